/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-replay-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-game-tree-private.h"
#include "rules/tc-rules-private.h"
#include "rules/tc-umpire.h"
#include "text/tc-letter-private.h"

/* The format: header lines "WORD VALUE" up to an empty line, then one move a line,
 * "SEAT: MOVE  @HASH", where the hash is of the position after it, 16 hexadecimal digits. A line
 * that begins with '#' is a comment. The game as one seat saw it has a line "seen-by" where the
 * whole one has its seed, hashes of what that seat may know, and SECRET for others' secrets. A line
 * that begins with '!' is what was done at the table besides deciding (tc-game-acts.h), or what was
 * noted on the move before it. What an umpire did has "umpire" for its seat. A line that begins
 * with
 * '=' is about branches (tc-game-tree-text.c): the moves of the game itself come first. */

typedef struct {
  TcRuleset *ruleset;
  const char *at; /* unread text */
  guint line;     /* of the line read last, 1-based */
  TcDivergence *divergence;
  char *setup;
  char *seed;
  char *rules;
  char *digest;
  char *system;
  char *scenario;
  char *seen_by;
  char *people;
  char *undo;
  guint seen_line; /* where that stands */
  guint rules_line;
  gboolean is_bare;    /* a move without a header */
  GHashTable *options; /* id -> value */
} Reader;

static void
reader_clear (Reader *reader)
{
  g_free (reader->setup);
  g_free (reader->seed);
  g_free (reader->rules);
  g_free (reader->digest);
  g_free (reader->system);
  g_free (reader->scenario);
  g_free (reader->seen_by);
  g_free (reader->people);
  g_free (reader->undo);
  g_clear_pointer (&reader->options, g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

void
tc_divergence_clear (TcDivergence *divergence)
{
  g_clear_pointer (&divergence->message, g_free);
  memset (divergence, 0, sizeof *divergence);
}

/* The first divergence is the one that is reported; later ones follow from it. */
static void diverge (Reader *reader, TcDivergenceKind kind, guint move, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

static void
diverge (Reader *reader, TcDivergenceKind kind, guint move, const char *format, ...)
{
  TcDivergence *divergence = reader->divergence;
  va_list args;

  if (divergence->kind != TC_DIVERGENCE_NONE)
    return;

  va_start (args, format);
  divergence->kind = kind;
  divergence->line = MAX (reader->line, 1); /* of nothing at all, too */
  divergence->move = move;
  divergence->message = g_strdup_vprintf (format, args);
  va_end (args);
}

/* (transfer full) (nullable): the next line that is no comment, without white space around it;
 * %NULL at the end, or after reporting a line that is too long. */
static char *
next_line (Reader *reader)
{
  while (*reader->at != '\0') {
    gsize length = strcspn (reader->at, "\n");
    const char *start = reader->at;

    reader->line++;
    reader->at += length + (start[length] == '\n' ? 1 : 0);
    if (length > TC_REPLAY_MAX_LINE) {
      diverge (reader, TC_DIVERGENCE_SYNTAX, 0,
               _ ("This line has %" G_GSIZE_FORMAT " bytes; a replay's lines have at most %u."),
               length, TC_REPLAY_MAX_LINE);
      return NULL;
    }
    if (start[0] != '#') {
      g_autofree char *raw = g_strndup (start, length);
      g_autofree char *valid = g_utf8_make_valid (raw, -1);

      return g_strdup (g_strstrip (valid));
    }
  }

  return NULL;
}

static void
report_header_word (Reader *reader, const char *word)
{
  static const char *const known[] = { "system", "rules", "scenario", "digest", "option",
                                       "setup",  "seed",  "seen-by",  "people", "undo" };
  g_autofree char *shown = tc_letter_dup_escaped (word);
  g_autofree char *text = NULL;
  TcSuggest suggest = tc_suggest_begin (word);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    tc_suggest_offer (&suggest, known[i]);
  text = g_strdup_printf (
    _ ("The header of a replay has no line \"%s\"; an empty line ends the header."), shown);
  text = tc_label_take_question (g_steal_pointer (&text), &suggest);
  diverge (reader, TC_DIVERGENCE_SYNTAX, 0, "%s", text);
}

static void
read_option (Reader *reader, const char *text)
{
  gsize length = strcspn (text, " \t");

  if (reader->options == NULL)
    reader->options = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_insert (reader->options, g_strndup (text, length),
                       g_strdup (text + length + strspn (text + length, " \t")));
}

static gboolean
read_header_line (Reader *reader, const char *line)
{
  struct {
    const char *word;
    char **value;
  } const known[] = {
    { "system", &reader->system },     { "rules", &reader->rules },
    { "scenario", &reader->scenario }, { "digest", &reader->digest },
    { "setup", &reader->setup },       { "seed", &reader->seed },
    { "seen-by", &reader->seen_by },   { "people", &reader->people },
    { "undo", &reader->undo },
  };
  gsize length = strcspn (line, " \t");
  g_autofree char *word = g_strndup (line, length);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++) {
    if (strcmp (word, known[i].word) == 0) {
      g_free (*known[i].value);
      *known[i].value = g_strdup (line + length + strspn (line + length, " \t"));
      if (known[i].value == &reader->seen_by)
        reader->seen_line = reader->line;
      if (known[i].value == &reader->rules)
        reader->rules_line = reader->line;
      return TRUE;
    }
  }
  if (strcmp (word, "option") == 0) {
    read_option (reader, line + length + strspn (line + length, " \t"));
    return TRUE;
  }
  report_header_word (reader, word);

  return FALSE;
}

static gboolean
read_header (Reader *reader)
{
  g_autofree char *magic = NULL;
  g_autofree char *line = NULL;

  /* Some editors write a byte order mark. */
  if (g_str_has_prefix (reader->at, "\xef\xbb\xbf"))
    reader->at += strlen ("\xef\xbb\xbf");
  magic = next_line (reader);

  if (g_strcmp0 (magic, TC_REPLAY_MAGIC) != 0) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0, _ ("A replay must begin with the line \"%s\"."),
             TC_REPLAY_MAGIC);
    return FALSE;
  }

  for (line = next_line (reader); line != NULL && line[0] != '\0';) {
    if (!read_header_line (reader, line))
      return FALSE;
    g_free (line);
    line = next_line (reader);
  }

  return reader->divergence->kind == TC_DIVERGENCE_NONE;
}

