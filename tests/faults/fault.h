/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/tc-rng.h"
#include "build/tc-build.h"
#include "scenario/tc-scenario.h"

/* Planting single faults in good files. A kind of fault knows how to spoil a file at a random
 * place, and says where a reader would look for it and, for slips of the keyboard, which word was
 * right. Same file, kind and seed: same fault, on every machine. */

#define FAULT_MAX_PLACES 24u

/* One fault in the making. */
typedef struct {
  TcScenario *scenario; /* of the good file */
  const char *text;     /* of the good file */
  TcRng rng;
  GArray *edits; /* FaultEdit, in any order, not overlapping */
  struct {
    TcSpan span;     /* in the good file */
    gboolean is_new; /* else it is what edit @edit wrote, all of it */
    guint edit;
  } places[FAULT_MAX_PLACES]; /* where the first message may stand */
  guint n_places;
  char *word; /* the right word, NULL for faults that are no slips */
} Fault;

typedef struct {
  TcSpan span;
  char *text;
} FaultEdit;

typedef struct {
  const char *name;
  gboolean (*plant) (Fault *fault); /* FALSE: no place in this file */
} FaultKind;

extern const FaultKind fault_kinds_text[];   /* fault-text.c: what breaks XML */
extern const FaultKind fault_kinds_schema[]; /* fault-schema.c: what breaks the schema */
extern const FaultKind fault_kinds_ref[];    /* fault-ref.c: keys, references, provenance */
extern const FaultKind fault_kinds_board[];  /* fault-board.c: the map and the tables */
extern const FaultKind fault_kinds_game[];   /* fault-game.c: setups and rules */
extern const FaultKind fault_kinds_city[];
extern const FaultKind fault_kinds_bell[];    /* fault-bell.c: influence, cards, a solo opponent */
extern const FaultKind fault_kinds_dune[];    /* fault-dune.c: players, roles, cards by number */
extern const FaultKind fault_kinds_effects[]; /* fault-effects.c: what cards do */
extern const FaultKind fault_kinds_house[];   /* fault-house.c: chart, haunts, rooms, setups */
extern const FaultKind fault_kinds_grid[];    /* fault-grid.c: holes, streets, walls and gates */
extern const FaultKind fault_kinds_meaning[]; /* fault-meaning.c: what cannot be meant */
extern const FaultKind fault_kinds_variant[]; /* fault-variant.c: changes of a base */

/* For the trial. fault-fix.c */

/** fault_offers_word: whether @word is the first that the finding offers. */
gboolean fault_offers_word (const TcFinding *finding, const char *word);

/** fault_fix_strays: whether the first fix of the first finding, which made @fixed of @build,
 * changes the model elsewhere than the finding and the fix say; or puts a slip right and leaves
 * another model than the good one. */
gboolean fault_fix_strays (Fault *fault, TcBuild *build, TcBuild *fixed);

/* For kinds. */

typedef gboolean (*FaultFilter) (Fault *fault, TcNode node);

/** fault_pick: a random node that passes @filter; kinds of element first, so that a rare one comes
 * as often as a common one. TC_NODE_NONE when there is none. */
TcNode fault_pick (Fault *fault, FaultFilter filter);

/** fault_pick_role: a random node of @role (of element @name unless %NULL). */
TcNode fault_pick_role (Fault *fault, const char *role, const char *name);

guint fault_random (Fault *fault, guint bound);

/** fault_replace: writes @text (taken) for @span. */
void fault_replace (Fault *fault, TcSpan span, char *text);

/** fault_expect: the message may stand anywhere in @span of the good file; what was replaced counts
 * as what replaced it. */
void fault_expect (Fault *fault, TcSpan span);

/** fault_expect_edit: ... or anywhere in what the last edit wrote. */
void fault_expect_edit (Fault *fault);

const TcScanElement *fault_place (Fault *fault, TcNode node);
TcSpan fault_name (Fault *fault, TcNode node);
TcSpan fault_end_name (Fault *fault, TcNode node);

/** fault_attribute: name, equals sign and value with quotes; %FALSE when it is not written. */
gboolean fault_attribute (Fault *fault, TcNode node, const char *name, TcSpan *out);
char *fault_dup (Fault *fault, TcSpan span);

/** fault_random_attribute: the index of a written attribute that passes, or -1. */
typedef gboolean (*FaultAttributeFilter) (const TcSchemaElement *element,
                                          const TcSchemaAttribute *attribute);
gint fault_random_attribute (Fault *fault, TcNode node, FaultAttributeFilter filter);

/** fault_misspell: (transfer full): one slip: a letter left out, doubled, changed, or two swapped;
 * never another word of @others (nullable, NULL-terminated). */
char *fault_misspell (Fault *fault, const char *word);

/** fault_remove: the node with the white space before it. */
void fault_remove (Fault *fault, TcNode node);

/** fault_insert_after: @text on a line of its own after @node, indented as it is. */
void fault_insert_after (Fault *fault, TcNode node, const char *text);
void fault_insert_before (Fault *fault, TcNode node, const char *text);

gboolean fault_is_role (Fault *fault, TcNode node, const char *role);

/* One attribute of one element: most kinds of a system are no more. */

/** fault_find: a random element @name with the attribute @with ("name" or "name=value") and without
 * @without (nullable, both), or TC_NODE_NONE. */
TcNode fault_find (Fault *fault, const char *name, const char *with, const char *without);

/** fault_expect_tag: the message may stand anywhere in the start tag of @node. */
void fault_expect_tag (Fault *fault, TcNode node);

/** fault_set: gives @node the attribute, and expects the message in its tag. %FALSE for no node. */
gboolean fault_set (Fault *fault, TcNode node, const char *name, const char *value);
gboolean fault_unset (Fault *fault, TcNode node, const char *name);

#define FAULT_SET(function, element, with, without, attribute, value)                              \
  static gboolean function (Fault *fault)                                                          \
  {                                                                                                \
    return fault_set (fault, fault_find (fault, element, with, without), attribute, value);        \
  }

#define FAULT_UNSET(function, element, with, attribute)                                            \
  static gboolean function (Fault *fault)                                                          \
  {                                                                                                \
    return fault_unset (fault, fault_find (fault, element, with, NULL), attribute);                \
  }
