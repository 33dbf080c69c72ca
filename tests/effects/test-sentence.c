/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-fixture.h"
#include "scenario/tc-sentence.h"

/* What templates of a schema make of data: plural, names of a side's pieces, phrases, brackets, and
 * lists. */

typedef struct {
  const char *name;
  const char *event;
  const char *says;
} Case;

#define PLACE "<place piece='disk'><in space='dale'/></place>"

static const Case cases[] = {
  { "singular", "<place piece='cube' side='red' count='1'><in space='ash'/></place>",
    "Place 1 red cube in Ash." },
  { "plural", "<place piece='cube' side='blue' count='2'><in space='ash'/></place>",
    "Place 2 blue cubes in Ash." },
  { "kind-without-side", "<place piece='cube' whose='enemy'><in space='ash'/></place>",
    "Place 1 enemy cube in Ash." },
  { "phrase", PLACE "<remove piece='disk'><in space='birch'/><in group='grove'/></remove>",
    "Place 1 disk in Dale. Remove all disks from the Birch or the Grove." },
  { "switch",
    "<place piece='disk' count='2' up-to='true' in-order='true'><in space='ash'/></place>",
    "Place up to 2 disks in Ash, first space first." },
  { "brackets",
    "<place piece='disk' different='true'><in group='grove'/><not-in space='ash'/></place>",
    "Place 1 disk in the Grove but not in Ash, each in a different space." },
  { "bounds",
    "<if><when><track track='level' at-least='1' at-most='2'/></when><then>" PLACE "</then></if>",
    "If the level is 1 or 2, place 1 disk in Dale." },
  { "one-bound",
    "<if><when><track track='points' side='red' at-most='-2'/><pieces piece='cube' side='blue' "
    "at-least='3'><in space='ash'/></pieces></when><then>" PLACE "</then></if>",
    "If points of Red is −2 or less and there are 3 or more blue cubes in Ash, place 1 disk in "
    "Dale." },
  { "word-for-nothing",
    "<if><when><pieces piece='disk' at-most='1'/></when><then>" PLACE "</then><else>" PLACE PLACE
    "</else></if>",
    "If there are 1 or fewer disks anywhere, place 1 disk in Dale; otherwise place 1 disk in Dale; "
    "then place 1 disk in Dale." },
  { "groups-of-conditions",
    "<if><when><any><all><controls player='acting' space='ash'/><controls player='opposing' "
    "group='grove'/></all><none><controls side='blue' "
    "space='dale'/></none></any></when><then>" PLACE "</then></if>",
    "If either you control Ash and the other player controls all of the Grove, or Blue does not "
    "control Dale, place 1 disk in Dale." },
  { "values",
    "<operations points='2' operation='escalate' together='true'/><invoke procedure='decision'/>",
    "Use 2 ops on Escalate, all in one space. Roll for Hitler’s Decision." },
  { "nested",
    "<may><repeat times='2'><do>" PLACE
    "<must><remove piece='disk' count='1'/></must></do></repeat>"
    "</may>",
    "You may do this twice: place 1 disk in Dale; then you must remove 1 disk." },
  { "options",
    "<choose player='opposing'><option id='o-a' name='A'><do>" PLACE
    "</do></option><option id='o-b' "
    "name='B'><do><shift track='level' by='-1'/></do></option></choose>",
    "The other player chooses one of these: place 1 disk in Dale; or lower the level by 1." },
  { "branches",
    "<roll><branch max='2'><do>" PLACE "</do></branch><branch min='5'><do>" PLACE
    "</do></branch></roll>",
    "Roll 1 die: on 2 or less, place 1 disk in Dale; on 5 or more, place 1 disk in Dale." },
  { "dice-of-a-track",
    "<roll dice='0' track='level'><branch min='5'><do>" PLACE "</do></branch></roll>",
    "Roll as many dice as the level: on 5 or more, place 1 disk in Dale." },
  { "dice-and-a-track",
    "<roll dice='2' track='level'><branch min='5'><do>" PLACE "</do></branch></roll>",
    "Roll 2 dice and as many dice as the level: on 5 or more, place 1 disk in Dale." },
  { "each-player", "<each-player order='acting-last'><do>" PLACE "</do></each-player>",
    "Each player does this in turn, ending with you: place 1 disk in Dale." },
  { "may-let-happen",
    "<may><if><when><controls player='acting' space='ash'/></when><then>" PLACE
    "</then></if></may><must><win player='acting'/></must>",
    "You may let this happen: if you control Ash, place 1 disk in Dale. This must happen: the "
    "game ends, and your side wins." },
  { "ranges",
    "<roll dice='2' faces='3' lowest='0'><branch max='0'><do>" PLACE
    "</do></branch><branch min='1' max='1'><do>" PLACE
    "</do></branch><branch min='2' max='3'><do>" PLACE
    "</do></branch><branch min='4' max='6'><do>" PLACE "</do></branch></roll>",
    "Roll 2 dice with faces 0 to 2: on 0, place 1 disk in Dale; on 1, place 1 disk in Dale; on 2 "
    "or "
    "3, place 1 disk in Dale; on 4 to 6, place 1 disk in Dale." },
  { "signs", "<shift track='level' by='2'/><shift track='level' by='-3'/>",
    "Raise the level by 2. Lower the level by 3." },
  { "rolls",
    "<modify-roll player='acting' dice='-1'/><modify-roll player='acting' dice='2' result='-4' "
    "until='turn'/>",
    "Roll 1 fewer die in your next roll. Roll 2 more dice and subtract 4 from the result in all "
    "your rolls this turn." },
  { "either-among-others",
    "<if><when><any><controls player='acting' space='ash'/><controls player='acting' "
    "space='dale'/></any><turn at-least='2'/></when><then>" PLACE "</then></if>",
    "If you control Ash or Dale, and the turn is 2 or later, place 1 disk in Dale." },
  { "times", "<score track='level' each='-2'><track track='points' side='red'/></score>",
    "Lower the level by 2 times points of Red." },
  { "of-one-and-of-more",
    "<look deck='deck' count='1' then='put-back'/><look deck='deck' count='2' then='discard'/>",
    "Look at the top card of the deck and put it back. Look at the top 2 cards of the deck and "
    "discard them in any order." },
  { "replace",
    "<replace piece='cube' side='red' new-piece='cube' new-side='blue' count='2' up-to='true'/>",
    "Replace up to 2 red cubes with up to 2 blue cubes." },
  { "denied",
    "<if><when><none><pieces piece='disk' at-least='1'><in space='ash'/></pieces></none><none>"
    "<pieces piece='disk' at-least='3'/></none><none><track track='level' at-most='2'/></none>"
    "<none><controls player='acting' group='grove'/></none><none><can>" PLACE
    "</can></none></when><then>" PLACE "</then></if>",
    "If there is no disk in Ash and there are fewer than 3 disks anywhere and the level is more "
    "than 2 and you do not control all of the Grove and it is not possible to "
    "place 1 disk in Dale, place 1 disk in Dale." },
  { "denied-together",
    "<if><when><none><turn at-least='2'/><track track='level' "
    "at-most='2'/></none></when><then>" PLACE "</then></if>",
    "If the turn is earlier than 2 and the level is more than 2, place 1 disk in Dale." },
  { "denied-deep",
    "<if><when><none><all><controls player='acting' space='ash'/><any><turn at-most='3'/><compare "
    "is='more-than'><value><track track='level'/></value><than><number "
    "number='4'/></than></compare></any></all></none></when><then>" PLACE "</then></if>",
    "If either you do not control Ash, or the turn is later than 3 and the level is at most 4, "
    "place 1 disk in Dale." },
  { "either-at-the-end",
    "<if><when><turn at-least='2'/><any><controls player='acting' space='ash'/><all><turn "
    "at-most='9'/></all></any></when><then>" PLACE "</then></if>",
    "If the turn is 2 or later and either you control Ash or the turn is 9 or earlier, place 1 "
    "disk in Dale." },
  { "three-of-one-subject",
    "<if><when><any><controls player='acting' space='ash'/><controls player='acting' "
    "space='dale'/><controls player='acting' group='grove'/></any></when><then>" PLACE
    "</then></if>",
    "If you control Ash, Dale or all of the Grove, place 1 disk in Dale." },
  { "subject-changes",
    "<if><when><controls player='acting' space='ash'/><controls player='acting' "
    "space='dale'/><turn at-least='2'/></when><then>" PLACE "</then></if>",
    "If you control Ash and Dale, and the turn is 2 or later, place 1 disk in Dale." },
  { "counted",
    "<if><when><pieces piece='disk' at-most='0'/><pieces piece='disk' at-least='1'><in "
    "space='ash'/></pieces><pieces piece='disk' at-least='2' at-most='3'/><room piece='disk' "
    "at-least='2'><in space='ash'/></room></when><then>" PLACE "</then></if>",
    "If there are no disks anywhere and there is at least 1 disk in Ash and there are 2 or 3 disks "
    "anywhere and there is room for 2 or more disks in Ash, place 1 disk in Dale." },
  { "owner",
    "<shift track='points' player='opposing' by='-1'/><shift track='points' side='red' by='1'/>"
    "<set track='points' player='acting' to='3'/>",
    "Lower the other player’s points by 1. Raise points of Red by 1. Set your points to 3." },
  { "move",
    "<move piece='cube' whose='own' count='1'><from space='ash'/><to space='birch'/></move>",
    "Move 1 friendly cube from Ash to the Birch." },
};

