/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-effects-compile-private.h"
#include "scenario/tc-sentence.h"

/* Trees of effects become flat programs: what holds other effects becomes jumps. */

#define MAX_CODE      60000u
#define MAX_NAMED     4000u /* texts: with one of each instruction fewer than a number can tell */
#define MAX_REACTIONS 200u

TcFinding *
tc_effects_fault (EffectsCompiler *compiler,
                  const char *code,
                  TcNode node,
                  const char *attribute,
                  const char *format,
                  ...)
{
  TcSpan span = tc_scenario_get_tag_span (compiler->scenario, node);
  g_autofree char *text = NULL;
  TcFinding *finding;
  va_list args;

  if (attribute != NULL)
    tc_scenario_get_value_span (compiler->scenario, node, attribute, &span);
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  finding = tc_report_add (compiler->report, code, tc_scenario_get_source (compiler->scenario),
                           span, "%s", text);
  tc_finding_take_path (finding, tc_scenario_dup_path (compiler->scenario, node));
  compiler->n_faults++;
  compiler->has_failed |= tc_code_lookup (code)->severity == TC_SEVERITY_ERROR;

  return finding;
}

guint
tc_effects_emit (EffectsCompiler *compiler, guint op, TcNode node)
{
  Instruction instruction = { .op = (guint8) op, .set = NO_SET, .set2 = NO_SET, .node = node };

  instruction.thing = TC_THING_NONE;
  instruction.by = PLAYER_ACTING;
  instruction.with = instruction.without = ANY;
  if (compiler->must > 0)
    instruction.flags |= FLAG_MUST;
  g_array_append_val (compiler->effects->code, instruction);

  return compiler->effects->code->len - 1;
}

Instruction *
tc_effects_edit (EffectsCompiler *compiler, guint at)
{
  return &g_array_index (compiler->effects->code, Instruction, at);
}

/* Sets the jump of instruction @at to what comes next. */
static void
land (EffectsCompiler *compiler, guint at)
{
  tc_effects_edit (compiler, at)->jump = (guint16) compiler->effects->code->len;
}

static void
land_all (EffectsCompiler *compiler, GArray *jumps)
{
  for (guint i = 0; i < jumps->len; i++)
    land (compiler, g_array_index (jumps, guint, i));
}

/* -- Conditions -------------------------------------------------------------------------------- */

static void compile_condition (EffectsCompiler *compiler,
                               TcNode node,
                               gboolean when,
                               GArray *jumps);

/* The children of a group. Either one child that comes out as @child_when is enough to jump, or all
 * of them have to: then the last one jumps, and the others lead past it when they come out
 * otherwise. */
static void
compile_group (EffectsCompiler *compiler,
               TcNode node,
               gboolean child_when,
               gboolean one_is_enough,
               GArray *jumps)
{
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (guint));
  TcNode child = tc_scenario_get_first_child (compiler->scenario, node);

  while (child != TC_NODE_NONE) {
    TcNode next = tc_scenario_get_next_sibling (compiler->scenario, child);

    if (one_is_enough || next == TC_NODE_NONE)
      compile_condition (compiler, child, child_when, jumps);
    else
      compile_condition (compiler, child, !child_when, past);
    child = next;
  }
  land_all (compiler, past);
}

/* What is odd about a group, unless something inside it is. Conditions that belong to no effect are
 * judged by their system. */
static void
lint_group (EffectsCompiler *compiler, TcNode node, const char *name, guint first, guint n_faults)
{
  if (compiler->read_test != NULL)
    return;
  if (strcmp (name, "any") == 0)
    tc_effects_lint_disjunction (compiler, node, first);
  else if (strcmp (name, "none") != 0)
    tc_effects_lint_conjunction (compiler, node, first);
  if (compiler->n_faults == n_faults)
    tc_effects_lint_meaning (compiler, node, first);
}

