/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"
#include "systems/tc-systems.h"

/* Every type of every schema takes what is at its limits and refuses what is one past them, and
 * says what it expected. */

typedef struct {
  GHashTable *types; /* of TcSchemaType, each once */
  GHashTable *seen;  /* of TcSchemaContent */
} Collection;

static void
add_type (Collection *collection, const TcSchemaType *type)
{
  if (type != NULL)
    g_hash_table_add (collection->types, (gpointer) type);
}

static void
collect (Collection *collection, const TcSchemaContent *content)
{
  if (!g_hash_table_add (collection->seen, (gpointer) content))
    return;
  add_type (collection, content->text);
  for (guint i = 0; i < content->n_attributes; i++)
    add_type (collection, content->attributes[i].type);
  for (guint i = 0; i < content->n_elements; i++)
    collect (collection, content->elements[i]->content);
}

/* (transfer full): all types of the shipped schemas and of the tests' own. */
static GHashTable *
list_types (void)
{
  g_autofree const TcSchema **shipped = tc_systems_dup_schemas (NULL);
  Collection collection = { g_hash_table_new (NULL, NULL), g_hash_table_new (NULL, NULL) };

  collect (&collection, tc_schema_toy.root->content);
  for (guint i = 0; shipped[i] != NULL; i++)
    collect (&collection, shipped[i]->root->content);
  g_hash_table_unref (collection.seen);

  return collection.types;
}

typedef void (*Check) (const TcSchemaType *type);

static void
check_all (TcValueKind kind, Check check)
{
  g_autoptr (GHashTable) types = list_types ();
  GHashTableIter iter;
  gpointer type;
  guint n = 0;

  g_hash_table_iter_init (&iter, types);
  while (g_hash_table_iter_next (&iter, &type, NULL)) {
    if (((const TcSchemaType *) type)->kind != kind)
      continue;
    check (type);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}

static void
takes (const TcSchemaType *type, const char *value)
{
  g_autofree char *expected = NULL;

  if (!tc_schema_type_check (type, value, strlen (value), &expected))
    g_error ("%s refuses \"%s\": expected %s", type->name, value, expected);
  g_assert_null (expected);
}

/* @words is contained in what was expected. */
static void
refuses (const TcSchemaType *type, const char *value, const char *words)
{
  g_autofree char *expected = NULL;

  if (tc_schema_type_check (type, value, strlen (value), &expected))
    g_error ("%s takes \"%s\"", type->name, value);
  g_assert_nonnull (expected);
  g_assert_cmpstr (expected, !=, "");
  if (strstr (expected, words) == NULL)
    g_error ("%s: \"%s\" does not say \"%s\"", type->name, expected, words);
}

static char *
dup_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static void
check_integer (const TcSchemaType *type)
{
  static const char *const none[] = { "",
                                      " ",
                                      "-",
                                      "+",
                                      "1.0",
                                      "1e1",
                                      "0x1",
                                      "1 1",
                                      "one",
                                      "--1",
                                      "1,0",
                                      "\331\243",
                                      "99999999999999999999" };
  g_autofree char *lowest = dup_number (type->min);
  g_autofree char *highest = dup_number (type->max);
  g_autofree char *below = dup_number (type->min - 1);
  g_autofree char *above = dup_number (type->max + 1);
  g_autofree char *padded =
    g_strdup_printf ("%s000%" G_GINT64_FORMAT, type->max < 0 ? "-" : "", ABS (type->max));

  takes (type, lowest);
  takes (type, highest);
  takes (type, padded);
  refuses (type, below, lowest);
  refuses (type, above, highest);
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    refuses (type, none[i], type->min < type->max ? "a whole number" : "the number");
}

static void
test_integers (void)
{
  check_all (TC_VALUE_INTEGER, check_integer);
}

static void
check_boolean (const TcSchemaType *type)
{
  static const char *const all[] = { "true", "false", "1", "0" };
  static const char *const none[] = { "", "TRUE", "False", "yes", "no", "2", "01", "true false" };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    takes (type, all[i]);
  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    refuses (type, none[i], "true");
}

static void
test_booleans (void)
{
  check_all (TC_VALUE_BOOLEAN, check_boolean);
}

static void
check_enum (const TcSchemaType *type)
{
  for (guint i = 0; i < type->n_values; i++) {
    const char *word = type->values[i].name;
    g_autofree char *upper = g_ascii_strup (word, -1);
    g_autofree char *longer = g_strconcat (word, "-x", NULL);
    g_autofree char *twice = g_strconcat (word, " ", word, NULL);

    takes (type, word);
    if (strcmp (upper, word) != 0)
      refuses (type, upper, type->values[0].name);
    refuses (type, longer, type->values[0].name);
    refuses (type, twice, type->values[0].name);
  }
  refuses (type, "", type->values[0].name);
}

static void
test_enums (void)
{
  check_all (TC_VALUE_ENUM, check_enum);
}

/* Lengths count characters, of which an accented one is one. */
static char *
dup_letters (guint n)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (out, i % 2 == 0 ? "\303\251" : "e");

  return g_string_free (out, FALSE);
}