static gboolean
check_system (Reader *reader)
{
  const TcSystem *system = tc_ruleset_get_system (reader->ruleset);
  g_autofree char *shown = NULL;

  if (g_strcmp0 (reader->system, system->id) == 0)
    return TRUE;

  if (reader->system == NULL) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0, _ ("The header has no \"system\" line."));
    return FALSE;
  }

  shown = tc_letter_dup_escaped (reader->system);
  diverge (reader, TC_DIVERGENCE_SYNTAX, 0,
           _ ("This is a replay of the game system \"%s\"; the scenario is one of \"%s\"."), shown,
           system->id);

  return FALSE;
}

static gint
find_setup (Reader *reader)
{
  gint setup = reader->setup != NULL ? tc_ruleset_find_setup (reader->ruleset, reader->setup) : -1;
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;
  TcSuggest suggest;

  if (setup >= 0)
    return setup;
  if (reader->setup == NULL) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0, _ ("The header has no \"setup\" line."));
    return -1;
  }

  suggest = tc_suggest_begin (reader->setup);
  for (guint i = 0; i < tc_ruleset_get_n_setups (reader->ruleset); i++)
    tc_suggest_offer (&suggest, tc_ruleset_get_setup (reader->ruleset, i)->id);
  shown = tc_letter_dup_escaped (reader->setup);
  text = g_strdup_printf (_ ("The scenario has no setup \"%s\"."), shown);
  text = tc_label_take_question (g_steal_pointer (&text), &suggest);
  diverge (reader, TC_DIVERGENCE_SYNTAX, 0, "%s", text);

  return -1;
}

/* What one seat saw lacks what the others hid, and the dice. */
static gboolean
check_is_whole (Reader *reader)
{
  g_autofree char *shown = NULL;

  if (reader->seen_by == NULL)
    return TRUE;

  reader->line = reader->seen_line;
  if (strcmp (reader->seen_by, TC_REPLAY_PUBLIC) == 0) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0,
             _ ("This is what all players know of the game. Without the seed and the secrets of "
                "players it can be read and compared, but not played again. Use the replay of the "
                "whole game."));
    return FALSE;
  }
  shown = tc_letter_dup_escaped (reader->seen_by);
  diverge (
    reader, TC_DIVERGENCE_SYNTAX, 0,
    _ ("This is the game as the player \"%s\" saw it. Without the seed and the secrets of others "
       "it can be read and compared, but not played again. Use the replay of the whole game."),
    shown);

  return FALSE;
}

