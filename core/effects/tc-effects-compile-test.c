/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-effects-compile-private.h"

/* Conditions without others inside. */

void
tc_effects_compile_bounds (EffectsCompiler *compiler, Instruction *code)
{
  gint64 bound = 0;

  code->min = G_MININT16;
  code->max = G_MAXINT16;
  if (tc_scenario_read_int (compiler->scenario, code->node, "at-least", &bound))
    code->min = (gint16) bound;
  if (tc_scenario_read_int (compiler->scenario, code->node, "at-most", &bound))
    code->max = (gint16) bound;
}

static void
compile_controls (EffectsCompiler *compiler, Instruction *code)
{
  TcScenario *scenario = compiler->scenario;
  TcEffects *effects = compiler->effects;
  g_autofree guint64 *set = g_new0 (guint64, MAX (effects->n_words, 1));
  TcNode space = tc_scenario_find_ref (scenario, code->node, "space", NULL);
  gboolean has_space = space != TC_NODE_NONE;
  gboolean has_group = tc_effects_knows_attribute (compiler, code->node, "group") &&
                       tc_scenario_has (scenario, code->node, "group");

  code->op = OP_IF_CONTROL;
  tc_effects_require (compiler, code->node, effects->host->controller != NULL);
  code->player = tc_effects_get_somebody (compiler, code->node);
  if (effects->host->controller == NULL) {
    code->set = tc_effects_keep_set (effects, set);
    return;
  }
  if (has_space == has_group)
    tc_effects_fault (compiler, "EFF001", code->node, NULL,
                      has_space ? _ ("Only one attribute can say where; add another element.")
                                : _ ("This names no space."));
  else if (has_space)
    tc_effects_set_space (effects, set, space);
  else
    tc_effects_set_group (effects, set, tc_scenario_get_ref (scenario, code->node, "group"));
  code->set = tc_effects_keep_set (effects, set);
  if (!has_space && has_group && tc_effects_count_set (effects, code->set) == 0)
    tc_effects_fault (compiler, "EFF101", code->node, "group", _ ("No space is left for this."));
}

/* The values and effects that belong to a condition follow it. */
static void
compile_after (EffectsCompiler *compiler, TcNode node, guint at)
{
  guint must = compiler->must;

  if (tc_effects_edit (compiler, at)->op == OP_IF_COMPARE) {
    tc_effects_compile_value (compiler, tc_scenario_find_child (compiler->scenario, node, "value"));
    tc_effects_compile_value (compiler, tc_scenario_find_child (compiler->scenario, node, "than"));
    tc_effects_lint_compare (compiler, at);
  } else if (tc_effects_edit (compiler, at)->op == OP_IF_CAN) {
    compiler->must = 0;
    tc_effects_compile_block (compiler, node);
    compiler->must = must;
    tc_effects_edit (compiler, at)->set2 = (guint16) compiler->effects->code->len;
  }
}

guint
tc_effects_compile_test (EffectsCompiler *compiler, TcNode node, gboolean when)
{
  const char *name = tc_scenario_get_name (compiler->scenario, node);
  guint at = tc_effects_emit (compiler, OP_IF_TRACK, node);
  Instruction code = *tc_effects_edit (compiler, at);

  guint own = compiler->read_test != NULL ? compiler->read_test (compiler->read_data, node)
                                          : TC_EFFECTS_NO_TEST;

  if (own != TC_EFFECTS_NO_TEST) {
    code.op = OP_IF_OWN;
    code.set2 = (guint16) own;
  } else if (strcmp (name, "controls") == 0) {
    compile_controls (compiler, &code);
  } else if (strcmp (name, "pieces") == 0 || strcmp (name, "room") == 0) {
    code.op = *name == 'p' ? OP_IF_PIECES : OP_IF_ROOM;
    tc_effects_compile_piece (compiler, node, &code);
    tc_effects_compile_bounds (compiler, &code);
    code.set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code.where);
  } else if (strcmp (name, "track") == 0) {
    tc_effects_compile_track (compiler, node, &code);
    tc_effects_compile_bounds (compiler, &code);
  } else {
    tc_effects_compile_more_test (compiler, node, &code);
  }
  if (compiler->read_test == NULL)
    tc_effects_lint_test (compiler, &code);
  code.flags = when ? FLAG_WHEN : 0;
  *tc_effects_edit (compiler, at) = code;
  compile_after (compiler, node, at);

  return at;
}
