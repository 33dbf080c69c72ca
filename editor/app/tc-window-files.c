/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window and files: which window a file comes to, what was opened lately, files that are dropped
 * on it, and what to do when others have changed its own. */

#include <glib/gi18n.h>

#include "app/tc-new-window.h"
#include "app/tc-window-private.h"
#include "pages/play/tc-left-game.h"
#include "pages/play/tc-play-origin.h"
#include "pages/play/tc-play-page.h"
#include "widgets/tc-menu-label.h"
#include "widgets/tc-shown-path.h"

#define MAX_RECENT        12
#define MAX_RECENT_LENGTH 60 /* characters of a name in the menu */

/* -- Which window ------------------------------------------------------------------------------ */

/* A scenario that was never saved is where its draft is. */
static gboolean
is_there (TcWindow *self, const char *path)
{
  return tc_window_is_at (self, path) ||
         (!self->is_left && self->document != NULL &&
          g_strcmp0 (tc_document_get_place (self->document), path) == 0);
}

static TcWindow *
find_window (TcWindow *self, const char *path)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autofree char *wanted = g_canonicalize_filename (path, NULL);
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *each = windows; each != NULL; each = each->next) {
    if (TC_IS_WINDOW (each->data) && is_there (each->data, wanted))
      return each->data;
  }
  return NULL;
}

/* Nothing would be lost, or missed, if another document came in its place. */
static gboolean
is_free (TcWindow *self)
{
  if (tc_document_get_work (self->document) != NULL)
    return FALSE;
  return tc_document_get_source (self->document) == NULL;
}

/* (transfer none): this window, or a new one beside it. */
static TcWindow *
get_free_window (TcWindow *self)
{
  TcWindow *window;

  if (is_free (self))
    return self;
  window = tc_window_new (gtk_window_get_application (GTK_WINDOW (self)));
  if (self->draft_folder != NULL)
    tc_window_keep_drafts (window, self->draft_folder);
  return window;
}

/* A window that could not be filled does not stay. */
static void
settle (TcWindow *self, TcWindow *window, gboolean is_filled)
{
  if (!is_filled) {
    if (window != self)
      gtk_window_destroy (GTK_WINDOW (window));
    return;
  }
  gtk_window_present (GTK_WINDOW (window));
  /* It may lie exactly on this one. */
  if (window != self)
    tc_window_show_notice (
      window, _ ("Opened in a new window. “Other Windows” in the main menu goes back."));
}

/* A file on its way into a window. */
typedef struct {
  TcWindow *asked;  /* where it was asked for */
  TcWindow *window; /* where it is shown */
  char *path;
  char *game;       /* (nullable): path of a saved one, or of a draft, to be gone on with */
  gboolean is_base; /* to be read beside its variant */
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_object_unref (opening->asked);
  g_object_unref (opening->window);
  g_free (opening->path);
  g_free (opening->game);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
play (TcWindow *self, const char *game)
{
  TcPage *page = tc_window_get_page (self, "play");

  tc_window_show_page (self, page);
  if (tc_play_origin_is_game (game))
    tc_play_page_open_game (TC_PLAY_PAGE (page), game);
  else
    tc_play_page_continue_left (TC_PLAY_PAGE (page), game);
}

/* Either window may have gone meanwhile. */
static void
opened_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Opening) opening = user_data;
  TcWindow *window = opening->window;
  g_autoptr (GError) error = NULL;

  if (tc_document_open_finish (TC_DOCUMENT (object), result, &error)) {
    tc_window_note_recent (window, opening->path);
    if (opening->is_base)
      tc_document_be_reference (TC_DOCUMENT (object));
    if (opening->game != NULL)
      play (window, opening->game);
  } else {
    tc_window_warn (opening->asked, error->message);
  }
  if (window->document != NULL && window != opening->asked)
    settle (opening->asked, window, error == NULL);
}

static void
open_in (TcWindow *self, TcWindow *window, const char *path, const char *game, gboolean is_base)
{
  Opening *opening = g_new0 (Opening, 1);

  opening->asked = g_object_ref (self);
  opening->window = g_object_ref (window);
  opening->path = g_strdup (path);
  opening->game = g_strdup (game);
  opening->is_base = is_base;
  tc_document_open_async (window->document, path, opened_cb, opening);
}

void
tc_window_open (TcWindow *self, const char *path)
{
  g_return_if_fail (TC_IS_WINDOW (self) && path != NULL);

  open_in (self, self, path, NULL, FALSE);
}

