/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"

/* Inserting and removing elements. */

typedef struct {
  TcOperationRun *run;
  TcNode parent;
  const TcSchemaElement *element;
  const TcScanElement *tag; /* of the parent */
  char *written;            /* the new element */
} Insertion;

static guint
get_slot (const TcSchemaContent *content, const char *name)
{
  guint slot = 0;

  tc_schema_content_find_element (content, name, &slot);
  return slot;
}

/* The child that the new one goes after: the last of its kind, else the last of its own slot or of
 * those before it. */
static TcNode
find_anchor (const Insertion *insertion)
{
  const TcScenario *scenario = insertion->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, insertion->parent)->content;
  guint slot = get_slot (content, insertion->element->name);
  TcNode last_of_kind = TC_NODE_NONE;
  TcNode last_before = TC_NODE_NONE;
  TcNode child;

  for (child = tc_scenario_get_first_child (scenario, insertion->parent); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (tc_scenario_get_element (scenario, child) == insertion->element)
      last_of_kind = child;
    if (get_slot (content, tc_scenario_get_name (scenario, child)) <= slot)
      last_before = child;
  }

  return last_of_kind != TC_NODE_NONE ? last_of_kind : last_before;
}

guint32
tc_operation_skip_line_comment (TcOperationRun *run, guint32 offset)
{
  guint32 at = offset + (guint32) strspn (run->text + offset, " \t");
  const char *end;
  gsize length;

  if (!g_str_has_prefix (run->text + at, "<!--"))
    return offset;
  end = strstr (run->text + at, "-->");
  length = strcspn (run->text + at, "\r\n");
  if (end == NULL || (gsize) (end - (run->text + at)) >= length)
    return offset;
  end += 3;
  if (end[strspn (end, " \t")] != '\n' && end[strspn (end, " \t")] != '\r')
    return offset;

  return (guint32) (end - run->text);
}

/* The blanks between a child and what stands before it on its line: for files of one line. */
static char *
dup_gap (TcOperationRun *run, gsize offset)
{
  gsize start = offset;

  while (start > 0 && (run->text[start - 1] == ' ' || run->text[start - 1] == '\t'))
    start--;

  return g_strndup (run->text + start, offset - start);
}

static void
insert_after (const Insertion *insertion, TcNode anchor)
{
  TcOperationRun *run = insertion->run;
  TcSpan extent = tc_scenario_get_extent (run->scenario, anchor);
  g_autofree char *lead = tc_operation_dup_lead (run, extent.start);
  guint32 at = extent.end;
  g_autofree char *text = NULL;

  if (lead == NULL)
    lead = dup_gap (run, extent.start);
  else
    at = tc_operation_skip_line_comment (run, at);
  text = g_strconcat (lead, insertion->written, NULL);
  tc_operation_add (run, (TcSpan){ at, at }, text);
}

static char *
dup_child_lead (const Insertion *insertion)
{
  TcOperationRun *run = insertion->run;
  g_autofree char *lead = tc_operation_dup_lead (run, insertion->tag->tag.start);
  g_autofree char *unit = tc_operation_dup_unit (run);

  /* The root may stand on the first line, or after something on its own line. */
  if (lead == NULL)
    lead = g_strdup (tc_operation_get_newline (run));

  return g_strconcat (lead, unit, NULL);
}

/* In front of the children that come later; alone in its parent, perhaps with others that are
 * inserted together with it. */
static void
insert_first (const Insertion *insertion)
{
  TcOperationRun *run = insertion->run;
  const TcScanElement *tag = insertion->tag;
  TcNode next = tc_scenario_get_first_child (run->scenario, insertion->parent);
  TcOperationFirst first = { .parent = insertion->parent };
  g_autofree char *lead = NULL;
  g_autofree char *text = NULL;

  if (next == TC_NODE_NONE) {
    lead = dup_child_lead (insertion);
    first.slot = get_slot (tc_scenario_get_element (run->scenario, insertion->parent)->content,
                           insertion->element->name);
    first.text = g_strconcat (lead, insertion->written, NULL);
    g_array_append_val (run->firsts, first);
    return;
  }
  lead = tc_operation_dup_lead (run, tc_scenario_get_tag_span (run->scenario, next).start);
  text = g_strconcat (lead != NULL ? lead : "", insertion->written, NULL);
  tc_operation_add (run, (TcSpan){ tag->tag.end, tag->tag.end }, text);
}

