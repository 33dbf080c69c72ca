/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "effects/tc-effects-compile-private.h"
#include "rules/tc-system.h"

/* Clauses and conditions about cards, players and what the core keeps. */

#define N_FIGURES_KEPT 64 /* cards of a pile that one "inspect" tells apart */

/* -- What the game must know ------------------------------------------------------------------- */

/* Whether moves of effects may name @thing where an option is chosen. */
static gboolean
is_choosable (const TcEffects *effects, TcThing thing)
{
  const TcSystem *system = tc_ruleset_get_system (effects->ruleset);
  guint32 subjects = system->verbs[effects->words->first_verb + TC_EFFECTS_VERB_OPTION].subjects;

  for (guint class = 0; class < system->n_classes; class ++) {
    if ((subjects & TC_THINGS (class)) != 0 &&
        tc_range_has (tc_ruleset_get_range (effects->ruleset, class), thing))
      return TRUE;
  }

  return FALSE;
}

void
tc_effects_require_players (EffectsCompiler *compiler, TcNode node)
{
  const TcEffects *effects = compiler->effects;
  gboolean is_known = TRUE;

  for (guint player = 0; player < effects->players->len; player++)
    is_known &= is_choosable (effects, tc_effects_get_person (effects, player));
  tc_effects_require (compiler, node, is_known);
}

/* -- Statuses ---------------------------------------------------------------------------------- */

/* The status that @attribute names, or ANY: it must be one of cards, or one of players. */
static guint8
compile_status (EffectsCompiler *compiler, TcNode node, const char *attribute, gboolean of_cards)
{
  const GArray *statuses = compiler->effects->statuses;
  TcNode status = TC_NODE_NONE;
  guint8 index = 0;

  if (!tc_scenario_has (compiler->scenario, node, attribute))
    return ANY;

  status = tc_scenario_get_ref (compiler->scenario, node, attribute);
  while (g_array_index (statuses, Kept, index).node != status)
    index++;
  if (g_array_index (statuses, Kept, index).is_of_cards != of_cards)
    tc_effects_fault (compiler, "EFF010", node, attribute,
                      of_cards ? _ ("This is a status of players, not of cards.")
                               : _ ("This is a status of cards, not of players."));

  return index;
}

static void
compile_meant (EffectsCompiler *compiler, TcNode node, Instruction *code, gboolean of_cards)
{
  code->with = compile_status (compiler, node, "is", of_cards);
  code->without = compile_status (compiler, node, "is-not", of_cards);
  if (code->with != ANY && code->with == code->without)
    tc_effects_fault (compiler, "EFF101", node, "is-not", _ ("Nothing is both this and not this."));
}

void
tc_effects_compile_people (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  compile_meant (compiler, node, code, FALSE);
  code->kind = ANY;
}

/* -- Cards ------------------------------------------------------------------------------------- */

static guint8
compile_deck (EffectsCompiler *compiler,
              TcNode node,
              const char *attribute,
              const char *side,
              const char *word,
              guint8 *out_player)
{
  const GArray *decks = compiler->effects->decks;
  guint8 deck = tc_effects_resolve_subject (compiler, node, attribute, decks);

  *out_player = tc_effects_get_owner (compiler, node, side, word,
                                      &g_array_index (decks, Subject, deck), attribute);

  return deck;
}

/* The cards that a player chooses from. */
static void
compile_cards (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  tc_effects_require (compiler, node,
                      compiler->effects->host->held != NULL && compiler->effects->cards.n > 0);
  code->kind = compile_deck (compiler, node, "deck", "side", "player", &code->player);
  compile_meant (compiler, node, code, TRUE);
}

static void
compile_choice (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  compile_cards (compiler, node, code);
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, node, "count");
  code->by = tc_effects_get_player_of (compiler, node, NULL, "by");
}

static void
compile_draw (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  const GArray *decks = compiler->effects->decks;
  const TcEffectsHost *host = compiler->effects->host;

  code->op = OP_DRAW;
  tc_effects_require (compiler, node, host->held != NULL && host->give != NULL);
  code->player = TC_EFFECTS_NOBODY;
  code->kind = tc_effects_resolve_subject (compiler, node, "deck", decks);
  if (g_array_index (decks, Subject, code->kind).is_owned)
    tc_effects_fault (compiler, "EFF002", node, "deck",
                      _ ("Cards are drawn from a deck that belongs to nobody."));
  code->kind2 = compile_deck (compiler, node, "to", "side", "player", &code->player2);
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, node, "count");
}

