/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

#include <errno.h>
#include <string.h>

/* Simple types: a restriction of one of XSD's own types or of a named one. A table entry carries
 * the facets of the whole chain. */

#define LENGTH_FREE TC_SCHEMA_UNBOUNDED

/* The letters after which XSD's own NCName goes on differ from PCRE's classes only in scripts that
 * no file of ours uses. */
#define NCNAME_PATTERN "[\\p{L}_][\\p{L}\\p{N}\\p{M}._\\-]*"

static const TcSchemaType builtins[] = {
  { "string", TC_VALUE_TEXT, FALSE, 0, 0, 0, LENGTH_FREE, NULL, NULL, 0, "" },
  { "token", TC_VALUE_TEXT, TRUE, 0, 0, 0, LENGTH_FREE, NULL, NULL, 0, "" },
  { "NCName", TC_VALUE_ID, TRUE, 0, 0, 1, LENGTH_FREE, NCNAME_PATTERN, NULL, 0, "" },
  { "integer", TC_VALUE_INTEGER, TRUE, G_MININT64, G_MAXINT64, 0, LENGTH_FREE, NULL, NULL, 0, "" },
  { "nonNegativeInteger", TC_VALUE_INTEGER, TRUE, 0, G_MAXINT64, 0, LENGTH_FREE, NULL, NULL, 0,
    "" },
  { "positiveInteger", TC_VALUE_INTEGER, TRUE, 1, G_MAXINT64, 0, LENGTH_FREE, NULL, NULL, 0, "" },
  { "boolean", TC_VALUE_BOOLEAN, TRUE, 0, 0, 0, LENGTH_FREE, NULL, NULL, 0, "" },
  /* Not collapsed, for libxml2 takes no white space around a date. */
  { "date", TC_VALUE_DATE, FALSE, 0, 0, 0, LENGTH_FREE, NULL, NULL, 0, "" },
};

static TcSchemaType *
add_type (TcSchemaCompiler *compiler, const TcSchemaType *base)
{
  TcSchemaType *type = tc_schema_compiler_own (compiler, g_memdup2 (base, sizeof *base));

  g_ptr_array_add (compiler->types, type);
  return type;
}

static const TcSchemaType *
find_builtin (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  g_autofree char *key = g_strconcat ("xs:", name, NULL);
  TcSchemaType *type = g_hash_table_lookup (compiler->simple_types, key);
  guint i;

  if (type != NULL)
    return type;

  for (i = 0; i < G_N_ELEMENTS (builtins); i++) {
    if (strcmp (builtins[i].name, name) != 0)
      continue;
    type = add_type (compiler, &builtins[i]);
    type->name = tc_schema_compiler_own (compiler, g_steal_pointer (&key));
    g_hash_table_insert (compiler->simple_types, (char *) type->name, type);
    return type;
  }
  tc_schema_compiler_error (compiler, node,
                            "xs:%s is outside the house subset; use string, token, NCName, "
                            "integer, nonNegativeInteger, positiveInteger, boolean or date",
                            name);

  return NULL;
}

const TcSchemaType *
tc_schema_compiler_find_simple (TcSchemaCompiler *compiler, xmlNode *node, const char *attribute)
{
  gboolean builtin;
  const char *name = tc_schema_compiler_resolve (compiler, node, attribute, &builtin);
  gpointer known = NULL;
  const TcSchemaType *type;
  xmlNode *declaration;

  if (name == NULL)
    return NULL;
  if (builtin)
    return find_builtin (compiler, node, name);
  if (g_hash_table_lookup_extended (compiler->simple_types, name, NULL, &known))
    return known;

  declaration = g_hash_table_lookup (compiler->globals[TC_GLOBAL_SIMPLE_TYPE], name);
  if (declaration == NULL) {
    tc_schema_compiler_error (compiler, node, "there is no simple type %s", name);
    return NULL;
  }
  if (!g_hash_table_add (compiler->open_types, (char *) name)) {
    tc_schema_compiler_error (compiler, node, "simple type %s is made of itself", name);
    return NULL;
  }
  type = tc_schema_compiler_read_simple (compiler, declaration);
  g_hash_table_remove (compiler->open_types, name);
  /* One with a fault too, so that it is reported once. */
  g_hash_table_insert (compiler->simple_types,
                       (char *) tc_schema_compiler_get (compiler, declaration, "name"),
                       (gpointer) type);

  return type;
}

