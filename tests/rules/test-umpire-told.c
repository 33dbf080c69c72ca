/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* What players read of an umpire's changes: what they see of them on the table, and no more. The
 * umpire here goes through hands, roles and the deck. */

#define MINI  "tests/systems/mini/mini.scenario.xml"
#define BLANK "The umpire changes the position"

enum { ASH, BIRCH, CEDAR };

/* A system that changes what was redacted, too, tells no more for it. */
static gboolean is_careless;

/* A card into a hand, a role turned, a square lit, a card laid deeper into the deck. */
static TcArranged
put (const MiniData *data, MiniState *mini, guint card, TcThing target)
{
  guint8 from = mini->where[card];
  guint8 to;

  if (!tc_range_has (data->seats, target))
    return TC_ARRANGED_UNFIT;
  to = (guint8) tc_range_index (data->seats, target);
  if (from == to)
    return TC_ARRANGED_SAME;
  if (from == MINI_HIDDEN && !is_careless)
    return TC_ARRANGED_NOTHING;
  if (from < mini->n_seats)
    mini->n_hand[from]--;
  mini->n_hand[to]++;
  mini->where[card] = to;

  return TC_ARRANGED;
}

static TcArranged
turn (const MiniData *data, MiniState *mini, TcThing thing)
{
  guint seat;

  if (!tc_range_has (data->seats, thing))
    return TC_ARRANGED_NOTHING;
  seat = tc_range_index (data->seats, thing);
  mini->role[seat] = mini->role[seat] == MINI_ROLE_LOYAL ? MINI_ROLE_TRAITOR : MINI_ROLE_LOYAL;

  return TC_ARRANGED;
}

static TcArranged
set (const MiniData *data, MiniState *mini, const TcMove *move)
{
  guint8 *number;

  if (tc_range_has (data->cells, move->subject))
    number = &mini->lit[tc_range_index (data->cells, move->subject)];
  else if (tc_range_has (data->cards, move->subject))
    number = &mini->deck[1];
  else
    return TC_ARRANGED_NOTHING;
  if (move->target != TC_THING_NONE || move->value > 9)
    return TC_ARRANGED_UNFIT;
  if (*number == move->value)
    return TC_ARRANGED_SAME;
  *number = (guint8) move->value;
  /* One lamp burns higher while its owner is no loyal player, and who sees it can tell. */
  if (number == &mini->lit[1] && mini->role[ASH] != MINI_ROLE_LOYAL)
    *number += 100;

  return TC_ARRANGED;
}

static TcArranged
arrange (const TcRuleset *ruleset, TcState *state, const TcMove *move, TcEvents *events)
{
  const MiniData *data = mini_get_data (ruleset);
  MiniState *mini = (MiniState *) state;

  switch (move->verb) {
  case TC_VERB_PUT:
    return tc_range_has (data->cards, move->subject)
             ? put (data, mini, tc_range_index (data->cards, move->subject), move->target)
             : TC_ARRANGED_NOTHING;
  case TC_VERB_TURN:
    return turn (data, mini, move->subject);
  case TC_VERB_SET:
    return set (data, mini, move);
  default:
    return TC_ARRANGED_NOTHING;
  }
}

/* (transfer full): Three Rounds. The first card lies where @where says. */
static TcGame *
begin (const TcSystem *system, guint8 where)
{
  g_autoptr (TcRuleset) mini = tc_test_load (MINI);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcRuleset) ruleset =
    tc_ruleset_compile (system, tc_ruleset_get_scenario (mini), report);
  TcGame *game = tc_game_new (ruleset, 0, 5);
  MiniState *state = (MiniState *) tc_game_get_state (game);
  guint8 old = state->where[0];

  if (old < state->n_seats)
    state->n_hand[old]--;
  if (where < state->n_seats)
    state->n_hand[where]++;
  state->where[0] = where;
  state->role[ASH] = MINI_ROLE_LOYAL;

  return game;
}

