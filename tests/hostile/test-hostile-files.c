/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "cli-support.h"
#include "hostile-support.h"

/* Hostile texts, and hostile places for a text, given to the program: a finding and 1, or a clear
 * message and 3; never a crash, a hang or a word of somebody else's file. */

#define ALARM_SECONDS 60u

static gint64 slowest_us;

static void
put (Shell *shell, const char *name, const char *text, gsize length)
{
  g_autofree char *path = g_build_filename (shell->folder, name, NULL);
  FILE *file = fopen (path, "w");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (text, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

static void
validate (Shell *shell, const char *arguments)
{
  g_autofree char *command = g_strconcat ("validate ", arguments, NULL);
  gint64 start;
  gint64 took;

  alarm (ALARM_SECONDS);
  start = g_get_monotonic_time ();
  shell_run (shell, command, NULL);
  took = g_get_monotonic_time () - start;
  alarm (0);
  slowest_us = MAX (slowest_us, took);
  g_test_message ("%.1f ms, exit %d", (double) took / 1000, shell->status);
}

/* Nothing that was printed is of another file, and nothing moves the cursor. */
static void
check_output (Shell *shell)
{
  g_assert_null (strstr (shell->out, "root:"));
  g_assert_null (strstr (shell->err, "root:"));
  g_assert_null (strchr (shell->out, '\033'));
  g_assert_null (strchr (shell->err, '\033'));
}

static void
test_text (Shell *shell, gconstpointer data)
{
  const HostileCase *c = data;
  g_autoptr (GString) text = hostile_make (c);
  gboolean is_warning = strcmp (c->code, "XML030") == 0;

  put (shell, "x.scenario.xml", text->str, text->len);
  validate (shell, "--fail-on=error x.scenario.xml");
  check_output (shell);
  assert_status (shell, *c->code == '\0' || is_warning ? 0 : 1);
  if (*c->code != '\0')
    assert_has (shell->out, c->code);
  g_assert_cmpuint (strlen (shell->out), <, 64u * 1024u * 1024u);
}

/* -- Places ------------------------------------------------------------------------------------ */

static void
refuse (Shell *shell, const char *name, const char *part)
{
  g_autofree char *quoted = g_shell_quote (name);

  validate (shell, quoted);
  assert_status (shell, 3);
  g_test_message ("%s", shell->err);
  assert_has (shell->err, part);
  check_output (shell);
}

static void
take (Shell *shell, const char *name)
{
  g_autofree char *quoted = g_shell_quote (name);

  validate (shell, quoted);
  assert_status (shell, 0);
}

static void
test_no_file (Shell *shell, gconstpointer data)
{
  g_autofree char *fifo = g_build_filename (shell->folder, "fifo", NULL);
  g_autofree char *socket_path = g_build_filename (shell->folder, "socket", NULL);
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_cmpuint (strlen (socket_path), <, sizeof address.sun_path);
  g_strlcpy (address.sun_path, socket_path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);

  refuse (shell, "missing.scenario.xml", "there is no such file");
  refuse (shell, "fifo", "not a regular file");
  refuse (shell, "socket", "not a regular file");
  refuse (shell, "/dev/zero", "not a regular file");
  refuse (shell, "missing/x.scenario.xml", "there is no such file");
  refuse (shell, "", "there is no such file");
  validate (shell, ".");
  assert_status (shell, 2);
  assert_has (shell->err, "in this folder");
}

static void
test_links (Shell *shell, gconstpointer data)
{
  g_autofree char *good = hostile_dup_good ();
  g_autofree char *file = g_build_filename (shell->folder, "x.scenario.xml", NULL);
  g_autofree char *dangling = g_build_filename (shell->folder, "dangling", NULL);
  g_autofree char *loop = g_build_filename (shell->folder, "loop", NULL);
  g_autofree char *outside = g_build_filename (shell->folder, "outside", NULL);
  g_autofree char *hard = g_build_filename (shell->folder, "hard", NULL);
  g_autofree char *soft = g_build_filename (shell->folder, "soft", NULL);

  put (shell, "x.scenario.xml", good, strlen (good));
  g_assert_cmpint (symlink ("nothing", dangling), ==, 0);
  g_assert_cmpint (symlink ("loop", loop), ==, 0);
  g_assert_cmpint (symlink ("/etc/passwd", outside), ==, 0);
  g_assert_cmpint (symlink ("x.scenario.xml", soft), ==, 0);
  g_assert_cmpint (link (file, hard), ==, 0);
  refuse (shell, "dangling", "there is no such file");
  refuse (shell, "loop", "loop");
  take (shell, "soft");
  take (shell, "hard");

  /* Named by the user, so it is read; what a finding shows of it is the user's own to see. */
  validate (shell, "outside");
  assert_status (shell, 1);
}

static void
test_permissions (Shell *shell, gconstpointer data)
{
  g_autofree char *good = hostile_dup_good ();
  g_autofree char *file = g_build_filename (shell->folder, "x.scenario.xml", NULL);

  put (shell, "x.scenario.xml", good, strlen (good));
  g_assert_cmpint (chmod (file, 0400), ==, 0);
  take (shell, "x.scenario.xml");
  g_assert_cmpint (chmod (shell->folder, 0500), ==, 0);
  take (shell, "x.scenario.xml");
  g_assert_cmpint (chmod (shell->folder, 0700), ==, 0);
  if (geteuid () == 0)
    return;

  g_assert_cmpint (chmod (file, 0000), ==, 0);
  refuse (shell, "x.scenario.xml", "you have no permission to read it");
}

static void
test_names (Shell *shell, gconstpointer data)
{
  static const char *const names[] = { "a:b%20c.xml", "pct%41.xml", "two\nlines.xml", " space ",
                                       "caf\xc3\xa9", "latin\xe9",  ".dot",           "\x1b[2J" };
  g_autofree char *good = hostile_dup_good ();
  g_autofree char *long_name = g_strnfill (255, 'n');
  g_autofree char *too_long = g_strnfill (256, 'n');

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    put (shell, names[i], good, strlen (good));
    take (shell, names[i]);
    check_output (shell);
    put (shell, names[i], "<", 1);
    validate (shell, names[i][0] == ' ' ? "' space '" : "-- .");
  }
  put (shell, long_name, good, strlen (good));
  take (shell, long_name);
  refuse (shell, too_long, "too long");
  put (shell, "-dash.xml", good, strlen (good));
  validate (shell, "-- -dash.xml");
  assert_status (shell, 0);
}

/* What a name holds can do nothing to the terminal either. */
static void
test_name_in_messages (Shell *shell, gconstpointer data)
{
  put (shell, "\x1b[2J.scenario.xml", "<", 1);
  validate (shell, "--color=never .");
  assert_status (shell, 1);
  check_output (shell);
  validate (shell, "'missing\x1b[2J'");
  assert_status (shell, 3);
  check_output (shell);
}

static void
test_sizes (Shell *shell, gconstpointer data)
{
  g_autofree char *file = g_build_filename (shell->folder, "x.scenario.xml", NULL);
  const goffset limit = 64 * 1024 * 1024;

  put (shell, "x.scenario.xml", "<a x=\"", 6);
  g_assert_cmpint (truncate (file, limit), ==, 0);
  validate (shell, "x.scenario.xml");
  assert_status (shell, 1);
  assert_has (shell->out, "XML003");
  g_assert_cmpint (truncate (file, limit + 1), ==, 0);
  refuse (shell, "x.scenario.xml", "larger than 64 MiB");
  g_assert_cmpint (truncate (file, (goffset) 1 << 40), ==, 0);
  refuse (shell, "x.scenario.xml", "larger than 64 MiB");
}

/* A value of a gigabyte through a pipe. */
static void
test_endless_pipe (Shell *shell, gconstpointer data)
{
  g_autofree char *program = g_shell_quote (g_getenv ("TURNCOAT_PROGRAM"));
  g_autofree char *line = g_strdup_printf (
    "(printf '<a x=\"'; head -c 1073741824 /dev/zero | tr '\\0' x) | %s validate -", program);
  g_autofree char *quoted = g_shell_quote (line);
  g_autofree char *command = g_strconcat ("sh -c ", quoted, NULL);

  alarm (ALARM_SECONDS);
  shell_run_any (shell, command, NULL);
  alarm (0);
  assert_status (shell, 3);
  assert_has (shell->err, "67108864 bytes");
}

/* A small file that unpacks to 300 MB is not unpacked. */
static void
test_gzip_bomb (Shell *shell, gconstpointer data)
{
  shell_run_any (shell, "sh -c 'head -c 300000000 /dev/zero | gzip > bomb.scenario.xml'", NULL);
  assert_status (shell, 0);
  validate (shell, "bomb.scenario.xml");
  assert_status (shell, 1);
  assert_has (shell->out, "XML005");
  assert_has (shell->out, "compressed");
}

/* Every beginning of a good file, in one run. */
static void
test_truncated (Shell *shell, gconstpointer data)
{
  g_autofree char *good = hostile_dup_good ();
  gsize length = strlen (good) - 1;
  guint n = 0;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonObject *summary;

  for (gsize cut = 0; cut < length; cut += 53, n++) {
    g_autofree char *name = g_strdup_printf ("%05" G_GSIZE_FORMAT ".scenario.xml", cut);

    put (shell, name, good, cut);
  }
  validate (shell, "--format=json .");
  assert_status (shell, 1);
  json_parser_load_from_data (parser, shell->out, -1, &error);
  g_assert_no_error (error);
  summary =
    json_object_get_object_member (json_node_get_object (json_parser_get_root (parser)), "summary");
  g_assert_cmpint (json_object_get_int_member (summary, "files"), ==, n);
  g_assert_cmpint (json_object_get_int_member (summary, "errors"), >=, n);
}

/* -- Saving through the program ---------------------------------------------------------------- */

/* A limit on the size of files: the program lives on and reports it, and the old file is unchanged.
 */
static void
test_size_limit (Shell *shell, gconstpointer data)
{
  g_autofree char *good = hostile_dup_good ();
  g_autofree char *loose = NULL;
  g_autofree char *after = NULL;
  g_autofree char *program = g_shell_quote (g_getenv ("TURNCOAT_PROGRAM"));
  g_autofree char *line = g_strdup_printf ("ulimit -f 8; exec %s fmt x.scenario.xml", program);
  g_autofree char *quoted = g_shell_quote (line);
  g_autofree char *command = g_strconcat ("sh -c ", quoted, NULL);
  g_autoptr (GDir) dir = NULL;

  loose = g_strdup_printf ("%s\n\n\n\n", good);
  put (shell, "x.scenario.xml", loose, strlen (loose));
  shell_run_any (shell, command, NULL);
  assert_status (shell, 3);
  assert_has (shell->err,
              "not saved: writing: the file would be larger than this file system allows");
  assert_has (shell->err, "the old file is unchanged");
  after = shell_read (shell, "x.scenario.xml");
  g_assert_cmpstr (after, ==, loose);
  dir = g_dir_open (shell->folder, 0, NULL);
  g_assert_nonnull (g_dir_read_name (dir));
  g_assert_null (g_dir_read_name (dir));
}

static void
test_slowest (void)
{
  g_test_message ("the slowest took %.1f ms", (double) slowest_us / 1000);
}

#define ADD(path, test) shell_add_test ("/hostile/files/" path, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < hostile_n_cases; i++) {
    g_autofree char *path = g_strdup_printf ("/hostile/files/text/%s", hostile_cases[i].name);

    g_test_add (path, Shell, &hostile_cases[i], shell_set_up, test_text, shell_tear_down);
  }
  ADD ("no-file", test_no_file);
  ADD ("links", test_links);
  ADD ("permissions", test_permissions);
  ADD ("names", test_names);
  ADD ("name-in-messages", test_name_in_messages);
  ADD ("sizes", test_sizes);
  ADD ("endless-pipe", test_endless_pipe);
  ADD ("gzip-bomb", test_gzip_bomb);
  ADD ("truncated", test_truncated);
  ADD ("size-limit", test_size_limit);
  g_test_add_func ("/hostile/files/text/slowest", test_slowest);

  return g_test_run ();
}
