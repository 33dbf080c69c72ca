/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Bookmarks and branches, and going on with another line of play. */

#include <glib/gi18n.h>

#include "pages/play/tc-branches-window.h"
#include "pages/play/tc-play-page-private.h"
#include "widgets/tc-ask.h"

static void
show_notice (TcPlayPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

gboolean
tc_play_page_may_branch (TcPlayPage *self)
{
  if (tc_session_can_branch (self->session))
    return TRUE;
  if (tc_session_get_game (self->session) != NULL)
    show_notice (self, _ ("Going back would give away what is hidden. View as the umpire to have "
                          "branches, bookmarks and notes on positions, or play alone in a new game "
                          "with “Undo in games with bots”."));
  return FALSE;
}

/* -- Names ------------------------------------------------------------------------------------- */

typedef struct {
  TcPlayPage *page;
  guint64 hash; /* of the position that is meant */
  gboolean is_branch;
} Naming;

static void
naming_free (gpointer data)
{
  g_object_unref (((Naming *) data)->page);
  g_free (data);
}

static void
named_cb (const char *name, gpointer data)
{
  const Naming *naming = data;
  TcSession *session = naming->page->session;
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_autofree char *fault = NULL;

  if (!tc_session_can_branch (session) ||
      tc_game_get_hash (tc_session_get_game (session)) != naming->hash)
    return;
  if (naming->is_branch ? tc_session_branch (session, stripped, &fault)
                        : tc_session_bookmark (session, stripped, &fault))
    show_notice (naming->page,
                 naming->is_branch
                   ? _ ("What you decide from now on is on the new branch.")
                   : _ ("Bookmarked. Branches in the menu of the game leads back here."));
  else
    show_notice (naming->page, fault);
}

static void
name_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  gboolean is_branch = g_str_equal (name, "play.branch");
  g_autofree char *proposal = NULL;
  Naming *naming;

  if (self->view == NULL || !tc_play_page_may_branch (self))
    return;
  /* The position that is named is to stay. */
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_session_stop_thinking (self->session);
  naming = g_new0 (Naming, 1);
  naming->page = g_object_ref (self);
  naming->hash = tc_game_get_hash (tc_session_get_game (self->session));
  naming->is_branch = is_branch;
  proposal = tc_session_dup_free_name (self->session,
                                       is_branch ? _ ("Branch") : tc_view_get_status (self->view));
  tc_ask_text (widget, is_branch ? _ ("New Branch") : _ ("Bookmark This Position"),
               tc_view_get_status (self->view),
               is_branch ? _ ("Name of the branch") : _ ("Name of the bookmark"), proposal,
               is_branch ? _ ("_Create") : _ ("_Bookmark"), named_cb, naming, naming_free);
}

/* -- The tree ---------------------------------------------------------------------------------- */

static void
report_switch (TcPlayPage *self, guint line)
{
  guint n_moves = tc_game_get_n_moves (tc_session_get_game (self->session));
  /* TRANSLATORS: the name of a branch, and how many moves were made on it */
  g_autofree char *text = g_strdup_printf (
    ngettext ("On the board: %s. %u move.", "On the board: %s. %u moves.", n_moves),
    tc_game_tree_get_name (tc_session_get_tree (self->session), line), n_moves);

  show_notice (self, text);
}

static void
chosen_cb (TcPlayPage *self, guint line, guint n_moves)
{
  TcDivergence divergence = { 0 };

  if (!tc_session_can_branch (self->session) ||
      line >= tc_game_tree_get_n_lines (tc_session_get_tree (self->session)))
    return;
  tc_play_bots_set_auto (self->bots, FALSE);
  if (!tc_session_switch (self->session, line, n_moves, &divergence))
    return;
  if (divergence.kind != TC_DIVERGENCE_NONE)
    tc_play_page_report_divergence (self, &divergence);
  else
    report_switch (self, line);
  tc_divergence_clear (&divergence);
}

static void
branches_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *window;

  if (!tc_play_page_may_branch (self))
    return;
  /* What is shown is to be what is chosen from. */
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_session_stop_thinking (self->session);
  window = tc_branches_window_new (GTK_WINDOW (root), self->session);
  g_signal_connect_object (window, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (window);
}

/* The first @n. */
static void
move_entries (GMenu *from, int n, GMenu *to, int at)
{
  for (int i = 0; i < n; i++) {
    g_autoptr (GMenuItem) item = g_menu_item_new_from_model (G_MENU_MODEL (from), 0);

    g_menu_insert_item (to, at + i, item);
    g_menu_remove (from, 0);
  }
}

static void
move_all (GMenu *from, GMenu *to, int at)
{
  move_entries (from, g_menu_model_get_n_items (G_MENU_MODEL (from)), to, at);
}

/* An entry of a menu cannot say why it is grey: the heading of the last section does, which has
 * what only the umpire can use now: nothing, changing the position, or branches as well. A menu
 * that is right is left alone, for it may be open. */
static void
sort_out_umpires (TcPlayPage *self, guint n_umpires)
{
  const char *const headings[] = { NULL, _ ("View as the Umpire for This"),
                                   _ ("View as the Umpire for These") };

  if (n_umpires == self->n_umpires)
    return;
  if (self->n_umpires > 0)
    move_entries (self->umpires_menu, 1, self->position_menu, 0);
  move_all (self->umpires_menu, self->branches_menu, 0);
  if (n_umpires > 0)
    move_entries (self->position_menu, 1, self->umpires_menu, 0);
  if (n_umpires > 1)
    move_all (self->branches_menu, self->umpires_menu, 1);
  self->n_umpires = n_umpires;
  g_menu_remove (self->game_menu, g_menu_model_get_n_items (G_MENU_MODEL (self->game_menu)) - 1);
  g_menu_append_section (self->game_menu, headings[n_umpires], G_MENU_MODEL (self->umpires_menu));
}

void
tc_play_page_update_branch_actions (TcPlayPage *self)
{
  static const char *const actions[] = { "play.bookmark", "play.branch", "play.branches",
                                         "play.pin" };
  gboolean has_game = tc_session_get_game (self->session) != NULL;
  gboolean can_branch = tc_session_can_branch (self->session);
  gboolean is_on = can_branch && !tc_session_is_covered (self->session);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], is_on);
  if (!has_game || tc_session_may_arrange (self->session))
    sort_out_umpires (self, 0);
  else
    sort_out_umpires (self, can_branch ? 1 : 2);
}

void
tc_play_page_install_branch_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, game_menu);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, position_menu);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, branches_menu);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, umpires_menu);
  gtk_widget_class_install_action (widget_class, "play.bookmark", NULL, name_action);
  gtk_widget_class_install_action (widget_class, "play.branch", NULL, name_action);
  gtk_widget_class_install_action (widget_class, "play.branches", NULL, branches_action);
}
