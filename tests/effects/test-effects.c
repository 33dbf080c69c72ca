/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects-fixture.h"

/* What each element does: the choices it gives, and what comes of them. */

static const EffectsCase cases[] = {
  /* Places. */
  { "place", "<place piece='cube' side='blue' count='2'><in space='cedar'/></place>", "", "",
    "2/0/0 0/2/0 1/3/0 0/0/0", "Test: Place 2 blue cubes in Cedar." },
  { "place/choice",
    "<place piece='cube' whose='own' count='2'><in space='birch'/><in space='dale'/></place>",
    "pick birch; pick dale", "pick dale; pick birch", "2/0/0 1/2/0 1/1/0 1/0/0",
    "Test: Place 2 friendly cubes in the Birch or Dale." },
  { "place/everywhere", "<place piece='cube' whose='enemy'/>",
    "pick ash; pick birch; pick cedar; pick dale", "pick dale", "2/0/0 0/2/0 1/1/0 0/1/0",
    "Test: Place 1 enemy cube." },
  { "place/up-to",
    "<place piece='cube' whose='own' count='2' up-to='true'><in space='dale'/></place>",
    "pick dale; stop", "pick dale; stop", "2/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place up to 2 friendly cubes in Dale." },
  { "place/up-to-declined",
    "<place piece='cube' whose='own' up-to='true'><in space='dale'/></place>", "pick dale; stop",
    "stop", NULL, "The player declines Test: Place up to 1 friendly cube in Dale." },
  { "place/room", "<place piece='cube' whose='own' count='9'><in space='ash'/></place>", "", "",
    "3/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place 9 friendly cubes in Ash. | Test: Place 9 friendly cubes in Ash. Only 1 could be "
    "done." },
  { "place/no-room",
    "<place piece='disk'><in space='dale'/></place><place piece='disk'><in space='dale'/></place>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Place 1 disk in Dale. | Test: Place 1 disk in Dale. There is no room." },
  { "place/none-left",
    "<place piece='disk' count='2'><in group='grove'/></place>"
    "<place piece='disk'><in space='dale'/></place>",
    "pick ash; pick birch", "pick birch", "2/0/1 0/2/1 1/1/0 0/0/0",
    "Test: Place 2 disks in the Grove. | Test: Place 1 disk in Dale. There are none left." },
  { "place/different",
    "<place piece='cube' whose='own' count='2' different='true'><in group='grove'/>"
    "<in space='dale'/></place>",
    "pick ash; pick birch; pick dale", "pick dale; pick ash", "3/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place 2 friendly cubes in the Grove or Dale, each in a different space." },
  { "place/in-order", "<place piece='disk' count='2' in-order='true'/>", "", "",
    "2/0/1 0/2/1 1/1/0 0/0/0", "Test: Place 2 disks, first space first." },
  /* Where. */
  { "in/linked-to", "<place piece='disk'><in linked-to='birch'/></place>", "pick ash; pick cedar",
    "pick cedar", "2/0/0 0/2/0 1/1/1 0/0/0",
    "Test: Place 1 disk in a space with a link to the Birch." },
  { "in/linked-from", "<place piece='disk'><in linked-from='ash'/></place>", "", "",
    "2/0/0 0/2/1 1/1/0 0/0/0", "Test: Place 1 disk in a space that Ash is linked to." },
  { "in/not-in", "<place piece='disk'><in group='grove'/><not-in space='ash'/></place>", "", "",
    "2/0/0 0/2/1 1/1/0 0/0/0", "Test: Place 1 disk in the Grove but not in Ash." },
  /* Removals. */
  { "remove", "<remove piece='cube' whose='enemy' count='2'/>", "pick birch; pick cedar",
    "pick cedar", "2/0/0 0/1/0 1/0/0 0/0/0", "Test: Remove 2 enemy cubes." },
  { "remove/all", "<remove piece='cube' side='red'><in space='ash'/><in space='cedar'/></remove>",
    "", "", "0/0/0 0/2/0 0/1/0 0/0/0", "Test: Remove all red cubes from Ash or Cedar." },
  { "remove/keep", "<remove piece='cube' side='blue' keep='1'/>", "", "", "2/0/0 0/1/0 1/1/0 0/0/0",
    "Test: Remove all blue cubes, but keep 1 in each space." },
  { "remove/nothing", "<remove piece='cube' side='blue' count='1'><in space='ash'/></remove>", "",
    "", NULL, "Test: Remove 1 blue cube from Ash. There are none there." },
  { "remove/in-order", "<remove piece='cube' side='red' count='2' in-order='true'/>", "", "",
    "0/0/0 0/2/0 1/1/0 0/0/0", "Test: Remove 2 red cubes, first space first." },
  { "remove/returns-pieces",
    "<remove piece='cube' side='red'/><place piece='cube' side='red' count='3'><in space='dale'/>"
    "</place><place piece='cube' side='red' count='3'><in space='birch'/></place>",
    "", "", "0/0/0 3/2/0 0/1/0 3/0/0", NULL },
  /* Replacements. */
  { "replace",
    "<replace piece='cube' side='blue' new-piece='cube' new-side='red' count='2'><in "
    "space='birch'/>"
    "</replace>",
    "", "", "2/0/0 2/0/0 1/1/0 0/0/0",
    "Test: Replace 2 blue cubes in the Birch with 2 red cubes." },
  { "replace/choice",
    "<replace piece='cube' whose='enemy' new-piece='disk' up-to='true' count='1'/>",
    "pick birch; pick cedar; stop", "pick cedar", "2/0/0 0/2/0 1/0/1 0/0/0",
    "Test: Replace up to 1 enemy cube with up to 1 disk." },
  { "replace/nothing",
    "<replace piece='cube' side='blue' new-piece='cube' new-side='red'><in "
    "space='dale'/></replace>",
    "", "", NULL, "Test: Replace 1 blue cube in Dale with 1 red cube. There are none there." },
  /* Moves. */
  { "move",
    "<move piece='cube' whose='own' count='1'><from group='grove'/><to space='cedar'/>"
    "<to space='dale'/></move>",
    "shift ash > cedar; shift ash > dale", "shift ash > dale", "1/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Move 1 friendly cube from the Grove to Cedar or Dale." },
  { "move/among",
    "<move piece='cube' whose='enemy' count='2' up-to='true'><in group='grove'/></move>",
    "shift birch > ash; stop", "shift birch > ash; stop", "2/1/0 0/1/0 1/1/0 0/0/0",
    "Test: Move up to 2 enemy cubes among the Grove." },
  { "move/nothing", "<move piece='disk' count='1'/>", "", "", NULL,
    "Test: Move 1 disk. There are none there." },
  /* Operations. */
  { "operations", "<operations points='2'><in space='cedar'/><in space='birch'/></operations>",
    "operate persuade > cedar; operate escalate > birch; operate escalate > cedar; stop",
    "operate persuade > cedar; operate escalate > birch", "2/0/0 1/2/0 1/0/0 0/0/0",
    "Test: Use 2 ops in Cedar or the Birch." },
  { "operations/one", "<operations points='1' operation='persuade'/>",
    "operate persuade > cedar; stop", "stop", NULL,
    "The player declines Test: Use 1 op on Persuade." },
  { "operations/together", "<operations points='2' together='true'/>",
    "operate persuade > cedar; operate escalate > ash; operate escalate > birch; "
    "operate escalate > cedar; stop",
    "operate escalate > cedar; operate persuade > cedar", "2/0/0 0/2/0 2/0/0 0/0/0",
    "Test: Use 2 ops, all in one space." },
  /* Tracks. */
  { "shift", "<shift track='level' by='2'/><shift track='points' player='opposing' by='-1'/>", "",
    "", NULL, "Test: Raise the level by 2. | Test: Lower the other player’s points by 1." },
  /* Conditions. */
  { "if/controls",
    "<if><when><controls side='red' space='ash'/></when><then><place piece='disk'><in "
    "space='dale'/>"
    "</place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "if/controls-tie",
    "<if><when><controls player='acting' space='cedar'/></when><then><place piece='disk'>"
    "<in space='ash'/></place></then><else><place piece='disk'><in "
    "space='dale'/></place></else></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "if/controls-group",
    "<if><when><controls side='red' group='grove'/></when><then><place piece='disk'>"
    "<in space='ash'/></place></then><else><place piece='disk'><in "
    "space='dale'/></place></else></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "if/pieces-at-least",
    "<if><when><pieces piece='cube' whose='own' at-least='3'/></when><then><place piece='disk'>"
    "<in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "if/pieces-at-most",
    "<if><when><pieces piece='cube' whose='any' at-most='1'><in space='cedar'/></pieces></when>"
    "<then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", NULL, "" },
  { "if/track",
    "<if><when><track track='level' at-least='3' at-most='3'/></when><then><shift track='level' "
    "by='-1'/></then></if><if><when><track track='level' at-least='3'/></when><then>"
    "<place piece='disk'><in space='dale'/></place></then></if>",
    "", "", NULL, "Test: Lower the level by 1." },
  { "if/all",
    "<if><when><all><controls side='red' space='ash'/><controls side='red' space='birch'/></all>"
    "</when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", NULL, NULL },
  { "if/any",
    "<if><when><any><controls side='red' space='birch'/><controls side='red' space='ash'/></any>"
    "</when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "if/any-of-none",
    "<if><when><any><controls side='red' space='birch'/><none><controls side='red' space='ash'/>"
    "<controls side='red' space='birch'/></none></any></when><then><place piece='disk'>"
    "<in space='dale'/></place></then></if>",
    "", "", NULL, NULL },
  { "if/none",
    "<if><when><none><controls side='red' space='birch'/><all><controls side='red' space='ash'/>"
    "<controls side='blue' space='cedar'/></all></none></when><then><place piece='disk'>"
    "<in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  /* What holds other effects. */
  { "may", "<may><place piece='disk'><in space='dale'/></place></may>", "accept; stop", "accept",
    "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "may/declined", "<may><place piece='disk'><in space='dale'/></place></may>", "accept; stop",
    "stop", NULL, "The player declines Test: You may place 1 disk in Dale." },
  { "may/not-used", "<may><operations points='1' operation='persuade'/></may>", "accept; stop",
    "accept; stop", NULL, "" },
  { "may/nothing", "<may><remove piece='disk' count='1'/></may>", "", "", NULL,
    "Test: Remove 1 disk. There are none there." },
  { "choose",
    "<choose><option id='o-first' name='First'><do><place piece='disk'><in "
    "space='ash'/></place></do>"
    "</option><option id='o-second' name='Second'><do><place piece='disk'><in "
    "space='dale'/></place>"
    "</do></option></choose><shift track='level' by='1'/>",
    "choose o-first; choose o-second", "choose o-second", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "choose/impossible",
    "<choose player='opposing'><option id='o-first' name='First'><do><remove piece='disk' "
    "count='1'/>"
    "</do></option><option id='o-second' name='Second'><do><place piece='disk'><in space='dale'/>"
    "</place></do></option></choose>",
    "choose o-second", "choose o-second", "2/0/0 0/2/0 1/1/0 0/0/1", NULL },
  { "choose/none",
    "<choose><option id='o-first' name='First'><do><remove piece='disk' count='1'/></do></option>"
    "<option id='o-second' name='Second'><do><remove piece='disk' "
    "count='2'/></do></option></choose>"
    "<shift track='level' by='1'/>",
    "", "", NULL,
    "Test: Choose one of these: remove 1 disk; or remove 2 disks. This is not possible. | Test: "
    "Raise the level by 1." },
  { "repeat",
    "<repeat times='2'><do><place piece='cube' whose='own'><in space='ash'/><in "
    "space='dale'/></place>"
    "<repeat times='2'><do><shift track='level' by='1'/></do></repeat></do></repeat>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 1/0/0", NULL },
  { "each-player",
    "<each-player><do><place piece='cube' whose='own'><in space='ash'/><in "
    "space='dale'/></place></do>"
    "</each-player>",
    "pick ash; pick dale", "pick dale; pick ash", "2/1/0 0/2/0 1/1/0 1/0/0", NULL },
  { "each-player/acting-last",
    "<each-player order='acting-last'><do><place piece='cube' whose='own'><in space='ash'/>"
    "<in space='dale'/></place></do></each-player>",
    "pick ash; pick dale", "pick ash; pick dale", "2/1/0 0/2/0 1/1/0 1/0/0", NULL },
  /* Cards: with this seed "test" and "third" lie above "other". */
  { "look", "<look deck='deck' count='2' then='discard'/>", "take test; take third", "take third",
    NULL,
    "Test: Look at the top 2 cards of the deck and discard them in any order. | Test shows Third. "
    "| Test shows Test." },
  { "look/one", "<look deck='deck' then='discard'/>", "", "", NULL,
    "Test: Look at the top card of the deck and discard it. | Test shows Third." },
  { "look/more-than-there-are", "<look deck='deck' count='9' then='put-back'/>",
    "arrange test; arrange other; arrange third", "arrange other; arrange test", NULL, NULL },
  /* Procedures that start other effects, in the middle of these. */
  { "invoke", "<invoke procedure='mobilize'/><place piece='disk'><in space='dale'/></place>",
    "pick ash; pick dale", "pick ash; pick dale", "2/1/0 0/2/0 1/1/0 0/1/1", NULL },
  { "invoke/impossible", "<invoke procedure='mobilize'/><invoke procedure='mobilize'/>",
    "pick ash; pick dale", "pick ash; pick ash", "2/2/0 0/2/0 1/1/0 0/0/0", NULL },
};

/* Whether the card can be played, and whether all of it can be done. */
typedef struct {
  const char *name;
  const char *event;
  gboolean can_play;
  gboolean can_complete;
} CanCase;

#define DISK(space) "<place piece='disk'><in space='" space "'/></place>"
#define NO_DISK     "<remove piece='disk' count='1'/>"
#define MANY_WAYS                                                                                  \
  "<place piece='cube' whose='own' count='4'/><place piece='cube' whose='enemy' count='4'/>"       \
  "<move piece='cube' whose='own' count='4'/>"

static const CanCase can_cases[] = {
  { "as-far-as-possible", NO_DISK, TRUE, FALSE },
  { "must-not", "<must>" NO_DISK "</must>", FALSE, FALSE },
  { "must", "<must>" DISK ("ash") "</must>", TRUE, TRUE },
  { "must-in-full", "<must><place piece='disk' count='2'><in space='ash'/></place></must>", FALSE,
    FALSE },
  { "must-up-to-one",
    "<must><place piece='disk' up-to='true' count='2'><in space='ash'/></place></must>", TRUE,
    TRUE },
  { "must-up-to-none", "<must><remove piece='disk' up-to='true' count='2'/></must>", FALSE, FALSE },
  { "must-after-may", "<may>" DISK ("ash") "</may><must>" NO_DISK "</must>", TRUE, TRUE },
  { "must-inside-may", "<may><must>" NO_DISK "</must></may>", TRUE, TRUE },
  { "must-after-choice",
    "<place piece='disk' count='1'/><must><place piece='disk'><in space='ash'/></place></must>",
    TRUE, TRUE },
  { "must-one-option",
    "<choose><option id='o-a' name='A'><do><must>" NO_DISK "</must></do></option>"
    "<option id='o-b' name='B'><do>" DISK ("dale") "</do></option></choose>",
    TRUE, TRUE },
  { "must-choose-nothing",
    "<must><choose><option id='o-a' name='A'><do>" NO_DISK "</do></option></choose></must>", FALSE,
    FALSE },
  { "if-decides",
    "<if><when><track track='level' at-least='4'/></when><then><must>" NO_DISK
    "</must></then></if>",
    TRUE, TRUE },
  { "all-branches", "<roll><branch max='5'><do><must>" DISK ("ash") "</must></do></branch></roll>",
    TRUE, TRUE },
  { "one-branch",
    "<roll><branch max='5'><do><must>" DISK (
      "ash") "</must></do></branch><branch min='6'><do><must>" NO_DISK
             "</must></do></branch></roll>",
    FALSE, FALSE },
  { "dice-beyond", "<invoke procedure='decision'/><must>" NO_DISK "</must>", TRUE, TRUE },
  { "started-effects",
    "<invoke procedure='mobilize'/><must><remove piece='cube' side='blue' count='3'>"
    "<in space='dale'/></remove></must>",
    FALSE, FALSE },
  { "started-effects-in-full",
    "<invoke procedure='mobilize'/><must><remove piece='cube' side='blue' "
    "count='2'><in space='dale'/></remove></must>",
    TRUE, TRUE },
  { "repeated",
    "<repeat times='3'><do><must>" DISK ("ash") "</must><remove piece='disk'/></do>"
                                                "</repeat>",
    TRUE, TRUE },
  { "repeated-once-too-often",
    "<repeat times='3'><do><must><place piece='disk'/></must></do>"
    "</repeat>",
    FALSE, FALSE },
  /* What many ways come before, and many more inside: their numbers must not multiply. */
  { "search-in-a-search",
    MANY_WAYS "<must><choose><option id='o-a' name='A'><do>" MANY_WAYS NO_DISK
              "</do></option><option id='o-b' name='B'><do>" MANY_WAYS NO_DISK
              "</do></option></choose></must>",
    FALSE, FALSE },
};

static void
test_can (gconstpointer data)
{
  const CanCase *each = data;
  g_auto (Fixture) fixture = { 0 };
  g_autofree gpointer copy = NULL;
  const TcState *state = NULL;
  gsize size = 0;
  TcMove play;

  fixture_init (&fixture, each->event);
  state = &fixture.state->base;
  size = tc_ruleset_get_state_size (fixture.ruleset);
  copy = g_memdup2 (state, size);
  g_assert_cmpint (tc_effects_can (fixture.rules->effects, fixture.rules, state,
                                   fixture.rules->event[0], 0, TC_EFFECTS_CAN_PLAY),
                   ==, each->can_play);
  g_assert_cmpint (tc_effects_can (fixture.rules->effects, fixture.rules, state,
                                   fixture.rules->event[0], 0, TC_EFFECTS_CAN_COMPLETE),
                   ==, each->can_complete);
  g_assert_cmpmem (state, size, copy, size);
  g_assert_true (tc_move_parse (fixture.ruleset, "play test", &play, NULL));
  g_assert_cmpint (tc_rules_check (fixture.ruleset, state, &play) == TC_REASON_LEGAL, ==,
                   each->can_play);
}

/* Choices that would make what must follow impossible are not offered. */
static void
test_must_ahead (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *choices = NULL;

  fixture_init (&fixture, "<place piece='disk' up-to='true' count='2'/>"
                          "<must><place piece='disk'><in space='ash'/></place></must>");
  fixture_choose (&fixture, "play test");
  choices = fixture_dup_choices (&fixture, TC_MOVES_ALL);
  g_assert_cmpstr (choices, ==, "pick birch; pick cedar; pick dale; stop");
  fixture_choose (&fixture, "pick dale; stop");
}

/* Each face leads to the branch that has it, or past all of them. */
static void
test_roll (void)
{
  static const char *const boards[] = { NULL,
                                        "2/0/0 0/2/0 1/1/0 0/0/1",
                                        "2/0/0 0/2/0 1/1/0 0/0/1",
                                        "2/0/0 0/2/0 1/1/0 0/0/0",
                                        "2/0/1 0/2/0 1/1/0 0/0/0",
                                        "2/0/1 0/2/0 1/1/0 0/0/0",
                                        "2/0/1 0/2/0 1/1/0 0/0/0" };

  for (guint face = 1; face <= 6; face++) {
    g_auto (Fixture) fixture = { 0 };
    g_autofree char *board = NULL;
    g_autofree char *log = NULL;
    g_autofree char *rolled = g_strdup_printf ("Test: Red rolls 1 die: %u.", face);
    TcMove force = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, (guint16) face);

    fixture_init (
      &fixture, "<roll><branch max='2'><do>" DISK (
                  "dale") "</do></branch>"
                          "<branch min='4'><do>" DISK ("ash") "</do></branch>"
                                                              "<branch min='5' max='5'><do>" DISK (
                                                                "birch") "</do></branch></roll>");
    tc_rules_apply (fixture.ruleset, &fixture.state->base, &force, NULL);
    fixture_choose (&fixture, "play test");
    board = fixture_dup_board (&fixture);
    g_assert_cmpstr (board, ==, boards[face]);
    log = fixture_dup_log (&fixture);
    g_assert_nonnull (strstr (log, rolled));
    g_assert_cmpuint (tc_events_get_n_dice (fixture.events), ==, 1);
  }
}

