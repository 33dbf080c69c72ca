/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-source.h"

#include <string.h>

#include "base/tc-hash.h"
#include "text/tc-source-private.h"

/* A line longer than this has its columns counted from marks, one every so many bytes: a file may
 * be one line of megabytes with a finding every few bytes. */
#define LONG_LINE_BYTES  (16u * 1024u)
#define MARK_EVERY_BYTES (4u * 1024u)

/* The first character that begins at or behind a multiple of MARK_EVERY_BYTES. */
typedef struct {
  guint32 offset;
  guint32 n_before; /* characters before it in the file */
} Mark;

struct _TcSource {
  gatomicrefcount ref_count;
  char *name;
  GBytes *bytes;    /* owns @text */
  const char *text; /* length + 1 bytes, the last one NUL */
  gsize length;
  guint64 revision; /* once it was asked for */
  gsize has_revision;
  GArray *line_starts; /* guint32; the first is 0, even in an empty text */
  GArray *marks;       /* Mark; NULL when no line is long */
};

/* Two memchr () cursors: most files have no CR at all, so the second search runs once. */
static GArray *
index_lines (const char *text, gsize length)
{
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  const char *end = text + length;
  const char *lf = memchr (text, '\n', length);
  const char *cr = memchr (text, '\r', length);
  guint32 start = 0;

  g_array_append_val (starts, start);

  while (lf != NULL || cr != NULL) {
    const char *next;

    if (cr == NULL || (lf != NULL && lf < cr))
      next = lf + 1;
    else if (lf == cr + 1)
      next = lf + 1;
    else
      next = cr + 1;

    start = (guint32) (next - text);
    g_array_append_val (starts, start);

    if (lf != NULL && lf < next)
      lf = memchr (next, '\n', (gsize) (end - next));
    if (cr != NULL && cr < next)
      cr = memchr (next, '\r', (gsize) (end - next));
  }

  return starts;
}

/* The length of the character at @at: 1..4 bytes, 1 for an invalid byte. */
static gsize
character_length (const char *at, const char *end)
{
  gunichar character;

  if ((guint8) *at < 0x80)
    return 1;

  character = g_utf8_get_char_validated (at, end - at);
  if (character >= (gunichar) -2)
    return 1;

  return (gsize) (g_utf8_next_char (at) - at);
}

static guint
find_line_index (const TcSource *source, gsize offset)
{
  const guint32 *starts = (const guint32 *) (const void *) source->line_starts->data;
  guint low = 0;
  guint high = source->line_starts->len;

  while (high - low > 1) {
    guint middle = low + (high - low) / 2;

    if (starts[middle] <= offset)
      low = middle;
    else
      high = middle;
  }

  return low;
}

static guint
count_characters (const char *at, const char *stop, const char *end)
{
  guint count = 0;

  /* An offset inside a character belongs to that character. */
  while (at < stop) {
    at += character_length (at, end);
    if (at <= stop)
      count++;
  }

  return count;
}

static gboolean
has_long_line (const TcSource *source)
{
  const guint32 *starts = (const guint32 *) (const void *) source->line_starts->data;
  guint n = source->line_starts->len;

  for (guint i = 1; i < n; i++)
    if (starts[i] - starts[i - 1] > LONG_LINE_BYTES)
      return TRUE;

  return source->length - starts[n - 1] > LONG_LINE_BYTES;
}

static GArray *
mark_characters (const TcSource *source)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  const char *end = source->text + source->length;
  const char *at = source->text;
  const char *next = source->text;
  guint32 n = 0;

  while (at < end) {
    if (at >= next) {
      Mark mark = { (guint32) (at - source->text), n };

      g_array_append_val (marks, mark);
      next = source->text + (gsize) marks->len * MARK_EVERY_BYTES;
    }
    at += character_length (at, end);
    n++;
  }

  return marks;
}

/* Characters from the start of the file; @offset begins one or is inside one that is not counted.
 */
static guint
count_from_start (const TcSource *source, gsize offset)
{
  guint index = (guint) MIN (offset / MARK_EVERY_BYTES, source->marks->len - 1);
  const Mark *mark = &g_array_index (source->marks, Mark, index);

  if (mark->offset > offset)
    mark--;

  return mark->n_before + count_characters (source->text + mark->offset, source->text + offset,
                                            source->text + source->length);
}

