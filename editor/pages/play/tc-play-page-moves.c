/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of legal moves, which follows what is selected on the board, and their marks there. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "widgets/tc-tip.h"

#define MOST_PLAIN_MOVES 3

/* Where the token @key lies; "" when it is none. */
const char *
tc_play_page_get_container (TcPlayPage *self, const char *key)
{
  const TcViewToken *token = tc_view_find_token (self->view, key);

  return token != NULL ? token->container : "";
}

static gboolean
is_made_by (TcPlayPage *self, const TcViewMove *move, const char *key)
{
  return g_str_equal (move->subject, key) ||
         (*move->subject != '\0' &&
          g_str_equal (tc_play_page_get_container (self, move->subject), key));
}

static gboolean
is_about (TcPlayPage *self, const TcViewMove *move, const char *key)
{
  return g_str_equal (move->target, key) || is_made_by (self, move, key);
}

static gboolean
is_about_selected (TcPlayPage *self, const TcViewMove *move)
{
  return *self->selected == '\0' || is_about (self, move, self->selected);
}

gboolean
tc_play_page_has_moves (TcPlayPage *self, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  for (guint i = 0; i < n; i++)
    if (is_about (self, &moves[i], key))
      return TRUE;
  return FALSE;
}

static char *
dup_name (TcPlayPage *self, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (self->view, key);
  const TcViewToken *token = tc_view_find_token (self->view, key);

  if (container != NULL)
    return g_strdup (container->name);

  return g_strdup (token != NULL ? token->name : key);
}

static void
add_key (GPtrArray *keys, const char *key)
{
  if (*key != '\0' && !g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
    g_ptr_array_add (keys, (gpointer) key);
}

/* What can move is marked, or what can have something done to it by nobody; and where the selected
 * piece can go. */
static void
update_highlights (TcPlayPage *self)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  for (guint i = 0; i < n; i++) {
    add_key (sources, *moves[i].subject != '\0' ? moves[i].subject : moves[i].target);
    if (*self->selected != '\0' && is_made_by (self, &moves[i], self->selected)) {
      add_key (targets, moves[i].target);
      add_key (targets, moves[i].onto);
    }
  }
  g_ptr_array_add (sources, NULL);
  g_ptr_array_add (targets, NULL);
  tc_board_set_sources (self->board, (const char *const *) sources->pdata);
  tc_board_set_targets (self->board, (const char *const *) targets->pdata);
}

static GtkWidget *
get_focus (TcPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
is_in_moves (TcPlayPage *self)
{
  GtkWidget *focus = get_focus (self);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->moves_list));
}

/* Rows that are replaced lose the keyboard to the board; whoever plays from the list goes on in it,
 * also after others have decided and the list was empty, but not after going elsewhere meanwhile.
 */
static void
keep_focus (TcPlayPage *self, gboolean was_in_moves, guint n)
{
  if (n > 0 && (was_in_moves || (self->awaits_moves && get_focus (self) == self->focus_meanwhile)))
    gtk_widget_grab_focus (GTK_WIDGET (self->moves_list));
  else if (was_in_moves)
    self->focus_meanwhile = get_focus (self);
  if (n > 0 || was_in_moves)
    self->awaits_moves = n == 0;
}

static gboolean
is_plain (const TcViewMove *move)
{
  return *move->subject == '\0' && *move->target == '\0';
}

static void
add_plain_move (TcPlayPage *self, const char *text, const TcMove *move, const char *tip)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.apply");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yqqq)", move->verb, move->subject,
                                    move->target, move->value);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_box_append (GTK_BOX (self->plain_moves), button);
}

/* What needs nothing on the board, above all to say that one has done, is at the end of a list of
 * hundreds: it has a button, and a key while there is only one. While a duty is left the button
 * tells which. */
static void
update_plain_moves (TcPlayPage *self)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  guint n_plain = 0;
  GtkWidget *button;
  TcMove blocked;

  while ((button = gtk_widget_get_first_child (self->plain_moves)) != NULL)
    gtk_box_remove (GTK_BOX (self->plain_moves), button);
  for (guint i = 0; i < n; i++)
    if (is_plain (&moves[i]) && n_plain++ < MOST_PLAIN_MOVES)
      add_plain_move (self, moves[i].text, &moves[i].move, _ ("Ctrl+Enter"));
  if (n_plain == 0 && n > 0 && tc_session_find_blocked (self->session, &blocked)) {
    TcGame *game = tc_session_get_game (self->session);
    g_autofree char *text = tc_move_dup_label (tc_game_get_ruleset (game), &blocked);

    add_plain_move (self, text, &blocked, _ ("Not yet: click to see why"));
    gtk_widget_add_css_class (gtk_widget_get_first_child (self->plain_moves), "dim-label");
  }
  gtk_widget_set_visible (self->plain_moves,
                          n_plain <= MOST_PLAIN_MOVES &&
                            gtk_widget_get_first_child (self->plain_moves) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.pass", n_plain <= 1);
}

const TcMove *
tc_play_page_find_plain_move (TcPlayPage *self)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  for (guint i = 0; i < n; i++)
    if (is_plain (&moves[i]))
      return &moves[i].move;
  return NULL;
}

void
tc_play_page_update_moves (TcPlayPage *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *label = NULL;
  g_autofree char *name = NULL;
  guint n = 0;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  gboolean was_in_moves = is_in_moves (self);

  for (guint i = 0; i < n; i++)
    if (is_about_selected (self, &moves[i]))
      g_ptr_array_add (items, tc_item_new ("", moves[i].text, moves[i].rule, "", i));
  self->is_updating = TRUE;
  tc_item_update_store (self->moves, items);
  gtk_single_selection_set_selected (self->moves_selection, GTK_INVALID_LIST_POSITION);
  self->is_updating = FALSE;
  keep_focus (self, was_in_moves, items->len);

  if (*self->selected == '\0') {
    label = g_strdup_printf (_ ("Legal moves: %u"), n);
  } else {
    name = dup_name (self, self->selected);
    label = g_strdup_printf (_ ("%s: %u of %u moves"), name, items->len, n);
  }
  gtk_label_set_label (self->moves_label, label);
  tc_tip_set (GTK_WIDGET (self->moves_label), label);
  gtk_widget_set_visible (self->show_all_button, *self->selected != '\0');
  /* Who waits for another player is told so, and not that nothing can be done; nor need it be said
   * at the end. */
  gtk_widget_set_visible (GTK_WIDGET (self->no_moves_label),
                          items->len == 0 &&
                            !tc_game_is_over (tc_session_get_game (self->session)) &&
                            (n > 0 || self->viewer == TC_SEAT_NONE));
  update_plain_moves (self);
  update_highlights (self);
}

/* A piece or place that has nothing left to do would hide what the others may do; so would a card
 * that is not in the hand any more. A place that is watched while bots play stays. */
void
tc_play_page_drop_spent_piece (TcPlayPage *self)
{
  gboolean is_shown = tc_view_find_container (self->view, self->selected) != NULL ||
                      *tc_play_page_get_container (self, self->selected) != '\0';
  guint n;

  tc_view_get_moves (self->view, &n);
  if (*self->selected == '\0')
    return;
  if (is_shown && (n == 0 || tc_play_page_has_moves (self, self->selected)))
    return;
  if (tc_view_find_container (self->view, self->selected) != NULL &&
      tc_session_is_bots_turn (self->session))
    return;
  tc_board_select (self->board, NULL);
  g_free (self->selected);
  g_free (self->subject);
  self->selected = g_strdup ("");
  self->subject = g_strdup ("");
  tc_play_page_update_moves (self);
}
