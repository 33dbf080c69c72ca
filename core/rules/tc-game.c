/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-game.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"
#include "rules/tc-umpire.h"

G_DEFINE_QUARK (tc - game - error - quark, tc_game_error)

static TcState *
get_state_at (TcGame *game, guint index)
{
  return (TcState *) (gpointer) (game->states->data + index * game->state_size);
}

static void
clear_entry (gpointer data)
{
  g_free (((TcGameEntry *) data)->note);
}

TcGame *
tc_game_new (TcRuleset *ruleset, guint setup, guint64 seed)
{
  TcGame *game = g_new0 (TcGame, 1);

  game->ruleset = tc_ruleset_ref (ruleset);
  game->setup = setup;
  game->seed = seed;
  game->state_size = tc_ruleset_get_state_size (ruleset);
  game->states = g_byte_array_new ();
  game->entries = g_array_new (FALSE, FALSE, sizeof (TcGameEntry));
  g_array_set_clear_func (game->entries, clear_entry);
  game->acts = g_array_new (FALSE, FALSE, sizeof (TcAct));
  game->people = G_MAXUINT16;
  game->events = tc_events_new ();
  game->moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));

  g_byte_array_set_size (game->states, (guint) game->state_size);
  tc_rules_init (ruleset, setup, seed, get_state_at (game, 0), game->events);
  game->n_opening_events = tc_events_get_n (game->events);

  return game;
}

void
tc_game_free (TcGame *game)
{
  g_byte_array_unref (game->states);
  g_array_unref (game->entries);
  g_array_unref (game->acts);
  tc_events_free (game->events);
  g_free (game->moves);
  tc_ruleset_unref (game->ruleset);
  g_free (game);
}

TcRuleset *
tc_game_get_ruleset (TcGame *game)
{
  return game->ruleset;
}

guint
tc_game_get_setup (TcGame *game)
{
  return game->setup;
}

guint64
tc_game_get_seed (TcGame *game)
{
  return game->seed;
}

const TcState *
tc_game_get_state (TcGame *game)
{
  return get_state_at (game, game->n_done);
}

const TcState *
tc_game_get_position (TcGame *game, guint n_moves)
{
  g_return_val_if_fail (n_moves <= game->entries->len, NULL);

  return get_state_at (game, n_moves);
}

guint64
tc_game_get_hash (TcGame *game)
{
  return tc_rules_hash (game->ruleset, tc_game_get_state (game));
}

gboolean
tc_game_is_over (TcGame *game)
{
  return tc_rules_is_over (tc_game_get_state (game));
}

const TcMove *
tc_game_get_moves (TcGame *game, guint *out_n)
{
  if (!game->has_moves) {
    game->n_moves =
      tc_rules_legal_moves (game->ruleset, tc_game_get_state (game), TC_MOVES_ALL, game->moves);
    game->has_moves = TRUE;
  }
  *out_n = game->n_moves;

  return game->moves;
}

void
tc_game_drop_undone (TcGame *game)
{
  if (game->n_done == game->entries->len)
    return;

  tc_events_truncate (game->events, tc_game_get_entry (game, game->n_done)->first_event);
  g_array_set_size (game->entries, game->n_done);
  g_byte_array_set_size (game->states, (guint) ((game->n_done + 1) * game->state_size));
}

static gboolean
is_record (TcGame *game, const TcMove *move)
{
  const TcSystem *system = tc_ruleset_get_system (game->ruleset);

  return move->verb < system->n_verbs && system->verbs[move->verb].is_record;
}

static void
record_move (TcGame *game, const TcMove *move)
{
  TcGameEntry entry = { *move, 0, 0, 0, 0, 0, 0, NULL };
  TcState *state = NULL;

  tc_game_drop_undone (game);
  g_byte_array_set_size (game->states, (guint) (game->states->len + game->state_size));
  state = get_state_at (game, game->n_done + 1);
  memcpy (state, get_state_at (game, game->n_done), game->state_size);

  entry.seat = state->actor;
  entry.group = is_record (game, move) || tc_verb_is_umpires (move->verb) ? 0 : state->group;
  entry.side = state->side;
  entry.phase = state->phase;
  entry.first_event = tc_events_get_n (game->events);
  tc_rules_apply (game->ruleset, state, move, game->events);
  entry.hash = tc_rules_hash (game->ruleset, state);

  g_array_append_val (game->entries, entry);
  game->n_done++;
  game->has_moves = FALSE;
}

