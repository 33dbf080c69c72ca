/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <string.h>

#include "text/tc-letter-private.h"
#include "text/tc-report-private.h"
#include "text/tc-source-private.h"

/* Bytes of a message that stay at its beginning and end when it is too long to be read. */
#define MAX_MESSAGE_HEAD 800u
#define MAX_MESSAGE_TAIL 200u

/* Codes of a game system. */
typedef struct {
  const TcCode *codes;
  guint n;
} Catalogue;

struct _TcReport {
  gatomicrefcount ref_count;
  GPtrArray *findings; /* TcFinding */
  GPtrArray *ignored;  /* TcFinding: what comments took out */
  TcFinding *overflow; /* takes what comes after TC_REPORT_MAX_FINDINGS, one at a time */
  guint n_by_severity[TC_SEVERITY_ERROR + 1]; /* dropped ones included */
  guint n_dropped;
  GArray *catalogues; /* Catalogue: besides core's */
  gboolean is_ready;  /* sorted, with lines and columns */
};

static void
clear_fix (TcFix *fix)
{
  g_free (fix->label);
  tc_edits_unref (fix->edits);
}

static void
clear_related (TcRelated *related)
{
  tc_source_unref (related->source);
  g_free (related->message);
}

static void
finding_free (TcFinding *finding)
{
  g_clear_pointer (&finding->source, tc_source_unref);
  g_clear_pointer (&finding->fixes, g_array_unref);
  g_clear_pointer (&finding->related, g_array_unref);
  g_free (finding->message);
  g_free (finding->why);
  g_free (finding->path);
  g_free (finding);
}

TcReport *
tc_report_new (void)
{
  TcReport *report = g_new0 (TcReport, 1);

  g_atomic_ref_count_init (&report->ref_count);
  report->catalogues = g_array_new (FALSE, FALSE, sizeof (Catalogue));
  report->findings = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);
  report->ignored = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);

  return report;
}

TcReport *
tc_report_ref (TcReport *report)
{
  g_atomic_ref_count_inc (&report->ref_count);

  return report;
}

void
tc_report_unref (TcReport *report)
{
  if (!g_atomic_ref_count_dec (&report->ref_count))
    return;

  g_ptr_array_unref (report->findings);
  g_ptr_array_unref (report->ignored);
  g_array_unref (report->catalogues);
  g_clear_pointer (&report->overflow, finding_free);
  g_free (report);
}

/* The quoted part of a long message may be as long as the file: its middle goes. */
static char *
dup_cut (const char *message)
{
  gsize length = strlen (message);
  const char *head = g_utf8_find_prev_char (message, message + MAX_MESSAGE_HEAD);
  const char *tail = g_utf8_find_next_char (message + length - MAX_MESSAGE_TAIL, NULL);

  return g_strdup_printf ("%.*s…%s", (int) (head - message), message, tail);
}

/* Messages quote text of files, which may be anything: line ends, and what is no UTF-8. */
static char *G_GNUC_PRINTF (1, 0) format_message (const char *format, va_list arguments)
{
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  g_autofree char *printable = tc_letter_dup_printable (message, -1);

  return strlen (printable) > MAX_MESSAGE_HEAD + MAX_MESSAGE_TAIL ? dup_cut (printable)
                                                                  : g_steal_pointer (&printable);
}

static void
keep_finding (TcReport *report, TcFinding *finding)
{
  report->n_by_severity[finding->severity]++;

  if (report->findings->len < TC_REPORT_MAX_FINDINGS) {
    g_ptr_array_add (report->findings, finding);
    report->is_ready = FALSE;
    return;
  }

  g_clear_pointer (&report->overflow, finding_free);
  report->overflow = finding;
  report->n_dropped++;
}

/* Whatever is wrong with a word: a letter in it that is not what it looks like is the likely cause,
 * and the last thing that a reader would see. */
static void
name_odd_letters (TcFinding *finding)
{
  static const char *const named[] = { "NAM002", "NAM004", "XML026", "XML030", "XML038", NULL };
  gsize length;
  const char *text = tc_source_get_text (finding->source, &length);
  g_autofree char *remark = NULL;
  char *message;

  if (finding->span.end > length || finding->span.start >= finding->span.end ||
      g_strv_contains (named, finding->code))
    return;
  remark =
    tc_letter_dup_remark (text + finding->span.start, finding->span.end - finding->span.start);
  if (remark == NULL)
    return;
  message = g_strdup_printf ("%s; %s", finding->message, remark);
  g_free (finding->message);
  finding->message = message;
}

