/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-format.h"

#include <libxml/c14n.h>
#include <libxml/parser.h>
#include <string.h>

#include "base/tc-shipped.h"
#include "text-support.h"
#include "text/tc-file.h"

#define MUTANTS_PER_FILE 200u

#define TEN    "abcdefghij"
#define FIFTY  TEN TEN TEN TEN TEN
#define ACUTES "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9"

/* <a b="..." c="..."/> is 14 columns and the two values. */
#define JUST_FITS FIFTY FIFTY FIFTY FIFTY FIFTY TEN "12345"
#define TOO_LONG  JUST_FITS "6"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

typedef struct {
  const char *name;
  const char *before;
  const char *after;
} FormatCase;

static const FormatCase format_cases[] = {
  { "minimal", "<a/>", "<a/>\n" },
  { "in-order", "<a>\n  <b c=\"d\"/>\n</a>\n", "<a>\n  <b c=\"d\"/>\n</a>\n" },
  { "one-line", "<a><b><c/></b><d/></a>", "<a>\n  <b>\n    <c/>\n  </b>\n  <d/>\n</a>\n" },
  { "tabs", "<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>\n", "<a>\n  <b>\n    <c/>\n  </b>\n</a>\n" },
  { "spaces-in-tags", "<a  b = 'c'\td=\"e\" ><f  /></a >", "<a b=\"c\" d=\"e\">\n  <f/>\n</a>\n" },
  { "quotes", "<a b='say \"no\"' c='&apos;' d=\"it's\"/>",
    "<a b=\"say &quot;no&quot;\" c=\"&apos;\" d=\"it's\"/>\n" },
  { "hollow", "<a><b></b><c> \n </c></a>", "<a>\n  <b/>\n  <c/>\n</a>\n" },
  { "hollow-root", "<a b=''\n></a >\n\n\n", "<a b=\"\"/>\n" },
  { "order-is-kept", "<a z='1' b='2'><z/><b/></a>", "<a z=\"1\" b=\"2\">\n  <z/>\n  <b/>\n</a>\n" },
  { "blank-lines", "\n\n<a>\n\n\n\n<b/>\n \t\n\n<c/>\n\n</a>\n\n",
    "<a>\n\n  <b/>\n\n  <c/>\n\n</a>\n" },
  { "comments", "<a><!--x--> <!-- y -->\n\n\n<!-- z\n z --><b/></a>",
    "<a> <!--x--> <!-- y -->\n\n  <!-- z\n z -->\n  <b/>\n</a>\n" },
  { "trailing-comment", "<a>\n<b/>   <!-- b -->\n<c></c><!-- c -->\n</a>\t<!-- a -->",
    "<a>\n  <b/> <!-- b -->\n  <c/> <!-- c -->\n</a> <!-- a -->\n" },
  { "comment-behind-comment-line", "<a>\n<!-- x\n--> <!-- y -->\n</a>",
    "<a>\n  <!-- x\n--> <!-- y -->\n</a>\n" },
  { "odd-comments", "<a><!-->--><!--->  <b c='d'/>--><!----><b></b></a>",
    "<a> <!-->--> <!--->  <b c='d'/>--> <!---->\n  <b/>\n</a>\n" },
  { "simple-content", "<a>\n<p  b='c'>  two\n   lines </p >\n</a>",
    "<a>\n  <p b=\"c\">  two\n   lines </p>\n</a>\n" },
  { "mixed-content", "<a><p>x <b></b>\n<i  c='d'\ne='f'> </i><!-- y -->z</p></a>",
    "<a>\n  <p>x <b/>\n<i c=\"d\" e=\"f\"> </i><!-- y -->z</p>\n</a>\n" },
  { "text-at-the-end", "<a>\n <b/>\n  <c/>x</a>", "<a>\n <b/>\n  <c/>x</a>\n" },
  { "comment-alone", "<a>\n<b><!-- x --></b>\n<c ><!--y--><?z?></c ></a>",
    "<a>\n  <b><!-- x --></b>\n  <c><!--y--><?z?></c>\n</a>\n" },
  { "comment-and-space", "<a>\n<b> <!-- x --></b></a>", "<a>\n  <b> <!-- x -->\n  </b>\n</a>\n" },
  { "cdata", "<a><b><![CDATA[ <x  y='z'></x> ]]></b><c><![CDATA[]]></c></a>",
    "<a>\n  <b><![CDATA[ <x  y='z'></x> ]]></b>\n  <c><![CDATA[]]></c>\n</a>\n" },
  { "reference-to-a-space", "<a>\n<b> &#32; </b>\n</a>", "<a>\n  <b> &#32; </b>\n</a>\n" },
  { "space-preserve", "<a><b xml:space='preserve'> <c> </c>\n</b></a>",
    "<a>\n  <b xml:space=\"preserve\"> <c> </c>\n</b>\n</a>\n" },
  { "instructions", "<?xml version='1.0' ?><?x  <y z='1' ?><a><?y?></a><?z?>",
    "<?xml version='1.0' ?>\n<?x  <y z='1' ?>\n<a><?y?></a>\n<?z?>\n" },
  { "line-ends", "<a>\r\n<b/>\r<p>x\r\ny\rz</p>\r\n\r\n<!-- c\r\nd --></a>\r\n",
    "<a>\n  <b/>\n  <p>x\ny\nz</p>\n\n  <!-- c\nd -->\n</a>\n" },
  { "byte-order-mark", "\xef\xbb\xbf<?xml version=\"1.0\"?>\n<a/>\n",
    "<?xml version=\"1.0\"?>\n<a/>\n" },
  { "line-break-in-value", "<a><b c='1\r\n  2' d='3'/></a>",
    "<a>\n  <b\n    c=\"1\n  2\"\n    d=\"3\"/>\n</a>\n" },
  { "wrapped-without-need", "<a\n  b=\"c\"\n\n  d=\"e\"\n/>", "<a b=\"c\" d=\"e\"/>\n" },
  { "just-fits", "<a b='1' c='" JUST_FITS "'/>", "<a b=\"1\" c=\"" JUST_FITS "\"/>\n" },
  { "too-long", "<a b='1' c='" TOO_LONG "'/>", "<a\n  b=\"1\"\n  c=\"" TOO_LONG "\"/>\n" },
  { "too-long-inside", "<a><b c='" JUST_FITS "' d='1'><e/></b></a>",
    "<a>\n  <b\n    c=\"" JUST_FITS "\"\n    d=\"1\">\n    <e/>\n  </b>\n</a>\n" },
  { "columns-are-characters",
    "<a b='" ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES
      ACUTES ACUTES ACUTES ACUTES "'/>",
    "<a b=\"" ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES ACUTES
      ACUTES ACUTES ACUTES ACUTES "\"/>\n" },
  { "escapes-count", "<a b='" JUST_FITS "' c='\"'/>",
    "<a\n  b=\"" JUST_FITS "\"\n  c=\"&quot;\"/>\n" },
  { "never-wrapped-in-text", "<a>x<b c='" TOO_LONG "' d=''/></a>",
    "<a>x<b c=\"" TOO_LONG "\" d=\"\"/></a>\n" },
};

