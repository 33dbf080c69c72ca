/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-fixture.h"

#include "widgets.h"

static void
set_up (WindowFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->window = tc_window_new (NULL);
  fixture->document = tc_window_get_document (fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

void
window_fixture_open (WindowFixture *fixture)
{
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
}

static void
tear_down (WindowFixture *fixture, gconstpointer data)
{
  run_until_idle ();
  if (tc_document_is_building (fixture->document))
    wait_for_build (fixture->document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

void
window_fixture_act (WindowFixture *fixture, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
}

void
window_fixture_show (WindowFixture *fixture, const char *page)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-page", "s", page);
}

void
window_fixture_add (const char *path, WindowTest test)
{
  g_test_add (path, WindowFixture, NULL, set_up, test, tear_down);
}

void
window_fixture_add_with (const char *path, gconstpointer data, WindowTest test)
{
  g_test_add (path, WindowFixture, data, set_up, test, tear_down);
}
