/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge/tc-three-private.h"

/* Two people may write the same names with different namespace prefixes. Before anything is merged,
 * the other texts are written with the prefixes of ours. What is declared elsewhere than in the
 * root element is left alone: then the merge works as far as the texts happen to agree. */

#define DECLARATION "xmlns"

/* One declaration of a root element. */
typedef struct {
  TcSpan name;
  char *prefix; /* "" without */
  char *uri;    /* as written */
  char *wanted; /* the prefix of ours for it */
} Prefix;

typedef struct {
  TcThree *three;
  const TcThreeText *text;
  GArray *prefixes; /* Prefix */
  TcEdits *edits;
} Align;

static void
clear_prefix (gpointer data)
{
  Prefix *prefix = data;

  g_free (prefix->prefix);
  g_free (prefix->uri);
  g_free (prefix->wanted);
}

/* (nullable): the prefix that the attribute declares, "" for none. */
static const char *
get_declared (const char *name)
{
  gsize length = strlen (DECLARATION);

  if (strncmp (name, DECLARATION, length) != 0)
    return NULL;

  return name[length] == '\0' ? "" : name[length] == ':' ? name + length + 1 : NULL;
}

/* The declarations of element @element are added to @out. */
static void
list_prefixes (const TcThreeText *text, guint32 element, GArray *out)
{
  const TcScanElement *place = tc_scan_get_element (text->keyed.scan, element);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (text->keyed.scan, place->first_attribute + i);
    g_autofree char *name = tc_source_dup_span (text->keyed.source, attribute->name);
    const char *declared = get_declared (name);

    if (declared != NULL) {
      Prefix prefix = { .name = attribute->name,
                        .prefix = g_strdup (declared),
                        .uri = tc_source_dup_span (text->keyed.source, attribute->value) };

      g_array_append_val (out, prefix);
    }
  }
}

static GArray *
new_prefixes (const TcThreeText *text)
{
  GArray *prefixes = g_array_new (FALSE, FALSE, sizeof (Prefix));

  g_array_set_clear_func (prefixes, clear_prefix);
  list_prefixes (text, 0, prefixes);

  return prefixes;
}

static gboolean
declares_inside (const TcThreeText *text)
{
  g_autoptr (GArray) inside = g_array_new (FALSE, FALSE, sizeof (Prefix));

  g_array_set_clear_func (inside, clear_prefix);
  for (guint32 i = 1; i < tc_scan_get_n_elements (text->keyed.scan) && inside->len == 0; i++)
    list_prefixes (text, i, inside);

  return inside->len > 0;
}

static const Prefix *
find_prefix (const GArray *prefixes, const char *prefix, gsize length)
{
  for (guint i = 0; i < prefixes->len; i++) {
    const Prefix *found = &g_array_index (prefixes, Prefix, i);

    if (strlen (found->prefix) == length && strncmp (found->prefix, prefix, length) == 0)
      return found;
  }

  return NULL;
}

/* (nullable): the same one if @prefixes has several for @uri. */
static const Prefix *
find_uri (const GArray *prefixes, const Prefix *like)
{
  const Prefix *same = find_prefix (prefixes, like->prefix, strlen (like->prefix));

  if (same != NULL && strcmp (same->uri, like->uri) == 0)
    return same;
  for (guint i = 0; i < prefixes->len; i++)
    if (strcmp (g_array_index (prefixes, Prefix, i).uri, like->uri) == 0)
      return &g_array_index (prefixes, Prefix, i);

  return NULL;
}

/* One that neither text uses. */
static char *
dup_new_prefix (const GArray *ours, const GArray *own, const char *like)
{
  for (guint n = 2;; n++) {
    g_autofree char *prefix = g_strdup_printf ("%s%u", *like != '\0' ? like : "ns", n);

    if (find_prefix (ours, prefix, strlen (prefix)) == NULL &&
        find_prefix (own, prefix, strlen (prefix)) == NULL)
      return g_steal_pointer (&prefix);
  }
}

