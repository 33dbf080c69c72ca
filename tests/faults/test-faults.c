/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "build/tc-build.h"
#include "fault.h"
#include "sanitized.h"
#include "tc-trial.h"
#include "text/tc-file.h"
#include "variant/tc-variant-private.h"

/* Plants single faults of every kind in every shipped scenario and fixture, validates, and asks:
 * was it found, does the first message stand where the fault is, how many messages are there, and
 * is the right word the first one offered?
 *
 *   test-faults                      a sample, as a test
 *   test-faults --places 25 --table  the whole, with a line for each kind
 *   test-faults --show "row removed" what is said of some faults, to be read aloud
 */

#define PLACES      2                         /* of each kind in each file */
#define MOST_PLACES SANITIZED (2u, G_MAXUINT) /* of each kind */
#define N_SEQUENCES SANITIZED (10u, 40u)

typedef struct {
  guint n;
  guint n_found;
  guint n_placed;
  guint n_messages;
  guint n_slips;
  guint n_words;
  guint n_fixes; /* first fixes that were offered */
  guint n_clean; /* of them, those that leave a file without findings */
  guint n_worse; /* those that leave more findings than before, or worse ones */
  guint n_stray; /* those that change the model elsewhere than they say */
} Tally;

typedef struct {
  char *name;
  char *path;
  char *text;
  TcScenario *scenario; /* of a variant that of its own text */
  gboolean is_variant;
} GoodFile;

typedef struct {
  GPtrArray *files;
  guint n_places;
  guint most_places;
  guint seed;
  char *show;
  gboolean show_misses;
  gboolean show_fixes;
} Trial;

typedef enum { ANY_FILE, WHOLE_FILES, VARIANTS } Files;

/* Kinds that know one system's elements are planted in its files alone. */
static const struct {
  const FaultKind *kinds;
  const char *system; /* NULL: any */
  Files files;
} families[] = {
  { fault_kinds_text, NULL, ANY_FILE },
  { fault_kinds_schema, NULL, WHOLE_FILES },
  { fault_kinds_ref, NULL, WHOLE_FILES },
  { fault_kinds_board, "betrayal-1940", WHOLE_FILES },
  { fault_kinds_game, "betrayal-1940", WHOLE_FILES },
  { fault_kinds_bell, "bell-1938", WHOLE_FILES },
  { fault_kinds_city, "badge", WHOLE_FILES },
  { fault_kinds_grid, "badge", WHOLE_FILES },
  { fault_kinds_dune, "dune", WHOLE_FILES },
  { fault_kinds_house, "house", WHOLE_FILES },
  { fault_kinds_meaning, "betrayal-1940", WHOLE_FILES },
  { fault_kinds_variant, NULL, VARIANTS },
  { fault_kinds_effects, "trial", WHOLE_FILES },
};

/* What effects do is planted in a file of the test game that has all of them. */
static const TcSystem *const trial_systems[] = { &tc_trial_system, NULL };
static const TcSystem *const *systems; /* that are played; NULL: those that are shipped */

static void
clear_edit (FaultEdit *edit)
{
  g_free (edit->text);
}

static void
good_file_free (GoodFile *file)
{
  g_free (file->name);
  g_free (file->path);
  g_free (file->text);
  tc_scenario_unref (file->scenario);
  g_free (file);
}

/* Faults are planted by the tree of the text itself; a variant's build is that of its base. */
static TcScenario *
read_own (TcSource *source)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (tc_systems_list ());
  g_autoptr (GPtrArray) of_variants = tc_variant_list_schemas (schemas);
  g_autoptr (TcReport) report = tc_report_new ();
  TcScenario *own =
    tc_scenario_parse (source, (const TcSchema *const *) of_variants->pdata, report);

  g_assert_cmpuint (tc_report_get_n (report), ==, 0);

  return own;
}

