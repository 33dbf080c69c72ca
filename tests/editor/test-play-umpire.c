/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/tc-board-private.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"
#include "part-fixture.h"
#include "widgets.h"

/* Changing the position: what stands beside the board, and what is said to refusals. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
  TcBoard *board;
  GtkWidget *umpire;
} UmpireFixture;

static TcGame *
get_game (UmpireFixture *fixture)
{
  return tc_session_get_game (fixture->session);
}

/* Until nothing is being set up or resolved. */
static void
play_until_calm (UmpireFixture *fixture)
{
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));

  for (guint i = 0; i < 60; i++) {
    g_autofree char *why =
      tc_umpire_dup_why_none (ruleset, tc_game_get_state (get_game (fixture)), "it");

    if (g_str_has_prefix (why, "Nothing can be changed about it."))
      return;
    g_assert_true (tc_session_step (fixture->session));
  }
  g_assert_not_reached ();
}

static void
set_up (UmpireFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset;

  use_style ();
  fixture_set_up_with (&fixture->base, data);
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  fixture->session = tc_play_page_get_session (fixture->page);
  fixture->board = TC_BOARD (find_type (GTK_WIDGET (fixture->page), TC_TYPE_BOARD));
  fixture->umpire = GTK_WIDGET (fixture->page->umpire);
  ruleset = tc_game_get_ruleset (get_game (fixture));
  tc_session_start (fixture->session, ruleset, 0, 1940);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  tc_session_set_umpire (fixture->session, TRUE);
  play_until_calm (fixture);
  tc_play_page_set_umpiring (fixture->page, TRUE);
  g_assert_true (fixture->page->is_umpiring);
  /* No place is marked as one that refuses what is dragged over it. */
  g_assert_true (fixture->page->board->takes_all);
}

static void
tear_down (UmpireFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

static const TcView *
get_view (UmpireFixture *fixture)
{
  return fixture->page->view;
}

/* What has no name, and lies where @is_place: in a thing of the game, or as on a deck in none. */
static const TcViewToken *
find_nameless (UmpireFixture *fixture, gboolean is_place)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (get_view (fixture), &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *place = tc_view_find_container (get_view (fixture), tokens[i].container);

    if (place != NULL && tokens[i].thing == TC_THING_NONE &&
        (place->thing != TC_THING_NONE) == is_place)
      return &tokens[i];
  }
  g_assert_not_reached ();
}

/* No monster: there are none before the haunt. */
static const TcViewToken *
find_explorer (UmpireFixture *fixture)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (get_view (fixture), &n);

  for (guint i = 0; i < n; i++)
    if (tokens[i].kind == TC_TOKEN_PAWN)
      return &tokens[i];
  g_assert_not_reached ();
}

static const TcViewContainer *
find_place (UmpireFixture *fixture, TcContainerKind kind)
{
  guint n;
  const TcViewContainer *places = tc_view_get_containers (get_view (fixture), &n);

  for (guint i = 0; i < n; i++)
    if (places[i].kind == kind)
      return &places[i];
  g_assert_not_reached ();
}

static GtkWidget *
find_button (UmpireFixture *fixture, const char *text)
{
  return gtk_widget_get_ancestor (find_label (fixture->umpire, text), GTK_TYPE_BUTTON);
}

/* (nullable): what is said to the last change. */
static const char *
get_refusal (UmpireFixture *fixture)
{
  GtkWidget *box =
    GTK_WIDGET (gtk_widget_get_template_child (fixture->umpire, TC_TYPE_PLAY_UMPIRE, "refusal"));
  GtkWidget *label = find_type (box, GTK_TYPE_LABEL);

  return gtk_widget_get_visible (box) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

static const char *
get_hint (UmpireFixture *fixture)
{
  return gtk_label_get_label (
    GTK_LABEL (gtk_widget_get_template_child (fixture->umpire, TC_TYPE_PLAY_UMPIRE, "hint")));
}

static void
type_number (GtkWidget *spin, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}

/* In the window, once it has been laid out. */
static gint
get_top (UmpireFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (fixture->window);
  run_for (50);
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->window, &bounds));
  return (gint) bounds.origin.y;
}

/* -- Tests -- */

