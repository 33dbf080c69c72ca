/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects/tc-effects.h"

G_BEGIN_DECLS

/* -- Programs ---------------------------------------------------------------------------------- */

typedef enum {
  OP_END,      /* leaves the frame */
  OP_GOTO,     /* to jump */
  OP_PLACE,    /* clauses: */
  OP_REMOVE,   /* */
  OP_REPLACE,  /* */
  OP_MOVE,     /* */
  OP_OPERATE,  /* */
  OP_SHIFT,    /* */
  OP_LOOK,     /* */
  OP_GO,       /* */
  OP_SET,      /* */
  OP_SCORE,    /* followed by OP_VALUE */
  OP_DAMAGE,   /* */
  OP_DRAW,     /* */
  OP_TAKE,     /* */
  OP_SHUFFLE,  /* */
  OP_INSPECT,  /* */
  OP_MARK,     /* */
  OP_STATUS,   /* */
  OP_MODIFY,   /* */
  OP_WIN,      /* */
  OP_EXPLORE,  /* */
  OP_REATTACH, /* */
  OP_INVOKE,   /* the last clause */
  OP_REACT,    /* what waits follows, in a frame of its own, and OP_END; then on to jump */
  OP_VALUE,    /* a number of another instruction */
  OP_ROLL,     /* followed by OP_BRANCH; then on to jump */
  OP_BRANCH,   /* from min to max: to jump */
  OP_MAY,      /* declined: to jump */
  OP_CHOOSE,   /* followed by OP_OPTION */
  OP_OPTION,   /* its effects are at jump */
  OP_REPEAT,   /* what is repeated follows, in a frame of its own, and OP_AGAIN; then on to jump */
  OP_EACH,     /* as OP_REPEAT, for each player */
  OP_PERSON,   /* as OP_REPEAT, once, with a player that is chosen */
  OP_AGAIN,
  OP_IF_CONTROL, /* conditions: to jump when the result is FLAG_WHEN */
  OP_IF_PIECES,
  OP_IF_TRACK,
  OP_IF_TURN,
  OP_IF_STATUS,
  OP_IF_AT,
  OP_IF_CARDS,
  OP_IF_ROOM,
  OP_IF_COMPARE, /* followed by two OP_VALUE */
  OP_IF_CAN,     /* followed by effects that are only tried, up to set2 */
  OP_IF_OWN,     /* a condition of the system's own: its number is set2 */
  N_OPS,
} Op;

#define FLAG_MUST      (1u << 0) /* inside a "must" */
#define FLAG_UP_TO     (1u << 1)
#define FLAG_ALL       (1u << 2) /* all pieces: nothing to choose */
#define FLAG_TOGETHER  (1u << 3) /* operations in one space */
#define FLAG_DIFFERENT (1u << 4) /* each piece in another space */
#define FLAG_IN_ORDER  (1u << 5) /* spaces in the order of the file: nothing to choose */
#define FLAG_WHEN      (1u << 6) /* a condition jumps when it holds, else when it does not */
#define FLAG_RANDOM    (1u << 7) /* a procedure that rolls dice */
#define FLAG_PUT_BACK  (1u << 8)
#define FLAG_AHEAD     (1u << 9) /* here or further on something has FLAG_MUST */
#define FLAG_AT_RANDOM (1u << 10)
#define FLAG_OFF       (1u << 11) /* a status is taken away */
#define FLAG_DICE      (1u << 12) /* count, keep and min are dice that say how many */
#define FLAG_OTHERS    (1u << 13) /* players but for the acting one, and for those chosen */
#define FLAG_ONCE      (1u << 14)
#define FLAG_NAMED     (1u << 15) /* text names the acting player: one text for each */

/* Players as instructions name them, besides their numbers. */
#define PLAYER_LEFT          0xf8u
#define PLAYER_RIGHT         0xf9u
#define PLAYER_CHOSEN        0xfau
#define PLAYER_CHOSEN_BEFORE 0xfbu
#define PLAYER_ACTING        0xfcu
#define PLAYER_OPPOSING      0xfdu
#define PLAYER_ANY           0xfeu

#define NO_SET 0xffffu
#define ANY    0xffu /* operation */

