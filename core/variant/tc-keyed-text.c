/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "base/tc-hash.h"
#include "scenario/tc-schema-private.h"
#include "variant/tc-keyed-text-private.h"

static void
link_children (TcKeyedText *self)
{
  guint32 n = tc_scan_get_n_elements (self->scan);
  g_autofree guint32 *last = g_new (guint32, n);

  self->first = g_new (guint32, n);
  self->next = g_new (guint32, n);
  for (guint32 i = 0; i < n; i++) {
    guint32 parent = tc_scan_get_element (self->scan, i)->parent;

    self->first[i] = self->next[i] = last[i] = TC_SCAN_NONE;
    if (parent == TC_SCAN_NONE)
      continue;
    if (last[parent] == TC_SCAN_NONE)
      self->first[parent] = i;
    else
      self->next[last[parent]] = i;
    last[parent] = i;
  }
}

/* The local part of a name. */
static TcSpan
get_local (const TcKeyedText *self, TcSpan name)
{
  const char *colon = memchr (self->text + name.start, ':', name.end - name.start);

  if (colon != NULL)
    name.start = (guint32) (colon - self->text) + 1;

  return name;
}

static gboolean
is_word (const TcKeyedText *self, TcSpan span, const char *word)
{
  gsize length = strlen (word);

  return span.end - span.start == length && memcmp (self->text + span.start, word, length) == 0;
}

const TcScanAttribute *
tc_keyed_text_find_uri (const TcKeyedText *self, guint32 element, const char *prefix, gsize length)
{
  for (; element != TC_SCAN_NONE; element = tc_scan_get_element (self->scan, element)->parent) {
    const TcScanElement *place = tc_scan_get_element (self->scan, element);

    for (guint i = 0; i < place->n_attributes; i++) {
      const TcScanAttribute *attribute =
        tc_scan_get_attribute (self->scan, place->first_attribute + i);
      const char *name = self->text + attribute->name.start;
      gsize rest = attribute->name.end - attribute->name.start;

      if (rest < 5 || memcmp (name, "xmlns", 5) != 0)
        continue;
      if (length == 0
            ? rest == 5
            : rest == 6 + length && name[5] == ':' && memcmp (name + 6, prefix, length) == 0)
        return attribute;
    }
  }

  return NULL;
}

static gboolean
is_ours (const TcKeyedText *self, guint32 element)
{
  TcSpan name = tc_scan_get_element (self->scan, element)->name;
  TcSpan local = get_local (self, name);
  gsize length = local.start > name.start ? local.start - name.start - 1 : 0;
  const TcScanAttribute *declaration =
    tc_keyed_text_find_uri (self, element, self->text + name.start, length);

  return declaration != NULL && is_word (self, declaration->value, self->schema->target_namespace);
}

gboolean
tc_keyed_text_init (TcKeyedText *self, TcSource *source, TcScan *scan, const TcSchema *schema)
{
  TcSpan name;

  *self = (TcKeyedText){
    .source = source, .text = tc_source_get_text (source, NULL), .scan = scan, .schema = schema
  };
  if (tc_scan_has_faults (scan) || tc_scan_get_n_elements (scan) == 0)
    return FALSE;
  name = get_local (self, tc_scan_get_element (scan, 0)->name);
  if (!is_ours (self, 0) || !is_word (self, name, schema->root->name))
    return FALSE;
  tc_source_ref (source);
  tc_scan_ref (scan);
  link_children (self);

  return TRUE;
}

void
tc_keyed_text_clear (TcKeyedText *self)
{
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->next, g_free);
  g_clear_pointer (&self->scan, tc_scan_unref);
  g_clear_pointer (&self->source, tc_source_unref);
}

const TcSchemaElement *
tc_keyed_text_get_element (const TcKeyedText *self, guint32 element, const TcSchemaContent *content)
{
  TcSpan name = get_local (self, tc_scan_get_element (self->scan, element)->name);

  for (guint32 i = 0; i < content->n_elements; i++)
    if (is_word (self, name, content->elements[i]->name))
      return is_ours (self, element) ? content->elements[i] : NULL;

  return NULL;
}

