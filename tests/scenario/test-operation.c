/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "operation-support.h"
#include "scenario-support.h"
#include "text/tc-history.h"

/* Operations as text: what goes in, what must come out, byte by byte. */

typedef enum { SET, INSERT, REMOVE, UP, DOWN, TEXT, AFTER } Kind;

typedef struct {
  const char *name;
  const char *before; /* inside the root, after areas a and b */
  Kind kind;
  const char *path;
  const char *what;  /* attribute or element */
  const char *value; /* of SET; of INSERT: "name=value name=value" */
  const char *after; /* NULL: refused */
} Case;

static const Case cases[] = {
  { "set", "<area id='c' x='1'/>", SET, "area[c]", "x", "25", "<area id='c' x='25'/>" },
  { "set-same", "<area id='c' x='1'/>", SET, "area[c]", "x", "1", "<area id='c' x='1'/>" },
  { "set-keeps-spaces", "<area  id = \"c\"\n x\t=  '1' />", SET, "area[c]", "x", "25",
    "<area  id = \"c\"\n x\t=  '25' />" },
  { "set-escapes", "<area id='c' name='x'/>", SET, "area[c]", "name", "a<b>&'\"\t\n",
    "<area id='c' name='a&lt;b>&amp;&apos;\"&#9;&#10;'/>" },
  { "set-escapes-double", "<area id='c' name=\"x\"/>", SET, "area[c]", "name", "'\"",
    "<area id='c' name=\"'&quot;\"/>" },
  { "set-key", "<area id='c'/>", SET, "area[c]", "id", "d", "<area id='d'/>" },
  { "add", "<area id='c'/>", SET, "area[c]", "port", "true", "<area id='c' port='true'/>" },
  { "add-in-order", "<area id='c' port='true'/>", SET, "area[c]", "name", "C",
    "<area id='c' name='C' port='true'/>" },
  { "add-first", "<area xmlns:o='urn:o' o:o='1' name='C' id='c'/>", SET, "area[c]", "terrain",
    "clear", "<area xmlns:o='urn:o' o:o='1' name='C' terrain='clear' id='c'/>" },
  { "add-one-a-line", "<area id=\"c\"\n      x=\"1\"/>", SET, "area[c]", "y", "2",
    "<area id=\"c\"\n      x=\"1\"\n      y=\"2\"/>" },
  { "add-to-bare", "<win><holds area='a'/></win><area/>", SET, "area#3", "id", "q",
    "<win><holds area='a'/></win><area id='q'/>" },
  { "unset", "<area id='c' x='1' y='2'/>", SET, "area[c]", "x", NULL, "<area id='c' y='2'/>" },
  { "unset-absent", "<area id='c'/>", SET, "area[c]", "x", NULL, "<area id='c'/>" },
  { "unset-required", "<area id='c'/>", SET, "area[c]", "id", NULL, NULL },
  { "set-unknown", "<area id='c'/>", SET, "area[c]", "colour", "red", NULL },
  { "set-unwritable", "<area id='c'/>", SET, "area[c]", "name", "\x01", NULL },
  { "set-gone", "<area id='c'/>", SET, "area[d]", "name", "D", NULL },

  { "phrase", "<area id='c' name='Haven' phrase='the Haven of old'/>", SET, "area[c]", "name",
    "Old Port", "<area id='c' name='Old Port' phrase='the Old Port of old'/>" },
  { "phrase-small", "<area id='c' name='The haven' phrase='the haven'/>", SET, "area[c]", "name",
    "The port", "<area id='c' name='The port' phrase='the port'/>" },
  { "phrase-article", "<area id='c' name='Item' phrase='an item'/>", SET, "area[c]", "name",
    "Weapon", "<area id='c' name='Weapon' phrase='a weapon'/>" },
  { "phrase-of-its-own", "<area id='c' name='Haven' phrase='the Havens'/>", SET, "area[c]", "name",
    "Port", "<area id='c' name='Port' phrase='the Havens'/>" },
  { "phrase-without-name", "<area id='c' phrase='the Haven'/>", SET, "area[c]", "name", "Port",
    "<area id='c' name='Port' phrase='the Haven'/>" },
  { "phrase-stays", "<area id='c' name='Haven' phrase='the Haven'/>", SET, "area[c]", "name", NULL,
    "<area id='c' phrase='the Haven'/>" },
  { "phrase-marks", "<area id='c' name='Haven' phrase='the Haven' src='found'/>", SET, "area[c]",
    "name", "Port",
    "<area id='c' name='Port' phrase='the Port' src='found' src-of='name:designer "
    "phrase:designer'/>" },

  { "mark", "<area id='c' x='1' src='found'/>", SET, "area[c]", "x", "2",
    "<area id='c' x='2' src='found' src-of='x:designer'/>" },
  { "mark-inherited", "<table id='t' src='rulebook'><row from='1' to='6'/></table>", SET,
    "table[t]/row[1]", "to", "5",
    "<table id='t' src='rulebook'><row from='1' to='5' src-of='to:designer'/></table>" },
  { "mark-merges", "<area id='c' x='1' y='1' src='found' src-of='x:derived y:derived'/>", SET,
    "area[c]", "y", "2", "<area id='c' x='1' y='2' src='found' src-of='x:derived y:designer'/>" },
  { "mark-added", "<area id='c' src='found'/>", SET, "area[c]", "port", "true",
    "<area id='c' port='true' src='found' src-of='port:designer'/>" },
  { "mark-not-designer", "<area id='c' x='1' src='designer'/>", SET, "area[c]", "x", "2",
    "<area id='c' x='2' src='designer'/>" },
  { "mark-not-twice", "<area id='c' x='1' src='found' src-of='x:designer'/>", SET, "area[c]", "x",
    "2", "<area id='c' x='2' src='found' src-of='x:designer'/>" },
  { "mark-not-note", "<area id='c' src='found'/>", SET, "area[c]", "note", "n",
    "<area id='c' src='found' note='n'/>" },
  { "mark-not-src", "<area id='c' src='found'/>", SET, "area[c]", "src", "published",
    "<area id='c' src='published'/>" },
  { "mark-outline",
    "<area id='c' src='found'>\n<outline>\n<point x='0' y='0'/>\n<point x='1' y='0'/>\n"
    "<point x='0' y='1'/>\n</outline></area>",
    SET, "area[c]/outline/point#2", "x", "2",
    "<area id='c' src='found'>\n<outline src='designer'>\n<point x='0' y='0'/>\n<point x='2' "
    "y='0'/>\n<point x='0' y='1'/>\n</outline></area>" },

  { "insert-after-kind", "<area id='c'/>\n  <link a='a' b='b'/>", INSERT, "", "area", "id=d x=1",
    "<area id='c'/>\n  <area id='d' x='1'/>\n  <link a='a' b='b'/>" },
  { "insert-after-slot", "<area id='c'/>", INSERT, "", "link", "a=a b=c",
    "<area id='c'/>\n  <link a='a' b='c'/>" },
  { "insert-after-comment", "<link a='a' b='b'/> <!-- one -->\n", INSERT, "", "link", "a=b b=b",
    "<link a='a' b='b'/> <!-- one -->\n  <link a='b' b='b'/>\n" },
  { "insert-before", "<table id='t'>\n    <row from='1' to='6'/>\n  </table>", INSERT, "table[t]",
    "column", "id=k",
    "<table id='t'>\n    <column id='k'/>\n    <row from='1' to='6'/>\n  </table>" },
  { "insert-into-empty", "<about/>", INSERT, "about", "p", "", "<about>\n    <p/>\n  </about>" },
  { "insert-into-empty-spaced", "<about src='found' />", INSERT, "about", "p", "src=designer",
    "<about src='found'>\n    <p src='designer'/>\n  </about>" },
  { "insert-into-pair", "<about></about>", INSERT, "about", "p", "",
    "<about>\n    <p/>\n  </about>" },
  { "insert-into-blank", "<about>\n  </about>", INSERT, "about", "p", "",
    "<about>\n    <p/>\n  </about>" },
  { "insert-one-line", "<table id='t'><row from='1' to='3'/> <row from='4' to='6'/></table>",
    INSERT, "table[t]", "row", "from=7 to=7",
    "<table id='t'><row from='1' to='3'/> <row from='4' to='6'/> <row from='7' to='7'/></table>" },
  { "insert-choice", "<lose><holds area='a'/></lose>", INSERT, "", "win", "",
    "<lose><holds area='a'/></lose>\n  <win/>" },
  { "insert-marks", "<table id='t' src='rulebook'>\n    <row from='1' to='6'/></table>", INSERT,
    "table[t]", "row", "from=7 to=8",
    "<table id='t' src='rulebook'>\n    <row from='1' to='6'/>\n    <row from='7' to='8' "
    "src='designer'/></table>" },
  { "insert-prefix", "<t:about xmlns:t='urn:turncoat:toy'/>", INSERT, "about", "p", "",
    "<t:about xmlns:t='urn:turncoat:toy'>\n    <t:p/>\n  </t:about>" },
  { "insert-unknown", "<about/>", INSERT, "about", "area", "id=c", NULL },
  { "insert-unknown-attribute", "", INSERT, "", "area", "id=c colour=red", NULL },

  { "remove", "<area id='c'/>\n  <area id='d'/>", REMOVE, "area[c]", NULL, NULL, "<area id='d'/>" },
  { "remove-with-comment", "<area id='c'/> <!-- c -->\n  <area id='d'/>", REMOVE, "area[c]", NULL,
    NULL, "<area id='d'/>" },
  { "remove-keeps-blank-line", "<area id='d'/>\n\n  <area id='c'/>\n  <link a='a' b='b'/>", REMOVE,
    "area[c]", NULL, NULL, "<area id='d'/>\n\n  <link a='a' b='b'/>" },
  { "remove-first-of-line", "<area id='c'/><area id='d'/> <!-- d -->", REMOVE, "area[c]", NULL,
    NULL, "<area id='d'/> <!-- d -->" },
  { "remove-in-line", "<about><p>x</p> <p>y</p></about>", REMOVE, "about/p#1", NULL, NULL,
    "<about> <p>y</p></about>" },
  { "remove-last-required", "<table id='t'><row from='1' to='6'/></table>", REMOVE,
    "table[t]/row[1]", NULL, NULL, NULL },
  { "remove-root", "", REMOVE, "", NULL, NULL, NULL },

  { "after-later", "<area id='c'/> <!-- c -->\n  <area id='d'/>\n  <area id='e'/>", AFTER,
    "area[c]", "area[d]", NULL, "<area id='d'/>\n  <area id='c'/> <!-- c -->\n  <area id='e'/>" },
  { "after-earlier", "<area id='c'/>\n  <area id='d'/> <!-- d -->\n  <area id='e'/>", AFTER,
    "area[e]", "area[c]", NULL, "<area id='c'/>\n  <area id='e'/>\n  <area id='d'/> <!-- d -->" },
  { "after-keeps-others",
    "<area id='c'/>\n  <!-- two -->\n\n  <area id='d'/>\n  <link a='a' b='b'/>", AFTER, "area[c]",
    "area[d]", NULL, "<!-- two -->\n\n  <area id='d'/>\n  <area id='c'/>\n  <link a='a' b='b'/>" },
  { "after-none", "<table id='t'><row from='1' to='3'/> <row from='4' to='6'/></table>", AFTER,
    "table[t]/row[4]", NULL, NULL,
    "<table id='t'><row from='4' to='6'/> <row from='1' to='3'/></table>" },
  { "after-in-line", "<table id='t'> <row from='1' to='3'/> <row from='4' to='6'/></table>", AFTER,
    "table[t]/row[1]", "table[t]/row[4]", NULL,
    "<table id='t'> <row from='4' to='6'/> <row from='1' to='3'/></table>" },
  { "after-same", "<area id='c'/>\n  <area id='d'/>", AFTER, "area[d]", "area[c]", NULL,
    "<area id='c'/>\n  <area id='d'/>" },
  { "after-itself", "<area id='c'/>", AFTER, "area[c]", "area[c]", NULL, "<area id='c'/>" },
  { "after-other-slot", "<area id='c'/>\n  <link a='a' b='b'/>", AFTER, "area[c]", "link[a-b]",
    NULL, NULL },
  { "after-other-parent",
    "<table id='t'><row from='1' to='6'/></table>\n  <table id='u'><row from='1' to='6'/></table>",
    AFTER, "table[t]/row[1]", "table[u]/row[1]", NULL, NULL },
  { "after-gone", "<area id='c'/>", AFTER, "area[c]", "area[q]", NULL, NULL },
  { "after-root", "", AFTER, "", NULL, NULL, NULL },
  { "after-marks",
    "<area id='c' src='found'><outline> <point x='0' y='0'/> <point x='1' y='0'/> <point x='0' "
    "y='1'/></outline></area>",
    AFTER, "area[c]/outline/point#3", NULL, NULL,
    "<area id='c' src='found'><outline src='designer'> <point x='0' y='1'/> <point x='0' y='0'/> "
    "<point x='1' y='0'/></outline></area>" },

  { "move-up", "<area id='c'/> <!-- c -->\n  <area id='d' x='1'/>", UP, "area[d]", NULL, NULL,
    "<area id='d' x='1'/>\n  <area id='c'/> <!-- c -->" },
  { "move-down",
    "<table id='t'>\n<!-- one --><row from='1' to='1'/>\n<row from='2' to='6'/>"
    "</table>",
    DOWN, "table[t]/row[1]", NULL, NULL,
    "<table id='t'>\n<!-- one --><row from='2' to='6'/>\n<row from='1' to='1'/></table>" },
  { "move-past-the-end", "<area id='c'/>\n  <link a='a' b='b'/>", DOWN, "area[c]", NULL, NULL,
    NULL },
  { "move-past-the-start", "", UP, "area[a]", NULL, NULL, NULL },
  { "move-root", "", UP, "", NULL, NULL, NULL },
  { "text", "<about><p>old</p></about>", TEXT, "about/p#1", NULL, "a <b> & c",
    "<about><p>a &lt;b&gt; &amp; c</p></about>" },
  { "text-same", "<about><p>old</p></about>", TEXT, "about/p#1", NULL, "old",
    "<about><p>old</p></about>" },
  { "text-into-empty", "<about><p /></about>", TEXT, "about/p#1", NULL, "new",
    "<about><p>new</p></about>" },
  { "text-marks", "<about><p src='found'>old</p></about>", TEXT, "about/p#1", NULL, "new",
    "<about><p src='designer'>new</p></about>" },
  { "text-of-others", "<area id='c'/>", TEXT, "area[c]", NULL, "new", NULL },
  { "text-unwritable", "<about><p/></about>", TEXT, "about/p#1", NULL, "\x02", NULL },
};

