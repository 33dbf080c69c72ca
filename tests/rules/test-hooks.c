/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-mini.h"
#include "tc-test-play.h"

/* What core does around the hooks of a system: the small game by systems that differ from its own
 * in one hook or table, which are told as much as the seat may know, and no more. */

#define MINI "tests/systems/mini/mini.scenario.xml"
#define TINY "tests/fixtures/tiny-1940.scenario.xml"

#define SEED G_GUINT64_CONSTANT (0x1234567800000777)

typedef struct {
  TcSystem system; /* a ruleset keeps its system */
  TcVerb verbs[MINI_N_VERBS];
  TcReasonText reasons[MINI_N_REASONS];
  TcRuleset *ruleset;
  TcState *state;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->system = tc_mini_system;
  memcpy (fixture->verbs, tc_mini_system.verbs, sizeof fixture->verbs);
  memcpy (fixture->reasons, tc_mini_system.reasons, sizeof fixture->reasons);
  fixture->system.verbs = fixture->verbs;
  fixture->system.reasons = fixture->reasons;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->state);
  g_clear_pointer (&fixture->ruleset, tc_ruleset_unref);
}

/* To be called when the system is as the test wants it. */
static void
begin (Fixture *fixture)
{
  g_autoptr (TcRuleset) mini = tc_test_load (MINI);
  g_autoptr (TcReport) report = tc_report_new ();

  fixture->ruleset = tc_ruleset_compile (&fixture->system, tc_ruleset_get_scenario (mini), report);
  g_assert_nonnull (fixture->ruleset);
  fixture->state = tc_test_state_new (fixture->ruleset, 0, SEED);
}

static char *
explain (Fixture *fixture, const TcProposal *proposal)
{
  return tc_rules_explain (fixture->ruleset, fixture->state, proposal, NULL);
}

static TcThing
find (Fixture *fixture, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (fixture->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);

  return thing;
}

/* -- Explaining -------------------------------------------------------------------------------- */

/* Blames other things than the move names. */
static void
blame_birch (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcMove *about)
{
  about->subject = tc_ruleset_find_thing (ruleset, "birch");
  about->target = tc_ruleset_find_thing (ruleset, "square-1-1");
  about->value = (guint16) state->seed;
}

static void
test_blame (Fixture *fixture, gconstpointer data)
{
  TcProposal place = { MINI_PLACE, 1, { 0 }, 0, 0 };
  g_autofree char *text = NULL;

  fixture->system.blame = blame_birch;
  fixture->reasons[MINI_REASON_NOT_NEXT] =
    (TcReasonText){ "not-next", "{subject} blocks {target} with {value}", "9" };
  begin (fixture);
  place.subjects[0] = find (fixture, "crossing");
  place.target = find (fixture, "square-3-3");
  text = explain (fixture, &place);
  /* The seed is none of the seat's business. */
  g_assert_cmpstr (text, ==, "Birch blocks Square 1-1 with 0 (rule 9).");
}

/* Of several things that a reason speaks of the first are named, and the others counted. */
static guint
find_owed (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcThing *out_owed)
{
  guint n = (guint) MINI_REASON_NOT_NEXT == reason ? ((const MiniState *) state)->head.turn : 0;

  for (guint i = 0; i < MIN (n, TC_MAX_OWED); i++)
    out_owed[i] = (TcThing) (tc_ruleset_find_thing (ruleset, "square-1-1") + i);
  return n;
}

static void
test_owed (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = {
    "Square 1-1 is left.",
    "Square 1-1 and Square 2-1 is left.",
    "Square 1-1, Square 2-1 and Square 3-1 is left.",
    "Square 1-1, Square 2-1, Square 3-1 and 1 more is left.",
    "Square 1-1, Square 2-1, Square 3-1 and 2 more is left.",
  };
  TcProposal place = { MINI_PLACE, 1, { 0 }, 0, 0 };

  fixture->system.find_owed = find_owed;
  fixture->reasons[MINI_REASON_NOT_NEXT] = (TcReasonText){ "not-next", "{owed} is left", "" };
  begin (fixture);
  place.subjects[0] = find (fixture, "crossing");
  place.target = find (fixture, "square-3-3");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *text = NULL;

    fixture->state->turn = (guint16) (i + 1);
    text = explain (fixture, &place);
    g_assert_cmpstr (text, ==, texts[i]);
  }
}

