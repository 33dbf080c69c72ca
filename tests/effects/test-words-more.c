/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-sentence.h"
#include "words-fixture.h"

/* The words about cards, players, statuses, tallies and rolls: how long things last, who may know,
 * what is possible, and what is found in data. */

/* -- What lasts, and what is possible ---------------------------------------------------------- */

/* Statuses, tallies, changes of rolls and what waits end with the turn of the player, or with the
 * round, or never. */
static void
test_spans (void)
{
  g_auto (Fixture) fixture = { 0 };
  const TcEffects *effects = NULL;
  TcState *state = NULL;

  words_set_up (&fixture,
                "<shift track='nerve' side='red' by='2'/><shift track='nerve' side='blue' by='1'/>"
                "<shift track='tide' by='2'/><shift track='keys' by='2'/>"
                "<set-status status='trapped' side='blue'/><set-status status='cursed' side='red'/>"
                "<place piece='cube' side='red'/>");
  effects = fixture.rules->effects;
  state = &fixture.state->base;
  fixture_choose (&fixture, "play test");
  words_set_status (&fixture, "trapped", 0, TRUE);
  words_check (&fixture, "nerve.red=3 nerve.blue=2 tide=4 keys=2");
  tc_effects_end_span (effects, state, TC_EFFECTS_SPAN_TURN, 0);
  words_check (&fixture, "nerve.red=1 nerve.blue=2 tide=4 keys=2 is.trapped.red=0 "
                         "is.trapped.blue=1 is.cursed.red=1");
  tc_effects_end_span (effects, state, TC_EFFECTS_SPAN_ROUND, TC_EFFECTS_NOBODY);
  words_check (&fixture, "nerve.blue=2 tide=2 keys=2 is.cursed.red=0 is.trapped.blue=1 "
                         "is.noble.blue=1");
  tc_effects_end_span (effects, state, TC_EFFECTS_SPAN_TURN, TC_EFFECTS_NOBODY);
  words_check (&fixture, "nerve.blue=1 is.trapped.blue=0 is.noble.blue=1");
}

/* What waits for the turn to begin happens in the player's later turns, before the card; not in
 * those of others, and not once its time is over. */
static void
test_waits (void)
{
  g_auto (Fixture) fixture = { 0 };

  words_set_up (
    &fixture, "<react on='turn-start' until='game'><do><shift track='keys' by='1'/></do></react>"
              "<react on='turn-start' until='turn'><do><shift track='level' by='1'/></do></react>");
  fixture_choose (&fixture, "play test; pass; pass");
  words_check (&fixture, "keys=0 level=3");
  fixture_choose (&fixture, "pass");
  words_check (&fixture, "keys=1 level=3");
  fixture_choose (&fixture, "pass; pass; play elm");
  words_check (&fixture, "keys=2 level=4");
}

/* The acting player who gets a status is named, in the words of the status: what was done,
 * else its phrase, else its name. Others are named by the sentence. */
static void
test_told (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_auto (Fixture) each = { 0 };
  g_autofree char *log = NULL;
  g_autofree char *log_of_each = NULL;

  words_set_up (&fixture, "<set-status status='trapped' player='acting'/>"
                          "<set-status status='trapped' off='true' player='acting'/>"
                          "<set-status status='rested' player='acting'/>"
                          "<set-status status='rested' off='true' player='acting'/>"
                          "<set-status status='lost' player='acting'/>"
                          "<set-status status='trapped' side='blue'/>");
  fixture_choose (&fixture, "play test");
  log = fixture_dup_log (&fixture);
  g_assert_cmpstr (log, ==,
                   "Test: Red is now trapped. | Test: Red is no longer trapped. | "
                   "Test: Red has now rested here. | Test: Red has no longer rested here. | "
                   "Test: Red is now Lost. | Test: Blue is now trapped.");

  words_set_up (
    &each, "<each-player><do><set-status status='trapped' player='acting'/></do></each-player>");
  fixture_choose (&each, "play test");
  log_of_each = fixture_dup_log (&each);
  g_assert_cmpstr (log_of_each, ==,
                   "Test: Red is now trapped. | Test: Blue is now trapped. | "
                   "Test: Grey is now trapped.");
}