/* %FALSE after reporting a name that takes no part. */
static gboolean
read_people (Reader *reader, guint setup, guint16 *out_people)
{
  guint n_seats = tc_ruleset_get_setup (reader->ruleset, setup)->n_seats;
  g_auto (GStrv) ids = g_strsplit_set (reader->people, " \t", -1);

  for (guint i = 0; ids[i] != NULL; i++) {
    guint8 seat = 0;

    while (seat < n_seats && strcmp (tc_ruleset_get_seat (reader->ruleset, seat)->id, ids[i]) != 0)
      seat++;
    if (seat == n_seats && ids[i][0] != '\0') {
      g_autofree char *shown = tc_letter_dup_escaped (ids[i]);

      diverge (reader, TC_DIVERGENCE_SYNTAX, 0, _ ("\"%s\" does not play in this setup."), shown);
      return FALSE;
    }
    if (seat < n_seats)
      *out_people |= (guint16) (1u << seat);
  }

  return TRUE;
}

static TcGame *
open_game (Reader *reader, guint setup, guint64 seed)
{
  g_autoptr (TcGame) game = tc_game_new (reader->ruleset, setup, seed);
  guint16 people = 0;

  if (reader->people != NULL) {
    if (!read_people (reader, setup, &people))
      return NULL;
    tc_game_set_people (game, people);
  }
  if (g_strcmp0 (reader->undo, "allowed") == 0)
    tc_game_allow_undo (game);

  return g_steal_pointer (&game);
}

/* (transfer full) (nullable): the game before its first move. */
static TcGame *
start_game (Reader *reader)
{
  guint64 seed = 0;
  gint setup = -1;

  if (!read_header (reader) || !check_is_whole (reader) || !check_system (reader))
    return NULL;

  setup = find_setup (reader);
  if (setup < 0)
    return NULL;

  if (reader->seed == NULL ||
      !g_ascii_string_to_unsigned (reader->seed, 10, 0, G_MAXUINT64, &seed, NULL)) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0,
             _ ("The header needs a \"seed\" line with a whole number."));
    return NULL;
  }

  return open_game (reader, (guint) setup, seed);
}

/* Whether an option of play is set to something else here. */
static gboolean
has_other_options (Reader *reader)
{
  const TcSystem *system = tc_ruleset_get_system (reader->ruleset);

  for (guint i = 0; i < system->n_options && reader->options != NULL; i++) {
    const char *value = g_hash_table_lookup (reader->options, system->options[i].id);

    if (value != NULL && g_strcmp0 (value, tc_ruleset_get_option (reader->ruleset, i)) != 0)
      return TRUE;
  }

  return FALSE;
}

/* Whether the replay was recorded by a newer program, whose rules are not known here. */
static gboolean
has_newer_rules (Reader *reader)
{
  guint64 version = 0;

  return reader->rules != NULL &&
         g_ascii_string_to_unsigned (reader->rules, 10, 0, G_MAXUINT64, &version, NULL) &&
         version > tc_ruleset_get_system (reader->ruleset)->rules_version;
}

/* That is worth a word even where the game goes as it was recorded. */
static void
check_rules (Reader *reader, guint n_moves)
{
  guint known = tc_ruleset_get_system (reader->ruleset)->rules_version;
  g_autofree char *shown = reader->rules != NULL ? tc_letter_dup_escaped (reader->rules) : NULL;

  if (shown == NULL)
    return;
  reader->line = reader->rules_line;
  if (!g_ascii_string_to_unsigned (reader->rules, 10, 0, G_MAXUINT64, NULL, NULL))
    diverge (reader, TC_DIVERGENCE_SYNTAX, 0,
             _ ("The \"rules\" line of the header has the version of the rules, a whole number; "
                "\"%s\" is none. This program has version %u."),
             shown, known);
  else if (has_newer_rules (reader))
    diverge (reader, TC_DIVERGENCE_RULES, n_moves,
             _ ("This game was recorded with version %s of the rules, and this program knows them "
                "up to version %u. Play it with the version of Turncoat that recorded it, or a "
                "newer one."),
             shown, known);
}

