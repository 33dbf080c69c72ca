/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-complete-private.h"

static void
completion_free (gpointer data)
{
  TcCompletion *completion = data;

  g_free (completion->label);
  g_free (completion->detail);
  g_free (completion->text);
  g_free (completion);
}

void
tc_completions_free (TcCompletions *completions)
{
  g_ptr_array_unref (completions->items);
  g_free (completions);
}

static TcCompletion *
add (TcCompletions *completions, TcCompletionKind kind, const char *label, const char *doc)
{
  TcCompletion *completion = g_new0 (TcCompletion, 1);

  completion->kind = kind;
  completion->label = g_strdup (label);
  completion->doc = doc != NULL && *doc != '\0' ? doc : NULL;
  g_ptr_array_add (completions->items, completion);

  return completion;
}

static gboolean
is_word (const TcPlace *place, TcSpan span, const char *word)
{
  gsize length = strlen (word);

  return length == span.end - span.start && memcmp (place->text + span.start, word, length) == 0;
}

static gboolean
is_in (GPtrArray *words, const char *word)
{
  return g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL);
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The first character behind the word that the place is in, and behind blanks; NUL at the end. */
static char
get_next (const TcPlace *place, gboolean skip_blanks)
{
  gsize at = place->offset;

  while (at < place->length &&
         (g_ascii_isalnum (place->text[at]) || strchr ("-_.:", place->text[at]) != NULL ||
          (place->text[at] & 0x80) != 0))
    at++;
  while (skip_blanks && at < place->length && is_blank (place->text[at]))
    at++;

  return place->text[at];
}

/* -- Elements ---------------------------------------------------------------------------------- */

/* The schema of a root by the namespace that its tag names; while it names none, the first. */
static const TcSchema *
find_schema (const TcPlace *place, const TcSchema *const *schemas, TcSpan name, TcSpan xmlns)
{
  g_autofree char *local = tc_place_dup_local (place, name);

  for (guint i = 0; schemas[i] != NULL; i++) {
    if ((xmlns.end == 0 || is_word (place, xmlns, schemas[i]->target_namespace)) &&
        g_str_equal (local, schemas[i]->root->name))
      return schemas[i];
  }

  return NULL;
}

static const TcSchemaElement *
find_child (const TcPlace *place, const TcSchemaElement *parent, TcSpan name)
{
  g_autofree char *word = tc_place_dup_local (place, name);

  return tc_schema_content_find_element (parent->content, word, NULL);
}

/* (nullable): what the outermost @depth open elements, at least one, lead to. */
static const TcSchemaElement *
find_element (const TcPlace *place, const TcSchema *const *schemas, guint depth)
{
  const TcOpen *root = &g_array_index (place->open, TcOpen, 0);
  const TcSchema *schema =
    root->xmlns.end > 0 ? find_schema (place, schemas, root->name, root->xmlns) : NULL;
  const TcSchemaElement *element = schema != NULL ? schema->root : NULL;

  for (guint i = 1; i < depth && element != NULL; i++)
    element = find_child (place, element, g_array_index (place->open, TcOpen, i).name);

  return element;
}

/* "area id="" terrain=""/>", with the caret in the first value; just "area" when a tag goes on
 * there. @prefix is what comes before the name. */
static void
write_element (const TcPlace *place,
               TcCompletion *completion,
               const TcSchemaElement *element,
               const char *prefix,
               const char *xmlns)
{
  const TcSchemaContent *content = element->content;
  gboolean is_parent = content->n_slots > 0 || content->text != NULL;
  GString *text = g_string_new (prefix);
  char next = get_next (place, TRUE);

  g_string_append (text, completion->label);
  if (next == '\0' || next == '<') {
    if (xmlns != NULL)
      g_string_append_printf (text, " xmlns=\"%s\"", xmlns);
    for (guint i = 0; i < content->n_attributes; i++) {
      if (!content->attributes[i].required)
        continue;
      g_string_append_printf (text, " %s=\"\"", content->attributes[i].name);
      if (completion->caret == 0)
        completion->caret = text->len - 1;
    }
    if (is_parent && completion->caret == 0)
      completion->caret = text->len + 1;
    g_string_append (text, is_parent ? "></" : "/>");
    if (is_parent)
      g_string_append_printf (text, "%s>", completion->label);
  }
  if (completion->caret == 0)
    completion->caret = text->len;
  completion->text = g_string_free (text, FALSE);
}

