/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* A bot that knows which deeds are good for its side and nothing more: enough for the bot that
 * searches to play on by. */

static gint
score_act (const TcMove *move, gboolean is_loyal)
{
  switch ((MiniVerb) move->verb) {
  case MINI_LIGHT:
    return is_loyal ? 5 : -1;
  case MINI_SNUFF:
    return is_loyal ? -1 : 5;
  case MINI_PLACE:
    return 3;
  case MINI_DRAW:
    return 2;
  case MINI_ALLOW:
  case MINI_BLOCK:
  case MINI_THROW:
  case MINI_KEEP:
  case MINI_PASS:
  case MINI_N_VERBS:
    break;
  }

  return 0;
}

/* Stopping what the other side wants, keeping what one's own side needs. */
static gint
score_answer (const MiniData *data, const MiniState *mini, const TcMove *move, gboolean is_loyal)
{
  MiniCard wanted = is_loyal ? MINI_CARD_LAMP : MINI_CARD_WIND;
  guint8 feared = is_loyal ? MINI_SNUFF : MINI_LIGHT;

  if (move->verb == MINI_BLOCK)
    return mini->pending_verb == feared ? 1 : -1;
  if (move->verb == MINI_KEEP)
    return data->use[tc_range_index (data->cards, move->subject)] == wanted ? 1 : -1;

  return 0;
}

static gint
score (const TcBotTurn *turn, const TcMove *move)
{
  const MiniData *data = tc_ruleset_get_data (turn->ruleset);
  const MiniState *mini = (const MiniState *) turn->state;
  gboolean is_loyal = mini->role[turn->seat] == MINI_ROLE_LOYAL;

  return turn->state->phase == MINI_ACT ? score_act (move, is_loyal)
                                        : score_answer (data, mini, move, is_loyal);
}

static guint
choose (const TcBotTurn *turn)
{
  return tc_bot_choose_best (turn, score);
}

static const TcBot heuristic = {
  .id = "heuristic",
  .title = "Simple",
  .summary = "does what is good for its side",
  .choose = choose,
};

const TcBot *const mini_bots[] = { &heuristic, NULL };
