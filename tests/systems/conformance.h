/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-test-play.h"

G_BEGIN_DECLS

/* The laws that every system keeps in every position (DESIGN 6). Each function stops the test
 * where one is broken. */

typedef struct {
  TcRuleset *ruleset;
  gsize size; /* of a state */
  guint max_moves;
  guint n_seats; /* that take part; conformance_play () and conformance_set_setup () set it */
  TcRng rng;     /* of the tests' own choices */
  TcMove *moves; /* max_moves and GUARD more */
  TcMove *others;
  guint n_positions;  /* that conformance_play () looked at */
  guint n_sets;       /* decisions on a set that conformance_play () met */
  guint n_groups;     /* decisions on a set that conformance_check_group () compared */
  guint n_too_wide;   /* and those with more positions than it looks at */
  guint n_twins;      /* steps of two worlds that a viewer could not tell apart */
  guint n_pairs;      /* pairs of games that a viewer could not tell apart */
  guint n_pair_moves; /* played in both */
} Conformance;

void conformance_init (Conformance *conformance, TcRuleset *ruleset, guint64 seed);
void conformance_clear (Conformance *conformance);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Conformance, conformance_clear)

/** conformance_set_setup: the next positions are of games from @setup. */
void conformance_set_setup (Conformance *conformance, guint setup);

/** conformance_list: the legal moves into conformance->moves: within the limit, strictly ascending,
 * the position unchanged; the canonical ones are among them. */
guint conformance_list (Conformance *conformance, const TcState *state);

/** conformance_check_legality: check () says legal exactly for what is listed; explanations are
 * sentences that agree. */
void conformance_check_legality (Conformance *conformance, const TcState *state);

/** conformance_check_apply: the same move on copies gives the same bytes, heard or not. */
void conformance_check_apply (Conformance *conformance, const TcState *state, const TcMove *move);

/** conformance_check_hash: the hash is that of the canonical little-endian form by the fields. */
void conformance_check_hash (Conformance *conformance, const TcState *state);

/** conformance_check_hidden: the laws of redact and sample_hidden, for every viewer: the position,
 * its redacted copy and a sampled one that fits give the viewer the same view, moves, records and
 * bot's input. */
void conformance_check_hidden (Conformance *conformance, const TcState *state);

/** conformance_check_twins: for every viewer: two worlds that differ only in what the viewer may
 * not know, played on with decisions that the viewer sees alike, stay alike in all that the viewer
 * is reported: log lines, views, number and order of decisions. */
void conformance_check_twins (Conformance *conformance, const TcState *state);

/** conformance_check_pairs: games of two seeds that begin alike for a viewer, and games whose
 * worlds part at some move in what the viewer may not know, played on as long as they stay so: the
 * same log and the same exported replay, without a trace of the seed. */
void conformance_check_pairs (Conformance *conformance, guint setup, guint8 viewer);

/** conformance_check_group: from a position inside a decision on a set both modes of listing reach
 * the same end positions. */
void conformance_check_group (Conformance *conformance, const TcState *state);

/** conformance_play: a random game from @setup with every law looked at in about one position of
 * @every; ends within @max decisions. Returns the decisions made. */
guint conformance_play (Conformance *conformance,
                        guint setup,
                        guint64 seed,
                        guint every,
                        guint max);

G_END_DECLS
