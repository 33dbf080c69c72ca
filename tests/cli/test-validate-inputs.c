/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <signal.h>
#include <string.h>

#include "cli-support.h"

/* Where the files of turncoat validate come from: lists, standard input under a name, and files
 * that change. */

#define GOOD_WORD "id=\"moor\" name=\"Moor\" nation=\"belgium\" terrain="
#define BAD_WORD  "id=\"moor\" name=\"Moor\" nation=\"belgium\" terain="

#define VARIANT                                                                                    \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "                                    \
  "extends=\"tiny.scenario.xml\" id=\"wet\" title=\"Wet\">\n"                                      \
  "  <area-board>\n"                                                                               \
  "    <area id=\"moor\" bracket=\"2\" was-bracket=\"1\"/>\n"                                      \
  "  </area-board>\n"                                                                              \
  "</variant>\n"

static void
write_good (Shell *shell, const char *name)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, name, text);
}

static void
test_list (Shell *shell, gconstpointer data)
{
  write_good (shell, "a b.scenario.xml");
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate --files-from -", "a b.scenario.xml\r\n\nbad.scenario.xml\n");
  assert_status (shell, 1);
  assert_has (shell->out, "bad.scenario.xml:40:50: error[SCH007]");
  g_assert_cmpstr (shell->err, ==, "2 files checked, 1 error.\n");

  /* A file that is named as well is checked once. */
  shell_write (shell, "list", "a b.scenario.xml\n");
  shell_run (shell, "validate --files-from list bad.scenario.xml './a b.scenario.xml'", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "2 files checked, 1 error.");
}

/* Names with line breaks are told apart by NUL bytes, which standard input of the test cannot
 * hold. */
static void
test_list_of_nul (Shell *shell, gconstpointer data)
{
  static const char list[] = "two\nlines.scenario.xml\0bad.scenario.xml\0";
  g_autofree char *path = g_build_filename (shell->folder, "list", NULL);

  write_good (shell, "two\nlines.scenario.xml");
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  g_assert_true (g_file_set_contents (path, list, sizeof list - 1, NULL));
  shell_run (shell, "validate --files-from list", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->err, ==, "2 files checked, 1 error.\n");
}

/* Nothing was changed, so nothing is wrong; what is not there is. */
static void
test_list_limits (Shell *shell, gconstpointer data)
{
  shell_run (shell, "validate --files-from -", "");
  assert_status (shell, 0);
  assert_has (shell->err, "0 files checked, no problems.");
  shell_run (shell, "validate --files-from -", "gone.scenario.xml\n");
  assert_status (shell, 3);
  assert_has (shell->err, "gone.scenario.xml");
  shell_run (shell, "validate --files-from no-list", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "no-list");
  shell_run (shell, "validate --files-from - -", "");
  assert_status (shell, 2);
  assert_has (shell->err, "cannot be both a scenario and the list of files");
}

/* The program that makes the list does not know what the project leaves out. */
static void
test_list_excluded (Shell *shell, gconstpointer data)
{
  write_good (shell, "good.scenario.xml");
  shell_write_edited (shell, "drafts/bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate --exclude 'drafts/*' --files-from -",
             "drafts/bad.scenario.xml\ngood.scenario.xml\n");
  assert_status (shell, 0);
  assert_has (shell->err, "1 file checked, no problems.");
}

static void
test_stdin_name (Shell *shell, gconstpointer data)
{
  shell_run (shell, "validate - --stdin-name maps/new.scenario.xml", "<scenario>\n");
  assert_status (shell, 1);
  g_assert_true (g_str_has_prefix (shell->out, "maps/new.scenario.xml:1:"));
  shell_run (shell, "validate - --stdin-name maps/new.scenario.xml -f json", "<scenario>\n");
  assert_has (shell->out, "\"file\" : \"maps/new.scenario.xml\"");
  shell_run (shell, "validate other --stdin-name x", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "--stdin-name needs \"-\" among the files");
}

/* The base is found from the name, and settings hold by it. */
static void
test_stdin_name_of_variant (Shell *shell, gconstpointer data)
{
  write_good (shell, "maps/tiny.scenario.xml");
  shell_run (shell, "validate -", VARIANT);
  assert_status (shell, 1);
  assert_has (shell->out, "VAR001");
  shell_run (shell, "validate - --stdin-name maps/wet.scenario.xml --fail-on error", VARIANT);
  assert_status (shell, 0);
  shell_write (shell, "maps/.turncoat.ini", "[severity]\nXML002=nonsense\n");
  shell_run (shell, "validate - --stdin-name maps/wet.scenario.xml", VARIANT);
  assert_has (shell->out, "CFG");
}

