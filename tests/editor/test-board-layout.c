/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-layout.h"

#include <math.h>

#include "board-edits.h"
#include "board-support.h"
#include "board/layout/tc-board-describe.h"

typedef struct {
  TcView *view;
  TcBoardLayout *layout;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->view = board_support_new_view ();
  fixture->layout = tc_board_layout_new (fixture->view, GPOINTER_TO_INT (data));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  tc_board_layout_free (fixture->layout);
  tc_view_free (fixture->view);
}

static const char *
get_key_at (Fixture *fixture, double x, double y)
{
  guint container = tc_board_layout_hit_container (fixture->layout, x, y);
  guint n;

  return container != TC_BOARD_NOTHING ? tc_view_get_containers (fixture->view, &n)[container].key
                                       : NULL;
}

static const TcBoardSpot *
find_spot (Fixture *fixture, const char *key)
{
  guint token = tc_board_layout_find_token (fixture->layout, key);
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (fixture->layout, &n);

  for (guint i = 0; i < n; i++) {
    if (spots[i].token == token)
      return &spots[i];
  }

  return NULL;
}

static void
test_hit_container (Fixture *fixture, gconstpointer data)
{
  const TcBoardPlace *box = tc_board_layout_get_place (
    fixture->layout, tc_board_layout_find_container (fixture->layout, "box"));

  g_assert_cmpstr (get_key_at (fixture, 10, 10), ==, "nw");
  g_assert_cmpstr (get_key_at (fixture, 390, 10), ==, "ne");
  g_assert_cmpstr (get_key_at (fixture, 10, 390), ==, "sw");
  g_assert_cmpstr (get_key_at (fixture, 390, 390), ==, "se");
  g_assert_cmpstr (get_key_at (fixture, box->bounds.x + 5, box->bounds.y + 5), ==, "box");
  g_assert_null (get_key_at (fixture, -5, 10));
}

static void
test_strip (Fixture *fixture, gconstpointer data)
{
  const TcBoardPlace *box = tc_board_layout_get_place (
    fixture->layout, tc_board_layout_find_container (fixture->layout, "box"));
  TcBoardRect board = tc_board_layout_get_board (fixture->layout);
  TcBoardRect extent = tc_board_layout_get_extent (fixture->layout);

  g_assert_true (box->is_box);
  g_assert_false (tc_board_rect_meets (&box->bounds, &board));
  g_assert_true (tc_board_rect_contains (&extent, box->bounds.x, box->bounds.y));
  if (GPOINTER_TO_INT (data)) {
    g_assert_cmpfloat (extent.height, >, board.height);
    g_assert_cmpfloat_with_epsilon (extent.width, board.width, 1e-9);
  } else {
    g_assert_cmpfloat (extent.width, >, board.width);
    g_assert_cmpfloat_with_epsilon (extent.height, board.height, 1e-9);
  }
}

/* Counters of an area lie in it, and none hides another or the middle of the name. */
static void
test_stack (Fixture *fixture, gconstpointer data)
{
  guint nw = tc_board_layout_find_container (fixture->layout, "nw");
  const TcBoardPlace *place = tc_board_layout_get_place (fixture->layout, nw);
  const TcBoardSpot *lowest = find_spot (fixture, "1-red");
  const TcBoardSpot *top = find_spot (fixture, "3-red");
  double middle_x = place->name_rect.x + place->name_rect.width / 2;
  double middle_y = place->name_rect.y + place->name_rect.height / 2;

  g_assert_nonnull (lowest);
  g_assert_nonnull (top);
  g_assert_cmpuint (lowest->n_below, ==, 0);
  g_assert_cmpuint (top->n_below, ==, 2);
  g_assert_cmpfloat (lowest->rect.y, <, top->rect.y);
  g_assert_true (tc_board_rect_contains (&place->bounds, top->rect.x + top->rect.width / 2,
                                         top->rect.y + top->rect.height / 2));
  g_assert_false (tc_board_rect_contains (&top->rect, middle_x, middle_y));
  g_assert_false (tc_board_rect_contains (&lowest->rect, middle_x, middle_y));
}

