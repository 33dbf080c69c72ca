/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-generator.h"

#include <string.h>

#include "effects/tc-effects-private.h"

/* Playing random programs, and what must hold of all of them. */

/* No program of these takes more choices: three rounds of three rounds of a few pieces each. */
#define MAX_DECISIONS 4000u

/* A search surely finds its way through so many. */
#define FEW_DECISIONS 5u

/* -- What must hold ---------------------------------------------------------------------------- */

typedef struct {
  TcRuleset *ruleset;
  const TrialRules *rules;
  TcRng *rng;
  TcEvents *events;
  TcMove *moves;
  TcState *state;
  TcState *copy;
  gsize size;
  GArray *path; /* TcMove */
} Player;

static void
check_pieces (const Player *player, const TcState *state)
{
  const TrialState *trial = (const TrialState *) state;
  guint n_held = 0;

  for (guint kind = 0; kind < player->rules->n_kinds; kind++) {
    guint n_owners = player->rules->kind_is_owned[kind] ? player->rules->n_players : 1;

    for (guint owner = 0; owner < n_owners; owner++) {
      guint n = trial->pool[kind][owner];

      for (guint space = 0; space < player->rules->spaces.n; space++)
        n += trial->piece[kind][owner][space];
      g_assert_cmpuint (n, ==, player->rules->n_pieces[kind]);
    }
  }
  for (guint card = 0; card < player->rules->cards.n; card++)
    n_held += trial->at[card] != 0;
  g_assert_cmpuint (trial->n_deck + trial->n_discard + n_held, ==, player->rules->cards.n);
}

/* Whether @event is about @code: a text that names the acting player is one for each of them. */
static gboolean
is_about (const TcEffects *effects, const TcEvent *event, const Instruction *code)
{
  guint n_texts = (code->flags & FLAG_NAMED) != 0 ? effects->players->len : 1;

  return (guint16) event->value[0] >= code->text &&
         (guint16) event->value[0] < code->text + n_texts;
}

/* Whether the log has something that a search does not foresee: it takes what follows as possible.
 */
static gboolean
has_unforeseen (const Player *player)
{
  const TcEffects *effects = player->rules->effects;

  for (guint i = 0; i < tc_events_get_n (player->events); i++) {
    const TcEvent *event = tc_events_get (player->events, i);

    if (event->kind != TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_CLAUSE &&
        event->kind != TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_HOLDER)
      continue;
    for (guint at = 0; at < effects->code->len; at++) {
      const Instruction *code = get_instruction (effects, at);

      if (is_about (effects, event, code) && (code->op == OP_DRAW || code->op == OP_LOOK ||
                                              (code->flags & (FLAG_AT_RANDOM | FLAG_DICE)) != 0))
        return TRUE;
    }
  }

  return FALSE;
}

/* Whether the log has a clause of @card that had to be done in full and was not; @out_has_chance:
 * whether dice had a say. */
static gboolean
has_broken_must (const Player *player, guint card, gboolean *out_has_chance)
{
  const TcEffects *effects = player->rules->effects;
  const Program *program = &g_array_index (effects->programs, Program, card);
  gboolean is_broken = FALSE;

  for (guint i = 0; i < tc_events_get_n (player->events); i++) {
    const TcEvent *event = tc_events_get (player->events, i);
    guint kind = event->kind - TRIAL_EVENT_EFFECT;

    *out_has_chance |= kind == TC_EFFECTS_EVENT_ROLL;
    if (kind == TC_EFFECTS_EVENT_CLAUSE || kind == TC_EFFECTS_EVENT_DECLINED ||
        kind == TC_EFFECTS_EVENT_ROLL || kind == TC_EFFECTS_EVENT_LOOK ||
        kind == TC_EFFECTS_EVENT_HOLDER || kind == TC_EFFECTS_EVENT_FAILS ||
        kind == TC_EFFECTS_EVENT_SUCCEEDS || kind >= TC_EFFECTS_EVENT_IS)
      continue;
    for (guint at = program[0].first; at < program[1].first; at++) {
      const Instruction *code = get_instruction (effects, at);

      /* A "may" around one clause that can do nothing is skipped, as if it had been declined. */
      if (is_about (effects, event, code) && code->op != OP_LOOK &&
          ((code->op >= OP_PLACE && code->op <= OP_INVOKE) || code->op == OP_CHOOSE ||
           code->op == OP_PERSON) &&
          (at == program[0].first || code[-1].op != OP_MAY || code[-1].jump != at + 1))
        is_broken |= (code->flags & FLAG_MUST) != 0;
    }
  }

  return is_broken;
}

