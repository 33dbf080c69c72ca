/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a hand at the board does: it selects, drags and activates, and the moves follow. */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"

static void
add_key (GPtrArray *keys, const char *key)
{
  if (*key != '\0' && !g_ptr_array_find_with_equal_func (keys, key, g_str_equal, NULL))
    g_ptr_array_add (keys, (gpointer) key);
}

/* What can move is marked, or what can have something done to it by nobody; and where that piece
 * can go, which for a player's own figure is where the player can. */
static void
update_marks (TcPlayPage *self)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (GPtrArray) targets = g_ptr_array_new ();
  const char *mover = tc_view_find_mover (self->view, self->selected);
  gboolean is_own_figure = tc_session_is_own_figure (self->session, self->view, self->selected);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  for (guint i = 0; i < n && !self->is_umpiring; i++) {
    add_key (sources,
             tc_view_get_mark_of (self->view,
                                  *moves[i].subject != '\0' ? moves[i].subject : moves[i].target));
    if (tc_view_find_ghost (self->view, &moves[i].move) != NULL)
      add_key (sources, moves[i].onto);
    if ((*mover != '\0' && tc_view_is_made_by (self->view, &moves[i], mover)) ||
        (is_own_figure && *moves[i].subject == '\0'))
      add_key (targets, tc_view_get_goal (self->view, &moves[i]));
  }
  g_ptr_array_add (sources, NULL);
  g_ptr_array_add (targets, NULL);
  tc_board_set_sources (self->board, (const char *const *) sources->pdata);
  tc_board_set_targets (self->board, (const char *const *) targets->pdata);
}

/* What the first of the moves that lay something at @key would lay there. */
static void
show_ghost_at (TcPlayPage *self, const char *key)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *ghost = tc_view_find_ghost (self->view, &moves[i].move);

    if (ghost == NULL || !g_str_equal (ghost->key, key))
      continue;
    tc_board_show_ghost (self->board, ghost);
    return;
  }
  tc_board_show_ghost (self->board, NULL);
}

static gboolean
shows_prospects (TcPlayPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->log_stack), "prospects") == 0;
}

char *
tc_play_page_dup_words (const char *key, gpointer page)
{
  TcPlayPage *self = page;
  TcGame *game = tc_session_get_game (self->session);
  const TcViewToken *token;
  const TcViewContainer *tile;

  if (game == NULL || self->view == NULL)
    return NULL;
  token = tc_view_find_token (self->view, key);
  if (token != NULL)
    return tc_play_cards_dup_words (game, token);
  tile = tc_view_find_container (self->view, key);

  return tile != NULL ? tc_play_cards_dup_tile_words (game, tile) : NULL;
}

/* (transfer full) (nullable): of what the move uses, unless that is used for something else, or of
 * where it leads. */
static char *
dup_move_words (TcPlayPage *self, const TcViewMove *move)
{
  const char *key = *move->subject != '\0' ? move->subject : move->target;
  g_autofree char *words = move->is_unread ? NULL : tc_play_page_dup_words (key, self);

  if (words == NULL || *words == '\0')
    return NULL;
  /* Translators: a card or a place, and its words */
  return g_strdup_printf (_ ("What %s says: %s"), tc_view_get_name (self->view, key), words);
}

/* While it is said what can happen the list keeps its height, whatever room that would like: the
 * move that is pointed at stays under the pointer for a double click. Afterwards the list and the
 * log share the room as before, unless the user has divided it. */
static void
hold_split (TcPlayPage *self, gboolean is_held)
{
  gboolean is_set;

  g_object_get (self->split, "position-set", &is_set, NULL);
  if (is_held && !is_set) {
    self->held_split = gtk_paned_get_position (self->split);
    gtk_paned_set_position (self->split, self->held_split);
  } else if (!is_held && is_set && gtk_paned_get_position (self->split) == self->held_split) {
    g_object_set (self->split, "position-set", FALSE, NULL);
  }
}

/* It stands where the log does, below the list: above it the list would move under the pointer.
 * Of what rests on something hidden there is none. Who went back to the log reads on in it until
 * there is another move. */
static void
show_prospects (TcPlayPage *self, const TcViewMove *move)
{
  TcGame *game = tc_session_get_game (self->session);
  gboolean hides = tc_session_hides (self->session);
  g_autoptr (TcProspects) prospects = NULL;
  g_autofree char *words = NULL;
  gboolean is_shown;

  if (move != NULL && self->has_prospects && tc_move_compare (&move->move, &self->foreseen) == 0)
    return;
  if (move != NULL) {
    prospects =
      tc_prospects_new (tc_game_get_ruleset (game), tc_game_get_state (game), &move->move);
    words = dup_move_words (self, move);
  }
  is_shown = prospects != NULL || words != NULL;
  hold_split (self, is_shown);
  self->has_prospects = is_shown;
  if (is_shown)
    self->foreseen = move->move;
  else if (shows_prospects (self))
    gtk_stack_set_visible_child_name (self->log_stack, "log");
  tc_play_prospects_show (self->prospects, is_shown ? &move->move : NULL, words, prospects);
  gtk_stack_page_set_visible (self->prospects_page, is_shown);
  gtk_stack_page_set_visible (self->notes_page, hides);
  gtk_widget_set_visible (self->log_switcher, hides || is_shown);
  gtk_widget_set_visible (GTK_WIDGET (self->log_heading), !hides && !is_shown);
  if (is_shown)
    gtk_stack_set_visible_child_name (self->log_stack, "prospects");
}

