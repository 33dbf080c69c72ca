/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cli-support.h"

#define RUN "simulate tiny.scenario.xml --games 30 --seed 5 "

static void
write_tiny (Shell *shell)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
}

static void
test_human (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, RUN "--bots french=random,british=heuristic", NULL);
  assert_status (shell, 0);
  g_assert_true (g_str_has_prefix (shell->out, "Tiny 1940: tiny.scenario.xml, setup "));
  assert_has (shell->out, "French player: Random\n");
  assert_has (shell->out, "British player: Simple\n");
  assert_has (shell->out, "Who runs the Germans: initiative\n");
  assert_has (shell->out, "House rules on");
  assert_has (shell->out, "Games: 30 of 30, series 5, from game 0\n");
  assert_has (shell->out, "Victory levels at the end");
  assert_has (shell->out, "Played to the end");
  assert_has (shell->out, "100.0 %");
  assert_has (shell->out, "\nDoes better than everybody else\n");
  g_assert_null (strstr (shell->out, "Mean score"));
  assert_has (shell->out,
              "--bots french=random,british=heuristic --option germans=initiative --seed ");
  g_assert_cmpstr (shell->err, ==, "");
}

/* Only where players score points are there scores. */
static void
test_scores (Shell *shell, gconstpointer data)
{
  shell_run (shell, "simulate badge --games 2 --bots random", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nScores more than everybody else\n");
  assert_has (shell->out, "\nMean score, and the share of each score\n");
}

/* The command that plays a game again may hold a file name that a terminal would obey, and names in
 * the file may hold control characters that XML allows. */
static void
test_hostile_names (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "a\033[31mb.scenario.xml", "title=\"Tiny", "title=\"\302\2332JTiny");
  shell_run (shell, "simulate 'a\033[31mb.scenario.xml' --games 2", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\357\277\2752JTiny");
  assert_has (shell->out, "turncoat play 'a\357\277\275[31mb.scenario.xml' --setup ");
  g_assert_null (strchr (shell->out, 033));
  g_assert_null (strstr (shell->out, "\302\233"));
}

/* What stops a game is listed, what does not is not. */
static void
test_errors_only (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", "title=\"Tiny",
                      "titel=\"T\" title=\"\342\200\256Tiny");
  shell_run (shell, "simulate bad.scenario.xml --games 2", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "error[SCH007]");
  g_assert_null (strstr (shell->err, "warning["));
  assert_has (shell->err, "bad.scenario.xml cannot be played until these problems are fixed.");
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_has (shell->out, "warning[XML030]");
}

/* Whatever the jobs, the same to the byte. */
static void
test_jobs (Shell *shell, gconstpointer data)
{
  static const char *const formats[] = { "json", "csv" };

  write_tiny (shell);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autofree char *one = g_strconcat (RUN "--jobs 1 --format ", formats[i], NULL);
    g_autofree char *many = g_strconcat (RUN "--jobs 8 --format ", formats[i], NULL);
    g_autofree char *first = NULL;

    shell_run (shell, one, NULL);
    assert_status (shell, 0);
    first = g_strdup (shell->out);
    shell_run (shell, many, NULL);
    g_assert_cmpstr (shell->out, ==, first);
  }
}

static JsonObject *
parse (JsonParser *parser, const char *text)
{
  g_autoptr (GError) error = NULL;

  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);

  return json_node_get_object (json_parser_get_root (parser));
}

static gint64
sum_counts (JsonArray *array)
{
  gint64 sum = 0;

  for (guint i = 0; i < json_array_get_length (array); i++)
    sum += json_object_get_int_member (json_array_get_object_element (array, i), "count");

  return sum;
}

