/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-deck-page-private.h"
#include "sheet/tc-sheet-cross.h"

/* How many cards there are by what they bear, and whether they suffice for each number of players:
 * for decks whose copies are data of their own. */

void
tc_deck_page_update_copies (TcDeckPage *self, TcScenario *scenario)
{
  g_autoptr (TcSheetData) copies = tc_sheet_data_new_copies (scenario);
  g_autoptr (TcSheetData) sums = tc_sheet_data_new_sums (scenario);
  gboolean has_copies = copies->cells->len > 0;

  gtk_widget_set_visible (self->views_bar, has_copies);
  gtk_widget_set_visible (self->sums_box, sums->cells->len > 0);
  /* With nothing in it there is still room for its bars. */
  gtk_widget_set_visible (self->below_cards, gtk_widget_get_visible (self->sums_box) ||
                                               gtk_widget_get_visible (self->odds_box));
  if (!has_copies)
    gtk_stack_set_visible_child_name (self->views, "cards");
  tc_sheet_take_data (self->copies, g_steal_pointer (&copies));
  tc_sheet_take_data (self->sums, g_steal_pointer (&sums));
}

gboolean
tc_deck_page_show_copies (TcDeckPage *self)
{
  g_return_val_if_fail (TC_IS_DECK_PAGE (self), FALSE);

  if (!gtk_widget_get_visible (self->views_bar))
    return FALSE;
  gtk_stack_set_visible_child_name (self->views, "copies");
  return TRUE;
}

void
tc_deck_page_attach_copies (TcDeckPage *self)
{
  tc_sheet_set_document (self->copies, self->document);
  tc_sheet_set_document (self->sums, self->document);
}

void
tc_deck_page_install_copies (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_SHEET);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, views);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, views_bar);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, copies);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, below_cards);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, sums_box);
  gtk_widget_class_bind_template_child (widget_class, TcDeckPage, sums);
}
