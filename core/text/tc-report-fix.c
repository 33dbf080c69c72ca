/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "text/tc-report-private.h"

/* Two places that meet in nothing but an end are apart, unless both are insertions there. */
static gboolean
touches (const TcEdit *a, const TcEdit *b)
{
  if (a->range.start == b->range.start && a->range.end == b->range.end)
    return TRUE;

  return a->range.start < b->range.end && b->range.start < a->range.end;
}

static gboolean
is_free (const TcEdits *taken, const TcEdits *edits)
{
  for (guint i = 0; i < tc_edits_get_n (edits); i++)
    for (guint k = 0; k < tc_edits_get_n (taken); k++)
      if (touches (tc_edits_get (edits, i), tc_edits_get (taken, k)))
        return FALSE;

  return TRUE;
}

gboolean
tc_finding_has_sure_fix (const TcFinding *finding)
{
  return finding->fixes != NULL && finding->fixes->len > 0 &&
         !g_array_index (finding->fixes, TcFix, 0).is_guess;
}

TcEdits *
tc_report_gather_fixes (TcReport *report,
                        TcSource *source,
                        gboolean (*takes) (const TcFinding *finding, gpointer data),
                        gpointer data,
                        guint *out_n)
{
  TcEdits *all = tc_edits_new (source);

  *out_n = 0;
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    const TcEdits *edits;

    if (!tc_finding_has_sure_fix (finding) || !takes (finding, data))
      continue;
    edits = g_array_index (finding->fixes, TcFix, 0).edits;
    if (tc_edits_get_revision (edits) != tc_source_get_revision (source) || !is_free (all, edits))
      continue;
    for (guint k = 0; k < tc_edits_get_n (edits); k++) {
      const TcEdit *edit = tc_edits_get (edits, k);
      gboolean added = tc_edits_add (all, edit->range, edit->text, edit->text_length);

      g_assert (added);
    }
    (*out_n)++;
  }

  return all;
}

static gboolean
has_code (const TcFinding *finding, gpointer code)
{
  return strcmp (finding->code, code) == 0;
}

TcEdits *
tc_report_make_fixes (TcReport *report, const char *code, TcSource *source, guint *out_n)
{
  g_return_val_if_fail (report != NULL && code != NULL && out_n != NULL, tc_edits_new (source));

  return tc_report_gather_fixes (report, source, has_code, (gpointer) code, out_n);
}
