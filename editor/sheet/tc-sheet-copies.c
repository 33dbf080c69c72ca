/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "sheet/tc-sheet-cross.h"

/* The cards of a deck by what they bear, and how many each number of players has of them. */

typedef struct {
  TcSheetData *data;
  TcScenario *scenario;
  const TcSchemaElement *copy;
  const TcSchemaAttribute *bears;   /* (nullable): the reference that makes the columns */
  const TcSchemaAttribute *belongs; /* (nullable): the one that makes the rows of a card */
  GArray *borne;                    /* TcNode: what the columns are; a column for none follows */
  GArray *sets;                     /* TcNode */
  GArray *sums;                     /* TcDeckSum */
  guint *totals;                    /* of each column of what is borne */
} Copies;

static gboolean
shares_space (const TcSchemaAttribute *attribute, const TcSchemaAttribute *other)
{
  for (guint i = 0; attribute->refs != NULL && other->refs != NULL && attribute->refs[i] != NULL;
       i++) {
    if (g_strv_contains (other->refs, attribute->refs[i]))
      return TRUE;
  }
  return FALSE;
}

/* (nullable): the reference of @element that can name the same as one of an element of @role. */
static const TcSchemaAttribute *
find_shared_ref (const TcSchema *schema, const TcSchemaElement *element, const char *role)
{
  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaContent *content = schema->elements[i]->content;

    for (guint j = 0; g_strcmp0 (schema->elements[i]->role, role) == 0 && j < content->n_attributes;
         j++) {
      for (guint k = 0; k < element->content->n_attributes; k++) {
        if (shares_space (&element->content->attributes[k], &content->attributes[j]))
          return &element->content->attributes[k];
      }
    }
  }
  return NULL;
}

static GArray *
list_named (TcScenario *scenario, const TcSchemaAttribute *attribute)
{
  GArray *nodes = g_array_new (FALSE, FALSE, sizeof (TcNode));

  for (TcNode node = 0; attribute != NULL && node < tc_scenario_get_n_nodes (scenario); node++) {
    if (g_strv_contains (attribute->refs, tc_scenario_get_element (scenario, node)->key_space) &&
        tc_scenario_get_id (scenario, node) != NULL)
      g_array_append_val (nodes, node);
  }
  return nodes;
}

static void
add_headings (Copies *copies)
{
  TcSheetData *data = copies->data;
  TcSheetCell *cell;

  data->n_columns = 1 + copies->borne->len + copies->sums->len;
  tc_sheet_data_add (data, g_strdup (_ ("Card")), TC_SHEET_HEADING);
  for (guint i = 0; i < copies->borne->len; i++) {
    TcNode borne = g_array_index (copies->borne, TcNode, i);

    char *title =
      borne != TC_NODE_NONE ? tc_node_dup_title (copies->scenario, borne) : g_strdup (_ ("none"));

    /* The columns are as wide as a word, since their numbers are small. */
    cell = tc_sheet_data_add (data, g_strdelimit (g_strdup (title), " ", '\n'),
                              TC_SHEET_HEADING | TC_SHEET_NUMBER);
    cell->said = title;
  }
  for (guint i = 0; i < copies->sums->len; i++) {
    guint n = g_array_index (copies->sums, TcDeckSum, i).n_players;

    cell = tc_sheet_data_add (data, g_strdup_printf ("%u", n),
                              TC_SHEET_HEADING | TC_SHEET_QUIET | TC_SHEET_NUMBER);
    cell->said = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
    cell->tip = g_strdup (_ ("How many are in the deck with this number of players"));
  }
}

/* How many of the copies that name @wanted the deck of @count has: all of them or none, as their
 * set is left out or not. */
static guint
count_used (Copies *copies, const TcDeckSum *sum, TcNode card, TcNode set)
{
  TcNode copy = tc_scenario_find_child (copies->scenario, card, copies->copy->name);
  guint n = 0;

  for (; copy != TC_NODE_NONE; copy = tc_scenario_find_next (copies->scenario, copy)) {
    TcNode own = copies->belongs != NULL
                   ? tc_scenario_get_ref (copies->scenario, copy, copies->belongs->name)
                   : TC_NODE_NONE;

    n += own == set && !tc_deck_sums_leaves_out (copies->scenario, sum->node, copy);
  }
  return n;
}

