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
 * What breaks the XML hides what is wrong behind it: its fixes may bring warnings to light. */

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

static gboolean
is_helpful (TcBuild *build, const TcBuildWay *way, const TcFinding *finding, const TcFix *fix)
{
  g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);
  g_autoptr (TcBuild) after = fixed != NULL ? tc_build_new_plain (fixed, way) : NULL;

  return after != NULL &&
         is_better (tc_build_get_report (after), tc_build_get_report (build), finding);
}

GArray *
tc_build_find_useless_fixes (TcBuild *build,
                             const TcSystem *const *list,
                             TcVariantLoad load,
                             gpointer user_data,
                             GCancellable *cancellable)
{
  TcBuildWay way = { list != NULL ? list : tc_systems_list (), load, user_data };
  TcReport *report = tc_build_get_report (build);
  gsize length = tc_source_get_length (tc_build_get_text (build));
  guint n_left = (guint) MIN (MAX_TRIALS, MAX_TRIAL_BYTES / MAX (length, 1));
  GArray *useless = g_array_new (FALSE, FALSE, sizeof (TcUselessFix));

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source != tc_build_get_source (build) || finding->fixes == NULL)
      continue;
    for (guint k = 0; k < finding->fixes->len && n_left > 0; k++, n_left--) {
      TcUselessFix at = { i, k };

      if (g_cancellable_is_cancelled (cancellable))
        return useless;
      if (!is_helpful (build, &way, finding, &g_array_index (finding->fixes, TcFix, k)))
        g_array_append_val (useless, at);
    }
  }

  return useless;
}

void
tc_build_drop_fixes (TcBuild *build, const GArray *useless)
{
  for (guint i = useless->len; i-- > 0;) {
    const TcUselessFix *at = &g_array_index (useless, TcUselessFix, i);

    tc_report_remove_fix (tc_build_get_report (build), at->finding, at->fix);
  }
}
