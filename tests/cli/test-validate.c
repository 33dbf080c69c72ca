/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cli-support.h"

/* One wrong word in one line. */
#define GOOD_WORD "id=\"moor\" name=\"Moor\" nation=\"belgium\" terrain="
#define BAD_WORD  "id=\"moor\" name=\"Moor\" nation=\"belgium\" terain="

static void
write_good (Shell *shell, const char *name)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, name, text);
}

static void
test_clean (Shell *shell, gconstpointer data)
{
  write_good (shell, "tiny.scenario.xml");
  shell_run (shell, "validate tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "1 file checked, no problems.\n");
}

/* What was kept as a test is played again, and a difference is an error in the replay. */
static void
test_kept_games (Shell *shell, gconstpointer data)
{
  g_autofree char *game = NULL;
  g_autofree char *other = NULL;
  char **parts = NULL;

  write_good (shell, "tiny.scenario.xml");
  shell_run (shell, "play tiny.scenario.xml --bots random --seed 2 --save tiny.tests/game.replay",
             NULL);
  assert_status (shell, 3); /* nobody makes the folder for it */
  shell_run (shell, "play tiny.scenario.xml --bots random --seed 2 --save game.replay", NULL);
  game = shell_read (shell, "game.replay");
  shell_write (shell, "tiny.tests/game.replay", game);
  shell_run (shell, "validate tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->err, ==, "1 file checked, 1 kept game replayed, no problems.\n");
  shell_run (shell, "validate --format=json tiny.scenario.xml", NULL);
  assert_has (shell->out, "\"keptGames\" : 1");

  parts = g_strsplit (game, "fighter-1 > border-", 2);
  other = g_strconcat (parts[0], "fighter-1 > ford", parts[1] + 1, NULL);
  g_strfreev (parts);
  shell_write (shell, "tiny.tests/game.replay", other);
  shell_run (shell, "validate tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "tiny.tests/game.replay:");
  assert_has (shell->out, "error[PLY004]: Move 1: ");
  assert_has (shell->out, "record the game again: turncoat replay ");
}

/* A text that once ended the program, and with it what was found in the files around it. */
static void
test_batch (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "a.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_write (shell, "b.scenario.xml", "<a xmlns:=\"u\"/>");
  shell_write_edited (shell, "c.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate a.scenario.xml b.scenario.xml c.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "a.scenario.xml:40:50: error[SCH007]");
  assert_has (shell->out, "b.scenario.xml:1:4: error[XML033]");
  assert_has (shell->out, "c.scenario.xml:40:50: error[SCH007]");
  g_assert_cmpstr (shell->err, ==, "3 files checked, 3 errors.\n");
}

static void
test_shipped (Shell *shell, gconstpointer data)
{
  shell_run (shell, "validate betrayal-1940", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
}

static void
test_golden (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (
    shell->out, ==,
    "bad.scenario.xml:40:50: error[SCH007]: <area> has no attribute \"terain\"\n"
    "   40 |     <area id=\"moor\" name=\"Moor\" nation=\"belgium\" terain=\"forest\" x=\"600\" "
    "y=\"200\" bracket=\"1\">\n"
    "      |                                                  ^~~~~~\n"
    "  help: Did you mean \"terrain\"?\n"
    "  fix: Write \"terrain\"\n");
  g_assert_cmpstr (shell->err, ==, "1 file checked, 1 error.\n");
}

static void
test_stdin (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_run (shell, "validate -", text);
  assert_status (shell, 0);
  shell_run (shell, "validate -", "<scenario>\n");
  assert_status (shell, 1);
  g_assert_true (g_str_has_prefix (shell->out, "<stdin>:1:"));
  shell_run (shell, "validate -", "");
  assert_status (shell, 1);
  assert_has (shell->out, "XML001");
}

/* A centre outside its outline is a warning. */
static void
test_ignore (Shell *shell, gconstpointer data)
{
  g_autofree char *warned = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *quiet = NULL;

  shell_write_edited (shell, "warned.scenario.xml", "terrain=\"forest\" x=\"600\" y=\"200\"",
                      "terrain=\"forest\" x=\"800\" y=\"200\"");
  shell_run (shell, "validate --fail-on note warned.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "warning[BRD006]");
  warned = shell_read (shell, "warned.scenario.xml");
  parts = g_strsplit (warned, "<area id=\"moor\"", 2);
  quiet = g_strconcat (parts[0], "<!-- turncoat: ignore BRD006: as printed -->\n<area id=\"moor\"",
                       parts[1], NULL);
  shell_write (shell, "quiet.scenario.xml", quiet);
  shell_run (shell, "validate --fail-on note quiet.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "1 file checked, 1 ignored, no problems.\n");
}

static void
test_folder (Shell *shell, gconstpointer data)
{
  write_good (shell, "all/b/tiny.scenario.xml");
  shell_write_edited (shell, "all/a/bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_write_edited (shell, "all/c.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_write (shell, "all/.hidden/x.scenario.xml", "<");
  shell_write (shell, "all/notes.xml", "<");
  shell_run (shell, "validate all", NULL);
  assert_status (shell, 1);
  g_assert_true (g_str_has_prefix (shell->out, "all/a/bad.scenario.xml:40:"));
  assert_has (shell->out, "\nall/c.scenario.xml:40:");
  assert_has (shell->err, "3 files checked, 2 errors.");

  /* A file is checked once, however often it is named. */
  shell_run (shell, "validate all all/c.scenario.xml ./all/c.scenario.xml", NULL);
  assert_has (shell->err, "3 files checked, 2 errors.");
}

static void
test_folder_without_scenarios (Shell *shell, gconstpointer data)
{
  shell_write (shell, "empty/notes.xml", "<");
  shell_run (shell, "validate empty", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "empty: there is no *.scenario.xml file in this folder.");
}

static void
test_unreadable (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate nowhere.scenario.xml bad.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "nowhere.scenario.xml: there is no such file.");
  assert_has (shell->out, "SCH007");
  assert_has (shell->err, "1 file checked, 1 error, 1 could not be read.");
}

static void
test_dashes (Shell *shell, gconstpointer data)
{
  write_good (shell, "--format.scenario.xml");
  shell_run (shell, "validate -- --format.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --format.scenario.xml", NULL);
  assert_status (shell, 2);
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  shell_run (shell, "validate", NULL);
  assert_status (shell, 2);
  shell_run (shell, "validate --format xml x", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "--format takes one of human, json");
  shell_run (shell, "validate --fromat json x", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "Did you mean \"--format\"?");
}

static void
test_colour (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate bad.scenario.xml", NULL);
  g_assert_null (strchr (shell->out, '\033'));
  shell_run (shell, "validate --color=always bad.scenario.xml", NULL);
  assert_has (shell->out, "\033[1;31merror[SCH007]:\033[0m");
  shell_run (shell, "validate --color never bad.scenario.xml", NULL);
  g_assert_null (strchr (shell->out, '\033'));
}

/* script(1) lends the program a terminal. */
static void
test_colour_on_a_terminal (Shell *shell, gconstpointer data)
{
  g_autofree char *script = g_find_program_in_path ("script");
  g_autofree char *command = NULL;

  if (script == NULL) {
    g_test_skip ("there is no script(1)");
    return;
  }

  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  command = g_strdup_printf ("script -qec '%s validate bad.scenario.xml' /dev/null",
                             g_getenv ("TURNCOAT_PROGRAM"));
  shell->set = g_strsplit ("TERM=xterm", " ", -1);
  shell_run_any (shell, command, NULL);
  assert_has (shell->out, "\033[1;31merror[SCH007]:\033[0m");

  g_strfreev (shell->set);
  shell->set = g_strsplit ("TERM=xterm NO_COLOR=1", " ", -1);
  shell_run_any (shell, command, NULL);
  assert_has (shell->out, "error[SCH007]:");
  g_assert_null (strchr (shell->out, '\033'));
}

/* What a file holds can neither move the cursor nor turn the text around. */
static void
test_hostile_text (Shell *shell, gconstpointer data)
{
  shell_write_edited (
    shell, "bad.scenario.xml", GOOD_WORD,
    "id=\"moor\" name=\"\033[2J\302\233\342\200\256\" nation=\"belgium\" terain=");
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_null (strchr (shell->out, '\033'));
  g_assert_null (strstr (shell->out, "\302\233"));
  g_assert_null (strstr (shell->out, "\342\200\256"));
}

/* Of a long line the part around the place is shown, with the caret under it. */
static void
test_long_line (Shell *shell, gconstpointer data)
{
  g_autofree char *padding = g_strnfill (3000, ' ');
  g_autofree char *word =
    g_strdup_printf ("id=\"moor\"%s name=\"Moor\" nation=\"belgium\" terain=", padding);
  g_auto (GStrv) lines = NULL;

  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, word);
  shell_run (shell, "validate bad.scenario.xml", NULL);
  lines = g_strsplit (shell->out, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpuint (g_utf8_strlen (lines[i], -1), <=, 120);
  assert_has (lines[1], "…");
  assert_has (lines[1], "terain=");
  g_assert_cmpuint (g_utf8_pointer_to_offset (lines[1], strstr (lines[1], "terain")), ==,
                    g_utf8_pointer_to_offset (lines[2], strchr (lines[2], '^')));
}

static JsonObject *
parse (Shell *shell, JsonParser *parser)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, shell->out, -1, &error);
  g_assert_no_error (error);

  return json_node_get_object (json_parser_get_root (parser));
}

static void
test_json (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *text = NULL;
  JsonObject *root = NULL;
  JsonObject *finding = NULL;
  JsonObject *edit = NULL;
  gint64 offset = 0;

  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  text = shell_read (shell, "bad.scenario.xml");
  shell_run (shell, "validate --format=json bad.scenario.xml nowhere.xml", NULL);
  assert_status (shell, 3);
  root = parse (shell, parser);
  g_assert_cmpstr (json_object_get_string_member (root, "schema"), ==, "turncoat-findings/1");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "findings")), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "failures")), ==, 1);
  g_assert_cmpint (
    json_object_get_int_member (json_object_get_object_member (root, "summary"), "errors"), ==, 1);

  finding = json_array_get_object_element (json_object_get_array_member (root, "findings"), 0);
  g_assert_cmpstr (json_object_get_string_member (finding, "code"), ==, "SCH007");
  g_assert_cmpstr (json_object_get_string_member (finding, "severity"), ==, "error");
  g_assert_cmpstr (json_object_get_string_member (finding, "file"), ==, "bad.scenario.xml");
  g_assert_cmpint (json_object_get_int_member (finding, "line"), ==, 40);
  g_assert_cmpint (json_object_get_int_member (finding, "column"), ==, 50);
  offset = json_object_get_int_member (finding, "offset");
  g_assert_true (g_str_has_prefix (text + offset, "terain="));
  g_assert_true (text[json_object_get_int_member (finding, "endOffset")] == '=');

  edit = json_array_get_object_element (
    json_object_get_array_member (
      json_array_get_object_element (json_object_get_array_member (finding, "fixes"), 0), "edits"),
    0);
  g_assert_cmpint (json_object_get_int_member (edit, "offset"), ==, offset);
  g_assert_cmpstr (json_object_get_string_member (edit, "text"), ==, "terrain");
}