static char *
dup_toy (const char *body)
{
  return g_strdup_printf ("<toy xmlns='urn:turncoat:toy' format='1'>\n  <area id='a'/>\n"
                          "  <area id='b'/>\n  %s\n</toy>\n",
                          body);
}

static TcOperation *
make_operation (const Case *test)
{
  g_auto (GStrv) words = NULL;

  switch (test->kind) {
  case SET:
    return tc_operation_new_set (test->path, test->what, test->value);
  case INSERT:
    words = g_strsplit_set (test->value, " =", -1);
    return tc_operation_new_insert (test->path, test->what, (const char *const *) words);
  case REMOVE:
    return tc_operation_new_remove (test->path);
  case UP:
  case DOWN:
    return tc_operation_new_move (test->path, test->kind == DOWN);
  case TEXT:
    return tc_operation_new_set_text (test->path, test->value);
  case AFTER:
    return tc_operation_new_move_after (test->path, test->what);
  }

  g_assert_not_reached ();
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = dup_toy (test->before);
  g_autofree char *expected = test->after != NULL ? dup_toy (test->after) : NULL;
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (TcOperation) operation = make_operation (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);
  g_autoptr (TcEdits) inverse = NULL;
  g_autoptr (TcSource) after = NULL;
  g_autoptr (TcSource) back = NULL;

  if (expected == NULL) {
    g_assert_null (edits);
    g_assert_error (error, TC_OPERATION_ERROR,
                    g_str_has_suffix (test->name, "gone") ? TC_OPERATION_ERROR_GONE
                                                          : TC_OPERATION_ERROR_REFUSED);
    return;
  }
  g_assert_no_error (error);
  after = tc_edits_apply (edits, tc_scenario_get_source (scenario), &inverse);
  g_assert_cmpstr (tc_source_get_text (after, NULL), ==, expected);
  g_assert_cmpint (tc_edits_get_n (edits) == 0, ==, strcmp (text, expected) == 0);
  back = tc_edits_apply (inverse, after, NULL);
  g_assert_cmpstr (tc_source_get_text (back, NULL), ==, text);
}

