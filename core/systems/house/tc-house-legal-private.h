/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-house-legal-private.h is private to core/."
#endif

#include "systems/house/tc-house-private.h"

G_BEGIN_DECLS

/* Whom a reason speaks of. */
void house_blame (const TcRuleset *ruleset, const TcState *state, TcReason reason, TcMove *about);

/* What is legal in the own turn, for the table of decisions in tc-house-legal.c. */

void house_look_init (HouseLook *look, const HouseRules *rules, const HouseState *state);
gboolean house_is_caught (HouseLook *look);
HouseWhy house_judge_card (HouseLook *look, guint card);
guint house_get_cost (const HouseRules *rules, const HouseState *state);
void house_add_move (HouseLook *look,
                     TcMoveList *list,
                     HouseVerb verb,
                     guint subject,
                     guint target);
TcReason house_check_walk (HouseLook *look, const TcMove *move);
void house_list_walk (HouseLook *look, TcMoveList *list);
TcReason house_check_explore (HouseLook *look, const TcMove *move);
void house_list_explore (HouseLook *look, TcMoveList *list);
TcReason house_check_cross (HouseLook *look, const TcMove *move);
void house_list_cross (HouseLook *look, TcMoveList *list);
TcReason house_check_room (HouseLook *look, const TcMove *move);
void house_list_room (HouseLook *look, TcMoveList *list);
TcReason house_check_token (HouseLook *look, const TcMove *move);
void house_list_token (HouseLook *look, TcMoveList *list);
TcReason house_check_use (HouseLook *look, const TcMove *move);
void house_list_cards (HouseLook *look,
                       TcMoveList *list,
                       HouseVerb verb,
                       guint where,
                       TcReason (*check) (HouseLook *look, const TcMove *move));
void house_list_use (HouseLook *look, TcMoveList *list);
TcReason house_check_give (HouseLook *look, const TcMove *move);
void house_list_give (HouseLook *look, TcMoveList *list);
TcReason house_check_drop (HouseLook *look, const TcMove *move);
void house_list_drop (HouseLook *look, TcMoveList *list);
TcReason house_check_pick (HouseLook *look, const TcMove *move);
void house_list_pick (HouseLook *look, TcMoveList *list);
TcReason house_check_free (HouseLook *look, const TcMove *move);
void house_list_free (HouseLook *look, TcMoveList *list);
guint house_find_figure (const HouseLook *look, TcThing thing);
TcReason house_check_attack (HouseLook *look, const TcMove *move);
TcReason house_check_attack_with (HouseLook *look, const TcMove *move);
void house_list_attack (HouseLook *look, TcMoveList *list);
void house_list_attack_with (HouseLook *look, TcMoveList *list);
TcReason house_check_task (HouseLook *look, const TcMove *move);
void house_list_task (HouseLook *look, TcMoveList *list);
TcReason house_check_fetch (HouseLook *look, const TcMove *move);
void house_list_fetch (HouseLook *look, TcMoveList *list);
TcReason house_check_done (HouseLook *look, const TcMove *move);
void house_list_done (HouseLook *look, TcMoveList *list);

G_END_DECLS
