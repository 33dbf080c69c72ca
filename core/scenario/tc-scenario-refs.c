/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "text/tc-letter-private.h"

/* References. Those that name nothing are gathered by what they name: thirty references to "sedan"
 * are one fault when the area's own id is misspelt, and one when the area is gone; a slip in one
 * reference is one of its own. Where it is clear what a reference means, it is resolved so, and no
 * other check takes its target for missing. */

/* So many references to one word that is near a known one are slips of their own; more have a
 * common cause. */
#define MAX_SLIPS   4u
#define MAX_RELATED 5u

typedef struct {
  TcNode node;
  guint index; /* of the attribute */
} Use;

typedef struct {
  const TcSchemaAttribute *attribute; /* of the first use */
  const char *value;
  TcNode scope;  /* of a local key space, or TC_NODE_NONE */
  GArray *uses;  /* Use */
  gpointer next; /* Group of the same word, for other kinds of things */
} Group;

/* A definition that may be what a group of references means. */
typedef struct {
  TcNode node;
  const char *key;      /* as written; "" when it is not */
  gboolean is_reported; /* a finding says already that its key is wrong */
  gboolean is_spent;
} Suspect;

typedef struct {
  TcScenarioCheck *check;
  GPtrArray *groups;    /* Group, by first use */
  GHashTable *by_value; /* Group of "scope\x1fvalue" */
  guint8 *is_used;      /* of each node: something refers to it */
  GHashTable *suspects; /* key space -> GArray of Suspect */
} Refs;

static void
group_free (Group *group)
{
  g_array_unref (group->uses);
  g_free (group);
}

/* Whether one thing can be what both name. */
static gboolean
may_name_same (const TcSchemaAttribute *a, const TcSchemaAttribute *b)
{
  for (guint i = 0; a->refs[i] != NULL; i++)
    if (g_strv_contains (b->refs, a->refs[i]))
      return TRUE;

  return FALSE;
}

static void
add_use (Refs *refs, TcNode node, guint index, const TcSchemaAttribute *attribute)
{
  const TcScenario *scenario = refs->check->scenario;
  const char *value = tc_scenario_values (scenario, node)[index].string;
  TcNode scope = tc_scenario_find_scope (scenario, node, attribute->refs[0]);
  g_autofree char *key = g_strdup_printf ("%u\x1f%s", scope, value);
  Group *first = g_hash_table_lookup (refs->by_value, key);
  Group *group = first;
  Use use = { node, index };

  while (group != NULL && !may_name_same (group->attribute, attribute))
    group = group->next;
  if (group == NULL) {
    group = g_new0 (Group, 1);
    group->attribute = attribute;
    group->value = value;
    group->scope = scope;
    group->uses = g_array_new (FALSE, FALSE, sizeof (Use));
    g_ptr_array_add (refs->groups, group);
    group->next = first;
    g_hash_table_replace (refs->by_value, g_steal_pointer (&key), group);
  }
  g_array_append_val (group->uses, use);
}

static void offer_keys (const TcScenario *scenario, const Group *group, TcSuggest *suggest);

static gboolean
is_lost (const Refs *refs, const TcSchemaAttribute *attribute)
{
  for (guint i = 0; attribute->refs[i] != NULL; i++)
    if (g_hash_table_contains (refs->check->lost, attribute->refs[i]))
      return TRUE;

  return FALSE;
}

static TcNode
guess_near (Refs *refs, TcNode node, guint index, const TcSchemaAttribute *attribute)
{
  TcScenarioCheck *check = refs->check;
  const TcScenario *scenario = check->scenario;
  const char *value = tc_scenario_values (scenario, node)[index].string;
  g_autoptr (GArray) uses = g_array_new (FALSE, FALSE, sizeof (Use));
  Group group = { attribute, value, TC_NODE_NONE, uses, NULL };
  TcSuggest suggest = tc_suggest_begin (value);
  Use use = { node, index };

  if (!tc_scenario_check_spend (check, scenario->keys->len * (guint64) TC_SCENARIO_LOOKS_OF_WORD))
    return TC_NODE_NONE;
  g_array_append_val (uses, use);
  offer_keys (scenario, &group, &suggest);

  return suggest.n > 0 ? tc_scenario_resolve (scenario, node, attribute, suggest.names[0])
                       : TC_NODE_NONE;
}