/* Changes that are refused, and why, in the words that the status of an editor shows. */
static const Case refusals[] = {
  { "set-of-no-attribute", "<area id='c'/>", SET, "area[c]", "colour", "red",
    "<area> has no attribute \"colour\"" },
  { "set-control-character", "<area id='c'/>", SET, "area[c]", "name", "\x02",
    "The value has a character that XML does not allow" },
  { "set-no-utf-8", "<area id='c'/>", SET, "area[c]", "name", "\xff",
    "The value has a character that XML does not allow" },
  { "set-what-is-gone", "", SET, "area[c]", "x", "1", "area[c] no longer exists" },
  { "set-in-what-is-gone", "", SET, "table[t]/row[1]", "to", "1",
    "table[t]/row[1] no longer exists" },
  { "unset-what-is-needed", "<area id='c'/>", SET, "area[c]", "id", NULL,
    "<area> needs the attribute \"id\"" },
  { "insert-not-allowed", "<about/>", INSERT, "about", "area", "id=c",
    "<area> is not allowed in <about>" },
  { "insert-unknown-attribute", "", INSERT, "", "area", "id=c colour=red",
    "<area> has no attribute \"colour\"" },
  { "insert-control-character", "", INSERT, "", "area", "id=c name=\x02",
    "The value has a character that XML does not allow" },
  { "insert-into-what-is-gone", "", INSERT, "table[t]", "row", "from=1 to=2",
    "table[t] no longer exists" },
  { "remove-last-needed", "<table id='t'><row from='1' to='6'/></table>", REMOVE, "table[t]/row[1]",
    NULL, NULL, "<table> needs at least 1 of <row>" },
  { "remove-root", "", REMOVE, "", NULL, NULL, "The root element cannot be removed" },
  { "remove-one-of-two-needed", "", REMOVE, "area[a]", NULL, NULL,
    "<toy> needs at least 2 of <area>" },
  { "remove-what-is-gone", "", REMOVE, "area[q]", NULL, NULL, "area[q] no longer exists" },
  { "text-of-an-area", "<area id='c'/>", TEXT, "area[c]", NULL, "new",
    "<area> cannot contain text" },
  { "text-control-character", "<about><p/></about>", TEXT, "about/p#1", NULL, "\x02",
    "The text has a character that XML does not allow" },
  { "move-first-up", "", UP, "area[a]", NULL, NULL, "This is already the first <area>" },
  { "move-last-down", "", DOWN, "area[b]", NULL, NULL, "This is already the last <area>" },
  { "move-root", "", UP, "", NULL, NULL, "The root element cannot be moved" },
  { "after-another-kind", "<area id='c'/>\n  <link a='a' b='b'/>", AFTER, "area[c]", "link[a-b]",
    NULL, "This <area> can only be moved among elements of the same kind" },
  { "after-one-of-another-parent",
    "<table id='t'><row from='1' to='6'/></table>\n  <table id='u'><row from='1' to='6'/></table>",
    AFTER, "table[t]/row[1]", "table[u]/row[1]", NULL,
    "This <row> can only be moved among elements of the same kind" },
  { "after-what-is-gone", "<area id='c'/>", AFTER, "area[c]", "area[q]", NULL,
    "area[q] no longer exists" },
};

