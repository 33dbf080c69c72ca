/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-node.h"
#include "pages/deck/tc-deck-page-private.h"

/* The selected card as it looks, and what it does as a tree of clauses. */

gboolean
tc_deck_page_has_events (const TcSchema *schema)
{
  for (guint i = 0; i < schema->n_elements; i++) {
    if (g_strcmp0 (schema->elements[i]->role, "card") == 0 &&
        tc_schema_content_find_role (schema->elements[i]->content, "effects") != NULL)
      return TRUE;
  }

  return FALSE;
}

/* The card that is selected, or around what is; else the first one of the list. */
static TcNode
find_card (TcDeckPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode card =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "card") : TC_NODE_NONE;

  if (card != TC_NODE_NONE)
    return card;

  return tc_scenario_find_by_role (scenario, "card", TC_NODE_NONE);
}

/* What has the effects: the card, or the part of it that says when they happen. */
static TcNode
find_owner (TcScenario *scenario, TcNode card)
{
  TcNode part;

  if (card == TC_NODE_NONE ||
      tc_scenario_find_child_by_role (scenario, card, "effects", TC_NODE_NONE) != TC_NODE_NONE)
    return card;
  for (part = tc_scenario_get_first_child (scenario, card); part != TC_NODE_NONE;
       part = tc_scenario_get_next_sibling (scenario, part))
    if (tc_scenario_find_child_by_role (scenario, part, "effects", TC_NODE_NONE) != TC_NODE_NONE)
      return part;

  return card;
}

void
tc_deck_page_update_card (TcDeckPage *self, TcScenario *scenario)
{
  TcNode card;

  if (!tc_deck_page_has_events (tc_scenario_get_schema (scenario)))
    return;
  card = find_card (self, scenario);
  tc_card_picture_set_card (self->picture, scenario, card);
  tc_clauses_show (self->clauses, scenario, find_owner (scenario, card), "effects");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "deck.try-card", card != TC_NODE_NONE);
}

void
tc_deck_page_update_doors (TcDeckPage *self, TcScenario *scenario)
{
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode tile =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "tile") : TC_NODE_NONE;

  tc_tile_doors_show (
    self->doors, scenario,
    tile != TC_NODE_NONE ? tile : tc_scenario_find_by_role (scenario, "tile", TC_NODE_NONE));
}

/* On the Play page, which belongs to the window. */
static void
try_card_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcDeckPage *self = TC_DECK_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode card = scenario != NULL ? find_card (self, scenario) : TC_NODE_NONE;
  g_autofree char *path = NULL;

  if (card == TC_NODE_NONE)
    return;
  path = tc_scenario_dup_path (scenario, card);
  gtk_widget_activate_action (widget, "win.try-card", "s", path);
}

void
tc_deck_page_install_card (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, card_box);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, picture);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, clauses);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, doors);
  gtk_widget_class_install_action (widget_class, "deck.try-card", NULL, try_card_action);
}
