/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-sentence.h"
#include "words-fixture.h"

/* The words about cards, players, statuses, tallies and rolls: the choices they give, what comes of
 * them, and what they say. Red acts. */

/* -- What words do ----------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *event;
  const char *choices; /* once the card is played; "" when there is nothing to choose */
  const char *moves;
  const char *probes; /* afterwards */
  const char *says;   /* nullable */
} Case;

static const Case cases[] = {
  /* Players. */
  { "choose-player",
    "<choose-player><do><shift track='might' player='chosen' by='-1'/>"
    "<shift track='speed' player='acting' by='1'/></do></choose-player>",
    "choose blue; choose grey", "choose grey", "might.grey=2 might.blue=3 might.red=3 speed.red=3",
    "Choose another player; lower the chosen player’s Might by 1; then raise your Speed by 1." },
  { "choose-player/all", "<choose-player who='all'><do>" YES "</do></choose-player>",
    "choose red; choose blue; choose grey", "choose red", "level=4",
    "Choose a player; raise the level by 1." },
  { "choose-player/is",
    "<choose-player is='noble'><do><shift track='might' player='chosen' by='1'/></do>"
    "</choose-player>",
    "", "", "might.blue=4",
    "Choose another player who is a noble; raise the chosen player’s Might by 1." },
  { "choose-player/is-not",
    "<choose-player who='all' is-not='noble'><do><shift track='might' player='chosen' by='1'/></do>"
    "</choose-player>",
    "choose red; choose grey", "choose grey", "might.grey=4", NULL },
  { "choose-player/nobody", "<choose-player is='trapped'><do>" YES "</do></choose-player>" YES, "",
    "", "level=4", NULL },
  { "choose-player/highest",
    "<shift track='might' side='blue' by='1'/><choose-player who='all' highest='might'><do>"
    "<shift track='speed' player='chosen' by='1'/></do></choose-player>",
    "", "", "speed.blue=3 speed.red=2", NULL },
  { "choose-player/lowest",
    "<shift track='might' side='red' by='-1'/><choose-player lowest='might'><do>"
    "<shift track='speed' player='chosen' by='1'/></do></choose-player>",
    "choose blue; choose grey", "choose blue", "speed.blue=3", NULL },
  { "choose-player/twice",
    "<choose-player><do><choose-player><do><shift track='might' player='chosen' by='-1'/>"
    "<shift track='speed' player='chosen-before' "
    "by='-1'/></do></choose-player></do></choose-player>",
    "choose blue; choose grey", "choose grey", "might.blue=2 speed.grey=1 might.grey=3",
    "Choose another player, then choose a second player; lower the second chosen player’s Might by "
    "1; then lower the first chosen player’s Speed by 1." },
  { "choose-player/in-loop",
    "<repeat times='2'><do><choose-player><do><each-player><do>"
    "<shift track='might' player='chosen' "
    "by='-1'/></do></each-player></do></choose-player></do></repeat>",
    "choose blue; choose grey", "choose blue; choose grey", "might.blue=0 might.grey=0 might.red=3",
    NULL },
  { "left-and-right",
    "<shift track='might' player='left' by='1'/><shift track='might' player='right' by='-1'/>", "",
    "", "might.blue=4 might.grey=2", NULL },
  { "each-player/others",
    "<each-player others='true'><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "might.red=3 might.blue=2 might.grey=2",
    "Each other player does this in turn: lower your Might by 1." },
  { "each-player/is-not",
    "<each-player is-not='noble'><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "might.red=2 might.blue=3 might.grey=2", NULL },
  { "each-player/nobody", "<each-player is='trapped'><do>" YES "</do></each-player>", "", "",
    "level=3", NULL },
  /* Figures. */
  { "go", "<go player='acting'><to space='dale'/></go>", "", "", "at.red=3 at.blue=1",
    "Move to Dale." },
  { "go/choice", "<go side='blue'><to next-to='acting'/><to space='cedar'/></go>", "", "",
    "at.blue=2", "Move Blue to a space next to you or Cedar." },
  { "go/next-to", "<go player='acting'><to next-to='left'/></go>", "", "", "at.red=2", NULL },
  { "go/anywhere", "<go side='grey'><to group='grove'/><to space='dale'/></go>",
    "pick ash; pick birch; pick dale", "pick dale", "at.grey=3", NULL },
  { "go/nowhere", "<go player='acting'><to at='acting'/></go>", "", "", "at.red=0", NULL },
  /* Spaces that depend on how the game stands. */
  { "in/at", "<place piece='cube' side='red'><in at='left'/></place>", "", "", "cubes.birch.red=1",
    "Place 1 cube in the left-hand player’s space." },
  { "in/next-to", "<place piece='cube' side='red'><in next-to='left'/></place>",
    "pick ash; pick cedar", "pick cedar", "cubes.cedar.red=1", NULL },
  { "go/joined-by",
    "<place piece='disk'><in at='acting'/></place><place piece='disk'><in space='dale'/></place>"
    "<go player='acting'><to joined-by='disk'/></go>",
    "", "", "at.red=3",
    "Place 1 disk in your space. Place 1 disk in Dale. Move to a space joined by disk." },
  { "go/joined-by-one-end",
    "<place piece='disk'><in space='dale'/></place><go player='acting'><to joined-by='disk'/></go>",
    "", "", "at.red=0", NULL },
  { "in/controlled-by",
    "<place piece='cube' side='red'><in controlled-by='acting'/><in controlled-by='left'/></place>",
    "pick ash; pick birch", "pick birch", "cubes.birch.red=1",
    "Place 1 cube in a space that you control or in a space that the player on the left "
    "controls." },
  { "in/held-by", "<place piece='cube' side='red'><in held-by='right'/></place>", "", "",
    "cubes.dale.red=1", NULL },
  { "not-in/at", "<place piece='cube' side='red'><in group='grove'/><not-in at='acting'/></place>",
    "", "", "cubes.birch.red=1", NULL },
  { "move/dynamic",
    "<move piece='cube' side='red'><from at='acting'/><to next-to='acting'/></move>",
    "shift ash > birch", "shift ash > birch", "cubes.ash.red=1 cubes.birch.red=1", NULL },
  /* Tracks and tallies. */
  { "set/to", "<set track='might' player='acting' to='5'/>", "", "", "might.red=5",
    "Set your Might to 5." },
  { "set/end", "<set track='might' side='blue' end='lowest'/><set track='keys' end='highest'/>", "",
    "", "might.blue=0 keys=4", NULL },
  { "tally",
    "<shift track='keys' by='3'/><shift track='keys' by='3'/>" IF (
      "<track track='keys' at-least='4'/>"),
    "", "", "keys=4 level=4", NULL },
  { "tally/worded",
    "<set track='done' to='0'/><each-player><do><if><when><track track='done' at-most='0'/>"
    "<at player='acting'><in space='ash'/><in space='birch'/></at></when><then>"
    "<set track='done' to='1'/>" YES "</then></if></do></each-player><if><when><none><track "
    "track='done' at-least='1'/></none></when><then>" YES "</then></if>",
    "", "", "done=1 level=4",
    "Each player does this in turn: if nobody has done it yet and you are in Ash or Birch, raise "
    "the level by 1. If nobody has done it yet, raise the level by 1." },
  { "tally/words-alone", "<set track='done' to='1'/>", "", "", "done=1", "Somebody has done it." },
  { "tally/owned",
    "<shift track='nerve' side='blue' by='-2'/>" IF (
      "<track track='nerve' side='blue' at-most='-1'/>")
      IF ("<track track='nerve' side='grey' at-most='0'/>"),
    "", "", "level=4 nerve.grey=1", NULL },
  { "score",
    "<score track='might' player='acting' each='-1'><pieces piece='cube' side='blue'/></score>", "",
    "", "might.red=1", "Lower your Might by the number of cubes on the board." },
  { "score/cards",
    "<score track='keys' each='2'><cards deck='hand' side='blue' is='weapon'/></score>", "", "",
    "keys=2", NULL },
  /* Damage. */
  { "damage", "<damage player='acting' points='3'><of track='might'/><of track='speed'/></damage>",
    "choose might; choose speed", "choose might; choose speed; choose might",
    "might.red=1 speed.red=1", "Take 3 damage to Might or Speed." },
  { "damage/one-left",
    "<damage player='left' points='4'><of track='speed'/><of track='might'/></damage>",
    "choose might; choose speed", "choose speed; choose speed", "might.blue=1 speed.blue=0", NULL },
  { "damage/all-gone", "<damage player='acting' points='9'><of track='speed'/></damage>" YES, "",
    "", "speed.red=0 level=4", NULL },
  /* Cards. */
  { "draw", "<draw deck='deck' to='hand' player='acting' count='2'/>", "", "", "hand.red=3 deck=0",
    "Draw 2 cards from the deck into your hand." },
  { "draw/too-many", "<draw deck='deck' to='pile' count='3'/>" YES, "", "", "pile=2 deck=0 level=4",
    NULL },
  { "transfer", "<transfer deck='hand' player='left' to='hand' to-player='acting'/>",
    "take axe; take bell", "take bell", "holds.red.bell=1 holds.blue.axe=1",
    "Move 1 card from the left-hand player’s hand to your hand." },
  { "transfer/is", "<transfer deck='hand' player='left' is='weapon' to='pile'/>", "", "",
    "pile=1 holds.blue.axe=0", NULL },
  { "transfer/up-to", "<transfer deck='hand' side='blue' to='pile' count='2' up-to='true'/>",
    "take axe; take bell; stop", "take axe; stop", "pile=1 holds.blue.bell=1", NULL },
  { "transfer/random", "<transfer deck='hand' side='blue' to='pile' at-random='true'/>", "", "",
    "pile=1 hand.blue=1", "Move 1 card from the hand of Blue to the pile, at random." },
  { "transfer/none", "<transfer deck='pile' to='hand' to-player='acting'/>" YES, "", "",
    "hand.red=1 level=4", NULL },
  { "transfer/search", "<transfer deck='deck' to='hand' to-player='acting'/><shuffle deck='deck'/>",
    "take test; take elm", "take elm", "holds.red.elm=1 deck=1", NULL },
  { "inspect", "<inspect deck='hand' player='left' mark='shielded'/>", "take axe; take bell",
    "take bell", "seen.bell=1 is.shielded.bell=1 is.shielded.axe=0 holds.blue.bell=1",
    "Look at 1 card from the left-hand player’s hand; it is then shielded." },
  { "inspect/twice", "<inspect deck='hand' side='blue' count='2'/>", "take axe; take bell",
    "take bell", "seen.axe=1 seen.bell=1", NULL },
  { "inspect/is-not", "<inspect deck='hand' side='blue' is-not='weapon'/>", "", "",
    "seen.bell=1 seen.axe=0", NULL },
  { "mark", "<mark status='shielded' deck='hand' side='blue'/>", "take axe; take bell", "take axe",
    "is.shielded.axe=1 is.shielded.bell=0", NULL },
  { "mark/off", "<mark status='weapon' off='true' deck='hand' side='blue'/>", "", "",
    "is.weapon.axe=0", "Choose 1 card from the hand of Blue; it is then no longer a weapon." },
  { "mark/none", "<mark status='weapon' deck='hand' side='blue' is='weapon'/>" YES, "", "",
    "level=4", NULL },
  { "set-status",
    "<set-status status='trapped' player='acting'/><set-status status='noble' "
    "off='true' side='blue'/>" IF ("<is player='acting' status='trapped'/>"),
    "", "", "is.trapped.red=0 is.noble.blue=0 level=4", NULL },
  /* Conditions. */
  { "if/turn", IF ("<turn at-least='2'/>") IF ("<turn at-least='3'/>"), "", "", "level=4",
    "If the turn is 2 or later, raise the level by 1. If the turn is 3 or later, raise the level "
    "by 1." },
  { "if/is", IF ("<is side='blue' status='noble'/>") IF ("<is player='acting' status='noble'/>"),
    "", "", "level=4", NULL },
  { "if/at",
    IF ("<at player='acting'><in group='grove'/></at>")
      IF ("<at player='acting'><in space='birch'/></at>")
        IF ("<at player='left'><in next-to='acting'/></at>"),
    "", "", "level=5", NULL },
  { "if/cards",
    IF ("<cards deck='hand' side='blue' at-least='2'/>")
      IF ("<cards deck='hand' side='blue' is='weapon' at-least='2'/>")
        IF ("<cards deck='pile' at-most='0'/>"),
    "", "", "level=5", NULL },
  { "if/room",
    IF ("<room piece='cube' side='red' at-most='1'><in space='ash'/></room>")
      IF ("<room piece='cube' side='red' at-least='2'><in space='ash'/></room>"),
    "", "", "level=4", NULL },
  { "if/compare",
    IF (VALUES ("at-least",
                "<pieces piece='cube' side='red'/>",
                "<pieces piece='cube' side='blue'/>"))
      IF (VALUES ("more-than",
                  "<pieces piece='cube' side='red'/>",
                  "<pieces piece='cube' side='blue'/>"))
        IF (VALUES ("as-much-as", "<track track='might' side='red'/>", NUMBER ("3")))
          IF (VALUES ("more-than", NUMBER ("2"), "<cards deck='hand' side='red'/>")),
    "", "", "level=6", NULL },
  { "if/can",
    IF ("<can><remove piece='cube' side='red' count='2'><in space='ash'/></remove></can>")
      IF ("<can><remove piece='cube' side='red' count='3'><in space='ash'/></remove></can>"),
    "", "", "level=4 cubes.ash.red=2", NULL },
  { "if/cannot",
    "<if><when><none><can><transfer deck='pile' to='hand' to-player='acting'/></can></none></when>"
    "<then>" YES "</then></if>",
    "", "", "level=4", NULL },
  /* What waits. */
  { "react",
    "<react on='hurt'><do><shift track='level' by='1'/></do></react>"
    "<shift track='might' player='acting' by='-1'/><shift track='might' player='left' by='-1'/>"
    "<shift track='might' player='acting' by='-1'/>",
    "", "", "level=5 might.red=1 might.blue=2", NULL },
  { "react/once",
    "<react on='hurt' once='true'><do><shift track='level' by='1'/></do></react>"
    "<repeat times='3'><do><shift track='might' player='acting' by='-1'/></do></repeat>",
    "", "", "level=4 might.red=0", NULL },
  { "react/not-to-itself",
    "<react on='hurt'><do><shift track='might' player='acting' by='-1'/>"
    "<shift track='level' by='1'/></do></react><shift track='speed' player='acting' by='-1'/>",
    "", "", "level=4 might.red=2 speed.red=1", NULL },
  { "react/choice",
    "<react on='hurt'><do><damage player='acting' points='1'><of track='might'/><of track='speed'/>"
    "</damage></do></react><damage player='acting' points='1'><of track='might'/></damage>",
    "choose might; choose speed", "choose speed", "might.red=2 speed.red=1", NULL },
  /* The end. */
  { "win", "<win player='acting'/>", "", "", "winner=1", "The game ends, and your side wins." },
  { "win/side", "<if><when><turn at-least='2'/></when><then><win side='grey'/></then></if>" YES, "",
    "", "winner=3 level=3", NULL },
  { "win/nobody", "<win player='nobody'/>", "", "", "winner=9", "The game ends, and nobody wins." },
};

static void
test_case (gconstpointer data)
{
  const Case *each = data;
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *choices = NULL;
  g_autofree char *says = NULL;
  TcScenario *scenario = NULL;

  words_set_up (&fixture, each->event);
  scenario = tc_ruleset_get_scenario (fixture.ruleset);
  fixture_choose (&fixture, "play test");
  if (fixture.state->base.phase == TRIAL_PHASE_EFFECT)
    choices = fixture_dup_choices (&fixture, TC_MOVES_ALL);
  g_assert_cmpstr (choices != NULL ? choices : "", ==, each->choices);
  fixture_choose (&fixture, each->moves);
  g_assert_cmpint (fixture.state->base.phase, !=, TRIAL_PHASE_EFFECT);
  words_check (&fixture, each->probes);
  says = tc_sentence_dup_children (scenario, tc_scenario_find_section (scenario, "card/event"));
  if (each->says != NULL)
    g_assert_cmpstr (says, ==, each->says);
}

/* -- Dice -------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *event;
  const char *faces; /* which face each die shows, counted from 1 */
  const char *moves;
  const char *probes;
} DiceCase;

