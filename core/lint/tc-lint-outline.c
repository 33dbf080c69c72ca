/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "lint/tc-lint-private.h"
#include "scenario/tc-operation.h"

/* Outlines: spaces touch when they share a segment, the same two points without tolerance; then
 * they should be joined, and those joined should touch. */

#define MAX_WRONG 64u /* links that are asked whether they were meant otherwise */

/* A link between spaces that do not touch, or of one space with itself. */
typedef struct {
  const TcLintLink *link;
  guint32 ends[2];
  guint32 meant;     /* the space that it was meant to lead to, or TC_LINT_NONE */
  gboolean is_first; /* that is its first end */
  gboolean is_told;  /* reported already, for another reason */
} Wrong;

typedef struct {
  const TcLintMap *map;
  TcReport *report;
  GHashTable *faulty;
  TcLintKey *links; /* by pair of spaces, those that join two outlined ones */
  guint n_links;
  TcLintKey *contacts; /* by pair of spaces that share an edge, one of each, in order of edges */
  guint n_contacts;
  GArray *wrong; /* Wrong: links that join what does not touch */
  guint *halves; /* of each space: how many links of it have an end that cannot be read */
} Outlines;

static gboolean
is_outlined (const TcLintMap *map, guint32 space)
{
  return map->spaces[space].n >= 3;
}

static guint64
make_pair (const TcLintMap *map, guint32 a, guint32 b)
{
  return (guint64) MIN (a, b) * map->n_spaces + MAX (a, b);
}

static void
read_links (Outlines *outlines)
{
  const TcLintMap *map = outlines->map;

  for (guint32 i = 0; i < map->n_links; i++) {
    const guint32 *ends = map->links[i].ends;

    if (ends[0] == TC_LINT_NONE)
      continue;
    if (ends[1] == TC_LINT_NONE)
      outlines->halves[ends[0]]++;
    else if (ends[0] != ends[1] && is_outlined (map, ends[0]) && is_outlined (map, ends[1]))
      outlines->links[outlines->n_links++] = (TcLintKey){ make_pair (map, ends[0], ends[1]), i };
  }
  tc_lint_sort_keys (outlines->links, outlines->n_links);
}

/* Even-odd rule with integers; a point on the border counts as inside. */
static gboolean
is_inside (const TcLintMap *map, const TcLintSpace *space, gint64 x, gint64 y)
{
  gboolean inside = FALSE;

  for (guint32 i = space->first; i < space->first + space->n; i++) {
    const TcLintPoint *a = &map->points[i];
    const TcLintPoint *b = &map->points[tc_lint_map_get_next (map, i)];
    gint64 cross = (b->x - a->x) * (y - a->y) - (b->y - a->y) * (x - a->x);

    if (cross == 0 && x >= MIN (a->x, b->x) && x <= MAX (a->x, b->x) && y >= MIN (a->y, b->y) &&
        y <= MAX (a->y, b->y))
      return TRUE;
    if ((a->y > y) != (b->y > y) && (cross > 0) == (b->y > a->y))
      inside = !inside;
  }

  return inside;
}

static void
judge_centres (Outlines *outlines)
{
  const TcLintMap *map = outlines->map;

  for (guint32 i = 0; i < map->n_spaces; i++) {
    const TcLintSpace *space = &map->spaces[i];

    if (is_outlined (map, i) && space->x != TC_LINT_NO_NUMBER && space->y != TC_LINT_NO_NUMBER &&
        !is_inside (map, space, space->x, space->y) &&
        !tc_lint_is_marked (outlines->faulty, space->node))
      tc_lint_add (map->scenario, outlines->report, "BRD006", space->node, "x",
                   _ ("The centre of %s lies outside its outline"),
                   tc_lint_get_title (map->scenario, space->node));
  }
}

/* The fix: the adjacency, written where the board keeps them. */
static void
add_link_fix (TcScenario *scenario, TcFinding *finding, TcNode a, TcNode b)
{
  TcNode board = tc_scenario_get_parent (scenario, a);
  TcNode link = tc_lint_find_role (scenario, board, "link", TC_NODE_NONE);
  const TcSchemaElement *element;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autofree char *path = NULL;
  const char *attributes[5] = { NULL };

  if (link == TC_NODE_NONE)
    return;
  element = tc_scenario_get_element (scenario, link);
  if (element->key == NULL || element->key[0] == NULL || element->key[1] == NULL)
    return;
  attributes[0] = element->key[0];
  attributes[1] = tc_scenario_get_id (scenario, a);
  attributes[2] = element->key[1];
  attributes[3] = tc_scenario_get_id (scenario, b);
  if (attributes[1] == NULL || attributes[3] == NULL)
    return;
  path = tc_scenario_dup_path (scenario, board);
  operation = tc_operation_new_insert (path, element->name, attributes);
  edits = tc_operation_make_edits (operation, scenario, NULL);
  if (edits != NULL)
    tc_finding_add_fix (finding, edits, _ ("Make %s and %s adjacent"),
                        tc_lint_get_title (scenario, a), tc_lint_get_title (scenario, b));
}

