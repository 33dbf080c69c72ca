/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "systems/house/tc-house-private.h"

G_BEGIN_DECLS

/* What the table is drawn into, and from what. */

typedef struct {
  TcView *view;
  guint8 viewer;
  const TcRuleset *ruleset;
  const HouseRules *rules;
  const HouseState *state;
  TcScenario *scenario;
  TcViewFloor floors[HOUSE_MAX_FLOORS];
} HousePicture;

static inline const TcThingInfo *
house_get_info (const HousePicture *picture, guint thing)
{
  return tc_ruleset_get_thing (picture->ruleset, (TcThing) thing);
}

/* tc-house-view-ways.c: floors as large as what lies and may come to lie on them, and where that
 * is: behind an open door, and the room about to be laid. */
void house_stretch_floors (HousePicture *picture);
void house_show_ways (HousePicture *picture);

G_END_DECLS
