/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-turn-summary.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-number-private.h"
#include "play/tc-turn-summary-private.h"
#include "rules/tc-system.h"
#include "rules/tc-umpire.h"

static guint
get_turn (TcGame *game, guint n_moves)
{
  return tc_game_get_position (game, n_moves)->turn;
}

gboolean
tc_turn_summary_ends_at (TcGame *game, guint index)
{
  const TcState *after = tc_game_get_position (game, index + 1);

  /* What precedes the first turn is none. */
  return get_turn (game, index) > 0 &&
         (after->turn != get_turn (game, index) || tc_rules_is_over (after));
}

gint
tc_turn_summary_find_line (TcGame *game, guint8 viewer, gint index)
{
  if (index < 0 || !tc_turn_summary_ends_at (game, (guint) index))
    return -1;

  return (gint) tc_game_find_turn (game, viewer, (guint) index);
}

/* -- The board --------------------------------------------------------------------------------- */

static const char *
get_owner_name (const TcView *view, const char *id)
{
  const TcViewOwner *owner = *id != '\0' ? tc_view_find_owner (view, id) : NULL;

  return owner != NULL ? owner->name : _ ("nobody");
}

/* A tile that was turned up has the owner that it always had. */
static void
compare_control (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *was = tc_view_find_container (summary->from, containers[i].key);

    if (was != NULL && was->face == containers[i].face &&
        !g_str_equal (was->owner, containers[i].owner))
      /* TRANSLATORS: %s is a side or a nation; a list of places follows */
      tc_turn_groups_add (&groups,
                          g_strdup_printf (_ ("Now controlled by %s"),
                                           get_owner_name (summary->to, containers[i].owner)),
                          containers[i].name);
  }
  tc_turn_groups_end (&groups, summary);
}

/* What lies there, and where, unless that has its name. */
static char *
dup_tile (const TcViewContainer *tile)
{
  const TcMark *mark = tc_marks_find (tile->marks, tile->n_marks, TC_MARK_LABEL);

  /* TRANSLATORS: a tile, and its place */
  return mark != NULL ? g_strdup_printf (_ ("%s at %s"), mark->text, tile->name)
                      : g_strdup (tile->name);
}

static gboolean
is_tile (const TcViewContainer *container)
{
  return container != NULL && container->kind == TC_CONTAINER_TILE &&
         container->face == TC_TILE_FACE_UP;
}

/* (nullable): what became of tile @is, which was @was. */
static const char *
get_tile_head (const TcViewContainer *was, const TcViewContainer *is)
{
  if (was == NULL)
    return _ ("Laid");
  if (was->face == TC_TILE_FACE_DOWN)
    return _ ("Turned up");
  if (was->face != TC_TILE_FACE_UP)
    return _ ("Laid");
  return was->rotation != is->rotation ? _ ("Turned") : NULL;
}

static void
compare_tiles (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n;
  const TcViewContainer *tiles = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const char *head =
      is_tile (&tiles[i])
        ? get_tile_head (tc_view_find_container (summary->from, tiles[i].key), &tiles[i])
        : NULL;
    g_autofree char *name = head != NULL ? dup_tile (&tiles[i]) : NULL;

    if (name != NULL)
      tc_turn_groups_add (&groups, g_strdup (head), name);
  }
  tiles = tc_view_get_containers (summary->from, &n);
  for (guint i = 0; i < n; i++) {
    const TcViewContainer *is = tc_view_find_container (summary->to, tiles[i].key);
    g_autofree char *name = is_tile (&tiles[i]) && !is_tile (is) ? dup_tile (&tiles[i]) : NULL;

    if (name != NULL)
      tc_turn_groups_add (
        &groups,
        g_strdup (is != NULL && is->face == TC_TILE_FACE_DOWN ? _ ("Turned down") : _ ("Removed")),
        name);
  }
  tc_turn_groups_end (&groups, summary);
}

static gboolean
is_on_board (const TcView *view, const TcViewToken *token)
{
  const TcViewContainer *container = tc_view_find_container (view, token->container);

  return container != NULL &&
         (container->kind == TC_CONTAINER_AREA || container->kind == TC_CONTAINER_TILE ||
          container->kind == TC_CONTAINER_FLOOR);
}

