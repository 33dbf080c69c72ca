/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/tc-betrayal-1940.h"

#include <glib/gi18n-lib.h>

#include "systems/betrayal-1940/lint/tc-betrayal-1940-lint-private.h"
#include "systems/betrayal-1940/tc-betrayal-1940-private.h"

static const TcOption options[] = {
  { "germans", N_ ("Who runs the Germans"), "rules", "germans", "run-by" },
};

/* Of none where a scenario has no such roll. */
static void
add_faces (guint8 faces, guint8 *all, gboolean *is_one)
{
  if (faces == 0)
    return;
  *is_one &= *all == 0 || *all == faces;
  *all = faces;
}

/* Tables say what is rolled on them: mostly all the same. */
static void
betrayal_die (const TcRuleset *ruleset, guint8 *out_faces, guint8 *out_lowest)
{
  const BetrayalRules *rules = tc_ruleset_get_data (ruleset);
  const BetrayalDice *const rolls[] = {
    &rules->intercept_dice, &rules->bombard_dice,    &rules->combat_dice,
    &rules->regroup_dice,   &rules->initiative_dice, &rules->abort_dice,
  };
  gboolean is_one = TRUE;
  guint8 faces = rules->return_faces;

  add_faces (rules->final_faces, &faces, &is_one);
  add_faces (rules->defence_faces, &faces, &is_one);
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    add_faces (rolls[i]->faces, &faces, &is_one);
  for (guint i = 0; i < rules->n_orders_tables; i++)
    add_faces (rules->orders_tables[i].dice.faces, &faces, &is_one);
  for (guint i = 0; i < rules->n_tactics; i++)
    add_faces (rules->tactics[i].dice.faces, &faces, &is_one);
  *out_faces = is_one ? faces : 0;
  *out_lowest = 1;
}

/* Nothing is hidden in Betrayal!: no redact, no sample_hidden. */
const TcSystem tc_betrayal_1940_system = {
  .id = "betrayal-1940",
  .title = N_ ("Betrayal! France, May 1940"),
  .rules_version = 8,
  .schema = &tc_schema_betrayal_1940,
  .codes = betrayal_codes,
  .n_codes = BETRAYAL_N_CODES,
  .causes = betrayal_causes,
  .n_causes = BETRAYAL_N_CAUSES,
  .migrations = betrayal_migrations,
  .n_migrations = BETRAYAL_N_MIGRATIONS,
  .classes = betrayal_classes,
  .n_classes = BETRAYAL_N_CLASSES,
  .verbs = betrayal_verbs,
  .n_verbs = BETRAYAL_N_VERBS,
  .reasons = betrayal_reasons,
  .n_reasons = BETRAYAL_N_WHYS,
  .events = betrayal_events,
  .n_events = BETRAYAL_N_EVENTS,
  .throws_dice = TRUE,
  .die = betrayal_die,
  .phases = betrayal_phases,
  .n_phases = BETRAYAL_N_PHASES,
  .decisions = betrayal_decisions,
  .n_decisions = BETRAYAL_N_DECISIONS,
  .fields = betrayal_fields,
  .n_fields = BETRAYAL_N_FIELDS,
  .bots = betrayal_bots,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .lint = betrayal_lint,
  .compile = betrayal_compile,
  .free_data = betrayal_rules_free,
  .prepare = betrayal_prepare,
  .init_state = betrayal_init,
  .blame = betrayal_blame,
  .find_owed = betrayal_find_owed,
  .advance = betrayal_advance,
  .arrange = betrayal_arrange,
  .arranges = N_ ("An umpire can only move units and the republic marker, turn units over, and "
                  "change who controls an area."),
  .look_ahead = betrayal_look_ahead,
  .make_setup = betrayal_make_setup,
  .outcome = betrayal_outcome,
  .report_outcome = betrayal_report_outcome,
  .evaluate = betrayal_evaluate,
  .milestone = betrayal_milestone,
  .view = betrayal_view,
};