const TcScanAttribute *
tc_keyed_text_find_attribute (const TcKeyedText *self, guint32 element, const char *name)
{
  const TcScanElement *place = tc_scan_get_element (self->scan, element);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (self->scan, place->first_attribute + i);

    if (is_word (self, attribute->name, name))
      return attribute;
  }

  return NULL;
}

/* One reference, behind its '&': appends the character and returns what follows. */
static const char *
decode_reference (GString *out, const char *at, const char *end)
{
  static const struct {
    const char *name;
    char character;
  } named[] = {
    { "amp;", '&' }, { "lt;", '<' }, { "gt;", '>' }, { "quot;", '"' }, { "apos;", '\'' }
  };
  gboolean is_hex = end - at > 2 && at[1] == 'x';
  char *after = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_has_prefix (at, named[i].name)) {
      g_string_append_c (out, named[i].character);
      return at + strlen (named[i].name);
    }
  if (at < end && *at == '#') {
    guint64 code = g_ascii_strtoull (at + (is_hex ? 2 : 1), &after, is_hex ? 16 : 10);

    if (after < end && *after == ';' && code > 0 && g_unichar_validate ((gunichar) code)) {
      g_string_append_unichar (out, (gunichar) code);
      return after + 1;
    }
  }
  g_string_append_c (out, '&');

  return at;
}

/* What a parser makes of an attribute's bytes. */
static void
decode (GString *out, const char *value, gsize length)
{
  const char *end = value + length;

  while (value < end) {
    char c = *value++;

    if (c == '&')
      value = decode_reference (out, value, end);
    else if (c == '\r' && value < end && *value == '\n')
      continue;
    else
      g_string_append_c (out, g_ascii_isspace (c) ? ' ' : c);
  }
}

/* (transfer full): @text: (transfer full). */
static char *
make_canonical (const TcSchemaType *type, GString *text)
{
  if (type->collapse)
    g_string_truncate (text, tc_schema_collapse (text->str, text->len));
  if (type->kind == TC_VALUE_INTEGER)
    g_string_printf (text, "%" G_GINT64_FORMAT, tc_schema_read_integer (text->str));
  else if (type->kind == TC_VALUE_BOOLEAN && strcmp (text->str, "1") == 0)
    g_string_assign (text, "true");
  else if (type->kind == TC_VALUE_BOOLEAN && strcmp (text->str, "0") == 0)
    g_string_assign (text, "false");

  return g_string_free (text, FALSE);
}

char *
tc_keyed_text_dup_canonical (const TcSchemaType *type, const char *value, gsize length)
{
  GString *text = g_string_sized_new (length);

  decode (text, value, length);

  return make_canonical (type, text);
}

char *
tc_keyed_text_dup_value (const TcKeyedText *self,
                         guint32 element,
                         const TcSchemaAttribute *attribute)
{
  const TcScanAttribute *written = tc_keyed_text_find_attribute (self, element, attribute->name);

  if (written == NULL)
    return g_strdup (attribute->default_value);

  return tc_keyed_text_dup_canonical (attribute->type, self->text + written->value.start,
                                      written->value.end - written->value.start);
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
tc_keyed_text_dup_key (const TcKeyedText *self,
                       guint32 element,
                       const TcSchemaElement *type,
                       const char *separator)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; type->key != NULL && type->key[i] != NULL; i++) {
    const TcSchemaAttribute *attribute =
      tc_schema_content_find_attribute (type->content, type->key[i]);
    char *part = tc_keyed_text_dup_value (self, element, attribute);

    if (part == NULL)
      return NULL;
    g_ptr_array_add (parts, part);
  }
  if (parts->len == 0)
    return NULL;
  if (type->key_unordered)
    g_ptr_array_sort (parts, compare_parts);
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (separator, (char **) parts->pdata);
}

