/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Going from line to line, and what the tree shows. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-game-tree-private.h"
#include "rules/tc-replay-private.h"
#include "rules/tc-umpire.h"

/* -- Leave -- */

/* What stands on another line was decided or heard by others, as far as anybody can say. */
static gboolean
is_more_to_come (TcTreeLine *line, TcGame *game, guint n_shared)
{
  return line->moves->len > MIN (n_shared, tc_game_get_n_moves (game));
}

/* To a position of the current line itself. */
static TcLeave
ask_within (TcGame *game, guint n_moves, const TcRequest *request)
{
  return n_moves < tc_game_get_n_moves (game) ? tc_game_ask_undo (game, n_moves, request)
                                              : TC_LEAVE_GIVEN;
}

TcLeave
tc_game_tree_ask_switch (TcGameTree *tree,
                         TcGame *game,
                         guint line,
                         guint n_moves,
                         const TcRequest *request)
{
  TcTreeLine *to;
  guint n_shared;
  TcLeave leave;

  g_return_val_if_fail (line < tree->lines->len, TC_LEAVE_NOTHING);

  if (!tc_rules_has_secrets (tc_game_get_ruleset (game)) || request->seat == TC_SEAT_NONE)
    return TC_LEAVE_GIVEN;

  to = tc_tree_get_line (tree, line);
  if (to == tree->current)
    return ask_within (game, n_moves, request);
  n_shared = tc_tree_line_count_played (to, game);
  leave = ask_within (game, n_shared, request);
  if (leave != TC_LEAVE_GIVEN || !is_more_to_come (to, game, n_shared))
    return leave;
  if (tc_game_has_bots (game) && !tc_game_is_undo_allowed (game))
    return TC_LEAVE_BOTS;

  return tc_game_tree_get_consent (tree, game, line, n_moves, request) != 0 ? TC_LEAVE_CONSENT
                                                                            : TC_LEAVE_GIVEN;
}

guint16
tc_game_tree_get_consent (TcGameTree *tree,
                          TcGame *game,
                          guint line,
                          guint n_moves,
                          const TcRequest *request)
{
  TcTreeLine *to;
  guint n_kept = n_moves;

  g_return_val_if_fail (line < tree->lines->len, 0);

  if (!tc_rules_has_secrets (tc_game_get_ruleset (game)) || request->seat == TC_SEAT_NONE)
    return 0;

  to = tc_tree_get_line (tree, line);
  if (to != tree->current) {
    n_kept = tc_tree_line_count_played (to, game);
    if (is_more_to_come (to, game, n_kept))
      return tc_game_get_people (game) & (guint16) ~(1u << request->seat) &
             (guint16) ~request->agreed;
  }

  return n_kept < tc_game_get_n_moves (game) ? tc_game_get_consent (game, n_kept, request) : 0;
}

guint
tc_game_tree_count_shared (TcGameTree *tree, TcGame *game, guint line)
{
  g_return_val_if_fail (line < tree->lines->len, 0);

  return MIN (tc_tree_line_count_played (tc_tree_get_line (tree, line), game),
              tc_game_get_n_moves (game));
}

/* -- Playing a line -- */

static gboolean
play_move (TcGame *game, const TcTreeMove *move, TcDivergence *divergence)
{
  g_autofree char *text =
    move->has_hash ? g_strdup_printf ("%s  @%016" G_GINT64_MODIFIER "x", move->text, move->hash)
                   : g_strdup (move->text);

  if (!tc_replay_play_move (game, text, move->line, divergence))
    return FALSE;
  if (move->note != NULL)
    tc_game_take_note (game, move->note);

  return TRUE;
}

/* From where @game is, which is on the line. Whatever could be redone is gone after it. */
static void
play_rest (TcTreeLine *line, TcGame *game, TcDivergence *divergence)
{
  tc_game_drop_undone (game);
  while (tc_game_get_n_moves (game) < line->moves->len &&
         play_move (game, line->moves->pdata[tc_game_get_n_moves (game)], divergence))
    continue;
}

/* As if nobody looked on: for tools, and for games that nobody plays. */
static void
play_line (TcTreeLine *line, TcGame *game, TcDivergence *divergence)
{
  tc_game_jump (game, tc_tree_line_count_played (line, game));
  play_rest (line, game, divergence);
}

/* %FALSE without leave. */
static gboolean
go_back (TcGame *game, guint n_moves, const TcRequest *request, GError **error)
{
  return n_moves >= tc_game_get_n_moves (game) || tc_game_undo_to (game, n_moves, request, error);
}

/* What is left behind stays with its line. */
static void
leave_line (TcGameTree *tree, TcGame *game)
{
  tc_game_tree_take (tree, game);
  tree->current->cursor = tc_game_get_n_moves (game);
}

static gboolean
move_within (TcGameTree *tree,
             TcGame *game,
             guint n_moves,
             const TcRequest *request,
             GError **error)
{
  if (!tc_rules_has_secrets (tc_game_get_ruleset (game))) {
    tc_game_tree_take (tree, game);
    tc_game_jump (game, n_moves);
    return TRUE;
  }
  if (n_moves > tc_game_get_n_moves (game)) {
    tc_game_redo_to (game, n_moves, request);
    return TRUE;
  }

  return go_back (game, n_moves, request, error);
}

