/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"
#include "scenario/tc-suggest-private.h"
#include "scenario/tc-title.h"
#include "variant/tc-variant-private.h"

/* What can be wrong with a change: the base has moved since, or there is nothing to change. */

#define MAX_QUESTIONS 100u

/* Where something is said in the tag of the node: attribute @name, or the element's name. */
static TcSpan
find_place (const TcMerge *merge, TcNode node, const char *name)
{
  const TcScanAttribute *attribute = tc_merge_find_attribute (merge, node, name);

  return attribute != NULL ? attribute->value : tc_merge_get_tag (merge, node)->name;
}

static TcSpan
find_base_place (const TcMerge *merge, guint32 base, const char *name)
{
  const TcScanAttribute *attribute = tc_keyed_text_find_attribute (&merge->base, base, name);

  return attribute != NULL ? attribute->value : tc_scan_get_element (merge->base.scan, base)->name;
}

static TcFinding *
add (TcMerge *merge, const char *code, TcSpan span, TcNode node, const char *message)
{
  TcFinding *finding = tc_report_add (merge->report, code, merge->source, span, "%s", message);

  tc_finding_take_path (finding, tc_scenario_dup_path (merge->variant, node));

  return finding;
}

/* (transfer full) (nullable): @name of the tag in its canonical form; an empty one says that there
 * was none. */
static char *
dup_value (const TcMerge *merge, TcNode node, const char *name, const TcSchemaType *type)
{
  const TcScanAttribute *written = tc_merge_find_attribute (merge, node, name);

  if (written == NULL)
    return NULL;
  if (written->value.start == written->value.end)
    return g_strdup ("");

  return tc_keyed_text_dup_canonical (type, merge->text + written->value.start,
                                      written->value.end - written->value.start);
}

/* (nullable): what the variant does without. */
static TcNode
find_unset (const TcMerge *merge, TcNode node, const char *name)
{
  TcNode unset = tc_scenario_find_child (merge->variant, node, "unset");

  while (unset != TC_NODE_NONE &&
         g_strcmp0 (tc_scenario_get_string (merge->variant, unset, "attribute"), name) != 0)
    unset = tc_scenario_find_next (merge->variant, unset);

  return unset;
}

/* What keeps the change: the old value becomes what the base has now. @value: (nullable): %NULL
 * when there is nothing that an old value could say. */
static void
add_fix (TcMerge *merge, TcFinding *finding, TcNode node, const char *was_name, const char *value)
{
  const TcScanAttribute *was = tc_merge_find_attribute (merge, node, was_name);
  g_autoptr (TcEdits) edits = tc_edits_new (merge->source);
  g_autoptr (GString) text = g_string_new (NULL);
  TcSpan range;

  /* Its name is misspelt, which is what has to be put right first. */
  if (was == NULL)
    return;
  range = (TcSpan){ was->value.start - 1, was->value.end + 1 };
  if (value != NULL) {
    tc_operation_append_value (text, value, merge->text[range.start]);
  } else {
    range.start = was->name.start;
    while (g_ascii_isspace (merge->text[range.start - 1]))
      range.start--;
  }
  tc_edits_add (edits, range, text->str, -1);
  tc_finding_add_fix (finding, edits, _ ("Keep the change"));
}

static gboolean
has_comment (const TcMerge *merge, guint32 start, guint32 end)
{
  return g_strstr_len (merge->text + start, end - start, "<!--") != NULL;
}

/* Beside @child, or TC_NODE_NONE. */
static gboolean
has_other_comment (TcMerge *merge, TcNode node, TcNode child)
{
  TcSpan all = tc_scenario_get_extent (merge->variant, node);
  TcSpan part = { all.end, all.end };

  if (child != TC_NODE_NONE)
    part = tc_scenario_get_extent (merge->variant, child);

  return has_comment (merge, all.start, part.start) || has_comment (merge, part.end, all.end);
}

/* Whether @node says nothing but its key, but for @child (or TC_NODE_NONE) and attribute @name
 * (nullable) with its old value. */
static gboolean
says_nothing_else (TcMerge *merge, TcNode node, TcNode child, const char *name)
{
  const TcSchemaElement *element = tc_scenario_get_element (merge->variant, node);
  g_autofree char *was_name = g_strconcat ("was-", name, NULL);

  for (TcNode other = tc_scenario_get_first_child (merge->variant, node); other != TC_NODE_NONE;
       other = tc_scenario_get_next_sibling (merge->variant, other))
    if (other != child)
      return FALSE;
  for (guint32 i = 0; i < element->content->n_attributes; i++) {
    const char *other = element->content->attributes[i].name;

    if (tc_scenario_has (merge->variant, node, other) && !tc_keyed_text_is_key (element, other) &&
        g_strcmp0 (other, name) != 0 && (name == NULL || strcmp (other, was_name) != 0))
      return FALSE;
  }

  return !has_other_comment (merge, node, child);
}

