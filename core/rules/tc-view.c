/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"

#include <string.h>

#define POINTS_BLOCK 512u

struct _TcView {
  guint width;
  guint height;
  const char *prompt;
  const char *status;
  GStringChunk *strings;
  GPtrArray *outlines; /* blocks of TcPoint that containers and shapes point to */
  TcPoint *room;       /* nullable: what is free of the last block */
  guint n_room;
  GHashTable *container_index; /* key -> index into containers, as far as they were indexed */
  guint n_indexed;
  GArray *containers;
  GArray *tokens;
  GArray *owners;
  GArray *links;
  GArray *shapes;
  GArray *labels;
  GArray *notes;
  GArray *moves;
  GArray *records; /* TcViewMove, as moves */
};

TcView *
tc_view_new (void)
{
  TcView *view = g_new0 (TcView, 1);

  view->prompt = "";
  view->status = "";
  view->strings = g_string_chunk_new (4096);
  view->outlines = g_ptr_array_new_with_free_func (g_free);
  view->container_index = g_hash_table_new (g_str_hash, g_str_equal);
  view->containers = g_array_new (FALSE, FALSE, sizeof (TcViewContainer));
  view->tokens = g_array_new (FALSE, FALSE, sizeof (TcViewToken));
  view->owners = g_array_new (FALSE, FALSE, sizeof (TcViewOwner));
  view->links = g_array_new (FALSE, FALSE, sizeof (TcViewLink));
  view->shapes = g_array_new (FALSE, FALSE, sizeof (TcViewShape));
  view->labels = g_array_new (FALSE, FALSE, sizeof (TcViewLabel));
  view->notes = g_array_new (FALSE, FALSE, sizeof (TcViewNote));
  view->moves = g_array_new (FALSE, FALSE, sizeof (TcViewMove));
  view->records = g_array_new (FALSE, FALSE, sizeof (TcViewMove));

  return view;
}

void
tc_view_free (TcView *view)
{
  g_array_unref (view->containers);
  g_array_unref (view->tokens);
  g_array_unref (view->owners);
  g_array_unref (view->links);
  g_array_unref (view->shapes);
  g_array_unref (view->labels);
  g_array_unref (view->notes);
  g_array_unref (view->moves);
  g_array_unref (view->records);
  g_hash_table_unref (view->container_index);
  g_ptr_array_unref (view->outlines);
  g_string_chunk_free (view->strings);
  g_free (view);
}

void
tc_view_get_size (const TcView *view, guint *out_width, guint *out_height)
{
  *out_width = view->width;
  *out_height = view->height;
}

const char *
tc_view_get_prompt (const TcView *view)
{
  return view->prompt;
}

const char *
tc_view_get_status (const TcView *view)
{
  return view->status;
}

static gconstpointer
get_array (const GArray *array, guint *out_n)
{
  *out_n = array->len;

  return array->data;
}

const TcViewContainer *
tc_view_get_containers (const TcView *view, guint *out_n)
{
  return get_array (view->containers, out_n);
}

const TcViewToken *
tc_view_get_tokens (const TcView *view, guint *out_n)
{
  return get_array (view->tokens, out_n);
}

const TcViewOwner *
tc_view_get_owners (const TcView *view, guint *out_n)
{
  return get_array (view->owners, out_n);
}

const TcViewLink *
tc_view_get_links (const TcView *view, guint *out_n)
{
  return get_array (view->links, out_n);
}

const TcViewShape *
tc_view_get_shapes (const TcView *view, guint *out_n)
{
  return get_array (view->shapes, out_n);
}

const TcViewLabel *
tc_view_get_labels (const TcView *view, guint *out_n)
{
  return get_array (view->labels, out_n);
}

const TcViewNote *
tc_view_get_notes (const TcView *view, guint *out_n)
{
  return get_array (view->notes, out_n);
}

const TcViewMove *
tc_view_get_moves (const TcView *view, guint *out_n)
{
  return get_array (view->moves, out_n);
}

const TcViewMove *
tc_view_get_records (const TcView *view, guint *out_n)
{
  return get_array (view->records, out_n);
}

void
tc_view_set_size (TcView *view, guint width, guint height)
{
  view->width = width;
  view->height = height;
}

const char *
tc_view_intern (TcView *view, const char *string)
{
  return string == NULL || *string == '\0' ? "" : g_string_chunk_insert (view->strings, string);
}

void
tc_view_set_prompt (TcView *view, const char *prompt)
{
  view->prompt = tc_view_intern (view, prompt);
}

void
tc_view_set_status (TcView *view, const char *status)
{
  view->status = tc_view_intern (view, status);
}

