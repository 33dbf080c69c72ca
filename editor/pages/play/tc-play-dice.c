/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-dice.h"

#include <glib/gi18n.h>

#include "widgets/tc-tip.h"

#define MOST_THROWS 3 /* of one decision; the log has them all */
#define MOST_LINES  5 /* that they take, so that the moves keep their room with large text */

struct _TcPlayDice {
  TcPlayPart parent_instance;

  GtkWidget *rows; /* one for each throw */
};

G_DEFINE_FINAL_TYPE (TcPlayDice, tc_play_dice, TC_TYPE_PLAY_PART)

static GtkWidget *
add_labelled_die (GtkWidget *row, const char *text, const char *name)
{
  GtkWidget *die = gtk_label_new (text);

  gtk_widget_add_css_class (die, "die");
  gtk_widget_set_valign (die, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (row), die);

  return die;
}

static GtkWidget *
add_die (GtkWidget *row, gint face)
{
  g_autofree char *text = g_strdup_printf ("%d", face);
  g_autofree char *name = g_strdup_printf (_ ("Die: %d"), face);

  return add_labelled_die (row, text, name);
}

/* What somebody forced looks like what waits to be thrown. */
static void
add_thrown (GtkWidget *row, gint face, gboolean is_forced)
{
  GtkWidget *die = add_die (row, face);
  g_autofree char *name = NULL;

  if (!is_forced)
    return;
  name = g_strdup_printf (_ ("Forced die: %d"), face);
  gtk_accessible_update_property (GTK_ACCESSIBLE (die), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (die, "forced");
}

static GtkWidget *
add_row (TcPlayDice *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (self->rows), row);
  return row;
}

/* Cut at the end, if it takes more than @n_lines. */
static void
add_caption (GtkWidget *row, const char *text, guint n_lines)
{
  GtkWidget *caption = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_wrap (GTK_LABEL (caption), n_lines > 1);
  gtk_label_set_wrap_mode (GTK_LABEL (caption), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (caption), n_lines > 1 ? (int) n_lines : -1);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  tc_tip_set_whole (caption, text);
  gtk_widget_set_hexpand (caption, TRUE);
  gtk_widget_set_margin_start (caption, 4);
  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (row), caption);
}

/* How many of @texts are longer than that at @index. */
static guint
count_longer (const GPtrArray *texts, guint index)
{
  glong length = g_utf8_strlen (texts->pdata[index], -1);
  guint n = 0;

  for (guint i = 0; i < texts->len; i++) {
    glong other = g_utf8_strlen (texts->pdata[i], -1);

    n += other > length || (other == length && i < index);
  }

  return n;
}

/* Of the lines that are to spare the longest have the first. */
static void
add_captions (const GPtrArray *rows, const GPtrArray *texts)
{
  for (guint i = 0; i < rows->len; i++)
    add_caption (rows->pdata[i], texts->pdata[i],
                 1 + (MOST_LINES - 1 - count_longer (texts, i)) / rows->len);
}

/* The throws of the last decision that had any, as far as the viewer is told of them, until another
 * player acts, or the same one in a later turn. They are those of the position, however it was come
 * to: played, loaded, or gone back to. */
static void
show_thrown (TcPlayDice *self, TcSession *session)
{
  TcGame *game = tc_session_get_game (session);
  guint8 viewer = tc_session_get_viewer (session);
  gint first = tc_session_find_thrown (session, 0);
  gint move = (gint) tc_game_get_n_moves (game) - 1;
  const TcDie *dice = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  guint n_throws = 0;
  guint n = 0;

  while (move >= first && (dice = tc_game_get_dice (game, move, &n)) == NULL)
    move--;
  for (guint i = 1; i < n; i++)
    n_throws += dice[i].event != dice[i - 1].event;
  for (guint i = 0; i < n;) {
    guint event = dice[i].event;
    g_autofree char *text = tc_game_dup_event (game, viewer, event);
    gboolean is_shown = n_throws < MOST_THROWS && text != NULL;
    GtkWidget *row = is_shown ? add_row (self) : NULL;

    for (; i < n && dice[i].event == event; i++)
      if (is_shown)
        add_thrown (row, dice[i].face, tc_game_is_die_forced (game, viewer, move, i));
    if (is_shown) {
      g_ptr_array_add (rows, row);
      g_ptr_array_add (texts, g_steal_pointer (&text));
    }
    n_throws--;
  }
  add_captions (rows, texts);
}

/* As in the log, no player knows what a die will show. */
void
tc_play_dice_append_forced (GtkWidget *row, TcSession *session)
{
  TcGame *game = tc_session_get_game (session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_state (game);
  gboolean is_secret =
    tc_rules_has_secrets (ruleset) && tc_session_get_viewer (session) != TC_SEAT_NONE;

  g_return_if_fail (GTK_IS_BOX (row));

  for (guint i = 0; i < state->n_forced; i++)
    gtk_widget_add_css_class (is_secret
                                ? add_labelled_die (row, "?", _ ("Hidden die"))
                                : add_die (row, tc_rules_read_face (ruleset, state->forced[i])),
                              "forced");
}

static void
show_forced (TcPlayDice *self, TcSession *session)
{
  GtkWidget *row;

  if (tc_game_get_state (tc_session_get_game (session))->n_forced == 0)
    return;
  row = add_row (self);
  tc_play_dice_append_forced (row, session);
  add_caption (row, _ ("forced: thrown next"), 1);
}

static void
tc_play_dice_update (TcPlayPart *part)
{
  TcPlayDice *self = TC_PLAY_DICE (part);
  TcSession *session = tc_play_part_get_session (part);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);
  if (!tc_session_is_covered (session)) {
    show_thrown (self, session);
    show_forced (self, session);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->rows) != NULL);
}

static void
tc_play_dice_class_init (TcPlayDiceClass *klass)
{
  TC_PLAY_PART_CLASS (klass)->update = tc_play_dice_update;
}

static void
tc_play_dice_init (TcPlayDice *self)
{
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  adw_bin_set_child (ADW_BIN (self), self->rows);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
