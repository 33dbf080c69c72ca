/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "pages/play/tc-left-game.h"
#include "pages/play/tc-play-draft.h"
#include "pages/play/tc-play-origin.h"
#include "pages/play/tc-play-page.h"
#include "widgets.h"
#include "widgets/tc-shown-path.h"
#include "window-fixture.h"

#define TITLE "Betrayal! France, May 1940"
#define SEED  1941 /* of no game that the window begins itself */

/* A game of the fixture's file with @n decisions. */
static TcSession *
play (WindowFixture *fixture, guint n)
{
  TcSession *session = tc_session_new ();

  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  tc_session_start (session, tc_build_get_ruleset (tc_document_get_build (fixture->base.document)),
                    0, SEED);
  for (guint i = 0; i < n; i++) {
    g_autoptr (GError) error = NULL;
    guint n_moves;
    TcMove move = tc_game_get_moves (tc_session_get_game (session), &n_moves)[0];

    g_assert_true (tc_session_apply (session, &move, &error));
    g_assert_no_error (error);
  }
  return session;
}

static char *
dup_drafts (WindowFixture *fixture)
{
  return g_build_filename (fixture->base.folder, "drafts", NULL);
}

/* (transfer full): the draft of a game of the scenario at @place that nobody has any more.
 * @out_hash: where it had come to. */
static char *
leave_game (WindowFixture *fixture, const char *place, guint n, guint64 *out_hash)
{
  g_autofree char *drafts = dup_drafts (fixture);
  g_autofree char *folder = tc_play_draft_dup_folder (drafts);
  char *file = tc_draft_dup_file (folder, place);
  TcSession *session = play (fixture, n);
  g_autoptr (GBytes) bytes =
    tc_play_origin_make_game (session, fixture->base.document, TC_SEAT_NONE);
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_draft_write (file, place, NULL, bytes, &error));
  g_assert_no_error (error);
  if (out_hash != NULL)
    *out_hash = tc_game_get_hash (tc_session_get_game (session));
  g_assert_finalize_object (session);
  return file;
}

static void
clean (WindowFixture *fixture)
{
  g_autofree char *drafts = dup_drafts (fixture);
  g_autofree char *games = tc_play_draft_dup_folder (drafts);

  g_rmdir (games);
  g_rmdir (drafts);
}

static void
begin (WindowFixture *fixture)
{
  g_autofree char *drafts = dup_drafts (fixture);

  run_until_idle ();
  tc_window_keep_drafts (fixture->window, drafts);
  run_until_idle ();
}

static GtkWidget *
find_game (WindowFixture *fixture)
{
  return find_row (GTK_WIDGET (fixture->window->welcome), TITLE);
}

static gboolean
offers_games (WindowFixture *fixture)
{
  return find_label (GTK_WIDGET (fixture->window->welcome), "Games to Continue") != NULL;
}

static guint64
get_hash (WindowFixture *fixture)
{
  TcPage *page = tc_window_get_page (fixture->window, "play");
  TcGame *game = tc_session_get_game (tc_play_page_get_session (TC_PLAY_PAGE (page)));

  return game != NULL ? tc_game_get_hash (game) : 0;
}

/* The one that is pressed goes on, be it not the last one played. */
static void
test_continues_a_game (WindowFixture *fixture, gconstpointer data)
{
  guint64 hash;
  g_autofree char *first = leave_game (fixture, fixture->base.path, 3, &hash);
  g_autofree char *second = leave_game (fixture, fixture->base.path, 5, NULL);

  begin (fixture);
  g_assert_true (offers_games (fixture));
  g_assert_true (g_str_has_prefix (
    adw_action_row_get_subtitle (ADW_ACTION_ROW (find_game (fixture))), "Turn 1. "));
  g_assert_true (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (find_game (fixture))));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.continue-game", "s", first);
  wait_for_build (fixture->document);
  while (get_hash (fixture) != hash)
    g_main_context_iteration (NULL, TRUE);
  run_until_idle ();
  g_assert_cmpuint (get_hash (fixture), ==, hash);
  g_assert_true (tc_window_is_at (fixture->window, fixture->base.path));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (tc_window_get_page (fixture->window, "play"))));
  tc_play_page_give_up (TC_PLAY_PAGE (tc_window_get_page (fixture->window, "play")));
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
  tc_left_game_discard (second);
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
}

