/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "scenario/tc-scenario.h"

G_BEGIN_DECLS

/* What the parts of tc-sentence.c share. */

/* A place in a template, taken apart. */
typedef struct {
  char *name;
  gboolean has_no_sign;
  char kind;   /* what follows the name: one of TC_SENTENCE_SIGNS, or NUL */
  char *first; /* up to the bar */
  char *second;
} TcSentencePlace;

/* Marks in sentences that are not ready yet; no text of a file can have them. */
#define TC_SENTENCE_OWN_SUBJECT '\001' /* begins a clause that has a subject of its own */
#define TC_SENTENCE_SUBJECT_END '\002' /* what stands before it can be left out the second time */
#define TC_SENTENCE_BOOKKEEPING                                                                    \
  '\003' /* begins a clause that nobody needs to hear among others                                 \
          */

/* Around what is said to the acting player and, behind the second, what is said of that player. */
#define TC_SENTENCE_TO_PLAYER '\004'
#define TC_SENTENCE_OF_PLAYER '\005'
#define TC_SENTENCE_VOICE_END '\006'

#define TC_SENTENCE_CAPITAL '\007' /* what follows begins a sentence of its own */

/* The acting player's name; behind it, how many elements "each-player" it stands in: the acting
 * player is another one in each. */
#define TC_SENTENCE_ACTOR '\010'

/** tc_sentence_translate: "" for %NULL. */
const char *tc_sentence_translate (const char *text);

/** tc_sentence_append_clause: with its marks. */
void tc_sentence_append_clause (const TcScenario *scenario, TcNode node, GString *out);

/** tc_sentence_append_template: with its marks. */
void tc_sentence_append_template (const TcScenario *scenario,
                                  TcNode node,
                                  const char *template,
                                  GString *out);

/** tc_sentence_append_sentence: @clause with a capital and a full stop, after a blank. */
void tc_sentence_append_sentence (const char *clause, GString *out);

/** tc_sentence_append_text: a template up to @end, with its brackets. */
void tc_sentence_append_text (const TcScenario *scenario,
                              TcNode node,
                              const char *at,
                              const char *end,
                              GString *out);

/** tc_sentence_append_attribute: what a place {name} says. */
void tc_sentence_append_attribute (const TcScenario *scenario,
                                   TcNode node,
                                   const TcSchemaAttribute *attribute,
                                   GString *out);

/** tc_sentence_append_conditions: of a place {*and} or {*or}. */
void tc_sentence_append_conditions (const TcScenario *scenario,
                                    TcNode node,
                                    const TcSentencePlace *place,
                                    GString *out);

/** tc_sentence_find_value: (nullable): where the schema has such an attribute and the file a
 * value. */
const char *tc_sentence_find_value (const TcScenario *scenario, TcNode node, const char *name);

/** tc_sentence_get_number: the number of an attribute, or 0. */
gint64 tc_sentence_get_number (const TcScenario *scenario, TcNode node, const char *name);

/** tc_sentence_append_range: of a place {min..max}. */
void tc_sentence_append_range (const TcScenario *scenario,
                               TcNode node,
                               const TcSentencePlace *place,
                               GString *out);

/** tc_sentence_append_faces: of a place {lowest+faces}. */
void tc_sentence_append_faces (const TcScenario *scenario,
                               TcNode node,
                               const TcSentencePlace *place,
                               GString *out);

/** tc_sentence_count_around: how many elements named @name @node stands in. */
guint tc_sentence_count_around (const TcScenario *scenario, TcNode node, const char *name);

/** tc_sentence_hold_tests: whether all of the @length bytes of @tests hold: they have plus signs
 * between them. */
gboolean tc_sentence_hold_tests (const TcScenario *scenario,
                                 TcNode node,
                                 const char *tests,
                                 gsize length);

G_END_DECLS
