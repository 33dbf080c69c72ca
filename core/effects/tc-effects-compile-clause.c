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
  for (guint i = 0; i < compiler->effects->allies->len; i++) {
    const Ally *ally = &g_array_index (compiler->effects->allies, Ally, i);

    if (ally->node == side)
      return ally->player;
  }
  tc_effects_fault (compiler, "EFF007", node, attribute,
                    _ ("In this game a side is no player: say who is meant by a word."));

  return 0;
}

/* What the words of the schema for players mean. */
static guint8
get_word (EffectsCompiler *compiler, TcNode node, const char *attribute)
{
  static const struct {
    const char *word;
    guint8 player;
  } words[] = {
    { "own", PLAYER_ACTING },     { "acting", PLAYER_ACTING },
    { "enemy", PLAYER_OPPOSING }, { "opposing", PLAYER_OPPOSING },
    { "chosen", PLAYER_CHOSEN },  { "chosen-before", PLAYER_CHOSEN_BEFORE },
    { "left", PLAYER_LEFT },      { "right", PLAYER_RIGHT },
    { "any", PLAYER_ANY },        { "nobody", TC_EFFECTS_NOBODY },
  };
  const char *word = tc_scenario_get_string (compiler->scenario, node, attribute);
  guint at = 0;

  while (strcmp (words[at].word, word) != 0)
    at++;

  return words[at].player;
}

static void
check_word (EffectsCompiler *compiler, TcNode node, const char *word, guint8 player)
{
  guint n_needed = player == PLAYER_CHOSEN ? 1 : player == PLAYER_CHOSEN_BEFORE ? 2 : 0;

  if (player == PLAYER_OPPOSING && compiler->effects->players->len != 2)
    tc_effects_fault (compiler, "EFF003", node, word,
                      _ ("The game has %u sides, so it is not clear which is the other one."),
                      compiler->effects->players->len);
  if (compiler->n_chosen < n_needed)
    tc_effects_fault (compiler, "EFF009", node, word,
                      n_needed == 1 ? _ ("This stands in no \"choose-player\".")
                                    : _ ("This does not stand in two \"choose-player\"."));
}

/* Not every game's conditions have every attribute. */
gboolean
tc_effects_knows_attribute (EffectsCompiler *compiler, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (compiler->scenario, node)->content;

  return tc_schema_content_find_attribute (content, name) != NULL;
}

guint8
tc_effects_get_player_of (EffectsCompiler *compiler,
                          TcNode node,
                          const char *side,
                          const char *word)
{
  gboolean has_word = tc_effects_knows_attribute (compiler, node, word) &&
                      tc_scenario_get_enum (compiler->scenario, node, word) >= 0;
  guint8 player = TC_EFFECTS_NOBODY;

  if (side != NULL && tc_scenario_has (compiler->scenario, node, side)) {
    if (has_word)
      tc_effects_fault (compiler, "EFF002", node, word, _ ("Both \"%s\" and \"%s\" say whose."),
                        side, word);
    return tc_effects_resolve_side (compiler, node, side);
  }
  if (has_word) {
    player = get_word (compiler, node, word);
    check_word (compiler, node, word, player);
  }

  return player;
}

guint8
tc_effects_get_owner (EffectsCompiler *compiler,
                      TcNode node,
                      const char *side,
                      const char *word,
                      const Subject *subject,
                      const char *what)
{
  guint8 player = tc_effects_get_player_of (compiler, node, side, word);

  if (subject->is_owned && player == TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", node, what, _ ("\"%s\" or \"%s\" must say whose."), side,
                      word);
  else if (!subject->is_owned && player != TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", node,
                      tc_scenario_has (compiler->scenario, node, side) ? side : word,
                      _ ("These belong to nobody."));

  return player;
}

guint8
tc_effects_get_somebody (EffectsCompiler *compiler, TcNode node)
{
  guint8 player = tc_effects_get_player_of (compiler, node, "side", "player");

  if (player == TC_EFFECTS_NOBODY)
    tc_effects_fault (compiler, "EFF002", node, NULL, _ ("\"%s\" or \"%s\" must say whose."),
                      "side", "player");

  return player;
}

