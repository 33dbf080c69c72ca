/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Views of boards, and random edits of them: what a layout made after another is tested with. */

typedef enum {
  MAP_SHIPPED,
  MAP_BIG,
  MAP_SQUARES,
} Map;

/** Draft: a view as arrays that a new view is made of. */
typedef struct {
  GRand *rand;
  GArray *containers;
  GArray *tokens;
  GArray *links;
  GArray *labels;
  GArray *shapes;
  GPtrArray *memory;
} Draft;

/** board_edits_create_view: (transfer full): of the shipped scenario, of a large map, or of squares
 * that touch and do not overlap. */
TcView *board_edits_create_view (Map map) G_GNUC_WARN_UNUSED_RESULT;

/** board_edits_open: the arrays of @view, which must outlive them. */
void board_edits_open (Draft *draft, const TcView *view);

/** board_edits_close: (transfer full): what @draft has become; it is used up. */
TcView *board_edits_close (Draft *draft, const TcView *view) G_GNUC_WARN_UNUSED_RESULT;

/** board_edits_dup_changed: (transfer full): @view after a few random edits. @names_only: edits of
 * names and badges. */
TcView *board_edits_dup_changed (GRand *rand,
                                 const TcView *view,
                                 gboolean names_only) G_GNUC_WARN_UNUSED_RESULT;

/** board_edits_get_n_steps: @usual, or TURNCOAT_TEST_STEPS. */
guint board_edits_get_n_steps (guint usual);

G_END_DECLS
