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

/* The order of what has no source of its own, as the points of an outline, is what the element
 * around it says. */
static void
mark_order (TcOperationRun *run, TcNode node)
{
  if (tc_schema_content_find_attribute (tc_scenario_get_element (run->scenario, node)->content,
                                        "src") == NULL)
    tc_operation_mark_inside (run, tc_scenario_get_parent (run->scenario, node));
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
    return tc_operation_refuse (
      run, is_down ? _ ("This is already the last <%s>") : _ ("This is already the first <%s>"),
      tc_scenario_get_name (run->scenario, node));
  own = get_block (run, node);
  cut = get_block (run, other);
  between = is_down ? (TcSpan){ own.end, cut.start } : (TcSpan){ cut.end, own.start };
  other_text = tc_source_dup_span (source, cut);
  between_text = tc_source_dup_span (source, between);
  text = is_down ? g_strconcat (other_text, between_text, NULL)
                 : g_strconcat (between_text, other_text, NULL);
  mark_order (run, node);
  if (is_down) {
    tc_operation_add (run, (TcSpan){ own.start, own.start }, text);
    tc_operation_add (run, (TcSpan){ between.start, cut.end }, "");
  } else {
    tc_operation_add (run, (TcSpan){ cut.start, between.end }, "");
    tc_operation_add (run, (TcSpan){ own.end, own.end }, text);
  }

  return TRUE;
}

/* -- To any place among its like ----------------------------------------------------------------
 */

static gboolean
find_target (TcOperationRun *run, const TcOperation *operation, TcNode node, TcNode *out_target)
{
  const TcScenario *scenario = run->scenario;

  *out_target = TC_NODE_NONE;
  if (operation->after == NULL)
    return TRUE;

  *out_target = tc_scenario_find_by_path (scenario, operation->after);
  if (*out_target == TC_NODE_NONE) {
    g_set_error (run->error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE, _ ("%s no longer exists"),
                 operation->after);
    return FALSE;
  }
  if (tc_scenario_get_parent (scenario, *out_target) != tc_scenario_get_parent (scenario, node) ||
      get_slot (scenario, *out_target) != get_slot (scenario, node))
    return tc_operation_refuse (run,
                                _ ("This <%s> can only be moved among elements of the same kind"),
                                tc_scenario_get_name (scenario, node));

  return TRUE;
}

/* The first sibling of the slot. */
static TcNode
find_first (const TcScenario *scenario, TcNode node)
{
  TcNode first = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));

  while (get_slot (scenario, first) != get_slot (scenario, node))
    first = tc_scenario_get_next_sibling (scenario, first);

  return first;
}

/* Where the white space begins that parts a block from what is before it. */
static guint32
find_lead (TcOperationRun *run, TcSpan block)
{
  guint32 start = block.start;
  g_autofree char *lead = tc_operation_dup_lead (run, start);

  if (lead != NULL)
    return start - (guint32) strlen (lead);
  while (start > 0 && (run->text[start - 1] == ' ' || run->text[start - 1] == '\t'))
    start--;

  return start;
}

/* The node is cut out with what parts it from the element before, and goes with it behind the
 * target; or, to become the first, changes sides with its own parting. */
gboolean
tc_operation_run_move_after (TcOperationRun *run, const TcOperation *operation, TcNode node)
{
  TcSource *source = tc_scenario_get_source (run->scenario);
  TcSpan own = get_block (run, node);
  guint32 lead = find_lead (run, own);
  g_autofree char *parting = tc_source_dup_span (source, (TcSpan){ lead, own.start });
  g_autofree char *written = tc_source_dup_span (source, own);
  g_autofree char *text = NULL;
  TcNode target;
  guint32 at;

  if (tc_scenario_get_parent (run->scenario, node) == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot be moved"));
  if (!find_target (run, operation, node, &target))
    return FALSE;
  if (target == node)
    return TRUE;

  if (target == TC_NODE_NONE) {
    target = find_first (run->scenario, node);
    if (target == node)
      return TRUE;
    at = get_block (run, target).start;
    text = g_strconcat (written, parting, NULL);
  } else {
    if (tc_scenario_get_next_sibling (run->scenario, target) == node)
      return TRUE;
    at = get_block (run, target).end;
    text = g_strconcat (parting, written, NULL);
  }
  mark_order (run, node);
  tc_operation_add (run, (TcSpan){ at, at }, text);
  tc_operation_add (run, (TcSpan){ lead, own.end }, "");

  return TRUE;
}

/* As XML writes text: what would end it or begin something else is escaped. Lines end as those of
 * the file do. */
static char *
dup_escaped (TcOperationRun *run, const char *text)
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
    case '\n':
      g_string_append (out, tc_operation_get_newline (run));
      break;
    default:
      g_string_append_c (out, *text);
    }
  }

  return g_string_free (out, FALSE);
}

/* (transfer full): the comments and instructions in @span, which outlive the text around them. */
static char *
dup_comments (TcOperationRun *run, TcSpan span)
{
  static const char *const marks[][2] = { { "<!--", "-->" },
                                          { "<![CDATA[", "]]>" },
                                          { "<?", "?>" } };
  const char *at = run->text + span.start;
  const char *end = run->text + span.end;
  GString *out = g_string_new (NULL);

  while ((at = memchr (at, '<', (gsize) (end - at))) != NULL) {
    const char *stop = at + 1;

    for (guint i = 0; i < G_N_ELEMENTS (marks); i++) {
      if (!g_str_has_prefix (at, marks[i][0]))
        continue;
      stop = g_strstr_len (at + strlen (marks[i][0]), end - at - (gssize) strlen (marks[i][0]),
                           marks[i][1]);
      stop = stop != NULL ? stop + strlen (marks[i][1]) : end;
      if (i != 1)
        g_string_append_len (out, at, stop - at);
    }
    at = stop;
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
    return tc_operation_refuse (run, _ ("<%s> cannot contain text"),
                                tc_scenario_get_name (scenario, node));
  if (!tc_operation_is_writable (text))
    return tc_operation_refuse (run, _ ("The text has a character that XML does not allow"));
  if (g_strcmp0 (tc_scenario_get_text (scenario, node), text) == 0)
    return TRUE;

  tc_operation_mark_inside (run, node);
  escaped = dup_escaped (run, text);
  if (tag->is_empty) {
    g_autofree char *name =
      g_strndup (run->text + tag->name.start, tag->name.end - tag->name.start);
    g_autofree char *written = g_strconcat (">", escaped, "</", name, ">", NULL);
    guint32 start = tag->tag.end - 2;

    while (strchr (" \t\r\n", run->text[start - 1]) != NULL)
      start--;
    tc_operation_add (run, (TcSpan){ start, tag->tag.end }, written);
  } else {
    TcSpan inside = { tag->tag.end, tag->end_tag.start };
    g_autofree char *comments = dup_comments (run, inside);
    g_autofree char *written = g_strconcat (escaped, comments, NULL);

    tc_operation_add (run, inside, written);
  }

  return TRUE;
}
