/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-decision.h"
#include "rules/tc-system.h"
#include "text/tc-letter-private.h"

struct _TcRuleset {
  gatomicrefcount ref_count;
  const TcSystem *system;
  TcScenario *scenario;
  gpointer data;
  gsize is_prepared; /* for g_once_init_enter () */
  GStringChunk *strings;
  GArray *things;      /* TcThingInfo */
  GHashTable *numbers; /* id of a thing -> its number */
  GArray *seats;       /* TcSeatInfo */
  GArray *sides;       /* TcThing */
  GArray *setups;      /* TcSetupInfo */
  GArray *milestones;  /* TcMilestoneInfo */
  GArray *clauses;     /* TcClauseInfo */
  GArray *levels;      /* TcLevelInfo */
  GArray *fields;      /* TcStateField: the system's, then the arrays */
  gsize struct_size;   /* what of a state is a struct; the rest is arrays */
  TcThingRange ranges[TC_MAX_CLASSES];
  guint8 first_decision[TC_MAX_PHASES + 2]; /* by phase; what may be done in any comes last */
  GHashTable *words;                        /* key -> word; in strings */
  GPtrArray *texts;                         /* in strings */
  gsize state_size;
  guint max_moves;
};

static TcFinding *
report_at (TcRuleset *ruleset, TcReport *report, const char *code, TcNode node, const char *text)
{
  TcScenario *scenario = ruleset->scenario;
  TcNode place = node == TC_NODE_NONE ? 0 : node;
  TcFinding *finding = tc_report_add (report, code, tc_scenario_get_source (scenario),
                                      tc_scenario_get_tag_span (scenario, place), "%s", text);

  tc_finding_take_path (finding, tc_scenario_dup_path (scenario, place));

  return finding;
}

/* Rows of the decision table by phase: it is sorted, TC_PHASE_ANY being the greatest. */
static void
index_decisions (TcRuleset *ruleset)
{
  const TcSystem *system = ruleset->system;
  guint row = 0;

  g_assert (system->n_phases <= TC_MAX_PHASES);
  for (guint phase = 0; phase <= system->n_phases; phase++) {
    ruleset->first_decision[phase] = (guint8) row;
    while (row < system->n_decisions && system->decisions[row].phase == phase)
      row++;
  }
  ruleset->first_decision[system->n_phases] = (guint8) row;
  for (; row < system->n_decisions; row++)
    g_assert (system->decisions[row].phase == TC_PHASE_ANY);
}

static TcRuleset *
ruleset_new (const TcSystem *system, TcScenario *scenario)
{
  TcRuleset *ruleset = g_new0 (TcRuleset, 1);

  g_atomic_ref_count_init (&ruleset->ref_count);
  ruleset->system = system;
  ruleset->scenario = tc_scenario_ref (scenario);
  ruleset->strings = g_string_chunk_new (4096);
  ruleset->things = g_array_new (FALSE, FALSE, sizeof (TcThingInfo));
  ruleset->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  ruleset->seats = g_array_new (FALSE, FALSE, sizeof (TcSeatInfo));
  ruleset->sides = g_array_new (FALSE, FALSE, sizeof (TcThing));
  ruleset->setups = g_array_new (FALSE, FALSE, sizeof (TcSetupInfo));
  ruleset->milestones = g_array_new (FALSE, FALSE, sizeof (TcMilestoneInfo));
  ruleset->clauses = g_array_new (FALSE, FALSE, sizeof (TcClauseInfo));
  ruleset->levels = g_array_new (FALSE, FALSE, sizeof (TcLevelInfo));
  ruleset->fields = g_array_new (FALSE, FALSE, sizeof (TcStateField));
  g_array_append_vals (ruleset->fields, system->fields, system->n_fields);
  index_decisions (ruleset);
  ruleset->words = g_hash_table_new (g_str_hash, g_str_equal);
  ruleset->texts = g_ptr_array_new ();

  return ruleset;
}

TcRuleset *
tc_ruleset_ref (TcRuleset *ruleset)
{
  g_atomic_ref_count_inc (&ruleset->ref_count);

  return ruleset;
}