/* A log names the acting player, whom a card calls "you"; whoever acts in turn is "that player"
 * where a sentence is about all of them, and has a name in one of its own. */
static void
test_named (void)
{
  g_auto (Fixture) fixture = { 0 };
  TcScenario *scenario;
  TcNode each;
  TcNode status;
  g_autofree char *said = NULL;
  g_autofree char *told = NULL;
  g_autofree char *told_of_one = NULL;

  words_set_up (
    &fixture, "<each-player><do><set-status status='trapped' player='acting'/></do></each-player>");
  scenario = tc_ruleset_get_scenario (fixture.ruleset);
  each = tc_scenario_get_first_child (scenario, tc_scenario_find_section (scenario, "card/event"));
  status = tc_scenario_get_first_child (scenario, tc_scenario_find_child (scenario, each, "do"));
  said = tc_sentence_dup (scenario, each);
  told = tc_sentence_dup_told (scenario, each, "Red");
  told_of_one = tc_sentence_dup_told (scenario, status, "Red");
  g_assert_cmpstr (said, ==, "Each player does this in turn: you are trapped.");
  g_assert_cmpstr (told, ==, "Each player does this in turn: that player is trapped.");
  g_assert_cmpstr (told_of_one, ==, "Red is trapped.");
}

static guint
count_texts (const TcRuleset *ruleset, const char *wanted)
{
  const char *text;
  guint n = 0;

  for (guint i = 0; (text = tc_ruleset_get_text (ruleset, i)) != NULL; i++)
    n += strcmp (text, wanted) == 0;

  return n;
}

/* Names need a text for each player: where all together would be more than a log can tell apart,
 * the rest has none. */
static void
test_very_many_are_named (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autoptr (GString) event = g_string_new (NULL);
  guint n_named;

  for (guint i = 0; i < 20; i++) {
    g_string_append (event, "<repeat times='1'><do>");
    for (guint j = 0; j < 90; j++)
      g_string_append (event, "<set-status status='trapped' player='acting'/>");
    g_string_append (event, "</do></repeat>");
  }
  words_set_up (&fixture, event->str);
  n_named = count_texts (fixture.ruleset, "Red is trapped.");
  g_assert_cmpuint (n_named, >, 1000);
  g_assert_cmpuint (count_texts (fixture.ruleset, "Grey is trapped."), ==, n_named);
  g_assert_cmpuint (count_texts (fixture.ruleset, "The acting player is trapped."), ==,
                    20 * 90 - n_named);
}

/* What is looked at is told to the one who looks, and to nobody else. */
static void
test_secret (void)
{
  g_auto (Fixture) fixture = { 0 };
  guint n = 0;

  words_set_up (
    &fixture,
    "<choose-player><do><inspect deck='hand' player='acting' by='chosen'/></do></choose-player>");
  fixture_choose (&fixture, "play test; choose grey");
  for (guint i = 0; i < tc_events_get_n (fixture.events); i++) {
    const TcEvent *event = tc_events_get (fixture.events, i);

    if (event->kind != TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_LOOK)
      continue;
    g_assert_true (tc_event_is_seen (event, 2));
    g_assert_false (tc_event_is_seen (event, 0));
    g_assert_false (tc_event_is_seen (event, 1));
    n++;
  }
  g_assert_cmpuint (n, ==, 1);
  words_check (&fixture, "seen.cup=4");
}

/* The player who looks chooses the card. */
static void
test_chooser (void)
{
  g_auto (Fixture) fixture = { 0 };

  words_set_up (&fixture, "<inspect deck='hand' side='blue' by='right'/>");
  fixture_choose (&fixture, "play test");
  g_assert_cmpuint (tc_effects_get_player (fixture.rules->effects, &fixture.state->base), ==, 2);
  g_assert_cmpuint (fixture.state->base.actor, ==, 2);
}

typedef struct {
  const char *name;
  const char *event;
  gboolean can_play;
} CanCase;

