/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/grid/tc-grid-page.h"

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-grid-model.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/grid/tc-grid-page-private.h"
#include "widgets/tc-delete.h"

G_DEFINE_FINAL_TYPE (TcGridPage, tc_grid_page, TC_TYPE_PAGE)

/* (nullable) */
static const char *
get_setup_path (TcGridPage *self)
{
  TcItem *item = gtk_drop_down_get_selected_item (self->setup);

  return item != NULL ? tc_item_get_key (item) : NULL;
}

TcNode
tc_grid_page_find_setup (TcGridPage *self, TcScenario *scenario)
{
  const char *path = get_setup_path (self);

  return path != NULL ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;
}

void
tc_grid_page_report (TcGridPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

static void
update_setups (TcGridPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *wanted = g_strdup (get_setup_path (self));
  TcNode node = TC_NODE_NONE;
  guint position;

  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);

    g_ptr_array_add (items, tc_item_new (path, title, "", "", 0));
  }
  tc_item_update_store (self->setups, items);
  position = wanted != NULL ? tc_item_find (G_LIST_MODEL (self->setups), wanted) : 0;
  if (items->len > 0)
    gtk_drop_down_set_selected (self->setup, position != G_MAXUINT ? position : 0);
}

/* "38 of 48 laid, 10 at random", and whether there are tiles for all places. */
static void
update_count (TcGridPage *self, TcScenario *scenario)
{
  TcGridCount count;
  g_autofree char *laid = NULL;
  g_autofree char *tiles = NULL;
  g_autofree char *text = NULL;

  tc_grid_count (scenario, tc_grid_page_find_setup (self, scenario), &count);
  laid = g_strdup_printf (_ ("%u of %u places have a fixed tile, %u are random"), count.n_laid,
                          count.n_places, count.n_places - MIN (count.n_laid, count.n_places));
  if (count.n_copies < count.n_places)
    tiles =
      g_strdup_printf (_ ("; %u tiles are too few for %u places"), count.n_copies, count.n_places);
  else if (count.n_copies > count.n_places)
    tiles =
      g_strdup_printf (_ ("; %u tiles are too many for %u places"), count.n_copies, count.n_places);
  text = g_strconcat (laid, tiles, NULL);
  gtk_label_set_label (self->count, text);
}

/* What stands at the sides of the selected place is said, too. */
static char *
side_text (TcGridPage *self, const char *key)
{
  g_autofree char *here = key != NULL ? tc_board_dup_description (self->board, key) : NULL;
  const char *how =
    _ ("Click near a side of a place, or use the arrow keys, and Ctrl with an arrow "
       "key for a side, to add one or remove it again.");

  return here != NULL ? g_strdup_printf ("%s. %s", here, how) : g_strdup (how);
}

static void
update_status (TcGridPage *self)
{
  const char *key = tc_board_get_selected (self->board);
  g_autofree char *text = NULL;

  switch (tc_grid_page_get_brush (self, NULL)) {
  case TC_BRUSH_TILE:
    text = g_strdup (
      _ ("Click or drag over places, or use the arrow keys and Enter. Press Escape to stop."));
    break;
  case TC_BRUSH_RANDOM:
    text = g_strdup (_ ("Click or drag over places to make their tiles random again."));
    break;
  case TC_BRUSH_PAWN:
    text = g_strdup (_ ("Click the place where it starts, or use the arrow keys and Enter."));
    break;
  case TC_BRUSH_PLACE:
    text = g_strdup (_ ("Click or drag over places, or use the arrow keys and Enter, to add these "
                        "or remove them again. Press Escape to stop."));
    break;
  case TC_BRUSH_SIDE:
    text = side_text (self, key);
    break;
  case TC_BRUSH_SELECT:
  case TC_BRUSH_BOARD:
    if (key != NULL)
      text = tc_board_dup_description (self->board, key);
    break;
  }
  gtk_label_set_label (
    self->status, text != NULL ? text
                               : _ ("Choose a tile in the list and paint with it. Drag pawns to "
                                    "move them. Press Delete to make a place random again."));
}

void
tc_grid_page_update_board (TcGridPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcView *view;

  if (scenario == NULL)
    return;
  view = tc_view_new_for_board (scenario, tc_grid_page_find_setup (self, scenario));
  tc_grid_page_preview (self, scenario, view);
  tc_board_take_view (self->board, view);
}

