/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-diff.h"

#include <string.h>

#define CONTEXT 3u

/* The lines of one text. */
typedef struct {
  const char *text;
  gsize length;
  GArray *starts; /* gsize; behind a last LF comes one more, empty line */
  guint n;        /* lines that are not empty of bytes */
} Lines;

/* Lines [old_start, old_end) became [new_start, new_end). */
typedef struct {
  guint old_start;
  guint old_end;
  guint new_start;
  guint new_end;
} Block;

typedef struct {
  Lines old;
  Lines edited;
  GArray *blocks;  /* Block, ascending, never touching */
  TcDiffShow show; /* nullable: the bytes as they are */
  GString *out;
} Diff;

static void
lines_init (Lines *lines, const TcSource *source)
{
  gsize at = 0;

  lines->text = tc_source_get_text (source, &lines->length);
  lines->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_array_append_val (lines->starts, at);
  while (at < lines->length) {
    const char *end = memchr (lines->text + at, '\n', lines->length - at);

    if (end == NULL)
      break;
    at = (gsize) (end - lines->text) + 1;
    g_array_append_val (lines->starts, at);
  }
  lines->n = at == lines->length ? lines->starts->len - 1 : lines->starts->len;
}

static gsize
get_start (const Lines *lines, guint line)
{
  return line < lines->starts->len ? g_array_index (lines->starts, gsize, line) : lines->length;
}

/* The line that the byte at @offset is in. */
static guint
find_line (const Lines *lines, gsize offset)
{
  guint low = 0;
  guint high = lines->starts->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (get_start (lines, middle) <= offset)
      low = middle + 1;
    else
      high = middle;
  }

  return low - 1;
}

static gboolean
is_same_line (const Diff *diff, guint old_line, guint new_line)
{
  gsize a = get_start (&diff->old, old_line);
  gsize b = get_start (&diff->edited, new_line);
  gsize n = get_start (&diff->old, old_line + 1) - a;

  return n == get_start (&diff->edited, new_line + 1) - b &&
         memcmp (diff->old.text + a, diff->edited.text + b, n) == 0;
}

/* -- What changed ------------------------------------------------------------------------------ */

/* An edit names whole gaps between tags, so a block may begin and end with lines that are equal. */
static void
add_trimmed (Diff *diff, Block block)
{
  guint n = diff->blocks->len;
  Block *previous = n > 0 ? &g_array_index (diff->blocks, Block, n - 1) : NULL;

  block.old_end = MIN (block.old_end, diff->old.n);
  block.new_end = MIN (block.new_end, diff->edited.n);
  while (block.old_start < block.old_end && block.new_start < block.new_end &&
         is_same_line (diff, block.old_start, block.new_start)) {
    block.old_start++;
    block.new_start++;
  }
  while (block.old_start < block.old_end && block.new_start < block.new_end &&
         is_same_line (diff, block.old_end - 1, block.new_end - 1)) {
    block.old_end--;
    block.new_end--;
  }

  if (block.old_start == block.old_end && block.new_start == block.new_end)
    return;
  if (previous == NULL || previous->old_end < block.old_start) {
    g_array_append_val (diff->blocks, block);
    return;
  }

  previous->old_end = block.old_end;
  previous->new_end = block.new_end;
}

/* The edits say what changed: there is nothing to search for. */
static void
find_blocks (Diff *diff, const TcEdits *edits)
{
  Block block = { 0 };
  gsize shift = 0; /* modulo its range: a text may become shorter */

  for (guint i = 0; i < tc_edits_get_n (edits); i++) {
    const TcEdit *edit = tc_edits_get (edits, i);
    guint line = find_line (&diff->old, edit->range.start);

    if (i == 0 || line >= block.old_end) {
      if (i > 0)
        add_trimmed (diff, block);
      block.old_start = line;
      block.new_start = find_line (&diff->edited, edit->range.start + shift);
    }
    block.old_end = find_line (&diff->old, edit->range.end) + 1;
    shift += (gsize) edit->text_length - (edit->range.end - edit->range.start);
    block.new_end = find_line (&diff->edited, edit->range.end + shift) + 1;
  }
  if (tc_edits_get_n (edits) > 0)
    add_trimmed (diff, block);
}

/* -- Printing ---------------------------------------------------------------------------------- */

