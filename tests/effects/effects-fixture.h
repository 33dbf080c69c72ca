/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-trial.h"

G_BEGIN_DECLS

/* A small game with one card whose effects a test writes. Red acts. Spaces ash, birch, cedar and
 * dale; group "grove" is ash and birch, group "void" is empty; links lead from ash and from cedar
 * to birch. Each side has 6 cubes, a space holds 3 of a side; there are 2 disks, one to a space. At
 * first: ash 2 red; birch 2 blue; cedar 1 red, 1 blue. The track "points" is each side's own, from
 * -5 to 5; "level" is everybody's, from 0 to 9, and stands at 3. */

typedef struct {
  TcRuleset *ruleset;
  const TrialRules *rules;
  TrialState *state;
  TcEvents *events; /* since the card was played */
} Fixture;

/** fixture_dup_text: (transfer full): the scenario; @event is what the card does. */
char *fixture_dup_text (const char *event) G_GNUC_WARN_UNUSED_RESULT;
void fixture_init (Fixture *fixture, const char *event);

/** fixture_init_text: for a scenario of a test's own, from its first setup. */
void fixture_init_text (Fixture *fixture, const char *text);
void fixture_clear (Fixture *fixture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

/** fixture_choose: makes moves, "play test; pick ash; stop"; each must be legal. */
void fixture_choose (Fixture *fixture, const char *moves);

/** fixture_dup_choices: (transfer full): the legal moves, in the same form. */
char *fixture_dup_choices (const Fixture *fixture, TcMovesMode mode) G_GNUC_WARN_UNUSED_RESULT;

/** fixture_dup_board: (transfer full): red, blue and nobody's pieces in each space: "2/0/0 0/2/0".
 */
char *fixture_dup_board (const Fixture *fixture) G_GNUC_WARN_UNUSED_RESULT;

/** fixture_dup_log: (transfer full): all events since the card was played, joined by " | ",
 * but for "Yes" and "No more". */
char *fixture_dup_log (const Fixture *fixture) G_GNUC_WARN_UNUSED_RESULT;

/** fixture_find_card: number of the card with this id. */
guint fixture_find_card (const Fixture *fixture, const char *id);

/** EffectsCase: what one card does: the choices it gives, and what comes of them. */
typedef struct {
  const char *name;
  const char *event;
  const char *choices; /* once the card is played; "" when there is nothing to choose */
  const char *moves;   /* what is chosen */
  const char *board;   /* afterwards; NULL: as at first */
  const char *log;     /* nullable */
} EffectsCase;

/** effects_add_cases: a test of each under "/effects/@family/". They are borrowed. */
void effects_add_cases (const char *family, const EffectsCase *cases, guint n);

G_END_DECLS
