/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "pages/bots/tc-bots-page-private.h"

/* The position in which rows are read. The game is replayed on the data as they are now, so that a
 * row that was moved is seen to decide otherwise. */

#define SAMPLE_SEED 1

void
tc_bots_page_forget_position (TcBotsPage *self)
{
  g_clear_pointer (&self->reading, tc_bot_reading_free);
  g_clear_pointer (&self->game, tc_game_free);
  g_clear_pointer (&self->ruleset, tc_ruleset_unref);
  g_clear_pointer (&self->record, g_free);
  self->is_sample = FALSE;
}

/* (transfer full) (nullable): the game that is being played, as text. */
static char *
dup_record (TcBotsPage *self)
{
  TcGame *game =
    self->get_game != NULL ? self->get_game (self->get_game_data, &self->viewer) : NULL;

  return game != NULL ? tc_replay_dup_text (game, TC_SEAT_NONE) : NULL;
}

/* (transfer full) (nullable) */
static TcGame *
replay (TcRuleset *ruleset, const char *record)
{
  TcDivergence divergence = { 0 };
  TcGame *game = record != NULL ? tc_replay_play (ruleset, record, &divergence) : NULL;

  tc_divergence_clear (&divergence);

  return game;
}

/* The game as far as it goes on @ruleset, or, without one, a game of the bot with itself: always
 * the same moves, or a row that was moved would lead to other positions. */
static void
make_game (TcBotsPage *self, TcRuleset *ruleset)
{
  g_clear_pointer (&self->game, tc_game_free);
  self->game = replay (ruleset, self->record);
  self->is_sample = self->game == NULL;
  if (!self->is_sample)
    return;
  self->viewer = TC_SEAT_NONE;
  self->game = replay (ruleset, self->sample);
  if (self->game != NULL)
    return;
  self->game = tc_bot_reading_play (ruleset, SAMPLE_SEED);
  g_free (self->sample);
  self->sample = tc_replay_dup_text (self->game, TC_SEAT_NONE);
}

static void
read_position (TcBotsPage *self)
{
  g_clear_pointer (&self->reading, tc_bot_reading_free);
  if (self->game != NULL)
    self->reading = tc_bot_reading_new (self->game, self->position, self->viewer);
}

/* A game begins with choices that no table makes. */
static void
begin_sample (TcBotsPage *self)
{
  for (self->position = 0; self->position < tc_game_get_n_moves (self->game); self->position++) {
    read_position (self);
    if (tc_bot_reading_get_table (self->reading) != TC_NODE_NONE)
      return;
  }
}

static void
show_position (TcBotsPage *self)
{
  gboolean was_updating = self->is_updating;
  guint n = self->game != NULL ? tc_game_get_n_moves (self->game) : 0;
  g_autofree char *title = NULL;

  self->is_updating = TRUE;
  gtk_spin_button_set_range (self->position_spin, 0, n);
  gtk_spin_button_set_value (self->position_spin, self->position);
  self->is_updating = was_updating;
  if (self->is_sample)
    title = g_strdup_printf (_ ("of %u decisions in a sample game"), n);
  else
    title = g_strdup_printf (_ ("of %u decisions in the game on the Play page"), n);
  gtk_label_set_label (self->position_title, title);
  gtk_label_set_label (self->words, self->reading != NULL
                                      ? tc_bot_reading_get_words (self->reading)
                                      : _ ("Rows are not tried while the scenario has problems."));
}

void
tc_bots_page_update_position (TcBotsPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcRuleset *ruleset = build != NULL ? tc_build_get_ruleset (build) : NULL;
  g_autofree char *record = dup_record (self);
  gboolean is_other = g_strcmp0 (record, self->record) != 0 || self->game == NULL;
  gboolean follows = is_other && record != NULL;

  if (ruleset == NULL || tc_bot_reading_find_bot (ruleset) == NULL) {
    tc_bots_page_forget_position (self);
  } else if (is_other || ruleset != self->ruleset) {
    g_free (self->record);
    self->record = g_steal_pointer (&record);
    make_game (self, ruleset);
    g_clear_pointer (&self->ruleset, tc_ruleset_unref);
    self->ruleset = tc_ruleset_ref (ruleset);
    if (follows)
      self->position = tc_game_get_n_moves (self->game);
    self->position = MIN (self->position, tc_game_get_n_moves (self->game));
    read_position (self);
    if (is_other && self->is_sample)
      begin_sample (self);
  }
  show_position (self);
}

/* Goes on to the next position, around the end, in which @table is asked. */
static gboolean
find_position (TcBotsPage *self, TcNode table)
{
  guint n = tc_game_get_n_moves (self->game) + 1;

  for (guint i = 1; i <= n; i++) {
    guint position = (self->position + i) % n;
    g_autoptr (TcBotReading) reading = tc_bot_reading_new (self->game, position, self->viewer);

    if (!tc_bot_reading_asks (reading, table))
      continue;
    self->position = position;
    return TRUE;
  }

  return FALSE;
}

static void
find_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcBotsPage *self = TC_BOTS_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode table = scenario != NULL ? tc_scenario_find_by_path (scenario, self->table) : TC_NODE_NONE;

  if (self->game == NULL || table == TC_NODE_NONE)
    return;
  if (!find_position (self, table)) {
    gtk_widget_activate_action (widget, "win.show-notice", "s",
                                _ ("No decision in this game uses this table."));
    return;
  }
  read_position (self);
  show_position (self);
  tc_bots_page_show_rows (self, scenario);
}

static void
position_changed_cb (TcBotsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  guint position = (guint) gtk_spin_button_get_value_as_int (self->position_spin);

  if (self->is_updating || self->game == NULL || scenario == NULL || position == self->position)
    return;
  self->position = position;
  read_position (self);
  show_position (self);
  tc_bots_page_show_rows (self, scenario);
}

void
tc_bots_page_install_position (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, position_spin);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, position_title);
  gtk_widget_class_bind_template_child (widget_class, TcBotsPage, words);
  gtk_widget_class_bind_template_callback (widget_class, position_changed_cb);
  gtk_widget_class_install_action (widget_class, "bots.find", NULL, find_action);
}
