/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "fixture.h"
#include "pages/play/tc-session.h"

/* A session with a game of the first scenario of a system, and no window. */

typedef struct {
  Fixture base;
  TcSession *session;
} SessionFixture;

/* @system: of the scenario. */
void session_set_up (SessionFixture *fixture, gconstpointer system);
void session_tear_down (SessionFixture *fixture, gconstpointer data);

TcRuleset *session_get_ruleset (SessionFixture *fixture);
guint8 session_get_actor (SessionFixture *fixture);

/* @people is a bit for each seat that a person plays. */
void session_seat (SessionFixture *fixture, guint people);
void session_restart (SessionFixture *fixture);
