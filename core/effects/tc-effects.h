/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-effects.h is for the systems of core/."
#endif

#include "effects/tc-effects-host.h"
#include "rules/tc-decision.h"
#include "rules/tc-ruleset.h"
#include "scenario/tc-operation.h"

G_BEGIN_DECLS

/* TcEffects: the effects of a scenario (schemas/effects.xsd) compiled for play. A system's compile
 * hook makes one, adds what effects can speak of in the order of its own numbers, compiles each
 * element of type "effects" into a program, and lays out the stack. After that it is immutable and
 * shared by threads.
 *
 * Tallies and statuses (elements with these roles) are the core's own: it finds and keeps them.
 *
 *   effects = tc_effects_new (ruleset, &host, &words);
 *   tc_effects_add_player (effects, node, thing); ...
 *   program = tc_effects_compile (effects, event_node, card, report);
 *   tc_effects_lay_out (effects, n_nested);
 *
 * Playing: tc_effects_start (), then tc_effects_run () until it asks for nothing more. While it
 * returns TRUE somebody decides: tc_effects_list (), _check () and _apply () are the rows of the
 * system's decision for it, after which it is run again. */

#define TC_EFFECTS_MAX_PLAYERS 9
#define TC_EFFECTS_MAX_SPACES  2048
#define TC_EFFECTS_MAX_DEPTH   12 /* frames of one program: loops in loops */
#define TC_EFFECTS_NO_PROGRAM  0xffffu
#define TC_EFFECTS_NO_TEST     0xffffu

typedef struct _TcEffects TcEffects;

/* The verbs of choices, in the order of TC_EFFECTS_VERBS (). */
typedef enum {
  TC_EFFECTS_VERB_PICK,    /* subject: a space */
  TC_EFFECTS_VERB_SHIFT,   /* from one space to another */
  TC_EFFECTS_VERB_OPERATE, /* subject: an operation, target: a space */
  TC_EFFECTS_VERB_OPTION,  /* subject: an option */
  TC_EFFECTS_VERB_CARD,    /* subject: a card */
  TC_EFFECTS_VERB_ACCEPT,  /* to do what one may do */
  TC_EFFECTS_VERB_STOP,    /* to decline it, or to place no more */
  TC_EFFECTS_VERB_ARRANGE, /* subject: a card that was looked at and is put back; in secret */
  TC_EFFECTS_N_VERBS,
} TcEffectsVerb;

/** TC_EFFECTS_VERBS: rows for a system's table of verbs. @spaces, @options and @cards are TC_THINGS
 * () of the classes; operations and options are things of the same class. Where effects may choose
 * players or tracks, @options has their classes too. */
#define TC_EFFECTS_VERBS(spaces, options, cards)                                                   \
  { "pick", N_ ("Choose {subject}"), "", .subjects = (spaces) },                                   \
    { "shift",                                                                                     \
      N_ ("Move from {subject} to {target}"),                                                      \
      "",                                                                                          \
      .is_drag = TRUE,                                                                             \
      .subjects = (spaces),                                                                        \
      .targets = (spaces) },                                                                       \
    { "operate",                                                                                   \
      N_ ("{subject}: {target}"),                                                                  \
      "",                                                                                          \
      .told = N_ ("{actor}: {subject} in {target}"),                                               \
      .subjects = (options),                                                                       \
      .targets = (spaces) },                                                                       \
    { "choose", N_ ("{subject?Choose |}"), "", .is_option = TRUE, .subjects = (options) },         \
    { "take", N_ ("Choose {subject}"), "", .subjects = (cards) }, { "accept", N_ ("Yes"), "" },    \
    { "stop", N_ ("No"), "", .is_pass = TRUE, .alone = N_ ("No more") },                           \
  {                                                                                                \
    "arrange", N_ ("{subject} comes on top"), "", .is_secret = TRUE, .subjects = (cards)           \
  }

