/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/bots/tc-bot-reading.h"

#include <glib/gi18n.h>

/* So many moves are named; the others are counted. */
#define MAX_NAMED 8

struct _TcBotReading {
  TcRuleset *ruleset;
  gboolean has_trace;
  TcBotTrace trace;
  GArray *legal; /* of TcMove: what the tables began with; empty when that is not known */
  char *words;
};

const TcBot *
tc_bot_reading_find_bot (const TcRuleset *ruleset)
{
  g_autofree const TcBot **bots = tc_bot_list (ruleset);

  for (guint i = 0; bots[i] != NULL; i++) {
    if (bots[i]->follows_tables)
      return bots[i];
  }

  return NULL;
}

TcGame *
tc_bot_reading_play (TcRuleset *ruleset, guint64 seed)
{
  TcGame *game = tc_game_new (ruleset, 0, seed);
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (ruleset);
  const TcBot *bot = tc_bot_reading_find_bot (ruleset);
  TcRng rng;

  g_return_val_if_fail (bot != NULL, game);

  tc_bot_rng_init (&rng, seed);
  while (!tc_game_is_over (game)) {
    TcMove move = tc_bot_desk_decide (desk, bot, tc_game_get_state (game), &rng);

    if (!tc_game_apply (game, &move, NULL))
      break;
  }

  return game;
}

/* -- Words ------------------------------------------------------------------------------------- */

/* By the place alone where the moves differ in nothing else. */
static char *
dup_names (const TcRuleset *ruleset, const GArray *moves)
{
  const TcMove *first = &g_array_index (moves, TcMove, 0);
  GString *text = g_string_new (NULL);
  gboolean is_short = TRUE;

  for (guint i = 0; i < moves->len; i++) {
    const TcMove *move = &g_array_index (moves, TcMove, i);

    is_short &=
      move->verb == first->verb && move->subject == TC_THING_NONE && move->target != TC_THING_NONE;
  }
  for (guint i = 0; i < MIN (moves->len, MAX_NAMED); i++) {
    const TcMove *move = &g_array_index (moves, TcMove, i);
    g_autofree char *label = tc_move_dup_label (ruleset, move);

    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "",
                            is_short ? tc_ruleset_get_thing (ruleset, move->target)->name : label);
  }
  if (moves->len > MAX_NAMED)
    g_string_append_printf (text, _ ("; and %u more"), moves->len - MAX_NAMED);

  return g_string_free (text, FALSE);
}

static gboolean
is_dropped (const TcBotTrace *trace, guint step, const TcMove *move)
{
  guint end = trace->steps[step].dropped + trace->steps[step].n_dropped;

  for (guint i = 0; i < MIN (end, TC_BOT_MAX_DROPPED); i++) {
    if (tc_move_compare (&trace->dropped[i], move) == 0)
      return TRUE;
  }

  return FALSE;
}

/* (transfer full): what is left after @step, as far as that is known. */
static GArray *
list_left (const TcBotReading *reading, guint step)
{
  GArray *left = g_array_new (FALSE, FALSE, sizeof (TcMove));

  for (guint i = 0; i < reading->legal->len; i++) {
    const TcMove *move = &g_array_index (reading->legal, TcMove, i);

    if (!is_dropped (&reading->trace, step, move))
      g_array_append_val (left, *move);
  }
  if (left->len != reading->trace.steps[step].n_left)
    g_array_set_size (left, 0);

  return left;
}

static char *
dup_kept (const TcBotReading *reading, guint index)
{
  const TcBotStep *step = &reading->trace.steps[index];
  g_autoptr (GArray) left = list_left (reading, index);
  g_autofree char *names = left->len > 0 ? dup_names (reading->ruleset, left) : g_strdup ("");
  guint n_before = step->n_left + step->n_dropped;
  g_autofree char *text = NULL;

  if (step->kind == TC_BOT_STEP_DECIDED)
    text = g_strdup_printf (_ ("Decides, and keeps %u of %u"), step->n_left, n_before);
  else if (step->n_dropped == 0)
    text = g_strdup_printf (_ ("Keeps all %u"), n_before);
  else
    text = g_strdup_printf (_ ("Keeps %u of %u"), step->n_left, n_before);

  return *names != '\0' ? g_strdup_printf ("%s: %s", text, names) : g_steal_pointer (&text);
}

