/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "merge/tc-three-way.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "merge/tc-three-private.h"
#include "scenario/tc-scenario-private.h"

/* Two rounds of edits of ours: first what theirs put elsewhere is put there, a level of elements at
 * a time; then everything else, for which the order is now settled. */

#define MAX_ROUNDS_OF_MOVES TC_SCAN_MAX_DEPTH

#define MAX_EXCERPT 160 /* characters */

static void
clear_conflict (gpointer data)
{
  TcThreeConflict *conflict = data;

  for (guint side = 0; side < TC_THREE_N; side++)
    g_free (conflict->said[side]);
  g_free (conflict->message);
  g_free (conflict->fix_text);
}

char *
tc_three_dup_message (const char *format, const char *label)
{
  g_auto (GStrv) parts = g_strsplit (_ (format), "%s", 2);

  return g_strjoinv (label, parts);
}

void
tc_three_edit (TcThree *three, TcSpan range, const char *text)
{
  if (!tc_edits_add (three->edits, range, text, -1))
    three->clashes = TRUE;
}

TcThreeConflict *
tc_three_conflict (TcThree *three, const char *code, TcSpan ours, char *message)
{
  TcThreeConflict conflict = { .code = code, .ours = ours, .message = message };

  g_array_append_val (three->conflicts, conflict);

  return &g_array_index (three->conflicts, TcThreeConflict, three->conflicts->len - 1);
}

void
tc_three_merge (TcThree *three, const guint32 *elements)
{
  const TcSchemaElement *type = three->texts[TC_THREE_OURS].types[elements[TC_THREE_OURS]];

  if (three->texts[TC_THREE_BASE].prints[elements[TC_THREE_BASE]] ==
        three->texts[TC_THREE_THEIRS].prints[elements[TC_THREE_THEIRS]] ||
      three->texts[TC_THREE_OURS].prints[elements[TC_THREE_OURS]] ==
        three->texts[TC_THREE_THEIRS].prints[elements[TC_THREE_THEIRS]])
    return;
  if (type != NULL && !three->only_moves)
    tc_three_merge_attributes (three, elements);
  if (type != NULL && type->content->text == NULL)
    tc_three_merge_children (three, elements);
  else if (!three->only_moves)
    tc_three_merge_text (three, elements);
}

/* -- Who decides --------------------------------------------------------------------------------
 */

char *
tc_three_dup_name (const TcThree *three, const char *code, TcSpan base, TcSpan theirs)
{
  TcSpan old = tc_three_map_back (three, TC_THREE_BASE, base);
  TcSpan new = tc_three_map_back (three, TC_THREE_THEIRS, theirs);

  return g_strdup_printf ("%s %u-%u %u-%u", code, old.start, old.end, new.start, new.end);
}

gboolean
tc_three_takes_theirs (const TcThree *three, const char *code, TcSpan base, TcSpan theirs)
{
  g_autofree char *name = NULL;

  if (three->taken == NULL)
    return FALSE;
  name = tc_three_dup_name (three, code, base, theirs);

  return g_strv_contains (three->taken, name);
}

char *
tc_three_dup_excerpt (const TcThree *three, TcThreeSide side, TcSpan span)
{
  g_autofree char *text = tc_source_dup_span (three->texts[side].keyed.source, span);
  g_autofree char *whole = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);
  glong n = 0;

  for (const char *p = g_strstrip (whole); *p != '\0'; p = g_utf8_next_char (p)) {
    gboolean is_space = g_ascii_isspace (*p);

    if (is_space && g_ascii_isspace (p[1]))
      continue;
    if (++n > MAX_EXCERPT)
      break;
    g_string_append_unichar (out, is_space ? ' ' : g_utf8_get_char (p));
  }
  if (n > MAX_EXCERPT)
    g_string_append (out, "…");

  return g_string_free (out, FALSE);
}

static void
dispute_free (gpointer data)
{
  TcThreeDispute *dispute = data;

  g_free (dispute->name);
  g_free (dispute->message);
  g_free (dispute->base);
  g_free (dispute->ours);
  g_free (dispute->theirs);
  g_free (dispute);
}

/* Spans of base and theirs are not those of the originals only where it says so. */
static TcThreeDispute *
dispute_new (const TcThree *three, const TcThreeConflict *conflict)
{
  TcThreeDispute *dispute = g_new0 (TcThreeDispute, 1);

  dispute->name =
    conflict->in_originals
      ? g_strdup_printf ("%s %u-%u %u-%u", conflict->code, conflict->base.start, conflict->base.end,
                         conflict->theirs.start, conflict->theirs.end)
      : tc_three_dup_name (three, conflict->code, conflict->base, conflict->theirs);
  dispute->code = conflict->code;
  dispute->message = g_strdup (conflict->message);
  dispute->base = g_strdup (conflict->said[TC_THREE_BASE]);
  dispute->ours = g_strdup (conflict->said[TC_THREE_OURS]);
  dispute->theirs = g_strdup (conflict->said[TC_THREE_THEIRS]);

  return dispute;
}