/* One instruction. What its fields mean depends on its op. */
typedef struct {
  guint8 op;
  guint8 kind;   /* of piece; a track, a deck, an operation (ANY), a procedure, a reaction */
  guint8 player; /* whose */
  guint8 kind2;  /* of the new piece; the deck that cards go to; a status */
  guint8 player2;
  guint8 count;   /* of pieces, points, options, cards, times, dice */
  guint8 keep;    /* how many stay in each space; faces of a die */
  guint8 by;      /* who chooses */
  guint8 with;    /* only those with this status, or ANY */
  guint8 without; /* only those without it, or ANY */
  guint16 where;  /* Where + 1 of what set depends on in play, or 0 */
  guint16 where2;
  guint16 clause; /* of the ruleset, whose uses are counted */
  guint16 flags;
  guint16 set;  /* of spaces */
  guint16 set2; /* where pieces move to */
  guint16 jump;
  guint16 text;  /* the sentence: a text of the ruleset */
  gint16 min;    /* of what is compared; a track's change; a die's lowest face; a status: a text */
  gint16 max;    /* of what is compared; whether that text says what was done */
  TcThing thing; /* an option */
  TcNode node;
} Instruction;

typedef struct {
  guint16 first; /* instruction */
  TcThing source;
  guint8 depth; /* frames that it needs at most */
} Program;

/* Conditions that stand alone: they hold when the code comes to its end, and fail when it leads
 * past that. */
typedef struct {
  guint16 first; /* instruction */
  guint16 end;
} Goal;

/* Another node for a player. */
typedef struct {
  TcNode node;
  guint8 player;
} Ally;

/* -- The stack --------------------------------------------------------------------------------- */

/* All of a state's stack is 16-bit words. */
typedef struct {
  guint16 at;       /* instruction */
  guint16 level;    /* programs that started one another before this one */
  guint16 program;  /* number */
  guint16 player;   /* who acts */
  guint16 loop;     /* rounds of a loop that are done */
  guint16 player0;  /* who acted where the loop began */
  guint16 done;     /* pieces or points of the clause under way */
  guint16 last;     /* space that was chosen last for it, or NO_SPACE */
  guint16 notes;    /* NOTE_TOLD, and who is chosen */
  guint16 chosen[]; /* bits of its spaces, for pieces in different ones; TcEffects.n_chosen */
} Frame;

G_STATIC_ASSERT (sizeof (Frame) == 18);

/* A frame has as many bits as the board has spaces, and these at least: of cards that are looked
 * at, it notes no more. */
#define MAX_INSPECTED 64u

#define NO_SPACE 0xffffu

/* Of a frame: its line is in the log; the player that is chosen, + 1, and the one chosen before. */
#define NOTE_TOLD          (1u << 0)
#define NOTE_CHOSEN_SHIFT  4
#define NOTE_BEFORE_SHIFT  8
#define NOTE_CHOSEN(notes) ((notes) >> NOTE_CHOSEN_SHIFT & 0xf)
#define NOTE_BEFORE(notes) ((notes) >> NOTE_BEFORE_SHIFT & 0xf)

typedef struct {
  guint16 depth;   /* frames in use; 0: nothing is under way */
  guint16 n_rolls; /* dice rolled so far in this turn */
  guint16 turn;    /* of n_rolls */
  guint16 zero;
  guint16 frames[]; /* get_frame () */
} Stack;

/* -- What effects speak of --------------------------------------------------------------------- */

typedef struct {
  TcNode node;
  gboolean is_owned;
  gboolean joins; /* of pieces: the spaces where they lie */
  gint min;       /* of a track; 0 */
  gint max;       /* of a track; how many pieces or cards there are */
} Subject;

typedef struct {
  TcNode node;
  guint64 *members;
  gboolean is_part; /* the system says who its members are */
} Group;

typedef struct {
  char *name;
  TcThing thing; /* of an operation */
  gboolean is_random;
} Named;

/* What the core keeps for effects: a tally is a track, a status has a bit for each bearer. Its
 * words in a state begin at first. */
typedef struct {
  TcNode node;
  TcEffectsSpan lasts;
  gboolean is_of_cards; /* a status */
  gint start;           /* of a tally */
  guint track;          /* of a tally: its number */
  gsize first;
} Kept;

