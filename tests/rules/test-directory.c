/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* What core says of any game without knowing it: who plays, what may be recorded, how a victory is
 * ranked and what is watched for; and the hooks of a system that may be left out. */

#define MINI   "tests/systems/mini/mini.scenario.xml"
#define RELAY  "tests/systems/relay/relay.scenario.xml"
#define TINY   "tests/fixtures/tiny-1940.scenario.xml"
#define CRISIS "tests/fixtures/small-crisis.scenario.xml"
#define CITY   "tests/fixtures/tiny-badge.scenario.xml"

typedef struct {
  const char *name;
  const char *file;
  const char *text;
} Case;

static const Case cases[] = {
  { "mini", MINI,
    "seat ash \"Ash\"\n"
    "seat birch \"Birch\"\n"
    "seat cedar \"Cedar\"\n"
    "setup short \"Three Rounds\" for 3\n"
    "setup long \"Eight Rounds\" for 3\n"
    "setup pair \"Two Players\" for 2\n"
    "ranks lost, won\n" },
  { "relay", RELAY,
    "seat postmaster \"Postmaster\" of post\n"
    "seat prefect \"Prefect\" of police\n"
    "setup night \"One Night\" for 2\n"
    "setup week \"One Week\" for 2\n"
    "ranks lost, won\n" },
  { "tiny", TINY,
    "seat french \"French player\" of allied\n"
    "seat british \"British player\" of allied\n"
    "setup tiny \"Tiny setup\" for 2\n"
    "setup tiny-free \"Tiny free setup\" for 2\n"
    "ranks no victory, minor victory, major victory\n"
    "level german-major-france \"German major victory over France\"\n"
    "level german-minor-france \"German minor victory over France\"\n"
    "level german-major-britain \"German major victory over Britain\"\n"
    "level german-minor-britain \"German minor victory over Britain\"\n"
    "level french-major \"French major victory\"\n"
    "level french-minor \"French minor victory\"\n"
    "level british-major \"British major victory\"\n"
    "level british-minor \"British minor victory\"\n"
    "option germans = initiative\n"
    "record agree (The players agree to end the game) *\n"
    "record penalty nation-germany (Germany broke the ban on communication)\n"
    "record penalty nation-france (France broke the ban on communication)\n"
    "record penalty nation-britain (Britain broke the ban on communication)\n"
    "record penalty nation-belgium (Belgium broke the ban on communication)\n"
    "verdict Major victory for France against Germany (rule 7.0)\n"
    "verdict Britain and Germany: a draw (rule 7.0)\n"
    "verdict Victory for French player: no other Ally does as well\n"
    "result Victory for French player: no other Ally does as well\n" },
  { "crisis", CRISIS,
    "seat ann \"Ann\" of yes\n"
    "seat bob \"Bob\" of no\n"
    "setup sunday \"Sunday\" for 2\n"
    "ranks no win, win\n"
    "level concede-win \"Yes: final decision\"\n"
    "level defend-win \"No: final decision\"\n"
    "level invasion \"No: German invasion\"\n"
    "level both-lose \"Both sides lose\"\n"
    "option solo = none\n"
    "option difficulty = easy\n" },
  { "city", CITY,
    "seat ann \"Ann\"\n"
    "seat bob \"Bob\"\n"
    "seat cid \"Cid\"\n"
    "seat dot \"Dot\"\n"
    "setup tiny \"Three players\" for 3\n"
    "setup tiny-two \"Four players, two dirty\" for 4\n"
    "ranks no win, win\n"
    "level good-win \"Good cops: most points\"\n"
    "level dirty-win \"Dirty cops: most points\"\n"
    "level draw \"Draw: equal points\"\n"
    "record show ann (Ann turns out to be dirty)\n"
    "record show bob (Bob turns out to be dirty)\n"
    "record show cid (Cid turns out to be dirty)\n"
    "record show dot (Dot turns out to be dirty)\n" },
};

static void
append_people (GString *out, TcRuleset *ruleset)
{
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    const TcSeatInfo *seat = tc_ruleset_get_seat (ruleset, i);

    g_string_append_printf (out, "seat %s \"%s\"", seat->id, seat->name);
    if (seat->side != TC_SEAT_NONE)
      g_string_append_printf (
        out, " of %s",
        tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, seat->side))->id);
    g_string_append_c (out, '\n');
  }
  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++) {
    const TcSetupInfo *setup = tc_ruleset_get_setup (ruleset, i);

    g_string_append_printf (out, "setup %s \"%s\" for %u\n", setup->id, setup->name,
                            setup->n_seats);
  }
}

