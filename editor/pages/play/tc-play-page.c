/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-consent.h"

enum { PROP_0, PROP_AUTO, PROP_SPEED, PROP_UMPIRING, N_PROPS };

G_DEFINE_FINAL_TYPE (TcPlayPage, tc_play_page, TC_TYPE_PAGE)

static GParamSpec *props[N_PROPS];

void
tc_play_page_set_why_not (TcPlayPage *self, const char *text)
{
  self->outlasts_bots = FALSE;
  gtk_label_set_label (self->why_not_label, text);
  gtk_widget_set_visible (self->why_not, *text != '\0');
  tc_play_moves_set_answered (self->moves, *text != '\0');
}

/* What the one in front of the screen is asked, or for whom everybody waits. */
static char *
dup_prompt (TcPlayPage *self, TcGame *game)
{
  const char *prompt = tc_view_get_prompt (self->view);
  guint8 actor = tc_game_get_state (game)->actor;
  guint8 viewer = tc_session_get_viewer (self->session);
  const char *name = NULL;

  if (tc_session_is_covered (self->session) || tc_game_is_over (game))
    return g_strdup ("");
  name = tc_ruleset_get_seat (tc_game_get_ruleset (game), actor)->name;
  if (tc_session_is_bots_turn (self->session))
    /* Translators: a player */
    return g_strdup_printf (_ ("%s (bot) decides."), name);
  if (viewer == TC_SEAT_NONE || viewer == actor)
    /* Translators: a player, and what that player is asked */
    return *prompt == '\0' || strstr (prompt, name) != NULL
             ? g_strdup (prompt)
             : g_strdup_printf (_ ("%s: %s"), name, prompt);

  /* Translators: a player */
  return g_strdup_printf (_ ("%s decides."), name);
}

/* Of the log beside the outcome, which many want to compare with it. */
#define LOG_HEIGHT_AT_END 110

static void
update_words (TcPlayPage *self, TcGame *game)
{
  gboolean is_over = tc_game_is_over (game);
  g_autofree char *prompt = dup_prompt (self, game);
  g_autofree char *outcome = is_over ? tc_session_dup_outcome (self->session) : g_strdup ("");
  g_autofree char *result = is_over ? tc_session_dup_result (self->session) : g_strdup ("");

  gtk_label_set_label (self->status, tc_view_get_status (self->view));
  gtk_label_set_label (self->result_label, result);
  gtk_label_set_label (self->outcome_label, outcome);
  gtk_label_set_label (self->prompt, prompt);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), *prompt != '\0');
  gtk_widget_set_visible (self->outcome, is_over);
  gtk_widget_set_size_request (GTK_WIDGET (self->log_stack), -1, is_over ? LOG_HEIGHT_AT_END : -1);
}

/* What is behind another page of a stack is still told to screen readers, unless it is hidden. */
static void
show_game (TcPlayPage *self, gboolean is_covered)
{
  GtkWidget *cover = GTK_WIDGET (self->cover);

  gtk_widget_set_visible (is_covered ? cover : self->game, TRUE);
  gtk_stack_set_visible_child (self->stack, is_covered ? cover : self->game);
  gtk_widget_set_visible (is_covered ? self->game : cover, FALSE);
}

/* Whose screen it is, covered or not. The keys belong to the cover, and then to the board again. */
static void
update_viewer (TcPlayPage *self)
{
  gboolean was_covered = self->is_covered;
  guint8 viewer;

  self->is_covered = tc_session_is_covered (self->session);
  viewer = self->is_covered ? TC_SEAT_NONE : tc_session_get_viewer (self->session);
  if (viewer != self->viewer || self->is_covered != was_covered) {
    tc_play_page_select_nothing (self);
    tc_play_page_set_why_not (self, "");
  }
  self->viewer = viewer;
  show_game (self, self->is_covered);
  if (self->is_covered && !was_covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->cover));
  else if (was_covered && !self->is_covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* For who sees everything; many labels, so they are made for whoever looks. */
static void
update_beliefs (TcPlayPage *self)
{
  gboolean has_some = tc_beliefs_has (self->view);

  gtk_stack_page_set_visible (self->beliefs_page, has_some);
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->log_stack), "beliefs") != 0)
    return;
  if (has_some)
    tc_beliefs_show (self->beliefs, self->view);
  else
    gtk_stack_set_visible_child_name (self->log_stack, "log");
}

