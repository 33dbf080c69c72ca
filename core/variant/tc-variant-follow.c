/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-variant-follow-private.h"

#include <string.h>

#include "scenario/tc-operation-private.h"
#include "text/tc-report-private.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant-private.h"

typedef struct {
  TcOperationRun run; /* in the variant */
  TcScenario *from;
  TcScenario *to;
  char *unit; /* of the variant's indentation */
  TcNode written;
} Sync;

static void sync_node (Sync *self, TcNode from, TcNode to, TcNode node);

/* (transfer full): the last step of the node's path, which names it among its siblings. */
static char *
dup_step (const TcScenario *scenario, TcNode node)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  g_autofree char *around = tc_scenario_dup_path (scenario, parent);

  return g_strdup (path + strlen (around) + (*around != '\0' ? 1 : 0));
}

TcNode
tc_follow_find_same (const TcScenario *scenario,
                     TcNode parent,
                     const TcScenario *other,
                     TcNode child)
{
  g_autofree char *step = NULL;
  g_autofree char *around = NULL;
  g_autofree char *path = NULL;

  if (parent == TC_NODE_NONE)
    return TC_NODE_NONE;
  step = dup_step (other, child);
  around = tc_scenario_dup_path (scenario, parent);
  path = *around != '\0' ? g_strconcat (around, "/", step, NULL) : g_strdup (step);

  return tc_scenario_find_by_path (scenario, path);
}

gboolean
tc_follow_is_same_text (const TcScenario *a, TcNode left, const TcScenario *b, TcNode right)
{
  TcSpan one = tc_scenario_get_extent (a, left);
  TcSpan two = tc_scenario_get_extent (b, right);
  const char *text = tc_source_get_text (tc_scenario_get_source (a), NULL);
  const char *other = tc_source_get_text (tc_scenario_get_source (b), NULL);

  return one.end - one.start == two.end - two.start &&
         memcmp (text + one.start, other + two.start, one.end - one.start) == 0;
}

/* Whether the inside of @element can only be replaced as a whole: nothing says which of its
 * children is which. */
static gboolean
is_opaque (const TcSchemaElement *element)
{
  const TcSchemaContent *content = element->content;

  if (content->text != NULL)
    return TRUE;
  for (guint32 i = 0; i < content->n_slots; i++)
    for (guint32 k = 0; content->slots[i].max != 1 && k < content->slots[i].n; k++)
      if (content->elements[content->slots[i].first + k]->key == NULL)
        return TRUE;

  return FALSE;
}

const char *
tc_follow_get_word (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  if (node == TC_NODE_NONE || !tc_scenario_has (scenario, node, attribute->name))
    return NULL;

  return tc_scenario_get_string_of (scenario, node, attribute);
}

/* -- Writing ----------------------------------------------------------------------------------- */

static gsize
count_blanks (const char *line)
{
  return strspn (line, " ");
}

/* (transfer full): @text, of an extract, with the namespace prefix of the variant. What is foreign
 * has its own, and in values there is no "<". */
static char *
dup_prefixed (Sync *self, const char *text)
{
  const TcScanElement *root = tc_scan_get_element (tc_scenario_get_scan (self->run.scenario), 0);
  const char *name = self->run.text + root->name.start;
  const char *colon = memchr (name, ':', root->name.end - root->name.start);
  GString *out = g_string_new (NULL);

  while (*text != '\0') {
    gsize length = strcspn (text, "<");
    gsize open = text[length] == '<' ? (text[length + 1] == '/' ? 2 : 1) : 0;

    g_string_append_len (out, text, (gssize) (length + open));
    text += length + open;
    if (colon != NULL && open > 0 && text[strcspn (text, ": />\n")] != ':')
      g_string_append_len (out, name, colon + 1 - name);
  }

  return g_string_free (out, FALSE);
}

/* The element of the second extract as the variant writes it. The extract is formatted: two spaces
 * to a level. */
