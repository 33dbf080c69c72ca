/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-codes.h"

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-node.h"
#include "document/tc-value.h"

GPtrArray *
tc_codes_list (const TcSchemaElement *element)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (!tc_value_is_key (element, attribute->name) && !tc_value_is_datum (attribute->name))
      g_ptr_array_add (list, (gpointer) attribute);
  }
  return list;
}

/* As many letters of the label as set it apart from the others. */
static char *
dup_code (GPtrArray *list, guint index)
{
  const TcSchemaAttribute *attribute = list->pdata[index];
  g_autofree char *label = tc_word_dup_capital (attribute->label);
  glong length = g_utf8_strlen (label, -1);

  for (glong n = 1; n < length; n++) {
    g_autofree char *code = g_utf8_substring (label, 0, n);
    gboolean is_alone = TRUE;

    for (guint i = 0; i < list->len && is_alone; i++) {
      g_autofree char *other = NULL;

      if (i == index)
        continue;
      other = tc_word_dup_capital (((const TcSchemaAttribute *) list->pdata[i])->label);
      is_alone = !g_str_has_prefix (other, code);
    }
    if (is_alone)
      return g_steal_pointer (&code);
  }
  return g_steal_pointer (&label);
}

static gboolean
is_default (const TcSchemaAttribute *attribute, const char *value)
{
  if (value == NULL)
    return TRUE;
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return g_str_equal (value, "false") || g_str_equal (value, "0");
  return g_strcmp0 (value, attribute->default_value) == 0;
}

char *
tc_codes_dup_text (TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GPtrArray) list = tc_codes_list (element);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    const char *value = tc_scenario_get_string (scenario, node, attribute->name);
    g_autofree char *code = NULL;
    g_autofree char *words = NULL;

    if (is_default (attribute, value))
      continue;
    if (text->len > 0)
      g_string_append_c (text, ' ');
    code = dup_code (list, i);
    words = tc_value_dup_text (scenario, node, attribute);
    if (attribute->type->kind == TC_VALUE_BOOLEAN)
      g_string_append (text, code);
    else if (attribute->type->kind == TC_VALUE_INTEGER)
      g_string_append_printf (text, "%s%s", code, words);
    else
      g_string_append (text, words);
  }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup ("–");
}

char *
tc_codes_dup_legend (const TcSchemaElement *element)
{
  g_autoptr (GPtrArray) list = tc_codes_list (element);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    g_autofree char *code = dup_code (list, i);
    const char *doc = tc_word_translate (attribute->doc);

    if (text->len > 0)
      g_string_append (text, "   ");
    if (attribute->type->kind == TC_VALUE_INTEGER)
      g_string_append_printf (text, "%s1, %s2 …: %s", code, code, doc);
    else
      g_string_append_printf (text, "%s: %s", code, doc);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The attribute whose label begins with @word; for none, G_MAXUINT. */
static guint
find_attribute (GPtrArray *list, const char *word)
{
  g_autofree char *wanted = g_utf8_casefold (word, -1);
  guint found = G_MAXUINT;

  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    g_autofree char *code = dup_code (list, i);
    g_autofree char *own = g_utf8_casefold (code, -1);
    g_autofree char *label = g_utf8_casefold (tc_word_translate (attribute->label), -1);

    if (g_str_equal (own, wanted))
      return i;
    if (g_str_has_prefix (label, wanted))
      found = found == G_MAXUINT ? i : G_MAXUINT - 1;
  }
  return found < list->len ? found : G_MAXUINT;
}

static guint
find_only_number (GPtrArray *list)
{
  guint found = G_MAXUINT;

  for (guint i = 0; i < list->len; i++) {
    if (((const TcSchemaAttribute *) list->pdata[i])->type->kind == TC_VALUE_INTEGER)
      found = found == G_MAXUINT ? i : G_MAXUINT - 1;
  }
  return found < list->len ? found : G_MAXUINT;
}