/* A laid tile, or a part of the board. */
static gboolean
is_placed (TcScenario *scenario, TcNode node)
{
  static const char *const roles[] = { "hole", "street", "wall", "gate", NULL };
  const char *role = tc_scenario_get_element (scenario, node)->role;

  return tc_scenario_find_ref (scenario, node, "tile", NULL) != TC_NODE_NONE ||
         (role != NULL && g_strv_contains (roles, role));
}

/* The place or pawn that the selected datum is about, and the setup it belongs to. */
static void
show_selection (TcGridPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode setup, pawn;
  g_autofree char *place = NULL;
  gint64 column = 0;
  gint64 row = 0;

  if (scenario == NULL || node == TC_NODE_NONE)
    return;
  setup = tc_node_find_role_around (scenario, node, "setup");
  if (setup != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (scenario, setup);
    guint position = tc_item_find (G_LIST_MODEL (self->setups), path);

    if (position != G_MAXUINT && position != gtk_drop_down_get_selected (self->setup)) {
      gtk_drop_down_set_selected (self->setup, position);
      tc_grid_page_update_palette (self, scenario);
      update_count (self, scenario);
      tc_grid_page_update_board (self);
    }
  }
  pawn = tc_node_find_role_around (scenario, node, "piece");
  if (pawn == TC_NODE_NONE)
    pawn = tc_scenario_find_ref (scenario, node, "piece", NULL);
  if (pawn != TC_NODE_NONE)
    tc_board_select (self->board, tc_scenario_get_id (scenario, pawn));
  else if (is_placed (scenario, node) && tc_scenario_read_int (scenario, node, "column", &column) &&
           tc_scenario_read_int (scenario, node, "row", &row) && column >= 1 &&
           column <= TC_GRID_MOST && row >= 1) {
    place = tc_grid_dup_id ((guint) column, (guint) row);
    tc_board_select (self->board, place);
  }
  update_status (self);
}

static void
tc_grid_page_update (TcPage *page)
{
  TcGridPage *self = TC_GRID_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean is_readable = tc_document_is_readable (self->document);

  gtk_stack_set_visible_child_name (
    GTK_STACK (self->stack),
    scenario != NULL && tc_grid_find_region (scenario) != TC_NODE_NONE ? "grid" : "empty");
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  update_setups (self, scenario);
  tc_grid_page_update_palette (self, scenario);
  update_count (self, scenario);
  tc_grid_page_update_board (self);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "grid.erase", is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "grid.add-setup", is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "grid.remove-setup",
                                 is_readable &&
                                   g_list_model_get_n_items (G_LIST_MODEL (self->setups)) > 1);
  update_status (self);
}

static void
tc_grid_page_follow (TcPage *page)
{
  TcGridPage *self = TC_GRID_PAGE (page);

  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  show_selection (self);
  self->is_updating = FALSE;
}

static void
setup_chosen_cb (TcGridPage *self)
{
  TcScenario *scenario;

  if (self->is_updating || self->document == NULL || get_setup_path (self) == NULL)
    return;
  scenario = tc_document_get_scenario (self->document);
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  tc_grid_page_update_palette (self, scenario);
  update_count (self, scenario);
  tc_grid_page_update_board (self);
  tc_document_select (self->document, get_setup_path (self));
  self->is_updating = FALSE;
}

/* The tile or pawn in hand is what the inspector shows, too. */
static void
brush_chosen_cb (TcGridPage *self)
{
  TcScenario *scenario;
  TcItem *item = gtk_single_selection_get_selected_item (self->palette_selection);
  TcNode node = TC_NODE_NONE;

  if (self->is_updating || self->document == NULL || item == NULL)
    return;
  scenario = tc_document_get_scenario (self->document);
  if (scenario == NULL)
    return;
  switch ((TcBrush) tc_item_get_index (item)) {
  case TC_BRUSH_TILE:
    node = tc_node_find_key (scenario, "tile", tc_item_get_key (item));
    break;
  case TC_BRUSH_PAWN:
    node = tc_node_find_key (scenario, "piece", tc_item_get_key (item));
    break;
  case TC_BRUSH_BOARD:
    node = tc_scenario_find_by_path (scenario, tc_item_get_key (item));
    break;
  case TC_BRUSH_SELECT:
  case TC_BRUSH_RANDOM:
  case TC_BRUSH_PLACE:
  case TC_BRUSH_SIDE:
    break;
  }
  self->is_updating = TRUE;
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
  self->is_updating = FALSE;
  update_status (self);
}