static void
test_case (gconstpointer data)
{
  const Case *each = data;
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *says = NULL;
  TcScenario *scenario = NULL;

  fixture_init (&fixture, each->event);
  scenario = tc_ruleset_get_scenario (fixture.ruleset);
  says = tc_sentence_dup_children (scenario, tc_scenario_find_section (scenario, "card/event"));
  g_assert_cmpstr (says, ==, each->says);
}

/* An element without a sentence says nothing, and inside another sentence there is no full stop. */
static void
test_forms (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *whole = NULL;
  g_autofree char *clause = NULL;
  g_autofree char *nothing = NULL;
  TcScenario *scenario = NULL;
  TcNode place = TC_NODE_NONE;

  fixture_init (&fixture, PLACE);
  scenario = tc_ruleset_get_scenario (fixture.ruleset);
  place = tc_scenario_find_section (scenario, "card/event/place");
  whole = tc_sentence_dup (scenario, place);
  g_assert_cmpstr (whole, ==, "Place 1 disk in Dale.");
  clause = tc_sentence_dup_clause (scenario, place);
  g_assert_cmpstr (clause, ==, "place 1 disk in Dale");
  nothing = tc_sentence_dup (scenario, tc_scenario_find_section (scenario, "card"));
  g_assert_cmpstr (nothing, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/sentence/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/sentence/forms", test_forms);

  return g_test_run ();
}
