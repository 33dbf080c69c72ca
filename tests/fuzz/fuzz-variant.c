/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build/tc-build.h"
#include "tc-test-play.h"
#include "variant/tc-variant-extract.h"
#include "variant/tc-variant.h"

/* A base and a variant of any bytes, apart by a line of "====": reading comes to an end, findings
 * are inside the files, and what is extracted from what was made gives the same model again. The
 * variant may extend itself or the base. Seeds are in tests/corpus/variant. */

#define MARK "\n====\n"

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

typedef struct {
  TcSource *base;
  TcSource *variant;
} Files;

static TcSource *
load (const char *extends, TcSource *from, gpointer user_data, GError **error)
{
  Files *files = user_data;

  return tc_source_ref (strcmp (extends, "variant") == 0 ? files->variant : files->base);
}

static TcSource *
new_source (const char *name, const guint8 *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  return tc_source_new (name, bytes);
}

static TcScenario *
parse (TcSource *source, const TcSchema **schemas, TcReport *report)
{
  return tc_scenario_parse (source, schemas, report);
}

/* The valid @whole, as a variant of the valid base, comes to the same. */
static void
check_extract (Files *files, TcScenario *whole, const TcSchema **schemas)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScenario) base = parse (files->base, schemas, report);
  g_autoptr (TcSource) variant = NULL;
  g_autoptr (TcWhole) again = NULL;
  g_autoptr (TcScenario) scenario = NULL;
  TcNode difference;

  if (base == NULL || !tc_scenario_is_valid (base) || !tc_scenario_is_valid (whole))
    return;
  variant = tc_variant_extract (files->base, tc_scenario_get_source (whole),
                                tc_scenario_get_schema (whole), "base", "extracted");
  if (variant == NULL)
    return;
  again = tc_variant_read (variant, schemas, load, files, report);
  if (again == NULL)
    g_error ("not read:\n%s", tc_source_get_text (variant, NULL));
  scenario = parse (tc_whole_get_source (again), schemas, report);
  if (scenario == NULL)
    g_error ("not a scenario:\n%s", tc_source_get_text (tc_whole_get_source (again), NULL));
  difference = tc_scenario_find_difference (whole, scenario);
  if (difference != TC_NODE_NONE)
    g_error ("another model at node %u:\n%s", difference, tc_source_get_text (variant, NULL));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *mark = g_strstr_len ((const char *) data, (gssize) size, MARK);
  gsize length = mark != NULL ? (gsize) (mark - (const char *) data) : size;
  gsize rest = mark != NULL ? length + strlen (MARK) : size;
  g_autoptr (TcSource) base = new_source ("base", data, length);
  g_autoptr (TcSource) variant = new_source ("variant", data + rest, size - rest);
  Files files = { base, variant };
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_test_get_systems ());
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcReport) inner = tc_report_new ();
  g_autoptr (TcWhole) whole = NULL;
  g_autoptr (TcScenario) scenario = NULL;

  if (!tc_variant_is (variant))
    return 0;
  whole = tc_variant_read (variant, schemas, load, &files, report);
  if (whole != NULL) {
    scenario = parse (tc_whole_get_source (whole), schemas, inner);
    tc_whole_move_findings (whole, inner, report);
  }
  tc_test_check_findings (report);
  if (scenario != NULL && tc_whole_get_n_files (whole) == 2)
    check_extract (&files, scenario, schemas);

  return 0;
}
