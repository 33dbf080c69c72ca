/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge/tc-three-way.h"
#include "scenario/tc-scenario.h"
#include "tc-test-play.h"
#include "variant/tc-variant-extract.h"

/* A base, a line of "====", and either two other texts, apart by another such line, or a script of
 * edits of four bytes each, by which two people cut, move, copy and write in the base. Merging
 * comes to an end, findings are inside the files, and what one side alone did is what comes out.
 * Seeds are in tests/corpus/merge. */

#define MARK      "\n====\n"
#define MAX_STEPS 24

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static TcSource *
new_source (const char *name, const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  return tc_source_new (name, bytes);
}

/* -- The script ---------------------------------------------------------------------------------
 */

static char *
dup_comment (guint step)
{
  return g_strdup_printf ("<!-- %u -->", step);
}

static void
edit_element (TcEdits *edits, TcSource *source, const TcScan *scan, const guint8 *bytes, guint step)
{
  guint n = tc_scan_get_n_elements (scan);
  guint index = (bytes[1] | (guint) bytes[2] << 8) % n;
  guint other = (index + 1 + bytes[3]) % n;
  TcSpan span = tc_scan_get_extent (scan, index);
  TcSpan target = tc_scan_get_extent (scan, other);
  g_autofree char *text = tc_source_dup_span (source, span);
  g_autofree char *comment = dup_comment (step);

  if (index == 0)
    return;
  switch ((bytes[0] >> 1) % 5) {
  case 0:
    tc_edits_add (edits, span, "", 0);
    break;
  case 1:
    if (other != 0 && (target.end <= span.start || target.end >= span.end) &&
        tc_edits_add (edits, (TcSpan){ target.end, target.end }, text, -1))
      tc_edits_add (edits, span, "", 0);
    break;
  case 2:
    tc_edits_add (edits, (TcSpan){ span.end, span.end }, text, -1);
    break;
  case 3:
    tc_edits_add (edits, (TcSpan){ span.end, span.end }, comment, -1);
    break;
  case 4:
    tc_edits_add (edits, (TcSpan){ span.start, span.start }, comment, -1);
    break;
  }
}

static void
edit_attribute (TcEdits *edits, const TcScan *scan, const guint8 *bytes)
{
  static const char *const values[] = { "true", "1", "2", "ash", "a&amp;b", "", "&#39;", "bend-1" };
  guint n = tc_scan_get_n_attributes (scan);
  const TcScanAttribute *attribute = tc_scan_get_attribute (scan, (bytes[1] | bytes[2] << 8) % n);

  if (bytes[3] % 3 == 0)
    tc_edits_add (edits, (TcSpan){ attribute->name.start, attribute->value.end + 1 }, "", 0);
  else
    tc_edits_add (edits, attribute->value, values[bytes[3] % G_N_ELEMENTS (values)], -1);
}

/* (transfer full): what the steps of one person make of @base. */
static TcSource *
run_script (TcSource *base, const guint8 *script, gsize size, guint who)
{
  TcSource *text = tc_source_ref (base);

  for (guint step = 0; step < MAX_STEPS && (gsize) step * 4 + 4 <= size; step++) {
    const guint8 *bytes = script + step * 4;
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcScan) scan = tc_scan_new (text, report);
    g_autoptr (TcEdits) edits = tc_edits_new (text);
    TcSource *next;

    if ((bytes[0] & 1) != who || tc_scan_has_faults (scan) || tc_scan_get_n_elements (scan) == 0 ||
        tc_scan_get_n_attributes (scan) == 0)
      continue;
    if (bytes[0] < 128)
      edit_element (edits, text, scan, bytes, step);
    else
      edit_attribute (edits, scan, bytes);
    next = tc_edits_apply (edits, text, NULL);
    tc_source_unref (text);
    text = next;
  }

  return text;
}

/* -- What holds ---------------------------------------------------------------------------------
 */

/* (transfer full) (nullable). Two edits at one place are a bug; what only prefixes can bring about
 * is none. */
