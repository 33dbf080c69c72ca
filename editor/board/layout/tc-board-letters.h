/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** tc_board_dup_letters: (transfer full): of @owner, which is one of @owners: as few letters of its
 * name as tell it from the others, without a first word that several have, as "House". "" for one
 * without a name. */
char *tc_board_dup_letters (const TcViewOwner *owners, guint n_owners, const TcViewOwner *owner);

G_END_DECLS
