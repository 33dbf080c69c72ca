/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "betrayal-fixture.h"

#include "position-support.h"

/* Why a move is not legal, in the words that the player reads: which unit, which area, which rule.
 */

typedef struct {
  const char *id;
  const char *units; /* "ID ID @ AREA; ID @ AREA" */
  const char *play;  /* nullable: what is played first */
  const char *move;
  const char *text;
  guint8 player;
  guint8 turn;   /* 0: 2 */
  guint8 tactic; /* of all Germans */
  guint8 step;   /* 0: movement */
} Reason;

#define HOLD       BETRAYAL_HOLD
#define ATTACK     BETRAYAL_ATTACK
#define SATURATION BETRAYAL_SATURATION

static const Reason reasons[] = {
  { "not-unit", "4-corps @ sedan", NULL, "move game-turn > reims",
    "Game Turn is not a unit (rule 1.2).", .tactic = ATTACK },
  { "not-yours", "4-corps @ sedan", NULL, "move 4-corps > reims",
    "4 Corps is not yours to move in this player-turn (rule 2.0).", .player = 1 },
  { "not-on-map", "4c @ reims", NULL, "move 5c > reims", "5C is not on the map (rule 3.0).",
    .player = 1 },
  { "not-there", "1-division @ lille", NULL, "evacuate 1-division > calais",
    "1 Division is not in Calais (rule 3.2.3).", .player = 2 },
  { "air-flies", "4c aa @ reims", NULL, "move aa > soissons",
    "AA flies when ground movement has ended (rule 3.3).", .player = 1 },
  { "ground-only", "4c aa @ reims; 4-corps @ sedan", NULL, "bomb 4c > sedan",
    "4C is a ground unit and flies no missions (rule 3.3).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "moved", "4c @ reims", "move 4c > soissons", "move 4c > reims",
    "4C has already moved (rule 3.0).", .player = 1 },
  { "same-area", "4c @ reims", NULL, "move 4c > reims", "4C is in Reims already (rule 3.0).",
    .player = 1 },
  { "stacking", "4c @ reims; 1c 2c 3c @ soissons", NULL, "move 4c > soissons",
    "Soissons has no room for 4C (rule 1.5).", .player = 1 },
  { "border", "4c @ metz", NULL, "move 4c > border-5",
    "Border Area 5 is closed to Allied units (rule 3.2.3).", .player = 1 },
  { "home", "be-1-corps @ ghent", NULL, "move be-1-corps > lille",
    "Belgian I Corps may not leave its homeland voluntarily (rule 1.7).", .player = 2 },
  { "too-far", "4c @ reims", NULL, "move 4c > paris",
    "Paris is farther away than 4C can move (rule 3.1).", .player = 1 },
  { "terrain", "3dcr @ reims", NULL, "move 3dcr > dinant",
    "The terrain up to Dinant costs more movement points than 3DCR has (rule 3.1).", .player = 1 },
  { "stops", "3dcr @ reims; 4-corps @ sedan", NULL, "move 3dcr > longwy",
    "On the way to Longwy 3DCR would have to stop where enemies are.", .player = 1 },
  { "contested", "4c @ reims; 5-corps @ reims; 4-corps @ sedan", NULL, "move 4c > sedan",
    "4C stands in a contested area and may not go from there straight to Sedan, where the enemy is "
    "as well.",
    .player = 1 },
  { "carry-far", "3dcr @ soissons", NULL, "carry 3dcr > lille",
    "3DCR cannot take the French Republic as far as Lille in this move (rule 7.2.1).",
    .player = 1 },
  { "refit", "4-corps @ sedan", NULL, "move 4-corps > reims",
    "The Germans refit and stay where they are (rule 3.4.4 B).", .tactic = BETRAYAL_REFIT },
  { "no-tactic", "4-corps @ sedan", NULL, "move 4-corps > reims",
    "4 Corps has no tactic and may only join an area that holds (rule 3.4.5)." },
  { "no-attack", "4-corps @ sedan; 4c @ reims", NULL, "move 4-corps > reims",
    "Without an Advance/Attack tactic there is no German combat in Reims (rule 4.2.2).",
    .tactic = HOLD },
  { "forward", "4-corps @ sedan", NULL, "move 4-corps > ardennes",
    "Hold moves forward only: Ardennes is no nearer to the west or south edge (rule 3.4.4 A).",
    .tactic = HOLD },
  { "needed", "4-corps @ sedan; 4c @ reims", NULL, "move 4-corps > cambrai",
    "4 Corps is needed for an attack that must be made, such as that on Reims (rule 3.4.4 C).",
    .tactic = ATTACK },
  { "drop-first", "7-airborne @ border-1", NULL, "move 7-airborne > eindhoven",
    "7th Airborne drops from the air this turn and does not march (rule 3.2.4).", .turn = 1,
    .tactic = ATTACK },
  { "no-drop", "7-airborne @ border-1", NULL, "drop 7-airborne > antwerp",
    "7th Airborne cannot drop: only airborne units in a border area do, on the turn of the drops "
    "(rule 3.2.4).",
    .tactic = ATTACK },
  { "drop-zone", "7-airborne @ border-1", NULL, "drop 7-airborne > paris",
    "Air drops do not land in Paris in this scenario (rule 3.2.4).", .turn = 1 },
  { "drop-combat", "7-airborne @ border-1; be-1-corps @ antwerp", NULL, "drop 7-airborne > antwerp",
    "Without an Advance/Attack tactic units drop only where no Allied ground unit is (rule 4.2.2).",
    .turn = 1 },
  { "republic-nation", "1-division @ paris", NULL, "carry 1-division > sens",
    "1 Division cannot hold or move the French Republic (rule 7.2.1).", .player = 2 },
  { "republic-moved", "4c @ paris; 5c @ sens", "carry 4c > sens", "carry 5c > troyes",
    "The French Republic has already moved in this player-turn (rule 7.2.1).", .player = 1 },
  { "republic-enemy", "4-corps @ paris; 4c @ sens", NULL, "carry 4c > orleans",
    "The enemy stands with the French Republic (rule 7.2.3).", .player = 1 },
  { "republic-far", "4c @ metz", NULL, "carry 4c > nancy",
    "4C cannot come to the French Republic in this move (rule 7.2.1).", .player = 1 },
  { "republic-there", "4c @ sens", NULL, "carry 4c > paris",
    "The French Republic is in Paris already: move there to hold it (rule 7.2.1).", .player = 1 },
  { "no-evacuation", "4c @ calais", NULL, "evacuate 4c > calais",
    "The nation of 4C does not evacuate (rule 3.2.3).", .player = 1 },
  { "no-port", "1-division @ lille", NULL, "evacuate 1-division > lille",
    "Lille is not a friendly port (rule 3.2.3).", .player = 2 },
  { "has-flown", "4-corps fighter-1 fighter-2 @ ardennes; 5-corps @ luxembourg; 4c @ reims",
    "base fighter-1 > luxembourg", "bomb fighter-1 > reims",
    "Fighter 1 has already flown in this player-turn (rule 3.3).", .step = BETRAYAL_STEP_MISSIONS },
  { "range", "4c aa @ belfort; 4-corps @ rotterdam", NULL, "bomb aa > rotterdam",
    "Rotterdam is out of range (rule 3.3).", .player = 1, .step = BETRAYAL_STEP_MISSIONS },
  { "no-enemy", "4c aa @ reims; 4-corps @ sedan", NULL, "bomb aa > soissons",
    "There are no enemy ground units in Soissons (rule 3.3.2).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "not-mixed", "4c aa @ reims; 4-corps @ sedan", NULL, "support aa > sedan",
    "Support needs friendly ground units in Sedan (rule 3.3.2 b).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "mixed", "4c aa @ reims; 4-corps 5c @ sedan", NULL, "bomb aa > sedan",
    "With friendly units in Sedan the mission there is support (rule 3.3.2 b).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "no-combat-there", "4c aa @ reims; 4-corps 1-division @ sedan", NULL, "support aa > sedan",
    "The acting player makes no attack in Sedan (rule 4.2).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "bomber-only", "4c aa @ reims; 4-corps 5c @ sedan", NULL, "strike aa > sedan",
    "Only a bomber bombards and supports in one area (rule 3.3.2 c).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "same-target", "4-corps bomber @ ardennes; 4c @ reims; 5c @ sedan; 1c @ dinant",
    "bomb bomber > sedan", "bomb bomber > sedan",
    "The second mission must go to another area (rule 3.4.4 D).", .tactic = SATURATION,
    .step = BETRAYAL_STEP_MISSIONS },
  { "one-mission", "4-corps bomber @ ardennes; 4c @ reims; 5-corps 5c @ sedan", NULL,
    "strike bomber > sedan",
    "Saturation flies one mission to each of two areas: bombardment or support in Sedan, not both "
    "(rule 3.4.4 D).",
    .tactic = SATURATION, .step = BETRAYAL_STEP_MISSIONS },
  { "base", "4c aa @ reims; 4-corps @ sedan", NULL, "base aa > soissons",
    "Soissons is no base in range: only friendly ground units may be there (rule 3.3.1).",
    .player = 1, .step = BETRAYAL_STEP_MISSIONS },
  { "no-fighter", "4-corps fighter-1 @ ardennes; 4c aa @ reims", "bomb fighter-1 > reims",
    "intercept fighter-1 > reims", "Fighter 1 is no fighter that could intercept (rule 3.3.3).",
    .step = BETRAYAL_STEP_MISSIONS },
  { "nationality", "4-corps fighter-1 @ ardennes; 4c aa @ reims; 1-division aasf @ soissons",
    "bomb fighter-1 > reims", "intercept aasf > reims",
    "AASF intercepts only over ground units of its player (rule 3.3.3).",
    .step = BETRAYAL_STEP_MISSIONS },
  { "other-area", "4-corps fighter-1 @ ardennes; 4c aa @ reims", "bomb fighter-1 > reims",
    "intercept aa > sedan", "Interception is not being decided over Sedan (rule 3.3.3).",
    .step = BETRAYAL_STEP_MISSIONS },
  { "no-fighters-sent", "4-corps fighter-1 @ ardennes; 4c aa @ reims", "bomb fighter-1 > reims",
    "end", "No fighter has been sent yet: send one, or pass (rule 3.3.3).",
    .step = BETRAYAL_STEP_MISSIONS },
  { "no-combat", "4-corps 4c @ sedan; 5-corps 5c @ reims", NULL, "attack > soissons",
    "The sides do not share Soissons (rule 4.1).", .player = 1, .step = BETRAYAL_STEP_COMBAT },
  { "tactic-not-rolled", "4-corps @ sedan", NULL, "assign sedan > attack",
    "Advance/Attack was not rolled (rule 3.4.3).", .tactic = BETRAYAL_REFIT,
    .step = BETRAYAL_STEP_ASSIGN },
  { "end-drop", "7-airborne @ border-1", NULL, "end", "7th Airborne must still drop (rule 3.2.4).",
    .turn = 1 },
  { "end-attack", "4-corps @ sedan; 4c @ reims", NULL, "end",
    "Reims must still be attacked (rule 3.4.4 C).", .tactic = ATTACK },
  { "end-hold", "4-corps @ sedan", NULL, "end",
    "With Hold, 4 Corps must still move forward (rule 3.4.4 A).", .tactic = HOLD },
  { "end-saturation", "4-corps bomber @ ardennes; 4c @ reims", NULL, "end",
    "With Saturation, Bomber must still fly its missions (rule 3.4.4 D).", .tactic = SATURATION,
    .step = BETRAYAL_STEP_MISSIONS },
  { "end-base", "aa @ reims; 4c @ soissons; 4-corps @ sedan", NULL, "end",
    "AA is without ground units and must find a base (rule 3.3.1).", .player = 1,
    .step = BETRAYAL_STEP_MISSIONS },
  { "no-penalty", "4c @ reims", NULL, "penalty nation-belgium",
    "Belgium has no player who could break the ban (rule 6.3).", .player = 1, .turn = 5 },
  { "no-ban", "4c @ reims", NULL, "penalty nation-france",
    "The Allies may still communicate freely (rule 6.1).", .player = 1 },
  { "penalised", "4c @ reims", "penalty nation-france", "penalty nation-france",
    "France has been penalised in this turn: another offence counts only from the following turn "
    "on (rule 6.3.2).",
    .player = 1, .turn = 5 },
};

