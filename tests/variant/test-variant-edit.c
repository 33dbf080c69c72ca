/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "sanitized.h"
#include "script-support.h"

/* Edits of the whole text, made in the variant: the same model as on the full file, only what
 * differs is said, and what the variant said before stays as it was. 100 scripts of each scenario
 * with -m slow. */

#define N_SCRIPTS (g_test_slow () ? 100 : SANITIZED (1, 4))
#define N_EDITS   12 /* of each script */
#define N_TRIES   40

typedef struct {
  Script script;
  TcSource *base;
  TcWhole *whole;   /* of the variant as it is */
  TcReport *report; /* of its reading */
  guint n_made;
  guint n_refused;
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
  g_clear_pointer (&fixture->whole, tc_whole_unref);
  tc_report_unref (fixture->report);
  script_clear (&fixture->script);
  tc_source_unref (fixture->base);
}

static TcSource *
load (const char *extends, TcSource *from, gpointer base, GError **error)
{
  return tc_source_ref (base);
}

static TcSource *
get_variant (Fixture *fixture)
{
  return tc_whole_get_file (fixture->whole, tc_whole_get_n_files (fixture->whole) - 1);
}

static const char *
get_text (Fixture *fixture)
{
  return tc_source_get_text (get_variant (fixture), NULL);
}

/* @variant: (transfer full) */
static void
read_variant (Fixture *fixture, TcSource *variant)
{
  g_clear_pointer (&fixture->whole, tc_whole_unref);
  g_clear_pointer (&fixture->report, tc_report_unref);
  fixture->report = tc_report_new ();
  fixture->whole =
    tc_variant_read (variant, fixture->script.schemas, load, fixture->base, fixture->report);
  g_assert_nonnull (fixture->whole);
  tc_source_unref (variant);
}

/* A variant of the base with @attributes on its root, around @body. */
static void
write_variant (Fixture *fixture, const char *attributes, const char *body)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, fixture->base);
  g_autofree char *text =
    g_strdup_printf ("<?xml version=\"1.0\"?>\n"
                     "<!-- about it -->\n"
                     "<variant xmlns=\"%s\" format=\"1\" extends=\"base.scenario.xml\"%s>\n"
                     "%s</variant>\n",
                     tc_scenario_get_schema (scenario)->target_namespace, attributes, body);

  read_variant (fixture, tc_source_new_for_string ("v.scenario.xml", text));
}

static TcEdits *
make (Fixture *fixture, const TcOperation *operation, GError **error)
{
  g_autoptr (TcScenario) scenario =
    script_parse (&fixture->script, tc_whole_get_source (fixture->whole));
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, error);

  return edits != NULL
           ? tc_variant_make_edits (fixture->whole, edits, fixture->script.schemas, error)
           : NULL;
}

/* @operation: (transfer full): made in the variant, which is read again. */
static void
apply (Fixture *fixture, TcOperation *operation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = make (fixture, operation, &error);

  g_assert_no_error (error);
  read_variant (fixture, tc_edits_apply (edits, get_variant (fixture), NULL));
  tc_operation_free (operation);
}

/* The value that the base has there too has its source again. */
static void
assert_same_source (Fixture *fixture,
                    TcScenario *wanted,
                    TcScenario *got,
                    TcNode node,
                    const char *name)
{
  g_autoptr (TcScenario) base = NULL;
  g_autofree char *path = NULL;
  TcNode old;

  if (tc_scenario_get_provenance (got, node, name) ==
      tc_scenario_get_provenance (wanted, node, name))
    return;
  base = script_parse (&fixture->script, fixture->base);
  path = tc_scenario_dup_path (got, node);
  old = tc_scenario_find_by_path (base, path);
  g_assert_cmpuint (old, !=, TC_NODE_NONE);
  g_assert_cmpstr (tc_scenario_get_string (base, old, name), ==,
                   tc_scenario_get_string (got, node, name));
  g_assert_cmpint (tc_scenario_get_provenance (base, old, name), ==,
                   tc_scenario_get_provenance (got, node, name));
}

static void
assert_same_node (Fixture *fixture, TcScenario *wanted, TcScenario *got, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (wanted, node);

  g_assert_true (tc_scenario_get_element (got, node) == element);
  g_assert_cmpuint (tc_scenario_get_parent (wanted, node), ==, tc_scenario_get_parent (got, node));
  g_assert_cmpstr (tc_scenario_get_text (wanted, node), ==, tc_scenario_get_text (got, node));
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const char *name = element->content->attributes[i].name;
    const char *value = tc_scenario_get_string (wanted, node, name);

    if (g_str_equal (name, "src") || g_str_equal (name, "src-of"))
      continue;
    g_assert_cmpstr (value, ==, tc_scenario_get_string (got, node, name));
    if (tc_scenario_has (got, node, name))
      assert_same_source (fixture, wanted, got, node, name);
  }
}

