/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* Every word that is said of a replay that differs, with its line and move, and how many moves are
 * played. Records are those of a short game of two passes with a forced die between them, and of a
 * game with options that has one move. */

#define MINI "tests/systems/mini/mini.scenario.xml"
#define TINY "tests/fixtures/tiny-1940.scenario.xml"

typedef struct {
  const char *name;
  const char *from; /* in the record, once; NULL for the whole of it */
  const char *to;
  const char *said; /* "KIND LINE MOVE/PLAYED MESSAGE" */
} Case;

static const Case minis[] = {
  { "as-it-was",
    "\n"
    "\n",
    "\n"
    "\n",
    "none 0 0/3 " },
  { "windows-lines",
    "\n"
    "\n",
    "\015\n"
    "\015\n",
    "none 0 0/3 " },
  { "byte-order-mark", "turncoat-replay 1", "\357\273\277turncoat-replay 1", "none 0 0/3 " },
  { "blanks-around-a-line", "seed 5", "  seed \t 5  ", "none 0 0/3 " },
  { "empty", NULL, "", "syntax 1 0/- A replay must begin with the line \"turncoat-replay 1\"." },
  { "only-the-first-line", NULL, "turncoat-replay 1\n",
    "syntax 1 0/- The header has no \"system\" line." },
  { "no-replay", NULL, "<scenario/>\n",
    "syntax 1 0/- A replay must begin with the line \"turncoat-replay 1\"." },
  { "later-format", "turncoat-replay 1", "turncoat-replay 2",
    "syntax 1 0/- A replay must begin with the line \"turncoat-replay 1\"." },
  { "no-system", "system mini\n", "", "syntax 7 0/- The header has no \"system\" line." },
  { "other-system", "system mini", "system badge",
    "syntax 8 0/- This is a replay of the game system \"badge\"; the scenario is one of "
    "\"mini\"." },
  { "system-unprintable", "system mini", "system \007\033[31m",
    "syntax 8 0/- This is a replay of the game system \"\\007\\033[31m\"; the scenario is one of "
    "\"mini\"." },
  { "no-rules", "rules 3\n", "", "none 0 0/3 " },
  { "other-rules", "rules 3", "rules 2", "none 0 0/3 " },
  { "other-rules-and-position",
    "seed 5\n"
    "\n",
    "seed 6\n"
    "rules 2\n"
    "\n",
    "position 10 0/3 After this move the position differs: @HASH here, @HASH in the replay. It was "
    "recorded with another version of the rules." },
  { "other-scenario-and-position",
    "seed 5\n"
    "\n",
    "seed 6\n"
    "scenario maxi\n"
    "\n",
    "position 10 0/3 After this move the position differs: @HASH here, @HASH in the replay. It was "
    "recorded with another scenario." },
  { "other-digest-and-position",
    "seed 5\n"
    "\n",
    "seed 6\n"
    "digest 0\n"
    "\n",
    "position 10 0/3 After this move the position differs: @HASH here, @HASH in the replay. The "
    "scenario has been edited since it was recorded." },
  { "no-setup", "setup short\n", "", "syntax 7 0/- The header has no \"setup\" line." },
  { "setup-misspelt", "setup short", "setup shrt",
    "syntax 8 0/- The scenario has no setup \"shrt\". Did you mean \"short\"?" },
  { "setup-unknown", "setup short", "setup armistice",
    "syntax 8 0/- The scenario has no setup \"armistice\"." },
  { "setup-empty", "setup short", "setup", "syntax 8 0/- The scenario has no setup \"\"." },
  { "no-seed", "seed 5\n", "",
    "syntax 7 0/- The header needs a \"seed\" line with a whole number." },
  { "seed-of-words", "seed 5", "seed five",
    "syntax 8 0/- The header needs a \"seed\" line with a whole number." },
  { "seed-below-zero", "seed 5", "seed -5",
    "syntax 8 0/- The header needs a \"seed\" line with a whole number." },
  { "seed-largest", "seed 5", "seed 18446744073709551615",
    "position 9 0/3 After this move the position differs: @HASH here, @HASH in the replay." },
  { "seed-too-large", "seed 5", "seed 18446744073709551616",
    "syntax 8 0/- The header needs a \"seed\" line with a whole number." },
  { "other-seed", "seed 5", "seed 6",
    "position 9 0/3 After this move the position differs: @HASH here, @HASH in the replay." },
  { "header-line-misspelt", "seed 5", "sead 5",
    "syntax 7 0/- The header of a replay has no line \"sead\"; an empty line ends the header. Did "
    "you mean \"seed\"?" },
  { "header-line-unknown", "seed 5",
    "weather dry\n"
    "seed 5",
    "syntax 7 0/- The header of a replay has no line \"weather\"; an empty line ends the header." },
  { "header-without-an-end",
    "\n"
    "\n"
    "ash",
    "\n"
    "ash",
    "syntax 8 0/- The header of a replay has no line \"ash:\"; an empty line ends the header." },
  { "header-twice", "seed 5",
    "seed 6\n"
    "seed 5",
    "none 0 0/3 " },
  { "seen-by", "seed 5",
    "seed 5\n"
    "seen-by ash",
    "syntax 8 0/- This is the game as the player \"ash\" saw it. Without the seed and the secrets "
    "of others it can be read and compared, but not played again. Use the replay of the whole "
    "game." },
  { "people", "seed 5",
    "seed 5\n"
    "people ash birch",
    "none 0 0/3 " },
  { "people-with-tabs", "seed 5",
    "seed 5\n"
    "people ash\tbirch",
    "none 0 0/3 " },
  { "people-unknown", "seed 5",
    "seed 5\n"
    "people ash willow",
    "syntax 9 0/- \"willow\" does not play in this setup." },
  { "undo-allowed", "seed 5",
    "seed 5\n"
    "undo allowed",
    "none 0 0/3 " },
  { "comments", "ash: pass",
    "# ash begins\n"
    "# ash: draw\n"
    "ash: pass",
    "none 0 0/3 " },
  { "empty-lines", "ash: pass",
    "\n"
    "\n"
    "ash: pass\n"
    "\n",
    "syntax 13 1/1 A move line has the form \"PLAYER: MOVE  @HASH\"; this one has no colon." },
  { "line-without-a-colon", "ash: pass", "ash pass",
    "syntax 9 0/0 A move line has the form \"PLAYER: MOVE  @HASH\"; this one has no colon." },
  { "line-without-a-hash", "birch: pass  @", "birch: pass  # @",
    "syntax 11 2/2 Nothing in this scenario has the name \"#\"." },
  { "player-unknown", "ash: pass", "willow: pass",
    "illegal 9 0/0 \"willow\" decides in the replay, but \"ash\" decides here." },
  { "player-out-of-turn", "ash: pass", "birch: pass",
    "illegal 9 0/0 \"birch\" decides in the replay, but \"ash\" decides here." },
  { "player-unprintable", "ash: pass", "a\001h: pass",
    "illegal 9 0/0 \"a\\001h\" decides in the replay, but \"ash\" decides here." },
  { "move-missing", "ash: pass",
    "ash:", "syntax 9 0/0 The move is missing; write VERB SUBJECT > TARGET = NUMBER." },
  { "move-misspelt", "ash: pass", "ash: pas",
    "syntax 9 0/0 \"pas\" is not a move of this game. Did you mean \"pass\"?" },
  { "move-by-name", "ash: pass", "ash: place Crossing > square-3-3",
    "syntax 9 0/0 Nothing in this scenario has the name \"Crossing\". Did you mean \"crossing\"?" },
  { "move-unknown-thing", "ash: pass", "ash: place crosing > square-3-3",
    "syntax 9 0/0 Nothing in this scenario has the name \"crosing\". Did you mean \"crossing\"?" },
  { "move-illegal", "ash: pass", "ash: place crossing > square-3-3",
    "illegal 9 0/0 Crossing does not lie on top of the stack (rule 2)." },
  { "move-of-another-phase", "ash: pass", "ash: allow",
    "illegal 9 0/0 This cannot be done in the phase \"deed\"; what can be: draw, light, pass, "
    "place, snuff." },
  { "move-of-another-form", "ash: pass", "ash: pass = 3",
    "illegal 9 0/0 This move has the form \"pass\"." },
  { "other-move", "ash: pass", "ash: draw",
    "position 9 0/1 After this move the position differs: @HASH here, @HASH in the replay." },
  { "die-of-no-face", "force-die = 6", "force-die = 0",
    "illegal 10 1/1 A die shows 1 to 255, and at most 12 forced dice can wait." },
  { "die-of-many-faces", "force-die = 6", "force-die = 256",
    "illegal 10 1/1 A die shows 1 to 255, and at most 12 forced dice can wait." },
  { "die-of-no-number", "force-die = 6", "force-die",
    "illegal 10 1/1 A die shows 1 to 255, and at most 12 forced dice can wait." },
  { "hash-of-another-position", "ash: pass  @", "ash: pass  @0",
    "position 9 0/3 After this move the position differs: @HASH here, @HASH in the replay." },
  { "act", "ash: pass",
    "! undo 1 by ash\n"
    "ash: pass",
    "none 0 0/3 " },
  { "act-of-the-umpire", "ash: pass",
    "! look by umpire\n"
    "ash: pass",
    "none 0 0/3 " },
  { "act-misspelt", "ash: pass",
    "! unod 1 by ash\n"
    "ash: pass",
    "syntax 9 0/0 A line with \"!\" reads \"! undo 3 by PLAYER\"; \"unod 1 by ash\" cannot be "
    "read." },
  { "act-without-a-player", "ash: pass",
    "! undo 1\n"
    "ash: pass",
    "syntax 9 0/0 A line with \"!\" reads \"! undo 3 by PLAYER\"; \"undo 1\" cannot be read." },
  { "act-of-no-moves", "ash: pass",
    "! undo 0 by ash\n"
    "ash: pass",
    "syntax 9 0/0 A line with \"!\" reads \"! undo 3 by PLAYER\"; \"undo 0 by ash\" cannot be "
    "read." },
  { "cut-off-in-a-move", "birch: pass", "bir",
    "syntax 11 2/2 A move line has the form \"PLAYER: MOVE  @HASH\"; this one has no colon." },
};