/* An umpire who types a number that cannot be reads which can, and sets nothing by the way. */
static void
test_number (UmpireFixture *fixture, gconstpointer data)
{
  guint n_moves = tc_game_get_n_moves (get_game (fixture));
  g_autofree char *said = NULL;
  GtkWidget *spin;
  GtkWidget *set;

  tc_board_user_selects (fixture->board, "france");
  spin = find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON);
  set = find_button (fixture, "Set");
  g_assert_null (get_refusal (fixture));
  type_number (spin, "9999");
  said = g_strdup (get_refusal (fixture));
  g_assert_true (g_str_has_prefix (said, "Only a number from 0 to "));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "0");
  g_signal_emit_by_name (set, "clicked");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, n_moves);
  g_assert_cmpstr (get_refusal (fixture), ==, said);

  type_number (spin, "");
  g_assert_cmpstr (get_refusal (fixture), ==, said);
  type_number (spin, "2");
  g_signal_emit_by_name (set, "clicked");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, n_moves + 1);
  g_assert_null (get_refusal (fixture));
}

/* What was wrong with a number is not said any longer than it is looked at. */
static void
test_refusal_ends (UmpireFixture *fixture, gconstpointer data)
{
  GtkWidget *spin;

  tc_board_user_selects (fixture->board, "france");
  spin = find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON);
  type_number (spin, "9999");
  g_assert_nonnull (get_refusal (fixture));
  gtk_editable_set_text (GTK_EDITABLE (spin), "12");
  g_assert_null (get_refusal (fixture));

  type_number (spin, "9999");
  g_assert_nonnull (get_refusal (fixture));
  gtk_widget_grab_focus (find_button (fixture, "Set"));
  run_until_idle ();
  g_assert_nonnull (get_refusal (fixture));
  gtk_widget_grab_focus (spin);
  run_until_idle ();
  g_assert_null (get_refusal (fixture));
}

/* The next click hits what the last one hit. */
static void
test_refusal_moves_nothing (UmpireFixture *fixture, gconstpointer data)
{
  GtkWidget *spin;
  GtkWidget *set;
  gint before;

  tc_board_user_selects (fixture->board, find_explorer (fixture)->key);
  spin = find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON);
  set = find_button (fixture, "Set");
  before = get_top (fixture, set);
  type_number (spin, "99");
  g_assert_nonnull (get_refusal (fixture));
  g_assert_cmpint (get_top (fixture, set), ==, before);
  g_signal_emit_by_name (set, "clicked");
  g_assert_cmpint (get_top (fixture, set), ==, before);
  tc_play_page_propose (fixture->page, find_explorer (fixture)->key,
                        find_place (fixture, TC_CONTAINER_DECK)->key);
  g_assert_nonnull (get_refusal (fixture));
  g_assert_cmpint (get_top (fixture, set), ==, before);
}

/* Where a piece is it need not be put. */
static void
test_place_is_where_it_is (UmpireFixture *fixture, gconstpointer data)
{
  const TcViewToken *explorer = find_explorer (fixture);
  g_autofree char *key = g_strdup (explorer->key);
  g_autofree char *place =
    g_strdup (tc_view_find_container (get_view (fixture), explorer->container)->name);
  g_autofree char *other = NULL;
  guint n_moves = tc_game_get_n_moves (get_game (fixture));
  GtkDropDown *chooser;
  GtkWidget *put;

  tc_board_user_selects (fixture->board, key);
  chooser = GTK_DROP_DOWN (find_type (fixture->umpire, GTK_TYPE_DROP_DOWN));
  put = find_button (fixture, "Put");
  g_assert_cmpstr (
    gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_drop_down_get_selected_item (chooser))),
    ==, place);
  g_assert_false (gtk_widget_get_sensitive (put));
  g_signal_emit_by_name (put, "clicked");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, n_moves);

  gtk_drop_down_set_selected (chooser, 1);
  g_assert_true (gtk_widget_get_sensitive (put));
  other = g_strdup (
    gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_drop_down_get_selected_item (chooser))));
  g_signal_emit_by_name (put, "clicked");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, n_moves + 1);
  g_assert_cmpstr (
    tc_view_get_name (get_view (fixture), tc_view_get_place_of (get_view (fixture), key)), ==,
    other);
}

/* A step is called one, and what stands there is beside it. */
static void
test_step (UmpireFixture *fixture, gconstpointer data)
{
  g_autofree char *key = g_strdup (find_explorer (fixture)->key);
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));
  TcMove move;
  GtkWidget *spin;

  tc_board_user_selects (fixture->board, key);
  g_assert_nonnull (find_label (fixture->umpire, "Might, step"));
  spin = find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON);
  move = tc_move_make (TC_VERB_SET, find_explorer (fixture)->thing,
                       tc_ruleset_find_thing (ruleset, "might"), 0);
  for (guint16 step = 1; step <= 8; step++) {
    g_autofree char *typed = g_strdup_printf ("%u", step);
    g_autofree char *shown = NULL;
    gint number = 0;

    move.value = step;
    g_assert_true (tc_umpire_read_step (ruleset, &move, &number));
    shown = g_strdup_printf ("shows %d", number);
    gtk_editable_set_text (GTK_EDITABLE (spin), typed);
    g_assert_nonnull (find_label (fixture->umpire, shown));
  }
}

