/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/badge/tc-badge-private.h"

#define PILE 4 /* kinds of cards side by side in the discards; more lie closer */

/* The table as a seat sees it: the city, pawns, its hand and the backs of the others', decks, the
 * sequence, and the seat's own notepad. The position has been redacted before. */

typedef struct {
  const TcRuleset *ruleset;
  const BadgeRules *rules;
  const BadgeState *state;
  TcScenario *scenario;
  guint8 viewer;
  TcView *view;
} Picture;

/* The colour's id, which is the owner of what has it. */
static const char *
get_colour (const Picture *picture, guint thing)
{
  TcNode node = tc_ruleset_get_thing (picture->ruleset, thing)->node;

  return tc_scenario_get_string (picture->scenario, node, "colour");
}

/* -- The board -- */

/* Use a notepad: dots for empty tiles, a box for traffic, a letter for hideouts, a circle for
 * evidence. */
static void
add_note (const Picture *picture, guint cell)
{
  static const char *const marks[BADGE_N_TILE_KINDS] = {
    [BADGE_HIDEOUT] = "H",
    [BADGE_EVIDENCE] = "o",
    [BADGE_TRAFFIC] = "#",
    [BADGE_EMPTY] = ".",
  };
  guint thing =
    tc_range_get (picture->rules->tile_things, badge_get_kind (picture->state, cell) - 1u);
  const BadgeTile *tile = badge_get_tile (picture->rules, picture->state, cell);
  TcViewNote note = {
    .container = tc_ruleset_get_thing (picture->ruleset, picture->rules->cell_place[cell])->id,
    .mark = marks[tile->kind],
    .text = tc_ruleset_get_thing (picture->ruleset, thing)->name,
    .owner = tile->colour != BADGE_NONE ? get_colour (picture, thing) : "",
  };

  tc_view_add_note (picture->view, &note);
}

static void
show_cell (const Picture *picture, guint cell)
{
  const char *key = tc_ruleset_get_thing (picture->ruleset, picture->rules->cell_place[cell])->id;
  TcViewContainer *container = tc_view_get_container (picture->view, key);
  guint thing;

  g_assert (container != NULL);
  if (!badge_flipped (picture->state)[cell]) {
    container->face = TC_TILE_FACE_DOWN;
    container->type = _ ("face down");
    if (badge_get_kind (picture->state, cell) != 0)
      add_note (picture, cell);
    return;
  }

  thing = tc_range_get (picture->rules->tile_things, badge_get_kind (picture->state, cell) - 1u);
  tc_view_lay_tile (picture->view, container, picture->scenario,
                    tc_ruleset_get_thing (picture->ruleset, thing)->node);
  container->owner = container->region;
}

/* The directions that lead out, to click or to drag a fugitive to. */
static void
add_exit (const Picture *picture, guint way)
{
  guint thing = tc_range_get (picture->rules->exit_things, way);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  /* Translators: an edge of the board: "Exit north" */
  g_autofree char *name = g_strdup_printf (_ ("Exit %s"), info->name);
  TcViewContainer container = {
    .thing = (TcThing) thing,
    .key = info->id,
    .name = name,
    .kind = TC_CONTAINER_BOX,
    .type = "exit",
  };

  if (picture->rules->edges >> way & 1)
    tc_view_add_container (picture->view, &container);
}

static void
add_pawn (const Picture *picture, guint thing, guint place)
{
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  TcViewToken token = {
    .thing = (TcThing) thing,
    .key = info->id,
    .container = tc_ruleset_get_thing (picture->ruleset, place)->id,
    .count = 1,
  };

  tc_view_read_token (picture->scenario, info->node, &token);
  tc_view_add_token (picture->view, &token);
}

static void
add_pawns (const Picture *picture)
{
  const BadgeRules *rules = picture->rules;
  const BadgeState *state = picture->state;

  for (guint i = 0; i < rules->n_patrols; i++)
    add_pawn (picture, tc_range_get (rules->patrol_things, i), badge_patrol (state)[i]);
  for (guint i = 0; i < rules->n_fugitives; i++) {
    if (badge_fate (state)[i] == BADGE_AT_LARGE)
      add_pawn (picture, tc_range_get (rules->fugitive_things, i), badge_fugitive (state)[i]);
  }
}

/* -- Cards -- */

