/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-variant-extract.h"

#include <string.h>

#include "scenario/tc-operation-private.h"
#include "scenario/tc-scenario-private.h"
#include "text/tc-format.h"
#include "variant/tc-keyed-text-private.h"
#include "variant/tc-variant-private.h"

/* The two texts side by side, by keys. What reading the variant will do is done here backwards;
 * above all with sources, for what a variant changes is the designer's unless it says. */

typedef struct {
  TcKeyedText base;
  TcKeyedText full;
  char *prefix;       /* of element names in the full text: "" or "t:" */
  const char *stated; /* the source of what the variant sets without saying so */
} Extract;

/* One element of both. */
typedef struct {
  Extract *extract;
  guint32 base;
  guint32 full;
  const TcSchemaElement *type;
  const char *whole_src; /* what it inherits in the text that the variant makes */
  const char *full_src;  /* and in the full one */
} Pair;

/* What a variant says about an element, in the order of the file. */
typedef struct {
  GString *attributes;
  GString *removes;
  GString *unsets;
  GString *children;
} Patch;

static void compare_elements (const Pair *pair, const char *places, GString *out);

static char *
dup_attribute (const TcKeyedText *text,
               guint32 element,
               const TcSchemaElement *type,
               const char *name)
{
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (type->content, name);

  return attribute != NULL ? tc_keyed_text_dup_value (text, element, attribute) : NULL;
}

static void
append_said (GString *out, const char *prefix, const char *name, const char *value)
{
  g_string_append_printf (out, " %s%s=", prefix, name);
  tc_operation_append_value (out, value != NULL ? value : "", '"');
}

/* As it is written, quotes included. */
static void
append_written (GString *out, const TcKeyedText *text, const TcScanAttribute *attribute)
{
  g_string_append_c (out, ' ');
  g_string_append_len (out, text->text + attribute->name.start,
                       attribute->value.end + 1 - attribute->name.start);
}

/* (transfer full): the source that the element itself has or inherits. */
static char *
dup_source (const TcKeyedText *text,
            guint32 element,
            const TcSchemaElement *type,
            const char *inherited)
{
  char *own = dup_attribute (text, element, type, "src");

  return own != NULL ? own : g_strdup (inherited);
}

/* (transfer full) (nullable): what src-of says about @name. */
static char *
dup_source_of (const TcKeyedText *text,
               guint32 element,
               const TcSchemaElement *type,
               const char *name)
{
  g_autofree char *list = dup_attribute (text, element, type, "src-of");
  g_auto (GStrv) entries = g_strsplit (list != NULL ? list : "", " ", -1);
  gsize length = strlen (name);

  for (guint i = 0; entries[i] != NULL; i++)
    if (strncmp (entries[i], name, length) == 0 && entries[i][length] == ':')
      return g_strdup (entries[i] + length + 1);

  return NULL;
}

static gboolean
is_of_source (const char *name)
{
  return strcmp (name, "src") == 0 || strcmp (name, "src-of") == 0;
}

/* %TRUE when the value differs, as far as a variant may say so. */
static gboolean
is_changed (const Pair *pair, const TcSchemaAttribute *attribute)
{
  const Extract *extract = pair->extract;
  g_autofree char *old = NULL;
  g_autofree char *value = NULL;

  if (tc_keyed_text_is_key (pair->type, attribute->name) || is_of_source (attribute->name) ||
      (pair->base == 0 && strcmp (attribute->name, "format") == 0))
    return FALSE;
  old = tc_keyed_text_dup_value (&extract->base, pair->base, attribute);
  value = tc_keyed_text_dup_value (&extract->full, pair->full, attribute);

  return g_strcmp0 (old, value) != 0;
}