static void
check_text (const TcSchemaType *type)
{
  g_autofree char *longest = NULL;
  g_autofree char *longer = NULL;

  if (type->pattern != NULL || type->max_length == TC_SCHEMA_UNBOUNDED)
    return;
  longest = dup_letters (type->max_length);
  longer = dup_letters (type->max_length + 1);
  takes (type, longest);
  refuses (type, longer, "characters");
  if (type->min_length == 0) {
    takes (type, "");
  } else {
    g_autofree char *shortest = dup_letters (type->min_length);

    takes (type, shortest);
    refuses (type, "", "characters");
  }
}

static void
test_texts (void)
{
  check_all (TC_VALUE_TEXT, check_text);
}

/* -- What people write -- */

typedef struct {
  const char *type; /* of common.xsd */
  const char *value;
  gboolean is_taken;
} Value;

static const Value values[] = {
  { "id", "sedan", TRUE },
  { "id", "1-panzer", TRUE },
  { "id", "a", TRUE },
  { "id", "0", TRUE },
  { "id", "a-", TRUE },
  { "id", "-a", FALSE },
  { "id", "", FALSE },
  { "id", "Sedan", FALSE },
  { "id", "sed an", FALSE },
  { "id", "sed_an", FALSE },
  { "id", "li\303\250ge", FALSE },
  { "id", "a.b", FALSE },
  { "id", "1234567890123456789012345678901234567890123456789012345678901234", TRUE },
  { "id", "12345678901234567890123456789012345678901234567890123456789012345", FALSE },
  { "name", "Sedan", TRUE },
  { "name", "Li\303\250ge & Huy", TRUE },
  { "name", "", FALSE },
  { "colour", "#000000", TRUE },
  { "colour", "#2f6ea8", TRUE },
  { "colour", "#2F6EA8", FALSE },
  { "colour", "2f6ea8", FALSE },
  { "colour", "#2f6ea", FALSE },
  { "colour", "#2f6ea88", FALSE },
  { "colour", "#2f6eag", FALSE },
  { "colour", "red", FALSE },
  { "provenance-of", "terrain:designer", TRUE },
  { "provenance-of", "terrain:designer name:found", TRUE },
  { "provenance-of", "terrain", FALSE },
  { "provenance-of", "terrain:hearsay", FALSE },
  { "provenance-of", "terrain:designer,name:found", FALSE },
  { "provenance-of", "terrain: designer", FALSE },
  { "format-version", "1", TRUE },
  { "format-version", "01", TRUE },
  { "format-version", "2", FALSE },
  { "format-version", "0", FALSE },
  { "date", "1940-05-10", TRUE },
  { "date", "1940-02-29", TRUE },
  { "date", "1939-02-29", FALSE },
  { "date", "1900-02-29", FALSE },
  { "date", "2000-02-29", TRUE },
  { "date", "1940-04-31", FALSE },
  { "date", "1940-13-01", FALSE },
  { "date", "1940-00-10", FALSE },
  { "date", "1940-05-00", FALSE },
  { "date", "1940-5-10", FALSE },
  { "date", "40-05-10", FALSE },
  { "date", "10.05.1940", FALSE },
  { "date", "1940-05-10Z", FALSE },
  { "date", "1940-05-10+01:00", FALSE },
  { "date", "0000-01-01", FALSE },
};

static const TcSchemaType *
find_type (GHashTable *types, const char *name)
{
  GHashTableIter iter;
  gpointer type;

  g_hash_table_iter_init (&iter, types);
  while (g_hash_table_iter_next (&iter, &type, NULL))
    if (strcmp (((const TcSchemaType *) type)->name, name) == 0 ||
        (strcmp (name, "date") == 0 && ((const TcSchemaType *) type)->kind == TC_VALUE_DATE))
      return type;

  return NULL;
}

static void
test_values (void)
{
  g_autoptr (GHashTable) types = list_types ();

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    const TcSchemaType *type = find_type (types, values[i].type);

    g_assert_nonnull (type);
    if (values[i].is_taken)
      takes (type, values[i].value);
    else
      refuses (type, values[i].value, "");
  }
}

/* What a default or the smallest scenario says is a value of the type. */
static void
check_attributes (GHashTable *seen, const TcSchemaContent *content, guint *n)
{
  if (!g_hash_table_add (seen, (gpointer) content))
    return;
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->default_value != NULL) {
      takes (attribute->type, attribute->default_value);
      ++*n;
    }
    if (attribute->start != NULL)
      takes (attribute->type, attribute->start);
    if (attribute->printed != NULL && *attribute->printed != '\0')
      takes (attribute->type, attribute->printed);
    g_assert_false (attribute->required && attribute->default_value != NULL);
    g_assert_cmpstr (attribute->label, !=, "");
  }
  for (guint i = 0; i < content->n_elements; i++)
    check_attributes (seen, content->elements[i]->content, n);
}

static void
test_defaults (void)
{
  g_autofree const TcSchema **shipped = tc_systems_dup_schemas (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = 0; shipped[i] != NULL; i++)
    check_attributes (seen, shipped[i]->root->content, &n);
  g_assert_cmpuint (n, >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/schema-limits/integers", test_integers);
  g_test_add_func ("/scenario/schema-limits/booleans", test_booleans);
  g_test_add_func ("/scenario/schema-limits/enums", test_enums);
  g_test_add_func ("/scenario/schema-limits/texts", test_texts);
  g_test_add_func ("/scenario/schema-limits/values", test_values);
  g_test_add_func ("/scenario/schema-limits/defaults", test_defaults);

  return g_test_run ();
}
