/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-log.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "tc-cli-results.h"

static void
append_title_line (GString *out, const char *title)
{
  g_string_append_printf (out, "\n== %s ==\n", title);
}

/* What the turn came to that move @index ends. */
static void
append_summary (TcNarrator *narrator, TcGame *game, guint index, GString *out)
{
  g_auto (GStrv) lines = tc_turn_summary_dup (game, narrator->viewer, index);

  append_title_line (out, lines[0]);
  for (guint i = 1; lines[i] != NULL; i++)
    g_string_append_printf (out, "      %s\n", lines[i]);
}

/* A heading is kept back until something stands under it: the next one may say more. */
static void
append_lines (TcNarrator *narrator, TcGame *game, gint index, GString *out)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, narrator->viewer, index);
  gint summary = tc_turn_summary_find_line (game, narrator->viewer, index);

  for (guint i = 0; lines[i] != NULL; i++) {
    if ((gint) i == summary)
      append_summary (narrator, game, (guint) index, out);
    if (tc_game_is_heading (game, narrator->viewer, index, i)) {
      g_free (narrator->waiting);
      narrator->waiting = g_strdup (lines[i]);
      continue;
    }
    if (narrator->waiting != NULL)
      append_title_line (out, narrator->waiting);
    g_clear_pointer (&narrator->waiting, g_free);
    g_string_append_printf (out, "%s%s\n", i == 0 && index >= 0 ? "  " : "      ", lines[i]);
  }
  if (summary == (gint) g_strv_length (lines))
    append_summary (narrator, game, (guint) index, out);
}

void
tc_narrator_clear (TcNarrator *narrator)
{
  g_clear_pointer (&narrator->heading, g_free);
  g_clear_pointer (&narrator->waiting, g_free);
  memset (narrator, 0, sizeof *narrator);
}

void
tc_narrator_init (TcNarrator *narrator, guint8 viewer)
{
  tc_narrator_clear (narrator);
  narrator->viewer = viewer;
}

void
tc_narrator_append_opening (TcNarrator *narrator, TcGame *game, GString *out)
{
  append_lines (narrator, game, -1, out);
}

/* A view costs more than a move, so one is made only where the heading may have changed. */
void
tc_narrator_append_heading (TcNarrator *narrator, TcGame *game, guint n_moves, GString *out)
{
  const TcState *state = tc_game_get_position (game, n_moves);
  g_autoptr (TcView) view = NULL;

  if (tc_rules_is_over (state) ||
      (narrator->heading != NULL && narrator->turn == state->turn &&
       narrator->phase == state->phase && narrator->side == state->side &&
       narrator->actor == state->actor))
    return;

  view = tc_rules_view (tc_game_get_ruleset (game), state, narrator->viewer);
  narrator->turn = state->turn;
  narrator->phase = state->phase;
  narrator->side = state->side;
  narrator->actor = state->actor;
  if (g_strcmp0 (narrator->heading, tc_view_get_status (view)) == 0)
    return;

  g_free (narrator->heading);
  narrator->heading = g_strdup (tc_view_get_status (view));
  g_clear_pointer (&narrator->waiting, g_free);
  append_title_line (out, narrator->heading);
}

void
tc_narrator_append_move (TcNarrator *narrator, TcGame *game, guint index, GString *out)
{
  append_lines (narrator, game, (gint) index, out);
}

static void
append_standing (GString *out, TcGame *game, guint8 viewer)
{
  g_auto (GStrv) lines = tc_game_dup_outcome (game, viewer);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (out, "  %s\n", lines[i]);
}

void
tc_cli_append_outcome (GString *out, TcGame *game, guint8 viewer)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  g_autofree TcState *seen = g_memdup2 (state, tc_ruleset_get_state_size (ruleset));

  tc_rules_redact (ruleset, seen, viewer);
  if (tc_game_is_over (game)) {
    g_string_append (out, _ ("\n== Outcome ==\n"));
    append_standing (out, game, viewer);
  } else if (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (ruleset)) {
    g_string_append (out, _ ("\n== The game is not over; as things stand ==\n"));
    append_standing (out, game, viewer);
  } else {
    g_string_append (out, _ ("\n== The game is not over ==\n"));
  }
  g_string_append_printf (out, _ ("Decisions: %u\n"), state->n_moves);
  g_string_append_printf (out, _ ("Hash of the final position: %016" G_GINT64_MODIFIER "x\n"),
                          tc_rules_hash (ruleset, seen));
}

static void
append_title (GString *out, TcGame *game, guint8 viewer)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_string_append_printf (out, "# turncoat log: %s, rules %u, setup %s, ", system->id,
                          system->rules_version,
                          tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->id);
  if (viewer == TC_SEAT_NONE)
    g_string_append_printf (out, "seed %" G_GUINT64_FORMAT "\n", tc_game_get_seed (game));
  else if (viewer == TC_SEAT_PUBLIC)
    g_string_append (out, "seen by " TC_REPLAY_PUBLIC "\n");
  else
    g_string_append_printf (out, "seen by %s\n", tc_ruleset_get_seat (ruleset, viewer)->id);
}

static void
append_record (GString *out, TcGame *game, guint8 viewer)
{
  g_auto (TcNarrator) narrator = { 0 };

  tc_narrator_init (&narrator, viewer);
  append_title (out, game, viewer);
  tc_cli_append_options (out, tc_game_get_ruleset (game));
  tc_narrator_append_opening (&narrator, game, out);
  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    tc_narrator_append_heading (&narrator, game, i, out);
    tc_narrator_append_move (&narrator, game, i, out);
  }
  tc_cli_append_outcome (out, game, viewer);
}

char *
tc_cli_dup_log (TcGame *game, guint8 viewer)
{
  GString *out = g_string_new (NULL);

#ifdef LC_MESSAGES
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));

  setlocale (LC_MESSAGES, "C");
  append_record (out, game, viewer);
  setlocale (LC_MESSAGES, locale);
#else
  append_record (out, game, viewer);
#endif

  return g_string_free (out, FALSE);
}
