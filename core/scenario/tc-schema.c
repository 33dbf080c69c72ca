/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema.h"

#include <string.h>

const TcSchemaAttribute *
tc_schema_content_find_attribute (const TcSchemaContent *content, const char *name)
{
  guint i;

  g_return_val_if_fail (content != NULL && name != NULL, NULL);

  for (i = 0; i < content->n_attributes; i++) {
    if (strcmp (content->attributes[i].name, name) == 0)
      return &content->attributes[i];
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
    if (strcmp (content->elements[i]->name, name) != 0)
      continue;
    if (out_slot != NULL)
      *out_slot = find_slot (content, i);
    return content->elements[i];
  }

  return NULL;
}
