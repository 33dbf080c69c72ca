/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "text-support.h"
#include "text/tc-scan.h"
#include "text/tc-xml-private.h"

/* The scanner against libxml2: what libxml2 accepts, the scanner reads without a fault and element
 * by element alike, over the corpus and over mutants of it. libxml2 is asked here directly, not
 * through core, so that the scanner's own verdict cannot hide a disagreement. */

#define MUTANTS_PER_FILE 1500

typedef xmlParserCtxt Parser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parser, xmlFreeParserCtxt)

typedef struct {
  GString *name;      /* prefix included */
  guint n_attributes; /* namespace declarations included */
} Element;

static void
element_free (Element *element)
{
  g_string_free (element->name, TRUE);
  g_free (element);
}

static void
start_element_cb (void *user_data,
                  const xmlChar *local_name,
                  const xmlChar *prefix,
                  const xmlChar *uri,
                  int n_namespaces,
                  const xmlChar **namespaces,
                  int n_attributes,
                  int n_defaulted,
                  const xmlChar **attributes)
{
  GPtrArray *elements = user_data;
  Element *element = g_new0 (Element, 1);

  element->name = g_string_new (NULL);
  if (prefix != NULL)
    g_string_printf (element->name, "%s:", (const char *) prefix);
  g_string_append (element->name, (const char *) local_name);
  element->n_attributes = (guint) (n_namespaces + n_attributes);
  g_ptr_array_add (elements, element);
}

/* What is a good name of a namespace, libxml2 is not asked. */
static void
count_error_cb (void *user_data, xmlErrorPtr error)
{
  Parser *parser = error->ctxt;
  guint *n = parser->_private;

  if (error->level >= XML_ERR_ERROR && error->code != XML_WAR_NS_URI)
    (*n)++;
}

/* (nullable): the elements, or NULL when libxml2 refuses the text. */
static GPtrArray *
parse_alone (const char *text, gsize length)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_new_with_free_func ((GDestroyNotify) element_free);
  g_autoptr (Parser) parser = xmlCreateMemoryParserCtxt (text, (int) length);
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC,
                        .startElementNs = start_element_cb,
                        .serror = count_error_cb };
  guint n_errors = 0;

  if (parser == NULL)
    return NULL;

  *parser->sax = sax;
  parser->userData = elements;
  parser->_private = &n_errors;
  xmlCtxtUseOptions (parser, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlParseDocument (parser);

  return parser->wellFormed && n_errors == 0 ? g_steal_pointer (&elements) : NULL;
}

static void
assert_same_elements (const TcScan *scan, const TcSource *source, GPtrArray *elements)
{
  const char *text = tc_source_get_text (source, NULL);

  g_assert_cmpuint (tc_scan_get_n_elements (scan), ==, elements->len);
  for (guint i = 0; i < elements->len; i++) {
    const Element *theirs = g_ptr_array_index (elements, i);
    const TcScanElement *ours = tc_scan_get_element (scan, i);

    g_assert_cmpmem (text + ours->name.start, ours->name.end - ours->name.start, theirs->name->str,
                     theirs->name->len);
    g_assert_cmpuint (ours->n_attributes, ==, theirs->n_attributes);
  }
}

/* The house refuses some texts that are well-formed: by size, DOCTYPE, NUL, encoding and
 * version. */
static gboolean
is_refused_by_house (TcReport *report)
{
  static const char *const codes[] = { "XML003", "XML005", "XML006", "XML007", "XML008",
                                       "XML009", "XML010", "XML011", "XML031" };

  for (guint i = 0; i < tc_report_get_n (report); i++)
    for (guint k = 0; k < G_N_ELEMENTS (codes); k++)
      if (g_str_equal (tc_report_get (report, i)->code, codes[k]))
        return TRUE;

  return FALSE;
}