static gboolean
read_number (TcSchemaCompiler *compiler, xmlNode *facet, gint64 low, gint64 high, gint64 *out)
{
  const char *value = tc_schema_compiler_get (compiler, facet, "value");

  if (value != NULL && g_ascii_string_to_signed (value, 10, low, high, out, NULL))
    return TRUE;
  tc_schema_compiler_error (
    compiler, facet, "%s must be a whole number from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT,
    facet->name, low, high);

  return FALSE;
}

/* Only what means the same to XSD and to PCRE may stand in a pattern. */
static const char *
find_pattern_fault (const char *pattern)
{
  gboolean in_class = FALSE;
  const char *p;

  for (p = pattern; *p != '\0'; p++) {
    if (*p == '\\') {
      p++;
      if (*p == '\0' || (g_ascii_isalnum (*p) && strchr ("nrt", *p) == NULL))
        return "an escape that XSD and PCRE do not share";
    } else if (in_class) {
      if (*p == '[')
        return "a class inside a class";
      in_class = *p != ']';
    } else if (*p == '[') {
      in_class = TRUE;
      if (p[1] == '^')
        p++;
    } else if (*p == '^' || *p == '$') {
      return "an unescaped ^ or $ (patterns are anchored)";
    } else if (*p == '(' && p[1] == '?') {
      return "a group option";
    } else if (strchr ("*+?}", *p) != NULL && (p[1] == '+' || p[1] == '?')) {
      return "a lazy or possessive quantifier";
    }
  }

  return NULL;
}

static void
read_pattern (TcSchemaCompiler *compiler, xmlNode *facet, TcSchemaType *type)
{
  const char *pattern = tc_schema_compiler_get (compiler, facet, "value");
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GError) error = NULL;
  const char *fault;

  if (pattern == NULL || type->kind == TC_VALUE_INTEGER || type->kind == TC_VALUE_BOOLEAN ||
      type->kind == TC_VALUE_DATE) {
    tc_schema_compiler_error (compiler, facet, "a pattern is for text only and needs a value");
    return;
  }
  if (type->pattern != NULL) {
    tc_schema_compiler_error (compiler, facet, "only one pattern in a chain of types");
    return;
  }
  fault = find_pattern_fault (pattern);
  if (fault != NULL) {
    tc_schema_compiler_error (compiler, facet, "the pattern has %s", fault);
    return;
  }
  regex = g_regex_new (pattern, G_REGEX_ANCHORED, 0, &error);
  if (regex == NULL)
    tc_schema_compiler_error (compiler, facet, "%s", error->message);
  type->pattern = pattern;
}

static void
read_facet (TcSchemaCompiler *compiler, xmlNode *facet, TcSchemaType *type)
{
  gboolean is_integer = type->kind == TC_VALUE_INTEGER;
  gboolean is_text = type->kind == TC_VALUE_TEXT || type->kind == TC_VALUE_ID;
  gint64 number = 0;

  tc_schema_compiler_allow (compiler, facet, "value", "");
  if (tc_schema_node_is (facet, "pattern")) {
    read_pattern (compiler, facet, type);
  } else if (is_integer && tc_schema_node_is (facet, "minInclusive")) {
    if (read_number (compiler, facet, type->min, type->max, &number))
      type->min = number;
  } else if (is_integer && tc_schema_node_is (facet, "maxInclusive")) {
    if (read_number (compiler, facet, type->min, type->max, &number))
      type->max = number;
  } else if (is_text && tc_schema_node_is (facet, "minLength")) {
    if (read_number (compiler, facet, type->min_length, G_MAXINT32, &number))
      type->min_length = (guint32) number;
  } else if (is_text && tc_schema_node_is (facet, "maxLength")) {
    if (read_number (compiler, facet, type->min_length, G_MAXINT32, &number))
      type->max_length = (guint32) number;
  } else if (is_text && tc_schema_node_is (facet, "length")) {
    if (read_number (compiler, facet, type->min_length, G_MAXINT32, &number))
      type->min_length = type->max_length = (guint32) number;
  } else {
    tc_schema_compiler_error (compiler, facet, "xs:%s does not fit this type", facet->name);
  }
}

