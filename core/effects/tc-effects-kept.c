/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects/tc-effects-private.h"

#include <string.h>

/* What the core keeps for effects in every state, so that no system has to: tallies, statuses, what
 * waits for something to happen, and changes of rolls. All of it is 16-bit words that are zero at
 * the beginning: a tally is kept as its distance from its start. */

/* Of each player: dice and result, for the next roll and for this turn; and the result + 1 in place
 * of the next roll. */
#define MODIFIER_WORDS 5u

static guint16 *
get_words (const TcEffects *effects, TcState *state)
{
  return (guint16 *) (gpointer) ((guint8 *) state + effects->kept_offset);
}

static const guint16 *
peek_words (const TcEffects *effects, const TcState *state)
{
  return (const guint16 *) (gconstpointer) ((const guint8 *) state + effects->kept_offset);
}

/* -- Compiling --------------------------------------------------------------------------------- */

static guint
count_words (const TcEffects *effects, const Kept *kept, gboolean is_status)
{
  guint n = effects->players->len;

  if (is_status)
    return ((kept->is_of_cards ? effects->cards.n : n) + 15u) / 16;

  return g_array_index (effects->tracks, Subject, kept->track).is_owned ? n : 1;
}

static void
add_kept (TcEffects *effects, TcNode node, gboolean is_status)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  Kept kept = { .node = node, .first = effects->n_kept };

  kept.lasts = (TcEffectsSpan) tc_scenario_get_enum (scenario, node, "lasts");
  if (is_status) {
    kept.is_of_cards = tc_scenario_get_enum (scenario, node, "of") == 1;
  } else {
    kept.start = (gint) tc_scenario_get_int (scenario, node, "start");
    kept.track = effects->tracks->len;
    tc_effects_add_track (effects, node, tc_scenario_get_bool (scenario, node, "owned"),
                          (gint) tc_scenario_get_int (scenario, node, "min"),
                          (gint) tc_scenario_get_int (scenario, node, "max"));
  }
  effects->n_kept += count_words (effects, &kept, is_status);
  g_array_append_val (is_status ? effects->statuses : effects->tallies, kept);
}

void
tc_effects_prepare (TcEffects *effects)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  TcNode node = TC_NODE_NONE;

  if (effects->is_ready)
    return;

  effects->first_tally = effects->tracks->len;
  while ((node = tc_scenario_find_by_role (scenario, "tally", node)) != TC_NODE_NONE)
    add_kept (effects, node, FALSE);
  while ((node = tc_scenario_find_by_role (scenario, "status", node)) != TC_NODE_NONE)
    add_kept (effects, node, TRUE);
  while ((node = tc_scenario_find_by_role (scenario, "effect", node)) != TC_NODE_NONE)
    effects->has_modifiers |= g_str_equal (tc_scenario_get_name (scenario, node), "modify-roll");
  effects->is_ready = TRUE;
}

void
tc_effects_lay_out_kept (TcEffects *effects)
{
  effects->first_reaction = effects->n_kept;
  effects->n_kept += effects->reactions->len;
  effects->first_modifier = effects->n_kept;
  if (effects->has_modifiers)
    effects->n_kept += MODIFIER_WORDS * effects->players->len;
  if (effects->n_kept > 0)
    effects->kept_offset =
      tc_ruleset_add_array (effects->ruleset, "kept", sizeof (guint16), effects->n_kept);
}

/* -- Tallies ----------------------------------------------------------------------------------- */

static const Kept *
get_tally (const TcEffects *effects, guint track)
{
  return &g_array_index (effects->tallies, Kept, track - effects->first_tally);
}

static gsize
get_tally_word (const Kept *tally, guint player)
{
  return tally->first + (player == TC_EFFECTS_NOBODY ? 0 : player);
}

gint
tc_effects_get_track (const Run *run, guint track, guint player)
{
  const TcEffects *effects = run->effects;
  const Kept *tally = NULL;

  if (track < effects->first_tally)
    return run->host->track (run->rules, run->state, track, player);

  tally = get_tally (effects, track);

  return tally->start + (gint16) peek_words (effects, run->state)[get_tally_word (tally, player)];
}

