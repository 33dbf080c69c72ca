/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs the built program as a user would, in a temporary folder. */

typedef struct {
  char *folder; /* where the program runs; files are named relative to it */
  int status;   /* exit status of the last run */
  char *out;    /* what it printed */
  char *err;
  char **set; /* nullable: environment of the next runs, "NAME=VALUE" */
} Shell;

void shell_set_up (Shell *shell, gconstpointer data);
void shell_tear_down (Shell *shell, gconstpointer data);

#define shell_add_test(path, test)                                                                 \
  g_test_add ((path), Shell, NULL, shell_set_up, (test), shell_tear_down)

/** shell_run: @command is split at blanks as a shell does; it is given @input, nullable. */
void shell_run (Shell *shell, const char *command, const char *input);

/** shell_run_any: as shell_run () for any program at all. */
void shell_run_any (Shell *shell, const char *command, const char *input);

/** shell_write: a file in the folder; folders above it are made. */
void shell_write (Shell *shell, const char *name, const char *text);

/** shell_read: (transfer full): a file of the folder. */
char *shell_read (Shell *shell, const char *name);

/** shell_dup_fixture: (transfer full): the text of the small valid scenario that the tests edit. */
char *shell_dup_fixture (void);

/** shell_write_edited: the small scenario with the one @old replaced by @new. */
void shell_write_edited (Shell *shell, const char *name, const char *old, const char *new);

/** shell_count: how often @part is in @text. */
guint shell_count (const char *text, const char *part);

#define assert_has(text, part)                                                                     \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (strstr ((text), (part)) == NULL)                                                           \
      g_error ("%s:%d: \"%s\" is not in:\n%s", __FILE__, __LINE__, (part), (text));                \
  }                                                                                                \
  G_STMT_END

#define assert_status(shell, expected)                                                             \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if ((shell)->status != (expected))                                                             \
      g_error ("%s:%d: exit status %d, not %d:\n%s%s", __FILE__, __LINE__, (shell)->status,        \
               (expected), (shell)->out, (shell)->err);                                            \
  }                                                                                                \
  G_STMT_END

G_END_DECLS
