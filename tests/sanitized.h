/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How often a test does the same on other games, files or numbers. With sanitizers all takes four
 * times as long, and their one look at each line is what is wanted of them: @few. ./check runs the
 * tests that say so without, too: @all. */
#ifdef __SANITIZE_ADDRESS__
#define SANITIZED(few, all) (few)
#else
#define SANITIZED(few, all) (all)
#endif
