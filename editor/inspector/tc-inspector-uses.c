/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "inspector/tc-inspector-private.h"

/* What refers to the selected datum. Uses of one kind may be many: then a row stands for all of
 * them until it is opened. */

#define MAX_SHOWN_USES 8

static void
add_use (GPtrArray *items, TcScenario *scenario, const TcReference *use)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, use->node);
  g_autofree char *title = tc_reference_dup_title (scenario, use->node);
  g_autofree char *place = tc_reference_dup_place (scenario, use->node);
  g_autofree char *saying = tc_reference_dup_saying (scenario, use);
  g_autofree char *detail =
    g_strconcat (place, *place != '\0' && *saying != '\0' ? " · " : "", saying, NULL);

  g_ptr_array_add (items, tc_item_new (path, title, detail, "go-next-symbolic", use->node));
}

static gboolean
is_of (TcScenario *scenario, const TcReference *use, const TcSchemaElement *element)
{
  return tc_scenario_get_element (scenario, use->node) == element;
}

/* All uses by elements like that of @first, which is the first of them. */
static void
add_kind (TcInspector *self,
          GPtrArray *items,
          TcScenario *scenario,
          const GArray *uses,
          guint first)
{
  TcNode node = g_array_index (uses, TcReference, first).node;
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *key = g_strconcat ("*used-by:", element->name, NULL);
  gboolean is_open = g_hash_table_contains (self->opened, key);
  guint n = 0;

  for (guint i = first; i < uses->len; i++)
    n += is_of (scenario, &g_array_index (uses, TcReference, i), element);
  if (n > MAX_SHOWN_USES) {
    g_autofree char *kind = tc_node_dup_kind (scenario, node);
    g_autofree char *title = g_strdup_printf ("%s (%u)", kind, n);
    const char *icon = is_open ? "pan-down-symbolic" : "pan-end-symbolic";

    g_ptr_array_add (items, tc_item_new (key, title, "", icon, 0));
  }
  for (guint i = first; i < uses->len && (is_open || n <= MAX_SHOWN_USES); i++)
    if (is_of (scenario, &g_array_index (uses, TcReference, i), element))
      add_use (items, scenario, &g_array_index (uses, TcReference, i));
}

void
tc_inspector_update_uses (TcInspector *self, TcScenario *scenario, TcNode node, guint n_selected)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  gboolean is_possible = n_selected == 1 && tc_references_are_possible (scenario, node);
  g_autoptr (GArray) uses = is_possible ? tc_references_list (scenario, &node, 1) : NULL;

  for (guint i = 0; uses != NULL && i < uses->len; i++) {
    TcNode user = g_array_index (uses, TcReference, i).node;

    if (g_hash_table_add (seen, (gpointer) tc_scenario_get_element (scenario, user)))
      add_kind (self, items, scenario, uses, i);
  }
  tc_item_update_store (self->uses, items);
  gtk_widget_set_visible (self->uses_list, items->len > 0);
  gtk_widget_set_visible (self->uses_group, is_possible);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->uses_group),
                                         items->len > 0 ? NULL : _ ("Nothing refers to this."));
}

void
tc_inspector_use_activated_cb (TcInspector *self, GtkListBoxRow *row)
{
  g_autoptr (TcItem) item = NULL;
  const char *key;

  item = g_list_model_get_item (G_LIST_MODEL (self->uses), gtk_list_box_row_get_index (row));
  key = tc_item_get_key (item);
  if (*key == '*') {
    if (!g_hash_table_remove (self->opened, key))
      g_hash_table_add (self->opened, g_strdup (key));
    tc_inspector_update (self);
    return;
  }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-datum", "s", key);
}

/* The whole section into sight, from its heading on where there is room for it. */
static gboolean
scroll_to_uses_cb (gpointer data)
{
  TcInspector *self = data;
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (self->scrolled);
  GtkWidget *content =
    gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (scrolled)));
  graphene_point_t top = GRAPHENE_POINT_INIT_ZERO;

  if (gtk_widget_compute_point (self->uses_group, content, &GRAPHENE_POINT_INIT_ZERO, &top))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled), top.y);

  return G_SOURCE_REMOVE;
}

gboolean
tc_inspector_show_uses (TcInspector *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (TC_IS_INSPECTOR (self), FALSE);

  if (self->document == NULL || tc_document_get_scenario (self->document) == NULL ||
      !gtk_widget_get_visible (self->uses_group))
    return FALSE;
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->uses_list), 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  /* An inspector that was hidden has no places yet. */
  g_idle_add_full (G_PRIORITY_LOW, scroll_to_uses_cb, g_object_ref (self), g_object_unref);

  return TRUE;
}