/* Effects that wait: they wait for player p when bit p of word first is set. */
typedef struct {
  guint16 at; /* OP_REACT */
  guint16 program;
  guint depth; /* frames that it needs at most */
  TcEffectsSpan lasts;
} Reaction;

/* Spaces that depend on how the game stands: set has those that are always meant, and terms add
 * or take away others. */
typedef enum {
  TERM_AT,
  TERM_NEXT_TO,
  TERM_CONTROLLED_BY,
  TERM_HELD_BY,
  TERM_IN_PART,   /* player: the group */
  TERM_JOINED_BY, /* player: the kind of piece; to where the acting player is */
} TermKind;

typedef struct {
  guint8 kind; /* TermKind */
  guint8 player;
  guint8 is_except;
} Term;

typedef struct {
  guint16 set;    /* always in it, but for what is excepted */
  guint16 except; /* never in it */
  guint16 first;  /* term */
  guint16 n;
} Where;

struct _TcEffects {
  TcRuleset *ruleset; /* not owned: it owns the system's data, and these are part of that */
  const TcEffectsHost *host;
  const TcEffectsWords *words;

  GArray *players;      /* TcNode */
  GArray *allies;       /* Ally */
  GArray *people;       /* TcThing: of each player, once all things are there */
  GArray *seats;        /* guint8, by player */
  GArray *spaces;       /* TcThing */
  GArray *groups;       /* Group */
  GArray *links;        /* guint32: from << 16 | to */
  GArray *marks;        /* guint32: mark << 16 | space */
  GArray *kinds;        /* Subject */
  GHashTable *capacity; /* kind << 16 | space -> most pieces + 1 */
  guint n_turns;        /* at most, or 0 */
  GArray *tracks;       /* Subject */
  GArray *decks;        /* Subject */
  GArray *operations;   /* Named */
  GArray *procedures;   /* Named */
  GArray *tallies;      /* Kept */
  GArray *statuses;     /* Kept */
  GArray *reactions;    /* Reaction */
  GArray *terms;        /* Term */
  GArray *wheres;       /* Where */
  GArray *choosable;    /* guint8: tracks that take points, list after list */
  TcThingRange cards;
  guint first_tally; /* the number of the first tally as a track */
  gboolean is_ready; /* tallies and statuses are known */
  guint32 triggers;  /* bits of those that the system announces */

  GHashTable *space_of_node;  /* TcNode -> number + 1 */
  GHashTable *space_of_thing; /* TcThing -> number + 1 */

  GArray *code;     /* Instruction */
  guint n_named;    /* texts that name a player */
  GArray *programs; /* Program */
  GArray *goals;    /* Goal */
  GArray *sets;     /* guint64: n_words of each set */
  guint n_sets;
  guint n_words;      /* of a set */
  guint depth;        /* the deepest program's */
  guint stack_offset; /* in a state */
  guint n_frames;
  guint n_chosen;    /* words of a frame's bits */
  guint frame_words; /* of a frame in all */
  gsize kept_offset; /* in a state: 16-bit words of what the core keeps */
  gsize n_kept;
  gsize first_reaction;   /* word of it */
  gsize first_modifier;   /* word of it */
  gboolean has_modifiers; /* in any program */
  guint max_moves;
};

static inline const Instruction *
get_instruction (const TcEffects *effects, guint at)
{
  return &((const Instruction *) (gconstpointer) effects->code->data)[at];
}

static inline const guint64 *
get_set (const TcEffects *effects, guint set)
{
  return &((const guint64 *) (gconstpointer) effects->sets->data)[set * effects->n_words];
}

static inline gboolean
set_has (const TcEffects *effects, guint set, guint space)
{
  return (get_set (effects, set)[space / 64] >> space % 64 & 1) != 0;
}

static inline Stack *
get_stack (const TcEffects *effects, TcState *state)
{
  return (Stack *) (gpointer) ((guint8 *) state + effects->stack_offset);
}

static inline const Stack *
peek_stack (const TcEffects *effects, const TcState *state)
{
  return (const Stack *) (gconstpointer) ((const guint8 *) state + effects->stack_offset);
}

