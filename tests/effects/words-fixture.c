/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "words-fixture.h"

#include <stdlib.h>
#include <string.h>

#include "effects/tc-effects-private.h"

static const char head[] =
  "<scenario xmlns='urn:turncoat:trial' format='1' id='t' title='T' src='designer'>\n"
  "<side id='red' name='Red'/><side id='blue' name='Blue'/><side id='grey' name='Grey'/>\n"
  "<seat id='anna' name='Anna' side='red'/><seat id='ben' name='Ben' side='blue'/>"
  "<seat id='cleo' name='Cleo' side='grey'/>\n"
  "<space id='ash' name='Ash'/><space id='birch' name='Birch'/><space id='cedar' name='Cedar'/>"
  "<space id='dale' name='Dale'/>\n"
  "<group id='grove' name='Grove'><member space='ash'/><member space='birch'/></group>"
  "<group id='void' name='Void'/>\n"
  "<link from='ash' to='birch'/><link from='cedar' to='birch'/>\n"
  "<piece-kind id='cube' name='cube' plural='cubes' n='6' room='3'/>"
  "<piece-kind id='disk' name='disk' plural='disks' owned='false' n='2' room='1'/>\n"
  "<track id='might' name='Might' owned='true' max='5' start='3'/>"
  "<track id='speed' name='Speed' owned='true' max='5' start='2'/>"
  "<track id='level' name='the level' start='3'/>\n"
  "<tally id='keys' name='keys' max='4'/>"
  "<tally id='nerve' name='nerve' owned='true' min='-3' max='3' start='1' lasts='turn'/>"
  "<tally id='tide' name='tide' start='2' lasts='round'/>"
  "<tally id='done' name='done' max='1' zero='nobody has done it yet' some='somebody has done "
  "it'/>\n"
  "<status id='noble' name='Noble' phrase='a noble'/>"
  "<status id='trapped' name='Trapped' phrase='trapped' lasts='turn'/>"
  "<status id='cursed' name='Cursed' phrase='cursed' lasts='round'/>"
  "<status id='lost' name='Lost'/><status id='rested' name='Rested' done='rested here'/>"
  "<status id='weapon' name='Weapon' phrase='a weapon' of='card'/>"
  "<status id='shielded' name='Shielded' phrase='shielded' of='card'/>\n"
  "<deck id='deck' name='the deck'/><deck id='pile' name='the pile'/>"
  "<deck id='hand' name='the hand' owned='true'/>\n"
  "<card id='test' name='Test'><event>\n";

static const char tail[] =
  "\n</event></card>"
  "<card id='axe' name='Axe'><event><shift track='level' by='1'/></event></card>"
  "<card id='bell' name='Bell'><event><shift track='level' by='1'/></event></card>"
  "<card id='cup' name='Cup'><event><shift track='level' by='1'/></event></card>"
  "<card id='dog' name='Dog'><event><shift track='level' by='1'/></event></card>"
  "<card id='elm' name='Elm'><event><shift track='level' by='1'/></event></card>\n"
  "<setup id='start' name='Start' plays='9'>"
  "<initial piece='cube' side='red' space='ash' count='2'/>"
  "<initial piece='cube' side='blue' space='birch' count='2'/>"
  "<initial piece='cube' side='grey' space='dale'/>"
  "</setup></scenario>\n";

#define DECK 0
#define PILE 1
#define HAND 2

static const char *const sides[] = { "red", "blue", "grey" };

static TcThing
find (const Fixture *fixture, const char *id)
{
  TcThing thing = tc_ruleset_find_thing (fixture->ruleset, id);

  g_assert_cmpuint (thing, !=, TC_THING_NONE);

  return thing;
}

static guint
find_side (const char *id)
{
  guint side = 0;

  while (side < G_N_ELEMENTS (sides) && strcmp (sides[side], id) != 0)
    side++;

  return side < G_N_ELEMENTS (sides) ? side : TC_EFFECTS_NOBODY;
}

void
words_set_status (const Fixture *fixture, const char *id, guint bearer, gboolean on)
{
  gint status = tc_effects_find_status (fixture->rules->effects, id);

  g_assert_cmpint (status, >=, 0);
  tc_effects_set_status (fixture->rules->effects, &fixture->state->base, (guint) status, bearer,
                         on);
}