/* A value that is no id at all, and reported as such: "Sedan" for "sedan". */
static void
guess_bad (Refs *refs, TcNode node, guint index, const TcSchemaAttribute *attribute)
{
  TcScenarioCheck *check = refs->check;
  TcScenarioValue *value = tc_scenario_values (check->scenario, node) + index;
  g_autofree char *lower = g_ascii_strdown (value->string, -1);

  value->target = tc_scenario_resolve (check->scenario, node, attribute, lower);
  if (value->target == TC_NODE_NONE) {
    lower[strcspn (lower, " ")] = '\0';
    value->target = tc_scenario_resolve (check->scenario, node, attribute, lower);
  }
  if (value->target == TC_NODE_NONE && !is_lost (refs, attribute))
    value->target = guess_near (refs, node, index, attribute);
  if (value->target != TC_NODE_NONE)
    refs->is_used[value->target] = TRUE;
}

static void
resolve_node (Refs *refs, TcNode node)
{
  const TcScenario *scenario = refs->check->scenario;
  const TcSchemaContent *content = tc_scenario_node (scenario, node)->element->content;
  TcScenarioValue *values = tc_scenario_values (scenario, node);
  guint i;

  for (i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (attribute->refs == NULL || values[i].string == NULL)
      continue;
    if (values[i].is_bad) {
      guess_bad (refs, node, i, attribute);
      continue;
    }
    values[i].target = tc_scenario_resolve (scenario, node, attribute, values[i].string);
    if (values[i].target != TC_NODE_NONE)
      refs->is_used[values[i].target] = TRUE;
    else if (!is_lost (refs, attribute))
      add_use (refs, node, i, attribute);
  }
}

/* -- What a group may mean -- */

/* The definitions of @space that nothing refers to or whose key is wrong. */
static GArray *
get_suspects (Refs *refs, const char *space)
{
  const TcScenario *scenario = refs->check->scenario;
  GArray *suspects = g_hash_table_lookup (refs->suspects, space);

  if (suspects != NULL)
    return suspects;
  suspects = g_array_new (FALSE, FALSE, sizeof (Suspect));
  g_hash_table_insert (refs->suspects, (gpointer) space, suspects);
  for (TcNode node = 0; node < scenario->nodes->len; node++) {
    const TcSchemaElement *element = tc_scenario_node (scenario, node)->element;
    const TcScenarioValue *value;
    Suspect suspect = { .node = node, .key = "" };

    if (element->key == NULL || element->key[1] != NULL || refs->is_used[node] ||
        strcmp (element->key_space, space) != 0)
      continue;
    value = tc_scenario_find_value (scenario, node, element->key[0], NULL);
    if (value->string != NULL)
      suspect.key = value->string;
    suspect.is_reported = value->string == NULL || value->is_bad;
    for (guint i = 0; i < refs->check->duplicates->len && !suspect.is_reported; i++)
      suspect.is_reported = g_array_index (refs->check->duplicates, TcNode, i) == node;
    g_array_append_val (suspects, suspect);
  }

  return suspects;
}

static gboolean
is_near (const char *word, const char *other)
{
  TcSuggest suggest = tc_suggest_begin (word);

  tc_suggest_offer (&suggest, other);

  return suggest.n > 0;
}

/* "Sedan", "sedan 2" and "SEDAN" are all meant to be "sedan". */
static gboolean
is_meant (const char *key, const char *value)
{
  return is_near (key, value) || g_ascii_strncasecmp (key, value, strlen (value)) == 0;
}

