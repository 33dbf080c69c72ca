/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-rules-private.h"

/* The longest place is "{subject}"; a brace with more text before its partner is plain text. */
#define MAX_PLACE 9

const char *
tc_label_name (const TcRuleset *ruleset, TcThing thing)
{
  if (thing == TC_THING_NONE)
    return _ ("nothing");
  if (thing >= tc_ruleset_get_n_things (ruleset))
    return _ ("something unknown");

  return tc_ruleset_get_thing (ruleset, thing)->name;
}

/* "0", "@0", "+0": one of the numbered values. */
static gboolean
fill_value (const TcRuleset *ruleset, GString *out, const char *place, const TcLabelArgs *args)
{
  char how = place[0] == '@' || place[0] == '+' ? *place++ : '\0';
  guint index = 0;

  if (!g_ascii_isdigit (place[0]) || place[1] != '\0')
    return FALSE;

  index = (guint) (place[0] - '0');
  if (index >= args->n_values)
    return FALSE;

  if (how == '@')
    g_string_append (out, tc_label_name (ruleset, (TcThing) args->values[index]));
  else
    g_string_append_printf (out, how == '+' ? "%+d" : "%d", args->values[index]);

  return TRUE;
}

static gboolean
fill_place (const TcRuleset *ruleset, GString *out, const char *place, const TcLabelArgs *args)
{
  if (strcmp (place, "subject") == 0) {
    g_string_append (out, tc_label_name (ruleset, args->subject));
    return TRUE;
  }
  if (strcmp (place, "target") == 0) {
    g_string_append (out, tc_label_name (ruleset, args->target));
    return TRUE;
  }
  if (strcmp (place, "value") == 0) {
    g_string_append_printf (out, "%d", args->value);
    return TRUE;
  }

  return fill_value (ruleset, out, place, args);
}

char *
tc_label_fill (const TcRuleset *ruleset, const char *template, const TcLabelArgs *args)
{
  GString *out = g_string_new (NULL);
  /* An empty string would give the header of the catalogue. */
  const char *at = template[0] == '\0' ? template : g_dgettext (GETTEXT_PACKAGE, template);

  while (*at != '\0') {
    const char *close = *at == '{' ? strchr (at, '}') : NULL;
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