void
words_deal (const Fixture *fixture, const char *card, guint player)
{
  tc_trial_host.give (fixture->rules, &fixture->state->base, NULL, find (fixture, card), HAND,
                      player);
}

char *
words_dup_text (const char *event)
{
  return g_strconcat (head, event, tail, NULL);
}

void
words_set_up (Fixture *fixture, const char *event)
{
  g_autofree char *text = words_dup_text (event);

  fixture_init_text (fixture, text);
  words_deal (fixture, "axe", 1);
  words_deal (fixture, "bell", 1);
  words_deal (fixture, "cup", 0);
  words_deal (fixture, "dog", 2);
  words_set_status (fixture, "weapon", fixture_find_card (fixture, "axe"), TRUE);
  words_set_status (fixture, "noble", 1, TRUE);
}

/* -- Probes ------------------------------------------------------------------------------------ */

static gint
probe_track (const Fixture *fixture, const char *id, guint player)
{
  TcEffects *effects = fixture->rules->effects;
  Run run = { .effects = effects,
              .host = &tc_trial_host,
              .rules = fixture->rules,
              .state = &fixture->state->base };
  TcScenario *scenario = tc_ruleset_get_scenario (fixture->ruleset);
  guint track = 0;

  while (strcmp (tc_scenario_get_string (
                   scenario, g_array_index (effects->tracks, Subject, track).node, "id"),
                 id) != 0)
    track++;

  return tc_effects_get_track (&run, track, player);
}

static gint
probe_cards (const Fixture *fixture, guint deck, guint player)
{
  gint n = 0;

  while (tc_trial_host.held (fixture->rules, &fixture->state->base, deck, player, (guint) n) !=
         TC_THING_NONE)
    n++;

  return n;
}

/* Whether a card is in the hand of a side. */
static gint
probe_holds (const Fixture *fixture, guint player, const char *card)
{
  return fixture->state->at[fixture_find_card (fixture, card)] == HAND * 4 + player;
}

static gint
probe_status (const Fixture *fixture, const char *status, const char *bearer)
{
  guint side = find_side (bearer);

  return tc_effects_get_status (fixture->rules->effects, &fixture->state->base,
                                (guint) tc_effects_find_status (fixture->rules->effects, status),
                                side != TC_EFFECTS_NOBODY ? side
                                                          : fixture_find_card (fixture, bearer));
}

static gint
probe (const Fixture *fixture, const char *what)
{
  const TrialState *state = fixture->state;
  g_auto (GStrv) parts = g_strsplit (what, ".", -1);
  guint n = g_strv_length (parts);

  if (strcmp (parts[0], "winner") == 0)
    return state->winner;
  if (strcmp (parts[0], "deck") == 0 || strcmp (parts[0], "pile") == 0)
    return probe_cards (fixture, *parts[0] == 'd' ? DECK : PILE, TC_EFFECTS_NOBODY);
  if (strcmp (parts[0], "hand") == 0)
    return probe_cards (fixture, HAND, find_side (parts[1]));
  if (strcmp (parts[0], "holds") == 0)
    return probe_holds (fixture, find_side (parts[1]), parts[2]);
  if (strcmp (parts[0], "at") == 0)
    return state->figure[find_side (parts[1])];
  if (strcmp (parts[0], "is") == 0)
    return probe_status (fixture, parts[1], parts[2]);
  if (strcmp (parts[0], "seen") == 0)
    return state->seen[fixture_find_card (fixture, parts[1])];
  if (strcmp (parts[0], "cubes") == 0)
    return state->piece[0][find_side (parts[2])]
                       [tc_range_index (fixture->rules->spaces, find (fixture, parts[1]))];

  return probe_track (fixture, parts[0], n > 1 ? find_side (parts[1]) : TC_EFFECTS_NOBODY);
}

void
words_check (const Fixture *fixture, const char *expected)
{
  g_auto (GStrv) parts = g_strsplit (expected, " ", -1);

  for (guint i = 0; parts[i] != NULL && *parts[i] != '\0'; i++) {
    g_auto (GStrv) sides_of = g_strsplit (parts[i], "=", 2);
    gint value = probe (fixture, sides_of[0]);

    if (value != atoi (sides_of[1]))
      g_error ("%s is %d", parts[i], value);
  }
}

