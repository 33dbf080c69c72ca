/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "badge-fixture.h"

/* Components and setup: rules R1 to R9. */

#define SEEDS 60

static void
open_frozen (Table *table, const char *setup, guint64 seed)
{
  table_open (table, table_build (TABLE_FROZEN, NULL, NULL), setup, seed);
}

static guint
count_tiles (const BadgeRules *rules, BadgeTileKind kind)
{
  guint n = 0;

  for (guint i = 0; i < rules->n_tiles; i++)
    n += rules->tiles[i].kind == kind ? rules->tiles[i].copies : 0;

  return n;
}

/* "Cards and tiles", "Patrol and fugitive pawns". */
static void
test_components (void)
{
  g_auto (Table) table = { 0 };
  guint n_cards = 0;

  open_frozen (&table, "six", 1);
  for (guint i = 0; i < table.rules->n_cards; i++)
    n_cards += table.rules->cards[i].copies;
  g_assert_cmpuint (n_cards, ==, 72);
  g_assert_cmpuint (count_tiles (table.rules, BADGE_HIDEOUT), ==, 4);
  g_assert_cmpuint (count_tiles (table.rules, BADGE_EVIDENCE), ==, 8);
  g_assert_cmpuint (count_tiles (table.rules, BADGE_TRAFFIC), ==, 8);
  g_assert_cmpuint (count_tiles (table.rules, BADGE_EMPTY), ==, 28);
  g_assert_cmpuint (table.rules->n_fugitives, ==, 4);
  g_assert_cmpuint (table.rules->n_patrols, ==, 4);
  /* Six role cards. */
  g_assert_cmpuint (table.state.n_seats, ==, 6);
}

/* "Game board and player notepads", "City tiles": 120 places; the inner 48 take tiles, two wide
 * around them none. */
static void
test_board (void)
{
  g_auto (Table) table = { 0 };

  open_frozen (&table, "four", 1);
  g_assert_cmpuint (table.rules->n_places, ==, 120);
  g_assert_cmpuint (table.rules->n_cells, ==, 48);
  for (guint place = 0; place < 120; place++) {
    guint column = place % 12;
    guint row = place / 12;
    gboolean is_inner = column >= 2 && column < 10 && row >= 2 && row < 8;

    g_assert_true ((table.rules->place_cell[place] != BADGE_NO_CELL) == is_inner);
  }
}

/* Red, green, blue and yellow: a fugitive, a hideout, a patrol and evidence of each. */
static void
test_colours (void)
{
  g_auto (Table) table = { 0 };
  const BadgeRules *rules;

  open_frozen (&table, "four", 1);
  rules = table.rules;
  g_assert_cmpuint (rules->n_colours, ==, 4);
  for (guint colour = 0; colour < 4; colour++) {
    guint n[BADGE_N_TILE_KINDS] = { 0 };

    for (guint i = 0; i < rules->n_tiles; i++)
      n[rules->tiles[i].kind] += rules->tiles[i].colour == colour ? rules->tiles[i].copies : 0;
    g_assert_cmpuint (n[BADGE_HIDEOUT], ==, 1);
    g_assert_cmpuint (n[BADGE_EVIDENCE], ==, 2);
    g_assert_cmpuint (rules->fugitive_colour[rules->fugitive_of[colour]], ==, colour);
    g_assert_cmpuint (rules->patrol_colour[colour], ==, colour);
  }
}

/* R4; R6: one dirty cop, who may be anybody; each player is told the own role, and no other.
 * "The goal of the game for the dirty cop": he is one of them. */
static void
test_roles (void)
{
  static const char *const setups[] = { "four", "five", "six" };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++) {
    guint n_dirty[BADGE_MAX_SEATS] = { 0 };

    for (guint64 seed = 1; seed <= SEEDS; seed++) {
      g_auto (Table) table = { 0 };

      open_frozen (&table, setups[i], seed);
      g_assert_cmpuint (table.state.n_seats, ==, 4 + i);
      g_assert_cmpuint (badge_count_dirty (&table.state), ==, 1);
      for (guint seat = 0; seat < table.state.n_seats; seat++)
        n_dirty[seat] += table.state.role[seat] == BADGE_ROLE_DIRTY;
    }
    for (guint seat = 0; seat < 4 + i; seat++)
      g_assert_cmpuint (n_dirty[seat], >, 0);
  }
}

