/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/changes/tc-changes-page.h"

#include <glib/gi18n.h>

#include "widgets/tc-change-list.h"
#include "widgets/tc-label.h"
#include "widgets/tc-save-changes.h"
#include "widgets/tc-shown-path.h"

struct _TcChangesPage {
  TcPage parent_instance;

  TcDocument *document;

  GtkStack *stack;
  GtkLabel *heading;
  GtkLabel *base;
  TcChangeList *list;
};

G_DEFINE_FINAL_TYPE (TcChangesPage, tc_changes_page, TC_TYPE_PAGE)

static void
reverted_cb (TcChangesPage *self, guint index)
{
  TcDifferences *changes = tc_document_get_changes (self->document);
  g_autoptr (GError) error = NULL;

  if (changes == NULL || index >= tc_differences_get_n (changes))
    return;
  if (!tc_document_revert_change (self->document, index, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
}

/* What is gone has left the place around it. */
static void
activated_cb (TcChangesPage *self, guint index)
{
  TcDifferences *changes = tc_document_get_changes (self->document);
  g_autofree char *path = NULL;

  if (changes == NULL || index >= tc_differences_get_n (changes))
    return;
  path = tc_document_dup_change_place (self->document, index);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-datum", "s", path);
}

#define FINDING "tc-finding" /* of a button: the number of the finding, and 1 */
#define FIX     "tc-fix"     /* and that of its fix */

/* The base has moved: the fixes of the finding say what can be done. */
static void
resolve_cb (TcChangesPage *self, GtkWidget *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), FINDING)) - 1;
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), FIX));
  TcReport *report = tc_build_get_report (tc_document_get_build (self->document));
  const TcFinding *finding =
    index < tc_report_get_n (report) ? tc_report_get (report, index) : NULL;

  if (finding == NULL || finding->fixes == NULL || number >= finding->fixes->len ||
      !tc_document_apply_fix (self->document, finding, number))
    gtk_widget_activate_action (
      GTK_WIDGET (self), "win.show-notice", "s",
      _ ("The text has changed in the meantime. Check the problem again."));
}

static GtkWidget *
create_resolve (TcChangesPage *self, guint index, const TcFinding *finding, guint number)
{
  const char *label = g_array_index (finding->fixes, TcFix, number).label;
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), label, finding->message);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), FINDING, GUINT_TO_POINTER (index + 1));
  g_object_set_data (G_OBJECT (button), FIX, GUINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (resolve_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_conflict (TcChangesPage *self, guint change, guint index)
{
  TcReport *report = tc_build_get_report (tc_document_get_build (self->document));
  const TcFinding *finding = tc_report_get (report, index);
  AdwActionRow *row = tc_change_list_get_row (self->list, change);

  if (row == NULL || finding->fixes == NULL)
    return;
  adw_action_row_set_subtitle (row, finding->message);
  tc_label_limit_subtitle (GTK_WIDGET (row), 3);
  gtk_widget_add_css_class (GTK_WIDGET (row), "conflict");
  for (guint i = 0; i < finding->fixes->len; i++)
    adw_action_row_add_suffix (row, create_resolve (self, index, finding, i));
  tc_change_list_keep (self->list, change);
}

static void
add_conflicts (TcChangesPage *self, guint n)
{
  guint index;

  for (guint i = 0; i < n; i++)
    if (tc_document_find_moved (self->document, i, &index))
      add_conflict (self, i, index);
}

/* (transfer full): what the rows say besides. */
static char *
dup_conflicts (TcChangesPage *self, guint n)
{
  TcReport *report = tc_build_get_report (tc_document_get_build (self->document));
  GString *words = g_string_new (NULL);
  guint index;

  for (guint i = 0; i < n; i++)
    if (tc_document_find_moved (self->document, i, &index))
      g_string_append_printf (words, "%u %u %s\n", i, index,
                              tc_report_get (report, index)->message);
  return g_string_free (words, FALSE);
}

static void
update_words (TcChangesPage *self, guint n)
{
  const char *path = tc_document_get_base_path (self->document);
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : g_strdup ("");
  g_autofree char *heading = g_strdup_printf (ngettext ("%u change", "%u changes", n), n);
  /* TRANSLATORS: %s is the name of a file */
  g_autofree char *base = g_strdup_printf (_ ("Variant of %s"), name);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->base, base);
}

static void
tc_changes_page_update (TcPage *page)
{
  TcChangesPage *self = TC_CHANGES_PAGE (page);
  TcDifferences *changes = tc_document_get_changes (self->document);
  guint n = changes != NULL ? tc_differences_get_n (changes) : 0;
  g_autofree char *conflicts = NULL;

  gtk_stack_set_visible_child_name (self->stack, n > 0             ? "changes"
                                                 : changes != NULL ? "none"
                                                                   : "unknown");
  if (changes == NULL)
    return;
  update_words (self, n);
  conflicts = dup_conflicts (self, n);
  if (tc_change_list_show (self->list, changes, conflicts))
    add_conflicts (self, n);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcChangesPage *self = TC_CHANGES_PAGE (widget);
  TcDifferences *changes = tc_document_get_changes (self->document);
  const char *base = tc_document_get_base_path (self->document);
  g_autofree char *mine = tc_document_dup_title (self->document);
  g_auto (GStrv) names = NULL;
  g_autofree char *text = NULL;

  if (changes == NULL || base == NULL)
    return;
  names = tc_shown_path_dup_pair (base, tc_document_get_path (self->document), mine);
  text = tc_differences_dup_markdown (changes, names[0], names[1]);
  tc_save_changes (widget, self->document, NULL, text);
}

static void
tc_changes_page_attach (TcPage *page, TcDocument *document)
{
  TcChangesPage *self = TC_CHANGES_PAGE (page);

  self->document = g_object_ref (document);
  tc_change_list_follow (self->list, document);
}

static void
tc_changes_page_dispose (GObject *object)
{
  TcChangesPage *self = TC_CHANGES_PAGE (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (tc_changes_page_parent_class)->dispose (object);
}

static void
tc_changes_page_class_init (TcChangesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_changes_page_dispose;

  g_type_ensure (TC_TYPE_CHANGE_LIST);
  page_class->name = "changes";
  page_class->title = N_ ("Changes");
  page_class->icon_name = "tc-changes-symbolic";
  page_class->is_for_variants = TRUE;
  page_class->attach = tc_changes_page_attach;
  page_class->update = tc_changes_page_update;

  gtk_widget_class_install_action (widget_class, "changes.export", NULL, export_action);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/changes/tc-changes-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, heading);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, base);
  gtk_widget_class_bind_template_child (widget_class, TcChangesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, reverted_cb);
}

static void
tc_changes_page_init (TcChangesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_change_list_set_tip (self->list, _ ("Make this as it is in the base"));
}
