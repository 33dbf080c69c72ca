/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-effects-compile-private.h"

/* So many moves from one space to another may be listed at once. */
#define MAX_PAIRS 4096u

/* -- Who and what ------------------------------------------------------------------------------ */

static gint
find_subject (const GArray *subjects, TcNode node)
{
  for (guint i = 0; i < subjects->len; i++) {
    if (g_array_index (subjects, Subject, i).node == node)
      return (gint) i;
  }

  return -1;
}

/* What the reference names, as the system numbers it. It has added all that can be named. */
guint8
tc_effects_resolve_subject (EffectsCompiler *compiler,
                            TcNode node,
                            const char *attribute,
                            const GArray *subjects)
{
  gint index = find_subject (subjects, tc_scenario_get_ref (compiler->scenario, node, attribute));

  g_assert (index >= 0);

  return (guint8) index;
}

guint8
tc_effects_resolve_side (EffectsCompiler *compiler, TcNode node, const char *attribute)
{
  TcNode side = tc_scenario_get_ref (compiler->scenario, node, attribute);
  const GArray *players = compiler->effects->players;

  for (guint i = 0; i < players->len; i++) {
    if (g_array_index (players, TcNode, i) == side)
      return (guint8) i;
  }
  g_assert_not_reached ();
}

/* By one of two attributes: a side, or a word for one seen from the player who acts. */
static guint8
get_player (EffectsCompiler *compiler, TcNode node, const char *side, const char *word)
{
  gint index = tc_scenario_get_enum (compiler->scenario, node, word);

  if (tc_scenario_has (compiler->scenario, node, side)) {
    if (index >= 0)
      tc_effects_fault (compiler, "EFF002", node, word, _ ("Both \"%s\" and \"%s\" say whose."),
                        side, word);
    return tc_effects_resolve_side (compiler, node, side);
  }
  if (index == 1 && compiler->effects->players->len != 2)
    tc_effects_fault (compiler, "EFF003", node, word,
                      _ ("The game has %u sides, so it is not clear which is the other one."),
                      compiler->effects->players->len);

  return index < 0    ? TC_EFFECTS_NOBODY
         : index == 0 ? PLAYER_ACTING
         : index == 1 ? PLAYER_OPPOSING
                      : PLAYER_ANY;
}

/* Whose pieces or standing: where there is an owner, the data must name one, else none. */
static guint8
get_owner (EffectsCompiler *compiler,
           TcNode node,
           const char *side,
           const char *word,
           const Subject *subject,
           const char *what)
{
  guint8 player = get_player (compiler, node, side, word);

  if (subject->is_owned && player == TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", node, what, _ ("\"%s\" or \"%s\" must say whose."), side,
                      word);
  else if (!subject->is_owned && player != TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", node,
                      tc_scenario_has (compiler->scenario, node, side) ? side : word,
                      _ ("These belong to nobody."));

  return player;
}

static void
compile_piece (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->kind = tc_effects_resolve_subject (compiler, node, "piece", effects->kinds);
  code->player = get_owner (compiler, node, "side", "whose",
                            &g_array_index (effects->kinds, Subject, code->kind), "piece");
}

void
tc_effects_compile_track (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->kind = tc_effects_resolve_subject (compiler, node, "track", effects->tracks);
  code->player = get_owner (compiler, node, "side", "player",
                            &g_array_index (effects->tracks, Subject, code->kind), "track");
}

/* -- Where ------------------------------------------------------------------------------------- */

static void
add_space (TcEffects *effects, guint64 *set, TcNode node)
{
  guint number =
    GPOINTER_TO_UINT (g_hash_table_lookup (effects->space_of_node, GUINT_TO_POINTER (node)));

  g_assert (number > 0);
  set[(number - 1) / 64] |= G_GUINT64_CONSTANT (1) << (number - 1) % 64;
}

static guint
find_space (const TcEffects *effects, TcNode node)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (effects->space_of_node, GUINT_TO_POINTER (node))) -
         1;
}

