/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "position-support.h"

/* What people read and see of a position, as text that a row of a test can hold. */

char *
position_dup_log (const TcRuleset *ruleset, const TcEvents *events, guint8 viewer)
{
  GString *log = g_string_new (NULL);

  for (guint i = 0; i < tc_events_get_n (events); i++) {
    const TcEvent *event = tc_events_get (events, i);
    g_autofree char *line = tc_event_dup_text (ruleset, event);

    if (tc_event_is_seen (event, viewer))
      g_string_append_printf (log, "%s\n", line);
  }

  return g_string_free (log, FALSE);
}

static void
append_fact (GString *out, const char *fact)
{
  if (fact != NULL && *fact != '\0')
    g_string_append_printf (out, ", %s", fact);
}

static void
append_token (GString *out, const TcViewToken *token)
{
  g_string_append_printf (out, "- %s", token->name);
  append_fact (out, token->type);
  append_fact (out, token->face);
  append_fact (out, token->owner);
  append_fact (out, token->symbol != NULL && g_str_has_suffix (token->symbol, "-marked") ? "marked"
                                                                                         : NULL);
  if (token->count != 1)
    g_string_append_printf (out, ", %u of them", token->count);
  append_fact (out, token->is_hidden ? "face down" : NULL);
  append_fact (out, token->state_word);
  g_string_append_c (out, '\n');
}

static void
append_container (GString *out, const TcView *view, const char *key)
{
  static const char *const kinds[] = { "area", "tile", "floor", "hand", "deck", "box", "seat" };
  const TcViewContainer *container = tc_view_find_container (view, key);
  const TcViewToken *tokens = NULL;
  g_autofree char *words = NULL;
  guint n = 0;

  if (container == NULL) {
    g_string_append (out, "nothing\n");
    return;
  }
  words = tc_container_dup_words (container);
  g_string_append_printf (out, "%s: %s", container->name, kinds[container->kind]);
  append_fact (out, container->title);
  append_fact (out, container->owner);
  append_fact (out, words);
  g_string_append_c (out, '\n');
  tokens = tc_view_get_tokens (view, &n);
  for (guint i = 0; i < n; i++) {
    if (strcmp (tokens[i].container, key) == 0)
      append_token (out, &tokens[i]);
  }
}