/* What is not well-formed, found by the scanner or by libxml2. */
static const FormatCase faulty_cases[] = {
  { "empty", "", "XML001" },
  { "unclosed", "<a><b></a>", "XML012" },
  { "mismatched", "<area></araa>", "XML013" },
  { "doctype", "<!DOCTYPE a><a/>", "XML006" },
  { "undeclared-prefix", "<a><p:b/></a>", "XML024" },
};

/* -- The same document ------------------------------------------------------------------------- */

static gboolean
has_text (const xmlNode *element)
{
  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_CDATA_SECTION_NODE ||
        (node->type == XML_TEXT_NODE && !xmlIsBlankNode (node)))
      return TRUE;

  return FALSE;
}

/* Removes the layout: blank text where all is elements. */
static void
strip_blanks (xmlNode *element)
{
  xmlNode *next = NULL;

  if (has_text (element) || xmlNodeGetSpacePreserve (element) == 1)
    return;

  for (xmlNode *node = element->children; node != NULL; node = next) {
    next = node->next;
    if (node->type == XML_ELEMENT_NODE) {
      strip_blanks (node);
    } else if (node->type == XML_TEXT_NODE) {
      xmlUnlinkNode (node);
      xmlFreeNode (node);
    }
  }
}

/* C14N refuses relative namespace names, which only mutants have; there libxml2's own way of
 * writing a tree has to do. */
static char *
dup_canonical (const TcSource *source)
{
  gsize length = 0;
  const char *text = tc_source_get_text (source, &length);
  g_autoptr (xmlDoc) doc =
    xmlReadMemory (text, (int) length, NULL, NULL, XML_PARSE_NONET | XML_PARSE_NOWARNING);
  xmlChar *out = NULL;
  int n = 0;
  char *copy = NULL;

  g_assert_nonnull (doc);
  strip_blanks (xmlDocGetRootElement (doc));
  if (xmlC14NDocDumpMemory (doc, NULL, XML_C14N_1_0, NULL, 1, &out) < 0)
    xmlDocDumpMemory (doc, &out, &n);
  g_assert_nonnull (out);
  copy = g_strdup ((const char *) out);
  xmlFree (out);

  return copy;
}

static void
assert_same_document (const TcSource *a, const TcSource *b)
{
  g_autofree char *before = dup_canonical (a);
  g_autofree char *after = dup_canonical (b);

  g_assert_cmpstr (before, ==, after);
}

