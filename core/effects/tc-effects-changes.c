/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

/* Clauses about players and tracks: who is chosen, what they lose, what is true of them, what waits
 * for them, and who wins. */

/* -- Players ----------------------------------------------------------------------------------- */

TcThing
tc_effects_get_person (const TcEffects *effects, guint player)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);

  if (player < effects->people->len)
    return g_array_index (effects->people, TcThing, player);

  return tc_ruleset_find_thing (
    effects->ruleset,
    tc_scenario_get_string (scenario, g_array_index (effects->players, TcNode, player), "id"));
}

TcThing
tc_effects_get_track_thing (const TcEffects *effects, guint track)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);

  return tc_ruleset_find_thing (
    effects->ruleset,
    tc_scenario_get_string (scenario, g_array_index (effects->tracks, Subject, track).node, "id"));
}

/* By status, and whether the player is one of the others. */
static gboolean
is_candidate (const Run *run, const Instruction *code, const Frame *frame, guint player)
{
  if ((code->flags & FLAG_OTHERS) != 0 &&
      (player == (code->op == OP_EACH ? frame->player0 : frame->player) ||
       player + 1 == NOTE_CHOSEN (frame->notes) || player + 1 == NOTE_BEFORE (frame->notes)))
    return FALSE;

  return tc_effects_is_meant (run->effects, run->state, code, player);
}

gboolean
tc_effects_is_person (const Run *run, const Instruction *code, const Frame *frame, guint player)
{
  gint value = 0;

  if (!is_candidate (run, code, frame, player))
    return FALSE;
  if (code->kind == ANY)
    return TRUE;

  /* Nobody of the candidates stands higher, or lower where "count" asks for the lowest. */
  value = tc_effects_get_track (run, code->kind, player);
  for (guint other = 0; other < tc_effects_count_playing (run->effects, run->state); other++) {
    gint lead = tc_effects_get_track (run, code->kind, other) - value;

    if ((code->count != 0 ? lead < 0 : lead > 0) && is_candidate (run, code, frame, other))
      return FALSE;
  }

  return TRUE;
}

/* The frame below waits behind the effects while the one on top carries them out. */
static void
enter (Run *run, guint player)
{
  Frame *frame = get_top (run);
  guint at = frame->at;
  Frame *inner = NULL;

  tc_effects_note (run, get_instruction (run->effects, at), TRUE);
  tc_effects_step_to (run->effects, frame, get_instruction (run->effects, at)->jump);
  inner = tc_effects_push (run, at + 1, frame->program, frame->player);
  inner->level = frame->level;
  inner->notes = tc_effects_note_chosen (frame, player);
}

Step
tc_effects_step_person (Run *run)
{
  Frame *frame = get_top (run);
  const Instruction *code = get_instruction (run->effects, frame->at);
  guint n_players = tc_effects_count_playing (run->effects, run->state);
  guint found = 0;
  guint n = 0;

  for (guint player = 0; player < n_players; player++) {
    if (tc_effects_is_person (run, code, frame, player)) {
      found = player;
      n++;
    }
  }
  if (n == 0)
    return tc_effects_fail (run, code, code->jump);
  if (n > 1)
    return STEP_DECIDE;
  enter (run, found);

  return STEP_ON;
}

/* -- Tracks ------------------------------------------------------------------------------------ */

guint
tc_effects_get_choosable (const Clause *clause, guint nth)
{
  return g_array_index (clause->run->effects->choosable, guint8, clause->code->set + nth);
}

gboolean
tc_effects_can_lose (const Clause *clause, guint nth)
{
  const Run *run = clause->run;
  guint track = tc_effects_get_choosable (clause, nth);

  return tc_effects_get_track (run, track, clause->player) >
         g_array_index (run->effects->tracks, Subject, track).min;
}

void
tc_effects_take_track (Run *run, const Clause *clause, TcThing thing)
{
  guint nth = 0;

  if (clause->code->op == OP_PERSON) {
    for (; tc_effects_get_person (run->effects, nth) != thing;)
      nth++;
    enter (run, nth);
    return;
  }
  while (tc_effects_get_track_thing (run->effects, tc_effects_get_choosable (clause, nth)) != thing)
    nth++;
  tc_effects_tell (run, clause->frame, clause->code);
  clause->frame->done++;
  clause->frame->chosen[0] = (guint16) nth;
  tc_effects_shift_track (run, tc_effects_get_choosable (clause, nth), clause->player, -1);
}

/* Where dice say how much, they are rolled first; a search takes the most, which is the most that
 * can be asked for. */
static void
roll_damage (Run *run, Clause *clause)
{
  const Instruction *code = clause->code;
  gint most = code->count * (code->min + code->keep - 1);

  tc_effects_tell (run, clause->frame, code);
  clause->frame->last =
    (guint16) (run->is_search
                 ? most
                 : tc_effects_roll (run, clause->frame, code->count, code->keep, code->min));
  tc_effects_clause_init (clause, run);
}

/* The game shares the points out when this is done with. */
static Step
hand_over (Run *run, const Clause *clause)
{
  guint32 tracks = 0;
  guint points = clause->left;

  for (guint nth = 0; nth < clause->code->kind2; nth++)
    tracks |= 1u << tc_effects_get_choosable (clause, nth);
  tc_effects_tell (run, clause->frame, clause->code);
  tc_effects_step_to (clause->run->effects, clause->frame, clause->frame->at + 1u);
  if (points > 0)
    run->host->damage (run->rules, run->state, run->events, clause->player, tracks, points);

  return STEP_ON;
}

