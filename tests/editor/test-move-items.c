/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/tc-search.h"
#include "pages/play/tc-move-items.h"
#include "pages/play/tc-view-moves.h"
#include "session-fixture.h"

static void
add_move (TcView *view, const char *text, const char *subject, const char *target)
{
  const TcViewMove move = { .text = text,
                            .verb = "move",
                            .subject = subject,
                            .target = target,
                            .name = *subject != '\0' ? "Boris" : "",
                            .onto = "",
                            .rule = "4.1" };

  tc_view_add_move (view, &move);
}

static void
add_token (TcView *view, const char *key, const char *name)
{
  TcViewToken token = { .key = key, .name = name, .container = "camp" };

  tc_view_add_token (view, &token);
}

/* Two counters whose moves come by turns, and the end of the phase. */
static TcView *
make_view (guint n_each)
{
  TcView *view = tc_view_new ();

  add_token (view, "tank", "3 Armour");
  add_token (view, "wing", "Fighter");
  for (guint i = 0; i < n_each; i++) {
    g_autofree char *text = g_strdup_printf ("3 Armour moves to Area %u", i);

    add_move (view, text, "tank", "camp");
    add_move (view, "Fighter flies", "wing", "");
  }
  add_move (view, "End movement", "", "");

  return view;
}

static GPtrArray *
dup_items (const TcView *view, const char *selected, const char *typed)
{
  gboolean grouped = FALSE;

  return tc_view_dup_move_items (view, selected, typed, &grouped);
}

static const char *
get_heading (GPtrArray *items, guint i)
{
  g_autofree char *heading = NULL;

  g_object_get (items->pdata[i], "heading", &heading, NULL);
  return g_intern_string (heading);
}

static void
test_groups (void)
{
  g_autoptr (TcView) view = make_view (6);
  g_autoptr (GPtrArray) items = dup_items (view, "", "");

  g_assert_cmpuint (items->len, ==, 13);
  g_assert_cmpstr (get_heading (items, 0), ==, "3 Armour");
  g_assert_null (get_heading (items, 1));
  g_assert_cmpstr (get_heading (items, 6), ==, "Fighter");
  g_assert_cmpstr (get_heading (items, 12), ==, "Other Moves");
  g_assert_cmpuint (tc_item_get_index (items->pdata[1]), ==, 2);
  g_assert_cmpuint (tc_item_get_index (items->pdata[12]), ==, 12);
}

/* What is seen at a glance needs no headings. */
static void
test_few (void)
{
  g_autoptr (TcView) view = make_view (4);
  g_autoptr (GPtrArray) items = dup_items (view, "", "");

  g_assert_cmpuint (items->len, ==, 9);
  for (guint i = 0; i < items->len; i++) {
    g_assert_null (get_heading (items, i));
    g_assert_cmpuint (tc_item_get_index (items->pdata[i]), ==, i);
  }
}

/* But what has had them keeps them: rows do not change their places as moves get fewer. */
static void
test_few_are_left (void)
{
  g_autoptr (TcView) many = make_view (6);
  g_autoptr (TcView) few = make_view (1);
  gboolean grouped = FALSE;
  g_autoptr (GPtrArray) before = tc_view_dup_move_items (many, "", "", &grouped);
  g_autoptr (GPtrArray) after = tc_view_dup_move_items (few, "", "", &grouped);

  g_assert_true (grouped);
  g_assert_cmpuint (before->len, ==, 13);
  g_assert_cmpuint (after->len, ==, 3);
  g_assert_cmpstr (get_heading (after, 0), ==, "3 Armour");
  g_assert_cmpstr (get_heading (after, 1), ==, "Fighter");
  g_assert_cmpstr (get_heading (after, 2), ==, "Other Moves");
}