static const TcPoint *
copy_points (TcView *view, const TcPoint *points, guint n)
{
  TcPoint *copy;

  if (points == NULL || n == 0)
    return NULL;

  if (n > view->n_room) {
    view->n_room = MAX (n, POINTS_BLOCK);
    view->room = g_new (TcPoint, view->n_room);
    g_ptr_array_add (view->outlines, view->room);
  }
  copy = view->room;
  memcpy (copy, points, n * sizeof *copy);
  view->room += n;
  view->n_room -= n;

  return copy;
}

void
tc_view_add_container (TcView *view, const TcViewContainer *container)
{
  TcViewContainer copy = *container;

  g_return_if_fail (container->key != NULL);

  copy.key = tc_view_intern (view, container->key);
  copy.name = tc_view_intern (view, container->name);
  copy.style = tc_view_intern (view, container->style);
  copy.pattern = tc_view_intern (view, container->pattern);
  copy.region = tc_view_intern (view, container->region);
  copy.owner = tc_view_intern (view, container->owner);
  copy.badge = tc_view_intern (view, container->badge);
  copy.outline = copy_points (view, container->outline, container->n_outline);
  g_array_append_val (view->containers, copy);
}

void
tc_view_add_token (TcView *view, const TcViewToken *token)
{
  TcViewToken copy = *token;

  copy.key = tc_view_intern (view, token->key);
  copy.name = tc_view_intern (view, token->name);
  copy.container = tc_view_intern (view, token->container);
  copy.owner = tc_view_intern (view, token->owner);
  copy.symbol = tc_view_intern (view, token->symbol);
  copy.size = tc_view_intern (view, token->size);
  copy.face = tc_view_intern (view, token->face);
  g_array_append_val (view->tokens, copy);
}

void
tc_view_add_owner (TcView *view, const TcViewOwner *owner)
{
  TcViewOwner copy = { NULL };

  copy.id = tc_view_intern (view, owner->id);
  copy.name = tc_view_intern (view, owner->name);
  copy.colour = tc_view_intern (view, owner->colour);
  copy.land_colour = tc_view_intern (view, owner->land_colour);
  g_array_append_val (view->owners, copy);
}

void
tc_view_add_link (TcView *view, const TcViewLink *link)
{
  TcViewLink copy = { NULL };

  copy.a = tc_view_intern (view, link->a);
  copy.b = tc_view_intern (view, link->b);
  copy.style = tc_view_intern (view, link->style);
  g_array_append_val (view->links, copy);
}

void
tc_view_add_shape (TcView *view, const TcViewShape *shape)
{
  TcViewShape copy = *shape;

  copy.style = tc_view_intern (view, shape->style);
  copy.name = tc_view_intern (view, shape->name);
  copy.points = copy_points (view, shape->points, shape->n_points);
  g_array_append_val (view->shapes, copy);
}

void
tc_view_add_label (TcView *view, const TcViewLabel *label)
{
  TcViewLabel copy = *label;

  copy.style = tc_view_intern (view, label->style);
  copy.text = tc_view_intern (view, label->text);
  g_array_append_val (view->labels, copy);
}

void
tc_view_add_note (TcView *view, const TcViewNote *note)
{
  TcViewNote copy = *note;

  copy.container = tc_view_intern (view, note->container);
  copy.mark = tc_view_intern (view, note->mark);
  copy.text = tc_view_intern (view, note->text);
  copy.owner = tc_view_intern (view, note->owner);
  g_array_append_val (view->notes, copy);
}

static void
add_move (TcView *view, GArray *moves, const TcViewMove *move)
{
  TcViewMove copy = *move;

  copy.text = tc_view_intern (view, move->text);
  copy.verb = tc_view_intern (view, move->verb);
  copy.subject = tc_view_intern (view, move->subject);
  copy.target = tc_view_intern (view, move->target);
  copy.onto = tc_view_intern (view, move->onto);
  copy.rule = tc_view_intern (view, move->rule);
  g_array_append_val (moves, copy);
}

void
tc_view_add_move (TcView *view, const TcViewMove *move)
{
  add_move (view, view->moves, move);
}

void
tc_view_add_record (TcView *view, const TcViewMove *move)
{
  add_move (view, view->records, move);
}

TcViewContainer *
tc_view_find_container (TcView *view, const char *key)
{
  gpointer index = NULL;

  /* Most views are never asked. */
  for (; view->n_indexed < view->containers->len; view->n_indexed++)
    g_hash_table_insert (
      view->container_index,
      (gpointer) g_array_index (view->containers, TcViewContainer, view->n_indexed).key,
      GUINT_TO_POINTER (view->n_indexed));
  if (!g_hash_table_lookup_extended (view->container_index, key, NULL, &index))
    return NULL;

  return &g_array_index (view->containers, TcViewContainer, GPOINTER_TO_UINT (index));
}