/* What gives the change up: attribute @name of the node, or with %NULL all of it, goes, and what
 * would say nothing then. */
static void
add_surrender (TcMerge *merge, TcFinding *finding, TcNode node, const char *name)
{
  g_autoptr (TcOperation) group = tc_operation_new_group ("");
  g_autofree char *path = NULL;
  g_autoptr (TcEdits) edits = NULL;

  if (name == NULL || (node != 0 && says_nothing_else (merge, node, TC_NODE_NONE, name))) {
    for (TcNode parent = tc_scenario_get_parent (merge->variant, node);
         parent != TC_NODE_NONE && parent != 0 && says_nothing_else (merge, parent, node, NULL);
         parent = tc_scenario_get_parent (merge->variant, node))
      node = parent;
    path = tc_scenario_dup_path (merge->variant, node);
    tc_operation_group_take (group, tc_operation_new_remove (path));
  } else {
    g_autofree char *was_name = g_strconcat ("was-", name, NULL);

    path = tc_scenario_dup_path (merge->variant, node);
    tc_operation_group_take (group, tc_operation_new_set (path, name, NULL));
    tc_operation_group_take (group, tc_operation_new_set (path, was_name, NULL));
  }
  edits = tc_operation_make_edits (group, merge->variant, NULL);
  if (edits != NULL)
    tc_finding_add_fix (finding, edits, _ ("Take what the base has"));
}

static void
report_moved (TcMerge *merge,
              guint32 base,
              TcNode node,
              const char *name,
              const char *was_name,
              const char *was,
              const char *is)
{
  TcSpan span = find_place (merge, node, was_name);
  g_autofree char *message = NULL;
  TcFinding *finding;

  if (*is == '\0')
    message =
      g_strdup_printf (_ ("The base has changed: %s was \"%s\" and is not there now"), name, was);
  else if (*was == '\0')
    message =
      g_strdup_printf (_ ("The base has changed: %s was not there and is \"%s\" now"), name, is);
  else
    message =
      g_strdup_printf (_ ("The base has changed: %s was \"%s\" and is \"%s\" now"), name, was, is);
  finding = add (merge, "VAR005", span, node, message);

  tc_finding_set_why (finding, _ ("Decide whether the change is still wanted. Then write what the "
                                  "base has now as the old value"));
  add_fix (merge, finding, node, was_name, is);
  add_surrender (merge, finding, node, strcmp (was_name, "was") != 0 ? name : NULL);
  tc_merge_relate (merge, finding, find_base_place (merge, base, name), _ ("The base is here"));
}

static void
report_idle (TcMerge *merge, guint32 base, TcNode node, const char *name, TcSpan span)
{
  g_autofree char *message =
    g_strdup_printf (_ ("The base says the same about %s: nothing is changed here"), name);
  TcFinding *finding = add (merge, "VAR006", span, node, message);

  tc_merge_relate (merge, finding, find_base_place (merge, base, name), _ ("The base is here"));
}

static void
check_unset (TcMerge *merge, guint32 base, TcNode unset, const TcSchemaAttribute *attribute)
{
  const char *name = attribute->name;
  g_autofree char *was = dup_value (merge, unset, "was", attribute->type);
  g_autofree char *is = NULL;

  if (tc_keyed_text_find_attribute (&merge->base, base, name) == NULL) {
    report_idle (merge, base, unset, name, find_place (merge, unset, "attribute"));
    return;
  }
  is = tc_keyed_text_dup_value (&merge->base, base, attribute);
  if (was != NULL && strcmp (was, is) != 0)
    report_moved (merge, base, unset, name, "was", was, is);
}

/* The attribute itself is misspelt, which has been reported. */
static gboolean
has_unknown_attribute (const TcMerge *merge, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (merge->variant, node)->content;
  const TcScanElement *place = tc_merge_get_tag (merge, node);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (merge->scan, place->first_attribute + i);
    g_autofree char *name =
      g_strndup (merge->text + attribute->name.start, attribute->name.end - attribute->name.start);

    if (strchr (name, ':') == NULL && !g_str_has_prefix (name, "xmlns") &&
        tc_schema_content_find_attribute (content, name) == NULL)
      return TRUE;
  }

  return FALSE;
}