static void
log_entered_cb (TcPlayPage *self)
{
  if (shows_prospects (self))
    tc_play_moves_hold (self->moves);
}

void
tc_play_page_point_at (TcPlayPage *self, guint index)
{
  const TcViewContainer *ghost;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);

  if (index >= n) {
    tc_board_show_move (self->board, "", "");
    show_ghost_at (self, self->selected);
    show_prospects (self, NULL);
    return;
  }
  ghost = tc_view_find_ghost (self->view, &moves[index].move);
  tc_board_show_ghost (self->board, ghost);
  if (ghost != NULL)
    tc_board_show_move (self->board, "", "");
  else
    tc_board_show_move (self->board, moves[index].subject,
                        *moves[index].onto != '\0' ? moves[index].onto : moves[index].target);
  show_prospects (self, &moves[index]);
}

/* In the list that follows no move is chosen yet. */
void
tc_play_page_show_selected (TcPlayPage *self)
{
  tc_play_moves_show (self->moves, self->view, self->selected);
  tc_play_page_update_umpire (self);
  update_marks (self);
  tc_play_page_point_at (self, TC_PLAY_MOVES_NONE);
}

/* A piece was in hand and a place was clicked where it cannot go. A place where something else can
 * be done is meant for that when the piece, as a card that can be dropped, goes nowhere. */
static char *
dup_refusal (TcPlayPage *self, const char *key)
{
  if (self->is_umpiring || *self->selected == '\0' || *key == '\0' ||
      !tc_view_is_piece (self->view, self->selected) || tc_view_is_piece (self->view, key) ||
      !tc_view_has_moves_about (self->view, self->selected) ||
      (!tc_view_goes_somewhere (self->view, self->selected) &&
       tc_view_has_moves_about (self->view, key)) ||
      g_str_equal (tc_view_get_place_of (self->view, self->selected), key))
    return NULL;
  return tc_session_dup_why_not (self->session, self->selected, key);
}

static void
remember (char **key, const char *value)
{
  char *copy = g_strdup (value);

  g_free (*key);
  *key = copy;
}

static const TcState *
get_state (TcPlayPage *self)
{
  return tc_game_get_state (tc_session_get_game (self->session));
}

static void
board_selected_cb (TcPlayPage *self, const char *chosen)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *key = chosen != NULL ? chosen : "";
  TcNode node = TC_NODE_NONE;
  g_autofree char *refusal = NULL;

  if (self->view == NULL)
    return;
  refusal = dup_refusal (self, key);
  if (*key == '\0' || tc_view_is_piece (self->view, key))
    remember (&self->subject, key);
  remember (&self->selected, key);
  self->selected_by = get_state (self)->actor;
  self->selected_in = get_state (self)->phase;
  tc_play_page_set_why_not (self, refusal != NULL ? refusal : "");
  tc_play_page_show_selected (self);
  if (scenario != NULL && *key != '\0')
    node = tc_node_find_shown (scenario, key);
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

void
tc_play_page_select_nothing (TcPlayPage *self)
{
  tc_board_select (self->board, NULL);
  remember (&self->selected, "");
  remember (&self->subject, "");
  g_object_set_data (G_OBJECT (self), "which-popover", NULL);
}

/* The player is still the one who selected it, and for a place the phase is, too. */
static gboolean
is_still_meant (TcPlayPage *self, gboolean is_place)
{
  const TcState *state = get_state (self);

  return state->actor == self->selected_by && (!is_place || state->phase == self->selected_in);
}

/* A piece or place that has nothing left to do would hide what the others may do; so would a card
 * that is not in the hand any more, a piece that was looked at in another turn, and a place that
 * was in another phase. A place that is watched while bots play stays. */
void
tc_play_page_drop_spent_piece (TcPlayPage *self)
{
  gboolean is_place = tc_view_is_place (self->view, self->selected);
  gboolean is_shown = is_place || tc_view_is_piece (self->view, self->selected);
  guint n;

  tc_view_get_moves (self->view, &n);
  if (*self->selected == '\0' || (self->is_umpiring && is_shown))
    return;
  if (is_place && tc_session_is_bots_turn (self->session))
    return;
  if (is_shown && is_still_meant (self, is_place) &&
      (n == 0 || tc_view_has_moves_about (self->view, self->selected)))
    return;
  tc_play_page_select_nothing (self);
  tc_play_page_show_selected (self);
}