static void
test_hit_spot (Fixture *fixture, gconstpointer data)
{
  const TcBoardSpot *lowest = find_spot (fixture, "1-red");
  const TcBoardSpot *top = find_spot (fixture, "3-red");
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (fixture->layout, &n);
  double x = top->rect.x + top->rect.width / 2;
  double y = top->rect.y + 2;
  guint hit = tc_board_layout_hit_spot (fixture->layout, x, y, TC_BOARD_NOTHING);

  g_assert_cmpuint (hit, <, n);
  g_assert_cmpuint (spots[hit].token, ==, top->token);
  /* A raised counter is hit where it overlaps the others. */
  hit = tc_board_layout_hit_spot (fixture->layout, x, y, lowest->token);
  g_assert_cmpuint (spots[hit].token, ==, lowest->token);
  /* What peeps out of a stack can be hit. */
  hit = tc_board_layout_hit_spot (fixture->layout, lowest->rect.x + lowest->rect.width - 1,
                                  lowest->rect.y + 1, TC_BOARD_NOTHING);
  g_assert_cmpuint (spots[hit].token, ==, lowest->token);
  g_assert_cmpuint (tc_board_layout_hit_spot (fixture->layout, -50, -50, TC_BOARD_NOTHING), ==,
                    TC_BOARD_NOTHING);
}

/* Four inner borders, each once, two of them between regions; the rest is edge. */
static void
test_borders (Fixture *fixture, gconstpointer data)
{
  guint n;
  const TcBoardBorder *borders = tc_board_layout_get_borders (fixture->layout, &n);
  guint n_inner = 0;
  guint n_parted = 0;

  for (guint i = 0; i < n; i++) {
    n_inner += borders[i].b != TC_BOARD_NOTHING ? 1 : 0;
    n_parted += borders[i].parted ? 1 : 0;
    g_assert_cmpuint (borders[i].n_points, >=, 2);
  }
  g_assert_cmpuint (n_inner, ==, 4);
  g_assert_cmpuint (n_parted, ==, 2);
  g_assert_cmpuint (n - n_inner, ==, 4);
}

typedef struct {
  const char *from;
  int dx;
  int dy;
  const char *to;
} Step;

