/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-session.h"

G_BEGIN_DECLS

struct _TcSession {
  GObject parent_instance;

  TcGame *game;
  const TcBot *bots[TC_MAX_SEATS]; /* NULL is a person */
  TcRng rng;                       /* of the bots, never the game's seed */
  TcBotDesk *desk;
  char *record;  /* the game before edits made some of it impossible; NULL: the game itself */
  guint8 screen; /* the seat that sits in front of it; TC_SEAT_NONE: nobody yet, everybody */
  gboolean is_umpire;
};

void tc_session_changed (TcSession *self);

/** tc_session_keep_screen: before people and bots change places. */
void tc_session_keep_screen (TcSession *self);

/** tc_session_dup_explanation: (transfer full): the rules' answer, from what the viewer knows. */
char *tc_session_dup_explanation (TcSession *self,
                                  const TcProposal *proposal) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