static void
open_beside (TcWindow *self, const char *path, const char *game, gboolean is_base)
{
  TcWindow *window = find_window (self, path);

  if (window == NULL) {
    open_in (self, get_free_window (self), path, game, is_base);
    return;
  }
  gtk_window_present (GTK_WINDOW (window));
  if (game != NULL)
    play (window, game);
}

/* A saved game is opened with its scenario, and gone on with there. */
static void
open_game (TcWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  const char *replay = source != NULL ? tc_source_get_text (source, NULL) : "";
  g_autofree char *scenario = tc_play_origin_dup_scenario (replay, path, self->document);
  g_autofree char *missing = NULL;

  if (error != NULL) {
    tc_window_warn (self, error->message);
  } else if (scenario != NULL) {
    open_beside (self, scenario, path, FALSE);
  } else {
    missing = tc_play_origin_dup_missing (replay, path);
    tc_window_warn (self, missing);
  }
}

/* The draft at @file is gone on with in its scenario. */
static void
continue_game (TcWindow *self, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcDraft) draft = tc_draft_load (file, NULL, &error);

  if (draft == NULL)
    tc_window_warn (self, error->message);
  else if (draft->path != NULL)
    open_beside (self, draft->path, file, FALSE);
}

static void
discard_game (TcWindow *self, const char *file)
{
  tc_left_game_discard (file);
  tc_welcome_look_for_games (self->welcome);
}

void
tc_window_open_beside (TcWindow *self, const char *path)
{
  if (tc_play_origin_is_game (path))
    open_game (self, path);
  else
    open_beside (self, path, NULL, FALSE);
}

void
tc_window_open_base (TcWindow *self, const char *path)
{
  open_beside (self, path, NULL, TRUE);
}

void
tc_window_report_remote (TcWindow *self, GFile *file)
{
  g_autofree char *name = g_file_get_parse_name (file);
  /* TRANSLATORS: %s is a place that is no path of this computer, such as "sftp://host/file" */
  g_autofree char *text = g_strdup_printf (
    _ ("%s is not on this computer. Save a copy in a local folder and open that."), name);

  tc_window_warn (self, text);
}

void
tc_window_open_file (TcWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    tc_window_open_beside (self, path);
  else
    tc_window_report_remote (self, file);
}

void
tc_window_start_new (TcWindow *self, TcSource *source)
{
  TcWindow *window = get_free_window (self);

  tc_document_start_new (window->document, source);
  settle (self, window, TRUE);
}

void
tc_window_show_welcome (TcWindow *self)
{
  gtk_window_present (GTK_WINDOW (get_free_window (self)));
}

void
tc_window_show_shipped (TcWindow *self)
{
  TcWindow *window = get_free_window (self);

  settle (self, window, TRUE);
  tc_welcome_show_shipped (window->welcome);
}

/* -- What was opened lately -------------------------------------------------------------------- */

/* Where it lies, as the welcome says it. */
static char *
dup_place (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return tc_shipped_contains (path) ? g_strdup (_ ("comes with Turncoat"))
                                    : tc_shown_path_dup (folder);
}

char *
tc_window_dup_recent_label (const char *path)
{
  g_autofree char *name = tc_shown_path_dup_name (path);
  g_autofree char *place = dup_place (path);
  g_autofree char *whole = g_strdup_printf ("%s — %s", name, place);

  return tc_menu_label_dup (whole, MAX_RECENT_LENGTH);
}

static void
update_recent (TcWindow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) shipped = g_menu_new ();
  g_auto (GStrv) paths = g_settings_get_strv (self->settings, "recent-files");

  for (guint i = 0; paths[i] != NULL; i++) {
    g_autofree char *label = tc_window_dup_recent_label (paths[i]);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    if (!g_file_test (paths[i], G_FILE_TEST_EXISTS))
      continue;
    g_menu_item_set_action_and_target (item, "win.open-recent", "s", paths[i]);
    g_menu_append_item (files, item);
  }
  g_menu_append (shipped, _ ("Scenarios That Come with _Turncoat…"), "win.show-shipped");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (shipped));
  if (g_menu_model_get_n_items (G_MENU_MODEL (files)) > 0) {
    g_autoptr (GMenu) rest = g_menu_new ();

    g_menu_append_section (menu, _ ("Recent"), G_MENU_MODEL (files));
    g_menu_append (rest, _ ("_Clear the List"), "win.clear-recent");
    g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  }
  adw_split_button_set_menu_model (self->open_button, G_MENU_MODEL (menu));
  tc_welcome_set_recent (self->welcome, (const char *const *) paths);
}

