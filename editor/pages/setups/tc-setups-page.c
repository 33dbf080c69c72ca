/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/setups/tc-setups-page.h"

#include <glib/gi18n.h>

#include "board/tc-piece.h"
#include "document/tc-element.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/setups/tc-setups-page-private.h"
#include "pages/setups/tc-stock-model.h"
#include "widgets/tc-delete.h"

G_DEFINE_FINAL_TYPE (TcSetupsPage, tc_setups_page, TC_TYPE_PAGE)

static const char *
get_path (TcSetupsPage *self)
{
  TcItem *item = gtk_drop_down_get_selected_item (self->setup);

  return item != NULL ? tc_item_get_key (item) : NULL;
}

TcNode
tc_setups_page_get_setup (TcSetupsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *path = get_path (self);

  if (scenario == NULL || path == NULL)
    return TC_NODE_NONE;
  return tc_scenario_find_by_path (scenario, path);
}

static void
update_setups (TcSetupsPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *shown = g_strdup (get_path (self));
  guint position = gtk_drop_down_get_selected (self->setup);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *path = tc_scenario_dup_path (scenario, node);

    if (g_strcmp0 (path, shown) == 0)
      position = items->len;
    g_ptr_array_add (items, tc_item_new (path, title, "", "", 0));
  }
  tc_item_update_store (self->setups, items);
  if (items->len > 0)
    gtk_drop_down_set_selected (self->setup, position < items->len ? position : 0);
}

static void
update_add_menu (TcSetupsPage *self, TcScenario *scenario)
{
  g_autoptr (GMenu) menu = tc_element_make_role_menu (scenario, "setup", "setups.add");

  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (menu));
}

/* Only what is somewhere can be taken off. */
static gboolean
can_take_off (TcSetupsPage *self, const char *key)
{
  const TcSetupUse *use;

  if (key == NULL || !tc_document_is_readable (self->document))
    return FALSE;
  if (self->has_stock)
    return tc_stock_find_row (tc_document_get_scenario (self->document),
                              tc_setups_page_get_setup (self), key) != TC_NODE_NONE;
  use = self->uses != NULL ? tc_setup_find_use (self->uses_of, self->uses, key) : NULL;

  return use != NULL && g_strcmp0 (use->box, TC_SETUP_BOX_OFF) != 0;
}

/* (nullable) (transfer full): the key on the board of what @node, of the setup or of the board,
 * speaks of. */
static char *
dup_key (TcScenario *scenario, TcNode node)
{
  static const char *const roles[] = { "piece", "space", "track-zone" };
  static const char *const rows[] = { "stock", "free-stock" };
  const TcSchemaAttribute *ref = NULL;
  TcNode found = TC_NODE_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    TcNode row = tc_node_find_role_around (scenario, node, rows[i]);

    if (row != TC_NODE_NONE)
      return tc_stock_dup_key (scenario, row);
  }
  for (guint i = 0; i < G_N_ELEMENTS (roles) && found == TC_NODE_NONE; i++)
    found = tc_node_find_role_around (scenario, node, roles[i]);
  ref = tc_value_find_ref (tc_scenario_get_schema (scenario),
                           tc_scenario_get_element (scenario, node)->content, "piece");
  if (found == TC_NODE_NONE && ref != NULL)
    found = tc_scenario_get_ref (scenario, node, ref->name);

  return found != TC_NODE_NONE ? g_strdup (tc_scenario_get_id (scenario, found)) : NULL;
}

/* Where pieces may go that a player places. */
static void
show_allowed (TcSetupsPage *self, TcScenario *scenario, TcNode node)
{
  TcNode row =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "free-stock") : TC_NODE_NONE;
  g_auto (GStrv) allowed = row != TC_NODE_NONE ? tc_stock_list_allowed (scenario, row) : NULL;

  tc_board_set_targets (self->board, (const char *const *) allowed);
}

static const char *
get_hint (TcSetupsPage *self)
{
  return self->has_stock
           ? _ ("Drag a piece to its place, or select it, choose a place with the arrow keys and "
                "press Enter.")
           : _ ("Drag a counter to its place, or select it, choose a place with the arrow keys and "
                "press Enter.");
}

/* The board and the status line follow what is selected in the document. */
static void
update_selection (TcSetupsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  g_autofree char *key = NULL;
  g_autofree char *description = NULL;

  if (scenario == NULL)
    return;
  if (node != TC_NODE_NONE)
    key = dup_key (scenario, node);
  /* What is in no row is no datum: it stays selected as it is. */
  if (key == NULL && self->has_stock)
    key = g_strdup (tc_board_get_selected (self->board));
  self->is_updating = TRUE;
  tc_board_select (self->board, key);
  self->is_updating = FALSE;
  show_allowed (self, scenario, node);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setups.off", can_take_off (self, key));
  if (key != NULL)
    description = tc_board_dup_description (self->board, key);
  gtk_label_set_label (self->status, description != NULL ? description : get_hint (self));
}

