/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-report.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcWhole: the text that a variant makes of its base, and for each byte the file that it comes
 * from. Findings are made about the text and shown where they belong. Immutable once made, so it
 * may be read from any thread; atomically ref-counted. */

typedef struct _TcWhole TcWhole;

TcWhole *tc_whole_ref (TcWhole *whole);
void tc_whole_unref (TcWhole *whole);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcWhole, tc_whole_unref)

/** tc_whole_get_source: the text, named like the variant. */
TcSource *tc_whole_get_source (const TcWhole *whole);

/** tc_whole_get_base: (nullable): the text that the variant changes, which its base may have made
 * of another one; %NULL when there is no variant. */
TcSource *tc_whole_get_base (const TcWhole *whole);

/** tc_whole_get_extends: what the variant calls its base. */
const char *tc_whole_get_extends (const TcWhole *whole);

/** tc_whole_find_base: (nullable), borrowed: the file that @from, named as one of the files is,
 * calls
 * @extends: as it was read. */
TcSource *tc_whole_find_base (const TcWhole *whole, const char *extends, TcSource *from);

/** tc_whole_load: a TcVariantLoad: tc_whole_find_base () in the TcWhole @whole; what it has not is
 * read from its file. */
TcSource *tc_whole_load (const char *extends, TcSource *from, gpointer whole, GError **error);

/** tc_whole_dup_text: (transfer full): the text as a file of its own, which has one line end: that
 * of the base of all. */
char *tc_whole_dup_text (const TcWhole *whole) G_GNUC_WARN_UNUSED_RESULT;

/** tc_whole_find: where byte @offset of @file, one of the files, stands in the text; %FALSE when
 * the text has nothing of it. */
gboolean tc_whole_find (const TcWhole *whole,
                        const TcSource *file,
                        gsize offset,
                        gsize *out_offset);

/** tc_whole_get_n_files: the files that it is made of; tc_whole_get_file: the @index-th, from the
 * base of all to the variant itself. */
guint tc_whole_get_n_files (const TcWhole *whole);
TcSource *tc_whole_get_file (const TcWhole *whole, guint index);

/** TcWholePlace: a place of the text in the files. */
typedef struct {
  TcSource *source; /* borrowed: the file that owns it: of several the one furthest from the base */
  TcSpan span;
  TcSource *base; /* nullable, borrowed: another file that part of it is from */
  TcSpan base_span;
} TcWholePlace;

TcWholePlace tc_whole_locate (const TcWhole *whole, TcSpan span);

/** tc_whole_move_findings: adds the findings of @from about the text to @report, about the files. A
 * finding that @report has already, with the same code at the same place, is left out. */
void tc_whole_move_findings (const TcWhole *whole, TcReport *from, TcReport *report);

G_END_DECLS
