/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays at a table, and whose screen that makes it. */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-table.h"

#define HUMAN "human"

static guint8
get_n_seats (TcTable *table)
{
  return tc_ruleset_get_setup (tc_game_get_ruleset (table->game), tc_game_get_setup (table->game))
    ->n_seats;
}

static const TcSeatInfo *
get_seat (TcTable *table, guint8 seat)
{
  return tc_ruleset_get_seat (tc_game_get_ruleset (table->game), seat);
}

/* In a game that began before, a change is in its record. */
static void
set_people (TcTable *table, guint16 people)
{
  if (tc_game_get_n_recorded (table->game) == 0) {
    tc_game_set_people (table->game, people);
    return;
  }
  for (guint8 i = 0; i < get_n_seats (table); i++)
    tc_game_set_person (table->game, i, (people >> i & 1) != 0, &TC_REQUEST_UMPIRE, NULL);
}

void
tc_table_seat_people (TcTable *table, gint seat)
{
  guint n_people = 0;
  guint16 people = 0;
  guint8 last = TC_SEAT_NONE;

  for (guint8 i = 0; i < get_n_seats (table); i++) {
    table->n_shown[i] = -1;
    if (table->bots[i] == NULL) {
      n_people++;
      people |= (guint16) (1u << i);
      last = i;
    }
  }
  set_people (table, people);
  if (!tc_rules_has_secrets (tc_game_get_ruleset (table->game)) || table->is_umpire)
    last = TC_SEAT_NONE;
  else if (n_people == 0 && seat >= 0)
    last = (guint8) seat;
  table->is_shared = n_people > 1 && last != TC_SEAT_NONE;
  tc_narrator_init (&table->narrator, last);
}

/* -- Changes in the middle of a game -- */

static const char *
get_player (TcTable *table, guint8 seat)
{
  return table->bots[seat] != NULL ? table->bots[seat]->id : HUMAN;
}

static void
print_seat (TcTable *table, guint8 seat)
{
  g_print ("  %s (%s): %s\n", get_seat (table, seat)->name, get_seat (table, seat)->id,
           get_player (table, seat));
}

/* NULL-terminated: what may stand for who plays. */
static GPtrArray *
list_players (TcTable *table)
{
  g_autofree const TcBot **bots = tc_bot_list (tc_game_get_ruleset (table->game));
  GPtrArray *words = g_ptr_array_new ();

  g_ptr_array_add (words, (gpointer) HUMAN);
  for (guint i = 0; bots[i] != NULL; i++)
    g_ptr_array_add (words, (gpointer) bots[i]->id);
  g_ptr_array_add (words, NULL);

  return words;
}

static GPtrArray *
list_seats (TcTable *table)
{
  GPtrArray *words = g_ptr_array_new ();

  for (guint8 i = 0; i < get_n_seats (table); i++)
    g_ptr_array_add (words, (gpointer) get_seat (table, i)->id);
  g_ptr_array_add (words, NULL);

  return words;
}

/* (transfer none): which one of @words is meant; -1 after saying which ones there are. */
static gint
choose (const char *what, const char *word, GPtrArray *words)
{
  const char *const *known = (const char *const *) words->pdata;
  g_autofree char *hint = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; known[i] != NULL; i++) {
    if (g_ascii_strcasecmp (known[i], word) == 0)
      return (gint) i;
  }
  hint = tc_cli_dup_hint (word, known);
  list = g_strjoinv (", ", (char **) words->pdata);
  /* Translators: "player" or "bot", what was typed, a question, what there is */
  g_print (_ ("There is no %s \"%s\".%s There are: %s.\n"), what, word, hint, list);

  return -1;
}

static void
list_table (TcTable *table)
{
  g_autoptr (GPtrArray) words = list_players (table);
  g_autofree char *list = g_strjoinv (", ", (char **) words->pdata);

  for (guint8 i = 0; i < get_n_seats (table); i++)
    print_seat (table, i);
  g_print (_ ("\"seat PLAYER WHO\" changes who plays; WHO is one of %s.\n"), list);
}

/* Whoever is at the prompt confirms it, and is named by the record. */
static gboolean
confirm (TcTable *table, guint8 seat, const TcBot *bot)
{
  const char *name = get_seat (table, seat)->name;

  if (bot == NULL)
    g_print (_ ("Whoever plays %s from now on sees what a bot has kept hidden so far, and the log "
                "of every player says so. Type \"yes\" to take over, or \"no\".\n"),
             name);
  else
    g_print (_ ("Another person plays %s. A bot would decide from now on, and the log of every "
                "player says so. Type \"yes\" to give it the seat, or \"no\".\n"),
             name);

  return tc_prompt_read_yes ();
}

/* Whoever looked at the screen goes on looking with the same eyes, until somebody else has to
 * decide: who takes a seat is shown its game when the screen is passed on. */
static void
share_screen (TcTable *table, guint8 seat)
{
  guint8 viewer = table->narrator.viewer;

  if (viewer == TC_SEAT_NONE)
    return;
  if (!table->is_shared)
    table->n_shown[viewer] = (gint) tc_game_get_n_moves (table->game);
  table->is_taken = table->is_taken || !table->is_shared;
  table->is_shared = TRUE;
  table->n_shown[seat] = -1;
  table->n_acts[seat] = 0;
}

static gboolean
change (TcTable *table, guint8 seat, const TcBot *bot, TcRequest request)
{
  gboolean is_person = bot == NULL;
  gboolean was_person = table->bots[seat] == NULL;

  if (is_person != was_person &&
      tc_game_ask_person (table->game, seat, is_person, &request) != TC_LEAVE_GIVEN) {
    if (!confirm (table, seat, bot))
      return FALSE;
    request.is_confirmed = TRUE;
  }
  if (!tc_game_set_person (table->game, seat, is_person, &request, NULL))
    g_assert_not_reached ();
  table->bots[seat] = bot;
  if (is_person && !was_person)
    share_screen (table, seat);

  return TRUE;
}

void
tc_table_change_seat (TcTable *table, const char *words, TcRequest request)
{
  g_auto (GStrv) parts = g_strsplit (words, " ", 2);
  g_autoptr (GPtrArray) seats = list_seats (table);
  g_autoptr (GPtrArray) players = list_players (table);
  gint seat = 0;
  gint player = 0;

  if (g_strv_length (parts) != 2) {
    list_table (table);
    return;
  }
  seat = choose (_ ("player"), parts[0], seats);
  player = seat >= 0 ? choose (_ ("bot"), g_strstrip (parts[1]), players) : -1;
  if (player < 0)
    return;
  if (!change (table, (guint8) seat,
               tc_bot_find (tc_game_get_ruleset (table->game), players->pdata[player]), request))
    return;
  tc_table_report_acts (table);
  print_seat (table, (guint8) seat);
}
