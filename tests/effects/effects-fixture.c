/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "effects-fixture.h"

static const char before[] =
  "<scenario xmlns='urn:turncoat:trial' format='1' id='t' title='T' src='designer'>\n"
  "<side id='red' name='Red'/><side id='blue' name='Blue'/>\n"
  "<seat id='anna' name='Anna' side='red'/><seat id='ben' name='Ben' side='blue'/>\n"
  "<space id='ash' name='Ash'/><space id='birch' name='Birch' phrase='the Birch'/>\n"
  "<space id='cedar' name='Cedar'/><space id='dale' name='Dale'/>\n"
  "<group id='grove' name='Grove' phrase='the Grove'><member space='ash'/><member space='birch'/>"
  "</group><group id='void' name='Void'/>\n"
  "<link from='ash' to='birch'/><link from='cedar' to='birch'/>\n"
  "<piece-kind id='cube' name='cube' plural='cubes' n='6' room='3'>"
  "<piece-name side='red' name='red cube' plural='red cubes'/>"
  "<piece-name side='blue' name='blue cube' plural='blue cubes'/></piece-kind>\n"
  "<piece-kind id='disk' name='disk' plural='disks' owned='false' n='2' room='1'/>\n"
  "<track id='points' name='points' owned='true' min='-5' max='5'/>"
  "<track id='level' name='level' phrase='the level' start='3'/>\n"
  "<deck id='deck' name='deck' phrase='the deck'/>\n"
  "<mobilization><place piece='cube' side='blue' count='2'><in space='ash'/><in space='dale'/>"
  "</place></mobilization>\n"
  "<card id='test' name='Test'><event>\n";

static const char after[] =
  "\n</event></card>"
  "<card id='other' name='Other'><event><shift track='level' by='1'/></event></card>"
  "<card id='third' name='Third'><event><shift track='level' by='-1'/></event></card>\n"
  "<setup id='start' name='Start' plays='9'>"
  "<initial piece='cube' side='red' space='ash' count='2'/>"
  "<initial piece='cube' side='blue' space='birch' count='2'/>"
  "<initial piece='cube' side='red' space='cedar'/><initial piece='cube' side='blue' "
  "space='cedar'/>"
  "</setup></scenario>\n";

char *
fixture_dup_text (const char *event)
{
  return g_strconcat (before, event, after, NULL);
}

void
fixture_init_text (Fixture *fixture, const char *text)
{
  fixture->ruleset = trial_load (text);
  fixture->rules = trial_get_rules (fixture->ruleset);
  fixture->state = g_malloc0 (tc_ruleset_get_state_size (fixture->ruleset));
  fixture->events = tc_events_new ();
  tc_rules_init (fixture->ruleset, 0, 1938, &fixture->state->base, NULL);
}

void
fixture_init (Fixture *fixture, const char *event)
{
  g_autofree char *text = fixture_dup_text (event);

  fixture_init_text (fixture, text);
}

void
fixture_clear (Fixture *fixture)
{
  g_clear_pointer (&fixture->ruleset, tc_ruleset_unref);
  g_clear_pointer (&fixture->state, g_free);
  g_clear_pointer (&fixture->events, tc_events_free);
}

void
fixture_choose (Fixture *fixture, const char *moves)
{
  g_auto (GStrv) parts = g_strsplit (moves, "; ", -1);

  for (guint i = 0; parts[i] != NULL && *parts[i] != '\0'; i++) {
    g_autofree char *message = NULL;
    TcMove move;

    if (!tc_move_parse (fixture->ruleset, parts[i], &move, &message))
      g_error ("%s: %s", parts[i], message);
    if (tc_rules_check (fixture->ruleset, &fixture->state->base, &move) != TC_REASON_LEGAL)
      g_error ("%s is not legal", parts[i]);
    tc_rules_apply (fixture->ruleset, &fixture->state->base, &move, fixture->events);
  }
}

char *
fixture_dup_choices (const Fixture *fixture, TcMovesMode mode)
{
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (fixture->ruleset));
  guint n = tc_rules_legal_moves (fixture->ruleset, &fixture->state->base, mode, moves);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *text = tc_move_dup_text (fixture->ruleset, &moves[i]);

    if (i > 0) {
      g_assert_cmpint (tc_move_compare (&moves[i - 1], &moves[i]), <, 0);
      g_string_append (out, "; ");
    }
    g_string_append (out, text);
  }

  return g_string_free (out, FALSE);
}

char *
fixture_dup_board (const Fixture *fixture)
{
  const TrialState *state = fixture->state;
  GString *out = g_string_new (NULL);

  for (guint space = 0; space < fixture->rules->spaces.n; space++)
    g_string_append_printf (out, "%s%u/%u/%u", space > 0 ? " " : "", state->piece[0][0][space],
                            state->piece[0][1][space], state->piece[1][0][space]);

  return g_string_free (out, FALSE);
}

static gboolean
is_answer (const TcEvent *event)
{
  return event->kind == TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_ACCEPTED ||
         event->kind == TRIAL_EVENT_EFFECT + TC_EFFECTS_EVENT_ENOUGH;
}

char *
fixture_dup_log (const Fixture *fixture)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < tc_events_get_n (fixture->events); i++) {
    const TcEvent *event = tc_events_get (fixture->events, i);
    g_autofree char *text = tc_event_dup_text (fixture->ruleset, event);

    if (!is_answer (event))
      g_string_append_printf (out, "%s%s", out->len > 0 ? " | " : "", text);
  }

  return g_string_free (out, FALSE);
}

guint
fixture_find_card (const Fixture *fixture, const char *id)
{
  return tc_range_index (fixture->rules->cards, tc_ruleset_find_thing (fixture->ruleset, id));
}

/* -- Cases -- */

#define START "2/0/0 0/2/0 1/1/0 0/0/0"

static void
test_case (gconstpointer data)
{
  const EffectsCase *each = data;
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *choices = NULL;
  g_autofree char *board = NULL;
  g_autofree char *log = NULL;

  fixture_init (&fixture, each->event);
  fixture_choose (&fixture, "play test");
  if (fixture.state->base.phase == TRIAL_PHASE_EFFECT)
    choices = fixture_dup_choices (&fixture, TC_MOVES_ALL);
  g_assert_cmpstr (choices != NULL ? choices : "", ==, each->choices);
  fixture_choose (&fixture, each->moves);
  g_assert_cmpint (fixture.state->base.phase, !=, TRIAL_PHASE_EFFECT);
  board = fixture_dup_board (&fixture);
  g_assert_cmpstr (board, ==, each->board != NULL ? each->board : START);
  log = fixture_dup_log (&fixture);
  if (each->log != NULL)
    g_assert_cmpstr (log, ==, each->log);
}

void
effects_add_cases (const char *family, const EffectsCase *cases, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/effects/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
}