static const CanCase can_cases[] = {
  { "transfer", "<must><transfer deck='pile' to='hand' to-player='acting'/></must>", FALSE },
  { "transfer-enough", "<must><transfer deck='hand' side='blue' to='pile' count='2'/></must>",
    TRUE },
  { "transfer-too-many", "<must><transfer deck='hand' side='blue' to='pile' count='3'/></must>",
    FALSE },
  { "transfer-after-transfer",
    "<transfer deck='hand' side='blue' to='pile' count='2'/>"
    "<must><transfer deck='hand' side='blue' to='pile'/></must>",
    FALSE },
  { "transfer-for-transfer",
    "<transfer deck='hand' side='blue' to='pile'/>"
    "<must><transfer deck='pile' is='weapon' to='hand' to-player='acting'/></must>",
    TRUE },
  { "draw", "<must><draw deck='deck' to='pile'/></must>", TRUE },
  { "inspect-nobody", "<must><inspect deck='hand' side='blue' is='shielded'/></must>", FALSE },
  { "mark-for-inspect",
    "<mark status='shielded' deck='hand' side='blue'/>"
    "<must><inspect deck='hand' side='blue' is='shielded'/></must>",
    TRUE },
  { "choose-nobody", "<must><choose-player is='trapped'><do>" YES "</do></choose-player></must>",
    FALSE },
  { "choose-player-for",
    "<choose-player><do><must><transfer deck='hand' player='chosen' to='pile' is='weapon'/></must>"
    "</do></choose-player>",
    TRUE },
  { "damage",
    "<must><damage player='acting' points='5'><of track='might'/><of "
    "track='speed'/></damage></must>",
    TRUE },
  { "damage-too-much",
    "<must><damage player='acting' points='6'><of track='might'/><of "
    "track='speed'/></damage></must>",
    FALSE },
  { "go", "<must><go player='acting'><to space='ash'/></go></must>", FALSE },
  { "after-win",
    "<if><when><turn at-most='9'/></when><then><win player='acting'/></then></if>"
    "<must><remove piece='disk' count='1'/></must>",
    TRUE },
};

static void
test_can (gconstpointer data)
{
  const CanCase *each = data;
  g_auto (Fixture) fixture = { 0 };
  g_autofree TcState *before = NULL;
  gsize size = 0;

  words_set_up (&fixture, each->event);
  size = tc_ruleset_get_state_size (fixture.ruleset);
  before = g_memdup2 (fixture.state, size);
  g_assert_cmpint (tc_effects_can (fixture.rules->effects, fixture.rules, &fixture.state->base,
                                   fixture.rules->event[0], 0, TC_EFFECTS_CAN_PLAY),
                   ==, each->can_play);
  g_assert_cmpmem (before, size, fixture.state, size);
}

/* A choice is offered only if what must follow can be done. */
static void
test_leads_on (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *choices = NULL;

  words_set_up (&fixture,
                "<choose-player><do><must><transfer deck='hand' player='chosen' to='pile' "
                "count='2'/></must></do></choose-player>");
  fixture_choose (&fixture, "play test");
  choices = fixture_dup_choices (&fixture, TC_MOVES_ALL);
  g_assert_cmpstr (choices, ==, "choose blue");
  fixture_choose (&fixture, "choose blue; take bell");
  words_check (&fixture, "pile=2 hand.blue=0");
}

/* Bots choose a set of cards, and which points go from which track, in one order only; and go on
 * where a person began in another. */