/* -- Watching -- */

typedef struct {
  GSubprocess *process;
  GDataInputStream *err;
} Watched;

static Watched
start_watching (Shell *shell, const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Watched watched;

  g_ptr_array_add (argv, (gpointer) g_getenv ("TURNCOAT_PROGRAM"));
  g_ptr_array_add (argv, (gpointer) "validate");
  g_ptr_array_add (argv, (gpointer) "--watch");
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);
  g_subprocess_launcher_set_cwd (launcher, shell->folder);
  watched.process =
    g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, &error);
  g_assert_no_error (error);
  watched.err = g_data_input_stream_new (g_subprocess_get_stderr_pipe (watched.process));

  return watched;
}

/* The summary of the next check; blocks until it is there. */
static char *
wait_for_check (Watched *watched)
{
  g_autofree char *summary = NULL;

  while (TRUE) {
    g_autofree char *line = g_data_input_stream_read_line (watched->err, NULL, NULL, NULL);

    g_assert_nonnull (line);
    if (g_str_has_prefix (line, "Waiting for changes"))
      break;
    if (strstr (line, "checked") != NULL) {
      g_free (summary);
      summary = g_steal_pointer (&line);
    }
  }

  return g_steal_pointer (&summary);
}

static void
assert_checked (Watched *watched, const char *expected)
{
  g_autofree char *summary = wait_for_check (watched);

  g_assert_cmpstr (summary, ==, expected);
}

/* Ctrl-C; the exit status is that of the last check. What was printed in all. */
static char *
stop_watching (Watched *watched, int status)
{
  GInputStream *out = g_subprocess_get_stdout_pipe (watched->process);
  g_autoptr (GError) error = NULL;
  GString *text = g_string_new (NULL);
  char block[4096];
  gssize n;

  g_subprocess_send_signal (watched->process, SIGINT);
  g_subprocess_wait (watched->process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (watched->process));
  g_assert_cmpint (g_subprocess_get_exit_status (watched->process), ==, status);
  while ((n = g_input_stream_read (out, block, sizeof block, NULL, NULL)) > 0)
    g_string_append_len (text, block, n);
  g_object_unref (watched->err);
  g_object_unref (watched->process);

  return g_string_free (text, FALSE);
}

static void
test_watch (Shell *shell, gconstpointer data)
{
  static const char *const arguments[] = { "a.scenario.xml", NULL };
  Watched watched;
  g_autofree char *out = NULL;

  write_good (shell, "a.scenario.xml");
  watched = start_watching (shell, arguments);
  assert_checked (&watched, "1 file checked, no problems.");
  shell_write_edited (shell, "a.scenario.xml", GOOD_WORD, BAD_WORD);
  assert_checked (&watched, "1 file checked, 1 error.");
  write_good (shell, "a.scenario.xml");
  assert_checked (&watched, "1 file checked, no problems.");
  shell_write_edited (shell, "a.scenario.xml", GOOD_WORD, BAD_WORD);
  assert_checked (&watched, "1 file checked, 1 error.");
  out = stop_watching (&watched, 1);
  g_assert_cmpuint (shell_count (out, "error[SCH007]"), ==, 2);

  /* Nobody looks at a pipe: no screen is cleared. */
  g_assert_null (strchr (out, '\033'));
}

/* A variant is checked again when its base changes, and a folder when a file is new. */
static void
test_watch_base (Shell *shell, gconstpointer data)
{
  static const char *const arguments[] = { "variants", NULL };
  Watched watched;
  g_autofree char *out = NULL;

  write_good (shell, "tiny.scenario.xml");
  shell_write (shell, ".turncoat.ini", "");
  shell_write (shell, "variants/wet.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"../tiny.scenario.xml\" id=\"wet\" title=\"Wet\">\n"
               "  <about><p>Wet.</p></about>\n</variant>\n");
  watched = start_watching (shell, arguments);
  assert_checked (&watched, "1 file checked, no problems.");
  shell_write_edited (shell, "tiny.scenario.xml", GOOD_WORD, BAD_WORD);
  assert_checked (&watched, "1 file checked, 1 error.");
  shell_write (shell, "variants/new.scenario.xml", "<");
  assert_checked (&watched, "2 files checked, 2 errors.");
  out = stop_watching (&watched, 1);
  assert_has (out, "tiny.scenario.xml:40:50: error[SCH007]");
}