/* Cards of one kind in @container; in an own hand they can be chosen by their thing. */
static void
add_cards (const Picture *picture, const char *container, guint card, guint count, gboolean is_own)
{
  guint thing = tc_range_get (picture->rules->card_things, card);
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  g_autofree char *key =
    is_own ? g_strdup (info->id) : g_strdup_printf ("%s-%s", container, info->id);
  TcViewToken token = {
    .thing = is_own ? (TcThing) thing : TC_THING_NONE,
    .key = key,
    .container = container,
    .count = count,
  };

  if (count == 0)
    return;

  tc_view_read_token (picture->scenario, info->node, &token);
  tc_view_add_token (picture->view, &token);
}

/* @room: for so many kinds of cards */
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

/* Of the cards that one player can have. */
static guint
count_kinds (const Picture *picture)
{
  return MIN (picture->rules->hand_size, picture->rules->n_cards);
}

static void
add_decks (const Picture *picture)
{
  const BadgeState *state = picture->state;

  add_container (picture, TC_CONTAINER_DECK, "deck", _ ("Deck"), 1);
  tc_view_add_backs (picture->view, "deck", "cards", _ ("Action cards"), state->n_deck);
  add_container (picture, TC_CONTAINER_DECK, "discard", _ ("Discards"), PILE);
  for (guint card = 0; card < picture->rules->n_cards; card++)
    add_cards (picture, "discard", card, badge_discards (state)[card], FALSE);
}

/* The laid cards in their order; what has been carried out is turned down. */
static void
add_sequence (const Picture *picture)
{
  const BadgeState *state = picture->state;

  add_container (picture, TC_CONTAINER_BOX, "sequence", _ ("Sequence"), count_kinds (picture));
  for (guint i = 0; i < state->n_laid; i++) {
    guint card = badge_get_laid (state, i);
    const TcThingInfo *info =
      tc_ruleset_get_thing (picture->ruleset, tc_range_get (picture->rules->card_things, card));
    g_autofree char *key = g_strdup_printf ("sequence-%u", i + 1);
    TcViewToken token = {
      .thing = TC_THING_NONE,
      .key = key,
      .container = "sequence",
      .count = badge_count_laid (state, i),
      .is_reduced = state->head.phase != BADGE_PHASE_LAY && i < state->at,
    };

    token.state_word = token.is_reduced ? _ ("carried out") : "";
    tc_view_read_token (picture->scenario, info->node, &token);
    tc_view_add_token (picture->view, &token);
  }
}

/* -- Players -- */

/* Of one player: the name of the side is that of all who are on it. */
static const char *
get_role_name (const Picture *picture, guint seat)
{
  switch (picture->state->role[seat]) {
  case BADGE_ROLE_GOOD:
    return _ ("good cop");
  case BADGE_ROLE_DIRTY:
    return _ ("dirty cop");
  default:
    return "";
  }
}

static void
add_seat (const Picture *picture, guint8 seat)
{
  const TcSeatInfo *info = tc_ruleset_get_seat (picture->ruleset, seat);
  gboolean is_own = picture->viewer == seat;
  g_autofree char *key = g_strdup_printf ("seat-%s", info->id);
  g_autofree char *hand = g_strdup_printf ("hand-%s", info->id);
  const char *role = get_role_name (picture, seat);
  g_autofree char *name =
    *role != '\0' ? g_strdup_printf ("%s: %s", info->name, role) : g_strdup (info->name);
  const TcMark mark = { .kind = TC_MARK_LABEL, .text = role };
  TcViewContainer container = {
    .thing = badge_seat (picture->rules, seat),
    .key = key,
    .name = info->name,
    .kind = TC_CONTAINER_SEAT,
    .marks = &mark,
    .n_marks = *role != '\0' ? 1 : 0,
  };

  TcViewContainer held = {
    .thing = TC_THING_NONE,
    .key = hand,
    .name = name,
    .holder = info->name,
    .kind = TC_CONTAINER_HAND,
    .room = count_kinds (picture),
  };

  tc_view_add_container (picture->view, &container);
  tc_view_add_container (picture->view, &held);
  if (!is_own && picture->viewer != TC_SEAT_NONE) {
    tc_view_add_backs (picture->view, hand, "cards", _ ("Action cards"),
                       picture->state->n_hand[seat]);
    return;
  }
  /* Who sees everything sees the acting seat's cards as its own. */
  is_own |= picture->state->head.actor == seat;
  for (guint card = 0; card < picture->rules->n_cards; card++)
    add_cards (picture, hand, card, badge_hand (picture->state, seat)[card], is_own);
}

