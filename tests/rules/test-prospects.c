/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "tc-test-play.h"

#define BETRAYAL "scenarios/betrayal-1940/betrayal-1940.scenario.xml"
#define MINI     "tests/systems/mini/mini.scenario.xml"

#define MOST_MOVES    700
#define MOST_CHECKED  60
#define THROWN        40 /* games in which a move is made to see whether what happens was foretold */
#define SMALLEST_PART 1e-9

static char *
dup_text (const TcProspects *prospects)
{
  g_autoptr (GString) text = g_string_new ("");
  const char *const *opening = tc_prospects_get_opening (prospects);

  for (guint i = 0; opening[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", opening[i]);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    const TcProspect *prospect = tc_prospects_get (prospects, i);
    g_autofree char *lines = g_strjoinv ("\n", prospect->lines);

    g_string_append_printf (text, "%.6f %s %d %s\n", prospect->chance, prospect->rolls,
                            prospect->goes_on, lines);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_sum (const TcProspects *prospects)
{
  double sum = 0;

  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    g_assert_cmpfloat (tc_prospects_get (prospects, i)->chance, >, 0);
    sum += tc_prospects_get (prospects, i)->chance;
  }
  g_assert_cmpfloat (fabs (sum - 1), <, SMALLEST_PART);
}

/* What was rolled stands in a line as a number: without digits it is the line that was foretold. */
static char *
dup_without_numbers (const char *line)
{
  g_autoptr (GRegex) numbers = g_regex_new ("[0-9]+((–|, )[0-9]+)*", 0, 0, NULL);

  return g_regex_replace_literal (numbers, line, -1, 0, "#", 0, NULL);
}

static gboolean
is_foretold_by (const TcProspect *prospect, char **lines)
{
  guint n = g_strv_length (prospect->lines);

  if (prospect->goes_on ? g_strv_length (lines) < n : g_strv_length (lines) != n)
    return FALSE;
  for (guint i = 0; i < n; i++) {
    g_autofree char *told = dup_without_numbers (prospect->lines[i]);
    g_autofree char *seen = dup_without_numbers (lines[i]);

    if (!g_str_equal (told, seen))
      return FALSE;
  }

  return TRUE;
}

static char **
dup_lines (TcRuleset *ruleset, TcEvents *events, guint from)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = from; i < tc_events_get_n (events); i++) {
    g_autofree char *line = tc_event_dup_text (ruleset, tc_events_get (events, i));

    g_strv_builder_add (lines, line);
  }

  return g_strv_builder_end (lines);
}

/* The move is made with other dice each time: each of what happens was foretold. */
static void
check_foretold (TcRuleset *ruleset,
                const TcState *state,
                const TcMove *move,
                const TcProspects *prospects)
{
  guint n_opening = g_strv_length ((char **) tc_prospects_get_opening (prospects));

  for (guint i = 0; i < THROWN; i++) {
    g_autofree TcState *copy = tc_test_state_copy (ruleset, state);
    g_autoptr (TcEvents) events = tc_events_new ();
    g_auto (GStrv) lines = NULL;
    gboolean is_foretold = FALSE;

    copy->seed = i + 1;
    tc_rules_apply (ruleset, copy, move, events);
    lines = dup_lines (ruleset, events, n_opening);
    for (guint p = 0; p < tc_prospects_get_n (prospects); p++)
      is_foretold = is_foretold || is_foretold_by (tc_prospects_get (prospects, p), lines);
    g_assert_true (is_foretold);
  }
}

/* The chances are whole, the position stays as it is, and the game's own dice tell nothing. */
static gboolean
check_move (TcGame *game, const TcMove *move)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  g_autofree TcState *other = tc_test_state_copy (ruleset, state);
  g_autoptr (TcProspects) prospects = tc_prospects_new (ruleset, state, move);
  g_autoptr (TcProspects) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other_text = NULL;
  guint64 hash = tc_game_get_hash (game);

  if (prospects == NULL)
    return FALSE;
  check_sum (prospects);
  other->seed ^= 0x5eed;
  other->n_forced = 1;
  other->forced[0] = 1;
  again = tc_prospects_new (ruleset, other, move);
  text = dup_text (prospects);
  other_text = dup_text (again);
  g_assert_cmpstr (text, ==, other_text);
  g_assert_cmphex (tc_game_get_hash (game), ==, hash);
  /* The move itself rolls nothing then. */
  if (tc_prospects_looks_ahead (prospects))
    return FALSE;
  check_foretold (ruleset, state, move, prospects);

  return TRUE;
}

static void
test_random_games (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BETRAYAL);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  TcRng rng;
  guint n_checked = 0;

  tc_rng_init (&rng, 7);
  for (guint i = 0; i < MOST_MOVES && !tc_game_is_over (game) && n_checked < MOST_CHECKED; i++) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[tc_rng_below (&rng, n)];

    n_checked += check_move (game, &move);
    g_assert_true (tc_game_apply (game, &move, NULL));
  }
  g_assert_cmpuint (n_checked, ==, MOST_CHECKED);
}

/* 2d6 for the strategic orders: eleven sums, and the line says which were rolled. */
static gboolean
is_throw_of_two_dice (const TcProspects *prospects)
{
  double least = 1;

  for (guint i = 0; i < tc_prospects_get_n (prospects); i++)
    least = MIN (least, tc_prospects_get (prospects, i)->chance);

  return fabs (least - 1.0 / 36) < SMALLEST_PART;
}

static void
test_rolls (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (BETRAYAL);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1940);
  TcRng rng;

  tc_rng_init (&rng, 7);
  for (guint i = 0; i < MOST_MOVES; i++) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[tc_rng_below (&rng, n)];
    g_autoptr (TcProspects) prospects = tc_prospects_new (ruleset, tc_game_get_state (game), &move);

    if (prospects != NULL && is_throw_of_two_dice (prospects)) {
      for (guint p = 0; p < tc_prospects_get_n (prospects); p++) {
        const TcProspect *prospect = tc_prospects_get (prospects, p);

        g_assert_nonnull (strstr (prospect->lines[0], prospect->rolls));
      }
      return;
    }
    g_assert_true (tc_game_apply (game, &move, NULL));
  }
  g_assert_not_reached ();
}

static void
test_secrets (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 3);
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (game, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_null (tc_prospects_new (ruleset, tc_game_get_state (game), &moves[i]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/prospects/random-games", test_random_games);
  g_test_add_func ("/rules/prospects/rolls", test_rolls);
  g_test_add_func ("/rules/prospects/secrets", test_secrets);

  return g_test_run ();
}
