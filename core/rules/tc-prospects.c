/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-prospects.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-prospects-private.h"
#include "rules/tc-rules-private.h"

/* Stands for the number rolled while a line is written; the numbers take its place afterwards. */
#define ROLL_VALUE 31337
#define ROLL_TEXT  "31337"

#define MAX_SUM (MAX_DICE * G_MAXUINT8)

/* What is hidden is made up so often: what comes of a move must be the same each time. */
#define N_WORLDS 4

/* More are not told before one of them is chosen. */
#define MAX_OPTIONS 8

struct _TcProspects {
  gboolean looks_ahead;
  GPtrArray *opening; /* lines, ends with NULL */
  GPtrArray *means;   /* the same */
  GArray *list;       /* TcProspect */
};

static void
clear_prospect (gpointer data)
{
  TcProspect *prospect = data;

  g_free (prospect->rolls);
  g_strfreev (prospect->lines);
}

/* What of a move is told. */
typedef enum {
  EXTENT_ALL,    /* also the choice or the fight that it leads to */
  EXTENT_OPTION, /* as one of the options of a choice */
  EXTENT_FIGHT,  /* to the end of the fight that it decides */
} Extent;

static TcProspects *make_prospects (TcRuleset *ruleset,
                                    const TcState *state,
                                    const TcMove *move,
                                    Extent extent);

/* -- Which results are one prospect --------------------------------------------------------------
 */

static const TcEvent *
get_event (const Result *result, guint i)
{
  return &g_array_index (result->events, TcEvent, i);
}

static gint
get_roll_of (const Result *result, guint i)
{
  return g_array_index (result->rolls, gint, i);
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
        if (event->value[v] != get_roll_of (result, i))
          may_be[event->kind] &= (guint8) ~(1u << v);
    }
  }

  return may_be;
}

/* The roll that an event without dice may be about: of the last throw before it. */
static gint
find_roll_before (const Result *result, guint i)
{
  while (i-- > 0)
    if (get_roll_of (result, i) != NO_ROLL)
      return get_roll_of (result, i);

  return NO_ROLL;
}

/* The same for events without dice, which may name the roll before them: (transfer full): bits by
 * kind, none where that is always the same number. What is lost is told apart. */
static guint8 *
find_echo_values (const Run *run)
{
  const TcSystem *system = tc_ruleset_get_system (run->ruleset);
  guint n_kinds = system->n_events;
  guint8 *may_be = g_malloc (n_kinds);
  g_autofree gint *first = g_new0 (gint, n_kinds);
  g_autofree guint8 *varied = g_new0 (guint8, n_kinds);

  memset (may_be, (1 << G_N_ELEMENTS (((TcEvent *) NULL)->value)) - 1, n_kinds);
  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++) {
      const TcEvent *event = get_event (result, i);
      gint roll = find_roll_before (result, i);

      if (get_roll_of (result, i) != NO_ROLL)
        continue;
      for (guint v = 0; v < G_N_ELEMENTS (event->value); v++)
        if (event->value[v] != roll)
          may_be[event->kind] &= (guint8) ~(1u << v);
      if (first[event->kind] != 0 && first[event->kind] != roll + 1)
        varied[event->kind] = 0xff;
      first[event->kind] = roll + 1;
    }
  }
  for (guint kind = 0; kind < n_kinds; kind++)
    may_be[kind] &= system->events[kind].is_loss ? 0 : varied[kind];

  return may_be;
}

