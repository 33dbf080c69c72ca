/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-moves.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "pages/play/tc-move-items.h"
#include "pages/play/tc-view-moves.h"
#include "widgets/tc-press.h"
#include "widgets/tc-tip.h"

struct _TcPlayMoves {
  TcPlayPart parent_instance;

  GListStore *moves; /* of TcItem, index into the view's moves */
  gboolean is_updating;
  guint pointed;      /* index of the move that the pointer came to, or of none */
  guint point_source; /* id, until the board and the page follow it */
  guint pressed;      /* index of the move that the last press was on, or of none */
  TcPress press;
  guint8 phase;             /* what the filter was entered for, */
  guint8 actor;             /* and whose moves */
  gboolean is_grouped;      /* all moves, at some time in that phase */
  gboolean is_part_grouped; /* those of the part that is shown */
  gboolean is_only;         /* there is one move about what is selected on the board */
  gboolean is_long;         /* enough for the filter, at some time in that phase */
  char *part;               /* what is selected, and entered in the filter */

  GtkWidget *start; /* around the heading: it has the keyboard when no move does */
  GtkLabel *heading;
  GtkLabel *count;
  GtkWidget *count_box; /* with the button that shows all again */
  GtkWidget *make_button;
  GtkWidget *top;
  GtkWidget *fill_box;
  GtkEditable *filter;
  GtkWidget *no_match_label;
  GtkLabel *no_moves_label;
  GtkSingleSelection *selection;
  GtkWidget *scroller; /* around the list */
  GtkListView *list;
  gboolean is_answered; /* a reason is shown above */
};

G_DEFINE_FINAL_TYPE (TcPlayMoves, tc_play_moves, TC_TYPE_PLAY_PART)

/* So many fit on a screen, more or less. */
#define LEAST_FILTERED 10

/* Pixels of the list; and two rows of it, below a reason. */
#define LEAST_HEIGHT   110
#define SHORT_LEAST    72 /* of a list that has not needed a filter: the log has the rest */
#define ANSWERED_LEAST 56

enum { CHOSEN, POINTED_AT, FILTER_CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
activated_cb (TcPlayMoves *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item == NULL)
    return;
  g_signal_emit (self, signals[CHOSEN], 0, tc_item_get_index (item));
}

static void
make_cb (TcPlayMoves *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position == GTK_INVALID_LIST_POSITION && self->is_only)
    position = 0;
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
  activated_cb (self, position);
}

static const char *
get_make_words (TcPlayMoves *self, TcItem *selected)
{
  if (selected != NULL)
    return _ ("Make the selected move (Enter)");
  return self->is_only ? _ ("Make the only move here")
                       : _ ("Select a move in the list, or double-click it");
}

static void
update_make (TcPlayMoves *self)
{
  TcItem *selected = gtk_single_selection_get_selected_item (self->selection);

  gtk_widget_set_sensitive (self->make_button, selected != NULL || self->is_only);
  /* No tooltip: it would lie over the first moves, which one is about to choose from. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->make_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  get_make_words (self, selected), -1);
}

static void
selected_cb (TcPlayMoves *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  update_make (self);
  if (!self->is_updating)
    g_signal_emit (self, signals[POINTED_AT], 0,
                   item != NULL ? tc_item_get_index (item) : TC_PLAY_MOVES_NONE);
}

static gboolean
point_cb (gpointer user_data)
{
  TcPlayMoves *self = user_data;

  self->point_source = 0;
  g_signal_emit (self, signals[POINTED_AT], 0, self->pointed);
  return G_SOURCE_REMOVE;
}

/* Who goes from a move to what it says comes by other things. */
#define STAY_MS 400

/* Not at once: the pointer is between two widgets, and what follows may replace the one that it
 * comes to, which GTK does not survive. */
static void
point_soon (TcPlayMoves *self, guint index)
{
  g_clear_handle_id (&self->point_source, g_source_remove);
  self->pointed = index;
  if (index == TC_PLAY_MOVES_NONE)
    self->point_source = g_timeout_add (STAY_MS, point_cb, self);
  else
    self->point_source = g_idle_add (point_cb, self);
}

/* The one under the pointer is shown on the board as the selected one is. */
static void
entered_cb (GtkListItem *row, gdouble x, gdouble y, GtkEventController *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (widget, TC_TYPE_PLAY_MOVES);
  TcItem *item = gtk_list_item_get_item (row);

  if (self != NULL && item != NULL)
    point_soon (TC_PLAY_MOVES (self), tc_item_get_index (item));
}

static void
left_cb (GtkListItem *row, GtkEventController *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (widget, TC_TYPE_PLAY_MOVES);

  if (self != NULL)
    tc_play_moves_release (TC_PLAY_MOVES (self));
}

/* A heading belongs to no move, though it is drawn in the row of the first: a press on it is
 * nothing. */
static void
heading_pressed_cb (GtkGesture *gesture)
{
  GtkWidget *heading = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *self = gtk_widget_get_ancestor (heading, TC_TYPE_PLAY_MOVES);

  if (self != NULL)
    TC_PLAY_MOVES (self)->pressed = TC_PLAY_MOVES_NONE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* A double click is one on the move of its first press. That selects the move, and what can happen
 * by it is shown below the list, which has less room then and may scroll: GTK takes the second
 * press for another first one, or for one on another move. */
static gboolean
event_cb (TcPlayMoves *self, GdkEvent *event)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (gdk_event_get_event_type (event) != GDK_BUTTON_PRESS ||
      gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY)
    return GDK_EVENT_PROPAGATE;
  if (tc_press_again (&self->press, GTK_WIDGET (self), event) && item != NULL &&
      tc_item_get_index (item) == self->pressed) {
    self->pressed = TC_PLAY_MOVES_NONE;
    activated_cb (self, gtk_single_selection_get_selected (self->selection));
    return GDK_EVENT_STOP;
  }
  self->pressed = self->pointed;
  return GDK_EVENT_PROPAGATE;
}

static void
filter_changed_cb (TcPlayMoves *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[FILTER_CHANGED], 0);
}

