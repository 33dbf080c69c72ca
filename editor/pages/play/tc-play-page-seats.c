/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game is made of: the choice of a setup and, for each seat, of a person or a bot. */

#include "pages/play/tc-play-page-private.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"

static void
bot_chosen_cb (TcPlayPage *self, GParamSpec *pspec, GtkDropDown *drop_down)
{
  guint8 seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop_down), "seat"));
  guint position = gtk_drop_down_get_selected (drop_down);
  TcGame *game = tc_session_get_game (self->session);
  g_autofree const TcBot **bots = game != NULL ? tc_bot_list (tc_game_get_ruleset (game)) : NULL;

  tc_session_set_bot (self->session, seat,
                      position > 0 && bots != NULL ? bots[position - 1] : NULL);
}

static GtkWidget *
create_seat_cb (gpointer object, gpointer user_data)
{
  TcPlayPage *self = user_data;
  TcItem *item = object;
  g_autofree char *label = g_strdup_printf (_ ("Who plays %s"), tc_item_get_title (item));
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  TcGame *game = tc_session_get_game (self->session);
  g_autofree const TcBot **bots = game != NULL ? tc_bot_list (tc_game_get_ruleset (game)) : NULL;
  guint seat = tc_item_get_index (item);
  guint position = 0;
  GtkWidget *drop_down;

  gtk_string_list_append (choices, _ ("Human"));
  for (guint i = 0; bots != NULL && bots[i] != NULL; i++) {
    gtk_string_list_append (choices, _ (bots[i]->title));
    if (bots[i] == tc_session_get_bot (self->session, seat))
      position = i + 1;
  }
  drop_down = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&choices)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), position);
  gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (drop_down), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (bot_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tc_item_get_title (item));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), drop_down);
  return row;
}

void
tc_play_page_update_seats (TcPlayPage *self, TcGame *game)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint n_seats = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint8 i = 0; i < n_seats; i++) {
    const TcSeatInfo *seat = tc_ruleset_get_seat (ruleset, i);

    g_ptr_array_add (items, tc_item_new (seat->id, seat->name, "", "", i));
  }
  tc_item_update_store (self->seats, items);
}

void
tc_play_page_update_setups (TcPlayPage *self)
{
  TcRuleset *ruleset = tc_play_page_get_ruleset (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint position = gtk_drop_down_get_selected (self->setup);

  if (ruleset == NULL)
    return;
  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++) {
    const TcSetupInfo *setup = tc_ruleset_get_setup (ruleset, i);

    g_ptr_array_add (items, tc_item_new (setup->id, setup->name, "", "", i));
  }
  tc_item_update_store (self->setups, items);
  if (items->len > 0)
    gtk_drop_down_set_selected (self->setup, position < items->len ? position : 0);
}

void
tc_play_page_bind_seats (TcPlayPage *self)
{
  gtk_list_box_bind_model (self->seats_list, G_LIST_MODEL (self->seats), create_seat_cb, self,
                           NULL);
}
