/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/tracks/tc-tracks-page-private.h"
#include "widgets/tc-notice.h"

static void
count_changed_cb (TcTracksPage *self, GtkSpinButton *spin)
{
  const char *path = g_object_get_data (G_OBJECT (spin), "path");
  g_autofree char *text = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (spin));
  g_autoptr (GError) error = NULL;

  if (self->is_updating || self->document == NULL)
    return;
  tc_document_set_attribute (self->document, path, "count", text, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

/* A row is made again when its number changes, so the number is set without telling. */
static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcTracksPage *self = user_data;
  TcItem *item = object;
  guint max = (guint) g_ascii_strtoull (tc_item_get_detail (item), NULL, 10);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *take = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), tc_item_get_title (item));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tc_item_get_title (item));
  if (max > 0) {
    GtkWidget *spin = gtk_spin_button_new_with_range (0, max, 1);

    gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), tc_item_get_index (item));
    gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
    g_object_set_data_full (G_OBJECT (spin), "path", g_strdup (tc_item_get_key (item)), g_free);
    gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    tc_item_get_title (item), -1);
    g_signal_connect_object (spin, "value-changed", G_CALLBACK (count_changed_cb), self,
                             G_CONNECT_SWAPPED);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  }
  gtk_widget_add_css_class (take, "flat");
  gtk_widget_set_valign (take, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (take), "tracks.take");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (take), "s", tc_item_get_key (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (take), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), take);

  return row;
}

static void
update_put_menu (TcTracksPage *self, TcScenario *scenario, TcNode setup, TcNode zone)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GPtrArray) elements = tc_track_list_puts (scenario, setup, zone);

  for (guint i = 0; i < elements->len; i++) {
    const TcSchemaElement *element = elements->pdata[i];
    g_autofree char *label = tc_word_dup_capital (element->label);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "tracks.put", "s", element->name);
    g_menu_append_item (menu, item);
  }
  gtk_menu_button_set_menu_model (self->put_button, G_MENU_MODEL (menu));
  gtk_widget_set_sensitive (GTK_WIDGET (self->put_button),
                            elements->len > 0 && tc_document_is_readable (self->document));
}

void
tc_tracks_page_update_contents (TcTracksPage *self, TcScenario *scenario)
{
  const TcTrackZone *zone = tc_track_find_zone (self->tracks, self->zone);
  TcNode setup = tc_tracks_page_find_setup (self, scenario);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean was_updating = self->is_updating;

  gtk_widget_set_visible (self->contents_box, zone != NULL && setup != TC_NODE_NONE);
  if (zone == NULL || setup == TC_NODE_NONE)
    return;
  for (guint i = 0; i < zone->contents->len; i++) {
    const TcTrackContent *content = zone->contents->pdata[i];
    g_autofree char *max = g_strdup_printf ("%u", content->max);

    g_ptr_array_add (items, tc_item_new (content->path, content->label, max, "", content->n));
  }
  gtk_label_set_label (self->zone_title, zone->title);
  self->is_updating = TRUE;
  tc_item_update_store (self->contents, items);
  self->is_updating = was_updating;
  gtk_widget_set_visible (GTK_WIDGET (self->contents_list), items->len > 0);
  update_put_menu (self, scenario, setup, tc_scenario_find_by_path (scenario, zone->path));
}

static void
put_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcTracksPage *self = TC_TRACKS_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  TcNode zone = scenario != NULL ? tc_scenario_find_by_path (scenario, self->zone) : TC_NODE_NONE;
  TcNode setup = scenario != NULL ? tc_tracks_page_find_setup (self, scenario) : TC_NODE_NONE;
  g_autoptr (TcOperation) insert = NULL;

  if (zone != TC_NODE_NONE && setup != TC_NODE_NONE)
    insert = tc_track_make_put (scenario, setup, zone, g_variant_get_string (parameter, NULL));
  if (insert != NULL)
    tc_document_apply_operation (self->document, insert, NULL, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

static void
take_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcTracksPage *self = TC_TRACKS_PAGE (widget);
  g_autoptr (TcOperation) remove = tc_operation_new_remove (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;

  tc_document_apply_operation (self->document, remove, NULL, &error);
  tc_notice_show_error (GTK_WIDGET (self), error);
}

void
tc_tracks_page_set_up_contents (TcTracksPage *self)
{
  self->contents = g_list_store_new (TC_TYPE_ITEM);
  gtk_list_box_bind_model (self->contents_list, G_LIST_MODEL (self->contents), create_row_cb, self,
                           NULL);
}

void
tc_tracks_page_install_contents (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, contents_box);
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, zone_title);
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, put_button);
  gtk_widget_class_bind_template_child (widget_class, TcTracksPage, contents_list);
  gtk_widget_class_install_action (widget_class, "tracks.put", "s", put_action);
  gtk_widget_class_install_action (widget_class, "tracks.take", "s", take_action);
}