static void
test_refusal (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = dup_toy (test->before);
  g_autoptr (TcScenario) scenario = scenario_parse (text, NULL);
  g_autoptr (TcOperation) operation = make_operation (test);
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_operation_make_edits (operation, scenario, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, test->after);
}

/* An id: what refers to it follows, wherever it stands. */
static gboolean
is_id (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return element->key != NULL && element->key[1] == NULL && attribute->refs == NULL &&
         g_str_equal (element->key[0], attribute->name);
}

/* Every written attribute of every corpus file, changed alone: its one line changes, and no other
 * unless provenance has to be said on the outline around a point, or it is an id. */
static void
test_one_line (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  guint n = 0;
  guint f;

  g_ptr_array_add (files, scenario_load_file ("tests/fixtures/tiny-1940.scenario.xml"));
  for (f = 0; f < files->len; f++) {
    const ScenarioFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
    TcNode node;
    guint i;

    for (node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
      const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
      TcSpan tag = tc_scenario_get_tag_span (scenario, node);
      g_autofree char *written = tc_source_dup_span (tc_scenario_get_source (scenario), tag);
      g_autofree char *path = tc_scenario_dup_path (scenario, node);

      if (strchr (written, '\n') != NULL)
        continue;
      for (i = 0; i < content->n_attributes; i++) {
        g_autoptr (TcOperation) operation =
          tc_operation_new_set (path, content->attributes[i].name, "changed");
        g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);
        g_autoptr (TcSource) after = NULL;
        guint changed;

        g_assert_nonnull (edits);
        after = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);
        changed = scenario_count_changed_lines (file->text, tc_source_get_text (after, NULL));
        if (is_id (tc_scenario_get_element (scenario, node), &content->attributes[i]))
          g_assert_cmpuint (changed, >=, 1);
        else if (strcmp (tc_scenario_get_name (scenario, node), "point") == 0)
          g_assert_cmpuint (changed, <=, 2);
        else
          g_assert_cmpuint (changed, ==, 1);
        n++;
      }
    }
  }
  g_assert_cmpuint (n, >, 1000);
}

