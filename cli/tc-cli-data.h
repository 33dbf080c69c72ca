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
