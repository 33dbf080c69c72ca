/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The board of a position: the scenery with who controls each area and which tactic it uses, the
 * boxes beside the map, every counter that is in the game, and in words what is decided and where
 * the game stands. Nothing is hidden in this game, so all viewers see the same. */

typedef struct {
  const TcRuleset *ruleset;
  const BetrayalRules *rules;
  const BetrayalState *state;
  TcScenario *scenario;
  TcView *view;
} Picture;

static const char *
get_nation_id (const Picture *picture, guint nation)
{
  TcNode node;

  if (nation >= picture->rules->n_nations)
    return "";
  node =
    tc_ruleset_get_thing (picture->ruleset, tc_range_get (picture->rules->nation_things, nation))
      ->node;

  return tc_scenario_get_string (picture->scenario, node, "id");
}

/* --- Areas --- */

static guint8
find_nation_in (const Picture *picture, guint area, guint side)
{
  const BetrayalRules *rules = picture->rules;

  for (guint i = 0; i < rules->n_counters; i++) {
    if (rules->counters[i].kind == BETRAYAL_GROUND && rules->counters[i].side == side &&
        picture->state->loc[i] == area)
      return rules->counters[i].nation;
  }
  for (guint8 nation = 0; nation < rules->n_nations; nation++) {
    if (rules->nations[nation].side == side)
      return nation;
  }

  return BETRAYAL_NOBODY;
}

/* Sides control areas (ruling D21), but nations have colours: the land's own nation when its side
 * has it, else the one that stands there. */
static guint8
get_owner (const Picture *picture, guint area)
{
  gint side = betrayal_get_controller (picture->state, area);
  guint8 land = picture->rules->area_nation[area];

  if (side < 0)
    return BETRAYAL_NOBODY;
  if (land < picture->rules->n_nations && picture->rules->nations[land].side == side)
    return land;

  return find_nation_in (picture, area, (guint) side);
}

static guint
collect_tactics (const Picture *picture, guint area)
{
  const BetrayalRules *rules = picture->rules;
  guint tactics = 0;

  if (betrayal_area_flags (picture->state)[area] & BETRAYAL_HELD)
    tactics |= BETRAYAL_TACTIC_BIT (BETRAYAL_HOLD);
  for (guint i = 0; i < rules->n_counters; i++) {
    if (rules->counters[i].kind == BETRAYAL_GROUND && picture->state->loc[i] == area)
      tactics |= BETRAYAL_TACTIC_BIT (betrayal_get_tactic (picture->state, i));
  }

  return tactics & ~BETRAYAL_TACTIC_BIT (BETRAYAL_TACTIC_NONE);
}

static void
add_tactics (const Picture *picture, guint area, TcViewContainer *container)
{
  static const char *const words[BETRAYAL_N_TACTICS] = {
    [BETRAYAL_TACTIC_NONE] = "",
    [BETRAYAL_HOLD] = N_ ("Hold"),
    [BETRAYAL_REFIT] = N_ ("Refit"),
    [BETRAYAL_ATTACK] = N_ ("Attack"),
    [BETRAYAL_SATURATION] = N_ ("Saturation"),
    [BETRAYAL_EXPLOIT] = N_ ("Exploit"),
  };
  guint tactics = collect_tactics (picture, area);
  g_autoptr (GString) text = g_string_new (NULL);
  TcMark mark = { .kind = TC_MARK_STATE };

  if (tactics == 0)
    return;

  for (guint tactic = BETRAYAL_HOLD; tactic < BETRAYAL_N_TACTICS; tactic++) {
    if (tactics & BETRAYAL_TACTIC_BIT (tactic))
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", _ (words[tactic]));
  }
  mark.text = text->str;
  tc_view_add_mark (picture->view, container, &mark);
}

static void
show_areas (const Picture *picture)
{
  for (guint area = 0; area < picture->rules->n_areas; area++) {
    TcViewContainer *container =
      tc_view_get_container (picture->view, tc_ruleset_get_thing (picture->ruleset, area)->id);

    g_assert (container != NULL);
    container->owner =
      tc_view_intern (picture->view, get_nation_id (picture, get_owner (picture, area)));
    add_tactics (picture, area, container);
  }
}

/* --- Boxes and counters --- */

static gboolean
is_communication (const Picture *picture, guint counter)
{
  return picture->rules->counters[counter].kind == BETRAYAL_MARKER &&
         picture->rules->counters[counter].class == BETRAYAL_MARKS_COMMUNICATION;
}