void
tc_ruleset_unref (TcRuleset *ruleset)
{
  if (!g_atomic_ref_count_dec (&ruleset->ref_count))
    return;

  if (ruleset->data != NULL && ruleset->system->free_data != NULL)
    ruleset->system->free_data (ruleset->data);
  g_array_unref (ruleset->things);
  g_array_unref (ruleset->seats);
  g_array_unref (ruleset->sides);
  g_array_unref (ruleset->setups);
  g_array_unref (ruleset->milestones);
  g_array_unref (ruleset->clauses);
  g_array_unref (ruleset->levels);
  g_array_unref (ruleset->fields);
  g_hash_table_unref (ruleset->words);
  g_ptr_array_unref (ruleset->texts);
  g_hash_table_unref (ruleset->numbers);
  g_string_chunk_free (ruleset->strings);
  tc_scenario_unref (ruleset->scenario);
  g_free (ruleset);
}

/* Where the first @n fields end. They must cover the state byte for byte: what they leave out would
 * be hashed on one kind of machine and not on another. */
static gsize
get_fields_end (const TcRuleset *ruleset, guint n)
{
  gsize at = sizeof (TcState);

  for (guint i = 0; i < n; i++) {
    const TcStateField *field = &g_array_index (ruleset->fields, TcStateField, i);

    g_assert (field->offset == at && at % field->width == 0);
    at += (gsize) field->width * field->count;
  }

  return at;
}

/* Whole words, so that states may lie one after another. */
static void
settle_size (TcRuleset *ruleset)
{
  gsize end = get_fields_end (ruleset, ruleset->fields->len);

  g_assert (ruleset->struct_size == get_fields_end (ruleset, ruleset->system->n_fields));
  if (end % 8 != 0)
    tc_ruleset_add_array (ruleset, "padding", 1, 8 - end % 8);
  ruleset->state_size = (end + 7) / 8 * 8;
}

static void
check_size (TcRuleset *ruleset, TcReport *report)
{
  g_autofree char *size = g_strdup_printf (_ ("A position takes %u bytes; the limit is %u."),
                                           (guint) ruleset->state_size, TC_RULESET_MAX_STATE_BYTES);
  g_autofree char *moves =
    g_strdup_printf (_ ("Up to %u moves could be legal at once; the limit is %u."),
                     ruleset->max_moves, TC_RULESET_MAX_MOVES);

  if (ruleset->state_size > TC_RULESET_MAX_STATE_BYTES)
    report_at (ruleset, report, "SYS003", TC_NODE_NONE, size);
  if (ruleset->max_moves > TC_RULESET_MAX_MOVES)
    report_at (ruleset, report, "SYS004", TC_NODE_NONE, moves);
}

static void
check_counts (TcRuleset *ruleset, TcReport *report)
{
  guint n_seats = ruleset->seats->len;
  guint n_sides = ruleset->sides->len;
  g_autofree char *seats =
    g_strdup_printf (_ ("There are %u players; a game can have 1 to %d."), n_seats, TC_MAX_SEATS);
  g_autofree char *sides =
    g_strdup_printf (_ ("There are %u sides; a game can have at most %d."), n_sides, TC_MAX_SIDES);
  g_autofree char *things = g_strdup_printf (
    _ ("There are %u areas, counters, options, players and sides; a game can have at most %u."),
    ruleset->things->len, TC_RULESET_MAX_THINGS);

  if (ruleset->things->len > TC_RULESET_MAX_THINGS)
    report_at (ruleset, report, "SYS002", TC_NODE_NONE, things);
  if (n_seats < 1 || n_seats > TC_MAX_SEATS)
    report_at (ruleset, report, "SYS005", TC_NODE_NONE, seats);
  if (n_sides > TC_MAX_SIDES)
    report_at (ruleset, report, "SYS005", TC_NODE_NONE, sides);
  if (ruleset->setups->len == 0)
    report_at (ruleset, report, "SYS006", TC_NODE_NONE,
               _ ("The scenario has no setup, so no game can start."));
}

/* Who takes part in each setup, now that all players are known. */
static void
settle_seats (TcRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->setups->len; i++) {
    TcSetupInfo *setup = &g_array_index (ruleset->setups, TcSetupInfo, i);

    if (setup->n_seats == 0)
      setup->n_seats = (guint8) ruleset->seats->len;
    g_assert (setup->n_seats <= ruleset->seats->len);
  }
}