static void
compare_attribute (const Pair *pair, const TcSchemaAttribute *attribute, Patch *patch)
{
  const Extract *extract = pair->extract;
  const TcScanAttribute *written =
    tc_keyed_text_find_attribute (&extract->full, pair->full, attribute->name);
  g_autofree char *old = NULL;

  if (!is_changed (pair, attribute))
    return;
  old = tc_keyed_text_dup_value (&extract->base, pair->base, attribute);
  if (written == NULL) {
    g_string_append_printf (patch->unsets, "<%sunset", extract->prefix);
    append_said (patch->unsets, "", "attribute", attribute->name);
    append_said (patch->unsets, "", "was", old);
    g_string_append (patch->unsets, "/>\n");
    return;
  }
  append_written (patch->attributes, &extract->full, written);
  if (!tc_keyed_text_is_source_attribute (attribute->name))
    append_said (patch->attributes, "was-", attribute->name, old);
}

/* The source that an attribute is going to have without src-of in the variant. */
static char *
dup_expected_source (const Pair *pair,
                     const TcSchemaAttribute *attribute,
                     const char *own,
                     gboolean says_src)
{
  char *entry = dup_source_of (&pair->extract->base, pair->base, pair->type, attribute->name);

  if (is_changed (pair, attribute) && !tc_keyed_text_is_source_attribute (attribute->name)) {
    g_free (entry);
    return g_strdup (says_src ? own : pair->extract->stated);
  }

  return entry != NULL ? entry : g_strdup (own);
}

/* (transfer full): the source that what is inside inherits in the text that the variant makes. */
static char *
compare_sources (const Pair *pair, Patch *patch)
{
  const Extract *extract = pair->extract;
  const TcSchemaContent *content = pair->type->content;
  g_autofree char *base = dup_source (&extract->base, pair->base, pair->type, pair->whole_src);
  g_autofree char *full = dup_source (&extract->full, pair->full, pair->type, pair->full_src);
  gboolean says_src = pair->base != 0 && strcmp (base, full) != 0 && *full != '\0' &&
                      tc_schema_content_find_attribute (content, "src") != NULL;
  const char *own = says_src ? full : base;
  g_autoptr (GString) list = g_string_new (NULL);

  if (says_src)
    append_said (patch->attributes, "", "src", full);
  for (guint32 i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *expected = dup_expected_source (pair, attribute, own, says_src);
    g_autofree char *entry =
      dup_source_of (&extract->full, pair->full, pair->type, attribute->name);
    const char *wanted = entry != NULL ? entry : full;

    if (!is_of_source (attribute->name) && *wanted != '\0' && strcmp (expected, wanted) != 0 &&
        tc_keyed_text_find_attribute (&extract->full, pair->full, attribute->name) != NULL)
      g_string_append_printf (list, "%s%s:%s", list->len > 0 ? " " : "", attribute->name, wanted);
  }
  if (list->len > 0 && tc_schema_content_find_attribute (content, "src-of") != NULL)
    append_said (patch->attributes, "", "src-of", list->str);

  return g_strdup (own);
}

/* The namespaces that hold at @element of the full text and that its root does not declare. The
 * innermost of a prefix counts; @from: @element itself, or the one around it. */
static void
append_declarations (const TcKeyedText *full, guint32 from, GString *out)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 i = from; i != TC_SCAN_NONE && i != 0;
       i = tc_scan_get_element (full->scan, i)->parent) {
    const TcScanElement *place = tc_scan_get_element (full->scan, i);

    for (guint k = 0; k < place->n_attributes; k++) {
      const TcScanAttribute *attribute =
        tc_scan_get_attribute (full->scan, place->first_attribute + k);
      char *name = tc_source_dup_span (full->source, attribute->name);

      if (strcmp (name, "xmlns") != 0 && !g_str_has_prefix (name, "xmlns:"))
        g_free (name);
      else if (g_hash_table_add (seen, name))
        append_written (out, full, attribute);
    }
  }
}