static void
add_file (GPtrArray *files, const char *path)
{
  GoodFile *file = g_new0 (GoodFile, 1);
  g_autoptr (TcSource) source = NULL;
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (GError) error = NULL;

  file->name = g_path_get_basename (path);
  g_file_get_contents (path, &file->text, NULL, &error);
  g_assert_no_error (error);
  file->path = g_strdup (path);
  source = tc_source_new_for_string (file->path, file->text);
  build = tc_build_new (source, systems);
  if (tc_report_get_n (tc_build_get_report (build)) > 0)
    g_test_message ("%s: %s", file->name, tc_report_get (tc_build_get_report (build), 0)->message);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
  file->is_variant = tc_build_is_variant (build);
  file->scenario =
    file->is_variant ? read_own (source) : tc_scenario_ref (tc_build_get_scenario (build));
  g_ptr_array_add (files, file);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
collect (GPtrArray *paths, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      collect (paths, path);
    else if (g_str_has_suffix (name, ".scenario.xml"))
      g_ptr_array_add (paths, g_steal_pointer (&path));
  }
}

static GPtrArray *
load_effects (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) good_file_free);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "faults", "effects.scenario.xml", NULL);

  add_file (files, path);

  return files;
}

static GPtrArray *
load_files (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) good_file_free);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *shipped = g_test_build_filename (G_TEST_DIST, "..", "scenarios", NULL);
  static const char *const fixtures[] = { "tiny-1940.scenario.xml", "small-city.scenario.xml" };

  collect (paths, shipped);
  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < G_N_ELEMENTS (fixtures); i++)
    g_ptr_array_add (paths, g_test_build_filename (G_TEST_DIST, "fixtures", fixtures[i], NULL));
  for (guint i = 0; i < paths->len; i++)
    add_file (files, g_ptr_array_index (paths, i));
  g_assert_cmpuint (files->len, >=, 2);

  return files;
}

/* -- One fault -- */

static int
compare_edits (gconstpointer a, gconstpointer b)
{
  const FaultEdit *left = a;
  const FaultEdit *right = b;

  return left->span.start < right->span.start ? -1 : left->span.start > right->span.start;
}

/* Where @offset of the good file is in the bad one; what is replaced maps to the ends of what
 * replaced it. */
static gsize
map_offset (const GArray *edits, guint32 offset, gboolean is_end)
{
  gssize shift = 0;

  for (guint i = 0; i < edits->len; i++) {
    const FaultEdit *edit = &g_array_index (edits, FaultEdit, i);
    gssize change = (gssize) strlen (edit->text) - (edit->span.end - edit->span.start);

    if (edit->span.end < offset || (edit->span.end == offset && is_end) ||
        (edit->span.end == offset && edit->span.start < offset))
      shift += change;
    else if (edit->span.start < offset)
      return (gsize) (edit->span.start + shift + (is_end ? (gssize) strlen (edit->text) : 0));
  }

  return (gsize) ((gssize) offset + shift);
}

static char *
make_bad_text (Fault *fault)
{
  g_autoptr (GArray) sorted = g_array_copy (fault->edits);
  GString *text = g_string_new (NULL);
  guint32 at = 0;

  g_array_sort (sorted, compare_edits);
  for (guint i = 0; i < sorted->len; i++) {
    const FaultEdit *edit = &g_array_index (sorted, FaultEdit, i);

    g_string_append_len (text, fault->text + at, edit->span.start - at);
    g_string_append (text, edit->text);
    at = edit->span.end;
  }
  g_string_append (text, fault->text + at);

  return g_string_free (text, FALSE);
}

static gboolean
is_expected (Fault *fault, gsize at)
{
  g_autoptr (GArray) sorted = g_array_copy (fault->edits);

  g_array_sort (sorted, compare_edits);
  for (guint i = 0; i < fault->n_places; i++) {
    TcSpan span = fault->places[i].span;
    gsize start, end;

    if (fault->places[i].is_new) {
      const FaultEdit *edit = &g_array_index (fault->edits, FaultEdit, fault->places[i].edit);

      end = map_offset (sorted, edit->span.end, TRUE);
      start = edit->span.end > edit->span.start ? map_offset (sorted, edit->span.start, FALSE)
                                                : end - strlen (edit->text);
    } else {
      start = map_offset (sorted, span.start, FALSE);
      end = map_offset (sorted, span.end, TRUE);
    }
    if (at >= start && at <= end)
      return TRUE;
  }

  return FALSE;
}

