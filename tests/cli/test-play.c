/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

static void
write_tiny (Shell *shell)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
}

/* Same scenario, setup, seed and bots: same game to the byte, wherever it is written. */
static void
test_bots_repeat (Shell *shell, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *log = NULL;
  g_autofree char *again = NULL;
  g_autofree char *replay = NULL;
  g_autofree char *replay_again = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --bots random --seed 7 --log a.log --save a.replay",
             NULL);
  assert_status (shell, 0);
  first = g_strdup (shell->out);
  assert_has (first, "Seed: 7\n");
  assert_has (first, "\nWho runs the Germans: initiative\nHouse rules on");
  assert_has (first, "\n== ");
  assert_has (first, "\n== Turn 1 in short ==\n      Now controlled by Germany: Dyke\n");
  /* Who has won is said by the verdict alone: what level a side has reached is another thing. */
  assert_has (first, "\n== Outcome ==\n  The game ends with turn 2 (rule 7.0)\n");
  g_assert_null (strstr (first, "\n  Germany: "));
  assert_has (first, "Hash of the final position: ");

  shell_run (shell, "play tiny.scenario.xml --bots random --seed 7 --log b.log --save b.replay",
             NULL);
  g_assert_cmpstr (shell->out, ==, first);
  log = shell_read (shell, "a.log");
  again = shell_read (shell, "b.log");
  g_assert_cmpstr (log, ==, again);
  replay = shell_read (shell, "a.replay");
  replay_again = shell_read (shell, "b.replay");
  g_assert_cmpstr (replay, ==, replay_again);
  /* The log is what the screen shows, but for its first line. */
  g_assert_cmpstr (strchr (log, '\n'), ==, strchr (first, '\n'));

  shell_run (shell, "play tiny.scenario.xml --bots random --seed 8", NULL);
  g_assert_cmpstr (shell->out, !=, first);
}

static char *
dup_changed (const char *text, const char *from, const char *to)
{
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);

  return g_strdup (changed->str);
}

/* A saved game goes on where it ended; on an edited scenario from the first place where it goes
 * differently, and the rest of it is a branch once somebody decides. */
static void
test_continue (Shell *shell, gconstpointer data)
{
  g_autofree char *saved = NULL;
  g_autofree char *edited = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --save a.replay", "1\nquit\n");
  shell_run (shell, "play tiny.scenario.xml --continue a.replay --save b.replay", "1\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "The game goes on after 1 move.\n");
  assert_has (shell->out, "Decisions: 2\n");
  saved = shell_read (shell, "b.replay");
  assert_has (saved, "\nfrench: deploy bomber > border-1  @");

  edited = dup_changed (saved, "deploy bomber > border-1", "deploy bomber > ford");
  shell_write (shell, "c.replay", edited);
  shell_run (shell, "play tiny.scenario.xml --continue c.replay --save d.replay", "2\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "c.replay:11: the replay diverges: this line cannot be played here.\n");
  assert_has (shell->out, "The game goes on after 1 move.\n");
  g_free (saved);
  saved = shell_read (shell, "d.replay");
  assert_has (saved, "\nfrench: deploy bomber > border-2  @");
  assert_has (saved, "\n= branch \"main\" from \"branch-2\" after 1\nfrench: deploy bomber > ford");

  shell_run (shell, "play tiny.scenario.xml --continue a.replay --seed 8", NULL);
  assert_status (shell, 2);
  shell_run (shell, "play tiny.scenario.xml --continue tiny.scenario.xml", NULL);
  assert_status (shell, 3);
}

/* To read and to send to others: each turn with its summary. */
static void
test_markdown (Shell *shell, gconstpointer data)
{
  g_autofree char *text = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --bots random --seed 7 --quiet --markdown game.md",
             NULL);
  assert_status (shell, 0);
  text = shell_read (shell, "game.md");
  assert_has (text, "# Tiny 1940\n");
  assert_has (text, "\n## Turn 2\n");
  assert_has (text, "\n### Turn 1 in short\n\n- Now controlled by Germany: Dyke\n");
  shell_run (shell,
             "play tiny.scenario.xml --bots random --seed 7 --quiet --markdown /no/such/game.md",
             NULL);
  assert_status (shell, 3);
}

/* A seed that was drawn is printed, and repeats the game. */
static void
test_drawn_seed (Shell *shell, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *command = NULL;
  const char *seed = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --bots random --quiet", NULL);
  assert_status (shell, 0);
  first = g_strdup (shell->out);
  seed = strstr (first, "Seed: ");
  g_assert_nonnull (seed);
  command = g_strdup_printf ("play tiny.scenario.xml --bots random --quiet --seed %.*s",
                             (int) strcspn (seed + 6, "\n"), seed + 6);
  shell_run (shell, command, NULL);
  g_assert_cmpstr (shell->out, ==, first);
}

static void
test_quiet_and_limit (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --bots random --seed 1 --quiet --max-decisions 5",
             NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "== The game is not over; as things stand ==");
  g_assert_null (strstr (shell->out, " points\n")); /* what bots go by is no score */
  assert_has (shell->out, "Decisions: 5\n");
  g_assert_cmpuint (shell_count (shell->out, "== "), ==, 1);
}

