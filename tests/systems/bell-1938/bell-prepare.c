/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-prepare.h"

#include <stdlib.h>
#include <string.h>

#include "position-support.h"

static guint
get_seat (const Crisis *crisis, const char *id)
{
  for (guint8 seat = 0; seat < BELL_N_SIDES; seat++) {
    if (strcmp (tc_ruleset_get_seat (crisis->ruleset, seat)->id, id) == 0)
      return seat;
  }
  g_error ("no such seat: \"%s\"", id);
}

static void
put (Crisis *crisis, char **words)
{
  crisis_put (crisis, words[1], (guint) atoi (words[2]), (guint) atoi (words[3]));
}

static void
hand (Crisis *crisis, char **words)
{
  g_autofree char *cards = g_strdelimit (g_strdup (words[2]), ",", ' ');

  crisis_hand (crisis, get_seat (crisis, words[1]), cards);
}

static void
aside (Crisis *crisis, char **words)
{
  g_autofree char *cards = g_strdelimit (g_strdup (words[2]), ",", ' ');

  crisis_aside (crisis, get_seat (crisis, words[1]), cards);
}

static void
empty (Crisis *crisis, char **words)
{
  crisis_empty_pool (crisis, (BellSide) atoi (words[1]));
}

static void
vp (Crisis *crisis, char **words)
{
  crisis->state->vp = (gint8) atoi (words[1]);
}

static void
disks (Crisis *crisis, char **words)
{
  crisis->state->disks = (guint8) atoi (words[1]);
}

static void
begin_round (Crisis *crisis, char **words)
{
  crisis_begin_round (crisis, (guint) atoi (words[1]));
}

static void
step (Crisis *crisis, char **words)
{
  static const char *const names[] = { "setup",     "round",  "deal",   "objective", "initiative",
                                       "play",      "bonus",  "score",  "reveal",    "gain",
                                       "end-round", "gather", "choose", "show",      "act",
                                       "end",       NULL };
  guint at = 0;

  while (names[at] != NULL && strcmp (names[at], words[1]) != 0)
    at++;
  g_assert_nonnull (names[at]);
  crisis_go_to (crisis, (BellStep) at);
}

static void
die (Crisis *crisis, char **words)
{
  crisis_force (crisis, (guint8) atoi (words[1]));
}

static void
prepare_step (Crisis *crisis, const char *text)
{
  static const struct {
    const char *name;
    void (*prepare) (Crisis *crisis, char **words);
  } steps[] = { { "put", put },     { "hand", hand },   { "aside", aside },
                { "empty", empty }, { "vp", vp },       { "die", die },
                { "step", step },   { "disks", disks }, { "round", begin_round } };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_str_has_prefix (text, "play ")) {
    position_play (crisis->ruleset, &crisis->state->head, text + strlen ("play "), crisis->events);
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    if (g_strcmp0 (words[0], steps[i].name) == 0) {
      steps[i].prepare (crisis, words);
      return;
    }
  }
  g_error ("no such step: \"%s\"", text);
}

void
bell_prepare (Crisis *crisis, const char *text)
{
  g_auto (GStrv) steps = g_strsplit (text, "; ", -1);

  for (guint i = 0; steps[i] != NULL && *steps[i] != '\0'; i++)
    prepare_step (crisis, steps[i]);
}

static void
test_row (gconstpointer data)
{
  const BellRow *row = data;
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *answer = NULL;

  crisis_init (&crisis, NULL, NULL);
  bell_prepare (&crisis, row->prepare);
  answer = position_dup_answer (crisis.ruleset, &crisis.state->head, crisis.events, row->question);
  g_assert_cmpstr (answer, ==, row->answer);
}

void
bell_add_rows (const char *family, const BellRow *rows, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/%s/%s", family, rows[i].name);

    g_test_add_data_func (path, &rows[i], test_row);
  }
}
