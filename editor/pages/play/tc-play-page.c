/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"

enum { PROP_0, PROP_AUTO, PROP_SPEED, N_PROPS };

G_DEFINE_FINAL_TYPE (TcPlayPage, tc_play_page, TC_TYPE_PAGE)

static GParamSpec *props[N_PROPS];

TcRuleset *
tc_play_page_get_ruleset (TcPlayPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);

  return build != NULL ? tc_build_get_ruleset (build) : NULL;
}

void
tc_play_page_set_why_not (TcPlayPage *self, const char *text)
{
  gtk_label_set_label (self->why_not_label, text);
  gtk_widget_set_visible (self->why_not, *text != '\0');
}

/* What the one in front of the screen is asked, or for whom everybody waits. */
static char *
dup_prompt (TcPlayPage *self, TcGame *game)
{
  const char *prompt = tc_view_get_prompt (self->view);
  guint8 actor = tc_game_get_state (game)->actor;
  guint8 viewer = tc_session_get_viewer (self->session);

  if (tc_session_is_covered (self->session) || tc_game_is_over (game))
    return g_strdup ("");
  if (viewer == TC_SEAT_NONE || viewer == actor)
    return g_strdup (prompt);

  /* Translators: a player */
  return g_strdup_printf (_ ("%s decides."),
                          tc_ruleset_get_seat (tc_game_get_ruleset (game), actor)->name);
}

static void
update_words (TcPlayPage *self, TcGame *game)
{
  gboolean is_over = tc_game_is_over (game);
  g_autofree char *prompt = dup_prompt (self, game);
  g_autofree char *outcome = is_over ? tc_session_dup_outcome (self->session) : g_strdup ("");

  gtk_label_set_label (self->status, tc_view_get_status (self->view));
  gtk_label_set_label (self->outcome_label, outcome);
  gtk_label_set_label (self->prompt, prompt);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), *prompt != '\0');
  gtk_widget_set_visible (self->outcome, is_over);
}

void
tc_play_page_update (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  TcView *view;

  if (game == NULL) {
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "empty");
  } else {
    tc_play_page_update_viewer (self);
    view = tc_session_dup_view (self->session);
    self->view = view;
    tc_board_take_view (self->board, view);
    tc_play_page_update_seats (self, game);
    update_words (self, game);
    tc_play_page_update_dice (self, game);
    tc_play_page_update_moves (self);
    tc_play_page_update_log (self);
    tc_play_page_update_notes (self);
    tc_play_page_update_records (self);
  }
  tc_play_page_update_actions (self);
}

static void
session_changed_cb (TcPlayPage *self)
{
  tc_play_page_set_why_not (self, "");
  tc_play_page_update (self);
  if (self->view != NULL)
    tc_play_page_drop_spent_piece (self);
  tc_play_page_update_thinking (self);
}

/* The game is played on a text that is not the document's any more. */
static gboolean
is_of_another_text (TcPlayPage *self)
{
  TcSource *source = tc_document_get_source (self->document);

  return tc_session_get_game (self->session) != NULL && source != NULL &&
         (self->played == NULL || !g_bytes_equal (self->played, tc_source_get_bytes (source)));
}

void
tc_play_page_remember_text (TcPlayPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);

  g_clear_pointer (&self->played, g_bytes_unref);
  self->played = g_bytes_ref (tc_source_get_bytes (tc_build_get_source (build)));
}

void
tc_play_page_update_notice (TcPlayPage *self)
{
  gtk_widget_set_visible (self->notice,
                          is_of_another_text (self) && tc_play_page_get_ruleset (self) == NULL);
}

/* What is wrong with a decision speaks of the hand that it came from. */
static gboolean
may_read_divergence (TcPlayPage *self, const TcDivergence *divergence)
{
  return tc_session_get_viewer (self->session) == TC_SEAT_NONE ||
         divergence->kind != TC_DIVERGENCE_ILLEGAL;
}

