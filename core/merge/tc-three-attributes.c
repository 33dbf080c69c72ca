/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "merge/tc-three-private.h"

/* Attributes and texts of an element that all three have. */

typedef struct {
  TcThree *three;
  const guint32 *elements;
  GHashTable *disputed; /* of names: the side that has its way in a conflict about it */
} Merge;

static const TcThreeText *
get_text (const Merge *merge, TcThreeSide side)
{
  return &merge->three->texts[side];
}

static const TcScanAttribute *
find_written (const Merge *merge, TcThreeSide side, const char *name)
{
  return tc_keyed_text_find_attribute (&get_text (merge, side)->keyed, merge->elements[side], name);
}

/* Where the attribute stands, or the tag that it could stand in. */
static TcSpan
get_place (const Merge *merge, TcThreeSide side, const char *name)
{
  const TcScanAttribute *written = find_written (merge, side, name);

  return written != NULL
           ? written->value
           : tc_scan_get_element (get_text (merge, side)->keyed.scan, merge->elements[side])->name;
}

static gboolean
is_space (char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* The attribute of ours, as written, with the white space before it. */
static TcSpan
get_range (const Merge *merge, const TcScanAttribute *attribute)
{
  const char *text = get_text (merge, TC_THREE_OURS)->keyed.text;
  TcSpan range = { attribute->name.start, attribute->value.end + 1 };

  while (is_space (text[range.start - 1]))
    range.start--;

  return range;
}

/* After the attribute of ours that stands before it in theirs, parted as ours parts its last two.
 */
static void
add_attribute (const Merge *merge, const char *name, const char *quoted)
{
  const TcKeyedText *ours = &get_text (merge, TC_THREE_OURS)->keyed;
  const TcKeyedText *theirs = &get_text (merge, TC_THREE_THEIRS)->keyed;
  const TcScanElement *place = tc_scan_get_element (ours->scan, merge->elements[TC_THREE_OURS]);
  const TcScanElement *other = tc_scan_get_element (theirs->scan, merge->elements[TC_THREE_THEIRS]);
  guint32 at = place->name.end;
  g_autofree char *separator = g_strdup (" ");
  g_autofree char *text = NULL;

  if (place->n_attributes > 0) {
    const TcScanAttribute *last =
      tc_scan_get_attribute (ours->scan, place->first_attribute + place->n_attributes - 1u);
    TcSpan range = get_range (merge, last);

    g_free (separator);
    separator = tc_source_dup_span (ours->source, (TcSpan){ range.start, last->name.start });
  }
  for (guint i = 0; i < other->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (theirs->scan, other->first_attribute + i);
    g_autofree char *before = tc_source_dup_span (theirs->source, attribute->name);
    const TcScanAttribute *anchor = find_written (merge, TC_THREE_OURS, before);

    if (strcmp (before, name) == 0)
      break;
    if (anchor != NULL)
      at = anchor->value.end + 1;
  }
  text = g_strconcat (separator, name, "=", quoted, NULL);
  tc_three_edit (merge->three, (TcSpan){ at, at }, text);
}

/* @quoted: (nullable): as it is going to be written; %NULL removes it. */
static void
write_attribute (const Merge *merge, const char *name, const char *quoted)
{
  const TcScanAttribute *own = find_written (merge, TC_THREE_OURS, name);

  if (own == NULL) {
    if (quoted != NULL)
      add_attribute (merge, name, quoted);
  } else if (quoted == NULL) {
    tc_three_edit (merge->three, get_range (merge, own), "");
  } else {
    tc_three_edit (merge->three, (TcSpan){ own->value.start - 1, own->value.end + 1 }, quoted);
  }
}

/* (transfer full) (nullable): as theirs writes it, in the quotes of ours where that can be. */
static char *
dup_quoted (const Merge *merge, const char *name)
{
  const TcScanAttribute *own = find_written (merge, TC_THREE_OURS, name);
  const TcScanAttribute *written = find_written (merge, TC_THREE_THEIRS, name);
  const TcKeyedText *theirs = &get_text (merge, TC_THREE_THEIRS)->keyed;
  g_autofree char *value = NULL;
  char quote;

  if (written == NULL)
    return NULL;
  value = tc_source_dup_span (theirs->source, written->value);
  quote = own != NULL
            ? get_text (merge, TC_THREE_OURS)->keyed.text[own->value.start - 1]
            : tc_operation_find_quote (&merge->three->style, merge->elements[TC_THREE_OURS]);
  if (strchr (value, quote) != NULL)
    quote = theirs->text[written->value.start - 1];

  return g_strdup_printf ("%c%s%c", quote, value, quote);
}

/* (transfer full): the value in quotes, or that there is none. */
static char *
dup_said (const char *value)
{
  return value != NULL ? g_strdup_printf ("\"%s\"", value) : g_strdup (_ ("no value"));
}

static void
dispute (const Merge *merge, const char *name, char **values)
{
  const TcScanAttribute *own = find_written (merge, TC_THREE_OURS, name);
  g_autofree char *label =
    tc_three_text_dup_label (get_text (merge, TC_THREE_OURS), merge->elements[TC_THREE_OURS]);
  TcSpan base = get_place (merge, TC_THREE_BASE, name);
  TcSpan theirs = get_place (merge, TC_THREE_THEIRS, name);
  TcThreeConflict *conflict;

  if (tc_three_takes_theirs (merge->three, "MRG001", base, theirs)) {
    g_autofree char *quoted = dup_quoted (merge, name);

    g_hash_table_insert (merge->disputed, g_strdup (name), GUINT_TO_POINTER (TC_THREE_THEIRS));
    write_attribute (merge, name, quoted);
    return;
  }
  g_hash_table_insert (merge->disputed, g_strdup (name), GUINT_TO_POINTER (TC_THREE_OURS));
  conflict = tc_three_conflict (merge->three, "MRG001", get_place (merge, TC_THREE_OURS, name),
                                g_strdup_printf (_ ("Both sides changed %s of %s"), name, label));
  conflict->theirs = theirs;
  conflict->base = base;
  for (guint side = 0; side < TC_THREE_N; side++)
    conflict->said[side] = dup_said (values[side]);
  if (own != NULL && find_written (merge, TC_THREE_THEIRS, name) != NULL) {
    conflict->fix_range = (TcSpan){ own->value.start - 1, own->value.end + 1 };
    conflict->fix_text = dup_quoted (merge, name);
  }
}

/* -- src-of, a list of entries each of which speaks for one attribute ---------------------------
 */

/* (transfer full) (nullable) */
static char *
find_entry (const char *list, const char *name)
{
  g_auto (GStrv) entries = g_strsplit (list != NULL ? list : "", " ", -1);
  gsize length = strlen (name);

  for (guint i = 0; entries[i] != NULL; i++)
    if (strncmp (entries[i], name, length) == 0 && entries[i][length] == ':')
      return g_strdup (entries[i] + length + 1);

  return NULL;
}

/* Who changed it decides; ours when both did, unless theirs alone changed the value as well. */
static char *
choose_entry (Merge *merge, const char *name, char **lists, gboolean *is_disputed)
{
  char *entries[TC_THREE_N];
  guint chosen = TC_THREE_OURS;

  for (guint side = 0; side < TC_THREE_N; side++)
    entries[side] = find_entry (lists[side], name);
  if (g_strcmp0 (entries[TC_THREE_OURS], entries[TC_THREE_BASE]) == 0)
    chosen = TC_THREE_THEIRS;
  else if (g_strcmp0 (entries[TC_THREE_THEIRS], entries[TC_THREE_BASE]) != 0 &&
           g_strcmp0 (entries[TC_THREE_THEIRS], entries[TC_THREE_OURS]) != 0)
    *is_disputed |= !g_hash_table_contains (merge->disputed, name);
  if (g_hash_table_contains (merge->disputed, name))
    chosen = GPOINTER_TO_UINT (g_hash_table_lookup (merge->disputed, name));
  for (guint side = 0; side < TC_THREE_N; side++)
    if (side != chosen)
      g_free (entries[side]);

  return entries[chosen];
}

/* The entries of ours in their order, then those that theirs adds. */
static char *
merge_lists (Merge *merge, char **lists, gboolean *is_disputed)
{
  const char *const order[] = { lists[TC_THREE_OURS], lists[TC_THREE_THEIRS] };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *out = g_string_new (NULL);

  for (guint k = 0; k < G_N_ELEMENTS (order); k++) {
    g_auto (GStrv) items = g_strsplit (order[k] != NULL ? order[k] : "", " ", -1);

    for (guint i = 0; items[i] != NULL; i++) {
      char *name = g_strndup (items[i], strcspn (items[i], ":"));
      g_autofree char *entry = NULL;

      if (*name == '\0') {
        g_free (name);
        continue;
      }
      if (!g_hash_table_add (seen, name))
        continue;
      entry = choose_entry (merge, name, lists, is_disputed);
      if (entry != NULL)
        g_string_append_printf (out, "%s%s:%s", out->len > 0 ? " " : "", name, entry);
    }
  }

  return g_string_free (out, FALSE);
}

static void
merge_sources (Merge *merge, char **values)
{
  gboolean is_disputed = FALSE;
  g_autofree char *list = merge_lists (merge, values, &is_disputed);
  g_autofree char *quoted = NULL;

  if (is_disputed) {
    dispute (merge, "src-of", values);
    return;
  }
  if (g_strcmp0 (list, values[TC_THREE_OURS] != NULL ? values[TC_THREE_OURS] : "") == 0)
    return;
  quoted = *list != '\0' ? g_strdup_printf ("\"%s\"", list) : NULL;
  write_attribute (merge, "src-of", quoted);
}

static void
merge_attribute (Merge *merge, const char *name)
{
  char *values[TC_THREE_N];

  for (guint side = 0; side < TC_THREE_N; side++)
    values[side] = tc_three_text_dup_value (get_text (merge, side), merge->elements[side], name);
  if (g_strcmp0 (values[TC_THREE_THEIRS], values[TC_THREE_BASE]) != 0 &&
      g_strcmp0 (values[TC_THREE_THEIRS], values[TC_THREE_OURS]) != 0) {
    if (strcmp (name, "src-of") == 0) {
      merge_sources (merge, values);
    } else if (g_strcmp0 (values[TC_THREE_OURS], values[TC_THREE_BASE]) != 0) {
      dispute (merge, name, values);
    } else {
      g_autofree char *quoted = dup_quoted (merge, name);

      write_attribute (merge, name, quoted);
    }
  }
  for (guint side = 0; side < TC_THREE_N; side++)
    g_free (values[side]);
}

/* Sources come last, for they follow what they speak of. */
static GPtrArray *
list_names (const Merge *merge)
{
  static const TcThreeSide order[] = { TC_THREE_THEIRS, TC_THREE_BASE };
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint k = 0; k < G_N_ELEMENTS (order); k++) {
    const TcKeyedText *text = &get_text (merge, order[k])->keyed;
    const TcScanElement *place = tc_scan_get_element (text->scan, merge->elements[order[k]]);

    for (guint i = 0; i < place->n_attributes; i++) {
      const TcScanAttribute *attribute =
        tc_scan_get_attribute (text->scan, place->first_attribute + i);
      char *name = tc_source_dup_span (text->source, attribute->name);

      if (strcmp (name, "src-of") == 0 ||
          g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_free (name);
      else
        g_ptr_array_add (names, name);
    }
  }
  g_ptr_array_add (names, g_strdup ("src-of"));

  return names;
}

void
tc_three_merge_attributes (TcThree *three, const guint32 *elements)
{
  g_autoptr (GHashTable) disputed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Merge merge = { three, elements, disputed };
  g_autoptr (GPtrArray) names = list_names (&merge);

  for (guint i = 0; i < names->len; i++)
    merge_attribute (&merge, names->pdata[i]);
}

/* -- Text ---------------------------------------------------------------------------------------
 */

/* Between the tags: what an empty element gets needs tags first. */
static void
write_text (const Merge *merge, const char *written)
{
  const TcKeyedText *ours = &get_text (merge, TC_THREE_OURS)->keyed;
  const TcScanElement *tag = tc_scan_get_element (ours->scan, merge->elements[TC_THREE_OURS]);
  g_autofree char *name = tc_source_dup_span (ours->source, tag->name);
  g_autofree char *text = NULL;
  guint32 start = tag->tag.end - 2;

  if (!tag->is_empty) {
    tc_three_edit (merge->three, (TcSpan){ tag->tag.end, tag->end_tag.start }, written);
    return;
  }
  while (is_space (ours->text[start - 1]))
    start--;
  text = g_strconcat (">", written, "</", name, ">", NULL);
  tc_three_edit (merge->three, (TcSpan){ start, tag->tag.end }, text);
}

static void
dispute_text (const Merge *merge, TcSpan *spans)
{
  g_autofree char *label =
    tc_three_text_dup_label (get_text (merge, TC_THREE_OURS), merge->elements[TC_THREE_OURS]);
  TcThreeConflict *conflict =
    tc_three_conflict (merge->three, "MRG002", spans[TC_THREE_OURS],
                       g_strdup_printf (_ ("Both sides changed the text of %s"), label));

  conflict->theirs = spans[TC_THREE_THEIRS];
  conflict->base = spans[TC_THREE_BASE];
  for (guint side = 0; side < TC_THREE_N; side++) {
    g_autofree char *text = tc_source_dup_span (get_text (merge, side)->keyed.source, spans[side]);

    conflict->said[side] = dup_said (g_strstrip (text));
  }
}

void
tc_three_merge_text (TcThree *three, const guint32 *elements)
{
  Merge merge = { three, elements, NULL };
  const TcSchemaElement *type = three->texts[TC_THREE_OURS].types[elements[TC_THREE_OURS]];
  TcSpan spans[TC_THREE_N];
  char *values[TC_THREE_N];

  for (guint side = 0; side < TC_THREE_N; side++) {
    const TcThreeText *text = &three->texts[side];

    spans[side] = type != NULL ? tc_three_text_get_inside (text, elements[side])
                               : tc_scan_get_extent (text->keyed.scan, elements[side]);
    values[side] = tc_three_text_dup_inside (text, elements[side]);
  }
  if (strcmp (values[TC_THREE_THEIRS], values[TC_THREE_BASE]) != 0 &&
      strcmp (values[TC_THREE_THEIRS], values[TC_THREE_OURS]) != 0) {
    g_autofree char *written =
      tc_source_dup_span (three->texts[TC_THREE_THEIRS].keyed.source, spans[TC_THREE_THEIRS]);

    if (strcmp (values[TC_THREE_OURS], values[TC_THREE_BASE]) != 0 &&
        !tc_three_takes_theirs (three, "MRG002", spans[TC_THREE_BASE], spans[TC_THREE_THEIRS]))
      dispute_text (&merge, spans);
    else if (type != NULL)
      write_text (&merge, written);
    else
      tc_three_edit (three, spans[TC_THREE_OURS], written);
  }
  for (guint side = 0; side < TC_THREE_N; side++)
    g_free (values[side]);
}