static void
show (Fault *fault, const char *file, const char *kind, TcReport *report)
{
  for (guint i = 0; i < fault->edits->len; i++) {
    const FaultEdit *edit = &g_array_index (fault->edits, FaultEdit, i);
    g_autofree char *before = fault_dup (fault, edit->span);

    before[MIN (strlen (before), 100)] = '\0';
    g_printerr ("%s [%s] %.100s  ->  %.100s\n", i == 0 ? file : "   and", kind, before, edit->text);
  }
  for (guint i = 0; i < tc_report_get_n (report) && i < 6; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_printerr ("  %u:%u %s[%s] %s%s%s%s%s\n", finding->line, finding->column,
                is_expected (fault, finding->span.start) ? "" : "ELSEWHERE ", finding->code,
                finding->message, finding->why != NULL ? " -- " : "",
                finding->why != NULL ? finding->why : "", finding->fixes != NULL ? " FIX " : "",
                finding->fixes != NULL ? g_array_index (finding->fixes, TcFix, 0).label : "");
  }
  if (tc_report_get_n (report) > 6)
    g_printerr ("  ... %u in all\n", tc_report_get_n (report));
}

/* What the first fix of the first finding makes of the bad text; %NULL when there is none. */
static TcBuild *
apply_fix (TcBuild *build)
{
  TcReport *report = tc_build_get_report (build);
  const TcFinding *first = tc_report_get_n (report) > 0 ? tc_report_get (report, 0) : NULL;
  g_autoptr (TcSource) fixed = NULL;

  if (first == NULL || first->fixes == NULL || first->source != tc_build_get_source (build))
    return NULL;
  fixed = tc_edits_apply (g_array_index (first->fixes, TcFix, 0).edits, first->source, NULL);
  g_assert_nonnull (fixed);

  return tc_build_new (fixed, systems);
}

static gboolean
is_worse (TcReport *now, TcReport *before)
{
  for (gint severity = TC_SEVERITY_NOTE; severity <= TC_SEVERITY_ERROR; severity++)
    if (tc_report_count (now, (TcSeverity) severity) >
        tc_report_count (before, (TcSeverity) severity))
      return TRUE;

  return FALSE;
}

static void
judge_fix (Trial *trial, Fault *fault, const char *kind, TcBuild *build, Tally *tally)
{
  g_autoptr (TcBuild) fixed = apply_fix (build);
  TcReport *report = fixed != NULL ? tc_build_get_report (fixed) : NULL;
  gboolean was_worse;

  if (fixed == NULL)
    return;
  was_worse = is_worse (report, tc_build_get_report (build));
  tally->n_fixes++;
  tally->n_clean += tc_report_get_n (report) == 0;
  tally->n_worse += was_worse;
  if (fault_fix_strays (fault, build, fixed)) {
    tally->n_stray++;
    g_test_message ("%s: the fix of this kind changes the model elsewhere", kind);
  }
  if (trial->show_fixes && tc_report_get_n (report) > 0) {
    show (fault, tc_source_get_name (tc_build_get_source (build)), kind,
          tc_build_get_report (build));
    g_printerr (was_worse ? "  WORSE after it:\n" : "  after it:\n");
    for (guint i = 0; i < MIN (tc_report_get_n (report), 3); i++)
      g_printerr ("    %u: %s %s\n", tc_report_get (report, i)->line,
                  tc_report_get (report, i)->code, tc_report_get (report, i)->message);
  }
}

