/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-compare-window.h"

#include <glib/gi18n.h>

#include "app/tc-diff-view.h"
#include "app/tc-message.h"
#include "app/tc-tooltips.h"
#include "widgets/tc-change-list.h"
#include "widgets/tc-dialog-keys.h"
#include "widgets/tc-save-changes.h"
#include "widgets/tc-shown-path.h"

struct _TcCompareWindow {
  AdwWindow parent_instance;

  guint number;
  TcDocument *document;
  TcCompareWith with;
  char *other;               /* (nullable): the path of the other file */
  GCancellable *cancellable; /* of the comparison under way */
  TcComparison *shown;       /* nullable */
  guint disk_state;          /* TcDiskState, of which the buttons are */

  AdwWindowTitle *title;
  GtkStack *stack;
  AdwStatusPage *trouble;
  AdwStatusPage *same;
  GtkWidget *switcher;
  GtkWidget *their_part;
  TcChangeList *their_list;
  GtkWidget *my_part;
  GtkLabel *my_heading;
  TcChangeList *my_list;
  GtkLabel *lines_note;
  TcDiffView *lines;
  GtkBox *messages;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (TcCompareWindow, tc_compare_window, ADW_TYPE_WINDOW)

/* In the window that the document belongs to. */
static void
act (TcCompareWindow *self, const char *action, const char *words)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, "s", words);
}

/* -- What is clicked --------------------------------------------------------------------------- */

/* (transfer full): the path of what a change is about, or of what is still there around it. */
static char *
dup_place (TcCompareWindow *self, TcDifferences *differences, guint index)
{
  const TcDifference *change = tc_differences_get (differences, index);
  gboolean is_gone = change->new_node == TC_NODE_NONE;
  TcScenario *side =
    is_gone ? tc_differences_get_old (differences) : tc_differences_get_new (differences);
  TcScenario *current = tc_document_get_scenario (self->document);

  for (TcNode node = is_gone ? change->old_node : change->new_node; node != TC_NODE_NONE;
       node = tc_scenario_get_parent (side, node)) {
    g_autofree char *path = tc_scenario_dup_path (side, node);

    if (current != NULL && tc_scenario_find_by_path (current, path) != TC_NODE_NONE)
      return g_steal_pointer (&path);
  }
  return g_strdup ("");
}

static TcDifferences *
get_differences (TcCompareWindow *self, TcChangeList *list)
{
  if (self->shown == NULL)
    return NULL;
  return list == self->my_list ? self->shown->by_me : self->shown->by_them;
}

static void
activated_cb (TcCompareWindow *self, guint index, TcChangeList *list)
{
  TcDifferences *differences = get_differences (self, list);
  g_autofree char *path = NULL;

  if (differences == NULL || index >= tc_differences_get_n (differences))
    return;
  path = dup_place (self, differences, index);
  act (self, "win.show-datum", path);
}

static void
reverted_cb (TcCompareWindow *self, guint index, TcChangeList *list)
{
  TcDifferences *differences = get_differences (self, list);
  g_autoptr (GError) error = NULL;

  if (differences == NULL || index >= tc_differences_get_n (differences))
    return;
  if (!tc_document_take_back (self->document, differences, index, &error))
    act (self, "win.show-notice", error->message);
}

/* -- What is shown ----------------------------------------------------------------------------- */

static guint
count (TcDifferences *differences)
{
  return differences != NULL ? tc_differences_get_n (differences) : 0;
}

static char *
dup_subtitle (TcCompareWindow *self, guint n_theirs, guint n_mine)
{
  g_autofree char *theirs =
    g_strdup_printf (ngettext ("%u change on disk", "%u changes on disk", n_theirs), n_theirs);
  g_autofree char *mine =
    g_strdup_printf (ngettext ("%u change here", "%u changes here", n_mine), n_mine);

  if (self->with != TC_COMPARE_DISK)
    return n_mine > 0 ? g_strdup_printf (ngettext ("%u change", "%u changes", n_mine), n_mine)
                      : g_strdup ("");
  if (n_theirs == 0)
    return g_strdup (n_mine > 0 ? mine : "");
  /* TRANSLATORS: "2 changes on disk, 3 changes here" */
  return n_mine > 0 ? g_strdup_printf (_ ("%s, %s"), theirs, mine) : g_strdup (theirs);
}

