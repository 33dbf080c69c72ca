/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cli-support.h"

static void
write_base (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
}

/* With the place of each reference, conditions included. */
static void
test_list (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_run (shell, "uses base.scenario.xml ford", NULL);
  assert_status (shell, 0);
  g_assert_true (g_str_has_prefix (shell->out, "Area Ford: 7 uses\n"));
  assert_has (shell->out, "base.scenario.xml:91:24: Adjacency Paris – Ford\n");
  assert_has (shell->out, "German minor victory over France: Controls (Germans control Ford.)\n");
  g_assert_cmpuint (shell_count (shell->out, "\n"), ==, 8);
}

/* A key of each table: both are listed, and none that the kind leaves out. */
static void
test_several (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_run (shell, "uses base.scenario.xml level french-major", NULL);
  assert_status (shell, 2);
  shell_run (shell, "uses base.scenario.xml column value-1", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, " uses\n");
  shell_run (shell, "uses base.scenario.xml area value-1", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "base.scenario.xml has no area \"value-1\".");
}

static void
test_nothing (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_run (shell, "uses base.scenario.xml foord", NULL);
  assert_status (shell, 2);
  assert_has (shell->err,
              "nothing in base.scenario.xml has the id \"foord\". Did you mean \"ford\"");
  shell_run (shell, "uses base.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "uses none.scenario.xml ford", NULL);
  assert_status (shell, 3);
  shell_run (shell, "uses -", "<a>");
  assert_status (shell, 2);
  shell_run (shell, "uses - ford", "<a>");
  assert_status (shell, 1);
}

/* An element that is new has no uses yet; that is no failure. */
static void
test_unused (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "base.scenario.xml", "<area id=\"ford\" name=\"Ford\"",
                      "<area id=\"isle\" name=\"Isle\" nation=\"france\" terrain=\"clear\" "
                      "x=\"1\" y=\"1\"/>\n    <area id=\"ford\" name=\"Ford\"");
  shell_run (shell, "uses base.scenario.xml isle", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "Area Isle: nothing refers to this.\n");
}

static void
test_json (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root, *element, *use;
  JsonArray *uses;

  write_base (shell);
  shell_run (shell, "uses base.scenario.xml area ford --format json", NULL);
  assert_status (shell, 0);
  g_assert_true (json_parser_load_from_data (parser, shell->out, -1, NULL));
  root = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (root, "schema"), ==, "turncoat-uses/1");
  element = json_array_get_object_element (json_object_get_array_member (root, "elements"), 0);
  g_assert_cmpstr (json_object_get_string_member (element, "path"), ==, "area-board/area[ford]");
  g_assert_cmpint (json_object_get_int_member (element, "line"), ==, 64);
  uses = json_object_get_array_member (element, "uses");
  g_assert_cmpuint (json_array_get_length (uses), ==, 7);
  use = json_array_get_object_element (uses, 0);
  g_assert_cmpstr (json_object_get_string_member (use, "path"), ==, "area-board/link[ford-paris]");
  g_assert_cmpstr (json_object_get_string_member (use, "attribute"), ==, "b");
  g_assert_cmpint (json_object_get_int_member (use, "line"), ==, 91);
  g_assert_cmpint (json_object_get_int_member (use, "column"), ==, 24);
}

/* A place in the base is one of the base's file. */
static void
test_variant (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_write (shell, "own.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"base.scenario.xml\">\n"
               "  <area-board><link a=\"ford\" b=\"moor\"/></area-board>\n</variant>\n");
  shell_run (shell, "uses own.scenario.xml ford", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Area Ford: 8 uses\n");
  assert_has (shell->out, "base.scenario.xml:91:24: Adjacency Paris – Ford\n");
  assert_has (shell->out, "own.scenario.xml:2:24: Adjacency Ford – Moor\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/uses/list", test_list);
  shell_add_test ("/cli/uses/several", test_several);
  shell_add_test ("/cli/uses/nothing", test_nothing);
  shell_add_test ("/cli/uses/unused", test_unused);
  shell_add_test ("/cli/uses/json", test_json);
  shell_add_test ("/cli/uses/variant", test_variant);

  return g_test_run ();
}
