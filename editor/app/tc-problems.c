/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-problems.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-item.h"
#include "widgets/tc-choices.h"
#include "widgets/tc-ignore.h"
#include "widgets/tc-press.h"
#include "widgets/tc-severity.h"

struct _TcProblems {
  AdwBin parent_instance;

  TcDocument *document;
  GListStore *items; /* of TcItem */

  /* Where one is, also when the problem that led there is gone. */
  char *visited_file; /* (nullable): the name of its source; none was visited */
  gsize visited;      /* byte in the latest text */
  char *visited_message;

  TcPress press;

  GtkLabel *heading;
  GtkToggleButton *ignored_toggle;
  GtkWidget *steps; /* the buttons of F4 */
  GtkWidget *close_button;
  GtkStack *stack;
  GtkLabel *none;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (TcProblems, tc_problems, ADW_TYPE_BIN)

enum { FINDING_ACTIVATED, N_SIGNALS };

static guint signals[N_SIGNALS];

const TcFinding *
tc_problems_find (TcBuild *build, guint index)
{
  TcReport *report = tc_build_get_report (build);
  guint n = tc_report_get_n (report);

  if (index < n)
    return tc_report_get (report, index);
  return index - n < tc_report_get_n_ignored (report) ? tc_report_get_ignored (report, index - n)
                                                      : NULL;
}

/* Nobody changes the base of a variant by the way. */
static gboolean
has_fix (TcBuild *build, const TcFinding *finding)
{
  return finding->source == tc_build_get_source (build) && finding->fixes != NULL &&
         finding->fixes->len > 0;
}

/* What was meant by a name that is none, one person says for each. */
static gboolean
goes_with_others (TcBuild *build, const TcFinding *finding)
{
  return has_fix (build, finding) && tc_finding_has_sure_fix (finding);
}

/* (transfer full) (nullable): of each kind, how many findings can be fixed together. */
static GHashTable *
count_kinds (TcBuild *build)
{
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  GHashTable *counts = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = report != NULL ? tc_report_get_n (report) : 0;

  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);
    gpointer count = g_hash_table_lookup (counts, finding->code);

    if (goes_with_others (build, finding))
      g_hash_table_insert (counts, (gpointer) finding->code,
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + 1));
  }
  return counts;
}

/* One button fixes all of a kind, where it would not be the same as the one for this alone. */
static gboolean
has_fix_for_all (TcBuild *build, const TcFinding *finding, guint n_of_kind)
{
  return n_of_kind > 1 && goes_with_others (build, finding);
}

/* (transfer full): the labels of what fixes @finding, of what fixes all of its kind, and of what
 * ignores it. */
static char **
dup_labels (TcBuild *build, const TcFinding *finding, guint n_of_kind)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (guint i = 0; has_fix (build, finding) && i < finding->fixes->len; i++)
    g_strv_builder_add (labels, g_array_index (finding->fixes, TcFix, i).label);
  if (has_fix_for_all (build, finding, n_of_kind)) {
    /* TRANSLATORS: a button: so many problems of one kind */
    g_autofree char *all = g_strdup_printf (_ ("Fix All %u"), n_of_kind);

    g_strv_builder_add (labels, all);
  }
  if (tc_ignore_is_possible (build, finding))
    g_strv_builder_add (labels, _ ("Ignore…"));
  return g_strv_builder_end (labels);
}

/* (transfer full): with the file, when that is a base of the one that is open. */
static char *
dup_place (TcBuild *build, const TcFinding *finding)
{
  g_autofree char *place =
    g_strdup_printf (_ ("line %u, column %u"), finding->line, finding->column);
  g_autofree char *file = NULL;

  if (finding->source == tc_build_get_source (build))
    return g_steal_pointer (&place);
  file = g_path_get_basename (tc_source_get_name (finding->source));
  /* TRANSLATORS: "base.scenario.xml, line 3, column 7" */
  return g_strdup_printf (_ ("%s, %s"), file, place);
}

