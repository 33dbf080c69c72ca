/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge/tc-three-private.h"

/* Where in ours something of theirs belongs, and how it is written there. */

guint32
tc_three_get_lead (const TcThreeText *text, guint32 offset)
{
  const char *bytes = text->keyed.text;

  while (offset > 0 && strchr (" \t\r\n", bytes[offset - 1]) != NULL)
    offset--;

  return offset;
}

static gboolean
is_on_line (const TcThreeText *text, guint32 offset)
{
  guint32 lead = tc_three_get_lead (text, offset);

  return lead > 0 && strcspn (text->keyed.text + lead, "\r\n") >= offset - lead;
}

/* Right after the start tag; in the document, after the XML declaration. */
static guint32
find_start (const TcThreeChildren *children)
{
  const TcThreeText *ours = &children->three->texts[TC_THREE_OURS];
  const char *text = ours->keyed.text;
  guint32 start = g_str_has_prefix (text, "\xef\xbb\xbf") ? 3 : 0;
  const char *end;

  if (children->parents[TC_THREE_OURS] != TC_THREE_DOCUMENT)
    return tc_three_text_get_inside (ours, children->parents[TC_THREE_OURS]).start;
  end = g_str_has_prefix (text + start, "<?xml") ? strstr (text + start, "?>") : NULL;

  return end != NULL ? (guint32) (end - text) + 2 : start;
}

/* A comment stands with the element that it comes with; with one that ours has, it need not look
 * for a place. */
static guint
get_slot (const TcThreeChildren *children, int index)
{
  while (index < (int) children->items[TC_THREE_THEIRS]->len &&
         tc_three_item (children, TC_THREE_THEIRS, index)->is_comment)
    index++;
  if (index == (int) children->items[TC_THREE_THEIRS]->len || children->of_theirs[index] >= 0)
    return 0;

  return tc_three_item (children, TC_THREE_THEIRS, index)->slot;
}

/* What only ours has stays next to what it follows, and what belongs before item @index of theirs
 * by the schema stays before it. */
static guint32
skip_ours (const TcThreeChildren *children, int index, int from, guint32 place)
{
  const TcThreeItem *item = tc_three_item (children, TC_THREE_THEIRS, index);
  guint slot = get_slot (children, index);
  const TcThreeText *ours = &children->three->texts[TC_THREE_OURS];
  const TcThreeText *theirs = &children->three->texts[TC_THREE_THEIRS];
  gboolean on_line = item->is_comment && is_on_line (theirs, item->span.start);
  int n = (int) children->items[TC_THREE_OURS]->len;

  for (int i = from; i < n; i++) {
    const TcThreeItem *other = tc_three_item (children, TC_THREE_OURS, i);
    gboolean is_own = children->of_ours[i] < 0;

    if (other->is_comment) {
      if (is_own && is_on_line (ours, other->span.start) &&
          tc_three_get_lead (ours, other->span.start) == place)
        place = other->span.end;
      continue;
    }
    if (on_line || other->slot > slot || (other->slot == slot && !is_own))
      break;
    place = other->span.end;
  }

  return place;
}

/* A comment that stands before something that ours has comes right before it there too. */
static gboolean
find_place_of_comment (const TcThreeChildren *children, int index, guint32 *out_place)
{
  const TcThreeText *theirs = &children->three->texts[TC_THREE_THEIRS];
  int n = (int) children->items[TC_THREE_THEIRS]->len;
  int next = index + 1;
  int own = -1;

  if (is_on_line (theirs, tc_three_item (children, TC_THREE_THEIRS, index)->span.start))
    return FALSE;
  while (next < n && tc_three_item (children, TC_THREE_THEIRS, next)->is_comment &&
         children->of_theirs[next] < 0)
    next++;
  if (next < n && children->of_theirs[next] >= 0)
    own = children->to_ours[children->of_theirs[next]];
  if (own < 0)
    return FALSE;
  *out_place =
    own > 0 ? tc_three_item (children, TC_THREE_OURS, own - 1)->span.end : find_start (children);

  return TRUE;
}