static void
test_watch_refused (Shell *shell, gconstpointer data)
{
  shell_run (shell, "validate --watch -", "");
  assert_status (shell, 2);
  assert_has (shell->err, "standard input cannot be watched");
  shell_run (shell, "validate --watch -f json a.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "--watch works only with --format=human");
  shell_run (shell, "validate --watch --write-baseline b a.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "--watch cannot change a baseline");
}

/* -- Games -- */

/* What counts as endless is set so low that every game is. */
static void
test_play (Shell *shell, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  write_good (shell, "tiny.scenario.xml");
  shell_run (shell, "validate --play 2 tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --play 2 --max-decisions 3 --replays games tiny.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "error[PLY003]: 2 of 2 games of");
  assert_has (shell->out, "help: Game 0 does. Its replay is in games/tiny-tiny-0-PLY003.replay.");
  first = shell_read (shell, "games/tiny-tiny-0-PLY003.replay");
  shell_run (shell, "replay games/tiny-tiny-0-PLY003.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --play 1 --max-decisions 3 tiny.scenario.xml", NULL);
  again = shell_read (shell, "tiny-tiny-0-PLY003.replay");
  g_assert_cmpstr (again, ==, first);
}

static void
test_play_limits (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", GOOD_WORD, BAD_WORD);
  shell_run (shell, "validate --play 5 --max-decisions 1 bad.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpuint (shell_count (shell->out, "PLY"), ==, 0);
  write_good (shell, "tiny.scenario.xml");
  shell_write (shell, "file", "");
  shell_run (shell, "validate --play 1 --max-decisions 3 --replays file/x tiny.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "file/x: ");
  assert_has (shell->out, "PLY003");
  shell_run (shell, "validate --play -1 tiny.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "validate --replays x tiny.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "need --play");
  shell_run (shell, "validate --watch --play 1 tiny.scenario.xml", NULL);
  assert_status (shell, 2);
}

/* However many threads there are, the same is printed in the same order: what is wrong, what cannot
 * be read, and standard input. */
static void
test_jobs (Shell *shell, gconstpointer data)
{
  g_autofree char *good = shell_dup_fixture ();
  g_autofree char *first = NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < 60; i++) {
    g_autofree char *name = g_strdup_printf ("all/%02u.scenario.xml", i);

    if (i % 7 == 0)
      shell_write_edited (shell, name, GOOD_WORD, BAD_WORD);
    else
      shell_write (shell, name, i % 11 == 0 ? "<scenario" : good);
  }
  shell_run (shell, "validate -j1 all - gone.scenario.xml all/07.scenario.xml", good);
  assert_status (shell, 3);
  g_assert_cmpuint (shell_count (shell->out, "error[SCH007]"), ==, 9);
  assert_has (shell->out, "all/55.scenario.xml:1:");
  assert_has (shell->err, "61 files checked, ");
  assert_has (shell->err, ", 1 could not be read.");
  first = g_strdup (shell->out);
  said = g_strdup (shell->err);
  for (guint jobs = 0; jobs <= 80; jobs = jobs * 3 + 2) {
    g_autofree char *command =
      g_strdup_printf ("validate --jobs=%u all - gone.scenario.xml all/07.scenario.xml", jobs);

    shell_run (shell, command, good);
    g_assert_cmpstr (shell->out, ==, first);
    g_assert_cmpstr (shell->err, ==, said);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  shell_add_test ("/cli/validate-inputs/list", test_list);
  shell_add_test ("/cli/validate-inputs/list-of-nul", test_list_of_nul);
  shell_add_test ("/cli/validate-inputs/list-limits", test_list_limits);
  shell_add_test ("/cli/validate-inputs/list-excluded", test_list_excluded);
  shell_add_test ("/cli/validate-inputs/stdin-name", test_stdin_name);
  shell_add_test ("/cli/validate-inputs/stdin-name-of-variant", test_stdin_name_of_variant);
  shell_add_test ("/cli/validate-inputs/jobs", test_jobs);
  shell_add_test ("/cli/validate-inputs/watch", test_watch);
  shell_add_test ("/cli/validate-inputs/watch-base", test_watch_base);
  shell_add_test ("/cli/validate-inputs/watch-refused", test_watch_refused);

  shell_add_test ("/cli/validate-inputs/play", test_play);
  shell_add_test ("/cli/validate-inputs/play-limits", test_play_limits);

  return g_test_run ();
}
