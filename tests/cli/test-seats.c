/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* Games with secrets, and setups that not everybody plays in: the program with the test system. */

#define MINI "mini.scenario.xml"

static void
write_mini (Shell *shell)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "systems", "mini", "mini.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  shell_write (shell, MINI, text);
}

static void
run_mini (Shell *shell, const char *command, const char *input)
{
  g_autofree char *program = g_shell_quote (g_getenv ("TURNCOAT_PROGRAM_MINI"));
  g_autofree char *line = g_strconcat (program, " ", command, NULL);

  shell_run_any (shell, line, input);
}

#define assert_has_not(text, part)                                                                 \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (strstr ((text), (part)) != NULL)                                                           \
      g_error ("%s:%d: \"%s\" is in:\n%s", __FILE__, __LINE__, (part), (text));                    \
  }                                                                                                \
  G_STMT_END

/* One person: the screen, the log and the board show what the seat may know; the replay is whole.
 */
static void
test_one_person (Shell *shell, gconstpointer data)
{
  g_autofree char *log = NULL;

  write_mini (shell);
  run_mini (shell,
            "play " MINI " --setup long --bots random,birch=human --seed 5647382910 --log b.log "
            "--save whole.replay",
            "board\n? block block-1\n1\n1\n1\n");
  assert_status (shell, 0);
  assert_has (shell->out, "Birch gets ");
  assert_has (shell->out, "      Ash is dealt 5 cards\n");
  assert_has (shell->out, "(note: You are ");
  assert_has (shell->out, " x (face down)");
  assert_has (shell->out, "\n== The game is not over ==\nDecisions: ");
  assert_has_not (shell->out, "Ash gets ");
  assert_has_not (shell->out, "Cedar is loyal");
  assert_has_not (shell->out, "Cedar is the traitor");
  assert_has_not (shell->out, "5647382910");
  assert_has (shell->out, "The seed was given by hand, so this game keeps no secrets");

  log = shell_read (shell, "b.log");
  assert_has (log, "setup long, seen by birch\n");
  assert_has_not (log, "5647382910");
  assert_has_not (log, "Ash gets ");
  run_mini (shell, "replay whole.replay --scenario " MINI, NULL);
  assert_status (shell, 0);
}

/* A drawn seed keeps the secrets: no player is shown it, not even at the end of the game. */
static void
test_drawn_seed (Shell *shell, gconstpointer data)
{
  g_autofree char *replay = NULL;
  g_autofree char *log = NULL;
  const char *seed = NULL;
  g_autofree char *digits = NULL;

  write_mini (shell);
  run_mini (shell,
            "play " MINI " --setup short --bots random --seat birch --save whole.replay "
            "--log b.log",
            NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\n== Outcome ==\n");
  assert_has_not (shell->out, "Seed");
  assert_has_not (shell->out, "given by hand");
  run_mini (shell, "play " MINI " --setup short --bots random --save whole.replay", NULL);
  replay = shell_read (shell, "whole.replay");
  seed = strstr (replay, "\nseed ");
  g_assert_nonnull (seed);
  digits = g_strndup (seed + 6, strcspn (seed + 6, "\n"));
  g_assert_cmpuint (strlen (digits), >=, 15); /* 2^48 and more */
  log = shell_read (shell, "b.log");
  assert_has_not (log, "seed ");
}

/* Several people: the screen is cleared between them, and each is told what was missed. */
static void
test_pass_the_keyboard (Shell *shell, gconstpointer data)
{
  const char *second = NULL;
  const char *third = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --bots random,ash=human,birch=human",
            "\nplace bend-2 > square-3-4\n\n\nallow\n\n\n");
  assert_status (shell, 0);
  g_assert_true (g_str_has_prefix (strstr (shell->out, "\n\n") + 2,
                                   "Ash: press Enter when nobody else can see the screen.\n"));
  assert_has_not (shell->out, "Seed");
  second = strstr (shell->out, "Birch decides next. Press Enter to clear the screen");
  g_assert_nonnull (second);
  assert_has (shell->out, "Ash gets ");
  assert_has (second, "Birch: press Enter when nobody else can see the screen.\n");
  assert_has (second, "Birch gets ");
  assert_has (second, "  Ash: Bend 2 goes to Square 3-4, turned 0 times\n");
  assert_has_not (second, "Ash gets ");
  third = strstr (second, "Birch: No objection");
  g_assert_nonnull (third);
  /* The bot's objection is told to the one at the screen. */
  assert_has (third, "Cedar: ");
}

/* What is taken back is not told again to others as if it had happened; that it was taken back is.
 * Where something was told everybody else must agree, and bots cannot. */
