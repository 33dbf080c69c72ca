/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "base/tc-number-private.h"
#include "systems/house/tc-house-view-private.h"

/* The table as a seat sees it: floors as boards that have grown so far, explorers with their
 * traits, what everybody has, decks, the roll under way, and the goal of the seat's own side. The
 * position has been redacted before. */

#define ROOM_TO_LAY "room-to-lay" /* the key of a box */

/* -- A room that is about to be laid ----------------------------------------------------------- */

/* It lies beside the board until then. Its box is there before: what comes and goes
 * would move all others. */
static void
add_box_for_room (const HousePicture *picture)
{
  TcViewContainer box = { .thing = TC_THING_NONE,
                          .key = ROOM_TO_LAY,
                          .name = _ ("Room to lay"),
                          .kind = TC_CONTAINER_BOX,
                          .room = 1 };

  tc_view_add_container (picture->view, &box);
}

/* One that lies on a floor and is laid again stays there until then. */
static gboolean
is_at_hand (const HousePicture *picture, guint room)
{
  const HouseState *state = picture->state;

  return state->head.phase == HOUSE_PHASE_LAY && state->lay_room == room + 1 &&
         state->floor[room] == 0;
}

static void
add_room_at_hand (const HousePicture *picture)
{
  guint room = picture->state->lay_room - 1u;
  const TcThingInfo *info = house_get_info (picture, house_room (picture->rules, room));
  TcViewContainer tile = { .thing = TC_THING_NONE, .key = info->id, .name = info->name };
  TcViewToken token = { .thing = house_room (picture->rules, room),
                        .key = info->id,
                        .name = info->name,
                        .container = ROOM_TO_LAY,
                        .owner = "",
                        .kind = TC_TOKEN_CARD,
                        .size = "",
                        .face = "",
                        .count = 1 };

  tc_view_lay_tile (picture->view, &tile, picture->scenario, info->node);
  token.type = tile.type;
  token.symbol = tile.glyph;
  tc_view_add_token (picture->view, &token);
}

/* -- Floors ------------------------------------------------------------------------------------ */

static void
add_floors (HousePicture *picture)
{
  guint n = picture->rules->n_floors;

  for (guint floor = 0; floor < n; floor++) {
    guint thing = tc_range_get (picture->rules->floor_things, floor);

    picture->floors[floor].thing = (TcThing) thing;
    picture->floors[floor].key = house_get_info (picture, thing)->id;
    picture->floors[floor].name = house_get_info (picture, thing)->name;
  }
  house_stretch_floors (picture);
  tc_view_add_floors (picture->view, picture->floors, n);
}

/* -- Rooms ------------------------------------------------------------------------------------- */

static void
add_room (const HousePicture *picture, guint room)
{
  const HouseState *state = picture->state;
  const TcViewFloor *floor = &picture->floors[state->floor[room] - 1];
  const TcThingInfo *info = house_get_info (picture, house_room (picture->rules, room));
  TcPoint outline[HOUSE_N_WAYS];
  TcViewContainer container = {
    .thing = house_room (picture->rules, room),
    .key = info->id,
    .name = info->name,
    .rotation = 90 * state->turned[room],
  };

  tc_view_place_on_floor (&container, outline, floor, state->x[room], state->y[room]);
  tc_view_lay_tile (picture->view, &container, picture->scenario, info->node);
  tc_view_add_container (picture->view, &container);
}

static void
add_links (const HousePicture *picture)
{
  const HouseRules *rules = picture->rules;
  guint64 links[HOUSE_MAX_ROOMS] = { 0 };

  for (guint a = 0; a < rules->n_rooms; a++)
    links[a] = house_get_links (rules, picture->state, a, FALSE);
  for (guint a = 0; a < rules->n_rooms; a++) {
    for (guint b = 0; links[a] >> b != 0 && b < rules->n_rooms; b++) {
      gboolean leads_back = (links[b] >> a & 1) != 0;
      TcViewLink link = {
        .a = house_get_info (picture, house_room (rules, a))->id,
        .b = house_get_info (picture, house_room (rules, b))->id,
        .way = leads_back ? TC_LINK_PLAIN : TC_LINK_ONE_WAY,
      };

      if ((links[a] >> b & 1) != 0 && (!leads_back || a < b))
        tc_view_add_link (picture->view, &link);
    }
  }
}

