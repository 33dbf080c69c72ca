/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-core.h>
#include <unistd.h>

/* The settings of a project, read from a text as if it lay in /project. */
static TcPolicy *
read_policy (const char *text, TcReport *report)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("/project/.turncoat.ini", text);
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);

  return tc_policy_new (source, codes, n, report);
}

static TcPolicy *
read_good (const char *text)
{
  g_autoptr (TcReport) report = tc_report_new ();
  TcPolicy *policy = read_policy (text, report);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s", tc_report_get (report, i)->message);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);

  return policy;
}

static void
test_settings (void)
{
  g_autoptr (TcPolicy) policy =
    read_good ("# ours\n[validate]\nfail-on=warning\n"
               "baseline=known.json\nexclude=drafts/*; *-old.scenario.xml\n");
  g_autoptr (TcPolicy) empty = read_good ("");

  g_assert_cmpint (tc_policy_get_threshold (policy, TC_SEVERITY_ERROR), ==, TC_SEVERITY_WARNING);
  g_assert_cmpint (tc_policy_get_threshold (empty, TC_SEVERITY_ERROR), ==, TC_SEVERITY_ERROR);
  g_assert_cmpstr (tc_policy_get_baseline (policy), ==, "/project/known.json");
  g_assert_null (tc_policy_get_baseline (empty));
  g_assert_true (tc_policy_excludes (policy, "/project/drafts/a.scenario.xml"));
  g_assert_true (tc_policy_excludes (policy, "/project/maps/a-old.scenario.xml"));
  g_assert_false (tc_policy_excludes (policy, "/project/maps/a.scenario.xml"));
  g_assert_false (tc_policy_excludes (policy, "/project/maps/drafts/a.scenario.xml"));
  g_assert_false (tc_policy_excludes (empty, "/project/drafts/a.scenario.xml"));
}

static void
test_weights (void)
{
  g_autoptr (TcPolicy) policy =
    read_good ("[severity]\nBRD002=off\nBRD003=error\nBRD004=note\nREF001=error\n");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) source = tc_source_new_for_string ("a", "abcdef");

  tc_report_add (report, "BRD002", source, (TcSpan){ 0, 1 }, "Off");
  tc_report_add (report, "BRD003", source, (TcSpan){ 1, 2 }, "Error");
  tc_report_add (report, "BRD004", source, (TcSpan){ 2, 3 }, "Note");
  tc_report_add (report, "BRD006", source, (TcSpan){ 3, 4 }, "As it was");
  tc_report_add (report, "REF001", source, (TcSpan){ 4, 5 }, "Error all the same");
  tc_policy_apply (policy, report);
  g_assert_cmpuint (tc_report_get_n (report), ==, 4);
  g_assert_cmpint (tc_report_get (report, 0)->severity, ==, TC_SEVERITY_ERROR);
  g_assert_cmpint (tc_report_get (report, 1)->severity, ==, TC_SEVERITY_NOTE);
  g_assert_cmpint (tc_report_get (report, 2)->severity, ==, TC_SEVERITY_WARNING);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 2);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, 4);
}

/* Every setting that does not mean anything is said, at its line. */
static void
test_faults (void)
{
  static const struct {
    const char *text;
    const char *code;
    guint line;
    const char *why; /* nullable: part of it */
  } cases[] = {
    { "fail-on=warning\n", "CFG001", 1, NULL },
    { "[validate]\nfail-on=warning\n[severty]\nBRD002=off\n", "CFG002", 3, "severity" },
    { "[validate]\nfailon=warning\n", "CFG003", 2, "fail-on" },
    { "[severity]\nBRD002=off\n[validate]\n# x\nfail-on=warnings\n", "CFG004", 5, "warning" },
    { "[validate]\nbaseline=\n", "CFG004", 2, NULL },
    { "[validate]\nbaseline=../known.json\n", "CFG004", 2, "folder" },
    { "[validate]\nbaseline=maps/../../etc/passwd\n", "CFG004", 2, "folder" },
    { "[validate]\nbaseline=../projects/known.json\n", "CFG004", 2, "folder" },
    { "[validate]\nbaseline=.\n", "CFG004", 2, "folder" },
    { "[severity]\nBRD002=none\n", "CFG004", 2, "note" },
    { "[severity]\nBRD902=off\n", "CFG005", 2, "turncoat rules" },
    { "[severity]\nREF001=warning\n", "CFG006", 2, "baseline" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcPolicy) policy = read_policy (cases[i].text, report);
    const TcFinding *finding;

    g_test_message ("%s", cases[i].text);
    g_assert_nonnull (policy);
    g_assert_cmpuint (tc_report_get_n (report), ==, 1);
    finding = tc_report_get (report, 0);
    g_assert_cmpstr (finding->code, ==, cases[i].code);
    g_assert_cmpuint (finding->line, ==, cases[i].line);
    if (cases[i].why != NULL)
      g_assert_nonnull (g_strstr_len (finding->why, -1, cases[i].why));
  }
}