guint32
tc_three_find_place (const TcThreeChildren *children, int index)
{
  const TcThreeItem *item = tc_three_item (children, TC_THREE_THEIRS, index);
  guint32 place = 0;

  if (item->is_comment && find_place_of_comment (children, index, &place))
    return place;
  for (int i = index - 1; i >= 0; i--) {
    int base = children->of_theirs[i];
    int own = base >= 0 ? children->to_ours[base] : children->twins[i];

    if (children->after[i] == TC_SCAN_NONE)
      continue;
    if (own >= 0 && tc_three_item (children, TC_THREE_OURS, own)->span.end == children->after[i])
      return skip_ours (children, index, own + 1, children->after[i]);
    return children->after[i];
  }

  return skip_ours (children, index, 0, find_start (children));
}

/* -- Writing ------------------------------------------------------------------------------------
 */

/* (transfer full): the blanks that a line begins with before @offset; %NULL when something else
 * stands there. */
static char *
dup_indent (const TcThreeText *text, guint32 offset)
{
  guint32 start = offset;

  while (start > 0 && strchr (" \t", text->keyed.text[start - 1]) != NULL)
    start--;
  if (start > 0 && strchr ("\r\n", text->keyed.text[start - 1]) == NULL)
    return NULL;

  return g_strndup (text->keyed.text + start, offset - start);
}

/* (transfer full): of the children in ours. */
static char *
dup_own_indent (const TcThreeChildren *children)
{
  const TcThreeText *ours = &children->three->texts[TC_THREE_OURS];
  guint32 parent = children->parents[TC_THREE_OURS];
  g_autofree char *outer = NULL;

  if (parent == TC_THREE_DOCUMENT)
    return g_strdup ("");
  for (guint i = 0; i < children->items[TC_THREE_OURS]->len; i++) {
    const TcThreeItem *item = tc_three_item (children, TC_THREE_OURS, (int) i);
    char *indent = !item->is_comment ? dup_indent (ours, item->span.start) : NULL;

    if (indent != NULL)
      return indent;
  }
  outer = dup_indent (ours, tc_scan_get_element (ours->keyed.scan, parent)->tag.start);

  return g_strconcat (outer != NULL ? outer : "", children->three->unit, NULL);
}

typedef struct {
  const TcThree *three;
  const char *from; /* indentation in theirs */
  const char *to;   /* in ours */
  const char *unit; /* of one more level in theirs */
  GString *out;
} Copy;

/* White space between tags of theirs: the lines stay, their indentation becomes that of ours. */
static void
copy_space (const Copy *copy, const char *space, gsize length)
{
  const char *end = space + length;
  const char *last = end;
  guint n = 0;

  for (const char *p = space; p < end; p++)
    n += *p == '\n' || (*p == '\r' && p + 1 < end && p[1] != '\n') || (*p == '\r' && p + 1 == end);
  if (n == 0) {
    g_string_append_len (copy->out, space, (gssize) length);
    return;
  }
  while (last > space && last[-1] != '\n' && last[-1] != '\r')
    last--;
  for (guint i = 0; i < n; i++)
    g_string_append (copy->out, copy->three->newline);
  g_string_append (copy->out, copy->to);
  if ((gsize) (end - last) >= strlen (copy->from) && g_str_has_prefix (last, copy->from))
    last += strlen (copy->from);
  else
    last = end;
  for (; g_str_has_prefix (last, copy->unit) && last + strlen (copy->unit) <= end;
       last += strlen (copy->unit))
    g_string_append (copy->out, copy->three->unit);
  g_string_append_len (copy->out, last, end - last);
}