/* How a rule is cited: by its number, by its heading, not at all. */
static void
test_citations (void)
{
  static const char *const citations[][2] = {
    { "4.5.5", "No such thing (rule 4.5.5)." },
    { "On your turn", "No such thing (rules: On your turn)." },
    { "D7", "No such thing." },
    { "", "No such thing." },
    { NULL, "No such thing." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (citations); i++) {
    Fixture fixture = { 0 };
    TcProposal place = { MINI_PLACE, 1, { 0 }, 0, 0 };
    g_autofree char *text = NULL;

    set_up (&fixture, NULL);
    fixture.reasons[MINI_REASON_NOT_NEXT] =
      (TcReasonText){ "not-next", "No such thing", citations[i][0] };
    begin (&fixture);
    place.subjects[0] = find (&fixture, "crossing");
    place.target = find (&fixture, "square-3-3");
    text = explain (&fixture, &place);
    g_assert_cmpstr (text, ==, citations[i][1]);
    tear_down (&fixture, NULL);
  }
}

/* What could be done instead, each thing once, in the order of the list. */
static void
test_subjects (Fixture *fixture, gconstpointer data)
{
  TcProposal place = { MINI_PLACE, 1, { 0 }, 0, 0 };
  const MiniState *mini;
  g_autofree char *expected = NULL;
  g_autofree char *text = NULL;
  TcThing next;

  fixture->reasons[MINI_REASON_NOT_NEXT] =
    (TcReasonText){ "not-next", "{subjects} can be used", "" };
  begin (fixture);
  mini = (const MiniState *) fixture->state;
  next = (TcThing) (find (fixture, "crossing") + mini->stack[0]);
  for (guint i = 0; i < MINI_MAX_CARDS; i++)
    ((MiniState *) fixture->state)->where[i] = MINI_IN_DECK;
  place.subjects[0] = find (fixture, "crossing");
  place.target = find (fixture, "square-3-3");
  text = explain (fixture, &place);
  expected =
    g_strdup_printf ("%s can be used.", tc_ruleset_get_thing (fixture->ruleset, next)->name);
  g_assert_cmpstr (text, ==, expected);
}

/* Of a stack every one has to be allowed to. */
static void
test_stack (Fixture *fixture, gconstpointer data)
{
  MiniState *mini;
  TcProposal light = { MINI_LIGHT, 2, { 0 }, 0, 0 };
  g_autofree char *both = NULL;
  g_autofree char *one = NULL;
  TcThing first;

  begin (fixture);
  mini = (MiniState *) fixture->state;
  first = find (fixture, "block-1");
  light.subjects[0] = find (fixture, "lamp-1");
  light.subjects[1] = find (fixture, "lamp-2");
  light.target = find (fixture, "square-3-3");
  mini->where[light.subjects[0] - first] = mini->head.actor;
  mini->where[light.subjects[1] - first] = mini->head.actor;
  both = explain (fixture, &light);
  g_assert_cmpstr (both, ==, "Lamp 2 lights Square 3-3: this move is legal.");
  mini->where[light.subjects[0] - first] = MINI_IN_DECK;
  one = explain (fixture, &light);
  g_assert_cmpstr (one, ==, "Lamp 1 is not in this player's hand (rule 2).");
}

/* What lies hidden is no reason: the answer is that of the position as the seat may know it. */
static TcReason
check_role (const TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  const MiniState *mini = (const MiniState *) state;

  return mini->role[1] == MINI_ROLE_HIDDEN ? TC_REASON_LEGAL : MINI_REASON_ROAD;
}

static void
test_hidden_reason (Fixture *fixture, gconstpointer data)
{
  TcDecision decisions[16];
  TcProposal pass = { MINI_PASS, 0, { 0 }, TC_THING_NONE, 0 };
  g_autofree char *text = NULL;

  g_assert_cmpuint (fixture->system.n_decisions, <=, G_N_ELEMENTS (decisions));
  memcpy (decisions, fixture->system.decisions, fixture->system.n_decisions * sizeof decisions[0]);
  for (guint i = 0; i < fixture->system.n_decisions; i++)
    if ((decisions[i].verbs & TC_VERB_BIT (MINI_PASS)) != 0)
      decisions[i].check = check_role;
  fixture->system.decisions = decisions;
  begin (fixture);
  g_assert_cmpuint (fixture->state->actor, ==, 0);
  text = explain (fixture, &pass);
  g_assert_cmpstr (text, ==, "Pass: this move is legal.");
  g_clear_pointer (&fixture->ruleset, tc_ruleset_unref);
}

/* -- Secrets ----------------------------------------------------------------------------------- */

static void
test_redact (Fixture *fixture, gconstpointer data)
{
  const MiniState *mini;
  g_autofree TcState *seen = NULL;

  begin (fixture);
  mini = (const MiniState *) fixture->state;
  g_assert_true (tc_rules_has_secrets (fixture->ruleset));
  seen = tc_test_state_copy (fixture->ruleset, fixture->state);
  tc_rules_redact (fixture->ruleset, seen, 1);
  g_assert_cmpuint (((const MiniState *) seen)->role[0], ==, MINI_ROLE_HIDDEN);
  g_assert_cmpuint (((const MiniState *) seen)->role[1], ==, mini->role[1]);
  g_assert_cmpuint (seen->seed, ==, 0);
}

/* A game without secrets hides its dice alone. */
static void
test_no_secrets (Fixture *fixture, gconstpointer data)
{
  g_autofree TcState *seen = NULL;
  TcRng rng;
  gsize size;

  fixture->system.redact = NULL;
  fixture->system.sample_hidden = NULL;
  begin (fixture);
  size = tc_ruleset_get_state_size (fixture->ruleset);
  g_assert_false (tc_rules_has_secrets (fixture->ruleset));
  seen = tc_test_state_copy (fixture->ruleset, fixture->state);
  seen->n_forced = 2;
  seen->forced[1] = 6;
  tc_rules_redact (fixture->ruleset, seen, 1);
  g_assert_cmpuint (seen->seed, ==, 0);
  g_assert_cmpuint (seen->forced[1], ==, 0);
  seen->seed = fixture->state->seed;
  g_assert_cmpmem (seen, size, fixture->state, size);
  tc_rng_init (&rng, 3);
  tc_rules_sample_hidden (fixture->ruleset, seen, 1, &rng);
  g_assert_cmpuint (seen->seed, !=, fixture->state->seed);
  seen->seed = fixture->state->seed;
  g_assert_cmpmem (seen, size, fixture->state, size);
}

/* The umpire sees everything, and samples nothing. */
static void
test_umpire (Fixture *fixture, gconstpointer data)
{
  g_autofree TcState *seen = NULL;
  TcRng rng;
  gsize size;

  begin (fixture);
  size = tc_ruleset_get_state_size (fixture->ruleset);
  seen = tc_test_state_copy (fixture->ruleset, fixture->state);
  tc_rng_init (&rng, 3);
  tc_rules_redact (fixture->ruleset, seen, TC_SEAT_NONE);
  tc_rules_sample_hidden (fixture->ruleset, seen, TC_SEAT_NONE, &rng);
  g_assert_cmpmem (seen, size, fixture->state, size);
}

/* -- Views ------------------------------------------------------------------------------------- */

static guint
count_records (Fixture *fixture, guint8 viewer)
{
  g_autoptr (TcView) view = tc_rules_view (fixture->ruleset, fixture->state, viewer);
  guint n = 0;

  tc_view_get_records (view, &n);

  return n;
}

/* Where there are secrets, whoever decides may record; else everybody. */
static void
test_records (Fixture *fixture, gconstpointer data)
{
  fixture->verbs[MINI_PASS].is_record = TRUE;
  begin (fixture);
  g_assert_cmpuint (fixture->state->actor, ==, 0);
  g_assert_cmpuint (count_records (fixture, TC_SEAT_NONE), ==, 1);
  g_assert_cmpuint (count_records (fixture, 0), ==, 1);
  g_assert_cmpuint (count_records (fixture, 1), ==, 0);
}

static void
test_open_records (Fixture *fixture, gconstpointer data)
{
  fixture->system.redact = NULL;
  fixture->system.sample_hidden = NULL;
  fixture->verbs[MINI_PASS].is_record = TRUE;
  begin (fixture);
  g_assert_cmpuint (count_records (fixture, TC_SEAT_NONE), ==, 1);
  g_assert_cmpuint (count_records (fixture, 0), ==, 1);
  g_assert_cmpuint (count_records (fixture, 1), ==, 1);
}

static TcSeatInfo seen_by;
static guint64 seen_seed;

static void
note_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  seen_by.side = viewer;
  seen_seed = state->seed;
  tc_view_set_prompt (view, "Look");
}

