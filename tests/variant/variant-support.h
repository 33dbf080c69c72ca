/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-core.h>

G_BEGIN_DECLS

/* A folder of its own with the small scenario as base.scenario.xml. */
typedef struct {
  char *path;
  char *good; /* the text of the small scenario */
} Folder;

void folder_set_up (Folder *folder, gconstpointer data);
void folder_tear_down (Folder *folder, gconstpointer data);

/** folder_write: a file in it, and what is around it. */
void folder_write (Folder *folder, const char *name, const char *text);

/** folder_write_variant: <variant extends="@base"> around @body. */
void folder_write_variant (Folder *folder, const char *name, const char *base, const char *body);

/** folder_write_base: the small scenario with the one @from, (nullable), replaced by @to. */
void folder_write_base (Folder *folder, const char *from, const char *to);

/** folder_build: (transfer full): the file of that name. */
TcBuild *folder_build (Folder *folder, const char *name);

/** folder_find: (nullable): the first finding of @code at text @at in the file @name. */
const TcFinding *folder_find (TcBuild *build, const char *code, const char *name, const char *at);

/** folder_show: the findings, as messages of the test. */
void folder_show (TcBuild *build);

G_END_DECLS
