/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "systems/dune/tc-dune-private.h"

/* Who may have which role. As many players have a role as identity cards of it were dealt, so what
 * one has bears on all others. All ways to deal the roles are weighed at once, seat after seat,
 * over the roles that are left, with one number for each code (DuneDeals). Counted in integers, so
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

void
dune_odds_init (DuneOdds *odds, const DuneRules *rules, const DuneState *state, guint8 viewer)
{
  const DuneDeals *deals = &dune_get_count (rules, state)->deals;

  odds->rules = rules;
  odds->deals = deals;
  odds->n_seats = state->n_seats;
  for (guint seat = 0; seat < odds->n_seats; seat++) {
    odds->possible[seat] = 0;
    for (guint role = 0; role < rules->n_roles; role++) {
      gboolean fits = (deals->roles[deals->n - 1] >> role & 1) != 0 &&
                      is_possible (rules, state, viewer, seat, role) &&
                      has_traits (rules, state, seat, &rules->roles[role]);

      odds->weight[seat][role] = fits ? DUNE_WEIGHT_EVEN : 0;
      odds->possible[seat] |= (guint8) ((guint) fits << role);
    }
  }
}

/* The codes when the cards of @seat and of those after it are left: their numbers in a row. */
static const guint8 *
get_codes (const DuneOdds *odds, guint seat, guint *out_n)
{
  const DuneDeals *deals = odds->deals;
  guint n_left = odds->n_seats - seat;

  *out_n = (guint) deals->first[n_left + 1] - deals->first[n_left];

  return deals->codes + deals->first[n_left];
}

/* How many bits away @most is from being below @limit. */
static guint
find_shift (guint64 most, guint64 limit)
{
  guint shift = 0;

  while (most >> shift >= limit)
    shift++;

  return shift;
}

/* Scales down to @limit; what stands above nothing stays so. */
static guint32
scale (guint64 value, guint shift)
{
  return (guint32) (value > 0 ? MAX (value >> shift, 1) : 0);
}

/* Weights of all that can follow when @seat has @role, of the cards that are left. */
static guint64
get_share (const DuneOdds *odds, guint seat, guint code, guint role)
{
  return (guint64) odds->weight[seat][role] * odds->ways[code - odds->deals->stride[role]];
}

/* The roles that @seat may have, of the cards that are left. */
static guint
get_roles (const DuneOdds *odds, guint seat, guint code)
{
  return odds->deals->roles[code] & odds->possible[seat];
}

/* Role by role of a set of bits. */
#define FOR_ROLES(role, set)                                                                       \
  for (guint rest = (set), role = 0; rest != 0 && (role = (guint) __builtin_ctz (rest), TRUE);     \
       rest &= rest - 1)

static guint64
sum_ways (const DuneOdds *odds, guint seat, guint code)
{
  guint64 sum = 0;

  FOR_ROLES (role, get_roles (odds, seat, code))
  sum += get_share (odds, seat, code, role);

  return sum;
}

void
dune_odds_count (DuneOdds *odds)
{
  odds->ways[0] = 1;
  for (guint seat = odds->n_seats; seat-- > 0;) {
    guint64 sums[DUNE_MAX_DEALS];
    guint64 most = 0;
    guint n = 0;
    const guint8 *codes = get_codes (odds, seat, &n);
    guint shift = 0;

    for (guint i = 0; i < n; i++) {
      sums[i] = sum_ways (odds, seat, codes[i]);
      most = MAX (most, sums[i]);
    }
    shift = find_shift (most, MOST_WAYS);
    for (guint i = 0; i < n; i++)
      odds->ways[codes[i]] = scale (sums[i], shift);
  }
}

/* One seat on: @ahead is the weight of all that leads to each code. */
static void
step (const DuneOdds *odds, guint seat, guint64 *ahead, guint64 *sums)
{
  guint n = 0;
  const guint8 *codes = get_codes (odds, seat, &n);
  guint64 most = 0;
  guint shift = 0;

  for (guint i = 0; i < n; i++)
    most = MAX (most, ahead[codes[i]]);
  shift = find_shift (most, MOST_AHEAD);
  for (guint i = 0; i < n; i++) {
    guint code = codes[i];
    guint64 weight = scale (ahead[code], shift);

    FOR_ROLES (role, weight > 0 ? get_roles (odds, seat, code) : 0)
    {
      ahead[code - odds->deals->stride[role]] += weight * odds->weight[seat][role];
      sums[role] += weight * get_share (odds, seat, code, role);
    }
  }
}

void
dune_odds_get (const DuneOdds *odds, guint32 out[DUNE_MAX_SEATS][DUNE_MAX_ROLES])
{
  guint64 ahead[DUNE_MAX_DEALS];

  memset (ahead, 0, odds->deals->n * sizeof ahead[0]);
  ahead[odds->deals->n - 1] = 1;
  for (guint seat = 0; seat < odds->n_seats; seat++) {
    guint64 sums[DUNE_MAX_ROLES] = { 0 };
    guint64 total = 0;
    guint shift = 0;

    step (odds, seat, ahead, sums);
    for (guint role = 0; role < odds->rules->n_roles; role++)
      total += sums[role];
    shift = find_shift (total, MOST_TOTAL);
    for (guint role = 0; role < DUNE_MAX_ROLES; role++)
      out[seat][role] =
        (guint32) (total > 0 ? (sums[role] >> shift) * CHANCE_ONE / (total >> shift) : 0);
  }
}

void
dune_odds_draw (const DuneOdds *odds, guint8 *out_roles, TcRng *rng)
{
  guint code = odds->deals->n - 1u;

  for (guint seat = 0; seat < odds->n_seats; seat++) {
    guint64 sum = sum_ways (odds, seat, code);
    guint64 nth = sum > 0 ? tc_rng_next (rng) % sum : 0;
    guint found = 0;

    FOR_ROLES (role, get_roles (odds, seat, code))
    {
      guint64 share = get_share (odds, seat, code, role);

      found = role;
      if (nth < share)
        break;
      nth -= share;
    }
    out_roles[seat] = (guint8) found;
    code -= odds->deals->stride[found];
  }
}
