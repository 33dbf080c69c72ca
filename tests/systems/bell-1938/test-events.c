/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bell-fixture.h"

/* Events: what each card does, and when it may: rules R3, R18, R35 to R37, R42, R46 and R49. */

/* -- Every card -- */

typedef struct {
  const char *card;
  guint seat;
  const char *before; /* spaces with white and green cubes: "france 1 2; press 0 1" */
  const char *moves;  /* after the card is played for its event */
  const char *after;
} Case;

static const Case cases[] = {
  { "cabinet-caution", 0, "", "", "united-kingdom 2 0" },
  { "london-editorial", 0, "", "pick united-kingdom; stop", "united-kingdom 1 0; press 0 0" },
  { "autonomy-programme", 0, "csr-germans 3 0", "", "csr-germans 4 0" },
  { "divided-paris", 0, "france 0 2", "pick france", "france 1 1" },
  { "agrarian-doubts", 0, "", "", "government 2 0" },
  { "borderland-party", 0, "", "free > concede-pool; pick csr-germans", "csr-germans 1 0" },
  { "neighbours-claims", 0, "general-staff 0 1; state-defense-guard 0 2",
    "pick general-staff; pick state-defense-guard", "general-staff 0 0; state-defense-guard 0 1" },
  { "mediators-mission", 0, "", "pick president", "united-kingdom 1 0; president 1 0" },
  { "flight-to-berghof", 0, "", "pick united-kingdom; pick france; stop",
    "united-kingdom 1 0; france 1 0; government 0 0" },
  { "joint-note", 0, "united-kingdom 1 0; france 1 0; president 0 3", "", "president 2 1" },
  { "joint-note", 0, "united-kingdom 1 0; president 0 3", "", "president 1 3" },
  { "border-unrest", 0, "state-defense-guard 0 2",
    "free > csr-germans; pick state-defense-guard; pick state-defense-guard",
    "csr-germans 1 0; state-defense-guard 0 0" },
  { "war-scare", 0, "france 0 2; soviet-union 0 2", "pick france; stop; pick soviet-union",
    "france 0 1; soviet-union 0 1" },
  { "fear-of-bombs", 0, "czechoslovaks 0 1", "pick czechoslovaks; pick press",
    "czechoslovaks 0 0; press 1 0" },
  { "word-from-inside", 0, "", "pick president; pick opposition",
    "president 1 0; opposition 1 0; government 0 0" },
  { "cautious-generals", 0, "general-staff 1 1", "shift general-staff > moravian-hqs; stop",
    "general-staff 0 0; moravian-hqs 1 0" },
  { "manifesto", 1, "", "", "czechoslovaks 0 2" },
  { "gymnasts-rally", 1, "", "pick press", "czechoslovaks 0 1; press 0 1" },
  { "frontier-patrols", 1, "", "", "state-defense-guard 0 2" },
  { "fortified-line", 1, "", "", "moravian-hqs 0 2" },
  { "eastern-assurance", 1, "", "pick soviet-union; pick soviet-union", "soviet-union 0 2" },
  { "street-organisers", 1, "", "", "opposition 0 2" },
  { "radio-appeal", 1, "press 2 0", "pick press", "press 1 1" },
  { "general-strike", 1, "government 1 0; press 1 0", "pick government; pick press",
    "government 0 0; press 0 0; opposition 0 1" },
  { "generals-cabinet", 1, "government 3 0", "", "government 1 2" },
  { "partial-call-up", 1, "", "stop", "general-staff 0 2" },
  { "partial-call-up", 1, "", "accept; mobilize > france", "general-staff 0 2; france 0 1" },
  { "staff-memorandum", 1, "president 0 1", "operate escalate > president",
    "general-staff 0 2; president 0 2" },
  { "friends-in-westminster", 1, "united-kingdom 3 0", "pick united-kingdom; pick united-kingdom",
    "united-kingdom 1 0" },
  { "treaty-obligations", 1, "france 1 0", "pick france", "france 0 2" },
  { "deputation", 1, "opposition 0 1; president 1 0", "", "president 0 1" },
  { "deputation", 1, "president 1 0", "", "president 1 1" },
  { "rally-speech", 1, "", "free > concede-pool; pick press; pick press", "press 0 2" },
  { "ultimatum", 0, "", "free > concede-pool; pick france; stop", "france 1 0" },
  { "free-corps-raids", 1, "csr-germans 2 0",
    "free > concede-pool; pick csr-germans; pick csr-germans; pick csr-germans",
    "csr-germans 0 1" },
  { "war-of-words", 0, "press 0 3", "pick press; pick press; stop", "press 0 1" },
  { "geneva-debate", 0, "",
    "pick soviet-union; pick france; pick united-kingdom; pick united-kingdom",
    "soviet-union 0 1; france 0 1; united-kingdom 2 0" },
  { "night-of-decisions", 1, "", "accept; choose mobilize; mobilize > press; pick president",
    "press 0 1; president 0 1" },
  { "attaches-reports", 1, "moravian-hqs 1 2",
    "shift moravian-hqs > france; shift moravian-hqs > france; stop; pick moravian-hqs",
    "france 0 2; moravian-hqs 0 0" },
};