/* How many of the closed children are in slot @slot, and the last slot that has any. */
static guint
count_in_slot (const TcSchemaContent *content, GPtrArray *children, guint slot, guint *out_last)
{
  guint n = 0;

  for (guint i = 0; i < children->len; i++) {
    guint own = 0;

    if (tc_schema_content_find_element (content, children->pdata[i], &own) == NULL)
      continue;
    *out_last = MAX (*out_last, own);
    n += own == slot;
  }

  return n;
}

/* What may come here after what stands before: slots keep their order. */
static void
add_children (TcCompletions *completions,
              const TcPlace *place,
              const TcSchemaElement *parent,
              const char *prefix)
{
  const TcSchemaContent *content = parent->content;
  GPtrArray *children = g_array_index (place->open, TcOpen, place->open->len - 1).children;

  for (guint i = 0; i < content->n_slots; i++) {
    const TcSchemaSlot *slot = &content->slots[i];
    guint last = 0;
    guint n = count_in_slot (content, children, i, &last);

    if (i < last || n >= slot->max)
      continue;
    for (guint k = slot->first; k < slot->first + slot->n; k++) {
      const TcSchemaElement *element = content->elements[k];
      g_autofree char *name =
        g_strdup_printf ("%.*s%s", (gint) (place->prefix.end - place->prefix.start),
                         place->text + place->prefix.start, element->name);
      TcCompletion *completion = add (completions, TC_COMPLETION_ELEMENT, name,
                                      *element->doc != '\0' ? element->doc : element->content->doc);

      if (n < slot->min)
        completion->detail = g_strdup (_ ("required"));
      write_element (place, completion, element, prefix, NULL);
    }
  }
}

static void
add_roots (TcCompletions *completions,
           const TcPlace *place,
           const TcSchema *const *schemas,
           const char *prefix)
{
  for (guint i = 0; schemas[i] != NULL; i++) {
    const TcSchemaElement *root = schemas[i]->root;
    TcCompletion *completion = add (completions, TC_COMPLETION_ELEMENT, root->name, root->doc);

    completion->detail = g_strdup (schemas[i]->system);
    write_element (place, completion, root, prefix, schemas[i]->target_namespace);
  }
}

static void
add_elements (TcCompletions *completions,
              const TcPlace *place,
              const TcSchema *const *schemas,
              const char *prefix)
{
  const TcSchemaElement *parent;

  if (place->open->len == 0) {
    if (place->is_over)
      return;
    add_roots (completions, place, schemas, prefix);
    return;
  }
  parent = find_element (place, schemas, place->open->len);
  if (parent != NULL)
    add_children (completions, place, parent, prefix);
}

static void
add_end_tag (TcCompletions *completions, const TcPlace *place)
{
  TcSpan name;
  TcCompletion *completion;
  g_autofree char *word = NULL;

  if (place->open->len == 0)
    return;
  name = g_array_index (place->open, TcOpen, place->open->len - 1).name;
  word = g_strndup (place->text + name.start, name.end - name.start);
  completion = add (completions, TC_COMPLETION_END_TAG, word, NULL);
  completion->text =
    get_next (place, FALSE) == '>' ? g_strdup (word) : g_strconcat (word, ">", NULL);
  completion->caret = strlen (completion->text);
}

/* -- Attributes and values --------------------------------------------------------------------- */

/* (nullable): the element whose tag the place is in. */
static const TcSchemaElement *
find_tag_element (const TcPlace *place, const TcSchema *const *schemas)
{
  const TcSchemaElement *parent;

  if (place->open->len == 0) {
    const TcSchema *schema = find_schema (place, schemas, place->tag_name, place->xmlns);

    return schema != NULL ? schema->root : NULL;
  }
  parent = find_element (place, schemas, place->open->len);

  return parent != NULL ? find_child (place, parent, place->tag_name) : NULL;
}

/* Nothing is begun, and another attribute follows at once. */
static gboolean
is_before_name (const TcPlace *place)
{
  return place->word.start == place->word.end &&
         get_next (place, FALSE) != place->text[place->offset];
}

static void
add_attribute (TcCompletions *completions, const TcPlace *place, const TcSchemaAttribute *attribute)
{
  TcCompletion *completion =
    add (completions, TC_COMPLETION_ATTRIBUTE, attribute->name, attribute->doc);

  if (attribute->required)
    completion->detail = g_strdup (_ ("required"));
  else if (attribute->default_value != NULL)
    completion->detail = g_strdup_printf (_ ("else %s"), attribute->default_value);
  if (!is_before_name (place) && get_next (place, TRUE) == '=') {
    completion->text = g_strdup (attribute->name);
    completion->caret = strlen (completion->text);
    return;
  }
  completion->text =
    g_strconcat (attribute->name, "=\"\"", is_before_name (place) ? " " : "", NULL);
  completion->caret = strlen (attribute->name) + 2;
}