static void
filter_stopped_cb (TcPlayMoves *self)
{
  gtk_editable_set_text (self->filter, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* The list remembers by its number which row had the keyboard, and another move has that now. */
static void
forget_row (TcPlayMoves *self)
{
  gtk_list_view_set_model (self->list, NULL);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

static void
select_first (TcPlayMoves *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->moves)) == 0)
    return;
  forget_row (self);
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
  gtk_single_selection_set_selected (self->selection, 0);
}

static void
filter_activated_cb (TcPlayMoves *self)
{
  select_first (self);
}

/* From above the list, where the keyboard waits after a move, into the list. While there is nothing
 * in it yet, the keys stay here: elsewhere they would do something else. */
static gboolean
start_key_cb (TcPlayMoves *self, guint key)
{
  switch (key) {
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    select_first (self);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

static GtkWidget *
get_focus (TcPlayMoves *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

static gboolean
has_focus (TcPlayMoves *self)
{
  GtkWidget *focus = get_focus (self);

  return focus != NULL &&
         (focus == self->start || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)));
}

/* Rows that are replaced lose the keyboard to the board; whoever plays from the list goes on at its
 * heading, where Enter makes no move that nobody chose, and waits there while others decide. */
static void
keep_focus (TcPlayMoves *self, gboolean had_focus, guint n)
{
  if (!had_focus)
    return;
  gtk_widget_grab_focus (self->start);
  if (n > 0)
    forget_row (self);
}

static gboolean
is_bots_turn (TcPlayMoves *self)
{
  return tc_session_is_bots_turn (tc_play_part_get_session (TC_PLAY_PART (self)));
}

/* Who cannot decide now is told who can, and not that nothing can be done. */
static char *
dup_none (TcPlayMoves *self)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  TcGame *game = tc_session_get_game (session);
  guint8 viewer = tc_session_get_viewer (session);
  guint8 actor = tc_game_get_state (game)->actor;

  if (is_bots_turn (self))
    return g_strdup (_ ("A bot decides"));
  if (viewer == TC_SEAT_NONE || viewer == actor)
    return g_strdup (_ ("No legal moves"));

  /* TRANSLATORS: a player, for whom others wait */
  return g_strdup_printf (_ ("%s decides"),
                          tc_ruleset_get_seat (tc_game_get_ruleset (game), actor)->name);
}

static char *
dup_whole (TcPlayMoves *self, const char *name, guint n_shown, guint n)
{
  /* TRANSLATORS: a counter or an area, and how many of how many moves are its own */
  if (name != NULL)
    return g_strdup_printf (_ ("%s: %u of %u"), name, n_shown, n);
  if (*gtk_editable_get_text (self->filter) != '\0')
    return g_strdup_printf (_ ("%u of %u moves"), n_shown, n);
  if (n == 0)
    return dup_none (self);
  return g_strdup_printf (is_bots_turn (self) ? _ ("Moves of the bot: %u") : _ ("Legal moves: %u"),
                          n);
}

