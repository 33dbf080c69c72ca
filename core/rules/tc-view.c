/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-view.h"
#include "base/tc-number-private.h"
#include "text/tc-letter-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BLOCK 8192u /* bytes: room for most points and marks of a board */

/* Where things with a key are, looked up from a view that is otherwise constant. */
typedef struct {
  GHashTable *numbers; /* key -> number + 1 */
  guint n;             /* as far as they were indexed */
} Index;

struct _TcView {
  guint width;
  guint height;
  const char *prompt;
  const char *status;
  const char *turn;
  GStringChunk *strings;
  GPtrArray *blocks; /* of points and marks that containers, links and shapes point to */
  guint8 *room;      /* nullable: what is free of the last block */
  gsize n_room;
  Index *container_index;
  Index *token_index;
  Index *owner_index;
  GArray *containers;
  GArray *tokens;
  GArray *owners;
  GArray *links;
  GArray *shapes;
  GArray *labels;
  GArray *notes;
  GArray *beliefs;
  GArray *scores;
  GArray *moves;
  GArray *records; /* TcViewMove, as moves */
  GArray *ghosts;  /* of Ghost */
  GArray *ontos;   /* of Onto */
};

/* Where the moves of a verb lead to. */
typedef struct {
  guint verb;
  const char *container; /* key */
} Onto;

/* What a move would lay. */
typedef struct {
  TcMove move;
  TcViewContainer tile;
  gboolean is_alike;
} Ghost;

static Index *
index_new (void)
{
  Index *index = g_new0 (Index, 1);

  index->numbers = g_hash_table_new (g_str_hash, g_str_equal);

  return index;
}

static void
index_free (Index *index)
{
  g_hash_table_unref (index->numbers);
  g_free (index);
}

/* Most views are never asked, so what was added since the last question is indexed now. Each item
 * has its key at @offset. */
static gconstpointer
find (Index *index, const GArray *items, gsize offset, const char *key)
{
  guint size = g_array_get_element_size ((GArray *) items);
  guint number;

  if (key == NULL)
    return NULL;
  for (; index->n < items->len; index->n++) {
    const char *own = G_STRUCT_MEMBER (const char *, items->data + (gsize) index->n * size, offset);

    if (!g_hash_table_contains (index->numbers, own))
      g_hash_table_insert (index->numbers, (gpointer) own, GUINT_TO_POINTER (index->n + 1));
  }
  number = GPOINTER_TO_UINT (g_hash_table_lookup (index->numbers, key));

  return number > 0 ? items->data + (gsize) (number - 1) * size : NULL;
}