/* Many a message names its thing already. */
static gboolean
names (const TcFinding *finding, const TcScenario *scenario, TcNode node, const char *title)
{
  const char *id = tc_scenario_get_id (scenario, node);
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", id != NULL ? id : title);

  /* A number is found in any message. */
  return strstr (finding->message, quoted) != NULL ||
         (strlen (title) > 2 && strstr (finding->message, title) != NULL);
}

/* (transfer full) (nullable): "Card Sermon": the nearest around what is wrong that has a name or a
 * key. */
static char *
dup_about (TcBuild *build, const TcFinding *finding)
{
  TcScenario *scenario = tc_build_get_scenario (build);
  TcNode node = scenario != NULL ? tc_build_find_node (build, finding->source, finding->span.start)
                                 : TC_NODE_NONE;

  for (; node != TC_NODE_NONE && node != 0; node = tc_scenario_get_parent (scenario, node)) {
    g_autofree char *title = tc_title_dup (scenario, node);

    if (title != NULL)
      return names (finding, scenario, node, title) ? NULL
                                                    : tc_reference_dup_title (scenario, node);
  }
  return NULL;
}

char *
tc_problems_dup_message (TcBuild *build, const TcFinding *finding)
{
  g_autofree char *about = dup_about (build, finding);

  /* TRANSLATORS: what a problem is about, and the problem: "Card Sermon: points cannot be "many""
   */
  return about != NULL ? g_strdup_printf (_ ("%s: %s"), about, finding->message)
                       : g_strdup (finding->message);
}

/* (transfer full) */
static char *
dup_text (TcBuild *build, const TcFinding *finding)
{
  g_autofree char *message = tc_problems_dup_message (build, finding);

  return finding->why != NULL ? g_strdup_printf ("%s. %s", message, finding->why)
                              : g_steal_pointer (&message);
}

static TcItem *
make_item (TcBuild *build, const TcFinding *finding, guint index, guint n_of_kind)
{
  g_autofree char *place = dup_place (build, finding);
  g_autofree char *text = dup_text (build, finding);
  g_auto (GStrv) labels = dup_labels (build, finding, n_of_kind);
  TcItem *item;

  item =
    tc_item_new (finding->code, text, place, tc_severity_get_icon_name (finding->severity), index);
  if (labels[0] != NULL)
    tc_item_take_choices (item, g_steal_pointer (&labels));
  return item;
}

/* Dim, with the reason in place of what was expected. */
static TcItem *
make_ignored (TcBuild *build, guint index)
{
  const TcFinding *finding = tc_problems_find (build, index);
  g_autofree char *place = dup_place (build, finding);
  g_autofree char *about = dup_about (build, finding);
  /* TRANSLATORS: a problem, and why it is ignored: "Paris and Sedan share no border. Ignored: a
   * ferry" */
  g_autofree char *text = g_strdup_printf (_ ("%s. Ignored: %s"), finding->message, finding->why);
  g_autofree char *whole =
    about != NULL ? g_strdup_printf (_ ("%s: %s"), about, text) : g_strdup (text);
  TcItem *item =
    tc_item_new (finding->code, whole, place, tc_severity_get_icon_name (finding->severity), index);
  const char *const choices[] = { _ ("Stop Ignoring"), NULL };

  tc_item_change_title (item, whole, TRUE);
  if (has_fix (build, finding))
    tc_item_take_choices (item, g_strdupv ((char **) choices));
  return item;
}

/* Where nothing is left, what is ignored could be taken for solved. */
static void
update_ignored (TcProblems *self, guint n_ignored)
{
  g_autofree char *label =
    g_strdup_printf (ngettext ("%u ignored", "%u ignored", n_ignored), n_ignored);
  g_autofree char *ignored =
    n_ignored > 0 ? g_strdup_printf (
                      ngettext ("%u problem is ignored: the button above lists it.",
                                "%u problems are ignored: the button above lists them.", n_ignored),
                      n_ignored)
                  : NULL;
  g_autofree char *text = g_strconcat (_ ("No problems: the scenario can be played."),
                                       ignored != NULL ? "\n" : "", ignored, NULL);

  gtk_button_set_label (GTK_BUTTON (self->ignored_toggle), label);
  gtk_widget_set_visible (GTK_WIDGET (self->ignored_toggle), n_ignored > 0);
  gtk_label_set_label (self->none, text);
}

