/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

/* Why a move is not legal, in the words that the player reads. */

static const DuneRow rows[] = {
  /* Selecting an action card */
  { "not-shown", "four", "show scout-1,informer-1", "explain select mind-games-1",
    "Mind Games (Harkonnen) is not among the shown cards (rules: Select)." },
  { "usable", "four", "show scout-1", "explain replace scout-1",
    "Scout (Atreides) can be used, so it is not replaced (rules: Select)." },
  { "no-replacing", "four", "shield boris; shield clara; shield dorian; show scout-1",
    "explain replace scout-1", "Shown cards are not replaced in this game (rules: Select).",
    "<rules>", "<rules><row replace=\"false\"/>" },
  { "no-more", "four", "shield boris; shield clara; shield dorian; show scout-1; deck",
    "explain replace scout-1", "No other card is left that could be shown in its place." },
  { "no-more-but-discards", "four",
    "shield boris; shield clara; shield dorian; show scout-1; deck; discard informer-1",
    "explain replace scout-1", "Have Scout (Atreides) replaced: this move is legal." },
  { "replace-what-is-not-shown", "four", "shield boris; shield clara; shield dorian; show scout-1",
    "explain replace scout-2", "Scout (Harkonnen) is not among the shown cards (rules: Select)." },
  { "select-in-a-targeting-round", "four", "round 4", "explain select scout-1",
    "This cannot be done in the phase \"targeting\"; what can be: use, aim, done." },
  { "no-choice", "four", "shield clara; show scout-1; play select scout-1", "explain choose clara",
    "This is not among the choices of the card (rules: Select)." },
  { "choice-of-oneself", "four", "show scout-1; play select scout-1", "explain choose ada",
    "This is not among the choices of the card (rules: Select)." },
  { "choice-of-an-absent-player", "four", "show scout-1; play select scout-1",
    "explain choose elsa", "This is not among the choices of the card (rules: Select)." },
  /* Using action cards */
  { "not-own", "four", "give boris aerial-recon-1; round 5", "explain use aerial-recon-1",
    "This player has not selected Aerial Recon (Harkonnen) (rules: Use)." },
  { "not-own-discarded", "four", "discard aerial-recon-1; round 5", "explain use aerial-recon-1",
    "This player has not selected Aerial Recon (Harkonnen) (rules: Use)." },
  { "immediate", "four", "give ada scout-1; round 4", "explain use scout-1",
    "Scout (Atreides) is used when it is selected (rules: Select)." },
  { "reaction", "four", "give ada ornithopter-escape-1; round 4",
    "explain use ornithopter-escape-1",
    "Ornithopter Escape (all fighters) is used when its owner is targeted (rules: Use)." },
  { "no-reaction", "four",
    "give boris atreides-sigil-1; round 4; play aim > boris; play lay attack",
    "explain use atreides-sigil-1",
    "Atreides Sigil (Atreides) is not used when its owner is targeted (rules: Use)." },
  { "immediate-reaction", "four", "give boris scout-1; round 4; play aim > boris; play lay attack",
    "explain use scout-1", "Scout (Atreides) is used when it is selected (rules: Select)." },
  { "reaction-of-another", "four",
    "give clara ornithopter-escape-1; round 4; play aim > boris; play lay attack",
    "explain use ornithopter-escape-1",
    "This player has not selected Ornithopter Escape (all fighters) (rules: Use)." },
  { "shielded", "four",
    "give ada atreides-sigil-1; round 4; play use atreides-sigil-1; play choose boris",
    "explain use atreides-sigil-1", "Atreides Sigil (Atreides) is shielded (rules: Use)." },
  { "other-round-too-early", "four", "give ada aerial-recon-1; pile boris 1 attack; round 4",
    "explain use aerial-recon-1",
    "Aerial Recon (Harkonnen) is used in another targeting round (rules: Use)." },
  { "other-round-too-late", "four", "give ada master-of-assassins-1; round 5",
    "explain use master-of-assassins-1",
    "Atreides Master of Assassins (Atreides) is used in another targeting round (rules: Use)." },
  { "placed", "four",
    "give ada aerial-recon-1; held ada 1; round 5; play aim > boris; play lay attack; play "
    "accept-target",
    "explain use aerial-recon-1",
    "Action cards are used before a target card is placed (rules: Use)." },
  { "not-possible", "four", "give ada aerial-recon-1; round 5", "explain use aerial-recon-1",
    "What Aerial Recon (Harkonnen) requires is not possible now (rules: Use)." },
  { "nobody-to-deliver-to", "four",
    "give ada atreides-sigil-1; token sigil-token boris; token sigil-token boris; token "
    "sigil-token clara; token assassin-token clara; token sigil-token dorian; token sigil-token "
    "dorian; round 4",
    "explain use atreides-sigil-1",
    "What Atreides Sigil (Atreides) requires is not possible now (rules: Use)." },
  { "one-to-deliver-to", "four",
    "give ada atreides-sigil-1; token sigil-token boris; token sigil-token boris; token "
    "sigil-token clara; token sigil-token dorian; token sigil-token dorian; round 4",
    "explain use atreides-sigil-1", "Use Atreides Sigil (Atreides): this move is legal." },
  /* Targeting */
  { "self", "four", "round 4", "explain aim > ada",
    "Players cannot target themselves (rules: Target)." },
  { "absent", "four", "round 4", "explain aim > hugo",
    "Hugo does not take part in this game (rules: Setup)." },
  { "full", "four", "pile clara 3 defend; round 4", "explain aim > clara",
    "Clara has as many target cards as a player can have (rules: Target)." },
  { "nearly-full", "four", "pile clara 2 defend; round 4", "explain aim > clara",
    "Target Clara: this move is legal." },
  { "escaped", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1",
    "explain aim > boris", "Boris has just turned this card aside (rules: Target)." },
  { "divert-to-self", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1",
    "explain aim > ada", "Players cannot target themselves (rules: Target)." },
  { "held-back", "four", "give ada mind-games-1; round 4; play use mind-games-1",
    "explain aim > boris", "No more target cards are placed in this turn (rules: Target)." },
  { "must-place", "four", "round 4", "explain done",
    "A target card must be placed first (rules: Target)." },
  { "must-place-the-other-too", "four",
    "held ada 1; round 5; play aim > boris; play lay attack; play accept-target", "explain done",
    "A target card must be placed first (rules: Target)." },
  { "not-left", "five", "held ada 1; lay boris ada attack; round 5; play aim > clara",
    "explain lay attack", "This player has no such card left: Attack (rules: Target).",
    "name=\"Defend\"/>", "name=\"Defend\" copies=\"2\"/>" },
  { "phase", "four", "round 4", "explain reveal",
    "This cannot be done in the phase \"targeting\"; what can be: use, aim, done." },
  { "form", "four", "round 4; play aim > boris", "explain lay boris",
    "This move has the form \"lay TARGET CARD\"." },
  { "accept-what-nobody-placed", "four", "round 4", "explain accept-target",
    "This cannot be done in the phase \"targeting\"; what can be: use, aim, done." },
  { "reveal-of-another-round", "four", "round 6", "explain aim > boris",
    "This cannot be done in the phase \"revealing\"; what can be: reveal." },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dune_add_rows ("reasons", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