static void
add_tokens (const HousePicture *picture)
{
  for (guint room = 0; room < picture->rules->n_rooms; room++) {
    for (guint i = 0; picture->state->tokens[room] != 0 && i < picture->rules->n_tokens; i++) {
      guint thing = tc_range_get (picture->rules->token_things, i);
      const char *place = house_get_info (picture, house_room (picture->rules, room))->id;
      g_autofree char *key = g_strdup_printf ("%s-%s", place, house_get_info (picture, thing)->id);
      TcViewToken token = { .thing = (TcThing) thing, .key = key, .container = place, .count = 1 };

      if ((picture->state->tokens[room] >> i & 1) == 0)
        continue;
      tc_view_read_token (picture->scenario, house_get_info (picture, thing)->node, &token);
      token.owner = "";
      tc_view_add_token (picture->view, &token);
    }
  }
}

/* -- Figures ----------------------------------------------------------------------------------- */

static void
add_explorer (const HousePicture *picture, guint seat)
{
  const HouseState *state = picture->state;
  guint thing = tc_range_get (picture->rules->explorer_things, state->explorer[seat]);
  TcViewToken token = {
    .thing = (TcThing) thing,
    .key = house_get_info (picture, thing)->id,
    .container = house_get_info (picture, house_room (picture->rules, state->room[seat]))->id,
    .count = 1,
    .state_word = house_get_hindrance (picture->ruleset, state, seat),
  };

  if (!house_is_alive (state, seat))
    return;
  token.is_reduced = *token.state_word != '\0';
  tc_view_read_token (picture->scenario, house_get_info (picture, thing)->node, &token);
  token.owner = house_get_info (picture, house_seat (picture->rules, seat))->id;
  token.kind = TC_TOKEN_PAWN;
  tc_view_add_token (picture->view, &token);
}

/* What the schema draws for its picture or, without one, its kind. */
static const char *
get_glyph (const HousePicture *picture, guint thing)
{
  TcNode node = house_get_info (picture, thing)->node;
  const char *glyph = node != TC_NODE_NONE ? tc_view_find_glyph (picture->scenario, node) : NULL;

  return glyph != NULL ? glyph : "";
}

static void
add_figures (const HousePicture *picture)
{
  const HouseState *state = picture->state;
  guint nth[HOUSE_MAX_KINDS] = { 0 };

  for (guint i = 0; state->haunt != 0 && i < state->n_figures; i++) {
    const HouseMonster *kind =
      &house_get_haunt (picture->rules, state)->kinds[state->figure_kind[i]];
    guint thing =
      tc_range_get (picture->rules->figure_things, kind->first + nth[state->figure_kind[i]]++);
    TcViewToken token = {
      .thing = (TcThing) thing,
      .key = house_get_info (picture, thing)->id,
      .name = house_get_info (picture, thing)->name,
      .owner = "",
      .kind = TC_TOKEN_PAWN,
      .type = _ ("monster"),
      .symbol = get_glyph (picture, thing),
      .size = "",
      .face = "",
      .count = 1,
      .is_reduced = state->stunned[i],
      .state_word = state->stunned[i] ? _ ("stunned") : "",
    };

    if (state->figure_room[i] == 0)
      continue;
    token.container =
      house_get_info (picture, house_room (picture->rules, state->figure_room[i] - 1u))->id;
    tc_view_add_token (picture->view, &token);
  }
}

/* -- Players ----------------------------------------------------------------------------------- */

/* Tokens come and go: boxes stay as large as for so many of them. */
#define ROOM_IN_HAND     5
#define ROOM_IN_DECK     1
#define ROOM_IN_DISCARDS 4
#define ROOM_IN_PLAY     2
#define ROOM_FOR_DICE    5 /* for eight, and what is added to them */

