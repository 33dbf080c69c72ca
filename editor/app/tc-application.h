/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* TcApplication: opens each file it is given in a window of its own; without one, the shipped
 * scenario. */

#define TC_TYPE_APPLICATION (tc_application_get_type ())
G_DECLARE_FINAL_TYPE (TcApplication, tc_application, TC, APPLICATION, AdwApplication)

TcApplication *tc_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
