/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-origin.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "document/tc-node.h"

#define TITLE    "# scenario-title "
#define FILE_    "# scenario-file "
#define TURN     "# scenario-turn "
#define SEAT     "# seat "
#define PLAYED   "# played-by "
#define HUMAN    "human"
#define BOTS     "bots"
#define HEAD     "turncoat-replay "
#define MAX_LINE 200 /* characters of what a file says of itself */

/* (transfer full): on one line, and not too long. */
static char *
dup_line (const char *text)
{
  g_autofree char *line = g_utf8_make_valid (text, -1);

  g_strdelimit (line, "\r\n", ' ');
  g_strstrip (line);
  return g_utf8_substring (line, 0, MIN (g_utf8_strlen (line, -1), MAX_LINE));
}

/* (transfer full) (nullable): what follows @key in its first line. */
static char *
dup_entry (const char *replay, const char *key)
{
  const char *at = replay;

  while (at != NULL && *at != '\0') {
    const char *end = strchr (at, '\n');

    if (g_str_has_prefix (at, key)) {
      g_autofree char *rest = end != NULL ? g_strndup (at, (gsize) (end - at)) : g_strdup (at);

      return dup_line (rest + strlen (key));
    }
    at = end != NULL ? end + 1 : NULL;
  }
  return NULL;
}

/* (transfer full): "" while it cannot be read. */
static char *
dup_title (TcDocument *document)
{
  TcScenario *scenario = tc_document_get_scenario (document);
  g_autofree char *title = scenario != NULL ? tc_node_dup_title (scenario, 0) : g_strdup ("");

  return dup_line (title);
}

/* (transfer full): "" for what is in no file yet. */
static char *
dup_file (TcDocument *document)
{
  const char *path = tc_document_get_path (document);

  return path != NULL ? g_path_get_basename (path) : g_strdup ("");
}