static void
test_undo_is_reported (Shell *shell, gconstpointer data)
{
  const char *second = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --bots random,ash=human,birch=human",
            "\nplace bend-2 > square-3-4\n\n\nundo\nundo\n");
  assert_status (shell, 0);
  assert_has (shell->out, "bots cannot agree");
  assert_has_not (shell->out, "Undone.");

  run_mini (shell, "play " MINI " --seed 5 --allow-undo --bots random,ash=human,birch=human",
            "\npass\n\n\nundo\nno\nundo\nyes\n\n\nplace bend-2 > square-3-4\n\n\nallow\n");
  assert_status (shell, 0);
  second = strstr (shell->out, "has decided or learned something since, and must agree");
  g_assert_nonnull (second);
  second = strstr (second, "Ash: do you agree that Birch undoes what was played since?");
  g_assert_nonnull (second);
  assert_has (second, "Birch takes back a move of Ash (agreed: Ash)");
  second = strstr (shell->out, "Undone.");
  g_assert_nonnull (second);
  assert_has (second, "Ash: press Enter when nobody else");
  second = strstr (second, "Birch: press Enter when nobody else");
  g_assert_nonnull (second);
  assert_has (second, "Ash: Bend 2 goes to Square 3-4");
  assert_has_not (second, "Ash: Pass");
}

/* To go to another branch is to take back what others know, and to play what they decided. */
static void
test_branches (Shell *shell, gconstpointer data)
{
  const char *at = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --bots random,ash=human,birch=human",
            "\nbranch quiet\nplace bend-2 > square-3-4\n\n\nswitch main\nswitch quiet\nbranches\n");
  assert_status (shell, 0);
  assert_has (shell->out, "What is decided from now on is on the branch \"quiet\".");
  assert_has (shell->out, "bots cannot agree");
  assert_has_not (shell->out, "On \"main\"");
  assert_has (shell->out, "\n  main: 0 moves (");
  assert_has (shell->out, "\n*   quiet: 1 move, with “Ash: ");

  run_mini (shell,
            "play " MINI
            " --seed 5 --allow-undo --bots random,ash=human,birch=human --save s.replay",
            "\nbranch quiet\npass\n\n\nswitch main\nno\nswitch main\nyes\n\n\nswitch quiet\nno\n");
  assert_status (shell, 0);
  at = strstr (shell->out, "has decided or learned something since, and must agree");
  g_assert_nonnull (at);
  at = strstr (at, "Ash: do you agree that Birch goes to another branch?");
  g_assert_nonnull (at);
  assert_has (at, "Birch takes back a move of Ash (agreed: Ash)");
  at = strstr (at, "On \"main\", after 0 moves.\n");
  g_assert_nonnull (at);
  assert_has (at, "Birch: do you agree that Ash goes to another branch?");
  assert_has_not (at, "On \"quiet\"");
}

/* Neither the command nor the move as text forces a die for a player. */
static void
test_umpire (Shell *shell, gconstpointer data)
{
  g_autofree char *replay = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --bots random,ash=human",
            "die 3\nforce-die = 3\n? force-die = 3\nrecord\nrecord 1\nhelp\n");
  assert_status (shell, 0);
  assert_has (shell->out, "  undo               undo your last decision");
  assert_has_not (shell->out, "force the next die to show its Nth face");
  assert_has (shell->out, "only the umpire may do that");
  assert_has_not (shell->out, "The next die will show");
  g_assert_cmpstr (shell->err, ==, "");

  run_mini (shell, "play " MINI " --seed 5 --umpire --bots random,ash=human --save umpire.replay",
            "die 3\nhelp\nodds 1\npass\nundo\n");
  assert_status (shell, 0);
  assert_has (shell->out, "This move rolls no dice, or what they decide is hidden.");
  assert_has_not (shell->out, "what can come of a move");
  assert_has (shell->out, "The next die will show face 3");
  assert_has (shell->out, "  die N              force the next die to show its Nth face");
  assert_has (shell->out, "The umpire takes back ");
  replay = shell_read (shell, "umpire.replay");
  assert_has (replay, "\npeople ash\n");
  assert_has (replay, "\n! look by umpire\n");
  run_mini (shell, "replay umpire.replay --scenario " MINI, NULL);
  assert_status (shell, 0);
}

