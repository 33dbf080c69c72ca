/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a turn changed beside the pieces: tracks, words on places, and cards. A card that the viewer
 * does not see is only counted where it lies. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "play/tc-turn-summary-private.h"

/* -- Tracks ------------------------------------------------------------------------------------ */

static gboolean
is_track (const TcViewContainer *container)
{
  return container->within != NULL && *container->within != '\0' &&
         !g_str_equal (container->within, container->key);
}

/* (transfer full): a step of a track as it is said in a sentence: by its number, or by its name. */
static char *
dup_step (const TcMark *step)
{
  if (strpbrk (step->text, "0123456789") != NULL)
    return g_strdup (step->text);

  /* TRANSLATORS: a step of a track that has a name and no number: "the skull" */
  return g_strdup_printf (_ ("the %s"), step->text);
}

/* On the track of a box, which is named by that and its title. */
static void
compare_steps (TcTurnSummary *summary,
               TcTurnGroups *groups,
               const TcViewContainer *was,
               const TcViewContainer *is)
{
  const TcMark *from = tc_marks_find (was->marks, was->n_marks, TC_MARK_STATE);
  const TcMark *to = tc_marks_find (is->marks, is->n_marks, TC_MARK_STATE);
  const TcViewContainer *box = tc_view_find_container (summary->to, is->within);
  const char *name = is->title != NULL && *is->title != '\0' ? is->title : is->name;
  g_autofree char *change = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (from == NULL || to == NULL || from->value == to->value)
    return;
  before = dup_step (from);
  after = dup_step (to);
  if (g_strcmp0 (from->text, to->text) == 0)
    /* TRANSLATORS: a track, the steps before and after, and the value that both have: "Speed falls
     * from step 2 to step 1, and is still 3" */
    change = g_strdup_printf (to->value > from->value
                                ? _ ("%s rises from step %d to step %d, and is still %s")
                                : _ ("%s falls from step %d to step %d, and is still %s"),
                              name, from->value, to->value, to->text);
  else
    /* TRANSLATORS: a track, and its value before and after: "Speed falls from 4 to 3" */
    change = g_strdup_printf (to->value > from->value ? _ ("%s rises from %s to %s")
                                                      : _ ("%s falls from %s to %s"),
                              name, before, after);
  tc_turn_groups_add (groups, g_strdup (box != NULL ? box->name : name), change);
}

static gboolean
has_mark (const TcViewContainer *container, const TcMark *mark)
{
  for (guint i = 0; i < container->n_marks; i++) {
    if (container->marks[i].kind == mark->kind &&
        g_strcmp0 (container->marks[i].text, mark->text) == 0)
      return TRUE;
  }
  return FALSE;
}

/* What is written on a place, such as the role of a player who was found out. */
static void
compare_words (TcTurnGroups *groups, const TcViewContainer *was, const TcViewContainer *is)
{
  for (guint i = 0; i < is->n_marks; i++) {
    const TcMark *mark = &is->marks[i];

    if (mark->text != NULL && *mark->text != '\0' && !has_mark (was, mark))
      tc_turn_groups_add (groups, g_strdup (is->name), mark->text);
  }
  for (guint i = 0; i < was->n_marks; i++) {
    const TcMark *mark = &was->marks[i];
    g_autofree char *text = NULL;

    if (mark->text == NULL || *mark->text == '\0' || has_mark (is, mark))
      continue;
    /* TRANSLATORS: what a place is not any more */
    text = g_strdup_printf (_ ("no longer %s"), mark->text);
    tc_turn_groups_add (groups, g_strdup (is->name), text);
  }
}

void
tc_turn_summary_add_tracks (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *was = tc_view_find_container (summary->from, containers[i].key);

    if (was == NULL || was->face != containers[i].face)
      continue;
    if (is_track (&containers[i]))
      compare_steps (summary, &groups, was, &containers[i]);
    else if (was->within == NULL || *was->within == '\0')
      compare_words (&groups, was, &containers[i]);
  }
  tc_turn_groups_end (&groups, summary);
}

/* -- Points ------------------------------------------------------------------------------------ */

void
tc_turn_summary_add_points (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  guint n_was, n_is;
  const TcViewScore *was = tc_view_get_scores (summary->from, &n_was);
  const TcViewScore *is = tc_view_get_scores (summary->to, &n_is);

  for (guint i = 0; i < MIN (n_was, n_is); i++) {
    g_autofree char *change = NULL;

    if (was[i].points == is[i].points)
      continue;
    /* TRANSLATORS: points before and after, of the side that heads the line */
    change = g_strdup_printf (_ ("points from %d to %d"), was[i].points, is[i].points);
    tc_turn_groups_add (&groups, g_strdup (is[i].name), change);
  }
  tc_turn_groups_end (&groups, summary);
}