static gboolean
has_keys (TcProblems *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* The row that had the keys went with its problem, and in GTK 4.8 the window still takes it for
 * what has them. */
static void
keep_keys (TcProblems *self)
{
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  tc_problems_enter (self);
}

/* (transfer full) (element-type TcItem): what is ignored stands last, when it is wanted. */
static GPtrArray *
list_items (TcProblems *self, TcBuild *build)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  TcReport *report = tc_build_get_report (build);
  g_autoptr (GHashTable) counts = count_kinds (build);
  guint n = tc_report_get_n (report);

  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);
    guint n_of_kind = GPOINTER_TO_UINT (g_hash_table_lookup (counts, finding->code));

    g_ptr_array_add (items, make_item (build, finding, i, n_of_kind));
  }
  if (gtk_toggle_button_get_active (self->ignored_toggle))
    for (guint i = 0; i < tc_report_get_n_ignored (report); i++)
      g_ptr_array_add (items, make_ignored (build, n + i));
  return items;
}

/* (transfer full): @build: (nullable): what cannot be read as a scenario may have more of them. */
static char *
dup_heading (TcBuild *build)
{
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  g_autofree char *counts = NULL;

  if (report == NULL || tc_report_get_n (report) == 0)
    return g_strdup (_ ("No problems"));
  counts = tc_severity_dup_counts (report);
  if (tc_build_get_scenario (build) != NULL)
    return g_steal_pointer (&counts);
  /* TRANSLATORS: %s is "1 error" */
  return g_strdup_printf (_ ("%s – the rest is checked once the text can be read"), counts);
}

static void
update (TcProblems *self)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL ? tc_report_get_n (report) : 0;
  g_autofree char *heading = dup_heading (build);
  g_autoptr (GPtrArray) items = build != NULL ? list_items (self, build) : g_ptr_array_new ();
  gboolean had_keys = has_keys (self);

  tc_item_update_store (self->items, items);
  update_ignored (self, report != NULL ? tc_report_get_n_ignored (report) : 0);
  gtk_label_set_label (self->heading, heading);
  gtk_widget_set_visible (self->steps, n > 0);
  gtk_stack_set_visible_child_name (self->stack, items->len > 0 ? "list" : "none");
  if (had_keys && !has_keys (self))
    keep_keys (self);
}

/* What is ignored comes last, where nobody may see it come. */
static void
ignored_toggled_cb (TcProblems *self)
{
  guint n_items;

  update (self);
  n_items = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  if (gtk_toggle_button_get_active (self->ignored_toggle) && n_items > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n_items - 1);
}

static void
activated_cb (TcProblems *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  if (item != NULL)
    g_signal_emit (self, signals[FINDING_ACTIVATED], 0, tc_item_get_index (item));
}

static gboolean
fix_all (TcProblems *self, TcBuild *build, const char *code)
{
  TcSource *source = tc_build_get_source (build);
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *label = NULL;
  guint n;

  edits = tc_report_make_fixes (tc_build_get_report (build), code, source, &n);
  label = g_strdup_printf (ngettext ("Fix %u problem of kind %s", "Fix %u problems of kind %s", n),
                           n, code);
  return tc_document_apply (self->document, label, NULL, edits);
}

static gboolean
stop_ignoring (TcProblems *self, const TcFinding *finding)
{
  /* TRANSLATORS: a step that can be undone, with the code of a problem */
  g_autofree char *label = g_strdup_printf (_ ("Stop ignoring %s"), finding->code);

  return tc_document_apply (self->document, label, NULL,
                            g_array_index (finding->fixes, TcFix, 0).edits);
}

/* @number: among the labels of @finding. */
static gboolean
choose (TcProblems *self, TcBuild *build, guint index, guint number)
{
  const TcFinding *finding = tc_report_get (tc_build_get_report (build), index);
  g_autoptr (GHashTable) counts = count_kinds (build);
  guint n_of_kind = GPOINTER_TO_UINT (g_hash_table_lookup (counts, finding->code));
  guint n_fixes = has_fix (build, finding) ? finding->fixes->len : 0;
  gboolean has_all = has_fix_for_all (build, finding, n_of_kind);

  if (number < n_fixes)
    return tc_document_apply_fix (self->document, finding, number);
  if (has_all && number == n_fixes)
    return fix_all (self, build, finding->code);
  if (number == n_fixes + has_all && tc_ignore_is_possible (build, finding))
    tc_ignore_ask (GTK_WIDGET (self), self->document, index);
  return TRUE;
}

