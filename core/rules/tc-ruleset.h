/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-move.h"
#include "rules/tc-state.h"
#include "scenario/tc-scenario.h"
#include "text/tc-report.h"

G_BEGIN_DECLS

/* TcRuleset: a valid scenario compiled for play: the directory of things, the seats, sides and
 * setups that core needs to know, and the system's own flat tables. Immutable once compiled,
 * atomically ref-counted, shared by threads. */

/* Limits of what a scenario may ask for; beyond one is a finding of family SYS. */
#define TC_RULESET_MAX_THINGS      32767u
#define TC_RULESET_MAX_STATE_BYTES 131064u
#define TC_RULESET_MAX_MOVES       (1u << 24)

#define TC_MAX_LEVELS 32

typedef struct _TcSystem TcSystem;
typedef struct _TcDecision TcDecision;
typedef struct _TcRuleset TcRuleset;

typedef struct {
  const char *id;     /* in replays and on the screen's why-nots; unique over all things */
  const char *name;   /* for people */
  const char *phrase; /* the name inside a sentence, as "the Press"; often the same */
  TcThingKind kind;
  TcNode node; /* the datum it stands for, or TC_NODE_NONE */
} TcThingInfo;

typedef struct {
  const char *id;
  const char *name;
  guint8 side; /* index into the sides, or TC_SEAT_NONE */
} TcSeatInfo;

typedef struct {
  const char *id;
  const char *name;
  TcNode node;
  guint8 n_seats; /* that take part: the first so many; all of them unless compile says otherwise */
} TcSetupInfo;

/** TcClauseInfo: part of what cards and other data say, whose uses playtests count. */
typedef struct {
  TcNode node;
  TcThing source; /* what it belongs to, such as a card */
  gboolean is_condition;
} TcClauseInfo;

/** TcMilestoneInfo: an event that playtests watch for. */
typedef struct {
  const char *id;
  const char *name;
  TcNode node;
} TcMilestoneInfo;

/** TcLevelInfo: a victory level that a side can reach. */
typedef struct {
  const char *id;
  const char *name;
  TcNode node;
} TcLevelInfo;

/**
 * tc_ruleset_compile:
 * @scenario: valid; its schema must be the system's
 *
 * Returns: (transfer full) (nullable): %NULL when the system reported an error to @report.
 */
TcRuleset *tc_ruleset_compile (const TcSystem *system,
                               TcScenario *scenario,
                               TcReport *report) G_GNUC_WARN_UNUSED_RESULT;
TcRuleset *tc_ruleset_ref (TcRuleset *ruleset);
void tc_ruleset_unref (TcRuleset *ruleset);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcRuleset, tc_ruleset_unref)

const TcSystem *tc_ruleset_get_system (const TcRuleset *ruleset);
TcScenario *tc_ruleset_get_scenario (const TcRuleset *ruleset);

/** tc_ruleset_prepare: makes what only play asks for, if it has not been made; tc_rules_init () and
 * bots' desks do so. From any thread. */
void tc_ruleset_prepare (const TcRuleset *ruleset);

/** tc_ruleset_get_data: what the system's compile hook returned. Tables that only play asks for are
 * in it after tc_ruleset_prepare (). */
gconstpointer tc_ruleset_get_data (const TcRuleset *ruleset);

/** tc_ruleset_get_state_size: bytes of one state, a multiple of 8. */
gsize tc_ruleset_get_state_size (const TcRuleset *ruleset);

/**
 * tc_ruleset_get_fields:
 * @out_n: (out): how many there are
 *
 * Returns: (transfer none) (array length=out_n): all of a state after its head, without gaps
 */
const TcStateField *tc_ruleset_get_fields (const TcRuleset *ruleset, guint *out_n);

/** tc_ruleset_get_max_moves: no legal-move list is longer. */
guint tc_ruleset_get_max_moves (const TcRuleset *ruleset);

guint tc_ruleset_get_n_things (const TcRuleset *ruleset);
const TcThingInfo *tc_ruleset_get_thing (const TcRuleset *ruleset, TcThing thing);

/** tc_ruleset_find_thing: by id, or TC_THING_NONE. */
TcThing tc_ruleset_find_thing (const TcRuleset *ruleset, const char *id);