gboolean
tc_keyed_text_is_key (const TcSchemaElement *type, const char *name)
{
  return type->key != NULL && g_strv_contains (type->key, name);
}

gboolean
tc_keyed_text_is_source_attribute (const char *name)
{
  static const char *const names[] = { "src", "src-of", "ref", "note", NULL };

  return g_strv_contains (names, name);
}

/* Behind @mark, or @end. */
static const char *
skip_past (const char *at, const char *end, const char *mark)
{
  const char *found = g_strstr_len (at, end - at, mark);

  return found != NULL ? found + strlen (mark) : end;
}

/* (transfer full): what a parser makes of the bytes of simple content: comments and instructions
 * are no part of it, and of CDATA sections the inside is. */
static GString *
decode_content (const char *at, const char *end)
{
  GString *out = g_string_sized_new ((gsize) (end - at));

  while (at < end) {
    const char *next = memchr (at, '<', (gsize) (end - at));
    const char *stop = next != NULL ? next : end;

    decode (out, at, (gsize) (stop - at));
    if (g_str_has_prefix (stop, "<!--")) {
      stop = skip_past (stop + 4, end, "-->");
    } else if (g_str_has_prefix (stop, "<![CDATA[")) {
      next = stop + strlen ("<![CDATA[");
      stop = skip_past (next, end, "]]>");
      g_string_append_len (out, next, stop - next - (gssize) strlen ("]]>"));
    } else if (stop < end) {
      stop = skip_past (stop, end, ">");
    }
    at = stop;
  }

  return out;
}

static guint64
hash_text (guint64 hash, const TcKeyedText *self, guint32 element, const TcSchemaType *type)
{
  const TcScanElement *place = tc_scan_get_element (self->scan, element);
  g_autofree char *text =
    make_canonical (type, decode_content (self->text + place->tag.end,
                                          self->text + MAX (place->tag.end, place->end_tag.start)));

  return tc_hash_bytes (hash, text, strlen (text));
}

/* What is written as the default counts as not written. @skip: a source attribute that does not
 * count, or %NULL for none of them counts. */
static guint64
hash_attributes (guint64 hash,
                 const TcKeyedText *self,
                 guint32 element,
                 const TcSchemaContent *content,
                 const char *skip)
{
  for (guint32 i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *value = tc_keyed_text_dup_value (self, element, attribute);

    if (value == NULL || g_strcmp0 (value, attribute->default_value) == 0 ||
        (tc_keyed_text_is_source_attribute (attribute->name) &&
         (skip == NULL || strcmp (skip, attribute->name) == 0)))
      continue;
    hash = tc_hash_bytes (hash, attribute->name, strlen (attribute->name));
    hash = tc_hash_bytes (hash, value, strlen (value));
  }

  return hash;
}

static guint64
hash_element (guint64 hash,
              const TcKeyedText *self,
              guint32 element,
              const TcSchemaElement *type,
              const char *skip)
{
  const TcSchemaContent *content = type->content;

  hash = tc_hash_bytes (hash, type->name, strlen (type->name));
  hash = hash_attributes (hash, self, element, content, skip);
  if (content->text != NULL)
    return hash_text (hash, self, element, content->text);
  for (guint32 child = self->first[element]; child != TC_SCAN_NONE; child = self->next[child]) {
    const TcSchemaElement *inner = tc_keyed_text_get_element (self, child, content);

    if (inner != NULL)
      hash = hash_element (hash, self, child, inner, skip != NULL ? "" : NULL);
  }

  return tc_hash_u64 (hash, 0);
}

char *
tc_keyed_text_dup_digest (const TcKeyedText *self, guint32 element, const TcSchemaElement *type)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                          hash_element (TC_HASH_START, self, element, type, NULL));
}

guint64
tc_keyed_text_hash (const TcKeyedText *self, guint32 element, const TcSchemaElement *type)
{
  return hash_element (TC_HASH_START, self, element, type, "src");
}