static int
compare_moves (const void *a, const void *b)
{
  return tc_move_compare (a, b);
}

static gboolean
is_listed (TcGame *game, const TcMove *move)
{
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (game, &n);

  return move->zero == 0 && bsearch (move, moves, n, sizeof (TcMove), compare_moves) != NULL;
}

static void
set_illegal (TcGame *game, const TcMove *move, GError **error)
{
  TcProposal proposal = { move->verb, 1, { move->subject }, move->target, move->value };
  g_autofree char *text =
    tc_rules_explain (game->ruleset, tc_game_get_state (game), &proposal, NULL);

  g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL, text);
}

static gboolean
apply_forced_die (TcGame *game, const TcMove *move, GError **error)
{
  if (move->value >= 1 && move->value <= G_MAXUINT8 &&
      tc_game_get_state (game)->n_forced < TC_MAX_FORCED_DICE) {
    TcMove copy = *move;

    record_move (game, &copy);
    return TRUE;
  }

  g_set_error (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL,
               _ ("A die shows 1 to 255, and at most %d forced dice can wait."),
               TC_MAX_FORCED_DICE);

  return FALSE;
}

static gboolean
apply_arranged (TcGame *game, const TcMove *move, GError **error)
{
  g_autofree char *why = NULL;
  TcMove copy = *move;

  if (tc_umpire_check (game->ruleset, tc_game_get_state (game), move, &why)) {
    record_move (game, &copy);
    return TRUE;
  }
  g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_ILLEGAL, why);

  return FALSE;
}

gboolean
tc_game_apply_recorded (TcGame *game, const TcMove *move, GError **error)
{
  TcMove copy = *move;

  if (tc_game_is_over (game)) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_OVER, _ ("The game is over."));
    return FALSE;
  }
  if (move->verb == TC_VERB_FORCE_DIE)
    return apply_forced_die (game, move, error);
  if (tc_verb_is_umpires (move->verb))
    return apply_arranged (game, move, error);
  if (is_record (game, move)
        ? tc_rules_check (game->ruleset, tc_game_get_state (game), move) != TC_REASON_LEGAL
        : !is_listed (game, move)) {
    set_illegal (game, move, error);
    return FALSE;
  }

  /* @move may point into the list, which the next position overwrites. */
  record_move (game, &copy);

  return TRUE;
}

gboolean
tc_game_apply (TcGame *game, const TcMove *move, GError **error)
{
  if (move->verb >= TC_VERB_FORCE_DIE && tc_rules_has_secrets (game->ruleset)) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE,
                         tc_leave_get_text (TC_LEAVE_UMPIRE));
    return FALSE;
  }

  return tc_game_apply_recorded (game, move, error);
}

gboolean
tc_game_force_die (TcGame *game, guint8 face, const TcRequest *request)
{
  TcMove move = tc_move_make (TC_VERB_FORCE_DIE, TC_THING_NONE, TC_THING_NONE, face);

  return face > 0 && tc_game_ask_die (game, request) == TC_LEAVE_GIVEN &&
         tc_game_apply_recorded (game, &move, NULL);
}

/* Two neighbouring entries are one step when they belong to one decision on a set. */
static gboolean
is_same_step (TcGame *game, guint a, guint b)
{
  return tc_game_get_entry (game, a)->group != 0 &&
         tc_game_get_entry (game, a)->group == tc_game_get_entry (game, b)->group;
}

gboolean
tc_game_can_undo (TcGame *game)
{
  return game->n_done > 0;
}

gboolean
tc_game_undo (TcGame *game)
{
  if (!tc_game_can_undo (game))
    return FALSE;

  do
    game->n_done--;
  while (game->n_done > 0 && is_same_step (game, game->n_done - 1, game->n_done));
  game->has_moves = FALSE;

  return TRUE;
}

gboolean
tc_game_can_redo (TcGame *game)
{
  return game->n_done < game->entries->len;
}

gboolean
tc_game_redo (TcGame *game)
{
  if (!tc_game_can_redo (game))
    return FALSE;

  do
    game->n_done++;
  while (tc_game_can_redo (game) && is_same_step (game, game->n_done - 1, game->n_done));
  game->has_moves = FALSE;

  return TRUE;
}