const char *
tc_schema_compiler_get_glyph (TcSchemaCompiler *compiler, xmlNode *node)
{
  const char *word = tc_schema_compiler_get_tc (compiler, node, "glyph");

  if (word != NULL && !g_strv_contains (tc_glyph_get_all (), word))
    tc_schema_compiler_error (compiler, node, "there is no glyph %s", word);

  return word;
}

/* An enumeration on an enumeration must narrow it. */
static void
read_values (TcSchemaCompiler *compiler, xmlNode *facet, TcSchemaType *type)
{
  g_autoptr (GArray) values = g_array_new (FALSE, TRUE, sizeof (TcSchemaValue));
  guint i;

  if (type->kind != TC_VALUE_TEXT && type->kind != TC_VALUE_ENUM)
    tc_schema_compiler_error (compiler, facet, "an enumeration must be of xs:token or xs:string");

  for (; facet != NULL; facet = tc_schema_node_next (facet->next)) {
    TcSchemaValue value = { 0 };

    tc_schema_compiler_allow (compiler, facet,
                              "value tc:label tc:sentence tc:negation tc:owner tc:glyph", "");
    if (!tc_schema_node_is (facet, "enumeration")) {
      tc_schema_compiler_error (compiler, facet, "xs:%s does not go with xs:enumeration",
                                facet->name);
      continue;
    }
    value.name = tc_schema_compiler_get (compiler, facet, "value");
    value.sentence = tc_schema_compiler_get_tc (compiler, facet, "sentence");
    value.negation = tc_schema_compiler_get_tc (compiler, facet, "negation");
    value.owner = tc_schema_compiler_get_tc (compiler, facet, "owner");
    value.glyph = tc_schema_compiler_get_glyph (compiler, facet);
    value.doc = tc_schema_compiler_get_doc (compiler, facet);
    if (value.name == NULL || *value.doc == '\0')
      tc_schema_compiler_error (compiler, facet, "the value %s has no documentation",
                                value.name != NULL ? value.name : "without a name");
    for (i = 0; i < values->len; i++) {
      if (g_strcmp0 (g_array_index (values, TcSchemaValue, i).name, value.name) == 0)
        tc_schema_compiler_error (compiler, facet, "the value %s stands here twice", value.name);
    }
    g_array_append_val (values, value);
  }
  type->kind = TC_VALUE_ENUM;
  type->n_values = values->len;
  type->values = tc_schema_compiler_own (compiler, g_array_free (g_steal_pointer (&values), FALSE));
}

const TcSchemaType *
tc_schema_compiler_read_simple (TcSchemaCompiler *compiler, xmlNode *node)
{
  const char *name = tc_schema_compiler_get (compiler, node, "name");
  xmlNode *restriction = tc_schema_node_next (node->children);
  const TcSchemaType *base;
  TcSchemaType *type;
  xmlNode *facet;

  tc_schema_compiler_allow (compiler, node, "name", "restriction");
  if (restriction == NULL || !tc_schema_node_is (restriction, "restriction")) {
    tc_schema_compiler_error (compiler, node, "a simple type needs xs:restriction");
    return NULL;
  }
  tc_schema_compiler_allow (compiler, restriction, "base",
                            "minInclusive maxInclusive minLength maxLength length pattern "
                            "enumeration");
  if (!xmlHasProp (restriction, BAD_CAST "base")) {
    tc_schema_compiler_error (compiler, restriction, "a restriction needs base");
    return NULL;
  }
  base = tc_schema_compiler_find_simple (compiler, restriction, "base");
  if (base == NULL)
    return NULL;

  type = add_type (compiler, base);
  type->name = name != NULL ? name : "";
  type->doc = tc_schema_compiler_get_doc (compiler, node);
  if (*type->doc == '\0')
    type->doc = base->doc;
  if (g_strcmp0 (name, "id") == 0)
    type->kind = TC_VALUE_ID;

  facet = tc_schema_node_next (restriction->children);
  if (facet != NULL && tc_schema_node_is (facet, "enumeration"))
    read_values (compiler, facet, type);
  else
    for (; facet != NULL; facet = tc_schema_node_next (facet->next))
      read_facet (compiler, facet, type);

  return type;
}
