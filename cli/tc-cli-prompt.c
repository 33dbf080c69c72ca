/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "tc-cli-table.h"
#include "tc-cli-term.h"

/* Longer lists are cut; "moves" shows all of them. */
#define MAX_LISTED 20u

#define DUMB_LINES 100u /* no screen that cannot be cleared is higher */

typedef enum {
  ANSWER_AGAIN, /* ask again */
  ANSWER_DECIDED,
  ANSWER_QUIT,
} Answer;

typedef struct {
  const char *word;
  const char *arguments; /* N_(), "" for none */
  const char *help;      /* N_() */
  Answer (*run) (TcTable *table, const char *argument);
} PromptCommand;

/* (transfer full) (nullable): a line without its end; %NULL at the end of the input. */
static char *
read_line (void)
{
  GString *line = g_string_new (NULL);
  gint c = 0;

  fflush (stdout);
  while ((c = fgetc (stdin)) != EOF && c != '\n')
    g_string_append_c (line, (gchar) c);

  if ((c == EOF && line->len == 0) || tc_table_is_interrupted ()) {
    g_string_free (line, TRUE);
    return NULL;
  }

  return g_string_free (line, FALSE);
}

static gboolean
is_listed (const char *label, const char *text, const char *filter)
{
  g_autofree char *both = g_strconcat (label, "\n", text, NULL);
  g_autofree char *folded = g_utf8_casefold (both, -1);
  g_autofree char *wanted = g_utf8_casefold (filter, -1);

  return strstr (folded, wanted) != NULL;
}

/* Numbers stay those of the whole list, so that a filtered list can be answered by number. */
static void
list_moves (TcTable *table, const char *filter, guint max)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  guint n = 0;
  guint n_fitting = 0;
  const TcMove *moves = tc_game_get_moves (table->game, &n);
  const TcState *state = tc_game_get_state (table->game);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = tc_move_dup_label_at (ruleset, &moves[i], state);
    g_autofree char *text = tc_move_dup_text (ruleset, &moves[i]);

    if (!is_listed (label, text, filter))
      continue;
    if (n_fitting++ < max)
      g_print ("%4u  %s  (%s)\n", i + 1, label, text);
  }
  if (n_fitting > max)
    g_print (
      _ ("      ... and %u more: \"moves\" lists all of them, \"moves WORD\" those with WORD.\n"),
      n_fitting - max);
  if (n_fitting == 0)
    g_print (_ ("No legal move contains \"%s\"; \"moves\" lists all %u.\n"), filter, n);
}

static TcView *
create_view (TcTable *table)
{
  const TcState *state = tc_game_get_state (table->game);

  return tc_rules_view (tc_game_get_ruleset (table->game), state, state->actor);
}

static Answer
run_moves (TcTable *table, const char *argument)
{
  list_moves (table, argument, G_MAXUINT);

  return ANSWER_AGAIN;
}

static Answer
run_board (TcTable *table, const char *argument)
{
  g_autoptr (TcView) view = create_view (table);
  g_autoptr (GString) out = g_string_new (NULL);
  const char *filter = argument[0] != '\0' ? argument : NULL;

  if (filter == NULL)
    tc_cli_append_map (out, view);
  tc_cli_append_board (out, view, g_strcmp0 (filter, "all") == 0 ? "" : filter);
  g_print ("%s", out->str);

  return ANSWER_AGAIN;
}

/* A move as the list words it. */
static gboolean
find_label (TcTable *table, const char *text, TcMove *out_move)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  const TcState *state = tc_game_get_state (table->game);
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (table->game, &n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = tc_move_dup_label_at (ruleset, &moves[i], state);
    g_autofree char *folded = g_utf8_casefold (label, -1);

    if (strcmp (folded, wanted) == 0) {
      *out_move = moves[i];
      return TRUE;
    }
  }

  return FALSE;
}

/* (out): a move from its text, its words or its number in the list; says what is wrong with it. */
static gboolean
read_move (TcTable *table, const char *text, TcMove *out_move)
{
  g_autofree char *problem = NULL;
  guint64 number = 0;
  guint n = 0;
  const TcMove *moves = tc_game_get_moves (table->game, &n);

  if (g_ascii_isdigit (text[0]) &&
      g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT, &number, NULL)) {
    if (number >= 1 && number <= n) {
      *out_move = moves[number - 1];
      return TRUE;
    }
    g_print (_ ("Type a number from 1 to %u.\n"), n);
    return FALSE;
  }
  if (find_label (table, text, out_move) ||
      tc_move_parse_typed (tc_game_get_ruleset (table->game), text, out_move, &problem))
    return TRUE;

  g_print (_ ("%s\n"
              "Type the number of a move, a move as shown in brackets, or \"help\".\n"),
           problem);

  return FALSE;
}

