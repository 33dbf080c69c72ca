/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-difference-private.h is private to core/."
#endif

#include "compare/tc-difference.h"

G_BEGIN_DECLS

#define TC_CHILD_NONE G_MAXUINT32

/* A child of one of two elements that meet. */
typedef struct {
  TcNode node;
  const TcSchemaElement *element;
  char *key;             /* nullable: of one that can stand only once, "" */
  guint64 hash;          /* of one without a key: all it says but for sources */
  guint32 partner;       /* its index among the children of the other, or TC_CHILD_NONE */
  guint32 is_common : 1; /* in the longest common run of those without a key */
  guint32 stays : 1;     /* it has a partner, and comes after the same of those that stay */
} TcChild;

/** tc_children_new: (transfer full): of TcChild, in the order of the text. */
GArray *tc_children_new (const TcScenario *scenario, TcNode parent) G_GNUC_WARN_UNUSED_RESULT;

/** tc_children_match: finds partners and those that stay. The same result with the two exchanged.
 */
void tc_children_match (GArray *old, GArray *new);

G_END_DECLS