/* The hook is given the position as the viewer may know it. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcView) own = NULL;
  g_autoptr (TcView) all = NULL;

  fixture->system.view = note_view;
  begin (fixture);
  own = tc_rules_view (fixture->ruleset, fixture->state, 2);
  g_assert_cmpstr (tc_view_get_prompt (own), ==, "Look");
  g_assert_cmpuint (seen_by.side, ==, 2);
  g_assert_cmpuint (seen_seed, ==, 0);
  all = tc_rules_view (fixture->ruleset, fixture->state, TC_SEAT_NONE);
  g_assert_cmpuint (seen_by.side, ==, TC_SEAT_NONE);
  g_assert_cmpuint (seen_seed, ==, SEED);
}

/* -- Limits ------------------------------------------------------------------------------------ */

typedef struct {
  guint n_seats, n_sides, n_moves;
} Sizes;

static const Sizes *sizes;

static gpointer
compile_sizes (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  for (guint i = 0; i < sizes->n_seats; i++)
    tc_ruleset_add_seat (ruleset, "a", "A", TC_SEAT_NONE);
  for (guint i = 0; i < sizes->n_sides; i++)
    tc_ruleset_add_side (ruleset, 0);
  tc_ruleset_add_setup (ruleset, "s", "S", TC_NODE_NONE);
  tc_ruleset_set_limits (ruleset, sizeof (MiniState), sizes->n_moves);

  return g_new0 (MiniData, 1);
}