char *
tc_bot_reading_dup_row (const TcBotReading *reading, TcNode row)
{
  for (guint i = 0; reading->has_trace && i < MIN (reading->trace.n_steps, TC_BOT_MAX_STEPS); i++) {
    const TcBotStep *step = &reading->trace.steps[i];

    if (step->row != row)
      continue;
    if (step->kind == TC_BOT_STEP_NOT_SO)
      return g_strdup (_ ("Does not hold here"));
    if (step->kind == TC_BOT_STEP_SKIPPED)
      return g_strdup_printf (_ ("Skipped: none of %u would be left"), step->n_left);
    return dup_kept (reading, i);
  }

  return g_strdup (reading->has_trace ? _ ("Not reached") : "");
}

static char *
dup_words (const TcBotReading *reading, const char *who)
{
  const TcBotTrace *trace = &reading->trace;
  g_autofree char *move = tc_move_dup_label (reading->ruleset, &trace->chosen);
  guint n = MIN (trace->n_steps, TC_BOT_MAX_STEPS);

  if (n == 0)
    return g_strdup_printf (_ ("%s: no table is used here."), who);
  if (trace->steps[n - 1].kind == TC_BOT_STEP_DIE)
    return g_strdup_printf (_ ("%s: the tables leave %u moves, and a die chooses: %s."), who,
                            trace->steps[n - 1].n_left, move);

  /* Translators: a player, and a move */
  return g_strdup_printf (_ ("%s: the tables decide: %s."), who, move);
}

/* -- Reading ----------------------------------------------------------------------------------- */

/* What the tables begin with is what is legal, unless the bot left something out before. */
static void
list_legal (TcBotReading *reading, const TcState *state)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (reading->ruleset));
  guint n = tc_rules_legal_moves (reading->ruleset, state, TC_MOVES_CANONICAL, moves);
  const TcBotStep *first = &reading->trace.steps[0];

  if (reading->trace.n_steps > 0 && first->n_left + first->n_dropped == n)
    g_array_append_vals (reading->legal, moves, n);
}

static void
explain (TcBotReading *reading, TcGame *game, const TcState *state, const char *who)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (reading->ruleset);
  TcRng rng;

  tc_bot_rng_init (&rng, tc_game_get_seed (game));
  tc_bot_desk_explain (desk, tc_bot_reading_find_bot (reading->ruleset), state, &rng,
                       &reading->trace);
  reading->has_trace = TRUE;
  list_legal (reading, state);
  reading->words = dup_words (reading, who);
}

TcBotReading *
tc_bot_reading_new (TcGame *game, guint position, guint8 viewer)
{
  TcBotReading *reading = g_new0 (TcBotReading, 1);
  const TcState *state = tc_game_get_position (game, position);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const char *who = NULL;

  reading->ruleset = tc_ruleset_ref (ruleset);
  reading->legal = g_array_new (FALSE, FALSE, sizeof (TcMove));
  if (tc_rules_is_over (state)) {
    reading->words = g_strdup (_ ("The game is over."));
    return reading;
  }
  who = tc_ruleset_get_seat (ruleset, state->actor)->name;
  if (tc_bot_reading_find_bot (ruleset) == NULL)
    reading->words = g_strdup (_ ("No bot of this game decides by tables."));
  else if (viewer != TC_SEAT_NONE && viewer != state->actor)
    /* Translators: a player */
    reading->words = g_strdup_printf (_ ("What %s can do here is hidden from you."), who);
  else
    explain (reading, game, state, who);

  return reading;
}

void
tc_bot_reading_free (TcBotReading *reading)
{
  if (reading == NULL)
    return;
  tc_ruleset_unref (reading->ruleset);
  g_array_unref (reading->legal);
  g_free (reading->words);
  g_free (reading);
}

const char *
tc_bot_reading_get_words (const TcBotReading *reading)
{
  return reading->words;
}

TcNode
tc_bot_reading_get_table (const TcBotReading *reading)
{
  return reading->has_trace && reading->trace.n_steps > 0 ? reading->trace.steps[0].table
                                                          : TC_NODE_NONE;
}

gboolean
tc_bot_reading_asks (const TcBotReading *reading, TcNode table)
{
  for (guint i = 0; reading->has_trace && i < MIN (reading->trace.n_steps, TC_BOT_MAX_STEPS); i++) {
    if (reading->trace.steps[i].table == table)
      return TRUE;
  }

  return FALSE;
}
