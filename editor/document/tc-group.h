/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* Adding the usual operations to a group (tc_operation_new_group ()). */

void tc_group_set (TcOperation *group, const char *path, const char *attribute, const char *value);
void tc_group_remove (TcOperation *group, const char *path);

/** tc_group_insert: (transfer none): the insertion, to say more about it. */
TcOperation *tc_group_insert (TcOperation *group,
                              const char *path,
                              const char *name,
                              const char *const *attributes);

G_END_DECLS
