/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-compare-choice.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-core.h>

#include "app/tc-starter.h"
#include "document/tc-item.h"
#include "widgets/tc-dialog-keys.h"
#include "widgets/tc-label.h"
#include "widgets/tc-shown-path.h"

/* Below one another. */
enum { OPENED, RECENT, SHIPPED, N_PARTS };

typedef struct {
  GtkWidget *widget;
  GtkListBox *list;
  GPtrArray *found; /* (nullable) (element-type TcItem): not yet, or shown already */
  gboolean is_shown;
} Part;

struct _TcCompareChoice {
  AdwWindow parent_instance;

  GCancellable *cancellable; /* of the searches */
  Part parts[N_PARTS];

  GtkListBox *own_list;
  GtkWidget *opened_part;
  GtkListBox *opened_list;
  GtkWidget *recent_part;
  GtkListBox *recent_list;
  GtkWidget *shipped_part;
  GtkListBox *shipped_list;
};

G_DEFINE_FINAL_TYPE (TcCompareChoice, tc_compare_choice, ADW_TYPE_WINDOW)

/* -- In a thread ------------------------------------------------------------------------------- */

/* Scenarios of one game. */
typedef struct {
  char **paths; /* (nullable): those that come with Turncoat */
  char *own;    /* (nullable): the path of the one that is open, which is not looked for */
  const TcSchema *schema;
  guint part; /* where they are shown */
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_strfreev (search->paths);
  g_free (search->own);
  g_free (search);
}

/* (transfer full) (nullable) */
static TcItem *
read_one (const Search *search, const char *path)
{
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  g_autoptr (TcBuild) build =
    source != NULL ? tc_build_new_untried (source, NULL, tc_variant_load_file, NULL, NULL) : NULL;
  TcScenario *scenario = build != NULL ? tc_build_get_scenario (build) : NULL;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;

  if (scenario == NULL || tc_scenario_get_schema (scenario) != search->schema)
    return NULL;
  title = tc_starter_dup_title (scenario, source);
  about = search->paths != NULL ? tc_shown_path_dup (path) : tc_starter_dup_about (scenario);
  return tc_item_new (path, title, about, "", tc_build_is_variant (build));
}

/* Variants after whole scenarios. */
static int
compare_items (gconstpointer a, gconstpointer b)
{
  TcItem *first = *(TcItem *const *) a;
  TcItem *second = *(TcItem *const *) b;

  if (tc_item_get_index (first) != tc_item_get_index (second))
    return tc_item_get_index (first) < tc_item_get_index (second) ? -1 : 1;
  return strcmp (tc_item_get_collation (first), tc_item_get_collation (second));
}

/* (transfer full) */
static char **
list_shipped (void)
{
  g_auto (GStrv) names = tc_shipped_list ();
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = tc_shipped_find (names[i]);

    if (path != NULL)
      g_strv_builder_add (paths, path);
  }
  return g_strv_builder_end (paths);
}

/* What people have opened is in the order in which it was given. */
static void
search_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Search *search = data;
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (GStrv) shipped = search->paths == NULL ? list_shipped () : NULL;
  char **paths = shipped != NULL ? shipped : search->paths;

  for (guint i = 0; paths[i] != NULL && !g_cancellable_is_cancelled (cancellable); i++) {
    TcItem *item = g_strcmp0 (paths[i], search->own) != 0 ? read_one (search, paths[i]) : NULL;

    if (item != NULL)
      g_ptr_array_add (found, item);
  }
  if (shipped != NULL)
    g_ptr_array_sort (found, compare_items);
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

/* -- Rows -------------------------------------------------------------------------------------- */

static void
add_row (GtkListBox *list,
         const char *title,
         const char *about,
         const char *action,
         const char *path)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  tc_label_limit_subtitle (row, 2);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  if (path != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", path);
  gtk_list_box_append (list, row);
}

static void
show_part (Part *part)
{
  for (guint i = 0; i < part->found->len; i++) {
    TcItem *item = g_ptr_array_index (part->found, i);

    add_row (part->list, tc_item_get_title (item), tc_item_get_detail (item), "choice.file",
             tc_item_get_key (item));
  }
  gtk_widget_set_visible (part->widget, part->found->len > 0);
  part->is_shown = TRUE;
  g_clear_pointer (&part->found, g_ptr_array_unref);
}

/* From the top: what is found later comes in below what is there, and moves nothing under the
 * pointer. */
