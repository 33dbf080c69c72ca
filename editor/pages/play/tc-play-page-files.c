/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games as files: replays that the command line reads and writes as well. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-origin.h"
#include "pages/play/tc-session-draft.h"
#include "widgets/tc-chooser.h"

/* The choice in the dialog, and one of its values; no seat has such an id. */
#define VIEWER "viewer"
#define PUBLIC "-public-"
#define WHOLE  "-whole-"

static const char *const endings[] = { TC_PLAY_ORIGIN_SUFFIX, NULL };

static const TcChooserKind saved_game = {
  N_ ("Save the Game"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { N_ ("Games"), "*.replay" }, { N_ ("All files"), "*" } },
};

static const TcChooserKind loaded_game = {
  N_ ("Load a Game"),
  N_ ("_Load"),
  GTK_FILE_CHOOSER_ACTION_OPEN,
  { { N_ ("Games"), "*.replay" }, { N_ ("All files"), "*" } },
};

typedef gboolean (*PlayReplay) (TcSession *session,
                                TcRuleset *ruleset,
                                const char *replay,
                                TcDivergence *out_divergence);

static void
show_notice (TcPlayPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

/* A path that is no text can be no parameter, nor in the settings that keep the list. */
static void
note_recent (TcPlayPage *self, const char *path)
{
  if (g_utf8_validate (path, -1, NULL))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.note-recent", "s", path);
}

gboolean
tc_play_page_save_game (TcPlayPage *self, const char *path, guint8 viewer, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (TC_IS_PLAY_PAGE (self), FALSE);
  g_return_val_if_fail (tc_session_get_game (self->session) != NULL, FALSE);

  bytes = tc_play_origin_make_game (self->session, self->document, viewer);

  if (!tc_file_save (path, bytes, NULL, error))
    return FALSE;
  if (viewer == TC_SEAT_NONE)
    tc_session_note_saved (self->session);
  return TRUE;
}

/* (transfer full) (nullable): that the game at hand was played with another scenario. */
static char *
dup_other (TcPlayPage *self, const char *replay)
{
  g_autofree char *own = tc_session_get_game (self->session) != NULL
                           ? tc_session_dup_replay (self->session, TC_SEAT_NONE)
                           : NULL;

  return own != NULL ? tc_play_origin_dup_other (replay, own, self->document) : NULL;
}

/* How the game goes here, and first why it may go otherwise. */
static void
report_loaded (TcPlayPage *self, const char *replay, const TcDivergence *divergence)
{
  g_autofree char *other = dup_other (self, replay);
  g_autofree char *text = NULL;

  if (divergence->kind != TC_DIVERGENCE_NONE)
    tc_play_page_report_divergence (self, divergence);
  else
    tc_play_page_set_why_not (self, "");
  /* What has changed in the scenario since then has changed nothing in the game. */
  if (other == NULL ||
      (divergence->kind == TC_DIVERGENCE_NONE && tc_play_origin_is_of (replay, self->document)))
    return;
  text = g_strjoin (divergence->kind != TC_DIVERGENCE_NONE ? "\n" : "", other,
                    gtk_label_get_label (self->why_not_label), NULL);
  tc_play_page_set_why_not (self, text);
}

static void
take_load_error (TcPlayPage *self,
                 const char *replay,
                 const TcDivergence *divergence,
                 GError **error)
{
  g_autofree char *other = dup_other (self, replay);

  if (other != NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s Line %u: %s"), other,
                 divergence->line, divergence->message);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("Line %u: %s"), divergence->line,
                 divergence->message);
}

/* @play: tc_session_load () or tc_session_recover (). @out_is_whole: (optional): all of it could be
 * played. */
