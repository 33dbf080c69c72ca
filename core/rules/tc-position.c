/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"

#define MAX_ID 40

gboolean
tc_position_can_be_setup (const TcRuleset *ruleset)
{
  return tc_ruleset_get_system (ruleset)->make_setup != NULL;
}

static gboolean
refers_to (const TcSchemaContent *content, const char *space)
{
  for (guint i = 0; i < content->n_attributes; i++)
    if (content->attributes[i].refs != NULL && g_strv_contains (content->attributes[i].refs, space))
      return TRUE;

  return FALSE;
}

gboolean
tc_position_keeps_turn (const TcRuleset *ruleset)
{
  const TcSchema *schema = tc_ruleset_get_system (ruleset)->schema;

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaElement *turn = schema->elements[i];

    if (g_strcmp0 (turn->role, "turn") != 0)
      continue;
    for (guint j = 0; j < schema->n_elements; j++)
      if (g_strcmp0 (schema->elements[j]->role, "setup") == 0 &&
          refers_to (schema->elements[j]->content, turn->key_space))
        return TRUE;
  }

  return FALSE;
}

/* (transfer full): letters and digits of @name, in lower case, with hyphens between the words. */
static char *
dup_plain_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  GString *id = g_string_new (NULL);

  for (const char *at = ascii; *at != '\0' && id->len < MAX_ID; at++) {
    if (g_ascii_isalnum (*at) && (id->len > 0 || g_ascii_isalpha (*at)))
      g_string_append_c (id, g_ascii_tolower (*at));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "position");

  return g_string_free (id, FALSE);
}

static char *
dup_free_id (const TcRuleset *ruleset, const char *name)
{
  g_autofree char *plain = dup_plain_id (name);
  char *id = g_strdup (plain);

  for (guint i = 2; tc_ruleset_find_setup (ruleset, id) >= 0; i++) {
    g_free (id);
    id = g_strdup_printf ("%s-%u", plain, i);
  }

  return id;
}

/* (transfer full): @why, which may name whoever decides. */
static char *
dup_why (const TcRuleset *ruleset, const TcState *state, const char *why)
{
  TcLabelArgs args = { .subject = TC_THING_NONE, .target = TC_THING_NONE };

  if (state->actor != TC_SEAT_NONE)
    args.actor = tc_ruleset_get_seat (ruleset, state->actor)->name;

  return tc_label_fill (ruleset, why, &args);
}

TcOperation *
tc_position_make_setup (const TcRuleset *ruleset,
                        const TcState *state,
                        const char *name,
                        char **out_id,
                        char **out_why)
{
  const char *why = NULL;
  g_autofree char *id = NULL;
  TcOperation *operation = NULL;

  g_return_val_if_fail (tc_position_can_be_setup (ruleset) && name != NULL, NULL);

  id = dup_free_id (ruleset, name);
  operation = tc_ruleset_get_system (ruleset)->make_setup (ruleset, state, id, name, &why);
  if (out_id != NULL)
    *out_id = operation != NULL ? g_steal_pointer (&id) : NULL;
  if (operation == NULL && why == NULL)
    why = N_ ("The position becomes a setup once everything is in its place.");
  if (out_why != NULL)
    *out_why = operation == NULL ? dup_why (ruleset, state, why) : NULL;

  return operation;
}

const char *
tc_position_get_note (const TcRuleset *ruleset)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  g_return_val_if_fail (system->make_setup != NULL, NULL);

  if (system->setup_keeps != NULL)
    return _ (system->setup_keeps);

  return tc_position_keeps_turn (ruleset)
           ? _ ("A game of this setup begins with this turn, and every piece is where it is now.")
           : _ ("A game of this setup begins with the first turn, with every piece on the board "
                "where it is now. Cards are dealt again.");
}
