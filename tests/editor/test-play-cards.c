/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-cards.h"

#include <string.h>

#include "part-fixture.h"
#include "widgets.h"

static TcPlayCards *
make_cards (PartFixture *fixture)
{
  TcPlayCards *cards = g_object_new (TC_TYPE_PLAY_CARDS, NULL);

  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (cards));
  gtk_window_present (GTK_WINDOW (fixture->window));
  return cards;
}

static char *
dup_shown (PartFixture *fixture, TcPlayCards *cards)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);

  tc_play_cards_show (cards, fixture->session, view);
  return gtk_widget_get_visible (GTK_WIDGET (cards)) ? dup_labels (GTK_WIDGET (cards))
                                                     : g_strdup ("");
}

/* (nullable): what the log of the last move says is drawn: "Anna draws Spider (rule 21)". */
static char *
dup_drawn (TcGame *game)
{
  gint last = (gint) tc_game_get_n_moves (game) - 1;
  g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, last);

  for (guint i = 0; lines[i] != NULL; i++) {
    const char *drawn = strstr (lines[i], " draws ");

    if (drawn == NULL)
      continue;
    drawn += strlen (" draws ");
    drawn += g_str_has_prefix (drawn, "the ") ? strlen ("the ") : 0;
    return g_strndup (drawn, strcspn (drawn, "(") - 1);
  }
  return NULL;
}

/* Makes moves until a card with a text was drawn: its name. */
static char *
draw (PartFixture *fixture, TcPlayCards *cards)
{
  TcGame *game = tc_session_get_game (fixture->session);

  while (tc_session_step (fixture->session)) {
    g_autofree char *shown = dup_shown (fixture, cards);
    g_autofree char *drawn = dup_drawn (game);

    if (drawn == NULL)
      continue;
    g_assert_nonnull (strstr (shown, drawn));
    return g_steal_pointer (&drawn);
  }
  g_assert_not_reached ();
}

/* A card that is drawn is named and says what it says, also after other bots have decided, but not
 * when it was taken back. */
static void
test_drawn (PartFixture *fixture, gconstpointer data)
{
  TcPlayCards *cards = make_cards (fixture);
  g_autofree char *drawn = NULL;
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  TcGame *game;

  part_start (fixture);
  part_seat_bots (fixture);
  game = tc_session_get_game (fixture->session);
  shown = dup_shown (fixture, cards);
  g_assert_cmpstr (shown, ==, "");
  drawn = draw (fixture, cards);
  name = g_strdup_printf ("<b>%s</b>: ", drawn);
  g_free (shown);
  shown = dup_shown (fixture, cards);
  g_test_message ("%s", shown);
  g_assert_true (g_str_has_prefix (shown, name));
  g_assert_cmpuint (strlen (shown), >, strlen (name) + 10);

  tc_session_step (fixture->session);
  g_free (shown);
  shown = dup_shown (fixture, cards);
  g_assert_nonnull (strstr (shown, name));

  tc_session_jump (fixture->session, tc_game_get_n_moves (game) - 2);
  g_free (shown);
  shown = dup_shown (fixture, cards);
  g_assert_cmpstr (shown, ==, "");
  tc_session_jump (fixture->session, tc_game_get_n_moves (game) + 1);
  g_free (shown);
  shown = dup_shown (fixture, cards);
  g_assert_nonnull (strstr (shown, name));
}

/* Where only bots play, what one of them drew goes when another one acts. */
static void
test_only_bots (PartFixture *fixture, gconstpointer data)
{
  TcPlayCards *cards = make_cards (fixture);
  g_autofree char *drawn = NULL;
  g_autofree char *shown = NULL;
  TcGame *game;
  guint8 seat;

  part_start (fixture);
  part_seat_bots (fixture);
  game = tc_session_get_game (fixture->session);
  g_free (dup_shown (fixture, cards));
  drawn = draw (fixture, cards);
  seat = tc_game_get_move_seat (game, tc_game_get_n_moves (game) - 1);
  do {
    g_assert_true (tc_session_step (fixture->session));
    g_free (shown);
    shown = dup_shown (fixture, cards);
  } while (tc_game_get_move_seat (game, tc_game_get_n_moves (game) - 1) == seat);
  g_assert_null (strstr (shown, drawn));
}

/* The one person at the table goes through doors and else does what is listed last. */
static void
decide (PartFixture *fixture)
{
  g_autoptr (TcView) view = tc_session_dup_view (fixture->session);
  g_autoptr (GError) error = NULL;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  guint chosen = n - 1;

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++) {
    if (g_str_has_prefix (moves[i].text, "Open the door"))
      chosen = i;
  }
  tc_session_apply (fixture->session, &moves[chosen].move, &error);
  g_assert_no_error (error);
}