/* -- The three texts ----------------------------------------------------------------------------
 */

/* (transfer full) (nullable): a well-formed scenario or variant; what is wrong with it goes to
 * @report. @out_own: every finding of it. */
static TcScenario *
parse (TcSource *source, const TcSchema *const *schemas, TcReport *out_own)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; schemas[i] != NULL; i++) {
    const TcSchema *schema = schemas[i];

    g_ptr_array_add (all, (gpointer) (tc_variant_is (source) ? schema->variant : schema));
  }
  g_ptr_array_add (all, NULL);

  return tc_scenario_parse (source, (const TcSchema *const *) all->pdata, out_own);
}

static void
copy_finding (const TcFinding *finding, TcReport *report)
{
  TcFinding *copy =
    tc_report_add (report, finding->code, finding->source, finding->span, "%s", finding->message);

  if (finding->why != NULL)
    tc_finding_set_why (copy, "%s", finding->why);
  if (finding->path != NULL)
    tc_finding_take_path (copy, g_strdup (finding->path));
}

static gboolean
load (TcThree *three, TcThreeSide side, TcSource *source)
{
  g_autoptr (TcReport) own = tc_report_new ();
  g_autoptr (TcScenario) scenario = parse (source, three->schemas, own);

  if (scenario != NULL && tc_three_text_init (&three->texts[side], scenario))
    return TRUE;
  for (guint i = 0; i < tc_report_get_n (own); i++)
    copy_finding (tc_report_get (own, i), three->report);

  return FALSE;
}

static TcSpan *
get_span (TcThreeConflict *conflict, TcThreeSide side)
{
  return side == TC_THREE_BASE   ? &conflict->base
         : side == TC_THREE_OURS ? &conflict->ours
                                 : &conflict->theirs;
}

TcSpan
tc_three_map_back (const TcThree *three, TcThreeSide side, TcSpan span)
{
  for (guint i = three->backs[side]->len; i > 0; i--)
    span = tc_edits_map (three->backs[side]->pdata[i - 1], span);

  return span;
}

gboolean
tc_three_replace (TcThree *three, TcThreeSide side, TcEdits *edits)
{
  TcEdits *back = NULL;
  g_autoptr (TcSource) next = tc_edits_apply (edits, three->texts[side].keyed.source, &back);

  for (guint i = 0; i < three->conflicts->len; i++) {
    TcThreeConflict *conflict = &g_array_index (three->conflicts, TcThreeConflict, i);
    TcSpan *span = get_span (conflict, side);

    if (side == TC_THREE_OURS || !conflict->in_originals)
      *span = tc_edits_map (edits, *span);
  }
  tc_three_text_clear (&three->texts[side]);
  if (next == NULL)
    return FALSE;
  g_ptr_array_add (three->backs[side], back);
  if (side == TC_THREE_OURS)
    three->n_changes += tc_edits_get_n (edits);

  return load (three, side, next);
}

static gboolean
is_one_game (TcThree *three)
{
  const TcKeyedText *ours = &three->texts[TC_THREE_OURS].keyed;

  for (guint side = 0; side < TC_THREE_N; side++) {
    const TcKeyedText *other = &three->texts[side].keyed;

    if (other->schema == ours->schema || (side == TC_THREE_BASE && !three->has_base))
      continue;
    tc_report_add (three->report, "MRG007", other->source,
                   tc_scan_get_element (other->scan, 0)->name,
                   _ ("This file and %s are of different games, or only one is a variant"),
                   tc_source_get_name (ours->source));
    return FALSE;
  }

  return TRUE;
}

/* How ours writes things. */
static void
learn_style (TcThree *three)
{
  TcThreeText *ours = &three->texts[TC_THREE_OURS];
  TcThreeText *theirs = &three->texts[TC_THREE_THEIRS];
  TcOperationRun other = { .scenario = theirs->scenario, .text = theirs->keyed.text };

  three->style = (TcOperationRun){ .scenario = ours->scenario, .text = ours->keyed.text };
  three->newline = tc_operation_get_newline (&three->style);
  g_free (three->unit);
  g_free (three->their_unit);
  three->unit = tc_operation_dup_unit (&three->style);
  three->their_unit = tc_operation_dup_unit (&other);
  g_clear_pointer (&three->edits, tc_edits_unref);
  three->edits = tc_edits_new (ours->keyed.source);
}