/* Code that jumps, by way of @jumps, when the condition comes out as @when, and else goes on. */
static void
compile_condition (EffectsCompiler *compiler, TcNode node, gboolean when, GArray *jumps)
{
  const char *name = tc_scenario_get_name (compiler->scenario, node);
  guint first = compiler->effects->code->len;
  guint n_faults = compiler->n_faults;

  if (strcmp (name, "any") == 0) {
    compile_group (compiler, node, when, when, jumps);
  } else if (strcmp (name, "none") == 0) {
    compile_group (compiler, node, !when, !when, jumps);
  } else if (strcmp (name, "all") == 0 || strcmp (name, "when") == 0) {
    compile_group (compiler, node, when, !when, jumps);
  } else {
    guint at = tc_effects_compile_test (compiler, node, when);

    g_array_append_val (jumps, at);
    return;
  }
  lint_group (compiler, node, name, first, n_faults);
}

/* -- What holds other effects ------------------------------------------------------------------ */

/* (transfer full): what the log says when the player @nth carries out @node. */
static char *
dup_told (const EffectsCompiler *compiler, TcNode node, guint nth)
{
  TcNode player = g_array_index (compiler->effects->players, TcNode, nth);
  const char *name = tc_scenario_get_string (compiler->scenario, player, "name");

  return tc_sentence_dup_told (compiler->scenario, node, name != NULL ? name : "");
}

/* Whether @node says who carries it out, and there is room for what it says of each player. */
static gboolean
names_actor (const EffectsCompiler *compiler, TcNode node)
{
  const TcEffects *effects = compiler->effects;
  g_autofree char *one = tc_sentence_dup_told (compiler->scenario, node, "A");
  g_autofree char *other = tc_sentence_dup_told (compiler->scenario, node, "B");

  return effects->players->len > 0 && effects->n_named + effects->players->len <= MAX_NAMED &&
         strcmp (one, other) != 0;
}

/* A sentence that names the acting player is one for each player, in a row. */
static guint
emit_with_sentence (EffectsCompiler *compiler, guint op, TcNode node)
{
  TcEffects *effects = compiler->effects;
  guint at = tc_effects_emit (compiler, op, node);
  Instruction *code = tc_effects_edit (compiler, at);
  g_autofree char *unnamed = NULL;

  if (!names_actor (compiler, node)) {
    unnamed = tc_sentence_dup_told (compiler->scenario, node, _ ("the acting player"));
    code->text = (guint16) tc_ruleset_add_text (effects->ruleset, unnamed);
    return at;
  }

  code->flags |= FLAG_NAMED;
  for (guint i = 0; i < effects->players->len; i++) {
    g_autofree char *told = dup_told (compiler, node, i);
    guint text = tc_ruleset_add_text (effects->ruleset, told);

    if (i == 0)
      code->text = (guint16) text;
  }
  effects->n_named += effects->players->len;

  return at;
}

static void
compile_if (EffectsCompiler *compiler, TcNode node)
{
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (guint));
  TcNode other = tc_scenario_find_child (compiler->scenario, node, "else");

  compile_condition (compiler, tc_scenario_find_child (compiler->scenario, node, "when"), FALSE,
                     jumps);
  tc_effects_compile_block (compiler, tc_scenario_find_child (compiler->scenario, node, "then"));
  tc_effects_lint_if (compiler, node);
  if (other != TC_NODE_NONE) {
    guint past = tc_effects_emit (compiler, OP_GOTO, other);

    land_all (compiler, jumps);
    tc_effects_compile_block (compiler, other);
    land (compiler, past);
  } else {
    land_all (compiler, jumps);
  }
}