static void
test_step (Fixture *fixture, gconstpointer data)
{
  static const Step steps[] = {
    { "nw", 1, 0, "ne" },  { "nw", 0, 1, "sw" },  { "se", -1, 0, "sw" },
    { "se", 0, -1, "ne" }, { "nw", -1, 0, NULL }, { "nw", 0, -1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    guint from = tc_board_layout_find_container (fixture->layout, steps[i].from);
    guint to = tc_board_layout_step (fixture->layout, from, steps[i].dx, steps[i].dy);

    g_assert_cmpuint (to, ==, tc_board_layout_find_container (fixture->layout, steps[i].to));
  }
}

/* A box has no links: it is reached by where it lies, here at the right. */
static void
test_step_to_box (Fixture *fixture, gconstpointer data)
{
  guint ne = tc_board_layout_find_container (fixture->layout, "ne");

  g_assert_cmpuint (tc_board_layout_step (fixture->layout, ne, 1, 0), ==,
                    tc_board_layout_find_container (fixture->layout, "box"));
}

static void
test_describe (Fixture *fixture, gconstpointer data)
{
  g_autofree char *area = tc_board_describe (fixture->layout, "ne");
  g_autofree char *token = tc_board_describe (fixture->layout, "2-blue");
  g_autofree char *all = tc_board_describe_all (fixture->layout);
  g_autofree char *brief = tc_board_describe_briefly (fixture->layout, "ne");

  g_autofree char *stacked = tc_board_describe_briefly (fixture->layout, "2-red");

  g_assert_cmpstr (brief, ==, "Brent, forest, port, Blueland\n1-blue 9-7-2, Blueland");
  g_assert_cmpstr (stacked, ==,
                   "2-red 9-7-2, Redland, armour, corps; in Alton\nThe stack, from the top:\n"
                   "3-red 9-7-2, Redland\n2-red 9-7-2, Redland\n1-red 9-7-2, Redland");
  g_assert_null (tc_board_describe_briefly (fixture->layout, "nowhere"));
  g_assert_cmpstr (area, ==,
                   "Brent, forest, port, Blueland; adjacent to Alton, Derby; holds "
                   "1-blue 9-7-2, Blueland");
  g_assert_cmpstr (token, ==, "2-blue 9-7-2, Blueland, armour, corps; in Regroup Box");
  g_assert_cmpstr (all, ==, "5 places, 5 counters");
  g_assert_null (tc_board_describe (fixture->layout, "nowhere"));
}

/* Nothing lies in a player; of several things before one each has a name of its own. */
static void
test_describe_hands (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewContainer hand = { .key = "hand", .name = "Anna", .kind = TC_CONTAINER_HAND };
  TcViewContainer cards = {
    .key = "cards", .name = "Anna: Target cards", .title = "Target cards", .kind = TC_CONTAINER_HAND
  };
  TcViewToken token = { .key = "skull", .name = "Skull", .type = "omen", .container = "hand" };
  g_autoptr (TcBoardLayout) layout = NULL;
  g_autofree char *held = NULL;
  g_autofree char *before = NULL;
  g_autofree char *seat = NULL;
  TcViewContainer place = {
    .key = "seat", .name = "Anna", .kind = TC_CONTAINER_SEAT, .owner = "anna"
  };
  TcViewOwner anna = { .id = "anna", .name = "Anna", .colour = "#123456", .land_colour = "" };

  tc_view_add_owner (view, &anna);
  tc_view_add_container (view, &place);
  tc_view_add_container (view, &hand);
  tc_view_add_container (view, &cards);
  tc_view_add_token (view, &token);
  token.key = "rope";
  token.container = "cards";
  tc_view_add_token (view, &token);
  layout = tc_board_layout_new (view, FALSE);
  held = tc_board_describe (layout, "skull");
  before = tc_board_describe (layout, "rope");
  g_assert_cmpstr (held, ==, "Skull, omen; held by Anna");
  g_assert_cmpstr (before, ==, "Skull, omen; in Anna: Target cards");
  seat = tc_board_describe (layout, "seat");
  g_assert_cmpstr (seat, ==, "Anna");
}

/* What lies face down is called what it is, and nothing else is said of it. */
static void
test_describe_hidden (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcViewContainer deck = { .key = "traits", .name = "Ada: trait cards", .kind = TC_CONTAINER_DECK };
  TcViewToken card = { .key = "back",
                       .name = "Noble",
                       .type = "trait",
                       .container = "traits",
                       .kind = TC_TOKEN_CARD,
                       .is_hidden = TRUE };
  g_autoptr (TcBoardLayout) layout = NULL;
  g_autofree char *one = NULL;
  g_autofree char *some = NULL;

  tc_view_add_container (view, &deck);
  tc_view_add_token (view, &card);
  card.key = "unit";
  card.kind = TC_TOKEN_COUNTER;
  card.count = 3;
  tc_view_add_token (view, &card);
  layout = tc_board_layout_new (view, FALSE);
  one = tc_board_describe (layout, "back");
  some = tc_board_describe (layout, "unit");
  g_assert_cmpstr (one, ==, "hidden card; in Ada: trait cards");
  g_assert_cmpstr (some, ==, "3 × hidden counter; in Ada: trait cards");
}

/* An empty board, and one of points without outlines, have places too. */
static void
test_odd_boards (void)
{
  g_autoptr (TcView) empty = tc_view_new ();
  g_autoptr (TcView) points = tc_view_new ();
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (empty, FALSE);
  g_autoptr (TcBoardLayout) dots = NULL;
  TcViewContainer point = { .thing = TC_THING_NONE,
                            .kind = TC_CONTAINER_AREA,
                            .key = "a",
                            .name = "A",
                            .centre = { 100, 100 } };

  g_assert_cmpuint (tc_board_layout_hit_container (layout, 0, 0), ==, TC_BOARD_NOTHING);
  tc_view_add_container (points, &point);
  point.key = point.name = "b";
  point.centre.x = 400;
  tc_view_add_container (points, &point);
  dots = tc_board_layout_new (points, FALSE);
  g_assert_cmpuint (tc_board_layout_hit_container (dots, 402, 98), ==, 1);
  g_assert_cmpuint (tc_board_layout_hit_container (dots, 250, 100), ==, TC_BOARD_NOTHING);
}

static void
add_square (TcView *view, const char *key, int x, int y, int side)
{
  const TcPoint outline[] = { { x, y }, { x + side, y }, { x + side, y + side }, { x, y + side } };
  TcViewContainer area = { .thing = TC_THING_NONE,
                           .kind = TC_CONTAINER_AREA,
                           .key = key,
                           .name = key,
                           .centre = { x + side / 2, y + side / 2 },
                           .outline = outline,
                           .n_outline = G_N_ELEMENTS (outline) };

  tc_view_add_container (view, &area);
}

/* An area inside another is reached, whichever comes first; of two that are the same the later. */
static void
test_hit_inner (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autoptr (TcBoardLayout) layout = NULL;

  tc_view_set_size (view, 600, 400);
  add_square (view, "lake", 100, 100, 50);
  add_square (view, "land", 0, 0, 400);
  add_square (view, "island", 300, 300, 50);
  add_square (view, "twin", 450, 50, 100);
  add_square (view, "other-twin", 450, 50, 100);
  layout = tc_board_layout_new (view, FALSE);
  g_assert_cmpuint (tc_board_layout_hit_container (layout, 125, 125), ==, 0);
  g_assert_cmpuint (tc_board_layout_hit_container (layout, 200, 200), ==, 1);
  g_assert_cmpuint (tc_board_layout_hit_container (layout, 325, 325), ==, 2);
  g_assert_cmpuint (tc_board_layout_hit_container (layout, 500, 100), ==, 4);
  g_assert_cmpuint (tc_board_layout_hit_container (layout, 590, 390), ==, TC_BOARD_NOTHING);
}

/* On small islands in a wide sea counters are still large enough to be drawn. */
static void
test_small_areas (void)
{
  g_autoptr (TcView) view = board_support_new_islands ();
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);

  g_assert_cmpfloat (tc_board_layout_get_counter_size (layout), >=, 20000 / 200.0);
}

