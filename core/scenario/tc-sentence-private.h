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

G_END_DECLS