/* In our own list, and in the desktop's. */
void
tc_window_note_recent (TcWindow *self, const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *uri = g_filename_to_uri (whole, NULL, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  g_auto (GStrv) before = NULL;

  /* Settings are text. */
  if (self->settings == NULL || !g_utf8_validate (whole, -1, NULL))
    return;
  before = g_settings_get_strv (self->settings, "recent-files");
  g_ptr_array_add (paths, whole);
  for (guint i = 0; before[i] != NULL && paths->len < MAX_RECENT; i++)
    if (!g_str_equal (before[i], whole))
      g_ptr_array_add (paths, before[i]);
  g_ptr_array_add (paths, NULL);
  g_settings_set_strv (self->settings, "recent-files", (const char *const *) paths->pdata);
  if (uri != NULL)
    gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

/* The arrow beside Open is of libadwaita's making, which names it by its tooltip alone. */
static void
name_arrow (TcWindow *self)
{
  GtkWidget *arrow = gtk_widget_get_last_child (GTK_WIDGET (self->open_button));

  gtk_accessible_update_property (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_split_button_get_dropdown_tooltip (self->open_button), -1);
}

void
tc_window_watch_recent (TcWindow *self)
{
  name_arrow (self);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::recent-files", G_CALLBACK (update_recent),
                           self, G_CONNECT_SWAPPED);
  update_recent (self);
}

/* -- Files that are dropped on the window ------------------------------------------------------ */

static gboolean
dropped_cb (TcWindow *self, const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *each = files; each != NULL; each = each->next)
    tc_window_open_file (self, each->data);
  return files != NULL;
}

/* Before the text view takes it for text to be typed. */
void
tc_window_accept_files (TcWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* -- Actions ----------------------------------------------------------------------------------- */

static void
report_result (TcWindow *self, gboolean is_done, const char *text, const GError *error)
{
  tc_window_show_notice (self, is_done ? text : error->message);
}

static void
theirs_loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  report_result (self, tc_document_load_theirs_finish (TC_DOCUMENT (object), result, &error),
                 _ ("Loaded from disk. Undo restores your version."), error);
}

void
tc_window_load_theirs (TcWindow *self)
{
  if (tc_document_get_path (self->document) == NULL)
    return;
  tc_inspector_apply (self->inspector);
  tc_document_load_theirs_async (self->document, theirs_loaded_cb, g_object_ref (self));
}

static void
mine_kept_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  report_result (self, tc_document_keep_mine_finish (TC_DOCUMENT (object), result, &error),
                 _ ("Kept your version. Saving replaces the file."), error);
}

static void
keep_mine (TcWindow *self)
{
  tc_document_keep_mine_async (self->document, mine_kept_cb, g_object_ref (self));
}

static void
show_new (TcWindow *self)
{
  GtkWindow *dialog = tc_new_window_new (GTK_WINDOW (self));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (tc_window_start_new), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

/* Recovering is a step: giving up what was recovered is undoing it. */
static void
drop_recovered (TcWindow *self)
{
  tc_document_go_to (self->document, 0);
  tc_document_settle_recovered (self->document);
}

void
tc_window_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  if (g_str_equal (name, "win.new"))
    show_new (self);
  else if (g_str_equal (name, "win.open"))
    tc_window_choose_open (self);
  else if (g_str_equal (name, "win.open-recent"))
    tc_window_open_beside (self, g_variant_get_string (parameter, NULL));
  else if (g_str_equal (name, "win.note-recent"))
    tc_window_note_recent (self, g_variant_get_string (parameter, NULL));
  else if (g_str_equal (name, "win.continue-game"))
    continue_game (self, g_variant_get_string (parameter, NULL));
  else if (g_str_equal (name, "win.discard-game"))
    discard_game (self, g_variant_get_string (parameter, NULL));
  else if (g_str_equal (name, "win.clear-recent"))
    g_settings_reset (self->settings, "recent-files");
  else if (g_str_equal (name, "win.save"))
    tc_window_save (self);
  else if (g_str_equal (name, "win.save-as"))
    tc_window_choose_save (self);
  else if (g_str_equal (name, "win.load-theirs") || g_str_equal (name, "win.reload"))
    tc_window_load_theirs (self);
  else if (g_str_equal (name, "win.keep-mine"))
    keep_mine (self);
  else if (g_str_equal (name, "win.drop-recovered"))
    drop_recovered (self);
  else if (g_str_equal (name, "win.keep-recovered"))
    tc_document_settle_recovered (self->document);
}