/* Whether an unreadable link may be the one between the two: each excuses one contact. */
static gboolean
has_half_link (Outlines *outlines, guint32 a, guint32 b)
{
  if (outlines->halves[a] > 0)
    outlines->halves[a]--;
  else if (outlines->halves[b] > 0)
    outlines->halves[b]--;
  else
    return FALSE;

  return TRUE;
}

/* Whether what touches the space is looked at. A copy of an outline, or one that crosses others,
 * would come between two that touch. */
static gboolean
has_contacts (const Outlines *outlines, guint32 space)
{
  return is_outlined (outlines->map, space) &&
         (g_hash_table_size (outlines->faulty) == 0 ||
          !tc_lint_is_marked (outlines->faulty, outlines->map->spaces[space].node));
}

/* An edge of more than two outlines makes one contact of each neighbouring two: enough to find the
 * fault, and linear. */
static void
read_contacts (Outlines *outlines)
{
  const TcLintMap *map = outlines->map;
  TcLintKey *contacts = outlines->contacts;
  guint32 last = TC_LINT_NONE; /* space of the edge before */
  guint64 key = 0;
  guint n = 0;

  for (guint32 i = 0; i < map->n_edges; i++) {
    guint32 space = map->points[map->edges[i].value].space;

    if (!has_contacts (outlines, space))
      continue;
    if (last != TC_LINT_NONE && map->edges[i].key == key && last != space)
      contacts[n++] = (TcLintKey){ make_pair (map, last, space), i };
    last = space;
    key = map->edges[i].key;
  }
  tc_lint_sort_keys (contacts, n);
  for (guint i = 0; i < n; i++)
    if (i == 0 || contacts[i].key != contacts[i - 1].key)
      contacts[outlines->n_contacts++] = contacts[i];
}

/* Whether a link that joins one of the two to what it does not touch was meant for them: each
 * excuses one contact, and is told to lead there. */
static gboolean
has_wrong_link (Outlines *outlines, guint32 a, guint32 b)
{
  for (guint i = 0; i < MIN (outlines->wrong->len, MAX_WRONG); i++) {
    Wrong *wrong = &g_array_index (outlines->wrong, Wrong, i);
    guint32 kept = wrong->ends[0] == a || wrong->ends[1] == a   ? a
                   : wrong->ends[0] == b || wrong->ends[1] == b ? b
                                                                : TC_LINT_NONE;

    if (kept == TC_LINT_NONE || wrong->meant != TC_LINT_NONE)
      continue;
    wrong->meant = kept == a ? b : a;
    wrong->is_first = wrong->ends[0] != kept;
    return TRUE;
  }

  return FALSE;
}

static void
report_contact (Outlines *outlines, guint32 a, guint32 b)
{
  TcScenario *scenario = outlines->map->scenario;
  TcNode first = outlines->map->spaces[a].node;
  TcNode second = outlines->map->spaces[b].node;
  TcFinding *finding;

  /* What an outline touches that is not its own says little. */
  if (tc_lint_is_marked (outlines->faulty, first) || tc_lint_is_marked (outlines->faulty, second) ||
      tc_scenario_is_doubled (scenario, first) || tc_scenario_is_doubled (scenario, second) ||
      has_half_link (outlines, a, b) || has_wrong_link (outlines, a, b))
    return;
  finding = tc_lint_add (scenario, outlines->report, "BRD004", second, NULL,
                         _ ("%s and %s share a border but are not adjacent"),
                         tc_lint_get_title (scenario, first), tc_lint_get_title (scenario, second));
  add_link_fix (scenario, finding, first, second);
}

/* In the order of the edges. */
static void
judge_contacts (Outlines *outlines)
{
  guint n_spaces = outlines->map->n_spaces;
  g_autofree TcLintKey *apart = g_new (TcLintKey, outlines->n_contacts);
  guint n_apart = 0;
  guint at = 0;

  for (guint32 i = 0; i < outlines->n_contacts; i++) {
    const TcLintKey *contact = &outlines->contacts[i];

    if (!tc_lint_find_key (outlines->links, outlines->n_links, &at, contact->key))
      apart[n_apart++] = (TcLintKey){ contact->value, i };
  }
  tc_lint_sort_keys (apart, n_apart);
  for (guint i = 0; i < n_apart; i++) {
    guint64 pair = outlines->contacts[apart[i].value].key;

    report_contact (outlines, (guint32) (pair / n_spaces), (guint32) (pair % n_spaces));
  }
}