static void
test_canonical (void)
{
  g_auto (Fixture) cards = { 0 };
  g_auto (Fixture) tracks = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *fourth = NULL;

  words_set_up (&cards, "<transfer deck='hand' side='blue' to='pile' count='2'/>");
  words_deal (&cards, "elm", 1);
  fixture_choose (&cards, "play test");
  before = fixture_dup_choices (&cards, TC_MOVES_CANONICAL);
  g_assert_cmpstr (before, ==, "take axe; take bell");
  fixture_choose (&cards, "take bell");
  first = fixture_dup_choices (&cards, TC_MOVES_CANONICAL);
  g_assert_cmpstr (first, ==, "take elm");
  second = fixture_dup_choices (&cards, TC_MOVES_ALL);
  g_assert_cmpstr (second, ==, "take axe; take elm");

  words_set_up (
    &tracks, "<damage player='acting' points='4'><of track='might'/><of track='speed'/></damage>");
  fixture_choose (&tracks, "play test");
  third = fixture_dup_choices (&tracks, TC_MOVES_CANONICAL);
  g_assert_cmpstr (third, ==, "choose might");
  fixture_choose (&tracks, "choose speed");
  fourth = fixture_dup_choices (&tracks, TC_MOVES_CANONICAL);
  g_assert_cmpstr (fourth, ==, "choose might");
}