void
tc_game_jump (TcGame *game, guint n_moves)
{
  game->n_done = MIN (n_moves, game->entries->len);
  game->has_moves = FALSE;
}

guint
tc_game_get_n_moves (TcGame *game)
{
  return game->n_done;
}

guint
tc_game_get_n_recorded (TcGame *game)
{
  return game->entries->len;
}

const TcMove *
tc_game_get_move (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->entries->len, NULL);

  return &tc_game_get_entry (game, index)->move;
}

guint64
tc_game_get_move_hash (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->entries->len, 0);

  return tc_game_get_entry (game, index)->hash;
}

guint8
tc_game_get_move_seat (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->entries->len, TC_SEAT_NONE);

  return tc_game_get_entry (game, index)->seat;
}

/* Who records does it before everybody's eyes. No player knows what a die will show. */
gboolean
tc_game_is_move_seen (TcGame *game, guint index, guint8 viewer)
{
  const TcSystem *system = tc_ruleset_get_system (game->ruleset);
  const TcGameEntry *entry = NULL;

  g_return_val_if_fail (index < game->entries->len, FALSE);

  entry = tc_game_get_entry (game, index);

  if (viewer == TC_SEAT_NONE)
    return TRUE;
  if (tc_verb_is_umpires (entry->move.verb))
    return tc_umpire_is_told (game->ruleset, get_state_at (game, index),
                              get_state_at (game, index + 1), &entry->move, viewer);
  if (entry->move.verb >= system->n_verbs)
    return !tc_rules_has_secrets (game->ruleset);

  return viewer == entry->seat || !system->verbs[entry->move.verb].is_secret;
}

guint64
tc_game_get_seen_hash (TcGame *game, guint index, guint8 viewer)
{
  g_autofree TcState *seen = NULL;

  g_return_val_if_fail (index < game->entries->len, 0);

  seen = g_memdup2 (get_state_at (game, index + 1), game->state_size);
  tc_rules_redact (game->ruleset, seen, viewer);

  return tc_rules_hash (game->ruleset, seen);
}

/* The move that event @event came with; -1: the opening. */
static gint
find_move (TcGame *game, guint event)
{
  guint low = 0;
  guint high = game->entries->len;

  while (low < high) {
    guint middle = low + (high - low) / 2;

    if (tc_game_get_entry (game, middle)->first_event <= event)
      low = middle + 1;
    else
      high = middle;
  }

  return (gint) low - 1;
}

/* (transfer full): what event @event says, and of its dice what was forced, as far as @viewer may
 * know it. */
static char *
dup_told (TcGame *game, guint8 viewer, guint event)
{
  g_autofree char *text = tc_event_dup_text (game->ruleset, tc_events_get (game->events, event));
  g_autoptr (GString) faces = NULL;
  gint index = find_move (game, event);
  guint n = 0;
  const TcDie *dice;

  /* Dice are looked for by going through all of the game, and mostly none was forced. */
  if (index < 0 || get_state_at (game, (guint) index)->n_forced == 0)
    return g_steal_pointer (&text);
  faces = g_string_new (NULL);
  dice = tc_game_get_dice (game, index, &n);
  for (guint i = 0; i < n; i++)
    if (dice[i].event == event && tc_game_is_die_forced (game, viewer, index, i))
      g_string_append_printf (faces, "%s%u", faces->len > 0 ? ", " : "", dice[i].face);
  if (faces->len == 0)
    return g_steal_pointer (&text);

  /* Translators: what was thrown, as a sentence, and the faces of the dice that were forced */
  return g_strdup_printf (_ ("%s; forced: %s"), text, faces->str);
}

static void
add_events (TcGame *game, guint8 viewer, GPtrArray *lines, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    if (tc_event_is_seen (tc_events_get (game->events, i), viewer))
      g_ptr_array_add (lines, dup_told (game, viewer, i));
}

static const TcEventText *
get_event_text (TcGame *game, const TcEvent *event)
{
  return &tc_ruleset_get_system (game->ruleset)->events[event->kind];
}

/* (nullable): the event that is reported in place of the move. */
static const TcEvent *
find_instead (TcGame *game, guint8 viewer, guint from, guint to)
{
  const TcEvent *first = from < to ? tc_events_get (game->events, from) : NULL;

  return first != NULL && get_event_text (game, first)->is_move && tc_event_is_seen (first, viewer)
           ? first
           : NULL;
}

