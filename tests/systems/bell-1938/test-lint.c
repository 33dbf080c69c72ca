/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

/* Findings that only the rules of The Bell of Treason know: one fault each, by its code. */

typedef struct {
  const char *code;
  const char *from; /* in the scenario */
  const char *to;
} Fault;

static const Fault faults[] = {
  { "INF001", "<seat id=\"green\" name=\"Green\" side=\"defend\"/>",
    "<seat id=\"green\" name=\"Green\" side=\"concede\"/>" },
  { "INF002", "<restrict dimension=\"international\"/>",
    "<restrict dimension=\"german-activity\"/>" },
  { "INF003", "in=\"concede-pool\" count=\"6\"", "in=\"concede-pool\" count=\"7\"" },
  { "INF004",
    "<put side=\"defend\" in=\"france\" count=\"1\"/>\n"
    "      <put side=\"defend\" in=\"soviet-union\" count=\"1\"/>\n"
    "      <put side=\"concede\" in=\"concede-pool\" count=\"6\"/>\n"
    "      <put side=\"concede\" in=\"concede-escalation\" count=\"4\"/>\n"
    "      <put side=\"defend\" in=\"concede-escalation\" count=\"5\"/>",
    "<put side=\"defend\" in=\"france\" count=\"5\"/>\n"
    "      <put side=\"defend\" in=\"soviet-union\" count=\"1\"/>\n"
    "      <put side=\"concede\" in=\"concede-pool\" count=\"6\"/>\n"
    "      <put side=\"concede\" in=\"concede-escalation\" count=\"4\"/>\n"
    "      <put side=\"defend\" in=\"concede-escalation\" count=\"1\"/>" },
  { "INF004",
    "<free-cubes side=\"defend\" count=\"2\">\n        <in space=\"france\" most=\"1\"/>\n"
    "        <in space=\"soviet-union\" most=\"1\"/>\n"
    "        <in space=\"general-staff\" most=\"1\"/>\n"
    "        <in space=\"moravian-hqs\" most=\"1\"/>\n",
    "<free-cubes side=\"defend\" count=\"2\">\n" },
  { "INF005", "<german-disk box=\"german-2\"/>", "<german-disk box=\"defend-pool\"/>" },
  { "INF006", "disks=\"3\"", "disks=\"4\"" },
  { "INF007", "disks=\"3\"", "disks=\"1\"" },
  { "INF008", "<arrow a=\"france\" b=\"president\" src=\"found\"/>",
    "<arrow a=\"france\" b=\"president\" both=\"true\" src=\"found\"/>"
    "<arrow a=\"president\" b=\"france\"/>" },
  { "INF009", "name=\"No Discussion\" points=\"4\" side=\"defend\"",
    "name=\"No Discussion\" points=\"4\" side=\"concede\"" },
  { "INF010", "<rules/>", "<rules><hand cards=\"8\"/></rules>" },
  { "INF011", "<rules/>", "<rules><hand objectives=\"4\"/></rules>" },
  { "INF012", "<rules/>", "<rules><hand plays=\"6\"/></rules>" },
  { "INF013", "<look deck=\"strategy\" count=\"2\"", "<look deck=\"strategy\" count=\"12\"" },
  { "INF014", "event=\"mobilized\" count=\"2\"", "event=\"mobilized\" count=\"3\"" },
};

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (TcBuild) build = crisis_build (fault->from, fault->to);
  TcReport *report = tc_build_get_report (build);
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_test_message ("%u: %s %s", finding->line, finding->code, finding->message);
    n += g_str_equal (finding->code, fault->code);
    g_assert_true (g_str_has_prefix (finding->code, "INF"));
  }
  g_assert_cmpuint (n, >=, 1);
}

/* The scenario itself has none. */
static void
test_clean (void)
{
  g_autoptr (TcBuild) build = crisis_build (NULL, NULL);

  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autofree char *path = g_strdup_printf ("/bell-1938/lint/%s/%u", faults[i].code, i);

    g_test_add_data_func (path, &faults[i], test_fault);
  }
  g_test_add_func ("/bell-1938/lint/clean", test_clean);

  return g_test_run ();
}