TcRuleset *
tc_ruleset_compile (const TcSystem *system, TcScenario *scenario, TcReport *report)
{
  g_autoptr (TcRuleset) ruleset = NULL;
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);

  g_return_val_if_fail (tc_scenario_get_schema (scenario) == system->schema, NULL);
  g_return_val_if_fail (tc_scenario_is_valid (scenario), NULL);

  tc_report_add_catalogue (report, system->codes, system->n_codes);
  ruleset = ruleset_new (system, scenario);
  ruleset->data = system->compile (ruleset, scenario, report);
  if (ruleset->data == NULL) {
    g_warn_if_fail (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors);
    return NULL;
  }

  settle_size (ruleset);
  check_size (ruleset, report);
  check_counts (ruleset, report);
  if (tc_report_count (report, TC_SEVERITY_ERROR) > n_errors)
    return NULL;

  settle_seats (ruleset);
  g_assert (ruleset->max_moves > 0);

  return g_steal_pointer (&ruleset);
}

/* A ruleset is const for those who play by it: that this part of it comes late is not seen. */
void
tc_ruleset_prepare (const TcRuleset *ruleset)
{
  TcRuleset *late = (TcRuleset *) ruleset;

  if (!g_once_init_enter (&late->is_prepared))
    return;

  if (late->system->prepare != NULL)
    late->system->prepare (late->data);
  g_once_init_leave (&late->is_prepared, 1);
}

const TcSystem *
tc_ruleset_get_system (const TcRuleset *ruleset)
{
  return ruleset->system;
}

TcScenario *
tc_ruleset_get_scenario (const TcRuleset *ruleset)
{
  return ruleset->scenario;
}

gconstpointer
tc_ruleset_get_data (const TcRuleset *ruleset)
{
  return ruleset->data;
}

gsize
tc_ruleset_get_state_size (const TcRuleset *ruleset)
{
  return ruleset->state_size;
}

const TcStateField *
tc_ruleset_get_fields (const TcRuleset *ruleset, guint *out_n)
{
  *out_n = ruleset->fields->len;

  return &g_array_index (ruleset->fields, TcStateField, 0);
}

guint
tc_ruleset_get_max_moves (const TcRuleset *ruleset)
{
  return ruleset->max_moves;
}

guint
tc_ruleset_get_n_things (const TcRuleset *ruleset)
{
  return ruleset->things->len;
}

const TcThingInfo *
tc_ruleset_get_thing (const TcRuleset *ruleset, TcThing thing)
{
  g_return_val_if_fail (thing < ruleset->things->len, NULL);

  return &g_array_index (ruleset->things, TcThingInfo, thing);
}

TcThing
tc_ruleset_find_thing (const TcRuleset *ruleset, const char *id)
{
  gpointer number = NULL;

  if (!g_hash_table_lookup_extended (ruleset->numbers, id, NULL, &number))
    return TC_THING_NONE;

  return (TcThing) GPOINTER_TO_UINT (number);
}

TcThingRange
tc_ruleset_get_range (const TcRuleset *ruleset, guint class)
{
  return ruleset->ranges[class];
}

const TcDecision *
tc_ruleset_get_decisions (const TcRuleset *ruleset, guint phase, guint *out_n)
{
  const TcSystem *system = ruleset->system;
  guint first = ruleset->first_decision[MIN (phase, system->n_phases)];
  guint end = phase < system->n_phases ? ruleset->first_decision[phase + 1] : system->n_decisions;

  *out_n = end - first;

  return system->decisions + first;
}

guint
tc_ruleset_get_n_seats (const TcRuleset *ruleset)
{
  return ruleset->seats->len;
}

const TcSeatInfo *
tc_ruleset_get_seat (const TcRuleset *ruleset, guint8 seat)
{
  g_return_val_if_fail (seat < ruleset->seats->len, NULL);

  return &g_array_index (ruleset->seats, TcSeatInfo, seat);
}

guint
tc_ruleset_get_n_sides (const TcRuleset *ruleset)
{
  return ruleset->sides->len;
}

TcThing
tc_ruleset_get_side (const TcRuleset *ruleset, guint8 side)
{
  g_return_val_if_fail (side < ruleset->sides->len, TC_THING_NONE);

  return g_array_index (ruleset->sides, TcThing, side);
}

guint
tc_ruleset_get_n_setups (const TcRuleset *ruleset)
{
  return ruleset->setups->len;
}

const TcSetupInfo *
tc_ruleset_get_setup (const TcRuleset *ruleset, guint setup)
{
  g_return_val_if_fail (setup < ruleset->setups->len, NULL);

  return &g_array_index (ruleset->setups, TcSetupInfo, setup);
}

