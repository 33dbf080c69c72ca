/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/changes/tc-changes-page.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"

/* Rows of a list are widgets, all of them; who changes more has the differences of the files. */
#define MAX_ROWS 300u

#define INDEX "tc-index" /* of a row: the number of its change, and 1 */

struct _TcChangesPage {
  TcPage parent_instance;

  TcDocument *document;
  char *shown; /* what the rows say; the same again makes no new ones */

  GtkStack *stack;
  GtkLabel *heading;
  GtkLabel *base;
  GtkBox *groups;
  GtkLabel *rest;
};

G_DEFINE_FINAL_TYPE (TcChangesPage, tc_changes_page, TC_TYPE_PAGE)

static void
revert_cb (TcChangesPage *self, GtkWidget *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), INDEX)) - 1;
  g_autoptr (GError) error = NULL;

  if (!tc_document_revert_change (self->document, index, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
}

/* What is gone has left the place around it. */
static void
activated_cb (TcChangesPage *self, GtkListBoxRow *row)
{
  TcDifferences *changes = tc_document_get_changes (self->document);
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), INDEX)) - 1;
  g_autofree char *path = NULL;

  if (changes == NULL || index >= tc_differences_get_n (changes))
    return;
  path = tc_document_dup_change_place (self->document, index);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-datum", "s", path);
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
    return "document-edit-symbolic";
  case TC_DIFFERENCE_SOURCE:
    return "help-about-symbolic";
  case TC_N_DIFFERENCE_KINDS:
    break;
  }
  g_assert_not_reached ();
}

static GtkWidget *
create_revert (TcChangesPage *self, guint index, const char *sentence)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Revert"));
  /* TRANSLATORS: %s is a change: "Sedan: terrain clear becomes forest" */
  g_autofree char *label = g_strdup_printf (_ ("Revert %s"), sentence);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Make this as it is in the base"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), INDEX, GUINT_TO_POINTER (index + 1));
  g_signal_connect_object (button, "clicked", G_CALLBACK (revert_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_row (TcChangesPage *self, TcDifferences *changes, guint index)
{
  const TcDifference *change = tc_differences_get (changes, index);
  g_autofree char *sentence = tc_differences_dup_sentence (changes, index);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (get_icon_name (change->kind));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
  gtk_widget_add_css_class (icon, "dim-label");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_revert (self, index, sentence));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), INDEX, GUINT_TO_POINTER (index + 1));
  return row;
}

/* (transfer none): under its own heading, in the page. */
static GtkWidget *
add_group (TcChangesPage *self, const char *section)
{
  g_autofree char *title = tc_word_dup_capital (section);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = gtk_list_box_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  gtk_box_append (self->groups, group);
  return list;
}

/* (transfer full): all that the rows say. */
static char *
dup_words (TcDifferences *changes)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < MIN (tc_differences_get_n (changes), MAX_ROWS); i++) {
    g_autofree char *path = tc_differences_dup_path (changes, i);
    g_autofree char *sentence = tc_differences_dup_sentence (changes, i);

    g_string_append_printf (words, "%s %s\n", path, sentence);
  }
  return g_string_free (words, FALSE);
}

/* By parts of the scenario, in the order in which they come. */
static void
fill (TcChangesPage *self, TcDifferences *changes)
{
  g_autoptr (GHashTable) lists = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  for (guint i = 0; i < MIN (tc_differences_get_n (changes), MAX_ROWS); i++) {
    g_autofree char *section = tc_differences_dup_section (changes, i);
    GtkWidget *list = g_hash_table_lookup (lists, section);

    if (list == NULL) {
      list = add_group (self, section);
      g_hash_table_insert (lists, g_steal_pointer (&section), list);
    }
    gtk_list_box_append (GTK_LIST_BOX (list), create_row (self, changes, i));
  }
}

static void
update_words (TcChangesPage *self, guint n)
{
  const char *path = tc_document_get_base_path (self->document);
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : g_strdup ("");
  g_autofree char *heading = g_strdup_printf (ngettext ("%u change", "%u changes", n), n);
  /* TRANSLATORS: %s is the name of a file */
  g_autofree char *base = g_strdup_printf (_ ("Variant of %s"), name);
  guint n_more = n > MAX_ROWS ? n - MAX_ROWS : 0;
  g_autofree char *rest = g_strdup_printf (ngettext ("And %u more", "And %u more", n_more), n_more);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->base, base);
  gtk_label_set_label (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n_more > 0);
}

static void
tc_changes_page_update (TcPage *page)
{
  TcChangesPage *self = TC_CHANGES_PAGE (page);
  TcDifferences *changes = tc_document_get_changes (self->document);
  guint n = changes != NULL ? tc_differences_get_n (changes) : 0;
  g_autofree char *words = NULL;

  gtk_stack_set_visible_child_name (self->stack, n > 0             ? "changes"
                                                 : changes != NULL ? "none"
                                                                   : "unknown");
  if (changes == NULL)
    return;
  update_words (self, n);
  words = dup_words (changes);
  if (g_strcmp0 (words, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&words);
  fill (self, changes);
}

static void
tc_changes_page_attach (TcPage *page, TcDocument *document)
{
  TC_CHANGES_PAGE (page)->document = g_object_ref (document);
}

static void
tc_changes_page_dispose (GObject *object)
{
  TcChangesPage *self = TC_CHANGES_PAGE (object);

  g_clear_object (&self->document);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (tc_changes_page_parent_class)->dispose (object);
}

static void
tc_changes_page_class_init (TcChangesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_changes_page_dispose;

  page_class->name = "changes";
  page_class->title = N_ ("Changes");
  page_class->icon_name = "tc-changes-symbolic";
  page_class->is_for_variants = TRUE;
  page_class->attach = tc_changes_page_attach;
  page_class->update = tc_changes_page_update;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/changes/tc-changes-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, base);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, groups);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, rest);
}

static void
tc_changes_page_init (TcChangesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
