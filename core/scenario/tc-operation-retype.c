/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* Giving elements and attributes another name. Everything but the name stays as it is written, as
 * far as the new kind has a place for it. */

/* An element that gets another kind. */
typedef struct {
  TcOperationRun *run;
  TcNode node;
  const TcScanElement *tag;
  const TcSchemaElement *old;
  const TcSchemaElement *new;
} Retyping;

/* -- Attributes -------------------------------------------------------------------------------- */

/* "x:found y:found" without x; NULL when nothing is left. */
static char *
dup_list_without (const char *list, const char *name)
{
  g_auto (GStrv) items = g_strsplit (list, " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);
  g_autoptr (GString) rest = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL; i++) {
    if (*items[i] != '\0' && !g_str_has_prefix (items[i], start))
      g_string_append_printf (rest, "%s%s", rest->len > 0 ? " " : "", items[i]);
  }

  return rest->len > 0 ? g_string_free (g_steal_pointer (&rest), FALSE) : NULL;
}

/* What src-of says of @from it says of @to from now on: the new name is the designer's. */
static void
rename_in_src_of (TcOperationRun *run, TcNode node, const char *from, const char *to)
{
  const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;
  const char *list = NULL;
  TcProvenance provenance = tc_scenario_get_provenance (run->scenario, node, from);
  g_autofree char *rest = NULL;
  g_autofree char *new_list = NULL;

  if (tc_schema_content_find_attribute (content, "src-of") != NULL)
    list = tc_scenario_get_string (run->scenario, node, "src-of");
  else
    tc_operation_mark_inside (run, tc_scenario_get_parent (run->scenario, node));
  if (list == NULL && (provenance == TC_PROVENANCE_NONE || provenance == TC_PROVENANCE_DESIGNER))
    return;
  if (tc_schema_content_find_attribute (content, "src-of") == NULL)
    return;

  rest = list != NULL ? dup_list_without (list, from) : NULL;
  new_list =
    g_strdup_printf ("%s%s%s:designer", rest != NULL ? rest : "", rest != NULL ? " " : "", to);
  tc_operation_write (run, node, "src-of", new_list);
}

gboolean
tc_operation_run_rename_attribute (TcOperationRun *run, const TcOperation *operation, TcNode node)
{
  const char *element = tc_scenario_get_name (run->scenario, node);
  const TcSchemaAttribute *declared = NULL;
  const TcScenarioValue *from =
    tc_scenario_find_value (run->scenario, node, operation->name, &declared);
  const TcScenarioValue *to = tc_scenario_find_value (run->scenario, node, operation->value, NULL);
  static const char *const about[] = { "src", "src-of", NULL };

  if (from == NULL || to == NULL)
    return tc_operation_refuse (run, _ ("<%s> has no attribute \"%s\""), element,
                                from == NULL ? operation->name : operation->value);
  if (from->string == NULL)
    return tc_operation_refuse (run, _ ("\"%s\" is not written here"), operation->name);
  if (to->string != NULL)
    return tc_operation_refuse (run, _ ("\"%s\" is written already"), operation->value);
  if (declared->required)
    return tc_operation_refuse (run, _ ("<%s> needs the attribute \"%s\""), element,
                                operation->name);
  if (g_strv_contains (about, operation->name) || g_strv_contains (about, operation->value))
    return tc_operation_refuse (run, _ ("What says where data comes from has no other name"));

  tc_operation_add (run, tc_scan_get_attribute (run->scenario->scan, from->scan)->name,
                    operation->value);
  rename_in_src_of (run, node, operation->name, operation->value);

  return TRUE;
}

/* -- Elements ---------------------------------------------------------------------------------- */

static TcSpan
get_local_name (const Retyping *retyping, TcSpan name)
{
  const char *text = retyping->run->text;
  const char *colon = memchr (text + name.start, ':', name.end - name.start);

  if (colon != NULL)
    name.start = (guint32) (colon + 1 - text);

  return name;
}

static void
rename_tags (const Retyping *retyping)
{
  const TcScanElement *tag = retyping->tag;
  guint32 length = tag->name.end - tag->name.start;
  TcSpan closing = { tag->end_tag.start + 2, tag->end_tag.start + 2 + length };

  tc_operation_add (retyping->run, get_local_name (retyping, tag->name), retyping->new->name);
  if (!tag->is_empty)
    tc_operation_add (retyping->run, get_local_name (retyping, closing), retyping->new->name);
}

/* The attributes that the new kind does not have, foreign ones too, go with the blanks before them.
 * @out_dropped: names of them. */
static void
drop_attributes (const Retyping *retyping, GPtrArray *out_dropped)
{
  const TcScenario *scenario = retyping->run->scenario;
  const TcSchemaContent *old = retyping->old->content;
  const TcScenarioValue *values = tc_scenario_values (scenario, retyping->node);

  for (guint i = 0; i < old->n_attributes; i++) {
    const char *name = old->attributes[i].name;

    if (values[i].string == NULL ||
        tc_schema_content_find_attribute (retyping->new->content, name) != NULL)
      continue;
    tc_operation_write (retyping->run, retyping->node, name, NULL);
    g_ptr_array_add (out_dropped, (gpointer) name);
  }
}