static void
test_roles_reported (void)
{
  g_auto (Table) table = { 0 };
  guint n[BADGE_MAX_SEATS] = { 0 };

  open_frozen (&table, "four", 1);
  for (guint i = 0; i < tc_events_get_n (table.events); i++) {
    const TcEvent *event = tc_events_get (table.events, i);

    if (event->kind != BADGE_EVENT_ROLE && event->kind != BADGE_EVENT_ROLE_DIRTY)
      continue;
    for (guint8 seat = 0; seat < 4; seat++) {
      gboolean is_own = event->subject == badge_seat (table.rules, seat);

      g_assert_true (tc_event_is_seen (event, seat) == is_own);
      n[seat] += is_own;
    }
  }
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (n[seat], ==, 1);
}

/* R5: clockwise from the first. */
static void
test_order (void)
{
  g_auto (Table) table = { 0 };

  open_frozen (&table, "four", 1);
  for (guint turn = 1; turn <= 9; turn++) {
    g_assert_cmpuint (table.state.head.turn, ==, turn);
    g_assert_cmpuint (table.state.head.actor, ==, (turn - 1) % 4);
    table_play (&table, "done; done");
  }
}

/* Ruling B-af: who begins is the first of the file, or drawn; everybody in turn follows. */
static void
test_drawn_first (void)
{
  const char *from = "name=\"Four players\" players=\"4\"";
  const char *to = "name=\"Four players\" players=\"4\" first=\"random\"";
  guint n_began[4] = { 0 };

  for (guint64 seed = 1; seed <= SEEDS; seed++) {
    g_auto (Table) table = { 0 };
    guint8 first;

    table_open (&table, table_build (TABLE_FROZEN, from, to), "four", seed);
    first = table.state.head.actor;
    g_assert_cmpuint (table.state.current, ==, first);
    g_assert_true (table_logged (&table, "Turn 1: "));
    g_assert_true (table_logged (&table, first == 0   ? "Avery is drawn"
                                         : first == 1 ? "Blake is drawn"
                                         : first == 2 ? "Casey is drawn"
                                                      : "Drew is drawn"));
    n_began[first]++;
    table_play (&table, "done; done");
    g_assert_cmpuint (table.state.head.actor, ==, (first + 1) % 4);
  }
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (n_began[i], >, 0);
}

/* Ruling B-ah: what the dirty cop sees before play stays face down, evidence too, and counts when
 * it is searched in play. */
static void
test_peeked_evidence (void)
{
  g_auto (Table) table = { 0 };
  guint place = 0;

  open_frozen (&table, "five", 1);
  table_lay (&table, "evidence-red", "c3");
  place = table_place (&table, "c3");
  table_play (&table, "peek > c3; peek > d3; peek > e3; peek > c3; peek > d3; peek > e3; "
                      "peek > c3; peek > d3; peek > e3; peek > c3; peek > d3; peek > e3; "
                      "peek > c3; peek > d3; peek > e3");
  g_assert_cmpuint (table.state.head.turn, ==, 1);
  g_assert_false (badge_flipped (&table.state)[table.rules->place_cell[place]]);
  for (guint i = 0; i < table.rules->n_colours; i++)
    g_assert_cmpuint (badge_get_found (&table.state, i), ==, 0);
}

/* Ruling B-ai: a role that the setup fixes lies face up, and no die is rolled for it. */
static void
test_fixed_role (void)
{
  g_auto (Table) table = { 0 };

  table_open (&table,
              table_build (TABLE_TINY, "<setup id=\"tiny\" name=\"Three players\" players=\"3\">",
                           "<setup id=\"tiny\" name=\"Three players\" players=\"3\">"
                           "<role player=\"bob\" cop=\"dirty\"/>"),
              "tiny", 1);
  g_assert_true (table_logged (&table, "Bob is a dirty cop in this setup, as everyone knows"));
  g_assert_false (table_logged (&table, "Bob is dealt a role card"));
  for (guint64 seed = 1; seed <= SEEDS; seed++) {
    tc_rules_init (table.ruleset, table.state.setup, seed, &table.state.head, NULL);
    tc_rules_redact (table.ruleset, &table.state.head, 0);
    g_assert_cmpuint (table.state.role[1], ==, BADGE_ROLE_DIRTY);
  }
}