/* A new area, link or row has all it needs: the file stays valid, in every file's own style. */
static void
test_insert_validates (void)
{
  static const char *const area[] = { "id", "new", "name", "A \"new\" <area>", NULL };
  static const char *const link[] = { "a", "new", "b", "new", NULL };
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  guint f;

  for (f = 0; f < files->len; f++) {
    const ScenarioFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);
    g_autoptr (TcOperation) add_area = tc_operation_new_insert ("", "area", area);
    g_autoptr (TcOperation) add_link = tc_operation_new_insert ("", "link", link);
    g_autoptr (TcEdits) edits = tc_operation_make_edits (add_area, scenario, NULL);
    g_autoptr (TcSource) middle = tc_edits_apply (edits, tc_scenario_get_source (scenario), NULL);
    g_autoptr (TcScenario) second = scenario_parse_valid (tc_source_get_text (middle, NULL));
    g_autoptr (TcEdits) more = tc_operation_make_edits (add_link, second, NULL);
    g_autoptr (TcSource) after = tc_edits_apply (more, tc_scenario_get_source (second), NULL);
    g_autoptr (TcScenario) third = scenario_parse_valid (tc_source_get_text (after, NULL));
    TcNode node = tc_scenario_find_by_path (third, "area[new]");

    g_assert_cmpstr (tc_scenario_get_string (third, node, "name"), ==, "A \"new\" <area>");
    g_assert_cmpuint (tc_scenario_find_by_path (third, "link[new-new]"), !=, TC_NODE_NONE);
  }
}

