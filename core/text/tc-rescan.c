/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-rescan-private.h"

#include <string.h>

#include "text/tc-scan-private.h"
#include "text/tc-source-private.h"

/* -- What has changed -------------------------------------------------------------------------- */

#define STRIDE 4096u

static gsize
count_same_start (const char *a, const char *b, gsize n)
{
  gsize at = 0;

  while (n - at >= STRIDE && memcmp (a + at, b + at, STRIDE) == 0)
    at += STRIDE;
  while (at < n && a[at] == b[at])
    at++;

  return at;
}

/* Both point behind the end of their text. */
static gsize
count_same_end (const char *a, const char *b, gsize n)
{
  gsize at = 0;

  while (n - at >= STRIDE && memcmp (a - at - STRIDE, b - at - STRIDE, STRIDE) == 0)
    at += STRIDE;
  while (at < n && a[-1 - (gssize) at] == b[-1 - (gssize) at])
    at++;

  return at;
}

/* What was added or taken away may as well be some bytes earlier: "/><b" and "<b/>" are the same
 * between two tags. By how many bytes it is so to begin with the first tag that it can, or 0. */
static gsize
measure_slide (const char *old, TcSpan change, const char *now, gsize now_end)
{
  gsize slide = 0;

  for (gsize by = 0; by < MIN (STRIDE, change.start); by++) {
    char before = old[change.start - by - 1];

    if (now[change.start - by] == '<' && old[change.start - by] == '<')
      slide = by;
    if (before != old[change.end - by - 1] || before != now[now_end - by - 1])
      break;
  }

  return slide;
}

/* The bytes of the old text between the first and the last that are others. */
static TcSpan
find_change (const char *old, gsize old_length, const char *now, gsize length)
{
  gsize n = MIN (old_length, length);
  gsize start = count_same_start (old, now, n);
  gsize same = count_same_end (old + old_length, now + length, n - start);
  TcSpan change = { (guint32) start, (guint32) (old_length - same) };
  guint32 by = (guint32) measure_slide (old, change, now, length - same);

  return (TcSpan){ change.start - by, change.end - by };
}

/* -- The piece --------------------------------------------------------------------------------- */

static TcSpan
get_content (const TcScan *scan, guint32 index)
{
  const TcScanElement *element = tc_scan_get_element (scan, index);

  return (TcSpan){ element->tag.end, element->end_tag.start };
}

/* The innermost element whose content the change is in, or TC_SCAN_NONE. */
static guint32
find_parent (const TcScan *scan, TcSpan change)
{
  guint32 index = tc_scan_element_at (scan, change.start);

  while (index != TC_SCAN_NONE) {
    TcSpan content = get_content (scan, index);

    if (content.start <= change.start && change.end <= content.end)
      break;
    index = tc_scan_get_element (scan, index)->parent;
  }

  return index;
}

static guint32
skip_element (const TcScan *scan, guint32 index)
{
  const TcScanElement *elements = (const TcScanElement *) (const void *) scan->elements->data;
  guint depth = elements[index].depth;

  for (index++; index < scan->elements->len && elements[index].depth > depth;)
    index++;

  return index;
}

/* Whole neighbours that the change touches, and the text around them up to the next tags. Returns
 * where that begins in the old text. */
static guint32
find_neighbours (TcRescan *again, const TcScan *scan, TcSpan change)
{
  TcSpan content = get_content (scan, again->parent);
  guint32 start = content.start;
  guint32 index = again->parent + 1;
  guint32 n = scan->elements->len;

  while (index < n && tc_scan_get_extent (scan, index).end <= change.start) {
    start = tc_scan_get_extent (scan, index).end;
    index = skip_element (scan, index);
  }
  again->first = index;
  while (index < n && tc_scan_get_element (scan, index)->tag.start < MIN (change.end, content.end))
    index = skip_element (scan, index);
  again->n_old = index - again->first;
  again->old_end = content.end;
  if (index < n && tc_scan_get_element (scan, index)->tag.start < content.end)
    again->old_end = tc_scan_get_element (scan, index)->tag.start;

  return start;
}

static guint32
get_first_attribute (const TcScan *scan, guint32 index)
{
  return index < scan->elements->len ? tc_scan_get_element (scan, index)->first_attribute
                                     : scan->attributes->len;
}