static void
test_selected (void)
{
  g_autoptr (TcView) view = make_view (12);
  g_autoptr (GPtrArray) items = dup_items (view, "wing", "");

  g_assert_cmpuint (items->len, ==, 12);
  g_assert_null (get_heading (items, 0));
  g_assert_cmpstr (tc_item_get_title (items->pdata[11]), ==, "Fighter flies");
}

/* Where the only one that moves is, and may stay, is a place to go to as any other. */
static void
test_own_place (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (GPtrArray) items = NULL;

  tc_view_add_container (view, &(TcViewContainer){ .key = "camp", .name = "Camp" });
  add_token (view, "tank", "3 Armour");
  add_move (view, "3 Armour stays", "tank", "camp");
  add_move (view, "3 Armour moves", "tank", "hill");
  add_move (view, "End movement", "", "");
  items = dup_items (view, "camp", "");

  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "3 Armour stays");
}

/* A counter that can do nothing stands for where it lies: for the battle there, and for nothing
 * that another counter does there. */
static void
test_in_a_battle (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GPtrArray) able = NULL;
  TcMove only;

  tc_view_add_container (view, &(TcViewContainer){ .key = "camp", .name = "Camp" });
  add_token (view, "tank", "3 Armour");
  add_token (view, "wing", "Fighter");
  add_move (view, "Fighter supports the attack", "wing", "camp");
  add_move (view, "Resolve the combat in Camp", "", "camp");
  add_move (view, "Resolve the combat in Hill", "", "hill");
  items = dup_items (view, "tank", "");
  able = dup_items (view, "wing", "");

  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "Resolve the combat in Camp");
  g_assert_true (tc_view_find_only_move (view, "tank", &only));
  g_assert_cmpuint (able->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (able->pdata[0]), ==, "Fighter supports the attack");
  add_move (view, "Hold the camp", "camp", "hold");
  g_assert_false (tc_view_find_only_move (view, "tank", &only));
}

/* The position as whoever decides sees it. */
static TcView *
dup_position (SessionFixture *fixture)
{
  TcGame *game = tc_session_get_game (fixture->session);
  const TcState *state = tc_game_get_state (game);

  return tc_rules_view (tc_game_get_ruleset (game), state, state->actor);
}

/* How many moves a piece has that stands for its place: none of them is another piece's. */
static guint
count_of_place (const TcView *view, const TcViewToken *token)
{
  g_autoptr (GPtrArray) items = NULL;
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  if (tc_view_has_moves_about (view, token->key))
    return 0;
  items = dup_items (view, token->key, "");
  for (guint i = 0; i < items->len; i++) {
    const TcViewMove *move = &moves[tc_item_get_index (items->pdata[i])];

    g_assert_false (tc_view_is_piece (view, move->subject));
    g_assert_true (tc_view_is_about (view, move, token->container));
  }
  return items->len;
}

/* In a game of each system, its setup included, in which anything may be done. */
static void
test_in_games (SessionFixture *fixture, gconstpointer system)
{
  TcGame *game = tc_session_get_game (fixture->session);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint n_found = 0;

  for (guint i = 0; i < 400 && !tc_game_is_over (game); i++) {
    g_autoptr (TcView) view = dup_position (fixture);
    guint n, n_tokens;
    const TcViewMove *moves = tc_view_get_moves (view, &n);
    const TcViewToken *tokens = tc_view_get_tokens (view, &n_tokens);

    for (guint j = 0; j < n_tokens; j++)
      n_found += count_of_place (view, &tokens[j]);
    g_assert_true (tc_game_apply (game, &moves[g_rand_int_range (rand, 0, (gint32) n)].move, NULL));
  }
  g_assert_cmpuint (n_found, >, 0);
}

