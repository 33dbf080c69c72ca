/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

#include "position-support.h"

/* Why a move is not legal, in the words that the player reads. */

typedef struct {
  const char *id;
  const char *cubes; /* "SPACE WHITE GREEN; ..." */
  const char *white; /* hands */
  const char *green;
  const char *play; /* nullable: what is played first */
  const char *move;
  const char *text;
  guint8 round; /* 0: before the first card play of round 1 */
  guint8 step;  /* of the round, instead; 0: none */
} Reason;

static const Reason reasons[] = {
  { "colour", "", "manifesto cabinet-caution ultimatum", "", NULL, "event manifesto",
    "This event belongs to the other side (rules: Event)." },
  { "not-held", "", "manifesto", "", NULL, "event war-scare",
    "War Scare is not in this player's hand (rules: Cards)." },
  { "no-discard", "", "ultimatum", "", NULL, "reuse ultimatum",
    "The discard pile is empty (rules: Use a discarded event)." },
  { "not-present", "", "ultimatum", "", "spend ultimatum; escalate > united-kingdom",
    "persuade > united-kingdom",
    "This side had no cube in the United Kingdom when the card was played (rules: Persuade "
    "Operation)." },
  { "no-enemy", "press 1 2", "ultimatum", "", "spend ultimatum; persuade > press; persuade > press",
    "persuade > press", "There is no enemy cube in the Press (rules: Persuade Operation)." },
  { "full", "government 2 4", "ultimatum", "",
    "spend ultimatum; escalate > government; escalate > government", "escalate > government",
    "Government has no room for another cube of this side (rules: Pieces)." },
  { "final-gone", "", "manifesto war-scare", "divided-paris",
    "commit manifesto; done; spend divided-paris; done", "commit war-scare",
    "This player's Final Decision card has been used (rules: Play Final Decision Card)." },
  { "bound", "united-kingdom 1 0; france 1 1", "", "", NULL, "escalate > government",
    "These actions cannot be used in the Government (rules: Event).", .step = BELL_STEP_BONUS },
  { "phase", "", "ultimatum", "", NULL, "mobilize > press",
    "This cannot be done in the phase \"card play\"; what can be: event, reuse, spend, commit." },
  { "no-reach", "", "ultimatum", "", "spend ultimatum; escalate > united-kingdom",
    "escalate > president",
    "When the card was played, this side had no cube in the President and controlled no space with "
    "an "
    "arrow to it (rules: Escalate Operation)." },
  { "not-present", "government 0 1", "ultimatum", "", "spend ultimatum; escalate > government",
    "persuade > government",
    "This side had no cube in the Government when the card was played (rules: Persuade "
    "Operation)." },
  { "bound", "united-kingdom 2 0", "", "", NULL, "spread united-kingdom > press",
    "These actions cannot be used in the Press (rules: Event).", .step = BELL_STEP_BONUS },
  { "phase", "", "", "", NULL, "begin > france",
    "This cannot be done in the phase \"card play\"; what can be: event, reuse, spend, commit." },
  { "form", "", "ultimatum", "", NULL, "event france", "This move has the form \"event CARD\"." },
};

static void
test_reason (gconstpointer data)
{
  const Reason *reason = data;
  g_auto (Crisis) crisis = { 0 };
  g_auto (GStrv) cubes = g_strsplit (reason->cubes, "; ", -1);
  g_autofree char *text = NULL;

  crisis_init (&crisis, NULL, NULL);
  for (guint i = 0; cubes[i] != NULL; i++) {
    g_auto (GStrv) parts = g_strsplit (cubes[i], " ", 3);

    crisis_put (&crisis, parts[0], (guint) g_ascii_strtoull (parts[1], NULL, 10),
                (guint) g_ascii_strtoull (parts[2], NULL, 10));
  }
  crisis_hand (&crisis, 0, reason->white);
  crisis_hand (&crisis, 1, reason->green);
  if (reason->round > 0)
    crisis_begin_round (&crisis, reason->round);
  if (reason->step > 0)
    crisis_go_to (&crisis, reason->step);
  if (reason->play != NULL)
    crisis_play (&crisis, reason->play);
  g_assert_cmpstr (crisis_why (&crisis, reason->move), ==, reason->id);
  text = position_dup_explanation (crisis.ruleset, &crisis.state->head, reason->move);
  g_assert_cmpstr (text, ==, reason->text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/reasons/%s/%u", reasons[i].id, i);

    g_test_add_data_func (path, &reasons[i], test_reason);
  }

  return g_test_run ();
}
