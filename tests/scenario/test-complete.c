/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-complete.h"

#include <string.h>

#include "scenario-support.h"

#define TOY "<toy xmlns=\"urn:turncoat:toy\" format=\"1\">"

/* Of the last good text. */
static const char scenario_text[] =
  TOY "<area id=\"sedan\" name=\"Sedan\"/><area id=\"dinant\"/><link a=\"sedan\" b=\"dinant\"/>"
      "<table id=\"t\"><column id=\"c1\"/><column id=\"c2\"/><row from=\"1\" to=\"6\"/></table>"
      "<table id=\"u\"><column id=\"c1\"/><row from=\"1\" to=\"6\"/></table></toy>";

typedef struct {
  const char *name;
  const char *text;     /* with the place marked by a bar */
  const char *word;     /* what has been begun */
  const char *labels;   /* the first ones, with blanks; "" for none at all */
  const char *replaced; /* nullable: the text after the first is taken, caret as a bar */
} Case;

static const Case cases[] = {
  { "root", "<?xml version=\"1.0\"?>\n<t|", "t", "toy",
    "<?xml version=\"1.0\"?>\n<toy xmlns=\"urn:turncoat:toy\" format=\"|\"></toy>" },
  { "first-child", TOY "<|</toy>", "", "about motto area", TOY "<about>|</about></toy>" },
  { "child-begun", TOY "<ar|\n</toy>", "ar", "about motto area", NULL },
  { "order-of-slots", TOY "<area id=\"a\"/><|</toy>", "", "area link table",
    TOY "<area id=\"a\"/><area id=\"|\"></area></toy>" },
  { "once-only", TOY "<motto/><|</toy>", "", "area link table", NULL },
  { "in-content", TOY "<area id=\"a\"/>\n  |\n</toy>", "", "area link table",
    TOY "<area id=\"a\"/>\n  <area id=\"|\"></area>\n</toy>" },
  { "name-of-a-whole-tag", TOY "<lin| id=\"a\"/></toy>", "lin", "about motto area", NULL },
  { "attributes", TOY "<area |</toy>", "", "id name terrain", TOY "<area id=\"|\"</toy>" },
  { "attributes-left", TOY "<area id=\"a\" | terrain=\"clear\"/></toy>", "", "name code x", NULL },
  { "attribute-begun", TOY "<area id=\"a\" ter|/></toy>", "ter", "name terrain code", NULL },
  { "attribute-before-another", TOY "<area |id=\"a\" terrain=\"clear\"/></toy>", "", "name code x",
    TOY "<area name=\"|\" id=\"a\" terrain=\"clear\"/></toy>" },
  { "attribute-with-value", TOY "<area i|=\"a\"/></toy>", "i", "id name terrain",
    TOY "<area id|=\"a\"/></toy>" },
  { "root-attributes", "<toy |>", "", "format start", NULL },
  { "words", TOY "<area id=\"a\" terrain=\"fo|\"/></toy>", "fo", "clear forest mountain", NULL },
  { "single-quotes", TOY "<area id='a' terrain='|'/></toy>", "", "clear forest mountain",
    TOY "<area id='a' terrain='clear|'/></toy>" },
  { "booleans", TOY "<area id=\"a\" port=\"|", "", "true false",
    TOY "<area id=\"a\" port=\"true|" },
  { "ids", TOY "<area id=\"a\"/><link a=\"|\"/></toy>", "", "dinant sedan", NULL },
  { "ids-once", TOY "<table id=\"x\"><row from=\"1\" to=\"2\"><cell column=\"|", "", "c1 c2",
    NULL },
  { "no-words", TOY "<area id=\"|\"/></toy>", "", "", NULL },
  { "end-tag", TOY "<area id=\"a\"><outline></|", "", "outline",
    TOY "<area id=\"a\"><outline></outline>|" },
  { "end-tag-closed", TOY "<table id=\"x\"></ta|></toy>", "ta", "table",
    TOY "<table id=\"x\"></table|></toy>" },
  { "after-unclosed-quote", TOY "<area id=\"a>\n<area id=\"b\" terrain=\"|", "",
    "clear forest mountain", NULL },
  { "after-unclosed-tag", TOY "<area id=\"a\"\n<|</toy>", "", "about motto area", NULL },
  { "in-comment", TOY "<!-- <area |", "", "", NULL },
  { "after-comment", TOY "<!-- <area --><|", "", "about motto area", NULL },
  { "in-cdata", TOY "<about><![CDATA[ <|", "", "", NULL },
  { "unknown-parent", TOY "<nonsense><|", "", "", NULL },
  { "unknown-namespace", "<toy xmlns=\"urn:other\"><|", "", "", NULL },
  { "after-a-value", TOY "<area id=\"a\"|", "", "", NULL },
  { "empty-text", "|", "", "toy", NULL },
  { "after-instruction", "<?a <b ?><|", "", "toy", NULL },
  { "after-doctype", "<!DOCTYPE toy><|", "", "toy", NULL },
  { "in-doctype", "<!DOCTYPE |", "", "", NULL },
  { "in-instruction", TOY "<?note <area |", "", "", NULL },
  { "blanks-around-equals", TOY "<area id = \"a\" terrain = \"|\"/></toy>", "",
    "clear forest mountain", NULL },
  { "value-without-quotes", TOY "<area port=|", "", "", NULL },
  { "value-without-quotes-before", TOY "<area id=a |/></toy>", "", "name terrain code", NULL },
  { "attribute-without-value", TOY "<area id |/></toy>", "", "name terrain code", NULL },
  { "stray-character", TOY "<area ! |/></toy>", "", "id name terrain", NULL },
  { "bare-angle", TOY "< <|</toy>", "", "about motto area", NULL },
  { "end-tag-with-blanks", TOY "<area id=\"a\"></area  ><|", "", "area link table", NULL },
  { "end-tag-of-nothing", TOY "</nothing><|", "", "about motto area", NULL },
  { "end-tag-of-an-outer", TOY "<area id=\"a\"><outline></area><|", "", "area link table", NULL },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);
  g_auto (GStrv) parts = g_strsplit (test->text, "|", 2);
  g_autofree char *text = g_strconcat (parts[0], parts[1], NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", text);
  static const TcSchema *const schemas[] = { &tc_schema_toy, NULL };
  g_autoptr (TcCompletions) completions =
    tc_complete (source, strlen (parts[0]), schemas, scenario);
  g_autofree char *word = tc_source_dup_span (source, completions->word);
  g_auto (GStrv) labels = g_strsplit (test->labels, " ", -1);

  if (completions->items->len > 0)
    g_assert_cmpstr (word, ==, test->word);
  if (*test->labels == '\0')
    g_assert_cmpuint (completions->items->len, ==, 0);
  for (guint i = 0; labels[i] != NULL; i++) {
    const TcCompletion *item = g_ptr_array_index (completions->items, i);

    g_assert_cmpuint (i, <, completions->items->len);
    g_assert_cmpstr (item->label, ==, labels[i]);
    g_assert_cmpuint (item->caret, <=, strlen (item->text));
  }
  if (test->replaced != NULL) {
    const TcCompletion *item = g_ptr_array_index (completions->items, 0);
    g_autofree char *before = g_strndup (text, completions->word.start);
    g_autofree char *head = g_strndup (item->text, item->caret);
    g_autofree char *result =
      g_strconcat (before, head, "|", item->text + item->caret, parts[1], NULL);

    g_assert_cmpstr (result, ==, test->replaced);
  }
}

