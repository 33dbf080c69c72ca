/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "build/tc-build-private.h"
#include "text/tc-report-private.h"
#include "variant/tc-variant-private.h"

/* Who is to blame. A finding about the whole text of a variant may stand in the base, where the
 * designer of the variant did nothing: a counter that the base places in an area which the variant
 * gave away. What the base has without the variant as well is the base's own. For the rest the
 * variant is built without some of its changes, half of them at a time: the change without which
 * the finding is gone is to blame, and the finding moves there.
 *
 * While the variant itself has errors, what follows from them is left out: one cause, one finding.
 */

/* Builds that one call may make. */
#define MAX_TRIALS 24u

/* As of trials of fixes: ten of the largest shipped scenario. */
#define MAX_TRIAL_BYTES (2u * 1024u * 1024u)

typedef struct {
  TcBuild *build;
  const TcBuildWay *way;
  TcReport *report;
  TcScenario *own;
  GArray *changes; /* TcNode of @own */
  guint n_left;    /* trials */
} Blame;

static GHashTable *
collect_keys (TcReport *report)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_hash_table_add (keys, tc_finding_dup_key (tc_report_get (report, i)));

  return keys;
}

static gboolean
is_in (GHashTable *keys, const TcFinding *finding)
{
  g_autofree char *key = tc_finding_dup_key (finding);

  return g_hash_table_contains (keys, key);
}

/* -- The changes -- */

static gboolean
is_named (const Blame *blame, TcNode node, const char *name)
{
  return strcmp (tc_scenario_get_name (blame->own, node), name) == 0;
}

/* What stands by itself: leaves, whole elements, and what is removed. */
static void
collect_changes (Blame *blame, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (blame->own, node);
  gboolean is_whole = node != 0 && tc_merge_get_word (blame->own, node, "was") != NULL;

  if (node != 0 && (child == TC_NODE_NONE || is_whole)) {
    g_array_append_val (blame->changes, node);
    return;
  }
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (blame->own, child))
    if (node != 0 || !is_named (blame, child, "about"))
      collect_changes (blame, child);
}

/* The report of the variant without the changes from @first to before @end. */
static TcReport *
try_without (Blame *blame, guint first, guint end)
{
  TcSource *source = tc_build_get_source (blame->build);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autoptr (TcSource) text = NULL;
  g_autoptr (TcBuild) trial = NULL;

  for (guint i = first; i < end; i++) {
    TcNode node = g_array_index (blame->changes, TcNode, i);

    if (!tc_edits_add (edits, tc_scenario_get_extent (blame->own, node), "", 0))
      return NULL;
  }
  text = tc_edits_apply (edits, source, NULL);
  if (text == NULL || blame->n_left == 0)
    return NULL;
  blame->n_left--;
  trial = tc_build_new_raw (text, blame->way);

  return tc_build_get_whole (trial) != NULL ? tc_report_ref (tc_build_get_report (trial)) : NULL;
}

/* The findings of @suspects that are gone without the changes. */
static GPtrArray *
find_gone (Blame *blame, GPtrArray *suspects, guint first, guint end)
{
  g_autoptr (TcReport) report = try_without (blame, first, end);
  g_autoptr (GHashTable) keys = report != NULL ? collect_keys (report) : NULL;
  GPtrArray *gone = g_ptr_array_new ();

  for (guint i = 0; keys != NULL && i < suspects->len; i++)
    if (!is_in (keys, g_ptr_array_index (suspects, i)))
      g_ptr_array_add (gone, g_ptr_array_index (suspects, i));

  return gone;
}

/* -- Blaming -- */

static void
blame_node (Blame *blame, const TcFinding *finding, TcNode node)
{
  TcSpan span = tc_scan_get_element (tc_scenario_get_scan (blame->own),
                                     tc_scenario_get_scan_element (blame->own, node))
                  ->name;

  tc_report_move (blame->report, finding, tc_build_get_source (blame->build), span,
                  _ ("It shows here"));
}

/* @suspects: not empty, each gone without the changes from @first to before @end. */
static void
blame_changes (Blame *blame, GPtrArray *suspects, guint first, guint end)
{
  guint middle = first + (end - first) / 2;
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  if (end - first == 1) {
    for (guint i = 0; i < suspects->len; i++)
      blame_node (blame, g_ptr_array_index (suspects, i),
                  g_array_index (blame->changes, TcNode, first));
    return;
  }

  left = find_gone (blame, suspects, first, middle);
  for (guint i = 0; i < suspects->len; i++)
    if (!g_ptr_array_find (left, g_ptr_array_index (suspects, i), NULL))
      g_ptr_array_add (rest, g_ptr_array_index (suspects, i));
  if (left->len > 0)
    blame_changes (blame, left, first, middle);
  if (rest->len > 0)
    blame_changes (blame, rest, middle, end);
}

