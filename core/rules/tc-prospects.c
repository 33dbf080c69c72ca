/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-prospects.h"

#include <string.h>

#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"

/* More are no help to anybody, and each is a move played. */
#define MAX_RESULTS 400

/* Stands for the number rolled while a line is written; the numbers take its place afterwards. */
#define ROLL_VALUE 31337
#define ROLL_TEXT  "31337"

#define NO_ROLL 0 /* of an event without dice; a throw shows 1 or more */

/* One result: every die that is told apart has one face. */
typedef struct {
  double chance;
  GArray *events; /* TcEvent: from the first throw on, up to the first die not told apart */
  GArray *rolls;  /* guint: of each event, the sum of its dice */
  gboolean goes_on;
} Result;

struct _TcProspects {
  GPtrArray *opening; /* lines, ends with NULL */
  GArray *list;       /* TcProspect */
};

typedef struct {
  TcRuleset *ruleset;
  const TcState *state;
  const TcMove *move;
  gsize size;
  TcState *trial; /* the copy that the move is made on */
  TcEvents *events;
  guint8 faces[TC_MAX_FORCED_DICE];
  guint max_dice; /* told apart */
  GPtrArray *results;
  gboolean has_failed; /* dice that nobody sees, or too many results */
} Run;

static void
result_free (gpointer data)
{
  Result *result = data;

  g_array_unref (result->events);
  g_array_unref (result->rolls);
  g_free (result);
}

static void
clear_prospect (gpointer data)
{
  TcProspect *prospect = data;

  g_free (prospect->rolls);
  g_strfreev (prospect->lines);
}

/* -- Playing the move ------------------------------------------------------------------------- */

/* Makes the move with the first @n dice forced; %FALSE when they were not the dice that are seen.
 */