/* The umpire asks, or the person whose turn it is. */
static TcRequest
get_request (TcTable *table)
{
  return (TcRequest){ .seat =
                        table->is_umpire ? TC_SEAT_NONE : tc_game_get_state (table->game)->actor };
}

static char *
explain_move (TcTable *table, const TcMove *move)
{
  TcProposal proposal = { .verb = move->verb, .target = move->target, .value = move->value };

  proposal.n_subjects = move->subject != TC_THING_NONE ? 1 : 0;
  proposal.subjects[0] = move->subject;

  return tc_rules_explain (tc_game_get_ruleset (table->game), tc_game_get_state (table->game),
                           &proposal, NULL);
}

static Answer
run_why (TcTable *table, const char *argument)
{
  g_autofree char *answer = NULL;
  TcMove move = { 0 };

  if (argument[0] == '\0') {
    g_print (_ ("Type \"?\" and a move to see whether it is legal, and if not, why.\n"));
    return ANSWER_AGAIN;
  }
  if (!read_move (table, argument, &move))
    return ANSWER_AGAIN;
  answer = move.verb >= TC_VERB_FORCE_DIE
             ? tc_table_dup_umpires_answer (table, &move, get_request (table))
             : explain_move (table, &move);
  g_print ("%s\n", answer);

  return ANSWER_AGAIN;
}

static gboolean
is_bots_turn (TcTable *table)
{
  return !tc_game_is_over (table->game) &&
         table->bots[tc_game_get_state (table->game)->actor] != NULL;
}

gboolean
tc_prompt_read_yes (void)
{
  g_autofree char *line = read_line ();

  return line != NULL && g_ascii_strcasecmp (g_strstrip (line), _ ("yes")) == 0;
}

static Answer
run_undo (TcTable *table, const char *argument)
{
  TcRequest request = get_request (table);
  guint n_moves =
    tc_game_find_choice_before (table->game, tc_game_get_n_moves (table->game), &request);
  g_autoptr (GError) error = NULL;

  if (tc_game_ask_undo (table->game, n_moves, &request) == TC_LEAVE_CONSENT)
    tc_table_ask_for_consent (table, tc_game_get_consent (table->game, n_moves, &request), TRUE,
                              &request);
  if (!tc_game_undo_to (table->game, n_moves, &request, &error)) {
    g_print ("%s\n", error->message);
    return ANSWER_AGAIN;
  }
  tc_table_forget (table);
  tc_table_report_acts (table);
  g_print (_ ("Undone.\n"));

  return ANSWER_DECIDED;
}

static Answer
run_redo (TcTable *table, const char *argument)
{
  TcRequest request = get_request (table);
  guint n_moves = tc_game_find_choice_after (table->game, tc_game_get_n_moves (table->game));

  if (!tc_game_redo_to (table->game, n_moves, &request)) {
    g_print (_ ("There is nothing to redo.\n"));
    return ANSWER_AGAIN;
  }
  tc_table_forget (table);
  tc_table_report_acts (table);
  g_print (_ ("Redone.\n"));

  return ANSWER_DECIDED;
}

/* What a move may lead to is asked before it is made. */
static Answer
run_odds (TcTable *table, const char *argument)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  const TcState *state = tc_game_get_state (table->game);
  g_autoptr (TcProspects) prospects = NULL;
  g_autofree char *answer = NULL;
  TcMove move;

  if (*argument == '\0') {
    g_print (_ ("Type \"odds\" and a move to see what can come of its dice.\n"));
    return ANSWER_AGAIN;
  }
  if (!read_move (table, argument, &move))
    return ANSWER_AGAIN;
  if (tc_verb_is_umpires (move.verb)) {
    g_print ("%s\n", _ ("This move rolls no dice."));
    return ANSWER_AGAIN;
  }
  if (move.verb == TC_VERB_FORCE_DIE || tc_rules_check (ruleset, state, &move) != TC_REASON_LEGAL) {
    answer = explain_move (table, &move);
    g_print ("%s\n", answer);
    return ANSWER_AGAIN;
  }
  prospects = tc_prospects_new (ruleset, state, &move);
  if (prospects == NULL)
    g_print ("%s\n", tc_rules_has_secrets (ruleset)
                       ? _ ("This move rolls no dice, or what they decide is hidden.")
                       : _ ("This move rolls no dice."));
  else
    tc_cli_print_prospects (prospects);

  return ANSWER_AGAIN;
}

