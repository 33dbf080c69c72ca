/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build/tc-build.h"

/* Two hundred faults in one file, each at a place of its own: all are told in one run, in the order
 * of their places, and the same again the next time. 120 are of structure, 30 of these under one
 * parent. */

#define N_FAULTS 200u

typedef struct {
  TcSpan span;
  char *text;
} Edit;

typedef struct {
  TcScenario *scenario;
  GArray *edits; /* Edit */
} Planter;

static void
clear_edit (Edit *edit)
{
  g_free (edit->text);
}

static int
compare_edits (gconstpointer a, gconstpointer b)
{
  const Edit *left = a;
  const Edit *right = b;

  return left->span.start < right->span.start ? -1 : left->span.start > right->span.start;
}

static void
add_edit (Planter *planter, TcSpan span, char *text)
{
  Edit edit = { span, text };

  g_array_append_val (planter->edits, edit);
}

static TcSpan
get_name (Planter *planter, TcNode node)
{
  return tc_scan_get_element (tc_scenario_get_scan (planter->scenario),
                              tc_scenario_get_scan_element (planter->scenario, node))
    ->name;
}

typedef void (*Plant) (Planter *planter, TcNode node, guint nth);

/* One in @stride of the elements named @name, @n of them. */
static void
plant (Planter *planter, const char *name, guint first, guint stride, guint n, Plant plant_one)
{
  guint n_nodes = tc_scenario_get_n_nodes (planter->scenario);
  guint seen = 0;
  guint done = 0;

  for (TcNode node = 0; node < n_nodes && done < n; node++) {
    if (strcmp (tc_scenario_get_name (planter->scenario, node), name) != 0)
      continue;
    if (seen >= first && (seen - first) % stride == 0)
      plant_one (planter, node, done++);
    seen++;
  }
  g_assert_cmpuint (done, ==, n);
}

/* For elements without an end tag. */
static void
misspell_element (Planter *planter, TcNode node, guint nth)
{
  TcSpan name = get_name (planter, node);
  g_autofree char *slip = g_strdup_printf ("%sx", tc_scenario_get_name (planter->scenario, node));

  add_edit (planter, name, g_steal_pointer (&slip));
}

static void
insert_unknown (Planter *planter, TcNode node, guint nth)
{
  guint32 at = tc_scenario_get_extent (planter->scenario, node).start;

  add_edit (planter, (TcSpan){ at, at }, g_strdup_printf ("<bogus n=\"%u\"/>", nth));
}

static void
add_attribute (Planter *planter, TcNode node, guint nth)
{
  guint32 at = get_name (planter, node).end;

  add_edit (planter, (TcSpan){ at, at }, g_strdup_printf (" weather=\"%u\"", nth));
}

static void
remove_attribute (Planter *planter, TcNode node, const char *name)
{
  TcSpan span;

  g_assert_true (tc_scenario_get_value_span (planter->scenario, node, name, &span));
  add_edit (planter, (TcSpan){ span.start - (guint32) strlen (name) - 3, span.end + 1 },
            g_strdup (""));
}

static void
remove_column (Planter *planter, TcNode node, guint nth)
{
  remove_attribute (planter, node, "column");
}

static void
spoil (Planter *planter, TcNode node, const char *name, char *value)
{
  TcSpan span;

  g_assert_true (tc_scenario_get_value_span (planter->scenario, node, name, &span));
  add_edit (planter, span, value);
}

static void
spoil_choice (Planter *planter, TcNode node, guint nth)
{
  spoil (planter, node, "size", g_strdup_printf ("corpse-%u", nth));
}

static void
spoil_number (Planter *planter, TcNode node, guint nth)
{
  spoil (planter, node, "attack", g_strdup_printf ("%u", 100 + nth));
}

static void
spoil_reference (Planter *planter, TcNode node, guint nth)
{
  spoil (planter, node, "area", g_strdup_printf ("nowhere-%u", nth));
}

static void
spoil_provenance (Planter *planter, TcNode node, guint nth)
{
  spoil (planter, node, "src", g_strdup ("hearsay"));
}

static char *
make_bad (Planter *planter, GArray *out_places)
{
  gsize length;
  const char *good = tc_source_get_text (tc_scenario_get_source (planter->scenario), &length);
  GString *text = g_string_new (NULL);
  guint32 at = 0;

  g_array_sort (planter->edits, compare_edits);
  for (guint i = 0; i < planter->edits->len; i++) {
    const Edit *edit = &g_array_index (planter->edits, Edit, i);
    TcSpan place;

    g_assert_cmpuint (edit->span.start, >=, at);
    g_string_append_len (text, good + at, edit->span.start - at);
    place.start = (guint32) text->len;
    g_string_append (text, edit->text);
    place.end = (guint32) text->len;
    g_array_append_val (out_places, place);
    at = edit->span.end;
  }
  g_string_append (text, good + at);

  return g_string_free (text, FALSE);
}

static void
plant_all (Planter *planter)
{
  /* Of structure: 30 under one parent, 90 elsewhere. */
  plant (planter, "link", 0, 4, 30, misspell_element);
  plant (planter, "point", 0, 67, 30, misspell_element);
  plant (planter, "turn", 1, 1, 6, insert_unknown);
  plant (planter, "level", 0, 1, 4, insert_unknown);
  plant (planter, "in", 0, 4, 10, add_attribute);
  plant (planter, "air-unit", 0, 1, 5, add_attribute);
  plant (planter, "marker", 0, 1, 5, insert_unknown);
  plant (planter, "cell", 0, 4, 30, remove_column);
  /* Of values. */
  plant (planter, "unit", 0, 4, 20, spoil_choice);
  plant (planter, "full", 1, 4, 20, spoil_number);
  plant (planter, "place", 0, 4, 30, spoil_reference);
  plant (planter, "expect-odds", 0, 1, 5, spoil_provenance);
  plant (planter, "shift", 0, 1, 4, spoil_provenance);
  plant (planter, "seat", 0, 1, 1, spoil_provenance);
}

static void
test_many (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "betrayal-1940",
                                                 "betrayal-1940.scenario.xml", NULL);
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (Edit));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (TcSpan));
  Planter planter = { NULL, edits };

  g_array_set_clear_func (edits, (GDestroyNotify) clear_edit);
  g_file_get_contents (path, &good, NULL, &error);
  g_assert_no_error (error);
  source = tc_source_new_for_string ("good.xml", good);
  build = tc_build_new (source, NULL);
  planter.scenario = tc_build_get_scenario (build);
  plant_all (&planter);
  g_assert_cmpuint (edits->len, ==, N_FAULTS);
  bad = make_bad (&planter, places);

  for (guint run = 0; run < 2; run++) {
    g_autoptr (TcSource) spoilt = tc_source_new_for_string ("bad.xml", bad);
    g_autoptr (TcBuild) again = tc_build_new (spoilt, NULL);
    TcReport *report = tc_build_get_report (again);

    for (guint i = 0; i < MIN (tc_report_get_n (report), N_FAULTS); i++) {
      const TcFinding *finding = tc_report_get (report, i);
      TcSpan place = g_array_index (places, TcSpan, i);
      guint line;

      tc_source_locate (spoilt, place.start, &line, NULL);
      if (finding->line != line)
        g_test_message ("%u: line %u, expected %u: %s %s", i, finding->line, line, finding->code,
                        finding->message);
      g_assert_cmpuint (finding->line, ==, line);
    }
    g_assert_cmpuint (tc_report_get_n (report), ==, N_FAULTS);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faults/many", test_many);

  return g_test_run ();
}
