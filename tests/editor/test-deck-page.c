/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-node-picture.h"
#include "fixture.h"
#include "pages/deck/tc-deck-page-private.h"
#include "widgets.h"

/* Cards and tiles in a window: what is counted, and what becomes of the document. */

#define DECK   "action-deck"
#define SEARCH DECK "/search[search]"

typedef struct {
  Fixture base;
  GtkWidget *window;
  TcDeckPage *page;
} DeckFixture;

static void
set_up (DeckFixture *fixture, gconstpointer system)
{
  fixture_set_up_with (&fixture->base, system);
  fixture_open (&fixture->base);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (TC_TYPE_DECK_PAGE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 900);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  tc_page_set_document (TC_PAGE (fixture->page), fixture->base.document);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->page));
}

static void
tear_down (DeckFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->base.document);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  fixture_tear_down (&fixture->base, data);
}

static void
act (DeckFixture *fixture, const char *action, const char *kind)
{
  if (kind != NULL)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, "s", kind));
  else
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  wait_for_build (fixture->base.document);
}

static guint
count_rows (DeckFixture *fixture, TcDeckPart part)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->page->parts[part].rows));
}

/* (transfer full) */
static TcDeckRow *
get_row (DeckFixture *fixture, TcDeckPart part, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (fixture->page->parts[part].rows), position);
}

/* The row's own, found by what a screen reader says of it. */
static GtkSpinButton *
find_spin (GtkWidget *root, const char *name)
{
  if (GTK_IS_SPIN_BUTTON (root) &&
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          name) == NULL)
    return GTK_SPIN_BUTTON (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkSpinButton *found = find_spin (child, name);

    if (found != NULL)
      return found;
  }
  return NULL;
}

static gboolean
is_as_it_was (DeckFixture *fixture)
{
  TcSource *source = tc_document_get_source (fixture->base.document);

  return g_str_equal (tc_source_get_text (source, NULL), fixture->base.text);
}

/* The chances are those of test-hand-odds, counted by hand. */
static void
test_counts (DeckFixture *fixture, gconstpointer data)
{
  TcDeckPage *page = fixture->page;
  const char *odds = gtk_label_get_label (page->hand_odds);
  g_autoptr (TcDeckRow) row = get_row (fixture, TC_DECK_CARDS, 0);
  g_autofree char *share = NULL;

  g_assert_cmpuint (count_rows (fixture, TC_DECK_CARDS), ==, 9);
  g_assert_cmpuint (count_rows (fixture, TC_DECK_TILES), ==, 10);
  g_assert_cmpstr (gtk_label_get_label (page->parts[TC_DECK_CARDS].total), ==, "72 cards");
  g_assert_cmpstr (gtk_label_get_label (page->parts[TC_DECK_TILES].total), ==,
                   "48 tiles for 48 places");
  g_assert_false (
    gtk_widget_has_css_class (GTK_WIDGET (page->parts[TC_DECK_TILES].total), "error"));
  g_assert_cmpstr (gtk_label_get_label (page->hand_title), ==,
                   "An opening hand of 6 cards contains");
  g_assert_nonnull (strstr (odds, "lead cards (36): at least one 98.75 %, none 1.25 %\n"));
  g_assert_nonnull (strstr (odds, "(16): at least one 79.22 %, none 20.78 %"));
  g_object_get (row, "share", &share, NULL);
  g_assert_cmpstr (tc_deck_row_get_title (row), ==, "Search");
  g_assert_cmpstr (share, ==, "22.2 %");
}

/* Steps of a number are one step of undo, until the keyboard goes elsewhere. */
static void
test_copies (DeckFixture *fixture, gconstpointer data)
{
  g_autoptr (TcDeckRow) row = get_row (fixture, TC_DECK_CARDS, 0);
  g_autoptr (TcDeckRow) same = NULL;
  GtkSpinButton *spin = find_spin (GTK_WIDGET (fixture->page), "Copies of Search");

  g_assert_nonnull (spin);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 16);
  gtk_widget_grab_focus (GTK_WIDGET (spin));
  gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 1);
  gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 1);
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (get_value (fixture->base.document, SEARCH, "copies"), ==, "18");
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->parts[TC_DECK_CARDS].total), ==, "74 cards");
  same = get_row (fixture, TC_DECK_CARDS, 0);
  g_assert_true (same == row);

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_spin_button_spin (spin, GTK_SPIN_STEP_BACKWARD, 1);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 2);
  tc_document_undo (fixture->base.document);
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (spin), ==, 16);
}

/* More tiles than the city has places: the total says so in red. */
static void
test_too_many_tiles (DeckFixture *fixture, gconstpointer data)
{
  GtkLabel *total = fixture->page->parts[TC_DECK_TILES].total;

  fixture_edit (&fixture->base, "tileset/traffic[traffic]", "copies", "9");
  wait_for_build (fixture->base.document);
  g_assert_cmpstr (gtk_label_get_label (total), ==, "49 tiles for 48 places");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (total), "error"));
  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (total), "error"));
}

