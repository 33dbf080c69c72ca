/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-players.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "widgets/tc-ask.h"
#include "widgets/tc-label.h"
#include "widgets/tc-notice.h"
#include "widgets/tc-tip.h"

/* The rows of a list of choices. */
#define CHOICES "/org/turncoat/Turncoat/pages/play/tc-play-player.ui"

struct _TcPlayPlayers {
  TcPlayPart parent_instance;

  GListStore *seats; /* of TcItem, index = seat */
  gboolean is_updating;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TcPlayPlayers, tc_play_players, TC_TYPE_PLAY_PART)

static void tc_play_players_update (TcPlayPart *part);

static TcSession *
get_session (TcPlayPlayers *self)
{
  return tc_play_part_get_session (TC_PLAY_PART (self));
}

static const char *
get_name (TcPlayPlayers *self, guint8 seat)
{
  TcGame *game = tc_session_get_game (get_session (self));

  return tc_ruleset_get_seat (tc_game_get_ruleset (game), seat)->name;
}

/* (transfer container): in the order of the choices, behind "Human". */
static const TcBot **
list_bots (TcPlayPlayers *self)
{
  return tc_bot_list (tc_game_get_ruleset (tc_session_get_game (get_session (self))));
}

static guint
find_position (TcPlayPlayers *self, guint8 seat)
{
  g_autofree const TcBot **bots = list_bots (self);
  const TcBot *bot = tc_session_get_bot (get_session (self), seat);

  for (guint i = 0; bots[i] != NULL; i++)
    if (bots[i] == bot)
      return i + 1;
  return 0;
}

/* What the umpire confirms in the middle of a game. */
typedef struct {
  TcSession *session;
  guint8 seat;
  const TcBot *bot; /* NULL: a person takes the seat */
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_object_unref (change->session);
  g_free (change);
}

static void
confirmed_cb (gpointer data, gpointer unused)
{
  const Change *change = data;

  tc_session_set_bot_confirmed (change->session, change->seat, change->bot);
}

static void
ask_to_confirm (TcPlayPlayers *self, guint8 seat, const TcBot *bot)
{
  Change *change = g_new0 (Change, 1);
  gboolean is_takeover = bot == NULL;
  g_autofree char *body = NULL;

  change->session = g_object_ref (get_session (self));
  change->seat = seat;
  change->bot = bot;
  body = g_strdup_printf (
    is_takeover
      /* Translators: a player */
      ? _ ("Whoever plays %s from now on sees what a bot has kept hidden so far. "
           "A player who has looked cannot forget what they saw.")
      /* Translators: a player */
      : _ ("%s is played by another person. A bot that takes the seat decides for them from now "
           "on, and everybody can read that in the log."),
    get_name (self, seat));
  tc_ask (GTK_WIDGET (self),
          is_takeover ? _ ("Take Over From a Bot?") : _ ("Give the Seat to a Bot?"), body,
          is_takeover ? _ ("_Take Over") : _ ("_Give to Bot"), confirmed_cb, change, change_free);
}

/* Nothing was played, but what everybody has before their eyes is another now. */
static void
set_bot (TcPlayPlayers *self, guint8 seat, const TcBot *bot)
{
  TcSession *session = get_session (self);
  TcGame *game = tc_session_get_game (session);
  guint64 seed = game != NULL ? tc_game_get_seed (game) : 0;
  g_autofree char *text = NULL;

  tc_session_set_bot (session, seat, bot);
  if (game == NULL || tc_game_get_seed (tc_session_get_game (session)) == seed)
    return;
  /* Translators: a player */
  text = g_strdup_printf (_ ("Dealt again: whoever plays %s now could have seen what others had."),
                          get_name (self, seat));
  tc_notice_replace (GTK_WIDGET (self), "deal", text);
}

/* Until the answer the choice is as before. */
static void
player_chosen_cb (TcPlayPlayers *self, GParamSpec *pspec, GtkDropDown *drop_down)
{
  guint8 seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop_down), "seat"));
  guint position = gtk_drop_down_get_selected (drop_down);
  g_autofree const TcBot **bots = NULL;
  const TcBot *bot;

  if (self->is_updating || position == GTK_INVALID_LIST_POSITION)
    return;
  bots = list_bots (self);
  bot = position > 0 ? bots[position - 1] : NULL;
  if (tc_session_ask_bot (get_session (self), seat, bot) != TC_LEAVE_GIVEN) {
    tc_play_players_update (TC_PLAY_PART (self));
    ask_to_confirm (self, seat, bot);
  } else {
    set_bot (self, seat, bot);
  }
}

