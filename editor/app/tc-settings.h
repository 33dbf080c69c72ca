/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the program remembers from one time to the next. */

/** tc_settings_find_schema_folder: (transfer full) (nullable): where the compiled schema of a
 * program in @program_dir lies, in its build tree or its installation, wherever that was moved;
 * %NULL when only the system can know. */
char *tc_settings_find_schema_folder (const char *program_dir) G_GNUC_WARN_UNUSED_RESULT;

/** tc_settings_new: (transfer full) (nullable): %NULL when there is no schema, and so nothing is
 * remembered. */
GSettings *tc_settings_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
