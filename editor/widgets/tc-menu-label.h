/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tc_menu_label_dup: (transfer full): for an entry of a menu: @whole, of which the middle is left
 * out when it has more than @max_length characters, and no letter of it underlined. */
char *tc_menu_label_dup (const char *whole, glong max_length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