/* What a bot does begins with a small letter where it stands behind the name. */
static char *
dup_sentence (const char *summary)
{
  g_autofree char *first = g_utf8_strup (summary, g_utf8_next_char (summary) - summary);

  return g_strconcat (first, g_utf8_next_char (summary), ".", NULL);
}

/* What comes of it is said before it is chosen. The row stays when that changes: a chosen row that
 * is replaced opens without the keyboard. */
static void
add_human (TcPlayPlayers *self, guint8 seat, GListStore *players, GPtrArray *items)
{
  g_autoptr (TcItem) shown = g_list_model_get_item (G_LIST_MODEL (players), 0);
  const char *detail = tc_session_deals_again (get_session (self), seat, NULL)
                         ? _ ("Somebody at this screen. The game is dealt again.")
                         : _ ("Somebody at this screen.");

  if (shown != NULL)
    tc_item_change_detail (shown, detail);
  g_ptr_array_add (items, tc_item_new ("", _ ("Human"), detail, "", 0));
}

/* Who may play @seat, into @players (of TcItem). */
static void
list_players (TcPlayPlayers *self, guint8 seat, GListStore *players)
{
  g_autofree const TcBot **bots = list_bots (self);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  add_human (self, seat, players, items);
  for (guint i = 0; bots[i] != NULL; i++) {
    g_autofree char *summary = dup_sentence (_ (bots[i]->summary));

    g_ptr_array_add (items, tc_item_new (bots[i]->id, _ (bots[i]->title), summary, "", i + 1));
  }
  tc_item_update_store (players, items);
}

/* Who plays now is said in the row; what that one does, by its tooltip. */
static void
update_tip (GtkWidget *choice)
{
  TcItem *player = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (choice));
  gboolean is_bot = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice)) > 0;

  tc_tip_set (choice, is_bot && player != NULL ? tc_item_get_detail (player) : NULL);
}

static GtkWidget *
create_choice (TcPlayPlayers *self, TcItem *item)
{
  g_autofree char *label = g_strdup_printf (_ ("Who plays %s"), tc_item_get_title (item));
  g_autoptr (GtkListItemFactory) rows =
    gtk_builder_list_item_factory_new_from_resource (NULL, CHOICES);
  guint8 seat = (guint8) tc_item_get_index (item);
  GListStore *players = g_list_store_new (TC_TYPE_ITEM);
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (players),
                                         gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title"));

  list_players (self, seat, players);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), rows);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), find_position (self, seat));
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (choice), "seat", GUINT_TO_POINTER (seat));
  update_tip (choice);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (update_tip), NULL);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (player_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return choice;
}

static GtkWidget *
create_row_cb (gpointer object, gpointer user_data)
{
  TcPlayPlayers *self = user_data;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *choice = create_choice (self, object);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tc_item_get_title (object));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  tc_label_keep_words (row);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), choice);
  g_object_set_data (G_OBJECT (row), "choice", choice);
  return row;
}

static void
tc_play_players_update (TcPlayPart *part)
{
  TcPlayPlayers *self = TC_PLAY_PLAYERS (part);
  TcGame *game = tc_session_get_game (get_session (self));
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint8 n = tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->n_seats;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint8 i = 0; i < n; i++) {
    const TcSeatInfo *seat = tc_ruleset_get_seat (ruleset, i);

    g_ptr_array_add (items, tc_item_new (seat->id, seat->name, "", "", i));
  }
  self->is_updating = TRUE;
  tc_item_update_store (self->seats, items);
  for (guint8 i = 0; i < n; i++) {
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, i);
    GtkDropDown *choice = g_object_get_data (G_OBJECT (row), "choice");

    list_players (self, i, G_LIST_STORE (gtk_drop_down_get_model (choice)));
    gtk_drop_down_set_selected (choice, find_position (self, i));
  }
  self->is_updating = FALSE;
}

static void
tc_play_players_dispose (GObject *object)
{
  g_clear_object (&TC_PLAY_PLAYERS (object)->seats);
  G_OBJECT_CLASS (tc_play_players_parent_class)->dispose (object);
}

static void
tc_play_players_class_init (TcPlayPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_players_dispose;
  TC_PLAY_PART_CLASS (klass)->update = tc_play_players_update;
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-players.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayPlayers, list);
}

static void
tc_play_players_init (TcPlayPlayers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seats = g_list_store_new (TC_TYPE_ITEM);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->seats), create_row_cb, self, NULL);
}
