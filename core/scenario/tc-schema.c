/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema.h"

#include <string.h>

#include "scenario/tc-schema-private.h"

static const char *const mark_names[] = {
  [TC_MARK_NONE] = "none",       [TC_MARK_LABEL] = "label",   [TC_MARK_VALUE] = "value",
  [TC_MARK_STATE] = "state",     [TC_MARK_PORT] = "port",     [TC_MARK_FORT] = "fort",
  [TC_MARK_WARNING] = "warning", [TC_MARK_MUTUAL] = "mutual", [TC_MARK_BACKER] = "backer",
};

gboolean
tc_mark_kind_parse (const char *word, TcMarkKind *out_kind)
{
  for (guint i = TC_MARK_LABEL; i < G_N_ELEMENTS (mark_names); i++) {
    /* What goes on somewhere is known to a game alone. */
    if (i == TC_MARK_STATE || i == TC_MARK_BACKER || strcmp (mark_names[i], word) != 0)
      continue;
    *out_kind = (TcMarkKind) i;
    return TRUE;
  }

  return FALSE;
}

const char *
tc_mark_kind_get_name (TcMarkKind kind)
{
  return mark_names[kind];
}

const char *const *
tc_glyph_get_all (void)
{
  static const char *const glyphs[] = { "altar",  "arch",  "bag",   "barrier", "bird",  "burst",
                                        "car",    "cloud", "cube",  "disk",    "door",  "drop",
                                        "hole",   "house", "lens",  "nothing", "pump",  "ring",
                                        "runner", "safe",  "sheet", "skull",   "slide", "spiral",
                                        "stairs", "star",  "sun",   NULL };

  return glyphs;
}

/* Names are short, and most of those that are compared differ in the first letters. */
static inline gboolean
is_name (const char *name, const char *other)
{
  while (*name == *other && *name != '\0') {
    name++;
    other++;
  }

  return *name == *other;
}

const TcSchemaAttribute *
tc_schema_content_find_attribute (const TcSchemaContent *content, const char *name)
{
  guint64 head;

  g_return_val_if_fail (content != NULL && name != NULL, NULL);

  head = tc_schema_pack_head (name);
  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->head == head && ((head & 0xff) == 0 || strcmp (attribute->name, name) == 0))
      return attribute;
  }

  return NULL;
}

static guint
find_slot (const TcSchemaContent *content, guint element)
{
  guint i;

  for (i = 0; i < content->n_slots; i++) {
    if (element - content->slots[i].first < content->slots[i].n)
      return i;
  }
  g_assert_not_reached ();
}

const TcSchemaElement *
tc_schema_content_find_element (const TcSchemaContent *content, const char *name, guint *out_slot)
{
  guint i;

  g_return_val_if_fail (content != NULL && name != NULL, NULL);

  for (i = 0; i < content->n_elements; i++) {
    if (!is_name (content->elements[i]->name, name))
      continue;
    if (out_slot != NULL)
      *out_slot = find_slot (content, i);
    return content->elements[i];
  }

  return NULL;
}

static const TcSchemaElement *
find_role (const TcSchemaElement *const *elements, guint n, const char *role)
{
  for (guint i = 0; i < n; i++) {
    if (g_strcmp0 (elements[i]->role, role) == 0)
      return elements[i];
  }

  return NULL;
}

const TcSchemaElement *
tc_schema_content_find_role (const TcSchemaContent *content, const char *role)
{
  g_return_val_if_fail (role != NULL, NULL);

  return content != NULL ? find_role (content->elements, content->n_elements, role) : NULL;
}

const TcSchemaElement *
tc_schema_find_role (const TcSchema *schema, const char *role)
{
  g_return_val_if_fail (schema != NULL && role != NULL, NULL);

  return find_role (schema->elements, schema->n_elements, role);
}
