/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where in a text somebody is typing. The scanner of text/ is for whole files and puts what is not
 * closed aside; here just that is of interest, so this is a small reader of its own that stops at
 * the place. A '<' is never part of a tag: it ends one that was not closed. */

#include <string.h>

#include "scenario/tc-complete-private.h"

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static gboolean
is_name (char c)
{
  return g_ascii_isalnum (c) || c == '-' || c == '_' || c == '.' || c == ':' || (c & 0x80) != 0;
}

static void
clear_open (gpointer data)
{
  TcOpen *open = data;

  g_ptr_array_unref (open->children);
}

static TcSpan
make_span (gsize start, gsize end)
{
  return (TcSpan){ (guint32) start, (guint32) end };
}

/* To the end of a name, but not beyond @end. */
static gsize
skip_name (const TcPlace *place, gsize at, gsize end)
{
  while (at < end && is_name (place->text[at]))
    at++;

  return at;
}

/* After @mark, or the place itself when it does not come before it. */
static gsize
skip_past (const TcPlace *place, gsize at, const char *mark)
{
  const char *found = g_strstr_len (place->text + at, (gssize) (place->offset - at), mark);

  return found != NULL ? (gsize) (found - place->text) + strlen (mark) : place->offset + 1;
}

static gboolean
is_text (const TcPlace *place, TcSpan span, const char *text, gsize length)
{
  return span.end - span.start == length && memcmp (place->text + span.start, text, length) == 0;
}

/* Of a name with its colon; empty without one. */
static TcSpan
find_prefix (const TcPlace *place, TcSpan name)
{
  const char *text = place->text + name.start;
  const char *colon = memchr (text, ':', name.end - name.start);

  return make_span (name.start,
                    colon != NULL ? name.start + (gsize) (colon - text) + 1 : name.start);
}

/* Whether the attribute says what the prefix of the tag means: xmlns, or xmlns:PREFIX. */
static gboolean
is_xmlns (const TcPlace *place, TcSpan attribute)
{
  TcSpan prefix = find_prefix (place, place->tag_name);
  TcSpan own = find_prefix (place, attribute);

  if (prefix.start == prefix.end)
    return is_text (place, attribute, "xmlns", strlen ("xmlns"));
  prefix.end--;
  if (!is_text (place, own, "xmlns:", strlen ("xmlns:")))
    return FALSE;

  return is_text (place, make_span (own.end, attribute.end), place->text + prefix.start,
                  prefix.end - prefix.start);
}

char *
tc_place_dup_local (const TcPlace *place, TcSpan name)
{
  TcSpan prefix = find_prefix (place, name);

  if (!is_text (place, prefix, place->text + place->prefix.start,
                place->prefix.end - place->prefix.start))
    return g_strdup (":");

  return g_strndup (place->text + prefix.end, name.end - prefix.end);
}

static void
push (TcPlace *place, TcSpan name)
{
  TcOpen open = { .name = name, .xmlns = place->xmlns };

  open.children = g_ptr_array_new_with_free_func (g_free);
  g_array_append_val (place->open, open);
}

static void
note_child (TcPlace *place, TcSpan name)
{
  TcOpen *parent;

  place->is_over |= place->open->len == 0;
  if (place->open->len == 0)
    return;
  parent = &g_array_index (place->open, TcOpen, place->open->len - 1);
  g_ptr_array_add (parent->children, tc_place_dup_local (place, name));
}

/* An end tag closes the innermost element of its name; one that closes none is passed over. */
static void
pop (TcPlace *place, TcSpan name)
{
  for (guint i = place->open->len; i > 0; i--) {
    TcOpen *open = &g_array_index (place->open, TcOpen, i - 1);
    TcSpan own = open->name;

    if (!is_text (place, own, place->text + name.start, name.end - name.start))
      continue;
    g_array_set_size (place->open, i - 1);
    note_child (place, own);
    return;
  }
}

static void
stop (TcPlace *place, TcPlaceKind kind, gsize word)
{
  place->kind = kind;
  place->word = make_span (word, place->offset);
}

/* From the opening quote at @at: to after the closing one, or to a '<' that says there is none.
 * Stops at the place: then a value is being typed. */
static gsize
read_value (TcPlace *place, gsize at, TcSpan attribute)
{
  gsize i = at + 1;

  while (i < place->offset && place->text[i] != place->text[at] && place->text[i] != '<')
    i++;
  if (i >= place->offset) {
    place->attribute = attribute;
    stop (place, TC_PLACE_VALUE, at + 1);
    return place->offset + 1;
  }
  if (place->text[i] == '<')
    return i;
  if (is_xmlns (place, attribute))
    place->xmlns = make_span (at + 1, i);

  return i + 1;
}

