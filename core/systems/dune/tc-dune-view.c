/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "base/tc-number-private.h"
#include "systems/dune/bots/tc-dune-bots-private.h"

/* The table as a seat sees it. There is no map: players sit around a table in their order, and what
 * lies before one is in containers that have the player as their owner: the identity card with
 * tokens ("identity"), trait cards ("traits"), action cards ("actions"), target cards of others
 * ("targets"), and those of his own that are left (the hand). In the middle are the shown cards,
 * the deck and the discards, and the boxes of two tracks ("score track", "round track"), each in
 * its order. The words in quotes are the containers' types. The position has been redacted before.
 */

/* For so many cards there is room side by side; more lie closer. */
#define IDENTITY 3 /* with what was received */
#define ACTIONS  5
#define RECEIVED 3
#define TARGETS  2
#define PILE     4

typedef struct {
  const TcRuleset *ruleset;
  const DuneRules *rules;
  const DuneState *state;
  TcScenario *scenario;
  guint8 viewer;
  TcView *view;
} Picture;

static const TcThingInfo *
get_info (const Picture *picture, TcThingRange range, guint index)
{
  return tc_ruleset_get_thing (picture->ruleset, tc_range_get (range, index));
}

static const char *
get_name (const Picture *picture, TcThingRange range, guint index)
{
  return get_info (picture, range, index)->name;
}

static void
add_owners (const Picture *picture)
{
  tc_view_add_owners (picture->view, picture->scenario);
  for (guint i = 0; i < picture->state->n_seats; i++) {
    const TcThingInfo *info = get_info (picture, picture->rules->seat_things, i);
    const TcViewOwner owner = {
      .id = info->id,
      .name = info->name,
      .colour = tc_scenario_get_string (picture->scenario, info->node, "colour"),
    };

    tc_view_add_owner (picture->view, &owner);
  }
}

static void
add_container (const Picture *picture,
               TcContainerKind kind,
               const char *key,
               const char *name,
               const char *type,
               const char *owner)
{
  TcViewContainer container = {
    .thing = TC_THING_NONE, .key = key, .name = name, .kind = kind, .type = type, .owner = owner
  };

  tc_view_add_container (picture->view, &container);
}

/* -- Action cards -- */

static void
add_card (const Picture *picture, const char *container, guint card)
{
  const DuneRules *rules = picture->rules;
  const TcThingInfo *info = get_info (picture, rules->card_things, card);
  TcNode sigil = tc_scenario_get_ref (picture->scenario, info->node, "sigil");
  TcViewToken token = {
    .thing = dune_card (rules, card),
    .key = info->id,
    .name = info->name,
    .container = container,
    .kind = TC_TOKEN_CARD,
    .type = get_name (picture, rules->action_things, rules->cards[card].action),
    .face = sigil != TC_NODE_NONE ? tc_scenario_get_string (picture->scenario, sigil, "name") : "",
    .count = 1,
    .is_reduced = dune_is_shielded (rules, picture->state, dune_card (rules, card)),
  };

  token.state_word = token.is_reduced ? _ ("shielded") : "";
  tc_view_add_token (picture->view, &token);
}

static void
add_token_on_card (const Picture *picture, const char *container, guint card)
{
  guint kind = dune_get_action (picture->rules, card)->token;
  g_autofree char *key =
    g_strdup_printf ("%s-token", get_info (picture, picture->rules->card_things, card)->id);
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = get_name (picture, picture->rules->token_things, kind),
    .container = container,
    .kind = TC_TOKEN_DISK,
    .count = 1,
  };

  tc_view_add_token (picture->view, &token);
}

static void
add_cards_at (const Picture *picture, const char *container, guint8 where)
{
  for (guint i = 0; i < picture->rules->n_cards; i++) {
    if (picture->state->where[i] != where)
      continue;
    add_card (picture, container, i);
    if (where >= DUNE_TAKEN && picture->state->has_token[i])
      add_token_on_card (picture, container, i);
  }
}

static void
add_piles (const Picture *picture)
{
  const DuneState *state = picture->state;
  guint n_deck = 0;

  for (guint i = 0; i < picture->rules->n_cards; i++)
    n_deck += state->where[i] == DUNE_IN_DECK;
  add_container (picture, TC_CONTAINER_BOX, "row", _ ("Shown cards"), "row", "");
  tc_view_get_container (picture->view, "row")->room = picture->rules->row_size;
  for (guint i = 0; i < picture->rules->row_size; i++) {
    if (state->row[i] != 0)
      add_card (picture, "row", state->row[i] - 1u);
  }
  add_container (picture, TC_CONTAINER_DECK, "deck", _ ("Deck"), "", "");
  tc_view_add_backs (picture->view, "deck", "cards", _ ("Action cards"), n_deck);
  add_container (picture, TC_CONTAINER_DECK, "discard", _ ("Discards"), "", "");
  tc_view_get_container (picture->view, "discard")->room = PILE;
  add_cards_at (picture, "discard", DUNE_IN_DISCARD);
}

