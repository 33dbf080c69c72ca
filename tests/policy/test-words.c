/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-core.h>

#include <string.h>

/* Every word of what is said of a project's settings and of its baseline, with the place of it. */

typedef struct {
  const char *name;
  const char *text;
  const char *said; /* a line "CODE@LINE:COLUMN MESSAGE / WHY" of each finding */
} Case;

static const Case settings[] = {
  { "empty", "", "" },
  { "comments", "# of the project\n; and more\n",
    "CFG001@2:1 \"; and more\" cannot be read: expected [GROUP], SETTING=VALUE or # COMMENT / "
    "-\n" },
  { "all",
    "[validate]\nfail-on=note\nbaseline=known.json\nexclude=drafts/*\n[severity]\nBRD004=off\n",
    "" },
  { "windows-line-ends", "[validate]\r\nfail-on=note\r\n", "" },
  { "byte-order-mark", "\357\273\277[validate]\nfail-on=note\n", "" },
  { "no-group", "fail-on=note\n",
    "CFG001@1:1 \"fail-on=note\" stands before the first group: expected [validate] or [severity] "
    "/ -\n" },
  { "group-misspelt", "[validat]\nfail-on=note\n",
    "CFG002@1:1 There is no group \"validat\" / Did you mean \"validate\"?\n" },
  { "group-in-capitals", "[Validate]\nfail-on=note\n",
    "CFG002@1:1 There is no group \"Validate\" / Did you mean \"validate\"?\n" },
  { "group-far-from-any", "[editor]\nfont=9\n",
    "CFG002@1:1 There is no group \"editor\" / Possible are: validate, severity\n" },
  { "group-not-closed", "[validate\nfail-on=note\n",
    "CFG001@1:1 \"[validate\" cannot be read: expected [GROUP], SETTING=VALUE or # COMMENT / -\n" },
  { "group-twice", "[validate]\nfail-on=note\n[validate]\nfail-on=error\n", "" },
  { "setting-misspelt", "[validate]\nfail_on=note\n",
    "CFG003@2:1 There is no setting \"fail_on\" / Did you mean \"fail-on\"?\n" },
  { "setting-far-from-any", "[validate]\ncolour=red\n",
    "CFG003@2:1 There is no setting \"colour\" / Possible are: fail-on, baseline, exclude\n" },
  { "setting-without-a-value", "[validate]\nfail-on\n",
    "CFG001@2:1 \"fail-on\" cannot be read: expected [GROUP], SETTING=VALUE or # COMMENT / -\n" },
  { "setting-with-an-empty-value", "[validate]\nfail-on=\n",
    "CFG004@2:1 fail-on cannot be \"\" / Possible are: note, warning, error\n" },
  { "severity-misspelt", "[validate]\nfail-on=waring\n",
    "CFG004@2:1 fail-on cannot be \"waring\" / Did you mean \"warning\"?\n" },
  { "severity-in-capitals", "[validate]\nfail-on=ERROR\n",
    "CFG004@2:1 fail-on cannot be \"ERROR\" / Did you mean \"error\"?\n" },
  { "fail-on-off", "[validate]\nfail-on=off\n",
    "CFG004@2:1 fail-on cannot be \"off\" / Possible are: note, warning, error\n" },
  { "severity-of-a-code", "[severity]\nBRD004=of\n",
    "CFG004@2:1 BRD004 cannot be \"of\" / Did you mean \"off\"?\n" },
  { "severity-of-a-code-empty", "[severity]\nBRD004=\n",
    "CFG004@2:1 BRD004 cannot be \"\" / Possible are: note, warning, error, off\n" },
  { "code-in-small-letters", "[severity]\nbrd004=off\n",
    "CFG005@2:1 There is no problem with the code brd004 / Did you mean \"BRD004\"?\n" },
  { "code-misspelt", "[severity]\nBRD04=off\n",
    "CFG005@2:1 There is no problem with the code BRD04 / \"turncoat rules\" lists all codes\n" },
  { "code-of-no-family", "[severity]\nFOO001=off\n",
    "CFG005@2:1 There is no problem with the code FOO001 / \"turncoat rules\" lists all codes\n" },
  { "error-made-less", "[severity]\nSCH003=warning\n",
    "CFG006@2:1 SCH003 is an error and stays one / A scenario with an error cannot be played. A "
    "baseline can hold back errors that are known until they are fixed\n" },
  { "error-switched-off", "[severity]\nSCH003=off\n",
    "CFG006@2:1 SCH003 is an error and stays one / A scenario with an error cannot be played. A "
    "baseline can hold back errors that are known until they are fixed\n" },
  { "error-stays-an-error", "[severity]\nSCH003=error\n", "" },
  { "warning-made-an-error", "[severity]\nBRD004=error\n", "" },
  { "code-twice", "[severity]\nBRD004=off\nBRD004=note\n", "" },
  /* The last one holds, so it is the one to look at. */
  { "twice-and-the-last-wrong", "[validate]\nfail-on=note\nfail-on=x\n",
    "CFG004@3:1 fail-on cannot be \"x\" / Possible are: note, warning, error\n" },
  { "twice-and-the-first-wrong", "[validate]\nfail-on=x\nfail-on=note\n", "" },
  { "twice-in-two-groups", "[validate]\nfail-on=note\n[severity]\n[validate]\nfail-on=x\n",
    "CFG004@5:1 fail-on cannot be \"x\" / Possible are: note, warning, error\n" },
  { "key-that-begins-like-another", "[validate]\nfail-only=1\nfail-on=x\n",
    "CFG003@2:1 There is no setting \"fail-only\" / Did you mean \"fail-on\"?\n"
    "CFG004@3:1 fail-on cannot be \"x\" / Possible are: note, warning, error\n" },
  { "blanks-before-the-sign", "[validate]\n  fail-on  =  x  \n",
    "CFG004@2:1 fail-on cannot be \"x\" / Possible are: note, warning, error\n" },
  { "key-of-one-group-in-the-other", "[severity]\nfail-on=note\n",
    "CFG005@2:1 There is no problem with the code fail-on / \"turncoat rules\" lists all codes\n" },
  { "code-in-the-wrong-group", "[validate]\nBRD004=off\n",
    "CFG003@2:1 There is no setting \"BRD004\" / Possible are: fail-on, baseline, exclude\n" },
  { "value-in-quotes", "[validate]\nfail-on=\"note\"\n",
    "CFG004@2:1 fail-on cannot be \"\"note\"\" / Did you mean \"note\"?\n" },
  { "comment-behind-a-value", "[validate]\nfail-on=note # for now\n",
    "CFG004@2:1 fail-on cannot be \"note # for now\" / Possible are: note, warning, error\n" },
  { "escape-that-is-none", "[validate]\nfail-on=no\\qte\n",
    "CFG004@2:1 fail-on cannot be \"no\\qte\" / Did you mean \"note\"?\n" },
  { "group-of-no-name", "[]\nfail-on=note\n",
    "CFG001@1:1 \"[]\" cannot be read: expected [GROUP], SETTING=VALUE or # COMMENT / -\n" },
  { "baseline-empty", "[validate]\nbaseline=\n", "CFG004@2:1 baseline names no file / -\n" },
  { "baseline-outside", "[validate]\nbaseline=../known.json\n",
    "CFG004@2:1 baseline names \"../known.json\", which is outside the project / The file has to "
    "be in the folder of these settings, or below\n" },
  { "baseline-of-the-folder", "[validate]\nbaseline=.\n",
    "CFG004@2:1 baseline names \".\", which is outside the project / The file has to be in the "
    "folder of these settings, or below\n" },
  { "two-of-a-kind", "[validate]\nfail-on=x\nbaseline=..\n[severity]\nBRD004=x\nFOO001=off\n",
    "CFG004@2:1 fail-on cannot be \"x\" / Possible are: note, warning, error\n"
    "CFG004@3:1 baseline names \"..\", which is outside the project / The file has to be in the "
    "folder of these settings, or below\n"
    "CFG004@5:1 BRD004 cannot be \"x\" / Possible are: note, warning, error, off\n"
    "CFG005@6:1 There is no problem with the code FOO001 / \"turncoat rules\" lists all codes\n" },
  { "escape-sequence", "[validate]\nfail-on=\033[31mred\n",
    "CFG004@2:1 fail-on cannot be \"\357\277\275[31mred\" / Possible are: note, warning, error\n" },
  { "long-value",
    "[validate]\nfail-on=notenotenotenotenotenotenotenotenotenotenotenotenotenotenotenote"
    "notenotenotenotenotenotenotenotenotenote\n",
    "CFG004@2:1 fail-on cannot be "
    "\"notenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenotenote"
    "notenotenote\" / Possible are: note, warning, error\n" },
};

