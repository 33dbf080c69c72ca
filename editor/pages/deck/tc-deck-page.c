/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-deck-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-element.h"
#include "document/tc-grid-model.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "pages/deck/tc-deck-page-private.h"
#include "pages/deck/tc-hand-odds.h"
#include "widgets/tc-delete.h"

G_DEFINE_FINAL_TYPE (TcDeckPage, tc_deck_page, TC_TYPE_PAGE)

void
tc_deck_page_report (TcDeckPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

TcNode
tc_deck_page_find_container (TcScenario *scenario, TcDeckPart part, TcNode after)
{
  return tc_scenario_find_by_role (scenario, part == TC_DECK_CARDS ? "deck" : "tileset", after);
}

/* The size of a hand: attribute "size" of role "hand", or what the schema says without it. */
static guint
get_hand_size (TcScenario *scenario)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  TcNode node = tc_scenario_find_by_role (scenario, "hand", TC_NODE_NONE);
  gint64 size = 0;

  if (node != TC_NODE_NONE)
    tc_scenario_read_int (scenario, node, "size", &size);
  for (guint i = 0; node == TC_NODE_NONE && i < schema->n_elements; i++) {
    const TcSchemaAttribute *attribute;

    if (g_strcmp0 (schema->elements[i]->role, "hand") != 0)
      continue;
    attribute = tc_schema_content_find_attribute (schema->elements[i]->content, "size");
    if (attribute != NULL && attribute->default_value != NULL)
      size = g_ascii_strtoll (attribute->default_value, NULL, 10);
  }

  return (guint) CLAMP (size, 0, (gint64) TC_HAND_ODDS_MOST);
}

static void
append_odds (GString *text, const char *what, guint n_cards, guint n_wanted, guint n_hand)
{
  guint none = tc_hand_odds_none (n_cards, n_wanted, n_hand);
  g_autofree char *some_text = tc_hand_odds_dup_text (TC_HAND_ODDS_CERTAIN - none);
  g_autofree char *none_text = tc_hand_odds_dup_text (none);

  g_string_append_printf (text, _ ("%s%s: at least one %s, none %s"), text->len > 0 ? "\n" : "",
                          what, some_text, none_text);
}

/* Copies in the deck of the element named @kind, or of all lead cards: those of the key space of
 * that name. */
static guint
count_cards (TcScenario *scenario, const char *kind)
{
  TcNode deck = tc_deck_page_find_container (scenario, TC_DECK_CARDS, TC_NODE_NONE);
  TcNode node = tc_scenario_get_first_child (scenario, deck);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node)) {
    const char *space = tc_scenario_get_element (scenario, node)->key_space;
    gint64 copies = 0;

    if (kind != NULL ? g_str_equal (tc_scenario_get_name (scenario, node), kind)
                     : g_strcmp0 (space, "lead-card") == 0)
      tc_scenario_read_int (scenario, node, "copies", &copies);
    n += (guint) MAX (0, copies);
  }

  return n;
}

static void
update_odds (TcDeckPage *self, TcScenario *scenario)
{
  TcNode deck = tc_deck_page_find_container (scenario, TC_DECK_CARDS, TC_NODE_NONE);
  guint n_cards = self->parts[TC_DECK_CARDS].n_copies;
  guint n_hand = get_hand_size (scenario);
  guint n_lead = deck != TC_NODE_NONE ? count_cards (scenario, NULL) : 0;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *title = NULL;

  if (deck == TC_NODE_NONE)
    return;
  title = g_strdup_printf (ngettext ("An opening hand of %u card contains",
                                     "An opening hand of %u cards contains", n_hand),
                           n_hand);
  gtk_label_set_label (self->hand_title, title);
  if (n_lead > 0) {
    g_autofree char *what = g_strdup_printf (_ ("lead cards (%u)"), n_lead);

    append_odds (text, what, n_cards, n_lead, n_hand);
  }
  for (guint i = 0; i < tc_scenario_get_element (scenario, deck)->content->n_elements; i++) {
    const TcSchemaElement *kind = tc_scenario_get_element (scenario, deck)->content->elements[i];
    guint n = count_cards (scenario, kind->name);
    g_autofree char *what = g_strdup_printf ("%s (%u)", tc_word_translate (kind->label), n);

    if (n > 0)
      append_odds (text, what, n_cards, n, n_hand);
  }
  gtk_label_set_label (self->hand_odds, text->str);
}