static void
mask_echoes (Run *run)
{
  g_autofree guint8 *may_be = find_echo_values (run);

  for (guint r = 0; r < run->results->len; r++) {
    Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++) {
      TcEvent *event = &g_array_index (result->events, TcEvent, i);
      gint first = g_bit_nth_lsf (may_be[event->kind], -1);

      if (get_roll_of (result, i) != NO_ROLL || first < 0)
        continue;
      event->value[first] = ROLL_VALUE;
      g_array_index (result->rolls, gint, i) = find_roll_before (result, i);
    }
  }
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
  g_autofree gboolean *is_rolled = g_new0 (gboolean, MAX_SUM + 2);

  for (guint r = 0; r < results->len; r++)
    is_rolled[get_roll_of (results->pdata[r], i)] = TRUE;
  for (guint from = 0; from <= MAX_SUM; from++) {
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
add_prospect (TcProspects *prospects, TcRuleset *ruleset, const GPtrArray *results, guint from)
{
  const Result *first = results->pdata[0];
  TcProspect prospect = { .rolls =
                            first->events->len > 0 ? dup_rolls (results, 0) : g_strdup ("") };

  prospect.lines = g_new0 (char *, first->events->len - from + 1);
  prospect.goes_on = first->goes_on;
  for (guint r = 0; r < results->len; r++)
    prospect.chance += ((const Result *) results->pdata[r])->chance;
  for (guint i = from; i < first->events->len; i++)
    prospect.lines[i - from] = dup_line (ruleset, results, i);
  g_array_append_val (prospects->list, prospect);
}

static gboolean
is_throw_of_all (const Run *run, guint i)
{
  const Result *first = run->results->pdata[0];

  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];

    if (i >= result->events->len || get_roll_of (result, i) == NO_ROLL ||
        memcmp (get_event (result, i), get_event (first, i), sizeof (TcEvent)) != 0)
      return FALSE;
  }

  return TRUE;
}

/* Where dice are compared with others, what each shows says little: how many throws come first,
 * whatever is rolled, before what is told of their results. */
static guint
count_compared (const Run *run)
{
  guint n = 0;

  while (is_throw_of_all (run, n))
    n++;
  for (guint r = 0; r < run->results->len; r++)
    if (((const Result *) run->results->pdata[r])->events->len <= n)
      return 0;

  return n > 1 ? n : 0;
}

/* The results come by the faces of the dice, so each prospect stands where its lowest roll is. */
static void
gather (TcProspects *prospects, Run *run)
{
  g_autofree gboolean *is_done = g_new0 (gboolean, run->results->len);
  guint n_compared = count_compared (run);

  for (guint i = 0; i < n_compared; i++)
    g_ptr_array_add (prospects->opening, dup_line (run->ruleset, run->results, i));

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
    add_prospect (prospects, run->ruleset, same, n_compared);
  }
}

/* A choice is told with all that could be chosen, and then what was. */
static void
tell_opening (TcProspects *prospects, const Run *run)
{
  const TcEventText *texts = tc_ruleset_get_system (run->ruleset)->events;
  guint n = tc_events_get_die (run->events, 0)->event;

  for (guint i = 0; i < n; i++) {
    const TcEvent *event = tc_events_get (run->events, i);
    const TcEvent *next = i + 1 < n ? tc_events_get (run->events, i + 1) : NULL;

    if (texts[event->kind].is_holder && next != NULL && texts[next->kind].is_clause &&
        next->subject == event->subject)
      continue;
    g_ptr_array_add (prospects->opening, tc_event_dup_text (run->ruleset, event));
  }
}

static void
tell_provisos (TcProspects *prospects, const Run *run)
{
  const TcSystem *system = tc_ruleset_get_system (run->ruleset);

  for (guint verb = 0; verb < system->n_verbs; verb++)
    if (run->is_answered[verb])
      g_ptr_array_add (prospects->opening, g_strdup (_ (system->verbs[verb].proviso)));
}

/* What the subject of @loss loses, on average, and how likely it loses anything; %FALSE when an
 * event before it was about the same. */
static gboolean
find_mean (const Run *run, const TcEvent *loss, double *out_mean, double *out_chance)
{
  gboolean is_first = FALSE;

  *out_mean = *out_chance = 0;
  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];
    gboolean is_lost = FALSE;

    for (guint i = 0; i < result->events->len; i++) {
      const TcEvent *event = get_event (result, i);

      if (event->kind != loss->kind || event->subject != loss->subject || event->value[0] == 0)
        continue;
      is_first |= event == loss && *out_mean <= 0;
      is_lost = TRUE;
      *out_mean += result->chance * event->value[0];
    }
    *out_chance += is_lost ? result->chance : 0;
  }

  return is_first;
}

