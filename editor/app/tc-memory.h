/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tc_memory_keep: asks the C library not to give freed memory back at once. Each edit of a large
 * board frees what the build before took, some ten megabytes, and the next one needs as much again:
 * a tenth of a build's time went into getting it from the kernel. Once, at the start; does nothing
 * where the C library cannot be asked. */
void tc_memory_keep (void);

G_END_DECLS