/* Bytes as they are, but for line ends. */
static void
copy_bytes (const Copy *copy, const char *bytes, gsize length)
{
  const char *end = bytes + length;

  for (const char *p = bytes; p < end; p++) {
    if (*p == '\r' && p + 1 < end && p[1] == '\n')
      continue;
    if (*p == '\n')
      g_string_append (copy->out, copy->three->newline);
    else
      g_string_append_c (copy->out, *p);
  }
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  guint32 left = *(const guint32 *) a;
  guint32 right = *(const guint32 *) b;

  return (left > right) - (left < right);
}

/* The tags and comments in @item before which white space means nothing. */
static GArray *
list_places (const TcThreeText *text, const TcThreeItem *item)
{
  const TcScan *scan = text->keyed.scan;
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (item->is_comment)
    return places;
  for (guint32 i = item->index; i < tc_scan_get_n_elements (scan); i++) {
    const TcScanElement *element = tc_scan_get_element (scan, i);

    if (element->tag.start >= item->span.end)
      break;
    if (i > item->index && text->types[element->parent] != NULL)
      g_array_append_val (places, element->tag.start);
    if (text->types[i] == NULL || text->keyed.first[i] == TC_SCAN_NONE)
      continue;
    g_array_append_val (places, element->end_tag.start);
    for (guint32 k = text->first_comment[i]; k != TC_SCAN_NONE; k = text->next_comment[k])
      g_array_append_val (places, tc_scan_get_comment (scan, k)->span.start);
  }
  g_array_sort (places, compare_places);

  return places;
}

char *
tc_three_dup_fragment (const TcThreeChildren *children, int index)
{
  const TcThreeText *theirs = &children->three->texts[TC_THREE_THEIRS];
  const TcThreeItem *item = tc_three_item (children, TC_THREE_THEIRS, index);
  const char *text = theirs->keyed.text;
  g_autofree char *from = dup_indent (theirs, item->span.start);
  g_autofree char *to = dup_own_indent (children);
  g_autoptr (GArray) places = list_places (theirs, item);
  Copy copy = { children->three, from != NULL ? from : "", to, children->three->their_unit,
                g_string_new (NULL) };
  guint32 lead = tc_three_get_lead (theirs, item->span.start);
  guint32 at = item->span.start;

  copy_space (&copy, text + lead, item->span.start - lead);
  for (guint i = 0; i < places->len; i++) {
    guint32 place = g_array_index (places, guint32, i);
    guint32 space = MAX (tc_three_get_lead (theirs, place), at);

    copy_bytes (&copy, text + at, space - at);
    copy_space (&copy, text + space, place - space);
    at = place;
  }
  copy_bytes (&copy, text + at, item->span.end - at);

  return g_string_free (copy.out, FALSE);
}

void
tc_three_write_inside (const TcThreeChildren *children, guint32 place, const char *written)
{
  TcThree *three = children->three;
  const TcThreeText *ours = &three->texts[TC_THREE_OURS];
  guint32 parent = children->parents[TC_THREE_OURS];
  const TcScanElement *tag =
    parent != TC_THREE_DOCUMENT ? tc_scan_get_element (ours->keyed.scan, parent) : NULL;
  g_autofree char *indent = tag != NULL ? dup_indent (ours, tag->tag.start) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  gboolean has_lines = strchr (written, '\n') != NULL || strchr (written, '\r') != NULL;
  guint32 start;

  if (tag == NULL || (!tag->is_empty && tag->end_tag.start > tag->tag.end)) {
    tc_three_edit (three, (TcSpan){ place, place }, written);
    return;
  }
  name = tc_source_dup_span (ours->keyed.source, tag->name);
  text = g_strconcat (tag->is_empty ? ">" : "", written, has_lines ? three->newline : "",
                      has_lines && indent != NULL ? indent : "", tag->is_empty ? "</" : "",
                      tag->is_empty ? name : "", tag->is_empty ? ">" : "", NULL);
  start = tag->is_empty ? tc_three_get_lead (ours, tag->tag.end - 2) : tag->tag.end;
  tc_three_edit (three, (TcSpan){ start, tag->tag.end }, text);
}
