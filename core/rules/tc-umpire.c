/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-umpire.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"

/* Numbers that are tried for a track: up to the first one that is too high. */
#define MAX_NUMBER 999

#define LATER N_ ("Nothing can be changed while something is being set up or resolved.")

gboolean
tc_umpire_can_arrange (const TcRuleset *ruleset)
{
  return tc_ruleset_get_system (ruleset)->arrange != NULL;
}

static gboolean
is_known (const TcRuleset *ruleset, TcThing thing)
{
  return thing == TC_THING_NONE || thing < tc_ruleset_get_n_things (ruleset);
}

/* What each verb names, before the system is asked. */
static gboolean
has_form (const TcRuleset *ruleset, const TcMove *move)
{
  if (move->zero != 0 || move->subject == TC_THING_NONE || !is_known (ruleset, move->subject) ||
      !is_known (ruleset, move->target) || (move->value != 0 && move->verb != TC_VERB_SET))
    return FALSE;

  switch (move->verb) {
  case TC_VERB_PUT:
    return move->target != TC_THING_NONE;
  case TC_VERB_TURN:
    return move->target == TC_THING_NONE;
  default:
    return TRUE;
  }
}

static gboolean
can_go_on (const TcRuleset *ruleset, const TcState *state)
{
  g_autofree TcMove *moves = NULL;

  if (tc_rules_is_over (state))
    return TRUE;

  moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));

  return tc_rules_legal_moves (ruleset, state, TC_MOVES_CANONICAL, moves) > 0;
}

/* (nullable): untranslated */
static const char *
get_stands (const TcRuleset *ruleset, TcThing thing)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  for (guint i = 0; i < system->n_classes; i++)
    if (tc_range_has (tc_ruleset_get_range (ruleset, i), thing))
      return system->classes[i].stands;

  return NULL;
}

/* What is dropped where nothing has a name, as on a deck, has a form but for that. */
static const char *
find_fault_of_form (const TcRuleset *ruleset, const TcMove *move)
{
  const char *stands = get_stands (ruleset, move->subject);

  if (has_form (ruleset, move))
    return NULL;
  if (move->verb == TC_VERB_PUT && move->target == TC_THING_NONE && stands != NULL)
    return stands;

  return N_ ("There is nothing of the kind to change.");
}

static const char *
get_unfit (const TcRuleset *ruleset, const TcMove *move)
{
  const char *stands = get_stands (ruleset, move->subject);

  switch (move->verb) {
  case TC_VERB_PUT:
    return stands != NULL ? stands : N_ ("It cannot be put there.");
  case TC_VERB_TURN:
    return N_ ("It has no other side.");
  case TC_VERB_GIVE:
    return N_ ("It cannot change hands like this.");
  default:
    return N_ ("It cannot have this number.");
  }
}

/* (nullable): untranslated: why not. @copy becomes the position after it. */
static const char *
find_objection (const TcRuleset *ruleset, const TcState *state, const TcMove *move, TcState *copy)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const char *fault = NULL;

  if (system->arrange == NULL)
    return N_ ("In this game an umpire cannot change the position.");
  if (tc_rules_is_over (state))
    return N_ ("The game is over.");
  fault = find_fault_of_form (ruleset, move);
  if (fault != NULL)
    return fault;

  memcpy (copy, state, tc_ruleset_get_state_size (ruleset));
  switch (system->arrange (ruleset, copy, move, NULL)) {
  case TC_ARRANGED:
    return NULL;
  case TC_ARRANGED_NOTHING:
    return system->arranges;
  case TC_ARRANGED_UNFIT:
    return get_unfit (ruleset, move);
  case TC_ARRANGED_SAME:
    return N_ ("It is so already.");
  case TC_ARRANGED_LATER:
    return LATER;
  }

  return NULL;
}

gboolean
tc_umpire_check (const TcRuleset *ruleset, const TcState *state, const TcMove *move, char **out_why)
{
  g_autofree TcState *copy = g_malloc (tc_ruleset_get_state_size (ruleset));
  const char *objection = find_objection (ruleset, state, move, copy);

  if (objection == NULL && !can_go_on (ruleset, copy))
    objection = N_ ("Nobody could decide anything in the position after it.");
  if (out_why != NULL)
    *out_why = objection != NULL ? g_strdup (_ (objection)) : NULL;

  return objection == NULL;
}

/* Listing what can be done. */
typedef struct {
  const TcRuleset *ruleset;
  const TcState *state;
  TcState *copy;
  TcThing subject;
  GArray *moves;
} Offer;

static gboolean
offer (Offer *self, guint8 verb, TcThing target, guint value)
{
  TcMove move = tc_move_make (verb, self->subject, target, (guint16) value);

  if (find_objection (self->ruleset, self->state, &move, self->copy) != NULL)
    return FALSE;
  g_array_append_val (self->moves, move);

  return TRUE;
}

/* The number that it has already is left out, and there may be no 0, so one or two that are refused
 * do not end them. */
