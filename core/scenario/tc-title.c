/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-title.h"
#include "base/tc-number-private.h"
#include "scenario/tc-scenario-private.h"
#include "text/tc-letter-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
get_if_known (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (element->content, name);

  return attribute != NULL ? tc_scenario_get_string_of (scenario, node, attribute) : NULL;
}

/* The key of a node in words: references as the names of what they point to. */
static char *
dup_key_words (const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; element->key != NULL && element->key[i] != NULL; i++) {
    const TcSchemaAttribute *attribute =
      tc_schema_content_find_attribute (element->content, element->key[i]);
    TcNode target = TC_NODE_NONE;
    const char *name = NULL;

    if (attribute != NULL && attribute->refs != NULL)
      target = tc_scenario_get_ref (scenario, node, element->key[i]);
    if (target != TC_NODE_NONE)
      name = get_if_known (scenario, target, "name");
    if (name == NULL)
      name = tc_scenario_get_string (scenario, node, element->key[i]);
    if (name == NULL)
      continue;
    if (words->len > 0)
      g_string_append (words, " – ");
    g_string_append (words, name);
  }

  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}

char *
tc_title_dup (const TcScenario *scenario, TcNode node)
{
  const char *name;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, NULL);

  name = get_if_known (scenario, node, "name");
  if (name == NULL)
    name = get_if_known (scenario, node, "title");

  return name != NULL && *name != '\0' ? tc_letter_dup_printable (name, -1)
                                       : dup_key_words (scenario, node);
}

/* Labels that begin a line of a form have a capital there; a translator's word is left as it is. */
char *
tc_title_dup_word (const char *label)
{
  const char *translated;
  char *word;

  g_return_val_if_fail (label != NULL, NULL);

  translated = *label != '\0' ? _ (label) : label;
  word = g_strdup (translated);
  if (translated != label)
    return word;
  g_strdelimit (word, "-", ' ');
  if (g_ascii_isupper (word[0]) && !g_ascii_isupper (word[1]))
    word[0] = g_ascii_tolower (word[0]);

  return word;
}

gboolean
tc_title_is_on (const char *value)
{
  return strcmp (value, "true") == 0 || strcmp (value, "1") == 0;
}

char *
tc_title_dup_given (const TcScenario *scenario,
                    TcNode node,
                    const TcSchemaAttribute *attribute,
                    const char *value)
{
  TcNode target = TC_NODE_NONE;
  char *title = NULL;

  g_return_val_if_fail (scenario != NULL && attribute != NULL && value != NULL, NULL);

  /* Not tc_scenario_get_ref (): what a mistyped id was taken for would read as if it were right. */
  if (attribute->refs != NULL)
    target = tc_scenario_resolve (scenario, node, attribute, value);
  if (target != TC_NODE_NONE)
    title = tc_title_dup (scenario, target);
  if (title != NULL)
    return title;
  /* In a sentence it would read as one of its words; and so would what names nothing. */
  if (strpbrk (value, " \t\n") != NULL || (attribute->refs != NULL && target == TC_NODE_NONE) ||
      !tc_schema_type_check (attribute->type, value, strlen (value), NULL))
    return g_strdup_printf ("\"%s\"", value);
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return g_strdup (tc_title_is_on (value) ? _ ("yes") : _ ("no"));
  if (attribute->type->kind == TC_VALUE_ENUM)
    return tc_title_dup_word (value);
  if (attribute->type->kind == TC_VALUE_INTEGER && *value == '-')
    return g_strconcat (TC_MINUS, value + 1, NULL);
  if (attribute->type->kind == TC_VALUE_TEXT && attribute->type->pattern == NULL)
    return g_strdup_printf ("\"%s\"", value);

  return g_strdup (value);
}

char *
tc_title_dup_value (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  const char *value = tc_scenario_get_string_of (scenario, node, attribute);

  return value != NULL ? tc_title_dup_given (scenario, node, attribute, value) : NULL;
}
