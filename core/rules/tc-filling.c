/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-filling.h"

#include <glib/gi18n-lib.h>

#include "base/tc-rng.h"
#include "base/tc-seed.h"
#include "rules/tc-position.h"
#include "rules/tc-system.h"
#include "scenario/tc-operation-private.h"

#define STREAM "turncoat: filling"

struct _TcFilling {
  TcRuleset *ruleset;
  gboolean is_random;
  guint64 seed;
  TcRng rng;
  guint *used;   /* of each thing: how often it was the place */
  TcMove *moves; /* room for all of a list */
};

TcFilling *
tc_filling_new (TcRuleset *ruleset, const guint64 *seed)
{
  TcFilling *self = g_new0 (TcFilling, 1);

  self->ruleset = tc_ruleset_ref (ruleset);
  self->is_random = seed != NULL;
  self->seed = seed != NULL ? *seed : 0;
  tc_rng_init (&self->rng, tc_seed_derive (self->seed, STREAM));
  self->used = g_new0 (guint, tc_ruleset_get_n_things (ruleset));
  self->moves = g_new0 (TcMove, tc_ruleset_get_max_moves (ruleset));

  return self;
}

void
tc_filling_free (TcFilling *self)
{
  if (self == NULL)
    return;
  g_free (self->moves);
  g_free (self->used);
  tc_ruleset_unref (self->ruleset);
  g_free (self);
}

gboolean
tc_filling_is_needed (const TcRuleset *ruleset, const TcState *state)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autoptr (TcOperation) setup = NULL;
  const char *why = NULL;

  if (system->make_setup == NULL || tc_rules_is_over (state))
    return FALSE;
  setup = system->make_setup (ruleset, state, "position", "position", &why);

  return setup == NULL && why == NULL;
}

/* The first of those whose place was taken least often. */
static guint
choose_evenly (const TcFilling *self, guint n)
{
  guint best = 0;
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < n; i++) {
    TcThing target = self->moves[i].target;
    guint used = target != TC_THING_NONE ? self->used[target] : 0;

    if (used < fewest) {
      fewest = used;
      best = i;
    }
  }

  return best;
}

gboolean
tc_filling_choose (TcFilling *self, const TcState *state, TcMove *out_move)
{
  guint n;

  g_return_val_if_fail (self != NULL && state != NULL && out_move != NULL, FALSE);

  if (!tc_filling_is_needed (self->ruleset, state))
    return FALSE;
  n = tc_rules_legal_moves (self->ruleset, state, TC_MOVES_CANONICAL, self->moves);
  if (n == 0)
    return FALSE;
  *out_move = self->moves[self->is_random ? tc_rng_below (&self->rng, n) : choose_evenly (self, n)];
  if (out_move->target != TC_THING_NONE)
    self->used[out_move->target]++;

  return TRUE;
}

static char *
dup_name (const TcFilling *self, guint setup)
{
  const char *name = tc_ruleset_get_setup (self->ruleset, setup)->name;

  if (self->is_random)
    /* Translators: a setup in which everything was placed at random, by the number */
    return g_strdup_printf (_ ("%s, seed %" G_GUINT64_FORMAT), name, self->seed);

  /* Translators: a setup in which everything was placed */
  return g_strdup_printf (_ ("%s, filled"), name);
}

/* Says what it is or where it comes from, and nothing about the game. */
static gboolean
is_of_its_own (const TcSchemaElement *element, const char *name)
{
  static const char *const datum[] = { "name", "src", "src-of", "ref", "note", NULL };

  return g_strv_contains (datum, name) ||
         (element->key != NULL && g_strv_contains (element->key, name));
}

/* The game has gone on to its first decision since everything was placed, and dice may have fallen:
 * what the setup says about the game stays as it is. */
static void
keep_attributes (const TcFilling *self, guint setup, TcOperation *insert)
{
  TcScenario *scenario = tc_ruleset_get_scenario (self->ruleset);
  TcNode old = tc_ruleset_get_setup (self->ruleset, setup)->node;
  const TcSchemaContent *has = tc_scenario_get_element (scenario, old)->content;
  TcNode parent = tc_scenario_get_parent (scenario, old);
  const TcSchemaElement *element = tc_schema_content_find_element (
    tc_scenario_get_element (scenario, parent)->content, insert->name, NULL);
  g_autoptr (GStrvBuilder) attributes = g_strv_builder_new ();

  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    const char *value = NULL;

    if (is_of_its_own (element, attribute->name)) {
      for (guint j = 0; insert->attributes[j] != NULL; j += 2)
        if (g_str_equal (insert->attributes[j], attribute->name))
          value = insert->attributes[j + 1];
    } else if (tc_schema_content_find_attribute (has, attribute->name) != NULL) {
      value = tc_scenario_get_string (scenario, old, attribute->name);
    }
    if (value == NULL || g_strcmp0 (value, attribute->default_value) == 0)
      continue;
    g_strv_builder_add (attributes, attribute->name);
    g_strv_builder_add (attributes, value);
  }
  g_strfreev (insert->attributes);
  insert->attributes = g_strv_builder_end (attributes);
}

TcOperation *
tc_filling_make_setup (TcFilling *self, guint setup, const char *name, char **out_id)
{
  g_autofree TcState *state = NULL;
  g_autofree char *usual = NULL;
  TcOperation *made;
  gboolean is_filled = FALSE;
  TcMove move;

  g_return_val_if_fail (self != NULL, NULL);

  state = g_malloc0 (tc_ruleset_get_state_size (self->ruleset));
  tc_ruleset_prepare (self->ruleset);
  tc_rules_init (self->ruleset, setup, 0, state, NULL);
  while (tc_filling_choose (self, state, &move)) {
    tc_rules_apply (self->ruleset, state, &move, NULL);
    is_filled = TRUE;
  }

  if (out_id != NULL)
    *out_id = NULL;
  if (!is_filled)
    return NULL;
  usual = dup_name (self, setup);
  made = tc_position_make_setup (self->ruleset, state, name != NULL ? name : usual, out_id, NULL);
  if (made != NULL)
    keep_attributes (self, setup, made);

  return made;
}
