/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-window-private.h"

#include <glib/gi18n.h>

#include "app/tc-message.h"
#include "app/tc-settings.h"
#include "app/tc-tooltips.h"
#include "document/tc-node.h"
#include "pages/map/tc-map-page.h"
#include "pages/play/tc-play-page.h"
#include "widgets/tc-divider.h"
#include "widgets/tc-tip.h"

/* Until the user is told that a build takes its time. */
#define SPIN_DELAY_MS    300
#define HISTORY_DELAY_MS 100 /* most pictures come sooner */

G_DEFINE_FINAL_TYPE (TcWindow, tc_window, ADW_TYPE_APPLICATION_WINDOW)

enum { PROP_0, PROP_SHOW_PROBLEMS, PROP_SHOW_INSPECTOR, N_PROPS };

static GParamSpec *props[N_PROPS];

gboolean
tc_window_is_playing (TcWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "play") == 0;
}

void
tc_window_show_notice (TcWindow *self, const char *text)
{
  /* What took its time may come to an end when the program already has. */
  if (self->document != NULL)
    tc_message_show (self->messages, text, FALSE);
}

void
tc_window_warn (TcWindow *self, const char *text)
{
  if (self->document != NULL)
    tc_message_show (self->messages, text, TRUE);
}

static void
update_title (TcWindow *self)
{
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *folder = NULL;
  const char *path = tc_document_get_path (self->document);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  name = tc_window_dup_name (self);
  title = scenario != NULL ? tc_node_dup_title (scenario, 0) : g_strdup (name);
  folder = path != NULL ? g_filename_display_name (path) : g_strdup ("");
  if (tc_document_get_source (self->document) == NULL) {
    adw_window_title_set_subtitle (self->title, "");
  } else if (path == NULL) {
    /* Translators: the name of a file that Save would propose */
    g_autofree char *unsaved = g_strdup_printf (_ ("Not saved: %s"), name);

    adw_window_title_set_subtitle (self->title, unsaved);
  } else if (tc_document_is_modified (self->document) || self->has_typed) {
    g_autofree char *marked = g_strconcat ("• ", name, NULL);

    adw_window_title_set_subtitle (self->title, marked);
  } else {
    /* Of what cannot be read the name is all there is to show. */
    adw_window_title_set_subtitle (self->title, scenario != NULL ? name : "");
  }
  adw_window_title_set_title (self->title, title);
  tc_window_update_compare_actions (self);
  tc_tip_set (GTK_WIDGET (self->title), folder);
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

/* What the button would do now, where the keys are those of the game. */
static char *
dup_history_tip_in_play (gboolean is_undo, const char *label)
{
  if (label == NULL)
    return g_strdup (is_undo ? _ ("Nothing to undo in the scenario")
                             : _ ("Nothing to redo in the scenario"));
  /* TRANSLATORS: %s is what will be undone: "Set terrain of Sedan" */
  return is_undo ? g_strdup_printf (_ ("Undo in the scenario: %s"), label)
                 : g_strdup_printf (_ ("Redo in the scenario: %s"), label);
}

/* What the button would do now, with its keys. */
static char *
dup_history_tip (TcWindow *self, gboolean is_undo)
{
  g_autofree char *label = NULL;
  gboolean can_do;

  g_object_get (self->document, is_undo ? "can-undo" : "can-redo", &can_do,
                is_undo ? "undo-label" : "redo-label", &label, NULL);
  if (tc_window_is_playing (self))
    return dup_history_tip_in_play (is_undo, can_do ? label : NULL);
  if (!can_do)
    return g_strdup (is_undo ? _ ("Nothing to undo (Ctrl+Z)")
                             : _ ("Nothing to redo (Ctrl+Shift+Z)"));
  /* TRANSLATORS: %s is what will be undone: "Set terrain of Sedan" */
  return is_undo ? g_strdup_printf (_ ("Undo: %s (Ctrl+Z)"), label)
                 : g_strdup_printf (_ ("Redo: %s (Ctrl+Shift+Z)"), label);
}

/* Made when it is asked for: setting one hides that which is shown anywhere in the window, and
 * costs a frame, for which the edit itself then waits. */
static gboolean
query_history_tip_cb (GtkWidget *button,
                      int x,
                      int y,
                      gboolean is_keyboard,
                      GtkTooltip *tooltip,
                      TcWindow *self)
{
  g_autofree char *tip = dup_history_tip (self, button == self->undo_button);

  gtk_tooltip_set_text (tooltip, tip);
  return TRUE;
}

static void
describe_history_button (TcWindow *self, GtkWidget *button)
{
  g_autofree char *tip = dup_history_tip (self, button == self->undo_button);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip,
                                  -1);
}

