/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcCompareChoice: asks which other text the document is compared with: a scenario of its game in
 * another window, one that was opened lately or that comes with Turncoat, what it was when it was
 * opened, or any file. The window in front of which it
 * is shows the comparison. */

#define TC_TYPE_COMPARE_CHOICE (tc_compare_choice_get_type ())
G_DECLARE_FINAL_TYPE (TcCompareChoice, tc_compare_choice, TC, COMPARE_CHOICE, AdwWindow)

/**
 * tc_compare_choice_new:
 * @parent: has the actions "win.compare-with", "win.compare-with-opened" and
 *   "win.choose-other-file"
 * @opened: (array zero-terminated=1): the files in other windows
 * @recent: (array zero-terminated=1): others that were opened lately; of both, those of other games
 *   are left out
 */
GtkWindow *tc_compare_choice_new (GtkWindow *parent,
                                  TcDocument *document,
                                  const char *const *opened,
                                  const char *const *recent);

G_END_DECLS
