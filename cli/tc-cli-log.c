/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-log.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "tc-cli-results.h"

static void
append_lines (GString *out, char **lines, const char *first_indent)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (out, "%s%s\n", i == 0 ? first_indent : "      ", lines[i]);
}

void
tc_teller_clear (TcTeller *teller)
{
  g_clear_pointer (&teller->heading, g_free);
  memset (teller, 0, sizeof *teller);
}

void
tc_teller_append_opening (TcTeller *teller, TcGame *game, GString *out)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, -1);

  append_lines (out, lines, "      ");
}

/* A view costs more than a move, so one is made only where the heading may have changed. */
void
tc_teller_append_heading (TcTeller *teller, TcGame *game, GString *out)
{
  const TcState *state = tc_game_get_state (game);
  g_autoptr (TcView) view = NULL;

  if (tc_game_is_over (game) || (teller->heading != NULL && teller->turn == state->turn &&
                                 teller->phase == state->phase && teller->side == state->side))
    return;

  view = tc_rules_view (tc_game_get_ruleset (game), state, TC_SEAT_NONE);
  teller->turn = state->turn;
  teller->phase = state->phase;
  teller->side = state->side;
  if (g_strcmp0 (teller->heading, tc_view_get_status (view)) == 0)
    return;

  g_free (teller->heading);
  teller->heading = g_strdup (tc_view_get_status (view));
  g_string_append_printf (out, "\n== %s ==\n", teller->heading);
}

void
tc_teller_append_move (TcTeller *teller, TcGame *game, guint index, GString *out)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) index);

  append_lines (out, lines, "  ");
}

static const char *
get_level_words (gint level)
{
  switch (level) {
  case 0:
    return _ ("no victory");
  case 1:
    return _ ("minor victory");
  case 2:
    return _ ("major victory");
  default:
    return NULL;
  }
}

void
tc_cli_append_outcome (GString *out, TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  TcOutcome outcome = { 0 };

  tc_rules_outcome (ruleset, tc_game_get_state (game), &outcome);
  g_string_append (out, outcome.is_over ? _ ("\n== Outcome ==\n")
                                        : _ ("\n== The game is not over; as things stand ==\n"));
  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++) {
    const char *name = tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->name;
    const char *words = get_level_words (outcome.level[i]);

    if (words != NULL)
      g_string_append_printf (out, "  %s: %s\n", name, words);
    else
      g_string_append_printf (out, _ ("  %s: victory level %d\n"), name, outcome.level[i]);
  }
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    g_string_append_printf (out, _ ("  %s scores %d\n"), tc_ruleset_get_seat (ruleset, i)->name,
                            outcome.payoff[i]);
  g_string_append_printf (out, _ ("Decisions: %u\n"), tc_game_get_state (game)->n_moves);
  g_string_append_printf (out, _ ("Final position: %016" G_GINT64_MODIFIER "x\n"),
                          tc_game_get_hash (game));
}

static void
append_title (GString *out, TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_string_append_printf (
    out, "# turncoat log: %s, rules %u, setup %s, seed %" G_GUINT64_FORMAT "\n", system->id,
    system->rules_version, tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->id,
    tc_game_get_seed (game));
}

/* The record is played again, since headings are told from the positions between the moves. */
static void
append_record (GString *out, TcGame *game)
{
  g_autoptr (TcGame) again =
    tc_game_new (tc_game_get_ruleset (game), tc_game_get_setup (game), tc_game_get_seed (game));
  g_auto (TcTeller) teller = { 0 };

  append_title (out, again);
  tc_cli_append_options (out, tc_game_get_ruleset (again));
  tc_teller_append_opening (&teller, again, out);
  for (guint i = 0; i < tc_game_get_n_moves (game); i++) {
    tc_teller_append_heading (&teller, again, out);
    if (!tc_game_apply (again, tc_game_get_move (game, i), NULL))
      g_assert_not_reached ();
    tc_teller_append_move (&teller, again, i, out);
  }
  tc_cli_append_outcome (out, again);
}

char *
tc_cli_dup_log (TcGame *game)
{
  GString *out = g_string_new (NULL);

#ifdef LC_MESSAGES
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));

  setlocale (LC_MESSAGES, "C");
  append_record (out, game);
  setlocale (LC_MESSAGES, locale);
#else
  append_record (out, game);
#endif

  return g_string_free (out, FALSE);
}