/* What the row says is what pressing it does. */
static void
test_row_is_pressed (WindowFixture *fixture, gconstpointer data)
{
  guint64 hash;
  g_autofree char *file = leave_game (fixture, fixture->base.path, 3, &hash);

  begin (fixture);
  g_assert_true (gtk_widget_activate (find_game (fixture)));
  while (get_hash (fixture) != hash)
    g_main_context_iteration (NULL, TRUE);
  tc_play_page_give_up (TC_PLAY_PAGE (tc_window_get_page (fixture->window, "play")));
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
}

/* A window that lives has it, or offers it itself. */
static void
test_leaves_out_what_is_held (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *file = leave_game (fixture, fixture->base.path, 3, NULL);
  TcDraftHold *hold = tc_draft_hold_new (file);

  begin (fixture);
  g_assert_false (offers_games (fixture));
  tc_draft_hold_unref (hold);
  tc_welcome_look_for_games (fixture->window->welcome);
  g_assert_true (offers_games (fixture));
  tc_left_game_discard (file);
  tc_welcome_look_for_games (fixture->window->welcome);
  g_assert_false (offers_games (fixture));
}

/* A scenario that is gone is no reason to say nothing. */
static void
test_says_what_is_gone (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *gone = g_build_filename (fixture->base.folder, "gone.scenario.xml", NULL);
  g_autofree char *file = leave_game (fixture, gone, 3, NULL);
  g_autofree char *said =
    g_strdup_printf (". Cannot be continued: its scenario is no longer at %s.", gone);
  GtkWidget *row;

  begin (fixture);
  row = find_game (fixture);
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), said));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_signal_emit_by_name (find_type (row, GTK_TYPE_BUTTON), "clicked");
  run_until_idle ();
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
  g_assert_false (offers_games (fixture));
}

/* A saved game among the recent files is told from its scenario, and opened with it. */
static void
test_recent_games (WindowFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->base.folder, "mine.replay", NULL);
  g_autofree char *said = g_strdup_printf ("Saved game in %s", fixture->base.folder);
  g_autofree char *shipped = tc_shipped_find ("betrayal-1940");
  const char *const paths[] = { path, fixture->base.path, shipped, NULL };
  g_autofree char *name = g_path_get_basename (fixture->base.path);
  TcSession *session = play (fixture, 3);
  g_autoptr (GBytes) bytes =
    tc_play_origin_make_game (session, fixture->base.document, TC_SEAT_NONE);
  guint64 hash = tc_game_get_hash (tc_session_get_game (session));
  GtkWidget *root = GTK_WIDGET (fixture->window->welcome);

  g_assert_finalize_object (session);
  g_assert_true (tc_file_save (path, bytes, NULL, NULL));
  tc_welcome_set_recent (fixture->window->welcome, paths);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (root, "mine.replay"))),
                   ==, said);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (root, name))), ==,
                   fixture->base.folder);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (root, TITLE))), ==,
                   "Comes with Turncoat");
  g_assert_true (gtk_widget_activate (find_row (root, "mine.replay")));
  while (get_hash (fixture) != hash)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A folder with a name that is narrower than "…" fits its row in any height, without a warning. */
static void
test_short_folder (WindowFixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "/etc", NULL };
  GtkWidget *row;
  GtkWidget *label;
  int minimum;
  int natural;

  tc_welcome_set_recent (fixture->window->welcome, paths);
  row = find_row (GTK_WIDGET (fixture->window->welcome), "etc");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "/");
  label = find_label (row, "/");
  g_assert_nonnull (label);
  for (int height = 14; height < 40; height++) {
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, height, &minimum, &natural, NULL, NULL);
    g_assert_cmpint (minimum, <=, natural);
  }
}

/* (nullable): the file that a card opens; none before that is read. */
static const char *
get_card_path (GtkWidget *card)
{
  GVariant *target = gtk_actionable_get_action_target_value (
    GTK_ACTIONABLE (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (card))));

  return target != NULL ? g_variant_get_string (target, NULL) : NULL;
}