/* Foreign attributes that the base does not have, or has otherwise. */
static void
compare_foreign (const Pair *pair, Patch *patch)
{
  const TcKeyedText *base = &pair->extract->base;
  const TcKeyedText *full = &pair->extract->full;
  const TcScanElement *place = tc_scan_get_element (full->scan, pair->full);
  gboolean is_declared = FALSE;

  for (guint i = 0; pair->full != 0 && i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (full->scan, place->first_attribute + i);
    g_autofree char *name = tc_source_dup_span (full->source, attribute->name);
    const TcScanAttribute *old = tc_keyed_text_find_attribute (base, pair->base, name);

    if (strchr (name, ':') == NULL || g_str_has_prefix (name, "xmlns:"))
      continue;
    if (old == NULL ||
        old->value.end - old->value.start != attribute->value.end - attribute->value.start ||
        memcmp (base->text + old->value.start, full->text + attribute->value.start,
                old->value.end - old->value.start) != 0) {
      append_written (patch->attributes, full, attribute);
      if (!is_declared)
        append_declarations (full, pair->full, patch->attributes);
      is_declared = TRUE;
    }
  }
}

static void
append_keys (GString *out, const TcKeyedText *text, guint32 element, const TcSchemaElement *type)
{
  for (guint i = 0; type->key != NULL && type->key[i] != NULL; i++) {
    const TcScanAttribute *written = tc_keyed_text_find_attribute (text, element, type->key[i]);

    if (written != NULL)
      append_written (out, text, written);
  }
}

/* The element of the full text as it stands there, with @said behind its name. */
static void
append_whole (const Extract *extract,
              guint32 full,
              const TcSchemaElement *type,
              const char *said,
              const char *inherited,
              GString *out)
{
  const TcKeyedText *text = &extract->full;
  const TcScanElement *place = tc_scan_get_element (text->scan, full);
  TcSpan extent = tc_scan_get_extent (text->scan, full);
  g_autofree char *own = dup_attribute (text, full, type, "src");

  g_string_append_len (out, text->text + extent.start, place->name.end - extent.start);
  g_string_append (out, said);
  append_declarations (text, place->parent, out);
  if (own == NULL && *inherited != '\0' && strcmp (inherited, extract->stated) != 0 &&
      tc_schema_content_find_attribute (type->content, "src") != NULL)
    append_said (out, "", "src", inherited);
  g_string_append_len (out, text->text + place->name.end, extent.end - place->name.end);
  g_string_append_c (out, '\n');
}

/* Whether the two say the same, sources included. */
static gboolean
is_same_whole (const Pair *pair)
{
  const Extract *extract = pair->extract;
  g_autofree char *base_src = dup_source (&extract->base, pair->base, pair->type, pair->whole_src);
  g_autofree char *full_src = dup_source (&extract->full, pair->full, pair->type, pair->full_src);

  return strcmp (base_src, full_src) == 0 &&
         tc_keyed_text_hash (&extract->base, pair->base, pair->type) ==
           tc_keyed_text_hash (&extract->full, pair->full, pair->type);
}

static void
compare_whole (const Pair *pair, const char *places, GString *out)
{
  const Extract *extract = pair->extract;
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *digest = NULL;
  g_autofree char *src = NULL;

  if (*places == '\0' && is_same_whole (pair))
    return;
  digest = tc_keyed_text_dup_digest (&extract->base, pair->base, pair->type);
  src = dup_source (&extract->full, pair->full, pair->type, pair->full_src);
  if (pair->type->content->n_attributes > 0)
    append_said (said, "", "was", digest);
  g_string_append (said, places);
  append_whole (extract, pair->full, pair->type, said->str, src, out);
}

/* A child of the full text that has a key. */
typedef struct {
  guint32 full;
  guint32 base;     /* TC_SCAN_NONE: new */
  guint32 position; /* in the base */
  char *key;
  gboolean stays; /* it comes after the same of those that stay as in the base */
} Keyed;

static void
keyed_clear (Keyed *keyed)
{
  g_free (keyed->key);
}

static GArray *
list_children (const TcKeyedText *text,
               guint32 parent,
               const TcSchemaContent *content,
               const TcSchemaElement *type)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 i = text->first[parent]; i != TC_SCAN_NONE; i = text->next[i])
    if (tc_keyed_text_get_element (text, i, content) == type)
      g_array_append_val (list, i);

  return list;
}

/* The longest run of children that are in the base in the same order: only the others move. Of each
 * length the run is kept whose last one stands first in the base. */
