/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-piece-picture.h"
#include "board/tc-piece.h"
#include "document/tc-search.h"
#include "pages/setups/tc-setups-page-private.h"
#include "widgets/tc-context-menu.h"
#include "widgets/tc-no-match.h"
#include "widgets/tc-picture-row.h"

/* The counters that are off the map, as they look, to be found by words. Activating one takes it in
 * hand: the board has the keyboard then, arrows aim, Enter places. */

#define PICTURE_SIZE 36 /* pixels */

static const TcSetupUse *
find_use (TcSetupsPage *self, TcPiece *piece)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);

  if (self->uses == NULL || scenario == NULL)
    return NULL;
  return tc_setup_find_use (scenario, self->uses, tc_piece_get_key (piece));
}

static void
set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (
    item, tc_picture_row_new (tc_piece_picture_new (PICTURE_SIZE, FALSE), NULL, 6));
}

static void
bind_cb (TcSetupsPage *self, GtkListItem *item)
{
  TcPiece *piece = gtk_list_item_get_item (item);
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (picture));
  GtkWidget *where = gtk_widget_get_next_sibling (title);
  const TcSetupUse *use = find_use (self, piece);

  g_object_set_data_full (G_OBJECT (gtk_list_item_get_child (item)), "piece", g_object_ref (piece),
                          g_object_unref);
  tc_piece_picture_set_piece (TC_PIECE_PICTURE (picture), piece);
  gtk_label_set_label (GTK_LABEL (title), tc_piece_get_title (piece));
  gtk_label_set_label (GTK_LABEL (where), use != NULL ? use->where : "");
}

static gboolean
is_wanted (gpointer object, gpointer user_data)
{
  TcSetupsPage *self = user_data;
  g_auto (GStrv) words = tc_search_split (gtk_editable_get_text (self->search));

  return tc_search_matches ((const char *const *) words,
                            (const char *const[]){ tc_piece_get_title (object),
                                                   tc_piece_get_owner (object),
                                                   tc_piece_get_kind (object), NULL });
}

static void
searched_cb (TcSetupsPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
activated_cb (TcSetupsPage *self, guint position)
{
  g_autoptr (TcPiece) piece = g_list_model_get_item (G_LIST_MODEL (self->tray_selection), position);

  if (piece == NULL)
    return;
  tc_document_select (self->document, tc_piece_get_path (piece));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* By one click, with the keys left in the list. */
static void
selected_cb (TcSetupsPage *self)
{
  TcPiece *piece = gtk_single_selection_get_selected_item (self->tray_selection);

  if (!self->is_updating && piece != NULL && self->document != NULL)
    tc_document_select (self->document, tc_piece_get_path (piece));
}

static void
search_activated_cb (TcSetupsPage *self)
{
  searched_cb (self);
  activated_cb (self, 0);
}

/* The row's content at @x, @y of the list: a press does not select before it is let go. */
static GtkWidget *
find_pressed (TcSetupsPage *self, double x, double y)
{
  GtkWidget *list = GTK_WIDGET (self->tray_list);
  GtkWidget *widget = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);

  for (; widget != NULL && widget != list; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_parent (widget) == list)
      return gtk_widget_get_first_child (widget);

  return NULL;
}

/* Dragged from the list onto the map. */
static GdkContentProvider *
prepare_drag_cb (GtkDragSource *source, double x, double y, gpointer user_data)
{
  GtkWidget *row = find_pressed (user_data, x, y);
  TcPiece *piece = row != NULL ? g_object_get_data (G_OBJECT (row), "piece") : NULL;
  g_autoptr (GdkPaintable) picture = NULL;

  if (piece == NULL)
    return NULL;
  picture = gtk_widget_paintable_new (gtk_widget_get_first_child (row));
  gtk_drag_source_set_icon (source, picture, PICTURE_SIZE / 2, PICTURE_SIZE / 2);

  return gdk_content_provider_new_typed (G_TYPE_STRING, tc_piece_get_key (piece));
}

/* -- The menu of a row ------------------------------------------------------------------------- */

/* What it is about is selected. */
static void
open_menu (TcSetupsPage *self, GtkWidget *row, double x, double y)
{
  GListModel *model = G_LIST_MODEL (self->tray_selection);
  TcPiece *piece = row != NULL ? g_object_get_data (G_OBJECT (row), "piece") : NULL;
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (self->tray_menu));
  graphene_point_t at;

  for (guint i = 0; piece != NULL && i < g_list_model_get_n_items (model); i++) {
    g_autoptr (TcPiece) each = g_list_model_get_item (model, i);

    if (each == piece)
      gtk_single_selection_set_selected (self->tray_selection, i);
  }
  if (piece == NULL || !gtk_widget_compute_point (GTK_WIDGET (self->tray_list), around,
                                                  &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  gtk_popover_set_pointing_to (self->tray_menu, &(GdkRectangle){ (int) at.x, (int) at.y, 1, 1 });
  gtk_popover_popup (self->tray_menu);
}

static void
asked_cb (gpointer data, double x, double y)
{
  open_menu (data, find_pressed (data, x, y), x, y);
}

/* About the row that has the keys. */
static gboolean
key_cb (TcSetupsPage *self, guint key, guint code, GdkModifierType state)
{
  GtkWidget *list = GTK_WIDGET (self->tray_list);
  GtkWidget *row = gtk_widget_get_focus_child (list);
  graphene_rect_t bounds;

  if (!tc_context_menu_is_key (key, state) || row == NULL ||
      !gtk_widget_compute_bounds (row, list, &bounds))
    return GDK_EVENT_PROPAGATE;
  open_menu (self, gtk_widget_get_first_child (row), bounds.origin.x + bounds.size.width / 2,
             bounds.origin.y + bounds.size.height / 2);
  return GDK_EVENT_STOP;
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (widget);

  activated_cb (self, gtk_single_selection_get_selected (self->tray_selection));
}

void
tc_setups_page_install_tray (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "setups.take", NULL, take_action);
}

static void
set_up_menu (TcSetupsPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->tray_list), keys);
  tc_context_menu_listen (GTK_WIDGET (self->tray_list), asked_cb, self);
}

void
tc_setups_page_set_up_tray (TcSetupsPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkFilterListModel *filtered;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->tray_list, factory);
  g_object_unref (factory);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  filtered =
    gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->tray)), GTK_FILTER (self->filter));
  gtk_single_selection_set_model (self->tray_selection, G_LIST_MODEL (filtered));
  tc_no_match_watch (self->no_match, filtered);
  g_object_unref (filtered);
  g_signal_connect_object (self->tray_list, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray_selection, "notify::selected-item", G_CALLBACK (selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (searched_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare_drag_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->tray_list), GTK_EVENT_CONTROLLER (source));
  set_up_menu (self);
}

void
tc_setups_page_update_tray (TcSetupsPage *self, TcScenario *scenario)
{
  g_autoptr (TcPieceSet) set = tc_piece_set_new (scenario);
  g_autoptr (GPtrArray) all = tc_piece_set_list (set);
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *title = NULL;

  for (guint i = 0; i < all->len; i++) {
    const TcSetupUse *use = find_use (self, all->pdata[i]);

    if (use != NULL && use->space == TC_NODE_NONE)
      g_ptr_array_add (pieces, g_object_ref (all->pdata[i]));
  }
  g_list_store_splice (self->tray, 0, g_list_model_get_n_items (G_LIST_MODEL (self->tray)),
                       pieces->pdata, pieces->len);
  title = g_strdup_printf (_ ("Off the map: %u"), pieces->len);
  gtk_label_set_label (self->tray_title, title);
}
