/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-variant-edit.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant-extract.h"
#include "variant/tc-variant-follow-private.h"
#include "variant/tc-variant-private.h"

/* The whole text is extracted twice, before the edit and after it. Where the two extracts differ,
 * the variant follows the second, by keys; what they have in common it may say in its own words. In
 * the end the variant is read and has to make the model that was wanted. When it does not, its own
 * words were in the way, and it follows the second extract everywhere. */

typedef struct {
  TcWhole *whole;
  TcScenario *variant;
  const TcSchema *const *schemas;
  GPtrArray *of_variants; /* schemas */
} Making;

static TcScenario *
parse (TcSource *source, const TcSchema *const *schemas)
{
  g_autoptr (TcReport) unused = tc_report_new ();

  return tc_scenario_parse (source, schemas, unused);
}

static TcScenario *
parse_variant (const Making *making, TcSource *source)
{
  return parse (source, (const TcSchema *const *) making->of_variants->pdata);
}

/* %FALSE when the variant cannot be read. */
static gboolean
making_init (Making *making, TcWhole *whole, const TcSchema *const *schemas)
{
  *making = (Making){ whole, NULL, schemas, tc_variant_list_schemas (schemas) };
  making->variant =
    parse_variant (making, tc_whole_get_file (whole, tc_whole_get_n_files (whole) - 1));

  return making->variant != NULL;
}

static void
making_clear (Making *making)
{
  g_clear_pointer (&making->variant, tc_scenario_unref);
  g_clear_pointer (&making->of_variants, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Making, making_clear)

/* (transfer full) (nullable): @text as the tree of a variant of the same base. */
static TcScenario *
extract (const Making *making, TcSource *text)
{
  const TcSchema *of_variant = tc_scenario_get_schema (making->variant);
  TcSource *source = tc_scenario_get_source (making->variant);
  const char *src = tc_scenario_get_string (making->variant, 0, "src");
  const TcSchema *schema = NULL;
  g_autoptr (TcSource) extracted = NULL;

  for (guint i = 0; making->schemas[i] != NULL && schema == NULL; i++)
    if (making->schemas[i]->variant == of_variant)
      schema = making->schemas[i];
  extracted = tc_variant_extract_stated (
    tc_whole_get_base (making->whole), text, schema,
    tc_scenario_get_string (making->variant, 0, "extends"), tc_source_get_name (source),
    src != NULL ? src : tc_provenance_get_name (TC_PROVENANCE_DESIGNER));

  return extracted != NULL ? parse_variant (making, extracted) : NULL;
}

/* Whether @edits make a variant that makes the text that is wanted. */
static gboolean
is_right (const Making *making, const TcEdits *edits, TcScenario *wanted)
{
  g_autoptr (TcSource) changed =
    tc_edits_apply (edits, tc_scenario_get_source (making->variant), NULL);
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcWhole) whole = NULL;
  g_autoptr (TcScenario) got = NULL;

  if (changed == NULL)
    return FALSE;
  whole = tc_variant_read (changed, making->schemas, tc_whole_load, making->whole, unused);
  got = whole != NULL ? parse (tc_whole_get_source (whole), making->schemas) : NULL;

  return got != NULL && tc_scenario_find_difference (wanted, got) == TC_NODE_NONE;
}

static TcEdits *
make (const Making *making, TcScenario *from, TcSource *full)
{
  g_autoptr (TcScenario) wanted = parse (full, making->schemas);
  g_autoptr (TcScenario) to = extract (making, full);
  g_autoptr (TcEdits) edits = NULL;

  if (wanted == NULL || to == NULL)
    return NULL;
  edits = tc_follow_make_edits (making->variant, from, to);
  if (edits != NULL && is_right (making, edits, wanted))
    return g_steal_pointer (&edits);
  g_clear_pointer (&edits, tc_edits_unref);
  edits = tc_follow_make_edits (making->variant, making->variant, to);
  if (edits != NULL && is_right (making, edits, wanted))
    return g_steal_pointer (&edits);

  return NULL;
}

/* -- Values that are the base's again ---------------------------------------------------------- */

typedef struct {
  TcScenario *from;
  TcScenario *to;
  TcScenario *wanted;
  TcScenario *base;
  TcOperation *group;
} Settling;

/* (transfer full) (nullable): @list without what it says about @name, and with @entry. */
static char *
dup_list (const char *list, const char *name, const char *entry)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);
  g_autoptr (GString) out = g_string_new (entry);

  for (guint i = 0; items[i] != NULL; i++)
    if (*items[i] != '\0' && !g_str_has_prefix (items[i], start))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", items[i]);

  return out->len > 0 ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}

/* (transfer full) (nullable): what src-of of the base says about @name. */
static char *
dup_entry (const char *list, const char *name)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);

  for (guint i = 0; items[i] != NULL; i++)
    if (g_str_has_prefix (items[i], start))
      return g_strdup (items[i]);

  return NULL;
}

