/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"

#include <string.h>

#include "conformance-private.h"

/* What a seat may not know: redact, sample_hidden, and views that give nothing away. */

#define MAX_SAMPLED_DECISIONS 12
#define MAX_RECORDS           256

/* Views are written out tens of thousands of times, and printf takes longer than making one. */
static void
add_word (GString *out, const char *word)
{
  g_string_append_c (out, '|');
  g_string_append (out, word != NULL ? word : "-");
}

static void
add_number (GString *out, gint64 number)
{
  char digits[24];
  char *at = digits + sizeof digits;
  guint64 left = (guint64) ABS (number);

  *--at = '\0';
  do
    *--at = (char) ('0' + left % 10);
  while ((left /= 10) > 0);
  g_string_append (out, number < 0 ? "|-" : "|");
  g_string_append (out, at);
}

/* What a container or a token is: its words, and then its numbers. */
static void
add_thing (GString *out,
           const char *const *words,
           guint n_words,
           const gint *numbers,
           guint n_numbers)
{
  for (guint i = 0; i < n_words; i++)
    add_word (out, words[i]);
  for (guint i = 0; i < n_numbers; i++)
    add_number (out, numbers[i]);
}

static void
add_marks (GString *out, const TcMark *marks, guint n)
{
  for (guint i = 0; i < n; i++) {
    add_number (out, marks[i].kind);
    add_number (out, marks[i].value);
    add_word (out, marks[i].text);
    add_word (out, marks[i].owner);
  }
}

static void
add_containers (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *at = &containers[i];
    const char *const words[] = { at->key,   at->title,  at->name,  at->type,  at->pattern,
                                  at->glyph, at->region, at->owner, at->within };
    const gint numbers[] = { (gint) at->thing, (gint) at->kind, (gint) at->face,    at->centre.x,
                             at->centre.y,     at->rotation,    (gint) at->openings };

    g_string_append (out, "container");
    add_thing (out, words, G_N_ELEMENTS (words), numbers, G_N_ELEMENTS (numbers));
    add_marks (out, at->marks, at->n_marks);
    for (guint j = 0; j < at->n_outline; j++) {
      add_number (out, at->outline[j].x);
      add_number (out, at->outline[j].y);
    }
    g_string_append_c (out, '\n');
  }
}

static void
add_tokens (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewToken *at = &tokens[i];
    const char *const words[] = { at->key,  at->name,   at->container, at->owner, at->colour,
                                  at->type, at->symbol, at->size,      at->face,  at->state_word };
    const gint numbers[] = { (gint) at->thing, (gint) at->kind, (gint) at->count, at->is_reduced,
                             at->is_hidden };

    g_string_append (out, "token");
    add_thing (out, words, G_N_ELEMENTS (words), numbers, G_N_ELEMENTS (numbers));
    g_string_append_c (out, '\n');
  }
}

static void
add_moves (GString *out, const TcViewMove *moves, guint n)
{
  for (guint i = 0; i < n; i++) {
    const TcViewMove *at = &moves[i];
    const char *const words[] = { at->text, at->verb, at->subject, at->target, at->onto, at->rule };

    g_string_append (out, "move");
    for (guint j = 0; j < G_N_ELEMENTS (words); j++)
      add_word (out, words[j]);
    add_number (out, at->datum);
    g_string_append_c (out, '\n');
  }
}

static void
add_links (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewLink *links = tc_view_get_links (view, &n);

  for (guint i = 0; i < n; i++) {
    g_string_append (out, "link");
    add_word (out, links[i].a);
    add_word (out, links[i].b);
    add_marks (out, links[i].marks, links[i].n_marks);
    g_string_append_c (out, '\n');
  }
}

static void
add_scores (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewScore *scores = tc_view_get_scores (view, &n);

  for (guint i = 0; i < n; i++) {
    g_string_append (out, "score");
    add_word (out, scores[i].name);
    add_number (out, scores[i].points);
    g_string_append_c (out, '\n');
  }
}