void
tc_effects_shift_track (const Run *run, guint track, guint player, gint by)
{
  const TcEffects *effects = run->effects;
  const Subject *subject = &g_array_index (effects->tracks, Subject, track);
  const Kept *tally = NULL;
  gint old = 0;
  gint value = 0;

  if (track < effects->first_tally) {
    run->host->shift (run->rules, run->state, run->events, track, player, by);
    return;
  }

  tally = get_tally (effects, track);
  old = tc_effects_get_track (run, track, player);
  value = CLAMP (old + by, subject->min, subject->max);
  get_words (effects, run->state)[get_tally_word (tally, player)] =
    (guint16) (value - tally->start);
  if (value != old && run->events != NULL && run->host->report_tally != NULL)
    run->host->report_tally (run->rules, run->state, run->events, track - effects->first_tally,
                             value);
}

/* -- Statuses ---------------------------------------------------------------------------------- */

gboolean
tc_effects_bears (const TcEffects *effects, const TcState *state, guint status, guint bearer)
{
  const Kept *kept = &g_array_index (effects->statuses, Kept, status);

  return (peek_words (effects, state)[kept->first + bearer / 16] >> bearer % 16 & 1) != 0;
}

void
tc_effects_set_bears (const TcEffects *effects,
                      TcState *state,
                      guint status,
                      guint bearer,
                      gboolean on)
{
  const Kept *kept = &g_array_index (effects->statuses, Kept, status);
  guint16 *word = &get_words (effects, state)[kept->first + bearer / 16];
  guint16 bit = (guint16) (1u << bearer % 16);

  *word = on ? *word | bit : *word & (guint16) ~bit;
}

gboolean
tc_effects_is_meant (const TcEffects *effects,
                     const TcState *state,
                     const Instruction *code,
                     guint bearer)
{
  return (code->with == ANY || tc_effects_bears (effects, state, code->with, bearer)) &&
         (code->without == ANY || !tc_effects_bears (effects, state, code->without, bearer));
}

static gint
find_kept (const TcEffects *effects, const GArray *all, const char *id)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);

  for (guint i = 0; i < all->len; i++) {
    if (g_str_equal (tc_scenario_get_string (scenario, g_array_index (all, Kept, i).node, "id"),
                     id))
      return (gint) i;
  }

  return -1;
}

gint
tc_effects_find_tally (const TcEffects *effects, const char *id)
{
  g_return_val_if_fail (effects->is_ready && id != NULL, -1);

  return find_kept (effects, effects->tallies, id);
}

gint
tc_effects_get_tally (const TcEffects *effects, const TcState *state, guint tally, guint player)
{
  const Kept *kept = NULL;

  g_return_val_if_fail (tally < effects->tallies->len, 0);

  kept = &g_array_index (effects->tallies, Kept, tally);

  return kept->start + (gint16) peek_words (effects, state)[get_tally_word (kept, player)];
}

gint
tc_effects_find_status (const TcEffects *effects, const char *id)
{
  g_return_val_if_fail (effects->is_ready && id != NULL, -1);

  return find_kept (effects, effects->statuses, id);
}

gboolean
tc_effects_get_status (const TcEffects *effects, const TcState *state, guint status, guint bearer)
{
  g_return_val_if_fail (status < effects->statuses->len, FALSE);

  return tc_effects_bears (effects, state, status, bearer);
}

void
tc_effects_set_status (const TcEffects *effects,
                       TcState *state,
                       guint status,
                       guint bearer,
                       gboolean on)
{
  g_return_if_fail (status < effects->statuses->len);

  tc_effects_set_bears (effects, state, status, bearer, on);
}

/* -- Changes of rolls -------------------------------------------------------------------------- */

static guint16 *
get_modifiers (const TcEffects *effects, TcState *state, guint player)
{
  return get_words (effects, state) + effects->first_modifier + MODIFIER_WORDS * player;
}

static void
add_to (guint16 *word, gint by)
{
  *word = (guint16) CLAMP ((gint16) *word + by, -99, 99);
}