static void
add_group (const TcEffects *effects, guint64 *set, TcNode node)
{
  for (guint i = 0; i < effects->groups->len; i++) {
    const Group *group = &g_array_index (effects->groups, Group, i);

    for (guint word = 0; word < effects->n_words && group->node == node; word++)
      set[word] |= group->members[word];
  }
}

static void
add_linked (const TcEffects *effects, guint64 *set, guint space, gboolean is_to)
{
  for (guint i = 0; i < effects->links->len; i++) {
    guint32 link = g_array_index (effects->links, guint32, i);
    guint end = is_to ? link & 0xffff : link >> 16;
    guint other = is_to ? link >> 16 : link & 0xffff;

    if (end == space)
      set[other / 64] |= G_GUINT64_CONSTANT (1) << other % 64;
  }
}

static void
add_marked (const TcEffects *effects, guint64 *set, guint mark)
{
  for (guint i = 0; i < effects->marks->len; i++) {
    guint32 marked = g_array_index (effects->marks, guint32, i);
    guint space = marked & 0xffff;

    if (marked >> 16 == mark)
      set[space / 64] |= G_GUINT64_CONSTANT (1) << space % 64;
  }
}

/* One "in": exactly one of its attributes says where. FALSE when that is reported as a fault. */
static gboolean
add_choice (EffectsCompiler *compiler, guint64 *set, TcNode node)
{
  static const char *const names[] = { "space", "group", "linked-to", "linked-from" };
  gint mark = tc_scenario_get_enum (compiler->scenario, node, "mark");
  guint n = 0;

  if (mark >= 0) {
    add_marked (compiler->effects, set, (guint) mark);
    n++;
  }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode target = TC_NODE_NONE;

    if (!tc_scenario_has (compiler->scenario, node, names[i]))
      continue;
    target = tc_scenario_get_ref (compiler->scenario, node, names[i]);
    n++;
    if (i == 0)
      add_space (compiler->effects, set, target);
    else if (i == 1)
      add_group (compiler->effects, set, target);
    else
      add_linked (compiler->effects, set, find_space (compiler->effects, target), i == 2);
  }
  if (n != 1)
    tc_effects_fault (compiler, "EFF001", node, NULL,
                      n == 0 ? _ ("This names no space.")
                             : _ ("Only one attribute can say where; add another element."));

  return n == 1;
}

static guint16
add_set (TcEffects *effects, const guint64 *set)
{
  for (guint i = 0; i < effects->n_sets; i++) {
    if (memcmp (get_set (effects, i), set, effects->n_words * sizeof (guint64)) == 0)
      return (guint16) i;
  }
  g_array_append_vals (effects->sets, set, effects->n_words);

  return (guint16) effects->n_sets++;
}

/* The spaces that elements named @in give, less those of @not_in; all of them without any. */
guint16
tc_effects_compile_spaces (EffectsCompiler *compiler,
                           TcNode node,
                           const char *in,
                           const char *not_in)
{
  TcEffects *effects = compiler->effects;
  g_autofree guint64 *set = g_new0 (guint64, MAX (effects->n_words, 1));
  g_autofree guint64 *except = g_new0 (guint64, MAX (effects->n_words, 1));
  TcNode child = tc_scenario_find_child (compiler->scenario, node, in);
  gboolean is_clear = TRUE;
  gboolean is_empty = TRUE;

  for (guint i = 0; i < effects->spaces->len && child == TC_NODE_NONE; i++)
    set[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (compiler->scenario, child))
    is_clear &= add_choice (compiler, set, child);
  child = not_in != NULL ? tc_scenario_find_child (compiler->scenario, node, not_in) : TC_NODE_NONE;
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (compiler->scenario, child))
    is_clear &= add_choice (compiler, except, child);
  for (guint word = 0; word < effects->n_words; word++) {
    set[word] &= ~except[word];
    is_empty &= set[word] == 0;
  }
  if (is_empty && is_clear)
    tc_effects_fault (compiler, "EFF101", node, NULL, _ ("No space is left for this."));

  return add_set (effects, set);
}

