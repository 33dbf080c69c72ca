/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

G_BEGIN_DECLS

/* TcThing: the number that a ruleset gave to something a move can name: an area, a counter, a card,
 * a box, a seat, a named option. Things of one class have numbers in a row. */

#define TC_THING_NONE 0xffffu

typedef guint16 TcThing;

typedef enum {
  TC_THING_PLACE,  /* holds pieces: an area, a tile, a box, a hand */
  TC_THING_PIECE,  /* a counter, a card, a pawn, a marker */
  TC_THING_OPTION, /* a named choice: a tactic, a role */
  TC_THING_SEAT,
  TC_THING_SIDE,
} TcThingKind;

/** TcThingClass: one sort of things of a system: areas, counters, cards. */
typedef struct {
  const char *name; /* N_() of one of them, in lower case: "counter" */
  TcThingKind kind;
  const char *stands; /* nullable: N_() sentence: where an umpire can put one: "A counter stands in
                         an area." */
} TcThingClass;

#define TC_MAX_CLASSES 24

/* What a verb may name: bits of classes. Nothing at all is 0. */
#define TC_THINGS(class)   (1u << (class))
#define TC_THINGS_OPTIONAL (1u << 31) /* or nothing */

/** TcThingRange: the things of one class. */
typedef struct {
  TcThing first;
  guint16 n;
} TcThingRange;

static inline gboolean
tc_range_has (TcThingRange range, TcThing thing)
{
  return (guint) thing - range.first < range.n;
}

/** tc_range_get: the thing with this index in its class. */
static inline TcThing
tc_range_get (TcThingRange range, guint index)
{
  return (TcThing) (range.first + index);
}

/** tc_range_index: of a thing that the range has. */
static inline guint
tc_range_index (TcThingRange range, TcThing thing)
{
  return (guint) thing - range.first;
}

G_END_DECLS