void
tc_effects_require (EffectsCompiler *compiler, TcNode node, gboolean is_known)
{
  if (!is_known)
    tc_effects_fault (compiler, "EFF007", node, NULL, _ ("This game does not know \"%s\"."),
                      tc_scenario_get_name (compiler->scenario, node));
}

void
tc_effects_compile_piece (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->kind = tc_effects_resolve_subject (compiler, node, "piece", effects->kinds);
  code->player = tc_effects_get_owner (
    compiler, node, "side", "whose", &g_array_index (effects->kinds, Subject, code->kind), "piece");
}

void
tc_effects_compile_track (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->kind = tc_effects_resolve_subject (compiler, node, "track", effects->tracks);
  code->player =
    tc_effects_get_owner (compiler, node, "side", "player",
                          &g_array_index (effects->tracks, Subject, code->kind), "track");
}

/* -- Where ------------------------------------------------------------------------------------- */

void
tc_effects_set_space (TcEffects *effects, guint64 *set, TcNode node)
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

void
tc_effects_set_group (const TcEffects *effects, guint64 *set, TcNode node)
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

/* What "in" and "not-in" elements come to. */
typedef struct {
  guint64 *set;  /* always */
  GArray *terms; /* Term: as the game stands */
  gboolean is_clear;
} Choice;

/* Spaces that depend on how the game stands. TRUE when @node names some. */
static gboolean
add_term (EffectsCompiler *compiler, Choice *choice, TcNode node, gboolean is_except)
{
  static const char *const names[] = { "at", "next-to", "controlled-by", "held-by" };
  gboolean has_figures = compiler->effects->host->where != NULL;
  gboolean is_found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    Term term = { .kind = (guint8) i, .is_except = is_except };

    if (!tc_scenario_has (compiler->scenario, node, names[i]))
      continue;
    term.player = get_word (compiler, node, names[i]);
    check_word (compiler, node, names[i], term.player);
    if (i <= TERM_NEXT_TO && !has_figures)
      tc_effects_fault (compiler, "EFF007", node, names[i],
                        _ ("Players of this game have no figures on the board."));
    if (i == TERM_CONTROLLED_BY && compiler->effects->host->controller == NULL)
      tc_effects_fault (compiler, "EFF007", node, names[i],
                        _ ("In this game nobody controls a space."));
    if (is_found)
      choice->is_clear = FALSE;
    is_found = TRUE;
    g_array_append_val (choice->terms, term);
  }

  return is_found;
}

/* Spaces that pieces join to the one where the acting player is. TRUE when @node names some. */
static gboolean
add_joined (EffectsCompiler *compiler, Choice *choice, TcNode node, gboolean is_except)
{
  const TcEffects *effects = compiler->effects;
  Term term = { .kind = TERM_JOINED_BY, .is_except = (guint8) is_except };

  if (!tc_scenario_has (compiler->scenario, node, "joined-by"))
    return FALSE;
  term.player = tc_effects_resolve_subject (compiler, node, "joined-by", effects->kinds);
  if (effects->host->where == NULL) {
    tc_effects_fault (compiler, "EFF007", node, "joined-by",
                      _ ("Players of this game have no figures on the board."));
  } else if (!g_array_index (effects->kinds, Subject, term.player).joins) {
    tc_effects_fault (compiler, "EFF101", node, "joined-by",
                      _ ("This names no space: such pieces join none."));
    choice->is_clear = FALSE;
  }
  g_array_append_val (choice->terms, term);

  return TRUE;
}

/* A group: its spaces, or what they will be. */
static void
add_group_choice (EffectsCompiler *compiler, Choice *choice, TcNode node, gboolean is_except)
{
  const TcEffects *effects = compiler->effects;

  for (guint i = 0; i < effects->groups->len; i++) {
    const Group *group = &g_array_index (effects->groups, Group, i);
    Term term = { TERM_IN_PART, (guint8) i, (guint8) is_except };

    if (group->node != node)
      continue;
    if (group->is_part)
      g_array_append_val (choice->terms, term);
    else
      tc_effects_set_group (effects, choice->set, node);
  }
}

