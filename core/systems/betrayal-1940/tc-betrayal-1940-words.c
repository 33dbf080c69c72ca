/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

/* The words of Betrayal!: verbs, reasons, events and phases, each with its rule. */

const TcVerb betrayal_verbs[BETRAYAL_N_VERBS] = {
  [BETRAYAL_VERB_DEPLOY] = { "deploy", N_ ("{subject} starts in {target}"), "8.0", TRUE },
  [BETRAYAL_VERB_ENTER] = { "enter", N_ ("{subject} arrives in {target}"), "3.2.1", TRUE },
  [BETRAYAL_VERB_RETURN] = { "return", N_ ("{subject} returns in {target}"), "3.2.2", TRUE },
  [BETRAYAL_VERB_ASSIGN] = { "assign", N_ ("{subject}: {target}"), "3.4.5", FALSE },
  [BETRAYAL_VERB_DROP] = { "drop", N_ ("{subject} drops on {target}"), "3.2.4", TRUE },
  [BETRAYAL_VERB_MOVE] = { "move", N_ ("{subject} moves to {target}"), "3.0", TRUE },
  [BETRAYAL_VERB_CARRY]
  = { "carry", N_ ("{subject} takes the French Republic to {target}"), "7.2.1", TRUE },
  [BETRAYAL_VERB_EVACUATE]
  = { "evacuate", N_ ("{subject} evacuates from {target}"), "3.2.3", FALSE },
  [BETRAYAL_VERB_BOMB] = { "bomb", N_ ("{subject} bombards {target}"), "3.3.2", TRUE },
  [BETRAYAL_VERB_SUPPORT]
  = { "support", N_ ("{subject} supports the attack in {target}"), "3.3.2", TRUE },
  [BETRAYAL_VERB_STRIKE]
  = { "strike", N_ ("{subject} bombards {target} and supports the attack there"), "3.3.2", TRUE },
  [BETRAYAL_VERB_BASE] = { "base", N_ ("{subject} bases in {target}"), "3.3.1", TRUE },
  [BETRAYAL_VERB_INTERCEPT]
  = { "intercept", N_ ("{subject} intercepts over {target}"), "3.3.3", TRUE },
  [BETRAYAL_VERB_PASS] = { "pass", N_ ("No interception over {target}"), "3.3.3", FALSE },
  [BETRAYAL_VERB_ATTACK] = { "attack", N_ ("Resolve the combat in {target}"), "4.4", FALSE },
  [BETRAYAL_VERB_LOSE] = { "lose", N_ ("{subject} loses a step"), "4.3.1", FALSE },
  [BETRAYAL_VERB_REMOVE] = { "remove", N_ ("{subject} is removed"), "4.5.5", FALSE },
  [BETRAYAL_VERB_REDUCE]
  = { "reduce", N_ ("{subject} is flipped to its reduced side"), "4.5.5", FALSE },
  [BETRAYAL_VERB_WITHDRAW]
  = { "withdraw", N_ ("{subject} withdraws to {target}"), "4.5.2", TRUE },
  [BETRAYAL_VERB_EXPLOIT] = { "exploit", N_ ("{subject} exploits to {target}"), "3.4.4", TRUE },
  [BETRAYAL_VERB_END] = { "end", N_ ("Nothing more here"), "2.0", FALSE },
};

