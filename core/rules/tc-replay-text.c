/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as text. */

#include "rules/tc-replay-private.h"

#include "base/tc-hash.h"
#include "rules/tc-game-private.h"
#include "rules/tc-rules-private.h"
#include "rules/tc-umpire.h"
#include "scenario/tc-schema.h"

#define SECRET "(secret)"

char *
tc_replay_dup_digest (TcScenario *scenario)
{
  gsize length = 0;
  const char *text = tc_source_get_text (tc_scenario_get_source (scenario), &length);

  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                          tc_hash_bytes (TC_HASH_START, text, length));
}

const char *
tc_replay_get_scenario_id (TcScenario *scenario)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, 0)->content;
  const char *id = NULL;

  if (tc_schema_content_find_attribute (content, "id") != NULL)
    id = tc_scenario_get_string (scenario, 0, "id");

  return id != NULL ? id : "-";
}

/* Who decided it: an umpire acts while somebody else is to decide. */
static const char *
get_decider (TcGame *game, guint index)
{
  return tc_game_is_arranged (game, index)
           ? TC_REPLAY_UMPIRE
           : tc_ruleset_get_seat (tc_game_get_ruleset (game), tc_game_get_move_seat (game, index))
               ->id;
}

char *
tc_replay_dup_move (TcGame *game, guint index)
{
  g_autofree char *move =
    tc_move_dup_text (tc_game_get_ruleset (game), tc_game_get_move (game, index));

  return g_strdup_printf ("%s: %s", get_decider (game, index), move);
}

static void
append_move (GString *out, TcGame *game, guint8 viewer, guint index)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  g_autofree char *move = tc_game_is_move_seen (game, index, viewer)
                            ? tc_move_dup_text (ruleset, tc_game_get_move (game, index))
                            : g_strdup (SECRET);

  g_string_append_printf (out, "%s: %s  @%016" G_GINT64_MODIFIER "x\n", get_decider (game, index),
                          move,
                          viewer == TC_SEAT_NONE ? tc_game_get_move_hash (game, index)
                                                 : tc_game_get_seen_hash (game, index, viewer));
  if (tc_game_is_note_seen (game, index, viewer))
    g_string_append_printf (out, TC_REPLAY_ACT TC_REPLAY_NOTE "%s\n",
                            tc_game_get_note (game, index));
}

/* What was done at the table when @n_moves moves were made. */
static void
append_acts (GString *out, TcGame *game, guint n_moves)
{
  for (guint i = 0; i < tc_game_get_n_acts (game); i++) {
    g_autofree char *act = tc_game_dup_act (game, i);

    if (tc_game_get_act (game, i)->at == n_moves)
      g_string_append_printf (out, TC_REPLAY_ACT "%s\n", act);
  }
}

/* Who sits at the table, and what they agreed on before the game. */
static void
append_table (GString *out, TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  if (!game->has_people || !tc_rules_has_secrets (ruleset))
    return;

  g_string_append (out, "people");
  for (guint8 seat = 0; seat < n_seats; seat++) {
    if ((game->first_people >> seat & 1) != 0)
      g_string_append_printf (out, " %s", tc_ruleset_get_seat (ruleset, seat)->id);
  }
  g_string_append_c (out, '\n');
  if (game->is_undo_allowed)
    g_string_append (out, "undo allowed\n");
}

char *
tc_replay_dup_text (TcGame *game, guint8 viewer)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autofree char *digest = tc_replay_dup_digest (scenario);
  GString *out = g_string_new (TC_REPLAY_MAGIC "\n");

  g_string_append_printf (out, "system %s\n", system->id);
  g_string_append_printf (out, "rules %u\n", system->rules_version);
  g_string_append_printf (out, "scenario %s\n", tc_replay_get_scenario_id (scenario));
  g_string_append_printf (out, "digest %s\n", digest);
  for (guint i = 0; i < system->n_options; i++)
    g_string_append_printf (out, "option %s %s\n", system->options[i].id,
                            tc_ruleset_get_option (ruleset, i));
  g_string_append_printf (out, "setup %s\n",
                          tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->id);
  if (viewer == TC_SEAT_PUBLIC)
    g_string_append (out, "seen-by " TC_REPLAY_PUBLIC "\n");
  else if (viewer == TC_SEAT_NONE)
    g_string_append_printf (out, "seed %" G_GUINT64_FORMAT "\n", tc_game_get_seed (game));
  else
    g_string_append_printf (out, "seen-by %s\n", tc_ruleset_get_seat (ruleset, viewer)->id);

  append_table (out, game);
  g_string_append_c (out, '\n');

  append_acts (out, game, 0);
  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    append_move (out, game, viewer, i);
    append_acts (out, game, i + 1);
  }

  return g_string_free (out, FALSE);
}
