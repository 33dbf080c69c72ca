/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <stdlib.h>
#include <string.h>

#include "text/tc-codes-private.h"

typedef struct {
  const TcCode *codes;
  const guint *n; /* an address, for the value is not a constant expression here */
} Family;

static const Family families[] = {
  { tc_codes_xml, &tc_codes_xml_n },     { tc_codes_sch, &tc_codes_sch_n },
  { tc_codes_ref, &tc_codes_ref_n },     { tc_codes_lint, &tc_codes_lint_n },
  { tc_codes_free, &tc_codes_free_n },   { tc_codes_sys, &tc_codes_sys_n },
  { tc_codes_badge, &tc_codes_badge_n }, { tc_codes_betrayal_1940, &tc_codes_betrayal_1940_n },
};

typedef struct {
  TcCode *codes;
  guint n;
} Catalogue;

static int
compare_codes (const void *a, const void *b)
{
  return strcmp (((const TcCode *) a)->code, ((const TcCode *) b)->code);
}

static Catalogue *
build_catalogue (void)
{
  Catalogue *catalogue = g_new0 (Catalogue, 1);
  guint at = 0;

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    catalogue->n += *families[i].n;

  catalogue->codes = g_new (TcCode, catalogue->n);
  for (guint i = 0; i < G_N_ELEMENTS (families); i++) {
    memcpy (catalogue->codes + at, families[i].codes, *families[i].n * sizeof (TcCode));
    at += *families[i].n;
  }
  qsort (catalogue->codes, catalogue->n, sizeof (TcCode), compare_codes);

  return catalogue;
}

/* Core has no mutable globals; this is a constant that the linker cannot lay out in one piece,
 * since each layer owns its family's table. It is built once and never changes. */
static const Catalogue *
get_catalogue (void)
{
  static gsize once = 0;

  if (g_once_init_enter (&once))
    g_once_init_leave (&once, GPOINTER_TO_SIZE (build_catalogue ()));

  return GSIZE_TO_POINTER (once);
}

const TcCode *
tc_code_lookup (const char *code)
{
  const Catalogue *catalogue = get_catalogue ();
  g_autofree char *upper = NULL;
  TcCode key = { 0 };

  g_return_val_if_fail (code != NULL, NULL);

  upper = g_ascii_strup (code, -1);
  key.code = upper;

  return bsearch (&key, catalogue->codes, catalogue->n, sizeof (TcCode), compare_codes);
}

const TcCode *
tc_code_list (guint *out_n)
{
  const Catalogue *catalogue = get_catalogue ();

  *out_n = catalogue->n;

  return catalogue->codes;
}
