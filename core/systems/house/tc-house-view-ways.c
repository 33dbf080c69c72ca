/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/house/tc-house-view-private.h"

/* Places that a floor has from the start, so that its first rooms change nothing of the board: as
 * many as leave rooms large enough to be read in a small window. */
#define FRAME_LEFT   (-2)
#define FRAME_RIGHT  1
#define FRAME_TOP    (-1)
#define FRAME_BOTTOM 2

/* And by how many places it grows then, to each side: one clear step now and then, and not a little
 * with every other room. */
#define FRAME_STEP 2

/* Calls @func for each way in which the room at hand may be laid. */
static void
each_lay (HousePicture *picture,
          void (*func) (HousePicture *picture, guint at, guint way, guint turned))
{
  const HouseState *state = picture->state;

  if (state->head.phase != HOUSE_PHASE_LAY || state->lay_room == 0)
    return;
  for (guint i = 0; i < picture->rules->n_rooms * HOUSE_N_WAYS; i++) {
    guint at = i / HOUSE_N_WAYS;
    guint way = i % HOUSE_N_WAYS;
    guint turns = house_list_turns (picture->rules, state, state->lay_room - 1u, at, way);

    for (; turns != 0; turns &= turns - 1)
      func (picture, at, way, (guint) __builtin_ctz (turns));
  }
}

/* Where the place in that way of @at is; returns its floor. */
static TcViewFloor *
find_place (HousePicture *picture, guint at, guint way, gint *out_x, gint *out_y)
{
  const HouseState *state = picture->state;
  gint dx, dy;

  tc_doors_get_step (way, &dx, &dy);
  *out_x = state->x[at] + dx;
  *out_y = state->y[at] + dy;

  return &picture->floors[state->floor[at] - 1];
}

static void
stretch_to_lay (HousePicture *picture, guint at, guint way, guint turned)
{
  gint x, y;
  TcViewFloor *floor = find_place (picture, at, way, &x, &y);

  tc_view_stretch_floor (floor, x, y);
}

/* Whether it comes to the same when the room is turned less: doors are all that matters of how it
 * lies, but for a barrier. */
static gboolean
is_alike (const HousePicture *picture, guint at, guint way, guint turned)
{
  const HouseState *state = picture->state;
  guint room = state->lay_room - 1u;
  guint turns = house_list_turns (picture->rules, state, room, at, way);
  const HouseRoom *laid = &picture->rules->rooms[room];

  for (guint less = 0; less < turned && laid->barrier == HOUSE_NONE; less++) {
    if ((turns >> less & 1) != 0 &&
        tc_doors_turn (laid->doors, less) == tc_doors_turn (laid->doors, turned))
      return TRUE;
  }

  return FALSE;
}

/* (transfer full): what people call the place in that way of @at. */
static char *
dup_name (const HousePicture *picture, guint at, guint way)
{
  const char *room = house_get_info (picture, house_room (picture->rules, at))->phrase;

  switch (way) {
  /* Translators: in each: a room, as "the Foyer" */
  case 0:
    return g_strdup_printf (_ ("North of %s"), room);
  case 1:
    return g_strdup_printf (_ ("East of %s"), room);
  case 2:
    return g_strdup_printf (_ ("South of %s"), room);
  default:
    return g_strdup_printf (_ ("West of %s"), room);
  }
}

/* The place in that way of @at, free as it is, and what @move would bring there. @tile:
 * TC_NODE_NONE for what nobody knows. */
static void
add_place (HousePicture *picture,
           guint at,
           guint way,
           const TcMove *move,
           TcViewContainer *shown,
           TcNode tile)
{
  TcPoint outline[HOUSE_N_WAYS];
  g_autofree char *key = NULL;
  g_autofree char *name = dup_name (picture, at, way);
  gint x, y;
  TcViewFloor *floor = find_place (picture, at, way, &x, &y);

  key = tc_view_dup_place_key (floor->key, x, y);
  shown->thing = TC_THING_NONE;
  shown->key = key;
  tc_view_place_on_floor (shown, outline, floor, x, y);
  tc_view_lay_tile (picture->view, shown, picture->scenario, tile);
  tc_view_add_ghost (picture->view, move, shown);
  if (tc_view_find_container (picture->view, key) == NULL)
    tc_view_add_empty (picture->view, floor, x, y, name);
}

