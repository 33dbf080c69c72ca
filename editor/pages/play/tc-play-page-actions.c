/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

/* Until the user is told that a bot thinks. */
#define THINK_DELAY_MS 300

/* Decisions of bots per tick, and milliseconds between ticks, for each choice of speed. */
static const struct {
  guint n_decisions;
  guint interval;
} speeds[] = { { 1, 1000 }, { 1, 200 }, { 1, 40 }, { 100, 40 } };

/* Bots do not begin another decision after so many milliseconds before what they did is shown. */
#define THINK_MS 30

static gboolean
auto_cb (gpointer user_data)
{
  TcPlayPage *self = user_data;
  TcGame *game = tc_session_get_game (self->session);

  tc_play_page_think (self, speeds[self->speed].n_decisions);
  if (!tc_game_is_over (game))
    return G_SOURCE_CONTINUE;
  self->auto_source = 0;
  g_object_notify (G_OBJECT (self), "auto");
  return G_SOURCE_REMOVE;
}

static gboolean
tell_thinking_cb (gpointer user_data)
{
  TcPlayPage *self = user_data;
  TcGame *game = tc_session_get_game (self->session);
  guint8 actor = tc_game_get_state (game)->actor;
  g_autofree char *text = NULL;

  self->think_delay = 0;
  /* Translators: a player */
  text = g_strdup_printf (_ ("%s thinks…"),
                          tc_ruleset_get_seat (tc_game_get_ruleset (game), actor)->name);
  gtk_label_set_label (self->thinking_label, text);
  gtk_spinner_set_spinning (self->thinking_spinner, TRUE);
  gtk_widget_set_visible (self->thinking, TRUE);
  return G_SOURCE_REMOVE;
}

/* Most decisions are made before anybody could read that they are. */
void
tc_play_page_think (TcPlayPage *self, guint n_decisions)
{
  if (tc_session_think (self->session, n_decisions, THINK_MS) && self->think_delay == 0)
    self->think_delay = g_timeout_add (THINK_DELAY_MS, tell_thinking_cb, self);
}

void
tc_play_page_update_thinking (TcPlayPage *self)
{
  if (tc_session_is_thinking (self->session))
    return;
  g_clear_handle_id (&self->think_delay, g_source_remove);
  gtk_spinner_set_spinning (self->thinking_spinner, FALSE);
  gtk_widget_set_visible (self->thinking, FALSE);
  if (self->n_steps > 0 && tc_session_is_bots_turn (self->session)) {
    self->n_steps--;
    tc_play_page_think (self, 1);
  } else {
    self->n_steps = 0;
  }
}

static void
stop_thinking (TcPlayPage *self)
{
  self->n_steps = 0;
  tc_play_page_set_auto (self, FALSE);
  tc_session_stop_thinking (self->session);
}

/* As many steps as keys were pressed, however long they take. */
static void
step (TcPlayPage *self)
{
  if (tc_session_is_thinking (self->session))
    self->n_steps++;
  else
    tc_play_page_think (self, 1);
}

void
tc_play_page_set_auto (TcPlayPage *self, gboolean is_auto)
{
  TcGame *game = tc_session_get_game (self->session);

  g_clear_handle_id (&self->auto_source, g_source_remove);
  if (is_auto && game != NULL && !tc_game_is_over (game))
    self->auto_source = g_timeout_add (speeds[self->speed].interval, auto_cb, self);
  g_object_notify (G_OBJECT (self), "auto");
}

gboolean
tc_play_page_start (TcPlayPage *self)
{
  TcRuleset *ruleset;
  guint setup;
  guint seed;

  g_return_val_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL, FALSE);

  ruleset = tc_play_page_get_playable (self);
  if (ruleset == NULL || tc_ruleset_get_n_setups (ruleset) == 0)
    return FALSE;
  setup = gtk_drop_down_get_selected (self->setup);
  seed = gtk_spin_button_get_value_as_int (self->seed);
  tc_play_page_set_auto (self, FALSE);
  tc_play_page_forget_log (self);
  tc_play_page_remember_text (self);
  tc_session_start (self->session, ruleset, setup < tc_ruleset_get_n_setups (ruleset) ? setup : 0,
                    seed);
  tc_play_page_update_notice (self);
  return TRUE;
}

/* What is hidden is dealt by the seed too: who has seen a game of it knows. */
static void
draw_seed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (self->seed);

  gtk_adjustment_set_value (adjustment,
                            g_random_int_range (1, (gint32) gtk_adjustment_get_upper (adjustment)));
}

