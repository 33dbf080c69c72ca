/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/tc-rng.h"
#include "scenario/tc-operation.h"

/** operation_new_random: (transfer full): some operation on some node of @scenario, which may well
 * be refused. */
TcOperation *operation_new_random (TcRng *rng, const TcScenario *scenario);

/**
 * operation_read: (transfer full): the operation that @written says; paths and names have no
 * blanks:
 *
 *   set PATH ATTRIBUTE VALUE...      unset PATH ATTRIBUTE
 *   insert PATH NAME [A=V]...        insert-after PATH SIBLING NAME [A=V]...
 *   remove PATH                      copy PATH
 *   up PATH    down PATH    first PATH    after PATH SIBLING
 *   text PATH [TEXT]...
 *
 * The root is ".". Several, with "; " between them, are a group.
 */
TcOperation *operation_read (const char *written);
