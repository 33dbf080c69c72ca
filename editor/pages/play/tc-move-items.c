/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-move-items.h"

#include <glib/gi18n.h>

#include "document/tc-search.h"
#include "pages/play/tc-view-moves.h"

/* Fewer rows are seen at once, and headings over single rows only make the list longer. */
#define LEAST_GROUPED    10
#define LEAST_IN_A_GROUP 2 /* on average */

/* What acts, or what something is done to by nobody in particular; "" for a move of neither. */
static const char *
get_group (const TcViewMove *move)
{
  return *move->subject != '\0' ? move->subject : move->target;
}

/* Whoever wants to do nothing looks for that by other words than those of the game. */
static gboolean
matches (const TcViewMove *move, char **words)
{
  /* Translators: what people may enter to find the move that declines or ends something */
  const char *texts[] = { move->text, move->is_pass ? _ ("pass skip done end") : NULL, NULL };

  return tc_search_matches ((const char *const *) words, texts);
}

static gboolean
leads_to (const TcViewMove *move, const char *key)
{
  return g_str_equal (move->target, key) || g_str_equal (move->onto, key);
}

/* Where all that can be done is done by what lies at @selected, that says nothing; only what leads
 * there is meant then, if anything does. */
static gboolean
is_only_target (const TcView *view, const char *selected)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  gboolean is_target = FALSE;

  for (guint i = 0; i < n; i++) {
    if (!tc_view_is_plain (&moves[i]) && !tc_view_is_about (view, &moves[i], selected))
      return FALSE;
    is_target |= leads_to (&moves[i], selected);
  }
  return is_target && tc_view_is_place (view, selected);
}

/* What is easily missed comes first; else they stay in the order in which they are. */
static int
compare_weights (gconstpointer a, gconstpointer b, gpointer data)
{
  const guint *left = a;
  const guint *right = b;
  const TcViewMove *moves = data;

  if (moves[*left].weight != moves[*right].weight)
    return moves[*left].weight > moves[*right].weight ? -1 : 1;
  return (*left > *right) - (*left < *right);
}

static GArray *
find_wanted (const TcView *view, const char *selected, const char *typed)
{
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (guint));
  g_auto (GStrv) words = tc_search_split (typed);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  gboolean is_target = is_only_target (view, selected);
  const char *place = tc_view_get_meant_place (view, selected);

  for (guint i = 0; i < n; i++)
    if (!moves[i].is_alike && tc_view_is_meant_by (view, &moves[i], selected, place) &&
        matches (&moves[i], words) && (!is_target || leads_to (&moves[i], selected)))
      g_array_append_val (wanted, i);
  g_array_sort_with_data (wanted, compare_weights, (gpointer) moves);
  return wanted;
}

/* (element-type utf8): the groups of these moves in the order in which they come. */
static GPtrArray *
find_groups (const TcViewMove *moves, const GArray *wanted)
{
  GPtrArray *groups = g_ptr_array_new ();
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < wanted->len; i++) {
    const char *group = get_group (&moves[g_array_index (wanted, guint, i)]);

    if (g_hash_table_add (known, (gpointer) group))
      g_ptr_array_add (groups, (gpointer) group);
  }
  return groups;
}

static TcItem *
make_item (const TcViewMove *moves, guint index)
{
  g_autofree char *cited = tc_rule_dup_cited (moves[index].rule);

  return tc_item_new ("", moves[index].text, cited != NULL ? cited : "", "", index);
}

/* As it is called on the board; players and options are not on it, and go by the name that the move
 * gives. */
static const char *
get_group_name (const TcView *view, const char *group)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  if (tc_view_is_place (view, group) || tc_view_is_piece (view, group))
    return tc_view_get_name (view, group);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (get_group (&moves[i]), group) && *moves[i].name != '\0')
      return moves[i].name;
  return group;
}

static const char *
get_heading (const TcView *view, const char *group)
{
  return *group != '\0' ? get_group_name (view, group) : _ ("Other Moves");
}

static void
add_group (GPtrArray *items, const TcView *view, const GArray *wanted, const char *group)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  gboolean is_first = TRUE;

  for (guint i = 0; i < wanted->len; i++) {
    guint index = g_array_index (wanted, guint, i);
    TcItem *item;

    if (!g_str_equal (get_group (&moves[index]), group))
      continue;
    item = make_item (moves, index);
    if (is_first)
      tc_item_set_heading (item, get_heading (view, group));
    is_first = FALSE;
    g_ptr_array_add (items, item);
  }
}

static gboolean
are_worth_groups (guint n_moves, guint n_groups)
{
  return n_moves >= LEAST_GROUPED && n_groups > 1 && n_moves >= LEAST_IN_A_GROUP * n_groups;
}

GPtrArray *
tc_view_dup_move_items (const TcView *view,
                        const char *selected,
                        const char *typed,
                        gboolean *grouped)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) wanted = find_wanted (view, selected, typed);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  g_autoptr (GPtrArray) groups = find_groups (moves, wanted);

  *grouped |= are_worth_groups (wanted->len, groups->len);
  if (*grouped)
    for (guint i = 0; i < groups->len; i++)
      add_group (items, view, wanted, groups->pdata[i]);
  else
    for (guint i = 0; i < wanted->len; i++)
      g_ptr_array_add (items, make_item (moves, g_array_index (wanted, guint, i)));
  return items;
}

