/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Branches in a replay. The moves of the game itself, which is the current line, come first; then
 *
 *   = at 11
 *   = line 2 "second try"
 *   = branch "main" from "second try" after 12
 *   avery: ...  @...
 *   = bookmark "before the storm" in "main" after 10
 *
 * "at" says how many of the moves stand: those behind it were taken back, and can be made again.
 * "line" says the name of the first line and its place among the others, by age, when it is not the
 * first and "main". A branch has its first moves from a line above it, and its own below. A comment
 * "# pin 12 Sedan: weak" is a note on a position of the line that it stands in, which is how games
 * without branches have them.
 *
 * The text is untrusted: a line names only those above it, so there are no circles, and how many
 * there are and how long they are together is bounded before anything is copied. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-game-private.h"
#include "rules/tc-game-tree-private.h"
#include "rules/tc-replay-private.h"
#include "rules/tc-rules-private.h"

#define BRANCH   "= branch "
#define BOOKMARK "= bookmark "

/* -- Writing -- */

static void
append_pins (TcGameTree *tree, const TcTreeLine *line, GString *out)
{
  for (guint i = 0; i < tree->pins->len; i++) {
    const TcTreePin *pin = tree->pins->pdata[i];

    if (pin->line == line)
      g_string_append_printf (out, TC_REPLAY_PIN "%u %s: %s\n", pin->pin.n_moves, pin->pin.place,
                              pin->pin.text);
  }
}

static void
append_moves (const TcTreeLine *line, guint from, GString *out)
{
  for (guint i = from; i < line->moves->len; i++) {
    const TcTreeMove *move = line->moves->pdata[i];

    g_string_append (out, move->text);
    if (move->has_hash)
      g_string_append_printf (out, "  @%016" G_GINT64_MODIFIER "x", move->hash);
    g_string_append_c (out, '\n');
    if (move->note != NULL)
      g_string_append_printf (out, TC_REPLAY_ACT TC_REPLAY_NOTE "%s\n", move->note);
  }
}

/* @done: the lines that are written, the current one first */
static void
append_branch (TcGameTree *tree, TcTreeLine *line, GPtrArray *done, GString *out)
{
  TcTreeLine *parent = tree->current;
  guint most = 0;

  for (guint i = 0; i < done->len; i++) {
    guint at = tc_tree_line_count_common (done->pdata[i], line);

    if (at <= most)
      continue;
    most = at;
    parent = done->pdata[i];
  }
  g_string_append_printf (out, BRANCH "\"%s\" from \"%s\" after %u\n", line->name, parent->name,
                          most);
  append_moves (line, most, out);
  append_pins (tree, line, out);
  g_ptr_array_add (done, line);
}

void
tc_game_tree_append (TcGameTree *tree, TcGame *game, GString *out)
{
  g_autoptr (GPtrArray) done = g_ptr_array_new ();
  guint index;

  tc_game_tree_take (tree, game);
  index = tc_game_tree_get_current (tree);
  /* What did not go on these data is kept. */
  append_moves (tree->current, tc_game_get_n_recorded (game), out);
  append_pins (tree, tree->current, out);
  if (tc_game_can_redo (game))
    g_string_append_printf (out, TC_REPLAY_AT "%u\n", tc_game_get_n_moves (game));
  if (index > 0 || strcmp (tree->current->name, "main") != 0)
    g_string_append_printf (out, TC_REPLAY_LINE "%u \"%s\"\n", index + 1, tree->current->name);
  g_ptr_array_add (done, tree->current);
  for (guint i = 0; i < tree->lines->len; i++)
    if (i != index)
      append_branch (tree, tc_tree_get_line (tree, i), done, out);
  for (guint i = 0; i < tree->bookmarks->len; i++) {
    const TcTreeMark *mark = tree->bookmarks->pdata[i];

    g_string_append_printf (out, BOOKMARK "\"%s\" in \"%s\" after %u\n", mark->name,
                            mark->line->name, mark->n_moves);
  }
}

char *
tc_game_tree_dup_replay (TcGameTree *tree, TcGame *game)
{
  guint n_moves = tc_game_get_n_moves (game);
  g_autofree char *text = NULL;
  GString *out;

  tc_game_jump (game, G_MAXUINT);
  text = tc_replay_dup_text (game, TC_SEAT_NONE);
  tc_game_jump (game, n_moves);
  out = g_string_new (text);
  tc_game_tree_append (tree, game, out);

  return g_string_free (out, FALSE);
}

/* -- Reading -- */

