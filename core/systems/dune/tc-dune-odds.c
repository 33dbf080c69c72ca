/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Who may have which role. As many players have a role as identity cards of it were dealt, so what
 * one has bears on all others. All ways to deal the roles are weighed at once, seat after seat,
 * over the roles that are left; a level has one number for each of them. Counted in integers, so
 * that it comes out alike on every machine. */

#define MOST_WAYS  (1u << 22) /* a level is scaled down to this */
#define MOST_AHEAD (1u << 20)
#define MOST_TOTAL (G_GUINT64_CONSTANT (1) << 46)
#define CHANCE_ONE 65536u

/* Known: the own role, what was revealed, roles that this one was told of; and that nobody else
 * has those. */
static gboolean
is_possible (const DuneRules *rules, const DuneState *state, guint8 viewer, guint seat, guint role)
{
  gboolean is_told = viewer < DUNE_MAX_SEATS && state->role[viewer] < rules->n_roles &&
                     (rules->roles[state->role[viewer]].knows >> role & 1) != 0;

  if (state->role[seat] < rules->n_roles)
    return state->role[seat] == role;

  return !is_told;
}

/* Whether the trait cards that were seen can belong to the role. */
static gboolean
has_traits (const DuneRules *rules, const DuneState *state, guint seat, const DuneRole *role)
{
  guint8 n[DUNE_MAX_KINDS] = { 0 };

  for (guint i = 0; i < role->n_traits; i++)
    n[role->traits[i]]++;
  for (guint slot = 0; slot < rules->n_traits; slot++) {
    guint kind = state->trait[seat][slot];

    if (kind < rules->n_kinds && n[kind]-- == 0)
      return FALSE;
  }

  return TRUE;
}

static void
measure (DuneOdds *odds, const DuneRules *rules, const DuneState *state)
{
  const DuneCount *count = dune_get_count (rules, state);

  odds->rules = rules;
  odds->n_seats = state->n_seats;
  odds->size = 1;
  memset (odds->left, 0, sizeof odds->left);
  for (guint i = 0; i < count->n_identities; i++)
    odds->left[rules->identity_role[count->identities[i]]]++;
  for (guint role = 0; role < rules->n_roles; role++) {
    odds->stride[role] = (guint16) odds->size;
    odds->size *= odds->left[role] + 1u;
  }
}

void
dune_odds_init (DuneOdds *odds, const DuneRules *rules, const DuneState *state, guint8 viewer)
{
  measure (odds, rules, state);
  for (guint seat = 0; seat < odds->n_seats; seat++) {
    for (guint role = 0; role < rules->n_roles; role++)
      odds->weight[seat][role] = odds->left[role] > 0 &&
                                     is_possible (rules, state, viewer, seat, role) &&
                                     has_traits (rules, state, seat, &rules->roles[role])
                                   ? DUNE_WEIGHT_EVEN
                                   : 0;
  }
  dune_odds_count (odds);
}

static gboolean
has_role (const DuneOdds *odds, guint code, guint role)
{
  return code / odds->stride[role] % (odds->left[role] + 1u) > 0;
}

/* What stays above nothing stays so. */
static void
scale (const guint64 *from, guint32 *to, guint n, guint64 limit)
{
  guint64 most = 0;
  guint shift = 0;

  for (guint i = 0; i < n; i++)
    most = MAX (most, from[i]);
  while (most >> shift >= limit)
    shift++;
  for (guint i = 0; i < n; i++)
    to[i] = (guint32) (from[i] > 0 ? MAX (from[i] >> shift, 1) : 0);
}

static guint64
sum_ways (const DuneOdds *odds, guint seat, guint code)
{
  guint64 sum = 0;

  for (guint role = 0; role < odds->rules->n_roles; role++) {
    guint weight = odds->weight[seat][role];

    if (weight > 0 && has_role (odds, code, role))
      sum += (guint64) weight * odds->ways[seat + 1][code - odds->stride[role]];
  }

  return sum;
}

void
dune_odds_count (DuneOdds *odds)
{
  guint64 sums[1u << DUNE_MAX_SEATS];

  memset (odds->ways[odds->n_seats], 0, sizeof odds->ways[0]);
  odds->ways[odds->n_seats][0] = 1;
  for (guint seat = odds->n_seats; seat-- > 0;) {
    for (guint code = 0; code < odds->size; code++)
      sums[code] = sum_ways (odds, seat, code);
    scale (sums, odds->ways[seat], odds->size, MOST_WAYS);
  }
}

/* One seat on: @ahead is the weight of all that leads to each way. */
static void
step (const DuneOdds *odds, guint seat, guint32 *ahead, guint64 *sums)
{
  guint64 next[1u << DUNE_MAX_SEATS] = { 0 };

  for (guint code = 0; code < odds->size; code++) {
    for (guint role = 0; ahead[code] > 0 && role < odds->rules->n_roles; role++) {
      guint weight = odds->weight[seat][role];

      if (weight == 0 || !has_role (odds, code, role))
        continue;
      next[code - odds->stride[role]] += (guint64) ahead[code] * weight;
      sums[role] +=
        (guint64) ahead[code] * weight * odds->ways[seat + 1][code - odds->stride[role]];
    }
  }
  scale (next, ahead, odds->size, MOST_AHEAD);
}

void
dune_odds_get (const DuneOdds *odds, guint32 out[DUNE_MAX_SEATS][DUNE_MAX_ROLES])
{
  guint32 ahead[1u << DUNE_MAX_SEATS] = { 0 };

  ahead[odds->size - 1] = 1;
  for (guint seat = 0; seat < odds->n_seats; seat++) {
    guint64 sums[DUNE_MAX_ROLES] = { 0 };
    guint64 total = 0;
    guint shift = 0;

    step (odds, seat, ahead, sums);
    for (guint role = 0; role < odds->rules->n_roles; role++)
      total += sums[role];
    while (total >> shift >= MOST_TOTAL)
      shift++;
    for (guint role = 0; role < DUNE_MAX_ROLES; role++)
      out[seat][role] =
        (guint32) (total > 0 ? (sums[role] >> shift) * CHANCE_ONE / (total >> shift) : 0);
  }
}

void
dune_odds_draw (const DuneOdds *odds, guint8 *out_roles, TcRng *rng)
{
  guint code = odds->size - 1;

  for (guint seat = 0; seat < odds->n_seats; seat++) {
    guint64 sum = sum_ways (odds, seat, code);
    guint64 nth = sum > 0 ? tc_rng_next (rng) % sum : 0;
    guint role = 0;

    for (;; role++) {
      guint weight = odds->weight[seat][role];
      guint64 share = weight > 0 && has_role (odds, code, role)
                        ? (guint64) weight * odds->ways[seat + 1][code - odds->stride[role]]
                        : 0;

      if (nth < share)
        break;
      nth -= share;
      g_assert (role + 1 < odds->rules->n_roles);
    }
    out_roles[seat] = (guint8) role;
    code -= odds->stride[role];
  }
}
