/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/tc-setup.h"

G_BEGIN_DECLS

/* The memory of a free setup's problem, for those who pose one: the caller's own, in one piece. */

/** TcSetupTables: the tables of a problem, to be filled in: the same as in #TcSetupProblem. */
typedef struct {
  TcSetupGroup *groups;
  guint8 *allowed;
  guint16 *placed;
  guint16 *capacity;
  guint16 *present;
  guint8 *closed;
  guint8 *open_base;
  gpointer work; /* what the functions below take as memory */
} TcSetupTables;

/**
 * tc_setup_lay_out:
 * @problem: with its three numbers; gets the tables
 * @memory: (nullable): room for them all, 8-byte aligned; %NULL: only to learn how much that is
 *
 * Lays all tables out one after the other. They are as @memory is: zeros, when it is.
 *
 * Returns: how many bytes they take
 */
gsize tc_setup_lay_out (TcSetupProblem *problem, TcSetupTables *out_tables, gpointer memory);

G_END_DECLS