/* Dice of other numbers, and several of them: their sum. */
static void
test_dice (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *log = NULL;

  fixture_init (&fixture, "<roll dice='3' faces='3' lowest='0'><branch min='4'><do><shift "
                          "track='level' by='5'/></do></branch></roll>");
  for (guint16 face = 3; face >= 1; face--) {
    TcMove force =
      tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, face == 1 ? 3 : face);

    tc_rules_apply (fixture.ruleset, &fixture.state->base, &force, NULL);
  }
  fixture_choose (&fixture, "play test");
  log = fixture_dup_log (&fixture);
  g_assert_nonnull (strstr (log, "Test: Red rolls 3 dice: 5."));
  g_assert_cmpint (fixture.state->track[1][0], ==, 8);
}

/* A procedure can end the game: what is under way is left undone. */
static void
test_stop (void)
{
  g_auto (Fixture) fixture = { 0 };
  TcMove force = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, 1);

  fixture_init (&fixture, "<shift track='points' side='blue' by='2'/><repeat times='2'><do>"
                          "<invoke procedure='decision'/>" DISK ("ash") "</do></repeat>");
  tc_rules_apply (fixture.ruleset, &fixture.state->base, &force, NULL);
  fixture_choose (&fixture, "play test");
  g_assert_true (tc_rules_is_over (&fixture.state->base));
  g_assert_cmpuint (fixture.state->piece[1][0][0], ==, 0);
  g_assert_false (tc_effects_is_running (fixture.rules->effects, &fixture.state->base));
}