static void
judge (Trial *trial, Fault *fault, const char *file, const char *kind, Tally *tally)
{
  g_autofree char *text = make_bad_text (fault);
  g_autoptr (TcSource) source = tc_source_new_for_string (file, text);
  g_autoptr (TcBuild) build = tc_build_new (source, systems);
  TcReport *report = tc_build_get_report (build);
  const TcFinding *first = tc_report_get_n (report) > 0 ? tc_report_get (report, 0) : NULL;
  gboolean is_placed =
    first != NULL && first->source == source && is_expected (fault, first->span.start);
  gboolean is_word =
    fault->word == NULL || (first != NULL && fault_offers_word (first, fault->word));

  tally->n++;
  tally->n_found += first != NULL;
  tally->n_placed += is_placed;
  tally->n_messages += tc_report_get_n (report);
  tally->n_slips += fault->word != NULL;
  tally->n_words += fault->word != NULL && is_word;
  if ((trial->show != NULL && strcmp (trial->show, kind) == 0) ||
      (trial->show_misses && (!is_placed || !is_word || tc_report_get_n (report) > 1)))
    show (fault, file, kind, report);
  judge_fix (trial, fault, kind, build, tally);
}

/* Some kinds find no place in some files, or not at the first try. */
static gboolean
try_fault (Trial *trial, GoodFile *file, const FaultKind *kind, guint nth, Tally *tally)
{
  for (guint attempt = 0; attempt < 60; attempt++) {
    g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (FaultEdit));
    Fault fault = { .scenario = file->scenario, .text = file->text, .edits = edits };
    gboolean is_planted;

    g_array_set_clear_func (edits, (GDestroyNotify) clear_edit);
    tc_rng_init (&fault.rng, g_str_hash (kind->name) ^ (guint64) g_str_hash (file->name) << 32 ^
                               (trial->seed * 1000003u + nth * 101u + attempt));
    is_planted = kind->plant (&fault);
    if (is_planted)
      judge (trial, &fault, file->path, kind->name, tally);
    g_free (fault.word);
    if (is_planted)
      return TRUE;
  }

  return FALSE;
}

static Tally
run_kind (Trial *trial, const FaultKind *kind, const char *system, Files files)
{
  Tally tally = { 0 };

  /* Where not all files are wanted, of each kind in others. */
  for (guint i = 0; i < trial->files->len && tally.n < trial->most_places; i++) {
    guint at = (i + g_str_hash (kind->name)) % trial->files->len;
    GoodFile *file = g_ptr_array_index (trial->files, at);

    if (system != NULL && strcmp (tc_scenario_get_schema (file->scenario)->system, system) != 0)
      continue;
    if (files != ANY_FILE && file->is_variant != (files == VARIANTS))
      continue;
    for (guint nth = 0; nth < trial->n_places; nth++)
      if (!try_fault (trial, file, kind, nth, &tally))
        break;
  }

  return tally;
}

static double
percent (guint n, guint of)
{
  return of > 0 ? 100.0 * n / of : 100.0;
}

static void
print_tally (const char *name, const Tally *tally)
{
  g_autofree char *word = tally->n_slips > 0
                            ? g_strdup_printf ("%6.1f", percent (tally->n_words, tally->n_slips))
                            : g_strdup ("     -");

  g_print ("# %-34s %6u %7.1f %7.1f %9.2f %s %6u %6.1f %6u\n", name, tally->n,
           percent (tally->n_found, tally->n), percent (tally->n_placed, tally->n),
           tally->n > 0 ? (double) tally->n_messages / tally->n : 0.0, word, tally->n_fixes,
           percent (tally->n_clean, tally->n_fixes), tally->n_worse);
}

static void
add_tally (Tally *all, const Tally *one)
{
  all->n += one->n;
  all->n_found += one->n_found;
  all->n_placed += one->n_placed;
  all->n_messages += one->n_messages;
  all->n_slips += one->n_slips;
  all->n_words += one->n_words;
  all->n_fixes += one->n_fixes;
  all->n_clean += one->n_clean;
  all->n_worse += one->n_worse;
  all->n_stray += one->n_stray;
}

