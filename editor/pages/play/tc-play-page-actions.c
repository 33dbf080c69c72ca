/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-consent.h"
#include "widgets/tc-notice.h"

#define MOST_FACES 20 /* of a die, in games with several kinds */

gboolean
tc_play_page_start (TcPlayPage *self)
{
  TcRuleset *ruleset;
  g_autoptr (GError) error = NULL;
  guint64 seed;

  g_return_val_if_fail (TC_IS_PLAY_PAGE (self) && self->document != NULL, FALSE);

  ruleset = tc_play_options_get_playable (self->options);
  if (ruleset == NULL || tc_ruleset_get_n_setups (ruleset) == 0)
    return FALSE;
  if (!tc_play_options_read_seed (self->options, &seed, &error)) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", error->message);
    return TRUE;
  }
  tc_play_bots_set_auto (self->bots, FALSE);
  tc_play_page_remember_text (self);
  tc_session_allow_undo (self->session, tc_play_options_allows_undo (self->options));
  tc_session_start (self->session, ruleset, tc_play_options_get_setup (self->options), seed);
  tc_board_zoom_fit (self->board); /* what was looked at is of the game before */
  tc_play_page_update_notice (self);
  return TRUE;
}

static void
begin_another (TcPlayPage *self, const char *unused)
{
  if (tc_play_page_start (self))
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                              _ ("The scenario cannot be played yet. Fix its problems first."));
  tc_play_page_go_on (self);
}

static gboolean
restart_on_a_branch (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);

  if (game == NULL || tc_game_get_n_recorded (game) == 0 || !tc_session_can_branch (self->session))
    return FALSE;
  tc_play_bots_set_auto (self->bots, FALSE);
  return tc_session_restart (self->session);
}

/* Where there are branches nothing is lost by it; elsewhere another game takes its place. */
static void
restart (TcPlayPage *self)
{
  if (!restart_on_a_branch (self))
    tc_play_page_leave_game (self, begin_another, NULL);
  else
    gtk_widget_activate_action (
      GTK_WIDGET (self), "win.show-notice", "s",
      _ ("Restarted. What was played is kept: Branches in the menu of the game leads back to it."));
}

/* Beside the board, where there is room to read it, and longer than until the next bot decides. */
static void
refuse_to_go_back (TcPlayPage *self, const char *why)
{
  tc_play_page_set_why_not (self, why);
  self->outlasts_bots = TRUE;
}

void
tc_play_page_go_back (TcPlayPage *self, guint n_moves)
{
  g_autofree char *refusal = NULL;

  tc_play_page_set_why_not (self, "");
  tc_play_bots_wait (self->bots);
  if (tc_play_consent_go_back (GTK_WIDGET (self), self->session, n_moves, &refusal))
    return;
  tc_play_bots_go_on (self->bots);
  if (refusal != NULL)
    refuse_to_go_back (self, refusal);
}

static void
game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (g_str_equal (name, "play.new-game")) {
    if (!tc_play_options_check (self->options))
      return;
    gtk_menu_button_popdown (self->new_game_button);
    tc_play_page_leave_game (self, begin_another, NULL);
  } else if (g_str_equal (name, "play.choose-game")) {
    gtk_menu_button_popup (self->new_game_button);
  } else if (g_str_equal (name, "play.restart")) {
    restart (self);
  } else if (g_str_equal (name, "play.undo")) {
    if (tc_session_get_game (self->session) != NULL)
      tc_play_page_go_back (self, tc_session_find_undo (self->session));
  } else if (g_str_equal (name, "play.redo")) {
    tc_play_consent_go_forward (widget, self->session);
  } else if (g_str_equal (name, "play.go-on")) {
    tc_play_bots_go_on (self->bots);
  } else if (g_str_equal (name, "play.step")) {
    tc_play_bots_step (self->bots);
  } else if (g_str_equal (name, "play.stop-thinking")) {
    tc_play_bots_stop (self->bots);
  } else if (g_str_equal (name, "play.show-all")) {
    tc_board_select (self->board, NULL);
    g_signal_emit_by_name (self->board, "selected", NULL);
  }
}

/* (nullable): why nothing of the game can be undone or redone, which a grey button cannot say. */
static const char *
say_no_undo (TcPlayPage *self, gboolean is_undo)
{
  TcGame *game = tc_session_get_game (self->session);

  if (game == NULL)
    return is_undo ? _ ("There is no game with decisions to undo.")
                   : _ ("There is no game with decisions to redo.");
  if (tc_session_is_covered (self->session))
    return is_undo ? _ ("Decisions of the game can be undone when a player has the screen.")
                   : _ ("Decisions of the game can be redone when a player has the screen.");
  if (is_undo ? tc_game_can_undo (game) : tc_game_can_redo (game))
    return NULL;
  return is_undo ? _ ("The game has no decision to undo.")
                 : _ ("The game has no decision to redo.");
}

