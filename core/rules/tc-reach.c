/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-reach.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-schema.h"

typedef struct {
  guint from; /* indices of spaces */
  guint to;
} Step;

struct _TcReach {
  TcScenario *scenario;
  GArray *sides;      /* of TcNode */
  GArray *spaces;     /* of TcNode */
  GHashTable *places; /* node of a space + 1 -> its index + 1 */
  GArray *steps;      /* of Step: the links, in their directions */
  guint *counts;      /* sides x spaces */
};

static gboolean
has_role (const TcReach *reach, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (reach->scenario, node), role) == 0;
}

/* (transfer full) (element-type TcNode) */
static GArray *
collect (TcScenario *scenario, const char *role)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE)
    g_array_append_val (nodes, node);

  return nodes;
}

static guint
find_side (const TcReach *reach, TcNode node)
{
  TcNode side = tc_scenario_find_ref (reach->scenario, node, "side", NULL);

  for (guint i = 0; side != TC_NODE_NONE && i < reach->sides->len; i++)
    if (g_array_index (reach->sides, TcNode, i) == side)
      return i;

  return G_MAXUINT;
}

/* The index of a space, or G_MAXUINT. */
static guint
find_space (const TcReach *reach, TcNode space)
{
  gpointer index = NULL;

  if (space != TC_NODE_NONE)
    index = g_hash_table_lookup (reach->places, GUINT_TO_POINTER ((guint) space + 1));

  return index != NULL ? GPOINTER_TO_UINT (index) - 1 : G_MAXUINT;
}

static guint *
get_count (const TcReach *reach, guint side, guint space)
{
  return &reach->counts[side * reach->spaces->len + space];
}

static void
lower (const TcReach *reach, guint side, guint space, guint steps)
{
  if (side == G_MAXUINT || space == G_MAXUINT)
    return;
  *get_count (reach, side, space) = MIN (*get_count (reach, side, space), steps);
}

/* @node and its children, which speak of the same side. */
static void
begin_at (const TcReach *reach, TcNode node, guint side, guint steps)
{
  TcNode child = tc_scenario_get_first_child (reach->scenario, node);

  lower (reach, side,
         find_space (reach, tc_scenario_find_ref (reach->scenario, node, "space", NULL)), steps);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (reach->scenario, child))
    lower (reach, side,
           find_space (reach, tc_scenario_find_ref (reach->scenario, child, "space", NULL)), steps);
}

static void
read_start (const TcReach *reach, TcNode setup)
{
  TcNode child = TC_NODE_NONE;
  TcNode backer = TC_NODE_NONE;

  if (setup != TC_NODE_NONE)
    child = tc_scenario_get_first_child (reach->scenario, setup);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (reach->scenario, child))
    begin_at (reach, child, find_side (reach, child), 0);
  while ((backer = tc_scenario_find_by_role (reach->scenario, "backer", backer)) != TC_NODE_NONE)
    begin_at (reach, backer, find_side (reach, backer), 1);
}

/* Whether the link leads back as well. */
static gboolean
leads_back (const TcReach *reach, TcNode link)
{
  const TcSchemaContent *content = tc_scenario_get_element (reach->scenario, link)->content;

  for (guint i = 0; i < content->n_attributes; i++)
    if (content->attributes[i].mark == TC_MARK_MUTUAL)
      return tc_scenario_get_bool_of (reach->scenario, link, &content->attributes[i]);

  return TRUE;
}

static void
read_link (const TcReach *reach, TcNode link)
{
  const TcSchemaContent *content = tc_scenario_get_element (reach->scenario, link)->content;
  guint ends[2] = { G_MAXUINT, G_MAXUINT };
  guint n = 0;
  Step there, back;

  for (guint i = 0; i < content->n_attributes && n < G_N_ELEMENTS (ends); i++) {
    guint space = G_MAXUINT;

    if (content->attributes[i].refs != NULL)
      space = find_space (reach,
                          tc_scenario_get_ref (reach->scenario, link, content->attributes[i].name));
    if (space != G_MAXUINT)
      ends[n++] = space;
  }
  if (n < G_N_ELEMENTS (ends))
    return;
  there = (Step){ ends[0], ends[1] };
  back = (Step){ ends[1], ends[0] };
  g_array_append_val (reach->steps, there);
  if (leads_back (reach, link))
    g_array_append_val (reach->steps, back);
}

