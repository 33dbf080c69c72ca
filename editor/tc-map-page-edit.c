/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "tc-map-edit.h"
#include "tc-map-page-private.h"
#include "tc-node.h"

/* Gestures of the board become operations on the document. */

#define MOST_NAMED 6 /* dependents that are named before the rest is counted */

gboolean
tc_map_page_apply (TcMapPage *self, TcOperation *operation, const char *merge_key)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  if (owned != NULL && tc_document_apply_operation (self->document, owned, merge_key, &error))
    return TRUE;
  if (error != NULL)
    tc_map_page_tell (self, error->message);
  tc_board_drop_preview (self->board);

  return FALSE;
}

static gboolean
can_edit (TcMapPage *self)
{
  if (tc_document_get_scenario (self->document) != NULL && tc_document_is_readable (self->document))
    return TRUE;
  tc_map_page_tell (self, _ ("The text cannot be read now; mend its first problem, then edit."));
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
    tc_map_page_tell (self, label);
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
      tc_map_page_tell (self, _ ("An outline needs three corners."));
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

/* "Adjacency Sedan – Metz, Historical setup › 4C": where it is and what it is. */
static char *
dup_words (TcScenario *scenario, TcNode node)
{
  g_autofree char *kind = tc_node_dup_kind (scenario, node);
  g_autofree char *title = tc_node_dup_title (scenario, node);
  g_autofree char *what =
    g_str_equal (kind, title) ? g_strdup (kind) : g_strdup_printf ("%s %s", kind, title);
  TcNode parent = tc_scenario_get_parent (scenario, node);
  g_autofree char *around = NULL;

  /* The nearest that has a name: a condition stands deep inside what it is about. */
  while (parent != TC_NODE_NONE && parent != 0 && tc_scenario_get_id (scenario, parent) == NULL)
    parent = tc_scenario_get_parent (scenario, parent);
  if (parent == TC_NODE_NONE || parent == 0)
    return g_steal_pointer (&what);
  around = tc_node_dup_title (scenario, parent);

  return g_strdup_printf ("%s: %s", around, what);
}

static void
append_dependents (GString *text, TcScenario *scenario, const GArray *dependents, gboolean goes)
{
  guint n = 0;

  for (guint i = 0; i < dependents->len; i++) {
    const TcMapDependent *dependent = &g_array_index (dependents, TcMapDependent, i);
    g_autofree char *words = NULL;

    if (dependent->goes != goes || n++ >= MOST_NAMED)
      continue;
    words = dup_words (scenario, dependent->node);
    g_string_append_printf (text, "\n• %s", words);
  }
  if (n > MOST_NAMED)
    g_string_append_printf (text, ngettext ("\n• and %u more", "\n• and %u more", n - MOST_NAMED),
                            n - MOST_NAMED);
}

static guint
count (const GArray *dependents, gboolean goes)
{
  guint n = 0;

  for (guint i = 0; i < dependents->len; i++)
    n += g_array_index (dependents, TcMapDependent, i).goes == goes;

  return n;
}

typedef struct {
  TcMapPage *page;
  char **ids;
} Deletion;

static void
free_deletion (gpointer data, GClosure *closure)
{
  Deletion *deletion = data;

  g_strfreev (deletion->ids);
  g_object_unref (deletion->page);
  g_free (deletion);
}

static void
delete_now (TcMapPage *self, const char *const *ids, gboolean with_dependents)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);

  if (!can_edit (self))
    return;
  tc_document_break_merge (self->document);
  if (tc_map_page_apply (self, tc_map_edit_delete (scenario, ids, with_dependents), NULL)) {
    tc_board_set_selection (self->board, NULL);
    tc_document_select (self->document, "");
  }
}

static void
response_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Deletion *deletion = data;

  if (!g_str_equal (response, "cancel"))
    delete_now (deletion->page, (const char *const *) deletion->ids, g_str_equal (response, "all"));
}

static char *
dup_body (TcScenario *scenario, const GArray *dependents)
{
  GString *body = g_string_new (NULL);

  if (count (dependents, TRUE) > 0) {
    g_string_append (body, _ ("These say nothing without it and can be deleted too:"));
    append_dependents (body, scenario, dependents, TRUE);
  }
  if (count (dependents, FALSE) > 0) {
    g_string_append_printf (body, "%s%s", body->len > 0 ? "\n\n" : "",
                            _ ("These stay and will be listed as problems:"));
    append_dependents (body, scenario, dependents, FALSE);
  }

  return g_string_free (body, FALSE);
}

static void
ask (TcMapPage *self, char **ids, const GArray *dependents)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  guint n = g_strv_length (ids);
  g_autofree char *title = tc_node_dup_title (scenario, tc_node_find_shown (scenario, ids[0]));
  g_autofree char *heading =
    n == 1 ? g_strdup_printf (_ ("Delete %s?"), title)
           : g_strdup_printf (ngettext ("Delete %u Area?", "Delete %u Areas?", n), n);
  g_autofree char *body = dup_body (scenario, dependents);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *dialog = adw_message_dialog_new (window, heading, body);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);
  Deletion *deletion = g_new0 (Deletion, 1);

  adw_message_dialog_add_response (message, "cancel", _ ("_Cancel"));
  if (count (dependents, TRUE) > 0) {
    adw_message_dialog_add_response (message, "area", _ ("Only the _Area"));
    adw_message_dialog_add_response (message, "all", _ ("_Delete All of It"));
  } else
    adw_message_dialog_add_response (message, "all", _ ("_Delete"));
  adw_message_dialog_set_response_appearance (message, "all", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (message, "all");
  adw_message_dialog_set_close_response (message, "cancel");
  deletion->page = g_object_ref (self);
  deletion->ids = g_strdupv (ids);
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), deletion, free_deletion, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_map_page_delete_selected (TcMapPage *self)
{
  g_auto (GStrv) ids = tc_board_dup_selection (self->board);
  g_autoptr (GArray) dependents = NULL;

  if (ids[0] == NULL || !can_edit (self))
    return;
  dependents = tc_map_edit_list_dependents (tc_document_get_scenario (self->document),
                                            (const char *const *) ids);
  if (dependents->len == 0)
    delete_now (self, (const char *const *) ids, FALSE);
  else
    ask (self, ids, dependents);
}
