/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-comparison.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "document/tc-document-private.h"

/* -- In a thread ------------------------------------------------------------------------------- */

typedef struct {
  TcCompareWith with;
  char *path;
  TcSource *before; /* nullable: what was last read or written */
  TcSource *opened; /* nullable: what was read at first */
  TcSource *mine;
  TcDocumentBases *bases;
  TcComparison *result;
} Comparing;

static void
comparing_clear (gpointer data)
{
  Comparing *comparing = data;

  g_free (comparing->path);
  g_clear_pointer (&comparing->before, tc_source_unref);
  g_clear_pointer (&comparing->opened, tc_source_unref);
  tc_source_unref (comparing->mine);
  tc_document_bases_free (comparing->bases);
  g_clear_pointer (&comparing->result, tc_comparison_unref);
}

static void
comparing_unref (gpointer comparing)
{
  g_atomic_rc_box_release_full (comparing, comparing_clear);
}

static void
comparison_clear (gpointer data)
{
  TcComparison *comparison = data;

  tc_source_unref (comparison->other);
  tc_source_unref (comparison->mine);
  g_clear_pointer (&comparison->other_lines, tc_source_unref);
  g_clear_pointer (&comparison->my_lines, tc_source_unref);
  g_clear_pointer (&comparison->by_me, tc_differences_unref);
  g_clear_pointer (&comparison->by_them, tc_differences_unref);
}

TcComparison *
tc_comparison_ref (TcComparison *comparison)
{
  return g_atomic_rc_box_acquire (comparison);
}

void
tc_comparison_unref (TcComparison *comparison)
{
  g_atomic_rc_box_release_full (comparison, comparison_clear);
}

/* (transfer full): the file itself, where @path is a link to it. */
static char *
dup_real (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real != NULL ? real : path);

  free (real);

  return copy;
}

/* A repository, a worktree of one, or a submodule: the last two have a file of that name. */
gboolean
tc_comparison_is_in_repository (const char *path)
{
  g_autofree char *real = dup_real (path);
  g_autofree char *at = g_path_get_dirname (real);

  for (;;) {
    g_autofree char *git = g_build_filename (at, ".git", NULL);
    g_autofree char *above = g_path_get_dirname (at);

    if (g_file_test (git, G_FILE_TEST_EXISTS))
      return TRUE;
    if (g_str_equal (above, at))
      return FALSE;
    g_free (at);
    at = g_steal_pointer (&above);
  }
}

/* Called as the document is, so that a variant finds its bases where they are now. */
static TcSource *
load_committed (const Comparing *comparing, GError **error)
{
  g_autofree char *path = dup_real (comparing->path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *revision = g_strconcat ("HEAD:./", name, NULL);
  g_autoptr (TcSource) found = NULL;
  g_autoptr (GError) own = NULL;

  if (!tc_comparison_is_in_repository (path)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                         _ ("The file is not in a git repository, so there is no commit to compare "
                            "it with."));
    return NULL;
  }
  found = tc_revision_load (folder, revision, &own);
  if (found != NULL)
    return tc_source_new (tc_source_get_name (comparing->mine), tc_source_get_bytes (found));
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
               /* TRANSLATORS: %s is what git says */
               _ ("The last commit does not have this file. %s"), own->message);
  return NULL;
}

/* A text that was read. */
typedef struct {
  TcReport *report;     /* says why there is no scenario */
  TcWhole *whole;       /* nullable: of a variant */
  TcScenario *scenario; /* nullable: of a variant that of the whole */
} Reading;