static void
offer_numbers (Offer *self, TcThing target)
{
  guint n_refused = 0;

  for (guint value = 0; value <= MAX_NUMBER && n_refused < 3; value++)
    n_refused = offer (self, TC_VERB_SET, target, value) ? 0 : n_refused + 1;
}

GArray *
tc_umpire_list (const TcRuleset *ruleset, const TcState *state, TcThing subject)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TcMove));
  g_autofree TcState *copy = g_malloc (tc_ruleset_get_state_size (ruleset));
  Offer self = { ruleset, state, copy, subject, moves };
  guint n = tc_ruleset_get_n_things (ruleset);

  if (!tc_umpire_can_arrange (ruleset))
    return moves;

  for (guint i = 0; i < n; i++)
    offer (&self, TC_VERB_PUT, (TcThing) i, 0);
  offer (&self, TC_VERB_TURN, TC_THING_NONE, 0);
  for (guint i = 0; i <= n; i++)
    offer (&self, TC_VERB_GIVE, i < n ? (TcThing) i : TC_THING_NONE, 0);
  for (guint i = 0; i <= n; i++)
    offer_numbers (&self, i < n ? (TcThing) i : TC_THING_NONE);

  return moves;
}

/* Whether everything has to wait: then so has the first thing. */
static gboolean
is_later (const TcRuleset *ruleset, const TcState *state)
{
  g_autofree TcState *copy = g_memdup2 (state, tc_ruleset_get_state_size (ruleset));
  TcMove move = tc_move_make (TC_VERB_TURN, 0, TC_THING_NONE, 0);

  return tc_ruleset_get_system (ruleset)->arrange (ruleset, copy, &move, NULL) == TC_ARRANGED_LATER;
}

char *
tc_umpire_dup_why_none (const TcRuleset *ruleset, const TcState *state, const char *name)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autofree char *about = NULL;

  if (!tc_umpire_can_arrange (ruleset))
    return g_strdup (_ ("In this game an umpire cannot change the position."));
  if (tc_rules_is_over (state))
    return g_strdup (_ ("The game is over."));
  if (is_later (ruleset, state))
    return g_strdup (_ (LATER));

  /* Translators: the name of a piece or a place */
  about = g_strdup_printf (_ ("Nothing can be changed about %s."), name);

  return g_strconcat (about, " ", _ (system->arranges), NULL);
}

gboolean
tc_umpire_read_step (const TcRuleset *ruleset, const TcMove *move, gint *out_number)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  if (move->verb != TC_VERB_SET || move->target == TC_THING_NONE || system->read_step == NULL)
    return FALSE;
  *out_number = system->read_step (ruleset, move);

  return TRUE;
}

/* -- What was done -- */

/* (nullable) */
static const TcViewToken *
find_piece (const TcView *view, TcThing thing)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++)
    if (tokens[i].thing == thing)
      return &tokens[i];

  return NULL;
}

/* (nullable): the name of who plays the figure. */
static const char *
find_player (const TcRuleset *ruleset, const TcViewToken *piece)
{
  guint n = tc_ruleset_get_n_seats (ruleset);

  for (guint8 i = 0; piece != NULL && piece->kind == TC_TOKEN_PAWN && i < n; i++) {
    const TcSeatInfo *seat = tc_ruleset_get_seat (ruleset, i);

    if (g_str_equal (seat->id, piece->owner))
      return seat->name;
  }

  return NULL;
}

char *
tc_umpire_dup_title (const TcRuleset *ruleset, const TcViewToken *piece, const char *name)
{
  const char *player;

  g_return_val_if_fail (ruleset != NULL && name != NULL, NULL);

  player = find_player (ruleset, piece);
  if (player == NULL || strstr (name, player) != NULL)
    return g_strdup (name);
  /* Translators: a player's name, and that of the figure */
  return g_strdup_printf (_ ("%s (%s)"), player, name);
}

/* (transfer full): @label, which it takes, with the title of the figure that it begins with. */
static char *
name_player (const TcRuleset *ruleset, const TcViewToken *piece, char *label)
{
  const char *figure = piece != NULL ? tc_ruleset_get_thing (ruleset, piece->thing)->name : NULL;
  g_autofree char *plain = label;
  g_autofree char *title = NULL;

  if (figure == NULL || !g_str_has_prefix (plain, figure))
    return g_steal_pointer (&plain);
  title = tc_umpire_dup_title (ruleset, piece, figure);

  return g_strconcat (title, plain + strlen (figure), NULL);
}

/* (nullable): the name of where the piece lay, or of who had it. */
static const char *
find_source (const TcRuleset *ruleset,
             const TcView *view,
             const TcViewToken *piece,
             const TcMove *move)
{
  const TcViewContainer *place = NULL;

  if (move->verb == TC_VERB_PUT && piece != NULL)
    place = tc_view_find_container (view, piece->container);
  if (place == NULL || place->thing == move->target)
    return NULL;

  return place->thing != TC_THING_NONE ? tc_ruleset_get_thing (ruleset, place->thing)->phrase
                                       : place->name;
}

