/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-sentence-private.h"

/* What attributes say: names of what they refer to, words of their values, numbers. */

const char *
tc_sentence_translate (const char *text)
{
  /* An empty string would give the header of the catalogue. */
  return text == NULL || *text == '\0' ? "" : g_dgettext (GETTEXT_PACKAGE, text);
}

/* The name that the pieces of one side have, or what they are called in general. */
static TcNode
find_noun (const TcScenario *scenario, TcNode kind, TcNode side)
{
  TcNode child = tc_scenario_get_first_child (scenario, kind);

  for (; child != TC_NODE_NONE && side != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (tc_sentence_find_value (scenario, child, "side") != NULL &&
        tc_scenario_get_ref (scenario, child, "side") == side)
      return child;
  }

  return kind;
}

/* (transfer full): "circle of salt", where the name is "Circle of salt" and the plural "circles of
 * salt". */
static char *
dup_singular (const char *name, const char *plural)
{
  gunichar first = g_utf8_get_char (name);
  char letter[6];
  int length;

  if (plural == NULL || g_unichar_isupper (g_utf8_get_char (plural)) ||
      !g_unichar_isupper (first) || g_unichar_isupper (g_utf8_get_char (g_utf8_next_char (name))))
    return g_strdup (name);
  length = g_unichar_to_utf8 (g_unichar_tolower (first), letter);

  return g_strdup_printf ("%.*s%s", length, letter, g_utf8_next_char (name));
}

/* A condition that asks for one of them has no "count". */
static gboolean
is_one_thing (const TcScenario *scenario, TcNode node)
{
  const char *count = tc_sentence_find_value (scenario, node, "count");

  return g_strcmp0 (count != NULL ? count : tc_sentence_find_value (scenario, node, "at-least"),
                    "1") == 0;
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
  gboolean has_side = tc_sentence_find_value (scenario, node, side) != NULL;
  TcNode noun = find_noun (scenario, kind,
                           has_side ? tc_scenario_get_ref (scenario, node, side) : TC_NODE_NONE);
  gboolean is_one = is_one_thing (scenario, node);
  const char *name = tc_sentence_find_value (scenario, noun, "name");
  const char *plural = tc_sentence_find_value (scenario, noun, "plural");
  g_autofree char *singular = name != NULL ? dup_singular (name, plural) : NULL;

  name = is_one ? singular : plural;
  g_string_append (out, name != NULL ? name : tc_scenario_get_id (scenario, kind));
}

/* "stairs" and "skeletons": one of them is no number of things. */
static gboolean
is_uncounted (const TcScenario *scenario, TcNode node)
{
  TcNode kind = tc_sentence_find_value (scenario, node, "piece") != NULL
                  ? tc_scenario_get_ref (scenario, node, "piece")
                  : TC_NODE_NONE;
  const char *name = kind != TC_NODE_NONE ? tc_sentence_find_value (scenario, kind, "name") : NULL;
  const char *plural =
    kind != TC_NODE_NONE ? tc_sentence_find_value (scenario, kind, "plural") : NULL;
  g_autofree char *singular = name != NULL ? dup_singular (name, plural) : NULL;

  return g_strcmp0 (tc_sentence_find_value (scenario, node, "count"), "1") == 0 &&
         singular != NULL && g_strcmp0 (singular, plural) == 0;
}

static void
append_reference (const TcScenario *scenario, TcNode node, const char *attribute, GString *out)
{
  TcNode target = tc_scenario_get_ref (scenario, node, attribute);
  const char *name = NULL;

  if (target != TC_NODE_NONE && g_str_has_suffix (attribute, "piece") &&
      tc_sentence_find_value (scenario, target, "plural") != NULL) {
    append_noun (scenario, node, attribute, target, out);
    return;
  }
  if (target != TC_NODE_NONE)
    name = tc_sentence_find_value (scenario, target, "phrase");
  if (target != TC_NODE_NONE && name == NULL)
    name = tc_sentence_find_value (scenario, target, "name");
  g_string_append (out, name != NULL ? name : tc_scenario_get_string (scenario, node, attribute));
}

/* Whether the pieces that @node names can have a name for each side. Others are not friend or foe:
 * they are whoever's plays them. */
static gboolean
have_sides (const TcScenario *scenario, TcNode node)
{
  TcNode kind = tc_sentence_find_value (scenario, node, "piece") != NULL
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
  sentence = tc_sentence_translate (sentence != NULL ? sentence : value);
  if (*sentence == '^')
    g_string_append_c (out, TC_SENTENCE_OWN_SUBJECT);
  sentence += *sentence == '^';
  tc_sentence_append_text (scenario, node, sentence, sentence + strlen (sentence), out);
}

static void
append_flag (const TcScenario *scenario,
             TcNode node,
             const TcSchemaAttribute *attribute,
             GString *out)
{
  const char *sentence = tc_sentence_translate (attribute->sentence);

  if (tc_scenario_get_bool (scenario, node, attribute->name))
    tc_sentence_append_text (scenario, node, sentence, sentence + strlen (sentence), out);
}

void
tc_sentence_append_attribute (const TcScenario *scenario,
                              TcNode node,
                              const TcSchemaAttribute *attribute,
                              GString *out)
{
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);

  if (value == NULL || (strcmp (attribute->name, "count") == 0 && is_uncounted (scenario, node)))
    return;
  if (attribute->refs != NULL) {
    append_reference (scenario, node, attribute->name, out);
  } else if (attribute->type->kind == TC_VALUE_BOOLEAN) {
    append_flag (scenario, node, attribute, out);
  } else if (attribute->type->kind == TC_VALUE_ENUM) {
    append_enum (scenario, node, attribute, value, out);
  } else {
    g_string_append (out, value);
  }
}