static void
test_json (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *root = NULL;
  JsonObject *series = NULL;
  JsonObject *seat = NULL;

  write_tiny (shell);
  shell_run (shell, RUN "--option germans=bot --format json", NULL);
  assert_status (shell, 0);
  root = parse (parser, shell->out);
  series = json_object_get_object_member (root, "series");
  g_assert_cmpstr (json_object_get_string_member (root, "schema"), ==, "turncoat-simulation/1");
  g_assert_cmpstr (json_object_get_string_member (series, "seed"), ==, "5");
  g_assert_cmpint (json_object_get_int_member (series, "games"), ==, 30);
  g_assert_cmpstr (
    json_object_get_string_member (json_object_get_object_member (root, "options"), "germans"), ==,
    "bot");
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (root, "seats")), ==, 3);
  seat = json_array_get_object_element (json_object_get_array_member (root, "seats"), 0);
  g_assert_cmpstr (json_object_get_string_member (seat, "bot"), ==, "heuristic");
  g_assert_cmpint (sum_counts (json_object_get_array_member (seat, "scores")), ==, 30);
  g_assert_cmpint (sum_counts (json_object_get_array_member (root, "decisions")), ==, 30);
  g_assert_cmpint (sum_counts (json_object_get_array_member (root, "turns")), ==, 30);
}

/* Parts of a series add up. */
static void
test_parts (Shell *shell, gconstpointer data)
{
  static const char *const parts[] = { "--games 12", "--games 18 --first 12" };
  gint64 wins = 0;
  gint64 wanted = 0;

  write_tiny (shell);
  for (guint i = 0; i < 3; i++) {
    g_autoptr (JsonParser) parser = json_parser_new ();
    g_autofree char *command =
      g_strconcat ("simulate tiny.scenario.xml --seed 5 --bots random --format json ",
                   i < 2 ? parts[i] : "--games 30", NULL);
    JsonObject *seat = NULL;
    gint64 count = 0;

    shell_run (shell, command, NULL);
    seat = json_array_get_object_element (
      json_object_get_array_member (parse (parser, shell->out), "seats"), 1);
    count = json_object_get_int_member (json_object_get_object_member (seat, "wins"), "count");
    if (i < 2)
      wins += count;
    else
      wanted = count;
  }
  g_assert_cmpint (wins, ==, wanted);
}

static void
test_csv (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, RUN "--format csv", NULL);
  assert_status (shell, 0);
  g_assert_true (g_str_has_prefix (shell->out, "section,id,key,count,of,share,low,high\r\n"));
  assert_has (shell->out, "\r\noption,germans,initiative,,,,,\r\n");
  assert_has (shell->out, "\r\nbot,french,heuristic,,,,,\r\n");
  assert_has (shell->out, "\r\ngames,ended,,30,30,1.000000,");
}

/* A field with commas or quotes is one field of a spreadsheet. */
static void
test_csv_quotes (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "a, \"b\".scenario.xml", text);
  shell_run (shell, "simulate 'a, \"b\".scenario.xml' --games 2 --bots random --format csv", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\r\nseries,file,\"a, \"\"b\"\".scenario.xml\",,,,,\r\n");
}