static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TcCompareChoice *self = TC_COMPARE_CHOICE (object);
  const Search *search = g_task_get_task_data (G_TASK (result));

  self->parts[search->part].found = g_task_propagate_pointer (G_TASK (result), NULL);
  for (guint i = 0; i < N_PARTS && (self->parts[i].is_shown || self->parts[i].found != NULL); i++)
    if (!self->parts[i].is_shown)
      show_part (&self->parts[i]);
}

/* @paths: (nullable): those that come with Turncoat */
static void
search (TcCompareChoice *self, TcDocument *document, const char *const *paths, guint part)
{
  TcScenario *scenario = tc_document_get_scenario (document);
  g_autoptr (GTask) task = NULL;
  Search *wanted;

  if (scenario == NULL)
    return;
  wanted = g_new0 (Search, 1);
  wanted->paths = g_strdupv ((char **) paths);
  wanted->part = part;
  wanted->own = g_strdup (tc_document_get_path (document));
  wanted->schema = tc_scenario_get_schema (scenario);
  task = g_task_new (self, self->cancellable, found_cb, NULL);
  g_task_set_task_data (task, wanted, search_free);
  g_task_run_in_thread (task, search_in_thread);
}

/* -- The class --------------------------------------------------------------------------------- */

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));
  g_autoptr (GVariant) path = parameter != NULL ? g_variant_ref (parameter) : NULL;
  const char *action = g_str_equal (name, "choice.file")     ? "win.compare-with"
                       : g_str_equal (name, "choice.opened") ? "win.compare-with-opened"
                                                             : "win.choose-other-file";

  if (parent == NULL)
    return;
  gtk_window_close (GTK_WINDOW (widget));
  gtk_widget_activate_action_variant (GTK_WIDGET (parent), action, path);
}

static void
tc_compare_choice_dispose (GObject *object)
{
  TcCompareChoice *self = TC_COMPARE_CHOICE (object);

  g_cancellable_cancel (self->cancellable);
  G_OBJECT_CLASS (tc_compare_choice_parent_class)->dispose (object);
}

static void
tc_compare_choice_finalize (GObject *object)
{
  TcCompareChoice *self = TC_COMPARE_CHOICE (object);

  g_object_unref (self->cancellable);
  for (guint i = 0; i < N_PARTS; i++)
    g_clear_pointer (&self->parts[i].found, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_compare_choice_parent_class)->finalize (object);
}

/* The search holds the window, which is not to wait for it. */
static gboolean
tc_compare_choice_close_request (GtkWindow *window)
{
  g_cancellable_cancel (TC_COMPARE_CHOICE (window)->cancellable);
  return GTK_WINDOW_CLASS (tc_compare_choice_parent_class)->close_request (window);
}

static void
tc_compare_choice_class_init (TcCompareChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_compare_choice_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_compare_choice_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = tc_compare_choice_close_request;
  gtk_widget_class_install_action (widget_class, "choice.file", "s", choose_action);
  gtk_widget_class_install_action (widget_class, "choice.opened", NULL, choose_action);
  gtk_widget_class_install_action (widget_class, "choice.other", NULL, choose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-compare-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, own_list);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, opened_part);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, opened_list);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, recent_part);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, recent_list);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, shipped_part);
  gtk_widget_class_bind_template_child (widget_class, TcCompareChoice, shipped_list);
}

static void
tc_compare_choice_init (TcCompareChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_dialog_keys_add (GTK_WINDOW (self));
  self->cancellable = g_cancellable_new ();
  self->parts[OPENED] = (Part){ .widget = self->opened_part, .list = self->opened_list };
  self->parts[RECENT] = (Part){ .widget = self->recent_part, .list = self->recent_list };
  self->parts[SHIPPED] = (Part){ .widget = self->shipped_part, .list = self->shipped_list };
}

GtkWindow *
tc_compare_choice_new (GtkWindow *parent,
                       TcDocument *document,
                       const char *const *opened,
                       const char *const *recent)
{
  TcCompareChoice *self = g_object_new (TC_TYPE_COMPARE_CHOICE, "transient-for", parent, NULL);

  add_row (self->own_list, _ ("Another File…"), _ ("A scenario of this game in any folder"),
           "choice.other", NULL);
  if (tc_document_is_changed_since_opened (document))
    add_row (self->own_list, _ ("As Opened"),
             _ ("The scenario as it was when you opened it, before all that you saved since"),
             "choice.opened", NULL);
  search (self, document, opened, OPENED);
  search (self, document, recent, RECENT);
  search (self, document, NULL, SHIPPED);
  return GTK_WINDOW (self);
}
