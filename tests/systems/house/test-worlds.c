/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-prepare.h"

/* What a seat takes for possible: as often as the cards that it has not seen allow. */

static const HouseRow rows[] = {
  /* Goals: the other side's is one of those of the haunt */
  { "own-goal-of-a-hero", "haunt 4 anna; turn ben", "share ben Find the bane in notes", "100" },
  { "goal-of-the-other-side-one", "haunt 4 anna",
    "share ben You win when two heroes are dead in notes", "49" },
  { "goal-of-the-other-side-other", "haunt 4 anna", "share ben You win when no hero lives in notes",
    "51" },
  { "only-goal-of-the-other-side", "haunt 1 anna", "share ben The dead and you win in notes",
    "100" },
  /* Stacks: what lies on top is any card that is left */
  { "a-room-on-top", "top-room attic", "share ben Attic in notes", "3" },
  { "a-card-on-top", "top axe", "share ben Axe in notes", "5" },
  { "a-card-that-somebody-has", "has anna axe; top bell", "share ben Axe in notes", "0" },
  { "an-event-on-top", "top e-silence", "share ben Silence in notes", "2" },
  { "an-omen-on-top", "top skull; has anna book; has ben dog; has clara girl",
    "share ben Skull in notes", "9" },
  { "hands-are-open", "has anna axe", "share ben Axe in hand-anna", "100" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  house_add_rows ("worlds", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