/* (transfer full): "40, 300" in the page, once that has been laid out. */
static char *
dup_corner (WindowFixture *fixture, GtkWidget *card)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (fixture->window->welcome), &bounds));

  return g_strdup_printf ("%.0f, %.0f", bounds.origin.x, bounds.origin.y);
}

/* Notes where cards are that can be pressed; returns how many there are. None has moved. */
static guint
check_corners (WindowFixture *fixture, GtkWidget *cards, GHashTable *corners)
{
  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card)) {
    const char *path = get_card_path (card);
    g_autofree char *corner = path != NULL ? dup_corner (fixture, card) : NULL;
    const char *before = path != NULL ? g_hash_table_lookup (corners, path) : NULL;

    if (path == NULL)
      continue;
    if (before != NULL)
      g_assert_cmpstr (corner, ==, before);
    g_hash_table_insert (corners, g_strdup (path), g_steal_pointer (&corner));
  }

  return g_hash_table_size (corners);
}

static guint
count_cards (GtkWidget *cards)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n++;

  return n;
}

/* Nobody hits another card than the one aimed at because more come. */
static void
test_cards_stay (WindowFixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) corners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_auto (GStrv) shipped = tc_shipped_list ();
  GtkWidget *cards =
    GTK_WIDGET (find_type (GTK_WIDGET (fixture->window->welcome), GTK_TYPE_FLOW_BOX));
  guint n = 0;

  run_until_idle ();
  g_assert_cmpuint (count_cards (cards), ==, g_strv_length (shipped));
  while (n < g_strv_length (shipped)) {
    run_for (20);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
    n = check_corners (fixture, cards, corners);
  }
  g_assert_cmpuint (count_cards (cards), ==, n);
}

/* Until all have been read; how many there are. */
static guint
wait_for_cards (GtkWidget *cards)
{
  g_auto (GStrv) shipped = tc_shipped_list ();
  guint n = g_strv_length (shipped);

  run_until_idle ();
  while (count_cards (cards) < n || get_card_path (gtk_widget_get_last_child (cards)) == NULL)
    run_for (20);

  return n;
}

/* What is typed leaves the cards that hold it, in any case; Escape brings all back. */
static void
test_search (WindowFixture *fixture, gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->window->welcome);
  GtkWidget *cards = GTK_WIDGET (find_type (root, GTK_TYPE_FLOW_BOX));
  GtkWidget *search = GTK_WIDGET (find_type (root, GTK_TYPE_SEARCH_ENTRY));
  guint n = wait_for_cards (cards);
  int height;
  g_autofree char *first = g_strdup (get_card_path (gtk_widget_get_first_child (cards)));

  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  height = gtk_widget_get_height (gtk_widget_get_first_child (cards));
  g_assert_cmpint (height, >, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "dUNE");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_cmpuint (count_cards (cards), >, 0);
  g_assert_cmpuint (count_cards (cards), <, n);
  g_assert_nonnull (find_label (cards, "Dune"));
  g_assert_cmpstr (get_card_path (gtk_widget_get_first_child (cards)), !=, first);
  g_assert_null (find_label (root, "No scenario contains"));
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (cards)), ==, height);
  gtk_editable_set_text (GTK_EDITABLE (search), "dune xyzzy");
  run_until_idle ();
  g_assert_cmpuint (count_cards (cards), ==, 0);
  g_assert_nonnull (find_label (root, "No scenario contains “dune xyzzy”."));
  g_signal_emit_by_name (search, "stop-search");
  run_until_idle ();
  g_assert_cmpuint (count_cards (cards), ==, n);
  g_assert_null (find_label (root, "No scenario contains"));
}

