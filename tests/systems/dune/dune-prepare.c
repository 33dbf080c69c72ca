/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dune-prepare.h"

#include <stdlib.h>
#include <string.h>

#include "position-support.h"
#include "systems/dune/bots/tc-dune-bots-private.h"

static guint
get_seat (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->seat_things.first,
                        table->rules->seat_things.n);
}

static guint
get_target (const Table *table, const char *id)
{
  return position_find (table->ruleset, id, table->rules->target_things.first,
                        table->rules->n_targets);
}

/* (transfer full): ids parted by blanks. */
static char *
dup_cards (const char *cards)
{
  return g_strdelimit (g_strdup (cards), ",", ' ');
}

static void
show (Table *table, char **words)
{
  g_autofree char *cards = dup_cards (words[1] != NULL ? words[1] : "");

  table_show (table, cards);
}

static void
give (Table *table, char **words)
{
  g_autofree char *cards = dup_cards (words[2]);

  table_give (table, get_seat (table, words[1]), cards);
}

static void
discard (Table *table, char **words)
{
  g_autofree char *cards = dup_cards (words[1]);

  table_discard (table, cards);
}

/* What else was in the deck is out of the game. */
static void
deck (Table *table, char **words)
{
  g_auto (GStrv) cards = g_strsplit (words[1] != NULL ? words[1] : "", ",", -1);

  for (guint i = 0; i < table->rules->n_cards; i++) {
    if (table->state.where[i] == DUNE_IN_DECK)
      table->state.where[i] = DUNE_OUT;
  }
  for (guint i = 0; cards[i] != NULL && *cards[i] != '\0'; i++)
    table->state.where[table_card (table, cards[i])] = DUNE_IN_DECK;
}

static void
shield (Table *table, char **words)
{
  table_shield_traits (table, get_seat (table, words[1]));
}

static void
lay (Table *table, char **words)
{
  table_lay (table, get_seat (table, words[1]), get_seat (table, words[2]),
             get_target (table, words[3]));
}

static void
pile (Table *table, char **words)
{
  table_pile (table, get_seat (table, words[1]), (guint) atoi (words[2]),
              get_target (table, words[3]));
}

static void
token (Table *table, char **words)
{
  table_token (table, get_seat (table, words[2]),
               position_find (table->ruleset, words[1], table->rules->token_things.first,
                              table->rules->n_tokens));
}

static void
held (Table *table, char **words)
{
  table->state.held_back[get_seat (table, words[1])] = (guint8) atoi (words[2]);
}

static void
marker (Table *table, char **words)
{
  table->state.marker = (gint16) atoi (words[1]);
}

static void
begin_round (Table *table, char **words)
{
  table_go_to (table, (guint) atoi (words[1]));
}

static void
turn (Table *table, char **words)
{
  table_turn (table, get_seat (table, words[1]));
}

static void
used (Table *table, char **words)
{
  const DuneRules *rules = table->rules;
  TcThing card = dune_card (rules, table_card (table, words[1]));

  tc_effects_set_status (rules->effects, &table->state.head, rules->shield,
                         (guint) (card - rules->trait_things.first), TRUE);
}

static void
prepare_step (Table *table, const char *text)
{
  static const struct {
    const char *name;
    void (*prepare) (Table *table, char **words);
  } steps[] = { { "show", show }, { "give", give },         { "discard", discard },
                { "deck", deck }, { "shield", shield },     { "lay", lay },
                { "pile", pile }, { "token", token },       { "held", held },
                { "turn", turn }, { "round", begin_round }, { "marker", marker },
                { "used", used } };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_str_has_prefix (text, "play ")) {
    position_play (table->ruleset, &table->state.head, text + strlen ("play "), table->events);
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (g_strcmp0 (words[0], steps[i].name) == 0) {
      steps[i].prepare (table, words);
      return;
    }
  }
  g_error ("no such step: \"%s\"", text);
}

void
dune_prepare (Table *table, const char *text)
{
  g_auto (GStrv) steps = g_strsplit (text, "; ", -1);

  tc_events_clear (table->events);
  for (guint i = 0; steps[i] != NULL && *steps[i] != '\0'; i++)
    prepare_step (table, steps[i]);
}

static void
append_targets (const Table *table, GString *out, const char *where, const guint8 *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (
      out, "%s %s\n", where,
      tc_ruleset_get_thing (table->ruleset,
                            tc_range_get (table->rules->target_things, cards[i] - 1u))
        ->id);
}

/* Where the target cards of @seat are. */
static char *
dup_targets (const Table *table, guint seat)
{
  const DuneState *state = &table->state;
  GString *out = g_string_new (NULL);

  append_targets (table, out, "hand", state->hand[seat], state->n_hand[seat]);
  append_targets (table, out, "gone", state->gone[seat], state->n_gone[seat]);
  if (state->current == seat && state->pending != 0)
    append_targets (table, out, "pending", &state->pending, 1);
  for (guint to = 0; to < state->n_seats; to++) {
    for (guint i = 0; i < state->n_lying[to]; i++) {
      if (state->lying_of[to][i] == seat)
        append_targets (table, out, tc_ruleset_get_seat (table->ruleset, (guint8) to)->id,
                        &state->lying[to][i], 1);
    }
  }

  return g_string_free (out, FALSE);
}

/* What every legal move is worth to the bot of the acting seat. */
static char *
dup_worths (const Table *table)
{
  guint8 seat = table->state.head.actor;
  g_autofree DuneState *seen = table_dup_seen (table, seat);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (table->ruleset));
  guint n = tc_rules_legal_moves (table->ruleset, &table->state.head, TC_MOVES_ALL, moves);
  GString *out = g_string_new (NULL);
  DuneMind mind;

  dune_mind_init (&mind, table->rules, seen, seat);
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = tc_move_dup_text (table->ruleset, &moves[i]);

    g_string_append_printf (out, "%s: %d\n", text, dune_mind_weigh (&mind, &moves[i]));
  }

  return g_string_free (out, FALSE);
}

char *
dune_dup_answer (Table *table, const char *question)
{
  if (g_str_has_prefix (question, "score "))
    return g_strdup_printf ("%d", dune_score_seat (table->rules, &table->state,
                                                   get_seat (table, question + strlen ("score "))));
  if (strcmp (question, "worths") == 0)
    return dup_worths (table);
  if (strcmp (question, "marker") == 0)
    return g_strdup_printf ("%d", table->state.marker);
  if (g_str_has_prefix (question, "targets "))
    return dup_targets (table, get_seat (table, question + strlen ("targets ")));

  return position_dup_answer (table->ruleset, &table->state.head, table->events, question);
}

static void
test_row (gconstpointer data)
{
  const DuneRow *row = data;
  g_auto (Table) table = { 0 };
  g_autofree char *answer = NULL;

  table_init_with (&table, row->setup, row->from, row->to);
  dune_prepare (&table, row->prepare);
  answer = dune_dup_answer (&table, row->question);
  g_assert_cmpstr (answer, ==, row->answer);
}

void
dune_add_rows (const char *family, const DuneRow *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/dune/%s/%s", family, rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}
