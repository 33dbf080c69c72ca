/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/** SizeLimit: how many of something the schema of a system allows. */
typedef struct {
  const char *name;
  const char *element; /* @i: its number; @c, @r and @s: a column, row and side of its own */
  const char *anchor;  /* of the good text: they are written before it */
  guint n_there;       /* in the good text */
  guint most;
  const char *message; /* of one too many */
} SizeLimit;

/** sizes_write: (transfer full): @text with @n of the elements. @out_line: of the last. */
GString *sizes_write (const char *text, const SizeLimit *limit, guint n, guint *out_line);

/** sizes_build: of @text, whatever is wrong with it. @systems: as for tc_build_new (). */
TcBuild *sizes_build (const GString *text,
                      const TcSystem *const *systems) G_GNUC_WARN_UNUSED_RESULT;

/** sizes_check: at the limit nothing is said of it. One more is one finding at that element, and no
 * other error follows from it, but @n_besides that are true of it anyway. */
void sizes_check (const char *text,
                  const TcSystem *const *systems,
                  const SizeLimit *limit,
                  guint n_besides);

G_END_DECLS