/* Whether @was is what the base says; an empty one says that it does not mention @attribute, which
 * then has its default. @is: nullable. */
static gboolean
is_as_expected (const TcMerge *merge,
                guint32 base,
                const TcSchemaAttribute *attribute,
                const char *was,
                const char *is)
{
  if (*was == '\0' && tc_keyed_text_find_attribute (&merge->base, base, attribute->name) == NULL)
    return TRUE;

  return strcmp (was, is != NULL ? is : "") == 0;
}

/* Whether it says that the base has no such element. */
static gboolean
says_new (const TcMerge *merge, TcNode node)
{
  const char *was = tc_merge_get_word (merge->variant, node, "was");

  return was != NULL && *was == '\0';
}

void
tc_merge_check_attribute (TcMerge *merge,
                          guint32 base,
                          TcNode node,
                          const TcSchemaAttribute *attribute)
{
  const char *name = attribute->name;
  g_autofree char *was_name = g_strconcat ("was-", name, NULL);
  g_autofree char *was = dup_value (merge, node, was_name, attribute->type);
  g_autofree char *value = dup_value (merge, node, name, attribute->type);
  g_autofree char *is = NULL;
  TcNode unset = find_unset (merge, node, name);

  if (unset != TC_NODE_NONE)
    check_unset (merge, base, unset, attribute);
  if (was == NULL && value == NULL)
    return;
  is = tc_keyed_text_dup_value (&merge->base, base, attribute);
  if (node == 0 && (strcmp (name, "src") == 0 || strcmp (name, "format") == 0))
    return;
  if (was != NULL && value == NULL && has_unknown_attribute (merge, node))
    return;
  if (was != NULL && value == NULL)
    report_idle (merge, base, node, name, find_place (merge, node, was_name));
  else if (was != NULL && !is_as_expected (merge, base, attribute, was, is) &&
           g_strcmp0 (value, is) != 0)
    report_moved (merge, base, node, name, was_name, was, is != NULL ? is : "");
  else if (g_strcmp0 (value, is) == 0 && !tc_keyed_text_is_source_attribute (name) &&
           !says_new (merge, node) &&
           tc_schema_content_find_attribute (
             tc_scenario_get_element (merge->variant, node)->content, was_name) != NULL)
    report_idle (merge, base, node, name, find_place (merge, node, name));
}

/* What says nothing about its source gets that of the variant. */
static gboolean
is_same_source (const TcMerge *merge, const TcKeyedText *own, guint32 place, guint32 base)
{
  const TcScanAttribute *a = tc_keyed_text_find_attribute (own, place, "src");
  const TcScanAttribute *b = tc_keyed_text_find_attribute (&merge->base, base, "src");
  const char *word = tc_merge_get_word (merge->variant, 0, "src");
  gsize length;

  if (b == NULL)
    return a == NULL;
  if (word == NULL)
    word = tc_provenance_get_name (TC_PROVENANCE_DESIGNER);
  length = strlen (word);
  if (a != NULL) {
    word = own->text + a->value.start;
    length = a->value.end - a->value.start;
  }

  return length == b->value.end - b->value.start &&
         memcmp (word, merge->base.text + b->value.start, length) == 0;
}

/* Sources are part of what it says: naming another one is a change. */
static gboolean
is_same_element (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type)
{
  guint32 place = tc_scenario_get_scan_element (merge->variant, node);
  TcKeyedText own;
  gboolean is_same;

  if (!tc_keyed_text_init (&own, merge->source, (TcScan *) merge->scan,
                           tc_scenario_get_schema (merge->variant)))
    return FALSE;
  is_same = is_same_source (merge, &own, place, base) &&
            tc_keyed_text_hash (&own, place, type) == tc_keyed_text_hash (&merge->base, base, type);
  tc_keyed_text_clear (&own);

  return is_same;
}

static void
report_same (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type)
{
  g_autofree char *label = tc_title_dup_word (type->label);
  g_autofree char *message =
    g_strdup_printf (_ ("The base has the same %s: nothing is changed here"), label);
  TcFinding *finding = add (merge, "VAR006", tc_merge_get_tag (merge, node)->name, node, message);

  add_surrender (merge, finding, node, NULL);
  tc_merge_relate (merge, finding, tc_scan_get_element (merge->base.scan, base)->tag,
                   _ ("The base is here"));
}