static void
find_staying (GArray *children)
{
  g_autofree guint *ends = g_new (guint, children->len + 1); /* of a run of this length */
  g_autofree guint *before = g_new (guint, children->len + 1);
  guint longest = 0;

  for (guint i = 0; i < children->len; i++) {
    const Keyed *child = &g_array_index (children, Keyed, i);
    guint low = 1;
    guint high = longest + 1;

    if (child->base == TC_SCAN_NONE)
      continue;
    while (low < high) {
      guint middle = low + (high - low) / 2;

      if (g_array_index (children, Keyed, ends[middle]).position < child->position)
        low = middle + 1;
      else
        high = middle;
    }
    before[i] = low > 1 ? ends[low - 1] : G_MAXUINT;
    ends[low] = i;
    longest = MAX (longest, low);
  }
  for (guint i = longest > 0 ? ends[longest] : G_MAXUINT; i != G_MAXUINT; i = before[i])
    g_array_index (children, Keyed, i).stays = TRUE;
}

static void
append_stub (const Extract *extract, guint32 base, const TcSchemaElement *type, Patch *patch)
{
  g_autofree char *digest = tc_keyed_text_dup_digest (&extract->base, base, type);

  g_string_append_printf (patch->removes, "<%s%s", extract->prefix, type->name);
  append_keys (patch->removes, &extract->base, base, type);
  append_said (patch->removes, "", "was", digest);
  g_string_append (patch->removes, "/>\n");
}

/* (transfer full): what has a key in both, and what only the full text has; what only the base has
 * goes into @patch. */
static GArray *
match_children (const Pair *pair, const TcSchemaElement *type, Patch *patch)
{
  const Extract *extract = pair->extract;
  const TcSchemaContent *content = pair->type->content;
  g_autoptr (GArray) old = list_children (&extract->base, pair->base, content, type);
  g_autoptr (GArray) new = list_children (&extract->full, pair->full, content, type);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  GArray *children = g_array_new (FALSE, TRUE, sizeof (Keyed));

  g_array_set_clear_func (children, (GDestroyNotify) keyed_clear);
  for (guint32 i = 0; i < old->len; i++)
    g_hash_table_insert (
      known, tc_keyed_text_dup_key (&extract->base, g_array_index (old, guint32, i), type, "-"),
      GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < new->len; i++) {
    Keyed child = { .full = g_array_index (new, guint32, i), .base = TC_SCAN_NONE };
    guint found;

    child.key = tc_keyed_text_dup_key (&extract->full, child.full, type, "-");
    found = GPOINTER_TO_UINT (g_hash_table_lookup (known, child.key));
    if (found > 0) {
      child.position = found - 1;
      child.base = g_array_index (old, guint32, child.position);
      g_hash_table_add (kept, GUINT_TO_POINTER (child.base + 1));
    }
    g_array_append_val (children, child);
  }
  for (guint i = 0; i < old->len; i++)
    if (!g_hash_table_contains (kept, GUINT_TO_POINTER (g_array_index (old, guint32, i) + 1)))
      append_stub (extract, g_array_index (old, guint32, i), type, patch);

  return children;
}

/* Where child @index goes, unless it comes where it belongs by itself: new ones come last. */
static char *
dup_places (GArray *children, guint index)
{
  g_autoptr (GString) places = g_string_new (NULL);
  const Keyed *child = &g_array_index (children, Keyed, index);
  const Keyed *next = NULL;

  for (guint i = index + 1; i < children->len && next == NULL; i++)
    if (g_array_index (children, Keyed, i).stays)
      next = &g_array_index (children, Keyed, i);
  if (child->stays || (child->base == TC_SCAN_NONE && next == NULL))
    return g_strdup ("");
  if (index > 0)
    append_said (places, "", "after", g_array_index (children, Keyed, index - 1).key);
  else if (next != NULL)
    append_said (places, "", "before", next->key);

  return g_string_free (g_steal_pointer (&places), FALSE);
}

static void
append_new (const Pair *pair,
            guint32 full,
            const TcSchemaElement *type,
            const char *places,
            const char *inherited,
            GString *out)
{
  g_autofree char *said =
    type->content->n_attributes > 0 ? g_strconcat (" was=\"\"", places, NULL) : g_strdup (places);
  g_autofree char *src = dup_source (&pair->extract->full, full, type, inherited);

  append_whole (pair->extract, full, type, said, src, out);
}