/* Of a game with options of play. */
static const Case tinies[] = {
  { "as-it-was",
    "\n"
    "\n",
    "\n"
    "\n",
    "none 0 0/1 " },
  { "other-option", "option germans initiative", "option germans umpire", "none 0 0/1 " },
  { "other-option-and-seed", "option germans initiative",
    "option germans automaton\n"
    "rules 999",
    "rules 7 1/1 This game was recorded with version 999 of the rules, and this program knows them "
    "up to version 8. Play it with the version of Turncoat that recorded it, or a newer one." },
  { "rules-of-no-number", "rules 8", "rules seven",
    "syntax 3 0/1 The \"rules\" line of the header has the version of the rules, a whole number; "
    "\"seven\" is none. This program has version 8." },
  { "newer-rules-and-position",
    "seed 5\n"
    "\n",
    "seed 6\n"
    "rules 9\n"
    "\n",
    "position 11 0/1 After this move the position differs: @HASH here, @HASH in the replay. It was "
    "recorded with newer rules than this program knows." },
  { "other-option-and-position",
    "seed 5\n"
    "\n",
    "seed 6\n"
    "option germans automaton\n"
    "\n",
    "position 11 0/1 After this move the position differs: @HASH here, @HASH in the replay. It was "
    "recorded with other game options." },
  { "no-option", "option germans initiative\n", "", "none 0 0/1 " },
  { "unknown-option", "option germans initiative",
    "option italians neutral\n"
    "option germans initiative",
    "none 0 0/1 " },
  { "option-without-a-value", "option germans initiative", "option germans", "none 0 0/1 " },
  { "other-move", "british: ", "french: ",
    "illegal 10 0/0 \"french\" decides in the replay, but \"british\" decides here." },
};