static void
log_part_cb (TcPlayPage *self)
{
  if (self->view != NULL)
    update_beliefs (self);
}

/* Where nothing is hidden the log has no neighbour but what can happen. What a player learns in the
 * middle of a game, as a goal, stands in front by itself. */
static void
update_notes (TcPlayPage *self, TcGame *game)
{
  gboolean hides = tc_session_hides (self->session);
  gboolean is_other = self->viewer != self->noted_viewer || tc_game_get_n_moves (game) == 0;

  if (!hides)
    gtk_stack_set_visible_child_name (self->log_stack, "log");
  if (tc_notepad_show (self->notepad, self->view) && hides && !is_other)
    gtk_stack_set_visible_child_name (self->log_stack, "notes");
  self->noted_viewer = self->viewer;
  update_beliefs (self);
}

/* What happened at the table and no bot would decide: a menu of it, as the position allows. */
static void
update_records (TcPlayPage *self)
{
  guint n = 0;
  const TcViewMove *records = tc_view_get_records (self->view, &n);

  g_menu_remove_all (self->records_menu);
  for (guint i = 0; i < n; i++)
    tc_play_page_add_move (self->records_menu, &records[i]);
}

void
tc_play_page_update (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  TcView *view;

  if (game == NULL) {
    gtk_stack_set_visible_child_name (self->stack, "empty");
  } else {
    update_viewer (self);
    view = tc_session_dup_view (self->session);
    self->view = view;
    tc_board_take_view (self->board, view);
    tc_play_page_show_pins (self);
    update_words (self, game);
    tc_plain_moves_show (self->plain_moves, view);
    tc_play_cards_show (self->cards, self->session, view);
    tc_play_page_show_selected (self);
    update_notes (self, game);
    update_records (self);
    tc_play_page_update_umpire (self);
  }
  tc_play_page_update_actions (self);
}

static gboolean
has_a_bot_decided (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  guint n = game != NULL ? tc_game_get_n_moves (game) : 0;

  return n > 0 && !tc_game_is_over (game) &&
         tc_session_get_bot (self->session, tc_game_get_move_seat (game, n - 1)) != NULL;
}

/* The parts of the page follow the session by themselves. */
static void
session_changed_cb (TcPlayPage *self)
{
  if (!self->outlasts_bots || !has_a_bot_decided (self))
    tc_play_page_set_why_not (self, "");
  tc_play_page_update (self);
  if (self->view != NULL)
    tc_play_page_drop_spent_piece (self);
}

void
tc_play_page_play (TcPlayPage *self, const TcMove *move)
{
  g_autoptr (GError) error = NULL;

  if (!tc_session_apply (self->session, move, &error))
    tc_play_page_set_why_not (self, error->message);
}

static void
move_chosen_cb (TcPlayPage *self, guint index)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  TcMove move;

  if (index >= n)
    return;
  move = moves[index].move;
  tc_play_page_play (self, &move);
}

static void
filter_changed_cb (TcPlayPage *self)
{
  if (self->view != NULL)
    tc_play_page_show_selected (self);
}

/* -- The text that is played ------------------------------------------------------------------- */

/* (nullable): what would be played now: of a variant the whole, which its base is a part of. */
static TcSource *
get_text (TcPlayPage *self)
{
  if (tc_document_is_variant (self->document) && !tc_document_is_building (self->document))
    return tc_build_get_text (tc_document_get_build (self->document));
  return tc_document_get_source (self->document);
}

/* The game is played on a text that is not the document's any more. */
static gboolean
is_of_another_text (TcPlayPage *self)
{
  TcSource *source = get_text (self);

  return tc_session_get_game (self->session) != NULL && source != NULL &&
         (self->played == NULL || !g_bytes_equal (self->played, tc_source_get_bytes (source)));
}

void
tc_play_page_remember_text (TcPlayPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);

  g_clear_pointer (&self->played, g_bytes_unref);
  self->played = g_bytes_ref (tc_source_get_bytes (tc_build_get_text (build)));
}