static TcSource *
merge (TcSource *base, TcSource *ours, TcSource *theirs, TcThreeWay *out_result)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_test_get_systems ());
  g_autoptr (TcReport) report = tc_report_new ();
  TcSource *merged = tc_three_way_merge (base, ours, theirs, schemas, report, out_result);

  tc_test_check_findings (report);
  if (merged == NULL) {
    const TcFinding *finding = tc_report_get (report, 0);

    g_assert_nonnull (finding);
    if (strcmp (finding->code, "MRG008") == 0 &&
        strstr (tc_source_get_text (theirs, NULL), "xmlns:") == NULL &&
        strstr (tc_source_get_text (ours, NULL), "xmlns:") == NULL)
      g_error ("not one text:\n%s\n====\n%s", tc_source_get_text (ours, NULL),
               tc_source_get_text (theirs, NULL));
  }

  return merged;
}

static void
assert_text (TcSource *got, TcSource *wanted)
{
  g_assert_cmpstr (tc_source_get_text (got, NULL), ==, tc_source_get_text (wanted, NULL));
}

/* Ours did nothing: the model is that of theirs, if it is one. */
static void
check_theirs (TcSource *base, TcSource *theirs)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_test_get_systems ());
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScenario) wanted = tc_scenario_parse (theirs, schemas, unused);
  g_autoptr (TcScenario) got = NULL;
  TcThreeWay result;
  g_autoptr (TcSource) merged = merge (base, base, theirs, &result);

  if (merged == NULL)
    return;
  if (result.n_conflicts > 0)
    g_error ("a conflict with nobody:\n%s\n====\n%s", tc_source_get_text (base, NULL),
             tc_source_get_text (theirs, NULL));
  if (wanted == NULL || !tc_scenario_is_valid (wanted))
    return;
  got = tc_scenario_parse (merged, schemas, unused);
  if (got == NULL || tc_scenario_find_difference (wanted, got) != TC_NODE_NONE)
    g_error ("another model:\n%s\n====\n%s", tc_source_get_text (theirs, NULL),
             tc_source_get_text (merged, NULL));
}

/* Comments that only ours has are all there. */
static void
check_comments (TcSource *base, TcSource *ours, TcSource *merged)
{
  for (guint step = 0; step < MAX_STEPS; step++) {
    g_autofree char *comment = dup_comment (step);

    if (strstr (tc_source_get_text (base, NULL), comment) == NULL &&
        strstr (tc_source_get_text (ours, NULL), comment) != NULL)
      g_assert_nonnull (strstr (tc_source_get_text (merged, NULL), comment));
  }
}

static void
check (TcSource *base, TcSource *ours, TcSource *theirs)
{
  TcThreeWay result;
  g_autoptr (TcSource) merged = merge (base, ours, theirs, &result);
  g_autoptr (TcSource) alone = NULL;
  g_autoptr (TcSource) agreed = NULL;

  if (merged == NULL)
    return;
  check_comments (base, ours, merged);
  alone = merge (base, ours, base, &result);
  assert_text (alone, ours);
  agreed = merge (base, ours, ours, &result);
  assert_text (agreed, ours);
  check_theirs (base, theirs);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *mark = g_strstr_len ((const char *) data, (gssize) size, MARK);
  gsize length = mark != NULL ? (gsize) (mark - (const char *) data) : size;
  const guint8 *rest = data + MIN (size, length + strlen (MARK));
  gsize left = size - (gsize) (rest - data);
  const char *second = g_strstr_len ((const char *) rest, (gssize) left, MARK);
  g_autoptr (TcSource) base = new_source ("base", data, length);
  g_autoptr (TcSource) ours = NULL;
  g_autoptr (TcSource) theirs = NULL;

  if (second != NULL) {
    gsize middle = (gsize) (second - (const char *) rest);

    ours = new_source ("ours", rest, middle);
    theirs = new_source ("theirs", rest + middle + strlen (MARK), left - middle - strlen (MARK));
  } else {
    g_autoptr (TcSource) one = run_script (base, rest, left, 0);
    g_autoptr (TcSource) other = run_script (base, rest, left, 1);

    ours = tc_source_new ("ours", tc_source_get_bytes (one));
    theirs = tc_source_new ("theirs", tc_source_get_bytes (other));
  }
  check (base, ours, theirs);

  return 0;
}