/* Also with nothing to say, and with bytes that are no text. */
static void
test_json_always_parses (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = NULL;

  write_good (shell, "tiny.scenario.xml");
  shell_run (shell, "validate --format json tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  root = parse (shell, parser);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "findings")), ==, 0);

  shell_write (shell, "bytes.scenario.xml", "<a \377\376='\001'>\033</b>");
  shell_run (shell, "validate --format json bytes.scenario.xml", NULL);
  assert_status (shell, 1);
  root = parse (shell, parser);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "findings")), >=, 1);
}

/* libxml2 and the walker agree on good files and bad ones; a reference is no matter of theirs. */
static void
test_cross_check (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = NULL;

  write_good (shell, "good.scenario.xml");
  shell_run (shell, "validate --cross-check good.scenario.xml betrayal-1940", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");

  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_write_edited (shell, "wrong.scenario.xml",
                      "nation=\"france\" terrain=\"clear\" x=\"200\" y=\"200\"",
                      "nation=\"frince\" terrain=\"clear\" x=\"200\" y=\"200\"");
  shell_run (shell, "validate --cross-check --format=json bad.scenario.xml wrong.scenario.xml",
             NULL);
  assert_status (shell, 1);
  root = parse (shell, parser);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (root, "findings")), ==, 2);
  assert_has (shell->out, "SCH007");
  assert_has (shell->out, "REF001");
}