static void
describe_same (TcCompareWindow *self)
{
  gboolean is_same = g_bytes_equal (tc_source_get_bytes (self->shown->other_lines),
                                    tc_source_get_bytes (self->shown->my_lines));
  const char *text;

  if (self->shown->by_me == NULL || (self->shown->knows_before && self->shown->by_them == NULL))
    text = _ ("One of the two texts cannot be read as a scenario. Lines shows them as they are "
              "written.");
  else if (!is_same)
    text = _ ("The two texts say the same. Only their layout or comments differ: see Lines.");
  else if (self->shown->n_flattened > 0)
    text = _ ("Both come out as the same scenario.");
  else if (self->with == TC_COMPARE_COMMIT)
    text = _ ("The scenario is as it was committed.");
  else if (self->with == TC_COMPARE_FILE)
    text = _ ("The two files are the same.");
  else if (self->with == TC_COMPARE_OPENED)
    text = _ ("The scenario is as it was when you opened it.");
  else
    text = _ ("The file on disk and your text are the same.");
  adw_status_page_set_description (self->same, text);
}

static void
show_my_list (TcCompareWindow *self)
{
  TcDifferences *mine = self->shown->by_me;

  if (!tc_change_list_show (self->my_list, mine, NULL))
    return;
  for (guint i = 0; i < count (mine); i++)
    if (self->with == TC_COMPARE_FILE || !tc_differences_can_take_back (mine, i))
      tc_change_list_keep (self->my_list, i);
}

/* What was written in a variant is not what the lines are of. */
static void
show_lines_note (TcCompareWindow *self)
{
  guint n = self->shown->n_flattened;

  gtk_label_set_label (self->lines_note,
                       n > 1 ? _ ("The variants are compared as they come out with their bases.")
                             : _ ("The variant is compared as it comes out with its base."));
  gtk_widget_set_visible (GTK_WIDGET (self->lines_note), n > 0);
}

static void
show_comparison (TcCompareWindow *self)
{
  guint n_theirs = count (self->shown->by_them);
  guint n_mine = count (self->shown->by_me);
  g_autofree char *subtitle = dup_subtitle (self, n_theirs, n_mine);

  adw_window_title_set_subtitle (self->title, subtitle);
  tc_change_list_show (self->their_list, self->shown->by_them, NULL);
  gtk_widget_set_visible (self->their_part, n_theirs > 0);
  show_my_list (self);
  gtk_widget_set_visible (self->my_part, n_mine > 0);
  describe_same (self);
  show_lines_note (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.export", n_theirs + n_mine > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->same), n_theirs + n_mine == 0);
  gtk_widget_set_visible (self->switcher, TRUE);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "lines") != 0)
    gtk_stack_set_visible_child_name (self->stack, "changes");
}

