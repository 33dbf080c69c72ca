/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-game-private.h is private to core/."
#endif

#include "rules/tc-game-acts.h"
#include "rules/tc-game.h"

G_BEGIN_DECLS

/* One move of the record. Entries from n_done on were undone and can be redone: their states and
 * events are kept, so that redo is only a step of the cursor. */
typedef struct {
  TcMove move;
  guint64 hash;      /* of the position after it */
  guint first_event; /* of those it caused; they end where the next entry's begin */
  guint8 seat;       /* who decided */
  guint8 group;      /* the decision on a set it was part of, or 0 */
  guint8 side;       /* whose pieces were decided on */
  guint8 phase;
  char *note; /* nullable: what the umpire noted */
} TcGameEntry;

struct _TcGame {
  TcRuleset *ruleset;
  guint setup;
  guint64 seed;
  gsize state_size;
  GByteArray *states; /* one after each entry, after the opening position */
  GArray *entries;    /* TcGameEntry */
  GArray *acts;       /* TcAct, by what was done at the table */
  guint n_done;
  guint n_opening_events;
  TcEvents *events;
  TcMove *moves;
  guint n_moves;
  guint16 people;       /* bits of the seats that people play */
  guint16 first_people; /* ... when the game began */
  gboolean has_people;  /* somebody said so */
  gboolean is_undo_allowed;
  gboolean has_moves; /* moves and n_moves hold for the current position */
};

static inline TcGameEntry *
tc_game_get_entry (TcGame *game, guint index)
{
  return &g_array_index (game->entries, TcGameEntry, index);
}

/* The events of move @index: from one to before the other; -1: of the opening. */
void tc_game_find_events (TcGame *game, gint index, guint *out_from, guint *out_to);

/* Whether @viewer was told something with move @index that the move did not say; TC_SEAT_NONE:
 * whether anybody was. */
gboolean tc_game_has_news (TcGame *game, guint index, guint8 viewer);
gboolean tc_game_is_forced_die (TcGame *game, guint index);

/* What was done at the table when @n_moves moves were made, in words, one line each. */
void tc_game_append_acts (TcGame *game, guint n_moves, GPtrArray *lines);

/* For replays: the acts as lines, and back. %FALSE when @line is no act of this game. */
char *tc_game_dup_act (TcGame *game, guint index);
gboolean tc_game_parse_act (TcGame *game, const char *line);

/* The longest note, in bytes; in a replay it is a line. */
#define TC_MAX_NOTE 900

/* Notes something on the last move. %FALSE when there is none. */
gboolean tc_game_take_note (TcGame *game, const char *note);

/* Whether there is a note on move @index that @viewer may read. */
gboolean tc_game_is_note_seen (TcGame *game, guint index, guint8 viewer);

/* A move of a replay: forced dice are among them, for whoever forced them was asked then. */
gboolean tc_game_apply_recorded (TcGame *game, const TcMove *move, GError **error);

/* Forgets what could be redone. */
void tc_game_drop_undone (TcGame *game);

/* The moves from @from on are those of another branch, which @request went to: in the record where
 * somebody learns something by it. */
void tc_game_record_switch (TcGame *game, guint from, const TcRequest *request);

G_END_DECLS