static gboolean
is_in_scope (const Refs *refs, const Group *group, const Suspect *suspect)
{
  const TcScenarioNode *entry = tc_scenario_node (refs->check->scenario, suspect->node);

  return entry->element->scope != TC_KEY_SCOPE_PARENT || entry->parent == group->scope ||
         group->scope == TC_NODE_NONE;
}

/* (transfer full) (nullable): the id that the name of a definition would make: "Low Countries",
 * low-countries. */
static char *
dup_slug (const Refs *refs, const Suspect *suspect)
{
  const TcScenarioValue *name =
    tc_scenario_find_value (refs->check->scenario, suspect->node, "name", NULL);
  char *slug;

  if (name == NULL || name->string == NULL)
    return NULL;
  slug = g_ascii_strdown (name->string, -1);

  return g_strcanon (slug, "abcdefghijklmnopqrstuvwxyz0123456789", '-');
}

/* Its name and its id say the same. */
static gboolean
is_named_as_keyed (const Refs *refs, const Suspect *suspect)
{
  g_autofree char *slug = dup_slug (refs, suspect);

  return g_strcmp0 (slug, suspect->key) == 0;
}

/* Its name says @value rather than its id. */
static gboolean
is_named_so (const Refs *refs, const Suspect *suspect, const char *value)
{
  g_autofree char *slug = dup_slug (refs, suspect);
  TcSuggest suggest;

  if (slug == NULL)
    return FALSE;
  if (g_str_has_prefix (slug, value))
    return !g_str_has_prefix (slug, suspect->key);
  suggest = tc_suggest_begin (slug);
  tc_suggest_offer (&suggest, suspect->key);
  tc_suggest_offer (&suggest, value);

  return suggest.n > 0 && strcmp (suggest.names[0], value) == 0;
}

/* "1-corps" and "2-corps" are two corps, and no slip of one another. */
static gboolean
differ_by_number (const char *a, const char *b)
{
  for (; *a != '\0' && *b != '\0'; a++, b++)
    if (*a != *b && !(g_ascii_isdigit (*a) && g_ascii_isdigit (*b)))
      return FALSE;

  return *a == '\0' && *b == '\0';
}

/* A turn 0 is meant to be the turn that is missing. */
static gboolean
are_numbers (const char *a, const char *b)
{
  return *a != '\0' && *b != '\0' && strspn (a, "-0123456789") == strlen (a) &&
         strspn (b, "0123456789") == strlen (b);
}

/* Nothing refers to it, and it is spelt almost like the references. An unused neighbour of a
 * definition that is gone is not. */
static gboolean
is_respelt (const Refs *refs, const Group *group, const Suspect *suspect)
{
  return group->uses->len > 1 && is_near (suspect->key, group->value) &&
         !differ_by_number (suspect->key, group->value) && !is_named_as_keyed (refs, suspect);
}

/* Of several that are spelt almost so, the nearest. */
static Suspect *
get_nearer (const Group *group, Suspect *one, Suspect *other)
{
  TcSuggest suggest = tc_suggest_begin (group->value);

  if (one == NULL)
    return other;
  tc_suggest_offer (&suggest, one->key);
  tc_suggest_offer (&suggest, other->key);

  return suggest.n > 0 && strcmp (suggest.names[0], other->key) == 0 ? other : one;
}

