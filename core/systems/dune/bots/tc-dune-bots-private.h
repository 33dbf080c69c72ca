/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-dune-bots-private.h is private to core/."
#endif

#include "systems/dune/tc-dune-private.h"

G_BEGIN_DECLS

G_END_DECLS