static void
assert_same_model (Fixture *fixture, TcSource *full)
{
  g_autoptr (TcScenario) wanted = script_parse (&fixture->script, full);
  g_autoptr (TcScenario) got =
    script_parse (&fixture->script, tc_whole_get_source (fixture->whole));

  for (guint i = 0; i < tc_report_get_n (fixture->report); i++)
    g_test_message ("%s %s\n%s", tc_report_get (fixture->report, i)->code,
                    tc_report_get (fixture->report, i)->message, get_text (fixture));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (got);
  g_assert_cmpuint (tc_scenario_get_n_nodes (wanted), ==, tc_scenario_get_n_nodes (got));
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (wanted); node++)
    assert_same_node (fixture, wanted, got, node);
}

/* One change that leaves the full text valid, in it and in the variant. */
static void
change_both (Fixture *fixture, TcSource **full)
{
  g_autoptr (TcScenario) scenario = script_parse (&fixture->script, *full);

  for (guint i = 0; i < N_TRIES; i++) {
    g_autoptr (TcOperation) operation = script_draw_operation (&fixture->script, scenario);
    g_autoptr (TcEdits) edits =
      operation != NULL ? tc_operation_make_edits (operation, scenario, NULL) : NULL;
    g_autoptr (TcSource) changed = edits != NULL ? tc_edits_apply (edits, *full, NULL) : NULL;
    g_autoptr (TcScenario) after =
      changed != NULL ? script_parse (&fixture->script, changed) : NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (TcEdits) made = NULL;
    g_autoptr (TcEdits) inverse = NULL;
    g_autoptr (TcSource) variant = NULL;
    g_autoptr (TcSource) back = NULL;

    if (after == NULL)
      continue;
    made = make (fixture, operation, &error);
    if (made == NULL) {
      g_autofree char *label = tc_operation_dup_label (operation, scenario);

      g_test_message ("%s: %s\n%s", label, error->message, get_text (fixture));
      fixture->n_refused++;
      continue;
    }
    variant = tc_edits_apply (made, get_variant (fixture), &inverse);
    back = tc_edits_apply (inverse, variant, NULL);
    g_assert_cmpstr (tc_source_get_text (back, NULL), ==, get_text (fixture));
    g_assert_nonnull (strstr (tc_source_get_text (variant, NULL), "<!-- about it -->"));
    read_variant (fixture, g_steal_pointer (&variant));
    fixture->n_made++;
    tc_source_unref (*full);
    *full = g_steal_pointer (&changed);
    return;
  }
}

static void
test_scripts (Fixture *fixture, gconstpointer data)
{
  for (gint script = 0; script < N_SCRIPTS; script++) {
    g_autoptr (TcSource) full = tc_source_ref (fixture->base);

    write_variant (fixture, "", "");
    for (guint i = 0; i < N_EDITS; i++) {
      change_both (fixture, &full);
      assert_same_model (fixture, full);
    }
  }
  /* Moving what others are placed by is at times more than a variant can say. */
  g_assert_cmpuint (fixture->n_refused * 100, <=, fixture->n_made);
}

static void
assert_body (Fixture *fixture, const char *attributes, const char *body)
{
  g_autofree char *expected =
    g_strdup_printf ("<?xml version=\"1.0\"?>\n"
                     "<!-- about it -->\n"
                     "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
                     "extends=\"base.scenario.xml\"%s>\n%s</variant>\n",
                     attributes, body);

  g_assert_cmpstr (get_text (fixture), ==, expected);
}

static void
set (Fixture *fixture, const char *path, const char *name, const char *value)
{
  apply (fixture, tc_operation_new_set (path, name, value));
}

/* What is changed is said, with the old value; what is changed back is not. */
static void
test_there_and_back (Fixture *fixture, gconstpointer data)
{
  const char *empty = "";

  write_variant (fixture, "", empty);
  set (fixture, "area-board/area[sedan]", "terrain", "forest");
  assert_body (fixture, "",
               "  <area-board>\n"
               "    <area id=\"sedan\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
               "  </area-board>\n");
  set (fixture, "area-board/area[sedan]", "name", "Sedan town");
  set (fixture, "area-board/area[sedan]", "terrain", "mountain");
  set (fixture, "area-board/area[sedan]", "name", "Sedan");
  assert_body (fixture, "",
               "  <area-board>\n"
               "    <area id=\"sedan\" terrain=\"mountain\" was-terrain=\"clear\"/>\n"
               "  </area-board>\n");
  set (fixture, "area-board/area[sedan]", "terrain", "clear");
  assert_body (fixture, "", empty);
}

