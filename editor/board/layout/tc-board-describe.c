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
    g_string_append_printf (text, "%s", _ ("hidden counter"));
    append_part (text, owner);
    return;
  }
  g_string_append (text, token->name);
  if (*token->face != '\0')
    g_string_append_printf (text, " %s", token->face);
  if (token->is_reduced)
    g_string_append_printf (text, " (%s)", _ ("reduced"));
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

static char *
describe_container (const TcBoardLayout *layout, const TcViewContainer *container)
{
  /* The name may be what is missing in a scenario at work. */
  g_autofree char *words = tc_container_dup_words (container);
  GString *text = g_string_new (*container->name != '\0' ? container->name : container->key);

  append_part (text, words);
  append_part (text, get_owner_name (layout, container->region));
  if (*container->owner != '\0' && strcmp (container->owner, container->region) != 0 &&
      *get_owner_name (layout, container->owner) != '\0')
    g_string_append_printf (text, _ (", controlled by %s"),
                            get_owner_name (layout, container->owner));
  append_adjacent (text, layout, container->key);
  append_contents (text, layout, container->key);

  return g_string_free (text, FALSE);
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
    g_string_append_printf (text, _ ("; in %s"), containers[container].name);

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

char *
tc_board_describe_all (const TcBoardLayout *layout)
{
  const TcView *view = tc_board_layout_get_view (layout);
  guint n_containers, n_tokens;
  g_autofree char *areas = NULL;
  g_autofree char *counters = NULL;

  tc_view_get_containers (view, &n_containers);
  tc_view_get_tokens (view, &n_tokens);
  areas = g_strdup_printf (ngettext ("%u area", "%u areas", n_containers), n_containers);
  counters = g_strdup_printf (ngettext ("%u counter", "%u counters", n_tokens), n_tokens);

  return g_strdup_printf ("%s, %s", areas, counters);
}
