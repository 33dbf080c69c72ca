/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-session.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/play/tc-session-draft.h"
#include "pages/play/tc-session-private.h"

G_DEFINE_FINAL_TYPE (TcSession, tc_session, G_TYPE_OBJECT)

enum { CHANGED, NOTED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What bots were thinking of is not the position any more. */
void
tc_session_changed (TcSession *self)
{
  tc_session_forget_thinking (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tc_session_touch (TcSession *self)
{
  self->is_touched = TRUE;
  self->is_in_file = FALSE;
}

gboolean
tc_session_is_touched (TcSession *self)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->is_touched;
}

void
tc_session_note_touched (TcSession *self)
{
  g_return_if_fail (TC_IS_SESSION (self));

  self->is_touched = TRUE;
}

void
tc_session_set_unsaved (TcSession *self, gboolean is_unsaved)
{
  if (is_unsaved)
    tc_session_touch (self);
  else
    self->is_in_file = TRUE;
  g_signal_emit (self, signals[NOTED], 0);
}

static TcRuleset *
get_ruleset (TcSession *self)
{
  return tc_game_get_ruleset (self->game);
}

/* The bots stay at the seats that the new ruleset still has, where it still knows them; so do
 * notes, and whoever is in front of the screen. A seat that is new is a person's or goes to whom
 * the rules give it. */
static void
keep_seats (TcSession *self, const TcRuleset *old, const TcRuleset *new)
{
  const TcBot *bots[TC_MAX_SEATS] = { NULL };
  char *notes[TC_MAX_SEATS] = { NULL };
  guint8 screen = TC_SEAT_NONE;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (new); i++) {
    bots[i] = tc_bot_find_taker (new, i);
    for (guint8 j = 0; j < tc_ruleset_get_n_seats (old); j++) {
      if (!g_str_equal (tc_ruleset_get_seat (new, i)->id, tc_ruleset_get_seat (old, j)->id))
        continue;
      bots[i] = self->bots[j] != NULL ? tc_bot_find (new, self->bots[j]->id) : NULL;
      notes[i] = g_steal_pointer (&self->notes[j]);
      if (self->screen == j)
        screen = i;
    }
  }
  tc_session_clear_notes (self);
  memcpy (self->bots, bots, sizeof bots);
  memcpy (self->notes, notes, sizeof notes);
  self->screen = screen;
}

static void
take_game (TcSession *self, TcGame *game, TcGameTree *tree)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);

  if (self->game != NULL)
    keep_seats (self, get_ruleset (self), ruleset);
  g_clear_pointer (&self->game, tc_game_free);
  g_clear_pointer (&self->desk, tc_bot_desk_free);
  g_hash_table_remove_all (self->reasons);
  g_clear_pointer (&self->tree, tc_game_tree_free);
  self->game = game;
  self->tree = tree;
  self->fresh_from = -1;
  self->desk = tc_bot_desk_new (ruleset);
}

void
tc_session_forget_record (TcSession *self)
{
  g_clear_pointer (&self->record, g_free);
  self->is_in_file = FALSE;
}

void
tc_session_keep_reason (TcSession *self, char *why)
{
  guint64 hash = tc_game_get_hash (self->game);

  if (why != NULL)
    g_hash_table_replace (self->reasons, g_memdup2 (&hash, sizeof hash), why);
}

const char *
tc_session_get_reason (TcSession *self, guint index)
{
  guint64 hash;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  hash = tc_game_get_move_hash (self->game, index);
  return g_hash_table_lookup (self->reasons, &hash);
}

/* One decision of the acting seat's bot, without telling anyone. */
static gboolean
decide (TcSession *self)
{
  g_autofree char *why = NULL;
  const TcState *state;
  TcMove move;

  if (!tc_session_is_bots_turn (self))
    return FALSE;
  state = tc_game_get_state (self->game);
  tc_session_forget_record (self);
  tc_game_tree_keep (self->tree, self->game);
  move = tc_bot_desk_decide_aloud (self->desk, self->bots[state->actor], state, &self->rng, &why);
  if (!tc_game_apply (self->game, &move, NULL))
    return FALSE;
  tc_session_keep_reason (self, g_steal_pointer (&why));
  return TRUE;
}

