/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/bell-1938/tc-bell-1938-private.h"

#define PILE 3 /* cards side by side in the discards; of more one sees a part */
#define OUT  5 /* the same of those out of the game */

/* The table as a seat sees it: the board with its cubes, the boxes beside it, cards and piles. The
 * position has been redacted before. */

typedef struct {
  const TcRuleset *ruleset;
  const BellRules *rules;
  const BellState *state;
  TcScenario *scenario;
  guint8 viewer;
  TcView *view;
} Picture;

static const char *
get_side_id (const Picture *picture, guint side)
{
  return side < BELL_N_SIDES
           ? tc_ruleset_get_thing (picture->ruleset, bell_side (picture->rules, side))->id
           : "";
}

/* -- The board -- */

/* The element of the pieces that has the cubes of @side. */
static TcNode
find_cubes (const Picture *picture, guint side)
{
  TcNode node = tc_scenario_find_section (picture->scenario, "pieces/cube/of");
  TcNode owner = tc_ruleset_get_thing (picture->ruleset, bell_side (picture->rules, side))->node;

  while (tc_scenario_get_ref (picture->scenario, node, "side") != owner)
    node = tc_scenario_find_next (picture->scenario, node);

  return node;
}

/* @what: the pieces in the keys of tokens */
static void
add_piece (const Picture *picture, guint holder, TcNode node, const char *what, guint side, guint n)
{
  const char *place = tc_ruleset_get_thing (picture->ruleset, holder)->id;
  g_autofree char *key = g_strdup_printf ("%s-%s", place, what);
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .container = place,
    .count = n,
  };

  if (n == 0)
    return;
  tc_view_read_token (picture->scenario, node, &token);
  token.owner = get_side_id (picture, side);
  tc_view_add_token (picture->view, &token);
}

static void
add_cubes (const Picture *picture)
{
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    TcNode node = find_cubes (picture, side);

    for (guint i = 0; i < picture->rules->n_holders; i++)
      add_piece (picture, i, node, get_side_id (picture, side), side,
                 picture->state->cubes[i][side]);
  }
}

static void
add_disks (const Picture *picture)
{
  TcNode node = tc_scenario_find_section (picture->scenario, "pieces/disk");

  for (guint i = 0; i < picture->rules->n_german; i++)
    add_piece (picture, picture->rules->first_german + i, node, "disk", BELL_NONE,
               picture->state->disks >> i & 1);
}

/* Who controls a space now. */
static void
show_spaces (const Picture *picture)
{
  for (guint i = 0; i < picture->rules->n_spaces; i++) {
    TcViewContainer *space =
      tc_view_get_container (picture->view, tc_ruleset_get_thing (picture->ruleset, i)->id);
    const guint16 *cubes = picture->state->cubes[i];
    guint side = cubes[BELL_CONCEDE] > cubes[BELL_DEFEND] ? BELL_CONCEDE : BELL_DEFEND;

    if (cubes[BELL_CONCEDE] != cubes[BELL_DEFEND])
      space->owner = tc_view_intern (picture->view, get_side_id (picture, side));
  }
}

static void
add_boxes (const Picture *picture)
{
  for (guint i = picture->rules->n_spaces; i < picture->rules->n_holders; i++) {
    const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, i);
    TcViewContainer container = {
      .thing = (TcThing) i,
      .key = info->id,
      .name = info->name,
      .kind = TC_CONTAINER_BOX,
    };

    tc_view_add_container (picture->view, &container);
  }
}

/* The victory point track: a number for each space, from the defending side's end. */
static void
add_points (const Picture *picture)
{
  TcNode track = tc_scenario_find_section (picture->scenario, "tracks/victory-track");
  const char *id = tc_scenario_get_id (picture->scenario, track);
  gint limit = picture->rules->vp_limit;
  TcViewContainer box = { .thing = TC_THING_NONE,
                          .key = id,
                          .name = tc_scenario_get_string (picture->scenario, track, "name"),
                          .kind = TC_CONTAINER_BOX };

  tc_view_add_container (picture->view, &box);
  for (gint vp = limit; vp >= -limit; vp--) {
    guint side = vp > 0 ? BELL_DEFEND : vp < 0 ? BELL_CONCEDE : BELL_NONE;
    const char *owner = get_side_id (picture, side);
    g_autofree char *key = g_strdup_printf ("%s-%d", id, vp);
    g_autofree char *face = g_strdup_printf ("%d", ABS (vp));
    const char *name =
      vp != 0 ? tc_ruleset_get_thing (picture->ruleset, bell_side (picture->rules, side))->name
              : box.name;
    TcViewToken token = { .thing = TC_THING_NONE,
                          .key = key,
                          .name = name,
                          .container = id,
                          .owner = owner,
                          .symbol = vp == picture->state->vp ? "number-marked" : "number",
                          .face = face,
                          .count = 1 };

    tc_view_add_token (picture->view, &token);
  }
}

