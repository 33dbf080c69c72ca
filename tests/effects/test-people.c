/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "words-fixture.h"

/* What cards do to players, hands, figures and rolls: what they let choose, and all that changes.
 */

static const WordsCase cases[] = {
  /* Who is meant: Red acts, Blue sits on the left, Grey on the right */
  { "left", "<shift track='might' player='left' by='-1'/>", "", "", "", "might.blue=2" },
  { "right", "<shift track='might' player='right' by='-1'/>", "", "", "", "might.grey=2" },
  { "left-of-the-chosen",
    "<choose-player><do><each-player is='noble'><do><shift track='might' player='left' "
    "by='-1'/></do></each-player></do></choose-player>",
    "", "choose blue; choose grey", "choose grey", "might.grey=2" },
  { "each-others",
    "<each-player others='true'><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "", "might.blue=2 might.grey=2" },
  { "each-that-is",
    "<each-player is='noble'><do><shift track='might' player='acting' by='-1'/></do></each-player>",
    "", "", "", "might.blue=2" },
  { "each-that-is-not",
    "<each-player is-not='noble'><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "", "might.red=2 might.grey=2" },
  { "each-others-that-are-not",
    "<each-player others='true' is-not='noble'><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "", "might.grey=2" },
  { "each-until-it-is-no-longer",
    "<each-player is='noble'><do><set-status status='noble' off='true' side='blue'/><shift "
    "track='might' player='acting' by='-1'/></do></each-player>",
    "", "", "", "might.blue=2 is.noble.blue=0" },
  { "each-one-becomes-one",
    "<each-player is-not='trapped'><do><set-status status='trapped' player='left'/><shift "
    "track='might' player='acting' by='-1'/></do></each-player>",
    "", "", "", "might.red=2 might.grey=2 is.trapped.blue=1" },
  { "each-last",
    "<each-player order='acting-last'><do><if><when><track track='level' "
    "at-most='3'/></when><then>" YES
    "<shift track='might' player='acting' by='1'/></then></if></do></each-player>",
    "", "", "", "might.blue=4 level=4" },
  { "each-first",
    "<each-player><do><if><when><track track='level' at-most='3'/></when><then>" YES
    "<shift track='might' player='acting' by='1'/></then></if></do></each-player>",
    "", "", "", "might.red=4 level=4" },
  { "each-in-each",
    "<each-player><do><each-player><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player></do></each-player>",
    "", "", "", "might.red=0 might.blue=0 might.grey=0" },
  { "each-then-back-to-the-acting",
    "<each-player><do>" YES "</do></each-player><shift track='might' player='acting' by='-1'/>", "",
    "", "", "might.red=2 level=6" },
  /* Choosing a player */
  { "choose/one",
    "<choose-player><do><shift track='might' player='chosen' by='-1'/></do></choose-player>", "",
    "choose blue; choose grey", "choose blue", "might.blue=2" },
  { "choose/of-all",
    "<choose-player who='all'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>",
    "", "choose red; choose blue; choose grey", "choose red", "might.red=2" },
  { "choose/the-only-one",
    "<choose-player is='noble'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>",
    "", "", "", "might.blue=2" },
  { "choose/that-is-not",
    "<choose-player is-not='noble'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>",
    "", "", "", "might.grey=2" },
  { "choose/all-that-are-not",
    "<choose-player who='all' is-not='noble'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>",
    "", "choose red; choose grey", "choose red", "might.red=2" },
  { "choose/highest-alone",
    "<shift track='might' side='grey' by='1'/><choose-player highest='might'><do><shift "
    "track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "", "", "" },
  { "choose/highest-shared",
    "<shift track='might' side='grey' by='1'/><shift track='might' side='blue' "
    "by='1'/><choose-player highest='might'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>",
    "", "choose blue; choose grey", "choose grey", "might.blue=4" },
  { "choose/highest-but-not-oneself",
    "<shift track='might' side='red' by='1'/><choose-player highest='might'><do><shift "
    "track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "choose blue; choose grey", "choose grey", "might.red=4 might.grey=2" },
  { "choose/lowest-alone",
    "<shift track='might' side='blue' by='-1'/><choose-player lowest='might'><do><shift "
    "track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "", "", "might.blue=1" },
  { "choose/lowest-shared",
    "<shift track='might' side='red' by='1'/><choose-player who='all' lowest='might'><do><shift "
    "track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "choose blue; choose grey", "choose blue", "might.red=4 might.blue=2" },
  { "choose/lowest-at-zero",
    "<shift track='might' side='blue' by='-3'/><choose-player lowest='might'><do><shift "
    "track='might' player='chosen' by='1'/></do></choose-player>",
    "", "", "", "might.blue=1" },
  { "choose/highest-of-those-that-are",
    "<shift track='might' side='grey' by='1'/><choose-player is='noble' highest='might'><do><shift "
    "track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "", "", "might.blue=2 might.grey=4" },
  { "choose/then-what-was-before",
    "<choose-player><do><choose-player><do><shift track='might' player='chosen' by='-1'/><shift "
    "track='might' player='chosen-before' by='1'/></do></choose-player></do></choose-player>",
    "", "choose blue; choose grey", "choose blue", "might.blue=4 might.grey=2" },
  { "choose/chosen-again-after-the-inner",
    "<choose-player><do><choose-player><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player><shift track='speed' player='chosen' "
    "by='1'/></do></choose-player>",
    "", "choose blue; choose grey", "choose blue", "might.grey=2 speed.blue=3" },
  { "choose/nobody-goes-on",
    "<choose-player is='cursed'><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player>" YES,
    "", "", "", "level=4" },
  { "choose/each-chooses",
    "<each-player><do><choose-player><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player></do></each-player>",
    "", "choose blue; choose grey", "choose blue; choose red; choose red",
    "might.red=1 might.blue=2" },
  { "choose/twice-in-a-repeat",
    "<repeat times='2'><do><choose-player><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player></do></repeat>",
    "", "choose blue; choose grey", "choose blue; choose blue", "might.blue=1" },
  /* Damage: point by point, as far as there is something left */
  { "damage/one-track", "<damage player='acting' points='2'><of track='might'/></damage>", "", "",
    "", "might.red=1" },
  { "damage/to-nothing", "<damage player='acting' points='3'><of track='might'/></damage>", "", "",
    "", "might.red=0" },
  { "damage/more-than-there-is",
    "<damage player='acting' points='4'><of track='might'/></damage>" YES, "", "", "",
    "might.red=0 level=4" },
  { "damage/second-track-only-is-left",
    "<shift track='might' side='red' by='-3'/><damage player='acting' points='1'><of "
    "track='might'/><of track='speed'/></damage>",
    "", "", "", "might.red=0 speed.red=1" },
  { "damage/as-much-as-both",
    "<damage player='acting' points='5'><of track='might'/><of track='speed'/></damage>", "",
    "choose might; choose speed", "choose might; choose might; choose might",
    "might.red=0 speed.red=0" },
  { "damage/of-another",
    "<damage player='right' points='1'><of track='might'/><of track='speed'/></damage>", "",
    "choose might; choose speed", "choose speed", "speed.grey=1" },
  { "damage/of-a-side", "<damage side='blue' points='2'><of track='speed'/></damage>", "", "", "",
    "speed.blue=0" },
  { "damage/of-the-chosen",
    "<choose-player><do><damage player='chosen' points='2'><of "
    "track='might'/></damage></do></choose-player>",
    "", "choose blue; choose grey", "choose grey", "might.grey=1" },
  { "damage/none-left-at-all",
    "<shift track='might' side='red' by='-3'/><shift track='speed' side='red' by='-2'/><damage "
    "player='acting' points='1'><of track='might'/><of track='speed'/></damage>" YES,
    "", "", "", "might.red=0 speed.red=0 level=4" },
  { "damage/dice-most",
    "<damage player='acting'><dice dice='2' faces='2'/><of track='might'/></damage>", "2 2", "", "",
    "might.red=0" },
  { "damage/dice-least",
    "<damage player='acting'><dice dice='2' faces='2'/><of track='might'/></damage>", "1 1", "", "",
    "might.red=1" },
  /* Tallies and tracks */
  { "tally/to-its-highest", "<shift track='keys' by='9'/>", "", "", "", "keys=4" },
  { "tally/below-its-lowest", "<shift track='keys' by='-1'/><shift track='keys' by='2'/>", "", "",
    "", "keys=2" },
  { "tally/owned-lowest",
    "<shift track='nerve' player='acting' by='-9'/>" IF (
      "<track track='nerve' player='acting' at-most='-3'/>"),
    "", "", "", "level=4" },
  { "tally/owned-highest", "<shift track='nerve' player='left' by='9'/>", "", "", "",
    "nerve.blue=3" },
  { "tally/to-its-start",
    "<shift track='nerve' player='acting' by='2'/><set track='nerve' player='acting' "
    "end='start'/>" IF ("<track track='nerve' player='acting' at-most='1'/>"),
    "", "", "", "level=4" },
  { "tally/lowest-end",
    "<set track='nerve' player='acting' end='lowest'/>" IF (
      "<track track='nerve' player='acting' at-most='-3'/>"),
    "", "", "", "level=4" },
  { "track/of-each",
    "<each-player><do><set track='speed' player='acting' end='highest'/></do></each-player>", "",
    "", "", "speed.red=5 speed.blue=5 speed.grey=5" },
  { "score/pieces", "<score track='keys' each='1'><pieces piece='cube' side='red'/></score>", "",
    "", "", "keys=2" },
  { "score/pieces-in",
    "<score track='keys' each='2'><pieces piece='cube' side='red'><in "
    "space='birch'/></pieces></score>" YES,
    "", "", "", "level=4" },
  { "score/any-pieces",
    "<score track='keys' each='1'><pieces piece='cube' whose='any'><in "
    "group='grove'/></pieces></score>",
    "", "", "", "keys=4" },
  { "score/track", "<score track='keys' each='1'><track track='speed' player='left'/></score>", "",
    "", "", "keys=2" },
  { "score/track-below-zero",
    "<shift track='nerve' player='acting' by='-3'/><shift track='keys' by='4'/><score track='keys' "
    "each='1'><track track='nerve' player='acting'/></score>",
    "", "", "", "keys=2" },
  { "score/cards-that-are-not",
    "<score track='keys' each='1'><cards deck='hand' side='blue' is-not='weapon'/></score>", "", "",
    "", "keys=1" },
  { "score/up-to-its-end", "<score track='keys' each='3'><cards deck='hand' side='blue'/></score>",
    "", "", "", "keys=4" },
  /* Cards: drawn, taken and given */
  { "draw/from-the-top", "<draw deck='deck' to='hand' player='left'/>", "", "", "",
    "deck=1 hand.blue=3" },
  { "draw/all-there-are", "<draw deck='deck' to='pile' count='2'/>", "", "", "", "deck=0 pile=2" },
  { "draw/none-there", "<draw deck='pile' to='hand' player='acting'/>" YES, "", "", "", "level=4" },
  { "draw/for-each",
    "<each-player><do><draw deck='deck' to='hand' player='acting'/></do></each-player>", "", "", "",
    "deck=0 hand.red=2 hand.blue=3 holds.blue.elm=1" },
  { "draw/for-the-chosen",
    "<choose-player><do><draw deck='deck' to='hand' player='chosen'/></do></choose-player>", "",
    "choose blue; choose grey", "choose grey", "deck=1 hand.grey=2" },
  { "transfer/only-one", "<transfer deck='hand' player='acting' to='pile'/>", "", "", "",
    "pile=1 hand.red=0 holds.red.cup=0" },
  { "transfer/all", "<transfer deck='hand' side='blue' to='pile' count='2'/>", "",
    "take axe; take bell", "take bell", "pile=2 hand.blue=0 holds.blue.axe=0 holds.blue.bell=0" },
  { "transfer/more-than-there-are", "<transfer deck='hand' side='blue' to='pile' count='3'/>" YES,
    "", "take axe; take bell", "take axe",
    "level=4 pile=2 hand.blue=0 holds.blue.axe=0 holds.blue.bell=0" },
  { "transfer/up-to-none", "<transfer deck='hand' side='blue' to='pile' up-to='true'/>", "",
    "take axe; take bell; stop", "stop", "" },
  { "transfer/up-to-all", "<transfer deck='hand' side='blue' to='pile' count='2' up-to='true'/>",
    "", "take axe; take bell; stop", "take axe; take bell",
    "pile=2 hand.blue=0 holds.blue.axe=0 holds.blue.bell=0" },
  { "transfer/that-is-not", "<transfer deck='hand' side='blue' to='pile' is-not='weapon'/>", "", "",
    "", "pile=1 hand.blue=1 holds.blue.bell=0" },
  { "transfer/that-is-nothing-such",
    "<transfer deck='hand' side='blue' to='pile' is='shielded'/>" YES, "", "", "", "level=4" },
  { "transfer/by-whose-it-is", "<transfer deck='hand' side='blue' to='pile' by='left'/>", "",
    "take axe; take bell", "take axe", "pile=1 hand.blue=1 holds.blue.axe=0" },
  { "transfer/round",
    "<each-player><do><transfer deck='hand' player='acting' to='hand' to-player='left' "
    "count='1'/></do></each-player>",
    "", "take axe; take bell; take cup", "take axe; take dog",
    "holds.red.cup=0 holds.red.dog=1 holds.blue.axe=0 holds.blue.cup=1 holds.grey.axe=1 "
    "holds.grey.dog=0" },
  { "transfer/to-a-side", "<transfer deck='hand' player='acting' to='hand' to-side='grey'/>", "",
    "", "", "hand.red=0 hand.grey=2 holds.red.cup=0 holds.grey.cup=1" },
  { "transfer/from-the-chosen",
    "<choose-player><do><transfer deck='hand' player='chosen' to='hand' "
    "to-player='acting'/></do></choose-player>",
    "", "choose blue; choose grey", "choose blue; take bell",
    "hand.red=2 hand.blue=1 holds.red.bell=1 holds.blue.bell=0" },
  { "transfer/back-and-forth",
    "<transfer deck='hand' player='acting' to='pile'/><transfer deck='pile' to='hand' "
    "to-player='right'/>",
    "", "", "", "hand.red=0 hand.grey=2 holds.red.cup=0 holds.grey.cup=1" },
  { "transfer/up-to-goes-on-with-what-follows",
    "<transfer deck='hand' side='blue' to='pile' count='2' up-to='true'/>" YES, "",
    "take axe; take bell; stop", "stop", "level=4" },
  { "shuffle/changes-no-numbers", "<shuffle deck='deck'/>", "", "", "", "" },
  /* Cards: looked at and marked */
  { "inspect/only-one", "<inspect deck='hand' player='right'/>", "", "", "", "seen.dog=1" },
  { "inspect/by-another", "<inspect deck='hand' player='left' by='right'/>", "",
    "take axe; take bell", "take axe", "seen.axe=4" },
  { "inspect/marks-what-was-seen",
    "<inspect deck='hand' player='left' is='weapon' mark='shielded'/>", "", "", "",
    "is.shielded.axe=1 seen.axe=1" },
  { "inspect/more-than-there-are", "<inspect deck='hand' side='blue' count='5'/>" YES, "",
    "take axe; take bell", "take bell", "level=4 seen.axe=1 seen.bell=1" },
  { "inspect/none", "<inspect deck='pile'/>" YES, "", "", "", "level=4" },
  { "inspect/what-was-marked",
    "<mark status='shielded' deck='hand' side='blue'/><inspect deck='hand' side='blue' "
    "is='shielded'/>",
    "", "take axe; take bell", "take bell", "is.shielded.bell=1 seen.bell=1" },
  { "inspect/what-was-not",
    "<mark status='shielded' deck='hand' side='blue'/><inspect deck='hand' side='blue' "
    "is-not='shielded'/>",
    "", "take axe; take bell", "take bell", "is.shielded.bell=1 seen.axe=1" },
  { "mark/each-once", "<mark status='shielded' deck='hand' side='blue' count='2'/>", "",
    "take axe; take bell", "take bell", "is.shielded.axe=1 is.shielded.bell=1" },
  { "mark/more-than-there-are", "<mark status='shielded' deck='hand' side='blue' count='4'/>" YES,
    "", "take axe; take bell", "take axe", "level=4 is.shielded.axe=1 is.shielded.bell=1" },
  { "mark/up-to", "<mark status='shielded' deck='hand' side='blue' count='2' up-to='true'/>", "",
    "take axe; take bell; stop", "take axe; stop", "is.shielded.axe=1" },
  { "mark/not-what-is-already", "<mark status='weapon' deck='hand' side='blue' count='2'/>", "", "",
    "", "is.weapon.bell=1" },
  { "mark/off-only-what-is", "<mark status='weapon' off='true' deck='hand' side='blue' count='2'/>",
    "", "", "", "is.weapon.axe=0" },
  { "mark/off-nothing", "<mark status='shielded' off='true' deck='hand' side='blue'/>" YES, "", "",
    "", "level=4" },
  { "mark/moves-with-the-card",
    "<mark status='shielded' deck='hand' player='acting'/><transfer deck='hand' player='acting' "
    "to='hand' to-player='left'/>" IF (
      "<cards deck='hand' side='blue' is='shielded' at-least='1'/>"),
    "", "", "",
    "level=4 hand.red=0 hand.blue=3 holds.red.cup=0 holds.blue.cup=1 is.shielded.cup=1" },
  /* What players are */
  { "status/on", "<set-status status='trapped' player='right'/>", "", "", "", "is.trapped.grey=1" },
  { "status/twice-is-once",
    "<set-status status='trapped' player='left'/><set-status status='trapped' "
    "player='left'/><set-status status='trapped' off='true' player='left'/>",
    "", "", "", "" },
  { "status/off-what-is-not", "<set-status status='trapped' off='true' player='acting'/>", "", "",
    "", "" },
  { "status/of-one-only",
    "<set-status status='noble' player='acting'/>" IF ("<is player='left' status='noble'/>")
      IF ("<is player='acting' status='noble'/>") IF ("<is player='right' status='noble'/>"),
    "", "", "", "level=5 is.noble.red=1" },
  { "status/of-the-round", "<set-status status='cursed' player='left'/>", "", "", "",
    "is.cursed.blue=1" },
  /* Where figures go */
  { "go/to-the-only-space", "<go player='left'><to space='cedar'/></go>", "", "", "", "at.blue=2" },
  { "go/one-of-two", "<go player='acting'><to space='cedar'/><to space='dale'/></go>", "",
    "pick cedar; pick dale", "pick dale", "at.red=3" },
  { "go/where-it-is-not", "<go player='acting'><to group='grove'/></go>", "", "", "", "at.red=1" },
  { "go/nowhere", "<go player='acting'><to group='void'/></go>" YES, "", "", "", "level=4" },
  { "go/to-the-chosen",
    "<choose-player><do><go player='acting'><to at='chosen'/></go></do></choose-player>", "",
    "choose blue; choose grey", "choose grey", "at.red=2" },
  { "go/all-to-one-space",
    "<each-player><do><go player='acting'><to space='dale'/></go></do></each-player>", "", "", "",
    "at.red=3 at.blue=3 at.grey=3" },
  { "go/next-to-both-ends", "<go player='acting'><to next-to='right'/></go>", "", "", "",
    "at.red=1" },
  { "go/and-what-is-there",
    "<go player='acting'><to space='birch'/></go><remove piece='cube' side='blue' count='1'><in "
    "at='acting'/></remove>",
    "", "", "", "at.red=1 cubes.birch.blue=1" },
  /* Conditions include the number itself */
  { "cards/at-least", IF ("<cards deck='hand' side='blue' at-least='2'/>"), "", "", "", "level=4" },
  { "cards/at-least-more", IF ("<cards deck='hand' side='blue' at-least='3'/>"), "", "", "", "" },
  { "cards/at-most", IF ("<cards deck='hand' side='blue' at-most='2'/>"), "", "", "", "level=4" },
  { "cards/at-most-fewer", IF ("<cards deck='hand' side='blue' at-most='1'/>"), "", "", "", "" },
  { "cards/that-are-not",
    IF ("<cards deck='hand' side='blue' is-not='weapon' at-least='1' at-most='1'/>"), "", "", "",
    "level=4" },
  { "cards/of-the-acting", IF ("<cards deck='hand' player='acting' at-least='1' at-most='1'/>"), "",
    "", "", "level=4" },
  { "turn/at-most", IF ("<turn at-most='2'/>"), "", "", "", "level=4" },
  { "turn/at-most-fewer", IF ("<turn at-most='1'/>"), "", "", "", "" },
  { "turn/between", IF ("<turn at-least='2' at-most='2'/>"), "", "", "", "level=4" },
  { "at/not-in",
    IF ("<at player='acting'><not-in space='ash'/></at>")
      IF ("<at player='left'><not-in space='ash'/></at>"),
    "", "", "", "level=4" },
  { "at/side", IF ("<at side='grey'><in space='cedar'/></at>"), "", "", "", "level=4" },
  { "at/no-space", IF ("<at side='grey'><in group='void'/></at>"), "", "", "", "" },
  { "can/with-a-choice",
    IF ("<can><choose-player><do><shift track='might' player='chosen' "
        "by='-1'/></do></choose-player></can>"),
    "", "", "", "level=4" },
  { "can/nobody",
    IF ("<can><choose-player is='cursed'><do><shift track='might' player='chosen' "
        "by='-1'/></do></choose-player></can>"),
    "", "", "", "" },
  { "can/changes-nothing",
    IF ("<can><draw deck='deck' to='pile' count='2'/></can>")
      IF ("<cards deck='deck' at-least='1'/>"),
    "", "", "", "level=5" },
  /* Comparisons: which of two is more */
  { "compare/at-least-2",
    IF ("<compare is='at-least'><value><track track='might' player='acting'/></value><than><number "
        "number='2'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/at-least-3",
    IF ("<compare is='at-least'><value><track track='might' player='acting'/></value><than><number "
        "number='3'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/at-least-4",
    IF ("<compare is='at-least'><value><track track='might' player='acting'/></value><than><number "
        "number='4'/></than></compare>"),
    "", "", "", "" },
  { "compare/more-than-2",
    IF ("<compare is='more-than'><value><track track='might' "
        "player='acting'/></value><than><number number='2'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/more-than-3",
    IF ("<compare is='more-than'><value><track track='might' "
        "player='acting'/></value><than><number number='3'/></than></compare>"),
    "", "", "", "" },
  { "compare/more-than-4",
    IF ("<compare is='more-than'><value><track track='might' "
        "player='acting'/></value><than><number number='4'/></than></compare>"),
    "", "", "", "" },
  { "compare/as-much-as-2",
    IF ("<compare is='as-much-as'><value><track track='might' "
        "player='acting'/></value><than><number number='2'/></than></compare>"),
    "", "", "", "" },
  { "compare/as-much-as-3",
    IF ("<compare is='as-much-as'><value><track track='might' "
        "player='acting'/></value><than><number number='3'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/as-much-as-4",
    IF ("<compare is='as-much-as'><value><track track='might' "
        "player='acting'/></value><than><number number='4'/></than></compare>"),
    "", "", "", "" },
  { "compare/below-zero",
    "<shift track='nerve' player='acting' by='-3'/>" IF (
      "<compare is='at-least'><value><track track='nerve' player='acting'/></value><than><number "
      "number='0'/></than></compare>")
      IF ("<compare is='more-than'><value><number number='0'/></value><than><track track='nerve' "
          "player='acting'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/two-of-one-kind",
    "<shift track='might' side='blue' by='1'/>" IF (
      "<compare is='more-than'><value><track track='might' side='blue'/></value><than><track "
      "track='might' side='red'/></than></compare>")
      IF ("<compare is='more-than'><value><track track='might' side='red'/></value><than><track "
          "track='might' side='grey'/></than></compare>"),
    "", "", "", "might.blue=4 level=4" },
  { "compare/cards-with-cards",
    IF ("<compare is='more-than'><value><cards deck='hand' side='blue'/></value><than><cards "
        "deck='hand' side='grey'/></than></compare>"),
    "", "", "", "level=4" },
  { "compare/pieces-with-cards",
    IF ("<compare is='as-much-as'><value><pieces piece='cube' side='red'/></value><than><cards "
        "deck='hand' side='blue'/></than></compare>"),
    "", "", "", "level=4" },
  /* What waits for something to happen */
  { "react/not-to-what-hurts-another",
    "<react on='hurt'><do><shift track='speed' player='acting' by='1'/></do></react><shift "
    "track='might' side='blue' by='-1'/>",
    "", "", "", "might.blue=2" },
  { "react/of-the-chosen",
    "<choose-player><do><react on='hurt'><do><shift track='speed' player='acting' "
    "by='1'/></do></react><shift track='might' player='chosen' by='-1'/></do></choose-player>",
    "", "choose blue; choose grey", "choose blue", "might.blue=2" },
  { "react/of-each",
    "<each-player><do><react on='hurt'><do><shift track='speed' player='acting' "
    "by='1'/></do></react></do></each-player><each-player><do><shift track='might' player='acting' "
    "by='-1'/></do></each-player>",
    "", "", "", "might.red=2 might.blue=2 might.grey=2 speed.red=3 speed.blue=3 speed.grey=3" },
  { "react/each-time",
    "<react on='hurt'><do>" YES "</do></react><repeat times='3'><do><shift track='might' "
    "player='acting' by='-1'/></do></repeat>",
    "", "", "", "might.red=0 level=6" },
  { "react/once",
    "<react on='hurt' once='true'><do>" YES "</do></react><repeat times='3'><do><shift "
    "track='might' player='acting' by='-1'/></do></repeat>",
    "", "", "", "might.red=0 level=4" },
  { "react/not-before",
    "<shift track='might' player='acting' by='-1'/><react on='hurt'><do>" YES "</do></react>", "",
    "", "", "might.red=2" },
  { "react/not-to-what-helps",
    "<react on='hurt'><do>" YES "</do></react><shift track='might' player='acting' by='1'/>", "",
    "", "", "might.red=4" },
  { "react/two",
    "<react on='hurt'><do>" YES
    "</do></react><react on='hurt'><do><shift track='keys' by='1'/></do></react><shift "
    "track='might' player='acting' by='-1'/>",
    "", "", "", "might.red=2 level=4 keys=1" },
  { "react/not-to-itself-but-to-the-next",
    "<react on='hurt'><do><shift track='might' player='acting' by='-1'/></do></react><shift "
    "track='speed' player='acting' by='-1'/><shift track='speed' player='acting' by='-1'/>",
    "", "", "", "might.red=1 speed.red=0" },
  { "react/one-waits-for-the-other",
    "<react on='hurt' once='true'><do><shift track='speed' player='acting' "
    "by='-1'/></do></react><react on='hurt'><do>" YES
    "</do></react><shift track='might' player='acting' by='-1'/>",
    "", "", "", "might.red=2 speed.red=1 level=4" },
  { "react/with-a-choice",
    "<react on='hurt'><do><choose-player><do><shift track='might' player='chosen' "
    "by='1'/></do></choose-player></do></react><shift track='might' player='acting' by='-1'/>",
    "", "choose blue; choose grey", "choose blue", "might.red=2 might.blue=4" },
  { "react/no-damage-no-reaction",
    "<shift track='might' side='red' by='-3'/><react on='hurt'><do>" YES
    "</do></react><damage player='acting' points='1'><of track='might'/></damage>",
    "", "", "", "might.red=0" },
  { "react/in-the-middle-of-damage",
    "<react on='hurt' once='true'><do>" YES "</do></react><damage player='acting' points='2'><of "
    "track='might'/><of track='speed'/></damage>",
    "", "choose might; choose speed", "choose might; choose speed",
    "might.red=2 speed.red=1 level=4" },
  /* Rolls: which branch, and what changes them */
  { "roll/lowest-of-the-branch", "<roll><branch min='4' max='5'><do>" YES "</do></branch></roll>",
    "4", "", "", "level=4" },
  { "roll/highest-of-the-branch", "<roll><branch min='4' max='5'><do>" YES "</do></branch></roll>",
    "5", "", "", "level=4" },
  { "roll/below-the-branch", "<roll><branch min='4' max='5'><do>" YES "</do></branch></roll>", "3",
    "", "", "" },
  { "roll/above-the-branch", "<roll><branch min='4' max='5'><do>" YES "</do></branch></roll>", "6",
    "", "", "" },
  { "roll/first-of-two",
    "<roll><branch max='3'><do>" YES
    "</do></branch><branch min='4'><do><shift track='level' by='-1'/></do></branch></roll>",
    "3", "", "", "level=4" },
  { "roll/second-of-two",
    "<roll><branch max='3'><do>" YES
    "</do></branch><branch min='4'><do><shift track='level' by='-1'/></do></branch></roll>",
    "4", "", "", "level=2" },
  { "roll/sum", "<roll dice='3'><branch min='18'><do>" YES "</do></branch></roll>", "6 6 6", "", "",
    "level=4" },
  { "roll/sum-one-less", "<roll dice='3'><branch min='18'><do>" YES "</do></branch></roll>",
    "6 5 6", "", "", "" },
  { "roll/from-zero",
    "<roll dice='2' faces='3' lowest='0'><branch max='0'><do>" YES "</do></branch></roll>", "1 1",
    "", "", "level=4" },
  { "roll/from-zero-most",
    "<roll dice='2' faces='3' lowest='0'><branch min='4'><do>" YES "</do></branch></roll>", "3 3",
    "", "", "level=4" },
  { "roll/by-a-track",
    "<roll track='speed' player='acting' dice='0'><branch min='12' max='12'><do>" YES
    "</do></branch></roll>",
    "6 6", "", "", "level=4" },
  { "roll/by-the-track-of-another",
    "<shift track='speed' side='blue' by='-1'/><roll track='speed' side='blue' dice='0'><branch "
    "max='6'><do>" YES "</do></branch></roll>",
    "6", "", "", "speed.blue=1 level=4" },
  { "modify/added",
    "<modify-roll player='acting' result='2'/><roll><branch min='5' max='5'><do>" YES
    "</do></branch></roll>",
    "3", "", "", "level=4" },
  { "modify/taken",
    "<modify-roll player='acting' result='-2'/><roll><branch max='1'><do>" YES
    "</do></branch></roll>",
    "3", "", "", "level=4" },
  { "modify/two-add-up",
    "<modify-roll player='acting' result='2'/><modify-roll player='acting' "
    "result='1'/><roll><branch min='6' max='6'><do>" YES "</do></branch></roll>",
    "3", "", "", "level=4" },
  { "modify/for-one-roll",
    "<modify-roll player='acting' dice='1'/><roll><branch min='7'><do>" YES
    "</do></branch></roll><roll><branch min='4'><do>" YES "</do></branch></roll>",
    "4 4 4", "", "", "level=5" },
  { "modify/for-the-turn",
    "<modify-roll player='acting' dice='1' until='turn'/><roll><branch min='8' max='8'><do>" YES
    "</do></branch></roll><roll><branch min='8' max='8'><do>" YES "</do></branch></roll>",
    "4 4 4 4", "", "", "level=5" },
  { "modify/to-a-number",
    "<modify-roll player='acting' to='9'/><roll><branch min='9' max='9'><do>" YES
    "</do></branch></roll>",
    "", "", "", "level=4" },
  { "modify/of-the-chosen",
    "<choose-player><do><modify-roll player='chosen' result='5'/><roll><branch min='6'><do>" YES
    "</do></branch></roll></do></choose-player>",
    "1", "choose blue; choose grey", "choose blue", "" },
  { "roll/then-a-choice",
    "<roll><branch min='1'><do><choose-player><do><shift track='might' player='chosen' "
    "by='-1'/></do></choose-player></do></branch></roll>",
    "1", "choose blue; choose grey", "choose grey", "might.grey=2" },
  { "repeat/by-dice-nothing", "<repeat><dice faces='2' lowest='0'/><do>" YES "</do></repeat>", "1",
    "", "", "" },
  { "repeat/by-two-dice", "<repeat><dice dice='2' faces='3'/><do>" YES "</do></repeat>", "3 2", "",
    "", "level=8" },
  /* Who must, can only where all of it can be done */
  { "must/inspect-one", "<must><inspect deck='hand' side='blue'/></must>", "",
    "take axe; take bell", "take axe", "seen.axe=1" },
  { "must/inspect-more-than-there-are", "<must><inspect deck='hand' side='blue' count='3'/></must>",
    "", "-", "", "" },
  { "must/mark-two", "<must><mark status='shielded' deck='hand' side='blue' count='2'/></must>", "",
    "take axe; take bell", "take axe", "is.shielded.axe=1 is.shielded.bell=1" },
  { "must/mark-three", "<must><mark status='shielded' deck='hand' side='blue' count='3'/></must>",
    "", "-", "", "" },
  { "must/mark-what-is-not-yet",
    "<must><mark status='weapon' deck='hand' side='blue' count='2'/></must>", "", "-", "", "" },
  { "must/two-hands",
    "<must><inspect deck='hand' side='blue'/><inspect deck='hand' side='grey'/></must>", "",
    "take axe; take bell", "take bell", "seen.bell=1 seen.dog=1" },
  { "must/one-hand-twice",
    "<must><mark status='shielded' deck='hand' side='grey'/><mark status='shielded' deck='hand' "
    "side='grey'/></must>",
    "", "-", "", "" },
  { "must/choose-then-mark",
    "<must><choose-player><do><must><mark status='shielded' deck='hand' player='chosen' "
    "count='2'/></must></do></choose-player></must>",
    "", "choose blue", "choose blue; take axe", "is.shielded.axe=1 is.shielded.bell=1" },
  { "must/choose-one-who-can",
    "<choose-player><do><must><mark status='weapon' off='true' deck='hand' "
    "player='chosen'/></must></do></choose-player>",
    "", "choose blue", "choose blue", "is.weapon.axe=0" },
  { "must/nobody-who-can",
    "<must><choose-player><do><must><mark status='shielded' off='true' deck='hand' "
    "player='chosen'/></must></do></choose-player></must>",
    "", "-", "", "" },
  { "must/inspect-then-piece",
    "<must><inspect deck='hand' side='blue'/><remove piece='disk' count='1'/></must>", "", "-", "",
    "" },
  { "must/choose-in-a-choice",
    "<choose-player><do><choose-player><do><must><mark status='shielded' deck='hand' "
    "player='chosen' count='2'/></must></do></choose-player></do></choose-player>",
    "", "choose grey", "choose grey; take axe", "is.shielded.axe=1 is.shielded.bell=1" },
  { "must/up-to-of-nothing", "<must><mark status='shielded' deck='pile' up-to='true'/></must>", "",
    "-", "", "" },
  { "must/go", "<must><go player='acting'><to space='dale'/></go></must>", "", "", "", "at.red=3" },
  { "must/roll", "<must><roll><branch min='7'><do>" YES "</do></branch></roll></must>", "1", "", "",
    "" },
  /* The end */
  { "win/chosen", "<choose-player><do><win player='chosen'/></do></choose-player>", "",
    "choose blue; choose grey", "choose grey", "winner=3" },
  { "win/nothing-after-it",
    "<if><when><turn at-most='9'/></when><then><win side='blue'/></then></if>" YES, "", "", "",
    "winner=2" },
  { "win/in-a-reaction",
    "<react on='hurt'><do><win player='acting'/></do></react><shift track='might' player='acting' "
    "by='-1'/>" YES,
    "", "", "", "might.red=2 winner=1" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  words_add_cases ("people", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