static gboolean
force_die (TcTable *table, guint8 face, const TcRequest *request)
{
  gboolean is_kept = tc_game_tree_keep (table->tree, table->game);

  if (tc_game_force_die (table->game, face, request))
    return TRUE;
  if (is_kept)
    tc_game_tree_unkeep (table->tree);

  return FALSE;
}

static Answer
run_die (TcTable *table, const char *argument)
{
  guint64 face = 0;
  TcRequest request = get_request (table);
  TcLeave leave = tc_game_ask_die (table->game, &request);

  if (leave != TC_LEAVE_GIVEN) {
    g_print ("%s\n", tc_leave_get_text (leave));
    return ANSWER_AGAIN;
  }
  if (!tc_rules_throws_dice (tc_game_get_ruleset (table->game))) {
    g_print ("%s\n", _ ("No dice are thrown in this game."));
    return ANSWER_AGAIN;
  }
  if (!g_ascii_string_to_unsigned (argument, 10, 1, G_MAXUINT8, &face, NULL) ||
      !force_die (table, (guint8) face, &request))
    g_print (
      _ ("\"die N\" makes the next die show its Nth face, from 1 to 255; at most %d can wait.\n"),
      TC_MAX_FORCED_DICE);
  else
    g_print (_ ("The next die will show face %u, counted from its lowest, if it has that many.\n"),
             (guint) face);

  return ANSWER_AGAIN;
}

/* What was recorded before and cannot be now is listed with the reason. */
static gboolean
was_recorded (TcTable *table, const TcMove *form)
{
  for (guint i = 0; i < tc_game_get_n_moves (table->game); i++) {
    if (tc_move_compare (tc_game_get_move (table->game, i), form) == 0)
      return TRUE;
  }

  return FALSE;
}

/* A form keeps its number, whatever else can be recorded just then. */
static void
list_records (TcTable *table, const TcState *seen, const TcMove *forms, guint n)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  gboolean is_any = FALSE;

  for (guint i = 0; i < n; i++) {
    g_autofree char *label = tc_move_dup_label (ruleset, &forms[i]);
    g_autofree char *text = tc_move_dup_text (ruleset, &forms[i]);

    if (tc_rules_check (ruleset, seen, &forms[i]) == TC_REASON_LEGAL) {
      g_print ("%4u  %s  (%s)\n", i + 1, label, text);
      is_any = TRUE;
    } else if (was_recorded (table, &forms[i])) {
      g_autofree char *why = explain_move (table, &forms[i]);

      g_print (_ ("%4u  not now: %s\n"), i + 1, why);
    }
  }
  g_print (is_any ? _ ("\"record N\" records one of them.\n")
                  : _ ("There is nothing to record now.\n"));
}

/* What all make together is asked of everybody, him who typed it included. */
static gboolean
ask_everybody (TcTable *table, const TcMove *move)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  g_autofree char *label = tc_move_dup_label (ruleset, move);
  guint16 people = tc_game_get_people (table->game);

  for (guint8 seat = 0; seat < TC_MAX_SEATS; seat++) {
    if ((people >> seat & 1) == 0)
      continue;
    /* Translators: a player, and what is agreed on as a sentence without its full stop. */
    g_print (_ ("%s, do you agree? \"%s\": type \"yes\" or \"no\".\n"),
             tc_ruleset_get_seat (ruleset, seat)->name, label);
    if (!tc_prompt_read_yes ()) {
      g_print (_ ("Not recorded: the game goes on.\n"));
      return FALSE;
    }
  }

  return TRUE;
}

static Answer
apply_move (TcTable *table, const TcMove *move)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  g_autoptr (GError) error = NULL;
  gboolean is_kept;

  if (move->verb < system->n_verbs && system->verbs[move->verb].is_joint &&
      tc_rules_check (ruleset, tc_game_get_state (table->game), move) == TC_REASON_LEGAL &&
      !ask_everybody (table, move))
    return ANSWER_AGAIN;
  is_kept = tc_game_tree_keep (table->tree, table->game);
  if (!tc_game_apply (table->game, move, &error)) {
    if (is_kept)
      tc_game_tree_unkeep (table->tree);
    g_print ("%s\n", error->message);
    return ANSWER_AGAIN;
  }
  tc_table_report (table);

  return ANSWER_DECIDED;
}