/* Markers of the turn and of communication stand on the track by the turn alone. */
static guint
get_place (const Picture *picture, guint counter)
{
  guint turn = picture->state->head.turn;

  if (counter == picture->rules->turn_marker && turn > 0 && turn <= picture->rules->n_turns)
    return betrayal_box (picture->rules, BETRAYAL_BOX_TURNS + turn - 1);
  /* Rules 6.1 and 6.2: "Yes" goes along with the turn, "No" lies where the ban began. */
  if (is_communication (picture, counter) && turn > 0) {
    turn = MIN (turn, picture->rules->ban_from);
    if (turn > 0 && turn <= picture->rules->n_turns)
      return betrayal_box (picture->rules, BETRAYAL_BOX_TURNS + turn - 1);
  }

  return picture->state->loc[counter];
}

static gboolean
is_empty (const Picture *picture, guint place)
{
  for (guint i = 0; i < picture->rules->n_counters; i++) {
    if (get_place (picture, i) == place)
      return FALSE;
  }

  return TRUE;
}

/* (transfer full): "10 May 1940", or NULL when the track gives the turn no date. */
static char *
dup_date (const Picture *picture, guint turn)
{
  const char *text;
  TcNode node;
  g_autoptr (GDateTime) date = NULL;
  int year, month, day;

  if (turn == 0 || turn > picture->rules->n_turns)
    return NULL;

  node = tc_ruleset_get_thing (picture->ruleset,
                               betrayal_box (picture->rules, BETRAYAL_BOX_TURNS + turn - 1))
           ->node;
  text = tc_scenario_get_string (picture->scenario, node, "date");
  if (text == NULL || sscanf (text, "%d-%d-%d", &year, &month, &day) != 3)
    return NULL;
  date = g_date_time_new_utc (year, month, day, 0, 0, 0);

  /* Translators: a date in full, as 10 May 1940; see g_date_time_format (). */
  return date != NULL ? g_date_time_format (date, _ ("%-d %B %Y")) : NULL;
}

/* @words: (nullable): what is said of it besides its name. */
static void
add_box (const Picture *picture, guint box, const char *words)
{
  guint place = betrayal_box (picture->rules, box);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, place);
  const TcMark mark = { .kind = TC_MARK_LABEL, .text = words };
  TcViewContainer container = {
    .thing = (TcThing) place,
    .key = info->id,
    .name = info->name,
    .kind = TC_CONTAINER_BOX,
    .marks = &mark,
    .n_marks = words != NULL ? 1 : 0,
  };

  tc_view_add_container (picture->view, &container);
}

/* In the order in which units go through them; the rare ones only while they hold something. */
static void
show_boxes (const Picture *picture)
{
  static const struct {
    guint8 box;
    gboolean is_rare;
  } boxes[] = {
    { BETRAYAL_BOX_REGROUP + BETRAYAL_ALLIED, FALSE },
    { BETRAYAL_BOX_REGROUP + BETRAYAL_GERMAN, FALSE },
    { BETRAYAL_BOX_SET_ASIDE + BETRAYAL_ALLIED, FALSE },
    { BETRAYAL_BOX_SET_ASIDE + BETRAYAL_GERMAN, FALSE },
    { BETRAYAL_BOX_EVACUATED, FALSE },
    { BETRAYAL_BOX_EVACUATED_EARLY, TRUE },
    { BETRAYAL_BOX_LOST, FALSE },
  };

  if (!is_empty (picture, betrayal_box (picture->rules, BETRAYAL_BOX_DEPLOY)))
    add_box (picture, BETRAYAL_BOX_DEPLOY, NULL);
  for (guint turn = 1; turn <= picture->rules->n_turns; turn++) {
    g_autofree char *date = dup_date (picture, turn);

    if (!is_empty (picture, betrayal_box (picture->rules, BETRAYAL_BOX_TURNS + turn - 1)))
      add_box (picture, BETRAYAL_BOX_TURNS + turn - 1, date);
  }
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++) {
    if (!boxes[i].is_rare || !is_empty (picture, betrayal_box (picture->rules, boxes[i].box)))
      add_box (picture, boxes[i].box, NULL);
  }
}

static char *
dup_face (const Picture *picture, guint counter, TcNode node)
{
  gboolean is_reduced = betrayal_is_reduced (picture->state, counter);
  TcNode face = tc_scenario_find_child (picture->scenario, node, is_reduced ? "reduced" : "full");

  return face != TC_NODE_NONE ? tc_view_dup_face (picture->scenario, face) : NULL;
}

