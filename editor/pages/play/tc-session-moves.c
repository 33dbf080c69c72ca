/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a drag, a click or a key at the board means in terms of moves, and why it is none. */

#include <glib/gi18n.h>
#include <string.h>

#include "pages/play/tc-session-private.h"
#include "pages/play/tc-view-moves.h"

/* What is done to @key, or by it without going anywhere: its target is nothing to be seen on the
 * board (a tactic), or where it is. */
static gboolean
is_done_on_the_spot (const TcView *view, const TcViewMove *move, const char *key)
{
  const TcViewToken *token;

  if (*move->subject == '\0')
    return g_str_equal (move->target, key);
  if (!g_str_equal (move->subject, key))
    return FALSE;
  token = tc_view_find_token (view, key);
  return *move->target == '\0' || (token != NULL && g_str_equal (move->target, token->container)) ||
         (tc_view_find_container (view, move->target) == NULL &&
          tc_view_find_token (view, move->target) == NULL);
}

static gboolean
is_meant (const TcView *view, const TcViewMove *move, const char *subject, const char *target)
{
  if (*target == '\0')
    return is_done_on_the_spot (view, move, subject);
  return g_str_equal (move->subject, subject) &&
         (g_str_equal (move->target, target) || g_str_equal (move->onto, target));
}

/* It comes to the same as one of those @found, with the same thing in the same place: such as a
 * tile with a door on each side that is turned. */
static gboolean
is_found_already (const TcViewMove *moves, const TcViewMove *move, const GArray *found)
{
  for (guint i = 0; move->is_alike && i < found->len; i++) {
    const TcViewMove *before = &moves[g_array_index (found, guint, i)];

    if (g_str_equal (before->subject, move->subject) &&
        g_str_equal (before->target, move->target) && g_str_equal (before->onto, move->onto))
      return TRUE;
  }
  return FALSE;
}

static GArray *
find_meant (const TcView *view, const char *subject, const char *target)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (is_meant (view, &moves[i], subject, target) && !is_found_already (moves, &moves[i], found))
      g_array_append_val (found, i);
  return found;
}

gboolean
tc_session_is_own_figure (TcSession *self, const TcView *view, const char *key)
{
  const TcViewToken *token = tc_view_find_token (view, key);
  guint8 actor;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  actor = tc_game_get_state (self->game)->actor;
  return !tc_game_is_over (self->game) && token != NULL && token->kind == TC_TOKEN_PAWN &&
         g_str_equal (token->owner,
                      tc_ruleset_get_seat (tc_game_get_ruleset (self->game), actor)->id);
}

/* A player who goes somewhere takes the figure there, though the move does not name it. */
GArray *
tc_session_find_moves (TcSession *self, const TcView *view, const char *subject, const char *target)
{
  GArray *found = find_meant (view, subject, target);

  if (found->len > 0 || *target == '\0' || !tc_session_is_own_figure (self, view, subject))
    return found;
  g_array_unref (found);
  return find_meant (view, "", target);
}

static TcThing
find_thing (TcSession *self, const TcView *view, const char *key)
{
  const TcViewContainer *container = tc_view_find_container (view, key);
  const TcViewToken *token = tc_view_find_token (view, key);

  if (container != NULL)
    return container->thing;
  if (token != NULL)
    return token->thing;
  return tc_ruleset_find_thing (tc_game_get_ruleset (self->game), key);
}

/* What somebody wants to do with something. */
typedef struct {
  const TcView *view;
  TcThing subject;
  TcThing target;   /* TC_THING_NONE: it was activated */
  const char *onto; /* key of the target, "" likewise */
  TcThing place;    /* where the subject lies, when it is a token */
} Wish;

/* What a verb's legal moves are made of, which decides whether a wish may mean it. */
typedef struct {
  gboolean has_subject;
  gboolean has_target;
  gboolean is_possible; /* for the subject of the wish, elsewhere or otherwise */
  TcThing target;       /* one of them */
  guint n;
} Shape;

static Shape
get_shape (const TcMove *moves, guint n, guint verb, TcThing subject)
{
  Shape shape = { FALSE, FALSE, FALSE, TC_THING_NONE, 0 };

  for (guint i = 0; i < n; i++) {
    if (moves[i].verb != verb)
      continue;
    shape.has_subject |= moves[i].subject != TC_THING_NONE;
    shape.has_target |= moves[i].target != TC_THING_NONE;
    shape.is_possible |= moves[i].subject == subject;
    shape.target = moves[i].target;
    shape.n++;
  }
  return shape;
}

