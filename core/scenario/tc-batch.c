/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-batch.h"

#include <glib/gi18n-lib.h>

#include "scenario/tc-operation-private.h"
#include "text/tc-edit-private.h"

struct _TcBatch {
  GPtrArray *operations; /* of TcOperation */
};

/* Where the making of a batch stands. */
typedef struct {
  const TcBatch *batch;
  guint next;           /* the first operation that is not made */
  TcScenario *scenario; /* of the text so far */
  TcEdits *made;        /* (nullable): all rounds so far, against the first revision */
} Making;

TcBatch *
tc_batch_new (void)
{
  TcBatch *batch = g_new0 (TcBatch, 1);

  batch->operations = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_operation_free);

  return batch;
}

void
tc_batch_free (TcBatch *batch)
{
  if (batch == NULL)
    return;
  g_ptr_array_unref (batch->operations);
  g_free (batch);
}

void
tc_batch_take (TcBatch *batch, TcOperation *operation)
{
  g_return_if_fail (batch != NULL && operation != NULL);

  g_ptr_array_add (batch->operations, operation);
}

void
tc_batch_set (TcBatch *batch, const char *path, const char *attribute, const char *value)
{
  tc_batch_take (batch, tc_operation_new_set (path, attribute, value));
}

void
tc_batch_insert (TcBatch *batch, const char *path, const char *name, const char *const *attributes)
{
  tc_batch_take (batch, tc_operation_new_insert (path, name, attributes));
}

void
tc_batch_remove (TcBatch *batch, const char *path)
{
  tc_batch_take (batch, tc_operation_new_remove (path));
}

guint
tc_batch_get_n (const TcBatch *batch)
{
  return batch->operations->len;
}

char *
tc_batch_dup_label (const TcBatch *batch, const TcScenario *scenario)
{
  g_autofree char *first = NULL;
  guint n;

  g_return_val_if_fail (batch != NULL && scenario != NULL, NULL);

  n = batch->operations->len;
  if (n == 0)
    return g_strdup (_ ("Change nothing"));
  first = tc_operation_dup_label (batch->operations->pdata[0], scenario);
  if (n == 1)
    return g_steal_pointer (&first);

  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n - 1), first, n - 1);
}

static gboolean
is_key (const TcSchemaElement *element, const char *attribute)
{
  return element->key != NULL && g_strv_contains (element->key, attribute);
}

/* Whether @operation touches only the tag of @node and can be found by its path in any order with
 * its like: a value that is no key, of an element that can say itself where it comes from. */
static gboolean
stands_alone (const TcOperation *operation, const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  return operation->kind == TC_OPERATION_SET && !is_key (element, operation->name) &&
         tc_schema_content_find_attribute (element->content, "src-of") != NULL;
}

static gboolean
overlaps (const TcEdits *edits, const TcEdits *others)
{
  guint n = tc_edits_get_n (edits);
  guint at = 0;
  guint i;

  for (i = 0; i < tc_edits_get_n (others); i++) {
    TcSpan range = tc_edits_get (others, i)->range;

    while (at < n && tc_edits_get (edits, at)->range.end < range.start)
      at++;
    if (at < n && tc_edits_get (edits, at)->range.start <= range.end)
      return TRUE;
  }

  return FALSE;
}

static void
add_all (TcEdits *edits, const TcEdits *others)
{
  guint i;

  for (i = 0; i < tc_edits_get_n (others); i++) {
    const TcEdit *edit = tc_edits_get (others, i);
    gboolean added = tc_edits_add (edits, edit->range, edit->text, edit->text_length);

    g_assert (added);
  }
}

/* The edits of the next operations that can be made against one text: one, or a run of values. */
static TcEdits *
make_round (Making *making, GError **error)
{
  g_autoptr (TcEdits) round = NULL;
  g_autoptr (GHashTable) touched = g_hash_table_new (NULL, NULL);
  const GPtrArray *operations = making->batch->operations;

  while (making->next < operations->len) {
    const TcOperation *operation = operations->pdata[making->next];
    TcNode node = tc_scenario_find_by_path (making->scenario, operation->path);
    gboolean is_alone = node != TC_NODE_NONE && stands_alone (operation, making->scenario, node) &&
                        g_hash_table_add (touched, GUINT_TO_POINTER (node + 1));
    g_autoptr (TcEdits) edits = NULL;

    if (round != NULL && !is_alone)
      break;
    edits = tc_operation_make_edits (operation, making->scenario, error);
    if (edits == NULL)
      return NULL;
    if (round == NULL)
      round = g_steal_pointer (&edits);
    else if (overlaps (round, edits))
      break;
    else
      add_all (round, edits);
    making->next++;
    if (!is_alone)
      break;
  }

  return g_steal_pointer (&round);
}

static gboolean
take_round (Making *making, TcEdits *round, GError **error)
{
  const TcSchema *schemas[] = { tc_scenario_get_schema (making->scenario), NULL };
  TcSource *before = tc_scenario_get_source (making->scenario);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcScenario) scenario = NULL;

  if (making->made == NULL) {
    making->made = tc_edits_ref (round);
  } else {
    TcEdits *composed = tc_edits_compose (making->made, round, before);

    tc_edits_unref (making->made);
    making->made = composed;
  }
  if (making->next >= making->batch->operations->len)
    return TRUE;
  source = tc_edits_apply (round, before, NULL);
  if (source != NULL)
    scenario = tc_scenario_parse (source, schemas, report);
  if (scenario == NULL) {
    g_set_error_literal (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED,
                         _ ("The text would grow beyond what a scenario may have"));
    return FALSE;
  }
  tc_scenario_unref (making->scenario);
  making->scenario = g_steal_pointer (&scenario);

  return TRUE;
}

TcEdits *
tc_batch_make_edits (const TcBatch *batch, TcScenario *scenario, GError **error)
{
  Making making = { .batch = batch };
  gboolean ok = TRUE;

  g_return_val_if_fail (batch != NULL && scenario != NULL, NULL);

  making.scenario = tc_scenario_ref (scenario);
  while (ok && making.next < batch->operations->len) {
    g_autoptr (TcEdits) round = make_round (&making, error);

    ok = round != NULL && take_round (&making, round, error);
  }
  tc_scenario_unref (making.scenario);
  if (!ok) {
    g_clear_pointer (&making.made, tc_edits_unref);
    return NULL;
  }

  return making.made != NULL ? making.made : tc_edits_new (tc_scenario_get_source (scenario));
}
