/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-whole-private.h is private to core/."
#endif

#include "variant/tc-whole.h"

G_BEGIN_DECLS

/* A piece of the text. Copied from a file, or made for a place in it: then all of the piece means
 * all of that place. Empty where something of the base was left out. */
typedef struct {
  guint32 start; /* in the text */
  guint32 end;
  guint32 file; /* index */
  guint32 is_copy;
  TcSpan span; /* in the file; of a copy as long as the piece */
} TcWholePiece;

/* What a variant took from the base by its key, and where it says so: who refers to it still, errs
 * because of that. */
typedef struct {
  char *key;
  guint32 file;
  TcSpan span;
} TcWholeLoss;

struct _TcWhole {
  gatomicrefcount ref_count;
  TcSource *source;
  TcSource *base;     /* (nullable): the text that the last of the files changes */
  GPtrArray *files;   /* TcSource, the base of all first */
  GPtrArray *extends; /* of each of them what it says of its base; "" for the base of all */
  GArray *pieces;     /* TcWholePiece, in order, without a gap */
  GHashTable *losses; /* key -> TcWholeLoss */
};

/** TcWholeWriter: a text in the making. */
typedef struct {
  GString *text;
  TcWhole *whole;
  const TcWhole *base;
  guint32 file; /* index of the variant */
} TcWholeWriter;

/** tc_whole_new_plain: of one file, which is the text. */
TcWhole *tc_whole_new_plain (TcSource *source) G_GNUC_WARN_UNUSED_RESULT;

/** tc_whole_writer_init: @variant over @base, which it calls @extends. */
void tc_whole_writer_init (TcWholeWriter *writer,
                           const TcWhole *base,
                           TcSource *variant,
                           const char *extends);

/** tc_whole_writer_copy_base: bytes of the base's text. */
void tc_whole_writer_copy_base (TcWholeWriter *writer, guint32 start, guint32 end);

/** tc_whole_writer_copy: bytes of the variant. */
void tc_whole_writer_copy (TcWholeWriter *writer, guint32 start, guint32 end);

/** tc_whole_writer_make: @text because of @span of the variant; empty where something goes. */
void tc_whole_writer_make (TcWholeWriter *writer, const char *text, TcSpan span);

/** tc_whole_writer_lose: the variant removes what has @key, at @span. */
void tc_whole_writer_lose (TcWholeWriter *writer, const char *key, TcSpan span);

/** tc_whole_writer_end: (transfer full): named like the variant. */
TcWhole *tc_whole_writer_end (TcWholeWriter *writer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