/* The definition that the group is about: one whose key is wrong, else one that was renamed. */
static Suspect *
find_suspect (Refs *refs, const Group *group, gboolean has_near_key)
{
  GArray *suspects = get_suspects (refs, group->attribute->refs[0]);
  gboolean is_common = group->uses->len > 1;
  Suspect *respelt = NULL;

  for (guint i = 0; i < suspects->len; i++) {
    Suspect *suspect = &g_array_index (suspects, Suspect, i);

    if (suspect->is_spent || !is_in_scope (refs, group, suspect))
      continue;
    if (suspect->is_reported && is_meant (suspect->key, group->value))
      return suspect;
    if (suspect->is_reported && (is_common || are_numbers (suspect->key, group->value) ||
                                 (*suspect->key == '\0' && !has_near_key)))
      return suspect;
    if (suspect->is_reported)
      continue;
    if (is_named_so (refs, suspect, group->value))
      return suspect;
    if (is_respelt (refs, group, suspect))
      respelt = get_nearer (group, respelt, suspect);
  }

  return respelt;
}

/* The only definition that nothing refers to, where the word of several references is near none:
 * its id was changed, unless its name says what its id says. */
static Suspect *
find_idle (Refs *refs, const Group *group)
{
  Suspect *idle = NULL;

  for (guint space = 0; group->attribute->refs[space] != NULL; space++) {
    GArray *suspects = get_suspects (refs, group->attribute->refs[space]);

    for (guint i = 0; i < suspects->len; i++) {
      Suspect *suspect = &g_array_index (suspects, Suspect, i);

      if (suspect->is_reported || suspect->is_spent || !is_in_scope (refs, group, suspect))
        continue;
      if (idle != NULL)
        return NULL;
      idle = suspect;
    }
  }

  return idle != NULL && !is_named_as_keyed (refs, idle) ? idle : NULL;
}

/* -- Reporting -- */

/* Words that the siblings have already used cannot be right in a key. */
static gboolean
is_taken (const TcScenario *scenario, const Use *use, const char *key)
{
  const TcScenarioNode *entry = tc_scenario_node (scenario, use->node);
  const char *name = entry->element->content->attributes[use->index].name;
  TcNode at;

  if (entry->element->key == NULL || strcmp (entry->element->key[0], name) != 0 ||
      entry->element->key[1] != NULL || entry->parent == TC_NODE_NONE)
    return FALSE;
  for (at = tc_scenario_node (scenario, entry->parent)->first_child; at != TC_NODE_NONE;
       at = tc_scenario_node (scenario, at)->next_sibling) {
    const TcScenarioNode *other = tc_scenario_node (scenario, at);
    const char *value;

    if (at == use->node || other->element != entry->element)
      continue;
    value = tc_scenario_values (scenario, at)[use->index].string;
    if (value != NULL && strcmp (value, key) == 0)
      return TRUE;
  }

  return FALSE;
}

static void
offer_keys (const TcScenario *scenario, const Group *group, TcSuggest *suggest)
{
  const TcSchemaAttribute *attribute = group->attribute;
  const Use *use = &g_array_index (group->uses, Use, 0);
  guint i, j;

  for (i = 0; attribute->refs[i] != NULL; i++) {
    TcNode scope = tc_scenario_find_scope (scenario, use->node, attribute->refs[i]);

    for (j = 0; j < scenario->keys->len; j++) {
      const TcScenarioKey *key = &g_array_index (scenario->keys, TcScenarioKey, j);

      if (key->key == tc_scenario_any_key || strcmp (key->space, attribute->refs[i]) != 0 ||
          (key->parent != TC_NODE_NONE && key->parent != scope))
        continue;
      if (!is_near (group->value, key->key) || !is_taken (scenario, use, key->key))
        tc_suggest_offer (suggest, key->key);
    }
  }
}

/* What else has the word for its id: an area where a counter is expected. */
static TcNode
find_namesake (const TcScenario *scenario, const char *word)
{
  for (guint i = 0; i < scenario->keys->len; i++) {
    const TcScenarioKey *key = &g_array_index (scenario->keys, TcScenarioKey, i);
    const TcSchemaElement *element = tc_scenario_node (scenario, key->node)->element;

    if (key->parent == TC_NODE_NONE && element->key[1] == NULL &&
        strcmp (element->key[0], "id") == 0 && strcmp (key->key, word) == 0)
      return key->node;
  }

  return TC_NODE_NONE;
}