#define ADD(name, below, function)                                                                 \
  g_test_add ("/editor/board/layout/" name, Fixture, GINT_TO_POINTER (below), set_up, function,    \
              tear_down)

/* Made for a scale, or brought to it: the same. */
static void
test_scale (void)
{
  g_autoptr (TcView) view = board_edits_create_view (MAP_SHIPPED);
  g_autoptr (TcBoardLayout) brought = tc_board_layout_new (view, FALSE);
  double scale = 0.6 * tc_board_layout_get_scale (brought);
  g_autoptr (TcBoardLayout) made = tc_board_layout_new_at (view, FALSE, scale);
  const TcBoardSpot *spots, *spots_made;
  guint n, n_made;

  g_assert_true (tc_board_layout_set_scale (brought, scale));
  tc_view_get_containers (view, &n);
  for (guint i = 0; i < n; i++) {
    const TcBoardRect *a = &tc_board_layout_get_place (brought, i)->name_rect;
    const TcBoardRect *b = &tc_board_layout_get_place (made, i)->name_rect;

    g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
  }
  spots = tc_board_layout_get_spots (brought, &n);
  spots_made = tc_board_layout_get_spots (made, &n_made);
  g_assert_cmpuint (n, ==, n_made);
  for (guint i = 0; i < n; i++)
    g_assert_cmpmem (&spots[i].rect, sizeof spots[i].rect, &spots_made[i].rect,
                     sizeof spots[i].rect);
  g_assert_false (tc_board_layout_set_scale (made, scale));
}

static void
add_box (TcView *view, const char *key, const char *within, guint n_steps)
{
  TcViewContainer box = { .key = key, .name = key, .title = key, .within = within };

  box.kind = TC_CONTAINER_BOX;
  tc_view_add_container (view, &box);
  for (guint i = 0; i < n_steps; i++) {
    TcMark mark = { .kind = i == 2 ? TC_MARK_STATE : TC_MARK_LABEL, .text = "3" };

    tc_view_add_mark (view, tc_view_get_container (view, key), &mark);
  }
}

/* Tracks lie below each other in the box that they are within, over what else lies there; a box may
 * have one of its own. */
