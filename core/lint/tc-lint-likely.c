/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"

/* What is likely a slip, for nothing else in the file is like it: a number with a digit too many,
 * two setups or milestones that say the same, a corner that stands twice, two counters of a nation
 * with one name. */

/* -- Numbers unlike all others -- */

#define MIN_LIKE  6u /* elements that a number is compared with */
#define MAX_TIMES 3  /* as much as the next one is nothing unusual */
#define MAX_NEAR  4  /* small numbers may well be several times as large */

typedef struct {
  const TcSchemaElement *element;
  gint64 most;
  gint64 next; /* the largest of the others */
  TcNode at;   /* that has the most */
  guint n;
} Numbers;

static void
note_number (Numbers *numbers, TcNode node, gint64 value)
{
  numbers->n++;
  if (numbers->at == TC_NODE_NONE || value > numbers->most) {
    numbers->next = numbers->at != TC_NODE_NONE ? numbers->most : 0;
    numbers->most = value;
    numbers->at = node;
  } else {
    numbers->next = MAX (numbers->next, value);
  }
}

static gboolean
is_number (const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_INTEGER && attribute->refs == NULL;
}

/* Attribute @name of the elements like @first in the file. */
static Numbers
collect_numbers (TcScenario *scenario, const char *role, TcNode first, const char *name)
{
  Numbers numbers = { tc_scenario_get_element (scenario, first), 0, 0, TC_NODE_NONE, 0 };
  gint64 value;

  for (TcNode node = first; node != TC_NODE_NONE;
       node = tc_scenario_find_by_role (scenario, role, node))
    if (tc_scenario_get_element (scenario, node) == numbers.element &&
        tc_scenario_has (scenario, node, name) && tc_lint_read_int (scenario, node, name, &value))
      note_number (&numbers, node, value);

  return numbers;
}

static void
judge_numbers (TcScenario *scenario, TcReport *report, const char *role, TcNode first)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, first)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const char *name = content->attributes[i].name;
    Numbers numbers;

    if (!is_number (&content->attributes[i]))
      continue;
    numbers = collect_numbers (scenario, role, first, name);
    if (numbers.n >= MIN_LIKE && numbers.next > 0 && numbers.most > MAX_TIMES * numbers.next &&
        numbers.most - numbers.next > MAX_NEAR)
      tc_lint_add (
        scenario, report, "NUM009", numbers.at, name,
        _ ("%s is %" G_GINT64_FORMAT ", and at most %" G_GINT64_FORMAT " everywhere else"), name,
        numbers.most, numbers.next);
  }
}

/* Whether @node is the first of its kind. */
static gboolean
is_new (GPtrArray *seen, const TcSchemaElement *element)
{
  if (g_ptr_array_find (seen, element, NULL))
    return FALSE;
  g_ptr_array_add (seen, (gpointer) element);

  return TRUE;
}

static void
judge_all_numbers (TcScenario *scenario, TcReport *report)
{
  static const char *const roles[] = { "face", "piece", "row", "card", "effect" };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
    g_autoptr (GPtrArray) seen = g_ptr_array_new ();
    TcNode node = TC_NODE_NONE;

    while ((node = tc_scenario_find_by_role (scenario, roles[i], node)) != TC_NODE_NONE)
      if (is_new (seen, tc_scenario_get_element (scenario, node)))
        judge_numbers (scenario, report, roles[i], node);
  }
}

/* -- The same content -- */

static gboolean
is_name (const char *attribute)
{
  static const char *const names[] = { "id", "name", "src", "src-of", "ref", "note" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (attribute, names[i]) == 0)
      return TRUE;

  return FALSE;
}

/* From the first child to the end of the last one. */
static TcSpan
get_content (TcScenario *scenario, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);
  TcSpan content = { 0, 0 };

  if (child == TC_NODE_NONE)
    return content;
  content.start = tc_scenario_get_extent (scenario, child).start;
  content.end = tc_scenario_get_extent (scenario, node).end;

  return content;
}

/* Copies are equal byte by byte: to look for more would cost too much. */
static gboolean
is_copy (TcScenario *scenario, TcNode a, TcNode b)
{
  const char *text = tc_source_get_text (tc_scenario_get_source (scenario), NULL);
  TcSpan one = get_content (scenario, a);
  TcSpan other = get_content (scenario, b);

  return one.end - one.start == other.end - other.start &&
         memcmp (text + one.start, text + other.start, one.end - one.start) == 0;
}

/* Whether both say the same, whatever they are called. */
static gboolean
has_same_content (TcScenario *scenario, TcNode a, TcNode b)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, a);

  if (element != tc_scenario_get_element (scenario, b) || !is_copy (scenario, a, b))
    return FALSE;
  for (guint i = 0; i < element->content->n_attributes; i++) {
    const char *name = element->content->attributes[i].name;

    /* Who writes a default down means it. */
    if (!is_name (name) &&
        (tc_scenario_has (scenario, a, name) != tc_scenario_has (scenario, b, name) ||
         g_strcmp0 (tc_scenario_get_string (scenario, a, name),
                    tc_scenario_get_string (scenario, b, name)) != 0))
      return FALSE;
  }

  return TRUE;
}

/* Against the few first, so a long list costs its length. */
#define N_FIRST 16u

/* One of those before @node that says the same, or TC_NODE_NONE. */
static TcNode
find_same (TcScenario *scenario, const char *role, TcNode node)
{
  TcNode other = tc_scenario_find_by_role (scenario, role, TC_NODE_NONE);

  for (guint n = 0; n < N_FIRST && other != node; n++) {
    if (has_same_content (scenario, other, node))
      return other;
    other = tc_scenario_find_by_role (scenario, role, other);
  }

  return TC_NODE_NONE;
}