static void
tc_session_finalize (GObject *object)
{
  TcSession *self = TC_SESSION (object);

  g_clear_pointer (&self->game, tc_game_free);
  g_clear_pointer (&self->desk, tc_bot_desk_free);
  g_hash_table_unref (self->reasons);
  g_clear_pointer (&self->tree, tc_game_tree_free);
  g_free (self->record);
  tc_session_clear_notes (self);
  G_OBJECT_CLASS (tc_session_parent_class)->finalize (object);
}

static void
tc_session_class_init (TcSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_session_finalize;
  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[NOTED] =
    g_signal_new ("noted", TC_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_session_init (TcSession *self)
{
  self->screen = TC_SEAT_NONE;
  self->reasons = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

TcSession *
tc_session_new (void)
{
  return g_object_new (TC_TYPE_SESSION, NULL);
}

static const TcBot *
get_usual_bot (const TcRuleset *ruleset)
{
  const TcBot *bot = tc_bot_find (ruleset, "heuristic");

  return bot != NULL ? bot : tc_bot_find (ruleset, "random");
}

/* Where seats hide things from each other one person plays at first: nobody wants to begin by
 * passing the screen around. */
static void
seat_bots (TcSession *self, TcRuleset *ruleset)
{
  if (!tc_rules_has_secrets (ruleset))
    return;
  for (guint8 i = 1; i < tc_ruleset_get_n_seats (ruleset); i++)
    self->bots[i] = get_usual_bot (ruleset);
}

/* A seat that the rules have begun to give to a bot goes to it; a person is left. */
static void
seat_takers (TcSession *self, TcRuleset *ruleset)
{
  guint8 n_seats = (guint8) tc_ruleset_get_n_seats (ruleset);
  gboolean is_changed = FALSE;

  for (guint8 i = 0; i < n_seats; i++) {
    const TcBot *taker = tc_bot_find_taker (ruleset, i);

    if (taker == NULL || (self->game != NULL && i < tc_ruleset_get_n_seats (get_ruleset (self)) &&
                          tc_bot_find_taker (get_ruleset (self), i) != NULL))
      continue;
    self->bots[i] = taker;
    is_changed = TRUE;
  }
  if (!is_changed || tc_session_count_people (self) > 0)
    return;
  for (guint8 i = 0; i < n_seats; i++) {
    if (tc_bot_find_taker (ruleset, i) == NULL) {
      self->bots[i] = NULL;
      return;
    }
  }
}

/* In another game anybody may be the first in front of the screen; who only watches goes on. */
static void
forget_screen (TcSession *self)
{
  if (tc_session_count_people (self) == 0)
    return;
  self->screen = TC_SEAT_NONE;
  if (self->eyes == TC_EYES_PUBLIC)
    self->eyes = TC_EYES_PLAYERS;
}

static void
begin_game (TcSession *self, TcRuleset *ruleset, guint setup, guint64 seed, gboolean allows_undo)
{
  tc_session_forget_record (self);
  take_game (self, tc_game_new (ruleset, setup, seed), tc_game_tree_new ());
  tc_game_set_people (self->game, tc_session_get_people (self));
  if (allows_undo)
    tc_game_allow_undo (self->game);
  tc_session_record_look (self);
  self->is_touched = FALSE;
}

void
tc_session_start (TcSession *self, TcRuleset *ruleset, guint setup, guint64 seed)
{
  g_return_if_fail (TC_IS_SESSION (self) && ruleset != NULL);
  g_return_if_fail (setup < tc_ruleset_get_n_setups (ruleset));

  if (self->game == NULL)
    seat_bots (self, ruleset);
  seat_takers (self, ruleset);
  /* Whoever saw everything of the last game has not asked to see everything of this one. */
  if (self->eyes == TC_EYES_UMPIRE)
    self->eyes = TC_EYES_PLAYERS;
  begin_game (self, ruleset, setup, seed, self->is_undo_allowed);
  forget_screen (self);
  tc_session_clear_notes (self);
  tc_bot_rng_init (&self->rng, seed);
  tc_session_changed (self);
}

char *
tc_session_dup_replay (TcSession *self, guint8 viewer)
{
  g_autofree char *text = NULL;
  GString *out = NULL;
  guint n_shown;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  n_shown = tc_game_get_n_moves (self->game);
  tc_game_jump (self->game, G_MAXUINT);
  text = tc_replay_dup_text (self->game, viewer);
  tc_game_jump (self->game, n_shown);
  out = g_string_new (text);
  tc_session_append_notes (self, viewer, out);
  if (viewer == TC_SEAT_NONE)
    tc_game_tree_append (self->tree, self->game, out);

  return g_string_free (out, FALSE);
}

static gboolean
play_text (TcSession *self, TcRuleset *ruleset, const char *text, TcDivergence *out_divergence)
{
  TcGameTree *tree = NULL;
  TcGame *game = tc_replay_open (ruleset, text, &tree, out_divergence);

  if (game == NULL)
    return FALSE;
  take_game (self, game, tree);
  return TRUE;
}

/* Whoever plays goes on playing, but for a bot that the new data do not know. */
static void
keep_people (TcSession *self)
{
  guint16 changed = tc_session_get_people (self) ^ tc_game_get_people (self->game);

  for (guint8 i = 0; i < TC_MAX_SEATS; i++) {
    if ((changed >> i & 1) != 0)
      tc_game_set_person (self->game, i, self->bots[i] == NULL, &TC_REQUEST_UMPIRE, NULL);
  }
}

/* Where that matters, the game says who plays; which bots they are it does not say. */
static void
follow_people (TcSession *self)
{
  guint16 people = tc_game_get_people (self->game);

  if (!tc_session_hides (self))
    return;
  for (guint8 i = 0; i < tc_ruleset_get_n_seats (get_ruleset (self)); i++) {
    if ((people >> i & 1) != 0)
      self->bots[i] = NULL;
    else if (self->bots[i] == NULL)
      self->bots[i] = get_usual_bot (get_ruleset (self));
  }
}

gboolean
tc_session_replay (TcSession *self, TcRuleset *ruleset, TcDivergence *out_divergence)
{
  guint n_shown;
  gboolean was_inside;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL && ruleset != NULL, FALSE);

  n_shown = tc_game_get_n_moves (self->game);
  was_inside = tc_game_can_redo (self->game);
  if (self->record == NULL)
    self->record = tc_session_dup_replay (self, TC_SEAT_NONE);
  if (!play_text (self, ruleset, self->record, out_divergence))
    return FALSE;
  keep_people (self);
  if (was_inside)
    tc_game_jump (self->game, n_shown);
  tc_session_changed (self);
  return TRUE;
}

gboolean
tc_session_load (TcSession *self,
                 TcRuleset *ruleset,
                 const char *replay,
                 TcDivergence *out_divergence)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && ruleset != NULL && replay != NULL, FALSE);

  if (!play_text (self, ruleset, replay, out_divergence))
    return FALSE;
  follow_people (self);
  forget_screen (self);
  tc_session_record_look (self);
  tc_session_read_notes (self, replay);
  g_free (self->record);
  self->record = g_strdup (replay);
  self->is_touched = FALSE;
  self->is_in_file = TRUE;
  tc_bot_rng_init (&self->rng, tc_game_get_seed (self->game));
  tc_session_changed (self);
  return TRUE;
}

