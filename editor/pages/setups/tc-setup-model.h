/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* What a setup does with each piece, and the operations that change that; from the roles setup,
 * placement, reinforcement, quota, piece, space and turn. Without any widget. */

/* Keys of boxes beside the map that are no data of the scenario; "@" cannot begin an id. */
#define TC_SETUP_BOX_OFF  "@off"
#define TC_SETUP_BOX_TURN "@turn-"

typedef struct {
  TcNode piece;
  TcNode child; /* of the setup, that says where the piece is; TC_NODE_NONE: nothing does */
  TcNode space; /* where it is placed, or TC_NODE_NONE */
  char *box;    /* (nullable): the key of the box it lies in, when it is not placed */
  char *where;  /* in words: "Sedan", "Turn 5", "Not in this setup" */
} TcSetupUse;

/** tc_setup_list_uses: (transfer full): of TcSetupUse *, for every piece in the order of the file.
 */
GPtrArray *tc_setup_list_uses (TcScenario *scenario, TcNode setup) G_GNUC_WARN_UNUSED_RESULT;

/** tc_setup_find_use: (nullable): of the piece with @id. */
const TcSetupUse *tc_setup_find_use (TcScenario *scenario, GPtrArray *uses, const char *id);

/** tc_setup_new_view: (transfer full): the board with the pieces where the setup puts them, those
 * off the map in boxes beside it. */
TcView *tc_setup_new_view (TcScenario *scenario,
                           TcNode setup,
                           GPtrArray *uses) G_GNUC_WARN_UNUSED_RESULT;

/**
 * tc_setup_new_move:
 * @piece: id
 * @target: id of a space, or one of the keys of boxes above
 *
 * Returns: (transfer full) (nullable): the operation that puts the piece there; %NULL with
 *   @out_why_not, in words, when the setup cannot
 */
TcOperation *tc_setup_new_move (TcScenario *scenario,
                                TcNode setup,
                                const char *piece,
                                const char *target,
                                char **out_why_not) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
