/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cli-support.h"

static void
test_lists_all (Shell *shell, gconstpointer data)
{
  shell_run (shell, "explain", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "SCH007 ");
  assert_has (shell->out, "XML012 ");
}

/* Every code in the list has a page. */
static void
test_explains_each (Shell *shell, gconstpointer data)
{
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  shell_run (shell, "explain", NULL);
  lines = g_strsplit (shell->out, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++, n++) {
    g_autofree char *code = g_strndup (lines[i], strcspn (lines[i], " "));
    g_autofree char *command = g_strconcat ("explain ", code, NULL);

    shell_run (shell, command, NULL);
    assert_status (shell, 0);
    g_assert_true (g_str_has_prefix (shell->out, code));
    g_assert_cmpuint (shell_count (shell->out, "\n"), >=, 3);
  }
  g_assert_cmpuint (n, >=, 40);
}

static void
test_any_case_and_several (Shell *shell, gconstpointer data)
{
  shell_run (shell, "explain sch007 XML012", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "SCH007 (error)");
  assert_has (shell->out, "XML012 (error)");
  assert_has (shell->out, "Wrong:");
  assert_has (shell->out, "Right:");
}

static void
test_unknown (Shell *shell, gconstpointer data)
{
  shell_run (shell, "explain SCH07", NULL);
  assert_status (shell, 2);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "there is no code \"SCH07\". Did you mean");
  assert_has (shell->err, "\"SCH007\"");
}

/* The list of rules is that of explain; as JSON it has every page. */
static void
test_rules (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *listed = NULL;
  JsonObject *root;
  JsonArray *rules;

  shell_run (shell, "explain", NULL);
  listed = g_strdup (shell->out);
  shell_run (shell, "rules", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, listed);

  shell_run (shell, "rules --format json", NULL);
  g_assert_true (json_parser_load_from_data (parser, shell->out, -1, NULL));
  root = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (root, "schema"), ==, "turncoat-rules/1");
  rules = json_object_get_array_member (root, "rules");
  g_assert_cmpuint (json_array_get_length (rules), ==, shell_count (listed, "\n"));
  for (guint i = 0; i < json_array_get_length (rules); i++) {
    JsonObject *rule = json_array_get_object_element (rules, i);

    g_assert_cmpuint (strlen (json_object_get_string_member (rule, "why")), >, 20);
  }

  shell_run (shell, "rules SCH007", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "\"turncoat explain SCH007\" explains a code");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/explain/lists-all", test_lists_all);
  shell_add_test ("/cli/explain/explains-each", test_explains_each);
  shell_add_test ("/cli/explain/any-case-and-several", test_any_case_and_several);
  shell_add_test ("/cli/explain/unknown", test_unknown);

  shell_add_test ("/cli/explain/rules", test_rules);

  return g_test_run ();
}
