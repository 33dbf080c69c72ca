/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* TcAreaList: the areas of a scenario by name, as items: key is the id, the detail the names of
 * what the area refers to. Sorting a thousand names takes longer than a frame, so what an edit
 * leaves as it was keeps its item and its place. */

typedef struct _TcAreaList TcAreaList;

TcAreaList *tc_area_list_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tc_area_list_free (TcAreaList *list);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcAreaList, tc_area_list_free)

/** tc_area_list_update: to the areas (role "space") of @scenario. Returns whether any item is
 * another. */
gboolean tc_area_list_update (TcAreaList *list, TcScenario *scenario);

/** tc_area_list_dup_items: (transfer full) (element-type TcItem): sorted. */
GPtrArray *tc_area_list_dup_items (const TcAreaList *list) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