/* -- Cards ------------------------------------------------------------------------------------- */

/* How many cards lie in @container: @name of those that the viewer sees, or %NULL for all. */
static guint
count_cards (const TcView *view, const char *container, const char *name)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++)
    if (tokens[i].kind == TC_TOKEN_CARD && g_str_equal (tokens[i].container, container) &&
        (name == NULL || (!tokens[i].is_hidden && g_str_equal (tokens[i].name, name))))
      count += MAX (tokens[i].count, 1);

  return count;
}

static gboolean
was_turned_up (TcTurnSummary *summary, const TcViewToken *is)
{
  const TcViewToken *was = tc_view_find_token (summary->from, is->key);

  return was != NULL && was->is_hidden && g_str_equal (was->container, is->container);
}

/* A pile is only counted: what was thrown away is in the log. */
static gboolean
is_pile (const TcView *view, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);

  return container == NULL || container->kind == TC_CONTAINER_DECK;
}

/* How many cards the viewer sees in @container that were not there, or not seen. */
static guint
count_gained (TcTurnSummary *summary, const char *container)
{
  guint n, count = 0;
  const TcViewToken *tokens = tc_view_get_tokens (summary->to, &n);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *card = &tokens[i];
    guint was, is;

    if (card->kind != TC_TOKEN_CARD || card->is_hidden ||
        !g_str_equal (card->container, container) ||
        !g_hash_table_add (seen, (gpointer) card->name))
      continue;
    was = count_cards (summary->from, container, card->name);
    is = count_cards (summary->to, container, card->name);
    count += is > was ? is - was : 0;
  }

  return count;
}

static void
compare_cards (TcTurnSummary *summary)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *card = &tokens[i];
    g_autofree char *text = NULL;
    guint was, is;

    if (card->kind != TC_TOKEN_CARD || card->is_hidden || is_pile (summary->to, card->container) ||
        !g_hash_table_add (seen, g_strdup_printf ("%s\n%s", card->container, card->name)))
      continue;
    was = count_cards (summary->from, card->container, card->name);
    is = count_cards (summary->to, card->container, card->name);
    if (is <= was)
      continue;
    text = is - was > 1
             /* TRANSLATORS: how many, what card, and where it lies */
             ? g_strdup_printf (_ ("%u × %s (%s)"), is - was, card->name,
                                tc_view_find_container (summary->to, card->container)->name)
             /* TRANSLATORS: a card, and where it lies */
             : g_strdup_printf (_ ("%s (%s)"), card->name,
                                tc_view_find_container (summary->to, card->container)->name);
    tc_turn_groups_add (
      &groups, g_strdup (was_turned_up (summary, card) ? _ ("Cards revealed") : _ ("New cards")),
      text);
  }
  tc_turn_groups_end (&groups, summary);
}

/* How many more cards lie in the places called @name. */
static gint
get_change (TcTurnSummary *summary, const char *name)
{
  gint change = 0;
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (containers[i].name, name))
      change += (gint) count_cards (summary->to, containers[i].key, NULL) -
                (gint) count_cards (summary->from, containers[i].key, NULL);

  return change;
}

/* What was said of new cards is not said again, and piles change with everything: they count when
 * nothing else does. */
static void
compare_counts (TcTurnSummary *summary, gboolean of_piles)
{
  TcTurnGroups groups = tc_turn_groups_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (summary->to, &n);

  for (guint i = 0; i < n; i++) {
    const char *name = containers[i].name;
    gint change = get_change (summary, name);
    g_autofree char *text = NULL;

    if (change == 0 || is_pile (summary->to, containers[i].key) != of_piles ||
        !g_hash_table_add (seen, (gpointer) name) ||
        change == (gint) count_gained (summary, containers[i].key))
      continue;
    text = g_strdup_printf ("%s (%d)", name, ABS (change));
    /* TRANSLATORS: places follow, each with how many more or fewer cards lie there */
    tc_turn_groups_add (&groups, g_strdup (change > 0 ? _ ("More cards in") : _ ("Fewer cards in")),
                        text);
  }
  tc_turn_groups_end (&groups, summary);
}

void
tc_turn_summary_add_cards (TcTurnSummary *summary)
{
  compare_cards (summary);
  compare_counts (summary, FALSE);
  if (summary->n_lines == 0)
    compare_counts (summary, TRUE);
}