/* Whatever the text and wherever the place: no item leads outside the text. */
static void
test_anywhere (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", scenario_text);
  gsize length = tc_source_get_length (source);

  for (gsize offset = 0; offset <= length + 2; offset++) {
    g_autoptr (TcCompletions) completions =
      tc_complete (source, offset, scenario_schemas, scenario);

    g_assert_cmpuint (completions->word.start, <=, completions->word.end);
    g_assert_cmpuint (completions->word.end, <=, length);
  }
}

/* What the schema says of a thing comes with it. */
static void
test_details (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", TOY "<link a=\"");
  g_autoptr (TcSource) tag = tc_source_new_for_string ("x", TOY "<area ");
  g_autoptr (TcCompletions) ids =
    tc_complete (source, tc_source_get_length (source), scenario_schemas, scenario);
  g_autoptr (TcCompletions) attributes =
    tc_complete (tag, tc_source_get_length (tag), scenario_schemas, scenario);
  const TcCompletion *sedan = g_ptr_array_index (ids->items, 1);
  const TcCompletion *id = g_ptr_array_index (attributes->items, 0);
  const TcCompletion *terrain = g_ptr_array_index (attributes->items, 2);

  g_assert_cmpint (sedan->kind, ==, TC_COMPLETION_ID);
  g_assert_cmpstr (sedan->detail, ==, "Sedan");
  g_assert_cmpstr (id->detail, ==, "required");
  g_assert_cmpstr (terrain->detail, ==, "else clear");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/complete/case/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/complete/anywhere", test_anywhere);
  g_test_add_func ("/scenario/complete/details", test_details);

  return g_test_run ();
}