void
tc_merge_check_element (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type)
{
  g_autofree char *was = g_strdup (tc_merge_get_word (merge->variant, node, "was"));
  g_autofree char *is = NULL;
  g_autofree char *label = NULL;
  g_autofree char *message = NULL;
  TcFinding *finding;

  if (was == NULL || *was == '\0')
    return;
  is = tc_keyed_text_dup_digest (&merge->base, base, type);
  if (strcmp (g_strstrip (was), is) == 0 ||
      (type->merge == TC_MERGE_WHOLE && is_same_element (merge, base, node, type)))
    return;
  label = tc_title_dup_word (type->label);
  message = g_strdup_printf (_ ("The base has changed: its %s is different now"), label);
  finding = add (merge, "VAR005", find_place (merge, node, "was"), node, message);
  tc_finding_set_why (finding,
                      _ ("Decide whether the change is still wanted. Then write was=\"%s\""), is);
  add_fix (merge, finding, node, "was", is);
  add_surrender (merge, finding, node, NULL);
  tc_merge_relate (merge, finding, tc_scan_get_element (merge->base.scan, base)->tag,
                   _ ("The base is here"));
}

/* Another place is a change; one that says it is new has been judged as such. */
void
tc_merge_check_whole (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type)
{
  if (tc_merge_get_word (merge->variant, node, "before") == NULL &&
      tc_merge_get_word (merge->variant, node, "after") == NULL && !says_new (merge, node) &&
      is_same_element (merge, base, node, type))
    report_same (merge, base, node, type);
}

void
tc_merge_check_present (TcMerge *merge, guint32 base, TcNode node, const TcSchemaElement *type)
{
  const char *was = tc_merge_get_word (merge->variant, node, "was");
  g_autofree char *label = tc_title_dup_word (type->label);
  g_autofree char *message = NULL;
  g_autofree char *is = NULL;
  TcFinding *finding;

  if (was == NULL || (*was != '\0' && type->merge == TC_MERGE_WHOLE))
    return;
  if (*was == '\0' && is_same_element (merge, base, node, type)) {
    report_same (merge, base, node, type);
    return;
  }
  if (*was != '\0')
    message = g_strdup_printf (_ ("was=\"%s\" says nothing about a %s, which is changed attribute "
                                  "by attribute"),
                               was, label);
  else
    message =
      g_strdup_printf (_ ("The base has changed: it had no such %s and has one now"), label);
  finding = add (merge, "VAR005", find_place (merge, node, "was"), node, message);
  if (type->merge == TC_MERGE_WHOLE)
    is = tc_keyed_text_dup_digest (&merge->base, base, type);
  add_fix (merge, finding, node, "was", is);
  if (type->merge == TC_MERGE_WHOLE)
    add_surrender (merge, finding, node, NULL);
  tc_merge_relate (merge, finding, tc_scan_get_element (merge->base.scan, base)->tag,
                   _ ("The base is here"));
}

/* "sedan", or "" for what has no key. */
static char *
dup_quoted_key (const TcMerge *merge, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (merge->variant, node);
  const char *open = strrchr (path, '[');

  return open != NULL && g_str_has_suffix (path, "]")
           ? g_strdup_printf (" \"%.*s\"", (int) strlen (open) - 2, open + 1)
           : g_strdup ("");
}

/* Elements of one type in the base. */
typedef struct {
  const TcSchemaElement *type;
  guint32 parent;
  const TcSchemaContent *content;
} Kin;

/* Asks for the keys among @kin that come near @key, which is the value of @place (nullable: it is
 * made of several). */
static void
add_question (TcMerge *merge,
              TcFinding *finding,
              const Kin *kin,
              const char *key,
              const TcScanAttribute *place)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *question = NULL;
  TcSuggest suggest;

  if (key == NULL || merge->n_questions++ > MAX_QUESTIONS)
    return;
  suggest = tc_suggest_begin (key);
  for (guint32 i = merge->base.first[kin->parent]; i != TC_SCAN_NONE; i = merge->base.next[i]) {
    const TcSchemaElement *other = tc_keyed_text_get_element (&merge->base, i, kin->content);
    char *known =
      other == kin->type ? tc_keyed_text_dup_key (&merge->base, i, kin->type, "-") : NULL;

    if (known == NULL)
      continue;
    g_ptr_array_add (keys, known);
    /* The variant takes it away itself. */
    if (strcmp (known, key) == 0)
      continue;
    tc_suggest_offer (&suggest, known);
  }
  question = tc_suggest_dup_question (&suggest);
  if (question == NULL)
    return;
  tc_finding_set_why (finding, "%s", question);
  if (place != NULL) {
    g_autoptr (TcEdits) edits = tc_edits_new (merge->source);
    g_autoptr (GString) text = g_string_new (NULL);

    tc_operation_append_value (text, suggest.names[0], merge->text[place->value.start - 1]);
    tc_edits_add (edits, (TcSpan){ place->value.start - 1, place->value.end + 1 }, text->str, -1);
    tc_finding_add_fix (finding, edits, _ ("Change it to \"%s\""), suggest.names[0]);
  }
}

