/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/tc-rng.h"
#include "scenario/tc-scenario.h"

/** rearranged_new: (transfer full): the text of @scenario with elements moved, wrapped, split or
 * pasted from @donor, or as a tool leaves it: laid out, with other line ends or another prefix. It
 * may well be broken. */
TcSource *rearranged_new (const TcScenario *scenario, const TcScenario *donor, TcRng *rng);