/* (nullable): the visible image below @root that says @words to a screen reader. */
static GtkWidget *
find_mark (GtkWidget *root, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_IMAGE (root) && gtk_widget_get_mapped (root) &&
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          words) == NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_mark (child, words);
  return found;
}

/* A card or tile with a problem is marked, with what is wrong, until it is put right. */
static void
test_marks (DeckFixture *fixture, gconstpointer data)
{
  static const char words[] = "copies cannot be \"many\": expected a whole number from 0 to 999";
  g_autofree char *label = g_strconcat ("Error: ", words, NULL);
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_autoptr (TcDeckRow) row = get_row (fixture, TC_DECK_CARDS, 0);
  g_autoptr (TcDeckRow) other = get_row (fixture, TC_DECK_CARDS, 1);
  GtkWidget *mark;
  TcSeverity severity;

  g_assert_null (tc_deck_row_get_problem (row, &severity));
  fixture_edit (&fixture->base, SEARCH, "copies", "many");
  wait_for_build (fixture->base.document);
  gtk_test_widget_wait_for_draw (page);
  g_assert_cmpstr (tc_deck_row_get_problem (row, &severity), ==, words);
  g_assert_cmpint (severity, ==, TC_SEVERITY_ERROR);
  g_assert_null (tc_deck_row_get_problem (other, &severity));
  mark = find_mark (page, label);
  g_assert_nonnull (mark);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (mark), ==, words);
  g_assert_true (gtk_widget_has_css_class (mark, "error"));

  tc_document_undo (fixture->base.document);
  wait_for_build (fixture->base.document);
  gtk_test_widget_wait_for_draw (page);
  g_assert_null (tc_deck_row_get_problem (row, &severity));
  g_assert_null (find_mark (page, label));
}

/* What is selected here is the document's selection, and the other way round. */
static void
test_selection (DeckFixture *fixture, gconstpointer data)
{
  GtkSelectionModel *cards = GTK_SELECTION_MODEL (fixture->page->parts[TC_DECK_CARDS].selection);
  GtkSelectionModel *tiles = GTK_SELECTION_MODEL (fixture->page->parts[TC_DECK_TILES].selection);
  g_auto (GStrv) paths = NULL;

  g_assert_cmpstr (gtk_label_get_label (fixture->page->selected_odds), ==,
                   "Select cards to see how often a hand contains one.");
  gtk_selection_model_select_item (cards, 1, TRUE);
  gtk_selection_model_select_item (cards, 2, FALSE);
  paths = tc_document_dup_selection (fixture->base.document);
  g_assert_cmpuint (g_strv_length (paths), ==, 2);
  g_assert_cmpstr (paths[0], ==, DECK "/patrol-card[patrol-red]");
  /* None of 10 in 6 of 72: C(62,6) / C(72,6). */
  g_assert_cmpstr (gtk_label_get_label (fixture->page->selected_odds), ==,
                   "the selected cards (10): at least one 60.65 %, none 39.35 %");

  tc_document_select (fixture->base.document, "tileset/traffic[traffic]");
  g_assert_false (gtk_selection_model_is_selected (cards, 1));
  g_assert_true (gtk_selection_model_is_selected (tiles, 8));
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "deck.copy-cards", NULL);
  g_assert_cmpuint (tc_document_get_n_steps (fixture->base.document), ==, 0);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->selected_odds), ==,
                   "Select cards to see how often a hand contains one.");
}

/* A copy has all that was written of the first, under an id of its own, and stands after it. */
static void
test_copy (DeckFixture *fixture, gconstpointer data)
{
  g_autoptr (TcDeckRow) row = NULL;
  const char *path = NULL;

  tc_document_select (fixture->base.document, DECK "/patrol-card[patrol-red]");
  act (fixture, "deck.copy-cards", NULL);
  g_assert_cmpuint (count_rows (fixture, TC_DECK_CARDS), ==, 10);
  row = get_row (fixture, TC_DECK_CARDS, 2);
  path = tc_deck_row_get_path (row);
  g_assert_cmpstr (path, !=, DECK "/patrol-card[patrol-green]");
  g_assert_true (g_str_has_prefix (path, DECK "/patrol-card["));
  g_assert_cmpstr (get_value (fixture->base.document, path, "colour"), ==, "red");
  g_assert_cmpstr (get_value (fixture->base.document, path, "copies"), ==, "5");
  tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

static void
test_add_and_remove (DeckFixture *fixture, gconstpointer data)
{
  g_auto (GStrv) paths = NULL;

  act (fixture, "deck.add-tile", "traffic");
  g_assert_cmpuint (count_rows (fixture, TC_DECK_TILES), ==, 11);
  paths = tc_document_dup_selection (fixture->base.document);
  g_assert_cmpuint (g_strv_length (paths), ==, 1);
  g_assert_true (g_str_has_prefix (paths[0], "tileset/traffic["));
  act (fixture, "deck.remove-tiles", NULL);
  g_assert_cmpuint (count_rows (fixture, TC_DECK_TILES), ==, 10);
  act (fixture, "deck.add-card", "fugitive-card");
  g_assert_cmpuint (count_rows (fixture, TC_DECK_CARDS), ==, 10);
  while (tc_document_get_position (fixture->base.document) > 0)
    tc_document_undo (fixture->base.document);
  g_assert_true (is_as_it_was (fixture));
}

static gboolean
is_offered (DeckFixture *fixture, const char *kind)
{
  GMenuModel *menu =
    gtk_menu_button_get_menu_model (fixture->page->parts[TC_DECK_CARDS].add_button);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *target = NULL;

    g_assert_true (g_menu_model_get_item_attribute (menu, i, "target", "s", &target));
    if (g_str_equal (target, kind))
      return TRUE;
  }
  return FALSE;
}

