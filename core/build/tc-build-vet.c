/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build/tc-build-private.h"
#include "text/tc-report-private.h"

/* A fix must fix. Whoever finds a problem sees one place and offers what is right there; whether
 * the file is better for it, only building it again can say. So each fix is tried, and one that
 * leaves as many problems as there were, such as an outline that touches no neighbour any more or a
 * digit that is no row of a table, is not offered.
 *
 * What breaks the XML hides what is wrong behind it: its fixes may bring warnings to light.
 *
 * The same trial shows what follows from a fault of form or a reference. Where a tag lost its "<",
 * its parent has text, its children stand in the wrong place and a counter is missing: one cause,
 * one finding. */

/* Bytes that are built for the fixes of one text; the fixes after that are offered untried. Ten
 * trials of the largest shipped scenario. */
#define MAX_TRIAL_BYTES (2u * 1024u * 1024u)

/* Small texts are built in no time, but may have a fix in every line. */
#define MAX_TRIALS 100u

static gboolean
is_of_text (const TcFinding *finding)
{
  return g_str_has_prefix (finding->code, "XML");
}

static gboolean
is_same (const TcFinding *a, const TcFinding *b)
{
  return strcmp (a->code, b->code) == 0 && g_strcmp0 (a->path, b->path) == 0 &&
         strcmp (a->message, b->message) == 0;
}

static guint
count_same (TcReport *report, const TcFinding *finding)
{
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++)
    n += is_same (tc_report_get (report, i), finding);

  return n;
}

/* What stands before the root makes nothing wrong inside it. */
static gboolean
is_before_root (const TcFinding *finding)
{
  const char *text = tc_source_get_text (finding->source, NULL);
  const char *at = text;

  while ((at = strchr (at, '<')) != NULL && !g_ascii_isalpha (at[1]))
    at++;

  return at == NULL || finding->span.end <= (guint32) (at - text);
}

/* Whether @after, which a fix of @finding left of @before, is better. */
static gboolean
is_better (TcReport *after, TcReport *before, const TcFinding *finding)
{
  if (count_same (after, finding) >= count_same (before, finding))
    return FALSE;
  if (is_of_text (finding) && is_before_root (finding))
    return TRUE;
  if (is_of_text (finding))
    return tc_report_count (after, TC_SEVERITY_ERROR) < tc_report_count (before, TC_SEVERITY_ERROR);

  for (gint severity = TC_SEVERITY_NOTE; severity <= TC_SEVERITY_ERROR; severity++)
    if (tc_report_count (after, (TcSeverity) severity) >
        tc_report_count (before, (TcSeverity) severity))
      return FALSE;

  return tc_report_get_n (after) < tc_report_get_n (before);
}

/* (transfer full): the build after the fix; %NULL when it leaves no better file. */
static TcBuild *
try_fix (TcBuild *measure, const TcBuildWay *way, const TcFinding *finding, const TcFix *fix)
{
  g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);
  g_autoptr (TcBuild) after = fixed != NULL ? tc_build_new_plain (fixed, way) : NULL;

  if (after == NULL ||
      !is_better (tc_build_get_report (after), tc_build_get_report (measure), finding))
    return NULL;

  return g_steal_pointer (&after);
}

/* -- What follows -- */

static gboolean
is_of_form (const TcFinding *finding)
{
  return is_of_text (finding) || g_str_has_prefix (finding->code, "SCH") ||
         g_str_has_prefix (finding->code, "REF");
}

static char *
dup_words (const TcFinding *finding)
{
  return g_strdup_printf ("%s\n%s", finding->code, finding->message);
}

static char *
dup_place (const TcFinding *finding)
{
  return g_strdup_printf ("%s\n%s", finding->code, finding->path != NULL ? finding->path : "");
}

/* What is left says the same somewhere, or something at the same place: the words of a reference
 * depend on the others that name the same. */
static GHashTable *
collect_left (TcReport *report)
{
  GHashTable *left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    g_hash_table_add (left, dup_words (tc_report_get (report, i)));
    if (tc_report_get (report, i)->path != NULL)
      g_hash_table_add (left, dup_place (tc_report_get (report, i)));
  }

  return left;
}

/* What is wrong with the form of what a fix would delete is a fault of its own: somebody may want
 * to keep it. What it means, or that there are too many, has no other cause than that it is there.
 */
static gboolean
is_own_fault (const TcFix *fix, const TcFinding *finding)
{
  if (!is_of_form (finding) || strcmp (finding->code, "SCH005") == 0 ||
      strcmp (finding->code, "REF002") == 0)
    return FALSE;
  for (guint i = 0; i < tc_edits_get_n (fix->edits); i++) {
    const TcEdit *edit = tc_edits_get (fix->edits, i);

    if (edit->range.start <= finding->span.start && finding->span.end <= edit->range.end)
      return TRUE;
  }

  return FALSE;
}