static void
judge_content (TcScenario *scenario, TcReport *report, const char *role)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE) {
    TcNode other = find_same (scenario, role, node);
    TcFinding *finding;

    if (other == TC_NODE_NONE)
      continue;
    finding = tc_lint_add (
      scenario, report, "REF007", node, NULL, _ ("Except for its name, this %s is the same as %s"),
      tc_scenario_get_element (scenario, node)->label, tc_lint_get_title (scenario, other));
    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, other), _ ("The other one is here"));
  }
}

/* -- Points that stand twice -- */

/* A board has thousands of them, so each is read once. */
typedef struct {
  gint64 x;
  gint64 y;
  gboolean is_known;
} Corner;

static Corner
read_corner (TcScenario *scenario, TcNode point)
{
  Corner corner = { 0, 0, FALSE };

  corner.is_known = tc_lint_read_int (scenario, point, "x", &corner.x) &&
                    tc_lint_read_int (scenario, point, "y", &corner.y);

  return corner;
}

static gboolean
is_same_corner (Corner a, Corner b)
{
  return a.is_known && b.is_known && a.x == b.x && a.y == b.y;
}

static void
report_point (TcScenario *scenario, TcReport *report, TcNode point)
{
  TcNode line = tc_scenario_get_parent (scenario, point);
  gboolean is_corner = g_strcmp0 (tc_scenario_get_element (scenario, line)->role, "outline") == 0;
  TcFinding *finding = tc_lint_add (scenario, report, "BRD014", point, NULL, "%s",
                                    is_corner ? _ ("The corner stands here twice in a row")
                                              : _ ("The point stands here twice in a row"));
  g_autofree char *path = tc_scenario_dup_path (scenario, point);

  tc_lint_add_fix (scenario, finding, tc_operation_new_remove (path), _ ("Remove the second one"));
}

/* Outlines, and what is drawn besides. */
static void
judge_points (TcScenario *scenario, TcReport *report)
{
  TcNode before = TC_NODE_NONE;
  TcNode point = TC_NODE_NONE;
  Corner last = { 0, 0, FALSE };

  while ((point = tc_scenario_find_by_role (scenario, "point", point)) != TC_NODE_NONE) {
    Corner corner = read_corner (scenario, point);

    if (is_same_corner (last, corner) && tc_scenario_find_next (scenario, before) == point)
      report_point (scenario, report, point);
    before = point;
    last = corner;
  }
}

/* An outline closes by itself. */
static void
judge_outlines (TcScenario *scenario, TcReport *report)
{
  TcNode outline = TC_NODE_NONE;

  while ((outline = tc_scenario_find_by_role (scenario, "outline", outline)) != TC_NODE_NONE) {
    TcNode first = tc_lint_find_role (scenario, outline, "point", TC_NODE_NONE);
    TcNode last = first;

    for (TcNode point = first; point != TC_NODE_NONE;
         point = tc_scenario_find_next (scenario, point))
      last = point;
    if (last != first &&
        is_same_corner (read_corner (scenario, last), read_corner (scenario, first)))
      report_point (scenario, report, last);
  }
}

/* -- Counters of one name -- */

#define MAX_SHARE 8u /* one in so many may be named like another one, and not more */

static char *
dup_owned_name (TcScenario *scenario, TcNode piece)
{
  TcNode owner = tc_lint_find_ref (scenario, piece, "owner", NULL);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, piece)->content;

  if (owner == TC_NODE_NONE || tc_schema_content_find_attribute (content, "name") == NULL)
    return NULL;

  return g_strdup_printf ("%u %s %s", owner, tc_scenario_get_name (scenario, piece),
                          tc_scenario_get_string (scenario, piece, "name"));
}

/* Where counters have names of their own, two with one name are a slip. */
static void
judge_counters (TcScenario *scenario, TcReport *report)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) twins = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcNode piece = TC_NODE_NONE;

  while ((piece = tc_scenario_find_by_role (scenario, "piece", piece)) != TC_NODE_NONE) {
    g_autofree char *name = dup_owned_name (scenario, piece);

    if (name == NULL)
      continue;
    if (g_hash_table_contains (known, name))
      g_array_append_val (twins, piece);
    else
      g_hash_table_insert (known, g_steal_pointer (&name), GUINT_TO_POINTER (piece));
  }
  if (twins->len * MAX_SHARE > g_hash_table_size (known))
    return;
  for (guint i = 0; i < twins->len; i++) {
    TcNode twin = g_array_index (twins, TcNode, i);
    g_autofree char *name = dup_owned_name (scenario, twin);
    TcNode first = (TcNode) GPOINTER_TO_UINT (g_hash_table_lookup (known, name));
    TcFinding *finding =
      tc_lint_add (scenario, report, "NAM001", twin, "name",
                   _ ("There is a second counter of its nation with the name \"%s\""),
                   tc_lint_get_title (scenario, twin));

    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, first), _ ("The first one is here"));
  }
}

void
tc_lint_likely (TcScenario *scenario, TcReport *report)
{
  if (!tc_scenario_is_valid (scenario))
    return;
  judge_all_numbers (scenario, report);
  judge_content (scenario, report, "setup");
  judge_content (scenario, report, "milestone");
  judge_points (scenario, report);
  judge_outlines (scenario, report);
  judge_counters (scenario, report);
}