TcGame *
tc_session_get_game (TcSession *self)
{
  return self->game;
}

const TcBot *
tc_session_get_bot (TcSession *self, guint8 seat)
{
  g_return_val_if_fail (seat < TC_MAX_SEATS, NULL);

  return self->bots[seat];
}

/* Who is about to play might have looked at another hand of this deal. */
gboolean
tc_session_deals_again (TcSession *self, guint8 seat, const TcBot *bot)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS, FALSE);

  return tc_session_hides (self) && self->bots[seat] != NULL && bot == NULL &&
         tc_game_get_n_recorded (self->game) == 0 &&
         !tc_seed_is_guessable (tc_game_get_seed (self->game));
}

/* %FALSE when the system has no chance to give: then everything stays. */
static gboolean
deal_again (TcSession *self)
{
  guint64 seed;

  if (!tc_seed_draw (&seed, NULL))
    return FALSE;
  begin_game (self, get_ruleset (self), tc_game_get_setup (self->game), seed,
              tc_game_is_undo_allowed (self->game));
  return TRUE;
}

/* %FALSE without leave: then everything stays. */
static gboolean
change_people (TcSession *self, guint8 seat, const TcBot *bot, const TcRequest *request)
{
  guint n_acts = tc_game_get_n_acts (self->game);

  if (!tc_session_is_change (self, seat, bot))
    return TRUE;
  if (!tc_game_set_person (self->game, seat, bot == NULL, request, NULL))
    return FALSE;
  if (tc_game_get_n_acts (self->game) > n_acts)
    tc_session_forget_record (self);
  return TRUE;
}

