/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-prospects.h"

#include <glib/gi18n.h>

#define BAR_WIDTH    44 /* pixels */
#define LEAST_HEIGHT 130

#define LEAST_PERCENT 0.5 /* that is written as one */

struct _TcPlayProspects {
  AdwBin parent_instance;

  TcMove move; /* that was shown last */
  GtkAdjustment *place;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (TcPlayProspects, tc_play_prospects, ADW_TYPE_BIN)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The likelier of two is seen before the numbers are read. */
static GtkWidget *
make_bar (double chance)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, 1);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), chance);
  for (const char *const *name =
         (const char *const[]){ GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH,
                                GTK_LEVEL_BAR_OFFSET_FULL, NULL };
       *name != NULL; name++)
    gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (bar), *name);
  gtk_widget_set_size_request (bar, BAR_WIDTH, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_START);
  gtk_widget_set_margin_top (bar, 6);
  return bar;
}

/* What can happen is never said to have no chance. */
static char *
dup_chance (double chance)
{
  return 100 * chance < LEAST_PERCENT ? g_strdup (_ ("< 1 %"))
                                      : g_strdup_printf (_ ("%.0f %%"), 100 * chance);
}

static char *
dup_words (const TcProspect *prospect)
{
  g_autofree char *lines = g_strjoinv ("\n", prospect->lines);

  if (!prospect->goes_on)
    return g_steal_pointer (&lines);
  return g_strconcat (lines, *lines != '\0' ? "\n" : "", _ ("More dice follow."), NULL);
}

static GtkWidget *
make_row (const TcProspect *prospect)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *chance = dup_chance (prospect->chance);
  g_autofree char *words = dup_words (prospect);
  GtkWidget *number = make_label (chance, "numeric");
  GtkWidget *text = make_label (words, NULL);

  gtk_label_set_width_chars (GTK_LABEL (number), 5);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), make_bar (prospect->chance));
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), text);
  return row;
}

static int
compare_chance (gconstpointer a, gconstpointer b)
{
  const TcProspect *const *left = a;
  const TcProspect *const *right = b;

  return ((*left)->chance < (*right)->chance) - ((*left)->chance > (*right)->chance);
}

/* (element-type TcProspect): there may be no room for all, so the likeliest comes first. */
static GPtrArray *
sort_prospects (const TcProspects *prospects)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (guint i = 0; i < tc_prospects_get_n (prospects); i++)
    g_ptr_array_add (sorted, (gpointer) tc_prospects_get (prospects, i));
  g_ptr_array_sort (sorted, compare_chance);
  return sorted;
}

static void
add_lines (TcPlayProspects *self, const char *const *lines)
{
  for (; *lines != NULL; lines++)
    gtk_box_append (self->rows, make_label (*lines, "dim-label"));
}

static void
add_prospects (TcPlayProspects *self, const TcProspects *prospects)
{
  g_autoptr (GPtrArray) sorted = sort_prospects (prospects);

  add_lines (self, tc_prospects_get_opening (prospects));
  add_lines (self, tc_prospects_get_means (prospects));
  for (guint i = 0; i < sorted->len; i++)
    gtk_box_append (self->rows, make_row (sorted->pdata[i]));
}

void
tc_play_prospects_show (TcPlayProspects *self,
                        const TcMove *move,
                        const char *words,
                        const TcProspects *prospects)
{
  GtkWidget *child;

  g_return_if_fail (TC_IS_PLAY_PROSPECTS (self));
  g_return_if_fail (move != NULL || (words == NULL && prospects == NULL));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  if (move == NULL)
    return;
  if (tc_move_compare (move, &self->move) != 0)
    gtk_adjustment_set_value (self->place, 0);
  self->move = *move;
  if (words != NULL)
    gtk_box_append (self->rows, make_label (words, NULL));
  if (prospects != NULL)
    add_prospects (self, prospects);
}

static void
tc_play_prospects_class_init (TcPlayProspectsClass *klass)
{
}

static void
tc_play_prospects_init (TcPlayProspects *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->rows = GTK_BOX (rows);
  gtk_widget_set_margin_start (rows, 12);
  gtk_widget_set_margin_end (rows, 12);
  gtk_widget_set_margin_bottom (rows, 8);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), LEAST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), rows);
  self->place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  adw_bin_set_child (ADW_BIN (self), scrolled);
}