/* A row of alternatives, then the effects of each, which lead past the last. */
static void
compile_alternatives (EffectsCompiler *compiler, TcNode node, const char *name, guint op)
{
  g_autoptr (GArray) past = g_array_new (FALSE, FALSE, sizeof (guint));
  TcNode first = tc_scenario_find_child (compiler->scenario, node, name);
  guint head = compiler->effects->code->len - 1;
  guint n = 0;

  for (TcNode each = first; each != TC_NODE_NONE;
       each = tc_scenario_find_next (compiler->scenario, each), n++)
    tc_effects_emit (compiler, op, each);
  tc_effects_edit (compiler, head)->count = (guint8) n;
  for (TcNode each = first; each != TC_NODE_NONE;
       each = tc_scenario_find_next (compiler->scenario, each)) {
    guint at = 0;

    land (compiler, ++head);
    tc_effects_compile_block (compiler, tc_scenario_find_child (compiler->scenario, each, "do"));
    at = tc_effects_emit (compiler, OP_GOTO, each);
    g_array_append_val (past, at);
  }
  land_all (compiler, past);
}

static void
compile_choose (EffectsCompiler *compiler, TcNode node)
{
  guint at = emit_with_sentence (compiler, OP_CHOOSE, node);
  guint first = at + 1;

  tc_effects_edit (compiler, at)->by = tc_effects_get_player_of (compiler, node, NULL, "player");
  compile_alternatives (compiler, node, "option", OP_OPTION);
  land (compiler, at);
  for (guint i = 0; i < tc_effects_edit (compiler, at)->count; i++) {
    Instruction *option = tc_effects_edit (compiler, first + i);

    option->thing = tc_ruleset_find_thing (
      compiler->effects->ruleset, tc_scenario_get_string (compiler->scenario, option->node, "id"));
  }
  tc_effects_lint_choose (compiler, at);
}

/* So many dice more as a track stands at. */
static void
compile_track_dice (EffectsCompiler *compiler, TcNode node, Instruction *roll)
{
  Instruction track = { 0 };

  tc_effects_compile_track (compiler, node, &track);
  roll->kind2 = track.kind;
  roll->player = track.player;
}

static void
compile_roll (EffectsCompiler *compiler, TcNode node)
{
  guint at = emit_with_sentence (compiler, OP_ROLL, node);
  guint first = at + 1;
  Instruction *roll = tc_effects_edit (compiler, at);

  roll->kind = (guint8) tc_scenario_get_int (compiler->scenario, node, "dice");
  roll->keep = (guint8) tc_scenario_get_int (compiler->scenario, node, "faces");
  roll->min = (gint16) tc_scenario_get_int (compiler->scenario, node, "lowest");
  roll->kind2 = ANY;
  if (tc_scenario_has (compiler->scenario, node, "track"))
    compile_track_dice (compiler, node, roll);
  compile_alternatives (compiler, node, "branch", OP_BRANCH);
  land (compiler, at);
  for (guint i = 0; i < tc_effects_edit (compiler, at)->count; i++) {
    Instruction *branch = tc_effects_edit (compiler, first + i);
    gint64 bound = 0;

    branch->min = G_MININT16;
    branch->max = G_MAXINT16;
    if (tc_scenario_read_int (compiler->scenario, branch->node, "min", &bound))
      branch->min = (gint16) bound;
    if (tc_scenario_read_int (compiler->scenario, branch->node, "max", &bound))
      branch->max = (gint16) bound;
  }
  tc_effects_lint_roll (compiler, at);
}

/* Those who stand highest, or lowest, on a track. */
static void
compile_extreme (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  gboolean is_highest = tc_scenario_has (compiler->scenario, node, "highest");
  gboolean is_lowest = tc_scenario_has (compiler->scenario, node, "lowest");
  const char *name = is_highest ? "highest" : "lowest";

  if (!is_highest && !is_lowest)
    return;
  if (is_highest && is_lowest)
    tc_effects_fault (compiler, "EFF008", node, NULL, _ ("Give either \"%s\" or \"%s\"."),
                      "highest", "lowest");
  code->kind = tc_effects_resolve_subject (compiler, node, name, compiler->effects->tracks);
  code->count = is_lowest;
  if (!g_array_index (compiler->effects->tracks, Subject, code->kind).is_owned)
    tc_effects_fault (compiler, "EFF002", node, name,
                      _ ("On this track players have no standing of their own."));
}

