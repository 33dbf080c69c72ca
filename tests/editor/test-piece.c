/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-piece.h"
#include "fixture.h"

/* The words that lists of counters show, which are those of the inspector. */

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "betrayal-1940");
  fixture_open (fixture);
}

static TcPiece *
find (GPtrArray *pieces, const char *key)
{
  for (guint i = 0; i < pieces->len; i++)
    if (g_strcmp0 (tc_piece_get_key (pieces->pdata[i]), key) == 0)
      return pieces->pdata[i];
  g_assert_not_reached ();
}

/* The class of a ground unit is data of the scenario, that of an air unit a word of the schema. */
static void
test_class_and_size (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcPieceSet) set = tc_piece_set_new (tc_document_get_scenario (fixture->document));
  g_autoptr (GPtrArray) pieces = tc_piece_set_list (set);
  TcPiece *panzer = find (pieces, "9-panzer");
  TcPiece *fighter = find (pieces, "fighter-1");

  g_assert_cmpstr (tc_piece_get_kind (panzer), ==, "Armour");
  g_assert_cmpstr (tc_piece_get_size (panzer), ==, "Division");
  g_assert_cmpstr (tc_piece_get_kind (fighter), ==, "Fighter");
  g_assert_cmpstr (tc_piece_get_size (fighter), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/editor/piece/class-and-size", Fixture, NULL, set_up, test_class_and_size,
              fixture_tear_down);

  return g_test_run ();
}
