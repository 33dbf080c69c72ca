/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-memory.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#define KEPT (64 * 1024 * 1024) /* bytes that may stay unused */

void
tc_memory_keep (void)
{
#ifdef __GLIBC__
  /* What is larger than the threshold is taken from the kernel and given back each time. */
  mallopt (M_MMAP_THRESHOLD, KEPT / 2);
  mallopt (M_TRIM_THRESHOLD, KEPT);
#endif
}