static void
add_cell (Copies *copies, TcNode card, TcNode set, guint column)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  TcSheetCell *cell = tc_sheet_data_add (copies->data, NULL, TC_SHEET_NUMBER);
  TcNode borne = g_array_index (copies->borne, TcNode, column);
  guint n;

  if (borne != TC_NODE_NONE) {
    g_strv_builder_add (builder, copies->bears->name);
    g_strv_builder_add (builder, tc_scenario_get_id (copies->scenario, borne));
  }
  if (set != TC_NODE_NONE) {
    g_strv_builder_add (builder, copies->belongs->name);
    g_strv_builder_add (builder, tc_scenario_get_id (copies->scenario, set));
  }
  cell->bind = TC_BIND_COPIES;
  cell->element = copies->copy;
  cell->path = tc_scenario_dup_path (copies->scenario, card);
  cell->wanted = g_strv_builder_end (builder);
  n = tc_sheet_cross_count_copies (copies->scenario, card, copies->copy, cell->wanted, NULL);
  cell->text = n > 0 ? g_strdup_printf ("%u", n) : g_strdup ("");
  copies->totals[column] += n;
}

static void
add_row (Copies *copies, TcNode card, TcNode set)
{
  g_autofree char *title = tc_node_dup_title (copies->scenario, card);
  g_autofree char *of_set = set != TC_NODE_NONE ? tc_node_dup_title (copies->scenario, set) : NULL;
  TcSheetCell *cell = tc_sheet_data_add (
    copies->data, of_set != NULL ? g_strdup_printf ("   + %s", of_set) : g_strdup (title),
    TC_SHEET_HEADING);

  /* TRANSLATORS: a card, and the set to which some of its copies belong. */
  cell->said = of_set != NULL ? g_strdup_printf (_ ("%s, %s"), title, of_set) : NULL;
  cell->path = tc_scenario_dup_path (copies->scenario, card);
  for (guint i = 0; i < copies->borne->len; i++)
    add_cell (copies, card, set, i);
  for (guint i = 0; i < copies->sums->len; i++) {
    guint n = count_used (copies, &g_array_index (copies->sums, TcDeckSum, i), card, set);

    tc_sheet_data_add (copies->data, g_strdup_printf ("%u", n), TC_SHEET_QUIET | TC_SHEET_NUMBER);
  }
  copies->data->n_body++;
}

/* -- The sums -- */

typedef enum { SUM_CARDS, SUM_NEEDED, SUM_SPARE, N_SUMS } Sum;

static const char *
get_sum_title (Sum row)
{
  static const char *const titles[] = { N_ ("Cards in the deck"), N_ ("Needed"), N_ ("To spare") };

  return _ (titles[row]);
}

static void
add_sum (TcSheetData *data, const TcDeckSum *sum, Sum row)
{
  gint spare = (gint) sum->n_cards - (gint) sum->n_needed;
  gint number = row == SUM_CARDS    ? (gint) sum->n_cards
                : row == SUM_NEEDED ? (gint) sum->n_needed
                                    : spare;
  char *text = number < 0 ? g_strdup_printf ("−%d", -number) : g_strdup_printf ("%d", number);

  tc_sheet_data_add (data, text,
                     TC_SHEET_QUIET | TC_SHEET_NUMBER |
                       (row == SUM_SPARE && spare < 0 ? TC_SHEET_BAD : 0));
}