/* What a baseline may be called. An absolute path is taken to start at the folder, too. */
static void
test_baselines (void)
{
  static const struct {
    const char *value;
    const char *path;
  } baselines[] = {
    { "known.json", "/project/known.json" },
    { "maps/known.json", "/project/maps/known.json" },
    { " known.json ", "/project/known.json" },
    { "./known.json", "/project/./known.json" },
    { "maps/../known.json", "/project/maps/../known.json" },
    { "..known.json", "/project/..known.json" },
    { "/etc/passwd", "/project/etc/passwd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (baselines); i++) {
    g_autofree char *text = g_strdup_printf ("[validate]\nbaseline=%s\n", baselines[i].value);
    g_autoptr (TcPolicy) policy = read_good (text);

    g_assert_cmpstr (tc_policy_get_baseline (policy), ==, baselines[i].path);
  }
}

/* A link that leads out of the project is outside, whatever it is called. */
static void
test_link (void)
{
  g_autofree char *folder = g_dir_make_tmp ("policy-XXXXXX", NULL);
  g_autofree char *settings = g_build_filename (folder, TC_POLICY_FILE, NULL);
  g_autofree char *own = g_build_filename (folder, "own.json", NULL);
  g_autofree char *inner = g_build_filename (folder, "inner.json", NULL);
  g_autofree char *outer = g_build_filename (folder, "outer.json", NULL);
  const char *const names[] = { "own", "inner", "outer" };

  g_assert_true (g_file_set_contents (own, "{}", -1, NULL));
  g_assert_cmpint (symlink ("own.json", inner), ==, 0);
  g_assert_cmpint (symlink (g_get_tmp_dir (), outer), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *text = g_strdup_printf ("[validate]\nbaseline=%s.json\n", names[i]);
    g_autoptr (TcSource) source = tc_source_new_for_string (settings, text);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcPolicy) policy = tc_policy_new (source, NULL, 0, report);
    gboolean is_out = g_str_equal (names[i], "outer");

    g_test_message ("%s", text);
    g_assert_cmpuint (tc_report_get_n (report), ==, is_out ? 1 : 0);
    g_assert_cmpint (tc_policy_get_baseline (policy) == NULL, ==, is_out);
  }
  g_unlink (own);
  g_unlink (inner);
  g_unlink (outer);
  g_rmdir (folder);
}

/* Values that are not what they should be mean nothing and are said; nothing else is lost. */
static void
test_odd_texts (void)
{
  static const struct {
    const char *text;
    guint n_faults;
    TcSeverity threshold;
  } cases[] = {
    { "", 0, TC_SEVERITY_ERROR },
    { "\n\n# nothing\n", 0, TC_SEVERITY_ERROR },
    { "[validate]\n", 0, TC_SEVERITY_ERROR },
    { "[validate]\nfail-on = note \n", 0, TC_SEVERITY_NOTE },
    { "[validate]\nfail-on=note\nfail-on=warning\n", 0, TC_SEVERITY_WARNING },
    { "[validate]\nfail-on=Note\n", 1, TC_SEVERITY_ERROR },
    { "[validate]\nfail-on=\xff\n", 1, TC_SEVERITY_ERROR },
    { "[validate]\n\xff\xfe=1\nfail-on=note\n", 1, TC_SEVERITY_NOTE },
    { "[\xff]\n[validate]\nfail-on=note\n", 1, TC_SEVERITY_NOTE },
    { "[severity]\n\xff=off\n[validate]\nfail-on=note\n", 1, TC_SEVERITY_NOTE },
    { "[validate]\nexclude=\xff;*\nfail-on=note\n", 0, TC_SEVERITY_NOTE },
    { "[validate]\nexclude=;;;\nfail-on=note\n", 0, TC_SEVERITY_NOTE },
    { "[validate\nfail-on=note\n", 1, TC_SEVERITY_ERROR },
    { "fail-on=note\n", 1, TC_SEVERITY_ERROR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcPolicy) policy = read_policy (cases[i].text, report);

    g_test_message ("%u", i);
    g_assert_cmpuint (tc_report_get_n (report), ==, cases[i].n_faults);
    g_assert_cmpint (tc_policy_get_threshold (policy, TC_SEVERITY_ERROR), ==, cases[i].threshold);
    for (guint k = 0; k < tc_report_get_n (report); k++)
      g_assert_true (g_utf8_validate (tc_report_get (report, k)->message, -1, NULL));
  }
}