static void
describe_history_buttons (TcWindow *self)
{
  describe_history_button (self, self->undo_button);
  describe_history_button (self, self->redo_button);
}

static void
history_clicked_cb (GtkWidget *button, TcWindow *self)
{
  gtk_widget_activate_action (button, button == self->undo_button ? "win.undo" : "win.redo", NULL);
}

static void
show_history (TcWindow *self)
{
  gboolean can_undo;
  gboolean can_redo;

  g_clear_handle_id (&self->history_delay, g_source_remove);
  g_object_get (self->document, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  gtk_widget_set_sensitive (self->undo_button, can_undo);
  gtk_widget_set_sensitive (self->redo_button, can_redo);
}

static gboolean
history_delayed_cb (gpointer user_data)
{
  TcWindow *self = user_data;

  self->history_delay = 0;
  show_history (self);
  return G_SOURCE_REMOVE;
}

/* The buttons change with the picture of the edit, which would have to wait for the frame in which
 * they change before it; the keys do what they can at once. */
static void
show_history_soon (TcWindow *self)
{
  if (!tc_document_is_building (self->document))
    show_history (self);
  else if (self->history_delay == 0)
    self->history_delay = g_timeout_add (HISTORY_DELAY_MS, history_delayed_cb, self);
}

static void
update_save (TcWindow *self)
{
  gboolean has_text = tc_document_get_source (self->document) != NULL;
  gboolean has_path = tc_document_get_path (self->document) != NULL;

  gtk_widget_action_set_enabled (
    GTK_WIDGET (self), "win.save",
    has_text && (!has_path || tc_document_is_modified (self->document) || self->has_typed));
}

void
tc_window_note_typed (TcWindow *self, gboolean has_typed)
{
  if (self->document == NULL || self->has_typed == has_typed)
    return;
  self->has_typed = has_typed;
  update_save (self);
  update_title (self);
}

static void
history_changed_cb (TcWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  static const char *const on_disk[] = { "win.reload",          "win.load-theirs",
                                         "win.keep-mine",       "win.merge-theirs",
                                         "win.show-difference", "win.show-commit-changes" };
  gboolean has_text = tc_document_get_source (self->document) != NULL;
  gboolean has_path = tc_document_get_path (self->document) != NULL;
  gboolean can_undo;
  gboolean can_redo;

  g_object_get (self->document, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  gtk_widget_action_set_enabled (widget, "win.undo", can_undo);
  gtk_widget_action_set_enabled (widget, "win.redo", can_redo);
  show_history_soon (self);
  self->has_typed = FALSE;
  update_save (self);
  gtk_widget_action_set_enabled (widget, "win.save-as", has_text);
  gtk_widget_action_set_enabled (widget, "win.choose-comparison", has_text);
  gtk_widget_action_set_enabled (widget, "win.choose-other-file", has_text);
  gtk_widget_action_set_enabled (widget, "win.compare-with", has_text);
  gtk_widget_action_set_enabled (widget, "win.compare-with-opened", has_text);
  gtk_widget_action_set_enabled (widget, "win.history", has_text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->history_button), has_text);
  for (guint i = 0; i < G_N_ELEMENTS (on_disk); i++)
    gtk_widget_action_set_enabled (widget, on_disk[i], has_path);
  tc_window_update_variant_actions (self);
  tc_window_update_welcome (self);
  describe_history_buttons (self);
  update_title (self);
}

static gboolean
spin_cb (gpointer user_data)
{
  TcWindow *self = user_data;

  self->spin_delay = 0;
  gtk_spinner_set_spinning (self->spinner, TRUE);
  return G_SOURCE_REMOVE;
}

/* Most builds are done before anybody could see that something turns; frames that turn it would
 * only delay them. */
static void
building_cb (TcWindow *self)
{
  if (!tc_document_is_building (self->document)) {
    g_clear_handle_id (&self->spin_delay, g_source_remove);
    gtk_spinner_set_spinning (self->spinner, FALSE);
  } else if (self->spin_delay == 0 && !gtk_spinner_get_spinning (self->spinner))
    self->spin_delay = g_timeout_add (SPIN_DELAY_MS, spin_cb, self);
}

static void
build_changed_cb (TcWindow *self)
{
  tc_window_update_problems_button (self,
                                    tc_build_get_report (tc_document_get_build (self->document)));
  show_history (self);
  /* Nothing but its problems can be shown of a text that is no scenario at all. */
  if (tc_document_get_scenario (self->document) == NULL)
    tc_window_set_problems_shown (self, TRUE);
  update_title (self);
  tc_window_update_variant_actions (self);
  tc_window_update_pages (self);
  tc_window_update_welcome (self);
  tc_window_begin_tour (self);
  tc_window_take_awaited_step (self);
}

static void
page_changed_cb (TcWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_INSPECTOR]);
  /* The last page goes after the document. */
  if (self->document != NULL)
    describe_history_buttons (self);
}

