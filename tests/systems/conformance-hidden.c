/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"

#include <string.h>

#include "conformance-private.h"

/* What a seat may not know: redact, sample_hidden, and views that do not tell. */

#define MAX_SAMPLED_DECISIONS 12

static void
add_points (GString *out, const TcPoint *points, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, " %d,%d", points[i].x, points[i].y);
}

static void
add_containers (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewContainer *at = &containers[i];

    g_string_append_printf (out, "container %u %s|%s|%u|%s|%s|%s|%s|%d,%d|%d|%s", at->thing,
                            at->key, at->name, at->kind, at->style, at->pattern, at->region,
                            at->owner, at->centre.x, at->centre.y, at->rotation, at->badge);
    add_points (out, at->outline, at->n_outline);
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

    g_string_append_printf (out, "token %u %s|%s|%s|%s|%s|%s|%s|%u|%d|%d\n", at->thing, at->key,
                            at->name, at->container, at->owner, at->symbol, at->size, at->face,
                            at->count, at->is_reduced, at->is_hidden);
  }
}

static void
add_moves (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++) {
    const TcViewMove *at = &moves[i];

    g_string_append_printf (out, "move %u|%s|%s|%s|%s|%s|%u\n", i, at->text, at->verb, at->subject,
                            at->target, at->rule, at->datum);
  }
}

static void
add_notes (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "note %s|%s|%s|%s\n", notes[i].container, notes[i].mark,
                            notes[i].text, notes[i].owner);
}

char *
conformance_dup_view (Conformance *conformance, const TcState *state, guint8 viewer)
{
  g_autoptr (TcView) view = tc_rules_view (conformance->ruleset, state, viewer);
  GString *out = g_string_new (tc_view_get_prompt (view));

  g_string_append_printf (out, "\n%s\n", tc_view_get_status (view));
  add_containers (out, view);
  add_tokens (out, view);
  add_notes (out, view);
  add_moves (out, view);

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
  guint n = tc_rules_legal_moves (conformance->ruleset, a, TC_MOVES_ALL, conformance->moves);
  guint n_others =
    tc_rules_legal_moves (conformance->ruleset, b, TC_MOVES_ALL, conformance->others);

  g_assert_cmpmem (conformance->moves, n * sizeof (TcMove), conformance->others,
                   n_others * sizeof (TcMove));
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
  g_assert_cmpuint (redacted->seed, ==, 0);
  g_assert_cmpuint (redacted->n_forced, ==, 0);

  sampled = conformance_copy (conformance, redacted);
  tc_rules_sample_hidden (conformance->ruleset, sampled, viewer, &conformance->rng);
  conformance_assert_guard (conformance, sampled);
  again = conformance_copy (conformance, sampled);
  tc_rules_redact (conformance->ruleset, again, viewer);
  g_assert_cmpmem (redacted, conformance->size, again, conformance->size);

  if (viewer == state->actor) {
    assert_same_moves (conformance, state, redacted);
    assert_same_moves (conformance, state, sampled);
  }
  view = conformance_dup_view (conformance, state, viewer);
  sampled_view = conformance_dup_view (conformance, sampled, viewer);
  g_assert_cmpstr (view, ==, sampled_view);

  play_on (conformance, sampled);
}

void
conformance_check_hidden (Conformance *conformance, const TcState *state)
{
  guint n_seats = tc_ruleset_get_n_seats (conformance->ruleset);

  for (guint8 viewer = 0; viewer < n_seats; viewer++) {
    check_viewer (conformance, state, viewer);
    check_view (conformance, state, viewer);
  }
  check_view (conformance, state, TC_SEAT_NONE);
}