/* Of any choice of cards: those that are selected. */
static void
update_selected_odds (TcDeckPage *self, TcScenario *scenario)
{
  TcDeckList *list = &self->parts[TC_DECK_CARDS];
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (GTK_SELECTION_MODEL (list->selection));
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list->rows)); i++) {
    g_autoptr (TcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (list->rows), i);

    n += gtk_bitset_contains (selected, i) ? tc_deck_row_get_copies (row) : 0;
  }
  if (n > 0) {
    g_autofree char *what = g_strdup_printf (_ ("the selected cards (%u)"), n);

    append_odds (text, what, list->n_copies, n, get_hand_size (scenario));
  }
  gtk_label_set_label (self->selected_odds,
                       n > 0 ? text->str
                             : _ ("Select cards to see how often a hand contains one."));
}

static void
update_totals (TcDeckPage *self, TcScenario *scenario)
{
  TcNode region = tc_grid_find_region (scenario);
  guint n_cards = self->parts[TC_DECK_CARDS].n_copies;
  guint n_tiles = self->parts[TC_DECK_TILES].n_copies;
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", n_cards), n_cards);
  g_autofree char *tiles = NULL;

  if (region != TC_NODE_NONE) {
    TcGridCount count;

    tc_grid_count (scenario, TC_NODE_NONE, &count);
    tiles = g_strdup_printf (_ ("%u tiles for %u places"), n_tiles, count.n_places);
    if (n_tiles != count.n_places)
      gtk_widget_add_css_class (GTK_WIDGET (self->parts[TC_DECK_TILES].total), "error");
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self->parts[TC_DECK_TILES].total), "error");
  } else
    tiles = g_strdup_printf (ngettext ("%u tile", "%u tiles", n_tiles), n_tiles);
  gtk_label_set_label (self->parts[TC_DECK_CARDS].total, cards);
  gtk_label_set_label (self->parts[TC_DECK_TILES].total, tiles);
}

/* What is inside a card, such as a clause, is of the card. */
static gboolean
is_selected (char **paths, const char *row)
{
  gsize length = strlen (row);

  for (guint i = 0; paths[i] != NULL; i++) {
    if (strncmp (paths[i], row, length) == 0 &&
        (paths[i][length] == '\0' || paths[i][length] == '/'))
      return TRUE;
  }

  return FALSE;
}

static gboolean
show_selection_in (TcDeckPage *self, TcDeckPart part)
{
  TcDeckList *list = &self->parts[part];
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list->rows));
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) mask = gtk_bitset_new_range (0, n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (list->rows), i);

    if (is_selected (paths, tc_deck_row_get_path (row)))
      gtk_bitset_add (selected, i);
  }
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (list->selection), selected, mask);

  return !gtk_bitset_is_empty (selected);
}

static void
show_selection (TcDeckPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean is_readable = tc_document_is_readable (self->document);
  gboolean has_card, has_tile;

  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  has_card = show_selection_in (self, TC_DECK_CARDS);
  has_tile = show_selection_in (self, TC_DECK_TILES);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.remove-cards", has_card && is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.copy-cards", has_card && is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.remove-tiles", has_tile && is_readable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.copy-tiles", has_tile && is_readable);
  update_selected_odds (self, scenario);
  tc_deck_page_update_card (self, scenario);
  tc_deck_page_update_doors (self, scenario);
}

/* (transfer full): what may be added: where there are several containers, a section for each.
 * @out_title: (transfer full) (nullable): what they are called. */