/* The fix: it leads to where a border is without an adjacency. */
static void
add_meant (Outlines *outlines, const Wrong *wrong, TcFinding *finding)
{
  TcScenario *scenario = outlines->map->scenario;
  TcNode node = wrong->link->node;
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  TcNode meant = outlines->map->spaces[wrong->meant].node;
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  const char *id = tc_scenario_get_id (scenario, meant);

  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, meant),
                          _ ("This one touches, and is not adjacent"));
  if (element->key != NULL && element->key[0] != NULL && element->key[1] != NULL && id != NULL)
    tc_lint_add_fix (scenario, finding,
                     tc_operation_new_set (path, element->key[wrong->is_first ? 0 : 1], id),
                     _ ("Make it %s"), tc_lint_get_title (scenario, meant));
}

static void
report_link (Outlines *outlines, const Wrong *wrong)
{
  TcScenario *scenario = outlines->map->scenario;
  TcNode a = outlines->map->spaces[wrong->ends[0]].node;
  TcNode b = outlines->map->spaces[wrong->ends[1]].node;
  TcFinding *finding;

  if (wrong->is_told)
    return;
  finding = tc_lint_add (scenario, outlines->report, "BRD005", wrong->link->node, NULL,
                         _ ("%s and %s are adjacent but their outlines share no border"),
                         tc_lint_get_title (scenario, a), tc_lint_get_title (scenario, b));
  if (wrong->meant != TC_LINT_NONE)
    add_meant (outlines, wrong, finding);
}

static void
note_wrong (Outlines *outlines, const TcLintLink *link, gboolean is_told)
{
  TcScenario *scenario = outlines->map->scenario;
  Wrong wrong = { link, { link->ends[0], link->ends[1] }, TC_LINT_NONE, FALSE, is_told };

  if (!tc_lint_has_bad_ref (scenario, link->node) &&
      !tc_lint_is_marked (outlines->faulty, outlines->map->spaces[link->ends[0]].node) &&
      !tc_lint_is_marked (outlines->faulty, outlines->map->spaces[link->ends[1]].node))
    g_array_append_val (outlines->wrong, wrong);
}

/* Links of a space with itself (BRD001), and those that stand twice (REF002). */
static void
collect_told (Outlines *outlines)
{
  const TcLintMap *map = outlines->map;

  for (guint32 i = 0; i < map->n_links; i++)
    if (map->links[i].ends[0] != TC_LINT_NONE && map->links[i].ends[0] == map->links[i].ends[1])
      note_wrong (outlines, &map->links[i], TRUE);
  for (guint i = 1; i < outlines->n_links; i++)
    if (outlines->links[i].key == outlines->links[i - 1].key)
      note_wrong (outlines, &map->links[outlines->links[i].value], TRUE);
}

/* In the order of the file. */
static void
collect_wrong (Outlines *outlines)
{
  const TcLintMap *map = outlines->map;
  g_autofree TcLintKey *apart = g_new (TcLintKey, outlines->n_links);
  guint n_apart = 0;
  guint at = 0;

  for (guint i = 0; i < outlines->n_links; i++) {
    const TcLintKey *link = &outlines->links[i];

    if (!tc_lint_find_key (outlines->contacts, outlines->n_contacts, &at, link->key))
      apart[n_apart++] = (TcLintKey){ link->value, link->value };
  }
  tc_lint_sort_keys (apart, n_apart);
  for (guint i = 0; i < n_apart; i++)
    note_wrong (outlines, &map->links[apart[i].value], FALSE);
}

void
tc_lint_outlines (const TcLintMap *map, TcReport *report, GHashTable *faulty)
{
  g_autofree TcLintKey *links = g_new (TcLintKey, map->n_links);
  g_autofree TcLintKey *contacts = g_new (TcLintKey, map->n_edges);
  g_autofree guint *halves = g_new0 (guint, map->n_spaces);
  g_autoptr (GArray) wrong = g_array_new (FALSE, FALSE, sizeof (Wrong));
  Outlines outlines = {
    .map = map,
    .report = report,
    .faulty = faulty,
    .links = links,
    .contacts = contacts,
    .wrong = wrong,
    .halves = halves,
  };

  read_links (&outlines);
  read_contacts (&outlines);
  judge_centres (&outlines);
  collect_told (&outlines);
  collect_wrong (&outlines);
  judge_contacts (&outlines);
  for (guint i = 0; i < wrong->len; i++)
    report_link (&outlines, &g_array_index (wrong, Wrong, i));
}