#define SCOPE "An umpire can only move explorers and monsters in the house, "

/* What cannot be changed says so, and so does what has no name of its own. */
static void
test_nothing_to_change (UmpireFixture *fixture, gconstpointer data)
{
  const TcViewToken *hidden = find_nameless (fixture, FALSE);
  const TcViewContainer *deck = tc_view_find_container (get_view (fixture), hidden->container);
  const TcViewContainer *room = find_place (fixture, TC_CONTAINER_TILE);
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));
  g_autofree char *about_room = g_strdup_printf (
    "Nothing can be changed about %s. " SCOPE, tc_ruleset_get_thing (ruleset, room->thing)->phrase);
  g_autofree char *about_deck =
    g_strdup_printf ("Nothing can be changed about %s. " SCOPE, deck->name);

  g_assert_true (g_str_has_prefix (get_hint (fixture), "Drag a piece"));
  tc_board_user_selects (fixture->board, room->key);
  g_assert_true (g_str_has_prefix (get_hint (fixture), about_room));
  tc_board_user_selects (fixture->board, hidden->key);
  g_assert_true (g_str_has_prefix (get_hint (fixture), about_deck));
  tc_board_user_selects (fixture->board, deck->key);
  g_assert_true (g_str_has_prefix (get_hint (fixture), about_deck));
  tc_play_page_propose (fixture->page, hidden->key, room->key);
  g_assert_true (g_str_has_prefix (get_refusal (fixture), about_deck));
}

/* What is said to a drag is not above it once more. */
static void
test_said_once (UmpireFixture *fixture, gconstpointer data)
{
  const TcViewToken *hidden = find_nameless (fixture, FALSE);
  const TcViewContainer *deck = tc_view_find_container (get_view (fixture), hidden->container);
  const TcViewContainer *room = find_place (fixture, TC_CONTAINER_TILE);

  tc_board_user_selects (fixture->board, hidden->key);
  g_assert_nonnull (strstr (get_hint (fixture), SCOPE));
  tc_play_page_propose (fixture->page, hidden->key, room->key);
  g_assert_nonnull (strstr (get_refusal (fixture), SCOPE));
  g_assert_cmpstr (get_hint (fixture), ==, deck->name);
  tc_board_user_selects (fixture->board, room->key);
  g_assert_nonnull (strstr (get_hint (fixture), SCOPE));
  tc_play_page_propose (fixture->page, room->key, room->key);
  g_assert_nonnull (strstr (get_refusal (fixture), SCOPE));
  g_assert_cmpstr (get_hint (fixture), ==, room->name);
}

/* A row of steps in a player's box leads to what the explorer leads to, and both names are there.
 */
static void
test_row (UmpireFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));
  const TcViewToken *explorer = find_explorer (fixture);
  g_autofree char *row = g_strdup_printf ("might-%s", tc_ruleset_get_seat (ruleset, 0)->id);
  g_autofree char *place = g_strdup (tc_view_get_name (get_view (fixture), explorer->container));
  guint n_moves = tc_game_get_n_moves (get_game (fixture));
  TcThing thing = explorer->thing;
  g_autofree char *title =
    g_strdup_printf ("%s (%s)", tc_ruleset_get_seat (ruleset, 0)->name, explorer->name);
  GtkWidget *chooser;
  GtkWidget *spin;
  double step;

  tc_board_user_selects (fixture->board, row);
  g_assert_cmpstr (get_hint (fixture), ==, title);
  chooser = find_type (fixture->umpire, GTK_TYPE_DROP_DOWN);
  g_assert_cmpstr (gtk_string_object_get_string (
                     GTK_STRING_OBJECT (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (chooser)))),
                   ==, place);
  g_assert_nonnull (find_label (fixture->umpire, "Might, step"));
  spin = find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON);
  step = gtk_spin_button_get_value (GTK_SPIN_BUTTON (spin)) > 1 ? 1 : 2;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), step);
  g_signal_emit_by_name (find_button (fixture, "Set"), "clicked");
  g_assert_cmpuint (tc_game_get_n_moves (get_game (fixture)), ==, n_moves + 1);
  g_assert_cmpuint (tc_game_get_move (get_game (fixture), n_moves)->subject, ==, thing);
  g_assert_cmpstr (get_hint (fixture), ==, title);
}

