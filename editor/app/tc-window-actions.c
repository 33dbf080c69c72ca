/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-window-private.h"

#include <glib/gi18n.h>

#include "app/tc-message.h"
#include "document/tc-node.h"
#include "pages/deck/tc-deck-page.h"
#include "pages/play/tc-play-page.h"

static void
history_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  tc_inspector_apply (self->inspector);
  if (g_str_equal (name, "win.undo"))
    tc_document_undo (self->document);
  else
    tc_document_redo (self->document);
}

/* What is typed in a field of the Play page, which is no edit of the scenario. */
static gboolean
undo_typing (TcWindow *self, gboolean is_undo)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)) &&
         gtk_widget_activate_action (focus, is_undo ? "text.undo" : "text.redo", NULL);
}

/* The keys act on what is seen: the game where it is played, elsewhere the scenario. */
static void
undo_shown_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  gboolean is_undo = g_str_equal (name, "win.undo-shown");

  if (self->is_welcoming || !tc_window_is_playing (self))
    gtk_widget_activate_action (widget, is_undo ? "win.undo" : "win.redo", NULL);
  else if (!undo_typing (self, is_undo))
    tc_play_page_undo (TC_PLAY_PAGE (tc_window_get_page (self, "play")), is_undo);
}

static void
show_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcPage *page = tc_window_get_page (self, g_variant_get_string (parameter, NULL));

  if (page != NULL)
    tc_window_show_page (self, page);
}

static void
show_nth_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_window_show_nth_page (TC_WINDOW (widget), g_variant_get_uint32 (parameter) - 1);
}

/* Whoever looks at the end of a game and wants to play means the next one. */
static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcPage *page = tc_window_get_page (self, "play");
  TcGame *game = tc_session_get_game (tc_play_page_get_session (TC_PLAY_PAGE (page)));
  gboolean is_seen = gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (page);

  tc_window_show_page (self, page);
  if (is_seen && game != NULL && tc_game_is_over (game))
    gtk_widget_activate_action (GTK_WIDGET (page), "play.choose-game", NULL);
}

static void
try_card_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcPage *page = tc_window_get_page (self, "play");

  tc_window_show_page (self, page);
  tc_play_page_try_card (TC_PLAY_PAGE (page), g_variant_get_string (parameter, NULL));
}

static void
play_setup_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcPage *page = tc_window_get_page (self, "play");

  tc_window_show_page (self, page);
  tc_play_page_play_setup (TC_PLAY_PAGE (page), g_variant_get_string (parameter, NULL));
}

/* F6 and its like work from anywhere: they name the same action of the Play page. */
static void
in_play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  g_autofree char *action = g_strconcat ("play.", name + strlen ("win.play-"), NULL);

  gtk_widget_activate_action (GTK_WIDGET (tc_window_get_page (self, "play")), action, NULL);
}

static void
select_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  tc_document_select (self->document, g_variant_get_string (parameter, NULL));
}

/* On the page where it is shown best. */
static void
show_datum_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = scenario != NULL ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;

  if (node == TC_NODE_NONE)
    return;
  tc_document_select (self->document, path);
  tc_window_show_page (self, tc_window_find_page_of (self, scenario, node));
}

/* The first sentence of what the schema says of it, which has to fit a notice. */
static void
append_doc (GString *text, TcScenario *scenario, TcNode node)
{
  const char *doc = tc_word_translate (tc_scenario_get_element (scenario, node)->doc);
  const char *end = doc != NULL ? strstr (doc, ". ") : NULL;

  g_string_append_len (text, doc, end != NULL ? end + 1 - doc : -1);
}

/* (transfer full) (nullable): a part of a table says little without the table. Elsewhere than among
 * tables and rules it is not they that use what nothing refers to: a corner of a border. */
static char *
dup_use_by_rules (TcWindow *self, TcScenario *scenario, TcNode node)
{
  TcNode table = tc_node_find_role_around (scenario, node, "table");
  const char *rule = tc_scenario_get_rule_ref (scenario, node);
  TcPage *page = tc_window_find_page_of (self, scenario, node);
  g_autoptr (GString) text = g_string_new (NULL);

  if (table == TC_NODE_NONE && page != tc_window_get_page (self, "rules"))
    return NULL;
  append_doc (text, scenario, node);
  if (table != TC_NODE_NONE && table != node) {
    g_autofree char *kind = tc_node_dup_kind (scenario, table);

    g_string_append_printf (text, "%s%s: ", text->len > 0 ? " " : "", kind);
    append_doc (text, scenario, table);
  }
  if (text->len == 0)
    return NULL;
  if (rule != NULL) {
    g_string_append_c (text, ' ');
    /* TRANSLATORS: %s is a section of the rulebook: "4.4" */
    g_string_append_printf (text, _ ("Rulebook: %s."), rule);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* (transfer full): why the inspector has no list of uses, and what uses it then. Of a card there
 * are copies, which have a list of their own. */
static char *
dup_no_uses (TcWindow *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  TcPage *deck = tc_window_get_page (self, "deck");
  g_autofree char *use = NULL;

  if (scenario == NULL || node == TC_NODE_NONE)
    return g_strdup (_ ("Select something to see what refers to it."));
  if (deck != NULL && tc_scenario_get_id (scenario, node) != NULL &&
      tc_window_find_page_of (self, scenario, node) == deck &&
      tc_deck_page_show_copies (TC_DECK_PAGE (deck))) {
    tc_window_show_page (self, deck);
    return g_strdup (_ ("Nothing refers to this. Copies lists the copies of all cards."));
  }
  use = dup_use_by_rules (self, scenario, node);
  if (use == NULL)
    return g_strdup (_ ("Nothing refers to this."));
  /* TRANSLATORS: %s is what the schema says of it: "What a ground combat does." */
  return g_strdup_printf (_ ("Nothing refers to this. The rules use it: %s"), use);
}

/* The section of the inspector; what is being typed may be the last id of what is selected. */
static void
show_uses_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  g_autofree char *answer = NULL;

  tc_inspector_apply (self->inspector);
  g_object_set (self, "show-inspector", TRUE, NULL);
  if (tc_inspector_show_uses (self->inspector))
    return;
  answer = dup_no_uses (self);
  tc_window_show_notice (self, answer);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (TC_WINDOW (widget)->menu_button);
}

static void
history_list_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (TC_WINDOW (widget)->history_button);
}

