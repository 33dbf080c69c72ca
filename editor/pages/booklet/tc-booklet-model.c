/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/booklet/tc-booklet-model.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/booklet/tc-booklet-drill.h"

static void
line_free (gpointer data)
{
  TcBookletLine *line = data;

  g_free (line->path);
  g_free (line->title);
  g_free (line->detail);
  g_free (line);
}

/* Takes @path, @title and @detail. */
static TcBookletLine *
add (GPtrArray *lines, TcBookletKind kind, char *path, char *title, char *detail)
{
  TcBookletLine *line = g_new0 (TcBookletLine, 1);

  line->kind = kind;
  line->path = path;
  line->title = title;
  line->detail = detail;
  g_ptr_array_add (lines, line);

  return line;
}

/* -- What an element says ---------------------------------------------------------------------- */

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

static void
append_line (GString *text, const char *line)
{
  if (*line == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* A paragraph as it is, effects as sentences. */
static void
append_child (GString *text, TcScenario *scenario, TcNode child)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, child);

  if (element->content->text != NULL) {
    g_autofree char *words = g_strdup (tc_scenario_get_text (scenario, child));

    append_line (text, g_strstrip (words));
  } else if (has_role (scenario, child, "effects")) {
    g_autofree char *kind = tc_node_dup_kind (scenario, child);
    g_autofree char *says = tc_sentence_dup (scenario, child);
    g_autofree char *line = *says != '\0' ? g_strdup_printf ("%s: %s", kind, says) : g_strdup ("");

    append_line (text, line);
  }
}

static char *
dup_detail (TcScenario *scenario, TcNode node)
{
  g_autofree char *summary = tc_node_dup_summary (scenario, node);
  GString *text = g_string_new (NULL);

  if (has_role (scenario, node, "effects")) {
    g_autofree char *says = tc_sentence_dup (scenario, node);

    append_line (text, says);
  }
  for (TcNode child = tc_scenario_get_first_child (scenario, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child))
    append_child (text, scenario, child);
  append_line (text, summary);

  return g_string_free (text, FALSE);
}

/* The side that an attribute of @node names, or TC_NODE_NONE. */
static TcNode
find_side (TcScenario *scenario, TcNode node)
{
  return tc_scenario_find_ref (scenario, node, "side", NULL);
}

/* What has a name of its own is called by it; what there is only one of stands under its heading
 * alone. */
static char *
dup_title (TcScenario *scenario, TcNode node)
{
  TcNode side = find_side (scenario, node);
  g_autofree char *title = NULL;
  g_autofree char *owner = NULL;

  if (tc_scenario_get_element (scenario, node)->key == NULL)
    return g_strdup ("");
  title = tc_node_dup_title (scenario, node);
  if (side == TC_NODE_NONE)
    return g_steal_pointer (&title);
  owner = tc_node_dup_title (scenario, side);

  /* Translators: a side, and what it tries to achieve */
  return g_strdup_printf (_ ("%s: %s"), owner, title);
}

/* -- Sections ---------------------------------------------------------------------------------- */

static char *
dup_heading (const TcSchemaElement *element, guint max)
{
  return tc_word_dup_capital (max > 1 && element->plural != NULL ? element->plural
                                                                 : element->label);
}

static void
add_section (GPtrArray *lines,
             TcScenario *scenario,
             TcNode chapter,
             const TcSchemaElement *element,
             guint max)
{
  TcBookletLine *heading =
    add (lines, TC_BOOKLET_SECTION, g_strdup (""), dup_heading (element, max), g_strdup (""));
  TcNode node = tc_scenario_find_child (scenario, chapter, element->name);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node), n++)
    add (lines, TC_BOOKLET_ENTRY, tc_scenario_dup_path (scenario, node), dup_title (scenario, node),
         dup_detail (scenario, node));
  if (n == 0)
    add (lines, TC_BOOKLET_NONE, g_strdup (""), g_strdup (_ ("None")), g_strdup (""));
  if (n < max)
    heading->element = element->name;
}

static void
add_text (GPtrArray *lines, TcScenario *scenario, TcNode chapter, const TcSchemaElement *element)
{
  TcNode node = tc_scenario_find_child (scenario, chapter, element->name);
  char *words;

  if (node == TC_NODE_NONE)
    return;
  words = g_strdup (tc_scenario_get_text (scenario, node));
  add (lines, TC_BOOKLET_TEXT, tc_scenario_dup_path (scenario, node), g_strstrip (words),
       g_strdup (""));
}

/* -- Who can win ------------------------------------------------------------------------------- */

