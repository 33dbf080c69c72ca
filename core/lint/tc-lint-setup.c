/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"
#include "scenario/tc-sentence.h"

/* Setups: each counter that fights has one place, and its time. */

/* A setup that is still empty would have a finding for every counter. */
#define MAX_MISSING 8u

typedef struct {
  TcScenario *scenario;
  TcReport *report;
  TcNode setup;
  GHashTable *places; /* piece -> the first node of the setup that names it */
  GHashTable *owners; /* set of owners whose free counters a quota takes */
  gboolean has_bad_quota;
} Setup;

static gboolean
has_role (TcScenario *scenario, TcNode node, const char *role)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0;
}

/* (transfer full) (nullable): "2DCR arrives on turn 3", where the schema says what an entry means.
 */
static char *
dup_meaning (TcScenario *scenario, TcNode entry)
{
  const char *template = tc_scenario_get_element (scenario, entry)->added;

  return template != NULL ? tc_sentence_dup_filled (scenario, entry, template) : NULL;
}

static void
report_twice (Setup *setup, TcNode node, const char *attribute, TcNode piece, TcNode first)
{
  TcScenario *scenario = setup->scenario;
  const char *title = tc_lint_get_title (scenario, piece);
  g_autofree char *one = dup_meaning (scenario, first);
  g_autofree char *other = dup_meaning (scenario, node);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);
  TcFinding *finding;

  if (one != NULL && other != NULL)
    /* Translators: a counter and what two entries say of it: "2DCR placed in Sens" and "2DCR
     * arrives on turn 3". */
    finding = tc_lint_add (scenario, setup->report, "SET001", node, attribute,
                           _ ("%s is in this setup twice: \"%s\" and \"%s\""), title, one, other);
  else
    finding = tc_lint_add (scenario, setup->report, "SET001", node, attribute,
                           _ ("%s is already placed in this setup"), title);
  tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                          tc_lint_get_place (scenario, first), _ ("The first place is here"));
  tc_lint_add_fix (scenario, finding, tc_operation_new_remove (path), _ ("Remove this one"));
}

static void
note_place (Setup *setup, TcNode node)
{
  TcScenario *scenario = setup->scenario;
  const char *attribute = NULL;
  TcNode piece = tc_lint_find_ref (scenario, node, "piece", &attribute);
  gpointer first = NULL;

  if (piece == TC_NODE_NONE)
    return;
  if (tc_lint_has_bad_ref (scenario, node) &&
      g_hash_table_contains (setup->places, GUINT_TO_POINTER (piece)))
    return;
  if (!g_hash_table_lookup_extended (setup->places, GUINT_TO_POINTER (piece), NULL, &first)) {
    g_hash_table_insert (setup->places, GUINT_TO_POINTER (piece), GUINT_TO_POINTER (node));
    return;
  }
  /* Twice in elements of one kind and parent is a duplicate key. */
  if (tc_scenario_get_element (scenario, node) ==
        tc_scenario_get_element (scenario, GPOINTER_TO_UINT (first)) &&
      tc_scenario_get_parent (scenario, node) ==
        tc_scenario_get_parent (scenario, GPOINTER_TO_UINT (first)))
    return;
  report_twice (setup, node, attribute, piece, GPOINTER_TO_UINT (first));
}

static guint
count_faces (TcScenario *scenario, TcNode piece)
{
  TcNode face = TC_NODE_NONE;
  guint n = 0;

  while ((face = tc_lint_find_role (scenario, piece, "face", face)) != TC_NODE_NONE)
    n++;

  return n;
}

static void
judge_reduced (Setup *setup, TcNode node)
{
  TcScenario *scenario = setup->scenario;
  TcNode piece = tc_lint_find_ref (scenario, node, "piece", NULL);
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *path = NULL;
  TcFinding *finding;

  if (piece == TC_NODE_NONE || tc_schema_content_find_attribute (content, "reduced") == NULL ||
      tc_scenario_is_bad (scenario, node, "reduced") ||
      !tc_scenario_get_bool (scenario, node, "reduced") || count_faces (scenario, piece) > 1)
    return;
  finding = tc_lint_add (scenario, setup->report, "SET004", node, "reduced",
                         _ ("%s has no reduced side"), tc_lint_get_title (scenario, piece));
  path = tc_scenario_dup_path (scenario, node);
  tc_lint_add_fix (scenario, finding, tc_operation_new_set (path, "reduced", NULL),
                   _ ("Place it at full strength"));
}

/* -- Quotas -- */

static void
judge_chosen (Setup *setup, TcNode chosen, TcNode owner)
{
  TcScenario *scenario = setup->scenario;
  const char *attribute = NULL;
  TcNode piece = tc_lint_find_ref (scenario, chosen, "piece", &attribute);
  TcNode own =
    piece != TC_NODE_NONE ? tc_lint_find_ref (scenario, piece, "owner", NULL) : TC_NODE_NONE;

  note_place (setup, chosen);
  if (own != TC_NODE_NONE && owner != TC_NODE_NONE && own != owner)
    tc_lint_add (scenario, setup->report, "SET006", chosen, attribute,
                 _ ("%s belongs to %s, not to %s"), tc_lint_get_title (scenario, piece),
                 tc_lint_get_title (scenario, own), tc_lint_get_title (scenario, owner));
}

