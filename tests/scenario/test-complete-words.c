/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-complete.h"

#include <string.h>

#include "scenario-support.h"
#include "systems/tc-systems.h"

/* All that is offered at a place, in order, each on a line: what it is ("<" an element, "@" an
 * attribute, "=" a word, "#" an id, "/" an end tag), its label, what is said beside it, and what is
 * written for it with the caret as a bar. */

/* Of the last good text. */
static const char known_text[] =
  "<toy xmlns='urn:turncoat:toy' format='1'><area id='sedan' name='Sedan'/><area id='dinant' "
  "name='Dinant &amp; Meuse'/><area id='zürich' name='Zürich'/><table id='t'><column id='c1'/><row "
  "from='1' to='6'/></table></toy>";

#define TOY   "<toy xmlns='urn:turncoat:toy' format='1'>"
#define AREAS "<area id='a'/><area id='b'/>"

typedef struct {
  const char *name;
  const char *text;    /* with the place as a bar */
  const char *offered; /* the word begun, then the items */
} Case;

static const Case cases[] = {
  { "root", "|",
    "< toy (toy) <toy xmlns=\"urn:turncoat:toy\" format=\"|\"></toy>\n"
    "< scenario (betrayal-1940) <scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"|\" "
    "id=\"\" title=\"\"></scenario>\n" },
  { "root-begun", "<be|",
    "be...\n"
    "< toy (toy) toy xmlns=\"urn:turncoat:toy\" format=\"|\"></toy>\n"
    "< scenario (betrayal-1940) scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"|\" id=\"\" "
    "title=\"\"></scenario>\n" },
  { "root-behind-a-declaration",
    "<?xml version='1.0' encoding='UTF-8'?>\015\n"
    "<!-- Ours -->\015\n"
    "|",
    "< toy (toy) <toy xmlns=\"urn:turncoat:toy\" format=\"|\"></toy>\n"
    "< scenario (betrayal-1940) <scenario xmlns=\"urn:turncoat:betrayal-1940\" format=\"|\" "
    "id=\"\" title=\"\"></scenario>\n" },
  { "root-with-attributes-already", "<t| format='1'>",
    "t...\n"
    "< toy (toy) toy|\n"
    "< scenario (betrayal-1940) scenario|\n" },
  { "second-root",
    TOY "</toy>\n"
        "|",
    "" },
  { "behind-the-end", TOY "</toy><|", "" },
  { "root-attributes", "<toy |>",
    "@ format (required) format=\"|\"\n"
    "@ start start=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "root-attributes-of-the-unknown", "<betrayal-1940 f|>", "f...\n" },
  { "children", TOY "|</toy>",
    "< about <about>|</about>\n"
    "< motto <motto>|</motto>\n"
    "< area (required) <area id=\"|\"></area>\n"
    "< link <link a=\"|\" b=\"\"/>\n"
    "< table <table id=\"|\"></table>\n"
    "< win <win>|</win>\n"
    "< lose <lose>|</lose>\n" },
  { "children-begun", TOY "<a|</toy>",
    "a...\n"
    "< about about>|</about>\n"
    "< motto motto>|</motto>\n"
    "< area (required) area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "children-behind-areas", TOY AREAS "<|</toy>",
    "< area area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "children-behind-tables",
    TOY AREAS "<table id='t'><row from='1' to='6'/></table>\n"
              "<|\n"
              "</toy>",
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "children-behind-three-choices", TOY AREAS "<win/><lose/><win/><|</toy>", "" },
  { "children-behind-what-is-unknown", TOY AREAS "<bridge/><|</toy>",
    "< area area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "children-before-an-element", TOY "<|<area id='a'/></toy>",
    "< about about>|</about>\n"
    "< motto motto>|</motto>\n"
    "< area (required) area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "children-renamed", TOY "<ar| id='a' terrain='forest'/></toy>",
    "ar...\n"
    "< about about|\n"
    "< motto motto|\n"
    "< area (required) area|\n"
    "< link link|\n"
    "< table table|\n"
    "< win win|\n"
    "< lose lose|\n" },
  { "children-of-an-area", TOY "<area id='a'>|</area></toy>", "< outline <outline>|</outline>\n" },
  { "children-of-a-table",
    TOY "<table id='t'>\n"
        "  <|\n"
        "</table></toy>",
    "< column column id=\"|\"/>\n"
    "< row (required) row from=\"|\" to=\"\"></row>\n"
    "< modifier modifier add=\"|\"/>\n" },
  { "children-of-a-table-with-a-row", TOY "<table id='t'><row from='1' to='6'/><|</table></toy>",
    "< row row from=\"|\" to=\"\"></row>\n"
    "< modifier modifier add=\"|\"/>\n" },
  { "children-of-a-full-table",
    TOY
    "<table id='t'><row from='1' to='6'/><modifier add='1'/><modifier add='1'/><m|</table></toy>",
    "m...\n" },
  { "children-of-a-condition", TOY "<win><|",
    "< all (required) all>|</all>\n"
    "< any (required) any>|</any>\n"
    "< holds (required) holds area=\"|\"/>\n" },
  { "children-of-text", TOY "<about><p><|", "" },
  { "children-of-an-empty-element", TOY "<link a='a' b='b'><|", "" },
  { "children-of-another-namespace", TOY "<o:note xmlns:o='urn:o'><|", "" },
  { "children-behind-a-tag-that-is-not-closed",
    TOY "<area id='a'\n"
        "<|",
    "< about about>|</about>\n"
    "< motto motto>|</motto>\n"
    "< area (required) area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "attributes", TOY "<area |/></toy>",
    "@ id (required) id=\"|\"\n"
    "@ name name=\"|\"\n"
    "@ terrain (else clear) terrain=\"|\"\n"
    "@ code code=\"|\"\n"
    "@ x (else 0) x=\"|\"\n"
    "@ y (else 0) y=\"|\"\n"
    "@ port (else false) port=\"|\"\n"
    "@ founded founded=\"|\"\n"
    "@ phrase phrase=\"|\"\n"
    "@ tag tag=\"|\"\n"
    "@ size size=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-begun", TOY "<area te|/></toy>",
    "te...\n"
    "@ id (required) id=\"|\"\n"
    "@ name name=\"|\"\n"
    "@ terrain (else clear) terrain=\"|\"\n"
    "@ code code=\"|\"\n"
    "@ x (else 0) x=\"|\"\n"
    "@ y (else 0) y=\"|\"\n"
    "@ port (else false) port=\"|\"\n"
    "@ founded founded=\"|\"\n"
    "@ phrase phrase=\"|\"\n"
    "@ tag tag=\"|\"\n"
    "@ size size=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-left", TOY "<link a='a' src='found' |/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-left-behind-too", TOY "<link | a='a' note='x' ref='2'/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n" },
  { "attributes-with-a-broken-value", TOY "<link a='a b='A' |/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-of-a-cell", TOY "<table id='t'><row from='1' to='6'><cell |",
    "@ column (required) column=\"|\"\n"
    "@ result (required) result=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-of-a-point", TOY "<area id='a'><outline><point |/>",
    "@ x (required) x=\"|\"\n"
    "@ y (required) y=\"|\"\n" },
  { "attributes-of-the-unknown", TOY "<bridge |/>", "" },
  { "attribute-renamed", TOY "<link no|='x'/></toy>",
    "no...\n"
    "@ a (required) a|\n"
    "@ b (required) b|\n"
    "@ src src|\n"
    "@ src-of src-of|\n"
    "@ ref ref|\n"
    "@ note note|\n" },
  { "attribute-with-blanks-before-equals", TOY "<link no| = 'x'/></toy>",
    "no...\n"
    "@ a (required) a|\n"
    "@ b (required) b|\n"
    "@ src src|\n"
    "@ src-of src-of|\n"
    "@ ref ref|\n"
    "@ note note|\n" },
  { "attribute-before-a-name", TOY "<link |note='x'/></toy>",
    "@ a (required) a=\"|\" \n"
    "@ b (required) b=\"|\" \n"
    "@ src src=\"|\" \n"
    "@ src-of src-of=\"|\" \n"
    "@ ref ref=\"|\" \n" },
  { "attribute-on-a-line-of-its-own",
    TOY "<link a='a'\015\n"
        "      |\015\n"
        "/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attribute-behind-a-tab", TOY "<link\t|\t/></toy>",
    "@ a (required) a=\"|\"\n"
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attribute-begun-in-umlauts", TOY "<link \303\274|ber='1'/></toy>",
    "\303\274...\n"
    "@ a (required) a|\n"
    "@ b (required) b|\n"
    "@ src src|\n"
    "@ src-of src-of|\n"
    "@ ref ref|\n"
    "@ note note|\n" },
  { "words", TOY "<area id='a' terrain='|'/></toy>",
    "= clear clear|\n"
    "= forest forest|\n"
    "= mountain mountain|\n" },
  { "words-begun-in-the-middle", TOY "<area id='a' terrain='fo|rest'/></toy>",
    "fo...\n"
    "= clear clear|\n"
    "= forest forest|\n"
    "= mountain mountain|\n" },
  { "words-in-a-cell", TOY "<table id='t'><row from='1' to='6'><cell column='c1' result='|'",
    "= clear clear|\n"
    "= forest forest|\n"
    "= mountain mountain|\n" },
  { "yes-and-no", TOY "<area id='a' port=\"|\"/></toy>",
    "= true true|\n"
    "= false false|\n" },
  { "sources", TOY "<area id='a' src='|'/></toy>",
    "= rulebook rulebook|\n"
    "= derived derived|\n"
    "= found found|\n"
    "= reconstructed reconstructed|\n"
    "= designer designer|\n"
    "= published published|\n" },
  { "sources-of", TOY "<area id='a' src-of='|'/></toy>", "" },
  { "numbers", TOY "<area id='a' x='|'/></toy>", "" },
  { "ids", TOY "<link a='|' b='dinant'/></toy>",
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "ids-begun-with-an-umlaut", TOY "<link a='z\303\274|'/></toy>",
    "z\303\274...\n"
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "ids-of-the-root", "<toy xmlns='urn:turncoat:toy' format='1' start='|'>",
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "ids-of-columns", TOY "<table id='u'><row from='1' to='6'><cell column='|'", "# c1 c1|\n" },
  { "ids-of-a-clause", TOY "<win><holds area=\"|\"/>",
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "own-id", TOY "<area id='|'/>", "" },
  { "values-of-the-unknown", TOY "<area id='a' colour='|'/>", "" },
  { "end-tag", TOY "<about>Hello</|", "/ about about>|\n" },
  { "end-tag-begun", TOY "<about>Hello</ab|",
    "ab...\n"
    "/ about about>|\n" },
  { "end-tag-before-an-angle", TOY "<about>Hello</|></toy>", "/ about about|\n" },
  { "end-tag-of-the-unknown", TOY "<o:note xmlns:o='urn:o'></|", "/ o:note o:note>|\n" },
  { "end-tag-of-nothing", "</|", "" },
  { "end-tag-behind-a-comment-with-tags", TOY "<about><!-- </about><area> --></|",
    "/ about about>|\n" },
  { "in-a-comment", TOY "<!-- <area | --></toy>", "" },
  { "behind-a-broken-comment", TOY "<!- x --><|",
    "< about about>|</about>\n"
    "< motto motto>|</motto>\n"
    "< area (required) area id=\"|\"></area>\n"
    "< link link a=\"|\" b=\"\"/>\n"
    "< table table id=\"|\"></table>\n"
    "< win win>|</win>\n"
    "< lose lose>|</lose>\n" },
  { "in-text-in-quotes", TOY "<about>It's <|</about>", "< p p>|</p>\n" },
  { "greater-in-a-value", TOY "<link a='a' note='a > b' |/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n" },
  { "slash-in-a-value", TOY "<link a='a' note='a/>b' |/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n" },
  { "entity-in-a-value", TOY "<link a='a' note='&quot;' |/></toy>",
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n" },
  { "with-a-prefix", "<t:toy xmlns:t='urn:turncoat:toy' format='1'><|",
    "< t:about t:about>|</t:about>\n"
    "< t:motto t:motto>|</t:motto>\n"
    "< t:area (required) t:area id=\"|\"></t:area>\n"
    "< t:link t:link a=\"|\" b=\"\"/>\n"
    "< t:table t:table id=\"|\"></t:table>\n"
    "< t:win t:win>|</t:win>\n"
    "< t:lose t:lose>|</t:lose>\n" },
  { "attributes-with-a-prefix", "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:link |",
    "@ a (required) a=\"|\"\n"
    "@ b (required) b=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "values-with-a-prefix",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:area id='a' terrain='|'",
    "= clear clear|\n"
    "= forest forest|\n"
    "= mountain mountain|\n" },
  { "end-tag-with-a-prefix", "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:area id='a'></|",
    "/ t:area t:area>|\n" },
  { "other-namespace", "<toy xmlns='urn:turncoat:toys' format='1'><|", "" },
  { "no-namespace", "<toy format='1'><|", "" },
  { "namespace-in-another-attribute", "<toy format='1' note='urn:turncoat:toy'><|", "" },
  { "namespace-behind-the-place", "<toy | xmlns='urn:turncoat:toy'>",
    "@ format (required) format=\"|\"\n"
    "@ start start=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-of-the-game-named-before", "<scenario xmlns='urn:turncoat:betrayal-1940' t|>",
    "t...\n"
    "@ format (required) format=\"|\"\n"
    "@ id (required) id=\"|\"\n"
    "@ title (required) title=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-of-the-game-named-behind",
    "<scenario fo| format='1' xmlns = \"urn:turncoat:betrayal-1940\">",
    "fo...\n"
    "@ id (required) id=\"|\"\n"
    "@ title (required) title=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "attributes-of-a-game-we-have-not", "<scenario xmlns='urn:turncoat:chess' |>", "" },
  { "attributes-with-a-wrong-root", "<toys xmlns='urn:turncoat:toy' |>", "" },
  { "values-of-the-game-named-behind", "<toy start='|' xmlns='urn:turncoat:toy'>",
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "values-of-a-game-named-behind-that-we-have-not", "<toy start='|' xmlns='urn:o'>", "" },
  { "values-with-a-quote-that-is-not-closed",
    "<toy start='|>\n"
    "<area id='a'/></toy>",
    "# dinant (Dinant & Meuse) dinant|\n"
    "# sedan (Sedan) sedan|\n"
    "# z\303\274rich (Z\303\274rich) z\303\274rich|\n" },
  { "begun-with-a-prefix", "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:ar|",
    "t:ar...\n"
    "< t:about t:about>|</t:about>\n"
    "< t:motto t:motto>|</t:motto>\n"
    "< t:area (required) t:area id=\"|\"></t:area>\n"
    "< t:link t:link a=\"|\" b=\"\"/>\n"
    "< t:table t:table id=\"|\"></t:table>\n"
    "< t:win t:win>|</t:win>\n"
    "< t:lose t:lose>|</t:lose>\n" },
  { "without-its-prefix", "<t:toy xmlns:t='urn:turncoat:toy' format='1'><area |", "" },
  { "with-another-prefix",
    "<t:toy xmlns:t='urn:turncoat:toy' xmlns='urn:turncoat:toy' format='1'><u:area |", "" },
  { "with-a-prefix-behind-children",
    "<t:toy xmlns:t='urn:turncoat:toy' format='1'><t:area id='a'/><area/><t:link/><|</t:toy>",
    "< t:link t:link a=\"|\" b=\"\"/>\n"
    "< t:table t:table id=\"|\"></t:table>\n"
    "< t:win t:win>|</t:win>\n"
    "< t:lose t:lose>|</t:lose>\n" },
  { "prefix-of-another-namespace",
    "<t:toy xmlns:u='urn:turncoat:toy' xmlns:t='urn:o' format='1'><|", "" },
  { "prefix-in-the-root", "<t:toy xmlns:t='urn:turncoat:toy' f|>",
    "f...\n"
    "@ format (required) format=\"|\"\n"
    "@ start start=\"|\"\n"
    "@ src src=\"|\"\n"
    "@ src-of src-of=\"|\"\n"
    "@ ref ref=\"|\"\n"
    "@ note note=\"|\"\n" },
  { "default-namespace-of-another", "<toy xmlns:t='urn:turncoat:toy' format='1'><|", "" },
  { "umlaut-behind-the-place", TOY "<link t|\303\274r='x'/></toy>",
    "t...\n"
    "@ a (required) a|\n"
    "@ b (required) b|\n"
    "@ src src|\n"
    "@ src-of src-of|\n"
    "@ ref ref|\n"
    "@ note note|\n" },
};

/* (transfer full) */
static char *
dup_offered (const char *marked, TcScenario *scenario)
{
  static const char kinds[] = "<@=#/";
  const char *bar = strchr (marked, '|');
  g_autofree char *text = g_strdup_printf ("%.*s%s", (gint) (bar - marked), marked, bar + 1);
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", text);
  g_autoptr (TcCompletions) completions =
    tc_complete (source, (gsize) (bar - marked), scenario_schemas, scenario);
  g_autofree char *word = tc_source_dup_span (source, completions->word);
  GString *out = g_string_new (NULL);

  if (*word != '\0')
    g_string_append_printf (out, "%s...\n", word);
  for (guint i = 0; i < completions->items->len; i++) {
    const TcCompletion *item = completions->items->pdata[i];

    g_assert_cmpuint (item->caret, <=, strlen (item->text));
    g_string_append_printf (out, "%c %s", kinds[item->kind], item->label);
    if (item->detail != NULL)
      g_string_append_printf (out, " (%s)", item->detail);
    g_string_append_printf (out, " %.*s|%s\n", (gint) item->caret, item->text,
                            item->text + item->caret);
  }

  return g_string_free (out, FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcScenario) scenario = scenario_parse (known_text, NULL);
  g_autofree char *offered = dup_offered (test->text, scenario);

  g_assert_cmpstr (offered, ==, test->offered);
}

/* Without a good text there are no ids to name, and all else is there. */
static void
test_no_scenario (void)
{
  g_autofree char *ids = dup_offered (TOY "<link a='|'/>", NULL);
  g_autofree char *words = dup_offered (TOY "<area port='|'/>", NULL);

  g_assert_cmpstr (ids, ==, "");
  g_assert_cmpstr (words, ==, "= true true|\n= false false|\n");
}

/* Every scenario has the same root, and so has every variant: its namespace says of which game. */
static void
test_roots (void)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);

  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; schemas[i] != NULL; i++) {
      const TcSchemaContent *content = schemas[i]->root->content;
      g_autofree char *before =
        g_strdup_printf ("<%s xmlns=\"%s\" ", schemas[i]->root->name, schemas[i]->target_namespace);
      g_autoptr (TcSource) source = tc_source_new_for_string ("x", before);
      g_autoptr (TcCompletions) completions = tc_complete (source, strlen (before), schemas, NULL);

      g_assert_cmpuint (completions->items->len, ==, content->n_attributes);
      for (guint k = 0; k < content->n_attributes; k++) {
        const TcCompletion *item = completions->items->pdata[k];
        const TcSchemaAttribute *attribute =
          tc_schema_content_find_attribute (content, item->label);

        g_assert_nonnull (attribute);
        g_assert_cmpstr (item->doc != NULL ? item->doc : "", ==, attribute->doc);
      }
    }
    for (guint i = 0; schemas[i] != NULL; i++)
      schemas[i] = schemas[i]->variant;
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/complete-words/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/complete-words/no-scenario", test_no_scenario);
  g_test_add_func ("/scenario/complete-words/roots", test_roots);

  return g_test_run ();
}
