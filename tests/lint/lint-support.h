/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scenario-support.h"

/** LintCase: what stands inside the root of a valid toy file from line 2 on, what tc_lint_run ()
 * says of it, and the first message. */
typedef struct {
  const char *name;
  const char *body;
  const char *codes;
  const char *message; /* nullable */
} LintCase;

/** lint_add_cases: a test of @n cases under "/lint/@family/". */
void lint_add_cases (const char *family, const LintCase *cases, guint n);

/** lint_run: (transfer full): the report of tc_lint_run () alone. */
TcReport *lint_run (const char *text);
