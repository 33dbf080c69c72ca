/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

#define TC_CLI_STDIN "-"

/** tc_cli_get_systems: those that the program plays, as for tc_build_new (): the shipped ones. */
const TcSystem *const *tc_cli_get_systems (void);

/** tc_cli_dup_path: (transfer full): @arg when it exists, is "-" or holds a slash, else the shipped
 * scenario of that name, else @arg again. */
char *tc_cli_dup_path (const char *arg);

/** tc_cli_load: (transfer full) (nullable): the file @arg, standard input for "-", or the shipped
 * scenario of that name. @out_message: (transfer full): a sentence for people when it failed. */
TcSource *tc_cli_load (const char *arg, char **out_message);

/** tc_cli_load_stdin: (transfer full) (nullable): standard input, in messages and for what is
 * relative to it the file @name. @out_message: as of tc_cli_load (). */
TcSource *tc_cli_load_stdin (const char *name, char **out_message);

/** tc_cli_load_own: (transfer full) (nullable): standard input for "-", else the file at @path: to
 * be rewritten, so never a shipped scenario by its name. @out_identity: of the file. A failure has
 * been said. */
TcSource *tc_cli_load_own (const char *path, TcFileIdentity *out_identity);

/** tc_cli_collect: adds @path to @paths, or the scenarios in it when it is a folder. %FALSE when
 * there are none, which has been said: it is a mistake in the command. */
gboolean tc_cli_collect (const char *path, GPtrArray *paths);

/** tc_cli_load_build: (transfer full) (nullable): loads and builds @arg; a failure has been said.
 */
TcBuild *tc_cli_load_build (const char *arg);

/**
 * tc_cli_load_playable:
 * @out_exit: what to return when the result is %NULL; the reason has been said
 *
 * Returns: (transfer full) (nullable): a build that has a ruleset.
 */
TcBuild *tc_cli_load_playable (const char *arg, TcExit *out_exit);

G_END_DECLS
