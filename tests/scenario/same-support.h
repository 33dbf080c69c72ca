/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scenario/tc-scenario.h"

/** assert_same: that two trees (nullable) are one: node by node, value by value, span by span. */
void assert_same (const TcScenario *a, const TcScenario *b);