/* Calls @each with the space and the numbers of each entry. */
static void
for_each_entry (Crisis *crisis,
                const char *entries,
                void (*each) (Crisis *crisis, const char *space, guint white, guint green))
{
  g_auto (GStrv) list = g_strsplit (entries, "; ", -1);

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++) {
    g_auto (GStrv) words = g_strsplit (list[i], " ", -1);

    g_assert_cmpuint (g_strv_length (words), ==, 3);
    each (crisis, words[0], (guint) (words[1][0] - '0'), (guint) (words[2][0] - '0'));
  }
}

static void
assert_entry (Crisis *crisis, const char *space, guint white, guint green)
{
  g_assert_cmpuint (crisis_white (crisis, space), ==, white);
  g_assert_cmpuint (crisis_green (crisis, space), ==, green);
}

/* It is the turn of @seat, who holds @cards; the other one has a card, so that the round goes on.
 */
static void
give_turn (Crisis *crisis, guint seat, const char *cards)
{
  crisis_hand (crisis, !seat, strcmp (cards, "manifesto") == 0 ? "fortified-line" : "manifesto");
  crisis_hand (crisis, seat, cards);
  crisis->state->initiative = (guint8) seat;
  crisis_go_to (crisis, BELL_STEP_PLAY);
}

static void
play_event (Crisis *crisis, guint seat, const char *card)
{
  g_autofree char *move = g_strdup_printf ("event %s", card);

  give_turn (crisis, seat, card);
  crisis_play (crisis, move);
}

/* R3, R36: the event of each card, clause by clause; then it lies on the discard pile. */
static void
test_card (gconstpointer data)
{
  const Case *of = data;
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  for_each_entry (&crisis, of->before, crisis_put);
  play_event (&crisis, of->seat, of->card);
  if (*of->moves != '\0')
    crisis_play (&crisis, of->moves);
  for_each_entry (&crisis, of->after, assert_entry);
  g_assert_false (tc_effects_is_running (crisis.rules->effects, &crisis.state->head));
  g_assert_cmpuint (bell_where (crisis.state)[crisis_card (&crisis, of->card)], ==,
                    BELL_IN_DISCARD);
  g_assert_cmpuint (crisis_total (&crisis, BELL_CONCEDE), ==, 26);
  g_assert_cmpuint (crisis_total (&crisis, BELL_DEFEND), ==, 26);
}

/* Every card of the deck has an event that one of the cases plays, but for the one that looks at
 * the deck, which has a test of its own. */