/* One "in": exactly one of its attributes says where. */
static void
add_choice (EffectsCompiler *compiler, Choice *choice, TcNode node, gboolean is_except)
{
  static const char *const names[] = { "space", "group", "linked-to", "linked-from" };
  gint mark = tc_scenario_get_enum (compiler->scenario, node, "mark");
  guint n = 0;

  if (mark >= 0) {
    add_marked (compiler->effects, choice->set, (guint) mark);
    n++;
  }
  n += (guint) add_term (compiler, choice, node, is_except);
  n += (guint) add_joined (compiler, choice, node, is_except);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    TcNode target = TC_NODE_NONE;

    if (!tc_scenario_has (compiler->scenario, node, names[i]))
      continue;
    target = tc_scenario_get_ref (compiler->scenario, node, names[i]);
    n++;
    if (i == 0)
      tc_effects_set_space (compiler->effects, choice->set, target);
    else if (i == 1)
      add_group_choice (compiler, choice, target, is_except);
    else
      add_linked (compiler->effects, choice->set, find_space (compiler->effects, target), i == 2);
  }
  if (n != 1)
    tc_effects_fault (compiler, "EFF001", node, NULL,
                      n == 0 ? _ ("This names no space.")
                             : _ ("Only one attribute can say where; add another element."));
  choice->is_clear &= n == 1;
}

/* One "in", which must name at least one space. */
static void
read_one (EffectsCompiler *compiler, Choice *choice, TcNode node, gboolean is_except)
{
  const TcEffects *effects = compiler->effects;
  g_autofree guint64 *own = g_new0 (guint64, MAX (effects->n_words, 1));
  Choice one = { own, choice->terms, TRUE };
  guint n_terms = choice->terms->len;
  gboolean is_empty = TRUE;

  add_choice (compiler, &one, node, is_except);
  for (guint word = 0; word < effects->n_words; word++) {
    is_empty &= own[word] == 0;
    choice->set[word] |= own[word];
  }
  if (is_empty && one.is_clear && choice->terms->len == n_terms) {
    tc_effects_fault (compiler, "EFF101", node, NULL, _ ("This names no space."));
    one.is_clear = FALSE;
  }
  choice->is_clear &= one.is_clear;
}

guint16
tc_effects_keep_set (TcEffects *effects, const guint64 *set)
{
  for (guint i = 0; i < effects->n_sets; i++) {
    if (memcmp (get_set (effects, i), set, effects->n_words * sizeof (guint64)) == 0)
      return (guint16) i;
  }
  g_array_append_vals (effects->sets, set, effects->n_words);

  return (guint16) effects->n_sets++;
}

static void
fill (const TcEffects *effects, guint64 *set)
{
  for (guint i = 0; i < effects->spaces->len; i++)
    set[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
}

static void
read_choice (EffectsCompiler *compiler,
             TcNode node,
             const char *name,
             Choice *choice,
             gboolean is_except)
{
  TcNode child =
    name != NULL ? tc_scenario_find_child (compiler->scenario, node, name) : TC_NODE_NONE;

  if (child == TC_NODE_NONE && !is_except)
    fill (compiler->effects, choice->set);
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (compiler->scenario, child))
    read_one (compiler, choice, child, is_except);
}

static guint16
add_where (TcEffects *effects, const guint64 *set, const guint64 *except, const GArray *terms)
{
  Where where = { .first = (guint16) effects->terms->len, .n = (guint16) terms->len };

  where.set = tc_effects_keep_set (effects, set);
  where.except = tc_effects_keep_set (effects, except);
  g_array_append_vals (effects->terms, terms->data, terms->len);
  g_array_append_val (effects->wheres, where);

  return (guint16) effects->wheres->len;
}

/* Of what depends on how the game stands, the set has all that it could be. */
guint16
tc_effects_compile_spaces (EffectsCompiler *compiler,
                           TcNode node,
                           const char *in,
                           const char *not_in,
                           guint16 *out_where)
{
  TcEffects *effects = compiler->effects;
  g_autofree guint64 *set = g_new0 (guint64, MAX (effects->n_words, 1));
  g_autofree guint64 *except = g_new0 (guint64, MAX (effects->n_words, 1));
  g_autoptr (GArray) terms = g_array_new (FALSE, FALSE, sizeof (Term));
  Choice choice = { set, terms, TRUE };
  gboolean is_empty = TRUE;
  guint n_in = 0;

  read_choice (compiler, node, in, &choice, FALSE);
  n_in = terms->len;
  choice.set = except;
  read_choice (compiler, node, not_in, &choice, TRUE);
  if (terms->len > 0 && out_where == NULL)
    tc_effects_fault (compiler, "EFF007", node, NULL,
                      _ ("Only effects can ask for spaces that depend on how the game stands."));
  if (terms->len > 0 && out_where != NULL)
    *out_where = add_where (effects, set, except, terms);
  if (n_in > 0)
    fill (effects, set);
  for (guint word = 0; word < effects->n_words; word++) {
    set[word] &= ~except[word];
    is_empty &= set[word] == 0;
  }
  if (is_empty && choice.is_clear)
    tc_effects_fault (compiler, "EFF101", node, NULL, _ ("No space is left for this."));
  compiler->is_unclear = is_empty || !choice.is_clear;

  return tc_effects_keep_set (effects, set);
}