TcView *
tc_view_new (void)
{
  TcView *view = g_new0 (TcView, 1);

  view->prompt = view->status = view->turn = "";
  view->strings = g_string_chunk_new (4096);
  view->blocks = g_ptr_array_new_with_free_func (g_free);
  view->container_index = index_new ();
  view->token_index = index_new ();
  view->owner_index = index_new ();
  view->containers = g_array_new (FALSE, FALSE, sizeof (TcViewContainer));
  view->tokens = g_array_new (FALSE, FALSE, sizeof (TcViewToken));
  view->owners = g_array_new (FALSE, FALSE, sizeof (TcViewOwner));
  view->links = g_array_new (FALSE, FALSE, sizeof (TcViewLink));
  view->shapes = g_array_new (FALSE, FALSE, sizeof (TcViewShape));
  view->labels = g_array_new (FALSE, FALSE, sizeof (TcViewLabel));
  view->notes = g_array_new (FALSE, FALSE, sizeof (TcViewNote));
  view->beliefs = g_array_new (FALSE, FALSE, sizeof (TcViewBelief));
  view->scores = g_array_new (FALSE, FALSE, sizeof (TcViewScore));
  view->moves = g_array_new (FALSE, FALSE, sizeof (TcViewMove));
  view->records = g_array_new (FALSE, FALSE, sizeof (TcViewMove));
  view->ghosts = g_array_new (FALSE, FALSE, sizeof (Ghost));
  view->ontos = g_array_new (FALSE, FALSE, sizeof (Onto));

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
  g_array_unref (view->beliefs);
  g_array_unref (view->scores);
  g_array_unref (view->moves);
  g_array_unref (view->records);
  g_array_unref (view->ghosts);
  g_array_unref (view->ontos);
  index_free (view->container_index);
  index_free (view->token_index);
  index_free (view->owner_index);
  g_ptr_array_unref (view->blocks);
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

const char *
tc_view_get_turn (const TcView *view)
{
  return view->turn;
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

const TcViewScore *
tc_view_get_scores (const TcView *view, guint *out_n)
{
  return get_array (view->scores, out_n);
}

const TcViewBelief *
tc_view_get_beliefs (const TcView *view, guint *out_n)
{
  return get_array (view->beliefs, out_n);
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
  g_autofree char *printable = NULL;

  if (string == NULL || *string == '\0')
    return "";
  if (!g_str_is_ascii (string))
    printable = tc_letter_dup_printable_lines (string);

  return g_string_chunk_insert (view->strings, printable != NULL ? printable : string);
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

void
tc_view_set_turn (TcView *view, const char *turn)
{
  view->turn = tc_view_intern (view, turn);
}

/* Room that lives as long as the view, aligned for pointers. */
static gpointer
take_room (TcView *view, gsize size)
{
  gpointer room;

  size = (size + sizeof (gpointer) - 1) / sizeof (gpointer) * sizeof (gpointer);
  if (size > view->n_room) {
    view->n_room = MAX (size, BLOCK);
    view->room = g_malloc (view->n_room);
    g_ptr_array_add (view->blocks, view->room);
  }
  room = view->room;
  view->room += size;
  view->n_room -= size;

  return room;
}

static const TcPoint *
copy_points (TcView *view, const TcPoint *points, guint n)
{
  TcPoint *copy;

  if (points == NULL || n == 0)
    return NULL;

  copy = take_room (view, n * sizeof *copy);
  memcpy (copy, points, n * sizeof *copy);

  return copy;
}

/* @more, nullable, comes after the others. */
static const TcMark *
copy_marks (TcView *view, const TcMark *marks, guint n, const TcMark *more)
{
  guint n_all = n + (more != NULL ? 1 : 0);
  TcMark *copy;

  if (n_all == 0)
    return NULL;

  copy = take_room (view, n_all * sizeof *copy);
  for (guint i = 0; i < n_all; i++) {
    copy[i] = i < n ? marks[i] : *more;
    copy[i].text = tc_view_intern (view, copy[i].text);
    copy[i].owner = tc_view_intern (view, copy[i].owner);
  }

  return copy;
}

static TcViewContainer
copy_container (TcView *view, const TcViewContainer *container)
{
  TcViewContainer copy = *container;

  copy.key = tc_view_intern (view, container->key);
  copy.name = tc_view_intern (view, container->name);
  copy.title = tc_view_intern (view, container->title);
  copy.holder = tc_view_intern (view, container->holder);
  copy.held = tc_view_intern (view, container->held);
  copy.type = tc_view_intern (view, container->type);
  copy.pattern = tc_view_intern (view, container->pattern);
  copy.glyph = tc_view_intern (view, container->glyph);
  copy.region = tc_view_intern (view, container->region);
  copy.owner = tc_view_intern (view, container->owner);
  copy.within = tc_view_intern (view, container->within);
  copy.marks = copy_marks (view, container->marks, container->n_marks, NULL);
  copy.outline = copy_points (view, container->outline, container->n_outline);

  return copy;
}

void
tc_view_add_container (TcView *view, const TcViewContainer *container)
{
  TcViewContainer copy;

  g_return_if_fail (container->key != NULL);

  copy = copy_container (view, container);
  g_array_append_val (view->containers, copy);
}

void
tc_view_set_onto (TcView *view, guint verb, const char *container)
{
  Onto onto = { verb, tc_view_intern (view, container) };

  g_array_append_val (view->ontos, onto);
}

const char *
tc_view_find_onto (const TcView *view, guint verb)
{
  for (guint i = 0; i < view->ontos->len; i++) {
    const Onto *onto = &g_array_index (view->ontos, Onto, i);

    if (onto->verb == verb)
      return onto->container;
  }

  return NULL;
}

void
tc_view_add_ghost (TcView *view, const TcMove *move, const TcViewContainer *tile)
{
  Ghost ghost = { .move = *move, .tile = copy_container (view, tile) };

  g_array_append_val (view->ghosts, ghost);
}

static Ghost *
find_ghost (const TcView *view, const TcMove *move)
{
  for (guint i = 0; i < view->ghosts->len; i++) {
    Ghost *ghost = &g_array_index (view->ghosts, Ghost, i);

    if (tc_move_compare (&ghost->move, move) == 0)
      return ghost;
  }

  return NULL;
}

const TcViewContainer *
tc_view_find_ghost (const TcView *view, const TcMove *move)
{
  const Ghost *ghost = find_ghost (view, move);

  return ghost != NULL ? &ghost->tile : NULL;
}

void
tc_view_set_alike (TcView *view, const TcMove *move)
{
  Ghost *ghost = find_ghost (view, move);

  g_return_if_fail (ghost != NULL);

  ghost->is_alike = TRUE;
}

gboolean
tc_view_is_alike (const TcView *view, const TcMove *move)
{
  const Ghost *ghost = find_ghost (view, move);

  return ghost != NULL && ghost->is_alike;
}

void
tc_view_add_token (TcView *view, const TcViewToken *token)
{
  TcViewToken copy = *token;

  copy.key = tc_view_intern (view, token->key);
  copy.name = tc_view_intern (view, token->name);
  copy.container = tc_view_intern (view, token->container);
  copy.owner = tc_view_intern (view, token->owner);
  copy.colour = tc_view_intern (view, token->colour);
  copy.type = tc_view_intern (view, token->type);
  copy.symbol = tc_view_intern (view, token->symbol);
  copy.size = tc_view_intern (view, token->size);
  copy.face = tc_view_intern (view, token->face);
  copy.state_word = tc_view_intern (view, token->state_word);
  g_array_append_val (view->tokens, copy);
}

void
tc_view_add_backs (TcView *view,
                   const char *container,
                   const char *suffix,
                   const char *name,
                   guint count)
{
  g_autofree char *key = g_strdup_printf ("%s-%s", container, suffix);
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .container = container,
    .kind = TC_TOKEN_CARD,
    .count = count,
    .is_hidden = TRUE,
  };

  if (count > 0)
    tc_view_add_token (view, &token);
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
  TcViewLink copy = *link;

  copy.a = tc_view_intern (view, link->a);
  copy.b = tc_view_intern (view, link->b);
  copy.marks = copy_marks (view, link->marks, link->n_marks, NULL);
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

void
tc_view_add_belief (TcView *view, const TcViewBelief *belief)
{
  TcViewBelief copy = *belief;

  copy.believer = tc_view_intern (view, belief->believer);
  copy.about = tc_view_intern (view, belief->about);
  copy.text = tc_view_intern (view, belief->text);
  copy.owner = tc_view_intern (view, belief->owner);
  g_array_append_val (view->beliefs, copy);
}

void
tc_view_add_score (TcView *view, const TcViewScore *score)
{
  TcViewScore copy = *score;

  copy.name = tc_view_intern (view, score->name);
  g_array_append_val (view->scores, copy);
}

static void
add_move (TcView *view, GArray *moves, const TcViewMove *move)
{
  TcViewMove copy = *move;

  copy.text = tc_view_intern (view, move->text);
  copy.verb = tc_view_intern (view, move->verb);
  copy.subject = tc_view_intern (view, move->subject);
  copy.target = tc_view_intern (view, move->target);
  copy.name = tc_view_intern (view, move->name);
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

const TcViewContainer *
tc_view_find_container (const TcView *view, const char *key)
{
  return find (view->container_index, view->containers, G_STRUCT_OFFSET (TcViewContainer, key),
               key);
}

const TcViewToken *
tc_view_find_token (const TcView *view, const char *key)
{
  return find (view->token_index, view->tokens, G_STRUCT_OFFSET (TcViewToken, key), key);
}

const TcViewOwner *
tc_view_find_owner (const TcView *view, const char *id)
{
  return find (view->owner_index, view->owners, G_STRUCT_OFFSET (TcViewOwner, id), id);
}

TcViewContainer *
tc_view_get_container (TcView *view, const char *key)
{
  const TcViewContainer *found = tc_view_find_container (view, key);
  const TcViewContainer *first = (const TcViewContainer *) (gpointer) view->containers->data;

  return found != NULL ? &g_array_index (view->containers, TcViewContainer, found - first) : NULL;
}

void
tc_view_add_mark (TcView *view, TcViewContainer *container, const TcMark *mark)
{
  container->marks = copy_marks (view, container->marks, container->n_marks, mark);
  container->n_marks++;
}

const TcMark *
tc_marks_find (const TcMark *marks, guint n_marks, TcMarkKind kind)
{
  for (guint i = 0; i < n_marks; i++) {
    if (marks[i].kind == kind)
      return &marks[i];
  }

  return NULL;
}

/* Whole words of it: "port" is in "old port", not in "airport". */
static gboolean
holds_words (const char *text, const char *words)
{
  gsize length = strlen (words);

  for (const char *at = strstr (text, words); at != NULL; at = strstr (at + 1, words)) {
    const char *before = g_utf8_find_prev_char (text, at);

    if ((before == NULL || !g_unichar_isalnum (g_utf8_get_char (before))) &&
        !g_unichar_isalnum (g_utf8_get_char (at + length)))
      return TRUE;
  }

  return FALSE;
}

/* Unless it was said already, in a part that holds it: "house" before "Red house". */
static void
say (GPtrArray *parts, char *part)
{
  g_autofree char *folded = g_utf8_casefold (part, -1);

  for (guint i = 0; i < parts->len;) {
    g_autofree char *other = g_utf8_casefold (parts->pdata[i], -1);

    if (holds_words (other, folded)) {
      g_free (part);
      return;
    }
    if (holds_words (folded, other))
      g_ptr_array_remove_index (parts, i);
    else
      i++;
  }
  g_ptr_array_add (parts, part);
}

char *
tc_container_dup_words (const TcViewContainer *container)
{
  static const char *const doors[] = { N_ ("door in the north"), N_ ("door in the east"),
                                       N_ ("door in the south"), N_ ("door in the west") };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (container->type[0] != '\0')
    say (parts, g_strdup (container->type));
  for (guint side = 0; side < G_N_ELEMENTS (doors); side++) {
    if (container->openings >> side & 1)
      say (parts, g_strdup (_ (doors[side])));
  }
  for (guint i = 0; i < container->n_marks; i++) {
    const TcMark *mark = &container->marks[i];
    g_autofree char *value = tc_number_dup (mark->value, FALSE);

    /* Of a row of steps each counts, and the one where it stands is in brackets. */
    if (container->title != NULL && container->title[0] != '\0' && mark->kind == TC_MARK_STATE)
      g_ptr_array_add (parts, g_strdup_printf ("[%s]", mark->text));
    else if (container->title != NULL && container->title[0] != '\0')
      g_ptr_array_add (parts, g_strdup (mark->text));
    else if (mark->kind == TC_MARK_VALUE)
      say (parts, g_strdup_printf ("%s %s", mark->text, value));
    else
      say (parts, g_strdup (mark->text));
  }
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (", ", (char **) parts->pdata);
}