/* Cards come and go all the time, and what is face down is not known. */
static gboolean
is_counted (const TcViewToken *token)
{
  return token->kind != TC_TOKEN_CARD && !token->is_hidden;
}

/* By a key of its own; of equal pieces only their number is known. */
static gboolean
is_single (const TcViewToken *token)
{
  return token->kind != TC_TOKEN_CUBE && token->kind != TC_TOKEN_DISK && token->count <= 1;
}

static const char *
get_place (const TcView *view, const TcViewToken *token)
{
  const TcViewContainer *container = tc_view_find_container (view, token->container);

  return container != NULL ? container->name : token->container;
}

/* (nullable): whose it is, unless its name says that: "Red king". */
static const char *
find_owner_name (const TcView *view, const TcViewToken *token)
{
  const TcViewOwner *owner = *token->owner != '\0' ? tc_view_find_owner (view, token->owner) : NULL;
  g_autofree char *name = g_utf8_casefold (token->name, -1);
  g_autofree char *of = owner != NULL ? g_utf8_casefold (owner->name, -1) : NULL;

  return of == NULL || strstr (name, of) != NULL ? NULL : owner->name;
}

/* Whether whoever owns it has no other piece. */
static gboolean
is_only_piece (const TcView *view, const TcViewToken *token)
{
  guint n;
  guint n_owned = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++)
    n_owned += is_counted (&tokens[i]) && g_str_equal (tokens[i].owner, token->owner);

  return n_owned == 1;
}

/* (transfer full): @words, and whose the piece is, for those that are or are not the only one. */
static char *
dup_owned (const TcView *view, const TcViewToken *token, const char *words, gboolean is_only)
{
  const char *owner = find_owner_name (view, token);

  if (owner == NULL || is_only_piece (view, token) != is_only)
    return g_strdup (words);
  /* TRANSLATORS: what happened to pieces, or a piece, and whose: "Moved (Red)" */
  return g_strdup_printf (_ ("%s (%s)"), words, owner);
}

static char *
dup_head (const TcView *view, const char *what, const TcViewToken *token)
{
  return dup_owned (view, token, what, FALSE);
}

/* The log speaks of players by their names, so these stand here too with the one piece of each. */
static char *
dup_piece_name (const TcView *view, const TcViewToken *token)
{
  return dup_owned (view, token, token->name, TRUE);
}

/* A piece, and where it is now. */
static void
add_placed (TcTurnSummary *summary, TcTurnGroups *groups, const TcViewToken *token)
{
  g_autofree char *name = dup_piece_name (summary->to, token);
  /* TRANSLATORS: a piece, and the place where it is now */
  g_autofree char *text = g_strdup_printf (_ ("%s at %s"), name, get_place (summary->to, token));

  tc_turn_groups_add (groups, dup_head (summary->to, _ ("Placed"), token), text);
}

static void
compare_pieces (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *is = tc_view_find_token (summary->to, tokens[i].key);

    if (!is_counted (&tokens[i]) || !is_single (&tokens[i]))
      continue;
    if (is == NULL || (is_on_board (summary->from, &tokens[i]) && !is_on_board (summary->to, is))) {
      g_autofree char *name = dup_piece_name (summary->from, &tokens[i]);

      tc_turn_groups_add (&groups, dup_head (summary->from, _ ("Removed"), &tokens[i]), name);
    }
  }
  tokens = tc_view_get_tokens (summary->to, &n);
  for (guint i = 0; i < n; i++) {
    const TcViewToken *was = tc_view_find_token (summary->from, tokens[i].key);

    if (is_counted (&tokens[i]) && is_single (&tokens[i]) &&
        (was == NULL ||
         (is_on_board (summary->to, &tokens[i]) && !is_on_board (summary->from, was))))
      add_placed (summary, &groups, &tokens[i]);
  }
  tc_turn_groups_end (&groups, summary);
}

/* So many are named that had the same done to them; more are counted. */
#define MOST_MOVED 6