void
tc_play_page_update_notice (TcPlayPage *self)
{
  gtk_widget_set_visible (self->notice, is_of_another_text (self) &&
                                          tc_play_options_get_playable (self->options) == NULL);
}

/* What is wrong with a decision speaks of the hand that it came from. */
static gboolean
may_read_divergence (TcPlayPage *self, const TcDivergence *divergence)
{
  return tc_session_get_viewer (self->session) == TC_SEAT_NONE ||
         divergence->kind != TC_DIVERGENCE_ILLEGAL;
}

void
tc_play_page_report_divergence (TcPlayPage *self, const TcDivergence *divergence)
{
  guint n = tc_game_get_n_moves (tc_session_get_game (self->session));
  const char *message = divergence->message;
  g_autofree char *text = NULL;

  /* Nobody reads hashes here: the board and the log show what differs. */
  if (divergence->kind == TC_DIVERGENCE_POSITION)
    message = _ ("The position after this move is not the same.");
  if (divergence->kind == TC_DIVERGENCE_RULES)
    text = g_strdup (message);
  else if (divergence->kind == TC_DIVERGENCE_NONE && n == 0)
    text = g_strdup (_ ("The game starts again with the changed scenario."));
  else if (divergence->kind == TC_DIVERGENCE_NONE)
    text = g_strdup_printf (ngettext ("%u move was played again, with the same results.",
                                      "%u moves were played again, with the same results.", n),
                            n);
  else if (!may_read_divergence (self, divergence))
    text = g_strdup_printf (ngettext ("First difference at move %u.\n%u move could be played.",
                                      "First difference at move %u.\n%u moves could be played.", n),
                            divergence->move + 1, n);
  else
    text =
      g_strdup_printf (ngettext ("First difference at move %u: %s\n%u move could be played.",
                                 "First difference at move %u: %s\n%u moves could be played.", n),
                       divergence->move + 1, message, n);
  tc_play_page_set_why_not (self, text);
}

void
tc_play_page_follow_text (TcPlayPage *self)
{
  TcRuleset *ruleset = tc_play_options_get_playable (self->options);
  TcDivergence divergence = { 0 };

  if (ruleset == NULL || !is_of_another_text (self))
    return;
  tc_play_page_remember_text (self);
  tc_play_bots_set_auto (self->bots, FALSE);
  if (!tc_session_replay (self->session, ruleset, &divergence))
    tc_play_page_update (self);
  tc_play_page_report_divergence (self, &divergence);
  tc_divergence_clear (&divergence);
}

/* The game began in a file that is not open any more: it is not a game of a changed text. */
static gboolean
is_of_another_file (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  TcSource *source = tc_document_get_source (self->document);
  TcSource *played;

  if (game == NULL || source == NULL)
    return FALSE;
  played = tc_scenario_get_source (tc_ruleset_get_scenario (tc_game_get_ruleset (game)));
  return !g_str_equal (tc_source_get_name (played), tc_source_get_name (source));
}

static void
be_current (TcPlayPage *self)
{
  if (tc_session_get_game (self->session) == NULL || is_of_another_file (self))
    tc_play_page_start (self);
  else
    tc_play_page_follow_text (self);
}

static void
build_changed_cb (TcPlayPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);
  g_autofree char *text = NULL;

  if (tc_build_get_ruleset (build) == NULL) {
    guint n = tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR);

    text = g_strdup_printf (ngettext ("Fix %u problem first.", "Fix %u problems first.", n), n);
    gtk_label_set_label (self->cannot_label, text);
  }
  tc_play_page_update_notice (self);
  tc_play_page_update_actions (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    be_current (self);
  tc_play_page_try_waiting (self);
  tc_play_page_load_awaited (self);
  tc_play_page_offer_left (self);
  tc_play_page_continue_awaited (self);
}

/* Coming to the page is enough to play what the text says now. */
static void
mapped_cb (TcPlayPage *self)
{
  if (self->document != NULL)
    be_current (self);
  tc_play_bots_go_on (self->bots);
}

/* Bots do not play on behind another page, but when that is left. */
static void
unmapped_cb (TcPlayPage *self)
{
  tc_play_bots_wait (self->bots);
}

