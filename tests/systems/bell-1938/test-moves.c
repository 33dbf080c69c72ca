/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What may be done in positions of the crisis: all of it, and nothing else. */

static const BellRow rows[] = {
  /* Cards */
  { "card-of-three-points", "hand white ultimatum,cabinet-caution; hand green manifesto", "moves",
    "event cabinet-caution; event ultimatum; spend cabinet-caution; spend ultimatum; commit "
    "cabinet-caution; commit ultimatum" },
  { "own-card", "hand white cabinet-caution", "moves",
    "event cabinet-caution; spend cabinet-caution; commit cabinet-caution" },
  { "card-of-the-other-side", "hand white manifesto", "moves",
    "spend manifesto; commit manifesto" },
  { "neutral-card", "hand white rally-speech", "moves",
    "event rally-speech; spend rally-speech; commit rally-speech" },
  { "after-a-discard",
    "hand white cabinet-caution,war-scare; hand green manifesto; play spend cabinet-caution; play "
    "done; play spend manifesto; play done",
    "moves", "event war-scare; spend war-scare; commit war-scare" },
  { "reuse-of-what-lies-on-top",
    "hand white cabinet-caution,war-scare,ultimatum; hand green divided-paris; play spend "
    "cabinet-caution; play done; play spend divided-paris; play done",
    "moves",
    "event war-scare; event ultimatum; reuse war-scare; reuse ultimatum; spend war-scare; spend "
    "ultimatum; commit war-scare; commit ultimatum" },
  { "reuse-of-what-a-side-cannot-use",
    "hand white cabinet-caution,war-scare,ultimatum; hand green manifesto; play spend "
    "cabinet-caution; play done; play spend manifesto; play done",
    "moves",
    "event war-scare; event ultimatum; spend war-scare; spend ultimatum; commit war-scare; commit "
    "ultimatum" },
  { "no-card", "", "phase", "white card play 1" },
  /* Operations */
  { "first-operation",
    "hand white ultimatum,cabinet-caution; hand green manifesto; play spend ultimatum", "moves",
    "escalate > united-kingdom; escalate > government; escalate > csr-germans; done" },
  { "escalate-where-present",
    "put government 1 0; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum",
    "moves",
    "escalate > united-kingdom; escalate > president; escalate > government; escalate > "
    "opposition; escalate > csr-germans; done" },
  { "escalate-where-full",
    "put government 4 0; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum",
    "moves",
    "escalate > united-kingdom; escalate > president; escalate > opposition; escalate > "
    "csr-germans; done" },
  { "escalate-along-an-arrow",
    "put france 2 1; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum",
    "moves",
    "persuade > france; escalate > united-kingdom; escalate > france; escalate > soviet-union; "
    "escalate > president; escalate > government; escalate > csr-germans; done" },
  { "no-arrow-from-where-nobody-controls",
    "put france 1 1; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum",
    "moves",
    "persuade > france; escalate > united-kingdom; escalate > france; escalate > government; "
    "escalate > csr-germans; done" },
  { "persuade-an-enemy",
    "put press 1 2; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum",
    "moves",
    "persuade > press; escalate > united-kingdom; escalate > government; escalate > press; "
    "escalate > csr-germans; done" },
  { "persuade-twice-no-more",
    "put press 1 2; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum; play persuade > press; play persuade > press",
    "moves",
    "escalate > united-kingdom; escalate > government; escalate > press; escalate > csr-germans; "
    "done" },
  { "one-point-one-operation",
    "put press 1 1; hand white cabinet-caution; play spend cabinet-caution; play escalate > press",
    "phase", "white German activity 2" },
  { "two-points-two-operations",
    "put press 1 1; hand white war-scare; play spend war-scare; play escalate > press", "phase",
    "white operations 1" },
  { "second-operation-of-another-kind",
    "put press 1 1; hand white ultimatum,cabinet-caution; hand green manifesto; play spend "
    "ultimatum; play escalate > press",
    "moves",
    "persuade > press; escalate > united-kingdom; escalate > government; escalate > press; "
    "escalate > csr-germans; done" },
  { "who-is-next",
    "hand white ultimatum,cabinet-caution; hand green manifesto; play spend cabinet-caution; play "
    "done",
    "phase", "green card play 1" },
  /* Events */
  { "event-asks-where", "hand white rally-speech; play event rally-speech", "moves",
    "free > csr-germans; free > concede-pool" },
  { "event-phase", "hand white rally-speech; play event rally-speech", "phase",
    "white German activity 1" },
  /* Bonus actions */
  { "bonus-of-one", "put united-kingdom 1 0; step bonus", "moves",
    "escalate > united-kingdom; escalate > france; spread united-kingdom > france; spread "
    "united-kingdom > soviet-union; done" },
  { "bonus-of-both", "put united-kingdom 1 0; put general-staff 0 1; step bonus", "phase",
    "white order of bonus actions 1" },
  { "bonus-of-nobody", "put united-kingdom 1 1; step bonus", "phase", "white German activity 2" },
  { "bonus-of-two-spaces", "put united-kingdom 1 0; put president 1 0; step bonus", "moves",
    "resolve > united-kingdom; resolve > president" },
  { "bonus-spread", "put united-kingdom 2 0; step bonus", "moves",
    "escalate > united-kingdom; escalate > france; spread united-kingdom > france; spread "
    "united-kingdom > soviet-union; done" },
  /* Scoring */
  { "the-event-of-an-objective",
    "put united-kingdom 1 0; put france 1 0; put soviet-union 1 0; put president 1 0; put "
    "government 1 0; step score",
    "phase", "white event 1" },
  { "initiative-at-even", "step initiative", "phase", "green initiative 1" },
  { "initiative-of-white", "vp 3; step initiative", "phase", "white initiative 1" },
  { "initiative-moves", "step initiative", "moves", "first; second" },
  { "freed-cube-of-a-german-disk", "round 2", "moves", "free > csr-germans; free > concede-pool" },
  { "commit-keeps-the-card",
    "hand white manifesto,war-scare; hand green divided-paris; play commit manifesto", "moves",
    "escalate > united-kingdom; escalate > government; escalate > csr-germans; done" },
  { "final-choice", "aside white ultimatum; aside green manifesto; step gather", "moves",
    "select ultimatum; select about-us" },
  { "final-choice-phase", "aside white ultimatum; aside green manifesto; step gather", "phase",
    "white choice of a card 1" },
  { "final-second-choice",
    "aside white ultimatum,war-scare; aside green manifesto; step gather; play select ultimatum",
    "phase", "green choice of a card 1" },
  { "final-both-chosen",
    "aside white ultimatum,war-scare; aside green manifesto; step gather; play select ultimatum; "
    "play select manifesto",
    "phase", "white revealing 1" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("moves", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
