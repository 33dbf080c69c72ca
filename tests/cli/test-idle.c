/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cli-support.h"

/* What "simulate" says of effects that never did anything: the program with a test system whose
 * cards act. */

#define CARDS "cards.scenario.xml"

static const char text[] =
  "<scenario xmlns='urn:turncoat:trial' format='1' id='t' title='T' src='designer'>\n"
  "<side id='red' name='Red'/><side id='blue' name='Blue'/>\n"
  "<seat id='anna' name='Anna' side='red'/><seat id='ben' name='Ben' side='blue'/>\n"
  "<space id='ash' name='Ash'/><space id='birch' name='Birch'/>\n"
  "<piece-kind id='cube' name='cube' plural='cubes' n='6' room='3'/>\n"
  "<track id='level' name='level' start='3'/>\n"
  "<card id='always' name='Always'><event><if><when><track track='level' "
  "at-least='2'/></when><then>"
  "<place piece='cube' side='red'><in space='ash'/></place></then></if></event></card>\n"
  "<card id='never' name='Never'><event><if><when><track track='level' at-least='9'/></when><then>"
  "<repeat times='2'><do><place piece='cube' side='blue'><in space='birch'/></place></do></repeat>"
  "</then></if></event></card>\n"
  "<card id='empty' name='Empty'><event><remove piece='cube' side='blue' "
  "count='1'/></event></card>\n"
  "<card id='dice' name='Dice'><event><roll><branch max='3'><do><shift track='level' by='1'/></do>"
  "</branch><branch><do><shift track='level' by='-1'/></do></branch></roll></event></card>\n"
  "<setup id='start' name='Start' plays='12'/></scenario>\n";

static void
run (Shell *shell, const char *format)
{
  g_autofree char *program = g_shell_quote (g_getenv ("TURNCOAT_PROGRAM_MINI"));
  g_autofree char *line = g_strdup_printf (
    "%s simulate " CARDS " --games 40 --seed 3 --bots random --format %s", program, format);

  shell_write (shell, CARDS, text);
  shell_run_any (shell, line, NULL);
  assert_status (shell, 0);
}

/* A condition that is always or never true, what stands under it, and what cannot be done: each
 * once. What matters is not listed. */
static void
test_human (Shell *shell, gconstpointer data)
{
  run (shell, "human");
  assert_has (shell->out, "\nEffects and conditions that did not matter\n");
  assert_has (shell->out, "  Always: Level is 2 or more.\n    always true, ");
  assert_has (shell->out, "  Never: Level is 9 or more.\n    never true, of ");
  assert_has (shell->out, "  Never: Do this twice: place 1 cube in Birch.\n    never reached\n");
  assert_has (shell->out, "  Empty: Remove 1 cube.\n    never carried out, of ");
  g_assert_null (strstr (shell->out, "Never: Place 1 cube"));
  g_assert_null (strstr (shell->out, "Always: Place"));
  g_assert_null (strstr (shell->out, "Dice:"));
}

static JsonArray *
parse_clauses (const char *json, JsonParser *parser)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, json, -1, &error);
  g_assert_no_error (error);

  return json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                       "clauses");
}

static JsonObject *
find (JsonArray *clauses, const char *card, const char *says)
{
  for (guint i = 0; i < json_array_get_length (clauses); i++) {
    JsonObject *clause = json_array_get_object_element (clauses, i);

    if (strcmp (json_object_get_string_member (clause, "of"), card) == 0 &&
        strcmp (json_object_get_string_member (clause, "says"), says) == 0)
      return clause;
  }
  g_error ("%s has no \"%s\"", card, says);
}

#define reached(clause) json_object_get_int_member ((clause), "reached")
#define used(clause)    json_object_get_int_member ((clause), "used")

static void
test_json (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *clauses = NULL;
  JsonObject *condition = NULL;
  JsonObject *place = NULL;
  JsonObject *low = NULL;
  JsonObject *high = NULL;

  run (shell, "json");
  clauses = parse_clauses (shell->out, parser);
  g_assert_cmpuint (json_array_get_length (clauses), ==, 11);
  condition = find (clauses, "always", "Level is 2 or more.");
  place = find (clauses, "always", "Place 1 cube in Ash.");
  g_assert_cmpstr (json_object_get_string_member (condition, "kind"), ==, "condition");
  g_assert_cmpstr (json_object_get_string_member (place, "kind"), ==, "effect");
  g_assert_cmpint (used (condition), >, 0);
  g_assert_cmpint (used (condition), ==, reached (condition));
  g_assert_cmpint (reached (place), ==, used (condition));
  g_assert_cmpint (reached (find (clauses, "never", "Place 1 cube in Birch.")), ==, 0);
  /* A die came to one branch or the other, and to each at some time. */
  low = find (clauses, "dice", "On 3 or less, raise level by 1.");
  high = find (clauses, "dice", "On any other result, lower level by 1.");
  g_assert_cmpint (used (low), >, 0);
  g_assert_cmpint (used (high), >, 0);
  g_assert_cmpint (used (low) + used (high), ==, reached (low));
}

/* However many jobs, the counts are the same. */
static void
test_jobs (Shell *shell, gconstpointer data)
{
  g_autofree char *one = NULL;

  run (shell, "csv --jobs 1");
  assert_has (shell->out, "\r\nclause,");
  one = g_strdup (shell->out);
  run (shell, "csv --jobs 5");
  g_assert_cmpstr (shell->out, ==, one);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  shell_add_test ("/cli/idle/human", test_human);
  shell_add_test ("/cli/idle/json", test_json);
  shell_add_test ("/cli/idle/jobs", test_jobs);

  return g_test_run ();
}
