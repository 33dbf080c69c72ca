/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-bots.h"

#include <glib/gi18n.h>

/* Until the user is told that a bot thinks. */
#define THINK_DELAY_MS 300

/* Bots do not begin another decision after so many milliseconds before what they did is shown. */
#define THINK_MS 30

/* Decisions of bots per tick, and milliseconds between ticks, for each choice of speed. */
static const struct {
  guint n_decisions;
  guint interval;
} speeds[] = { { 1, 1000 }, { 1, 200 }, { 1, 40 }, { 100, 40 } };

struct _TcPlayBots {
  TcPlayPart parent_instance;

  guint auto_source;
  guint think_delay;  /* source id */
  guint n_steps;      /* that were asked for while a bot was thinking */
  guint speed;        /* index into the speeds */
  gboolean was_auto;  /* in this game: they can be paused */
  gconstpointer game; /* that one; only compared */
  gboolean goes_on;   /* when the page is shown again, */
  guint64 waits_at;   /* if the position still has this hash */

  GtkLabel *label;
  GtkSpinner *spinner;
  GtkWidget *cancel_button;
  GtkButton *continue_button;
};

G_DEFINE_FINAL_TYPE (TcPlayBots, tc_play_bots, TC_TYPE_PLAY_PART)

enum { PROP_0, PROP_AUTO, PROP_SPEED, N_PROPS };

static GParamSpec *props[N_PROPS];

static TcSession *
get_session (TcPlayBots *self)
{
  return tc_play_part_get_session (TC_PLAY_PART (self));
}

static void
show_words (TcPlayBots *self, const char *text, gboolean is_thinking)
{
  gtk_label_set_label (self->label, text);
  gtk_spinner_set_spinning (self->spinner, is_thinking);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_thinking);
  gtk_widget_set_visible (self->cancel_button, is_thinking);
  gtk_widget_set_visible (GTK_WIDGET (self->continue_button), !is_thinking);
  gtk_widget_set_visible (GTK_WIDGET (self), *text != '\0');
}

/* Another setup may have more seats, whose bots decide nothing here. */
static gboolean
has_bots (TcSession *session)
{
  TcGame *game = tc_session_get_game (session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint8 n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;

  for (guint8 i = 0; i < n_seats; i++)
    if (tc_session_get_bot (session, i) != NULL)
      return TRUE;
  return FALSE;
}

/* Bots that were stopped, by an undo too, are so while a person decides: that person is to know
 * that nobody will follow. Before bots were let play, they are only missed when it is their turn.
 */
static gboolean
is_pause (TcPlayBots *self)
{
  TcSession *session = get_session (self);

  if (self->auto_source != 0 || tc_session_is_covered (session))
    return FALSE;
  return tc_session_is_bots_turn (session) ||
         (self->was_auto && has_bots (session) && !tc_game_is_over (tc_session_get_game (session)));
}

/* Nobody thinks: it is said that bots wait, because they were stopped, or because nobody has let
 * them play yet; or that they will, to whoever decides before them. */
static const char *
get_pause (TcPlayBots *self)
{
  if (!self->was_auto)
    return _ ("Press Start or F7 to let the bots play.");
  if (!tc_session_is_bots_turn (get_session (self)))
    return _ ("After your decision the bots will wait.");
  return _ ("The bots are paused.");
}

static void
show_pause (TcPlayBots *self)
{
  gtk_button_set_label (self->continue_button, self->was_auto ? _ ("Continue") : _ ("Start"));
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
    self->was_auto ? _ ("Continue with the bots") : _ ("Start the bots"), -1);
  show_words (self, is_pause (self) ? get_pause (self) : "", FALSE);
}

/* Whoever begins another game has paused nobody in it. */
static void
follow_game (TcPlayBots *self)
{
  TcGame *game = tc_session_get_game (get_session (self));

  if (game != self->game || tc_game_get_n_recorded (game) == 0)
    self->was_auto = self->auto_source != 0;
  self->game = game;
}

static gboolean
report_cb (gpointer user_data)
{
  TcPlayBots *self = user_data;
  TcGame *game = tc_session_get_game (get_session (self));
  guint8 actor = tc_game_get_state (game)->actor;
  g_autofree char *text = NULL;

  self->think_delay = 0;
  /* Translators: a player */
  text = g_strdup_printf (_ ("%s thinks…"),
                          tc_ruleset_get_seat (tc_game_get_ruleset (game), actor)->name);
  show_words (self, text, TRUE);
  return G_SOURCE_REMOVE;
}

/* Most decisions are made before anybody could read that they are. */
static void
think (TcPlayBots *self, guint n_decisions)
{
  if (tc_session_think (get_session (self), n_decisions, THINK_MS) && self->think_delay == 0)
    self->think_delay = g_timeout_add (THINK_DELAY_MS, report_cb, self);
}

