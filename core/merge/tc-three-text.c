/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "base/tc-hash.h"
#include "merge/tc-three-private.h"
#include "scenario/tc-scenario-private.h"
#include "scenario/tc-title.h"

/* What a text says, element by element, as numbers that can be compared. */

static void
link_comments (TcThreeText *self)
{
  const TcScan *scan = self->keyed.scan;
  guint n = tc_scan_get_n_elements (scan);
  guint n_comments = tc_scan_get_n_comments (scan);

  self->first_comment = g_new (guint32, n + 1);
  self->next_comment = g_new (guint32, n_comments + 1);
  memset (self->first_comment, 0xff, (n + 1) * sizeof (guint32));
  for (guint i = n_comments; i > 0; i--) {
    guint32 element = tc_scan_get_comment (scan, i - 1)->element;
    guint32 *first = &self->first_comment[element != TC_SCAN_NONE ? element : n];

    self->next_comment[i - 1] = *first;
    *first = i - 1;
  }
}

/* Elements come after those around them. */
static void
find_types (TcThreeText *self)
{
  guint n = tc_scan_get_n_elements (self->keyed.scan);

  self->types = g_new0 (const TcSchemaElement *, n);
  self->types[0] = self->keyed.schema->root;
  for (guint32 i = 1; i < n; i++) {
    const TcSchemaElement *parent = self->types[tc_scan_get_element (self->keyed.scan, i)->parent];

    if (parent != NULL && parent->content->text == NULL)
      self->types[i] = tc_keyed_text_get_element (&self->keyed, i, parent->content);
  }
}

static guint64
hash_span (guint64 hash, const TcThreeText *self, TcSpan span)
{
  return tc_hash_bytes (hash, self->keyed.text + span.start, span.end - span.start);
}

/* In any order. @skip: (nullable): names that do not count. */
static guint64
hash_attributes (const TcThreeText *self, guint32 element, const char *const *skip)
{
  const TcScanElement *place = tc_scan_get_element (self->keyed.scan, element);
  guint64 sum = 0;

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (self->keyed.scan, place->first_attribute + i);
    g_autofree char *name = tc_source_dup_span (self->keyed.source, attribute->name);
    g_autofree char *value = tc_three_text_dup_value (self, element, name);
    const TcSchemaAttribute *declared =
      tc_schema_content_find_attribute (self->types[element]->content, name);

    if (skip != NULL && g_strv_contains (skip, name))
      continue;
    if (declared == NULL || g_strcmp0 (declared->default_value, value) != 0)
      sum += tc_hash_bytes (tc_hash_string (name), value, strlen (value));
  }

  return sum;
}

