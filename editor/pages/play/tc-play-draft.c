/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-draft.h"

#include "pages/play/tc-play-origin.h"
#include "pages/play/tc-session-draft.h"

/* From a decision to its draft. Not from the last one: who plays without a pause loses no more. */
#define DELAY_MS 2000

#define FOLDER "games"

/* A draft that threads write: one after the other, and the last text stays. */
typedef struct {
  GMutex mutex;
  TcDraftHold *hold;
  guint n_written; /* the number of the text that it has */
  gboolean is_unwanted;
} Copy;

static Copy *
copy_new (TcDraftHold *hold)
{
  Copy *copy = g_atomic_rc_box_new0 (Copy);

  g_mutex_init (&copy->mutex);
  copy->hold = hold;
  return copy;
}

static void
copy_clear (gpointer data)
{
  Copy *copy = data;

  g_mutex_clear (&copy->mutex);
  tc_draft_hold_unref (copy->hold);
}

static void
copy_unref (Copy *copy)
{
  g_atomic_rc_box_release_full (copy, copy_clear);
}

static void
copy_discard (Copy *copy)
{
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&copy->mutex);
  copy->is_unwanted = TRUE;
  if (!tc_draft_discard (tc_draft_hold_get_file (copy->hold), &error))
    g_info ("The draft of a game stays: %s", error->message);
  g_mutex_unlock (&copy->mutex);
}

typedef struct {
  Copy *copy;
  guint number;
  char *place; /* of the scenario */
  GBytes *bytes;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  copy_unref (writing->copy);
  g_free (writing->place);
  g_bytes_unref (writing->bytes);
  g_free (writing);
}

/* A draft that cannot be written is no reason to stop anybody: saving reports what is wrong. */
static void
write_draft (const Writing *writing)
{
  Copy *copy = writing->copy;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&copy->mutex);
  if (!copy->is_unwanted && writing->number > copy->n_written) {
    copy->n_written = writing->number;
    if (!tc_draft_write (tc_draft_hold_get_file (copy->hold), writing->place, NULL, writing->bytes,
                         &error))
      g_info ("No draft of the game: %s", error->message);
  }
  g_mutex_unlock (&copy->mutex);
}

static void
write_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  write_draft (data);
  g_task_return_boolean (task, TRUE);
}

/* ---------------------------------------------------------------------------------------------- */

struct _TcPlayDraft {
  GObject parent_instance;

  TcSession *session;   /* NULL: it has ended */
  TcDocument *document; /* NULL: likewise */
  char *folder;         /* NULL: nothing is kept */
  Copy *own;            /* NULL while there is nothing to keep */
  guint n_texts;        /* that were to be written there */
  char *place;          /* of the scenario, as the last of them says; nullable */
  guint delay;          /* source id */
  TcDraftHold *left;    /* NULL: nothing is left */
  gint64 left_time;
  char *looked_at;    /* nullable: the place that was looked for */
  gboolean is_of_new; /* it is that of a scenario that was never saved */
};

G_DEFINE_FINAL_TYPE (TcPlayDraft, tc_play_draft, G_TYPE_OBJECT)

static void
discard_own (TcPlayDraft *self)
{
  g_clear_handle_id (&self->delay, g_source_remove);
  g_clear_pointer (&self->place, g_free);
  if (self->own != NULL)
    copy_discard (self->own);
  g_clear_pointer (&self->own, copy_unref);
  self->n_texts = 0;
}

/* (transfer full) (nullable): the game as it is, on its way. */
static Writing *
begin_writing (TcPlayDraft *self)
{
  const char *place = tc_document_get_place (self->document);
  Writing *writing;

  if (self->folder == NULL || place == NULL)
    return NULL;
  g_clear_handle_id (&self->delay, g_source_remove);
  while (self->own == NULL) {
    g_autofree char *file = tc_draft_dup_file (self->folder, place);
    TcDraftHold *hold = tc_draft_hold_new (file);

    if (hold != NULL)
      self->own = copy_new (hold);
  }
  g_free (self->place);
  self->place = g_strdup (place);
  writing = g_new0 (Writing, 1);
  writing->copy = g_atomic_rc_box_acquire (self->own);
  writing->number = ++self->n_texts;
  writing->place = g_strdup (place);
  writing->bytes = tc_play_origin_make_game (self->session, self->document, TC_SEAT_NONE);
  return writing;
}