/* The game begins where the card can be played, and the same seed begins it there again. */
static void
test_try_card (Shell *shell, gconstpointer data)
{
  g_autofree char *first = NULL;

  shell_run (shell, "play badge --try-card search --seed 3 --umpire", "quit\n");
  assert_status (shell, 0);
  first = g_strdup (shell->out);
  assert_has (first, "Exchange Search  (exchange search)");
  shell_run (shell, "play badge --try-card search --seed 3 --umpire", "quit\n");
  g_assert_cmpstr (shell->out, ==, first);

  shell_run (shell, "play badge --try-card serch --seed 3", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "there is no card \"serch\". Did you mean \"search\"?");
  shell_run (shell, "play badge --try-card search --allow-undo", NULL);
  assert_status (shell, 2);
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --try-card search", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "this game has none");
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  static const struct {
    const char *options;
    const char *message;
  } cases[] = {
    { "", "this command takes one scenario" },
    { "tiny.scenario.xml --bots randm", "there is no bot \"randm\". Did you mean \"random\"?" },
    { "tiny.scenario.xml --bots frnch=random",
      "Did you mean \"french\"? There are: french, british" },
    { "tiny.scenario.xml --bots french=random,british=random,french=heuristic",
      "--bots names \"french\" twice. Give each player one bot." },
    { "tiny.scenario.xml --bots french=human,random",
      "\"random\" in --bots applies to all players, so put it first, or write "
      "PLAYER=random." },
    { "tiny.scenario.xml --bots random,heuristic",
      "\"heuristic\" in --bots applies to all players" },
    { "tiny.scenario.xml --setup tny", "there is no setup \"tny\". Did you mean \"tiny\"?" },
    { "tiny.scenario.xml --seed seven", "--seed takes a whole number" },
    { "tiny.scenario.xml --seed -1", "--seed takes a whole number" },
    { "tiny.scenario.xml --max-decisions -1", "--max-decisions takes 0 or more" },
  };

  write_tiny (shell);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *command = g_strconcat ("play ", cases[i].options, NULL);

    shell_run (shell, command, NULL);
    assert_status (shell, 2);
    assert_has (shell->err, cases[i].message);
  }
}

static void
test_bad_scenario (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "bad.scenario.xml", "id=\"moor\" name=", "id=\"moor\" nmae=");
  shell_run (shell, "play bad.scenario.xml --bots random", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "bad.scenario.xml:40:");
  assert_has (shell->err, "cannot be played until these problems are fixed");
  g_assert_cmpstr (shell->out, ==, "");

  shell_run (shell, "play nowhere.scenario.xml", NULL);
  assert_status (shell, 3);
}

static void
test_unwritable (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --bots random --quiet --save no/such/folder.replay",
             NULL);
  assert_status (shell, 3);
  assert_has (shell->out, "Hash of the final position: ");
  assert_has (shell->err, "no/such/folder.replay");
}