/* Until nothing comes nearer: boards are small. */
static void
spread (const TcReach *reach, guint side)
{
  gboolean is_changed = TRUE;

  while (is_changed) {
    is_changed = FALSE;
    for (guint i = 0; i < reach->steps->len; i++) {
      const Step *step = &g_array_index (reach->steps, Step, i);
      guint from = *get_count (reach, side, step->from);

      if (from == TC_REACH_NEVER || *get_count (reach, side, step->to) <= from + 1)
        continue;
      *get_count (reach, side, step->to) = from + 1;
      is_changed = TRUE;
    }
  }
}

TcReach *
tc_reach_new (TcScenario *scenario, TcNode setup)
{
  TcReach *reach = g_new0 (TcReach, 1);
  TcNode link = TC_NODE_NONE;

  reach->scenario = scenario;
  reach->sides = collect (scenario, "side");
  reach->spaces = collect (scenario, "space");
  reach->places = g_hash_table_new (NULL, NULL);
  reach->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  reach->counts = g_new (guint, MAX (1, reach->sides->len * reach->spaces->len));
  memset (reach->counts, 0xff, reach->sides->len * reach->spaces->len * sizeof *reach->counts);
  for (guint i = 0; i < reach->spaces->len; i++)
    g_hash_table_insert (reach->places,
                         GUINT_TO_POINTER ((guint) g_array_index (reach->spaces, TcNode, i) + 1),
                         GUINT_TO_POINTER (i + 1));
  while ((link = tc_scenario_find_by_role (scenario, "link", link)) != TC_NODE_NONE)
    read_link (reach, link);
  g_assert (setup == TC_NODE_NONE || has_role (reach, setup, "setup"));
  read_start (reach, setup);
  for (guint i = 0; i < reach->sides->len; i++)
    spread (reach, i);

  return reach;
}

void
tc_reach_free (TcReach *reach)
{
  g_array_unref (reach->sides);
  g_array_unref (reach->spaces);
  g_array_unref (reach->steps);
  g_hash_table_unref (reach->places);
  g_free (reach->counts);
  g_free (reach);
}

guint
tc_reach_get_n_sides (const TcReach *reach)
{
  return reach->sides->len;
}

TcNode
tc_reach_get_side (const TcReach *reach, guint side)
{
  return g_array_index (reach->sides, TcNode, side);
}

guint
tc_reach_get_steps (const TcReach *reach, guint side, TcNode space)
{
  guint index = find_space (reach, space);

  return index != G_MAXUINT ? *get_count (reach, side, index) : TC_REACH_NEVER;
}

char *
tc_reach_dup_words (const TcReach *reach, TcNode space)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < reach->sides->len; i++) {
    guint steps = tc_reach_get_steps (reach, i, space);
    const char *name =
      tc_scenario_get_string (reach->scenario, tc_reach_get_side (reach, i), "name");

    g_string_append (words, i > 0 ? "; " : "");
    if (steps == TC_REACH_NEVER)
      /* Translators: a side, and that it never gets to a space of the board. */
      g_string_append_printf (words, _ ("%s: never"), name);
    else if (steps == 0)
      /* Translators: a side, and that it begins the game in a space of the board. */
      g_string_append_printf (words, _ ("%s: from the start"), name);
    else
      /* Translators: a side, and how far a space of the board is from where it begins. */
      g_string_append_printf (words, ngettext ("%s: %u step", "%s: %u steps", steps), name, steps);
  }

  return g_string_free (words, FALSE);
}