static void
test_every_card (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  for (guint i = 0; i < crisis.rules->n_cards; i++) {
    const char *id = tc_ruleset_get_thing (crisis.ruleset, bell_card (crisis.rules, i))->id;
    gboolean is_covered = crisis.rules->card[i].is_final || strcmp (id, "jan-masaryk") == 0;

    for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
      is_covered |= strcmp (cases[k].card, id) == 0;
    g_assert_cmpuint (crisis.rules->card[i].program, !=, TC_EFFECTS_NO_PROGRAM);
    g_assert_true (is_covered);
  }
}

/* -- When a card may be played for its event -- */

/* R36: by its colour; a neutral one by both. */
static void
test_colour (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "manifesto cabinet-caution ultimatum");
  g_assert_cmpstr (crisis_why (&crisis, "event manifesto"), ==, "colour");
  g_assert_cmpstr (crisis_why (&crisis, "event cabinet-caution"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "event ultimatum"), ==, "legal");
  g_assert_cmpstr (crisis_why (&crisis, "event war-scare"), ==, "not-held");
}

/* R36: what a "must" demands gates the event. */
static void
test_must (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis,
               "<remove piece=\"cube\" side=\"defend\" count=\"1\">\n          "
               "<in space=\"france\"/>\n        </remove>",
               "<must><remove piece=\"cube\" side=\"defend\" count=\"1\"><in space=\"france\"/>"
               "</remove></must>");
  crisis_hand (&crisis, 0, "divided-paris");
  g_assert_cmpstr (crisis_why (&crisis, "event divided-paris"), ==, "not-possible");
  crisis_put (&crisis, "france", 0, 1);
  g_assert_cmpstr (crisis_why (&crisis, "event divided-paris"), ==, "legal");
}

/* R36: the card lies on the pile first, and cards that the event discards come on top. R35: Jan
 * Masaryk shows two cards of the deck to his player alone, who discards both in any order. */
static void
test_look (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *moves = NULL;
  g_auto (GStrv) texts = NULL;
  g_autofree BellState *redacted = NULL;

  crisis_init (&crisis, NULL, NULL);
  play_event (&crisis, 1, "jan-masaryk");
  moves = crisis_dup_moves (&crisis);
  texts = g_strsplit (moves, "; ", -1);
  g_assert_cmpuint (g_strv_length (texts), ==, 2);
  redacted = crisis_redact (&crisis, 0);
  g_assert_cmpuint (redacted->top[0], ==, BELL_HIDDEN_CARD);
  crisis_play (&crisis, texts[1]);
  g_assert_cmpuint (crisis.state->n_discard, ==, 3);
  g_assert_cmpuint (bell_discarded (crisis.state)[0], ==, crisis_card (&crisis, "jan-masaryk"));
  g_assert_cmpuint (crisis.state->top[0], ==, 0);
  crisis_play (&crisis, "pick united-kingdom");
  g_assert_cmpuint (crisis_green (&crisis, "united-kingdom"), ==, 1);
}

/* R37: operations that an event grants hold for the named space alone, and may come to nothing. */
static void
test_granted (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  play_event (&crisis, 1, "staff-memorandum");
  g_assert_true (crisis_logged (&crisis, "Staff Memorandum: Place 2 green cubes"));
  g_assert_false (tc_effects_is_running (crisis.rules->effects, &crisis.state->head));
  g_assert_cmpuint (crisis_green (&crisis, "president"), ==, 0);
}

/* Ruling T-s: clauses read the live position, operations the snapshot of the card play: two cubes
 * placed by the event give control of the General Staff, which the operation does not know of. */
static void
test_live (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_auto (Crisis) other = { 0 };

  crisis_init (&crisis, NULL, NULL);
  play_event (&crisis, 1, "staff-memorandum");
  g_assert_true (crisis_reaches (&crisis, BELL_DEFEND, "president"));
  g_assert_cmpuint (crisis_green (&crisis, "president"), ==, 0);
  g_assert_cmpuint (crisis.state->head.phase, !=, BELL_PHASE_EFFECT);

  crisis_init (&other, NULL, NULL);
  crisis_put (&other, "general-staff", 0, 1);
  play_event (&other, 1, "staff-memorandum");
  g_assert_cmpstr (crisis_why (&other, "operate escalate > president"), ==, "legal");
}

