/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant/tc-variant-private.h"

/* Start tags. What the base says stays byte for byte; a value that the variant gives comes with the
 * variant's own quotes. A changed value says where it comes from: as the variant states it, by src
 * on the change, by src-of, or by src of the variant itself. */

/* One start tag in the making. */
typedef struct {
  TcMerge *merge;
  guint32 base;
  TcNode node;
  const TcSchemaElement *type;
  guint32 at;        /* up to here the base's tag is written */
  char *effective;   /* the source of what does not say it itself */
  GPtrArray *own;    /* "terrain:found": src-of */
  gboolean has_more; /* src-of is not what the base says */
} Tag;

static gboolean
is_declaration (const char *name)
{
  return strcmp (name, "xmlns") == 0 || g_str_has_prefix (name, "xmlns:");
}

/* What only a variant says. Foreign attributes of its root are notes about itself. */
static gboolean
is_of_variant (const TcSchemaElement *type, const char *name, TcNode node)
{
  static const char *const always[] = { "was", "before", "after", NULL };
  static const char *const of_root[] = { "extends", "format", "src", NULL };

  if (tc_schema_content_find_attribute (type->content, name) != NULL)
    return node == 0 && g_strv_contains (of_root, name);

  return g_strv_contains (always, name) || g_str_has_prefix (name, "was-") ||
         (node == 0 && (g_strv_contains (of_root, name) || strchr (name, ':') != NULL));
}

static char *
dup_name (const char *text, TcSpan span)
{
  return g_strndup (text + span.start, span.end - span.start);
}

static gboolean
is_key (const TcSchemaElement *type, const char *name)
{
  return type->key != NULL && g_strv_contains (type->key, name);
}

/* (nullable): the <unset> of attribute @name. */
static TcNode
find_unset (const Tag *tag, const char *name)
{
  const TcScenario *variant = tag->merge->variant;
  TcNode node = tc_scenario_find_child (variant, tag->node, "unset");

  while (node != TC_NODE_NONE &&
         g_strcmp0 (tc_scenario_get_string (variant, node, "attribute"), name) != 0)
    node = tc_scenario_find_next (variant, node);

  return node;
}

static void
drop_own (Tag *tag, const char *name)
{
  gsize length = strlen (name);

  for (guint i = tag->own->len; i > 0; i--) {
    const char *entry = g_ptr_array_index (tag->own, i - 1);

    if (strncmp (entry, name, length) == 0 && entry[length] == ':') {
      g_ptr_array_remove_index (tag->own, i - 1);
      tag->has_more = TRUE;
    }
  }
}

static void
add_entries (Tag *tag, const char *list)
{
  g_auto (GStrv) entries = g_strsplit (list, " ", -1);

  for (guint i = 0; entries[i] != NULL; i++)
    if (entries[i][0] != '\0')
      g_ptr_array_add (tag->own, g_strdup (entries[i]));
}

/* (transfer full) (nullable): attribute @name of the base, or of the variant if it gives one. */
static char *
dup_word (const Tag *tag, const char *name, gboolean of_variant)
{
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (tag->type->content, name);

  if (attribute == NULL)
    return NULL;
  if (of_variant)
    return !is_of_variant (tag->type, name, tag->node) &&
               tc_scenario_has (tag->merge->variant, tag->node, name)
             ? g_strdup (tc_scenario_get_string (tag->merge->variant, tag->node, name))
             : NULL;

  return tc_keyed_text_dup_value (&tag->merge->base, tag->base, attribute);
}

/* Whether the variant gives the attribute another value than it has. */
static gboolean
is_changed (const Tag *tag, const TcSchemaAttribute *attribute)
{
  const TcScanAttribute *written = tc_merge_find_attribute (tag->merge, tag->node, attribute->name);
  g_autofree char *old = NULL;
  g_autofree char *value = NULL;

  if (written == NULL || is_key (tag->type, attribute->name) ||
      is_of_variant (tag->type, attribute->name, tag->node) ||
      tc_keyed_text_is_source_attribute (attribute->name))
    return FALSE;
  old = tc_keyed_text_dup_value (&tag->merge->base, tag->base, attribute);
  value = tc_keyed_text_dup_canonical (attribute->type, tag->merge->text + written->value.start,
                                       written->value.end - written->value.start);

  return g_strcmp0 (old, value) != 0;
}