static void
add_container (const HousePicture *picture,
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
add_card (const HousePicture *picture, const char *container, guint card)
{
  const TcThingInfo *info = house_get_info (picture, house_card (picture->rules, card));
  TcViewToken token = {
    .thing = house_card (picture->rules, card),
    .key = info->id,
    .container = container,
    .count = 1,
    .is_reduced = picture->state->used[card],
    .state_word = picture->state->used[card] ? _ ("used") : "",
  };

  tc_view_read_token (picture->scenario, info->node, &token);
  token.owner = "";
  tc_view_add_token (picture->view, &token);
}

/* A track as a box of its own: its steps are its marks, and the one that counts stands out. It is
 * the explorer's, so what can be changed there is the same. */
static void
add_trait (const HousePicture *picture, guint seat, guint trait)
{
  const HouseState *state = picture->state;
  const HouseExplorer *explorer = &picture->rules->explorers[state->explorer[seat]];
  const TcThingInfo *info =
    house_get_info (picture, tc_range_get (picture->rules->trait_things, trait));
  const char *id = tc_ruleset_get_seat (picture->ruleset, (guint8) seat)->id;
  g_autofree char *key = g_strdup_printf ("%s-%s", info->id, id);
  g_autofree char *hand = g_strdup_printf ("hand-%s", id);
  g_autofree char *name =
    g_strdup_printf ("%s %u", info->name, explorer->value[trait][state->step[seat][trait]]);
  TcViewContainer *box = NULL;

  add_container (picture, TC_CONTAINER_BOX, key, name, 0);
  box = tc_view_get_container (picture->view, key);
  box->thing = (TcThing) tc_range_get (picture->rules->explorer_things, state->explorer[seat]);
  box->title = tc_view_intern (picture->view, info->name);
  box->within = tc_view_intern (picture->view, hand);
  for (guint step = 0; step <= HOUSE_N_STEPS; step++) {
    g_autofree char *text =
      step == 0 ? g_strdup (_ ("skull")) : g_strdup_printf ("%u", explorer->value[trait][step]);
    TcMark mark = { .kind = step == state->step[seat][trait] ? TC_MARK_STATE : TC_MARK_LABEL,
                    .value = (gint32) step,
                    .text = text };

    tc_view_add_mark (picture->view, box, &mark);
  }
}

static void
add_seat (const HousePicture *picture, guint seat)
{
  const HouseState *state = picture->state;
  const TcSeatInfo *info = tc_ruleset_get_seat (picture->ruleset, (guint8) seat);
  const char *explorer =
    house_get_info (picture, tc_range_get (picture->rules->explorer_things, state->explorer[seat]))
      ->name;
  g_autofree char *key = g_strdup_printf ("seat-%s", info->id);
  g_autofree char *hand = g_strdup_printf ("hand-%s", info->id);
  /* Translators: a player's name and an explorer's */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), info->name, explorer);
  TcViewContainer container = {
    .thing = house_seat (picture->rules, seat),
    .key = key,
    .name = name,
    .kind = TC_CONTAINER_SEAT,
  };

  tc_view_add_container (picture->view, &container);
  /* What is put here becomes the player's. */
  container.key = hand;
  container.name = info->name;
  container.owner = info->id;
  container.kind = TC_CONTAINER_HAND;
  container.room = ROOM_IN_HAND;
  tc_view_add_container (picture->view, &container);
  for (guint i = 0; i < picture->rules->n_cards; i++) {
    if (house_holds (state, seat, i))
      add_card (picture, hand, i);
  }
  for (guint trait = 0; trait < HOUSE_N_TRAITS; trait++)
    add_trait (picture, seat, trait);
  add_explorer (picture, seat);
}

/* -- Decks ------------------------------------------------------------------------------------- */

static void
add_backs (const HousePicture *picture, const char *key, const char *name, guint count)
{
  g_autofree char *token_key = g_strdup_printf ("%s-backs", key);
  TcViewToken token = { .thing = TC_THING_NONE,
                        .key = token_key,
                        .name = name,
                        .container = key,
                        .owner = "",
                        .kind = TC_TOKEN_CARD,
                        .type = "",
                        .symbol = "",
                        .size = "",
                        .face = "",
                        .count = count,
                        .is_hidden = TRUE };

  add_container (picture, TC_CONTAINER_DECK, key, name, ROOM_IN_DECK);
  if (count > 0)
    tc_view_add_token (picture->view, &token);
}

static guint
count_stack (const HousePicture *picture, guint stack)
{
  guint n = 0;

  if (stack == HOUSE_STACK_ROOMS) {
    for (guint i = 0; i < picture->rules->n_rooms; i++)
      n += picture->state->floor[i] == 0 && !is_at_hand (picture, i);
    return n;
  }
  for (guint i = 0; i < picture->rules->n_cards; i++)
    n += picture->rules->cards[i].kind == stack && picture->state->where[i] == HOUSE_IN_DECK;

  return n;
}