static void
append_notes (GString *out, const TcView *view)
{
  guint n = 0;
  const TcViewNote *notes = tc_view_get_notes (view, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s %s: %s\n", notes[i].container, notes[i].mark, notes[i].text);
}

static void
append_links (GString *out, const TcView *view)
{
  static const char *const ways[] = { "-", ">", "<>" };
  guint n = 0;
  const TcViewLink *links = tc_view_get_links (view, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s %s %s\n", links[i].a, ways[links[i].way], links[i].b);
}

static void
append_beliefs (GString *out, const TcView *view, const char *about)
{
  guint n = 0;
  const TcViewBelief *beliefs = tc_view_get_beliefs (view, &n);

  for (guint i = 0; i < n; i++) {
    if (strcmp (beliefs[i].about, about) == 0)
      g_string_append_printf (out, "%s: %s %u\n", beliefs[i].believer, beliefs[i].text,
                              beliefs[i].percent);
  }
}

char *
position_dup_shown (const TcRuleset *ruleset, const TcState *state, guint8 viewer, const char *what)
{
  g_autoptr (TcView) view = tc_rules_view (ruleset, state, viewer);
  GString *out = g_string_new (NULL);

  if (strcmp (what, "status") == 0)
    g_string_append (out, tc_view_get_status (view));
  else if (strcmp (what, "prompt") == 0)
    g_string_append (out, tc_view_get_prompt (view));
  else if (strcmp (what, "notes") == 0)
    append_notes (out, view);
  else if (strcmp (what, "links") == 0)
    append_links (out, view);
  else if (g_str_has_prefix (what, "beliefs "))
    append_beliefs (out, view, what + strlen ("beliefs "));
  else
    append_container (out, view, what);

  return g_string_free (out, FALSE);
}

/* -- Answers -- */

/* TC_SEAT_NONE for no seat. */
static guint8
find_seat (const TcRuleset *ruleset, const char *id)
{
  for (guint8 seat = 0; seat < tc_ruleset_get_n_seats (ruleset); seat++) {
    if (strcmp (tc_ruleset_get_seat (ruleset, seat)->id, id) == 0)
      return seat;
  }

  return TC_SEAT_NONE;
}

static char *
dup_phase (const TcRuleset *ruleset, const TcState *state)
{
  const char *phase = tc_ruleset_get_system (ruleset)->phases[state->phase];

  if (tc_rules_is_over (state))
    return g_strdup (phase);

  return g_strdup_printf ("%s %s %u", tc_ruleset_get_seat (ruleset, state->actor)->id, phase,
                          state->turn);
}

static char *
dup_shown (const TcRuleset *ruleset, const TcState *state, const char *text)
{
  const char *blank = strrchr (text, ' ');
  guint8 seat = blank != NULL ? find_seat (ruleset, blank + 1) : TC_SEAT_NONE;
  g_autofree char *what =
    seat != TC_SEAT_NONE ? g_strndup (text, (gsize) (blank - text)) : g_strdup (text);

  return position_dup_shown (ruleset, state, seat, what);
}

/* -- Worlds ------------------------------------------------------------------------------------ */

#define N_WORLDS 1000

/* A world that @viewer takes for possible, in @out_world: all that it knows is so there. */
static void
sample (const TcRuleset *ruleset,
        const TcState *state,
        guint8 viewer,
        TcRng *rng,
        TcState *out_world)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *seen = g_memdup2 (state, size);
  g_autofree TcState *again = NULL;

  tc_rules_redact (ruleset, seen, viewer);
  memcpy (out_world, seen, size);
  tc_rules_sample_hidden (ruleset, out_world, viewer, rng);
  again = g_memdup2 (out_world, size);
  tc_rules_redact (ruleset, again, viewer);
  g_assert_cmpmem (again, size, seen, size);
}

/* "SEAT WORDS in WHAT" */
static char *
dup_share (const TcRuleset *ruleset, const TcState *state, const char *text)
{
  const char *in = g_strrstr (text, " in ");
  const char *blank = strchr (text, ' ');
  g_autofree char *id = g_strndup (text, (gsize) (blank - text));
  g_autofree char *words = g_strndup (blank + 1, (gsize) (in - blank) - 1);
  g_autofree TcState *world = g_malloc (tc_ruleset_get_state_size (ruleset));
  guint8 viewer = find_seat (ruleset, id);
  guint n = 0;
  TcRng rng;

  g_assert (viewer != TC_SEAT_NONE);
  tc_rng_init (&rng, 1);
  for (guint i = 0; i < N_WORLDS; i++) {
    g_autofree char *shown = NULL;

    sample (ruleset, state, viewer, &rng, world);
    shown = position_dup_shown (ruleset, world, TC_SEAT_NONE, in + strlen (" in "));
    n += strstr (shown, words) != NULL;
  }

  return g_strdup_printf ("%u", (n * 100 + N_WORLDS / 2) / N_WORLDS);
}

/* -- What it comes to -------------------------------------------------------------------------- */

static char *
dup_outcome (const TcRuleset *ruleset, const TcState *state)
{
  GString *out = g_string_new (NULL);
  TcOutcome outcome = { 0 };

  tc_rules_outcome (ruleset, state, &outcome);
  g_string_append_printf (out, "reached %x, levels", outcome.reached);
  for (guint side = 0; side < 2; side++)
    g_string_append_printf (out, " %d", outcome.level[side]);
  g_string_append (out, ":");
  for (guint seat = 0; seat < tc_ruleset_get_n_seats (ruleset); seat++)
    g_string_append_printf (out, " %d", outcome.payoff[seat]);

  return g_string_free (out, FALSE);
}

static char *
dup_evaluation (const TcRuleset *ruleset, const TcState *state, const char *seat)
{
  gint worth =
    tc_ruleset_get_system (ruleset)->evaluate (ruleset, state, find_seat (ruleset, seat));

  return g_strdup_printf ("%d", worth);
}

static char *
dup_milestones (const TcRuleset *ruleset, const TcState *state)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < tc_ruleset_get_n_milestones (ruleset); i++) {
    if (tc_ruleset_get_system (ruleset)->milestone (ruleset, state, i))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "",
                              tc_ruleset_get_milestone (ruleset, i)->id);
  }

  return g_string_free (out, FALSE);
}

char *
position_dup_answer (const TcRuleset *ruleset,
                     const TcState *state,
                     const TcEvents *events,
                     const char *question)
{
  const char *rest = strchr (question, ' ');

  rest = rest != NULL ? rest + 1 : "";
  if (strcmp (question, "moves") == 0)
    return position_dup_moves (ruleset, state);
  if (strcmp (question, "phase") == 0)
    return dup_phase (ruleset, state);
  if (strcmp (question, "log") == 0 || g_str_has_prefix (question, "log "))
    return position_dup_log (ruleset, events, find_seat (ruleset, rest));
  if (g_str_has_prefix (question, "why "))
    return g_strdup (position_why (ruleset, state, rest));
  if (g_str_has_prefix (question, "explain "))
    return position_dup_explanation (ruleset, state, rest);
  if (g_str_has_prefix (question, "shown "))
    return dup_shown (ruleset, state, rest);
  if (strcmp (question, "outcome") == 0)
    return dup_outcome (ruleset, state);
  if (strcmp (question, "milestones") == 0)
    return dup_milestones (ruleset, state);
  if (g_str_has_prefix (question, "evaluate "))
    return dup_evaluation (ruleset, state, rest);
  if (g_str_has_prefix (question, "share "))
    return dup_share (ruleset, state, rest);
  g_error ("no such question: \"%s\"", question);
}
