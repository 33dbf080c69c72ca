/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-operation-private.h"

/* What a thing is called inside sentences, "the Adrenaline Shot", mostly has its name in it. Who
 * changes the name means both: otherwise sentences go on with the old one, far from where anybody
 * would look for it. */

#define PHRASE "phrase"

static gboolean
is_in_word (gunichar c)
{
  return g_unichar_isalnum (c) || c == '_';
}

/* Whether the @length bytes at @at are words of their own in @text. */
static gboolean
is_whole (const char *text, const char *at, gsize length)
{
  return (at == text || !is_in_word (g_utf8_get_char (g_utf8_prev_char (at)))) &&
         !is_in_word (g_utf8_get_char (at + length));
}

/* (nullable): where @name stands in @phrase. */
static const char *
find_name (const char *phrase, const char *name)
{
  for (const char *at = strstr (phrase, name); at != NULL; at = strstr (at + 1, name))
    if (is_whole (phrase, at, strlen (name)))
      return at;

  return NULL;
}

/* (transfer full): as it stands inside a sentence: "Number of keys" as "number of keys". */
static char *
dup_small (const char *name)
{
  gunichar first = g_unichar_tolower (g_utf8_get_char (name));
  GString *small = g_string_new (NULL);

  g_string_append_unichar (small, first);
  g_string_append (small, g_utf8_next_char (name));

  return g_string_free (small, FALSE);
}

/* "an item" as "a weapon": @before ends where @name begins. */
static void
fit_article (GString *before, const char *name)
{
  static const char *const articles[] = { "an ", "a " };
  gboolean is_vowel = strchr ("aeiouAEIOU", *name) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (articles); i++) {
    gsize length = strlen (articles[i]);

    if (!g_str_has_suffix (before->str, articles[i]) ||
        (before->len > length && before->str[before->len - length - 1] != ' '))
      continue;
    g_string_truncate (before, before->len - length);
    g_string_append (before, is_vowel ? "an " : "a ");
    return;
  }
}

static char *
dup_replaced (const char *phrase, const char *at, const char *old, const char *name)
{
  GString *text = g_string_new_len (phrase, at - phrase);

  fit_article (text, name);
  g_string_append (text, name);
  g_string_append (text, at + strlen (old));

  return g_string_free (text, FALSE);
}

/* (transfer full) (nullable): @phrase with @name in it in place of @old. */
static char *
dup_followed (const char *phrase, const char *old, const char *name)
{
  const char *at = find_name (phrase, old);
  g_autofree char *small_old = dup_small (old);
  g_autofree char *small = dup_small (name);

  if (at != NULL)
    return dup_replaced (phrase, at, old, name);
  at = find_name (phrase, small_old);

  return at != NULL ? dup_replaced (phrase, at, small_old, small) : NULL;
}

/* (nullable): a value that can be read. */
static const char *
get_text (TcScenario *scenario, TcNode node, const char *attribute)
{
  const char *text = tc_scenario_has (scenario, node, attribute)
                       ? tc_scenario_get_string (scenario, node, attribute)
                       : NULL;

  return text != NULL && *text != '\0' && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

char *
tc_operation_dup_phrase (TcScenario *scenario, TcNode node, const char *attribute, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *declared = tc_schema_content_find_attribute (content, PHRASE);
  const char *old, *phrase;
  g_autofree char *text = NULL;

  if (declared == NULL || !g_str_equal (attribute, "name") || name == NULL || *name == '\0' ||
      !g_utf8_validate (name, -1, NULL))
    return NULL;
  old = get_text (scenario, node, "name");
  phrase = get_text (scenario, node, PHRASE);
  text = old != NULL && phrase != NULL ? dup_followed (phrase, old, name) : NULL;
  if (text == NULL || g_utf8_strlen (text, -1) > (glong) MIN (declared->type->max_length, G_MAXINT))
    return NULL;

  return g_steal_pointer (&text);
}

static void
clear_phrase (gpointer data)
{
  TcOperationPhrase *phrase = data;

  g_free (phrase->text);
}

void
tc_operation_note_phrase (TcOperationRun *run, TcNode node, char *text, gboolean keeps_source)
{
  TcOperationPhrase phrase = { node, text, keeps_source };

  if (run->phrases == NULL) {
    run->phrases = g_array_new (FALSE, FALSE, sizeof (TcOperationPhrase));
    g_array_set_clear_func (run->phrases, clear_phrase);
  }
  g_array_append_val (run->phrases, phrase);
}

static gboolean
is_set (const TcOperationRun *run, TcNode node)
{
  for (guint i = 0; i < run->phrases->len; i++) {
    const TcOperationPhrase *phrase = &g_array_index (run->phrases, TcOperationPhrase, i);

    if (phrase->node == node && phrase->text == NULL)
      return TRUE;
  }

  return FALSE;
}

void
tc_operation_write_phrases (TcOperationRun *run)
{
  for (guint i = 0; run->phrases != NULL && i < run->phrases->len; i++) {
    const TcOperationPhrase *phrase = &g_array_index (run->phrases, TcOperationPhrase, i);

    if (phrase->text == NULL || is_set (run, phrase->node))
      continue;
    tc_operation_write (run, phrase->node, PHRASE, phrase->text);
    if (!phrase->keeps_source)
      tc_operation_mark_value (run, phrase->node, PHRASE);
  }
  g_clear_pointer (&run->phrases, g_array_unref);
}
