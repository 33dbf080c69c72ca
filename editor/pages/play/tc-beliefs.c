/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-beliefs.h"

#include <glib/gi18n.h>

#define HEAD_CHARS 9

struct _TcBeliefs {
  AdwBin parent_instance;

  GtkGrid *grid;
};

G_DEFINE_FINAL_TYPE (TcBeliefs, tc_beliefs, ADW_TYPE_BIN)

static const char *
find_name (const TcView *view, const char *key)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (containers[i].key, key))
      return containers[i].name;
  }
  return key;
}

static void
attach (TcBeliefs *self, const char *text, guint column, guint row, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  /* Heads of columns are words that may take two lines. */
  gtk_label_set_wrap (GTK_LABEL (label), column > 0);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_max_width_chars (GTK_LABEL (label), column > 0 ? HEAD_CHARS : -1);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_grid_attach (self->grid, label, (int) column, (int) row, 1, 1);
}

/* The rows of one believer begin where @beliefs does; @n are left. Returns how many it has. */
static guint
show_believer (TcBeliefs *self,
               const TcView *view,
               const TcViewBelief *beliefs,
               guint n,
               guint *row)
{
  const char *believer = beliefs[0].believer;
  const char *about = beliefs[0].about;
  guint column = 1;
  guint i;

  attach (self, find_name (view, believer), 0, *row, "heading");
  for (i = 0; i < n && g_str_equal (beliefs[i].about, about); i++)
    attach (self, beliefs[i].text, i + 1, *row, "dim-label");
  about = "";
  for (i = 0; i < n && g_str_equal (beliefs[i].believer, believer); i++, column++) {
    g_autofree char *percent = NULL;

    if (!g_str_equal (beliefs[i].about, about)) {
      about = beliefs[i].about;
      column = 1;
      attach (self, find_name (view, about), 0, ++*row, NULL);
    }
    /* Translators: a chance, as in "25 %" */
    percent = g_strdup_printf (_ ("%u %%"), beliefs[i].percent);
    attach (self, percent, column, *row, beliefs[i].percent >= 50 ? "heading" : NULL);
  }
  ++*row;
  return i;
}

gboolean
tc_beliefs_has (const TcView *view)
{
  guint n;

  tc_view_get_beliefs (view, &n);
  return n > 0;
}

void
tc_beliefs_show (TcBeliefs *self, const TcView *view)
{
  guint n;
  guint row = 0;
  const TcViewBelief *beliefs = NULL;
  GtkWidget *child;

  g_return_if_fail (TC_IS_BELIEFS (self) && view != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->grid))) != NULL)
    gtk_grid_remove (self->grid, child);
  beliefs = tc_view_get_beliefs (view, &n);
  for (guint i = 0; i < n;)
    i += show_believer (self, view, beliefs + i, n - i, &row);
}

static void
tc_beliefs_class_init (TcBeliefsClass *klass)
{
}

static void
tc_beliefs_init (TcBeliefs *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 3);
  gtk_grid_set_column_spacing (self->grid, 12);
  gtk_widget_set_halign (GTK_WIDGET (self->grid), GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What bots take the players for"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}