/* An adjacency without a shared border is a warning. */
static void
test_threshold (Shell *shell, gconstpointer data)
{
  shell_write_edited (
    shell, "warned.scenario.xml",
    "<area id=\"moor\" name=\"Moor\" nation=\"belgium\" "
    "terrain=\"forest\" x=\"600\" y=\"200\"",
    "<area id=\"moor\" name=\"Moor\" nation=\"belgium\" terrain=\"forest\" x=\"6\" "
    "y=\"2\"");
  shell_run (shell, "validate warned.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "warning[");
  assert_has (shell->err, "1 file checked, 1 warning.");
  shell_run (shell, "validate --fail-on=warning warned.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "validate --fail-on=note warned.scenario.xml", NULL);
  assert_status (shell, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/validate/clean", test_clean);
  shell_add_test ("/cli/validate/kept-games", test_kept_games);
  shell_add_test ("/cli/validate/batch", test_batch);
  shell_add_test ("/cli/validate/shipped", test_shipped);
  shell_add_test ("/cli/validate/golden", test_golden);
  shell_add_test ("/cli/validate/stdin", test_stdin);
  shell_add_test ("/cli/validate/ignore", test_ignore);
  shell_add_test ("/cli/validate/folder", test_folder);
  shell_add_test ("/cli/validate/folder-without-scenarios", test_folder_without_scenarios);
  shell_add_test ("/cli/validate/unreadable", test_unreadable);
  shell_add_test ("/cli/validate/dashes", test_dashes);
  shell_add_test ("/cli/validate/usage", test_usage);
  shell_add_test ("/cli/validate/colour", test_colour);
  shell_add_test ("/cli/validate/colour-on-a-terminal", test_colour_on_a_terminal);
  shell_add_test ("/cli/validate/hostile-text", test_hostile_text);
  shell_add_test ("/cli/validate/long-line", test_long_line);
  shell_add_test ("/cli/validate/json", test_json);
  shell_add_test ("/cli/validate/json-always-parses", test_json_always_parses);
  shell_add_test ("/cli/validate/cross-check", test_cross_check);
  shell_add_test ("/cli/validate/threshold", test_threshold);

  return g_test_run ();
}