/* The name has the line for itself, as it may be long; the numbers are below it. */
static void
update_heading (TcPlayMoves *self, const TcView *view, const char *selected, guint n_shown, guint n)
{
  const char *name = *selected != '\0' ? tc_view_get_heading (view, selected) : NULL;
  g_autofree char *whole = dup_whole (self, name, n_shown, n);
  /* TRANSLATORS: how many of how many moves the list shows */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u moves"), n_shown, n);

  tc_tip_set_whole (GTK_WIDGET (self->heading), name != NULL ? name : whole);
  gtk_label_set_label (self->heading, name != NULL ? name : whole);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->count_box, name != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  whole, -1);
}

/* Words for one phase, or for one player's moves, say nothing about those of the next, also where
 * the keyboard is still in the entry; nor do headings. */
static void
follow_phase (TcPlayMoves *self)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));
  const TcState *state = tc_game_get_state (tc_session_get_game (session));

  if (state->phase == self->phase && state->actor == self->actor)
    return;
  self->phase = state->phase;
  self->actor = state->actor;
  self->is_grouped = FALSE;
  self->is_part_grouped = FALSE;
  self->is_long = FALSE;
  gtk_editable_set_text (self->filter, "");
}

/* Once there are headings they stay while the phase lasts: where they come and go as moves are
 * made, the pointer stands on another move each time. */
static GPtrArray *
dup_grouped (TcPlayMoves *self, const TcView *view, const char *selected)
{
  const char *typed = gtk_editable_get_text (self->filter);
  g_autofree char *part = g_strconcat (selected, "\n", typed, NULL);

  if (*selected == '\0' && *typed == '\0')
    return tc_view_dup_move_items (view, "", "", &self->is_grouped);
  if (g_strcmp0 (part, self->part) != 0)
    self->is_part_grouped = FALSE;
  g_free (self->part);
  self->part = g_steal_pointer (&part);
  return tc_view_dup_move_items (view, selected, typed, &self->is_part_grouped);
}

/* Words that nothing in a later position contains would hide that there are moves at all. They stay
 * while they are typed. */
static GPtrArray *
dup_items (TcPlayMoves *self, const TcView *view, const char *selected)
{
  GPtrArray *items = dup_grouped (self, view, selected);

  if (items->len > 0 || *gtk_editable_get_text (self->filter) == '\0' ||
      gtk_widget_get_state_flags (GTK_WIDGET (self->filter)) & GTK_STATE_FLAG_FOCUS_WITHIN)
    return items;
  gtk_editable_set_text (self->filter, "");
  g_ptr_array_unref (items);
  return dup_grouped (self, view, selected);
}

static gboolean
is_over (TcPlayMoves *self)
{
  return tc_game_is_over (tc_session_get_game (tc_play_part_get_session (TC_PLAY_PART (self))));
}

/* Who waits for another player is told so, and not that nothing can be done; nor need it be said at
 * the end. */
static gboolean
says_no_moves (TcPlayMoves *self, guint n_shown, guint n)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));

  return n_shown == 0 && !is_over (self) &&
         (n > 0 || tc_session_get_viewer (session) == TC_SEAT_NONE);
}

/* By the one pawn that a player has every move is made that names no piece. */
static gboolean
is_own_pawn (TcPlayMoves *self, const TcView *view, const char *selected)
{
  TcSession *session = tc_play_part_get_session (TC_PLAY_PART (self));

  return tc_session_is_own_figure (session, view, selected) &&
         !tc_view_has_moves_about (view, selected);
}

/* Moves that come to the same are one. */
static guint
count_different (const TcView *view)
{
  guint n;
  guint n_different = 0;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    n_different += !moves[i].is_alike;
  return n_different;
}

static int
get_least (TcPlayMoves *self)
{
  if (self->is_answered)
    return ANSWERED_LEAST;
  return self->is_long ? LEAST_HEIGHT : SHORT_LEAST;
}

/* The log gets its room when nothing comes any more. Beside a reason, which takes room above the
 * list, it is not to lose any, least of all to a list in which there is nothing; without one it
 * does not move with the number of moves. */
static void
update_room (TcPlayMoves *self)
{
  gboolean has_some = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0;

  gtk_widget_set_visible (self->scroller, has_some || (!self->is_answered && !is_over (self)));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              get_least (self));
}

