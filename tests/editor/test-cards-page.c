/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/tc-card-picture.h"
#include "document/tc-item.h"
#include "pages/bots/tc-bots-page-private.h"
#include "pages/deck/tc-deck-page-private.h"
#include "pages/play/tc-play-page-private.h"
#include "widgets.h"
#include "widgets/tc-reorder.h"
#include "window-fixture.h"

/* Pages of a game of cards in the window: cards with events, trying one, and the tables of a bot.
 */

#define DECK  "strategy-deck[strategy]"
#define PARIS DECK "/card[divided-paris]"

static void
open_game (WindowFixture *fixture, const char *page)
{
  fixture_tear_down (&fixture->base, NULL);
  fixture_set_up_with (&fixture->base, "bell-1938");
  window_fixture_open (fixture);
  window_fixture_show (fixture, page);
}

static gpointer
get_page (WindowFixture *fixture, const char *name)
{
  return tc_window_get_page (fixture->window, name);
}

static void
act (WindowFixture *fixture, gpointer page, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), action, NULL));
  wait_for_build (fixture->document);
}

/* The cards of all decks, each with what it does; none of them in copies. */
static void
test_cards (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  GListModel *rows;
  g_autoptr (TcDeckRow) row = NULL;
  g_autofree char *detail = NULL;

  open_game (fixture, "deck");
  page = get_page (fixture, "deck");
  rows = G_LIST_MODEL (page->parts[TC_DECK_CARDS].rows);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 51);
  g_assert_cmpstr (gtk_label_get_label (page->parts[TC_DECK_CARDS].total), ==, "51 cards");
  g_assert_true (gtk_widget_get_visible (page->card_box));
  g_assert_false (gtk_widget_get_visible (page->odds_box));
  g_assert_false (gtk_widget_get_visible (page->tiles_box));
  row = g_list_model_get_item (rows, 3);
  g_object_get (row, "detail", &detail, NULL);
  g_assert_cmpstr (detail, ==,
                   "Remove 1 green cube from France. Place up to 1 white cube in France.");
}

/* A clause that is selected is one of its card, which stays in front. */
static void
test_clauses (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  g_autoptr (TcItem) item = NULL;

  open_game (fixture, "deck");
  page = get_page (fixture, "deck");
  tc_document_select (fixture->document, PARIS "/event/place#1");
  g_assert_true (gtk_selection_model_is_selected (
    GTK_SELECTION_MODEL (page->parts[TC_DECK_CARDS].selection), 3));
  g_assert_cmpuint (g_list_model_get_n_items (tc_clauses_get_rows (page->clauses)), ==, 4);
  item = g_list_model_get_item (tc_clauses_get_rows (page->clauses), 2);
  g_assert_cmpstr (tc_item_get_detail (item), ==, "Place up to 1 white cube in France.");

  act (fixture, page->clauses, "clauses.up");
  g_clear_object (&item);
  item = g_list_model_get_item (tc_clauses_get_rows (page->clauses), 0);
  g_assert_cmpstr (tc_item_get_detail (item), ==, "Place up to 1 white cube in France.");
  act (fixture, page->clauses, "clauses.remove");
  g_assert_cmpuint (g_list_model_get_n_items (tc_clauses_get_rows (page->clauses)), ==, 2);
}

/* What stands at the top and the bottom of a card beside its clauses. */
static void
test_picture (WindowFixture *fixture, gconstpointer data)
{
  TcScenario *scenario;
  TcNode card;
  g_autofree char *text = NULL;
  g_autofree char *footer = NULL;

  open_game (fixture, "deck");
  scenario = tc_document_get_scenario (fixture->document);
  card = tc_scenario_find_by_path (scenario, DECK "/card[borderland-party]");
  text = tc_card_picture_dup_text (scenario, card);
  footer = tc_card_picture_dup_footer (scenario, card);
  g_assert_cmpuint (strlen (text), >, 20);
  g_assert_nonnull (strchr (text, '\n'));
  g_assert_cmpstr (footer, ==, "Repeated");
}

/* What happens when a card is used stands in a part of it, and is shown all the same. */
static void
test_card_that_is_used (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  TcScenario *scenario;
  TcNode card;
  g_autofree char *text = NULL;

  fixture_tear_down (&fixture->base, NULL);
  fixture_set_up_with (&fixture->base, "house");
  window_fixture_open (fixture);
  window_fixture_show (fixture, "deck");
  page = get_page (fixture, "deck");
  scenario = tc_document_get_scenario (fixture->document);
  card = tc_scenario_find_by_path (scenario, "items/item[adrenaline-shot]");
  g_assert_cmpuint (card, !=, TC_NODE_NONE);
  text = tc_card_picture_dup_text (scenario, card);
  g_assert_cmpuint (strlen (text), >, 20);
  tc_document_select_node (fixture->document, card);
  run_until_idle ();
  g_assert_cmpuint (g_list_model_get_n_items (tc_clauses_get_rows (page->clauses)), ==, 2);
}