static void
show_counter (const Picture *picture, guint counter)
{
  const BetrayalCounter *unit = &picture->rules->counters[counter];
  TcThing thing = betrayal_unit_thing (picture->rules, counter);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  g_autofree char *face = NULL;
  TcViewToken token = {
    .thing = thing,
    .key = info->id,
    .container = tc_ruleset_get_thing (picture->ruleset, get_place (picture, counter))->id,
    .count = 1,
    .is_reduced = betrayal_is_reduced (picture->state, counter),
  };

  tc_view_read_token (picture->scenario, info->node, &token);
  if (unit->kind != BETRAYAL_MARKER)
    face = dup_face (picture, counter, info->node);
  else if (is_communication (picture, counter))
    face = g_strdup (picture->state->head.turn < picture->rules->ban_from ? _ ("May Talk")
                                                                          : _ ("No Talk"));
  token.face = face;
  token.state_word = token.is_reduced ? _ ("reduced") : "";
  tc_view_add_token (picture->view, &token);
}

static void
show_counters (const Picture *picture)
{
  guint unused = betrayal_box (picture->rules, BETRAYAL_BOX_UNUSED);

  for (guint i = 0; i < picture->rules->n_counters; i++) {
    if (get_place (picture, i) != unused)
      show_counter (picture, i);
  }
}

/* --- Prompt --- */

static const char *
get_area_name (const Picture *picture, guint area)
{
  return area < picture->rules->n_areas ? tc_ruleset_get_thing (picture->ruleset, area)->name
                                        : _ ("the area");
}

static char *
dup_return_question (const Picture *picture)
{
  guint n = betrayal_count_returns (picture->rules, picture->state);

  /* Refit is a tactic of the Germans: an Ally's units return by the roll in such a turn too. */
  if (picture->state->player == 0 &&
      (picture->state->tactics & BETRAYAL_TACTIC_BIT (BETRAYAL_REFIT)))
    return g_strdup_printf (_ ("bring back a unit that Refit releases; units still waiting: %u"),
                            n);

  return g_strdup_printf (
    _ ("bring a unit back from the Regroup Box; units that may still return: %u"), n);
}

/* (transfer full) (nullable): what is to be decided, to follow a colon. */
static char *
dup_question (const Picture *picture)
{
  const BetrayalState *state = picture->state;
  const char *focus = get_area_name (picture, state->focus);

  switch ((BetrayalPhase) state->head.phase) {
  case BETRAYAL_PHASE_DEPLOY:
    return g_strdup (_ ("place a unit in the area where it starts"));
  case BETRAYAL_PHASE_ENTER:
    return g_strdup (_ ("bring a reinforcement onto the map"));
  case BETRAYAL_PHASE_AIR_LOSS:
    return g_strdup (_ ("choose the reduced air unit that is lost from the Regroup Box"));
  case BETRAYAL_PHASE_RETURN:
    return dup_return_question (picture);
  case BETRAYAL_PHASE_ASSIGN:
    return g_strdup (_ ("assign a tactic to an area"));
  case BETRAYAL_PHASE_MOVE:
    return g_strdup (_ ("move a unit, or end the movement"));
  case BETRAYAL_PHASE_MISSIONS:
    return g_strdup (_ ("send an air unit on a mission or to another base, or end the missions"));
  case BETRAYAL_PHASE_INTERCEPT:
    /* The Germans choose among the targets (ruling D53), an Ally answers for one area. */
    if (state->player != 0)
      return g_strdup (_ ("choose the area whose missions the fighters intercept"));
    return g_strdup_printf (_ ("intercept the missions over %s, or let them pass"), focus);
  case BETRAYAL_PHASE_BASE:
    return g_strdup (_ ("choose the base that an air unit flies to"));
  case BETRAYAL_PHASE_STEPS:
    return g_strdup_printf (_ ("choose a unit in %s that loses a step; steps still to be lost: %u"),
                            focus, state->steps_owed);
  case BETRAYAL_PHASE_EXCHANGE:
    return g_strdup_printf (_ ("choose what is lost in the exchange at %s"), focus);
  case BETRAYAL_PHASE_WITHDRAW:
    return g_strdup_printf (_ ("withdraw a unit from %s"), focus);
  case BETRAYAL_PHASE_EXPLOIT:
    return g_strdup_printf (_ ("exploit with the armour that has won %s"),
                            get_area_name (picture, state->exploit_from));
  case BETRAYAL_PHASE_BOMBARD:
    return g_strdup (_ ("choose the bombardment that is resolved next"));
  case BETRAYAL_PHASE_COMBAT:
    return g_strdup (_ ("choose the combat that is resolved next"));
  case BETRAYAL_PHASE_NONE:
  case BETRAYAL_PHASE_OVER:
  case BETRAYAL_N_PHASES:
    break;
  }

  return NULL;
}