static void
test_prompt (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  fixture_init (&fixture, "<place piece='cube' whose='own' count='2' up-to='true'/>");
  fixture_choose (&fixture, "play test");
  first = tc_effects_dup_prompt (fixture.rules->effects, &fixture.state->base);
  g_assert_cmpstr (first, ==, "Test: Place up to 2 friendly cubes.");
  fixture_choose (&fixture, "pick dale");
  second = tc_effects_dup_prompt (fixture.rules->effects, &fixture.state->base);
  g_assert_cmpstr (second, ==, "Test: Place up to 2 friendly cubes. (1 done)");
}

/* Bots choose a set of spaces in one order only, and can go on where a person began in another. */
static void
test_canonical (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  fixture_init (&fixture, "<place piece='cube' whose='own' count='3' different='true'/>");
  fixture_choose (&fixture, "play test");
  first = fixture_dup_choices (&fixture, TC_MOVES_CANONICAL);
  g_assert_cmpstr (first, ==, "pick ash; pick birch; pick cedar; pick dale");
  fixture_choose (&fixture, "pick birch");
  second = fixture_dup_choices (&fixture, TC_MOVES_CANONICAL);
  g_assert_cmpstr (second, ==, "pick cedar");
  fixture_choose (&fixture, "pick dale");
  third = fixture_dup_choices (&fixture, TC_MOVES_CANONICAL);
  g_assert_cmpstr (third, ==, "pick ash; pick cedar");
}

