/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare/tc-revision.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-file.h"
#include "variant/tc-variant-private.h"

#define READ_BLOCK (64u * 1024u)

gboolean
tc_revision_is (const char *name)
{
  const char *colon = strchr (name, ':');

  return colon != NULL && colon > name && colon[1] != '\0' && strstr (name, "://") == NULL;
}

/* (transfer full) (nullable): what the process writes, at most as much as a source may have. */
static GBytes *
read_output (GSubprocess *process, const char *name, GError **error)
{
  GInputStream *stream = g_subprocess_get_stdout_pipe (process);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 block[READ_BLOCK];
  gssize n;

  while ((n = g_input_stream_read (stream, block, sizeof block, NULL, error)) > 0) {
    g_byte_array_append (bytes, block, (guint) n);
    if (bytes->len > TC_SOURCE_MAX_BYTES) {
      g_subprocess_force_exit (process);
      g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("%s has more than %u bytes"), name,
                   TC_SOURCE_MAX_BYTES);
      return NULL;
    }
  }

  return n == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/* The first line of what git says about its failure. */
static char *
dup_complaint (GSubprocess *process)
{
  GInputStream *stream = g_subprocess_get_stderr_pipe (process);
  char text[1024] = "";
  gsize n = 0;

  g_input_stream_read_all (stream, text, sizeof text - 1, &n, NULL, NULL);
  text[strcspn (text, "\n")] = '\0';

  return g_utf8_make_valid (text, -1);
}

static GBytes *
spawn_git (const char *folder, const char *const *argv, const char *name, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *complaint = NULL;

  if (folder != NULL)
    g_subprocess_launcher_set_cwd (launcher, folder);
  process = g_subprocess_launcher_spawnv (launcher, argv, error);
  if (process == NULL)
    return NULL;
  bytes = read_output (process, name, error);
  complaint = dup_complaint (process);
  if (!g_subprocess_wait (process, NULL, bytes != NULL ? error : NULL) || bytes == NULL)
    return NULL;
  if (g_subprocess_get_successful (process))
    return g_steal_pointer (&bytes);
  g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("%s cannot be read from git: %s"), name,
               complaint);

  return NULL;
}

/* @name: what is read, for messages. All errors are of domain TC_FILE_ERROR. */
static GBytes *
run_git (const char *folder, const char *const *argv, const char *name, GError **error)
{
  g_autoptr (GError) own = NULL;
  GBytes *bytes = spawn_git (folder, argv, name, &own);

  if (bytes == NULL && own->domain == TC_FILE_ERROR)
    g_propagate_error (error, g_steal_pointer (&own));
  else if (bytes == NULL)
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("git cannot be run: %s"),
                 own->message);

  return bytes;
}

TcSource *
tc_revision_load (const char *folder, const char *name, GError **error)
{
  const char *const argv[] = { "git", "cat-file", "blob", name, NULL };
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  /* What begins with a hyphen would be an option of git. */
  if (*name == '-' || !tc_revision_is (name)) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ,
                 _ ("\"%s\" is not a file of a revision, like HEAD:my.scenario.xml"), name);
    return NULL;
  }
  bytes = run_git (folder, argv, name, error);

  return bytes != NULL ? tc_source_new (name, bytes) : NULL;
}

GPtrArray *
tc_revision_list (const char *folder, const char *revision, const char *suffix, GError **error)
{
  const char *const argv[] = { "git",         "ls-tree",     "-r",     "-z",
                               "--name-only", "--full-tree", revision, NULL };
  g_autoptr (GBytes) bytes = NULL;
  GPtrArray *paths;
  const char *at;
  const char *end;
  gsize length = 0;

  g_return_val_if_fail (revision != NULL && suffix != NULL, NULL);

  if (*revision == '-') {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("\"%s\" is not a revision"),
                 revision);
    return NULL;
  }
  bytes = run_git (folder, argv, revision, error);
  if (bytes == NULL)
    return NULL;
  paths = g_ptr_array_new_with_free_func (g_free);
  at = g_bytes_get_data (bytes, &length);
  for (end = at + length; at < end; at += strlen (at) + 1)
    if (g_str_has_suffix (at, suffix))
      g_ptr_array_add (paths, g_strdup (at));

  return paths;
}

/* (transfer full) (nullable): @path and then @extends, without "." and ".."; a path from the top of
 * the repository has nothing above it. */
static char *
dup_joined (const char *path, const char *extends)
{
  g_autofree char *around = g_path_get_dirname (path);
  g_autofree char *joined = g_strdup_printf ("%s/%s", around, extends);
  gboolean is_relative = g_str_has_prefix (path, "./") || g_str_has_prefix (path, "../");
  g_auto (GStrv) steps = g_strsplit (joined, "/", -1);
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  g_autofree char *result = NULL;

  for (guint i = 0; steps[i] != NULL; i++) {
    gboolean can_leave = kept->len > 0 && strcmp (kept->pdata[kept->len - 1], "..") != 0;

    if (strcmp (steps[i], "") == 0 || strcmp (steps[i], ".") == 0)
      continue;
    if (strcmp (steps[i], "..") != 0)
      g_ptr_array_add (kept, steps[i]);
    else if (can_leave)
      g_ptr_array_set_size (kept, (gint) kept->len - 1);
    else if (is_relative)
      g_ptr_array_add (kept, steps[i]);
    else
      return NULL;
  }
  g_ptr_array_add (kept, NULL);
  result = g_strjoinv ("/", (char **) kept->pdata);

  return is_relative ? g_strconcat ("./", result, NULL) : g_steal_pointer (&result);
}

TcSource *
tc_revision_load_base (const char *extends, TcSource *from, gpointer folder, GError **error)
{
  const char *name = tc_source_get_name (from);
  const char *colon = strchr (name, ':');
  g_autofree char *revision = NULL;
  g_autofree char *path = NULL;
  g_autofree char *base = NULL;

  g_return_val_if_fail (colon != NULL, NULL);

  if (!tc_variant_check_relative (extends, error))
    return NULL;
  path = dup_joined (colon + 1, extends);
  if (path == NULL) {
    g_set_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ, _ ("\"%s\" lies outside the repository"),
                 extends);
    return NULL;
  }
  revision = g_strndup (name, (gsize) (colon - name));
  base = g_strdup_printf ("%s:%s", revision, path);

  return tc_revision_load (folder, base, error);
}