static void
check_label (TcOperation *operation, const TcScenario *scenario, const char *expected)
{
  g_autofree char *label = tc_operation_dup_label (operation, scenario);

  g_assert_cmpstr (label, ==, expected);
  tc_operation_free (operation);
}

static void
test_labels (void)
{
  static const char *const named[] = { "id", "x", "name", "New Area", NULL };
  g_autofree ScenarioFile *file = scenario_load_file ("tests/corpus/schema/full.toy.xml");
  g_autoptr (TcScenario) scenario = scenario_parse_valid (file->text);

  check_label (tc_operation_new_set ("area[sedan]", "terrain", "clear"), scenario,
               "Set terrain of Sedan to clear");
  check_label (tc_operation_new_set ("area[namur]", "code", NULL), scenario, "Clear code of namur");
  check_label (tc_operation_new_set ("area[sedan]", "src", "found"), scenario,
               "Set source of Sedan to found");
  check_label (tc_operation_new_set ("link[bouillon-sedan]", "note", "x"), scenario,
               "Set note of adjacency Sedan – Bouillon \"B\" to \"x\"");
  check_label (tc_operation_new_insert ("", "area", named), scenario, "Add area New Area");
  check_label (tc_operation_new_insert ("", "win", NULL), scenario, "Add win");
  check_label (tc_operation_new_remove ("area[sedan]"), scenario, "Remove Sedan");
  check_label (tc_operation_new_move ("area[sedan]", FALSE), scenario, "Move Sedan up");
  check_label (tc_operation_new_move ("area[sedan]", TRUE), scenario, "Move Sedan down");
  check_label (tc_operation_new_remove ("area[gone]"), scenario, "Change area[gone]");
  check_label (tc_operation_new_move_after ("area[sedan]", NULL), scenario, "Move Sedan");
  g_free (file->name);
  g_free (file->text);
}

