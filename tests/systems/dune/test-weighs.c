/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

/* What moves are worth to bots, in hundredths of a point: by what their seat may know. */

static const DuneRow rows[] = {
  /* Selecting: own sigils, and those that say little */
  { "baron-selects", "four", "show scout-1,scout-2,scout-3", "worths",
    "select scout-1: 51\n"
    "select scout-2: 151\n"
    "select scout-3: 151\n" },
  { "baron-selects-among-kinds", "four", "show scout-2,informer-2,whisper-2", "worths",
    "select scout-2: 151\n"
    "select informer-2: 96\n"
    "select whisper-2: 116\n" },
  { "baron-selects-for-later", "four", "show atreides-sigil-1,aerial-recon-1,mind-games-1",
    "worths",
    "select atreides-sigil-1: 36\n"
    "select aerial-recon-1: 131\n"
    "select mind-games-1: 131\n" },
  { "leto-selects-for-later", "four",
    "turn clara; show atreides-sigil-1,aerial-recon-1,mind-games-1", "worths",
    "select atreides-sigil-1: 152\n"
    "select aerial-recon-1: 31\n"
    "select mind-games-1: 31\n" },
  { "leto-selects-a-token-that-nobody-has-room-for", "four",
    "token sigil-token ada; token sigil-token ada; token sigil-token boris; token sigil-token "
    "boris; token sigil-token dorian; token sigil-token dorian; turn clara; show atreides-sigil-1",
    "worths", "select atreides-sigil-1: 136\n" },
  { "baron-has-nothing-to-score", "four",
    "shield boris; shield clara; shield dorian; show scout-1,scout-4", "worths",
    "select scout-1: 51\n"
    "select scout-4: 51\n"
    "replace scout-1: 52\n"
    "replace scout-4: 52\n" },
  { "baron-keeps-what-scores", "four",
    "shield boris; shield clara; shield dorian; show scout-1,scout-2", "worths",
    "select scout-1: 51\n"
    "select scout-2: 151\n"
    "replace scout-1: -100\n"
    "replace scout-2: -100\n" },
  /* What a card asks: the doubtful are looked at, a friend is shown the own card */
  { "baron-looks-at", "four", "show scout-1; play select scout-1", "worths",
    "choose boris: 0\n"
    "choose clara: 0\n"
    "choose dorian: 0\n" },
  { "trooper-looks-at", "four", "turn boris; show scout-1; play select scout-1", "worths",
    "choose ada: 341\n"
    "choose clara: 341\n"
    "choose dorian: 341\n" },
  { "baron-shows-to", "four", "show informer-1; play select informer-1", "worths",
    "choose boris: 1024\n"
    "choose clara: 0\n"
    "choose dorian: 0\n" },
  { "leto-delivers", "four",
    "give clara atreides-sigil-1; round 4; turn clara; play use atreides-sigil-1", "worths",
    "choose ada: 33\n"
    "choose boris: 33\n"
    "choose dorian: 33\n" },
  { "baron-would-harm-his-own", "four",
    "give ada master-of-assassins-1; round 4; play use master-of-assassins-1", "worths",
    "choose boris: -100\n"
    "choose clara: 0\n"
    "choose dorian: 0\n" },
  { "trait-cards-are-alike", "four", "show scout-1; play select scout-1; play choose clara",
    "worths",
    "take clara-trait-1: 0\n"
    "take clara-trait-2: 0\n" },
  /* Targeting: harm to enemies, good to friends */
  { "baron-targets", "four", "round 4", "worths",
    "aim > boris: 100\n"
    "aim > clara: 150\n"
    "aim > dorian: 150\n" },
  { "baron-has-no-attack-left", "four", "lay clara ada attack; round 5", "worths",
    "aim > boris: 100\n"
    "aim > clara: -100\n"
    "aim > dorian: -100\n" },
  { "baron-lays-on-a-friend", "four", "round 4; play aim > boris", "worths",
    "lay attack: -100\n"
    "lay defend: 100\n" },
  { "baron-lays-on-an-enemy", "four", "round 4; play aim > clara", "worths",
    "lay attack: 150\n"
    "lay defend: -100\n" },
  { "baron-attacks-a-fighter-once", "four", "lay dorian boris attack; round 5", "worths",
    "aim > boris: 100\n"
    "aim > clara: 150\n"
    "aim > dorian: 125\n" },
  { "trooper-knows-nobody", "four", "round 4; turn boris", "worths",
    "aim > ada: 66\n"
    "aim > clara: 66\n"
    "aim > dorian: 66\n" },
  { "baron-keeps-the-assassins", "four", "give ada master-of-assassins-1; round 4", "worths",
    "use master-of-assassins-1: -10000\n"
    "aim > boris: 100\n"
    "aim > clara: 150\n"
    "aim > dorian: 150\n" },
  { "baron-keeps-a-sigil-token", "four", "give ada atreides-sigil-1; round 4", "worths",
    "use atreides-sigil-1: -10000\n"
    "aim > boris: 100\n"
    "aim > clara: 150\n"
    "aim > dorian: 150\n" },
  { "baron-looks-before-he-targets", "four",
    "give ada aerial-recon-1; pile clara 1 attack; round 5", "worths",
    "use aerial-recon-1: 10000\n"
    "aim > boris: 100\n"
    "aim > clara: 125\n"
    "aim > dorian: 150\n" },
  { "baron-does-not-wait", "four", "give ada mind-games-1; round 4", "worths",
    "use mind-games-1: -10000\n"
    "aim > boris: 100\n"
    "aim > clara: 150\n"
    "aim > dorian: 150\n" },
  { "trooper-does-not-wait-either", "four", "give boris mind-games-1; round 4; turn boris",
    "worths",
    "use mind-games-1: -10000\n"
    "aim > ada: 66\n"
    "aim > clara: 66\n"
    "aim > dorian: 66\n" },
  { "leto-escapes-a-likely-enemy", "four",
    "give clara ornithopter-escape-1; round 4; play aim > clara; play lay attack", "worths",
    "use ornithopter-escape-1: 1024\n"
    "accept-target: 0\n" },
  { "trooper-is-targeted-by-nobody-he-knows", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack", "worths",
    "use ornithopter-escape-1: 341\n"
    "accept-target: 0\n" },
  { "baron-diverts", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1",
    "worths",
    "aim > clara: 150\n"
    "aim > dorian: 150\n"
    "discard: 0\n" },
  /* As things stand */
  { "outcome-even", "four", "", "outcome", "reached 4, levels 0 0: 0 0 0 0 0 0 0 0" },
  { "outcome-of-atreides", "four", "marker 3", "outcome",
    "reached 1, levels 1 0: -3 -3 3 3 0 0 0 0" },
  { "outcome-of-harkonnen", "four", "marker -2; round 6; turn dorian; play reveal", "outcome",
    "reached 2, levels 0 1: 2 2 -2 -2 0 0 0 0" },
  { "outcome-of-zero-that-is-owned", "four", "round 6; turn dorian; play reveal", "outcome",
    "reached 2, levels 0 1: 0 0 0 0 0 0 0 0", "max=\"10\" ref",
    "max=\"10\" zero=\"harkonnen\" ref" },
  { "milestones-none", "four", "", "milestones", "" },
  { "milestone-of-a-token", "four",
    "give ada atreides-sigil-1; round 4; play use atreides-sigil-1; play choose boris",
    "milestones", "delivered" },
  { "milestone-of-a-replacement", "four",
    "shield boris; shield clara; shield dorian; show scout-1; deck informer-1; play replace "
    "scout-1",
    "milestones", "replaced reshuffled" },
  { "milestone-of-an-escape", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1",
    "milestones", "escape" },
  { "milestones-of-a-discard", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1; play discard",
    "milestones", "escape no-target" },
  { "milestone-of-a-new-deck", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck; discard informer-1; play select "
    "aerial-recon-1",
    "milestones", "reshuffled" },
  { "evaluate-even", "four", "", "evaluate ada", "0" },
  { "evaluate-cards", "four", "give clara scout-1,scout-3", "evaluate clara", "2000" },
  { "evaluate-cards-of-the-enemy", "four", "give clara scout-1,scout-3", "evaluate ada", "-2000" },
  { "evaluate-attacks", "four", "pile clara 2 attack", "evaluate boris", "4000" },
  { "evaluate-what-is-revealed-once", "four", "pile ada 1 attack; round 6; play reveal",
    "evaluate clara", "1000" },
  { "evaluate-before-it-is-revealed", "four", "pile ada 1 attack; round 6", "evaluate clara",
    "1000" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dune_add_rows ("weighs", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
