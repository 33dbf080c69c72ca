/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare/tc-listing.h"

#include <string.h>

#include "scenario/tc-scenario-private.h"

/* A text with its line ends as "\n", so that each value has one line. */
static void
append_value (GString *out, const char *value)
{
  for (; *value != '\0'; value++) {
    if (*value == '\n')
      g_string_append (out, "\\n");
    else if (*value == '\\')
      g_string_append (out, "\\\\");
    else
      g_string_append_c (out, *value);
  }
  g_string_append_c (out, '\n');
}

static void
append_attribute (GString *out,
                  const TcScenario *scenario,
                  TcNode node,
                  const TcSchemaAttribute *attribute,
                  const char *path)
{
  const char *value = tc_scenario_get_string_of (scenario, node, attribute);
  gint64 number = 0;

  if (!tc_scenario_has (scenario, node, attribute->name))
    return;
  g_string_append_printf (out, "%s%s@%s = ", path, *path != '\0' ? "/" : "", attribute->name);
  if (attribute->type->kind == TC_VALUE_INTEGER &&
      tc_scenario_read_int_of (scenario, node, attribute, &number))
    g_string_append_printf (out, "%" G_GINT64_FORMAT "\n", number);
  else if (attribute->type->kind == TC_VALUE_BOOLEAN &&
           !tc_scenario_is_bad (scenario, node, attribute->name))
    append_value (out, tc_scenario_get_bool_of (scenario, node, attribute) ? "true" : "false");
  else
    append_value (out, value);
}

static void
append_node (GString *out, const TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const char *text = tc_scenario_get_text (scenario, node);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  gsize length = out->len;

  for (guint32 i = 0; i < content->n_attributes; i++)
    append_attribute (out, scenario, node, &content->attributes[i], path);
  if (text != NULL && *text != '\0') {
    g_string_append_printf (out, "%s = ", path);
    append_value (out, text);
  }
  /* What has no value is there all the same, unless something in it says so. */
  if (out->len == length && tc_scenario_get_first_child (scenario, node) == TC_NODE_NONE)
    g_string_append_printf (out, "%s\n", path);
}

char *
tc_listing_dup (const TcScenario *scenario)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL, g_string_free (out, FALSE));

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++)
    append_node (out, scenario, node);

  return g_string_free (out, FALSE);
}
