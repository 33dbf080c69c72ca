/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

#define MINI "tests/systems/mini/mini.scenario.xml"

/* (transfer full): the record of a short game of three moves. */
static char *
dup_sample (TcRuleset *ruleset)
{
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);

  tc_test_apply_text (game, "pass");
  g_assert_true (tc_game_force_die (game, 6, &TC_REQUEST_UMPIRE));
  tc_test_apply_text (game, "pass");

  return tc_replay_dup_text (game, TC_SEAT_NONE);
}

static void
test_format (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *text = dup_sample (ruleset);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpstr (lines[0], ==, "turncoat-replay 1");
  g_assert_cmpstr (lines[1], ==, "system mini");
  g_assert_cmpstr (lines[2], ==, "rules 3");
  g_assert_cmpstr (lines[3], ==, "scenario mini");
  g_assert_true (g_regex_match_simple ("^digest [0-9a-f]{16}$", lines[4], 0, 0));
  g_assert_cmpstr (lines[5], ==, "setup short");
  g_assert_cmpstr (lines[6], ==, "seed 5");
  g_assert_cmpstr (lines[7], ==, "");
  g_assert_true (g_regex_match_simple ("^ash: pass  @[0-9a-f]{16}$", lines[8], 0, 0));
  g_assert_true (g_regex_match_simple ("^birch: force-die = 6  @[0-9a-f]{16}$", lines[9], 0, 0));
  g_assert_cmpstr (lines[11], ==, "");
  g_assert_null (lines[12]);
}

/* The sample with one place changed: what is reported, where, and how many moves are played. */
typedef struct {
  const char *name;
  const char *from;
  const char *to;
  TcDivergenceKind kind;
  guint line;
  gint n_moves; /* -1: no game at all */
  const char *word;
} Case;

static const Case cases[] = {
  { "magic", "turncoat-replay 1", "turncoat-replay 2", TC_DIVERGENCE_SYNTAX, 1, -1, "turncoat" },
  { "system", "system mini", "system maxi", TC_DIVERGENCE_SYNTAX, 8, -1, "maxi" },
  { "no-system", "system mini\n", "", TC_DIVERGENCE_SYNTAX, 7, -1, "system" },
  { "header-word", "seed 5", "sead 5", TC_DIVERGENCE_SYNTAX, 7, -1, "seed" },
  { "setup", "setup short", "setup shirt", TC_DIVERGENCE_SYNTAX, 8, -1, "short" },
  { "no-setup", "setup short\n", "", TC_DIVERGENCE_SYNTAX, 7, -1, "setup" },
  { "seed", "seed 5", "seed five", TC_DIVERGENCE_SYNTAX, 8, -1, "seed" },
  { "large-seed", "seed 5", "seed 18446744073709551616", TC_DIVERGENCE_SYNTAX, 8, -1, "seed" },
  { "other-seed", "seed 5", "seed 6", TC_DIVERGENCE_POSITION, 9, 3, "position" },
  { "seen-by", "seed 5", "seen-by birch", TC_DIVERGENCE_SYNTAX, 7, -1, "player \"birch\" saw" },
  { "seen-by-too", "seed 5", "seed 5\nseen-by \x07", TC_DIVERGENCE_SYNTAX, 8, -1, "not played" },
  { "secret", "ash: pass", "ash: (secret)", TC_DIVERGENCE_SYNTAX, 9, 0, "(secret)" },
  { "other-rules", "rules 3", "rules 1", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "other-digest", "digest ", "digest 0", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "comment", "\n\n", "\n# a note\n\n# another: pass\n", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "verb", "ash: pass", "ash: poss", TC_DIVERGENCE_SYNTAX, 9, 0, "pass" },
  { "illegal", "ash: pass", "ash: allow", TC_DIVERGENCE_ILLEGAL, 9, 0, "phase" },
  { "seat", "ash: pass", "cedar: pass", TC_DIVERGENCE_ILLEGAL, 9, 0, "cedar" },
  { "no-colon", "ash: pass", "ash pass", TC_DIVERGENCE_SYNTAX, 9, 0, "colon" },
  { "face", "force-die = 6", "force-die = 0", TC_DIVERGENCE_ILLEGAL, 10, 1, "255" },
  { "other-move", "ash: pass", "ash: draw", TC_DIVERGENCE_POSITION, 9, 1, "position" },
  { "bad-hash", "@", "@zzz", TC_DIVERGENCE_POSITION, 9, 3, "zzz" },
  { "not-utf-8", "ash: pass", "ash: p\xff\xfe", TC_DIVERGENCE_SYNTAX, 9, 0, "not a move" },
  { "crlf", "pass", "pass\t", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "people", "seed 5", "seed 5\npeople ash cedar", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "people-none", "seed 5", "seed 5\npeople", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "people-nobody", "seed 5", "seed 5\npeople ash nobody", TC_DIVERGENCE_SYNTAX, 9, -1,
    "\"nobody\" does not play in this setup" },
  { "people-unprintable", "seed 5", "seed 5\npeople \x07", TC_DIVERGENCE_SYNTAX, 9, -1,
    "does not play" },
  { "undo-allowed", "seed 5", "seed 5\nundo allowed", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "act", "ash: pass", "! undo 1 by ash\nash: pass", TC_DIVERGENCE_NONE, 0, 3, NULL },
  { "act-of-nobody", "ash: pass", "! undo 1 by nobody\nash: pass", TC_DIVERGENCE_SYNTAX, 9, 0,
    "\"undo 1 by nobody\" cannot be read" },
  { "act-of-no-kind", "ash: pass", "! dance 1 by ash\nash: pass", TC_DIVERGENCE_SYNTAX, 9, 0,
    "reads \"! undo 3 by PLAYER\"" },
};

