/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-edit.h"

#include <string.h>

#include "text/tc-edit-private.h"
#include "text/tc-source-private.h"

struct _TcEdits {
  gatomicrefcount ref_count;
  guint64 revision;
  gsize source_length;
  GArray *edits; /* TcEdit, by (start, end), equal ones in the order of adding */
};

static void
clear_edit (TcEdit *edit)
{
  g_free (edit->text);
}

static TcEdits *
edits_new (guint64 revision, gsize source_length)
{
  TcEdits *edits = g_new0 (TcEdits, 1);

  g_atomic_ref_count_init (&edits->ref_count);
  edits->revision = revision;
  edits->source_length = source_length;
  edits->edits = g_array_new (FALSE, FALSE, sizeof (TcEdit));
  g_array_set_clear_func (edits->edits, (GDestroyNotify) clear_edit);

  return edits;
}

static void
append_taking (TcEdits *edits, TcSpan range, char *text, guint32 text_length)
{
  TcEdit edit = { .range = range, .text = text, .text_length = text_length };

  g_array_append_val (edits->edits, edit);
}

/* Where an edit of @range goes: behind every edit that is not after it. An insertion at the first
 * byte of a replacement comes before it, whichever was added first. */
static guint
find_place (const TcEdits *edits, TcSpan range)
{
  guint low = 0;
  guint high = edits->edits->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;
    TcSpan other = tc_edits_get (edits, middle)->range;

    if (other.start < range.start || (other.start == range.start && other.end <= range.end))
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

TcEdits *
tc_edits_new (const TcSource *source)
{
  g_return_val_if_fail (source != NULL, NULL);

  return edits_new (tc_source_get_revision (source), tc_source_get_length (source));
}

TcEdits *
tc_edits_ref (TcEdits *edits)
{
  g_atomic_ref_count_inc (&edits->ref_count);

  return edits;
}

void
tc_edits_unref (TcEdits *edits)
{
  if (!g_atomic_ref_count_dec (&edits->ref_count))
    return;

  g_array_unref (edits->edits);
  g_free (edits);
}

gboolean
tc_edits_add (TcEdits *edits, TcSpan range, const char *text, gssize length)
{
  gsize text_length = length < 0 ? strlen (text) : (gsize) length;
  TcEdit edit = { .range = range, .text_length = (guint32) text_length };
  guint place;

  if (range.start > range.end || range.end > edits->source_length ||
      text_length > TC_SOURCE_MAX_BYTES)
    return FALSE;

  place = find_place (edits, range);
  if (place > 0 && tc_edits_get (edits, place - 1)->range.end > range.start)
    return FALSE;
  if (place < edits->edits->len && tc_edits_get (edits, place)->range.start < range.end)
    return FALSE;

  edit.text = g_malloc (text_length + 1);
  memcpy (edit.text, text, text_length);
  edit.text[text_length] = '\0';
  g_array_insert_val (edits->edits, place, edit);

  return TRUE;
}

guint64
tc_edits_get_revision (const TcEdits *edits)
{
  return edits->revision;
}

guint
tc_edits_get_n (const TcEdits *edits)
{
  return edits->edits->len;
}

const TcEdit *
tc_edits_get (const TcEdits *edits, guint index)
{
  g_return_val_if_fail (index < edits->edits->len, NULL);

  return &g_array_index (edits->edits, TcEdit, index);
}

static guint64
compute_new_length (const TcEdits *edits)
{
  guint64 length = edits->source_length;

  for (guint i = 0; i < edits->edits->len; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);

    length += edit->text_length;
    length -= edit->range.end - edit->range.start;
  }

  return length;
}

/* Writes the new text to @out and returns the place after its last byte. */
static char *
write_new_text (const TcEdits *edits, const char *old, gsize old_length, char *out)
{
  gsize copied = 0;

  for (guint i = 0; i < edits->edits->len; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);

    memcpy (out, old + copied, edit->range.start - copied);
    out += edit->range.start - copied;
    memcpy (out, edit->text, edit->text_length);
    out += edit->text_length;
    copied = edit->range.end;
  }

  memcpy (out, old + copied, old_length - copied);

  return out + (old_length - copied);
}

static TcEdits *
make_inverse (const TcEdits *edits, const TcSource *old, const TcSource *new_source)
{
  TcEdits *inverse = tc_edits_new (new_source);
  gint64 shift = 0;

  for (guint i = 0; i < edits->edits->len; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    guint32 removed = edit->range.end - edit->range.start;
    TcSpan range;

    range.start = (guint32) (edit->range.start + shift);
    range.end = range.start + edit->text_length;
    append_taking (inverse, range, tc_source_dup_span (old, edit->range), removed);
    shift += (gint64) edit->text_length - removed;
  }

  return inverse;
}

