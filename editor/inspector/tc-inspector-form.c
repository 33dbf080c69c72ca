/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "inspector/tc-inspector-private.h"

/* The form: a field for each attribute that all selected data have, and for those of their only
 * children (the sides of a counter), so that these are edited together too. */

GArray *
tc_inspector_list_nodes (TcInspector *self, TcScenario *scenario)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);

  for (guint i = 0; paths[i] != NULL; i++) {
    TcNode node = tc_scenario_find_by_path (scenario, paths[i]);

    if (node != TC_NODE_NONE)
      g_array_append_val (nodes, node);
  }
  if (nodes->len == 0) {
    TcNode root = 0;

    g_array_append_val (nodes, root);
  }
  return nodes;
}

/* The fields go before their rows: a row that loses the focus by being removed must not write into
 * what the document holds by then. */
void
tc_inspector_clear_form (TcInspector *self)
{
  while (self->fields->len > 0) {
    TcInspectorField *last = &g_array_index (self->fields, TcInspectorField, self->fields->len - 1);
    GtkWidget *row = g_object_ref (tc_field_get_row (last->field));
    GtkWidget *problem = g_object_ref (tc_field_get_problem_row (last->field));
    AdwPreferencesGroup *group = last->group;

    g_object_unref (last->field);
    g_array_set_size (self->fields, self->fields->len - 1);
    adw_preferences_group_remove (group, row);
    adw_preferences_group_remove (group, problem);
    g_object_unref (row);
    g_object_unref (problem);
  }
  for (guint i = 0; i < self->groups->len; i++)
    gtk_box_remove (GTK_BOX (self->child_forms), self->groups->pdata[i]);
  g_ptr_array_set_size (self->groups, 0);
  g_clear_pointer (&self->form_key, g_free);
  tc_document_break_merge (self->document);
}

static void
add_field (TcInspector *self,
           AdwPreferencesGroup *group,
           const TcSchemaElement *child,
           const TcSchemaAttribute *attribute)
{
  TcInspectorField entry = {
    .field = tc_field_new (self->document, attribute),
    .child = child,
    .group = group,
  };

  tc_field_add_to (entry.field, group);
  g_array_append_val (self->fields, entry);
}

/* Whether all of @nodes have the attribute, of one type. */
static gboolean
is_common (TcScenario *scenario, const GArray *nodes, const TcSchemaAttribute *attribute)
{
  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);
    const TcSchemaAttribute *other = tc_schema_content_find_attribute (
      tc_scenario_get_element (scenario, node)->content, attribute->name);

    if (other == NULL || other->type->kind != attribute->type->kind ||
        (other->refs == NULL) != (attribute->refs == NULL))
      return FALSE;
    if (other->type->n_values != attribute->type->n_values ||
        g_strcmp0 (other->type->name, attribute->type->name) != 0)
      return FALSE;
  }
  return TRUE;
}

static gboolean
is_single (const TcSchemaContent *content, const TcSchemaElement *child)
{
  guint slot = 0;

  tc_schema_content_find_element (content, child->name, &slot);
  return content->slots[slot].max == 1 && content->slots[slot].n == 1;
}

/* The only children whose attributes are shown with their parent's: all selected have them. */
static gboolean
is_shown_inside (TcScenario *scenario, const GArray *nodes, const TcSchemaElement *child)
{
  if (child->content->n_attributes == 0 || child->content->n_elements > 0)
    return FALSE;
  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
    const TcSchemaElement *own = tc_schema_content_find_element (content, child->name, NULL);

    if (own == NULL || own->content != child->content || !is_single (content, own) ||
        tc_scenario_find_child (scenario, node, child->name) == TC_NODE_NONE)
      return FALSE;
  }
  return TRUE;
}

static char *
dup_form_key (TcScenario *scenario, const GArray *nodes)
{
  g_autoptr (GString) key = g_string_new (NULL);

  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

    g_string_append_printf (key, "%p", (gconstpointer) element);
    for (guint j = 0; j < element->content->n_elements; j++) {
      if (tc_scenario_find_child (scenario, node, element->content->elements[j]->name) !=
          TC_NODE_NONE)
        g_string_append_printf (key, "/%u", j);
    }
  }
  return g_string_free (g_steal_pointer (&key), FALSE);
}

/* Its rows have tips of their own, or need none. */
static gboolean
query_group_tip_cb (GtkWidget *group, int x, int y)
{
  GtkWidget *at = gtk_widget_pick (group, x, y, GTK_PICK_DEFAULT);

  if (at != NULL && gtk_widget_get_ancestor (at, GTK_TYPE_LIST_BOX) != NULL)
    g_signal_stop_emission_by_name (group, "query-tooltip");
  return FALSE;
}

static void
make_child_form (TcInspector *self, const TcSchemaElement *child)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *title = tc_word_dup_capital (child->label);
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  gtk_widget_set_tooltip_text (group, tc_word_translate (child->doc));
  g_signal_connect (group, "query-tooltip", G_CALLBACK (query_group_tip_cb), NULL);
  gtk_box_append (GTK_BOX (self->child_forms), group);
  g_ptr_array_add (self->groups, group);
  for (guint i = 0; i < child->content->n_attributes; i++) {
    if (!tc_value_is_datum (child->content->attributes[i].name))
      add_field (self, ADW_PREFERENCES_GROUP (group), child, &child->content->attributes[i]);
  }
}

