/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-node-picture.h"
#include "document/tc-grid-model.h"
#include "document/tc-grid-parts.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/grid/tc-grid-page-private.h"
#include "widgets/tc-picture-row.h"

/* The brushes: to select, to lay at random again, each kind of tile, each pawn; and the board's own
 * data, for the inspector. */

#define PICTURE_SIZE 34 /* pixels */

static void
set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (
    item, tc_picture_row_new (tc_node_picture_new (PICTURE_SIZE), gtk_image_new (), 8));
}

static void
bind_cb (TcGridPage *self, GtkListItem *list_item)
{
  TcItem *item = gtk_list_item_get_item (list_item);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *image = gtk_widget_get_next_sibling (picture);
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (image));
  TcBrush brush = tc_item_get_index (item);
  TcNode node = TC_NODE_NONE;
  gboolean has_picture =
    brush == TC_BRUSH_RANDOM || brush == TC_BRUSH_TILE || brush == TC_BRUSH_PAWN;

  if (scenario != NULL && (brush == TC_BRUSH_TILE || brush == TC_BRUSH_PAWN))
    node = tc_node_find_key (scenario, brush == TC_BRUSH_TILE ? "tile" : "piece",
                             tc_item_get_key (item));
  if (scenario != NULL && has_picture && (node != TC_NODE_NONE || brush == TC_BRUSH_RANDOM))
    tc_node_picture_set_node (TC_NODE_PICTURE (picture), scenario, node);
  gtk_widget_set_visible (picture, has_picture);
  gtk_widget_set_visible (image, !has_picture);
  gtk_image_set_from_icon_name (GTK_IMAGE (image), tc_item_get_icon_name (item));
  gtk_label_set_label (GTK_LABEL (title), tc_item_get_title (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (title)), tc_item_get_detail (item));
}

static void
add_tiles (GPtrArray *items, TcScenario *scenario, TcNode setup)
{
  g_autoptr (GArray) tiles = tc_grid_list_tiles (scenario, setup);

  for (guint i = 0; i < tiles->len; i++) {
    const TcGridTile *tile = &g_array_index (tiles, TcGridTile, i);
    g_autofree char *title = tc_node_dup_title (scenario, tile->node);
    g_autofree char *detail = NULL;

    if (tile->n_laid > tile->n_copies)
      detail =
        g_strdup_printf (_ ("%u placed, but there are only %u"), tile->n_laid, tile->n_copies);
    else
      detail = g_strdup_printf (_ ("%u of %u left"), tile->n_copies - tile->n_laid, tile->n_copies);
    g_ptr_array_add (items, tc_item_new (tile->id, title, detail, "", TC_BRUSH_TILE));
  }
}

static void
add_pawns (GPtrArray *items, TcScenario *scenario, TcNode setup)
{
  g_autoptr (GArray) pawns = tc_grid_list_pawns (scenario);

  for (guint i = 0; i < pawns->len; i++) {
    TcNode pawn = g_array_index (pawns, TcNode, i);
    const char *id = tc_scenario_get_id (scenario, pawn);
    g_autofree char *title = tc_node_dup_title (scenario, pawn);
    g_autofree char *place = NULL;
    g_autofree char *name = NULL;
    g_autofree char *detail = NULL;

    if (setup != TC_NODE_NONE)
      tc_grid_find_stand (scenario, setup, id, &place);
    name = place != NULL ? g_ascii_strup (place, -1) : NULL;
    detail =
      name != NULL ? g_strdup_printf (_ ("starts at %s"), name) : g_strdup (_ ("starts at random"));
    g_ptr_array_add (items, tc_item_new (id, title, detail, "", TC_BRUSH_PAWN));
  }
}

static void
add_datum (GPtrArray *items, TcScenario *scenario, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *title = tc_node_dup_kind (scenario, node);
  gint64 columns = 0;
  gint64 rows = 0;
  g_autofree char *detail = NULL;

  tc_scenario_read_int (scenario, node, "columns", &columns);
  tc_scenario_read_int (scenario, node, "rows", &rows);
  detail = g_strdup_printf ("%d × %d", (int) columns, (int) rows);
  g_ptr_array_add (items, tc_item_new (path, title, detail, "tc-grid-symbolic", TC_BRUSH_BOARD));
}

/* What the board itself is made of, where the schema has it. */
static void
add_parts (GPtrArray *items, TcScenario *scenario)
{
  static const struct {
    const char *role;
    const char *icon;
    TcBrush brush;
  } parts[] = {
    { "hole", "tc-hole-symbolic", TC_BRUSH_PLACE },
    { "street", "tc-street-symbolic", TC_BRUSH_PLACE },
    { "wall", "tc-wall-symbolic", TC_BRUSH_SIDE },
    { "gate", "tc-gate-symbolic", TC_BRUSH_SIDE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_autofree char *title = tc_grid_dup_part_title (scenario, parts[i].role);
    g_autofree char *detail =
      g_strdup_printf (_ ("%u on the board"), tc_grid_count_parts (scenario, parts[i].role));

    if (title != NULL)
      g_ptr_array_add (items,
                       tc_item_new (parts[i].role, title, detail, parts[i].icon, parts[i].brush));
  }
}

void
tc_grid_page_update_palette (TcGridPage *self, TcScenario *scenario)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcNode setup = tc_grid_page_find_setup (self, scenario);
  TcNode board = tc_scenario_find_by_role (scenario, "board", TC_NODE_NONE);
  TcNode region = tc_grid_find_region (scenario);
  g_autofree char *wanted = NULL;
  const char *id;
  TcBrush brush = tc_grid_page_get_brush (self, &id);
  guint position = 0;

  wanted = g_strdup (id);
  g_ptr_array_add (items, tc_item_new ("", _ ("Select"), _ ("and drag pawns"), "tc-select-symbolic",
                                       TC_BRUSH_SELECT));
  g_ptr_array_add (items,
                   tc_item_new ("", _ ("At random"), _ ("removes tiles"), "", TC_BRUSH_RANDOM));
  add_parts (items, scenario);
  add_tiles (items, scenario, setup);
  add_pawns (items, scenario, setup);
  if (board != TC_NODE_NONE)
    add_datum (items, scenario, board);
  if (region != TC_NODE_NONE)
    add_datum (items, scenario, region);
  tc_item_update_store (self->palette, items);
  /* A row that changed is another one for the selection. */
  for (guint i = 0; i < items->len; i++) {
    if (tc_item_get_index (items->pdata[i]) == brush &&
        (wanted == NULL || g_str_equal (tc_item_get_key (items->pdata[i]), wanted)))
      position = i;
  }
  gtk_single_selection_set_selected (self->palette_selection, position);
}

TcBrush
tc_grid_page_get_brush (TcGridPage *self, const char **out_id)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->palette_selection);
  TcBrush brush = item != NULL ? tc_item_get_index (item) : TC_BRUSH_SELECT;

  if (out_id != NULL)
    *out_id = brush != TC_BRUSH_SELECT && brush != TC_BRUSH_RANDOM && brush != TC_BRUSH_BOARD
                ? tc_item_get_key (item)
                : NULL;

  return brush == TC_BRUSH_BOARD ? TC_BRUSH_SELECT : brush;
}

void
tc_grid_page_drop_brush (TcGridPage *self)
{
  gtk_single_selection_set_selected (self->palette_selection, 0);
}

void
tc_grid_page_set_up_palette (TcGridPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->palette_list, factory);
  g_object_unref (factory);
  gtk_single_selection_set_model (self->palette_selection, G_LIST_MODEL (self->palette));
}
