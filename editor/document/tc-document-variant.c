/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A document that is a variant: its text says what differs from a base, and what is shown is the
 * whole. Changes of the whole become changes of the text (tc-document-edit.c); the files of the
 * bases are read and watched, and never written. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "document/tc-comparison.h"
#include "document/tc-document-private.h"

/* Editors write a file in several strokes. */
#define BASE_DELAY_MS 300

struct _TcDocumentBases {
  char *own;        /* what the text is called */
  char *place;      /* where its file is, or will be */
  TcWhole *kept;    /* nullable */
  TcBuild *before;  /* nullable: the latest of the document */
  TcTreeNews *news; /* nullable: to be sent when the tree is read */
};

void
tc_document_build_free (TcDocumentBuild *built)
{
  g_clear_pointer (&built->build, tc_build_unref);
  g_clear_pointer (&built->changes, tc_differences_unref);
  g_free (built);
}

TcDocumentBases *
tc_document_new_bases (TcDocument *self, gboolean keeps)
{
  TcDocumentBases *bases = g_new0 (TcDocumentBases, 1);
  TcWhole *whole = self->build != NULL ? tc_build_get_whole (self->build) : NULL;

  bases->own = g_strdup (tc_source_get_name (tc_history_get_source (self->history)));
  bases->place = g_strdup (self->path != NULL ? self->path : bases->own);
  bases->kept = keeps && whole != NULL ? tc_whole_ref (whole) : NULL;
  bases->before = self->build != NULL ? tc_build_ref (self->build) : NULL;
  return bases;
}

void
tc_document_bases_free (TcDocumentBases *bases)
{
  g_free (bases->own);
  g_free (bases->place);
  g_clear_pointer (&bases->kept, tc_whole_unref);
  g_clear_pointer (&bases->before, tc_build_unref);
  g_clear_pointer (&bases->news, tc_tree_news_free);
  g_free (bases);
}

void
tc_document_bases_tell (TcDocumentBases *bases, TcDocument *document)
{
  g_return_if_fail (bases->news == NULL);

  bases->news = tc_tree_news_new (document);
}

TcSource *
tc_document_bases_load (const char *extends, TcSource *from, gpointer data, GError **error)
{
  TcDocumentBases *bases = data;
  TcSource *kept = bases->kept != NULL ? tc_whole_find_base (bases->kept, extends, from) : NULL;
  g_autoptr (TcSource) placed = NULL;

  if (kept != NULL)
    return tc_source_ref (kept);
  if (!g_str_equal (tc_source_get_name (from), bases->own))
    return tc_variant_load_file (extends, from, NULL, error);
  placed = tc_source_new_for_string (bases->place, "");
  return tc_variant_load_file (extends, placed, NULL, error);
}

TcScenario *
tc_document_bases_get_before (TcDocumentBases *bases)
{
  return bases->before != NULL ? tc_build_get_scenario (bases->before) : NULL;
}

static void
tree_read_cb (TcScenario *tree, gpointer data)
{
  TcDocumentBases *bases = data;

  if (bases->news != NULL)
    tc_tree_news_send (g_steal_pointer (&bases->news), tree);
}

TcDocumentBuild *
tc_document_bases_build (TcDocumentBases *bases, TcSource *source)
{
  TcDocumentBuild *built = g_new0 (TcDocumentBuild, 1);
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScenario) base = NULL;
  TcWhole *whole;

  built->build =
    tc_build_new_after (source, bases->before, NULL, tc_document_bases_load, tree_read_cb, bases);
  whole = tc_build_get_whole (built->build);
  if (whole != NULL)
    base = tc_scenario_parse (tc_whole_get_base (whole), schemas, unused);
  if (base != NULL && tc_build_get_scenario (built->build) != NULL)
    built->changes = tc_differences_new (base, tc_build_get_scenario (built->build));
  return built;
}

/* -- Watching ---------------------------------------------------------------------------------- */

static gboolean
base_changed_cb (gpointer user_data)
{
  TcDocument *self = user_data;

  self->base_delay = 0;
  tc_document_start_build (self);
  return G_SOURCE_REMOVE;
}

