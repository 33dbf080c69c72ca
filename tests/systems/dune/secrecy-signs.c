/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "secrecy-signs.h"

#include <string.h>

#define N_WORLDS 12 /* of which the hash is compared */

static const DuneState *
get_state (const Watch *watch)
{
  return (const DuneState *) tc_game_get_state (watch->game);
}

static TcRuleset *
get_ruleset (const Watch *watch)
{
  return tc_game_get_ruleset (watch->game);
}

#define NOTE(source, ...) attacker_note (watch->attacker, SOURCE_##source, __VA_ARGS__)

/* A public move is also a sign together with what the seat itself is. */
#define NOTE_MOVE(...) note_move (watch, g_strdup_printf (__VA_ARGS__))

static void
note_move (Watch *watch, char *take_text)
{
  g_autofree char *text = take_text;

  NOTE (MOVES, "%s", text);
  NOTE (OWN, "I am %u, and %s", get_state (watch)->role[watch->viewer], text);
}

/* -- By the rules -- */

/* What @seat takes, and what it leaves for others; of the target in few words, too. */
static void
watch_select (Watch *watch, guint card)
{
  const DuneRules *rules = watch->rules;
  const DuneState *state = get_state (watch);
  guint seat = state->current;
  guint turn = state->head.turn;
  guint sigil = rules->cards[card].sigil;

  NOTE_MOVE ("round %u: %u takes card %u", turn, seat, card);
  NOTE_MOVE ("round %u: %u takes sigil %u", turn, seat, sigil);
  NOTE_MOVE ("%u takes sigil %u", seat, sigil);
  NOTE_MOVE ("%u takes kind %u", seat, rules->cards[card].action);
  for (guint i = 0; i < rules->row_size; i++) {
    guint other = state->row[i] - 1u;

    if (state->row[i] == 0 || other == card)
      continue;
    NOTE_MOVE ("%u leaves sigil %u", seat, rules->cards[other].sigil);
    NOTE_MOVE ("%u leaves kind %u", seat, rules->cards[other].action);
    NOTE_MOVE ("%u takes sigil %u before %u", seat, sigil, rules->cards[other].sigil);
  }
}

static void
watch_effect (Watch *watch, const TcMove *move)
{
  const DuneRules *rules = watch->rules;
  const DuneState *state = get_state (watch);
  guint seat = state->head.actor;
  guint kind = state->using != 0 ? rules->cards[state->using - 1].action : DUNE_NONE;

  NOTE_MOVE ("round %u: %u chooses %u", state->head.turn, seat, move->subject);
  NOTE_MOVE ("%u chooses %u for kind %u", seat, move->subject, kind);
}

static void
watch_aim (Watch *watch, guint target)
{
  const DuneState *state = get_state (watch);
  const char *how = state->head.phase == DUNE_PHASE_DIVERT ? "diverts to" : "targets";

  NOTE_MOVE ("%u %s %u", state->current, how, target);
  NOTE_MOVE ("round %u: %u %s %u", state->head.turn, state->current, how, target);
  NOTE_MOVE ("%u is targeted", target);
}

/* In which order they move; who is asked for a reaction is no move. */
static void
watch_order (Watch *watch, const TcMove *move)
{
  const DuneState *state = get_state (watch);

  if (move->verb == DUNE_VERB_ACCEPT)
    return;
  if (watch->move_turn != state->head.turn)
    watch->n_moves = 0;
  watch->move_turn = state->head.turn;
  NOTE (MOVES, "round %u: move %u is %u of %u", state->head.turn, watch->n_moves++, move->verb,
        state->head.actor);
}