void
tc_play_page_tell_divergence (TcPlayPage *self, const TcDivergence *divergence)
{
  guint n = tc_game_get_n_moves (tc_session_get_game (self->session));
  const char *message = divergence->message;
  g_autofree char *text = NULL;

  /* Nobody reads hashes here: the board and the log show what differs. */
  if (divergence->kind == TC_DIVERGENCE_POSITION)
    message = _ ("With this text it leads to a different position.");
  if (divergence->kind == TC_DIVERGENCE_NONE && n == 0)
    text = g_strdup (_ ("The game starts again with the changed text."));
  else if (divergence->kind == TC_DIVERGENCE_NONE)
    text = g_strdup_printf (
      ngettext ("Replayed %u move: no difference.", "Replayed %u moves: no difference.", n), n);
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
  TcRuleset *ruleset = tc_play_page_get_playable (self);
  TcDivergence divergence = { 0 };

  if (ruleset == NULL || !is_of_another_text (self))
    return;
  tc_play_page_remember_text (self);
  tc_play_page_set_auto (self, FALSE);
  tc_play_page_forget_log (self);
  if (!tc_session_replay (self->session, ruleset, &divergence))
    tc_play_page_update (self);
  tc_play_page_tell_divergence (self, &divergence);
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
  tc_play_page_update_setups (self);
  tc_play_page_update_options (self);
  tc_play_page_update_notice (self);
  tc_play_page_update_actions (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    be_current (self);
}

/* Coming to the page is enough to play what the text says now. */
static void
mapped_cb (TcPlayPage *self)
{
  if (self->document != NULL)
    be_current (self);
}

/* Bots do not play on behind another page. */
static void
unmapped_cb (TcPlayPage *self)
{
  self->n_steps = 0;
  tc_play_page_set_auto (self, FALSE);
}

/* A piece was in hand and a place was clicked where it cannot go. */
static char *
dup_refusal (TcPlayPage *self, const char *key)
{
  if (*self->selected == '\0' || *key == '\0' ||
      *tc_play_page_get_container (self, self->selected) == '\0' ||
      *tc_play_page_get_container (self, key) != '\0' ||
      !tc_play_page_has_moves (self, self->selected) ||
      g_str_equal (tc_play_page_get_container (self, self->selected), key))
    return NULL;
  return tc_session_dup_why_not (self->session, self->selected, key);
}

static void
select_key (TcPlayPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = TC_NODE_NONE;
  g_autofree char *refusal = NULL;
  gboolean is_piece;

  if (self->view == NULL)
    return;
  key = key != NULL ? key : "";
  refusal = dup_refusal (self, key);
  is_piece = *key != '\0' && *tc_play_page_get_container (self, key) != '\0';
  if (is_piece || *key == '\0') {
    g_free (self->subject);
    self->subject = g_strdup (key);
  }
  g_free (self->selected);
  self->selected = g_strdup (key);
  tc_play_page_set_why_not (self, refusal != NULL ? refusal : "");
  tc_play_page_update_moves (self);
  if (scenario != NULL && *key != '\0')
    node = tc_node_find_shown (scenario, key);
  if (node != TC_NODE_NONE)
    tc_document_select_node (self->document, node);
}

static void
board_selected_cb (TcPlayPage *self, const char *key)
{
  if (!self->is_updating)
    select_key (self, key);
}

static void
apply (TcPlayPage *self, const TcMove *move)
{
  g_autoptr (GError) error = NULL;

  if (!tc_session_apply (self->session, move, &error))
    tc_play_page_set_why_not (self, error->message);
}

static void
move_activated_cb (TcPlayPage *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->moves_selection), position);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  TcMove move;

  if (item == NULL || tc_item_get_index (item) >= n)
    return;
  move = moves[tc_item_get_index (item)].move;
  apply (self, &move);
}

/* A line of the log is a place in the game. */
static void
log_activated_cb (TcPlayPage *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->log_selection), position);

  if (item == NULL)
    return;
  tc_play_page_set_auto (self, FALSE);
  tc_session_jump (self->session, tc_item_get_index (item));
}