/* As many as there may be, and one more. */
static void
test_limits (void)
{
  static const struct {
    Sizes sizes;
    gboolean fits;
  } cases[] = {
    { { 1, 0, 1 }, TRUE },
    { { TC_MAX_SEATS, 0, 1 }, TRUE },
    { { TC_MAX_SEATS + 1, 0, 1 }, FALSE },
    { { 0, 0, 1 }, FALSE },
    { { 1, TC_MAX_SIDES, 1 }, TRUE },
    { { 1, TC_MAX_SIDES + 1, 1 }, FALSE },
    { { 1, 0, TC_RULESET_MAX_MOVES }, TRUE },
    { { 1, 0, TC_RULESET_MAX_MOVES + 1 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcRuleset) mini = tc_test_load (MINI);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcRuleset) ruleset = NULL;
    TcSystem system = tc_mini_system;

    g_test_message ("%u", i);
    sizes = &cases[i].sizes;
    system.compile = compile_sizes;
    ruleset = tc_ruleset_compile (&system, tc_ruleset_get_scenario (mini), report);
    g_assert_cmpint (ruleset != NULL, ==, cases[i].fits);
    g_assert_cmpint (tc_report_count (report, TC_SEVERITY_ERROR) == 0, ==, cases[i].fits);
  }
}

static guint arrays[4];

static gpointer
compile_arrays (TcRuleset *ruleset, TcScenario *scenario, TcReport *report)
{
  static const Sizes one = { 1, 0, 1 };

  sizes = &one;
  arrays[0] = tc_ruleset_add_array (ruleset, "bytes", 1, 3);
  arrays[1] = tc_ruleset_add_array (ruleset, "words", 4, 2);
  arrays[2] = tc_ruleset_add_array (ruleset, "halves", 2, 1);
  arrays[3] = tc_ruleset_add_array (ruleset, "longs", 8, 1);

  return compile_sizes (ruleset, scenario, report);
}