static gboolean
play (Run *run, guint n)
{
  memcpy (run->trial, run->state, run->size);
  memset (run->trial->forced, 0, sizeof run->trial->forced);
  memcpy (run->trial->forced, run->faces, n);
  run->trial->n_forced = (guint8) n;
  tc_events_clear (run->events);
  tc_rules_apply (run->ruleset, run->trial, run->move, run->events);
  if (run->trial->n_forced > 0 || tc_events_get_n_dice (run->events) < n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (tc_events_get_die (run->events, i)->face != run->faces[i])
      return FALSE;

  return TRUE;
}

static guint
get_roll (TcEvents *events, guint event)
{
  guint roll = NO_ROLL;

  for (guint i = 0; i < tc_events_get_n_dice (events); i++)
    if (tc_events_get_die (events, i)->event == event)
      roll += tc_events_get_die (events, i)->face;

  return roll;
}

/* The events behind a die that is not told apart would tell what the game's own die shows. */
static void
keep_result (Run *run, guint n_told, double chance)
{
  Result *result = g_new0 (Result, 1);
  guint end = tc_events_get_n (run->events);

  result->chance = chance;
  result->events = g_array_new (FALSE, FALSE, sizeof (TcEvent));
  result->rolls = g_array_new (FALSE, FALSE, sizeof (guint));
  result->goes_on = tc_events_get_n_dice (run->events) > n_told;
  if (result->goes_on)
    end = MIN (end, tc_events_get_die (run->events, n_told)->event);
  for (guint i = tc_events_get_die (run->events, 0)->event; i < end; i++) {
    guint roll = get_roll (run->events, i);

    g_array_append_val (result->events, *tc_events_get (run->events, i));
    g_array_append_val (result->rolls, roll);
  }
  g_ptr_array_add (run->results, result);
}

static void
spread (Run *run, guint n, double chance)
{
  guint faces;

  run->has_failed = run->has_failed || !play (run, n) || run->results->len >= MAX_RESULTS;
  if (run->has_failed)
    return;
  if (tc_events_get_n_dice (run->events) == n || n == run->max_dice) {
    keep_result (run, n, chance);
    return;
  }
  faces = tc_events_get_die (run->events, n)->faces;
  for (guint face = 1; face <= faces; face++) {
    run->faces[n] = (guint8) face;
    spread (run, n + 1, chance / faces);
  }
}

/* How many dice the first throw has; 0 when the move has none. */
static guint
count_first_throw (Run *run)
{
  guint n = 0;

  while (n < tc_events_get_n_dice (run->events) &&
         tc_events_get_die (run->events, n)->event == tc_events_get_die (run->events, 0)->event)
    n++;

  return n;
}

/* All dice, or, where that is too much, those of the first throw. */
static gboolean
find_results (Run *run, guint n_first)
{
  const guint depths[] = { TC_MAX_FORCED_DICE, n_first };

  for (guint i = 0; i < G_N_ELEMENTS (depths); i++) {
    g_ptr_array_set_size (run->results, 0);
    run->max_dice = MIN (depths[i], TC_MAX_FORCED_DICE);
    run->has_failed = FALSE;
    spread (run, 0, 1);
    if (!run->has_failed)
      return TRUE;
  }

  return FALSE;
}

/* -- Which results are one prospect --------------------------------------------------------------
 */

static const TcEvent *
get_event (const Result *result, guint i)
{
  return &g_array_index (result->events, TcEvent, i);
}

static guint
get_roll_of (const Result *result, guint i)
{
  return g_array_index (result->rolls, guint, i);
}

/* Which of an event's numbers may be the roll, a bit each: those that are in every throw told of in
 * this way. (transfer full): by kind of event. */
static guint8 *
find_roll_values (const Run *run)
{
  guint n_kinds = tc_ruleset_get_system (run->ruleset)->n_events;
  guint8 *may_be = g_malloc (n_kinds);

  memset (may_be, (1 << G_N_ELEMENTS (((TcEvent *) NULL)->value)) - 1, n_kinds);
  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++) {
      const TcEvent *event = get_event (result, i);

      for (guint v = 0; get_roll_of (result, i) != NO_ROLL && v < G_N_ELEMENTS (event->value); v++)
        if (event->value[v] != (gint) get_roll_of (result, i))
          may_be[event->kind] &= (guint8) ~(1u << v);
    }
  }

  return may_be;
}

/* From here on an event does not say what was rolled. */
static void
mask_rolls (Run *run)
{
  g_autofree guint8 *may_be = find_roll_values (run);

  for (guint r = 0; r < run->results->len; r++) {
    Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++) {
      TcEvent *event = &g_array_index (result->events, TcEvent, i);
      gint first = g_bit_nth_lsf (may_be[event->kind], -1);

      if (get_roll_of (result, i) != NO_ROLL && first >= 0)
        event->value[first] = ROLL_VALUE;
    }
  }
}

static gboolean
is_same (const Result *a, const Result *b)
{
  return a->goes_on == b->goes_on && a->events->len == b->events->len &&
         memcmp (a->events->data, b->events->data, a->events->len * sizeof (TcEvent)) == 0;
}

/* -- In words -----------------------------------------------------------------------------------
 */