static void
reading_clear (Reading *reading)
{
  g_clear_pointer (&reading->report, tc_report_unref);
  g_clear_pointer (&reading->whole, tc_whole_unref);
  g_clear_pointer (&reading->scenario, tc_scenario_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static void
read_source (Reading *reading, TcSource *source, TcDocumentBases *bases)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  gboolean is_variant = tc_variant_is (source);

  reading->report = tc_report_new ();
  if (is_variant)
    reading->whole =
      tc_variant_read (source, schemas, tc_document_bases_load, bases, reading->report);
  if (reading->whole != NULL)
    source = tc_whole_get_source (reading->whole);
  if (reading->whole != NULL || !is_variant)
    reading->scenario = tc_scenario_parse (source, schemas, reading->report);
}

/* -- Lines ------------------------------------------------------------------------------------- */

/* The lines of a variant beside those of its base would all differ. But those of two variants of
 * one base are what their authors wrote. */
static gboolean
compares_wholes (const TcComparison *comparison, const Reading *other, const Reading *mine)
{
  gboolean other_varies = tc_variant_is (comparison->other);
  gboolean mine_varies = tc_variant_is (comparison->mine);

  if ((other_varies && other->whole == NULL) || (mine_varies && mine->whole == NULL))
    return FALSE;
  if (!other_varies || !mine_varies)
    return other_varies || mine_varies;
  return tc_source_get_revision (tc_whole_get_base (other->whole)) !=
         tc_source_get_revision (tc_whole_get_base (mine->whole));
}

/* (transfer full) */
static TcSource *
flatten (TcSource *source, const Reading *reading)
{
  g_autofree char *text = NULL;

  if (reading->whole == NULL)
    return tc_source_ref (source);
  text = tc_whole_dup_text (reading->whole);
  return tc_source_new_for_string (tc_source_get_name (source), text);
}

static void
set_lines (TcComparison *comparison, const Reading *other, const Reading *mine)
{
  if (!compares_wholes (comparison, other, mine)) {
    comparison->other_lines = tc_source_ref (comparison->other);
    comparison->my_lines = tc_source_ref (comparison->mine);
    return;
  }
  comparison->other_lines = flatten (comparison->other, other);
  comparison->my_lines = flatten (comparison->mine, mine);
  comparison->n_flattened = (other->whole != NULL) + (mine->whole != NULL);
}

/* -- Comparing --------------------------------------------------------------------------------- */

static TcDifferences *
find_differences (TcScenario *old, TcScenario *new)
{
  return old != NULL && new != NULL ? tc_differences_new (old, new) : NULL;
}

static TcSource *
load_other (const Comparing *comparing, GError **error)
{
  if (comparing->with == TC_COMPARE_COMMIT)
    return load_committed (comparing, error);
  if (comparing->with == TC_COMPARE_OPENED)
    return tc_source_ref (comparing->opened);
  return tc_file_load (comparing->path, NULL, error);
}

/* What others wrote is one with its faults; a file that somebody has chosen may be anything. */
static gboolean
check_other (const Comparing *comparing, const Reading *other, const Reading *mine, GError **error)
{
  g_autofree char *name = NULL;

  if (comparing->with != TC_COMPARE_FILE)
    return TRUE;
  name = g_path_get_basename (comparing->path);
  if (other->scenario == NULL) {
    const TcFinding *first =
      tc_report_get_n (other->report) > 0 ? tc_report_get (other->report, 0) : NULL;

    g_set_error (
      error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
      /* TRANSLATORS: the name of a file, then a sentence that says what is wrong with it */
      _ ("%s cannot be read as a scenario. %s"), name, first != NULL ? first->message : "");
    return FALSE;
  }
  if (mine->scenario != NULL &&
      tc_scenario_get_schema (other->scenario) != tc_scenario_get_schema (mine->scenario)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("%s is a scenario of another game."), name);
    return FALSE;
  }
  return TRUE;
}

static gboolean
compare (gpointer data, GCancellable *cancellable, GError **error)
{
  Comparing *comparing = data;
  g_autoptr (TcSource) other = load_other (comparing, error);
  g_auto (Reading) before = { 0 };
  g_auto (Reading) theirs = { 0 };
  g_auto (Reading) mine = { 0 };
  TcComparison *result;

  if (other == NULL)
    return FALSE;
  result = g_atomic_rc_box_new0 (TcComparison);
  result->other = g_steal_pointer (&other);
  result->mine = tc_source_ref (comparing->mine);
  result->knows_before = comparing->with == TC_COMPARE_DISK && comparing->before != NULL;
  comparing->result = result;
  read_source (&mine, comparing->mine, comparing->bases);
  read_source (&theirs, result->other, comparing->bases);
  if (!check_other (comparing, &theirs, &mine, error))
    return FALSE;
  set_lines (result, &theirs, &mine);
  if (!result->knows_before) {
    result->by_me = find_differences (theirs.scenario, mine.scenario);
    return TRUE;
  }
  read_source (&before, comparing->before, comparing->bases);
  result->by_me = find_differences (before.scenario, mine.scenario);
  result->by_them = find_differences (before.scenario, theirs.scenario);
  return TRUE;
}

/* -- From the document ------------------------------------------------------------------------- */

static void
compared_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Comparing *comparing = g_task_get_task_data (task);
  GError *error = NULL;

  if (tc_work_run_finish (result, &error))
    g_task_return_pointer (task, tc_comparison_ref (comparing->result),
                           (GDestroyNotify) tc_comparison_unref);
  else
    g_task_return_error (task, error);
}