/* (transfer full): the board of the setup, in the way that the schema writes setups. */
static TcView *
make_view (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  gtk_widget_set_visible (self->tray_side, !self->has_stock);
  gtk_stack_page_set_title (self->rows_page,
                            self->has_stock ? _ ("Rows") : _ ("Quotas and arrivals"));
  if (self->has_stock)
    return tc_stock_new_view (scenario, setup);
  tc_setups_page_update_tray (self, scenario);

  return tc_setup_new_view (scenario, setup, self->uses);
}

static void
update_shown (TcSetupsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = tc_setups_page_get_setup (self);

  if (scenario == NULL || setup == TC_NODE_NONE)
    return;
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  self->uses = tc_setup_list_uses (scenario, setup);
  g_clear_pointer (&self->uses_of, tc_scenario_unref);
  self->uses_of = tc_scenario_ref (scenario);
  self->has_stock = tc_stock_is_in (scenario);
  tc_board_take_view (self->board, make_view (self, scenario, setup));
  tc_setups_page_update_rows (self, scenario, setup);
  tc_setups_page_update_answer (self, scenario, setup);
  tc_setups_page_update_more (self, scenario, setup);
  update_selection (self);
}

/* The setup that the selected datum belongs to; %TRUE when another one was shown. */
static gboolean
show_selected_setup (TcSetupsPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);
  g_autofree char *path = NULL;
  guint position;

  if (node != TC_NODE_NONE)
    node = tc_node_find_role_around (scenario, node, "setup");
  if (node == TC_NODE_NONE)
    return FALSE;
  path = tc_scenario_dup_path (scenario, node);
  position = tc_item_find (G_LIST_MODEL (self->setups), path);
  if (position == G_MAXUINT || position == gtk_drop_down_get_selected (self->setup))
    return FALSE;
  gtk_drop_down_set_selected (self->setup, position);
  return TRUE;
}

static void
tc_setups_page_update (TcPage *page)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean is_readable = tc_document_is_readable (self->document);

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "setups" : "empty");
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  update_setups (self, scenario);
  show_selected_setup (self, scenario);
  update_add_menu (self, scenario);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setups.remove", is_readable);
  update_shown (self);
}

static void
tc_setups_page_follow (TcPage *page)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean is_other;

  if (self->is_updating || scenario == NULL)
    return;
  self->is_updating = TRUE;
  is_other = show_selected_setup (self, scenario);
  self->is_updating = FALSE;
  if (is_other)
    update_shown (self);
  else
    update_selection (self);
}

static void
setup_chosen_cb (TcSetupsPage *self)
{
  if (self->is_updating || self->document == NULL || get_path (self) == NULL)
    return;
  self->is_updating = TRUE;
  tc_document_select (self->document, get_path (self));
  self->is_updating = FALSE;
  update_shown (self);
}

