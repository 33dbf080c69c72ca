/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose screen it is, where players hide things from each other: the page that covers everything
 * until the next player has taken the screen, and the choice of the eyes to see with. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

static const TcSeatInfo *
get_seat (TcPlayPage *self, guint8 seat)
{
  return tc_ruleset_get_seat (tc_game_get_ruleset (tc_session_get_game (self->session)), seat);
}

/* The only one. */
static const TcSeatInfo *
find_person (TcPlayPage *self)
{
  guint8 seat = 0;

  while (tc_session_get_bot (self->session, seat) != NULL)
    seat++;

  return get_seat (self, seat);
}

/* Fills @choices; returns which one is in force. */
static guint
list_choices (TcPlayPage *self, GPtrArray *choices)
{
  TcGame *game = tc_session_get_game (self->session);
  guint n_people = tc_session_count_people (self->session);
  guint8 viewer = tc_session_get_viewer (self->session);

  if (n_people == 0) {
    guint n_seats =
      tc_ruleset_get_setup (tc_game_get_ruleset (game), tc_game_get_setup (game))->n_seats;

    g_ptr_array_add (choices, g_strdup (_ ("Umpire (sees everything)")));
    for (guint8 i = 0; i < n_seats; i++)
      g_ptr_array_add (choices, g_strdup (get_seat (self, i)->name));

    return viewer < n_seats ? viewer + 1u : 0;
  }

  g_ptr_array_add (choices, n_people == 1 ? g_strdup (find_person (self)->name)
                                          : g_strdup (_ ("Who has the screen")));
  g_ptr_array_add (choices, g_strdup (_ ("Umpire (sees everything)")));

  return tc_session_is_umpire (self->session) ? 1 : 0;
}

static void
update_choices (TcPlayPage *self)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func (g_free);
  guint selected = list_choices (self, choices);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->seen_by_choices));
  gboolean is_same = n_old == choices->len;

  for (guint i = 0; i < n_old && is_same; i++)
    is_same = g_str_equal (gtk_string_list_get_string (self->seen_by_choices, i),
                           g_ptr_array_index (choices, i));
  g_ptr_array_add (choices, NULL);
  self->is_updating = TRUE;
  if (!is_same)
    gtk_string_list_splice (self->seen_by_choices, 0, n_old, (const char *const *) choices->pdata);
  gtk_drop_down_set_selected (self->seen_by, selected);
  self->is_updating = FALSE;
}

static void
update_pass_page (TcPlayPage *self)
{
  guint8 next = tc_session_get_next_viewer (self->session);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *label = NULL;

  if (next == TC_SEAT_NONE)
    return;
  /* Translators: a player */
  title = g_strdup_printf (_ ("Pass the Screen to %s"), get_seat (self, next)->name);
  text = g_strdup_printf (_ ("Next comes what only %s may see. Everybody else please look away."),
                          get_seat (self, next)->name);
  label = g_strdup_printf (_ ("I Am %s"), get_seat (self, next)->name);
  adw_status_page_set_title (self->pass_page, title);
  adw_status_page_set_description (self->pass_page, text);
  gtk_button_set_label (self->pass_button, label);
}

/* What is behind another page of a stack is still told to screen readers, unless it is hidden. */
static void
show_page (TcPlayPage *self, gboolean is_covered)
{
  GtkStack *stack = GTK_STACK (self->stack);
  GtkWidget *pass = GTK_WIDGET (self->pass_page);
  GtkWidget *game = gtk_stack_get_child_by_name (stack, "game");

  gtk_widget_set_visible (is_covered ? pass : game, TRUE);
  gtk_stack_set_visible_child (stack, is_covered ? pass : game);
  gtk_widget_set_visible (is_covered ? game : pass, FALSE);
}

/* The keys belong to the only button, and then to the board again. */
static void
move_focus (TcPlayPage *self, gboolean was_covered)
{
  gboolean is_covered = tc_session_is_covered (self->session);

  if (is_covered && !was_covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->pass_button));
  else if (was_covered && !is_covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* What one player had chosen, or was told, is not for the next. */
static void
forget_choices (TcPlayPage *self)
{
  tc_board_select (self->board, NULL);
  g_free (self->selected);
  g_free (self->subject);
  self->selected = g_strdup ("");
  self->subject = g_strdup ("");
  g_object_set_data (G_OBJECT (self), "which-popover", NULL);
  tc_play_page_set_why_not (self, "");
}

void
tc_play_page_update_viewer (TcPlayPage *self)
{
  gboolean is_covered = tc_session_is_covered (self->session);
  gboolean was_covered = self->is_covered;
  guint8 viewer = is_covered ? TC_SEAT_NONE : tc_session_get_viewer (self->session);

  if (viewer != self->viewer || is_covered != was_covered)
    forget_choices (self);
  self->viewer = viewer;
  self->is_covered = is_covered;
  update_pass_page (self);
  show_page (self, is_covered);
  gtk_widget_set_visible (self->seen_by_row, tc_session_hides (self->session));
  if (tc_session_hides (self->session))
    update_choices (self);
  /* Before the keys go to its button, which takes none while it can do nothing. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.take-screen", is_covered);
  move_focus (self, was_covered);
}

static void
umpire_answered_cb (TcPlayPage *self, const char *response)
{
  if (g_str_equal (response, "show"))
    tc_session_set_umpire (self->session, TRUE);
}

static void
ask_for_umpire (TcPlayPage *self)
{
  GtkWidget *dialog = adw_message_dialog_new (
    GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Show Everything?"),
    _ ("The umpire sees every hand, every role and every hidden tile. A player who has looked "
       "cannot forget what they saw."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "show",
                                    _ ("_Show Everything"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "show",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (umpire_answered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_play_page_seen_by_chosen_cb (TcPlayPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->seen_by);

  if (self->is_updating || tc_session_get_game (self->session) == NULL ||
      chosen == GTK_INVALID_LIST_POSITION)
    return;
  if (tc_session_count_people (self->session) == 0) {
    tc_session_watch (self->session, chosen == 0 ? TC_SEAT_NONE : (guint8) (chosen - 1));
  } else if (chosen == 0) {
    tc_session_set_umpire (self->session, FALSE);
  } else if (!tc_session_is_umpire (self->session)) {
    /* Until the answer the choice is as before. */
    update_choices (self);
    ask_for_umpire (self);
  }
}

static void
take_screen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  tc_session_take_screen (self->session);
}

void
tc_play_page_install_viewer_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.take-screen", NULL, take_screen_action);
}