static void
add_notes (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    g_string_append (out, "note");
    add_word (out, notes[i].container);
    add_word (out, notes[i].mark);
    add_word (out, notes[i].text);
    add_word (out, notes[i].owner);
    g_string_append_c (out, '\n');
  }
}

static void
add_beliefs (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewBelief *beliefs = tc_view_get_beliefs (view, &n);

  for (guint i = 0; i < n; i++) {
    g_string_append (out, "belief");
    add_word (out, beliefs[i].believer);
    add_word (out, beliefs[i].about);
    add_word (out, beliefs[i].text);
    add_word (out, beliefs[i].owner);
    add_number (out, beliefs[i].percent);
    g_string_append_c (out, '\n');
  }
}

char *
conformance_dup_view (Conformance *conformance, const TcState *state, guint8 viewer)
{
  g_autoptr (TcView) view = tc_rules_view (conformance->ruleset, state, viewer);
  GString *out = g_string_new (tc_view_get_prompt (view));
  const TcViewMove *moves = NULL;
  guint n = 0;

  g_string_append_printf (out, "\n%s\n", tc_view_get_status (view));
  add_containers (out, view);
  add_tokens (out, view);
  add_links (out, view);
  add_scores (out, view);
  add_notes (out, view);
  add_beliefs (out, view);
  moves = tc_view_get_moves (view, &n);
  add_moves (out, moves, n);
  moves = tc_view_get_records (view, &n);
  add_moves (out, moves, n);

  return g_string_free (out, FALSE);
}

/* Every token lies in a container of the view, and every key of a move is one to click. */
static void
check_view (Conformance *conformance, const TcState *state, guint8 viewer)
{
  g_autoptr (TcView) view = tc_rules_view (conformance->ruleset, state, viewer);
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    if (tc_view_find_container (view, tokens[i].container) == NULL)
      g_error ("token %s lies in \"%s\", which is not in the view", tokens[i].key,
               tokens[i].container);
    g_assert_cmpuint (tokens[i].count, >=, 1);
  }
  g_assert_cmpstr (tc_view_get_status (view), !=, "");
  if (!tc_rules_is_over (state) && (viewer == TC_SEAT_NONE || viewer == state->actor))
    g_assert_cmpstr (tc_view_get_prompt (view), !=, "");
}

static void
assert_same_moves (Conformance *conformance, const TcState *a, const TcState *b)
{
  for (TcMovesMode mode = TC_MOVES_ALL; mode <= TC_MOVES_CANONICAL; mode++) {
    guint n = tc_rules_legal_moves (conformance->ruleset, a, mode, conformance->moves);
    guint n_others = tc_rules_legal_moves (conformance->ruleset, b, mode, conformance->others);

    g_assert_cmpmem (conformance->moves, n * sizeof (TcMove), conformance->others,
                     n_others * sizeof (TcMove));
  }
}

/* What people may record hangs on nothing that the acting seat does not know. */
static void
assert_same_records (Conformance *conformance, const TcState *a, const TcState *b)
{
  TcMove records[MAX_RECORDS];
  TcMove others[MAX_RECORDS];
  guint n = tc_rules_list_records (conformance->ruleset, a, records, MAX_RECORDS);
  guint n_others = tc_rules_list_records (conformance->ruleset, b, others, MAX_RECORDS);

  g_assert_cmpuint (n, ==, n_others);
  g_assert_cmpmem (records, MIN (n, MAX_RECORDS) * sizeof (TcMove), others,
                   MIN (n, MAX_RECORDS) * sizeof (TcMove));
}

static guint64
hash_words (guint64 hash, gconstpointer data, gsize size)
{
  const guint8 *bytes = data;

  for (gsize i = 0; i < size; i++)
    hash = (hash ^ bytes[i]) * G_GUINT64_CONSTANT (1099511628211);

  return hash;
}

/* A bot that does nothing but report, in its stream of randomness, all that it was given. */
static guint
choose_probe (const TcBotTurn *turn)
{
  guint64 hash = hash_words (7, turn->state, tc_ruleset_get_state_size (turn->ruleset));

  hash = hash_words (hash, turn->moves, turn->n_moves * sizeof (TcMove));
  hash = hash_words (hash, &turn->seat, sizeof turn->seat);
  tc_rng_init (turn->rng, hash);

  return 0;
}

