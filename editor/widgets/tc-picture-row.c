/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-picture-row.h"

GtkWidget *
tc_picture_row_new (GtkWidget *picture, GtkWidget *image, int spacing)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  for (guint i = 0; i < 2; i++) {
    GtkWidget *label = gtk_label_new (NULL);

    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    if (i == 1) {
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
    }
    gtk_box_append (GTK_BOX (words), label);
  }
  gtk_box_append (GTK_BOX (row), picture);
  if (image != NULL)
    gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), words);

  return row;
}
