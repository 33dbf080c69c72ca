/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-whole.h"

#include <string.h>

#include "variant/tc-variant.h"
#include "variant/tc-whole-private.h"

static void
loss_free (TcWholeLoss *loss)
{
  g_free (loss->key);
  g_free (loss);
}

static TcWhole *
whole_new (void)
{
  TcWhole *whole = g_new0 (TcWhole, 1);

  g_atomic_ref_count_init (&whole->ref_count);
  whole->files = g_ptr_array_new_with_free_func ((GDestroyNotify) tc_source_unref);
  whole->extends = g_ptr_array_new_with_free_func (g_free);
  whole->pieces = g_array_new (FALSE, FALSE, sizeof (TcWholePiece));
  whole->losses = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) loss_free);

  return whole;
}

TcWhole *
tc_whole_new_plain (TcSource *source)
{
  TcWhole *whole = whole_new ();
  guint32 length = (guint32) tc_source_get_length (source);
  TcWholePiece piece = { 0, length, 0, TRUE, { 0, length } };

  whole->source = tc_source_ref (source);
  g_ptr_array_add (whole->files, tc_source_ref (source));
  g_ptr_array_add (whole->extends, g_strdup (""));
  g_array_append_val (whole->pieces, piece);

  return whole;
}

TcWhole *
tc_whole_ref (TcWhole *whole)
{
  g_atomic_ref_count_inc (&whole->ref_count);

  return whole;
}

void
tc_whole_unref (TcWhole *whole)
{
  if (!g_atomic_ref_count_dec (&whole->ref_count))
    return;

  g_hash_table_unref (whole->losses);
  g_array_unref (whole->pieces);
  g_ptr_array_unref (whole->files);
  g_ptr_array_unref (whole->extends);
  g_clear_pointer (&whole->base, tc_source_unref);
  g_clear_pointer (&whole->source, tc_source_unref);
  g_free (whole);
}

TcSource *
tc_whole_get_source (const TcWhole *whole)
{
  return whole->source;
}

TcSource *
tc_whole_get_base (const TcWhole *whole)
{
  return whole->base;
}

guint
tc_whole_get_n_files (const TcWhole *whole)
{
  return whole->files->len;
}

/* The one that comes first in a text. */
static const char *
get_line_end (const char *text)
{
  const char *end = strpbrk (text, "\r\n");

  if (end == NULL || *end == '\n')
    return "\n";

  return end[1] == '\n' ? "\r\n" : "\r";
}

char *
tc_whole_dup_text (const TcWhole *whole)
{
  const char *line_end = get_line_end (tc_source_get_text (tc_whole_get_file (whole, 0), NULL));
  const char *text = tc_source_get_text (whole->source, NULL);
  GString *out = g_string_new (NULL);

  while (*text != '\0') {
    gsize length = strcspn (text, "\r\n");

    g_string_append_len (out, text, (gssize) length);
    text += length;
    if (*text == '\0')
      break;
    g_string_append (out, line_end);
    text += text[0] == '\r' && text[1] == '\n' ? 2 : 1;
  }

  return g_string_free (out, FALSE);
}

TcSource *
tc_whole_get_file (const TcWhole *whole, guint index)
{
  g_return_val_if_fail (index < whole->files->len, NULL);

  return g_ptr_array_index (whole->files, index);
}

const char *
tc_whole_get_extends (const TcWhole *whole)
{
  return g_ptr_array_index (whole->extends, whole->extends->len - 1);
}

TcSource *
tc_whole_find_base (const TcWhole *whole, const char *extends, TcSource *from)
{
  for (guint i = 1; i < whole->files->len; i++) {
    TcSource *file = g_ptr_array_index (whole->files, i);

    if (strcmp (tc_source_get_name (file), tc_source_get_name (from)) == 0 &&
        strcmp (g_ptr_array_index (whole->extends, i), extends) == 0)
      return g_ptr_array_index (whole->files, i - 1);
  }

  return NULL;
}

TcSource *
tc_whole_load (const char *extends, TcSource *from, gpointer whole, GError **error)
{
  TcSource *base = tc_whole_find_base (whole, extends, from);

  return base != NULL ? tc_source_ref (base) : tc_variant_load_file (extends, from, NULL, error);
}

static const TcWholePiece *
get_piece (const TcWhole *whole, guint index)
{
  return &g_array_index (whole->pieces, TcWholePiece, index);
}