static inline Frame *
get_frame (const TcEffects *effects, Stack *stack, guint index)
{
  return (Frame *) &stack->frames[index * effects->frame_words];
}

static inline const Frame *
peek_frame (const TcEffects *effects, const Stack *stack, guint index)
{
  return (const Frame *) &stack->frames[index * effects->frame_words];
}

/* -- Running ----------------------------------------------------------------------------------- */

/* A run of effects: over a state of a game, or over a copy to see what can be done. */
typedef struct {
  const TcEffects *effects;
  const TcEffectsHost *host;
  gconstpointer rules;
  TcState *state;
  TcEvents *events;
  gboolean is_search; /* over a copy: dice and secrets are not looked at */
  TcEffectsCan can;   /* what a search asks for */
  guint level;        /* of the programs whose demands a search takes seriously */
  guint until;        /* a search ends where the frame at until_depth comes to this */
  guint until_depth;
  guint *n_inner_tries; /* of searches inside the one under way; NULL outside of one */
  gboolean has_failed;  /* a search came to something that had to be done in full and cannot */
  gboolean is_open;     /* a search came to what cannot be foreseen, or to its end */
  gboolean is_roll;     /* a search came to a die: the branches are tried in its place */
} Run;

/* A clause under way. */
typedef struct {
  const Run *run;
  const Instruction *code;
  Frame *frame;
  guint player;      /* whose pieces */
  guint player2;     /* whose new pieces */
  guint left;        /* pieces or points still to go */
  const guint64 *in; /* spaces; NULL without any */
  const guint64 *to;
  guint64 own_in[TC_EFFECTS_MAX_SPACES / 64]; /* where they depend on how the game stands */
  guint64 own_to[TC_EFFECTS_MAX_SPACES / 64];
} Clause;

static inline gboolean
bits_have (const guint64 *bits, guint index)
{
  return (bits[index / 64] >> index % 64 & 1) != 0;
}

void tc_effects_clause_init (Clause *clause, const Run *run);

/** tc_effects_clause_init_at: the clause that @frame is at, which need not be on the stack. */
void tc_effects_clause_init_at (Clause *clause, const Run *run, Frame *frame);

/** tc_effects_clause_room: how often the clause can act in @space, for all that is chosen yet. */
guint tc_effects_clause_room (const Clause *clause, guint space);

/** tc_effects_clause_has_pieces: whether any of the pieces lies in one of the spaces. */
gboolean tc_effects_clause_has_pieces (const Clause *clause);

/** tc_effects_clause_find: the next space from @space on where the clause can act, or the number of
 * spaces. */
guint tc_effects_clause_find (const Clause *clause, guint space);
gboolean tc_effects_clause_can_move (const Clause *clause, guint from, guint to);
gboolean tc_effects_clause_can_operate (const Clause *clause, guint operation, guint space);

/** tc_effects_clause_has_choice: %FALSE when there is nothing that it could do. */
gboolean tc_effects_clause_has_choice (const Clause *clause);

/** tc_effects_count_playing: the players that take part are the first ones. */
guint tc_effects_count_playing (const TcEffects *effects, const TcState *state);

guint tc_effects_resolve (const TcEffects *effects,
                          const TcState *state,
                          guint player,
                          guint acting);

/** tc_effects_resolve_in: as tc_effects_resolve (), where somebody may be chosen. */
guint tc_effects_resolve_in (const TcEffects *effects,
                             const TcState *state,
                             guint player,
                             const Frame *frame);
gboolean tc_effects_holds (const Run *run, const Instruction *code, const Frame *frame);

/** tc_effects_find_where: the spaces of @set, or of @where unless 0; @buffer holds the latter. */
const guint64 *tc_effects_find_where (const Run *run,
                                      guint set,
                                      guint where,
                                      const Frame *frame,
                                      guint64 *buffer);

/** tc_effects_measure: what an OP_VALUE comes to, or what a condition compares with its bounds. */
gint tc_effects_measure (const Run *run, const Instruction *code, const Frame *frame);

/** tc_effects_prepare: finds tallies and statuses; once, before anything is compiled. */
void tc_effects_prepare (TcEffects *effects);

/** tc_effects_lay_out_kept: adds what is kept to every state. */
void tc_effects_lay_out_kept (TcEffects *effects);