static int
compare_firsts (gconstpointer a, gconstpointer b)
{
  const TcOperationFirst *left = a;
  const TcOperationFirst *right = b;

  if (left->parent != right->parent)
    return left->parent < right->parent ? -1 : 1;

  return (left->slot > right->slot) - (left->slot < right->slot);
}

/* @children: all that @parent gets. */
static void
fill_parent (TcOperationRun *run, TcNode parent, const char *children)
{
  const TcScanElement *tag = tc_scan_get_element (
    tc_scenario_get_scan (run->scenario), tc_scenario_get_scan_element (run->scenario, parent));
  g_autofree char *lead = tc_operation_dup_lead (run, tag->tag.start);
  const char *outer = lead != NULL ? lead : tc_operation_get_newline (run);
  g_autofree char *text = NULL;

  if (tag->is_empty) {
    g_autofree char *name =
      g_strndup (run->text + tag->name.start, tag->name.end - tag->name.start);
    guint32 start = tag->tag.end - 2;

    while (strchr (" \t\r\n", run->text[start - 1]) != NULL)
      start--;
    text = g_strconcat (">", children, outer, "</", name, ">", NULL);
    tc_operation_add (run, (TcSpan){ start, tag->tag.end }, text);
    return;
  }
  text = g_strconcat (children, tag->end_tag.start == tag->tag.end ? outer : "", NULL);
  tc_operation_add (run, (TcSpan){ tag->tag.end, tag->tag.end }, text);
}

void
tc_operation_write_firsts (TcOperationRun *run)
{
  g_autoptr (GString) children = g_string_new (NULL);

  /* The sort of an array is stable: those of one slot stay in their order. */
  g_array_sort (run->firsts, compare_firsts);
  for (guint i = 0; i < run->firsts->len; i++) {
    const TcOperationFirst *first = &g_array_index (run->firsts, TcOperationFirst, i);

    g_string_append (children, first->text);
    if (i + 1 < run->firsts->len && (first + 1)->parent == first->parent)
      continue;
    fill_parent (run, first->parent, children->str);
    g_string_truncate (children, 0);
  }
}

static gboolean
is_others (const Insertion *insertion)
{
  TcProvenance provenance =
    tc_scenario_get_provenance (insertion->run->scenario, insertion->parent, NULL);

  return provenance != TC_PROVENANCE_NONE && provenance != TC_PROVENANCE_DESIGNER;
}

static void
append_attribute (GString *text, const char *name, const char *value, char quote)
{
  g_string_append_printf (text, " %s=", name);
  tc_operation_append_value (text, value, quote);
}

/* How the new elements are written: the parent's namespace prefix and the file's quotes. */
typedef struct {
  TcOperationRun *run;
  const char *prefix;
  int prefix_length;
  const char *unit; /* of indentation */
  char quote;
} Pen;

static gboolean
append_start (const Pen *pen, GString *text, const TcSchemaElement *element, char **attributes)
{
  guint i;

  g_string_append_printf (text, "<%.*s%s", pen->prefix_length, pen->prefix, element->name);
  for (i = 0; attributes[i] != NULL; i += 2) {
    if (tc_schema_content_find_attribute (element->content, attributes[i]) == NULL)
      return tc_operation_refuse (pen->run, _ ("<%s> has no attribute \"%s\""), element->name,
                                  attributes[i]);
    if (!tc_operation_is_writable (attributes[i + 1]))
      return tc_operation_refuse (pen->run,
                                  _ ("The value has a character that XML does not allow"));
    append_attribute (text, attributes[i], attributes[i + 1], pen->quote);
  }

  return TRUE;
}

/* The rest of an element whose start is written: its children, each on a line of its own after
 * @lead, the line ending and indentation of the element itself. */
