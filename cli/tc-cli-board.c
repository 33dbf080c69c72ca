/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-log.h"
#include "tc-cli-term.h"

#define GAP       2u
#define MAX_NAME  28u
#define MAX_OWNER 16u

/* Widths of the first columns, from what will be shown. */
typedef struct {
  guint name;
  guint owner;
  guint kind;
} Columns;

static const char *
get_owner_name (const TcView *view, const char *id)
{
  const TcViewOwner *owner = tc_view_find_owner (view, id);

  if (owner != NULL)
    return owner->name;

  return id != NULL ? id : "";
}

static gboolean
holds_text (const char *text, const char *filter)
{
  g_autofree char *folded = NULL;
  g_autofree char *wanted = NULL;

  if (text == NULL)
    return FALSE;

  folded = g_utf8_casefold (text, -1);
  wanted = g_utf8_casefold (filter, -1);

  return strstr (folded, wanted) != NULL;
}

static gboolean
holds_tokens (const TcView *view, const TcViewContainer *container)
{
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_strcmp0 (tokens[i].container, container->key) == 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_notes (const TcView *view, const TcViewContainer *container)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_strcmp0 (notes[i].container, container->key) == 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_wanted (const TcView *view, const TcViewContainer *container, const char *filter)
{
  if (filter == NULL)
    return holds_tokens (view, container) || has_notes (view, container);

  return holds_text (container->name, filter) || holds_text (container->key, filter) ||
         holds_text (get_owner_name (view, container->owner), filter);
}

/* "1st Panzer [9-7-2], 2 x Fort, (face down)" */
static char *
dup_tokens (const TcView *view, const TcViewContainer *container)
{
  GString *out = g_string_new (NULL);
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *token = &tokens[i];

    /* Of a track, the space with the marker. */
    if (g_strcmp0 (token->container, container->key) != 0 ||
        g_strcmp0 (token->symbol, "number") == 0)
      continue;
    if (out->len > 0)
      g_string_append (out, ", ");
    if (token->count > 1)
      g_string_append_printf (out, "%u x ", token->count);
    if (token->is_hidden)
      g_string_append (out, _ ("(face down)"));
    else
      g_string_append (out, token->name != NULL ? token->name : "");
    if (!token->is_hidden && token->face != NULL && token->face[0] != '\0')
      g_string_append_printf (out, " [%s]", token->face);
    if (token->state_word != NULL && *token->state_word != '\0')
      g_string_append_printf (out, " (%s)", token->state_word);
  }

  return g_string_free (out, FALSE);
}

/* After the counters what only the viewer knows: "(note: Red house)". */
static char *
dup_contents (const TcView *view, const TcViewContainer *container)
{
  g_autofree char *tokens = dup_tokens (view, container);
  GString *out = g_string_new (tokens);
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_strcmp0 (notes[i].container, container->key) != 0)
      continue;
    if (out->len > 0)
      g_string_append_c (out, ' ');
    /* Translators: what a player noted of a place */
    g_string_append_printf (out, _ ("(note: %s)"), notes[i].text);
  }

  return g_string_free (out, FALSE);
}

static void
measure (const TcView *view, const char *filter, Columns *columns)
{
  guint n = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  columns->name = tc_cli_get_width (_ ("Place"));
  columns->owner = tc_cli_get_width (_ ("Owner"));
  columns->kind = tc_cli_get_width (_ ("Kind"));
  for (guint i = 0; i < n; i++) {
    const TcViewContainer *container = &containers[i];
    g_autofree char *kind = NULL;

    if (!is_wanted (view, container, filter))
      continue;
    kind = tc_container_dup_words (container);
    columns->name = MAX (columns->name, MIN (tc_cli_get_width (container->name), MAX_NAME));
    columns->owner = MAX (
      columns->owner, MIN (tc_cli_get_width (get_owner_name (view, container->owner)), MAX_OWNER));
    columns->kind = MAX (columns->kind, tc_cli_get_width (kind));
  }
}

static void
append_row (GString *out,
            const Columns *columns,
            const char *name,
            const char *owner,
            const char *kind,
            const char *tokens)
{
  guint indent = columns->name + columns->owner + columns->kind + 3 * GAP;

  tc_cli_append_padded (out, name, columns->name + GAP);
  tc_cli_append_padded (out, owner, columns->owner + GAP);
  tc_cli_append_padded (out, kind, columns->kind + GAP);
  tc_cli_append_wrapped (out, tokens, indent, indent);
  while (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

void
tc_cli_append_board (GString *out, const TcView *view, const char *filter)
{
  guint n = 0;
  guint n_shown = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);
  Columns columns = { 0 };

  measure (view, filter, &columns);
  for (guint i = 0; i < n; i++) {
    const TcViewContainer *container = &containers[i];
    g_autofree char *contents = NULL;
    g_autofree char *kind = NULL;

    if (!is_wanted (view, container, filter))
      continue;
    if (n_shown++ == 0)
      append_row (out, &columns, _ ("Place"), _ ("Owner"), _ ("Kind"), _ ("Counters"));
    contents = dup_contents (view, container);
    kind = tc_container_dup_words (container);
    append_row (out, &columns, container->name, get_owner_name (view, container->owner), kind,
                contents);
  }
  if (n_shown == 0 && filter != NULL)
    g_string_append_printf (out, _ ("No place has a name like \"%s\".\n"), filter);
}
