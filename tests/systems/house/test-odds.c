/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>
#include <string.h>

#include "house-prepare.h"
#include "position-support.h"

/* What can come of attacks and rolls, before they are made: as exact as counting all dice is, and
 * no more than whoever decides may know. */

#define SMALLEST_PART 1e-9

static TcProspects *
foresee (const Table *table, const char *text)
{
  TcMove move;

  g_assert_true (tc_move_parse (table->ruleset, text, &move, NULL));
  g_assert_cmpuint (tc_rules_check (table->ruleset, &table->state.head, &move), ==,
                    TC_REASON_LEGAL);

  return tc_prospects_new (table->ruleset, &table->state.head, &move);
}

/* Each result on a line, in percent; the opening before them and the means after them. */
static char *
dup_odds (const TcProspects *prospects)
{
  g_autoptr (GString) text = g_string_new ("");
  g_autofree char *opening = g_strjoinv ("\n", (char **) tc_prospects_get_opening (prospects));
  g_autofree char *means = g_strjoinv ("\n", (char **) tc_prospects_get_means (prospects));

  g_string_append_printf (text, "%s\n", opening);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    const TcProspect *prospect = tc_prospects_get (prospects, i);
    g_autofree char *lines = g_strjoinv ("; ", prospect->lines);

    g_string_append_printf (text, "%.2f: %s%s\n", 100 * prospect->chance, lines,
                            prospect->goes_on ? " ..." : "");
  }
  g_string_append_printf (text, "%s\n", means);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* -- Rows -------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *prepare;
  const char *move;
  const char *odds; /* "" for none */
} Row;

#define BEAST   "haunt 4 anna; turn anna"
#define SEARCH  "lay ballroom ground 5 0 0; haunt 4 anna; at anna ballroom; turn anna"
#define TRAITOR "haunt 1 anna; "
#define SUMS                                                                                       \
  "16.32: Nobody is hurt (rule 25)\n"                                                              \
  "12.16: Ben takes damage: 1 (rule 1.2 Damage)\n"                                                 \
  "7.36: Ben takes damage: 2 (rule 1.2 Damage)\n"                                                  \
  "3.52: Ben takes damage: 3 (rule 1.2 Damage)\n"                                                  \
  "1.28: Ben takes damage: 4 (rule 1.2 Damage)\n"                                                  \
  "0.32: Ben takes damage: 5 (rule 1.2 Damage)\n"                                                  \
  "0.05: Ben takes damage: 6 (rule 1.2 Damage)\n"                                                  \
  "17.97: Anna takes damage: 1 (rule 1.2 Damage)\n"                                                \
  "16.32: Anna takes damage: 2 (rule 1.2 Damage)\n"                                                \
  "12.16: Anna takes damage: 3 (rule 1.2 Damage)\n"                                                \
  "7.36: Anna takes damage: 4 (rule 1.2 Damage)\n"                                                 \
  "3.52: Anna takes damage: 5 (rule 1.2 Damage)\n"                                                 \
  "1.28: Anna takes damage: 6 (rule 1.2 Damage)\n"                                                 \
  "0.32: Anna takes damage: 7 (rule 1.2 Damage)\n"                                                 \
  "0.05: Anna takes damage: 8 (rule 1.2 Damage)\n"                                                 \
  "Ben takes damage: 0.4 on average, chance 25 % (rule 1.2 Damage)\n"                              \
  "Anna takes damage: 1.4 on average, chance 59 % (rule 1.2 Damage)\n"

