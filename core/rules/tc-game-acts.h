/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-game.h"

G_BEGIN_DECLS

/* What people do at the table besides deciding: they take moves back, change seats, look at
 * everything. Where players have secrets, none of this may show a seat what play would not have
 * shown, so it needs leave, and it is an act of the record: in the log of every player and in the
 * replay (DESIGN 6.2). Where nothing is hidden everybody has leave and nothing is recorded.
 *
 * The rules for taking back, in a game with secrets:
 * - A player's own last decisions may be taken back as long as nobody was told anything since.
 * - Further back needs the umpire, or the consent of every other person at the table.
 * - Bots cannot consent. Against them it is off, unless it was allowed before the game began. */

/** TcRequest: who asks. */
typedef struct {
  guint8 seat;           /* TC_SEAT_NONE: the umpire, who sees everything anyway */
  guint16 agreed;        /* bits of the other seats whose people said yes */
  gboolean is_confirmed; /* who asks has been told that the log of every player will say it */
} TcRequest;

#define TC_REQUEST_UMPIRE ((TcRequest){ .seat = TC_SEAT_NONE })

typedef enum {
  TC_LEAVE_GIVEN,
  TC_LEAVE_NOTHING, /* there is nothing to take back */
  TC_LEAVE_CONSENT, /* other people must agree: tc_game_get_consent () says who */
  TC_LEAVE_BOTS,    /* bots play, and it was not allowed before the game */
  TC_LEAVE_UMPIRE,  /* the umpire's alone */
} TcLeave;

/** tc_leave_get_text: translated: why there is no leave, as a sentence; "" when it is given. */
const char *tc_leave_get_text (TcLeave leave);

/* Before the game. */

/** tc_game_set_people: @people are the bits of the seats that people play; all of them until it is
 * called. To be called before the first move; recorded in the replay. */
void tc_game_set_people (TcGame *game, guint16 people);
guint16 tc_game_get_people (TcGame *game);

/** tc_game_has_bots: somebody's seat is a bot's now. */
gboolean tc_game_has_bots (TcGame *game);

/** tc_game_allow_undo: the option of taking moves back where bots play; before the first move;
 * recorded in the replay. */
void tc_game_allow_undo (TcGame *game);
gboolean tc_game_is_undo_allowed (TcGame *game);

/** tc_game_dup_told: (transfer full): NULL-terminated lines: what happened since @from_move moves
 * were made that only @viewer was told, and that did not follow from the move itself. */
char **tc_game_dup_told (TcGame *game, guint8 viewer, guint from_move) G_GNUC_WARN_UNUSED_RESULT;

/* Taking back. */

/** tc_game_find_choice_before: how many moves were made before the last of @n_moves that was a
 * choice: of a person, or of anybody where only bots play, who could have decided otherwise. Where
 * none was, before the last one. A choice within a decision on a set is one too; a die that the
 * umpire has forced is none of a player. Nothing to undo is @n_moves. */
guint tc_game_find_choice_before (TcGame *game, guint n_moves, const TcRequest *request);

/** tc_game_find_choice_after: how many of the recorded moves were made, from @n_moves + 1 on,
 * before the next choice or the end of the record: what redoes what that took back. */
guint tc_game_find_choice_after (TcGame *game, guint n_moves);

/** tc_game_ask_undo: whether @request may go back to where @n_moves moves were made. */
TcLeave tc_game_ask_undo (TcGame *game, guint n_moves, const TcRequest *request);

/** tc_game_get_undo_text: translated: why it may not, as tc_leave_get_text () says it, or more
 * exactly: that something came of its own moves for all to see. */
const char *tc_game_get_undo_text (TcGame *game, guint n_moves, const TcRequest *request);

/** tc_game_get_consent: bits of the seats whose people must still agree to that: who decided what
 * is taken back, and everybody where something was told since. Bots among them need to have been
 * allowed undo, as tc_game_ask_undo () says. */
guint16 tc_game_get_consent (TcGame *game, guint n_moves, const TcRequest *request);

/** tc_game_undo_to: goes back to @n_moves, and records it where a person was told something since.
 * Dice that the umpire of a game with secrets has forced since and that nobody has thrown go on
 * waiting when a player asks; nothing can be redone then. */
gboolean tc_game_undo_to (TcGame *game, guint n_moves, const TcRequest *request, GError **error);

/** tc_game_redo_to: does again what was taken back, up to @n_moves, and records it likewise. */
gboolean tc_game_redo_to (TcGame *game, guint n_moves, const TcRequest *request);

/* Dice, seats and eyes. */

/** tc_game_ask_die: whether @request may force dice: where something is hidden, what dice show can
 * bring it to light. */
TcLeave tc_game_ask_die (TcGame *game, const TcRequest *request);

/** tc_game_force_die: the next die shows @face; queued up to TC_MAX_FORCED_DICE. %FALSE without
 * leave, too. */
gboolean tc_game_force_die (TcGame *game, guint8 face, const TcRequest *request);

/** tc_game_ask_person: whether @request may give @seat to a person (or to a bot): who sits down at
 * a bot's seat sees its secrets, as long as the game lasts. A player may do that too once it is
 * confirmed, for nobody can be kept from it at a screen; it is in the record as that player's. */
TcLeave tc_game_ask_person (TcGame *game,
                            guint8 seat,
                            gboolean is_person,
                            const TcRequest *request);
gboolean tc_game_set_person (TcGame *game,
                             guint8 seat,
                             gboolean is_person,
                             const TcRequest *request,
                             GError **error);

/** tc_game_record_look: somebody at the table looks at everything, as an umpire does. */
void tc_game_record_look (TcGame *game);

/* The record. */

typedef enum {
  TC_ACT_UNDO,
  TC_ACT_REDO,
  TC_ACT_PERSON, /* a person took the seat from a bot */
  TC_ACT_BOT,    /* a bot took it */
  TC_ACT_LOOK,
  TC_ACT_SWITCH, /* to another branch, with its moves from where it leaves this one */
} TcActKind;

typedef struct {
  TcActKind kind;
  guint at;      /* moves made when it was done */
  guint n_moves; /* taken back, done again, or of the other branch */
  guint8 by;     /* TC_SEAT_NONE: the umpire */
  guint8 seat;   /* TC_ACT_PERSON, TC_ACT_BOT: whose seat; TC_ACT_UNDO: who had decided all that was
                    taken back, when that was somebody else, or TC_SEAT_NONE */
  guint16 agreed; /* bits */
} TcAct;

guint tc_game_get_n_acts (TcGame *game);

/** tc_game_count_acts: those after @n_moves. */
guint tc_game_count_acts (TcGame *game, guint n_moves);

const TcAct *tc_game_get_act (TcGame *game, guint index);

/** tc_game_dup_act_text: (transfer full): "Casey takes back 3 moves (agreed: Avery)". */
char *tc_game_dup_act_text (TcGame *game, guint index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
