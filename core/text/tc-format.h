/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-edit.h"
#include "text/tc-report.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* The canonical layout of a scenario file, for those who want one:
 *
 * - Two spaces of indentation, one element to a line, <a/> for an element without content.
 * - Attributes on the line of their tag, one space apart, in double quotes. A tag that would pass
 *   TC_FORMAT_MAX_COLUMNS, or that has a value with a line break in it, has each attribute on a
 *   line of its own, two spaces further in than the tag.
 * - Comments stay, and one that follows something on its line stays on that line. Of blank lines
 *   in a row one stays, but none at the beginning and the end of the file.
 * - LF ends every line, the last one too; there is no byte order mark.
 *
 * What a reader of XML sees stays as it is: elements and attributes keep their order; the inside
 * of an element with text in it (or under xml:space="preserve") keeps its spaces and lines, and
 * only the tags there are tidied, without wrapping; the inside of comments, CDATA sections and
 * processing instructions, the XML declaration included, stays as written. The one thing that is
 * lost is space that is an element's whole content. Formatting twice changes nothing more. */

/* Wide, since like elements below each other are a table that reads, sorts and diffs best with one
 * row to a line; and an attribute that a program adds to a tag rarely makes it pass. */
#define TC_FORMAT_MAX_COLUMNS 280u

/**
 * tc_format_make_edits:
 * @report: gets the findings of a text that is not well-formed XML
 *
 * Returns: (transfer full) (nullable): the edits against @source, none when it is in canonical
 *   layout already; %NULL when it is not well-formed: nothing is guessed.
 */
TcEdits *tc_format_make_edits (TcSource *source, TcReport *report) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