void
tc_play_moves_show (TcPlayMoves *self, const TcView *view, const char *selected)
{
  g_autoptr (GPtrArray) items = NULL;
  gboolean had_focus = has_focus (self);
  gboolean is_filtered;
  guint n;

  g_return_if_fail (TC_IS_PLAY_MOVES (self) && view != NULL && selected != NULL);

  n = count_different (view);
  if (n == 0 || is_own_pawn (self, view, selected))
    selected = "";
  g_clear_handle_id (&self->point_source, g_source_remove);
  self->is_updating = TRUE;
  follow_phase (self);
  items = dup_items (self, view, selected);
  is_filtered = *gtk_editable_get_text (self->filter) != '\0';
  tc_item_update_store (self->moves, items);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->is_updating = FALSE;
  self->is_only = *selected != '\0' && items->len == 1;
  update_make (self);
  keep_focus (self, had_focus, items->len);
  update_heading (self, view, selected, items->len, n);
  gtk_widget_set_visible (self->top, n > 0 || !is_over (self));
  self->is_long = self->is_long || n >= LEAST_FILTERED;
  update_room (self);
  gtk_widget_set_visible (self->make_button, n > 0);
  gtk_widget_set_visible (self->fill_box,
                          tc_session_can_fill (tc_play_part_get_session (TC_PLAY_PART (self))));
  gtk_widget_set_visible (GTK_WIDGET (self->filter), (n > 0 && self->is_long) || is_filtered);
  gtk_widget_set_visible (self->no_match_label, is_filtered && items->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->no_moves_label),
                          !is_filtered && says_no_moves (self, items->len, n));
}

void
tc_play_moves_set_answered (TcPlayMoves *self, gboolean is_answered)
{
  g_return_if_fail (TC_IS_PLAY_MOVES (self));

  if (self->is_answered != is_answered) {
    self->is_answered = is_answered;
    update_room (self);
  }
  gtk_label_set_label (self->no_moves_label,
                       is_answered ? _ ("No legal moves here.")
                                   : _ ("No legal moves here. Double-click it on the board, or "
                                        "drag it, to see why."));
}

void
tc_play_moves_go_to (TcPlayMoves *self)
{
  g_return_if_fail (TC_IS_PLAY_MOVES (self));

  gtk_editable_set_text (self->filter, "");
  gtk_widget_grab_focus (self->start);
}

void
tc_play_moves_find (TcPlayMoves *self)
{
  gboolean is_filtering;

  g_return_if_fail (TC_IS_PLAY_MOVES (self));

  is_filtering = gtk_widget_get_visible (GTK_WIDGET (self->filter));
  gtk_widget_grab_focus (is_filtering ? GTK_WIDGET (self->filter) : self->start);
}

void
tc_play_moves_hold (TcPlayMoves *self)
{
  g_return_if_fail (TC_IS_PLAY_MOVES (self));

  if (self->pointed == TC_PLAY_MOVES_NONE)
    g_clear_handle_id (&self->point_source, g_source_remove);
}

void
tc_play_moves_release (TcPlayMoves *self)
{
  TcItem *item;

  g_return_if_fail (TC_IS_PLAY_MOVES (self));

  item = gtk_single_selection_get_selected_item (self->selection);
  point_soon (self, item != NULL ? tc_item_get_index (item) : TC_PLAY_MOVES_NONE);
}

static void
tc_play_moves_dispose (GObject *object)
{
  TcPlayMoves *self = TC_PLAY_MOVES (object);

  g_clear_handle_id (&self->point_source, g_source_remove);
  g_clear_object (&self->moves);
  g_clear_pointer (&self->part, g_free);
  G_OBJECT_CLASS (tc_play_moves_parent_class)->dispose (object);
}

static void
tc_play_moves_class_init (TcPlayMovesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_moves_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_PLAY_MOVES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[POINTED_AT] = g_signal_new ("pointed-at", TC_TYPE_PLAY_MOVES, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FILTER_CHANGED] = g_signal_new ("filter-changed", TC_TYPE_PLAY_MOVES, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, start);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, heading);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, count);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, count_box);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, make_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, top);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, filter);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, fill_box);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, no_match_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, no_moves_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, selection);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, scroller);
  gtk_widget_class_bind_template_child (widget_class, TcPlayMoves, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, heading_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, event_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_stopped_cb);
}

static void
tc_play_moves_init (TcPlayMoves *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_play_moves_set_answered (self, FALSE);
  self->moves = g_list_store_new (TC_TYPE_ITEM);
  self->pointed = self->pressed = TC_PLAY_MOVES_NONE;
  selected_cb (self);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->moves));
}