/* R7; ruling B-s: all tiles face down, shuffled; patrols on random tiles, each on another. */
static void
test_tiles (void)
{
  g_auto (Table) first = { 0 };
  guint n_same = 0;

  open_frozen (&first, "four", 1);
  for (guint64 seed = 2; seed <= SEEDS; seed++) {
    g_auto (Table) table = { 0 };
    guint n_tiles[BADGE_MAX_TILES] = { 0 };
    guint n_same_tiles = 0;

    open_frozen (&table, "four", seed);
    for (guint cell = 0; cell < 48; cell++) {
      g_assert_false (badge_flipped (&table.state)[cell]);
      n_tiles[badge_get_kind (&table.state, cell) - 1]++;
      n_same_tiles += badge_get_kind (&table.state, cell) == badge_get_kind (&first.state, cell);
    }
    for (guint i = 0; i < table.rules->n_tiles; i++)
      g_assert_cmpuint (n_tiles[i], ==, table.rules->tiles[i].copies);
    g_assert_cmpuint (n_same_tiles, <, 48);
    for (guint i = 0; i < 4; i++) {
      g_assert_cmpuint (table.rules->place_cell[badge_patrol (&table.state)[i]], !=, BADGE_NO_CELL);
      n_same += badge_patrol (&table.state)[i] == badge_patrol (&first.state)[i];
      for (guint k = 0; k < i; k++)
        g_assert_cmpuint (badge_patrol (&table.state)[i], !=, badge_patrol (&table.state)[k]);
    }
  }
  g_assert_cmpuint (n_same, <, SEEDS);
}

/* A scenario may lay tiles and stand patrols, face down known to all or face up as if flipped. */
static void
test_fixed_layout (void)
{
  g_auto (Table) table = { 0 };
  const BadgeState *state = &table.state;

  table_open (&table,
              table_build (TABLE_FROZEN, "<setup id=\"four\" name=\"Four players\" players=\"4\"/>",
                           "<setup id=\"four\" name=\"Four players\" players=\"4\">"
                           "<lay tile=\"hideout-red\" column=\"5\" row=\"5\" side=\"up\"/>"
                           "<lay tile=\"evidence-blue\" column=\"6\" row=\"5\" side=\"up\"/>"
                           "<lay tile=\"traffic\" column=\"7\" row=\"5\"/>"
                           "<stand pawn=\"red-patrol\" column=\"1\" row=\"2\"/>"
                           "<stand pawn=\"green-patrol\" column=\"3\" row=\"3\"/>"
                           "<stand pawn=\"blue-patrol\" column=\"3\" row=\"3\"/>"
                           "<stand pawn=\"yellow-patrol\" column=\"7\" row=\"5\"/></setup>"),
              "four", 1);
  g_assert_true (table_is_at (&table, "red-patrol", "a2"));
  g_assert_true (table_is_at (&table, "red-fugitive", "e5"));
  g_assert_cmpuint (badge_get_found (state, 2), ==, 1);
  g_assert_true (
    badge_knows_tile (table.rules, state, 0, table.rules->place_cell[table_place (&table, "g5")]));
  g_assert_false (badge_is_traffic (table.rules, state, table_place (&table, "g5")));
}

/* R8: six cards each that nobody else sees; the rest is the deck. */
static void
test_hands (void)
{
  static const char *const setups[] = { "four", "five", "six" };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++) {
    g_auto (Table) table = { 0 };

    open_frozen (&table, setups[i], 5);
    for (guint seat = 0; seat < 4 + i; seat++)
      g_assert_cmpuint (table.state.n_hand[seat], ==, 6);
    g_assert_cmpuint (table.state.n_deck, ==, 72 - 6 * (4 + i));
    for (guint k = 0; k < tc_events_get_n (table.events); k++) {
      const TcEvent *event = tc_events_get (table.events, k);

      for (guint8 seat = 0; event->kind == BADGE_EVENT_DEALT && seat < 4 + i; seat++)
        g_assert_true (tc_event_is_seen (event, seat) ==
                       (event->subject == badge_seat (table.rules, seat)));
      /* Who was told of every card need not be told how many they are. */
      for (guint8 seat = 0; event->kind == BADGE_EVENT_DEALS && seat < 4 + i; seat++)
        g_assert_true (tc_event_is_seen (event, seat) ==
                       (event->subject != badge_seat (table.rules, seat)));
    }
  }
}

