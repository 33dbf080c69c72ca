/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

/* Writing the model as C. Elements and contents name each other, so each kind is one array and
 * entries are named by array and index. Lists of attributes and of words that are the same are
 * written once: the tables are full of addresses, and what they take costs time at each start. */

typedef struct {
  TcSchemaCompiler *compiler;
  GString *out;
  GHashTable *types; /* TcSchemaType -> index + 1, and so on */
  GHashTable *contents;
  GHashTable *elements;
  GHashTable *shared; /* what stands in an array -> its number + 1 */
} Writer;

static GHashTable *
number_entries (GPtrArray *entries)
{
  GHashTable *numbers = g_hash_table_new (NULL, NULL);
  guint i;

  for (i = 0; i < entries->len; i++)
    g_hash_table_insert (numbers, g_ptr_array_index (entries, i), GUINT_TO_POINTER (i));

  return numbers;
}

static guint
number_of (GHashTable *numbers, gconstpointer entry)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (numbers, entry));
}

/* Octal escapes, for a hexadecimal one would swallow digits after it; question marks escaped, for
 * two of them start a trigraph. */
static void
write_bytes (GString *out, const char *text, gsize length)
{
  gsize i;

  g_string_append_c (out, '"');
  for (i = 0; i < length; i++) {
    guchar c = (guchar) text[i];

    if (c == '\n' && i + 1 < length)
      g_string_append (out, "\\n\"\n  \"");
    else if (c == '"' || c == '\\' || c == '?')
      g_string_append_printf (out, "\\%c", c);
    else if (c < ' ' || c > '~')
      g_string_append_printf (out, "\\%03o", c);
    else
      g_string_append_c (out, (char) c);
  }
  g_string_append_c (out, '"');
}

static void
write_string (GString *out, const char *text)
{
  if (text == NULL)
    g_string_append (out, "NULL");
  else
    write_bytes (out, text, strlen (text));
}

static void
write_strings (GString *out, const char *field, const char *const *strings)
{
  guint i;

  if (strings == NULL)
    return;
  g_string_append_printf (out, ", .%s = (const char *const[]){ ", field);
  for (i = 0; strings[i] != NULL; i++) {
    write_string (out, strings[i]);
    g_string_append (out, ", ");
  }
  g_string_append (out, "NULL }");
}

static void
write_field (GString *out, const char *field, const char *text)
{
  g_string_append_printf (out, ", .%s = ", field);
  write_string (out, text);
}

static void
write_mark (GString *out, TcMarkKind mark)
{
  g_autofree char *name = g_ascii_strup (tc_mark_kind_get_name (mark), -1);

  g_string_append_printf (out, ", .mark = TC_MARK_%s", name);
}

static void
write_number (GString *out, gint64 number)
{
  if (number == G_MININT64)
    g_string_append (out, "G_MININT64");
  else
    g_string_append_printf (out, "G_GINT64_CONSTANT (%" G_GINT64_FORMAT ")", number);
}

/* Writes the array that is named @name and the number returned, unless it stands there already. */
static guint
write_shared (Writer *writer, const char *type, const char *name, const char *entries)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (writer->shared, entries));

  if (number > 0)
    return number - 1;

  number = g_hash_table_size (writer->shared);
  g_hash_table_insert (writer->shared, g_strdup (entries), GUINT_TO_POINTER (number + 1));
  g_string_append_printf (writer->out, "static const %s %s%s_%u[] = {\n%s};\n\n", type,
                          writer->compiler->prefix, name, number, entries);

  return number;
}

static guint
write_values (Writer *writer, const TcSchemaType *type)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < type->n_values; i++) {
    g_string_append (out, "  { ");
    write_string (out, type->values[i].name);
    g_string_append (out, ", ");
    write_string (out, type->values[i].sentence);
    g_string_append (out, ", ");
    write_string (out, type->values[i].negation);
    g_string_append (out, ", ");
    write_string (out, type->values[i].owner);
    g_string_append (out, ", ");
    write_string (out, type->values[i].glyph);
    g_string_append (out, ", ");
    write_string (out, type->values[i].doc);
    g_string_append (out, " },\n");
  }

  return write_shared (writer, "TcSchemaValue", "values", out->str);
}

/* @values: the number of the array of its words. */
static void
write_type (Writer *writer, const TcSchemaType *type, guint values)
{
  static const char *const kinds[] = { "TEXT", "ID", "INTEGER", "BOOLEAN", "DATE", "ENUM" };
  GString *out = writer->out;

  g_string_append (out, "  { .name = ");
  write_string (out, type->name);
  g_string_append_printf (out, ", .kind = TC_VALUE_%s, .collapse = %s, .min = ", kinds[type->kind],
                          type->collapse ? "TRUE" : "FALSE");
  write_number (out, type->min);
  g_string_append (out, ", .max = ");
  write_number (out, type->max);
  g_string_append_printf (out, ", .min_length = %uu, .max_length = %uu", type->min_length,
                          type->max_length);
  write_field (out, "pattern", type->pattern);
  if (type->n_values > 0)
    g_string_append_printf (out, ", .n_values = %u, .values = %svalues_%u", type->n_values,
                            writer->compiler->prefix, values);
  write_field (out, "doc", type->doc);
  g_string_append (out, " },\n");
}