/* R17, ruling T-x: a cube that an event frees is placed before the next clause, here up to four in
 * the space.
 */
static void
test_freed_at_once (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "csr-germans", 3, 0);
  play_event (&crisis, 0, "borderland-party");
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_FREED);
  crisis_play (&crisis, "free > csr-germans");
  g_assert_cmpuint (crisis_white (&crisis, "csr-germans"), ==, 4);
  g_assert_true (crisis_logged (&crisis, "Party of the Borderland: Place up to 1 white cube"));
}

/* Ruling T-y: the next mobilization is carried out without a single disk. */
static void
test_mobilize (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  play_event (&crisis, 1, "night-of-decisions");
  crisis_play (&crisis, "accept; choose mobilize; mobilize > press");
  g_assert_cmpuint (crisis.state->n_stages, ==, 1);
  g_assert_cmpuint (crisis.state->disks, ==, 0);
}

/* R18: the disk with the lowest number is removed, and its cube stays where it is. */
static void
test_remove_disk (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->disks = 1u << 1 | 1u << 2;
  crisis.state->n_stages = 2;
  play_event (&crisis, 1, "night-of-decisions");
  crisis_play (&crisis, "accept");
  if (crisis.state->head.phase == BELL_PHASE_EFFECT &&
      g_str_equal (crisis_why (&crisis, "choose remove-disk"), "legal"))
    crisis_play (&crisis, "choose remove-disk");
  g_assert_cmpuint (crisis.state->disks, ==, 1u << 2);
  g_assert_cmpuint (crisis_white (&crisis, "german-2"), ==, 1);
}

/* R28: an event may call for the roll: Germany invades in the middle of it, and nothing follows. */
static void
test_invasion (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis.state->vp = 3;
  crisis.state->n_stages = 1;
  play_event (&crisis, 0, "ultimatum");
  crisis_force (&crisis, 3);
  crisis_play (&crisis, "free > concede-pool");
  g_assert_true (tc_rules_is_over (&crisis.state->head));
  g_assert_cmpuint (crisis.state->ending, ==, BELL_LEVEL_INVASION + 1);
  g_assert_false (tc_effects_is_running (crisis.rules->effects, &crisis.state->head));
}

/* -- The event on top of the discard pile -- */

static void
put_on_pile (Crisis *crisis, const char *card)
{
  BellPlay play = { crisis->rules, crisis->state, NULL };

  bell_discard (&play, crisis_card (crisis, card));
}

/* R42: with a card of as many operations, of the own colour; rulings T-i, T-j: however it came
 * there, by a card of any colour. Then the played card lies on top. */
static void
test_reuse (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  put_on_pile (&crisis, "mediators-mission");
  crisis_hand (&crisis, 0, "general-strike manifesto");
  g_assert_cmpstr (crisis_why (&crisis, "reuse manifesto"), ==, "too-few");
  g_assert_cmpstr (crisis_why (&crisis, "reuse general-strike"), ==, "legal");
  crisis_play (&crisis, "reuse general-strike; stop");
  g_assert_cmpuint (crisis_white (&crisis, "united-kingdom"), ==, 1);
  g_assert_cmpuint (bell_discarded (crisis.state)[1], ==, crisis_card (&crisis, "general-strike"));
  g_assert_cmpuint (crisis.state->n_discard, ==, 2);
}

/* R42: not that of the other side, and not with an empty pile. */
static void
test_reuse_colour (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_hand (&crisis, 0, "ultimatum");
  g_assert_cmpstr (crisis_why (&crisis, "reuse ultimatum"), ==, "no-discard");
  put_on_pile (&crisis, "manifesto");
  g_assert_cmpstr (crisis_why (&crisis, "reuse ultimatum"), ==, "colour");
}