static void
append_line (Diff *diff, char sign, const Lines *lines, guint line)
{
  const char *text = lines->text + get_start (lines, line);
  gsize length = get_start (lines, line + 1) - get_start (lines, line);
  gboolean has_end = length > 0 && text[length - 1] == '\n';
  gsize shown = has_end ? length - 1 : length;

  g_string_append_c (diff->out, sign);
  if (diff->show != NULL) {
    g_autofree char *plain = diff->show (text, (gssize) shown);

    g_string_append (diff->out, plain);
  } else {
    g_string_append_len (diff->out, text, (gssize) shown);
  }
  g_string_append_c (diff->out, '\n');
  if (!has_end)
    g_string_append (diff->out, "\\ No newline at end of file\n");
}

/* A range of no lines is named by the line before it. */
static void
append_range (GString *out, char sign, guint start, guint end)
{
  guint n = end - start;

  g_string_append_printf (out, "%c%u", sign, n > 0 ? start + 1 : start);
  if (n != 1)
    g_string_append_printf (out, ",%u", n);
}

static const Block *
get_block (const Diff *diff, guint index)
{
  return &g_array_index (diff->blocks, Block, index);
}

static void
append_hunk (Diff *diff, guint first, guint last)
{
  guint before = MIN (CONTEXT, get_block (diff, first)->old_start);
  guint after = MIN (CONTEXT, diff->old.n - get_block (diff, last)->old_end);
  guint line = get_block (diff, first)->old_start - before;

  g_string_append (diff->out, "@@ ");
  append_range (diff->out, '-', line, get_block (diff, last)->old_end + after);
  g_string_append_c (diff->out, ' ');
  append_range (diff->out, '+', get_block (diff, first)->new_start - before,
                get_block (diff, last)->new_end + after);
  g_string_append (diff->out, " @@\n");

  for (guint i = first; i <= last; i++) {
    const Block *block = get_block (diff, i);

    for (; line < block->old_start; line++)
      append_line (diff, ' ', &diff->old, line);
    for (; line < block->old_end; line++)
      append_line (diff, '-', &diff->old, line);
    for (guint k = block->new_start; k < block->new_end; k++)
      append_line (diff, '+', &diff->edited, k);
  }
  for (guint i = 0; i < after; i++)
    append_line (diff, ' ', &diff->old, line + i);
}

/* Whether a terminal or a program that reads lines would take the name for what it is. */
static gboolean
is_plain_name (const char *name)
{
  if (!g_utf8_validate (name, -1, NULL))
    return FALSE;
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_iscntrl (g_utf8_get_char (at)))
      return FALSE;

  return *name != '"';
}

char *
tc_diff_dup_name (const char *name)
{
  g_autofree char *escaped = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (is_plain_name (name))
    return g_strdup (name);
  escaped = g_strescape (name, NULL);

  return g_strdup_printf ("\"%s\"", escaped);
}

static void
append_name (Diff *diff, const char *sign, const char *name)
{
  g_autofree char *plain = diff->show != NULL ? diff->show (name, -1) : tc_diff_dup_name (name);

  g_string_append_printf (diff->out, "%s %s", sign, plain);
  /* Without it patch(1) takes what follows a space for a date. */
  if (diff->show == NULL && strchr (plain, ' ') != NULL)
    g_string_append_c (diff->out, '\t');
  g_string_append_c (diff->out, '\n');
}

char *
tc_diff_dup_unified (const TcSource *old,
                     const TcSource *edited,
                     const TcEdits *edits,
                     TcDiffShow show)
{
  Diff diff = { .show = show };
  guint first = 0;

  g_return_val_if_fail (old != NULL && edited != NULL && edits != NULL, NULL);

  diff.out = g_string_new (NULL);
  diff.blocks = g_array_new (FALSE, FALSE, sizeof (Block));
  lines_init (&diff.old, old);
  lines_init (&diff.edited, edited);
  find_blocks (&diff, edits);

  if (diff.blocks->len > 0) {
    append_name (&diff, "---", tc_source_get_name (old));
    append_name (&diff, "+++", tc_source_get_name (edited));
  }
  for (guint i = 0; i < diff.blocks->len; i++) {
    gboolean is_last =
      i + 1 == diff.blocks->len ||
      get_block (&diff, i + 1)->old_start - get_block (&diff, i)->old_end > 2 * CONTEXT;

    if (!is_last)
      continue;
    append_hunk (&diff, first, i);
    first = i + 1;
  }

  g_array_unref (diff.old.starts);
  g_array_unref (diff.edited.starts);
  g_array_unref (diff.blocks);

  return g_string_free (diff.out, FALSE);
}