static void
compile_transfer (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_TAKE;
  compile_choice (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  tc_effects_require (compiler, node, compiler->effects->host->give != NULL);
  code->kind2 = compile_deck (compiler, node, "to", "to-side", "to-player", &code->player2);
  if (tc_scenario_get_bool (compiler->scenario, node, "at-random"))
    code->flags |= FLAG_AT_RANDOM;
}

static void
compile_shuffle (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_SHUFFLE;
  tc_effects_require (compiler, node, compiler->effects->host->shuffle != NULL);
  code->kind = compile_deck (compiler, node, "deck", "side", "player", &code->player);
}

static void
compile_inspect (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_INSPECT;
  compile_choice (compiler, node, code);
  tc_effects_require (compiler, node, compiler->effects->host->inspect != NULL);
  code->kind2 = compile_status (compiler, node, "mark", TRUE);
  if (g_array_index (compiler->effects->decks, Subject, code->kind).max > N_FIGURES_KEPT)
    tc_effects_fault (compiler, "EFF005", node, "deck",
                      _ ("Players can choose what to look at among at most %d cards."),
                      N_FIGURES_KEPT);
}

static void
compile_mark (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_MARK;
  compile_choice (compiler, node, code);
  tc_effects_compile_count (compiler, node, code);
  code->kind2 = compile_status (compiler, node, "status", TRUE);
  if (tc_scenario_get_bool (compiler->scenario, node, "off"))
    code->flags |= FLAG_OFF;
}

/* -- Players ----------------------------------------------------------------------------------- */

static void
compile_go (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  const TcEffectsHost *host = compiler->effects->host;

  code->op = OP_GO;
  tc_effects_require (compiler, node, host->where != NULL && host->go != NULL);
  code->player = tc_effects_get_somebody (compiler, node);
  code->count = 1;
  code->set = tc_effects_compile_spaces (compiler, node, "to", NULL, &code->where);
}

/* What the log says of the acting player, in the words that sentences have for the status. */
static void
word_status (EffectsCompiler *compiler, TcNode status, Instruction *code)
{
  const char *done = tc_scenario_get_string (compiler->scenario, status, "done");
  const char *words = done;

  if (words == NULL)
    words = tc_scenario_get_string (compiler->scenario, status, "phrase");
  if (words == NULL)
    words = tc_scenario_get_string (compiler->scenario, status, "name");
  code->min = (gint16) tc_ruleset_add_text (compiler->effects->ruleset, words);
  code->max = done != NULL;
}

static void
compile_set_status (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_STATUS;
  code->player = tc_effects_get_somebody (compiler, node);
  code->kind2 = compile_status (compiler, node, "status", FALSE);
  if (code->player == PLAYER_ACTING)
    word_status (compiler, tc_scenario_get_ref (compiler->scenario, node, "status"), code);
  if (tc_scenario_get_bool (compiler->scenario, node, "off"))
    code->flags |= FLAG_OFF;
}

static void
compile_modify (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_MODIFY;
  code->player = tc_effects_get_somebody (compiler, node);
  code->min = (gint16) tc_scenario_get_int (compiler->scenario, node, "dice");
  code->max = (gint16) tc_scenario_get_int (compiler->scenario, node, "result");
  code->kind = (guint8) tc_scenario_get_enum (compiler->scenario, node, "until");
  if (tc_scenario_has (compiler->scenario, node, "to"))
    code->count = (guint8) (tc_scenario_get_int (compiler->scenario, node, "to") + 1);
}

/* The part of the board that "group" names, or TC_EFFECTS_NOBODY. */
static guint8
compile_part (EffectsCompiler *compiler, TcNode node)
{
  const GArray *groups = compiler->effects->groups;
  TcNode part = tc_scenario_get_ref (compiler->scenario, node, "group");
  guint8 index = 0;

  if (part == TC_NODE_NONE)
    return TC_EFFECTS_NOBODY;
  while (g_array_index (groups, Group, index).node != part)
    index++;
  tc_effects_require (compiler, node, g_array_index (groups, Group, index).is_part);

  return index;
}

static void
compile_explore (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcNode space = tc_scenario_get_ref (compiler->scenario, node, "space");
  guint number = GPOINTER_TO_UINT (
    g_hash_table_lookup (compiler->effects->space_of_node, GUINT_TO_POINTER (space)));

  code->op = OP_EXPLORE;
  tc_effects_require (compiler, node, compiler->effects->host->explore != NULL);
  code->player = tc_effects_get_somebody (compiler, node);
  code->kind = compile_part (compiler, node);
  code->min = space == TC_NODE_NONE ? -1 : (gint16) (number - 1);
}

static void
compile_reattach (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_REATTACH;
  tc_effects_require (compiler, node, compiler->effects->host->reattach != NULL);
  code->player = tc_effects_get_somebody (compiler, node);
  code->kind = compile_part (compiler, node);
}

static void
compile_win (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_WIN;
  tc_effects_require (compiler, node, compiler->effects->host->win != NULL);
  code->player = tc_effects_get_player_of (compiler, node, "side", "player");
  if (!tc_scenario_has (compiler->scenario, node, "side") &&
      !tc_scenario_has (compiler->scenario, node, "player"))
    tc_effects_fault (compiler, "EFF002", node, NULL, _ ("\"%s\" or \"%s\" must say whose."),
                      "side", "player");
}

/* -- Tracks ------------------------------------------------------------------------------------ */

/* Tracks of the game have ends of their own where their numbers are not their steps. */
static gint64
compile_end (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  const TcEffects *effects = compiler->effects;
  const Subject *track = &g_array_index (effects->tracks, Subject, code->kind);
  gint end = tc_scenario_get_enum (compiler->scenario, node, "end");

  code->kind2 = (guint8) (end + 1);
  if (end != TC_EFFECTS_END_START)
    return end == TC_EFFECTS_END_LOWEST ? track->min : track->max;
  if (code->kind >= effects->first_tally)
    return g_array_index (effects->tallies, Kept, code->kind - effects->first_tally).start;
  tc_effects_require (compiler, node, effects->host->set_end != NULL);

  return track->min;
}

static void
compile_set (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  gboolean has_end = tc_scenario_has (compiler->scenario, node, "end");
  const Subject *track = NULL;
  gint64 to = 0;

  code->op = OP_SET;
  tc_effects_compile_track (compiler, node, code);
  track = &g_array_index (compiler->effects->tracks, Subject, code->kind);
  if (tc_scenario_read_int (compiler->scenario, node, "to", &to) == has_end)
    tc_effects_fault (compiler, "EFF008", node, NULL, _ ("Give either \"%s\" or \"%s\"."), "to",
                      "end");
  if (has_end)
    to = compile_end (compiler, node, code);
  else if (to < track->min || to > track->max)
    tc_effects_fault (compiler, "EFF103", node, "to", _ ("The track goes from %d to %d."),
                      track->min, track->max);
  code->min = (gint16) to;
}

static void
compile_score (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  code->op = OP_SCORE;
  tc_effects_compile_track (compiler, node, code);
  code->min = (gint16) tc_scenario_get_int (compiler->scenario, node, "each");
}

gboolean
tc_effects_compile_dice (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcNode dice = tc_scenario_find_child (compiler->scenario, node, "dice");

  if (dice == TC_NODE_NONE)
    return FALSE;

  code->flags |= FLAG_DICE;
  code->count = (guint8) tc_scenario_get_int (compiler->scenario, dice, "dice");
  code->keep = (guint8) tc_scenario_get_int (compiler->scenario, dice, "faces");
  code->min = (gint16) tc_scenario_get_int (compiler->scenario, dice, "lowest");

  return TRUE;
}

/* The tracks that points can go from stand one after another in "choosable". */
static void
compile_damage (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  TcEffects *effects = compiler->effects;
  TcNode child = tc_scenario_find_child (compiler->scenario, node, "of");
  gint64 points = 0;

  code->op = OP_DAMAGE;
  code->player = code->by = tc_effects_get_somebody (compiler, node);
  if (tc_scenario_read_int (compiler->scenario, node, "points", &points) ==
      tc_effects_compile_dice (compiler, node, code))
    tc_effects_fault (compiler, "EFF008", node, NULL, _ ("Give either \"%s\" or \"%s\"."), "points",
                      "dice");
  if (points > 0)
    code->count = (guint8) points;
  code->set = (guint16) effects->choosable->len;
  for (; child != TC_NODE_NONE; child = tc_scenario_find_next (compiler->scenario, child)) {
    guint8 track = tc_effects_resolve_subject (compiler, child, "track", effects->tracks);

    if (!g_array_index (effects->tracks, Subject, track).is_owned)
      tc_effects_fault (compiler, "EFF002", child, "track", _ ("These belong to nobody."));
    tc_effects_require (compiler, child,
                        is_choosable (effects, tc_effects_get_track_thing (effects, track)));
    g_array_append_val (effects->choosable, track);
    code->kind2++;
  }
}

gboolean
tc_effects_compile_more (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  static const struct {
    const char *name;
    void (*compile) (EffectsCompiler *compiler, TcNode node, Instruction *code);
  } clauses[] = {
    { "go", compile_go },
    { "set", compile_set },
    { "score", compile_score },
    { "damage", compile_damage },
    { "draw", compile_draw },
    { "transfer", compile_transfer },
    { "shuffle", compile_shuffle },
    { "inspect", compile_inspect },
    { "mark", compile_mark },
    { "set-status", compile_set_status },
    { "modify-roll", compile_modify },
    { "win", compile_win },
    { "explore", compile_explore },
    { "reattach", compile_reattach },
  };
  const char *name = tc_scenario_get_name (compiler->scenario, node);

  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++) {
    if (strcmp (clauses[i].name, name) == 0) {
      clauses[i].compile (compiler, node, code);
      return TRUE;
    }
  }

  return FALSE;
}