void
watch_move (Watch *watch, const TcMove *move)
{
  const DuneRules *rules = watch->rules;
  const DuneState *state = get_state (watch);
  guint turn = state->head.turn;
  guint seat = state->head.actor;

  watch_order (watch, move);
  if (move->verb >= DUNE_VERB_EFFECT) {
    watch_effect (watch, move);
    return;
  }
  switch ((DuneVerb) move->verb) {
  case DUNE_VERB_SELECT:
    watch_select (watch, tc_range_index (rules->card_things, move->subject));
    break;
  case DUNE_VERB_REPLACE:
    NOTE_MOVE ("%u replaces", seat);
    NOTE_MOVE ("round %u: %u replaces %u", turn, seat, move->subject);
    break;
  case DUNE_VERB_USE:
    NOTE_MOVE ("round %u: %u uses %u", turn, seat, move->subject);
    break;
  case DUNE_VERB_AIM:
    watch_aim (watch, tc_range_index (rules->seat_things, move->target));
    break;
  case DUNE_VERB_LAY:
    if (seat == watch->viewer)
      NOTE (OWN, "I am %u and place %u on %u", state->role[seat], move->subject, state->aimed);
    break;
  case DUNE_VERB_DISCARD:
  case DUNE_VERB_DONE:
    NOTE_MOVE ("round %u: %u does %u", turn, seat, move->verb);
    break;
  default:
    break;
  }
}

/* What lies open before everybody when the identities are revealed: which action cards are
 * shielded, and which tokens were not delivered; and who placed cards on whom, in order. */
static void
watch_table (Watch *watch)
{
  const DuneRules *rules = watch->rules;
  const DuneState *state = get_state (watch);

  for (guint card = 0; card < rules->n_cards; card++) {
    gboolean is_shielded = dune_is_shielded (rules, state, dune_card (rules, card));

    if (state->where[card] < DUNE_TAKEN)
      continue;
    NOTE (MOVES, "card %u of %u at the end: %d, %u", card, state->where[card] - DUNE_TAKEN,
          is_shielded, state->has_token[card]);
    NOTE (MOVES, "kind %u of %u at the end: %d, %u", rules->cards[card].action,
          state->where[card] - DUNE_TAKEN, is_shielded, state->has_token[card]);
    NOTE (MOVES, "card %u at the end: %d, %u", card, is_shielded, state->has_token[card]);
  }
  for (guint seat = 0; seat < state->n_seats; seat++) {
    for (guint slot = 0; slot < state->n_lying[seat]; slot++)
      NOTE (MOVES, "card %u on %u is of %u", slot, seat, state->lying_of[seat][slot]);
  }
}

/* Setup; Viewing traits; Target a player: what this seat was told by the rules. */
static void
watch_own (Watch *watch)
{
  const DuneRules *rules = watch->rules;
  const DuneState *state = get_state (watch);
  guint role = state->role[watch->viewer];

  NOTE (OWN, "I am %u", role);
  for (guint seat = 0; seat < state->n_seats; seat++) {
    guint other = state->role[seat];

    if (seat != watch->viewer && (rules->roles[role].knows >> other & 1) != 0)
      NOTE (OWN, "I know that %u is %u", seat, other);
    for (guint slot = 0; slot < rules->n_traits; slot++) {
      if ((state->saw_trait[seat][slot] >> watch->viewer & 1) != 0)
        NOTE (OWN, "I saw trait %u of %u", state->trait[seat][slot], seat);
    }
    for (guint slot = 0; slot < state->n_lying[seat]; slot++) {
      if (state->lying_of[seat][slot] == watch->viewer)
        NOTE (OWN, "I am %u, and my %u lies on %u", role, state->lying[seat][slot], seat);
      if ((state->saw_lying[seat][slot] >> watch->viewer & 1) != 0)
        NOTE (OWN, "I saw that %u placed %u on %u", state->lying_of[seat][slot],
              state->lying[seat][slot], seat);
    }
  }
  if (rules->roles[role].knows != 0 && state->role[watch->target] < rules->n_roles &&
      (rules->roles[role].knows >> state->role[watch->target] & 1) == 0)
    NOTE (OWN, "I am %u and do not know it", role);
}

/* Erases what this seat may not know by the rules before anybody has revealed anything: written
 * from the rules and not from dune_redact (), which is what is being looked at. */
