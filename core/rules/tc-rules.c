/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-system.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-hash.h"
#include "rules/tc-rules-private.h"

/* Legality is looked up again before each apply where a mistake may cost time: in builds without
 * optimisation and under the address sanitizer. Playouts of release builds trust the list. */
#if !defined(__OPTIMIZE__) || defined(__SANITIZE_ADDRESS__)
#define CHECK_BEFORE_APPLY 1
#else
#define CHECK_BEFORE_APPLY 0
#endif

void
tc_rules_init (const TcRuleset *ruleset,
               guint setup,
               guint64 seed,
               TcState *out_state,
               TcEvents *events)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_return_if_fail (setup < tc_ruleset_get_n_setups (ruleset));

  tc_ruleset_prepare (ruleset);
  memset (out_state, 0, tc_ruleset_get_state_size (ruleset));
  out_state->seed = seed;
  system->init_state (ruleset, setup, out_state, events);
}

gboolean
tc_rules_milestone (const TcRuleset *ruleset, const TcState *state, guint index)
{
  g_return_val_if_fail (index < tc_ruleset_get_n_milestones (ruleset), FALSE);

  return tc_ruleset_get_system (ruleset)->milestone (ruleset, state, index);
}

gboolean
tc_rules_is_over (const TcState *state)
{
  return state->actor == TC_SEAT_NONE;
}

guint
tc_rules_legal_moves (const TcRuleset *ruleset,
                      const TcState *state,
                      TcMovesMode mode,
                      TcMove *out_moves)
{
  TcMoveList list = { out_moves, 0, tc_ruleset_get_max_moves (ruleset), mode };

  if (tc_rules_is_over (state))
    return 0;

  tc_decision_list (ruleset, state, &list);

  return MIN (list.n, list.limit);
}

static gboolean
is_known_thing (const TcRuleset *ruleset, TcThing thing)
{
  return thing == TC_THING_NONE || thing < tc_ruleset_get_n_things (ruleset);
}

TcReason
tc_rules_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const TcDecision *decision;

  if (move->verb >= tc_ruleset_get_system (ruleset)->n_verbs || move->zero != 0)
    return TC_REASON_UNKNOWN;
  if (!is_known_thing (ruleset, move->subject) || !is_known_thing (ruleset, move->target))
    return TC_REASON_UNKNOWN;
  if (tc_rules_is_over (state))
    return TC_REASON_OVER;
  decision = tc_decision_find (ruleset, state->phase, move->verb);
  if (decision == NULL)
    return TC_REASON_PHASE;
  if (!tc_verb_accepts (ruleset, move))
    return TC_REASON_FORM;

  return decision->check (ruleset, state, move);
}

guint
tc_rules_list_record_forms (const TcRuleset *ruleset, TcMove *out_moves, guint max)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint n_things = tc_ruleset_get_n_things (ruleset);
  guint n = 0;

  for (guint i = 0; i <= n_things; i++)
    for (guint verb = 0; verb < system->n_verbs; verb++) {
      TcThing subject = i > 0 ? (TcThing) (i - 1) : TC_THING_NONE;
      TcMove move = tc_move_make ((guint8) verb, subject, TC_THING_NONE, 0);

      if (!system->verbs[verb].is_record || !tc_verb_accepts (ruleset, &move))
        continue;
      if (n < max)
        out_moves[n] = move;
      n++;
    }

  return n;
}

guint
tc_rules_list_records (const TcRuleset *ruleset, const TcState *state, TcMove *out_moves, guint max)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint n_things = tc_ruleset_get_n_things (ruleset);
  guint n = 0;

  for (guint verb = 0; verb < system->n_verbs; verb++)
    for (guint i = 0; system->verbs[verb].is_record && i <= n_things; i++) {
      /* The move without a subject comes last, as in every list. */
      TcThing subject = i < n_things ? (TcThing) i : TC_THING_NONE;
      TcMove move = tc_move_make ((guint8) verb, subject, TC_THING_NONE, 0);

      if (tc_rules_check (ruleset, state, &move) != TC_REASON_LEGAL)
        continue;
      if (n < max)
        out_moves[n] = move;
      n++;
    }

  return n;
}