/* -- Clauses ----------------------------------------------------------------------------------- */

static void
compile_count (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  gint64 count = 0;

  if (tc_scenario_read_int (compiler->scenario, node, "count", &count))
    code->count = (guint8) count;
  else
    code->flags |= FLAG_ALL;
  if (tc_scenario_get_bool (compiler->scenario, node, "up-to"))
    code->flags |= FLAG_UP_TO;
}

static void
compile_place (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcScenario *scenario = compiler->scenario;

  code->op = OP_PLACE;
  compile_piece (compiler, node, code);
  compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in");
  if (tc_scenario_get_bool (scenario, node, "in-order"))
    code->flags |= FLAG_IN_ORDER;
  if (tc_scenario_get_bool (scenario, node, "different"))
    code->flags |= FLAG_DIFFERENT;
  if ((code->flags & FLAG_DIFFERENT) != 0 && compiler->effects->spaces->len > 64)
    tc_effects_fault (compiler, "EFF005", node, "different",
                      _ ("Only games with at most 64 spaces can ask for different ones."));
}

static void
compile_remove (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_REMOVE;
  compile_piece (compiler, node, code);
  compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in");
  code->keep = (guint8) tc_scenario_get_int (compiler->scenario, node, "keep");
  if (tc_scenario_get_bool (compiler->scenario, node, "in-order"))
    code->flags |= FLAG_IN_ORDER;
}

static void
compile_replace (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->op = OP_REPLACE;
  compile_piece (compiler, node, code);
  compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in");
  code->kind2 = tc_effects_resolve_subject (compiler, node, "new-piece", effects->kinds);
  code->player2 = get_owner (compiler, node, "new-side", "new-whose",
                             &g_array_index (effects->kinds, Subject, code->kind2), "new-piece");
}

static void
compile_move (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;
  gboolean has_from = tc_scenario_find_child (compiler->scenario, node, "from") != TC_NODE_NONE;
  gboolean has_to = tc_scenario_find_child (compiler->scenario, node, "to") != TC_NODE_NONE;

  code->op = OP_MOVE;
  compile_piece (compiler, node, code);
  compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, has_from ? "from" : "in", NULL);
  code->set2 = tc_effects_compile_spaces (compiler, node, has_to ? "to" : "in", NULL);
  if (tc_effects_count_set (effects, code->set) * tc_effects_count_set (effects, code->set2) >
      MAX_PAIRS)
    tc_effects_fault (compiler, "EFF005", node, NULL,
                      _ ("More than %u ways to move one piece; name fewer spaces."), MAX_PAIRS);
}

static guint8
find_named (EffectsCompiler *compiler, TcNode node, const char *attribute, const GArray *named)
{
  const char *name = tc_scenario_get_string (compiler->scenario, node, attribute);

  for (guint i = 0; i < named->len; i++) {
    if (strcmp (g_array_index (named, Named, i).name, name) == 0)
      return (guint8) i;
  }
  g_assert_not_reached ();
}

static void
compile_operate (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_OPERATE;
  code->player = PLAYER_ACTING;
  code->kind = ANY;
  if (tc_scenario_has (compiler->scenario, node, "operation"))
    code->kind = find_named (compiler, node, "operation", compiler->effects->operations);
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, node, "points");
  code->flags |= FLAG_UP_TO;
  if (tc_scenario_get_bool (compiler->scenario, node, "together"))
    code->flags |= FLAG_TOGETHER;
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in");
}

static void
compile_shift (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_SHIFT;
  tc_effects_compile_track (compiler, node, code);
  code->min = (gint16) tc_scenario_get_int (compiler->scenario, node, "by");
}

static void
compile_look (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_LOOK;
  code->player = PLAYER_ACTING;
  code->kind = tc_effects_resolve_subject (compiler, node, "deck", compiler->effects->decks);
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, node, "count");
  if (tc_scenario_get_enum (compiler->scenario, node, "then") == 1)
    code->flags |= FLAG_PUT_BACK;
}