static TcFinding *
add_finding (Refs *refs, const Group *group, const Use *use, guint n)
{
  TcScenarioCheck *check = refs->check;
  const TcScenario *scenario = check->scenario;
  const TcScenarioValue *value = tc_scenario_values (scenario, use->node) + use->index;
  g_autofree char *spaces = g_strjoinv ("/", (char **) group->attribute->refs);
  TcSpan span = tc_scan_get_attribute (scenario->scan, value->scan)->value;
  const char *name =
    tc_scenario_node (scenario, use->node)->element->content->attributes[use->index].name;
  g_autofree char *word = tc_letter_dup_short (group->value);
  TcNode namesake = TC_NODE_NONE;

  if (tc_scenario_check_spend (check, scenario->keys->len))
    namesake = find_namesake (scenario, group->value);
  if (n > 1)
    return tc_scenario_check_add (check, "REF001", span, use->node, name,
                                  _ ("There is no %s \"%s\", but %u references name it"), spaces,
                                  word, n);
  if (namesake != TC_NODE_NONE)
    return tc_scenario_check_add (check, "REF001", span, use->node, name,
                                  _ ("There is no %s \"%s\"; a <%s> has that id"), spaces, word,
                                  tc_scenario_node (scenario, namesake)->element->name);

  return tc_scenario_check_add (check, "REF001", span, use->node, name, _ ("There is no %s \"%s\""),
                                spaces, word);
}

static void
add_uses (Refs *refs, const Group *group, TcFinding *finding, guint from)
{
  const TcScenario *scenario = refs->check->scenario;

  for (guint i = from; finding != NULL && i < group->uses->len && i < from + MAX_RELATED; i++) {
    const Use *use = &g_array_index (group->uses, Use, i);
    const TcScenarioValue *value = tc_scenario_values (scenario, use->node) + use->index;

    tc_finding_add_related (finding, scenario->source,
                            tc_scan_get_attribute (scenario->scan, value->scan)->value,
                            _ ("A reference is here"));
  }
}

/* The references are right and the definition is not. */
static void
report_definition (Refs *refs, const Group *group, const Suspect *suspect)
{
  TcScenarioCheck *check = refs->check;
  const TcScenario *scenario = check->scenario;
  const TcSchemaElement *element = tc_scenario_node (scenario, suspect->node)->element;
  g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);
  g_autofree char *key = tc_letter_dup_short (suspect->key);
  g_autofree char *word = tc_letter_dup_short (group->value);
  TcSpan span = { 0, 0 };
  TcFinding *finding;

  tc_scenario_get_value_span (scenario, suspect->node, element->key[0], &span);
  finding = tc_scenario_check_add (
    check, "REF001", span, suspect->node, element->key[0],
    g_dngettext (GETTEXT_PACKAGE,
                 "Nothing refers to the %s \"%s\", but %u reference names \"%s\", which does "
                 "not exist",
                 "Nothing refers to the %s \"%s\", but %u references name \"%s\", which does "
                 "not exist",
                 group->uses->len),
    element->label, key, group->uses->len, word);
  if (finding == NULL)
    return;
  tc_finding_set_why (finding, _ ("Did you mean \"%s\"?"), group->value);
  if (tc_edits_add (edits, span, group->value, -1))
    tc_finding_add_fix (finding, edits, _ ("Write \"%s\""), group->value);
  add_uses (refs, group, finding, 0);
}