gboolean
tc_game_tree_switch (TcGameTree *tree,
                     TcGame *game,
                     guint line,
                     guint n_moves,
                     const TcRequest *request,
                     TcDivergence *out_divergence,
                     GError **error)
{
  TcTreeLine *to;
  TcLeave leave;
  guint from;

  g_return_val_if_fail (line < tree->lines->len, FALSE);

  memset (out_divergence, 0, sizeof *out_divergence);
  to = tc_tree_get_line (tree, line);
  if (to == tree->current)
    return move_within (tree, game, n_moves, request, error);
  leave = tc_game_tree_ask_switch (tree, game, line, n_moves, request);
  if (leave != TC_LEAVE_GIVEN) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE, tc_leave_get_text (leave));
    return FALSE;
  }

  leave_line (tree, game);
  if (!go_back (game, tc_tree_line_count_played (to, game), request, error))
    return FALSE;
  from = tc_game_get_n_moves (game);
  play_rest (to, game, out_divergence);
  to->cut_at = tc_game_get_n_moves (game);
  to->is_cut = to->cut_at < to->moves->len;
  tc_game_record_switch (game, from, request);
  tc_game_tree_set_current (tree, to);
  tc_game_tree_take (tree, game);
  tc_game_jump (game, n_moves != G_MAXUINT ? n_moves : to->cursor);

  return TRUE;
}

gboolean
tc_game_tree_check (TcGameTree *tree, TcGame *game, guint line, TcDivergence *out_divergence)
{
  g_return_val_if_fail (line < tree->lines->len, FALSE);

  memset (out_divergence, 0, sizeof *out_divergence);
  play_line (tc_tree_get_line (tree, line), game, out_divergence);

  return out_divergence->kind == TC_DIVERGENCE_NONE;
}

gboolean
tc_game_tree_show (TcGameTree *tree,
                   TcGame *game,
                   guint line,
                   guint n_moves,
                   TcDivergence *out_divergence)
{
  TcTreeLine *to = tc_tree_get_line (tree, line);

  tc_game_tree_check (tree, game, line, out_divergence);
  to->cut_at = tc_game_get_n_moves (game);
  to->is_cut = to->cut_at < to->moves->len;
  tc_game_tree_set_current (tree, to);
  tc_game_tree_take (tree, game);
  tc_game_jump (game, n_moves);

  return out_divergence->kind == TC_DIVERGENCE_NONE;
}

/* -- What people read -- */

static void
free_row (gpointer data)
{
  TcTreeRow *row = data;

  g_free (row->name);
  g_free (row->status);
  g_free (row->score);
  g_free (row->left_by);
  g_free (row->decision);
  g_free (row);
}

typedef struct {
  TcGameTree *tree;
  TcGame *game;    /* the one that is played */
  TcGame *scratch; /* on which the lines are played */
  guint8 viewer;
  GPtrArray *rows;
  TcTreeLine *parents[TC_TREE_MAX_LINES]; /* nullable, of each line */
  guint at[TC_TREE_MAX_LINES];            /* moves that it shares with that one */
} Listing;

/* (transfer full): where the points lie open, whatever else is hidden. */
static char *
dup_points (const TcView *view)
{
  GString *text = g_string_new (NULL);
  guint n;
  const TcViewScore *scores = tc_view_get_scores (view, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s: %d", text->len > 0 ? ", " : "", scores[i].name,
                            scores[i].points);

  return g_string_free (text, FALSE);
}

/* What the viewer may read of the position after @n_moves. */
static void
describe (Listing *listing, TcTreeRow *row, TcGame *game, guint n_moves)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  const TcState *state = tc_game_get_position (game, n_moves);
  g_autoptr (TcView) view = tc_rules_view (ruleset, state, listing->viewer);

  row->status = g_strdup (tc_view_get_status (view));
  row->score =
    tc_rules_has_secrets (ruleset) ? dup_points (view) : tc_rules_dup_standing (ruleset, state);
}

/* (transfer full) (nullable): what move @index decided, as the viewer may read it. */
static char *
dup_decision (Listing *listing, TcGame *game, guint index)
{
  g_auto (GStrv) lines = NULL;

  if (index >= tc_game_get_n_recorded (game))
    return NULL;
  lines = tc_game_dup_log (game, listing->viewer, (gint) index);

  return g_strdup (lines[0]);
}

static void
add_decision (Listing *listing, TcTreeRow *row, TcGame *game, guint index)
{
  row->decision = dup_decision (listing, game, index);
  if (row->decision != NULL)
    row->seat = tc_game_get_move_seat (game, index);
}

/* Where the root is left by the first line that hangs on it; G_MAXUINT for none. */
static guint
find_first_child (Listing *listing, guint index)
{
  for (guint i = index + 1; i < listing->tree->lines->len; i++)
    if (listing->parents[i] == tc_tree_get_line (listing->tree, index))
      return listing->at[i];

  return G_MAXUINT;
}

