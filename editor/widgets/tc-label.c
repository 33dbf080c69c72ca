/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-label.h"

/* Less is no use, and takes long to find out: a letter a line, each of them broken off by itself.
 */
#define LEAST_CHARS 12

/* As wide as "…". */
#define LEAST_CUT_CHARS 3

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

/* GTK 4.8 says of a text that is narrower than its "…", such as "~" or "1", that it needs more than
 * it wants, and complains of that itself. */
static void
make_room_to_cut (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_ellipsize (GTK_LABEL (widget)) != PANGO_ELLIPSIZE_NONE)
    gtk_label_set_width_chars (GTK_LABEL (widget), LEAST_CUT_CHARS);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_room_to_cut (child);
}

void
tc_label_limit_subtitle (GtkWidget *row, int n_lines)
{
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), n_lines);
  make_room_to_cut (row);
}