/* A move under the cursor of the list shows where it goes. */
static void
move_selected_cb (TcPlayPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->moves_selection);
  guint n;
  const TcViewMove *moves;

  if (self->is_updating || item == NULL)
    return;
  moves = tc_view_get_moves (self->view, &n);
  if (tc_item_get_index (item) < n) {
    const TcViewMove *move = &moves[tc_item_get_index (item)];

    tc_board_set_targets (self->board,
                          (const char *[]){ *move->target != '\0' ? move->target : NULL, NULL });
  }
}

static void
which_closed_cb (TcPlayPage *self)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->board), TRUE);
}

/* Several moves may be meant by one drag: a small menu where the pointer is asks which. */
static void
ask_which (TcPlayPage *self, GArray *found)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  guint n;
  const TcViewMove *moves = tc_view_get_moves (self->view, &n);
  GtkWidget *popover;

  for (guint i = 0; i < found->len; i++) {
    const TcViewMove *move = &moves[g_array_index (found, guint, i)];
    g_autoptr (GMenuItem) item = g_menu_item_new (move->text, NULL);

    g_menu_item_set_action_and_target (item, "play.apply", "(yqqq)", move->move.verb,
                                       move->move.subject, move->move.target, move->move.value);
    g_menu_append_item (menu, item);
  }
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (
    GTK_POPOVER (popover), &(GdkRectangle){ (gint) self->pointer_x, (gint) self->pointer_y, 1, 1 });
  g_object_set_data_full (G_OBJECT (self), "which-popover", popover,
                          (GDestroyNotify) gtk_widget_unparent);
  /* What lies under the pointer would be told over the menu. */
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->board), FALSE);
  g_signal_connect_object (popover, "closed", G_CALLBACK (which_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
tc_play_page_propose (TcPlayPage *self, const char *subject, const char *target)
{
  g_autoptr (GArray) found = NULL;
  g_autofree char *why_not = NULL;
  guint n;
  TcMove move;

  g_return_if_fail (TC_IS_PLAY_PAGE (self));

  if (self->view == NULL)
    return;
  found = tc_session_find_moves (self->session, self->view, subject, target);
  if (found->len == 0) {
    why_not = tc_session_dup_why_not (self->session, subject, target);
    tc_play_page_set_why_not (self, why_not != NULL ? why_not : "");
  } else if (found->len == 1) {
    move = tc_view_get_moves (self->view, &n)[g_array_index (found, guint, 0)].move;
    apply (self, &move);
  } else {
    ask_which (self, found);
  }
}

static void
board_proposed_cb (TcPlayPage *self, const char *subject, const char *target)
{
  tc_play_page_propose (self, subject, target);
}

/* Enter or a double click: on a place, the piece selected before goes there; else the moves that
 * need nothing but what was activated, or why there are none. */
static void
board_activated_cb (TcPlayPage *self, const char *key)
{
  g_autoptr (GArray) found = NULL;

  if (self->view == NULL || key == NULL)
    return;
  if (*self->subject != '\0' && !g_str_equal (self->subject, key)) {
    tc_play_page_propose (self, self->subject, key);
    return;
  }
  found = tc_session_find_moves (self->session, self->view, key, "");
  if (found->len > 0 || !tc_play_page_has_moves (self, key))
    tc_play_page_propose (self, key, "");
}

static void
pointer_moved_cb (TcPlayPage *self, gdouble x, gdouble y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
tc_play_page_attach (TcPage *page, TcDocument *document)
{
  TcPlayPage *self = TC_PLAY_PAGE (page);

  self->document = document;
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "text-changed", G_CALLBACK (tc_play_page_update_notice), self,
                           G_CONNECT_SWAPPED);
}

static void
tc_play_page_dispose (GObject *object)
{
  TcPlayPage *self = TC_PLAY_PAGE (object);

  g_clear_handle_id (&self->auto_source, g_source_remove);
  g_clear_handle_id (&self->think_delay, g_source_remove);
  g_object_set_data (object, "which-popover", NULL);
  tc_play_page_clear_options (self);
  g_clear_object (&self->games_folder);
  g_clear_pointer (&self->played, g_bytes_unref);
  self->document = NULL;
  self->view = NULL;
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->session != NULL)
    tc_session_stop_thinking (self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->setups);
  g_clear_object (&self->seats);
  g_clear_object (&self->seen_by_choices);
  g_clear_object (&self->moves);
  g_clear_object (&self->log);
  g_clear_pointer (&self->logged, g_array_unref);
  g_clear_pointer (&self->selected, g_free);
  g_clear_pointer (&self->subject, g_free);
  G_OBJECT_CLASS (tc_play_page_parent_class)->dispose (object);
}

static void
tc_play_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TcPlayPage *self = TC_PLAY_PAGE (object);

  switch (id) {
  case PROP_AUTO:
    g_value_set_boolean (value, self->auto_source != 0);
    break;
  case PROP_SPEED:
    g_value_set_uint (value, self->speed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
tc_play_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TcPlayPage *self = TC_PLAY_PAGE (object);

  switch (id) {
  case PROP_AUTO:
    tc_play_page_set_auto (self, g_value_get_boolean (value));
    break;
  case PROP_SPEED:
    self->speed = g_value_get_uint (value);
    if (self->auto_source != 0)
      tc_play_page_set_auto (self, TRUE);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, cannot_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, pass_page);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, pass_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, seen_by_row);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, seen_by);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_heading);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_switcher);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_stack);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, notepad);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, own_notes);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, own_notes_box);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, seed);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, new_game_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, seats_list);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, status);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, dice);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, plain_moves);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, thinking);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, thinking_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, thinking_spinner);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, notice);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, why_not);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, why_not_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, outcome);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, moves_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, show_all_button);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, no_moves_label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, moves_selection);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, moves_list);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_selection);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, log_list);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, die);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, options_box);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, house_rules);
  gtk_widget_class_bind_template_child (widget_class, TcPlayPage, records_menu);
  gtk_widget_class_bind_template_callback (widget_class, tc_play_page_seen_by_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, tc_play_page_note_written_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_proposed_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointer_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  gtk_widget_class_bind_template_callback (widget_class, unmapped_cb);
}

