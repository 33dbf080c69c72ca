/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "operation-support.h"

#include <string.h>

static const char *const words[] = { "1",   "2",     "3",        "true",       "clear", "forest",
                                     "a&b", "<\"'>", "designer", "x:designer", "A-12",  "" };

/* After a sibling of any kind, or as the first. */
static TcOperation *
new_random_move (TcRng *rng, const TcScenario *scenario, TcNode node, const char *path)
{
  TcNode target = tc_scenario_get_parent (scenario, node);
  guint n = tc_rng_below (rng, 6);
  g_autofree char *after = NULL;

  if (target != TC_NODE_NONE)
    target = tc_scenario_get_first_child (scenario, target);
  for (; n > 0 && target != TC_NODE_NONE; n--)
    target = tc_scenario_get_next_sibling (scenario, target);
  if (target != TC_NODE_NONE)
    after = tc_scenario_dup_path (scenario, target);

  return tc_operation_new_move_after (path, after);
}

TcOperation *
operation_new_random (TcRng *rng, const TcScenario *scenario)
{
  TcNode node = tc_rng_below (rng, tc_scenario_get_n_nodes (scenario));
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  const char *word = words[tc_rng_below (rng, G_N_ELEMENTS (words))];
  guint what = tc_rng_below (rng, 12);

  if (what == 10)
    return new_random_move (rng, scenario, node, path);
  if (what == 11)
    return tc_operation_new_set_text (path, word);

  if (what < 2 && content->n_elements > 0) {
    const TcSchemaElement *element = content->elements[tc_rng_below (rng, content->n_elements)];
    const char *attributes[] = { NULL, word, NULL };

    if (element->content->n_attributes > 0)
      attributes[0] = element->content->attributes[0].name;
    return tc_operation_new_insert (path, element->name, attributes);
  }
  if (what < 4 || content->n_attributes == 0)
    return tc_operation_new_remove (path);
  if (what < 5)
    return tc_operation_new_move (path, tc_rng_below (rng, 2) == 1);

  return tc_operation_new_set (path,
                               content->attributes[tc_rng_below (rng, content->n_attributes)].name,
                               what < 9 ? word : NULL);
}

/* @written: "a=1" "b=2" */
static TcOperation *
new_insert (const char *path, const char *after, const char *name, char **written)
{
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);
  TcOperation *insert;

  for (guint i = 0; written[i] != NULL; i++) {
    gsize length = strcspn (written[i], "=");

    g_ptr_array_add (attributes, g_strndup (written[i], length));
    g_ptr_array_add (attributes, g_strdup (written[i] + length + 1));
  }
  g_ptr_array_add (attributes, NULL);
  insert = tc_operation_new_insert (path, name, (const char *const *) attributes->pdata);
  if (after != NULL)
    tc_operation_insert_after (insert, after);

  return insert;
}

static TcOperation *
read_one (const char *written)
{
  g_auto (GStrv) all = g_strsplit (written, " ", -1);
  guint n = g_strv_length (all);
  const char *path = strcmp (all[1], ".") == 0 ? "" : all[1];
  g_autofree char *rest = NULL;

  if (strcmp (all[0], "remove") == 0)
    return tc_operation_new_remove (path);
  if (strcmp (all[0], "copy") == 0)
    return tc_operation_new_duplicate (path);
  if (strcmp (all[0], "up") == 0 || strcmp (all[0], "down") == 0)
    return tc_operation_new_move (path, strcmp (all[0], "down") == 0);
  if (strcmp (all[0], "first") == 0)
    return tc_operation_new_move_after (path, NULL);
  if (strcmp (all[0], "text") == 0) {
    rest = g_strjoinv (" ", all + 2);
    return tc_operation_new_set_text (path, rest);
  }
  g_assert_cmpuint (n, >=, 3);
  if (strcmp (all[0], "after") == 0)
    return tc_operation_new_move_after (path, all[2]);
  if (strcmp (all[0], "insert") == 0)
    return new_insert (path, NULL, all[2], all + 3);
  if (strcmp (all[0], "insert-after") == 0)
    return new_insert (path, all[2], all[3], all + 4);
  if (strcmp (all[0], "unset") == 0)
    return tc_operation_new_set (path, all[2], NULL);
  g_assert_cmpstr (all[0], ==, "set");
  rest = g_strjoinv (" ", all + 3);

  return tc_operation_new_set (path, all[2], rest);
}

TcOperation *
operation_read (const char *written)
{
  g_auto (GStrv) parts = g_strsplit (written, "; ", -1);
  TcOperation *group;

  if (parts[1] == NULL)
    return read_one (written);
  group = tc_operation_new_group ("Several");
  for (guint i = 0; parts[i] != NULL; i++)
    tc_operation_group_take (group, read_one (parts[i]));

  return group;
}
