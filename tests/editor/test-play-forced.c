/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"
#include "part-fixture.h"
#include "widgets.h"

/* Where an umpire chooses what dice will show. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
  TcSession *session;
} ForceFixture;

static void
set_up (ForceFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "house");
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  fixture->session = tc_play_page_get_session (fixture->page);
  g_assert_nonnull (tc_session_get_game (fixture->session));
}

static void
tear_down (ForceFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

/* Those of the house have blanks: chosen, forced and told is what is on the face. */
static void
test_die_of_the_game (ForceFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  double lowest;
  double highest;
  int start = 0;
  int end = 0;

  gtk_spin_button_get_range (fixture->page->die, &lowest, &highest);
  g_assert_cmpint ((gint) lowest, ==, 0);
  g_assert_cmpint ((gint) highest, ==, 2);
  g_assert_true (gtk_widget_get_visible (fixture->page->die_hint));
  tc_session_set_umpire (fixture->session, TRUE);
  run_until_idle ();
  /* There is nothing else to say of it: a forced die decides what a die decides. */
  g_assert_false (gtk_widget_get_visible (fixture->page->die_hint));
  gtk_spin_button_set_value (fixture->page->die, 0);
  gtk_widget_activate_action (page, "play.force-die", NULL);
  g_assert_cmpuint (tc_game_get_state (tc_session_get_game (fixture->session))->forced[0], ==, 1);
  g_assert_nonnull (find_label (page, "Forced: the next die will show 0"));
  /* Enter does what the button does. */
  gtk_spin_button_set_value (fixture->page->die, 1);
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (fixture->page->die)), "activate");
  g_assert_nonnull (find_label (page, "Forced: the second die from now will show 1"));
  g_assert_true (
    gtk_editable_get_selection_bounds (GTK_EDITABLE (fixture->page->die), &start, &end));
  g_assert_cmpint (end - start, ==, 1);
  run_until_idle ();
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page->dice), "0"));
  /* No player knows. */
  tc_session_set_umpire (fixture->session, FALSE);
  run_until_idle ();
  g_assert_null (find_label (GTK_WIDGET (fixture->page->dice), "0"));
  g_assert_nonnull (find_label (GTK_WIDGET (fixture->page->dice), "?"));

  /* A player who opens it next does not read there what was forced. */
  tc_session_set_umpire (fixture->session, TRUE);
  run_until_idle ();
  gtk_spin_button_set_value (fixture->page->die, 2);
  tc_session_set_umpire (fixture->session, FALSE);
  run_until_idle ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (fixture->page->die), ==, 0);
}

/* What waits is listed where the next one is chosen, and the last of it can be taken back as long
 * as nothing was decided since. */
static void
test_dice_that_wait (ForceFixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *forced = GTK_WIDGET (fixture->page->forced);
  const TcState *state = tc_game_get_state (tc_session_get_game (fixture->session));
  guint n;

  tc_session_set_umpire (fixture->session, TRUE);
  g_assert_false (gtk_widget_get_visible (forced));
  g_assert_cmpstr (gtk_label_get_label (fixture->page->die_label), ==, "Next die");
  g_assert_true (tc_session_force_die (fixture->session, 1));
  g_assert_true (tc_session_force_die (fixture->session, 3));
  g_assert_true (gtk_widget_get_visible (forced));
  gtk_menu_button_popup (GTK_MENU_BUTTON (fixture->page->die_button));
  run_until_idle ();
  g_assert_nonnull (find_label (forced, "0"));
  g_assert_nonnull (find_label (forced, "2"));
  g_assert_cmpstr (gtk_label_get_label (fixture->page->die_label), ==, "Die after these");
  tc_session_set_umpire (fixture->session, FALSE);
  g_assert_null (find_label (forced, "2"));
  g_assert_nonnull (find_label (forced, "?"));
  g_assert_false (tc_session_can_unforce (fixture->session));

  tc_session_set_umpire (fixture->session, TRUE);
  gtk_widget_activate_action (page, "play.unforce-die", NULL);
  state = tc_game_get_state (tc_session_get_game (fixture->session));
  g_assert_cmpuint (state->n_forced, ==, 1);
  g_assert_null (find_label (forced, "2"));
  g_assert_cmpstr (gtk_label_get_label (fixture->page->die_label), ==, "Die after this one");

  g_assert_true (tc_session_apply (
    fixture->session, tc_game_get_moves (tc_session_get_game (fixture->session), &n), NULL));
  g_assert_false (tc_session_can_unforce (fixture->session));
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-forced/" name, ForceFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("die-of-the-game", test_die_of_the_game);
  ADD ("dice-that-wait", test_dice_that_wait);

  return g_test_run ();
}