/* -- What lies before a player -- */

static void
add_identity (const Picture *picture, guint seat, const char *container)
{
  const DuneRules *rules = picture->rules;
  guint identity = picture->state->identity[seat];
  g_autofree char *key = g_strdup_printf ("%s-card", container);
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = _ ("Identity card"),
    .container = container,
    .kind = TC_TOKEN_CARD,
    .count = 1,
    .is_hidden = identity >= rules->n_identities,
  };

  if (!token.is_hidden) {
    guint role = rules->identity_role[identity];

    token.name = get_name (picture, rules->identity_things, identity);
    token.type = get_name (picture, rules->role_things, role);
    token.owner = get_info (picture, rules->house_things, rules->roles[role].house)->id;
  }
  tc_view_add_token (picture->view, &token);
}

static void
add_received (const Picture *picture, guint seat, const char *container)
{
  const DuneState *state = picture->state;

  for (guint i = 0; i < state->n_received[seat]; i++) {
    g_autofree char *key = g_strdup_printf ("%s-token-%u", container, i + 1);
    TcViewToken token = {
      .thing = TC_THING_NONE,
      .key = key,
      .name = get_name (picture, picture->rules->token_things, state->received[seat][i] - 1u),
      .container = container,
      .owner = get_info (picture, picture->rules->seat_things, state->received_of[seat][i])->id,
      .kind = TC_TOKEN_DISK,
      .count = 1,
    };

    tc_view_add_token (picture->view, &token);
  }
}

/* A card that may lie face down in a place of its own; @is_open: for all. */
static void
add_slot (const Picture *picture,
          TcThing thing,
          const char *container,
          const char *name,
          const char *back,
          const char *owner,
          gboolean is_open)
{
  const TcThingInfo *info = tc_ruleset_get_thing (picture->ruleset, thing);
  TcViewToken token = {
    .thing = thing,
    .key = info->id,
    .name = name != NULL ? name : back,
    .container = container,
    .owner = owner,
    .kind = TC_TOKEN_CARD,
    .count = 1,
    .is_reduced = dune_is_shielded (picture->rules, picture->state, thing),
    .is_hidden = name == NULL,
    .is_private = name != NULL && !is_open,
  };

  token.state_word = token.is_reduced ? _ ("shielded") : "";
  tc_view_add_token (picture->view, &token);
}

static void
add_traits (const Picture *picture, guint seat, const char *container)
{
  const DuneRules *rules = picture->rules;

  for (guint slot = 0; slot < rules->n_traits; slot++) {
    guint kind = picture->state->trait[seat][slot];

    add_slot (picture, tc_range_get (rules->trait_things, seat * rules->n_traits + slot), container,
              kind < rules->n_kinds ? get_name (picture, rules->kind_things, kind) : NULL,
              _ ("Trait card"), "", dune_knows_trait (picture->state, TC_SEAT_PUBLIC, seat, slot));
  }
}

static void
add_lying (const Picture *picture, guint seat, const char *container)
{
  const DuneRules *rules = picture->rules;
  const DuneState *state = picture->state;

  for (guint slot = 0; slot < state->n_lying[seat]; slot++) {
    guint kind = state->lying[seat][slot] - 1u;

    add_slot (
      picture, tc_range_get (rules->lying_things, seat * rules->most_targets + slot), container,
      kind < rules->n_targets ? get_name (picture, rules->target_things, kind) : NULL,
      _ ("Target card"), get_info (picture, rules->seat_things, state->lying_of[seat][slot])->id,
      dune_knows_lying (state, TC_SEAT_PUBLIC, seat, slot));
  }
}

