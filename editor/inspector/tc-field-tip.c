/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-item.h"
#include "inspector/tc-field-private.h"

/* The tooltip of a row: what its value means, and the value where it is cut. */

/* The first label that is shown within @widget. */
static GtkWidget *
find_shown_label (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) ? widget : NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_shown_label (child);
  return found;
}

static char *
dup_cut_choice (TcField *self)
{
  TcItem *item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->editor));
  GtkWidget *label = find_shown_label (self->editor);
  gboolean is_cut =
    label != NULL && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));

  return is_cut && item != NULL ? g_strdup (tc_item_get_title (item)) : NULL;
}

static char *
dup_cut_text (TcField *self)
{
  const char *value = gtk_editable_get_text (GTK_EDITABLE (self->row));
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->row)));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (text, value);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width > gtk_widget_get_width (text) ? g_strdup (value) : NULL;
}

/* Whether @x and @y are over the value, which is what one aims at, and not over its name. */
static gboolean
is_over_value (TcField *self, int x, int y)
{
  GtkWidget *value = self->editor;
  GtkWidget *at = gtk_widget_pick (self->row, x, y, GTK_PICK_DEFAULT);

  if (ADW_IS_ENTRY_ROW (self->row))
    value = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->row)));
  return at != NULL && value != NULL && (at == value || gtk_widget_is_ancestor (at, value));
}

/* (transfer full) (nullable): a title that says more than the name may be cut. */
static char *
dup_title (TcField *self)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->row));

  return g_str_equal (title, self->label) ? NULL : g_strdup (title);
}

static gboolean
query_cb (TcField *self, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  gboolean is_value = !is_keyboard && is_over_value (self, x, y);
  const char *doc = gtk_widget_get_tooltip_text (self->row);
  g_autofree char *title = is_value ? NULL : dup_title (self);
  g_autofree char *value = NULL;
  g_autoptr (GString) tip = g_string_new (title);

  if (self->choices != NULL)
    value = dup_cut_choice (self);
  else if (ADW_IS_ENTRY_ROW (self->row))
    value = dup_cut_text (self);
  if (value != NULL)
    g_string_append_printf (tip, "%s%s", tip->len > 0 ? "\n" : "", value);
  if (!is_value && doc != NULL)
    g_string_append_printf (tip, "%s%s", tip->len > 0 ? "\n" : "", doc);
  if (tip->len > 0)
    gtk_tooltip_set_text (tooltip, tip->str);
  else
    g_signal_stop_emission_by_name (self->row, "query-tooltip");
  return tip->len > 0;
}

void
tc_field_make_tip (TcField *self)
{
  g_signal_connect_object (self->row, "query-tooltip", G_CALLBACK (query_cb), self,
                           G_CONNECT_SWAPPED);
}