static void
which_closed_cb (TcPlayPage *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->board), TRUE);
}

/* Several moves may be meant by one drag: a small menu where the pointer is asks which. */
static void
ask_which (TcPlayPage *self, GArray *found)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  GtkWidget *popover;

  for (guint i = 0; i < found->len; i++)
    tc_play_page_add_move (menu, &moves[g_array_index (found, guint, i)]);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (
    GTK_POPOVER (popover), &(GdkRectangle){ (gint) self->pointer_x, (gint) self->pointer_y, 1, 1 });
  g_object_set_data_full (G_OBJECT (self), "which-popover", popover,
                          (GDestroyNotify) gtk_widget_unparent);
  /* What lies under the pointer would be shown over the menu. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->board), FALSE);
  g_signal_connect_object (popover, "closed", G_CALLBACK (which_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* A double click asks what can be done with a thing. Where that is only to give it away, as to drop
 * an item, doing so would be a bad answer. */
static gboolean
is_refused_quickly (TcPlayPage *self, const TcViewMove *move, const char *target)
{
  g_autofree char *why_not = NULL;

  if (*target != '\0' || move->weight >= 0)
    return FALSE;
  /* Translators: a move, such as "Drop the Axe" */
  why_not = g_strdup_printf (_ ("Nothing else can be done with this now than “%s”. Choose that in "
                                "the list: a double click gives nothing away."),
                             move->text);
  tc_play_page_set_why_not (self, why_not);
  return TRUE;
}

void
tc_play_page_propose (TcPlayPage *self, const char *subject, const char *target)
{
  g_autoptr (GArray) found = NULL;
  g_autofree char *why_not = NULL;
  const TcViewMove *only;
  guint n;
  TcMove move;

  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (self->view == NULL)
    return;
  target = tc_view_get_drop_place (self->view, target);
  if (self->is_umpiring) {
    tc_play_umpire_put (self->umpire, self->view, subject, target);
    return;
  }
  found = tc_session_find_moves (self->session, self->view, subject, target);
  if (found->len == 0) {
    why_not = tc_session_dup_why_not (self->session, subject, target);
    if (why_not == NULL)
      why_not = tc_session_dup_no_move (self->session, self->view, subject);
    tc_play_page_set_why_not (self, why_not);
  } else if (found->len == 1) {
    only = &tc_view_get_moves (self->view, &n)[g_array_index (found, guint, 0)];
    if (is_refused_quickly (self, only, target))
      return;
    move = only->move;
    tc_play_page_play (self, &move);
  } else {
    ask_which (self, found);
  }
}

static void
board_proposed_cb (TcPlayPage *self, const char *subject, const char *target)
{
  tc_play_page_propose (self, subject, target);
}

/* A place, or a piece that stands for where it lies, as one in a battle does. The player's own
 * figure stands for the player. */
static gboolean
stands_for_place (TcPlayPage *self, const char *key)
{
  return tc_view_is_place (self->view, key) ||
         (*tc_view_get_meant_place (self->view, key) != '\0' &&
          !tc_session_is_own_figure (self->session, self->view, key));
}

/* The piece selected before is meant to go to @key, and not what can be done with @key while the
 * piece can do nothing. */
static gboolean
is_to_go (TcPlayPage *self, const char *key)
{
  if (*self->subject == '\0' || g_str_equal (self->subject, key))
    return FALSE;

  return self->is_umpiring || tc_view_goes_somewhere (self->view, self->subject) ||
         !tc_view_has_moves_about (self->view, key);
}

/* Enter or a double click: on a place, the piece selected before goes there; else the moves that
 * need nothing but what was activated, or the only one that leads there, or why there are none. Of
 * several the list shows which. */
static void
board_activated_cb (TcPlayPage *self, const char *key)
{
  g_autoptr (GArray) found = NULL;
  gboolean is_of_place;
  TcMove move;

  if (self->view == NULL || key == NULL)
    return;
  if (is_to_go (self, key)) {
    tc_play_page_propose (self, self->subject, key);
    return;
  }
  if (self->is_umpiring)
    return;
  is_of_place = stands_for_place (self, key);
  if (is_of_place && tc_view_find_only_move (self->view, key, &move)) {
    tc_play_page_play (self, &move);
    return;
  }
  if (is_of_place && tc_view_is_piece (self->view, key))
    return;
  found = tc_session_find_moves (self->session, self->view, key, "");
  if (found->len > 0 || !tc_view_has_moves_about (self->view, key))
    tc_play_page_propose (self, key, "");
}

static void
pointer_moved_cb (TcPlayPage *self, gdouble x, gdouble y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

void
tc_play_page_bind_board (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_proposed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointer_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_entered_cb);
}
