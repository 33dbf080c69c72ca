/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"
#include "scenario/tc-scenario-private.h"

/* What the getters give for an attribute as it is written: each of the types, with defaults, and
 * for values that are none. */

typedef struct {
  const char *name;
  const char *attributes;
  const char *asked;
  const char *known; /* "written", "bad", the text, and what the type makes of it */
} Case;

static const Case cases[] = {
  { "number-zero", "x='0'", "x", "written 0 0 read" },
  { "number-negative", "x='-12'", "x", "written -12 -12 read" },
  { "number-plus", "x='+5'", "x", "written +5 5 read" },
  { "number-leading-zeros", "x='007'", "x", "written 007 7 read" },
  { "number-minus-zero", "x='-0'", "x", "written -0 0 read" },
  { "number-blanks", "x=' 4 '", "x", "written 4 4 read" },
  { "number-line-end", "x='4&#10;'", "x", "written 4 4 read" },
  { "number-reference", "x='&#52;2'", "x", "written 42 42 read" },
  { "number-too-large", "x='99999999999999999999'", "x",
    "written bad 99999999999999999999 9223372036854775807" },
  { "number-fraction", "x='1.5'", "x", "written bad 1.5 0" },
  { "number-word", "x='many'", "x", "written bad many 0" },
  { "number-empty", "x=''", "x", "written bad  0" },
  { "number-blank", "x=' '", "x", "written bad  0" },
  { "number-half-a-number", "x='4x'", "x", "written bad 4x 0" },
  { "number-two-numbers", "x='4 5'", "x", "written bad 4 5 0" },
  { "number-exponent", "x='1e3'", "x", "written bad 1e3 0" },
  { "number-hexadecimal", "x='0x10'", "x", "written bad 0x10 0" },
  { "number-arabic-digits", "x='\331\243'", "x", "written bad \331\243 0" },
  { "number-at-the-limit", "x='100000'", "x", "written bad 100000 100000" },
  { "number-lone-sign", "x='-'", "x", "written bad - 0" },
  { "number-default", "", "x", "0 0 read" },
  { "size-one", "size='1'", "size", "written 1 1 read" },
  { "size-most", "size='9'", "size", "written 9 9 read" },
  { "size-too-large", "size='10'", "size", "written bad 10 10" },
  { "size-zero", "size='0'", "size", "written bad 0 0" },
  { "size-negative", "size='-1'", "size", "written bad -1 -1" },
  { "size-plus", "size='+3'", "size", "written +3 3 read" },
  { "size-not-written", "", "size", "- 0" },
  { "yes-true", "port='true'", "port", "written true yes" },
  { "yes-false", "port='false'", "port", "written false no" },
  { "yes-one", "port='1'", "port", "written 1 yes" },
  { "yes-zero", "port='0'", "port", "written 0 no" },
  { "yes-capital", "port='True'", "port", "written bad True no" },
  { "yes-yes", "port='yes'", "port", "written bad yes no" },
  { "yes-empty", "port=''", "port", "written bad  no" },
  { "yes-blanks",
    "port='  true\n"
    "'",
    "port", "written true yes" },
  { "yes-leading-zero", "port='01'", "port", "written bad 01 no" },
  { "yes-default", "", "port", "false no" },
  { "word-first", "terrain='clear'", "terrain", "written clear 0" },
  { "word-last", "terrain='mountain'", "terrain", "written mountain 2" },
  { "word-blanks", "terrain=' forest '", "terrain", "written forest 1" },
  { "word-unknown", "terrain='swamp'", "terrain", "written bad swamp -1" },
  { "word-capital", "terrain='Forest'", "terrain", "written bad Forest -1" },
  { "word-empty", "terrain=''", "terrain", "written bad  -1" },
  { "word-reference", "terrain='fore&#115;t'", "terrain", "written forest 1" },
  { "word-default", "", "terrain", "clear 0" },
  { "name-text", "name='Sedan'", "name", "written Sedan" },
  { "name-blanks", "name='  Le   Havre '", "name", "written Le Havre" },
  { "name-line-ends",
    "name='Le\n"
    "  Havre'",
    "name", "written Le Havre" },
  { "name-entities", "name='A &amp; B &lt;C&gt;'", "name", "written A & B <C>" },
  { "name-umlaut", "name='Z\303\274rich'", "name", "written Z\303\274rich" },
  { "name-empty", "name=''", "name", "written bad " },
  { "name-long",
    "name='"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxx'",
    "name",
    "written bad "
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxx" },
  { "name-not-written", "", "name", "-" },
  { "date-day", "founded='1940-05-10'", "founded", "written 1940-05-10" },
  { "date-no-such-day", "founded='1940-02-30'", "founded", "written bad 1940-02-30" },
  { "date-leap-day", "founded='1940-02-29'", "founded", "written 1940-02-29" },
  { "date-no-leap-day", "founded='1941-02-29'", "founded", "written bad 1941-02-29" },
  { "date-zone", "founded='1940-05-10Z'", "founded", "written bad 1940-05-10Z" },
  { "date-short", "founded='1940-5-1'", "founded", "written bad 1940-5-1" },
  { "date-words", "founded='May 10'", "founded", "written bad May 10" },
  { "date-before-christ", "founded='-0044-03-15'", "founded", "written bad -0044-03-15" },
  { "date-five-digits", "founded='12024-01-01'", "founded", "written bad 12024-01-01" },
  { "date-blanks", "founded=' 1940-05-10 '", "founded", "written bad  1940-05-10 " },
  { "date-year-nought", "founded='0000-01-01'", "founded", "written bad 0000-01-01" },
  { "code-pattern", "code='A-12'", "code", "written A-12" },
  { "code-pattern-without-dash", "code='A12'", "code", "written A12" },
  { "code-alternative", "code='none'", "code", "written none" },
  { "code-lower-case", "code='a-12'", "code", "written bad a-12" },
  { "code-longer", "code='A-123'", "code", "written bad A-123" },
  { "code-behind-blanks", "code=' A-12'", "code", "written A-12" },
  { "tag-name", "tag='x-1'", "tag", "written x-1" },
  { "tag-digit", "tag='1x'", "tag", "written bad 1x" },
  { "tag-colon", "tag='x:y'", "tag", "written bad x:y" },
  { "tag-umlaut", "tag='\303\244'", "tag", "written \303\244" },
  { "tag-blanks", "tag=' x '", "tag", "written x" },
  { "tag-two", "tag='x y'", "tag", "written bad x y" },
};

/* An area with @attributes, the first node behind the root. */
static TcScenario *
parse_area (const char *attributes)
{
  g_autofree char *text = g_strdup_printf (
    "<toy xmlns='urn:turncoat:toy' format='1'><area id='a' %s/><area id='b'/></toy>", attributes);

  return scenario_parse (text, NULL);
}

/* (transfer full): all that is known of a value; "-" for none. */
static char *
dup_known (const char *attributes, const char *name)
{
  g_autoptr (TcScenario) scenario = parse_area (attributes);
  const TcSchemaAttribute *attribute =
    tc_schema_content_find_attribute (tc_scenario_get_element (scenario, 1)->content, name);
  const char *string = tc_scenario_get_string (scenario, 1, name);
  GString *out = g_string_new (NULL);
  gint64 number = 77;
  gint64 other = 77;
  gboolean is_read = tc_scenario_read_int (scenario, 1, name, &number);

  if (tc_scenario_has (scenario, 1, name))
    g_string_append (out, "written ");
  if (tc_scenario_is_bad (scenario, 1, name))
    g_string_append (out, "bad ");
  g_string_append_printf (out, "%s", string != NULL ? string : "-");
  if (attribute->type->kind == TC_VALUE_INTEGER)
    g_string_append_printf (out, " %" G_GINT64_FORMAT "%s", tc_scenario_get_int (scenario, 1, name),
                            is_read ? " read" : "");
  else if (attribute->type->kind == TC_VALUE_BOOLEAN)
    g_string_append (out, tc_scenario_get_bool (scenario, 1, name) ? " yes" : " no");
  else if (attribute->type->kind == TC_VALUE_ENUM)
    g_string_append_printf (out, " %d", tc_scenario_get_enum (scenario, 1, name));

  /* The same by the attribute itself, and nothing is written to where nothing is read. */
  g_assert_cmpstr (tc_scenario_get_string_of (scenario, 1, attribute), ==, string);
  g_assert_cmpint (tc_scenario_read_int_of (scenario, 1, attribute, &other), ==, is_read);
  g_assert_cmpint (tc_scenario_get_bool_of (scenario, 1, attribute), ==,
                   tc_scenario_get_bool (scenario, 1, name));
  g_assert_cmpint (other, ==, number);
  if (!is_read)
    g_assert_cmpint (number, ==, 77);

  return g_string_free (out, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *known = dup_known (test->attributes, test->asked);

  g_assert_cmpstr (known, ==, test->known);
}

/* What is required and not there is bad as well. */
static void
test_required (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse (
    "<toy xmlns='urn:turncoat:toy' format='1'><area/><area id='b'/><link a='b'/></toy>", NULL);
  TcSpan span = { 3, 4 };

  g_assert_true (tc_scenario_is_bad (scenario, 1, "id"));
  g_assert_false (tc_scenario_is_bad (scenario, 1, "name"));
  g_assert_false (tc_scenario_is_bad (scenario, 2, "id"));
  g_assert_true (tc_scenario_is_bad (scenario, 3, "b"));
  g_assert_false (tc_scenario_has (scenario, 3, "b"));
  g_assert_null (tc_scenario_get_id (scenario, 1));
  g_assert_cmpstr (tc_scenario_get_id (scenario, 2), ==, "b");
  g_assert_null (tc_scenario_get_id (scenario, 3)); /* a key of two has no id */
  g_assert_null (tc_scenario_get_id (scenario, 0));
  g_assert_false (tc_scenario_get_value_span (scenario, 3, "b", &span));
  g_assert_cmpuint (span.start, ==, 3);
  g_assert_true (tc_scenario_get_value_span (scenario, 3, "a", NULL));
}

/* Where it is written, without its quotes. */
static void
test_span (void)
{
  g_autoptr (TcScenario) scenario = parse_area ("name = \"  A &amp; B \"  terrain='&#102;orest'");
  const char *text = scenario_get_text (scenario);
  TcSpan span = { 0, 0 };

  g_assert_true (tc_scenario_get_value_span (scenario, 1, "name", &span));
  g_assert_cmpmem (text + span.start, span.end - span.start, "  A &amp; B ", 12);
  g_assert_true (tc_scenario_get_value_span (scenario, 1, "terrain", &span));
  g_assert_cmpmem (text + span.start, span.end - span.start, "&#102;orest", 11);
  g_assert_false (tc_scenario_get_value_span (scenario, 1, "x", &span)); /* only a default */
}

typedef struct {
  const char *attribute;
  const char *one;
  const char *other;
  gboolean is_same;
} Pair;

static const Pair pairs[] = {
  { "x", "x='5'", "x='5'", TRUE },
  { "x", "x='5'", "x='+05'", TRUE },
  { "x", "x='0'", "x='-0'", TRUE },
  { "x", "x='0'", "", TRUE }, /* the default */
  { "x", "", "", TRUE },
  { "x", "x='5'", "x='6'", FALSE },
  { "x", "x='5'", "", FALSE },
  { "x", "x='4x'", "x='4y'", FALSE }, /* no numbers: as they are written */
  { "x", "x='4x'", "x='4x'", TRUE },
  { "x", "x='many'", "", FALSE },
  { "size", "size='1'", "", FALSE }, /* without a default */
  { "size", "", "", TRUE },
  { "size", "size='12'", "size='+12'", FALSE },
  { "port", "port='true'", "port='1'", TRUE },
  { "port", "port='0'", "port='false'", TRUE },
  { "port", "port='0'", "", TRUE },
  { "port", "port='1'", "", FALSE },
  { "port", "port='true'", "port='false'", FALSE },
  { "port", "port='yes'", "port='no'", FALSE },
  { "port", "port='yes'", "port='false'", FALSE },
  { "port", "port='yes'", "port='yes'", TRUE },
  { "terrain", "terrain='clear'", "", TRUE },
  { "terrain", "terrain=' forest'", "terrain='forest'", TRUE },
  { "terrain", "terrain='forest'", "terrain='Forest'", FALSE },
  { "name", "name='A &amp; B'", "name=' A  &#38;  B '", TRUE },
  { "name", "name='A'", "name='a'", FALSE },
  { "name", "name='1'", "name='01'", FALSE }, /* text, though it looks like numbers */
  { "name", "name='A'", "", FALSE },
  { "founded", "founded='1940-05-10'", "founded=' 1940-05-10 '",
    FALSE }, /* no blanks around a date */
  { "code", "code='A-12'", "code='A12'", FALSE },
};

static void
test_pair (gconstpointer data)
{
  const Pair *pair = data;
  g_autoptr (TcScenario) one = parse_area (pair->one);
  g_autoptr (TcScenario) other = parse_area (pair->other);
  const TcSchemaAttribute *attribute =
    tc_schema_content_find_attribute (tc_scenario_get_element (one, 1)->content, pair->attribute);

  g_assert_cmpint (tc_scenario_is_same_value (one, 1, other, 1, attribute), ==, pair->is_same);
  g_assert_cmpint (tc_scenario_is_same_value (other, 1, one, 1, attribute), ==, pair->is_same);
}

/* The first attribute that names something of the role. */
static void
test_find_ref (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (
    "<toy xmlns='urn:turncoat:toy' format='1' start='b'><area id='a'/><area id='b'/>"
    "<link b='a' a='b'/></toy>");
  const char *name = "nothing";

  g_assert_cmpuint (tc_scenario_find_ref (scenario, 3, "space", &name), ==, 2);
  g_assert_cmpstr (name, ==, "a");
  g_assert_cmpuint (tc_scenario_find_ref (scenario, 0, "space", NULL), ==, 2);
  name = "nothing";
  g_assert_cmpuint (tc_scenario_find_ref (scenario, 3, "table", &name), ==, TC_NODE_NONE);
  g_assert_cmpuint (tc_scenario_find_ref (scenario, 1, "space", &name), ==, TC_NODE_NONE);
  g_assert_cmpstr (name, ==, "nothing");
  g_assert_cmpuint (tc_scenario_get_ref (scenario, 3, "b"), ==, 1);
  g_assert_cmpuint (tc_scenario_get_ref (scenario, 1, "name"), ==, TC_NODE_NONE);
}

/* A reference that is not written names what its default names. */
static void
test_default_ref (void)
{
  ScenarioFile *file = scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml");
  g_auto (GStrv) parts = g_strsplit (file->text, "name=\"Tiny setup\" first-turn=\"1\"", 2);
  g_autofree char *text = g_strconcat (parts[0], "name=\"Tiny setup\"", parts[1], NULL);
  g_autoptr (TcScenario) scenario = scenario_parse_valid (text);
  TcNode turn = tc_scenario_find_by_role (scenario, "turn", TC_NODE_NONE);
  TcNode setup = tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE);
  const char *name = NULL;

  g_assert_cmpuint (turn, !=, TC_NODE_NONE);
  g_assert_cmpuint (setup, !=, TC_NODE_NONE);
  g_assert_false (tc_scenario_has (scenario, setup, "first-turn"));
  g_assert_cmpuint (tc_scenario_get_ref (scenario, setup, "first-turn"), ==, turn);
  g_assert_cmpuint (tc_scenario_find_ref (scenario, setup, "turn", &name), ==, turn);
  g_assert_cmpstr (name, ==, "first-turn");
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/values/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/values/pair/%s-%u", pairs[i].attribute, i);

    g_test_add_data_func (path, &pairs[i], test_pair);
  }
  g_test_add_func ("/scenario/values/required", test_required);
  g_test_add_func ("/scenario/values/span", test_span);
  g_test_add_func ("/scenario/values/find-ref", test_find_ref);
  g_test_add_func ("/scenario/values/default-ref", test_default_ref);

  return g_test_run ();
}