static void
base_event_cb (TcDocument *self)
{
  if (self->base_delay == 0)
    self->base_delay = g_timeout_add (BASE_DELAY_MS, base_changed_cb, self);
}

void
tc_document_stop_bases (TcDocument *self)
{
  g_clear_handle_id (&self->base_delay, g_source_remove);
  for (guint i = 0; self->base_monitors != NULL && i < self->base_monitors->len; i++)
    g_file_monitor_cancel (self->base_monitors->pdata[i]);
  g_clear_pointer (&self->base_monitors, g_ptr_array_unref);
}

static void
watch_base (TcDocument *self, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileMonitor *monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor == NULL)
    return;
  g_object_set_data_full (G_OBJECT (monitor), "path", g_strdup (path), g_free);
  g_signal_connect_object (monitor, "changed", G_CALLBACK (base_event_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->base_monitors, monitor);
}

static gboolean
is_watched (TcDocument *self, TcWhole *whole)
{
  guint n = tc_whole_get_n_files (whole) - 1;

  if (self->base_monitors == NULL || self->base_monitors->len != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (g_object_get_data (self->base_monitors->pdata[i], "path"),
                   tc_source_get_name (tc_whole_get_file (whole, i))) != 0)
      return FALSE;
  return TRUE;
}

/* A base that cannot be read is still watched: it may come back. */
void
tc_document_watch_bases (TcDocument *self)
{
  TcWhole *whole = self->build != NULL ? tc_build_get_whole (self->build) : NULL;

  if (whole == NULL) {
    if (self->build == NULL || !tc_build_is_variant (self->build))
      tc_document_stop_bases (self);
    return;
  }
  if (is_watched (self, whole))
    return;
  tc_document_stop_bases (self);
  self->base_monitors = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i + 1 < tc_whole_get_n_files (whole); i++)
    watch_base (self, tc_source_get_name (tc_whole_get_file (whole, i)));
}

/* -- For the window ---------------------------------------------------------------------------- */

gboolean
tc_document_is_variant (TcDocument *self)
{
  g_return_val_if_fail (TC_IS_DOCUMENT (self), FALSE);

  return self->history != NULL && tc_variant_is (tc_history_get_source (self->history));
}

TcDifferences *
tc_document_get_changes (TcDocument *self)
{
  return self->changes;
}

const char *
tc_document_get_base_path (TcDocument *self)
{
  TcWhole *whole = self->build != NULL ? tc_build_get_whole (self->build) : NULL;

  if (whole == NULL)
    return NULL;
  return tc_source_get_name (tc_whole_get_file (whole, tc_whole_get_n_files (whole) - 2));
}

GFile *
tc_document_dup_folder (TcDocument *self)
{
  const char *path = tc_document_get_path (self);
  g_autofree char *folder = NULL;

  if (path == NULL)
    path = tc_document_get_base_path (self);
  if (path == NULL || tc_document_is_read_only (self) || tc_shipped_contains (path))
    return NULL;
  folder = g_path_get_dirname (path);

  return g_access (folder, W_OK) == 0 ? g_file_new_for_path (folder) : NULL;
}

/* Where the desktop names no folder for documents, many have one all the same. */
GFile *
tc_document_dup_save_folder (TcDocument *self)
{
  GFile *own = tc_document_dup_folder (self);
  const char *named = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autofree char *usual = g_build_filename (g_get_home_dir (), "Documents", NULL);

  if (own != NULL)
    return own;
  if (named != NULL && g_file_test (named, G_FILE_TEST_IS_DIR))
    return g_file_new_for_path (named);
  return g_file_new_for_path (g_file_test (usual, G_FILE_TEST_IS_DIR) ? usual : g_get_home_dir ());
}

char *
tc_stem_dup (const char *path)
{
  char *stem = g_path_get_basename (path);

  if (g_str_has_suffix (stem, ".xml"))
    stem[strlen (stem) - strlen (".xml")] = '\0';
  if (g_str_has_suffix (stem, ".scenario"))
    stem[strlen (stem) - strlen (".scenario")] = '\0';

  return stem;
}