/* -- Findings ---------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *event;
  const char *code;
} FaultCase;

static const FaultCase faults[] = {
  { "chosen-nowhere", "<shift track='might' player='chosen' by='1'/>", "EFF009" },
  { "chosen-before-in-one",
    "<choose-player><do><shift track='might' player='chosen-before' by='1'/></do></choose-player>",
    "EFF009" },
  { "chosen-in-react",
    "<choose-player><do><react on='hurt'><do><shift track='might' player='chosen' by='1'/></do>"
    "</react></do></choose-player>",
    "EFF009" },
  { "trigger", "<react on='discover'><do>" YES "</do></react>", "EFF007" },
  { "repeat-nothing", "<repeat><do>" YES "</do></repeat>", "EFF008" },
  { "repeat-twice", "<repeat times='2'><dice/><do>" YES "</do></repeat>", "EFF008" },
  { "set-nothing", "<set track='keys'/>", "EFF008" },
  { "set-twice", "<set track='keys' to='1' end='lowest'/>", "EFF008" },
  { "set-outside", "<set track='keys' to='5'/>", "EFF103" },
  { "damage-nothing", "<damage player='acting'><of track='might'/></damage>", "EFF008" },
  { "highest-and-lowest",
    "<choose-player highest='might' lowest='speed'><do>" YES "</do></choose-player>", "EFF008" },
  { "highest-of-nobody", "<choose-player highest='level'><do>" YES "</do></choose-player>",
    "EFF002" },
  { "damage-to-nobody", "<damage player='acting' points='1'><of track='level'/></damage>",
    "EFF002" },
  { "damage-whose", "<damage points='1'><of track='might'/></damage>", "EFF002" },
  { "hand-of-nobody", "<transfer deck='hand' to='pile'/>", "EFF002" },
  { "pile-of-red", "<transfer deck='pile' player='acting' to='deck'/>", "EFF002" },
  { "draw-from-hand", "<draw deck='hand' to='pile'/>", "EFF002" },
  { "win-nobody-named", "<win/>", "EFF002" },
  { "status-of-cards", "<set-status status='weapon' player='acting'/>", "EFF010" },
  { "status-of-players", IF ("<cards deck='pile' is='noble' at-least='1'/>"), "EFF010" },
  { "mark-of-players", "<mark status='noble' deck='pile'/>", "EFF010" },
  { "is-and-is-not", "<inspect deck='pile' is='weapon' is-not='weapon'/>", "EFF101" },
  { "too-many-cards", "<draw deck='deck' to='pile' count='7'/>", "EFF102" },
  { "must-have-too-many-cards", "<must><transfer deck='pile' to='deck' count='7'/></must>",
    "EFF111" },
  { "too-many-points", "<damage player='acting' points='6'><of track='might'/></damage>",
    "EFF102" },
  { "to-the-same-hand", "<transfer deck='hand' player='acting' to='hand' to-player='acting'/>",
    "EFF106" },
  { "no-change-of-rolls", "<modify-roll player='acting'/>", "EFF106" },
  { "score-nothing", "<score track='keys' each='0'><cards deck='pile'/></score>", "EFF106" },
  { "after-the-end", "<win player='acting'/>" YES, "EFF106" },
  { "turn-always", IF ("<turn at-least='1'/>"), "EFF103" },
  { "turn-never", IF ("<turn at-most='0'/>"), "EFF103" },
  { "room-always", IF ("<room piece='disk' at-least='0'/>"), "EFF103" },
  { "cards-never", IF ("<cards deck='pile' at-least='7'/>"), "EFF103" },
  { "cards-always", IF ("<cards deck='pile' at-least='0'/>"), "EFF103" },
  { "compare-never", IF (VALUES ("at-least", "<track track='keys'/>", NUMBER ("5"))), "EFF103" },
  { "compare-always", IF (VALUES ("more-than", NUMBER ("5"), "<track track='keys'/>")), "EFF103" },
  { "compare-never-same", IF (VALUES ("as-much-as", NUMBER ("9"), "<cards deck='pile'/>")),
    "EFF103" },
  { "either-always",
    IF ("<any><track track='keys' at-most='2'/><track track='keys' at-least='3'/></any>"),
    "EFF103" },
  { "two-places",
    IF ("<at player='acting'><in space='ash'/></at><at player='acting'><in space='dale'/></at>"),
    "EFF109" },
  { "two-turns", IF ("<turn at-least='3'/><turn at-most='2'/>"), "EFF109" },
  { "controls-empty-group", IF ("<controls side='red' group='void'/>"), "EFF101" },
};

static guint
count_findings (TcReport *report, const char *code)
{
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (!g_str_has_prefix (finding->code, "EFF"))
      continue;
    if (g_strcmp0 (finding->code, code) != 0)
      g_error ("%s: %s", finding->code, finding->message);
    n++;
  }

  return n;
}

static void
test_fault (gconstpointer data)
{
  const FaultCase *each = data;
  g_autofree char *text = words_dup_text (each->event);
  g_autoptr (TcReport) report = trial_check (text);

  g_assert_cmpuint (count_findings (report, each->code), ==, 1);
}

/* Nothing to report: bounds that just matter. */
static void
test_no_fault (void)
{
  g_autofree char *text = words_dup_text (
    IF (
      "<any><track track='keys' at-most='1'/><track track='keys' at-least='3'/></any>"
      "<turn at-least='2' at-most='2'/><cards deck='pile' at-least='6'/>"
      "<room piece='disk' at-least='1'/>"
      "<at player='acting'><in next-to='left'/></at><at player='acting'><in next-to='right'/></at>")
      IF (VALUES ("at-least", "<track track='keys'/>", NUMBER ("4"))) IF (VALUES (
        "more-than", "<cards deck='pile'/>",
        "<track track='keys'/>")) "<damage player='acting' points='5'><of track='might'/></damage>"
                                  "<transfer deck='hand' player='acting' to='hand' "
                                  "to-player='left' count='6'/>"
                                  "<choose-player who='all'><do><win "
                                  "player='chosen'/></do></choose-player>" YES);
  g_autoptr (TcReport) report = trial_check (text);

  g_assert_cmpuint (count_findings (report, NULL), ==, 0);
}

#define ADD(cases, function, prefix)                                                               \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {                                               \
    g_autofree char *path = g_strconcat ("/effects/" prefix, cases[i].name, NULL);                 \
                                                                                                   \
    g_test_add_data_func (path, &cases[i], function);                                              \
  }

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (can_cases, test_can, "words/can/");
  ADD (faults, test_fault, "words/fault/");
  g_test_add_func ("/effects/words/fault/none", test_no_fault);
  g_test_add_func ("/effects/words/spans", test_spans);
  g_test_add_func ("/effects/words/waits", test_waits);
  g_test_add_func ("/effects/words/told", test_told);
  g_test_add_func ("/effects/words/named", test_named);
  g_test_add_func ("/effects/words/very-many-are-named", test_very_many_are_named);
  g_test_add_func ("/effects/words/secret", test_secret);
  g_test_add_func ("/effects/words/chooser", test_chooser);
  g_test_add_func ("/effects/words/leads-on", test_leads_on);
  g_test_add_func ("/effects/words/canonical", test_canonical);

  return g_test_run ();
}