static void
tc_play_page_attach (TcPage *page, TcDocument *document)
{
  TcPlayPage *self = TC_PLAY_PAGE (page);

  self->document = document;
  self->draft = tc_play_draft_new (self->session, document);
  tc_play_options_set_document (self->options, document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "text-changed", G_CALLBACK (tc_play_page_update_notice), self,
                           G_CONNECT_SWAPPED);
}

static void
tc_play_page_dispose (GObject *object)
{
  TcPlayPage *self = TC_PLAY_PAGE (object);

  g_object_set_data (object, "which-popover", NULL);
  tc_play_page_stop_trial (self);
  if (self->draft != NULL)
    tc_play_draft_end (self->draft);
  g_clear_object (&self->draft);
  g_clear_object (&self->games_folder);
  g_clear_pointer (&self->awaited_game, g_free);
  g_clear_pointer (&self->awaited_left, g_free);
  g_clear_pointer (&self->played, g_bytes_unref);
  self->document = NULL;
  self->view = NULL;
  if (self->session != NULL) {
    g_signal_handlers_disconnect_by_data (self->session, self);
    tc_session_stop_thinking (self->session);
  }
  g_clear_object (&self->session);
  g_clear_pointer (&self->selected, g_free);
  g_clear_pointer (&self->subject, g_free);
  G_OBJECT_CLASS (tc_play_page_parent_class)->dispose (object);
}

/* Most properties are those of the bots, for the actions. */
static void
tc_play_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UMPIRING)
    g_value_set_boolean (value, TC_PLAY_PAGE (object)->is_umpiring);
  else
    g_object_get_property (G_OBJECT (TC_PLAY_PAGE (object)->bots), pspec->name, value);
}

static void
tc_play_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_UMPIRING)
    tc_play_page_set_umpiring (TC_PLAY_PAGE (object), g_value_get_boolean (value));
  else
    g_object_set_property (G_OBJECT (TC_PLAY_PAGE (object)->bots), pspec->name, value);
}

/* The button says what it does: it pauses bots that play. */
static void
update_auto_button (TcPlayPage *self)
{
  gboolean is_auto = tc_play_bots_is_auto (self->bots);

  gtk_button_set_icon_name (self->auto_button, is_auto ? "media-playback-pause-symbolic"
                                                       : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->auto_button),
                               is_auto ? _ ("Pause the bots (F7)") : _ ("Let bots play (F7)"));
}

/* Bots that play are stopped when the page is not shown any more, and so after its end as well:
 * then it has no children. */
static void
bots_changed_cb (TcPlayPage *self, GParamSpec *pspec)
{
  if (self->session == NULL)
    return;
  update_auto_button (self);
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, cannot_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, cover);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, reading);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, game);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, side);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, new_game_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, options);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, records_menu);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, die_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, die_hint);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, forced);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, die_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, die);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, status);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, bots);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, plain_moves);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, head_room);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, dice_room);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, dice);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, cards);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, news);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, outcome);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, auto_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, result_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, notice);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, why_not);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, why_not_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, moves);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, umpire);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_heading);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, split);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, prospects_page);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, notes_page);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, prospects);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_switcher);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_stack);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, notepad);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, own_notes);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, beliefs);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, beliefs_page);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, seats);
}

/* Not to what takes a die back, which stands above it. */
static void
die_shown_cb (TcPlayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->die));
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, die_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_play_moves_release);
  gtk_widget_class_bind_template_callback (widget_class, tc_play_page_point_at);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_play_page_go_back);
  gtk_widget_class_bind_template_callback (widget_class, bots_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, unmapped_cb);
  tc_play_page_bind_board (widget_class);
}

