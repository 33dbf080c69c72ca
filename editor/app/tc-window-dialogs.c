/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions that a window asks: which file, and what becomes of unsaved or foreign changes. */

#include "app/tc-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "app/tc-save-name.h"
#include "document/tc-node.h"
#include "pages/play/tc-play-page.h"
#include "widgets/tc-chooser.h"

/* Nowhere to save to without asking. */
static gboolean
needs_place (TcWindow *self)
{
  return tc_document_get_path (self->document) == NULL || tc_document_is_read_only (self->document);
}

/* (nullable): before there is a document there are no pages. */
static TcPlayPage *
get_play (TcWindow *self)
{
  TcPage *page = tc_window_get_page (self, "play");

  return page != NULL ? TC_PLAY_PAGE (page) : NULL;
}

static gboolean
has_unsaved_game (TcWindow *self)
{
  TcPlayPage *page = get_play (self);

  return page != NULL && tc_play_page_is_unsaved (page);
}

gboolean
tc_window_has_unsaved (TcWindow *self)
{
  return tc_document_is_modified (self->document) || has_unsaved_game (self);
}

static void
game_saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;

  gboolean is_saved = tc_play_page_choose_save_finish (TC_PLAY_PAGE (object), result);

  if (self->document == NULL)
    return;
  if (!is_saved) {
    tc_window_stay (self);
    return;
  }
  /* Whoever keeps only what a player saw wants no more of it. */
  tc_session_note_saved (tc_play_page_get_session (TC_PLAY_PAGE (object)));
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_game (TcWindow *self)
{
  tc_play_page_choose_save_async (get_play (self), game_saved_cb, g_object_ref (self));
}

/* A window that was to be closed is: when there are changes again by now, it asks again. */
static void
finish_saving (TcWindow *self, gboolean is_saved)
{
  gboolean closes = self->closes_when_saved;
  gboolean saves_game = self->saves_game_then;

  self->closes_when_saved = FALSE;
  self->saves_game_then = FALSE;
  tc_window_vary_saved (self, is_saved);
  if (!is_saved)
    tc_window_stay (self);
  else if (closes && saves_game)
    save_game (self);
  else if (closes)
    gtk_window_close (GTK_WINDOW (self));
}

static void
saved_or_not_cb (TcWindow *self, const char *response, GtkWindow *dialog)
{
  g_autoptr (TcWindow) kept = g_object_ref (self);

  self->is_asking = FALSE;
  /* What comes next may close the window, and the dialog, which goes later, would look for it. */
  gtk_window_set_transient_for (dialog, NULL);
  if (g_str_equal (response, "discard")) {
    self->is_given_up = TRUE;
    gtk_window_close (GTK_WINDOW (self));
  } else if (g_str_equal (response, "save") && tc_document_is_modified (self->document)) {
    self->closes_when_saved = TRUE;
    self->saves_game_then = has_unsaved_game (self);
    tc_window_save (self);
  } else if (g_str_equal (response, "save") && has_unsaved_game (self)) {
    save_game (self);
  } else if (g_str_equal (response, "save")) {
    gtk_window_close (GTK_WINDOW (self)); /* there is nothing left to be saved */
  } else {
    tc_window_stay (self);
  }
}

/* (transfer full): what the title of the window says, and its file. */
static char *
dup_name (TcWindow *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autofree char *file = tc_window_dup_name (self);
  g_autofree char *title = scenario != NULL ? tc_node_dup_title (scenario, 0) : NULL;

  if (title == NULL)
    /* TRANSLATORS: the name of a file */
    return g_strdup_printf (_ ("“%s”"), file);
  /* TRANSLATORS: the title of a scenario, and the name of its file */
  return g_strdup_printf (_ ("“%s” (%s)"), title, file);
}

/* (transfer full): what would be lost. A game is told by where it is, too: there may be several, in
 * windows that look alike. */