static TcTreeRow *
add_row (Listing *listing, guint line, guint depth, const char *name, guint n_moves)
{
  TcTreeRow *row = g_new0 (TcTreeRow, 1);

  row->line = line;
  row->depth = depth;
  row->name = g_strdup (name);
  row->n_moves = n_moves;
  row->seat = TC_SEAT_NONE;
  g_ptr_array_add (listing->rows, row);

  return row;
}

/* @game: that of the line, played as far as it goes */
static void
add_line (Listing *listing, guint index, guint depth, TcGame *game)
{
  TcGameTree *tree = listing->tree;
  TcTreeLine *line = tc_tree_get_line (tree, index);
  gboolean is_current = line == tree->current;
  guint n_recorded = tc_game_get_n_recorded (game);
  TcTreeRow *row = add_row (listing, index, depth, line->name, line->moves->len);

  row->is_current = is_current;
  row->is_cut = n_recorded < line->moves->len;
  describe (listing, row, game, is_current ? tc_game_get_n_moves (game) : n_recorded);
  row->at = listing->at[index];
  add_decision (listing, row, game, index > 0 ? row->at : find_first_child (listing, index));
  row->left_at = tc_tree_line_count_common (line, tree->current);
  if (!is_current)
    row->left_by = dup_decision (listing, game, row->left_at);

  for (guint i = 0; i < tree->bookmarks->len; i++) {
    const TcTreeMark *mark = tree->bookmarks->pdata[i];

    if (mark->line != line)
      continue;
    row = add_row (listing, index, depth + 1, mark->name, mark->n_moves);
    row->is_bookmark = TRUE;
    describe (listing, row, game, MIN (mark->n_moves, n_recorded));
  }
}

/* Each below the one that it hangs on. @depth is at most the number of lines. */
static void
add_lines (Listing *listing, TcTreeLine *parent, guint depth)
{
  TcGameTree *tree = listing->tree;

  for (guint i = 0; i < tree->lines->len; i++) {
    TcTreeLine *line = tc_tree_get_line (tree, i);
    TcDivergence divergence = { 0 };

    if (listing->parents[i] != parent)
      continue;
    if (line == tree->current) {
      add_line (listing, i, depth, listing->game);
    } else {
      play_line (line, listing->scratch, &divergence);
      add_line (listing, i, depth, listing->scratch);
    }
    tc_divergence_clear (&divergence);
    add_lines (listing, line, depth + 1);
  }
}

GPtrArray *
tc_game_tree_list (TcGameTree *tree, TcGame *game, guint8 viewer)
{
  g_autoptr (TcGame) scratch =
    tc_game_new (tc_game_get_ruleset (game), tc_game_get_setup (game), tc_game_get_seed (game));
  Listing listing = { .tree = tree, .game = game, .scratch = scratch, .viewer = viewer };

  listing.rows = g_ptr_array_new_with_free_func (free_row);
  tc_game_tree_take (tree, game);
  for (guint i = 0; i < tree->lines->len; i++)
    listing.parents[i] =
      tc_game_tree_find_parent (tree, tc_tree_get_line (tree, i), i, &listing.at[i]);
  add_lines (&listing, NULL, 0);

  return listing.rows;
}

char *
tc_tree_row_dup_detail (const TcTreeRow *row)
{
  g_autofree char *text = NULL;

  if (row->is_bookmark)
    return g_strdup_printf (
      ngettext ("Bookmark after %u move", "Bookmark after %u moves", row->n_moves), row->n_moves);
  if (row->decision == NULL)
    text = g_strdup_printf (ngettext ("%u move", "%u moves", row->n_moves), row->n_moves);
  else
    /* TRANSLATORS: a number of moves, and the decision from which on a line of play differs */
    text = g_strdup_printf (ngettext ("%u move, with “%s”", "%u moves, with “%s”", row->n_moves),
                            row->n_moves, row->decision);
  if (!row->is_cut)
    return g_steal_pointer (&text);

  /* TRANSLATORS: a number of moves in words */
  return g_strdup_printf (_ ("%s; it no longer goes to its end"), text);
}

char *
tc_tree_row_dup_parting (const TcTreeRow *row)
{
  g_autofree char *text = NULL;

  if (row->is_current || row->is_bookmark)
    return NULL;
  if (row->left_by == NULL)
    return g_strdup_printf (ngettext ("Its first %u move is also on the branch on the board",
                                      "Its first %u moves are also on the branch on the board",
                                      row->left_at),
                            row->left_at);
  if (row->left_at == 0)
    text = g_strdup (_ ("Differs from the branch on the board from the first move"));
  else
    text = g_strdup_printf (_ ("Differs from the branch on the board after move %u"), row->left_at);
  if (g_strcmp0 (row->left_by, row->decision) == 0)
    return g_steal_pointer (&text);

  /* TRANSLATORS: where a branch differs from another one, and the decision there */
  return g_strdup_printf (_ ("%s, with “%s”"), text, row->left_by);
}
