/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"

/* Scenarios of earlier versions of the format become those of today, and all others stay. */

#define OLD "tests/fixtures/before-classes-1940.scenario.xml"

#define CAPITAL  "The board names its capital: Paris"
#define EVACUEES "Nations say whether their units evacuate: those without land on the map do"
#define CLASSES  "The order of battle declares the classes that its units name"

typedef struct {
  const char *name;
  const char *from; /* in the old file ... */
  const char *to;   /* ... replaced */
  const char *steps;
  const char *has; /* nullable: the new text */
} Case;

static const Case cases[] = {
  { "two-steps", NULL, NULL, EVACUEES "\n" CLASSES "\n",
    "<unit-class id=\"infantry\" name=\"Infantry\" symbol=\"infantry\" src=\"rulebook\"" },
  { "capital-too", " capital=\"paris\"", "", CAPITAL "\n" EVACUEES "\n" CLASSES "\n",
    "<area-board capital=\"paris\" width=" },
  { "capital-named-already", " capital=\"paris\"", " capital=\"ford\"", EVACUEES "\n" CLASSES "\n",
    "<area-board capital=\"ford\" width=" },
  { "evacuees-named-already", "losses=\"regroup\" colour=\"#d2b48c\"",
    "losses=\"regroup\" evacuates=\"true\" colour=\"#d2b48c\"", CLASSES "\n",
    "evacuates=\"true\" colour=\"#d2b48c\"" },
  { "faulty-elsewhere", "<link a=\"paris\" b=\"ford\"/>", "<link a=\"paris\" b=\"nowhere\"/>",
    EVACUEES "\n" CLASSES "\n", "b=\"nowhere\"" },
};

static TcSource *
migrate (TcSource *source, TcReport *report, char **out_steps)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  TcSource *migrated = tc_migrate (source, tc_test_get_systems (), report, steps);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (steps, i));
  *out_steps = g_strdup (text->str);

  return migrated;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = tc_test_dup_text (OLD, test->from, test->to);
  g_autoptr (TcSource) source = tc_source_new_for_string ("old.xml", text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *steps = NULL;
  g_autoptr (TcSource) migrated = migrate (source, report, &steps);
  g_autofree char *more = NULL;
  g_autoptr (TcSource) again = NULL;

  g_assert_cmpstr (steps, ==, test->steps);
  g_assert_nonnull (migrated);
  if (test->has != NULL)
    g_assert_nonnull (strstr (tc_source_get_text (migrated, NULL), test->has));
  /* There is nothing to do twice. */
  again = migrate (migrated, report, &more);
  g_assert_true (again == migrated);
  g_assert_cmpstr (more, ==, "");
}

/* What was playable then is playable now, and every comment is still there. */
static void
test_plays (void)
{
  g_autofree char *text = tc_test_dup_text (OLD, NULL, NULL);
  g_autoptr (TcSource) source = tc_source_new_for_string ("old.xml", text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *steps = NULL;
  g_autoptr (TcSource) migrated = migrate (source, report, &steps);
  g_autoptr (TcBuild) before = tc_build_new (source, NULL);
  g_autoptr (TcBuild) after = tc_build_new (migrated, NULL);
  g_auto (GStrv) old_comments = g_strsplit (text, "<!--", -1);
  g_auto (GStrv) new_comments = g_strsplit (tc_source_get_text (migrated, NULL), "<!--", -1);

  g_assert_null (tc_build_get_ruleset (before));
  g_assert_nonnull (tc_build_get_ruleset (after));
  g_assert_cmpuint (tc_report_count (tc_build_get_report (after), TC_SEVERITY_WARNING), ==, 0);
  g_assert_cmpuint (g_strv_length (new_comments), ==, g_strv_length (old_comments));
  g_assert_cmpstr (tc_source_get_name (migrated), ==, "old.xml");
}

/* All that is shipped is of today. */
static void
test_shipped (void)
{
  const TcTestCase *files;
  guint n;
  guint n_tried = 0;

  files = tc_test_cases (&n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = NULL;
    g_autoptr (TcSource) source = NULL;
    g_autoptr (TcSource) migrated = NULL;
    g_autoptr (TcReport) report = tc_report_new ();
    g_autofree char *steps = NULL;

    if (i > 0 && strcmp (files[i].file, files[i - 1].file) == 0)
      continue;
    text = tc_test_dup_text (files[i].file, NULL, NULL);
    source = tc_source_new_for_string (files[i].file, text);
    migrated = migrate (source, report, &steps);
    g_assert_true (migrated == source);
    g_assert_cmpstr (steps, ==, "");
    n_tried++;
  }
  g_assert_cmpuint (n_tried, >=, 8);
}

typedef struct {
  const char *name;
  const char *text;
  const char *code; /* NULL: it stays as it is */
} Other;

static const Other others[] = {
  { "variant", "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"b.xml\"/>",
    NULL },
  { "broken-variant", "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\"", NULL },
  { "empty", "", "XML" },
  { "not-closed", "<scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\">", "XML012" },
  { "no-xml", "turn 1: Sedan", "XML" },
  { "no-game", "<scenario xmlns=\"urn:example:game\"/>", "SCH001" },
  { "no-namespace", "<scenario format=\"1\"/>", "SCH001" },
};

static void
test_other (gconstpointer data)
{
  const Other *test = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("other.xml", test->text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *steps = NULL;
  g_autoptr (TcSource) migrated = migrate (source, report, &steps);

  g_assert_cmpstr (steps, ==, "");
  if (test->code == NULL) {
    g_assert_true (migrated == source);
    g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  } else {
    g_assert_null (migrated);
    g_assert_cmpuint (tc_report_get_n (report), ==, 1);
    g_assert_true (g_str_has_prefix (tc_report_get (report, 0)->code, test->code));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/migrate/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *path = g_strconcat ("/build/migrate/other/", others[i].name, NULL);

    g_test_add_data_func (path, &others[i], test_other);
  }
  g_test_add_func ("/build/migrate/plays", test_plays);
  g_test_add_func ("/build/migrate/shipped", test_shipped);

  return g_test_run ();
}
