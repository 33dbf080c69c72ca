/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

#include "document/tc-item.h"

G_BEGIN_DECLS

/* The rows of a list of legal moves: hundreds of them are read by what moves. */

/** tc_view_dup_move_items: (transfer full) (element-type TcItem): the moves of @view that are about
 * @selected ("" for all), or about where it lies when it is a token that can do nothing, and
 * contain every word of @typed. Where there are many they stand together by what moves, in the
 * order in which that first comes, and the first of each has it as heading. The index of a row is
 * that of its move in @view. @grouped: (inout): whether they stand together in that way; what did
 * so before, does so again, however few are left. */
GPtrArray *tc_view_dup_move_items (const TcView *view,
                                   const char *selected,
                                   const char *typed,
                                   gboolean *grouped) G_GNUC_WARN_UNUSED_RESULT;

/** tc_view_dup_still_to_act: (transfer full): the moves that are the player's own and have no
 * button, and what else has moves left, by name, at most @most of them: "Open the door: West ·
 * Skull and 3 more"; "" when nothing has. */
char *tc_view_dup_still_to_act (const TcView *view, guint most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
