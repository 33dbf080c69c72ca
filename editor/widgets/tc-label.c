/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-label.h"

/* Less is no use, and takes long to find out: a letter a line, each of them broken off by itself.
 */
#define LEAST_CHARS 12

GtkWidget *
tc_label_new_wrapped (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

void
tc_label_keep_words (GtkWidget *row)
{
  if (GTK_IS_LABEL (row) && gtk_label_get_wrap (GTK_LABEL (row)))
    gtk_label_set_wrap_mode (GTK_LABEL (row), PANGO_WRAP_WORD);
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tc_label_keep_words (child);
}