static Tally
run_all (Trial *trial, gboolean table, guint *out_n_kinds)
{
  Tally all = { 0 };

  *out_n_kinds = 0;
  if (table)
    g_print ("# %-34s %6s %7s %7s %9s %6s %6s %6s %6s\n", "kind", "faults", "found", "placed",
             "messages", "word", "fixes", "clean", "worse");
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    for (const FaultKind *kind = families[i].kinds; kind->name != NULL; kind++) {
      Tally tally;

      if ((g_strcmp0 (families[i].system, "trial") == 0) != (systems != NULL))
        break;
      if (trial->show != NULL && strcmp (trial->show, kind->name) != 0)
        continue;
      tally = run_kind (trial, kind, families[i].system, families[i].files);
      g_assert_cmpuint (tally.n, >, 0);
      add_tally (&all, &tally);
      (*out_n_kinds)++;
      if (table)
        print_tally (kind->name, &tally);
    }
  if (table)
    print_tally ("all", &all);

  return all;
}

/* -- Fixes one after another -- */

#define FAULTS_IN_A_ROW 4u

static gboolean
is_apart (const GArray *edits, guint n_before)
{
  for (guint i = n_before; i < edits->len; i++)
    for (guint k = 0; k < n_before; k++) {
      const FaultEdit *a = &g_array_index (edits, FaultEdit, i);
      const FaultEdit *b = &g_array_index (edits, FaultEdit, k);

      if (a->span.start <= b->span.end && b->span.start <= a->span.end)
        return FALSE;
    }

  return TRUE;
}

/* Several faults of the schema and of references in one text. */
static char *
plant_several (GoodFile *file, guint seed)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (FaultEdit));
  Fault fault = { .scenario = file->scenario, .text = file->text, .edits = edits };
  guint n_kinds[2] = { 0, 0 };

  g_array_set_clear_func (edits, (GDestroyNotify) clear_edit);
  tc_rng_init (&fault.rng, seed);
  while (fault_kinds_schema[n_kinds[0]].name != NULL)
    n_kinds[0]++;
  while (fault_kinds_ref[n_kinds[1]].name != NULL)
    n_kinds[1]++;
  for (guint n = 0; n < FAULTS_IN_A_ROW;) {
    guint family = fault_random (&fault, 2);
    const FaultKind *kinds = family == 0 ? fault_kinds_schema : fault_kinds_ref;
    guint before = edits->len;

    fault.n_places = 0;
    if (kinds[fault_random (&fault, n_kinds[family])].plant (&fault) && is_apart (edits, before))
      n++;
    else
      g_array_set_size (edits, before);
    g_clear_pointer (&fault.word, g_free);
  }

  return make_bad_text (&fault);
}

/* (nullable): what a fix chosen at random makes of it. */
static TcBuild *
apply_any (TcBuild *build, TcRng *rng)
{
  TcReport *report = tc_build_get_report (build);
  g_autoptr (GPtrArray) fixes = g_ptr_array_new ();
  g_autoptr (TcSource) fixed = NULL;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++)
      g_ptr_array_add (fixes, &g_array_index (finding->fixes, TcFix, k));
  }
  if (fixes->len == 0)
    return NULL;
  fixed = tc_edits_apply (
    ((const TcFix *) g_ptr_array_index (fixes, tc_rng_below (rng, fixes->len)))->edits,
    tc_build_get_source (build), NULL);
  g_assert_nonnull (fixed);

  return tc_build_new (fixed, systems);
}

