/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "pages/tables/tc-tables-page-private.h"
#include "sheet/tc-chances.h"
#include "sheet/tc-odds.h"

/* The chances of each result on a column, and on the one that a shift leads to, side by side. */

#define BAR_WIDTH  90
#define BAR_HEIGHT 10

enum {
  COLUMN_RESULT,
  COLUMN_PLAIN_BAR,
  COLUMN_PLAIN,
  COLUMN_SHIFTED_BAR,
  COLUMN_SHIFTED,
  COLUMN_CHANGE
};

/* -- Cells ------------------------------------------------------------------------------------- */

static void
draw_bar_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  double share = *(const double *) data;
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (area));
  GdkRGBA colour;

  gtk_style_context_get_color (context, &colour);
  colour.alpha *= 0.12f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  if (gtk_style_context_lookup_color (context, "accent_bg_color", &colour))
    gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, 0, 0, width * share, height);
  cairo_fill (cr);
}

/* What it says stands beside it in digits. */
static void
add_bar (TcTablesPage *self, gint column, gint row, guint64 ways, guint64 all)
{
  GtkWidget *bar =
    g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  double *share = g_new (double, 1);

  *share = all > 0 ? (double) ways / (double) all : 0;
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (bar), BAR_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (bar), BAR_HEIGHT);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar), draw_bar_cb, share, g_free);
  gtk_grid_attach (self->chances_grid, bar, column, row, 1, 1);
}

/* @width: how many columns it stands over. */
static GtkWidget *
add_label (TcTablesPage *self,
           gint column,
           gint row,
           gint width,
           const char *text,
           gboolean is_head)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == COLUMN_RESULT || is_head ? 0 : 1);
  gtk_widget_add_css_class (label, is_head ? "heading" : "numeric");
  gtk_grid_attach (self->chances_grid, label, column, row, width, 1);

  return label;
}

/* (transfer full): "13.9 %", and "–" for none. */
static char *
dup_share (guint64 ways, guint64 all)
{
  g_autofree char *percent = tc_odds_dup_percent (ways, all);

  return *percent != '\0' ? g_strdup_printf (_ ("%s %%"), percent) : g_strdup ("–");
}

/* (transfer full): in points of a hundred: "+5.6", "−13.9". */
static char *
dup_change (const TcChance *chance, guint64 all)
{
  gboolean is_more = chance->shifted > chance->plain;
  guint64 change = is_more ? chance->shifted - chance->plain : chance->plain - chance->shifted;
  g_autofree char *percent = tc_odds_dup_percent (change, all);

  return change > 0 ? g_strdup_printf ("%s%s", is_more ? "+" : "−", percent) : g_strdup ("0");
}

static void
add_chance (TcTablesPage *self, gint row, const TcChance *chance, guint64 all)
{
  const TcSheetData *data = tc_sheet_get_data (self->sheet);
  GtkWidget *result = add_label (self, COLUMN_RESULT, row, 1, chance->result, FALSE);
  g_autofree char *plain = dup_share (chance->plain, all);
  g_autofree char *shifted = dup_share (chance->shifted, all);
  g_autofree char *change = dup_change (chance, all);

  gtk_widget_set_tooltip_text (result, tc_chances_find_tip (data, chance->result));
  add_bar (self, COLUMN_PLAIN_BAR, row, chance->plain, all);
  add_label (self, COLUMN_PLAIN, row, 1, plain, FALSE);
  add_bar (self, COLUMN_SHIFTED_BAR, row, chance->shifted, all);
  add_label (self, COLUMN_SHIFTED, row, 1, shifted, FALSE);
  add_label (self, COLUMN_CHANGE, row, 1, change, FALSE);
}

/* -- All of it --------------------------------------------------------------------------------- */

static void
clear_grid (TcTablesPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->chances_grid))) != NULL)
    gtk_grid_remove (self->chances_grid, child);
}

static guint
get_attack (TcTablesPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->attack);

  return g_array_index (self->attacks, guint, MIN (selected, self->attacks->len - 1));
}

