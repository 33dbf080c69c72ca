/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "sanitized.h"
#include "script-support.h"

/* Random edits by two people. TC_MERGE_SCRIPTS says how many for each file; by default 50 pairs,
 * and a tenth of them with sanitizers. */

#define N_BY_DEFAULT SANITIZED (5, 50)
#define MAX_EDITS    6

typedef struct {
  Script script;
  TcSource *base;
  TcReport *report; /* of the last merge */
  TcThreeWay result;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  script_init (&fixture->script, 1940);
  fixture->base = script_load (data);
  fixture->report = tc_report_new ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  script_clear (&fixture->script);
  tc_source_unref (fixture->base);
  tc_report_unref (fixture->report);
}

static guint
get_n (guint by_default)
{
  const char *wanted = g_getenv ("TC_MERGE_SCRIPTS");

  return wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : by_default;
}

/* (transfer full) */
static TcSource *
merge (Fixture *fixture, TcSource *ours, TcSource *theirs)
{
  TcSource *merged;

  tc_report_unref (fixture->report);
  fixture->report = tc_report_new ();
  merged = tc_three_way_merge (fixture->base, ours, theirs, fixture->script.schemas,
                               fixture->report, &fixture->result);
  g_assert_nonnull (merged);

  return merged;
}

static void
show (Fixture *fixture, TcSource *ours, TcSource *theirs, TcSource *merged)
{
  TcSource *const sides[] = { ours, theirs, merged };

  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s:%u %s %s", tc_report_get (fixture->report, i)->code,
                    tc_report_get (fixture->report, i)->line,
                    tc_report_get (fixture->report, i)->path,
                    tc_report_get (fixture->report, i)->message);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++) {
    g_autoptr (TcEdits) edits = tc_diff_make_edits (fixture->base, sides[i]);
    g_autofree char *diff = tc_diff_dup_unified (fixture->base, sides[i], edits, NULL);

    g_test_message ("side %u:\n%s", i, diff);
  }
}

static gboolean
is_same (Fixture *fixture, TcSource *a, TcSource *b)
{
  g_autoptr (TcScenario) left = script_parse (&fixture->script, a);
  g_autoptr (TcScenario) right = script_parse (&fixture->script, b);

  return left != NULL && right != NULL && tc_scenario_find_difference (left, right) == TC_NODE_NONE;
}

/* @source with @word in comments of its own before every @step-th element that begins a line. */
static TcSource *
annotate (TcSource *source, const char *word, guint step)
{
  g_auto (GStrv) lines = g_strsplit (tc_source_get_text (source, NULL), "\n", -1);
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++) {
    const char *at = lines[i] + strspn (lines[i], " ");

    if (at > lines[i] && at[0] == '<' && at[1] >= 'a' && n++ % step == 0)
      g_string_append_printf (out, "%.*s<!-- %s %u -->\n", (int) (at - lines[i]), lines[i], word,
                              n);
    g_string_append_printf (out, "%s%s", lines[i], lines[i + 1] != NULL ? "\n" : "");
  }

  return tc_source_new_for_string (tc_source_get_name (source), out->str);
}

static guint
count (TcSource *source, const char *part)
{
  guint n = 0;

  for (const char *at = tc_source_get_text (source, NULL); (at = strstr (at, part)) != NULL; at++)
    n++;

  return n;
}

/* What theirs did to a text that ours only commented: their model, all our comments and theirs. */
static void
test_theirs (Fixture *fixture, gconstpointer data)
{
  guint n = get_n (N_BY_DEFAULT / 5);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcSource) ours = annotate (fixture->base, "ours", 3);
    g_autoptr (TcSource) changed = script_change_some (&fixture->script, fixture->base, MAX_EDITS);
    g_autoptr (TcSource) theirs = annotate (changed, "theirs", 5);
    g_autoptr (TcSource) merged = merge (fixture, ours, theirs);
    guint n_ours = count (ours, "<!-- ours");

    if (fixture->result.n_conflicts == 0 && !is_same (fixture, merged, theirs))
      show (fixture, fixture->base, theirs, merged);
    /* A comment of ours in what theirs removed is a contradiction, and stays. */
    if (fixture->result.n_conflicts == 0)
      g_assert_true (is_same (fixture, merged, theirs));
    for (guint k = 0; k < tc_report_get_n (fixture->report); k++) {
      const char *code = tc_report_get (fixture->report, k)->code;

      /* In a list without keys it stands in a part that both sides changed. */
      g_assert_true (strcmp (code, "MRG003") == 0 || strcmp (code, "MRG005") == 0);
    }
    g_assert_cmpuint (count (merged, "<!-- ours"), ==, n_ours);
    if (fixture->result.n_conflicts == 0)
      g_assert_cmpuint (count (merged, "<!-- theirs"), ==, count (theirs, "<!-- theirs"));
  }
}