void
conformance_assert_same_turn (Conformance *conformance, const TcState *a, const TcState *b)
{
  static const TcBot probe = { "probe", "Probe", "reports what it was given", NULL, choose_probe };
  g_autoptr (TcBotDesk) desk = tc_bot_desk_new (conformance->ruleset);
  TcRng first = { 0 };
  TcRng second = { 0 };
  TcMove move = tc_bot_desk_decide (desk, &probe, a, &first);
  TcMove other = tc_bot_desk_decide (desk, &probe, b, &second);

  g_assert_cmpint (tc_move_compare (&move, &other), ==, 0);
  g_assert_cmpmem (&first, sizeof first, &second, sizeof second);
}

/* No dice that are to come, forced ones neither, are left in what a seat knows. */
static void
check_dice (Conformance *conformance, const TcState *state, const TcState *redacted, guint8 viewer)
{
  g_autofree TcState *other = conformance_copy (conformance, state);

  g_assert_cmpuint (redacted->seed, ==, 0);
  g_assert_cmpuint (redacted->n_forced, ==, 0);
  other->seed = ~state->seed;
  other->n_forced = 2;
  other->forced[0] = 5;
  other->forced[1] = 3;
  g_assert_true (conformance_is_alike (conformance, state, other, viewer));
}

gboolean
conformance_is_alike (Conformance *conformance, const TcState *a, const TcState *b, guint8 viewer)
{
  g_autofree TcState *left = conformance_copy (conformance, a);
  g_autofree TcState *right = conformance_copy (conformance, b);

  tc_rules_redact (conformance->ruleset, left, viewer);
  tc_rules_redact (conformance->ruleset, right, viewer);

  return memcmp (left, right, conformance->size) == 0;
}

TcState *
conformance_dup_twin (Conformance *conformance, const TcState *a, guint8 viewer)
{
  TcState *b = conformance_copy (conformance, a);

  tc_rules_redact (conformance->ruleset, b, viewer);
  tc_rules_sample_hidden (conformance->ruleset, b, viewer, &conformance->rng);
  b->seed = a->seed;
  b->n_forced = a->n_forced;
  memcpy (b->forced, a->forced, sizeof b->forced);

  return b;
}

static void
play_on (Conformance *conformance, TcState *state)
{
  for (guint i = 0; i < MAX_SAMPLED_DECISIONS && !tc_rules_is_over (state); i++) {
    guint n = tc_rules_legal_moves (conformance->ruleset, state, TC_MOVES_ALL, conformance->moves);

    g_assert_cmpuint (n, >, 0);
    tc_rules_apply (conformance->ruleset, state,
                    &conformance->moves[tc_rng_below (&conformance->rng, n)], NULL);
  }
}

static void
check_viewer (Conformance *conformance, const TcState *state, guint8 viewer)
{
  g_autofree TcState *redacted = conformance_copy (conformance, state);
  g_autofree TcState *sampled = NULL;
  g_autofree TcState *again = NULL;
  g_autofree char *view = NULL;
  g_autofree char *sampled_view = NULL;

  tc_rules_redact (conformance->ruleset, redacted, viewer);
  conformance_assert_guard (conformance, redacted);
  check_dice (conformance, state, redacted, viewer);

  sampled = conformance_copy (conformance, redacted);
  tc_rules_sample_hidden (conformance->ruleset, sampled, viewer, &conformance->rng);
  conformance_assert_guard (conformance, sampled);
  again = conformance_copy (conformance, sampled);
  tc_rules_redact (conformance->ruleset, again, viewer);
  g_assert_cmpmem (redacted, conformance->size, again, conformance->size);

  if (viewer == state->actor) {
    assert_same_moves (conformance, state, redacted);
    assert_same_moves (conformance, state, sampled);
    conformance_assert_same_turn (conformance, state, sampled);
    assert_same_records (conformance, state, redacted);
    assert_same_records (conformance, state, sampled);
  }
  view = conformance_dup_view (conformance, state, viewer);
  sampled_view = conformance_dup_view (conformance, sampled, viewer);
  g_assert_cmpstr (view, ==, sampled_view);

  play_on (conformance, sampled);
}