static void
hide_by_rules (const Watch *watch, DuneState *state)
{
  const DuneRules *rules = watch->rules;
  guint8 knows = rules->roles[state->role[watch->viewer]].knows;

  state->head.seed = 0;
  for (guint seat = 0; seat < state->n_seats; seat++) {
    gboolean is_own = seat == watch->viewer;

    for (guint slot = 0; slot < rules->n_traits; slot++) {
      if ((state->saw_trait[seat][slot] >> watch->viewer & 1) == 0)
        state->trait[seat][slot] = DUNE_HIDDEN;
    }
    for (guint slot = 0; slot < state->n_lying[seat]; slot++) {
      if (state->lying_of[seat][slot] != watch->viewer &&
          (state->saw_lying[seat][slot] >> watch->viewer & 1) == 0)
        state->lying[seat][slot] = DUNE_HIDDEN;
    }
    if (is_own)
      continue;
    state->identity[seat] = DUNE_HIDDEN;
    if ((knows >> state->role[seat] & 1) == 0)
      state->role[seat] = DUNE_HIDDEN;
    memset (state->hand[seat], DUNE_HIDDEN, state->n_hand[seat]);
    memset (state->gone[seat], DUNE_HIDDEN, state->n_gone[seat]);
  }
  if (state->current != watch->viewer && state->pending != 0)
    state->pending = DUNE_HIDDEN;
}

/* Each byte of the position, by the rules or as the program hands it out. */
static void
watch_bytes (Watch *watch, gboolean is_by_rules)
{
  TcRuleset *ruleset = get_ruleset (watch);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree DuneState *seen = g_memdup2 (get_state (watch), size);
  const guint8 *bytes = (const guint8 *) seen;
  guint turn = seen->head.turn;

  if (is_by_rules)
    hide_by_rules (watch, seen);
  else
    tc_rules_redact (ruleset, &seen->head, watch->viewer);
  for (gsize i = 0; i < size; i++) {
    if (bytes[i] != 0 && is_by_rules)
      NOTE (OWN, "round %u: byte %u by the rules is %u", turn, (guint) i, bytes[i]);
    else if (bytes[i] != 0)
      NOTE (BYTES, "round %u: byte %u is %u", turn, (guint) i, bytes[i]);
  }
}

/* -- Through the interfaces -- */

static void
watch_picture (Watch *watch, const TcView *view, guint turn)
{
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);
  const TcViewContainer *containers = NULL;
  const TcViewNote *notes = NULL;

  NOTE (VIEW, "round %u: %u tokens", turn, n);
  for (guint i = 0; i < n; i++)
    NOTE (VIEW, "round %u: token %s %s %s %s %s %s %s %u %d %d", turn, tokens[i].key,
          tokens[i].name, tokens[i].container, tokens[i].owner, tokens[i].type, tokens[i].face,
          tokens[i].symbol, tokens[i].count, tokens[i].is_reduced, tokens[i].is_hidden);
  containers = tc_view_get_containers (view, &n);
  for (guint i = 0; i < n; i++) {
    NOTE (VIEW, "round %u: place %s %s %s %s", turn, containers[i].key, containers[i].name,
          containers[i].type, containers[i].owner);
    for (guint k = 0; k < containers[i].n_marks; k++)
      NOTE (VIEW, "round %u: mark %s %s %d", turn, containers[i].key, containers[i].marks[k].text,
            containers[i].marks[k].value);
  }
  notes = tc_view_get_notes (view, &n);
  for (guint i = 0; i < n; i++)
    NOTE (VIEW, "round %u: note %s %s %s", turn, notes[i].container, notes[i].mark, notes[i].text);
  tc_view_get_beliefs (view, &n);
  NOTE (VIEW, "round %u: %u beliefs", turn, n);
}

static void
watch_asked (Watch *watch)
{
  const TcRequest request = { .seat = watch->viewer };
  guint n = tc_game_get_n_moves (watch->game);
  guint actor = tc_game_get_state (watch->game)->actor;

  if (n > 0)
    NOTE (ASKED, "undo before %u: %d, %x", actor, tc_game_ask_undo (watch->game, n - 1, &request),
          tc_game_get_consent (watch->game, n - 1, &request));
  NOTE (ASKED, "die: %d", tc_game_ask_die (watch->game, &request));
  NOTE (ASKED, "seat: %d", tc_game_ask_person (watch->game, watch->target, TRUE, &request));
}