/* What a decision turned up is read until the next one of a person, however many bots decide. */
static void
test_decided (PartFixture *fixture, gconstpointer data)
{
  TcPlayCards *cards = make_cards (fixture);
  g_autofree char *drawn = NULL;
  g_autofree char *shown = NULL;
  TcGame *game;

  for (guint8 i = 1; i < tc_ruleset_get_n_seats (fixture->ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (fixture->ruleset, "random"));
  part_start (fixture);
  game = tc_session_get_game (fixture->session);
  while (drawn == NULL) {
    gboolean is_bots = tc_session_step (fixture->session);

    if (!is_bots)
      decide (fixture);
    g_free (dup_shown (fixture, cards));
    if (!is_bots)
      drawn = dup_drawn (game);
  }
  while (tc_session_step (fixture->session))
    g_free (dup_shown (fixture, cards));
  shown = dup_shown (fixture, cards);
  g_assert_nonnull (strstr (shown, drawn));
  decide (fixture);
  g_free (shown);
  shown = dup_shown (fixture, cards);
  g_assert_null (strstr (shown, drawn));
}

static void
show_card (PartFixture *fixture, TcPlayCards *cards, gboolean is_hidden)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewToken token = {
    .thing = tc_ruleset_find_thing (fixture->ruleset, "e-shrieking-wind"),
    .key = "card",
    .name = "Shrieking & Wind",
    .container = "discards",
    .owner = "",
    .kind = TC_TOKEN_CARD,
    .type = "",
    .symbol = "",
    .size = "",
    .face = "",
    .count = 1,
    .is_hidden = is_hidden,
  };

  g_assert_cmpuint (token.thing, !=, TC_THING_NONE);
  tc_view_add_token (view, &token);
  tc_play_cards_show (cards, fixture->session, view);
}

/* The end of the last line that is whole above @y. */
static int
find_line_end (GtkLabel *label, int y)
{
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (label));
  int found = 0;
  int x, top;

  gtk_label_get_layout_offsets (label, &x, &top);
  do {
    int end;

    pango_layout_iter_get_line_yrange (iter, NULL, &end);
    if (top + end / PANGO_SCALE <= y)
      found = top + end / PANGO_SCALE;
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
  return found;
}

/* Of a card that lies face down nothing is said, until it is turned up. */
static void
test_hidden (PartFixture *fixture, gconstpointer data)
{
  TcPlayCards *cards = make_cards (fixture);
  GtkWidget *widget = GTK_WIDGET (cards);
  GtkLabel *label;
  int least = 0;
  int most = 0;
  g_autofree char *hidden = NULL;
  g_autofree char *shown = NULL;

  part_start (fixture);
  g_free (dup_shown (fixture, cards));
  while (gtk_widget_get_width (fixture->window) == 0)
    g_main_context_iteration (NULL, TRUE);
  show_card (fixture, cards, TRUE);
  g_assert_false (gtk_widget_get_visible (widget));
  hidden = dup_labels (widget);
  g_assert_cmpstr (hidden, ==, "\n");
  show_card (fixture, cards, FALSE);
  g_assert_true (gtk_widget_get_visible (widget));
  shown = dup_labels (widget);
  g_assert_true (
    g_str_has_prefix (shown, "<b>Shrieking &amp; Wind</b>: A gust throws down whatever stands"));

  /* However long, it leaves the legal moves in sight, and the log where there is little room. */
  run_until_idle ();
  gtk_test_widget_wait_for_draw (widget);
  g_assert_cmpint (gtk_widget_get_height (find_type (widget, GTK_TYPE_LABEL)), >, 116);
  label = GTK_LABEL (find_type (widget, GTK_TYPE_LABEL));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &least, &most, NULL, NULL);
  g_assert_cmpint (most, <, 140);
  g_assert_cmpint (find_line_end (label, most), ==, most);
  g_assert_cmpint (least, <=, most * 2 / 3);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  g_test_add ("/editor/play-cards/drawn", PartFixture, "house", part_set_up, test_drawn,
              part_tear_down);
  g_test_add ("/editor/play-cards/only-bots", PartFixture, "house", part_set_up, test_only_bots,
              part_tear_down);
  g_test_add ("/editor/play-cards/decided", PartFixture, "house", part_set_up, test_decided,
              part_tear_down);
  g_test_add ("/editor/play-cards/hidden", PartFixture, "house", part_set_up, test_hidden,
              part_tear_down);

  return g_test_run ();
}
