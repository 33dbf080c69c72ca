/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "part-fixture.h"

#include "app/tc-tooltips.h"
#include "widgets.h"

void
part_set_up (PartFixture *fixture, gconstpointer system)
{
  fixture_set_up_with (&fixture->base, system);
  fixture_open (&fixture->base);
  fixture->ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
  g_assert_nonnull (fixture->ruleset);
  fixture->session = tc_session_new ();
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 344, 240);
}

void
part_tear_down (PartFixture *fixture, gconstpointer system)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  tc_session_stop_thinking (fixture->session);
  g_clear_object (&fixture->session);
  fixture_tear_down (&fixture->base, system);
}

gpointer
part_make (PartFixture *fixture, GType type)
{
  GtkWidget *part = g_object_new (type, NULL);

  gtk_window_set_child (GTK_WINDOW (fixture->window), part);
  tc_play_part_set_session (TC_PLAY_PART (part), fixture->session);
  gtk_window_present (GTK_WINDOW (fixture->window));
  return part;
}

void
part_start (PartFixture *fixture)
{
  tc_session_start (fixture->session, fixture->ruleset, 0, 1940);
}

void
part_seat_bots (PartFixture *fixture)
{
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (fixture->ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (fixture->ruleset, "random"));
}

void
part_count_cb (guint *n, guint index)
{
  *n = index + 1;
}

GListModel *
part_get_rows (GtkWidget *part)
{
  GtkListView *list = GTK_LIST_VIEW (find_type (part, GTK_TYPE_LIST_VIEW));

  return G_LIST_MODEL (gtk_list_view_get_model (list));
}

GtkWidget *
part_show_page (Fixture *base, TcPlayPage **out_page)
{
  GtkWidget *window = gtk_window_new ();

  *out_page = g_object_new (TC_TYPE_PLAY_PAGE, NULL);
  tc_page_set_document (TC_PAGE (*out_page), base->document);
  tc_tooltips_show_whole (window);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (*out_page));
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 780);
  gtk_window_present (GTK_WINDOW (window));
  fixture_open (base);
  wait_for_build (base->document);

  return window;
}

void
part_close_page (Fixture *base, GtkWidget *window)
{
  run_until_idle ();
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
  fixture_tear_down (base, NULL);
}

void
play_set_up (PlayFixture *fixture, gconstpointer data)
{
  if (data != NULL)
    fixture_set_up_with (&fixture->base, data);
  else
    fixture_set_up (&fixture->base, data);
  fixture->window = part_show_page (&fixture->base, &fixture->page);
}

void
play_tear_down (PlayFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

TcGame *
play_get_game (PlayFixture *fixture)
{
  return tc_session_get_game (tc_play_page_get_session (fixture->page));
}

void
play_act (PlayFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL);
  while (tc_session_is_thinking (tc_play_page_get_session (fixture->page)))
    g_main_context_iteration (NULL, TRUE);
}

void
play_seat_bots (PlayFixture *fixture)
{
  TcRuleset *ruleset = tc_game_get_ruleset (play_get_game (fixture));

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (tc_play_page_get_session (fixture->page), i,
                        tc_bot_find (ruleset, "random"));
}
