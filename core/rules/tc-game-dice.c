/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What was thrown in a game, and which dice show what somebody chose. */

#include <glib/gi18n-lib.h>

#include "rules/tc-game-private.h"
#include "rules/tc-system.h"

const TcDie *
tc_game_get_dice (TcGame *game, gint index, guint *out_n)
{
  guint n_dice = tc_events_get_n_dice (game->events);
  guint first = 0;
  guint from, to;

  *out_n = 0;
  if (index >= 0 && (guint) index >= game->entries->len)
    return NULL;
  tc_game_find_events (game, index, &from, &to);
  while (first < n_dice && tc_events_get_die (game->events, first)->event < from)
    first++;
  while (first + *out_n < n_dice && tc_events_get_die (game->events, first + *out_n)->event < to)
    (*out_n)++;

  return *out_n > 0 ? tc_events_get_die (game->events, first) : NULL;
}

/* The dice of a move take what was forced in its order, each a face that it has. */
gboolean
tc_game_is_die_forced (TcGame *game, guint8 viewer, gint index, guint nth)
{
  const TcState *before = NULL;
  guint n_taken = 0;
  guint n_most, n;
  const TcDie *dice = tc_game_get_dice (game, index, &n);

  g_return_val_if_fail (nth < n, FALSE);

  if (index < 0 || (viewer != TC_SEAT_NONE && tc_rules_has_secrets (game->ruleset)))
    return FALSE;
  before = tc_game_get_position (game, (guint) index);
  n_most = before->n_forced - tc_game_get_position (game, (guint) index + 1)->n_forced;
  for (guint i = 0; i <= nth && n_taken < n_most; i++) {
    gboolean is_taken = dice[i].face == tc_rules_read_face (game->ruleset, before->forced[n_taken]);

    n_taken += is_taken;
    if (i == nth)
      return is_taken;
  }

  return FALSE;
}

const char *
tc_die_get_name (guint nth)
{
  static const char *const names[] = {
    N_ ("next die"),
    N_ ("second die from now"),
    N_ ("third die from now"),
    N_ ("fourth die from now"),
    N_ ("fifth die from now"),
    N_ ("sixth die from now"),
    N_ ("seventh die from now"),
    N_ ("eighth die from now"),
    N_ ("ninth die from now"),
    N_ ("tenth die from now"),
    N_ ("eleventh die from now"),
    N_ ("twelfth die from now"),
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == TC_MAX_FORCED_DICE);
  g_return_val_if_fail (nth >= 1 && nth <= TC_MAX_FORCED_DICE, "");

  return _ (names[nth - 1]);
}