/* Duties of several, which are named in one go. */
static const Reason duties[] = {
  { "end-drop", "7-airborne 22-air-landing @ border-1", NULL, "end",
    "7th Airborne and 22nd Air Landing must still drop (rule 3.2.4).", .turn = 1 },
  { "end-attack", "4-corps 5-corps @ sedan; 4c @ reims; 5c @ longwy", NULL, "end",
    "Reims and Longwy must still be attacked (rule 3.4.4 C).", .tactic = ATTACK },
  { "end-hold", "4-corps 5-corps 6-corps @ sedan", NULL, "end",
    "With Hold, 4 Corps, 5 Corps and 6 Corps must still move forward (rule 3.4.4 A).",
    .tactic = HOLD },
  { "end-hold", "4-corps 5-corps 6-corps @ sedan; 7-corps 8-corps @ longwy", NULL, "end",
    "With Hold, 4 Corps, 5 Corps, 8 Corps and 2 more must still move forward (rule 3.4.4 A).",
    .tactic = HOLD },
};

static void
put (Board *board, const Reason *reason)
{
  g_auto (GStrv) groups = g_strsplit (reason->units, "; ", -1);

  for (guint i = 0; groups[i] != NULL; i++) {
    g_auto (GStrv) halves = g_strsplit (groups[i], " @ ", 2);

    board_put (board, halves[0], halves[1]);
  }
  for (guint i = 0; i < board->rules->n_counters && reason->tactic != 0; i++)
    if (board->rules->counters[i].side == BETRAYAL_GERMAN &&
        board->rules->counters[i].kind == BETRAYAL_GROUND &&
        board->state->loc[i] < board->rules->n_areas)
      board_tactic (
        board, tc_ruleset_get_thing (board->ruleset, betrayal_unit_thing (board->rules, i))->id,
        reason->tactic);
}

