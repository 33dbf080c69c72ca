/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-raw-private.h"

/* The raw elements of a broken text, from the scan alone. Nothing is played, shown or saved from
 * them: they only let the walker report the faults of names and values beside those of the XML. */

#define ARENA_BLOCK (64u * 1024u)

typedef struct {
  TcRaw *raw;
  const TcScan *scan;
  const char *text;
  guint8 *declares; /* of each element: it has an xmlns attribute */
} Reader;

static const char *
intern (Reader *reader, TcSpan span)
{
  g_autofree char *string = g_strndup (reader->text + span.start, span.end - span.start);

  return g_string_chunk_insert_const (reader->raw->strings, string);
}

/* The local part, and the prefix in @out_prefix (empty without one). */
static TcSpan
split_name (const Reader *reader, TcSpan name, TcSpan *out_prefix)
{
  const char *start = reader->text + name.start;
  const char *colon = memchr (start, ':', name.end - name.start);

  *out_prefix = (TcSpan){ name.start, name.start };
  if (colon == NULL)
    return name;
  out_prefix->end = (guint32) (colon - reader->text);

  return (TcSpan){ out_prefix->end + 1, name.end };
}

static gboolean
is_declaration (const Reader *reader, TcSpan name, TcSpan *out_prefix)
{
  const char *start = reader->text + name.start;
  guint32 length = name.end - name.start;

  if (length < 5 || length == 6 || memcmp (start, "xmlns", 5) != 0 ||
      (length > 5 && start[5] != ':'))
    return FALSE;
  *out_prefix = (TcSpan){ MIN (name.start + 6, name.end), name.end };

  return TRUE;
}

static gboolean
is_same (const Reader *reader, TcSpan a, TcSpan b)
{
  return a.end - a.start == b.end - b.start &&
         memcmp (reader->text + a.start, reader->text + b.start, a.end - a.start) == 0;
}

/* The namespace that is declared for the prefix on the element or around it. "" when the prefix is
 * declared nowhere, or for nothing: the parser has reported that. */
static const char *
find_uri (Reader *reader, guint32 index, TcSpan prefix)
{
  const char *none = prefix.end > prefix.start ? "" : NULL;

  for (; index != TC_SCAN_NONE; index = tc_scan_get_element (reader->scan, index)->parent) {
    const TcScanElement *element = tc_scan_get_element (reader->scan, index);

    for (guint i = 0; reader->declares[index] && i < element->n_attributes; i++) {
      const TcScanAttribute *attribute =
        tc_scan_get_attribute (reader->scan, element->first_attribute + i);
      TcSpan declared;

      if (is_declaration (reader, attribute->name, &declared) && is_same (reader, declared, prefix))
        return attribute->value.end > attribute->value.start ? intern (reader, attribute->value)
                                                             : none;
    }
  }

  return none;
}

static gboolean
has_attribute (const Reader *reader, const TcRawElement *element, const char *name)
{
  for (guint i = element->first_attribute; i < reader->raw->attributes->len; i++) {
    const TcRawAttribute *attribute = &g_array_index (reader->raw->attributes, TcRawAttribute, i);

    if (attribute->uri == NULL && strcmp (attribute->name, name) == 0)
      return TRUE;
  }

  return FALSE;
}

static void
read_attribute (Reader *reader, guint32 index, TcRawElement *element, guint32 scan)
{
  const TcScanAttribute *place = tc_scan_get_attribute (reader->scan, scan);
  TcRawAttribute attribute = { .scan = scan };
  TcSpan prefix;
  TcSpan local = split_name (reader, place->name, &prefix);

  attribute.name = intern (reader, local);
  attribute.uri = prefix.end > prefix.start ? find_uri (reader, index, prefix) : NULL;
  attribute.length = place->value.end - place->value.start;
  attribute.value = g_string_chunk_insert_len (
    reader->raw->strings, reader->text + place->value.start, (gssize) attribute.length);
  /* One that stands twice is reported as such; the first one counts. */
  if (has_attribute (reader, element, attribute.name))
    return;
  g_array_append_val (reader->raw->attributes, attribute);
  element->n_attributes++;
}

static void
read_element (Reader *reader, guint32 index)
{
  const TcScanElement *place = tc_scan_get_element (reader->scan, index);
  TcRawElement element = { .first_attribute = reader->raw->attributes->len };
  TcSpan prefix;

  for (guint i = 0; i < place->n_attributes; i++)
    reader->declares[index] |= is_declaration (
      reader, tc_scan_get_attribute (reader->scan, place->first_attribute + i)->name, &prefix);
  element.name = intern (reader, split_name (reader, place->name, &prefix));
  element.uri = find_uri (reader, index, prefix);
  for (guint32 i = 0; i < place->n_attributes; i++) {
    guint32 scan = place->first_attribute + i;

    if (!is_declaration (reader, tc_scan_get_attribute (reader->scan, scan)->name, &prefix))
      read_attribute (reader, index, &element, scan);
  }
  g_array_append_val (reader->raw->elements, element);
}

TcRaw *
tc_raw_new_from_scan (TcSource *source, const TcScan *scan)
{
  guint n = tc_scan_get_n_elements (scan);
  g_autoptr (TcRaw) raw = NULL;
  g_autofree guint8 *declares = NULL;
  Reader reader;

  if (n == 0 || tc_scan_is_cut (scan) || !tc_scan_is_safe (scan))
    return NULL;
  raw = g_new0 (TcRaw, 1);
  raw->elements = g_array_sized_new (FALSE, FALSE, sizeof (TcRawElement), n);
  raw->attributes = g_array_new (FALSE, FALSE, sizeof (TcRawAttribute));
  raw->strings = g_string_chunk_new (ARENA_BLOCK);
  declares = g_new0 (guint8, n);
  reader = (Reader){ raw, scan, tc_source_get_text (source, NULL), declares };
  for (guint32 i = 0; i < n; i++)
    read_element (&reader, i);

  return g_steal_pointer (&raw);
}