static GMenu *
make_add_menu (TcScenario *scenario, TcDeckPart part, char **out_title)
{
  const char *action = part == TC_DECK_CARDS ? "deck.add-card" : "deck.add-tile";
  TcNode container = tc_deck_page_find_container (scenario, part, TC_NODE_NONE);
  TcNode next = TC_NODE_NONE;
  GMenu *menu = NULL;

  *out_title = container != TC_NODE_NONE ? tc_node_dup_kind (scenario, container) : NULL;
  if (container != TC_NODE_NONE)
    next = tc_deck_page_find_container (scenario, part, container);
  if (next == TC_NODE_NONE)
    return container != TC_NODE_NONE ? tc_element_make_add_menu (scenario, container, action)
                                     : NULL;
  menu = g_menu_new ();
  g_free (*out_title);
  *out_title = g_strdup (part == TC_DECK_CARDS ? _ ("Cards") : _ ("Tiles"));
  for (; container != TC_NODE_NONE;
       container = tc_deck_page_find_container (scenario, part, container)) {
    g_autofree char *kind = tc_node_dup_kind (scenario, container);
    g_autoptr (GMenu) section = tc_element_make_add_menu (scenario, container, action);

    g_menu_append_section (menu, kind, G_MENU_MODEL (section));
  }

  return menu;
}

static void
update_part (TcDeckPage *self, TcScenario *scenario, TcDeckPart part)
{
  g_autofree char *title = NULL;
  g_autoptr (GMenu) menu = make_add_menu (scenario, part, &title);

  tc_deck_page_update_rows (self, scenario, part);
  if (menu == NULL)
    return;
  gtk_label_set_label (self->parts[part].title, title);
  gtk_menu_button_set_menu_model (self->parts[part].add_button, G_MENU_MODEL (menu));
}

static void
tc_deck_page_update (TcPage *page)
{
  TcDeckPage *self = TC_DECK_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_deck = scenario != NULL && tc_deck_page_find_container (
                                            scenario, TC_DECK_CARDS, TC_NODE_NONE) != TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_deck ? "deck" : "empty");
  if (!has_deck)
    return;
  self->is_updating = TRUE;
  for (guint i = 0; i < TC_N_DECK_PARTS; i++)
    update_part (self, scenario, i);
  gtk_widget_set_visible (self->tiles_box,
                          tc_deck_page_find_container (scenario, TC_DECK_TILES, TC_NODE_NONE) !=
                            TC_NODE_NONE);
  gtk_widget_set_visible (self->odds_box, self->parts[TC_DECK_CARDS].has_copies);
  gtk_widget_set_visible (self->card_box,
                          tc_deck_page_has_events (tc_scenario_get_schema (scenario)));
  update_totals (self, scenario);
  update_odds (self, scenario);
  tc_deck_page_update_copies (self, scenario);
  self->is_updating = FALSE;
  show_selection (self);
}

static void
tc_deck_page_follow (TcPage *page)
{
  TcDeckPage *self = TC_DECK_PAGE (page);

  if (!self->is_updating)
    show_selection (self);
}

static TcDeckPart
get_part (const char *action)
{
  return g_str_has_suffix (action, "tile") || g_str_has_suffix (action, "tiles") ? TC_DECK_TILES
                                                                                 : TC_DECK_CARDS;
}

/* The first container that may hold a @kind. */
static TcNode
find_container_of (TcScenario *scenario, TcDeckPart part, const char *kind)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_deck_page_find_container (scenario, part, node)) != TC_NODE_NONE &&
         tc_schema_content_find_element (tc_scenario_get_element (scenario, node)->content, kind,
                                         NULL) == NULL)
    ;

  return node;
}

static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcDeckPage *self = TC_DECK_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *kind = g_variant_get_string (parameter, NULL);
  TcNode container =
    scenario != NULL ? find_container_of (scenario, get_part (action), kind) : TC_NODE_NONE;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  if (container == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, container);
  if (!tc_element_add (self->document, path, kind, &error))
    tc_deck_page_report (self, error->message);
}

/* (transfer full): the selected rows of the part. */
static char **
dup_chosen (TcDeckPage *self, TcDeckPart part)
{
  TcDeckList *list = &self->parts[part];
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (GTK_SELECTION_MODEL (list->selection));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list->rows)); i++) {
    g_autoptr (TcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (list->rows), i);

    if (gtk_bitset_contains (selected, i))
      g_strv_builder_add (builder, tc_deck_row_get_path (row));
  }

  return g_strv_builder_end (builder);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcDeckPage *self = TC_DECK_PAGE (widget);
  g_auto (GStrv) paths = dup_chosen (self, get_part (action));

  tc_delete (widget, self->document, (const char *const *) paths);
}