static void
write_element (Writer *writer, const TcSchemaElement *element)
{
  GString *out = writer->out;

  g_string_append (out, "  { .name = ");
  write_string (out, element->name);
  g_string_append_printf (out, ", .content = &%scontents[%u]", writer->compiler->prefix,
                          number_of (writer->contents, element->content));
  write_field (out, "role", element->role);
  write_field (out, "key_space", element->key_space);
  write_strings (out, "key", element->key);
  g_string_append_printf (out, ", .key_unordered = %s, .scope = TC_KEY_SCOPE_%s, .merge = %s",
                          element->key_unordered ? "TRUE" : "FALSE",
                          element->scope == TC_KEY_SCOPE_PARENT ? "PARENT" : "DOCUMENT",
                          element->merge == TC_MERGE_WHOLE ? "TC_MERGE_WHOLE" : "TC_MERGE_BY_KEY");
  g_string_append_printf (out, ", .start = %u", element->start);
  write_field (out, "label", element->label);
  write_field (out, "plural", element->plural);
  write_field (out, "glyph", element->glyph);
  write_field (out, "sentence", element->sentence);
  write_field (out, "negation", element->negation);
  write_field (out, "number", element->number);
  write_field (out, "join", element->join);
  write_field (out, "added", element->added);
  write_field (out, "removed", element->removed);
  write_mark (out, element->mark);
  write_field (out, "doc", element->doc);
  g_string_append (out, " },\n");
}

static guint
write_attributes (Writer *writer, const TcSchemaContent *content)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    g_string_append (out, "  { .name = ");
    write_string (out, attribute->name);
    g_string_append_printf (out, ", .head = 0x%" G_GINT64_MODIFIER "xu", attribute->head);
    g_string_append_printf (out, ", .type = &%stypes[%u], .required = %s", writer->compiler->prefix,
                            number_of (writer->types, attribute->type),
                            attribute->required ? "TRUE" : "FALSE");
    if (attribute->draws != TC_DRAWS_NOTHING)
      g_string_append_printf (out, ", .draws = TC_DRAWS_%s",
                              attribute->draws == TC_DRAWS_PLAYER ? "PLAYER" : "GAME");
    write_mark (out, attribute->mark);
    write_field (out, "default_value", attribute->default_value);
    write_strings (out, "refs", attribute->refs);
    write_field (out, "label", attribute->label);
    write_field (out, "printed", attribute->printed);
    write_field (out, "start", attribute->start);
    write_field (out, "sentence", attribute->sentence);
    write_field (out, "changed", attribute->changed);
    write_field (out, "doc", attribute->doc);
    g_string_append (out, " },\n");
  }

  return write_shared (writer, "TcSchemaAttribute", "attributes", out->str);
}

static void
write_slots (Writer *writer, const TcSchemaContent *content)
{
  GString *out = writer->out;
  guint i;

  g_string_append (out, ",\n    .slots = (const TcSchemaSlot[]){ ");
  for (i = 0; i < content->n_slots; i++)
    g_string_append_printf (out, "{ %u, %u, %uu, %uu }, ", content->slots[i].first,
                            content->slots[i].n, content->slots[i].min, content->slots[i].max);
  g_string_append (out, "},\n    .elements = (const TcSchemaElement *const[]){ ");
  for (i = 0; i < content->n_elements; i++)
    g_string_append_printf (out, "&%selements[%u], ", writer->compiler->prefix,
                            number_of (writer->elements, content->elements[i]));
  g_string_append (out, "}");
}

/* @attributes: the number of the array of its attributes. */
static void
write_content (Writer *writer, const TcSchemaContent *content, guint attributes)
{
  GString *out = writer->out;

  g_string_append (out, "  { .name = ");
  write_string (out, content->name);
  g_string_append_printf (out, ", .n_attributes = %u, .n_slots = %u, .n_elements = %u",
                          content->n_attributes, content->n_slots, content->n_elements);
  if (content->n_attributes > 0)
    g_string_append_printf (out, ", .attributes = %sattributes_%u", writer->compiler->prefix,
                            attributes);
  if (content->n_elements > 0)
    write_slots (writer, content);
  if (content->text != NULL)
    g_string_append_printf (out, ",\n    .text = &%stypes[%u]", writer->compiler->prefix,
                            number_of (writer->types, content->text));
  g_string_append_printf (out, ",\n    .foreign_attributes = %s, .foreign_elements = %s",
                          content->foreign_attributes ? "TRUE" : "FALSE",
                          content->foreign_elements ? "TRUE" : "FALSE");
  write_field (out, "doc", content->doc);
  g_string_append (out, " },\n");
}