/* What the variant says already keeps its words, its comments and its layout. */
static void
test_own_words (Fixture *fixture, gconstpointer data)
{
  write_variant (fixture, "",
                 "\t<area-board> <!-- floods -->\n"
                 "\t\t<!-- the first -->\n"
                 "\t\t<area terrain='forest'\n\t\t      id='sedan'/> <!-- wet -->\n"
                 "\t</area-board>\n");
  set (fixture, "area-board/area[longwy]", "terrain", "forest");
  assert_body (fixture, "",
               "\t<area-board> <!-- floods -->\n"
               "\t\t<!-- the first -->\n"
               "\t\t<area terrain='forest'\n\t\t      id='sedan'/> <!-- wet -->\n"
               "\t\t<area id=\"longwy\" terrain=\"forest\" was-terrain=\"clear\"/>\n"
               "\t</area-board>\n");
  set (fixture, "area-board/area[sedan]", "terrain", "clear");
  set (fixture, "area-board/area[longwy]", "terrain", "clear");
  assert_body (fixture, "",
               "\t<area-board> <!-- floods -->\n"
               "\t\t<!-- the first -->\n"
               "\t</area-board>\n");
}

/* The base has moved under a change: changing it again is what the report asks for. */
static void
test_moved_base (Fixture *fixture, gconstpointer data)
{
  write_variant (fixture, "",
                 "  <area-board>\n"
                 "    <area id=\"sedan\" terrain=\"forest\" was-terrain=\"mountain\"/>\n"
                 "    <area id=\"longwy\" terrain=\"forest\" was-terrain=\"mountain\"/>\n"
                 "  </area-board>\n");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 2);
  set (fixture, "area-board/area[sedan]", "terrain", "mountain");
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_nonnull (strstr (get_text (fixture), "terrain=\"mountain\" was-terrain=\"clear\"/>"));
  g_assert_nonnull (strstr (get_text (fixture), "terrain=\"forest\" was-terrain=\"mountain\"/>"));
}

/* Another source for all that the variant sets: what is changed by hand is the designer's. */
static void
test_source (Fixture *fixture, gconstpointer data)
{
  const char *attributes = " src=\"found\"";

  write_variant (fixture, attributes, "");
  set (fixture, "area-board/area[sedan]", "terrain", "forest");
  assert_body (fixture, attributes,
               "  <area-board>\n"
               "    <area id=\"sedan\" src-of=\"terrain:designer\" terrain=\"forest\" "
               "was-terrain=\"clear\"/>\n"
               "  </area-board>\n");
}

/* What is removed and added, and that the order of what is added is kept. */
static void
test_elements (Fixture *fixture, gconstpointer data)
{
  const char *fen[] = { "id", "fen", "name", "Fen", "cost", "2", "pattern", "hills", NULL };
  const char *bog[] = { "id", "bog", "name", "Bog", "cost", "3", "pattern", "hills", NULL };
  TcOperation *insert = tc_operation_new_insert ("area-board", "terrain", bog);

  write_variant (fixture, "", "");
  apply (fixture, tc_operation_new_remove ("area-board/link[sedan-verdun]"));
  g_assert_nonnull (strstr (get_text (fixture), "    <remove>\n      <link a=\"sedan\""));
  apply (fixture, tc_operation_new_insert ("area-board", "terrain", fen));
  tc_operation_insert_after (insert, "area-board/terrain[mountain]");
  apply (fixture, insert);
  g_assert_nonnull (strstr (get_text (fixture), "<terrain was=\"\" id=\"fen\""));
  apply (fixture, tc_operation_new_move ("area-board/terrain[fen]", FALSE));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  apply (fixture, tc_operation_new_remove ("area-board/terrain[fen]"));
  apply (fixture, tc_operation_new_remove ("area-board/terrain[bog]"));
  g_assert_null (strstr (get_text (fixture), "<terrain"));
}