static void
note_quota (Setup *setup, TcNode quota)
{
  TcNode owner = tc_lint_find_ref (setup->scenario, quota, "owner", NULL);
  TcNode chosen = TC_NODE_NONE;
  guint n = 0;

  while ((chosen = tc_lint_find_role (setup->scenario, quota, "chosen", chosen)) != TC_NODE_NONE) {
    judge_chosen (setup, chosen, owner);
    n++;
  }
  setup->has_bad_quota |= owner == TC_NODE_NONE;
  if (n == 0 && owner != TC_NODE_NONE)
    g_hash_table_add (setup->owners, GUINT_TO_POINTER (owner));
}

/* -- Counters without a place -- */

static GArray *
collect_missing (Setup *setup)
{
  GArray *missing = g_array_new (FALSE, FALSE, sizeof (TcNode));
  TcScenario *scenario = setup->scenario;
  TcNode piece = TC_NODE_NONE;

  while ((piece = tc_scenario_find_by_role (scenario, "piece", piece)) != TC_NODE_NONE) {
    TcNode owner = tc_lint_find_ref (scenario, piece, "owner", NULL);

    if (!g_hash_table_contains (setup->places, GUINT_TO_POINTER (piece)) &&
        !g_hash_table_contains (setup->owners, GUINT_TO_POINTER (owner)) &&
        count_faces (scenario, piece) > 0 && !tc_lint_has_bad_ref (scenario, piece) &&
        !tc_lint_is_duplicate (scenario, piece))
      g_array_append_val (missing, piece);
  }
  if (missing->len > 0) {
    const TcSchemaElement *element =
      tc_scenario_get_element (scenario, g_array_index (missing, TcNode, 0));
    g_autoptr (GPtrArray) bad_refs =
      tc_lint_collect_bad_refs (scenario, setup->setup, element->key_space);

    tc_lint_excuse (scenario, missing, bad_refs);
  }

  return missing;
}

/* The fix says that the setup leaves the counter out. */
static void
add_absence (Setup *setup, TcFinding *finding, TcNode piece)
{
  const TcSchemaContent *content = tc_scenario_get_element (setup->scenario, setup->setup)->content;
  g_autofree char *path = tc_scenario_dup_path (setup->scenario, setup->setup);
  const char *attributes[3] = { NULL };

  for (guint i = 0; i < content->n_elements; i++) {
    const TcSchemaElement *element = content->elements[i];

    if (g_strcmp0 (element->role, "absent") != 0 || element->key == NULL)
      continue;
    attributes[0] = element->key[0];
    attributes[1] = tc_scenario_get_id (setup->scenario, piece);
    tc_lint_add_fix (setup->scenario, finding,
                     tc_operation_new_insert (path, element->name, attributes),
                     _ ("Leave it out of this setup"));
    return;
  }
}

/* Those of @owner among @missing. */
static guint
count_missing (Setup *setup, const GArray *missing, TcNode owner)
{
  guint n = 0;

  for (guint i = 0; i < missing->len; i++)
    n += tc_lint_find_ref (setup->scenario, g_array_index (missing, TcNode, i), "owner", NULL) ==
         owner;

  return n;
}

static guint
count_owned (Setup *setup, TcNode owner)
{
  TcNode piece = TC_NODE_NONE;
  guint n = 0;

  while ((piece = tc_scenario_find_by_role (setup->scenario, "piece", piece)) != TC_NODE_NONE)
    n += count_faces (setup->scenario, piece) > 0 &&
         tc_lint_find_ref (setup->scenario, piece, "owner", NULL) == owner;

  return n;
}

/* So many are not forgotten one by one. */
#define MIN_FORGOTTEN 3u

/* An owner whose counters are all missing was forgotten as a whole: one finding, and they are no
 * more in @missing. */
static void
report_forgotten (Setup *setup, GArray *missing)
{
  for (guint i = 0; i < missing->len;) {
    TcNode owner =
      tc_lint_find_ref (setup->scenario, g_array_index (missing, TcNode, i), "owner", NULL);
    guint n = owner != TC_NODE_NONE ? count_missing (setup, missing, owner) : 0;
    TcFinding *finding;

    if (n < MIN_FORGOTTEN || n < count_owned (setup, owner)) {
      i++;
      continue;
    }
    finding = tc_lint_add (setup->scenario, setup->report, "SET002", setup->setup, NULL,
                           _ ("None of the %u counters of %s is placed in this setup"), n,
                           tc_lint_get_title (setup->scenario, owner));
    tc_finding_add_related (finding, tc_scenario_get_source (setup->scenario),
                            tc_lint_get_place (setup->scenario, owner), _ ("They belong to this"));
    for (guint k = missing->len; k > 0; k--)
      if (tc_lint_find_ref (setup->scenario, g_array_index (missing, TcNode, k - 1), "owner",
                            NULL) == owner)
        g_array_remove_index (missing, k - 1);
    i = 0;
  }
}

