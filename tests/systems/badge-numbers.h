/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/badge/tc-badge-private.h"
#include "tc-test-play.h"

G_BEGIN_DECLS

/* Whatever a designer of Badge or Betrayal may want to change (facts 3f) is a number or a word of
 * the scenario: tests change each in a copy of the shipped file, and play on by hand. */

#define NUMBERS_STANDARD "scenarios/badge/badge.scenario.xml"
#define NUMBERS_OTHER    "tests/fixtures/other-badge.scenario.xml"
#define NUMBERS_SEEDS    20u

typedef struct {
  TcRuleset *ruleset;
  const BadgeRules *rules;
  guint setup;
  union {
    BadgeState state;
    guint64 room[512]; /* and its arrays */
  };
} Numbers;

typedef struct {
  const char *name;
  void (*test) (void);
} NumbersTest;

void numbers_clear_table (Numbers *table);
void numbers_deal (Numbers *table, guint64 seed);

/* The standard city with @from, which occurs, replaced by @to; the game begins. */
void numbers_begin (Numbers *table, const char *setup, const char *from, const char *to);

/* The same with other rules. */
void numbers_begin_with_rules (Numbers *table, const char *setup, const char *rules);
guint numbers_place (const Numbers *table, const char *id);
guint numbers_card (const Numbers *table, const char *id);

/* The first player lays cards next; nobody has any, and nothing stands in anybody's way. */
void numbers_clear_board (Numbers *table);
void numbers_take (Numbers *table, const char *id, guint n);
TcReason numbers_check (const Numbers *table, BadgeVerb verb, guint subject, guint target);
void numbers_play (Numbers *table, BadgeVerb verb, guint subject, guint target);
void numbers_lay (Numbers *table, const char *id);
TcReason numbers_check_lay (const Numbers *table, const char *id);

/* One card of the first player is carried out, up to its decision if it has one. */
void numbers_carry_out (Numbers *table, const char *id);
guint numbers_get_red (const Numbers *table);
void numbers_put_red (Numbers *table, const char *id);
gboolean numbers_is_red_at (const Numbers *table, const char *id);
BadgeFate numbers_get_red_fate (const Numbers *table);

/* A tile of kind @id lies at @at, whatever lay there: counts need not close here. */
void numbers_put_tile (Numbers *table, const char *at, const char *id, gboolean is_up);
gboolean numbers_is_tile (Numbers *table, const char *at, const char *id);
guint numbers_count_tiles (Numbers *table, const char *id);
guint numbers_count_turns (Numbers *table, guint64 seed);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Numbers, numbers_clear_table)

/* The whole of a program: the @tests under "/badge/numbers/". */
int numbers_main (int argc, char **argv, const NumbersTest *tests, guint n_tests);

G_END_DECLS