void
tc_rules_apply (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const TcDecision *decision;

  if (tc_verb_is_umpires (move->verb)) {
    TcArranged arranged = system->arrange (ruleset, state, move, events);

    g_assert (arranged == TC_ARRANGED);
    return;
  }
  if (move->verb == TC_VERB_FORCE_DIE) {
    g_assert (state->n_forced < TC_MAX_FORCED_DICE);
    g_assert (move->value >= 1 && move->value <= G_MAXUINT8);
    state->forced[state->n_forced++] = (guint8) move->value;
    return;
  }

#if CHECK_BEFORE_APPLY
  g_assert (tc_rules_check (ruleset, state, move) == TC_REASON_LEGAL);
#endif

  state->n_moves++;
  decision = tc_decision_find (ruleset, state->phase, move->verb);
  decision->apply (ruleset, state, move, events);
  if (system->advance != NULL && decision->phase != TC_PHASE_ANY)
    system->advance (ruleset, state, events);
}

void
tc_rules_outcome (const TcRuleset *ruleset, const TcState *state, TcOutcome *out_outcome)
{
  memset (out_outcome, 0, sizeof *out_outcome);
  tc_ruleset_get_system (ruleset)->outcome (ruleset, state, out_outcome);
  out_outcome->is_over = tc_rules_is_over (state);
}

static const TcStateField head_fields[] = {
  TC_STATE_FIELD (TcState, seed, guint64),  TC_STATE_FIELD (TcState, n_moves, guint32),
  TC_STATE_FIELD (TcState, turn, guint16),  TC_STATE_FIELD (TcState, phase, guint8),
  TC_STATE_FIELD (TcState, actor, guint8),  TC_STATE_FIELD (TcState, side, guint8),
  TC_STATE_FIELD (TcState, group, guint8),  TC_STATE_FIELD (TcState, n_forced, guint8),
  TC_STATE_FIELD (TcState, forced, guint8), TC_STATE_FIELD (TcState, zero, guint8),
};

static void
swap_fields (const TcStateField *fields, guint n, guint8 *bytes)
{
  for (guint i = 0; i < n; i++) {
    for (guint k = 0; k < fields[i].count; k++) {
      guint8 *integer = bytes + fields[i].offset + (gsize) k * fields[i].width;

      for (guint a = 0, b = fields[i].width - 1u; a < b; a++, b--) {
        guint8 byte = integer[a];

        integer[a] = integer[b];
        integer[b] = byte;
      }
    }
  }
}

guint64
tc_rules_hash (const TcRuleset *ruleset, const TcState *state)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  guint8 bytes[TC_RULESET_MAX_STATE_BYTES];
  const TcStateField *fields;
  guint n;

  /* The fields cover the state without a gap (checked at compile), so on most machines the bytes
   * are the canonical form already. */
  if (G_BYTE_ORDER == G_LITTLE_ENDIAN)
    return tc_hash_bytes (TC_HASH_START, state, size);

  memcpy (bytes, state, size);
  fields = tc_ruleset_get_fields (ruleset, &n);
  swap_fields (head_fields, G_N_ELEMENTS (head_fields), bytes);
  swap_fields (fields, n, bytes);

  return tc_hash_bytes (TC_HASH_START, bytes, size);
}

void
tc_rules_redact (const TcRuleset *ruleset, TcState *state, guint8 viewer)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  if (viewer == TC_SEAT_NONE)
    return;

  state->seed = 0;
  state->n_forced = 0;
  memset (state->forced, 0, sizeof state->forced);
  if (system->redact != NULL)
    system->redact (ruleset, state, viewer);
}

void
tc_rules_sample_hidden (const TcRuleset *ruleset, TcState *state, guint8 viewer, TcRng *rng)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  if (viewer == TC_SEAT_NONE)
    return;

  state->seed = tc_rng_next (rng);
  if (system->sample_hidden != NULL)
    system->sample_hidden (ruleset, state, viewer, rng);
}

gboolean
tc_rules_has_secrets (const TcRuleset *ruleset)
{
  return tc_ruleset_get_system (ruleset)->redact != NULL;
}

/* Whatever rolls says with how many dice. */
gboolean
tc_rules_throws_dice (const TcRuleset *ruleset)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  guint n = tc_scenario_get_n_nodes (scenario);

  if (tc_ruleset_get_system (ruleset)->throws_dice)
    return TRUE;
  for (TcNode node = 0; node < n; node++)
    if (tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content,
                                          "dice") != NULL)
      return TRUE;

  return FALSE;
}

void
tc_rules_get_die (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  *out_faces = 0;
  *out_lowest = 1;
  if (system->die != NULL)
    system->die (ruleset, out_faces, out_lowest);
}