static void
add_mean (TcProspects *prospects, const Run *run, const TcEvent *loss)
{
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  TcEvent event = *loss;
  double mean, chance;

  if (!find_mean (run, loss, &mean, &chance))
    return;
  event.value[0] = ROLL_VALUE;
  text = tc_event_dup_text (run->ruleset, &event);
  parts = g_strsplit (text, ROLL_TEXT, -1);
  /* Translators: it stands in "Anna takes damage: 1.4 on average, chance 70 %" */
  number = g_strdup_printf (_ ("%.1f on average, chance %.0f %%"), mean, 100 * chance);
  g_ptr_array_add (prospects->means, g_strjoinv (number, parts));
}

static double
find_harm_chance (const Run *run, TcThing thing)
{
  const TcEventText *texts = tc_ruleset_get_system (run->ruleset)->events;
  double chance = 0;

  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];
    gboolean is_harmed = FALSE;

    for (guint i = 0; i < result->events->len; i++)
      is_harmed |=
        get_event (result, i)->subject == thing && texts[get_event (result, i)->kind].is_harm;
    chance += is_harmed ? result->chance : 0;
  }

  return chance;
}

/* Whom the dice may harm, each with the chance, on one line. */
static void
tell_harm (TcProspects *prospects, const Run *run)
{
  const TcEventText *texts = tc_ruleset_get_system (run->ruleset)->events;
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) list = g_string_new ("");

  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++) {
      TcThing thing = get_event (result, i)->subject;

      if (texts[get_event (result, i)->kind].is_harm &&
          g_hash_table_add (told, GUINT_TO_POINTER (thing)))
        g_string_append_printf (list, "%s%s (%.0f %%)", list->len > 0 ? ", " : "",
                                tc_ruleset_get_thing (run->ruleset, thing)->name,
                                100 * find_harm_chance (run, thing));
    }
  }
  /* Translators: of units, each with its chance: "...: 10 Corps (42 %), 4C (8 %)" */
  if (list->len > 0)
    g_ptr_array_add (
      prospects->means,
      g_strdup_printf (_ ("Reduced or lost, without what is chosen or rolled later: %s"),
                       list->str));
}

static void
tell_means (TcProspects *prospects, const Run *run)
{
  const TcEventText *texts = tc_ruleset_get_system (run->ruleset)->events;

  for (guint r = 0; r < run->results->len; r++) {
    const Result *result = run->results->pdata[r];

    for (guint i = 0; i < result->events->len; i++)
      if (texts[get_event (result, i)->kind].is_loss)
        add_mean (prospects, run, get_event (result, i));
  }
  tell_harm (prospects, run);
  g_ptr_array_add (prospects->means, NULL);
}

/* What is chosen, and what can come of it: what is lost on average, or each result by what follows
 * the roll. FALSE when it rolls no dice. */
static gboolean
tell_option (TcProspects *prospects, const Run *run, const TcMove *move)
{
  g_autoptr (TcProspects) option = make_prospects (run->ruleset, run->trial, move, EXTENT_OPTION);
  g_autofree char *label = tc_move_dup_label (run->ruleset, move);
  const char *const *means = option != NULL ? tc_prospects_get_means (option) : NULL;

  if (option == NULL)
    return FALSE;
  g_ptr_array_add (prospects->opening, g_strdup_printf ("%s:", label));
  for (; *means != NULL; means++)
    g_ptr_array_add (prospects->opening, g_strdup (*means));
  for (guint i = 0; tc_prospects_get_means (option)[0] == NULL && i < option->list->len; i++) {
    const TcProspect *prospect = tc_prospects_get (option, i);
    guint n = g_strv_length (prospect->lines);
    const char *words = n > 1 ? prospect->lines[1] : n > 0 ? prospect->lines[0] : prospect->rolls;

    /* Translators: a chance, and what comes of it: "85 %: The roll fails" */
    g_ptr_array_add (prospects->opening,
                     g_strdup_printf (_ ("%.0f %%: %s"), 100 * prospect->chance, words));
  }

  return TRUE;
}

