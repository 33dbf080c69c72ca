/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-complete-private.h is private to core/."
#endif

#include "scenario/tc-complete.h"

G_BEGIN_DECLS

typedef enum {
  TC_PLACE_NONE,      /* a comment, outside a value, ... */
  TC_PLACE_CONTENT,   /* between tags */
  TC_PLACE_NAME,      /* of a start tag */
  TC_PLACE_ATTRIBUTE, /* between or in the names of attributes */
  TC_PLACE_VALUE,
  TC_PLACE_END_TAG,
} TcPlaceKind;

/** TcOpen: an element that is open at the place; spans of the source. */
typedef struct {
  TcSpan name;
  TcSpan xmlns;        /* the value of the attribute that says what its own prefix means */
  GPtrArray *children; /* owned strings: names of what is closed in it already */
} TcOpen;

/** TcPlace: what the text before an offset says about it. */
typedef struct {
  const char *text;
  gsize length;
  gsize offset;
  TcPlaceKind kind;
  TcSpan word;
  GArray *open;      /* TcOpen, the root first */
  gboolean is_over;  /* the root is closed */
  TcSpan prefix;     /* of the root, with its colon */
  TcSpan tag_name;   /* ATTRIBUTE, VALUE: of the tag around the place */
  TcSpan xmlns;      /* ATTRIBUTE, VALUE: as in TcOpen */
  TcSpan attribute;  /* VALUE: its name */
  GPtrArray *others; /* ATTRIBUTE: owned strings: names of the tag's other attributes */
} TcPlace;

void tc_place_init (TcPlace *place, const TcSource *source, gsize offset);
void tc_place_clear (TcPlace *place);

/** tc_place_dup_local: (transfer full): the name of an element without the root's prefix; ":",
 * which is no name, when it has another. */
char *tc_place_dup_local (const TcPlace *place, TcSpan name);

G_END_DECLS
