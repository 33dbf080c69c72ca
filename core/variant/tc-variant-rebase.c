/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-variant-rebase.h"

#include <string.h>

#include "scenario/tc-operation.h"
#include "variant/tc-variant-private.h"

/* A change that applies needs no edit: what it expects is what the new base has. So only the path
 * of the base changes, and what has become obsolete goes. */

typedef struct {
  const TcSchema *const *schemas; /* of variants */
  TcSource *text;                 /* the variant as far as it is done */
} Rebase;

static TcScenario *
parse (const Rebase *rebase)
{
  g_autoptr (TcReport) unused = tc_report_new ();

  return tc_scenario_parse (rebase->text, rebase->schemas, unused);
}

/* %FALSE when the change is refused. */
static gboolean
change (Rebase *rebase, TcScenario *variant, const TcOperation *operation)
{
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, variant, NULL);
  TcSource *changed = edits != NULL ? tc_edits_apply (edits, rebase->text, NULL) : NULL;

  if (changed == NULL)
    return FALSE;
  tc_source_unref (rebase->text);
  rebase->text = changed;

  return TRUE;
}

static gboolean
is_of_variant (const char *name)
{
  static const char *const words[] = { "was", "before", "after", NULL };

  return g_strv_contains (words, name) || g_str_has_prefix (name, "was-");
}

/* Whether <remove> holds it. */
static gboolean
is_stub (const TcScenario *variant, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (variant, node);

  return parent != TC_NODE_NONE && strcmp (tc_scenario_get_name (variant, parent), "remove") == 0;
}

/* (nullable): the attribute of the node that the finding is about. */
static const char *
find_attribute (const TcScenario *variant, TcNode node, const TcFinding *finding)
{
  const TcSchemaContent *content = tc_scenario_get_element (variant, node)->content;
  TcSpan span;

  for (guint32 i = 0; i < content->n_attributes; i++)
    if (tc_scenario_get_value_span (variant, node, content->attributes[i].name, &span) &&
        span.start == finding->span.start)
      return content->attributes[i].name;

  return NULL;
}

static void
drop_attribute (const TcScenario *variant,
                TcNode node,
                const char *path,
                const char *name,
                TcOperation *group)
{
  g_autofree char *was = g_strconcat ("was-", name, NULL);

  tc_operation_group_take (group, tc_operation_new_set (path, name, NULL));
  if (tc_merge_get_word (variant, node, was) != NULL)
    tc_operation_group_take (group, tc_operation_new_set (path, was, NULL));
}

/* Adds what takes the obsolete change out; %FALSE when the finding is not about one. */
static gboolean
drop_obsolete (const TcScenario *variant, const TcFinding *finding, TcOperation *group)
{
  TcNode node = finding->path != NULL ? tc_scenario_find_by_path (variant, finding->path) : 0;
  gboolean is_gone = strcmp (finding->code, "VAR004") == 0;
  const char *name;

  if (node == TC_NODE_NONE || (is_gone && !is_stub (variant, node)) ||
      (!is_gone && strcmp (finding->code, "VAR006") != 0))
    return FALSE;
  if (is_gone || strcmp (tc_scenario_get_name (variant, node), "unset") == 0) {
    tc_operation_group_take (group, tc_operation_new_remove (finding->path));
    return TRUE;
  }
  name = find_attribute (variant, node, finding);
  if (name != NULL)
    drop_attribute (variant, node, finding->path, name, group);
  else if (node != 0)
    tc_operation_group_take (group, tc_operation_new_remove (finding->path));

  return name != NULL || node != 0;
}

/* Whether the element says nothing but its key. */
static gboolean
is_idle (const TcScenario *variant, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (variant, node);

  if (node == 0 || is_stub (variant, node) || element->merge == TC_MERGE_WHOLE ||
      strcmp (element->name, "unset") == 0 ||
      tc_scenario_get_first_child (variant, node) != TC_NODE_NONE)
    return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const char *name = element->content->attributes[i].name;

    if (!tc_keyed_text_is_key (element, name) && tc_scenario_has (variant, node, name))
      return FALSE;
  }

  return TRUE;
}

/* What says nothing any more goes, from the inside out: a level of elements at a time. */
static void
drop_idle (Rebase *rebase)
{
  gboolean again = TRUE;

  while (again) {
    g_autoptr (TcScenario) variant = parse (rebase);
    g_autoptr (TcOperation) group = tc_operation_new_group ("");

    for (TcNode node = 1; node < tc_scenario_get_n_nodes (variant); node++) {
      g_autofree char *path = is_idle (variant, node) ? tc_scenario_dup_path (variant, node) : NULL;

      if (path != NULL)
        tc_operation_group_take (group, tc_operation_new_remove (path));
    }
    again = tc_operation_group_get_n (group) > 0 && change (rebase, variant, group);
  }
}