/* The command in the report plays that very game. */
static void
test_plays_again (Shell *shell, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *command = NULL;
  g_autofree char *wanted = NULL;
  JsonObject *root = NULL;
  JsonArray *decisions = NULL;
  JsonObject *most = NULL;
  JsonObject *last = NULL;

  write_tiny (shell);
  shell_run (shell, RUN "--option germans=bot --bots heuristic,french=random --format json", NULL);
  root = parse (parser, shell->out);
  decisions = json_object_get_array_member (root, "decisions");
  last = json_array_get_object_element (decisions, json_array_get_length (decisions) - 1);
  most = json_array_get_object_element (
    json_object_get_array_member (root, "games"),
    json_array_get_length (json_object_get_array_member (root, "games")) - 1);
  g_assert_cmpstr (json_object_get_string_member (most, "what"), ==, "most decisions");
  command = g_strconcat (json_object_get_string_member (most, "command") + strlen ("turncoat "),
                         " -q", NULL);
  wanted = g_strdup_printf ("Decisions: %d\n", (int) json_object_get_int_member (last, "value"));
  shell_run (shell, command, NULL);
  assert_status (shell, 0);
  assert_has (shell->out, wanted);
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  static const struct {
    const char *options;
    const char *message;
  } cases[] = {
    { "", "this command takes one scenario" },
    { "tiny.scenario.xml --bots human", "there is no bot \"human\"" },
    { "tiny.scenario.xml --bots heuristc", "Did you mean \"heuristic\"?" },
    { "tiny.scenario.xml --games 0", "--games takes 1 or more" },
    { "tiny.scenario.xml --jobs -1", "--first and --jobs take 0 or more" },
    { "tiny.scenario.xml --format xml", "--format takes one of human, json, csv" },
    { "tiny.scenario.xml --option germans=nobody", "There are: initiative, bot, human" },
    { "tiny.scenario.xml --option germans=bott", "Did you mean \"bot\"?" },
    { "tiny.scenario.xml --option german=bot", "There are: germans. Did you mean \"germans\"?" },
    { "tiny.scenario.xml --option germans", "--option is written ID=VALUE" },
    { "tiny.scenario.xml --germans bot", "--germans" },
    { "tiny.scenario.xml --setup nowhere", "there is no setup \"nowhere\"" },
    { "tiny.scenario.xml --bots german-player=random", "there is no player \"german-player\"" },
  };

  write_tiny (shell);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *command = g_strconcat ("simulate ", cases[i].options, NULL);

    shell_run (shell, command, NULL);
    assert_status (shell, 2);
    assert_has (shell->err, cases[i].message);
  }
}

static void
test_bad_scenario (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", "id=\"moor\" name=", "id=\"moor\" nmae=");
  shell_run (shell, "simulate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "simulate nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
}

/* Ctrl-C: what was played so far is reported, and the exit status says that it is not all. */
static void
test_interrupt (Shell *shell, gconstpointer data)
{
  static const char script[] =
    "\"$TURNCOAT_PROGRAM\" simulate tiny.scenario.xml --games 1000000000 --bots random "
    "--format csv > out.csv &\n"
    /* It runs, and the lowest digit of the signals that it catches has the bit of SIGINT. */
    "until grep -q '^Name:.*turncoat$' /proc/$!/status &&\n"
    "      grep -q '^SigCgt:.*[2367abef]$' /proc/$!/status; do sleep 0.05; done\n"
    "kill -INT $!\n"
    "wait $!\n";
  g_autofree char *out = NULL;

  if (!g_file_test ("/proc/self/status", G_FILE_TEST_EXISTS)) {
    g_test_skip ("needs /proc");
    return;
  }
  write_tiny (shell);
  shell_write (shell, "interrupt.sh", script);
  shell_run_any (shell, "sh interrupt.sh", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "interrupted after ");
  out = shell_read (shell, "out.csv");
  assert_has (out, "\r\ngames,ended,,");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/simulate/scores", test_scores);
  shell_add_test ("/cli/simulate/hostile-names", test_hostile_names);
  shell_add_test ("/cli/simulate/errors-only", test_errors_only);
  shell_add_test ("/cli/simulate/human", test_human);
  shell_add_test ("/cli/simulate/jobs", test_jobs);
  shell_add_test ("/cli/simulate/json", test_json);
  shell_add_test ("/cli/simulate/parts", test_parts);
  shell_add_test ("/cli/simulate/csv", test_csv);
  shell_add_test ("/cli/simulate/csv-quotes", test_csv_quotes);
  shell_add_test ("/cli/simulate/plays-again", test_plays_again);
  shell_add_test ("/cli/simulate/usage", test_usage);
  shell_add_test ("/cli/simulate/bad-scenario", test_bad_scenario);
  shell_add_test ("/cli/simulate/interrupt", test_interrupt);

  return g_test_run ();
}
