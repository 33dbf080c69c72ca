/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-raw-private.h"

#include <string.h>

#include "text/tc-xml-private.h"

#define ARENA_BLOCK (64u * 1024u)

/* Names and namespaces come from the parser's dictionary: one that occurs again has the same
 * address. They lie there one behind the other, so that each byte counts. */
#define N_NAMES 256u

typedef struct {
  const xmlChar *from;
  const char *to;
} Name;

typedef struct {
  TcRaw *raw;
  const TcScan *scan;
  const char *text; /* of the source */
  guint32 open;     /* innermost open element, or TC_SCAN_NONE */
  GString *pending; /* character data since the last tag */
  Name names[N_NAMES];
} Reader;

static TcRawElement *
get_element (const TcRaw *raw, guint32 index)
{
  return &g_array_index (raw->elements, TcRawElement, index);
}

static gboolean
is_blank (const char *text, gsize length)
{
  return strspn (text, " \t\r\n") >= length;
}

/* Text between elements is only looked at, not kept: nothing in a scenario has mixed content. */
static void
note_text (Reader *reader)
{
  TcRawElement *element;

  if (reader->pending->len == 0 || reader->open == TC_SCAN_NONE)
    return;
  element = get_element (reader->raw, reader->open);
  element->has_text = TRUE;
  if (!is_blank (reader->pending->str, reader->pending->len))
    element->has_words = TRUE;
}

static const char *
intern (Reader *reader, const xmlChar *string)
{
  Name *name;

  if (string == NULL)
    return NULL;

  name = &reader->names[GPOINTER_TO_SIZE (string) % N_NAMES];
  if (name->from != string) {
    name->from = string;
    name->to = g_string_chunk_insert_const (reader->raw->strings, (const char *) string);
  }

  return name->to;
}

static gboolean
is_namespace_declaration (const Reader *reader, const TcScanAttribute *attribute)
{
  const char *name = reader->text + attribute->name.start;
  gsize length = attribute->name.end - attribute->name.start;

  return length >= 5 && memcmp (name, "xmlns", 5) == 0 &&
         (length == 5 || (length > 6 && name[5] == ':'));
}

static void
add_attribute (Reader *reader, const xmlChar *const parts[5], guint32 scan)
{
  const char *start = (const char *) parts[3];
  gsize length = (gsize) (parts[4] - parts[3]);
  TcRawAttribute attribute = { .scan = scan };

  attribute.name = intern (reader, parts[0]);
  attribute.uri = intern (reader, parts[2]);
  if (memchr (start, '&', length) != NULL) {
    g_autofree char *decoded = tc_xml_dup_value (parts);

    length = strlen (decoded);
    attribute.value = g_string_chunk_insert_len (reader->raw->strings, decoded, (gssize) length);
  } else {
    attribute.value = g_string_chunk_insert_len (reader->raw->strings, start, (gssize) length);
  }
  attribute.length = (guint32) length;
  g_array_append_val (reader->raw->attributes, attribute);
}

static void
start_element_cb (void *user_data,
                  const xmlChar *name,
                  const xmlChar *prefix,
                  const xmlChar *uri,
                  int n_namespaces,
                  const xmlChar **namespaces,
                  int n_attributes,
                  int n_defaulted,
                  const xmlChar **attributes)
{
  Reader *reader = user_data;
  TcRaw *raw = reader->raw;
  guint32 index = raw->elements->len;
  const TcScanElement *place = tc_scan_get_element (reader->scan, index);
  TcRawElement element = { .first_attribute = raw->attributes->len };
  guint32 scan = place->first_attribute;
  guint32 end = scan + place->n_attributes;
  int i;

  note_text (reader);
  g_string_truncate (reader->pending, 0);
  element.name = intern (reader, name);
  element.uri = intern (reader, uri);
  /* In a tag whose names break the rules of namespaces libxml2 may count other attributes than
   * the scan; the text is refused for it, but is read to its end. */
  for (i = 0; i < n_attributes && scan < end; i++, scan++) {
    while (scan < end - 1 &&
           is_namespace_declaration (reader, tc_scan_get_attribute (reader->scan, scan)))
      scan++;
    add_attribute (reader, (const xmlChar *const *) attributes + i * 5, scan);
  }
  element.n_attributes = (guint16) (raw->attributes->len - element.first_attribute);
  g_array_append_val (raw->elements, element);
  reader->open = index;
}

static void
end_element_cb (void *user_data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Reader *reader = user_data;
  TcRawElement *element = get_element (reader->raw, reader->open);

  note_text (reader);
  if (reader->open == reader->raw->elements->len - 1 && reader->pending->len > 0) {
    element->text_length = (guint32) reader->pending->len;
    element->text = g_string_chunk_insert_len (reader->raw->strings, reader->pending->str,
                                               (gssize) reader->pending->len);
  }
  g_string_truncate (reader->pending, 0);
  reader->open = tc_scan_get_element (reader->scan, reader->open)->parent;
}

static void
characters_cb (void *user_data, const xmlChar *text, int length)
{
  Reader *reader = user_data;

  g_string_append_len (reader->pending, (const char *) text, length);
}

/* Nobody writes a CDATA section by chance: even a blank one counts as words, as for libxml2. */
static void
cdata_cb (void *user_data, const xmlChar *text, int length)
{
  Reader *reader = user_data;
  TcRawElement *element = get_element (reader->raw, reader->open);

  element->has_text = element->has_words = TRUE;
  characters_cb (user_data, text, length);
}

TcRaw *
tc_raw_new (TcSource *source, const TcScan *scan, TcReport *report)
{
  g_autoptr (TcRaw) raw = g_new0 (TcRaw, 1);
  g_autoptr (GString) pending = g_string_new (NULL);
  Reader reader = { .raw = raw, .scan = scan, .open = TC_SCAN_NONE, .pending = pending };
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC };

  raw->elements =
    g_array_sized_new (FALSE, FALSE, sizeof (TcRawElement), tc_scan_get_n_elements (scan));
  raw->attributes =
    g_array_sized_new (FALSE, FALSE, sizeof (TcRawAttribute), tc_scan_get_n_attributes (scan));
  raw->strings = g_string_chunk_new (MIN (ARENA_BLOCK, tc_source_get_length (source) + 1));
  reader.text = tc_source_get_text (source, NULL);
  sax.startElementNs = start_element_cb;
  sax.endElementNs = end_element_cb;
  sax.characters = characters_cb;
  sax.cdataBlock = cdata_cb;
  sax.ignorableWhitespace = characters_cb;
  if (!tc_xml_parse (source, scan, &sax, &reader, report))
    return NULL;

  return g_steal_pointer (&raw);
}

void
tc_raw_free (TcRaw *raw)
{
  if (raw == NULL)
    return;
  g_array_unref (raw->elements);
  g_array_unref (raw->attributes);
  g_clear_pointer (&raw->strings, g_string_chunk_free);
  g_free (raw);
}