/* What came along: cards that are data of their own. */
static void
say_copied (TcDeckPage *self, const char *path)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = scenario != NULL ? tc_scenario_find_by_path (scenario, path) : TC_NODE_NONE;
  TcNode card = TC_NODE_NONE;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  if (node == TC_NODE_NONE)
    return;
  while ((card = tc_scenario_find_child_by_role (scenario, node, "card-copy", card)) !=
         TC_NODE_NONE)
    n++;
  if (n == 0)
    return;
  title = tc_node_dup_title (scenario, node);
  /* TRANSLATORS: %s is the name of a kind of card */
  text = g_strdup_printf (ngettext ("Duplicated %s with its %u card in the deck",
                                    "Duplicated %s with its %u cards in the deck", n),
                          title, n);
  tc_deck_page_report (self, text);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcDeckPage *self = TC_DECK_PAGE (widget);
  g_auto (GStrv) paths = dup_chosen (self, get_part (action));
  g_autoptr (GError) error = NULL;

  if (paths[0] == NULL)
    return;
  if (tc_element_copy (self->document, paths[0], &error))
    say_copied (self, paths[0]);
  else
    tc_deck_page_report (self, error->message);
}

static void
tc_deck_page_attach (TcPage *page, TcDocument *document)
{
  TC_DECK_PAGE (page)->document = document;
  tc_deck_page_attach_copies (TC_DECK_PAGE (page));
  tc_tile_doors_set_document (TC_DECK_PAGE (page)->doors, document);
  tc_clauses_set_document (TC_DECK_PAGE (page)->clauses, document);
}

static void
tc_deck_page_dispose (GObject *object)
{
  TcDeckPage *self = TC_DECK_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  for (guint i = 0; i < TC_N_DECK_PARTS; i++) {
    g_clear_object (&self->parts[i].rows);
    g_clear_object (&self->parts[i].selection);
  }
  G_OBJECT_CLASS (tc_deck_page_parent_class)->dispose (object);
}

static void
bind_part (GtkWidgetClass *widget_class, TcDeckPart part, const char *name, gsize offset)
{
  g_autofree char *full =
    g_strdup_printf ("%s_%s", part == TC_DECK_CARDS ? "cards" : "tiles", name);

  gtk_widget_class_bind_template_child_full (
    widget_class, full, FALSE,
    (gssize) (G_STRUCT_OFFSET (TcDeckPage, parts) + part * sizeof (TcDeckList) + offset));
}

static void
tc_deck_page_class_init (TcDeckPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "deck", "card", "tileset", "tile", NULL };
  static const char *const needs[] = { "deck", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_deck_page_dispose;

  page_class->name = "deck";
  page_class->title = N_ ("Cards and Tiles");
  page_class->icon_name = "tc-cards-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_deck_page_attach;
  page_class->update = tc_deck_page_update;
  page_class->follow = tc_deck_page_follow;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/pages/deck/tc-deck-page.ui");
  for (guint i = 0; i < TC_N_DECK_PARTS; i++) {
    bind_part (widget_class, i, "list", G_STRUCT_OFFSET (TcDeckList, list));
    bind_part (widget_class, i, "title", G_STRUCT_OFFSET (TcDeckList, title));
    bind_part (widget_class, i, "total", G_STRUCT_OFFSET (TcDeckList, total));
    bind_part (widget_class, i, "add_button", G_STRUCT_OFFSET (TcDeckList, add_button));
  }
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, tiles_box);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, odds_box);
  tc_deck_page_install_card (widget_class);
  tc_deck_page_install_copies (widget_class);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, hand_title);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, hand_odds);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, selected_odds);
  gtk_widget_class_install_action (widget_class, "deck.add-card", "s", add_action);
  gtk_widget_class_install_action (widget_class, "deck.add-tile", "s", add_action);
  gtk_widget_class_install_action (widget_class, "deck.remove-cards", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "deck.remove-tiles", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "deck.copy-cards", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "deck.copy-tiles", NULL, copy_action);
}

static void
tc_deck_page_init (TcDeckPage *self)
{
  self->is_updating = TRUE;
  g_type_ensure (TC_TYPE_CARD_PICTURE);
  g_type_ensure (TC_TYPE_CLAUSES);
  g_type_ensure (TC_TYPE_TILE_DOORS);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < TC_N_DECK_PARTS; i++)
    tc_deck_page_set_up_rows (self, i);
  self->is_updating = FALSE;
}