char *
tc_document_dup_stem (TcDocument *self)
{
  const char *path = tc_document_get_path (self);
  TcScenario *scenario = tc_document_get_scenario (self);
  const char *id = scenario != NULL ? tc_scenario_get_id (scenario, 0) : NULL;

  if (path != NULL)
    return tc_stem_dup (path);

  return g_strdup (id != NULL ? id : "scenario");
}

/* (transfer full): the path of @node in the old or the new one. */
static char *
dup_path_in (TcScenario *scenario, TcNode node)
{
  return node != TC_NODE_NONE ? tc_scenario_dup_path (scenario, node) : NULL;
}

/* Behind the one that it stood behind in the base. */
static gboolean
move_back (TcDocument *self, const TcDifference *change, GError **error)
{
  g_autofree char *path = dup_path_in (tc_differences_get_new (self->changes), change->new_node);
  g_autofree char *after = dup_path_in (tc_differences_get_old (self->changes), change->old_after);
  g_autoptr (TcOperation) operation = tc_operation_new_move_after (path, after);

  return tc_document_apply_operation (self, operation, NULL, error);
}

/* Of what has no key the variant says all when it says anything, and what it says of one value
 * would go with that of the others. %FALSE: this one cannot be taken back by itself. */
static gboolean
put_value_back (TcDocument *self, guint index)
{
  const TcDifference *change = tc_differences_get (self->changes, index);

  return (change->kind == TC_DIFFERENCE_CHANGED || change->kind == TC_DIFFERENCE_SOURCE) &&
         tc_document_is_variant (self) && tc_document_take_back (self, self->changes, index, NULL);
}

gboolean
tc_document_revert_change (TcDocument *self, guint index, GError **error)
{
  const TcDifference *change;
  g_autofree char *path = NULL;

  g_return_val_if_fail (TC_IS_DOCUMENT (self) && self->changes != NULL, FALSE);
  g_return_val_if_fail (index < tc_differences_get_n (self->changes), FALSE);

  if (put_value_back (self, index))
    return TRUE;
  change = tc_differences_get (self->changes, index);
  path = change->kind == TC_DIFFERENCE_REMOVED
           ? dup_path_in (tc_differences_get_old (self->changes), change->old_node)
           : dup_path_in (tc_differences_get_new (self->changes), change->new_node);
  switch (change->kind) {
  case TC_DIFFERENCE_MOVED:
    return move_back (self, change, error);
  case TC_DIFFERENCE_CHANGED:
    return tc_document_revert (self, path, change->attribute->name, error);
  case TC_DIFFERENCE_SOURCE:
    return tc_document_revert (self, path, change->attribute != NULL ? "src-of" : "src", error);
  case TC_DIFFERENCE_ADDED:
  case TC_DIFFERENCE_REMOVED:
  case TC_DIFFERENCE_TEXT:
  case TC_DIFFERENCE_REDRAWN:
    return tc_document_revert (self, path, NULL, error);
  case TC_N_DIFFERENCE_KINDS:
    break;
  }
  g_assert_not_reached ();
}

gboolean
tc_document_revert_value (TcDocument *self, const char *path, const char *attribute, GError **error)
{
  g_autofree char *place = g_strdup_printf ("%s/@%s", path, attribute);
  guint n;

  g_return_val_if_fail (TC_IS_DOCUMENT (self), FALSE);

  n = self->changes != NULL ? tc_differences_get_n (self->changes) : 0;
  for (guint i = 0; i < n; i++) {
    g_autofree char *other = tc_differences_dup_path (self->changes, i);

    if (tc_differences_get (self->changes, i)->kind == TC_DIFFERENCE_CHANGED &&
        g_str_equal (other, place))
      return tc_document_revert_change (self, i, error);
  }
  return tc_document_revert (self, path, attribute, error);
}

/* (transfer full): the name of the attribute whose value @finding underlines. */
static char *
dup_attribute (const TcFinding *finding)
{
  const char *text = tc_source_get_text (finding->source, NULL);
  gsize end = finding->span.start > 0 ? finding->span.start - 1 : 0; /* the quote */
  gsize start;

  while (end > 0 && (g_ascii_isspace (text[end - 1]) || text[end - 1] == '='))
    end--;
  for (start = end; start > 0 && !g_ascii_isspace (text[start - 1]); start--)
    ;
  return g_strndup (text + start, end - start);
}