Step
tc_effects_step_damage (Run *run)
{
  Clause clause;
  guint found = 0;
  guint n = 0;

  tc_effects_clause_init (&clause, run);
  if ((clause.code->flags & FLAG_DICE) != 0 && clause.frame->last == NO_SPACE)
    roll_damage (run, &clause);
  if (run->host->damage != NULL && !run->is_search)
    return hand_over (run, &clause);
  for (guint nth = 0; nth < clause.code->kind2 && clause.left > 0; nth++) {
    if (tc_effects_can_lose (&clause, nth)) {
      found = nth;
      n++;
    }
  }
  if (n == 0)
    return tc_effects_leave (run, &clause);
  if (n > 1)
    return STEP_DECIDE;
  tc_effects_tell (run, clause.frame, clause.code);
  clause.frame->done++;
  tc_effects_shift_track (run, tc_effects_get_choosable (&clause, found), clause.player, -1);

  return STEP_ON;
}

/* Tallies are kept for conditions alone, so only one that is counted up or down is reported. */
static void
tell_setting (const Run *run, const Clause *clause)
{
  if (clause->code->kind < run->effects->first_tally)
    tc_effects_tell (run, clause->frame, clause->code);
  else
    tc_effects_note (run, clause->code, TRUE);
}

Step
tc_effects_step_set (Run *run)
{
  Clause clause;
  guint track = 0;

  tc_effects_clause_init (&clause, run);
  track = clause.code->kind;
  tell_setting (run, &clause);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
  if (clause.code->kind2 > 0 && track < run->effects->first_tally && run->host->set_end != NULL)
    run->host->set_end (run->rules, run->state, run->events, track, clause.player,
                        (TcEffectsEnd) (clause.code->kind2 - 1));
  else
    tc_effects_shift_track (run, track, clause.player,
                            clause.code->min - tc_effects_get_track (run, track, clause.player));

  return STEP_ON;
}

Step
tc_effects_step_score (Run *run)
{
  Clause clause;
  gint n = 0;

  tc_effects_clause_init (&clause, run);
  n = tc_effects_measure (run, &clause.code[1], clause.frame);
  tell_setting (run, &clause);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 2u);
  tc_effects_shift_track (run, clause.code->kind, clause.player,
                          CLAMP (n * clause.code->min, G_MININT16, G_MAXINT16));

  return STEP_ON;
}

/* -- What is kept ------------------------------------------------------------------------------ */

/* The acting player is called by name: everybody knows who that is. */
static void
tell_status (Run *run, const Clause *clause)
{
  const Instruction *code = clause->code;
  gboolean is_off = (code->flags & FLAG_OFF) != 0;
  guint event = (code->max != 0 ? TC_EFFECTS_EVENT_HAS : TC_EFFECTS_EVENT_IS) + (is_off ? 1u : 0u);

  if (code->player != PLAYER_ACTING) {
    tc_effects_tell (run, clause->frame, code);
    return;
  }
  if ((clause->frame->notes & NOTE_TOLD) == 0) {
    tc_effects_note (run, code, TRUE);
    if (run->events != NULL)
      tc_events_report (run->events, (guint16) (run->effects->words->first_event + event),
                        tc_effects_get_source (run, clause->frame),
                        tc_effects_get_person (run->effects, clause->player), code->min);
  }
  clause->frame->notes |= NOTE_TOLD;
}

Step
tc_effects_step_status (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  tell_status (run, &clause);
  tc_effects_set_bears (run->effects, run->state, clause.code->kind2, clause.player,
                        (clause.code->flags & FLAG_OFF) == 0);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);

  return STEP_ON;
}

Step
tc_effects_step_modify (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_modify (run->effects, run->state, clause.player, clause.code->kind == 1,
                     clause.code->min, clause.code->max, clause.code->count - 1);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);

  return STEP_ON;
}

Step
tc_effects_step_react (Run *run)
{
  Clause clause;

  tc_effects_clause_init (&clause, run);
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_wait (run->effects, run->state, clause.code->kind, clause.frame->player);
  tc_effects_step_to (run->effects, clause.frame, clause.code->jump);

  return STEP_ON;
}

/* -- Boards that grow -------------------------------------------------------------------------- */

/* What comes to light is chance, so a search does not look. */
Step
tc_effects_step_explore (Run *run)
{
  Clause clause;
  const Instruction *code = NULL;

  tc_effects_clause_init (&clause, run);
  code = clause.code;
  if (run->is_search) {
    run->is_open = TRUE;
    return STEP_ENDS;
  }
  tc_effects_tell (run, clause.frame, code);
  tc_effects_step_to (run->effects, clause.frame, clause.frame->at + 1u);
  if (code->op == OP_EXPLORE)
    run->host->explore (run->rules, run->state, run->events, clause.player, code->kind,
                        code->min < 0 ? TC_EFFECTS_NOWHERE : (guint) code->min);
  else
    run->host->reattach (run->rules, run->state, run->events, clause.player, code->kind);

  return STEP_ON;
}

/* -- The end ----------------------------------------------------------------------------------- */

Step
tc_effects_step_win (Run *run)
{
  Clause clause;
  guint player = 0;
  guint program = 0;

  tc_effects_clause_init (&clause, run);
  player = clause.player;
  program = clause.frame->program;
  tc_effects_tell (run, clause.frame, clause.code);
  tc_effects_stop (run->effects, run->state);
  run->host->win (run->rules, run->state, run->events, player, program);

  return STEP_ON;
}
