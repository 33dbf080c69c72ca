/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * large_scenario_new:
 * @good: the small scenario of the tests
 * @bytes: about what it is to have, a megabyte or more
 *
 * Returns: (transfer full): @good with up to 1,900 square areas more, their outlines as detailed as
 *   it takes, and all their adjacencies; with coasts and rivers; and with setups. A third of it
 *   each. It is valid by the schema. That the rules of a game do not take so many areas and setups
 *   is a finding of the compile.
 */
GString *large_scenario_new (const char *good, gsize bytes);
