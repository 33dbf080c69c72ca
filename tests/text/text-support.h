/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "base/tc-rng.h"
#include "text/tc-edit.h"
#include "text/tc-report.h"
#include "text/tc-source.h"

/* What several tests of text/ need. */

typedef struct {
  char *name; /* of the file, without folder */
  char *text; /* length + 1 bytes */
  gsize length;
} CorpusFile;

/** text_load_corpus: (transfer full) (element-type CorpusFile): tests/corpus/roundtrip, by name. */
GPtrArray *text_load_corpus (void);

/** text_new_source: a source of @length bytes that may be anything. */
TcSource *text_new_source (const char *name, const char *bytes, gsize length);

/** text_dup_faults: (transfer full): "XML012@3 XML014@6": every finding, whose span is checked. */
char *text_dup_faults (TcReport *report);

/** text_assert_equal: same bytes, and on failure the place of the first difference. */
void text_assert_equal (const TcSource *source, const char *bytes, gsize length);

/** text_make_random_edits: one to five edits anywhere in @source, of any bytes, maybe empty. */
TcEdits *text_make_random_edits (TcRng *rng, const TcSource *source);

static inline TcSpan
text_span (gsize start, gsize end)
{
  TcSpan span = { (guint32) start, (guint32) end };

  return span;
}

#define assert_span(span, a, b)                                                                    \
  G_STMT_START                                                                                     \
  {                                                                                                \
    TcSpan span_ = (span);                                                                         \
    g_assert_cmpuint (span_.start, ==, (a));                                                       \
    g_assert_cmpuint (span_.end, ==, (b));                                                         \
  }                                                                                                \
  G_STMT_END
