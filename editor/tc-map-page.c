/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-map-page.h"

#include <glib/gi18n.h>

#include "tc-board.h"
#include "tc-item.h"
#include "tc-node.h"

struct _TcMapPage {
  AdwBin parent_instance;

  TcDocument *document;
  GListStore *areas;  /* of TcItem, key = id */
  GListStore *setups; /* of TcItem, key = path, the empty map first */
  gboolean is_updating;

  TcBoard *board;
  GtkWidget *stack;
  AdwStatusPage *empty_page;
  GtkSingleSelection *selection;
  GtkStringFilter *filter;
  GtkListView *list;
  GtkDropDown *setup;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (TcMapPage, tc_map_page, ADW_TYPE_BIN)

static char *
dup_area_detail (TcScenario *scenario, TcNode area)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, area)->content;
  g_autoptr (GString) detail = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *title = NULL;
    TcNode target;

    if (attribute->refs == NULL || detail->len > 60)
      continue;
    target = tc_scenario_get_ref (scenario, area, attribute->name);
    if (target == TC_NODE_NONE)
      continue;
    title = tc_node_dup_title (scenario, target);
    if (detail->len > 0)
      g_string_append (detail, " · ");
    g_string_append (detail, title);
  }
  return g_string_free (g_steal_pointer (&detail), FALSE);
}

static gint
compare_titles (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (tc_item_get_title (*(TcItem **) a), tc_item_get_title (*(TcItem **) b));
}

static void
update_areas (TcMapPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "space", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *detail = dup_area_detail (scenario, node);
    const char *id = tc_scenario_get_id (scenario, node);

    if (id != NULL)
      g_ptr_array_add (items, tc_item_new (id, title, detail, "", 0));
  }
  g_ptr_array_sort (items, compare_titles);
  tc_item_update_store (self->areas, items);
}

static void
update_setups (TcMapPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean is_first = g_list_model_get_n_items (G_LIST_MODEL (self->setups)) == 0;
  guint position = gtk_drop_down_get_selected (self->setup);
  TcNode node = TC_NODE_NONE;

  g_ptr_array_add (items, tc_item_new ("", _ ("Empty map"), "", "", 0));
  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, "", "", 0));
  }
  tc_item_update_store (self->setups, items);
  if (is_first && items->len > 1)
    position = 1;
  gtk_drop_down_set_selected (self->setup, MIN (position, items->len - 1));
}

static void
update_board (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autoptr (TcItem) setup = NULL;
  TcNode node = TC_NODE_NONE;

  if (scenario == NULL)
    return;
  setup =
    g_list_model_get_item (G_LIST_MODEL (self->setups), gtk_drop_down_get_selected (self->setup));
  if (setup != NULL && *tc_item_get_key (setup) != '\0')
    node = tc_scenario_find_by_path (scenario, tc_item_get_key (setup));
  tc_board_take_view (self->board, tc_view_new_for_board (scenario, node));
}

/* The list and the board show the area, or the counter, that the selected datum belongs to. */
static void
update_selection (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  const char *key = NULL;
  const char *area = NULL;
  g_autofree char *description = NULL;
  guint position = G_MAXUINT;

  if (scenario != NULL && node != TC_NODE_NONE) {
    TcNode space = tc_node_find_role_around (scenario, node, "space");
    TcNode shown =
      space != TC_NODE_NONE ? space : tc_node_find_role_around (scenario, node, "piece");

    if (shown != TC_NODE_NONE)
      key = tc_scenario_get_id (scenario, shown);
    if (space != TC_NODE_NONE)
      area = key;
  }
  self->is_updating = TRUE;
  tc_board_select (self->board, key);
  if (area != NULL)
    position = tc_item_find (G_LIST_MODEL (self->selection), area);
  gtk_single_selection_set_selected (self->selection,
                                     position != G_MAXUINT ? position : GTK_INVALID_LIST_POSITION);
  if (position != G_MAXUINT)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  self->is_updating = FALSE;
  if (key != NULL)
    description = tc_board_dup_description (self->board, key);
  gtk_label_set_label (self->status, description != NULL
                                       ? description
                                       : _ ("Select an area on the map or in the list."));
}

static void
update (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "map" : "empty");
  adw_status_page_set_description (self->empty_page,
                                   tc_document_get_source (self->document) == NULL
                                     ? _ ("Open a scenario with Ctrl+O.")
                                     : _ ("The text cannot be read as a scenario yet."));
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  update_areas (self, scenario);
  update_setups (self, scenario);
  update_board (self);
  self->is_updating = FALSE;
  update_selection (self);
}

static void
select_key (TcMapPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = TC_NODE_NONE;

  if (self->is_updating || scenario == NULL)
    return;
  if (key != NULL && *key != '\0')
    node = tc_node_find_shown (scenario, key);
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

static void
board_selected_cb (TcMapPage *self, const char *key)
{
  select_key (self, key);
}

static void
list_selected_cb (TcMapPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (item != NULL)
    select_key (self, tc_item_get_key (item));
}

static void
setup_chosen_cb (TcMapPage *self)
{
  if (!self->is_updating && self->document != NULL) {
    update_board (self);
    update_selection (self);
  }
}

static void
search_changed_cb (TcMapPage *self, GtkSearchEntry *entry)
{
  self->is_updating = TRUE;
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (GTK_EDITABLE (entry)));
  self->is_updating = FALSE;
}

/* Enter in the search field takes the first area found; the field tells of changes a moment later.
 */
static void
search_activated_cb (TcMapPage *self, GtkSearchEntry *entry)
{
  g_autoptr (TcItem) item = NULL;

  search_changed_cb (self, entry);
  item = g_list_model_get_item (G_LIST_MODEL (self->selection), 0);
  if (item != NULL)
    select_key (self, tc_item_get_key (item));
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcMapPage *self = TC_MAP_PAGE (widget);

  if (g_str_equal (name, "map.zoom-in"))
    tc_board_zoom_in (self->board);
  else if (g_str_equal (name, "map.zoom-out"))
    tc_board_zoom_out (self->board);
  else
    tc_board_zoom_fit (self->board);
}

static void
tc_map_page_dispose (GObject *object)
{
  TcMapPage *self = TC_MAP_PAGE (object);

  g_clear_object (&self->document);
  g_clear_object (&self->areas);
  g_clear_object (&self->setups);
  G_OBJECT_CLASS (tc_map_page_parent_class)->dispose (object);
}

static gboolean
tc_map_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TC_MAP_PAGE (widget)->board));
}

static void
tc_map_page_class_init (TcMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_map_page_dispose;
  widget_class->grab_focus = tc_map_page_grab_focus;
  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/tc-map-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, selection);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, list);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, status);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_install_action (widget_class, "map.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-fit", NULL, zoom_action);
}

static void
tc_map_page_init (TcMapPage *self)
{
  GtkFilterListModel *filtered;

  self->areas = g_list_store_new (TC_TYPE_ITEM);
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->areas)),
                                        g_object_ref (GTK_FILTER (self->filter)));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (filtered));
  g_object_unref (filtered);
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  self->is_updating = FALSE;
}

void
tc_map_page_set_document (TcMapPage *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_MAP_PAGE (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (update_selection), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
