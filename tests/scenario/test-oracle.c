/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <libxml/parser.h>
#include <libxml/xmlschemas.h>
#include <string.h>

#include "base/tc-rng.h"
#include "scenario-support.h"
#include "scenario/tc-oracle.h"
#include "text/tc-scan.h"

/* libxml2, with the flattened schema text, is the oracle: over good files and thousands of mutants
 * the walker must accept and refuse the same ones. Keys and references are no part of it. */

#define MUTANTS_OF_SMALL 150u
#define MUTANTS_OF_LARGE 15u
#define LARGE_BYTES      20000u

static void
ignore_error_cb (void *user_data, xmlErrorPtr error)
{
}

static xmlSchema *
load_oracle (const TcSchema *schema)
{
  xmlSchemaParserCtxt *parser = xmlSchemaNewMemParserCtxt (schema->xsd, (int) schema->xsd_length);
  xmlSchema *oracle = xmlSchemaParse (parser);

  g_assert_nonnull (oracle);
  xmlSchemaFreeParserCtxt (parser);

  return oracle;
}

static gboolean
ask_oracle (xmlSchema *oracle, const char *text, gsize length)
{
  xmlDoc *document = xmlReadMemory (text, (int) length, NULL, NULL,
                                    XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlSchemaValidCtxt *validator;
  gboolean ok;

  if (document == NULL)
    return FALSE;
  validator = xmlSchemaNewValidCtxt (oracle);
  xmlSchemaSetValidStructuredErrors (validator, ignore_error_cb, NULL);
  ok = xmlSchemaValidateDoc (validator, document) == 0;
  xmlSchemaFreeValidCtxt (validator);
  xmlFreeDoc (document);

  return ok;
}

/* Accepted but for keys and references. */
static gboolean
ask_walker (const char *text, char **out_codes)
{
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  gboolean ok = TRUE;
  guint i;

  for (i = 0; i < tc_report_get_n (report); i++)
    ok = ok && g_str_has_prefix (tc_report_get (report, i)->code, "REF");
  *out_codes = scenario_dup_codes (report);

  return ok;
}

static void
compare (xmlSchema *oracle, const char *name, const char *text, gsize length, guint *counts)
{
  g_autofree char *codes = NULL;
  gboolean ours = ask_walker (text, &codes);
  gboolean theirs = ask_oracle (oracle, text, length);

  if (ours != theirs) {
    g_test_message ("%s: walker %d (%s), libxml2 %d:\n%s", name, ours, codes, theirs,
                    length < LARGE_BYTES ? text : "(large)");
    g_test_fail ();
  }
  counts[theirs]++;
}

static const char *const words[] = {
  "",
  " ",
  "1",
  "0",
  "-1",
  "+7",
  "007",
  "99",
  "100",
  "true",
  "yes",
  "1 2",
  "clear",
  " clear",
  "Clear",
  "forest ",
  "A12",
  "A-12",
  "none",
  "a",
  "b",
  "A",
  "a b",
  "-a",
  "1940-05-10",
  "1940-13-1",
  "1900-02-29",
  "\xc3\xa9",
  "x.y",
  "_s",
  "#a0b0c0",
  "#GG0000",
  "designer",
  "name:found",
  "x:found y:derived",
  "9999999999999999999999",
  "1.0",
  "sedan",
  "9",
  "10",
};

typedef struct {
  TcRng rng;
  const char *text;
  gsize length;
  const TcScan *scan;
} Mutator;

static void
append_span (GString *out, const Mutator *mutator, TcSpan span)
{
  g_string_append_len (out, mutator->text + span.start, span.end - span.start);
}

static char *
splice (const Mutator *mutator, TcSpan span, const char *insert, gssize insert_length)
{
  GString *out = g_string_new_len (mutator->text, span.start);

  g_string_append_len (out, insert, insert_length);
  g_string_append_len (out, mutator->text + span.end, (gssize) (mutator->length - span.end));

  return g_string_free (out, FALSE);
}

static char *
splice_text (const Mutator *mutator, guint32 start, guint32 end, const char *insert)
{
  return splice (mutator, (TcSpan){ start, end }, insert, (gssize) strlen (insert));
}

static char *
mutate_attribute (Mutator *mutator, const TcScanElement *element, guint what)
{
  const TcScanAttribute *attribute;
  const char *word = words[tc_rng_below (&mutator->rng, G_N_ELEMENTS (words))];

  if (element->n_attributes == 0)
    return splice_text (mutator, element->name.end, element->name.end, " x='3'");
  attribute = tc_scan_get_attribute (
    mutator->scan, element->first_attribute + tc_rng_below (&mutator->rng, element->n_attributes));
  switch (what) {
  case 0:
  case 1:
    return splice_text (mutator, attribute->value.start, attribute->value.end, word);
  case 2:
    return splice_text (mutator, attribute->name.start - 1, attribute->value.end + 1, "");
  case 3:
    return splice_text (mutator, attribute->name.end, attribute->name.end, "z");
  case 4:
    return splice_text (mutator, element->name.end, element->name.end, " name='A name'");
  case 5:
    return splice_text (mutator, element->name.end, element->name.end,
                        " xmlns:o='urn:other' o:name='A name'");
  default:
    return splice_text (mutator, attribute->value.start, attribute->value.start, "&#9;");
  }
}

/* Children cut out, doubled, swapped with the next, moved to the front of their parent, renamed. */
static char *
mutate_element (Mutator *mutator, guint index, guint what)
{
  const TcScanElement *element = tc_scan_get_element (mutator->scan, index);
  TcSpan extent = tc_scan_get_extent (mutator->scan, index);
  const TcScanElement *parent;
  g_autoptr (GString) moved = g_string_new (NULL);

  if (element->parent == TC_SCAN_NONE)
    return splice_text (mutator, element->name.start, element->name.end, "toys");
  parent = tc_scan_get_element (mutator->scan, element->parent);
  switch (what) {
  case 0:
    return splice_text (mutator, extent.start, extent.end, "");
  case 1:
    append_span (moved, mutator, extent);
    append_span (moved, mutator, extent);
    return splice (mutator, extent, moved->str, (gssize) moved->len);
  case 2:
    append_span (moved, mutator, extent);
    append_span (moved, mutator, (TcSpan){ parent->tag.end, extent.start });
    return splice (mutator, (TcSpan){ parent->tag.end, extent.end }, moved->str,
                   (gssize) moved->len);
  case 3:
    append_span (moved, mutator, (TcSpan){ extent.end, parent->end_tag.start });
    append_span (moved, mutator, extent);
    return splice (mutator, (TcSpan){ extent.start, parent->end_tag.start }, moved->str,
                   (gssize) moved->len);
  case 4:
    if (!element->is_empty)
      return splice_text (mutator, extent.start, extent.end, "<areas/>");
    return splice_text (mutator, element->name.end, element->name.end, "s");
  case 5:
    return splice_text (mutator, extent.start, extent.end, "<holds area='a'/>");
  default:
    return splice_text (mutator, extent.start, extent.start, "<area id='new'/>");
  }
}

static char *
mutate_content (Mutator *mutator, const TcScanElement *element, guint what)
{
  static const char *const pieces[] = {
    "text",
    " ",
    "\n",
    "<!-- comment -->",
    "<?pi?>",
    "<o:x xmlns:o='urn:other'><o:y/></o:x>",
    "<x xmlns=''/>",
    "&#32;",
    "<![CDATA[ ]]>",
    "<![CDATA[x]]>",
  };
  const char *piece = pieces[what % G_N_ELEMENTS (pieces)];
  g_autoptr (GString) filled = NULL;

  if (!element->is_empty) {
    guint32 at = tc_rng_below (&mutator->rng, 2) ? element->tag.end : element->end_tag.start;

    return splice_text (mutator, at, at, piece);
  }
  filled = g_string_new (">");
  g_string_append_printf (filled, "%s</", piece);
  append_span (filled, mutator, element->name);
  g_string_append_c (filled, '>');

  return splice_text (mutator, element->tag.end - 2, element->tag.end, filled->str);
}

static char *
mutate (Mutator *mutator)
{
  guint n = tc_scan_get_n_elements (mutator->scan);
  guint index = tc_rng_below (&mutator->rng, n);
  const TcScanElement *element = tc_scan_get_element (mutator->scan, index);

  switch (tc_rng_below (&mutator->rng, 3)) {
  case 0:
    return mutate_attribute (mutator, element, tc_rng_below (&mutator->rng, 7));
  case 1:
    return mutate_element (mutator, index, tc_rng_below (&mutator->rng, 7));
  default:
    return mutate_content (mutator, element, tc_rng_below (&mutator->rng, 10));
  }
}

static void
compare_mutants (xmlSchema *oracle, const ScenarioFile *file, guint n, guint *counts)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (file->name, file->text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, report);
  Mutator mutator = { .text = file->text, .length = file->length, .scan = scan };
  guint i;

  tc_rng_init (&mutator.rng, g_str_hash (file->name));
  for (i = 0; i < n; i++) {
    g_autofree char *mutant = mutate (&mutator);

    compare (oracle, file->name, mutant, strlen (mutant), counts);
  }
}

