/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-data.h"

/* In a file of its own: the tests build the program with a system of theirs as well. */

const TcSystem *const *
tc_cli_get_systems (void)
{
  return NULL;
}