/* The changes of @node and what is in it. */
static guint
count_changes (const TcScenario *variant, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (variant, node);
  guint n = 0;

  if (is_stub (variant, node) || element->merge == TC_MERGE_WHOLE ||
      strcmp (element->name, "unset") == 0)
    return node == 0 ? 0 : 1;
  for (guint32 i = 0; node != 0 && i < element->content->n_attributes; i++) {
    const char *name = element->content->attributes[i].name;

    n += !tc_keyed_text_is_key (element, name) && !is_of_variant (name) &&
         !tc_keyed_text_is_source_attribute (name) && tc_scenario_has (variant, node, name);
  }
  for (TcNode child = tc_scenario_get_first_child (variant, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (variant, child))
    n += count_changes (variant, child);

  return n;
}

static void
count_result (const Rebase *rebase, TcReport *report, TcRebase *out)
{
  g_autoptr (TcScenario) variant = parse (rebase);
  guint n = count_changes (variant, 0);

  out->n_conflicts = tc_report_count (report, TC_SEVERITY_ERROR);
  out->n_applied = n - MIN (out->n_conflicts, n);
}

/* Takes out what the new base has made obsolete. */
static guint
drop_changes (Rebase *rebase, TcReport *found)
{
  g_autoptr (TcScenario) variant = parse (rebase);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (found); i++) {
    const TcFinding *finding = tc_report_get (found, i);

    n += finding->source == rebase->text && drop_obsolete (variant, finding, group);
  }
  if (n > 0 && change (rebase, variant, group))
    drop_idle (rebase);

  return n;
}

/* Every change that expects something else says what there is now. */
static guint
keep_changes (Rebase *rebase, TcReport *found)
{
  guint n = 0;
  g_autoptr (TcEdits) edits = tc_report_make_fixes (found, "VAR005", rebase->text, &n);
  TcSource *changed = tc_edits_apply (edits, rebase->text, NULL);

  if (changed == NULL)
    return 0;
  tc_source_unref (rebase->text);
  rebase->text = changed;

  return n;
}

/* Adds what takes the change in conflict out; %FALSE when the finding is not about one. */
static gboolean
drop_conflict (const TcScenario *variant, const TcFinding *finding, TcOperation *group)
{
  gboolean is_moved = strcmp (finding->code, "VAR005") == 0;
  TcNode node = finding->path != NULL && (is_moved || strcmp (finding->code, "VAR004") == 0)
                  ? tc_scenario_find_by_path (variant, finding->path)
                  : TC_NODE_NONE;
  const char *was;

  if (node == TC_NODE_NONE)
    return FALSE;
  was = is_moved ? find_attribute (variant, node, finding) : NULL;
  if (was != NULL && g_str_has_prefix (was, "was-"))
    drop_attribute (variant, node, finding->path, was + strlen ("was-"), group);
  else if (node != 0)
    tc_operation_group_take (group, tc_operation_new_remove (finding->path));

  return TRUE;
}

static guint
drop_conflicts (Rebase *rebase, TcReport *found)
{
  g_autoptr (TcScenario) variant = parse (rebase);
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (found); i++) {
    const TcFinding *finding = tc_report_get (found, i);

    n += finding->source == rebase->text && drop_conflict (variant, finding, group);
  }
  if (n == 0 || !change (rebase, variant, group))
    return 0;
  drop_idle (rebase);

  return n;
}

/* Settles the conflicts that are left. */
static guint
settle (Rebase *rebase,
        TcRebaseChoice choice,
        const TcSchema *const *schemas,
        TcVariantLoad load,
        gpointer user_data)
{
  g_autoptr (TcReport) found = tc_report_new ();
  g_autoptr (TcWhole) whole = NULL;

  if (choice == TC_REBASE_REPORT)
    return 0;
  whole = tc_variant_read (rebase->text, schemas, load, user_data, found);
  if (whole == NULL)
    return 0;

  return choice == TC_REBASE_OURS ? keep_changes (rebase, found) : drop_conflicts (rebase, found);
}

TcSource *
tc_variant_rebase (TcSource *variant,
                   const TcSchema *const *schemas,
                   const char *extends,
                   TcVariantLoad load,
                   gpointer user_data,
                   TcRebaseChoice choice,
                   TcReport *report,
                   TcRebase *out_rebase)
{
  g_autoptr (GPtrArray) of_variants = tc_variant_list_schemas (schemas);
  Rebase rebase = { (const TcSchema *const *) of_variants->pdata, tc_source_ref (variant) };
  g_autoptr (TcScenario) scenario = parse (&rebase);
  g_autoptr (TcOperation) operation = tc_operation_new_set ("", "extends", extends);
  g_autoptr (TcReport) found = tc_report_new ();
  g_autoptr (TcWhole) before = NULL;
  g_autoptr (TcWhole) after = NULL;

  *out_rebase = (TcRebase){ 0 };
  if (scenario != NULL && tc_scenario_is_valid (scenario) && change (&rebase, scenario, operation))
    before = tc_variant_read (rebase.text, schemas, load, user_data, found);
  if (before != NULL) {
    out_rebase->n_obsolete = drop_changes (&rebase, found);
    out_rebase->n_settled = settle (&rebase, choice, schemas, load, user_data);
  }
  after = tc_variant_read (rebase.text, schemas, load, user_data, report);
  if (before == NULL || after == NULL) {
    tc_source_unref (rebase.text);
    return NULL;
  }
  count_result (&rebase, report, out_rebase);

  return rebase.text;
}
