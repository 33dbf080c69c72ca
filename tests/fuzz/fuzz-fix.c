/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"
#include "text/tc-history.h"

/* Any bytes, or a base and a variant apart by a line of "====", of which only the variant is fixed:
 * every fix that is offered applies and leaves a text that is no less well-formed; what fixing
 * everything makes is never worse, is said to be, and cannot be fixed once more; undo gives back
 * the bytes. Half of the mutations are slips: a word, a value, an element. Seeds are in
 * tests/corpus/fix and those of the editor. */

#define MARK        "\n====\n"
#define MAX_CHOICES 8u

/* Fixing all builds the text for each problem, so a text with more of them takes too long here. */
#define MAX_PROBLEMS 40u

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
size_t LLVMFuzzerCustomMutator (guint8 *data, gsize size, gsize max_size, unsigned int seed);
size_t LLVMFuzzerMutate (guint8 *data, gsize size, gsize max_size);

static TcSource *
new_source (const char *name, const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  return tc_source_new (name, bytes);
}

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

static TcBuild *
build (TcSource *source, TcSource *base)
{
  return tc_build_new_from (source, tc_test_get_systems (), load, base);
}

static guint
count (TcBuild *of, TcSeverity at_least)
{
  return tc_report_count (tc_build_get_report (of), at_least);
}

/* -- One after the other ------------------------------------------------------------------------
 */

/* What somebody has who takes fixes by chance, as the window offers them. (transfer full) */
static TcBuild *
take_some (TcBuild *first, TcSource *base, TcHistory *history, TcRng *rng)
{
  TcBuild *now = tc_build_ref (first);

  for (guint i = 0; i < MAX_CHOICES && tc_report_get_n (tc_build_get_report (now)) > 0; i++) {
    TcReport *report = tc_build_get_report (now);
    const TcFinding *finding = tc_report_get (report, tc_rng_below (rng, tc_report_get_n (report)));
    gboolean was_read = tc_build_get_scenario (now) != NULL;
    const TcFix *fix;
    TcBuild *next;

    if (finding->fixes == NULL || finding->source != tc_build_get_source (now))
      continue;
    fix = &g_array_index (finding->fixes, TcFix, tc_rng_below (rng, finding->fixes->len));
    g_assert_true (tc_history_apply (history, fix->label, NULL, fix->edits));
    next = build (tc_history_get_source (history), base);
    if (was_read && tc_build_get_scenario (next) == NULL)
      g_error ("\"%s\" of %s made it unreadable:\n%s", fix->label, finding->code,
               tc_source_get_text (tc_build_get_source (now), NULL));
    tc_build_unref (now);
    now = next;
  }

  return now;
}

/* -- All at once --------------------------------------------------------------------------------
 */

static void
check_all (TcBuild *before, TcFixTrust trust)
{
  guint n;
  guint n_again;
  g_autoptr (TcBuild) after = NULL;
  g_autoptr (TcBuild) again = NULL;

  if (count (before, TC_SEVERITY_NOTE) > MAX_PROBLEMS)
    return;
  after = tc_build_fix (before, tc_test_get_systems (), trust, &n);
  again = tc_build_fix (after, tc_test_get_systems (), trust, &n_again);
  g_assert_true ((n == 0) == (after == before));
  for (TcSeverity severity = TC_SEVERITY_NOTE; severity <= TC_SEVERITY_ERROR; severity++)
    g_assert_cmpuint (count (after, severity), <=, count (before, severity));
  if (n > 0)
    g_assert_cmpuint (count (after, TC_SEVERITY_NOTE), <, count (before, TC_SEVERITY_NOTE));
  if (n_again > 0)
    g_error ("%u fixed, and %u more:\n%s", n, n_again,
             tc_source_get_text (tc_build_get_source (after), NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *mark = g_strstr_len ((const char *) data, (gssize) size, MARK);
  gsize rest = mark != NULL ? (gsize) (mark - (const char *) data) + strlen (MARK) : 0;
  g_autoptr (TcSource) base = new_source ("base", data, mark != NULL ? rest - strlen (MARK) : 0);
  g_autoptr (TcSource) source = new_source ("fuzz", data + rest, size - rest);
  g_autoptr (TcHistory) history = tc_history_new (source);
  g_autoptr (TcBuild) first = build (source, base);
  g_autoptr (TcBuild) last = NULL;
  const char *text;
  gsize length;
  TcRng rng;

  tc_rng_init (&rng, size);
  last = take_some (first, base, history, &rng);
  while (tc_history_can_undo (history))
    tc_edits_unref (tc_history_undo (history));
  text = tc_source_get_text (tc_history_get_source (history), &length);
  g_assert_cmpmem (text, length, data + rest, size - rest);

  /* Fixing all reads the base of a variant from its file, and here there is none. */
  if (!tc_variant_is (source)) {
    check_all (first, size % 2 == 0 ? TC_FIX_SAFE : TC_FIX_ANY);
    check_all (last, size % 2 == 0 ? TC_FIX_ANY : TC_FIX_SAFE);
  }

  return 0;
}

/* -- Slips --------------------------------------------------------------------------------------
 */

/* Another element, another value, a word too little: what people do. */
static void
slip (TcEdits *edits, TcSource *source, const TcScan *scan, TcRng *rng)
{
  guint n_attributes = tc_scan_get_n_attributes (scan);
  const TcScanAttribute *one = tc_scan_get_attribute (scan, tc_rng_below (rng, n_attributes));
  const TcScanAttribute *other = tc_scan_get_attribute (scan, tc_rng_below (rng, n_attributes));
  guint element = tc_rng_below (rng, tc_scan_get_n_elements (scan));
  TcSpan extent = tc_scan_get_extent (scan, element);
  TcSpan name = tc_rng_below (rng, 2) == 0 ? one->name : tc_scan_get_element (scan, element)->name;
  g_autofree char *value = tc_source_dup_span (source, other->value);
  g_autofree char *text = tc_source_dup_span (source, extent);

  switch (tc_rng_below (rng, 6)) {
  case 0:
    tc_edits_add (edits, one->value, value, -1);
    break;
  case 1:
    tc_edits_add (edits, (TcSpan){ one->name.start, one->value.end + 1 }, "", 0);
    break;
  case 2:
    tc_edits_add (edits, (TcSpan){ name.start, name.start + 1 }, "", 0);
    break;
  case 3:
    tc_edits_add (edits, (TcSpan){ name.end, name.end }, "s", 1);
    break;
  case 4:
    tc_edits_add (edits, extent, "", 0);
    break;
  case 5:
    tc_edits_add (edits, (TcSpan){ extent.end, extent.end }, text, -1);
    break;
  }
}

static gboolean
mutate_by_slip (guint8 *data, gsize *size, gsize max_size, TcRng *rng)
{
  g_autoptr (TcSource) source = new_source ("fuzz", data, *size);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autoptr (TcSource) after = NULL;

  if (tc_scan_get_n_attributes (scan) == 0 || tc_scan_get_n_elements (scan) == 0)
    return FALSE;
  slip (edits, source, scan, rng);
  after = tc_edits_apply (edits, source, NULL);
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
  if (seed % 2 == 0 && mutate_by_slip (data, &size, max_size, &rng))
    return size;

  return LLVMFuzzerMutate (data, size, max_size);
}