/* The index of the first piece that ends at @offset or behind it. */
static guint
find_piece (const TcWhole *whole, guint32 offset)
{
  guint low = 0;
  guint high = whole->pieces->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (get_piece (whole, middle)->end < offset)
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

/* The part of @span that is in the piece, in its file. */
static TcSpan
cut (const TcWholePiece *piece, TcSpan span)
{
  guint32 start = CLAMP (span.start, piece->start, piece->end);
  guint32 end = CLAMP (span.end, start, piece->end);

  if (!piece->is_copy)
    return piece->span;

  return (TcSpan){ piece->span.start + (start - piece->start),
                   piece->span.start + (end - piece->start) };
}

/* Whether the piece has a say about @span: bytes of it, or a gap in the middle. An empty span is of
 * what comes behind it. */
static gboolean
has_part (const TcWholePiece *piece, TcSpan span)
{
  if (piece->start == piece->end)
    return piece->start > span.start && piece->start < span.end;
  if (span.start == span.end)
    return piece->start <= span.start && span.start < piece->end;

  return piece->start < span.end && span.start < piece->end;
}

TcWholePlace
tc_whole_locate (const TcWhole *whole, TcSpan span)
{
  TcWholePlace place = { NULL };
  gint owner = -1;
  gint other = -1;

  for (guint i = find_piece (whole, span.start); i < whole->pieces->len; i++) {
    const TcWholePiece *piece = get_piece (whole, i);
    TcSpan part = cut (piece, span);

    if (piece->start > span.end)
      break;
    if (!has_part (piece, span))
      continue;
    if ((gint) piece->file > owner) {
      other = owner;
      place.base_span = place.span;
      owner = (gint) piece->file;
      place.span = part;
    } else if ((gint) piece->file == owner) {
      place.span.end = MAX (place.span.end, part.end);
    } else if (other < 0) {
      other = (gint) piece->file;
      place.base_span = part;
    }
  }
  if (owner < 0) {
    const TcWholePiece *last = get_piece (whole, whole->pieces->len - 1);

    owner = (gint) last->file;
    place.span = (TcSpan){ last->span.end, last->span.end };
  }
  place.source = tc_whole_get_file (whole, (guint) owner);
  place.base = other >= 0 ? tc_whole_get_file (whole, (guint) other) : NULL;

  return place;
}

gboolean
tc_whole_find (const TcWhole *whole, const TcSource *file, gsize offset, gsize *out_offset)
{
  for (guint i = 0; i < whole->pieces->len; i++) {
    const TcWholePiece *piece = get_piece (whole, i);

    if (piece->is_copy && tc_whole_get_file (whole, piece->file) == file &&
        piece->span.start <= offset && offset < piece->span.end) {
      *out_offset = piece->start + (offset - piece->span.start);
      return TRUE;
    }
  }

  return FALSE;
}

void
tc_whole_writer_init (TcWholeWriter *writer,
                      const TcWhole *base,
                      TcSource *variant,
                      const char *extends)
{
  gsize length = tc_source_get_length (base->source) + tc_source_get_length (variant);
  GHashTableIter iter;
  gpointer value;

  *writer = (TcWholeWriter){ g_string_sized_new (length), whole_new (), base, base->files->len };
  writer->whole->base = tc_source_ref (base->source);
  for (guint i = 0; i < base->files->len; i++) {
    g_ptr_array_add (writer->whole->files, tc_source_ref (g_ptr_array_index (base->files, i)));
    g_ptr_array_add (writer->whole->extends, g_strdup (g_ptr_array_index (base->extends, i)));
  }
  g_ptr_array_add (writer->whole->files, tc_source_ref (variant));
  g_ptr_array_add (writer->whole->extends, g_strdup (extends));
  g_hash_table_iter_init (&iter, base->losses);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    const TcWholeLoss *loss = value;
    TcWholeLoss *copy = g_new (TcWholeLoss, 1);

    *copy = (TcWholeLoss){ g_strdup (loss->key), loss->file, loss->span };
    g_hash_table_replace (writer->whole->losses, copy->key, copy);
  }
}

/* Bytes that follow on those of the piece before lengthen it. */
static void
add_copy (TcWholeWriter *writer, guint32 file, TcSpan span)
{
  GArray *pieces = writer->whole->pieces;
  guint32 start = (guint32) writer->text->len;
  TcWholePiece piece = { start, start + (span.end - span.start), file, TRUE, span };
  TcWholePiece *last =
    pieces->len > 0 ? &g_array_index (pieces, TcWholePiece, pieces->len - 1) : NULL;

  if (last != NULL && last->is_copy && last->file == file && last->span.end == span.start) {
    last->end = piece.end;
    last->span.end = span.end;
  } else {
    g_array_append_val (pieces, piece);
  }
}

void
tc_whole_writer_copy_base (TcWholeWriter *writer, guint32 start, guint32 end)
{
  const char *text = tc_source_get_text (writer->base->source, NULL);

  for (guint i = find_piece (writer->base, start); i < writer->base->pieces->len && start < end;
       i++) {
    TcWholePiece piece = *get_piece (writer->base, i);
    guint32 stop = MIN (piece.end, end);

    if (piece.start >= end)
      break;
    if (stop <= start && piece.start < piece.end)
      continue;
    if (piece.is_copy) {
      add_copy (writer, piece.file, cut (&piece, (TcSpan){ start, stop }));
    } else {
      piece.start = (guint32) writer->text->len;
      piece.end = piece.start + (stop - start);
      g_array_append_val (writer->whole->pieces, piece);
    }
    g_string_append_len (writer->text, text + start, stop - start);
    start = stop;
  }
}

void
tc_whole_writer_copy (TcWholeWriter *writer, guint32 start, guint32 end)
{
  const char *text = tc_source_get_text (tc_whole_get_file (writer->whole, writer->file), NULL);

  if (start >= end)
    return;
  add_copy (writer, writer->file, (TcSpan){ start, end });
  g_string_append_len (writer->text, text + start, end - start);
}

void
tc_whole_writer_make (TcWholeWriter *writer, const char *text, TcSpan span)
{
  guint32 start = (guint32) writer->text->len;
  TcWholePiece piece = { start, start + (guint32) strlen (text), writer->file, FALSE, span };

  g_array_append_val (writer->whole->pieces, piece);
  g_string_append (writer->text, text);
}

void
tc_whole_writer_lose (TcWholeWriter *writer, const char *key, TcSpan span)
{
  TcWholeLoss *loss = g_new (TcWholeLoss, 1);

  *loss = (TcWholeLoss){ g_strdup (key), writer->file, span };
  g_hash_table_replace (writer->whole->losses, loss->key, loss);
}

TcWhole *
tc_whole_writer_end (TcWholeWriter *writer)
{
  TcWhole *whole = g_steal_pointer (&writer->whole);
  g_autoptr (GBytes) bytes = g_string_free_to_bytes (g_steal_pointer (&writer->text));
  TcSource *variant = tc_whole_get_file (whole, writer->file);

  whole->source = tc_source_new (tc_source_get_name (variant), bytes);

  return whole;
}