/* (transfer full): @reason, and where the same of the scenario is, which may be what was meant. */
static char *
add_other_undo (const char *reason, gboolean is_undo)
{
  return g_strdup_printf ("%s %s", reason,
                          is_undo ? _ ("The button at the top undoes changes of the scenario.")
                                  : _ ("The button at the top redoes changes of the scenario."));
}

void
tc_play_page_undo (TcPlayPage *self, gboolean is_undo)
{
  const char *reason;
  g_autofree char *text = NULL;

  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  reason = say_no_undo (self, is_undo);
  text = reason != NULL ? add_other_undo (reason, is_undo) : NULL;
  if (text != NULL)
    tc_notice_replace (GTK_WIDGET (self), "undo", text);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), is_undo ? "play.undo" : "play.redo", NULL);
}

static void
fill_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  guint64 seed = g_random_int ();
  guint n = tc_session_fill (self->session, g_str_equal (name, "play.place-rest") ? NULL : &seed);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (
    ngettext ("Placed %u piece. Undo takes it back.", "Placed %u pieces. Undo takes them back.", n),
    n);
  gtk_widget_activate_action (widget, "win.show-notice", "s", text);
}

/* Several may wait: which one the last one is. */
static char *
dup_forced (TcPlayPage *self, gint shown)
{
  guint nth = tc_game_get_state (tc_session_get_game (self->session))->n_forced;

  if (nth <= 1)
    return g_strdup_printf (_ ("The next die will show %d."), shown);
  /* Translators: which one, as "second die from now", and its face */
  return g_strdup_printf (_ ("The %s will show %d."), tc_die_get_name (nth), shown);
}

static void
force_die_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (self->session));
  g_autofree char *text = NULL;
  guint8 faces;
  guint8 lowest;
  gint shown;

  /* What was typed counts before the keyboard leaves the number. */
  gtk_spin_button_update (self->die);
  shown = gtk_spin_button_get_value_as_int (self->die);
  tc_rules_get_die (ruleset, &faces, &lowest);
  if (tc_session_force_die (self->session, (guint8) (shown - lowest + 1)))
    text = dup_forced (self, shown);
  else
    text = g_strdup (_ ("No more dice can be forced now."));
  tc_notice_replace (widget, "die", text);
}

static void
unforce_die_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  guint n = tc_game_get_n_moves (tc_session_get_game (self->session));

  tc_play_page_go_back (self, n - 1);
}

/* Enter in the number: what is typed next is another die's, and not one more digit of this. */
static void
die_entered_cb (TcPlayPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "play.force-die", NULL);
  gtk_editable_select_region (GTK_EDITABLE (self->die), 0, -1);
}

void
tc_play_page_init_actions (TcPlayPage *self)
{
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->die)), "activate",
                           G_CALLBACK (die_entered_cb), self, G_CONNECT_SWAPPED);
}

static void
apply_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  guint16 subject;
  guint16 target;
  guint16 value;
  guint8 verb;
  TcMove move;

  g_variant_get (parameter, "(yqqq)", &verb, &subject, &target, &value);
  move = tc_move_make (verb, subject, target, value);
  tc_play_page_play (TC_PLAY_PAGE (widget), &move);
}

char *
tc_play_page_dup_undo_tip (TcPlayPage *self)
{
  guint n_moves;
  TcLeave leave;
  g_autofree char *undone = NULL;
  g_autofree char *text = NULL;

  if (tc_session_get_game (self->session) == NULL || tc_session_is_covered (self->session))
    return NULL;
  n_moves = tc_session_find_undo (self->session);
  undone = tc_session_dup_undone (self->session, n_moves);
  if (undone == NULL)
    return NULL;
  leave = tc_session_ask_undo (self->session, n_moves);
  /* Translators: a decision, as a sentence without its full stop */
  text = g_strdup_printf (
    leave == TC_LEAVE_BOTS ? _ ("“%s” cannot be undone") : _ ("Undo “%s” (Ctrl+Z)"), undone);

  return leave == TC_LEAVE_GIVEN
           ? g_steal_pointer (&text)
           : g_strdup_printf ("%s\n%s", text, tc_session_get_undo_text (self->session, n_moves));
}