/* %FALSE when nothing has to be done, or it cannot be done by renaming. */
static gboolean
choose (GArray *own, const GArray *ours)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean differs = FALSE;

  for (guint i = 0; i < own->len; i++) {
    Prefix *prefix = &g_array_index (own, Prefix, i);
    const Prefix *there = find_uri (ours, prefix);
    gboolean is_taken = find_prefix (ours, prefix->prefix, strlen (prefix->prefix)) != NULL;

    prefix->wanted = there != NULL ? g_strdup (there->prefix)
                     : is_taken    ? dup_new_prefix (ours, own, prefix->prefix)
                                   : g_strdup (prefix->prefix);
    if (!g_hash_table_add (taken, prefix->wanted))
      return FALSE;
    differs |= strcmp (prefix->wanted, prefix->prefix) != 0;
  }

  return differs;
}

/* The prefix of the name in @span becomes the wanted one; %FALSE when that would change what the
 * name means. */
static gboolean
rewrite (const Align *self, TcSpan span, gboolean is_attribute)
{
  const char *name = self->text->keyed.text + span.start;
  const char *colon = memchr (name, ':', span.end - span.start);
  gsize length = colon != NULL ? (gsize) (colon - name) : 0;
  const Prefix *prefix = find_prefix (self->prefixes, name, length);
  g_autofree char *written = NULL;
  TcSpan range = { span.start, span.start + (guint32) length + (colon != NULL ? 1 : 0) };

  if (prefix == NULL) {
    /* It is in no namespace, where it would not be below a declaration without a prefix. */
    for (guint i = 0; colon == NULL && i < self->prefixes->len; i++)
      if (*g_array_index (self->prefixes, Prefix, i).wanted == '\0')
        return FALSE;
    return TRUE;
  }
  if (strcmp (prefix->prefix, prefix->wanted) == 0)
    return TRUE;
  if (is_attribute && *prefix->wanted == '\0')
    return FALSE;
  written = *prefix->wanted != '\0' ? g_strconcat (prefix->wanted, ":", NULL) : g_strdup ("");

  return tc_edits_add (self->edits, range, written, -1);
}

static gboolean
rewrite_attributes (const Align *self, const TcScanElement *place)
{
  for (guint i = 0; i < place->n_attributes; i++) {
    TcSpan name = tc_scan_get_attribute (self->text->keyed.scan, place->first_attribute + i)->name;
    const char *written = self->text->keyed.text + name.start;

    /* One without a prefix is in no namespace, whatever is declared. */
    if (memchr (written, ':', name.end - name.start) == NULL ||
        strncmp (written, DECLARATION ":", strlen (DECLARATION ":")) == 0)
      continue;
    if (!rewrite (self, name, TRUE))
      return FALSE;
  }

  return TRUE;
}

static gboolean
rewrite_element (const Align *self, guint32 element)
{
  const TcScanElement *place = tc_scan_get_element (self->text->keyed.scan, element);
  TcSpan end = place->end_tag;

  if (!rewrite (self, place->name, FALSE) || !rewrite_attributes (self, place))
    return FALSE;
  if (end.start == end.end)
    return TRUE;
  end.start += (guint32) strlen ("</");
  end.end = end.start + (place->name.end - place->name.start);

  return rewrite (self, end, FALSE);
}

static void
rewrite_declarations (const Align *self)
{
  for (guint i = 0; i < self->prefixes->len; i++) {
    const Prefix *prefix = &g_array_index (self->prefixes, Prefix, i);
    g_autofree char *written = *prefix->wanted != '\0'
                                 ? g_strconcat (DECLARATION ":", prefix->wanted, NULL)
                                 : g_strdup (DECLARATION);

    if (strcmp (prefix->prefix, prefix->wanted) != 0)
      tc_edits_add (self->edits, prefix->name, written, -1);
  }
}

gboolean
tc_three_align_prefixes (TcThree *three, TcThreeSide side)
{
  const TcThreeText *text = &three->texts[side];
  g_autoptr (GArray) prefixes = new_prefixes (text);
  g_autoptr (GArray) ours = new_prefixes (&three->texts[TC_THREE_OURS]);
  g_autoptr (TcEdits) edits = tc_edits_new (text->keyed.source);
  Align self = { three, text, prefixes, edits };

  if (!choose (prefixes, ours) || declares_inside (text) ||
      declares_inside (&three->texts[TC_THREE_OURS]))
    return TRUE;
  for (guint32 i = 0; i < tc_scan_get_n_elements (text->keyed.scan); i++)
    if (!rewrite_element (&self, i))
      return TRUE;
  rewrite_declarations (&self);

  return tc_three_replace (three, side, edits);
}