#define ROLL(attributes, branch)                                                                   \
  "<roll " attributes "><branch " branch "><do>" YES "</do></branch></roll>"

static const DiceCase dice_cases[] = {
  { "repeat", "<repeat><dice faces='6'/><do>" YES "</do></repeat>", "4", "", "level=7" },
  { "repeat/none", "<repeat><dice faces='3' lowest='0'/><do>" YES "</do></repeat>" YES, "1", "",
    "level=4" },
  { "repeat/choice",
    "<repeat><dice dice='2' faces='2'/><do><choose-player><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player></do></repeat>",
    "1 2", "choose blue; choose grey; choose blue", "might.blue=1 might.grey=2" },
  { "damage",
    "<damage player='acting'><dice dice='1' faces='3' lowest='0'/><of track='might'/>"
    "<of track='speed'/></damage>" YES,
    "3", "choose speed; choose might", "might.red=2 speed.red=1 level=4" },
  { "damage/none",
    "<damage player='acting'><dice dice='1' faces='3' lowest='0'/><of track='might'/></damage>" YES,
    "1", "", "might.red=3 level=4" },
  { "roll/track", ROLL ("track='might' player='acting' dice='0'", "min='12'"), "5 5 2", "",
    "level=4" },
  { "roll/track-and-dice", ROLL ("track='speed' player='left' dice='1'", "max='3'"), "1 1 1", "",
    "level=4" },
  { "roll/at-least-one",
    "<set track='might' player='acting' end='lowest'/>" ROLL (
      "track='might' player='acting' dice='0'",
      "min='6' max='6'"),
    "6", "", "level=4" },
  { "modify/result",
    "<modify-roll player='acting' result='3'/>" ROLL ("", "min='7'") ROLL ("", "min='4' max='4'"),
    "4 4", "", "level=5" },
  { "modify/dice", "<modify-roll player='acting' dice='2'/>" ROLL ("", "min='15'"), "5 5 5", "",
    "level=4" },
  { "modify/fewer", "<modify-roll player='acting' dice='-4'/>" ROLL ("dice='2'", "max='6'"), "6",
    "", "level=4" },
  { "modify/turn",
    "<modify-roll player='acting' result='1' until='turn'/>" ROLL ("", "min='7'")
      ROLL ("", "min='7'"),
    "6 6", "", "level=5" },
  { "modify/other-player", "<modify-roll player='left' result='3'/>" ROLL ("", "min='7'"), "6", "",
    "level=3" },
};

static void
test_dice (gconstpointer data)
{
  const DiceCase *each = data;
  g_auto (Fixture) fixture = { 0 };

  words_set_up (&fixture, each->event);
  words_force_dice (&fixture, each->faces);
  fixture_choose (&fixture, "play test");
  fixture_choose (&fixture, each->moves);
  g_assert_cmpint (fixture.state->base.phase, !=, TRIAL_PHASE_EFFECT);
  g_assert_cmpuint (fixture.state->base.n_forced, ==, 0);
  words_check (&fixture, each->probes);
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
  ADD (cases, test_case, "words/");
  ADD (dice_cases, test_dice, "words/dice/");

  return g_test_run ();
}
