/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scenario-support.h"

/** LintFault: one change of a file in which nothing is wrong, and what a build of it says then. */
typedef struct {
  const char *name;
  const char *from;    /* its first occurrence in the good file ... */
  const char *to;      /* ... is replaced */
  const char *code;    /* NULL: nothing is wrong */
  const char *at;      /* of the bad file: where the message stands, "%" before the very place */
  const char *message; /* contained in it */
  gboolean is_fixed;   /* by the first fix */
} LintFault;

/** lint_add_faults: a test of each of @faults under "/lint/@family/", and one that the good @file,
 * from the top of the project, has no findings. @faults are borrowed. */
void lint_add_faults (const char *family, const char *file, const LintFault *faults, guint n);

/** LintSaid: one change of a file in which nothing is wrong, and every word that a build says then:
 * of each finding a line "CODE@LINE:COLUMN MESSAGE", of each fix "LABEL:" and the lines "- OLD" and
 * "+ NEW" that it changes, without the blanks before them. */
typedef struct {
  const char *name;
  const char *from; /* its first occurrence in the good file ... */
  const char *to;   /* ... is replaced */
  const char *said;
} LintSaid;

/** lint_add_said: a test of each of @cases under "/lint/@family/". They are borrowed. */
void lint_add_said (const char *family, const char *file, const LintSaid *cases, guint n);