/* A cube has no name by which it could be put somewhere: its place has a number of them. */
static void
test_cube (UmpireFixture *fixture, gconstpointer data)
{
  const TcViewToken *cube = find_nameless (fixture, TRUE);
  const TcViewContainer *place = tc_view_find_container (get_view (fixture), cube->container);

  tc_board_user_selects (fixture->board, cube->key);
  g_assert_nonnull (find_label (fixture->umpire, place->name));
  g_assert_nonnull (find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON));
  tc_play_page_propose (fixture->page, cube->key, "france");
  g_assert_true (g_str_has_prefix (get_refusal (fixture), "What is only counted"));
}

/* Where an explorer cannot stand it is said where one can. */
static void
test_nowhere_to_stand (UmpireFixture *fixture, gconstpointer data)
{
  const char *explorer = find_explorer (fixture)->key;

  tc_play_page_propose (fixture->page, explorer, find_place (fixture, TC_CONTAINER_DECK)->key);
  g_assert_cmpstr (get_refusal (fixture), ==, "An explorer stands in a room.");
  tc_play_page_propose (fixture->page, explorer, find_place (fixture, TC_CONTAINER_FLOOR)->key);
  g_assert_cmpstr (get_refusal (fixture), ==, "An explorer stands in a room.");
  tc_board_user_selects (fixture->board, explorer);
  g_assert_null (get_refusal (fixture));
}

/* (nullable): one that a player has. */
static const TcViewToken *
find_held_card (UmpireFixture *fixture)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (get_view (fixture), &n);

  for (guint i = 0; i < n; i++)
    if (g_str_has_prefix (tokens[i].container, "hand-") && tokens[i].thing != TC_THING_NONE)
      return &tokens[i];

  return NULL;
}

/* (transfer full): key of a card that a player has, in a game in which it can be moved. */
static char *
dup_held_card (UmpireFixture *fixture)
{
  for (guint i = 0; i < 200 && find_held_card (fixture) == NULL; i++) {
    g_assert_true (tc_session_step (fixture->session));
    play_until_calm (fixture);
  }
  g_assert_nonnull (find_held_card (fixture));

  return g_strdup (find_held_card (fixture)->key);
}

/* A card is dropped onto a player's box, and onto a row of steps in it, to become that player's. */
static void
test_hand (UmpireFixture *fixture, gconstpointer data)
{
  g_autofree char *card = dup_held_card (fixture);
  TcRuleset *ruleset = tc_game_get_ruleset (get_game (fixture));

  for (guint8 i = 0; i < 2; i++) {
    g_autofree char *hand = g_strdup_printf ("hand-%s", tc_ruleset_get_seat (ruleset, i)->id);
    g_autofree char *row = g_strdup_printf ("might-%s", tc_ruleset_get_seat (ruleset, i)->id);

    tc_play_page_propose (fixture->page, card, find_place (fixture, TC_CONTAINER_TILE)->key);
    g_assert_null (get_refusal (fixture));
    tc_play_page_propose (fixture->page, card, i == 0 ? hand : row);
    g_assert_cmpstr (get_refusal (fixture), ==, NULL);
    g_assert_cmpstr (tc_view_get_place_of (get_view (fixture), card), ==, hand);
  }
}

/* What belongs to no place or piece is there when a deck is selected, too. */
static void
test_sides (UmpireFixture *fixture, gconstpointer data)
{
  tc_board_user_selects (fixture->board, find_place (fixture, TC_CONTAINER_DECK)->key);
  g_assert_nonnull (find_type (fixture->umpire, GTK_TYPE_SPIN_BUTTON));
  g_assert_nonnull (strstr (get_hint (fixture), " itself. What belongs to no single piece"));
}

#define ADD(name, system, test)                                                                    \
  g_test_add ("/editor/play-umpire/" name, UmpireFixture, system, set_up, test, tear_down)

#define HOUSE "house"
#define BELL  "bell-1938"

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("number", BELL, test_number);
  ADD ("refusal-ends", BELL, test_refusal_ends);
  ADD ("cube", BELL, test_cube);
  ADD ("sides", BELL, test_sides);
  ADD ("refusal-moves-nothing", HOUSE, test_refusal_moves_nothing);
  ADD ("place-is-where-it-is", HOUSE, test_place_is_where_it_is);
  ADD ("step", HOUSE, test_step);
  ADD ("nothing-to-change", HOUSE, test_nothing_to_change);
  ADD ("said-once", HOUSE, test_said_once);
  ADD ("row", HOUSE, test_row);
  ADD ("hand", HOUSE, test_hand);
  ADD ("nowhere-to-stand", HOUSE, test_nowhere_to_stand);

  return g_test_run ();
}
