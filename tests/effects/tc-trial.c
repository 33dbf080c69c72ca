/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-trial.h"

#include <glib/gi18n-lib.h>

#include "build/tc-build.h"

extern const TcSchema tc_schema_trial;

const TcThingClass trial_classes[TRIAL_N_CLASSES] = {
  [TRIAL_THING_SPACE] = { "space", TC_THING_PLACE },
  [TRIAL_THING_OPTION] = { "option", TC_THING_OPTION },
  [TRIAL_THING_CARD] = { "card", TC_THING_PIECE },
  [TRIAL_THING_SIDE] = { "side", TC_THING_SIDE },
  [TRIAL_THING_SEAT] = { "player", TC_THING_SEAT },
  [TRIAL_THING_TRACK] = { "track", TC_THING_OPTION },
};

const TcVerb trial_verbs[TRIAL_N_VERBS] = {
  { "play", "Play {subject}", "", .subjects = TC_THINGS (TRIAL_THING_CARD) },
  { "pass", "Pass", "" },
  TC_EFFECTS_VERBS (TC_THINGS (TRIAL_THING_SPACE),
                    TC_THINGS (TRIAL_THING_OPTION) | TC_THINGS (TRIAL_THING_SIDE) |
                      TC_THINGS (TRIAL_THING_TRACK),
                    TC_THINGS (TRIAL_THING_CARD)),
};

const TcEventText trial_events[TRIAL_N_EVENTS] = {
  { "over", "The game is over.", "" },
  { "wins", "{subject} wins.", "" },
  TC_EFFECTS_EVENTS,
};

const TcStateField trial_fields[] = {
  TC_STATE_FIELD (TrialState, piece, guint8),      TC_STATE_FIELD (TrialState, pool, guint8),
  TC_STATE_FIELD (TrialState, track, gint8),       TC_STATE_FIELD (TrialState, deck, guint8),
  TC_STATE_FIELD (TrialState, discard, guint8),    TC_STATE_FIELD (TrialState, was_played, guint8),
  TC_STATE_FIELD (TrialState, n_deck, guint8),     TC_STATE_FIELD (TrialState, n_discard, guint8),
  TC_STATE_FIELD (TrialState, plays_left, guint8), TC_STATE_FIELD (TrialState, n_calls, guint8),
  TC_STATE_FIELD (TrialState, n_sets, guint8),     TC_STATE_FIELD (TrialState, current, guint8),
  TC_STATE_FIELD (TrialState, at, guint8),         TC_STATE_FIELD (TrialState, seen, guint8),
  TC_STATE_FIELD (TrialState, figure, guint8),     TC_STATE_FIELD (TrialState, winner, guint8),
  TC_STATE_FIELD (TrialState, n_shuffles, guint8), TC_STATE_FIELD (TrialState, zero, guint8),
};

static const char *const phases[] = { "play a card", "effect", "over" };

static const TcReasonText reasons[] = {
  { "legal", "This is legal.", "" },
  { "no", "This is not possible.", "" },
};

/* -- Playing ----------------------------------------------------------------------------------- */

static gboolean
can_play (const TcRuleset *ruleset, const TcState *state, guint card)
{
  const TrialRules *rules = trial_get_rules (ruleset);
  const TrialState *trial = (const TrialState *) state;

  return trial->was_played[card] == 0 &&
         (rules->side[card] == TC_EFFECTS_NOBODY || rules->side[card] == trial->current) &&
         tc_effects_can (rules->effects, rules, state, rules->event[card], trial->current,
                         TC_EFFECTS_CAN_PLAY);
}

static TcReason
check_play (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const TrialRules *rules = trial_get_rules (ruleset);

  return move->verb == TRIAL_VERB_PASS ||
             can_play (ruleset, state, tc_range_index (rules->cards, move->subject))
           ? TC_REASON_LEGAL
           : 1;
}

static void
list_play (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const TrialRules *rules = trial_get_rules (ruleset);

  for (guint card = 0; card < rules->cards.n; card++) {
    if (can_play (ruleset, state, card))
      tc_move_list_add (list, TRIAL_VERB_PLAY, tc_range_get (rules->cards, card), TC_THING_NONE);
  }
  tc_move_list_add (list, TRIAL_VERB_PASS, TC_THING_NONE, TC_THING_NONE);
}