/* Where the values of the tag come from, changes included. */
static void
find_sources (Tag *tag, const char *inherited)
{
  const TcSchemaContent *content = tag->type->content;
  g_autofree char *src = dup_word (tag, "src", FALSE);
  g_autofree char *new_src = dup_word (tag, "src", TRUE);
  g_autofree char *list = dup_word (tag, "src-of", FALSE);
  g_autofree char *new_list = dup_word (tag, "src-of", TRUE);
  gboolean is_unset = find_unset (tag, "src") != TC_NODE_NONE;

  tag->effective = g_strdup (new_src != NULL            ? new_src
                             : src != NULL && !is_unset ? src
                                                        : inherited);
  if (list != NULL && find_unset (tag, "src-of") == TC_NODE_NONE)
    add_entries (tag, list);
  for (guint32 i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];

    if (!is_changed (tag, attribute) && find_unset (tag, attribute->name) == TC_NODE_NONE)
      continue;
    drop_own (tag, attribute->name);
    if (new_src == NULL && is_changed (tag, attribute) &&
        strcmp (tag->effective, tag->merge->stated) != 0 &&
        tc_schema_content_find_attribute (content, "src-of") != NULL) {
      g_ptr_array_add (tag->own, g_strconcat (attribute->name, ":", tag->merge->stated, NULL));
      tag->has_more = TRUE;
    }
  }
  if (new_list != NULL) {
    g_auto (GStrv) entries = g_strsplit (new_list, " ", -1);

    for (guint i = 0; entries[i] != NULL; i++) {
      g_autofree char *name = g_strndup (entries[i], strcspn (entries[i], ":"));

      drop_own (tag, name);
    }
    add_entries (tag, new_list);
    tag->has_more = TRUE;
  }
}

static void
copy_until (Tag *tag, guint32 end)
{
  tc_whole_writer_copy_base (&tag->merge->out, tag->at, end);
  tag->at = end;
}

/* src-of="..." as the changes make it, or nothing. */
static void
write_own (Tag *tag, const char *lead)
{
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  if (tag->own->len == 0)
    return;
  g_ptr_array_add (tag->own, NULL);
  list = g_strjoinv (" ", (char **) tag->own->pdata);
  g_ptr_array_set_size (tag->own, (gint) tag->own->len - 1);
  text = g_strconcat (lead, "src-of=\"", list, "\"", NULL);
  tc_whole_writer_make (&tag->merge->out, text, tc_merge_get_tag (tag->merge, tag->node)->name);
}

/* One attribute that the base has. */
static void
write_old (Tag *tag, const TcScanAttribute *old)
{
  TcMerge *merge = tag->merge;
  g_autofree char *name = dup_name (merge->base.text, old->name);
  const TcScanAttribute *written = tc_merge_find_attribute (merge, tag->node, name);
  TcNode unset = find_unset (tag, name);

  if (is_declaration (name) || is_key (tag->type, name) ||
      is_of_variant (tag->type, name, tag->node))
    written = NULL;
  if (strcmp (name, "src-of") == 0 && tag->has_more) {
    write_own (tag, " ");
    tag->at = old->value.end + 1;
    tag->has_more = FALSE;
  } else if (unset != TC_NODE_NONE) {
    tc_whole_writer_make (&merge->out, "", tc_merge_get_tag (merge, unset)->tag);
    tag->at = old->value.end + 1;
  } else if (written != NULL) {
    copy_until (tag, old->value.start - 1);
    tc_whole_writer_copy (&merge->out, written->value.start - 1, written->value.end + 1);
    tag->at = old->value.end + 1;
  } else {
    copy_until (tag, old->value.end + 1);
  }
}

/* Whether the base has the same declaration at @around. */
static gboolean
has_declaration (const TcMerge *merge, guint32 around, const char *prefix, TcSpan uri)
{
  const TcScanAttribute *there =
    tc_keyed_text_find_uri (&merge->base, around, prefix, strlen (prefix));

  return there != NULL && there->value.end - there->value.start == uri.end - uri.start &&
         memcmp (merge->base.text + there->value.start, merge->text + uri.start,
                 uri.end - uri.start) == 0;
}

/* The declarations that hold at the node in the variant, and not at @around in the base, as far as
 * the node's text may need them. The innermost of a prefix counts. @is_patch: they go to the tag of
 * @around, which keeps those it has; else to the node's own. */