/* -- What the core keeps ----------------------------------------------------------------------- */

gint tc_effects_get_track (const Run *run, guint track, guint player);
void tc_effects_shift_track (const Run *run, guint track, guint player, gint by);

/** tc_effects_bears: @bearer: a player or the index of a card. */
gboolean tc_effects_bears (const TcEffects *effects,
                           const TcState *state,
                           guint status,
                           guint bearer);
void tc_effects_set_bears (const TcEffects *effects,
                           TcState *state,
                           guint status,
                           guint bearer,
                           gboolean on);

/** tc_effects_is_meant: whether @bearer has what @code asks for in "is" and "is not". */
gboolean tc_effects_is_meant (const TcEffects *effects,
                              const TcState *state,
                              const Instruction *code,
                              guint bearer);

/** tc_effects_modify: changes the next rolls of @player. @in_place: the result in place of the next
 * roll, or -1. */
void tc_effects_modify (const TcEffects *effects,
                        TcState *state,
                        guint player,
                        gboolean this_turn,
                        gint dice,
                        gint result,
                        gint in_place);

/** tc_effects_use_modifiers: what was changed for a roll of @player; "for the next roll" is over.
 * @out_in_place: the result in place of a roll, or -1. */
void tc_effects_use_modifiers (const TcEffects *effects,
                               TcState *state,
                               guint player,
                               gint *out_dice,
                               gint *out_result,
                               gint *out_in_place);

/** tc_effects_wait: @player waits for reaction @index. */
void tc_effects_wait (const TcEffects *effects, TcState *state, guint index, guint player);

/* -- Steps ------------------------------------------------------------------------------------- */

typedef enum {
  STEP_ON,     /* go on */
  STEP_DECIDE, /* somebody decides */
  STEP_ENDS,   /* of a search: there is no more to find out */
} Step;

/** tc_effects_push: a new frame on top. */
Frame *tc_effects_push (const Run *run, guint at, guint program, guint player);

void tc_effects_pop (const Run *run);

/** tc_effects_note: @code was come to: tc_events_note_use (). */
static inline void
tc_effects_note (const Run *run, const Instruction *code, gboolean is_used)
{
  if (run->events != NULL)
    tc_events_note_use (run->events, code->clause, is_used);
}

/** tc_effects_step_to: on to instruction @at; what was kept of the clause is forgotten. */
void tc_effects_step_to (const TcEffects *effects, Frame *frame, guint at);

/** tc_effects_tell: the line of the clause in the log, once, when it begins to act. */
void tc_effects_tell (const Run *run, Frame *frame, const Instruction *code);
void tc_effects_tell_skipped (const Run *run,
                              const Frame *frame,
                              const Instruction *code,
                              TcEffectsEvent event);
void tc_effects_tell_number (const Run *run,
                             const Frame *frame,
                             const Instruction *code,
                             TcEffectsEvent event,
                             gint number);

/** tc_effects_get_skip_event: why a clause did nothing. */
TcEffectsEvent tc_effects_get_skip_event (const Clause *clause);
TcThing tc_effects_get_source (const Run *run, const Frame *frame);

/** tc_effects_get_text: the sentence of @code, of whoever carries it out: a text of the ruleset. */
gint16 tc_effects_get_text (const Frame *frame, const Instruction *code);

/** tc_effects_leave: nothing more can be done for the clause. */
Step tc_effects_leave (Run *run, const Clause *clause);

/** tc_effects_fail: what cannot be done was asked for: on to instruction @at. */
Step tc_effects_fail (Run *run, const Instruction *code, guint at);

/** tc_effects_roll: the sum of @dice dice, which are told. */
gint tc_effects_roll (const Run *run, Frame *frame, guint dice, guint faces, gint lowest);

/** tc_effects_draw: 0..@n - 1, at random and untold. */
guint tc_effects_draw (const Run *run, const Frame *frame, guint n);

/** tc_effects_take_card, tc_effects_take_track: the choice of a card or a track. */
void tc_effects_take_card (Run *run, const Clause *clause, TcThing card);
void tc_effects_take_track (Run *run, const Clause *clause, TcThing track);