/* The operation marked what it wrote as the designer's. */
static void
settle_node (Settling *self, TcNode from, TcNode to)
{
  g_autofree char *path = tc_scenario_dup_path (self->from, from);
  TcNode node = tc_scenario_find_by_path (self->wanted, path);
  TcNode old = tc_scenario_find_by_path (self->base, path);
  const TcSchemaContent *content;
  g_autofree char *list = NULL;
  gboolean is_settled = FALSE;

  if (node == TC_NODE_NONE || old == TC_NODE_NONE)
    return;
  content = tc_scenario_get_element (self->wanted, node)->content;
  if (tc_schema_content_find_attribute (content, "src-of") == NULL)
    return;
  list = g_strdup (tc_scenario_get_string (self->wanted, node, "src-of"));
  for (guint32 i = 0; list != NULL && i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    const char *before = tc_follow_get_word (self->base, old, attribute);
    g_autofree char *entry =
      dup_entry (tc_scenario_get_string (self->base, old, "src-of"), attribute->name);
    char *settled;

    if (!tc_scenario_has (self->from, from, attribute->name) ||
        (to != TC_NODE_NONE && tc_scenario_has (self->to, to, attribute->name)) ||
        g_strcmp0 (before, tc_follow_get_word (self->wanted, node, attribute)) != 0)
      continue;
    settled = dup_list (list, attribute->name, entry);
    is_settled |= g_strcmp0 (list, settled) != 0;
    g_free (list);
    list = settled;
  }
  if (is_settled)
    tc_operation_group_take (self->group, tc_operation_new_set (path, "src-of", list));
}

static void
settle_inside (Settling *self, TcNode from, TcNode to)
{
  if (to != TC_NODE_NONE && tc_follow_is_same_text (self->from, from, self->to, to))
    return;
  if (from != 0 && tc_scenario_get_element (self->from, from)->merge == TC_MERGE_BY_KEY)
    settle_node (self, from, to);
  for (TcNode child = tc_scenario_get_first_child (self->from, from); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (self->from, child))
    settle_inside (self, child, tc_follow_find_same (self->to, to, self->from, child));
}

/* (transfer full): the text that is wanted, where a value that is the base's again has the base's
 * source again. */
static TcSource *
settle (const Making *making, TcScenario *from, TcSource *full)
{
  g_autoptr (TcScenario) wanted = parse (full, making->schemas);
  g_autoptr (TcScenario) to = extract (making, full);
  g_autoptr (TcScenario) base = parse (tc_whole_get_base (making->whole), making->schemas);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autoptr (TcEdits) edits = NULL;
  Settling self = { from, to, wanted, base, group };

  if (wanted == NULL || to == NULL || base == NULL)
    return tc_source_ref (full);
  settle_inside (&self, 0, 0);
  edits = tc_operation_make_edits (group, wanted, NULL);

  return edits != NULL ? tc_edits_apply (edits, full, NULL) : tc_source_ref (full);
}

static void
set_refused (GError **error)
{
  g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                       _ ("A variant cannot make this change: make it in the base"));
}

TcEdits *
tc_variant_make_edits (TcWhole *whole,
                       const TcEdits *edits,
                       const TcSchema *const *schemas,
                       GError **error)
{
  g_auto (Making) making = { NULL };
  g_autoptr (TcSource) full = NULL;
  g_autoptr (TcSource) settled = NULL;
  g_autoptr (TcScenario) from = NULL;
  TcEdits *made = NULL;

  g_return_val_if_fail (whole != NULL && tc_whole_get_base (whole) != NULL, NULL);

  full = tc_edits_apply (edits, tc_whole_get_source (whole), NULL);
  if (making_init (&making, whole, schemas) && full != NULL)
    from = extract (&making, tc_whole_get_source (whole));
  if (from != NULL) {
    settled = settle (&making, from, full);
    made = settled != NULL ? make (&making, from, settled) : NULL;
  }
  if (made == NULL)
    set_refused (error);

  return made;
}

/* -- Back to the base -------------------------------------------------------------------------- */

/* The node of the extract that says something about @path: itself, or that it is removed. */
static TcNode
find_change (const TcScenario *extracted, const char *path)
{
  TcNode node = tc_scenario_find_by_path (extracted, path);
  const char *step = strrchr (path, '/');
  g_autofree char *around = g_strndup (path, step != NULL ? (gsize) (step - path) : 0);
  g_autofree char *stub = NULL;

  if (node != TC_NODE_NONE)
    return node;
  stub = g_strdup_printf ("%s%sremove/%s", around, step != NULL ? "/" : "",
                          step != NULL ? step + 1 : path);

  return tc_scenario_find_by_path (extracted, stub);
}

/* The outermost element around the place that the variant replaces or adds as a whole, or
 * TC_NODE_NONE: nothing in it can be taken back by itself. */
static TcNode
find_whole (const TcScenario *extracted, const char *path)
{
  g_autofree char *at = g_strdup (path);
  TcNode found = TC_NODE_NONE;

  while (*at != '\0') {
    TcNode node = tc_scenario_find_by_path (extracted, at);
    char *slash = strrchr (at, '/');

    if (node != TC_NODE_NONE && tc_merge_get_word (extracted, node, "was") != NULL)
      found = node;
    at[slash != NULL ? (gsize) (slash - at) : 0] = '\0';
  }

  return found;
}