/* What only some loops have. */
static void
compile_loop_head (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcScenario *scenario = compiler->scenario;
  gint64 times = 0;

  if (code->op == OP_REPEAT) {
    if (tc_scenario_read_int (scenario, node, "times", &times) ==
        tc_effects_compile_dice (compiler, node, code))
      tc_effects_fault (compiler, "EFF008", node, NULL, _ ("Give either \"%s\" or \"%s\"."),
                        "times", "dice");
    if (times > 0)
      code->count = (guint8) times;
    if (times == 1)
      tc_effects_fault (compiler, "EFF106", node, "times", _ ("Once is what would happen anyway."));
    return;
  }
  tc_effects_compile_people (compiler, node, code);
  if (code->op == OP_EACH) {
    if (tc_scenario_get_enum (scenario, node, "order") == 1)
      code->kind2 = 1; /* the acting player comes last */
    if (tc_scenario_get_bool (scenario, node, "others"))
      code->flags |= FLAG_OTHERS;
    return;
  }
  tc_effects_require_players (compiler, node);
  if (tc_scenario_get_enum (scenario, node, "who") == 0)
    code->flags |= FLAG_OTHERS;
  compile_extreme (compiler, node, code);
  tc_effects_lint_person (compiler, code);
}

static void
compile_loop (EffectsCompiler *compiler, TcNode node, guint op)
{
  guint at = emit_with_sentence (compiler, op, node);
  Instruction code = *tc_effects_edit (compiler, at);

  compile_loop_head (compiler, node, &code);
  *tc_effects_edit (compiler, at) = code;
  compiler->depth++;
  compiler->n_chosen += op == OP_PERSON;
  compiler->deepest = MAX (compiler->deepest, compiler->depth);
  tc_effects_compile_block (compiler, tc_scenario_find_child (compiler->scenario, node, "do"));
  compiler->n_chosen -= op == OP_PERSON;
  compiler->depth--;
  tc_effects_edit (compiler, tc_effects_emit (compiler, OP_AGAIN, node))->jump = (guint16) at;
  land (compiler, at);
  if (op == OP_PERSON)
    compiler->effects->max_moves =
      MAX (compiler->effects->max_moves, compiler->effects->players->len);
}

/* What waits is a program of its own, with whoever waits as the acting player. */
static void
compile_react (EffectsCompiler *compiler, TcNode node)
{
  TcEffects *effects = compiler->effects;
  guint at = emit_with_sentence (compiler, OP_REACT, node);
  gint trigger = tc_scenario_get_enum (compiler->scenario, node, "on");
  Reaction reaction = { .at = (guint16) at, .program = (guint16) effects->programs->len };
  EffectsCompiler around = *compiler;
  guint index = effects->reactions->len;

  reaction.lasts = (TcEffectsSpan) tc_scenario_get_enum (compiler->scenario, node, "until");
  tc_effects_edit (compiler, at)->kind = (guint8) index;
  tc_effects_edit (compiler, at)->min = (gint16) trigger;
  if (tc_scenario_get_bool (compiler->scenario, node, "once"))
    tc_effects_edit (compiler, at)->flags |= FLAG_ONCE;
  if ((effects->triggers >> trigger & 1) == 0)
    tc_effects_fault (compiler, "EFF007", node, "on",
                      _ ("This game does not announce \"%s\", so nothing would ever happen."),
                      tc_scenario_get_string (compiler->scenario, node, "on"));
  if (index >= MAX_REACTIONS)
    tc_effects_fault (compiler, "EFF005", node, NULL,
                      _ ("All effects together wait for something more than %u times."),
                      MAX_REACTIONS);
  g_array_append_val (effects->reactions, reaction);
  compiler->must = compiler->n_chosen = 0;
  compiler->depth = compiler->deepest = 1;
  tc_effects_compile_block (compiler, tc_scenario_find_child (compiler->scenario, node, "do"));
  tc_effects_emit (compiler, OP_END, node);
  g_array_index (effects->reactions, Reaction, index).depth = compiler->deepest;
  compiler->must = around.must;
  compiler->n_chosen = around.n_chosen;
  compiler->depth = around.depth;
  compiler->deepest = MAX (compiler->deepest, around.deepest);
  land (compiler, at);
}

