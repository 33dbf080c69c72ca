/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"

/* Moving elements among their like, and writing the text inside one. */

static guint
get_slot (const TcScenario *scenario, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  guint slot = 0;

  tc_schema_content_find_element (tc_scenario_get_element (scenario, parent)->content,
                                  tc_scenario_get_name (scenario, node), &slot);

  return slot;
}

/* The sibling of the same slot before or after @node: siblings of a slot stand together. */
static TcNode
find_neighbour (const TcScenario *scenario, TcNode node, gboolean is_down)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  TcNode before = TC_NODE_NONE;
  TcNode found = TC_NODE_NONE;
  TcNode child = tc_scenario_get_first_child (scenario, parent);

  for (; child != node; child = tc_scenario_get_next_sibling (scenario, child))
    before = child;
  found = is_down ? tc_scenario_get_next_sibling (scenario, node) : before;
  if (found == TC_NODE_NONE || get_slot (scenario, found) != get_slot (scenario, node))
    return TC_NODE_NONE;

  return found;
}

/* The element with the comment that follows it on its line. */
static TcSpan
get_block (TcOperationRun *run, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (run->scenario, node);

  extent.end = tc_operation_skip_line_comment (run, extent.end);

  return extent;
}

/* The other one is what is cut out and put on the far side: the bytes of the node that is moved
 * stay, so whoever follows it through the edits keeps it. */
gboolean
tc_operation_run_move (TcOperationRun *run, TcNode node, gboolean is_down)
{
  TcSource *source = tc_scenario_get_source (run->scenario);
  g_autofree char *other_text = NULL;
  g_autofree char *between_text = NULL;
  g_autofree char *text = NULL;
  TcNode other;
  TcSpan own;
  TcSpan cut;
  TcSpan between;

  if (tc_scenario_get_parent (run->scenario, node) == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot be moved"));
  other = find_neighbour (run->scenario, node, is_down);
  if (other == TC_NODE_NONE)
    return tc_operation_refuse (run,
                                is_down ? _ ("This <%s> is the last of its kind already")
                                        : _ ("This <%s> is the first of its kind already"),
                                tc_scenario_get_name (run->scenario, node));
  own = get_block (run, node);
  cut = get_block (run, other);
  between = is_down ? (TcSpan){ own.end, cut.start } : (TcSpan){ cut.end, own.start };
  other_text = tc_source_dup_span (source, cut);
  between_text = tc_source_dup_span (source, between);
  text = is_down ? g_strconcat (other_text, between_text, NULL)
                 : g_strconcat (between_text, other_text, NULL);
  if (is_down) {
    tc_operation_add (run, (TcSpan){ own.start, own.start }, text);
    tc_operation_add (run, (TcSpan){ between.start, cut.end }, "");
  } else {
    tc_operation_add (run, (TcSpan){ cut.start, between.end }, "");
    tc_operation_add (run, (TcSpan){ own.end, own.end }, text);
  }

  return TRUE;
}

/* As XML writes text: what would end it or begin something else is escaped. */
static char *
dup_escaped (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++) {
    switch (*text) {
    case '&':
      g_string_append (out, "&amp;");
      break;
    case '<':
      g_string_append (out, "&lt;");
      break;
    case '>':
      g_string_append (out, "&gt;");
      break;
    case '\r':
      g_string_append (out, "&#13;");
      break;
    default:
      g_string_append_c (out, *text);
    }
  }

  return g_string_free (out, FALSE);
}

gboolean
tc_operation_run_set_text (TcOperationRun *run, TcNode node, const char *text)
{
  const TcScenario *scenario = run->scenario;
  const TcScanElement *tag = tc_scan_get_element (tc_scenario_get_scan (scenario),
                                                  tc_scenario_get_scan_element (scenario, node));
  g_autofree char *escaped = NULL;

  if (tc_scenario_get_element (scenario, node)->content->text == NULL)
    return tc_operation_refuse (run, _ ("<%s> holds no text"),
                                tc_scenario_get_name (scenario, node));
  if (!tc_operation_is_writable (text))
    return tc_operation_refuse (run, _ ("The text has a character that XML cannot hold"));
  if (g_strcmp0 (tc_scenario_get_text (scenario, node), text) == 0)
    return TRUE;

  tc_operation_mark_inside (run, node);
  escaped = dup_escaped (text);
  if (tag->is_empty) {
    g_autofree char *name =
      g_strndup (run->text + tag->name.start, tag->name.end - tag->name.start);
    g_autofree char *written = g_strconcat (">", escaped, "</", name, ">", NULL);
    guint32 start = tag->tag.end - 2;

    while (strchr (" \t\r\n", run->text[start - 1]) != NULL)
      start--;
    tc_operation_add (run, (TcSpan){ start, tag->tag.end }, written);
  } else {
    tc_operation_add (run, (TcSpan){ tag->tag.end, tag->end_tag.start }, escaped);
  }

  return TRUE;
}
