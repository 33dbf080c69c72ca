/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

/* What lies on the table, as everybody sees it: a seat where one is named, else all. */

static const DuneRow rows[] = {
  /* Words above the table */
  { "status-for-all", "four", "", "shown status",
    "Action round 1 (turn 1), Ada: battle marker on 0" },
  { "status-own", "four", "", "shown status ada",
    "Action round 1 (turn 1), Ada: battle marker on 0. Ada, you are Baron Harkonnen: Harkonnen "
    "noble" },
  { "status-of-another-seat", "four", "show scout-1", "shown status dorian",
    "Action round 1 (turn 1), Ada: battle marker on 0. Dorian, you are Duncan Idaho: Atreides "
    "fighter" },
  { "status-targeting", "four", "marker -3; round 5", "shown status boris",
    "Targeting round 2 (turn 5), Ada: battle marker on −3. Boris, you are Trooper: Harkonnen "
    "fighter" },
  { "status-battle", "four", "marker 4; round 6; turn clara", "shown status",
    "Battle round (turn 6), Clara: battle marker on +4" },
  { "status-over", "four", "marker 4; round 6; turn dorian; play reveal", "shown status",
    "The game is over: battle marker on +4" },
  { "prompt-select", "four", "show scout-1", "shown prompt ada",
    "Which action card do you select?" },
  { "prompt-of-others", "four", "show scout-1", "shown prompt boris", "" },
  { "prompt-effect", "four", "show scout-1; play select scout-1", "shown prompt ada",
    "Scout: Choose another player; look at 1 card from the chosen player’s trait cards that is not "
    "shielded; it is then shielded." },
  { "prompt-effect-which", "four", "show scout-1; play select scout-1; play choose clara",
    "shown prompt ada",
    "Scout: Look at 1 card from the chosen player’s trait cards that is not shielded; it is then "
    "shielded." },
  { "prompt-effect-of-another", "four",
    "show exchange-1; play select exchange-1; play choose dorian; play take dorian-trait-1",
    "shown prompt dorian",
    "Exchange (acting player: Ada, chosen player: Dorian): The chosen player looks at 1 card from "
    "Ada’s trait cards that is not shielded; it is then shielded." },
  { "prompt-effect-second", "four", "show whisper-1; play select whisper-1; play choose boris",
    "shown prompt ada",
    "Whisper: Choose a second player; the first chosen player looks at 1 card from the second "
    "chosen player’s trait cards that is not shielded; it is then shielded." },
  { "prompt-effect-of-two", "four",
    "show whisper-1; play select whisper-1; play choose boris; play choose clara",
    "shown prompt boris",
    "Whisper (acting player: Ada, first chosen player: Boris, second chosen player: Clara): The "
    "first chosen player looks at 1 card from the second chosen player’s trait cards that is not "
    "shielded; it is then shielded." },
  { "prompt-target", "four", "round 4", "shown prompt ada",
    "Do you use an action card? Whom do you target?" },
  { "prompt-held-back", "four", "give ada mind-games-1; round 4; play use mind-games-1",
    "shown prompt ada", "Do you use another action card?" },
  { "prompt-lay", "four", "round 4; play aim > boris", "shown prompt ada",
    "Which target card do you place, face down?" },
  { "prompt-lay-away", "four",
    "pile boris 3 attack; pile clara 3 attack; pile dorian 3 attack; round 4; play done",
    "shown prompt ada", "Which target card do you discard, face down?" },
  { "prompt-react", "four", "round 4; play aim > boris; play lay attack", "shown prompt boris",
    "You have been targeted. Do you use an action card?" },
  { "prompt-divert", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay attack; play use "
    "ornithopter-escape-1",
    "shown prompt ada", "The target card was turned aside. Whom do you target with it now?" },
  { "prompt-reveal", "four", "round 6", "shown prompt ada", "Reveal your identity card." },
  /* Identity cards and roles */
  { "identity-own", "four", "", "shown before-ada ada",
    "Ada's identity card: box, Identity, ada, identity\n"
    "- Baron Harkonnen, Harkonnen noble, harkonnen\n" },
  { "identity-of-others", "four", "", "shown before-ada boris",
    "Ada's identity card: box, Identity, ada, identity\n"
    "- Identity card, face down\n" },
  { "identity-for-all", "four", "", "shown before-clara",
    "Clara's identity card: box, Identity, clara, identity\n"
    "- Duke Leto Atreides, Atreides noble, atreides\n" },
  { "identity-revealed", "four", "round 6; play reveal", "shown before-ada boris",
    "Ada's identity card: box, Identity, ada, identity\n"
    "- Baron Harkonnen, Harkonnen noble, harkonnen\n" },
  { "identity-with-tokens", "four", "token sigil-token ada; token assassin-token ada",
    "shown before-ada boris",
    "Ada's identity card: box, Identity, ada, identity\n"
    "- Identity card, face down\n"
    "- Sigil token, boris\n"
    "- Assassin token, boris\n" },
  { "identity-absent", "four", "", "shown before-elsa", "nothing\n" },
  { "role-own", "four", "", "shown seat-ada ada", "Ada: seat, ada, dealer, Harkonnen noble\n" },
  { "role-that-the-baron-knows", "four", "", "shown seat-boris ada",
    "Boris: seat, boris, Harkonnen fighter\n" },
  { "role-that-nobody-tells-the-trooper", "four", "", "shown seat-ada boris",
    "Ada: seat, ada, dealer\n" },
  { "role-that-the-baron-does-not-know", "four", "", "shown seat-clara ada",
    "Clara: seat, clara\n" },
  { "role-that-rabban-knows", "eight", "", "shown seat-felix hugo",
    "Felix: seat, felix, Harkonnen fighter\n" },
  { "role-of-rabban-for-the-baron", "eight", "", "shown seat-hugo ada", "Hugo: seat, hugo\n" },
  /* Trait cards */
  { "traits-for-their-owner", "four", "", "shown traits-clara clara",
    "Clara: traits: box, Traits, clara\n"
    "- Trait card, face down\n"
    "- Trait card, face down\n" },
  { "traits-for-all", "four", "", "shown traits-clara",
    "Clara: traits: box, Traits, clara\n"
    "- Atreides\n"
    "- Harkonnen\n" },
  { "traits-seen-by-the-scout", "four",
    "show scout-1; play select scout-1; play choose clara; play take clara-trait-2",
    "shown traits-clara ada",
    "Clara: traits: box, Traits, clara\n"
    "- Trait card, face down\n"
    "- Harkonnen, shielded\n" },
  { "traits-seen-by-others", "four",
    "show scout-1; play select scout-1; play choose clara; play take clara-trait-2",
    "shown traits-clara boris",
    "Clara: traits: box, Traits, clara\n"
    "- Trait card, face down\n"
    "- Trait card, face down, shielded\n" },
  { "traits-over", "four", "round 6; turn dorian; play reveal", "shown traits-clara boris",
    "Clara: traits: box, Traits, clara\n"
    "- Atreides\n"
    "- Harkonnen\n" },
  /* Action cards */
  { "row", "four", "show scout-1,aerial-recon-1,mind-games-1", "shown row boris",
    "Shown cards: box, row\n"
    "- Scout (Atreides), Scout, Atreides\n"
    "- Aerial Recon (Harkonnen), Aerial Recon, Harkonnen\n"
    "- Mind Games (Harkonnen), Mind Games, Harkonnen\n" },
  { "deck", "four", "show scout-1; deck informer-1,informer-2", "shown deck boris",
    "Deck: deck\n"
    "- Action cards, 2 of them, face down\n" },
  { "deck-empty", "four", "show scout-1; deck", "shown deck boris", "Deck: deck\n" },
  { "discards", "four", "show scout-1; discard informer-1,whisper-1", "shown discard boris",
    "Discards: deck\n"
    "- Informer (Atreides), Informer, Atreides\n"
    "- Whisper (Atreides), Whisper, Atreides\n" },
  { "actions", "four", "give ada scout-1,atreides-sigil-1", "shown actions-ada boris",
    "Ada: actions: box, Actions, ada\n"
    "- Scout (Atreides), Scout, Atreides\n"
    "- Atreides Sigil (Atreides), Atreides Sigil, Atreides\n"
    "- Sigil token\n" },
  { "actions-used", "four",
    "give ada atreides-sigil-1; round 4; play use atreides-sigil-1; play choose boris",
    "shown actions-ada boris",
    "Ada: actions: box, Actions, ada\n"
    "- Atreides Sigil (Atreides), Atreides Sigil, Atreides, shielded\n" },
  /* Target cards */
  { "hand-own", "four", "", "shown hand-ada ada",
    "Ada: target cards: hand, Target cards, ada\n"
    "- Attack\n"
    "- Defend\n" },
  { "hand-of-others", "four", "", "shown hand-ada boris",
    "Ada: target cards: hand, Target cards, ada\n"
    "- Target cards, 2 of them, face down\n" },
  { "hand-for-all", "four", "", "shown hand-boris",
    "Boris: target cards: hand, Target cards, boris\n"
    "- Attack\n"
    "- Defend\n" },
  { "hand-after-one", "four", "lay boris ada attack", "shown hand-ada ada",
    "Ada: target cards: hand, Target cards, ada\n"
    "- Defend\n" },
  { "hand-after-one-for-others", "four", "lay boris ada attack", "shown hand-ada boris",
    "Ada: target cards: hand, Target cards, ada\n"
    "- Target cards, face down\n" },
  { "hand-after-both", "four", "lay boris ada attack; lay boris ada defend", "shown hand-ada boris",
    "Ada: target cards: hand, Target cards, ada\n" },
  { "lying-for-who-placed-it", "four", "lay boris ada attack; lay boris clara defend",
    "shown targets-boris ada",
    "Boris: cards received: box, Cards received, boris\n"
    "- Attack, ada\n"
    "- Target card, clara, face down\n" },
  { "lying-for-the-target", "four", "lay boris ada attack; lay boris clara defend",
    "shown targets-boris boris",
    "Boris: cards received: box, Cards received, boris\n"
    "- Target card, ada, face down\n"
    "- Target card, clara, face down\n" },
  { "lying-for-others", "four", "lay boris ada attack; lay boris clara defend",
    "shown targets-boris dorian",
    "Boris: cards received: box, Cards received, boris\n"
    "- Target card, ada, face down\n"
    "- Target card, clara, face down\n" },
  { "lying-for-all", "four", "lay boris ada attack; lay boris clara defend", "shown targets-boris",
    "Boris: cards received: box, Cards received, boris\n"
    "- Attack, ada\n"
    "- Defend, clara\n" },
  { "lying-revealed", "four",
    "lay boris ada attack; lay boris clara defend; round 6; turn boris; play reveal",
    "shown targets-boris dorian",
    "Boris: cards received: box, Cards received, boris\n"
    "- Attack, ada\n"
    "- Defend, clara\n" },
  /* Tracks */
  { "score-even", "four", "", "shown score-0",
    "0: box, score track\n"
    "- Battle marker, 0\n" },
  { "score-of-atreides", "four", "", "shown score-3", "3: box, atreides, score track\n" },
  { "score-of-harkonnen", "four", "", "shown score--3", "3: box, harkonnen, score track\n" },
  { "score-of-zero-that-is-owned", "four", "", "shown score-0",
    "0: box, harkonnen, score track\n"
    "- Battle marker, 0\n",
    "max=\"10\" ref", "max=\"10\" zero=\"harkonnen\" ref" },
  { "score-beyond", "four", "marker -14", "shown score--10",
    "10: box, harkonnen, score track\n"
    "- Battle marker, −14\n" },
  { "score-off-the-track", "four", "", "shown score-11", "nothing\n" },
  { "round-action", "four", "", "shown round-1",
    "1 · Action: box, round track\n"
    "- Round marker, 1\n" },
  { "round-action-last", "four", "", "shown round-3", "3 · Action: box, round track\n" },
  { "round-targeting", "four", "round 5", "shown round-5",
    "5 · Targeting: box, round track\n"
    "- Round marker, 5\n" },
  { "round-battle", "four", "", "shown round-6", "6 · Battle: box, round track\n" },
  { "round-none", "four", "", "shown round-7", "nothing\n" },
  /* Beliefs, for who sees everything: by what each knows, all is equally likely at first */
  { "beliefs-about-the-baron", "four", "", "shown beliefs seat-ada",
    "seat-boris: Atreides noble 33\n"
    "seat-boris: Atreides fighter 33\n"
    "seat-boris: Harkonnen noble 33\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 33\n"
    "seat-clara: Harkonnen noble 33\n"
    "seat-clara: Harkonnen fighter 33\n"
    "seat-dorian: Atreides noble 33\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 33\n"
    "seat-dorian: Harkonnen fighter 33\n" },
  { "beliefs-about-the-trooper", "four", "", "shown beliefs seat-boris",
    "seat-ada: Atreides noble 0\n"
    "seat-ada: Atreides fighter 0\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 100\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 33\n"
    "seat-clara: Harkonnen noble 33\n"
    "seat-clara: Harkonnen fighter 33\n"
    "seat-dorian: Atreides noble 33\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 33\n"
    "seat-dorian: Harkonnen fighter 33\n" },
  { "beliefs-about-leto", "four", "", "shown beliefs seat-clara",
    "seat-ada: Atreides noble 50\n"
    "seat-ada: Atreides fighter 50\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 0\n"
    "seat-boris: Atreides noble 33\n"
    "seat-boris: Atreides fighter 33\n"
    "seat-boris: Harkonnen noble 33\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-dorian: Atreides noble 33\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 33\n"
    "seat-dorian: Harkonnen fighter 33\n" },
  { "beliefs-of-one-who-saw-a-fighter", "four",
    "show scout-1; play select scout-1; play choose dorian; play take dorian-trait-2",
    "shown beliefs seat-dorian",
    "seat-ada: Atreides noble 0\n"
    "seat-ada: Atreides fighter 100\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 0\n"
    "seat-boris: Atreides noble 31\n"
    "seat-boris: Atreides fighter 31\n"
    "seat-boris: Harkonnen noble 38\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 29\n"
    "seat-clara: Harkonnen noble 36\n"
    "seat-clara: Harkonnen fighter 36\n" },
  { "beliefs-of-a-draft", "four",
    "show scout-1,informer-2,whisper-1; deck scout-3; play select informer-2",
    "shown beliefs seat-ada",
    "seat-boris: Atreides noble 20\n"
    "seat-boris: Atreides fighter 20\n"
    "seat-boris: Harkonnen noble 60\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 14\n"
    "seat-clara: Harkonnen noble 43\n"
    "seat-clara: Harkonnen fighter 43\n"
    "seat-dorian: Atreides noble 14\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 43\n"
    "seat-dorian: Harkonnen fighter 43\n" },
  { "beliefs-of-a-draft-without-choice", "four",
    "show informer-2; deck scout-3; play select informer-2; play choose boris; play take "
    "ada-trait-1",
    "shown beliefs seat-ada",
    "seat-boris: Atreides noble 29\n"
    "seat-boris: Atreides fighter 29\n"
    "seat-boris: Harkonnen noble 43\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 25\n"
    "seat-clara: Harkonnen noble 38\n"
    "seat-clara: Harkonnen fighter 38\n"
    "seat-dorian: Atreides noble 25\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 38\n"
    "seat-dorian: Harkonnen fighter 38\n" },
  { "beliefs-of-a-gift", "four", "token assassin-token dorian", "shown beliefs seat-dorian",
    "seat-ada: Atreides noble 50\n"
    "seat-ada: Atreides fighter 50\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 0\n"
    "seat-boris: Atreides noble 24\n"
    "seat-boris: Atreides fighter 24\n"
    "seat-boris: Harkonnen noble 53\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 33\n"
    "seat-clara: Harkonnen noble 33\n"
    "seat-clara: Harkonnen fighter 33\n" },
  { "beliefs-of-a-target-card", "four",
    "lay clara boris attack; give dorian aerial-recon-1; round 5; turn dorian; play use "
    "aerial-recon-1; play choose clara",
    "shown beliefs seat-boris",
    "seat-ada: Atreides noble 0\n"
    "seat-ada: Atreides fighter 0\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 100\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 38\n"
    "seat-clara: Harkonnen noble 31\n"
    "seat-clara: Harkonnen fighter 31\n"
    "seat-dorian: Atreides noble 20\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 40\n"
    "seat-dorian: Harkonnen fighter 40\n" },
  { "beliefs-when-one-is-revealed", "four", "round 6; play reveal", "shown beliefs seat-clara",
    "seat-ada: Atreides noble 50\n"
    "seat-ada: Atreides fighter 50\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 0\n"
    "seat-boris: Atreides noble 50\n"
    "seat-boris: Atreides fighter 50\n"
    "seat-boris: Harkonnen noble 0\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-dorian: Atreides noble 50\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 0\n"
    "seat-dorian: Harkonnen fighter 50\n" },
  { "beliefs-about-who-is-revealed", "four", "round 6; play reveal", "shown beliefs seat-ada",
    "seat-boris: Atreides noble 0\n"
    "seat-boris: Atreides fighter 0\n"
    "seat-boris: Harkonnen noble 100\n"
    "seat-boris: Harkonnen fighter 0\n"
    "seat-clara: Atreides noble 0\n"
    "seat-clara: Atreides fighter 0\n"
    "seat-clara: Harkonnen noble 100\n"
    "seat-clara: Harkonnen fighter 0\n"
    "seat-dorian: Atreides noble 0\n"
    "seat-dorian: Atreides fighter 0\n"
    "seat-dorian: Harkonnen noble 100\n"
    "seat-dorian: Harkonnen fighter 0\n" },
  { "beliefs-are-not-for-players", "four", "", "shown beliefs seat-ada boris", "" },
  { "beliefs-about-the-guard", "eight", "", "shown beliefs seat-felix",
    "seat-ada: Atreides noble 0\n"
    "seat-ada: Atreides fighter 0\n"
    "seat-ada: Harkonnen noble 0\n"
    "seat-ada: Harkonnen fighter 100\n"
    "seat-boris: Atreides noble 29\n"
    "seat-boris: Atreides fighter 29\n"
    "seat-boris: Harkonnen noble 29\n"
    "seat-boris: Harkonnen fighter 14\n"
    "seat-clara: Atreides noble 14\n"
    "seat-clara: Atreides fighter 29\n"
    "seat-clara: Harkonnen noble 29\n"
    "seat-clara: Harkonnen fighter 29\n"
    "seat-dorian: Atreides noble 29\n"
    "seat-dorian: Atreides fighter 14\n"
    "seat-dorian: Harkonnen noble 29\n"
    "seat-dorian: Harkonnen fighter 29\n"
    "seat-elsa: Atreides noble 29\n"
    "seat-elsa: Atreides fighter 14\n"
    "seat-elsa: Harkonnen noble 29\n"
    "seat-elsa: Harkonnen fighter 29\n"
    "seat-greta: Atreides noble 14\n"
    "seat-greta: Atreides fighter 29\n"
    "seat-greta: Harkonnen noble 29\n"
    "seat-greta: Harkonnen fighter 29\n"
    "seat-hugo: Atreides noble 0\n"
    "seat-hugo: Atreides fighter 0\n"
    "seat-hugo: Harkonnen noble 0\n"
    "seat-hugo: Harkonnen fighter 100\n" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  dune_add_rows ("shown", rows, G_N_ELEMENTS (rows));

  return g_test_run ();
}
