/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of the board: what can be done with what is pointed at, and about it. It offers what the
 * list beside the board has, and so nothing that whoever is at the screen may not know. */

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/play/tc-move-items.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"
#include "widgets/tc-menu-label.h"

#define MOST_MOVES   6
#define MOST_LETTERS 72

void
tc_play_page_add_move (GMenu *menu, const TcViewMove *move)
{
  g_autofree char *label = tc_menu_label_dup (move->text, MOST_LETTERS);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "play.apply", "(yqqq)", move->move.verb,
                                     move->move.subject, move->move.target, move->move.value);
  g_menu_append_item (menu, item);
}

static void
add_about (GMenu *menu, const char *label, const char *action, const char *key)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", key);
  g_menu_append_item (menu, item);
}

/* In the order of the list. */
static void
add_moves (TcPlayPage *self, GMenu *menu, const GArray *indices, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  guint n_here = MIN (indices->len, MOST_MOVES);
  g_autofree char *more = NULL;

  for (guint i = 0; i < n_here; i++)
    tc_play_page_add_move (menu, &moves[g_array_index (indices, guint, i)]);
  if (indices->len == n_here)
    return;
  more = g_strdup_printf (
    ngettext ("%u More in the _List", "%u More in the _List", indices->len - n_here),
    indices->len - n_here);
  add_about (menu, more, "play.list-moves", key);
}

/* (transfer full): indices of all moves that the list would show. */
static GArray *
find_about (TcPlayPage *self, const char *key)
{
  gboolean is_grouped = FALSE;
  g_autoptr (GPtrArray) items = tc_view_dup_move_items (self->view, key, "", &is_grouped);
  GArray *indices = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < items->len; i++) {
    guint index = tc_item_get_index (items->pdata[i]);

    g_array_append_val (indices, index);
  }
  return indices;
}

/* (transfer full) (nullable): what the piece that is in hand can do there. */
static GArray *
find_in_hand (TcPlayPage *self, const char *key)
{
  GArray *found;

  if (*self->subject == '\0' || !g_str_equal (self->subject, self->selected) ||
      g_str_equal (self->subject, key))
    return NULL;
  found = tc_session_find_moves (self->session, self->view, self->subject, key);
  if (found->len > 0)
    return found;
  g_array_unref (found);
  return NULL;
}

/* A piece that can do nothing stands for the place where it lies. */
static const char *
choose_key (TcPlayPage *self, const char *key)
{
  if (key == NULL || !tc_view_is_piece (self->view, key) || self->is_umpiring ||
      tc_view_has_moves_about (self->view, key))
    return key;
  return tc_view_get_place_of (self->view, key);
}

static void
select_key (TcPlayPage *self, const char *key)
{
  if (!g_str_equal (self->selected, key))
    tc_board_user_selects (self->board, key);
}

/* Of a piece in hand the menu says what it can do at @key, and it stays in hand. */
static void
add_moves_about (TcPlayPage *self, GMenu *menu, const char *key)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autoptr (GArray) in_hand = find_in_hand (self, key);
  g_autoptr (GArray) about = NULL;
  g_autofree char *why_not = NULL;

  if (in_hand == NULL)
    select_key (self, key);
  if (self->is_umpiring)
    return;
  about = in_hand != NULL ? g_array_ref (in_hand) : find_about (self, key);
  add_moves (self, section, about, key);
  if (about->len == 0)
    why_not = tc_session_dup_why_not (self->session, key, "");
  if (why_not != NULL)
    add_about (section, _ ("Why Is There No _Move?"), "play.explain", key);
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, tc_view_get_name (self->view, key), G_MENU_MODEL (section));
}

/* (transfer full) (nullable): where the scenario says what is at @key. */
static char *
dup_path (TcPlayPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = scenario != NULL ? tc_node_find_shown (scenario, key) : TC_NODE_NONE;

  return node != TC_NODE_NONE ? tc_scenario_dup_path (scenario, node) : NULL;
}

static void
add_words (TcPlayPage *self, GMenu *menu, const char *key)
{
  g_autoptr (GMenu) section = g_menu_new ();
  g_autofree char *path = *key != '\0' ? dup_path (self, key) : NULL;
  gboolean is_first = g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0;
  const char *place =
    tc_view_is_piece (self->view, key) ? tc_view_get_place_of (self->view, key) : key;

  add_about (section, _ ("_Add Note…"), "play.pin-at", place);
  if (path != NULL)
    add_about (section, _ ("Show in the _Editor"), "win.show-datum", path);
  if (tc_play_page_may_umpire (self))
    g_menu_append (section, _ ("Change _Position"), "play.umpire");
  g_menu_append_section (menu, is_first && *key != '\0' ? tc_view_get_name (self->view, key) : NULL,
                         G_MENU_MODEL (section));
}

/* (transfer full): about @key (nullable). */
static GMenuModel *
make_menu (const char *key, gpointer page)
{
  TcPlayPage *self = page;
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) pictures = g_menu_new ();

  if (self->view == NULL || tc_session_is_covered (self->session))
    return G_MENU_MODEL (menu);
  key = choose_key (self, key);
  if (key != NULL && *key != '\0')
    add_moves_about (self, menu, key);
  add_words (self, menu, key != NULL ? key : "");
  g_menu_append (pictures, _ ("Save P_icture…"), "play.save-picture");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (pictures));

  return G_MENU_MODEL (menu);
}

/* The list shows the moves about what is selected, without what was typed for others. */
static void
list_moves_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (self->view == NULL)
    return;
  select_key (self, g_variant_get_string (parameter, NULL));
  tc_play_moves_go_to (self->moves);
}

static void
find_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->moves)))
    tc_play_moves_find (self->moves);
}

static void
explain_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_play_page_propose (TC_PLAY_PAGE (widget), g_variant_get_string (parameter, NULL), "");
}

void
tc_play_page_set_board_menu (TcPlayPage *self)
{
  tc_board_set_menu (self->board, make_menu, self);
}

void
tc_play_page_install_menu_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.list-moves", "s", list_moves_action);
  gtk_widget_class_install_action (widget_class, "play.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "play.explain", "s", explain_action);
}