static void
write_symbol (Writer *writer, gboolean has_variant)
{
  const char *prefix = writer->compiler->prefix;
  GString *out = writer->out;
  g_autofree char *symbol = g_strdup (writer->compiler->system);

  g_strdelimit (symbol, "-.", '_');
  if (*prefix != '\0')
    g_string_append_printf (out, "static const TcSchema %sschema = {\n  .system = ", prefix);
  else
    g_string_append_printf (
      out,
      "extern const TcSchema tc_schema_%s;\nconst TcSchema tc_schema_%s = {\n  .system = ", symbol,
      symbol);
  write_string (out, writer->compiler->system);
  if (has_variant)
    g_string_append (out, ", .variant = &variant_schema");
}

static void
write_schema (Writer *writer, gboolean has_variant)
{
  TcSchemaCompiler *compiler = writer->compiler;
  const char *prefix = compiler->prefix;
  GString *out = writer->out;
  xmlChar *text = NULL;
  int length = 0;
  guint i;

  xmlDocDumpMemory (compiler->document, &text, &length);
  g_string_append_printf (out, "static const char %sxsd[] =\n  ", prefix);
  write_bytes (out, (const char *) text, (gsize) length);
  xmlFree (text);

  g_string_append_printf (out, ";\n\nstatic const TcSchemaElement *const every_%selement[] = {\n",
                          prefix);
  for (i = 0; i < compiler->elements->len; i++)
    g_string_append_printf (out, "  &%selements[%u],\n", prefix, i);
  g_string_append (out, "};\n\n");
  write_symbol (writer, has_variant);
  write_field (out, "target_namespace", compiler->target_namespace);
  g_string_append_printf (
    out,
    ",\n  .root = &%selements[%u], .elements = every_%selement, .n_elements = %u,"
    "\n  .xsd = %sxsd, .xsd_length = sizeof %sxsd - 1,\n};\n\n",
    prefix, number_of (writer->elements, compiler->root), prefix, compiler->elements->len, prefix,
    prefix);
}

char *
tc_schema_compiler_dup_head (TcSchemaCompiler *compiler)
{
  g_autofree char *file = g_path_get_basename (compiler->main_file);

  return g_strdup_printf ("/* Made from %s by tc-schema-compile; do not edit. */\n\n"
                          "#ifdef TC_CORE_COMPILATION\n#include \"scenario/tc-schema.h\"\n"
                          "#else\n#include <tc-core.h>\n#endif\n\n",
                          file);
}

static void
write_types (Writer *writer)
{
  GPtrArray *types = writer->compiler->types;
  g_autofree guint *values = g_new0 (guint, types->len + 1);

  for (guint i = 0; i < types->len; i++) {
    const TcSchemaType *type = g_ptr_array_index (types, i);

    if (type->n_values > 0)
      values[i] = write_values (writer, type);
  }
  g_string_append_printf (writer->out, "static const TcSchemaType %stypes[] = {\n",
                          writer->compiler->prefix);
  for (guint i = 0; i < types->len; i++)
    write_type (writer, g_ptr_array_index (types, i), values[i]);
  g_string_append (writer->out, "};\n\n");
}

static void
write_elements (Writer *writer)
{
  GPtrArray *elements = writer->compiler->elements;

  g_string_append_printf (writer->out, "static const TcSchemaElement %selements[%u] = {\n",
                          writer->compiler->prefix, elements->len);
  for (guint i = 0; i < elements->len; i++)
    write_element (writer, g_ptr_array_index (elements, i));
  g_string_append (writer->out, "};\n\n");
}

static void
write_contents (Writer *writer)
{
  GPtrArray *contents = writer->compiler->contents;
  g_autofree guint *attributes = g_new0 (guint, contents->len + 1);

  for (guint i = 0; i < contents->len; i++) {
    const TcSchemaContent *content = g_ptr_array_index (contents, i);

    if (content->n_attributes > 0)
      attributes[i] = write_attributes (writer, content);
  }
  g_string_append_printf (writer->out, "static const TcSchemaContent %scontents[%u] = {\n",
                          writer->compiler->prefix, contents->len);
  for (guint i = 0; i < contents->len; i++)
    write_content (writer, g_ptr_array_index (contents, i), attributes[i]);
  g_string_append (writer->out, "};\n\n");
}

char *
tc_schema_compiler_dup_tables (TcSchemaCompiler *compiler, gboolean has_variant)
{
  const char *prefix = compiler->prefix;
  Writer writer = { .compiler = compiler, .out = g_string_new (NULL) };

  writer.types = number_entries (compiler->types);
  writer.contents = number_entries (compiler->contents);
  writer.elements = number_entries (compiler->elements);
  writer.shared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_string_append_printf (writer.out,
                          "static const TcSchemaContent %scontents[%u];\n"
                          "static const TcSchemaElement %selements[%u];\n\n",
                          prefix, compiler->contents->len, prefix, compiler->elements->len);
  write_types (&writer);
  write_elements (&writer);
  write_contents (&writer);
  write_schema (&writer, has_variant);

  g_hash_table_unref (writer.shared);
  g_hash_table_unref (writer.elements);
  g_hash_table_unref (writer.contents);
  g_hash_table_unref (writer.types);

  return g_string_free (writer.out, FALSE);
}
