/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-xml-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

#include "text/tc-letter-private.h"
#include "text/tc-scan-private.h"

/* No external entity loader is installed: it would be global to the process, and nothing can ask
 * for one here. Entities need a DOCTYPE, which the scanner refuses before libxml2 sees a byte;
 * XInclude is off; catalogs are only looked at when an entity is loaded; NONET stands behind. */

#define PARSE_OPTIONS                                                                              \
  (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES)

typedef xmlParserCtxt Parser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parser, xmlFreeParserCtxt)

typedef struct {
  TcSource *source;
  const TcScan *scan;
  TcReport *report;
  guint n_reported;
  gboolean is_fatal; /* after the first fatal error come only its consequences */
} Judge;

/* Where the reader stands when it reports: at the fault or, for the names and namespaces of a tag,
 * somewhere behind it in the same tag. The byte offset is exact for UTF-8; libxml2's own lines know
 * no lone CR. */
static gsize
find_place (const Judge *judge, Parser *parser)
{
  long consumed = xmlByteConsumed (parser);
  gsize length;
  const char *text = tc_source_get_text (judge->source, &length);
  gsize at = consumed < 0 ? 0 : MIN ((gsize) consumed, length);

  while (at > 0 && at < length && ((guint8) text[at] & 0xc0) == 0x80)
    at--;

  return at;
}

/* The whole character at @at. */
static TcSpan
get_character (const Judge *judge, gsize at)
{
  gsize length;
  const char *text = tc_source_get_text (judge->source, &length);
  gsize end = at < length ? at + 1 : at;

  while (end < length && ((guint8) text[end] & 0xc0) == 0x80)
    end++;

  return (TcSpan){ (guint32) at, (guint32) end };
}

/* -- Names in the tag that the reader is in -- */

typedef struct {
  const char *text;
  TcSpan element; /* name of the element */
  const TcScanAttribute *attributes;
  guint n;
} Tag;

/* %FALSE when the reader is in no tag, as in a processing instruction before the root. */
static gboolean
find_tag (const Judge *judge, gsize at, Tag *out)
{
  guint32 index = tc_scan_element_at (judge->scan, at > 0 ? at - 1 : 0);
  const TcScanElement *element;

  if (index == TC_SCAN_NONE)
    return FALSE;
  element = tc_scan_get_element (judge->scan, index);
  out->text = tc_source_get_text (judge->source, NULL);
  out->element = element->name;
  out->n = element->n_attributes;
  out->attributes =
    out->n > 0 ? tc_scan_get_attribute (judge->scan, element->first_attribute) : NULL;

  return TRUE;
}

static gboolean
is_name (const Tag *tag, TcSpan span, const char *prefix, const char *local)
{
  g_autofree char *name =
    prefix != NULL ? g_strconcat (prefix, ":", local, NULL) : g_strdup (local);

  return strlen (name) == span.end - span.start &&
         memcmp (tag->text + span.start, name, span.end - span.start) == 0;
}

static TcSpan
find_name (const Tag *tag, const char *prefix, const char *local)
{
  for (guint i = 0; i < tag->n; i++)
    if (is_name (tag, tag->attributes[i].name, prefix, local))
      return tag->attributes[i].name;

  return tag->element;
}

/* The last name of the tag that begins before @at. */
static guint
count_attributes_before (const Tag *tag, gsize at)
{
  guint n = 0;

  while (n < tag->n && tag->attributes[n].name.start < at)
    n++;

  return n;
}

static TcSpan
find_last_name (const Tag *tag, gsize at)
{
  guint n = count_attributes_before (tag, at);

  return n > 0 ? tag->attributes[n - 1].name : tag->element;
}

static gboolean
has_local_name (const Tag *tag, TcSpan name, const char *local)
{
  gsize length = strlen (local);

  return name.end - name.start > length && tag->text[name.end - length - 1] == ':' &&
         memcmp (tag->text + name.end - length, local, length) == 0;
}

/* -- What is reported of namespaces -- */

/* xmlns:prefix="" around or in the element: reported as such, and the cause of what follows. */
static gboolean
is_declared_empty (const Judge *judge, gsize at, const char *prefix)
{
  guint32 index = tc_scan_element_at (judge->scan, at > 0 ? at - 1 : 0);
  Tag tag = { .text = tc_source_get_text (judge->source, NULL) };

  while (index != TC_SCAN_NONE) {
    const TcScanElement *element = tc_scan_get_element (judge->scan, index);

    for (guint i = 0; i < element->n_attributes; i++) {
      const TcScanAttribute *attribute =
        tc_scan_get_attribute (judge->scan, element->first_attribute + i);

      if (is_name (&tag, attribute->name, "xmlns", prefix))
        return attribute->value.start == attribute->value.end;
    }
    index = element->parent;
  }

  return FALSE;
}