static void
finding_activated_cb (TcWindow *self, guint index)
{
  tc_window_enter_finding (self, index);
}

/* Whoever comes back may have changed the file meanwhile. */
static void
is_active_cb (TcWindow *self)
{
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;
  tc_document_look_at_disk (self->document);
  tc_window_update_compare_actions (self);
}

/* Other windows keep the size they have. */
static void
load_settings (TcWindow *self)
{
  static const struct {
    const char *key;
    const char *property;
  } kept[] = {
    { "window-width", "default-width" },
    { "window-height", "default-height" },
    { "window-maximized", "maximized" },
  };

  self->settings = tc_settings_new ();
  if (self->settings == NULL)
    return;
  self->problems_height = g_settings_get_int (self->settings, "problems-height");
  tc_map_page_set_settings (TC_MAP_PAGE (tc_window_get_page (self, "map")), self->settings);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_settings_bind (self->settings, kept[i].key, self, kept[i].property,
                     G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES);
}

static void
tc_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcWindow *self = TC_WINDOW (object);

  switch (id) {
  case PROP_SHOW_PROBLEMS:
    g_value_set_boolean (value, self->shows_problems);
    break;
  case PROP_SHOW_INSPECTOR:
    g_value_set_boolean (value, self->pages != NULL && tc_window_is_playing (self)
                                  ? self->shows_inspector_in_play
                                  : self->shows_inspector && !self->is_welcoming);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TcWindow *self = TC_WINDOW (object);

  switch (id) {
  case PROP_SHOW_PROBLEMS:
    if (g_value_get_boolean (value))
      tc_window_enter_problems (self);
    else
      tc_window_set_problems_shown (self, FALSE);
    break;
  case PROP_SHOW_INSPECTOR:
    if (tc_window_is_playing (self))
      self->shows_inspector_in_play = g_value_get_boolean (value);
    else
      self->shows_inspector = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_window_dispose (GObject *object)
{
  TcWindow *self = TC_WINDOW (object);

  g_clear_handle_id (&self->spin_delay, g_source_remove);
  g_clear_handle_id (&self->history_delay, g_source_remove);
  g_clear_weak_pointer (&self->before_problems);
  g_clear_object (&self->shown_messages);
  /* What is being typed becomes an edit when its widget goes, which is after this. */
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->settings);
  g_clear_object (&self->section_selection);
  g_clear_object (&self->section_filter);
  g_clear_object (&self->stack_pages);
  g_clear_pointer (&self->draft_folder, g_free);
  g_clear_pointer (&self->copied_base, g_free);
  G_OBJECT_CLASS (tc_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, tour);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, tour_ring);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, side);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems_paned);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, welcome);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, save_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, play_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, messages);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, history_list);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, history_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, notices);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems_icon);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems_total);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems_count);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, window_section);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, sections);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, inspector);
  gtk_widget_class_bind_template_child (widget_class, TcWindow, problems);
  gtk_widget_class_bind_template_callback (widget_class, query_history_tip_cb);
  gtk_widget_class_bind_template_callback (widget_class, history_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, page_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, finding_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_active_cb);
}

