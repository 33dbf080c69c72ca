/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tracks/tc-tracks-page.h"

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/tracks/tc-tracks-page-private.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-notice.h"

G_DEFINE_FINAL_TYPE (TcTracksPage, tc_tracks_page, TC_TYPE_PAGE)

/* -- Setups ------------------------------------------------------------------------------------ */

static void
update_setups (TcTracksPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (scenario, node);
    g_autofree char *title = tc_node_dup_title (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, "", "", 0));
  }
  tc_item_update_store (self->setups, items);
}

/* A choice that changes nothing on the page is not offered. */
static void
update_setup_choice (TcTracksPage *self)
{
  gboolean shows_setup = FALSE;

  for (guint i = 0; i < self->tracks->len; i++) {
    const TcTrack *track = self->tracks->pdata[i];

    shows_setup |= track->zones->len > 0 || track->has_start;
  }
  gtk_widget_set_visible (GTK_WIDGET (self->setup_choice),
                          shows_setup &&
                            g_list_model_get_n_items (G_LIST_MODEL (self->setups)) > 1);
}

TcNode
tc_tracks_page_find_setup (TcTracksPage *self, TcScenario *scenario)
{
  TcItem *chosen = gtk_drop_down_get_selected_item (self->setup_choice);

  return chosen != NULL ? tc_scenario_find_by_path (scenario, tc_item_get_key (chosen))
                        : TC_NODE_NONE;
}

/* -- Tracks ------------------------------------------------------------------------------------ */

static void
chosen_cb (TcTracksPage *self, const char *path)
{
  g_autofree char *zone = g_strdup (path);

  tc_document_select (self->document, zone);
  /* A zone that was chosen already stays chosen. */
  for (guint i = 0; i < self->strips->len; i++)
    tc_track_strip_select (self->strips->pdata[i], zone);
}

/* (nullable) (transfer full): what may be added to the track; its actions name the track too. */
static GMenu *
make_add_menu (TcScenario *scenario, const char *path)
{
  TcNode track = tc_scenario_find_by_path (scenario, path);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, track)->content;
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < content->n_elements; i++) {
    const TcSchemaElement *element = content->elements[i];
    g_autofree char *label = tc_word_dup_capital (element->label);
    g_autoptr (GMenuItem) item = NULL;

    if (g_strcmp0 (element->role, "track-zone") != 0)
      continue;
    item = g_menu_item_new (label, NULL);
    g_menu_item_set_action_and_target (item, "tracks.add-zone", "(ss)", path, element->name);
    g_menu_append_item (menu, item);
  }

  return menu;
}

static GtkWidget *
make_header (TcScenario *scenario, const TcTrack *track)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (track->title);
  GtkWidget *button = gtk_menu_button_new ();
  g_autofree char *name = g_strdup_printf (_ ("Add a zone to %s"), track->title);
  g_autoptr (GMenu) menu = make_add_menu (scenario, track->path);

  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  if (g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0)
    return box;
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "list-add-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);

  return box;
}

static void
show_tracks (TcTracksPage *self, TcScenario *scenario)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tracks_box))) != NULL)
    gtk_box_remove (self->tracks_box, child);
  g_ptr_array_set_size (self->strips, 0);
  for (guint i = 0; i < self->tracks->len; i++) {
    GtkWidget *strip = tc_track_strip_new (self->tracks->pdata[i]);
    GtkWidget *scrolled = gtk_scrolled_window_new ();

    g_signal_connect_object (strip, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
    g_ptr_array_add (self->strips, strip);
    gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                    GTK_POLICY_NEVER);
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), strip);
    gtk_box_append (self->tracks_box, make_header (scenario, self->tracks->pdata[i]));
    gtk_box_append (self->tracks_box, scrolled);
  }
}

