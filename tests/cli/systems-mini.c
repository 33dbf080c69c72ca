/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-data.h"
#include "tc-mini.h"
#include "tc-trial.h"

/* The program as it is, with test systems only: one that has secrets, and one of cards that act. */

static const TcSystem *const systems[] = { &tc_mini_system, &tc_trial_system, NULL };

const TcSystem *const *
tc_cli_get_systems (void)
{
  return systems;
}