static gboolean
write_cb (gpointer user_data)
{
  TcPlayDraft *self = user_data;
  Writing *writing;
  g_autoptr (GTask) task = NULL;

  /* A scenario that was never saved has no place before it has a draft. */
  if (tc_document_get_place (self->document) == NULL)
    return G_SOURCE_CONTINUE;
  self->delay = 0;
  writing = begin_writing (self);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, writing, writing_free);
  g_task_run_in_thread (task, write_in_thread);
  return G_SOURCE_REMOVE;
}

static void
schedule (TcPlayDraft *self)
{
  if (self->delay == 0 && self->folder != NULL)
    self->delay = g_timeout_add (DELAY_MS, write_cb, self);
}

static void
noted_cb (TcPlayDraft *self)
{
  if (tc_session_is_unsaved (self->session))
    schedule (self);
  else
    discard_own (self);
}

/* What an edit has made impossible is remembered by the session, and the draft has it still: it is
 * not replaced by what remains until somebody decides. */
static void
changed_cb (TcPlayDraft *self)
{
  if (!tc_session_is_unsaved (self->session) || !tc_session_is_replayed (self->session))
    noted_cb (self);
}

/* What is left of a scenario that was never saved goes to its first file with it: nobody else would
 * find it. Of one that had a file it stays with that. */
static void
move_left (TcPlayDraft *self, const char *place)
{
  const char *file = tc_draft_hold_get_file (self->left);
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  draft = tc_draft_load (file, &bytes, &error);
  if (draft == NULL || !tc_draft_write (file, place, NULL, bytes, &error))
    g_info ("The draft of a game stays where it was: %s", error->message);
  g_free (self->looked_at);
  self->looked_at = g_strdup (place);
  self->is_of_new = FALSE;
}

/* Who looks for the draft under the scenario's new name is to find it. */
static void
moved_cb (TcPlayDraft *self)
{
  const char *path = tc_document_get_path (self->document);
  const char *place = tc_document_get_place (self->document);

  if (self->place != NULL && place != NULL && !g_str_equal (self->place, place))
    schedule (self);
  if (self->left != NULL && self->is_of_new && path != NULL)
    move_left (self, path);
}

static void
tc_play_draft_finalize (GObject *object)
{
  TcPlayDraft *self = TC_PLAY_DRAFT (object);

  g_clear_handle_id (&self->delay, g_source_remove);
  g_clear_pointer (&self->own, copy_unref);
  g_clear_pointer (&self->left, tc_draft_hold_unref);
  g_free (self->folder);
  g_free (self->place);
  g_free (self->looked_at);
  G_OBJECT_CLASS (tc_play_draft_parent_class)->finalize (object);
}

static void
tc_play_draft_class_init (TcPlayDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_play_draft_finalize;
}

static void
tc_play_draft_init (TcPlayDraft *self)
{
}