/* %FALSE when a drag cannot mean such a move. */
static gboolean
read_drag (const Wish *wish, const TcVerb *verb, const Shape *shape, TcProposal *out_proposal)
{
  const char *onto = tc_view_find_onto (wish->view, out_proposal->verb);

  if (g_strcmp0 (onto != NULL ? onto : verb->onto, wish->onto) == 0) {
    out_proposal->target = shape->has_target ? wish->place : TC_THING_NONE;
    return TRUE;
  }
  return verb->is_drag;
}

/* %FALSE when a click cannot mean such a move. A piece that is clicked and could only be dragged is
 * answered for the place where it is. */
static gboolean
read_click (const Wish *wish, const TcVerb *verb, const Shape *shape, TcProposal *out_proposal)
{
  if (!shape->has_subject) {
    out_proposal->subjects[0] = TC_THING_NONE;
    out_proposal->target = wish->subject;
    return shape->has_target;
  }
  if (shape->has_target)
    out_proposal->target = verb->is_drag ? wish->place : shape->target;
  return !verb->is_drag || wish->place != TC_THING_NONE;
}

/* What is done to a thing of this class by nobody in particular in this phase, as going to a room.
 * %FALSE when there is nothing of the kind. */
static gboolean
choose_plain (TcSession *self, const Wish *wish, TcProposal *out_proposal)
{
  TcRuleset *ruleset = tc_game_get_ruleset (self->game);
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  guint phase = tc_game_get_state (self->game)->phase;
  TcThing target = *wish->onto == '\0' ? wish->subject : wish->target;

  for (guint i = 0; target != TC_THING_NONE && i < system->n_verbs; i++) {
    TcMove move = tc_move_make ((guint8) i, TC_THING_NONE, target, 0);

    if (system->verbs[i].is_record || tc_decision_find (ruleset, phase, i) == NULL ||
        !tc_verb_accepts (ruleset, &move))
      continue;
    *out_proposal = (TcProposal){ move.verb, 1, { move.subject }, move.target, 0 };
    return TRUE;
  }
  return FALSE;
}

/* Whether its verb takes things such as it names. */
static gboolean
is_acceptable (TcSession *self, const TcProposal *proposal)
{
  TcMove move = tc_move_make (proposal->verb, proposal->subjects[0], proposal->target, 0);

  return tc_verb_accepts (tc_game_get_ruleset (self->game), &move);
}

/* Of all that it may mean, what is possible in this position answers best: verbs that occur among
 * the legal moves, and first those that are possible for the subject elsewhere, then what most of
 * the others may do; at last the verbs of other times. %FALSE when it means nothing. */
static gboolean
choose_proposal (TcSession *self, const Wish *wish, TcProposal *out_proposal)
{
  const TcSystem *system = tc_ruleset_get_system (tc_game_get_ruleset (self->game));
  gboolean is_click = *wish->onto == '\0';
  gboolean is_chosen = FALSE;
  guint n_most = 0;
  guint n;
  const TcMove *moves = tc_game_get_moves (self->game, &n);

  for (guint i = 0; i < n; i++) {
    TcProposal proposal = { moves[i].verb, 1, { wish->subject }, wish->target, 0 };
    const TcVerb *verb = &system->verbs[moves[i].verb];
    Shape shape;

    if (i > 0 && moves[i - 1].verb == moves[i].verb)
      continue;
    shape = get_shape (moves, n, moves[i].verb, wish->subject);
    if (!(is_click ? read_click : read_drag) (wish, verb, &shape, &proposal))
      continue;
    if (shape.n > n_most || shape.is_possible)
      *out_proposal = proposal;
    if (shape.is_possible)
      return TRUE;
    n_most = MAX (n_most, shape.n);
    is_chosen = TRUE;
  }
  for (guint i = 0; i < system->n_verbs && !is_chosen; i++) {
    *out_proposal = (TcProposal){ (guint8) i, 1, { wish->subject }, wish->target, 0 };
    if (is_click)
      out_proposal->target = wish->place;
    is_chosen = system->verbs[i].is_drag && out_proposal->target != TC_THING_NONE;
  }
  return is_chosen;
}