gint
tc_rules_read_face (const TcRuleset *ruleset, guint face)
{
  guint8 faces;
  guint8 lowest;

  tc_rules_get_die (ruleset, &faces, &lowest);

  return (gint) face + lowest - 1;
}

/* "Ada and Boris": who has the most of what the winning side has. */
static char *
dup_winners (const TcRuleset *ruleset, const TcOutcome *outcome)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gint32 most = 1;
  g_autofree char *list = NULL;
  const char *last;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    most = MAX (most, outcome->payoff[i]);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    if (outcome->payoff[i] == most)
      g_ptr_array_add (names, (gpointer) tc_ruleset_get_seat (ruleset, i)->name);
  }
  if (names->len == 0)
    return g_strdup ("");
  last = names->pdata[names->len - 1];
  if (names->len == 1)
    return g_strdup (last);
  names->pdata[names->len - 1] = NULL;
  list = g_strjoinv (_ (", "), (char **) names->pdata);

  /* Translators: names, and the last name of the list */
  return g_strdup_printf (_ ("%s and %s"), list, last);
}

/* For a system that says nothing of its own: who has won. */
static char *
dup_plain_verdict (const TcRuleset *ruleset, const TcState *state)
{
  g_autoptr (GString) sides = g_string_new (NULL);
  g_autofree char *winners = NULL;
  TcOutcome outcome = { 0 };

  tc_rules_outcome (ruleset, state, &outcome);
  for (guint i = 0; i < tc_ruleset_get_n_sides (ruleset); i++) {
    if (outcome.level[i] > 0)
      g_string_append_printf (
        sides, "%s%s", sides->len > 0 ? _ (", ") : "",
        tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->phrase);
  }
  if (sides->len == 0)
    return g_strdup (_ ("Nobody wins."));
  winners = dup_winners (ruleset, &outcome);
  if (*winners == '\0')
    /* Translators: a side */
    return g_strdup_printf (_ ("Victory for %s."), sides->str);

  /* Translators: a side, and its players */
  return g_strdup_printf (_ ("Victory for %s: %s."), sides->str, winners);
}

/* (transfer full): what the system says of the outcome, or of that, @only_result, who has won. */
static GPtrArray *
list_outcome (const TcRuleset *ruleset, const TcState *state, gboolean only_result)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autoptr (TcEvents) events = tc_events_new ();
  GPtrArray *lines = g_ptr_array_new ();

  if (system->report_outcome != NULL)
    system->report_outcome (ruleset, state, events);
  for (guint i = 0; i < tc_events_get_n (events); i++) {
    const TcEvent *event = tc_events_get (events, i);

    if (!only_result || system->events[event->kind].is_result)
      g_ptr_array_add (lines, tc_event_dup_text (ruleset, event));
  }

  return lines;
}

char **
tc_rules_dup_verdict (const TcRuleset *ruleset, const TcState *state)
{
  GPtrArray *lines = list_outcome (ruleset, state, FALSE);

  if (tc_rules_has_levels (ruleset) && tc_rules_is_over (state))
    g_ptr_array_add (lines, dup_plain_verdict (ruleset, state));
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

char **
tc_rules_dup_result (const TcRuleset *ruleset, const TcState *state)
{
  GPtrArray *lines = list_outcome (ruleset, state, TRUE);

  if (lines->len == 0) {
    g_ptr_array_unref (lines);
    return tc_rules_dup_verdict (ruleset, state);
  }
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

gboolean
tc_rules_has_levels (const TcRuleset *ruleset)
{
  return tc_ruleset_get_system (ruleset)->report_outcome == NULL;
}

/* (transfer full): the words of the verbs that the phase knows. */
static char *
dup_verbs_of_phase (const TcRuleset *ruleset, guint phase)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint n = 0;
  const TcDecision *decisions = tc_ruleset_get_decisions (ruleset, phase, &n);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    for (guint verb = 0; verb < system->n_verbs; verb++)
      if (decisions[i].verbs >> verb & 1)
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", system->verbs[verb].id);

  return g_string_free (words, FALSE);
}

/* (transfer full): what the legal moves are made with: "AA, 4DCR". */
static char *
dup_subjects (const TcRuleset *ruleset, const TcState *state)
{
  guint max = tc_ruleset_get_max_moves (ruleset);
  g_autofree TcMove *moves = g_new (TcMove, max);
  guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);
  GString *names = g_string_new (NULL);
  TcThing last = TC_THING_NONE;

  for (guint i = 0; i < n; i++) {
    if (moves[i].subject == last || moves[i].subject == TC_THING_NONE)
      continue;
    last = moves[i].subject;
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                            tc_label_name (ruleset, last, ", "));
  }

  return g_string_free (names, FALSE);
}

