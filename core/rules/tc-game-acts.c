/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-game-acts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-system.h"
#include "rules/tc-umpire.h"

#define BIT(seat) ((guint16) (1u << (seat)))

static gboolean
has_secrets (TcGame *game)
{
  return tc_rules_has_secrets (game->ruleset);
}

static guint16
get_all_seats (TcGame *game)
{
  return (guint16) (BIT (tc_ruleset_get_setup (game->ruleset, game->setup)->n_seats) - 1u);
}

void
tc_game_set_people (TcGame *game, guint16 people)
{
  g_return_if_fail (game->entries->len == 0);

  game->people = game->first_people = people & get_all_seats (game);
  game->has_people = TRUE;
}

guint16
tc_game_get_people (TcGame *game)
{
  return game->people & get_all_seats (game);
}

gboolean
tc_game_has_bots (TcGame *game)
{
  return tc_game_get_people (game) != get_all_seats (game);
}

void
tc_game_allow_undo (TcGame *game)
{
  g_return_if_fail (game->entries->len == 0);

  game->is_undo_allowed = TRUE;
}

gboolean
tc_game_is_undo_allowed (TcGame *game)
{
  return game->is_undo_allowed;
}

/* -- Leave -- */

/* Bits of those whom it concerns that @seat takes back the moves from @from to before @to: who
 * decided them, and everybody, @seat too, when something happened that somebody was told. That the
 * umpire has forced a die tells players nothing. */
static guint16
find_concerned (TcGame *game, guint from, guint to, guint8 seat)
{
  guint16 concerned = 0;

  for (guint i = from; i < to; i++) {
    guint8 mover = tc_game_get_entry (game, i)->seat;

    if (seat != TC_SEAT_NONE && tc_game_is_forced_die (game, i))
      continue;
    if (seat == TC_SEAT_NONE || tc_game_is_arranged (game, i) ||
        tc_game_has_news (game, i, TC_SEAT_NONE))
      return get_all_seats (game);
    if (mover != seat)
      concerned |= BIT (mover);
  }

  return concerned;
}

/* What an umpire changed, a forced die, or what happened at the table. */
static gboolean
is_made_by_hand (TcGame *game, const TcGameEntry *entry)
{
  const TcSystem *system = tc_ruleset_get_system (game->ruleset);

  return tc_verb_is_umpires (entry->move.verb) ||
         (entry->move.verb < system->n_verbs && system->verbs[entry->move.verb].is_record);
}

/* What was decided where there was one thing to do was no choice, and no bot would decide
 * otherwise. */
static gboolean
is_choice (TcGame *game, guint index)
{
  guint16 people = tc_game_get_people (game);
  const TcGameEntry *entry = tc_game_get_entry (game, index);
  g_autofree TcMove *moves = NULL;

  if (is_made_by_hand (game, entry))
    return TRUE;
  if (people != 0 && (people & BIT (entry->seat)) == 0)
    return FALSE;
  moves = g_new (TcMove, tc_ruleset_get_max_moves (game->ruleset));
  return tc_rules_legal_moves (game->ruleset, tc_game_get_position (game, index), TC_MOVES_ALL,
                               moves) > 1;
}

guint
tc_game_find_choice_before (TcGame *game, guint n_moves, const TcRequest *request)
{
  gboolean skips_dice = tc_game_ask_die (game, request) != TC_LEAVE_GIVEN;
  guint n = MIN (n_moves, game->entries->len);

  for (guint i = n; i > 0; i--)
    if (is_choice (game, i - 1) && !(skips_dice && tc_game_is_forced_die (game, i - 1)))
      return i - 1;
  for (guint i = n; i > 0; i--)
    if (!(skips_dice && tc_game_is_forced_die (game, i - 1)))
      return i - 1;

  return n;
}

guint
tc_game_find_choice_after (TcGame *game, guint n_moves)
{
  guint n = MIN (n_moves + 1, game->entries->len);

  while (n < game->entries->len && !is_choice (game, n))
    n++;

  return n;
}

