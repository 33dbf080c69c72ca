/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"

/* The board as a graph: links to oneself, areas that nothing joins, and boards in pieces. */

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  GArray *leaders; /* TcNode of each node: a union-find forest over the spaces */
  GArray *degrees; /* guint of each node */
  guint n_links;
  gboolean has_half_link; /* then nothing is known of pieces */
} Board;

static TcNode
find_leader (Board *board, TcNode node)
{
  while (g_array_index (board->leaders, TcNode, node) != node) {
    TcNode above = g_array_index (board->leaders, TcNode, node);

    g_array_index (board->leaders, TcNode, node) = g_array_index (board->leaders, TcNode, above);
    node = above;
  }

  return node;
}

/* A link with an end that cannot be read joins its other end to something. */
static void
note_half_link (Board *board, TcNode link)
{
  TcNode end = tc_lint_find_ref (board->scenario, link, "space", NULL);

  board->has_half_link = TRUE;
  if (end != TC_NODE_NONE)
    g_array_index (board->degrees, guint, end)++;
}

static void
add_link (Board *board, TcNode link)
{
  TcNode ends[2];
  TcNode a, b;

  if (!tc_lint_get_ends (board->scenario, link, ends)) {
    note_half_link (board, link);
    return;
  }
  board->n_links++;
  if (ends[0] == ends[1]) {
    TcFinding *finding =
      tc_lint_add (board->scenario, board->report, "BRD001", link, NULL,
                   _ ("%s is joined to itself"), tc_lint_get_title (board->scenario, ends[0]));
    g_autofree char *path = tc_scenario_dup_path (board->scenario, link);

    tc_lint_add_fix (board->scenario, finding, tc_operation_new_remove (path),
                     _ ("Remove the adjacency"));
    return;
  }
  g_array_index (board->degrees, guint, ends[0])++;
  g_array_index (board->degrees, guint, ends[1])++;
  /* The earlier node leads, so the first space of the file leads the piece that it is in. */
  a = find_leader (board, ends[0]);
  b = find_leader (board, ends[1]);
  g_array_index (board->leaders, TcNode, MAX (a, b)) = MIN (a, b);
}

/* The first space that has a link says which piece is the board; the leader of any other piece is
 * reported for it. */
static void
judge_spaces (Board *board)
{
  TcNode main_piece = TC_NODE_NONE;
  TcNode space = TC_NODE_NONE;

  while ((space = tc_scenario_find_by_role (board->scenario, "space", space)) != TC_NODE_NONE) {
    const char *title = tc_lint_get_title (board->scenario, space);

    if (tc_lint_is_duplicate (board->scenario, space))
      continue;
    if (g_array_index (board->degrees, guint, space) == 0) {
      tc_lint_add (board->scenario, board->report, "BRD002", space, NULL,
                   _ ("Nothing joins %s to the rest of the board"), title);
    } else if (main_piece == TC_NODE_NONE) {
      main_piece = find_leader (board, space);
    } else if (find_leader (board, space) == space && !board->has_half_link) {
      TcFinding *finding = tc_lint_add (board->scenario, board->report, "BRD003", space, NULL,
                                        _ ("The board is in pieces: %s cannot be reached from %s"),
                                        title, tc_lint_get_title (board->scenario, main_piece));

      tc_finding_add_related (finding, tc_scenario_get_source (board->scenario),
                              tc_lint_get_place (board->scenario, main_piece),
                              _ ("The other piece begins here"));
    }
  }
}

void
tc_lint_board (TcScenario *scenario, TcReport *report)
{
  guint n = tc_scenario_get_n_nodes (scenario);
  g_autoptr (GArray) leaders = g_array_sized_new (FALSE, FALSE, sizeof (TcNode), n);
  g_autoptr (GArray) degrees = g_array_new (FALSE, TRUE, sizeof (guint));
  Board board = { scenario, report, leaders, degrees, 0, FALSE };
  TcNode node;

  for (node = 0; node < n; node++)
    g_array_append_val (leaders, node);
  g_array_set_size (degrees, n);
  node = TC_NODE_NONE;
  while ((node = tc_scenario_find_by_role (scenario, "link", node)) != TC_NODE_NONE)
    add_link (&board, node);
  if (board.n_links > 0)
    judge_spaces (&board);
}