/* Only what the schema has room for. */
static void
test_what_is_offered (DeckFixture *fixture, gconstpointer data)
{
  g_assert_true (is_offered (fixture, "fugitive-card"));
  g_assert_false (is_offered (fixture, "search"));
  tc_document_select (fixture->base.document, SEARCH);
  act (fixture, "deck.remove-cards", NULL);
  g_assert_cmpuint (count_rows (fixture, TC_DECK_CARDS), ==, 8);
  g_assert_true (is_offered (fixture, "search"));
}

/* A game without a deck has nothing to count. */
static void
test_without_a_deck (DeckFixture *fixture, gconstpointer data)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (fixture->page->stack)), ==,
                   "empty");
  g_assert_cmpuint (count_rows (fixture, TC_DECK_CARDS), ==, 0);
}

/* (nullable) */
static GtkWidget *
find_picture (GtkWidget *root)
{
  GtkWidget *found = TC_IS_NODE_PICTURE (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_picture (child);

  return found;
}

/* (transfer full) (nullable) */
static GskRenderNode *
draw (GtkWidget *picture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_test_widget_wait_for_draw (picture);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (picture),
                          gtk_widget_get_height (picture));

  return gtk_snapshot_free_to_node (snapshot);
}

/* (transfer full): what the first row of the cards shows. */
static GBytes *
draw_first (DeckFixture *fixture)
{
  GtkWidget *picture = find_picture (GTK_WIDGET (fixture->page->parts[TC_DECK_CARDS].list));
  GskRenderNode *node;
  GBytes *bytes;

  /* A row that has just been made is not in the first frame yet. */
  while ((node = draw (picture)) == NULL)
    ;
  bytes = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);

  return bytes;
}

/* The picture has the name of the card. */
static void
test_renamed (DeckFixture *fixture, gconstpointer data)
{
  g_autoptr (TcDeckRow) row = get_row (fixture, TC_DECK_CARDS, 0);
  g_autoptr (GBytes) before = draw_first (fixture);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_document_set_attribute (fixture->base.document, tc_deck_row_get_path (row),
                                            "name", "Spymaster", &error));
  wait_for_build (fixture->base.document);
  run_until_idle ();
  after = draw_first (fixture);
  g_assert_false (g_bytes_equal (before, after));
}

/* The cards of a kind are data of their own and come along; no id of theirs is another's. */
static void
test_copy_with_cards (DeckFixture *fixture, gconstpointer data)
{
  TcDocument *document = fixture->base.document;
  g_autoptr (TcDeckRow) row = get_row (fixture, TC_DECK_CARDS, 0);

  tc_document_select (document, tc_deck_row_get_path (row));
  run_until_idle ();
  act (fixture, "deck.copy-cards", NULL);
  /* Nor has it the name of the other. */
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (tc_document_get_build (document))), ==,
                    0);
  g_assert_cmpstr (gtk_label_get_label (fixture->page->parts[TC_DECK_CARDS].total), ==, "35 cards");
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/deck-page/" name, DeckFixture, "badge", set_up, test, tear_down)

/* Nothing is below the cards where nothing is counted: the list has all the room. */
static void
test_room (DeckFixture *fixture, gconstpointer data)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (fixture->page->parts[TC_DECK_CARDS].list),
                                             GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *around = gtk_widget_get_parent (list);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (list, around, &bounds));
  g_assert_cmpint ((int) (bounds.origin.y + bounds.size.height), ==,
                   gtk_widget_get_height (around));
}

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("counts", test_counts);
  ADD ("copies", test_copies);
  ADD ("too-many-tiles", test_too_many_tiles);
  ADD ("marks", test_marks);
  ADD ("selection", test_selection);
  ADD ("copy", test_copy);
  ADD ("add-and-remove", test_add_and_remove);
  g_test_add ("/editor/deck-page/copy-with-cards", DeckFixture, "dune", set_up,
              test_copy_with_cards, tear_down);
  g_test_add ("/editor/deck-page/renamed", DeckFixture, "dune", set_up, test_renamed, tear_down);
  g_test_add ("/editor/deck-page/room", DeckFixture, "house", set_up, test_room, tear_down);
  ADD ("what-is-offered", test_what_is_offered);
  g_test_add ("/editor/deck-page/without-a-deck", DeckFixture, "betrayal-1940", set_up,
              test_without_a_deck, tear_down);

  return g_test_run ();
}