#define RANDOM_EDITS 10000u

/* Ten thousand operations through the history, over small files that are parsed again after each;
 * the tree is always there, undone gives the first bytes, redone the last. */
static void
test_random (void)
{
  g_autoptr (GPtrArray) files = scenario_load_corpus ();
  guint n = 0;
  guint f, i;

  for (f = 0; f < files->len; f++) {
    const ScenarioFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcSource) source = tc_source_new_for_string (file->name, file->text);
    g_autoptr (TcHistory) history = tc_history_new (source);
    g_autofree char *last = NULL;
    TcRng rng;

    tc_rng_init (&rng, f);
    for (i = 0; i < RANDOM_EDITS / files->len + 1; i++) {
      g_autoptr (TcReport) report = tc_report_new ();
      g_autoptr (TcScenario) scenario =
        tc_scenario_parse (tc_history_get_source (history), scenario_schemas, report);
      g_autoptr (TcOperation) operation = NULL;
      g_autoptr (TcEdits) edits = NULL;

      g_assert_nonnull (scenario);
      operation = operation_new_random (&rng, scenario);
      edits = tc_operation_make_edits (operation, scenario, NULL);
      if (edits != NULL)
        g_assert_true (tc_history_apply (history, "edit", NULL, edits));
      n++;
    }
    g_assert_cmpuint (tc_history_get_n (history), >, 500);
    last = g_strdup (tc_source_get_text (tc_history_get_source (history), NULL));
    while (tc_history_can_undo (history))
      tc_edits_unref (tc_history_undo (history));
    g_assert_cmpstr (tc_source_get_text (tc_history_get_source (history), NULL), ==, file->text);
    while (tc_history_can_redo (history))
      tc_edits_unref (tc_history_redo (history));
    g_assert_cmpstr (tc_source_get_text (tc_history_get_source (history), NULL), ==, last);
  }
  g_assert_cmpuint (n, >=, RANDOM_EDITS);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/operation/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  for (i = 0; i < G_N_ELEMENTS (refusals); i++) {
    g_autofree char *path = g_strconcat ("/scenario/operation/refusal/", refusals[i].name, NULL);

    g_test_add_data_func (path, &refusals[i], test_refusal);
  }
  g_test_add_func ("/scenario/operation/one-line", test_one_line);
  g_test_add_func ("/scenario/operation/insert-validates", test_insert_validates);
  g_test_add_func ("/scenario/operation/labels", test_labels);
  g_test_add_func ("/scenario/operation/random", test_random);

  return g_test_run ();
}