/* Several may wait: which one this is. */
static char *
dup_forced (TcGame *game, guint index)
{
  guint nth = get_state_at (game, index + 1)->n_forced;
  gint shown = tc_rules_read_face (game->ruleset, tc_game_get_entry (game, index)->move.value);

  if (nth <= 1)
    return g_strdup_printf (_ ("Forced: the next die will show %d"), shown);

  /* Translators: which one, as "second die from now", and its face */
  return g_strdup_printf (_ ("Forced: the %s will show %d"), tc_die_get_name (nth), shown);
}

/* (transfer full) */
static char *
dup_arranged (TcGame *game, guint8 viewer, guint index)
{
  g_autofree char *words = NULL;

  if (!tc_game_is_move_seen (game, index, viewer))
    return g_strdup (_ ("The umpire changes the position"));
  words = tc_umpire_dup_words (game->ruleset, get_state_at (game, index), viewer,
                               &tc_game_get_entry (game, index)->move);

  /* Translators: what was changed, as a sentence without its full stop */
  return g_strdup_printf (_ ("The umpire: %s"), words);
}

/* What was decided, or, @instead (nullable), what happened. */
static char *
dup_label (TcGame *game, guint index, const TcEvent *instead)
{
  const TcGameEntry *entry = tc_game_get_entry (game, index);

  return instead != NULL
           ? tc_event_dup_text_by (game->ruleset, instead,
                                   tc_ruleset_get_seat (game->ruleset, entry->seat)->name)
           : tc_move_dup_label_at (game->ruleset, &entry->move, get_state_at (game, index));
}

/* A player who decides for another side than the own is named with it; a forced die is nobody's
 * decision. @instead: (nullable): what is reported in place of the move. */
static char *
dup_decision (TcGame *game, guint8 viewer, guint index, const TcEvent *instead)
{
  const TcGameEntry *entry = tc_game_get_entry (game, index);
  const TcSeatInfo *seat = tc_ruleset_get_seat (game->ruleset, entry->seat);
  g_autofree char *label = dup_label (game, index, instead);
  g_autofree char *told =
    instead == NULL ? tc_move_dup_told (game->ruleset, &entry->move, seat->name) : NULL;
  TcThing side = TC_THING_NONE;

  if (is_record (game, &entry->move))
    return g_steal_pointer (&label);
  if (entry->move.verb == TC_VERB_FORCE_DIE && !tc_game_is_move_seen (game, index, viewer))
    return g_strdup (_ ("The umpire forces a die"));
  if (entry->move.verb == TC_VERB_FORCE_DIE)
    return dup_forced (game, index);
  if (tc_game_is_arranged (game, index))
    return dup_arranged (game, viewer, index);
  if (!tc_game_is_move_seen (game, index, viewer))
    /* Translators: a player */
    return g_strdup_printf (_ ("%s decides in secret"), seat->name);
  if (instead != NULL && tc_event_names_actor (game->ruleset, instead))
    return g_steal_pointer (&label);
  if (seat->side == entry->side || seat->side == TC_SEAT_NONE ||
      entry->side >= tc_ruleset_get_n_sides (game->ruleset))
    return told != NULL ? g_steal_pointer (&told) : g_strdup_printf ("%s: %s", seat->name, label);

  side = tc_ruleset_get_side (game->ruleset, entry->side);

  /* Translators: player, side, what was decided: "Second player, for the Reds: ..." */
  return g_strdup_printf (_ ("%s, for the %s: %s"), seat->name,
                          tc_ruleset_get_thing (game->ruleset, side)->name, label);
}

/* The events of move @index: from one to before the other. */
void
tc_game_find_events (TcGame *game, gint index, guint *out_from, guint *out_to)
{
  guint next = (guint) (index + 1);

  *out_from = index < 0 ? 0 : tc_game_get_entry (game, (guint) index)->first_event;
  *out_to = index < 0                   ? game->n_opening_events
            : next < game->entries->len ? tc_game_get_entry (game, next)->first_event
                                        : tc_events_get_n (game->events);
}

