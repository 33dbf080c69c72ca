/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A folder of its own for a test of files. */

/** folder_new: (transfer full): a new, empty folder. */
char *folder_new (void);

/** folder_remove: with all that is in it. */
void folder_remove (const char *path);

/** folder_put: writes a file in place, as another program would do. */
void folder_put (const char *path, const char *text);

/** folder_count: how many entries @folder has, hidden ones too. */
guint folder_count (const char *folder);

/** folder_assert_content: that the file at @path holds @expected. */
void folder_assert_content (const char *path, const char *expected);

/** folder_make_old: makes @path a file that was last written years ago. */
void folder_make_old (const char *path);
