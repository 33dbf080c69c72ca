/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* TcPieceSet: all pieces of one revision of a scenario as they look, ready to be drawn; shared by
 * the rows that show them. */
typedef struct _TcPieceSet TcPieceSet;

TcPieceSet *tc_piece_set_new (TcScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
TcPieceSet *tc_piece_set_ref (TcPieceSet *set);
void tc_piece_set_unref (TcPieceSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcPieceSet, tc_piece_set_unref)

/* TcPiece: one of them, with the words that lists show, sort and filter by. Immutable.
 *
 * Properties: key (its id), title, owner, kind, size, strength. */

#define TC_TYPE_PIECE (tc_piece_get_type ())
G_DECLARE_FINAL_TYPE (TcPiece, tc_piece, TC, PIECE, GObject)

/** tc_piece_set_list: (transfer full): of TcPiece, in the order of the file. */
GPtrArray *tc_piece_set_list (TcPieceSet *set) G_GNUC_WARN_UNUSED_RESULT;

const char *tc_piece_get_key (TcPiece *self);
const char *tc_piece_get_path (TcPiece *self);
const char *tc_piece_get_title (TcPiece *self);
const char *tc_piece_get_owner (TcPiece *self);

/** tc_piece_get_kind: its class, or what a marker is for, in words; "" for none. */
const char *tc_piece_get_kind (TcPiece *self);

/** tc_piece_get_size: of the formation, in words; "" for none. */
const char *tc_piece_get_size (TcPiece *self);

/** tc_piece_get_strength: the front as printed: "9-7-2". */
const char *tc_piece_get_strength (TcPiece *self);

/** tc_piece_get_power: the first number of the front, to sort by. */
int tc_piece_get_power (TcPiece *self);

/** tc_piece_get_token: (nullable): the front, or the back when it has one. */
const TcViewToken *tc_piece_get_token (TcPiece *self, gboolean is_back);
TcPieceSet *tc_piece_get_set (TcPiece *self);

/** tc_piece_update_store: makes @store equal to @pieces, touching only rows that differ. */
void tc_piece_update_store (GListStore *store, GPtrArray *pieces);

G_END_DECLS
