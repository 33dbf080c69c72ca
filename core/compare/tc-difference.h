/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* TcDifferences: what differs between two scenarios of one game, as data and not as lines of text.
 * Layout, comments and what is foreign do not count, nor does whether a default is written.
 *
 * The list is empty exactly when the two are the same model (tc_scenario_find_difference ()). With
 * the two exchanged it holds the same records, mirrored. The order is that of the new text; what
 * only the old one has stands where it stood. Children with a key meet by their keys; those without
 * one (corners, paragraphs, conditions) as their longest common run has them.
 *
 * Immutable, atomically ref-counted, to be read from any thread. */

typedef enum {
  TC_DIFFERENCE_ADDED,   /* a thing, with all that is in it */
  TC_DIFFERENCE_REMOVED, /* a thing, with all that was in it */
  TC_DIFFERENCE_MOVED,   /* a thing stands behind another one than before */
  TC_DIFFERENCE_CHANGED, /* the value of an attribute */
  TC_DIFFERENCE_TEXT,    /* the words in an element */
  TC_DIFFERENCE_SOURCE, /* only where values come from: of one attribute, or of all that the element
                           and what is in it do not say otherwise */
  TC_DIFFERENCE_REDRAWN, /* several points of one line: an outline, a coast, a river */
  TC_N_DIFFERENCE_KINDS
} TcDifferenceKind;

/** tc_difference_kind_get_name: "added", "removed", "moved", "changed", "text", "source",
 * "redrawn"; never translated. */
const char *tc_difference_kind_get_name (TcDifferenceKind kind);

typedef struct {
  TcDifferenceKind kind;
  const TcSchemaElement *element;
  const TcSchemaAttribute *attribute; /* nullable */
  TcNode old_node;                    /* TC_NODE_NONE of what was added */
  TcNode new_node;                    /* TC_NODE_NONE of what was removed */
  TcNode old_after;                   /* of what was moved: the one of its kind before it, or */
  TcNode new_after;                   /*   TC_NODE_NONE for the first */
  const char *old_value;              /* nullable: value or text, defaults included */
  const char *new_value;
  guint n_added;           /* points of what was redrawn: only the new one has, */
  guint n_removed;         /*   only the old one has, */
  guint n_moved;           /*   both have, elsewhere or in another order */
  TcProvenance old_source; /* of the value or thing; none where it is not written */
  TcProvenance new_source;
  TcSpan
    old_span; /* what differs, in the text of the old scenario; of what it does not have, the */
  TcSpan new_span; /*   tag of the element around it or of the thing itself */
} TcDifference;

typedef struct _TcDifferences TcDifferences;

/**
 * tc_differences_new:
 * @old, @new: trees; they may have faults, but what could not be read is not compared
 *
 * Returns: (transfer full) (nullable): %NULL when they are scenarios of different games.
 */
TcDifferences *tc_differences_new (TcScenario *old, TcScenario *new) G_GNUC_WARN_UNUSED_RESULT;

TcDifferences *tc_differences_ref (TcDifferences *differences);
void tc_differences_unref (TcDifferences *differences);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcDifferences, tc_differences_unref)

TcScenario *tc_differences_get_old (const TcDifferences *differences);
TcScenario *tc_differences_get_new (const TcDifferences *differences);

guint tc_differences_get_n (const TcDifferences *differences);
const TcDifference *tc_differences_get (const TcDifferences *differences, guint index);

/* Words of the @index-th, translated. */

/** tc_differences_dup_path: (transfer full): the key path of the thing, and of the attribute:
 * "area-board/area[sedan]/@terrain"; in the old scenario of what was removed, else in the new one.
 */
char *tc_differences_dup_path (const TcDifferences *differences,
                               guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_dup_section: (transfer full): the part of the scenario that it is in: "map". */
char *tc_differences_dup_section (const TcDifferences *differences,
                                  guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_dup_heading: (transfer full): the same as a heading: "Map". */
char *tc_differences_dup_heading (const TcDifferences *differences,
                                  guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_dup_title: (transfer full): the thing, with as much of what is around it as is
 * needed: "Sedan", "combat table, row 7, cell 3:1". */
char *tc_differences_dup_title (const TcDifferences *differences,
                                guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_dup_old: (transfer full) (nullable): the old value in words, for a column of its
 * own; tc_differences_dup_new: the new one. */
char *tc_differences_dup_old (const TcDifferences *differences,
                              guint index) G_GNUC_WARN_UNUSED_RESULT;
char *tc_differences_dup_new (const TcDifferences *differences,
                              guint index) G_GNUC_WARN_UNUSED_RESULT;

/** tc_differences_dup_sentence: (transfer full): "Sedan: terrain clear becomes forest", without
 * full stop. */
char *tc_differences_dup_sentence (const TcDifferences *differences,
                                   guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
