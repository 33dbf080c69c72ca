/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"
#include "part-fixture.h"
#include "widgets.h"

/* The button that lets bots play, and stops them. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcPlayPage *page;
} BotsFixture;

static void
set_up (BotsFixture *fixture, gconstpointer data)
{
  TcSession *session;

  fixture_set_up_with (&fixture->base, "betrayal-1940");
  fixture->window = part_show_page (&fixture->base, &fixture->page);
  session = tc_play_page_get_session (fixture->page);
  for (guint8 i = 0; i < 2; i++)
    tc_session_set_bot (
      session, i, tc_bot_find (tc_game_get_ruleset (tc_session_get_game (session)), "random"));
}

static void
tear_down (BotsFixture *fixture, gconstpointer data)
{
  part_close_page (&fixture->base, fixture->window);
}

static void
assert_shows (BotsFixture *fixture, const char *icon_name, const char *tip)
{
  GtkButton *button = fixture->page->auto_button;

  g_assert_cmpstr (gtk_button_get_icon_name (button), ==, icon_name);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (button)), ==, tip);
}

static void
test_button (BotsFixture *fixture, gconstpointer data)
{
  assert_shows (fixture, "media-playback-start-symbolic", "Let bots play (F7)");
  g_object_set (fixture->page, "auto", TRUE, NULL);
  assert_shows (fixture, "media-playback-pause-symbolic", "Pause the bots (F7)");
  g_object_set (fixture->page, "auto", FALSE, NULL);
  assert_shows (fixture, "media-playback-start-symbolic", "Let bots play (F7)");
}

/* The end of the page is an end of what bots do as well, and nobody is told of that any more. */
static void
test_end (BotsFixture *fixture, gconstpointer data)
{
  g_object_set (fixture->page, "auto", TRUE, NULL);
  run_for (50);
  g_assert_true (tc_play_bots_is_auto (fixture->page->bots));
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  g_test_add ("/editor/play-bots/button", BotsFixture, NULL, set_up, test_button, tear_down);
  g_test_add ("/editor/play-bots/end", BotsFixture, NULL, set_up, test_end, tear_down);

  return g_test_run ();
}