static void
report_missing (Setup *setup)
{
  g_autoptr (GArray) missing = collect_missing (setup);
  TcScenario *scenario = setup->scenario;

  report_forgotten (setup, missing);

  if (missing->len > MAX_MISSING) {
    tc_lint_add (scenario, setup->report, "SET002", setup->setup, NULL,
                 _ ("%u counters are not placed in the setup \"%s\"; the first is %s"),
                 missing->len, tc_lint_get_title (scenario, setup->setup),
                 tc_lint_get_title (scenario, g_array_index (missing, TcNode, 0)));
    return;
  }
  for (guint i = 0; i < missing->len; i++) {
    TcNode piece = g_array_index (missing, TcNode, i);
    TcFinding *finding = tc_lint_add (
      scenario, setup->report, "SET002", setup->setup, NULL,
      _ ("%s (%s) is not placed in the setup \"%s\""), tc_lint_get_title (scenario, piece),
      tc_scenario_get_id (scenario, piece), tc_lint_get_title (scenario, setup->setup));

    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, piece), _ ("The counter is here"));
    add_absence (setup, finding, piece);
  }
}

/* -- Turns -- */

gint64
tc_lint_find_last_turn (TcScenario *scenario)
{
  TcNode turn = TC_NODE_NONE;
  gint64 last = 0;
  gint64 count = 0;
  gint64 n;

  while ((turn = tc_scenario_find_by_role (scenario, "turn", turn)) != TC_NODE_NONE) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, turn)->content;
    const TcSchemaAttribute *number = tc_schema_content_find_attribute (content, "n");

    /* One without a good number is the next, as far as there can be one. */
    count++;
    last = MAX (last, number != NULL ? MIN (count, number->type->max) : count);
    if (tc_lint_read_int (scenario, turn, "n", &n))
      last = MAX (last, n);
  }

  return last;
}

static void
judge_arrival (Setup *setup, TcNode node, gint64 first, gint64 last)
{
  gint64 turn;

  if (!tc_lint_read_int (setup->scenario, node, "turn", &turn))
    return;
  if (last > 0 && turn > last)
    tc_lint_add (
      setup->scenario, setup->report, "SET003", node, "turn",
      _ ("It arrives on turn %" G_GINT64_FORMAT ", but the last turn is %" G_GINT64_FORMAT), turn,
      last);
  else if (turn < first)
    tc_lint_add (setup->scenario, setup->report, "SET003", node, "turn",
                 _ ("It arrives on turn %" G_GINT64_FORMAT
                    ", but this setup begins on turn %" G_GINT64_FORMAT),
                 turn, first);
}

static void
judge_turns (Setup *setup, gint64 last_of_track)
{
  TcScenario *scenario = setup->scenario;
  gint64 first = 1;
  gint64 last = last_of_track;
  TcNode node = TC_NODE_NONE;

  tc_lint_read_int (scenario, setup->setup, "first-turn", &first);
  if (tc_lint_read_int (scenario, setup->setup, "last-turn", &last) &&
      (last > last_of_track ||
       tc_scenario_get_ref (scenario, setup->setup, "last-turn") == TC_NODE_NONE))
    return;
  if (last > 0 && first > last) {
    tc_lint_add (scenario, setup->report, "SET005", setup->setup, "last-turn",
                 _ ("The setup ends with turn %" G_GINT64_FORMAT
                    ", before it begins with turn %" G_GINT64_FORMAT),
                 last, first);
    return;
  }
  while ((node = tc_lint_find_role (scenario, setup->setup, "reinforcement", node)) != TC_NODE_NONE)
    judge_arrival (setup, node, first, last);
}

static void
judge_setup (Setup *setup, gint64 last_of_track)
{
  static const char *const roles[] = { "placement", "deployment", "reinforcement", "boxed",
                                       "absent" };
  TcNode node = tc_scenario_get_first_child (setup->scenario, setup->setup);
  guint n = 0;

  for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (setup->scenario, node)) {
    for (guint i = 0; i < G_N_ELEMENTS (roles); i++) {
      if (!has_role (setup->scenario, node, roles[i]))
        continue;
      note_place (setup, node);
      judge_reduced (setup, node);
      n++;
    }
    if (has_role (setup->scenario, node, "quota")) {
      note_quota (setup, node);
      n++;
    }
  }
  if (n > 0 && !setup->has_bad_quota)
    report_missing (setup);
  judge_turns (setup, last_of_track);
}

void
tc_lint_setups (TcScenario *scenario, TcReport *report)
{
  gint64 last_of_track = tc_lint_find_last_turn (scenario);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "setup", node)) != TC_NODE_NONE) {
    g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
    g_autoptr (GHashTable) owners = g_hash_table_new (NULL, NULL);
    Setup setup = { scenario, report, node, places, owners, FALSE };

    judge_setup (&setup, last_of_track);
  }
}
