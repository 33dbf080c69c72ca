/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>
#ifdef G_OS_UNIX
#include <glib-unix.h>
#include <signal.h>
#endif

#include "tc-cli-paths.h"

/* Of quiet, before a change counts as finished. */
#define QUIET_MS 150u

#define SETTINGS_NAME ".turncoat.ini"

/* Below this folders are not watched: nobody keeps scenarios there, and links may go in circles. */
#define MAX_DEPTH 32u

struct _TcCliWatch {
  GHashTable *files;    /* paths, absolute */
  GHashTable *trees;    /* folders whose every scenario counts, absolute */
  GHashTable *monitors; /* folder -> GFileMonitor */
  GMainLoop *loop;
  guint timeout;    /* of the quiet after a change; 0: nothing has changed */
  guint signals[2]; /* sources; 0: none */
  gboolean is_ended;
};

#ifdef G_OS_UNIX
static gboolean
interrupted_cb (gpointer data)
{
  TcCliWatch *watch = data;

  watch->is_ended = TRUE;
  g_main_loop_quit (watch->loop);

  return G_SOURCE_CONTINUE;
}
#endif

TcCliWatch *
tc_cli_watch_new (void)
{
  TcCliWatch *watch = g_new0 (TcCliWatch, 1);

  watch->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  watch->trees = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  watch->monitors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  watch->loop = g_main_loop_new (NULL, FALSE);
#ifdef G_OS_UNIX
  watch->signals[0] = g_unix_signal_add (SIGINT, interrupted_cb, watch);
  watch->signals[1] = g_unix_signal_add (SIGTERM, interrupted_cb, watch);
#endif

  return watch;
}

void
tc_cli_watch_free (TcCliWatch *watch)
{
  if (watch->timeout > 0)
    g_source_remove (watch->timeout);
  for (guint i = 0; i < G_N_ELEMENTS (watch->signals); i++)
    if (watch->signals[i] > 0)
      g_source_remove (watch->signals[i]);
  g_main_loop_unref (watch->loop);
  g_hash_table_unref (watch->monitors);
  g_hash_table_unref (watch->trees);
  g_hash_table_unref (watch->files);
  g_free (watch);
}

static gboolean
quiet_cb (gpointer data)
{
  TcCliWatch *watch = data;

  watch->timeout = 0;
  g_main_loop_quit (watch->loop);

  return G_SOURCE_REMOVE;
}

static void
restart_quiet (TcCliWatch *watch)
{
  if (watch->timeout > 0)
    g_source_remove (watch->timeout);
  watch->timeout = g_timeout_add (QUIET_MS, quiet_cb, watch);
}

static gboolean
is_of_interest (TcCliWatch *watch, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (path == NULL)
    return FALSE;
  if (g_hash_table_contains (watch->files, path) || strcmp (name, SETTINGS_NAME) == 0)
    return TRUE;

  return g_hash_table_contains (watch->trees, folder) &&
         (g_str_has_suffix (name, TC_SCENARIO_SUFFIX) || g_file_test (path, G_FILE_TEST_IS_DIR));
}

static void
changed_cb (GFileMonitor *monitor,
            GFile *file,
            GFile *other,
            GFileMonitorEvent event,
            gpointer data)
{
  TcCliWatch *watch = data;

  if (event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED)
    return;
  if (is_of_interest (watch, file) || is_of_interest (watch, other))
    restart_quiet (watch);
}

static void
watch_folder (TcCliWatch *watch, const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;
  GFileMonitor *monitor;

  if (g_hash_table_contains (watch->monitors, folder))
    return;
  monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, &error);
  if (monitor == NULL) {
    tc_cli_error (_ ("%s cannot be watched: %s."), folder, error->message);
    return;
  }
  g_signal_connect (monitor, "changed", G_CALLBACK (changed_cb), watch);
  g_hash_table_insert (watch->monitors, g_strdup (folder), monitor);
}

void
tc_cli_watch_add_file (TcCliWatch *watch, const char *path)
{
  char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *folder = g_path_get_dirname (absolute);

  watch_folder (watch, folder);
  g_hash_table_add (watch->files, absolute);
}

static void
add_tree (TcCliWatch *watch, const char *folder, guint depth)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL || depth >= MAX_DEPTH)
    return;
  watch_folder (watch, folder);
  g_hash_table_add (watch->trees, g_strdup (folder));
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (name[0] != '.' && g_file_test (path, G_FILE_TEST_IS_DIR) &&
        !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
      add_tree (watch, path, depth + 1);
  }
}

void
tc_cli_watch_add_folder (TcCliWatch *watch, const char *path)
{
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);

  add_tree (watch, absolute, 0);
}

gboolean
tc_cli_watch_wait (TcCliWatch *watch)
{
  if (!watch->is_ended)
    g_main_loop_run (watch->loop);

  return !watch->is_ended;
}
