/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What can be done with the tiles that a setup lays on floors, each as one operation, or why it
 * cannot: TcFloorPlan judges. From roles alone, no widgets. */

/** tc_floors_find_fit: turns @proposed, clockwise from how it is turned, until it fits. When it
 * fits in no way the fault is that of the first. */
TcFloorFault tc_floors_find_fit (const TcFloorPlan *plan,
                                 TcFloorTile *proposed,
                                 const TcFloorTile *instead,
                                 const TcFloorTile **out_other);

/** tc_floors_new_lay: (transfer full) (nullable): @proposed is laid, turned so that it fits, or
 * moved there when the setup lays it already.
 * @out_why_not: (out) (transfer full) (nullable): why it cannot be, in a sentence. */
TcOperation *tc_floors_new_lay (TcScenario *scenario,
                                TcNode setup,
                                const TcFloorTile *proposed,
                                char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

/** tc_floors_new_turn: (transfer full) (nullable): @tile is turned on to where it fits next,
 * clockwise, or the other way round; removal: it lies there no more. Likewise. */
TcOperation *tc_floors_new_turn (TcScenario *scenario,
                                 TcNode setup,
                                 TcNode tile,
                                 gboolean is_clockwise,
                                 char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;
TcOperation *tc_floors_new_removal (TcScenario *scenario,
                                    TcNode setup,
                                    TcNode tile,
                                    char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

/** tc_floors_list_left: (transfer full): of TcNode: tiles that the setup does not lay, and that may
 * lie on @floor, or with TC_NODE_NONE on any. */
GArray *tc_floors_list_left (TcScenario *scenario,
                             const TcFloorPlan *plan,
                             TcNode floor) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