/* R42, ruling T-h: a neutral event once only, by whomever, until its card is shuffled. */
static void
test_reuse_neutral (void)
{
  g_auto (Crisis) crisis = { 0 };
  BellPlay play;

  crisis_init (&crisis, NULL, NULL);
  play = (BellPlay){ crisis.rules, crisis.state, NULL };
  put_on_pile (&crisis, "rally-speech");
  give_turn (&crisis, 0, "ultimatum geneva-debate");
  g_assert_cmpstr (crisis_why (&crisis, "reuse ultimatum"), ==, "legal");
  bell_executed (crisis.state)[crisis_card (&crisis, "rally-speech")] = 1;
  g_assert_cmpstr (crisis_why (&crisis, "reuse ultimatum"), ==, "executed");
  bell_return_repeated (&play);
  put_on_pile (&crisis, "rally-speech");
  g_assert_cmpstr (crisis_why (&crisis, "reuse ultimatum"), ==, "legal");
  crisis_play (&crisis, "reuse ultimatum; free > concede-pool; stop");
  g_assert_cmpuint (bell_executed (crisis.state)[crisis_card (&crisis, "rally-speech")], ==, 1);
  g_assert_cmpuint (bell_executed (crisis.state)[crisis_card (&crisis, "ultimatum")], ==, 0);
}

/* -- Objectives and the final round -- */

/* R4, R46: after the point its owner may carry out the event. */
static void
test_objective (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_go_to (&crisis, BELL_STEP_REVEAL);
  g_assert_cmpint (crisis.state->vp, ==, -1);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_EFFECT);
  crisis_play (&crisis, "accept");
  g_assert_cmpstr (crisis_why (&crisis, "operate escalate > government"), ==, "no-choice");
  crisis_play (&crisis, "operate escalate > president");
  g_assert_cmpuint (crisis_white (&crisis, "president"), ==, 1);
}

/* (transfer full) (nullable): what the button says that ends what is done. */
static char *
dup_stop_label (const Crisis *crisis)
{
  g_autoptr (TcView) view =
    tc_rules_view (crisis->ruleset, &crisis->state->head, crisis->state->head.actor);
  guint n;
  const TcViewMove *moves = tc_view_get_moves (view, &n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (moves[i].verb, "stop"))
      return g_strdup (moves[i].text);

  return NULL;
}

/* "No more" is said only of what was begun. */
static void
test_stop_label (void)
{
  g_auto (Crisis) crisis = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "press", 0, 3);
  play_event (&crisis, 0, "war-of-words");
  before = dup_stop_label (&crisis);
  g_assert_cmpstr (before, ==, "Do nothing");
  crisis_play (&crisis, "pick press");
  after = dup_stop_label (&crisis);
  g_assert_cmpstr (after, ==, "No more");
}

/* R46: it is checked before any event: a point is not lost to the other's. */
static void
test_objective_at_once (void)
{
  g_auto (Crisis) crisis = { 0 };

  crisis_init (&crisis, NULL, NULL);
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_put (&crisis, "moravian-hqs", 0, 1);
  crisis_go_to (&crisis, BELL_STEP_REVEAL);
  crisis_play (&crisis, "gain white");
  crisis_put (&crisis, "moravian-hqs", 2, 1);
  crisis_play (&crisis, "stop");
  g_assert_cmpint (crisis.state->vp, ==, 0);
}

static void
init_final (Crisis *crisis, const char *white, const char *green)
{
  crisis_init (crisis, NULL, NULL);
  crisis->state->vp = 1;
  crisis_aside (crisis, 0, white);
  crisis_aside (crisis, 1, green);
  crisis_begin_round (crisis, 4);
  crisis_play (crisis, "first");
}