static void
test_typed (void)
{
  g_autoptr (TcView) view = make_view (12);
  g_autoptr (GPtrArray) items = dup_items (view, "", " AREA  11 ");
  g_autoptr (GPtrArray) none = dup_items (view, "wing", "area");

  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "3 Armour moves to Area 11");
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_still_to_act (void)
{
  g_autoptr (TcView) view = make_view (2);
  g_autofree char *all = tc_view_dup_still_to_act (view, 2);
  g_autofree char *one = tc_view_dup_still_to_act (view, 1);
  g_autoptr (TcView) empty = make_view (0);
  g_autofree char *nothing = tc_view_dup_still_to_act (empty, 2);

  g_assert_cmpstr (all, ==, "3 Armour · Fighter");
  g_assert_cmpstr (one, ==, "3 Armour and 1 more");
  g_assert_cmpstr (nothing, ==, "");
}

/* What the player does without a counter comes first; what has a button is not said again. */
static void
test_still_to_do (void)
{
  g_autoptr (TcView) view = make_view (1);
  g_autofree char *all = NULL;

  add_move (view, "Open the door: West", "", "camp");
  all = tc_view_dup_still_to_act (view, 3);
  g_assert_cmpstr (all, ==, "Open the door: West · 3 Armour · Fighter");
}

/* The name of a place alone would not say what can be done there. */
static void
test_still_to_do_at_a_place (void)
{
  g_autoptr (TcView) view = make_view (0);
  const TcViewContainer camp = { .key = "fort", .name = "Fort", .kind = TC_CONTAINER_AREA };
  g_autofree char *all = NULL;

  tc_view_add_container (view, &camp);
  add_move (view, "Spread: move a cube from the Fort to Area 1", "fort", "area-1");
  all = tc_view_dup_still_to_act (view, 3);
  g_assert_cmpstr (all, ==, "Spread: move a cube from the Fort to Area 1");
}

static void
add_weighed (TcView *view, const char *text, const char *subject, const char *target, gint weight)
{
  TcViewMove move = { .text = text,
                      .verb = "act",
                      .subject = subject,
                      .target = target,
                      .name = text,
                      .onto = "",
                      .weight = weight };

  tc_view_add_move (view, &move);
}

/* What is easily missed is the first of the list, and of what can still be done. */
static void
test_weights (void)
{
  g_autoptr (TcView) view = make_view (1);
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *all = NULL;

  add_weighed (view, "Drop the axe", "axe", "", -1);
  add_weighed (view, "Attack the beast", "", "beast", 3);
  add_weighed (view, "Search the room", "search", "", 4);
  items = dup_items (view, "", "");
  all = tc_view_dup_still_to_act (view, 2);

  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "Search the room");
  g_assert_cmpstr (tc_item_get_title (items->pdata[1]), ==, "Attack the beast");
  g_assert_cmpstr (tc_item_get_title (items->pdata[items->len - 1]), ==, "Drop the axe");
  g_assert_cmpstr (all, ==, "Search the room · Attack the beast and 3 more");
  g_free (all);
  all = tc_view_dup_still_to_act (view, 5);
  g_assert_true (g_str_has_suffix (all, " · Drop the axe"));
}

/* Of long ones fewer are named, so that the number behind them can be read. */
static void
test_still_to_do_at_length (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autofree char *all = NULL;

  add_move (view, "Escalate: place a cube in the United Kingdom", "", "uk");
  add_move (view, "Escalate: place a cube in France", "", "france");
  add_move (view, "Escalate: place a cube in the Press", "", "press");
  all = tc_view_dup_still_to_act (view, 4);
  g_assert_cmpstr (all, ==, "Escalate: place a cube in the United Kingdom and 2 more");
}

/* What is done to a player is said whole. */
static void
test_still_to_do_to_a_player (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  const TcViewMove move = { .text = "Try to free Anna",
                            .verb = "free",
                            .subject = "anna",
                            .target = "",
                            .name = "Anna",
                            .onto = "" };
  g_autofree char *all = NULL;

  tc_view_add_move (view, &move);
  all = tc_view_dup_still_to_act (view, 2);
  g_assert_cmpstr (all, ==, "Try to free Anna");
}

