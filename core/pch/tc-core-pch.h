/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What all files of core include, parsed once with -Db_pch=true. Nothing of ours, and nothing that
 * only some include: what a file forgets has to fail somewhere. */
#include <glib.h>
