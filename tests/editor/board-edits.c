/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-edits.h"

#include "big-map.h"
#include "board/layout/tc-board-outline.h"

#define MOST_CHANGES 3

static TcView *
create_of_text (const char *text)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("betrayal", text);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcScenario *scenario = tc_build_get_scenario (build);

  return tc_view_new_for_board (scenario,
                                tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE));
}

/* Areas that touch and do not overlap, not even the rectangles around them. */
static TcView *
create_squares (void)
{
  TcView *view = tc_view_new ();

  tc_view_set_size (view, 1200, 1000);
  for (int i = 0; i < 30; i++) {
    int x = i % 6 * 200;
    int y = i / 6 * 200;
    const TcPoint outline[] = { { x, y }, { x + 200, y }, { x + 200, y + 200 }, { x, y + 200 } };
    g_autofree char *key = g_strdup_printf ("square-%d", i);
    TcViewContainer area = { .key = key,
                             .name = i % 3 == 0 ? "Villers" : "Bar",
                             .kind = TC_CONTAINER_AREA,
                             .region = i % 6 < 3 ? "west" : "east",
                             .centre = { x + 100, y + 100 },
                             .outline = outline,
                             .n_outline = G_N_ELEMENTS (outline) };
    TcViewToken token = { .key = key, .name = key, .container = key, .owner = area.region };

    tc_view_add_container (view, &area);
    tc_view_add_token (view, &token);
  }

  return view;
}

TcView *
board_edits_create_view (Map map)
{
  g_autofree char *path = g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "scenarios",
                                            "betrayal-1940", "betrayal-1940.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *big = NULL;
  g_autoptr (GError) error = NULL;

  if (map == MAP_SQUARES)
    return create_squares ();
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  if (map == MAP_BIG)
    big = big_map_new (text, 20, 15);

  return create_of_text (map == MAP_BIG ? big : text);
}

static GArray *
copy_array (gconstpointer data, guint n, gsize size)
{
  GArray *array = g_array_new (FALSE, FALSE, (guint) size);

  if (n > 0)
    g_array_append_vals (array, data, n);

  return array;
}

void
board_edits_open (Draft *draft, const TcView *view)
{
  guint n;
  gconstpointer data = tc_view_get_containers (view, &n);

  draft->containers = copy_array (data, n, sizeof (TcViewContainer));
  data = tc_view_get_tokens (view, &n);
  draft->tokens = copy_array (data, n, sizeof (TcViewToken));
  data = tc_view_get_links (view, &n);
  draft->links = copy_array (data, n, sizeof (TcViewLink));
  data = tc_view_get_labels (view, &n);
  draft->labels = copy_array (data, n, sizeof (TcViewLabel));
  data = tc_view_get_shapes (view, &n);
  draft->shapes = copy_array (data, n, sizeof (TcViewShape));
  draft->memory = g_ptr_array_new_with_free_func (g_free);
}

TcView *
board_edits_close (Draft *draft, const TcView *view)
{
  TcView *changed = tc_view_new ();
  guint width, height, n;
  const TcViewOwner *owners = tc_view_get_owners (view, &n);

  tc_view_get_size (view, &width, &height);
  tc_view_set_size (changed, width, height);
  for (guint i = 0; i < n; i++)
    tc_view_add_owner (changed, &owners[i]);
  for (guint i = 0; i < draft->containers->len; i++)
    tc_view_add_container (changed, &g_array_index (draft->containers, TcViewContainer, i));
  for (guint i = 0; i < draft->tokens->len; i++)
    tc_view_add_token (changed, &g_array_index (draft->tokens, TcViewToken, i));
  for (guint i = 0; i < draft->links->len; i++)
    tc_view_add_link (changed, &g_array_index (draft->links, TcViewLink, i));
  for (guint i = 0; i < draft->labels->len; i++)
    tc_view_add_label (changed, &g_array_index (draft->labels, TcViewLabel, i));
  for (guint i = 0; i < draft->shapes->len; i++)
    tc_view_add_shape (changed, &g_array_index (draft->shapes, TcViewShape, i));
  g_array_unref (draft->containers);
  g_array_unref (draft->tokens);
  g_array_unref (draft->links);
  g_array_unref (draft->labels);
  g_array_unref (draft->shapes);
  g_ptr_array_unref (draft->memory);

  return changed;
}

