/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu about the cells of a sheet: under the second button of the mouse, a finger that rests,
 * and the keys that are for menus. It acts on what is selected, as the buttons beside the sheet do.
 */

#include "sheet/tc-sheet-private.h"
#include "widgets/tc-context-menu.h"

static GtkPopover *
need_popover (TcSheet *self)
{
  if (self->menu == NULL) {
    self->menu = gtk_popover_menu_new_from_model (self->menu_model);
    gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
    gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
    gtk_widget_set_parent (self->menu, GTK_WIDGET (self->grid));
  }
  return GTK_POPOVER (self->menu);
}

static void
open_at (TcSheet *self, double x, double y)
{
  GtkPopover *popover = need_popover (self);

  gtk_popover_set_pointing_to (popover, &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (popover);
}

/* What is pointed at is selected, unless it is so already, and with others. */
static void
asked_cb (gpointer data, double x, double y)
{
  TcSheet *self = data;
  TcSheetBlock block = tc_sheet_get_block (self);
  guint row, column;

  if (!tc_sheet_find_cell_at (self, x, y, &row, &column) ||
      (self->entry != NULL && !tc_sheet_commit (self)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (row - block.row >= block.n_rows || column - block.column >= block.n_columns)
    tc_sheet_put_cursor (self, row, column, FALSE);
  open_at (self, x, y);
}

gboolean
tc_sheet_menu_key (TcSheet *self, guint key, GdkModifierType state)
{
  GtkWidget *cell = tc_sheet_get_label (self, self->row, self->column);
  graphene_rect_t bounds;

  if (!tc_context_menu_is_key (key, state) || self->menu_model == NULL ||
      !gtk_widget_compute_bounds (cell, GTK_WIDGET (self->grid), &bounds))
    return FALSE;
  open_at (self, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2);
  return TRUE;
}

void
tc_sheet_forget_menu (TcSheet *self)
{
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->menu_model);
}

void
tc_sheet_set_menu (TcSheet *self, GMenuModel *model)
{
  g_return_if_fail (TC_IS_SHEET (self) && self->menu_model == NULL);

  self->menu_model = g_object_ref (model);
  tc_context_menu_listen (GTK_WIDGET (self->grid), asked_cb, self);
}