static void
ensure_types (void)
{
  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_NOTEPAD);
  g_type_ensure (TC_TYPE_BELIEFS);
  g_type_ensure (TC_TYPE_OWN_NOTES);
  g_type_ensure (TC_TYPE_PLAIN_MOVES);
  g_type_ensure (TC_TYPE_PLAY_BOTS);
  g_type_ensure (TC_TYPE_PLAY_CARDS);
  g_type_ensure (TC_TYPE_PLAY_COVER);
  g_type_ensure (TC_TYPE_PLAY_DICE);
  g_type_ensure (TC_TYPE_PLAY_FORCED);
  g_type_ensure (TC_TYPE_PLAY_LOG);
  g_type_ensure (TC_TYPE_PLAY_MOVES);
  g_type_ensure (TC_TYPE_PLAY_OPTIONS);
  g_type_ensure (TC_TYPE_PLAY_NEWS);
  g_type_ensure (TC_TYPE_PLAY_PROSPECTS);
  g_type_ensure (TC_TYPE_PLAY_SEATS);
  g_type_ensure (TC_TYPE_PLAY_STEADY);
  g_type_ensure (TC_TYPE_PLAY_TOLD);
  g_type_ensure (TC_TYPE_PLAY_UMPIRE);
}

static void
tc_play_page_class_init (TcPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tc_play_page_dispose;
  object_class->get_property = tc_play_page_get_property;
  object_class->set_property = tc_play_page_set_property;

  page_class->name = "play";
  page_class->title = N_ ("Play");
  page_class->icon_name = "tc-play-symbolic";
  page_class->attach = tc_play_page_attach;

  props[PROP_AUTO] = g_param_spec_boolean ("auto", NULL, NULL, FALSE, flags);
  props[PROP_SPEED] = g_param_spec_uint ("speed", NULL, NULL, 0, 3, 1, flags);
  props[PROP_UMPIRING] = g_param_spec_boolean ("umpiring", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-play-page.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_install_property_action (widget_class, "play.auto", "auto");
  gtk_widget_class_install_property_action (widget_class, "play.umpire", "umpiring");
  tc_play_page_install_actions (widget_class);
  tc_play_page_install_branch_actions (widget_class);
  tc_play_page_install_export_actions (widget_class);
  tc_play_page_install_keep_actions (widget_class);
  tc_play_page_install_menu_actions (widget_class);
  tc_play_page_install_pin_action (widget_class);
  tc_play_page_install_summary_action (widget_class);
  tc_play_page_install_file_actions (widget_class);
  tc_play_page_install_left_actions (widget_class);
}

/* Of the side, for text of the usual size; and how much wider it gets at most for larger text.
 * Where it cannot grow as much as the text, its parts do not all have room below each other. */
#define SIDE_WIDTH  344
#define MOST_WIDENS 1.25

static void
text_size_cb (TcPlayPage *self)
{
  int dpi = -1; /* in 1/1024 */
  double scale;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  scale = dpi / (96.0 * 1024);
  adw_clamp_set_maximum_size (self->side, (int) (SIDE_WIDTH * CLAMP (scale, 1, MOST_WIDENS)));
  tc_play_seats_set_folds (self->seats, scale > MOST_WIDENS);
}

static void
tc_play_page_init (TcPlayPage *self)
{
  self->selected = g_strdup ("");
  self->subject = g_strdup ("");
  self->viewer = TC_SEAT_NONE;
  self->noted_viewer = TC_SEAT_NONE;
  self->session = tc_session_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  {
    TcPlayPart *const parts[] = {
      TC_PLAY_PART (self->head_room),   TC_PLAY_PART (self->dice_room),
      TC_PLAY_PART (self->cover),       TC_PLAY_PART (self->bots),
      TC_PLAY_PART (self->plain_moves), TC_PLAY_PART (self->dice),
      TC_PLAY_PART (self->moves),       TC_PLAY_PART (self->log),
      TC_PLAY_PART (self->own_notes),   TC_PLAY_PART (self->seats),
      TC_PLAY_PART (self->umpire),      TC_PLAY_PART (self->news),
      TC_PLAY_PART (self->forced),      TC_PLAY_PART (self->reading),
    };

    for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
      tc_play_part_set_session (parts[i], self->session);
  }
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_size_cb), self, G_CONNECT_SWAPPED);
  text_size_cb (self);
  tc_board_set_explain (self->board, tc_play_page_dup_words, self);
  tc_play_page_set_board_menu (self);
  tc_play_page_init_actions (self);
  tc_play_page_update_actions (self);
}

TcSession *
tc_play_page_get_session (TcPlayPage *self)
{
  return self->session;
}
