/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-private.h"

/* Spaces that depend on how the game stands, numbers, and conditions. All of it reads the live
 * state. */

/* -- Spaces ------------------------------------------------------------------------------------ */

static gboolean
has_link (const TcEffects *effects, guint from, guint to)
{
  for (guint i = 0; i < effects->links->len; i++) {
    if (g_array_index (effects->links, guint32, i) == (from << 16 | to))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_next (const Run *run, guint a, guint b)
{
  const TcEffectsHost *host = run->host;

  if (host->is_linked != NULL)
    return host->is_linked (run->rules, run->state, a, b) ||
           host->is_linked (run->rules, run->state, b, a);

  return has_link (run->effects, a, b) || has_link (run->effects, b, a);
}

static gboolean
holds_pieces (const Run *run, guint player, guint space)
{
  for (guint kind = 0; kind < run->effects->kinds->len; kind++) {
    if (g_array_index (run->effects->kinds, Subject, kind).is_owned &&
        run->host->count (run->rules, run->state, kind, player, space) > 0)
      return TRUE;
  }

  return FALSE;
}

/* Pieces that nobody owns, or those of @player, lie in both. */
static gboolean
is_joined (const Run *run, guint kind, guint player, guint a, guint b)
{
  const TcEffectsHost *host = run->host;
  guint owner =
    g_array_index (run->effects->kinds, Subject, kind).is_owned ? player : TC_EFFECTS_NOBODY;

  return host->count (run->rules, run->state, kind, owner, a) > 0 &&
         host->count (run->rules, run->state, kind, owner, b) > 0;
}

static gboolean
has_space (const Run *run, const Term *term, guint player, guint figure, guint space)
{
  switch ((TermKind) term->kind) {
  case TERM_AT:
    return space == figure;
  case TERM_NEXT_TO:
    return figure != TC_EFFECTS_NOWHERE && space != figure && is_next (run, figure, space);
  case TERM_CONTROLLED_BY:
    return run->host->controller (run->rules, run->state, space) == player;
  case TERM_HELD_BY:
    return holds_pieces (run, player, space);
  case TERM_IN_PART:
    return run->host->is_in (run->rules, run->state, term->player, space);
  case TERM_JOINED_BY:
    return figure != TC_EFFECTS_NOWHERE && space != figure &&
           is_joined (run, term->player, player, figure, space);
  }
  g_assert_not_reached ();
}

static void
apply_term (const Run *run, const Term *term, const Frame *frame, guint64 *buffer)
{
  guint word = term->kind == TERM_JOINED_BY ? PLAYER_ACTING : term->player;
  guint player = tc_effects_resolve_in (run->effects, run->state, word, frame);
  guint figure = TC_EFFECTS_NOWHERE;

  if (term->kind == TERM_AT || term->kind == TERM_NEXT_TO || term->kind == TERM_JOINED_BY)
    figure = run->host->where (run->rules, run->state, player);
  for (guint space = 0; space < run->effects->spaces->len; space++) {
    guint64 bit = G_GUINT64_CONSTANT (1) << space % 64;

    if (!has_space (run, term, player, figure, space))
      continue;
    if (term->is_except)
      buffer[space / 64] &= ~bit;
    else
      buffer[space / 64] |= bit;
  }
}

/* First what is meant, then what is excepted: terms are in this order. */
const guint64 *
tc_effects_find_where (const Run *run, guint set, guint where, const Frame *frame, guint64 *buffer)
{
  const TcEffects *effects = run->effects;
  const Where *at = NULL;

  if (where == 0)
    return get_set (effects, set);

  at = &g_array_index (effects->wheres, Where, where - 1);
  memcpy (buffer, get_set (effects, at->set), effects->n_words * sizeof *buffer);
  for (guint i = 0; i < at->n; i++)
    apply_term (run, &g_array_index (effects->terms, Term, at->first + i), frame, buffer);
  for (guint word = 0; word < effects->n_words; word++)
    buffer[word] &= ~get_set (effects, at->except)[word];

  return buffer;
}

/* -- Numbers ----------------------------------------------------------------------------------- */

static gint
count_spaces (const Run *run, const Instruction *code, const guint64 *in, guint player)
{
  gboolean is_room = code->op == OP_IF_ROOM;
  gint n = 0;

  if (player == PLAYER_ANY) {
    for (guint each = 0; each < run->effects->players->len; each++)
      n += count_spaces (run, code, in, each);
    return n;
  }
  for (guint space = 0; space < run->effects->spaces->len; space++) {
    if (bits_have (in, space))
      n += (gint) (is_room ? run->host->room : run->host->count) (run->rules, run->state,
                                                                  code->kind, player, space);
  }

  return n;
}

static gint
count_cards (const Run *run, const Instruction *code, guint player)
{
  const TcEffects *effects = run->effects;
  gint n = 0;

  for (guint i = 0;; i++) {
    TcThing card = run->host->held (run->rules, run->state, code->kind, player, i);

    if (card == TC_THING_NONE)
      return n;
    n += tc_effects_is_meant (effects, run->state, code, tc_range_index (effects->cards, card));
  }
}

/* What is counted is in "keep" of an OP_VALUE: the condition that counts it. */
gint
tc_effects_measure (const Run *run, const Instruction *code, const Frame *frame)
{
  guint player = tc_effects_resolve_in (run->effects, run->state, code->player, frame);
  guint64 buffer[TC_EFFECTS_MAX_SPACES / 64];

  switch (code->op == OP_VALUE ? code->keep : code->op) {
  case OP_IF_PIECES:
  case OP_IF_ROOM:
    return count_spaces (
      run, code, tc_effects_find_where (run, code->set, code->where, frame, buffer), player);
  case OP_IF_TRACK:
    return tc_effects_get_track (run, code->kind, player);
  case OP_IF_CARDS:
    return count_cards (run, code, player);
  case OP_IF_TURN:
    return run->state->turn;
  default:
    return code->min;
  }
}

/* -- Conditions -------------------------------------------------------------------------------- */

/* Most often one space is meant, of many. */
static gboolean
has_control (const Run *run, const Instruction *code, guint player)
{
  const guint64 *set = get_set (run->effects, code->set);

  for (guint word = 0; word < run->effects->n_words; word++) {
    for (guint64 left = set[word]; left != 0; left &= left - 1) {
      guint space = 64 * word + (guint) __builtin_ctzll (left);

      if (run->host->controller (run->rules, run->state, space) != player)
        return FALSE;
    }
  }

  return TRUE;
}

static gboolean
stands_in (const Run *run, const Instruction *code, const Frame *frame, guint player)
{
  guint64 buffer[TC_EFFECTS_MAX_SPACES / 64];
  const guint64 *in = tc_effects_find_where (run, code->set, code->where, frame, buffer);
  guint space = run->host->where (run->rules, run->state, player);

  return space != TC_EFFECTS_NOWHERE && bits_have (in, space);
}

static gboolean
compares (const Run *run, const Instruction *code, const Frame *frame)
{
  gint first = tc_effects_measure (run, &code[1], frame);
  gint second = tc_effects_measure (run, &code[2], frame);

  return code->kind == 0 ? first >= second : code->kind == 1 ? first > second : first == second;
}

gboolean
tc_effects_holds (const Run *run, const Instruction *code, const Frame *frame)
{
  guint player = tc_effects_resolve_in (run->effects, run->state, code->player, frame);
  gint value = 0;

  switch (code->op) {
  case OP_IF_CONTROL:
    return has_control (run, code, player);
  case OP_IF_STATUS:
    return tc_effects_bears (run->effects, run->state, code->kind, player);
  case OP_IF_AT:
    return stands_in (run, code, frame, player);
  case OP_IF_COMPARE:
    return compares (run, code, frame);
  case OP_IF_OWN:
    return run->host->holds (run->rules, run->state, code->set2);
  case OP_IF_CAN:
    return tc_effects_can_go_on (run, TC_EFFECTS_CAN_COMPLETE, frame->at + 1u, code->set2);
  default:
    value = tc_effects_measure (run, code, frame);
    return value >= code->min && value <= code->max;
  }
}

gboolean
tc_effects_is_met (const TcEffects *effects, gconstpointer rules, const TcState *state, guint goal)
{
  const Goal *of = &g_array_index (effects->goals, Goal, goal);
  const Frame frame = { .player = TC_EFFECTS_NOBODY };
  /* Conditions only read. */
  const Run run = {
    .effects = effects, .host = effects->host, .rules = rules, .state = (TcState *) state
  };
  guint at = of->first;

  while (at < of->end) {
    const Instruction *code = get_instruction (effects, at);
    gboolean jumps = tc_effects_holds (&run, code, &frame) == ((code->flags & FLAG_WHEN) != 0);

    at = jumps ? code->jump : at + (code->op == OP_IF_COMPARE ? 3u : 1u);
  }

  return at == of->end;
}