static void
tc_play_page_class_init (TcPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  object_class->dispose = tc_play_page_dispose;
  object_class->get_property = tc_play_page_get_property;
  object_class->set_property = tc_play_page_set_property;

  page_class->name = "play";
  page_class->title = N_ ("Play");
  page_class->icon_name = "tc-play-symbolic";
  page_class->attach = tc_play_page_attach;

  props[PROP_AUTO] =
    g_param_spec_boolean ("auto", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SPEED] =
    g_param_spec_uint ("speed", NULL, NULL, 0, 3, 1, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  g_type_ensure (TC_TYPE_NOTEPAD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/play/tc-play-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_property_action (widget_class, "play.auto", "auto");
  tc_play_page_install_actions (widget_class);
  tc_play_page_install_viewer_actions (widget_class);
}

static void
tc_play_page_init (TcPlayPage *self)
{
  self->selected = g_strdup ("");
  self->subject = g_strdup ("");
  self->speed = 1;
  self->viewer = TC_SEAT_NONE;
  self->logged_for = TC_SEAT_NONE;
  self->session = tc_session_new ();
  tc_play_page_init_options (self);
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  self->seats = g_list_store_new (TC_TYPE_ITEM);
  self->moves = g_list_store_new (TC_TYPE_ITEM);
  self->log = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
  self->seen_by_choices = gtk_string_list_new (NULL);
  gtk_drop_down_set_model (self->seen_by, G_LIST_MODEL (self->seen_by_choices));
  tc_play_page_bind_seats (self);
  gtk_single_selection_set_model (self->moves_selection, G_LIST_MODEL (self->moves));
  gtk_single_selection_set_model (self->log_selection, G_LIST_MODEL (self->log));
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  tc_play_page_update_actions (self);
}

TcSession *
tc_play_page_get_session (TcPlayPage *self)
{
  return self->session;
}