/* An option that cannot be completed is none in a search either, also in a program that another one
 * starts: what it would do does not make possible what must be done afterwards. */
static void
test_started_option (void)
{
  g_autofree char *text = fixture_dup_text (
    "<invoke procedure='mobilize'/><must><remove piece='cube' side='blue' count='1'>"
    "<in space='dale'/></remove></must>");
  g_auto (GStrv) begin = g_strsplit (text, "<mobilization>", 2);
  g_auto (GStrv) end = g_strsplit (begin[1], "</mobilization>", 2);
  g_autofree char *whole = g_strconcat (
    begin[0], "<mobilization><choose><option id='o-a' name='A'><do>", NO_DISK,
    "<place piece='cube' side='blue'><in space='dale'/></place></do></option></choose>",
    "</mobilization>", end[1], NULL);
  g_auto (Fixture) fixture = { 0 };

  fixture_init_text (&fixture, whole);
  g_assert_false (tc_effects_can (fixture.rules->effects, fixture.rules, &fixture.state->base,
                                  fixture.rules->event[0], 0, TC_EFFECTS_CAN_PLAY));
}

/* What a player looks at is told to nobody else. */
static void
test_secret (void)
{
  g_auto (Fixture) fixture = { 0 };
  guint n_secret = 0;

  fixture_init (&fixture, "<look deck='deck' count='2' then='put-back'/>");
  fixture_choose (&fixture, "play test");
  for (guint i = 0; i < tc_events_get_n (fixture.events); i++) {
    const TcEvent *event = tc_events_get (fixture.events, i);

    n_secret += tc_event_is_seen (event, 0) && !tc_event_is_seen (event, 1);
  }
  g_assert_cmpuint (n_secret, ==, 2);
}