static void
tc_window_class_init (TcWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tc_window_dispose;
  object_class->get_property = tc_window_get_property;
  object_class->set_property = tc_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = tc_window_close_request;
  tc_window_install_close_signals (klass);

  props[PROP_SHOW_PROBLEMS] = g_param_spec_boolean ("show-problems", NULL, NULL, FALSE, flags);
  props[PROP_SHOW_INSPECTOR] = g_param_spec_boolean ("show-inspector", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (TC_TYPE_HISTORY_LIST);
  g_type_ensure (TC_TYPE_NOTICES);
  g_type_ensure (TC_TYPE_INSPECTOR);
  g_type_ensure (TC_TYPE_PROBLEMS);
  g_type_ensure (TC_TYPE_TOUR);
  g_type_ensure (TC_TYPE_WELCOME);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-window.ui");
  bind_children (widget_class);
  gtk_widget_class_install_property_action (widget_class, "win.show-problems", "show-problems");
  gtk_widget_class_install_property_action (widget_class, "win.show-inspector", "show-inspector");
  tc_window_install_actions (widget_class);
}

static void
tc_window_init (TcWindow *self)
{
  self->shows_inspector = TRUE;
  self->document = tc_document_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_tooltips_show_whole (GTK_WIDGET (self));
  tc_divider_yield (GTK_PANED (self->problems_paned));
  tc_window_add_pages (self);
  tc_inspector_set_document (self->inspector, self->document);
  tc_problems_set_document (self->problems, self->document);
  tc_notices_set_document (self->notices, self->document);
  tc_history_list_set_document (self->history_list, self->document);
  g_signal_connect_object (self->document, "notify::redo-label", G_CALLBACK (history_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::building", G_CALLBACK (building_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "refused", G_CALLBACK (tc_window_show_notice), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::read-only", G_CALLBACK (history_changed_cb),
                           self, G_CONNECT_SWAPPED);
  tc_window_watch_close (self);
  tc_window_add_welcome (self);
  tc_window_add_tour (self);
  history_changed_cb (self);
  load_settings (self);
  tc_window_watch_recent (self);
  tc_window_list_others (self);
  tc_window_accept_files (self);
}

TcWindow *
tc_window_new (GtkApplication *application)
{
  return g_object_new (TC_TYPE_WINDOW, "application", application, NULL);
}

void
tc_window_keep_drafts (TcWindow *self, const char *folder)
{
  g_return_if_fail (TC_IS_WINDOW (self) && self->draft_folder == NULL);

  self->draft_folder = g_strdup (folder);
  tc_document_keep_drafts (self->document, folder);
  tc_welcome_offer_games (self->welcome, folder);
  tc_play_page_keep_drafts (TC_PLAY_PAGE (tc_window_get_page (self, "play")), folder);
}

void
tc_window_keep_game_now (TcWindow *self)
{
  g_return_if_fail (TC_IS_WINDOW (self));

  tc_play_page_keep_now (TC_PLAY_PAGE (tc_window_get_page (self, "play")));
}

gboolean
tc_window_is_at (TcWindow *self, const char *path)
{
  g_return_val_if_fail (TC_IS_WINDOW (self) && path != NULL, FALSE);

  return !self->is_left && self->document != NULL && tc_document_is_at (self->document, path);
}

TcDocument *
tc_window_get_document (TcWindow *self)
{
  return self->document;
}