static void
test_case (gconstpointer data)
{
  const Case *of = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *text = dup_sample (ruleset);
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  g_assert_cmpuint (g_string_replace (changed, of->from, of->to, 1), ==, 1);
  game = tc_replay_play (ruleset, changed->str, &divergence);
  g_assert_cmpint (divergence.kind, ==, of->kind);
  g_assert_cmpuint (divergence.line, ==, of->line);
  g_assert_cmpint (game != NULL ? (gint) tc_game_get_n_moves (game) : -1, ==, of->n_moves);
  if (of->word != NULL)
    g_assert_nonnull (strstr (divergence.message, of->word));
  else
    g_assert_null (divergence.message);
  tc_divergence_clear (&divergence);
  g_assert_null (divergence.message);
}

/* What all know of it has no secret at all. */
static void
test_seen_by_everyone (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, G_GUINT64_CONSTANT (918273645546372819));
  g_autofree char *text = NULL;
  TcDivergence divergence = { 0 };
  TcRng rng;

  tc_rng_init (&rng, 8);
  tc_test_play_random (game, &rng, 60);
  text = tc_replay_dup_text (game, TC_SEAT_PUBLIC);
  g_assert_nonnull (strstr (text, "\nseen-by everyone\n\n"));
  g_assert_nonnull (strstr (text, ": (secret)  @"));
  g_assert_null (strstr (text, ": keep "));
  g_assert_null (strstr (text, "918273645546372819"));
  g_assert_null (tc_replay_play (ruleset, text, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_nonnull (strstr (divergence.message, "what all players know"));
  tc_divergence_clear (&divergence);
}

/* The game as one seat saw it: no seed, no secret of the others, hashes of its own. */
static void
test_seen_by (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 1, G_GUINT64_CONSTANT (918273645546372819));
  g_autofree char *whole = NULL;
  guint n_secrets = 0;
  TcRng rng;

  tc_rng_init (&rng, 8);
  tc_test_play_random (game, &rng, 60);
  whole = tc_replay_dup_text (game, TC_SEAT_NONE);
  for (guint8 seat = 0; seat < 3; seat++) {
    g_autofree char *text = tc_replay_dup_text (game, seat);
    g_autofree char *line =
      g_strdup_printf ("\nseen-by %s\n\n", tc_ruleset_get_seat (ruleset, seat)->id);
    g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
    g_auto (GStrv) whole_lines = g_strsplit (whole, "\n", -1);
    TcDivergence divergence = { 0 };

    g_assert_nonnull (strstr (text, line));
    g_assert_null (strstr (text, "918273645546372819"));
    g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (whole_lines));
    for (guint i = 8; i < g_strv_length (lines); i++) {
      gboolean is_own = g_str_has_prefix (lines[i], tc_ruleset_get_seat (ruleset, seat)->id);

      if (lines[i][0] == '\0')
        continue;
      g_assert_cmpstr (strchr (lines[i], '@'), !=, strchr (whole_lines[i], '@'));
      *strchr (lines[i], '@') = '\0';
      *strchr (whole_lines[i], '@') = '\0';
      if (!is_own && strstr (whole_lines[i], ": keep ") != NULL) {
        g_assert_true (g_str_has_suffix (lines[i], ": (secret)  "));
        n_secrets++;
      } else {
        g_assert_cmpstr (lines[i], ==, whole_lines[i]);
      }
    }
    g_assert_null (tc_replay_play (ruleset, text, &divergence));
    g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
    g_assert_nonnull (strstr (divergence.message, "not played again"));
    tc_divergence_clear (&divergence);
  }
  g_assert_cmpuint (n_secrets, >, 0);
}