/* (nullable) */
static TcOperation *
draw_once (Fixture *fixture, TcScenario *scenario)
{
  TcNode node = 1 + script_draw (&fixture->script, tc_scenario_get_n_nodes (scenario) - 1);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  switch (script_draw (&fixture->script, 8)) {
  case 0:
    return tc_operation_new_remove (path);
  case 1:
    return tc_operation_new_move (path, script_draw (&fixture->script, 2) == 0);
  case 2:
    return script_draw_copy (&fixture->script, scenario, node);
  case 3:
    return tc_scenario_get_text (scenario, node) != NULL
             ? tc_operation_new_set_text (path, "Other words, <for> a change")
             : NULL;
  default:
    return script_draw_set (&fixture->script, scenario, node);
  }
}

static TcOperation *
draw (Fixture *fixture, TcScenario *scenario)
{
  TcOperation *operation = NULL;

  while (operation == NULL)
    operation = draw_once (fixture, scenario);

  return operation;
}

/* Two changes of different things: whichever is made first, the result is the same. They merge into
 * that. */
static void
test_pairs (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, fixture->base);
  guint n = get_n (N_BY_DEFAULT);

  for (guint done = 0; done < n;) {
    g_autoptr (TcOperation) one = draw (fixture, scenario);
    g_autoptr (TcOperation) other = draw (fixture, scenario);
    g_autoptr (TcSource) ours = script_apply (&fixture->script, fixture->base, one);
    g_autoptr (TcSource) theirs =
      ours != NULL ? script_apply (&fixture->script, fixture->base, other) : NULL;
    g_autoptr (TcSource) both =
      theirs != NULL ? script_apply (&fixture->script, ours, other) : NULL;
    g_autoptr (TcSource) reversed =
      both != NULL ? script_apply (&fixture->script, theirs, one) : NULL;
    g_autoptr (TcSource) merged = NULL;

    if (reversed == NULL || !is_same (fixture, both, reversed))
      continue;
    merged = merge (fixture, ours, theirs);
    if (tc_report_get_n (fixture->report) > 0 || !is_same (fixture, merged, both))
      show (fixture, ours, theirs, merged);
    g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
    g_assert_true (is_same (fixture, merged, both));
    done++;
  }
}

/* What differs, taken over by merging: nothing differs then, and the text is what the one was where
 * nothing differed. */
static void
test_difference (Fixture *fixture, gconstpointer data)
{
  guint n = get_n (N_BY_DEFAULT / 2);
  g_autoptr (TcSource) first = tc_source_ref (fixture->base);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcSource) old = script_change_some (&fixture->script, first, MAX_EDITS);
    g_autoptr (TcSource) new = script_change_some (&fixture->script, first, MAX_EDITS);
    g_autoptr (TcScenario) left = script_parse (&fixture->script, old);
    g_autoptr (TcScenario) right = script_parse (&fixture->script, new);
    g_autoptr (TcDifferences) before = tc_differences_new (left, right);
    g_autoptr (TcSource) merged = NULL;
    g_autoptr (TcScenario) after = NULL;
    g_autoptr (TcDifferences) none = NULL;

    tc_source_unref (fixture->base);
    fixture->base = tc_source_ref (old);
    merged = merge (fixture, old, new);
    g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
    after = script_parse (&fixture->script, merged);
    g_assert_nonnull (after);
    none = tc_differences_new (after, right);
    if (tc_differences_get_n (none) > 0)
      show (fixture, old, new, merged);
    g_assert_cmpuint (tc_differences_get_n (none), ==, 0);
    g_assert_true (is_same (fixture, merged, new));
    if (tc_differences_get_n (before) == 0)
      g_assert_cmpstr (tc_source_get_text (merged, NULL), ==, tc_source_get_text (old, NULL));
  }
}

static gboolean
is_key (const TcSchemaElement *element, const char *name)
{
  return element->key != NULL && g_strv_contains (element->key, name);
}