const TcCode *
tc_report_find_code (const TcReport *report, const char *code)
{
  const TcCode *found = tc_code_lookup (code);

  for (guint i = 0; i < report->catalogues->len && found == NULL; i++) {
    const Catalogue *catalogue = &g_array_index (report->catalogues, Catalogue, i);

    found = tc_code_find_in (catalogue->codes, catalogue->n, code);
  }

  return found;
}

void
tc_report_add_catalogue (TcReport *report, const TcCode *codes, guint n)
{
  Catalogue catalogue = { codes, n };

  for (guint i = 0; i < report->catalogues->len; i++)
    if (g_array_index (report->catalogues, Catalogue, i).codes == codes)
      return;
  g_array_append_val (report->catalogues, catalogue);
}

TcFinding *
tc_report_add (TcReport *report,
               const char *code,
               TcSource *source,
               TcSpan span,
               const char *format,
               ...)
{
  const TcCode *entry = tc_report_find_code (report, code);
  TcFinding *finding;
  va_list arguments;

  g_assert (entry != NULL);

  finding = g_new0 (TcFinding, 1);
  finding->code = entry->code;
  finding->severity = entry->severity;
  finding->source = tc_source_ref (source);
  finding->span = span;

  va_start (arguments, format);
  finding->message = format_message (format, arguments);
  va_end (arguments);
  name_odd_letters (finding);

  keep_finding (report, finding);

  return finding;
}

void
tc_finding_set_why (TcFinding *finding, const char *format, ...)
{
  va_list arguments;

  g_free (finding->why);
  va_start (arguments, format);
  finding->why = format_message (format, arguments);
  va_end (arguments);
}

void
tc_finding_take_path (TcFinding *finding, char *path)
{
  g_free (finding->path);
  finding->path = path;
}

void
tc_finding_add_fix (TcFinding *finding, TcEdits *edits, const char *format, ...)
{
  TcFix fix = { .edits = tc_edits_ref (edits) };
  va_list arguments;

  va_start (arguments, format);
  fix.label = format_message (format, arguments);
  va_end (arguments);

  if (finding->fixes == NULL) {
    finding->fixes = g_array_new (FALSE, FALSE, sizeof (TcFix));
    g_array_set_clear_func (finding->fixes, (GDestroyNotify) clear_fix);
  }
  g_array_append_val (finding->fixes, fix);
}

void
tc_finding_doubt_fixes (TcFinding *finding, guint first)
{
  for (guint i = first; finding->fixes != NULL && i < finding->fixes->len; i++)
    g_array_index (finding->fixes, TcFix, i).is_guess = TRUE;
}

void
tc_finding_add_related (TcFinding *finding, TcSource *source, TcSpan span, const char *format, ...)
{
  TcRelated related = { .source = tc_source_ref (source), .span = span };
  va_list arguments;

  va_start (arguments, format);
  related.message = format_message (format, arguments);
  va_end (arguments);

  if (finding->related == NULL) {
    finding->related = g_array_new (FALSE, FALSE, sizeof (TcRelated));
    g_array_set_clear_func (finding->related, (GDestroyNotify) clear_related);
  }
  g_array_append_val (finding->related, related);
}

static gint
compare_findings (gconstpointer a, gconstpointer b)
{
  const TcFinding *left = *(const TcFinding *const *) a;
  const TcFinding *right = *(const TcFinding *const *) b;
  int order = strcmp (tc_source_get_name (left->source), tc_source_get_name (right->source));

  if (order != 0)
    return order;
  if (left->span.start != right->span.start)
    return left->span.start < right->span.start ? -1 : 1;

  return strcmp (left->code, right->code);
}

/* Counts columns onwards from the finding before: a file may be one line of megabytes with a
 * finding every few bytes, and counting each from the line's start would take for ever. */
static void
locate_finding (TcFinding *finding, const TcFinding *before)
{
  if (before != NULL && before->source == finding->source) {
    TcSpan line = tc_source_get_line_span (finding->source, before->line);

    if (finding->span.start <= line.end) {
      finding->line = before->line;
      finding->column =
        before->column +
        tc_source_count_characters (finding->source, before->span.start, finding->span.start);
      return;
    }
  }

  tc_source_locate (finding->source, finding->span.start, &finding->line, &finding->column);
}

