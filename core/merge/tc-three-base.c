/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge/tc-three-private.h"

/* When both sides added the file there is no base. What both of them say then is one: an element
 * with the attributes, and so on inside, in which they agree. What only one side has was added by
 * it, and where they differ both did something else. */

typedef struct {
  const TcThreeText *ours;
  const TcThreeText *theirs;
  TcThree both; /* to find who is whose partner: ours is the base, and theirs the other one */
  GString *out;
} Common;

static void append_common (Common *self, guint32 ours, guint32 theirs);

static void
append_raw (Common *self, TcSpan span)
{
  g_string_append_len (self->out, self->ours->keyed.text + span.start, span.end - span.start);
}

/* Declarations of namespaces stay, so that the text can be read. */
static gboolean
is_common (const Common *self, guint32 ours, guint32 theirs, const TcScanAttribute *attribute)
{
  g_autofree char *name = tc_source_dup_span (self->ours->keyed.source, attribute->name);
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  if (strcmp (name, "xmlns") == 0 || g_str_has_prefix (name, "xmlns:"))
    return TRUE;
  own = tc_three_text_dup_value (self->ours, ours, name);
  other = tc_three_text_dup_value (self->theirs, theirs, name);

  return g_strcmp0 (own, other) == 0;
}

static void
append_start (Common *self, guint32 ours, guint32 theirs)
{
  const TcScan *scan = self->ours->keyed.scan;
  const TcScanElement *place = tc_scan_get_element (scan, ours);

  append_raw (self, (TcSpan){ place->tag.start, place->name.end });
  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute = tc_scan_get_attribute (scan, place->first_attribute + i);

    if (!is_common (self, ours, theirs, attribute))
      continue;
    g_string_append_c (self->out, ' ');
    append_raw (self, (TcSpan){ attribute->name.start, attribute->value.end + 1 });
  }
  g_string_append_c (self->out, '>');
}

/* In the order of theirs, so that where the orders differ it is ours that has moved something, and
 * stays. */
static void
append_children (Common *self, guint32 ours, guint32 theirs)
{
  const guint32 parents[] = { ours, ours, theirs };
  TcThreeChildren children;

  tc_three_children_init (&children, &self->both, parents);
  for (guint i = 0; i < children.items[TC_THREE_THEIRS]->len; i++) {
    const TcThreeItem *their = tc_three_item (&children, TC_THREE_THEIRS, (int) i);
    int own = children.of_theirs[i];
    const TcThreeItem *our = own >= 0 ? tc_three_item (&children, TC_THREE_BASE, own) : NULL;

    if (our == NULL)
      continue;
    if (our->is_comment)
      append_raw (self, our->span);
    else
      append_common (self, our->index, their->index);
  }
  tc_three_children_clear (&children);
}

static void
append_text (Common *self, guint32 ours, guint32 theirs)
{
  g_autofree char *own = tc_three_text_dup_inside (self->ours, ours);
  g_autofree char *other = tc_three_text_dup_inside (self->theirs, theirs);

  if (strcmp (own, other) == 0)
    append_raw (self, tc_three_text_get_inside (self->ours, ours));
}

static void
append_common (Common *self, guint32 ours, guint32 theirs)
{
  const TcSchemaElement *type = self->ours->types[ours];
  const TcScanElement *place = tc_scan_get_element (self->ours->keyed.scan, ours);

  if (self->ours->prints[ours] == self->theirs->prints[theirs]) {
    append_raw (self, tc_scan_get_extent (self->ours->keyed.scan, ours));
    return;
  }
  /* What the schema does not know is one piece. */
  if (type == NULL || type != self->theirs->types[theirs])
    return;
  append_start (self, ours, theirs);
  if (type->content->text != NULL)
    append_text (self, ours, theirs);
  else
    append_children (self, ours, theirs);
  g_string_append (self->out, "</");
  append_raw (self, place->name);
  g_string_append_c (self->out, '>');
}

TcSource *
tc_three_make_base (TcThree *three)
{
  Common self = { .ours = &three->texts[TC_THREE_OURS], .theirs = &three->texts[TC_THREE_THEIRS] };
  g_autoptr (GString) out = g_string_new (NULL);

  /* Borrowed: nothing of it is changed or freed. */
  self.both.texts[TC_THREE_BASE] = *self.ours;
  self.both.texts[TC_THREE_OURS] = *self.ours;
  self.both.texts[TC_THREE_THEIRS] = *self.theirs;
  self.out = out;
  append_common (&self, 0, 0);

  return tc_source_new_for_string (tc_source_get_name (three->originals[TC_THREE_BASE]), out->str);
}
