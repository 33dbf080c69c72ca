/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "systems/tc-systems.h"

#include <stdlib.h>
#include <string.h>

#include "systems/badge/tc-badge.h"
#include "systems/bell-1938/tc-bell-1938.h"
#include "systems/betrayal-1940/tc-betrayal-1940.h"
#include "systems/dune/tc-dune.h"
#include "systems/house/tc-house.h"

static const TcSystem *const systems[] = {
  &tc_betrayal_1940_system, &tc_badge_system, &tc_bell_1938_system,
  &tc_dune_system,          &tc_house_system, NULL,
};

const TcSystem *const *
tc_systems_list (void)
{
  return systems;
}

const TcSchema **
tc_systems_dup_schemas (const TcSystem *const *list)
{
  GPtrArray *schemas = g_ptr_array_new ();

  if (list == NULL)
    list = systems;

  for (guint i = 0; list[i] != NULL; i++)
    g_ptr_array_add (schemas, (gpointer) list[i]->schema);
  g_ptr_array_add (schemas, NULL);

  return (const TcSchema **) g_ptr_array_free (schemas, FALSE);
}

static int
compare_codes (const void *a, const void *b)
{
  const TcCode *const *first = a;
  const TcCode *const *second = b;

  return strcmp ((*first)->code, (*second)->code);
}

const TcCode **
tc_systems_dup_codes (guint *out_n)
{
  GPtrArray *codes = g_ptr_array_new ();
  const TcCode *code;

  for (guint i = 0; (code = tc_code_get (i)) != NULL; i++)
    g_ptr_array_add (codes, (gpointer) code);
  for (guint i = 0; systems[i] != NULL; i++)
    for (guint k = 0; k < systems[i]->n_codes; k++)
      g_ptr_array_add (codes, (gpointer) &systems[i]->codes[k]);
  *out_n = codes->len;
  qsort (codes->pdata, codes->len, sizeof (gpointer), compare_codes);

  return (const TcCode **) g_ptr_array_free (codes, FALSE);
}

const TcCode *
tc_systems_find_code (const char *code)
{
  g_autofree char *upper = g_ascii_strup (code, -1);
  const TcCode *found = tc_code_lookup (upper);

  for (guint i = 0; systems[i] != NULL && found == NULL; i++)
    found = tc_code_find_in (systems[i]->codes, systems[i]->n_codes, upper);

  return found;
}
