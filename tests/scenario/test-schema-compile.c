/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

/* What the schema compiler refuses, and where it says so. The program's path is the environment
 * variable TC_SCHEMA_COMPILE. */

#define HEAD                                                                                       \
  "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' xmlns:tc='urn:turncoat:schema' "         \
  "xmlns='urn:t' targetNamespace='urn:t' elementFormDefault='qualified' tc:system='t'>\n"
#define DOC(text) "<xs:annotation><xs:documentation>" text "</xs:documentation></xs:annotation>"
#define ROOT(inside)                                                                               \
  "<xs:element name='r'>" DOC ("Root.") "<xs:complexType>\n" inside                                \
                                        "\n</xs:complexType></xs:element>\n"
#define A(inside)     "<xs:attribute name='a' " inside "</xs:attribute>"
#define B(attributes) "<xs:element name='b' " attributes ">" DOC ("B.") "</xs:element>"
#define SEQ(inside)   ROOT ("<xs:sequence>" inside "</xs:sequence>")
#define U(inside)     "<xs:simpleType name='u'>" inside "</xs:simpleType>"

typedef struct {
  const char *name;
  const char *schema; /* without head and tail; its first line is line 2 */
  const char *error;  /* after the file's name; NULL: compiles */
} Case;

static const Case cases[] = {
  { "good", ROOT (A ("type='xs:token'>" DOC ("A."))), NULL },
  { "no-root", "", "1: error: there is no global element" },
  { "two-roots", ROOT ("") ROOT (""), "5: error: only one global element" },
  { "element-undocumented", "<xs:element name='r'><xs:complexType/></xs:element>",
    "2: error: element r has no documentation" },
  { "attribute-undocumented", ROOT ("<xs:attribute name='a' type='xs:token'/>"),
    "3: error: attribute a has no documentation" },
  { "value-undocumented",
    ROOT (A (">" DOC ("A.") "<xs:simpleType><xs:restriction base='xs:token'>\n<xs:enumeration "
                            "value='x'/></xs:restriction></xs:simpleType>")),
    "4: error: the value x has no documentation" },
  { "double-type", ROOT (A ("type='xs:double'>" DOC ("A."))),
    "3: error: xs:double is outside the house subset" },
  { "union", "<xs:simpleType name='u'><xs:union memberTypes='xs:token'/></xs:simpleType>" ROOT (""),
    "2: error: xs:union inside xs:simpleType is outside the house subset" },
  { "all", ROOT ("<xs:all/>"), "3: error: xs:all inside xs:complexType is outside" },
  { "complex-content", ROOT ("<xs:complexContent/>"),
    "3: error: xs:complexContent inside xs:complexType is outside" },
  { "mixed", "<xs:complexType name='m' mixed='true'/>" ROOT (""),
    "2: error: attribute mixed of xs:complexType is outside" },
  { "element-ref", ROOT ("<xs:sequence><xs:element ref='r'/></xs:sequence>"),
    "3: error: attribute ref of xs:element is outside" },
  { "name-twice",
    ROOT ("<xs:sequence><xs:element name='b' type='xs:token'>" DOC (
      "B.") "</xs:element>\n<xs:element name='b' type='xs:token'>" DOC ("B.") "</xs:element>"
                                                                              "</xs:sequence>"),
    "4: error: element b occurs twice in one type" },
  { "nested-sequence", ROOT ("<xs:sequence><xs:sequence/></xs:sequence>"),
    "3: error: xs:sequence inside xs:sequence is outside" },
  { "bounds-in-choice",
    ROOT ("<xs:choice><xs:element name='b' minOccurs='0' type='xs:token'>" DOC (
      "B.") "</xs:element></xs:choice>"),
    "3: error: a member of a choice occurs once" },
  { "any-not-last",
    ROOT ("<xs:sequence><xs:any namespace='##other' processContents='lax' minOccurs='0' "
          "maxOccurs='unbounded'/>\n<xs:element name='b' type='xs:token'>" DOC (
            "B.") "</xs:element></xs:sequence>"),
    "4: error: xs:any must be the last" },
  { "name-of-variants",
    ROOT ("<xs:sequence><xs:element name='remove' type='xs:token' minOccurs='0'>" DOC (
      "R.") "</xs:element></xs:sequence>"),
    "3: error: variants need the name remove for themselves" },
  { "any-strict", ROOT ("<xs:anyAttribute namespace='##any'/>"),
    "3: error: xs:anyAttribute must be ##other and lax" },
  { "fixed", ROOT (A ("type='xs:token' fixed='x'>" DOC ("A."))),
    "3: error: attribute fixed of xs:attribute is outside" },
  { "prohibited", ROOT (A ("type='xs:token' use='prohibited'>" DOC ("A."))),
    "3: error: an attribute needs a name; use is required or optional" },
  { "bad-default", ROOT (A ("type='xs:boolean' default='maybe'>" DOC ("A."))),
    "3: error: the default of a must be true or false" },
  { "default-required", ROOT (A ("type='xs:token' use='required' default='x'>" DOC ("A."))),
    "3: error: a is required and has a default" },
  { "unknown-type", ROOT (A ("type='nope'>" DOC ("A."))),
    "3: error: there is no simple type nope" },
  { "other-namespace", ROOT (A ("type='o:x' xmlns:o='urn:o'>" DOC ("A."))),
    "3: error: x is of another namespace, urn:o" },
  { "circle",
    "<xs:simpleType name='u'><xs:restriction base='u'/></xs:simpleType>" ROOT (
      A ("type='u'>" DOC ("A."))),
    "2: error: simple type u is made of itself" },
  { "two-patterns",
    "<xs:simpleType name='u'><xs:restriction base='xs:token'><xs:pattern value='a'/>\n<xs:pattern "
    "value='b'/></xs:restriction></xs:simpleType>" ROOT (""),
    "3: error: only one pattern" },
  { "pattern-anchor",
    "<xs:simpleType name='u'><xs:restriction base='xs:token'><xs:pattern value='a$'/>"
    "</xs:restriction></xs:simpleType>" ROOT (""),
    "2: error: the pattern has an unescaped ^ or $" },
  { "pattern-class",
    "<xs:simpleType name='u'><xs:restriction base='xs:token'><xs:pattern value='\\i\\c*'/>"
    "</xs:restriction></xs:simpleType>" ROOT (""),
    "2: error: the pattern has an escape that XSD and PCRE do not share" },
  { "facet-of-other-kind",
    "<xs:simpleType name='u'><xs:restriction base='xs:token'><xs:minInclusive value='1'/>"
    "</xs:restriction></xs:simpleType>" ROOT (""),
    "2: error: xs:minInclusive does not fit this type" },
  { "white-space-facet",
    "<xs:simpleType name='u'><xs:restriction base='xs:token'><xs:whiteSpace value='collapse'/>"
    "</xs:restriction></xs:simpleType>" ROOT (""),
    "2: error: xs:whiteSpace inside xs:restriction is outside" },
  { "unknown-space", ROOT (A ("type='xs:token' tc:ref='area'>" DOC ("A."))),
    "1: error: attribute a of type  names key space area" },
  { "key-of-nothing",
    ROOT ("<xs:sequence><xs:element name='b' tc:key='id'>" DOC (
      "B.") "<xs:complexType/></xs:element></xs:sequence>"),
    "3: error: key id of b must be an attribute" },
  { "key-of-five",
    ROOT ("<xs:sequence><xs:element name='b' tc:key='a a a a a'>" DOC ("B.") "<xs:complexType>" A (
      "type='xs:token' use='required'>" DOC ("A.")) "</xs:complexType></xs:element></xs:sequence>"),
    "3: error: the key of b has more than 4 attributes" },
  { "bad-scope",
    ROOT ("<xs:sequence><xs:element name='b' type='xs:token' tc:scope='file'>" DOC (
      "B.") "</xs:element></xs:sequence>"),
    "3: error: tc:scope must be document or parent" },
  { "bad-start",
    ROOT ("<xs:sequence><xs:element name='b' type='xs:token' maxOccurs='2' tc:start='3'>" DOC (
      "B.") "</xs:element></xs:sequence>"),
    "3: error: tc:start must be a number up to maxOccurs" },
  { "bad-start-of-a-value", ROOT (A ("type='xs:boolean' tc:start='perhaps'>" DOC ("A."))),
    "3: error: the start of a must be true or false" },
  { "mark", ROOT (A ("type='xs:boolean' tc:mark='port'>" DOC ("A."))), NULL },
  { "mark-of-a-number", ROOT (A ("type='xs:integer' tc:mark='value'>" DOC ("A."))), NULL },
  { "unknown-mark", ROOT (A ("type='xs:boolean' tc:mark='harbour'>" DOC ("A."))),
    "3: error: there is no mark harbour" },
  { "mark-of-a-game-alone", ROOT (A ("type='xs:boolean' tc:mark='state'>" DOC ("A."))),
    "3: error: there is no mark state" },
  { "mark-of-a-text", ROOT (A ("type='xs:token' tc:mark='port'>" DOC ("A."))),
    "3: error: tc:mark of a: only switches and numbers have one" },
  { "draws", ROOT (A ("type='xs:integer' tc:draws='player'>" DOC ("A."))), NULL },
  { "unknown-draws", ROOT (A ("type='xs:integer' tc:draws='deck'>" DOC ("A."))),
    "3: error: tc:draws of a: \"game\" or \"player\", and only of numbers" },
  { "draws-of-a-switch", ROOT (A ("type='xs:boolean' tc:draws='game'>" DOC ("A."))),
    "3: error: tc:draws of a: \"game\" or \"player\", and only of numbers" },
  { "value-of-a-switch", ROOT (A ("type='xs:boolean' tc:mark='value'>" DOC ("A."))),
    "3: error: tc:mark of a: only a number is a value" },
  { "sentence",
    ROOT ("<xs:sequence><xs:element name='b' tc:sentence='b {a|none}[ and {*}]' tc:join=', '>" DOC (
      "B.") "<xs:complexType>" A ("type='xs:token'>" DOC ("A.")) "</xs:complexType></xs:element>"
                                                                 "</xs:sequence>"),
    NULL },
  { "sentence-without-place",
    ROOT ("<xs:sequence><xs:element name='b' tc:sentence='b {c}'>" DOC ("B.") "<xs:complexType>" A (
      "type='xs:token'>" DOC ("A.")) "</xs:complexType></xs:element>"
                                     "</xs:sequence>"),
    "1: error: the sentence of b has a place for something that it lacks: {c}" },
  { "glyph",
    ROOT (
      "<xs:sequence><xs:element name='b' type='xs:token' tc:glyph='car' tc:mark='warning'>" DOC (
        "B.") "</xs:element></xs:sequence>"),
    NULL },
  { "unknown-glyph",
    ROOT ("<xs:sequence><xs:element name='b' type='xs:token' tc:glyph='unicorn'>" DOC (
      "B.") "</xs:element></xs:sequence>"),
    "3: error: there is no glyph unicorn" },
  { "unknown-annotation",
    ROOT ("<xs:sequence><xs:element name='b' type='xs:token' tc:rolle='x'>" DOC (
      "B.") "</xs:element></xs:sequence>"),
    "3: error: attribute tc:rolle of xs:element is outside" },
  { "unused-type-is-checked", "<xs:complexType name='u'><xs:all/></xs:complexType>" ROOT (""),
    "2: error: xs:all inside xs:complexType" },
  { "import", "<xs:import namespace='urn:o'/>" ROOT (""),
    "2: error: xs:import inside xs:schema is outside" },
  { "include-remote", "<xs:include schemaLocation='http://example.org/x.xsd'/>" ROOT (""),
    "2: error: schemaLocation must be a relative path" },
  { "include-missing", "<xs:include schemaLocation='nowhere.xsd'/>" ROOT (""), "2: error: " },
  { "occurs-no-number", SEQ (B ("type='xs:token' minOccurs='few'")),
    "3: error: minOccurs must be a whole number" },
  { "bounds-crossed", SEQ (B ("type='xs:token' minOccurs='3' maxOccurs='2'")),
    "3: error: minOccurs and maxOccurs do not fit" },
  { "no-type", SEQ (B ("type='nope'")), "3: error: there is no type nope" },
  { "element-nameless", SEQ ("<xs:element type='xs:token'>" DOC ("B.") "</xs:element>"),
    "3: error: an element needs a name" },
  { "any-unbound", SEQ ("<xs:any/>"),
    "3: error: xs:any must be ##other and lax, from 0 to unbounded" },
  { "attribute-twice", ROOT (A ("type='xs:token'>" DOC ("A.")) A ("type='xs:token'>" DOC ("A."))),
    "3: error: attribute a is declared twice" },
  { "no-group", ROOT ("<xs:attributeGroup ref='g'/>"), "3: error: there is no attribute group g" },
  { "group-circle",
    "<xs:attributeGroup name='g'><xs:attributeGroup ref='g'/></xs:attributeGroup>\n" ROOT (
      "<xs:attributeGroup ref='g'/>"),
    "2: error: attribute group g holds itself" },
  { "key-optional",
    SEQ ("<xs:element name='b' tc:key='a'>" DOC ("B.") "<xs:complexType>" A (
      "type='xs:token'>" DOC ("A.")) "</xs:complexType></xs:element>"),
    "3: error: key a of b must be an attribute that is required or has a default" },
  { "simple-content", ROOT ("<xs:simpleContent/>"),
    "3: error: xs:simpleContent needs xs:extension with base" },
  { "no-key-space", ROOT (A ("type='xs:token' tc:ref='nowhere'>" DOC ("A."))),
    "1: error: attribute a of type  names key space nowhere, which no element with a key has" },
  { "foreign-element", "<o:x xmlns:o='urn:o'/>" ROOT (""),
    "2: error: element x is not of XML Schema" },
  { "no-prefix", ROOT (A ("type='p:x'>" DOC ("A."))), "3: error: prefix p of x is not declared" },
  { "type-twice",
    U ("<xs:restriction base='xs:token'/>") "\n" U ("<xs:restriction base='xs:token'/>") ROOT (""),
    "3: error: simpleType u is declared twice" },
  { "pattern-of-number",
    U ("<xs:restriction base='xs:integer'><xs:pattern value='1'/></xs:restriction>")
      ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: a pattern is for text only and needs a value" },
  { "patterns-of-one-type",
    U ("<xs:restriction base='xs:token'><xs:pattern value='a'/><xs:pattern "
       "value='b'/></xs:restriction>") ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: only one pattern in a chain of types" },
  { "numbers-listed",
    U ("<xs:restriction base='xs:integer'><xs:enumeration value='1'>" DOC (
      "One.") "</xs:enumeration></xs:restriction>") ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: an enumeration must be of xs:token or xs:string" },
  { "listed-and-long",
    U ("<xs:restriction base='xs:token'><xs:enumeration value='x'>" DOC (
      "X.") "</xs:enumeration><xs:maxLength value='3'/></xs:restriction>")
      ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: xs:maxLength does not go with xs:enumeration" },
  { "value-twice",
    U ("<xs:restriction base='xs:token'><xs:enumeration value='x'>" DOC (
      "X.") "</xs:enumeration><xs:enumeration value='x'>" DOC ("X.") "</xs:enumeration></"
                                                                     "xs:restriction>")
      ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: the value x stands here twice" },
  { "no-restriction", U ("") ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: a simple type needs xs:restriction" },
  { "no-base", U ("<xs:restriction/>") ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: a restriction needs base" },
  { "bound-no-number",
    U ("<xs:restriction base='xs:integer'><xs:minInclusive value='low'/></xs:restriction>")
      ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: minInclusive must be a whole number from -9223372036854775808 to "
    "9223372036854775807" },
  { "length-too-great",
    U ("<xs:restriction base='xs:token'><xs:maxLength value='-1'/></xs:restriction>")
      ROOT (A ("type='u'>" DOC ("A."))),
    "2: error: maxLength must be a whole number from 0 to 2147483647" },
  { "variant-name", SEQ ("<xs:element name='remove' type='xs:token'>" DOC ("B.") "</xs:element>"),
    "3: error: variants need the name remove for themselves" },
  { "plural-of-attribute", ROOT (A ("type='xs:token' tc:plural='many'>" DOC ("A."))),
    "3: error: attribute tc:plural of xs:attribute is outside the house subset" },
  { "pattern-class-in-class",
    U ("<xs:restriction base='xs:token'><xs:pattern value='[a[b]]'/></xs:restriction>") ROOT (""),
    "2: error: the pattern has a class inside a class" },
  { "pattern-group",
    U ("<xs:restriction base='xs:token'><xs:pattern value='(?:a)'/></xs:restriction>") ROOT (""),
    "2: error: the pattern has a group option" },
  { "pattern-lazy",
    U ("<xs:restriction base='xs:token'><xs:pattern value='a*?'/></xs:restriction>") ROOT (""),
    "2: error: the pattern has a lazy or possessive quantifier" },
  { "pattern-possessive",
    U ("<xs:restriction base='xs:token'><xs:pattern value='a++'/></xs:restriction>") ROOT (""),
    "2: error: the pattern has a lazy or possessive quantifier" },
  { "pattern-trailing-escape",
    U ("<xs:restriction base='xs:token'><xs:pattern value='a\\'/></xs:restriction>") ROOT (""),
    "2: error: the pattern has an escape that XSD and PCRE do not share" },
  { "pattern-broken",
    U ("<xs:restriction base='xs:token'><xs:pattern value='(a'/></xs:restriction>") ROOT (""),
    "2: error: Error while compiling regular expression" },
  { "pattern-of-a-number",
    U ("<xs:restriction base='xs:integer'><xs:pattern value='1'/></xs:restriction>") ROOT (""),
    "2: error: a pattern is for text only and needs a value" },
  { "pattern-without-value",
    U ("<xs:restriction base='xs:token'><xs:pattern/></xs:restriction>") ROOT (""),
    "2: error: a pattern is for text only and needs a value" },
  { "pattern-good",
    U ("<xs:restriction base='xs:token'><xs:pattern value='[^$][a-z]+(b|c)?'/></xs:restriction>")
      ROOT (""),
    NULL },
  { "length",
    U ("<xs:restriction base='xs:token'><xs:length value='3'/></xs:restriction>") ROOT (""), NULL },
  { "length-of-a-word",
    U ("<xs:restriction base='xs:token'><xs:length value='three'/></xs:restriction>") ROOT (""),
    "2: error: length must be a whole number from 0 to 2147483647" },
  { "length-below-least",
    U ("<xs:restriction base='xs:token'><xs:minLength value='5'/><xs:maxLength "
       "value='3'/></xs:restriction>") ROOT (""),
    "2: error: maxLength must be a whole number from 5 to 2147483647" },
  { "most-below-least",
    U ("<xs:restriction base='xs:integer'><xs:minInclusive value='5'/><xs:maxInclusive "
       "value='3'/></xs:restriction>") ROOT (""),
    "2: error: maxInclusive must be a whole number from 5 to 9223372036854775807" },
  { "facet-of-a-switch",
    U ("<xs:restriction base='xs:boolean'><xs:length value='3'/></xs:restriction>") ROOT (""),
    "2: error: xs:length does not fit this type" },
  { "include-absolute", "<xs:include schemaLocation='/x.xsd'/>" ROOT (""),
    "2: error: schemaLocation must be a relative path" },
  { "include-address", "<xs:include schemaLocation='http://x/x.xsd'/>" ROOT (""),
    "2: error: schemaLocation must be a relative path" },
  { "include-nothing", "<xs:include/>" ROOT (""),
    "2: error: schemaLocation must be a relative path" },
  { "type-without-name",
    "<xs:simpleType><xs:restriction base='xs:token'/></xs:simpleType>" ROOT (""),
    "2: error: a global simpleType needs a name" },
  { "group-of-nothing", ROOT ("<xs:attributeGroup ref='g'/>"),
    "3: error: there is no attribute group g" },
  { "group",
    "<xs:attributeGroup name='g'>" A ("type='xs:token'>" DOC ("A.")) "</xs:attributeGroup>" ROOT (
      "<xs:attributeGroup ref='g'/>"),
    NULL },
  { "group-with-two-of-a-name",
    "<xs:attributeGroup name='g'>" A ("type='xs:token'>" DOC ("A.")) "</xs:attributeGroup>" ROOT (
      A ("type='xs:token'>" DOC ("A.")) "<xs:attributeGroup ref='g'/>"),
    "2: error: attribute a is declared twice" },
  { "extension",
    "<xs:complexType name='m'>" A ("type='xs:token'>" DOC ("A.")) "</xs:complexType>" SEQ (
      B ("type='m'")),
    NULL },
  { "choice-once",
    ROOT ("<xs:choice>" B ("type='xs:token'") "<xs:element name='c' type='xs:token'>" DOC (
      "C.") "</xs:element></xs:choice>"),
    NULL },
  { "occurs-backwards", SEQ (B ("type='xs:token' minOccurs='3' maxOccurs='2'")),
    "3: error: minOccurs and maxOccurs do not fit" },
  { "occurs-never", SEQ (B ("type='xs:token' minOccurs='0' maxOccurs='0'")),
    "3: error: minOccurs and maxOccurs do not fit" },
  { "occurs-a-word", SEQ (B ("type='xs:token' maxOccurs='many'")),
    "3: error: maxOccurs must be a whole number" },
};

typedef struct {
  char *folder;
  char *schema;
  char *tables;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("tc-schema-XXXXXX", &error);
  g_assert_no_error (error);
  place->schema = g_build_filename (place->folder, "t.xsd", NULL);
  place->tables = g_build_filename (place->folder, "t.c", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_unlink (place->schema);
  g_unlink (place->tables);
  g_rmdir (place->folder);
  g_free (place->tables);
  g_free (place->schema);
  g_free (place->folder);
}

static int
compile (Place *place, const char *schema, char **out_errors)
{
  const char *program = g_getenv ("TC_SCHEMA_COMPILE");
  char *argv[] = { (char *) program, place->schema, place->tables, NULL };
  g_autoptr (GError) error = NULL;
  int status = -1;

  g_assert_nonnull (program);
  g_file_set_contents (place->schema, schema, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, out_errors, &status,
                &error);
  g_assert_no_error (error);

  return status;
}

static void
test_case (Place *place, gconstpointer data)
{
  const Case *test = data;
  g_autofree char *schema = g_strconcat (HEAD, test->schema, "</xs:schema>\n", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *expected = NULL;
  int status = compile (place, schema, &errors);

  if (test->error == NULL) {
    g_assert_cmpstr (errors, ==, "");
    g_assert_cmpint (status, ==, 0);
    g_assert_true (g_file_test (place->tables, G_FILE_TEST_EXISTS));
    return;
  }
  expected = g_strconcat (place->schema, ":", test->error, NULL);
  if (strstr (errors, expected) == NULL)
    g_test_message ("%s", errors);
  g_assert_nonnull (strstr (errors, expected));
  /* One that two read, who uses the type and who looks for unused ones. */
  if (strcmp (test->name, "no-restriction") == 0)
    g_assert_null (strstr (strstr (errors, expected) + 1, expected));
  g_assert_cmpint (status, !=, 0);
  g_assert_false (g_file_test (place->tables, G_FILE_TEST_EXISTS));
}

/* Every fault of a schema in one run. */
static void
test_all_errors (Place *place, gconstpointer data)
{
  g_autofree char *errors = NULL;
  const char *schema = HEAD ROOT ("<xs:attribute name='a' type='xs:float'/>\n"
                                  "<xs:attribute name='b' type='xs:double'/>\n"
                                  "<xs:attribute name='c'/>") "</xs:schema>";

  g_assert_cmpint (compile (place, schema, &errors), !=, 0);
  g_assert_nonnull (strstr (errors, ":3: error: xs:float"));
  g_assert_nonnull (strstr (errors, ":4: error: xs:double"));
  g_assert_nonnull (strstr (errors, ":5: error: attribute c has no type"));
}

/* Included files are reported by their own name and line. */
static void
test_include (Place *place, gconstpointer data)
{
  g_autofree char *included = g_build_filename (place->folder, "part.xsd", NULL);
  g_autofree char *errors = NULL;
  const char *part = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\n"
                     "<xs:simpleType name='u'>\n<xs:list itemType='xs:token'/></xs:simpleType>\n"
                     "</xs:schema>";
  const char *schema = HEAD "<xs:include schemaLocation='part.xsd'/>" ROOT ("") "</xs:schema>";

  g_assert_true (g_file_set_contents (included, part, -1, NULL));
  g_assert_cmpint (compile (place, schema, &errors), !=, 0);
  g_assert_nonnull (strstr (errors, "part.xsd:3: error: xs:list inside xs:simpleType"));
  g_unlink (included);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/schema-compile/%s", cases[i].name);

    g_test_add (path, Place, &cases[i], set_up, test_case, tear_down);
  }
  g_test_add ("/scenario/schema-compile/all-errors", Place, NULL, set_up, test_all_errors,
              tear_down);
  g_test_add ("/scenario/schema-compile/include", Place, NULL, set_up, test_include, tear_down);

  return g_test_run ();
}