/* (transfer full): of @groups; what goes by one name with another is said with its place. */
static char *
dup_distinct_name (const TcView *view, const GPtrArray *groups, guint index)
{
  const char *name = get_group_name (view, groups->pdata[index]);
  const TcViewContainer *place =
    tc_view_find_container (view, tc_view_get_place_of (view, groups->pdata[index]));

  for (guint i = 0; i < groups->len && place != NULL && *place->name != '\0'; i++)
    if (i != index && g_str_equal (get_group_name (view, groups->pdata[i]), name))
      /* Translators: a card or counter, and where it lies */
      return g_strdup_printf (_ ("%s (%s)"), name, place->name);
  return g_strdup (name);
}

/* (element-type utf8): each name once, with a number where several go by it. */
static GPtrArray *
dup_names (const TcView *view, const GPtrArray *groups)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < groups->len; i++)
    g_ptr_array_add (all, dup_distinct_name (view, groups, i));
  for (guint i = 0; i < all->len; i++) {
    guint n = 0;

    if (!g_hash_table_add (known, all->pdata[i]))
      continue;
    for (guint j = i; j < all->len; j++)
      n += g_str_equal (all->pdata[i], all->pdata[j]);
    /* Translators: a card or counter, and how many of them */
    g_ptr_array_add (names, n > 1 ? g_strdup_printf (_ ("%s × %u"), (char *) all->pdata[i], n)
                                  : g_strdup (all->pdata[i]));
  }
  return names;
}

/* Letters in two lines beside the other words, so that how many more there are is not cut off; and
 * where there are none. */
#define LONGEST     64
#define LONGEST_ALL 80

/* How many of @names, at least one and @most at most, are short enough together. */
static guint
count_fitting (const GPtrArray *names, guint most)
{
  glong length = 0;
  guint n = 0;

  while (n < MIN (names->len, most)) {
    length += g_utf8_strlen (names->pdata[n], -1) + (n > 0 ? 3 : 0);
    if (n > 0 && length > (n + 1 == names->len ? LONGEST_ALL : LONGEST))
      break;
    n++;
  }

  return n;
}

static char *
dup_list (const GPtrArray *names, guint most)
{
  g_autoptr (GString) text = g_string_new ("");
  guint n_named = count_fitting (names, most);

  for (guint i = 0; i < n_named; i++) {
    if (i > 0)
      /* Translators: between the names of counters in a list; "6 Corps and 18 Corps" would be
       * eighteen more */
      g_string_append (text, _ (" · "));
    g_string_append (text, names->pdata[i]);
  }
  if (names->len > n_named)
    g_string_append_printf (text, ngettext (" and %u more", " and %u more", names->len - n_named),
                            names->len - n_named);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The name of what a piece on the board is made with says enough; that of a player or a place would
 * not say what is done to the player or there. */
static gboolean
is_with_piece (const TcView *view, const TcViewMove *move)
{
  if (*move->subject == '\0' || tc_view_is_place (view, move->subject))
    return FALSE;

  return *move->target != '\0' || tc_view_is_piece (view, move->subject);
}

static void
add_name (GPtrArray *names, const char *name)
{
  if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_ptr_array_add (names, g_strdup (name));
}

/* What the moves at @with are made with. */
static void
add_pieces (GPtrArray *names, const TcView *view, GArray *with)
{
  guint n;
  g_autoptr (GPtrArray) groups = find_groups (tc_view_get_moves (view, &n), with);
  g_autoptr (GPtrArray) pieces = dup_names (view, groups);

  for (guint i = 0; i < pieces->len; i++)
    add_name (names, pieces->pdata[i]);
}

/* The moves at @with: whoever reads only the name of a card would think of using it, and not of
 * dropping it. */
static void
add_rare (GPtrArray *names, const TcView *view, GArray *with)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < with->len; i++)
    add_name (names, moves[g_array_index (with, guint, i)].text);
}

/* Of the @wanted moves of one weight, which are taken from the list: what the player does without a
 * counter or card, and has no button, then what the others are made with. */
static void
add_names (GPtrArray *names, const TcView *view, GArray *wanted)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  gint weight = moves[g_array_index (wanted, guint, 0)].weight;
  g_autoptr (GArray) with = g_array_new (FALSE, FALSE, sizeof (guint));

  while (wanted->len > 0 && moves[g_array_index (wanted, guint, 0)].weight == weight) {
    guint index = g_array_index (wanted, guint, 0);
    const TcViewMove *move = &moves[index];

    if (is_with_piece (view, move))
      g_array_append_val (with, index);
    else if (!tc_view_is_plain (move) && !move->is_pass)
      g_ptr_array_add (names, g_strdup (move->text));
    g_array_remove_index (wanted, 0);
  }
  if (weight < 0)
    add_rare (names, view, with);
  else
    add_pieces (names, view, with);
}

char *
tc_view_dup_still_to_act (const TcView *view, guint most)
{
  g_autoptr (GArray) wanted = find_wanted (view, "", "");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (most > 0, NULL);

  while (wanted->len > 0)
    add_names (names, view, wanted);
  return dup_list (names, most);
}
