/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What an umpire changes at a table: "put 3DCR > sedan -- it had been forgotten". */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-table.h"

#define NOTE_MARK " -- "
#define PREFIX    "umpire-"

/* (out): the umpire's verbs have a prefix of their own, which need not be typed. */
static gboolean
read_change (TcRuleset *ruleset, const char *text, TcMove *out_move, char **out_problem)
{
  g_autofree char *full =
    g_str_has_prefix (text, PREFIX) ? g_strdup (text) : g_strconcat (PREFIX, text, NULL);

  return tc_move_parse_typed (ruleset, full, out_move, out_problem);
}

/* What can be done with one thing. Numbers of a track would fill the screen: the first and the last
 * one say it. */
static void
print_changes (TcRuleset *ruleset, GArray *moves)
{
  for (guint i = 0; i < moves->len; i++) {
    const TcMove *move = &g_array_index (moves, TcMove, i);
    const TcMove *next = i + 1 < moves->len ? move + 1 : NULL;
    const TcMove *last = i > 0 ? move - 1 : NULL;
    g_autofree char *label = tc_move_dup_label (ruleset, move);
    g_autofree char *text = tc_move_dup_text (ruleset, move);

    if (move->verb == TC_VERB_SET && next != NULL && last != NULL && next->verb == move->verb &&
        last->verb == move->verb && next->target == move->target && last->target == move->target)
      continue;
    g_print ("  %s  (%s)\n", label, text + strlen (PREFIX));
  }
}

static void
print_why_none (TcTable *table, const char *phrase)
{
  g_autofree char *why = tc_umpire_dup_why_none (tc_game_get_ruleset (table->game),
                                                 tc_game_get_state (table->game), phrase);

  g_print ("%s\n", why);
}

/* %FALSE when nothing is called @word. */
static gboolean
list_changes (TcTable *table, const char *word)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  g_autofree char *wanted = g_utf8_casefold (word, -1);
  gboolean is_known = FALSE;

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++) {
    const TcThingInfo *info = tc_ruleset_get_thing (ruleset, (TcThing) i);
    g_autofree char *id = g_utf8_casefold (info->id, -1);
    g_autofree char *name = g_utf8_casefold (info->name, -1);
    g_autoptr (GArray) moves = NULL;

    if (strcmp (id, wanted) != 0 && strcmp (name, wanted) != 0)
      continue;
    moves = tc_umpire_list (ruleset, tc_game_get_state (table->game), (TcThing) i);
    print_changes (ruleset, moves);
    if (moves->len == 0)
      print_why_none (table, info->phrase);
    is_known = TRUE;
  }

  return is_known;
}

static void
print_usage (void)
{
  g_print (_ ("\"umpire NAME\" lists what can be changed about a counter, a place or a side. "
              "Changes:\n"
              "  put COUNTER > PLACE, turn COUNTER, give PLACE > SIDE, set NAME > NAME = NUMBER\n"
              "with a note after \" -- \" when you like.\n"));
}

gboolean
tc_table_change_position (TcTable *table, const char *argument, TcRequest request)
{
  g_auto (GStrv) parts = g_strsplit (argument, NOTE_MARK, 2);
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  g_autofree char *problem = NULL;
  gboolean is_kept;
  g_autoptr (GError) error = NULL;
  TcMove move;

  if (tc_game_ask_die (table->game, &request) != TC_LEAVE_GIVEN) {
    g_print ("%s\n", tc_leave_get_text (TC_LEAVE_UMPIRE));
    return FALSE;
  }
  if (argument[0] == '\0') {
    print_usage ();
    return FALSE;
  }
  if (list_changes (table, argument))
    return FALSE;
  if (!read_change (ruleset, parts[0], &move, &problem)) {
    g_print ("%s\n", problem);
    print_usage ();
    return FALSE;
  }
  is_kept = tc_game_tree_keep (table->tree, table->game);
  if (!tc_game_arrange (table->game, &move, parts[1], &request, &error)) {
    if (is_kept)
      tc_game_tree_unkeep (table->tree);
    g_print ("%s\n", error->message);
    return FALSE;
  }
  tc_table_report (table);

  return TRUE;
}

char *
tc_table_dup_umpires_answer (TcTable *table, const TcMove *move, TcRequest request)
{
  TcLeave leave = tc_game_ask_die (table->game, &request);
  char *why = NULL;

  if (leave != TC_LEAVE_GIVEN)
    return g_strdup (tc_leave_get_text (leave));
  if (move->verb == TC_VERB_FORCE_DIE)
    return g_strdup (tc_rules_throws_dice (tc_game_get_ruleset (table->game))
                       ? _ ("You can always force a die: \"die N\".")
                       : _ ("No dice are thrown in this game."));
  if (!tc_umpire_check (tc_game_get_ruleset (table->game), tc_game_get_state (table->game), move,
                        &why))
    return why;

  return g_strdup (_ ("The umpire may do that."));
}
