/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-cli.h"

G_BEGIN_DECLS

/* A file that a command changes: read, and written back in place or elsewhere. */
typedef struct {
  const char *path;        /* "-" is standard input, and then standard output */
  char *output;            /* nullable: to be written instead; owned */
  gboolean diff;           /* show what would change, and write nothing */
  TcSource *source;        /* owned */
  TcFileIdentity identity; /* when it was read */
} TcCliChange;

#define TC_CLI_CHANGE_ENTRIES(change)                                                              \
  { "output",                                                                                      \
    'o',                                                                                           \
    0,                                                                                             \
    G_OPTION_ARG_FILENAME,                                                                         \
    &(change).output,                                                                              \
    N_ ("Write to FILE instead of changing the file in place"),                                    \
    N_ ("FILE") },                                                                                 \
  {                                                                                                \
    "diff", 'd', 0, G_OPTION_ARG_NONE, &(change).diff,                                             \
      N_ ("Show the changes as a unified diff, and change nothing"), NULL                          \
  }

/** tc_cli_change_load: a file, not the name of a shipped scenario: those are nobody's to change.
 * %FALSE when it failed and that has been said. @path is kept. */
gboolean tc_cli_change_load (TcCliChange *change, const char *path);

/** tc_cli_change_write: @changed in place of the file, or where else it is to go. */
TcExit tc_cli_change_write (TcCliChange *change, TcSource *changed);

void tc_cli_change_clear (TcCliChange *change);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcCliChange, tc_cli_change_clear)

G_END_DECLS
