/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <tc-core.h>

#include "app/tc-drop-downs.h"
#include "app/tc-drops.h"
#include "app/tc-popovers.h"
#include "app/tc-settings.h"
#include "app/tc-style-choice.h"
#include "app/tc-tooltips.h"
#include "app/tc-window.h"
#include "widgets/tc-dialog-keys.h"

struct _TcApplication {
  AdwApplication parent_instance;

  char *draft_folder;
  gboolean has_recovered; /* what a crash left has been looked for */
  gboolean is_quitting;   /* the windows are being asked, one after another */
  TcWindow *asked;        /* weak, nullable: the latest of them */
  guint n_ending;         /* windows whose drafts are being written before the program ends */
};

G_DEFINE_FINAL_TYPE (TcApplication, tc_application, ADW_TYPE_APPLICATION)

static TcWindow *
make_window (TcApplication *self)
{
  TcWindow *window = tc_window_new (GTK_APPLICATION (self));

  tc_window_keep_drafts (window, self->draft_folder);
  return window;
}

/* What cannot be read is reported in the window, so there is one in any case. */
static TcWindow *
open_window (TcApplication *self, GFile *file)
{
  TcWindow *window = make_window (self);

  if (file != NULL)
    tc_window_open_file (window, file);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static TcWindow *
find_window (TcApplication *self, const char *path)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *each = windows; each != NULL; each = each->next) {
    if (TC_IS_WINDOW (each->data) && tc_window_is_at (each->data, path))
      return each->data;
  }
  return NULL;
}

/* Looking for what a crash left, one window for each draft, and one after another: each takes its
 * time to be made, for which those that are there already would wait. */
typedef struct {
  TcApplication *application;
  GPtrArray *drafts; /* of TcDraft, the last written one first */
  guint n_left;      /* of them, to be looked at */
  TcWindow *window;  /* of the one that is being read */
  guint n_shown;     /* that could be read */
  gboolean welcomes; /* when none could */
} Recovery;

/* They may lie exactly on each other. */
static void
say_others (Recovery *recovery)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (recovery->application));

  if (window == NULL || recovery->n_shown + !recovery->welcomes < 2)
    return;
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-notice", "s",
                              _ ("Unsaved changes of other files were recovered as well, each in a "
                                 "window of its own. “Other Windows” in the main menu lists "
                                 "them."));
}

static void
end_recovery (Recovery *recovery)
{
  if (recovery->n_shown == 0 && recovery->welcomes)
    gtk_window_present (GTK_WINDOW (make_window (recovery->application)));
  say_others (recovery);
  g_application_release (G_APPLICATION (recovery->application));
  g_object_unref (recovery->application);
  g_ptr_array_unref (recovery->drafts);
  g_free (recovery);
}

static gboolean recover_next_cb (gpointer user_data);

static void
recovered_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Recovery *recovery = user_data;
  g_autoptr (TcWindow) window = g_steal_pointer (&recovery->window);

  if (tc_document_open_draft_finish (TC_DOCUMENT (object), result, NULL)) {
    gtk_window_present (GTK_WINDOW (window));
    recovery->n_shown++;
  } else {
    gtk_window_destroy (GTK_WINDOW (window));
  }
  g_idle_add (recover_next_cb, recovery);
}

/* The last written one comes last, and lies over the others. */
static gboolean
recover_next_cb (gpointer user_data)
{
  Recovery *recovery = user_data;

  while (recovery->n_left > 0) {
    const TcDraft *draft = recovery->drafts->pdata[--recovery->n_left];

    if (draft->path != NULL && find_window (recovery->application, draft->path) != NULL)
      continue;
    recovery->window = g_object_ref (make_window (recovery->application));
    tc_document_open_draft_async (tc_window_get_document (recovery->window), draft->file,
                                  recovered_cb, recovery);
    return G_SOURCE_REMOVE;
  }
  end_recovery (recovery);
  return G_SOURCE_REMOVE;
}

