/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-log.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

/* What follows from a decision stands a little to the right of it. */
#define EVENT_INDENT 12

/* Lines that are to be seen below the present one, as those of moves that were undone. */
#define FEW_BELOW 3

typedef struct {
  TcMove move;
  guint64 hash;
  guint n_lines;
  guint n_marks; /* what is no move, at their end */
  gboolean is_undone;
} LoggedMove;

struct _TcPlayLog {
  TcPlayPart parent_instance;

  GListStore *lines;  /* of TcItem, index = move + 1 */
  GArray *logged;     /* of LoggedMove: what the lines show; NULL for nothing */
  gconstpointer game; /* of it; only compared */
  guint8 viewer;      /* whose log it is */
  LoggedMove opening; /* what happened before the first move */
  guint line;         /* to scroll to, from 1; 0 for none */
  guint n_ticks;      /* frames that were drawn since then */
  guint tick;         /* callback id */
  gboolean follows;   /* its end is to be seen, until the user scrolls */
  gboolean is_laid;   /* the list sets the adjustment, and not the user */

  GtkScrolledWindow *scroller;
  GtkSingleSelection *selection;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (TcPlayLog, tc_play_log, TC_TYPE_PLAY_PART)

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
forget (TcPlayLog *self)
{
  g_list_store_remove_all (self->lines);
  g_clear_pointer (&self->logged, g_array_unref);
}

/* (nullable): note @index in words, when it is on the position after @n_moves. */
static char *
dup_pin (TcSession *session, guint index, guint n_moves)
{
  const TcPin *pin = tc_session_get_pin (session, index);

  if (pin->n_moves != n_moves)
    return NULL;
  if (*pin->place == '\0')
    return g_strdup_printf (_ ("Note: %s"), pin->text);

  /* TRANSLATORS: a place, and what somebody wrote about it */
  return g_strdup_printf (_ ("Note on %s: %s"), pin->place, pin->text);
}

/* What was done or written after @n_moves that is no move. */
static guint
count_marks (TcPlayLog *self, TcGame *game, guint n_moves)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  guint n_here = tc_game_count_acts (game, n_moves);

  for (guint i = 0; i < tc_session_get_n_pins (session); i++)
    n_here += tc_session_get_pin (session, i)->n_moves == n_moves;
  return n_here;
}

static void
add_line (GPtrArray *items, const char *text, guint place, gboolean is_indented)
{
  TcItem *item = tc_item_new ("", text, text, "", place);

  if (is_indented)
    tc_item_set_indent (item, EVENT_INDENT);
  g_ptr_array_add (items, item);
}

/* Why the bot that made move @index did so, below it. */
static void
add_reason (TcPlayLog *self, GPtrArray *items, guint index)
{
  const char *why = tc_session_get_reason (tc_play_part_get_session (TC_PLAY_PART (self)), index);
  g_auto (GStrv) lines = g_strsplit (why != NULL ? why : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    add_line (items, lines[i], index + 1, TRUE);
}

static void
add_pins (TcPlayLog *self, guint n_moves, GPtrArray *items)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));

  for (guint i = 0; i < tc_session_get_n_pins (session); i++) {
    g_autofree char *text = dup_pin (session, i, n_moves);

    if (text != NULL)
      add_line (items, text, n_moves, TRUE);
  }
}

static void
add_summary (TcPlayLog *self, TcGame *game, guint index, GPtrArray *items)
{
  g_auto (GStrv) lines = tc_turn_summary_dup (game, self->viewer, index);

  for (guint i = 0; lines[i] != NULL; i++)
    add_line (items, lines[i], index + 1, i > 0);
}