void
tc_document_compare_async (TcDocument *self,
                           TcCompareWith with,
                           const char *other,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  GTask *task;
  Comparing *comparing;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->history != NULL);
  g_return_if_fail (with == TC_COMPARE_FILE     ? other != NULL
                    : with == TC_COMPARE_OPENED ? self->opened != NULL
                                                : self->path != NULL);

  task = g_task_new (self, NULL, callback, user_data);
  comparing = g_atomic_rc_box_new0 (Comparing);
  comparing->with = with;
  comparing->path = g_strdup (with == TC_COMPARE_FILE ? other : self->path);
  comparing->before = self->on_disk != NULL ? tc_source_ref (self->on_disk) : NULL;
  comparing->opened = self->opened != NULL ? tc_source_ref (self->opened) : NULL;
  comparing->mine = tc_source_ref (tc_history_get_source (self->history));
  comparing->bases = tc_document_new_bases (self, FALSE);
  g_task_set_task_data (task, comparing, comparing_unref);
  tc_work_run_async (compare, comparing, comparing_unref, TRUE, cancellable, compared_cb, task);
}

TcComparison *
tc_document_compare_finish (TcDocument *self, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* -- Taking a change back ---------------------------------------------------------------------- */

/* Words in an element cannot be inserted with it. */
static gboolean
has_words (TcScenario *scenario, TcNode node)
{
  const char *text = tc_scenario_get_text (scenario, node);

  if (text != NULL && *text != '\0')
    return TRUE;
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child))
    if (has_words (scenario, child))
      return TRUE;
  return FALSE;
}

gboolean
tc_differences_can_take_back (TcDifferences *differences, guint index)
{
  const TcDifference *change = tc_differences_get (differences, index);

  return change->kind != TC_DIFFERENCE_REMOVED ||
         !has_words (tc_differences_get_old (differences), change->old_node);
}

/* (transfer full) (array zero-terminated=1): name, value, name, value of all that is written. */
static char **
dup_attributes (TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autoptr (GStrvBuilder) attributes = g_strv_builder_new ();

  for (guint32 i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;

    if (tc_scenario_has (scenario, node, name))
      g_strv_builder_add_many (attributes, name, tc_scenario_get_string (scenario, node, name),
                               NULL);
  }
  return g_strv_builder_end (attributes);
}

static void
add_children (TcOperation *insert, TcScenario *scenario, TcNode node)
{
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    g_auto (GStrv) attributes = dup_attributes (scenario, child);
    TcOperation *inner = tc_operation_add_child (insert, tc_scenario_get_name (scenario, child),
                                                 (const char *const *) attributes);

    add_children (inner, scenario, child);
  }
}

/* (transfer full) (nullable): of the nearest one before @node, of its kind, that is still there. */
static char *
dup_neighbour (TcScenario *old, TcNode node, TcScenario *current)
{
  TcNode parent = tc_scenario_get_parent (old, node);
  g_autofree char *found = NULL;

  for (TcNode other = tc_scenario_get_first_child (old, parent); other != node;
       other = tc_scenario_get_next_sibling (old, other)) {
    g_autofree char *path = NULL;

    if (tc_scenario_get_element (old, other) != tc_scenario_get_element (old, node))
      continue;
    path = tc_scenario_dup_path (old, other);
    if (tc_scenario_find_by_path (current, path) == TC_NODE_NONE)
      continue;
    g_free (found);
    found = g_steal_pointer (&path);
  }
  return g_steal_pointer (&found);
}

/* Whether what comes back at @parent is again whose it was without a word. */
static gboolean
is_source_around (TcScenario *old, TcNode node, TcScenario *current, const char *parent)
{
  TcNode around = tc_scenario_find_by_path (current, parent);

  return around != TC_NODE_NONE && tc_scenario_get_provenance (current, around, NULL) ==
                                     tc_scenario_get_provenance (old, node, NULL);
}

static TcOperation *
make_insertion (TcScenario *old, TcNode node, TcScenario *current)
{
  g_autofree char *parent = tc_scenario_dup_path (old, tc_scenario_get_parent (old, node));
  g_autofree char *neighbour = dup_neighbour (old, node, current);
  g_auto (GStrv) attributes = dup_attributes (old, node);
  TcOperation *insert = tc_operation_new_insert (parent, tc_scenario_get_name (old, node),
                                                 (const char *const *) attributes);

  if (neighbour != NULL)
    tc_operation_insert_after (insert, neighbour);
  if (is_source_around (old, node, current, parent))
    tc_operation_keep_source (insert);
  add_children (insert, old, node);
  return insert;
}

/* The whole line as it was, in the place of what it is. */
static TcOperation *
make_line (TcScenario *old, const TcDifference *change, const char *path, TcScenario *current)
{
  TcOperation *group = tc_operation_new_group (_ ("Take a change back"));

  tc_operation_group_take (group, make_insertion (old, change->old_node, current));
  tc_operation_group_take (group, tc_operation_new_remove (path));
  return group;
}