/* Once, after what was asked for: all else that a crash left. @welcomes: when there is nothing
 * of it, there is an empty window. */
static void
recover_others (TcApplication *self, gboolean welcomes)
{
  Recovery *recovery = g_new0 (Recovery, 1);

  recovery->application = g_object_ref (self);
  recovery->welcomes = welcomes;
  recovery->drafts = tc_draft_list (self->draft_folder);
  if (!self->has_recovered)
    recovery->n_left = recovery->drafts->len;
  self->has_recovered = TRUE;
  g_application_hold (G_APPLICATION (self));
  recover_next_cb (recovery);
}

static void
tc_application_activate (GApplication *application)
{
  TcApplication *self = TC_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL)
    gtk_window_present (window);
  else
    recover_others (self, TRUE);
}

static void
tc_application_open (GApplication *application, GFile **files, gint n_files, const char *hint)
{
  TcApplication *self = TC_APPLICATION (application);

  for (gint i = 0; i < n_files; i++) {
    g_autofree char *path = g_file_get_path (files[i]);
    TcWindow *window = path != NULL ? find_window (self, path) : NULL;

    if (window != NULL)
      gtk_window_present (GTK_WINDOW (window));
    else
      open_window (self, files[i]);
  }
  recover_others (self, FALSE);
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  GtkWidget *about = adw_about_window_new ();

  gtk_window_set_transient_for (GTK_WINDOW (about), window);
  adw_about_window_set_application_name (ADW_ABOUT_WINDOW (about), _ ("Turncoat"));
  adw_about_window_set_application_icon (ADW_ABOUT_WINDOW (about), TC_APP_ID);
  adw_about_window_set_developer_name (ADW_ABOUT_WINDOW (about), _ ("The Turncoat authors"));
  adw_about_window_set_version (ADW_ABOUT_WINDOW (about), TC_VERSION);
  adw_about_window_set_license_type (ADW_ABOUT_WINDOW (about), GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (ADW_ABOUT_WINDOW (about),
                                 _ ("A workbench for board games about treason: edit a scenario, "
                                    "check it, and play it in the same window."));
  tc_dialog_keys_add (GTK_WINDOW (about));
  gtk_window_present (GTK_WINDOW (about));
}

static void
present_window_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_window_by_id (GTK_APPLICATION (user_data),
                                                        g_variant_get_uint32 (parameter));

  if (window != NULL)
    gtk_window_present (window);
}

/* (transfer none) (nullable): the window that is asked next; first one whose question is open. */
static TcWindow *
find_unready (TcApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  TcWindow *found = NULL;

  for (GList *each = windows; each != NULL; each = each->next) {
    if (!TC_IS_WINDOW (each->data) || tc_window_is_ready (each->data))
      continue;
    if (tc_window_is_asking (each->data))
      return each->data;
    if (found == NULL)
      found = each->data;
  }
  return found;
}

/* Of the program's windows its questions are some, too. */
static void
for_each_window (TcApplication *self, void (*function) (TcWindow *window))
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  g_autolist (GtkWindow) kept = g_list_copy (windows);

  for (GList *each = kept; each != NULL; each = each->next)
    g_object_ref (each->data);
  for (GList *each = kept; each != NULL; each = each->next)
    if (TC_IS_WINDOW (each->data))
      function (each->data);
}

/* All are asked before the first is closed, so that Cancel in any of them leaves all as they were.
 */
static void
ask_next (TcApplication *self)
{
  TcWindow *next = find_unready (self);

  g_set_weak_pointer (&self->asked, next);
  if (next != NULL) {
    tc_window_ask_to_quit (next);
    return;
  }
  self->is_quitting = FALSE;
  for_each_window (self, tc_window_leave);
}

static void
quit_answered_cb (TcApplication *self, gboolean may_close)
{
  if (!self->is_quitting)
    return;
  if (may_close) {
    ask_next (self);
    return;
  }
  self->is_quitting = FALSE;
  for_each_window (self, tc_window_stop_quit);
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TcApplication *self = user_data;

  if (self->is_quitting && self->asked != NULL) {
    tc_window_present_question (self->asked);
    return;
  }
  self->is_quitting = TRUE;
  ask_next (self);
}