/* Where @run rolls nothing itself and leads to a choice of what to roll. */
static gboolean
tell_options (TcProspects *prospects, const Run *run)
{
  const TcVerb *verbs = tc_ruleset_get_system (run->ruleset)->verbs;
  g_autofree TcMove *moves = NULL;
  gboolean are_told = FALSE;
  guint n;

  if (tc_rules_is_over (run->trial) || run->trial->actor != run->state->actor ||
      run->n_told < tc_events_get_n (run->events))
    return FALSE;
  moves = g_new (TcMove, tc_ruleset_get_max_moves (run->ruleset));
  n = tc_rules_legal_moves (run->ruleset, run->trial, TC_MOVES_CANONICAL, moves);
  for (guint i = 0; i < n; i++)
    if (!verbs[moves[i].verb].is_option)
      return FALSE;
  for (guint i = 0; i < MIN (n, MAX_OPTIONS); i++)
    are_told |= tell_option (prospects, run, &moves[i]);
  g_ptr_array_add (prospects->opening, NULL);
  g_ptr_array_add (prospects->means, NULL);

  return are_told;
}

/* "Attackers: 1st Panzer (9), 2nd Panzer (9)", a line for each role, behind the rest of the
 * opening. */
static void
tell_parts (TcProspects *prospects, const TcRuleset *ruleset, const GArray *parts)
{
  g_autoptr (GString) line = g_string_new ("");

  for (guint i = 0; i < parts->len; i++) {
    const TcPart *part = &g_array_index (parts, TcPart, i);
    const char *name = tc_ruleset_get_thing (ruleset, part->thing)->name;
    gboolean is_first = i == 0 || part[-1].role != part->role;
    gboolean is_last = i + 1 == parts->len || part[1].role != part->role;

    if (is_first)
      g_string_printf (line, "%s: ", _ (part->role));
    g_string_append_printf (line, "%s%s (%d)", is_first ? "" : ", ", name, part->strength);
    if (is_last)
      g_ptr_array_insert (prospects->opening, (gint) prospects->opening->len - 1,
                          g_strdup (line->str));
  }
}

/* Where @run rolls nothing itself and leads to a fight that is decided later. */
static TcProspects *
look_ahead (const Run *run)
{
  const TcSystem *system = tc_ruleset_get_system (run->ruleset);
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (TcPart));
  g_autoptr (TcProspects) prospects = NULL;
  TcAhead ahead = { .parts = parts };

  if (system->look_ahead == NULL || tc_rules_is_over (run->trial) ||
      run->n_told < tc_events_get_n (run->events) ||
      !system->look_ahead (run->ruleset, run->state, run->move, run->trial, &ahead))
    return NULL;
  prospects = make_prospects (run->ruleset, run->trial, &ahead.move, EXTENT_FIGHT);
  if (prospects == NULL)
    return NULL;
  prospects->looks_ahead = TRUE;
  g_ptr_array_insert (prospects->opening, 0, g_strdup (_ (ahead.words)));
  tell_parts (prospects, run->ruleset, parts);

  return g_steal_pointer (&prospects);
}