static char *
dup_unsaved (TcWindow *self)
{
  g_autofree char *name = dup_name (self);
  g_autofree char *status = NULL;
  g_autofree char *text = NULL;

  if (!has_unsaved_game (self))
    /* TRANSLATORS: a title and the name of a file: “Tiny” (tiny.scenario.xml) */
    return g_strdup_printf (_ ("%s has unsaved changes. They are lost if you do not save them."),
                            name);
  if (tc_document_is_modified (self->document))
    /* TRANSLATORS: a title and the name of a file: “Tiny” (tiny.scenario.xml) */
    text = g_strdup_printf (_ ("%s has unsaved changes, and the game you are playing has not been "
                               "saved either. Both are lost if you do not save them."),
                            name);
  else
    /* TRANSLATORS: a title and the name of a file: “Tiny” (tiny.scenario.xml) */
    text = g_strdup_printf (_ ("The game of %s has not been saved. It is lost if you do not save "
                               "it."),
                            name);
  status = tc_play_page_dup_status (get_play (self));

  return g_strdup_printf ("%s\n\n%s", text, status);
}

/* Whether to save asks for a file. */
static gboolean
asks_where (TcWindow *self)
{
  return has_unsaved_game (self) || needs_place (self);
}

void
tc_window_ask_to_save (TcWindow *self)
{
  g_autofree char *body = NULL;
  gboolean has_changes = tc_document_is_modified (self->document);
  GtkWidget *dialog;

  if (self->is_asking) {
    tc_window_present_question (self);
    return;
  }
  self->is_asking = TRUE;
  tc_play_page_wait (get_play (self));
  body = dup_unsaved (self);
  gtk_window_present (GTK_WINDOW (self)); /* another may be in front of what is asked about */
  dialog = adw_message_dialog_new (GTK_WINDOW (self),
                                   has_changes ? _ ("Save Changes?") : _ ("Save the Game?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard",
                                    _ ("_Discard"), "save",
                                    asks_where (self) ? _ ("_Save…") : _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  /* Its keys are those of all windows as long as it is open, and Ctrl+Q is to show it. */
  gtk_window_set_application (GTK_WINDOW (dialog), gtk_window_get_application (GTK_WINDOW (self)));
  g_signal_connect_object (dialog, "response", G_CALLBACK (saved_or_not_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* (transfer full): @text as a sentence, and what still keeps anybody from playing. */
static char *
dup_with_errors (TcWindow *self, const char *text)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL ? tc_report_count (report, TC_SEVERITY_ERROR) : 0;

  if (n == 0)
    return g_strconcat (text, ".", NULL);
  /* TRANSLATORS: "Saved ten-turns.scenario.xml", and how many errors it has */
  return g_strdup_printf (ngettext ("%s. %u error is left.", "%s. %u errors are left.", n), text,
                          n);
}

static void
report_saved (TcWindow *self)
{
  g_autofree char *base = g_steal_pointer (&self->copied_base);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;

  if (self->document == NULL)
    return;
  g_object_get (self->document, "title", &name, NULL);
  if (base != NULL)
    /* TRANSLATORS: two names of files */
    text = g_strdup_printf (_ ("Saved %s, with a copy of its base, %s, beside it"), name, base);
  else
    text = g_strdup_printf (_ ("Saved %s"), name);
  whole = dup_with_errors (self, text);
  tc_window_show_notice (self, whole);
}

static void save_over (TcWindow *self);

static void
conflict_cb (TcWindow *self, const char *response)
{
  if (g_str_equal (response, "theirs"))
    tc_window_load_theirs (self);
  else if (g_str_equal (response, "difference"))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-difference", NULL);
  else if (g_str_equal (response, "mine"))
    save_over (self);
}

static gboolean
drop_focus_cb (gpointer dialog)
{
  if (gtk_widget_get_mapped (dialog))
    gtk_window_set_focus (GTK_WINDOW (dialog), NULL);
  return G_SOURCE_REMOVE;
}

/* The first button would have the keys, and Enter would replace what another program wrote; without
 * a focus it is for the default response. */
static void
mapped_cb (GtkWidget *dialog)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_focus_cb, g_object_ref (dialog), g_object_unref);
}

static void
ask_about_conflict (TcWindow *self)
{
  g_autofree char *name = NULL;
  GtkWidget *dialog;

  g_object_get (self->document, "title", &name, NULL);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Changed on Disk"), NULL);
  adw_message_dialog_format_body (
    ADW_MESSAGE_DIALOG (dialog),
    _ ("Another program has changed “%s” since you opened it. “Keep Mine” replaces that version. "
       "“Take Theirs” loads it; you can get your changes back with Undo."),
    name);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"),
                                    "difference", _ ("Show _Differences"), "theirs",
                                    _ ("Take _Theirs"), "mine", _ ("_Keep Mine"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "mine",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (conflict_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_after (dialog, "map", G_CALLBACK (mapped_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
report_not_saved (TcWindow *self, const GError *error)
{
  if (self->document == NULL)
    return;
  tc_document_look_at_disk (self->document);
  if (g_error_matches (error, TC_FILE_ERROR, TC_FILE_ERROR_CONFLICT))
    ask_about_conflict (self);
  else
    tc_window_warn (self, error->message);
}

/* Who asked for it again meanwhile wants what was changed meanwhile to be saved as well. */
static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tc_document_save_finish (TC_DOCUMENT (object), result, &error);
  gboolean saves_again = self->saves_again && self->document != NULL;

  self->saves_again = FALSE;
  if (is_saved && saves_again && tc_document_is_modified (self->document)) {
    tc_window_save (self);
    return;
  }
  if (is_saved)
    report_saved (self);
  else
    report_not_saved (self, error);
  finish_saving (self, is_saved);
}

static void
save_over (TcWindow *self)
{
  tc_document_save_async (self->document, NULL, TRUE, saved_cb, g_object_ref (self));
}

void
tc_window_save (TcWindow *self)
{
  tc_inspector_apply (self->inspector);
  if (tc_document_is_saving (self->document))
    self->saves_again = TRUE;
  else if (needs_place (self))
    tc_window_choose_save (self);
  else
    tc_document_save_async (self->document, NULL, FALSE, saved_cb, g_object_ref (self));
}

static const TcChooserKind opened_file = {
  N_ ("Open a Scenario or a Game"),
  N_ ("_Open"),
  GTK_FILE_CHOOSER_ACTION_OPEN,
  { { N_ ("Scenarios and saved games"), "*.xml *.replay" }, { N_ ("All files"), "*" } },
};

static const TcChooserKind saved_scenario = {
  N_ ("Save the Scenario As"),
  N_ ("_Save"),
  GTK_FILE_CHOOSER_ACTION_SAVE,
  { { N_ ("Scenarios"), "*.xml" }, { N_ ("All files"), "*" } },
};

/* What comes with the program can be opened from its folder, and is not saved there. */
static gboolean
can_save_in (GFile *folder)
{
  g_autofree char *path = g_file_get_path (folder);

  return path != NULL && !tc_shipped_contains (path) && g_access (path, W_OK) == 0;
}

/* Beside the file of the window, or else where one was last chosen. */
static void
set_folder (TcWindow *self, GtkFileChooser *chooser)
{
  gboolean saves = gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GFile) own = tc_document_dup_folder (self->document);
  g_autofree char *uri =
    self->settings != NULL ? g_settings_get_string (self->settings, "last-folder") : NULL;
  g_autoptr (GFile) last = uri != NULL && *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
  gboolean has_last =
    last != NULL && g_file_query_exists (last, NULL) && (!saves || can_save_in (last));
  g_autoptr (GFile) usual = tc_document_dup_save_folder (self->document);

  gtk_file_chooser_set_current_folder (chooser, own == NULL && has_last ? last : usual, NULL);
}

static void
remember_folder (TcWindow *self, GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (self->settings != NULL && uri != NULL)
    g_settings_set_string (self->settings, "last-folder", uri);
}

static void
opened_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  TcWindow *self = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);

  if (file != NULL) {
    remember_folder (self, file);
    tc_window_open_file (self, file);
  }
}

void
tc_window_choose_open (TcWindow *self)
{
  GtkFileChooserNative *chooser = tc_chooser_new (&opened_file, GTK_WINDOW (self), NULL);

  set_folder (self, GTK_FILE_CHOOSER (chooser));
  tc_chooser_show (chooser,
                   g_signal_connect_object (chooser, "response", G_CALLBACK (opened_cb), self, 0));
}

/* A document on its way to another place. */
typedef struct {
  TcWindow *window;
  GFile *file;
  char *path;
} SavingAs;

static void
saving_as_free (gpointer data)
{
  SavingAs *saving = data;

  g_object_unref (saving->window);
  g_object_unref (saving->file);
  g_free (saving->path);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SavingAs, saving_as_free)

/* The chooser has told the desktop what was typed, which is no file. */
static void
forget_typed (SavingAs *saving)
{
  g_autofree char *typed = g_file_get_path (saving->file);
  g_autofree char *uri = g_file_get_uri (saving->file);

  if (!g_str_equal (typed, saving->path))
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static void
is_saved_as_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (SavingAs) saving = user_data;
  TcWindow *self = saving->window;
  g_autoptr (GError) error = NULL;
  gboolean is_saved = tc_document_save_finish (TC_DOCUMENT (object), result, &error);

  self->saves_again = FALSE;
  if (is_saved) {
    remember_folder (self, saving->file);
    tc_window_note_recent (self, saving->path);
    forget_typed (saving);
    report_saved (self);
  } else {
    tc_window_warn (self, error->message);
  }
  finish_saving (self, is_saved);
}

static void
begin_saving (SavingAs *saving)
{
  TcWindow *self = saving->window;
  g_autoptr (GError) error = NULL;

  if (tc_window_place_base (self, saving->path, &error)) {
    tc_document_save_async (self->document, saving->path, TRUE, is_saved_as_cb, saving);
    return;
  }
  tc_window_warn (self, error->message);
  finish_saving (self, FALSE);
  saving_as_free (saving);
}

static void
replace_cb (SavingAs *saving, const char *response)
{
  if (g_str_equal (response, "replace")) {
    begin_saving (saving);
    return;
  }
  finish_saving (saving->window, FALSE);
  saving_as_free (saving);
}

/* The chooser has asked about what was typed, not about the name that the file gets. */
static void
ask_to_replace (SavingAs *saving)
{
  g_autofree char *name = g_filename_display_basename (saving->path);
  GtkWidget *dialog =
    adw_message_dialog_new (GTK_WINDOW (saving->window), _ ("Replace the File?"), NULL);

  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("There is already a file “%s”. Saving replaces it."), name);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "replace",
                                    _ ("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (replace_cb), saving);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_window_save_as (TcWindow *self, GFile *file)
{
  g_autofree char *chosen = g_file_get_path (file);
  SavingAs *saving;

  if (chosen == NULL) {
    tc_window_report_remote (self, file);
    finish_saving (self, FALSE);
    return;
  }
  saving = g_new0 (SavingAs, 1);
  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->path = tc_save_name_dup_path (chosen);
  if (!g_str_equal (chosen, saving->path) && g_file_test (saving->path, G_FILE_TEST_EXISTS))
    ask_to_replace (saving);
  else
    begin_saving (saving);
}

static void
saved_as_cb (GtkNativeDialog *dialog, gint response, gpointer user_data)
{
  TcWindow *self = user_data;
  g_autoptr (GFile) file = tc_chooser_dup_chosen (dialog, response);

  if (file != NULL)
    tc_window_save_as (self, file);
  else
    finish_saving (self, FALSE);
}

char *
tc_window_dup_name (TcWindow *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *title = scenario != NULL ? tc_scenario_get_string (scenario, 0, "title") : NULL;
  char *name = NULL;

  if (title != NULL && tc_document_get_path (self->document) == NULL)
    name = tc_save_name_dup_new (title);

  return name != NULL ? name : tc_document_dup_title (self->document);
}

void
tc_window_choose_save (TcWindow *self)
{
  GtkFileChooserNative *chooser = tc_chooser_new (&saved_scenario, GTK_WINDOW (self), NULL);
  g_autofree char *name = NULL;
  g_autofree char *suggested = NULL;

  tc_inspector_apply (self->inspector);
  set_folder (self, GTK_FILE_CHOOSER (chooser));
  name = tc_window_dup_name (self);
  suggested = tc_save_name_dup_path (name);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), suggested);
  tc_chooser_show (
    chooser, g_signal_connect_object (chooser, "response", G_CALLBACK (saved_as_cb), self, 0));
  tc_save_name_select (chooser);
}