/* A number that may have two other values. */
static const TcSchemaAttribute *
draw_number (Fixture *fixture, TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  guint n = element->content->n_attributes;
  const TcSchemaAttribute *attribute =
    n > 0 ? &element->content->attributes[script_draw (&fixture->script, n)] : NULL;

  return attribute != NULL && attribute->refs == NULL && !is_key (element, attribute->name) &&
             attribute->type->kind == TC_VALUE_INTEGER &&
             tc_scenario_has (scenario, node, attribute->name)
           ? attribute
           : NULL;
}

static TcSource *
write_number (Fixture *fixture, const char *path, const char *name, gint64 value)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  g_autoptr (TcOperation) operation = tc_operation_new_set (path, name, text);

  return script_apply (&fixture->script, fixture->base, operation);
}

static void
assert_one_conflict (Fixture *fixture, gint64 old, gint64 step)
{
  const TcFinding *finding = tc_report_get (fixture->report, 0);
  const TcRelated *theirs;
  g_autofree char *ours_said = g_strdup_printf ("\"%" G_GINT64_FORMAT "\" in ours", old + step);
  g_autofree char *theirs_said =
    g_strdup_printf ("\"%" G_GINT64_FORMAT "\" in theirs", old + 2 * step);
  g_autofree char *place = NULL;

  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_cmpstr (finding->code, ==, "MRG001");
  g_assert_nonnull (strstr (finding->message, ours_said));
  g_assert_nonnull (strstr (finding->message, theirs_said));
  g_assert_cmpuint (finding->related->len, ==, 2);
  theirs = &g_array_index (finding->related, TcRelated, 0);
  place = tc_source_dup_span (theirs->source, theirs->span);
  g_assert_cmpint (g_ascii_strtoll (place, NULL, 10), ==, old + 2 * step);
}

/* One attribute twice: exactly one conflict with both values and both places; ours stays, and the
 * fix takes theirs. */
static void
test_same_attribute (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, fixture->base);
  guint n = get_n (N_BY_DEFAULT / 2);

  for (guint done = 0; done < n;) {
    TcNode node = script_draw (&fixture->script, tc_scenario_get_n_nodes (scenario));
    const TcSchemaAttribute *attribute = draw_number (fixture, scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    gint64 step = script_draw (&fixture->script, 2) == 0 ? 1 : -1;
    g_autoptr (TcSource) ours = NULL;
    g_autoptr (TcSource) theirs = NULL;
    g_autoptr (TcSource) merged = NULL;
    g_autoptr (TcSource) fixed = NULL;
    gint64 old;

    if (attribute == NULL)
      continue;
    old = tc_scenario_get_int (scenario, node, attribute->name);
    ours = write_number (fixture, path, attribute->name, old + step);
    theirs = write_number (fixture, path, attribute->name, old + 2 * step);
    if (ours == NULL || theirs == NULL)
      continue;
    merged = merge (fixture, ours, theirs);
    if (tc_report_get_n (fixture->report) != 1)
      show (fixture, ours, theirs, merged);
    assert_one_conflict (fixture, old, step);
    g_assert_cmpstr (tc_source_get_text (merged, NULL), ==, tc_source_get_text (ours, NULL));
    fixed = tc_edits_apply (
      g_array_index (tc_report_get (fixture->report, 0)->fixes, TcFix, 0).edits, merged, NULL);
    g_assert_true (is_same (fixture, fixed, theirs));
    done++;
  }
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) shipped = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = script_list_shipped ();
  for (guint i = 0; shipped[i] != NULL; i++) {
    g_autofree char *name = g_path_get_basename (shipped[i]);
    g_autofree char *theirs = g_strdup_printf ("/merge/%s/theirs", name);
    g_autofree char *difference = g_strdup_printf ("/merge/%s/difference", name);
    g_autofree char *pairs = g_strdup_printf ("/merge/%s/pairs", name);
    g_autofree char *same = g_strdup_printf ("/merge/%s/same-attribute", name);

    g_test_add (theirs, Fixture, shipped[i], set_up, test_theirs, tear_down);
    g_test_add (difference, Fixture, shipped[i], set_up, test_difference, tear_down);
    g_test_add (pairs, Fixture, shipped[i], set_up, test_pairs, tear_down);
    g_test_add (same, Fixture, shipped[i], set_up, test_same_attribute, tear_down);
  }

  return g_test_run ();
}
