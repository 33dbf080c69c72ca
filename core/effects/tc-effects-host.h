/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-effects-host.h is for the systems of core/."
#endif

#include "rules/tc-event.h"
#include "rules/tc-state.h"
#include "rules/tc-thing.h"

G_BEGIN_DECLS

/* TcEffectsHost: how a system reads and changes its own state on behalf of effects. Spaces, kinds
 * of pieces, players, tracks, decks, operations and procedures are numbered as they were added to
 * the TcEffects (tc-effects.h), from 0. @rules is the ruleset's data; @events may be NULL.
 *
 * What reads must not change the state. What changes is asked only for what the reading functions
 * allow, so it cannot fail. A change may start another program (tc_effects_start ()), which then
 * runs first, or end the game (tc_effects_stop ()). What data may use needs its functions:
 * where one is missing, the effect is a finding in the scenario (EFF007). */

#define TC_EFFECTS_NOBODY                                                                          \
  0xffu /* no player: pieces that belong to nobody, a space nobody controls */

/* No space: a figure that is not on the board. */
#define TC_EFFECTS_NOWHERE 0xffffu

typedef struct _TcEffectsHost TcEffectsHost;

struct _TcEffectsHost {
  /* Pieces. @player owns them, or is TC_EFFECTS_NOBODY. */
  guint (*count) (gconstpointer rules, const TcState *state, guint kind, guint player, guint space);
  /* How many more the space has room for. */
  guint (*room) (gconstpointer rules, const TcState *state, guint kind, guint player, guint space);
  /* How many there are to place, wherever they come from. */
  guint (*supply) (gconstpointer rules, const TcState *state, guint kind, guint player);
  /* One piece. */
  void (*place) (gconstpointer rules,
                 TcState *state,
                 TcEvents *events,
                 guint kind,
                 guint player,
                 guint space);
  void (*remove) (gconstpointer rules,
                  TcState *state,
                  TcEvents *events,
                  guint kind,
                  guint player,
                  guint space);
  void (*move) (gconstpointer rules,
                TcState *state,
                TcEvents *events,
                guint kind,
                guint player,
                guint from,
                guint to);
  /* Who controls the space now, or TC_EFFECTS_NOBODY. */
  guint (*controller) (gconstpointer rules, const TcState *state, guint space);

  /* Tracks. @player is TC_EFFECTS_NOBODY for a track on which players have no standing of their
   * own. Changes are clamped by the system. */
  gint (*track) (gconstpointer rules, const TcState *state, guint track, guint player);
  void (*shift) (gconstpointer rules,
                 TcState *state,
                 TcEvents *events,
                 guint track,
                 guint player,
                 gint by);

  /* Operations, judged by the game's own rules: by the snapshot of the card play where they say so.
   * @carry_out spends one point. */
  gboolean (*can_operate) (gconstpointer rules,
                           const TcState *state,
                           guint operation,
                           guint player,
                           guint space);
  void (*operate) (gconstpointer rules,
                   TcState *state,
                   TcEvents *events,
                   guint operation,
                   guint player,
                   guint space);

  /* Procedures that only this game has. */
  gboolean (*can_invoke) (gconstpointer rules, const TcState *state, guint procedure, guint player);
  void (
    *invoke) (gconstpointer rules, TcState *state, TcEvents *events, guint procedure, guint player);

  /* Cards: the one at @index from the top, or TC_THING_NONE; taking one out of the deck and
   * discarding it; and moving one to the top. @player has looked at them. */
  TcThing (*card) (gconstpointer rules, const TcState *state, guint deck, guint index);
  void (*discard) (gconstpointer rules,
                   TcState *state,
                   TcEvents *events,
                   guint deck,
                   TcThing card,
                   guint player);
  void (*put_on_top) (gconstpointer rules,
                      TcState *state,
                      TcEvents *events,
                      guint deck,
                      TcThing card,
                      guint player);

  /* Cards in decks, piles and hands. @player owns it, or is TC_EFFECTS_NOBODY. What lies there are
   * things that all players can tell apart: where faces are hidden, hand out the places that they
   * lie in. The one at @index from the top, or TC_THING_NONE. */
  TcThing (
    *held) (gconstpointer rules, const TcState *state, guint deck, guint player, guint index);
  /* Takes it from where it lies to the top of @deck. */
  void (*give) (gconstpointer rules,
                TcState *state,
                TcEvents *events,
                TcThing card,
                guint deck,
                guint player);
  /* By dice of its own. */
  void (*shuffle) (gconstpointer rules, TcState *state, TcEvents *events, guint deck, guint player);
  /* @player looks at it, and may remember. */
  void (
    *inspect) (gconstpointer rules, TcState *state, TcEvents *events, TcThing card, guint player);

  /* Figures: the space of a player's own, or TC_EFFECTS_NOWHERE; and putting it there. */
  guint (*where) (gconstpointer rules, const TcState *state, guint player);
  void (*go) (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint space);

  /* Conditions that only this game has: @test as the system numbered it. */
  gboolean (*holds) (gconstpointer rules, const TcState *state, guint test);

  /* The game ends; @player wins, or is TC_EFFECTS_NOBODY. */
  void (*win) (gconstpointer rules, TcState *state, TcEvents *events, guint player);

  /* Optional. How many players take part in this game: the first ones; without it, all of them. */
  guint (*n_playing) (gconstpointer rules, const TcState *state);

  /* Optional. Whether a link leads from one space to the other now, where that changes in play. */
  gboolean (*is_linked) (gconstpointer rules, const TcState *state, guint from, guint to);

  /* Optional. Whether a change brought about something that has to be decided first: the run then
   * stops, and the system goes on with tc_effects_run () when that is settled. */
  gboolean (*waits) (gconstpointer rules, const TcState *state);
};

G_END_DECLS