const TcReasonText betrayal_reasons[BETRAYAL_N_WHYS] = {
  [BETRAYAL_WHY_LEGAL] = { "legal", N_ ("It may be done"), "" },
  [BETRAYAL_WHY_PHASE] = { "phase", N_ ("This is not done in the present segment"), "2.0" },
  [BETRAYAL_WHY_FORM] = { "form", N_ ("This move needs another subject or target"), "" },
  [BETRAYAL_WHY_NOT_UNIT] = { "not-unit", N_ ("{subject} is not a unit"), "1.2" },
  [BETRAYAL_WHY_NOT_YOURS]
  = { "not-yours", N_ ("{subject} is not the acting player's to decide on"), "2.0" },
  [BETRAYAL_WHY_NOT_ON_MAP] = { "not-on-map", N_ ("{subject} is not on the map"), "3.0" },
  [BETRAYAL_WHY_AIR_FLIES]
  = { "air-flies", N_ ("{subject} flies when ground movement has ended"), "3.3" },
  [BETRAYAL_WHY_GROUND_ONLY]
  = { "ground-only", N_ ("{subject} is a ground unit and flies no missions"), "3.3" },
  [BETRAYAL_WHY_MOVED] = { "moved", N_ ("{subject} has already moved"), "3.0" },
  [BETRAYAL_WHY_SAME_AREA] = { "same-area", N_ ("{subject} is in {target} already"), "3.0" },
  [BETRAYAL_WHY_STACKING]
  = { "stacking", N_ ("{target} has no room for another ground unit"), "1.5" },
  [BETRAYAL_WHY_BORDER]
  = { "border", N_ ("Allied units may not enter German border areas"), "3.2.3" },
  [BETRAYAL_WHY_HOME]
  = { "home", N_ ("{subject} may not leave its homeland of its own will"), "1.7" },
  [BETRAYAL_WHY_TOO_FAR]
  = { "too-far", N_ ("{target} is beyond what {subject} can reach: movement points, terrain, and "
                     "stopping where the enemy is"), "3.1" },
  [BETRAYAL_WHY_CLOSED_START]
  = { "closed-start", N_ ("The strategic orders do not let units act in the country they are in"),
      "3.4.2 b" },
  [BETRAYAL_WHY_CLOSED]
  = { "closed", N_ ("The strategic orders do not open the country of {target}"), "3.4.2 b" },
  [BETRAYAL_WHY_REFIT] = { "refit", N_ ("The Germans refit and stay where they are"), "3.4.4 B" },
  [BETRAYAL_WHY_NO_TACTIC]
  = { "no-tactic", N_ ("{subject} has no tactic and may only join an area that holds"), "3.4.5" },
  [BETRAYAL_WHY_NO_ATTACK]
  = { "no-attack", N_ ("Without an Advance/Attack tactic there is no German combat in {target}"),
      "4.2.2" },
  [BETRAYAL_WHY_FORWARD]
  = { "forward", N_ ("Hold moves forward only: {target} is no nearer to the west or south edge"),
      "3.4.4 A" },
  [BETRAYAL_WHY_NEEDED]
  = { "needed", N_ ("{subject} is needed for an attack that must be made"), "3.4.4 C" },
  [BETRAYAL_WHY_DROP_FIRST]
  = { "drop-first", N_ ("{subject} drops from the air this turn and does not march"), "3.2.4" },
  [BETRAYAL_WHY_NO_DROP]
  = { "no-drop", N_ ("{subject} cannot drop: only airborne units in a border area do, on the turn "
                     "of the drops"), "3.2.4" },
  [BETRAYAL_WHY_DROP_ZONE]
  = { "drop-zone", N_ ("Air drops do not land in {target} in this scenario"), "3.2.4" },
  [BETRAYAL_WHY_DROP_RANGE]
  = { "drop-range", N_ ("{target} is beyond the drop allowance of {subject}"), "3.2.4" },
  [BETRAYAL_WHY_DROP_COMBAT]
  = { "drop-combat", N_ ("Without an Advance/Attack tactic units drop only where no Allied ground "
                         "unit is"), "4.2.2" },
  [BETRAYAL_WHY_REPUBLIC_NATION]
  = { "republic-nation", N_ ("{subject} cannot hold or move the French Republic"), "7.2.1" },
  [BETRAYAL_WHY_REPUBLIC_MOVED]
  = { "republic-moved", N_ ("The French Republic has already moved in this player-turn"), "7.2.1" },
  [BETRAYAL_WHY_REPUBLIC_ENEMY]
  = { "republic-enemy", N_ ("The enemy stands with the French Republic"), "7.2.3" },
  [BETRAYAL_WHY_REPUBLIC_FRANCE]
  = { "republic-france", N_ ("The French Republic must remain in France"), "7.2.1" },
  [BETRAYAL_WHY_REPUBLIC_FAR]
  = { "republic-far", N_ ("{subject} cannot come to the French Republic in this move"), "7.2.1" },
  [BETRAYAL_WHY_NO_EVACUATION]
  = { "no-evacuation", N_ ("Only units from overseas evacuate"), "3.2.3" },
  [BETRAYAL_WHY_NO_PORT] = { "no-port", N_ ("{target} is not a friendly port"), "3.2.3" },
  [BETRAYAL_WHY_HAS_FLOWN] = { "has-flown", N_ ("{subject} is not free to fly"), "3.3" },
  [BETRAYAL_WHY_RANGE] = { "range", N_ ("{target} is out of range"), "3.3" },
  [BETRAYAL_WHY_NO_ENEMY]
  = { "no-enemy", N_ ("There are no enemy ground units in {target}"), "3.3.2" },
  [BETRAYAL_WHY_NOT_MIXED]
  = { "not-mixed", N_ ("Support needs friendly ground units in {target}"), "3.3.2 b" },
  [BETRAYAL_WHY_MIXED]
  = { "mixed", N_ ("With friendly units in {target} the mission there is support"), "3.3.2 b" },
  [BETRAYAL_WHY_NO_COMBAT_THERE]
  = { "no-combat-there", N_ ("The acting player makes no attack in {target}"), "4.2" },
  [BETRAYAL_WHY_BOMBER_ONLY]
  = { "bomber-only", N_ ("Only a bomber bombards and supports in one area"), "3.3.2 c" },
  [BETRAYAL_WHY_BOMBED]
  = { "bombed", N_ ("The other Ally has bombarded {target} in this turn"), "3.3.2 d" },
  [BETRAYAL_WHY_SAME_TARGET]
  = { "same-target", N_ ("The second mission must go to another area"), "3.4.4 D" },
  [BETRAYAL_WHY_BASE]
  = { "base", N_ ("{target} is no base in range: only friendly ground units may be there"),
      "3.3.1" },
  [BETRAYAL_WHY_NO_FIGHTER]
  = { "no-fighter", N_ ("{subject} is no fighter that could intercept"), "3.3.3" },
  [BETRAYAL_WHY_NATIONALITY]
  = { "nationality", N_ ("{subject} intercepts only over ground units of its player"), "3.3.3" },
  [BETRAYAL_WHY_OTHER_AREA]
  = { "other-area", N_ ("Interception is not being decided over {target}"), "3.3.3" },
  [BETRAYAL_WHY_NO_COMBAT]
  = { "no-combat", N_ ("The sides do not share {target}"), "4.1" },
  [BETRAYAL_WHY_RESOLVED]
  = { "resolved", N_ ("The combat in {target} has been resolved"), "4.4" },
  [BETRAYAL_WHY_NOT_HIT]
  = { "not-hit", N_ ("{subject} is not affected by the result"), "4.5.1" },
  [BETRAYAL_WHY_NOT_LOWEST]
  = { "not-lowest", N_ ("The unit with the lowest strength used is removed"), "4.5.5" },
  [BETRAYAL_WHY_TOO_WEAK]
  = { "too-weak", N_ ("The loss of {subject} would not match the value of the unit removed"),
      "4.5.5" },
  [BETRAYAL_WHY_NO_STEP] = { "no-step", N_ ("{subject} has no step to lose"), "4.5.3" },
  [BETRAYAL_WHY_WITHDRAWAL]
  = { "withdrawal", N_ ("{subject} cannot withdraw to {target}: enemies, full areas, or a better "
                        "direction stand against it"), "4.5.2" },
  [BETRAYAL_WHY_EXPLOIT_UNIT]
  = { "exploit-unit", N_ ("{subject} is not victorious armour with the Exploit tactic"),
      "3.4.4 E" },
  [BETRAYAL_WHY_EXPLOIT_AREA]
  = { "exploit-area", N_ ("Armour does not exploit to {target}"), "3.4.4 E" },
  [BETRAYAL_WHY_TACTIC_NOT_ROLLED]
  = { "tactic-not-rolled", N_ ("{target} was not rolled"), "3.4.3" },
  [BETRAYAL_WHY_NO_GERMANS]
  = { "no-germans", N_ ("{subject} holds no German ground unit"), "3.4.5" },
  [BETRAYAL_WHY_ASSIGNED] = { "assigned", N_ ("{subject} has its orders"), "3.4.5" },
  [BETRAYAL_WHY_TACTIC_UNUSED]
  = { "tactic-unused", N_ ("Then a rolled tactic would be left without an area"), "3.4.5" },
  [BETRAYAL_WHY_NOT_IN_BOX]
  = { "not-in-box", N_ ("{subject} does not wait for this"), "3.2.2" },
  [BETRAYAL_WHY_RETURN_AREA]
  = { "return-area", N_ ("{subject} cannot return in {target}"), "3.2.2" },
  [BETRAYAL_WHY_ARRIVAL_AREA]
  = { "arrival-area", N_ ("{subject} cannot arrive in {target}"), "3.2.1" },
  [BETRAYAL_WHY_ZONE] = { "zone", N_ ("The setup does not let {subject} start in {target}"), "8.0" },
  [BETRAYAL_WHY_END_ASSIGN]
  = { "end-assign", N_ ("A rolled tactic is still without an area"), "3.4.5" },
  [BETRAYAL_WHY_END_DROP] = { "end-drop", N_ ("An airborne unit must still drop"), "3.2.4" },
  [BETRAYAL_WHY_END_ATTACK]
  = { "end-attack", N_ ("An Allied-occupied area must still be attacked"), "3.4.4 C" },
  [BETRAYAL_WHY_END_HOLD]
  = { "end-hold", N_ ("A unit that holds must still move forward"), "3.4.4 A" },
  [BETRAYAL_WHY_END_SATURATION]
  = { "end-saturation", N_ ("The bomber must still fly its missions"), "3.4.4 D" },
  [BETRAYAL_WHY_END_BASE]
  = { "end-base", N_ ("An air unit without ground units must find a base"), "3.3.1" },
  [BETRAYAL_WHY_END_RETURN]
  = { "end-return", N_ ("Refit releases every unit that can come back"), "3.4.4 B" },
  [BETRAYAL_WHY_END_OTHER] = { "end-other", N_ ("Something must still be decided"), "2.0" },
};