/* Pieces that were turned where they lie, on the board and beside it, and cards that were used. */
static gboolean
is_turned (TcTurnSummary *summary, const TcViewToken *was)
{
  const TcViewToken *is = tc_view_find_token (summary->to, was->key);

  if (is == NULL || was->is_hidden || is->is_hidden || was->is_reduced == is->is_reduced)
    return FALSE;
  if (was->kind == TC_TOKEN_CARD)
    return g_str_equal (was->container, is->container);
  return is_on_board (summary->from, was) && is_on_board (summary->to, is);
}

static guint
count_turned (TcTurnSummary *summary, const TcViewToken *like)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++)
    count += g_str_equal (tokens[i].owner, like->owner) &&
             tokens[i].is_reduced == like->is_reduced && is_turned (summary, &tokens[i]);

  return count;
}

static void
compare_sides (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  g_autoptr (GHashTable) counted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *was = &tokens[i];
    const TcViewToken *is = tc_view_find_token (summary->to, was->key);
    guint n_turned = is_turned (summary, was) ? count_turned (summary, was) : 0;
    const char *word = n_turned == 0 ? NULL : was->is_reduced ? was->state_word : is->state_word;
    g_autofree char *what = NULL;
    g_autofree char *text = NULL;

    if (word == NULL || *word == '\0')
      continue;
    /* TRANSLATORS: a state, such as "reduced" or "used", and those that are or are not in it */
    what = g_strdup_printf (was->is_reduced ? _ ("No longer %s") : _ ("Now %s"), word);
    if (was->kind == TC_TOKEN_CARD)
      tc_turn_summary_add_used (summary, &groups, what, is);
    else if (n_turned <= MOST_MOVED)
      text = dup_piece_name (summary->to, is);
    else if (g_hash_table_add (counted, g_strconcat (what, was->owner, NULL)))
      text = g_strdup_printf (ngettext ("%u piece", "%u pieces", n_turned), n_turned);
    if (text != NULL)
      tc_turn_groups_add (&groups, dup_head (summary->to, what, is), text);
  }
  tc_turn_groups_end (&groups, summary);
}

/* By its number: a marker says it better than where it lies. */
static gboolean
has_other_number (const TcViewToken *was, const TcViewToken *is)
{
  return was->is_reduced == is->is_reduced && was->face != NULL && is->face != NULL &&
         *is->face != '\0' && !g_str_equal (was->face, is->face);
}

static gboolean
is_moved (TcTurnSummary *summary, const TcViewToken *was)
{
  const TcViewToken *is = tc_view_find_token (summary->to, was->key);

  return is != NULL && is_counted (was) && is_single (was) && !has_other_number (was, is) &&
         is_on_board (summary->from, was) == is_on_board (summary->to, is) &&
         !g_str_equal (was->container, is->container);
}

static guint
count_moved (TcTurnSummary *summary, const char *owner)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++)
    count += g_str_equal (tokens[i].owner, owner) && is_moved (summary, &tokens[i]);

  return count;
}

/* (transfer full): a marker does not go anywhere itself. */
static char *
dup_move (TcTurnSummary *summary, const TcViewToken *was)
{
  const TcViewToken *is = tc_view_find_token (summary->to, was->key);
  g_autofree char *name = dup_piece_name (summary->from, was);

  if (is_on_board (summary->to, is))
    /* TRANSLATORS: a piece, and the place where it is now */
    return g_strdup_printf (_ ("%s to %s"), name, get_place (summary->to, is));

  /* TRANSLATORS: a marker on a track, and the place where it is now */
  return g_strdup_printf (_ ("%s (now on %s)"), name, get_place (summary->to, is));
}

/* By where they were when the turn began: who came back has not moved. */
static void
compare_places (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  g_autoptr (GHashTable) counted = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    guint n_moved = 0;
    g_autofree char *text = NULL;

    if (!is_moved (summary, &tokens[i]))
      continue;
    n_moved = count_moved (summary, tokens[i].owner);
    if (n_moved <= MOST_MOVED)
      text = dup_move (summary, &tokens[i]);
    else if (g_hash_table_add (counted, (gpointer) tokens[i].owner))
      text = g_strdup_printf (ngettext ("%u piece", "%u pieces", n_moved), n_moved);
    if (text != NULL)
      tc_turn_groups_add (&groups, dup_head (summary->from, _ ("Moved"), &tokens[i]), text);
  }
  tc_turn_groups_end (&groups, summary);
}

