/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-change-list.h"

#include <glib/gi18n.h>

/* Rows of a list are widgets, all of them; who changes more has the differences of the files. */
#define MAX_ROWS 300u

#define INDEX "tc-index" /* of a row: the number of its change, and 1 */

struct _TcChangeList {
  GtkBox parent_instance;

  char *tip;       /* nullable */
  char *shown;     /* what the rows say; the same again makes no new ones */
  GPtrArray *rows; /* of AdwActionRow, in the order of the changes */
  GPtrArray *buttons;
  TcDocument *document; /* nullable */
};

G_DEFINE_FINAL_TYPE (TcChangeList, tc_change_list, GTK_TYPE_BOX)

enum { ACTIVATED, REVERTED, N_SIGNALS };

static guint signals[N_SIGNALS];

static guint
get_index (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, INDEX)) - 1;
}

static void
revert_cb (TcChangeList *self, GtkWidget *button)
{
  g_signal_emit (self, signals[REVERTED], 0, get_index (button));
}

static void
activated_cb (TcChangeList *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[ACTIVATED], 0, get_index (row));
}

static const char *
get_icon_name (TcDifferenceKind kind)
{
  switch (kind) {
  case TC_DIFFERENCE_ADDED:
    return "list-add-symbolic";
  case TC_DIFFERENCE_REMOVED:
    return "list-remove-symbolic";
  case TC_DIFFERENCE_MOVED:
    return "view-sort-ascending-symbolic";
  case TC_DIFFERENCE_CHANGED:
  case TC_DIFFERENCE_TEXT:
  case TC_DIFFERENCE_REDRAWN:
    return "document-edit-symbolic";
  case TC_DIFFERENCE_SOURCE:
    return "help-about-symbolic";
  case TC_N_DIFFERENCE_KINDS:
    break;
  }
  g_assert_not_reached ();
}

/* What cannot be done now must not look as if it could. */
static void
update_button (TcChangeList *self, GtkWidget *button)
{
  gboolean is_held = self->document != NULL && tc_document_is_held (self->document);
  g_autofree char *why = NULL;

  if (is_held)
    /* TRANSLATORS: %s is what is being done: "Reading the text" */
    why = g_strdup_printf (_ ("%s… Then this change can be reverted."),
                           tc_document_get_work (self->document));
  gtk_widget_set_sensitive (button, !is_held);
  gtk_widget_set_tooltip_text (button, is_held ? why : self->tip);
}

static void
work_cb (TcChangeList *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i] != NULL)
      update_button (self, self->buttons->pdata[i]);
}

static GtkWidget *
create_revert (TcChangeList *self, guint index, const char *sentence)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Revert"));
  /* TRANSLATORS: %s is a change: "Sedan: terrain clear becomes forest" */
  g_autofree char *label = g_strdup_printf (_ ("Revert %s"), sentence);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  update_button (self, button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), INDEX, GUINT_TO_POINTER (index + 1));
  g_signal_connect_object (button, "clicked", G_CALLBACK (revert_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_row (TcChangeList *self, TcDifferences *changes, guint index)
{
  const TcDifference *change = tc_differences_get (changes, index);
  g_autofree char *sentence = tc_differences_dup_sentence (changes, index);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon_name (change->kind));
  GtkWidget *button = self->tip != NULL ? create_revert (self, index, sentence) : NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  gtk_widget_add_css_class (icon, "dim-label");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  if (button != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index + 1));
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->buttons, button);
  return row;
}

/* (transfer none): under its own heading. */
static GtkWidget *
add_group (TcChangeList *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = gtk_list_box_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  gtk_box_append (GTK_BOX (self), group);
  return list;
}

static void
add_rest (TcChangeList *self, guint n)
{
  g_autofree char *text = g_strdup_printf (ngettext ("And %u more", "And %u more", n), n);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (self), label);
}

static void
clear (TcChangeList *self)
{
  GtkWidget *child;

  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
}

/* By parts of the scenario, in the order in which they come. */
static void
fill (TcChangeList *self, TcDifferences *changes)
{
  g_autoptr (GHashTable) lists = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = tc_differences_get_n (changes);

  for (guint i = 0; i < MIN (n, MAX_ROWS); i++) {
    g_autofree char *heading = tc_differences_dup_heading (changes, i);
    GtkWidget *list = g_hash_table_lookup (lists, heading);

    if (list == NULL) {
      list = add_group (self, heading);
      g_hash_table_insert (lists, g_steal_pointer (&heading), list);
    }
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (self, changes, i));
  }
  if (n > MAX_ROWS)
    add_rest (self, n - MAX_ROWS);
}

/* (transfer full): all that the rows say. */
static char *
dup_words (TcDifferences *changes, const char *more)
{
  GString *words = g_string_new (more);
  guint n = changes != NULL ? tc_differences_get_n (changes) : 0;

  g_string_append_printf (words, "\n%u\n", n);
  for (guint i = 0; i < MIN (n, MAX_ROWS); i++) {
    g_autofree char *path = tc_differences_dup_path (changes, i);
    g_autofree char *sentence = tc_differences_dup_sentence (changes, i);

    g_string_append_printf (words, "%s %s\n", path, sentence);
  }
  return g_string_free (words, FALSE);
}

static void
tc_change_list_finalize (GObject *object)
{
  TcChangeList *self = TC_CHANGE_LIST (object);

  g_free (self->tip);
  g_clear_object (&self->document);
  g_free (self->shown);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->buttons);
  G_OBJECT_CLASS (tc_change_list_parent_class)->finalize (object);
}

static void
tc_change_list_class_init (TcChangeListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_change_list_finalize;
  signals[ACTIVATED] = g_signal_new ("activated", TC_TYPE_CHANGE_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REVERTED] = g_signal_new ("reverted", TC_TYPE_CHANGE_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
tc_change_list_init (TcChangeList *self)
{
  self->rows = g_ptr_array_new ();
  self->buttons = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
}

void
tc_change_list_set_tip (TcChangeList *self, const char *tip)
{
  g_return_if_fail (TC_IS_CHANGE_LIST (self));

  g_free (self->tip);
  self->tip = g_strdup (tip);
}

void
tc_change_list_follow (TcChangeList *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_CHANGE_LIST (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "notify::work", G_CALLBACK (work_cb), self, G_CONNECT_SWAPPED);
  work_cb (self);
}

gboolean
tc_change_list_show (TcChangeList *self, TcDifferences *differences, const char *more)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (TC_IS_CHANGE_LIST (self), FALSE);

  words = dup_words (differences, more);
  if (g_strcmp0 (words, self->shown) == 0)
    return FALSE;
  g_free (self->shown);
  self->shown = g_steal_pointer (&words);
  clear (self);
  if (differences != NULL)
    fill (self, differences);
  return TRUE;
}

AdwActionRow *
tc_change_list_get_row (TcChangeList *self, guint index)
{
  g_return_val_if_fail (TC_IS_CHANGE_LIST (self), NULL);

  return index < self->rows->len ? self->rows->pdata[index] : NULL;
}

void
tc_change_list_keep (TcChangeList *self, guint index)
{
  g_return_if_fail (TC_IS_CHANGE_LIST (self));

  if (index < self->buttons->len && self->buttons->pdata[index] != NULL)
    gtk_widget_set_visible (self->buttons->pdata[index], FALSE);
}