/* The events of effects, in the order of TC_EFFECTS_EVENTS. */
typedef enum {
  TC_EFFECTS_EVENT_CLAUSE,    /* a clause is carried out */
  TC_EFFECTS_EVENT_NONE_LEFT, /* skipped: there are no such pieces to place */
  TC_EFFECTS_EVENT_NO_ROOM,   /* skipped: no space has room */
  TC_EFFECTS_EVENT_NOTHING,   /* skipped: there is nothing to remove or to move */
  TC_EFFECTS_EVENT_NOT_NOW,   /* skipped: it cannot be done */
  TC_EFFECTS_EVENT_DECLINED,  /* "No", and to what */
  TC_EFFECTS_EVENT_SHORT,     /* values: clause, how many pieces it came to */
  TC_EFFECTS_EVENT_ROLL,      /* by a player; values: clause, the sum, how many dice */
  TC_EFFECTS_EVENT_LOOK,      /* seen by the player who looks: a card */
  TC_EFFECTS_EVENT_WAITED,    /* what waited is carried out */
  TC_EFFECTS_EVENT_HOLDER,    /* of a clause that holds others one was chosen, which comes next */
  TC_EFFECTS_EVENT_FAILS,     /* a roll with one threshold stays below it */
  TC_EFFECTS_EVENT_SUCCEEDS,
  TC_EFFECTS_EVENT_IS, /* a clause gives the acting player a status; value: that in words */
  TC_EFFECTS_EVENT_IS_NOT,
  TC_EFFECTS_EVENT_HAS, /* the same of one that says what was done */
  TC_EFFECTS_EVENT_HAS_NOT,
  TC_EFFECTS_EVENT_ACCEPTED, /* "Yes", and to what */
  TC_EFFECTS_EVENT_ENOUGH,   /* no more of what was begun */
  TC_EFFECTS_N_EVENTS,
} TcEffectsEvent;

/** TC_EFFECTS_EVENTS: rows for a system's table of events. */
#define TC_EFFECTS_EVENTS                                                                          \
  { "clause", N_ ("{subject}: {#0}"), "", .is_clause = TRUE },                                     \
    { "clause-none-left", N_ ("{subject}: {#0} There are none left."), "" },                       \
    { "clause-no-room", N_ ("{subject}: {#0} There is no room."), "" },                            \
    { "clause-nothing", N_ ("{subject}: {#0} There are none there."), "" },                        \
    { "clause-not-now", N_ ("{subject}: {#0} This is not possible."), "" },                        \
    { "clause-declined", N_ ("{actor} declines {subject}: {#0}"), "", .is_move = TRUE,             \
      .is_echo = TRUE },                                                                           \
    { "clause-short", N_ ("{subject}: {#0} Only {1} could be done."), "" },                        \
    { "clause-roll", N_ ("{subject}: {target} rolls {2#die|dice}: {1}."), "" },                    \
    { "clause-look", N_ ("{subject} shows {target}."), "" },                                       \
    { "clause-waited", N_ ("{subject}: {#0}"), "" },                                               \
    { "clause-holder",   N_ ("{subject}: {#0}"), "",                                               \
      .is_clause = TRUE, .is_holder = TRUE,      .is_echo = TRUE },                                \
    { "clause-fails", N_ ("The roll fails"), "" },                                                 \
    { "clause-succeeds", N_ ("The roll succeeds"), "" },                                           \
    { "status-is", N_ ("{subject}: {target} is now {#0}."), "", .is_clause = TRUE },               \
    { "status-is-not", N_ ("{subject}: {target} is no longer {#0}."), "", .is_clause = TRUE },     \
    { "status-has", N_ ("{subject}: {target} has now {#0}."), "", .is_clause = TRUE },             \
    { "status-has-not", N_ ("{subject}: {target} has no longer {#0}."), "", .is_clause = TRUE },   \
    { "clause-accepted", N_ ("{actor} accepts {subject}"), "", .is_move = TRUE, .is_echo = TRUE }, \
  {                                                                                                \
    "clause-enough", N_ ("{actor} does no more for {subject}"), "", .is_move = TRUE,               \
                                                                    .is_echo = TRUE                \
  }

/** TcEffectsWords: where a system's tables have what effects need. */
typedef struct {
  guint8 first_verb;   /* of TC_EFFECTS_VERBS () */
  guint16 first_event; /* of TC_EFFECTS_EVENTS */
  guint16 roll_kind;   /* for tc_state_roll () and tc_state_draw () */
  guint8 option_class; /* of things: options and operations */
} TcEffectsWords;

/** TcEffectsSpan: how long something that the core keeps for effects lasts; as in the schema's
 * "lasting". */
typedef enum {
  TC_EFFECTS_SPAN_TURN,
  TC_EFFECTS_SPAN_ROUND,
  TC_EFFECTS_SPAN_GAME,
} TcEffectsSpan;