/* Where the first card lies, what is done, and what is read of it: NULL for BLANK. */
static const struct {
  const char *name;
  gboolean is_careless;
  guint8 where;
  const char *move;
  const char *umpire;
  const char *seats[3];
  const char *everyone;
} changes[] = {
  { "from-hand-to-hand",
    FALSE,
    ASH,
    "umpire-put block-1 > birch",
    "Birch gets Block 1, from Ash",
    { "Birch gets Block 1, from Ash", NULL, NULL },
    NULL },
  { "from-hand-to-hand-carelessly",
    TRUE,
    ASH,
    "umpire-put block-1 > birch",
    "Birch gets Block 1, from Ash",
    { "Birch gets Block 1, from Ash", NULL, NULL },
    NULL },
  { "from-trash",
    TRUE,
    MINI_IN_TRASH,
    "umpire-put block-1 > birch",
    "Birch gets Block 1, from Trash",
    { "Birch gets Block 1, from Trash", "Birch gets Block 1, from Trash",
      "Birch gets Block 1, from Trash" },
    "Birch gets Block 1, from Trash" },
  { "from-deck",
    FALSE,
    MINI_IN_DECK,
    "umpire-put block-1 > birch",
    "Birch gets Block 1",
    { NULL, NULL, NULL },
    NULL },
  { "from-deck-carelessly",
    TRUE,
    MINI_IN_DECK,
    "umpire-put block-1 > birch",
    "Birch gets Block 1",
    { NULL, "Birch gets Block 1", NULL },
    NULL },
  { "role",
    TRUE,
    ASH,
    "umpire-turn ash",
    "Ash is turned over",
    { "Ash is turned over", NULL, NULL },
    NULL },
  { "deck", TRUE, ASH, "umpire-set block-1 = 9", NULL, { NULL, NULL, NULL }, NULL },
  { "lit",
    TRUE,
    ASH,
    "umpire-set square-1-1 = 7",
    "Square 1-1 is set to 7, from 0",
    { "Square 1-1 is set to 7, from 0", "Square 1-1 is set to 7, from 0",
      "Square 1-1 is set to 7, from 0" },
    "Square 1-1 is set to 7, from 0" },
  { "lit-by-role",
    TRUE,
    ASH,
    "umpire-set square-2-1 = 7",
    "Square 2-1 is set to 7, from 0",
    { "Square 2-1 is set to 7, from 0", NULL, NULL },
    NULL },
};

static void
check (TcGame *game, guint8 viewer, const char *words, const char *move)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, viewer, 0);
  g_autofree char *replay = tc_replay_dup_text (game, viewer);
  g_autofree char *told = g_strdup_printf ("The umpire: %s", words);

  g_test_message ("%u: %s", viewer, lines[0]);
  g_assert_cmpstr (lines[0], ==, words != NULL ? told : BLANK);
  g_assert_null (lines[1]);
  g_assert_cmpint (strstr (replay, move) != NULL, ==, words != NULL);
  g_assert_cmpint (strstr (replay, "umpire: (secret)  @") != NULL, ==, words == NULL);
  /* The note may say more than the change. */
  g_assert_null (strstr (replay, "why"));
}

static void
test_change (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TcSystem system = tc_mini_system;
  g_autoptr (TcGame) game = NULL;
  g_auto (GStrv) lines = NULL;
  TcMove move;

  is_careless = changes[i].is_careless;
  system.arrange = arrange;
  system.arranges = "Cards, roles and lamps.";
  game = begin (&system, changes[i].where);
  g_assert_true (tc_move_parse (tc_game_get_ruleset (game), changes[i].move, &move, NULL));
  g_assert_true (tc_game_arrange (game, &move, "why", &TC_REQUEST_UMPIRE, NULL));
  lines = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_test_message ("umpire: %s", lines[0]);
  g_assert_true (g_str_has_prefix (lines[0], "The umpire: "));
  if (changes[i].umpire != NULL)
    g_assert_cmpstr (lines[0] + strlen ("The umpire: "), ==, changes[i].umpire);
  g_assert_cmpstr (lines[1], ==, "Note: why");
  for (guint8 seat = ASH; seat <= CEDAR; seat++)
    check (game, seat, changes[i].seats[seat], changes[i].move);
  check (game, TC_SEAT_PUBLIC, changes[i].everyone, changes[i].move);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *path = g_strdup_printf ("/umpire-told/%s", changes[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_change);
  }

  return g_test_run ();
}