/* (transfer full): the codes of @findings, as of the catalogues. */
static GHashTable *
collect_codes (GPtrArray *findings)
{
  GHashTable *codes = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < findings->len; i++) {
    const TcFinding *finding = g_ptr_array_index (findings, i);

    g_hash_table_add (codes, (gpointer) finding->code);
  }

  return codes;
}

/* (transfer container): what is found in a base. */
static GPtrArray *
collect_elsewhere (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source != tc_build_get_source (build))
      g_ptr_array_add (found, (gpointer) finding);
  }

  return found;
}

GHashTable *
tc_build_collect_elsewhere (TcBuild *build)
{
  g_autoptr (GPtrArray) found = collect_elsewhere (build);

  return collect_codes (found);
}

/* %TRUE when the variant says something wrong that the base cannot make up for. */
static gboolean
has_own_errors (const Blame *blame)
{
  for (guint i = 0; i < tc_report_get_n (blame->report); i++) {
    const TcFinding *finding = tc_report_get (blame->report, i);

    if (finding->source == tc_build_get_source (blame->build) &&
        finding->severity == TC_SEVERITY_ERROR &&
        (g_str_has_prefix (finding->code, "VAR") || g_str_has_prefix (finding->code, "SCH") ||
         g_str_has_prefix (finding->code, "XML")))
      return TRUE;
  }

  return FALSE;
}

/* (transfer container): what is found in a base, and not without the variant. */
static GPtrArray *
collect_suspects (const Blame *blame)
{
  GPtrArray *suspects = collect_elsewhere (blame->build);
  g_autoptr (TcBuild) base = NULL;
  g_autoptr (GHashTable) keys = NULL;

  if (suspects->len == 0)
    return suspects;
  base = tc_build_new_raw (tc_build_get_base (blame->build), blame->way);
  keys = collect_keys (tc_build_get_report (base));
  for (guint i = suspects->len; i-- > 0;)
    if (is_in (keys, g_ptr_array_index (suspects, i)))
      g_ptr_array_remove_index (suspects, i);

  return suspects;
}

static gint
drop_suspects (const TcFinding *finding, gpointer suspects)
{
  return g_ptr_array_find (suspects, finding, NULL) ? TC_REPORT_DROP : (gint) finding->severity;
}

/* Whether the trials that are left find one change among all. Else the base would be built for
 * nothing, which costs a large one as much again as the variant. */
static gboolean
can_find (const Blame *blame)
{
  guint n_needed = 1;

  for (guint n = 1; n < blame->changes->len; n *= 2)
    n_needed++;

  return blame->changes->len > 0 && blame->n_left >= n_needed;
}

/* Blames what it can, and leaves in @suspects what it cannot. */
static void
blame_suspects (Blame *blame, GPtrArray *suspects)
{
  guint n = blame->changes->len;
  g_autoptr (GPtrArray) gone = find_gone (blame, suspects, 0, n);

  for (guint i = 0; i < gone->len; i++)
    g_ptr_array_remove (suspects, g_ptr_array_index (gone, i));
  if (gone->len > 0)
    blame_changes (blame, gone, 0, n);
}

GHashTable *
tc_build_blame (TcBuild *build, TcScenario *own, const TcBuildWay *way)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  Blame blame = { build, way, tc_build_get_report (build), own, changes, 0 };
  gsize length = tc_source_get_length (tc_build_get_text (build));
  g_autoptr (GPtrArray) suspects = NULL;
  g_autoptr (GHashTable) open = NULL;
  gboolean has_errors;

  if (own == NULL || tc_build_get_base (build) == NULL)
    return tc_build_collect_elsewhere (build);
  blame.n_left = (guint) MIN (MAX_TRIALS, MAX_TRIAL_BYTES / MAX (length, 1));
  collect_changes (&blame, 0);
  has_errors = has_own_errors (&blame);
  if (!has_errors && !can_find (&blame))
    return tc_build_collect_elsewhere (build);
  suspects = collect_suspects (&blame);
  if (!has_errors && suspects->len > 0)
    blame_suspects (&blame, suspects);
  open = collect_codes (suspects);
  if (has_errors && suspects->len > 0)
    tc_report_weigh (blame.report, drop_suspects, suspects);

  return g_steal_pointer (&open);
}