/* Enter in the list goes on to the board. */
static void
brush_activated_cb (TcGridPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
board_selected_cb (TcGridPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup, node;

  update_status (self);
  if (self->is_updating || scenario == NULL || key == NULL)
    return;
  setup = tc_grid_page_find_setup (self, scenario);
  node = tc_node_find_key (scenario, "piece", key);
  if (setup != TC_NODE_NONE && node != TC_NODE_NONE) {
    TcNode stand = tc_grid_find_stand (scenario, setup, key, NULL);

    node = stand != TC_NODE_NONE ? stand : node;
  } else if (setup != TC_NODE_NONE)
    node = tc_grid_find_lay (scenario, setup, key);
  if (node == TC_NODE_NONE)
    node = tc_grid_find_part (scenario, "hole", key, TC_GRID_N_SIDES);
  if (node == TC_NODE_NONE)
    node = tc_grid_find_part (scenario, "street", key, TC_GRID_N_SIDES);
  self->is_updating = TRUE;
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
  self->is_updating = FALSE;
}

static void
board_proposed_cb (TcGridPage *self, const char *subject, const char *target)
{
  tc_grid_page_move_pawn (self, subject, target);
}

static void
erase_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_grid_page_erase (TC_GRID_PAGE (widget));
}

static void
setup_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcGridPage *self = TC_GRID_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = scenario != NULL ? tc_grid_page_find_setup (self, scenario) : TC_NODE_NONE;
  const char *paths[] = { get_setup_path (self), NULL };
  g_autofree char *parent = NULL;
  g_autoptr (GError) error = NULL;

  if (setup == TC_NODE_NONE)
    return;
  parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, setup));
  if (g_str_equal (name, "grid.add-setup"))
    tc_element_add (self->document, parent, tc_scenario_get_name (scenario, setup), &error);
  else
    tc_delete (widget, self->document, paths);
  if (error != NULL)
    tc_grid_page_report (self, error->message);
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_board_zoom_by_action (TC_GRID_PAGE (widget)->board, name);
}

static void
tc_grid_page_attach (TcPage *page, TcDocument *document)
{
  TC_GRID_PAGE (page)->document = document;
}

static void
tc_grid_page_dispose (GObject *object)
{
  TcGridPage *self = TC_GRID_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_pointer (&self->stroke, g_ptr_array_unref);
  g_clear_object (&self->setups);
  g_clear_object (&self->palette);
  G_OBJECT_CLASS (tc_grid_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "grid.erase", NULL, erase_action);
  gtk_widget_class_install_action (widget_class, "grid.add-setup", NULL, setup_action);
  gtk_widget_class_install_action (widget_class, "grid.remove-setup", NULL, setup_action);
  gtk_widget_class_install_action (widget_class, "grid.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "grid.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "grid.zoom-fit", NULL, zoom_action);
}

static void
tc_grid_page_class_init (TcGridPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "region", "exit",           "board", "tile-placement",
                                       "piece",  "pawn-placement", "setup", NULL };
  static const char *const needs[] = { "region", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_grid_page_dispose;

  page_class->name = "grid";
  page_class->title = N_ ("Board");
  page_class->icon_name = "tc-grid-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_grid_page_attach;
  page_class->update = tc_grid_page_update;
  page_class->follow = tc_grid_page_follow;

  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/grid/tc-grid-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, palette_list);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, palette_selection);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, count);
  gtk_widget_class_bind_template_child (widget_class, TcGridPage, status);
  gtk_widget_class_bind_template_callback (widget_class, setup_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, brush_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, brush_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_proposed_cb);
  install_actions (widget_class);
}

static void
tc_grid_page_init (TcGridPage *self)
{
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  self->palette = g_list_store_new (TC_TYPE_ITEM);
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  tc_grid_page_set_up_palette (self);
  tc_grid_page_set_up_painting (self);
  tc_board_set_takes_all (self->board, TRUE);
  self->is_updating = FALSE;
}