/* What happened at the table and no list of moves offers. */
static Answer
run_record (TcTable *table, const char *argument)
{
  TcRuleset *ruleset = tc_game_get_ruleset (table->game);
  g_autofree TcState *seen =
    g_memdup2 (tc_game_get_state (table->game), tc_ruleset_get_state_size (ruleset));
  guint n = tc_rules_list_record_forms (ruleset, NULL, 0);
  g_autofree TcMove *forms = g_new (TcMove, n);
  guint64 number = 0;

  tc_rules_list_record_forms (ruleset, forms, n);
  tc_rules_redact (ruleset, seen, seen->actor);
  if (argument[0] == '\0' || n == 0) {
    list_records (table, seen, forms, n);
    return ANSWER_AGAIN;
  }
  if (!g_ascii_string_to_unsigned (argument, 10, 1, n, &number, NULL)) {
    g_print (_ ("There is no record \"%s\": \"record\" alone lists what can be recorded, with "
                "numbers.\n"),
             argument);
    return ANSWER_AGAIN;
  }

  return apply_move (table, &forms[number - 1]);
}

/* The screen goes on with the bot that sits down at it. */
static Answer
run_seat (TcTable *table, const char *argument)
{
  tc_table_change_seat (table, argument, get_request (table));

  return is_bots_turn (table) ? ANSWER_DECIDED : ANSWER_AGAIN;
}

static Answer
run_umpire (TcTable *table, const char *argument)
{
  return tc_table_change_position (table, argument, get_request (table)) ? ANSWER_DECIDED
                                                                         : ANSWER_AGAIN;
}

static Answer
run_branches (TcTable *table, const char *argument)
{
  tc_table_show_branches (table);

  return ANSWER_AGAIN;
}

static Answer
run_branch (TcTable *table, const char *argument)
{
  tc_table_begin_branch (table, argument);

  return ANSWER_AGAIN;
}

static Answer
run_bookmark (TcTable *table, const char *argument)
{
  tc_table_add_bookmark (table, argument);

  return ANSWER_AGAIN;
}

static Answer
run_switch (TcTable *table, const char *argument)
{
  return tc_table_switch (table, argument, get_request (table)) ? ANSWER_DECIDED : ANSWER_AGAIN;
}

static Answer
run_quit (TcTable *table, const char *argument)
{
  return ANSWER_QUIT;
}

static Answer run_help (TcTable *table, const char *argument);

static const PromptCommand commands[] = {
  { "moves", N_ ("[WORD]"), N_ ("list the legal moves, or those that contain WORD"), run_moves },
  { "board", N_ ("[WORD]"),
    N_ ("show the places with counters, those that contain WORD, or \"all\""), run_board },
  { "?", N_ ("MOVE"), N_ ("check whether a move is legal, and if not, why"), run_why },
  { "odds", N_ ("MOVE"), N_ ("show what can come of a move that leads to dice"), run_odds },
  { "undo", "", N_ ("undo your last decision"), run_undo },
  { "redo", "", N_ ("redo it"), run_redo },
  { "branches", "", N_ ("show the branches and bookmarks of the game, as a tree"), run_branches },
  { "branch", N_ ("NAME"), N_ ("begin a branch here"), run_branch },
  { "bookmark", N_ ("NAME"), N_ ("mark this position"), run_bookmark },
  { "switch", N_ ("NAME"), N_ ("continue another branch, or at a bookmark"), run_switch },
  { "record", N_ ("[N]"), N_ ("list the events that can be recorded, or record one"), run_record },
  { "die", N_ ("N"), N_ ("force the next die to show its Nth face"), run_die },
  { "umpire", N_ ("[CHANGE]"), N_ ("change the position, whatever the rules say"), run_umpire },
  { "seat", N_ ("[PLAYER WHO]"), N_ ("list who plays, or give a seat to a person or a bot"),
    run_seat },
  { "help", "", N_ ("show this help"), run_help },
  { "quit", "", N_ ("leave the game"), run_quit },
};

/* Who may never force a die, or has none, need not read of it. */
static gboolean
is_of_use (TcTable *table, const PromptCommand *command)
{
  TcRequest request = get_request (table);

  if (command->run == run_odds)
    return !tc_rules_has_secrets (tc_game_get_ruleset (table->game));

  if (command->run == run_umpire && !tc_umpire_can_arrange (tc_game_get_ruleset (table->game)))
    return FALSE;
  if (command->run == run_die && !tc_rules_throws_dice (tc_game_get_ruleset (table->game)))
    return FALSE;

  return (command->run != run_die && command->run != run_umpire) ||
         tc_game_ask_die (table->game, &request) == TC_LEAVE_GIVEN;
}

