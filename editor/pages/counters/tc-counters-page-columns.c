/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-piece-picture.h"
#include "pages/counters/tc-counters-page-private.h"

/* The columns of the list of counters. */

#define PICTURE_SIZE 54 /* pixels: with name, symbol and factors */

static void
set_up_picture_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, tc_piece_picture_new (PICTURE_SIZE, TRUE));
}

static void
bind_picture_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  tc_piece_picture_set_piece (TC_PIECE_PICTURE (gtk_list_item_get_child (item)),
                              gtk_list_item_get_item (item));
}

static void
set_up_text_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_text_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer property)
{
  g_autofree char *text = NULL;

  g_object_get (gtk_list_item_get_item (item), property, &text, NULL);
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static int
compare_power (gconstpointer a, gconstpointer b, gpointer user_data)
{
  int left = tc_piece_get_power ((TcPiece *) a);
  int right = tc_piece_get_power ((TcPiece *) b);

  return left != right ? (left > right) - (left < right)
                       : g_strcmp0 (tc_piece_get_strength ((TcPiece *) a),
                                    tc_piece_get_strength ((TcPiece *) b));
}

static GtkSorter *
new_sorter (const char *property)
{
  if (g_str_equal (property, "strength"))
    return GTK_SORTER (gtk_custom_sorter_new (compare_power, NULL, NULL));
  return GTK_SORTER (
    gtk_string_sorter_new (gtk_property_expression_new (TC_TYPE_PIECE, NULL, property)));
}

static void
add_text_column (TcCountersPage *self, const char *title, const char *property)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = NULL;
  g_autoptr (GtkSorter) sorter = new_sorter (property);

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_text_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_text_cb), (gpointer) property);
  column = gtk_column_view_column_new (title, factory);
  gtk_column_view_column_set_expand (column, TRUE);
  gtk_column_view_column_set_resizable (column, TRUE);
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_append_column (self->list, column);
}

void
tc_counters_page_add_columns (TcCountersPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) picture = NULL;

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_picture_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_picture_cb), NULL);
  picture = gtk_column_view_column_new (_ ("Front and back"), factory);
  gtk_column_view_append_column (self->list, picture);
  add_text_column (self, _ ("Name"), "title");
  add_text_column (self, _ ("Owner"), "owner");
  add_text_column (self, _ ("Class"), "kind");
  add_text_column (self, _ ("Size"), "size");
  add_text_column (self, _ ("Strength"), "strength");
}