/* R5, R49: a tab that says so allows the event instead of the operation: About Us gives three
 * operations in the President. */
static void
test_final_event (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "ultimatum", "radio-appeal");
  crisis_put (&crisis, "united-kingdom", 1, 0);
  crisis_play (&crisis, "select about-us; select radio-appeal; reveal");
  g_assert_cmpstr (crisis_why (&crisis, "event about-us"), ==, "legal");
  crisis_play (&crisis, "event about-us; operate escalate > president; "
                        "operate escalate > president; operate escalate > president");
  g_assert_cmpuint (crisis_white (&crisis, "president"), ==, 3);
  g_assert_cmpuint (crisis.state->head.phase, ==, BELL_PHASE_CHOOSE);
}

/* R5: No Discussion gives three operations in one space that presses on the President. */
static void
test_final_event_green (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "ultimatum", "radio-appeal");
  crisis_put (&crisis, "opposition", 0, 1);
  crisis_play (&crisis, "select ultimatum; select no-discussion; reveal");
  crisis_play (&crisis, "event no-discussion; operate escalate > opposition");
  g_assert_cmpstr (crisis_why (&crisis, "operate escalate > general-staff"), ==, "no-choice");
  crisis_play (&crisis, "operate escalate > opposition; stop");
  g_assert_cmpuint (crisis_green (&crisis, "opposition"), ==, 3);
}

/* R49: not without the word on the tab, and not of the other side. */
static void
test_final_event_refused (void)
{
  g_auto (Crisis) crisis = { 0 };

  init_final (&crisis, "cabinet-caution deputation", "radio-appeal gymnasts-rally");
  crisis_play (&crisis, "select cabinet-caution; select radio-appeal; reveal");
  g_assert_cmpstr (crisis_why (&crisis, "event cabinet-caution"), ==, "no-tab");
  crisis_play (&crisis, "done");
  crisis_put (&crisis, "president", 1, 0);
  crisis_play (&crisis, "select deputation; select gymnasts-rally; reveal");
  g_assert_cmpstr (crisis_why (&crisis, "event deputation"), ==, "colour");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/events/card/%s/%u", cases[i].card, i);

    g_test_add_data_func (path, &cases[i], test_card);
  }
  g_test_add_func ("/bell-1938/events/R3-every-card", test_every_card);
  g_test_add_func ("/bell-1938/events/R36-colour", test_colour);
  g_test_add_func ("/bell-1938/events/R36-must", test_must);
  g_test_add_func ("/bell-1938/events/R35-look", test_look);
  g_test_add_func ("/bell-1938/events/R37-granted", test_granted);
  g_test_add_func ("/bell-1938/events/T-s-live", test_live);
  g_test_add_func ("/bell-1938/events/R17-freed-at-once", test_freed_at_once);
  g_test_add_func ("/bell-1938/events/T-y-mobilize", test_mobilize);
  g_test_add_func ("/bell-1938/events/R18-remove-disk", test_remove_disk);
  g_test_add_func ("/bell-1938/events/R28-invasion", test_invasion);
  g_test_add_func ("/bell-1938/events/stop-label", test_stop_label);
  g_test_add_func ("/bell-1938/events/R42-reuse", test_reuse);
  g_test_add_func ("/bell-1938/events/R42-reuse-colour", test_reuse_colour);
  g_test_add_func ("/bell-1938/events/T-h-reuse-neutral", test_reuse_neutral);
  g_test_add_func ("/bell-1938/events/R46-objective", test_objective);
  g_test_add_func ("/bell-1938/events/R46-objective-at-once", test_objective_at_once);
  g_test_add_func ("/bell-1938/events/R49-final-event", test_final_event);
  g_test_add_func ("/bell-1938/events/R5-final-event-green", test_final_event_green);
  g_test_add_func ("/bell-1938/events/R49-final-event-refused", test_final_event_refused);

  return g_test_run ();
}