static void
test_rows (void)
{
  g_autoptr (TcView) view = tc_view_new ();
  TcPoint square[] = { { 0, 0 }, { 900, 0 }, { 900, 600 }, { 0, 600 } };
  TcViewContainer area = { .key = "area", .name = "Area", .outline = square, .n_outline = 4 };
  TcViewToken token = { .key = "axe", .name = "Axe", .container = "hand", .count = 1 };
  g_autoptr (TcBoardLayout) layout = NULL;
  const TcBoardPlace *hand, *might, *speed, *roll;
  const TcBoardSpot *spots;
  guint n;

  tc_view_set_size (view, 900, 600);
  tc_view_add_container (view, &area);
  add_box (view, "hand", NULL, 0);
  add_box (view, "might", "hand", 9);
  add_box (view, "speed", "hand", 9);
  add_box (view, "roll", "roll", 4);
  tc_view_add_token (view, &token);
  layout = tc_board_layout_new (view, TRUE);
  hand = tc_board_layout_get_place (layout, 1);
  might = tc_board_layout_get_place (layout, 2);
  speed = tc_board_layout_get_place (layout, 3);
  roll = tc_board_layout_get_place (layout, 4);
  spots = tc_board_layout_get_spots (layout, &n);

  g_assert_true (might->is_row && speed->is_row && !hand->is_row && !roll->is_row);
  g_assert_cmpfloat (might->bounds.y, >=, hand->name_rect.y + 0.8 * hand->name_rect.height);
  g_assert_cmpfloat (speed->bounds.y, >=, might->bounds.y + might->bounds.height - 0.01);
  g_assert_cmpfloat (might->bounds.x, >, hand->bounds.x);
  g_assert_cmpfloat (might->bounds.width, <, hand->bounds.width);
  g_assert_cmpfloat (roll->rows, >, 0);
  g_assert_false (tc_board_rect_meets (&roll->bounds, &hand->bounds));
  g_assert_cmpuint (n, ==, 1);
  /* Not close to the last of them: its name hangs lower than its steps. */
  g_assert_cmpfloat (spots[0].rect.y, >=,
                     speed->bounds.y + speed->bounds.height + 0.1 * spots[0].rect.height);
  g_assert_cmpfloat (spots[0].rect.y + spots[0].rect.height, <=,
                     hand->bounds.y + hand->bounds.height + 0.01);
}

/* (transfer full): a player's box with a track, @n_cards in it, and the box below. */
static TcBoardLayout *
lay_hand (TcView *view, guint n_cards)
{
  TcPoint square[] = { { 0, 0 }, { 900, 0 }, { 900, 300 }, { 0, 300 } };
  TcViewContainer area = { .key = "area", .name = "Area", .outline = square, .n_outline = 4 };
  TcViewToken card = { .name = "Card", .container = "hand", .count = 1 };

  tc_view_set_size (view, 900, 300);
  tc_view_add_container (view, &area);
  add_box (view, "hand", NULL, 0);
  tc_view_get_container (view, "hand")->kind = TC_CONTAINER_HAND;
  add_box (view, "might", "hand", 9);
  add_box (view, "in-play", NULL, 0);
  for (guint i = 0; i < n_cards; i++) {
    g_autofree char *key = g_strdup_printf ("card-%u", i);

    card.key = key;
    tc_view_add_token (view, &card);
  }

  return tc_board_layout_new (view, TRUE);
}

/* The first card of a player does not move what is below. */
static void
test_first_card (void)
{
  g_autoptr (TcView) without = tc_view_new ();
  g_autoptr (TcView) with = tc_view_new ();
  g_autoptr (TcBoardLayout) empty = lay_hand (without, 0);
  g_autoptr (TcBoardLayout) held = lay_hand (with, 2);

  for (guint i = 1; i < 4; i++)
    g_assert_cmpmem (&tc_board_layout_get_place (empty, i)->bounds, sizeof (TcBoardRect),
                     &tc_board_layout_get_place (held, i)->bounds, sizeof (TcBoardRect));
}

