/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/** tc_cli_read_paths: (transfer full) (nullable) (element-type filename): the paths in the list
 * @file, "-" for standard input: separated by NUL bytes when it has any, else one a line. %NULL
 * when it could not be read, and that has been said. */
GPtrArray *tc_cli_read_paths (const char *file) G_GNUC_WARN_UNUSED_RESULT;

/**
 * TcCliWatch: reports that files have changed. Whole folders are watched, so that a file that is
 * written under another name and then renamed, as most editors save, is not lost. What is one
 * change for people, such as a checkout, is reported once.
 */
typedef struct _TcCliWatch TcCliWatch;

TcCliWatch *tc_cli_watch_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_cli_watch_free (TcCliWatch *watch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcCliWatch, tc_cli_watch_free)

/** tc_cli_watch_add_file: @path: need not exist. tc_cli_watch_add_folder: all scenarios and
 * settings in it and in the folders below, also those to come. What has been added stays. */
void tc_cli_watch_add_file (TcCliWatch *watch, const char *path);
void tc_cli_watch_add_folder (TcCliWatch *watch, const char *path);

/** tc_cli_watch_wait: blocks until something has changed and nothing has for a moment. %FALSE when
 * the user wants to end, by Ctrl-C. */
gboolean tc_cli_watch_wait (TcCliWatch *watch);

G_END_DECLS