/* A person at the prompt: asks, lists, decides by number and by text, takes back, leaves. */
static void
test_prompt (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --save game.replay",
             "help\n"
             "moves\n"
             "board\n"
             "board moor\n"
             "? 1\n"
             "frobnicate\n"
             "99999\n"
             "undo\n"
             "1\n"
             "undo\n"
             "redo\n"
             "die 3\n"
             "die 0\n"
             "quit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "show the places with counters");
  assert_has (shell->out, "\n   1  ");
  assert_has (shell->out, "Moor");
  assert_has (shell->out, "this move is legal");
  assert_has (shell->out, "\"frobnicate\" is not a move of this game");
  assert_has (shell->out, "Type a number from 1 to ");
  assert_has (shell->out, "There is nothing to undo.");
  assert_has (shell->out, "Undone.");
  assert_has (shell->out, "Redone.");
  assert_has (shell->out, "The next die will show face 3");
  assert_has (shell->out, "\"die N\" makes the next die show its Nth face");
  assert_has (shell->out, "== The game is not over; as things stand ==");

  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Decisions: 1\n");
}

/* What no list of moves offers is recorded by number or by its text. */
static void
test_prompt_record (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --save game.replay",
             "penalty nation-france\nrecord\nrecord 9\nrecord 1\nyes\nyes\n");
  assert_status (shell, 0);
  assert_has (shell->out, "The Allies may still communicate freely (rule 6.1)");
  assert_has (shell->out, "   1  The players agree to end the game  (agree)");
  assert_has (shell->out, "\"record N\" records one of them");
  assert_has (shell->out, "The game ends with turn 1");

  shell_run (shell, "replay game.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);
}

/* 6.3.2: what was recorded keeps its number, and why it cannot be again is said. */
static void
test_prompt_record_again (Shell *shell, gconstpointer data)
{
  const char *second = NULL;

  shell_write_edited (shell, "ban.scenario.xml", "<germans run-by=\"initiative\"/>",
                      "<communication ban-from=\"1\"/>");
  shell_run (shell, "play ban.scenario.xml --seed 7", "record\nrecord 3\nrecord\nrecord 3\n");
  assert_status (shell, 0);
  assert_has (shell->out, "   3  France broke the ban on communication  (penalty nation-france)");
  second = strstr (shell->out, "   3  not now: France has been penalised in this turn: another "
                               "offence counts only from the following turn on (rule 6.3.2).\n"
                               "   4  Britain broke the ban on communication");
  g_assert_nonnull (second);
  assert_has (second, "> record 3\nFrance has been penalised in this turn");
}

/* A player-turn begins under its own heading, although the player before had nothing to fly. */
static void
test_headings (Shell *shell, gconstpointer data)
{
  g_autofree char *fixture = shell_dup_fixture ();
  g_autoptr (GString) text = g_string_new (fixture);
  const char *french = NULL;
  const char *british = NULL;

  g_assert_cmpuint (g_string_replace (text, "<place counter=\"aa\" area=\"ford\"/>", "", 0), ==, 1);
  g_assert_cmpuint (g_string_replace (text, "<reinforcement counter=\"1a\" turn=\"2\"/>",
                                      "<reinforcement counter=\"1a\" turn=\"2\"/>"
                                      "<absent counter=\"aa\"/>",
                                      1),
                    ==, 1);
  shell_write (shell, "still.scenario.xml", text->str);
  shell_run (shell, "play still.scenario.xml --seed 7 --bots random --log still.log", NULL);
  assert_status (shell, 0);
  french = strstr (shell->out, ": French player, movement ==\n");
  g_assert_nonnull (french);
  british = strstr (french, ": British player, movement ==\n");
  g_assert_nonnull (british);
  g_assert_true (british < strstr (french, "\n  British player: "));
}

/* The end of the input ends the game as "quit" does. */
static void
test_prompt_end_of_input (Shell *shell, gconstpointer data)
{
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7", "1\n");
  assert_status (shell, 0);
  assert_has (shell->out, "Decisions: 1\n");
}