/* Each choice that is listed is legal and can be made; the list itself changes nothing. */
static void
check_choices (Player *player, guint n)
{
  const TcEffects *effects = player->rules->effects;

  for (guint i = 0; i < n; i++) {
    if (i > 0)
      g_assert_cmpint (tc_move_compare (&player->moves[i - 1], &player->moves[i]), <, 0);
    memcpy (player->copy, player->state, player->size);
    g_assert_true (tc_effects_check (effects, player->rules, player->copy, &player->moves[i]));
    g_assert_cmpmem (player->copy, player->size, player->state, player->size);
    tc_effects_apply (effects, player->rules, player->copy, &player->moves[i], NULL);
    tc_effects_run (effects, player->rules, player->copy, NULL);
    check_pieces (player, player->copy);
  }
}

/* One program to its end. */
static guint
play_program (Player *player, guint program, guint acting)
{
  const TcEffects *effects = player->rules->effects;
  guint limit = tc_effects_get_max_moves (effects);
  guint n_decisions = 0;

  tc_effects_start (effects, player->state, program, acting);
  while (tc_effects_run (effects, player->rules, player->state, player->events)) {
    TcMoveList list = { player->moves, 0, limit,
                        tc_rng_below (player->rng, 2) == 0 ? TC_MOVES_ALL : TC_MOVES_CANONICAL };
    TcMove move;

    g_assert_cmpuint (++n_decisions, <, MAX_DECISIONS);
    tc_effects_list (effects, player->rules, player->state, &list);
    g_assert_cmpuint (list.n, >, 0);
    g_assert_cmpuint (list.n, <=, limit);
    if (n_decisions < 6)
      check_choices (player, list.n);
    move = player->moves[tc_rng_below (player->rng, list.n)];
    g_array_append_val (player->path, move);
    tc_effects_apply (effects, player->rules, player->state, &move, player->events);
    check_pieces (player, player->state);
  }
  g_assert_false (tc_effects_is_running (effects, player->state));

  return n_decisions;
}

/* The same choices from the same position give the same bytes. */
static void
check_redo (Player *player, TcState *begin, guint program, guint acting)
{
  const TcEffects *effects = player->rules->effects;
  guint n = 0;

  tc_effects_start (effects, begin, program, acting);
  while (tc_effects_run (effects, player->rules, begin, NULL))
    tc_effects_apply (effects, player->rules, begin, &g_array_index (player->path, TcMove, n++),
                      NULL);
  g_assert_cmpuint (n, ==, player->path->len);
  g_assert_cmpmem (begin, player->size, player->state, player->size);
}

static void G_GNUC_NORETURN
report_card (const Player *player, guint card, gboolean can)
{
  g_autoptr (GString) log = g_string_new (NULL);

  for (guint i = 0; i < tc_events_get_n (player->events); i++) {
    g_autofree char *text = tc_event_dup_text (player->ruleset, tc_events_get (player->events, i));

    g_string_append_printf (log, "\n  %s", text);
  }
  g_error ("Card %u %s be played, and yet:%s", card, can ? "can" : "cannot", log->str);
}

static guint
play_card (Player *player, guint card)
{
  g_autofree TcState *begin = g_memdup2 (player->state, player->size);
  guint program = player->rules->event[card];
  gboolean has_chance = FALSE;
  gboolean can = FALSE;
  gboolean is_broken = FALSE;
  guint n_decisions = 0;

  tc_events_clear (player->events);
  g_array_set_size (player->path, 0);
  player->state->turn++;
  begin->turn++;
  can = tc_effects_can (player->rules->effects, player->rules, player->state, program, card % 2,
                        TC_EFFECTS_CAN_PLAY);
  if (tc_effects_can (player->rules->effects, player->rules, player->state, program, card % 2,
                      TC_EFFECTS_CAN_COMPLETE))
    g_assert_true (can);
  g_assert_cmpmem (begin, player->size, player->state, player->size);

  n_decisions = play_program (player, program, card % 2);
  is_broken = has_broken_must (player, card, &has_chance);
  /* Who plays what can be played comes to nothing that must be done and cannot; and the reverse,
   * but for dice, which can be lucky, and for more choices than a search looks at. */
  if (!has_unforeseen (player) && (can || (!has_chance && n_decisions <= FEW_DECISIONS)) &&
      can == is_broken)
    report_card (player, card, can);
  check_redo (player, begin, program, card % 2);

  return n_decisions;
}

guint
generator_play (TcRuleset *ruleset, TcRng *rng)
{
  Player player = { .ruleset = ruleset, .rules = trial_get_rules (ruleset), .rng = rng };
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autofree TcMove *moves = g_new (TcMove, tc_effects_get_max_moves (player.rules->effects));
  g_autofree TcState *state = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autofree TcState *copy = g_malloc0 (tc_ruleset_get_state_size (ruleset));
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (TcMove));
  guint n_decisions = 0;

  player.size = tc_ruleset_get_state_size (ruleset);
  player.events = events;
  player.moves = moves;
  player.state = state;
  player.copy = copy;
  player.path = path;
  tc_rules_init (ruleset, 0, tc_rng_next (rng), state, NULL);
  for (guint card = 0; card < player.rules->cards.n; card++)
    n_decisions += play_card (&player, card);

  return n_decisions;
}
