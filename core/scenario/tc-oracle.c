/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-oracle.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <libxml/xmlschemastypes.h>
#include <string.h>

#include "text/tc-scan.h"
#include "text/tc-xml-private.h"

/* BIG_LINES does not help for elements in 2.9, whose line is a short; what is reported on later
 * lines is put at the last line that libxml2 can name. */
#define PARSE_OPTIONS                                                                              \
  (XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES)

typedef xmlParserCtxt Parser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parser, xmlFreeParserCtxt)
typedef xmlDoc Document;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Document, xmlFreeDoc)
typedef xmlSchema Schema;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Schema, xmlSchemaFree)
typedef xmlSchemaParserCtxt SchemaParser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SchemaParser, xmlSchemaFreeParserCtxt)
typedef xmlSchemaValidCtxt Validator;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Validator, xmlSchemaFreeValidCtxt)

/* The first fault that libxml2 reports. */
typedef struct {
  char *message;
  guint line;
} Fault;

static void
fault_clear (Fault *fault)
{
  g_free (fault->message);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fault, fault_clear)

static void
note_error (Fault *fault, xmlErrorPtr error)
{
  if (fault->message != NULL || error->level < XML_ERR_ERROR)
    return;

  fault->message = g_strstrip (g_strdup (error->message != NULL ? error->message : "?"));
  fault->line = error->line > 0 ? (guint) error->line : 1;
}

static void
parser_error_cb (void *user_data, xmlErrorPtr error)
{
  Parser *parser = error->ctxt;

  if (parser != NULL)
    note_error (parser->_private, error);
}

static void
validator_error_cb (void *user_data, xmlErrorPtr error)
{
  note_error (user_data, error);
}

/* (transfer full) (nullable): the tree of a well-formed text. */
static Document *
parse (TcSource *source, Fault *fault)
{
  g_autoptr (Parser) parser = NULL;
  g_autoptr (Document) document = NULL;
  gsize length;
  const char *text = tc_source_get_text (source, &length);

  tc_xml_init ();
  parser = xmlNewParserCtxt ();
  parser->_private = fault;
  parser->sax->serror = parser_error_cb;
  document = xmlCtxtReadMemory (parser, text, (int) length, NULL, NULL, PARSE_OPTIONS);
  if (document == NULL || !parser->wellFormed || !parser->nsWellFormed)
    return NULL;

  return g_steal_pointer (&document);
}

static const TcSchema *
find_schema (const TcSchema *const *schemas, Document *document)
{
  const xmlNode *root = xmlDocGetRootElement (document);
  const char *uri = root->ns != NULL ? (const char *) root->ns->href : "";
  guint i = 0;

  while (schemas[i] != NULL && strcmp (schemas[i]->target_namespace, uri) != 0)
    i++;

  return schemas[i];
}

/* As tc_xml_init (), for schemas. */
static void
init_types (void)
{
  static gsize is_ready;

  if (g_once_init_enter (&is_ready)) {
    xmlSchemaInitTypes ();
    g_once_init_leave (&is_ready, 1);
  }
}

static gboolean
is_valid (Document *document, const TcSchema *tables, Fault *fault)
{
  g_autoptr (SchemaParser) parser = NULL;
  g_autoptr (Schema) schema = NULL;
  g_autoptr (Validator) validator = NULL;

  init_types ();
  parser = xmlSchemaNewMemParserCtxt (tables->xsd, (int) tables->xsd_length);
  xmlSchemaSetParserStructuredErrors (parser, validator_error_cb, fault);
  schema = xmlSchemaParse (parser);
  if (schema == NULL)
    return FALSE;

  validator = xmlSchemaNewValidCtxt (schema);
  xmlSchemaSetValidStructuredErrors (validator, validator_error_cb, fault);

  return xmlSchemaValidateDoc (validator, document) == 0;
}

static gboolean
is_accepted (TcSource *source, const TcSchema *const *schemas, Fault *fault)
{
  g_autoptr (Document) document = parse (source, fault);
  const TcSchema *tables;

  if (document == NULL)
    return FALSE;

  tables = find_schema (schemas, document);

  return tables != NULL && is_valid (document, tables, fault);
}

/* (nullable): the first finding that says the file is not what its schema wants. */
static const TcFinding *
find_refusal (TcSource *source, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->source == source && finding->severity == TC_SEVERITY_ERROR &&
        (g_str_has_prefix (finding->code, "SCH") || g_str_has_prefix (finding->code, "XML")))
      return finding;
  }

  return NULL;
}

/* The text must not get to libxml2: see the scanner; or it could make the validator load files,
 * which only the names of attributes can ask for. */
static gboolean
is_askable (TcSource *source)
{
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, unused);

  return tc_scan_is_safe (scan) &&
         strstr (tc_source_get_text (source, NULL), "chemaLocation") == NULL;
}

static void
report_disagreement (TcSource *source, const TcFinding *refusal, Fault *fault, TcReport *report)
{
  TcFinding *finding;
  TcSpan span = { 0, 0 };

  if (refusal != NULL) {
    span = refusal->span;
    finding =
      tc_report_add (report, TC_ORACLE_CODE, source, span,
                     _ ("libxml2 accepts this file, but Turncoat reports %s here"), refusal->code);
  } else {
    span = tc_source_get_line_span (source, fault->line);
    finding = tc_report_add (report, TC_ORACLE_CODE, source, span,
                             _ ("Turncoat accepts this file, but libxml2 reports: %s"),
                             fault->message != NULL ? fault->message : _ ("not valid"));
  }
  tc_finding_set_why (finding,
                      _ ("One of the two reads the schema wrongly: a fault of Turncoat, not "
                         "of the file. Please report it with the file"));
}

void
tc_oracle_check (TcSource *source, const TcSchema *const *schemas, TcReport *report)
{
  g_auto (Fault) fault = { NULL, 1 };
  const TcFinding *refusal;

  g_return_if_fail (source != NULL && schemas != NULL && report != NULL);

  if (!is_askable (source))
    return;

  refusal = find_refusal (source, report);
  if (is_accepted (source, schemas, &fault) != (refusal == NULL))
    report_disagreement (source, refusal, &fault, report);
}
