/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-history-list.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

struct _TcHistoryList {
  GtkPopover parent_instance;

  TcDocument *document;
  GListStore *items; /* TcItem; its index is the position it leads to */
  GtkSingleSelection *selection;

  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (TcHistoryList, tc_history_list, GTK_TYPE_POPOVER)

/* Position @n: after @n steps. What has no file yet was neither opened nor saved. */
static TcItem *
make_item (TcHistoryList *self, guint n)
{
  guint position = tc_document_get_position (self->document);
  gboolean has_file = tc_document_get_path (self->document) != NULL;
  gboolean is_saved = has_file && n == tc_document_get_saved_position (self->document);
  const char *first = has_file ? _ ("As opened") : _ ("As it began");
  const char *label = n == 0 ? first : tc_document_get_step_label (self->document, n - 1);
  const char *icon = n == position ? "object-select-symbolic" : "";

  return tc_item_new ("", label,
                      is_saved       ? _ ("saved")
                      : n > position ? _ ("undone")
                                     : "",
                      icon, n);
}

static void
update (TcHistoryList *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = tc_document_get_n_steps (self->document);

  for (guint i = n + 1; i > 0; i--)
    g_ptr_array_add (items, make_item (self, i - 1));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_single_selection_set_selected (self->selection,
                                     n - tc_document_get_position (self->document));
}

/* Made when it is looked at: steps come with every key. */
static void
shown_cb (TcHistoryList *self)
{
  update (self);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
activated_cb (TcHistoryList *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  tc_document_go_to (self->document, tc_item_get_index (item));
  update (self);
}

static void
tc_history_list_dispose (GObject *object)
{
  TcHistoryList *self = TC_HISTORY_LIST (object);

  g_clear_object (&self->document);
  g_clear_object (&self->items);
  g_clear_object (&self->selection);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_HISTORY_LIST);
  G_OBJECT_CLASS (tc_history_list_parent_class)->dispose (object);
}

static void
tc_history_list_class_init (TcHistoryListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_history_list_dispose;
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-history-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TcHistoryList, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
}

static void
tc_history_list_init (TcHistoryList *self)
{
  self->items = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

void
tc_history_list_set_document (TcHistoryList *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_HISTORY_LIST (self) && self->document == NULL);

  self->document = g_object_ref (document);
}