static Answer
run_help (TcTable *table, const char *argument)
{
  g_print (_ ("Type the number of a move, or a move as shown in brackets in the list:\n"
              "VERB SUBJECT > TARGET. Other commands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    const char *arguments = commands[i].arguments[0] != '\0' ? _ (commands[i].arguments) : "";
    g_autofree char *usage = g_strdup_printf ("%s %s", commands[i].word, arguments);

    if (is_of_use (table, &commands[i]))
      g_print ("  %-18s %s\n", usage, _ (commands[i].help));
  }

  return ANSWER_AGAIN;
}

static const PromptCommand *
find_command (const char *line, const char **out_argument)
{
  gsize length = line[0] == '?' ? 1 : strcspn (line, " ");

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    if (strlen (commands[i].word) == length &&
        g_ascii_strncasecmp (commands[i].word, line, length) == 0) {
      *out_argument = line + length + strspn (line + length, " ");
      return &commands[i];
    }
  }

  return NULL;
}

static Answer
decide (TcTable *table, const char *line)
{
  TcMove move = { 0 };

  return read_move (table, line, &move) ? apply_move (table, &move) : ANSWER_AGAIN;
}

static Answer
answer (TcTable *table, char *line)
{
  const char *argument = NULL;
  const PromptCommand *command = NULL;

  g_strstrip (line);
  if (line[0] == '\0')
    return ANSWER_AGAIN;

  command = find_command (line, &argument);

  return command != NULL ? command->run (table, argument) : decide (table, line);
}

static void
show_position (TcTable *table)
{
  g_autoptr (TcView) view = create_view (table);
  g_autoptr (GString) heading = g_string_new (NULL);
  const char *prompt = tc_view_get_prompt (view);

  tc_narrator_append_heading (&table->narrator, table->game, tc_game_get_n_moves (table->game),
                              heading);
  g_print ("%s\n", heading->str);
  if (prompt != NULL && prompt[0] != '\0')
    g_print ("%s\n", prompt);
  list_moves (table, "", MAX_LISTED);
}

/* What was on the screen, and what can be scrolled back to. */
static void
clear_screen (void)
{
  if (!g_log_writer_supports_color (fileno (stdout)))
    g_print ("\n");
  else if (g_strcmp0 (g_getenv ("TERM"), "dumb") == 0)
    for (guint i = 0; i < DUMB_LINES; i++)
      g_print ("\n");
  else
    g_print ("\033[2J\033[3J\033[H");
}

/* %FALSE at the end of the input. */
static gboolean
wait_for_enter (void)
{
  g_autofree char *line = read_line ();

  if (line == NULL)
    g_print ("\n");

  return line != NULL;
}

TcPromptResult
tc_prompt_pass (TcTable *table, guint8 seat)
{
  const char *name = tc_ruleset_get_seat (tc_game_get_ruleset (table->game), seat)->name;

  if (table->is_taken) {
    g_print (_ ("\n"
                "%s decides next. Press Enter to clear the screen, then pass the keyboard.\n"),
             name);
    if (!wait_for_enter ())
      return TC_PROMPT_QUIT;
  }
  clear_screen ();
  g_print (_ ("%s: press Enter when nobody else can see the screen.\n"), name);
  if (!wait_for_enter ())
    return TC_PROMPT_QUIT;

  table->is_taken = TRUE;
  tc_narrator_init (&table->narrator, seat);
  tc_table_report_missed (table);

  return TC_PROMPT_DECIDED;
}

TcPromptResult
tc_prompt_ask (TcTable *table)
{
  guint8 actor = tc_game_get_state (table->game)->actor;
  const char *name = tc_ruleset_get_seat (tc_game_get_ruleset (table->game), actor)->name;
  Answer result = ANSWER_AGAIN;

  show_position (table);
  while (result == ANSWER_AGAIN) {
    g_autofree char *line = NULL;
    g_autofree char *printable = NULL;

    g_print ("%s> ", name);
    line = read_line ();
    if (line == NULL) {
      g_print ("\n");
      return TC_PROMPT_QUIT;
    }
    printable = tc_letter_dup_printable (line, -1);
    /* What was typed is on the screen already, but not when it comes from a file. */
    if (!g_log_writer_supports_color (fileno (stdin)))
      g_print ("%s\n", printable);
    result = answer (table, printable);
  }

  return result == ANSWER_QUIT ? TC_PROMPT_QUIT : TC_PROMPT_DECIDED;
}
