/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/tc-window-private.h"
#include "app/tc-window.h"
#include "fixture.h"

G_BEGIN_DECLS

/* A window of the editor, without a file at first. */

typedef struct {
  Fixture base;
  TcWindow *window;
  TcDocument *document; /* the window's */
} WindowFixture;

typedef void (*WindowTest) (WindowFixture *fixture, gconstpointer data);

void window_fixture_add (const char *path, WindowTest test);

/** window_fixture_add_with: the test gets @data. */
void window_fixture_add_with (const char *path, gconstpointer data, WindowTest test);

/** window_fixture_open: the file of the fixture, and waits until it is built. */
void window_fixture_open (WindowFixture *fixture);
void window_fixture_act (WindowFixture *fixture, const char *action);
void window_fixture_show (WindowFixture *fixture, const char *page);

G_END_DECLS
