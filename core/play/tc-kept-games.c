/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-kept-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-shipped.h"
#include "rules/tc-replay.h"

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

GPtrArray *
tc_kept_games_list (const char *path)
{
  g_autofree char *folder = tc_kept_games_dup_folder (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, TC_KEPT_GAME_SUFFIX) && name[0] != '.')
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_paths);

  return paths;
}

/* -- Playing one again -- */

typedef struct {
  TcBuild *build;
  const TcSystem *const *systems;
  const char *path;
  TcReport *report;
} Run;

/* What belongs to no line of a game is said of its first one. */
static void
report_unread (const Run *run, const char *game, const char *why)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (game, "");

  tc_report_add (run->report, "PLY005", source, (TcSpan){ 0, 0 }, "%s", why);
}

static void
report_divergence (const Run *run, TcSource *source, const TcDivergence *divergence)
{
  guint line = MIN (MAX (divergence->line, 1), tc_source_get_n_lines (source));
  TcFinding *finding = NULL;

  if (divergence->kind == TC_DIVERGENCE_SYNTAX) {
    tc_report_add (run->report, "PLY005", source, tc_source_get_line_span (source, line), "%s",
                   divergence->message);
    return;
  }
  finding = tc_report_add (run->report, "PLY004", source, tc_source_get_line_span (source, line),
                           _ ("Move %u: %s"), divergence->move + 1, divergence->message);
  tc_finding_set_why (
    finding,
    _ ("Where that is what you want, record the game again: turncoat replay %s --scenario %s "
       "--save %s"),
    tc_source_get_name (source), run->path, tc_source_get_name (source));
}

static void
play_text (const Run *run, TcSource *source, const char *text)
{
  g_autoptr (TcBuild) build = tc_build_new_as_recorded (run->build, run->systems, text);
  TcDivergence divergence = { 0 };
  TcGame *game = tc_replay_play (tc_build_get_ruleset (build), text, &divergence);

  if (divergence.kind != TC_DIVERGENCE_NONE)
    report_divergence (run, source, &divergence);
  tc_divergence_clear (&divergence);
  g_clear_pointer (&game, tc_game_free);
}

static void
play_file (const Run *run, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TcSource) source = NULL;
  gsize length = 0;

  if (!g_file_get_contents (game, &text, &length, &error)) {
    report_unread (run, game, error->message);
    return;
  }
  if (strlen (text) != length) {
    report_unread (run, game, _ ("This file contains a NUL byte, so it is not a replay."));
    return;
  }
  source = tc_source_new_for_string (game, text);
  play_text (run, source, text);
}

guint
tc_kept_games_run (TcBuild *build,
                   const TcSystem *const *systems,
                   const char *path,
                   TcReport *report)
{
  g_autoptr (GPtrArray) games = NULL;
  Run run = { build, systems, path, report };

  g_return_val_if_fail (build != NULL && path != NULL && report != NULL, 0);

  if (tc_build_get_ruleset (build) == NULL)
    return 0;

  games = tc_kept_games_list (path);
  for (guint i = 0; i < games->len; i++)
    play_file (&run, g_ptr_array_index (games, i));

  return games->len;
}