/* -- Clauses ----------------------------------------------------------------------------------- */

void
tc_effects_compile_count (EffectsCompiler *compiler, TcNode node, Instruction *code)
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
  tc_effects_require (compiler, node, compiler->effects->host->place != NULL);
  tc_effects_compile_piece (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code->where);
  if (tc_scenario_get_bool (scenario, node, "in-order"))
    code->flags |= FLAG_IN_ORDER;
  if (tc_scenario_get_bool (scenario, node, "different"))
    code->flags |= FLAG_DIFFERENT;
}

static void
compile_remove (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_REMOVE;
  tc_effects_require (compiler, node, compiler->effects->host->remove != NULL);
  tc_effects_compile_piece (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code->where);
  code->keep = (guint8) tc_scenario_get_int (compiler->scenario, node, "keep");
  if (tc_scenario_get_bool (compiler->scenario, node, "in-order"))
    code->flags |= FLAG_IN_ORDER;
}

static void
compile_replace (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;

  code->op = OP_REPLACE;
  tc_effects_require (compiler, node,
                      effects->host->remove != NULL && effects->host->place != NULL);
  tc_effects_compile_piece (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code->where);
  code->kind2 = tc_effects_resolve_subject (compiler, node, "new-piece", effects->kinds);
  code->player2 =
    tc_effects_get_owner (compiler, node, "new-side", "new-whose",
                          &g_array_index (effects->kinds, Subject, code->kind2), "new-piece");
}

static void
compile_move (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;
  gboolean has_from = tc_scenario_find_child (compiler->scenario, node, "from") != TC_NODE_NONE;
  gboolean has_to = tc_scenario_find_child (compiler->scenario, node, "to") != TC_NODE_NONE;

  code->op = OP_MOVE;
  tc_effects_require (compiler, node, effects->host->move != NULL);
  tc_effects_compile_piece (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  code->set =
    tc_effects_compile_spaces (compiler, node, has_from ? "from" : "in", NULL, &code->where);
  code->set2 =
    tc_effects_compile_spaces (compiler, node, has_to ? "to" : "in", NULL, &code->where2);
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
  tc_effects_require (compiler, node, compiler->effects->operations->len > 0);
  code->player = PLAYER_ACTING;
  code->kind = ANY;
  if (tc_scenario_has (compiler->scenario, node, "operation"))
    code->kind = find_named (compiler, node, "operation", compiler->effects->operations);
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, node, "points");
  code->flags |= FLAG_UP_TO;
  if (tc_scenario_get_bool (compiler->scenario, node, "together"))
    code->flags |= FLAG_TOGETHER;
  code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code->where);
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
  tc_effects_require (compiler, node, compiler->effects->host->card != NULL);
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
  case OP_TAKE:
  case OP_INSPECT:
  case OP_MARK:
    return (guint) g_array_index (effects->decks, Subject, code->kind).max + 1;
  case OP_DAMAGE:
    return code->kind2;
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

  compiler->is_unclear = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++) {
    if (strcmp (clauses[i].name, name) == 0)
      clauses[i].compile (compiler, code.node, &code);
  }
  if (code.op == OP_END && !tc_effects_compile_more (compiler, code.node, &code))
    g_assert_not_reached ();
  tc_effects_lint_clause (compiler, &code);
  *tc_effects_edit (compiler, at) = code;
  compiler->effects->max_moves =
    MAX (compiler->effects->max_moves, count_choices (compiler->effects, &code));
}