/* One attribute, or the blanks before it. */
static gsize
read_attribute (TcPlace *place, gsize at)
{
  gsize end = skip_name (place, at, place->offset);
  gsize i = end;

  if (end == at)
    return at + 1;
  if (end == place->offset) {
    stop (place, TC_PLACE_ATTRIBUTE, at);
    return end + 1;
  }
  g_ptr_array_add (place->others, g_strndup (place->text + at, end - at));
  while (i < place->offset && is_space (place->text[i]))
    i++;
  if (i >= place->offset || place->text[i] != '=')
    return end;
  i++;
  while (i < place->offset && is_space (place->text[i]))
    i++;
  if (i >= place->offset)
    return place->offset + 1;
  if (place->text[i] != '"' && place->text[i] != '\'')
    return i;

  return read_value (place, i, make_span (at, end));
}

/* A start tag from its '<'. Returns where to go on; beyond the place when it ends in the tag. */
static gsize
read_start_tag (TcPlace *place, gsize start)
{
  gsize at = skip_name (place, start + 1, place->offset);
  TcSpan name = make_span (start + 1, at);

  if (at >= place->offset) {
    stop (place, TC_PLACE_NAME, start + 1);
    return place->offset + 1;
  }
  if (name.start == name.end)
    return at;
  place->tag_name = name;
  place->xmlns = make_span (0, 0);
  if (place->open->len == 0)
    place->prefix = find_prefix (place, name);
  g_ptr_array_set_size (place->others, 0);
  while (at < place->offset) {
    char c = place->text[at];

    if (c == '<')
      return at;
    if (c == '>') {
      push (place, name);
      return at + 1;
    }
    if (c == '/' && at + 1 < place->offset && place->text[at + 1] == '>') {
      note_child (place, name);
      return at + 2;
    }
    at = read_attribute (place, at);
  }
  if (at == place->offset && is_space (place->text[at - 1]))
    stop (place, TC_PLACE_ATTRIBUTE, at);

  return place->offset + 1;
}

static gsize
read_end_tag (TcPlace *place, gsize start)
{
  gsize at = skip_name (place, start + 2, place->offset);

  if (at >= place->offset) {
    stop (place, TC_PLACE_END_TAG, start + 2);
    return place->offset + 1;
  }
  pop (place, make_span (start + 2, at));
  while (at < place->offset && is_space (place->text[at]))
    at++;

  return at < place->offset && place->text[at] == '>' ? at + 1 : at;
}

static gsize
read_markup (TcPlace *place, gsize at)
{
  const char *text = place->text + at;

  if (g_str_has_prefix (text, "<!--"))
    return skip_past (place, at, "-->");
  if (g_str_has_prefix (text, "<![CDATA["))
    return skip_past (place, at, "]]>");
  if (g_str_has_prefix (text, "<?"))
    return skip_past (place, at, "?>");
  if (g_str_has_prefix (text, "<!"))
    return skip_past (place, at, ">");
  if (at + 1 < place->offset && text[1] == '/')
    return read_end_tag (place, at);

  return read_start_tag (place, at);
}

/* Where the tag goes on behind the word or the value that the place is in. */
static gsize
find_rest (const TcPlace *place)
{
  gsize at = place->offset;

  if (place->kind == TC_PLACE_ATTRIBUTE)
    return place->word.end > place->word.start ? skip_name (place, at, place->length) : at;
  while (at < place->length && place->text[at] != '<' &&
         place->text[at] != place->text[place->word.start - 1])
    at++;

  return at < place->length && place->text[at] != '<' ? at + 1 : at;
}

/* The tag goes on behind the place: its later attributes count as well. */
static void
note_later_attributes (TcPlace *place)
{
  TcSpan name = { 0, 0 };
  gsize at = find_rest (place);

  while (at < place->length && place->text[at] != '>' && place->text[at] != '<') {
    gsize end = skip_name (place, at, place->length);
    char quote;

    if (end > at) {
      g_ptr_array_add (place->others, g_strndup (place->text + at, end - at));
      name = make_span (at, end);
      at = end;
      continue;
    }
    quote = place->text[at++];
    if (quote != '"' && quote != '\'')
      continue;
    end = at;
    while (end < place->length && place->text[end] != quote && place->text[end] != '<')
      end++;
    if (end < place->length && place->text[end] == quote && is_xmlns (place, name))
      place->xmlns = make_span (at, end);
    at = end < place->length && place->text[end] == quote ? end + 1 : end;
  }
}

void
tc_place_init (TcPlace *place, const TcSource *source, gsize offset)
{
  gsize at = 0;

  *place = (TcPlace){ 0 };
  place->text = tc_source_get_text (source, &place->length);
  place->offset = MIN (offset, place->length);
  place->open = g_array_new (FALSE, FALSE, sizeof (TcOpen));
  g_array_set_clear_func (place->open, clear_open);
  place->others = g_ptr_array_new_with_free_func (g_free);

  while (at < place->offset) {
    const char *next = memchr (place->text + at, '<', place->offset - at);

    if (next == NULL)
      break;
    at = read_markup (place, (gsize) (next - place->text));
  }
  if (at <= place->offset && place->kind == TC_PLACE_NONE)
    stop (place, TC_PLACE_CONTENT, place->offset);
  if (place->kind == TC_PLACE_ATTRIBUTE || place->kind == TC_PLACE_VALUE)
    note_later_attributes (place);
}

void
tc_place_clear (TcPlace *place)
{
  g_array_unref (place->open);
  g_ptr_array_unref (place->others);
}