/* Who sees everything sees the acting seat's cards as its own. */
static void
add_hand (const Picture *picture, guint seat, const char *container)
{
  const DuneRules *rules = picture->rules;
  const DuneState *state = picture->state;
  gboolean is_acting = state->head.actor == seat;

  if (picture->viewer != seat && picture->viewer != TC_SEAT_NONE) {
    tc_view_add_backs (picture->view, container, "cards", _ ("Target cards"), state->n_hand[seat]);
    return;
  }
  for (guint kind = 0; kind < rules->n_targets; kind++) {
    const TcThingInfo *info = get_info (picture, rules->target_things, kind);
    g_autofree char *key = g_strdup_printf ("%s-%s", container, info->id);
    TcViewToken token = {
      .thing = is_acting ? tc_range_get (rules->target_things, kind) : TC_THING_NONE,
      .key = is_acting ? info->id : key,
      .name = info->name,
      .container = container,
      .kind = TC_TOKEN_CARD,
    };

    for (guint i = 0; i < state->n_hand[seat]; i++)
      token.count += state->hand[seat][i] == kind + 1;
    if (token.count > 0)
      tc_view_add_token (picture->view, &token);
  }
}

/* (transfer full): the key. @thing: whose what is put there becomes; @room: for so many cards. */
static char *
add_before (const Picture *picture,
            guint seat,
            TcThing thing,
            TcContainerKind kind,
            const char *what,
            const char *title,
            const char *words,
            guint room)
{
  const TcThingInfo *info = get_info (picture, picture->rules->seat_things, seat);
  char *key = g_strdup_printf ("%s-%s", what, info->id);
  /* Translators: a player's name, and what lies there. */
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), info->name, words);
  TcViewContainer container = { .thing = thing,
                                .key = key,
                                .name = name,
                                .title = title,
                                .kind = kind,
                                .owner = info->id,
                                .room = room };

  tc_view_add_container (picture->view, &container);

  return key;
}

static void
add_place (const Picture *picture, guint seat)
{
  const TcThingInfo *info = get_info (picture, picture->rules->place_things, seat);
  TcViewContainer container = {
    .thing = tc_range_get (picture->rules->place_things, seat),
    .key = info->id,
    .name = info->name,
    .title = _ ("Identity"),
    .kind = TC_CONTAINER_BOX,
    .type = _ ("identity"),
    .room = IDENTITY,
    .owner = get_info (picture, picture->rules->seat_things, seat)->id,
  };

  tc_view_add_container (picture->view, &container);
  add_identity (picture, seat, info->id);
  add_received (picture, seat, info->id);
}

static void
add_seat (const Picture *picture, guint seat)
{
  const DuneRules *rules = picture->rules;
  const TcThingInfo *info = get_info (picture, rules->seat_things, seat);
  guint role = picture->state->role[seat];
  const TcMark mark = {
    .kind = TC_MARK_LABEL,
    .text = role < rules->n_roles ? get_name (picture, rules->role_things, role) : "",
    .owner = role < rules->n_roles
               ? get_info (picture, rules->house_things, rules->roles[role].house)->id
               : NULL,
  };
  g_autofree char *key = g_strdup_printf ("seat-%s", info->id);
  TcViewContainer container = {
    .thing = dune_seat (rules, seat),
    .key = key,
    .name = info->name,
    .kind = TC_CONTAINER_SEAT,
    .type = seat == picture->state->dealer ? _ ("dealer") : "",
    .owner = info->id,
    .marks = &mark,
    .n_marks = role < rules->n_roles ? 1 : 0,
  };

  tc_view_add_container (picture->view, &container);
}

static void
add_player (const Picture *picture, guint seat)
{
  g_autofree char *traits = NULL;
  g_autofree char *actions = NULL;
  g_autofree char *targets = NULL;
  g_autofree char *hand = NULL;

  add_seat (picture, seat);
  add_place (picture, seat);
  traits = add_before (picture, seat, TC_THING_NONE, TC_CONTAINER_BOX, "traits", _ ("Traits"),
                       _ ("traits"), picture->rules->n_traits);
  add_traits (picture, seat, traits);
  actions = add_before (picture, seat, dune_seat (picture->rules, seat), TC_CONTAINER_BOX,
                        "actions", _ ("Actions"), _ ("actions"), ACTIONS);
  add_cards_at (picture, actions, (guint8) (DUNE_TAKEN + seat));
  targets = add_before (picture, seat, TC_THING_NONE, TC_CONTAINER_BOX, "targets",
                        _ ("Cards received"), _ ("cards received"), RECEIVED);
  add_lying (picture, seat, targets);
  hand = add_before (picture, seat, TC_THING_NONE, TC_CONTAINER_HAND, "hand", _ ("Target cards"),
                     _ ("target cards"), TARGETS);
  add_hand (picture, seat, hand);
}

