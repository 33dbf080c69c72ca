/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "board/layout/tc-board-names-private.h"

/* An area's own town needs no second name: "Orléans" in Orleans. Which towns these are is asked of
 * all areas' names in plain letters, or of those that have changed. */

static char *
dup_plain (const char *text)
{
  g_autofree char *plain = g_str_to_ascii (text, "C");

  return g_ascii_strdown (plain, -1);
}

static GHashTable *
create_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static gboolean
has_plain (GHashTable *names, const char *text)
{
  g_autofree char *plain = dup_plain (text);

  return g_hash_table_contains (names, plain);
}

static GHashTable *
collect_names (const TcView *view)
{
  GHashTable *names = create_set ();
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++)
    g_hash_table_add (names, dup_plain (containers[i].name));

  return names;
}

/* Names that some area may have now and had not, and names that some area had. */
static void
collect_changed (const TcBoardPlanner *planner, GHashTable *come, GHashTable *gone)
{
  const TcBoardKept *kept = planner->kept;
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (planner->layout), &n);
  const TcViewContainer *before =
    tc_view_get_containers (tc_board_layout_get_view (kept->before), &n);

  for (guint i = 0; i < kept->twins->len; i++) {
    const TcBoardTwin *twin = &g_array_index (kept->twins, TcBoardTwin, i);

    if (twin->same & TC_BOARD_SAME_NAME)
      continue;
    g_hash_table_add (come, dup_plain (containers[i].name));
    if (twin->before != TC_BOARD_NOTHING)
      g_hash_table_add (gone, dup_plain (before[twin->before].name));
  }
  for (guint i = 0; i < kept->dropped->len; i++)
    g_hash_table_add (gone, dup_plain (before[g_array_index (kept->dropped, guint, i)].name));
}

/* Asks all areas only when it cannot be told from what has changed. */
static gboolean
is_area_name (const TcBoardPlanner *planner,
              const char *text,
              const TcBoardPlanned *before,
              GHashTable *come,
              GHashTable *gone,
              GHashTable **all)
{
  if (before != NULL) {
    g_autofree char *plain =
      g_hash_table_size (come) + g_hash_table_size (gone) > 0 ? dup_plain (text) : NULL;

    if (plain == NULL)
      return before->is_area;
    if (!before->is_area)
      return g_hash_table_contains (come, plain);
    if (!g_hash_table_contains (gone, plain))
      return TRUE;
  }
  if (*all == NULL)
    *all = collect_names (tc_board_layout_get_view (planner->layout));

  return has_plain (*all, text);
}

void
tc_board_planner_find_towns (TcBoardPlanner *planner)
{
  GArray *planned = planner->names->labels;
  g_autoptr (GHashTable) come = create_set ();
  g_autoptr (GHashTable) gone = create_set ();
  g_autoptr (GHashTable) all = NULL;
  guint n;
  const TcViewLabel *labels = tc_view_get_labels (tc_board_layout_get_view (planner->layout), &n);

  if (planner->before != NULL && n > 0)
    collect_changed (planner, come, gone);
  for (guint i = 0; i < n; i++) {
    const TcBoardPlanned *before = tc_board_planner_find_label (planner, i);

    if (strcmp (labels[i].style, "town") == 0)
      g_array_index (planned, TcBoardPlanned, i).is_area =
        planner->natural != NULL
          ? g_array_index (planner->natural->labels, TcBoardPlanned, i).is_area
          : is_area_name (planner, labels[i].text, before, come, gone, &all);
  }
}