/** tc_ruleset_get_range: the things of a class of the system; while compiling, those added so far.
 */
TcThingRange tc_ruleset_get_range (const TcRuleset *ruleset, guint class);

/** tc_ruleset_get_decisions: (array length=out_n): those of @phase, or of TC_PHASE_ANY. */
const TcDecision *tc_ruleset_get_decisions (const TcRuleset *ruleset, guint phase, guint *out_n);

/** tc_ruleset_get_n_seats: of the largest game; TcSetupInfo.n_seats take part in one. */
guint tc_ruleset_get_n_seats (const TcRuleset *ruleset);
const TcSeatInfo *tc_ruleset_get_seat (const TcRuleset *ruleset, guint8 seat);
guint tc_ruleset_get_n_sides (const TcRuleset *ruleset);
TcThing tc_ruleset_get_side (const TcRuleset *ruleset, guint8 side);
guint tc_ruleset_get_n_setups (const TcRuleset *ruleset);
const TcSetupInfo *tc_ruleset_get_setup (const TcRuleset *ruleset, guint setup);

/** tc_ruleset_find_setup: by id, or -1. */
gint tc_ruleset_find_setup (const TcRuleset *ruleset, const char *id);

guint tc_ruleset_get_n_milestones (const TcRuleset *ruleset);
const TcMilestoneInfo *tc_ruleset_get_milestone (const TcRuleset *ruleset, guint index);

guint tc_ruleset_get_n_clauses (const TcRuleset *ruleset);
const TcClauseInfo *tc_ruleset_get_clause (const TcRuleset *ruleset, guint index);

/** tc_ruleset_get_n_levels: at most TC_MAX_LEVELS. */
guint tc_ruleset_get_n_levels (const TcRuleset *ruleset);
const TcLevelInfo *tc_ruleset_get_level (const TcRuleset *ruleset, guint index);

/** tc_ruleset_get_word: (nullable): what tc_ruleset_set_word () set for @key. */
const char *tc_ruleset_get_word (const TcRuleset *ruleset, const char *key);

/** tc_ruleset_get_text: (nullable): text @index, which events name as {#0}. */
const char *tc_ruleset_get_text (const TcRuleset *ruleset, guint index);

/** tc_ruleset_get_option: (nullable): what option @index of its system is set to. */
const char *tc_ruleset_get_option (const TcRuleset *ruleset, guint index);

/* For compile hooks only: the ruleset is still being made. Strings are copied. */

/** tc_ruleset_add_thing: numbers count from 0 in the order of adding, which takes one @class of the
 * system's after another; an id that exists already is reported as a finding at @node and gives
 * TC_THING_NONE. Where @name is that of @node, the node's "phrase" stands for it in sentences. */
TcThing tc_ruleset_add_thing (TcRuleset *ruleset,
                              guint class,
                              const char *id,
                              const char *name,
                              TcNode node,
                              TcReport *report);
void tc_ruleset_add_seat (TcRuleset *ruleset, const char *id, const char *name, guint8 side);
void tc_ruleset_add_side (TcRuleset *ruleset, TcThing side);

/** tc_ruleset_read_string: (nullable): @attribute of @element in @section, a path from the root. An
 * element that is left out has its attribute's default. */
const char *tc_ruleset_read_string (TcScenario *scenario,
                                    const char *section,
                                    const char *element,
                                    const char *attribute);

/** tc_ruleset_add_elements: every element at @path (from the root: "board/town") as a thing with
 * its id and name. Returns all things of @class so far. */
TcThingRange tc_ruleset_add_elements (TcRuleset *ruleset,
                                      guint class,
                                      const char *path,
                                      TcReport *report);

/** tc_ruleset_add_sides: as tc_ruleset_add_elements (); they are the sides, in this order. */
TcThingRange tc_ruleset_add_sides (TcRuleset *ruleset,
                                   guint class,
                                   const char *path,
                                   TcReport *report);

/** TcSeatSide: whether everybody knows which side a player is on: the one in attribute "side". */
typedef enum { TC_SEAT_SIDE_OPEN, TC_SEAT_SIDE_SECRET } TcSeatSide;

/** tc_ruleset_add_seats: as tc_ruleset_add_elements (); they are the seats, in this order. Their
 * sides have been added. */
