/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/layout/tc-board-describe.h"

#include <glib/gi18n.h>
#include <string.h>

static void
append_part (GString *text, const char *part)
{
  if (part != NULL && *part != '\0')
    g_string_append_printf (text, ", %s", part);
}

static const char *
get_owner_name (const TcBoardLayout *layout, const char *id)
{
  const TcViewOwner *owner = tc_board_layout_find_owner (layout, id);

  return owner != NULL ? owner->name : "";
}

static void
append_token (GString *text, const TcBoardLayout *layout, const TcViewToken *token)
{
  const char *owner = get_owner_name (layout, token->owner);

  if (token->count > 1)
    g_string_append_printf (text, "%u × ", token->count);
  if (token->is_hidden) {
    g_string_append (text, token->kind == TC_TOKEN_CARD ? _ ("hidden card") : _ ("hidden counter"));
    append_part (text, owner);
    return;
  }
  g_string_append (text, token->name);
  if (*token->face != '\0')
    g_string_append_printf (text, " %s", token->face);
  if (token->state_word != NULL && *token->state_word != '\0')
    g_string_append_printf (text, " (%s)", token->state_word);
  append_part (text, owner);
}

static void
append_adjacent (GString *text, const TcBoardLayout *layout, const char *key)
{
  const TcView *view = tc_board_layout_get_view (layout);
  guint n, n_containers;
  const TcViewLink *links = tc_view_get_links (view, &n);
  const TcViewContainer *containers = tc_view_get_containers (view, &n_containers);
  gboolean is_first = TRUE;

  for (guint i = 0; i < n; i++) {
    const char *other = strcmp (links[i].a, key) == 0   ? links[i].b
                        : strcmp (links[i].b, key) == 0 ? links[i].a
                                                        : NULL;
    guint index = tc_board_layout_find_container (layout, other);

    if (index == TC_BOARD_NOTHING)
      continue;
    /* Translators: a list of areas follows. */
    g_string_append_printf (text, "%s %s", is_first ? _ ("; adjacent to") : ",",
                            containers[index].name);
    is_first = FALSE;
  }
}

static void
append_contents (GString *text, const TcBoardLayout *layout, const char *key)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (tc_board_layout_get_view (layout), &n);
  gboolean is_first = TRUE;

  for (guint i = 0; i < n; i++) {
    if (strcmp (tokens[i].container, key) != 0)
      continue;
    /* Translators: a list of counters follows. */
    g_string_append_printf (text, "%s ", is_first ? _ ("; holds") : ";");
    append_token (text, layout, &tokens[i]);
    is_first = FALSE;
  }
}

/* Whether @shape runs along the line from @a to @b, which is level or upright. */
static gboolean
covers (const TcViewShape *shape, TcPoint a, TcPoint b)
{
  TcPoint p, q;

  if (shape->n_points != 2)
    return FALSE;
  p = shape->points[0];
  q = shape->points[1];
  if (a.x == b.x)
    return p.x == a.x && q.x == a.x && MIN (p.y, q.y) <= MIN (a.y, b.y) &&
           MAX (p.y, q.y) >= MAX (a.y, b.y);

  return p.y == a.y && q.y == a.y && MIN (p.x, q.x) <= MIN (a.x, b.x) &&
         MAX (p.x, q.x) >= MAX (a.x, b.x);
}

/* Walls and exits at the sides of a place of a grid. */
static void
append_sides (GString *text, const TcView *view, const TcViewContainer *place)
{
  static const char *const walls[] = { N_ ("wall to the north"), N_ ("wall to the east"),
                                       N_ ("wall to the south"), N_ ("wall to the west") };
  static const char *const exits[] = { N_ ("exit to the north"), N_ ("exit to the east"),
                                       N_ ("exit to the south"), N_ ("exit to the west") };
  guint n;
  const TcViewShape *shapes = tc_view_get_shapes (view, &n);

  if (place->kind != TC_CONTAINER_TILE || place->face == TC_TILE_HOLE || place->n_outline != 4)
    return;
  for (guint side = 0; side < 4; side++) {
    for (guint i = 0; i < n; i++) {
      if (!covers (&shapes[i], place->outline[side], place->outline[(side + 1) % 4]))
        continue;
      if (strcmp (shapes[i].style, "wall") == 0)
        append_part (text, _ (walls[side]));
      else if (strcmp (shapes[i].style, "exit") == 0)
        append_part (text, _ (exits[side]));
    }
  }
}

static GString *
name_container (const TcBoardLayout *layout, const TcViewContainer *container)
{
  /* The name may be what is missing in a scenario at work. */
  g_autofree char *words = tc_container_dup_words (container);
  GString *text = g_string_new (*container->name != '\0' ? container->name : container->key);
  const char *owner = get_owner_name (layout, container->owner);

  append_part (text, words);
  append_part (text, get_owner_name (layout, container->region));
  /* A player's own place bears the player's name. */
  if (*container->owner != '\0' && strcmp (container->owner, container->region) != 0 &&
      *owner != '\0' && strcmp (owner, container->name) != 0)
    g_string_append_printf (text, _ (", controlled by %s"), owner);

  return text;
}

