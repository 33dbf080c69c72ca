/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "fixture.h"
#include "pages/play/tc-play-draft.h"
#include "pages/play/tc-session-draft.h"

typedef struct {
  Fixture base;
  char *folder; /* of the drafts of scenarios */
  char *games;
  TcSession *session;
  TcPlayDraft *draft;
} DraftFixture;

static TcRuleset *
get_ruleset (DraftFixture *fixture)
{
  return tc_build_get_ruleset (tc_document_get_build (fixture->base.document));
}

/* Another run of the program, or another window: a new game, and nothing known of any other. */
static void
begin (DraftFixture *fixture)
{
  fixture->session = tc_session_new ();
  fixture->draft = tc_play_draft_new (fixture->session, fixture->base.document);
  tc_play_draft_keep_in (fixture->draft, fixture->folder);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 1940);
}

static void
end (DraftFixture *fixture)
{
  tc_play_draft_end (fixture->draft);
  g_assert_finalize_object (fixture->draft);
  g_assert_finalize_object (fixture->session);
}

static gboolean
is_held (DraftFixture *fixture)
{
  g_autoptr (GPtrArray) drafts = tc_draft_list (fixture->games);

  for (guint i = 0; i < drafts->len; i++) {
    g_autoptr (TcDraftHold) hold = tc_draft_hold_new (((TcDraft *) drafts->pdata[i])->file);

    if (hold == NULL)
      return TRUE;
  }
  return FALSE;
}

/* As a kill would, which lets go of what its threads still hold. */
static void
end_and_leave (DraftFixture *fixture)
{
  end (fixture);
  while (is_held (fixture))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (10000);
}

static void
set_up (DraftFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture_open (&fixture->base);
  wait_for_build (fixture->base.document);
  fixture->folder = g_build_filename (fixture->base.folder, "drafts", NULL);
  fixture->games = g_build_filename (fixture->folder, "games", NULL);
  begin (fixture);
}

static guint
count (DraftFixture *fixture)
{
  g_autoptr (GPtrArray) drafts = tc_draft_list (fixture->games);

  return drafts->len;
}

static void
tear_down (DraftFixture *fixture, gconstpointer data)
{
  end (fixture);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_rmdir (fixture->games);
  g_rmdir (fixture->folder);
  g_free (fixture->games);
  g_free (fixture->folder);
  fixture_tear_down (&fixture->base, data);
}

static void
wait_for (DraftFixture *fixture, guint n)
{
  while (count (fixture) != n)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (10000);
}

static void
decide (DraftFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  guint n;
  const TcMove *moves = tc_game_get_moves (tc_session_get_game (fixture->session), &n);
  TcMove move = moves[0];

  g_assert_true (tc_session_apply (fixture->session, &move, &error));
  g_assert_no_error (error);
}

static guint64
get_hash (DraftFixture *fixture)
{
  return tc_game_get_hash (tc_session_get_game (fixture->session));
}

/* Two decisions, in a draft; and no word of the end. @out_hash: where they led. */
static void
crash (DraftFixture *fixture, guint64 *out_hash)
{
  decide (fixture);
  decide (fixture);
  *out_hash = get_hash (fixture);
  wait_for (fixture, 1);
  end_and_leave (fixture);
}

static void
go_on (DraftFixture *fixture)
{
  TcDivergence divergence = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_play_draft_load_left (fixture->draft, &error);

  g_assert_no_error (error);
  g_assert_true (tc_session_recover (fixture->session, get_ruleset (fixture),
                                     tc_source_get_text (source, NULL), &divergence));
  g_assert_cmpint (divergence.kind, ==, TC_DIVERGENCE_NONE);
  tc_play_draft_take_left (fixture->draft);
}

static void
test_nothing_without_decision (DraftFixture *fixture, gconstpointer data)
{
  TcRuleset *ruleset = get_ruleset (fixture);

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++)
    tc_session_set_bot (fixture->session, i, tc_bot_find (ruleset, "random"));
  g_assert_true (tc_session_step (fixture->session));
  tc_play_draft_keep_now (fixture->draft);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_false (g_file_test (fixture->games, G_FILE_TEST_EXISTS));
}

/* What is written is what Save Game writes, for the user alone. */
static void
test_keeps (DraftFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) drafts = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TcDraft) draft = NULL;
  g_autofree char *replay = NULL;
  const TcDraft *listed;
  GStatBuf facts;

  decide (fixture);
  wait_for (fixture, 1);
  decide (fixture);
  tc_play_draft_keep_now (fixture->draft);
  drafts = tc_draft_list (fixture->games);
  g_assert_cmpuint (drafts->len, ==, 1);
  listed = drafts->pdata[0];
  g_assert_cmpstr (listed->path, ==, fixture->base.path);
  draft = tc_draft_load (listed->file, &bytes, NULL);
  replay = tc_session_dup_replay (fixture->session, TC_SEAT_NONE);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, strlen (replay));
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), strlen (replay), replay, strlen (replay));
  g_assert_cmpint (g_stat (fixture->games, &facts), ==, 0);
  g_assert_cmpuint (facts.st_mode & 077, ==, 0);

  tc_session_note_saved (fixture->session);
  g_assert_cmpuint (count (fixture), ==, 0);
}