static char *
write_cb (const char *lead, gpointer user_data)
{
  Sync *self = user_data;
  TcSource *source = tc_scenario_get_source (self->to);
  TcSpan extent = tc_scenario_get_extent (self->to, self->written);
  g_autofree char *own = tc_source_dup_span (source, extent);
  g_autofree char *text = dup_prefixed (self, own);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint column = 0;
  GString *out = g_string_new (lines[0]);

  tc_source_locate (source, extent.start, NULL, &column);
  for (guint i = 1; lines[i] != NULL; i++) {
    gsize blanks = count_blanks (lines[i]);

    if (strpbrk (lead, "\r\n") == NULL) {
      g_string_append_c (out, ' ');
    } else if (blanks + 1 >= column) {
      g_string_append (out, lead);
      for (gsize level = 0; level < (blanks + 1 - column) / 2; level++)
        g_string_append (out, self->unit);
    } else {
      g_string_append (out, "\n");
      blanks = 0;
    }
    g_string_append (out, lines[i] + blanks);
  }

  return g_string_free (out, FALSE);
}

/* The child of @parent in the variant behind which @to comes: that which is before it in the
 * extract; or with TC_NODE_NONE the one in front of which it comes. */
static TcNode
find_neighbour (Sync *self, TcNode parent, TcNode to, TcNode *out_next)
{
  const TcScenario *extracted = self->to;
  TcNode around = tc_scenario_get_parent (extracted, to);
  TcNode before = TC_NODE_NONE;

  *out_next = TC_NODE_NONE;
  for (TcNode child = tc_scenario_get_first_child (extracted, around);
       child != TC_NODE_NONE && *out_next == TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (extracted, child)) {
    TcNode same = TC_NODE_NONE;

    if (child != to &&
        tc_scenario_get_element (extracted, child) == tc_scenario_get_element (extracted, to))
      same = tc_follow_find_same (self->run.scenario, parent, extracted, child);
    if (child < to && same != TC_NODE_NONE)
      before = same;
    else if (child > to)
      *out_next = same;
  }

  return before;
}

static void
insert (Sync *self, TcNode parent, TcNode to)
{
  TcNode next;
  TcNode before = find_neighbour (self, parent, to, &next);

  self->written = to;
  tc_operation_insert_written (
    &self->run, parent, tc_scenario_get_element (self->to, to),
    (TcOperationPlace){ before, before == TC_NODE_NONE ? next : TC_NODE_NONE }, write_cb, self);
}

/* In place: what is inside says nothing by itself. */
static void
replace (Sync *self, TcNode to, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (self->run.scenario, node);
  g_autofree char *lead = tc_operation_dup_lead (&self->run, extent.start);
  g_autofree char *text = NULL;

  self->written = to;
  text = write_cb (lead != NULL ? lead : "", self);
  tc_operation_add (&self->run, extent, text);
}

static void
sync_attributes (Sync *self, TcNode from, TcNode to, TcNode node)
{
  const TcScenario *variant = self->run.scenario;
  const TcSchemaElement *element = tc_scenario_get_element (variant, node);
  const TcSchemaContent *content = element->content;

  for (guint32 i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    const char *old = tc_follow_get_word (self->from, from, attribute);
    const char *new = tc_follow_get_word (self->to, to, attribute);
    const char *is = tc_follow_get_word (variant, node, attribute);
    const char *of = g_str_has_prefix (attribute->name, "was-") ? attribute->name + 4 : NULL;
    const TcSchemaAttribute *value =
      of != NULL ? tc_schema_content_find_attribute (content, of) : NULL;

    /* Who changes a value has seen what the base has now. */
    if (value != NULL && new != NULL &&
        g_strcmp0 (tc_follow_get_word (self->from, from, value),
                   tc_follow_get_word (self->to, to, value)) != 0)
      old = NULL;
    if (!tc_keyed_text_is_key (element, attribute->name) && g_strcmp0 (old, new) != 0 &&
        g_strcmp0 (is, new) != 0)
      tc_operation_write (&self->run, node, attribute->name, new);
  }
}

/* -- Taking out -------------------------------------------------------------------------------- */

/* Whether a comment is about a finding in the element that follows: without that it says nothing.
 */
