/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "pages/play/tc-play-dice.h"
#include "part-fixture.h"
#include "widgets.h"

/* What the Play page shows of dice: those that were thrown, and those that are forced. */

static void
test_dice (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = part_make (fixture, TC_TYPE_PLAY_DICE);

  part_start (fixture);
  g_assert_null (find_label (dice, "forced: thrown next"));
  g_assert_true (tc_session_force_die (fixture->session, 4));
  g_assert_nonnull (find_label (dice, "4"));
  g_assert_nonnull (find_label (dice, "forced: thrown next"));
  tc_session_undo (fixture->session);
  g_assert_null (find_label (dice, "forced: thrown next"));
}

/* A die that was forced is told from others when it is thrown, too. */
static void
test_forced_dice (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = part_make (fixture, TC_TYPE_PLAY_DICE);
  g_autofree char *words = NULL;
  g_autofree char *again = NULL;
  g_autofree char *loaded = NULL;
  g_autofree char *saved = NULL;
  TcDivergence divergence = { 0 };
  TcGame *game;
  GtkWidget *die;
  guint n;

  part_start (fixture);
  part_seat_bots (fixture);
  game = tc_session_get_game (fixture->session);
  for (guint i = 0; i < TC_MAX_FORCED_DICE; i++)
    g_assert_true (tc_session_force_die (fixture->session, 4));
  while (tc_game_get_dice (game, (gint) tc_game_get_n_moves (game) - 1, &n) == NULL)
    g_assert_true (tc_session_step (fixture->session));
  words = dup_labels (dice);
  g_assert_nonnull (strstr (words, "; forced: 4, 4"));
  die = find_label (dice, "4");
  g_assert_true (gtk_widget_has_css_class (die, "forced"));

  /* What was thrown for a position belongs to it, however one comes there. */
  n = tc_game_get_n_moves (game);
  tc_session_run (fixture->session, 5);
  tc_session_jump (fixture->session, n);
  again = dup_labels (dice);
  g_assert_cmpstr (again, ==, words);
  saved = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  g_assert_true (tc_session_load (fixture->session, fixture->ruleset, saved, &divergence));
  loaded = dup_labels (dice);
  g_assert_cmpstr (loaded, ==, words);
}

/* The last move that threw any, or -2. */
static gint
find_throw (TcGame *game)
{
  guint n;

  for (gint i = (gint) tc_game_get_n_moves (game) - 1; i >= -1; i--)
    if (tc_game_get_dice (game, i, &n) != NULL)
      return i;
  return -2;
}

/* Only bots play on: what was thrown before another player acted, or in an earlier turn, is not
 * shown any more. */
static void
test_old_dice (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = part_make (fixture, TC_TYPE_PLAY_DICE);
  guint n_shown = 0, n_gone = 0;
  TcGame *game;

  part_start (fixture);
  part_seat_bots (fixture);
  game = tc_session_get_game (fixture->session);
  for (guint i = 0; i < 150 && tc_session_step (fixture->session); i++) {
    guint n = tc_game_get_n_moves (game);
    gint thrown = find_throw (game);
    const TcState *after;

    if (thrown == -2)
      continue;
    after = tc_game_get_position (game, (guint) (thrown + 1));
    if (!gtk_widget_get_visible (dice)) {
      n_gone++;
      continue;
    }
    n_shown++;
    for (guint k = (guint) (thrown + 1); k < n; k++) {
      const TcState *before = tc_game_get_position (game, k);

      g_assert_cmpuint (before->turn, ==,
                        tc_game_get_position (game, (guint) MAX (thrown, 0))->turn);
      g_assert_true (tc_game_get_move_seat (game, k) == after->actor ||
                     tc_game_get_move_seat (game, k) ==
                       tc_game_get_move_seat (game, (guint) MAX (thrown, 0)));
    }
  }
  g_test_message ("shown %u times, gone %u times", n_shown, n_gone);
  g_assert_cmpuint (n_shown, >, 5);
  g_assert_cmpuint (n_gone, >, 5);
}

/* What is said of @row of throws. */
static GtkLabel *
get_caption (GtkWidget *row)
{
  GtkWidget *child = gtk_widget_get_first_child (row);

  while (!gtk_widget_has_css_class (child, "caption"))
    child = gtk_widget_get_next_sibling (child);

  return GTK_LABEL (child);
}

static glong
count_letters (GtkLabel *caption)
{
  return g_utf8_strlen (gtk_label_get_label (caption), -1);
}

/* Of several throws at once the longest line is the one that may wrap first. */
static void
test_longest (PartFixture *fixture, gconstpointer data)
{
  GtkWidget *dice = part_make (fixture, TC_TYPE_PLAY_DICE);
  GtkWidget *rows = NULL;
  GtkLabel *last = NULL;
  guint n_compared = 0;

  part_start (fixture);
  part_seat_bots (fixture);
  for (guint i = 0; i < 400 && tc_session_step (fixture->session); i++) {
    rows = gtk_widget_get_first_child (dice);
    last = NULL;
    for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
         row = gtk_widget_get_next_sibling (row)) {
      GtkLabel *caption = get_caption (row);

      if (last != NULL && count_letters (caption) > count_letters (last)) {
        g_assert_cmpint (gtk_label_get_lines (caption), >=, gtk_label_get_lines (last));
        n_compared++;
      }
      last = caption;
    }
  }
  g_assert_cmpuint (n_compared, >, 0);
}

#define ADD(name, system, test)                                                                    \
  g_test_add ("/editor/play-dice/" name, PartFixture, system, part_set_up, test, part_tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("dice", "betrayal-1940", test_dice);
  ADD ("forced-dice", "betrayal-1940", test_forced_dice);
  ADD ("longest", "betrayal-1940", test_longest);
  ADD ("old-dice", "house", test_old_dice);
  ADD ("old-dice-of-turns", "betrayal-1940", test_old_dice);

  return g_test_run ();
}