static char *
describe_container (const TcBoardLayout *layout, const TcViewContainer *container)
{
  GString *text = name_container (layout, container);

  append_sides (text, tc_board_layout_get_view (layout), container);
  append_adjacent (text, layout, container->key);
  append_contents (text, layout, container->key);

  return g_string_free (text, FALSE);
}

/* A hand of whose owner there is only one bears the owner's name. */
static void
append_whereabouts (GString *text, const TcViewContainer *container)
{
  gboolean is_owner =
    container->kind == TC_CONTAINER_HAND && (container->title == NULL || *container->title == '\0');

  /* Translators: a player */
  g_string_append_printf (text, is_owner ? _ ("; held by %s") : _ ("; in %s"), container->name);
}

static char *
describe_token (const TcBoardLayout *layout, const TcViewToken *token)
{
  guint n;
  const TcViewContainer *containers =
    tc_view_get_containers (tc_board_layout_get_view (layout), &n);
  guint container = tc_board_layout_find_container (layout, token->container);
  GString *text = g_string_new (NULL);

  append_token (text, layout, token);
  if (!token->is_hidden) {
    append_part (text, token->type);
    append_part (text, token->size);
  }
  if (container != TC_BOARD_NOTHING)
    append_whereabouts (text, &containers[container]);

  return g_string_free (text, FALSE);
}

char *
tc_board_describe (const TcBoardLayout *layout, const char *key)
{
  const TcView *view = tc_board_layout_get_view (layout);
  guint container = tc_board_layout_find_container (layout, key);
  guint token = tc_board_layout_find_token (layout, key);
  guint n;

  if (container != TC_BOARD_NOTHING)
    return describe_container (layout, &tc_view_get_containers (view, &n)[container]);
  if (token != TC_BOARD_NOTHING)
    return describe_token (layout, &tc_view_get_tokens (view, &n)[token]);

  return NULL;
}

/* A line each of the spots from @first on, the uppermost first; of many the rest is counted. */
static void
append_stack (GString *text, const TcBoardLayout *layout, const TcBoardSpot *first, guint n)
{
  enum { MOST_LINES = 8 };
  guint n_tokens;
  const TcViewToken *tokens = tc_view_get_tokens (tc_board_layout_get_view (layout), &n_tokens);

  for (guint i = 0; i < MIN (n, MOST_LINES); i++) {
    g_string_append_c (text, '\n');
    append_token (text, layout, &tokens[first[n - 1 - i].token]);
  }
  if (n > MOST_LINES)
    g_string_append_printf (text, ngettext ("\nand %u more", "\nand %u more", n - MOST_LINES),
                            n - MOST_LINES);
}

/* Spots of one container lie one after the other. */
static void
append_held (GString *text, const TcBoardLayout *layout, guint container)
{
  guint n;
  guint first = 0;
  guint n_held = 0;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);

  while (first < n && spots[first].container != container)
    first++;
  while (first + n_held < n && spots[first + n_held].container == container)
    n_held++;
  append_stack (text, layout, spots + first, n_held);
}

/* The stack that @token lies in, when it is not alone there. */
static void
append_around (GString *text, const TcBoardLayout *layout, guint token)
{
  guint n;
  guint first = 0;
  guint n_stacked = 1;
  const TcBoardSpot *spots = tc_board_layout_get_spots (layout, &n);

  while (first < n && spots[first].token != token)
    first++;
  if (first == n)
    return;
  first -= MIN (first, spots[first].n_below);
  while (first + n_stacked < n && spots[first + n_stacked].container == spots[first].container &&
         spots[first + n_stacked].n_below == n_stacked)
    n_stacked++;
  if (n_stacked == 1)
    return;
  g_string_append_printf (text, "\n%s", _ ("The stack, from the top:"));
  append_stack (text, layout, spots + first, n_stacked);
}

char *
tc_board_describe_briefly (const TcBoardLayout *layout, const char *key)
{
  guint container = tc_board_layout_find_container (layout, key);
  guint token = tc_board_layout_find_token (layout, key);
  const TcViewContainer *place;
  GString *text;
  guint n;

  if (container == TC_BOARD_NOTHING && token == TC_BOARD_NOTHING)
    return NULL;
  if (container == TC_BOARD_NOTHING) {
    g_autofree char *whole = tc_board_describe (layout, key);

    text = g_string_new (whole);
    append_around (text, layout, token);
  } else {
    place = &tc_view_get_containers (tc_board_layout_get_view (layout), &n)[container];
    text = name_container (layout, place);
    if (place->kind != TC_CONTAINER_DECK)
      append_held (text, layout, container);
  }

  return g_string_free (text, FALSE);
}

char *
tc_board_describe_all (const TcBoardLayout *layout)
{
  const TcView *view = tc_board_layout_get_view (layout);
  guint n_containers, n_tokens;
  g_autofree char *places = NULL;
  g_autofree char *counters = NULL;

  tc_view_get_containers (view, &n_containers);
  tc_view_get_tokens (view, &n_tokens);
  places = g_strdup_printf (ngettext ("%u place", "%u places", n_containers), n_containers);
  counters = g_strdup_printf (ngettext ("%u counter", "%u counters", n_tokens), n_tokens);

  return g_strdup_printf ("%s, %s", places, counters);
}
