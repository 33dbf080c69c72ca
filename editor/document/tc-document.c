/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-document-private.h"

/* A build while somebody types only takes time from the next key. */
#define TYPING_DELAY_MS 150

G_DEFINE_FINAL_TYPE (TcDocument, tc_document, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_DISK_STATE,
  PROP_READ_ONLY,
  PROP_SELECTED,
  PROP_BUILDING,
  PROP_WORK,
  N_PROPS
};
enum { TEXT_CHANGED, TREE_READ, BUILD_CHANGED, REFUSED, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

gboolean
tc_document_is_current (TcDocument *self, TcSource *source)
{
  return self->history != NULL && tc_source_get_revision (source) ==
                                    tc_source_get_revision (tc_history_get_source (self->history));
}

void
tc_document_notify_state (TcDocument *self)
{
  for (guint i = PROP_TITLE; i <= PROP_READ_ONLY; i++)
    g_object_notify_by_pspec (G_OBJECT (self), props[i]);
}

/* The element whose start tag went to @span in the text; TC_NODE_NONE when it was deleted. */
static TcNode
find_tag (TcScenario *scenario, TcSpan span)
{
  TcNode node;

  if (span.end <= span.start)
    return TC_NODE_NONE;
  node = tc_scenario_node_at (scenario, span.start + 1);
  if (node == TC_NODE_NONE || tc_scenario_get_tag_span (scenario, node).start != span.start)
    return TC_NODE_NONE;
  return node;
}

/* Keeps the selection on its datum: where its tag went in the text, else by its path. Not the path
 * first: taking an id that another datum has, and undoing that, would end on the other. */
static void
follow_selection (TcDocument *self)
{
  TcNode node =
    tc_document_is_variant (self) ? TC_NODE_NONE : find_tag (self->scenario, self->selected_span);
  g_autofree char *path = NULL;

  if (node == TC_NODE_NONE)
    node = tc_scenario_find_by_path (self->scenario, self->selected);
  path = node != TC_NODE_NONE ? tc_scenario_dup_path (self->scenario, node) : g_strdup ("");
  self->selected_span = (TcSpan){ 0, 0 };
  if (node != TC_NODE_NONE && !tc_document_is_variant (self))
    self->selected_span = tc_scenario_get_tag_span (self->scenario, node);
  if (g_str_equal (path, self->selected))
    return;
  g_free (self->selected);
  self->selected = g_steal_pointer (&path);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* Trees of large texts take their time to go, too. */
static void
forget_build (TcDocument *self, gboolean with_scenario)
{
  if (with_scenario && self->scenario != NULL)
    tc_work_drop (g_steal_pointer (&self->scenario), (GDestroyNotify) tc_scenario_unref);
  if (self->build != NULL)
    tc_work_drop (g_steal_pointer (&self->build), (GDestroyNotify) tc_build_unref);
  if (self->changes != NULL)
    tc_work_drop (g_steal_pointer (&self->changes), (GDestroyNotify) tc_differences_unref);
}

/* @scenario: (nullable) */
static void
take_saved (TcDocument *self, TcScenario *scenario)
{
  if (self->saved != NULL)
    tc_work_drop (g_steal_pointer (&self->saved), (GDestroyNotify) tc_scenario_unref);
  self->saved = scenario != NULL ? tc_scenario_ref (scenario) : NULL;
}

static void
take_build (TcDocument *self, TcDocumentBuild *built)
{
  TcScenario *scenario = tc_build_get_scenario (built->build);

  forget_build (self, scenario != NULL);
  self->build = g_steal_pointer (&built->build);
  self->changes = g_steal_pointer (&built->changes);
  if (scenario != NULL) {
    self->scenario = tc_scenario_ref (scenario);
    if (!tc_document_is_modified (self))
      take_saved (self, scenario);
    follow_selection (self);
  }
  tc_document_watch_bases (self);
  g_signal_emit (self, signals[BUILD_CHANGED], 0);
  tc_document_try_fixes (self);
}

/* A base that has changed since the build began makes it old, too. */
static void
build_done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TcDocument) self = user_data;
  g_autoptr (TcDocumentBuild) built = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_building = FALSE;
  if (self->history == NULL)
    return;
  if (tc_document_is_current (self, tc_build_get_source (built->build)) && !self->is_base_newer)
    take_build (self, built);
  else if (self->build_delay == 0)
    tc_document_start_build (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUILDING]);
}

void
tc_document_take_tree (TcDocument *self, guint64 revision, TcScenario *tree)
{
  if (self->history != NULL && self->is_building && !self->is_base_newer &&
      tc_source_get_revision (tc_history_get_source (self->history)) == revision)
    g_signal_emit (self, signals[TREE_READ], 0, tree);
}

/* What a thread builds, and with what. */
typedef struct {
  TcSource *source;
  TcDocumentBases *bases;
} Building;

