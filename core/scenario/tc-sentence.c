/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-sentence.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void append_clause (const TcScenario *scenario, TcNode node, GString *out);

static const char *
translate (const char *text)
{
  /* An empty string would give the header of the catalogue. */
  return text == NULL || *text == '\0' ? "" : g_dgettext (GETTEXT_PACKAGE, text);
}

/* (nullable): where the schema has such an attribute and the file a value. */
static const char *
find_value (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_schema_content_find_attribute (content, name) == NULL)
    return NULL;

  return tc_scenario_get_string (scenario, node, name);
}

/* The children of @node named @name, or all of them, with what the schema puts between them. */
static void
append_children (const TcScenario *scenario, TcNode node, const char *name, GString *out)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);
  gboolean is_first = TRUE;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);
    const TcSchemaElement *joiner =
      name == NULL ? tc_scenario_get_element (scenario, node) : element;

    if (element->sentence == NULL || (name != NULL && strcmp (element->name, name) != 0))
      continue;
    if (!is_first)
      g_string_append (out, joiner->join != NULL ? translate (joiner->join) : ", ");
    append_clause (scenario, child, out);
    is_first = FALSE;
  }
}

/* -- Names ------------------------------------------------------------------------------------- */

/* The name that the pieces of one side have, or what they are called in general. */
static TcNode
find_noun (const TcScenario *scenario, TcNode kind, TcNode side)
{
  TcNode child = tc_scenario_get_first_child (scenario, kind);

  for (; child != TC_NODE_NONE && side != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (find_value (scenario, child, "side") != NULL &&
        tc_scenario_get_ref (scenario, child, "side") == side)
      return child;
  }

  return kind;
}

/* A kind of piece: "white cube", "white cubes". @attribute is "piece" or ends with it; what stands
 * before it also stands before "side". */
static void
append_noun (const TcScenario *scenario,
             TcNode node,
             const char *attribute,
             TcNode kind,
             GString *out)
{
  g_autofree char *side =
    g_strdup_printf ("%.*sside", (int) (strlen (attribute) - strlen ("piece")), attribute);
  gboolean has_side = find_value (scenario, node, side) != NULL;
  TcNode noun = find_noun (scenario, kind,
                           has_side ? tc_scenario_get_ref (scenario, node, side) : TC_NODE_NONE);
  const char *count = find_value (scenario, node, "count");
  const char *name = find_value (scenario, noun, g_strcmp0 (count, "1") == 0 ? "name" : "plural");

  g_string_append (out, name != NULL ? name : tc_scenario_get_id (scenario, kind));
}

static void
append_reference (const TcScenario *scenario, TcNode node, const char *attribute, GString *out)
{
  TcNode target = tc_scenario_get_ref (scenario, node, attribute);
  const char *name = NULL;

  if (target != TC_NODE_NONE && g_str_has_suffix (attribute, "piece") &&
      find_value (scenario, target, "plural") != NULL) {
    append_noun (scenario, node, attribute, target, out);
    return;
  }
  if (target != TC_NODE_NONE)
    name = find_value (scenario, target, "phrase");
  if (target != TC_NODE_NONE && name == NULL)
    name = find_value (scenario, target, "name");
  g_string_append (out, name != NULL ? name : tc_scenario_get_string (scenario, node, attribute));
}

/* Whether the pieces that @node names can have a name for each side. Others are not friend or foe:
 * they are whoever's plays them. */
static gboolean
have_sides (const TcScenario *scenario, TcNode node)
{
  TcNode kind = find_value (scenario, node, "piece") != NULL
                  ? tc_scenario_get_ref (scenario, node, "piece")
                  : TC_NODE_NONE;
  const TcSchemaContent *content =
    kind != TC_NODE_NONE ? tc_scenario_get_element (scenario, kind)->content : NULL;

  for (guint i = 0; content != NULL && i < content->n_elements; i++) {
    if (tc_schema_content_find_attribute (content->elements[i]->content, "side") != NULL)
      return TRUE;
  }

  return content == NULL;
}

static void
append_enum (const TcScenario *scenario,
             TcNode node,
             const TcSchemaAttribute *attribute,
             const char *value,
             GString *out)
{
  gint index = tc_scenario_get_enum (scenario, node, attribute->name);
  const char *sentence = index >= 0 ? attribute->type->values[index].sentence : NULL;

  if (strcmp (attribute->name, "whose") == 0 && strcmp (value, "own") == 0 &&
      !have_sides (scenario, node))
    return;
  g_string_append (out, translate (sentence != NULL ? sentence : value));
}