/* A replay on edited data says that the data were edited. */
static void
test_edited (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *text = dup_sample (ruleset);
  g_autofree char *scenario = tc_test_dup_text (MINI, "rounds=\"3\"", "rounds=\"2\"");
  g_autoptr (TcBuild) build = tc_test_build_text (scenario);
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_play (tc_build_get_ruleset (build), text, &divergence);
  g_assert_nonnull (game);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 3);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_POSITION);
  g_assert_cmpuint (divergence.move, ==, 0);
  g_assert_nonnull (strstr (divergence.message, "edited"));
  tc_divergence_clear (&divergence);
}

static void
test_goes_on_too_long (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autoptr (TcGame) game = tc_game_new (ruleset, 0, 5);
  g_autoptr (TcGame) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;
  TcDivergence divergence = { 0 };

  for (guint i = 0; i < 9; i++)
    tc_test_apply_text (game, "pass");
  g_assert_true (tc_game_is_over (game));
  text = tc_replay_dup_text (game, TC_SEAT_NONE);
  longer = g_strconcat (text, "ash: pass\n", NULL);
  again = tc_replay_play (ruleset, longer, &divergence);
  g_assert_cmpuint (tc_game_get_n_moves (again), ==, 9);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_ILLEGAL);
  g_assert_nonnull (strstr (divergence.message, "over"));
  tc_divergence_clear (&divergence);
}

static void
test_long_line (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *sample = dup_sample (ruleset);
  g_autofree char *tail = g_strnfill (1001, 'x');
  g_autofree char *text = g_strconcat (sample, tail, "\n", NULL);
  g_autoptr (TcGame) game = NULL;
  TcDivergence divergence = { 0 };

  game = tc_replay_play (ruleset, text, &divergence);
  g_assert_cmpuint (tc_game_get_n_moves (game), ==, 3);
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_cmpuint (divergence.line, ==, 12);
  tc_divergence_clear (&divergence);
}

/* An empty file, too, has a first line to go to. */
static void
test_empty (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  TcDivergence divergence = { 0 };

  g_assert_null (tc_replay_play (ruleset, "", &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_cmpuint (divergence.line, ==, 1);
  g_assert_cmpstr (divergence.message, ==,
                   "A replay must begin with the line \"turncoat-replay 1\".");
  tc_divergence_clear (&divergence);
}

static void
test_too_large (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *text = g_strnfill (16u * 1024u * 1024u + 1, '\n');
  TcDivergence divergence = { 0 };

  g_assert_null (tc_replay_play (ruleset, text, &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_SYNTAX);
  g_assert_nonnull (strstr (divergence.message, "bytes"));
  tc_divergence_clear (&divergence);
}

/* Any text gives a game or a message. */
static void
test_mutations (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load (MINI);
  g_autofree char *sample = dup_sample (ruleset);
  gsize length = strlen (sample);
  TcRng rng;

  tc_rng_init (&rng, 4);
  for (guint i = 0; i < 3000; i++) {
    g_autofree char *text = g_strdup (sample);
    g_autoptr (TcGame) game = NULL;
    TcDivergence divergence = { 0 };

    for (guint k = 0; k <= i % 4; k++)
      text[tc_rng_below (&rng, (guint32) length)] = (char) tc_rng_below (&rng, 256);
    game = tc_replay_play (ruleset, text, &divergence);
    g_assert_true (game != NULL || divergence.kind == TC_DIVERGENCE_SYNTAX);
    g_assert_cmpint (divergence.kind != TC_DIVERGENCE_NONE, ==, divergence.message != NULL);
    if (divergence.message != NULL)
      g_assert_true (g_utf8_validate (divergence.message, -1, NULL));
    tc_divergence_clear (&divergence);
  }
}

static void
test_scenario_id (void)
{
  static const struct {
    const char *text;
    const char *id;
  } texts[] = {
    { "turncoat-replay 1\nsystem mini\nscenario night-march\n\n", "night-march" },
    { "turncoat-replay 1\nscenario -\n\n", NULL },
    { "turncoat-replay 1\nsystem mini\n\nscenario late\n", NULL },
    { "scenario mini\n", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *id = tc_replay_dup_scenario_id (texts[i].text);

    g_assert_cmpstr (id, ==, texts[i].id);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/replay/format", test_format);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/rules/replay/case/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/rules/replay/seen-by", test_seen_by);
  g_test_add_func ("/rules/replay/seen-by-everyone", test_seen_by_everyone);
  g_test_add_func ("/rules/replay/edited", test_edited);
  g_test_add_func ("/rules/replay/goes-on-too-long", test_goes_on_too_long);
  g_test_add_func ("/rules/replay/long-line", test_long_line);
  g_test_add_func ("/rules/replay/scenario-id", test_scenario_id);
  g_test_add_func ("/rules/replay/empty", test_empty);
  g_test_add_func ("/rules/replay/too-large", test_too_large);
  g_test_add_func ("/rules/replay/mutations", test_mutations);

  return g_test_run ();
}