/* What the public knows every seat knows, so it can be told from what that seat knows. */
static void
check_public_state (Conformance *conformance, const TcState *state, guint8 seat)
{
  g_autofree TcState *shared = conformance_copy (conformance, state);
  g_autofree TcState *own = conformance_copy (conformance, state);

  tc_rules_redact (conformance->ruleset, shared, TC_SEAT_PUBLIC);
  tc_rules_redact (conformance->ruleset, own, seat);
  tc_rules_redact (conformance->ruleset, own, TC_SEAT_PUBLIC);
  g_assert_cmpmem (shared, conformance->size, own, conformance->size);
}

static gboolean
has_token (const TcView *view, const TcViewToken *wanted)
{
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    if (!tokens[i].is_hidden && g_str_equal (tokens[i].name, wanted->name) &&
        g_str_equal (tokens[i].container, wanted->container) && tokens[i].count >= wanted->count)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_note (const TcView *view, const TcViewNote *wanted)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (notes[i].text, wanted->text) &&
        g_str_equal (notes[i].container, wanted->container))
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_mark (const TcView *view, const char *key, const TcMark *wanted)
{
  const TcViewContainer *container = tc_view_find_container (view, key);

  for (guint i = 0; container != NULL && i < container->n_marks; i++) {
    if (g_strcmp0 (container->marks[i].text, wanted->text) == 0)
      return TRUE;
  }

  return FALSE;
}

/* Nothing lies open, is noted or is written on a place that a seat does not see there. */
static void
check_public_view (Conformance *conformance, const TcState *state, guint8 seat)
{
  g_autoptr (TcView) shared = tc_rules_view (conformance->ruleset, state, TC_SEAT_PUBLIC);
  g_autoptr (TcView) own = tc_rules_view (conformance->ruleset, state, seat);
  guint n = 0;
  const TcViewToken *tokens = tc_view_get_tokens (shared, &n);
  const TcViewContainer *containers = NULL;
  const TcViewNote *notes = NULL;

  for (guint i = 0; i < n; i++)
    g_assert_true (tokens[i].is_hidden || has_token (own, &tokens[i]));
  notes = tc_view_get_notes (shared, &n);
  for (guint i = 0; i < n; i++)
    g_assert_true (has_note (own, &notes[i]));
  containers = tc_view_get_containers (shared, &n);
  for (guint i = 0; i < n; i++) {
    for (guint j = 0; j < containers[i].n_marks; j++)
      g_assert_true (has_mark (own, containers[i].key, &containers[i].marks[j]));
  }
}

/* It decides nothing, and nobody believes anything of it. */
static void
check_public (Conformance *conformance, const TcState *state)
{
  g_autoptr (TcView) view = tc_rules_view (conformance->ruleset, state, TC_SEAT_PUBLIC);
  guint n = 0;

  tc_view_get_moves (view, &n);
  g_assert_cmpuint (n, ==, 0);
  tc_view_get_beliefs (view, &n);
  g_assert_cmpuint (n, ==, 0);
  for (guint8 seat = 0; seat < conformance->n_seats; seat++) {
    check_public_state (conformance, state, seat);
    check_public_view (conformance, state, seat);
  }
}

void
conformance_check_hidden (Conformance *conformance, const TcState *state)
{
  for (guint8 viewer = 0; viewer < conformance->n_seats; viewer++) {
    check_viewer (conformance, state, viewer);
    check_view (conformance, state, viewer);
  }
  check_public (conformance, state);
  check_viewer (conformance, state, TC_SEAT_PUBLIC);
  check_view (conformance, state, TC_SEAT_PUBLIC);
  check_view (conformance, state, TC_SEAT_NONE);
}
