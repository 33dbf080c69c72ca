/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

/* From one decision to the next: what is asked of whom, what happens, and who is told. */

static const DuneRow rows[] = {
  /* Action rounds: what is shown, taken and replaced */
  { "select-log", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck mind-games-1; play select aerial-recon-1",
    "log",
    "Ada selects Aerial Recon (Harkonnen) (rules: Select)\n"
    "Mind Games (Harkonnen) is shown (rules: Select)\n" },
  { "select-next", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck mind-games-1; play select aerial-recon-1",
    "phase", "boris selecting an action card 1" },
  { "select-last-of-a-round", "four",
    "turn dorian; show aerial-recon-1,mind-games-1,atreides-sigil-1; deck scout-1; play select "
    "mind-games-1",
    "log",
    "Dorian selects Mind Games (Harkonnen) (rules: Select)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action round 2 (rules: Action)\n" },
  { "select-last-of-all", "four",
    "round 3; turn dorian; show aerial-recon-1,mind-games-1,atreides-sigil-1; deck scout-1; play "
    "select mind-games-1",
    "phase", "ada targeting 4" },
  { "duplicate-is-discarded", "four",
    "show aerial-recon-1,mind-games-1,atreides-sigil-1; deck aerial-recon-2; discard scout-1; play "
    "select mind-games-1",
    "log",
    "Ada selects Mind Games (Harkonnen) (rules: Select)\n"
    "Aerial Recon (all players) is discarded: such a card is shown already (rules: Setup)\n"
    "The discarded action cards are shuffled into a new deck (rules: Select)\n"
    "Scout (Atreides) is shown (rules: Select)\n" },
  { "refill-from-discards", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck; discard informer-1; play select "
    "aerial-recon-1",
    "log",
    "Ada selects Aerial Recon (Harkonnen) (rules: Select)\n"
    "The discarded action cards are shuffled into a new deck (rules: Select)\n"
    "Informer (Atreides) is shown (rules: Select)\n" },
  { "refill-from-one-of-a-kind-that-is-shown", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck; discard scout-2; play select "
    "aerial-recon-1",
    "log",
    "Ada selects Aerial Recon (Harkonnen) (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 2\n" },
  { "refill-with-two-of-a-kind", "four",
    "show scout-1,aerial-recon-1,atreides-sigil-1; deck scout-2; play select aerial-recon-1", "log",
    "Ada selects Aerial Recon (Harkonnen) (rules: Select)\n"
    "Scout (Harkonnen) is shown (rules: Select)\n",
    "<rules>", "<rules><row different=\"false\"/>" },
  { "replace-log", "four",
    "shield boris; shield clara; shield dorian; show scout-1,aerial-recon-1,atreides-sigil-1; deck "
    "informer-1; play replace scout-1",
    "log",
    "Ada has Scout (Atreides) replaced (rules: Select)\n"
    "Informer (Atreides) is shown (rules: Select)\n" },
  { "replace-keeps-the-turn", "four",
    "shield boris; shield clara; shield dorian; show scout-1,aerial-recon-1,atreides-sigil-1; deck "
    "informer-1; play replace scout-1",
    "phase", "ada selecting an action card 1" },
  { "replace-then-select", "four",
    "shield boris; shield clara; shield dorian; show scout-1,aerial-recon-1,atreides-sigil-1; deck "
    "informer-1; play replace scout-1",
    "moves", "select informer-1; select atreides-sigil-1; select aerial-recon-1" },
  { "replace-with-another-that-cannot-be-used", "four",
    "shield ada; shield boris; shield clara; shield dorian; show "
    "scout-1,aerial-recon-1,atreides-sigil-1; deck informer-1; play replace scout-1",
    "moves",
    "select informer-1; select atreides-sigil-1; select aerial-recon-1; replace informer-1" },
  { "useless-card-taken", "four",
    "shield boris; shield clara; shield dorian; show scout-1,aerial-recon-1,atreides-sigil-1; deck "
    "informer-1; play select scout-1",
    "log",
    "Ada selects Scout (Atreides) (rules: Select)\n"
    "Scout (Atreides) has no effect: it cannot be used now\n"
    "Informer (Atreides) is shown (rules: Select)\n" },
  { "row-of-one", "four", "show mind-breaker-1; deck", "moves", "select mind-breaker-1" },
  { "limit-is-by-player", "four", "give boris mind-games-1; show mind-games-2",
    "why replace mind-games-2", "usable" },
  { "limit-of-two", "four", "give ada mind-games-1; show mind-games-2", "why replace mind-games-2",
    "usable", "limit=\"1\"", "limit=\"2\"" },
  /* Action cards: who looks at what */
  { "scout-asks-whom", "four", "show scout-1; deck informer-1; play select scout-1", "moves",
    "choose boris; choose clara; choose dorian" },
  { "scout-asks-which", "four",
    "show scout-1; deck informer-1; play select scout-1; play choose clara", "moves",
    "take clara-trait-1; take clara-trait-2" },
  { "scout-of-a-half-shielded", "four",
    "show scout-1; deck informer-1; play select scout-1; play choose clara; play take "
    "clara-trait-1; turn boris; show scout-2; deck informer-1; play select scout-2; play choose "
    "clara",
    "log",
    "Ada selects Scout (Atreides) (rules: Select)\n"
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded.\n"
    "Ada looks at trait card 1 of Clara (rules: Traits)\n"
    "Ada sees what it shows: Atreides (rules: Traits)\n"
    "Informer (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n"
    "Boris selects Scout (Harkonnen) (rules: Select)\n"
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded.\n"
    "Boris looks at trait card 2 of Clara (rules: Traits)\n"
    "Boris sees what it shows: Harkonnen (rules: Traits)\n"
    "Informer (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "scout-log-for-the-scout", "four",
    "show scout-1; deck informer-1; play select scout-1; play choose clara; play take "
    "clara-trait-2",
    "log ada",
    "Ada selects Scout (Atreides) (rules: Select)\n"
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded.\n"
    "Ada looks at trait card 2 of Clara (rules: Traits)\n"
    "Ada sees what it shows: Harkonnen (rules: Traits)\n"
    "Informer (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "scout-log-for-its-owner", "four",
    "show scout-1; deck informer-1; play select scout-1; play choose clara; play take "
    "clara-trait-2",
    "log clara",
    "Ada selects Scout (Atreides) (rules: Select)\n"
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded.\n"
    "Ada looks at trait card 2 of Clara (rules: Traits)\n"
    "Informer (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "scout-log-for-others", "four",
    "show scout-1; deck informer-1; play select scout-1; play choose clara; play take "
    "clara-trait-2",
    "log boris",
    "Ada selects Scout (Atreides) (rules: Select)\n"
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded.\n"
    "Ada looks at trait card 2 of Clara (rules: Traits)\n"
    "Informer (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "informer-asks-whom", "four", "show informer-1; deck scout-1; play select informer-1", "moves",
    "choose boris; choose clara; choose dorian" },
  { "informer-lets-whom-choose", "four",
    "show informer-1; deck scout-1; play select informer-1; play choose boris", "phase",
    "boris action card 1" },
  { "informer-log-for-the-one-who-looks", "four",
    "show informer-1; deck scout-1; play select informer-1; play choose boris; play take "
    "ada-trait-1",
    "log boris",
    "Ada selects Informer (Atreides) (rules: Select)\n"
    "Informer: The chosen player looks at 1 card from Ada’s trait cards that is not "
    "shielded; it is then shielded.\n"
    "Boris looks at trait card 1 of Ada (rules: Traits)\n"
    "Boris sees what it shows: Atreides (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "informer-log-for-the-owner", "four",
    "show informer-1; deck scout-1; play select informer-1; play choose boris; play take "
    "ada-trait-1",
    "log ada",
    "Ada selects Informer (Atreides) (rules: Select)\n"
    "Informer: The chosen player looks at 1 card from Ada’s trait cards that is not "
    "shielded; it is then shielded.\n"
    "Boris looks at trait card 1 of Ada (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "exchange-log", "four",
    "show exchange-1; deck scout-1; play select exchange-1; play choose dorian; play take "
    "dorian-trait-1; play take ada-trait-2",
    "log",
    "Ada selects Exchange (all nobles) (rules: Select)\n"
    "Exchange: Look at 1 card from the chosen player’s trait cards that is not shielded; it is "
    "then shielded.\n"
    "Ada looks at trait card 1 of Dorian (rules: Traits)\n"
    "Ada sees what it shows: Atreides (rules: Traits)\n"
    "Exchange: The chosen player looks at 1 card from Ada’s trait cards that is not "
    "shielded; it is then shielded.\n"
    "Dorian looks at trait card 2 of Ada (rules: Traits)\n"
    "Dorian sees what it shows: Harkonnen (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "exchange-log-for-one", "four",
    "show exchange-1; deck scout-1; play select exchange-1; play choose dorian; play take "
    "dorian-trait-1; play take ada-trait-2",
    "log dorian",
    "Ada selects Exchange (all nobles) (rules: Select)\n"
    "Exchange: Look at 1 card from the chosen player’s trait cards that is not shielded; it is "
    "then shielded.\n"
    "Ada looks at trait card 1 of Dorian (rules: Traits)\n"
    "Exchange: The chosen player looks at 1 card from Ada’s trait cards that is not "
    "shielded; it is then shielded.\n"
    "Dorian looks at trait card 2 of Ada (rules: Traits)\n"
    "Dorian sees what it shows: Harkonnen (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "whisper-chooses-two", "four",
    "show whisper-1; deck scout-1; play select whisper-1; play choose boris", "moves",
    "choose clara; choose dorian" },
  { "whisper-log-for-the-first", "four",
    "show whisper-1; deck scout-1; play select whisper-1; play choose boris; play choose clara; "
    "play take clara-trait-1",
    "log boris",
    "Ada selects Whisper (Atreides) (rules: Select)\n"
    "Whisper: The first chosen player looks at 1 card from the second chosen player’s trait cards "
    "that is not shielded; it is then shielded.\n"
    "Boris looks at trait card 1 of Clara (rules: Traits)\n"
    "Boris sees what it shows: Atreides (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "whisper-log-for-the-whisperer", "four",
    "show whisper-1; deck scout-1; play select whisper-1; play choose boris; play choose clara; "
    "play take clara-trait-1",
    "log ada",
    "Ada selects Whisper (Atreides) (rules: Select)\n"
    "Whisper: The first chosen player looks at 1 card from the second chosen player’s trait cards "
    "that is not shielded; it is then shielded.\n"
    "Boris looks at trait card 1 of Clara (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  { "mind-breaker-looks-at-shields", "four",
    "shield boris; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose "
    "boris",
    "moves", "take boris-trait-1; take boris-trait-2" },
  { "mind-breaker-log", "four",
    "shield boris; show mind-breaker-1; deck scout-1; play select mind-breaker-1; play choose "
    "boris; play take boris-trait-2",
    "log ada",
    "Ada selects Mind Breaker (all players) (rules: Select)\n"
    "Mind Breaker: Look at 1 card from the chosen player’s trait cards; it is then shielded.\n"
    "Ada looks at trait card 2 of Boris (rules: Traits)\n"
    "Ada sees what it shows: Fighter (rules: Traits)\n"
    "Scout (Atreides) is shown (rules: Select)\n"
    "Action cards that can be shown, fewer than usual: 1\n" },
  /* Targeting rounds: who is asked what */
  { "first-asked", "four", "round 4", "phase", "ada targeting 4" },
  { "first-moves", "four", "round 4", "moves", "aim > boris; aim > clara; aim > dorian" },
  { "first-moves-with-cards", "four",
    "give ada atreides-sigil-1,mind-games-1,aerial-recon-1; pile boris 1 attack; round 4", "moves",
    "use atreides-sigil-1; use mind-games-1; aim > boris; aim > clara; aim > dorian" },
  { "second-moves-with-cards", "four",
    "give ada atreides-sigil-1,mind-games-1,aerial-recon-1; pile boris 1 attack; round 5", "moves",
    "use aerial-recon-1; aim > boris; aim > clara; aim > dorian" },
  { "aimed", "four", "round 4; play aim > boris", "moves", "lay attack; lay defend" },
  { "laid", "four", "round 4; play aim > boris; play lay defend", "phase", "boris reaction 4" },
  { "laid-moves", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend", "moves",
    "use ornithopter-escape-1; accept-target" },
  { "laid-moves-without-a-card", "four", "round 4; play aim > boris; play lay defend", "moves",
    "accept-target" },
  { "accepted", "four", "round 4; play aim > boris; play lay defend; play accept-target", "phase",
    "boris targeting 4" },
  { "accepted-log", "four", "round 4; play aim > boris; play lay defend; play accept-target", "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n" },
  { "deliver-log", "four",
    "give ada master-of-assassins-1; round 4; play use master-of-assassins-1; play choose clara",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Atreides Master of Assassins: Place 1 Assassin token in the chosen player’s place.\n"
    "Ada gives Clara a token: Assassin token (rules: Tokens)\n" },
  { "deliver-two", "four",
    "give ada master-of-assassins-1,atreides-sigil-1; round 4; play use master-of-assassins-1; "
    "play choose clara",
    "moves", "use atreides-sigil-1; aim > boris; aim > clara; aim > dorian" },
  { "recon-of-whom", "four",
    "give ada aerial-recon-1; pile clara 2 attack; pile ada 1 defend; round 5; play use "
    "aerial-recon-1",
    "moves", "choose ada; choose clara" },
  { "recon-of-which", "four",
    "give ada aerial-recon-1; pile clara 2 attack; pile ada 1 defend; round 5; play use "
    "aerial-recon-1; play choose clara",
    "moves", "take clara-target-1; take clara-target-2" },
  { "recon-log", "four",
    "give ada aerial-recon-1; pile clara 1 attack; pile ada 1 defend; round 5; play use "
    "aerial-recon-1; play choose clara",
    "log ada",
    "Targeting round 2 (rules: Targeting)\n"
    "Aerial Recon: Look at 1 card from the chosen player’s target cards.\n"
    "Ada looks at target card 1 on Clara (rules: Target)\n"
    "Ada sees what it is: Attack (rules: Target)\n" },
  { "recon-log-for-others", "four",
    "give ada aerial-recon-1; pile clara 1 attack; pile ada 1 defend; round 5; play use "
    "aerial-recon-1; play choose clara",
    "log clara",
    "Targeting round 2 (rules: Targeting)\n"
    "Aerial Recon: Look at 1 card from the chosen player’s target cards.\n"
    "Ada looks at target card 1 on Clara (rules: Target)\n" },
  { "held-back-log", "four", "give ada mind-games-1; round 4; play use mind-games-1", "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Mind Games: Place no target card in this turn, and one more in the next targeting round.\n"
    "Ada places no target card in this round (rules: Target)\n" },
  { "held-back-moves", "four", "give ada mind-games-1; round 4; play use mind-games-1", "moves",
    "done" },
  { "held-back-end", "four", "give ada mind-games-1; round 4; play use mind-games-1; play done",
    "phase", "boris targeting 4" },
  { "held-back-first-card", "four", "held ada 1; round 5", "moves",
    "aim > boris; aim > clara; aim > dorian" },
  { "held-back-second-card", "four",
    "held ada 1; round 5; play aim > boris; play lay attack; play accept-target", "moves",
    "aim > boris; aim > clara; aim > dorian" },
  { "held-back-second-is-the-last", "four",
    "held ada 1; round 5; play aim > boris; play lay attack; play accept-target; play aim > clara",
    "phase", "clara reaction 5" },
  { "held-back-both-placed", "four",
    "held ada 1; round 5; play aim > boris; play lay attack; play accept-target; play aim > clara; "
    "play accept-target",
    "log",
    "Targeting round 2 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n"
    "Ada places a target card on Clara (rules: Target)\n" },
  { "held-back-more-than-there-are", "four",
    "held ada 3; round 5; play aim > boris; play lay attack; play accept-target; play aim > clara; "
    "play accept-target",
    "phase", "boris targeting 5" },
  { "escape-log", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n"
    "Ornithopter Escape: Make the player who targeted Boris target another player with "
    "the same card, or discard it.\n"
    "Boris turns the target card of Ada aside (rules: Target)\n" },
  { "escape-divert-log", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1; play aim > dorian",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n"
    "Ornithopter Escape: Make the player who targeted Boris target another player with "
    "the same card, or discard it.\n"
    "Boris turns the target card of Ada aside (rules: Target)\n"
    "Ada places a target card on Dorian (rules: Target)\n" },
  { "escape-again", "four",
    "give boris ornithopter-escape-1; give dorian ornithopter-escape-2; round 4; play aim > boris; "
    "play lay attack; play use ornithopter-escape-1; play aim > dorian; play use "
    "ornithopter-escape-2",
    "moves", "aim > boris; aim > clara; discard" },
  { "escape-discards-which", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1; play discard",
    "targets ada",
    "hand attack\n"
    "gone defend\n" },
  { "escape-diverts-which", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1; play aim > dorian",
    "targets ada",
    "hand attack\n"
    "dorian defend\n" },
  { "escape-holds-which", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1",
    "targets ada",
    "hand attack\n"
    "pending defend\n" },
  { "escape-discard-log", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1; play discard",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n"
    "Ornithopter Escape: Make the player who targeted Boris target another player with "
    "the same card, or discard it.\n"
    "Boris turns the target card of Ada aside (rules: Target)\n"
    "Ada discards a target card (rules: Target)\n" },
  { "escape-with-nobody-else", "four",
    "give boris ornithopter-escape-1; pile clara 3 attack; pile dorian 3 attack; round 4; play aim "
    "> boris; play lay attack; play use ornithopter-escape-1",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "Ada places a target card on Boris (rules: Target)\n"
    "Ornithopter Escape: Make the player who targeted Boris target another player with "
    "the same card, or discard it.\n"
    "Boris turns the target card of Ada aside (rules: Target)\n"
    "Ada discards a target card (rules: Target)\n" },
  { "nobody-discards-which", "four",
    "pile boris 3 attack; pile clara 3 attack; pile dorian 3 attack; round 4; play done; play lay "
    "defend",
    "targets ada",
    "hand attack\n"
    "gone defend\n"
    "dorian attack\n"
    "dorian attack\n"
    "dorian attack\n" },
  { "nobody-moves", "four",
    "pile boris 3 attack; pile clara 3 attack; pile dorian 3 attack; round 4", "moves", "done" },
  { "nobody-log", "four",
    "pile boris 3 attack; pile clara 3 attack; pile dorian 3 attack; round 4; play done; play lay "
    "defend",
    "log",
    "Targeting round 1 (rules: Targeting)\n"
    "There is nobody whom Ada could target\n"
    "Ada discards a target card (rules: Target)\n" },
  { "nobody-log-for-others", "four",
    "pile boris 3 attack; pile clara 3 attack; pile dorian 3 attack; round 4; play done; play lay "
    "defend",
    "log boris",
    "Targeting round 1 (rules: Targeting)\n"
    "There is nobody whom Ada could target\n"
    "Ada discards a target card (rules: Target)\n" },
  { "last-of-the-first-round", "four",
    "round 4; turn dorian; play aim > ada; play lay attack; play accept-target", "phase",
    "ada targeting 5" },
  { "last-of-the-second-round", "four",
    "lay boris dorian attack; round 5; turn dorian; play aim > ada; play accept-target", "phase",
    "ada revealing 6" },
  /* Battle round: what is revealed and counted */
  { "first-asked-to-reveal", "four", "round 6", "phase", "ada revealing 6" },
  { "baron-scores", "four",
    "give ada scout-2,scout-3,scout-1; pile ada 2 attack; pile ada 1 defend; token assassin-token "
    "ada; token sigil-token ada; round 6; play reveal",
    "log",
    "Battle round (rules: Battle)\n"
    "Ada is Baron Harkonnen: Harkonnen noble (rules: Battle 1)\n"
    "A target card of Boris lies on Ada: Attack (rules: Battle 1)\n"
    "A target card of Boris lies on Ada: Attack (rules: Battle 1)\n"
    "A target card of Boris lies on Ada: Defend (rules: Battle 1)\n"
    "Ada: +1 for Scout (Harkonnen) (rules: Battle 2)\n"
    "Ada: +1 for Scout (all nobles) (rules: Battle 2)\n"
    "Ada: −1 for a token, Assassin token (rules: Battle 3)\n"
    "Ada: −1 for the target card Attack (rules: Battle 4)\n"
    "Ada: −1 for the target card Attack (rules: Battle 4)\n"
    "Ada: +1 for the target card Defend (rules: Battle 4)\n"
    "Ada scores 0 for House Harkonnen; the marker is on 0 (rules: Battle)\n" },
  { "trooper-scores", "four",
    "give boris scout-2,scout-4,scout-1; pile boris 3 attack; token assassin-token boris; round 6; "
    "turn boris; play reveal",
    "log",
    "Battle round (rules: Battle)\n"
    "Boris is Trooper: Harkonnen fighter (rules: Battle 1)\n"
    "A target card of Clara lies on Boris: Attack (rules: Battle 1)\n"
    "A target card of Clara lies on Boris: Attack (rules: Battle 1)\n"
    "A target card of Clara lies on Boris: Attack (rules: Battle 1)\n"
    "Boris: +1 for Scout (Harkonnen) (rules: Battle 2)\n"
    "Boris: +1 for Scout (all fighters) (rules: Battle 2)\n"
    "Boris: −1 for a token, Assassin token (rules: Battle 3)\n"
    "Boris: −1 for the target card Attack (rules: Battle 4)\n"
    "Boris: Attack counts only once (rules: Battle 4)\n"
    "Boris: Attack counts only once (rules: Battle 4)\n"
    "Boris scores 0 for House Harkonnen; the marker is on 0 (rules: Battle)\n" },
  { "leto-scores", "four",
    "give clara scout-2,scout-3,scout-1; pile clara 2 attack; pile clara 1 defend; token "
    "assassin-token clara; token sigil-token clara; round 6; turn clara; play reveal",
    "log",
    "Battle round (rules: Battle)\n"
    "Clara is Duke Leto Atreides: Atreides noble (rules: Battle 1)\n"
    "A target card of Dorian lies on Clara: Attack (rules: Battle 1)\n"
    "A target card of Dorian lies on Clara: Attack (rules: Battle 1)\n"
    "A target card of Dorian lies on Clara: Defend (rules: Battle 1)\n"
    "Clara: +1 for Scout (Atreides) (rules: Battle 2)\n"
    "Clara: +1 for Scout (all nobles) (rules: Battle 2)\n"
    "Clara: +1 for a token, Sigil token (rules: Battle 3)\n"
    "Clara: −2 for the target card Attack (rules: Battle 4)\n"
    "Clara: −2 for the target card Attack (rules: Battle 4)\n"
    "Clara: +1 for the target card Defend (rules: Battle 4)\n"
    "Clara scores 0 for House Atreides; the marker is on 0 (rules: Battle)\n" },
  { "duncan-scores", "four",
    "give dorian scout-4,scout-1; pile dorian 1 defend; pile dorian 2 attack; token sigil-token "
    "dorian; token sigil-token dorian; round 6; turn dorian; play reveal",
    "log",
    "Battle round (rules: Battle)\n"
    "Dorian is Duncan Idaho: Atreides fighter (rules: Battle 1)\n"
    "A target card of Ada lies on Dorian: Defend (rules: Battle 1)\n"
    "A target card of Ada lies on Dorian: Attack (rules: Battle 1)\n"
    "A target card of Ada lies on Dorian: Attack (rules: Battle 1)\n"
    "Dorian: +1 for Scout (Atreides) (rules: Battle 2)\n"
    "Dorian: +1 for Scout (all fighters) (rules: Battle 2)\n"
    "Dorian: +1 for a token, Sigil token (rules: Battle 3)\n"
    "Dorian: +1 for a token, Sigil token (rules: Battle 3)\n"
    "Dorian: +1 for the target card Defend (rules: Battle 4)\n"
    "Dorian: −1 for the target card Attack (rules: Battle 4)\n"
    "Dorian: Attack counts only once (rules: Battle 4)\n"
    "Dorian scores +4 for House Atreides; the marker is on +4 (rules: Battle)\n"
    "The battle marker is on +4, in favour of House Atreides (rules: Winning)\n" },
  { "atreides-move-up", "four", "marker 2; pile clara 2 defend; round 6; turn clara; play reveal",
    "shown score-4",
    "4: box, atreides, score track\n"
    "- Battle marker, +4\n" },
  { "harkonnen-move-down", "four", "marker 2; pile ada 2 defend; round 6; play reveal",
    "shown score-0",
    "0: box, score track\n"
    "- Battle marker, 0\n" },
  { "beyond-the-track", "four", "marker 10; pile clara 3 defend; round 6; turn clara; play reveal",
    "shown score-10",
    "10: box, atreides, score track\n"
    "- Battle marker, +13\n" },
  { "all-revealed", "four", "marker 1; round 6; play reveal; play reveal; play reveal; play reveal",
    "log",
    "Battle round (rules: Battle)\n"
    "Ada is Baron Harkonnen: Harkonnen noble (rules: Battle 1)\n"
    "Ada scores 0 for House Harkonnen; the marker is on +1 (rules: Battle)\n"
    "Boris is Trooper: Harkonnen fighter (rules: Battle 1)\n"
    "Boris scores 0 for House Harkonnen; the marker is on +1 (rules: Battle)\n"
    "Clara is Duke Leto Atreides: Atreides noble (rules: Battle 1)\n"
    "Clara scores 0 for House Atreides; the marker is on +1 (rules: Battle)\n"
    "Dorian is Duncan Idaho: Atreides fighter (rules: Battle 1)\n"
    "Dorian scores 0 for House Atreides; the marker is on +1 (rules: Battle)\n"
    "The battle marker is on +1, in favour of House Atreides (rules: Winning)\n" },
  { "all-revealed-below", "four", "marker -1; round 6; turn dorian; play reveal", "log",
    "Battle round (rules: Battle)\n"
    "Dorian is Duncan Idaho: Atreides fighter (rules: Battle 1)\n"
    "Dorian scores 0 for House Atreides; the marker is on −1 (rules: Battle)\n"
    "The battle marker is on −1, in favour of House Harkonnen (rules: Winning)\n" },
  { "all-revealed-even", "four", "marker 0; round 6; turn dorian; play reveal", "log",
    "Battle round (rules: Battle)\n"
    "Dorian is Duncan Idaho: Atreides fighter (rules: Battle 1)\n"
    "Dorian scores 0 for House Atreides; the marker is on 0 (rules: Battle)\n"
    "The marker ends on 0, which has no sigil\n" },
  { "points-of-a-token-nobody-delivered", "four", "give clara atreides-sigil-1; round 6",
    "score clara", "1" },
  { "points-of-two-attacks-noble", "eight", "pile greta 2 attack", "score greta", "-4" },
  { "points-of-two-attacks-rabban", "eight", "pile hugo 2 attack", "score hugo", "-2" },
  { "points-of-a-guard", "eight", "pile felix 2 attack; pile felix 1 defend", "score felix", "0" },
  { "points-of-a-guard-attacked-last", "eight", "pile felix 1 defend; pile felix 1 attack",
    "score felix", "0" },
  { "points-once-off", "four", "pile boris 3 attack", "score boris", "-3",
    "<target-points target=\"attack\" each=\"-1\" once=\"true\" ref=\"4. Score target cards\"/>",
    "<target-points target=\"attack\" each=\"-1\" ref=\"4. Score target cards\"/>" },
  { "points-of-a-defend-that-counts-once", "four", "pile clara 3 defend", "score clara", "1",
    "<target-points target=\"defend\" each=\"1\" ref=\"4. Score target cards\"/>",
    "<target-points target=\"defend\" each=\"1\" once=\"true\"/>" },
  { "points-of-a-strong-sigil", "four", "give clara scout-1", "score clara", "3",
    "<sigil-points sigil=\"sigil-atreides\" src=\"reconstructed\"/>",
    "<sigil-points sigil=\"sigil-atreides\" each=\"3\"/>" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dune_add_rows ("turns", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
