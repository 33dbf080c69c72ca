/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario-support.h"
#include "scenario/tc-scenario-private.h"

/* All that is said of references that name nothing, and ("=") what they are taken for all the same,
 * so that nothing else seems to be missing. Each fix of a reference, applied, leaves less to say.
 */

typedef struct {
  const char *name;
  const char *attributes; /* of the root */
  const char *body;
  const char *said;
} Case;

static const Case cases[] = {
  { "slip", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='sedn' b='b'/>",
    "REF001@3:10 There is no area \"sedn\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= sedn area[sedan]\n" },
  { "slip-of-two", "",
    "<area id='sedan'/><area id='sedam'/><area id='b'/>\n"
    "<link a='sedax' b='b'/>",
    "REF001@3:10 There is no area \"sedax\"\n"
    "? Did you mean \"sedan\" or \"sedam\"?\n"
    "> Write \"sedan\"\n"
    "> Write \"sedam\"\n"
    "= sedax area[sedan]\n" },
  { "nothing-like-it", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='kursk' b='b'/>",
    "REF001@3:10 There is no area \"kursk\"\n"
    "= kursk -\n" },
  { "nothing-like-it-twice", "",
    "<area id='sedan'/><area id='b'/><link a='sedan' b='b'/>\n"
    "<link a='kursk' b='b'/><win><holds area='kursk'/></win>",
    "REF001@3:10 There is no area \"kursk\", but 2 references name it\n"
    "@3:42 A reference is here\n"
    "= kursk -\n"
    "= kursk -\n" },
  { "in-capitals", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='SEDAN' b='b'/>",
    "SCH009@3:10 a cannot be \"SEDAN\": expected a readable identifier: lower-case letters, digits "
    "and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= SEDAN area[sedan]\n" },
  { "as-its-name", "",
    "<area id='sedan' name='Sedan'/><area id='b'/>\n"
    "<link a='Sedan North' b='b'/>",
    "SCH009@3:10 a cannot be \"Sedan North\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "= Sedan North area[sedan]\n" },
  { "with-underscore", "",
    "<area id='st-mihiel'/><area id='b'/>\n"
    "<link a='st_mihiel' b='b'/>",
    "SCH009@3:10 a cannot be \"st_mihiel\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "? Did you mean \"st-mihiel\"?\n"
    "> Write \"st-mihiel\"\n"
    "= st_mihiel area[st-mihiel]\n" },
  { "capitals-and-a-slip", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='Sedn' b='b'/>",
    "SCH009@3:10 a cannot be \"Sedn\": expected a readable identifier: lower-case letters, digits "
    "and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= Sedn area[sedan]\n" },
  { "bad-and-unlike", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='Kursk!' b='b'/>",
    "SCH009@3:10 a cannot be \"Kursk!\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "= Kursk! -\n" },
  { "empty", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='' b='b'/>",
    "SCH009@3:10 a cannot be \"\": expected a readable identifier: lower-case letters, digits and "
    "hyphens, such as 1-panzer\n"
    "=  -\n" },
  { "both-of-a-link", "",
    "<area id='sedan'/><area id='bouillon'/>\n"
    "<link a='sedn' b='boullion'/>",
    "REF001@3:10 There is no area \"sedn\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "REF001@3:19 There is no area \"boullion\"\n"
    "? Did you mean \"bouillon\"?\n"
    "> Write \"bouillon\"\n"
    "= sedn area[sedan]\n"
    "= boullion area[bouillon]\n" },
  { "number-of-another", "",
    "<area id='corps-1'/><area id='corps-2'/>\n"
    "<link a='corps-3' b='corps-1'/>",
    "REF001@3:10 There is no area \"corps-3\"\n"
    "? Did you mean \"corps-1\" or \"corps-2\"?\n"
    "> Write \"corps-1\"\n"
    "> Write \"corps-2\"\n"
    "= corps-3 area[corps-1]\n" },
  { "cell-of-no-column", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='infantry'/><column id='armour'/><row from='1' to='6'><cell "
    "column='infantri' result='clear'/><cell column='armour' result='clear'/></row></table>",
    "REF001@3:94 There is no column \"infantri\"\n"
    "? Did you mean \"infantry\"?\n"
    "> Write \"infantry\"\n"
    "= infantri table[t]/column[infantry]\n" },
  { "cell-whose-column-is-taken", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='infantry'/><column id='armour'/><row from='1' to='6'><cell "
    "column='infantry' result='clear'/><cell column='infantri' result='clear'/></row></table>",
    "REF001@3:134 There is no column \"infantri\"\n"
    "= infantri -\n" },
  { "cell-of-another-table", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='infantry'/><row from='1' to='6'/></table><table id='u'><column "
    "id='armour'/><row from='1' to='6'><cell column='infantry' result='clear'/></row></table>",
    "REF001@3:138 There is no column \"infantry\"\n"
    "= infantry -\n" },
  { "column-misspelt", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='infantri'/><row from='1' to='3'><cell column='infantry' "
    "result='clear'/></row><row from='4' to='6'><cell column='infantry' "
    "result='clear'/></row></table>",
    "REF001@3:27 Nothing refers to the column \"infantri\", but 2 references name \"infantry\", "
    "which does not exist\n"
    "? Did you mean \"infantry\"?\n"
    "@3:73 A reference is here\n"
    "@3:140 A reference is here\n"
    "> Write \"infantry\"\n"
    "= infantry table[t]/column[infantri]\n"
    "= infantry table[t]/column[infantri]\n" },
  { "column-misspelt-in-one-table", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='infantry'/><row from='1' to='6'><cell column='infantry' "
    "result='clear'/></row></table><table id='u'><column id='infantri'/><row from='1' to='3'><cell "
    "column='infantry' result='clear'/></row><row from='4' to='6'><cell column='infantry' "
    "result='clear'/></row></table>",
    "REF001@3:139 Nothing refers to the column \"infantri\", but 2 references name \"infantry\", "
    "which does not exist\n"
    "? Did you mean \"infantry\"?\n"
    "@3:185 A reference is here\n"
    "@3:252 A reference is here\n"
    "> Write \"infantry\"\n"
    "= infantry table[u]/column[infantri]\n"
    "= infantry table[u]/column[infantri]\n" },
  { "columns-of-two-tables-gone", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><row from='1' to='6'><cell column='x' result='clear'/></row></table><table "
    "id='u'><row from='1' to='6'><cell column='x' result='clear'/></row></table>",
    "REF001@3:50 There is no column \"x\", but 2 references name it\n"
    "@3:132 A reference is here\n"
    "= x -\n"
    "= x -\n" },
  { "the-root", " start='sedn'", "<area id='sedan'/><area id='b'/><link a='sedan' b='b'/>",
    "REF001@1:49 There is no area \"sedn\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= sedn area[sedan]\n" },
  { "the-root-and-others", " start='sedn'",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='sedn' b='b'/>",
    "REF001@2:11 Nothing refers to the area \"sedan\", but 2 references name \"sedn\", which does "
    "not exist\n"
    "? Did you mean \"sedn\"?\n"
    "@1:49 A reference is here\n"
    "@3:10 A reference is here\n"
    "> Write \"sedn\"\n"
    "= sedn area[sedan]\n"
    "= sedn area[sedan]\n" },
  { "column-for-an-area", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><column id='x'/><row from='1' to='6'/></table><win><holds area='x'/></win>",
    "REF001@3:79 There is no area \"x\"\n"
    "= x -\n" },
  { "table-for-an-area", "",
    "<area id='a'/><area id='b'/>\n"
    "<table id='t'><row from='1' to='6'/></table><win><holds area='t'/></win>",
    "REF001@3:63 There is no area \"t\"; a <table> has that id\n"
    "= t -\n" },
  { "five-unlike", "",
    "<area id='a'/><area id='b'/>\n"
    "<win><holds area='x-1'/><holds area='x-1'/></win><lose><holds area='x-1'/><holds "
    "area='x-1'/><holds area='x-1'/></lose>",
    "REF001@3:19 There is no area \"x-1\", but 5 references name it\n"
    "@3:38 A reference is here\n"
    "@3:69 A reference is here\n"
    "@3:88 A reference is here\n"
    "@3:107 A reference is here\n"
    "= x-1 -\n"
    "= x-1 -\n"
    "= x-1 -\n"
    "= x-1 -\n"
    "= x-1 -\n" },
  { "two-words-each-twice", "",
    "<area id='a'/><area id='b'/>\n"
    "<win><holds area='ypern'/><holds area='kursk'/></win><lose><holds area='ypern'/><holds "
    "area='kursk'/></lose>",
    "REF001@3:19 There is no area \"ypern\", but 2 references name it\n"
    "@3:73 A reference is here\n"
    "REF001@3:40 There is no area \"kursk\", but 2 references name it\n"
    "@3:94 A reference is here\n"
    "= ypern -\n"
    "= kursk -\n"
    "= ypern -\n"
    "= kursk -\n" },
  { "definition-renamed", "",
    "<area id='bouillon'/><area id='b'/>\n"
    "<link a='sedan' b='b'/><win><holds area='sedan'/></win>",
    "REF001@2:11 Nothing refers to the area \"bouillon\", but 2 references name \"sedan\", which "
    "does not exist\n"
    "? Did you mean \"sedan\"?\n"
    "@3:10 A reference is here\n"
    "@3:42 A reference is here\n"
    "> Write \"sedan\"\n"
    "= sedan area[bouillon]\n"
    "= sedan area[bouillon]\n" },
  { "definition-renamed-but-named", "",
    "<area id='bouillon' name='Bouillon'/><area id='b'/>\n"
    "<link a='sedan' b='b'/><win><holds area='sedan'/></win>",
    "REF001@3:10 There is no area \"sedan\", but 2 references name it\n"
    "@3:42 A reference is here\n"
    "= sedan -\n"
    "= sedan -\n" },
  { "two-definitions-idle", "",
    "<area id='bouillon'/><area id='dinant'/><area id='b'/>\n"
    "<link a='sedan' b='b'/><win><holds area='sedan'/></win>",
    "REF001@3:10 There is no area \"sedan\", but 2 references name it\n"
    "@3:42 A reference is here\n"
    "= sedan -\n"
    "= sedan -\n" },
  { "definition-twice-the-same", "",
    "<area id='sedan'/><area id='sedan'/><area id='b'/>\n"
    "<link a='sedan' b='b'/>",
    "REF002@2:29 There is a second area \"sedan\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"sedan-2\"\n" },
  { "definition-that-is-a-copy", "",
    "<area id='b'/><area id='b'/>\n"
    "<link a='b' b='a'/><win><holds area='a'/></win>",
    "REF002@2:25 There is a second area \"b\"\n"
    "@2:11 The first one is here\n"
    "> Remove the second one\n"
    "> Write \"b-2\"\n"
    "= a area#2\n"
    "= a area#2\n" },
  { "definition-with-a-bad-id", "",
    "<area id='Sedan'/><area id='b'/>\n"
    "<link a='sedan' b='b'/>",
    "SCH009@2:11 id cannot be \"Sedan\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= sedan area#1\n" },
  { "definition-with-a-blank-in-its-id", "",
    "<area id='sedan 2'/><area id='b'/>\n"
    "<link a='sedan' b='b'/>",
    "SCH009@2:11 id cannot be \"sedan 2\": expected a readable identifier: lower-case letters, "
    "digits and hyphens, such as 1-panzer\n"
    "? Did you mean \"sedan-2\"?\n"
    "> Write \"sedan-2\"\n"
    "= sedan area#1\n" },
  { "definition-without-id", "",
    "<area/><area id='b'/>\n"
    "<link a='sedan' b='b'/>",
    "SCH008@2:2 <area> needs the attribute \"id\"\n"
    "> Write id=\"area-1\"\n"
    "= sedan area#1\n" },
  { "definition-with-a-name", "",
    "<area id='mihiel' name='St Mihiel'/><area id='b'/>\n"
    "<link a='st-mihiel' b='b'/>",
    "REF001@2:11 Nothing refers to the area \"mihiel\", but 1 reference names \"st-mihiel\", which "
    "does not exist\n"
    "? Did you mean \"st-mihiel\"?\n"
    "@3:10 A reference is here\n"
    "> Write \"st-mihiel\"\n"
    "= st-mihiel area[mihiel]\n" },
  { "definition-with-the-beginning-of-a-name", "",
    "<area id='lc' name='Low Countries'/><area id='b'/>\n"
    "<link a='low' b='b'/>",
    "REF001@2:11 Nothing refers to the area \"lc\", but 1 reference names \"low\", which does not "
    "exist\n"
    "? Did you mean \"low\"?\n"
    "@3:10 A reference is here\n"
    "> Write \"low\"\n"
    "= low area[lc]\n" },
  { "definition-with-a-number", "",
    "<area id='corps-1'/><area id='b'/>\n"
    "<link a='corps-2' b='b'/><win><holds area='corps-2'/></win>",
    "REF001@2:11 Nothing refers to the area \"corps-1\", but 2 references name \"corps-2\", which "
    "does not exist\n"
    "? Did you mean \"corps-2\"?\n"
    "@3:10 A reference is here\n"
    "@3:44 A reference is here\n"
    "> Write \"corps-2\"\n"
    "= corps-2 area[corps-1]\n"
    "= corps-2 area[corps-1]\n" },
  { "references-in-a-bad-element", "",
    "<area id='a'/><area id='b'/>\n"
    "<wim><holds area='kursk'/></wim>",
    "SCH003@3:2 <wim> is not allowed in <toy>\n"
    "? Did you mean \"win\"?\n"
    "> Write \"win\"\n"
    "REF001@3:19 There is no area \"kursk\"\n"
    "= kursk -\n" },
  { "lost-definitions", "",
    "<aera id='sedan'/><area id='a'/><area id='b'/>\n"
    "<link a='sedan' b='b'/><link a='kursk' b='b'/>",
    "SCH003@2:2 <aera> is not allowed in <toy>\n"
    "? Did you mean \"area\"?\n"
    "> Write \"area\"\n"
    "REF001@3:33 There is no area \"kursk\"\n"
    "= kursk -\n" },
  { "with-entities", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='s&#101;dn' b='b'/>",
    "REF001@3:10 There is no area \"sedn\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= sedn area[sedan]\n" },
  { "with-blanks", "",
    "<area id='sedan'/><area id='b'/>\n"
    "<link a='  sedn ' b='b'/>",
    "REF001@3:10 There is no area \"sedn\"\n"
    "? Did you mean \"sedan\"?\n"
    "> Write \"sedan\"\n"
    "= sedn area[sedan]\n" },
};

/* (transfer full): "link#1@a area[sedan]" for each reference. */
static char *
dup_meant (const TcScenario *scenario)
{
  GString *out = g_string_new (NULL);

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

    for (guint i = 0; i < content->n_attributes; i++) {
      const TcSchemaAttribute *attribute = &content->attributes[i];
      const char *value = tc_scenario_values (scenario, node)[i].string;
      TcNode target = TC_NODE_NONE;
      g_autofree char *path = NULL;

      if (attribute->refs == NULL || value == NULL)
        continue;
      target = tc_scenario_get_ref (scenario, node, attribute->name);
      if (target != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_id (scenario, target), value) == 0)
        continue;
      path = target != TC_NODE_NONE ? tc_scenario_dup_path (scenario, target) : g_strdup ("-");
      g_string_append_printf (out, "= %s %s\n", value, path);
    }
  }

  return g_string_free (out, FALSE);
}

static void
assert_fix_helps (const TcFinding *finding, const TcFix *fix, guint n)
{
  g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, finding->source, NULL);
  g_autoptr (TcReport) left = tc_report_new ();
  g_autoptr (TcScenario) after = tc_scenario_parse (fixed, scenario_schemas, left);

  g_test_message ("%s: %s", fix->label, tc_source_get_text (fixed, NULL));
  g_assert_nonnull (after);
  g_assert_cmpuint (tc_report_get_n (left), <, n);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = g_strdup_printf (
    "<toy xmlns='urn:turncoat:toy' format='1'%s>\n%s</toy>\n", test->attributes, test->body);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, &report);
  g_autofree char *said = scenario_dup_said (report);
  g_autofree char *meant = dup_meant (scenario);
  g_autofree char *all = g_strconcat (said, meant, NULL);
  guint n = tc_report_get_n (report);

  g_assert_cmpstr (all, ==, test->said);
  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    for (guint k = 0; finding->fixes != NULL && k < finding->fixes->len; k++)
      if (g_str_equal (finding->code, "REF001"))
        assert_fix_helps (finding, &g_array_index (finding->fixes, TcFix, k), n);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/ref-words/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
