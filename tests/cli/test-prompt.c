/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* What a person types at the prompt of a game, and what is answered. */

typedef struct {
  const char *name;
  const char *input;
  const char *answer;
  guint n_decisions;
} Prompt;

/* The first question: "Fighter 1 starts in Border Area 1 or 2, the bomber too". */
static const Prompt prompts[] = {
  { "help", "help\n", "  moves [WORD]       list the legal moves" },
  { "help-lines-up", "help\n", "  seat [PLAYER WHO]  list who plays" },
  { "moves", "moves\n", "   4  Bomber starts in Border Area 2  (deploy bomber > border-2)" },
  { "moves-with-a-word", "moves bomber\n", "moves bomber\n   3  Bomber starts in Border Area 1" },
  { "moves-with-a-word-in-capitals", "MOVES BOMBER\n",
    "MOVES BOMBER\n   3  Bomber starts in Border Area 1" },
  { "moves-with-no-such-word", "moves nonsense\n",
    "No legal move contains \"nonsense\"; \"moves\" lists all 4." },
  { "ask-nothing", "?\n", "Type \"?\" and a move to see whether it is legal, and if not, why." },
  { "ask-number", "? 1\n", "Fighter 1 starts in Border Area 1: this move is legal." },
  { "ask-move", "? deploy bomber > ford\n",
    "The setup does not let Bomber start in Ford (rule 8.0)." },
  { "ask-another-phase", "? move 1c > paris\n",
    "This cannot be done in the phase \"deployment\"; what can be: deploy." },
  { "ask-nonsense", "? frobnicate\n", "\"frobnicate\" is not a move of this game." },
  { "ask-no-such-thing", "? deploy bombr > border-1\n", "Did you mean \"bomber\"?" },
  { "ask-die", "? force-die = 3\n", "You can always force a die: \"die N\"." },
  { "odds-of-nothing", "odds\n", "Type \"odds\" and a move to see what can come of its dice." },
  { "odds-without-dice", "odds 1\n", "This move rolls no dice." },
  { "odds", "1\nodds 1\n",
    "Germans: orders and tactics (rule 3.4)\n"
    "    16.7 %  Strategic orders: roll 2–4, B / 1 (what is open / tactics rolls) (rule 3.4.2)\n"
    "            Open to German operations: Belgium (rule 3.4.2)\n"
    "            More dice follow.\n"
    "    55.6 %  Strategic orders: roll 5–8, ALL / 2 (what is open / tactics rolls) (rule 3.4.2)\n",
    1 },
  { "odds-of-an-illegal-move", "odds deploy bomber > ford\n",
    "The setup does not let Bomber start in Ford (rule 8.0)." },
  { "number", "2\n", "Fighter 1 starts in Border Area 2", 1 },
  { "move", "deploy bomber > border-2\n", "Bomber starts in Border Area 2", 1 },
  { "move-with-blanks", "   deploy   bomber  >  border-2  \n", "Bomber starts in Border Area 2",
    1 },
  { "illegal-move", "deploy bomber > ford\n",
    "The setup does not let Bomber start in Ford (rule 8.0)." },
  { "number-too-large", "99\n", "Type a number from 1 to 4." },
  { "number-0", "0\n", "Type a number from 1 to 4." },
  { "nonsense", "frobnicate\n",
    "Type the number of a move, a move as shown in brackets, or \"help\"." },
  { "nearly-a-move", "mov 1c > paris\n", "Did you mean \"move\"?" },
  { "empty-lines", "\n\n\n1\n", "Fighter 1 starts in Border Area 1", 1 },
  { "undo-nothing", "undo\n", "There is nothing to undo." },
  { "undo", "1\nundo\n", "Undone." },
  { "redo-nothing", "redo\n", "There is nothing to redo." },
  { "redo", "1\nundo\nredo\n", "Redone.", 1 },
  { "redo-after-another-move", "1\nundo\n2\nredo\n", "There is nothing to redo.", 1 },
  { "branches", "1\nundo\n2\nbranches\n",
    "  main: 1 move, with “French player, for the Germans: Fighter 1 starts in Border Area 1” "
    "(Turn 1 "
    "of 2, 10 May 1940: German setup)\n"
    "*   branch-2: 1 move, with “French player, for the Germans: Fighter 1 starts in Border Area "
    "2”",
    1 },
  { "branch", "branch try two\n1\nbranches\n", "*   try two: 1 move", 1 },
  { "branch-without-a-name", "branch\n", "A branch or bookmark needs a name" },
  { "branch-again", "branch main\n", "There is a branch or bookmark \"main\" already." },
  { "branch-not-for-what-is-illegal", "1\nundo\ndeploy bomber > ford\nbranches\n",
    "* main: 1 move" },
  { "branch-of-a-die", "1\nundo\ndie 3\nbranches\n", "*   branch-2: 1 move" },
  { "switch", "1\nundo\n2\nswitch main\n", "On \"main\", after 1 move.", 1 },
  { "switch-nowhere", "switch mian\n",
    "There is no branch or bookmark \"mian\". Did you mean \"main\"? \"branches\" lists them." },
  { "bookmark", "1\nbookmark here\n1\nswitch here\n", "On \"here\", after 1 move.", 1 },
  { "bookmark-says", "bookmark the start\n", "Bookmarked. \"switch the start\" leads back here." },
  { "die-nothing", "die\n",
    "\"die N\" makes the next die show its Nth face, from 1 to 255; at most 12 can wait." },
  { "die-too-large", "die 256\n", "\"die N\" makes the next die show its Nth face, from 1 to 255" },
  { "die", "die 6\n",
    "The next die will show face 6, counted from its lowest, if it has that many." },
  { "records", "record\n", "   1  The players agree to end the game  (agree)" },
  { "record-too-large", "record 9\n", "There is no record \"9\": \"record\" alone lists" },
  { "record-no-number", "record x\n", "There is no record \"x\": \"record\" alone lists" },
  { "record-not-now", "record 3\n", "The Allies may still communicate freely (rule 6.1)." },
  { "record", "record 1\nyes\nyes\n", "The game ends with turn 1", 1 },
  { "record-asks-each", "record 1\nyes\nno\n",
    "British player, do you agree? \"The players agree to end the game\": type \"yes\" or \"no\".\n"
    "Not recorded: the game goes on.\n" },
  { "record-by-its-text", "agree\nno\n", "Not recorded: the game goes on.\n" },
  { "umpire", "umpire\n",
    "\"umpire NAME\" lists what can be changed about a counter, a place or a side." },
  { "umpire-too-early", "umpire 1c\n",
    "Nothing can be changed while something is being set up or resolved." },
  { "umpire-refused", "umpire put 1c > ford\n",
    "Nothing can be changed while something is being set up or resolved." },
  { "umpire-nonsense", "umpire dance 1c\n", "\"umpire-dance\" is not a move of this game." },
  { "umpire-ask", "? umpire-put 1c > ford\n",
    "Nothing can be changed while something is being set up or resolved." },
  { "umpire-odds", "odds umpire-put 1c > ford\n", "This move rolls no dice." },
  { "umpire-lists",
    "1\n1\n"
    "umpire 2 corps\n",
    "  2 Corps is put in Ford  (put 2-corps > ford)\n", 2 },
  { "board", "board\n", "Turn 2                   13 May 1940               1A [4-3-2]" },
  { "board-of-a-word", "board ford\n", "Ford   France  clear  2C [2-2-1], AA [2-0]" },
  { "board-of-nothing", "board nowhere\n", "No place has a name like \"nowhere\"." },
  { "seats", "seat\n", "  British player (british): human\n\"seat PLAYER WHO\" changes who plays" },
  { "seat-of-nobody", "seat nobody random\n",
    "There is no player \"nobody\". There are: french, british." },
  { "seat-of-a-bot", "seat british random\n",
    "seat british random\n  British player (british): random" },
  { "seat-of-no-such-bot", "seat british randm\n",
    "There is no bot \"randm\". Did you mean \"random\"? There are: human" },
};

static void
test_prompt (Shell *shell, gconstpointer data)
{
  const Prompt *prompt = data;
  g_autofree char *text = shell_dup_fixture ();
  g_autofree char *input = g_strconcat (prompt->input, "quit\n", NULL);
  g_autofree char *decisions = g_strdup_printf ("Decisions: %u\n", prompt->n_decisions);

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "play tiny.scenario.xml --seed 7", input);
  assert_status (shell, 0);
  assert_has (shell->out, prompt->answer);
  if (strstr (prompt->input, "record 1") == NULL)
    assert_has (shell->out, decisions);
  g_assert_cmpstr (shell->err, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (prompts); i++) {
    g_autofree char *path = g_strconcat ("/cli/prompt/", prompts[i].name, NULL);

    g_test_add (path, Shell, &prompts[i], shell_set_up, test_prompt, shell_tear_down);
  }

  return g_test_run ();
}