static void
append_ends (GString *out, TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_string_append (out, "ranks");
  for (guint i = 0; i < tc_rules_get_n_ranks (ruleset); i++)
    g_string_append_printf (out, "%s %s", i > 0 ? "," : "", tc_rules_get_rank (ruleset, i));
  g_string_append_c (out, '\n');
  for (guint i = 0; i < tc_ruleset_get_n_levels (ruleset); i++) {
    const TcLevelInfo *level = tc_ruleset_get_level (ruleset, i);

    g_string_append_printf (out, "level %s \"%s\"\n", level->id, level->name);
  }
  for (guint i = 0; i < system->n_options; i++)
    g_string_append_printf (out, "option %s = %s\n", system->options[i].id,
                            tc_ruleset_get_option (ruleset, i));
}

/* Each form, with a star where it can be recorded now. */
static void
append_records (GString *out, TcRuleset *ruleset, const TcState *state)
{
  TcMove forms[100];
  TcMove now[100];
  guint n_forms = tc_rules_list_record_forms (ruleset, forms, G_N_ELEMENTS (forms));
  guint n_now = tc_rules_list_records (ruleset, state, now, G_N_ELEMENTS (now));
  guint n_found = 0;

  for (guint i = 0; i < n_forms; i++) {
    g_autofree char *text = tc_move_dup_text (ruleset, &forms[i]);
    g_autofree char *label = tc_move_dup_label (ruleset, &forms[i]);
    gboolean is_now = FALSE;

    for (guint k = 0; k < n_now; k++)
      is_now |= tc_move_compare (&forms[i], &now[k]) == 0;
    n_found += is_now;
    g_string_append_printf (out, "record %s (%s)%s\n", text, label, is_now ? " *" : "");
  }
  /* What can be recorded has its place among the forms. */
  g_assert_cmpuint (n_found, ==, n_now);
}

static void
append_verdict (GString *out, TcRuleset *ruleset, const TcState *state)
{
  g_auto (GStrv) lines = tc_rules_dup_verdict (ruleset, state);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (out, "verdict %s\n", lines[i]);
}

/* Only where it is less than the whole verdict. */
static void
append_result (GString *out, TcRuleset *ruleset, const TcState *state)
{
  g_auto (GStrv) all = tc_rules_dup_verdict (ruleset, state);
  g_auto (GStrv) lines = tc_rules_dup_result (ruleset, state);

  for (guint i = 0;
       lines[i] != NULL && !g_strv_equal ((const char *const *) all, (const char *const *) lines);
       i++)
    g_string_append_printf (out, "result %s\n", lines[i]);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (test->file);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  g_autoptr (GString) out = g_string_new (NULL);

  append_people (out, ruleset);
  append_ends (out, ruleset);
  append_records (out, ruleset, state);
  append_verdict (out, ruleset, state);
  append_result (out, ruleset, state);
  g_assert_cmpstr (out->str, ==, test->text);
}

/* The list says how long it is, and writes no more than there is room for. */
static void
test_room (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  TcMove all[5];
  TcMove some[5];

  memset (some, 0xee, sizeof some);
  g_assert_cmpuint (tc_rules_list_record_forms (ruleset, all, 5), ==, 5);
  g_assert_cmpuint (tc_rules_list_record_forms (ruleset, some, 2), ==, 5);
  g_assert_cmpmem (some, 2 * sizeof some[0], all, 2 * sizeof all[0]);
  g_assert_cmpuint (some[2].verb, ==, 0xee);
  g_assert_cmpuint (tc_rules_list_record_forms (ruleset, NULL, 0), ==, 5);
}

static void
test_room_now (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);

  g_assert_cmpuint (tc_rules_list_records (ruleset, state, NULL, 0), ==, 1);
}

/* A record is made at any time, is no decision, and goes by itself when it is undone. */
static void
test_record (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  guint64 before = tc_game_get_hash (game);
  TcMove agree = { 0 };
  g_auto (GStrv) log = NULL;

  g_assert_true (tc_move_parse (ruleset, "agree", &agree, NULL));
  g_assert_true (tc_game_apply (game, &agree, NULL));
  g_assert_true (tc_game_is_over (game));
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_cmpstr (log[0], ==, "The players agree to end the game");
  g_assert_true (tc_game_undo (game));
  g_assert_false (tc_game_is_over (game));
  g_assert_cmphex (tc_game_get_hash (game), ==, before);
}

/* -- Hooks that may be left out ---------------------------------------------------------------- */

/* (transfer full): the small game by a system that differs in one hook. */
static TcRuleset *
compile (const TcSystem *system)
{
  g_autoptr (TcRuleset) mini = tc_test_load (MINI);
  g_autoptr (TcReport) report = tc_report_new ();
  TcRuleset *ruleset = tc_ruleset_compile (system, tc_ruleset_get_scenario (mini), report);

  g_assert_nonnull (ruleset);

  return ruleset;
}

