/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/map/tc-map-page.h"

#include <glib/gi18n.h>

#include "board/layout/tc-board-graph.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/map/tc-map-page-private.h"
#include "widgets/tc-no-match.h"
#include "widgets/tc-tip.h"

G_DEFINE_FINAL_TYPE (TcMapPage, tc_map_page, TC_TYPE_PAGE)

static void
update_areas (TcMapPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = NULL;

  if (!tc_area_list_update (self->area_list, scenario))
    return;
  items = tc_area_list_dup_items (self->area_list);
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

/* The setup that is chosen, as @scenario has it. */
static TcNode
find_setup (TcMapPage *self, TcScenario *scenario)
{
  g_autoptr (TcItem) setup =
    g_list_model_get_item (G_LIST_MODEL (self->setups), gtk_drop_down_get_selected (self->setup));

  if (scenario == NULL || setup == NULL || *tc_item_get_key (setup) == '\0')
    return TC_NODE_NONE;

  return tc_scenario_find_by_path (scenario, tc_item_get_key (setup));
}

TcNode
tc_map_page_get_setup (TcMapPage *self)
{
  return find_setup (self, tc_document_get_scenario (self->document));
}

static void
tc_map_page_prepare (TcPage *page, TcScenario *tree)
{
  TcMapPage *self = TC_MAP_PAGE (page);

  g_clear_pointer (&self->prepared, tc_scenario_unref);
  self->prepared = tc_scenario_ref (tree);
  self->prepared_setup = find_setup (self, tree);
  tc_board_prepare_view (self->board, tc_view_new_for_board (tree, self->prepared_setup));
}

static void
update_board (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = tc_map_page_get_setup (self);

  if (scenario == NULL)
    return;
  if (scenario == self->prepared && setup == self->prepared_setup)
    tc_board_take_prepared_view (self->board);
  else
    tc_board_take_view (self->board, tc_view_new_for_board (scenario, setup));
  g_clear_pointer (&self->prepared, tc_scenario_unref);
  tc_map_page_update_tints (self);
}

void
tc_map_page_report (TcMapPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

static void
update_actions (TcMapPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_auto (GStrv) keys = tc_board_dup_selection (self->board);
  guint n = g_strv_length (keys);
  gboolean is_shown = gtk_widget_get_mapped (widget);
  gboolean has_map = self->document != NULL && tc_document_get_scenario (self->document) != NULL;

  gtk_widget_action_set_enabled (widget, "map.delete", n > 0);
  gtk_widget_action_set_enabled (widget, "map.join", n == 2);
  gtk_widget_action_set_enabled (widget, "map.find", is_shown && has_map);
  gtk_widget_action_set_enabled (widget, "map.zoom-in", is_shown && has_map);
  gtk_widget_action_set_enabled (widget, "map.zoom-out", is_shown && has_map);
  gtk_widget_action_set_enabled (widget, "map.zoom-fit", is_shown && has_map);
}

/* The same tools on a board of spaces without outlines. */
static const char *
get_graph_hint (TcBoardTool tool)
{
  switch (tool) {
  case TC_BOARD_TOOL_DRAW:
    return _ ("Click where the new space should be. With the keyboard: arrow keys, Enter.");
  case TC_BOARD_TOOL_JOIN:
    return _ ("Drag from one space to another to add a connection that way, or to remove it. "
              "With the keyboard: Enter, arrow keys, Enter.");
  case TC_BOARD_TOOL_SELECT:
    break;
  }

  return _ ("Select a space, or drag it to move it. With the keyboard: period, then arrow keys.");
}

/* Who can enter the selected space from the start of the setup that is shown. */
static char *
dup_reach (TcMapPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode space = scenario != NULL ? tc_node_find_key (scenario, "space", key) : TC_NODE_NONE;
  g_autoptr (TcReach) reach = NULL;
  g_autofree char *words = NULL;

  if (space == TC_NODE_NONE || !tc_board_is_graph (tc_board_get_view (self->board)))
    return g_strdup ("");
  reach = tc_reach_new (scenario, tc_map_page_get_setup (self));
  words = tc_reach_dup_words (reach, space);

  /* Translators: %s says for each side how many steps it takes to get into a space */
  return *words != '\0' ? g_strdup_printf (_ (". Reach: %s"), words) : g_strdup ("");
}

static const char *
get_hint (TcMapPage *self)
{
  const TcView *view = tc_board_get_view (self->board);

  if (view != NULL && tc_board_is_graph (view))
    return get_graph_hint (tc_board_get_tool (self->board));

  switch (tc_board_get_tool (self->board)) {
  case TC_BOARD_TOOL_DRAW:
    return _ ("Click to add corners. Click a corner of a neighbour to share it and follow its "
              "border. Click the first corner again or press Enter to finish.");
  case TC_BOARD_TOOL_JOIN:
    return _ ("Drag from one area to another to add an adjacency, or to remove the one they have. "
              "With the keyboard: Enter, arrow keys, Enter.");
  case TC_BOARD_TOOL_SELECT:
    break;
  }

  return _ ("Select an area on the map or in the list.");
}

/* What is selected in words, or what the tool in hand does. */
static void
update_status (TcMapPage *self)
{
  g_auto (GStrv) keys = tc_board_dup_selection (self->board);
  const char *key = tc_board_get_selected (self->board);
  guint n = g_strv_length (keys);
  g_autofree char *text = NULL;

  if (tc_board_get_tool (self->board) != TC_BOARD_TOOL_SELECT)
    text = g_strdup (get_hint (self));
  else if (n > 1)
    text = g_strdup_printf (ngettext ("%u area selected", "%u areas selected", n), n);
  else if (key != NULL) {
    g_autofree char *description = tc_board_dup_description (self->board, key);
    g_autofree char *reach = dup_reach (self, key);

    text = description != NULL ? g_strconcat (description, reach, NULL) : NULL;
  }
  gtk_label_set_label (self->status, text != NULL ? text : get_hint (self));
  tc_tip_set (GTK_WIDGET (self->status), text);
  update_actions (self);
}

/* (nullable): what the board shows of @node: the area around it, else the counter. */
static const char *
get_shown_key (TcScenario *scenario, TcNode node, gboolean *out_is_area)
{
  TcNode space = tc_node_find_role_around (scenario, node, "space");
  TcNode shown = space != TC_NODE_NONE ? space : tc_node_find_role_around (scenario, node, "piece");

  *out_is_area = space != TC_NODE_NONE;
  return shown != TC_NODE_NONE ? tc_scenario_get_id (scenario, shown) : NULL;
}

/* The board shows all that is selected together. */
static void
update_board_selection (TcMapPage *self, TcScenario *scenario, const char *first)
{
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);
  g_auto (GStrv) shown = tc_board_dup_selection (self->board);
  g_autoptr (GPtrArray) also = g_ptr_array_new ();
  guint n_same = shown[0] != NULL && g_strcmp0 (shown[0], first) == 0;

  for (guint i = 1; scenario != NULL && paths[0] != NULL && paths[i] != NULL; i++) {
    TcNode node = tc_scenario_find_by_path (scenario, paths[i]);
    gboolean is_area;
    const char *key = node != TC_NODE_NONE ? get_shown_key (scenario, node, &is_area) : NULL;

    if (key != NULL && is_area) {
      g_ptr_array_add (also, (char *) key);
      n_same += g_strv_contains ((const char *const *) shown, key);
    }
  }
  if (n_same == also->len + 1 && n_same == g_strv_length (shown))
    return;
  g_ptr_array_add (also, NULL);
  tc_board_set_selection (self->board, (const char *const *) also->pdata);
}

/* The list and the board show the area, or the counter, that the selected datum belongs to. */
static void
update_selection (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  const char *key = NULL;
  gboolean is_area = FALSE;
  guint position = G_MAXUINT;

  if (scenario != NULL && node != TC_NODE_NONE)
    key = get_shown_key (scenario, node, &is_area);
  self->is_updating = TRUE;
  tc_board_select (self->board, key);
  update_board_selection (self, scenario, key);
  tc_map_page_choose_corner (self, scenario, node);
  if (is_area)
    position = tc_item_find (G_LIST_MODEL (self->selection), key);
  gtk_single_selection_set_selected (self->selection,
                                     position != G_MAXUINT ? position : GTK_INVALID_LIST_POSITION);
  if (position != G_MAXUINT)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
  self->is_updating = FALSE;
  update_status (self);
}

/* The area that was just drawn is shown once the text has it. */
static void
select_added (TcMapPage *self, TcScenario *scenario)
{
  g_autofree char *id = g_steal_pointer (&self->added);
  TcNode node = id != NULL ? tc_node_find_shown (scenario, id) : TC_NODE_NONE;

  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

/* The words of a page that is not shown would still have the window laid out again. */
static void
update_empty (TcMapPage *self)
{
  const char *why = _ ("The text cannot be read as a scenario yet.");

  if (tc_document_get_scenario (self->document) != NULL)
    return;
  if (tc_document_get_source (self->document) == NULL)
    why = _ ("Open a scenario with Ctrl+O.");
  else if (tc_document_is_building (self->document))
    why = _ ("Reading the text…");
  adw_status_page_set_description (self->empty_page, why);
}

static void
tc_map_page_update (TcPage *page)
{
  TcMapPage *self = TC_MAP_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "map" : "empty");
  update_empty (self);
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  update_areas (self, scenario);
  update_setups (self, scenario);
  update_board (self);
  self->is_updating = FALSE;
  select_added (self, scenario);
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
  gtk_string_filter_set_search (self->id_filter, gtk_editable_get_text (GTK_EDITABLE (entry)));
  self->is_updating = FALSE;
}

/* Enter in the search field takes the first area found; the field reports changes a moment later.
 */
static void
search_activated_cb (TcMapPage *self, GtkSearchEntry *entry)
{
  g_autoptr (TcItem) item = NULL;

  search_changed_cb (self, entry);
  item = g_list_model_get_item (G_LIST_MODEL (self->selection), 0);
  if (item == NULL)
    return;
  select_key (self, tc_item_get_key (item));
  tc_board_show (self->board, tc_item_get_key (item));
}

static void
search_stopped_cb (TcMapPage *self, GtkSearchEntry *entry)
{
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
board_tool_changed_cb (TcMapPage *self)
{
  GtkToggleButton *const buttons[] = {
    [TC_BOARD_TOOL_SELECT] = self->select_tool,
    [TC_BOARD_TOOL_DRAW] = self->draw_tool,
    [TC_BOARD_TOOL_JOIN] = self->join_tool,
  };

  gtk_toggle_button_set_active (buttons[tc_board_get_tool (self->board)], TRUE);
  tc_map_page_show_layers_of_tool (self);
  update_status (self);
}

static void
tool_toggled_cb (TcMapPage *self, GtkToggleButton *button)
{
  TcBoardTool tool = TC_BOARD_TOOL_SELECT;

  if (!gtk_toggle_button_get_active (button))
    return;
  if (button == self->draw_tool)
    tool = TC_BOARD_TOOL_DRAW;
  else if (button == self->join_tool)
    tool = TC_BOARD_TOOL_JOIN;
  if (tool == tc_board_get_tool (self->board))
    return;
  tc_board_set_tool (self->board, tool);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Several areas are the document's selection like one: what is set in the inspector is set for all
 * of them. */
static void
selection_changed_cb (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_auto (GStrv) keys = tc_board_dup_selection (self->board);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; scenario != NULL && keys[i] != NULL; i++) {
    TcNode node = tc_node_find_shown (scenario, keys[i]);
    g_autofree char *path = node != TC_NODE_NONE ? tc_scenario_dup_path (scenario, node) : NULL;

    if (path != NULL)
      g_strv_builder_add (builder, path);
  }
  paths = g_strv_builder_end (builder);
  if (paths[0] != NULL && !self->is_updating) {
    self->is_updating = TRUE;
    tc_document_select_several (self->document, (const char *const *) paths);
    self->is_updating = FALSE;
  }
  update_status (self);
}

static void
tool_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcMapPage *self = TC_MAP_PAGE (widget);

  if (g_str_equal (name, "map.draw-tool"))
    tc_board_set_tool (self->board, TC_BOARD_TOOL_DRAW);
  else if (g_str_equal (name, "map.join-tool"))
    tc_board_set_tool (self->board, TC_BOARD_TOOL_JOIN);
  else
    tc_board_set_tool (self->board, TC_BOARD_TOOL_SELECT);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (g_str_equal (name, "map.delete"))
    tc_map_page_delete_selected (TC_MAP_PAGE (widget));
  else
    tc_map_page_join_selected (TC_MAP_PAGE (widget));
}

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_map_page_save_picture (TC_MAP_PAGE (widget));
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (TC_MAP_PAGE (widget)->search);
}

