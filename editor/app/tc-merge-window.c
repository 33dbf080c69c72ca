/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-merge-window.h"

#include <glib/gi18n.h>

#include "widgets/tc-dialog-keys.h"
#include "widgets/tc-label.h"

/* Rows are widgets, all of them; who has more conflicts decides for all of the rest at once. */
#define MAX_GROUPS 100u

struct _TcMergeWindow {
  AdwWindow parent_instance;

  TcDiskMerge *merge;
  GPtrArray *choices; /* of GtkCheckButton: theirs, of each conflict that is shown */
  gboolean rest;      /* theirs is taken in those that are not shown */

  AdwWindowTitle *title;
  GtkBox *groups;
  GtkLabel *more;
};

G_DEFINE_FINAL_TYPE (TcMergeWindow, tc_merge_window, ADW_TYPE_WINDOW)

enum { DECIDED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* A side of a conflict; @group: (nullable): the button of the other one. */
static GtkWidget *
add_side (GtkListBox *list,
          GtkCheckButton *group,
          const char *title,
          const char *said,
          const char *message)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  /* TRANSLATORS: "Theirs: Both sides changed terrain of area "sedan"" */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), title, message);

  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), group);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (said != NULL) {
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), said);
    tc_label_limit_subtitle (row, 4);
  }
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_list_box_append (list, row);
  return check;
}

static void
add_conflict (TcMergeWindow *self, const TcThreeDispute *dispute)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *list = gtk_list_box_new ();
  g_autofree char *title = g_markup_escape_text (dispute->message, -1);
  GtkWidget *mine;
  GtkWidget *theirs;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  if (dispute->base != NULL) {
    /* TRANSLATORS: what a value was before two people changed it */
    g_autofree char *was = g_strdup_printf (_ ("Before: %s"), dispute->base);
    g_autofree char *escaped = g_markup_escape_text (was, -1);

    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), escaped);
  }
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  dispute->message, -1);
  mine = add_side (GTK_LIST_BOX (list), NULL, _ ("Mine"), dispute->ours, dispute->message);
  theirs = add_side (GTK_LIST_BOX (list), GTK_CHECK_BUTTON (mine), _ ("Theirs"), dispute->theirs,
                     dispute->message);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (mine), TRUE);
  g_ptr_array_add (self->choices, theirs);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  gtk_box_append (self->groups, group);
}

static void
fill (TcMergeWindow *self)
{
  GPtrArray *disputes = tc_disk_merge_get_disputes (self->merge);
  guint n_more = disputes->len > MAX_GROUPS ? disputes->len - MAX_GROUPS : 0;
  g_autofree char *subtitle =
    g_strdup_printf (ngettext ("%u conflict. Everything else is merged.",
                               "%u conflicts. Everything else is merged.", disputes->len),
                     disputes->len);
  g_autofree char *more =
    g_strdup_printf (ngettext ("And %u more. Yours is kept unless you choose All Theirs",
                               "And %u more. Yours is kept unless you choose All Theirs", n_more),
                     n_more);

  adw_window_title_set_subtitle (self->title, subtitle);
  for (guint i = 0; i < disputes->len - n_more; i++)
    add_conflict (self, disputes->pdata[i]);
  gtk_label_set_label (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n_more > 0);
}

static gboolean
is_theirs (TcMergeWindow *self, guint index)
{
  return index < self->choices->len
           ? gtk_check_button_get_active (GTK_CHECK_BUTTON (self->choices->pdata[index]))
           : self->rest;
}

static void
merge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcMergeWindow *self = TC_MERGE_WINDOW (widget);
  GPtrArray *disputes = tc_disk_merge_get_disputes (self->merge);
  g_autoptr (GStrvBuilder) taken = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < disputes->len; i++)
    if (is_theirs (self, i))
      g_strv_builder_add (taken, ((const TcThreeDispute *) disputes->pdata[i])->name);
  names = g_strv_builder_end (taken);
  g_signal_emit (self, signals[DECIDED], 0, names);
  gtk_window_close (GTK_WINDOW (self));
}

static void
all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcMergeWindow *self = TC_MERGE_WINDOW (widget);

  self->rest = g_str_equal (name, "merge.all-theirs");
  for (guint i = 0; i < self->choices->len; i++)
    tc_merge_window_choose (self, i, self->rest);
}

static void
tc_merge_window_finalize (GObject *object)
{
  TcMergeWindow *self = TC_MERGE_WINDOW (object);

  g_clear_pointer (&self->merge, tc_disk_merge_unref);
  g_ptr_array_unref (self->choices);
  G_OBJECT_CLASS (tc_merge_window_parent_class)->finalize (object);
}

static void
tc_merge_window_class_init (TcMergeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_merge_window_finalize;
  signals[DECIDED] = g_signal_new ("decided", TC_TYPE_MERGE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  gtk_widget_class_install_action (widget_class, "merge.apply", NULL, merge_action);
  gtk_widget_class_install_action (widget_class, "merge.all-theirs", NULL, all_action);
  gtk_widget_class_install_action (widget_class, "merge.all-mine", NULL, all_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-merge-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcMergeWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TcMergeWindow, groups);
  gtk_widget_class_bind_template_child (widget_class, TcMergeWindow, more);
}

static void
tc_merge_window_init (TcMergeWindow *self)
{
  self->choices = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_dialog_keys_add (GTK_WINDOW (self));
}

GtkWindow *
tc_merge_window_new (GtkWindow *parent, TcDiskMerge *merge)
{
  TcMergeWindow *self = g_object_new (TC_TYPE_MERGE_WINDOW, "transient-for", parent, NULL);

  self->merge = tc_disk_merge_ref (merge);
  fill (self);
  return GTK_WINDOW (self);
}

void
tc_merge_window_choose (TcMergeWindow *self, guint index, gboolean takes_theirs)
{
  GtkWidget *button;
  GtkWidget *row;
  GtkWidget *other;

  g_return_if_fail (TC_IS_MERGE_WINDOW (self) && index < self->choices->len);

  button = self->choices->pdata[index];
  if (takes_theirs) {
    gtk_check_button_set_active (GTK_CHECK_BUTTON (button), TRUE);
    return;
  }
  /* A button of a group goes out when the other one is pressed: that of the row before. */
  row = gtk_widget_get_prev_sibling (gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW));
  other = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (other), TRUE);
}