/* A selected card comes to lie before the player, a placed one before whoever was targeted. */
static void
set_ontos (const Picture *picture)
{
  const DuneState *state = picture->state;
  g_autofree char *own = g_strdup_printf (
    "actions-%s", get_info (picture, picture->rules->seat_things, state->head.actor)->id);

  tc_view_set_onto (picture->view, DUNE_VERB_SELECT, own);
  if (state->aimed != 0) {
    g_autofree char *targets = g_strdup_printf (
      "targets-%s", get_info (picture, picture->rules->seat_things, state->aimed - 1u)->id);

    tc_view_set_onto (picture->view, DUNE_VERB_LAY, targets);
  }
}

/* -- Tracks -- */

/* (transfer full): as the log writes it. */
static char *
dup_points (gint points)
{
  return tc_number_dup (points, TRUE);
}

static void
add_marker (const Picture *picture,
            const char *box,
            const char *key,
            const char *name,
            const char *face)
{
  TcViewToken token = {
    .thing = TC_THING_NONE,
    .key = key,
    .name = name,
    .container = box,
    .kind = TC_TOKEN_DISK,
    .face = face,
    .count = 1,
  };

  tc_view_add_token (picture->view, &token);
}

/* Points are not limited by the track: past an end the marker stays there and shows its number. */
static void
add_score_track (const Picture *picture)
{
  const DuneRules *rules = picture->rules;
  gint marker = picture->state->marker;
  g_autofree char *at = g_strdup_printf ("score-%d", CLAMP (marker, rules->low, rules->high));
  g_autofree char *points = dup_points (marker);

  for (gint i = rules->low; i <= rules->high; i++) {
    guint level = dune_get_level (rules, i);
    g_autofree char *key = g_strdup_printf ("score-%d", i);
    g_autofree char *name = g_strdup_printf ("%d", ABS (i));

    add_container (picture, TC_CONTAINER_BOX, key, name, _ ("score track"),
                   level < DUNE_N_HOUSES ? get_info (picture, rules->house_things, level)->id : "");
  }
  add_marker (picture, at, "score-marker", _ ("Battle marker"), points);
}

/* (transfer full): the turn by its number, as summaries call it, and the round that it is by its
 * name. */
static char *
dup_round_name (const DuneRules *rules, guint turn)
{
  switch (dune_get_round (rules, turn)) {
  case DUNE_ROUND_ACTION:
    /* Translators: a turn of the track, which is an action round */
    return g_strdup_printf (_ ("%u · Action"), turn);
  case DUNE_ROUND_TARGETING:
    /* Translators: a turn of the track, which is a targeting round */
    return g_strdup_printf (_ ("%u · Targeting"), turn);
  case DUNE_ROUND_BATTLE:
    break;
  }

  /* Translators: a turn of the track, which is the battle round */
  return g_strdup_printf (_ ("%u · Battle"), turn);
}

static void
add_round_track (const Picture *picture)
{
  const DuneRules *rules = picture->rules;
  guint n_rounds = rules->action_rounds + rules->targeting_rounds + 1u;
  g_autofree char *at =
    g_strdup_printf ("round-%u", CLAMP (picture->state->head.turn, 1, n_rounds));
  g_autofree char *turn = g_strdup_printf ("%u", picture->state->head.turn);

  for (guint i = 1; i <= n_rounds; i++) {
    g_autofree char *key = g_strdup_printf ("round-%u", i);
    g_autofree char *name = dup_round_name (rules, i);

    add_container (picture, TC_CONTAINER_BOX, key, name, _ ("round track"), "");
  }
  add_marker (picture, at, "round-marker", _ ("Round marker"), turn);
}

/* -- Beliefs -- */

static char *
dup_seat_key (const Picture *picture, guint seat)
{
  return g_strdup_printf ("seat-%s", get_info (picture, picture->rules->seat_things, seat)->id);
}

/* What the bot of @seat thinks of @other. */
static void
add_beliefs_about (const Picture *picture, const DuneMind *mind, guint other)
{
  const DuneRules *rules = picture->rules;
  g_autofree char *believer = dup_seat_key (picture, mind->seat);
  g_autofree char *about = dup_seat_key (picture, other);

  for (guint role = 0; role < rules->n_roles; role++) {
    const TcViewBelief belief = {
      .believer = believer,
      .about = about,
      .text = get_name (picture, rules->role_things, role),
      .owner = get_info (picture, rules->house_things, rules->roles[role].house)->id,
      .percent = (mind->chance[other][role] * 100 + DUNE_SURE / 2) / DUNE_SURE,
    };

    tc_view_add_belief (picture->view, &belief);
  }
}

