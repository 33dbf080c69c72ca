/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects/tc-effects-compile-private.h"

/* What effects of a scenario can speak of, as its system numbers it. */

static void
clear_group (gpointer data)
{
  g_free (((Group *) data)->members);
}

static void
clear_named (gpointer data)
{
  g_free (((Named *) data)->name);
}

TcEffects *
tc_effects_new (TcRuleset *ruleset, const TcEffectsHost *host, const TcEffectsWords *words)
{
  TcEffects *effects = g_new0 (TcEffects, 1);

  g_return_val_if_fail (ruleset != NULL && host != NULL, NULL);

  effects->ruleset = ruleset;
  effects->host = host;
  effects->words = words;
  effects->players = g_array_new (FALSE, FALSE, sizeof (TcNode));
  effects->allies = g_array_new (FALSE, FALSE, sizeof (Ally));
  effects->people = g_array_new (FALSE, FALSE, sizeof (TcThing));
  effects->seats = g_array_new (FALSE, FALSE, sizeof (guint8));
  effects->spaces = g_array_new (FALSE, FALSE, sizeof (TcThing));
  effects->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  g_array_set_clear_func (effects->groups, clear_group);
  effects->links = g_array_new (FALSE, FALSE, sizeof (guint32));
  effects->marks = g_array_new (FALSE, FALSE, sizeof (guint32));
  effects->kinds = g_array_new (FALSE, FALSE, sizeof (Subject));
  effects->capacity = g_hash_table_new (NULL, NULL);
  effects->tracks = g_array_new (FALSE, FALSE, sizeof (Subject));
  effects->decks = g_array_new (FALSE, FALSE, sizeof (Subject));
  effects->operations = g_array_new (FALSE, FALSE, sizeof (Named));
  g_array_set_clear_func (effects->operations, clear_named);
  effects->procedures = g_array_new (FALSE, FALSE, sizeof (Named));
  g_array_set_clear_func (effects->procedures, clear_named);
  effects->space_of_node = g_hash_table_new (NULL, NULL);
  effects->space_of_thing = g_hash_table_new (NULL, NULL);
  effects->tallies = g_array_new (FALSE, FALSE, sizeof (Kept));
  effects->statuses = g_array_new (FALSE, FALSE, sizeof (Kept));
  effects->reactions = g_array_new (FALSE, FALSE, sizeof (Reaction));
  effects->terms = g_array_new (FALSE, FALSE, sizeof (Term));
  effects->wheres = g_array_new (FALSE, FALSE, sizeof (Where));
  effects->choosable = g_array_new (FALSE, FALSE, sizeof (guint8));
  effects->first_tally = G_MAXUINT;
  effects->code = g_array_new (FALSE, FALSE, sizeof (Instruction));
  effects->programs = g_array_new (FALSE, FALSE, sizeof (Program));
  effects->goals = g_array_new (FALSE, FALSE, sizeof (Goal));
  effects->sets = g_array_new (FALSE, TRUE, sizeof (guint64));

  return effects;
}

void
tc_effects_free (TcEffects *effects)
{
  if (effects == NULL)
    return;

  g_array_unref (effects->players);
  g_array_unref (effects->allies);
  g_array_unref (effects->people);
  g_array_unref (effects->seats);
  g_array_unref (effects->spaces);
  g_array_unref (effects->groups);
  g_array_unref (effects->links);
  g_array_unref (effects->marks);
  g_array_unref (effects->kinds);
  g_hash_table_unref (effects->capacity);
  g_array_unref (effects->tracks);
  g_array_unref (effects->decks);
  g_array_unref (effects->operations);
  g_array_unref (effects->procedures);
  g_hash_table_unref (effects->space_of_node);
  g_hash_table_unref (effects->space_of_thing);
  g_array_unref (effects->tallies);
  g_array_unref (effects->statuses);
  g_array_unref (effects->reactions);
  g_array_unref (effects->terms);
  g_array_unref (effects->wheres);
  g_array_unref (effects->choosable);
  g_array_unref (effects->code);
  g_array_unref (effects->programs);
  g_array_unref (effects->goals);
  g_array_unref (effects->sets);
  g_free (effects);
}

void
tc_effects_add_player (TcEffects *effects, TcNode node, guint8 seat)
{
  g_return_if_fail (effects->players->len < TC_EFFECTS_MAX_PLAYERS);

  g_array_append_val (effects->players, node);
  g_array_append_val (effects->seats, seat);
}

void
tc_effects_add_ally (TcEffects *effects, TcNode node, guint player)
{
  Ally ally = { node, (guint8) player };

  g_return_if_fail (player < effects->players->len);

  g_array_append_val (effects->allies, ally);
}

void
tc_effects_add_space (TcEffects *effects, TcNode node, TcThing thing)
{
  guint number = effects->spaces->len;

  g_return_if_fail (number < TC_EFFECTS_MAX_SPACES && effects->groups->len == 0);

  g_array_append_val (effects->spaces, thing);
  g_hash_table_insert (effects->space_of_node, GUINT_TO_POINTER (node),
                       GUINT_TO_POINTER (number + 1));
  g_hash_table_insert (effects->space_of_thing, GUINT_TO_POINTER ((guint) thing),
                       GUINT_TO_POINTER (number + 1));
  effects->n_words = number / 64 + 1;
}

void
tc_effects_add_group (TcEffects *effects, TcNode node)
{
  Group group = { node, g_new0 (guint64, MAX (effects->n_words, 1)) };

  g_array_append_val (effects->groups, group);
}