void
tc_effects_modify (const TcEffects *effects,
                   TcState *state,
                   guint player,
                   gboolean this_turn,
                   gint dice,
                   gint result,
                   gint in_place)
{
  guint16 *words = get_modifiers (effects, state, player) + (this_turn ? 2 : 0);

  if (in_place >= 0) {
    get_modifiers (effects, state, player)[4] = (guint16) (in_place + 1);
    return;
  }

  add_to (&words[0], dice);
  add_to (&words[1], result);
}

void
tc_effects_use_modifiers (const TcEffects *effects,
                          TcState *state,
                          guint player,
                          gint *out_dice,
                          gint *out_result,
                          gint *out_in_place)
{
  guint16 *words = NULL;

  *out_dice = *out_result = 0;
  *out_in_place = -1;
  if (!effects->has_modifiers)
    return;

  words = get_modifiers (effects, state, player);
  *out_dice = (gint16) words[0] + (gint16) words[2];
  *out_result = (gint16) words[1] + (gint16) words[3];
  *out_in_place = words[4] - 1;
  words[0] = words[1] = words[4] = 0;
}

void
tc_effects_take_changes (const TcEffects *effects,
                         TcState *state,
                         guint player,
                         TcEffectsChange *out_change)
{
  tc_effects_use_modifiers (effects, state, player, &out_change->dice, &out_change->result,
                            &out_change->in_place);
}

void
tc_effects_set_result (const TcEffects *effects, TcState *state, guint player, guint result)
{
  g_return_if_fail (effects->has_modifiers);

  tc_effects_modify (effects, state, player, FALSE, 0, 0, (gint) result);
}

gboolean
tc_effects_has_result (const TcEffects *effects, const TcState *state, guint player)
{
  return effects->has_modifiers && get_modifiers (effects, (TcState *) state, player)[4] != 0;
}

/* -- What waits -------------------------------------------------------------------------------- */

void
tc_effects_wait (const TcEffects *effects, TcState *state, guint index, guint player)
{
  get_words (effects, state)[effects->first_reaction + index] |= (guint16) (1u << player);
}

/* Whether the reaction of @player is under way: it does not wait for what it does itself. */
static gboolean
is_under_way (const TcEffects *effects, const Stack *stack, const Reaction *reaction, guint player)
{
  guint end = get_instruction (effects, reaction->at)->jump;

  for (guint i = 0; i < stack->depth; i++) {
    const Frame *frame = peek_frame (effects, stack, i);

    if (frame->at > reaction->at && frame->at < end && frame->player0 == player)
      return TRUE;
  }

  return FALSE;
}

static void
carry_out (const TcEffects *effects,
           TcState *state,
           const Reaction *reaction,
           guint index,
           guint player)
{
  const Instruction *code = get_instruction (effects, reaction->at);
  const Stack *stack = peek_stack (effects, state);
  Run run = { .effects = effects, .state = state };
  guint level = stack->depth > 0 ? peek_frame (effects, stack, stack->depth - 1u)->level + 1u : 0;

  if ((code->flags & FLAG_ONCE) != 0)
    get_words (effects, state)[effects->first_reaction + index] &= (guint16) ~(1u << player);
  tc_effects_push (&run, reaction->at + 1u, reaction->program, player)->level = (guint16) level;
}

void
tc_effects_announce (const TcEffects *effects,
                     TcState *state,
                     TcEffectsTrigger trigger,
                     guint player)
{
  for (guint i = effects->reactions->len; i-- > 0;) {
    const Reaction *reaction = &g_array_index (effects->reactions, Reaction, i);
    guint waiting = 0;

    if (get_instruction (effects, reaction->at)->min != (gint) trigger)
      continue;
    waiting = peek_words (effects, state)[effects->first_reaction + i];
    for (guint each = effects->players->len; each-- > 0;) {
      if ((waiting >> each & 1) != 0 && (player == TC_EFFECTS_NOBODY || player == each) &&
          !is_under_way (effects, peek_stack (effects, state), reaction, each))
        carry_out (effects, state, reaction, i, each);
    }
  }
}

/* -- The end of a turn or a round ---------------------------------------------------------------
 */

