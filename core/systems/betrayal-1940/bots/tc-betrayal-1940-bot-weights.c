/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/betrayal-1940/bots/tc-betrayal-1940-bots-private.h"

const BotWeights betrayal_bot_weights = {
  .rival = 120,
  .loss = 20,
  .kill = 20,
  .rival_kill = 6,
  .german_kill = 6,
  .open_risk = 700,
  .need = 250,
  .keep = 0,
  .assault = 100,
  .friction = 5,
  .evacuation = 400,
  .evacuation_turn = 30,
  .marker_risk = { 900, 500, 250, 80, 20, 0 },
  .expected_support = 1,
  .pressure = 60,
  .bomb_withdrawal = 30,
  .air = 150,
};
