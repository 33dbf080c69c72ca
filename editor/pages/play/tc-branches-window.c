/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-branches-window.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

#define INDENT 18 /* pixels a level of the tree */

struct _TcBranchesWindow {
  AdwWindow parent_instance;

  GListStore *items; /* of TcItem: index is that of the row */
  GPtrArray *rows;   /* of TcTreeRow */

  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (TcBranchesWindow, tc_branches_window, ADW_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
add_item (TcBranchesWindow *self, TcItem *item, guint depth)
{
  tc_item_set_indent (item, INDENT * (gint) depth);
  g_list_store_append (self->items, item);
}

/* (transfer full): a name, and where it stands; a name that was proposed says that already. */
static char *
dup_title (const TcTreeRow *row)
{
  if (g_str_has_prefix (row->status, row->name))
    return g_strdup (row->status);

  /* TRANSLATORS: the name of a branch, and a turn with its phase */
  return g_strdup_printf (_ ("%s – %s"), row->name, row->status);
}

static char *
dup_about (const TcTreeRow *row)
{
  g_autofree char *detail = tc_tree_row_dup_detail (row);

  if (!row->is_current)
    return g_steal_pointer (&detail);

  /* TRANSLATORS: "11 moves, with ..." */
  return g_strdup_printf (_ ("On the board: %s"), detail);
}

static void
fill (TcBranchesWindow *self, TcSession *session)
{
  self->rows = tc_session_dup_tree (session);
  for (guint i = 0; i < self->rows->len; i++) {
    const TcTreeRow *row = self->rows->pdata[i];
    g_autofree char *title = dup_title (row);
    g_autofree char *about = dup_about (row);
    g_autoptr (TcItem) item = tc_item_new ("", title, about, "", i);

    add_item (self, item, row->depth);
  }
  gtk_stack_set_visible_child_name (self->stack, self->rows->len > 1 ? "list" : "empty");
}

static void
activated_cb (TcBranchesWindow *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  const TcTreeRow *row = self->rows->pdata[tc_item_get_index (item)];

  if (!row->is_current)
    g_signal_emit (self, signals[CHOSEN], 0, row->line,
                   row->is_bookmark ? row->n_moves : G_MAXUINT);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tc_branches_window_dispose (GObject *object)
{
  g_clear_object (&TC_BRANCHES_WINDOW (object)->items);
  g_clear_pointer (&TC_BRANCHES_WINDOW (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_branches_window_parent_class)->dispose (object);
}

static void
tc_branches_window_class_init (TcBranchesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_branches_window_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_BRANCHES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-branches-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcBranchesWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TcBranchesWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tc_branches_window_init (TcBranchesWindow *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  self->items = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  selection =
    GTK_SELECTION_MODEL (gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items))));
  gtk_list_view_set_model (self->list, selection);
}

GtkWindow *
tc_branches_window_new (GtkWindow *parent, TcSession *session)
{
  TcBranchesWindow *self = g_object_new (TC_TYPE_BRANCHES_WINDOW, "transient-for", parent, NULL);

  fill (self, session);

  return GTK_WINDOW (self);
}
