/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* The cases come from the tables of systems and from what lies in their folders, so a new system or
 * scenario is tested without being named in a test. */

#define SUFFIX ".scenario.xml"

/* Small scenarios of the shipped systems, made to be played often. */
#define FIXTURES    "tests/fixtures"
#define TINY_PREFIX "tiny-"

/* Looking at a position takes time by the moves that can be tried, so by its things. */
#define FULL_COST 12000 /* decisions times things of a game that is played as often as any */
#define MAX_THIN  40

#define WHOLE_GAME   320 /* decisions of a game whose golden log goes to its end */
#define GOLDEN_MOVES 160

static guint
count_decisions (TcRuleset *ruleset, guint setup)
{
  g_autofree TcState *state = tc_test_state_new (ruleset, setup, 1);
  g_autofree TcMove *moves = g_new (TcMove, tc_ruleset_get_max_moves (ruleset));
  guint n = 0;
  TcRng rng;

  tc_rng_init (&rng, 1);
  for (; !tc_rules_is_over (state); n++) {
    guint n_moves = tc_rules_legal_moves (ruleset, state, TC_MOVES_ALL, moves);

    g_assert_cmpuint (n, <, TC_TEST_MAX_DECISIONS);
    tc_rules_apply (ruleset, state, &moves[tc_rng_below (&rng, n_moves)], NULL);
  }

  return n;
}

static void
add_setups (GArray *cases, TcRuleset *ruleset, const char *file)
{
  g_autofree char *base = g_path_get_basename (file);
  const TcSystem *system = tc_ruleset_get_system (ruleset);

  *strstr (base, SUFFIX) = '\0';
  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++) {
    const char *setup = tc_ruleset_get_setup (ruleset, i)->id;
    guint n_decisions = count_decisions (ruleset, i);
    guint cost = n_decisions * tc_ruleset_get_n_things (ruleset) / FULL_COST;
    TcTestCase one = { .name = g_strdup_printf ("%s-%s", base, setup),
                       .system = system->id,
                       .file = g_strdup (file),
                       .setup = g_strdup (setup),
                       .thin = CLAMP (cost, 1, MAX_THIN),
                       .golden_moves = n_decisions <= WHOLE_GAME ? G_MAXUINT : GOLDEN_MOVES };

    g_array_append_val (cases, one);
  }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Names of the scenario files in @folder, sorted; none when there is no such folder. */
static GPtrArray *
list_files (const char *folder)
{
  g_autofree char *path = tc_test_dup_path (folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name = NULL;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare_names);

  return files;
}

/* Variants that are shipped play by the same rules with other numbers: their bases are here, and
 * tests/cli plays them. Those in a system's folder of tests play by other rules of the system. */
static gboolean
is_variant (const char *file)
{
  g_autofree char *path = tc_test_dup_path (file);
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);

  return source != NULL && tc_variant_is (source);
}

/* Those of @folder that are for @system and whose names begin with @prefix. */
static void
add_folder (GArray *cases, const TcSystem *system, const char *folder, const char *prefix)
{
  g_autoptr (GPtrArray) files = list_files (folder);

  for (guint i = 0; i < files->len; i++) {
    g_autofree char *base = g_path_get_basename (files->pdata[i]);
    g_autoptr (TcRuleset) ruleset = NULL;

    if (!g_str_has_prefix (base, prefix) ||
        (g_str_has_prefix (folder, "scenarios") && is_variant (files->pdata[i])))
      continue;
    ruleset = tc_test_load (files->pdata[i]);
    if (tc_ruleset_get_system (ruleset) == system)
      add_setups (cases, ruleset, files->pdata[i]);
  }
}

static GArray *
make_cases (void)
{
  g_autofree const TcSystem **systems = tc_test_systems ();
  GArray *cases = g_array_new (FALSE, TRUE, sizeof (TcTestCase));

  for (guint i = 0; systems[i] != NULL; i++) {
    g_autofree char *own = g_build_filename ("tests/systems", systems[i]->id, NULL);
    g_autofree char *shipped = g_build_filename ("scenarios", systems[i]->id, NULL);
    guint first = cases->len;

    add_folder (cases, systems[i], shipped, "");
    add_folder (cases, systems[i], own, "");
    add_folder (cases, systems[i], FIXTURES, TINY_PREFIX);
    if (cases->len == first)
      g_error ("no scenario of the system %s to play, in %s or %s", systems[i]->id, shipped, own);
    g_array_index (cases, TcTestCase, first).is_first = TRUE;
  }

  return cases;
}

const TcTestCase *
tc_test_cases (guint *out_n)
{
  static GArray *cases;

  if (g_once_init_enter (&cases))
    g_once_init_leave (&cases, make_cases ());
  *out_n = cases->len;

  return &g_array_index (cases, TcTestCase, 0);
}