static void
building_free (gpointer data)
{
  Building *building = data;

  tc_source_unref (building->source);
  tc_document_bases_free (building->bases);
  g_free (building);
}

static void
build_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Building *building = data;

  g_task_return_pointer (task, tc_document_bases_build (building->bases, building->source),
                         (GDestroyNotify) tc_document_build_free);
}

/* One build at a time: text that changes meanwhile is built when this one is done. The document is
 * not the task's source object, so that no thread ever drops its last reference. */
static void
begin_build (TcDocument *self)
{
  g_autoptr (GTask) task = NULL;
  Building *building;

  self->is_base_newer = self->is_building;
  if (self->is_building)
    return;
  self->is_building = TRUE;
  building = g_new0 (Building, 1);
  building->source = tc_source_ref (tc_history_get_source (self->history));
  building->bases = tc_document_new_bases (self, FALSE);
  tc_document_bases_tell (building->bases, self);
  task = g_task_new (NULL, NULL, build_done_cb, g_object_ref (self));
  g_task_set_task_data (task, building, building_free);
  g_task_run_in_thread (task, build_in_thread);
}

void
tc_document_start_build (TcDocument *self)
{
  begin_build (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUILDING]);
}

static gboolean
build_delayed_cb (gpointer user_data)
{
  TcDocument *self = user_data;

  self->build_delay = 0;
  tc_document_start_build (self);
  return G_SOURCE_REMOVE;
}

/* The thread is at work before anybody is told: what they do about it takes its time, too. */
void
tc_document_text_changed (TcDocument *self, TcEdits *edits, gboolean is_typing)
{
  if (edits != NULL)
    self->selected_span = tc_edits_map (edits, self->selected_span);
  g_clear_handle_id (&self->build_delay, g_source_remove);
  tc_document_stop_trying (self);
  if (is_typing)
    self->build_delay = g_timeout_add (TYPING_DELAY_MS, build_delayed_cb, self);
  else
    begin_build (self);
  g_signal_emit (self, signals[TEXT_CHANGED], 0, edits);
  tc_document_notify_state (self);
  tc_document_schedule_draft (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUILDING]);
}

void
tc_document_take_text (TcDocument *self, TcSource *source)
{
  g_clear_pointer (&self->history, tc_history_free);
  forget_build (self, TRUE);
  take_saved (self, NULL);
  self->history = tc_history_new (source);
  self->selected_span = (TcSpan){ 0, 0 };
  tc_document_select (self, "");
  tc_document_text_changed (self, NULL, FALSE);
}

static void
tc_document_dispose (GObject *object)
{
  TcDocument *self = TC_DOCUMENT (object);

  g_clear_handle_id (&self->build_delay, g_source_remove);
  g_clear_handle_id (&self->draft_delay, g_source_remove);
  tc_document_stop (self);
  tc_document_stop_bases (self);
  tc_document_stop_trying (self);
  G_OBJECT_CLASS (tc_document_parent_class)->dispose (object);
}

static void
tc_document_finalize (GObject *object)
{
  TcDocument *self = TC_DOCUMENT (object);

  g_free (self->path);
  g_clear_pointer (&self->on_disk, tc_source_unref);
  g_clear_pointer (&self->opened, tc_source_unref);
  g_free (self->coming_path);
  g_free (self->new_name);
  g_free (self->draft_folder);
  g_clear_pointer (&self->draft, tc_draft_hold_unref);
  g_clear_object (&self->cancellable);
  g_ptr_array_unref (self->draft_waiters);
  g_ptr_array_unref (self->waiting);
  g_free (self->selected);
  g_strfreev (self->others);
  g_clear_pointer (&self->history, tc_history_free);
  g_clear_pointer (&self->build, tc_build_unref);
  g_clear_pointer (&self->changes, tc_differences_unref);
  g_clear_pointer (&self->scenario, tc_scenario_unref);
  g_clear_pointer (&self->saved, tc_scenario_unref);
  G_OBJECT_CLASS (tc_document_parent_class)->finalize (object);
}

static const char *
get_step_label (TcDocument *self, gint offset)
{
  if (self->history == NULL)
    return "";
  return tc_history_get_label (self->history, tc_history_get_position (self->history) + offset);
}