static void
end_tally (const TcEffects *effects, TcState *state, const Kept *tally, guint player)
{
  gboolean is_owned = g_array_index (effects->tracks, Subject, tally->track).is_owned;
  guint16 *words = get_words (effects, state) + tally->first;

  if (player != TC_EFFECTS_NOBODY && is_owned)
    words[player] = 0;
  else
    memset (words, 0, count_words (effects, tally, FALSE) * sizeof *words);
}

static void
end_status (const TcEffects *effects, TcState *state, const Kept *status, guint player)
{
  guint16 *words = get_words (effects, state) + status->first;

  if (player != TC_EFFECTS_NOBODY && !status->is_of_cards)
    words[player / 16] &= (guint16) ~(1u << player % 16);
  else
    memset (words, 0, count_words (effects, status, TRUE) * sizeof *words);
}

static void
end_modifiers (const TcEffects *effects, TcState *state, guint player)
{
  for (guint each = 0; each < effects->players->len && effects->has_modifiers; each++) {
    if (player == TC_EFFECTS_NOBODY || player == each)
      memset (get_modifiers (effects, state, each), 0, MODIFIER_WORDS * sizeof (guint16));
  }
}

void
tc_effects_end_span (const TcEffects *effects, TcState *state, TcEffectsSpan span, guint player)
{
  for (guint i = 0; i < effects->tallies->len; i++) {
    const Kept *tally = &g_array_index (effects->tallies, Kept, i);

    if (tally->lasts == span)
      end_tally (effects, state, tally, player);
  }
  for (guint i = 0; i < effects->statuses->len; i++) {
    const Kept *status = &g_array_index (effects->statuses, Kept, i);

    if (status->lasts == span)
      end_status (effects, state, status, player);
  }
  for (guint i = 0; i < effects->reactions->len; i++) {
    if (g_array_index (effects->reactions, Reaction, i).lasts == span)
      get_words (effects, state)[effects->first_reaction + i] &=
        (guint16) (player == TC_EFFECTS_NOBODY ? 0 : ~(1u << player));
  }
  if (span == TC_EFFECTS_SPAN_TURN)
    end_modifiers (effects, state, player);
}

/* -- As a part of a setup ---------------------------------------------------------------------- */

/* What lasts for the turn ends with it, and a setup begins with a turn. */
gboolean
tc_effects_is_waiting (const TcEffects *effects, const TcState *state)
{
  for (guint i = 0; i < effects->reactions->len; i++) {
    if (g_array_index (effects->reactions, Reaction, i).lasts != TC_EFFECTS_SPAN_TURN &&
        peek_words (effects, state)[effects->first_reaction + i] != 0)
      return TRUE;
  }
  for (guint each = 0; each < effects->players->len && effects->has_modifiers; each++) {
    const guint16 *words = get_modifiers (effects, (TcState *) state, each);

    if (words[0] != 0 || words[1] != 0 || words[4] != 0)
      return TRUE;
  }

  return FALSE;
}

static const char *
get_id_of (const TcEffects *effects, TcNode node)
{
  return tc_scenario_get_string (tc_ruleset_get_scenario (effects->ruleset), node, "id");
}

static const char *
get_player_id (const TcEffects *effects, guint player)
{
  return get_id_of (effects, g_array_index (effects->players, TcNode, player));
}

static void
write_tally (const TcEffects *effects,
             const TcState *state,
             guint index,
             guint player,
             TcOperation *into)
{
  const Kept *tally = &g_array_index (effects->tallies, Kept, index);
  gint value = tc_effects_get_tally (effects, state, index, player);
  g_autofree char *number = g_strdup_printf ("%d", value);
  gboolean is_owned = player != TC_EFFECTS_NOBODY;
  const char *const attributes[] = {
    "tally", get_id_of (effects, tally->node), "value",
    number,  is_owned ? "player" : NULL,       is_owned ? get_player_id (effects, player) : NULL,
    NULL
  };

  if (value != tally->start)
    tc_operation_add_child (into, "tally-at", attributes);
}