static gboolean
auto_cb (gpointer user_data)
{
  TcPlayBots *self = user_data;

  think (self, speeds[self->speed].n_decisions);
  if (!tc_game_is_over (tc_session_get_game (get_session (self))))
    return G_SOURCE_CONTINUE;
  self->auto_source = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AUTO]);
  return G_SOURCE_REMOVE;
}

/* Nobody thinks any more, or the next step begins. */
static void
tc_play_bots_update (TcPlayPart *part)
{
  TcPlayBots *self = TC_PLAY_BOTS (part);

  if (tc_session_is_thinking (get_session (self)))
    return;
  g_clear_handle_id (&self->think_delay, g_source_remove);
  follow_game (self);
  show_pause (self);
  if (self->n_steps > 0 && tc_session_is_bots_turn (get_session (self))) {
    self->n_steps--;
    think (self, 1);
  } else {
    self->n_steps = 0;
  }
}

void
tc_play_bots_step (TcPlayBots *self)
{
  g_return_if_fail (TC_IS_PLAY_BOTS (self));

  if (tc_session_is_thinking (get_session (self)))
    self->n_steps++;
  else
    think (self, 1);
}

void
tc_play_bots_set_auto (TcPlayBots *self, gboolean is_auto)
{
  TcGame *game;

  g_return_if_fail (TC_IS_PLAY_BOTS (self));

  game = tc_session_get_game (get_session (self));
  g_clear_handle_id (&self->auto_source, g_source_remove);
  if (is_auto && game != NULL && !tc_game_is_over (game))
    self->auto_source = g_timeout_add (speeds[self->speed].interval, auto_cb, self);
  self->was_auto |= self->auto_source != 0;
  if (game != NULL && !tc_session_is_thinking (get_session (self)))
    show_pause (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AUTO]);
}

gboolean
tc_play_bots_is_auto (TcPlayBots *self)
{
  return self->auto_source != 0;
}

void
tc_play_bots_pause (TcPlayBots *self)
{
  g_return_if_fail (TC_IS_PLAY_BOTS (self));

  self->n_steps = 0;
  tc_play_bots_set_auto (self, FALSE);
}

void
tc_play_bots_wait (TcPlayBots *self)
{
  TcGame *game;

  g_return_if_fail (TC_IS_PLAY_BOTS (self));

  game = tc_session_get_game (get_session (self));
  self->goes_on = self->auto_source != 0 && game != NULL;
  tc_play_bots_pause (self);
  tc_session_stop_thinking (get_session (self));
  self->waits_at = self->goes_on ? tc_game_get_hash (game) : 0;
}

void
tc_play_bots_go_on (TcPlayBots *self)
{
  TcGame *game;

  g_return_if_fail (TC_IS_PLAY_BOTS (self));

  game = tc_session_get_game (get_session (self));
  if (self->goes_on && game != NULL && tc_game_get_hash (game) == self->waits_at)
    tc_play_bots_set_auto (self, TRUE);
  self->goes_on = FALSE;
}

void
tc_play_bots_stop (TcPlayBots *self)
{
  tc_play_bots_pause (self);
  tc_session_stop_thinking (get_session (self));
}

static void
set_speed (TcPlayBots *self, guint speed)
{
  if (self->speed == speed)
    return;
  self->speed = speed;
  if (self->auto_source != 0)
    tc_play_bots_set_auto (self, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

static void
tc_play_bots_dispose (GObject *object)
{
  TcPlayBots *self = TC_PLAY_BOTS (object);

  g_clear_handle_id (&self->auto_source, g_source_remove);
  g_clear_handle_id (&self->think_delay, g_source_remove);
  G_OBJECT_CLASS (tc_play_bots_parent_class)->dispose (object);
}

static void
tc_play_bots_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcPlayBots *self = TC_PLAY_BOTS (object);

  switch (id) {
  case PROP_AUTO:
    g_value_set_boolean (value, tc_play_bots_is_auto (self));
    break;
  case PROP_SPEED:
    g_value_set_uint (value, self->speed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_play_bots_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TcPlayBots *self = TC_PLAY_BOTS (object);

  switch (id) {
  case PROP_AUTO:
    tc_play_bots_set_auto (self, g_value_get_boolean (value));
    break;
  case PROP_SPEED:
    set_speed (self, g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_play_bots_class_init (TcPlayBotsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tc_play_bots_dispose;
  object_class->get_property = tc_play_bots_get_property;
  object_class->set_property = tc_play_bots_set_property;
  TC_PLAY_PART_CLASS (klass)->update = tc_play_bots_update;
  props[PROP_AUTO] = g_param_spec_boolean ("auto", NULL, NULL, FALSE, flags);
  props[PROP_SPEED] =
    g_param_spec_uint ("speed", NULL, NULL, 0, G_N_ELEMENTS (speeds) - 1, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-play-bots.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayBots, label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayBots, spinner);
  gtk_widget_class_bind_template_child (widget_class, TcPlayBots, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayBots, continue_button);
}

static void
tc_play_bots_init (TcPlayBots *self)
{
  self->speed = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