/* The entry of the menu leads to what it names, and not to what is above it. */
static void
test_shows_shipped (WindowFixture *fixture, gconstpointer data)
{
  const char *const paths[] = { fixture->base.path, NULL };
  GtkWidget *root = GTK_WIDGET (fixture->window->welcome);
  GtkWidget *heading;
  graphene_rect_t bounds;

  tc_welcome_set_recent (fixture->window->welcome, paths);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 600);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  heading = find_label (root, "Scenarios That Come with Turncoat");
  g_assert_true (gtk_widget_compute_bounds (heading, root, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 100);
  window_fixture_act (fixture, "win.show-shipped");
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
  g_assert_true (gtk_widget_compute_bounds (heading, root, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, 50);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         find_type (root, GTK_TYPE_SEARCH_ENTRY)));
}

static void
test_shown_paths (void)
{
  g_autofree char *inside = g_build_filename (g_get_home_dir (), "Documents", NULL);
  g_autofree char *beside = g_strconcat (g_get_home_dir (), "s/Documents", NULL);
  const char *const paths[][2] = {
    { inside, "~/Documents" },
    { g_get_home_dir (), "~" },
    { beside, beside },
    { "/usr/share", "/usr/share" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autofree char *shown = tc_shown_path_dup (paths[i][0]);

    g_assert_cmpstr (shown, ==, paths[i][1]);
  }
}

static void
assert_pair (const char *first, const char *second, const char *one, const char *two)
{
  g_auto (GStrv) pair = tc_shown_path_dup_pair (first, second, "war.scenario.xml");

  g_assert_cmpuint (g_strv_length (pair), ==, 2);
  g_assert_cmpstr (pair[0], ==, one);
  g_assert_cmpstr (pair[1], ==, two);
}

/* Two files of one name: which is which. */
static void
test_pairs (void)
{
  g_autofree char *home = g_build_filename (g_get_home_dir (), "war.scenario.xml", NULL);
  g_autofree char *inside = g_build_filename (g_get_home_dir (), "old", "war.scenario.xml", NULL);
  g_autofree char *shipped = tc_shipped_find ("betrayal-1940");
  g_autofree char *name = g_path_get_basename (shipped);
  g_autofree char *own = g_build_filename (g_get_home_dir (), name, NULL);
  g_autofree char *marked = g_strdup_printf ("%s (shipped)", name);
  g_autofree char *mine = g_strdup_printf ("%s (yours)", name);

  assert_pair ("/a/peace.xml", "/a/war.xml", "peace.xml", "war.xml");
  assert_pair ("/a/peace.xml", NULL, "peace.xml", "war.scenario.xml");
  assert_pair ("/a/maps/war.xml", "/b/maps/war.xml", "a/maps/war.xml", "b/maps/war.xml");
  assert_pair ("/a/old/war.xml", "/a/older/war.xml", "old/war.xml", "older/war.xml");
  assert_pair ("/war.xml", "/a/war.xml", "/war.xml", "a/war.xml");
  assert_pair (home, inside, "~/war.scenario.xml", "old/war.scenario.xml");
  assert_pair (home, home, "war.scenario.xml (on disk)", "war.scenario.xml (here)");
  assert_pair (home, NULL, "war.scenario.xml (on disk)", "war.scenario.xml (here)");
  assert_pair (shipped, own, marked, mine);
  assert_pair (own, shipped, mine, marked);
}

static void
run (WindowFixture *fixture, gconstpointer test)
{
  ((WindowTest) test) (fixture, NULL);
  clean (fixture);
}

int
main (int argc, char *argv[])
{
  init_widgets (&argc, &argv);
#define ADD(name, test) window_fixture_add_with ("/editor/welcome/" name, test, run)
  ADD ("continues-a-game", test_continues_a_game);
  ADD ("row-is-pressed", test_row_is_pressed);
  ADD ("leaves-out-what-is-held", test_leaves_out_what_is_held);
  ADD ("says-what-is-gone", test_says_what_is_gone);
  ADD ("recent-games", test_recent_games);
  ADD ("short-folder", test_short_folder);
  ADD ("cards-stay", test_cards_stay);
  ADD ("search", test_search);
  ADD ("shows-shipped", test_shows_shipped);
#undef ADD
  g_test_add_func ("/editor/welcome/shown-paths", test_shown_paths);
  g_test_add_func ("/editor/welcome/pairs", test_pairs);
  return g_test_run ();
}
