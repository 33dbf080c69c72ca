/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

#include "position-support.h"

/* Why a move is not legal, in the words that the player reads. */

typedef struct {
  const char *id;
  const char *board; /* "show KIND PLACE; stand PAWN PLACE; run PAWN PLACE" */
  const char *hand;  /* nullable: the first player's */
  const char *cards; /* nullable: the sequence that is laid and begun, instead */
  const char *play;  /* nullable: what is played first */
  const char *move;
  const char *text;
} Reason;

static const Reason reasons[] = {
  { "no-tile", "", NULL, "search", NULL, "search > b3",
    "B3 is outside the city: no tile lies there (rules: City tiles)." },
  { "other-tile", "lay hideout-red e6", NULL, "search fugitive-red search", "search > e6",
    "flip > f6", "F6 is not the tile that was searched (rules: City tiles)." },
  { "traffic", "stand red-patrol f6; show traffic g6", NULL, "patrol-red", NULL,
    "drive red-patrol > g6", "Traffic closes G6 (rules: City tiles)." },
  { "not-adjacent", "stand red-patrol f6", NULL, "patrol-red", NULL, "drive red-patrol > f4",
    "F4 is not directly beside Red patrol: nothing moves diagonally or farther." },
  { "other-card", "stand red-patrol f6", NULL, "patrol-red", NULL, "drive green-patrol > l2",
    "The card that was laid does not move Green patrol (rules: Action cards)." },
  { "way", "run red-fugitive c3", NULL, "patrol-green fugitive-red patrol-green",
    "drive green-patrol > l2", "run red-fugitive > d3",
    "D3 is not on the way out that Red fugitive takes (rules: Move a fugitive)." },
  { "one-only", "", "search fugitive-green fugitive-green fugitive-red patrol-red search", NULL,
    "done; lay search", "lay-pair fugitive-red",
    "A pair needs two of Fugitive red (rules: Move a fugitive)." },
  { "pair-kind", "", "search fugitive-green fugitive-green fugitive-red patrol-red search", NULL,
    "done; lay search", "lay-pair patrol-red",
    "Only two Fugitive cards make a pair (rules: Move a fugitive)." },
  { "not-fugitive", "", "search fugitive-green fugitive-green fugitive-red patrol-red search", NULL,
    "done; lay search; lay-pair fugitive-green", "lay fugitive-red",
    "After a Fugitive card comes a Search or Patrol card, not Fugitive red (rules: Follow action "
    "sequencing rule)." },
  { "not-first", "", "fugitive-red fugitive-red fugitive-green", NULL, "done", "lay fugitive-red",
    "A sequence begins with a Search or Patrol card, not with Fugitive red (rules: Follow action "
    "sequencing rule)." },
  { "not-lead", "", "search patrol-red patrol-blue fugitive-red fugitive-green", NULL,
    "done; lay search", "lay patrol-red",
    "After a Search or Patrol card comes a Fugitive card, not Patrol red (rules: Follow action "
    "sequencing "
    "rule)." },
  { "not-held", "", "search patrol-red patrol-blue fugitive-red fugitive-green", NULL, NULL,
    "exchange patrol-green", "Patrol green is not in this player's hand (rules: On your turn)." },
  { "not-acting", "", NULL, NULL, NULL, "show drew",
    "Drew is not the player who decides now (rules: Overview of the game)." },
  { "not-dirty", "", NULL, NULL, NULL, "show avery",
    "Avery is not known to be dirty (rules: Overview of the game)." },
  { "phase", "run green-fugitive d5", NULL, "patrol-red fugitive-green search", NULL, "search > c3",
    "This cannot be done in the phase \"patrol\"; what can be: drive." },
  { "form", "", "search patrol-red patrol-blue fugitive-red fugitive-green", NULL, NULL,
    "exchange c3", "This move has the form \"exchange CARD\"." },
};

static void
set_board (Table *table, const char *board)
{
  static const struct {
    const char *verb;
    void (*put) (Table *table, const char *what, const char *place);
  } verbs[] = { { "show", table_show },
                { "lay", table_lay },
                { "stand", table_stand },
                { "run", table_run_from } };
  g_auto (GStrv) lines = g_strsplit (board, "; ", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) parts = g_strsplit (lines[i], " ", 3);

    for (guint k = 0; k < G_N_ELEMENTS (verbs); k++)
      if (g_str_equal (parts[0], verbs[k].verb))
        verbs[k].put (table, parts[1], parts[2]);
  }
}

static void
test_reason (gconstpointer data)
{
  const Reason *reason = data;
  g_auto (Table) table = { 0 };
  g_autofree char *text = NULL;

  table_init (&table, NULL, NULL);
  set_board (&table, reason->board);
  if (reason->hand != NULL)
    table_hand (&table, 0, reason->hand);
  if (reason->cards != NULL)
    table_sequence (&table, reason->cards);
  if (reason->play != NULL)
    table_play (&table, reason->play);
  g_assert_cmpstr (table_why (&table, reason->move), ==, reason->id);
  text = position_dup_explanation (table.ruleset, &table.state.head, reason->move);
  g_assert_cmpstr (text, ==, reason->text);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    g_autofree char *path = g_strdup_printf ("/badge/reasons/%s/%u", reasons[i].id, i);

    g_test_add_data_func (path, &reasons[i], test_reason);
  }

  return g_test_run ();
}
