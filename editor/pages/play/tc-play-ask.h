/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TcPlayAnswer: the user wants it. */
typedef void (*TcPlayAnswer) (gpointer object, guint value);

/** tc_play_ask: before something that lets a player see what others hide. @answer is called with
 * @object and @value when the user agrees and @object is still there. */
void tc_play_ask (GtkWidget *around,
                  const char *heading,
                  const char *body,
                  const char *agree,
                  TcPlayAnswer answer,
                  gpointer object,
                  guint value);

G_END_DECLS
