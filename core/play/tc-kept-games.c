/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-kept-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-shipped.h"
#include "rules/tc-replay.h"
#include "text/tc-file.h"

char *
tc_kept_games_dup_folder (const char *path)
{
  gsize length = strlen (path);

  if (g_str_has_suffix (path, TC_SCENARIO_SUFFIX))
    length -= strlen (TC_SCENARIO_SUFFIX);
  else if (g_str_has_suffix (path, ".xml"))
    length -= strlen (".xml");

  return g_strdup_printf ("%.*s" TC_KEPT_GAMES_FOLDER_SUFFIX, (int) length, path);
}

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The games in @folder, by name; none and an @error when it cannot be read. */
static GPtrArray *
list_folder (const char *folder, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, TC_KEPT_GAME_SUFFIX) && name[0] != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);

  return paths;
}

GPtrArray *
tc_kept_games_list (const char *path)
{
  g_autofree char *folder = tc_kept_games_dup_folder (path);

  return list_folder (folder, NULL);
}

/* -- Playing one again -- */

typedef struct {
  TcBuild *build;
  const TcSystem *const *systems;
  const char *path;
  TcReport *report;
} Run;

/* What belongs to no line of a game is said of a place before the first one. */
static void
report_unread (const Run *run, const char *game, const char *why)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (game, "");

  tc_report_add (run->report, "PLY005", source, (TcSpan){ 0, 0 }, "%s", why);
}

/* (transfer full): as a shell takes it for one word. */
static char *
dup_word (const char *path)
{
  for (const char *at = path; *at != '\0'; at++)
    if (!g_ascii_isalnum (*at) && strchr ("/._-", *at) == NULL)
      return g_shell_quote (path);

  return path[0] == '-' ? g_strconcat ("./", path, NULL) : g_strdup (path);
}

static TcSpan
get_span (TcSource *source, guint line, const TcDivergence *divergence)
{
  TcSpan span = tc_source_get_line_span (source, line);

  if (divergence->column > 0)
    span.start = MIN (span.start + divergence->column - 1, span.end);

  return span;
}

/* A file that is no replay at all may be anything, so nothing of it is shown. @branch: (nullable):
 * the name of the line of play that goes differently, when it is not the game itself. */
static void
report_divergence (const Run *run,
                   TcSource *source,
                   const char *branch,
                   const TcDivergence *divergence)
{
  guint line = MIN (MAX (divergence->line, 1), tc_source_get_n_lines (source));
  const char *name = tc_source_get_name (source);
  TcSpan span = get_span (source, line, divergence);
  g_autofree char *game = dup_word (name);
  g_autofree char *scenario = dup_word (run->path);
  g_autofree char *where = NULL;
  TcFinding *finding = NULL;

  if (divergence->kind == TC_DIVERGENCE_SYNTAX && line == 1) {
    report_unread (run, name, divergence->message);
    return;
  }
  if (divergence->kind == TC_DIVERGENCE_SYNTAX || divergence->kind == TC_DIVERGENCE_RULES) {
    tc_report_add (run->report, "PLY005", source, span, "%s", divergence->message);
    return;
  }
  where = branch != NULL
            ? g_strdup_printf (_ ("Branch \"%s\", move %u"), branch, divergence->move + 1)
            : g_strdup_printf (_ ("Move %u"), divergence->move + 1);
  finding =
    tc_report_add (run->report, "PLY004", source, span, "%s: %s", where, divergence->message);
  tc_finding_set_why (
    finding,
    _ ("Where that is what you want, record the game again: turncoat replay %s --scenario %s "
       "--save %s"),
    game, scenario, game);
}

/* The game itself, and then each of its branches. */
static void
play_text (const Run *run, TcSource *source, const char *text)
{
  g_autoptr (TcBuild) build = tc_build_new_as_recorded (run->build, run->systems, text);
  g_autoptr (TcGameTree) tree = NULL;
  TcDivergence divergence = { 0 };
  TcGame *game = tc_replay_open (tc_build_get_ruleset (build), text, &tree, &divergence);

  if (divergence.kind != TC_DIVERGENCE_NONE)
    report_divergence (run, source, NULL, &divergence);
  tc_divergence_clear (&divergence);
  for (guint i = 0; game != NULL && i < tc_game_tree_get_n_lines (tree); i++) {
    if (i != tc_game_tree_get_current (tree) && !tc_game_tree_check (tree, game, i, &divergence))
      report_divergence (run, source, tc_game_tree_get_name (tree, i), &divergence);
    tc_divergence_clear (&divergence);
  }
  g_clear_pointer (&game, tc_game_free);
}

/* %FALSE when it could not be read. */
static gboolean
play_file (const Run *run, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (game, NULL, &error);
  const char *text = NULL;
  gsize length = 0;

  if (source == NULL) {
    report_unread (run, game, error->message);
    return FALSE;
  }
  text = tc_source_get_text (source, &length);
  if (strlen (text) != length) {
    report_unread (run, game, _ ("This file contains a NUL byte, so it is not a replay."));
    return FALSE;
  }
  play_text (run, source, text);

  return TRUE;
}

/* What stands in place of the folder, or cannot be opened, may hide games. */
static GPtrArray *
list_games (const Run *run)
{
  g_autofree char *folder = tc_kept_games_dup_folder (run->path);
  g_autoptr (GError) error = NULL;
  GPtrArray *games = list_folder (folder, &error);

  if (error != NULL &&
      (g_file_test (folder, G_FILE_TEST_EXISTS) || g_file_test (folder, G_FILE_TEST_IS_SYMLINK)))
    report_unread (run, folder, error->message);

  return games;
}

guint
tc_kept_games_run (TcBuild *build,
                   const TcSystem *const *systems,
                   const char *path,
                   TcReport *report)
{
  g_autoptr (GPtrArray) games = NULL;
  Run run = { build, systems, path, report };
  guint n = 0;

  g_return_val_if_fail (build != NULL && path != NULL && report != NULL, 0);

  if (tc_build_get_ruleset (build) == NULL)
    return 0;

  games = list_games (&run);
  for (guint i = 0; i < games->len; i++)
    n += play_file (&run, g_ptr_array_index (games, i));

  return n;
}
