/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-sentence-private.h"

/* Conditions inside one another, said without brackets: denials go inwards as far as they can,
 * commas hold together what belongs together, and a subject that two neighbours share stands once:
 * "you are outside or by a window, and not on the Patio". */

/* A condition, or several that are joined by the other word than those around them. */
typedef struct {
  char *text;       /* (nullable): of one condition, with marks where its subject and verb end */
  GPtrArray *parts; /* (nullable) (element-type Part) */
} Part;

static void
part_free (gpointer data)
{
  Part *part = data;

  g_free (part->text);
  g_clear_pointer (&part->parts, g_ptr_array_unref);
  g_free (part);
}

static void
append_plain (GString *out, const char *text)
{
  for (; *text != '\0'; text++) {
    if (*text != TC_SENTENCE_SUBJECT_END)
      g_string_append_c (out, *text);
  }
}

/* What @text says behind @before: (nullable) when they have no subject in common. */
static const char *
skip_shared_subject (const char *text, const char *before)
{
  const char *rest = NULL;

  for (gsize i = 0; before != NULL && text[i] != '\0' && text[i] == before[i]; i++) {
    if (text[i] == TC_SENTENCE_SUBJECT_END)
      rest = text + i + 1;
  }

  return rest != NULL ? rest + strspn (rest, " ") : NULL;
}

/* Whether each of @parts shares its subject with the one before it, the first with @before. */
static gboolean
share_subject (const GPtrArray *parts, const char *before)
{
  gboolean share = TRUE;

  for (guint i = before != NULL ? 0 : 1; i < parts->len && share; i++) {
    const Part *part = g_ptr_array_index (parts, i);
    const Part *last = i > 0 ? g_ptr_array_index (parts, i - 1) : NULL;

    share = part->text != NULL && (last == NULL || last->text != NULL) &&
            skip_shared_subject (part->text, last != NULL ? last->text : before) != NULL;
  }

  return share;
}

static void
append_join (const GPtrArray *parts, guint i, gboolean is_or, gboolean is_new, GString *out)
{
  const Part *last = g_ptr_array_index (parts, i - 1);
  const Part *part = g_ptr_array_index (parts, i);

  if (last->parts != NULL || (is_or && part->parts != NULL) || is_new)
    g_string_append (out, is_or ? _ (", or ") : _ (", and "));
  else if (is_or && i + 1 < parts->len)
    g_string_append (out, ", ");
  else
    g_string_append (out, is_or ? _ (" or ") : _ (" and "));
}

/* @before: what the last condition said, or NULL where no other can lean on it. Those behind
 * "either" lean on one another all or not at all. */
static void
append_parts (const GPtrArray *parts,
              gboolean is_or,
              gboolean is_behind,
              const char **before,
              GString *out)
{
  gboolean is_one_subject = share_subject (parts, NULL);
  gboolean is_short = FALSE;

  if (!share_subject (parts, *before))
    *before = NULL;
  if (is_or && (is_behind || !is_one_subject))
    g_string_append (out, _ ("either "));
  for (guint i = 0; i < parts->len; i++) {
    const Part *part = g_ptr_array_index (parts, i);
    const char *rest = part->text != NULL ? skip_shared_subject (part->text, *before) : NULL;

    if (i > 0)
      append_join (parts, i, is_or, is_short && rest == NULL && part->text != NULL, out);
    if (part->parts != NULL)
      append_parts (part->parts, !is_or, i > 0, before, out);
    else
      append_plain (out, rest != NULL ? rest : part->text);
    if (part->parts == NULL)
      *before = is_or && !is_one_subject ? NULL : part->text;
    is_short = rest != NULL;
  }
  if (!is_one_subject)
    *before = NULL;
}

/* Whether a sentence is nothing but conditions with a word between them. */
static gboolean
read_group (const char *template, gboolean *out_is_or, gboolean *out_is_denied)
{
  if (template == NULL || (strncmp (template, "{*and", 5) != 0 && strncmp (template, "{*or", 4)))
    return FALSE;
  *out_is_or = template[2] == 'o';
  *out_is_denied = strchr (template, '!') != NULL;

  return g_str_has_suffix (template, *out_is_denied ? "!}" : "}") &&
         strchr (template, '}')[1] == '\0';
}

static char *
dup_condition (const TcScenario *scenario, TcNode node, gboolean is_denied)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GString) text = g_string_new (NULL);

  if (is_denied && element->negation == NULL)
    g_string_append (text, _ ("it is not true that "));
  tc_sentence_append_template (
    scenario, node, is_denied && element->negation != NULL ? element->negation : element->sentence,
    text);

  return g_strdup (text->str + (text->str[0] == TC_SENTENCE_OWN_SUBJECT));
}

/* What is joined by the same word as what stands around it is no group of its own, nor is a single
 * condition. */
static void
take_parts (GPtrArray *parts, gboolean is_or, GPtrArray *inner, gboolean inner_is_or)
{
  if (inner->len > 1 && inner_is_or != is_or) {
    Part *group = g_new0 (Part, 1);

    group->parts = g_ptr_array_ref (inner);
    g_ptr_array_add (parts, group);
    return;
  }
  g_ptr_array_set_free_func (inner, NULL);
  for (guint i = 0; i < inner->len; i++) {
    Part *part = g_ptr_array_index (inner, i);

    if (part->parts != NULL && inner_is_or != is_or) {
      g_autoptr (GPtrArray) deeper = g_steal_pointer (&part->parts);

      part_free (part);
      take_parts (parts, is_or, deeper, is_or);
    } else {
      g_ptr_array_add (parts, part);
    }
  }
}

static GPtrArray *
read_parts (const TcScenario *scenario, TcNode node, gboolean is_or, gboolean is_denied)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);
  TcNode child = tc_scenario_get_first_child (scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);
    gboolean inner_is_or = FALSE;
    gboolean inner_is_denied = FALSE;

    if (element->sentence == NULL)
      continue;
    if (read_group (is_denied ? element->negation : element->sentence, &inner_is_or,
                    &inner_is_denied)) {
      g_autoptr (GPtrArray) inner = read_parts (scenario, child, inner_is_or, inner_is_denied);

      take_parts (parts, is_or, inner, inner_is_or);
    } else {
      Part *part = g_new0 (Part, 1);

      part->text = dup_condition (scenario, child, is_denied);
      g_ptr_array_add (parts, part);
    }
  }

  return parts;
}

void
tc_sentence_append_conditions (const TcScenario *scenario,
                               TcNode node,
                               const TcSentencePlace *place,
                               GString *out)
{
  gboolean is_or = strcmp (place->name, "*or") == 0;
  g_autoptr (GPtrArray) parts = read_parts (scenario, node, is_or, place->kind == '!');
  const char *before = NULL;
  const Part *only = parts->len == 1 ? g_ptr_array_index (parts, 0) : NULL;

  if (only != NULL && only->parts != NULL)
    append_parts (only->parts, !is_or, FALSE, &before, out);
  else if (parts->len > 0)
    append_parts (parts, is_or && parts->len > 1, FALSE, &before, out);
}