static const Row rows[] = {
  { "task", SEARCH, "attempt search-events",
    "Search the room for the bane: Roll for Knowledge: on 5 or more, the bane is found.\n"
    "85.19: Anna rolls 3 dice for Knowledge: 0–4 (rule 2 Roll); The roll fails\n"
    "14.81: Anna rolls 3 dice for Knowledge: 5–6 (rule 2 Roll); The roll succeeds; Hunt: the "
    "number of banes found is now 1 (rule 3 Goals)\n"
    "\n" },
  /* Which trait it is rolled for is asked next. */
  { "task-of-a-choice", TRAITOR "turn ben", "attempt banish",
    "By Knowledge:\n85 %: The roll fails\n15 %: The roll succeeds\n"
    "By Sanity:\n62 %: The roll fails\n38 %: The roll succeeds\n\n" },
  { "crossing", "lay chasm basement 5 0 0; at anna chasm", "cross",
    "\n18.52: Anna rolls 4 dice for Speed: 0–2 (rule 2 Roll); Anna does not get across the Chasm "
    "(rule 26)\n"
    "81.48: Anna rolls 4 dice for Speed: 3–8 (rule 2 Roll); Anna gets across the Chasm (rule "
    "26)\n\n" },
  { "attack", TRAITOR "turn ben", "attack > anna",
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 0–8 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 0–6 (rule 2 Roll)\n" SUMS },
  /* The roll may be changed, and is foretold as it is */
  { "attack-with-a-window", TRAITOR "has anna adrenaline-shot; turn ben", "attack > anna",
    "Ben attacks Anna (rule 2 Attack)\n"
    "Ben rolls 4 dice for Might: 0–8 (rule 2 Roll)\n"
    "Anna rolls 3 dice for Might: 0–6 (rule 2 Roll)\n"
    "If nobody changes a roll:\nIf nobody steals in place of dealing damage:\n" SUMS },
  { "walking", "omens 3", "walk > foyer", "" },
  { "drawn", "", "explore > north", "" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (Table) table = { 0 };
  g_autoptr (TcProspects) prospects = NULL;
  g_autofree char *odds = NULL;

  house_begin (&table, row->prepare);
  prospects = foresee (&table, row->move);
  odds = prospects != NULL ? dup_odds (prospects) : g_strdup ("");
  g_assert_cmpstr (odds, ==, row->odds);
}

/* -- Chances ----------------------------------------------------------------------------------- */

/* How likely @n dice from 0 to 2 show more than @others: by counting them all. */
static double
count_better (guint n, guint others)
{
  guint n_better = 0;
  guint n_all = 1;

  for (guint i = 0; i < n + others; i++)
    n_all *= 3;
  for (guint throw = 0; throw < n_all; throw ++) {
    gint lead = 0;
    guint rest = throw;

    for (guint i = 0; i < n + others; i++, rest /= 3)
      lead += (i < n ? 1 : -1) * (gint) (rest % 3);
    n_better += lead > 0;
  }

  return (double) n_better / n_all;
}

/* Anna, Might 3, against seven dice. */
static void
test_beast (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcProspects) prospects = NULL;
  double sum = 0;
  double stunned = 0;

  house_begin (&table, BEAST);
  table.state.figure_room[0] = (guint8) (table.state.room[ANNA] + 1);
  prospects = foresee (&table, "attack > beast-1");
  g_assert_nonnull (prospects);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    const TcProspect *prospect = tc_prospects_get (prospects, i);

    sum += prospect->chance;
    if (g_str_has_prefix (prospect->lines[0], "Beast 1 is stunned"))
      stunned += prospect->chance;
  }
  g_assert_cmpfloat (fabs (sum - 1), <, SMALLEST_PART);
  g_assert_cmpfloat (fabs (stunned - count_better (3, 7)), <, SMALLEST_PART);
}

/* More dice than wait to be forced in a state. */
static void
test_many_dice (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcProspects) prospects = NULL;

  house_begin (&table, BEAST "; has anna spear; has anna madman; step anna might 8");
  table.state.figure_room[0] = (guint8) (table.state.room[ANNA] + 1);
  prospects = foresee (&table, "attack-with spear > beast-1");
  g_assert_nonnull (prospects);
  g_assert_nonnull (
    strstr (tc_prospects_get_opening (prospects)[1], "rolls 8 dice for Might: 0–16"));
  g_assert_nonnull (strstr (tc_prospects_get_opening (prospects)[2], "rolls 7 dice: 0–14"));
}

/* Six dice against three omens: 0 to 2 in 28 of 729. */
static void
test_omens (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcProspects) prospects = NULL;
  g_autofree char *odds = NULL;

  house_begin (&table, "omens 3");
  table.state.n_rolls = 1;
  table.state.omen[0] = (guint8) (table_card (&table, "bell") + 1);
  table.state.omen_room[0] = (guint8) table_room (&table, "foyer");
  prospects = foresee (&table, "done");
  g_assert_nonnull (prospects);
  odds = dup_odds (prospects);
  g_assert_nonnull (strstr (odds, "the haunt begins (rule 3 Omen Roll)"));
  g_assert_cmpfloat (fabs (tc_prospects_get (prospects, 0)->chance - 28.0 / 729), <, SMALLEST_PART);
}

/* -- Secrets ----------------------------------------------------------------------------------- */

/* All that David is told before any of his moves, where @traitor is the traitor in secret. */
static char *
dup_all_odds (guint traitor)
{
  g_auto (Table) table = { 0 };
  g_autoptr (GString) text = g_string_new ("");
  g_autofree TcMove *moves = NULL;
  guint n;

  house_begin (&table, "token hope entrance-hall; top-room larder; top axe; haunt 34 david");
  memset (table.state.side, HOUSE_HEROES, sizeof table.state.side);
  table.state.side[traitor] = HOUSE_TRAITOR;
  house_prepare (&table, traitor == BEN ? "turn david; top bell" : "turn david");
  table.state.head.seed = traitor;
  moves = g_new (TcMove, tc_ruleset_get_max_moves (table.ruleset));
  n = tc_rules_legal_moves (table.ruleset, &table.state.head, TC_MOVES_ALL, moves);
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcProspects) prospects =
      tc_prospects_new (table.ruleset, &table.state.head, &moves[i]);
    g_autofree char *odds = prospects != NULL ? dup_odds (prospects) : g_strdup ("none\n");

    g_string_append (text, odds);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_secrets (void)
{
  g_autofree char *anna = dup_all_odds (ANNA);
  g_autofree char *ben = dup_all_odds (BEN);
  g_autofree char *clara = dup_all_odds (CLARA);

  g_assert_nonnull (strstr (anna, "David attacks"));
  g_assert_cmpstr (anna, ==, ben);
  g_assert_cmpstr (anna, ==, clara);
}

