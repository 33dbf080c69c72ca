/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-rules-private.h"
#include "tc-mini.h"
#include "tc-test-play.h"

static void
test_list (void)
{
  g_autoptr (TcEvents) events = tc_events_new ();

  g_assert_cmpuint (tc_events_get_n (events), ==, 0);
  tc_events_report (events, 4, 10, 20, 1, -2, 3);
  tc_events_add (events, 5, TC_THING_NONE, TC_THING_NONE, NULL, 0);
  g_assert_cmpuint (tc_events_get_n (events), ==, 2);
  g_assert_cmpuint (tc_events_get (events, 0)->kind, ==, 4);
  g_assert_cmpuint (tc_events_get (events, 0)->subject, ==, 10);
  g_assert_cmpuint (tc_events_get (events, 0)->target, ==, 20);
  g_assert_cmpint (tc_events_get (events, 0)->value[1], ==, -2);
  g_assert_cmpint (tc_events_get (events, 0)->value[3], ==, 0);
  g_assert_cmpuint (tc_events_get (events, 1)->kind, ==, 5);

  tc_events_truncate (events, 1);
  g_assert_cmpuint (tc_events_get_n (events), ==, 1);
  tc_events_clear (events);
  g_assert_cmpuint (tc_events_get_n (events), ==, 0);
}

/* Dice belong to the event that follows them, and go when it goes. */
static void
test_dice (void)
{
  g_autoptr (TcEvents) events = tc_events_new ();

  tc_events_report (events, 1, 0, 0, 1);
  tc_events_add_die (events, 3, 6);
  tc_events_add_die (events, 5, 6);
  tc_events_report (events, 2, 0, 0, 8);
  tc_events_add_die (events, 20, 20);
  tc_events_report (events, 3, 0, 0, 20);
  g_assert_cmpuint (tc_events_get_n_dice (events), ==, 3);
  g_assert_cmpuint (tc_events_get_die (events, 1)->face, ==, 5);
  g_assert_cmpuint (tc_events_get_die (events, 1)->event, ==, 1);
  g_assert_cmpuint (tc_events_get_die (events, 2)->event, ==, 2);
  g_assert_cmpuint (tc_events_get_die (events, 2)->faces, ==, 20);

  tc_events_truncate (events, 2);
  g_assert_cmpuint (tc_events_get_n_dice (events), ==, 2);
  tc_events_truncate (events, 1);
  g_assert_cmpuint (tc_events_get_n_dice (events), ==, 0);
  tc_events_add_die (events, 1, 6);
  tc_events_clear (events);
  g_assert_cmpuint (tc_events_get_n_dice (events), ==, 0);
}

static void
test_nobody_listens (void)
{
  tc_events_add_die (NULL, 1, 6);
  tc_events_report (NULL, 0, 0, 0, 1);
}

static void
test_secret (void)
{
  g_autoptr (TcEvents) events = tc_events_new ();

  tc_events_report (events, 1, 0, 0, 7);
  tc_events_report_to (events, 2, 1, 0, 0, 7);
  for (guint8 seat = 0; seat < 4; seat++) {
    g_assert_true (tc_event_is_seen (tc_events_get (events, 0), seat));
    g_assert_cmpint (tc_event_is_seen (tc_events_get (events, 1), seat), ==, seat == 2);
  }
  g_assert_true (tc_event_is_seen (tc_events_get (events, 1), TC_SEAT_NONE));
  /* All know what all are told, and what all but one are, who is told more. */
  tc_events_report_to_others (events, 2, 1, 0, 0, 7);
  g_assert_true (tc_event_is_seen (tc_events_get (events, 0), TC_SEAT_PUBLIC));
  g_assert_false (tc_event_is_seen (tc_events_get (events, 1), TC_SEAT_PUBLIC));
  g_assert_true (tc_event_is_seen (tc_events_get (events, 2), TC_SEAT_PUBLIC));
  g_assert_false (tc_event_is_seen (tc_events_get (events, 2), 2));
  tc_events_report_to (NULL, 2, 1, 0, 0, 7);
}

static void
test_text (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("tests/systems/mini/mini.scenario.xml");
  TcThing square = tc_ruleset_find_thing (ruleset, "square-3-2");
  TcThing ash = tc_ruleset_find_thing (ruleset, "ash");
  TcEvent lamp = { MINI_EVENT_LAMP, TC_THING_NONE, square, { 4, 3, 1, (gint16) ash } };
  TcEvent lit = { MINI_EVENT_LIT, TC_THING_NONE, square, { 0 } };
  g_autofree char *with_rule = tc_event_dup_text (ruleset, &lamp);
  g_autofree char *without_rule = tc_event_dup_text (ruleset, &lit);

  g_assert_cmpstr (with_rule, ==, "Ash rolls 4 at Square 3-2, needs 3: +1 (rule 2)");
  g_assert_cmpstr (without_rule, ==, "Square 3-2 is lit");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/event/list", test_list);
  g_test_add_func ("/rules/event/dice", test_dice);
  g_test_add_func ("/rules/event/nobody-listens", test_nobody_listens);
  g_test_add_func ("/rules/event/secret", test_secret);
  g_test_add_func ("/rules/event/text", test_text);

  return g_test_run ();
}
