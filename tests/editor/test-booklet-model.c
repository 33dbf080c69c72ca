/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/booklet/tc-booklet-model.h"

#include <string.h>

#include "document/tc-element.h"
#include "document/tc-node.h"
#include "fixture.h"
#include "pages/booklet/tc-booklet-drill.h"

/* What the booklet of a haunt says, and who can win it. */

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "house");
  fixture_open (fixture);
}

static GPtrArray *
list (Fixture *fixture, const char *id)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode chapter = tc_scenario_find_by_key (scenario, "haunt", id);

  g_assert_cmpuint (chapter, !=, TC_NODE_NONE);

  return tc_booklet_list (scenario, chapter);
}

/* (nullable): the first line of @kind whose title is @title. */
static const TcBookletLine *
find (GPtrArray *lines, TcBookletKind kind, const char *title)
{
  for (guint i = 0; i < lines->len; i++) {
    const TcBookletLine *line = lines->pdata[i];

    if (line->kind == kind && g_str_equal (line->title, title))
      return line;
  }

  return NULL;
}

/* Section by section, in the order of the schema, in sentences. */
static void
test_sections (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) lines = list (fixture, "horde");
  const TcBookletLine *first = lines->pdata[0];
  const TcBookletLine *goal = find (lines, TC_BOOKLET_ENTRY, "The heroes: Lay the dead to rest");

  g_assert_cmpuint (first->kind, ==, TC_BOOKLET_TEXT);
  g_assert_true (g_str_has_prefix (first->title, "Graves open."));
  g_assert_nonnull (find (lines, TC_BOOKLET_SECTION, "Begin"));
  g_assert_cmpstr (find (lines, TC_BOOKLET_SECTION, "Monsters")->element, ==, "monster");
  g_assert_null (find (lines, TC_BOOKLET_SECTION, "Begin")->element);
  g_assert_nonnull (find (lines, TC_BOOKLET_ENTRY, "Ghoul"));
  g_assert_nonnull (goal);
  g_assert_nonnull (strstr (goal->detail, "the game ends, and your side wins."));
  g_assert_nonnull (find (lines, TC_BOOKLET_CAN_WIN, "The heroes can win"));
}

/* A side without a goal is said to be one. */
static void
test_cannot_win (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode goal = tc_scenario_find_by_key (scenario, "goal", "banish-all");
  g_autofree char *path = tc_scenario_dup_path (scenario, goal);
  g_autoptr (TcOperation) remove = tc_operation_new_remove (path);
  g_autoptr (GPtrArray) lines = NULL;

  g_assert_true (tc_document_apply_operation (fixture->document, remove, NULL, NULL));
  wait_for_build (fixture->document);
  lines = list (fixture, "horde");
  g_assert_null (find (lines, TC_BOOKLET_CAN_WIN, "The heroes can win"));
  g_assert_nonnull (find (lines, TC_BOOKLET_CANNOT_WIN, "The heroes cannot win"));
}

/* The setups that begin in it, through the chart. */
static void
test_beginnings (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode haunt = TC_NODE_NONE;
  guint n = 0;

  while ((haunt = tc_scenario_find_by_role (scenario, "booklet", haunt)) != TC_NODE_NONE) {
    g_autoptr (GPtrArray) lines = tc_booklet_list (scenario, haunt);

    for (guint i = 0; i < lines->len; i++) {
      const TcBookletLine *line = lines->pdata[i];

      n += line->kind == TC_BOOKLET_BEGINNING;
      g_assert_true (line->kind != TC_BOOKLET_BEGINNING ||
                     tc_scenario_find_by_path (scenario, line->path) != TC_NODE_NONE);
    }
  }
  g_assert_cmpuint (n, >, 0);
}

/* A drill that says a number says which haunt that is. */
static void
test_meaning (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode drill = tc_scenario_find_by_path (scenario, "setups/setup[drill-horde]/drill");
  g_autofree char *summary = tc_node_dup_summary (scenario, drill);

  g_assert_cmpstr (summary, ==, "Number: 1 (Horde) · Revealer: Anna");
}

/* A haunt without a number has no setup that begins in it, and is told what it needs; with a number
 * it gets one like the others, called after it. */
static void
test_add_beginning (Fixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->document;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (TcOperation) insert = NULL;
  TcScenario *scenario;

  g_assert_true (tc_element_copy (document, "haunts/haunt[horde]", NULL));
  wait_for_build (document);
  lines = list (fixture, "horde-2");
  g_assert_nonnull (
    find (lines, TC_BOOKLET_NONE, "None. On the Chart page, have a number mean this one first."));
  g_assert_cmpstr (find (lines, TC_BOOKLET_BEGINNINGS, "Setups That Begin Here")->path, ==, "");
  g_assert_true (
    tc_document_set_attribute (document, "haunts/number[2]", "haunt", "horde-2", NULL));
  wait_for_build (document);
  g_clear_pointer (&lines, g_ptr_array_unref);
  lines = list (fixture, "horde-2");
  g_assert_nonnull (find (lines, TC_BOOKLET_NONE, "None"));
  g_assert_cmpstr (find (lines, TC_BOOKLET_BEGINNINGS, "Setups That Begin Here")->path, ==,
                   "haunts/haunt[horde-2]");
  scenario = tc_document_get_scenario (document);
  insert =
    tc_booklet_drill_make_setup (scenario, tc_scenario_find_by_key (scenario, "haunt", "horde-2"));
  g_assert_true (tc_document_apply_operation (document, insert, NULL, NULL));
  wait_for_build (document);
  g_clear_pointer (&lines, g_ptr_array_unref);
  lines = list (fixture, "horde-2");
  g_assert_cmpstr (find (lines, TC_BOOKLET_BEGINNING, "Haunt drill: Horde (2)")->path, ==,
                   "setups/setup[drill-horde-2]");
  g_assert_cmpstr (find (lines, TC_BOOKLET_BEGINNINGS, "Setups That Begin Here")->path, ==, "");
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (tc_document_get_build (document))), ==,
                    0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/booklet/sections", Fixture, NULL, set_up, test_sections, fixture_tear_down);
  g_test_add ("/booklet/cannot-win", Fixture, NULL, set_up, test_cannot_win, fixture_tear_down);
  g_test_add ("/booklet/beginnings", Fixture, NULL, set_up, test_beginnings, fixture_tear_down);

  g_test_add ("/booklet/meaning", Fixture, NULL, set_up, test_meaning, fixture_tear_down);
  g_test_add ("/booklet/add-beginning", Fixture, NULL, set_up, test_add_beginning,
              fixture_tear_down);

  return g_test_run ();
}