void
tc_effects_add_part (TcEffects *effects, TcNode node)
{
  tc_effects_add_group (effects, node);
  g_array_index (effects->groups, Group, effects->groups->len - 1).is_part = TRUE;
}

void
tc_effects_add_member (TcEffects *effects, guint space)
{
  Group *group = &g_array_index (effects->groups, Group, effects->groups->len - 1);

  g_return_if_fail (effects->groups->len > 0 && space < effects->spaces->len);

  group->members[space / 64] |= G_GUINT64_CONSTANT (1) << space % 64;
}

void
tc_effects_add_link (TcEffects *effects, guint from, guint to)
{
  guint32 link = from << 16 | to;

  g_return_if_fail (from < effects->spaces->len && to < effects->spaces->len);

  g_array_append_val (effects->links, link);
}

void
tc_effects_add_mark (TcEffects *effects, guint mark, guint space)
{
  guint32 marked = mark << 16 | space;

  g_return_if_fail (space < effects->spaces->len);

  g_array_append_val (effects->marks, marked);
}

static void
add_subject (GArray *subjects, TcNode node, gboolean is_owned, gint min, gint max)
{
  Subject subject = { node, is_owned, FALSE, min, max };

  g_return_if_fail (subjects->len < ANY);

  g_array_append_val (subjects, subject);
}

void
tc_effects_add_kind (TcEffects *effects, TcNode node, gboolean is_owned, guint n)
{
  add_subject (effects->kinds, node, is_owned, 0, (gint) n);
}

void
tc_effects_set_joining (TcEffects *effects, guint kind)
{
  g_return_if_fail (kind < effects->kinds->len);

  g_array_index (effects->kinds, Subject, kind).joins = TRUE;
}

void
tc_effects_set_capacity (TcEffects *effects, guint kind, guint space, guint most)
{
  g_return_if_fail (kind < effects->kinds->len && space < effects->spaces->len);

  g_hash_table_insert (effects->capacity, GUINT_TO_POINTER (kind << 16 | space),
                       GUINT_TO_POINTER (most + 1));
}

void
tc_effects_set_turns (TcEffects *effects, guint n)
{
  effects->n_turns = n;
}

void
tc_effects_add_track (TcEffects *effects, TcNode node, gboolean is_owned, gint min, gint max)
{
  add_subject (effects->tracks, node, is_owned, min, max);
}

void
tc_effects_add_deck (TcEffects *effects, TcNode node, gboolean is_owned, guint n_cards)
{
  add_subject (effects->decks, node, is_owned, 0, (gint) n_cards);
}

void
tc_effects_set_cards (TcEffects *effects, TcThingRange cards)
{
  g_return_if_fail (!effects->is_ready);

  effects->cards = cards;
}

void
tc_effects_add_trigger (TcEffects *effects, TcEffectsTrigger trigger)
{
  effects->triggers |= 1u << trigger;
}

void
tc_effects_add_operation (TcEffects *effects, const char *name, const char *title, TcReport *report)
{
  Named named = { g_strdup (name), TC_THING_NONE, FALSE };

  named.thing = tc_ruleset_add_thing (effects->ruleset, effects->words->option_class, name, title,
                                      TC_NODE_NONE, report);
  g_array_append_val (effects->operations, named);
}

void
tc_effects_add_procedure (TcEffects *effects, const char *name, gboolean is_random)
{
  Named named = { g_strdup (name), TC_THING_NONE, is_random };

  g_array_append_val (effects->procedures, named);
}

void
tc_effects_add_options (TcEffects *effects, TcReport *report)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  TcNode node = tc_scenario_find_by_role (scenario, "option", TC_NODE_NONE);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_by_role (scenario, "option", node)) {
    const char *id = tc_scenario_get_string (scenario, node, "id");

    if (g_hash_table_add (known, (char *) id))
      tc_ruleset_add_thing (effects->ruleset, effects->words->option_class, id,
                            tc_scenario_get_string (scenario, node, "name"), node, report);
  }
}

guint
tc_effects_get_max_moves (const TcEffects *effects)
{
  return effects->max_moves;
}

/* Choices name players by their things, which are looked up once. */
static void
find_people (TcEffects *effects)
{
  for (guint i = 0; i < effects->players->len; i++) {
    TcThing thing = tc_effects_get_person (effects, i);

    g_array_append_val (effects->people, thing);
  }
}

/* The stack is all 16-bit words: its head, and so many frames. */
void
tc_effects_lay_out (TcEffects *effects, guint n_nested)
{
  gsize words = sizeof (Stack) / sizeof (guint16);

  g_return_if_fail (n_nested > 0 && effects->stack_offset == 0);

  find_people (effects);
  effects->n_frames = effects->depth * n_nested;
  /* Each player's reactions may all be under way, each once. */
  for (guint i = 0; i < effects->reactions->len; i++)
    effects->n_frames +=
      g_array_index (effects->reactions, Reaction, i).depth * effects->players->len;
  effects->n_chosen = MAX (MAX_INSPECTED, effects->spaces->len + 15u) / 16u;
  effects->frame_words = (guint) (sizeof (Frame) / sizeof (guint16)) + effects->n_chosen;
  words += effects->n_frames * effects->frame_words;
  effects->stack_offset = tc_ruleset_add_array (effects->ruleset, "effects", 2, words);
  tc_effects_lay_out_kept (effects);
}
