/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* Replays as files, and where they go differently. */

/** tc_cli_load_replay: (transfer full) (nullable): %NULL after saying why it cannot be one. */
TcSource *tc_cli_load_replay (const char *path) G_GNUC_WARN_UNUSED_RESULT;

/** tc_cli_report_divergence: on stdout. @is_played: as far as it goes. */
void tc_cli_report_divergence (TcSource *source,
                               const TcDivergence *divergence,
                               gboolean is_played);

G_END_DECLS