TcPlayDraft *
tc_play_draft_new (TcSession *session, TcDocument *document)
{
  TcPlayDraft *self = g_object_new (TC_TYPE_PLAY_DRAFT, NULL);

  self->session = session;
  self->document = document;
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "noted", G_CALLBACK (noted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::title", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
tc_play_draft_keep_in (TcPlayDraft *self, const char *folder)
{
  g_return_if_fail (TC_IS_PLAY_DRAFT (self) && folder != NULL && self->folder == NULL);

  self->folder = tc_play_draft_dup_folder (folder);
}

char *
tc_play_draft_dup_folder (const char *folder)
{
  return g_build_filename (folder, FOLDER, NULL);
}

/* What a thread has not begun to write is lost when the program ends. */
static gboolean
is_behind (TcPlayDraft *self)
{
  gboolean is_behind;

  if (self->own == NULL)
    return FALSE;
  g_mutex_lock (&self->own->mutex);
  is_behind = self->own->n_written < self->n_texts;
  g_mutex_unlock (&self->own->mutex);
  return is_behind;
}

void
tc_play_draft_keep_now (TcPlayDraft *self)
{
  Writing *writing;

  g_return_if_fail (TC_IS_PLAY_DRAFT (self));

  if (self->document == NULL || (self->delay == 0 && !is_behind (self)))
    return;
  writing = begin_writing (self);
  if (writing == NULL)
    return;
  write_draft (writing);
  writing_free (writing);
}

void
tc_play_draft_give_up (TcPlayDraft *self)
{
  g_return_if_fail (TC_IS_PLAY_DRAFT (self));

  tc_play_draft_end (self);
  discard_own (self);
}

void
tc_play_draft_end (TcPlayDraft *self)
{
  g_return_if_fail (TC_IS_PLAY_DRAFT (self));

  g_clear_handle_id (&self->delay, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  self->session = NULL;
  self->document = NULL;
}

/* -- What a crash left ------------------------------------------------------------------------- */

/* (transfer full): @hold. One that cannot be read is left alone. */
static gboolean
show (TcPlayDraft *self, TcDraftHold *hold)
{
  g_autoptr (TcDraft) draft = tc_draft_load (tc_draft_hold_get_file (hold), NULL, NULL);

  if (draft == NULL) {
    tc_draft_hold_unref (hold);
    return FALSE;
  }
  g_clear_pointer (&self->left, tc_draft_hold_unref);
  self->left = hold;
  self->left_time = draft->time_us;
  return TRUE;
}

static void
look (TcPlayDraft *self, const char *place)
{
  TcDraftHold *hold = tc_draft_hold_left (self->folder, place);

  if (hold != NULL)
    show (self, hold);
}

void
tc_play_draft_look (TcPlayDraft *self)
{
  const char *place;

  g_return_if_fail (TC_IS_PLAY_DRAFT (self));

  place = self->document != NULL ? tc_document_get_place (self->document) : NULL;
  if (self->folder == NULL || place == NULL || self->left != NULL ||
      g_strcmp0 (place, self->looked_at) == 0)
    return;
  g_free (self->looked_at);
  self->looked_at = g_strdup (place);
  self->is_of_new = tc_document_get_path (self->document) == NULL;
  look (self, place);
}

gboolean
tc_play_draft_look_at (TcPlayDraft *self, const char *file)
{
  TcDraftHold *hold;

  g_return_val_if_fail (TC_IS_PLAY_DRAFT (self) && file != NULL, FALSE);

  tc_play_draft_look (self);
  if (self->left != NULL && g_str_equal (tc_draft_hold_get_file (self->left), file))
    return TRUE;
  hold = self->looked_at != NULL ? tc_draft_hold_new (file) : NULL;
  return hold != NULL && show (self, hold);
}

gint64
tc_play_draft_get_left_time (TcPlayDraft *self)
{
  return self->left != NULL ? self->left_time : 0;
}

TcSource *
tc_play_draft_load_left (TcPlayDraft *self, GError **error)
{
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *file;

  g_return_val_if_fail (TC_IS_PLAY_DRAFT (self) && self->left != NULL, NULL);

  file = tc_draft_hold_get_file (self->left);
  draft = tc_draft_load (file, &bytes, error);
  return draft != NULL ? tc_source_new (file, bytes) : NULL;
}

void
tc_play_draft_take_left (TcPlayDraft *self)
{
  g_return_if_fail (TC_IS_PLAY_DRAFT (self) && self->left != NULL);

  discard_own (self);
  self->own = copy_new (g_steal_pointer (&self->left));
  self->place = g_strdup (self->looked_at);
}

void
tc_play_draft_drop_left (TcPlayDraft *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TC_IS_PLAY_DRAFT (self) && self->left != NULL);

  if (!tc_draft_discard (tc_draft_hold_get_file (self->left), &error))
    g_info ("The draft of a game stays: %s", error->message);
  g_clear_pointer (&self->left, tc_draft_hold_unref);
  look (self, self->looked_at);
}
