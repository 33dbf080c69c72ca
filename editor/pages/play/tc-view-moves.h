/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What the moves of a view are about: the keys on the board that they name. */

/** tc_view_is_place, tc_view_is_piece: @key is that of a container, or of a token. */
gboolean tc_view_is_place (const TcView *view, const char *key);
gboolean tc_view_is_piece (const TcView *view, const char *key);

/** tc_view_get_place_of: where the token @key lies; "" when it is none. */
const char *tc_view_get_place_of (const TcView *view, const char *key);

/** tc_view_get_mark_of: what a board marks for @key: itself, or for a player the seat. */
const char *tc_view_get_mark_of (const TcView *view, const char *key);

/** tc_view_get_goal: what it marks as the place where @move goes: that which is free beside a room,
 * and not the room; "" for none. */
const char *tc_view_get_goal (const TcView *view, const TcViewMove *move);

/** tc_view_is_made_by: @move is one of @key, or of a token that lies there. */
gboolean tc_view_is_made_by (const TcView *view, const TcViewMove *move, const char *key);

/** tc_view_is_about: likewise, or it goes there; every move is about "". */
gboolean tc_view_is_about (const TcView *view, const TcViewMove *move, const char *key);

/** tc_view_has_moves_about: any of the legal moves is. */
gboolean tc_view_has_moves_about (const TcView *view, const char *key);

/** tc_view_has_moves_by: any of the legal moves is made by it, or by what lies there. */
gboolean tc_view_has_moves_by (const TcView *view, const char *key);

/** tc_view_goes_somewhere: any of those goes to a place, or is done to something. */
gboolean tc_view_goes_somewhere (const TcView *view, const char *key);

/** tc_view_get_meant_place: where the token @key lies when none of the legal moves is about it, but
 * some name that place and no other token that makes them: who points at it means those, as the
 * battle that it is in. "" for anything else. */
const char *tc_view_get_meant_place (const TcView *view, const char *key);

/** tc_view_is_meant_by: @move is about @key, or about @place in that way, which is that of
 * tc_view_get_meant_place (). */
gboolean tc_view_is_meant_by (const TcView *view,
                              const TcViewMove *move,
                              const char *key,
                              const char *place);

/** tc_view_find_mover: whose ways a board marks: @selected, or where that makes no move
 * the only piece that can go anywhere; "" for none. */
const char *tc_view_find_mover (const TcView *view, const char *selected);

/** tc_view_find_only_move: %FALSE when none of the legal moves is meant by @key, or several are. */
gboolean tc_view_find_only_move (const TcView *view, const char *key, TcMove *out_move);

/** tc_view_is_plain: @move needs nothing on the board, as to say that one has done. */
gboolean tc_view_is_plain (const TcViewMove *move);

/** tc_view_get_drop_place: (transfer none): where something lies that is dropped at @key: a row of
 * steps, as a trait, has no room for it, so its box is meant. */
const char *tc_view_get_drop_place (const TcView *view, const char *key);

/** tc_view_get_name: what people call @key; itself when it is nothing on the board. */
const char *tc_view_get_name (const TcView *view, const char *key);

/** tc_view_get_heading: what the moves about @key are listed below: its name, or where it only
 * stands for a player, as a box before the seat, the player's. */
const char *tc_view_get_heading (const TcView *view, const char *key);

G_END_DECLS
