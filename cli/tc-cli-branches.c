/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Branches at the prompt, and of a replay. */

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-table.h"

#define MARK "* " /* of the branch that is played */

void
tc_cli_append_branches (GString *out, TcGameTree *tree, TcGame *game, guint8 viewer)
{
  g_autoptr (GPtrArray) rows = tc_game_tree_list (tree, game, viewer);

  for (guint i = 0; i < rows->len; i++) {
    const TcTreeRow *row = rows->pdata[i];
    g_autofree char *detail = tc_tree_row_dup_detail (row);

    g_string_append_printf (out, "%s%*s%s: %s (%s)\n", row->is_current ? MARK : "  ",
                            (int) (2 * row->depth), "", row->name, detail, row->status);
  }
}

/* Where something is hidden the tree is what the player to decide may know of it. */
static guint8
get_viewer (TcTable *table)
{
  return table->is_umpire || !tc_rules_has_secrets (tc_game_get_ruleset (table->game))
           ? TC_SEAT_NONE
           : tc_game_get_state (table->game)->actor;
}

void
tc_table_show_branches (TcTable *table)
{
  g_autoptr (GString) out = g_string_new (NULL);

  tc_cli_append_branches (out, table->tree, table->game, get_viewer (table));
  g_print ("%s", out->str);
}

void
tc_table_begin_branch (TcTable *table, const char *name)
{
  g_autofree char *fault = NULL;

  if (tc_game_tree_branch (table->tree, table->game, name, &fault))
    g_print (_ ("What is decided from now on is on the branch \"%s\".\n"), name);
  else
    g_print ("%s\n", fault);
}

void
tc_table_add_bookmark (TcTable *table, const char *name)
{
  g_autofree char *fault = NULL;

  if (tc_game_tree_bookmark (table->tree, table->game, name, &fault))
    g_print (_ ("Bookmarked. \"switch %s\" leads back here.\n"), name);
  else
    g_print ("%s\n", fault);
}

void
tc_table_ask_for_consent (TcTable *table, guint16 consent, gboolean is_undo, TcRequest *request)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);

  for (guint8 seat = 0; seat < TC_MAX_SEATS; seat++) {
    if ((consent >> seat & 1) == 0)
      continue;
    g_print (is_undo ? _ ("%s: do you agree that %s undoes what was played since? Type \"yes\" or "
                          "\"no\".\n")
                     : _ ("%s: do you agree that %s goes to another branch? Type \"yes\" or "
                          "\"no\".\n"),
             tc_ruleset_get_seat (ruleset, seat)->name,
             tc_ruleset_get_seat (ruleset, request->seat)->name);
    if (!tc_prompt_read_yes ())
      return;
    request->agreed |= (guint16) (1u << seat);
  }
}

/* What was shown of the branch that is left says nothing of the other one. */
static void
show_branch (TcTable *table, const char *name, guint n_shared)
{
  guint n_moves = tc_game_get_n_moves (table->game);

  for (guint i = 0; i < G_N_ELEMENTS (table->n_shown); i++)
    table->n_shown[i] = MIN (table->n_shown[i], (gint) n_shared);
  tc_table_forget (table);
  tc_table_report_acts (table);
  if (table->is_shared)
    tc_table_report_missed (table);
  g_print (ngettext ("On \"%s\", after %u move.\n", "On \"%s\", after %u moves.\n", n_moves), name,
           n_moves);
}

/* The first place where a branch goes otherwise than it was recorded. */
static void
report_divergence (const TcDivergence *divergence)
{
  if (divergence->kind != TC_DIVERGENCE_NONE)
    g_print (_ ("The branch goes differently at move %u: %s\n"), divergence->move + 1,
             divergence->message);
}

gboolean
tc_table_switch (TcTable *table, const char *name, TcRequest request)
{
  TcDivergence divergence = { 0 };
  g_autoptr (GError) error = NULL;
  guint line, n_moves, n_shared;

  if (!tc_game_tree_find (table->tree, name, &line, &n_moves)) {
    g_autofree char *unknown = tc_game_tree_dup_unknown (table->tree, name);

    g_print (_ ("%s \"branches\" lists them.\n"), unknown);
    return FALSE;
  }
  if (tc_game_tree_ask_switch (table->tree, table->game, line, n_moves, &request) ==
      TC_LEAVE_CONSENT)
    tc_table_ask_for_consent (
      table, tc_game_tree_get_consent (table->tree, table->game, line, n_moves, &request), FALSE,
      &request);
  n_shared = tc_game_tree_count_shared (table->tree, table->game, line);
  if (!tc_game_tree_switch (table->tree, table->game, line, n_moves, &request, &divergence,
                            &error)) {
    g_print ("%s\n", error->message);
    return FALSE;
  }
  show_branch (table, name, n_shared);
  report_divergence (&divergence);
  tc_divergence_clear (&divergence);

  return TRUE;
}
