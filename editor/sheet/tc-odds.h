/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Exact odds of totals of dice, and what is wrong with the rows of a table of totals. */

/** TcRange: totals from @from to @to, both included. */
typedef struct {
  gint64 from;
  gint64 to;
} TcRange;

/** tc_odds_count: how many of the tc_odds_count_all () throws of @dice dice with @faces faces give
 * a total in @range. */
guint64 tc_odds_count (guint dice, guint faces, TcRange range);
guint64 tc_odds_count_all (guint dice, guint faces);

/** tc_odds_dup_text: (transfer full): "5/36, 13.9 %". */
char *tc_odds_dup_text (guint64 ways, guint64 all) G_GNUC_WARN_UNUSED_RESULT;

/** tc_odds_dup_percent: (transfer full): "13.9"; "" for none. */
char *tc_odds_dup_percent (guint64 ways, guint64 all) G_GNUC_WARN_UNUSED_RESULT;

/** tc_range_parse: "7", "3-5", "3–5", "3 to 5"; %FALSE for others. */
gboolean tc_range_parse (const char *text, TcRange *out_range);
char *tc_range_dup_text (TcRange range) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_odds_dup_faults: (transfer full): totals that no row of @ranges has and totals that several
 *   have, in words; "" when every total is in exactly one.
 * @out_bad: (out caller-allocates) (optional) (array length=n): which rows overlap another or run
 *   backwards
 */
char *tc_odds_dup_faults (guint dice,
                          guint faces,
                          const TcRange *ranges,
                          guint n,
                          gboolean *out_bad) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