guint
tc_ruleset_get_n_milestones (const TcRuleset *ruleset)
{
  return ruleset->milestones->len;
}

const TcMilestoneInfo *
tc_ruleset_get_milestone (const TcRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->milestones->len, NULL);

  return &g_array_index (ruleset->milestones, TcMilestoneInfo, index);
}

const char *
tc_ruleset_get_word (const TcRuleset *ruleset, const char *key)
{
  return g_hash_table_lookup (ruleset->words, key);
}

const char *
tc_ruleset_get_text (const TcRuleset *ruleset, guint index)
{
  return index < ruleset->texts->len ? g_ptr_array_index (ruleset->texts, index) : NULL;
}

guint
tc_ruleset_get_n_levels (const TcRuleset *ruleset)
{
  return ruleset->levels->len;
}

const TcLevelInfo *
tc_ruleset_get_level (const TcRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->levels->len, NULL);

  return &g_array_index (ruleset->levels, TcLevelInfo, index);
}

gint
tc_ruleset_find_setup (const TcRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->setups->len; i++) {
    if (strcmp (g_array_index (ruleset->setups, TcSetupInfo, i).id, id) == 0)
      return (gint) i;
  }

  return -1;
}

static void
report_duplicate (TcRuleset *ruleset,
                  TcReport *report,
                  const TcThingInfo *first,
                  TcNode node,
                  const char *name)
{
  TcScenario *scenario = ruleset->scenario;
  g_autofree char *text = g_strdup_printf (_ ("\"%s\" (%s) has the same id as %s; areas, counters, "
                                              "options, players and sides all need different ids."),
                                           first->id, name, first->name);
  TcFinding *finding = report_at (ruleset, report, "SYS001", node, text);

  if (first->node != TC_NODE_NONE)
    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_scenario_get_tag_span (scenario, first->node), _ ("%s has this id"),
                            first->name);
}

/* How a sentence calls @node, whose name is @name. */
static const char *
find_phrase (const TcRuleset *ruleset, TcNode node, const char *name)
{
  const TcSchemaElement *element = NULL;
  const char *phrase = NULL;

  if (node == TC_NODE_NONE)
    return name;

  element = tc_scenario_get_element (ruleset->scenario, node);
  if (tc_schema_content_find_attribute (element->content, "phrase") != NULL &&
      g_strcmp0 (tc_scenario_get_string (ruleset->scenario, node, "name"), name) == 0)
    phrase = tc_scenario_get_string (ruleset->scenario, node, "phrase");

  return phrase != NULL ? phrase : name;
}

/* Names stand in the log, on the board and on terminals, among other words. */
static const char *
add_name (TcRuleset *ruleset, const char *name)
{
  g_autofree char *printable = tc_letter_dup_printable (name, -1);

  return g_string_chunk_insert_const (ruleset->strings, printable);
}

TcThing
tc_ruleset_add_thing (TcRuleset *ruleset,
                      guint class,
                      const char *id,
                      const char *name,
                      TcNode node,
                      TcReport *report)
{
  TcThing number = tc_ruleset_find_thing (ruleset, id);
  TcThingInfo thing = { NULL, NULL, NULL, ruleset->system->classes[class].kind, node };
  TcThingRange *range = &ruleset->ranges[class];

  g_assert (class < MIN (ruleset->system->n_classes, TC_MAX_CLASSES));
  if (number != TC_THING_NONE) {
    report_duplicate (ruleset, report, tc_ruleset_get_thing (ruleset, number), node, name);
    return TC_THING_NONE;
  }

  /* One more than the limit is counted, so that the check at the end sees that there are too many.
   */
  if (ruleset->things->len > TC_RULESET_MAX_THINGS)
    return TC_THING_NONE;

  thing.id = g_string_chunk_insert_const (ruleset->strings, id);
  thing.name = add_name (ruleset, name);
  thing.phrase = add_name (ruleset, find_phrase (ruleset, node, name));
  number = (TcThing) ruleset->things->len;
  if (range->n++ == 0)
    range->first = number;
  g_assert (tc_range_has (*range, number));
  g_array_append_val (ruleset->things, thing);
  g_hash_table_insert (ruleset->numbers, (gpointer) thing.id, GUINT_TO_POINTER (number));

  return number;
}