/* Whether a track had a number before @move, which the system calls the same. */
static gboolean
find_old_number (const TcRuleset *ruleset, const TcState *before, const TcMove *move, TcMove *out)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *copy = g_malloc (size);

  *out = *move;
  for (guint value = 0; value <= MAX_NUMBER && move->verb == TC_VERB_SET; value++) {
    out->value = (guint16) value;
    memcpy (copy, before, size);
    if (system->arrange (ruleset, copy, out, NULL) == TC_ARRANGED_SAME)
      return TRUE;
  }

  return FALSE;
}

/* (transfer full): @words, which it takes, and the number that @old would set. */
static char *
add_old_number (const TcRuleset *ruleset, const TcMove *old, char *words)
{
  g_autofree char *new = words;
  gint number;

  if (tc_umpire_read_step (ruleset, old, &number))
    /* Translators: what an umpire has set something to, as a sentence, and what it was before:
     * "Ann, Speed: set to 4 (step 5), from 3 (step 4)" */
    return g_strdup_printf (_ ("%s, from %d (step %u)"), new, number, old->value);

  /* Translators: what an umpire has set something to, as a sentence, and what it was before: "Turn
   * is set to 4, from 3" */
  return g_strdup_printf (_ ("%s, from %u"), new, old->value);
}

char *
tc_umpire_dup_words (const TcRuleset *ruleset,
                     const TcState *before,
                     guint8 viewer,
                     const TcMove *move)
{
  g_autoptr (TcView) view = tc_view_new ();
  g_autofree TcState *known = g_memdup2 (before, tc_ruleset_get_state_size (ruleset));
  const TcViewToken *piece = NULL;
  const char *source = NULL;
  g_autofree char *words = NULL;
  TcMove old;

  tc_rules_redact (ruleset, known, viewer);
  tc_ruleset_get_system (ruleset)->view (ruleset, known, viewer, view);
  piece = find_piece (view, move->subject);
  source = find_source (ruleset, view, piece, move);
  words = name_player (ruleset, piece, tc_move_dup_label_in (ruleset, move, 0));
  if (find_old_number (ruleset, known, move, &old))
    return add_old_number (ruleset, &old, g_steal_pointer (&words));

  /* Translators: where an umpire has put something, as a sentence, and where it was before: "Axe is
   * put in the Foyer, from Ben" */
  return source != NULL ? g_strdup_printf (_ ("%s, from %s"), words, source)
                        : g_steal_pointer (&words);
}

/* -- In a game -- */

gboolean
tc_game_arrange (TcGame *game,
                 const TcMove *move,
                 const char *note,
                 const TcRequest *request,
                 GError **error)
{
  TcLeave leave = tc_game_ask_die (game, request);

  if (leave != TC_LEAVE_GIVEN) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE, tc_leave_get_text (leave));
    return FALSE;
  }
  if (!tc_game_apply_recorded (game, move, error))
    return FALSE;
  if (note != NULL)
    tc_game_take_note (game, note);

  return TRUE;
}

gboolean
tc_game_is_arranged (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->entries->len, FALSE);

  return tc_verb_is_umpires (tc_game_get_entry (game, index)->move.verb);
}

const char *
tc_game_get_note (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->entries->len, NULL);

  return tc_game_get_entry (game, index)->note;
}

/* What turns the direction of writing, or moves the cursor of a terminal, becomes blanks: a note
 * may come with somebody's replay. */
static void
clean (char *text)
{
  for (char *at = text; *at != '\0'; at = g_utf8_next_char (at)) {
    GUnicodeType type = g_unichar_type (g_utf8_get_char (at));

    if (type == G_UNICODE_CONTROL || type == G_UNICODE_FORMAT || type == G_UNICODE_LINE_SEPARATOR ||
        type == G_UNICODE_PARAGRAPH_SEPARATOR)
      memset (at, ' ', (gsize) (g_utf8_next_char (at) - at));
  }
}

/* (transfer full) (nullable): one line, as long as a replay's may be, cut between letters. */
static char *
dup_line (const char *note)
{
  g_autofree char *valid = g_utf8_make_valid (note, -1);

  if (strlen (valid) > TC_MAX_NOTE)
    *g_utf8_find_prev_char (valid, valid + TC_MAX_NOTE + 1) = '\0';
  clean (valid);
  g_strstrip (valid);

  return valid[0] != '\0' ? g_steal_pointer (&valid) : NULL;
}

gboolean
tc_game_take_note (TcGame *game, const char *note)
{
  TcGameEntry *entry = NULL;

  if (game->n_done == 0)
    return FALSE;

  entry = tc_game_get_entry (game, game->n_done - 1);
  g_free (entry->note);
  entry->note = dup_line (note);

  return TRUE;
}