static gboolean
check_children (const Retyping *retyping)
{
  const TcScenario *scenario = retyping->run->scenario;
  guint last_slot = 0;

  for (TcNode child = tc_scenario_get_first_child (scenario, retyping->node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    guint slot = 0;
    const char *name = tc_scenario_get_name (scenario, child);
    const TcSchemaElement *element =
      tc_schema_content_find_element (retyping->new->content, name, &slot);

    if (element == NULL || slot < last_slot ||
        element->content != tc_scenario_get_element (scenario, child)->content)
      return tc_operation_refuse (retyping->run, _ ("<%s> has no place in <%s>: remove it first"),
                                  name, retyping->new->name);
    last_slot = slot;
  }

  return TRUE;
}

/* What stands between the tags must be something that the new kind can hold; blanks alone go when
 * it can hold nothing. */
static gboolean
check_inside (const Retyping *retyping)
{
  const TcSchemaContent *content = retyping->new->content;
  const TcScanElement *tag = retyping->tag;
  TcSpan inside = { tag->tag.end, tag->end_tag.start };
  const char *text = retyping->run->text;
  gboolean is_blank = inside.start + strspn (text + inside.start, " \t\r\n") >= inside.end;
  gboolean has_nodes =
    tc_scenario_get_first_child (retyping->run->scenario, retyping->node) != TC_NODE_NONE;

  if (tag->is_empty || inside.start == inside.end || has_nodes)
    return check_children (retyping);
  if (content->text != NULL)
    return TRUE;
  if (!is_blank)
    return tc_operation_refuse (retyping->run, _ ("<%s> cannot hold what is in this <%s>"),
                                retyping->new->name, retyping->old->name);
  if (content->n_slots == 0 && !content->foreign_elements)
    tc_operation_add (retyping->run, inside, "");

  return TRUE;
}

static gboolean
has_foreign (const Retyping *retyping)
{
  const TcScan *scan = retyping->run->scenario->scan;
  const char *text = retyping->run->text;

  for (guint i = 0; i < retyping->tag->n_attributes; i++) {
    TcSpan name = tc_scan_get_attribute (scan, retyping->tag->first_attribute + i)->name;

    if (memchr (text + name.start, ':', name.end - name.start) != NULL &&
        strncmp (text + name.start, "xmlns:", 6) != 0 &&
        strncmp (text + name.start, "xml:", 4) != 0)
      return TRUE;
  }

  return FALSE;
}

/* The element says of itself from now on that it is the designer's; what src-of says of attributes
 * that went goes as well. */
static void
mark (const Retyping *retyping, const GPtrArray *dropped)
{
  TcOperationRun *run = retyping->run;
  const TcSchemaContent *old = retyping->old->content;
  TcProvenance provenance = tc_scenario_get_provenance (run->scenario, retyping->node, NULL);
  gboolean is_others = provenance != TC_PROVENANCE_NONE && provenance != TC_PROVENANCE_DESIGNER;
  gboolean has_src_of = tc_schema_content_find_attribute (old, "src-of") != NULL &&
                        tc_schema_content_find_attribute (retyping->new->content, "src-of") != NULL;
  const char *list =
    has_src_of ? tc_scenario_get_string (run->scenario, retyping->node, "src-of") : NULL;
  g_autofree char *rest = g_strdup (list);

  for (guint i = 0; i < dropped->len && rest != NULL; i++) {
    char *shorter = dup_list_without (rest, g_ptr_array_index (dropped, i));

    g_free (rest);
    rest = shorter;
  }
  if (g_strcmp0 (rest, list) != 0)
    tc_operation_write (run, retyping->node, "src-of", rest);

  if (!is_others)
    return;
  if (tc_schema_content_find_attribute (old, "src") != NULL &&
      tc_schema_content_find_attribute (retyping->new->content, "src") != NULL)
    tc_operation_write (run, retyping->node, "src", "designer");
  else
    tc_operation_mark_inside (run, tc_scenario_get_parent (run->scenario, retyping->node));
}

gboolean
tc_operation_run_retype (TcOperationRun *run, const TcOperation *operation, TcNode node)
{
  const TcScenario *scenario = run->scenario;
  TcNode parent = tc_scenario_get_parent (scenario, node);
  Retyping retyping = { .run = run, .node = node, .old = tc_scenario_get_element (scenario, node) };
  g_autoptr (GPtrArray) dropped = g_ptr_array_new ();
  const TcSchemaContent *around;
  guint old_slot = 0;
  guint new_slot = 0;

  if (parent == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot become another"));
  around = tc_scenario_get_element (scenario, parent)->content;
  tc_schema_content_find_element (around, retyping.old->name, &old_slot);
  retyping.new = tc_schema_content_find_element (around, operation->name, &new_slot);
  if (retyping.new == NULL || old_slot != new_slot)
    return tc_operation_refuse (run, _ ("<%s> cannot stand in the place of <%s>"), operation->name,
                                retyping.old->name);
  if (retyping.new == retyping.old)
    return TRUE;

  retyping.tag = tc_scan_get_element (tc_scenario_get_scan (scenario),
                                      tc_scenario_get_scan_element (scenario, node));
  if (!retyping.new->content->foreign_attributes && has_foreign (&retyping))
    return tc_operation_refuse (run, _ ("<%s> does not take attributes of other namespaces"),
                                operation->name);
  if (!check_inside (&retyping))
    return FALSE;

  rename_tags (&retyping);
  drop_attributes (&retyping, dropped);
  mark (&retyping, dropped);

  return TRUE;
}
