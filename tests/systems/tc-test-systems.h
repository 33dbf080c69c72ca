/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** tc_test_systems_list: NULL-terminated: the systems that only tests play. */
const TcSystem *const *tc_test_systems_list (void);

/** tc_test_systems: NULL-terminated: these and the shipped ones. (transfer container) */
const TcSystem **tc_test_systems (void) G_GNUC_WARN_UNUSED_RESULT;

/** tc_test_get_systems: the same, made once, for who asks for them again and again. */
const TcSystem *const *tc_test_get_systems (void);

G_END_DECLS
