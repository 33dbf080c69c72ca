/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <string.h>

#include "pages/play/tc-log-text.h"

static TcSession *
play_whole (Fixture *fixture, const char *system)
{
  TcSession *session = tc_session_new ();
  TcRuleset *ruleset;

  fixture_set_up_with (fixture, system);
  fixture_open (fixture);
  wait_for_build (fixture->document);
  ruleset = tc_build_get_ruleset (tc_document_get_build (fixture->document));
  g_assert_nonnull (ruleset);
  tc_session_start (session, ruleset, 0, 1940);
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (session, i, tc_bot_find (ruleset, "heuristic"));
  tc_session_run (session, 5000);
  g_assert_true (tc_game_is_over (tc_session_get_game (session)));

  return session;
}

/* Each turn once, with its summary, in order; nothing of the log is missing. */
static void
test_whole (void)
{
  Fixture fixture = { 0 };
  TcSession *session = play_whole (&fixture, "betrayal-1940");
  TcGame *game = tc_session_get_game (session);
  g_autofree char *text = NULL;
  const char *at;
  guint n_lines = 0, n_wanted = 0;

  tc_session_set_note (session, 0, "<b>Sedan</b> is weak\nhold the Meuse");
  text = tc_log_text_dup (session, TC_SEAT_NONE);
  at = text;
  g_assert_true (g_str_has_prefix (text, "# "));
  g_assert_nonnull (strstr (text, "\nSeed of the dice: 1940\n"));
  for (guint turn = 1; turn <= tc_game_get_state (game)->turn; turn++) {
    g_autofree char *heading = g_strdup_printf ("\n## Turn %u\n", turn);
    g_autofree char *summary = g_strdup_printf ("\n### Turn %u in short\n", turn);

    at = strstr (at, heading);
    g_assert_nonnull (at);
    g_assert_null (strstr (at + 1, heading));
    at = strstr (at, summary);
    g_assert_nonnull (at);
  }
  g_assert_nonnull (strstr (at, "\n\\<b\\>Sedan\\</b\\> is weak\nhold the Meuse\n"));
  for (gint i = -1; i < (gint) tc_game_get_n_moves (game); i++) {
    g_auto (GStrv) lines = tc_game_dup_log (game, TC_SEAT_NONE, i);

    n_wanted += g_strv_length (lines);
  }
  for (at = text; (at = strstr (at, "- ")) != NULL; at++)
    n_lines += at[-1] == '\n' || (at[-1] == ' ' && at[-2] == ' ' && at[-3] == '\n');
  g_assert_cmpuint (n_lines, >, n_wanted);
  g_assert_finalize_object (session);
  fixture_tear_down (&fixture, NULL);
}

/* A player's own log has neither the seed nor what others wrote. */
static void
test_secrets (void)
{
  Fixture fixture = { 0 };
  TcSession *session = play_whole (&fixture, "badge");
  g_autofree char *text = NULL;

  tc_session_set_note (session, 0, "mine");
  tc_session_set_note (session, 1, "another's");
  text = tc_log_text_dup (session, 0);
  g_assert_null (strstr (text, "Seed of the dice"));
  g_assert_nonnull (strstr (text, "\nmine\n"));
  g_assert_null (strstr (text, "another's"));
  g_assert_finalize_object (session);
  fixture_tear_down (&fixture, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/editor/log-text/whole", test_whole);
  g_test_add_func ("/editor/log-text/secrets", test_secrets);

  return g_test_run ();
}
