/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-setup-tables.h"

/* Where the next @size bytes of @memory lie; %NULL where it is only counted. */
static gpointer
place (guint8 *memory, gsize *offset, gsize size)
{
  gpointer here = memory != NULL ? memory + *offset : NULL;

  *offset += (size + 7) / 8 * 8;

  return here;
}

gsize
tc_setup_lay_out (TcSetupProblem *problem, TcSetupTables *out_tables, gpointer memory)
{
  gsize n_cells = (gsize) problem->n_groups * problem->n_places;
  gsize n_sided = (gsize) problem->n_sides * problem->n_places;
  TcSetupTables tables;
  gsize size = 0;

  problem->groups = tables.groups =
    place (memory, &size, problem->n_groups * sizeof (TcSetupGroup));
  problem->allowed = tables.allowed = place (memory, &size, n_cells);
  problem->placed = tables.placed = place (memory, &size, n_cells * sizeof (guint16));
  problem->capacity = tables.capacity = place (memory, &size, n_sided * sizeof (guint16));
  problem->present = tables.present = place (memory, &size, n_sided * sizeof (guint16));
  problem->closed = tables.closed = place (memory, &size, n_sided);
  problem->open_base = tables.open_base = place (memory, &size, n_sided);
  tables.work = place (memory, &size,
                       tc_setup_work_size (problem->n_groups, problem->n_places, problem->n_sides));
  *out_tables = tables;

  return size;
}
