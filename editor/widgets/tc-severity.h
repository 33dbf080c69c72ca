/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** tc_severity_get_icon_name: static. */
const char *tc_severity_get_icon_name (TcSeverity severity);

G_END_DECLS