/* (transfer full): the position hashes are of this program, so they are masked. */
static char *
dup_sample (TcRuleset *ruleset, gboolean is_mini)
{
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  guint n = 0;

  if (is_mini) {
    tc_test_apply_text (game, "pass");
    g_assert_true (tc_game_force_die (game, 6, &TC_REQUEST_UMPIRE));
    tc_test_apply_text (game, "pass");
  } else {
    TcMove first = tc_game_get_moves (game, &n)[0];

    g_assert_true (tc_game_apply (game, &first, NULL));
  }

  return tc_replay_dup_text (game, TC_SEAT_NONE);
}

static char *
dup_said (TcRuleset *ruleset, gboolean is_mini, const char *from, const char *to)
{
  static const char *const kinds[] = { "none", "syntax", "illegal", "position", "rules" };
  g_autofree char *sample = dup_sample (ruleset, is_mini);
  g_autoptr (GString) text = g_string_new (from != NULL ? sample : to);
  g_autoptr (GRegex) hash = g_regex_new ("@[0-9a-f]{16,}", 0, 0, NULL);
  g_autoptr (TcGame) game = NULL;
  g_autofree char *said = NULL;
  g_autofree char *played = NULL;
  char *masked;
  TcDivergence divergence = { 0 };

  if (from != NULL)
    g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  game = tc_replay_play (ruleset, text->str, &divergence);
  played = game != NULL ? g_strdup_printf ("%u", tc_game_get_n_moves (game)) : g_strdup ("-");
  said =
    g_strdup_printf ("%s %u %u/%s %s", kinds[divergence.kind], divergence.line, divergence.move,
                     played, divergence.message != NULL ? divergence.message : "");
  masked = g_regex_replace_literal (hash, said, -1, 0, "@HASH", 0, NULL);
  tc_divergence_clear (&divergence);

  return masked;
}

