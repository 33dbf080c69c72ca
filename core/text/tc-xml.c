/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-xml-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

/* No external entity loader is installed: it would be global to the process, and nothing can ask
 * for one here. Entities need a DOCTYPE, which the scanner refuses before libxml2 sees a byte;
 * XInclude is off; catalogs are only looked at when an entity is loaded; NONET stands behind. */

#define PARSE_OPTIONS                                                                              \
  (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES)

typedef xmlParserCtxt Parser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parser, xmlFreeParserCtxt)

typedef struct {
  TcSource *source;
  TcReport *report;
  guint n_reported;
  gboolean is_fatal; /* after the first fatal error come only its consequences */
} Judge;

static const char *
choose_code (int code)
{
  switch (code) {
  case XML_NS_ERR_UNDEFINED_NAMESPACE:
    return "XML024";
  case XML_ERR_UNDECLARED_ENTITY:
  case XML_ERR_INVALID_CHARREF:
    return "XML022";
  case XML_ERR_INVALID_CHAR:
    return "XML026";
  case XML_ERR_RESERVED_XML_NAME:
    return "XML027";
  default:
    return "XML025";
  }
}

/* Where the reader stands when it tells: at the fault or, for a tag's namespaces, behind the tag.
 * The byte offset is exact for UTF-8; libxml2's own lines know no lone CR. */
static TcSpan
choose_span (const Judge *judge, Parser *parser)
{
  long consumed = xmlByteConsumed (parser);
  gsize length;
  const char *text = tc_source_get_text (judge->source, &length);
  gsize at = consumed < 0 ? 0 : MIN ((gsize) consumed, length);
  TcSpan span;

  while (at > 0 && at < length && ((guint8) text[at] & 0xc0) == 0x80)
    at--;

  span.start = (guint32) at;
  span.end = (guint32) MIN (at + 1, length);

  return span;
}

static void
structured_error_cb (void *user_data, xmlErrorPtr error)
{
  Parser *parser = error->ctxt;
  Judge *judge;
  g_autofree char *message = NULL;

  if (parser == NULL || error->level < XML_ERR_ERROR)
    return;

  judge = parser->_private;
  if (judge->is_fatal)
    return;

  judge->is_fatal = error->level == XML_ERR_FATAL;
  judge->n_reported++;
  message = g_strdup (error->message != NULL ? error->message : "");
  g_strstrip (message);
  if (error->code == XML_NS_ERR_UNDEFINED_NAMESPACE && error->str1 != NULL)
    tc_report_add (judge->report, "XML024", judge->source, choose_span (judge, parser),
                   _ ("The namespace prefix \"%s\" is not declared: expected xmlns:%s=\"...\" here "
                      "or on an element around it"),
                   (const char *) error->str1, (const char *) error->str1);
  else
    tc_report_add (judge->report, choose_code (error->code), judge->source,
                   choose_span (judge, parser), _ ("Not well-formed XML: %s"), message);
}

/* A parser that reads the NUL-terminated text where it is: xmlCreateMemoryParserCtxt () makes a
 * copy of it, which for a large file shows. */
static Parser *
parser_new (const char *text)
{
  Parser *parser = xmlNewParserCtxt ();

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
  Judge judge = { .source = source, .report = report };
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
    if (parser->wellFormed && parser->nsWellFormed && judge.n_reported == 0)
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
