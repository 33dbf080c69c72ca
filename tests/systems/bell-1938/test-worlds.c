/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

/* What a seat takes for possible: as often as the cards that it has not seen allow. */

static const BellRow rows[] = {
  /* The other hand and the deck are one heap */
  { "a-card-of-the-other-hand", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "share green Ultimatum in hand-white", "6" },
  { "another-card-of-the-other-hand", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "share green War Scare in hand-white", "5" },
  { "an-own-card-is-nowhere-else", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "share green Manifesto in hand-white", "0" },
  { "own-hand-is-known", "hand white ultimatum,cabinet-caution; hand green manifesto",
    "share white Ultimatum in hand-white", "100" },
  { "a-larger-hand",
    "hand white ultimatum,cabinet-caution,war-scare,joint-note,divided-paris; hand green manifesto",
    "share green Ultimatum in hand-white", "15" },
  { "no-hand", "hand green manifesto", "share green Ultimatum in hand-white", "0" },
  { "what-lies-open-is-known",
    "hand white cabinet-caution,war-scare; hand green manifesto; play spend cabinet-caution; play "
    "done; play spend manifesto; play done",
    "share green Cabinet Caution in hand-white", "0" },
  { "what-lies-open-lies-there",
    "hand white cabinet-caution,war-scare; hand green manifesto; play spend cabinet-caution; play "
    "done; play spend manifesto; play done",
    "share green Cabinet Caution in discard", "100" },
  { "a-card-set-aside", "aside white ultimatum; hand green manifesto",
    "share green Ultimatum in aside-white", "3" },
  { "an-own-card-set-aside", "aside white ultimatum; hand green manifesto",
    "share white Ultimatum in aside-white", "100" },
  /* Objectives */
  { "the-objective-that-was-kept", "", "share green United Kingdom objective in aside-white",
    "10" },
  { "another-objective", "", "share green Press objective in aside-white", "9" },
  { "the-own-objective-is-nowhere-else", "", "share green Moravian HQs objective in aside-white",
    "0" },
  { "the-own-objective-is-known", "", "share white United Kingdom objective in aside-white",
    "100" },
  /* Final Decision: a card that was chosen is hidden until both are shown */
  { "a-card-that-was-chosen",
    "aside white ultimatum,war-scare; aside green manifesto; step gather; play select ultimatum",
    "share green Ultimatum in hand-white", "5" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bell_add_rows ("worlds", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
