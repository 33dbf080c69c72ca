/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-log-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/tc-turn-summary.h"
#include "rules/tc-system.h"
#include "scenario/tc-title.h"

/* Names of scenarios may have letters that mean something in Markdown. */
static void
append_escaped (GString *out, const char *text)
{
  for (; *text != '\0'; text++) {
    if (strchr ("\\`*_<>[]#", *text) != NULL)
      g_string_append_c (out, '\\');
    g_string_append_c (out, *text == '\n' ? ' ' : *text);
  }
  g_string_append_c (out, '\n');
}

static void
append_line (GString *out, const char *start, const char *text)
{
  g_string_append (out, start);
  append_escaped (out, text);
}

/* Who gives it away has to see what is in it. */
static void
append_viewer (GString *out, TcRuleset *ruleset, guint8 viewer)
{
  g_autofree char *seat = NULL;

  if (!tc_rules_has_secrets (ruleset))
    return;
  if (viewer < TC_MAX_SEATS)
    /* Translators: a player's name */
    seat = g_strdup_printf (_ ("What %s knows"), tc_ruleset_get_seat (ruleset, viewer)->name);
  g_string_append_c (out, '\n');
  append_line (out, "",
               seat != NULL               ? seat
               : viewer == TC_SEAT_PUBLIC ? _ ("What all players know")
                                          : _ ("The whole game with its secrets"));
}

static void
append_title (GString *out, TcGame *game, guint8 viewer)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autofree char *title = tc_title_dup (tc_ruleset_get_scenario (ruleset), 0);

  append_line (out, "# ", title != NULL ? title : tc_ruleset_get_system (ruleset)->id);
  g_string_append_c (out, '\n');
  append_line (out, "", tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->name);
  append_viewer (out, ruleset, viewer);
  /* The seed would show what is hidden. */
  if (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (ruleset))
    g_string_append_printf (out, _ ("\nSeed of the game: %" G_GUINT64_FORMAT "\n"),
                            tc_game_get_seed (game));
}

/* What move @index did; -1: what happened before the first. */
static void
append_move (GString *out, TcGame *game, guint8 viewer, gint index)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, viewer, index);

  for (guint i = 0; lines[i] != NULL; i++)
    append_line (out, i == 0 || index < 0 ? "- " : "  - ", lines[i]);
}

static void
append_pins (GString *out, TcGameTree *tree, guint n_moves)
{
  for (guint i = 0; tree != NULL && i < tc_game_tree_get_n_pins (tree); i++) {
    const TcPin *pin = tc_game_tree_get_pin (tree, i);
    g_autofree char *text = NULL;

    if (pin->n_moves != n_moves)
      continue;
    text = *pin->place != '\0' ? g_strdup_printf ("%s: %s", pin->place, pin->text)
                               : g_strdup (pin->text);
    append_line (out, "\n> ", text);
    g_string_append_c (out, '\n');
  }
}

static void
append_summary (GString *out, TcGame *game, guint8 viewer, guint index)
{
  g_auto (GStrv) lines = NULL;

  if (!tc_turn_summary_ends_at (game, index))
    return;
  lines = tc_turn_summary_dup (game, viewer, index);
  append_line (out, "\n### ", lines[0]);
  g_string_append_c (out, '\n');
  for (guint i = 1; lines[i] != NULL; i++)
    append_line (out, "- ", lines[i]);
}

static void
append_turn_heading (GString *out, TcGame *game, guint8 viewer, guint n_moves)
{
  g_autofree char *turn = tc_turn_summary_dup_turn (game, viewer, n_moves);

  append_line (out, "\n## ", turn);
  g_string_append_c (out, '\n');
}

/* What is done before play belongs to the first turn, once that has come. */
static guint
find_first_turn (TcGame *game)
{
  for (guint i = 0; i <= tc_game_get_n_moves (game); i++)
    if (tc_game_get_position (game, i)->turn > 0)
      return i;

  return 0;
}

static void
append_notes (GString *out, TcRuleset *ruleset, const char *const *notes, guint8 viewer)
{
  for (guint8 i = 0; notes != NULL && i < tc_ruleset_get_n_seats (ruleset); i++) {
    g_autofree char *heading =
      g_strdup_printf (_ ("Notes of %s"), tc_ruleset_get_seat (ruleset, i)->name);
    g_auto (GStrv) lines = NULL;

    if (notes[i] == NULL || *notes[i] == '\0' || (viewer != TC_SEAT_NONE && viewer != i))
      continue;
    append_line (out, "\n## ", heading);
    g_string_append_c (out, '\n');
    lines = g_strsplit (notes[i], "\n", -1);
    for (guint j = 0; lines[j] != NULL; j++)
      append_line (out, "", lines[j]);
  }
}

char *
tc_log_text_dup (TcGame *game, TcGameTree *tree, const char *const *notes, guint8 viewer)
{
  GString *out = g_string_new (NULL);
  guint turn = tc_game_get_position (game, 0)->turn;

  append_title (out, game, viewer);
  append_turn_heading (out, game, viewer, find_first_turn (game));
  append_move (out, game, viewer, -1);
  append_pins (out, tree, 0);
  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    guint now = tc_game_get_position (game, i)->turn;

    if (now != turn && now > 1)
      append_turn_heading (out, game, viewer, i);
    turn = now;
    append_move (out, game, viewer, (gint) i);
    append_pins (out, tree, i + 1);
    append_summary (out, game, viewer, i);
  }
  append_notes (out, tc_game_get_ruleset (game), notes, viewer);

  return g_string_free (out, FALSE);
}
