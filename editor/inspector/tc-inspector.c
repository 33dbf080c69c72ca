/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "inspector/tc-inspector.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "inspector/tc-inspector-private.h"
#include "widgets/tc-ignore.h"
#include "widgets/tc-label.h"
#include "widgets/tc-severity.h"
#include "widgets/tc-wrap-box.h"

/* A kind of child with more than this many is one row until it is opened. */
#define MAX_SHOWN_CHILDREN 8

G_DEFINE_FINAL_TYPE (TcInspector, tc_inspector, ADW_TYPE_BIN)

static void
add_crumb (TcInspector *self, const char *title, const char *path)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "crumb");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.select");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  if (gtk_widget_get_first_child (self->breadcrumb) != NULL)
    gtk_widget_insert_after (gtk_label_new ("›"), self->breadcrumb, NULL);
  gtk_widget_insert_after (button, self->breadcrumb, NULL);
}

/* Titles and paths of all around @node in turn, the innermost first. */
static char **
dup_crumbs (TcScenario *scenario, TcNode node)
{
  g_autoptr (GStrvBuilder) crumbs = g_strv_builder_new ();
  TcNode parent;

  for (parent = tc_scenario_get_parent (scenario, node); parent != TC_NODE_NONE;
       parent = tc_scenario_get_parent (scenario, parent)) {
    g_autofree char *title = tc_node_dup_title (scenario, parent);
    g_autofree char *path = tc_scenario_dup_path (scenario, parent);

    g_strv_builder_add (crumbs, title);
    g_strv_builder_add (crumbs, path);
  }
  return g_strv_builder_end (crumbs);
}

/* New buttons have the whole window laid out again: not for an edit that leaves the same ones. */
static void
update_breadcrumb (TcInspector *self, TcScenario *scenario, TcNode node)
{
  g_auto (GStrv) crumbs = dup_crumbs (scenario, node);
  GtkWidget *child;

  gtk_widget_set_visible (self->breadcrumb, node != 0);
  if (self->crumbs != NULL &&
      g_strv_equal ((const char *const *) crumbs, (const char *const *) self->crumbs))
    return;
  while ((child = gtk_widget_get_first_child (self->breadcrumb)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; crumbs[i] != NULL; i += 2)
    add_crumb (self, crumbs[i], crumbs[i + 1]);
  g_strfreev (self->crumbs);
  self->crumbs = g_steal_pointer (&crumbs);
}

static guint
count_kind (TcScenario *scenario, TcNode child)
{
  guint n = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (scenario, child))
    n++;
  return n;
}

static void
add_child (GPtrArray *items, TcScenario *scenario, TcNode child)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, child);
  g_autofree char *title = tc_node_dup_title (scenario, child);
  g_autofree char *summary = tc_node_dup_summary (scenario, child);
  g_autofree char *kind = tc_node_dup_kind (scenario, child);
  const char *detail = summary;

  /* A bare name says little: "Red" is a colour. */
  if (*summary == '\0' && !g_str_equal (title, kind))
    detail = kind;
  g_ptr_array_add (items, tc_item_new (path, title, detail, "go-next-symbolic", child));
}

/* Children of one kind may be many; then a row stands for all of them until it is opened. */
static void
update_children (TcInspector *self, TcScenario *scenario, TcNode node, guint n_selected)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *open_key = NULL;
  TcNode child = tc_scenario_get_first_child (scenario, node);
  gboolean is_open = FALSE;

  for (; n_selected == 1 && child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    const char *name = tc_scenario_get_name (scenario, child);
    g_autofree char *key = g_strconcat ("*", name, NULL);
    g_autofree char *kind = NULL;
    g_autofree char *title = NULL;
    guint n;

    if (open_key != NULL && g_str_equal (key, open_key)) {
      if (is_open)
        add_child (items, scenario, child);
      continue;
    }
    n = count_kind (scenario, child);
    is_open = g_hash_table_contains (self->opened, key);
    if (n > MAX_SHOWN_CHILDREN) {
      kind = tc_node_dup_kind (scenario, child);
      title = g_strdup_printf ("%s (%u)", kind, n);
      g_ptr_array_add (
        items, tc_item_new (key, title, "", is_open ? "pan-down-symbolic" : "pan-end-symbolic", 0));
    } else {
      is_open = TRUE;
    }
    g_free (open_key);
    open_key = g_steal_pointer (&key);
    if (is_open)
      add_child (items, scenario, child);
  }
  tc_item_update_store (self->children, items);
  gtk_widget_set_visible (self->children_list, items->len > 0);
  gtk_widget_set_visible (self->children_group,
                          n_selected == 1 &&
                            tc_scenario_get_element (scenario, node)->content->n_elements > 0);
}