/* Taking over a bot's seat is confirmed and recorded, and who does it is passed the screen. */
static void
test_take_over (Shell *shell, gconstpointer data)
{
  const char *refused = NULL;
  const char *taken = NULL;
  const char *second = NULL;
  g_autofree char *replay = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --bots random,ash=human --save taken.replay",
            "seat\nseat birch human\nno\nseat\nseat birch human\nyes\npass\n\n\n"
            "seat ash random\nno\nseat\nseat birch random\n\n\nquit\n");
  assert_status (shell, 0);
  assert_has (shell->out, "  Ash (ash): human\n  Birch (birch): random\n  Cedar (cedar): random\n");
  refused = strstr (shell->out, "Whoever plays Birch from now on sees what a bot has kept hidden");
  g_assert_nonnull (refused);
  assert_has (refused, "  Birch (birch): random\n");
  taken = strstr (refused, "A person takes the seat of Birch from a bot\n  Birch (birch): human\n");
  g_assert_nonnull (taken);
  second = strstr (taken, "Birch: press Enter when nobody else can see the screen.\n");
  g_assert_nonnull (second);
  assert_has (second, "Birch gets ");
  assert_has (second, "A person takes the seat of Birch from a bot\n  Ash: Pass\n");
  assert_has_not (second, "Ash gets ");

  /* The seat of another person is theirs; the own one goes to a bot, which goes on at once. */
  assert_has (second, "Another person plays Ash.");
  assert_has (second, "  Ash (ash): human\n  Birch (birch): human\n");
  second = strstr (second, "A bot takes the seat of Birch\n  Birch (birch): random\n  Birch: ");
  g_assert_nonnull (second);
  assert_has (second, "Ash: press Enter when nobody else");
  assert_has_not (shell->out, "Cedar gets ");

  replay = shell_read (shell, "taken.replay");
  assert_has (replay, "\npeople ash\n\n! person birch by ash\nash: pass  @");
  assert_has (replay, "\n! bot birch by birch\nbirch: ");
  run_mini (shell, "replay taken.replay --scenario " MINI, NULL);
  assert_status (shell, 0);
}

/* The umpire need not confirm it, and where nothing is hidden nobody does, nor is it recorded. */
static void
test_open_seats (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();
  g_autofree char *replay = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --seed 5 --umpire --bots random,ash=human --save u.replay",
            "seat birch human\npass\npass\nquit\n");
  assert_status (shell, 0);
  assert_has_not (shell->out, "Type \"yes\"");
  assert_has (shell->out, "\nBirch> ");
  replay = shell_read (shell, "u.replay");
  assert_has (replay, "\n! look by umpire\n! person birch by umpire\n");
  g_clear_pointer (&replay, g_free);

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --max-decisions 3 --save t.replay",
             "seat\nseat freench random\nseat french rnadom\nSEAT French  Random\nseat british "
             "random\nseat german random\n");
  assert_status (shell, 0);
  assert_has_not (shell->out, "Type \"yes\"");
  assert_has (shell->out, "There is no player \"freench\". Did you mean \"french\"?");
  assert_has (shell->out, "There is no bot \"rnadom\". Did you mean \"random\"?");
  assert_has (shell->out, "(french): random\n");
  replay = shell_read (shell, "t.replay");
  assert_has_not (replay, "\n! ");
}

