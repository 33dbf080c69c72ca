/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

/* What another text of Mind Breaker would do: Ada has selected it and chosen somebody. */

static const DuneRow rows[] = {
  /* What effects see: tokens by kind, player and place */
  { "own-token", "four",
    "token sigil-token dorian; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose dorian",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"own\" at-least=\"1\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "token-of-another", "four",
    "token sigil-token clara; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"own\" at-least=\"1\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "own-token-elsewhere", "four",
    "token sigil-token dorian; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"own\" at-least=\"1\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "token-of-another-kind", "four",
    "token sigil-token dorian; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose dorian",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"assassin-token\" whose=\"own\" at-least=\"1\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "token-of-anybody", "four",
    "token sigil-token clara; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"any\" at-least=\"1\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "tokens-two-of-anybody", "four",
    "token sigil-token clara; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"any\" at-least=\"2\"><in "
    "at=\"chosen\"/></pieces></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "tokens-at-the-table", "four",
    "token sigil-token clara; token sigil-token boris; show mind-breaker-1; deck scout-1; play "
    "select mind-breaker-1; play choose clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><pieces piece=\"sigil-token\" whose=\"any\" at-least=\"2\"/></when><then><shift "
    "track=\"score\" by=\"1\"/></then></if>" },
  { "room-for-a-token", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "marker",
    "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><room piece=\"sigil-token\" whose=\"own\" at-least=\"2\"><in "
    "at=\"chosen\"/></room></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "room-for-one-token", "four",
    "token sigil-token clara; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><room piece=\"sigil-token\" whose=\"own\" at-least=\"2\"><in "
    "at=\"chosen\"/></room></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "room-before-oneself", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "marker",
    "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><room piece=\"sigil-token\" whose=\"own\" at-least=\"1\"><in "
    "at=\"acting\"/></room></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  /* What effects see: cards and points */
  { "cards-of-the-chosen", "four",
    "give clara scout-2,informer-2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; "
    "play choose clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"taken\" player=\"chosen\" at-least=\"2\"/></when><then><shift "
    "track=\"score\" by=\"1\"/></then></if>" },
  { "cards-too-few", "four",
    "give clara scout-2; give boris informer-2; show mind-breaker-1; deck scout-1; play select "
    "mind-breaker-1; play choose clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"taken\" player=\"chosen\" at-least=\"2\"/></when><then><shift "
    "track=\"score\" by=\"1\"/></then></if>" },
  { "cards-shielded", "four",
    "shield clara; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose "
    "clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"traits\" player=\"chosen\" is=\"shielded\" "
    "at-least=\"2\"/></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "cards-not-shielded", "four",
    "shield boris; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose "
    "clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"traits\" player=\"chosen\" is=\"shielded\" "
    "at-least=\"1\"/></when><then><shift track=\"score\" by=\"1\"/></then></if>" },
  { "targets-that-lie-there", "four",
    "pile clara 2 attack; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"targets\" player=\"chosen\" at-least=\"2\"/></when><then><shift "
    "track=\"score\" by=\"1\"/></then></if>" },
  { "discards-that-lie-there", "four",
    "discard scout-2,scout-3; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"discard\" at-least=\"2\"/></when><then><shift track=\"score\" "
    "by=\"1\"/></then></if>" },
  { "discards-too-few", "four",
    "discard scout-2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose "
    "clara",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><cards deck=\"discard\" at-least=\"2\"/></when><then><shift track=\"score\" "
    "by=\"1\"/></then></if>" },
  { "points-at-least", "four",
    "marker 3; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara",
    "marker", "4", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><track track=\"score\" at-least=\"3\"/></when><then><shift track=\"score\" "
    "by=\"1\"/></then></if>" },
  { "points-below", "four",
    "marker 2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara",
    "marker", "2", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<if><when><track track=\"score\" at-least=\"3\"/></when><then><shift track=\"score\" "
    "by=\"1\"/></then></if>" },
  /* What effects do */
  { "shift-up", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "log",
    "Ada selects Mind Breaker (all players) (rules: Select)\n"
    "Mind Breaker: Raise the score by 1.\n"
    "The marker moves by +1 to +1 (rules: Battle)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<shift track=\"score\" by=\"1\"/>" },
  { "shift-beyond-the-track", "four",
    "marker 10; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara",
    "marker", "11", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<shift track=\"score\" by=\"1\"/>" },
  { "shift-down", "four",
    "marker -10; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara",
    "marker", "-12", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<shift track=\"score\" by=\"-2\"/>" },
  { "set-the-marker", "four",
    "marker 3; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara",
    "marker", "-4", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<set track=\"score\" to=\"-4\"/>" },
  { "discard-an-action-card", "four",
    "give clara scout-2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "shown actions-clara", "Clara: actions: box, Actions, clara\n",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"discard\"/>" },
  { "discard-shows-in-the-discards", "four",
    "give clara scout-2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "shown discard",
    "Discards: deck\n"
    "- Scout (Harkonnen), Scout, Harkonnen\n",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"discard\"/>" },
  { "take-an-action-card", "four",
    "give clara scout-2; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play "
    "choose clara",
    "shown actions-ada",
    "Ada: actions: box, Actions, ada\n"
    "- Scout (Harkonnen), Scout, Harkonnen\n"
    "- Mind Breaker (all players), Mind Breaker, all players\n",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"taken\" to-player=\"acting\"/>" },
  { "nothing-to-take", "four", "show mind-breaker-1; deck scout-1", "why replace mind-breaker-1",
    "legal", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<transfer deck=\"taken\" player=\"chosen\" to=\"discard\"/>" },
  { "win", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "log",
    "Ada selects Mind Breaker (all players) (rules: Select)\n"
    "Mind Breaker: The game ends, and the chosen player’s side wins.\n"
    "The battle marker is on 0, in favour of House Atreides (rules: Winning)\n",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>", "<win player=\"chosen\"/>" },
  { "win-of-the-acting-player", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "phase",
    "end of the game", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<win player=\"acting\"/>" },
  { "place-nowhere-left", "four", "show mind-breaker-1; deck scout-1", "why replace mind-breaker-1",
    "legal", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<place piece=\"sigil-token\" whose=\"own\"><in at=\"chosen\"/></place>" },
  /* What effects wait for */
  { "react-to-a-target", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > ada; play lay attack",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-a-target-elsewhere", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > clara; play lay attack",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-once", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > ada; play lay attack; play accept-target; play aim > ada; play lay "
    "attack",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\" once=\"true\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-always", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > ada; play lay attack; play accept-target; play aim > ada; play lay "
    "attack",
    "marker", "2", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-the-own-turn", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 2",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"turn-start\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-no-other-turn", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "marker",
    "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"turn-start\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-the-end-of-the-own-turn", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara", "marker",
    "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"turn-end\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-a-round", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 2; "
    "round 3",
    "marker", "2", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"round-start\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-to-the-end-of-a-round", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn dorian; play aim > ada; play lay attack; play accept-target",
    "marker", "1", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"round-end\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-until-the-end-of-the-turn", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > ada; play lay attack",
    "marker", "0", "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\" until=\"turn\"><do><shift track=\"score\" by=\"1\"/></do></react>" },
  { "react-turns-a-card-aside", "four",
    "show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose clara; round 4; "
    "turn boris; play aim > ada; play lay attack",
    "phase", "boris another target 4",
    "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>",
    "<react on=\"targeted\"><do><invoke procedure=\"turn-aside\"/></do></react>" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dune_add_rows ("effects", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