static TcProspects *
make_prospects (TcRuleset *ruleset, const TcState *state, const TcMove *move, Extent extent)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *trial = g_malloc (size);
  g_autoptr (TcEvents) events = tc_events_new ();
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func (tc_prospects_result_free);
  g_autoptr (TcProspects) prospects = g_new0 (TcProspects, 1);
  Run run = { .ruleset = ruleset,
              .state = state,
              .move = move,
              .size = size,
              .trial = trial,
              .events = events,
              .stops_at_heading = extent == EXTENT_FIGHT,
              .results = results };
  guint n_first;

  prospects->opening = g_ptr_array_new_with_free_func (g_free);
  prospects->means = g_ptr_array_new_with_free_func (g_free);
  prospects->list = g_array_new (FALSE, FALSE, sizeof (TcProspect));
  g_array_set_clear_func (prospects->list, clear_prospect);
  if (move->verb == TC_VERB_FORCE_DIE || !tc_prospects_play (&run, 0))
    return NULL;
  n_first = tc_prospects_count_first_throw (&run);
  if (n_first == 0 && extent != EXTENT_ALL)
    return NULL;
  if (n_first == 0)
    return tell_options (prospects, &run) ? g_steal_pointer (&prospects) : look_ahead (&run);
  tell_opening (prospects, &run);
  if (!tc_prospects_find_results (&run, n_first))
    return NULL;
  tell_means (prospects, &run);
  mask_echoes (&run);
  mask_rolls (&run);
  gather (prospects, &run);
  tell_provisos (prospects, &run);
  g_ptr_array_add (prospects->opening, NULL);

  return g_steal_pointer (&prospects);
}

/* -- What is hidden -------------------------------------------------------------------------------
 */

/* Chances are counted alike, so equal ones are the same number. */
static gboolean
are_equal (const TcProspects *a, const TcProspects *b)
{
  if (a->list->len != b->list->len ||
      !g_strv_equal (tc_prospects_get_opening (a), tc_prospects_get_opening (b)) ||
      !g_strv_equal (tc_prospects_get_means (a), tc_prospects_get_means (b)))
    return FALSE;
  for (guint i = 0; i < a->list->len; i++) {
    const TcProspect *one = tc_prospects_get (a, i);
    const TcProspect *other = tc_prospects_get (b, i);

    if (one->goes_on != other->goes_on || one->chance > other->chance ||
        one->chance < other->chance || !g_str_equal (one->rolls, other->rolls) ||
        !g_strv_equal ((const char *const *) one->lines, (const char *const *) other->lines))
      return FALSE;
  }

  return TRUE;
}

/* Worlds that fit what whoever decides knows, and nothing of the one that is played: so whatever is
 * told, that player could have found out. %NULL when they do not agree. */
static TcProspects *
make_for_actor (TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  gsize size = tc_ruleset_get_state_size (ruleset);
  g_autofree TcState *world = g_malloc (size);
  g_autoptr (TcProspects) prospects = NULL;
  TcRng rng;

  tc_rng_init (&rng, N_WORLDS);
  for (guint i = 0; i < N_WORLDS; i++) {
    g_autoptr (TcProspects) again = NULL;

    memcpy (world, state, size);
    tc_rules_redact (ruleset, world, state->actor);
    tc_rules_sample_hidden (ruleset, world, state->actor, &rng);
    again = make_prospects (ruleset, world, move, EXTENT_ALL);
    if (again == NULL || (prospects != NULL && !are_equal (prospects, again)))
      return NULL;
    if (prospects == NULL)
      prospects = g_steal_pointer (&again);
  }

  return g_steal_pointer (&prospects);
}

TcProspects *
tc_prospects_new (TcRuleset *ruleset, const TcState *state, const TcMove *move)
{
  if (!tc_rules_has_secrets (ruleset))
    return make_prospects (ruleset, state, move, EXTENT_ALL);
  if (tc_ruleset_get_system (ruleset)->is_foretold == NULL)
    return NULL;

  return make_for_actor (ruleset, state, move);
}

void
tc_prospects_free (TcProspects *prospects)
{
  g_ptr_array_unref (prospects->opening);
  g_ptr_array_unref (prospects->means);
  g_array_unref (prospects->list);
  g_free (prospects);
}

gboolean
tc_prospects_looks_ahead (const TcProspects *prospects)
{
  return prospects->looks_ahead;
}

const char *const *
tc_prospects_get_opening (const TcProspects *prospects)
{
  return (const char *const *) prospects->opening->pdata;
}

const char *const *
tc_prospects_get_means (const TcProspects *prospects)
{
  return (const char *const *) prospects->means->pdata;
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