/* Markers whose number is another. */
static void
compare_markers (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *is = tc_view_find_token (summary->to, tokens[i].key);
    g_autofree char *change = NULL;

    if (is == NULL || !is_counted (is) || !has_other_number (&tokens[i], is))
      continue;
    /* TRANSLATORS: a number before and after */
    change = g_strdup_printf (_ ("from %s to %s"), tokens[i].face, is->face);
    tc_turn_groups_add (&groups, g_strdup (is->name), change);
  }
  tc_turn_groups_end (&groups, summary);
}

/* How many of its like lie where @token lies. */
static guint
count_like (const TcView *view, const TcViewToken *token)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++)
    if (tokens[i].kind == token->kind && g_str_equal (tokens[i].name, token->name) &&
        g_str_equal (tokens[i].owner, token->owner) &&
        g_str_equal (tokens[i].container, token->container))
      count += MAX (tokens[i].count, 1);

  return count;
}

/* "Allies, white cube" */
static char *
dup_kind (const TcView *view, const TcViewToken *token)
{
  const TcViewOwner *owner = *token->owner != '\0' ? tc_view_find_owner (view, token->owner) : NULL;

  return owner != NULL ? g_strdup_printf ("%s, %s", owner->name, token->name)
                       : g_strdup (token->name);
}

/* @seen: the kinds at their places that were compared. */
static void
compare_numbers (TcTurnSummary *summary, const TcView *view, GHashTable *seen, TcTurnGroups *groups)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *token = &tokens[i];
    g_autofree char *change = NULL;
    g_autofree char *number = NULL;
    guint was, is;

    if (!is_counted (token) || is_single (token) || !is_on_board (view, token) ||
        !g_hash_table_add (seen, g_strdup_printf ("%d\n%s\n%s\n%s", token->kind, token->name,
                                                  token->owner, token->container)))
      continue;
    was = count_like (summary->from, token);
    is = count_like (summary->to, token);
    if (was == is)
      continue;
    number = tc_number_dup ((gint) is - (gint) was, TRUE);
    change = g_strdup_printf ("%s %s", get_place (view, token), number);
    tc_turn_groups_add (groups, dup_kind (view, token), change);
  }
}

static void
compare_cubes (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  compare_numbers (summary, summary->from, seen, &groups);
  compare_numbers (summary, summary->to, seen, &groups);
  tc_turn_groups_end (&groups, summary);
}

static void
add_nothing (TcTurnSummary *summary)
{
  g_autofree char *line = NULL;

  if (summary->n_lines > 0)
    return;
  if (summary->viewer == TC_SEAT_NONE)
    line = g_strdup (_ ("Nothing that can be seen has changed"));
  else if (summary->viewer == TC_SEAT_PUBLIC)
    line = g_strdup (_ ("Nothing that everybody can see has changed"));
  else
    /* TRANSLATORS: %s is a player */
    line = g_strdup_printf (_ ("Nothing that %s can see has changed"),
                            tc_ruleset_get_seat (summary->ruleset, summary->viewer)->name);
  g_strv_builder_add (summary->lines, line);
}

/* -- The score --------------------------------------------------------------------------------- */

static void
add_milestones (TcTurnSummary *summary)
{
  for (guint i = 0; i < tc_ruleset_get_n_milestones (summary->ruleset); i++) {
    g_autofree char *line = NULL;

    if (tc_rules_milestone (summary->ruleset, summary->before, i) ||
        !tc_rules_milestone (summary->ruleset, summary->after, i))
      continue;
    /* TRANSLATORS: a milestone of the scenario follows: "France has fallen" */
    line = g_strdup_printf (_ ("Milestone reached: %s"),
                            tc_ruleset_get_milestone (summary->ruleset, i)->name);
    g_strv_builder_add (summary->lines, line);
  }
}