/* -- Games ------------------------------------------------------------------------------------- */

#define N_GAMES     40
#define MOST_MOVES  400
#define LEAST_FOUND 300

/* Without digits a line that came true is the one that was foretold. */
static char *
dup_without_numbers (const char *line)
{
  g_autoptr (GRegex) numbers = g_regex_new ("[0-9]+((–|, )[0-9]+)*", 0, 0, NULL);

  return g_regex_replace_literal (numbers, line, -1, 0, "#", 0, NULL);
}

/* The lines of one result are among those of the log, in their order. */
static gboolean
is_in_log (char **lines, char **log)
{
  for (; *lines != NULL; lines++, log++) {
    g_autofree char *foretold = dup_without_numbers (*lines);
    gboolean is_found = FALSE;

    for (; *log != NULL && !is_found; log += !is_found) {
      g_autofree char *seen = dup_without_numbers (*log);

      is_found = g_str_equal (foretold, seen);
    }
    if (!is_found)
      return FALSE;
  }

  return TRUE;
}

static void
check_move (TcGame *game, const TcMove *move, const TcProspects *prospects)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *copy = g_malloc (size);
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autofree char *text = NULL;
  g_autofree char *odds = NULL;
  g_auto (GStrv) log = NULL;
  gboolean is_foretold = FALSE;
  double sum = 0;

  memcpy (copy, tc_game_get_state (game), size);
  tc_rules_apply (ruleset, copy, move, events);
  text = position_dup_log (ruleset, events, TC_SEAT_NONE);
  log = g_strsplit (text, "\n", -1);
  for (guint i = 0; i < tc_prospects_get_n (prospects); i++) {
    sum += tc_prospects_get (prospects, i)->chance;
    is_foretold |= is_in_log (tc_prospects_get (prospects, i)->lines, log);
  }
  g_assert_cmpfloat (fabs (sum - 1), <, SMALLEST_PART);
  odds = dup_odds (prospects);
  g_assert_true (is_foretold || strstr (odds, "If nobody") != NULL);
}

static guint
play_game (TcRuleset *ruleset, guint64 seed)
{
  g_autoptr (TcGame) game =
    tc_game_new (ruleset, (guint) seed % tc_ruleset_get_n_setups (ruleset), seed);
  TcRng rng;
  guint n_found = 0;

  tc_rng_init (&rng, seed);
  for (guint i = 0; i < MOST_MOVES && !tc_game_is_over (game); i++) {
    guint n = 0;
    const TcMove *moves = tc_game_get_moves (game, &n);
    TcMove move = moves[tc_rng_below (&rng, n)];
    g_autoptr (TcProspects) prospects = tc_prospects_new (ruleset, tc_game_get_state (game), &move);

    /* Where the dice are chosen first, the opening has it all. */
    if (prospects != NULL && tc_prospects_get_n (prospects) > 0) {
      check_move (game, &move, prospects);
      n_found++;
    }
    g_assert_true (tc_game_apply (game, &move, NULL));
  }

  return n_found;
}

static void
test_games (void)
{
  g_auto (Table) table = { 0 };
  guint n_found = 0;

  table_init (&table, "built-4");
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    n_found += play_game (table.ruleset, seed);
  g_test_message ("moves with odds: %u", n_found);
  g_assert_cmpuint (n_found, >, LEAST_FOUND);
}

/* Of what could be chosen only what was is told before the dice. */
static void
test_choice (void)
{
  g_auto (Table) table = { 0 };
  g_autoptr (TcProspects) prospects = NULL;
  g_autofree char *opening = NULL;

  table_init (&table, "built-4");
  house_prepare (&table, "haunt 1 anna; turn ben");
  table_play (&table, "attempt banish");
  prospects = foresee (&table, "choose banish-by-knowledge");
  g_assert_nonnull (prospects);
  opening = g_strjoinv ("\n", (char **) tc_prospects_get_opening (prospects));
  g_assert_nonnull (strstr (opening, "Knowledge"));
  g_assert_null (strstr (opening, "Sanity"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/house/odds/%s", rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
  g_test_add_func ("/house/odds/beast", test_beast);
  g_test_add_func ("/house/odds/many-dice", test_many_dice);
  g_test_add_func ("/house/odds/omens", test_omens);
  g_test_add_func ("/house/odds/choice", test_choice);
  g_test_add_func ("/house/odds/secrets", test_secrets);
  g_test_add_func ("/house/odds/games", test_games);

  return g_test_run ();
}
