/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/** TcCauseRelation: where the cause stands, seen from the consequence. */
typedef enum {
  TC_CAUSE_ANYWHERE, /* in the file */
  TC_CAUSE_ELEMENT,  /* the same element, or attributes of it */
  TC_CAUSE_INSIDE,   /* inside the element of the consequence */
  TC_CAUSE_SIBLING,  /* in elements beside each other */
  TC_CAUSE_REPEATED, /* the same words about an earlier place */
} TcCauseRelation;

/** TcCause: a finding that only follows from another one is not shown beside it. */
typedef struct {
  const char *consequence; /* a code; NULL: whatever is said of the content */
  const char *cause;       /* a code; NULL: whatever it is */
  TcCauseRelation relation;
} TcCause;

G_END_DECLS