static void
update_findings (TcInspector *self, TcScenario *scenario, TcNode node)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL ? tc_report_get_n (report) : 0;

  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (tc_build_find_node (build, finding->source, finding->span.start) != node)
      continue;
    g_ptr_array_add (items, tc_item_new (finding->code, finding->message,
                                         finding->why != NULL ? finding->why : "",
                                         tc_severity_get_icon_name (finding->severity), i));
  }
  tc_item_update_store (self->findings, items);
  gtk_widget_set_visible (self->findings_list, items->len > 0);
}

/* Text that is being typed is left alone. */
static void
update_text (TcInspector *self, const char *text)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text_view));
  g_autofree char *typed = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  typed = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (self->shown_text != NULL && !g_str_equal (typed, self->shown_text))
    return;
  g_free (self->shown_text);
  self->shown_text = g_strdup (text);
  if (!g_str_equal (typed, text))
    gtk_text_buffer_set_text (buffer, text, -1);
}

/* Documentation that only says the kind again, "An area.", is no news under it. */
static gboolean
says_more (const char *doc, const char *kind)
{
  const char *rest = doc != NULL ? strchr (doc, ' ') : NULL;
  gsize n = strlen (kind);

  if (doc == NULL || *doc == '\0')
    return FALSE;

  return rest == NULL || rest - doc > 2 || g_ascii_strncasecmp (rest + 1, kind, n) != 0 ||
         !g_str_equal (rest + 1 + n, ".");
}

static void
update_heading (TcInspector *self, TcScenario *scenario, TcNode node, guint n)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *kind = tc_node_dup_kind (scenario, node);
  g_autofree char *title = n > 1 ? g_strdup_printf (ngettext ("%u selected", "%u selected", n), n)
                                 : tc_node_dup_title (scenario, node);
  gboolean has_text = n == 1 && element->content->text != NULL;
  const char *text = tc_scenario_get_text (scenario, node);
  const char *doc = tc_word_translate (element->doc);
  g_autofree char *sentence = n == 1 ? tc_sentence_dup (scenario, node) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_widget_set_visible (self->sentence, *sentence != '\0');
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->kind), kind);
  gtk_widget_set_visible (self->kind, !g_str_equal (title, kind) && n == 1);
  gtk_label_set_label (GTK_LABEL (self->doc),
                       n > 1 ? _ ("Changes here apply to all of them.") : doc);
  gtk_widget_set_visible (self->doc, n > 1 || says_more (doc, kind));
  gtk_widget_set_visible (self->text_group, has_text);
  update_text (self, has_text && text != NULL ? text : "");
}

/* The words of a page that is not shown would still have the window laid out again. */
static void
update_empty (TcInspector *self)
{
  const char *why = _ ("The text cannot be read as a scenario. F8 lists its problems.");

  if (tc_document_get_scenario (self->document) != NULL)
    return;
  if (tc_document_get_source (self->document) == NULL)
    why = _ ("No scenario is open.");
  else if (tc_document_is_building (self->document))
    why = _ ("Reading the text…");
  adw_status_page_set_description (self->empty_page, why);
}

void
tc_inspector_update (TcInspector *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean is_readable = tc_document_is_readable (self->document);
  g_autoptr (GArray) nodes = NULL;
  TcNode node;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), scenario != NULL ? "form" : "empty");
  update_empty (self);
  if (scenario == NULL)
    return;
  nodes = tc_inspector_list_nodes (self, scenario);
  node = g_array_index (nodes, TcNode, 0);
  tc_inspector_update_form (self, scenario, nodes);
  update_breadcrumb (self, scenario, node);
  update_heading (self, scenario, node, nodes->len);
  update_children (self, scenario, node, nodes->len);
  tc_inspector_update_uses (self, scenario, node, nodes->len);
  update_findings (self, scenario, node);
  tc_inspector_update_actions (self, scenario, nodes);
  gtk_widget_set_sensitive (self->form, is_readable);
  gtk_widget_set_visible (self->stale_label, !is_readable);
}

/* Another datum: text that was being typed for the last one must not be taken for its own. */
static void
selected_cb (TcInspector *self)
{
  GtkAdjustment *adjustment;

  tc_inspector_clear_form (self);
  g_clear_pointer (&self->shown_text, g_free);
  tc_inspector_update (self);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  gtk_adjustment_set_value (adjustment, 0);
}

static void
child_activated_cb (TcInspector *self, GtkListBoxRow *row)
{
  g_autoptr (TcItem) item = NULL;
  const char *key;

  item = g_list_model_get_item (G_LIST_MODEL (self->children), gtk_list_box_row_get_index (row));
  key = tc_item_get_key (item);
  if (*key != '*') {
    tc_document_select (self->document, key);
    return;
  }
  if (!g_hash_table_remove (self->opened, key))
    g_hash_table_add (self->opened, g_strdup (key));
  tc_inspector_update (self);
}