static void
write_declarations (TcMerge *merge, TcNode node, guint32 around, gboolean is_patch)
{
  g_autofree char *body = dup_name (merge->text, tc_scenario_get_extent (merge->variant, node));
  guint32 own = tc_scenario_get_scan_element (merge->variant, node);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = own; i != TC_SCAN_NONE; i = tc_scan_get_element (merge->scan, i)->parent) {
    const TcScanElement *place = tc_scan_get_element (merge->scan, i);

    for (guint k = 0; k < place->n_attributes; k++) {
      const TcScanAttribute *declared =
        tc_scan_get_attribute (merge->scan, place->first_attribute + k);
      char *name = dup_name (merge->text, declared->name);
      const char *prefix = strncmp (name, "xmlns:", 6) == 0 ? name + 6 : "";
      g_autofree char *use = g_strconcat (prefix, ":", NULL);
      gboolean is_needed =
        is_declaration (name) && (is_patch || i != own) &&
        (*prefix == '\0' || strstr (body, use) != NULL) &&
        !has_declaration (merge, around, prefix, declared->value) &&
        (!is_patch || tc_keyed_text_find_attribute (&merge->base, around, name) == NULL);

      if (!is_declaration (name))
        g_free (name);
      else if (g_hash_table_add (seen, name) && is_needed) {
        tc_whole_writer_make (&merge->out, " ", declared->name);
        tc_whole_writer_copy (&merge->out, declared->name.start, declared->value.end + 1);
      }
    }
  }
}

/* What the base does not have. */
static void
write_added (Tag *tag)
{
  TcMerge *merge = tag->merge;
  const TcScanElement *place = tc_merge_get_tag (merge, tag->node);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (merge->scan, place->first_attribute + i);
    g_autofree char *name = dup_name (merge->text, attribute->name);

    if (is_declaration (name) || is_of_variant (tag->type, name, tag->node) ||
        strcmp (name, "src-of") == 0 ||
        tc_keyed_text_find_attribute (&merge->base, tag->base, name) != NULL)
      continue;
    tc_whole_writer_make (&merge->out, " ", attribute->name);
    tc_whole_writer_copy (&merge->out, attribute->name.start, attribute->value.end + 1);
  }
}

/* A foreign attribute brings its namespace with it. */
static gboolean
has_prefixed (const TcMerge *merge, TcNode node)
{
  const TcScanElement *place = tc_merge_get_tag (merge, node);

  for (guint i = 0; i < place->n_attributes; i++) {
    TcSpan name = tc_scan_get_attribute (merge->scan, place->first_attribute + i)->name;

    if (memchr (merge->text + name.start, ':', name.end - name.start) != NULL &&
        strncmp (merge->text + name.start, "xmlns:", 6) != 0)
      return TRUE;
  }

  return FALSE;
}

static void
check_attributes (const Tag *tag)
{
  const TcSchemaContent *content = tag->type->content;

  for (guint32 i = 0; i < content->n_attributes; i++)
    tc_merge_check_attribute (tag->merge, tag->base, tag->node, &content->attributes[i]);
}

char *
tc_merge_write_tag (TcMerge *merge,
                    guint32 base,
                    TcNode node,
                    const TcSchemaElement *type,
                    const char *inherited,
                    gboolean opens)
{
  const TcScanElement *place = tc_scan_get_element (merge->base.scan, base);
  Tag tag = { merge, base, node, type, place->tag.start, NULL, NULL, FALSE };

  tag.own = g_ptr_array_new_with_free_func (g_free);
  check_attributes (&tag);
  find_sources (&tag, inherited);
  copy_until (&tag, place->name.end);
  for (guint i = 0; i < place->n_attributes; i++)
    write_old (&tag, tc_scan_get_attribute (merge->base.scan, place->first_attribute + i));
  write_added (&tag);
  if (tag.has_more)
    write_own (&tag, " ");
  if (node != 0 && has_prefixed (merge, node))
    write_declarations (merge, node, base, TRUE);
  if (opens && place->is_empty)
    tc_whole_writer_make (&merge->out, ">", tc_merge_get_tag (merge, node)->name);
  else
    copy_until (&tag, place->tag.end);
  g_ptr_array_unref (tag.own);

  return tag.effective;
}

void
tc_merge_write_new (TcMerge *merge,
                    TcNode node,
                    const TcSchemaElement *type,
                    guint32 parent,
                    const char *inherited)
{
  const TcScanElement *place = tc_merge_get_tag (merge, node);
  TcSpan extent = tc_scenario_get_extent (merge->variant, node);
  guint32 at = place->name.end;

  tc_whole_writer_copy (&merge->out, extent.start, place->name.end);
  write_declarations (merge, node, parent, FALSE);
  if (tc_schema_content_find_attribute (type->content, "src") != NULL &&
      !tc_scenario_has (merge->variant, node, "src") && strcmp (inherited, merge->stated) != 0) {
    g_autofree char *src = g_strconcat (" src=\"", merge->stated, "\"", NULL);

    tc_whole_writer_make (&merge->out, src, place->name);
  }
  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (merge->scan, place->first_attribute + i);
    g_autofree char *name = dup_name (merge->text, attribute->name);

    if (!is_of_variant (type, name, node))
      tc_whole_writer_copy (&merge->out, at, attribute->value.end + 1);
    at = attribute->value.end + 1;
  }
  tc_whole_writer_copy (&merge->out, at, extent.end);
}