/* One word of a cell: "W", "S1", "steps2", "2", or a word of a choice. */
static gboolean
take_word (TcScenario *scenario, TcNode scope, GPtrArray *list, const char *word, char **values)
{
  gsize n_letters = strcspn (word, "0123456789");
  g_autofree char *letters = g_strndup (word, n_letters);
  const char *number = word + n_letters;
  guint index = n_letters > 0 ? find_attribute (list, letters) : find_only_number (list);

  if (index != G_MAXUINT) {
    const TcSchemaAttribute *attribute = list->pdata[index];
    gboolean is_number = attribute->type->kind == TC_VALUE_INTEGER;
    g_autofree char *expected = NULL;

    if (values[index] != NULL || is_number != (*number != '\0'))
      return FALSE;
    if (is_number)
      return tc_value_parse (scenario, scope, attribute, number, &values[index], &expected);
    if (attribute->type->kind == TC_VALUE_BOOLEAN) {
      values[index] = g_strdup ("true");
      return TRUE;
    }
  }
  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    g_autofree char *expected = NULL;

    if ((attribute->refs != NULL || attribute->type->kind == TC_VALUE_ENUM) && values[i] == NULL &&
        tc_value_parse (scenario, scope, attribute, word, &values[i], &expected))
      return TRUE;
  }
  return FALSE;
}

/* What is not said has its default: not written, unless the schema insists. */
static void
fill_in (GPtrArray *list, GPtrArray *values)
{
  for (guint i = 0; i < list->len; i++) {
    const TcSchemaAttribute *attribute = list->pdata[i];
    char *value = values->pdata[i];

    if (!attribute->required && value != NULL && is_default (attribute, value))
      g_clear_pointer (&values->pdata[i], g_free);
    else if (attribute->required && value == NULL)
      values->pdata[i] = g_strdup (attribute->type->kind == TC_VALUE_BOOLEAN ? "false" : "0");
  }
}

static GPtrArray *
new_values (guint n)
{
  GPtrArray *values = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (values, (gint) n);
  return values;
}

gboolean
tc_codes_parse (TcScenario *scenario,
                TcNode scope,
                const TcSchemaElement *element,
                const char *typed,
                GPtrArray **out_values,
                char **out_expected)
{
  g_autoptr (GPtrArray) list = tc_codes_list (element);
  g_autoptr (GPtrArray) values = new_values (list->len);
  g_auto (GStrv) words = g_strsplit_set (typed, " ,;+·", -1);

  *out_values = NULL;
  *out_expected = NULL;
  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] == '\0' || g_str_equal (words[i], "–") || g_str_equal (words[i], "-") ||
        g_str_equal (words[i], "0"))
      continue;
    if (!take_word (scenario, scope, list, words[i], (char **) values->pdata)) {
      *out_expected = tc_codes_dup_legend (element);
      return FALSE;
    }
  }
  fill_in (list, values);
  *out_values = g_steal_pointer (&values);
  return TRUE;
}

char *
tc_parts_dup_text (TcScenario *scenario, TcNode node)
{
  g_autoptr (GPtrArray) list = tc_codes_list (tc_scenario_get_element (scenario, node));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    g_autofree char *words = tc_value_dup_text (scenario, node, list->pdata[i]);

    g_string_append_printf (text, "%s%s", i > 0 ? ":" : "", words);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tc_parts_dup_legend (const TcSchemaElement *element)
{
  g_autoptr (GPtrArray) list = tc_codes_list (element);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    g_autofree char *label =
      tc_word_dup_capital (((const TcSchemaAttribute *) list->pdata[i])->label);

    g_string_append_printf (text, "%s%s", i > 0 ? ":" : "", label);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
tc_parts_parse (TcScenario *scenario,
                TcNode scope,
                const TcSchemaElement *element,
                const char *typed,
                GPtrArray **out_values,
                char **out_expected)
{
  g_autoptr (GPtrArray) list = tc_codes_list (element);
  g_autoptr (GPtrArray) values = new_values (list->len);
  g_auto (GStrv) parts = g_strsplit (typed, ":", -1);

  *out_values = NULL;
  *out_expected = NULL;
  if (g_strv_length (parts) != list->len) {
    *out_expected = tc_parts_dup_legend (element);
    return FALSE;
  }
  for (guint i = 0; i < list->len; i++) {
    if (!tc_value_parse (scenario, scope, list->pdata[i], parts[i], (char **) &values->pdata[i],
                         out_expected))
      return FALSE;
  }
  *out_values = g_steal_pointer (&values);
  return TRUE;
}