/* What the menu is about is selected, unless it is so already, and with others. A counter stands
 * for its area. */
static GMenuModel *
make_menu (const char *key, gpointer page)
{
  TcMapPage *self = page;
  g_auto (GStrv) keys = tc_board_dup_selection (self->board);
  const TcViewToken *token =
    key != NULL ? tc_view_find_token (tc_board_get_view (self->board), key) : NULL;
  const char *area = token != NULL ? token->container : key;

  if (area != NULL && !g_strv_contains ((const char *const *) keys, area))
    select_key (self, area);
  return g_object_ref (self->area_menu);
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_board_zoom_by_action (TC_MAP_PAGE (widget)->board, name);
}

static void
tc_map_page_attach (TcPage *page, TcDocument *document)
{
  TcMapPage *self = TC_MAP_PAGE (page);

  self->document = document;
}

static void
tc_map_page_follow (TcPage *page)
{
  TcMapPage *self = TC_MAP_PAGE (page);

  if (!self->is_updating)
    update_selection (self);
}

static void
tc_map_page_dispose (GObject *object)
{
  TcMapPage *self = TC_MAP_PAGE (object);

  g_clear_pointer (&self->added, g_free);
  g_clear_pointer (&self->corner, g_free);
  g_clear_pointer (&self->prepared, tc_scenario_unref);
  g_clear_object (&self->settings);
  self->document = NULL;
  g_clear_pointer (&self->area_list, tc_area_list_free);
  g_clear_object (&self->areas);
  g_clear_object (&self->setups);
  G_OBJECT_CLASS (tc_map_page_parent_class)->dispose (object);
}