/* The sort is stable, so equal findings stay in the order of adding. */
static void
make_ready (TcReport *report)
{
  const TcFinding *before = NULL;

  if (report->is_ready)
    return;

  g_ptr_array_sort (report->findings, compare_findings);
  for (guint i = 0; i < report->findings->len; i++) {
    TcFinding *finding = g_ptr_array_index (report->findings, i);

    locate_finding (finding, before);
    before = finding;
  }
  report->is_ready = TRUE;
}

guint
tc_report_get_n (TcReport *report)
{
  return report->findings->len;
}

guint
tc_report_get_n_dropped (TcReport *report)
{
  return report->n_dropped;
}

const TcFinding *
tc_report_get (TcReport *report, guint index)
{
  g_return_val_if_fail (index < report->findings->len, NULL);

  make_ready (report);

  return g_ptr_array_index (report->findings, index);
}

void
tc_report_remove_fix (TcReport *report, guint index, guint fix)
{
  TcFinding *finding;

  make_ready (report);
  finding = g_ptr_array_index (report->findings, index);
  g_array_remove_index (finding->fixes, fix);
  if (finding->fixes->len == 0)
    g_clear_pointer (&finding->fixes, g_array_unref);
}

char *
tc_finding_dup_key (const TcFinding *finding)
{
  return g_strdup_printf ("%s\n%s", finding->code,
                          finding->path != NULL ? finding->path : finding->message);
}

void
tc_report_move (TcReport *report,
                const TcFinding *finding,
                TcSource *source,
                TcSpan span,
                const char *message)
{
  guint index;
  TcFinding *moved;

  g_return_if_fail (g_ptr_array_find (report->findings, finding, &index));

  moved = g_ptr_array_index (report->findings, index);
  tc_finding_add_related (moved, moved->source, moved->span, "%s", message);
  g_clear_pointer (&moved->fixes, g_array_unref);
  tc_source_unref (moved->source);
  moved->source = tc_source_ref (source);
  moved->span = span;
  report->is_ready = FALSE;
}

guint
tc_report_weigh (TcReport *report,
                 gint (*weigh) (const TcFinding *finding, gpointer data),
                 gpointer data)
{
  guint n_kept = 0;
  guint n = report->findings->len;

  for (guint i = 0; i < n; i++) {
    TcFinding *finding = g_ptr_array_index (report->findings, i);
    gint weight = weigh (finding, data);

    report->n_by_severity[finding->severity]--;
    if (weight == TC_REPORT_DROP) {
      finding_free (finding);
    } else if (weight == TC_REPORT_IGNORE) {
      g_ptr_array_add (report->ignored, finding);
    } else {
      finding->severity = (TcSeverity) weight;
      report->n_by_severity[weight]++;
      report->findings->pdata[n_kept++] = finding;
    }
  }
  /* What is cut off has been freed, or has moved. */
  g_ptr_array_set_free_func (report->findings, NULL);
  g_ptr_array_set_size (report->findings, (gint) n_kept);
  g_ptr_array_set_free_func (report->findings, (GDestroyNotify) finding_free);

  return n - n_kept;
}

GPtrArray *
tc_report_list_ignored (TcReport *report)
{
  return report->ignored;
}

guint
tc_report_get_n_ignored (TcReport *report)
{
  return report->ignored->len;
}

const TcFinding *
tc_report_get_ignored (TcReport *report, guint index)
{
  g_return_val_if_fail (index < report->ignored->len, NULL);

  return g_ptr_array_index (report->ignored, index);
}

guint
tc_report_count (TcReport *report, TcSeverity at_least)
{
  guint count = 0;

  for (guint severity = at_least; severity <= TC_SEVERITY_ERROR; severity++)
    count += report->n_by_severity[severity];

  return count;
}

const char *
tc_severity_get_name (TcSeverity severity)
{
  switch (severity) {
  case TC_SEVERITY_NOTE:
    return "note";
  case TC_SEVERITY_WARNING:
    return "warning";
  case TC_SEVERITY_ERROR:
    return "error";
  }

  g_return_val_if_reached ("error");
}
