/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "text/tc-edit.h"
#include "text/tc-source.h"

G_BEGIN_DECLS

/* TcReport: all the findings of one run over one or more sources. The first fault never stops a
 * run; the order is stable: source name, offset, code, then the order of adding. Users read
 * findings as "Problems".
 *
 * A code is a family and a number ("XML002"): stable for ever, never reused. Families: XML text
 * and well-formedness, IGN comments that hide findings, SCH schema, REF references and keys, and
 * those of lint/ (BRD, TAB, FRE ...). Every code is in the catalogue with why it matters and how to
 * fix it (tc_code_lookup ()). */

/* What comes after so many findings is counted, and its severity too, but not kept. */
#define TC_REPORT_MAX_FINDINGS 100000u

typedef enum { TC_SEVERITY_NOTE, TC_SEVERITY_WARNING, TC_SEVERITY_ERROR } TcSeverity;

/** TcFix: one way to fix a finding: a label for a button, and the edits that do it. */
typedef struct {
  char *label;
  TcEdits *edits;
  gboolean is_guess; /* what was meant, somebody has to say: it is never made with others */
} TcFix;

/** TcRelated: another place that explains a finding ("first defined here"). */
typedef struct {
  TcSource *source;
  TcSpan span;
  char *message;
} TcRelated;

typedef struct {
  const char *code; /* static */
  TcSeverity severity;
  TcSource *source; /* owned reference */
  TcSpan span;      /* what to underline; may be empty at a place */
  guint line;       /* of span.start, 1-based; both filled by tc_report_get () */
  guint column;
  char *message;   /* one sentence, no code, no place: what is wrong and what was expected */
  char *why;       /* nullable: how to fix it, or why it matters here */
  char *path;      /* nullable: the datum as a key path: "board/area[sedan]/@terrain" */
  GArray *fixes;   /* nullable: TcFix */
  GArray *related; /* nullable: TcRelated */
} TcFinding;

/** TcCode: the catalogue entry of a code; all strings static, translated by the caller. */
typedef struct {
  const char *code;
  TcSeverity severity;
  const char *title;
  const char *why;
  const char *bad;  /* nullable: an excerpt with the fault */
  const char *good; /* nullable: the same without it */
} TcCode;

/** tc_code_lookup: (nullable): the entry for "SCH003" of core's catalogue, in any letter case. */
const TcCode *tc_code_lookup (const char *code);

/** tc_code_get: (nullable): entry @index of core's catalogue, family by family. */
const TcCode *tc_code_get (guint index);

/** tc_code_find_in: (nullable): in a catalogue sorted by code. */
const TcCode *tc_code_find_in (const TcCode *codes, guint n, const char *code);

typedef struct _TcReport TcReport;

TcReport *tc_report_new (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_report_add_catalogue: codes of a game system, sorted, which findings may have besides those
 * of core. @codes is static; adding it again changes nothing. */
void tc_report_add_catalogue (TcReport *report, const TcCode *codes, guint n);

TcReport *tc_report_ref (TcReport *report);
void tc_report_unref (TcReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcReport, tc_report_unref)

/**
 * tc_report_add:
 * @code: a code of the catalogue; anything else is a programming error
 * @span: in @source
 *
 * Adds a finding with the catalogue's severity. Its message is one line: what cannot be printed is
 * U+FFFD, as in tc_letter_dup_printable (). Of more than a thousand bytes the middle is left out.
 *
 * Returns: (transfer none): the finding, to be completed with the functions below before the next
 *   call that touches @report.
 */
TcFinding *tc_report_add (TcReport *report,
                          const char *code,
                          TcSource *source,
                          TcSpan span,
                          const char *format,
                          ...) G_GNUC_PRINTF (5, 6);

void tc_finding_set_why (TcFinding *finding, const char *format, ...) G_GNUC_PRINTF (2, 3);
void tc_finding_take_path (TcFinding *finding, char *path);
void tc_finding_add_fix (TcFinding *finding, TcEdits *edits, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/** tc_finding_doubt_fixes: the fixes of @finding from @first on are guesses. */
void tc_finding_doubt_fixes (TcFinding *finding, guint first);
void tc_finding_add_related (TcFinding *finding,
                             TcSource *source,
                             TcSpan span,
                             const char *format,
                             ...) G_GNUC_PRINTF (4, 5);

guint tc_report_get_n (TcReport *report);

/** tc_report_get_n_dropped: findings beyond TC_REPORT_MAX_FINDINGS. */
guint tc_report_get_n_dropped (TcReport *report);

/** tc_report_get: (transfer none): the @index-th finding in the stable order. */
const TcFinding *tc_report_get (TcReport *report, guint index);

/** tc_finding_has_sure_fix: whether the first of its fixes may be made together with others. */
gboolean tc_finding_has_sure_fix (const TcFinding *finding);

/**
 * tc_report_make_fixes:
 * @code: which findings
 * @out_n: (out): how many of them it fixes
 *
 * The first fix of every finding of @code, in one list against @source, unless that is a guess. A
 * fix that would touch what another one changes is left out: it can be applied afterwards.
 *
 * Returns: (transfer full)
 */
TcEdits *tc_report_make_fixes (TcReport *report, const char *code, TcSource *source, guint *out_n)
  G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_report_apply_ignores:
 * @source: what was built
 *
 * Takes out the warnings and notes that comments of their own files hide:
 * <!-- turncoat: ignore CODE: the reason --> before the element, or before the root for the whole
 * file. Comments of @source that hide nothing, are not understood or name no reason are findings
 * themselves (IGN001 to IGN005). Errors stay: they cannot be hidden.
 *
 * Returns: how many findings were taken out.
 */
guint tc_report_apply_ignores (TcReport *report, TcSource *source);

/** tc_report_get_n_ignored, tc_report_get_ignored: (transfer none): what that took out, in the
 * stable order. The reason of the comment is its why, and taking the comment back its only fix:
 * where it names other codes, as far as it hides this one. */
guint tc_report_get_n_ignored (TcReport *report);
const TcFinding *tc_report_get_ignored (TcReport *report, guint index);

/** tc_report_can_ignore: whether such a comment can hide @finding, of @report: no error, and
 * nothing that is wrong with such comments. */
gboolean tc_report_can_ignore (const TcReport *report, const TcFinding *finding);

/** tc_ignore_refuse_reason: (nullable): translated: why @reason cannot stand in such a comment. */
const char *tc_ignore_refuse_reason (const char *reason);

/**
 * tc_report_make_ignore:
 * @out_hidden: (out) (optional) (transfer container) (element-type TcFinding): what the comment
 * hides of @report, in its order: all of that code in the element, or in the whole file when that
 * is its root
 *
 * Such a comment before the innermost element around @finding: on a line of its own when the
 * element begins one, else on the same line.
 *
 * Returns: (transfer full) (nullable): against the source of @finding; %NULL when @reason is
 *   refused, when @finding cannot be ignored, and in a text without elements.
 */
TcEdits *tc_report_make_ignore (TcReport *report,
                                const TcFinding *finding,
                                const char *reason,
                                GPtrArray **out_hidden) G_GNUC_WARN_UNUSED_RESULT;

/** tc_report_count: how many findings are at @at_least or above, dropped ones included. */
guint tc_report_count (TcReport *report, TcSeverity at_least);

/** tc_severity_get_name: "note", "warning", "error"; static, not translated. */
const char *tc_severity_get_name (TcSeverity severity);

G_END_DECLS