void
watch_before (Watch *watch)
{
  const TcState *state = tc_game_get_state (watch->game);
  g_autoptr (TcView) view = tc_rules_view (get_ruleset (watch), state, watch->viewer);
  guint n_moves = 0;
  guint n_records = 0;

  if (watch->turn != state->turn) {
    watch_picture (watch, view, state->turn);
    watch_bytes (watch, TRUE);
    watch_bytes (watch, FALSE);
    watch->turn = state->turn;
    watch->n_turn = 0;
  }
  tc_view_get_moves (view, &n_moves);
  tc_view_get_records (view, &n_records);
  NOTE (PROMPT, "prompt %s", tc_view_get_prompt (view));
  NOTE (PROMPT, "prompt of %u: %s", state->actor, tc_view_get_prompt (view));
  NOTE (PROMPT, "status of %u: %s", state->actor, tc_view_get_status (view));
  NOTE (PROMPT, "offered while %u decides: %u, %u", state->actor, n_moves, n_records);
  NOTE (ORDER, "round %u: decision %u is by %u in phase %u", state->turn, watch->n_turn++,
        state->actor, state->phase);
  NOTE (ORDER, "%u decides in phase %u", state->actor, state->phase);
  NOTE (ORDER, "%u decides", state->actor);
  NOTE (ORDER, "%u decides, group %u", state->actor, state->group);
  watch_asked (watch);
}

void
watch_after (Watch *watch)
{
  guint index = tc_game_get_n_moves (watch->game) - 1;
  g_auto (GStrv) lines = tc_game_dup_log (watch->game, watch->viewer, (gint) index);
  guint n_dice = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    NOTE (LOG, "line %s", lines[i]);
  NOTE (LOG, "%u has %u lines", tc_game_get_move_seat (watch->game, index), g_strv_length (lines));
  NOTE (LOG, "lines of %u told: %d", tc_game_get_move_seat (watch->game, index),
        tc_game_is_move_seen (watch->game, index, watch->viewer));
  tc_game_get_dice (watch->game, (gint) index, &n_dice);
  NOTE (LOG, "%u dice", n_dice);
}

/* Lines without their hashes; the header too. */
static void
watch_replay (Watch *watch)
{
  g_autofree char *text = tc_replay_dup_text (watch->game, watch->viewer);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    char *hash = strstr (lines[i], "  @");

    if (hash != NULL)
      *hash = '\0';
    NOTE (REPLAY, "saved %s", lines[i]);
  }
  NOTE (REPLAY, "saved lines: %u", g_strv_length (lines));
}

/* The attacker makes worlds that fit what he knows, and looks whether they give the hash that his
 * replay has. They all do, unless it has been made of something that he may not know. (Which worlds
 * he makes is no sign: that comes from what he has seen.) */
static void
watch_hash (Watch *watch)
{
  TcRuleset *ruleset = get_ruleset (watch);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *seen = g_memdup2 (tc_game_get_state (watch->game), size);
  g_autofree TcState *world = g_malloc (size);
  guint last = tc_game_get_n_moves (watch->game) - 1;
  guint64 hash = tc_game_get_seen_hash (watch->game, last, watch->viewer);
  TcRng rng;

  tc_rng_init (&rng, last);
  tc_rules_redact (ruleset, seen, watch->viewer);
  for (guint i = 0; i < N_WORLDS; i++) {
    guint role;

    memcpy (world, seen, size);
    tc_rules_sample_hidden (ruleset, world, watch->viewer, &rng);
    role = ((const DuneState *) world)->role[watch->target];
    tc_rules_redact (ruleset, world, watch->viewer);
    if (tc_rules_hash (ruleset, world) != hash)
      NOTE (HASH, "a world with %u has another hash", role);
  }
}

void
watch_end (Watch *watch)
{
  g_autoptr (TcView) view =
    tc_rules_view (get_ruleset (watch), tc_game_get_state (watch->game), watch->viewer);

  watch_table (watch);
  watch_own (watch);
  watch_picture (watch, view, 99);
  watch_replay (watch);
  watch_hash (watch);
  watch_bytes (watch, TRUE);
  watch_bytes (watch, FALSE);
}