static guint
pick (Draft *draft, const GArray *array)
{
  return array->len > 0 ? (guint) g_rand_int_range (draft->rand, 0, (gint32) array->len) : 0;
}

static const char *
hold (Draft *draft, char *text)
{
  g_ptr_array_add (draft->memory, text);

  return text;
}

static TcViewContainer *
pick_container (Draft *draft)
{
  return &g_array_index (draft->containers, TcViewContainer, pick (draft, draft->containers));
}

static void
rename_one (Draft *draft)
{
  static const char *const names[] = { "X",           "Montherme", "Saint-Laurent-du-Pont-de-Claix",
                                       "Ay le Grand", "Orleans",   "" };

  pick_container (draft)->name = names[g_rand_int_range (draft->rand, 0, G_N_ELEMENTS (names))];
}

/* The name of a town, which is then not written twice. */
static void
rename_after_town (Draft *draft)
{
  if (draft->labels->len > 0)
    pick_container (draft)->name =
      g_array_index (draft->labels, TcViewLabel, pick (draft, draft->labels)).text;
}

static void
mark_one (Draft *draft)
{
  static const TcMark marks[] = {
    { .kind = TC_MARK_PORT, .text = "port" },
    { .kind = TC_MARK_VALUE, .value = 12, .text = "bracket" },
    { .kind = TC_MARK_STATE, .text = "a long note" },
    { .kind = TC_MARK_FORT, .text = "fort" },
  };
  TcViewContainer *area = pick_container (draft);
  guint first = (guint) g_rand_int_range (draft->rand, 0, G_N_ELEMENTS (marks));

  area->marks = &marks[first];
  area->n_marks =
    (guint) g_rand_int_range (draft->rand, 0, (gint) (G_N_ELEMENTS (marks) - first) + 1);
}

static void
move_centre (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  area->centre.x += g_rand_int_range (draft->rand, -9, 10);
  area->centre.y += g_rand_int_range (draft->rand, -9, 10);
}

static void
move_shared (Draft *draft, TcPoint from, TcPoint to)
{
  for (guint i = 0; i < draft->containers->len; i++) {
    TcViewContainer *area = &g_array_index (draft->containers, TcViewContainer, i);
    TcPoint *points = g_memdup2 (area->outline, area->n_outline * sizeof (TcPoint));

    g_ptr_array_add (draft->memory, points);
    for (guint j = 0; j < area->n_outline; j++) {
      if (tc_board_point_is_same (points[j], from))
        points[j] = to;
    }
    area->outline = points;
  }
}

static void
drag_corner (Draft *draft)
{
  const TcViewContainer *area = pick_container (draft);
  TcPoint from, to;

  if (area->n_outline == 0)
    return;
  from = area->outline[g_rand_int_range (draft->rand, 0, (gint32) area->n_outline)];
  to = (TcPoint){ from.x + g_rand_int_range (draft->rand, -30, 31),
                  from.y + g_rand_int_range (draft->rand, -30, 31) };
  move_shared (draft, from, to);
}

/* A corner less in one of them only: it parts from its neighbours. */
static void
cut_corner (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  if (area->n_outline > 3)
    area->n_outline--;
}

static void
change_region (Draft *draft)
{
  TcViewContainer *area = pick_container (draft);

  area->region = pick_container (draft)->region;
}

static void
move_counter (Draft *draft)
{
  if (draft->tokens->len > 0)
    g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens)).container =
      pick_container (draft)->key;
}

/* So many that they do not all lie in it. */
static void
gather_counters (Draft *draft)
{
  const char *key = pick_container (draft)->key;

  for (guint i = 0; i < 9; i++)
    g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens)).container = key;
}