static void
show_selection (TcTracksPage *self, TcScenario *scenario)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode zone =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "track-zone") : TC_NODE_NONE;
  gboolean has_one = zone != TC_NODE_NONE && tc_document_is_readable (self->document);

  g_free (self->zone);
  self->zone = zone != TC_NODE_NONE ? tc_scenario_dup_path (scenario, zone) : g_strdup ("");
  for (guint i = 0; i < self->strips->len; i++)
    tc_track_strip_select (self->strips->pdata[i], self->zone);
  gtk_widget_action_set_enabled (widget, "tracks.remove", has_one);
  gtk_widget_action_set_enabled (widget, "tracks.up",
                                 has_one && tc_element_can_move (scenario, zone, FALSE));
  gtk_widget_action_set_enabled (widget, "tracks.down",
                                 has_one && tc_element_can_move (scenario, zone, TRUE));
  tc_tracks_page_update_contents (self, scenario);
}

static void
tc_tracks_page_update (TcPage *page)
{
  TcTracksPage *self = TC_TRACKS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_tracks =
    scenario != NULL && tc_scenario_find_by_role (scenario, "track", TC_NODE_NONE) != TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_tracks ? "tracks" : "empty");
  if (!has_tracks)
    return;
  self->is_updating = TRUE;
  update_setups (self, scenario);
  g_clear_pointer (&self->tracks, g_ptr_array_unref);
  self->tracks = tc_track_list (scenario, tc_tracks_page_find_setup (self, scenario));
  update_setup_choice (self);
  show_tracks (self, scenario);
  self->is_updating = FALSE;
  show_selection (self, scenario);
}

static void
tc_tracks_page_follow (TcPage *page)
{
  TcTracksPage *self = TC_TRACKS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  if (scenario != NULL && self->tracks != NULL && !self->is_updating)
    show_selection (self, scenario);
}

static void
setup_chosen_cb (TcTracksPage *self)
{
  if (!self->is_updating && self->document != NULL)
    tc_tracks_page_update (TC_PAGE (self));
}

/* -- Changes ----------------------------------------------------------------------------------- */

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcTracksPage *self = TC_TRACKS_PAGE (widget);
  const char *track, *name;
  g_autoptr (GError) error = NULL;

  g_variant_get (parameter, "(&s&s)", &track, &name);
  tc_element_add (self->document, track, name, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcTracksPage *self = TC_TRACKS_PAGE (widget);
  const char *paths[] = { self->zone, NULL };

  tc_delete (widget, self->document, paths);
}

static void
move_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcTracksPage *self = TC_TRACKS_PAGE (widget);
  g_autoptr (GError) error = NULL;

  tc_element_move (self->document, self->zone, g_str_equal (action, "tracks.down"), &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
tc_tracks_page_attach (TcPage *page, TcDocument *document)
{
  TC_TRACKS_PAGE (page)->document = document;
}

static void
tc_tracks_page_dispose (GObject *object)
{
  TcTracksPage *self = TC_TRACKS_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_pointer (&self->tracks, g_ptr_array_unref);
  g_clear_pointer (&self->strips, g_ptr_array_unref);
  g_clear_object (&self->setups);
  g_clear_object (&self->contents);
  g_clear_pointer (&self->zone, g_free);
  G_OBJECT_CLASS (tc_tracks_page_parent_class)->dispose (object);
}

static void
tc_tracks_page_class_init (TcTracksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "track", "track-zone", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_tracks_page_dispose;

  page_class->name = "tracks";
  page_class->title = N_ ("Tracks");
  page_class->icon_name = "tc-tracks-symbolic";
  page_class->roles = roles;
  page_class->attach = tc_tracks_page_attach;
  page_class->update = tc_tracks_page_update;
  page_class->follow = tc_tracks_page_follow;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/tracks/tc-tracks-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, tracks_box);
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, setup_choice);
  gtk_widget_class_bind_template_callback (widget_class, setup_chosen_cb);
  gtk_widget_class_install_action (widget_class, "tracks.add-zone", "(ss)", add_action);
  gtk_widget_class_install_action (widget_class, "tracks.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "tracks.up", NULL, move_action);
  gtk_widget_class_install_action (widget_class, "tracks.down", NULL, move_action);
  tc_tracks_page_install_contents (widget_class);
}

static void
tc_tracks_page_init (TcTracksPage *self)
{
  self->strips = g_ptr_array_new ();
  self->zone = g_strdup ("");
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_expression (self->setup_choice,
                                gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title"));
  gtk_drop_down_set_model (self->setup_choice, G_LIST_MODEL (self->setups));
  tc_tracks_page_set_up_contents (self);
}
