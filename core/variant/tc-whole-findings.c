/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "variant/tc-whole-private.h"

/* Findings about the text of a variant become findings about its files. */

/* The same edits in @file; %NULL when they are not all of it. */
static TcEdits *
map_edits (const TcWhole *whole, const TcEdits *edits, TcSource *file)
{
  g_autoptr (TcEdits) mapped = tc_edits_new (file);

  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    TcWholePlace place = tc_whole_locate (whole, edit->range);
    guint32 length = edit->range.end - edit->range.start;

    if (place.source != file || place.base != NULL || place.span.end - place.span.start != length ||
        !tc_edits_add (mapped, place.span, edit->text, (gssize) edit->text_length))
      return NULL;
  }

  return g_steal_pointer (&mapped);
}

/* What the base says is right by itself; the variant took away what it names. */
static const TcWholeLoss *
find_loss (const TcWhole *whole, const TcFinding *finding)
{
  g_autofree char *word = NULL;

  if (!g_str_has_prefix (finding->code, "REF"))
    return NULL;
  word = tc_source_dup_span (whole->source, finding->span);

  return g_hash_table_lookup (whole->losses, word);
}

/* A finding as a word, to know it again. */
static char *
dup_mark (const char *code, const TcSource *source, TcSpan span)
{
  return g_strdup_printf ("%s %u %s", code, span.start, tc_source_get_name (source));
}

static void
move_related (const TcWhole *whole, const TcFinding *finding, TcFinding *moved)
{
  for (guint i = 0; finding->related != NULL && i < finding->related->len; i++) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, i);
    TcWholePlace place = tc_whole_locate (whole, related->span);

    tc_finding_add_related (moved, place.source, place.span, "%s", related->message);
  }
}

static void
move_fixes (const TcWhole *whole, const TcFinding *finding, TcFinding *moved)
{
  for (guint i = 0; finding->fixes != NULL && i < finding->fixes->len; i++) {
    const TcFix *fix = &g_array_index (finding->fixes, TcFix, i);
    g_autoptr (TcEdits) edits = map_edits (whole, fix->edits, moved->source);

    if (edits != NULL)
      tc_finding_add_fix (moved, edits, "%s", fix->label);
  }
}

static void
move_finding (const TcWhole *whole, const TcFinding *finding, TcReport *report, GHashTable *known)
{
  TcWholePlace place = tc_whole_locate (whole, finding->span);
  const TcWholeLoss *loss = find_loss (whole, finding);
  g_autofree char *mark = NULL;
  TcFinding *moved;

  if (loss != NULL && place.source != tc_whole_get_file (whole, loss->file)) {
    place.base = place.source;
    place.base_span = place.span;
    place.source = tc_whole_get_file (whole, loss->file);
    place.span = loss->span;
  }
  mark = dup_mark (finding->code, place.source, place.span);
  if (g_hash_table_contains (known, mark))
    return;
  moved = tc_report_add (report, finding->code, place.source, place.span, "%s", finding->message);
  if (finding->why != NULL)
    tc_finding_set_why (moved, "%s", finding->why);
  tc_finding_take_path (moved, g_strdup (finding->path));
  if (place.base != NULL)
    tc_finding_add_related (moved, place.base, place.base_span,
                            loss != NULL ? _ ("The base needs it here") : _ ("The base is here"));
  move_related (whole, finding, moved);
  if (loss == NULL)
    move_fixes (whole, finding, moved);
}

void
tc_whole_move_findings (const TcWhole *whole, TcReport *from, TcReport *report)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_hash_table_add (known, dup_mark (finding->code, finding->source, finding->span));
  }
  for (guint i = 0; i < tc_report_get_n (from); i++)
    move_finding (whole, tc_report_get (from, i), report, known);
}
