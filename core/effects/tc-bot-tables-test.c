/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-bot-tables-private.h"

/* Conditions on candidates. What a move changes is found on a copy of the state. */

static guint
get_space (const Test *test, const TcBotCandidate *candidate)
{
  return test->at_origin ? candidate->origin : candidate->target;
}

static guint
get_controller (const TestRun *run, const TcState *state, guint space)
{
  if (space == TC_BOT_NOWHERE)
    return TC_EFFECTS_NOBODY;

  return run->tables->effects->host->controller (run->question->rules, state, space);
}

static guint
resolve (const TestRun *run, guint player)
{
  return tc_effects_resolve (run->tables->effects, run->state, player, run->question->player);
}

/* -- What a move changes ----------------------------------------------------------------------- */

static gboolean
controls_group (const TestRun *run, const TcState *state, const Group *group, guint player)
{
  guint n = run->tables->effects->spaces->len;
  gboolean has_member = FALSE;

  for (guint space = 0; space < n; space++) {
    if ((group->members[space / 64] >> space % 64 & 1) == 0)
      continue;
    if (get_controller (run, state, space) != player)
      return FALSE;
    has_member = TRUE;
  }

  return has_member;
}

/* Whether @player controls of @test's extent in @after what it does not control in @before. */
static gboolean
controls_more (const TestRun *run,
               const Test *test,
               const TcBotCandidate *candidate,
               const TcState *before,
               const TcState *after,
               guint player)
{
  const GArray *groups = run->tables->effects->groups;

  if (!test->is_group) {
    guint space = get_space (test, candidate);

    return get_controller (run, after, space) == player &&
           get_controller (run, before, space) != player;
  }
  for (guint i = 0; i < groups->len; i++) {
    const Group *group = &g_array_index (groups, Group, i);

    if (controls_group (run, after, group, player) && !controls_group (run, before, group, player))
      return TRUE;
  }

  return FALSE;
}

/* Whether another step, of at most @steps in all, which satisfies the row as well, brings about
 * what is asked for. */
static gboolean
follows (const TestRun *run, guint steps, const TcState *copy, const TcBotCandidate *candidate)
{
  const TcBotHost *host = run->tables->host;
  TcBotCandidate next[TC_BOT_MAX_CANDIDATES];
  TestRun ahead = *run;
  guint n = 0;

  if (host->list_next == NULL)
    return FALSE;

  ahead.state = copy;
  ahead.steps = steps - 1;
  n = host->list_next (run->question->rules, copy, run->question->player, candidate->action, next,
                       G_N_ELEMENTS (next));
  for (guint i = 0; i < n; i++) {
    if (tc_bot_tables_holds (&ahead, run->row->test, &next[i]))
      return TRUE;
  }

  return FALSE;
}

/* Ruling for all games: one step counts, where the table does not say that more of one action
 * count together. */
static gboolean
changes_control (const TestRun *run, const Test *test, const TcBotCandidate *candidate)
{
  gsize size = tc_ruleset_get_state_size (run->tables->effects->ruleset);
  TcState *copy = g_alloca (size);
  guint player = resolve (run, test->player);
  gboolean is_gain = test->op == TEST_GAINS;
  guint steps;

  memcpy (copy, run->state, size);
  run->tables->host->carry_out (run->question->rules, copy, run->question->player, candidate);
  if (controls_more (run, test, candidate, is_gain ? run->before : copy,
                     is_gain ? copy : run->before, player))
    return TRUE;

  steps = MIN (test->steps, run->steps);

  return steps > 1 && follows (run, steps, copy, candidate);
}

/* -- Numbers ----------------------------------------------------------------------------------- */

/* The most pieces in one of the spaces. */
static gint
count_most (const TestRun *run, guint kind, guint player, guint set, guint space)
{
  const TcEffects *effects = run->tables->effects;
  guint most = 0;

  for (guint i = 0; i < effects->spaces->len; i++) {
    if (set != NO_SET ? set_has (effects, set, i) : i == space)
      most = MAX (most, effects->host->count (run->question->rules, run->state, kind, player, i));
  }

  return (gint) most;
}

static gint
measure (const TestRun *run, const Test *test, const TcBotCandidate *candidate)
{
  const TcEffects *effects = run->tables->effects;

  if (test->op == TEST_TURN)
    return run->state->turn;
  if (test->op == TEST_TRACK) {
    Run look = { .effects = effects,
                 .host = effects->host,
                 .rules = run->question->rules,
                 .state = (TcState *) run->state };

    return tc_effects_get_track (&look, test->kind, resolve (run, test->player));
  }

  return count_most (run, test->kind, run->question->player, test->set, candidate->target) -
         count_most (
           run, test->kind,
           tc_effects_resolve (effects, run->state, PLAYER_OPPOSING, run->question->player),
           test->set2, candidate->target);
}

/* -- Groups of tests --------------------------------------------------------------------------- */

/* Whether the tests inside test @index are all true, or one of them is. */
static gboolean
holds_inside (const TestRun *run, guint index, const TcBotCandidate *candidate, gboolean all)
{
  guint end = index + get_test (run->tables, index)->size;

  for (guint i = index + 1; i < end; i += get_test (run->tables, i)->size) {
    if (tc_bot_tables_holds (run, i, candidate) != all)
      return !all;
  }

  return all;
}

/* Whether there is a candidate with the action for which the tests inside are true. */
static gboolean
is_possible (const TestRun *run, guint index)
{
  const TcBotQuestion *question = run->question;
  guint action = get_test (run->tables, index)->kind;

  for (guint i = 0; i < question->n; i++) {
    if (question->candidates[i].action == action &&
        holds_inside (run, index, &question->candidates[i], TRUE))
      return TRUE;
  }

  return FALSE;
}

static gboolean
holds_in_space (const TestRun *run, const Test *test, const TcBotCandidate *candidate)
{
  guint space = get_space (test, candidate);

  if (space == TC_BOT_NOWHERE)
    return FALSE;
  if (test->op == TEST_IS_IN)
    return set_has (run->tables->effects, test->set, space);
  if (test->op == TEST_GOAL)
    return run->tables->host->goal (run->question->rules, run->state,
                                    resolve (run, test->player)) == space;

  return get_controller (run, run->state, space) == resolve (run, test->player);
}

gboolean
tc_bot_tables_holds (const TestRun *run, guint index, const TcBotCandidate *candidate)
{
  const Test *test = get_test (run->tables, index);

  switch ((TestOp) test->op) {
  case TEST_ALL:
    return holds_inside (run, index, candidate, TRUE);
  case TEST_ANY:
    return holds_inside (run, index, candidate, FALSE);
  case TEST_NONE:
    return !holds_inside (run, index, candidate, FALSE);
  case TEST_POSSIBLE:
    return is_possible (run, index);
  case TEST_IS_IN:
  case TEST_CONTROLLED:
  case TEST_GOAL:
    return holds_in_space (run, test, candidate);
  case TEST_GAINS:
  case TEST_BREAKS:
  case TEST_LOSES:
    return changes_control (run, test, candidate);
  case TEST_COMPARE:
  case TEST_TURN:
  case TEST_TRACK:
    return CLAMP (measure (run, test, candidate), test->min, test->max) ==
           measure (run, test, candidate);
  case TEST_ACTING:
    return test->player == run->question->player;
  case TEST_STATUS:
    return run->tables->host->status (run->question->rules, run->state, test->kind,
                                      run->question->player, candidate, run->question->context);
  case N_TESTS:
    break;
  }
  g_assert_not_reached ();
}