static void
test_usual_ranks (void)
{
  TcSystem system = tc_mini_system;
  g_autoptr (TcRuleset) ruleset = NULL;

  system.ranks = NULL;
  system.n_ranks = 7;
  ruleset = compile (&system);
  g_assert_cmpuint (tc_rules_get_n_ranks (ruleset), ==, 3);
  g_assert_cmpstr (tc_rules_get_rank (ruleset, 0), ==, "no victory");
  g_assert_cmpstr (tc_rules_get_rank (ruleset, 1), ==, "minor victory");
  g_assert_cmpstr (tc_rules_get_rank (ruleset, 2), ==, "major victory");
}

static void
report_two (const TcRuleset *ruleset, const TcState *state, TcEvents *events)
{
  tc_events_report (events, MINI_EVENT_LIT, TC_THING_NONE,
                    tc_ruleset_find_thing (ruleset, "square-1-1"), 0);
  tc_events_report (events, MINI_EVENT_ROUND, TC_THING_NONE, TC_THING_NONE, (gint16) state->turn);
}

static void
test_verdict (void)
{
  TcSystem system = tc_mini_system;
  g_autoptr (TcRuleset) ruleset = NULL;
  g_autofree TcState *state = NULL;
  g_auto (GStrv) lines = NULL;

  system.report_outcome = report_two;
  ruleset = compile (&system);
  state = tc_test_state_new (ruleset, 0, 5);
  state->turn = 4;
  lines = tc_rules_dup_verdict (ruleset, state);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (lines[0], ==, "Square 1-1 is lit");
  g_assert_cmpstr (lines[1], ==, "Round 4");
}

/* A system that says nothing of its own: the side that wins and its players, at the end alone. */
static void
test_plain_verdict (void)
{
  g_autoptr (TcRuleset) ruleset = compile (&tc_mini_system);
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);
  g_auto (GStrv) early = tc_rules_dup_verdict (ruleset, state);
  g_auto (GStrv) late = NULL;
  g_autofree char *start = NULL;
  TcOutcome outcome = { 0 };
  guint winner;

  g_assert_cmpuint (g_strv_length (early), ==, 0);
  tc_rules_outcome (ruleset, state, &outcome);
  winner = outcome.level[0] > 0 ? 0 : 1;
  state->actor = TC_SEAT_NONE;
  late = tc_rules_dup_verdict (ruleset, state);
  g_assert_cmpuint (g_strv_length (late), ==, 1);
  start =
    g_strdup_printf ("Victory for %s: ",
                     tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, winner))->name);
  g_assert_true (g_str_has_prefix (late[0], start));
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    g_assert_true ((strstr (late[0], tc_ruleset_get_seat (ruleset, i)->name) != NULL) ==
                   (outcome.payoff[i] > 0));
}

static gpointer (*compile_mini) (TcRuleset *ruleset, TcScenario *scenario, TcReport *report);

static gpointer
compile_watched (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  gpointer data = compile_mini (ruleset, scenario, report);

  tc_ruleset_add_milestone (ruleset, "begun", "The game has begun", 0);
  tc_ruleset_add_milestone (ruleset, "late", "It is late", 1);
  tc_ruleset_add_level (ruleset, "bright", "A bright road", 2);
  g_assert_cmpuint (tc_ruleset_add_clause (ruleset, 3, 1, TRUE), ==, 0);
  g_assert_cmpuint (tc_ruleset_add_clause (ruleset, 4, 2, FALSE), ==, 1);
  g_assert_cmpuint (tc_ruleset_add_text (ruleset, "What a card says"), ==, 0);
  g_assert_cmpuint (tc_ruleset_add_text (ruleset, ""), ==, 1);
  tc_ruleset_set_word (ruleset, "road", "The Road");
  tc_ruleset_set_word (ruleset, "lamp", "The Lamp");
  tc_ruleset_set_word (ruleset, "road", "The High Road");

  return data;
}

static gboolean
is_reached (const TcRuleset *ruleset, const TcState *state, guint index)
{
  return state->turn > 5 * index;
}

/* A ruleset keeps its system. */
static TcRuleset *
compile_with_milestones (void)
{
  static TcSystem system;

  system = tc_mini_system;
  compile_mini = system.compile;
  system.compile = compile_watched;
  system.milestone = is_reached;

  return compile (&system);
}

static void
test_milestones (void)
{
  g_autoptr (TcRuleset) ruleset = compile_with_milestones ();
  g_autofree TcState *state = tc_test_state_new (ruleset, 0, 5);

  g_assert_cmpuint (tc_ruleset_get_n_milestones (ruleset), ==, 2);
  g_assert_cmpstr (tc_ruleset_get_milestone (ruleset, 1)->id, ==, "late");
  g_assert_cmpstr (tc_ruleset_get_milestone (ruleset, 1)->name, ==, "It is late");
  g_assert_cmpuint (tc_ruleset_get_milestone (ruleset, 1)->node, ==, 1);
  state->turn = 5;
  g_assert_true (tc_rules_milestone (ruleset, state, 0));
  g_assert_false (tc_rules_milestone (ruleset, state, 1));
  state->turn = 6;
  g_assert_true (tc_rules_milestone (ruleset, state, 1));
}

