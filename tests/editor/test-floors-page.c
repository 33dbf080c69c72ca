/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-private.h"
#include "fixture.h"
#include "pages/floors/tc-floors-page-private.h"
#include "widgets.h"

/* The floors of a house in a window: what its board says of a tile. */

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcFloorsPage *page;
} FloorsFixture;

static void
set_up (FloorsFixture *fixture, gconstpointer data)
{
  fixture_set_up_with (&fixture->base, "house");
  fixture_open (&fixture->base);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (TC_TYPE_FLOORS_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
}

static void
tear_down (FloorsFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->base.document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

/* (transfer full) (nullable): what the tooltip of @key adds to what it is. */
static char *
dup_explained (FloorsFixture *fixture, const char *key)
{
  TcBoard *board = fixture->page->board;

  g_assert_nonnull (board->explain);
  return board->explain (key, board->explain_data);
}

/* A room says what it does, as it does in play; one that does nothing, and a place without a tile,
 * say nothing. */
static void
test_tiles_speak (FloorsFixture *fixture, gconstpointer data)
{
  g_autofree char *chute = dup_explained (fixture, "coal-chute");
  g_autofree char *hall = dup_explained (fixture, "entrance-hall");
  g_autofree char *place = dup_explained (fixture, "ground:5,5");
  g_autofree char *changed = NULL;

  g_assert_cmpstr (chute, ==, "Whoever comes in slides on to the Basement Landing.");
  g_assert_cmpstr (hall, ==, "");
  g_assert_null (place);
  fixture_edit (&fixture->base, "tileset/room[coal-chute]", "slide", "upper-landing");
  wait_for_build (fixture->base.document);
  changed = dup_explained (fixture, "coal-chute");
  g_assert_cmpstr (changed, ==, "Whoever comes in slides on to the Upper Landing.");
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);

  g_test_add ("/editor/floors-page/tiles-speak", FloorsFixture, NULL, set_up, test_tiles_speak,
              tear_down);

  return g_test_run ();
}