static const char *const probes[] = {
  "might.red",
  "might.blue",
  "might.grey",
  "speed.red",
  "speed.blue",
  "speed.grey",
  "level",
  "keys",
  "nerve.red",
  "nerve.blue",
  "nerve.grey",
  "tide",
  "deck",
  "pile",
  "hand.red",
  "hand.blue",
  "hand.grey",
  "holds.red.axe",
  "holds.red.bell",
  "holds.red.cup",
  "holds.red.dog",
  "holds.red.elm",
  "holds.blue.axe",
  "holds.blue.bell",
  "holds.blue.cup",
  "holds.blue.dog",
  "holds.blue.elm",
  "holds.grey.axe",
  "holds.grey.bell",
  "holds.grey.cup",
  "holds.grey.dog",
  "holds.grey.elm",
  "at.red",
  "at.blue",
  "at.grey",
  "is.noble.red",
  "is.noble.blue",
  "is.noble.grey",
  "is.trapped.red",
  "is.trapped.blue",
  "is.trapped.grey",
  "is.cursed.red",
  "is.cursed.blue",
  "is.cursed.grey",
  "is.weapon.axe",
  "is.weapon.bell",
  "is.shielded.axe",
  "is.shielded.bell",
  "is.shielded.cup",
  "seen.axe",
  "seen.bell",
  "seen.cup",
  "seen.dog",
  "cubes.ash.red",
  "cubes.birch.blue",
  "cubes.dale.grey",
  "winner",
};

/* All that is not as it was in @before. */
static char *
dup_changes (const Fixture *fixture, const gint *before)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (probes); i++) {
    gint value = probe (fixture, probes[i]);

    if (value != before[i])
      g_string_append_printf (out, "%s%s=%d", out->len > 0 ? " " : "", probes[i], value);
  }

  return g_string_free (out, FALSE);
}

/* -- Cases ------------------------------------------------------------------------------------- */

static gboolean
can_play (const Fixture *fixture)
{
  TcMove move;

  g_assert_true (tc_move_parse (fixture->ruleset, "play test", &move, NULL));

  return tc_rules_check (fixture->ruleset, &fixture->state->base, &move) == TC_REASON_LEGAL;
}

static char *
play (Fixture *fixture)
{
  if (!can_play (fixture))
    return g_strdup ("-");
  fixture_choose (fixture, "play test");

  return fixture->state->base.phase == TRIAL_PHASE_EFFECT
           ? fixture_dup_choices (fixture, TC_MOVES_ALL)
           : g_strdup ("");
}

void
words_force_dice (const Fixture *fixture, const char *shown)
{
  g_auto (GStrv) faces = g_strsplit (shown, " ", -1);

  for (guint i = 0; faces[i] != NULL; i++) {
    TcMove force = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE,
                                 (guint16) g_ascii_strtoull (faces[i], NULL, 10));

    tc_rules_apply (fixture->ruleset, &fixture->state->base, &force, NULL);
  }
}

static void
test_case (gconstpointer data)
{
  const WordsCase *each = data;
  g_auto (Fixture) fixture = { 0 };
  gint before[G_N_ELEMENTS (probes)];
  g_autofree char *choices = NULL;
  g_autofree char *changes = NULL;

  words_set_up (&fixture, each->event);
  for (guint i = 0; i < G_N_ELEMENTS (probes); i++)
    before[i] = probe (&fixture, probes[i]);
  words_force_dice (&fixture, each->faces);
  choices = play (&fixture);
  g_assert_cmpstr (choices, ==, each->choices);
  fixture_choose (&fixture, each->moves);
  g_assert_cmpint (fixture.state->base.phase, !=, TRIAL_PHASE_EFFECT);
  g_assert_cmpuint (fixture.state->base.n_forced, ==, 0);
  changes = dup_changes (&fixture, before);
  g_assert_cmpstr (changes, ==, each->changes);
}

void
words_add_cases (const char *family, const WordsCase *cases, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/effects/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
}