/* "2-4, 7": what throw @i shows in these results. */
static char *
dup_rolls (const GPtrArray *results, guint i)
{
  g_autoptr (GString) text = g_string_new ("");
  g_autofree gboolean *is_rolled = g_new0 (gboolean, TC_MAX_FORCED_DICE * G_MAXUINT8 + 2);

  for (guint r = 0; r < results->len; r++)
    is_rolled[get_roll_of (results->pdata[r], i)] = TRUE;
  for (guint from = 1; from <= TC_MAX_FORCED_DICE * G_MAXUINT8; from++) {
    guint to = from;

    if (!is_rolled[from])
      continue;
    while (is_rolled[to + 1])
      to++;
    g_string_append_printf (text, "%s%u", text->len > 0 ? ", " : "", from);
    if (to > from)
      g_string_append_printf (text, "–%u", to);
    from = to;
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_line (TcRuleset *ruleset, const GPtrArray *results, guint i)
{
  g_autofree char *text = tc_event_dup_text (ruleset, get_event (results->pdata[0], i));
  g_autofree char *rolls = NULL;
  g_auto (GStrv) parts = NULL;

  if (get_roll_of (results->pdata[0], i) == NO_ROLL)
    return g_steal_pointer (&text);
  rolls = dup_rolls (results, i);
  parts = g_strsplit (text, ROLL_TEXT, -1);

  return g_strjoinv (rolls, parts);
}

static void
add_prospect (TcProspects *prospects, TcRuleset *ruleset, const GPtrArray *results)
{
  const Result *first = results->pdata[0];
  TcProspect prospect = { .rolls =
                            first->events->len > 0 ? dup_rolls (results, 0) : g_strdup ("") };

  prospect.lines = g_new0 (char *, first->events->len + 1);
  prospect.goes_on = first->goes_on;
  for (guint r = 0; r < results->len; r++)
    prospect.chance += ((const Result *) results->pdata[r])->chance;
  for (guint i = 0; i < first->events->len; i++)
    prospect.lines[i] = dup_line (ruleset, results, i);
  g_array_append_val (prospects->list, prospect);
}

/* The results come by the faces of the dice, so each prospect stands where its lowest roll is. */
static void
gather (TcProspects *prospects, Run *run)
{
  g_autofree gboolean *is_done = g_new0 (gboolean, run->results->len);

  for (guint r = 0; r < run->results->len; r++) {
    g_autoptr (GPtrArray) same = g_ptr_array_new ();

    if (is_done[r])
      continue;
    for (guint other = r; other < run->results->len; other++) {
      if (is_done[other] || !is_same (run->results->pdata[r], run->results->pdata[other]))
        continue;
      is_done[other] = TRUE;
      g_ptr_array_add (same, run->results->pdata[other]);
    }
    add_prospect (prospects, run->ruleset, same);
  }
}

static void
tell_opening (TcProspects *prospects, const Run *run)
{
  for (guint i = 0; i < tc_events_get_die (run->events, 0)->event; i++)
    g_ptr_array_add (prospects->opening,
                     tc_event_dup_text (run->ruleset, tc_events_get (run->events, i)));
  g_ptr_array_add (prospects->opening, NULL);
}

TcProspects *
tc_prospects_new (TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *trial = g_malloc (size);
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func (result_free);
  g_autoptr (TcProspects) prospects = g_new0 (TcProspects, 1);
  Run run = { .ruleset = ruleset,
              .state = state,
              .move = move,
              .size = size,
              .trial = trial,
              .events = events,
              .results = results };
  guint n_first;

  prospects->opening = g_ptr_array_new_with_free_func (g_free);
  prospects->list = g_array_new (FALSE, FALSE, sizeof (TcProspect));
  g_array_set_clear_func (prospects->list, clear_prospect);
  if (tc_rules_has_secrets (ruleset) || move->verb == TC_VERB_FORCE_DIE || !play (&run, 0))
    return NULL;
  n_first = count_first_throw (&run);
  if (n_first == 0)
    return NULL;
  tell_opening (prospects, &run);
  if (!find_results (&run, n_first))
    return NULL;
  mask_rolls (&run);
  gather (prospects, &run);

  return g_steal_pointer (&prospects);
}

void
tc_prospects_free (TcProspects *prospects)
{
  g_ptr_array_unref (prospects->opening);
  g_array_unref (prospects->list);
  g_free (prospects);
}

const char *const *
tc_prospects_get_opening (const TcProspects *prospects)
{
  return (const char *const *) prospects->opening->pdata;
}

guint
tc_prospects_get_n (const TcProspects *prospects)
{
  return prospects->list->len;
}

const TcProspect *
tc_prospects_get (const TcProspects *prospects, guint index)
{
  g_return_val_if_fail (index < prospects->list->len, NULL);

  return &g_array_index (prospects->list, TcProspect, index);
}
