/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "solo-fixture.h"

#include <string.h>

#include "position-support.h"

guint8
solo_seat (const Crisis *crisis)
{
  return crisis->rules->seat[crisis->rules->solo.side];
}

/* The objective whose space is @space, or BELL_NONE. */
static guint
find_objective (const Crisis *crisis, const char *space)
{
  for (guint i = 0; i < crisis->rules->n_objectives; i++) {
    if (crisis->rules->objective[i].space == crisis_holder (crisis, space))
      return i;
  }
  g_error ("no objective of \"%s\"", space);
}

void
solo_set_goals (Crisis *crisis, const char *own, const char *enemy)
{
  guint8 seat = solo_seat (crisis);

  memset (bell_objective (crisis->state), BELL_IN_DECK, crisis->rules->n_objectives);
  bell_objective (crisis->state)[find_objective (crisis, own)] = (guint8) (BELL_ASIDE + seat);
  bell_objective (crisis->state)[find_objective (crisis, enemy)] = (guint8) (BELL_ASIDE + !seat);
}

void
solo_init (Crisis *crisis, const char *side, const char *level, const char *own, const char *enemy)
{
  g_autofree char *rules =
    g_strdup_printf ("<rules><solo opponent=\"%s\" level=\"%s\"/></rules>", side, level);
  BellState *state;

  crisis_open (crisis, crisis_build ("<rules/>", rules), "crisis", 1);
  for (guint i = 0; i < crisis->rules->n_spaces; i++)
    crisis_put (crisis, tc_ruleset_get_thing (crisis->ruleset, (TcThing) i)->id, 0, 0);
  solo_set_goals (crisis, own, enemy);
  state = crisis->state;
  state->n_dealt[!solo_seat (crisis)] = 0;
  state->n_kept[0] = state->n_kept[1] = 1;
  state->initiative = solo_seat (crisis);
  crisis_hand (crisis, !solo_seat (crisis), "");
  tc_events_clear (crisis->events);
}

void
solo_turn_up (Crisis *crisis, const char *card)
{
  crisis_hand (crisis, solo_seat (crisis), "");
  memset (crisis->state->top, 0, sizeof crisis->state->top);
  crisis->state->top[0] = (guint16) (crisis_card (crisis, card) + 1);
  crisis->state->initiative = solo_seat (crisis);
  crisis_go_to (crisis, BELL_STEP_PLAY);
}

void
solo_discard (Crisis *crisis, const char *card)
{
  guint index = crisis_card (crisis, card);

  bell_where (crisis->state)[index] = BELL_IN_DISCARD;
  bell_discarded (crisis->state)[crisis->state->n_discard++] = (guint16) index;
}

void
solo_operate (Crisis *crisis, guint points)
{
  BellPlay play = { crisis->rules, crisis->state, NULL };

  crisis->state->step = BELL_STEP_PLAY;
  bell_begin_operations (&play, solo_seat (crisis), points, crisis->rules->everywhere);
  bell_advance (crisis->ruleset, &crisis->state->head, NULL);
}

char *
solo_dup_choice (const Crisis *crisis, guint64 key, TcBotTrace *trace)
{
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (crisis->ruleset);
  const TcBot *bot = tc_bot_find (crisis->ruleset, "solo");
  TcBotTrace own;
  TcMove move;
  TcRng rng;

  g_assert_cmpuint (crisis->state->head.actor, ==, solo_seat (crisis));
  tc_rng_init (&rng, key);
  move = tc_bot_desk_explain (desk, bot, &crisis->state->head, &rng, trace != NULL ? trace : &own);

  return tc_move_dup_text (crisis->ruleset, &move);
}

gboolean
solo_does (const Crisis *crisis, const char *move)
{
  for (guint64 key = 1; key <= 12; key++) {
    g_autofree char *choice = solo_dup_choice (crisis, key, NULL);

    if (strcmp (choice, move) != 0) {
      g_test_message ("not \"%s\", but \"%s\"", move, choice);
      return FALSE;
    }
  }

  return TRUE;
}

void
solo_go (Crisis *crisis, guint n)
{
  tc_events_clear (crisis->events);
  for (guint i = 0; i < n && crisis->state->head.actor == solo_seat (crisis); i++) {
    g_autofree char *choice = solo_dup_choice (crisis, 1, NULL);

    position_play (crisis->ruleset, &crisis->state->head, choice, crisis->events);
  }
}

gboolean
solo_is (const Crisis *crisis, BellStatus status, const char *space)
{
  TcBotCandidate candidate = { .action = BELL_ACTION_ESCALATE,
                               .target = (guint16) crisis_holder (crisis, space),
                               .origin = TC_BOT_NOWHERE };
  BellSoloTurn turn = { crisis->ruleset, crisis->rules, crisis->state, NULL, 0, 1 };

  return bell_bot_host.status (crisis->rules, &crisis->state->head, status,
                               crisis->rules->solo.side, &candidate, &turn);
}