static void
compile_invoke (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_INVOKE;
  code->player = PLAYER_ACTING;
  code->kind = find_named (compiler, node, "procedure", compiler->effects->procedures);
  if (g_array_index (compiler->effects->procedures, Named, code->kind).is_random)
    code->flags |= FLAG_RANDOM;
}

/* The longest list of choices that the clause can give, "stop" included. */
static guint
count_choices (const TcEffects *effects, const Instruction *code)
{
  switch (code->op) {
  case OP_MOVE:
    return tc_effects_count_set (effects, code->set) * tc_effects_count_set (effects, code->set2) +
           1;
  case OP_OPERATE:
    return tc_effects_count_set (effects, code->set) * MAX (effects->operations->len, 1) + 1;
  case OP_LOOK:
    return code->count;
  default:
    return code->set != NO_SET ? tc_effects_count_set (effects, code->set) + 1 : 2;
  }
}

void
tc_effects_compile_clause (EffectsCompiler *compiler, guint at)
{
  static const struct {
    const char *name;
    void (*compile) (EffectsCompiler *compiler, TcNode node, Instruction *code);
  } clauses[] = {
    { "place", compile_place }, { "remove", compile_remove },      { "replace", compile_replace },
    { "move", compile_move },   { "operations", compile_operate }, { "shift", compile_shift },
    { "look", compile_look },   { "invoke", compile_invoke },
  };
  Instruction code = *tc_effects_edit (compiler, at);
  const char *name = tc_scenario_get_name (compiler->scenario, code.node);

  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++) {
    if (strcmp (clauses[i].name, name) == 0)
      clauses[i].compile (compiler, code.node, &code);
  }
  g_assert (code.op != OP_END);
  tc_effects_lint_clause (compiler, &code);
  *tc_effects_edit (compiler, at) = code;
  compiler->effects->max_moves =
    MAX (compiler->effects->max_moves, count_choices (compiler->effects, &code));
}

/* -- Conditions -------------------------------------------------------------------------------- */

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
  gboolean has_space = tc_scenario_has (scenario, code->node, "space");

  code->op = OP_IF_CONTROL;
  code->player = get_player (compiler, code->node, "side", "player");
  if (code->player == TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", code->node, NULL, _ ("\"%s\" or \"%s\" must say whose."),
                      "side", "player");
  if (has_space == tc_scenario_has (scenario, code->node, "group"))
    tc_effects_fault (compiler, "EFF001", code->node, NULL,
                      has_space ? _ ("Only one attribute can say where; add another element.")
                                : _ ("This names no space."));
  else if (has_space)
    add_space (effects, set, tc_scenario_get_ref (scenario, code->node, "space"));
  else
    add_group (effects, set, tc_scenario_get_ref (scenario, code->node, "group"));
  code->set = add_set (effects, set);
}

guint
tc_effects_compile_test (EffectsCompiler *compiler, TcNode node, gboolean when)
{
  const char *name = tc_scenario_get_name (compiler->scenario, node);
  guint at = tc_effects_emit (compiler, OP_IF_TRACK, node);
  Instruction code = *tc_effects_edit (compiler, at);

  if (strcmp (name, "controls") == 0) {
    compile_controls (compiler, &code);
  } else if (strcmp (name, "pieces") == 0) {
    code.op = OP_IF_PIECES;
    compile_piece (compiler, node, &code);
    tc_effects_compile_bounds (compiler, &code);
    code.set = tc_effects_compile_spaces (compiler, node, "in", "not-in");
  } else {
    tc_effects_compile_track (compiler, node, &code);
    tc_effects_compile_bounds (compiler, &code);
  }
  tc_effects_lint_test (compiler, &code);
  code.flags = when ? FLAG_WHEN : 0;
  *tc_effects_edit (compiler, at) = code;

  return at;
}