/* -- Conditions and values --------------------------------------------------------------------- */

gboolean
tc_effects_compile_more_test (EffectsCompiler *compiler, TcNode node, Instruction *code)
{
  const char *name = tc_scenario_get_name (compiler->scenario, node);

  if (strcmp (name, "turn") == 0) {
    code->op = OP_IF_TURN;
    tc_effects_compile_bounds (compiler, code);
  } else if (strcmp (name, "is") == 0) {
    code->op = OP_IF_STATUS;
    code->player = tc_effects_get_somebody (compiler, node);
    code->kind = compile_status (compiler, node, "status", FALSE);
  } else if (strcmp (name, "at") == 0) {
    code->op = OP_IF_AT;
    tc_effects_require (compiler, node, compiler->effects->host->where != NULL);
    code->player = tc_effects_get_somebody (compiler, node);
    code->set = tc_effects_compile_spaces (compiler, node, "in", "not-in", &code->where);
  } else if (strcmp (name, "cards") == 0) {
    code->op = OP_IF_CARDS;
    compile_cards (compiler, node, code);
    tc_effects_compile_bounds (compiler, code);
  } else if (strcmp (name, "compare") == 0) {
    code->op = OP_IF_COMPARE;
    code->kind = (guint8) tc_scenario_get_enum (compiler->scenario, node, "is");
  } else if (strcmp (name, "can") == 0) {
    code->op = OP_IF_CAN;
  } else {
    return FALSE;
  }

  return TRUE;
}

void
tc_effects_compile_value (EffectsCompiler *compiler, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (compiler->scenario, node);
  const char *name = tc_scenario_get_name (compiler->scenario, child);
  guint at = tc_effects_emit (compiler, OP_VALUE, child);
  Instruction code = *tc_effects_edit (compiler, at);

  if (strcmp (name, "pieces") == 0) {
    code.keep = OP_IF_PIECES;
    tc_effects_compile_piece (compiler, child, &code);
    code.set = tc_effects_compile_spaces (compiler, child, "in", "not-in", &code.where);
  } else if (strcmp (name, "cards") == 0) {
    code.keep = OP_IF_CARDS;
    compile_cards (compiler, child, &code);
  } else if (strcmp (name, "track") == 0) {
    code.keep = OP_IF_TRACK;
    tc_effects_compile_track (compiler, child, &code);
  } else {
    code.keep = OP_VALUE;
    code.min = (gint16) tc_scenario_get_int (compiler->scenario, child, "number");
  }
  *tc_effects_edit (compiler, at) = code;
}
