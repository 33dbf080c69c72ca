/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/tc-turn-summary.h"

#include <glib/gi18n-lib.h>

#include "rules/tc-system.h"
#include "rules/tc-view.h"

typedef struct {
  TcGame *game;
  TcRuleset *ruleset;
  guint8 viewer;
  const TcState *before;
  const TcState *after;
  TcView *from; /* of before */
  TcView *to;   /* of after */
  GStrvBuilder *lines;
  guint n_lines; /* about the board */
} Summary;

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

/* -- Lists of names under a heading ------------------------------------------------------------ */

/* What is said of several things at once, in the order in which it was first said. */
typedef struct {
  GPtrArray *heads; /* of char * */
  GPtrArray *names; /* of GString: "Sedan, Dinant" */
} Groups;

static void
free_string (gpointer data)
{
  g_string_free (data, TRUE);
}

static Groups
groups_new (void)
{
  return (Groups){ g_ptr_array_new_with_free_func (g_free),
                   g_ptr_array_new_with_free_func (free_string) };
}

/* @head: (transfer full) */
static void
groups_add (Groups *groups, char *head, const char *name)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (groups->heads, head, g_str_equal, &index)) {
    GString *names = groups->names->pdata[index];

    g_string_append_printf (names, ", %s", name);
    g_free (head);
    return;
  }
  g_ptr_array_add (groups->heads, head);
  g_ptr_array_add (groups->names, g_string_new (name));
}

static void
groups_end (Groups *groups, Summary *summary)
{
  for (guint i = 0; i < groups->heads->len; i++) {
    GString *names = groups->names->pdata[i];
    g_autofree char *line =
      g_strdup_printf ("%s: %s", (char *) groups->heads->pdata[i], names->str);

    g_strv_builder_add (summary->lines, line);
    summary->n_lines++;
  }
  g_ptr_array_unref (groups->heads);
  g_ptr_array_unref (groups->names);
}

/* -- The board --------------------------------------------------------------------------------- */

static const char *
get_owner_name (const TcView *view, const char *id)
{
  const TcViewOwner *owner = *id != '\0' ? tc_view_find_owner (view, id) : NULL;

  return owner != NULL ? owner->name : _ ("nobody");
}

static void
compare_control (Summary *summary)
{
  Groups groups = groups_new ();
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *was = tc_view_find_container (summary->from, containers[i].key);

    if (was != NULL && !g_str_equal (was->owner, containers[i].owner))
      /* TRANSLATORS: %s is a side or a nation; a list of places follows */
      groups_add (&groups,
                  g_strdup_printf (_ ("Now controlled by %s"),
                                   get_owner_name (summary->to, containers[i].owner)),
                  containers[i].name);
  }
  groups_end (&groups, summary);
}

/* On a board that grows. */
static void
compare_tiles (Summary *summary)
{
  Groups groups = groups_new ();
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    if (containers[i].kind == TC_CONTAINER_TILE && containers[i].face == TC_TILE_FACE_UP &&
        tc_view_find_container (summary->from, containers[i].key) == NULL)
      /* TRANSLATORS: a list of tiles follows */
      groups_add (&groups, g_strdup (_ ("Laid")), containers[i].name);
  }
  groups_end (&groups, summary);
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

static char *
dup_head (const TcView *view, const char *format, const TcViewToken *token)
{
  const TcViewOwner *owner = *token->owner != '\0' ? tc_view_find_owner (view, token->owner) : NULL;

  return owner != NULL ? g_strdup_printf ("%s, %s", owner->name, format) : g_strdup (format);
}

static void
compare_pieces (Summary *summary)
{
  Groups groups = groups_new ();
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *is = tc_view_find_token (summary->to, tokens[i].key);

    if (!is_counted (&tokens[i]) || !is_single (&tokens[i]) ||
        !is_on_board (summary->from, &tokens[i]))
      continue;
    if (is == NULL || !is_on_board (summary->to, is))
      groups_add (&groups, dup_head (summary->from, _ ("off the board"), &tokens[i]),
                  tokens[i].name);
    else if (is->is_reduced && !tokens[i].is_reduced)
      groups_add (&groups, dup_head (summary->from, is->state_word, &tokens[i]), tokens[i].name);
  }
  tokens = tc_view_get_tokens (summary->to, &n);
  for (guint i = 0; i < n; i++) {
    const TcViewToken *was = tc_view_find_token (summary->from, tokens[i].key);

    if (is_counted (&tokens[i]) && is_single (&tokens[i]) &&
        is_on_board (summary->to, &tokens[i]) && (was == NULL || !is_on_board (summary->from, was)))
      groups_add (&groups, dup_head (summary->to, _ ("onto the board"), &tokens[i]),
                  tokens[i].name);
  }
  groups_end (&groups, summary);
}

/* So many are named that went from one place to another; more are counted. */
#define MOST_MOVED 6

static gboolean
is_moved (Summary *summary, const TcViewToken *was)
{
  const TcViewToken *is = tc_view_find_token (summary->to, was->key);

  return is != NULL && is_counted (was) && is_single (was) && is_on_board (summary->from, was) &&
         is_on_board (summary->to, is) && !g_str_equal (was->container, is->container);
}