static gboolean
append_rest (const Pen *pen,
             GString *text,
             const TcSchemaElement *element,
             const TcOperation *operation,
             const char *lead)
{
  gboolean is_in_line = strpbrk (lead, "\r\n") == NULL;
  g_autofree char *inner = is_in_line ? g_strdup ("") : g_strconcat (lead, pen->unit, NULL);
  guint i;

  if (operation->inside == NULL) {
    g_string_append (text, "/>");
    return TRUE;
  }
  g_string_append_c (text, '>');
  for (i = 0; i < operation->inside->len; i++) {
    const TcOperation *child = operation->inside->pdata[i];
    const TcSchemaElement *declared =
      tc_schema_content_find_element (element->content, child->name, NULL);

    if (declared == NULL)
      return tc_operation_refuse (pen->run, _ ("<%s> is not allowed in <%s>"), child->name,
                                  element->name);
    g_string_append (text, inner);
    if (!append_start (pen, text, declared, child->attributes) ||
        !append_rest (pen, text, declared, child, inner))
      return FALSE;
  }
  g_string_append_printf (text, "%s</%.*s%s>", is_in_line ? "" : lead, pen->prefix_length,
                          pen->prefix, element->name);

  return TRUE;
}

static gboolean
write_element (Insertion *insertion, const TcOperation *operation, const char *lead)
{
  TcOperationRun *run = insertion->run;
  const TcScanElement *tag = insertion->tag;
  const char *name = run->text + tag->name.start;
  const char *colon = memchr (name, ':', tag->name.end - tag->name.start);
  g_autofree char *unit = operation->inside != NULL ? tc_operation_dup_unit (run) : NULL;
  Pen pen = {
    .run = run,
    .prefix = name,
    .prefix_length = colon != NULL ? (int) (colon + 1 - name) : 0,
    .unit = unit,
    .quote = tc_operation_find_quote (
      run, tc_scenario_get_scan_element (run->scenario, insertion->parent)),
  };
  const TcSchemaContent *content = insertion->element->content;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean has_src = operation->keeps_source;
  guint i;

  if (!append_start (&pen, text, insertion->element, operation->attributes))
    return FALSE;
  for (i = 0; operation->attributes[i] != NULL; i += 2)
    has_src |= strcmp (operation->attributes[i], "src") == 0;
  if (!has_src && is_others (insertion)) {
    if (tc_schema_content_find_attribute (content, "src") != NULL)
      append_attribute (text, "src", "designer", pen.quote);
    else
      tc_operation_mark_inside (run, insertion->parent);
  }
  if (!append_rest (&pen, text, insertion->element, operation, lead))
    return FALSE;
  insertion->written = g_string_free (g_steal_pointer (&text), FALSE);

  return TRUE;
}

/* The sibling that the operation names, or the one that its kind goes after. */
static gboolean
choose_anchor (const Insertion *insertion, const TcOperation *operation, TcNode *out_anchor)
{
  const TcScenario *scenario = insertion->run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, insertion->parent)->content;

  if (operation->after == NULL) {
    *out_anchor = find_anchor (insertion);
    return TRUE;
  }
  *out_anchor = tc_scenario_find_by_path (scenario, operation->after);
  if (*out_anchor != TC_NODE_NONE &&
      tc_scenario_get_parent (scenario, *out_anchor) == insertion->parent &&
      get_slot (content, tc_scenario_get_name (scenario, *out_anchor)) ==
        get_slot (content, insertion->element->name))
    return TRUE;
  g_set_error (insertion->run->error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_GONE,
               _ ("%s no longer exists"), operation->after);

  return FALSE;
}

/* (nullable): the line ending and indentation that the new element will have. */
static char *
dup_lead_of_new (const Insertion *insertion, TcNode anchor)
{
  TcNode sibling = anchor;
  char *lead;

  if (sibling == TC_NODE_NONE)
    sibling = tc_scenario_get_first_child (insertion->run->scenario, insertion->parent);
  if (sibling == TC_NODE_NONE)
    return dup_child_lead (insertion);
  lead = tc_operation_dup_lead (insertion->run,
                                tc_scenario_get_tag_span (insertion->run->scenario, sibling).start);

  return lead != NULL ? lead : g_strdup ("");
}

static Insertion
begin_insertion (TcOperationRun *run, TcNode parent, const TcSchemaElement *element)
{
  const TcScenario *scenario = run->scenario;

  return (Insertion){ .run = run,
                      .parent = parent,
                      .element = element,
                      .tag =
                        tc_scan_get_element (tc_scenario_get_scan (scenario),
                                             tc_scenario_get_scan_element (scenario, parent)) };
}