static void
add_box (TcView *view, TcContainerKind kind, TcThing thing, const char *key, const char *owner)
{
  const TcViewContainer box = {
    .thing = thing, .key = key, .name = key, .kind = kind, .type = "", .owner = owner
  };

  tc_view_add_container (view, &box);
}

static void
assert_player_chosen (const TcView *view, const char *selected)
{
  g_autoptr (GPtrArray) items = dup_items (view, selected, "");
  TcMove move;

  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "Choose Boris");
  g_assert_true (tc_view_find_only_move (view, selected, &move));
}

/* A player is chosen by the seat, by a box before it, or by what lies there. */
static void
test_player (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewToken card = { .key = "card", .name = "Card", .container = "traits-boris" };
  const TcViewMove lay = { .subject = "room", .target = "foyer", .onto = "ground:0,1" };
  const TcViewMove *moves;
  guint n;

  add_box (view, TC_CONTAINER_SEAT, 6, "seat-clara", "clara");
  add_box (view, TC_CONTAINER_SEAT, 7, "seat-boris", "boris");
  add_box (view, TC_CONTAINER_BOX, TC_THING_NONE, "traits-boris", "boris");
  add_box (view, TC_CONTAINER_BOX, TC_THING_NONE, "deck", "");
  tc_view_add_token (view, &card);
  for (TcThing player = 6; player <= 7; player++) {
    const TcViewMove move = { .move = { .subject = TC_THING_NONE, .target = player },
                              .text = player == 7 ? "Choose Boris" : "Choose Clara",
                              .verb = "choose",
                              .subject = "",
                              .target = player == 7 ? "boris" : "clara",
                              .name = "",
                              .onto = "" };

    tc_view_add_move (view, &move);
  }

  assert_player_chosen (view, "seat-boris");
  assert_player_chosen (view, "traits-boris");
  assert_player_chosen (view, "card");
  g_assert_false (tc_view_has_moves_about (view, "deck"));
  tc_view_add_owner (view, &(TcViewOwner){ .id = "boris", .name = "Boris" });
  g_assert_cmpstr (tc_view_get_heading (view, "traits-boris"), ==, "Boris");
  g_assert_cmpstr (tc_view_get_heading (view, "deck"), ==, "deck");
  g_assert_false (tc_view_goes_somewhere (view, "card"));
  add_move (view, "Drop the card", "card", "");
  g_assert_false (tc_view_goes_somewhere (view, "card"));
  add_move (view, "Put the card on the deck", "card", "deck");
  g_assert_true (tc_view_goes_somewhere (view, "card"));
  g_assert_cmpstr (tc_view_get_heading (view, "traits-boris"), ==, "traits-boris");

  /* And that is where one sees that a player can be chosen. */
  g_assert_cmpstr (tc_view_get_mark_of (view, "boris"), ==, "seat-boris");
  g_assert_cmpstr (tc_view_get_mark_of (view, "deck"), ==, "deck");
  g_assert_cmpstr (tc_view_get_mark_of (view, ""), ==, "");
  moves = tc_view_get_moves (view, &n);
  g_assert_cmpstr (tc_view_get_goal (view, &lay), ==, "ground:0,1");
  g_assert_cmpstr (tc_view_get_goal (view, &moves[0]), ==, "seat-clara");
}

/* Of moves that come to the same the first is enough. */
static void
test_alike (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewMove move = {
    .text = "Lay the hall", .verb = "lay", .subject = "hall", .target = "camp", .onto = ""
  };
  g_autoptr (GPtrArray) items = NULL;
  TcMove only;

  tc_view_add_move (view, &move);
  move.text = "Lay the hall, turned";
  move.move.value = 1;
  move.is_alike = TRUE;
  tc_view_add_move (view, &move);
  items = dup_items (view, "", "");

  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpstr (tc_item_get_title (items->pdata[0]), ==, "Lay the hall");
  g_assert_true (tc_view_find_only_move (view, "camp", &only));
  g_assert_cmpuint (only.value, ==, 0);
}

