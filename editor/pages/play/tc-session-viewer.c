/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "pages/play/tc-session-private.h"

/* What the screen shows of a game in which seats hide things from each other. */

static guint8
get_n_seats (TcSession *self)
{
  return tc_ruleset_get_setup (tc_game_get_ruleset (self->game), tc_game_get_setup (self->game))
    ->n_seats;
}

static gboolean
is_person (TcSession *self, guint8 seat)
{
  return seat < get_n_seats (self) && self->bots[seat] == NULL;
}

guint16
tc_session_get_people (TcSession *self)
{
  guint16 people = 0;

  for (guint8 i = 0; i < get_n_seats (self); i++) {
    if (is_person (self, i))
      people |= (guint16) (1u << i);
  }

  return people;
}

static guint
count_people (TcSession *self)
{
  guint n = 0;

  for (guint16 people = tc_session_get_people (self); people != 0; people >>= 1)
    n += people & 1;

  return n;
}

gboolean
tc_session_hides (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && tc_rules_has_secrets (tc_game_get_ruleset (self->game));
}

/* Whether the screen is somebody's at all. */
static gboolean
is_personal (TcSession *self)
{
  return tc_session_hides (self) && self->eyes != TC_EYES_UMPIRE && !tc_game_is_over (self->game);
}

guint8
tc_session_find_person (TcSession *self, guint8 seat)
{
  guint8 n = get_n_seats (self);

  for (guint8 i = 0; i < n; i++) {
    if (is_person (self, (seat + i) % n))
      return (seat + i) % n;
  }

  return TC_SEAT_NONE;
}

/* Who is to have the screen now, when somebody else has it. */
static guint8
find_next_viewer (TcSession *self)
{
  guint n_people = 0;
  guint8 actor = TC_SEAT_NONE;
  guint8 next = TC_SEAT_NONE;

  n_people = is_personal (self) && self->eyes == TC_EYES_PLAYERS ? count_people (self) : 0;
  if (n_people == 0)
    return TC_SEAT_NONE;

  actor = tc_game_get_state (self->game)->actor;
  if (n_people == 1 && self->screen == TC_SEAT_NONE)
    return TC_SEAT_NONE;
  if (is_person (self, actor) || !is_person (self, self->screen))
    next = tc_session_find_person (self, actor);

  return next != self->screen ? next : TC_SEAT_NONE;
}

guint8
tc_session_get_next_viewer (TcSession *self)
{
  guint8 next = TC_SEAT_NONE;

  g_return_val_if_fail (TC_IS_SESSION (self), TC_SEAT_NONE);

  next = find_next_viewer (self);
  return next != TC_SEAT_NONE && !tc_session_is_reading (self) ? next : TC_SEAT_NONE;
}

guint8
tc_session_get_awaiting_viewer (TcSession *self)
{
  guint8 next = TC_SEAT_NONE;

  g_return_val_if_fail (TC_IS_SESSION (self), TC_SEAT_NONE);

  next = find_next_viewer (self);
  return next != TC_SEAT_NONE && tc_session_is_reading (self) ? next : TC_SEAT_NONE;
}

gboolean
tc_session_is_covered (TcSession *self)
{
  return tc_session_get_next_viewer (self) != TC_SEAT_NONE;
}

guint8
tc_session_get_viewer (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), TC_SEAT_NONE);

  if (!is_personal (self))
    return TC_SEAT_NONE;
  if (self->eyes == TC_EYES_PUBLIC)
    return TC_SEAT_PUBLIC;
  if (count_people (self) == 1 && self->screen == TC_SEAT_NONE)
    return tc_session_find_person (self, 0);

  return self->screen < get_n_seats (self) ? self->screen : TC_SEAT_NONE;
}

guint
tc_session_count_people (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  return self->game != NULL ? count_people (self) : 0;
}

void
tc_session_watch (TcSession *self, guint8 seat)
{
  g_return_if_fail (TC_IS_SESSION (self) && self->game != NULL);
  g_return_if_fail (count_people (self) == 0);

  self->eyes = TC_EYES_PLAYERS;
  self->screen = seat;
  tc_session_changed (self);
}

void
tc_session_take_screen (TcSession *self)
{
  guint8 next = tc_session_get_next_viewer (self);

  if (next == TC_SEAT_NONE)
    return;
  self->screen = next;
  tc_session_changed (self);
}

void
tc_session_record_look (TcSession *self)
{
  if (self->eyes != TC_EYES_UMPIRE || count_people (self) == 0 || tc_game_is_over (self->game))
    return;
  tc_game_record_look (self->game);
  if (tc_session_hides (self))
    tc_session_forget_record (self);
}

void
tc_session_set_umpire (TcSession *self, gboolean is_umpire)
{
  g_return_if_fail (TC_IS_SESSION (self));

  if ((self->eyes == TC_EYES_UMPIRE) == is_umpire)
    return;
  self->eyes = is_umpire ? TC_EYES_UMPIRE : TC_EYES_PLAYERS;
  if (self->game != NULL)
    tc_session_record_look (self);
  /* Who was in front of the screen before the umpire need not be there now. */
  if (self->game != NULL && count_people (self) > 1)
    self->screen = TC_SEAT_NONE;
  tc_session_changed (self);
}