static gboolean
declares_namespace (const TcScan *scan, guint32 index)
{
  const TcScanElement *element = tc_scan_get_element (scan, index);
  const char *text = tc_source_get_text (scan->source, NULL);

  for (guint i = 0; i < element->n_attributes; i++)
    if (strncmp (text + tc_scan_get_attribute (scan, element->first_attribute + i)->name.start,
                 "xmlns", 5) == 0)
      return TRUE;

  return FALSE;
}

/* The root's own are read with the piece. */
static gboolean
is_namespace_between (const TcScan *scan, guint32 parent)
{
  for (; parent != 0; parent = tc_scan_get_element (scan, parent)->parent)
    if (declares_namespace (scan, parent))
      return TRUE;

  return FALSE;
}

gboolean
tc_rescan_find (TcRescan *again, const TcScan *before, TcSource *source)
{
  gsize old_length;
  gsize length;
  const char *old = tc_source_get_text (before->source, &old_length);
  const char *now = tc_source_get_text (source, &length);
  TcSpan change = find_change (old, old_length, now, length);
  TcSpan content;
  guint32 start;

  *again = (TcRescan){ .parent = find_parent (before, change) };
  if (again->parent == TC_SCAN_NONE)
    return FALSE;
  start = find_neighbours (again, before, change);
  /* With no neighbour left, what there is to say of all the content may be another thing. */
  content = get_content (before, again->parent);
  if (start == content.start && again->old_end == content.end) {
    change = tc_scan_get_extent (before, again->parent);
    again->parent = tc_scan_get_element (before, again->parent)->parent;
    if (again->parent == TC_SCAN_NONE)
      return FALSE;
    start = find_neighbours (again, before, change);
  }
  again->span.start = start;
  again->span.end = (guint32) (again->old_end + length - old_length);
  again->first_attribute = get_first_attribute (before, again->first);
  again->n_old_attributes =
    get_first_attribute (before, again->first + again->n_old) - again->first_attribute;

  return again->span.end - again->span.start < length / 2 &&
         !is_namespace_between (before, again->parent);
}

TcSource *
tc_rescan_new_part (const TcRescan *again, const TcScan *before, TcSource *source)
{
  TcSpan root = get_content (before, 0);
  gsize length;
  const char *text = tc_source_get_text (source, &length);
  gsize behind = tc_source_get_length (before->source) - root.end;
  GString *part = g_string_new_len (text, root.start);

  g_string_append_len (part, text + again->span.start, again->span.end - again->span.start);
  g_string_append_len (part, text + length - behind, (gssize) behind);
  length = part->len;

  return tc_source_new_take (tc_source_get_name (source), g_string_free (part, FALSE), length);
}

/* -- The scan of the whole --------------------------------------------------------------------- */

static TcSpan
shift_span (TcSpan span, guint32 by)
{
  return (TcSpan){ span.start + by, span.end + by };
}

/* Offsets and numbers wrap: what is subtracted may be the larger. */
static void
append_elements (GArray *to,
                 const GArray *from,
                 guint first,
                 guint n,
                 guint32 by,
                 guint32 attributes_by)
{
  guint at = to->len;

  g_array_append_vals (to, &g_array_index (from, TcScanElement, first), n);
  for (; at < to->len; at++) {
    TcScanElement *element = &g_array_index (to, TcScanElement, at);

    element->tag = shift_span (element->tag, by);
    element->name = shift_span (element->name, by);
    element->end_tag = shift_span (element->end_tag, by);
    element->first_attribute += attributes_by;
  }
}

static void
append_attributes (GArray *to, const GArray *from, guint first, guint n, guint32 by)
{
  guint at = to->len;

  if (n == 0)
    return;
  g_array_append_vals (to, &g_array_index (from, TcScanAttribute, first), n);
  for (; at < to->len; at++) {
    TcScanAttribute *attribute = &g_array_index (to, TcScanAttribute, at);

    attribute->name = shift_span (attribute->name, by);
    attribute->value = shift_span (attribute->value, by);
  }
}