static void
fill_grid (TcTablesPage *self, const TcSheetData *data)
{
  TcTyped typed = { .text = tc_sheet_get_typed (self->sheet) };
  guint attack = get_attack (self);
  g_autoptr (TcChances) chances = NULL;
  const char *to;

  tc_sheet_get_cursor (self->sheet, &typed.row, &typed.column);
  chances = tc_chances_new (data, attack, gtk_spin_button_get_value_as_int (self->shift),
                            typed.text != NULL ? &typed : NULL);
  to = tc_sheet_cell_get_words (tc_sheet_data_get (data, 0, chances->shifted_column));
  clear_grid (self);
  add_label (self, COLUMN_RESULT, 0, 1, _ ("Result"), TRUE);
  add_label (self, COLUMN_PLAIN_BAR, 0, 2,
             tc_sheet_cell_get_words (tc_sheet_data_get (data, 0, attack)), TRUE);
  add_label (self, COLUMN_SHIFTED_BAR, 0, 2, to, TRUE);
  add_label (self, COLUMN_CHANGE, 0, 1, _ ("Change"), TRUE);
  for (guint i = 0; i < chances->list->len; i++)
    add_chance (self, (gint) i + 1, chances->list->pdata[i], chances->all);
  gtk_label_set_label (self->chances_hint,
                       chances->is_at_border ? _ ("The table ends before the shift does.") : "");
}

/* The headings of the columns that the drop-down offers, when they are others. */
static void
update_attacks (TcTablesPage *self, const TcSheetData *data)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GListModel *old = gtk_drop_down_get_model (self->attack);
  guint selected = gtk_drop_down_get_selected (self->attack);
  gboolean is_same;

  g_array_unref (self->attacks);
  self->attacks = tc_chances_list_columns (data);
  is_same = old != NULL && g_list_model_get_n_items (old) == self->attacks->len;
  for (guint i = 0; i < self->attacks->len; i++) {
    const TcSheetCell *cell = tc_sheet_data_get (data, 0, g_array_index (self->attacks, guint, i));
    const char *name = tc_sheet_cell_get_words (cell);

    gtk_string_list_append (names, name);
    is_same = is_same && g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i), name);
  }
  if (is_same)
    return;
  gtk_drop_down_set_model (self->attack, G_LIST_MODEL (names));
  if (self->attacks->len < 2)
    return;
  gtk_drop_down_set_selected (self->attack, MIN (selected, self->attacks->len - 1));
  gtk_spin_button_set_range (self->shift, 1 - (double) self->attacks->len,
                             (double) self->attacks->len - 1);
}

void
tc_tables_page_update_chances (TcTablesPage *self)
{
  const TcSheetData *data = tc_sheet_get_data (self->sheet);
  gboolean was_updating = self->is_updating;

  if (data == NULL)
    return;
  self->is_updating = TRUE;
  update_attacks (self, data);
  self->is_updating = was_updating;
  /* Where there is one column nothing can be shifted; its shares stand below the table. */
  gtk_widget_set_visible (self->chances, self->attacks->len > 1);
  if (self->attacks->len > 1)
    fill_grid (self, data);
}

void
tc_tables_page_choose_attack (TcTablesPage *self)
{
  guint row, column;

  if (tc_sheet_get_cursor (self->sheet, &row, &column) == NULL)
    return;
  for (guint i = 0; i < self->attacks->len; i++)
    if (g_array_index (self->attacks, guint, i) == column)
      gtk_drop_down_set_selected (self->attack, i);
}

static void
chances_chosen_cb (TcTablesPage *self)
{
  const TcSheetData *data = self->document != NULL ? tc_sheet_get_data (self->sheet) : NULL;

  if (!self->is_updating && data != NULL && self->attacks->len > 1)
    fill_grid (self, data);
}

void
tc_tables_page_bind_chances (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, chances);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, attack);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, shift);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, chances_hint);
  gtk_widget_class_bind_template_child (widget_class, TcTablesPage, chances_grid);
  gtk_widget_class_bind_template_callback (widget_class, chances_chosen_cb);
}