static void
make_form (TcInspector *self, TcScenario *scenario, const GArray *nodes)
{
  TcNode first = g_array_index (nodes, TcNode, 0);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, first)->content;
  guint n_values = 0;
  guint n_datum = 0;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    gboolean is_datum = tc_value_is_datum (attribute->name);
    GtkWidget *group = is_datum ? self->provenance_group : self->values_group;

    if (nodes->len > 1 && !is_common (scenario, nodes, attribute))
      continue;
    /* The badge of each value says it in words. */
    if (g_str_equal (attribute->name, "src-of"))
      continue;
    /* Several cannot have one id. */
    if (nodes->len > 1 && attribute->refs == NULL &&
        tc_value_is_key (tc_scenario_get_element (scenario, first), attribute->name))
      continue;
    n_values += !is_datum;
    n_datum += is_datum;
    add_field (self, ADW_PREFERENCES_GROUP (group), NULL, attribute);
  }
  for (guint i = 0; i < content->n_elements; i++) {
    if (is_shown_inside (scenario, nodes, content->elements[i]) &&
        is_single (content, content->elements[i]))
      make_child_form (self, content->elements[i]);
  }
  gtk_widget_set_visible (self->values_group, n_values > 0);
  gtk_widget_set_visible (self->provenance_group, n_datum > 0);
}

/* (nullable): what the document's problems say about one written value. */
static const TcFinding *
find_problem (TcInspector *self, TcNode node, const char *attribute)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL ? tc_report_get_n (report) : 0;
  TcSpan span;

  if (n == 0 || !tc_document_is_readable (self->document) ||
      !tc_build_find_span (build, node, attribute, &span))
    return NULL;
  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source == tc_build_get_source (build) && finding->span.start >= span.start &&
        finding->span.end <= span.end)
      return finding;
  }
  return NULL;
}

static void
update_inheritance (TcInspector *self, TcField *field, const TcNode *nodes, guint n)
{
  TcInheritance inheritance = TC_INHERITANCE_OWN;
  g_autofree char *base = NULL;
  guint index = 0;

  if (n == 1)
    inheritance = tc_document_judge_value (self->document, nodes[0],
                                           tc_field_get_attribute (field)->name, &index);
  if (inheritance == TC_INHERITANCE_CHANGED)
    base = tc_differences_dup_old (tc_document_get_changes (self->document), index);
  tc_field_set_inheritance (field, inheritance, base);
}

/* What the fields that stand together are about: the selected data, or their children of a name. */
typedef struct {
  const TcSchemaElement *child; /* nullable */
  TcNode *nodes;
  char **paths;
  guint n;
} Targets;

static void
clear_targets (Targets *targets)
{
  g_clear_pointer (&targets->nodes, g_free);
  g_clear_pointer (&targets->paths, g_strfreev);
  targets->n = 0;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Targets, clear_targets)

static void
find_targets (Targets *targets,
              TcScenario *scenario,
              const GArray *nodes,
              const TcSchemaElement *child)
{
  clear_targets (targets);
  targets->child = child;
  targets->nodes = g_new (TcNode, nodes->len);
  targets->paths = g_new0 (char *, nodes->len + 1);
  for (guint i = 0; i < nodes->len; i++) {
    TcNode node = g_array_index (nodes, TcNode, i);

    if (child != NULL)
      node = tc_scenario_find_child (scenario, node, child->name);
    if (node == TC_NODE_NONE)
      continue;
    targets->nodes[targets->n] = node;
    targets->paths[targets->n++] = tc_scenario_dup_path (scenario, node);
  }
}

static void
update_field (TcInspector *self, TcScenario *scenario, const Targets *targets, TcField *field)
{
  const TcFinding *problem = NULL;

  if (targets->n == 0)
    return;
  tc_field_update_several (field, scenario, targets->nodes, (const char *const *) targets->paths,
                           targets->n);
  if (targets->n == 1)
    problem = find_problem (self, targets->nodes[0], tc_field_get_attribute (field)->name);
  tc_field_set_problem (field, problem != NULL ? problem->message : NULL,
                        problem != NULL ? problem->severity : TC_SEVERITY_ERROR);
  update_inheritance (self, field, targets->nodes, targets->n);
}

void
tc_inspector_update_form (TcInspector *self, TcScenario *scenario, const GArray *nodes)
{
  g_autofree char *key = dup_form_key (scenario, nodes);
  g_auto (Targets) targets = { 0 };

  if (g_strcmp0 (key, self->form_key) != 0) {
    tc_inspector_clear_form (self);
    make_form (self, scenario, nodes);
    self->form_key = g_steal_pointer (&key);
  }
  for (guint i = 0; i < self->fields->len; i++) {
    const TcInspectorField *entry = &g_array_index (self->fields, TcInspectorField, i);

    if (targets.nodes == NULL || entry->child != targets.child)
      find_targets (&targets, scenario, nodes, entry->child);
    update_field (self, scenario, &targets, entry->field);
  }
}