static void
show_trouble (TcCompareWindow *self, const GError *error)
{
  g_autofree char *text = g_markup_escape_text (error->message, -1);

  adw_status_page_set_description (self->trouble, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.export", FALSE);
  gtk_widget_set_visible (self->switcher, FALSE);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static gboolean
is_same_text (TcSource *a, TcSource *b)
{
  return tc_source_get_revision (a) == tc_source_get_revision (b);
}

static void
compared_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcCompareWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcComparison) comparison =
    tc_document_compare_finish (TC_DOCUMENT (object), result, &error);

  /* A newer one is under way, or the window has gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->document == NULL)
    return;
  if (comparison == NULL) {
    show_trouble (self, error);
    return;
  }
  if (self->shown == NULL || !is_same_text (self->shown->other_lines, comparison->other_lines) ||
      !is_same_text (self->shown->my_lines, comparison->my_lines))
    tc_diff_view_show (self->lines, comparison->other_lines, comparison->my_lines);
  g_clear_pointer (&self->shown, tc_comparison_unref);
  self->shown = g_steal_pointer (&comparison);
  show_comparison (self);
}

static void
compare (TcCompareWindow *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->with != TC_COMPARE_OPENED && self->other == NULL &&
      tc_document_get_path (self->document) == NULL)
    return;
  self->cancellable = g_cancellable_new ();
  tc_document_compare_async (self->document, self->with, self->other, self->cancellable,
                             compared_cb, g_object_ref (self));
}

/* What is on disk has changed, and perhaps its name. */
static void
modified_cb (TcCompareWindow *self)
{
  if (!tc_document_is_modified (self->document))
    compare (self);
}

/* When there is nothing to decide any more the buttons go. */
static void
disk_state_cb (TcCompareWindow *self)
{
  guint state;

  g_object_get (self->document, "disk-state", &state, NULL);
  if (state == self->disk_state)
    return;
  self->disk_state = state;
  gtk_widget_set_visible (self->choices, self->with == TC_COMPARE_DISK && state == TC_DISK_CHANGED);
  compare (self);
}

/* -- As a file --------------------------------------------------------------------------------- */

/* (transfer full) (array zero-terminated=1): what the other text and mine are called. */
static char **
dup_names (TcCompareWindow *self)
{
  g_autofree char *mine = tc_document_dup_title (self->document);
  g_autofree char *other = NULL;
  char **names;

  if (self->with == TC_COMPARE_FILE)
    return tc_shown_path_dup_pair (self->other, tc_document_get_path (self->document), mine);
  names = g_new0 (char *, 3);
  /* It may have been opened under another name. */
  other = self->with == TC_COMPARE_OPENED && self->shown != NULL
            ? g_path_get_basename (tc_source_get_name (self->shown->other))
            : g_strdup (mine);
  /* TRANSLATORS: %s is the name of a file in all of these */
  names[0] = g_strdup_printf (self->with == TC_COMPARE_COMMIT   ? _ ("%s (last commit)")
                              : self->with == TC_COMPARE_OPENED ? _ ("%s (as opened)")
                                                                : _ ("%s (on disk)"),
                              other);
  names[1] = g_strdup_printf (_ ("%s (here)"), mine);
  return names;
}

/* Of both sides where both have changed what was on disk before. */
static char *
dup_export (TcCompareWindow *self)
{
  g_auto (GStrv) names = dup_names (self);
  g_autofree char *title = tc_document_dup_title (self->document);
  g_autofree char *before = g_strdup_printf (_ ("%s (as last saved)"), title);
  gboolean has_theirs = count (self->shown->by_them) > 0;
  g_autofree char *theirs =
    has_theirs ? tc_differences_dup_markdown (self->shown->by_them, before, names[0]) : NULL;
  g_autofree char *mine =
    count (self->shown->by_me) > 0
      ? tc_differences_dup_markdown (self->shown->by_me, has_theirs ? before : names[0], names[1])
      : NULL;

  if (theirs == NULL)
    return g_steal_pointer (&mine);
  return mine != NULL ? g_strconcat (theirs, "\n", mine, NULL) : g_steal_pointer (&theirs);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcCompareWindow *self = TC_COMPARE_WINDOW (widget);
  g_autofree char *text = self->shown != NULL ? dup_export (self) : NULL;

  if (text != NULL)
    tc_save_changes (widget, self->document, self->other, text);
}

/* Where the button was, and not in the window behind this one. */
static void
show_notice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcCompareWindow *self = TC_COMPARE_WINDOW (widget);

  tc_message_show (self->messages, g_variant_get_string (parameter, NULL), FALSE);
}

/* -- The class --------------------------------------------------------------------------------- */

/* Whoever has decided wants to see the scenario again. */
static void
decide_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));
  const char *action = g_str_equal (name, "compare.take-theirs") ? "win.load-theirs"
                       : g_str_equal (name, "compare.keep-mine") ? "win.keep-mine"
                                                                 : "win.merge-theirs";

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, NULL);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
tc_compare_window_dispose (GObject *object)
{
  TcCompareWindow *self = TC_COMPARE_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->document);
  g_clear_pointer (&self->other, g_free);
  g_clear_pointer (&self->shown, tc_comparison_unref);
  G_OBJECT_CLASS (tc_compare_window_parent_class)->dispose (object);
}

