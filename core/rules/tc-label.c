/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-number-private.h"
#include "rules/tc-rules-private.h"

/* Places are short; a brace with more text before its partner is plain text. */
#define MAX_PLACE 50

/* Quarter turns, in degrees. */
#define QUARTERS "value*90"

static gboolean
begins_sentence (const char *before)
{
  return before[0] == '\0' || g_str_has_suffix (before, ": ") || g_str_has_suffix (before, ". ");
}

const char *
tc_label_name (const TcRuleset *ruleset, TcThing thing, const char *before)
{
  const TcThingInfo *info = NULL;

  if (thing == TC_THING_NONE)
    return _ ("nothing");
  if (thing >= tc_ruleset_get_n_things (ruleset))
    return _ ("something unknown");

  info = tc_ruleset_get_thing (ruleset, thing);

  return begins_sentence (before) ? info->name : info->phrase;
}

/* "0#die|dice": a numbered value, and the word for one or for more. */
static gboolean
fill_counted (GString *out, const char *place, const TcLabelArgs *args)
{
  const char *bar = strchr (place, '|');
  guint index = (guint) (place[0] - '0');
  const char *one = place + 2;

  if (!g_ascii_isdigit (place[0]) || place[1] != '#' || bar == NULL || index >= args->n_values)
    return FALSE;

  tc_number_append (out, args->values[index], FALSE);
  g_string_append_c (out, ' ');
  g_string_append_len (out, args->values[index] == 1 ? one : bar + 1,
                       args->values[index] == 1 ? bar - one : -1);

  return TRUE;
}

/* "0", "@0", "+0", "#0": one of the numbered values. */
static gboolean
fill_value (const TcRuleset *ruleset, GString *out, const char *place, const TcLabelArgs *args)
{
  char how = place[0] != '\0' && strchr ("@+#", place[0]) != NULL ? *place++ : '\0';
  const char *text = NULL;
  guint index = 0;

  if (!g_ascii_isdigit (place[0]) || place[1] != '\0')
    return FALSE;

  index = (guint) (place[0] - '0');
  if (index >= args->n_values)
    return FALSE;

  if (how == '#')
    text = tc_ruleset_get_text (ruleset, (guint16) args->values[index]);
  if (how == '#')
    g_string_append (out, text != NULL ? text : "");
  else if (how == '@')
    g_string_append (out, tc_label_name (ruleset, (TcThing) args->values[index], out->str));
  else
    tc_number_append (out, args->values[index], how == '+');

  return TRUE;
}

/* Whether sentences say "on" rather than "in" the thing, as its element says. */
static gboolean
is_on (const TcRuleset *ruleset, TcThing thing)
{
  const TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode node = thing < tc_ruleset_get_n_things (ruleset)
                  ? tc_ruleset_get_thing (ruleset, thing)->node
                  : TC_NODE_NONE;

  return node != TC_NODE_NONE &&
         tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content,
                                           "on") != NULL &&
         tc_scenario_get_bool (scenario, node, "on");
}

/* Which of two words is said before the thing: of "@", by its element; of "?", the first before a
 * player. */
static gboolean
is_second (const TcRuleset *ruleset, TcThing thing, char how)
{
  if (how == '@')
    return is_on (ruleset, thing);

  return thing >= tc_ruleset_get_n_things (ruleset) ||
         tc_ruleset_get_thing (ruleset, thing)->kind != TC_THING_SEAT;
}

/* "{target}", and "{target@in |on }" or "{subject?Choose |}" with one of two words before it. */
static gboolean
fill_thing (const TcRuleset *ruleset,
            GString *out,
            const char *place,
            const char *name,
            TcThing thing)
{
  gsize length = strlen (name);
  const char *bar = strchr (place, '|');
  char how = '\0';

  if (!g_str_has_prefix (place, name))
    return FALSE;
  how = place[length];
  if (how != '\0' && ((how != '@' && how != '?') || bar == NULL))
    return FALSE;
  if (how != '\0' && is_second (ruleset, thing, how))
    g_string_append (out, bar + 1);
  else if (how != '\0')
    g_string_append_len (out, place + length + 1, bar - place - (gssize) length - 1);
  g_string_append (out, tc_label_name (ruleset, thing, out->str));

  return TRUE;
}

/* A word that the scenario gave, as the name of the French Republic. */
static gboolean
fill_word (const TcRuleset *ruleset, GString *out, const char *place)
{
  const char *word = tc_ruleset_get_word (ruleset, place);

  if (word == NULL)
    return FALSE;

  g_string_append (out, word);

  return TRUE;
}