static gboolean
query_undo_tip_cb (TcPlayPage *self, gint x, gint y, gboolean by_key, GtkTooltip *tooltip)
{
  g_autofree char *text = tc_play_page_dup_undo_tip (self);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static gboolean
query_redo_tip_cb (TcPlayPage *self, gint x, gint y, gboolean by_key, GtkTooltip *tooltip)
{
  g_autofree char *redone = NULL;
  g_autofree char *text = NULL;

  if (tc_session_get_game (self->session) == NULL || tc_session_is_covered (self->session))
    return FALSE;
  redone = tc_session_dup_redone (self->session);
  if (redone == NULL)
    return FALSE;
  /* Translators: a decision, as a sentence without its full stop */
  text = g_strdup_printf (_ ("Redo “%s” (Ctrl+Shift+Z)"), redone);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* The key works only where one sees what it does. */
static void
pass_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  TcMove move;

  if (gtk_widget_get_mapped (widget) && tc_plain_moves_find (self->plain_moves, &move))
    tc_play_page_play (self, &move);
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_board_zoom_by_action (TC_PLAY_PAGE (widget)->board, name);
}

/* Which die the number is for, behind those that wait. */
static void
update_die_label (TcPlayPage *self, guint n_waiting)
{
  g_autofree char *text = NULL;

  if (n_waiting == 0)
    text = g_strdup (_ ("Next die"));
  else if (n_waiting < TC_MAX_FORCED_DICE)
    text = g_strdup (ngettext ("Die after this one", "Die after these", n_waiting));
  else
    text = g_strdup (_ ("No more dice can be forced now."));
  gtk_label_set_label (self->die_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->die), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
}

/* Only what a die of this game can show, and nothing that an umpire chose, for other eyes. */
static void
update_die (TcPlayPage *self, TcRuleset *ruleset)
{
  guint8 faces = 0;
  guint8 lowest = 1;

  gtk_widget_set_visible (self->die_button, ruleset == NULL || tc_rules_throws_dice (ruleset));
  if (ruleset != NULL)
    tc_rules_get_die (ruleset, &faces, &lowest);
  gtk_spin_button_set_range (self->die, lowest, lowest - 1 + (faces > 0 ? faces : MOST_FACES));
  if (!tc_session_may_force (self->session))
    gtk_spin_button_set_value (self->die, lowest);
}

void
tc_play_page_update_actions (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  gboolean is_covered = tc_session_is_covered (self->session);
  gboolean is_on = game != NULL && !tc_game_is_over (game) && !is_covered;
  gboolean can_start = tc_play_options_get_playable (self->options) != NULL;
  GtkWidget *widget = GTK_WIDGET (self);
  TcMove plain;

  gtk_widget_action_set_enabled (widget, "play.new-game", can_start);
  gtk_widget_action_set_enabled (widget, "play.choose-game", can_start);
  gtk_widget_action_set_enabled (widget, "play.restart", can_start);
  gtk_widget_action_set_enabled (widget, "play.save-game", game != NULL && !is_covered);
  gtk_widget_action_set_enabled (widget, "play.load-game", can_start);
  gtk_widget_action_set_enabled (widget, "play.export-log", game != NULL && !is_covered);
  gtk_widget_action_set_enabled (widget, "play.save-picture", game != NULL && !is_covered);
  update_die (self, game != NULL ? tc_game_get_ruleset (game) : NULL);
  update_die_label (self, game != NULL ? tc_game_get_state (game)->n_forced : 0);
  tc_play_page_update_branch_actions (self);
  tc_play_page_update_keep_actions (self);
  /* Who does not have the screen yet could take back their way to another player's eyes. */
  gtk_widget_action_set_enabled (widget, "play.undo",
                                 game != NULL && !is_covered && tc_game_can_undo (game));
  gtk_widget_action_set_enabled (widget, "play.redo",
                                 game != NULL && !is_covered && tc_game_can_redo (game));
  gtk_widget_action_set_enabled (widget, "play.step",
                                 !is_covered && tc_session_is_bots_turn (self->session));
  gtk_widget_action_set_enabled (widget, "play.auto", is_on);
  gtk_widget_action_set_enabled (widget, "play.force-die",
                                 is_on && tc_session_may_force (self->session));
  gtk_widget_action_set_enabled (widget, "play.unforce-die",
                                 is_on && tc_session_can_unforce (self->session));
  gtk_widget_set_visible (self->die_hint, is_on && !tc_session_may_force (self->session));
  gtk_widget_action_set_enabled (widget, "play.umpire",
                                 is_on && tc_session_may_arrange (self->session));
  gtk_widget_action_set_enabled (widget, "play.place-rest", tc_session_can_fill (self->session));
  gtk_widget_action_set_enabled (widget, "play.place-rest-at-random",
                                 tc_session_can_fill (self->session));
  gtk_widget_action_set_enabled (widget, "play.pass",
                                 is_on && tc_plain_moves_find (self->plain_moves, &plain));
}

void
tc_play_page_install_actions (GtkWidgetClass *widget_class)
{
  static const char *const games[] = {
    "play.new-game", "play.choose-game", "play.restart",       "play.undo",  "play.redo",
    "play.step",     "play.show-all",    "play.stop-thinking", "play.go-on", NULL
  };
  static const char *const zooms[] = { "play.zoom-in", "play.zoom-out", "play.zoom-fit", NULL };

  for (guint i = 0; games[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, games[i], NULL, game_action);
  for (guint i = 0; zooms[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, zooms[i], NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "play.place-rest", NULL, fill_action);
  gtk_widget_class_install_action (widget_class, "play.place-rest-at-random", NULL, fill_action);
  gtk_widget_class_install_action (widget_class, "play.force-die", NULL, force_die_action);
  gtk_widget_class_install_action (widget_class, "play.unforce-die", NULL, unforce_die_action);
  gtk_widget_class_install_action (widget_class, "play.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "play.apply", "(yqqq)", apply_action);
  gtk_widget_class_bind_template_callback (widget_class, query_undo_tip_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_redo_tip_cb);
}