/* Where the header says that the data are others, a divergence has its reason there. */
static const char *
get_excuse (Reader *reader)
{
  TcScenario *scenario = tc_ruleset_get_scenario (reader->ruleset);
  const TcSystem *system = tc_ruleset_get_system (reader->ruleset);
  g_autofree char *digest = tc_replay_dup_digest (scenario);
  g_autofree char *rules = g_strdup_printf ("%u", system->rules_version);

  if (reader->is_bare)
    return "";
  if (has_newer_rules (reader))
    return _ (" It was recorded with newer rules than this program knows.");
  if (g_strcmp0 (reader->rules, rules) != 0)
    return _ (" It was recorded with another version of the rules.");
  if (g_strcmp0 (reader->scenario, tc_replay_get_scenario_id (scenario)) != 0)
    return _ (" It was recorded with another scenario.");
  if (has_other_options (reader))
    return _ (" It was recorded with other game options.");
  if (g_strcmp0 (reader->digest, digest) != 0)
    return _ (" The scenario has been edited since it was recorded.");

  return "";
}

/* Splits "SEAT: MOVE  @HASH" in place; @out_hash is %NULL when the line has none. */
static gboolean
split_move (Reader *reader, guint n, char *line, char **out_move, char **out_hash)
{
  char *colon = strchr (line, ':');
  char *at = strrchr (line, '@');

  if (colon == NULL) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, n,
             _ ("A move line has the form \"PLAYER: MOVE  @HASH\"; this one has no colon."));
    return FALSE;
  }

  *colon = '\0';
  *out_move = colon + 1;
  *out_hash = NULL;
  if (at != NULL && at > colon) {
    *at = '\0';
    *out_hash = at + 1;
  }
  g_strstrip (line);

  return TRUE;
}

static gboolean
check_seat (Reader *reader, TcGame *game, guint n, const char *id)
{
  const TcState *state = tc_game_get_state (game);
  const TcSeatInfo *seat = NULL;
  g_autofree char *shown = tc_letter_dup_escaped (id);

  if (tc_game_is_over (game)) {
    diverge (reader, TC_DIVERGENCE_ILLEGAL, n, _ ("The game is over, but the replay goes on.%s"),
             get_excuse (reader));
    return FALSE;
  }

  seat = tc_ruleset_get_seat (reader->ruleset, state->actor);
  if (strcmp (seat->id, id) == 0)
    return TRUE;

  diverge (reader, TC_DIVERGENCE_ILLEGAL, n,
           _ ("\"%s\" decides in the replay, but \"%s\" decides here.%s"), shown, seat->id,
           get_excuse (reader));

  return FALSE;
}

static void
check_hash (Reader *reader, TcGame *game, guint n, const char *hash)
{
  g_autofree char *here = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", tc_game_get_hash (game));
  g_autofree char *shown = tc_letter_dup_escaped (hash);

  if (g_ascii_strcasecmp (hash, here) != 0)
    diverge (reader, TC_DIVERGENCE_POSITION, n,
             _ ("After this move the position differs: @%s here, @%s in the replay.%s"), here,
             shown, get_excuse (reader));
}

static gboolean
play_act (Reader *reader, TcGame *game, const char *act)
{
  g_autofree char *shown = tc_letter_dup_escaped (act);

  if (tc_game_parse_act (game, act))
    return TRUE;

  diverge (reader, TC_DIVERGENCE_SYNTAX, tc_game_get_n_moves (game),
           _ ("A line with \"!\" reads \"! undo 3 by PLAYER\"; \"%s\" cannot be read."), shown);

  return FALSE;
}

static gboolean
play_note (Reader *reader, TcGame *game, const char *note)
{
  if (tc_game_take_note (game, note))
    return TRUE;

  diverge (reader, TC_DIVERGENCE_SYNTAX, 0, _ ("A note must follow the move that it is about."));

  return FALSE;
}

/* An umpire may act while anybody decides. */
static gboolean
is_umpires (TcGame *game, const char *id, const char *move)
{
  return !tc_game_is_over (game) && strcmp (id, TC_REPLAY_UMPIRE) == 0 &&
         g_str_has_prefix (move + strspn (move, " "), TC_REPLAY_UMPIRE "-");
}