/* A copy has the event of the card too. */
static void
test_copy (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  g_autoptr (TcDeckRow) row = NULL;
  g_autofree char *detail = NULL;

  open_game (fixture, "deck");
  page = get_page (fixture, "deck");
  tc_document_select (fixture->document, PARIS);
  act (fixture, page, "deck.copy-cards");
  row = g_list_model_get_item (G_LIST_MODEL (page->parts[TC_DECK_CARDS].rows), 4);
  g_object_get (row, "detail", &detail, NULL);
  g_assert_cmpstr (detail, ==,
                   "Remove 1 green cube from France. Place up to 1 white cube in France.");
}

/* The new card of the second deck goes there. */
static void
test_add_to_second_deck (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;

  open_game (fixture, "deck");
  page = get_page (fixture, "deck");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "deck.add-card", "s", "objective"));
  wait_for_build (fixture->document);
  g_assert_true (
    g_str_has_prefix (tc_document_get_selected (fixture->document), "objective-deck/objective["));
}

static void
wait_for_trial (TcPlayPage *page)
{
  while (page->trial != NULL || page->trial_card != NULL)
    g_main_context_iteration (NULL, TRUE);
  run_until_idle ();
}

/* The Play page has a position in which the card can be played, by the one person. */
static void
test_try (WindowFixture *fixture, gconstpointer data)
{
  TcPlayPage *page;
  const TcViewMove *moves;
  gboolean is_offered = FALSE;
  guint n;

  open_game (fixture, "deck");
  page = get_page (fixture, "play");
  tc_document_select (fixture->document, PARIS);
  act (fixture, get_page (fixture, "deck"), "deck.try-card");
  wait_for_trial (page);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_assert_cmpstr (gtk_label_get_label (page->why_not_label), ==,
                   "Divided Paris can be played now.");
  g_assert_false (tc_session_is_covered (page->session));
  g_assert_cmpuint (tc_session_get_viewer (page->session), ==,
                    tc_game_get_state (tc_session_get_game (page->session))->actor);
  moves = tc_view_get_moves (page->view, &n);
  for (guint i = 0; i < n; i++)
    is_offered |=
      g_str_equal (moves[i].verb, "event") && g_str_equal (moves[i].subject, "divided-paris");
  g_assert_true (is_offered);
}

/* What can never be played is not found, and the page says so. */
static void
test_try_in_vain (WindowFixture *fixture, gconstpointer data)
{
  TcPlayPage *page;

  fixture_tear_down (&fixture->base, NULL);
  fixture_set_up_with (&fixture->base, "bell-1938");
  fixture_rewrite (&fixture->base,
                   "<remove piece=\"cube\" side=\"defend\" count=\"1\">\n          <in "
                   "space=\"france\"/>\n        </remove>",
                   "<must><remove piece=\"cube\" side=\"defend\" count=\"26\"><in "
                   "space=\"france\"/></remove></must>");
  window_fixture_open (fixture);
  window_fixture_show (fixture, "deck");
  page = get_page (fixture, "play");
  tc_document_select (fixture->document, PARIS);
  act (fixture, get_page (fixture, "deck"), "deck.try-card");
  wait_for_trial (page);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (page->why_not_label),
                                   "No position was found in which Divided Paris can be played."));
}

/* Nothing refers to a card, but it has copies, which have a tab of their own. */
static void
test_uses_of_a_card (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  TcScenario *scenario;
  TcNode card;

  fixture_tear_down (&fixture->base, NULL);
  fixture_set_up_with (&fixture->base, "dune");
  window_fixture_open (fixture);
  window_fixture_show (fixture, "deck");
  page = get_page (fixture, "deck");
  scenario = tc_document_get_scenario (fixture->document);
  card = tc_scenario_find_by_role (scenario, "card", TC_NODE_NONE);
  g_assert_nonnull (tc_scenario_get_id (scenario, card));
  tc_document_select_node (fixture->document, card);
  act (fixture, fixture->window, "win.show-uses");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (page->views), ==, "copies");
  g_assert_nonnull (
    find_label (GTK_WIDGET (fixture->window), "Nothing refers to this. Copies lists"));
}