/* -- Words -- */

/* While the looks before play go on everybody is asked for as many. */
static void
set_peek_prompt (const Picture *picture)
{
  const BadgeState *state = picture->state;
  g_autofree char *prompt = g_strdup_printf (
    _ ("Choose tile %u of %u to look at before play. Only a dirty cop is shown them."),
    state->n_peeked + 1u, (guint) picture->rules->setups[state->setup].n_peeks);

  tc_view_set_prompt (picture->view, prompt);
}

static const char *
get_prompt (const Picture *picture)
{
  switch ((BadgePhase) picture->state->head.phase) {
  case BADGE_PHASE_EXCHANGE:
    return _ ("Which cards do you exchange?");
  case BADGE_PHASE_LAY:
    return _ ("Which cards do you play, and in what order?");
  case BADGE_PHASE_SEARCH:
    return _ ("Which tile do you search?");
  case BADGE_PHASE_FLIP:
    return _ ("Do you flip the tile for all to see?");
  case BADGE_PHASE_DRIVE:
    return _ ("Where does the patrol drive?");
  case BADGE_PHASE_RUN:
    return _ ("Which way does the fugitive run?");
  case BADGE_PHASE_PEEK:
  case BADGE_PHASE_OVER:
  case BADGE_N_PHASES:
    break;
  }

  return "";
}

static void
set_words (const Picture *picture)
{
  const BadgeState *state = picture->state;
  const char *role =
    picture->viewer < state->n_seats ? get_role_name (picture, picture->viewer) : "";
  g_autofree char *turn =
    state->head.turn == 0
      ? g_strdup (_ ("Before play"))
      : g_strdup_printf (_ ("Turn %u, %s"), state->head.turn,
                         tc_ruleset_get_seat (picture->ruleset, state->current)->name);
  /* Translators: turn and player; points of each good and each dirty cop. */
  g_autofree char *points = g_strdup_printf (_ ("%s: good cops %d, dirty cops %d"), turn,
                                             state->good_points, state->dirty_points);
  /* Translators: the line above, then the viewer's name and role: "good cop" or "dirty cop". */
  g_autofree char *status =
    *role != '\0'
      ? g_strdup_printf (_ ("%s. %s, you are a %s"), points,
                         tc_ruleset_get_seat (picture->ruleset, picture->viewer)->name, role)
      : g_strdup (points);

  tc_view_set_status (picture->view, status);
  if (picture->viewer != TC_SEAT_NONE && picture->viewer != state->head.actor)
    return;
  if (state->head.phase == BADGE_PHASE_PEEK)
    set_peek_prompt (picture);
  else
    tc_view_set_prompt (picture->view, get_prompt (picture));
}

/* Scoring: what each cop of a side has is no secret, who is on which side is. */
static void
add_scores (const Picture *picture)
{
  const gint points[] = { picture->state->good_points, picture->state->dirty_points };

  for (guint side = 0; side < G_N_ELEMENTS (points); side++) {
    guint thing = tc_range_get (picture->rules->side_things, side);
    const TcViewScore score = { tc_ruleset_get_thing (picture->ruleset, thing)->name,
                                points[side] };

    tc_view_add_score (picture->view, &score);
  }
}

void
badge_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  Picture picture = { ruleset,
                      tc_ruleset_get_data (ruleset),
                      (const BadgeState *) state,
                      tc_ruleset_get_scenario (ruleset),
                      viewer,
                      view };

  set_words (&picture);
  add_scores (&picture);
  tc_view_add_scenery (view, picture.scenario, ruleset);
  for (guint cell = 0; cell < picture.rules->n_cells; cell++)
    show_cell (&picture, cell);
  for (guint way = 0; way < BADGE_N_DIRECTIONS; way++)
    add_exit (&picture, way);
  add_pawns (&picture);
  add_decks (&picture);
  add_sequence (&picture);
  for (guint8 seat = 0; seat < picture.state->n_seats; seat++)
    add_seat (&picture, seat);
}
