/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tc_shipped_dup_path: (transfer full) (nullable): the scenario that the window shows when it is
 * given none; looked for in $TURNCOAT_DATA_DIR, beside the program (in the build folder and in an
 * installation that was moved), and where this build installs its data. */
char *tc_shipped_dup_path (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_shipped_dup_schema_dir: (transfer full) (nullable): the folder with the compiled settings
 * schema when the program runs from its build folder. */
char *tc_shipped_dup_schema_dir (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
