/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "tc-cli-term.h"
#include "tc-cli.h"

G_BEGIN_DECLS

/* How the findings of a run are printed: one TcCliFormat for each that --format knows, and a
 * TcCliOutput for each that was asked for. */

/** TcCliTally: what a run came to. */
typedef struct {
  guint n_files; /* that could be read */
  guint n_unreadable;
  guint counts[TC_SEVERITY_ERROR + 1];
  guint n_ignored; /* that comments hide */
  guint n_known;   /* that a baseline holds back */
  guint n_kept;    /* games that were played again */
} TcCliTally;

/** tc_cli_print_summary: what a run came to, on standard error. @is_ok: it ends with status 0. */
void tc_cli_print_summary (const TcCliTally *tally, gboolean is_ok);

typedef struct _TcCliOutput TcCliOutput;

/** TcCliFormat: every hook appends to @text of the output. All but @name may be %NULL. */
typedef struct {
  const char *name;
  gboolean is_for_machines; /* nothing in it is translated */
  void (*begin) (TcCliOutput *output);
  void (*add_file) (TcCliOutput *output, const char *path, TcReport *report);
  void (*add_failure) (TcCliOutput *output, const char *path, const char *message);
  void (*end) (TcCliOutput *output, const TcCliTally *tally);
} TcCliFormat;

struct _TcCliOutput {
  const TcCliFormat *format;
  char *path; /* "-": standard output, which is written as the run goes on */
  gboolean colour;
  TcSeverity threshold; /* from which on a finding fails the run */
  GString *text;        /* not written yet */
  guint n;              /* findings so far */
  guint n_failures;     /* what could not be checked */
  GPtrArray *kept;      /* of char *: whatever the format puts off until the end */
  GHashTable *seen;     /* fingerprints of char * */
};

extern const TcCliFormat tc_cli_format_github;
extern const TcCliFormat tc_cli_format_gitlab;
extern const TcCliFormat tc_cli_format_human;
extern const TcCliFormat tc_cli_format_json;
extern const TcCliFormat tc_cli_format_jsonl;
extern const TcCliFormat tc_cli_format_junit;
extern const TcCliFormat tc_cli_format_sarif;

/**
 * tc_cli_output_new:
 * @word: "FORMAT" for standard output, or "FORMAT:FILE"
 *
 * Returns: (transfer full) (nullable): %NULL when there is no such format, and that has been said.
 */
TcCliOutput *tc_cli_output_new (const TcCommand *command, const char *word);

void tc_cli_output_free (TcCliOutput *output);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcCliOutput, tc_cli_output_free)

/** tc_cli_output_flush: writes what standard output is due; a file is written by
 * tc_cli_output_close (), whole or not at all. */
void tc_cli_output_flush (TcCliOutput *output);

/** tc_cli_output_close: %FALSE when the file could not be written, and that has been said. */
gboolean tc_cli_output_close (TcCliOutput *output);

/** tc_cli_output_dup_fingerprint: (transfer full): what stays the same while the finding does,
 * wherever its line goes: 64 hexadecimal digits of its code, file and logical place; never the
 * same twice in one output. */
char *tc_cli_output_dup_fingerprint (TcCliOutput *output, const TcFinding *finding);

/** tc_cli_dup_uri: (transfer full): a relative path as a reference in a URI, an absolute one as a
 * file: URI. */
char *tc_cli_dup_uri (const char *path);

G_END_DECLS