static void
compile_may (EffectsCompiler *compiler, TcNode node)
{
  guint at = emit_with_sentence (compiler, OP_MAY, node);
  guint must = compiler->must;

  /* What may be left out gates nothing. */
  compiler->must = 0;
  tc_effects_compile_block (compiler, node);
  compiler->must = must;
  land (compiler, at);
}

static void
compile_effect (EffectsCompiler *compiler, TcNode node)
{
  const char *name = tc_scenario_get_name (compiler->scenario, node);

  if (strcmp (name, "if") == 0) {
    compile_if (compiler, node);
  } else if (strcmp (name, "choose") == 0) {
    compile_choose (compiler, node);
  } else if (strcmp (name, "may") == 0) {
    compile_may (compiler, node);
  } else if (strcmp (name, "must") == 0) {
    compiler->must++;
    tc_effects_compile_block (compiler, node);
    compiler->must--;
  } else if (strcmp (name, "repeat") == 0) {
    compile_loop (compiler, node, OP_REPEAT);
  } else if (strcmp (name, "each-player") == 0) {
    compile_loop (compiler, node, OP_EACH);
  } else if (strcmp (name, "choose-player") == 0) {
    compile_loop (compiler, node, OP_PERSON);
  } else if (strcmp (name, "react") == 0) {
    compile_react (compiler, node);
  } else if (strcmp (name, "roll") == 0) {
    compile_roll (compiler, node);
  } else {
    tc_effects_compile_clause (compiler, emit_with_sentence (compiler, OP_END, node));
    if (strcmp (name, "score") == 0)
      tc_effects_compile_value (compiler, node);
  }
}

void
tc_effects_compile_block (EffectsCompiler *compiler, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (compiler->scenario, node);
  gboolean is_over = FALSE;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (compiler->scenario, child)) {
    if (g_strcmp0 (tc_scenario_get_role (compiler->scenario, child), "effect") == 0 &&
        compiler->effects->code->len < MAX_CODE) {
      if (is_over)
        tc_effects_fault (compiler, "EFF106", child, NULL,
                          _ ("The game has ended before this, so it is never carried out."));
      compile_effect (compiler, child);
      is_over = strcmp (tc_scenario_get_name (compiler->scenario, child), "win") == 0;
    }
  }
}

/* -- Programs ---------------------------------------------------------------------------------- */

/* Marks what has something ahead of it, in the order of execution, that must be done. Inside a loop
 * all of it is ahead. */
static void
mark_ahead (TcEffects *effects, guint first)
{
  Instruction *code = &g_array_index (effects->code, Instruction, 0);
  gboolean is_ahead = FALSE;

  for (guint at = effects->code->len; at-- > first;) {
    if (code[at].op == OP_AGAIN) {
      for (guint inside = code[at].jump; inside < at; inside++)
        is_ahead |= (code[inside].flags & FLAG_MUST) != 0;
    }
    is_ahead |= (code[at].flags & FLAG_MUST) != 0;
    if (is_ahead)
      code[at].flags |= FLAG_AHEAD;
  }
}

static gboolean
is_counted (guint op)
{
  return (op >= OP_PLACE && op <= OP_REACT) || (op >= OP_ROLL && op <= OP_PERSON) ||
         op >= OP_IF_CONTROL;
}

/* Gives each clause and condition a number under which its uses are counted; but for effects that
 * are only tried. */
