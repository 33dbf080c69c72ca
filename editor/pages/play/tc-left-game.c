/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-left-game.h"

#include <glib/gi18n.h>
#include <tc-core.h>

#include "pages/play/tc-play-draft.h"
#include "pages/play/tc-play-origin.h"
#include "widgets/tc-shown-path.h"

struct _TcLeftGame {
  GObject parent_instance;

  char *file;
  char *title;
  char *about;
  gboolean has_scenario;
};

G_DEFINE_FINAL_TYPE (TcLeftGame, tc_left_game, G_TYPE_OBJECT)

static void
tc_left_game_finalize (GObject *object)
{
  TcLeftGame *self = TC_LEFT_GAME (object);

  g_free (self->file);
  g_free (self->title);
  g_free (self->about);
  G_OBJECT_CLASS (tc_left_game_parent_class)->finalize (object);
}

static void
tc_left_game_class_init (TcLeftGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_left_game_finalize;
}

static void
tc_left_game_init (TcLeftGame *self)
{
}

static char *
dup_when (const TcDraft *draft, guint turn)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (draft->time_us / G_USEC_PER_SEC);
  g_autofree char *shown = g_date_time_format (then, "%-e %B, %R");

  /* TRANSLATORS: a number, and a day with a time, "21 November, 14:46" */
  return turn > 0 ? g_strdup_printf (_ ("Turn %u. %s"), turn, shown) : g_steal_pointer (&shown);
}

/* What was never saved is at the place of a draft, which says nothing to anybody. */
static char *
dup_about (const TcDraft *draft, guint turn, const char *drafts)
{
  g_autofree char *when = dup_when (draft, turn);
  g_autofree char *folder = g_path_get_dirname (draft->path);
  g_autofree char *shown = tc_shown_path_dup (draft->path);

  if (g_file_test (draft->path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&when);
  if (g_str_equal (folder, drafts))
    /* TRANSLATORS: %s is a day and a time, "21 November, 14:46" */
    return g_strdup_printf (_ ("%s. Cannot be continued: its scenario was not saved."), when);
  /* TRANSLATORS: a day and a time, "21 November, 14:46", and the path of a file */
  return g_strdup_printf (_ ("%s. Cannot be continued: its scenario is no longer at %s."), when,
                          shown);
}

/* (transfer full) (nullable): of a draft that nobody has. */
static TcLeftGame *
load (const TcDraft *listed, const char *drafts)
{
  g_autoptr (TcDraftHold) hold = tc_draft_hold_new (listed->file);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TcDraft) draft = hold != NULL ? tc_draft_load (listed->file, &bytes, NULL) : NULL;
  g_autofree char *replay = NULL;
  TcLeftGame *self;
  gsize length;
  const char *text;

  if (draft == NULL || draft->path == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  replay = g_strndup (text, length);
  self = g_object_new (TC_TYPE_LEFT_GAME, NULL);
  self->file = g_strdup (draft->file);
  self->title = tc_play_origin_dup_title (replay);
  if (self->title == NULL)
    self->title = g_filename_display_basename (draft->path);
  self->about = dup_about (draft, tc_play_origin_get_turn (replay), drafts);
  self->has_scenario = g_file_test (draft->path, G_FILE_TEST_EXISTS);
  return self;
}

GListStore *
tc_left_game_list (const char *folder)
{
  GListStore *games = g_list_store_new (TC_TYPE_LEFT_GAME);
  g_autofree char *place = tc_play_draft_dup_folder (folder);
  g_autoptr (GPtrArray) drafts = tc_draft_list (place);

  for (guint i = 0; i < drafts->len; i++) {
    g_autoptr (TcLeftGame) game = load (drafts->pdata[i], folder);

    if (game != NULL)
      g_list_store_append (games, game);
  }
  return games;
}

const char *
tc_left_game_get_file (TcLeftGame *self)
{
  g_return_val_if_fail (TC_IS_LEFT_GAME (self), NULL);

  return self->file;
}

const char *
tc_left_game_get_title (TcLeftGame *self)
{
  g_return_val_if_fail (TC_IS_LEFT_GAME (self), NULL);

  return self->title;
}

const char *
tc_left_game_get_about (TcLeftGame *self)
{
  g_return_val_if_fail (TC_IS_LEFT_GAME (self), NULL);

  return self->about;
}

gboolean
tc_left_game_has_scenario (TcLeftGame *self)
{
  g_return_val_if_fail (TC_IS_LEFT_GAME (self), FALSE);

  return self->has_scenario;
}

void
tc_left_game_discard (const char *file)
{
  g_autoptr (TcDraftHold) hold = tc_draft_hold_new (file);
  g_autoptr (GError) error = NULL;

  if (hold != NULL && !tc_draft_discard (file, &error))
    g_info ("The draft of a game stays: %s", error->message);
}