/* What a log says in place of "Yes" and "No" names what was asked. */
static const struct {
  const char *name;
  const char *event;
  const char *moves;
  const char *answer;
} answers[] = {
  { "yes", "<may>" DISK ("dale") "</may>", "play test; accept", "The player accepts Test" },
  { "no", "<may>" DISK ("dale") "</may>", "play test; stop",
    "The player declines Test: You may place 1 disk in Dale." },
  { "no-more", "<move piece='cube' whose='enemy' count='2' up-to='true'><in group='grove'/></move>",
    "play test; shift birch > ash; stop", "The player does no more for Test" },
};

static void
test_answer (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_auto (Fixture) fixture = { 0 };
  gboolean is_found = FALSE;

  fixture_init (&fixture, answers[at].event);
  fixture_choose (&fixture, answers[at].moves);
  for (guint i = 0; i < tc_events_get_n (fixture.events); i++) {
    const TcEvent *event = tc_events_get (fixture.events, i);
    g_autofree char *text = tc_event_dup_text (fixture.ruleset, event);

    is_found |= g_str_equal (text, answers[at].answer) &&
                tc_ruleset_get_system (fixture.ruleset)->events[event->kind].is_move;
  }
  g_assert_true (is_found);
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
  effects_add_cases ("does", cases, G_N_ELEMENTS (cases));
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++) {
    g_autofree char *path = g_strconcat ("/effects/answer/", answers[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_answer);
  }
  ADD (can_cases, test_can, "can/");
  g_test_add_func ("/effects/must-ahead", test_must_ahead);
  g_test_add_func ("/effects/started-option", test_started_option);
  g_test_add_func ("/effects/roll", test_roll);
  g_test_add_func ("/effects/dice", test_dice);
  g_test_add_func ("/effects/stop", test_stop);
  g_test_add_func ("/effects/prompt", test_prompt);
  g_test_add_func ("/effects/canonical", test_canonical);
  g_test_add_func ("/effects/secret", test_secret);

  return g_test_run ();
}