/** TcEffectsTrigger: what effects can wait for; as in the schema's "trigger-name". */
typedef enum {
  TC_EFFECTS_TRIGGER_TURN_START,
  TC_EFFECTS_TRIGGER_TURN_END,
  TC_EFFECTS_TRIGGER_ROUND_START,
  TC_EFFECTS_TRIGGER_ROUND_END,
  TC_EFFECTS_TRIGGER_TARGETED,
  TC_EFFECTS_TRIGGER_HURT,
  TC_EFFECTS_TRIGGER_ENTER,
  TC_EFFECTS_TRIGGER_LEAVE,
  TC_EFFECTS_TRIGGER_DISCOVER,
  TC_EFFECTS_TRIGGER_BREACH,
} TcEffectsTrigger;

/* -- Compiling --------------------------------------------------------------------------------- */

/** tc_effects_new: @host and @words are static. @words: (nullable): for a system that has
 * conditions (tc_effects_compile_goal ()) and no effects. */
TcEffects *tc_effects_new (TcRuleset *ruleset,
                           const TcEffectsHost *host,
                           const TcEffectsWords *words) G_GNUC_WARN_UNUSED_RESULT;
void tc_effects_free (TcEffects *effects);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcEffects, tc_effects_free)

/* What effects can speak of, in the order of the system's own numbers. */

/** tc_effects_add_player: @node is what "side" refers to; @seat decides for it. */
void tc_effects_add_player (TcEffects *effects, TcNode node, guint8 seat);

/** tc_effects_add_ally: another side that counts as @player, who is added before. */
void tc_effects_add_ally (TcEffects *effects, TcNode node, guint player);
void tc_effects_add_space (TcEffects *effects, TcNode node, TcThing thing);

/** tc_effects_add_group: spaces are added to the group that was added last. */
void tc_effects_add_group (TcEffects *effects, TcNode node);
void tc_effects_add_member (TcEffects *effects, guint space);

/** tc_effects_add_part: a group whose spaces change in play, such as a part of a board that grows:
 * the host's is_in () knows them. Its number is its place among groups and parts. */
void tc_effects_add_part (TcEffects *effects, TcNode node);
void tc_effects_add_link (TcEffects *effects, guint from, guint to);

/** tc_effects_add_mark: @space has mark @mark, an index into the schema's space-mark. */
void tc_effects_add_mark (TcEffects *effects, guint mark, guint space);

/** tc_effects_add_kind: @is_owned: each player has such pieces of its own; @n: how many there are,
 * of each player's where they are owned. */
void tc_effects_add_kind (TcEffects *effects, TcNode node, gboolean is_owned, guint n);

/** tc_effects_set_joining: pieces of @kind join the spaces where they lie to one another. */
void tc_effects_set_joining (TcEffects *effects, guint kind);

/** tc_effects_set_capacity: so many pieces of @kind @space holds at most, of each player's where
 * they are owned; after all spaces and kinds are added. Without it, as many as there are. */
void tc_effects_set_capacity (TcEffects *effects, guint kind, guint space, guint most);

/** tc_effects_set_turns: no game has more turns. */
void tc_effects_set_turns (TcEffects *effects, guint n);

/** tc_effects_add_track: @is_owned: each player has a standing of its own. */
void tc_effects_add_track (TcEffects *effects, TcNode node, gboolean is_owned, gint min, gint max);

/** tc_effects_add_deck: also a pile or a hand. @is_owned: each player has one. @n_cards: as many as
 * it can ever hold. */
void tc_effects_add_deck (TcEffects *effects, TcNode node, gboolean is_owned, guint n_cards);

/** tc_effects_set_cards: what decks hold are things of this class, so that they can have a status.
 */
void tc_effects_set_cards (TcEffects *effects, TcThingRange cards);

/** tc_effects_add_trigger: the system announces it: tc_effects_announce (). */
void tc_effects_add_trigger (TcEffects *effects, TcEffectsTrigger trigger);

/** tc_effects_add_operation: @name as in the schema's operation-name. Adds a thing. */
void tc_effects_add_operation (TcEffects *effects,
                               const char *name,
                               const char *title,
                               TcReport *report);

/** tc_effects_add_procedure: @is_random: what it does depends on dice. */
void tc_effects_add_procedure (TcEffects *effects, const char *name, gboolean is_random);

/** tc_effects_add_options: adds a thing for each id of an option anywhere in the scenario. Things
 * are added class by class, so systems call it when they are at the class of options; operations
 * come first. */
void tc_effects_add_options (TcEffects *effects, TcReport *report);

/**
 * tc_effects_compile:
 * @node: an element whose children are effects
 * @source: what the log says they belong to, such as a card
 *
 * Returns: the program's number; TC_EFFECTS_NO_PROGRAM after reporting an error
 */