/* (nullable): where else it has to be dragged: it can do something, but not by going there. */
static char *
dup_other_place (const TcView *view, const char *subject)
{
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *place;

    if (!g_str_equal (moves[i].subject, subject) || *moves[i].target != '\0')
      continue;
    place = tc_view_find_container (view, moves[i].onto);
    if (place != NULL)
      /* Translators: a move ("Lay Search"), and where a card is put for it */
      return g_strdup_printf (_ ("%s: drag it onto “%s”."), moves[i].text, place->name);
  }
  return NULL;
}

char *
tc_session_dup_why_not (TcSession *self, const char *subject, const char *target)
{
  g_autoptr (TcView) view = NULL;
  const TcViewToken *token;
  TcProposal proposal = { 0 };
  Wish wish = { NULL, TC_THING_NONE, TC_THING_NONE, target, TC_THING_NONE };
  gboolean is_chosen;
  char *text = NULL;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  if (tc_game_is_over (self->game))
    return g_strdup (_ ("The game is over."));
  if (tc_session_get_viewer (self) != TC_SEAT_NONE &&
      tc_session_get_viewer (self) != tc_game_get_state (self->game)->actor)
    return g_strdup_printf (
      _ ("%s decides now."),
      tc_ruleset_get_seat (tc_game_get_ruleset (self->game), tc_game_get_state (self->game)->actor)
        ->name);
  view = tc_session_dup_view (self);
  wish.view = view;
  if (*target != '\0')
    text = dup_other_place (view, subject);
  if (text != NULL)
    return text;
  wish.subject = find_thing (self, view, subject);
  if (*target != '\0')
    wish.target = find_thing (self, view, target);
  token = tc_view_find_token (view, subject);
  if (token != NULL)
    wish.place = find_thing (self, view, token->container);
  is_chosen = choose_proposal (self, &wish, &proposal);
  if (!is_chosen || !is_acceptable (self, &proposal))
    is_chosen |= choose_plain (self, &wish, &proposal);

  return is_chosen
           ? tc_session_dup_explanation (self, &proposal, tc_view_has_moves_about (view, subject))
           : NULL;
}

char *
tc_session_dup_no_move (TcSession *self, const TcView *view, const char *key)
{
  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  return tc_session_dup_form_words (self, tc_view_has_moves_about (view, key));
}

char *
tc_session_dup_why_blocked (TcSession *self, const TcMove *move)
{
  const TcProposal proposal = { move->verb, 1, { move->subject }, move->target, move->value };

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, NULL);

  return tc_session_dup_explanation (self, &proposal, TRUE);
}

/* Its words leave nothing to be filled in but the phase that it is about. */
static gboolean
is_plain (const TcVerb *verb)
{
  if (verb->is_record)
    return FALSE;
  for (const char *at = strchr (verb->label, '{'); at != NULL; at = strchr (at + 1, '{'))
    if (!g_str_has_prefix (at, "{phase}"))
      return FALSE;
  return TRUE;
}

gboolean
tc_session_find_blocked (TcSession *self, TcMove *out_move)
{
  TcRuleset *ruleset;
  const TcSystem *system;
  const TcState *state;
  guint8 viewer;

  g_return_val_if_fail (TC_IS_SESSION (self) && self->game != NULL, FALSE);

  ruleset = tc_game_get_ruleset (self->game);
  system = tc_ruleset_get_system (ruleset);
  state = tc_game_get_state (self->game);
  viewer = tc_session_get_viewer (self);
  if (tc_session_is_covered (self) || (viewer != TC_SEAT_NONE && viewer != state->actor) ||
      tc_rules_is_over (state))
    return FALSE;
  for (guint i = 0; i < system->n_verbs; i++) {
    TcMove move = tc_move_make ((guint8) i, TC_THING_NONE, TC_THING_NONE, 0);
    TcReason reason = tc_rules_check (ruleset, state, &move);

    /* Core's own reasons speak of the time or the form of the move, not of the position. */
    if (!is_plain (&system->verbs[i]) || reason == TC_REASON_LEGAL || reason >= system->n_reasons ||
        system->reasons[reason].is_unasked)
      continue;
    *out_move = move;
    return TRUE;
  }
  return FALSE;
}