/* (transfer full): boxes below a board, in whose first, with room for @room, @n cards lie. */
static TcBoardLayout *
lay_pile (TcView *view, guint room, guint n)
{
  TcPoint square[] = { { 0, 0 }, { 900, 0 }, { 900, 300 }, { 0, 300 } };
  TcViewContainer area = { .key = "area", .name = "Area", .outline = square, .n_outline = 4 };
  TcViewToken card = { .name = "Card", .container = "pile", .count = 1 };

  tc_view_set_size (view, 900, 300);
  tc_view_add_container (view, &area);
  add_box (view, "pile", NULL, 0);
  tc_view_get_container (view, "pile")->room = room;
  for (guint i = 0; i < 8; i++) {
    g_autofree char *key = g_strdup_printf ("box-%u", i);

    add_box (view, key, NULL, 0);
  }
  for (guint i = 0; i < n; i++) {
    g_autofree char *key = g_strdup_printf ("card-%u", i);

    card.key = key;
    tc_view_add_token (view, &card);
  }

  return tc_board_layout_new (view, TRUE);
}

/* Where room is kept, it does not matter how many there are; the lines are those in which the boxes
 * take least of the page. */
static void
test_kept_room (void)
{
  g_autoptr (TcView) none = tc_view_new ();
  g_autoptr (TcView) many = tc_view_new ();
  g_autoptr (TcBoardLayout) empty = lay_pile (none, 5, 0);
  g_autoptr (TcBoardLayout) full = lay_pile (many, 5, 30);
  guint n;
  const TcBoardSpot *spots = tc_board_layout_get_spots (full, &n);
  const TcBoardRect *pile = &tc_board_layout_get_place (empty, 1)->bounds;

  for (guint i = 1; i < 10; i++)
    g_assert_cmpmem (&tc_board_layout_get_place (empty, i)->bounds, sizeof (TcBoardRect),
                     &tc_board_layout_get_place (full, i)->bounds, sizeof (TcBoardRect));
  g_assert_cmpuint (n, ==, 30);
  for (guint i = 0; i < n; i++) {
    g_assert_true (tc_board_rect_contains (pile, spots[i].rect.x, spots[i].rect.y));
    g_assert_cmpfloat (spots[i].rect.x + spots[i].rect.width, <=, pile->x + pile->width);
    g_assert_cmpfloat (spots[i].rect.y + spots[i].rect.height, <=, pile->y + pile->height);
  }
}

/* How far @token is from the next counter of another owner in its area, in counters. */
static double
get_distance_to_others (Fixture *fixture, const TcViewToken *token)
{
  const TcBoardSpot *own = find_spot (fixture, token->key);
  double least = G_MAXDOUBLE;
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (fixture->view, &n);

  for (guint i = 0; i < n; i++) {
    const TcBoardSpot *other;

    if (strcmp (tokens[i].container, token->container) != 0 ||
        strcmp (tokens[i].owner, token->owner) == 0)
      continue;
    other = find_spot (fixture, tokens[i].key);
    least =
      MIN (least, MAX (fabs (own->rect.x - other->rect.x), fabs (own->rect.y - other->rect.y)));
  }
  return least / own->rect.width;
}

/* Where there is little room, who enters does not vanish below who is there, with @n_more of them:
 * at every scale that a window shows, a good part of a counter of each side is seen. */