/* The words of a comment, whatever its lines. */
char *
tc_three_text_dup_words (const TcThreeText *self, guint32 comment)
{
  TcSpan span = tc_scan_get_comment (self->keyed.scan, comment)->span;
  g_autofree char *raw = tc_source_dup_span (self->keyed.source, span);
  g_auto (GStrv) words = g_strsplit_set (raw, " \t\r\n", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", words[i]);

  return g_string_free (out, FALSE);
}

static guint64
hash_comments (const TcThreeText *self, guint32 element)
{
  guint64 sum = 0;

  for (guint32 i = self->first_comment[element]; i != TC_SCAN_NONE; i = self->next_comment[i]) {
    g_autofree char *words = tc_three_text_dup_words (self, i);

    sum += tc_hash_string (words);
  }

  return sum;
}

static guint64
hash_known (const TcThreeText *self, guint32 element, const char *const *skip)
{
  const TcSchemaElement *type = self->types[element];
  guint64 hash = tc_hash_u64 (tc_hash_string (type->name), hash_attributes (self, element, skip));

  if (type->content->text != NULL) {
    g_autofree char *text = tc_three_text_dup_inside (self, element);

    return tc_hash_bytes (hash, text, strlen (text));
  }
  hash = tc_hash_u64 (hash, hash_comments (self, element));
  for (guint32 child = self->keyed.first[element]; child != TC_SCAN_NONE;
       child = self->keyed.next[child])
    hash = tc_hash_u64 (hash, self->prints[child]);

  return hash;
}

guint64
tc_three_text_hash_without_key (const TcThreeText *self, guint32 element)
{
  const TcSchemaElement *type = self->types[element];

  /* A misspelt element is a node of the tree, and nothing is known of it here. */
  return type != NULL ? hash_known (self, element, type->key) : self->prints[element];
}

/* Children come after their parents, so from the end. */
static void
make_prints (TcThreeText *self)
{
  guint32 n = tc_scan_get_n_elements (self->keyed.scan);

  self->prints = g_new (guint64, n);
  for (guint32 i = n; i > 0; i--)
    self->prints[i - 1] =
      self->types[i - 1] != NULL
        ? hash_known (self, i - 1, NULL)
        : hash_span (TC_HASH_START, self, tc_scan_get_extent (self->keyed.scan, i - 1));
}

gboolean
tc_three_text_init (TcThreeText *self, TcScenario *scenario)
{
  *self = (TcThreeText){ .scenario = NULL };
  if (!tc_keyed_text_init (&self->keyed, scenario->source, scenario->scan, scenario->schema))
    return FALSE;
  self->scenario = tc_scenario_ref (scenario);
  link_comments (self);
  find_types (self);
  make_prints (self);

  return TRUE;
}

void
tc_three_text_clear (TcThreeText *self)
{
  if (self->scenario == NULL)
    return;
  tc_keyed_text_clear (&self->keyed);
  g_clear_pointer (&self->scenario, tc_scenario_unref);
  g_clear_pointer (&self->types, g_free);
  g_clear_pointer (&self->prints, g_free);
  g_clear_pointer (&self->first_comment, g_free);
  g_clear_pointer (&self->next_comment, g_free);
}

TcSpan
tc_three_text_get_inside (const TcThreeText *self, guint32 element)
{
  const TcScanElement *place;

  if (element == TC_THREE_DOCUMENT)
    return (TcSpan){ 0, (guint32) tc_source_get_length (self->keyed.source) };
  place = tc_scan_get_element (self->keyed.scan, element);

  return (TcSpan){ place->tag.end, place->end_tag.start };
}

char *
tc_three_text_dup_value (const TcThreeText *self, guint32 element, const char *name)
{
  const TcSchemaElement *type = self->types[element];
  const TcSchemaAttribute *declared =
    type != NULL ? tc_schema_content_find_attribute (type->content, name) : NULL;
  const TcScanAttribute *written;

  if (declared != NULL)
    return tc_keyed_text_dup_value (&self->keyed, element, declared);
  written = tc_keyed_text_find_attribute (&self->keyed, element, name);

  return written != NULL ? tc_source_dup_span (self->keyed.source, written->value) : NULL;
}

char *
tc_three_text_dup_inside (const TcThreeText *self, guint32 element)
{
  const TcSchemaElement *type = self->types[element];
  TcSpan inside = tc_three_text_get_inside (self, element);
  GString *text;

  if (type == NULL)
    return tc_source_dup_span (self->keyed.source, tc_scan_get_extent (self->keyed.scan, element));
  if (type->content->text->collapse || type->content->text->kind != TC_VALUE_TEXT)
    return tc_keyed_text_dup_canonical (type->content->text, self->keyed.text + inside.start,
                                        inside.end - inside.start);
  text = g_string_new_len (self->keyed.text + inside.start, inside.end - inside.start);
  g_string_replace (text, "\r\n", "\n", 0);

  return g_string_free (text, FALSE);
}

char *
tc_three_text_dup_label (const TcThreeText *self, guint32 element)
{
  const TcSchemaElement *type = self->types[element];
  g_autofree char *label = NULL;
  g_autofree char *key = NULL;

  if (type == NULL)
    return tc_source_dup_span (self->keyed.source,
                               tc_scan_get_element (self->keyed.scan, element)->name);
  label = tc_title_dup_word (type->label);
  key = tc_keyed_text_dup_key (&self->keyed, element, type, "-");

  return key != NULL ? g_strdup_printf ("%s \"%s\"", label, key) : g_steal_pointer (&label);
}
