/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-node-picture.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/floors/tc-floors-page-private.h"
#include "widgets/tc-picture-row.h"

/* What is chosen from: setups, floors, and the tiles that are not laid yet. */

#define PICTURE_SIZE 34 /* pixels */

/* (nullable) */
static const char *
get_chosen (GtkDropDown *down)
{
  TcItem *item = gtk_drop_down_get_selected_item (down);

  return item != NULL ? tc_item_get_key (item) : NULL;
}

static TcNode
find_chosen (GtkDropDown *down, TcScenario *scenario)
{
  const char *path = get_chosen (down);

  return path != NULL && *path != '\0' ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;
}

TcNode
tc_floors_page_find_setup (TcFloorsPage *self, TcScenario *scenario)
{
  return find_chosen (self->setup, scenario);
}

TcNode
tc_floors_page_find_floor (TcFloorsPage *self, TcScenario *scenario)
{
  return find_chosen (self->floor, scenario);
}

static void
update_choices (GtkDropDown *down,
                GListStore *store,
                TcScenario *scenario,
                const char *role,
                const char *all)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *wanted = g_strdup (get_chosen (down));
  TcNode node = TC_NODE_NONE;
  guint position;

  if (all != NULL)
    g_ptr_array_add (items, tc_item_new ("", all, "", "", 0));
  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, "", "", 0));
  }
  tc_item_update_store (store, items);
  position = wanted != NULL ? tc_item_find (G_LIST_MODEL (store), wanted) : 0;
  if (items->len > 0)
    gtk_drop_down_set_selected (down, position != G_MAXUINT ? position : 0);
}

void
tc_floors_page_show_setup (TcFloorsPage *self, TcScenario *scenario, TcNode setup)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, setup);
  guint position = tc_item_find (G_LIST_MODEL (self->setups), path);

  if (position == G_MAXUINT || position == gtk_drop_down_get_selected (self->setup))
    return;
  gtk_drop_down_set_selected (self->setup, position);
  tc_floors_page_update_palette (self, scenario);
  tc_floors_page_update_board (self);
}

/* -- Tiles that are left ----------------------------------------------------------------------- */

static void
set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (
    item, tc_picture_row_new (tc_node_picture_new (PICTURE_SIZE), gtk_image_new (), 8));
}

static void
bind_cb (TcFloorsPage *self, GtkListItem *list_item)
{
  TcItem *item = gtk_list_item_get_item (list_item);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *image = gtk_widget_get_next_sibling (picture);
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (image));
  TcNode node =
    scenario != NULL ? tc_node_find_key (scenario, "tile", tc_item_get_key (item)) : TC_NODE_NONE;

  if (node != TC_NODE_NONE)
    tc_node_picture_set_node (TC_NODE_PICTURE (picture), scenario, node);
  gtk_widget_set_visible (picture, node != TC_NODE_NONE);
  gtk_widget_set_visible (image, node == TC_NODE_NONE);
  gtk_image_set_from_icon_name (GTK_IMAGE (image), tc_item_get_icon_name (item));
  gtk_label_set_label (GTK_LABEL (title), tc_item_get_title (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), tc_item_get_detail (item));
}

/* On which floors the tile may lie: "Ground Floor, Upper Floor". */
static char *
dup_floors (TcScenario *scenario, TcNode tile)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, tile)->content;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    TcNode floor = content->attributes[i].refs != NULL
                     ? tc_scenario_get_ref (scenario, tile, content->attributes[i].name)
                     : TC_NODE_NONE;
    g_autofree char *title = NULL;

    if (floor == TC_NODE_NONE ||
        g_strcmp0 (tc_scenario_get_element (scenario, floor)->role, "floor") != 0)
      continue;
    title = tc_node_dup_title (scenario, floor);
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", title);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
tc_floors_page_update_palette (TcFloorsPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode setup = tc_floors_page_find_setup (self, scenario);
  TcItem *item = gtk_single_selection_get_selected_item (self->palette_selection);
  g_autofree char *wanted = g_strdup (item != NULL ? tc_item_get_key (item) : "");
  guint position;

  g_ptr_array_add (
    items, tc_item_new ("", _ ("Select"), _ ("move and turn tiles"), "tc-select-symbolic", 0));
  if (setup != TC_NODE_NONE) {
    g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
    g_autoptr (GArray) left =
      tc_floors_list_left (scenario, plan, tc_floors_page_find_floor (self, scenario));

    for (guint i = 0; i < left->len; i++) {
      TcNode tile = g_array_index (left, TcNode, i);
      g_autofree char *title = tc_node_dup_title (scenario, tile);
      g_autofree char *floors = dup_floors (scenario, tile);

      g_ptr_array_add (items,
                       tc_item_new (tc_scenario_get_id (scenario, tile), title, floors, "", 1));
    }
  }
  tc_item_update_store (self->palette, items);
  position = tc_item_find (G_LIST_MODEL (self->palette), wanted);
  gtk_single_selection_set_selected (self->palette_selection, position != G_MAXUINT ? position : 0);
}

void
tc_floors_page_update_lists (TcFloorsPage *self, TcScenario *scenario)
{
  update_choices (self->setup, self->setups, scenario, "setup", NULL);
  update_choices (self->floor, self->floors, scenario, "floor", _ ("All Floors"));
  tc_floors_page_update_palette (self, scenario);
}

void
tc_floors_page_set_up_lists (TcFloorsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->setups = g_list_store_new (TC_TYPE_ITEM);
  self->floors = g_list_store_new (TC_TYPE_ITEM);
  self->palette = g_list_store_new (TC_TYPE_ITEM);
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  gtk_drop_down_set_model (self->floor, G_LIST_MODEL (self->floors));
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->palette_list, factory);
  g_object_unref (factory);
  gtk_single_selection_set_model (self->palette_selection, G_LIST_MODEL (self->palette));
}
