/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build/tc-build-private.h"
#include "text/tc-report-private.h"

/* Builds that one call may make: a file with more faults than this is fixed by calling again. */
#define MAX_BUILDS 500u

typedef struct {
  TcBuildWay way;
  TcFixTrust trust;
  TcBuild *build;        /* the best so far */
  TcBuild *measure;      /* what is better must have less than this one: built as trials are */
  GHashTable *refused;   /* keys of fixes that did not help */
  const TcFinding *only; /* nullable: the one that is tried by itself */
  guint n_builds;
  guint n_fixed;
} Run;

static char *
dup_key (const TcFinding *finding)
{
  return g_strdup_printf ("%s\n%s\n%s", finding->code, finding->path != NULL ? finding->path : "",
                          finding->message);
}

static gboolean
takes_elements (const TcSource *source, const TcEdits *edits)
{
  const char *text = tc_source_get_text (source, NULL);

  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    const TcEdit *edit = tc_edits_get (edits, i);

    if (memchr (text + edit->range.start, '<', edit->range.end - edit->range.start) != NULL &&
        strchr (edit->text, '<') == NULL)
      return TRUE;
  }

  return FALSE;
}

/* One way only, apart from guesses. */
static gboolean
is_clear (const TcFinding *finding)
{
  for (guint i = 1; i < finding->fixes->len; i++)
    if (!g_array_index (finding->fixes, TcFix, i).is_guess)
      return FALSE;

  return TRUE;
}

static gboolean
takes (const TcFinding *finding, gpointer data)
{
  Run *run = data;
  g_autofree char *key = dup_key (finding);

  if (finding->source != tc_build_get_source (run->build) ||
      (run->only != NULL && run->only != finding) || g_hash_table_contains (run->refused, key))
    return FALSE;

  return run->trust == TC_FIX_ANY ||
         (is_clear (finding) &&
          !takes_elements (finding->source, g_array_index (finding->fixes, TcFix, 0).edits));
}

/* What could not be read hid what is wrong behind it, so warnings may come to light. Errors never
 * become more, and either they or all problems become fewer: so it ends. */
static gboolean
is_better (TcBuild *now, TcBuild *before)
{
  TcReport *a = tc_build_get_report (now);
  TcReport *b = tc_build_get_report (before);

  if (tc_build_get_scenario (before) == NULL && tc_build_get_scenario (now) != NULL)
    return tc_report_count (a, TC_SEVERITY_ERROR) < tc_report_count (b, TC_SEVERITY_ERROR);

  return tc_report_count (a, TC_SEVERITY_NOTE) < tc_report_count (b, TC_SEVERITY_NOTE) &&
         tc_report_count (a, TC_SEVERITY_WARNING) <= tc_report_count (b, TC_SEVERITY_WARNING) &&
         tc_report_count (a, TC_SEVERITY_ERROR) <= tc_report_count (b, TC_SEVERITY_ERROR);
}

/* Applies what takes () takes; %FALSE when there is nothing, or it does not help. */
static gboolean
try_fixes (Run *run, guint *out_n)
{
  TcSource *source = tc_build_get_source (run->build);
  g_autoptr (TcEdits) edits =
    tc_report_gather_fixes (tc_build_get_report (run->build), source, takes, run, out_n);
  g_autoptr (TcSource) fixed = *out_n > 0 ? tc_edits_apply (edits, source, NULL) : NULL;
  TcBuild *build;

  if (fixed == NULL || run->n_builds >= MAX_BUILDS)
    return FALSE;
  run->n_builds++;
  run->way.before = run->build;
  build = tc_build_new_plain (fixed, &run->way);
  if (!is_better (build, run->measure)) {
    tc_build_unref (build);
    return FALSE;
  }
  tc_build_unref (run->build);
  run->build = build;
  tc_build_unref (run->measure);
  run->measure = tc_build_ref (build);
  run->n_fixed += *out_n;

  return TRUE;
}

/* Where all together do not help, the first that helps by itself; the others are not asked again
 * in this round. */
static gboolean
try_one (Run *run)
{
  TcReport *report = tc_report_ref (tc_build_get_report (run->build));
  gboolean is_done = FALSE;

  for (guint i = 0; i < tc_report_get_n (report) && !is_done; i++) {
    guint n;

    run->only = tc_report_get (report, i);
    is_done = try_fixes (run, &n);
    if (!is_done && n > 0)
      g_hash_table_add (run->refused, dup_key (run->only));
  }
  run->only = NULL;
  tc_report_unref (report);

  return is_done;
}

TcBuild *
tc_build_fix (TcBuild *build, const TcSystem *const *systems, TcFixTrust trust, guint *out_n)
{
  Run run = { .trust = trust, .build = tc_build_ref (build) };
  guint n_before;
  guint n;

  run.way = (TcBuildWay){ systems != NULL ? systems : tc_systems_list (), tc_variant_load_file,
                          NULL, NULL, NULL };
  run.measure = tc_build_new_measure (build, &run.way);
  run.refused = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  /* What did not help may help once something else is right. */
  do {
    n_before = run.n_fixed;
    g_hash_table_remove_all (run.refused);
    while (try_fixes (&run, &n) || (n > 0 && run.n_builds < MAX_BUILDS && try_one (&run)))
      continue;
  } while (run.n_fixed > n_before && run.n_builds < MAX_BUILDS);
  g_hash_table_unref (run.refused);
  tc_build_unref (run.measure);
  *out_n = run.n_fixed;

  return run.build;
}
