/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-fixture.h"

/* Where effects come to an end: of room, of pieces, of spaces, of tracks and of numbers. Red acts.
 */

static const EffectsCase cases[] = {
  /* Places: where room, pieces and spaces run out */
  { "place/as-many-as-fit", "<place piece='cube' whose='own' count='1'><in space='ash'/></place>",
    "", "", "3/0/0 0/2/0 1/1/0 0/0/0", "Test: Place 1 friendly cube in Ash." },
  { "place/as-many-as-fit-in-two",
    "<place piece='cube' whose='own' count='4'><in space='ash'/><in space='dale'/></place>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 2/0/0",
    "Test: Place 4 friendly cubes in Ash or Dale. | Test: Place 4 friendly cubes in Ash or Dale. "
    "Only 3 could be done." },
  { "place/one-too-many-for-two",
    "<place piece='cube' whose='own' count='5'><in space='ash'/><in space='dale'/></place>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 2/0/0",
    "Test: Place 5 friendly cubes in Ash or Dale. | Test: Place 5 friendly cubes in Ash or Dale. "
    "Only 3 could be done." },
  { "place/choice-until-one-is-full",
    "<place piece='cube' whose='own' count='2'><in space='ash'/><in space='dale'/></place>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place 2 friendly cubes in Ash or Dale." },
  { "place/no-space", "<place piece='cube' whose='own' count='1'><in group='void'/></place>", "",
    "", "2/0/0 0/2/0 1/1/0 0/0/0", "Test: Place 1 friendly cube in Void. There is no room." },
  { "place/all-that-are-left",
    "<place piece='cube' whose='own' count='3'><in space='dale'/></place>", "", "",
    "2/0/0 0/2/0 1/1/0 3/0/0", "Test: Place 3 friendly cubes in Dale." },
  { "place/three-of-three",
    "<place piece='cube' whose='enemy' count='3'><in space='dale'/></place>", "", "",
    "2/0/0 0/2/0 1/1/0 0/3/0", "Test: Place 3 enemy cubes in Dale." },
  { "place/four-of-three-left",
    "<place piece='cube' whose='enemy' count='4'><in space='dale'/><in space='ash'/></place>",
    "pick ash; pick dale", "pick ash; pick dale; pick dale", "2/1/0 0/2/0 1/1/0 0/2/0",
    "Test: Place 4 enemy cubes in Dale or Ash. | Test: Place 4 enemy cubes in Dale or Ash. Only 3 "
    "could be done." },
  { "place/up-to-full",
    "<place piece='cube' whose='own' count='2' up-to='true'><in space='ash'/></place>",
    "pick ash; stop", "pick ash", "3/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place up to 2 friendly cubes in Ash." },
  { "place/up-to-nothing-possible",
    "<place piece='cube' whose='own' count='1' up-to='true'><in group='void'/></place>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/0", "Test: Place up to 1 friendly cube in Void. There is no room." },
  { "place/different-too-few",
    "<place piece='cube' whose='own' count='3' different='true'><in space='ash'/><in "
    "space='dale'/></place>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place 3 friendly cubes in Ash or Dale, each in a different space. | Test: Place 3 "
    "friendly cubes in Ash or Dale, each in a different space. Only 2 could be done." },
  { "place/different-exactly",
    "<place piece='cube' whose='own' count='2' different='true'><in space='ash'/><in "
    "space='dale'/></place>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place 2 friendly cubes in Ash or Dale, each in a different space." },
  { "place/different-full",
    "<place piece='cube' whose='own' count='2' different='true'><in space='ash'/><in "
    "space='birch'/></place>",
    "pick ash; pick birch", "pick ash", "3/0/0 1/2/0 1/1/0 0/0/0",
    "Test: Place 2 friendly cubes in Ash or the Birch, each in a different space." },
  { "place/in-order-skips-what-is-full",
    "<place piece='disk'><in space='ash'/></place><place piece='disk' count='1' in-order='true'/>",
    "", "", "2/0/1 0/2/1 1/1/0 0/0/0",
    "Test: Place 1 disk in Ash. | Test: Place 1 disk, first space first." },
  { "place/in-order-of-the-file",
    "<place piece='cube' whose='own' count='3' in-order='true'><in space='birch'/><in "
    "space='ash'/></place>",
    "", "", "3/0/0 2/2/0 1/1/0 0/0/0",
    "Test: Place 3 friendly cubes in the Birch or Ash, first space first." },
  { "place/in-order-runs-out", "<place piece='cube' whose='own' count='9' in-order='true'></place>",
    "", "", "3/0/0 2/2/0 1/1/0 0/0/0",
    "Test: Place 9 friendly cubes, first space first. | Test: Place 9 friendly cubes, first space "
    "first. Only 3 could be done." },
  { "place/in-order-up-to", "<place piece='disk' count='2' in-order='true' up-to='true'/>",
    "pick ash; stop", "pick ash; stop", "2/0/1 0/2/0 1/1/0 0/0/0",
    "Test: Place up to 2 disks, first space first." },
  { "place/not-in-all", "<place piece='disk'><in space='ash'/><not-in group='grove'/></place>", "",
    "", "2/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place 1 disk in Ash but not in the Grove. There is no room." },
  { "place/not-in-two", "<place piece='disk'><not-in space='ash'/><not-in space='dale'/></place>",
    "pick birch; pick cedar", "pick birch", "2/0/0 0/2/1 1/1/0 0/0/0",
    "Test: Place 1 disk but not in Ash or Dale." },
  { "place/linked-to-and-not",
    "<place piece='disk'><in linked-to='birch'/><not-in space='ash'/></place>", "", "",
    "2/0/0 0/2/0 1/1/1 0/0/0",
    "Test: Place 1 disk in a space with a link to the Birch but not in Ash." },
  { "place/linked-from-nowhere", "<place piece='disk'><in linked-from='dale'/></place>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place 1 disk in a space that Dale is linked to. There is no room." },
  /* Removals: what stays, and in which order */
  { "remove/more-than-there-are", "<remove piece='cube' side='blue' count='9'/>",
    "pick birch; pick cedar", "pick cedar", "2/0/0 0/0/0 1/0/0 0/0/0",
    "Test: Remove 9 blue cubes. | Test: Remove 9 blue cubes. Only 3 could be done." },
  { "remove/exactly-all", "<remove piece='cube' side='blue' count='3'/>", "pick birch; pick cedar",
    "pick birch; pick birch", "2/0/0 0/0/0 1/0/0 0/0/0", "Test: Remove 3 blue cubes." },
  { "remove/one-of-one-place",
    "<remove piece='cube' side='blue' count='1'><in space='birch'/></remove>", "", "",
    "2/0/0 0/1/0 1/1/0 0/0/0", "Test: Remove 1 blue cube from the Birch." },
  { "remove/keep-more-than-there-are", "<remove piece='cube' side='blue' keep='2'/>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Remove all blue cubes, but keep 2 in each space. There are none there." },
  { "remove/keep-one-in-one",
    "<remove piece='cube' side='blue' keep='1'><in space='birch'/></remove>", "", "",
    "2/0/0 0/1/0 1/1/0 0/0/0",
    "Test: Remove all blue cubes from the Birch, but keep 1 in each space." },
  { "remove/up-to", "<remove piece='cube' side='blue' count='2' up-to='true'/>",
    "pick birch; pick cedar; stop", "pick birch; stop", "2/0/0 0/1/0 1/1/0 0/0/0",
    "Test: Remove up to 2 blue cubes." },
  { "remove/in-order-over-two", "<remove piece='cube' side='red' count='3' in-order='true'/>", "",
    "", "0/0/0 0/2/0 0/1/0 0/0/0", "Test: Remove 3 red cubes, first space first." },
  { "remove/own", "<remove piece='cube' whose='own' count='1'><in space='cedar'/></remove>", "", "",
    "2/0/0 0/2/0 0/1/0 0/0/0", "Test: Remove 1 friendly cube from Cedar." },
  { "remove/disks-of-nobody",
    "<place piece='disk' count='2' in-order='true'/><remove piece='disk' count='1'/>",
    "pick ash; pick birch", "pick birch", "2/0/1 0/2/0 1/1/0 0/0/0",
    "Test: Place 2 disks, first space first. | Test: Remove 1 disk." },
  { "remove/all-of-a-group", "<remove piece='cube' side='red'><in group='grove'/></remove>", "", "",
    "0/0/0 0/2/0 1/1/0 0/0/0", "Test: Remove all red cubes from the Grove." },
  { "remove/all-of-no-space", "<remove piece='cube' side='red'><in group='void'/></remove>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/0", "Test: Remove all red cubes from Void. There are none there." },
  /* Replacements: both kinds have to be there */
  { "replace/all-of-one-place",
    "<replace piece='cube' side='blue' new-piece='cube' new-side='red' count='2'/>",
    "pick birch; pick cedar", "pick birch; pick cedar", "2/0/0 1/1/0 2/0/0 0/0/0",
    "Test: Replace 2 blue cubes with 2 red cubes." },
  { "replace/no-room-for-the-new",
    "<replace piece='cube' side='blue' new-piece='disk' count='2'><in space='birch'/></replace>",
    "", "", "2/0/0 0/1/1 1/1/0 0/0/0",
    "Test: Replace 2 blue cubes in the Birch with 2 disks. | Test: Replace 2 blue cubes in the "
    "Birch with 2 disks. Only 1 could be done." },
  { "replace/none-of-the-new-left",
    "<place piece='disk' count='2' in-order='true'/><replace piece='cube' side='blue' "
    "new-piece='disk'><in space='cedar'/></replace>",
    "", "", "2/0/1 0/2/1 1/1/0 0/0/0",
    "Test: Place 2 disks, first space first. | Test: Replace 1 blue cube in Cedar with 1 disk. "
    "There are none left." },
  { "replace/own-by-enemy",
    "<replace piece='cube' whose='own' new-piece='cube' new-whose='enemy' count='1'><in "
    "space='cedar'/></replace>",
    "", "", "2/0/0 0/2/0 0/2/0 0/0/0",
    "Test: Replace 1 friendly cube in Cedar with 1 enemy cube." },
  { "replace/up-to",
    "<replace piece='cube' side='red' new-piece='cube' new-side='blue' count='2' up-to='true'/>",
    "pick ash; pick cedar; stop", "pick ash; stop", "1/1/0 0/2/0 1/1/0 0/0/0",
    "Test: Replace up to 2 red cubes with up to 2 blue cubes." },
  /* Moves: from where pieces are to where there is room */
  { "move/to-a-full-space",
    "<place piece='cube' whose='own' count='1'><in space='ash'/></place><move piece='cube' "
    "whose='own' count='1'><from space='cedar'/><to space='ash'/></move>",
    "", "", "3/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place 1 friendly cube in Ash. | Test: Move 1 friendly cube from Cedar to Ash. There is "
    "no room." },
  { "move/nowhere-to",
    "<move piece='cube' whose='own' count='1'><from space='cedar'/><to group='void'/></move>", "",
    "", "2/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Move 1 friendly cube from Cedar to Void. There is no room." },
  { "move/two-of-two",
    "<move piece='cube' whose='own' count='2'><from space='ash'/><to space='dale'/></move>",
    "shift ash > dale", "shift ash > dale; shift ash > dale", "0/0/0 0/2/0 1/1/0 2/0/0",
    "Test: Move 2 friendly cubes from Ash to Dale." },
  { "move/three-of-two",
    "<move piece='cube' whose='own' count='3'><from space='ash'/><to space='dale'/></move>",
    "shift ash > dale", "shift ash > dale; shift ash > dale", "0/0/0 0/2/0 1/1/0 2/0/0",
    "Test: Move 3 friendly cubes from Ash to Dale. | Test: Move 3 friendly cubes from Ash to Dale. "
    "Only 2 could be done." },
  { "move/not-to-where-it-is",
    "<move piece='cube' whose='own' count='1'><from space='ash'/><to space='ash'/></move>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/0", "Test: Move 1 friendly cube from Ash to Ash. There is no room." },
  { "move/not-back",
    "<move piece='cube' whose='own' count='2'><from space='cedar'/><from space='dale'/><to "
    "space='dale'/><to space='cedar'/></move>",
    "shift cedar > dale", "shift cedar > dale; shift dale > cedar", "2/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Move 2 friendly cubes from Cedar or Dale to Dale or Cedar." },
  { "move/up-to-none",
    "<move piece='cube' whose='own' count='2' up-to='true'><from space='ash'/><to "
    "space='dale'/></move>",
    "shift ash > dale; stop", "stop", "2/0/0 0/2/0 1/1/0 0/0/0",
    "The player declines Test: Move up to 2 friendly cubes from Ash to Dale." },
  /* Bounds of conditions: at least and at most include the number itself */
  { "track/at-least-itself",
    "<if><when><track track='level' at-least='3'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "track/at-least-one-more",
    "<if><when><track track='level' at-least='4'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "track/at-most-itself",
    "<if><when><track track='level' at-most='3'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "track/at-most-one-less",
    "<if><when><track track='level' at-most='2'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "track/between",
    "<if><when><track track='level' at-least='2' at-most='4'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "track/own-below-zero",
    "<shift track='points' player='acting' by='-2'/><if><when><track track='points' "
    "player='acting' at-most='-2'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Lower Red’s points by 2. | Test: Place 1 disk in Dale." },
  { "track/own-not-the-other",
    "<shift track='points' player='acting' by='2'/><if><when><track track='points' "
    "player='opposing' at-least='1'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "Test: Raise Red’s points by 2." },
  { "track/by-side",
    "<shift track='points' side='blue' by='2'/><if><when><track track='points' side='blue' "
    "at-least='2'/></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Raise points of Blue by 2. | Test: Place 1 disk in Dale." },
  { "pieces/at-least-itself",
    "<if><when><pieces piece='cube' side='blue' at-least='3'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "pieces/at-least-one-more",
    "<if><when><pieces piece='cube' side='blue' at-least='4'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "pieces/at-most-itself",
    "<if><when><pieces piece='cube' side='blue' at-most='3'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "pieces/at-most-one-less",
    "<if><when><pieces piece='cube' side='blue' at-most='2'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "pieces/any-counts-both",
    "<if><when><pieces piece='cube' whose='any' at-least='2'><in "
    "space='cedar'/></pieces></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "pieces/any-counts-no-more",
    "<if><when><pieces piece='cube' whose='any' at-least='3'><in "
    "space='cedar'/></pieces></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "pieces/in-no-space",
    "<if><when><pieces piece='cube' whose='any' at-most='0'><in "
    "group='void'/></pieces></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "pieces/not-in",
    "<if><when><pieces piece='cube' side='red' at-most='1'><not-in "
    "space='ash'/></pieces></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "room/itself",
    "<if><when><room piece='cube' whose='own' at-least='1'><in "
    "space='ash'/></room></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "room/one-more",
    "<if><when><room piece='cube' whose='own' at-least='2'><in "
    "space='ash'/></room></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "room/none",
    "<if><when><room piece='cube' whose='own' at-most='0'><in "
    "space='ash'/></room></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "room/of-two-spaces",
    "<if><when><room piece='cube' whose='own' at-least='4'><in space='ash'/><in "
    "space='dale'/></room></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "room/counts-spaces-not-pieces",
    "<if><when><room piece='disk' at-least='3'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "controls/by-one",
    "<if><when><controls side='blue' space='birch'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "controls/by-nobody",
    "<if><when><controls side='blue' space='dale'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "controls/no-group",
    "<if><when><controls side='blue' group='void'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "controls/after-a-change",
    "<remove piece='cube' side='blue'><in space='cedar'/></remove><if><when><controls "
    "player='acting' space='cedar'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/0/0 0/0/1",
    "Test: Remove all blue cubes from Cedar. | Test: Place 1 disk in Dale." },
  /* What holds others: how often, and what is left out */
  { "repeat/once",
    "<repeat times='1'><do><place piece='cube' whose='own' count='1'><in "
    "space='dale'/></place></do></repeat>",
    "", "", "2/0/0 0/2/0 1/1/0 1/0/0", "Test: Place 1 friendly cube in Dale." },
  { "repeat/three-times",
    "<repeat times='3'><do><place piece='cube' whose='own' count='1'><in "
    "space='dale'/></place></do></repeat>",
    "", "", "2/0/0 0/2/0 1/1/0 3/0/0",
    "Test: Place 1 friendly cube in Dale. | Test: Place 1 friendly cube in Dale. | Test: Place 1 "
    "friendly cube in Dale." },
  { "repeat/goes-on-where-nothing-fits",
    "<repeat times='4'><do><place piece='cube' whose='own' count='1'><in "
    "space='dale'/></place></do></repeat>",
    "", "", "2/0/0 0/2/0 1/1/0 3/0/0",
    "Test: Place 1 friendly cube in Dale. | Test: Place 1 friendly cube in Dale. | Test: Place 1 "
    "friendly cube in Dale. | Test: Place 1 friendly cube in Dale. There are none left." },
  { "repeat/with-choices",
    "<repeat times='2'><do><place piece='cube' whose='own' count='1'><in space='ash'/><in "
    "space='dale'/></place></do></repeat>",
    "pick ash; pick dale", "pick dale; pick ash", "3/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Place 1 friendly cube in Ash or Dale. | Test: Place 1 friendly cube in Ash or Dale." },
  { "repeat/in-a-repeat",
    "<repeat times='2'><do><repeat times='2'><do><shift track='level' "
    "by='1'/></do></repeat></do></repeat><if><when><track track='level' at-least='7' "
    "at-most='7'/></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Raise the level by 1. | Test: Raise the level by 1. | Test: Raise the level by 1. | "
    "Test: Raise the level by 1. | Test: Place 1 disk in Dale." },
  { "may/in-a-may", "<may><may><place piece='disk'><in space='dale'/></place></may></may>",
    "accept; stop", "accept; accept", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "may/in-a-may-declined", "<may><may><place piece='disk'><in space='dale'/></place></may></may>",
    "accept; stop", "accept; stop", "2/0/0 0/2/0 1/1/0 0/0/0",
    "The player declines Test: You may place 1 disk in Dale." },
  { "may/before-what-always-happens",
    "<may><place piece='disk'><in space='dale'/></place></may><place piece='disk'><in "
    "space='ash'/></place>",
    "accept; stop", "stop", "2/0/1 0/2/0 1/1/0 0/0/0",
    "The player declines Test: You may place 1 disk in Dale. | Test: Place 1 disk in Ash." },
  { "if/else",
    "<if><when><track track='level' at-least='9'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then><else><place piece='disk'><in space='ash'/></place></else></if>",
    "", "", "2/0/1 0/2/0 1/1/0 0/0/0", "Test: Place 1 disk in Ash." },
  { "if/in-an-else",
    "<if><when><track track='level' at-least='9'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then><else><if><when><track track='level' "
    "at-least='1'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if></else></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "if/nothing-to-do",
    "<if><when><track track='level' at-least='9'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/0", "" },
  { "choose/first",
    "<choose><option id='o-a' name='A'><do><place piece='disk'><in "
    "space='dale'/></place></do></option><option id='o-b' name='B'><do><place piece='disk'><in "
    "space='ash'/></place></do></option></choose>",
    "choose o-a; choose o-b", "choose o-a", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Choose one of these: place 1 disk in Dale; or place 1 disk in Ash. | Test: Place 1 disk "
    "in Dale." },
  { "choose/then-its-choices",
    "<choose><option id='o-a' name='A'><do><place piece='cube' whose='own' count='1'><in "
    "space='ash'/><in space='dale'/></place></do></option><option id='o-b' name='B'><do><place "
    "piece='disk'><in space='dale'/></place></do></option></choose>",
    "choose o-a; choose o-b", "choose o-a; pick dale", "2/0/0 0/2/0 1/1/0 1/0/0",
    "Test: Choose one of these: place 1 friendly cube in Ash or Dale; or place 1 disk in Dale. | "
    "Test: Place 1 friendly cube in Ash or Dale." },
  { "choose/of-the-other-player",
    "<choose player='opposing'><option id='o-a' name='A'><do><place piece='cube' whose='own' "
    "count='1'><in space='dale'/></place></do></option><option id='o-b' name='B'><do><place "
    "piece='disk'><in space='dale'/></place></do></option></choose>",
    "choose o-a; choose o-b", "choose o-a", "2/0/0 0/2/0 1/1/0 1/0/0",
    "Test: The other player chooses one of these: place 1 friendly cube in Dale; or place 1 disk "
    "in Dale. | Test: Place 1 friendly cube in Dale." },
  { "each-player/acting-first",
    "<each-player><do><place piece='cube' whose='own' count='1'><in "
    "space='dale'/></place></do></each-player>",
    "", "", "2/0/0 0/2/0 1/1/0 1/1/0",
    "Test: Place 1 friendly cube in Dale. | Test: Place 1 friendly cube in Dale." },
  { "each-player/in-a-repeat",
    "<repeat times='2'><do><each-player><do><place piece='cube' whose='own' count='1'><in "
    "space='dale'/></place></do></each-player></do></repeat>",
    "", "", "2/0/0 0/2/0 1/1/0 2/2/0",
    "Test: Place 1 friendly cube in Dale. | Test: Place 1 friendly cube in Dale. | Test: Place 1 "
    "friendly cube in Dale. | Test: Place 1 friendly cube in Dale." },
  { "must/possible", "<must><place piece='disk'><in space='dale'/></place></must>", "", "",
    "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Place 1 disk in Dale." },
  { "must/with-a-choice",
    "<must><place piece='cube' whose='own' count='1'><in space='ash'/><in "
    "space='dale'/></place></must>",
    "pick ash; pick dale", "pick ash", "3/0/0 0/2/0 1/1/0 0/0/0",
    "Test: Place 1 friendly cube in Ash or Dale." },
  /* Tracks: no further than their ends */
  { "shift/to-the-end",
    "<shift track='level' by='6'/><if><when><track track='level' at-least='9'/></when><then><place "
    "piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Raise the level by 6. | Test: Place 1 disk in Dale." },
  { "shift/beyond-the-end",
    "<shift track='level' by='9'/><shift track='level' by='-1'/><if><when><track track='level' "
    "at-least='8' at-most='8'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Raise the level by 9. | Test: Lower the level by 1. | Test: Place 1 disk in Dale." },
  { "shift/below-the-end",
    "<shift track='level' by='-9'/><shift track='level' by='1'/><if><when><track track='level' "
    "at-least='1' at-most='1'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Lower the level by 9. | Test: Raise the level by 1. | Test: Place 1 disk in Dale." },
  { "shift/own-lowest",
    "<shift track='points' player='acting' by='-9'/><if><when><track track='points' "
    "player='acting' at-least='-5' at-most='-5'/></when><then><place piece='disk'><in "
    "space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Lower Red’s points by 9. | Test: Place 1 disk in Dale." },
  { "set/to",
    "<set track='level' to='7'/><if><when><track track='level' at-least='7' "
    "at-most='7'/></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1", "Test: Set the level to 7. | Test: Place 1 disk in Dale." },
  { "set/below-zero",
    "<set track='points' player='acting' to='-3'/><if><when><track track='points' player='acting' "
    "at-most='-3'/></when><then><place piece='disk'><in space='dale'/></place></then></if>",
    "", "", "2/0/0 0/2/0 1/1/0 0/0/1",
    "Test: Set Red’s points to −3. | Test: Place 1 disk in Dale." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  effects_add_cases ("bounds", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