/* What compile adds is kept in its order, and its words are copies. */
static void
test_added (void)
{
  g_autoptr (TcRuleset) ruleset = compile_with_milestones ();

  g_assert_cmpuint (tc_ruleset_get_n_levels (ruleset), ==, 1);
  g_assert_cmpstr (tc_ruleset_get_level (ruleset, 0)->name, ==, "A bright road");
  g_assert_cmpuint (tc_ruleset_get_n_clauses (ruleset), ==, 2);
  g_assert_cmpuint (tc_ruleset_get_clause (ruleset, 0)->node, ==, 3);
  g_assert_cmpuint (tc_ruleset_get_clause (ruleset, 0)->source, ==, 1);
  g_assert_true (tc_ruleset_get_clause (ruleset, 0)->is_condition);
  g_assert_false (tc_ruleset_get_clause (ruleset, 1)->is_condition);
  g_assert_cmpstr (tc_ruleset_get_text (ruleset, 0), ==, "What a card says");
  g_assert_cmpstr (tc_ruleset_get_text (ruleset, 1), ==, "");
  g_assert_null (tc_ruleset_get_text (ruleset, 2));
  g_assert_cmpstr (tc_ruleset_get_word (ruleset, "road"), ==, "The High Road");
  g_assert_cmpstr (tc_ruleset_get_word (ruleset, "lamp"), ==, "The Lamp");
  g_assert_null (tc_ruleset_get_word (ruleset, "rod"));
}

/* The fields of a state follow its head without a gap, whatever was added. */
static void
test_fields (gconstpointer file)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  guint n = 0;
  const TcStateField *fields = tc_ruleset_get_fields (ruleset, &n);
  gsize at = sizeof (TcState);

  g_assert_cmpuint (n, >, 5);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (fields[i].offset, ==, at);
    at += (gsize) fields[i].width * fields[i].count;
  }
  g_assert_cmpuint (at, ==, tc_ruleset_get_state_size (ruleset));
  g_assert_cmpuint (at % 8, ==, 0);
}

/* Uses are counted, and nothing else is kept. */
static void
test_uses (void)
{
  g_autoptr (TcEvents) uses = tc_events_new_uses (3);
  g_autoptr (TcEvents) events = tc_events_new ();
  const TcUse *counted = tc_events_get_uses (uses);

  tc_events_note_use (uses, 0, TRUE);
  tc_events_note_use (uses, 2, FALSE);
  tc_events_note_use (uses, 2, TRUE);
  tc_events_note_use (uses, 2, 7);
  tc_events_report (uses, 1, 0, 0, 4);
  tc_events_add_die (uses, 3, 6);
  g_assert_cmpuint (counted[0].n_reached, ==, 1);
  g_assert_cmpuint (counted[0].n_used, ==, 1);
  g_assert_cmpuint (counted[1].n_reached, ==, 0);
  g_assert_cmpuint (counted[2].n_reached, ==, 3);
  g_assert_cmpuint (counted[2].n_used, ==, 2);
  g_assert_cmpuint (tc_events_get_n (uses), ==, 0);
  g_assert_cmpuint (tc_events_get_n_dice (uses), ==, 0);

  tc_events_note_use (events, 0, TRUE);
  tc_events_note_use (NULL, 0, TRUE);
  g_assert_null (tc_events_get_uses (events));
}

int
main (int argc, char **argv)
{
  static const char *const files[][2] = {
    { "mini", MINI }, { "relay", RELAY }, { "tiny", TINY }, { "crisis", CRISIS }, { "city", CITY }
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/rules/directory/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_autofree char *path = g_strconcat ("/rules/directory/fields/", files[i][0], NULL);

    g_test_add_data_func (path, files[i][1], test_fields);
  }
  g_test_add_func ("/rules/directory/room", test_room);
  g_test_add_func ("/rules/directory/room-now", test_room_now);
  g_test_add_func ("/rules/directory/record", test_record);
  g_test_add_func ("/rules/directory/usual-ranks", test_usual_ranks);
  g_test_add_func ("/rules/directory/verdict", test_verdict);
  g_test_add_func ("/rules/directory/plain-verdict", test_plain_verdict);
  g_test_add_func ("/rules/directory/milestones", test_milestones);
  g_test_add_func ("/rules/directory/added", test_added);
  g_test_add_func ("/rules/directory/uses", test_uses);

  return g_test_run ();
}