static void
board_selected_cb (TcSetupsPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = TC_NODE_NONE;

  if (self->is_updating || scenario == NULL || key == NULL)
    return;
  node = tc_node_find_shown (scenario, key);
  if (node == TC_NODE_NONE && self->has_stock)
    node = tc_stock_find_row (scenario, tc_setups_page_get_setup (self), key);
  if (node == TC_NODE_NONE && self->has_stock)
    node = tc_node_find_key (scenario, "track-zone", key);
  if (node == TC_NODE_NONE && self->has_stock)
    node = tc_setups_page_get_setup (self);
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

/* What was just placed is what the inspector shows and the next key moves. */
static void
select_moved (TcSetupsPage *self, TcScenario *scenario, const char *piece)
{
  TcNode node = tc_node_find_key (scenario, "piece", piece);

  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

static void
move_piece (TcSetupsPage *self, const char *piece, const char *target)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  g_autoptr (TcOperation) operation = NULL;
  g_autofree char *why_not = NULL;
  TcNode setup = TC_NODE_NONE;

  if (scenario != NULL && get_path (self) != NULL)
    setup = tc_scenario_find_by_path (scenario, get_path (self));
  if (error != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
  if (setup == TC_NODE_NONE)
    return;
  operation = self->has_stock ? tc_stock_new_move (scenario, setup, piece, target, &why_not)
                              : tc_setup_new_move (scenario, setup, piece, target, &why_not);
  if (operation != NULL && tc_document_apply_operation (self->document, operation, NULL, &error))
    select_moved (self, scenario, piece);
  if (error != NULL || why_not != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                                error != NULL ? error->message : why_not);
}

/* What the menu is about is selected. */
static GMenuModel *
make_menu (const char *key, gpointer page)
{
  TcSetupsPage *self = page;

  if (key != NULL && g_strcmp0 (key, tc_board_get_selected (self->board)) != 0)
    tc_board_user_selects (self->board, key);
  return g_object_ref (self->piece_menu);
}

static void
board_proposed_cb (TcSetupsPage *self, const char *subject, const char *target)
{
  move_piece (self, subject, target);
}

static void
end_hover (TcSetupsPage *self)
{
  tc_board_set_targets (self->board, NULL);
  update_selection (self);
}

/* A counter from the list is held over the board. */
static GdkDragAction
hovered_cb (TcSetupsPage *self, double x, double y)
{
  const char *target = tc_board_pick (self->board, x, y);
  g_autofree char *description = NULL;
  g_autofree char *text = NULL;

  if (target == NULL) {
    end_hover (self);
    return 0;
  }
  description = tc_board_dup_description (self->board, target);
  text = g_strdup_printf (_ ("Release to place it: %s"), description);
  tc_board_set_targets (self->board, (const char *[]){ target, NULL });
  gtk_label_set_label (self->status, text);
  return GDK_ACTION_COPY;
}

static gboolean
dropped_cb (TcSetupsPage *self, const GValue *value, double x, double y)
{
  const char *target = tc_board_pick (self->board, x, y);

  end_hover (self);
  if (target == NULL)
    return FALSE;
  move_piece (self, g_value_get_string (value), target);
  return TRUE;
}

static void
off_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autofree char *key = g_strdup (tc_board_get_selected (self->board));

  if (scenario != NULL && can_take_off (self, key))
    move_piece (self, key, TC_SETUP_BOX_OFF);
}

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup =
    scenario != NULL ? tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE) : TC_NODE_NONE;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (setup == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, setup));
  if (!tc_element_add (self->document, path, g_variant_get_string (parameter, NULL), &error))
    gtk_widget_activate_action (widget, "win.show-notice", "s", error->message);
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (widget);
  const char *paths[] = { get_path (self), NULL };

  tc_delete (widget, self->document, paths);
}

static void
tc_setups_page_attach (TcPage *page, TcDocument *document)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (page);

  self->document = document;
}

static void
tc_setups_page_dispose (GObject *object)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->setups);
  g_clear_object (&self->tray);
  g_clear_pointer (&self->uses, g_ptr_array_unref);
  g_clear_pointer (&self->uses_of, tc_scenario_unref);
  g_clear_pointer (&self->lists, g_ptr_array_unref);
  g_clear_pointer (&self->inner, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_setups_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, views);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, rows_page);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, tray_side);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, no_match);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, piece_menu);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, status);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, tray_title);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, tray_list);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, tray_menu);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, tray_selection);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, search);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, parts);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, answer_bar);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, answer_icon);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, answer);
  gtk_widget_class_bind_template_child (widget_class, TcSetupsPage, reasons);
  gtk_widget_class_bind_template_callback (widget_class, setup_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_proposed_cb);
}

static void
tc_setups_page_class_init (TcSetupsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "setup", NULL };
  static const char *const needs[] = { "placement", "stock", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_setups_page_dispose;

  page_class->name = "setups";
  page_class->title = N_ ("Setups");
  page_class->icon_name = "tc-setups-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_setups_page_attach;
  page_class->update = tc_setups_page_update;
  page_class->follow = tc_setups_page_follow;

  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/setups/tc-setups-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "setups.add", "s", add_action);
  gtk_widget_class_install_action (widget_class, "setups.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "setups.off", NULL, off_action);
  tc_setups_page_install_tray (widget_class);
  tc_setups_page_install_more (widget_class);
}

static void
tc_setups_page_init (TcSetupsPage *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  self->setups = g_list_store_new (TC_TYPE_ITEM);
  self->tray = g_list_store_new (TC_TYPE_PIECE);
  self->lists = g_ptr_array_new ();
  self->inner = g_ptr_array_new ();
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Each as wide as its words: then the bar has room for all in the smallest usual window. */
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (self->switcher)),
                                  FALSE);
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  tc_setups_page_set_up_tray (self);
  tc_board_set_takes_all (self->board, TRUE);
  tc_board_set_menu (self->board, make_menu, self);
  g_signal_connect_swapped (drop, "enter", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (drop, "motion", G_CALLBACK (hovered_cb), self);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (end_hover), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (dropped_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (drop));
  self->is_updating = FALSE;
}