/* -- Formatting -------------------------------------------------------------------------------- */

/* (transfer full) (nullable): the formatted source, after everything that must hold of any. */
static TcSource *
format (TcSource *source)
{
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcEdits) edits = tc_format_make_edits (source, report);
  g_autoptr (TcEdits) again = NULL;
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) formatted = NULL;
  g_autoptr (TcSource) undone = NULL;
  gsize length = 0;
  const char *text = tc_source_get_text (source, &length);

  if (edits == NULL) {
    g_assert_cmpuint (tc_report_get_n (report), >, 0);
    return NULL;
  }

  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  formatted = tc_edits_apply (edits, source, &inverse);
  g_assert_nonnull (formatted);
  undone = tc_edits_apply (inverse, formatted, NULL);
  text_assert_equal (undone, text, length);

  again = tc_format_make_edits (formatted, report);
  g_assert_nonnull (again);
  if (tc_edits_get_n (again) > 0)
    g_error ("not idempotent:\n%s\nbecame\n%s", text, tc_source_get_text (formatted, NULL));

  /* Edits that would change nothing are none. */
  if (tc_edits_get_n (edits) > 0)
    g_assert_cmpuint (tc_source_get_revision (formatted), !=, tc_source_get_revision (source));
  assert_same_document (source, formatted);

  return g_steal_pointer (&formatted);
}

static void
test_case (gconstpointer data)
{
  const FormatCase *c = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->before);
  g_autoptr (TcSource) formatted = format (source);

  g_assert_nonnull (formatted);
  g_assert_cmpstr (tc_source_get_text (formatted, NULL), ==, c->after);
}

static void
test_faulty (gconstpointer data)
{
  const FormatCase *c = data;
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->before);
  g_autoptr (TcEdits) edits = tc_format_make_edits (source, report);

  g_assert_null (edits);
  g_assert_cmpuint (tc_report_get_n (report), >, 0);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, c->after);
}

static void
test_corpus (gconstpointer data)
{
  const CorpusFile *file = data;
  g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
  g_autoptr (TcSource) formatted = format (source);

  g_assert_nonnull (formatted);
}

/* Files of the project are in order already. */
static void
assert_in_order (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = tc_file_load (path, NULL, &error);
  g_autoptr (TcSource) formatted = NULL;
  gsize length = 0;
  const char *text = NULL;

  g_assert_no_error (error);
  formatted = format (source);
  g_assert_nonnull (formatted);
  text = tc_source_get_text (source, &length);
  text_assert_equal (formatted, text, length);
}

static void
test_fixture (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);

  assert_in_order (path);
}

static void
test_shipped (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "scenarios", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  tc_shipped_collect (folder, paths);
  g_assert_cmpuint (paths->len, >=, 1);
  for (guint i = 0; i < paths->len; i++)
    assert_in_order (g_ptr_array_index (paths, i));
}

static void
ignore_error_cb (void *user_data, const char *format, ...)
{
}

static void
test_mutants (gconstpointer data)
{
  const GPtrArray *files = data;
  guint n_formatted = 0;
  TcRng rng;

  tc_rng_init (&rng, 7);
  xmlSetGenericErrorFunc (NULL, ignore_error_cb);
  for (guint i = 0; i < files->len * MUTANTS_PER_FILE; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i % files->len);
    g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
    g_autoptr (TcEdits) edits = text_make_random_edits (&rng, source);
    g_autoptr (TcSource) mutant = tc_edits_apply (edits, source, NULL);
    g_autoptr (TcSource) formatted = format (mutant);

    if (formatted != NULL)
      n_formatted++;
  }

  /* Mutants that are all refused would prove little. */
  g_test_message ("%u of %u formatted", n_formatted, files->len * MUTANTS_PER_FILE);
  g_assert_cmpuint (n_formatted, >, files->len * MUTANTS_PER_FILE / 50);
}

static void
add_cases (const char *group, const FormatCase *cases, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/text/format/%s/%s", group, cases[i].name);

    g_test_add_data_func (path, &cases[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) files = NULL;

  g_test_init (&argc, &argv, NULL);
  files = text_load_corpus ();
  add_cases ("case", format_cases, G_N_ELEMENTS (format_cases), test_case);
  add_cases ("refuses", faulty_cases, G_N_ELEMENTS (faulty_cases), test_faulty);
  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *file = g_ptr_array_index (files, i);
    g_autofree char *path = g_strdup_printf ("/text/format/corpus/%s", file->name);

    g_test_add_data_func (path, file, test_corpus);
  }
  g_test_add_func ("/text/format/fixture", test_fixture);
  g_test_add_func ("/text/format/shipped", test_shipped);
  g_test_add_data_func ("/text/format/mutants", files, test_mutants);

  return g_test_run ();
}