static void
stop_work_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_document_stop_work (TC_WINDOW (widget)->document);
}

static void
report_edit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  tc_message_show_edit (self->messages, g_variant_get_string (parameter, NULL), self->document);
}

static void
report_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_window_show_notice (TC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
replace_notice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *kind;
  const char *text;

  g_variant_get (parameter, "(&s&s)", &kind, &text);
  tc_message_replace (TC_WINDOW (widget)->messages, kind, text);
}

static void
note_left_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_notices_set_left (TC_WINDOW (widget)->notices, g_variant_get_int64 (parameter));
}

/* What becomes of the game that a crash left. */
static void
left_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);
  TcPage *page = tc_window_get_page (self, "play");
  gboolean goes_on = g_str_equal (name, "win.continue-left");

  if (goes_on)
    tc_window_show_page (self, page);
  gtk_widget_activate_action (GTK_WIDGET (page),
                              goes_on ? "play.continue-left" : "play.discard-left", NULL);
}

static void
typed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_window_note_typed (TC_WINDOW (widget), g_variant_get_boolean (parameter));
}

static const struct {
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "win.welcome", NULL, tc_window_start_action },
  { "win.show-shipped", NULL, tc_window_start_action },
  { "win.tour", NULL, tc_window_start_action },
  { "win.help", NULL, tc_window_help_action },
  { "win.shortcuts", NULL, tc_window_shortcuts_action },
  { "win.new", NULL, tc_window_file_action },
  { "win.new-variant", NULL, tc_window_variant_action },
  { "win.choose-base", NULL, tc_window_variant_action },
  { "win.open-base", NULL, tc_window_variant_action },
  { "win.open", NULL, tc_window_file_action },
  { "win.open-recent", "s", tc_window_file_action },
  { "win.note-recent", "s", tc_window_file_action },
  { "win.clear-recent", NULL, tc_window_file_action },
  { "win.continue-game", "s", tc_window_file_action },
  { "win.discard-game", "s", tc_window_file_action },
  { "win.save", NULL, tc_window_file_action },
  { "win.save-as", NULL, tc_window_file_action },
  { "win.reload", NULL, tc_window_file_action },
  { "win.load-theirs", NULL, tc_window_file_action },
  { "win.keep-mine", NULL, tc_window_file_action },
  { "win.show-difference", NULL, tc_window_compare_action },
  { "win.show-commit-changes", NULL, tc_window_compare_action },
  { "win.choose-comparison", NULL, tc_window_compare_action },
  { "win.choose-other-file", NULL, tc_window_compare_action },
  { "win.compare-with", "s", tc_window_compare_action },
  { "win.compare-with-opened", NULL, tc_window_compare_action },
  { "win.present-comparison", "u", tc_window_present_comparison_action },
  { "win.merge-theirs", NULL, tc_window_compare_action },
  { "win.drop-recovered", NULL, tc_window_file_action },
  { "win.keep-recovered", NULL, tc_window_file_action },
  { "win.show-first-problem", NULL, tc_window_problems_action },
  { "win.next-problem", NULL, tc_window_problems_action },
  { "win.previous-problem", NULL, tc_window_problems_action },
  { "win.history", NULL, history_list_action },
  { "win.undo", NULL, history_action },
  { "win.redo", NULL, history_action },
  { "win.undo-shown", NULL, undo_shown_action },
  { "win.redo-shown", NULL, undo_shown_action },
  { "win.show-page", "s", show_page_action },
  { "win.show-nth-page", "u", show_nth_page_action },
  { "win.play", NULL, play_action },
  { "win.try-card", "s", try_card_action },
  { "win.play-setup", "s", play_setup_action },
  { "win.play-step", NULL, in_play_action },
  { "win.play-auto", NULL, in_play_action },
  { "win.play-undo", NULL, in_play_action },
  { "win.play-redo", NULL, in_play_action },
  { "win.play-pass", NULL, in_play_action },
  { "win.select", "s", select_action },
  { "win.show-datum", "s", show_datum_action },
  { "win.show-uses", NULL, show_uses_action },
  { "win.go-to-problems", NULL, tc_window_problems_action },
  { "win.list-problems", NULL, tc_window_problems_action },
  { "win.menu", NULL, menu_action },
  { "win.stop-work", NULL, stop_work_action },
  { "win.show-notice", "s", report_action },
  { "win.replace-notice", "(ss)", replace_notice_action },
  { "win.note-left", "x", note_left_action },
  { "win.continue-left", NULL, left_action },
  { "win.discard-left", NULL, left_action },
  { "win.show-edit", "s", report_edit_action },
  { "win.typed", "b", typed_action },
};

void
tc_window_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}
