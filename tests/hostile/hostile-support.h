/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Texts that were made to harm their reader, or only look like it. They are made here and not kept
 * in files: some are large. All but the bare ones are the small valid scenario of the tests with
 * one thing wrong. */

typedef struct _HostileCase HostileCase;

struct _HostileCase {
  const char *name;

  /* Makes the text out of @good; the two are of @c's own use. */
  void (*make) (GString *text, const char *good, const HostileCase *c);
  const char *what;
  guint n;

  const char *code; /* of a finding, or its family; "" when it is a good scenario all the same */
  const char *part; /* (nullable): of the message of the first such finding */
};

extern const HostileCase hostile_cases[];
extern const guint hostile_n_cases;

/** hostile_make: (transfer full): the text of @c. */
GString *hostile_make (const HostileCase *c);

/** hostile_dup_good: (transfer full): the small valid scenario. */
char *hostile_dup_good (void);