static gboolean
play_replay (TcPlayPage *self,
             PlayReplay play,
             const char *replay,
             gboolean *out_is_whole,
             GError **error)
{
  TcRuleset *ruleset = tc_play_options_get_playable (self->options);
  TcDivergence divergence = { 0 };
  gboolean ok;

  if (ruleset == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                         _ ("The scenario cannot be played yet. Fix its problems first."));
    return FALSE;
  }
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_play_page_remember_text (self);
  ok = play (self->session, ruleset, replay, &divergence);
  if (ok) {
    tc_play_origin_seat (replay, self->session);
    tc_play_options_follow (self->options, tc_session_get_game (self->session));
    report_loaded (self, replay, &divergence);
  } else
    take_load_error (self, replay, &divergence, error);
  if (out_is_whole != NULL)
    *out_is_whole = ok && divergence.kind == TC_DIVERGENCE_NONE;
  tc_divergence_clear (&divergence);
  return ok;
}

/* With the options of the game that is loaded; with those of the game at hand if that stays. */
static gboolean
load_replay (TcPlayPage *self,
             PlayReplay play,
             const char *replay,
             gboolean *out_is_whole,
             GError **error)
{
  g_autoptr (GHashTable) before = tc_play_options_choose_recorded (self->options, replay);

  if (play_replay (self, play, replay, out_is_whole, error))
    return TRUE;
  tc_play_options_choose (self->options, before);
  tc_play_page_update (self);
  return FALSE;
}

gboolean
tc_play_page_load_game (TcPlayPage *self, const char *path, GError **error)
{
  g_autoptr (TcSource) source = NULL;

  g_return_val_if_fail (TC_IS_PLAY_PAGE (self), FALSE);

  source = tc_file_load (path, NULL, error);
  return source != NULL &&
         load_replay (self, tc_session_load, tc_source_get_text (source, NULL), NULL, error);
}

gboolean
tc_play_page_recover_game (TcPlayPage *self,
                           TcSource *source,
                           gboolean *out_is_whole,
                           GError **error)
{
  return load_replay (self, tc_session_recover, tc_source_get_text (source, NULL), out_is_whole,
                      error);
}

void
tc_play_page_set_folder (TcPlayPage *self, GtkFileChooser *chooser)
{
  g_autoptr (GFile) usual = tc_document_dup_save_folder (self->document);

  gtk_file_chooser_set_current_folder (
    chooser, self->games_folder != NULL ? self->games_folder : usual, NULL);
}

char *
tc_play_page_dup_file_name (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  g_autofree char *stem = tc_document_dup_stem (self->document);
  guint turn = tc_game_get_state (game)->turn;

  /* Translators: a file's name: of the scenario, and the turn; it should have no spaces */
  return turn > 0 ? g_strdup_printf (_ ("%s-turn-%u"), stem, turn) : g_strdup (stem);
}

/* Where players hide things, a game can be saved whole, which shows everything to whoever opens it
 * but can be gone on with, or as a record of what a player saw. */
static void
list_viewers (TcPlayPage *self, GPtrArray *ids, GPtrArray *labels)
{
  TcGame *game = tc_session_get_game (self->session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  g_ptr_array_add (ids, (gpointer) WHOLE);
  g_ptr_array_add (labels, g_strdup (_ ("The whole game with its secrets, to continue later")));
  /* Who does not have the screen yet chooses nobody's view. */
  for (guint8 i = 0; i < n_seats && !self->is_covered; i++) {
    if (self->viewer != TC_SEAT_NONE && self->viewer != i)
      continue;
    g_ptr_array_add (ids, (gpointer) tc_ruleset_get_seat (ruleset, i)->id);
    g_ptr_array_add (labels, g_strdup_printf (_ ("Only what %s saw, to read"),
                                              tc_ruleset_get_seat (ruleset, i)->name));
  }
  g_ptr_array_add (ids, (gpointer) PUBLIC);
  g_ptr_array_add (labels, g_strdup (_ ("Only what all players know, to read")));
  g_ptr_array_add (ids, NULL);
  g_ptr_array_add (labels, NULL);
}

static GtkFileChooserNative *
make_save_chooser (TcPlayPage *self)
{
  GtkWindow *root = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);

  if (!tc_session_hides (self->session))
    return tc_chooser_new (&saved_game, root, NULL);

  list_viewers (self, ids, labels);
  return tc_chooser_new (&saved_game, root,
                         &(TcChooserQuestion){ VIEWER, _ ("Content"), (const char **) ids->pdata,
                                               (const char **) labels->pdata });
}