/* Those that must be there come first. */
static void
add_attributes (TcCompletions *completions, const TcPlace *place, const TcSchemaContent *content)
{
  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &content->attributes[i];

      if (attribute->required == (pass == 0) && !is_in (place->others, attribute->name))
        add_attribute (completions, place, attribute);
    }
  }
}

static void
add_value (TcCompletions *completions, TcCompletionKind kind, const char *value, const char *doc)
{
  TcCompletion *completion = add (completions, kind, value, doc);

  completion->text = g_strdup (value);
  completion->caret = strlen (value);
}

static void
add_ids (TcCompletions *completions, const char *space, const TcScenario *scenario)
{
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const char *id = NULL;

    if (element->key != NULL && g_strcmp0 (element->key_space, space) == 0)
      id = tc_scenario_get_id (scenario, node);
    if (id == NULL)
      continue;
    add_value (completions, TC_COMPLETION_ID, id, NULL);
    if (tc_schema_content_find_attribute (element->content, "name") != NULL) {
      TcCompletion *added = completions->items->pdata[completions->items->len - 1];

      added->detail = g_strdup (tc_scenario_get_string (scenario, node, "name"));
    }
  }
}

static gint
compare_labels (gconstpointer a, gconstpointer b)
{
  const TcCompletion *first = *(const TcCompletion *const *) a;
  const TcCompletion *second = *(const TcCompletion *const *) b;

  return strcmp (first->label, second->label);
}

/* Columns of several tables share ids: each is named once. */
static void
sort_ids (TcCompletions *completions)
{
  GPtrArray *items = completions->items;

  g_ptr_array_sort (items, compare_labels);
  for (guint i = items->len; i > 1; i--) {
    const TcCompletion *one = items->pdata[i - 1];
    const TcCompletion *before = items->pdata[i - 2];

    if (strcmp (one->label, before->label) == 0)
      g_ptr_array_remove_index (items, i - 1);
  }
}

static void
add_values (TcCompletions *completions,
            const TcPlace *place,
            const TcSchemaContent *content,
            const TcScenario *scenario)
{
  g_autofree char *name =
    g_strndup (place->text + place->attribute.start, place->attribute.end - place->attribute.start);
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, name);

  if (attribute == NULL)
    return;
  if (attribute->refs != NULL) {
    for (guint i = 0; scenario != NULL && attribute->refs[i] != NULL; i++)
      add_ids (completions, attribute->refs[i], scenario);
    sort_ids (completions);
  } else if (attribute->type->kind == TC_VALUE_ENUM) {
    for (guint i = 0; i < attribute->type->n_values; i++)
      add_value (completions, TC_COMPLETION_VALUE, attribute->type->values[i].name,
                 attribute->type->values[i].doc);
  } else if (attribute->type->kind == TC_VALUE_BOOLEAN) {
    add_value (completions, TC_COMPLETION_VALUE, "true", NULL);
    add_value (completions, TC_COMPLETION_VALUE, "false", NULL);
  }
}

TcCompletions *
tc_complete (const TcSource *source,
             gsize offset,
             const TcSchema *const *schemas,
             const TcScenario *scenario)
{
  TcCompletions *completions = g_new0 (TcCompletions, 1);
  const TcSchemaElement *element = NULL;
  TcPlace place;

  g_return_val_if_fail (source != NULL && schemas != NULL, completions);

  completions->items = g_ptr_array_new_with_free_func (completion_free);
  tc_place_init (&place, source, offset);
  completions->word = place.word;
  if (place.kind == TC_PLACE_ATTRIBUTE || place.kind == TC_PLACE_VALUE)
    element = find_tag_element (&place, schemas);

  switch (place.kind) {
  case TC_PLACE_NONE:
    break;
  case TC_PLACE_CONTENT:
    add_elements (completions, &place, schemas, "<");
    break;
  case TC_PLACE_NAME:
    add_elements (completions, &place, schemas, "");
    break;
  case TC_PLACE_ATTRIBUTE:
    if (element != NULL)
      add_attributes (completions, &place, element->content);
    break;
  case TC_PLACE_VALUE:
    if (element != NULL)
      add_values (completions, &place, element->content, scenario);
    break;
  case TC_PLACE_END_TAG:
    add_end_tag (completions, &place);
    break;
  }
  tc_place_clear (&place);

  return completions;
}
