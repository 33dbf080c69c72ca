/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A translation into no language, as long as German: it takes the place of gettext for all of the
 * program, GtkBuilder included. */

/** pseudo_words_set_on: what is translated from now on; off at first. */
void pseudo_words_set_on (gboolean is_on);