/* Two people where nothing is hidden just play. */
static void
test_no_secrets (Shell *shell, gconstpointer data)
{
  g_autofree char *text = shell_dup_fixture ();

  shell_write (shell, "tiny.scenario.xml", text);
  shell_run (shell, "play tiny.scenario.xml --seed 7 --save t.replay", "1\n1\n");
  assert_status (shell, 0);
  assert_has_not (shell->out, "Press Enter");
  assert_has (shell->out, "Seed: 7");
  assert_has (shell->out, "as things stand");

  shell_run (shell, "replay t.replay --scenario tiny.scenario.xml --seat french --save -", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nseen-by french\n");
  assert_has (shell->out, "as things stand");
}

/* What all players know can be given to anybody. */
static void
test_everyone (Shell *shell, gconstpointer data)
{
  g_autofree char *log = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --setup long --bots random --seed 71 --save whole.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Birch gets ");
  run_mini (shell, "replay whole.replay --scenario " MINI " --seat everyone --save - --log all.log",
            NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nseen-by everyone\n");
  assert_has (shell->out, "\nash: (secret)  @");
  assert_has_not (shell->out, "\nseed");
  assert_has_not (shell->out, ": keep ");
  log = shell_read (shell, "all.log");
  assert_has (log, ", seen by everyone\n");
  assert_has_not (log, " gets ");
}

/* --seat: the file that can be given away; the same from the game and from its replay. */
static void
test_export (Shell *shell, gconstpointer data)
{
  g_autofree char *whole = NULL;
  g_autofree char *seen = NULL;
  g_autofree char *again = NULL;
  g_autofree char *log = NULL;
  g_autofree char *log_again = NULL;

  write_mini (shell);
  run_mini (shell, "play " MINI " --setup long --bots random --seed 71 --save whole.replay", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Seed: 71\n");
  assert_has (shell->out, "Ash gets ");
  run_mini (shell,
            "play " MINI " --setup long --bots random --seed 71 --seat birch --save birch.replay "
            "--log birch.log",
            NULL);
  assert_status (shell, 0);
  assert_has_not (shell->out, "Ash gets ");
  assert_has (shell->out, "Ash decides in secret\n");
  run_mini (shell,
            "replay whole.replay --scenario " MINI " --seat birch --save again.replay "
            "--log again.log",
            NULL);
  assert_status (shell, 0);
  whole = shell_read (shell, "whole.replay");
  seen = shell_read (shell, "birch.replay");
  again = shell_read (shell, "again.replay");
  log = shell_read (shell, "birch.log");
  log_again = shell_read (shell, "again.log");
  g_assert_cmpstr (seen, ==, again);
  g_assert_cmpstr (log, ==, log_again);
  assert_has (whole, "\nseed 71\n");
  assert_has (whole, "\nash: keep ");
  assert_has_not (seen, "seed");
  assert_has_not (seen, "\nash: keep ");
  assert_has (seen, "\nash: (secret)  @");

  run_mini (shell, "replay birch.replay --scenario " MINI, NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "birch.replay:7: the replay cannot be played.\n    7 | seen-by birch\n");
  assert_has (shell->out, "can be read and compared, but not played again");
  run_mini (shell, "replay whole.replay --scenario " MINI " --save -", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, whole);
}

/* Only who plays is counted, listed and given a bot. */
static void
test_fewer_seats (Shell *shell, gconstpointer data)
{
  static const char *const formats[] = { "human", "json", "csv" };
  static const struct {
    const char *command;
    const char *message;
  } wrong[] = {
    { "simulate " MINI " --setup pair --bots cedar=random",
      "\"cedar\" does not play in the setup \"pair\", which takes the first 2 players. "
      "Setups with \"cedar\": short, long." },
    { "play " MINI " --setup pair --bots random --seat cedar", "does not play in the setup" },
    { "play " MINI " --setup pair --bots random --seat brich",
      "Did you mean \"birch\"? There are: ash, birch" },
  };

  write_mini (shell);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++) {
    g_autofree char *command = g_strdup_printf (
      "simulate " MINI " --setup pair --bots random --games 50 --format %s", formats[i]);

    run_mini (shell, command, NULL);
    assert_status (shell, 0);
    assert_has (shell->out, i == 0 ? "Birch" : "birch");
    assert_has_not (shell->out, i == 0 ? "Cedar" : "cedar");
    assert_has (shell->out, i == 0   ? "Side with the highest level\n  Loyal "
                            : i == 1 ? "\"sideDraws\""
                                     : "\r\nside-wins,loyal,,");
  }
  run_mini (shell, "play " MINI " --setup pair --bots random --seed 3 --quiet", NULL);
  assert_has (shell->out, "Birch");
  assert_has_not (shell->out, "Cedar");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    run_mini (shell, wrong[i].command, NULL);
    assert_status (shell, 2);
    assert_has (shell->err, wrong[i].message);
  }
}

static void
test_info (Shell *shell, gconstpointer data)
{
  write_mini (shell);
  run_mini (shell, "info " MINI, NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\nBoard                   5 by 5 places\n");
  assert_has (shell->out, "2 to 3 of Ash (ash), Birch (birch), Cedar (cedar)\n");
  assert_has (shell->out, "Three Rounds (short, 3 players), ");
  assert_has (shell->out, "Two Players (pair,");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/seats/one-person", test_one_person);
  shell_add_test ("/cli/seats/drawn-seed", test_drawn_seed);
  shell_add_test ("/cli/seats/pass-the-keyboard", test_pass_the_keyboard);
  shell_add_test ("/cli/seats/undo-is-reported", test_undo_is_reported);
  shell_add_test ("/cli/seats/branches", test_branches);
  shell_add_test ("/cli/seats/umpire", test_umpire);
  shell_add_test ("/cli/seats/take-over", test_take_over);
  shell_add_test ("/cli/seats/open-seats", test_open_seats);
  shell_add_test ("/cli/seats/no-secrets", test_no_secrets);
  shell_add_test ("/cli/seats/export", test_export);
  shell_add_test ("/cli/seats/everyone", test_everyone);
  shell_add_test ("/cli/seats/fewer-seats", test_fewer_seats);

  shell_add_test ("/cli/seats/info", test_info);

  return g_test_run ();
}