/* Settings of a stranger's project may be many; each is looked at once. */
static void
test_many (void)
{
  g_autoptr (GString) text = g_string_new ("[validate]\n");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcPolicy) policy = NULL;
  gint64 start = g_get_monotonic_time ();
  const TcFinding *last;

  for (guint i = 0; i < 60000; i++)
    g_string_append_printf (text, "key-%u=1\n", i);
  policy = read_policy (text->str, report);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 20 * G_USEC_PER_SEC);
  g_assert_nonnull (policy);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, 60000);
  last = tc_report_get (report, tc_report_get_n (report) - 1);
  g_assert_cmpuint (last->line, ==, tc_report_get_n (report) + 1);
}

/* The nearest one above a file holds for it. */
static void
test_find (void)
{
  g_autofree char *folder = g_dir_make_tmp ("policy-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "maps", "north", NULL);
  g_autofree char *above = g_build_filename (folder, TC_POLICY_FILE, NULL);
  g_autofree char *near = g_build_filename (inner, TC_POLICY_FILE, NULL);
  g_autofree char *scenario = g_build_filename (inner, "a.scenario.xml", NULL);
  g_autofree char *maps = g_path_get_dirname (inner);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_cmpint (g_mkdir_with_parents (inner, 0700), ==, 0);
  g_assert_true (g_file_set_contents (above, "", 0, NULL));
  first = tc_policy_find (scenario);
  g_assert_cmpstr (first, ==, above);
  g_assert_true (g_file_set_contents (near, "", 0, NULL));
  second = tc_policy_find (scenario);
  g_assert_cmpstr (second, ==, near);
  g_unlink (near);
  g_unlink (above);
  g_rmdir (inner);
  g_rmdir (maps);
  g_rmdir (folder);
}

/* Seen from the folder of a file; what is not below keeps its path. */
static void
test_relative (void)
{
  static const struct {
    const char *from;
    const char *path;
    const char *relative;
  } cases[] = {
    { "/a/b.ini", "/a/c/d", "c/d" },
    { "/a/b.ini", "/ab/c", "/ab/c" },
    { "/a/b.ini", "/a", "/a" },
    { "/a/b.ini", "/c/a/d", "/c/a/d" },
    { "/a/b.ini", "/a/./c/../d", "d" },
    { "/a/../e/b.ini", "/e/d", "d" },
    { "/a/b.ini", "/a/c/../../d", "/a/c/../../d" },
    /* A project may be all that there is, in a container. */
    { "/b.ini", "/a/d", "a/d" },
    { "/b.ini", "/d", "d" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *relative = tc_policy_dup_relative (cases[i].from, cases[i].path);

    g_test_message ("%s from %s", cases[i].path, cases[i].from);
    g_assert_cmpstr (relative, ==, cases[i].relative);
  }
}

static void
test_root_folder (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string (
    "/.turncoat.ini", "[validate]\nbaseline=known.json\nexclude=drafts/*\n");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcPolicy) policy = tc_policy_new (source, NULL, 0, report);

  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_cmpstr (tc_policy_get_baseline (policy), ==, "/known.json");
  g_assert_true (tc_policy_excludes (policy, "/drafts/a.scenario.xml"));
  g_assert_false (tc_policy_excludes (policy, "/maps/a.scenario.xml"));
}

/* Patterns are those of a shell, but that a star passes over slashes. */
static void
test_excludes (void)
{
  static const struct {
    const char *patterns;
    const char *path;
    gboolean is_out;
  } cases[] = {
    { "a.scenario.xml", "/project/a.scenario.xml", TRUE },
    { "a.scenario.xml", "/project/maps/a.scenario.xml", FALSE },
    { "*/a.scenario.xml", "/project/maps/a.scenario.xml", TRUE },
    { "maps/*", "/project/maps/north/a.scenario.xml", TRUE },
    { "maps/?.scenario.xml", "/project/maps/a.scenario.xml", TRUE },
    { "maps/?.scenario.xml", "/project/maps/\303\251.scenario.xml", TRUE },
    { "maps/?.scenario.xml", "/project/maps/ab.scenario.xml", FALSE },
    { "MAPS/*", "/project/maps/a.scenario.xml", FALSE },
    { "drafts/*;maps/*", "/project/maps/a.scenario.xml", TRUE },
    { "drafts/* ; maps/* ;", "/project/maps/a.scenario.xml", TRUE },
    { "*", "/project/a.scenario.xml", TRUE },
    { "*", "/elsewhere/a.scenario.xml", TRUE },
    { "maps/*", "/elsewhere/maps/a.scenario.xml", FALSE },
    { "/elsewhere/*", "/elsewhere/maps/a.scenario.xml", TRUE },
    { "", "/project/a.scenario.xml", FALSE },
    { "maps/a.scenario.xml", "/project/./drafts/../maps/a.scenario.xml", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = g_strdup_printf ("[validate]\nexclude=%s\n", cases[i].patterns);
    g_autoptr (TcPolicy) policy = read_good (text);

    g_test_message ("%s: %s", cases[i].patterns, cases[i].path);
    g_assert_cmpint (tc_policy_excludes (policy, cases[i].path), ==, cases[i].is_out);
  }
}

/* The severity that a problem has after every setting of its code. What is made an error stays
 * one, and what is off is gone, however often it is there. */
static void
test_every_weight (void)
{
  static const struct {
    const char *word;
    guint n_notes, n_warnings, n_errors; /* of two warnings and a note */
  } cases[] = {
    { "off", 0, 0, 0 },
    { "note", 3, 0, 0 },
    { "warning", 0, 3, 0 },
    { "error", 0, 0, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text =
      g_strdup_printf ("[severity]\nBRD002=%s\nBRD003=%s\n", cases[i].word, cases[i].word);
    g_autoptr (TcPolicy) policy = read_good (text);
    g_autoptr (TcReport) report = tc_report_new ();
    g_autoptr (TcSource) source = tc_source_new_for_string ("a", "abcdef");

    tc_report_add (report, "BRD002", source, (TcSpan){ 2, 3 }, "Third");
    tc_report_add (report, "BRD002", source, (TcSpan){ 0, 1 }, "First");
    tc_report_add (report, "BRD003", source, (TcSpan){ 1, 2 }, "Second");
    tc_policy_apply (policy, report);
    g_assert_cmpuint (tc_report_get_n (report), ==,
                      cases[i].n_notes + cases[i].n_warnings + cases[i].n_errors);
    g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==, cases[i].n_errors);
    g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_WARNING), ==,
                      cases[i].n_errors + cases[i].n_warnings);
    g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_NOTE), ==, tc_report_get_n (report));
    if (tc_report_get_n (report) > 0)
      g_assert_cmpstr (tc_report_get (report, 0)->message, ==, "First");
  }
}