/* "Reims, Sedan and Longwy", "Reims, Sedan, Longwy and 2 more" */
static void
fill_owed (const TcRuleset *ruleset, GString *out, const TcLabelArgs *args)
{
  guint n_named = MIN (args->n_owed, TC_MAX_OWED);

  for (guint i = 0; i < n_named; i++) {
    /* Translators: between the last two things of a list */
    const char *and = i + 1 == args->n_owed ? _ (" and ") : ", ";

    g_string_append (out, i > 0 ? and : "");
    g_string_append (out, tc_label_name (ruleset, args->owed[i], out->str));
  }
  if (args->n_owed > n_named)
    /* Translators: behind a list of things */
    g_string_append_printf (out, _ (" and %u more"), args->n_owed - n_named);
}

static gboolean
fill_place (const TcRuleset *ruleset, GString *out, const char *place, const TcLabelArgs *args)
{
  if (fill_thing (ruleset, out, place, "subject", args->subject) ||
      fill_thing (ruleset, out, place, "target", args->target))
    return TRUE;
  if (strcmp (place, "value") == 0 || strcmp (place, QUARTERS) == 0) {
    g_string_append_printf (out, "%d", args->value * (place[5] == '*' ? 90 : 1));
    return TRUE;
  }

  if (strcmp (place, "phase") == 0) {
    g_string_append (out, args->phase != NULL ? args->phase : _ ("phase"));
    return TRUE;
  }

  if (strcmp (place, "actor") == 0 && args->actor != NULL) {
    g_string_append (out, args->actor);
    return TRUE;
  }

  if (strcmp (place, "subjects") == 0 && args->subjects != NULL) {
    g_string_append (out, args->subjects);
    return TRUE;
  }

  if (strcmp (place, "owed") == 0 && args->n_owed > 0) {
    fill_owed (ruleset, out, args);
    return TRUE;
  }

  return fill_value (ruleset, out, place, args) || fill_counted (out, place, args) ||
         fill_word (ruleset, out, place);
}

/* Text up to @end, its places filled. */
static void
fill_text (const TcRuleset *ruleset,
           GString *out,
           const char *at,
           const char *end,
           const TcLabelArgs *args)
{
  while (at < end) {
    const char *close = *at == '{' ? memchr (at, '}', (gsize) (end - at)) : NULL;
    char place[MAX_PLACE] = "";

    if (close != NULL && (gsize) (close - at - 1) < sizeof place) {
      memcpy (place, at + 1, (gsize) (close - at - 1));
      if (fill_place (ruleset, out, place, args)) {
        at = close + 1;
        continue;
      }
    }
    g_string_append_c (out, *at++);
  }
}

/* Whether a part has a number to show: "{+0}" of a value that is not 0. */
static gboolean
is_worth_reporting (const char *at, const char *end, const TcLabelArgs *args)
{
  for (; at + 1 < end; at++) {
    const char *digit = at + (at[0] == '{' && at[1] == '+' ? 2 : 1);

    if (args->value != 0 && g_str_has_prefix (at, "{" QUARTERS "}"))
      return TRUE;

    if (*at == '{' && digit < end && g_ascii_isdigit (*digit) &&
        (guint) (*digit - '0') < args->n_values && args->values[*digit - '0'] != 0)
      return TRUE;
  }

  return FALSE;
}

/* "[a {+0}|b {+1}]": the parts whose number is not 0, with commas between them. */
static void
fill_parts (const TcRuleset *ruleset,
            GString *out,
            const char *at,
            const char *end,
            const TcLabelArgs *args)
{
  gboolean is_first = TRUE;

  while (at < end) {
    const char *bar = memchr (at, '|', (gsize) (end - at));
    const char *stop = bar != NULL ? bar : end;

    if (is_worth_reporting (at, stop, args)) {
      g_string_append (out, is_first ? "" : ", ");
      fill_text (ruleset, out, at, stop, args);
      is_first = FALSE;
    }
    at = stop + (bar != NULL);
  }
}

char *
tc_label_fill (const TcRuleset *ruleset, const char *template, const TcLabelArgs *args)
{
  GString *out = g_string_new (NULL);
  /* An empty string would give the header of the catalogue. */
  const char *at = template[0] == '\0' ? template : g_dgettext (GETTEXT_PACKAGE, template);

  while (*at != '\0') {
    const char *open = strchr (at, '[');
    const char *close = open != NULL ? strchr (open, ']') : NULL;

    if (close == NULL)
      open = at + strlen (at);
    fill_text (ruleset, out, at, open, args);
    at = open;
    if (close != NULL) {
      fill_parts (ruleset, out, open + 1, close, args);
      at = close + 1;
    }
  }

  return g_string_free (out, FALSE);
}

char *
tc_label_take_question (char *text, const TcSuggest *suggest)
{
  g_autofree char *owned = text;
  g_autofree char *question = tc_suggest_dup_question (suggest);

  if (question == NULL)
    return g_steal_pointer (&owned);

  return g_strdup_printf ("%s %s", owned, question);
}