/* The number of the finding and of what is done about it, both of the build that is shown. */
static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcProblems *self = TC_PROBLEMS (widget);
  TcBuild *build = tc_document_get_build (self->document);
  const TcFinding *finding;
  guint index;
  guint number;

  g_variant_get (parameter, "(uu)", &index, &number);
  finding = build != NULL ? tc_problems_find (build, index) : NULL;
  if (finding == NULL)
    return;
  if (index < tc_report_get_n (tc_build_get_report (build)) ? !choose (self, build, index, number)
                                                            : !stop_ignoring (self, finding))
    gtk_widget_activate_action (
      widget, "win.show-notice", "s",
      _ ("The text has changed in the meantime. Check the problem again."));
}

static gboolean
is_own_file (TcProblems *self, const char *file)
{
  TcSource *source = tc_document_get_source (self->document);

  return source != NULL && g_strcmp0 (tc_source_get_name (source), file) == 0;
}

static void
forget_visited (TcProblems *self)
{
  g_clear_pointer (&self->visited_file, g_free);
  g_clear_pointer (&self->visited_message, g_free);
}

/* What is written at the place that was visited, or over it, comes after it. */
static void
text_changed_cb (TcProblems *self, TcEdits *edits)
{
  TcSpan before = { 0, (guint32) self->visited };

  if (edits == NULL)
    forget_visited (self);
  else if (is_own_file (self, self->visited_file))
    self->visited = tc_edits_map (edits, before).end;
}

/* A click fixes a problem, and another row comes to lie there with another button: nobody has
 * pressed that. */
static gboolean
list_event_cb (TcProblems *self, GdkEvent *event)
{
  return gdk_event_get_event_type (event) == GDK_BUTTON_PRESS &&
             tc_press_again (&self->press, GTK_WIDGET (self), event)
           ? GDK_EVENT_STOP
           : GDK_EVENT_PROPAGATE;
}

static void
tc_problems_dispose (GObject *object)
{
  TcProblems *self = TC_PROBLEMS (object);

  forget_visited (self);
  g_clear_object (&self->document);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (tc_problems_parent_class)->dispose (object);
}

static void
tc_problems_class_init (TcProblemsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_problems_dispose;
  signals[FINDING_ACTIVATED] =
    g_signal_new ("finding-activated", TC_TYPE_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "row.choose", "(uu)", choose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.show-problems", NULL);
  g_type_ensure (TC_TYPE_CHOICES);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-problems.ui");
  gtk_widget_class_bind_template_child (widget_class, TcProblems, heading);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, ignored_toggle);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, steps);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, close_button);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, stack);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, none);
  gtk_widget_class_bind_template_child (widget_class, TcProblems, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_event_cb);
  gtk_widget_class_bind_template_callback (widget_class, ignored_toggled_cb);
}

static void
tc_problems_init (TcProblems *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  self->items = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  selection =
    GTK_SELECTION_MODEL (gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items))));
  gtk_single_selection_set_autoselect (GTK_SINGLE_SELECTION (selection), FALSE);
  gtk_single_selection_set_can_unselect (GTK_SINGLE_SELECTION (selection), TRUE);
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), GTK_INVALID_LIST_POSITION);
  gtk_list_view_set_model (self->list, selection);
}

void
tc_problems_set_document (TcProblems *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_PROBLEMS (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "text-changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* (nullable): where @item is shown. The buttons at the end of a row know of what they are. */
static GtkWidget *
find_row (TcProblems *self, TcItem *item)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL;
       row = gtk_widget_get_next_sibling (row)) {
    g_autoptr (TcItem) shown = NULL;

    g_object_get (gtk_widget_get_last_child (gtk_widget_get_first_child (row)), "item", &shown,
                  NULL);
    if (shown == item)
      return row;
  }
  return NULL;
}

