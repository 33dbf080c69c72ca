/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-rng.h"
#include "scenario-support.h"
#include "text/tc-format.h"
#include "text/tc-scan.h"

/* What the formatter does to a valid scenario: another layout, and the same game. Files of the
 * corpus are laid out in odd ways first, with comments and instructions where nobody writes them.
 */

#define MUTANTS_PER_FILE 40u
#define MAX_INSERTIONS   6u

static TcScenario *
parse (TcSource *source, TcReport **out_report)
{
  TcScenario *scenario;

  *out_report = tc_report_new ();
  scenario = tc_scenario_parse (source, scenario_schemas, *out_report);
  if (scenario != NULL && !tc_scenario_is_valid (scenario))
    g_clear_pointer (&scenario, tc_scenario_unref);

  return scenario;
}

/* A text of nothing but spaces says nothing: <p> </p> may become <p/>. */
static void
assert_same_text (const char *old, const char *new)
{
  g_autofree char *left = g_strstrip (g_strdup (old != NULL ? old : ""));
  g_autofree char *right = g_strstrip (g_strdup (new != NULL ? new : ""));

  if (*left == '\0')
    g_assert_cmpstr (right, ==, "");
  else
    g_assert_cmpstr (old, ==, new);
}

static void
assert_same_node (const TcScenario *old, const TcScenario *new, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (old, node)->content;

  g_assert_true (tc_scenario_get_element (old, node) == tc_scenario_get_element (new, node));
  g_assert_cmpuint (tc_scenario_get_parent (old, node), ==, tc_scenario_get_parent (new, node));
  assert_same_text (tc_scenario_get_text (old, node), tc_scenario_get_text (new, node));
  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;

    g_assert_cmpint (tc_scenario_has (old, node, name), ==, tc_scenario_has (new, node, name));
    g_assert_cmpstr (tc_scenario_get_string (old, node, name), ==,
                     tc_scenario_get_string (new, node, name));
  }
}

/* Returns whether it was valid to begin with. */
static gboolean
check_format (TcSource *source)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcReport) report_after = NULL;
  g_autoptr (TcScenario) old = parse (source, &report);
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) formatted = NULL;
  g_autoptr (TcScenario) new = NULL;

  if (old == NULL)
    return FALSE;
  edits = tc_format_make_edits (source, report);
  g_assert_nonnull (edits);
  formatted = tc_edits_apply (edits, source, NULL);
  new = parse (formatted, &report_after);
  if (new == NULL)
    g_error ("%s: %s in:\n%s\nof:\n%s", tc_source_get_name (source),
             tc_report_get (report_after, 0)->message, tc_source_get_text (formatted, NULL),
             tc_source_get_text (source, NULL));
  g_assert_cmpuint (tc_scenario_get_n_nodes (old), ==, tc_scenario_get_n_nodes (new));
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (old); node++)
    assert_same_node (old, new, node);

  return TRUE;
}

/* -- Odd layouts -- */

/* Between the tags of one element: where comments may stand, and spaces mostly. */
static gsize
choose_place (TcRng *rng, const TcScan *scan)
{
  const TcScanElement *element =
    tc_scan_get_element (scan, tc_rng_below (rng, tc_scan_get_n_elements (scan)));

  return tc_rng_below (rng, 2) == 0 ? element->tag.end : element->end_tag.start;
}

/* <a/> written as <a></a>, so that something can stand in it. */
static TcSource *
open_empty_elements (TcRng *rng, TcSource *source, const TcScan *scan)
{
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  const char *text = tc_source_get_text (source, NULL);

  for (guint i = 0; i < tc_scan_get_n_elements (scan); i++) {
    const TcScanElement *element = tc_scan_get_element (scan, i);
    g_autofree char *tail = g_strdup_printf (
      "></%.*s>", (int) (element->name.end - element->name.start), text + element->name.start);
    TcSpan span = { element->tag.end - 2, element->tag.end };

    if (element->is_empty && tc_rng_below (rng, 4) == 0)
      g_assert_true (tc_edits_add (edits, span, tail, -1));
  }

  return tc_edits_apply (edits, source, NULL);
}

static TcSource *
insert_things (TcRng *rng, TcSource *source, const TcScan *scan)
{
  static const char *const things[] = {
    "<!-- c -->",  "<?go?>",           " ",         "\n", "<!-- a --><!-- b -->", " <!-- c -->",
    "<!-- c --> ", "\t<?go now?>\r\n", "<!--\n-->",
  };
  GString *text = g_string_new (tc_source_get_text (source, NULL));
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = tc_rng_below (rng, MAX_INSERTIONS) + 1; i > 0; i--) {
    gsize at = choose_place (rng, scan);

    /* Offsets of the scan are those of the source: only the first of the text still has them, and
     * where the others come to lie does not matter as long as it is outside of tags. */
    if (text->len == tc_source_get_length (source) || text->str[at] == '<')
      g_string_insert (text, (gssize) at, things[tc_rng_below (rng, G_N_ELEMENTS (things))]);
  }
  bytes = g_string_free_to_bytes (text);

  return tc_source_new (tc_source_get_name (source), bytes);
}

static TcSource *
mutate (TcRng *rng, TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autoptr (TcSource) opened = open_empty_elements (rng, source, scan);
  g_autoptr (TcScan) scan_of_opened = tc_scan_new (opened, report);

  return insert_things (rng, opened, scan_of_opened);
}

static void
test_mutants (gconstpointer data)
{
  const ScenarioFile *file = data;
  g_autoptr (TcSource) source = tc_source_new_for_string (file->name, file->text);
  guint n_valid = 0;
  TcRng rng;

  tc_rng_init (&rng, 11);
  g_assert_true (check_format (source));
  for (guint i = 0; i < MUTANTS_PER_FILE; i++) {
    g_autoptr (TcSource) mutant = mutate (&rng, source);

    n_valid += check_format (mutant);
  }
  g_test_message ("%u of %u mutants are valid", n_valid, MUTANTS_PER_FILE);
  g_assert_cmpuint (n_valid, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const paths[] = {
    "tests/fixtures/tiny-1940.scenario.xml",
    "scenarios/betrayal-1940/tannenbaum-1940.scenario.xml",
  };
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  files = scenario_load_corpus ();
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    g_ptr_array_add (files, scenario_load_file (paths[i]));
  for (guint i = 0; i < files->len; i++) {
    const ScenarioFile *file = g_ptr_array_index (files, i);
    g_autofree char *path = g_strdup_printf ("/scenario/format-model/%s", file->name);

    g_test_add_data_func (path, file, test_mutants);
  }

  return g_test_run ();
}