/* (transfer full) (nullable): one of core's own. */
static char *
explain_own_reason (const TcRuleset *ruleset,
                    const TcState *state,
                    TcReason reason,
                    const TcMove *move)
{
  g_autofree char *form = NULL;
  g_autofree char *verbs = NULL;

  switch (reason) {
  case TC_REASON_UNKNOWN:
    return g_strdup (_ ("This game has no such move."));
  case TC_REASON_OVER:
    return g_strdup (_ ("The game is over."));
  case TC_REASON_PHASE:
    verbs = dup_verbs_of_phase (ruleset, state->phase);
    /* Translators: the name of the phase, and the words that moves begin with in it. */
    return g_strdup_printf (_ ("This cannot be done in the phase \"%s\"; what can be: %s."),
                            _ (tc_ruleset_get_system (ruleset)->phases[state->phase]), verbs);
  case TC_REASON_FORM:
    form = tc_move_dup_form (ruleset, move->verb);
    return g_strdup_printf (_ ("This move has the form \"%s\"."), form);
  default:
    return NULL;
  }
}

static char *
explain_reason (const TcRuleset *ruleset, const TcState *state, TcReason reason, const TcMove *move)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  TcLabelArgs args = { 0 };
  const TcReasonText *text = NULL;
  TcMove about = *move;
  gint16 value;
  g_autofree char *filled = explain_own_reason (ruleset, state, reason, move);
  g_autofree char *subjects = NULL;
  g_autofree char *cited = NULL;

  if (filled != NULL)
    return g_steal_pointer (&filled);

  g_assert (reason < system->n_reasons);
  text = &system->reasons[reason];
  if (system->blame != NULL)
    system->blame (ruleset, state, reason, &about);
  args.subject = about.subject;
  args.target = about.target;
  args.value = about.value;
  value = (gint16) about.value;
  args.values = &value;
  args.n_values = 1;
  if (strstr (text->text, "{subjects}") != NULL)
    args.subjects = subjects = dup_subjects (ruleset, state);
  if (system->find_owed != NULL)
    args.n_owed = system->find_owed (ruleset, state, reason, args.owed);
  filled = tc_label_fill (ruleset, text->text, &args);
  cited = tc_rule_dup_cited (text->rule);

  return cited != NULL ? g_strdup_printf ("%s (%s).", filled, cited)
                       : g_strdup_printf ("%s.", filled);
}

static char *
explain_legal (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  g_autofree char *label = tc_move_dup_label_at (ruleset, move, state);

  return g_strdup_printf (_ ("%s: this move is legal."), label);
}

char *
tc_rules_explain (const TcRuleset *ruleset,
                  const TcState *state,
                  const TcProposal *proposal,
                  TcReason *out_reason)
{
  guint n = CLAMP (proposal->n_subjects, 1, G_N_ELEMENTS (proposal->subjects));
  g_autofree TcState *seen = g_memdup2 (state, tc_ruleset_get_state_size (ruleset));
  TcMove move = { 0 };
  TcReason reason = TC_REASON_LEGAL;

  tc_rules_redact (ruleset, seen, state->actor);

  /* The first subject that may not is the one to talk about. */
  for (guint i = 0; i < n && reason == TC_REASON_LEGAL; i++) {
    TcThing subject = proposal->n_subjects > 0 ? proposal->subjects[i] : TC_THING_NONE;

    move = tc_move_make (proposal->verb, subject, proposal->target, proposal->value);
    reason = tc_rules_check (ruleset, seen, &move);
  }

  if (out_reason != NULL)
    *out_reason = reason;
  if (reason != TC_REASON_LEGAL)
    return explain_reason (ruleset, seen, reason, &move);

  return explain_legal (ruleset, seen, &move);
}

/* The datum behind a move: where it leads, else what moves. */
static TcNode
move_datum (const TcRuleset *ruleset, const TcMove *move)
{
  TcNode node = TC_NODE_NONE;

  if (move->target != TC_THING_NONE)
    node = tc_ruleset_get_thing (ruleset, move->target)->node;
  if (node == TC_NODE_NONE && move->subject != TC_THING_NONE)
    node = tc_ruleset_get_thing (ruleset, move->subject)->node;

  return node;
}

