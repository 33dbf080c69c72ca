/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bell-fixture.h"
#include "systems/bell-1938/bots/tc-bell-1938-solo-private.h"

G_BEGIN_DECLS

/* Positions made by hand for the solo opponent. */

/* The 1938 scenario with a solo opponent on @side ("conceding", "defending"), with @from replaced
 * when it is not NULL: in round 1 before the first card play. No cube is on the map. The solo
 * opponent's objective is @own, the player's is @enemy: ids of spaces. */
void solo_init (Crisis *crisis,
                const char *side,
                const char *level,
                const char *own,
                const char *enemy);

/* The same objectives in a position that is there. */
void solo_set_goals (Crisis *crisis, const char *own, const char *enemy);

guint8 solo_seat (const Crisis *crisis);

/* @card is turned up for the solo opponent's next card play. */
void solo_turn_up (Crisis *crisis, const char *card);

/* @card lies on top of the discard pile. */
void solo_discard (Crisis *crisis, const char *card);

/* The solo opponent has @points operations. */
void solo_operate (Crisis *crisis, guint points);

/* What the solo opponent does, as a move's text, with dice of @key; @trace is nullable. (transfer
 * full) */
char *solo_dup_choice (const Crisis *crisis, guint64 key, TcBotTrace *trace);

/* Whether it does @move, whatever the dice. */
gboolean solo_does (const Crisis *crisis, const char *move);

/* It decides, and that is carried out, until somebody else decides or @n decisions are made. */
void solo_go (Crisis *crisis, guint n);

/* Whether status @status is true of a move to @space. */
gboolean solo_is (const Crisis *crisis, BellStatus status, const char *space);

G_END_DECLS
