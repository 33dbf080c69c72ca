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

/* -- Where cards lie --------------------------------------------------------------------------- */

static gboolean
is_set (const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
is_titled (const TcView *view, const TcViewContainer *container)
{
  return is_set (container->title) && tc_view_find_owner (view, container->owner) != NULL;
}

/* (nullable): whose hand or box it is. */
static const char *
find_holder (const TcView *view, const TcViewContainer *container)
{
  if (is_titled (view, container))
    return tc_view_find_owner (view, container->owner)->name;
  if (is_set (container->holder))
    return container->holder;

  return container->kind == TC_CONTAINER_HAND ? container->name : NULL;
}

/* (transfer full): @text with its first letter by @convert. */
static char *
dup_with_first (const char *text, gunichar (*convert) (gunichar))
{
  g_autoptr (GString) out = g_string_new (NULL);

  g_string_append_unichar (out, convert (g_utf8_get_char (text)));
  g_string_append (out, *text != '\0' ? g_utf8_next_char (text) : "");

  return g_string_free (g_steal_pointer (&out), FALSE);
}

typedef enum { CARDS_NEW, CARDS_REVEALED, CARDS_MORE, CARDS_FEWER } CardChange;

/* (transfer full): of cards that lie face down still and that only the viewer was shown. */
static char *
dup_head_seen (TcTurnSummary *summary, const TcViewContainer *container)
{
  const char *viewer = tc_ruleset_get_seat (summary->ruleset, summary->viewer)->name;
  g_autofree char *box = is_titled (summary->to, container)
                           ? dup_with_first (container->title, g_unichar_tolower)
                           : g_strdup (container->name);

  /* TRANSLATORS: a player who looked at cards, and where these lie; cards follow */
  return g_strdup_printf (_ ("Seen by %s in %s"), viewer, box);
}

/* (transfer full): of cards in a box that every player has, which is called @box. */
static char *
dup_head_in (CardChange change, const char *box)
{
  switch (change) {
  /* TRANSLATORS: in each: boxes of all players, such as "actions"; cards or players follow */
  case CARDS_NEW:
    return g_strdup_printf (_ ("New in %s"), box);
  case CARDS_REVEALED:
    return g_strdup_printf (_ ("Revealed in %s"), box);
  case CARDS_MORE:
    return g_strdup_printf (_ ("Cards added to %s"), box);
  case CARDS_FEWER:
    return g_strdup_printf (_ ("Cards gone from %s"), box);
  }
  g_assert_not_reached ();
}

/* (transfer full): of cards in the hand of @holder. */
static char *
dup_head_of (CardChange change, const char *holder)
{
  switch (change) {
  /* TRANSLATORS: a player; cards follow */
  case CARDS_NEW:
    return g_strdup_printf (_ ("New for %s"), holder);
  case CARDS_REVEALED:
    return g_strdup_printf (_ ("Revealed in the hand of %s"), holder);
  /* TRANSLATORS: players follow, each with how many more or fewer cards are in the hand */
  case CARDS_MORE:
    return g_strdup (_ ("More cards in hand"));
  case CARDS_FEWER:
    return g_strdup (_ ("Fewer cards in hand"));
  }
  g_assert_not_reached ();
}

/* (transfer full): of cards that players have otherwise: @held: how, as in "set aside". */
static char *
dup_head_held (CardChange change, const char *held)
{
  switch (change) {
  /* TRANSLATORS: in each: where cards lie, as "set aside"; cards, or players and numbers, follow */
  case CARDS_NEW:
    return g_strdup_printf (_ ("Now %s"), held);
  case CARDS_REVEALED:
    return g_strdup_printf (_ ("Revealed, %s"), held);
  case CARDS_MORE:
    return g_strdup_printf (_ ("More cards %s"), held);
  case CARDS_FEWER:
    return g_strdup_printf (_ ("Cards no longer %s"), held);
  }
  g_assert_not_reached ();
}

/* (transfer full): of cards at any other place. */
static char *
dup_head_at (CardChange change, const char *place)
{
  switch (change) {
  /* TRANSLATORS: a place, such as "Shown cards"; cards follow */
  case CARDS_NEW:
    return g_strdup_printf (_ ("%s, new"), place);
  case CARDS_REVEALED:
    return g_strdup_printf (_ ("%s, revealed"), place);
  /* TRANSLATORS: places follow, each with how many more or fewer cards lie there */
  case CARDS_MORE:
    return g_strdup (_ ("More cards"));
  case CARDS_FEWER:
    return g_strdup (_ ("Fewer cards"));
  }
  g_assert_not_reached ();
}

static char *
dup_card_head (const TcView *view, const TcViewContainer *container, CardChange change)
{
  g_autofree char *box = NULL;

  if (is_titled (view, container)) {
    box = dup_with_first (container->title, g_unichar_tolower);
    return dup_head_in (change, box);
  }
  if (container->kind == TC_CONTAINER_HAND)
    return dup_head_of (change, find_holder (view, container));
  if (is_set (container->held))
    return dup_head_held (change, container->held);
  box = dup_with_first (container->name, g_unichar_toupper);

  return dup_head_at (change, box);
}

/* (transfer full): @holder: (nullable) */
static char *
dup_of (const char *holder, const char *card)
{
  /* TRANSLATORS: a player, and a card: "Ada’s Informer" */
  return holder != NULL ? g_strdup_printf (_ ("%s’s %s"), holder, card) : g_strdup (card);
}

/* (transfer full): @card, and whose it is where the head of the line does not say that. */
static char *
dup_held (const TcView *view, const TcViewContainer *container, const char *card)
{
  gboolean is_said = container->kind == TC_CONTAINER_HAND && !is_titled (view, container);

  return dup_of (is_said ? NULL : find_holder (view, container), card);
}

static gboolean
is_on_map (const TcViewContainer *container)
{
  return container->kind == TC_CONTAINER_AREA || container->kind == TC_CONTAINER_TILE ||
         container->kind == TC_CONTAINER_FLOOR;
}

void
tc_turn_summary_add_used (TcTurnSummary *summary,
                          TcTurnGroups *groups,
                          const char *what,
                          const TcViewToken *card)
{
  const TcViewContainer *container = tc_view_find_container (summary->to, card->container);
  g_autofree char *box = NULL;
  g_autofree char *text = NULL;

  if (container == NULL || !is_titled (summary->to, container)) {
    text = dup_of (container != NULL ? find_holder (summary->to, container) : NULL, card->name);
    tc_turn_groups_add (groups, g_strdup (what), text);
    return;
  }
  box = dup_with_first (container->title, g_unichar_tolower);
  text = dup_held (summary->to, container, card->name);
  /* TRANSLATORS: what became of cards, and the box of each player where they lie: "Now shielded in
   * traits" */
  tc_turn_groups_add (groups, g_strdup_printf (_ ("%s in %s"), what, box), text);
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

/* Cards that the viewer sees in @container and did not see there: @card, which is @n times there.
 */
static void
add_gained (TcTurnSummary *summary, TcTurnGroups *groups, const TcViewToken *card, guint n)
{
  const TcViewContainer *container = tc_view_find_container (summary->to, card->container);
  gboolean is_turned = was_turned_up (summary, card);
  g_autofree char *name =
    n > 1 ? g_strdup_printf (_ ("%u × %s"), n, card->name) : g_strdup (card->name);
  g_autofree char *text = NULL;
  char *head = NULL;

  if (is_on_map (container)) {
    text = g_strdup_printf (_ ("%s at %s"), name, container->name);
    tc_turn_groups_add (groups, g_strdup (is_turned ? _ ("Cards revealed") : _ ("New cards")),
                        text);
    return;
  }
  text = dup_held (summary->to, container, name);
  if (is_turned && card->is_private && summary->viewer < TC_MAX_SEATS)
    head = dup_head_seen (summary, container);
  else
    head = dup_card_head (summary->to, container, is_turned ? CARDS_REVEALED : CARDS_NEW);
  tc_turn_groups_add (groups, head, text);
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
    guint was, is;

    if (card->kind != TC_TOKEN_CARD || card->is_hidden || is_pile (summary->to, card->container) ||
        !g_hash_table_add (seen, g_strdup_printf ("%s\n%s", card->container, card->name)))
      continue;
    was = count_cards (summary->from, card->container, card->name);
    is = count_cards (summary->to, card->container, card->name);
    if (is > was)
      add_gained (summary, &groups, card, is - was);
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

/* How many cards more or fewer: of boxes that all have and of hands by who has them. */
static void
add_count (TcTurnSummary *summary,
           TcTurnGroups *groups,
           const TcViewContainer *container,
           gint change)
{
  const char *holder = find_holder (summary->to, container);
  /* TRANSLATORS: a player or a place, and how many cards more or fewer lie there: "Ada 2" */
  g_autofree char *text =
    g_strdup_printf (_ ("%s %d"), holder != NULL ? holder : container->name, ABS (change));

  tc_turn_groups_add (
    groups, dup_card_head (summary->to, container, change > 0 ? CARDS_MORE : CARDS_FEWER), text);
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

    if (change == 0 || is_pile (summary->to, containers[i].key) != of_piles ||
        !g_hash_table_add (seen, (gpointer) name) ||
        change == (gint) count_gained (summary, containers[i].key))
      continue;
    add_count (summary, &groups, &containers[i], change);
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
