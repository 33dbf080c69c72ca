/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "build/tc-build.h"
#include "text-support.h"

/* The conformance documents of the W3C, which tools/xml-suite fetches: every corner of XML that its
 * authors could think of. None of them is a scenario; each must get its verdict, and the same one
 * that libxml2 gives. */

typedef xmlParserCtxt Parser;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parser, xmlFreeParserCtxt)

/* What the house refuses of well-formed XML: limits, DOCTYPE, encodings and versions. */
static const char *const house_codes[] = { "XML003", "XML004", "XML005", "XML006",
                                           "XML007", "XML008", "XML009", "XML010",
                                           "XML011", "XML031", NULL };

/* Any name is good for a namespace. */
static void
count_error_cb (void *user_data, xmlErrorPtr error)
{
  Parser *parser = error->ctxt;
  guint *n = parser->_private;

  if (error->level >= XML_ERR_ERROR && error->code != XML_WAR_NS_URI)
    (*n)++;
}

static gboolean
is_accepted_by_libxml2 (const char *text, gsize length)
{
  g_autoptr (Parser) parser = xmlCreateMemoryParserCtxt (text, (int) length);
  guint n_errors = 0;

  /* None for an empty text. */
  if (parser == NULL)
    return FALSE;
  parser->sax->serror = count_error_cb;
  parser->_private = &n_errors;
  xmlCtxtUseOptions (parser, XML_PARSE_NONET);
  xmlParseDocument (parser);
  g_clear_pointer (&parser->myDoc, xmlFreeDoc);

  return parser->wellFormed && n_errors == 0;
}

/* The first finding about the XML itself that is no decision of the house. */
static const TcFinding *
find_verdict (TcReport *report, gboolean *out_refused)
{
  const TcFinding *found = NULL;

  *out_refused = FALSE;
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (!g_str_has_prefix (finding->code, "XML"))
      continue;
    if (g_strv_contains (house_codes, finding->code))
      *out_refused = TRUE;
    else if (found == NULL)
      found = finding;
  }

  return found;
}

/* A file in another encoding is no text to us, so what is said of it besides does not count. */
static gboolean
is_utf8 (TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const char *code = tc_report_get (report, i)->code;

    if (g_str_equal (code, "XML004") || g_str_equal (code, "XML005"))
      return FALSE;
  }

  return TRUE;
}

static gboolean
complain (const char *path, const char *what, const TcFinding *verdict)
{
  g_test_message ("%s: %s, we say: %s", path, what,
                  verdict != NULL ? verdict->message : "nothing about its XML");

  return FALSE;
}

static gboolean
check_document (const char *path)
{
  g_autofree char *text = NULL;
  gsize length = 0;
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  TcReport *report;
  const TcFinding *verdict;
  gboolean is_refused;
  gboolean is_good;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  source = text_new_source (path, text, length);
  build = tc_build_new (source, NULL);
  report = tc_build_get_report (build);
  verdict = find_verdict (report, &is_refused);
  is_good = is_accepted_by_libxml2 (text, length);

  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), >, 0);
  if (verdict != NULL && g_str_equal (verdict->code, "XML025"))
    return complain (path, "refused in the words of libxml2", verdict);
  if (is_good && verdict != NULL && is_utf8 (report))
    return complain (path, "libxml2 accepts it", verdict);
  if (!is_good && verdict == NULL && !is_refused)
    return complain (path, "libxml2 refuses it", NULL);

  return TRUE;
}

typedef struct {
  guint n;
  guint n_wrong;
} Count;

static void
check_folder (const char *folder, Count *count)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR)) {
      check_folder (path, count);
    } else if (g_str_has_suffix (name, ".xml")) {
      count->n++;
      count->n_wrong += !check_document (path);
    }
  }
}

static void
test_suite (void)
{
  const char *folder = g_getenv ("TURNCOAT_XML_SUITE");
  Count count = { 0, 0 };

  if (folder == NULL || !g_file_test (folder, G_FILE_TEST_IS_DIR)) {
    if (g_getenv ("CI") != NULL)
      g_error ("the documents are not in TURNCOAT_XML_SUITE: tools/xml-suite fetches them");
    g_test_skip ("tools/xml-suite has not fetched the documents");
    return;
  }
  check_folder (folder, &count);
  g_assert_cmpuint (count.n, >, 3000);
  g_assert_cmpuint (count.n_wrong, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/xml-suite", test_suite);

  return g_test_run ();
}