static void
join_elements (TcScan *scan, const TcScan *before, const TcRescan *again, const TcScan *part)
{
  guint32 behind = again->first + again->n_old;
  guint32 by = again->span.end - again->old_end;
  guint32 part_by = again->span.start - get_content (part, 0).start;
  guint32 attributes_by = again->n_new_attributes - again->n_old_attributes;
  guint depth = tc_scan_get_element (before, again->parent)->depth;
  guint32 i;

  append_elements (scan->elements, before->elements, 0, again->first, 0, 0);
  for (i = again->parent; i != TC_SCAN_NONE; i = tc_scan_get_element (before, i)->parent) {
    TcScanElement *around = &g_array_index (scan->elements, TcScanElement, i);

    around->end_tag = shift_span (around->end_tag, by);
  }
  append_elements (scan->elements, part->elements, 1, again->n_new, part_by,
                   again->first_attribute - tc_scan_get_element (part, 0)->n_attributes);
  for (i = again->first; i < scan->elements->len; i++) {
    TcScanElement *element = &g_array_index (scan->elements, TcScanElement, i);

    element->parent = element->parent == 0 ? again->parent : element->parent + again->first - 1;
    element->depth = (guint16) (element->depth + depth);
  }
  append_elements (scan->elements, before->elements, behind, before->elements->len - behind, by,
                   attributes_by);
  for (i = again->first + again->n_new; i < scan->elements->len; i++) {
    TcScanElement *element = &g_array_index (scan->elements, TcScanElement, i);

    if (element->parent >= behind)
      element->parent += again->n_new - again->n_old;
  }
}

static void
join_attributes (TcScan *scan, const TcScan *before, const TcRescan *again, const TcScan *part)
{
  guint32 behind = again->first_attribute + again->n_old_attributes;

  append_attributes (scan->attributes, before->attributes, 0, again->first_attribute, 0);
  append_attributes (scan->attributes, part->attributes,
                     tc_scan_get_element (part, 0)->n_attributes, again->n_new_attributes,
                     again->span.start - get_content (part, 0).start);
  append_attributes (scan->attributes, before->attributes, behind, before->attributes->len - behind,
                     again->span.end - again->old_end);
}

/* Those of the old text before and behind the piece, and those in it. */
static void
join_comments (TcScan *scan, const TcScan *before, const TcRescan *again, const TcScan *part)
{
  TcSpan content = get_content (part, 0);
  guint i = 0;

  for (;
       i < before->comments->len && tc_scan_get_comment (before, i)->span.start < again->span.start;
       i++)
    g_array_append_vals (scan->comments, tc_scan_get_comment (before, i), 1);
  for (guint k = 0; k < part->comments->len; k++) {
    TcScanComment comment = *tc_scan_get_comment (part, k);

    if (comment.span.start < content.start || comment.span.start >= content.end)
      continue;
    comment.span = shift_span (comment.span, again->span.start - content.start);
    comment.element = comment.element == 0 ? again->parent : comment.element + again->first - 1;
    g_array_append_val (scan->comments, comment);
  }
  for (; i < before->comments->len; i++) {
    TcScanComment comment = *tc_scan_get_comment (before, i);

    if (comment.span.start < again->old_end)
      continue;
    comment.span = shift_span (comment.span, again->span.end - again->old_end);
    if (comment.element != TC_SCAN_NONE && comment.element >= again->first + again->n_old)
      comment.element += again->n_new - again->n_old;
    g_array_append_val (scan->comments, comment);
  }
}

/* Nothing in the piece closed its root and opened another, and it is not too deep there. */
static gboolean
is_content (const TcRescan *again, const TcScan *before, const TcScan *part)
{
  guint depth = tc_scan_get_element (before, again->parent)->depth;
  TcSpan root = get_content (before, 0);
  TcSpan content = get_content (part, 0);

  if (content.start != root.start ||
      content.end - content.start != again->span.end - again->span.start)
    return FALSE;
  for (guint32 i = 1; i < part->elements->len; i++)
    if (tc_scan_get_element (part, i)->depth + depth >= TC_SCAN_MAX_DEPTH)
      return FALSE;

  return before->elements->len - again->n_old + part->elements->len - 1 <= TC_SCAN_MAX_ELEMENTS;
}

TcScan *
tc_rescan_join (TcRescan *again, const TcScan *before, TcSource *source, const TcScan *part)
{
  TcScan *scan;

  if (part->elements->len == 0 || !is_content (again, before, part))
    return NULL;
  again->n_new = part->elements->len - 1;
  again->n_new_attributes = part->attributes->len - tc_scan_get_element (part, 0)->n_attributes;
  scan =
    tc_scan_new_empty (source, before->elements->len - again->n_old + again->n_new,
                       before->attributes->len - again->n_old_attributes + again->n_new_attributes);
  join_elements (scan, before, again, part);
  join_attributes (scan, before, again, part);
  join_comments (scan, before, again, part);

  return scan;
}