static void
test_goes_with_the_game (DraftFixture *fixture, gconstpointer data)
{
  decide (fixture);
  wait_for (fixture, 1);
  tc_session_start (fixture->session, get_ruleset (fixture), 0, 7);
  g_assert_cmpuint (count (fixture), ==, 0);
  decide (fixture);
  wait_for (fixture, 1);
  tc_play_draft_give_up (fixture->draft);
  g_assert_cmpuint (count (fixture), ==, 0);
  /* Bots may play on behind a window that has closed. */
  decide (fixture);
  tc_play_draft_keep_now (fixture->draft);
  g_assert_cmpuint (count (fixture), ==, 0);
}

static void
test_recovers (DraftFixture *fixture, gconstpointer data)
{
  guint64 hash;

  crash (fixture, &hash);
  begin (fixture);
  g_assert_cmpint (tc_play_draft_get_left_time (fixture->draft), ==, 0);
  tc_play_draft_look (fixture->draft);
  g_assert_cmpint (tc_play_draft_get_left_time (fixture->draft), >, 0);

  /* A game that is played meanwhile does not touch it. */
  decide (fixture);
  wait_for (fixture, 2);
  tc_session_note_saved (fixture->session);
  g_assert_cmpuint (count (fixture), ==, 1);

  go_on (fixture);
  g_assert_cmpuint (get_hash (fixture), ==, hash);
  g_assert_true (tc_session_is_unsaved (fixture->session));
  g_assert_cmpint (tc_play_draft_get_left_time (fixture->draft), ==, 0);
  g_assert_cmpuint (count (fixture), ==, 1);
  tc_session_note_saved (fixture->session);
  g_assert_cmpuint (count (fixture), ==, 0);
}

/* Whoever has not chosen is asked again; and after one game about the one before. */
static void
test_stays_until_chosen (DraftFixture *fixture, gconstpointer data)
{
  guint64 hash;

  crash (fixture, &hash);
  begin (fixture);
  tc_play_draft_look (fixture->draft);
  decide (fixture);
  wait_for (fixture, 2);
  end_and_leave (fixture);
  begin (fixture);
  tc_play_draft_look (fixture->draft);
  tc_play_draft_drop_left (fixture->draft);
  g_assert_cmpuint (count (fixture), ==, 1);
  go_on (fixture);
  g_assert_cmpuint (get_hash (fixture), ==, hash);
  tc_play_draft_give_up (fixture->draft);
}

/* What another window plays has not been left by anybody. */
static void
test_leaves_others_alone (DraftFixture *fixture, gconstpointer data)
{
  DraftFixture other = *fixture;

  decide (fixture);
  wait_for (fixture, 1);
  begin (&other);
  tc_play_draft_look (other.draft);
  g_assert_cmpint (tc_play_draft_get_left_time (other.draft), ==, 0);
  decide (&other);
  wait_for (fixture, 2);
  tc_play_draft_give_up (other.draft);
  g_assert_cmpuint (count (fixture), ==, 1);
  end (&other);
  tc_session_note_saved (fixture->session);
}

/* A scenario that was never saved is known by its own draft, until it has a file. */
static void
test_of_new_scenario (DraftFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (TcSource) model = tc_source_new_for_string ("Mine", fixture->base.text);
  g_autofree char *path = g_build_filename (fixture->base.folder, "new.scenario.xml", NULL);
  g_autoptr (GPtrArray) drafts = NULL;
  guint64 hash;

  end (fixture);
  tc_document_keep_drafts (document, fixture->folder);
  tc_document_start_new (document, model);
  wait_for_build (document);
  fixture_edit (&fixture->base, ARDENNES, "terrain", "mountain");
  wait_for_build (document);
  g_assert_null (tc_document_get_place (document));
  begin (fixture);
  crash (fixture, &hash);
  g_assert_nonnull (tc_document_get_place (document));

  begin (fixture);
  tc_play_draft_look (fixture->draft);
  g_assert_cmpint (tc_play_draft_get_left_time (fixture->draft), >, 0);
  g_assert_true (save_now (document, path, FALSE, NULL));
  drafts = tc_draft_list (fixture->games);
  g_assert_cmpstr (((TcDraft *) drafts->pdata[0])->path, ==, path);
  go_on (fixture);
  g_assert_cmpuint (get_hash (fixture), ==, hash);
  tc_session_note_saved (fixture->session);
  close_now (document);
  g_remove (path);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/play-draft/" name, DraftFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("nothing-without-decision", test_nothing_without_decision);
  ADD ("keeps", test_keeps);
  ADD ("goes-with-the-game", test_goes_with_the_game);
  ADD ("recovers", test_recovers);
  ADD ("stays-until-chosen", test_stays_until_chosen);
  ADD ("leaves-others-alone", test_leaves_others_alone);
  ADD ("of-new-scenario", test_of_new_scenario);
  return g_test_run ();
}
