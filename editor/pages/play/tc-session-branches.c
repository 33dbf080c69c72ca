/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of play beside the one that is played: what was taken back and decided otherwise, and
 * positions that somebody wanted to find again. Each is the whole game as text, so that it can be
 * gone on with, also on data that were edited since. */

#include <glib/gi18n.h>

#include "pages/play/tc-session-private.h"

/* The oldest line goes first. */
#define MAX_BRANCHES 60

struct _TcBranch {
  char *replay;
  GArray *moves; /* of TcMove */
  guint n_moves; /* where it is gone on from */
  char *title;
  char *detail;
  gboolean is_bookmark;
};

void
tc_branch_free (gpointer data)
{
  TcBranch *branch = data;

  g_free (branch->replay);
  g_array_unref (branch->moves);
  g_free (branch->title);
  g_free (branch->detail);
  g_free (branch);
}

static guint
count_common (const GArray *a, const GArray *b)
{
  guint n = 0;

  while (n < a->len && n < b->len &&
         tc_move_compare (&g_array_index (a, TcMove, n), &g_array_index (b, TcMove, n)) == 0)
    n++;

  return n;
}

static GArray *
dup_moves (TcGame *game)
{
  guint n = tc_game_get_n_recorded (game);
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (TcMove), n);

  for (guint i = 0; i < n; i++)
    g_array_append_val (moves, *tc_game_get_move (game, i));

  return moves;
}

static char *
dup_status (TcGame *game, guint n_moves)
{
  g_autoptr (TcView) view =
    tc_rules_view (tc_game_get_ruleset (game), tc_game_get_position (game, n_moves), TC_SEAT_NONE);

  return g_strdup (tc_view_get_status (view));
}

/* What was decided at @n_moves; "" at the end. */
static char *
dup_decision (TcGame *game, guint n_moves)
{
  g_auto (GStrv) lines = NULL;

  if (n_moves >= tc_game_get_n_recorded (game))
    return g_strdup ("");
  lines = tc_game_dup_log (game, TC_SEAT_NONE, (gint) n_moves);

  return g_strdup (lines[0] != NULL ? lines[0] : "");
}

/* The line that is played, to be gone on with at @n_moves. */
static TcBranch *
make_branch (TcSession *self, guint n_moves, gboolean is_bookmark)
{
  TcBranch *branch = g_new0 (TcBranch, 1);
  guint here = tc_game_get_n_moves (self->game);

  branch->replay = tc_session_dup_replay (self, TC_SEAT_NONE);
  branch->moves = dup_moves (self->game);
  branch->n_moves = n_moves;
  branch->is_bookmark = is_bookmark;
  branch->title = dup_status (self->game, n_moves);
  branch->detail = dup_decision (self->game, here);

  return branch;
}

/* A line that another one goes on from needs no place of its own. */
static gboolean
is_contained (TcSession *self, const GArray *moves)
{
  for (guint i = 0; i < self->branches->len; i++) {
    const TcBranch *branch = self->branches->pdata[i];

    if (!branch->is_bookmark && count_common (branch->moves, moves) == moves->len)
      return TRUE;
  }

  return FALSE;
}

static void
add_branch (TcSession *self, TcBranch *branch)
{
  g_ptr_array_add (self->branches, branch);
  if (self->branches->len > MAX_BRANCHES)
    g_ptr_array_remove_index (self->branches, 0);
}

gboolean
tc_session_can_branch (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && !tc_session_hides (self);
}

void
tc_session_keep_line (TcSession *self)
{
  guint n_moves = self->game != NULL ? tc_game_get_n_recorded (self->game) : 0;
  g_autoptr (GArray) moves = NULL;

  if (!tc_session_can_branch (self) || tc_game_get_n_moves (self->game) == n_moves)
    return;
  moves = dup_moves (self->game);
  if (!is_contained (self, moves))
    add_branch (self, make_branch (self, n_moves, FALSE));
  tc_session_drop_pins_after (self, tc_game_get_n_moves (self->game));
}

void
tc_session_bookmark (TcSession *self)
{
  g_return_if_fail (tc_session_can_branch (self));

  add_branch (self, make_branch (self, tc_game_get_n_moves (self->game), TRUE));
  tc_session_changed (self);
}

guint
tc_session_get_n_branches (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  return self->branches->len;
}

const char *
tc_session_get_branch_title (TcSession *self, guint index)
{
  return ((TcBranch *) self->branches->pdata[index])->title;
}

char *
tc_session_dup_branch_detail (TcSession *self, guint index)
{
  const TcBranch *branch = self->branches->pdata[index];

  if (branch->is_bookmark)
    return g_strdup_printf (
      ngettext ("Bookmark after %u move", "Bookmark after %u moves", branch->n_moves),
      branch->n_moves);

  if (*branch->detail == '\0')
    return g_strdup_printf (ngettext ("%u move", "%u moves", branch->n_moves), branch->n_moves);

  /* TRANSLATORS: a number of moves, and the decision from which on a line of play differs */
  return g_strdup_printf (ngettext ("%u move, with “%s”", "%u moves, with “%s”", branch->n_moves),
                          branch->n_moves, branch->detail);
}

/* A line hangs on the one before it with which it has most in common; @moves of line @index. */
static guint
find_depth (TcSession *self, const GArray *moves, guint index)
{
  guint most = 0;
  guint depth = 0;

  for (guint i = 0; i < index; i++) {
    const TcBranch *other = self->branches->pdata[i];
    guint common = count_common (other->moves, moves);

    if (common <= most)
      continue;
    most = common;
    depth = find_depth (self, other->moves, i) + 1;
  }

  return depth;
}

guint
tc_session_get_branch_depth (TcSession *self, guint index)
{
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (index <= self->branches->len, 0);

  if (index < self->branches->len)
    return find_depth (self, ((TcBranch *) self->branches->pdata[index])->moves, index);
  moves = dup_moves (self->game);

  return find_depth (self, moves, index);
}

gboolean
tc_session_switch (TcSession *self, guint index, TcDivergence *out_divergence)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GArray) moves = dup_moves (self->game);
  TcBranch *branch;
  TcBranch *left = NULL;

  g_return_val_if_fail (tc_session_can_branch (self) && index < self->branches->len, FALSE);

  branch = self->branches->pdata[index];
  if (!is_contained (self, moves))
    left = make_branch (self, tc_game_get_n_moves (self->game), FALSE);
  /* Loading begins a game without branches. */
  kept = g_steal_pointer (&self->branches);
  self->branches = g_ptr_array_new_with_free_func (tc_branch_free);
  if (!tc_session_load (self, ruleset, branch->replay, out_divergence)) {
    g_ptr_array_unref (self->branches);
    self->branches = g_steal_pointer (&kept);
    g_clear_pointer (&left, tc_branch_free);
    return FALSE;
  }
  g_ptr_array_unref (self->branches);
  self->branches = g_steal_pointer (&kept);
  tc_game_jump (self->game, branch->n_moves);
  if (left != NULL)
    add_branch (self, left);
  if (!branch->is_bookmark)
    g_ptr_array_remove (self->branches, branch);
  tc_session_changed (self);

  return TRUE;
}