static void
merge_document (TcThree *three)
{
  const guint32 document[] = { TC_THREE_DOCUMENT, TC_THREE_DOCUMENT, TC_THREE_DOCUMENT };

  tc_three_merge_children (three, document);
}

static gboolean
merge_moves (TcThree *three)
{
  three->only_moves = TRUE;
  for (guint round = 0; round < MAX_ROUNDS_OF_MOVES; round++) {
    g_autoptr (TcEdits) edits = NULL;

    merge_document (three);
    if (tc_edits_get_n (three->edits) == 0)
      break;
    edits = tc_edits_ref (three->edits);
    if (!tc_three_replace (three, TC_THREE_OURS, edits))
      return FALSE;
    learn_style (three);
  }
  three->only_moves = FALSE;

  return TRUE;
}

/* -- What is reported ---------------------------------------------------------------------------
 */

static void
relate (TcFinding *finding, const TcThree *three, TcThreeConflict *conflict, TcThreeSide side)
{
  TcSource *source = three->originals[side];
  TcSpan span = *get_span (conflict, side);
  const char *said = !conflict->is_excerpt ? conflict->said[side] : NULL;

  if (!conflict->in_originals)
    span = tc_three_map_back (three, side, span);
  if (side == TC_THREE_BASE)
    tc_finding_add_related (finding, source, span, _ ("The base%s%s"), said != NULL ? ": " : "",
                            said != NULL ? said : "");
  else
    tc_finding_add_related (finding, source, span, _ ("Theirs%s%s"), said != NULL ? ": " : "",
                            said != NULL ? said : "");
}

static void
report_conflict (const TcThree *three,
                 TcThreeConflict *conflict,
                 TcSource *merged,
                 const TcScenario *scenario)
{
  TcSpan span = tc_edits_map (three->edits, conflict->ours);
  TcNode node = tc_scenario_node_at (scenario, span.start);
  TcFinding *finding;

  if (conflict->said[TC_THREE_OURS] != NULL && !conflict->is_excerpt && !three->has_base)
    finding = tc_report_add (three->report, conflict->code, merged, span,
                             _ ("%s: %s in ours, which stays, and %s in theirs"), conflict->message,
                             conflict->said[TC_THREE_OURS], conflict->said[TC_THREE_THEIRS]);
  else if (conflict->said[TC_THREE_OURS] != NULL && !conflict->is_excerpt)
    finding = tc_report_add (three->report, conflict->code, merged, span,
                             _ ("%s: %s in ours, which stays, and %s in theirs; it was %s"),
                             conflict->message, conflict->said[TC_THREE_OURS],
                             conflict->said[TC_THREE_THEIRS], conflict->said[TC_THREE_BASE]);
  else
    finding = tc_report_add (three->report, conflict->code, merged, span, _ ("%s: ours stays"),
                             conflict->message);
  if (node != TC_NODE_NONE)
    tc_finding_take_path (finding, tc_scenario_dup_path (scenario, node));
  if (conflict->fix_text != NULL) {
    g_autoptr (TcEdits) edits = tc_edits_new (merged);

    tc_edits_add (edits, tc_edits_map (three->edits, conflict->fix_range), conflict->fix_text, -1);
    tc_finding_add_fix (finding, edits, _ ("Take theirs: %s"), conflict->said[TC_THREE_THEIRS]);
  }
  relate (finding, three, conflict, TC_THREE_THEIRS);
  if (three->has_base)
    relate (finding, three, conflict, TC_THREE_BASE);
}

/* A word for a finding that stands in whatever line. */
static char *
dup_mark (const TcFinding *finding)
{
  return g_strconcat (finding->code, "\n", finding->path != NULL ? finding->path : "", "\n",
                      finding->message, NULL);
}

static GHashTable *
collect_marks (const TcThree *three)
{
  static const TcThreeSide sides[] = { TC_THREE_OURS, TC_THREE_THEIRS };
  GHashTable *marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint k = 0; k < G_N_ELEMENTS (sides); k++) {
    g_autoptr (TcReport) own = tc_report_new ();
    g_autoptr (TcScenario) unused =
      parse (three->texts[sides[k]].keyed.source, three->schemas, own);

    for (guint i = 0; i < tc_report_get_n (own); i++)
      g_hash_table_add (marks, dup_mark (tc_report_get (own, i)));
  }

  return marks;
}

/* Errors of the result that are in neither side. */
static guint
report_misfits (const TcThree *three, TcReport *own)
{
  g_autoptr (GHashTable) marks = NULL;
  guint n = 0;

  if (tc_report_count (own, TC_SEVERITY_ERROR) == 0)
    return 0;
  marks = collect_marks (three);
  for (guint i = 0; i < tc_report_get_n (own); i++) {
    const TcFinding *finding = tc_report_get (own, i);
    g_autofree char *mark = dup_mark (finding);

    if (finding->severity != TC_SEVERITY_ERROR || g_hash_table_contains (marks, mark))
      continue;
    copy_finding (finding, three->report);
    n++;
  }

  return n;
}