static void
game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (g_str_equal (name, "play.new-game") || g_str_equal (name, "play.restart")) {
    gtk_menu_button_popdown (self->new_game_button);
    if (!tc_play_page_start (self))
      gtk_widget_activate_action (widget, "win.tell", "s",
                                  _ ("The scenario cannot be played yet. Fix its problems first."));
  } else if (g_str_equal (name, "play.undo")) {
    tc_play_page_set_auto (self, FALSE);
    tc_session_undo (self->session);
  } else if (g_str_equal (name, "play.redo")) {
    tc_session_redo (self->session);
  } else if (g_str_equal (name, "play.step")) {
    step (self);
  } else if (g_str_equal (name, "play.stop-thinking")) {
    stop_thinking (self);
  } else if (g_str_equal (name, "play.show-all")) {
    tc_board_select (self->board, NULL);
    g_signal_emit_by_name (self->board, "selected", NULL);
  }
}

static void
force_die_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  g_autofree char *text = NULL;
  gint face;

  /* What was typed counts before the keyboard leaves the number. */
  gtk_spin_button_update (self->die);
  face = gtk_spin_button_get_value_as_int (self->die);
  if (tc_session_force_die (self->session, face))
    text = g_strdup_printf (_ ("The next die will show %d."), face);
  else
    text = g_strdup (_ ("The limit of forced dice is reached."));
  gtk_widget_activate_action (widget, "win.tell", "s", text);
}

static void
apply_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint16 subject;
  guint16 target;
  guint16 value;
  guint8 verb;
  TcMove move;

  g_variant_get (parameter, "(yqqq)", &verb, &subject, &target, &value);
  move = tc_move_make (verb, subject, target, value);
  if (!tc_session_apply (self->session, &move, &error))
    tc_play_page_set_why_not (self, error->message);
}

/* The key works only where one sees what it does. */
static void
pass_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  const TcMove *found = self->view != NULL ? tc_play_page_find_plain_move (self) : NULL;
  g_autoptr (GError) error = NULL;
  TcMove move;

  if (self->view == NULL || !gtk_widget_get_mapped (widget))
    return;
  if (found != NULL)
    move = *found;
  else if (!tc_session_find_blocked (self->session, &move))
    return;
  if (!tc_session_apply (self->session, &move, &error))
    tc_play_page_set_why_not (self, error->message);
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (g_str_equal (name, "play.zoom-in"))
    tc_board_zoom_in (self->board);
  else if (g_str_equal (name, "play.zoom-out"))
    tc_board_zoom_out (self->board);
  else
    tc_board_zoom_fit (self->board);
}

void
tc_play_page_update_actions (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  gboolean is_covered = tc_session_is_covered (self->session);
  gboolean is_on = game != NULL && !tc_game_is_over (game) && !is_covered;
  gboolean can_start = self->document != NULL && tc_play_page_get_ruleset (self) != NULL;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "play.new-game", can_start);
  gtk_widget_action_set_enabled (widget, "play.restart", can_start);
  gtk_widget_action_set_enabled (widget, "play.save-game", game != NULL && !is_covered);
  gtk_widget_action_set_enabled (widget, "play.load-game", can_start);
  /* Who does not have the screen yet could take back their way to another player's eyes. */
  gtk_widget_action_set_enabled (widget, "play.undo",
                                 game != NULL && !is_covered && tc_game_can_undo (game));
  gtk_widget_action_set_enabled (widget, "play.redo",
                                 game != NULL && !is_covered && tc_game_can_redo (game));
  gtk_widget_action_set_enabled (widget, "play.step",
                                 !is_covered && tc_session_is_bots_turn (self->session));
  gtk_widget_action_set_enabled (widget, "play.auto", is_on);
  gtk_widget_action_set_enabled (widget, "play.force-die", is_on);
}

void
tc_play_page_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const games[] = { "play.new-game",      "play.restart",
                                       "play.undo",          "play.redo",
                                       "play.step",          "play.show-all",
                                       "play.stop-thinking", NULL };
  static const char *const zooms[] = { "play.zoom-in", "play.zoom-out", "play.zoom-fit", NULL };

  for (guint i = 0; games[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, games[i], NULL, game_action);
  for (guint i = 0; zooms[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, zooms[i], NULL, zoom_action);
  tc_play_page_install_file_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "play.draw-seed", NULL, draw_seed_action);
  gtk_widget_class_install_action (widget_class, "play.force-die", NULL, force_die_action);
  gtk_widget_class_install_action (widget_class, "play.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "play.apply", "(yqqq)", apply_action);
}
