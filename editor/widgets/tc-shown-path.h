/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tc_shown_path_dup: (transfer full): @path, which is absolute, for people to read: what lies in
 * their own folder begins with "~". */
char *tc_shown_path_dup (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_shown_path_dup_name: (transfer full): what people call the file @path: what comes with
 * Turncoat by its title, since nobody has chosen its name, the rest by its name. */
char *tc_shown_path_dup_name (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_shown_path_dup_pair: what two files are called beside one another
 * @first: path
 * @second: (nullable): path; %NULL when it has no file yet
 * @second_name: what it is called then
 *
 * Returns: (transfer full) (array zero-terminated=1): their names. Equal ones are followed by what
 *   tells them apart, or preceded by as much of their folders as differs.
 */
char **tc_shown_path_dup_pair (const char *first,
                               const char *second,
                               const char *second_name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
