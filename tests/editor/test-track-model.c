/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tracks/tc-track-model.h"

#include "fixture.h"

/* Tracks, their zones and what lies in them when the game of a setup begins. */

#define ESCALATION "tracks/crisis-track[concede]/zone[concede-escalation]"
#define TENSION    "tracks/crisis-track[concede]/zone[concede-tension]"
#define SETUP      "setups/setup[crisis]"

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, "bell-1938");
  fixture_open (fixture);
}

static GPtrArray *
list (Fixture *fixture, const char *setup)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode node = setup != NULL ? tc_scenario_find_by_path (scenario, setup) : TC_NODE_NONE;

  return tc_track_list (scenario, node);
}

static void
test_zones (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) tracks = list (fixture, NULL);
  const TcTrack *first = tracks->pdata[0];
  const TcTrackZone *zone = tc_track_find_zone (tracks, TENSION);

  g_assert_cmpuint (tracks->len, ==, 4);
  g_assert_cmpstr (first->title, ==, "Crisis track: Concede");
  g_assert_cmpuint (first->zones->len, ==, 3);
  g_assert_nonnull (zone);
  g_assert_cmpstr (zone->title, ==, "Concede Tension");
  g_assert_cmpstr (zone->note, ==, "Cost: 1");
  g_assert_cmpuint (zone->contents->len, ==, 0);
  g_assert_null (tc_track_find_zone (tracks, "tracks"));
}

/* What a setup puts into the zone, in the colour of its side. */
static void
test_contents (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) tracks = list (fixture, SETUP);
  const TcTrackZone *zone = tc_track_find_zone (tracks, ESCALATION);
  const TcTrackContent *content = zone->contents->pdata[0];

  g_assert_cmpuint (zone->contents->len, ==, 2);
  g_assert_cmpstr (content->label, ==, "Concede: Cubes");
  g_assert_cmpuint (content->n, ==, 4);
  g_assert_cmpuint (content->max, ==, 2000);
  g_assert_cmpstr (content->colour, ==, "#f2f0ea");
}

/* What may be put there names the zone; what cannot name it is not offered. */
static void
test_put (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = tc_document_get_scenario (fixture->document);
  TcNode setup = tc_scenario_find_by_path (scenario, SETUP);
  TcNode zone = tc_scenario_find_by_path (scenario, TENSION);
  g_autoptr (GPtrArray) elements = tc_track_list_puts (scenario, setup, zone);
  g_autoptr (TcOperation) insert = tc_track_make_put (scenario, setup, zone, "put-disk");
  g_autoptr (TcOperation) none = tc_track_make_put (scenario, setup, zone, "free-cubes");
  g_autoptr (GPtrArray) tracks = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (elements->len, ==, 2);
  g_assert_null (none);
  g_assert_nonnull (insert);
  g_assert_true (tc_document_apply_operation (fixture->document, insert, NULL, &error));
  g_assert_no_error (error);
  wait_for_build (fixture->document);
  tracks = list (fixture, SETUP);
  g_assert_cmpuint (tc_track_find_zone (tracks, TENSION)->contents->len, ==, 3);
  tc_document_undo (fixture->document);
  g_assert_cmpstr (tc_source_get_text (tc_document_get_source (fixture->document), NULL), ==,
                   fixture->text);
}

/* A track that says its ends is a scale, with the marker where the setup has it begin. */
static void
test_scale (Fixture *fixture, gconstpointer data)
{
  TcScenario *scenario = NULL;
  g_autoptr (GPtrArray) tracks = NULL;
  const TcTrack *track;

  g_assert_true (
    tc_document_set_attribute (fixture->document, "setups/setup[four]", "start", "3", NULL));
  wait_for_build (fixture->document);
  scenario = tc_document_get_scenario (fixture->document);
  tracks = tc_track_list (scenario, tc_scenario_find_by_path (scenario, "setups/setup[four]"));
  track = tracks->pdata[0];
  g_assert_cmpuint (tracks->len, ==, 1);
  g_assert_cmpuint (track->zones->len, ==, 0);
  g_assert_true (track->is_scale);
  g_assert_cmpint (track->min, ==, -10);
  g_assert_cmpint (track->max, ==, 10);
  g_assert_true (track->has_start);
  g_assert_cmpint (track->start, ==, 3);
  g_clear_pointer (&tracks, g_ptr_array_unref);
  tracks = tc_track_list (scenario, TC_NODE_NONE);
  track = tracks->pdata[0];
  g_assert_true (track->is_scale);
  g_assert_false (track->has_start);
}

/* One that has no spaces says what it is. */
static void
test_no_spaces (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) tracks = list (fixture, NULL);
  const TcTrack *track = tracks->pdata[0];

  g_assert_cmpuint (track->zones->len, ==, 0);
  g_assert_false (track->is_scale);
  g_assert_cmpstr (track->note, ==, "Kind: physical");
}

static void
set_up_with (Fixture *fixture, gconstpointer data)
{
  fixture_set_up_with (fixture, data);
  fixture_open (fixture);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/track-model/" name, Fixture, NULL, set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("zones", test_zones);
  ADD ("contents", test_contents);
  ADD ("put", test_put);
  g_test_add ("/editor/track-model/scale", Fixture, "dune", set_up_with, test_scale,
              fixture_tear_down);
  g_test_add ("/editor/track-model/no-spaces", Fixture, "house", set_up_with, test_no_spaces,
              fixture_tear_down);

  return g_test_run ();
}
