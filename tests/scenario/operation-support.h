/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/tc-rng.h"
#include "scenario/tc-operation.h"

/** operation_new_random: (transfer full): some operation on some node of @scenario, which may well
 * be refused. */
TcOperation *operation_new_random (TcRng *rng, const TcScenario *scenario);
