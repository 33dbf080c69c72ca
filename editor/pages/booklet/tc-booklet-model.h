/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What a booklet says: one element of the role "booklet", section by section in the order of its
 * schema, in sentences; and for which sides it can be won. It knows no widget and no game. */

typedef enum {
  TC_BOOKLET_TEXT,    /* a paragraph for people */
  TC_BOOKLET_SECTION, /* the heading of what comes next; with what may be added to it */
  TC_BOOKLET_ENTRY,   /* an element */
  TC_BOOKLET_NONE,    /* a section that has nothing */
  TC_BOOKLET_CAN_WIN, /* a side, and by which entries it wins */
  TC_BOOKLET_CANNOT_WIN,
  TC_BOOKLET_BEGINNINGS, /* the heading of setups that begin here; @path: of the chapter when one
                            more can be added */
  TC_BOOKLET_BEGINNING,  /* a setup that begins here */
} TcBookletKind;

/** TcBookletLine: strings are never %NULL. */
typedef struct {
  TcBookletKind kind;
  char *path;          /* of what the line stands for; "" for none */
  char *title;         /* a heading, a name, or the paragraph */
  char *detail;        /* what it says, line by line */
  const char *element; /* nullable: the name of what a section takes one more of; of the schema */
} TcBookletLine;

/** tc_booklet_list: (transfer full): of TcBookletLine: the booklet @chapter. */
GPtrArray *tc_booklet_list (TcScenario *scenario, TcNode chapter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
