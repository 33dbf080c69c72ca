/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Several attributes of an element in one cell: in short, "W S1", or as parts, "3:1". The letters
 * are the beginnings of the attributes' labels. */

/** tc_codes_list: (transfer full): the attributes of @element that a cell shows: without keys and
 * without src, src-of, ref and note. */
GPtrArray *tc_codes_list (const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/** tc_codes_dup_text: (transfer full): "–" when every attribute has its default. */
char *tc_codes_dup_text (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;

/** tc_codes_dup_legend: (transfer full): "W withdraw, S steps". */
char *tc_codes_dup_legend (const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_codes_parse:
 * @node: or TC_NODE_NONE for one that is not there yet; then references are looked up from @scope
 * @out_values: (out) (transfer full): for each of tc_codes_list () its value, %NULL for none; %NULL
 *   with @out_expected
 */
gboolean tc_codes_parse (TcScenario *scenario,
                         TcNode scope,
                         const TcSchemaElement *element,
                         const char *typed,
                         GPtrArray **out_values,
                         char **out_expected);

/** tc_parts_dup_text: (transfer full): "3:1". */
char *tc_parts_dup_text (TcScenario *scenario, TcNode node) G_GNUC_WARN_UNUSED_RESULT;
char *tc_parts_dup_legend (const TcSchemaElement *element) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_parts_parse (TcScenario *scenario,
                         TcNode scope,
                         const TcSchemaElement *element,
                         const char *typed,
                         GPtrArray **out_values,
                         char **out_expected);

G_END_DECLS
