/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "variant/tc-variant.h"

G_BEGIN_DECLS

/** TcRebaseChoice: what is done with changes in conflict. */
typedef enum {
  TC_REBASE_REPORT, /* they stay as they are, and are reported */
  TC_REBASE_OURS,   /* they stay, and say what the new base has as the old value */
  TC_REBASE_THEIRS, /* they go, and what the new base has stays */
} TcRebaseChoice;

/** TcRebase: what became of the changes of a variant. An attribute, an <unset>, a removal and a
 * whole element count as one change each. */
typedef struct {
  guint n_applied;
  guint n_obsolete;  /* the new base says the same: they are left out */
  guint n_settled;   /* conflicts that the choice has settled; those that stayed are applied too */
  guint n_conflicts; /* the new base has something else than the change expects: they stay as they
                        are, and the report lists them */
} TcRebase;

/**
 * tc_variant_rebase:
 * @variant: over whatever base
 * @extends: the path of the new base
 * @load: where it comes from
 * @choice: what becomes of conflicts. Keeping a change of what the new base does not have at all
 *   settles nothing: that stays a conflict
 * @report: gets the conflicts, in the returned text, and what else is wrong with the changes
 *
 * Returns: (transfer full) (nullable): the variant over the new base, comments and layout kept;
 * %NULL when it or the base cannot be read, as the report says.
 */
TcSource *tc_variant_rebase (TcSource *variant,
                             const TcSchema *const *schemas,
                             const char *extends,
                             TcVariantLoad load,
                             gpointer user_data,
                             TcRebaseChoice choice,
                             TcReport *report,
                             TcRebase *out_rebase) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