TcSource *
tc_source_new_take (const char *name, char *text, gsize length)
{
  TcSource *source;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);
  g_return_val_if_fail (length <= TC_SOURCE_MAX_BYTES, NULL);

  source = g_new0 (TcSource, 1);
  g_atomic_ref_count_init (&source->ref_count);
  source->name = g_strdup (name);
  source->text = text;
  source->length = length;
  source->bytes = g_bytes_new_take (text, length);
  source->line_starts = index_lines (text, length);
  if (has_long_line (source))
    source->marks = mark_characters (source);

  return source;
}

TcSource *
tc_source_new (const char *name, GBytes *bytes)
{
  const char *data;
  char *text;
  gsize length;

  g_return_val_if_fail (name != NULL && bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &length);
  g_return_val_if_fail (length <= TC_SOURCE_MAX_BYTES, NULL);

  text = g_malloc (length + 1);
  if (length > 0)
    memcpy (text, data, length);
  text[length] = '\0';

  return tc_source_new_take (name, text, length);
}

TcSource *
tc_source_new_for_string (const char *name, const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return tc_source_new_take (name, g_strdup (text), strlen (text));
}

TcSource *
tc_source_ref (TcSource *source)
{
  g_atomic_ref_count_inc (&source->ref_count);

  return source;
}

void
tc_source_unref (TcSource *source)
{
  if (!g_atomic_ref_count_dec (&source->ref_count))
    return;

  g_free (source->name);
  g_bytes_unref (source->bytes);
  g_array_unref (source->line_starts);
  g_clear_pointer (&source->marks, g_array_unref);
  g_free (source);
}

const char *
tc_source_get_name (const TcSource *source)
{
  return source->name;
}

guint64
tc_source_get_revision (const TcSource *source)
{
  TcSource *mutable = (TcSource *) source;

  /* Reading a file to the end needs none. */
  if (g_once_init_enter (&mutable->has_revision)) {
    mutable->revision = tc_hash_bytes (tc_hash_string (source->name), source->text, source->length);
    g_once_init_leave (&mutable->has_revision, 1);
  }

  return source->revision;
}

GBytes *
tc_source_get_bytes (const TcSource *source)
{
  return source->bytes;
}

const char *
tc_source_get_text (const TcSource *source, gsize *out_length)
{
  if (out_length != NULL)
    *out_length = source->length;

  return source->text;
}

gsize
tc_source_get_length (const TcSource *source)
{
  return source->length;
}

guint
tc_source_get_n_lines (const TcSource *source)
{
  return source->line_starts->len;
}

guint
tc_source_count_characters (const TcSource *source, gsize from, gsize to)
{
  if (source->marks != NULL && to > from + MARK_EVERY_BYTES)
    return count_from_start (source, to) - count_from_start (source, from);

  return count_characters (source->text + from, source->text + to, source->text + source->length);
}

void
tc_source_locate (const TcSource *source, gsize offset, guint *out_line, guint *out_column)
{
  guint index;
  guint32 start;

  offset = MIN (offset, source->length);
  index = find_line_index (source, offset);
  start = g_array_index (source->line_starts, guint32, index);

  if (out_line != NULL)
    *out_line = index + 1;
  if (out_column != NULL)
    *out_column = 1 + tc_source_count_characters (source, start, offset);
}

gsize
tc_source_get_offset (const TcSource *source, guint line, guint column)
{
  TcSpan span = tc_source_get_line_span (source, line);
  const char *at = source->text + span.start;
  const char *end = source->text + span.end;

  for (guint i = 1; i < column && at < end; i++)
    at += character_length (at, end);

  return (gsize) (at - source->text);
}

TcSpan
tc_source_get_line_span (const TcSource *source, guint line)
{
  guint n_lines = source->line_starts->len;
  guint index = CLAMP (line, 1, n_lines) - 1;
  TcSpan span;

  span.start = g_array_index (source->line_starts, guint32, index);
  if (index + 1 == n_lines) {
    span.end = (guint32) source->length;
    return span;
  }

  span.end = g_array_index (source->line_starts, guint32, index + 1) - 1;
  if (source->text[span.end] == '\n' && span.end > span.start && source->text[span.end - 1] == '\r')
    span.end--;

  return span;
}

char *
tc_source_dup_span (const TcSource *source, TcSpan span)
{
  gsize start = MIN (span.start, source->length);
  gsize end = CLAMP (span.end, start, source->length);
  char *copy = g_malloc (end - start + 1);

  memcpy (copy, source->text + start, end - start);
  copy[end - start] = '\0';

  return copy;
}
