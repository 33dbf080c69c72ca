/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "pages/play/tc-session.h"

G_BEGIN_DECLS

/* TcPlayPart: a part of the Play page: the log, the dice, the seats... Each has its own state and
 * knows the session, none knows the page or another part. It is updated whenever the session has
 * changed and has a game. */

#define TC_TYPE_PLAY_PART (tc_play_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (TcPlayPart, tc_play_part, TC, PLAY_PART, AdwBin)

struct _TcPlayPartClass {
  AdwBinClass parent_class;

  void (*update) (TcPlayPart *self); /* (nullable): then somebody else shows it what there is */
};

/** tc_play_part_set_session: once. */
void tc_play_part_set_session (TcPlayPart *self, TcSession *session);

/** tc_play_part_get_session: (nullable): %NULL before it was set. */
TcSession *tc_play_part_get_session (TcPlayPart *self);

G_END_DECLS