static const char *
thing_key (const TcRuleset *ruleset, TcThing thing)
{
  return thing == TC_THING_NONE ? "" : tc_ruleset_get_thing (ruleset, thing)->id;
}

/* Of what a move is made with, or done to. */
static const char *
get_name (const TcRuleset *ruleset, const TcMove *move)
{
  TcThing thing = move->subject != TC_THING_NONE ? move->subject : move->target;

  return thing != TC_THING_NONE ? tc_ruleset_get_thing (ruleset, thing)->name : "";
}

/* A player is no place on the board, but a box there is the player's. */
static const char *
find_box (const TcView *view, TcThing thing)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++)
    if (containers[i].thing == thing && containers[i].kind != TC_CONTAINER_SEAT)
      return containers[i].key;

  return "";
}

/* Key of the container that the subject is dragged to, where the target shows none. */
static const char *
find_onto (const TcRuleset *ruleset, const TcView *view, const TcMove *move)
{
  const TcVerb *verb = &tc_ruleset_get_system (ruleset)->verbs[move->verb];
  const TcViewContainer *ghost = tc_view_find_ghost (view, move);
  const char *target = thing_key (ruleset, move->target);
  const char *onto = tc_view_find_onto (view, move->verb);

  if (ghost != NULL)
    return ghost->key;
  if (onto != NULL)
    return onto;
  if (!verb->is_drag || move->target == TC_THING_NONE ||
      tc_view_find_container (view, target) != NULL || tc_view_find_token (view, target) != NULL)
    return verb->onto;

  return find_box (view, move->target);
}

static void
show_moves (const TcRuleset *ruleset,
            const TcMove *moves,
            guint n,
            const TcState *state,
            TcView *view,
            void (*add) (TcView *view, const TcViewMove *move))
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  for (guint i = 0; i < n; i++) {
    const TcVerb *verb = &system->verbs[moves[i].verb];
    g_autofree char *label = tc_label_dup_among (ruleset, moves, n, i, state);
    TcViewMove shown = {
      .move = moves[i],
      .text = label,
      .verb = verb->id,
      .subject = thing_key (ruleset, moves[i].subject),
      .target = thing_key (ruleset, moves[i].target),
      .name = get_name (ruleset, &moves[i]),
      .onto = find_onto (ruleset, view, &moves[i]),
      .rule = verb->rule,
      .is_pass = verb->is_pass,
      .is_unread = verb->is_unread,
      .weight = verb->weight,
      .is_alike = tc_view_is_alike (view, &moves[i]),
      .datum = move_datum (ruleset, &moves[i]),
    };

    add (view, &shown);
  }
}

static void
add_moves (const TcRuleset *ruleset, const TcState *state, TcView *view)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint n = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);

  show_moves (ruleset, moves, n, state, view, tc_view_add_move);
}

#define MAX_RECORDS 64 /* more would be no menu */

static void
add_records (const TcRuleset *ruleset, const TcState *state, TcView *view)
{
  TcMove moves[MAX_RECORDS];
  guint n = tc_rules_list_records (ruleset, state, moves, MAX_RECORDS);

  show_moves (ruleset, moves, MIN (n, MAX_RECORDS), state, view, tc_view_add_record);
}

TcView *
tc_rules_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer)
{
  g_autofree TcState *seen = g_malloc (tc_ruleset_get_state_size (ruleset));
  TcView *view = tc_view_new ();
  g_autofree char *turn = NULL;

  memcpy (seen, state, tc_ruleset_get_state_size (ruleset));
  tc_rules_redact (ruleset, seen, viewer);
  turn =
    state->turn > 0 ? g_strdup_printf (_ ("Turn %u"), state->turn) : g_strdup (_ ("Before play"));
  tc_view_set_turn (view, turn);
  tc_ruleset_get_system (ruleset)->view (ruleset, seen, viewer, view);
  if (viewer == TC_SEAT_NONE || viewer == state->actor)
    add_moves (ruleset, seen, view);
  /* Where there are secrets a record may be one seat's to make, such as showing the own card: who
   * knows another's secret is not offered to make it known. */
  if (viewer == TC_SEAT_NONE || viewer == state->actor || !tc_rules_has_secrets (ruleset))
    add_records (ruleset, seen, view);

  return view;
}
