/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "effects/tc-effects.h"

G_BEGIN_DECLS

/* -- Programs ---------------------------------------------------------------------------------- */

typedef enum {
  OP_END,     /* leaves the frame */
  OP_GOTO,    /* to jump */
  OP_PLACE,   /* clauses: */
  OP_REMOVE,  /* */
  OP_REPLACE, /* */
  OP_MOVE,    /* */
  OP_OPERATE, /* */
  OP_SHIFT,   /* */
  OP_LOOK,    /* */
  OP_INVOKE,  /* */
  OP_ROLL,    /* followed by OP_BRANCH; then on to jump */
  OP_BRANCH,  /* from min to max: to jump */
  OP_MAY,     /* declined: to jump */
  OP_CHOOSE,  /* followed by OP_OPTION */
  OP_OPTION,  /* its effects are at jump */
  OP_REPEAT,  /* what is repeated follows, in a frame of its own, and OP_AGAIN; then on to jump */
  OP_EACH,    /* as OP_REPEAT, for each player */
  OP_AGAIN,
  OP_IF_CONTROL, /* conditions: to jump when the result is FLAG_WHEN */
  OP_IF_PIECES,
  OP_IF_TRACK,
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

/* Players as instructions name them, besides their numbers. */
#define PLAYER_ACTING   0xfcu
#define PLAYER_OPPOSING 0xfdu
#define PLAYER_ANY      0xfeu

#define NO_SET 0xffffu
#define ANY    0xffu /* operation */

/* One instruction. What its fields mean depends on its op. */
typedef struct {
  guint8 op;
  guint8 kind;   /* of piece; a track, a deck, an operation (ANY), a procedure */
  guint8 player; /* whose */
  guint8 kind2;  /* of the new piece */
  guint8 player2;
  guint8 count; /* of pieces, points, options, cards, times, dice */
  guint8 keep;  /* how many stay in each space; faces of a die */
  guint8 zero;
  guint16 flags;
  guint16 set;  /* of spaces */
  guint16 set2; /* where pieces move to */
  guint16 jump;
  guint16 text; /* the sentence: a text of the ruleset */
  gint16 min;   /* of what is compared; what a track changes by; the lowest face of a die */
  gint16 max;
  TcThing thing; /* an option */
  TcNode node;
} Instruction;

typedef struct {
  guint16 first; /* instruction */
  TcThing source;
  guint8 depth; /* frames that it needs at most */
} Program;

/* -- The stack --------------------------------------------------------------------------------- */

/* All of a state's stack is 16-bit words. */
typedef struct {
  guint16 at;        /* instruction */
  guint16 level;     /* programs that started one another before this one */
  guint16 program;   /* number */
  guint16 player;    /* who acts */
  guint16 loop;      /* rounds of a loop that are done */
  guint16 player0;   /* who acted where the loop began */
  guint16 done;      /* pieces or points of the clause under way */
  guint16 last;      /* space that was chosen last for it, or NO_SPACE */
  guint16 is_told;   /* its line is in the log */
  guint16 chosen[4]; /* bits of its spaces, for pieces in different ones */
} Frame;

G_STATIC_ASSERT (sizeof (Frame) == 26);

#define NO_SPACE 0xffffu

typedef struct {
  guint16 depth;   /* frames in use; 0: nothing is under way */
  guint16 n_rolls; /* dice rolled so far in this turn */
  guint16 turn;    /* of n_rolls */
  guint16 zero;
  Frame frames[];
} Stack;

/* -- What effects speak of --------------------------------------------------------------------- */

typedef struct {
  TcNode node;
  gboolean is_owned;
  gint min; /* of a track; 0 */
  gint max; /* of a track; how many pieces or cards there are */
} Subject;

typedef struct {
  TcNode node;
  guint64 *members;
} Group;

typedef struct {
  char *name;
  TcThing thing; /* of an operation */
  gboolean is_random;
} Named;

struct _TcEffects {
  TcRuleset *ruleset; /* not owned: it owns the system's data, and these are part of that */
  const TcEffectsHost *host;
  const TcEffectsWords *words;

  GArray *players;    /* TcNode */
  GArray *seats;      /* guint8, by player */
  GArray *spaces;     /* TcThing */
  GArray *groups;     /* Group */
  GArray *links;      /* guint32: from << 16 | to */
  GArray *marks;      /* guint32: mark << 16 | space */
  GArray *kinds;      /* Subject */
  GArray *tracks;     /* Subject */
  GArray *decks;      /* Subject */
  GArray *operations; /* Named */
  GArray *procedures; /* Named */

  GHashTable *space_of_node;  /* TcNode -> number + 1 */
  GHashTable *space_of_thing; /* TcThing -> number + 1 */

  GArray *code;     /* Instruction */
  GArray *programs; /* Program */
  GArray *sets;     /* guint64: n_words of each set */
  guint n_sets;
  guint n_words;      /* of a set */
  guint depth;        /* the deepest program's */
  guint stack_offset; /* in a state */
  guint n_frames;
  gboolean has_must; /* in any program */
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
  gboolean has_failed; /* a search came to something that had to be done in full and cannot */
  gboolean is_open;    /* a search came to what cannot be foreseen, or to its end */
  gboolean is_roll;    /* a search came to a die: the branches are tried in its place */
} Run;

/* A clause under way. */
typedef struct {
  const Run *run;
  const Instruction *code;
  Frame *frame;
  guint player;  /* whose pieces */
  guint player2; /* whose new pieces */
  guint left;    /* pieces or points still to go */
} Clause;

void tc_effects_clause_init (Clause *clause, const Run *run);

/** tc_effects_clause_room: how often the clause can act in @space, for all that is chosen yet. */
guint tc_effects_clause_room (const Clause *clause, guint space);

/** tc_effects_clause_find: the next space from @space on where the clause can act, or the number of
 * spaces. */
guint tc_effects_clause_find (const Clause *clause, guint space);
gboolean tc_effects_clause_can_move (const Clause *clause, guint from, guint to);
gboolean tc_effects_clause_can_operate (const Clause *clause, guint operation, guint space);

/** tc_effects_clause_has_choice: %FALSE when there is nothing that it could do. */
gboolean tc_effects_clause_has_choice (const Clause *clause);

guint tc_effects_resolve (const TcEffects *effects, guint player, guint acting);
gboolean tc_effects_holds (const Run *run, const Instruction *code, guint acting);

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

/** tc_effects_has_must_ahead: whether anything must be done in what is under way. */
gboolean tc_effects_has_must_ahead (const TcEffects *effects, const Stack *stack);

static inline Frame *
get_top (const Run *run)
{
  Stack *stack = get_stack (run->effects, run->state);

  return &stack->frames[stack->depth - 1];
}

G_END_DECLS
