/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-node.h"

#include <string.h>

#include "fixture.h"

typedef struct {
  Fixture base;
  TcScenario *scenario;
} NodeFixture;

static void
set_up (NodeFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  fixture->scenario = tc_document_get_scenario (fixture->base.document);
}

static void
tear_down (NodeFixture *fixture, gconstpointer data)
{
  fixture_tear_down (&fixture->base, data);
}

static TcNode
find (NodeFixture *fixture, const char *path)
{
  TcNode node = tc_scenario_find_by_path (fixture->scenario, path);

  g_assert_cmpuint (node, !=, TC_NODE_NONE);

  return node;
}

static void
assert_words (char *words, const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
test_kind (NodeFixture *fixture, gconstpointer data)
{
  assert_words (tc_node_dup_kind (fixture->scenario, find (fixture, ARDENNES)), "Area");
  assert_words (tc_node_dup_kind (fixture->scenario, find (fixture, "nation[germany]")), "Nation");
}

/* By name; without one by what the key names; without either by kind. */
static void
test_title (NodeFixture *fixture, gconstpointer data)
{
  assert_words (tc_node_dup_title (fixture->scenario, find (fixture, ARDENNES)), "Ardennes");
  assert_words (tc_node_dup_title (fixture->scenario, find (fixture, "nation[france]")), "France");
  assert_words (
    tc_node_dup_title (fixture->scenario, find (fixture, "area-board/link[amsterdam-rotterdam]")),
    "Amsterdam – Rotterdam");
}

/* A number alone says nothing in a question or in the history; a name that begins with one does. */
static void
test_full_title (NodeFixture *fixture, gconstpointer data)
{
  const char *turn = "turn-record-track/turn[3]";
  TcScenario *scenario = fixture->scenario;

  assert_words (tc_node_dup_title (scenario, find (fixture, turn)), "3");
  assert_words (tc_node_dup_full_title (scenario, find (fixture, turn)), "Turn 3");
  assert_words (tc_node_dup_full_title (scenario, find (fixture, "order-of-battle/unit[9-panzer]")),
                "9th Panzer");
  assert_words (tc_node_dup_full_title (scenario, find (fixture, ARDENNES)), "Ardennes");
}

/* References by name, switches by their label alone, nothing that has its usual value, and not how
 * its name stands in a sentence. */
static void
test_summary (NodeFixture *fixture, gconstpointer data)
{
  g_autofree char *antwerp =
    tc_node_dup_summary (fixture->scenario, find (fixture, "area-board/area[antwerp]"));
  g_autofree char *ardennes = tc_node_dup_summary (fixture->scenario, find (fixture, ARDENNES));
  g_autofree char *germans =
    tc_node_dup_summary (fixture->scenario, find (fixture, "side[german]"));

  g_assert_nonnull (strstr (antwerp, "Nation: Belgium"));
  g_assert_nonnull (strstr (antwerp, "Port"));
  g_assert_null (strstr (antwerp, "true"));
  g_assert_null (strstr (antwerp, "1062"));
  g_assert_nonnull (strstr (ardennes, "Terrain: Forest"));
  g_assert_null (strstr (ardennes, "Port"));
  g_assert_cmpstr (germans, ==, "");
}

static void
test_find (NodeFixture *fixture, gconstpointer data)
{
  TcNode ardennes = find (fixture, ARDENNES);
  TcNode point = tc_scenario_get_first_child (
    fixture->scenario, tc_scenario_get_first_child (fixture->scenario, ardennes));

  g_assert_cmpuint (tc_node_find_key (fixture->scenario, "space", "ardennes"), ==, ardennes);
  g_assert_cmpuint (tc_node_find_key (fixture->scenario, "space", "nowhere"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_node_find_key (fixture->scenario, "piece", "ardennes"), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_node_find_shown (fixture->scenario, "ardennes"), ==, ardennes);
  g_assert_cmpuint (tc_node_find_shown (fixture->scenario, "1-panzer"), ==,
                    find (fixture, "order-of-battle/unit[1-panzer]"));
  g_assert_cmpuint (tc_node_find_role_around (fixture->scenario, point, "space"), ==, ardennes);
  g_assert_cmpuint (tc_node_find_role_around (fixture->scenario, ardennes, "space"), ==, ardennes);
  g_assert_cmpuint (tc_node_find_role_around (fixture->scenario, ardennes, "piece"), ==,
                    TC_NODE_NONE);
}

static void
test_words (void)
{
  assert_words (tc_word_dup_capital ("adjacency"), "Adjacency");
  assert_words (tc_word_dup_capital ("first-turn"), "First turn");
  assert_words (tc_word_dup_capital ("école"), "École");
  assert_words (tc_word_dup_capital (""), "");
  g_assert_null (tc_word_translate (NULL));
  g_assert_cmpstr (tc_word_translate (""), ==, "");
  g_assert_cmpstr (tc_provenance_get_mark (TC_PROVENANCE_NONE), ==, "?");
  g_assert_cmpstr (tc_provenance_get_mark (TC_PROVENANCE_RECONSTRUCTED), ==, "~");
  g_assert_cmpstr (tc_provenance_get_badge (TC_PROVENANCE_NONE), ==, "");
  g_assert_cmpstr (tc_provenance_get_badge (TC_PROVENANCE_DESIGNER), !=, "");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/node/" name, NodeFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("kind", test_kind);
  ADD ("title", test_title);
  ADD ("full-title", test_full_title);
  ADD ("summary", test_summary);
  ADD ("find", test_find);
  g_test_add_func ("/editor/node/words", test_words);

  return g_test_run ();
}