void
tc_ruleset_add_seat (TcRuleset *ruleset, const char *id, const char *name, guint8 side)
{
  TcSeatInfo seat = { NULL, NULL, side };

  seat.id = g_string_chunk_insert_const (ruleset->strings, id);
  seat.name = add_name (ruleset, name);
  g_array_append_val (ruleset->seats, seat);
}

void
tc_ruleset_add_side (TcRuleset *ruleset, TcThing side)
{
  g_array_append_val (ruleset->sides, side);
}

const char *
tc_ruleset_get_option (const TcRuleset *ruleset, guint index)
{
  const TcOption *option = &ruleset->system->options[index];

  g_return_val_if_fail (index < ruleset->system->n_options, NULL);

  return tc_ruleset_read_string (ruleset->scenario, option->section, option->element,
                                 option->attribute);
}

void
tc_ruleset_add_setup (TcRuleset *ruleset, const char *id, const char *name, TcNode node)
{
  TcSetupInfo setup = { NULL, NULL, node, 0 };

  setup.id = g_string_chunk_insert_const (ruleset->strings, id);
  setup.name = g_string_chunk_insert_const (ruleset->strings, name);
  g_array_append_val (ruleset->setups, setup);
}

void
tc_ruleset_set_setup_seats (TcRuleset *ruleset, guint8 n_seats)
{
  g_return_if_fail (ruleset->setups->len > 0);

  g_array_index (ruleset->setups, TcSetupInfo, ruleset->setups->len - 1).n_seats = n_seats;
}

void
tc_ruleset_add_milestone (TcRuleset *ruleset, const char *id, const char *name, TcNode node)
{
  TcMilestoneInfo milestone = { NULL, NULL, node };

  milestone.id = g_string_chunk_insert_const (ruleset->strings, id);
  milestone.name = g_string_chunk_insert_const (ruleset->strings, name);
  g_array_append_val (ruleset->milestones, milestone);
}

void
tc_ruleset_set_word (TcRuleset *ruleset, const char *key, const char *word)
{
  g_hash_table_insert (ruleset->words, g_string_chunk_insert_const (ruleset->strings, key),
                       g_string_chunk_insert_const (ruleset->strings, word));
}

guint
tc_ruleset_add_clause (TcRuleset *ruleset, TcNode node, TcThing source, gboolean is_condition)
{
  TcClauseInfo clause = { node, source, is_condition };

  g_array_append_val (ruleset->clauses, clause);

  return ruleset->clauses->len - 1;
}

guint
tc_ruleset_get_n_clauses (const TcRuleset *ruleset)
{
  return ruleset->clauses->len;
}

const TcClauseInfo *
tc_ruleset_get_clause (const TcRuleset *ruleset, guint index)
{
  g_return_val_if_fail (index < ruleset->clauses->len, NULL);

  return &g_array_index (ruleset->clauses, TcClauseInfo, index);
}

guint
tc_ruleset_add_text (TcRuleset *ruleset, const char *text)
{
  g_return_val_if_fail (ruleset->texts->len <= G_MAXUINT16, 0);

  g_ptr_array_add (ruleset->texts, g_string_chunk_insert_const (ruleset->strings, text));

  return ruleset->texts->len - 1;
}

void
tc_ruleset_add_level (TcRuleset *ruleset, const char *id, const char *name, TcNode node)
{
  TcLevelInfo level = { NULL, NULL, node };

  g_return_if_fail (ruleset->levels->len < TC_MAX_LEVELS);

  level.id = g_string_chunk_insert_const (ruleset->strings, id);
  level.name = g_string_chunk_insert_const (ruleset->strings, name);
  g_array_append_val (ruleset->levels, level);
}

guint
tc_ruleset_add_array (TcRuleset *ruleset, const char *name, guint8 width, gsize count)
{
  gsize at = get_fields_end (ruleset, ruleset->fields->len);
  TcStateField gap = { "gap", (guint32) at, (guint32) ((width - at % width) % width), 1 };
  TcStateField field = { name, (guint32) at + gap.count, (guint32) count, width };

  g_assert (count <= G_MAXUINT32 - field.offset);
  if (gap.count > 0)
    g_array_append_val (ruleset->fields, gap);
  g_array_append_val (ruleset->fields, field);

  return field.offset;
}

void
tc_ruleset_set_limits (TcRuleset *ruleset, gsize struct_size, guint max_moves)
{
  ruleset->struct_size = struct_size;
  ruleset->max_moves = max_moves;
}
