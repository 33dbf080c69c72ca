/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects-fixture.h"

G_BEGIN_DECLS

/* A game with hands, figures, tallies and statuses, and one card whose effects a test writes. Three
 * sides; Red acts. Each has Might 3 and Speed 2, both from 0 to 5, and a figure: Red's in Ash,
 * Blue's in Birch, Grey's in Cedar. Links lead from Ash to Birch and from Cedar to Birch. Blue is a
 * noble and has the axe, a weapon, and the bell in hand; Red has the cup, Grey the dog; "test" and
 * "elm" are in the deck. */

#define YES           "<shift track='level' by='1'/>"
#define IF(condition) "<if><when>" condition "</when><then>" YES "</then></if>"
#define VALUES(is, one, other)                                                                     \
  "<compare is='" is "'><value>" one "</value><than>" other "</than></compare>"
#define NUMBER(n) "<number number='" n "'/>"

/** words_dup_text: (transfer full): the scenario; @event is what the card does. */
char *words_dup_text (const char *event) G_GNUC_WARN_UNUSED_RESULT;
void words_set_up (Fixture *fixture, const char *event);
void words_set_status (const Fixture *fixture, const char *id, guint bearer, gboolean on);
void words_deal (const Fixture *fixture, const char *card, guint player);

/** words_check: "might.red=2 pile=1": tracks and tallies by their ids, and "holds.blue.axe",
 * "hand.blue", "pile", "deck", "at.red", "is.trapped.red", "seen.axe", "cubes.ash.red" and
 * "winner". */
void words_check (const Fixture *fixture, const char *expected);

/** words_force_dice: "4 6": which face each of the next dice shows, counted from 1. */
void words_force_dice (const Fixture *fixture, const char *shown);

/** WordsCase: what the card does, and all that changes by it. Dice are known before. */
typedef struct {
  const char *name;
  const char *event;
  const char *faces;   /* which face each die shows, counted from 1 */
  const char *choices; /* once the card is played; "-": it cannot be played */
  const char *moves;
  const char *changes; /* "might.red=2 pile=1" */
} WordsCase;

/** words_add_cases: a test of each under "/effects/@family/". They are borrowed. */
void words_add_cases (const char *family, const WordsCase *cases, guint n);

G_END_DECLS
