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

/** TcEffectsRoll: dice that an effect asks for. */
typedef struct {
  guint player; /* who rolls */
  gint track;   /* that says how many, besides @dice, or -1 */
  gint dice;    /* changes of the rolls of the player not counted */
  guint faces;
  gint lowest;
  TcThing source; /* what says so, such as a card */
} TcEffectsRoll;

/** TcEffectsEnd: a place of a track; as in the schema's "track-end". */
typedef enum { TC_EFFECTS_END_LOWEST, TC_EFFECTS_END_HIGHEST, TC_EFFECTS_END_START } TcEffectsEnd;

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
  /* @player looks at it, and may remember; to be reported by the host, which knows what it is. */
  void (
    *inspect) (gconstpointer rules, TcState *state, TcEvents *events, TcThing card, guint player);

  /* Figures: the space of a player's own, or TC_EFFECTS_NOWHERE; and putting it there. */
  guint (*where) (gconstpointer rules, const TcState *state, guint player);
  void (*go) (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint space);

  /* Conditions that only this game has: @test as the system numbered it. */
  gboolean (*holds) (gconstpointer rules, const TcState *state, guint test);

  /* The game ends; @player wins, or is TC_EFFECTS_NOBODY. @program says so. */
  void (*win) (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint program);

  /* Optional. How many players take part in this game: the first ones; without it, all of them. */
  guint (*n_playing) (gconstpointer rules, const TcState *state);

  /* Optional. The game rolls itself, because there is more that changes dice than effects do. FALSE
   * while somebody decides about the roll: waits () holds then, and it is asked again. */
  gboolean (*roll) (gconstpointer rules,
                    TcState *state,
                    TcEvents *events,
                    const TcEffectsRoll *roll,
                    gint *out_sum);

  /* Optional. The game itself shares out the points that @player loses from tracks: bits of their
   * numbers. */
  void (*damage) (gconstpointer rules,
                  TcState *state,
                  TcEvents *events,
                  guint player,
                  guint32 tracks,
                  guint points);

  /* Optional. To an end of a track whose numbers are not its steps, or to where it began. */
  void (*set_end) (gconstpointer rules,
                   TcState *state,
                   TcEvents *events,
                   guint track,
                   guint player,
                   TcEffectsEnd end);

  /* Boards that grow. Whether @space lies on the board now, and whether it is in the group @part
   * now (tc_effects_add_part ()). */
  gboolean (*is_open) (gconstpointer rules, const TcState *state, guint space);
  gboolean (*is_in) (gconstpointer rules, const TcState *state, guint part, guint space);
  /* A new space joins the board, and the figure of @player goes there. @part: where, or
   * TC_EFFECTS_NOBODY; @space: which, or TC_EFFECTS_NOWHERE. */
  void (*explore) (gconstpointer rules,
                   TcState *state,
                   TcEvents *events,
                   guint player,
                   guint part,
                   guint space);
  /* The space where the figure of @player stands joins the board in another place, with all that is
   * there. @part as above. */
  void (
    *reattach) (gconstpointer rules, TcState *state, TcEvents *events, guint player, guint part);

  /* Optional. Whether a link leads from one space to the other now, where that changes in play. */
  gboolean (*is_linked) (gconstpointer rules, const TcState *state, guint from, guint to);

  /* Optional. Whether a change brought about something that has to be decided first: the run then
   * stops, and the system goes on with tc_effects_run () when that is settled. */
  gboolean (*waits) (gconstpointer rules, const TcState *state);

  /* Optional. Tally number @tally has come to @value; only where there is somebody to read it. */
  void (*report_tally) (gconstpointer rules,
                        const TcState *state,
                        TcEvents *events,
                        guint tally,
                        gint value);
};

G_END_DECLS
