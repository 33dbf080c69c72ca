/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-rules-private.h"
#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

typedef struct {
  const char *name;
  const char *template;
  const char *expected;
} Case;

static const Case cases[] = {
  { "plain", "nothing to fill", "nothing to fill" },
  { "empty", "", "" },
  { "things", "{subject} goes to {target}", "Lamp 1 goes to Square 1-1" },
  { "value", "turned {value} times", "turned 7 times" },
  { "numbers", "{0}, {1}, {2}", "4, −3, 0" },
  { "signs", "{+0} {+1} {+2}", "+4 −3 0" },
  { "names", "{@3}{@4}", "Square 1-1nothing" },
  { "counted", "{0#die|dice}, {1#die|dice}, {2#die|dice}", "4 dice, −3 dice, 0 dice" },
  { "counted-half", "{0#die}, {9#die|dice}", "{0#die}, {9#die|dice}" },
  { "past-the-values", "{5} {+5}", "{5} {+5}" },
  { "unknown-place", "{object}", "{object}" },
  { "too-long-place", "{subjectsubject}", "{subjectsubject}" },
  { "open-brace", "{subject", "{subject" },
  { "empty-braces", "{} {@} {+}", "{} {@} {+}" },
  { "nested", "{{subject}}", "{Lamp 1}" },
  { "text", "{#2} {#0}!", "Place a cube. !" },
  { "word", "{place} in {place} {places}", "Oak in Oak {places}" },
  { "phase", "End {phase}", "End tactics" },
  { "parts", "Shifts: [fort {+1}|air {+2}|marker {+0}]!", "Shifts: fort −3, marker +4!" },
  { "no-part", "Roll {0}[, armour {+2}]: {1}", "Roll 4: −3" },
  { "one-part", "Roll {0}[, armour {+1}]: {1}", "Roll 4, armour −3: −3" },
  { "in", "{target@in |on }, {subject@at |by }", "in Square 1-1, at Lamp 1" },
  { "not-a-player", "{subject?Pick |Take }, {subject?Take }", "Take Lamp 1, {subject?Take }" },
  { "half-a-choice", "{target@in }", "{target@in }" },
  { "quarters", "Lay it[, turned by {value*90} degrees]", "Lay it, turned by 630 degrees" },
  { "open-bracket", "[{+0}", "[+4" },
};

static void
test_fill (gconstpointer data)
{
  const Case *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcThing square = tc_ruleset_find_thing (ruleset, "square-1-1");
  const gint16 values[] = { 4, -3, 0, (gint16) square, (gint16) TC_THING_NONE };
  TcLabelArgs args = { tc_ruleset_find_thing (ruleset, "lamp-1"), square, 7, values, 5, "tactics" };
  g_autofree char *text = NULL;

  tc_ruleset_set_word (ruleset, "place", "Oak");
  g_assert_cmpuint (tc_ruleset_add_text (ruleset, "Place a cube."), ==, 0);
  text = tc_label_fill (ruleset, of->template, &args);
  g_assert_cmpstr (text, ==, of->expected);
}

static void
test_names (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcThing n = (TcThing) tc_ruleset_get_n_things (ruleset);

  g_assert_cmpstr (tc_label_name (ruleset, TC_THING_NONE, ""), ==, "nothing");
  g_assert_cmpstr (tc_label_name (ruleset, n, ""), ==, "something unknown");
  g_assert_cmpstr (tc_label_name (ruleset, tc_ruleset_find_thing (ruleset, "birch"), "in "), ==,
                   "Birch");
}

/* One is one: "1 die". */
static void
test_one (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  const gint16 values[] = { 1 };
  TcLabelArgs args = { TC_THING_NONE, TC_THING_NONE, 0, values, 1, NULL };
  g_autofree char *text = tc_label_fill (ruleset, "{0#die|dice}", &args);

  g_assert_cmpstr (text, ==, "1 die");
}

static TcMove
make_plain (const TcRuleset *ruleset, const char *id)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint8 verb = 0;

  while (!g_str_equal (system->verbs[verb].id, id))
    verb++;

  return tc_move_make (verb, TC_THING_NONE, TC_THING_NONE, 0);
}

/* "No" answers a question beside "Yes"; of pieces to place, no more are placed. */
static void
test_among (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/bell-1938/bell-1938.scenario.xml");
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 1);
  const TcState *state = tc_game_get_state (game);
  TcMove moves[] = { make_plain (ruleset, "stop"), make_plain (ruleset, "accept") };
  g_autofree char *beside = tc_label_dup_among (ruleset, moves, 2, 0, state);
  g_autofree char *alone = NULL;

  g_assert_cmpstr (beside, ==, "No");
  moves[1].target = 1;
  alone = tc_label_dup_among (ruleset, moves, 2, 0, state);
  g_assert_cmpstr (alone, ==, "No more");
}

/* A player is chosen; what is not a player says itself what is done. */
static void
test_player (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcLabelArgs args = { tc_ruleset_find_thing (ruleset, "birch"), TC_THING_NONE, 0, NULL, 0, NULL };
  g_autofree char *text = tc_label_fill (ruleset, "{subject?Choose |}, {target?Choose |}", &args);

  g_assert_cmpstr (text, ==, "Choose Birch, nothing");
}

/* A phrase stands inside a sentence, the name where one begins and for what has no phrase. */
static void
test_phrases (void)
{
  static const struct {
    const char *template;
    const char *expected;
  } sentences[] = {
    { "{target}", "Press" },
    { "{target}: {0}", "Press: 4" },
    { "Place a cube in {target}", "Place a cube in the Press" },
    { "White: {target}", "White: Press" },
    { "No. {target} is full", "No. Press is full" },
    { "From {subject} to {target}", "From France to the Press" },
    { "There is one in {@0}", "There is one in the Press" },
  };
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/bell-1938/bell-1938.scenario.xml");
  TcThing press = tc_ruleset_find_thing (ruleset, "press");
  const gint16 values[] = { (gint16) press };
  TcLabelArgs args = {
    tc_ruleset_find_thing (ruleset, "france"), press, 0, values, 1, NULL,
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++) {
    const gint16 four[] = { 4 };
    TcLabelArgs with = args;
    g_autofree char *text = NULL;

    if (strstr (sentences[i].template, "{0}") != NULL)
      with.values = four;
    text = tc_label_fill (ruleset, sentences[i].template, &with);
    g_assert_cmpstr (text, ==, sentences[i].expected);
  }
}

static void
test_question (void)
{
  TcSuggest near = tc_suggest_begin ("sedam");
  TcSuggest far = tc_suggest_begin ("sedam");
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;

  tc_suggest_offer (&near, "sedan");
  tc_suggest_offer (&far, "maubeuge");
  with = tc_label_take_question (g_strdup ("No."), &near);
  without = tc_label_take_question (g_strdup ("No."), &far);
  g_assert_nonnull (strstr (with, "No. "));
  g_assert_nonnull (strstr (with, "sedan"));
  g_assert_cmpstr (without, ==, "No.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/label/fill/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_fill);
  }
  g_test_add_func ("/rules/label/names", test_names);
  g_test_add_func ("/rules/label/one", test_one);
  g_test_add_func ("/rules/label/among", test_among);
  g_test_add_func ("/rules/label/player", test_player);
  g_test_add_func ("/rules/label/phrases", test_phrases);
  g_test_add_func ("/rules/label/question", test_question);

  return g_test_run ();
}