/* Where the cards do not suffice, in words. */
static void
judge_sums (TcSheetData *data, const GArray *sums)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sums->len; i++) {
    const TcDeckSum *sum = &g_array_index (sums, TcDeckSum, i);

    if (sum->n_cards < sum->n_needed)
      g_string_append_printf (text, _ ("%s%u players need %u cards, but there are %u."),
                              text->len > 0 ? "\n" : "", sum->n_players, sum->n_needed,
                              sum->n_cards);
  }
  g_free (data->notice);
  data->notice = g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_sums (Copies *copies)
{
  for (guint row = 0; copies->sums->len > 0 && row < N_SUMS; row++) {
    tc_sheet_data_add (copies->data, g_strdup (get_sum_title (row)),
                       TC_SHEET_HEADING | TC_SHEET_QUIET);
    for (guint i = 0; i < copies->borne->len; i++)
      tc_sheet_data_add (
        copies->data, row == SUM_CARDS ? g_strdup_printf ("%u", copies->totals[i]) : g_strdup (""),
        TC_SHEET_QUIET | TC_SHEET_NUMBER);
    for (guint i = 0; i < copies->sums->len; i++)
      add_sum (copies->data, &g_array_index (copies->sums, TcDeckSum, i), row);
  }
  judge_sums (copies->data, copies->sums);
}

/* Cards that bear nothing have a column when there are any, or nothing else could be a column. */
static void
add_none (Copies *copies)
{
  TcNode none = TC_NODE_NONE;
  TcNode copy = TC_NODE_NONE;
  gboolean is_wanted = copies->borne->len == 0;

  while (!is_wanted &&
         (copy = tc_scenario_find_by_role (copies->scenario, "card-copy", copy)) != TC_NODE_NONE)
    is_wanted = !tc_scenario_has (copies->scenario, copy, copies->bears->name);
  if (is_wanted)
    g_array_append_val (copies->borne, none);
}

TcSheetData *
tc_sheet_data_new_copies (TcScenario *scenario)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  TcNode card = tc_scenario_find_by_role (scenario, "card", TC_NODE_NONE);
  g_autoptr (GArray) sums = tc_deck_sums_list (scenario);
  g_autoptr (GArray) borne = NULL;
  g_autoptr (GArray) sets = NULL;
  g_autofree guint *totals = NULL;
  TcSheetData *data = tc_sheet_data_new (
    scenario, card != TC_NODE_NONE ? tc_scenario_get_parent (scenario, card) : 0);
  Copies copies = { .data = data, .scenario = scenario, .sums = sums };

  copies.copy = tc_schema_find_role (schema, "card-copy");
  if (card == TC_NODE_NONE || copies.copy == NULL)
    return data;
  copies.bears = find_shared_ref (schema, copies.copy, "points");
  copies.belongs = find_shared_ref (schema, copies.copy, "left-out");
  copies.borne = borne = list_named (scenario, copies.bears);
  copies.sets = sets = list_named (scenario, copies.belongs);
  add_none (&copies);
  copies.totals = totals = g_new0 (guint, borne->len + 1);
  add_headings (&copies);
  for (; card != TC_NODE_NONE; card = tc_scenario_find_by_role (scenario, "card", card)) {
    add_row (&copies, card, TC_NODE_NONE);
    for (guint i = 0; i < sets->len; i++)
      add_row (&copies, card, g_array_index (sets, TcNode, i));
  }
  add_sums (&copies);
  return data;
}

TcSheetData *
tc_sheet_data_new_sums (TcScenario *scenario)
{
  g_autoptr (GArray) sums = tc_deck_sums_list (scenario);
  TcSheetData *data = tc_sheet_data_new (scenario, 0);

  if (sums->len == 0)
    return data;
  data->n_columns = sums->len + 1;
  tc_sheet_data_add (data, g_strdup (_ ("Players")), TC_SHEET_HEADING);
  for (guint i = 0; i < sums->len; i++)
    tc_sheet_data_add (data, g_strdup_printf ("%u", g_array_index (sums, TcDeckSum, i).n_players),
                       TC_SHEET_HEADING | TC_SHEET_NUMBER);
  for (guint row = 0; row < N_SUMS; row++) {
    tc_sheet_data_add (data, g_strdup (get_sum_title (row)), TC_SHEET_HEADING);
    for (guint i = 0; i < sums->len; i++)
      add_sum (data, &g_array_index (sums, TcDeckSum, i), row);
  }
  judge_sums (data, sums);
  data->n_body = N_SUMS;
  return data;
}
