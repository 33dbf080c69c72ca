/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-operation.h"
#include "variant/tc-variant-extract.h"

/* "my-war" of "folder/my-war.scenario.xml": an id as good as any; NULL when it cannot be one. */
static char *
dup_id (const char *name, const TcSchemaAttribute *attribute)
{
  g_autofree char *base = g_path_get_basename (name);
  char *id = g_ascii_strdown (base, (gssize) strcspn (base, "."));

  if (!tc_schema_type_check (attribute->type, id, strlen (id), NULL))
    g_clear_pointer (&id, g_free);

  return id;
}

/* The base with an id and a title of its own: what a variant says first. */
static TcSource *
rename_base (TcScenario *base, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (base, 0)->content;
  const TcSchemaAttribute *id = tc_schema_content_find_attribute (content, "id");
  g_autoptr (TcOperation) both = tc_operation_new_group ("");
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *own = id != NULL ? dup_id (name, id) : NULL;

  if (own != NULL)
    tc_operation_group_take (both, tc_operation_new_set ("", "id", own));
  if (tc_schema_content_find_attribute (content, "title") != NULL) {
    g_autofree char *title =
      g_strconcat ("Variant of ", tc_scenario_get_string (base, 0, "title"), NULL);

    tc_operation_group_take (both, tc_operation_new_set ("", "title", title));
  }
  edits = tc_operation_make_edits (both, base, NULL);

  return edits != NULL ? tc_edits_apply (edits, tc_scenario_get_source (base), NULL)
                       : tc_source_ref (tc_scenario_get_source (base));
}

TcSource *
tc_variant_new (TcScenario *base, const char *extends, const char *name)
{
  g_autoptr (TcSource) renamed = rename_base (base, name);

  return tc_variant_extract (tc_scenario_get_source (base), renamed, tc_scenario_get_schema (base),
                             extends, name);
}