static void
report_prefix (Judge *judge, const Tag *tag, gsize at, const xmlError *error)
{
  const char *prefix = error->str1 != NULL ? (const char *) error->str1 : "";
  const char *local = error->str2 != NULL ? (const char *) error->str2 : "";
  TcSpan span = error->str3 != NULL ? find_name (tag, prefix, local) : tag->element;

  /* With a second colon in it the name has been reported. */
  if (strchr (local, ':') != NULL || is_declared_empty (judge, at, prefix))
    return;
  tc_report_add (judge->report, "XML024", judge->source, span,
                 _ ("The namespace prefix \"%s\" is not declared: expected xmlns:%s=\"...\" here "
                    "or on an element around it"),
                 prefix, prefix);
}

static void
report_colon (Judge *judge, const Tag *tag, gsize at)
{
  TcSpan span = find_last_name (tag, at);
  g_autofree char *whole = tc_source_dup_span (judge->source, span);
  g_autofree char *name = tc_letter_dup_short (whole);

  tc_report_add (judge->report, "XML033", judge->source, span,
                 _ ("The colon in \"%s\" is misplaced: a name has at most one, between its "
                    "prefix and the rest"),
                 name);
}

/* The xml and xmlns prefixes and their namespaces, and a prefix for nothing. */
static void
report_declaration (Judge *judge, const Tag *tag, gsize at)
{
  guint n = count_attributes_before (tag, at);
  TcSpan span = n > 0 ? tag->attributes[n - 1].name : tag->element;
  g_autofree char *whole = tc_source_dup_span (judge->source, span);
  g_autofree char *name = tc_letter_dup_short (whole);
  gboolean is_empty =
    n > 0 && tag->attributes[n - 1].value.start == tag->attributes[n - 1].value.end;

  if (is_empty)
    tc_report_add (judge->report, "XML034", judge->source, span,
                   _ ("%s=\"\" declares a prefix for no namespace: give it one"), name);
  else
    tc_report_add (judge->report, "XML034", judge->source, span,
                   _ ("%s=\"...\" is not allowed: XML reserves the prefixes xml and xmlns and "
                      "their namespaces"),
                   name);
}

/* Two prefixes of one namespace. */
static void
report_twice (Judge *judge, const Tag *tag, const xmlError *error)
{
  const char *local = error->str1 != NULL ? (const char *) error->str1 : "";
  g_autofree char *name = tc_letter_dup_short (local);
  TcSpan spans[2] = { tag->element, tag->element };
  guint n = 0;
  TcFinding *finding;

  for (guint i = 0; i < tag->n && n < 2; i++)
    if (has_local_name (tag, tag->attributes[i].name, local))
      spans[n++] = tag->attributes[i].name;
  finding = tc_report_add (judge->report, "XML015", judge->source, spans[1],
                           _ ("The attribute \"%s\" stands twice in this tag, under two prefixes "
                              "of one namespace: remove one"),
                           name);
  if (n > 1)
    tc_finding_add_related (finding, judge->source, spans[0], _ ("First written here"));
}

/* %FALSE: it is not of namespaces. */
static gboolean
report_namespaces (Judge *judge, const xmlError *error, gsize at)
{
  Tag tag = { 0 };

  if (!find_tag (judge, at, &tag))
    return FALSE;
  switch (error->code) {
  case XML_NS_ERR_UNDEFINED_NAMESPACE:
    report_prefix (judge, &tag, at, error);
    return TRUE;
  case XML_NS_ERR_QNAME:
    report_colon (judge, &tag, at);
    return TRUE;
  case XML_NS_ERR_XML_NAMESPACE:
    report_declaration (judge, &tag, at);
    return TRUE;
  case XML_NS_ERR_ATTRIBUTE_REDEFINED:
    report_twice (judge, &tag, error);
    return TRUE;
  default:
    return FALSE;
  }
}

/* -- What is reported of the rest -- */

static void
report_character (Judge *judge, gsize at)
{
  TcSpan span = get_character (judge, at);
  const char *text = tc_source_get_text (judge->source, NULL);

  tc_report_add (judge->report, "XML026", judge->source, span,
                 _ ("The character U+%04X may not stand in XML: remove it"),
                 g_utf8_get_char (text + span.start));
}

/* In words of our own; the scanner has reported what it sees before libxml2 is asked. */
static const struct {
  int error;
  const char *code;
  const char *message;
} messages[] = {
  { XML_NS_ERR_COLON, "XML035", N_ ("The name of a processing instruction may hold no colon") },
  { XML_ERR_PI_NOT_STARTED, "XML035",
    N_ ("A processing instruction begins with a name: <?name ...?>") },
  { XML_ERR_PI_NOT_FINISHED, "XML035",
    N_ ("After the name of a processing instruction comes a space or ?>") },
  { XML_ERR_SPACE_REQUIRED, "XML035",
    N_ ("After the name of a processing instruction comes a space or ?>") },
  { XML_ERR_RESERVED_XML_NAME, "XML035",
    N_ ("The name \"xml\", in any letter case, is kept for the declaration at the very start") },
  { XML_ERR_NAME_TOO_LONG, "XML007", N_ ("This name is too long") },
  { XML_ERR_NAME_REQUIRED, "XML036", N_ ("This character may not stand in a name") },
  { XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "XML036", N_ ("This character may not stand in a name") },
  { XML_ERR_GT_REQUIRED, "XML036", N_ ("This character may not stand in a name") },
};

