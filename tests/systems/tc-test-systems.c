/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-test-systems.h"

#include "tc-mini.h"
#include "tc-relay.h"

static const TcSystem *const systems[] = {
  &tc_mini_system,
  &tc_relay_system,
  NULL,
};

const TcSystem *const *
tc_test_systems_list (void)
{
  return systems;
}

const TcSystem **
tc_test_systems (void)
{
  const TcSystem *const *both[] = { systems, tc_systems_list () };
  GPtrArray *all = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    for (guint k = 0; both[i][k] != NULL; k++)
      g_ptr_array_add (all, (gpointer) both[i][k]);
  g_ptr_array_add (all, NULL);

  return (const TcSystem **) g_ptr_array_free (all, FALSE);
}

const TcSystem *const *
tc_test_get_systems (void)
{
  static gsize once = 0;

  if (g_once_init_enter (&once))
    g_once_init_leave (&once, GPOINTER_TO_SIZE (tc_test_systems ()));

  return GSIZE_TO_POINTER (once);
}