static gboolean
is_ignore (const TcScenario *scenario, const TcScanComment *comment)
{
  const char *text = tc_source_get_text (tc_scenario_get_source (scenario), NULL);
  const char *words = text + comment->span.start + strlen ("<!--");

  while (g_ascii_isspace (*words))
    words++;

  return g_str_has_prefix (words, TC_IGNORE_PREFIX);
}

/* Whether somebody wrote a comment in the element for people to read. */
static gboolean
has_comment (const TcScenario *scenario, TcNode node)
{
  const TcScan *scan = tc_scenario_get_scan (scenario);
  TcSpan extent = tc_scenario_get_extent (scenario, node);

  for (guint i = 0; i < tc_scan_get_n_comments (scan); i++) {
    const TcScanComment *comment = tc_scan_get_comment (scan, i);

    if (comment->span.start >= extent.start && comment->span.end <= extent.end &&
        !is_ignore (scenario, comment))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_blank (const char *text, guint32 start, guint32 end)
{
  return strspn (text + start, " \t\r\n") >= end - start;
}

/* The comments right before the element that ignore something of it, each with its line. */
static void
cut_ignores (Sync *self, TcNode node)
{
  const TcScenario *variant = self->run.scenario;
  const TcScan *scan = tc_scenario_get_scan (variant);
  guint32 at = tc_scenario_get_extent (variant, node).start;

  for (guint i = tc_scan_get_n_comments (scan); i-- > 0;) {
    const TcScanComment *comment = tc_scan_get_comment (scan, i);
    TcSpan span = comment->span;
    g_autofree char *lead = NULL;

    if (span.end > at)
      continue;
    if (!is_blank (self->run.text, span.end, at))
      return;
    at = span.start;
    lead = tc_operation_dup_lead (&self->run, span.start);
    span.start -= lead != NULL ? (guint32) strlen (lead) : 0;
    if (is_ignore (variant, comment))
      tc_operation_add (&self->run, span, "");
  }
}

/* The element is taken back, and what is ignored of it is no more. */
static void
cut (Sync *self, TcNode node)
{
  cut_ignores (self, node);
  tc_operation_cut (&self->run, node);
}

/* Whether the element of the variant says nothing more than @from. */
static gboolean
says_no_more (Sync *self, TcNode from, TcNode node)
{
  const TcScenario *variant = self->run.scenario;
  const TcSchemaElement *element = tc_scenario_get_element (variant, node);

  if (is_opaque (element))
    return TRUE;
  if (has_comment (variant, node))
    return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (tc_follow_get_word (variant, node, attribute) != NULL &&
        !tc_keyed_text_is_key (element, attribute->name) &&
        !g_str_has_prefix (attribute->name, "was") &&
        tc_follow_get_word (self->from, from, attribute) == NULL)
      return FALSE;
  }
  for (TcNode child = tc_scenario_get_first_child (variant, node); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (variant, child)) {
    TcNode same = tc_follow_find_same (self->from, from, variant, child);

    if (same == TC_NODE_NONE || !says_no_more (self, same, child))
      return FALSE;
  }

  return TRUE;
}

/* The base is right after all about what @from says. */
static void
take_out (Sync *self, TcNode from, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (self->from, from);

  if (is_opaque (element) || says_no_more (self, from, node)) {
    cut (self, node);
    return;
  }
  sync_attributes (self, from, TC_NODE_NONE, node);
  for (TcNode child = tc_scenario_get_first_child (self->from, from); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (self->from, child)) {
    TcNode same = tc_follow_find_same (self->run.scenario, node, self->from, child);

    if (same != TC_NODE_NONE)
      take_out (self, child, same);
  }
}

/* -- Following --------------------------------------------------------------------------------- */

/* Whether the child, which the base does not have, stands elsewhere among its like than it did:
 * only of such ones the order in the variant counts. */
static gboolean
is_moved (Sync *self, TcNode from, TcNode to)
{
  TcNode next = to;
  TcNode other = TC_NODE_NONE;

  if (from == TC_NODE_NONE || g_strcmp0 (tc_merge_get_word (self->to, to, "was"), "") != 0)
    return FALSE;
  while (other == TC_NODE_NONE) {
    next = tc_scenario_find_next (self->to, next);
    if (next == TC_NODE_NONE)
      return FALSE;
    if (g_strcmp0 (tc_merge_get_word (self->to, next, "was"), "") == 0)
      other =
        tc_follow_find_same (self->from, tc_scenario_get_parent (self->from, from), self->to, next);
  }

  return other < from;
}

static void
sync_child (Sync *self, TcNode from, TcNode to, TcNode parent)
{
  TcNode old = tc_follow_find_same (self->from, from, self->to, to);
  TcNode node = tc_follow_find_same (self->run.scenario, parent, self->to, to);

  if (node != TC_NODE_NONE && is_moved (self, old, to)) {
    tc_operation_cut (&self->run, node);
    insert (self, parent, to);
  } else if (node != TC_NODE_NONE) {
    sync_node (self, old, to, node);
  } else if (old == TC_NODE_NONE || !tc_follow_is_same_text (self->from, old, self->to, to)) {
    insert (self, parent, to);
  }
}

/* What is no longer in the extract. */
static void
take_out_children (Sync *self, TcNode from, TcNode to, TcNode node)
{
  for (TcNode child = tc_scenario_get_first_child (self->from, from); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (self->from, child)) {
    TcNode same = tc_follow_find_same (self->run.scenario, node, self->from, child);

    if (same != TC_NODE_NONE &&
        tc_follow_find_same (self->to, to, self->from, child) == TC_NODE_NONE)
      take_out (self, child, same);
  }
}

/* Whether nothing remains inside the element of the variant, so that it needs no end tag. */
static gboolean
is_emptied (Sync *self, TcNode from, TcNode to, TcNode node)
{
  const TcScenario *variant = self->run.scenario;
  TcNode child = tc_scenario_get_first_child (variant, node);

  if (node == 0 || child == TC_NODE_NONE || has_comment (variant, node) ||
      tc_scenario_get_first_child (self->to, to) != TC_NODE_NONE)
    return FALSE;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (variant, child)) {
    TcNode same = tc_follow_find_same (self->from, from, variant, child);

    if (same == TC_NODE_NONE || !says_no_more (self, same, child))
      return FALSE;
  }

  return TRUE;
}