guint16
tc_game_get_consent (TcGame *game, guint n_moves, const TcRequest *request)
{
  guint to = MIN (n_moves, game->n_done);

  if (!has_secrets (game) || request->seat == TC_SEAT_NONE)
    return 0;

  return find_concerned (game, to, game->n_done, request->seat) & tc_game_get_people (game) &
         (guint16) ~BIT (request->seat) & (guint16) ~request->agreed;
}

TcLeave
tc_game_ask_undo (TcGame *game, guint n_moves, const TcRequest *request)
{
  guint to = MIN (n_moves, game->n_done);
  guint16 bots = get_all_seats (game) & (guint16) ~tc_game_get_people (game);

  if (to >= game->n_done)
    return TC_LEAVE_NOTHING;
  if (!has_secrets (game) || request->seat == TC_SEAT_NONE)
    return TC_LEAVE_GIVEN;
  if ((find_concerned (game, to, game->n_done, request->seat) & bots) != 0 &&
      !game->is_undo_allowed)
    return TC_LEAVE_BOTS;

  return tc_game_get_consent (game, n_moves, request) != 0 ? TC_LEAVE_CONSENT : TC_LEAVE_GIVEN;
}

TcLeave
tc_game_ask_die (TcGame *game, const TcRequest *request)
{
  return has_secrets (game) && request->seat != TC_SEAT_NONE ? TC_LEAVE_UMPIRE : TC_LEAVE_GIVEN;
}

TcLeave
tc_game_ask_person (TcGame *game, guint8 seat, gboolean is_person, const TcRequest *request)
{
  gboolean is_own = !is_person && seat == request->seat;

  if (!has_secrets (game) || request->seat == TC_SEAT_NONE || is_own || request->is_confirmed ||
      tc_game_is_over (game))
    return TC_LEAVE_GIVEN;

  return TC_LEAVE_UMPIRE;
}

/* -- Acts -- */

/* The moves after which acts were done may be gone, and no act with them. */
static void
keep_acts (TcGame *game)
{
  /* They are in the order of play, so only the last ones can be. */
  for (guint i = game->acts->len; i > 0; i--) {
    TcAct *act = &g_array_index (game->acts, TcAct, i - 1);

    if (act->at <= game->n_done)
      return;
    act->at = game->n_done;
  }
}

static void
add_act (TcGame *game, TcAct act)
{
  act.at = game->n_done;
  keep_acts (game);
  g_array_append_val (game->acts, act);
}

/* Who decided all moves from @from to before @to: TC_SEAT_NONE for several, and for @seat. */
static guint8
find_mover (TcGame *game, guint from, guint to, guint8 seat)
{
  guint8 mover = from < to ? tc_game_get_entry (game, from)->seat : TC_SEAT_NONE;

  for (guint i = from; i < to; i++)
    if (tc_game_get_entry (game, i)->seat != mover)
      return TC_SEAT_NONE;

  return mover != seat ? mover : TC_SEAT_NONE;
}

/* Whether anybody at the table knows more by what is undone or redone. Of a game that only bots
 * play nobody does, until a person takes a seat, which is an act. */
static gboolean
is_recorded (TcGame *game, guint from, guint to, guint8 seat)
{
  return has_secrets (game) && tc_game_get_people (game) != 0 &&
         find_concerned (game, from, to, seat) != 0;
}

/* (transfer full) (element-type TcMove): the forced dice among the moves from @to on that still
 * wait to be thrown, when a player asks, who cannot take an umpire's back. */
static GArray *
dup_waiting (TcGame *game, guint to, const TcRequest *request)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TcMove));
  guint n_waiting = tc_game_get_state (game)->n_forced;

  if (tc_game_ask_die (game, request) == TC_LEAVE_GIVEN)
    return moves;
  for (guint i = game->n_done; i > to && moves->len < n_waiting; i--)
    if (tc_game_is_forced_die (game, i - 1))
      g_array_prepend_val (moves, tc_game_get_entry (game, i - 1)->move);

  return moves;
}