static void
set_bot (TcSession *self, guint8 seat, const TcBot *bot, const TcRequest *request)
{
  tc_session_keep_screen (self);
  if (!change_people (self, seat, bot, request) ||
      (tc_session_deals_again (self, seat, bot) && !deal_again (self)))
    return;
  self->bots[seat] = bot;
  if (tc_game_get_n_recorded (self->game) == 0) {
    tc_game_set_people (self->game, tc_session_get_people (self));
    /* The table is being set up: who does that need not be who decides first. */
    if (bot == NULL && tc_session_count_people (self) > 1)
      self->screen = TC_SEAT_NONE;
  }
  tc_session_changed (self);
}

void
tc_session_set_bot (TcSession *self, guint8 seat, const TcBot *bot)
{
  TcRequest request;

  g_return_if_fail (TC_IS_SESSION (self) && seat < TC_MAX_SEATS);

  if (self->bots[seat] == bot)
    return;
  if (self->game == NULL) {
    self->bots[seat] = bot;
    tc_session_changed (self);
    return;
  }
  request = tc_session_make_seat_request (self, seat);
  set_bot (self, seat, bot, &request);
}

void
tc_session_set_bot_confirmed (TcSession *self, guint8 seat, const TcBot *bot)
{
  TcRequest request;

  g_return_if_fail (TC_IS_SESSION (self) && self->game != NULL && seat < TC_MAX_SEATS);

  request = tc_session_make_seat_request (self, seat);
  request.is_confirmed = TRUE;
  set_bot (self, seat, bot, &request);
}

gboolean
tc_session_is_bots_turn (TcSession *self)
{
  if (self->game == NULL || tc_game_is_over (self->game))
    return FALSE;
  return self->bots[tc_game_get_state (self->game)->actor] != NULL;
}

gboolean
tc_session_step (TcSession *self)
{
  return tc_session_run (self, 1) == 1;
}

guint
tc_session_run (TcSession *self, guint max)
{
  guint n = 0;

  g_return_val_if_fail (TC_IS_SESSION (self), 0);

  while (n < max && decide (self))
    n++;
  if (n > 0)
    tc_session_decided (self);
  return n;
}

gboolean
tc_session_apply (TcSession *self, const TcMove *move, GError **error)
{
  gboolean is_kept;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  is_kept = tc_game_tree_keep (self->tree, self->game);
  if (!tc_game_apply (self->game, move, error)) {
    if (is_kept)
      tc_game_tree_unkeep (self->tree);
    return FALSE;
  }
  tc_session_touch (self);
  tc_session_forget_record (self);
  tc_session_decided (self);
  return TRUE;
}

gboolean
tc_session_force_die (TcSession *self, guint8 face)
{
  TcRequest request;
  gboolean is_kept;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  request = tc_session_make_request (self, 0);
  is_kept = tc_game_tree_keep (self->tree, self->game);
  if (!tc_game_force_die (self->game, face, &request)) {
    if (is_kept)
      tc_game_tree_unkeep (self->tree);
    return FALSE;
  }
  tc_session_touch (self);
  tc_session_forget_record (self);
  tc_session_changed (self);
  return TRUE;
}

gboolean
tc_session_jump (TcSession *self, guint n_moves)
{
  g_return_val_if_fail (TC_IS_SESSION (self), FALSE);

  return self->game != NULL && tc_session_undo_agreed (self, n_moves, 0);
}

char *
tc_session_dup_result (TcSession *self)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *result = NULL;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  lines = tc_rules_dup_result (get_ruleset (self), tc_game_get_state (self->game));
  result = g_strjoinv ("\n", lines);
  /* Translators: who has won, as a sentence */
  return g_strdup_printf (_ ("The game is over. %s"), result);
}

/* What the result leaves out. */
char *
tc_session_dup_outcome (TcSession *self)
{
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) result = NULL;
  g_auto (GStrv) kept = NULL;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  lines = tc_game_dup_outcome (self->game, tc_session_get_viewer (self));
  result = tc_rules_dup_result (get_ruleset (self), tc_game_get_state (self->game));
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) result, lines[i]))
      g_strv_builder_add (rest, lines[i]);
  kept = g_strv_builder_end (rest);

  return g_strjoinv ("\n", kept);
}