static void
apply_play (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const TrialRules *rules = trial_get_rules (ruleset);
  TrialState *trial = (TrialState *) state;
  guint card = 0;

  trial->plays_left--;
  state->turn++;
  if (move->verb != TRIAL_VERB_PASS) {
    card = tc_range_index (rules->cards, move->subject);
    trial->was_played[card] = 1;
    tc_effects_start (rules->effects, state, rules->event[card], trial->current);
  }
  /* What waits for a turn comes before the card. */
  tc_effects_announce (rules->effects, state, TC_EFFECTS_TRIGGER_TURN_START, trial->current);
}

static TcReason
check_effect (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const TrialRules *rules = trial_get_rules (ruleset);

  return tc_effects_check (rules->effects, rules, state, move) ? TC_REASON_LEGAL : 1;
}

static void
list_effect (const TcRuleset *ruleset, const TcState *state, TcMoveList *list)
{
  const TrialRules *rules = trial_get_rules (ruleset);

  tc_effects_list (rules->effects, rules, state, list);
}

static void
apply_effect (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const TrialRules *rules = trial_get_rules (ruleset);

  tc_effects_apply (rules->effects, rules, state, move, events);
}

static void
advance (const TcRuleset *ruleset, TcState *state, TcEvents *events)
{
  const TrialRules *rules = trial_get_rules (ruleset);
  TrialState *trial = (TrialState *) state;
  guint8 seat = 0;

  if (tc_effects_run (rules->effects, rules, state, events)) {
    seat = tc_effects_get_seat (rules->effects, state);
    tc_state_ask (state, TRIAL_PHASE_EFFECT, seat, seat, &trial->n_sets);
    return;
  }
  tc_state_end_set (state);
  if (trial->plays_left == 0 || trial->winner != 0) {
    tc_state_end_game (state, TRIAL_PHASE_OVER);
    return;
  }
  if (state->phase != TRIAL_PHASE_PLAY || state->n_moves > 0) {
    tc_effects_end_span (rules->effects, state, TC_EFFECTS_SPAN_TURN, trial->current);
    trial->current = (guint8) ((trial->current + 1) % rules->n_players);
    if (trial->current == 0)
      tc_effects_end_span (rules->effects, state, TC_EFFECTS_SPAN_ROUND, TC_EFFECTS_NOBODY);
  }
  tc_state_ask (state, TRIAL_PHASE_PLAY, trial->current, trial->current, NULL);
}

static const TcDecision decisions[] = {
  { TRIAL_PHASE_PLAY, TC_VERB_BIT (TRIAL_VERB_PLAY) | TC_VERB_BIT (TRIAL_VERB_PASS), check_play,
    list_play, apply_play },
  { TRIAL_PHASE_EFFECT, ((TC_VERB_BIT (TC_EFFECTS_N_VERBS) - 1) << TRIAL_VERB_EFFECT), check_effect,
    list_effect, apply_effect },
};

/* -- Positions --------------------------------------------------------------------------------- */

static void
put_initial (const TcRuleset *ruleset, const TrialRules *rules, TcNode setup, TrialState *trial)
{
  TcScenario *scenario = rules->scenario;
  TcNode node = tc_scenario_find_child (scenario, setup, "initial");

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
    guint kind = 0;
    guint player = 0;
    guint space = tc_range_index (
      rules->spaces,
      tc_ruleset_find_thing (ruleset, tc_scenario_get_string (scenario, node, "space")));
    TcNode each = tc_scenario_find_section (scenario, "piece-kind");

    for (; each != tc_scenario_get_ref (scenario, node, "piece"); kind++)
      each = tc_scenario_find_next (scenario, each);
    each = tc_scenario_find_section (scenario, "side");
    if (tc_scenario_has (scenario, node, "side")) {
      for (; each != tc_scenario_get_ref (scenario, node, "side"); player++)
        each = tc_scenario_find_next (scenario, each);
    }
    for (gint64 n = tc_scenario_get_int (scenario, node, "count"); n > 0; n--)
      tc_trial_host.place (rules, &trial->base, NULL, kind, player, space);
  }
}