gboolean
tc_session_is_umpire (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->eyes == TC_EYES_UMPIRE;
}

/* Whoever was in front of the screen before need not be there now. */
void
tc_session_set_public (TcSession *self, gboolean is_public)
{
  g_return_if_fail (TC_IS_SESSION (self));

  if ((self->eyes == TC_EYES_PUBLIC) == is_public)
    return;
  self->eyes = is_public ? TC_EYES_PUBLIC : TC_EYES_PLAYERS;
  if (!is_public && self->game != NULL && count_people (self) > 1)
    self->screen = TC_SEAT_NONE;
  tc_session_changed (self);
}

gboolean
tc_session_is_public (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->eyes == TC_EYES_PUBLIC;
}

/* Whoever looked on goes on looking with the same eyes when people and bots change places: a player
 * who leaves the game to bots has not asked to see everything. */
void
tc_session_keep_screen (TcSession *self)
{
  guint8 viewer = tc_session_get_viewer (self);

  if (viewer < TC_MAX_SEATS && !tc_session_is_covered (self))
    self->screen = viewer;
}

TcView *
tc_session_dup_view (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), NULL);

  if (self->game == NULL)
    return NULL;
  if (tc_session_get_next_viewer (self) != TC_SEAT_NONE)
    return tc_view_new ();

  return tc_rules_view (tc_game_get_ruleset (self->game), tc_game_get_state (self->game),
                        tc_session_get_viewer (self));
}

TcView *
tc_session_dup_public_view (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  return tc_rules_view (tc_game_get_ruleset (self->game), tc_game_get_state (self->game),
                        TC_SEAT_PUBLIC);
}

/* How many moves an answer names: it is a sentence, the list has them all. */
#define MAX_NAMED 3

/* One move of each kind, then others as far as there is room. Returns how many. */
static guint
pick_moves (const TcViewMove *moves, guint n, gboolean *picked)
{
  guint n_picked = 0;

  for (guint i = 0; i < n && n_picked < MAX_NAMED; i++) {
    picked[i] = i == 0 || moves[i].move.verb != moves[i - 1].move.verb;
    n_picked += picked[i] ? 1 : 0;
  }
  for (guint i = 0; i < n && n_picked < MAX_NAMED; i++) {
    n_picked += picked[i] ? 0 : 1;
    picked[i] = TRUE;
  }

  return n_picked;
}

/* (transfer full): "Go to the Foyer · Open the door: North · End the turn and 4 more"; "" when
 * there is nothing to choose. */
static char *
dup_possible (TcSession *self)
{
  g_autoptr (TcView) view = tc_session_dup_view (self);
  GString *text = g_string_new (NULL);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);
  g_autofree gboolean *picked = g_new0 (gboolean, n + 1);
  guint n_left = n - pick_moves (moves, n, picked);

  for (guint i = 0; i < n; i++) {
    if (picked[i])
      /* Translators: between moves in a list */
      g_string_append_printf (text, "%s%s", text->len > 0 ? _ (" · ") : "", moves[i].text);
  }
  if (n_left > 0)
    g_string_append_printf (text, ngettext (" and %u more", " and %u more", n_left), n_left);

  return g_string_free (text, FALSE);
}

/* (transfer full): @refusal, and where to find what is possible. The list is that of what was
 * pointed at: where it is empty, the answer names moves. */
static char *
dup_with_moves (TcSession *self, const char *refusal, gboolean is_listed)
{
  g_autofree char *possible = NULL;

  if (is_listed)
    /* Translators: a sentence that says why something is not possible */
    return g_strdup_printf (_ ("%s The list shows what can be done with this."), refusal);
  possible = dup_possible (self);
  if (*possible == '\0')
    return g_strdup (refusal);

  /* Translators: a sentence that says why something is not possible, and moves */
  return g_strdup_printf (_ ("%s Possible now: %s."), refusal, possible);
}

char *
tc_session_dup_form_words (TcSession *self, gboolean is_listed)
{
  return dup_with_moves (
    self, is_listed ? _ ("This is not possible.") : _ ("Nothing can be done with this now."),
    is_listed);
}

/* (transfer full) (nullable): for who points at things, where core's own words are for who types
 * moves. What would be legal was not meant: somebody else's piece was taken along. */
static char *
dup_own_words (TcSession *self, TcReason reason, gboolean is_listed)
{
  if (reason == TC_REASON_FORM || reason == TC_REASON_LEGAL)
    return tc_session_dup_form_words (self, is_listed);
  if (reason == TC_REASON_PHASE)
    return dup_with_moves (self, _ ("This cannot be done now."), is_listed);

  return NULL;
}

char *
tc_session_dup_explanation (TcSession *self, const TcProposal *proposal, gboolean is_listed)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  TcReason reason = TC_REASON_LEGAL;
  g_autofree TcState *known =
    g_memdup2 (tc_game_get_state (self->game), tc_ruleset_get_state_size (ruleset));
  g_autofree char *text = NULL;
  char *own;

  tc_rules_redact (ruleset, known, tc_session_get_viewer (self));
  text = tc_rules_explain (ruleset, known, proposal, &reason);
  own = dup_own_words (self, reason, is_listed);

  return own != NULL ? own : g_steal_pointer (&text);
}
