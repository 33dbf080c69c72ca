/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "compare/tc-difference.h"
#include "fault.h"
#include "variant/tc-variant-extract.h"

/* What a fix does to the model: nothing but what it says. */

gboolean
fault_offers_word (const TcFinding *finding, const char *word)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", word);
  const char *first = finding->why != NULL ? strchr (finding->why, '"') : NULL;
  const TcFix *fix;

  if (first != NULL && g_str_has_prefix (first, quoted))
    return TRUE;
  if (finding->fixes == NULL)
    return FALSE;
  fix = &g_array_index (finding->fixes, TcFix, 0);

  return tc_edits_get_n (fix->edits) > 0 && strcmp (tc_edits_get (fix->edits, 0)->text, word) == 0;
}

/* Whether @offset of the text is in the element that @place of the finding is in, or in its
 * parent's tag: where something is put in or taken out. */
static gboolean
is_around (TcScenario *scenario, gsize place, TcSpan changed)
{
  TcNode node = tc_scenario_node_at (scenario, place);
  TcSpan extent;
  TcSpan tag;

  if (node == TC_NODE_NONE)
    return FALSE;
  extent = tc_scenario_get_extent (scenario, node);
  if (changed.start >= extent.start && changed.end <= extent.end)
    return TRUE;
  for (node = tc_scenario_get_parent (scenario, node); node != TC_NODE_NONE;
       node = tc_scenario_get_parent (scenario, node)) {
    tag = tc_scenario_get_tag_span (scenario, node);
    if (changed.start >= tag.start && changed.end <= tag.end)
      return TRUE;
  }

  return FALSE;
}

/* The places that the finding speaks of, and those that its fix says it writes. */
static gboolean
is_said (const TcFinding *finding, TcScenario *scenario, TcSpan changed)
{
  const TcEdits *edits = g_array_index (finding->fixes, TcFix, 0).edits;

  if (is_around (scenario, finding->span.start, changed))
    return TRUE;
  for (guint i = 0; finding->related != NULL && i < finding->related->len; i++)
    if (is_around (scenario, g_array_index (finding->related, TcRelated, i).span.start, changed))
      return TRUE;
  /* "in all 7 places" */
  for (guint i = 0; i < tc_edits_get_n (edits); i++)
    if (tc_edits_get_n (edits) > 1 &&
        is_around (scenario, tc_edits_get (edits, i)->range.start, changed))
      return TRUE;

  return FALSE;
}

/* A text without a tree has no model to compare with. */
static gboolean
is_stray (TcBuild *build, TcBuild *fixed)
{
  const TcFinding *finding = tc_report_get (tc_build_get_report (build), 0);
  TcScenario *before = tc_build_get_scenario (build);
  TcScenario *after = tc_build_get_scenario (fixed);
  g_autoptr (TcDifferences) differences = NULL;

  if (before == NULL || after == NULL || tc_build_is_variant (build))
    return FALSE;
  differences = tc_differences_new (before, after);
  for (guint i = 0; differences != NULL && i < tc_differences_get_n (differences); i++)
    if (!is_said (finding, before, tc_differences_get (differences, i)->old_span)) {
      g_autofree char *sentence = tc_differences_dup_sentence (differences, i);

      g_test_message ("%s: \"%s\" also does this: %s", finding->code,
                      g_array_index (finding->fixes, TcFix, 0).label, sentence);
      return TRUE;
    }

  return FALSE;
}

/* A slip of the keyboard that is put right leaves the model that there was. */
static gboolean
is_other_model (Fault *fault, TcBuild *build, TcBuild *fixed)
{
  const TcFinding *finding = tc_report_get (tc_build_get_report (build), 0);
  TcScenario *after = tc_build_get_scenario (fixed);

  return fault->word != NULL && fault_offers_word (finding, fault->word) && after != NULL &&
         !tc_build_is_variant (fixed) && tc_report_get_n (tc_build_get_report (fixed)) == 0 &&
         tc_scenario_find_difference (fault->scenario, after) != TC_NODE_NONE;
}

gboolean
fault_fix_strays (Fault *fault, TcBuild *build, TcBuild *fixed)
{
  return is_stray (build, fixed) || is_other_model (fault, build, fixed);
}