static void
empty (Sync *self, TcNode node)
{
  TcSpan range = tc_scenario_get_extent (self->run.scenario, node);

  range.start = tc_scenario_get_tag_span (self->run.scenario, node).end - 1;
  tc_operation_add (&self->run, range, "/>");
}

static void
sync_node (Sync *self, TcNode from, TcNode to, TcNode node)
{
  if (from != TC_NODE_NONE && tc_follow_is_same_text (self->from, from, self->to, to))
    return;
  if (is_opaque (tc_scenario_get_element (self->to, to))) {
    replace (self, to, node);
    return;
  }
  sync_attributes (self, from, to, node);
  if (from != TC_NODE_NONE && is_emptied (self, from, to, node))
    empty (self, node);
  else if (from != TC_NODE_NONE)
    take_out_children (self, from, to, node);
  for (TcNode child = tc_scenario_get_first_child (self->to, to); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (self->to, child))
    sync_child (self, from, child, node);
}

static void
clear_first (gpointer data)
{
  g_free (((TcOperationFirst *) data)->text);
}

TcEdits *
tc_follow_make_edits (TcScenario *variant, TcScenario *from, TcScenario *to)
{
  TcSource *source = tc_scenario_get_source (variant);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (TcOperationMark));
  g_autoptr (GArray) firsts = g_array_new (FALSE, FALSE, sizeof (TcOperationFirst));
  g_autofree char *unit = NULL;
  Sync self = { .from = from, .to = to };

  g_array_set_clear_func (firsts, clear_first);
  self.run = (TcOperationRun){ .scenario = variant,
                               .text = tc_source_get_text (source, NULL),
                               .edits = edits,
                               .marks = marks,
                               .firsts = firsts };
  unit = tc_operation_dup_unit (&self.run);
  self.unit = unit;
  sync_node (&self, from != NULL ? 0 : TC_NODE_NONE, 0, 0);
  tc_operation_write_firsts (&self.run);

  return self.run.clashes ? NULL : g_steal_pointer (&edits);
}
