/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"

/* The tables of the toy schema, and values against their types. */

static const TcSchemaElement *
find (const char *parent, const char *name)
{
  guint i;

  for (i = 0; i < tc_schema_toy.n_elements; i++) {
    if (strcmp (tc_schema_toy.elements[i]->name, parent) == 0)
      return tc_schema_content_find_element (tc_schema_toy.elements[i]->content, name, NULL);
  }
  g_assert_not_reached ();
}

static const TcSchemaAttribute *
find_attribute (const char *parent, const char *name, const char *attribute)
{
  return tc_schema_content_find_attribute (find (parent, name)->content, attribute);
}

static void
test_tables (void)
{
  const TcSchemaContent *root = tc_schema_toy.root->content;
  const TcSchemaElement *link = find ("toy", "link");
  guint slot = 0;
  guint i, n;

  g_assert_cmpstr (tc_schema_toy.system, ==, "toy");
  g_assert_cmpstr (tc_schema_toy.target_namespace, ==, "urn:turncoat:toy");
  g_assert_true (tc_schema_toy.elements[0] == tc_schema_toy.root);
  g_assert_cmpuint (strlen (tc_schema_toy.xsd), ==, tc_schema_toy.xsd_length);
  g_assert_cmpuint (root->n_slots, ==, 6);
  g_assert_true (root->foreign_elements && root->foreign_attributes);
  g_assert_nonnull (tc_schema_content_find_element (root, "lose", &slot));
  g_assert_cmpuint (slot, ==, 5);
  g_assert_cmpuint (root->slots[5].n, ==, 2);
  g_assert_cmpuint (root->slots[5].max, ==, 3);
  g_assert_cmpuint (root->slots[3].max, ==, TC_SCHEMA_UNBOUNDED);
  g_assert_null (tc_schema_content_find_element (root, "areas", NULL));
  g_assert_true (tc_schema_content_find_role (root, "link") == link);
  g_assert_true (tc_schema_find_role (&tc_schema_toy, "link") == link);
  g_assert_null (tc_schema_content_find_role (link->content, "link"));
  g_assert_null (tc_schema_content_find_role (NULL, "link"));
  g_assert_null (tc_schema_find_role (&tc_schema_toy, "no such"));

  g_assert_cmpstr (link->label, ==, "adjacency");
  g_assert_cmpstr (link->role, ==, "link");
  g_assert_true (link->key_unordered);
  g_assert_cmpstr (link->key[0], ==, "a");
  g_assert_cmpstr (link->key[1], ==, "b");
  g_assert_null (link->key[2]);
  g_assert_cmpint (link->scope, ==, TC_KEY_SCOPE_DOCUMENT);
  g_assert_cmpint (find ("table", "row")->scope, ==, TC_KEY_SCOPE_PARENT);
  g_assert_cmpint (find ("area", "outline")->merge, ==, TC_MERGE_WHOLE);
  g_assert_cmpstr (find_attribute ("toy", "link", "a")->refs[0], ==, "area");
  /* Documentation of the type stands in for the attribute's own. */
  g_assert_cmpstr (find_attribute ("toy", "area", "terrain")->doc, ==, "What the land is.");
  g_assert_cmpstr (find_attribute ("toy", "area", "src")->label, ==, "Source");
  /* A type that holds itself is one entry. */
  g_assert_true (find ("all", "any")->content == find ("toy", "win")->content);

  for (i = 0; i < tc_schema_toy.n_elements; i++) {
    const TcSchemaContent *content = tc_schema_toy.elements[i]->content;

    g_assert_cmpstr (tc_schema_toy.elements[i]->doc, !=, "");
    for (n = 0; n < content->n_attributes; n++)
      g_assert_cmpstr (content->attributes[n].doc, !=, "");
  }
}

typedef struct {
  const char *attribute; /* of area */
  const char *value;
  const char *expected; /* NULL: taken */
} Case;

#define SIZE    "a whole number from 1 to 9"
#define COORD   "a whole number from -20000 to 20000"
#define DATE    "a date such as 1940-05-10"
#define TERRAIN "one of clear, forest, mountain"
#define CODE    "a letter and two digits"
#define ID      "a readable identifier: lower-case letters, digits and hyphens, such as 1-panzer"

static const Case cases[] = {
  { "size", "1", NULL },
  { "size", "+9", NULL },
  { "size", " 007\t", NULL },
  { "size", "0", SIZE },
  { "size", "10", SIZE },
  { "size", "", SIZE },
  { "size", "-", SIZE },
  { "size", "1.0", SIZE },
  { "size", "0x1", SIZE },
  { "size", "--1", SIZE },
  { "size", "+-1", SIZE },
  { "size", "99999999999999999999999999", SIZE },
  { "x", "-20000", NULL },
  { "x", "-0", NULL },
  { "x", "20001", COORD },
  { "x", "-9223372036854775809", COORD },
  { "port", "true", NULL },
  { "port", "0", NULL },
  { "port", "True", "true or false" },
  { "founded", "2000-02-29", NULL },
  { "founded", "1900-02-29", DATE },
  { "founded", "1940-13-01", DATE },
  { "founded", "1940-00-01", DATE },
  { "founded", "0000-01-01", DATE },
  { "founded", "1940-5-1", DATE },
  { "founded", "1940-05-10T00", DATE },
  { "terrain", "forest", NULL },
  { "terrain", " forest ", NULL },
  { "terrain", "Forest", TERRAIN },
  { "terrain", "", TERRAIN },
  { "code", "A12", NULL },
  { "code", "A-12", NULL },
  { "code", "none", NULL },
  { "code", "A12x", CODE },
  { "code", "xnone", CODE },
  { "code", "A12\n", NULL }, /* collapsed before it is judged */
  { "id", "1-panzer", NULL },
  { "id", "-panzer", ID },
  { "id", "Sedan", ID },
  { "id", "", ID },
  { "name", "\xc3\xa9", NULL },
  { "name", " ", "text of 1 to 120 characters" },
  { "tag", "_a.b-c", NULL },
  { "tag", "1a", "text of the form [\\p{L}_][\\p{L}\\p{N}\\p{M}._\\-]*" },
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  const TcSchemaAttribute *attribute = find_attribute ("toy", "area", test->attribute);
  g_autofree char *expected = NULL;
  gboolean ok =
    tc_schema_type_check (attribute->type, test->value, strlen (test->value), &expected);

  g_assert_cmpint (ok, ==, test->expected == NULL);
  g_assert_cmpstr (expected, ==, test->expected);
}

/* Lengths are of characters, not bytes. */
static void
test_length (void)
{
  const TcSchemaType *name = find_attribute ("toy", "area", "name")->type;
  g_autoptr (GString) text = g_string_new (NULL);
  guint i;

  for (i = 0; i < 120; i++)
    g_string_append (text, "\xc3\xa9");
  g_assert_true (tc_schema_type_check (name, text->str, text->len, NULL));
  g_string_append (text, "e");
  g_assert_false (tc_schema_type_check (name, text->str, text->len, NULL));
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenario/schema/tables", test_tables);
  g_test_add_func ("/scenario/schema/length", test_length);
  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/schema/%u-%s", i, cases[i].attribute);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
