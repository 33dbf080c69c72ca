/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "operation-support.h"
#include "scenario-support.h"
#include "scenario/tc-oracle.h"
#include "tc-test-play.h"
#include "text/tc-file.h"
#include "text/tc-format.h"
#include "text/tc-history.h"
#include "variant/tc-variant.h"

/* Any bytes: scan, parse, walk, references, lint and compile come to an end with findings inside
 * the text; libxml2 accepts and refuses the same ones; every fix, the formatter and random
 * operations apply; undo gives back the bytes. Half of the mutations are operations, so that the
 * fuzzer gets past the schema. Seeds are in tests/corpus/edit and tests/corpus/schema. */

#define MAX_OPERATIONS 6u

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
size_t LLVMFuzzerCustomMutator (guint8 *data, gsize size, gsize max_size, unsigned int seed);
size_t LLVMFuzzerMutate (guint8 *data, gsize size, gsize max_size);

/* The tree with all layers above it; of the toy schema, which has no system, the tree alone. */
static TcScenario *
build (TcSource *source, TcReport **out_report)
{
  g_autoptr (TcBuild) all = tc_build_new (source, tc_test_get_systems ());
  TcScenario *scenario = tc_build_get_scenario (all);

  if (scenario != NULL) {
    *out_report = tc_report_ref (tc_build_get_report (all));
    return tc_scenario_ref (scenario);
  }

  *out_report = tc_report_new ();

  return tc_scenario_parse (source, scenario_schemas, *out_report);
}

static void
check_findings (TcSource *source, TcReport *report)
{
  gsize length = tc_source_get_length (source);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    guint n_fixes = finding->fixes != NULL ? finding->fixes->len : 0;

    g_assert_nonnull (tc_systems_find_code (finding->code));
    g_assert_cmpuint (finding->span.start, <=, finding->span.end);
    g_assert_cmpuint (finding->span.end, <=, length);
    g_assert_true (g_utf8_validate (finding->message, -1, NULL));
    for (guint k = 0; k < n_fixes; k++) {
      const TcFix *fix = &g_array_index (finding->fixes, TcFix, k);
      g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, source, NULL);

      g_assert_nonnull (fixed);
    }
  }
}

/* What has changed since @before, read by itself, gives the findings of the whole text. */
static void
check_after (TcScenario *before, TcSource *source)
{
  const TcSchema *list[] = { tc_scenario_get_schema (before), NULL };
  g_autoptr (TcReport) after = tc_report_new ();
  g_autoptr (TcReport) whole = tc_report_new ();
  g_autoptr (TcScenario) tree = tc_scenario_parse_after (source, before, list, after);
  g_autoptr (TcScenario) wanted = tc_scenario_parse (source, list, whole);
  g_autofree char *said = scenario_dup_said (after);
  g_autofree char *expected = scenario_dup_said (whole);

  g_assert_cmpstr (said, ==, expected);
  g_assert_true ((tree == NULL) == (wanted == NULL));
  if (tree != NULL)
    g_assert_cmpuint (tc_scenario_get_n_nodes (tree), ==, tc_scenario_get_n_nodes (wanted));
}

static void
edit (TcHistory *history, TcRng *rng)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = build (tc_history_get_source (history), &report);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *label = NULL;

  check_findings (tc_history_get_source (history), report);
  if (scenario == NULL)
    return;

  operation = operation_new_random (rng, scenario);
  label = tc_operation_dup_label (operation, scenario);
  edits = tc_operation_make_edits (operation, scenario, NULL);
  if (edits != NULL && tc_history_apply (history, label, NULL, edits))
    check_after (scenario, tc_history_get_source (history));
}

/* What an operation made is read again, and as good a tree as before. */
static void
check_tree (TcHistory *history, gboolean was_read)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = build (tc_history_get_source (history), &report);

  if (was_read && scenario == NULL)
    g_error ("an edit made it unreadable:\n%s",
             tc_source_get_text (tc_history_get_source (history), NULL));
}

static void
check_format (TcHistory *history)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcEdits) edits = tc_format_make_edits (tc_history_get_source (history), report);
  g_autoptr (TcEdits) again = NULL;

  if (edits == NULL)
    return;

  tc_history_apply (history, "format", NULL, edits);
  again = tc_format_make_edits (tc_history_get_source (history), report);
  g_assert_nonnull (again);
  g_assert_cmpuint (tc_edits_get_n (again), ==, 0);
}

/* libxml2 must say the same of the text. */
static gboolean
is_tree (TcSource *source)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = build (source, &report);
  const TcSchema *list[] = { NULL, NULL };

  if (scenario == NULL)
    return FALSE;

  /* It takes most of the time, so every fourth text must do. */
  if (tc_source_get_revision (source) % 4 != 0)
    return TRUE;

  list[0] = tc_scenario_get_schema (scenario);
  tc_oracle_check (source, list, report);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (strcmp (finding->code, "SCH017") == 0)
      g_error ("%u: %s", finding->line, finding->message);
  }

  return TRUE;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (TcSource) source = tc_source_new ("fuzz", bytes);
  g_autoptr (TcHistory) history = tc_history_new (source);
  gboolean was_read;
  gsize length;
  const char *text;
  TcRng rng;

  /* Its tree is of another text: fuzz-variant has those. */
  if (tc_variant_is (source))
    return 0;
  was_read = is_tree (source);
  tc_rng_init (&rng, size);
  for (guint i = 0; i < (was_read ? MAX_OPERATIONS : 1); i++)
    edit (history, &rng);
  check_tree (history, was_read);
  check_format (history);
  check_tree (history, was_read);

  while (tc_history_can_undo (history))
    tc_edits_unref (tc_history_undo (history));
  text = tc_source_get_text (tc_history_get_source (history), &length);
  g_assert_cmpmem (text, length, data, size);

  return 0;
}

/* An operation on what can be read; %FALSE when there is none or it is refused. */
static gboolean
mutate_by_operation (guint8 *data, gsize *size, gsize max_size, TcRng *rng)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, *size);
  g_autoptr (TcSource) source = tc_source_new ("fuzz", bytes);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = build (source, &report);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) after = NULL;

  if (scenario == NULL || tc_variant_is (source))
    return FALSE;

  operation = operation_new_random (rng, scenario);
  edits = tc_operation_make_edits (operation, scenario, NULL);
  after = edits != NULL ? tc_edits_apply (edits, source, NULL) : NULL;
  if (after == NULL || tc_source_get_length (after) > max_size)
    return FALSE;

  *size = tc_source_get_length (after);
  memcpy (data, tc_source_get_text (after, NULL), *size);

  return TRUE;
}

size_t
LLVMFuzzerCustomMutator (guint8 *data, gsize size, gsize max_size, unsigned int seed)
{
  TcRng rng;

  tc_rng_init (&rng, seed);
  if (seed % 2 == 0 && mutate_by_operation (data, &size, max_size, &rng))
    return size;

  return LLVMFuzzerMutate (data, size, max_size);
}
