/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "tc-cli-term.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/* Differences in words, for diff and review. */

/** tc_cli_append_differences: under the name of each part of the scenario a line for each
 * difference. As Markdown core writes it (tc_differences_append_markdown ()). */
void tc_cli_append_differences (GString *out, const TcDifferences *differences, gboolean colour);

/** tc_cli_add_json_differences: as an array; see
 * data/json/turncoat-differences-1.schema.json. */
void tc_cli_add_json_differences (JsonBuilder *builder,
                                  const TcDifferences *differences,
                                  TcBuild *old,
                                  TcBuild *new);

/**
 * tc_cli_load_version:
 * @arg: a file, the name of a shipped scenario, "-", or a file of a revision: REV:PATH
 *
 * Returns: (transfer full) (nullable): built, a variant with its base of the same revision; %NULL
 *   when it could not be read and that has been said.
 */
TcBuild *tc_cli_load_version (const char *arg) G_GNUC_WARN_UNUSED_RESULT;

/** tc_cli_load_base_of: (transfer full) (nullable): the base of the variant @build, which
 * tc_cli_load_version () loaded from @arg; %NULL when it has none. */
TcBuild *tc_cli_load_base_of (TcBuild *build, const char *arg) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
