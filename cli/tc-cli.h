/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-core.h>

G_BEGIN_DECLS

/* What every subcommand shares: exit codes, options, messages. Messages go to stderr and are
 * translated; what a machine reads goes to stdout and is not. */

/** TcExit: the program's exit codes; of several the highest wins. */
typedef enum {
  TC_EXIT_OK,
  TC_EXIT_FINDINGS, /* problems in the data at or above the threshold, a replay that diverges */
  TC_EXIT_USAGE,    /* wrong options or arguments */
  TC_EXIT_FAILED,   /* could not do the job: never to be taken for "valid" */
} TcExit;

typedef struct _TcCommand TcCommand;

struct _TcCommand {
  const char *name;
  const char *arguments; /* N_(): "PATH..."; "" for none */
  const char *summary;   /* N_(): one line */
  const char *help;      /* N_(): what follows the options in --help: notes and examples */

  /* @argv[0] is the command's name. */
  TcExit (*run) (const TcCommand *command, int argc, char **argv);
};

extern const TcCommand tc_command_diff;
extern const TcCommand tc_command_edit;
extern const TcCommand tc_command_explain;
extern const TcCommand tc_command_extract;
extern const TcCommand tc_command_fill_setup;
extern const TcCommand tc_command_fix;
extern const TcCommand tc_command_flatten;
extern const TcCommand tc_command_fmt;
extern const TcCommand tc_command_git_setup;
extern const TcCommand tc_command_info;
extern const TcCommand tc_command_merge;
extern const TcCommand tc_command_migrate;
extern const TcCommand tc_command_new;
extern const TcCommand tc_command_play;
extern const TcCommand tc_command_rebase;
extern const TcCommand tc_command_rename;
extern const TcCommand tc_command_replay;
extern const TcCommand tc_command_review;
extern const TcCommand tc_command_rules;
extern const TcCommand tc_command_simulate;
extern const TcCommand tc_command_uses;
extern const TcCommand tc_command_validate;

/**
 * tc_cli_parse:
 * @entries: the command's own options; --help is added
 * @argc: (inout): afterwards argv holds argv[0] and, unless taken by G_OPTION_REMAINING, what is
 *   left
 * @out_exit: what to return when the result is %FALSE
 *
 * Returns: %FALSE when there is nothing more to do: help was asked for, or the options are wrong
 *   and that has been said.
 */
gboolean tc_cli_parse (const TcCommand *command,
                       const GOptionEntry *entries,
                       int *argc,
                       char ***argv,
                       TcExit *out_exit);

/** tc_cli_error: "turncoat: MESSAGE" on stderr, as one line: what the message quotes, such as the
 * name of a file, may hold anything. */
void tc_cli_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** tc_cli_usage_error: as tc_cli_error (), then where the help is. */
TcExit tc_cli_usage_error (const TcCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** tc_cli_dup_hint: (transfer full): " Did you mean ...?" or "" for the end of a message. @known:
 * NULL-terminated. */
char *tc_cli_dup_hint (const char *word, const char *const *known);

/** tc_cli_refuse_word: says that there is no @what ("setup") called @word, what comes near and
 * which ones there are. @known: NULL-terminated. */
TcExit tc_cli_refuse_word (const TcCommand *command,
                           const char *what,
                           const char *word,
                           const char *const *known);

/** tc_cli_choose: which of the NULL-terminated @words the @value of --@option is; -1 after saying
 * which ones there are. */
gint tc_cli_choose (const TcCommand *command,
                    const char *option,
                    const char *value,
                    const char *const *words);

/** tc_cli_stop_translating: from here on messages are in the words of the source: for what machines
 * read. */
void tc_cli_stop_translating (void);

/** tc_cli_write_file: "-" is stdout. %FALSE when it failed and that has been said. */
gboolean tc_cli_write_file (const char *path, const char *text);

G_END_DECLS
