/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* The board as a graph: links to oneself, areas that nothing joins, and boards in pieces. */

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  guint32 *leaders;       /* of each space: a union-find forest */
  guint *degrees;         /* of each space */
  gboolean has_half_link; /* then nothing is known of pieces */
} Board;

static guint32
find_leader (Board *board, guint32 space)
{
  while (board->leaders[space] != space) {
    guint32 above = board->leaders[space];

    board->leaders[space] = board->leaders[above];
    space = above;
  }

  return space;
}

static void
report_loop (Board *board, const TcLintLink *link)
{
  TcScenario *scenario = board->map->scenario;
  TcFinding *finding = tc_lint_add (
    scenario, board->report, "BRD001", link->node, NULL, _ ("%s is adjacent to itself"),
    tc_lint_get_title (scenario, board->map->spaces[link->ends[0]].node));
  g_autofree char *path = tc_scenario_dup_path (scenario, link->node);

  tc_lint_add_fix (scenario, finding, tc_operation_new_remove (path), _ ("Remove the adjacency"));
}

static void
add_link (Board *board, const TcLintLink *link)
{
  guint32 a, b;

  if (link->ends[0] == link->ends[1]) {
    report_loop (board, link);
    return;
  }
  board->degrees[link->ends[0]]++;
  board->degrees[link->ends[1]]++;
  /* The earlier one leads, so the first space of the file leads the piece that it is in. */
  a = find_leader (board, link->ends[0]);
  b = find_leader (board, link->ends[1]);
  board->leaders[MAX (a, b)] = MIN (a, b);
}

/* How many links have two ends. One with an end that cannot be read joins its other end to
 * something. */
static guint
read_links (Board *board)
{
  guint n = 0;

  for (guint i = 0; i < board->map->n_links; i++) {
    const TcLintLink *link = &board->map->links[i];

    if (link->ends[1] != TC_LINT_NONE) {
      add_link (board, link);
      n++;
      continue;
    }
    board->has_half_link = TRUE;
    if (link->ends[0] != TC_LINT_NONE)
      board->degrees[link->ends[0]]++;
  }

  return n;
}

static void
report_piece (Board *board, TcNode space, TcNode main_piece)
{
  TcScenario *scenario = board->map->scenario;
  TcFinding *finding =
    tc_lint_add (scenario, board->report, "BRD003", space, NULL,
                 _ ("The board is disconnected: %s cannot be reached from %s"),
                 tc_lint_get_title (scenario, space), tc_lint_get_title (scenario, main_piece));

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, main_piece),
                          _ ("The other part begins here"));
}

/* The first space that has a link says which piece is the board; the leader of any other piece is
 * reported for it. */
static void
judge_spaces (Board *board)
{
  TcScenario *scenario = board->map->scenario;
  guint32 main_piece = TC_LINT_NONE;

  for (guint32 i = 0; i < board->map->n_spaces; i++) {
    TcNode space = board->map->spaces[i].node;

    if (tc_scenario_is_doubled (scenario, space))
      continue;
    if (board->degrees[i] == 0)
      tc_lint_add (scenario, board->report, "BRD002", space, NULL,
                   _ ("%s has no adjacency to the rest of the board"),
                   tc_lint_get_title (scenario, space));
    else if (main_piece == TC_LINT_NONE)
      main_piece = find_leader (board, i);
    else if (find_leader (board, i) == i && !board->has_half_link)
      report_piece (board, space, board->map->spaces[main_piece].node);
  }
}

void
tc_lint_board (const TcLintMap *map, TcReport *report)
{
  g_autofree guint32 *leaders = g_new (guint32, map->n_spaces);
  g_autofree guint *degrees = g_new0 (guint, map->n_spaces);
  Board board = { map, report, leaders, degrees, FALSE };

  for (guint32 i = 0; i < map->n_spaces; i++)
    leaders[i] = i;
  if (read_links (&board) > 0)
    judge_spaces (&board);
}
