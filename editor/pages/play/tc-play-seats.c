/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-seats.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "pages/play/tc-play-players.h"
#include "widgets/tc-ask.h"

/* The rows of the list of choices. */
#define CHOICES "/org/turncoat/Turncoat/pages/play/tc-play-player.ui"

/* So many players are in sight at once. */
#define MOST_ROWS 4

struct _TcPlaySeats {
  TcPlayPart parent_instance;

  gboolean is_updating;

  GtkWidget *top_row;
  GtkWidget *viewer_row;
  GtkLabel *viewer_label;
  GtkDropDown *viewer;
  GListStore *viewers; /* of TcItem */
  GtkLabel *seed;
  GtkWidget *unfold_button;
  GtkScrolledWindow *rows;
  TcPlayPlayers *players;
};

G_DEFINE_FINAL_TYPE (TcPlaySeats, tc_play_seats, TC_TYPE_PLAY_PART)

static void tc_play_seats_update (TcPlayPart *part);

static TcSession *
get_session (TcPlaySeats *self)
{
  return tc_play_part_get_session (TC_PLAY_PART (self));
}

static const char *
get_name (TcPlaySeats *self, guint8 seat)
{
  TcGame *game = tc_session_get_game (get_session (self));

  return tc_ruleset_get_seat (tc_game_get_ruleset (game), seat)->name;
}

static guint8
get_n_seats (TcPlaySeats *self)
{
  TcGame *game = tc_session_get_game (get_session (self));

  return tc_ruleset_get_setup (tc_game_get_ruleset (game), tc_game_get_setup (game))->n_seats;
}

/* The only one. */
static guint8
find_person (TcPlaySeats *self)
{
  guint8 seat = 0;

  while (tc_session_get_bot (get_session (self), seat) != NULL)
    seat++;
  return seat;
}

static void
add_umpire (GPtrArray *viewers)
{
  g_ptr_array_add (viewers, tc_item_new ("", _ ("Umpire"), _ ("Sees everything."), "", 0));
}

static void
add_player (GPtrArray *viewers, const char *name)
{
  g_ptr_array_add (viewers, tc_item_new ("", name, _ ("Sees what a player may see."), "", 0));
}

static void
add_public (GPtrArray *viewers)
{
  g_ptr_array_add (viewers,
                   tc_item_new ("", _ ("Everyone"), _ ("Sees only what all players know."), "", 0));
}

/* Fills @viewers, with the public last; returns which one is in force. Where only bots play anybody
 * may be watched. */
static guint
list_viewers (TcPlaySeats *self, GPtrArray *viewers)
{
  TcSession *session = get_session (self);
  guint n_people = tc_session_count_people (session);
  guint8 viewer = tc_session_get_viewer (session);

  if (n_people == 0) {
    add_umpire (viewers);
    for (guint8 i = 0; i < get_n_seats (self); i++)
      add_player (viewers, get_name (self, i));
    add_public (viewers);
    if (tc_session_is_public (session))
      return viewers->len - 1;
    return viewer < get_n_seats (self) ? viewer + 1u : 0;
  }
  add_player (viewers,
              n_people == 1 ? get_name (self, find_person (self)) : _ ("Player at the screen"));
  add_umpire (viewers);
  add_public (viewers);
  if (tc_session_is_public (session))
    return viewers->len - 1;
  return tc_session_is_umpire (session) ? 1 : 0;
}

/* At the end everything is open, whoever had the screen. */
static void
update_viewers (TcPlaySeats *self)
{
  TcSession *session = get_session (self);
  g_autoptr (GPtrArray) viewers = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean is_over;
  guint selected;

  gtk_widget_set_visible (self->viewer_row, tc_session_hides (session));
  if (!tc_session_hides (session))
    return;
  is_over = tc_game_is_over (tc_session_get_game (session));
  gtk_label_set_label (self->viewer_label,
                       is_over ? _ ("The game is over: everything is open.") : _ ("Viewing as"));
  gtk_widget_set_visible (GTK_WIDGET (self->viewer), !is_over);
  selected = list_viewers (self, viewers);
  tc_item_update_store (self->viewers, viewers);
  gtk_drop_down_set_selected (self->viewer, selected);
}

/* The rows fold where there is a button to unfold them. */
static void
update_folding (TcPlaySeats *self)
{
  gboolean folds = gtk_widget_get_visible (self->unfold_button);

  gtk_widget_set_visible (self->top_row, folds || gtk_widget_get_visible (self->viewer_row));
  gtk_widget_set_visible (GTK_WIDGET (self->rows),
                          !folds ||
                            gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->unfold_button)));
}