static void
append_attribute (const TcScenario *scenario,
                  TcNode node,
                  const TcSchemaAttribute *attribute,
                  GString *out)
{
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);

  if (value == NULL)
    return;
  if (attribute->refs != NULL) {
    append_reference (scenario, node, attribute->name, out);
  } else if (attribute->type->kind == TC_VALUE_BOOLEAN) {
    if (tc_scenario_get_bool (scenario, node, attribute->name))
      g_string_append (out, translate (attribute->sentence));
  } else if (attribute->type->kind == TC_VALUE_ENUM) {
    append_enum (scenario, node, attribute, value, out);
  } else {
    g_string_append (out, value);
  }
}

/* -- Templates --------------------------------------------------------------------------------- */

/* What stands at {@place}, a word for nothing included. */
static void
append_place (const TcScenario *scenario, TcNode node, const char *place, GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const char *bar = strchr (place, '|');
  g_autofree char *name = bar != NULL ? g_strndup (place, (gsize) (bar - place)) : g_strdup (place);
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, name);
  gsize length = out->len;

  if (strcmp (name, "*") == 0)
    append_children (scenario, node, NULL, out);
  else if (attribute != NULL)
    append_attribute (scenario, node, attribute, out);
  else
    append_children (scenario, node, name, out);
  if (bar == NULL)
    return;
  if (strcmp (bar, "|0") == 0 && strcmp (out->str + length, "0") == 0)
    g_string_truncate (out, length);
  else if (out->len == length)
    g_string_append (out, bar + 1);
}

/* Appends the template up to @end. Returns whether a place in it had anything to say. */
static gboolean
append_part (const TcScenario *scenario, TcNode node, const char *at, const char *end, GString *out)
{
  gboolean says_something = FALSE;

  while (at < end) {
    const char *close = *at == '{' ? memchr (at, '}', (gsize) (end - at)) : NULL;
    gsize length = out->len;

    if (close == NULL) {
      g_string_append_c (out, *at++);
    } else {
      g_autofree char *place = g_strndup (at + 1, (gsize) (close - at) - 1);

      append_place (scenario, node, place, out);
      says_something |= out->len > length;
      at = close + 1;
    }
  }

  return says_something;
}

/* The next bar that parts what is in brackets, or @end: one in braces is a place's own. */
static const char *
find_bar (const char *at, const char *end)
{
  gboolean in_place = FALSE;

  for (; at < end && (in_place || *at != '|'); at++)
    in_place = *at == '{' || (in_place && *at != '}');

  return at;
}

static void
append_brackets (const TcScenario *scenario,
                 TcNode node,
                 const char *at,
                 const char *end,
                 GString *out)
{
  gboolean is_first = TRUE;

  while (at < end) {
    const char *bar = find_bar (at, end);
    g_autoptr (GString) part = g_string_new (NULL);

    if (append_part (scenario, node, at, bar, part)) {
      g_string_append (out, is_first ? "" : _ (" and "));
      g_string_append (out, part->str);
      is_first = FALSE;
    }
    at = bar + 1;
  }
}

static void
append_clause (const TcScenario *scenario, TcNode node, GString *out)
{
  const char *at = translate (tc_scenario_get_element (scenario, node)->sentence);

  while (*at != '\0') {
    gsize plain = strcspn (at, "[");
    const char *close = at[plain] == '[' ? strchr (at + plain, ']') : NULL;

    if (close == NULL)
      plain = strlen (at);
    append_part (scenario, node, at, at + plain, out);
    at += plain;
    if (close != NULL) {
      append_brackets (scenario, node, at + 1, close, out);
      at = close + 1;
    }
  }
}

char *
tc_sentence_dup_clause (const TcScenario *scenario, TcNode node)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, g_string_free (out, FALSE));

  append_clause (scenario, node, out);

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup (const TcScenario *scenario, TcNode node)
{
  g_autofree char *clause = tc_sentence_dup_clause (scenario, node);
  gunichar first = g_utf8_get_char (clause);
  GString *out = g_string_new (NULL);

  if (*clause != '\0') {
    g_string_append_unichar (out, g_unichar_toupper (first));
    g_string_append (out, g_utf8_next_char (clause));
    g_string_append_c (out, '.');
  }

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_children (const TcScenario *scenario, TcNode node)
{
  GString *out = g_string_new (NULL);
  TcNode child = tc_scenario_get_first_child (scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    g_autofree char *sentence = tc_sentence_dup (scenario, child);

    if (*sentence != '\0' && out->len > 0)
      g_string_append_c (out, ' ');
    g_string_append (out, sentence);
  }

  return g_string_free (out, FALSE);
}