char *
tc_game_dup_event (TcGame *game, guint8 viewer, guint event)
{
  const TcEvent *found = NULL;

  g_return_val_if_fail (event < tc_events_get_n (game->events), NULL);

  found = tc_events_get (game->events, event);

  return tc_event_is_seen (found, viewer) ? dup_told (game, viewer, event) : NULL;
}

/* Why a game is over is read at once: what happened twice, as two points past the end of a track,
 * is no other reason. */
static void
add_line (GPtrArray *lines, char *line, gboolean is_end)
{
  if (is_end && g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL))
    g_free (line);
  else
    g_ptr_array_add (lines, line);
}

/* (transfer full): lines of the events of the moves from @from_move on that are news, or, when
 * @is_end, say why the game is over. */
static char **
dup_lines (TcGame *game, guint8 viewer, guint from_move, gboolean is_end)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  guint from = 0;
  guint to = 0;

  for (guint index = from_move; index < game->n_done; index++) {
    tc_game_find_events (game, (gint) index, &from, &to);
    for (guint i = from; i < to; i++) {
      const TcEvent *event = tc_events_get (game->events, i);
      const TcEventText *text = get_event_text (game, event);

      if ((text->is_news || (is_end && text->is_end)) && tc_event_is_seen (event, viewer))
        add_line (lines, tc_event_dup_text (game->ruleset, event), is_end);
    }
  }
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

char **
tc_game_dup_news (TcGame *game, guint8 viewer, guint from_move)
{
  return dup_lines (game, viewer, from_move, FALSE);
}

char **
tc_game_dup_end (TcGame *game, guint8 viewer)
{
  return dup_lines (game, viewer,
                    tc_game_is_over (game) && game->n_done > 0 ? game->n_done - 1 : game->n_done,
                    TRUE);
}

/* Where players have secrets, what an umpire notes on a change may tell more than the change. */
gboolean
tc_game_is_note_seen (TcGame *game, guint index, guint8 viewer)
{
  return tc_game_get_note (game, index) != NULL &&
         (viewer == TC_SEAT_NONE || !tc_rules_has_secrets (game->ruleset));
}

/* The first line of a log that reports an event, of those from @out_from to before @out_to. */
static guint
find_first_line (TcGame *game, guint8 viewer, gint index, guint *out_from, guint *out_to)
{
  tc_game_find_events (game, index, out_from, out_to);
  if (index < 0)
    return 0;
  *out_from += find_instead (game, viewer, *out_from, *out_to) != NULL;

  return 1 + tc_game_is_note_seen (game, (guint) index, viewer);
}

gboolean
tc_game_is_heading (TcGame *game, guint8 viewer, gint index, guint line)
{
  guint from, to;
  guint at = find_first_line (game, viewer, index, &from, &to);

  for (guint i = from; i < to; i++) {
    const TcEvent *event = tc_events_get (game->events, i);

    if (tc_event_is_seen (event, viewer) && at++ == line)
      return get_event_text (game, event)->is_heading;
  }

  return FALSE;
}

char **
tc_game_dup_log (TcGame *game, guint8 viewer, gint index)
{
  GPtrArray *lines = g_ptr_array_new ();

  if (index < 0) {
    add_events (game, viewer, lines, 0, game->n_opening_events);
  } else if ((guint) index < game->entries->len) {
    const TcEvent *instead;
    guint from, to;

    tc_game_find_events (game, index, &from, &to);
    instead = find_instead (game, viewer, from, to);
    g_ptr_array_add (lines, dup_decision (game, viewer, (guint) index, instead));
    if (tc_game_is_note_seen (game, (guint) index, viewer))
      g_ptr_array_add (lines,
                       g_strdup_printf (_ ("Note: %s"), tc_game_get_note (game, (guint) index)));
    add_events (game, viewer, lines, from + (instead != NULL), to);
  }
  tc_game_append_acts (game, (guint) (index + 1), lines);
  g_ptr_array_add (lines, NULL);

  return (char **) g_ptr_array_free (lines, FALSE);
}

guint
tc_game_find_turn (TcGame *game, guint8 viewer, guint index)
{
  guint from, to;
  guint line = find_first_line (game, viewer, (gint) index, &from, &to);

  for (guint i = from; i < to; i++) {
    const TcEvent *event = tc_events_get (game->events, i);

    if (!tc_event_is_seen (event, viewer))
      continue;
    if (get_event_text (game, event)->is_turn)
      return line;
    line++;
  }

  return line;
}