static void
check (const char *file, const Case *test)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  g_autofree char *said = dup_said (ruleset, strcmp (file, MINI) == 0, test->from, test->to);

  g_assert_cmpstr (said, ==, test->said);
}

static void
test_mini (gconstpointer data)
{
  check (MINI, data);
}

static void
test_tiny (gconstpointer data)
{
  check (TINY, data);
}

/* What a header says before anybody has found its scenario. */
static void
test_options (void)
{
  static const struct {
    const char *header;
    const char *option;
    const char *value;
  } options[] = {
    { "option germans automaton\n\n", "germans", "automaton" },
    { "option germans  two words \n\n", "germans", "two words" },
    { "option germans\n\n", "germans", "" },
    { "option germans a\noption germans b\n\n", "germans", "b" },
    { "option germans automaton\n\n", "german", NULL },
    { "system mini\n\n", "germans", NULL },
    { "\noption germans automaton\n", "germans", NULL },
    { "opton germans automaton\n\n", "germans", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++) {
    g_autofree char *text = g_strconcat ("turncoat-replay 1\n", options[i].header, NULL);
    g_autofree char *value = tc_replay_dup_option (text, options[i].option);

    g_test_message ("%s", options[i].header);
    g_assert_cmpstr (value, ==, options[i].value);
  }
  g_assert_null (tc_replay_dup_option ("", "germans"));
  g_assert_null (tc_replay_dup_option ("option germans automaton\n", "germans"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (minis); i++) {
    g_autofree char *path = g_strconcat ("/rules/replay-words/", minis[i].name, NULL);

    g_test_add_data_func (path, &minis[i], test_mini);
  }
  for (guint i = 0; i < G_N_ELEMENTS (tinies); i++) {
    g_autofree char *path = g_strconcat ("/rules/replay-words/options/", tinies[i].name, NULL);

    g_test_add_data_func (path, &tinies[i], test_tiny);
  }
  g_test_add_func ("/rules/replay-words/dup-option", test_options);

  return g_test_run ();
}
