/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "tc-cli-term.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/** tc_cli_dup_findings: (transfer full): the report for people, from @at_least on: each finding as
 * "FILE:LINE:COLUMN: error[CODE]: message", the line it is in with the place underlined, and how to
 * fix it. */
char *tc_cli_dup_findings (TcReport *report, TcSeverity at_least, gboolean colour);

/** tc_cli_get_severity_word: translated. */
const char *tc_cli_get_severity_word (TcSeverity severity);

/** tc_cli_print_codes: every code that a problem can have, a line each. */
void tc_cli_print_codes (void);

/** tc_cli_dup_json_finding: (transfer full): @finding as an object, each of its lines indented as
 * an element of an array; docs in the manual page under "turncoat-findings/1". */
char *tc_cli_dup_json_finding (const TcFinding *finding);

/** tc_cli_make_json_finding: (transfer full): the same as a node. */
JsonNode *tc_cli_make_json_finding (const TcFinding *finding);

/** tc_cli_dup_json: (transfer full): @node as text on several lines, all but the first indented by
 * @indent. */
char *tc_cli_dup_json (JsonNode *node, guint indent);

/** tc_cli_add_json_place: the members file, line, column, endLine, endColumn, offset, endOffset.
 * Lines and columns count from 1, columns in characters; offsets are bytes from 0. */
void tc_cli_add_json_place (JsonBuilder *builder, TcSource *source, TcSpan span);

/** tc_cli_add_json_int: member @name with @value. */
void tc_cli_add_json_int (JsonBuilder *builder, const char *name, gint64 value);

/** tc_cli_add_json_string: member @name with @value as valid UTF-8. */
void tc_cli_add_json_string (JsonBuilder *builder, const char *name, const char *value);

G_END_DECLS
