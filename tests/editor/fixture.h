/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

#include "document/tc-document.h"

/* What the tests of the window share: a copy of the shipped scenario in a folder of its own, and
 * waiting for the build without a fixed sleep. */

#define ARDENNES "area-board/area[ardennes]"

typedef struct {
  char *folder;
  char *path;
  char *text; /* of the file as it was */
  TcDocument *document;
} Fixture;

void fixture_set_up (Fixture *fixture, gconstpointer data);

/** fixture_set_up_with: a copy of the first scenario of another game system. */
void fixture_set_up_with (Fixture *fixture, const char *system);
void fixture_tear_down (Fixture *fixture, gconstpointer data);

/** fixture_open: the copy, in the fixture's document. */
void fixture_open (Fixture *fixture);

/** fixture_edit: sets one attribute. */
void fixture_edit (Fixture *fixture, const char *path, const char *attribute, const char *value);

/** fixture_rewrite: replaces @old, which must occur, by @new in the file on disk. */
void fixture_rewrite (Fixture *fixture, const char *old, const char *new);

/** fixture_read: (transfer full): the file as it is now. */
char *fixture_read (Fixture *fixture);

/** wait_for_build: runs the main loop until nothing is being done for the document and the build is
 * of the text as it is. */
void wait_for_build (TcDocument *document);

/* What the document does asynchronously, and waiting for it. */
gboolean open_now (TcDocument *document, const char *path, GError **error);
gboolean open_draft_now (TcDocument *document, const char *file, GError **error);
gboolean save_now (TcDocument *document, const char *path, gboolean overwrite, GError **error);
gboolean load_theirs_now (TcDocument *document, GError **error);
gboolean keep_mine_now (TcDocument *document, GError **error);
void close_now (TcDocument *document);

/** get_value: of an attribute in the current scenario. */
const char *get_value (TcDocument *document, const char *path, const char *attribute);
