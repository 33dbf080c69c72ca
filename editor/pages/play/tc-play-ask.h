/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tc_play_ask: before something that lets a player see what others hide. @answer (data) is called
 * when the user agrees; @data is freed with @free_data after that, or when the dialog goes. */
void tc_play_ask (GtkWidget *around,
                  const char *heading,
                  const char *body,
                  const char *agree,
                  GFunc answer,
                  gpointer data,
                  GDestroyNotify free_data);

G_END_DECLS
