/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "tc-cli-term.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/** tc_cli_dup_findings: (transfer full): the whole report for people: each finding as
 * "FILE:LINE:COLUMN: error[CODE]: message", the line it is in with the place underlined, and how to
 * mend it. */
char *tc_cli_dup_findings (TcReport *report, gboolean colour);

/** tc_cli_add_json_findings: the findings of @report as elements of the array that @builder is in;
 * docs in the manual page under "turncoat-findings/1". */
void tc_cli_add_json_findings (JsonBuilder *builder, TcReport *report);

/** tc_cli_add_json_string: member @name with @value as valid UTF-8. */
void tc_cli_add_json_string (JsonBuilder *builder, const char *name, const char *value);

G_END_DECLS