/* Returns whether libxml2 accepted. */
static gboolean
compare (const char *name, const char *text, gsize length)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = text_new_source (name, text, length);
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  g_autoptr (GPtrArray) elements = NULL;
  g_autoptr (GPtrArray) again = NULL;
  xmlSAXHandler sax = { .initialized = XML_SAX2_MAGIC, .startElementNs = start_element_cb };
  gboolean is_accepted;

  if (is_refused_by_house (report))
    return FALSE;

  elements = parse_alone (text, length);
  if (elements != NULL && tc_scan_has_faults (scan))
    g_test_message ("libxml2 accepts, we say %s at %u: %s", tc_report_get (report, 0)->message,
                    tc_report_get (report, 0)->span.start, text);
  if (elements != NULL) {
    g_assert_false (tc_scan_has_faults (scan));
    assert_same_elements (scan, source, elements);
  }

  /* Through core: the same verdict, and never a refusal without a finding. */
  again = g_ptr_array_new_with_free_func ((GDestroyNotify) element_free);
  is_accepted = tc_xml_parse (source, scan, &sax, again, report);
  g_assert_cmpint (is_accepted, ==, elements != NULL);
  g_assert_cmpint (is_accepted, ==, tc_report_count (report, TC_SEVERITY_ERROR) == 0);
  if (is_accepted)
    assert_same_elements (scan, source, again);

  return is_accepted;
}

static void
test_corpus (gconstpointer data)
{
  const CorpusFile *file = data;

  g_assert_true (compare (file->name, file->text, file->length));
}

static void
mutate (TcRng *rng, GString *text)
{
  static const char *const tokens[] = {
    "<",     ">",      "/",      "\"",   "'",       "=",     "&",       "&amp;",        "&#65;",
    " ",     "\n",     "\r",     "\t",   "<!--",    "-->",   "--",      "<![CDATA[",    "]]>",
    "<?x?>", "?>",     "<a>",    "</a>", "<a/>",    "x='1'", " x=\"\"", "\xef\xbb\xbf", "\xff",
    "\x01",  "xmlns=", "xmlns:", ":",    "<?xml?>", "area",  "-",       "<!",           "\xc3\xa9",
  };
  guint32 at = tc_rng_below (rng, (guint32) text->len + 1);
  guint32 most = 1 + tc_rng_below (rng, 8);
  guint32 n = MIN (most, (guint32) text->len - at);
  g_autofree char *piece = NULL;

  switch (tc_rng_below (rng, 4)) {
  case 0:
    g_string_erase (text, at, n);
    break;
  case 1:
    piece = g_strndup (text->str + at, n);
    g_string_insert (text, tc_rng_below (rng, (guint32) text->len + 1), piece);
    break;
  case 2:
    g_string_insert (text, at, tokens[tc_rng_below (rng, G_N_ELEMENTS (tokens))]);
    break;
  case 3:
    if (at < text->len)
      text->str[at] = text->str[tc_rng_below (rng, (guint32) text->len)];
    break;
  }
}

static void
test_mutants (gconstpointer data)
{
  const CorpusFile *file = data;
  guint n_accepted = 0;
  TcRng rng;

  tc_rng_init (&rng, file->length);
  for (guint i = 0; i < MUTANTS_PER_FILE; i++) {
    g_autoptr (GString) text = g_string_new_len (file->text, (gssize) file->length);
    guint n = 1 + tc_rng_below (&rng, 3);

    for (guint k = 0; k < n; k++)
      mutate (&rng, text);
    n_accepted += compare (file->name, text->str, text->len);
  }

  /* Mutants that are all refused, or all accepted, would prove little. */
  g_test_message ("%u of %u accepted", n_accepted, MUTANTS_PER_FILE);
  g_assert_cmpuint (n_accepted, >, MUTANTS_PER_FILE / 50);
  g_assert_cmpuint (n_accepted, <, MUTANTS_PER_FILE);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  files = text_load_corpus ();

  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i);
    g_autofree char *plain = g_strdup_printf ("/text/scan-agrees/corpus/%s", file->name);
    g_autofree char *mutants = g_strdup_printf ("/text/scan-agrees/mutants/%s", file->name);

    g_test_add_data_func (plain, file, test_corpus);
    g_test_add_data_func (mutants, file, test_mutants);
  }

  return g_test_run ();
}