/* A click on the card that is selected leads back to it from what is inside it. */
static void
test_click_on_selected (WindowFixture *fixture, gconstpointer data)
{
  TcDeckPage *page;
  g_autoptr (GListModel) controllers = NULL;

  open_game (fixture, "deck");
  page = get_page (fixture, "deck");
  tc_document_select (fixture->document, PARIS "/event/place#1");
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (page->parts[TC_DECK_CARDS].list));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (controllers, i);

    if (g_strcmp0 (gtk_event_controller_get_name (each), "same-row") == 0)
      g_signal_emit_by_name (each, "pressed", 1, 1.0, 1.0);
  }
  g_assert_cmpstr (tc_document_get_selected (fixture->document), ==, PARIS);
}

static char *
dup_row (TcBotsPage *page, guint index)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (page->rows), index);

  return item != NULL
           ? g_strconcat (tc_item_get_title (item), " | ", tc_item_get_detail (item), NULL)
           : NULL;
}

/* Without a game the bot plays one; a row that is put first decides instead of what was there. */
static void
test_bots (WindowFixture *fixture, gconstpointer data)
{
  TcBotsPage *page;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *moved = NULL;
  g_autoptr (TcItem) item = NULL;
  gsize n;

  open_game (fixture, "bots");
  page = get_page (fixture, "bots");
  g_assert_true (page->is_sample);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (page->tables)), ==, 17);
  act (fixture, page, "bots.find");
  second = dup_row (page, 1);
  g_assert_nonnull (strstr (second, " | "));
  item = g_list_model_get_item (G_LIST_MODEL (page->rows), 1);
  tc_document_select (fixture->document, tc_item_get_key (item));
  act (fixture, page, "bots.up");
  first = dup_row (page, 0);
  g_assert_true (g_str_has_prefix (first, "1. "));
  n = (gsize) (strchr (second, '|') - second);
  g_assert_cmpint (strncmp (first + 2, second + 2, n - 2), ==, 0);
  tc_document_undo (fixture->document);
  wait_for_build (fixture->document);
  moved = dup_row (page, 1);
  g_assert_cmpstr (moved, ==, second);
}

/* The position follows the game on the Play page. */
static void
test_bots_follow_the_game (WindowFixture *fixture, gconstpointer data)
{
  TcBotsPage *page;
  TcPlayPage *play;

  open_game (fixture, "play");
  page = get_page (fixture, "bots");
  play = get_page (fixture, "play");
  window_fixture_show (fixture, "bots");
  g_assert_false (page->is_sample);
  g_assert_cmpuint (page->position, ==, 0);
  g_assert_nonnull (tc_session_get_game (play->session));
  g_assert_cmphex (tc_game_get_hash (page->game), ==,
                   tc_game_get_hash (tc_session_get_game (play->session)));
}

/* Rows end at 10, 30 and 40 pixels. */
static void
test_reorder (void)
{
  const double bottoms[] = { 10, 30, 40 };

  g_assert_cmpuint (tc_reorder_find (bottoms, 3, -5), ==, 0);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 4), ==, 0);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 6), ==, 1);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 19), ==, 1);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 21), ==, 2);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 36), ==, 3);
  g_assert_cmpuint (tc_reorder_find (bottoms, 3, 99), ==, 3);
  g_assert_cmpuint (tc_reorder_find (bottoms, 0, 5), ==, 0);
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  window_fixture_add ("/editor/cards-page/cards", test_cards);
  window_fixture_add ("/editor/cards-page/clauses", test_clauses);
  window_fixture_add ("/editor/cards-page/picture", test_picture);
  window_fixture_add ("/editor/cards-page/card-that-is-used", test_card_that_is_used);
  window_fixture_add ("/editor/cards-page/copy", test_copy);
  window_fixture_add ("/editor/cards-page/add-to-second-deck", test_add_to_second_deck);
  window_fixture_add ("/editor/cards-page/uses-of-a-card", test_uses_of_a_card);
  window_fixture_add ("/editor/cards-page/click-on-selected", test_click_on_selected);
  window_fixture_add ("/editor/cards-page/try", test_try);
  window_fixture_add ("/editor/cards-page/try-in-vain", test_try_in_vain);
  window_fixture_add ("/editor/bots-page/rows", test_bots);
  window_fixture_add ("/editor/bots-page/follow-the-game", test_bots_follow_the_game);
  g_test_add_func ("/editor/reorder/find", test_reorder);

  return g_test_run ();
}