static TcSource *
finish (TcThree *three, TcThreeWay *out_result, GPtrArray *disputes)
{
  TcSource *ours = three->texts[TC_THREE_OURS].keyed.source;
  g_autoptr (TcSource) merged = three->clashes ? NULL : tc_edits_apply (three->edits, ours, NULL);
  g_autoptr (TcReport) own = tc_report_new ();
  g_autoptr (TcScenario) scenario = merged != NULL ? parse (merged, three->schemas, own) : NULL;

  if (scenario == NULL) {
    tc_report_add (three->report, "MRG008", ours,
                   tc_scan_get_element (three->texts[TC_THREE_OURS].keyed.scan, 0)->name,
                   _ ("The two sides cannot be written as one text"));
    return NULL;
  }
  for (guint i = 0; i < three->conflicts->len; i++) {
    TcThreeConflict *conflict = &g_array_index (three->conflicts, TcThreeConflict, i);

    report_conflict (three, conflict, merged, scenario);
    g_ptr_array_add (disputes, dispute_new (three, conflict));
  }
  out_result->n_changes = three->n_changes + tc_edits_get_n (three->edits);
  out_result->n_conflicts = three->conflicts->len;
  out_result->n_misfits = report_misfits (three, own);

  return g_steal_pointer (&merged);
}

/* Nothing but white space, as git gives a merge driver when both sides added the file. */
static gboolean
is_blank (TcSource *source)
{
  const char *text = tc_source_get_text (source, NULL);

  return text[strspn (text, " \t\r\n")] == '\0';
}

static gboolean
load_all (TcThree *three)
{
  gboolean is_read = TRUE;

  /* Every file that is wrong is reported. */
  three->has_base = !is_blank (three->originals[TC_THREE_BASE]);
  for (guint side = three->has_base ? TC_THREE_BASE : TC_THREE_OURS; side < TC_THREE_N; side++)
    is_read &= load (three, side, three->originals[side]);
  if (!is_read || !is_one_game (three) || !tc_three_align_prefixes (three, TC_THREE_THEIRS))
    return FALSE;
  if (!three->has_base) {
    g_autoptr (TcSource) base = tc_three_make_base (three);

    return load (three, TC_THREE_BASE, base);
  }

  return tc_three_align_prefixes (three, TC_THREE_BASE);
}

static TcSource *
merge_texts (TcThree *three, TcThreeWay *out_result, GPtrArray *disputes)
{
  if (!load_all (three))
    return NULL;
  tc_three_merge_renames (three);
  learn_style (three);
  if (!merge_moves (three))
    return NULL;
  merge_document (three);

  return finish (three, out_result, disputes);
}

TcSource *
tc_three_way_merge (TcSource *base,
                    TcSource *ours,
                    TcSource *theirs,
                    const TcSchema *const *schemas,
                    TcReport *report,
                    TcThreeWay *out_result)
{
  TcSource *const texts[] = { base, ours, theirs };

  g_return_val_if_fail (base != NULL && ours != NULL && theirs != NULL, NULL);

  return tc_three_way_merge_choosing (texts, schemas, NULL, report, out_result, NULL);
}

TcSource *
tc_three_way_merge_choosing (TcSource *const *texts,
                             const TcSchema *const *schemas,
                             const char *const *taken,
                             TcReport *report,
                             TcThreeWay *out_result,
                             GPtrArray **out_disputes)
{
  TcThree three = { .originals = { texts[0], texts[1], texts[2] },
                    .conflicts = g_array_new (FALSE, FALSE, sizeof (TcThreeConflict)),
                    .schemas = schemas,
                    .report = report,
                    .taken = taken };
  g_autoptr (GPtrArray) disputes = g_ptr_array_new_with_free_func (dispute_free);
  TcSource *merged;

  *out_result = (TcThreeWay){ 0 };
  g_array_set_clear_func (three.conflicts, clear_conflict);
  for (guint side = 0; side < TC_THREE_N; side++)
    three.backs[side] = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_edits_unref);
  merged = merge_texts (&three, out_result, disputes);
  for (guint side = 0; side < TC_THREE_N; side++) {
    tc_three_text_clear (&three.texts[side]);
    g_ptr_array_unref (three.backs[side]);
  }
  g_clear_pointer (&three.edits, tc_edits_unref);
  g_array_unref (three.conflicts);
  g_free (three.unit);
  g_free (three.their_unit);
  if (out_disputes != NULL)
    *out_disputes = g_steal_pointer (&disputes);

  return merged;
}