static void
number_clauses (TcEffects *effects, const Program *program)
{
  for (guint at = program->first; at < effects->code->len; at++) {
    Instruction *code = &g_array_index (effects->code, Instruction, at);

    if (is_counted (code->op))
      code->clause = (guint16) tc_ruleset_add_clause (effects->ruleset, code->node, program->source,
                                                      code->op >= OP_IF_CONTROL);
    if (code->op == OP_IF_CAN)
      at = code->set2 - 1u;
  }
}

static gboolean
check_size (EffectsCompiler *compiler, TcNode node)
{
  if (compiler->deepest > TC_EFFECTS_MAX_DEPTH)
    tc_effects_fault (compiler, "EFF004", node, NULL,
                      _ ("Loops are nested %u deep; the limit is %d."), compiler->deepest - 1,
                      TC_EFFECTS_MAX_DEPTH - 1);
  if (compiler->effects->code->len >= MAX_CODE)
    tc_effects_fault (compiler, "EFF005", node, NULL,
                      _ ("All effects together have more than %u instructions."), MAX_CODE);

  return !compiler->has_failed;
}

guint
tc_effects_compile_goal (TcEffects *effects,
                         TcNode node,
                         TcEffectsReadTest read,
                         gpointer data,
                         TcReport *report)
{
  EffectsCompiler compiler = { .effects = effects,
                               .report = report,
                               .scenario = tc_ruleset_get_scenario (effects->ruleset),
                               .read_test = read,
                               .read_data = data };
  Goal goal = { .first = (guint16) effects->code->len };
  g_autoptr (GArray) jumps = g_array_new (FALSE, FALSE, sizeof (guint));

  tc_effects_prepare (effects);
  if (effects->code->len < MAX_CODE)
    compile_group (&compiler, node, FALSE, TRUE, jumps);
  goal.end = (guint16) tc_effects_emit (&compiler, OP_END, node);
  land_all (&compiler, jumps);
  tc_effects_emit (&compiler, OP_END, node);
  check_size (&compiler, node);
  g_array_append_val (effects->goals, goal);

  return effects->goals->len - 1;
}

guint
tc_effects_compile (TcEffects *effects, TcNode node, TcThing source, TcReport *report)
{
  EffectsCompiler compiler = { .effects = effects, .report = report, .depth = 1, .deepest = 1 };
  Program program = { .source = source };

  g_return_val_if_fail (effects != NULL && node != TC_NODE_NONE && report != NULL &&
                          effects->stack_offset == 0,
                        TC_EFFECTS_NO_PROGRAM);

  tc_effects_prepare (effects);
  program.first = (guint16) effects->code->len;
  compiler.scenario = tc_ruleset_get_scenario (effects->ruleset);
  tc_effects_compile_block (&compiler, node);
  tc_effects_emit (&compiler, OP_END, node);
  if (!check_size (&compiler, node))
    return TC_EFFECTS_NO_PROGRAM;

  mark_ahead (effects, program.first);
  number_clauses (effects, &program);
  program.depth = (guint8) compiler.deepest;
  effects->depth = MAX (effects->depth, program.depth);
  g_array_append_val (effects->programs, program);

  return effects->programs->len - 1;
}

gboolean
tc_effects_compile_child (TcEffects *effects,
                          TcNode parent,
                          const char *name,
                          TcThing source,
                          guint16 *out_program,
                          TcReport *report)
{
  TcScenario *scenario = tc_ruleset_get_scenario (effects->ruleset);
  TcNode child =
    parent != TC_NODE_NONE ? tc_scenario_find_child (scenario, parent, name) : TC_NODE_NONE;

  *out_program = TC_EFFECTS_NO_PROGRAM;
  if (child == TC_NODE_NONE)
    return TRUE;
  *out_program = (guint16) tc_effects_compile (effects, child, source, report);

  return *out_program != TC_EFFECTS_NO_PROGRAM;
}