/* For who sees everything: each from what that seat may know. */
static void
add_beliefs (const Picture *picture)
{
  for (guint8 seat = 0; seat < picture->state->n_seats; seat++) {
    DuneState seen = *picture->state;
    DuneMind mind;

    dune_redact (picture->ruleset, &seen.head, seat);
    dune_mind_init (&mind, picture->rules, &seen, seat);
    for (guint other = 0; other < picture->state->n_seats; other++) {
      if (other != seat)
        add_beliefs_about (picture, &mind, other);
    }
  }
}

/* -- Words -- */

static const char *
get_prompt (const DuneState *state)
{
  switch ((DunePhase) state->head.phase) {
  case DUNE_PHASE_SELECT:
    return _ ("Which action card do you select?");
  case DUNE_PHASE_TARGET:
    return state->quota > 0 ? _ ("Do you use an action card? Whom do you target?")
                            : _ ("Do you use another action card?");
  case DUNE_PHASE_LAY:
    return state->aimed != 0 ? _ ("Which target card do you place, face down?")
                             : _ ("Which target card do you discard, face down?");
  case DUNE_PHASE_REACT:
    return _ ("You have been targeted. Do you use an action card?");
  case DUNE_PHASE_DIVERT:
    return _ ("The target card was turned aside. Whom do you target with it now?");
  case DUNE_PHASE_REVEAL:
    return _ ("Reveal your identity card.");
  case DUNE_PHASE_EFFECT:
  case DUNE_PHASE_OVER:
  case DUNE_N_PHASES:
    break;
  }

  return "";
}

static char *
dup_round (const Picture *picture)
{
  guint turn = picture->state->head.turn;

  switch (dune_get_round (picture->rules, turn)) {
  case DUNE_ROUND_ACTION:
    return g_strdup_printf (_ ("Action round %u"), turn);
  case DUNE_ROUND_TARGETING:
    return g_strdup_printf (_ ("Targeting round %u"),
                            dune_get_targeting_round (picture->rules, picture->state));
  case DUNE_ROUND_BATTLE:
    break;
  }

  return g_strdup (_ ("Battle round"));
}

static void
set_words (const Picture *picture)
{
  const DuneRules *rules = picture->rules;
  const DuneState *state = picture->state;
  g_autofree char *round = dup_round (picture);
  g_autofree char *points = dup_points (state->marker);
  g_autofree char *turn =
    dune_is_over (state) ? g_strdup (_ ("The game is over"))
                         : g_strdup_printf (_ ("%s (turn %u), %s"), round, state->head.turn,
                                            get_name (picture, rules->seat_things, state->current));
  /* Translators: round, turn and player; where the battle marker is. */
  g_autofree char *status = g_strdup_printf (_ ("%s: battle marker on %s"), turn, points);
  g_autofree char *own =
    picture->viewer < state->n_seats
      /* Translators: the line above, then the viewer's name, identity and role. */
      ? g_strdup_printf (
          _ ("%s. %s, you are %s: %s"), status,
          get_name (picture, rules->seat_things, picture->viewer),
          get_name (picture, rules->identity_things, state->identity[picture->viewer]),
          get_name (picture, rules->role_things, state->role[picture->viewer]))
      : g_strdup (status);
  g_autofree char *prompt = NULL;

  tc_view_set_turn (picture->view, round);
  tc_view_set_status (picture->view, own);
  if (picture->viewer != TC_SEAT_NONE && picture->viewer != state->head.actor)
    return;
  if (state->head.phase == DUNE_PHASE_EFFECT)
    prompt = tc_effects_dup_prompt (rules->effects, &state->head);
  tc_view_set_prompt (picture->view, prompt != NULL ? prompt : get_prompt (state));
}

void
dune_view (const TcRuleset *ruleset, const TcState *state, guint8 viewer, TcView *view)
{
  Picture picture = { ruleset,
                      tc_ruleset_get_data (ruleset),
                      (const DuneState *) state,
                      tc_ruleset_get_scenario (ruleset),
                      viewer,
                      view };

  set_words (&picture);
  add_owners (&picture);
  for (guint seat = 0; seat < picture.state->n_seats; seat++)
    add_player (&picture, seat);
  add_piles (&picture);
  add_score_track (&picture);
  add_round_track (&picture);
  if (!dune_is_over (picture.state))
    set_ontos (&picture);
  if (viewer == TC_SEAT_NONE && !dune_is_over (picture.state))
    add_beliefs (&picture);
}