static void
add_piles (const HousePicture *picture)
{
  static const char *const keys[HOUSE_N_STACKS] = { "stack-rooms", "stack-items", "stack-events",
                                                    "stack-omens" };
  const char *names[HOUSE_N_STACKS] = { _ ("Rooms"), _ ("Items"), _ ("Events"), _ ("Omens") };

  for (guint stack = 0; stack < HOUSE_N_STACKS; stack++)
    add_backs (picture, keys[stack], names[stack], count_stack (picture, stack));
  add_container (picture, TC_CONTAINER_DECK, "discards", _ ("Discards"), ROOM_IN_DISCARDS);
  add_container (picture, TC_CONTAINER_BOX, "in-play", _ ("In play"), ROOM_IN_PLAY);
  for (guint i = 0; i < picture->rules->n_cards; i++) {
    guint8 where = picture->state->where[i];

    if (where == HOUSE_IN_DISCARD || where == HOUSE_IN_PLAY)
      add_card (picture, where == HOUSE_IN_PLAY ? "in-play" : "discards", i);
    else if (where >= HOUSE_IN_ROOM && where < HOUSE_IN_ROOM + HOUSE_MAX_ROOMS)
      add_card (picture,
                house_get_info (picture, house_room (picture->rules, where - HOUSE_IN_ROOM))->id,
                i);
  }
}

/* What the viewer knows of the top of a stack. */
static void
add_tops (const HousePicture *picture)
{
  static const char *const keys[HOUSE_N_STACKS] = { "stack-rooms", "stack-items", "stack-events",
                                                    "stack-omens" };

  for (guint stack = 0; stack < HOUSE_N_STACKS; stack++) {
    for (guint i = 0; i < HOUSE_MAX_LOOK; i++) {
      guint8 top = picture->state->top[stack][i];
      g_autofree char *place = g_strdup_printf ("%u", i + 1);
      g_autofree char *words = NULL;
      const char *name = NULL;
      TcViewNote note = { .container = keys[stack], .mark = place, .owner = "" };

      if (top == 0 || top == HOUSE_HIDDEN)
        continue;
      name =
        house_get_info (picture, stack == HOUSE_STACK_ROOMS ? house_room (picture->rules, top - 1u)
                                                            : house_card (picture->rules, top - 1u))
          ->name;
      /* TRANSLATORS: a card that somebody has seen in a deck: "Items: Bottle lies on top" */
      words = i == 0 ? g_strdup_printf (_ ("%s lies on top"), name)
                     : g_strdup_printf (_ ("%s is number %u from the top"), name, i + 1);
      note.text = words;
      tc_view_add_note (picture->view, &note);
    }
  }
}

/* -- Rolls and goals --------------------------------------------------------------------------- */

/* The roll that can still be changed: each die is a mark. Its box is there before, as that for a
 * room. */
static void
add_roll (const HousePicture *picture)
{
  const HouseState *state = picture->state;
  TcViewContainer *box = NULL;

  add_container (picture, TC_CONTAINER_BOX, "roll", _ ("Roll"), ROOM_FOR_DICE);
  if (state->roll_stage != HOUSE_ROLL_AFTER)
    return;
  box = tc_view_get_container (picture->view, "roll");
  box->within = box->key;
  for (guint i = 0; i < state->roll_dice; i++) {
    g_autofree char *text = g_strdup_printf ("%u", picture->rules->lowest + state->roll_face[i]);
    TcMark mark = { .kind = TC_MARK_LABEL,
                    .value = picture->rules->lowest + state->roll_face[i],
                    .text = text };

    tc_view_add_mark (picture->view, box, &mark);
  }
  if (state->roll_more != 0) {
    g_autofree char *text = tc_number_dup (state->roll_more, TRUE);
    TcMark mark = { .kind = TC_MARK_STATE, .value = state->roll_more, .text = text };

    tc_view_add_mark (picture->view, box, &mark);
  }
}

/* A name from the middle of a sentence, as a title. */
static char *
dup_title (const char *name)
{
  GString *title = g_string_new (NULL);

  g_string_append_unichar (title, g_unichar_totitle (g_utf8_get_char (name)));
  g_string_append (title, g_utf8_next_char (name));

  return g_string_free (title, FALSE);
}

/* How far the haunt has come, on the table for everybody: of few numbers all, else the one that
 * counts. */