static guint8
get_chosen_viewer (TcPlayPage *self, GtkNativeDialog *dialog)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (self->session));
  const char *id = tc_session_hides (self->session)
                     ? gtk_file_chooser_get_choice (GTK_FILE_CHOOSER (dialog), VIEWER)
                     : NULL;

  if (g_strcmp0 (id, PUBLIC) == 0)
    return TC_SEAT_PUBLIC;
  for (guint8 i = 0; id != NULL && i < tc_ruleset_get_n_seats (ruleset); i++) {
    if (g_str_equal (tc_ruleset_get_seat (ruleset, i)->id, id))
      return i;
  }

  return TC_SEAT_NONE;
}

/* (transfer full) (nullable): where; the folder is remembered. */
static char *
take_path (TcPlayPage *self, GtkNativeDialog *dialog, gint response)
{
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);
  char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL) {
    g_clear_object (&self->games_folder);
    self->games_folder = g_file_get_parent (file);
  }
  return path;
}

static void
save_chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  TcPlayPage *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  gboolean is_saved = FALSE;
  guint8 viewer = TC_SEAT_NONE;

  if (self->document != NULL && tc_session_get_game (self->session) != NULL) {
    path = take_path (self, dialog, response);
    viewer = get_chosen_viewer (self, dialog);
  }
  if (path != NULL) {
    g_autofree char *ended = tc_chooser_dup_path (path, endings);

    is_saved = tc_play_page_save_game (self, ended, viewer, &error);
    name = g_path_get_basename (ended);
    text = is_saved ? tc_play_origin_dup_saved (self->document, name) : NULL;
    show_notice (self, is_saved ? text : error->message);
    /* What one player saw is there to be read, not to go on with. */
    if (is_saved && viewer == TC_SEAT_NONE)
      note_recent (self, ended);
  }
  g_task_return_boolean (task, is_saved);
}

