/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "lint-support.h"

/* Free setups of the small map: two border areas, four areas of France, two of the Low Countries;
 * three ground units and an air unit of France, two and one of Britain, one of Belgium, four and
 * two of Germany. */

#define FIXTURE  "tests/fixtures/tiny-1940.scenario.xml"
#define REPUBLIC "<place counter='french-republic' area='paris'/>\n"

static char *
make_text (const char *rows)
{
  g_autoptr (GString) text = NULL;
  ScenarioFile *file = scenario_load_file (FIXTURE);
  const char *end = strstr (file->text, "</setups>");

  g_assert_nonnull (end);
  text = g_string_new_len (file->text, end - file->text);
  g_string_append_printf (text, "<free-setup id='f' name='F'>\n" REPUBLIC "%s</free-setup>%s", rows,
                          end);
  g_free (file->name);
  g_free (file->text);
  g_free (file);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct {
  const char *name;
  const char *rows;
  const char *codes;   /* with the line after the setup's own */
  const char *message; /* of the first finding */
} Case;

static const Case cases[] = {
  { "good",
    "<quota id='f' nation='france' zone='france'/><quota id='g' nation='germany' "
    "zone='border-areas' at-least='2'/>",
    "", NULL },
  { "good-list", "<quota id='f' nation='france' zone='france'><of counter='1c'/></quota>", "",
    NULL },
  { "good-list-then-rest",
    "<quota id='e' nation='france' zone='france'/><quota id='f' nation='france' zone='france' "
    "at-most='1'><of counter='1c'/></quota>",
    "", NULL },
  { "supply", "<quota id='g' nation='germany' zone='border-areas' at-least='3'/>", "FRE001",
    "This setup cannot be completed: ground units of quota \"g\": at most 4, its areas: 2; quota "
    "\"g\" must put at least 3 into each of its 2 areas" },
  { "maximum", "<quota id='g' nation='germany' zone='border-areas' at-most='1'/>", "FRE001",
    "This setup cannot be completed: quota \"g\" must place all its ground units (4); quota \"g\" "
    "may put at most 1 into an area; quota \"g\" may use only zone \"Border Areas\", which has 2 "
    "areas" },
  { "closed", "<quota id='f' nation='france' zone='border-areas'/>", "FRE001",
    "This setup cannot be completed: quota \"f\" must place all its ground units (3); quota \"f\" "
    "may use only zone \"Border Areas\", which has 2 areas; border areas of other sides are closed "
    "to side \"Allies\"" },
  { "company", "<quota id='f' nation='france' zone='france'><of counter='aa'/></quota>", "FRE001",
    "This setup cannot be completed: quota \"f\" must place all its air units (1); air units of "
    "quota \"f\" need ground units of their side in the same area" },
  { "company-of-an-ally",
    "<quota id='f' nation='france' zone='france'><of counter='aa'/></quota><quota id='b' "
    "nation='britain' zone='france'/>",
    "", NULL },
  { "nothing-left",
    "<quota id='f' nation='france' zone='france'/><quota id='h' nation='france' zone='france'/>",
    "FRE003",
    "Quota \"h\" has no counters: all of them are placed already; list some, or delete the quota" },
  { "placed-too",
    "<place counter='1c' area='ford'/><quota id='f' nation='france' zone='france'><of "
    "counter='1c'/></quota>",
    "SET001", NULL },
  { "listed-twice",
    "<quota id='f' nation='france' zone='france'><of counter='1c'/></quota><quota id='h' "
    "nation='france' zone='france'><of counter='1c'/></quota>",
    "SET001", NULL },
  { "boxed-too",
    "<quota id='f' nation='france' zone='france'><of counter='1c'/></quota><boxed counter='1c' "
    "box='lost'/>",
    "SET001", NULL },
  { "full-of-placed",
    "<place counter='1a' area='dyke'/><place counter='be-1-corps' area='dyke'/><quota id='f' "
    "nation='france' zone='low-countries'/>",
    "FRE001",
    "This setup cannot be completed: quota \"f\" must place all its ground units (3); quota \"f\" "
    "may use only zone \"Low Countries\", which has 2 areas; ground units of side \"Allies\" in an "
    "area: at most 2; ground units of side \"Allies\" placed in \"Dyke\": 2" },
  { "enemies-everywhere",
    "<place counter='2-corps' area='dyke'/><place counter='3-corps' area='moor'/><quota id='f' "
    "nation='france' zone='low-countries'/>",
    "FRE001",
    "This setup cannot be completed: quota \"f\" must place all its ground units (3); quota \"f\" "
    "may use only zone \"Low Countries\", which has 2 areas; ground units of side \"Allies\" in an "
    "area: at most 2; ground units of side \"Germans\" placed in \"Dyke\": 1; no unit may be "
    "placed where the enemy has ground units" },
  { "enemies-somewhere",
    "<place counter='2-corps' area='dyke'/><quota id='f' nation='france' zone='low-countries'/>",
    "FRE001",
    "This setup cannot be completed: quota \"f\" must place all its ground units (3); quota \"f\" "
    "may use only zone \"Low Countries\", which has 2 areas; ground units of side \"Allies\" in an "
    "area: at most 2; ground units of side \"Germans\" placed in \"Dyke\": 1; no unit may be "
    "placed where the enemy has ground units" },
  { "minimum-of-two", "<quota id='f' nation='france' zone='low-countries' at-least='2'/>", "FRE001",
    "This setup cannot be completed: ground units of quota \"f\": at most 3, its areas: 2; quota "
    "\"f\" must put at least 2 into each of its 2 areas" },
  { "foreigner", "<quota id='f' nation='france' zone='france'><of counter='1a'/></quota>", "SET006",
    NULL },
};

static gboolean
is_about_quotas (const char *code)
{
  return g_str_has_prefix (code, "FRE") || g_str_equal (code, "SET001") ||
         g_str_equal (code, "SET006");
}

static char *
dup_codes (TcReport *report)
{
  g_autoptr (GString) codes = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (is_about_quotas (tc_report_get (report, i)->code))
      g_string_append_printf (codes, "%s%s", codes->len > 0 ? " " : "",
                              tc_report_get (report, i)->code);

  return g_string_free (g_steal_pointer (&codes), FALSE);
}

static const TcFinding *
find_first (TcReport *report)
{
  guint i = 0;

  while (!g_str_has_prefix (tc_report_get (report, i)->code, "FRE"))
    i++;

  return tc_report_get (report, i);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = make_text (test->rows);
  g_autoptr (TcReport) report = lint_run (text);
  g_autofree char *codes = dup_codes (report);

  g_assert_cmpstr (codes, ==, test->codes);
  if (test->message != NULL)
    g_assert_cmpstr (find_first (report)->message, ==, test->message);
}

/* Every reason that has a datum points to it. */
static void
test_related (void)
{
  g_autofree char *text =
    make_text ("<quota id='g' nation='germany' zone='border-areas' at-least='3'/>");
  g_autoptr (TcReport) report = lint_run (text);
  const TcFinding *finding = find_first (report);
  const TcRelated *related;
  const char *written;

  g_assert_cmpstr (finding->path, ==, "setups/free-setup[f]");
  g_assert_cmpuint (finding->related->len, ==, 2);
  related = &g_array_index (finding->related, TcRelated, 1);
  written = text + related->span.start;
  g_assert_cmpmem (written, 1, "3", 1);
}

/* A nation's own stacking limit holds in its rows, as it does in play (1.5). */
static void
test_nation_limit (void)
{
  g_autofree char *rows = make_text ("<quota id='g' nation='germany' zone='border-areas'/>");
  g_autoptr (GString) text = g_string_new (rows);
  g_autoptr (TcReport) report = NULL;
  const TcFinding *finding;

  g_assert_cmpuint (
    g_string_replace (text, "<nation id=\"germany\"", "<nation id=\"germany\" stacking=\"1\"", 0),
    ==, 1);
  report = lint_run (text->str);
  finding = find_first (report);
  g_assert_cmpstr (finding->message, ==,
                   "This setup cannot be completed: quota \"germans\" must place all its ground "
                   "units (4); ground units of \"Germany\" in an area: at most 1; quota "
                   "\"germans\" may use only zone \"Border Areas\", which has 2 areas");
  g_assert_cmpmem (text->str + g_array_index (finding->related, TcRelated, 1).span.start, 1, "1",
                   1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/lint/free/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/lint/free/related", test_related);
  g_test_add_func ("/lint/free/nation-limit", test_nation_limit);

  return g_test_run ();
}
