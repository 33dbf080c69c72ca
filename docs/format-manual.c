/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* format-manual SYSTEM: writes the reference manual of a system's scenario format as Markdown, from
 * the tables that validate the files: what the schema documents is what the manual says. */

#include <tc-core.h>

static const TcSystem *
find_system (const char *id)
{
  const TcSystem *const *systems = tc_systems_list ();

  for (guint i = 0; systems[i] != NULL; i++) {
    if (g_str_equal (systems[i]->id, id))
      return systems[i];
  }

  return NULL;
}

static char *
dup_bounds (guint32 min, guint32 max)
{
  if (min == 1 && max == 1)
    return g_strdup ("one");
  if (max == TC_SCHEMA_UNBOUNDED)
    return g_strdup_printf ("%u or more", min);
  if (min == max)
    return g_strdup_printf ("%u", min);

  return g_strdup_printf ("%u to %u", min, max);
}

static char *
dup_values (const TcSchemaAttribute *attribute)
{
  const TcSchemaType *type = attribute->type;
  g_autoptr (GString) words = g_string_new (NULL);

  if (attribute->refs != NULL) {
    g_autofree char *spaces = g_strjoinv (" or ", (char **) attribute->refs);

    return g_strdup_printf ("id of %s", spaces);
  }

  switch (type->kind) {
  case TC_VALUE_TEXT:
    return g_strdup ("text");
  case TC_VALUE_ID:
    return g_strdup ("id");
  case TC_VALUE_INTEGER:
    return g_strdup_printf ("%" G_GINT64_FORMAT " to %" G_GINT64_FORMAT, type->min, type->max);
  case TC_VALUE_BOOLEAN:
    return g_strdup ("true, false");
  case TC_VALUE_DATE:
    return g_strdup ("date");
  case TC_VALUE_ENUM:
    for (guint i = 0; i < type->n_values; i++)
      g_string_append_printf (words, "%s`%s`", i > 0 ? ", " : "", type->values[i].name);
    if (type->name[0] != '\0')
      g_string_append_printf (words, " (%s)", type->name);
    break;
  }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
write_attributes (const TcSchemaContent *content)
{
  if (content->n_attributes == 0)
    return;

  g_print ("| attribute | value | default | meaning |\n|---|---|---|---|\n");
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *values = dup_values (attribute);

    g_print ("| `%s` | %s | %s | %s |\n", attribute->name, values,
             attribute->required                ? "required"
             : attribute->default_value != NULL ? attribute->default_value
                                                : "",
             attribute->doc);
  }
  g_print ("\n");
}

static void
write_children (const TcSchemaContent *content)
{
  if (content->n_slots == 0)
    return;

  g_print ("Contains, in this order:\n\n");
  for (guint i = 0; i < content->n_slots; i++) {
    const TcSchemaSlot *slot = &content->slots[i];
    g_autofree char *bounds = dup_bounds (slot->min, slot->max);

    g_print ("- %s of ", bounds);
    for (guint j = 0; j < slot->n; j++)
      g_print ("%s`<%s>`", j > 0 ? ", " : "", content->elements[slot->first + j]->name);
    g_print ("\n");
  }
  g_print ("\n");
}

/* Several tables have cells, and a condition may stand in several places: one section each kind. */
static gboolean
is_written (const TcSchema *schema, guint index)
{
  for (guint i = 0; i < index; i++) {
    if (g_str_equal (schema->elements[i]->name, schema->elements[index]->name) &&
        schema->elements[i]->content == schema->elements[index]->content)
      return TRUE;
  }

  return FALSE;
}

static void
write_element (const TcSchemaElement *element)
{
  const char *type = element->content->name;

  g_print ("## `<%s>`", element->name);
  if (type[0] != '\0' && !g_str_equal (type, element->name))
    g_print (" (%s)", type);
  g_print ("\n\n%s\n\n", element->doc);
  write_attributes (element->content);
  write_children (element->content);
}

/* Lists of words, which several attributes may take: one section each. */
static void
write_words (const TcSchema *schema)
{
  g_autoptr (GHashTable) written = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint k = 0; k < content->n_attributes; k++) {
      const TcSchemaType *type = content->attributes[k].type;

      if (type->kind != TC_VALUE_ENUM || type->name[0] == '\0' ||
          !g_hash_table_add (written, (gpointer) type))
        continue;
      g_print ("## Words of %s\n\n%s\n\n| word | meaning |\n|---|---|\n", type->name, type->doc);
      for (guint j = 0; j < type->n_values; j++)
        g_print ("| `%s` | %s |\n", type->values[j].name, type->values[j].doc);
      g_print ("\n");
    }
  }
}

int
main (int argc, char **argv)
{
  const TcSystem *system = argc == 2 ? find_system (argv[1]) : NULL;
  const TcSchema *schema;

  if (system == NULL) {
    g_printerr ("usage: format-manual SYSTEM\n");
    return 2;
  }

  schema = system->schema;
  g_print ("# The Format of %s\n\nNamespace `%s`. Made from the schema.\n\n", system->title,
           schema->target_namespace);
  for (guint i = 0; i < schema->n_elements; i++) {
    if (!is_written (schema, i))
      write_element (schema->elements[i]);
  }
  write_words (schema);

  return 0;
}