/* One fix for all of them. */
static void
suggest_for_all (Refs *refs, const Group *group, TcFinding *finding, const TcSuggest *suggest)
{
  const TcScenario *scenario = refs->check->scenario;
  g_autofree char *question = tc_suggest_dup_question (suggest);

  if (finding == NULL || question == NULL)
    return;
  tc_finding_set_why (finding, "%s", question);
  for (guint i = 0; i < suggest->n; i++) {
    g_autoptr (TcEdits) edits = tc_edits_new (scenario->source);

    for (guint k = 0; k < group->uses->len; k++) {
      const Use *use = &g_array_index (group->uses, Use, k);
      guint32 scan = tc_scenario_values (scenario, use->node)[use->index].scan;

      if (!tc_edits_add (edits, tc_scan_get_attribute (scenario->scan, scan)->value,
                         suggest->names[i], -1))
        return;
    }
    tc_finding_add_fix (finding, edits, _ ("Write \"%s\" in all %u places"), suggest->names[i],
                        group->uses->len);
  }
}

static void
report_uses (Refs *refs, const Group *group, TcSuggest *suggest)
{
  gboolean is_one = group->uses->len > (suggest->n > 0 ? MAX_SLIPS : 1);

  for (guint i = 0; i < (is_one ? 1 : group->uses->len); i++) {
    const Use *use = &g_array_index (group->uses, Use, i);
    const TcScenarioValue *value =
      tc_scenario_values (refs->check->scenario, use->node) + use->index;
    TcSpan span = tc_scan_get_attribute (refs->check->scenario->scan, value->scan)->value;
    TcFinding *finding = add_finding (refs, group, use, is_one ? group->uses->len : 1);

    if (is_one) {
      add_uses (refs, group, finding, 1);
      suggest_for_all (refs, group, finding, suggest);
    } else {
      tc_scenario_check_suggest (refs->check, finding, suggest, span, (TcSpan){ 0, 0 });
    }
  }
}

static void
resolve_as (Refs *refs, const Group *group, TcNode target)
{
  for (guint i = 0; i < group->uses->len; i++) {
    const Use *use = &g_array_index (group->uses, Use, i);

    tc_scenario_values (refs->check->scenario, use->node)[use->index].target = target;
  }
}

/* Whether nothing is spelt so but for another number, which several references do not mean. */
static gboolean
is_no_slip (const Group *group, const TcSuggest *suggest)
{
  for (guint i = 0; i < suggest->n; i++) {
    if (!differ_by_number (suggest->names[i], group->value))
      return FALSE;
  }

  return TRUE;
}

static void
judge_group (Refs *refs, const Group *group)
{
  TcScenario *scenario = refs->check->scenario;
  TcSuggest suggest = tc_suggest_begin (group->value);
  Suspect *suspect = NULL;

  if (tc_scenario_check_spend (refs->check,
                               scenario->keys->len * (guint64) TC_SCENARIO_LOOKS_OF_WORD)) {
    offer_keys (scenario, group, &suggest);
    suspect = find_suspect (refs, group, suggest.n > 0);
    if (group->uses->len > 1 && is_no_slip (group, &suggest))
      suggest.n = 0;
    if (suspect == NULL && suggest.n == 0 && group->uses->len > 1)
      suspect = find_idle (refs, group);
  }
  if (suspect == NULL) {
    report_uses (refs, group, &suggest);
    if (suggest.n > 0)
      resolve_as (refs, group,
                  tc_scenario_resolve (scenario, g_array_index (group->uses, Use, 0).node,
                                       group->attribute, suggest.names[0]));
    return;
  }
  suspect->is_spent = TRUE;
  resolve_as (refs, group, suspect->node);
  if (!suspect->is_reported)
    report_definition (refs, group, suspect);
}

void
tc_scenario_check_refs (TcScenarioCheck *check)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) group_free);
  g_autoptr (GHashTable) by_value = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) suspects =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);
  g_autofree guint8 *is_used = g_new0 (guint8, check->scenario->nodes->len);
  Refs refs = { check, groups, by_value, is_used, suspects };

  for (TcNode node = 0; node < check->scenario->nodes->len; node++)
    resolve_node (&refs, node);
  for (guint i = 0; i < groups->len; i++)
    judge_group (&refs, g_ptr_array_index (groups, i));
}