/** tc_effects_find_card: the next card from @index on that the clause can choose, or
 * TC_THING_NONE; @out_index: where it lies. */
TcThing tc_effects_find_card (const Clause *clause, guint index, guint *out_index);

/** tc_effects_can_lose: whether a point can go from the track that is number @nth of the clause. */
gboolean tc_effects_can_lose (const Clause *clause, guint nth);
guint tc_effects_get_choosable (const Clause *clause, guint nth);

/** tc_effects_is_person: whether @player can be chosen, or takes part, by what @code asks for. */
gboolean tc_effects_is_person (const Run *run,
                               const Instruction *code,
                               const Frame *frame,
                               guint player);
TcThing tc_effects_get_person (const TcEffects *effects, guint player);
TcThing tc_effects_get_track_thing (const TcEffects *effects, guint track);

/* In tc-effects-hold.c, tc-effects-cards.c, tc-effects-changes.c. */
Step tc_effects_step_roll (Run *run);
Step tc_effects_step_may (Run *run);
Step tc_effects_step_choose (Run *run);
Step tc_effects_step_loop (Run *run);
Step tc_effects_step_again (Run *run);
Step tc_effects_step_test (Run *run);
Step tc_effects_step_look (Run *run);
Step tc_effects_step_draw (Run *run);
Step tc_effects_step_shuffle (Run *run);
Step tc_effects_step_cards (Run *run);

/** tc_effects_count_cards: how many the clause can choose. */
guint tc_effects_count_cards (const Clause *clause);

/** tc_effects_has_cards: whether there are as many cards as the clause about cards still takes. */
gboolean tc_effects_has_cards (const Run *run);
Step tc_effects_step_person (Run *run);
Step tc_effects_step_set (Run *run);
Step tc_effects_step_score (Run *run);
Step tc_effects_step_damage (Run *run);
Step tc_effects_step_status (Run *run);
Step tc_effects_step_modify (Run *run);
Step tc_effects_step_react (Run *run);
Step tc_effects_step_win (Run *run);
Step tc_effects_step_explore (Run *run);

/** tc_effects_go: runs until somebody has to decide. */
gboolean tc_effects_go (Run *run);

/** tc_effects_take: carries @move out, which is one of the choices. */
void tc_effects_take (Run *run, const TcMove *move);

/** tc_effects_list_choices: without asking whether what must follow is possible. */
void tc_effects_list_choices (const Run *run, TcMoveList *list);

/**
 * tc_effects_can_go_on:
 * @from: instruction at which the frame on top goes on
 * @until: and where it ends, or NO_LIMIT for all that is under way
 *
 * Whether it can be completed; plays on a copy.
 */
gboolean tc_effects_can_go_on (const Run *run, TcEffectsCan can, guint from, guint until);
#define NO_LIMIT G_MAXUINT

/** tc_effects_leads_on: whether what must be done is still possible once @move is made. */
gboolean tc_effects_leads_on (const Run *run, const TcMove *move);

/* What a search would find in what must be done, where it can be counted. */
typedef enum {
  FORESIGHT_NONE, /* it has to be tried */
  FORESIGHT_NO,
  FORESIGHT_YES,
} Foresight;

/** tc_effects_foresee_program: whether the program that begins at instruction @first can be played.
 */
Foresight tc_effects_foresee_program (const Run *run, guint first, guint player);

/** tc_effects_foresee_choice: as tc_effects_leads_on (). */
Foresight tc_effects_foresee_choice (const Run *run, const TcMove *move);

/** tc_effects_note_chosen: the notes of a frame inside @frame in which @player is chosen. */
static inline guint16
tc_effects_note_chosen (const Frame *frame, guint player)
{
  return (guint16) ((player + 1) << NOTE_CHOSEN_SHIFT | (guint) NOTE_CHOSEN (frame->notes)
                                                          << NOTE_BEFORE_SHIFT);
}

/** tc_effects_has_must_ahead: whether anything must be done in what is under way. */
gboolean tc_effects_has_must_ahead (const TcEffects *effects, const Stack *stack);

static inline Frame *
get_top (const Run *run)
{
  Stack *stack = get_stack (run->effects, run->state);

  return get_frame (run->effects, stack, stack->depth - 1u);
}

G_END_DECLS