static void
test_hand_size (void)
{
  g_auto (Table) table = { 0 };

  table_open (&table, table_build (TABLE_FROZEN, "<hand size=\"6\"", "<hand size=\"9\""), "four",
              1);
  g_assert_cmpuint (table.state.n_hand[3], ==, 9);
  g_assert_cmpuint (table.state.n_deck, ==, 36);
}

/* R9; ruling B-v: from five players on the dirty cop sees three tiles before play; everybody points
 * at as many, and nobody can tell who was shown any. "In the beginning". */
static void
test_peek (void)
{
  g_auto (Table) table = { 0 };
  guint n_shown = 0;

  open_frozen (&table, "five", 1);
  for (guint8 seat = 0; seat < 5; seat++) {
    gboolean is_dirty = table.state.role[seat] == BADGE_ROLE_DIRTY;

    g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_PEEK);
    g_assert_cmpuint (table.state.head.actor, ==, seat);
    g_assert_cmpstr (table_why (&table, "peek > a1"), ==, "no-tile");
    table_play (&table, "peek > c3");
    g_assert_cmpstr (table_why (&table, "peek > c3"), ==, "peeked");
    g_assert_true (table_logged (&table, "Seen at C3") == is_dirty);
    for (guint8 other = 0; is_dirty && other < 5; other++)
      n_shown += tc_event_is_seen (tc_events_get (table.events, 0), other);
    table_play (&table, "peek > d4; peek > e5");
    g_assert_true (badge_knows_tile (table.rules, &table.state, seat, 0) == is_dirty);
  }
  g_assert_cmpuint (n_shown, ==, 1);
  g_assert_cmpuint (table.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
  g_assert_cmpuint (table.state.head.turn, ==, 1);
}

static void
test_peek_numbers (void)
{
  g_auto (Table) four = { 0 };
  g_auto (Table) more = { 0 };
  g_auto (Table) none = { 0 };
  const char *from = "<peek tiles=\"3\" players=\"5\"";

  open_frozen (&four, "four", 1);
  g_assert_cmpuint (four.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
  table_open (&more, table_build (TABLE_FROZEN, from, "<peek tiles=\"1\" players=\"4\""), "four",
              1);
  table_play (&more, "peek > c3; peek > c3; peek > d3; peek > e3");
  g_assert_cmpuint (more.state.head.turn, ==, 1);
  table_open (&none, table_build (TABLE_FROZEN, from, "<peek tiles=\"0\" players=\"5\""), "six", 1);
  g_assert_cmpuint (none.state.head.phase, ==, BADGE_PHASE_EXCHANGE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/badge/setup/R1-components", test_components);
  g_test_add_func ("/badge/setup/R2-board", test_board);
  g_test_add_func ("/badge/setup/R3-colours", test_colours);
  g_test_add_func ("/badge/setup/R4-one-dirty-cop", test_roles);
  g_test_add_func ("/badge/setup/R6-role-shown-to-its-owner", test_roles_reported);
  g_test_add_func ("/badge/setup/R5-clockwise", test_order);
  g_test_add_func ("/badge/setup/B-af-drawn-first", test_drawn_first);
  g_test_add_func ("/badge/setup/B-ah-peeked-evidence", test_peeked_evidence);
  g_test_add_func ("/badge/setup/B-ai-fixed-role", test_fixed_role);
  g_test_add_func ("/badge/setup/R7-tiles-and-patrols", test_tiles);
  g_test_add_func ("/badge/setup/R7-fixed-layout", test_fixed_layout);
  g_test_add_func ("/badge/setup/R8-hands", test_hands);
  g_test_add_func ("/badge/setup/R8-hand-size", test_hand_size);
  g_test_add_func ("/badge/setup/R9-peek", test_peek);
  g_test_add_func ("/badge/setup/R9-peek-numbers", test_peek_numbers);

  return g_test_run ();
}
