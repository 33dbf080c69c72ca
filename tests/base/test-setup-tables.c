/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-setup-tables.h"

#include <string.h>

/* The tables of a free setup's problem lie one after the other in the caller's memory. */

#define N_GROUPS 3
#define N_PLACES 5
#define N_SIDES  2

typedef struct {
  TcSetupProblem problem;
  TcSetupTables tables;
  guint8 *memory;
  gsize size;
} Fixture;

static void
set_up (Fixture *f, gconstpointer unused)
{
  f->problem = (TcSetupProblem){ .n_groups = N_GROUPS, .n_places = N_PLACES, .n_sides = N_SIDES };
  f->size = tc_setup_lay_out (&f->problem, &f->tables, NULL);
  f->memory = g_malloc0 (f->size);
}

static void
tear_down (Fixture *f, gconstpointer unused)
{
  g_free (f->memory);
}

/* Whoever asks only for the size gets no tables that could be written to. */
static void
test_size (Fixture *f, gconstpointer unused)
{
  gsize cells = N_GROUPS * N_PLACES;
  gsize sided = N_SIDES * N_PLACES;

  g_assert_cmpuint (f->size, >=,
                    N_GROUPS * sizeof (TcSetupGroup) + 3 * cells + 6 * sided +
                      tc_setup_work_size (N_GROUPS, N_PLACES, N_SIDES));
  g_assert_null (f->tables.groups);
  g_assert_null (f->tables.work);
  g_assert_null (f->problem.capacity);
  g_assert_cmpuint (tc_setup_lay_out (&f->problem, &f->tables, f->memory), ==, f->size);
}

static void
fill (gpointer table, gsize size, guint8 value)
{
  guint8 *bytes = table;

  for (gsize i = 0; i < size; i++)
    g_assert_cmpuint (bytes[i], ==, 0);
  memset (table, value, size);
}

/* Filling one table to its end touches no byte of another one, nor what lies behind them all. */
static void
test_apart (Fixture *f, gconstpointer unused)
{
  const gsize cells = N_GROUPS * N_PLACES;
  const gsize sided = N_SIDES * N_PLACES;
  gsize work = tc_setup_work_size (N_GROUPS, N_PLACES, N_SIDES);

  tc_setup_lay_out (&f->problem, &f->tables, f->memory);
  fill (f->tables.groups, N_GROUPS * sizeof (TcSetupGroup), 1);
  fill (f->tables.allowed, cells, 2);
  fill (f->tables.placed, 2 * cells, 3);
  fill (f->tables.capacity, 2 * sided, 4);
  fill (f->tables.present, 2 * sided, 5);
  fill (f->tables.closed, sided, 6);
  fill (f->tables.open_base, sided, 7);
  fill (f->tables.work, work, 8);
  g_assert_cmpuint (GPOINTER_TO_SIZE (f->tables.work) % 8, ==, 0);
  g_assert_true ((guint8 *) f->tables.work + work <= f->memory + f->size);
  g_assert_true (f->problem.groups == f->tables.groups);
  g_assert_true (f->problem.allowed == f->tables.allowed);
  g_assert_true (f->problem.placed == f->tables.placed);
  g_assert_true (f->problem.capacity == f->tables.capacity);
  g_assert_true (f->problem.present == f->tables.present);
  g_assert_true (f->problem.closed == f->tables.closed);
  g_assert_true (f->problem.open_base == f->tables.open_base);
}

/* What was laid out can be solved as it lies. */
static void
test_solved (Fixture *f, gconstpointer unused)
{
  guint8 targets[N_PLACES];

  tc_setup_lay_out (&f->problem, &f->tables, f->memory);
  for (guint group = 0; group < N_GROUPS; group++)
    f->tables.groups[group].at_most = TC_SETUP_NO_LIMIT;
  f->tables.groups[1].size = 2;
  f->tables.allowed[N_PLACES + 3] = TRUE;
  f->tables.capacity[3] = 1;
  g_assert_cmpint (tc_setup_feasible (&f->problem, f->tables.work, TC_SETUP_STEPS), ==,
                   TC_SETUP_IMPOSSIBLE);
  f->tables.capacity[3] = 2;
  g_assert_true (tc_setup_find_targets (&f->problem, 1, f->tables.work, TC_SETUP_STEPS, targets));
  g_assert_cmpmem (targets, N_PLACES, "\0\0\0\1\0", N_PLACES);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/base/setup-tables/size", test_size);
  ADD ("/base/setup-tables/apart", test_apart);
  ADD ("/base/setup-tables/solved", test_solved);

  return g_test_run ();
}