static void
tc_compare_window_class_init (TcCompareWindowClass *klass)
{
  static const char *const decisions[] = { "compare.take-theirs", "compare.keep-mine",
                                           "compare.merge" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_compare_window_dispose;
  g_type_ensure (TC_TYPE_CHANGE_LIST);
  g_type_ensure (TC_TYPE_DIFF_VIEW);
  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++)
    gtk_widget_class_install_action (widget_class, decisions[i], NULL, decide_action);
  gtk_widget_class_install_action (widget_class, "compare.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "win.show-notice", "s", show_notice_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, same);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, their_part);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, their_list);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, my_part);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, my_heading);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, my_list);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, lines_note);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, lines);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, messages);
  gtk_widget_class_bind_template_child (widget_class, TcCompareWindow, choices);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, reverted_cb);
}

static void
tc_compare_window_init (TcCompareWindow *self)
{
  static guint n_made;

  self->number = ++n_made;
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_dialog_keys_add (GTK_WINDOW (self));
  tc_tooltips_show_whole (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "compare.export", FALSE);
  self->disk_state = G_MAXUINT;
}

/* A comparison that is under way holds this window longer than the parent lives, and GTK 4.8 keeps
 * the parent of what it destroys together with it. */
static void
forget_parent (TcCompareWindow *self)
{
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
}

/* (transfer full) */
static char *
dup_title (TcCompareWindow *self)
{
  g_auto (GStrv) names = NULL;

  if (self->with == TC_COMPARE_COMMIT)
    return g_strdup (_ ("Changes Since Last Commit"));
  if (self->with == TC_COMPARE_OPENED)
    return g_strdup (_ ("Changes Since Opening"));
  if (self->with == TC_COMPARE_DISK)
    return g_strdup (_ ("Differences"));
  names = dup_names (self);
  /* TRANSLATORS: the names of two files that are compared, the open one last */
  return g_strdup_printf (_ ("From %s to %s"), names[0], names[1]);
}

static void
update_title (TcCompareWindow *self)
{
  g_autofree char *title = dup_title (self);

  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->title, title);
}

GtkWindow *
tc_compare_window_new (GtkWindow *parent,
                       TcDocument *document,
                       TcCompareWith with,
                       const char *other)
{
  TcCompareWindow *self = g_object_new (TC_TYPE_COMPARE_WINDOW, "transient-for", parent, NULL);

  self->document = g_object_ref (document);
  self->with = with;
  self->other = g_strdup (other);
  update_title (self);
  gtk_widget_set_visible (GTK_WIDGET (self->my_heading), with == TC_COMPARE_DISK);
  tc_change_list_set_tip (self->my_list,
                          with == TC_COMPARE_COMMIT   ? _ ("Make this as it is in the last commit")
                          : with == TC_COMPARE_OPENED ? _ ("Make this as it was when you opened it")
                                                      : _ ("Make this as it was in the file"));
  tc_change_list_follow (self->my_list, document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (compare), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::disk-state", G_CALLBACK (disk_state_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::modified", G_CALLBACK (modified_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::title", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (forget_parent), self, G_CONNECT_SWAPPED);
  disk_state_cb (self);
  return GTK_WINDOW (self);
}

guint
tc_compare_window_get_number (TcCompareWindow *self)
{
  g_return_val_if_fail (TC_IS_COMPARE_WINDOW (self), 0);

  return self->number;
}

/* However it is written. */
static gboolean
is_same_file (const char *one, const char *two)
{
  g_autoptr (GFile) first = NULL;
  g_autoptr (GFile) second = NULL;

  if (one == NULL || two == NULL)
    return one == two;
  first = g_file_new_for_path (one);
  second = g_file_new_for_path (two);
  return g_file_equal (first, second);
}

gboolean
tc_compare_window_is (TcCompareWindow *self, TcCompareWith with, const char *other)
{
  return self->with == with && is_same_file (self->other, other);
}
