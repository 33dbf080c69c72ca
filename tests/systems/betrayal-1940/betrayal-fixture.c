/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include <string.h>

#include "position-support.h"

static TcBuild *
build_edited (const char *file, BoardEdit *edits)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (TcSource) source = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  for (guint i = 0; edits[i][0] != NULL; i++)
    g_assert_cmpuint (g_string_replace (changed, edits[i][0], edits[i][1], 0), >=, 1);
  source = tc_source_new_for_string ("betrayal", changed->str);

  return tc_build_new (source, NULL);
}

TcBuild *
board_build_file (const char *file, const char *from, const char *to)
{
  BoardEdit edits[] = { { from, to }, { NULL, NULL } };

  return build_edited (file, edits);
}

TcBuild *
board_build (const char *from, const char *to)
{
  return board_build_file (BOARD_FROZEN, from, to);
}

static void
clear_map (Board *board)
{
  const BetrayalRules *rules = board->rules;
  BetrayalState *state = board->state;

  state->head.group = 0;
  memset (betrayal_unit_flags (state), 0, rules->n_counters);
  for (guint i = 0; i < rules->n_counters; i++)
    if (i != rules->republic)
      state->loc[i] = betrayal_box (rules, BETRAYAL_BOX_UNUSED);
  for (guint area = 0; area < rules->n_areas; area++) {
    guint8 side = rules->nations[rules->area_nation[area]].side;

    betrayal_area_flags (state)[area] = side == BETRAYAL_NOBODY ? 0 : (guint8) (side + 1);
  }
}

void
board_open (Board *board, TcBuild *build, const char *setup, guint64 seed)
{
  memset (board, 0, sizeof *board);
  board->build = build;
  board->ruleset = tc_build_get_ruleset (board->build);
  g_assert_nonnull (board->ruleset);
  board->rules = tc_ruleset_get_data (board->ruleset);
  board->events = tc_events_new ();
  board->state = g_malloc0 (tc_ruleset_get_state_size (board->ruleset));
  tc_rules_init (board->ruleset, (guint) tc_ruleset_find_setup (board->ruleset, setup), seed,
                 &board->state->head, board->events);
}

void
board_init (Board *board, guint player, const char *from, const char *to)
{
  BoardEdit edits[] = { { from, to }, { NULL, NULL } };

  board_init_edited (board, player, edits);
}

void
board_init_edited (Board *board, guint player, BoardEdit *edits)
{
  BetrayalState *state;

  board_open (board, build_edited (BOARD_FROZEN, edits), "historical", 1);
  state = board->state;
  clear_map (board);

  state->head.turn = 2;
  state->initiative = 0;
  state->player = (guint8) player;
  state->open = G_MAXUINT64;
  state->step = BETRAYAL_STEP_MOVE;
  state->head.phase = BETRAYAL_PHASE_MOVE;
  state->head.actor = betrayal_phasing_seat (board->rules, state);
  state->head.side = board->rules->side_index[betrayal_phasing_side (state)];
}

void
board_clear (Board *board)
{
  g_clear_pointer (&board->build, tc_build_unref);
  g_clear_pointer (&board->events, tc_events_free);
  g_clear_pointer (&board->state, g_free);
}

static TcThing
find (const Board *board, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (board->ruleset, id);

  if (thing == TC_THING_NONE)
    g_error ("no thing \"%s\"", id);

  return thing;
}

guint
board_counter (const Board *board, const char *id)
{
  guint16 counter = betrayal_unit_of (board->rules, find (board, id));

  g_assert_cmpuint (counter, !=, BETRAYAL_NONE);

  return counter;
}

void
board_put (Board *board, const char *units, const char *place)
{
  BetrayalPlay play = { board->rules, board->state, NULL };
  g_auto (GStrv) ids = g_strsplit (units, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    betrayal_place (&play, board_counter (board, ids[i]), find (board, place));
  betrayal_update_republic (&play);
}

void
board_reduce (Board *board, const char *unit)
{
  betrayal_unit_flags (board->state)[board_counter (board, unit)] |= BETRAYAL_REDUCED;
}

void
board_tactic (Board *board, const char *units, BetrayalTactic tactic)
{
  g_auto (GStrv) ids = g_strsplit (units, " ", -1);

  board->state->tactics |= (guint8) BETRAYAL_TACTIC_BIT (tactic);
  for (guint i = 0; ids[i] != NULL; i++)
    betrayal_unit_flags (board->state)[board_counter (board, ids[i])] |=
      (guint8) (tactic << BETRAYAL_TACTIC_SHIFT);
}

void
board_control (Board *board, BetrayalSide side, const char *area)
{
  guint8 *flags = &betrayal_area_flags (board->state)[find (board, area)];

  *flags = (guint8) ((*flags & ~BETRAYAL_CONTROL) | (side + 1));
}

void
board_begin (Board *board)
{
  BetrayalPlay play = { board->rules, board->state, NULL };

  betrayal_begin_movement (&play);
}

gboolean
board_is_in (const Board *board, const char *unit, const char *place)
{
  return board->state->loc[board_counter (board, unit)] == find (board, place);
}

gboolean
board_is_reduced (const Board *board, const char *unit)
{
  return betrayal_is_reduced (board->state, board_counter (board, unit));
}

void
board_force (Board *board, const char *faces)
{
  TcState *head = &board->state->head;

  for (; *faces != '\0'; faces++) {
    g_assert_cmpuint (head->n_forced, <, TC_MAX_FORCED_DICE);
    head->forced[head->n_forced++] = (guint8) (*faces - '0');
  }
}

const char *
board_why (const Board *board, const char *text)
{
  return position_why (board->ruleset, &board->state->head, text);
}

/* The only combat that is left is resolved as soon as it can be: few tests are about that choice.
 */
static void
resolve_lone_combat (Board *board)
{
  TcState *head = &board->state->head;
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (board->ruleset));

  while (head->phase == BETRAYAL_PHASE_COMBAT &&
         tc_rules_legal_moves (board->ruleset, head, TC_MOVES_ALL, moves) == 1)
    tc_rules_apply (board->ruleset, head, &moves[0], board->events);
}

void
board_choose (Board *board, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);

  for (guint i = 0; texts[i] != NULL; i++) {
    tc_events_clear (board->events);
    position_play (board->ruleset, &board->state->head, texts[i], board->events);
  }
}

void
board_play (Board *board, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, "; ", -1);

  for (guint i = 0; texts[i] != NULL; i++) {
    board_choose (board, texts[i]);
    resolve_lone_combat (board);
  }
}

gboolean
board_logged (const Board *board, const char *text)
{
  return position_logged (board->ruleset, board->events, text);
}

gint
board_find_logged (const Board *board, const char *text)
{
  return position_find_logged (board->ruleset, board->events, text);
}

guint
board_count_moves (const Board *board)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (board->ruleset));

  return tc_rules_legal_moves (board->ruleset, &board->state->head, TC_MOVES_ALL, moves);
}
