/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-mini.h"

/* View. */

static const char *
thing_id (const TcRuleset *ruleset, guint thing)
{
  return tc_ruleset_get_thing (ruleset, (TcThing) thing)->id;
}

static void
add_cells (const TcRuleset *ruleset, const MiniState *mini, TcView *view)
{
  const MiniData *data = mini_get_data (ruleset);
  const TcMark lit = { .kind = TC_MARK_LABEL, .text = "lit" };
  gint32 width = data->width / data->columns;
  gint32 height = data->height / data->rows;

  for (guint cell = 0; cell < data->n_cells; cell++) {
    TcThing thing = tc_range_get (data->cells, cell);
    const TcThingInfo *info = tc_ruleset_get_thing (ruleset, thing);
    gint32 x = (gint32) (cell % data->columns) * width;
    gint32 y = (gint32) (cell / data->columns) * height;
    const TcPoint outline[] = {
      { x, y }, { x + width, y }, { x + width, y + height }, { x, y + height }
    };
    TcViewContainer container = {
      .thing = thing,
      .key = info->id,
      .name = info->name,
      .kind = mini->tile[cell] != 0 ? TC_CONTAINER_TILE : TC_CONTAINER_FLOOR,
      .face = mini->tile[cell] != 0 ? TC_TILE_FACE_UP : TC_TILE_NEVER,
      .type = mini->tile[cell] != 0
                ? thing_id (ruleset, tc_range_get (data->tiles, mini->tile[cell] - 1u))
                : "",
      .centre = { x + width / 2, y + height / 2 },
      .rotation = 90 * mini->rotation[cell],
      .outline = outline,
      .n_outline = G_N_ELEMENTS (outline),
      .marks = &lit,
      .n_marks = mini->lit[cell] ? 1 : 0,
    };

    tc_view_add_container (view, &container);
  }
}

static void
add_pile (TcView *view, TcContainerKind kind, const char *key, const char *name, guint n_hidden)
{
  g_autofree char *token_key = g_strdup_printf ("%s-cards", key);
  TcViewContainer container = { .thing = TC_THING_NONE, .key = key, .name = name, .kind = kind };
  TcViewToken token = { .thing = TC_THING_NONE,
                        .key = token_key,
                        .name = name,
                        .container = key,
                        .kind = TC_TOKEN_CARD,
                        .count = n_hidden,
                        .is_hidden = TRUE };

  tc_view_add_container (view, &container);
  if (n_hidden > 0)
    tc_view_add_token (view, &token);
}

static void
add_card (const TcRuleset *ruleset, TcView *view, guint card, const char *container)
{
  TcThing thing = tc_range_get (mini_get_data (ruleset)->cards, card);
  const TcThingInfo *info = tc_ruleset_get_thing (ruleset, thing);
  TcViewToken token = { .thing = thing,
                        .key = info->id,
                        .name = info->name,
                        .container = container,
                        .kind = TC_TOKEN_CARD,
                        .count = 1 };

  tc_view_add_token (view, &token);
}

static void
add_hand (const TcRuleset *ruleset, const MiniState *mini, guint8 viewer, guint8 seat, TcView *view)
{
  static const char *const words[] = { "", "loyal", "traitor" };
  const MiniData *data = mini_get_data (ruleset);
  const TcSeatInfo *info = tc_ruleset_get_seat (ruleset, seat);
  gboolean is_open = viewer == TC_SEAT_NONE || viewer == seat;
  g_autofree char *key = g_strdup_printf ("hand-%s", info->id);
  const TcMark role = { .kind = TC_MARK_LABEL, .text = words[mini->role[seat]] };
  TcViewContainer place = { .thing = tc_range_get (data->seats, seat),
                            .key = info->id,
                            .name = info->name,
                            .kind = TC_CONTAINER_SEAT,
                            .marks = &role,
                            .n_marks = mini->role[seat] != 0 ? 1 : 0 };

  tc_view_add_container (view, &place);
  add_pile (view, TC_CONTAINER_HAND, key, info->name, is_open ? 0 : mini->n_hand[seat]);
  for (guint card = 0; is_open && card < data->n_cards; card++) {
    if (mini->where[card] == seat)
      add_card (ruleset, view, card, key);
  }
}

/* The role that was dealt, as one would write it down. */
static void
add_note (const TcRuleset *ruleset, const MiniState *mini, guint8 viewer, TcView *view)
{
  gboolean is_traitor = mini->role[viewer] == MINI_ROLE_TRAITOR;
  TcViewNote note = { .container = tc_ruleset_get_seat (ruleset, viewer)->id,
                      .mark = is_traitor ? "T" : "L",
                      .text = is_traitor ? "You are the traitor" : "You are loyal",
                      .owner = "" };

  tc_view_add_note (view, &note);
}

static void
add_table (const TcRuleset *ruleset, const MiniState *mini, TcView *view)
{
  const MiniData *data = mini_get_data (ruleset);

  add_pile (view, TC_CONTAINER_DECK, "deck", "Deck", mini->n_deck);
  add_pile (view, TC_CONTAINER_BOX, "table", "Table", 0);
  add_pile (view, TC_CONTAINER_BOX, "trash", "Trash", 0);
  for (guint card = 0; card < data->n_cards; card++) {
    if (mini->where[card] == MINI_IN_PLAY)
      add_card (ruleset, view, card, "table");
    else if (mini->where[card] == MINI_IN_TRASH)
      add_card (ruleset, view, card, "trash");
  }

  add_pile (view, TC_CONTAINER_DECK, "stack", "Stack", mini->n_stack > 0 ? mini->n_stack - 1u : 0);
  if (mini->n_stack > 0) {
    TcThing thing = tc_range_get (data->tiles, mini->stack[0]);
    const TcThingInfo *info = tc_ruleset_get_thing (ruleset, thing);
    TcViewToken token = { .thing = thing,
                          .key = info->id,
                          .name = info->name,
                          .container = "stack",
                          .type = "tile",
                          .count = 1 };

    tc_view_add_token (view, &token);
  }
}

void
mini_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  static const char *const prompts[] = {
    "Lay the tile, play a card, draw or pass.",
    "Do you stop this?",
    "Which cards do you keep?",
    "",
  };
  const MiniState *mini = (const MiniState *) state;
  g_autofree char *status = g_strdup_printf ("Round %u", state->turn);

  tc_view_set_size (view, mini_get_data (ruleset)->width, mini_get_data (ruleset)->height);
  tc_view_set_status (view, status);
  if (viewer == TC_SEAT_NONE || viewer == state->actor)
    tc_view_set_prompt (view, prompts[state->phase]);
  add_cells (ruleset, mini, view);
  for (guint8 seat = 0; seat < mini->n_seats; seat++)
    add_hand (ruleset, mini, viewer, seat, view);
  if (viewer < mini->n_seats)
    add_note (ruleset, mini, viewer, view);
  add_table (ruleset, mini, view);
}