/* The last row in sight is whole. The rows themselves may not be those of the game yet. */
static void
fit_rows (TcPlaySeats *self)
{
  GtkWidget *list = gtk_widget_get_first_child (GTK_WIDGET (self->players));
  GtkWidget *row = gtk_widget_get_first_child (list);
  int height = 0;

  if (tc_session_get_game (get_session (self)) == NULL)
    return;
  if (row != NULL)
    gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_max_content_height (
    self->rows, get_n_seats (self) > MOST_ROWS && height > 0 ? MOST_ROWS * height : -1);
}

/* Whoever knows it knows every secret of the game: it is for the umpire. */
static void
update_seed (TcPlaySeats *self)
{
  TcSession *session = get_session (self);
  gboolean is_shown = tc_session_hides (session) && tc_session_is_umpire (session);
  guint64 seed = is_shown ? tc_game_get_seed (tc_session_get_game (session)) : 0;
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  /* Translators: a number */
  g_autofree char *text = g_strdup_printf (_ ("Seed of this game: %s"), number);

  gtk_label_set_label (self->seed, is_shown ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->seed), is_shown);
}

static void
tc_play_seats_update (TcPlayPart *part)
{
  TcPlaySeats *self = TC_PLAY_SEATS (part);

  if (tc_play_part_get_session (TC_PLAY_PART (self->players)) == NULL)
    tc_play_part_set_session (TC_PLAY_PART (self->players), get_session (self));
  self->is_updating = TRUE;
  update_viewers (self);
  update_seed (self);
  update_folding (self);
  fit_rows (self);
  self->is_updating = FALSE;
}

static void
become_umpire_cb (gpointer session, gpointer unused)
{
  tc_session_set_umpire (session, TRUE);
}

/* Until the answer the choice is as before. */
static void
viewer_chosen_cb (TcPlaySeats *self)
{
  TcSession *session = get_session (self);
  guint chosen = gtk_drop_down_get_selected (self->viewer);

  if (self->is_updating || session == NULL || tc_session_get_game (session) == NULL ||
      chosen == GTK_INVALID_LIST_POSITION)
    return;
  if (chosen == g_list_model_get_n_items (G_LIST_MODEL (self->viewers)) - 1) {
    tc_session_set_public (session, TRUE);
  } else if (tc_session_count_people (session) == 0) {
    tc_session_watch (session, chosen == 0 ? TC_SEAT_NONE : (guint8) (chosen - 1));
  } else if (chosen == 0) {
    tc_session_set_umpire (session, FALSE);
    tc_session_set_public (session, FALSE);
  } else if (tc_game_is_over (tc_session_get_game (session))) {
    /* Everything is open then. */
    tc_session_set_umpire (session, TRUE);
  } else if (!tc_session_is_umpire (session)) {
    tc_play_seats_update (TC_PLAY_PART (self));
    tc_ask (GTK_WIDGET (self), _ ("Show Everything?"),
            _ ("The umpire sees every hand, every role and every hidden tile. A player who "
               "has looked cannot forget what they saw."),
            _ ("_Show Everything"), become_umpire_cb, g_object_ref (session), g_object_unref);
  }
}

static void
tc_play_seats_dispose (GObject *object)
{
  TcPlaySeats *self = TC_PLAY_SEATS (object);

  g_clear_object (&self->viewers);
  G_OBJECT_CLASS (tc_play_seats_parent_class)->dispose (object);
}

static void
tc_play_seats_class_init (TcPlaySeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_seats_dispose;
  TC_PLAY_PART_CLASS (klass)->update = tc_play_seats_update;
  g_type_ensure (TC_TYPE_ITEM);
  g_type_ensure (TC_TYPE_PLAY_PLAYERS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-seats.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, viewer_row);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, viewer_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, top_row);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, unfold_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, rows);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, viewer);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, seed);
  gtk_widget_class_bind_template_child (widget_class, TcPlaySeats, players);
  gtk_widget_class_bind_template_callback (widget_class, viewer_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_folding);
}

static void
tc_play_seats_init (TcPlaySeats *self)
{
  g_autoptr (GtkListItemFactory) rows =
    gtk_builder_list_item_factory_new_from_resource (NULL, CHOICES);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->viewers = g_list_store_new (TC_TYPE_ITEM);
  gtk_drop_down_set_list_factory (self->viewer, rows);
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->viewer, G_LIST_MODEL (self->viewers));
  self->is_updating = FALSE;
}

void
tc_play_seats_set_folds (TcPlaySeats *self, gboolean folds)
{
  gtk_widget_set_visible (self->unfold_button, folds);
  update_folding (self);
}
