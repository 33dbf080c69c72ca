/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Random changes of a scenario, each a valid one, the same for the same seed. */
typedef struct {
  TcRng rng;
  const TcSchema **schemas;
} Script;

void script_init (Script *script, guint64 seed);
void script_clear (Script *script);

guint script_draw (Script *script, guint n);

/** script_load: (transfer full): a shipped scenario: "badge/badge". */
TcSource *script_load (const char *name);

/** script_list_shipped: (transfer full): the names of those that are no variants, of the games that
 * are offered. */
char **script_list_shipped (void);

/** script_parse: (transfer full) (nullable): the tree of a valid scenario. */
TcScenario *script_parse (Script *script, TcSource *source);

/** script_draw_value: (transfer full) (nullable): sets or clears attribute @name of @node. */
TcOperation *script_draw_value (Script *script,
                                TcScenario *scenario,
                                TcNode node,
                                const char *name);

/** script_draw_set: (transfer full) (nullable): sets or clears one of the attributes of @node. */
TcOperation *script_draw_set (Script *script, TcScenario *scenario, TcNode node);

/** script_draw_copy: (transfer full) (nullable): adds a copy of @node under another key. */
TcOperation *script_draw_copy (Script *script, TcScenario *scenario, TcNode node);

/** script_draw_operation: (transfer full) (nullable): some change of some datum, which may be
 * refused or make the scenario invalid. */
TcOperation *script_draw_operation (Script *script, TcScenario *scenario);

/** script_apply: (transfer full) (nullable): @source after @operation (nullable), if it is valid.
 */
TcSource *script_apply (Script *script, TcSource *source, TcOperation *operation);

/** script_change: (transfer full) (nullable): @source with one change. */
TcSource *script_change (Script *script, TcSource *source);

/** script_change_some: (transfer full): @source with up to @max changes. */
TcSource *script_change_some (Script *script, TcSource *source, guint max);

G_END_DECLS