/* Of the two sides, whose points are one marker's. */
static void
add_scores (const Picture *picture)
{
  for (guint side = 0; side < BELL_N_SIDES; side++) {
    gint vp = side == BELL_DEFEND ? picture->state->vp : -picture->state->vp;
    const TcViewScore score = {
      tc_ruleset_get_thing (picture->ruleset, bell_side (picture->rules, side))->name, MAX (vp, 0)
    };

    tc_view_add_score (picture->view, &score);
  }
}

/* -- Cards -- */

/* @room: for so many cards */
static void
add_container (const Picture *picture,
               TcContainerKind kind,
               const char *key,
               const char *name,
               guint room)
{
  TcViewContainer container = {
    .thing = TC_THING_NONE, .key = key, .name = name, .kind = kind, .room = room
  };

  tc_view_add_container (picture->view, &container);
}

static void
add_card (const Picture *picture, const char *container, guint card)
{
  guint thing = bell_card (picture->rules, card);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  g_autofree char *face = g_strdup_printf ("%u", picture->rules->card[card].points);
  TcViewToken token = {
    .thing = (TcThing) thing,
    .key = info->id,
    .container = container,
    .face = face,
    .count = 1,
  };

  tc_view_read_token (picture->scenario, info->node, &token);
  token.owner = get_side_id (picture, picture->rules->card[card].side);
  tc_view_add_token (picture->view, &token);
}

static void
add_objective (const Picture *picture, const char *container, guint objective)
{
  guint thing = tc_range_get (picture->rules->objective_things, objective);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  TcViewToken token = {
    .thing = (TcThing) thing,
    .key = info->id,
    .container = container,
    .count = 1,
  };

  tc_view_read_token (picture->scenario, info->node, &token);
  tc_view_add_token (picture->view, &token);
}

/* All cards at @place that are open to the viewer. */
static void
add_cards_at (const Picture *picture, const char *container, guint8 place)
{
  for (guint i = 0; i < picture->rules->n_cards; i++) {
    if (bell_where (picture->state)[i] == place)
      add_card (picture, container, i);
  }
}

static void
add_objectives_at (const Picture *picture, const char *container, guint8 place)
{
  for (guint i = 0; i < picture->rules->n_objectives; i++) {
    if (bell_objective (picture->state)[i] == place)
      add_objective (picture, container, i);
  }
}

/* Where the deck cannot be seen apart from the other hand, it is counted by what is left. */
static guint
count_deck (const Picture *picture)
{
  const BellState *state = picture->state;
  guint n = 0;

  for (guint i = 0; i < picture->rules->n_cards; i++)
    n += bell_where (state)[i] == BELL_IN_DECK || bell_where (state)[i] == BELL_HIDDEN;
  for (guint seat = 0; picture->viewer != TC_SEAT_NONE && seat < BELL_N_SIDES; seat++) {
    if (seat != picture->viewer)
      n -= MIN (n, (guint) state->n_hand[seat] + state->n_aside[seat]);
  }

  return n;
}

/* The pile, its top card last. */
static void
add_piles (const Picture *picture)
{
  const BellState *state = picture->state;

  add_container (picture, TC_CONTAINER_DECK, "deck", _ ("Deck"), 1);
  tc_view_add_backs (picture->view, "deck", "cards", _ ("Strategy cards"), count_deck (picture));
  add_container (picture, TC_CONTAINER_DECK, "discard", _ ("Discards"), PILE);
  for (guint i = 0; i < state->n_discard; i++)
    add_card (picture, "discard", bell_discarded (state)[i]);
  add_container (picture, TC_CONTAINER_BOX, "table", _ ("In play"), 1);
  add_cards_at (picture, "table", BELL_IN_PLAY);
  add_container (picture, TC_CONTAINER_BOX, "removed", _ ("Out of the game"), OUT);
  add_cards_at (picture, "removed", BELL_OUT);
  add_objectives_at (picture, "removed", BELL_IN_DISCARD);
}

