/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-data.h"
#include "tc-mini.h"

/* The program as it is, with the test system, which has secrets, as the only one. */

static const TcSystem *const systems[] = { &tc_mini_system, NULL };

const TcSystem *const *
tc_cli_get_systems (void)
{
  return systems;
}