static void
compare_keyed (const Pair *around, const TcSchemaElement *type, Patch *patch)
{
  g_autoptr (GArray) children = match_children (around, type, patch);

  find_staying (children);
  for (guint i = 0; i < children->len; i++) {
    const Keyed *child = &g_array_index (children, Keyed, i);
    g_autofree char *places = dup_places (children, i);
    Pair pair = { around->extract,   child->base,     child->full, type,
                  around->whole_src, around->full_src };

    if (child->base == TC_SCAN_NONE)
      append_new (around, child->full, type, places, around->full_src, patch->children);
    else
      compare_elements (&pair, places, patch->children);
  }
}

/* Whether the full text has another member of the choice, which takes the place of this one. */
static gboolean
is_ousted (const Pair *pair, const TcSchemaElement *type)
{
  const TcSchemaContent *content = pair->type->content;
  const TcKeyedText *full = &pair->extract->full;
  guint own = 0;
  guint other = 0;

  tc_schema_content_find_element (content, type->name, &own);
  if (content->slots[own].n < 2 || content->slots[own].max != 1)
    return FALSE;
  for (guint32 i = full->first[pair->full]; i != TC_SCAN_NONE; i = full->next[i]) {
    const TcSchemaElement *member = tc_keyed_text_get_element (full, i, content);

    if (member != NULL && tc_schema_content_find_element (content, member->name, &other) &&
        other == own)
      return TRUE;
  }

  return FALSE;
}

static void
compare_single (const Pair *around, const TcSchemaElement *type, Patch *patch)
{
  const Extract *extract = around->extract;
  const TcSchemaContent *content = around->type->content;
  g_autoptr (GArray) old = list_children (&extract->base, around->base, content, type);
  g_autoptr (GArray) new = list_children (&extract->full, around->full, content, type);

  if (old->len > 0 && new->len > 0) {
    Pair pair = { around->extract,
                  g_array_index (old, guint32, 0),
                  g_array_index (new, guint32, 0),
                  type,
                  around->whole_src,
                  around->full_src };

    compare_elements (&pair, "", patch->children);
  } else if (new->len > 0) {
    append_new (around, g_array_index (new, guint32, 0), type, "", around->full_src,
                patch->children);
  } else if (old->len > 0 && !is_ousted (around, type)) {
    append_stub (extract, g_array_index (old, guint32, 0), type, patch);
  }
}

static void
compare_children (const Pair *pair, Patch *patch)
{
  const TcSchemaContent *content = pair->type->content;

  for (guint32 i = 0; i < content->n_elements; i++) {
    if (content->elements[i]->key != NULL)
      compare_keyed (pair, content->elements[i], patch);
    else
      compare_single (pair, content->elements[i], patch);
  }
}

static void
patch_init (Patch *patch)
{
  *patch =
    (Patch){ g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), g_string_new (NULL) };
}