/* -- Players -- */

/* What lies before the player. */
static void
add_front (const Picture *picture, guint8 seat)
{
  const TcSeatInfo *info = tc_ruleset_get_seat (picture->ruleset, seat);
  guint16 card = bell_find_final (picture->rules, picture->state, seat);
  g_autofree char *key = g_strdup_printf ("seat-%s", info->id);
  /* Translators: a player's name */
  g_autofree char *name = g_strdup_printf (_ ("%s: Final Decision card"), info->name);
  TcViewContainer container = {
    .thing = bell_seat (picture->rules, seat),
    .key = key,
    .name = name,
    .holder = info->name,
    .held = _ ("in front of the player"),
    .kind = TC_CONTAINER_SEAT,
    .room = 1,
  };

  tc_view_add_container (picture->view, &container);
  if (card != BELL_NONE)
    add_card (picture, key, card);
}

/* @held: (nullable): how, where it is not in the hand; @room: for so many cards */
static void
add_held (const Picture *picture,
          guint8 seat,
          TcContainerKind kind,
          const char *key,
          const char *name,
          const char *held,
          guint room)
{
  TcViewContainer container = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .holder = tc_ruleset_get_seat (picture->ruleset, seat)->name,
    .held = held,
    .kind = kind,
    .room = room,
  };

  tc_view_add_container (picture->view, &container);
}

static void
add_seat (const Picture *picture, guint8 seat)
{
  const BellRules *rules = picture->rules;
  const BellState *state = picture->state;
  const TcSeatInfo *info = tc_ruleset_get_seat (picture->ruleset, seat);
  g_autofree char *hand = g_strdup_printf ("hand-%s", info->id);
  g_autofree char *aside = g_strdup_printf ("aside-%s", info->id);
  /* Translators: a player's name */
  g_autofree char *aside_name = g_strdup_printf (_ ("%s: set aside"), info->name);
  /* Translators: a player's name */
  g_autofree char *hand_name = g_strdup_printf (_ ("%s: hand"), info->name);

  add_held (picture, seat, TC_CONTAINER_HAND, hand, hand_name, NULL,
            rules->cards + rules->objectives);
  add_held (picture, seat, TC_CONTAINER_BOX, aside, aside_name, _ ("set aside"),
            rules->n_rounds + 1u);
  if (picture->viewer != seat && picture->viewer != TC_SEAT_NONE) {
    tc_view_add_backs (picture->view, hand, "cards", _ ("Strategy cards"), state->n_hand[seat]);
    tc_view_add_backs (picture->view, hand, "objectives", _ ("Objective cards"),
                       state->n_dealt[seat]);
    tc_view_add_backs (picture->view, aside, "cards", _ ("Strategy cards"), state->n_aside[seat]);
    tc_view_add_backs (picture->view, aside, "objectives", _ ("Objective cards"),
                       state->n_kept[seat]);
    return;
  }
  add_cards_at (picture, hand, (guint8) (BELL_IN_HAND + seat));
  add_objectives_at (picture, hand, (guint8) (BELL_IN_HAND + seat));
  add_cards_at (picture, aside, (guint8) (BELL_ASIDE + seat));
  add_objectives_at (picture, aside, (guint8) (BELL_ASIDE + seat));
}

/* -- Words -- */

static const char *
get_prompt (BellPhase phase)
{
  switch (phase) {
  case BELL_PHASE_SETUP:
    return _ ("Where do you place a cube?");
  case BELL_PHASE_OBJECTIVE:
    return _ ("Which objective do you keep?");
  case BELL_PHASE_INITIATIVE:
    return _ ("Do you play first or second?");
  case BELL_PHASE_PLAY:
    return _ ("Which card do you play, and how?");
  case BELL_PHASE_ACT:
    return _ ("Where do you place or remove a cube?");
  case BELL_PHASE_FREED:
    return _ ("Where does the freed cube go?");
  case BELL_PHASE_MOBILIZE:
    return _ ("Where do you place a freed cube?");
  case BELL_PHASE_ORDER:
    return _ ("Which bonus action is next?");
  case BELL_PHASE_BONUS:
    return _ ("Which bonus action do you take?");
  case BELL_PHASE_SPREAD:
    return _ ("Do you move another cube?");
  case BELL_PHASE_SCORE:
    return _ ("Which dimension is scored next?");
  case BELL_PHASE_LEAD:
    return _ ("Whose objective is scored first?");
  case BELL_PHASE_DISCARD:
    return _ ("Which card do you discard?");
  case BELL_PHASE_CHOOSE:
    return _ ("Which card do you choose?");
  case BELL_PHASE_SHOW:
    return _ ("Both players have chosen. Reveal the cards.");
  case BELL_PHASE_OPERATE:
  case BELL_PHASE_EFFECT:
  case BELL_PHASE_OVER:
  case BELL_N_PHASES:
    break;
  }

  return "";
}

