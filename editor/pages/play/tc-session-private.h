/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

typedef struct _TcThinking TcThinking;

/* What the screen shows of a game with secrets. */
typedef enum {
  TC_EYES_PLAYERS, /* what the seat in front of it knows */
  TC_EYES_UMPIRE,  /* everything */
  TC_EYES_PUBLIC,  /* what all players know */
} TcEyes;

struct _TcSession {
  GObject parent_instance;

  TcGame *game;
  TcGameTree *tree;                /* of which the game is the current line */
  const TcBot *bots[TC_MAX_SEATS]; /* NULL is a person */
  TcRng rng;                       /* of the bots, never the game's seed */
  TcBotDesk *desk;
  TcThinking *thinking; /* (nullable): what a thread does; only compared */
  GCancellable *stop_thinking;
  char *record;  /* the game before edits made some of it impossible; NULL: the game itself */
  guint8 screen; /* the seat that sits in front of it; TC_SEAT_NONE: nobody yet, everybody */
  TcEyes eyes;
  gboolean is_touched;      /* a person has done something in this game */
  gboolean is_in_file;      /* all that was decided and written in it */
  gboolean is_undo_allowed; /* in the next game, against bots */
  gint
    fresh_from; /* the first move that may be news: what was before it is only gone back to; -1 */
  gboolean is_reading; /* who has the screen, what was told to nobody else, in the position of */
  guint64 read_hash;   /* this hash */
  guint n_unfilled;    /* moves made before the last filling of a setup, */
  guint n_filled;      /* and after it, and the hash then */
  guint64 filled_hash;
  GHashTable *reasons;       /* hash of a position to why a bot led to it, in lines */
  char *notes[TC_MAX_SEATS]; /* what each seat wrote for itself; NULL is nothing */
};

void tc_session_changed (TcSession *self);

/** tc_session_decided: the same after a decision, which may have told a player something. */
void tc_session_decided (TcSession *self);

/** tc_session_is_reading: what came with that decision: the screen is not passed on yet. */
gboolean tc_session_is_reading (TcSession *self);

/** tc_session_forget_thinking: without telling anybody. */
void tc_session_forget_thinking (TcSession *self);

/** tc_session_keep_reason: why the last move was made; @why is taken, and nullable. */
void tc_session_keep_reason (TcSession *self, char *why);

/** tc_session_touch: a person has done something that is in no file yet. */
void tc_session_touch (TcSession *self);

/** tc_session_forget_record: somebody decided: from now on this is the game. */
void tc_session_forget_record (TcSession *self);

/** tc_session_make_request: of the one who asks. */
TcRequest tc_session_make_request (TcSession *self, guint16 agreed);

/** tc_session_make_seat_request: to change who plays @seat: nobody who only watches is the umpire
 * for that. */
TcRequest tc_session_make_seat_request (TcSession *self, guint8 seat);

/** tc_session_find_person: the first person from @seat on, in the order of play. */
guint8 tc_session_find_person (TcSession *self, guint8 seat);

/** tc_session_get_people: bits of the seats that people play. */
guint16 tc_session_get_people (TcSession *self);

/** tc_session_is_change: whether a person and a bot change places in a game that has begun. */
gboolean tc_session_is_change (TcSession *self, guint8 seat, const TcBot *bot);

/** tc_session_record_look: when the umpire looks on. */
void tc_session_record_look (TcSession *self);

/** tc_session_keep_screen: before people and bots change places. */
void tc_session_keep_screen (TcSession *self);

/** tc_session_dup_explanation: (transfer full): the rules' answer, from what the viewer knows.
 * @is_listed: whether the list shows moves of what the proposal is about */
char *tc_session_dup_explanation (TcSession *self,
                                  const TcProposal *proposal,
                                  gboolean is_listed) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_dup_form_words: (transfer full): that there is no such move.
 * @is_listed: likewise */
char *tc_session_dup_form_words (TcSession *self, gboolean is_listed) G_GNUC_WARN_UNUSED_RESULT;

/** tc_session_append_notes: what @viewer (TC_SEAT_NONE: each seat) has written, as comments of a
 * saved game; tc_session_read_notes () takes them from there. */
void tc_session_append_notes (TcSession *self, guint8 viewer, GString *out);
void tc_session_read_notes (TcSession *self, const char *replay);
void tc_session_clear_notes (TcSession *self);

G_END_DECLS