static void
tc_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (tc_application_parent_class)->window_added (application, window);
  if (TC_IS_WINDOW (window))
    g_signal_connect_object (window, "quit-answered", G_CALLBACK (quit_answered_cb), application,
                             G_CONNECT_SWAPPED);
}

/* With what it asks, if it does. */
static void
destroy (TcWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Until the drafts of all windows have what is in them. */
static void
end_program (TcApplication *self)
{
  if (self->n_ending > 0)
    return;
  for_each_window (self, destroy);
  g_application_quit (G_APPLICATION (self));
}

static void
kept_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcApplication) self = user_data;

  tc_document_keep_now_finish (TC_DOCUMENT (object), result);
  self->n_ending--;
  end_program (self);
}

/* The session ends and waits for no answers: what is not saved is there when the file is opened
 * again. */
static gboolean
terminated_cb (gpointer user_data)
{
  TcApplication *self = user_data;
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  if (self->n_ending > 0)
    return G_SOURCE_CONTINUE;
  self->n_ending = 1;
  for (GList *each = windows; each != NULL; each = each->next) {
    if (!TC_IS_WINDOW (each->data))
      continue;
    self->n_ending++;
    tc_window_keep_game_now (each->data);
    tc_document_keep_now_async (tc_window_get_document (each->data), kept_cb, g_object_ref (self));
  }
  self->n_ending--;
  end_program (self);

  return G_SOURCE_CONTINUE;
}

/* With fractional line heights GTK 4.8 measures a wrapping label one pixel apart from itself and
 * complains about it; whole ones are crisper as well. */
static void
tc_application_startup (GApplication *application)
{
  g_autoptr (GSettings) settings = NULL;

  G_APPLICATION_CLASS (tc_application_parent_class)->startup (application);
  settings = tc_settings_new ();
  tc_style_choice_add (G_ACTION_MAP (application), settings);
  tc_popovers_keep_on_screen ();
  tc_popovers_drop_tooltips ();
  tc_tooltips_keep_out_of_the_way ();
  tc_drop_downs_pass_names_on ();
  tc_drops_leave_to_widgets ();
  g_object_set (gtk_settings_get_default (), "gtk-hint-font-metrics", TRUE, NULL);
  g_unix_signal_add (SIGTERM, terminated_cb, application);
}

static gint
tc_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version")) {
    g_print ("turncoat-editor %s\n", TC_VERSION);
    return 0;
  }
  return -1;
}

static void
tc_application_finalize (GObject *object)
{
  g_clear_weak_pointer (&TC_APPLICATION (object)->asked);
  g_free (TC_APPLICATION (object)->draft_folder);
  G_OBJECT_CLASS (tc_application_parent_class)->finalize (object);
}

static void
tc_application_class_init (TcApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_application_finalize;
  GTK_APPLICATION_CLASS (klass)->window_added = tc_application_window_added;
  application_class->startup = tc_application_startup;
  application_class->activate = tc_application_activate;
  application_class->open = tc_application_open;
  application_class->handle_local_options = tc_application_handle_local_options;
}

static void
tc_application_init (TcApplication *self)
{
  static const GActionEntry entries[] = {
    { "about", about_action },
    { "present-window", present_window_action, "u" },
    { "quit", quit_action },
  };
  static const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
    { NULL },
  };

  self->draft_folder = g_build_filename (g_get_user_state_dir (), "turncoat", "drafts", NULL);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  gtk_application_set_accels_for_action (GTK_APPLICATION (self), "app.quit",
                                         (const char *[]){ "<Control>q", NULL });
}

TcApplication *
tc_application_new (void)
{
  return g_object_new (TC_TYPE_APPLICATION, "application-id", TC_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", "/org/turncoat/Turncoat",
                       NULL);
}