guint tc_effects_compile (TcEffects *effects, TcNode node, TcThing source, TcReport *report);

/** tc_effects_compile_child: the child @name of @parent, which may be TC_NODE_NONE. @out_program:
 * TC_EFFECTS_NO_PROGRAM where there is no such child. %FALSE after reporting an error. */
gboolean tc_effects_compile_child (TcEffects *effects,
                                   TcNode parent,
                                   const char *name,
                                   TcThing source,
                                   guint16 *out_program,
                                   TcReport *report);

/** TcEffectsReadTest: the number of a condition that only this game has, for the host's holds ();
 * TC_EFFECTS_NO_TEST for all others. */
typedef guint (*TcEffectsReadTest) (gpointer data, TcNode node);

/**
 * tc_effects_compile_goal:
 * @node: an element whose children are conditions, all of which must hold
 *
 * Conditions that belong to no effect, such as those of victory. Nobody acts in them. They are
 * looked at and never counted; what is odd about them, the system's lint says.
 *
 * Returns: the number for tc_effects_is_met ()
 */
guint tc_effects_compile_goal (TcEffects *effects,
                               TcNode node,
                               TcEffectsReadTest read,
                               gpointer data,
                               TcReport *report);

/** tc_effects_lay_out: adds the stack to every state; programs that a change of the host starts may
 * be nested @n_nested deep, 1 for none inside another. */
void tc_effects_lay_out (TcEffects *effects, guint n_nested);

/** tc_effects_get_max_moves: the longest list of choices that a program can give. */
guint tc_effects_get_max_moves (const TcEffects *effects);

/** tc_effects_is_met: whether the conditions of a goal hold now. */
gboolean tc_effects_is_met (const TcEffects *effects,
                            gconstpointer rules,
                            const TcState *state,
                            guint goal);

/* -- Playing ----------------------------------------------------------------------------------- */

/** tc_effects_start: @player carries @program out next, before what is under way. */
void tc_effects_start (const TcEffects *effects, TcState *state, guint program, guint player);

/** tc_effects_run: goes on with what is under way.
 *
 * Returns: whether somebody has to decide first: tc_effects_get_seat () */
gboolean tc_effects_run (const TcEffects *effects,
                         gconstpointer rules,
                         TcState *state,
                         TcEvents *events);

/** tc_effects_stop: nothing of what is under way is carried out any more. */
void tc_effects_stop (const TcEffects *effects, TcState *state);
gboolean tc_effects_is_running (const TcEffects *effects, const TcState *state);

/** tc_effects_announce: what waits for @trigger, for @player or for all (TC_EFFECTS_NOBODY), is
 * carried out next: tc_effects_run (). Nothing waits for itself. */
void tc_effects_announce (const TcEffects *effects,
                          TcState *state,
                          TcEffectsTrigger trigger,
                          guint player);

/** tc_effects_end_span: the turn of @player, or the round, is over (of all, TC_EFFECTS_NOBODY):
 * what lasts no longer ends. */
void tc_effects_end_span (const TcEffects *effects,
                          TcState *state,
                          TcEffectsSpan span,
                          guint player);

/** TcEffectsChange: what effects changed for a roll. */
typedef struct {
  gint dice;     /* so many more dice */
  gint result;   /* so much more on the sum */
  gint in_place; /* the result in place of a roll, or -1 */
} TcEffectsChange;

/** tc_effects_take_changes: for a game that rolls itself: those for a roll of @player, made now. */
void tc_effects_take_changes (const TcEffects *effects,
                              TcState *state,
                              guint player,
                              TcEffectsChange *out_change);

/** tc_effects_set_result: @result comes in place of the next roll of @player. Some effect of the
 * scenario changes rolls ("modify-roll"). */
void tc_effects_set_result (const TcEffects *effects, TcState *state, guint player, guint result);

/** tc_effects_has_result: whether a result comes in place of the next roll of @player. */
gboolean tc_effects_has_result (const TcEffects *effects, const TcState *state, guint player);

/** tc_effects_get_depth: how many frames are in use: more than before while something that was
 * started since then is under way. */
guint tc_effects_get_depth (const TcEffects *effects, const TcState *state);

/** tc_effects_find_looked: the deck on top of which the player who has to decide is looking now, or
 * -1 when the choice is another. */
gint tc_effects_find_looked (const TcEffects *effects, const TcState *state);

/** tc_effects_find_status: the number of the status with this id, or -1. */
gint tc_effects_find_status (const TcEffects *effects, const char *id);