/* Who would win what if the game ended here; of one that is over its outcome says who has won. */
static void
add_standing (TcTurnSummary *summary)
{
  g_autofree char *standing = tc_rules_dup_standing (summary->ruleset, summary->after);
  g_autofree char *line = g_strdup_printf (_ ("As it stands: %s"), standing);

  if (*standing != '\0' && !tc_rules_is_over (summary->after))
    g_strv_builder_add (summary->lines, line);
}

/* -- All of it --------------------------------------------------------------------------------- */

/* How many moves had been made when the turn began that move @index is of. */
static guint
find_start (TcGame *game, guint index)
{
  guint turn = get_turn (game, index);
  guint n_moves = index;

  while (n_moves > 0 && get_turn (game, n_moves - 1) == turn)
    n_moves--;

  return n_moves;
}

/* What the moves from @from to before @to came to. */
static void
add_stretch (TcTurnSummary *summary, guint from, guint to)
{
  if (from == to)
    return;

  summary->from =
    tc_rules_view (summary->ruleset, tc_game_get_position (summary->game, from), summary->viewer);
  summary->to =
    tc_rules_view (summary->ruleset, tc_game_get_position (summary->game, to), summary->viewer);
  compare_control (summary);
  compare_tiles (summary);
  compare_pieces (summary);
  compare_sides (summary);
  compare_places (summary);
  compare_cubes (summary);
  compare_markers (summary);
  tc_turn_summary_add_tracks (summary);
  tc_turn_summary_add_points (summary);
  tc_turn_summary_add_cards (summary);
  g_clear_pointer (&summary->from, tc_view_free);
  g_clear_pointer (&summary->to, tc_view_free);
}

/* What the log says of an umpire's change; once, where several are only known to have been. */
static void
add_arranged (TcTurnSummary *summary, guint index, gboolean is_next)
{
  g_auto (GStrv) log = tc_game_dup_log (summary->game, summary->viewer, (gint) index);
  g_auto (GStrv) before = NULL;

  if (is_next)
    before = tc_game_dup_log (summary->game, summary->viewer, (gint) index - 1);
  if (before != NULL && g_str_equal (before[0], log[0]))
    return;
  g_strv_builder_add (summary->lines, log[0]);
  summary->n_lines++;
}

/* No player has done what an umpire changes, so it parts the turn in two. */
static void
add_board (TcTurnSummary *summary, guint start, guint end)
{
  guint from = start;

  for (guint i = start; i < end; i++) {
    if (!tc_game_is_arranged (summary->game, i))
      continue;
    add_stretch (summary, from, i);
    add_arranged (summary, i, i > start && from == i);
    from = i + 1;
  }
  add_stretch (summary, from, end);
}

char *
tc_turn_summary_dup_turn (TcGame *game, guint8 viewer, guint n_moves)
{
  g_autoptr (TcView) view =
    tc_rules_view (tc_game_get_ruleset (game), tc_game_get_position (game, n_moves), viewer);

  return g_strdup (tc_view_get_turn (view));
}

static char *
dup_heading (TcGame *game, guint8 viewer, guint index)
{
  g_autofree char *turn = tc_turn_summary_dup_turn (game, viewer, index);

  /* TRANSLATORS: the turn as the game calls it: "Turn 3", "Final Decision round" */
  return g_strdup_printf (_ ("%s in short"), turn);
}

char **
tc_turn_summary_dup (TcGame *game, guint8 viewer, guint index)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint start = find_start (game, index);
  TcTurnSummary summary = { game,
                            ruleset,
                            viewer,
                            tc_game_get_position (game, start),
                            tc_game_get_position (game, index + 1),
                            NULL,
                            NULL,
                            lines,
                            0 };
  g_autofree char *heading = dup_heading (game, viewer, index);

  g_strv_builder_add (lines, heading);
  add_board (&summary, start, index + 1);
  add_nothing (&summary);
  /* Whoever keeps secrets keeps those that points would give away. */
  if (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (ruleset)) {
    add_milestones (&summary);
    add_standing (&summary);
  }

  return g_strv_builder_end (lines);
}