static const Case baselines[] = {
  { "of-nothing", "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [] }", "" },
  { "no-text", "", "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "blank", " \n", "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "no-json", "known problems\n",
    "CFG007@1:1 This is not JSON: unexpected identifier `known', expected value / -\n" },
  { "cut-off", "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [",
    "CFG007@1:1 This is not JSON: unexpected end of file, expected character `]' / -\n" },
  { "a-list", "[]", "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "a-number", "7", "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "null", "null", "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "no-schema", "{ \"problems\": [] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "another-schema", "{ \"schema\": \"turncoat-results/1\", \"problems\": [] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "later-schema", "{ \"schema\": \"turncoat-baseline/2\", \"problems\": [] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "schema-of-a-number", "{ \"schema\": 1, \"problems\": [] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "no-problems", "{ \"schema\": \"turncoat-baseline/1\" }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "problems-of-no-list", "{ \"schema\": \"turncoat-baseline/1\", \"problems\": 3 }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "problem-of-no-object", "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ 3 ] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "problem-without-a-code",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a.xml\" } ] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "problem-without-a-file",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"code\": \"BRD004\" } ] }",
    "CFG007@1:1 This is not a baseline (turncoat-baseline/1) / -\n" },
  { "problem",
    "{ \"schema\": \"turncoat-baseline/1\", \"problems\": [ { \"file\": \"a.xml\", \"code\": "
    "\"BRD004\", \"place\": \"area[a]\" } ] }",
    "" },
  { "not-utf-8", "{ \"schema\": \"turncoat-baseline/1\xff\", \"problems\": [] }",
    "CFG007@1:1 This is not JSON: JSON data must be UTF-8 encoded / -\n" },
};

static char *
dup_said (TcReport *report)
{
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (said, "%s@%u:%u %s / %s\n", finding->code, finding->line,
                            finding->column, finding->message,
                            finding->why != NULL ? finding->why : "-");
  }

  return g_string_free (said, FALSE);
}

static void
test_settings (gconstpointer data)
{
  const Case *test = data;
  guint n_codes = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n_codes);
  g_autoptr (TcSource) source = tc_source_new_for_string ("/p/.turncoat.ini", test->text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcPolicy) policy = tc_policy_new (source, codes, n_codes, report);
  g_autofree char *said = dup_said (report);

  g_assert_nonnull (policy);
  g_assert_cmpstr (said, ==, test->said);
}

static void
test_baseline (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("/p/known.json", test->text);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcBaseline) baseline = tc_baseline_read (source, report);
  g_autoptr (TcReport) nothing = tc_report_new ();
  g_autofree char *said = dup_said (report);

  g_assert_nonnull (baseline);
  g_assert_cmpstr (said, ==, test->said);
  /* Whatever it is, it holds nothing back that is not there. */
  g_assert_cmpuint (tc_baseline_apply (baseline, "/p/a.xml", nothing), ==, 0);
}

/* What is written is read as itself, whatever stands in the words. */
static void
test_round_trip (void)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("/p/maps/a.xml", "0123456789");
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcBaseline) baseline = tc_baseline_new ("/p/known.json");
  g_autoptr (TcBaseline) again = NULL;
  g_autoptr (TcSource) written = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  tc_finding_take_path (
    tc_report_add (report, "BRD004", source, (TcSpan){ 1, 2 }, "A \"quoted\" word"),
    g_strdup ("area[\303\251]/@name"));
  tc_report_add (report, "BRD002", source, (TcSpan){ 3, 4 }, "Line\nbreak and \\ back slash");
  tc_report_add (report, "BRD002", source, (TcSpan){ 3, 4 }, "Line\nbreak and \\ back slash");
  tc_baseline_add (baseline, report);
  text = tc_baseline_dup_text (baseline);
  written = tc_source_new_for_string ("/p/known.json", text);
  again = tc_baseline_read (written, unused);
  g_assert_cmpuint (tc_report_get_n (unused), ==, 0);
  text_again = tc_baseline_dup_text (again);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpuint (tc_baseline_count_unmet (again), ==, 3);
  g_assert_cmpuint (tc_baseline_apply (again, "/p/maps/a.xml", report), ==, 3);
  g_assert_cmpuint (tc_report_get_n (report), ==, 0);
  g_assert_cmpuint (tc_baseline_count_unmet (again), ==, 0);
}

static void
add_tests (const char *family, const Case *cases, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path = g_strdup_printf ("/policy/words/%s/%s", family, cases[i].name);

    g_test_add_data_func (path, &cases[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("settings", settings, G_N_ELEMENTS (settings), test_settings);
  add_tests ("baseline", baselines, G_N_ELEMENTS (baselines), test_baseline);
  g_test_add_func ("/policy/words/round-trip", test_round_trip);

  return g_test_run ();
}