/* What stands in brackets in the list is what can be typed. */
static void
test_prompt_typed_move (Shell *shell, gconstpointer data)
{
  g_autofree char *input = NULL;
  const char *open = NULL;
  const char *line = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7", "quit\n");
  line = strstr (shell->out, "\n   1  ");
  g_assert_nonnull (line);
  open = strchr (line, '(');
  g_assert_nonnull (open);
  input = g_strdup_printf ("? %.*s\n%.*s\nquit\n", (int) strcspn (open + 1, ")"), open + 1,
                           (int) strcspn (open + 1, ")"), open + 1);
  shell_run (shell, "play tiny.scenario.xml --seed 7", input);
  assert_status (shell, 0);
  assert_has (shell->out, "this move is legal");
  assert_has (shell->out, "Decisions: 1\n");
}

/* So can the words before them, and the names in them. */
static void
test_prompt_typed_words (Shell *shell, gconstpointer data)
{
  g_autofree char *input = NULL;
  const char *line = NULL;

  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7", "quit\n");
  line = strstr (shell->out, "\n   1  ");
  g_assert_nonnull (line);
  line += strlen ("\n   1  ");
  input = g_strdup_printf ("%.*s\nquit\n", (int) (strstr (line, "  (") - line), line);
  shell_run (shell, "play tiny.scenario.xml --seed 7", input);
  assert_status (shell, 0);
  assert_has (shell->out, "Decisions: 1\n");
}

/* One seat at the prompt, the other by bot: only the person is asked, and taking back goes over
 * the bot's answers. */
static void
test_prompt_against_bot (Shell *shell, gconstpointer data)
{
  GString *input = g_string_new (NULL);

  for (guint i = 0; i < 60; i++)
    g_string_append (input, "1\n");
  g_string_append (input, "undo\n1\nquit\n");
  write_tiny (shell);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --bots british=random", input->str);
  assert_status (shell, 0);
  assert_has (shell->out, "French player> ");
  g_assert_null (strstr (shell->out, "British player> "));
  g_string_free (input, TRUE);
}

/* Ctrl-C at the prompt: what was played is reported and saved, and it is no success. */
static void
test_interrupt (Shell *shell, gconstpointer data)
{
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\n"
                                             "mkfifo pipe\n"
                                             "'%s' play tiny.scenario.xml --seed 7 --save i.replay "
                                             "< pipe > out 2> err &\n"
                                             "exec 3> pipe\n"
                                             "echo 1 >&3\n"
                                             "until grep -q 'player> 1' out; do sleep 0.05; done\n"
                                             "kill -INT $!\n"
                                             "wait $!\n",
                                             g_getenv ("TURNCOAT_PROGRAM"));
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;

  write_tiny (shell);
  shell_write (shell, "interrupt.sh", script);
  shell_run_any (shell, "sh interrupt.sh", NULL);
  assert_status (shell, 3);
  out = shell_read (shell, "out");
  err = shell_read (shell, "err");
  assert_has (out, "Decisions: 1\n");
  assert_has (err, "interrupted");
  shell_run (shell, "replay i.replay --scenario tiny.scenario.xml", NULL);
  assert_status (shell, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/play/bots-repeat", test_bots_repeat);
  shell_add_test ("/cli/play/markdown", test_markdown);
  shell_add_test ("/cli/play/continue", test_continue);
  shell_add_test ("/cli/play/drawn-seed", test_drawn_seed);
  shell_add_test ("/cli/play/quiet-and-limit", test_quiet_and_limit);
  shell_add_test ("/cli/play/try-card", test_try_card);
  shell_add_test ("/cli/play/usage", test_usage);
  shell_add_test ("/cli/play/bad-scenario", test_bad_scenario);
  shell_add_test ("/cli/play/unwritable", test_unwritable);
  shell_add_test ("/cli/play/prompt", test_prompt);
  shell_add_test ("/cli/play/prompt-record", test_prompt_record);
  shell_add_test ("/cli/play/prompt-record-again", test_prompt_record_again);
  shell_add_test ("/cli/play/headings", test_headings);
  shell_add_test ("/cli/play/prompt-end-of-input", test_prompt_end_of_input);
  shell_add_test ("/cli/play/interrupt", test_interrupt);
  shell_add_test ("/cli/play/prompt-typed-move", test_prompt_typed_move);
  shell_add_test ("/cli/play/prompt-typed-words", test_prompt_typed_words);
  shell_add_test ("/cli/play/prompt-against-bot", test_prompt_against_bot);

  return g_test_run ();
}