/** tc_effects_find_tally: the number of the tally with this id, or -1. tc_effects_get_tally: where
 * it stands; of @player, or of all (TC_EFFECTS_NOBODY). */
gint tc_effects_find_tally (const TcEffects *effects, const char *id);
gint tc_effects_get_tally (const TcEffects *effects,
                           const TcState *state,
                           guint tally,
                           guint player);

/** tc_effects_get_status, tc_effects_set_status: @bearer: a player, or the index of a card. */
gboolean tc_effects_get_status (const TcEffects *effects,
                                const TcState *state,
                                guint status,
                                guint bearer);
void tc_effects_set_status (const TcEffects *effects,
                            TcState *state,
                            guint status,
                            guint bearer,
                            gboolean on);

/* What the core keeps for effects, as a part of a setup: the children "tally-at", "status-of"
 * and "card-status" of an element. What lasts a turn only is no part of it. */

/** tc_effects_is_waiting: whether some effect waits for something to happen, or changes a roll that
 * is still to come; that no setup can say. */
gboolean tc_effects_is_waiting (const TcEffects *effects, const TcState *state);

/** tc_effects_write_kept: adds children to @into for what differs from @before, the state that a
 * setup without them begins with. */
void tc_effects_write_kept (const TcEffects *effects,
                            const TcState *state,
                            const TcState *before,
                            TcOperation *into);

/** tc_effects_read_kept: sets in @state what the children of @setup say. */
void tc_effects_read_kept (const TcEffects *effects, TcNode setup, TcState *state);

/** tc_effects_get_player: who decides now. */
guint tc_effects_get_player (const TcEffects *effects, const TcState *state);
guint8 tc_effects_get_seat (const TcEffects *effects, const TcState *state);

/* The rows of the decision; verbs are those of TC_EFFECTS_VERBS (). */
gboolean tc_effects_check (const TcEffects *effects,
                           gconstpointer rules,
                           const TcState *state,
                           const TcMove *move);
void tc_effects_list (const TcEffects *effects,
                      gconstpointer rules,
                      const TcState *state,
                      TcMoveList *list);
void tc_effects_apply (const TcEffects *effects,
                       gconstpointer rules,
                       TcState *state,
                       const TcMove *move,
                       TcEvents *events);

/** TcEffectsAct: what a clause does to pieces. */
typedef enum {
  TC_EFFECTS_ACT_OTHER, /* nothing: options, cards, operations */
  TC_EFFECTS_ACT_PLACE,
  TC_EFFECTS_ACT_REMOVE,
  TC_EFFECTS_ACT_REPLACE,
  TC_EFFECTS_ACT_MOVE,
} TcEffectsAct;

/** tc_effects_get_act: of what is decided now: @out_kind: of piece; @out_owner: whose they are. */
TcEffectsAct tc_effects_get_act (const TcEffects *effects,
                                 const TcState *state,
                                 guint *out_kind,
                                 guint *out_owner);

/** tc_effects_find_space: the number of a space, which a choice names. */
guint tc_effects_find_space (const TcEffects *effects, TcThing thing);

/** tc_effects_find_operation: the number of an operation, which a choice names. */
guint tc_effects_find_operation (const TcEffects *effects, TcThing thing);

/** TcEffectsCan: what tc_effects_can () asks for. */
typedef enum {
  TC_EFFECTS_CAN_PLAY,     /* all that must be done can be done in full */
  TC_EFFECTS_CAN_COMPLETE, /* all that is not optional can be done in full */
} TcEffectsCan;

/** tc_effects_can: whether there is a way to carry out @program, whatever dice show. Never changes
 * @state. What a random procedure does is not foreseen: what comes after it is taken as possible.
 * Where very many choices come before what must be done, only a few thousand ways are tried. */
gboolean tc_effects_can (const TcEffects *effects,
                         gconstpointer rules,
                         const TcState *state,
                         guint program,
                         guint player,
                         TcEffectsCan can);

/** tc_effects_dup_prompt: (transfer full): what is decided now, in words: "Joint note: Place up to
 * 2 white cubes in the United Kingdom (1 done)." */
char *tc_effects_dup_prompt (const TcEffects *effects,
                             const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/** tc_effects_get_stop_label: (nullable): N_(): what the button of TC_EFFECTS_VERB_STOP says, while
 * nothing was done of what may be done so many times; %NULL: what its verb says. */
const char *tc_effects_get_stop_label (const TcEffects *effects, const TcState *state);

G_END_DECLS