/* In a variant findings are moved to whom they are owed to, which a plain build does not do. */
static gboolean
is_cause (const TcBuild *build, const TcFinding *finding)
{
  return finding->severity == TC_SEVERITY_ERROR && is_of_form (finding) &&
         tc_build_get_text ((TcBuild *) build) == tc_build_get_source ((TcBuild *) build);
}

static void
note_consequences (TcReport *before, guint cause, const TcFix *fix, TcReport *after, GArray *out)
{
  g_autoptr (GHashTable) left = collect_left (after);

  for (guint i = 0; i < tc_report_get_n (before); i++) {
    const TcFinding *finding = tc_report_get (before, i);
    g_autofree char *words = dup_words (finding);
    g_autofree char *place = dup_place (finding);
    TcTrial trial = { i, TC_TRIAL_WHOLE };

    if (i != cause && !g_hash_table_contains (left, words) &&
        !g_hash_table_contains (left, place) && !is_own_fault (fix, finding))
      g_array_append_val (out, trial);
  }
}

static gboolean
is_dropped (const GArray *trials, guint finding)
{
  for (guint i = 0; i < trials->len; i++)
    if (g_array_index (trials, TcTrial, i).finding == finding &&
        g_array_index (trials, TcTrial, i).fix == TC_TRIAL_WHOLE)
      return TRUE;

  return FALSE;
}

/* -- All of a report -- */

typedef struct {
  TcBuild *build;
  TcBuild *measure; /* nullable: until something is tried */
  const TcBuildWay *way;
  GCancellable *cancellable;
  guint n_left; /* trials */
  GArray *out;
} Vet;

/* What follows, the first fix that helps shows. */
static void
try_fixes (Vet *vet, guint index)
{
  TcReport *report = tc_build_get_report (vet->build);
  const TcFinding *finding = tc_report_get (report, index);
  gboolean is_first = is_cause (vet->build, finding);

  for (guint k = 0; k < finding->fixes->len && vet->n_left > 0; k++, vet->n_left--) {
    const TcFix *fix = &g_array_index (finding->fixes, TcFix, k);
    TcTrial useless = { index, k };
    g_autoptr (TcBuild) after = NULL;

    if (g_cancellable_is_cancelled (vet->cancellable))
      return;
    if (vet->measure == NULL)
      vet->measure = tc_build_new_measure (vet->build, vet->way);
    after = try_fix (vet->measure, vet->way, finding, fix);
    if (after == NULL) {
      g_array_append_val (vet->out, useless);
    } else if (is_first) {
      note_consequences (report, index, fix, tc_build_get_report (after), vet->out);
      is_first = FALSE;
    }
  }
}

GArray *
tc_build_try_fixes (TcBuild *build,
                    const TcSystem *const *list,
                    TcVariantLoad load,
                    gpointer user_data,
                    GCancellable *cancellable)
{
  TcBuildWay way = { list != NULL ? list : tc_systems_list (), load, user_data, NULL, build };
  TcReport *report = tc_build_get_report (build);
  gsize length = tc_source_get_length (tc_build_get_text (build));
  Vet vet = { build,
              NULL,
              &way,
              cancellable,
              (guint) MIN (MAX_TRIALS, MAX_TRIAL_BYTES / MAX (length, 1)),
              g_array_new (FALSE, FALSE, sizeof (TcTrial)) };

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source == tc_build_get_source (build) && finding->fixes != NULL &&
        !is_dropped (vet.out, i))
      try_fixes (&vet, i);
  }
  g_clear_pointer (&vet.measure, tc_build_unref);

  return vet.out;
}

static gint
weigh (const TcFinding *finding, gpointer data)
{
  return g_hash_table_contains (data, finding) ? TC_REPORT_DROP : (gint) finding->severity;
}

/* From the last on: what is before stays where it is. */
static gint
compare_trials (gconstpointer a, gconstpointer b)
{
  const TcTrial *one = a;
  const TcTrial *other = b;

  if (one->finding != other->finding)
    return one->finding < other->finding ? 1 : -1;

  return (one->fix < other->fix) - (one->fix > other->fix);
}

void
tc_build_drop_tried (TcBuild *build, const GArray *trials)
{
  TcReport *report = tc_build_get_report (build);
  g_autoptr (GHashTable) dropped = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) trials);

  g_array_sort (sorted, compare_trials);
  for (guint i = 0; i < sorted->len; i++) {
    const TcTrial *at = &g_array_index (sorted, TcTrial, i);

    if (at->fix == TC_TRIAL_WHOLE)
      g_hash_table_add (dropped, (gpointer) tc_report_get (report, at->finding));
    else
      tc_report_remove_fix (report, at->finding, at->fix);
  }
  if (g_hash_table_size (dropped) > 0)
    tc_report_weigh (report, weigh, dropped);
}
