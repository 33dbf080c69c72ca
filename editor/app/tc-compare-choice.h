/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcCompareChoice: asks which other text the document is compared with: a scenario of its game that
 * comes with Turncoat, what it was when it was opened, or any file. The window in front of which it
 * is shows the comparison. */

#define TC_TYPE_COMPARE_CHOICE (tc_compare_choice_get_type ())
G_DECLARE_FINAL_TYPE (TcCompareChoice, tc_compare_choice, TC, COMPARE_CHOICE, AdwWindow)

/** tc_compare_choice_new: @parent: has the actions "win.compare-with", "win.compare-with-opened"
 * and "win.choose-other-file". */
GtkWindow *tc_compare_choice_new (GtkWindow *parent, TcDocument *document);

G_END_DECLS