/* What move @index did, and what was done then that is no move. */
static void
add_lines (TcPlayLog *self, GPtrArray *items, TcGame *game, gint index, LoggedMove *logged)
{
  g_auto (GStrv) lines = tc_game_dup_log (game, self->viewer, index);
  guint n_before = items->len;
  guint place = (guint) (index + 1);
  guint n_acts = tc_game_count_acts (game, place);
  guint n_lines = g_strv_length (lines);
  guint n_events = n_lines - n_acts;
  gint summary = tc_turn_summary_find_line (game, self->viewer, index);

  for (guint i = 0; i <= n_lines; i++) {
    if ((gint) i == summary)
      add_summary (self, game, (guint) index, items);
    if (i == n_lines)
      break;
    /* What comes after the summary is no part of it. */
    add_line (items, lines[i], place, (i > 0 || index < 0) && i < n_events && (gint) i != summary);
    if (i == 0 && index >= 0)
      add_reason (self, items, (guint) index);
  }
  add_pins (self, place, items);
  logged->n_lines = items->len - n_before;
  logged->n_marks = count_marks (self, game, place);
}

static double
get_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* A list scrolls its last row to the edge, and keeps back the padding below it. */
static void
show_end (TcPlayLog *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  gtk_adjustment_set_value (adjustment, get_end (adjustment));
}

/* @line: from 1 */
static void
show_line (TcPlayLog *self, guint line)
{
  if (line > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", line - 1);
}

/* A row has no height before it was laid out, and a list scrolls a row without height to where it
 * cannot be seen: so not in the first frame. The end is where it is when the last row is. A list
 * scrolls no farther than it must: below a line stay those in sight that were shown before it. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  TcPlayLog *self = user_data;
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));

  self->n_ticks++;
  if (self->n_ticks == 2)
    show_line (self, MIN (self->line + FEW_BELOW, n_lines));
  if (self->n_ticks <= 2)
    return G_SOURCE_CONTINUE;
  if (self->line == n_lines)
    show_end (self);
  else
    show_line (self, self->line);
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* What stands above the log takes more room or less from one decision to the next: who was at the
 * end stays there. */
static void
resized_cb (TcPlayLog *self, GtkAdjustment *adjustment)
{
  self->is_laid = TRUE;
  if (!self->follows || self->tick != 0 ||
      gtk_adjustment_get_value (adjustment) >= get_end (adjustment))
    return;
  self->n_ticks = 2;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), scroll_cb, self, NULL);
}

static void
scrolled_cb (TcPlayLog *self, GtkAdjustment *adjustment)
{
  if (!self->is_laid)
    self->follows = gtk_adjustment_get_value (adjustment) >= get_end (adjustment) - 1;
  self->is_laid = FALSE;
}

/* The line of the last move that is made: what comes after it was taken back. */
static void
show_place (TcPlayLog *self, guint n_moves)
{
  guint line = 0;

  for (guint i = 0; i < n_moves; i++)
    line += g_array_index (self->logged, LoggedMove, i).n_lines;
  line += self->opening.n_lines;
  gtk_single_selection_set_selected (self->selection,
                                     line > 0 ? line - 1 : GTK_INVALID_LIST_POSITION);
  self->line = line;
  self->follows = line == g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  self->n_ticks = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), scroll_cb, self, NULL);
}

/* How many of the moves that the lines show still hold. */
static guint
count_kept (TcPlayLog *self, TcGame *game)
{
  guint most = MIN (tc_game_get_n_recorded (game), self->logged->len);

  for (guint i = 0; i < most; i++) {
    const LoggedMove *logged = &g_array_index (self->logged, LoggedMove, i);

    if (logged->hash != tc_game_get_move_hash (game, i) ||
        tc_move_compare (&logged->move, tc_game_get_move (game, i)) != 0 ||
        logged->n_marks != count_marks (self, game, i + 1))
      return i;
  }
  return most;
}

static void
drop_lines (TcPlayLog *self, guint n_kept)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  guint n = 0;

  for (guint i = n_kept; i < self->logged->len; i++)
    n += g_array_index (self->logged, LoggedMove, i).n_lines;
  g_array_set_size (self->logged, n_kept);
  if (n > 0)
    g_list_store_splice (self->lines, n_lines - n, n, NULL, 0);
}

