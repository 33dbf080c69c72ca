/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"

/* Whether a player may read what an umpire changed: when it follows from what the player sees of
 * the positions before and after it, and from nothing else. So systems say what is hidden in their
 * redact alone, and no change can be told that a redacted position would not show. */

typedef struct {
  const TcRuleset *ruleset;
  guint8 viewer;
  gsize size;
  const TcState *all_before;
  const TcState *all_after;
  TcState *before; /* as the viewer knows it */
  TcState *after;  /* likewise */
  TcState *expected;
  TcState *other;
} Sight;

static gboolean
arrange (const Sight *self, const TcState *state, const TcMove *move, TcState *out)
{
  memcpy (out, state, self->size);

  return tc_ruleset_get_system (self->ruleset)->arrange (self->ruleset, out, move, NULL) ==
         TC_ARRANGED;
}

/* What somebody who knows no more than the viewer would see of @move. %FALSE: nothing, as of what
 * lies hidden before or after it. */
static gboolean
foresee (const Sight *self, const TcMove *move, TcState *out)
{
  if (!arrange (self, self->before, move, out))
    return FALSE;
  tc_rules_redact (self->ruleset, out, self->viewer);

  return memcmp (out, self->before, self->size) != 0;
}

/* All of that was to be seen; more may have been, as what a tile shows that was turned up. */
static gboolean
is_seen_after (const Sight *self)
{
  const guint8 *before = (const guint8 *) self->before;
  const guint8 *after = (const guint8 *) self->after;
  const guint8 *expected = (const guint8 *) self->expected;

  for (gsize i = 0; i < self->size; i++)
    if (expected[i] != before[i] && expected[i] != after[i])
      return FALSE;

  return TRUE;
}

/* Another change, and not the same in other words. */
static gboolean
looks_alike (const Sight *self, const TcMove *move, const TcMove *other)
{
  return tc_move_compare (move, other) != 0 && foresee (self, other, self->other) &&
         memcmp (self->other, self->expected, self->size) == 0 &&
         !(arrange (self, self->all_before, other, self->other) &&
           memcmp (self->other, self->all_after, self->size) == 0);
}

/* Whether another change could have looked the same: of another piece, to another place, or to
 * another number. */
static gboolean
is_doubtful (const Sight *self, const TcMove *move)
{
  guint n = tc_ruleset_get_n_things (self->ruleset);

  for (guint i = 0; i <= n; i++) {
    TcMove subject = *move, target = *move, value = *move;

    subject.subject = i < n ? (TcThing) i : move->subject;
    target.target = i < n ? (TcThing) i : TC_THING_NONE;
    value.value = (guint16) i;
    if (looks_alike (self, move, &subject) ||
        (move->verb != TC_VERB_TURN && looks_alike (self, move, &target)) ||
        (move->verb == TC_VERB_SET && looks_alike (self, move, &value)))
      return TRUE;
  }

  return FALSE;
}

/* Where a piece came from, and what number there was, is hidden when the words would be others. */
static gboolean
has_same_words (const Sight *self, const TcMove *move)
{
  g_autofree char *all = tc_umpire_dup_words (self->ruleset, self->all_before, TC_SEAT_NONE, move);
  g_autofree char *own = tc_umpire_dup_words (self->ruleset, self->all_before, self->viewer, move);

  return strcmp (all, own) == 0;
}

static TcState *
dup_known (const Sight *self, const TcState *state)
{
  TcState *known = g_memdup2 (state, self->size);

  tc_rules_redact (self->ruleset, known, self->viewer);

  return known;
}

gboolean
tc_umpire_is_told (const TcRuleset *ruleset,
                   const TcState *before,
                   const TcState *after,
                   const TcMove *move,
                   guint8 viewer)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  Sight self = { ruleset, viewer, size, before, after, NULL, NULL, NULL, NULL };
  gboolean is_told;

  if (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (ruleset))
    return TRUE;

  self.before = dup_known (&self, before);
  self.after = dup_known (&self, after);
  self.expected = g_malloc (size);
  self.other = g_malloc (size);
  is_told = foresee (&self, move, self.expected) && is_seen_after (&self) &&
            has_same_words (&self, move) && !is_doubtful (&self, move);
  g_free (self.before);
  g_free (self.after);
  g_free (self.expected);
  g_free (self.other);

  return is_told;
}