const TcEventText betrayal_events[BETRAYAL_N_EVENTS] = {
  [BETRAYAL_EVENT_TURN] = { "turn", N_ ("Turn {0} begins"), "2.0" },
  [BETRAYAL_EVENT_INITIATIVE_ROLL]
  = { "initiative-roll", N_ ("{subject} rolls {0} for initiative"), "3.4.1" },
  [BETRAYAL_EVENT_INITIATIVE] = { "initiative", N_ ("{subject} has the initiative"), "3.4.1" },
  [BETRAYAL_EVENT_ORDERS_ALL]
  = { "orders-all", N_ ("Strategic orders: {0}, all countries, tactics rolls: {1}"), "3.4.2" },
  [BETRAYAL_EVENT_ORDERS]
  = { "orders", N_ ("Strategic orders: {0}, some countries only, tactics rolls: {1}"), "3.4.2" },
  [BETRAYAL_EVENT_OPEN] = { "open", N_ ("{subject} is open to German operations"), "3.4.2" },
  [BETRAYAL_EVENT_ORDERS_AGAIN]
  = { "orders-again", N_ ("Strategic orders: {0}, no home units there; rolled again"), "3.4.2 a" },
  [BETRAYAL_EVENT_TACTIC] = { "tactic", N_ ("Tactics roll {0}: {subject}"), "3.4.3" },
  [BETRAYAL_EVENT_TACTIC_AGAIN]
  = { "tactic-again", N_ ("Tactics roll {0}: {subject} again, no effect"), "3.4.3" },
  [BETRAYAL_EVENT_REFIT]
  = { "refit", N_ ("{subject} refit: nobody moves or attacks on the ground"), "3.4.4 B" },
  [BETRAYAL_EVENT_RESTORED] = { "restored", N_ ("{subject} is at full strength again"), "3.4.4 B" },
  [BETRAYAL_EVENT_RETURN_ROLL]
  = { "return-roll", N_ ("{subject}: {0} may return of {1} in the Regroup Box"), "3.2.2" },
  [BETRAYAL_EVENT_AIR_LOST_IN_BOX]
  = { "air-lost-in-box", N_ ("{subject} is lost for good in the Regroup Box"), "3.2.2" },
  [BETRAYAL_EVENT_ARRIVES] = { "arrives", N_ ("{subject} comes to {target}"), "3.2" },
  [BETRAYAL_EVENT_NO_ARRIVAL]
  = { "no-arrival", N_ ("{subject} finds no area to come to and is out of the game"), "3.2.1" },
  [BETRAYAL_EVENT_PLAYER] = { "player", N_ ("{subject}: player-turn"), "2.0" },
  [BETRAYAL_EVENT_CONTROL] = { "control", N_ ("{subject} control {target}"), "3.2.2" },
  [BETRAYAL_EVENT_REPUBLIC_HELD]
  = { "republic-held", N_ ("{subject} holds the French Republic in {target}"), "7.2" },
  [BETRAYAL_EVENT_REPUBLIC_ALONE]
  = { "republic-alone", N_ ("The French Republic is left alone in {target}"), "7.2.3" },
  [BETRAYAL_EVENT_AIR_LOST]
  = { "air-lost", N_ ("{subject} is left alone in {target} and lost for good"), "3.3.1" },
  [BETRAYAL_EVENT_AIR_UNBASED]
  = { "air-unbased", N_ ("{subject} finds no base and is lost for good"), "3.3.1" },
  [BETRAYAL_EVENT_INTERCEPT_SUCCESS]
  = { "intercept-success", N_ ("Interception over {target}: fighters {1}, roll {0}, success"),
      "3.3.4" },
  [BETRAYAL_EVENT_INTERCEPT_FAILURE]
  = { "intercept-failure", N_ ("Interception over {target}: fighters {1}, roll {0}, failure"),
      "3.3.5" },
  [BETRAYAL_EVENT_ABORT_ROLL]
  = { "abort-roll", N_ ("{subject} is aborted: roll {0}, to the Regroup Box"), "3.3.4 a" },
  [BETRAYAL_EVENT_ABORTED] = { "aborted", N_ ("{subject} is aborted"), "3.3.4" },
  [BETRAYAL_EVENT_BOMBARD]
  = { "bombard", N_ ("Bombardment of {target}: value {0}, roll {1}, modifier {+2}"), "4.3" },
  [BETRAYAL_EVENT_BOMBARD_RESULT]
  = { "bombard-result", N_ ("Bombardment of {target}: steps lost {0}, withdrawals {1}"), "4.3.1" },
  [BETRAYAL_EVENT_COMBAT]
  = { "combat", N_ ("Combat in {target}: {subject} attack, {0} to {1} is {@2}, shifts {+3}"),
      "4.4" },
  [BETRAYAL_EVENT_COMBAT_ROLL]
  = { "combat-roll", N_ ("Combat in {target}: roll {0}, modifier {+1}, row {2}, column {@3}: {@4}"),
      "4.4" },
  [BETRAYAL_EVENT_COMBAT_UNDECIDED]
  = { "combat-undecided", N_ ("The combat in {target} stays undecided"), "4.5.4" },
  [BETRAYAL_EVENT_FLIPPED] = { "flipped", N_ ("{subject} is reduced"), "4.5.3" },
  [BETRAYAL_EVENT_SET_ASIDE] = { "set-aside", N_ ("{subject} is set aside"), "4.5.7" },
  [BETRAYAL_EVENT_LOST] = { "lost", N_ ("{subject} is lost for good"), "5.2.4" },
  [BETRAYAL_EVENT_SURRENDERED] = { "surrendered", N_ ("{subject} surrenders"), "4.5.8" },
  [BETRAYAL_EVENT_NO_RETREAT]
  = { "no-retreat", N_ ("{subject} has no way out of {target}"), "4.5.2" },
  [BETRAYAL_EVENT_FORCED_WITHDRAWAL]
  = { "forced-withdrawal", N_ ("{subject} can only withdraw to {target}"), "4.5.2" },
  [BETRAYAL_EVENT_FORCED_EXPLOIT]
  = { "forced-exploit", N_ ("{subject} must go on to {target}"), "3.4.4 E" },
  [BETRAYAL_EVENT_FORCED_BASE]
  = { "forced-base", N_ ("{subject} can only base in {target}"), "3.3.1" },
  [BETRAYAL_EVENT_SALVAGED]
  = { "salvaged", N_ ("Regroup test of {subject}: roll {0}, salvaged"), "5.3.1" },
  [BETRAYAL_EVENT_DELAYED]
  = { "delayed", N_ ("Regroup test of {subject}: roll {0}, delayed"), "5.3.2" },
  [BETRAYAL_EVENT_GAME_END] = { "game-end", N_ ("The game ends with turn {0}"), "7.0" },
};

