/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/map/tc-map-edit-private.h"
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

/* Two areas whose border and adjacency do not go together: perhaps they are meant so. */
typedef struct {
  TcMapPage *page;
  char *a;
  char *b;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->page);
  g_free (question->a);
  g_free (question->b);
  g_free (question);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, const Question *question)
{
  if (g_str_equal (response, "change") && question->page->document != NULL)
    join (question->page, question->a, question->b);
}

static void
ask_to_join (TcMapPage *self, const char *a, const char *b)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  TcNode first = tc_node_find_key (scenario, "space", a);
  TcNode second = tc_node_find_key (scenario, "space", b);
  gboolean is_joined = tc_map_edit_find_link (scenario, a, b) != TC_NODE_NONE;
  Question *question = g_new0 (Question, 1);
  g_autofree char *name = tc_node_dup_title (scenario, first);
  g_autofree char *other = tc_node_dup_title (scenario, second);
  g_autofree char *body = g_strdup_printf (
    is_joined ? _ ("%s and %s are adjacent but share no border. This is fine when units can move "
                   "between them all the same, such as by sea.")
              : _ ("%s and %s share a border but are not adjacent. This is fine when nobody can "
                   "cross that border."),
    name, other);
  GtkWidget *dialog = adw_message_dialog_new (
    GTK_WINDOW (root), is_joined ? _ ("Remove the Adjacency?") : _ ("Add an Adjacency?"), body);

  question->page = g_object_ref (self);
  question->a = g_strdup (a);
  question->b = g_strdup (b);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _ ("Leave as It Is"),
                                    "change", is_joined ? _ ("Remove") : _ ("Add"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  if (is_joined)
    adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "change",
                                                ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
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
  case TC_BOARD_GESTURE_ASK_TO_JOIN:
    ask_to_join (self, gesture->key, gesture->other);
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

void
tc_map_page_choose_corner (TcMapPage *self, TcScenario *scenario, TcNode node)
{
  TcNode outline = scenario != NULL && node != TC_NODE_NONE && node != 0
                     ? tc_scenario_get_parent (scenario, node)
                     : TC_NODE_NONE;
  g_autoptr (GArray) corners = tc_map_edit_read_outline (scenario, outline);
  const TcPoint *at = NULL;
  g_autofree char *path = NULL;

  for (guint i = 0; i < corners->len; i++)
    if (g_array_index (corners, TcMapCorner, i).node == node)
      at = &g_array_index (corners, TcMapCorner, i).at;
  path = at != NULL ? tc_scenario_dup_path (scenario, node) : NULL;
  if (g_strcmp0 (path, self->corner) == 0)
    return;
  g_free (self->corner);
  self->corner = g_steal_pointer (&path);
  tc_board_choose_corner (self->board, at);
}
