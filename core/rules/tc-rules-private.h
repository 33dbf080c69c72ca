/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-rules-private.h is private to core/."
#endif

#include "rules/tc-event.h"
#include "rules/tc-move.h"
#include "rules/tc-ruleset.h"
#include "scenario/tc-suggest-private.h"

G_BEGIN_DECLS

/* TcLabelArgs: what the places of a template are filled with; see TcEventText. */
typedef struct {
  TcThing subject;
  TcThing target;
  gint32 value;         /* {value} */
  const gint16 *values; /* {0} {@0} {+0}; nullable */
  guint n_values;
  const char *phase;         /* {phase}; nullable */
  const char *actor;         /* {actor}: name of the seat that decides; nullable */
  const char *subjects;      /* {subjects}: what the legal moves are made with; nullable */
  TcThing owed[TC_MAX_OWED]; /* {owed}: the first of these are named */
  guint n_owed;              /* all that there are */
} TcLabelArgs;

/* tc_label_fill: (transfer full): @template is untranslated; it is translated here. A place that
 * names nothing stays as it is written. */
char *tc_label_fill (const TcRuleset *ruleset, const char *template, const TcLabelArgs *args);

/* tc_label_name: (transfer none): the thing's name as the text @before it wants it: its phrase, but
 * the plain name where a sentence begins. A word for none and for an unknown one. */
const char *tc_label_name (const TcRuleset *ruleset, TcThing thing, const char *before);

/* tc_event_dup_text_by: (transfer full): as tc_event_dup_text () of what @actor, a name, did;
 * tc_event_names_actor: whether it says who. */
char *tc_event_dup_text_by (const TcRuleset *ruleset,
                            const TcEvent *event,
                            const char *actor) G_GNUC_WARN_UNUSED_RESULT;
gboolean tc_event_names_actor (const TcRuleset *ruleset, const TcEvent *event);

/* tc_label_dup_among: (transfer full): what the button of move @index of @moves says, which are all
 * that are legal in @state. */
char *tc_label_dup_among (const TcRuleset *ruleset,
                          const TcMove *moves,
                          guint n,
                          guint index,
                          const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/* tc_label_take_question: (transfer full): @text, which it takes, followed by what may have been
 * meant when something is near enough. */
char *tc_label_take_question (char *text, const TcSuggest *suggest);

/* tc_umpire_dup_words: (transfer full): an umpire's @move, with who plays the piece and where it
 * lay in the position @before, as far as @viewer knows it. */
char *tc_umpire_dup_words (const TcRuleset *ruleset,
                           const TcState *before,
                           guint8 viewer,
                           const TcMove *move);

/* tc_umpire_is_told: whether @viewer may read that the umpire's @move led from the position @before
 * to that @after. */
gboolean tc_umpire_is_told (const TcRuleset *ruleset,
                            const TcState *before,
                            const TcState *after,
                            const TcMove *move,
                            guint8 viewer);

/* tc_events_truncate: forgets all events from index @n on. */
void tc_events_truncate (TcEvents *events, guint n);

G_END_DECLS
