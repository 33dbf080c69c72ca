/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* Every line that a game says in its log, and every label of a move that it offers, can be read: no
 * place of a template is left over, nothing is named "(null)", and one thing is not several. Games
 * of random moves come to most that can be said. */

#define N_DECISIONS 150u

/* After "1 ": words that end in "s" and are one. */
static gboolean
is_one (const char *word, gsize length)
{
  static const char *const ones[] = { "corps", "pass", "loss", "class", "press", "access", "ops" };

  for (guint i = 0; i < G_N_ELEMENTS (ones); i++)
    if (strlen (ones[i]) == length && strncmp (word, ones[i], length) == 0)
      return TRUE;

  return FALSE;
}

/* "Turn 1 begins", "Fighter 1 bases": the number of something. */
static gboolean
is_after_name (const char *line, const char *at)
{
  const char *word = at;

  if (word == line || word[-1] != ' ')
    return FALSE;
  for (word--; word > line && word[-1] != ' ';)
    word--;

  return !g_ascii_islower (*word);
}

/* (nullable): "1 cubes" in @line. */
static const char *
find_plural_of_one (const char *line)
{
  for (const char *at = line; (at = strstr (at, "1 ")) != NULL; at++) {
    const char *word = at + 2;
    gsize length = 0;

    if (at > line && (g_ascii_isalnum (at[-1]) || strchr (".,-+:#", at[-1]) != NULL))
      continue;
    if (is_after_name (line, at))
      continue;
    while (g_ascii_islower (word[length]))
      length++;
    if (length > 2 && word[length - 1] == 's' && word[length - 2] != 's' && !is_one (word, length))
      return at;
  }

  return NULL;
}

static void
check_line (const char *line)
{
  const char *plural = find_plural_of_one (line);

  if (!g_utf8_validate (line, -1, NULL) || *line == '\0' || strpbrk (line, "{}") != NULL ||
      strstr (line, "(null)") != NULL || strstr (line, "  ") != NULL || plural != NULL ||
      strstr (line, " ,") != NULL || strstr (line, "..") != NULL)
    g_error ("\"%s\"", line);
}

static void
check_lines (TcGame *game)
{
  guint n = 0;

  for (gint i = -1; i < (gint) tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, i);

    for (guint k = 0; lines[k] != NULL; k++, n++)
      check_line (lines[k]);
  }
  g_assert_cmpuint (n, >, 0);
}

static void
check_moves (TcRuleset *ruleset, TcGame *game)
{
  guint n;
  const TcMove *moves = tc_game_get_moves (game, &n);

  for (guint i = 0; i < n; i += 1 + n / 20) {
    g_autofree char *label = tc_move_dup_label (ruleset, &moves[i]);

    check_line (label);
  }
}

static void
test_game (gconstpointer data)
{
  const TcTestCase *test = data;
  g_autoptr (TcRuleset) ruleset = tc_test_load (test->file);
  g_autoptr (TcGame) game = tc_game_new (ruleset, tc_test_find_setup (ruleset, test->setup), 1938);
  TcRng rng;

  tc_rng_init (&rng, 1940);
  for (guint i = 0; i < 10 && !tc_game_is_over (game); i++) {
    check_moves (ruleset, game);
    tc_test_play_random (game, &rng, N_DECISIONS / 10);
  }
  check_lines (game);
}

int
main (int argc, char **argv)
{
  guint n;
  const TcTestCase *cases;

  g_test_init (&argc, &argv, NULL);
  cases = tc_test_cases (&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strconcat ("/rules/log-laws/", cases[i].name, NULL);

    /* The games of the tests are not translated, and count as they like. */
    if (g_str_has_prefix (cases[i].file, "scenarios/"))
      g_test_add_data_func (path, &cases[i], test_game);
  }

  return g_test_run ();
}
