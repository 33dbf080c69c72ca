/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <time.h>

#include "bench-support.h"
#include "pages/map/tc-map-edit.h"

/* A window with 1,050 areas and 3,017 adjacencies: how long an edit takes until the text is built
 * again, every finding is known, and its picture is on the screen. Each round makes every kind of
 * edit; the best round is that which other work on the machine disturbed least. */

#define ROUNDS    5
#define TIMES     5 /* each kind of edit in a round */
#define MAX_KINDS 16

typedef void (*Edit) (Bench *bench, guint i);

static char *
dup_area (guint i)
{
  return g_strdup_printf ("area-%u", 500 + i);
}

static void
set_value (Bench *bench, const char *path, const char *attribute, const char *value)
{
  g_autoptr (GError) error = NULL;

  tc_document_set_attribute (bench->document, path, attribute, value, &error);
  g_assert_no_error (error);
}

static void
set_area (Bench *bench, guint i, const char *attribute, const char *value)
{
  g_autofree char *area = dup_area (i);
  g_autofree char *path = g_strdup_printf ("area-board/area[%s]", area);

  set_value (bench, path, attribute, value);
}

static void
set_number (Bench *bench, const char *path, const char *attribute, gint64 add)
{
  TcScenario *scenario = tc_document_get_scenario (bench->document);
  TcNode node = tc_scenario_find_by_path (scenario, path);
  g_autofree char *value = NULL;

  g_assert_cmpuint (node, !=, TC_NODE_NONE);
  value =
    g_strdup_printf ("%" G_GINT64_FORMAT, add + tc_scenario_get_int (scenario, node, attribute));
  set_value (bench, path, attribute, value);
}

static void
apply (Bench *bench, TcOperation *operation)
{
  g_autoptr (TcOperation) owned = operation;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (operation);
  tc_document_apply_operation (bench->document, operation, NULL, &error);
  g_assert_no_error (error);
}

static void
change_terrain (Bench *bench, guint i)
{
  g_autofree char *area = dup_area (i);
  TcScenario *scenario = tc_document_get_scenario (bench->document);
  TcNode node = tc_scenario_find_by_key (scenario, "area", area);
  const char *now = tc_scenario_get_string (scenario, node, "terrain");

  set_area (bench, i, "terrain", g_str_equal (now, "forest") ? "clear" : "forest");
}

static void
rename_area (Bench *bench, guint i)
{
  g_autofree char *name = g_strdup_printf ("Hamlet %u", i);

  set_area (bench, i, "name", name);
}

static void
move_centre (Bench *bench, guint i)
{
  g_autofree char *area = dup_area (i);
  g_autofree char *path = g_strdup_printf ("area-board/area[%s]", area);

  set_number (bench, path, "x", 1);
}

/* Three areas share it. */
static void
drag_corner (Bench *bench, guint i)
{
  g_autofree char *area = dup_area (i);
  guint n;
  guint index = tc_board_layout_find_container (bench->board->layout, area);
  TcPoint from = tc_view_get_containers (bench->board->view, &n)[index].outline[2];
  TcPoint to = { from.x + 2, from.y - 1 };

  apply (bench, tc_map_edit_move_corner (tc_document_get_scenario (bench->document), from, to));
}

/* Parts them the first time, joins them again the second. */
static void
join (Bench *bench, guint i)
{
  g_autofree char *a = dup_area (i / 2);
  g_autofree char *b = dup_area (i / 2 + 1);

  apply (bench, tc_map_edit_join (tc_document_get_scenario (bench->document), a, b));
}

static void
change_counter (Bench *bench, guint i)
{
  set_number (bench, "order-of-battle/unit[9-panzer]/full", "attack", i % 2 == 0 ? 1 : -1);
}

static void
undo (Bench *bench, guint i)
{
  tc_document_undo (bench->document);
}

static const struct {
  const char *name;
  Edit edit;
} kinds[] = {
  { "terrain", change_terrain },
  { "name", rename_area },
  { "centre", move_centre },
  { "corner", drag_corner },
  { "undo", undo },
  { "adjacency", join },
  { "undo adjacency", undo },
  { "counter", change_counter },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) <= MAX_KINDS);

static Cost
time_edit (Bench *bench, guint kind, guint i)
{
  Cost cost = bench_begin ();

  kinds[kind].edit (bench, i);
  tc_document_break_merge (bench->document);
  bench_wait_for_final_frame (bench);

  return bench_end (cost);
}

/* @first: number of the first edit, so that no run makes those of another again. */
static void
run_edits (Bench *bench, const char *what, guint first)
{
  const guint n_kinds = G_N_ELEMENTS (kinds);
  double works[MAX_KINDS][ROUNDS * TIMES];
  double all[ROUNDS * TIMES * MAX_KINDS];
  double best = G_MAXDOUBLE;
  double best_work = G_MAXDOUBLE;
  g_autofree char *title = g_strconcat (what, ", wall", NULL);

  for (guint round = 0; round < ROUNDS; round++) {
    double walls[TIMES * MAX_KINDS];
    double round_works[TIMES * MAX_KINDS];

    for (guint i = 0; i < TIMES * n_kinds; i++) {
      guint kind = i % n_kinds;
      Cost cost = time_edit (bench, kind, first + round * TIMES + i / n_kinds);

      walls[i] = all[round * TIMES * n_kinds + i] = cost.wall;
      round_works[i] = works[kind][round * TIMES + i / n_kinds] = cost.work;
      bench_settle (bench, 120);
    }
    best = MIN (best, bench_get_p95 (walls, TIMES * n_kinds));
    best_work = MIN (best_work, bench_get_p95 (round_works, TIMES * n_kinds));
  }
  bench_report (title, all, ROUNDS * TIMES * n_kinds, 40);
  g_print ("  p95 of the best round %.1f ms, CPU %.1f ms; CPU medians:", best, best_work);
  for (guint kind = 0; kind < n_kinds; kind++) {
    bench_get_p95 (works[kind], ROUNDS * TIMES);
    g_print (" %s %.1f%s", kinds[kind].name, works[kind][ROUNDS * TIMES / 2],
             kind + 1 < n_kinds ? "," : "\n");
  }
}

int
main (int argc, char **argv)
{
  g_autofree char *path = NULL;
  Bench bench = { 0 };

  bench_init (&argc, &argv);
  path = bench_write_big_map ();
  bench_open (&bench, path);
  bench_settle (&bench, 400);
  run_edits (&bench, "edit, whole board", 0);
  tc_board_zoom_at (bench.board, bench.board->transform.scale * 4, 300, 300);
  bench_settle (&bench, 400);
  run_edits (&bench, "edit, close", 100);
  bench_drop_file (path);

  return 0;
}