static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcItem *item = object;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (tc_item_get_icon_name (item));
  gboolean is_child = GPOINTER_TO_INT (user_data);

  gtk_widget_set_css_classes (image, (const char **) tc_item_get_icon_classes (item));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tc_item_get_title (item));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), tc_item_get_detail (item));
  tc_label_limit_subtitle (row, is_child ? 1 : 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), is_child);
  if (is_child)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), image);
  else
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), image);
  return row;
}

/* What the list of problems offers as well: fixes are made there. */
static GtkWidget *
create_finding_cb (gpointer object, gpointer user_data)
{
  TcInspector *self = user_data;
  TcBuild *build = tc_document_get_build (self->document);
  guint index = tc_item_get_index (object);
  GtkWidget *row = create_row_cb (object, GINT_TO_POINTER (FALSE));
  GtkWidget *button;

  if (!tc_ignore_is_possible (build, tc_report_get (tc_build_get_report (build), index)))
    return row;
  button = gtk_button_new_with_label (_ ("Ignore…"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "inspector.ignore");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static void
tc_inspector_dispose (GObject *object)
{
  TcInspector *self = TC_INSPECTOR (object);

  for (guint i = 0; self->fields != NULL && i < self->fields->len; i++)
    g_object_unref (g_array_index (self->fields, TcInspectorField, i).field);
  if (self->fields != NULL)
    g_array_set_size (self->fields, 0);
  G_OBJECT_CLASS (tc_inspector_parent_class)->dispose (object);
}

static void
tc_inspector_finalize (GObject *object)
{
  TcInspector *self = TC_INSPECTOR (object);

  g_clear_pointer (&self->fields, g_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_free (self->form_key);
  g_free (self->shown_text);
  g_strfreev (self->crumbs);
  g_clear_pointer (&self->opened, g_hash_table_unref);
  g_clear_object (&self->children);
  g_clear_object (&self->uses);
  g_clear_object (&self->findings);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tc_inspector_parent_class)->finalize (object);
}

static void
tc_inspector_class_init (TcInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_inspector_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_inspector_finalize;

  g_type_ensure (TC_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/inspector/tc-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, TcInspector, stack);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, breadcrumb);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, title);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, kind);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, sentence);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, doc);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, form);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, stale_label);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, findings_list);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, values_group);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, provenance_group);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, text_group);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, text_view);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, children_group);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, children_list);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, child_forms);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, add_button);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, uses_group);
  gtk_widget_class_bind_template_child (widget_class, TcInspector, uses_list);
  gtk_widget_class_bind_template_callback (widget_class, child_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_inspector_use_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_inspector_apply_text);
  tc_inspector_install_actions (widget_class);
}

/* As wide as it must be, whatever it would like for what is selected: with each other width the
 * page beside it would jump. */
static void
measure_cb (GtkWidget *widget,
            GtkOrientation orientation,
            int for_size,
            int *minimum,
            int *natural,
            int *minimum_baseline,
            int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_inspector_init (TcInspector *self)
{
  self->fields = g_array_new (FALSE, FALSE, sizeof (TcInspectorField));
  self->groups = g_ptr_array_new ();
  self->opened = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->children = g_list_store_new (TC_TYPE_ITEM);
  self->uses = g_list_store_new (TC_TYPE_ITEM);
  self->findings = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  gtk_list_box_bind_model (GTK_LIST_BOX (self->children_list), G_LIST_MODEL (self->children),
                           create_row_cb, GINT_TO_POINTER (TRUE), NULL);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->uses_list), G_LIST_MODEL (self->uses), create_row_cb,
                           GINT_TO_POINTER (TRUE), NULL);
  gtk_list_box_bind_model (GTK_LIST_BOX (self->findings_list), G_LIST_MODEL (self->findings),
                           create_finding_cb, self, NULL);
}

void
tc_inspector_set_document (TcInspector *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_INSPECTOR (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (tc_inspector_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::building", G_CALLBACK (update_empty), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  tc_inspector_update (self);
}

void
tc_inspector_apply (TcInspector *self)
{
  g_return_if_fail (TC_IS_INSPECTOR (self));

  for (guint i = 0; i < self->fields->len; i++)
    tc_field_apply (g_array_index (self->fields, TcInspectorField, i).field);
  tc_inspector_apply_text (self);
}

gboolean
tc_inspector_enter (TcInspector *self, const char *attribute)
{
  g_return_val_if_fail (TC_IS_INSPECTOR (self), FALSE);

  for (guint i = 0; i < self->fields->len; i++) {
    const TcInspectorField *entry = &g_array_index (self->fields, TcInspectorField, i);

    if (entry->child == NULL &&
        g_str_equal (tc_field_get_attribute (entry->field)->name, attribute))
      return tc_field_grab_focus (entry->field);
  }
  return FALSE;
}