static void
begin (Board *board, const Reason *reason)
{
  static const guint8 phases[] = {
    [BETRAYAL_STEP_RETURN] = BETRAYAL_PHASE_RETURN,
    [BETRAYAL_STEP_ASSIGN] = BETRAYAL_PHASE_ASSIGN,
    [BETRAYAL_STEP_MOVE] = BETRAYAL_PHASE_MOVE,
    [BETRAYAL_STEP_MISSIONS] = BETRAYAL_PHASE_MISSIONS,
    [BETRAYAL_STEP_COMBAT] = BETRAYAL_PHASE_COMBAT,
  };
  guint8 step = reason->step == 0 ? BETRAYAL_STEP_MOVE : reason->step;

  board_init (board, reason->player, NULL, NULL);
  board->state->head.turn = reason->turn == 0 ? 2 : reason->turn;
  put (board, reason);
  if (step != BETRAYAL_STEP_ASSIGN)
    board_begin (board);
  board->state->step = step;
  board->state->head.phase = phases[step];
  if (reason->play != NULL)
    board_play (board, reason->play);
}

static void
test_reason (gconstpointer data)
{
  const Reason *reason = data;
  g_auto (Board) board = { 0 };
  g_autofree char *text = NULL;

  begin (&board, reason);
  g_assert_cmpstr (board_why (&board, reason->move), ==, reason->id);
  text = position_dup_explanation (board.ruleset, &board.state->head, reason->move);
  g_assert_cmpstr (text, ==, reason->text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    g_autofree char *path = g_strdup_printf ("/betrayal-1940/reasons/%s", reasons[i].id);

    g_test_add_data_func (path, &reasons[i], test_reason);
  }
  for (guint i = 0; i < G_N_ELEMENTS (duties); i++) {
    g_autofree char *path =
      g_strdup_printf ("/betrayal-1940/reasons/several/%u-%s", i, duties[i].id);

    g_test_add_data_func (path, &duties[i], test_reason);
  }

  return g_test_run ();
}