static guint
count_moved (Summary *summary, const char *owner)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++)
    count += g_str_equal (tokens[i].owner, owner) && is_moved (summary, &tokens[i]);

  return count;
}

/* By where they were when the turn began: who came back has not moved. */
static void
compare_places (Summary *summary)
{
  Groups groups = groups_new ();
  g_autoptr (GHashTable) counted = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->from, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *is = tc_view_find_token (summary->to, tokens[i].key);
    guint n_moved = 0;
    g_autofree char *text = NULL;

    if (!is_moved (summary, &tokens[i]))
      continue;
    n_moved = count_moved (summary, tokens[i].owner);
    if (n_moved <= MOST_MOVED)
      /* TRANSLATORS: a piece, and the place where it is now */
      text = g_strdup_printf (_ ("%s to %s"), tokens[i].name,
                              tc_view_find_container (summary->to, is->container)->name);
    else if (g_hash_table_add (counted, (gpointer) tokens[i].owner))
      text = g_strdup_printf (ngettext ("%u piece", "%u pieces", n_moved), n_moved);
    if (text != NULL)
      /* TRANSLATORS: a list of pieces follows */
      groups_add (&groups, dup_head (summary->from, _ ("moved"), &tokens[i]), text);
  }
  groups_end (&groups, summary);
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

/* @seen: the kinds at their places that were compared. */
static void
compare_numbers (Summary *summary, const TcView *view, GHashTable *seen, Groups *groups)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *token = &tokens[i];
    g_autofree char *change = NULL;
    guint was, is;

    if (!is_counted (token) || is_single (token) || !is_on_board (view, token) ||
        !g_hash_table_add (seen, g_strdup_printf ("%d\n%s\n%s\n%s", token->kind, token->name,
                                                  token->owner, token->container)))
      continue;
    was = count_like (summary->from, token);
    is = count_like (summary->to, token);
    if (was == is)
      continue;
    change = g_strdup_printf ("%s %+d", tc_view_find_container (view, token->container)->name,
                              (gint) is - (gint) was);
    groups_add (groups, dup_head (view, token->name, token), change);
  }
}

static void
compare_cubes (Summary *summary)
{
  Groups groups = groups_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  compare_numbers (summary, summary->from, seen, &groups);
  compare_numbers (summary, summary->to, seen, &groups);
  groups_end (&groups, summary);
}

static void
add_nothing (Summary *summary)
{
  if (summary->n_lines == 0)
    g_strv_builder_add (summary->lines, _ ("Nothing has changed on the board"));
}

/* -- The score --------------------------------------------------------------------------------- */

static void
add_milestones (Summary *summary)
{
  for (guint i = 0; i < tc_ruleset_get_n_milestones (summary->ruleset); i++) {
    g_autofree char *line = NULL;

    if (tc_rules_milestone (summary->ruleset, summary->before, i) ||
        !tc_rules_milestone (summary->ruleset, summary->after, i))
      continue;
    line =
      g_strdup_printf (_ ("Reached: %s"), tc_ruleset_get_milestone (summary->ruleset, i)->name);
    g_strv_builder_add (summary->lines, line);
  }
}

static void
add_score (Summary *summary)
{
  guint n_seats =
    tc_ruleset_get_setup (summary->ruleset, tc_game_get_setup (summary->game))->n_seats;
  TcOutcome was = { 0 };
  TcOutcome is = { 0 };

  tc_rules_outcome (summary->ruleset, summary->before, &was);
  tc_rules_outcome (summary->ruleset, summary->after, &is);
  for (guint8 i = 0; i < n_seats; i++) {
    const char *name = tc_ruleset_get_seat (summary->ruleset, i)->name;
    g_autofree char *line = NULL;

    if (is.payoff[i] != was.payoff[i])
      /* TRANSLATORS: player, points, how many more or less than a turn before */
      line = g_strdup_printf (_ ("%s scores %d so far (%+d)"), name, is.payoff[i],
                              is.payoff[i] - was.payoff[i]);
    else
      line = g_strdup_printf (_ ("%s scores %d so far"), name, is.payoff[i]);
    g_strv_builder_add (summary->lines, line);
  }
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

char **
tc_turn_summary_dup (TcGame *game, guint8 viewer, guint index)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  guint start = find_start (game, index);
  Summary summary = { game,
                      ruleset,
                      viewer,
                      tc_game_get_position (game, start),
                      tc_game_get_position (game, index + 1),
                      NULL,
                      NULL,
                      lines,
                      0 };
  g_autofree char *heading = g_strdup_printf (_ ("Turn %u in short"), get_turn (game, index));

  g_strv_builder_add (lines, heading);
  summary.from = tc_rules_view (ruleset, summary.before, viewer);
  summary.to = tc_rules_view (ruleset, summary.after, viewer);
  compare_control (&summary);
  compare_tiles (&summary);
  compare_pieces (&summary);
  compare_places (&summary);
  compare_cubes (&summary);
  add_nothing (&summary);
  /* Whoever keeps secrets keeps those that points would give away. */
  if (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (ruleset)) {
    add_milestones (&summary);
    add_score (&summary);
  }
  tc_view_free (summary.from);
  tc_view_free (summary.to);

  return g_strv_builder_end (lines);
}