static void
insert_before (const Insertion *insertion, TcNode next, const char *lead)
{
  TcOperationRun *run = insertion->run;
  guint32 start = tc_scenario_get_extent (run->scenario, next).start;
  g_autofree char *text = g_strconcat (insertion->written, lead, NULL);

  tc_operation_add (run, (TcSpan){ start, start }, text);
}

void
tc_operation_insert_written (TcOperationRun *run,
                             TcNode parent,
                             const TcSchemaElement *element,
                             TcOperationPlace place,
                             TcOperationWrite write,
                             gpointer user_data)
{
  Insertion insertion = begin_insertion (run, parent, element);
  TcNode anchor = place.after != TC_NODE_NONE ? place.after : find_anchor (&insertion);
  g_autofree char *lead =
    dup_lead_of_new (&insertion, place.before != TC_NODE_NONE ? place.before : anchor);
  g_autofree char *written = write (lead, user_data);

  insertion.written = written;
  if (place.before != TC_NODE_NONE)
    insert_before (&insertion, place.before, lead);
  else if (anchor != TC_NODE_NONE)
    insert_after (&insertion, anchor);
  else
    insert_first (&insertion);
}

gboolean
tc_operation_run_insert (TcOperationRun *run, const TcOperation *operation, TcNode parent)
{
  const TcScenario *scenario = run->scenario;
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  Insertion insertion =
    begin_insertion (run, parent, tc_schema_content_find_element (content, operation->name, NULL));
  g_autofree char *written = NULL;
  g_autofree char *lead = NULL;
  TcNode anchor;

  if (insertion.element == NULL)
    return tc_operation_refuse (run, _ ("<%s> is not allowed in <%s>"), operation->name,
                                tc_scenario_get_name (scenario, parent));
  if (!choose_anchor (&insertion, operation, &anchor))
    return FALSE;
  lead = dup_lead_of_new (&insertion, anchor);
  if (!write_element (&insertion, operation, lead))
    return FALSE;
  written = insertion.written;

  if (anchor != TC_NODE_NONE)
    insert_after (&insertion, anchor);
  else
    insert_first (&insertion);

  return TRUE;
}

static guint
count_slot (const TcScenario *scenario, TcNode parent, guint slot)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  guint n = 0;
  TcNode child;

  for (child = tc_scenario_get_first_child (scenario, parent); child != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child))
    n += get_slot (content, tc_scenario_get_name (scenario, child)) == slot;

  return n;
}

/* Whether another element follows on the line: it needs the white space that the line begins with.
 */
static gboolean
has_next_on_line (TcOperationRun *run, guint32 offset)
{
  const char *next = run->text + offset + strspn (run->text + offset, " \t");

  return next[0] == '<' && next[1] != '/' && next[1] != '!';
}

void
tc_operation_cut (TcOperationRun *run, TcNode node)
{
  TcSpan extent = tc_scenario_get_extent (run->scenario, node);
  g_autofree char *lead = tc_operation_dup_lead (run, extent.start);

  if (lead != NULL && !has_next_on_line (run, extent.end)) {
    extent.start -= (guint32) strlen (lead);
    extent.end = tc_operation_skip_line_comment (run, extent.end);
  }
  tc_operation_add (run, extent, "");
}

const TcSchemaSlot *
tc_operation_count_alike (const TcScenario *scenario, TcNode node, guint *out_n)
{
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, parent)->content;
  guint slot = get_slot (content, tc_scenario_get_name (scenario, node));

  *out_n = count_slot (scenario, parent, slot);

  return &content->slots[slot];
}

gboolean
tc_operation_run_remove (TcOperationRun *run, TcNode node)
{
  const TcScenario *scenario = run->scenario;
  TcNode parent = tc_scenario_get_parent (scenario, node);
  const TcSchemaSlot *slot;
  guint n = 0;

  if (parent == TC_NODE_NONE)
    return tc_operation_refuse (run, _ ("The root element cannot be removed"));
  slot = tc_operation_count_alike (scenario, node, &n);
  if (n <= slot->min) {
    g_autofree char *choice =
      tc_scenario_dup_choice (tc_scenario_get_element (scenario, parent)->content, slot);

    return tc_operation_refuse (run, _ ("<%s> needs at least %u of %s"),
                                tc_scenario_get_name (scenario, parent), slot->min, choice);
  }

  if (tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, "src") ==
      NULL)
    tc_operation_mark_inside (run, parent);
  tc_operation_cut (run, node);

  return TRUE;
}
