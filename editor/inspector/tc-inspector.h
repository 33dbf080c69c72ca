/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "document/tc-document.h"

G_BEGIN_DECLS

/* TcInspector: the selected datum as a form made from the schema: its problems, its values, where
 * they come from, and what it contains. Nothing selected: the scenario itself. */

#define TC_TYPE_INSPECTOR (tc_inspector_get_type ())
G_DECLARE_FINAL_TYPE (TcInspector, tc_inspector, TC, INSPECTOR, AdwBin)

void tc_inspector_set_document (TcInspector *self, TcDocument *document);

/** tc_inspector_apply: what is being typed becomes an edit: before the text is saved, played,
 * closed or given up. */
void tc_inspector_apply (TcInspector *self);

/** tc_inspector_enter: gives the keyboard to the field of @attribute of the selected datum; %FALSE
 * when it has none. */
gboolean tc_inspector_enter (TcInspector *self, const char *attribute);

/** tc_inspector_show_uses: scrolls to what refers to the selection, and gives the first of them the
 * keyboard; %FALSE when nothing can refer to it. */
gboolean tc_inspector_show_uses (TcInspector *self);

G_END_DECLS