/* Each begins where its integers may stand; what is between them is a gap of its own. */
static void
test_arrays (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TcRuleset) mini = tc_test_load (MINI);
  g_autoptr (TcReport) report = tc_report_new ();
  guint first = sizeof (MiniState);
  guint n = 0;
  const TcStateField *fields;
  gsize at = sizeof (TcState);

  fixture->system.compile = compile_arrays;
  fixture->ruleset = tc_ruleset_compile (&fixture->system, tc_ruleset_get_scenario (mini), report);
  g_assert_cmpuint (arrays[0], ==, first);
  g_assert_cmpuint (arrays[1], ==, first + 4);
  g_assert_cmpuint (arrays[2], ==, first + 12);
  g_assert_cmpuint (arrays[3], ==, first + 16);
  g_assert_cmpuint (tc_ruleset_get_state_size (fixture->ruleset), ==, first + 24);
  fields = tc_ruleset_get_fields (fixture->ruleset, &n);
  for (guint i = 0; i < n; i++) {
    g_assert_cmpuint (fields[i].offset, ==, at);
    at += (gsize) fields[i].width * fields[i].count;
  }
  g_assert_cmpuint (at, ==, first + 24);
}

/* -- The log ----------------------------------------------------------------------------------- */

/* Who decides for another side than the own is named with it. */
static void
test_for_another_side (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  g_auto (GStrv) log = NULL;
  TcMove move;
  guint n = 0;

  move = tc_game_get_moves (game, &n)[0];
  g_assert_true (tc_game_apply (game, &move, NULL));
  log = tc_game_dup_log (game, TC_SEAT_NONE, 0);
  g_assert_true (g_str_has_prefix (log[0], "British player, for the Germans: "));
  g_assert_cmphex (tc_rules_hash (ruleset, tc_game_get_position (game, 1)), ==,
                   tc_game_get_hash (game));
  g_assert_true (tc_game_undo (game));
  g_assert_cmphex (tc_rules_hash (ruleset, tc_game_get_position (game, 0)), ==,
                   tc_game_get_hash (game));
  g_assert_cmphex (tc_rules_hash (ruleset, tc_game_get_position (game, 1)), ==,
                   tc_game_get_move_hash (game, 0));
}

/* Where nothing is hidden anybody forces dice, of any face that a die may have. */
static void
test_forced_faces (void)
{
  static const struct {
    guint16 face;
    gboolean is_taken;
  } faces[] = { { 0, FALSE }, { 1, TRUE }, { 255, TRUE }, { 256, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++) {
    g_autoptr (TcRuleset) ruleset = tc_test_load (TINY);
    g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
    TcMove force = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, faces[i].face);

    g_assert_cmpint (tc_game_apply (game, &force, NULL), ==, faces[i].is_taken);
    g_assert_cmpuint (tc_game_get_state (game)->n_forced, ==, faces[i].is_taken);
    g_assert_cmpuint (tc_game_get_n_moves (game), ==, faces[i].is_taken);
  }
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/rules/hooks/", name, NULL);

  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("blame", test_blame);
  add ("owed", test_owed);
  g_test_add_func ("/rules/hooks/citations", test_citations);
  add ("subjects", test_subjects);
  add ("stack", test_stack);
  add ("hidden-reason", test_hidden_reason);
  add ("redact", test_redact);
  add ("no-secrets", test_no_secrets);
  add ("umpire", test_umpire);
  add ("records", test_records);
  add ("open-records", test_open_records);
  add ("view", test_view);
  g_test_add_func ("/rules/hooks/limits", test_limits);
  add ("arrays", test_arrays);
  g_test_add_func ("/rules/hooks/for-another-side", test_for_another_side);
  g_test_add_func ("/rules/hooks/forced-faces", test_forced_faces);

  return g_test_run ();
}