void
tc_play_page_choose_save_async (TcPlayPage *self, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autofree char *stem = NULL;
  g_autofree char *name = NULL;
  GTask *task;
  GtkFileChooserNative *chooser;

  g_return_if_fail (TC_IS_PLAY_PAGE (self) && tc_session_get_game (self->session) != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  chooser = make_save_chooser (self);
  stem = tc_play_page_dup_file_name (self);
  name = g_strconcat (stem, ".replay", NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  tc_play_page_set_folder (self, GTK_FILE_CHOOSER (chooser));
  tc_chooser_show (chooser,
                   g_signal_connect (chooser, "response", G_CALLBACK (save_chosen_cb), task));
}

gboolean
tc_play_page_choose_save_finish (TcPlayPage *self, GAsyncResult *result)
{
  return g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
load (TcPlayPage *self, TcSource *source)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (tc_source_get_name (source));
  g_autofree char *text = NULL;

  if (load_replay (self, tc_session_load, tc_source_get_text (source, NULL), NULL, &error))
    text = g_strdup_printf (_ ("Loaded %s."), name);
  if (text != NULL)
    note_recent (self, tc_source_get_name (source));
  show_notice (self, text != NULL ? text : error->message);
}

/* A game whose own scenario lies beside it. */
typedef struct {
  TcPlayPage *page;
  TcSource *game;
} Meeting;

static void
meeting_free (gpointer data, GClosure *closure)
{
  Meeting *meeting = data;

  g_object_unref (meeting->page);
  tc_source_unref (meeting->game);
  g_free (meeting);
}

static void
met_cb (GtkWindow *dialog, const char *response, gpointer user_data)
{
  Meeting *meeting = user_data;

  gtk_window_set_transient_for (dialog, NULL);
  if (meeting->page->document == NULL)
    return;
  if (g_str_equal (response, "here"))
    load (meeting->page, meeting->game);
  else if (g_str_equal (response, "open"))
    gtk_widget_activate_action (GTK_WIDGET (meeting->page), "win.open-recent", "s",
                                tc_source_get_name (meeting->game));
  else
    tc_play_page_go_on (meeting->page);
}

static void
ask_which_scenario (TcPlayPage *self, const char *other, TcSource *game)
{
  Meeting *meeting = g_new0 (Meeting, 1);
  GtkWindow *root = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwMessageDialog *dialog =
    ADW_MESSAGE_DIALOG (adw_message_dialog_new (root, _ ("Open the Scenario of This Game?"), NULL));

  tc_play_page_wait (self);
  meeting->page = g_object_ref (self);
  meeting->game = tc_source_ref (game);
  /* Translators: that a game was played with another scenario, as a sentence */
  adw_message_dialog_format_body (
    dialog, _ ("%s It lies in the same folder. Open it, and go on with the game there?"), other);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "here", _ ("_Load Here"),
                                    "open", _ ("_Open Scenario"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "open", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "open");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (met_cb), meeting, meeting_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
is_other_file (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_REGULAR) && !tc_play_origin_is_game (path);
}

static void
load_chosen (TcPlayPage *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *no_game = g_strdup_printf (_ ("%s is not a saved game."), name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  const char *replay = source != NULL ? tc_source_get_text (source, NULL) : NULL;
  g_autofree char *other = replay != NULL ? dup_other (self, replay) : NULL;
  g_autofree char *scenario =
    other != NULL ? tc_play_origin_dup_beside (replay, path, self->document) : NULL;

  if (error != NULL || is_other_file (path))
    show_notice (self, error != NULL ? error->message : no_game);
  else if (scenario != NULL)
    ask_which_scenario (self, other, source);
  else
    load (self, source);
}

static void
load_chosen_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  TcPlayPage *self = user_data;
  g_autofree char *path = take_path (self, dialog, response);

  if (path != NULL)
    load_chosen (self, path);
}

void
tc_play_page_load_awaited (TcPlayPage *self)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  if (self->awaited_game == NULL || tc_document_is_building (self->document))
    return;
  path = g_steal_pointer (&self->awaited_game);
  source = tc_file_load (path, NULL, &error);
  if (source != NULL)
    load (self, source);
  else
    show_notice (self, error->message);
}

static void
open_game (TcPlayPage *self, const char *path)
{
  g_free (self->awaited_game);
  self->awaited_game = g_strdup (path);
  tc_play_page_load_awaited (self);
}

void
tc_play_page_open_game (TcPlayPage *self, const char *path)
{
  g_return_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL);

  tc_play_page_leave_game (self, open_game, path);
}

static void
choose_load (TcPlayPage *self, const char *unused)
{
  GtkWindow *root = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *chooser = tc_chooser_new (&loaded_game, root, NULL);

  tc_play_page_set_folder (self, GTK_FILE_CHOOSER (chooser));
  tc_chooser_show (
    chooser, g_signal_connect_object (chooser, "response", G_CALLBACK (load_chosen_cb), self, 0));
  tc_play_page_go_on_after_chooser (self);
}

static void
file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (g_str_equal (name, "play.load-game")) {
    tc_play_page_leave_game (self, choose_load, NULL);
    return;
  }
  tc_play_bots_wait (self->bots);
  tc_play_page_choose_save_async (self, NULL, NULL);
  tc_play_page_go_on_after_chooser (self);
}

void
tc_play_page_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.save-game", NULL, file_action);
  gtk_widget_class_install_action (widget_class, "play.load-game", NULL, file_action);
}