/* All at once: the list works for each time that it is given something. */
static void
log_moves (TcPlayLog *self, TcGame *game)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->logged == NULL) {
    self->logged = g_array_new (FALSE, TRUE, sizeof (LoggedMove));
    add_lines (self, items, game, -1, &self->opening);
  }
  drop_lines (self, count_kept (self, game));
  for (guint i = self->logged->len; i < tc_game_get_n_recorded (game); i++) {
    LoggedMove logged = { *tc_game_get_move (game, i), tc_game_get_move_hash (game, i), 0, 0,
                          FALSE };

    add_lines (self, items, game, (gint) i, &logged);
    g_array_append_val (self->logged, logged);
  }
  if (items->len > 0)
    g_list_store_splice (self->lines, g_list_model_get_n_items (G_LIST_MODEL (self->lines)), 0,
                         items->pdata, items->len);
}

/* What was undone has not happened: the lines are dim, and the first says why. */
static void
mark_lines (TcPlayLog *self, guint first, const LoggedMove *logged)
{
  for (guint i = first; i < first + logged->n_lines; i++) {
    g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->lines), i);
    const char *text = tc_item_get_detail (item);
    /* Translators: what somebody had decided, and has undone */
    g_autofree char *undone = g_strdup_printf (_ ("%s (undone)"), text);

    tc_item_change_title (item, logged->is_undone && i == first ? undone : text, logged->is_undone);
  }
}

/* The rows stay, so that the keyboard does not lose its place among them. */
static void
mark_undone (TcPlayLog *self, guint n_done)
{
  guint line = self->opening.n_lines;

  for (guint i = 0; i < self->logged->len; i++) {
    LoggedMove *logged = &g_array_index (self->logged, LoggedMove, i);

    if (logged->is_undone != (i >= n_done)) {
      logged->is_undone = i >= n_done;
      mark_lines (self, line, logged);
    }
    line += logged->n_lines;
  }
}

/* The log keeps what still holds and goes on from there. What was taken back stays in it, below the
 * selected line and marked as undone, to go forward to, until somebody decides otherwise. */
static void
tc_play_log_update (TcPlayPart *part)
{
  TcPlayLog *self = TC_PLAY_LOG (part);
  TcSession *session = tc_play_part_get_session (part);
  TcGame *game = tc_session_get_game (session);
  guint8 viewer = tc_session_get_viewer (session);

  if (game != self->game || viewer != self->viewer || tc_session_is_covered (session) ||
      count_marks (self, game, 0) != self->opening.n_marks)
    forget (self);
  self->game = game;
  self->viewer = viewer;
  if (tc_session_is_covered (session))
    return;

  log_moves (self, game);
  mark_undone (self, tc_game_get_n_moves (game));
  show_place (self, tc_game_get_n_moves (game));
}

static void
activated_cb (TcPlayLog *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, tc_item_get_index (item));
}

static void
tc_play_log_dispose (GObject *object)
{
  TcPlayLog *self = TC_PLAY_LOG (object);

  g_clear_object (&self->lines);
  g_clear_pointer (&self->logged, g_array_unref);
  G_OBJECT_CLASS (tc_play_log_parent_class)->dispose (object);
}

static void
tc_play_log_class_init (TcPlayLogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_log_dispose;
  TC_PLAY_PART_CLASS (klass)->update = tc_play_log_update;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_PLAY_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-play-log.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayLog, scroller);
  gtk_widget_class_bind_template_child (widget_class, TcPlayLog, selection);
  gtk_widget_class_bind_template_child (widget_class, TcPlayLog, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tc_play_log_init (TcPlayLog *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->viewer = TC_SEAT_NONE;
  self->lines = g_list_store_new (TC_TYPE_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->lines));
  adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
}