static void
tc_map_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_map_page_parent_class)->map (widget);
  update_actions (TC_MAP_PAGE (widget));
}

/* Keys of this page are for other pages when they are shown. */
static void
tc_map_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_map_page_parent_class)->unmap (widget);
  update_actions (TC_MAP_PAGE (widget));
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, selection);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, id_filter);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, search);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, no_match);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, list);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, select_tool);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, draw_tool);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, join_tool);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, layers_box);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, legend);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, status);
  gtk_widget_class_bind_template_child (widget_class, TcMapPage, area_menu);
}

static void
tc_map_page_class_init (TcMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "space", "link", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_map_page_dispose;
  widget_class->map = tc_map_page_map;
  widget_class->unmap = tc_map_page_unmap;

  page_class->name = "map";
  page_class->title = N_ ("Map");
  page_class->icon_name = "tc-map-symbolic";
  page_class->roles = roles;
  page_class->attach = tc_map_page_attach;
  page_class->prepare = tc_map_page_prepare;
  page_class->update = tc_map_page_update;
  page_class->follow = tc_map_page_follow;

  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/map/tc-map-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_tool_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tool_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, selection_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_map_page_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_map_page_proposed_cb);
  gtk_widget_class_install_action (widget_class, "map.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.zoom-fit", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "map.select-tool", NULL, tool_action);
  gtk_widget_class_install_action (widget_class, "map.draw-tool", NULL, tool_action);
  gtk_widget_class_install_action (widget_class, "map.join-tool", NULL, tool_action);
  gtk_widget_class_install_action (widget_class, "map.delete", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "map.join", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "map.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "map.save-picture", NULL, save_picture_action);
}

static void
tc_map_page_init (TcMapPage *self)
{
  GtkFilterListModel *filtered;
  GtkAnyFilter *any;

  self->area_list = tc_area_list_new ();
  self->areas = g_list_store_new (TC_TYPE_ITEM);
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  any = gtk_any_filter_new ();
  gtk_multi_filter_append (GTK_MULTI_FILTER (any), g_object_ref (GTK_FILTER (self->filter)));
  gtk_multi_filter_append (GTK_MULTI_FILTER (any), g_object_ref (GTK_FILTER (self->id_filter)));
  filtered =
    gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->areas)), GTK_FILTER (any));
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (filtered));
  tc_no_match_watch (self->no_match, filtered);
  g_object_unref (filtered);
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  self->is_updating = FALSE;
  tc_board_set_editable (self->board, TRUE);
  tc_map_page_init_layers (self);
  tc_board_set_menu (self->board, make_menu, self);
  update_actions (self);
}

void
tc_map_page_set_settings (TcMapPage *self, GSettings *settings)
{
  g_return_if_fail (TC_IS_MAP_PAGE (self));

  g_set_object (&self->settings, settings);
  tc_map_page_load_layers (self);
}