typedef struct {
  TcGameTree *tree;
  const char *at; /* unread text */
  guint line;     /* of the line read last, 1-based */
  TcDivergence *divergence;
  TcTreeLine *section; /* that the moves belong to */
  TcTreeMove *last;    /* nullable: of the section's own */
  guint place;         /* of the first line among the others */
  guint n_moves;       /* of all branches */
  const char *text;    /* of the line, for columns */
  const char *rest;    /* ... unread */
} Reader;

static gboolean fail (Reader *reader, const char *at, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* @at: (nullable): in the line. Always %FALSE. */
static gboolean
fail (Reader *reader, const char *at, const char *format, ...)
{
  TcDivergence *divergence = reader->divergence;
  va_list args;

  if (divergence->kind != TC_DIVERGENCE_NONE)
    return FALSE;

  va_start (args, format);
  divergence->kind = TC_DIVERGENCE_SYNTAX;
  divergence->line = reader->line;
  divergence->column = at != NULL ? (guint) (at - reader->text) + 1 : 0;
  divergence->move = reader->section->moves->len;
  divergence->message = g_strdup_vprintf (format, args);
  va_end (args);

  return FALSE;
}

/* (transfer full) (nullable): without white space around it; %NULL at the end. */
static char *
next_line (Reader *reader)
{
  gsize length = strcspn (reader->at, "\n");
  g_autofree char *raw = NULL;

  if (*reader->at == '\0')
    return NULL;
  raw = g_strndup (reader->at, MIN (length, TC_REPLAY_MAX_LINE + 1));
  reader->line++;
  reader->at += length + (reader->at[length] == '\n' ? 1 : 0);

  return g_strstrip (g_utf8_make_valid (raw, -1));
}

static gboolean
skip_word (Reader *reader, const char *word)
{
  if (!g_str_has_prefix (reader->rest, word))
    return FALSE;
  reader->rest += strlen (word);

  return TRUE;
}

/* (transfer full) (nullable): a name in quotes. */
static char *
read_name (Reader *reader)
{
  const char *end = *reader->rest == '"' ? strchr (reader->rest + 1, '"') : NULL;
  char *name;

  if (end == NULL)
    return NULL;
  name = g_strndup (reader->rest + 1, (gsize) (end - reader->rest - 1));
  reader->rest = end + 1;

  return name;
}

static gboolean
read_number (Reader *reader, guint *out_number)
{
  gsize n = strspn (reader->rest, "0123456789");
  g_autofree char *digits = g_strndup (reader->rest, n);
  guint64 number = 0;

  if (!g_ascii_string_to_unsigned (digits, 10, 0, G_MAXINT, &number, NULL))
    return FALSE;
  reader->rest += n;
  *out_number = (guint) number;

  return TRUE;
}

/* A name that must be new. */
static gboolean
check_new (Reader *reader, const char *at, const char *name)
{
  g_autofree char *fault = tc_game_tree_dup_fault (reader->tree, name);

  return fault == NULL || fail (reader, at, "%s", fault);
}

/* (nullable): the line above it of that name. */
static TcTreeLine *
find_line (Reader *reader, const char *at, const char *name)
{
  TcSuggest suggest = tc_suggest_begin (name);
  g_autofree char *text = NULL;

  for (guint i = 0; i < reader->tree->lines->len; i++) {
    TcTreeLine *line = tc_tree_get_line (reader->tree, i);

    if (strcmp (line->name, name) == 0)
      return line;
    tc_suggest_offer (&suggest, line->name);
  }
  text = g_strdup_printf (_ ("There is no branch \"%s\" above this line: a branch stands below the "
                             "one that it leaves."),
                          name);
  text = tc_label_take_question (g_steal_pointer (&text), &suggest);
  fail (reader, at, "%s", text);

  return NULL;
}

/* What "= branch" and "= bookmark" have in common: "NAME" @word "LINE" after N. */
typedef struct {
  char *name;
  char *from;
  TcTreeLine *line;
  guint n_moves;
} Mark;

static void
mark_clear (Mark *mark)
{
  g_free (mark->name);
  g_free (mark->from);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Mark, mark_clear)

/* @form: how it reads */
static gboolean
read_mark (Reader *reader, const char *word, const char *form, Mark *mark)
{
  const char *name_at = reader->rest;
  const char *from_at = NULL;
  const char *number_at = NULL;
  gboolean is_read = (mark->name = read_name (reader)) != NULL && skip_word (reader, word);

  from_at = reader->rest;
  is_read = is_read && (mark->from = read_name (reader)) != NULL && skip_word (reader, " after ");
  number_at = reader->rest;
  if (!is_read || !read_number (reader, &mark->n_moves) || *reader->rest != '\0')
    return fail (reader, reader->rest, _ ("This line reads: %s"), form);

  if (!check_new (reader, name_at, mark->name))
    return FALSE;
  mark->line = find_line (reader, from_at, mark->from);
  if (mark->line == NULL)
    return FALSE;
  if (mark->n_moves > mark->line->moves->len)
    return fail (reader, number_at,
                 ngettext ("\"%s\" has %u move, so nothing comes after move %u of it.",
                           "\"%s\" has %u moves, so nothing comes after move %u of it.",
                           mark->line->moves->len),
                 mark->from, mark->line->moves->len, mark->n_moves);

  return TRUE;
}

/* So many more moves of all branches together. */
static gboolean
count_moves (Reader *reader, guint n)
{
  if (reader->section == reader->tree->current)
    return TRUE;
  reader->n_moves += n;
  if (reader->n_moves <= TC_TREE_MAX_MOVES)
    return TRUE;

  return fail (
    reader, NULL,
    _ ("The branches of a replay have at most %u moves together, each counted with those "
       "before it. Remove the branches that you no longer need."),
    TC_TREE_MAX_MOVES);
}

static gboolean
read_branch (Reader *reader)
{
  g_auto (Mark) mark = { 0 };
  TcTreeLine *line;

  if (!read_mark (reader, " from ", BRANCH "\"NAME\" from \"LINE\" after N", &mark))
    return FALSE;
  if (reader->tree->lines->len >= TC_TREE_MAX_LINES)
    return fail (reader, reader->text, _ ("A game has at most %d branches."), TC_TREE_MAX_LINES);

  line = tc_tree_line_new (mark.name);
  g_ptr_array_add (reader->tree->lines, line);
  reader->section = line;
  reader->last = NULL;
  if (!count_moves (reader, mark.n_moves))
    return FALSE;
  tc_tree_line_copy (line, mark.line, mark.n_moves);

  return TRUE;
}

static gboolean
read_bookmark (Reader *reader)
{
  g_auto (Mark) mark = { 0 };

  if (!read_mark (reader, " in ", BOOKMARK "\"NAME\" in \"LINE\" after N", &mark))
    return FALSE;
  if (reader->tree->bookmarks->len >= TC_TREE_MAX_BOOKMARKS)
    return fail (reader, reader->text, _ ("A game has at most %d bookmarks."),
                 TC_TREE_MAX_BOOKMARKS);
  tc_game_tree_add_mark (reader->tree, mark.line, mark.name, mark.n_moves);

  return TRUE;
}

static gboolean
read_first (Reader *reader)
{
  TcTreeLine *first = reader->tree->current;
  const char *number_at = reader->rest;
  const char *name_at = NULL;
  g_autofree char *name = NULL;

  if (reader->tree->lines->len > 1 || reader->place > 0)
    return fail (reader, reader->text,
                 _ ("\"= line\" stands once, with the moves of the game above all branches."));
  if (!read_number (reader, &reader->place) || !skip_word (reader, " "))
    return fail (reader, reader->rest, _ ("This line reads: %s"), TC_REPLAY_LINE "N \"NAME\"");
  if (reader->place < 1 || reader->place > TC_TREE_MAX_LINES)
    return fail (reader, number_at, _ ("The number of a branch is from 1 to %d."),
                 TC_TREE_MAX_LINES);
  name_at = reader->rest;
  name = read_name (reader);
  if (name == NULL || *reader->rest != '\0')
    return fail (reader, reader->rest, _ ("This line reads: %s"), TC_REPLAY_LINE "N \"NAME\"");
  if (strcmp (name, first->name) == 0)
    return TRUE;
  if (!check_new (reader, name_at, name))
    return FALSE;
  g_free (first->name);
  first->name = g_steal_pointer (&name);

  return TRUE;
}

static gboolean
read_at (Reader *reader)
{
  guint n_moves = 0;

  if (reader->tree->lines->len > 1 || reader->tree->has_at)
    return fail (reader, reader->text,
                 _ ("\"= at\" stands once, with the moves of the game above all branches."));
  if (!read_number (reader, &n_moves) || *reader->rest != '\0')
    return fail (reader, reader->rest, _ ("This line reads: %s"), TC_REPLAY_AT "N");
  if (n_moves > reader->section->moves->len)
    return fail (reader, reader->text, _ ("The game has only %u moves, so it is not at %u."),
                 reader->section->moves->len, n_moves);
  reader->tree->has_at = TRUE;
  reader->tree->at = n_moves;

  return TRUE;
}

/* What may be said with "=". */
static gboolean
read_about (Reader *reader)
{
  if (skip_word (reader, TC_REPLAY_AT))
    return read_at (reader);
  if (skip_word (reader, BRANCH))
    return read_branch (reader);
  if (skip_word (reader, BOOKMARK))
    return read_bookmark (reader);
  if (skip_word (reader, TC_REPLAY_LINE))
    return read_first (reader);

  return fail (reader, reader->text,
               _ ("A line that begins with \"=\" is one of \"= at\", \"= line\", \"= branch\" and "
                  "\"= bookmark\"."));
}

/* Acts are of the game, whatever line is played; so they stand with its moves. */
static gboolean
read_act (Reader *reader)
{
  if (!skip_word (reader, TC_REPLAY_ACT TC_REPLAY_NOTE))
    return reader->section == reader->tree->current ||
           fail (reader, reader->text,
                 _ ("What was done at the table stands with the moves of the game, above all "
                    "branches; a branch has moves and notes."));
  if (reader->last == NULL)
    return reader->section == reader->tree->current ||
           fail (reader, reader->text, _ ("A note must follow the move that it is about."));
  g_free (reader->last->note);
  reader->last->note = g_strdup (reader->rest);

  return TRUE;
}

/* "12 Sedan: weak"; what is none is a comment. */
static void
read_pin (Reader *reader)
{
  const char *colon;
  guint n_moves = 0;
  g_autofree char *place = NULL;

  if (!skip_word (reader, TC_REPLAY_PIN) || !read_number (reader, &n_moves) ||
      !skip_word (reader, " "))
    return;
  colon = strchr (reader->rest, ':');
  if (colon == NULL || colon[1] != ' ' || n_moves > reader->section->moves->len)
    return;
  place = g_strndup (reader->rest, (gsize) (colon - reader->rest));
  tc_game_tree_put_pin (reader->tree, reader->section, n_moves, place, colon + 2);
}

static gboolean
read_move (Reader *reader)
{
  const char *hash_at = strrchr (reader->text, '@');
  g_autofree char *move = NULL;
  guint64 hash = 0;
  gboolean has_hash = FALSE;

  if (strchr (reader->text, ':') == NULL)
    return fail (reader, reader->text,
                 _ ("A move line has the form \"PLAYER: MOVE  @HASH\"; this one has no colon."));
  if (hash_at != NULL && hash_at > strchr (reader->text, ':')) {
    has_hash = g_ascii_string_to_unsigned (hash_at + 1, 16, 0, G_MAXUINT64, &hash, NULL);
    if (!has_hash)
      return fail (reader, hash_at,
                   _ ("After \"@\" stands the hash of a position, 16 hexadecimal digits."));
    move = g_strstrip (g_strndup (reader->text, (gsize) (hash_at - reader->text)));
  }
  reader->last = tc_tree_move_new (move != NULL ? move : reader->text, NULL,
                                   has_hash ? &hash : NULL, reader->line);
  g_ptr_array_add (reader->section->moves, reader->last);

  return count_moves (reader, 1);
}

static gboolean
read_line (Reader *reader)
{
  if (strlen (reader->text) > TC_REPLAY_MAX_LINE)
    return fail (reader, NULL, _ ("This line is too long; a replay's lines have at most %u bytes."),
                 TC_REPLAY_MAX_LINE);
  if (g_str_has_prefix (reader->text, TC_REPLAY_TREE))
    return read_about (reader);
  if (g_str_has_prefix (reader->text, TC_REPLAY_ACT))
    return read_act (reader);
  if (*reader->text == '#')
    read_pin (reader);

  return *reader->text == '#' || *reader->text == '\0' || read_move (reader);
}

static void
skip_header (Reader *reader)
{
  g_autofree char *line = next_line (reader);

  while (line != NULL && *line != '\0') {
    g_free (line);
    line = next_line (reader);
  }
}

/* By age, the first line of the text need not be the first one. */
static void
place_first (Reader *reader)
{
  GPtrArray *lines = reader->tree->lines;
  guint place = MIN (MAX (reader->place, 1), lines->len) - 1;

  for (guint i = 0; i < place; i++)
    lines->pdata[i] = lines->pdata[i + 1];
  lines->pdata[place] = reader->tree->current;
}

gboolean
tc_game_tree_read (TcGameTree *tree, const char *text, TcDivergence *divergence)
{
  Reader reader = { .tree = tree, .at = text, .divergence = divergence, .section = tree->current };
  gboolean is_read = TRUE;

  skip_header (&reader);
  while (is_read) {
    g_autofree char *line = next_line (&reader);

    if (line == NULL)
      break;
    reader.text = reader.rest = line;
    is_read = read_line (&reader);
  }
  place_first (&reader);

  return is_read;
}