static void
set_prompt (const Picture *picture)
{
  const BetrayalRules *rules = picture->rules;
  const TcState *head = &picture->state->head;
  g_autofree char *question = dup_question (picture);
  g_autofree char *prompt = NULL;
  const char *seat;

  if (question == NULL || head->actor >= tc_ruleset_get_n_seats (picture->ruleset))
    return;

  seat = tc_ruleset_get_seat (picture->ruleset, head->actor)->name;
  if (head->side == rules->side_index[BETRAYAL_GERMAN] && head->actor != rules->german_seat)
    /* Translators: who decides, the side whose units they are, what is decided: "British player,
     * for the Germans: assign a tactic to an area". */
    prompt = g_strdup_printf (
      _ ("%s, for the %s: %s"), seat,
      tc_ruleset_get_thing (picture->ruleset, rules->side_thing[BETRAYAL_GERMAN])->name, question);
  else
    /* Translators: who decides, what is decided. */
    prompt = g_strdup_printf (_ ("%s: %s"), seat, question);
  tc_view_set_prompt (picture->view, prompt);
}

/* --- Status --- */

static const struct {
  const char *german;
  const char *allied;
} steps[] = {
  [BETRAYAL_STEP_SETUP] = { N_ ("setup"), N_ ("setup") },
  [BETRAYAL_STEP_INITIATIVE] = { N_ ("initiative"), N_ ("initiative") },
  [BETRAYAL_STEP_GERMAN_SETUP] = { N_ ("German setup"), N_ ("German setup") },
  [BETRAYAL_STEP_ORDERS] = { N_ ("German orders"), N_ ("orders") },
  [BETRAYAL_STEP_REFIT] = { N_ ("German refit"), N_ ("refit") },
  [BETRAYAL_STEP_ENTER] = { N_ ("German reinforcements"), N_ ("reinforcements") },
  [BETRAYAL_STEP_RETURN_ROLL] = { N_ ("German returns"), N_ ("returns") },
  [BETRAYAL_STEP_RETURN] = { N_ ("German returns"), N_ ("returns") },
  [BETRAYAL_STEP_ASSIGN] = { N_ ("German tactics"), N_ ("tactics") },
  [BETRAYAL_STEP_MOVE] = { N_ ("German movement"), N_ ("movement") },
  [BETRAYAL_STEP_MISSIONS] = { N_ ("German air missions"), N_ ("air missions") },
  [BETRAYAL_STEP_INTERCEPT] = { N_ ("interception of German missions"), N_ ("interception") },
  [BETRAYAL_STEP_BOMBARD] = { N_ ("German bombardment"), N_ ("bombardment") },
  [BETRAYAL_STEP_COMBAT] = { N_ ("German combat"), N_ ("combat") },
  [BETRAYAL_STEP_REGROUP] = { N_ ("German regroup"), N_ ("regroup") },
  [BETRAYAL_STEP_NEXT_PLAYER] = { N_ ("end of the German turn"), N_ ("end of the turn") },
  [BETRAYAL_STEP_OVER] = { N_ ("the game is over"), N_ ("the game is over") },
};

static char *
dup_step (const Picture *picture)
{
  const BetrayalState *state = picture->state;

  /* Who has won is said where the outcome is: the levels that were reached are not yet that. */
  if (state->head.actor == TC_SEAT_NONE)
    return g_strdup (_ (steps[BETRAYAL_STEP_OVER].german));
  if (state->step >= G_N_ELEMENTS (steps))
    return g_strdup ("");
  if (state->player == 0 || state->player > picture->rules->n_seats)
    return g_strdup (_ (steps[state->step].german));

  /* Translators: whose turn it is and what happens: "French player, movement". */
  return g_strdup_printf (_ ("%s, %s"),
                          tc_ruleset_get_seat (picture->ruleset, state->player - 1u)->name,
                          _ (steps[state->step].allied));
}

static void
set_status (const Picture *picture)
{
  const BetrayalState *state = picture->state;
  guint turn = state->head.turn;
  guint last = picture->rules->setups[state->setup].last_turn;
  g_autofree char *date = dup_date (picture, turn);
  g_autofree char *step = dup_step (picture);
  g_autofree char *status = NULL;

  if (state->step == BETRAYAL_STEP_SETUP)
    status = g_strdup (_ ("Setup"));
  else if (date != NULL)
    /* Translators: "Turn 1 of 12, 10 May 1940: German movement". */
    status = g_strdup_printf (_ ("Turn %u of %u, %s: %s"), turn, last, date, step);
  else
    status = g_strdup_printf (_ ("Turn %u of %u: %s"), turn, last, step);
  tc_view_set_status (picture->view, status);
}

void
betrayal_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  Picture picture = {
    .ruleset = ruleset,
    .rules = tc_ruleset_get_data (ruleset),
    .state = (const BetrayalState *) state,
    .scenario = tc_ruleset_get_scenario (ruleset),
    .view = view,
  };

  tc_view_add_scenery (view, picture.scenario, ruleset);
  show_areas (&picture);
  show_boxes (&picture);
  show_counters (&picture);
  set_prompt (&picture);
  set_status (&picture);
}