/* A card has some statuses from the beginning; a player has none. */
static void
write_status (const TcEffects *effects,
              const TcState *state,
              const TcState *before,
              guint index,
              guint bearer,
              TcOperation *into)
{
  const Kept *status = &g_array_index (effects->statuses, Kept, index);
  gboolean is_of_cards = status->is_of_cards;
  gboolean is_on = tc_effects_bears (effects, state, index, bearer);
  const char *const attributes[] = {
    "status",
    get_id_of (effects, status->node),
    is_of_cards ? "card" : "player",
    is_of_cards ? tc_ruleset_get_thing (effects->ruleset, tc_range_get (effects->cards, bearer))->id
                : get_player_id (effects, bearer),
    is_on ? NULL : "off",
    "true",
    NULL
  };

  if (is_on != tc_effects_bears (effects, before, index, bearer))
    tc_operation_add_child (into, is_of_cards ? "card-status" : "status-of", attributes);
}

void
tc_effects_write_kept (const TcEffects *effects,
                       const TcState *state,
                       const TcState *before,
                       TcOperation *into)
{
  for (guint i = 0; i < effects->tallies->len; i++) {
    const Kept *tally = &g_array_index (effects->tallies, Kept, i);
    gboolean is_owned = g_array_index (effects->tracks, Subject, tally->track).is_owned;

    for (guint each = 0;
         tally->lasts != TC_EFFECTS_SPAN_TURN && each < (is_owned ? effects->players->len : 1);
         each++)
      write_tally (effects, state, i, is_owned ? each : TC_EFFECTS_NOBODY, into);
  }
  for (guint of_cards = 0; of_cards < 2; of_cards++) {
    for (guint i = 0; i < effects->statuses->len; i++) {
      const Kept *status = &g_array_index (effects->statuses, Kept, i);
      guint n = of_cards ? effects->cards.n : effects->players->len;

      for (guint each = 0; status->lasts != TC_EFFECTS_SPAN_TURN &&
                           status->is_of_cards == (of_cards != 0) && each < n;
           each++)
        write_status (effects, state, before, i, each, into);
    }
  }
}

static guint
find_player (const TcEffects *effects, TcNode node)
{
  for (guint i = 0; i < effects->players->len; i++) {
    if (node != TC_NODE_NONE && g_array_index (effects->players, TcNode, i) == node)
      return i;
  }

  return TC_EFFECTS_NOBODY;
}

static void
read_tally (const TcEffects *effects, TcNode node, TcState *state)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  gint index = tc_effects_find_tally (effects, tc_scenario_get_string (scenario, node, "tally"));
  const Kept *tally = &g_array_index (effects->tallies, Kept, index);
  const Subject *track = &g_array_index (effects->tracks, Subject, tally->track);
  guint player = find_player (effects, tc_scenario_get_ref (scenario, node, "player"));
  gint value = CLAMP ((gint) tc_scenario_get_int (scenario, node, "value"), track->min, track->max);

  if (track->is_owned == (player != TC_EFFECTS_NOBODY))
    get_words (effects, state)[get_tally_word (tally, player)] = (guint16) (value - tally->start);
}

/* Its number, or more than there are. */
static guint
find_card (const TcEffects *effects, const char *id)
{
  return tc_ruleset_find_thing (effects->ruleset, id) - effects->cards.first;
}

static void
read_status (const TcEffects *effects, TcNode node, TcState *state)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  gint index = tc_effects_find_status (effects, tc_scenario_get_string (scenario, node, "status"));
  gboolean of_card = g_str_equal (tc_scenario_get_name (scenario, node), "card-status");
  gboolean is_of_cards = g_array_index (effects->statuses, Kept, index).is_of_cards;
  guint bearer = of_card ? find_card (effects, tc_scenario_get_string (scenario, node, "card"))
                         : find_player (effects, tc_scenario_get_ref (scenario, node, "player"));

  if (of_card == is_of_cards && bearer < (of_card ? effects->cards.n : effects->players->len))
    tc_effects_set_bears (effects, state, (guint) index, bearer,
                          !tc_scenario_get_bool (scenario, node, "off"));
}

void
tc_effects_read_kept (const TcEffects *effects, TcNode setup, TcState *state)
{
  static const char *const names[] = { "tally-at", "status-of", "card-status" };
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode node = tc_scenario_find_child (scenario, setup, names[i]);

    for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node)) {
      if (i == 0)
        read_tally (effects, node, state);
      else
        read_status (effects, node, state);
    }
  }
}