TcSource *
tc_edits_apply (const TcEdits *edits, TcSource *source, TcEdits **out_inverse)
{
  const char *old;
  gsize old_length;
  guint64 new_length;
  char *text;
  char *end;
  TcSource *result;

  g_return_val_if_fail (edits != NULL && source != NULL, NULL);
  g_return_val_if_fail (edits->revision == tc_source_get_revision (source), NULL);

  new_length = compute_new_length (edits);
  if (new_length > TC_SOURCE_MAX_BYTES)
    return NULL;

  old = tc_source_get_text (source, &old_length);
  text = g_malloc (new_length + 1);
  end = write_new_text (edits, old, old_length, text);
  g_assert ((guint64) (end - text) == new_length);
  *end = '\0';

  result = tc_source_new_take (tc_source_get_name (source), text, new_length);
  if (out_inverse != NULL)
    *out_inverse = make_inverse (edits, source, result);

  return result;
}

/* A replacement belongs to a span that covers all of it; an insertion at either end of a span
 * stays outside. So an element keeps its extent when a sibling is put beside it. */
static guint32
map_offset (const TcEdits *edits, guint32 offset, gboolean is_start)
{
  gint64 shift = 0;

  for (guint i = 0; i < edits->edits->len; i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    TcSpan range = edit->range;

    if (range.start > offset || (range.start == offset && range.end > offset))
      break;
    if (range.start == range.end && range.start == offset && !is_start)
      break;
    if (range.end > offset)
      return (guint32) (range.start + shift + (is_start ? edit->text_length : 0));

    shift += (gint64) edit->text_length - (range.end - range.start);
  }

  return (guint32) (offset + shift);
}

TcSpan
tc_edits_map (const TcEdits *edits, TcSpan span)
{
  TcSpan mapped;

  mapped.start = map_offset (edits, span.start, TRUE);
  mapped.end = map_offset (edits, span.end, FALSE);
  mapped.end = MAX (mapped.start, mapped.end);

  return mapped;
}

/* A walk over both lists in the coordinates of the middle text. */
typedef struct {
  const TcEdits *first;
  const TcEdits *second;
  const char *middle;
  guint next_first;
  guint next_second;
  gint64 first_shift; /* middle minus old, of the edits of @first already passed */
  GString *text;
  guint32 copied; /* up to where @text already holds the hunk's middle text */
} Composer;

static TcSpan
get_first_span (const Composer *composer)
{
  const TcEdit *edit = tc_edits_get (composer->first, composer->next_first);
  TcSpan span;

  span.start = (guint32) (edit->range.start + composer->first_shift);
  span.end = span.start + edit->text_length;

  return span;
}

static void
pass_first (Composer *composer)
{
  const TcEdit *edit = tc_edits_get (composer->first, composer->next_first);

  composer->first_shift += (gint64) edit->text_length - (edit->range.end - edit->range.start);
  composer->next_first++;
}

static void
pass_second (Composer *composer)
{
  const TcEdit *edit = tc_edits_get (composer->second, composer->next_second);

  g_string_append_len (composer->text, composer->middle + composer->copied,
                       edit->range.start - composer->copied);
  g_string_append_len (composer->text, edit->text, edit->text_length);
  composer->copied = edit->range.end;
  composer->next_second++;
}

/* Gathers edits of both lists that touch in the middle text into one edit of the result. */
static void
compose_hunk (Composer *composer, TcEdits *result)
{
  gboolean has_first = composer->next_first < tc_edits_get_n (composer->first);
  gboolean has_second = composer->next_second < tc_edits_get_n (composer->second);
  gint64 shift_before = composer->first_shift;
  TcSpan hull = { G_MAXUINT32, 0 };
  TcSpan old;

  if (has_first)
    hull.start = get_first_span (composer).start;
  if (has_second)
    hull.start =
      MIN (hull.start, tc_edits_get (composer->second, composer->next_second)->range.start);
  hull.end = hull.start;
  composer->copied = hull.start;
  g_string_truncate (composer->text, 0);

  for (;;) {
    has_first = composer->next_first < tc_edits_get_n (composer->first);
    has_second = composer->next_second < tc_edits_get_n (composer->second);

    if (has_first && get_first_span (composer).start <= hull.end) {
      hull.end = MAX (hull.end, get_first_span (composer).end);
      pass_first (composer);
    } else if (has_second &&
               tc_edits_get (composer->second, composer->next_second)->range.start <= hull.end) {
      hull.end = MAX (hull.end, tc_edits_get (composer->second, composer->next_second)->range.end);
      pass_second (composer);
    } else {
      break;
    }
  }

  g_string_append_len (composer->text, composer->middle + composer->copied,
                       hull.end - composer->copied);
  old.start = (guint32) (hull.start - shift_before);
  old.end = (guint32) (hull.end - composer->first_shift);
  append_taking (result, old, g_strndup (composer->text->str, composer->text->len),
                 (guint32) composer->text->len);
}

TcEdits *
tc_edits_compose (const TcEdits *first, const TcEdits *second, const TcSource *middle)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TcEdits *result = edits_new (first->revision, first->source_length);
  Composer composer = { .first = first, .second = second, .text = text };

  g_return_val_if_fail (second->revision == tc_source_get_revision (middle), result);

  composer.middle = tc_source_get_text (middle, NULL);
  while (composer.next_first < tc_edits_get_n (first) ||
         composer.next_second < tc_edits_get_n (second))
    compose_hunk (&composer, result);

  return result;
}