static void
force_again (TcGame *game, GArray *moves)
{
  for (guint i = 0; i < moves->len; i++) {
    gboolean is_forced = tc_game_apply_recorded (game, &g_array_index (moves, TcMove, i), NULL);

    g_assert (is_forced);
  }
}

gboolean
tc_game_undo_to (TcGame *game, guint n_moves, const TcRequest *request, GError **error)
{
  TcLeave leave = tc_game_ask_undo (game, n_moves, request);
  guint from = game->n_done;
  guint to = MIN (n_moves, game->n_done);
  TcAct act = { .kind = TC_ACT_UNDO,
                .by = request->seat,
                .seat = find_mover (game, to, from, request->seat),
                .agreed = request->agreed };
  g_autoptr (GArray) waiting = NULL;
  gboolean records;

  if (leave != TC_LEAVE_GIVEN) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE,
                         tc_game_get_undo_text (game, n_moves, request));
    return FALSE;
  }

  records = is_recorded (game, to, from, request->seat);
  waiting = dup_waiting (game, to, request);
  tc_game_jump (game, to);
  keep_acts (game);
  act.n_moves = from - game->n_done - waiting->len;
  force_again (game, waiting);
  if (records)
    add_act (game, act);

  return TRUE;
}

gboolean
tc_game_redo_to (TcGame *game, guint n_moves, const TcRequest *request)
{
  guint from = game->n_done;
  TcAct act = { .kind = TC_ACT_REDO, .by = request->seat };

  tc_game_jump (game, MAX (n_moves, from));
  act.n_moves = game->n_done - from;
  if (is_recorded (game, from, game->n_done, request->seat))
    add_act (game, act);

  return act.n_moves > 0;
}

void
tc_game_record_switch (TcGame *game, guint from, const TcRequest *request)
{
  TcAct act = { .kind = TC_ACT_SWITCH, .by = request->seat, .agreed = request->agreed };

  act.n_moves = game->n_done - MIN (from, game->n_done);
  if (act.n_moves > 0 && is_recorded (game, from, game->n_done, request->seat))
    add_act (game, act);
}

gboolean
tc_game_set_person (TcGame *game,
                    guint8 seat,
                    gboolean is_person,
                    const TcRequest *request,
                    GError **error)
{
  TcLeave leave = tc_game_ask_person (game, seat, is_person, request);
  TcAct act = { .kind = is_person ? TC_ACT_PERSON : TC_ACT_BOT, .by = request->seat, .seat = seat };

  g_return_val_if_fail (seat < TC_MAX_SEATS, FALSE);

  if (((game->people & BIT (seat)) != 0) == is_person)
    return TRUE;
  if (leave != TC_LEAVE_GIVEN) {
    g_set_error_literal (error, TC_GAME_ERROR, TC_GAME_ERROR_LEAVE, tc_leave_get_text (leave));
    return FALSE;
  }

  game->people ^= BIT (seat);
  if (has_secrets (game))
    add_act (game, act);

  return TRUE;
}

void
tc_game_record_look (TcGame *game)
{
  if (has_secrets (game))
    add_act (game, (TcAct){ .kind = TC_ACT_LOOK, .by = TC_SEAT_NONE });
}

guint
tc_game_get_n_acts (TcGame *game)
{
  return game->acts->len;
}

const TcAct *
tc_game_get_act (TcGame *game, guint index)
{
  g_return_val_if_fail (index < game->acts->len, NULL);

  return &g_array_index (game->acts, TcAct, index);
}

/* -- Words -- */

static const char *
get_name (TcGame *game, guint8 seat)
{
  return seat == TC_SEAT_NONE ? _ ("The umpire") : tc_ruleset_get_seat (game->ruleset, seat)->name;
}