static void
shuffle (const TrialRules *rules, TrialState *trial)
{
  for (guint i = 0; i < rules->cards.n; i++)
    trial->deck[i] = (guint8) i;
  trial->n_deck = (guint8) rules->cards.n;
  for (guint i = trial->n_deck; i > 1; i--) {
    guint j = tc_state_draw (&trial->base, TRIAL_ROLL_DECK, TC_THING_NONE, (guint16) i, i) - 1;
    guint8 card = trial->deck[i - 1];

    trial->deck[i - 1] = trial->deck[j];
    trial->deck[j] = card;
  }
}

static void
init_state (const TcRuleset *ruleset, guint setup, TcState *state, TcEvents *events)
{
  const TrialRules *rules = trial_get_rules (ruleset);
  TrialState *trial = (TrialState *) state;
  TcNode node = tc_ruleset_get_setup (ruleset, setup)->node;

  for (guint kind = 0; kind < rules->n_kinds; kind++) {
    for (guint player = 0; player < (rules->kind_is_owned[kind] ? rules->n_players : 1u); player++)
      trial->pool[kind][player] = rules->n_pieces[kind];
  }
  for (guint track = 0; track < rules->n_tracks; track++) {
    for (guint player = 0; player < (rules->track_is_owned[track] ? rules->n_players : 1u);
         player++)
      trial->track[track][player] = rules->track_start[track];
  }
  state->turn = 1;
  trial->plays_left = (guint8) tc_scenario_get_int (rules->scenario, node, "plays");
  put_initial (ruleset, rules, node, trial);
  for (guint player = 0; player < rules->n_players; player++)
    trial->figure[player] = (guint8) (player % rules->spaces.n);
  shuffle (rules, trial);
  tc_state_ask (state, TRIAL_PHASE_PLAY, 0, 0, NULL);
}

static void
get_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  out_outcome->is_over = state->phase == TRIAL_PHASE_OVER;
}

static void
make_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
}

static void
free_rules (gpointer data)
{
  tc_bot_tables_free (((TrialRules *) data)->tables);
  tc_effects_free (((TrialRules *) data)->effects);
  g_free (data);
}

const TcSystem tc_trial_system = {
  .id = "trial",
  .title = "The Trial",
  .rules_version = 1,
  .schema = &tc_schema_trial,
  .classes = trial_classes,
  .n_classes = TRIAL_N_CLASSES,
  .verbs = trial_verbs,
  .n_verbs = TRIAL_N_VERBS,
  .reasons = reasons,
  .n_reasons = G_N_ELEMENTS (reasons),
  .events = trial_events,
  .n_events = TRIAL_N_EVENTS,
  .phases = phases,
  .n_phases = TRIAL_N_PHASES,
  .decisions = decisions,
  .n_decisions = G_N_ELEMENTS (decisions),
  .fields = trial_fields,
  .n_fields = TRIAL_N_FIELDS,
  .compile = trial_compile,
  .free_data = free_rules,
  .init_state = init_state,
  .advance = advance,
  .outcome = get_outcome,
  .view = make_view,
};

static TcBuild *
build (const char *text)
{
  const TcSystem *systems[] = { &tc_trial_system, NULL };
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.scenario.xml", text);

  return tc_build_new (source, systems);
}

TcReport *
trial_check (const char *text)
{
  g_autoptr (TcBuild) made = build (text);

  return tc_report_ref (tc_build_get_report (made));
}

TcRuleset *
trial_load (const char *text)
{
  g_autoptr (TcBuild) made = build (text);

  for (guint i = 0; i < tc_report_get_n (tc_build_get_report (made)); i++) {
    const TcFinding *finding = tc_report_get (tc_build_get_report (made), i);

    if (finding->severity == TC_SEVERITY_ERROR)
      g_error ("%u: %s %s", finding->line, finding->code, finding->message);
  }

  return tc_ruleset_ref (tc_build_get_ruleset (made));
}