static void
add_side (GPtrArray *lines, TcScenario *scenario, TcNode chapter, TcNode side)
{
  g_autofree char *name = tc_node_dup_title (scenario, side);
  g_autoptr (GString) ways = g_string_new (NULL);

  for (TcNode node = tc_scenario_get_first_child (scenario, chapter); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (scenario, node)) {
    g_autofree char *title = NULL;

    if ((!has_role (scenario, node, "goal") && !has_role (scenario, node, "clock")) ||
        find_side (scenario, node) != side)
      continue;
    title = tc_node_dup_title (scenario, node);
    g_string_append_printf (ways, "%s%s", ways->len > 0 ? ", " : "", title);
  }
  if (ways->len > 0)
    add (lines, TC_BOOKLET_CAN_WIN, g_strdup (""),
         /* Translators: a side */
         g_strdup_printf (_ ("%s can win"), name), g_strdup (ways->str));
  else
    add (lines, TC_BOOKLET_CANNOT_WIN, g_strdup (""), g_strdup_printf (_ ("%s cannot win"), name),
         g_strdup (_ ("Nothing here lets this side win. Add a goal for it.")));
}

static void
add_verdicts (GPtrArray *lines, TcScenario *scenario, TcNode chapter)
{
  TcNode side = TC_NODE_NONE;

  add (lines, TC_BOOKLET_SECTION, g_strdup (""), g_strdup (_ ("Who Can Win")), g_strdup (""));
  while ((side = tc_scenario_find_by_role (scenario, "side", side)) != TC_NODE_NONE)
    add_side (lines, scenario, chapter, side);
}

/* -- Beginning here ---------------------------------------------------------------------------- */

/* A second one would be the same but for its name. */
static gboolean
has_beginning (TcScenario *scenario, TcNode chapter)
{
  TcNode drill = TC_NODE_NONE;

  while ((drill = tc_scenario_find_by_role (scenario, "drill", drill)) != TC_NODE_NONE)
    if (tc_node_find_role_around (scenario, drill, "setup") != TC_NODE_NONE &&
        tc_booklet_drill_leads_to (scenario, drill, chapter))
      return TRUE;

  return FALSE;
}

/* (transfer full): of the chapter, when a setup that begins in it can be made; else "". */
static char *
dup_path_to_add (TcScenario *scenario, TcNode chapter)
{
  g_autoptr (TcOperation) insert = tc_booklet_drill_make_setup (scenario, chapter);

  return insert != NULL ? tc_scenario_dup_path (scenario, chapter) : g_strdup ("");
}

static const char *
get_no_beginning (TcScenario *scenario, TcNode chapter)
{
  if (tc_booklet_drill_find_number (scenario, chapter) == TC_NODE_NONE)
    return _ ("None. On the Chart page, have a number mean this one first.");

  return _ ("None");
}

static void
add_beginnings (GPtrArray *lines, TcScenario *scenario, TcNode chapter)
{
  TcNode drill = TC_NODE_NONE;
  guint n = lines->len;

  add (lines, TC_BOOKLET_BEGINNINGS,
       has_beginning (scenario, chapter) ? g_strdup ("") : dup_path_to_add (scenario, chapter),
       g_strdup (_ ("Setups That Begin Here")), g_strdup (""));
  while ((drill = tc_scenario_find_by_role (scenario, "drill", drill)) != TC_NODE_NONE) {
    TcNode setup = tc_node_find_role_around (scenario, drill, "setup");

    if (setup != TC_NODE_NONE && tc_booklet_drill_leads_to (scenario, drill, chapter))
      add (lines, TC_BOOKLET_BEGINNING, tc_scenario_dup_path (scenario, setup),
           tc_node_dup_title (scenario, setup), tc_node_dup_summary (scenario, setup));
  }
  if (lines->len == n + 1)
    add (lines, TC_BOOKLET_NONE, g_strdup (""), g_strdup (get_no_beginning (scenario, chapter)),
         g_strdup (""));
}

GPtrArray *
tc_booklet_list (TcScenario *scenario, TcNode chapter)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, chapter)->content;
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  for (guint i = 0; i < content->n_slots; i++) {
    const TcSchemaSlot *slot = &content->slots[i];

    for (guint k = slot->first; k < slot->first + slot->n; k++) {
      if (content->elements[k]->content->text != NULL)
        add_text (lines, scenario, chapter, content->elements[k]);
      else
        add_section (lines, scenario, chapter, content->elements[k], slot->max);
    }
  }
  add_verdicts (lines, scenario, chapter);
  add_beginnings (lines, scenario, chapter);

  return lines;
}