/* (transfer none) (nullable): the entry of src-of in @entries that speaks of what @entry does. */
static const char *
find_source (char **entries, const char *entry)
{
  gsize length = strcspn (entry, ":");

  for (guint i = 0; entries[i] != NULL; i++)
    if (strncmp (entries[i], entry, length + 1) == 0)
      return entries[i];
  return NULL;
}

/* (transfer full): the words of src-of. */
static char **
split_sources (TcScenario *scenario, TcNode node)
{
  const char *sources = tc_scenario_get_string (scenario, node, "src-of");
  g_auto (GStrv) words = g_strsplit_set (sources != NULL ? sources : "", " \t\n\r", -1);
  g_autoptr (GStrvBuilder) entries = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (entries, words[i]);
  return g_strv_builder_end (entries);
}

/* (transfer full) (nullable): src-of of the new node, with what the old one says of @name. In the
 * order of the old one: where nothing else has changed it is the old text again. */
static char *
dup_sources (TcDifferences *differences, const TcDifference *change, const char *name)
{
  g_auto (GStrv) old = split_sources (tc_differences_get_old (differences), change->old_node);
  g_auto (GStrv) new = split_sources (tc_differences_get_new (differences), change->new_node);
  g_autofree char *own = g_strconcat (name, ":", NULL);
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  for (guint i = 0; old[i] != NULL; i++) {
    const char *entry = g_str_has_prefix (old[i], own) ? old[i] : find_source (new, old[i]);

    if (entry != NULL)
      g_ptr_array_add (entries, (gpointer) entry);
  }
  for (guint i = 0; new[i] != NULL; i++)
    if (!g_str_has_prefix (new[i], own) && find_source (old, new[i]) == NULL)
      g_ptr_array_add (entries, new[i]);
  g_ptr_array_add (entries, NULL);

  return entries->len > 1 ? g_strjoinv (" ", (char **) entries->pdata) : NULL;
}

/* The value as it was written, and whose it was. */
static TcOperation *
make_value (TcDifferences *differences, const TcDifference *change, const char *path)
{
  TcScenario *old = tc_differences_get_old (differences);
  const char *name = change->attribute != NULL ? change->attribute->name : "src";
  gboolean is_value = change->kind == TC_DIFFERENCE_CHANGED || change->attribute == NULL;
  g_autofree char *label =
    tc_document_dup_revert_label (tc_differences_get_new (differences), path, name);
  TcOperation *group = tc_operation_new_group (label);
  g_autofree char *sources = NULL;

  if (is_value) {
    const char *value = tc_scenario_has (old, change->old_node, name)
                          ? tc_scenario_get_string (old, change->old_node, name)
                          : NULL;
    TcOperation *set = tc_operation_new_set (path, name, value);

    tc_operation_keep_source (set);
    tc_operation_group_take (group, set);
  }
  if (change->attribute == NULL ||
      tc_schema_content_find_attribute (change->element->content, "src-of") == NULL)
    return group;
  sources = dup_sources (differences, change, name);
  tc_operation_group_take (group, tc_operation_new_set (path, "src-of", sources));
  return group;
}

/* (transfer full) */
static TcOperation *
make_operation (TcDocument *self, TcDifferences *differences, const TcDifference *change)
{
  TcScenario *old = tc_differences_get_old (differences);
  TcScenario *new = tc_differences_get_new (differences);
  g_autofree char *path =
    change->new_node != TC_NODE_NONE ? tc_scenario_dup_path (new, change->new_node) : NULL;
  g_autofree char *after =
    change->old_after != TC_NODE_NONE ? tc_scenario_dup_path (old, change->old_after) : NULL;

  switch (change->kind) {
  case TC_DIFFERENCE_ADDED:
    return tc_operation_new_remove (path);
  case TC_DIFFERENCE_REMOVED:
    return make_insertion (old, change->old_node, new);
  case TC_DIFFERENCE_MOVED:
    return tc_operation_new_move_after (path, after);
  case TC_DIFFERENCE_TEXT:
    return tc_operation_new_set_text (path, change->old_value != NULL ? change->old_value : "");
  case TC_DIFFERENCE_REDRAWN:
    return make_line (old, change, path, new);
  case TC_DIFFERENCE_CHANGED:
  case TC_DIFFERENCE_SOURCE:
    return make_value (differences, change, path);
  case TC_N_DIFFERENCE_KINDS:
    break;
  }
  g_assert_not_reached ();
}

gboolean
tc_document_take_back (TcDocument *self, TcDifferences *differences, guint index, GError **error)
{
  g_autoptr (TcOperation) operation = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && differences != NULL, FALSE);
  g_return_val_if_fail (index < tc_differences_get_n (differences), FALSE);

  operation = make_operation (self, differences, tc_differences_get (differences, index));
  return tc_document_apply_operation (self, operation, NULL, error);
}