static char *
dup_agreed (TcGame *game, guint16 agreed)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint8 seat = 0; seat < TC_MAX_SEATS; seat++) {
    if ((agreed & BIT (seat)) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", get_name (game, seat));
  }
  if (names->len == 0)
    return g_strdup ("");

  /* Translators: names of players */
  return g_strdup_printf (_ (" (agreed: %s)"), names->str);
}

/* (transfer full): where that was somebody else: " of Avery". */
static char *
dup_whose (TcGame *game, const TcAct *act)
{
  if (act->seat == TC_SEAT_NONE)
    return g_strdup ("");

  /* Translators: behind "a move": a player who made it */
  return g_strdup_printf (_ (" of %s"), get_name (game, act->seat));
}

static char *
dup_taken_back (TcGame *game, const TcAct *act, const char *agreed)
{
  g_autofree char *of = dup_whose (game, act);

  /* Translators: a player, whose move, and who agreed */
  if (act->n_moves == 1)
    return g_strdup_printf (_ ("%s takes back a move%s%s"), get_name (game, act->by), of, agreed);

  /* Translators: a player, a number of moves, whose, and who agreed */
  return g_strdup_printf (
    ngettext ("%s takes back %u move%s%s", "%s takes back %u moves%s%s", act->n_moves),
    get_name (game, act->by), act->n_moves, of, agreed);
}

char *
tc_game_dup_act_text (TcGame *game, guint index)
{
  const TcAct *act = tc_game_get_act (game, index);
  g_autofree char *agreed = NULL;

  g_return_val_if_fail (act != NULL, NULL);

  agreed = dup_agreed (game, act->agreed);
  switch (act->kind) {
  case TC_ACT_UNDO:
    return dup_taken_back (game, act, agreed);
  case TC_ACT_REDO:
    if (act->n_moves == 1)
      return g_strdup_printf (_ ("%s redoes a move"), get_name (game, act->by));
    return g_strdup_printf (ngettext ("%s redoes %u move", "%s redoes %u moves", act->n_moves),
                            get_name (game, act->by), act->n_moves);
  case TC_ACT_PERSON:
    return g_strdup_printf (_ ("A person takes the seat of %s from a bot"),
                            get_name (game, act->seat));
  case TC_ACT_BOT:
    return g_strdup_printf (_ ("A bot takes the seat of %s"), get_name (game, act->seat));
  case TC_ACT_LOOK:
    return g_strdup (_ ("The umpire's view is opened: somebody at the table sees everything"));
  case TC_ACT_SWITCH:
    /* Translators: a player, a number of moves, and who agreed */
    return g_strdup_printf (ngettext ("%s goes to another branch, which goes on with %u move%s",
                                      "%s goes to another branch, which goes on with %u moves%s",
                                      act->n_moves),
                            get_name (game, act->by), act->n_moves, agreed);
  }

  return NULL;
}

guint
tc_game_count_acts (TcGame *game, guint n_moves)
{
  guint n = 0;

  for (guint i = 0; i < game->acts->len; i++)
    n += tc_game_get_act (game, i)->at == n_moves;

  return n;
}

void
tc_game_append_acts (TcGame *game, guint n_moves, GPtrArray *lines)
{
  for (guint i = 0; i < game->acts->len; i++) {
    if (tc_game_get_act (game, i)->at == n_moves)
      g_ptr_array_add (lines, tc_game_dup_act_text (game, i));
  }
}

/* -- Replays: "undo 3 by casey of avery agreed avery,drew" -- */

static const char *const act_words[] = { "undo", "redo", "person", "bot", "look", "branch" };

static const char *
get_id (TcGame *game, guint8 seat)
{
  return seat == TC_SEAT_NONE ? "umpire" : tc_ruleset_get_seat (game->ruleset, seat)->id;
}

