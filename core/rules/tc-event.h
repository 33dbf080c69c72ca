/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#if !defined(TC_CORE_INSIDE) && !defined(TC_CORE_COMPILATION)
#error "Include <tc-core.h> instead."
#endif

#include <glib.h>

#include "rules/tc-move.h"

G_BEGIN_DECLS

/* TcEvent: something that happened while a move was applied: a die, a combat's odds, a withdrawal.
 * Events are told, never read back by rules. A system words each kind in one table. */

typedef struct {
  guint16 kind; /* index into the system's event texts */
  TcThing subject;
  TcThing target;
  gint16 value[5];
  guint16 seen_by; /* bits of the seats that are told, besides the umpire; 0: everybody. The last
                      bit is the public's */
} TcEvent;

G_STATIC_ASSERT (sizeof (TcEvent) == 18);

/** TcEventText: "{subject}, {target}: {0} to {1}"; {0}..{4} are numbers, {@0}..{@4} are the names
 * of the things with these numbers, {+0}..{+4} are numbers with a sign, {#0}..{#4} are the
 * ruleset's texts with these numbers (tc_ruleset_add_text ()), {0#die|dice} is the number with the
 * word for one or for more. In "[a {+0}|b {+1}]" the parts whose
 * number is 0 are left out, and commas stand between the others. Places of things may have words
 * before them, as in TcVerb. Other words in braces are the scenario's: tc_ruleset_set_word (). */
typedef struct {
  const char *id;      /* "combat-roll" */
  const char *text;    /* N_() */
  const char *rule;    /* "4.4" */
  gboolean is_heading; /* what follows belongs under it */
  gboolean is_turn;    /* a new turn begins with it */
  gboolean is_news;    /* changes the game for everybody: nobody should have to find it in a log */
  gboolean is_end;     /* among the last events of a game it says why that is over */
  gboolean is_result;  /* in a verdict it says who has won of all, and what is with it the parts */
  gboolean is_move;    /* as the first event it is reported in place of the move: that came to
                          nothing, or it is an answer, of which this says to what; {actor} made it */
  gboolean is_clause;  /* a clause of what its subject says is carried out */
  gboolean is_holder;  /* the clauses of the same subject that come next are parts of this one */
  gboolean is_echo;    /* says nothing that the move did not: who reads it learns nothing */
  gboolean is_harm;    /* its subject is reduced or lost: before the dice the chance is told too */
  gboolean is_loss;    /* {0} is what its subject loses: before the dice its mean is told too */
} TcEventText;

typedef struct _TcEvents TcEvents;

TcEvents *tc_events_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_events_free (TcEvents *events);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcEvents, tc_events_free)

/** tc_events_add: @events may be %NULL: in playouts nobody listens, and this costs nothing. */
void tc_events_add (TcEvents *events,
                    guint16 kind,
                    TcThing subject,
                    TcThing target,
                    const gint16 *values,
                    guint n_values);

/** tc_events_report: as tc_events_add () with values in place: tc_events_report (e, K, s, t, 3, 4).
 */
#define tc_events_report(events, kind, subject, target, ...)                                       \
  tc_events_add ((events), (kind), (subject), (target), (const gint16[]){ __VA_ARGS__ },           \
                 sizeof ((const gint16[]){ __VA_ARGS__ }) / sizeof (gint16))

/** tc_events_report_to: as tc_events_report (), but only @seat is told: what a player sees in
 * secret.
 */
#define tc_events_report_to(events, seat, kind, subject, target, ...)                              \
  tc_events_add_secret ((events), (seat), (kind), (subject), (target),                             \
                        (const gint16[]){ __VA_ARGS__ },                                           \
                        sizeof ((const gint16[]){ __VA_ARGS__ }) / sizeof (gint16))
void tc_events_add_secret (TcEvents *events,
                           guint8 seat,
                           guint16 kind,
                           TcThing subject,
                           TcThing target,
                           const gint16 *values,
                           guint n_values);

/** tc_events_report_to_others: as tc_events_report (), but not @seat, who was told more. */
#define tc_events_report_to_others(events, seat, kind, subject, target, ...)                       \
  tc_events_add_to_others ((events), (seat), (kind), (subject), (target),                          \
                           (const gint16[]){ __VA_ARGS__ },                                        \
                           sizeof ((const gint16[]){ __VA_ARGS__ }) / sizeof (gint16))
void tc_events_add_to_others (TcEvents *events,
                              guint8 seat,
                              guint16 kind,
                              TcThing subject,
                              TcThing target,
                              const gint16 *values,
                              guint n_values);

/** tc_event_is_seen: whether @viewer is told of it; TC_SEAT_NONE is told everything, and
 * TC_SEAT_PUBLIC what each seat is told, but for one who was told more. */
gboolean tc_event_is_seen (const TcEvent *event, guint8 viewer);

/** TcDie: a die that was thrown, and for which event: the dice of one event are one throw. */
typedef struct {
  guint event; /* index */
  guint8 face; /* 1.. */
  guint8 faces;
} TcDie;

/** tc_events_add_die: a die thrown for the event that is added next. Only what everybody at the
 * table sees is reported: a shuffled deck is no die. @events may be %NULL. */
void tc_events_add_die (TcEvents *events, guint8 face, guint8 faces);

#define TC_EVENTS_MAX_LOADED 64

/** tc_events_load: the dice of a copy that is only looked at, as tc_events_take_face () gives them:
 * a state holds too few for long throws. */
void tc_events_load (TcEvents *events, const guint8 *faces, guint n);

/** tc_events_take_face: what the next die shows, from 1; 0 to roll it. */
guint8 tc_events_take_face (TcEvents *events);
guint tc_events_get_n_loaded (const TcEvents *events);
guint tc_events_get_n_dice (const TcEvents *events);
const TcDie *tc_events_get_die (const TcEvents *events, guint index);

/** tc_rule_dup_cited: (transfer full) (nullable): how @rule, which a table of texts gives, is shown
 * to people: "rule 4.5", or "rules: Winning" where a rulebook has headings and no numbers; %NULL of
 * none, and of a ruling ("ruling B-m", "D21"): docs/ lists them, but players have no book with
 * them. */
char *tc_rule_dup_cited (const char *rule) G_GNUC_WARN_UNUSED_RESULT;

/** TcUse: how often a clause of the scenario was come to, and how often it did something. */
typedef struct {
  guint64 n_reached;
  guint64 n_used;
} TcUse;

/** tc_events_new_uses: records nothing; only counts the uses of the ruleset's @n clauses. */
TcEvents *tc_events_new_uses (guint n) G_GNUC_WARN_UNUSED_RESULT;

/** tc_events_note_use: @clause was come to. Costs nothing where nobody counts. */
void tc_events_note_use (TcEvents *events, guint clause, gboolean is_used);

/** tc_events_get_uses: (array): of each clause; %NULL where nobody counts. */
const TcUse *tc_events_get_uses (const TcEvents *events);

guint tc_events_get_n (const TcEvents *events);
const TcEvent *tc_events_get (const TcEvents *events, guint index);
void tc_events_clear (TcEvents *events);

G_END_DECLS