void
tc_merge_report_absent (TcMerge *merge,
                        TcNode node,
                        const TcSchemaElement *type,
                        guint32 parent,
                        const TcSchemaContent *content)
{
  g_autofree char *key = dup_quoted_key (merge, node);
  g_autofree char *own = type->key != NULL ? tc_scenario_dup_key (merge->variant, node, "-") : NULL;
  gboolean has_one = type->key != NULL && type->key[1] == NULL;
  g_autofree char *message =
    g_strdup_printf (_ ("The base has no %s%s: this changes nothing"), type->label, key);
  TcSpan span = type->key != NULL ? find_place (merge, node, type->key[0])
                                  : tc_merge_get_tag (merge, node)->name;
  TcFinding *finding = add (merge, "VAR004", span, node, message);

  add_question (merge, finding, &(Kin){ type, parent, content }, own,
                has_one ? tc_merge_find_attribute (merge, node, type->key[0]) : NULL);
  tc_merge_relate (merge, finding, tc_scan_get_element (merge->base.scan, parent)->tag,
                   _ ("The base is here"));
}

/* Whether the node says something about what the base has. */
static gboolean
speaks_of_base (const TcMerge *merge, TcNode node)
{
  const TcScanElement *place = tc_merge_get_tag (merge, node);
  const TcScanAttribute *was = tc_merge_find_attribute (merge, node, "was");

  if (was != NULL && was->value.end > was->value.start)
    return TRUE;
  for (guint i = 0; i < place->n_attributes; i++) {
    TcSpan name = tc_scan_get_attribute (merge->scan, place->first_attribute + i)->name;

    if (name.end - name.start > 4 && memcmp (merge->text + name.start, "was-", 4) == 0)
      return TRUE;
  }

  return tc_scenario_find_child (merge->variant, node, "unset") != TC_NODE_NONE ||
         tc_scenario_find_child (merge->variant, node, "remove") != TC_NODE_NONE;
}

static gboolean
is_complete (const TcMerge *merge, TcNode node, const TcSchemaElement *type)
{
  for (guint32 i = 0; i < type->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &type->content->attributes[i];

    if (attribute->required && !tc_scenario_has (merge->variant, node, attribute->name))
      return FALSE;
  }

  return TRUE;
}

gboolean
tc_merge_check_new (TcMerge *merge,
                    TcNode node,
                    const TcSchemaElement *type,
                    guint32 parent,
                    const TcSchemaContent *content)
{
  const TcScanAttribute *was = tc_merge_find_attribute (merge, node, "was");

  /* One that says it is new has its missing attributes reported like any other. */
  if (!speaks_of_base (merge, node) && (was != NULL || is_complete (merge, node, type)))
    return TRUE;
  tc_merge_report_absent (merge, node, type, parent, content);

  return FALSE;
}

void
tc_merge_report_no_anchor (TcMerge *merge,
                           TcNode node,
                           const TcSchemaElement *type,
                           const char *key,
                           const TcScanAttribute *place,
                           guint32 parent,
                           const TcSchemaContent *content)
{
  TcSpan span = place != NULL ? place->value : tc_merge_get_tag (merge, node)->name;
  g_autofree char *message =
    g_strdup_printf (_ ("There is no %s \"%s\" to put this one next to"), type->label, key);
  TcFinding *finding = add (merge, "VAR007", span, node, message);

  add_question (merge, finding, &(Kin){ type, parent, content }, key, place);
  tc_merge_relate (merge, finding, tc_scan_get_element (merge->base.scan, parent)->tag,
                   _ ("The base is here"));
}

void
tc_merge_report_twice (TcMerge *merge, TcNode node, const TcSchemaElement *type, TcSpan removed)
{
  g_autofree char *key = dup_quoted_key (merge, node);
  g_autofree char *message =
    g_strdup_printf (_ ("The %s%s is changed here and removed"), type->label, key);
  TcFinding *finding = add (merge, "VAR008", tc_merge_get_tag (merge, node)->name, node, message);

  tc_finding_add_related (finding, merge->source, removed, _ ("It is removed here"));
}