static gboolean
play_line (Reader *reader, TcGame *game, char *line)
{
  guint n = tc_game_get_n_moves (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;
  char *text = NULL;
  char *hash = NULL;
  TcMove move = { 0 };

  if (g_str_has_prefix (line, TC_REPLAY_ACT TC_REPLAY_NOTE))
    return play_note (reader, game, line + strlen (TC_REPLAY_ACT TC_REPLAY_NOTE));
  if (g_str_has_prefix (line, TC_REPLAY_ACT))
    return play_act (reader, game, line + strlen (TC_REPLAY_ACT));
  if (!split_move (reader, n, line, &text, &hash))
    return FALSE;
  if (!is_umpires (game, line, text) && !check_seat (reader, game, n, line))
    return FALSE;

  if (!tc_move_parse (reader->ruleset, text, &move, &problem)) {
    diverge (reader, TC_DIVERGENCE_SYNTAX, n, "%s%s", problem, get_excuse (reader));
    return FALSE;
  }
  if (!tc_game_apply_recorded (game, &move, &error)) {
    diverge (reader, TC_DIVERGENCE_ILLEGAL, n, "%s%s", error->message, get_excuse (reader));
    return FALSE;
  }
  if (hash != NULL)
    check_hash (reader, game, n, hash);

  return TRUE;
}

char *
tc_replay_dup_option (const char *text, const char *option)
{
  TcDivergence divergence = { 0 };
  g_auto (Reader) reader = { .at = text, .divergence = &divergence };
  gboolean is_read = strlen (text) <= TC_REPLAY_MAX_BYTES && read_header (&reader);

  tc_divergence_clear (&divergence);
  if (!is_read || reader.options == NULL)
    return NULL;

  return g_strdup (g_hash_table_lookup (reader.options, option));
}

char *
tc_replay_dup_scenario_id (const char *text)
{
  TcDivergence divergence = { 0 };
  g_auto (Reader) reader = { .at = text, .divergence = &divergence };
  gboolean is_read = strlen (text) <= TC_REPLAY_MAX_BYTES && read_header (&reader);

  tc_divergence_clear (&divergence);
  if (!is_read || g_strcmp0 (reader.scenario, "-") == 0)
    return NULL;

  return g_steal_pointer (&reader.scenario);
}

gboolean
tc_replay_play_move (TcGame *game, const char *move, guint line, TcDivergence *divergence)
{
  g_autofree char *copy = g_strdup (move);
  Reader reader = {
    .ruleset = game->ruleset, .line = line, .divergence = divergence, .is_bare = TRUE
  };

  return play_line (&reader, game, copy);
}

/* The moves of the game itself; %TRUE when something about branches follows. */
static gboolean
play_lines (Reader *reader, TcGame *game)
{
  gboolean has_tree = FALSE;
  g_autofree char *line = NULL;

  for (line = next_line (reader); line != NULL;) {
    gboolean is_about = g_str_has_prefix (line, TC_REPLAY_TREE);

    has_tree |= is_about;
    if (is_about && !g_str_has_prefix (line, TC_REPLAY_LINE) &&
        !g_str_has_prefix (line, TC_REPLAY_AT))
      return TRUE;
    if (line[0] != '\0' && !is_about && !play_line (reader, game, line))
      return TRUE;
    g_free (line);
    line = next_line (reader);
  }

  return has_tree;
}

/* Faulty branches are none: the game itself goes on without them. */
static TcGameTree *
read_tree (const char *text, TcGame *game, TcDivergence *divergence)
{
  TcGameTree *tree = tc_game_tree_new ();

  if (!tc_game_tree_read (tree, text, divergence)) {
    tc_game_tree_free (tree);
    tree = tc_game_tree_new ();
  }
  tc_game_tree_adopt (tree, game);

  return tree;
}

TcGame *
tc_replay_play (TcRuleset *ruleset, const char *text, TcDivergence *out_divergence)
{
  return tc_replay_open (ruleset, text, NULL, out_divergence);
}

TcGame *
tc_replay_open (TcRuleset *ruleset,
                const char *text,
                TcGameTree **out_tree,
                TcDivergence *out_divergence)
{
  g_auto (Reader) reader = { .ruleset = ruleset, .at = text, .divergence = out_divergence };
  g_autoptr (TcGame) game = NULL;
  g_autoptr (TcGameTree) tree = NULL;

  if (out_tree != NULL)
    *out_tree = NULL;
  memset (out_divergence, 0, sizeof *out_divergence);
  if (strlen (text) > TC_REPLAY_MAX_BYTES) {
    diverge (&reader, TC_DIVERGENCE_SYNTAX, 0, _ ("A replay can have at most %u bytes."),
             TC_REPLAY_MAX_BYTES);
    return NULL;
  }

  game = start_game (&reader);
  if (game == NULL)
    return NULL;

  if (play_lines (&reader, game) || out_tree != NULL)
    tree = read_tree (text, game, out_divergence);
  check_rules (&reader, tc_game_get_n_moves (game));
  if (out_tree != NULL) {
    if (tree->has_at)
      tc_game_jump (game, tree->at);
    *out_tree = g_steal_pointer (&tree);
  }

  return g_steal_pointer (&game);
}
