/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-branches-window.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

#define INDENT 18 /* pixels a level of the tree */

struct _TcBranchesWindow {
  AdwWindow parent_instance;

  GListStore *items; /* of TcItem: index is that of the branch, the last is the game itself */

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

static void
fill (TcBranchesWindow *self, TcSession *session)
{
  guint n = tc_session_get_n_branches (session);
  guint n_moves = tc_game_get_n_moves (tc_session_get_game (session));
  g_autoptr (TcItem) here = NULL;
  g_autofree char *detail =
    g_strdup_printf (ngettext ("The game on the board, after %u move",
                               "The game on the board, after %u moves", n_moves),
                     n_moves);

  for (guint i = 0; i < n; i++) {
    g_autofree char *about = tc_session_dup_branch_detail (session, i);
    g_autoptr (TcItem) item =
      tc_item_new ("", tc_session_get_branch_title (session, i), about, "", i);

    add_item (self, item, tc_session_get_branch_depth (session, i));
  }
  here = tc_item_new ("", _ ("This game"), detail, "", n);
  add_item (self, here, tc_session_get_branch_depth (session, n));
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "empty");
}

static void
activated_cb (TcBranchesWindow *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  guint index = tc_item_get_index (item);

  if (index + 1 < g_list_model_get_n_items (G_LIST_MODEL (self->items)))
    g_signal_emit (self, signals[CHOSEN], 0, index);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tc_branches_window_dispose (GObject *object)
{
  g_clear_object (&TC_BRANCHES_WINDOW (object)->items);
  G_OBJECT_CLASS (tc_branches_window_parent_class)->dispose (object);
}

static void
tc_branches_window_class_init (TcBranchesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_branches_window_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_BRANCHES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
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