static gboolean
is_in_declaration (const Judge *judge, gsize at)
{
  const char *text = tc_source_get_text (judge->source, NULL);
  const char *start = g_str_has_prefix (text, "\xef\xbb\xbf") ? text + 3 : text;
  const char *end = strstr (start, "?>");

  return g_str_has_prefix (start, "<?xml") && tc_is_xml_space (start[5]) && end != NULL &&
         text + at <= end + 2;
}

static void
report_other (Judge *judge, const xmlError *error, gsize at)
{
  TcSpan span = get_character (judge, at);
  g_autofree char *message = NULL;

  if (is_in_declaration (judge, at)) {
    tc_report_add (judge->report, "XML037", judge->source, span,
                   _ ("Malformed XML declaration: expected "
                      "<?xml version=\"1.0\" encoding=\"UTF-8\"?> or none"));
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++) {
    if (messages[i].error != error->code)
      continue;
    tc_report_add (judge->report, messages[i].code, judge->source, span, "%s",
                   _ (messages[i].message));
    return;
  }
  message = g_strdup (error->message != NULL ? error->message : "");
  g_strstrip (message);
  tc_report_add (judge->report, "XML025", judge->source, span, _ ("Not well-formed XML: %s"),
                 message);
}

static void
structured_error_cb (void *user_data, xmlErrorPtr error)
{
  Parser *parser = error->ctxt;
  Judge *judge;
  gsize at;

  /* What a namespace is called is its author's choice. */
  if (parser == NULL || error->level < XML_ERR_ERROR || error->code == XML_WAR_NS_URI)
    return;

  judge = parser->_private;
  if (judge->is_fatal)
    return;

  judge->is_fatal = error->level == XML_ERR_FATAL;
  judge->n_reported++;
  at = find_place (judge, parser);
  if (report_namespaces (judge, error, at))
    return;
  if (error->code == XML_ERR_INVALID_CHAR)
    report_character (judge, at);
  else
    report_other (judge, error, at);
}

void
tc_xml_init (void)
{
  static gsize is_ready;

  if (g_once_init_enter (&is_ready)) {
    xmlInitParser ();
    g_once_init_leave (&is_ready, 1);
  }
}

/* A parser that reads the NUL-terminated text where it is: xmlCreateMemoryParserCtxt () makes a
 * copy of it, which for a large file shows. */
static Parser *
parser_new (const char *text)
{
  Parser *parser;

  tc_xml_init ();
  parser = xmlNewParserCtxt ();
  if (parser != NULL)
    xmlSetupParserForBuffer (parser, (const xmlChar *) text, NULL);

  return parser;
}

gboolean
tc_xml_parse (TcSource *source,
              const TcScan *scan,
              const xmlSAXHandler *sax,
              void *user_data,
              TcReport *report)
{
  g_autoptr (Parser) parser = NULL;
  Judge judge = { .source = source, .scan = scan, .report = report };
  const char *text;
  gsize length;

  g_return_val_if_fail (source != NULL && scan != NULL && sax != NULL && report != NULL, FALSE);
  g_return_val_if_fail (sax->initialized == XML_SAX2_MAGIC, FALSE);

  if (tc_scan_has_faults (scan) || !tc_scan_is_safe (scan))
    return FALSE;

  text = tc_source_get_text (source, &length);
  g_assert (length <= G_MAXINT);
  parser = parser_new (text);
  if (parser != NULL) {
    *parser->sax = *sax;
    parser->userData = user_data;
    parser->_private = &judge;
    xmlCtxtUseOptions (parser, PARSE_OPTIONS);
    parser->sax->serror = structured_error_cb;
    xmlParseDocument (parser);
    if (parser->wellFormed && judge.n_reported == 0)
      return TRUE;
  }

  if (judge.n_reported == 0)
    tc_report_add (report, "XML025", source, (TcSpan){ 0, 0 }, _ ("Not well-formed XML"));

  return FALSE;
}

char *
tc_xml_dup_value (const xmlChar *const attribute[5])
{
  const char *at = (const char *) attribute[3];
  const char *end = (const char *) attribute[4];
  char *value = g_malloc ((gsize) (end - at) + 1);
  char *out = value;

  while (at < end) {
    *out++ = *at;
    at += end - at >= 5 && memcmp (at, "&#38;", 5) == 0 ? 5 : 1;
  }
  *out = '\0';

  return value;
}
