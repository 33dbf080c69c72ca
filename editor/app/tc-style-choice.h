/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** tc_style_choice_add: the action "style" of @map: whether the windows are light, dark or as the
 * system has it; kept in @settings (nullable), and obeyed by all windows as long as @map lives. */
void tc_style_choice_add (GActionMap *map, GSettings *settings);

G_END_DECLS