static void
check_sides_apart (TcScenario *scenario, const TcViewToken *there, guint n_more)
{
  TcViewToken entering = {
    .key = "entering",
    .name = "Panzer",
    .container = there->container,
    .owner = "germany",
    .type = "armour",
    .symbol = "armour",
    .size = "corps",
    .face = "9-7-2",
    .count = 1,
  };
  Fixture fixture = { 0 };

  fixture.view =
    tc_view_new_for_board (scenario, tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
  tc_view_add_token (fixture.view, &entering);
  for (guint i = 0; i < n_more; i++) {
    g_autofree char *key = g_strdup_printf ("more-%u", i);
    TcViewToken more = *there;

    more.key = key;
    tc_view_add_token (fixture.view, &more);
  }
  fixture.layout = tc_board_layout_new (fixture.view, FALSE);
  for (double scale = 0.4; scale < 1.5; scale *= 1.2) {
    double apart;

    tc_board_layout_set_scale (fixture.layout, scale);
    apart = get_distance_to_others (&fixture, &entering);
    g_test_message ("%s, %u more, at %.2f: %.2f", there->container, n_more, scale, apart);
    g_assert_cmpfloat (apart, >=, 0.4);
  }
  tear_down (&fixture, NULL);
}

static void
test_sides_apart (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                            "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  TcFileIdentity identity;
  g_autoptr (TcSource) source = tc_file_load (path, &identity, NULL);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcScenario *scenario = tc_build_get_scenario (build);
  g_autoptr (TcView) view =
    tc_view_new_for_board (scenario, tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *area = tc_view_find_container (view, tokens[i].container);

    if (area->kind == TC_CONTAINER_AREA && strcmp (tokens[i].owner, "germany") != 0 &&
        g_hash_table_add (done, (gpointer) tokens[i].container)) {
      for (guint n_more = 0; n_more <= 4; n_more += 2)
        check_sides_apart (scenario, &tokens[i], n_more);
    }
  }
  g_assert_cmpuint (g_hash_table_size (done), >, 15);
}

/* (transfer full): a room with @n pawns in it. */
static TcBoardLayout *
make_room (TcView *view, guint n)
{
  const TcPoint outline[] = { { 0, 0 }, { 180, 0 }, { 180, 180 }, { 0, 180 } };
  const TcViewContainer room = { .kind = TC_CONTAINER_TILE,
                                 .key = "hall",
                                 .name = "Entrance Hall",
                                 .centre = { 90, 90 },
                                 .outline = outline,
                                 .n_outline = G_N_ELEMENTS (outline) };

  tc_view_add_container (view, &room);
  for (guint i = 0; i < n; i++) {
    g_autofree char *key = g_strdup_printf ("pawn-%u", i);
    const TcViewToken pawn = {
      .kind = TC_TOKEN_PAWN, .key = key, .name = key, .container = "hall", .count = 1
    };

    tc_view_add_token (view, &pawn);
  }
  return tc_board_layout_new (view, FALSE);
}

/* Of each pawn the most is seen, and of the room its upper part, where its name is. */
static void
test_pawns_in_a_room (void)
{
  for (guint n = 1; n <= 6; n++) {
    g_autoptr (TcView) view = tc_view_new ();
    g_autoptr (TcBoardLayout) layout = make_room (view, n);
    guint n_spots;
    const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n_spots);

    g_assert_cmpuint (n_spots, ==, n);
    for (guint i = 0; i < n; i++) {
      const TcBoardRect *one = &spots[i].rect;

      g_assert_cmpfloat (one->width, >=, 50);
      g_assert_cmpfloat (one->x, >=, 0);
      g_assert_cmpfloat (one->x + one->width, <=, 180);
      g_assert_cmpfloat (one->y, >=, 0.4 * 180);
      g_assert_cmpfloat (one->y + one->height, <=, 180);
      for (guint j = 0; j < i; j++)
        g_assert_cmpfloat (fabs (one->x - spots[j].rect.x) + fabs (one->y - spots[j].rect.y), >=,
                           0.66 * one->width);
    }
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("hit-container", FALSE, test_hit_container);
  ADD ("strip/right", FALSE, test_strip);
  ADD ("strip/below", TRUE, test_strip);
  ADD ("stack", FALSE, test_stack);
  ADD ("hit-spot", FALSE, test_hit_spot);
  ADD ("borders", FALSE, test_borders);
  ADD ("step", TRUE, test_step);
  ADD ("step/to-box", FALSE, test_step_to_box);
  ADD ("describe", FALSE, test_describe);
  g_test_add_func ("/editor/board/layout/describe-hands", test_describe_hands);
  g_test_add_func ("/editor/board/layout/describe-hidden", test_describe_hidden);
  g_test_add_func ("/editor/board/layout/odd-boards", test_odd_boards);
  g_test_add_func ("/editor/board/layout/hit-inner", test_hit_inner);
  g_test_add_func ("/editor/board/layout/small-areas", test_small_areas);
  g_test_add_func ("/editor/board/layout/scale", test_scale);
  g_test_add_func ("/editor/board/layout/rows", test_rows);
  g_test_add_func ("/editor/board/layout/first-card", test_first_card);
  g_test_add_func ("/editor/board/layout/kept-room", test_kept_room);
  g_test_add_func ("/editor/board/layout/pawns-in-a-room", test_pawns_in_a_room);
  g_test_add_func ("/editor/board/layout/sides-apart", test_sides_apart);

  return g_test_run ();
}