static void
test_agree (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  xmlSchema *oracles[2] = { load_oracle (scenario_schemas[0]), load_oracle (scenario_schemas[1]) };
  guint counts[2] = { 0, 0 };
  guint i;

  g_ptr_array_add (files, scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml"));
  g_ptr_array_add (files,
                   scenario_load_file ("scenarios/betrayal-1940/betrayal-1940.scenario.xml"));
  for (i = 0; i < files->len; i++) {
    const ScenarioFile *file = g_ptr_array_index (files, i);
    xmlSchema *oracle = oracles[!g_str_has_suffix (file->name, ".toy.xml")];
    guint before = counts[TRUE];

    compare (oracle, file->name, file->text, file->length, counts);
    g_assert_cmpuint (counts[TRUE], ==, before + 1);
    compare_mutants (oracle, file, file->length < LARGE_BYTES ? MUTANTS_OF_SMALL : MUTANTS_OF_LARGE,
                     counts);
  }
  g_test_message ("%u files: %u accepted, %u refused by libxml2", counts[0] + counts[1],
                  counts[TRUE], counts[FALSE]);
  g_assert_cmpuint (counts[TRUE], >=, 250);
  g_assert_cmpuint (counts[FALSE], >=, 250);
  xmlSchemaFree (oracles[0]);
  xmlSchemaFree (oracles[1]);
}

/* What mutation finds seldom, named. */
typedef struct {
  const char *name;
  const char *body;
  gboolean accepted;
} Case;

static const Case cases[] = {
  { "two-areas", "<area id='a'/><area id='b'/>", TRUE },
  { "one-area", "<area id='a'/>", FALSE },
  { "white-space-in-empty", "<area id='a'/><area id='b'/><link a='a' b='b'> </link>", FALSE },
  { "comment-in-empty", "<area id='a'/><area id='b'/><link a='a' b='b'><!--x--></link>", TRUE },
  { "white-space-in-optional", "<area id='a'> \n </area><area id='b'/>", TRUE },
  { "choice-too-often",
    "<area id='a'/><area id='b'/><win><holds area='a'/></win><win><holds area='a'/></win><lose>"
    "<holds area='a'/></lose><win><holds area='a'/></win>",
    FALSE },
  { "choice-empty", "<area id='a'/><area id='b'/><win/>", FALSE },
  { "foreign-in-front", "<o:o xmlns:o='urn:o'/><area id='a'/><area id='b'/>", FALSE },
  { "foreign-at-end", "<area id='a'/><area id='b'/><o:o xmlns:o='urn:o'/><o xmlns='urn:p'/>",
    TRUE },
  { "foreign-attribute-refused",
    "<area id='a'/><area id='b'/><win><holds area='a' o:x='1' xmlns:o='urn:o'/></win>", FALSE },
  { "xml-lang", "<area id='a' xml:lang='fr'/><area id='b'/>", TRUE },
  { "own-prefix-attribute", "<area id='a' t:name='x' xmlns:t='urn:turncoat:toy'/><area id='b'/>",
    FALSE },
  { "too-long-motto", "<motto>twenty-one characters</motto><area id='a'/><area id='b'/>", FALSE },
  { "element-in-text", "<motto>a<p/></motto><area id='a'/><area id='b'/>", FALSE },
  { "leap-day", "<area id='a' founded='1900-02-29'/><area id='b'/>", FALSE },
  { "long-name", "<area id='a' name='\xc3\xa9\xc3\xa9'/><area id='b'/>", TRUE },
  { "three-modifiers",
    "<area id='a'/><area id='b'/><table id='t'><row from='1' to='6'/><modifier add='1'/>"
    "<modifier add='1'/><modifier add='1'/></table>",
    FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text =
    g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'>%s</toy>", test->body);
  xmlSchema *oracle = load_oracle (&tc_schema_toy);
  g_autofree char *codes = NULL;
  gboolean ours = ask_walker (text, &codes);

  g_test_message ("%s", codes);
  g_assert_cmpint (ask_oracle (oracle, text, strlen (text)), ==, test->accepted);
  g_assert_cmpint (ours, ==, test->accepted);
  xmlSchemaFree (oracle);
}

/* -- The command's own check ------------------------------------------------------------------- */

/* What it says of @text when our tables are @schema's and libxml2's text is @xsd. */
static TcReport *
cross_check (const char *text, const TcSchema *schema, const char *xsd)
{
  TcSchema altered = *schema;
  const TcSchema *const list[] = { &altered, NULL };
  g_autoptr (TcSource) source = tc_source_new_for_string ("test.xml", text);
  TcReport *report = tc_report_new ();
  g_autoptr (TcScenario) scenario = NULL;

  if (xsd != NULL) {
    altered.xsd = xsd;
    altered.xsd_length = strlen (xsd);
  }
  scenario = tc_scenario_parse (source, list, report);
  tc_oracle_check (source, list, report);

  return report;
}

static char *
dup_xsd (const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (tc_schema_toy.xsd, from, 2);

  g_assert_nonnull (parts[1]);

  return g_strjoinv (to, parts);
}

#define TWO_AREAS "<area id='a'/>\n<area id='b'/>"
#define TOY(body) "<toy xmlns='urn:turncoat:toy' format='1'>\n" body "\n</toy>"

static void
test_check_agrees (void)
{
  static const char *const texts[] = {
    TOY (TWO_AREAS),
    TOY ("<area id='a'/>"),
    TOY (TWO_AREAS "<colour/>"),
    TOY ("<area id='a' q='1'/><area id='b'/>"),
    TOY (TWO_AREAS "<link a='a' b='zz'/>"), /* a reference: no part of an XSD */
    TOY (TWO_AREAS "<link a='a' b='b'>"),
    "<toys xmlns='urn:turncoat:toy'/>",
    "<a/>",
    "<a",
    "",
    "<!DOCTYPE toy>" TOY (TWO_AREAS),
    "<?xml version='1.1'?>" TOY (TWO_AREAS),
    TOY ("<area id='a' xsi:schemaLocation='urn:x /dev/zero' "
         "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/><area id='b'/>"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TcReport) report = cross_check (texts[i], &tc_schema_toy, NULL);
    g_autofree char *codes = scenario_dup_codes (report);

    g_test_message ("%s", codes);
    g_assert_null (strstr (codes, "SCH017"));
  }
}

/* libxml2 wants more than our tables. */
static void
test_check_refused_by_libxml2 (void)
{
  g_autofree char *xsd = dup_xsd ("<xs:element name=\"area\"", "<xs:element name=\"arena\"");
  g_autoptr (TcReport) report = cross_check (TOY (TWO_AREAS), &tc_schema_toy, xsd);
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "SCH017@2:1");
  g_assert_nonnull (strstr (tc_report_get (report, 0)->message, "libxml2 reports: Element"));
  g_assert_nonnull (strstr (tc_report_get (report, 0)->message, "arena"));
  g_assert_nonnull (tc_report_get (report, 0)->why);
}

/* libxml2 takes what our tables do not. */
static void
test_check_accepted_by_libxml2 (void)
{
  g_autofree char *xsd = dup_xsd ("<xs:element name=\"area\"", "<xs:element name=\"arena\"");
  const char *text = TOY ("<arena id='a'/>\n<arena id='b'/>");
  g_autoptr (TcReport) report = cross_check (text, &tc_schema_toy, xsd);
  g_autofree char *codes = scenario_dup_codes (report);

  g_test_message ("%s", codes);
  g_assert_nonnull (strstr (codes, "SCH017@2:"));
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (strcmp (finding->code, "SCH017") == 0)
      g_assert_nonnull (strstr (finding->message, "libxml2 accepts this file"));
  }
}

static void
test_check_broken_schema (void)
{
  g_autoptr (TcReport) report = cross_check (TOY (TWO_AREAS), &tc_schema_toy, "<xs:schema/>");
  g_autofree char *codes = scenario_dup_codes (report);

  g_assert_cmpstr (codes, ==, "SCH017@1:1");
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/oracle/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/oracle/agree", test_agree);
  g_test_add_func ("/scenario/oracle/check/agrees", test_check_agrees);
  g_test_add_func ("/scenario/oracle/check/refused-by-libxml2", test_check_refused_by_libxml2);
  g_test_add_func ("/scenario/oracle/check/accepted-by-libxml2", test_check_accepted_by_libxml2);
  g_test_add_func ("/scenario/oracle/check/broken-schema", test_check_broken_schema);

  return g_test_run ();
}