/* What is done to players, who are not on the board, is said whole; cards that look alike are told
 * apart by where they lie, and counted where that does not tell them apart. */
static void
test_names (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewContainer camp = { .key = "camp", .name = "Camp" };
  TcViewToken other = { .key = "card-3", .name = "Trait card", .container = "fort" };
  g_autofree char *all = NULL;

  tc_view_add_container (view, &camp);
  camp.key = "fort";
  camp.name = "Fort";
  tc_view_add_container (view, &camp);
  add_token (view, "card-1", "Trait card");
  add_token (view, "card-2", "Trait card");
  tc_view_add_token (view, &other);
  add_move (view, "Choose Boris", "boris", "");
  add_move (view, "Take", "card-1", "");
  add_move (view, "Take", "card-2", "");
  add_move (view, "Take", "card-3", "");
  all = tc_view_dup_still_to_act (view, 4);
  g_assert_cmpstr (all, ==, "Choose Boris · Trait card (Camp) × 2 · Trait card (Fort)");
}

/* Whoever looks for a way to do nothing finds it, whatever the game calls it. */
static void
test_pass (void)
{
  const TcViewMove pass = { .text = "No interception over Sedan",
                            .verb = "pass",
                            .subject = "",
                            .target = "camp",
                            .onto = "",
                            .rule = "3.3.3",
                            .is_pass = TRUE };
  g_autoptr (TcView) view = make_view (6);
  g_autoptr (GPtrArray) items = NULL;

  tc_view_add_move (view, &pass);
  items = dup_items (view, "", "pass");
  g_assert_cmpuint (items->len, ==, 1);
  g_assert_cmpuint (tc_item_get_index (items->pdata[0]), ==, 13);
}

static void
test_search (void)
{
  g_auto (GStrv) words = tc_search_split ("  Été\tFORT ");
  g_auto (GStrv) none = tc_search_split (" ");
  const char *const good[] = { "the fort", "an été", NULL };
  const char *const bad[] = { "the fort", NULL };

  g_assert_cmpuint (g_strv_length (words), ==, 2);
  g_assert_true (tc_search_matches ((const char *const *) words, good));
  g_assert_false (tc_search_matches ((const char *const *) words, bad));
  g_assert_true (tc_search_matches ((const char *const *) none, bad));
}

int
main (int argc, char *argv[])
{
  static const char *const systems[] = { "badge", "bell-1938", "betrayal-1940", "dune", "house" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move-items/groups", test_groups);
  g_test_add_func ("/move-items/few", test_few);
  g_test_add_func ("/move-items/few-are-left", test_few_are_left);
  g_test_add_func ("/move-items/selected", test_selected);
  g_test_add_func ("/move-items/own-place", test_own_place);
  g_test_add_func ("/move-items/in-a-battle", test_in_a_battle);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++) {
    g_autofree char *path = g_strconcat ("/move-items/in-games/", systems[i], NULL);

    g_test_add (path, SessionFixture, systems[i], session_set_up, test_in_games, session_tear_down);
  }
  g_test_add_func ("/move-items/typed", test_typed);
  g_test_add_func ("/move-items/still-to-act", test_still_to_act);
  g_test_add_func ("/move-items/still-to-do-at-length", test_still_to_do_at_length);
  g_test_add_func ("/move-items/still-to-do", test_still_to_do);
  g_test_add_func ("/move-items/still-to-do/at-a-place", test_still_to_do_at_a_place);
  g_test_add_func ("/move-items/still-to-do-to-a-player", test_still_to_do_to_a_player);
  g_test_add_func ("/move-items/weights", test_weights);
  g_test_add_func ("/move-items/player", test_player);
  g_test_add_func ("/move-items/alike", test_alike);
  g_test_add_func ("/move-items/names", test_names);
  g_test_add_func ("/move-items/pass", test_pass);
  g_test_add_func ("/search/words", test_search);

  return g_test_run ();
}
