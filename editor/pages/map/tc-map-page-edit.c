/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/map/tc-map-edit.h"
#include "pages/map/tc-map-page-private.h"
#include "widgets/tc-delete.h"

/* Gestures of the board become operations on the document. */

gboolean
tc_map_page_apply (TcMapPage *self, TcOperation *operation, const char *merge_key)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  if (owned != NULL && tc_document_apply_operation (self->document, owned, merge_key, &error))
    return TRUE;
  if (error != NULL)
    tc_map_page_report (self, error->message);
  tc_board_drop_preview (self->board);

  return FALSE;
}

static gboolean
can_edit (TcMapPage *self)
{
  if (tc_document_get_scenario (self->document) != NULL && tc_document_is_readable (self->document))
    return TRUE;
  tc_map_page_report (self, _ ("The text cannot be read. Fix its first problem before editing."));
  tc_board_drop_preview (self->board);

  return FALSE;
}

static void
join (TcMapPage *self, const char *a, const char *b)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autoptr (TcOperation) operation = tc_map_edit_join (scenario, a, b);
  g_autofree char *label = NULL;

  if (operation == NULL)
    return;
  label = tc_operation_dup_label (operation, scenario);
  if (tc_map_page_apply (self, g_steal_pointer (&operation), NULL))
    tc_map_page_report (self, label);
}

void
tc_map_page_edited_cb (TcMapPage *self, const TcBoardGesture *gesture)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *merge_key = gesture->is_nudge ? "nudge" : NULL;
  TcOperation *operation = NULL;

  if (!can_edit (self))
    return;
  if (!gesture->is_nudge)
    tc_document_break_merge (self->document);

  switch (gesture->kind) {
  case TC_BOARD_GESTURE_MOVE_CORNER:
    operation = tc_map_edit_move_corner (scenario, gesture->from, gesture->to);
    break;
  case TC_BOARD_GESTURE_INSERT_CORNER:
    operation = tc_map_edit_insert_corner (scenario, gesture->from, gesture->until, gesture->to);
    break;
  case TC_BOARD_GESTURE_REMOVE_CORNER:
    operation = tc_map_edit_remove_corner (scenario, gesture->from);
    if (operation == NULL)
      tc_map_page_report (self, _ ("An outline needs at least three corners."));
    break;
  case TC_BOARD_GESTURE_MOVE_CENTRE:
    operation = tc_map_edit_move_centre (scenario, gesture->key, gesture->to);
    break;
  case TC_BOARD_GESTURE_DRAW:
    tc_map_page_ask_for_area (self, gesture->points, gesture->n_points);
    return;
  case TC_BOARD_GESTURE_JOIN:
    join (self, gesture->key, gesture->other);
    return;
  }
  tc_map_page_apply (self, operation, merge_key);
}

/* A counter of the setup that is shown was dropped on another area. */
void
tc_map_page_proposed_cb (TcMapPage *self, const char *subject, const char *target)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = tc_map_page_get_setup (self);

  if (!can_edit (self) || setup == TC_NODE_NONE)
    return;
  tc_document_break_merge (self->document);
  tc_map_page_apply (self, tc_map_edit_place (scenario, setup, subject, target), NULL);
}

void
tc_map_page_join_selected (TcMapPage *self)
{
  g_auto (GStrv) keys = tc_board_dup_selection (self->board);

  if (can_edit (self) && g_strv_length (keys) == 2)
    join (self, keys[0], keys[1]);
}

void
tc_map_page_delete_selected (TcMapPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_auto (GStrv) ids = tc_board_dup_selection (self->board);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  for (guint i = 0; can_edit (self) && ids[i] != NULL; i++) {
    TcNode space = tc_node_find_key (scenario, "space", ids[i]);
    g_autofree char *path = space != TC_NODE_NONE ? tc_scenario_dup_path (scenario, space) : NULL;

    if (path != NULL)
      g_strv_builder_add (builder, path);
  }
  paths = g_strv_builder_end (builder);
  tc_delete (GTK_WIDGET (self), self->document, (const char *const *) paths);
}