static void
append_seats (GString *replay, TcSession *session)
{
  TcGame *game = tc_session_get_game (session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  for (guint8 i = 0; i < n_seats; i++) {
    const TcBot *bot = tc_session_get_bot (session, i);

    g_string_append_printf (replay, SEAT "%s %s\n", tc_ruleset_get_seat (ruleset, i)->id,
                            bot != NULL ? bot->id : HUMAN);
  }
}

/* Seats change hands: who has them now need not have played. What does not say who has is taken for
 * the work of those that its seats have. */
static gboolean
is_of_people (const char *replay, TcSession *session)
{
  g_autofree char *who = dup_entry (replay, PLAYED);

  if (who != NULL)
    return g_str_equal (who, HUMAN);
  return tc_game_get_n_recorded (tc_session_get_game (session)) > 0 &&
         tc_session_count_people (session) > 0;
}

void
tc_play_origin_seat (const char *replay, TcSession *session)
{
  TcGame *game = tc_session_get_game (session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  for (guint8 i = 0; i < n_seats; i++) {
    g_autofree char *key = g_strdup_printf (SEAT "%s ", tc_ruleset_get_seat (ruleset, i)->id);
    g_autofree char *who = dup_entry (replay, key);
    const TcBot *bot = who != NULL ? tc_bot_find (ruleset, who) : NULL;

    /* A bot that this program has not is nobody's wish for a person. */
    if (bot != NULL || g_strcmp0 (who, HUMAN) == 0)
      tc_session_set_bot (session, i, bot);
  }
  if (is_of_people (replay, session))
    tc_session_note_touched (session);
}

GBytes *
tc_play_origin_make_game (TcSession *session, TcDocument *document, guint8 viewer)
{
  g_autofree char *replay = tc_session_dup_replay (session, viewer);
  g_autofree char *title = dup_title (document);
  g_autofree char *file = dup_file (document);
  g_autofree char *shown = dup_line (file);
  GString *text = g_string_new (replay);
  guint turn = tc_game_get_state (tc_session_get_game (session))->turn;

  if (*title != '\0')
    g_string_append_printf (text, TITLE "%s\n", title);
  if (*shown != '\0')
    g_string_append_printf (text, FILE_ "%s\n", shown);
  if (turn > 0)
    g_string_append_printf (text, TURN "%u\n", turn);
  append_seats (text, session);
  g_string_append_printf (text, PLAYED "%s\n", tc_session_is_touched (session) ? HUMAN : BOTS);
  return g_string_free_to_bytes (text);
}

char *
tc_play_origin_dup_title (const char *replay)
{
  return dup_entry (replay, TITLE);
}

guint
tc_play_origin_get_turn (const char *replay)
{
  g_autofree char *said = dup_entry (replay, TURN);
  guint64 turn;

  return said != NULL && g_ascii_string_to_unsigned (said, 10, 1, G_MAXUINT, &turn, NULL)
           ? (guint) turn
           : 0;
}

/* The texts of the two games' scenarios differ. */
static gboolean
is_other_text (const char *replay, const char *own)
{
  g_autofree char *theirs = dup_entry (replay, "digest ");
  g_autofree char *ours = dup_entry (own, "digest ");

  return theirs != NULL && g_strcmp0 (theirs, ours) != 0;
}

char *
tc_play_origin_dup_other (const char *replay, const char *own, TcDocument *document)
{
  g_autofree char *title = dup_entry (replay, TITLE);
  g_autofree char *file = dup_entry (replay, FILE_);
  g_autofree char *here = dup_file (document);
  g_autofree char *own_title = dup_title (document);

  if (!is_other_text (replay, own))
    return NULL;
  if (title == NULL)
    return g_strdup (_ ("This game was played with another scenario, or an older text of this "
                        "one."));
  if (g_str_equal (title, own_title) && g_strcmp0 (file, here) == 0)
    return g_strdup (_ ("The scenario is not as it was when this game was last played."));
  if (file == NULL)
    /* Translators: the title of a scenario */
    return g_strdup_printf (_ ("This game was played with another scenario: “%s”."), title);
  /* Translators: the title of a scenario, and the name of its file */
  return g_strdup_printf (_ ("This game was played with another scenario: “%s”, in the file %s."),
                          title, file);
}

gboolean
tc_play_origin_is_of (const char *replay, TcDocument *document)
{
  g_autofree char *title = dup_entry (replay, TITLE);
  g_autofree char *file = dup_entry (replay, FILE_);
  g_autofree char *here = dup_file (document);
  g_autofree char *own_title = dup_title (document);

  return file != NULL && *file != '\0' ? g_str_equal (file, here)
                                       : g_strcmp0 (title, own_title) == 0;
}

/* What the file says is a name and not a way to somewhere else. */
char *
tc_play_origin_dup_beside (const char *replay, const char *path, TcDocument *document)
{
  g_autofree char *file = dup_entry (replay, FILE_);
  g_autofree char *name = file != NULL ? g_path_get_basename (file) : NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = NULL;

  if (file == NULL || *file == '.' || !g_str_equal (file, name))
    return NULL;
  beside = g_build_filename (folder, file, NULL);
  if (!g_file_test (beside, G_FILE_TEST_IS_REGULAR) ||
      g_strcmp0 (beside, tc_document_get_path (document)) == 0)
    return NULL;
  return g_steal_pointer (&beside);
}

char *
tc_play_origin_dup_saved (TcDocument *document, const char *name)
{
  const char *path = tc_document_get_path (document);
  g_autofree char *file = dup_file (document);

  if (path != NULL && tc_shipped_contains (path) && !tc_document_is_modified (document))
    return g_strdup_printf (_ ("Saved the game as %s."), name);
  if (path == NULL)
    return g_strdup_printf (_ ("Saved the game as %s. Whoever opens it needs this scenario too, "
                               "which you have not saved yet."),
                            name);
  if (tc_document_is_modified (document))
    /* Translators: the names of two files */
    return g_strdup_printf (_ ("Saved the game as %s. Whoever opens it needs %s too, with your "
                               "changes, which are not saved yet."),
                            name, file);
  /* Translators: the names of two files */
  return g_strdup_printf (_ ("Saved the game as %s. Whoever opens it needs %s too."), name, file);
}

gboolean
tc_play_origin_is_game (const char *path)
{
  char head[sizeof HEAD] = "";
  FILE *file = NULL;

  if (g_str_has_suffix (path, TC_PLAY_ORIGIN_SUFFIX))
    return TRUE;
  /* What is no file may keep whoever opens it waiting. */
  if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    file = g_fopen (path, "rb");
  if (file == NULL)
    return FALSE;
  if (fread (head, 1, strlen (HEAD), file) < strlen (HEAD))
    *head = '\0';
  fclose (file);
  return g_str_equal (head, HEAD);
}

static char *
dup_shipped (const char *file)
{
  g_autofree char *name = NULL;

  if (file == NULL || !g_str_has_suffix (file, TC_SCENARIO_SUFFIX))
    return NULL;
  name = g_strndup (file, strlen (file) - strlen (TC_SCENARIO_SUFFIX));
  return tc_shipped_find (name);
}

char *
tc_play_origin_dup_scenario (const char *replay, const char *path, TcDocument *document)
{
  g_autofree char *file = dup_entry (replay, FILE_);
  g_autofree char *here = dup_file (document);
  char *beside = tc_play_origin_dup_beside (replay, path, document);

  if (beside != NULL)
    return beside;
  if (file != NULL && g_str_equal (file, here))
    return g_strdup (tc_document_get_path (document));
  return dup_shipped (file);
}

char *
tc_play_origin_dup_missing (const char *replay, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *title = dup_entry (replay, TITLE);
  g_autofree char *file = dup_entry (replay, FILE_);

  if (title == NULL || file == NULL)
    return g_strdup_printf (
      _ ("%s is a saved game and does not say of which scenario. Open its scenario, then choose "
         "Load Game on the Play page."),
      name);
  /* Translators: two names of files, and the title of a scenario */
  return g_strdup_printf (_ ("%s is a saved game of “%s”, and there is no %s beside it. Open that "
                             "scenario, then choose Load Game on the Play page."),
                          name, title, file);
}