/* A pipe or a folder of that name is no settings; those further up hold. */
static void
test_find_only_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("policy-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "maps", NULL);
  g_autofree char *above = g_build_filename (folder, TC_POLICY_FILE, NULL);
  g_autofree char *near = g_build_filename (inner, TC_POLICY_FILE, NULL);
  g_autofree char *scenario = g_build_filename (inner, "none", "a.scenario.xml", NULL);
  g_autofree char *first = NULL;

  g_assert_cmpint (g_mkdir_with_parents (near, 0700), ==, 0);
  g_assert_true (g_file_set_contents (above, "", 0, NULL));
  first = tc_policy_find (scenario);
  g_assert_cmpstr (first, ==, above);
  g_unlink (above);
  g_rmdir (near);
  g_rmdir (inner);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/policy/policy/settings", test_settings);
  g_test_add_func ("/policy/policy/weights", test_weights);
  g_test_add_func ("/policy/policy/faults", test_faults);
  g_test_add_func ("/policy/policy/baselines", test_baselines);
  g_test_add_func ("/policy/policy/link", test_link);
  g_test_add_func ("/policy/policy/odd-texts", test_odd_texts);
  g_test_add_func ("/policy/policy/many", test_many);
  g_test_add_func ("/policy/policy/find", test_find);
  g_test_add_func ("/policy/policy/find-only-files", test_find_only_files);
  g_test_add_func ("/policy/policy/relative", test_relative);
  g_test_add_func ("/policy/policy/root-folder", test_root_folder);
  g_test_add_func ("/policy/policy/excludes", test_excludes);
  g_test_add_func ("/policy/policy/every-weight", test_every_weight);

  return g_test_run ();
}