/* Whether the element says nothing but @child. */
static gboolean
says_only (const TcScenario *extracted, TcNode node, TcNode child)
{
  const TcSchemaElement *element = tc_scenario_get_element (extracted, node);

  if (node == 0 || tc_scenario_get_first_child (extracted, node) != child ||
      tc_scenario_get_next_sibling (extracted, child) != TC_NODE_NONE)
    return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++)
    if (tc_follow_get_word (extracted, node, &element->content->attributes[i]) != NULL &&
        !tc_keyed_text_is_key (element, element->content->attributes[i].name))
      return FALSE;

  return TRUE;
}

/* The element, or the outermost one that would say nothing without it. */
static void
cut_node (TcOperationRun *run, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (run->scenario, node);

  while (parent != TC_NODE_NONE && says_only (run->scenario, parent, node)) {
    node = parent;
    parent = tc_scenario_get_parent (run->scenario, node);
  }
  if (node != 0)
    tc_operation_cut (run, node);
}

/* Whether the element says nothing but its key without @attribute. */
static gboolean
says_only_value (const TcScenario *extracted, TcNode node, const char *attribute, const char *was)
{
  const TcSchemaElement *element = tc_scenario_get_element (extracted, node);
  g_autofree char *list = NULL;

  if (tc_scenario_get_first_child (extracted, node) != TC_NODE_NONE)
    return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *each = &element->content->attributes[i];

    if (tc_follow_get_word (extracted, node, each) == NULL ||
        tc_keyed_text_is_key (element, each->name) || strcmp (each->name, attribute) == 0 ||
        strcmp (each->name, was) == 0)
      continue;
    if (strcmp (each->name, "src-of") != 0)
      return FALSE;
    g_free (list);
    list = dup_list (tc_follow_get_word (extracted, node, each), attribute, NULL);
    if (list != NULL)
      return FALSE;
  }

  return TRUE;
}

static void
cut_value (TcOperationRun *run, TcNode node, const char *attribute)
{
  const TcSchemaContent *content = tc_scenario_get_element (run->scenario, node)->content;
  g_autofree char *was = g_strconcat ("was-", attribute, NULL);
  g_autofree char *path = tc_scenario_dup_path (run->scenario, node);
  g_autofree char *unset = g_strdup_printf ("%s/unset[%s]", path, attribute);
  TcNode removal = tc_scenario_find_by_path (run->scenario, *path != '\0' ? unset : unset + 1);

  if (removal != TC_NODE_NONE) {
    cut_node (run, removal);
    return;
  }
  if (node != 0 && says_only_value (run->scenario, node, attribute, was)) {
    cut_node (run, node);
    return;
  }
  tc_operation_write (run, node, attribute, NULL);
  if (tc_schema_content_find_attribute (content, was) != NULL)
    tc_operation_write (run, node, was, NULL);
  if (tc_schema_content_find_attribute (content, "src-of") != NULL) {
    const char *list = tc_scenario_get_string (run->scenario, node, "src-of");
    g_autofree char *rest = dup_list (list, attribute, NULL);

    if (g_strcmp0 (list, rest) != 0)
      tc_operation_write (run, node, "src-of", rest);
  }
}

/* (transfer full) (nullable): the extract without what it says about @path. */
static TcScenario *
dup_without (const Making *making, TcScenario *from, const char *path, const char *attribute)
{
  TcSource *source = tc_scenario_get_source (from);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autoptr (TcSource) changed = NULL;
  TcOperationRun run = { .scenario = from,
                         .text = tc_source_get_text (source, NULL),
                         .edits = edits };
  TcNode whole = find_whole (from, path);
  TcNode node = whole != TC_NODE_NONE ? whole : find_change (from, path);

  if (whole != TC_NODE_NONE)
    attribute = NULL;
  if (node == TC_NODE_NONE || (node == 0 && attribute == NULL) ||
      (attribute != NULL && tc_schema_content_find_attribute (
                              tc_scenario_get_element (from, node)->content, attribute) == NULL))
    return NULL;
  if (attribute != NULL)
    cut_value (&run, node, attribute);
  else
    cut_node (&run, node);
  changed = run.clashes ? NULL : tc_edits_apply (edits, source, NULL);

  return changed != NULL ? parse_variant (making, changed) : NULL;
}

TcEdits *
tc_variant_make_revert (TcWhole *whole,
                        const char *path,
                        const char *attribute,
                        const TcSchema *const *schemas,
                        GError **error)
{
  g_auto (Making) making = { NULL };
  g_autoptr (TcScenario) from = NULL;
  g_autoptr (TcScenario) to = NULL;
  TcEdits *edits = NULL;

  g_return_val_if_fail (whole != NULL && tc_whole_get_base (whole) != NULL && path != NULL, NULL);

  if (making_init (&making, whole, schemas))
    from = extract (&making, tc_whole_get_source (whole));
  if (from != NULL)
    to = dup_without (&making, from, path, attribute);
  if (to != NULL)
    edits = tc_follow_make_edits (making.variant, from, to);
  if (edits == NULL)
    g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE,
                         _ ("The variant changes nothing there"));

  return edits;
}