static void
change_owner (Draft *draft)
{
  guint from = pick (draft, draft->tokens);
  guint to = pick (draft, draft->tokens);

  if (draft->tokens->len > 0)
    g_array_index (draft->tokens, TcViewToken, to).owner =
      g_array_index (draft->tokens, TcViewToken, from).owner;
}

static void
add_counter (Draft *draft)
{
  TcViewToken token = { .thing = TC_THING_NONE };

  if (draft->tokens->len > 0)
    token = g_array_index (draft->tokens, TcViewToken, pick (draft, draft->tokens));
  token.key = hold (draft, g_strdup_printf ("new-%u", g_rand_int (draft->rand)));
  token.container = pick_container (draft)->key;
  g_array_insert_val (draft->tokens, pick (draft, draft->tokens), token);
}

static void
remove_counter (Draft *draft)
{
  if (draft->tokens->len > 0)
    g_array_remove_index (draft->tokens, pick (draft, draft->tokens));
}

static void
remove_area (Draft *draft)
{
  if (draft->containers->len > 5)
    g_array_remove_index (draft->containers, pick (draft, draft->containers));
}

static void
add_area (Draft *draft)
{
  TcViewContainer area = *pick_container (draft);

  area.key = hold (draft, g_strdup_printf ("new-%u", g_rand_int (draft->rand)));
  area.centre.x += 40;
  g_array_insert_val (draft->containers, pick (draft, draft->containers), area);
}

static void
swap_areas (Draft *draft)
{
  TcViewContainer *a = pick_container (draft);
  TcViewContainer *b = pick_container (draft);
  TcViewContainer was = *a;

  *a = *b;
  *b = was;
}

static void
part (Draft *draft)
{
  if (draft->links->len > 0)
    g_array_remove_index (draft->links, pick (draft, draft->links));
}

static void
join (Draft *draft)
{
  TcViewLink link = { .a = pick_container (draft)->key, .b = pick_container (draft)->key };

  g_array_append_val (draft->links, link);
}

static void
change_label (Draft *draft)
{
  TcViewLabel *label;

  if (draft->labels->len == 0)
    return;
  label = &g_array_index (draft->labels, TcViewLabel, pick (draft, draft->labels));
  if (g_rand_boolean (draft->rand))
    label->at.x += 7;
  else
    label->text = pick_container (draft)->name;
}

static void
remove_label (Draft *draft)
{
  if (draft->labels->len > 0)
    g_array_remove_index (draft->labels, pick (draft, draft->labels));
}

static void
change_shape (Draft *draft)
{
  TcViewShape *shape;

  if (draft->shapes->len == 0)
    return;
  shape = &g_array_index (draft->shapes, TcViewShape, pick (draft, draft->shapes));
  if (g_rand_boolean (draft->rand))
    shape->name = "Meuse";
  else if (shape->n_points > 3)
    shape->n_points--;
}

#define N_NAME_EDITS 3 /* the first ones */

static void (*const edits[]) (Draft *draft) = {
  rename_one,      rename_after_town, mark_one,       move_centre,
  drag_corner,     cut_corner,        change_region,  move_counter,
  change_owner,    add_counter,       remove_counter, remove_area,
  add_area,        swap_areas,        part,           join,
  change_label,    remove_label,      change_shape,   gather_counters,
  gather_counters, rename_one,        rename_one,     drag_corner,
  move_counter,
};

TcView *
board_edits_dup_changed (GRand *rand, const TcView *view, gboolean names_only)
{
  guint n_edits = names_only ? N_NAME_EDITS : G_N_ELEMENTS (edits);
  Draft draft = { .rand = rand };
  guint n = (guint) g_rand_int_range (rand, 0, MOST_CHANGES + 1);

  board_edits_open (&draft, view);
  for (guint i = 0; i < n; i++)
    edits[g_rand_int_range (rand, 0, (gint32) n_edits)](&draft);

  return board_edits_close (&draft, view);
}

guint
board_edits_get_n_steps (guint usual)
{
  const char *steps = g_getenv ("TURNCOAT_TEST_STEPS");

  return steps != NULL ? (guint) g_ascii_strtoull (steps, NULL, 10) : usual;
}
