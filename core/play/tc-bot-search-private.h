/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-bot-search-private.h is private to core/."
#endif

#include "rules/tc-bot-type.h"

G_BEGIN_DECLS

/* The bot that plays the game out in its head; see its file. It plays every system that has a bot
 * of its own called TC_BOT_SEARCH_POLICY, by which it plays out. */

#define TC_BOT_SEARCH_POLICY "heuristic"

extern const TcBot tc_bot_search;

G_END_DECLS
