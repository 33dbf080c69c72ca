/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcProblems: the findings of the current build as a list.
 *
 * Signal: finding-activated (guint index): as in tc_problems_find (). */

#define TC_TYPE_PROBLEMS (tc_problems_get_type ())
G_DECLARE_FINAL_TYPE (TcProblems, tc_problems, TC, PROBLEMS, AdwBin)

/** tc_problems_find: (transfer none) (nullable): the finding at @index of the report of @build;
 * behind all that it has are those that are ignored. */
const TcFinding *tc_problems_find (TcBuild *build, guint index);

/** tc_problems_dup_message: (transfer full): what is wrong, and of what when the message does not
 * say it. */
char *tc_problems_dup_message (TcBuild *build, const TcFinding *finding);

/** tc_problems_enter: gives the keys to the selected problem, or else the first; without any, to
 * the button that closes the list. */
void tc_problems_enter (TcProblems *self);

/** tc_problems_measure: the height at which a list @width wide shows its first few problems. */
int tc_problems_measure (TcProblems *self, int width);

/** tc_problems_visit: the one at @index, as in tc_problems_find (), is shown now: it is selected,
 * and the next is sought from there, whatever becomes of it. */
void tc_problems_visit (TcProblems *self, guint index);

/** tc_problems_find_next: the problem after where one is, or with @by -1 the one before that, round
 * and round; %FALSE when there is none.
 * @caret: a byte of the text, or -1: one is at the problem that was visited last */
gboolean tc_problems_find_next (TcProblems *self, int by, gssize caret, guint *out_index);

void tc_problems_set_document (TcProblems *self, TcDocument *document);

G_END_DECLS