static void
tc_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcDocument *self = TC_DOCUMENT (object);
  gboolean can_undo = self->history != NULL && tc_history_can_undo (self->history);
  gboolean can_redo = self->history != NULL && tc_history_can_redo (self->history);

  switch (id) {
  case PROP_TITLE:
    g_value_take_string (value, tc_document_dup_title (self));
    break;
  case PROP_MODIFIED:
    g_value_set_boolean (value, tc_document_is_modified (self));
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, can_undo);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, can_redo);
    break;
  case PROP_UNDO_LABEL:
    g_value_set_string (value, can_undo ? get_step_label (self, -1) : "");
    break;
  case PROP_REDO_LABEL:
    g_value_set_string (value, can_redo ? get_step_label (self, 0) : "");
    break;
  case PROP_DISK_STATE:
    g_value_set_uint (value, self->disk_state);
    break;
  case PROP_READ_ONLY:
    g_value_set_boolean (value, self->is_read_only);
    break;
  case PROP_SELECTED:
    g_value_set_string (value, self->selected);
    break;
  case PROP_BUILDING:
    g_value_set_boolean (value, tc_document_is_building (self));
    break;
  case PROP_WORK:
    g_value_set_string (value, self->work);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_document_class_init (TcDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tc_document_dispose;
  object_class->finalize = tc_document_finalize;
  object_class->get_property = tc_document_get_property;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, flags);
  props[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, flags);
  props[PROP_DISK_STATE] =
    g_param_spec_uint ("disk-state", NULL, NULL, 0, TC_DISK_GONE, TC_DISK_SAME, flags);
  props[PROP_READ_ONLY] = g_param_spec_boolean ("read-only", NULL, NULL, FALSE, flags);
  props[PROP_SELECTED] = g_param_spec_string ("selected", NULL, NULL, NULL, flags);
  props[PROP_BUILDING] = g_param_spec_boolean ("building", NULL, NULL, FALSE, flags);
  props[PROP_WORK] = g_param_spec_string ("work", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[TEXT_CHANGED] = g_signal_new ("text-changed", TC_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[TREE_READ] = g_signal_new ("tree-read", TC_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[BUILD_CHANGED] = g_signal_new ("build-changed", TC_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", TC_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tc_document_init (TcDocument *self)
{
  self->selected = g_strdup ("");
  self->draft_waiters = g_ptr_array_new_with_free_func (g_object_unref);
  self->waiting = tc_document_new_waiting ();
}

TcDocument *
tc_document_new (void)
{
  return g_object_new (TC_TYPE_DOCUMENT, NULL);
}

const char *
tc_document_get_path (TcDocument *self)
{
  return self->path;
}

TcSource *
tc_document_get_source (TcDocument *self)
{
  return self->history != NULL ? tc_history_get_source (self->history) : NULL;
}

TcBuild *
tc_document_get_build (TcDocument *self)
{
  return self->build;
}

TcScenario *
tc_document_get_scenario (TcDocument *self)
{
  return self->scenario;
}

gboolean
tc_document_is_readable (TcDocument *self)
{
  return self->build != NULL && tc_build_get_scenario (self->build) != NULL;
}

gboolean
tc_document_is_building (TcDocument *self)
{
  return self->history != NULL &&
         (self->build == NULL || !tc_document_is_current (self, tc_build_get_source (self->build)));
}

gboolean
tc_document_is_modified (TcDocument *self)
{
  return self->history != NULL && tc_history_is_modified (self->history);
}

void
tc_document_select (TcDocument *self, const char *path)
{
  TcNode node;

  g_return_if_fail (TC_IS_DOCUMENT (self) && path != NULL);

  if (g_str_equal (path, self->selected) && self->others == NULL)
    return;
  g_clear_pointer (&self->others, g_strfreev);
  g_free (self->selected);
  self->selected = g_strdup (path);
  self->selected_span = (TcSpan){ 0, 0 };
  if (tc_document_is_shown_current (self) && !tc_document_is_variant (self)) {
    node = tc_scenario_find_by_path (self->scenario, path);
    if (node != TC_NODE_NONE)
      self->selected_span = tc_scenario_get_tag_span (self->scenario, node);
  }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

void
tc_document_select_node (TcDocument *self, TcNode node)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TC_IS_DOCUMENT (self) && self->scenario != NULL);

  path = tc_scenario_dup_path (self->scenario, node);
  tc_document_select (self, path);
}

void
tc_document_select_several (TcDocument *self, const char *const *paths)
{
  g_return_if_fail (TC_IS_DOCUMENT (self) && paths != NULL && paths[0] != NULL);

  g_object_freeze_notify (G_OBJECT (self));
  if (paths[1] == NULL || !g_str_equal (paths[0], self->selected))
    tc_document_select (self, paths[0]);
  if (paths[1] != NULL) {
    g_strfreev (self->others);
    self->others = g_strdupv ((char **) paths + 1);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

char **
tc_document_dup_selection (TcDocument *self)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  g_return_val_if_fail (TC_IS_DOCUMENT (self), NULL);

  g_strv_builder_add (paths, self->selected);
  for (guint i = 0; self->others != NULL && self->others[i] != NULL; i++) {
    if (self->scenario != NULL &&
        tc_scenario_find_by_path (self->scenario, self->others[i]) != TC_NODE_NONE)
      g_strv_builder_add (paths, self->others[i]);
  }
  return g_strv_builder_end (paths);
}

const char *
tc_document_get_selected (TcDocument *self)
{
  return self->selected;
}

TcNode
tc_document_get_selected_node (TcDocument *self)
{
  if (self->scenario == NULL)
    return TC_NODE_NONE;
  return tc_scenario_find_by_path (self->scenario, self->selected);
}