char *
tc_game_dup_act (TcGame *game, guint index)
{
  const TcAct *act = tc_game_get_act (game, index);
  GString *out = g_string_new (act_words[act->kind]);
  const char *separator = " agreed ";

  if (act->kind == TC_ACT_UNDO || act->kind == TC_ACT_REDO || act->kind == TC_ACT_SWITCH)
    g_string_append_printf (out, " %u", act->n_moves);
  else if (act->kind != TC_ACT_LOOK)
    g_string_append_printf (out, " %s", get_id (game, act->seat));
  g_string_append_printf (out, " by %s", get_id (game, act->by));
  if (act->kind == TC_ACT_UNDO && act->seat != TC_SEAT_NONE)
    g_string_append_printf (out, " of %s", get_id (game, act->seat));
  for (guint8 seat = 0; seat < TC_MAX_SEATS; seat++) {
    if ((act->agreed & BIT (seat)) == 0)
      continue;
    g_string_append_printf (out, "%s%s", separator, get_id (game, seat));
    separator = ",";
  }

  return g_string_free (out, FALSE);
}

static gboolean
parse_seat (TcGame *game, const char *id, guint8 *out_seat)
{
  guint n_seats = tc_ruleset_get_setup (game->ruleset, game->setup)->n_seats;

  for (guint8 seat = 0; seat < n_seats; seat++) {
    *out_seat = seat;
    if (strcmp (get_id (game, seat), id) == 0)
      return TRUE;
  }

  return FALSE;
}

static gboolean
parse_by (TcGame *game, const char *id, guint8 *out_seat)
{
  *out_seat = TC_SEAT_NONE;

  return strcmp (id, "umpire") == 0 || parse_seat (game, id, out_seat);
}

static gboolean
parse_agreed (TcGame *game, const char *ids, guint16 *out_agreed)
{
  g_auto (GStrv) parts = g_strsplit (ids, ",", -1);

  for (guint i = 0; parts[i] != NULL; i++) {
    guint8 seat = 0;

    if (!parse_seat (game, parts[i], &seat))
      return FALSE;
    *out_agreed |= BIT (seat);
  }

  return TRUE;
}

static gboolean
parse_kind (const char *word, TcActKind *out_kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (act_words); i++) {
    *out_kind = (TcActKind) i;
    if (strcmp (word, act_words[i]) == 0)
      return TRUE;
  }

  return FALSE;
}

/* What stands between the word and "by". */
static gboolean
parse_object (TcGame *game, const char *word, TcAct *act)
{
  guint64 n = 0;

  if (act->kind == TC_ACT_PERSON || act->kind == TC_ACT_BOT)
    return parse_seat (game, word, &act->seat);
  if (!g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT, &n, NULL))
    return FALSE;

  act->n_moves = (guint) n;
  act->seat = TC_SEAT_NONE;

  return TRUE;
}

gboolean
tc_game_parse_act (TcGame *game, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);
  guint at = 1;
  TcAct act = { 0 };

  if (n < 3 || !parse_kind (words[0], &act.kind))
    return FALSE;
  if (act.kind != TC_ACT_LOOK && !parse_object (game, words[at++], &act))
    return FALSE;
  if (at + 2 > n || strcmp (words[at], "by") != 0 || !parse_by (game, words[at + 1], &act.by))
    return FALSE;
  at += 2;
  if (act.kind == TC_ACT_UNDO && at + 2 <= n && strcmp (words[at], "of") == 0) {
    if (!parse_seat (game, words[at + 1], &act.seat))
      return FALSE;
    at += 2;
  }
  if ((act.kind == TC_ACT_UNDO || act.kind == TC_ACT_SWITCH) && at + 2 == n &&
      strcmp (words[at], "agreed") == 0) {
    if (!parse_agreed (game, words[at + 1], &act.agreed))
      return FALSE;
    at = n;
  }
  if (at != n)
    return FALSE;

  if (act.kind == TC_ACT_PERSON)
    game->people |= BIT (act.seat);
  else if (act.kind == TC_ACT_BOT)
    game->people &= (guint16) ~BIT (act.seat);
  add_act (game, act);

  return TRUE;
}