TcThingRange tc_ruleset_add_seats (TcRuleset *ruleset,
                                   guint class,
                                   const char *path,
                                   TcSeatSide side,
                                   TcReport *report);
void tc_ruleset_add_setup (TcRuleset *ruleset, const char *id, const char *name, TcNode node);

/** tc_ruleset_set_setup_seats: only the first @n_seats take part in the setup that was added last.
 * The others decide nothing and score nothing. */
void tc_ruleset_set_setup_seats (TcRuleset *ruleset, guint8 n_seats);
void tc_ruleset_add_milestone (TcRuleset *ruleset, const char *id, const char *name, TcNode node);
void tc_ruleset_add_level (TcRuleset *ruleset, const char *id, const char *name, TcNode node);

/** tc_ruleset_set_word: what the scenario calls something that texts of the system name as {@key};
 * keys have 13 letters at most. */
void tc_ruleset_set_word (TcRuleset *ruleset, const char *key, const char *word);

/** tc_ruleset_add_clause: returns its number, for tc_events_note_use (). */
guint tc_ruleset_add_clause (TcRuleset *ruleset,
                             TcNode node,
                             TcThing source,
                             gboolean is_condition);

/** tc_ruleset_add_text: keeps a text made from the scenario, such as what a card says. Returns its
 * number. */
guint tc_ruleset_add_text (TcRuleset *ruleset, const char *text);

/**
 * tc_ruleset_add_array:
 * @name: static
 * @width: bytes of one integer: 1, 2, 4, 8; where the place is not one for it, a gap comes first
 *
 * Adds @count integers to every state, behind the system's struct and the arrays added before.
 *
 * Returns: where it begins, in bytes from the beginning of the state
 */
guint tc_ruleset_add_array (TcRuleset *ruleset, const char *name, guint8 width, gsize count);

/** tc_ruleset_set_limits: @struct_size is of the system's struct, without arrays. */
void tc_ruleset_set_limits (TcRuleset *ruleset, gsize struct_size, guint max_moves);

/* Moves as text. */

/** tc_move_dup_text: (transfer full): for replays: "move 1-panzer > sedan", "roll = 2"; ids only.
 */
char *tc_move_dup_text (const TcRuleset *ruleset, const TcMove *move) G_GNUC_WARN_UNUSED_RESULT;

/** tc_move_dup_form: (transfer full): how moves of this kind are written: "move COUNTER > AREA". */
char *tc_move_dup_form (const TcRuleset *ruleset, guint verb) G_GNUC_WARN_UNUSED_RESULT;

/** tc_move_parse: %FALSE with a message in @out_error (transfer full) that names the word at fault
 * and the nearest known one. */
gboolean tc_move_parse (const TcRuleset *ruleset,
                        const char *text,
                        TcMove *out_move,
                        char **out_error);

/** tc_move_parse_typed: as tc_move_parse () for what a person types: names do as well as ids,
 * whatever the case. A record is read by ids alone, or an edited scenario would go unnoticed. */
gboolean tc_move_parse_typed (const TcRuleset *ruleset,
                              const char *text,
                              TcMove *out_move,
                              char **out_error);

/** tc_move_dup_label: (transfer full): for people, translated: "1st Panzer moves to Sedan". */
char *tc_move_dup_label (const TcRuleset *ruleset, const TcMove *move) G_GNUC_WARN_UNUSED_RESULT;

/** tc_move_dup_label_at: as tc_move_dup_label_in (), of a move that is legal in @state: a choice
 * says what is done with what is chosen. */
char *tc_move_dup_label_at (const TcRuleset *ruleset,
                            const TcMove *move,
                            const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/** tc_move_dup_label_in: as tc_move_dup_label () in the state's phase @phase, which a verb that
 * ends it names: "End movement". */
char *tc_move_dup_label_in (const TcRuleset *ruleset,
                            const TcMove *move,
                            guint phase) G_GNUC_WARN_UNUSED_RESULT;

/** tc_move_dup_told: (transfer full) (nullable): what @actor, by name, has done with @move, as a
 * sentence: "Avery looks at the tile at E4"; %NULL where the verb has none (TcVerb.told). */
char *tc_move_dup_told (const TcRuleset *ruleset,
                        const TcMove *move,
                        const char *actor) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