const char *const betrayal_phases[BETRAYAL_N_PHASES] = {
  [BETRAYAL_PHASE_NONE] = "",
  [BETRAYAL_PHASE_DEPLOY] = N_ ("deployment"),
  [BETRAYAL_PHASE_ENTER] = N_ ("reinforcements"),
  [BETRAYAL_PHASE_AIR_LOSS] = N_ ("loss in the Regroup Box"),
  [BETRAYAL_PHASE_RETURN] = N_ ("returns"),
  [BETRAYAL_PHASE_ASSIGN] = N_ ("tactics"),
  [BETRAYAL_PHASE_MOVE] = N_ ("movement"),
  [BETRAYAL_PHASE_MISSIONS] = N_ ("air missions"),
  [BETRAYAL_PHASE_INTERCEPT] = N_ ("interception"),
  [BETRAYAL_PHASE_BASE] = N_ ("air units return"),
  [BETRAYAL_PHASE_STEPS] = N_ ("step losses"),
  [BETRAYAL_PHASE_EXCHANGE] = N_ ("partial exchange"),
  [BETRAYAL_PHASE_WITHDRAW] = N_ ("withdrawal"),
  [BETRAYAL_PHASE_EXPLOIT] = N_ ("exploitation"),
  [BETRAYAL_PHASE_COMBAT] = N_ ("combat"),
  [BETRAYAL_PHASE_OVER] = N_ ("game over"),
};