static void
patch_clear (Patch *patch)
{
  g_string_free (patch->attributes, TRUE);
  g_string_free (patch->removes, TRUE);
  g_string_free (patch->unsets, TRUE);
  g_string_free (patch->children, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Patch, patch_clear)

static void
compare_merged (const Pair *pair, Patch *patch)
{
  g_autofree char *own = compare_sources (pair, patch);
  g_autofree char *full_src =
    dup_source (&pair->extract->full, pair->full, pair->type, pair->full_src);
  Pair inside = *pair;

  inside.whole_src = own;
  inside.full_src = full_src;
  for (guint32 i = 0; i < pair->type->content->n_attributes; i++)
    compare_attribute (pair, &pair->type->content->attributes[i], patch);
  compare_foreign (pair, patch);
  compare_children (&inside, patch);
}

/* What is inside the patch's element, and its end tag. */
static void
append_inside (const Extract *extract, const Patch *patch, const char *name, GString *out)
{
  const char *prefix = extract->prefix;

  if (patch->removes->len + patch->unsets->len + patch->children->len == 0) {
    g_string_append (out, "/>\n");
    return;
  }
  g_string_append (out, ">\n");
  if (patch->removes->len > 0)
    g_string_append_printf (out, "<%sremove>\n%s</%sremove>\n", prefix, patch->removes->str,
                            prefix);
  g_string_append_printf (out, "%s%s</%s%s>\n", patch->unsets->str, patch->children->str, prefix,
                          name);
}

static void
compare_elements (const Pair *pair, const char *places, GString *out)
{
  g_auto (Patch) patch = { NULL };

  patch_init (&patch);
  if (pair->type->merge == TC_MERGE_WHOLE) {
    compare_whole (pair, places, out);
    return;
  }
  compare_merged (pair, &patch);
  if (*places == '\0' &&
      patch.attributes->len + patch.removes->len + patch.unsets->len + patch.children->len == 0)
    return;
  g_string_append_printf (out, "<%s%s", pair->extract->prefix, pair->type->name);
  append_keys (out, &pair->extract->full, pair->full, pair->type);
  g_string_append_printf (out, "%s%s", patch.attributes->str, places);
  append_inside (pair->extract, &patch, pair->type->name, out);
}

static char *
dup_prefix (const TcKeyedText *text)
{
  TcSpan name = tc_scan_get_element (text->scan, 0)->name;
  const char *colon = memchr (text->text + name.start, ':', name.end - name.start);

  return colon != NULL
           ? g_strndup (text->text + name.start, (gsize) (colon + 1 - text->text) - name.start)
           : g_strdup ("");
}

static GString *
write_root (Extract *extract, const char *extends)
{
  const TcSchemaElement *root = extract->base.schema->root;
  const TcScanElement *place = tc_scan_get_element (extract->full.scan, 0);
  const TcScanAttribute *format = tc_keyed_text_find_attribute (&extract->full, 0, "format");
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
  Pair pair = { extract, 0, 0, root, "", "" };
  g_auto (Patch) patch = { NULL };

  patch_init (&patch);
  compare_merged (&pair, &patch);
  g_string_append_printf (out, "<%s" TC_SCHEMA_VARIANT, extract->prefix);
  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (extract->full.scan, place->first_attribute + i);

    if (strncmp (extract->full.text + attribute->name.start, "xmlns", 5) == 0)
      append_written (out, &extract->full, attribute);
  }
  if (format != NULL)
    append_written (out, &extract->full, format);
  append_said (out, "", "extends", extends);
  g_string_append (out, patch.attributes->str);
  append_inside (extract, &patch, TC_SCHEMA_VARIANT, out);

  return out;
}

TcSource *
tc_variant_extract (TcSource *base,
                    TcSource *full,
                    const TcSchema *schema,
                    const char *extends,
                    const char *name)
{
  return tc_variant_extract_stated (base, full, schema, extends, name,
                                    tc_provenance_get_name (TC_PROVENANCE_DESIGNER));
}

TcSource *
tc_variant_extract_stated (TcSource *base,
                           TcSource *full,
                           const TcSchema *schema,
                           const char *extends,
                           const char *name,
                           const char *stated)
{
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScan) base_scan = tc_scan_new (base, unused);
  g_autoptr (TcScan) full_scan = tc_scan_new (full, unused);
  g_autoptr (TcSource) raw = NULL;
  g_autoptr (TcEdits) edits = NULL;
  Extract extract = { .stated = stated };
  TcSource *formatted = NULL;

  if (tc_keyed_text_init (&extract.base, base, base_scan, schema)) {
    if (tc_keyed_text_init (&extract.full, full, full_scan, schema)) {
      g_autoptr (GString) text = NULL;

      extract.prefix = dup_prefix (&extract.full);
      text = write_root (&extract, extends);
      raw = tc_source_new_for_string (name, text->str);
      edits = tc_format_make_edits (raw, unused);
      formatted = edits != NULL ? tc_edits_apply (edits, raw, NULL) : tc_source_ref (raw);
      tc_keyed_text_clear (&extract.full);
    }
    tc_keyed_text_clear (&extract.base);
  }
  g_free (extract.prefix);

  return formatted;
}
