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
  { tc_codes_xml, &tc_codes_xml_n },   { tc_codes_sch, &tc_codes_sch_n },
  { tc_codes_ref, &tc_codes_ref_n },   { tc_codes_lint, &tc_codes_lint_n },
  { tc_codes_free, &tc_codes_free_n }, { tc_codes_sys, &tc_codes_sys_n },
  { tc_codes_var, &tc_codes_var_n },   { tc_codes_mrg, &tc_codes_mrg_n },
  { tc_codes_eff, &tc_codes_eff_n },   { tc_codes_ign, &tc_codes_ign_n },
  { tc_codes_cfg, &tc_codes_cfg_n },   { tc_codes_ply, &tc_codes_ply_n },
};

static int
compare_codes (const void *a, const void *b)
{
  return strcmp (((const TcCode *) a)->code, ((const TcCode *) b)->code);
}

const TcCode *
tc_code_find_in (const TcCode *codes, guint n, const char *code)
{
  TcCode key = { .code = code };

  return n > 0 ? bsearch (&key, codes, n, sizeof (TcCode), compare_codes) : NULL;
}

const TcCode *
tc_code_lookup (const char *code)
{
  g_autofree char *upper = NULL;
  const TcCode *found = NULL;

  g_return_val_if_fail (code != NULL, NULL);

  upper = g_ascii_strup (code, -1);
  for (guint i = 0; i < G_N_ELEMENTS (families) && found == NULL; i++)
    found = tc_code_find_in (families[i].codes, *families[i].n, upper);

  return found;
}

const TcCode *
tc_code_get (guint index)
{
  for (guint i = 0; i < G_N_ELEMENTS (families); i++) {
    if (index < *families[i].n)
      return &families[i].codes[index];
    index -= *families[i].n;
  }

  return NULL;
}
