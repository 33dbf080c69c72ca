/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-plain-moves.h"

#include <glib/gi18n.h>
#include <string.h>

#include "pages/play/tc-move-items.h"
#include "pages/play/tc-view-moves.h"
#include "widgets/tc-tip.h"

#define MOST_BUTTONS 3
#define MOST_NAMED   4
#define LEAST_CHARS  8

struct _TcPlainMoves {
  TcPlayPart parent_instance;

  guint n; /* moves that need nothing on the board, and the one that is blocked */
  gboolean has_key;
  TcMove key_move; /* what Ctrl+Enter plays */

  GtkWidget *buttons;
  GtkLabel *reason; /* why the only button cannot be used */
  GtkLabel *left_undone;
};

G_DEFINE_FINAL_TYPE (TcPlainMoves, tc_plain_moves, TC_TYPE_PLAY_PART)

static GtkLabel *
make_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return GTK_LABEL (label);
}

/* Beside it, for a tooltip would cover what is said below it. */
static GtkWidget *
put_key_beside (GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *key = GTK_WIDGET (make_caption (_ ("Ctrl+Enter")));

  gtk_label_set_wrap (GTK_LABEL (key), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  "Control+Enter", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), key);
  return box;
}

/* However long its text is, it asks for no more room: a wider panel would scale the board again,
 * and what is on it would move under the pointer. */
static GtkWidget *
make_button (const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (label, LEAST_CHARS);
  tc_tip_set_whole (GTK_WIDGET (label), text);
  return button;
}

/* A button with an action can be pressed whenever the action can be done, whatever the move is, so
 * that of a move that is blocked has none. */
static void
add (TcPlainMoves *self,
     const char *text,
     const TcMove *move,
     const char *why_not,
     gboolean has_key)
{
  gboolean is_legal = why_not == NULL;
  GtkWidget *button;

  if (self->n++ >= MOST_BUTTONS)
    return;
  button = make_button (text);
  if (is_legal) {
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.apply");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(yqqq)", move->verb, move->subject,
                                      move->target, move->value);
  }
  gtk_widget_set_sensitive (button, is_legal);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, why_not);
  gtk_box_append (GTK_BOX (self->buttons), has_key ? put_key_beside (button) : button);
}

static void
add_blocked (TcPlainMoves *self)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  TcGame *game = tc_session_get_game (session);
  g_autofree char *text = NULL;
  g_autofree char *why_not = NULL;
  TcMove blocked;

  if (!tc_session_find_blocked (session, &blocked))
    return;
  text = tc_move_dup_label_at (tc_game_get_ruleset (game), &blocked, tc_game_get_state (game));
  why_not = tc_session_dup_why_blocked (session, &blocked);
  add (self, text, &blocked, why_not, FALSE);
  self->has_key = TRUE;
  self->key_move = blocked;
  gtk_label_set_label (self->reason, why_not);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), TRUE);
}

/* Whoever ends a phase wants to know what could have been done in it. */
static void
say_what_is_left (TcPlainMoves *self, const TcView *view)
{
  g_autofree char *names = tc_view_dup_still_to_act (view, MOST_NAMED);
  g_autofree char *text = NULL;

  /* Translators: names of counters, areas, cards or players */
  text = g_strdup_printf (_ ("Still possible: %s"), names);
  gtk_label_set_label (self->left_undone, text);
  tc_tip_set_whole (GTK_WIDGET (self->left_undone), text);
  gtk_widget_set_visible (GTK_WIDGET (self->left_undone), self->n == 1 && *names != '\0');
}

static gboolean
is_one (const TcViewMove *move)
{
  return tc_view_is_plain (move) || move->is_pass;
}

/* Of several the key plays the one that ends or declines something. */
static void
find_key_move (TcPlainMoves *self, const TcViewMove *moves, guint n)
{
  const TcViewMove *pass = NULL;
  const TcViewMove *any = NULL;
  guint n_passes = 0;
  guint n_all = 0;

  for (guint i = 0; i < n; i++) {
    if (!is_one (&moves[i]))
      continue;
    any = &moves[i];
    n_all++;
    if (moves[i].is_pass) {
      pass = &moves[i];
      n_passes++;
    }
  }
  self->has_key = n_all == 1 || n_passes == 1;
  if (self->has_key)
    self->key_move = n_all == 1 ? any->move : pass->move;
}

static gboolean
is_key_move (TcPlainMoves *self, const TcMove *move)
{
  return self->has_key && memcmp (&self->key_move, move, sizeof *move) == 0;
}

/* They are at the end of a list of hundreds otherwise; more than a few are a list of their own. */
void
tc_plain_moves_show (TcPlainMoves *self, const TcView *view)
{
  guint n;
  const TcViewMove *moves;
  GtkWidget *button;

  g_return_if_fail (TC_IS_PLAIN_MOVES (self) && view != NULL);

  moves = tc_view_get_moves (view, &n);
  self->n = 0;
  find_key_move (self, moves, n);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), FALSE);
  while ((button = gtk_widget_get_first_child (self->buttons)) != NULL)
    gtk_box_remove (GTK_BOX (self->buttons), button);
  for (guint i = 0; i < n; i++)
    if (is_one (&moves[i]))
      add (self, moves[i].text, &moves[i].move, NULL, is_key_move (self, &moves[i].move));
  if (self->n == 0 && n > 0)
    add_blocked (self);
  say_what_is_left (self, view);
  gtk_widget_set_visible (
    GTK_WIDGET (self), self->n > 0 && self->n <= MOST_BUTTONS &&
                         !tc_session_is_bots_turn (tc_play_part_get_session (TC_PLAY_PART (self))));
}

gboolean
tc_plain_moves_find (TcPlainMoves *self, TcMove *out_move)
{
  g_return_val_if_fail (TC_IS_PLAIN_MOVES (self), FALSE);

  if (self->has_key)
    *out_move = self->key_move;
  return self->has_key;
}

static void
tc_plain_moves_class_init (TcPlainMovesClass *klass)
{
}

static void
tc_plain_moves_init (TcPlainMoves *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->buttons, "plain-moves");
  self->reason = make_caption (NULL);
  self->left_undone = make_caption (NULL);
  gtk_label_set_lines (self->left_undone, 2);
  gtk_label_set_ellipsize (self->left_undone, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), self->buttons);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reason));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->left_undone));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