/* Whatever fixes somebody chooses, each makes the report smaller. */
static void
test_sequences (void)
{
  g_autoptr (GPtrArray) files = load_files ();
  guint n_applied = 0;

  for (guint i = 0; i < N_SEQUENCES; i++) {
    GoodFile *file = g_ptr_array_index (files, i % files->len);
    g_autofree char *text = file->is_variant ? NULL : plant_several (file, i);
    g_autoptr (TcSource) source = NULL;
    TcBuild *build = NULL;
    TcBuild *next;
    TcRng rng;

    if (text == NULL)
      continue;
    tc_rng_init (&rng, i);
    source = tc_source_new_for_string (file->path, text);
    build = tc_build_new (source, systems);
    while ((next = apply_any (build, &rng)) != NULL) {
      g_assert_cmpuint (tc_report_get_n (tc_build_get_report (next)), <,
                        tc_report_get_n (tc_build_get_report (build)));
      tc_build_unref (build);
      build = next;
      n_applied++;
    }
    tc_build_unref (build);
  }
  g_assert_cmpuint (n_applied, >=, N_SEQUENCES);
}

static Trial trial = { .n_places = PLACES, .most_places = MOST_PLACES, .seed = 1 };
static gboolean table;

static void
test_faults (void)
{
  g_autoptr (GPtrArray) files = load_files ();
  guint n_kinds = 0;
  Tally all;

  trial.files = files;
  all = run_all (&trial, table, &n_kinds);
  if (trial.show != NULL)
    return;
  g_assert_cmpuint (n_kinds, >=, 120);
  g_assert_cmpfloat (percent (all.n_found, all.n), >=, 99.0);
  g_assert_cmpfloat (percent (all.n_placed, all.n), >=, 97.0);
  g_assert_cmpfloat ((double) all.n_messages / all.n, <=, 1.1);
  g_assert_cmpfloat (percent (all.n_words, all.n_slips), >=, 95.0);
  g_assert_cmpuint (all.n_fixes, >=, all.n / SANITIZED (4, 3));
  g_assert_cmpfloat (percent (all.n_clean, all.n_fixes), >=, 95.0);
  g_assert_cmpuint (all.n_worse, ==, 0);
  g_assert_cmpuint (all.n_stray, ==, 0);
}

static void
test_effects (void)
{
  g_autoptr (GPtrArray) files = NULL;
  guint n_kinds = 0;
  Tally all;

  systems = trial_systems;
  files = load_effects ();
  trial.files = files;
  all = run_all (&trial, table, &n_kinds);
  systems = NULL;
  if (trial.show != NULL)
    return;
  g_assert_cmpuint (n_kinds, >=, 60);
  g_assert_cmpfloat (percent (all.n_found, all.n), >=, 99.0);
  g_assert_cmpfloat (percent (all.n_placed, all.n), >=, 97.0);
  g_assert_cmpfloat ((double) all.n_messages / all.n, <=, 1.1);
  g_assert_cmpuint (all.n_worse, ==, 0);
}

/* Takes the options of this program out, before GLib sees the rest. */
static void
read_options (int *argc, char **argv)
{
  int out = 1;

  for (int i = 1; i < *argc; i++) {
    if (strcmp (argv[i], "--table") == 0)
      table = TRUE;
    else if (strcmp (argv[i], "--misses") == 0)
      trial.show_misses = TRUE;
    else if (strcmp (argv[i], "--fixes") == 0)
      trial.show_fixes = TRUE;
    else if (strcmp (argv[i], "--places") == 0 && i + 1 < *argc) {
      trial.n_places = (guint) atoi (argv[++i]);
      trial.most_places = G_MAXUINT;
    } else if (strcmp (argv[i], "--seed") == 0 && i + 1 < *argc)
      trial.seed = (guint) atoi (argv[++i]);
    else if (strcmp (argv[i], "--show") == 0 && i + 1 < *argc)
      trial.show = argv[++i];
    else
      argv[out++] = argv[i];
  }
  *argc = out;
}

int
main (int argc, char **argv)
{
  read_options (&argc, argv);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faults/single", test_faults);
  g_test_add_func ("/faults/effects", test_effects);
  g_test_add_func ("/faults/sequences", test_sequences);

  return g_test_run ();
}