/* GTK 4.8 gives the keys to the row that had them last, which is not that which was selected. */
void
tc_problems_enter (TcProblems *self)
{
  GtkSingleSelection *selection;
  GtkWidget *row = NULL;

  g_return_if_fail (TC_IS_PROBLEMS (self));

  selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  if (gtk_single_selection_get_selected_item (selection) != NULL)
    row = find_row (self, gtk_single_selection_get_selected_item (selection));
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) == 0)
    gtk_widget_grab_focus (self->close_button);
  else
    gtk_widget_grab_focus (row != NULL ? row : GTK_WIDGET (self->list));
}

static int
measure (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

int
tc_problems_measure (TcProblems *self, int width)
{
  enum { FEW = 5, AROUND = 12 }; /* pixels above and below all rows */
  GtkWidget *row;
  int height;

  g_return_val_if_fail (TC_IS_PROBLEMS (self), 0);

  height = measure (gtk_widget_get_parent (GTK_WIDGET (self->heading)), width) + AROUND;
  row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  for (guint i = 0; row != NULL && i < FEW; row = gtk_widget_get_next_sibling (row), i++)
    height += measure (row, width);

  return height;
}

void
tc_problems_visit (TcProblems *self, guint index)
{
  const TcFinding *finding;

  g_return_if_fail (TC_IS_PROBLEMS (self));

  finding = tc_problems_find (tc_document_get_build (self->document), index);
  forget_visited (self);
  self->visited_file = g_strdup (tc_source_get_name (finding->source));
  self->visited_message = g_strdup (finding->message);
  self->visited = finding->span.start;
  if (index >= g_list_model_get_n_items (G_LIST_MODEL (self->items)))
    return;
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list)),
                                     index);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", index);
}

/* As the findings of a report are sorted. */
static int
compare_place (const TcFinding *finding, const char *file, gsize at)
{
  int order = strcmp (tc_source_get_name (finding->source), file);

  return order != 0 ? order : (finding->span.start > at) - (finding->span.start < at);
}

/* How many of @report begin before the place, or @is_up_to, at the place at the latest. */
static guint
count_before (TcReport *report, const char *file, gsize at, gboolean is_up_to)
{
  guint n = tc_report_get_n (report);
  guint i = 0;

  while (i < n && compare_place (tc_report_get (report, i), file, at) < (is_up_to ? 1 : 0))
    i++;
  return i;
}

/* Of several at one place it is told by its message. The number of all: it is gone. */
static guint
find_visited (TcProblems *self, TcReport *report)
{
  guint n = tc_report_get_n (report);

  for (guint i = 0; self->visited_file != NULL && i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (compare_place (finding, self->visited_file, self->visited) == 0 &&
        g_str_equal (finding->message, self->visited_message))
      return i;
  }
  return n;
}

gboolean
tc_problems_find_next (TcProblems *self, int by, gssize caret, guint *out_index)
{
  TcBuild *build;
  TcReport *report;
  const char *file;
  gsize at;
  guint n, visited;
  gboolean is_visited; /* nobody has gone elsewhere since */

  g_return_val_if_fail (TC_IS_PROBLEMS (self), FALSE);

  build = tc_document_get_build (self->document);
  report = build != NULL ? tc_build_get_report (build) : NULL;
  n = report != NULL ? tc_report_get_n (report) : 0;
  if (n == 0)
    return FALSE;
  visited = find_visited (self, report);
  is_visited =
    caret < 0 || (is_own_file (self, self->visited_file) && self->visited == (gsize) caret);
  file = is_visited ? self->visited_file : tc_source_get_name (tc_build_get_source (build));
  at = is_visited ? self->visited : (gsize) caret;
  if (file == NULL)
    *out_index = by > 0 ? 0 : n - 1;
  else if (is_visited && visited < n)
    *out_index = (visited + n + (guint) by) % n;
  else if (by > 0)
    *out_index = count_before (report, file, at, !is_visited) % n;
  else
    *out_index = (count_before (report, file, at, FALSE) + n - 1) % n;
  return TRUE;
}