static void
add_lay (HousePicture *picture, guint at, guint way, guint turned)
{
  const HouseRules *rules = picture->rules;
  guint room = picture->state->lay_room - 1u;
  const TcThingInfo *info = house_get_info (picture, house_room (rules, room));
  TcMove move = tc_move_make ((guint8) (HOUSE_VERB_LAY_NORTH + way), house_room (rules, room),
                              house_room (rules, at), (guint16) turned);
  TcViewContainer tile = { .name = info->name, .rotation = 90 * (gint) turned };

  add_place (picture, at, way, &move, &tile, info->node);
  if (is_alike (picture, at, way, turned))
    tc_view_set_alike (picture->view, &move);
}

/* With the places behind its doors: a floor does not grow again when one of them is opened. */
static void
stretch_to_room (HousePicture *picture, guint room)
{
  const HouseState *state = picture->state;
  guint open = house_get_open (state, room);

  tc_view_stretch_floor (&picture->floors[state->floor[room] - 1], state->x[room], state->y[room]);
  for (guint way = 0; way < HOUSE_N_WAYS; way++)
    if ((open >> way & 1) != 0)
      stretch_to_lay (picture, room, way, 0);
}

/* The first multiple of the step beyond @frame that reaches as far as @needed. */
static gint
round_up (gint frame, gint needed)
{
  return frame + (MAX (0, needed - frame) + FRAME_STEP - 1) / FRAME_STEP * FRAME_STEP;
}

/* All of it comes from the position alone: whoever joins later sees the same floors. */
static void
grow_in_steps (TcViewFloor *floor)
{
  floor->left = -round_up (-FRAME_LEFT, -floor->left);
  floor->right = round_up (FRAME_RIGHT, floor->right);
  floor->top = -round_up (-FRAME_TOP, -floor->top);
  floor->bottom = round_up (FRAME_BOTTOM, floor->bottom);
}

void
house_stretch_floors (HousePicture *picture)
{
  const HouseState *state = picture->state;

  for (guint i = 0; i < picture->rules->n_floors; i++) {
    tc_view_stretch_floor (&picture->floors[i], FRAME_LEFT, FRAME_TOP);
    tc_view_stretch_floor (&picture->floors[i], FRAME_RIGHT, FRAME_BOTTOM);
  }
  for (guint i = 0; i < picture->rules->n_rooms; i++) {
    if (state->floor[i] != 0)
      stretch_to_room (picture, i);
  }
  each_lay (picture, stretch_to_lay);
  for (guint i = 0; i < picture->rules->n_floors; i++)
    grow_in_steps (&picture->floors[i]);
}

/* Nobody knows what lies behind a door; but whoever points there means to open it. */
static void
add_way (HousePicture *picture, guint at, guint way)
{
  TcMove move = tc_move_make (HOUSE_VERB_EXPLORE, TC_THING_NONE,
                              tc_range_get (picture->rules->way_things, way), 0);
  TcViewContainer behind = { .name = _ ("Behind the door") };

  add_place (picture, at, way, &move, &behind, TC_NODE_NONE);
}

void
house_show_ways (HousePicture *picture)
{
  const HouseState *state = picture->state;
  guint at = state->room[state->current];

  each_lay (picture, add_lay);
  if (state->head.phase != HOUSE_PHASE_ACT || state->floor[at] == 0)
    return;
  for (guint way = 0; way < HOUSE_N_WAYS; way++)
    if ((house_get_open (state, at) >> way & 1) != 0)
      add_way (picture, at, way);
}