/* Paths in the variant are those of the whole, but for what it removes or unsets. */
static gboolean
is_about (const TcFinding *finding, const TcDifference *change, const char *path)
{
  g_autoptr (GString) place = g_string_new (finding->path);
  const char *unset = strstr (place->str, "/unset[");
  g_autofree char *name = dup_attribute (finding);
  g_autofree char *wanted = NULL;

  if (unset != NULL) {
    wanted = g_strndup (unset + strlen ("/unset["), strcspn (unset + strlen ("/unset["), "]"));
    g_string_truncate (place, (gsize) (unset - place->str));
  } else if (g_str_has_prefix (name, "was-")) {
    wanted = g_strdup (name + strlen ("was-"));
  }
  g_string_replace (place, "/remove/", "/", 0);
  if (wanted != NULL)
    return change->kind == TC_DIFFERENCE_CHANGED && g_str_equal (path, place->str) &&
           g_str_equal (change->attribute->name, wanted);
  return g_str_has_prefix (path, place->str) && strchr ("/", path[place->len]) != NULL;
}

gboolean
tc_document_find_moved (TcDocument *self, guint index, guint *out_finding)
{
  const TcDifference *change = tc_differences_get (self->changes, index);
  TcReport *report = tc_build_get_report (self->build);
  g_autofree char *path =
    change->new_node != TC_NODE_NONE
      ? dup_path_in (tc_differences_get_new (self->changes), change->new_node)
      : dup_path_in (tc_differences_get_old (self->changes), change->old_node);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (!g_str_equal (finding->code, "VAR005") || finding->path == NULL ||
        finding->source != tc_build_get_source (self->build) || !is_about (finding, change, path))
      continue;
    *out_finding = i;
    return TRUE;
  }
  return FALSE;
}

char *
tc_document_dup_change_place (TcDocument *self, guint index)
{
  const TcDifference *change = tc_differences_get (self->changes, index);
  TcScenario *old = tc_differences_get_old (self->changes);

  if (change->new_node != TC_NODE_NONE)
    return tc_scenario_dup_path (tc_differences_get_new (self->changes), change->new_node);
  for (TcNode node = change->old_node; node != TC_NODE_NONE;
       node = tc_scenario_get_parent (old, node)) {
    g_autofree char *path = tc_scenario_dup_path (old, node);

    if (tc_scenario_find_by_path (self->scenario, path) != TC_NODE_NONE)
      return g_steal_pointer (&path);
  }
  return g_strdup ("");
}

static gboolean
is_added (TcDocument *self, TcNode node)
{
  for (guint i = 0; i < tc_differences_get_n (self->changes); i++) {
    const TcDifference *change = tc_differences_get (self->changes, i);

    if (change->kind == TC_DIFFERENCE_ADDED && change->new_node == node)
      return TRUE;
  }
  return FALSE;
}

TcInheritance
tc_document_judge_value (TcDocument *self, TcNode node, const char *attribute, guint *out_index)
{
  TcScenario *scenario = self->scenario;

  if (self->changes == NULL || tc_differences_get_new (self->changes) != scenario)
    return TC_INHERITANCE_OWN;
  for (guint i = 0; i < tc_differences_get_n (self->changes); i++) {
    const TcDifference *change = tc_differences_get (self->changes, i);

    if (change->kind != TC_DIFFERENCE_CHANGED || change->new_node != node ||
        !g_str_equal (change->attribute->name, attribute))
      continue;
    if (out_index != NULL)
      *out_index = i;
    return TC_INHERITANCE_CHANGED;
  }
  for (; node != TC_NODE_NONE; node = tc_scenario_get_parent (scenario, node))
    if (is_added (self, node))
      return TC_INHERITANCE_OWN;
  return TC_INHERITANCE_INHERITED;
}

void
tc_document_be_reference (TcDocument *self)
{
  g_return_if_fail (TC_IS_DOCUMENT (self));

  self->is_reference = TRUE;
  self->is_read_only = TRUE;
  tc_document_notify_state (self);
}
