/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-prepare.h"

/* Worlds that a seat takes for possible: each is a table that could lie there, all that the seat
 * knows is true in it, and all that it does not know comes in every way that the cards allow. */

#define N_WORLDS 400

typedef struct {
  const char *name;
  const char *setup;
  const char *prepare;
} Position;

static const Position positions[] = {
  { "opening-four", "four", "" },
  { "opening-five", "five", "" },
  { "opening-six", "six", "" },
  { "opening-seven", "seven", "" },
  { "opening-eight", "eight", "" },
  { "traits-seen", "six",
    "show scout-1; deck scout-2; play select scout-1; play choose clara; play take clara-trait-2" },
  { "fighter-seen", "four",
    "show scout-1; deck scout-2; play select scout-1; play choose dorian; play take "
    "dorian-trait-2" },
  { "target-cards-placed", "four",
    "lay boris ada attack; lay boris clara defend; lay clara boris attack; round 5" },
  { "target-card-seen", "four",
    "lay clara boris attack; give ada aerial-recon-1; round 5; play use aerial-recon-1; play "
    "choose clara" },
  { "target-card-turned-aside", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1" },
  { "target-card-discarded", "four",
    "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "
    "ornithopter-escape-1; play discard" },
  { "one-revealed", "four", "lay ada boris attack; round 6; play reveal" },
  { "all-but-one-revealed", "five", "round 6; play reveal; play reveal; play reveal; play reveal" },
};

static void
assert_roles (const Table *table, const DuneState *world)
{
  const DuneCount *count = dune_get_count (table->rules, world);
  guint dealt = 0;

  for (guint seat = 0; seat < world->n_seats; seat++) {
    guint at = 0;

    g_assert_cmpuint (world->identity[seat], <, table->rules->n_identities);
    g_assert_cmpuint (table->rules->identity_role[world->identity[seat]], ==, world->role[seat]);
    while (count->identities[at] != world->identity[seat])
      at++;
    g_assert_cmpuint (dealt >> at & 1, ==, 0);
    dealt |= 1u << at;
  }
  g_assert_cmpuint (dealt, ==, (1u << count->n_identities) - 1);
}

static void
assert_traits (const Table *table, const DuneState *world, guint seat)
{
  const DuneRole *role = &table->rules->roles[world->role[seat]];
  guint lying = 0;
  guint printed = 0;

  for (guint slot = 0; slot < table->rules->n_traits; slot++) {
    lying |= 1u << world->trait[seat][slot];
    printed |= 1u << role->traits[slot];
  }
  g_assert_cmphex (lying, ==, printed);
}

/* Each player's target cards are somewhere: as many as at the beginning. */
static void
assert_targets (const Table *table, const DuneState *world, guint seat)
{
  guint n[DUNE_MAX_TARGETS + 1] = { 0 };

  for (guint i = 0; i < world->n_hand[seat]; i++)
    n[world->hand[seat][i]]++;
  for (guint i = 0; i < world->n_gone[seat]; i++)
    n[world->gone[seat][i]]++;
  for (guint on = 0; on < world->n_seats; on++) {
    for (guint i = 0; i < world->n_lying[on]; i++)
      n[world->lying[on][i]] += world->lying_of[on][i] == seat;
  }
  if (world->current == seat && world->pending != 0)
    n[world->pending]++;
  g_assert_cmpuint (n[0], ==, 0);
  for (guint kind = 0; kind < table->rules->n_targets; kind++)
    g_assert_cmpuint (n[kind + 1], ==, table->rules->copies[kind]);
}

/* What @viewer sees of the world is what it sees of the table. */
static void
assert_same_view (const Table *table, const DuneState *world, guint8 viewer)
{
  g_autofree DuneState *seen = table_dup_seen (table, viewer);
  g_autofree DuneState *again = g_memdup2 (world, sizeof table->state + sizeof table->more);

  tc_rules_redact (table->ruleset, &again->head, viewer);
  g_assert_cmpmem (again, sizeof *again, seen, sizeof *seen);
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_auto (Table) table = { 0 };
  TcRng rng;

  table_init (&table, position->setup);
  dune_prepare (&table, position->prepare);
  tc_rng_init (&rng, 38);
  for (guint i = 0; i < N_WORLDS; i++) {
    guint8 viewer = (guint8) (i % table.state.n_seats);
    g_autofree DuneState *world = table_dup_seen (&table, viewer);

    tc_rules_sample_hidden (table.ruleset, &world->head, viewer, &rng);
    assert_roles (&table, world);
    assert_same_view (&table, world, viewer);
    for (guint seat = 0; seat < world->n_seats; seat++) {
      assert_traits (&table, world, seat);
      assert_targets (&table, world, seat);
    }
  }
}

/* -- How often ----------------------------------------------------------------------------------
 */

#define N_DRAWN 4000

typedef struct {
  const char *name;
  const char *prepare;
  guint8 viewer;
  gboolean (*is_so) (const DuneState *world);
  guint least; /* in a hundred worlds */
  guint most;
} Share;

static gboolean
is_clara_noble (const DuneState *world)
{
  return world->role[CLARA] == 0;
}

static gboolean
is_boris_baron (const DuneState *world)
{
  return world->identity[BORIS] == 0;
}

static gboolean
shows_house_first (const DuneState *world)
{
  return world->trait[CLARA][0] < world->trait[CLARA][1];
}

static gboolean
has_friend_defended (const DuneState *world)
{
  return world->lying[ADA][0] == 2;
}

static gboolean
has_enemy_attacked (const DuneState *world)
{
  return world->lying[CLARA][0] == 1;
}

static gboolean
is_attack_gone (const DuneState *world)
{
  return world->gone[ADA][0] == 1;
}

static gboolean
is_attack_pending (const DuneState *world)
{
  return world->pending == 1;
}

#define ASIDE                                                                                      \
  "give boris ornithopter-escape-1; round 4; play aim > boris; play lay defend; play use "         \
  "ornithopter-escape-1"

/* Roles are those of the deal; identity and trait cards lie as they like; and a card on a friend is
 * four times as likely one that does good. */
static const Share shares[] = {
  { "baron-of-clara", "", BARON, is_clara_noble, 46, 54 },
  { "trooper-of-clara", "", TROOPER, is_clara_noble, 30, 37 },
  { "leto-of-boris", "", LETO, is_boris_baron, 30, 37 },
  { "baron-of-boris", "", BARON, is_boris_baron, 0, 0 },
  { "order-of-traits", "", BARON, shows_house_first, 46, 54 },
  { "friend-of-the-baron", "lay ada boris attack; round 5", BARON, has_friend_defended, 76, 84 },
  { "enemy-of-the-enemy", "lay clara boris attack; round 5", BARON, has_enemy_attacked, 76, 84 },
  { "own-card", "lay clara boris attack; round 5", BORIS, has_enemy_attacked, 100, 100 },
  { "discarded-card", ASIDE "; play discard", BORIS, is_attack_gone, 44, 56 },
  { "own-discarded-card", ASIDE "; play discard", ADA, is_attack_gone, 0, 0 },
  { "card-turned-aside", ASIDE, CLARA, is_attack_pending, 46, 54 },
  { "own-card-turned-aside", ASIDE, ADA, is_attack_pending, 0, 0 },
};

static void
test_share (gconstpointer data)
{
  const Share *share = data;
  g_auto (Table) table = { 0 };
  guint n = 0;
  TcRng rng;

  table_init (&table, "four");
  dune_prepare (&table, share->prepare);
  tc_rng_init (&rng, 5);
  for (guint i = 0; i < N_DRAWN; i++) {
    g_autofree DuneState *world = table_dup_seen (&table, share->viewer);

    tc_rules_sample_hidden (table.ruleset, &world->head, share->viewer, &rng);
    n += share->is_so (world);
  }
  g_test_message ("%u of %u", n, N_DRAWN);
  g_assert_cmpuint (n * 100, >=, share->least * N_DRAWN);
  g_assert_cmpuint (n * 100, <=, share->most * N_DRAWN);
}

/* -- The chances themselves ---------------------------------------------------------------------
 */

typedef struct {
  const char *name;
  const char *setup;
  guint8 viewer;
  guint8 seat;
  guint percent[4]; /* Atreides noble, Atreides fighter, Harkonnen noble, Harkonnen fighter */
} Chance;

/* By counting the cards that are left for those whom the viewer does not know. */
static const Chance chances[] = {
  { "four-own", "four", BARON, BARON, { 0, 0, 100, 0 } },
  { "four-known", "four", BARON, TROOPER, { 0, 0, 0, 100 } },
  { "four-others", "four", BARON, LETO, { 50, 50, 0, 0 } },
  { "four-fighter", "four", TROOPER, BARON, { 33, 33, 33, 0 } },
  { "five-baron", "five", BARON, LETO, { 33, 67, 0, 0 } },
  { "five-leto", "five", LETO, BARON, { 0, 50, 25, 25 } },
  { "five-duncan", "five", DUNCAN, BARON, { 25, 25, 25, 25 } },
  { "six-baron", "six", BARON, LETO, { 33, 67, 0, 0 } },
  { "six-baron-of-guard", "six", BARON, GUARD, { 0, 0, 0, 100 } },
  { "six-guard", "six", GUARD, BARON, { 20, 40, 20, 20 } },
  { "seven-leto", "seven", LETO, BARON, { 17, 33, 17, 33 } },
  { "seven-gurney", "seven", GURNEY, BARON, { 33, 17, 17, 33 } },
  { "eight-baron", "eight", BARON, RABBAN, { 40, 40, 20, 0 } },
  { "eight-leto", "eight", LETO, BARON, { 14, 29, 29, 29 } },
  { "eight-trooper", "eight", TROOPER, BARON, { 29, 29, 29, 14 } },
};

static void
test_chance (gconstpointer data)
{
  const Chance *chance = data;
  guint32 found[DUNE_MAX_SEATS][DUNE_MAX_ROLES];
  g_auto (Table) table = { 0 };
  g_autofree DuneState *seen = NULL;
  DuneOdds odds;

  table_init (&table, chance->setup);
  seen = table_dup_seen (&table, chance->viewer);
  dune_odds_init (&odds, table.rules, seen, chance->viewer);
  dune_odds_count (&odds);
  dune_odds_get (&odds, found);
  for (guint role = 0; role < G_N_ELEMENTS (chance->percent); role++)
    g_assert_cmpuint ((found[chance->seat][role] * 100 + 32768) / 65536, ==, chance->percent[role]);
}

/* A weight counts as many times as it is heavier; one that is the only possibility does not. */
static void
test_weights (void)
{
  guint32 found[DUNE_MAX_SEATS][DUNE_MAX_ROLES];
  g_auto (Table) table = { 0 };
  g_autofree DuneState *seen = NULL;
  DuneOdds odds;

  table_init (&table, "four");
  seen = table_dup_seen (&table, BARON);
  dune_odds_init (&odds, table.rules, seen, BARON);
  odds.weight[LETO][0] = 3 * DUNE_WEIGHT_EVEN;
  odds.weight[TROOPER][3] = 1;
  dune_odds_count (&odds);
  dune_odds_get (&odds, found);
  g_assert_cmpuint ((found[LETO][0] * 100 + 32768) / 65536, ==, 75);
  g_assert_cmpuint ((found[DUNCAN][0] * 100 + 32768) / 65536, ==, 25);
  g_assert_cmpuint ((found[TROOPER][3] * 100 + 32768) / 65536, ==, 100);
  odds.weight[DUNCAN][0] = 3 * DUNE_WEIGHT_EVEN;
  dune_odds_count (&odds);
  dune_odds_get (&odds, found);
  g_assert_cmpuint ((found[LETO][0] * 100 + 32768) / 65536, ==, 50);
}

/* Salt works: six roles, and brokers that two patrons know. */
static void
test_other_table (void)
{
  g_auto (Table) table = { 0 };
  TcRng rng;

  table_open (&table, table_build (SALT_FILE, NULL, NULL), "five", 3);
  table_deal (&table);
  tc_rng_init (&rng, 9);
  for (guint i = 0; i < N_WORLDS; i++) {
    guint8 viewer = (guint8) (i % table.state.n_seats);
    g_autofree DuneState *world = table_dup_seen (&table, viewer);

    tc_rules_sample_hidden (table.ruleset, &world->head, viewer, &rng);
    assert_roles (&table, world);
    assert_same_view (&table, world, viewer);
    for (guint seat = 0; seat < world->n_seats; seat++) {
      assert_traits (&table, world, seat);
      assert_targets (&table, world, seat);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autofree char *path = g_strdup_printf ("/dune/worlds/%s", positions[i].name);

    g_test_add_data_func (path, &positions[i], test_position);
  }
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++) {
    g_autofree char *path = g_strdup_printf ("/dune/worlds/share/%s", shares[i].name);

    g_test_add_data_func (path, &shares[i], test_share);
  }
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++) {
    g_autofree char *path = g_strdup_printf ("/dune/worlds/chance/%s", chances[i].name);

    g_test_add_data_func (path, &chances[i], test_chance);
  }
  g_test_add_func ("/dune/worlds/weights", test_weights);
  g_test_add_func ("/dune/worlds/salt-works", test_other_table);

  return g_test_run ();
}