/* What no key distinguishes is replaced as a whole, once. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;

  write_variant (fixture, "", "");
  set (fixture, "area-board/area[sedan]/outline/point#1", "x", "1");
  first = g_strdup (get_text (fixture));
  g_assert_nonnull (strstr (first, "<outline was=\""));
  set (fixture, "area-board/area[sedan]/outline/point#2", "x", "2");
  g_assert_cmpuint (strlen (get_text (fixture)), <=, strlen (first));
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
}

/* A variant of a variant: its base is what the other makes. */
static TcSource *
load_chain (const char *extends, TcSource *from, gpointer base, GError **error)
{
  if (strcmp (extends, "base.scenario.xml") == 0)
    return tc_source_ref (base);

  return tc_source_new_for_string (
    extends, "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
             "extends=\"base.scenario.xml\"><area-board>"
             "<area id=\"sedan\" terrain=\"forest\"/></area-board></variant>");
}

static void
test_chain (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcSource) variant = tc_source_new_for_string (
    "upper", "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"lower\"/>\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) changed = NULL;
  g_autoptr (TcOperation) operation =
    tc_operation_new_set ("area-board/area[sedan]", "terrain", "mountain");

  fixture->whole =
    tc_variant_read (variant, fixture->script.schemas, load_chain, fixture->base, fixture->report);
  edits = make (fixture, operation, &error);
  g_assert_no_error (error);
  changed = tc_edits_apply (edits, variant, NULL);
  g_assert_nonnull (
    strstr (tc_source_get_text (changed, NULL), "terrain=\"mountain\" was-terrain=\"forest\""));
}

static void
revert (Fixture *fixture, const char *path, const char *attribute)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits =
    tc_variant_make_revert (fixture->whole, path, attribute, fixture->script.schemas, &error);

  g_assert_no_error (error);
  read_variant (fixture, tc_edits_apply (edits, get_variant (fixture), NULL));
}

static void
test_revert (Fixture *fixture, gconstpointer data)
{
  const char *bog[] = { "id", "bog", "name", "Bog", "cost", "3", "pattern", "hills", NULL };
  g_autoptr (GError) error = NULL;

  write_variant (fixture, "", "");
  set (fixture, "area-board/area[sedan]", "terrain", "forest");
  set (fixture, "area-board/area[sedan]", "name", "Sedan town");
  set (fixture, "area-board/area[sedan]", "ref", NULL);
  apply (fixture, tc_operation_new_remove ("area-board/link[sedan-verdun]"));
  apply (fixture, tc_operation_new_insert ("area-board", "terrain", bog));
  set (fixture, "area-board/area[sedan]/outline/point#1", "x", "1");
  revert (fixture, "area-board/area[sedan]", "terrain");
  g_assert_null (strstr (get_text (fixture), "forest"));
  g_assert_nonnull (strstr (get_text (fixture), "Sedan town"));
  revert (fixture, "area-board/area[sedan]", "ref");
  g_assert_null (strstr (get_text (fixture), "unset"));
  revert (fixture, "area-board/link[sedan-verdun]", NULL);
  g_assert_null (strstr (get_text (fixture), "remove"));
  revert (fixture, "area-board/terrain[bog]", NULL);
  g_assert_null (strstr (get_text (fixture), "terrain"));
  revert (fixture, "area-board/area[sedan]/outline/point#1", "x");
  assert_body (fixture, "",
               "  <area-board>\n"
               "    <area id=\"sedan\" name=\"Sedan town\" was-name=\"Sedan\"/>\n"
               "  </area-board>\n");
  revert (fixture, "area-board/area[sedan]", NULL);
  assert_body (fixture, "", "");
  g_assert_null (tc_variant_make_revert (fixture->whole, "area-board/area[sedan]", "name",
                                         fixture->script.schemas, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE);
}

/* That nothing says where the base's values come from is what a variant cannot say. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcOperation) operation = tc_operation_new_set ("", "src", NULL);
  g_autoptr (GError) error = NULL;

  write_variant (fixture, "", "");
  g_assert_null (make (fixture, operation, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/variant-edit/", name, NULL);

  g_test_add (path, Fixture, "betrayal-1940/betrayal-1940", set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) shipped = NULL;

  g_test_init (&argc, &argv, NULL);
  shipped = script_list_shipped ();
  for (guint i = 0; shipped[i] != NULL; i++) {
    g_autofree char *name = g_path_get_basename (shipped[i]);
    g_autofree char *scripts = g_strdup_printf ("/variant-edit/%s/scripts", name);

    g_test_add (scripts, Fixture, shipped[i], set_up, test_scripts, tear_down);
  }

  add ("there-and-back", test_there_and_back);
  add ("own-words", test_own_words);
  add ("moved-base", test_moved_base);
  add ("source", test_source);
  add ("elements", test_elements);
  add ("whole", test_whole);
  add ("chain", test_chain);
  add ("revert", test_revert);
  add ("refused", test_refused);

  return g_test_run ();
}