/* (transfer full): a point is a cube. */
static char *
dup_operations (const BellState *state)
{
  /* Translators: points of a card, one for each cube */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Where do you place or remove a cube? %u Operations Point left",
                 "Where do you place or remove a cube? %u Operations Points left", state->points),
    state->points);
}

/* A space that an event chooses: what is done there. Of the two kinds of pieces cubes come first.
 */
const char *
bell_get_label (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const BellRules *rules = tc_ruleset_get_data (ruleset);
  guint kind, owner;

  if (state->phase == BELL_PHASE_EFFECT && move->verb == BELL_VERB_EFFECT + TC_EFFECTS_VERB_STOP)
    return tc_effects_get_stop_label (rules->effects, state);
  if (state->phase != BELL_PHASE_EFFECT || move->verb != BELL_VERB_EFFECT + TC_EFFECTS_VERB_PICK)
    return NULL;
  switch (tc_effects_get_act (rules->effects, state, &kind, &owner)) {
  case TC_EFFECTS_ACT_PLACE:
    return kind == 0 ? N_ ("Place a cube in {subject}") : N_ ("Place a German disk on {subject}");
  case TC_EFFECTS_ACT_REMOVE:
    return kind == 0 ? N_ ("Remove a cube from {subject}")
                     : N_ ("Remove a German disk from {subject}");
  case TC_EFFECTS_ACT_REPLACE:
    return N_ ("Replace a cube in {subject}");
  case TC_EFFECTS_ACT_MOVE:
  case TC_EFFECTS_ACT_OTHER:
    break;
  }

  return NULL;
}

/* What an event asks, in its own words. */
static void
set_prompt (const Picture *picture)
{
  const BellState *state = picture->state;
  g_autofree char *prompt = NULL;

  if (state->head.phase == BELL_PHASE_EFFECT)
    prompt = tc_effects_dup_prompt (picture->rules->effects, &state->head);
  else if (state->head.phase == BELL_PHASE_OPERATE)
    prompt = dup_operations (state);
  tc_view_set_prompt (picture->view, prompt != NULL ? prompt : get_prompt (state->head.phase));
}

static void
set_words (const Picture *picture)
{
  const BellState *state = picture->state;
  TcThing side = bell_get_ahead (picture->rules, state->vp);
  const char *name = tc_ruleset_get_thing (picture->ruleset, side)->phrase;
  g_autofree char *round = state->head.turn == 0 ? g_strdup (_ ("Before play"))
                           : state->head.turn > picture->rules->n_rounds
                             ? g_strdup (_ ("Final Decision round"))
                             : g_strdup_printf (_ ("Round %u"), state->head.turn);
  /* Translators: the round; a side and its victory points. */
  g_autofree char *status =
    g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %d victory point for %s",
                                  "%s: %d victory points for %s", (gulong) ABS (state->vp)),
                     round, ABS (state->vp), name);

  tc_view_set_turn (picture->view, round);
  tc_view_set_status (picture->view, status);
  if (picture->viewer == TC_SEAT_NONE || picture->viewer == state->head.actor)
    set_prompt (picture);
}

void
bell_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  Picture picture = { ruleset,
                      tc_ruleset_get_data (ruleset),
                      (const BellState *) state,
                      tc_ruleset_get_scenario (ruleset),
                      viewer,
                      view };

  set_words (&picture);
  add_scores (&picture);
  tc_view_add_scenery (view, picture.scenario, ruleset);
  show_spaces (&picture);
  add_points (&picture);
  add_boxes (&picture);
  add_cubes (&picture);
  add_disks (&picture);
  for (guint8 seat = 0; seat < BELL_N_SIDES; seat++)
    add_seat (&picture, seat);
  add_piles (&picture);
  for (guint8 seat = 0; seat < BELL_N_SIDES; seat++)
    add_front (&picture, seat);
}