static void
add_tally (const HousePicture *picture, guint tally)
{
  enum { MOST_STEPS = 4 };
  const HouseRules *rules = picture->rules;
  TcNode node = rules->tally_node[tally];
  gint value =
    tc_effects_get_tally (rules->effects, &picture->state->head, tally, TC_EFFECTS_NOBODY);
  gint max = (gint) tc_scenario_get_int (picture->scenario, node, "max");
  gint first = max > MOST_STEPS ? value : 0;
  g_autofree char *key =
    g_strdup_printf ("haunt-%s", tc_scenario_get_string (picture->scenario, node, "id"));
  g_autofree char *title = dup_title (tc_scenario_get_string (picture->scenario, node, "name"));
  g_autofree char *name = g_strdup_printf ("%s %d", title, value);
  TcViewContainer *box = NULL;

  add_container (picture, TC_CONTAINER_BOX, key, name, 0);
  box = tc_view_get_container (picture->view, key);
  box->title = tc_view_intern (picture->view, title);
  box->within = tc_view_intern (picture->view, "haunt");
  for (gint step = first; step <= MAX (value, max > MOST_STEPS ? value : max); step++) {
    g_autofree char *text = g_strdup_printf ("%d", step);
    TcMark mark = { .kind = step == value ? TC_MARK_STATE : TC_MARK_LABEL,
                    .value = step,
                    .text = text };

    tc_view_add_mark (picture->view, box, &mark);
  }
}

/* (transfer full): whoever sees the goals of both sides reads whose each is. */
static char *
dup_goal (const HousePicture *picture, guint text, guint side)
{
  const char *goal = tc_ruleset_get_text (picture->ruleset, (guint16) text);

  if (picture->viewer != TC_SEAT_NONE)
    return g_strdup (goal);

  /* TRANSLATORS: a goal in whole sentences, and a side: "the heroes" */
  return g_strdup_printf (
    _ ("%s (Goal of %s)"), goal,
    house_get_info (picture, tc_range_get (picture->rules->side_things, side))->phrase);
}

/* 3 Goals: the viewer's side reads its own, nobody the other's. */
static void
add_goals (const HousePicture *picture)
{
  const HouseState *state = picture->state;
  const HouseHaunt *haunt = NULL;
  const TcThingInfo *info = NULL;

  if (state->haunt == 0)
    return;
  haunt = house_get_haunt (picture->rules, state);
  info = house_get_info (picture, tc_range_get (picture->rules->haunt_things, state->haunt - 1u));
  add_container (picture, TC_CONTAINER_BOX, "haunt", info->name, 0);
  for (guint i = 0; i < picture->rules->n_tallies; i++) {
    if ((haunt->tallies >> i & 1) != 0)
      add_tally (picture, i);
  }
  for (guint side = 0; side < HOUSE_N_SIDES; side++) {
    TcViewNote note = { .container = "haunt", .mark = "!", .owner = "" };
    g_autofree char *words = NULL;

    if (state->goal[side] == 0 || state->goal[side] == HOUSE_HIDDEN)
      continue;
    words = dup_goal (picture, haunt->goals[state->goal[side] - 1].text, side);
    note.text = words;
    tc_view_add_note (picture->view, &note);
  }
}

/* -- Everything ------------------------------------------------------------------------------- */

static void
add_owners (const HousePicture *picture)
{
  for (guint seat = 0; seat < picture->state->n_players; seat++) {
    const TcThingInfo *info = house_get_info (
      picture, tc_range_get (picture->rules->explorer_things, picture->state->explorer[seat]));
    const TcSeatInfo *player = tc_ruleset_get_seat (picture->ruleset, (guint8) seat);
    TcViewOwner owner = {
      .id = player->id,
      .name = player->name,
      .colour = tc_scenario_get_string (picture->scenario, info->node, "colour"),
      .land_colour = "",
    };

    tc_view_add_owner (picture->view, &owner);
  }
}

void
house_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  HousePicture picture = { .view = view, .viewer = viewer, .ruleset = ruleset };

  picture.rules = tc_ruleset_get_data (ruleset);
  picture.state = (const HouseState *) state;
  picture.scenario = tc_ruleset_get_scenario (ruleset);
  house_say (ruleset, picture.state, viewer, view);
  add_owners (&picture);
  add_floors (&picture);
  for (guint i = 0; i < picture.rules->n_rooms; i++) {
    if (picture.state->floor[i] != 0)
      add_room (&picture, i);
  }
  house_show_ways (&picture);
  add_box_for_room (&picture);
  if (picture.state->lay_room != 0 && is_at_hand (&picture, picture.state->lay_room - 1u))
    add_room_at_hand (&picture);
  add_links (&picture);
  add_tokens (&picture);
  for (guint seat = 0; seat < picture.state->n_players; seat++)
    add_seat (&picture, seat);
  add_figures (&picture);
  add_piles (&picture);
  add_tops (&picture);
  add_roll (&picture);
  add_goals (&picture);
}
