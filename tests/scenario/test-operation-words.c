/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario-support.h"
#include "scenario/tc-operation.h"

/* What people read of an operation: its name in the list of changes, and why it was refused. */

typedef enum { SET, INSERT, REMOVE, UP, DOWN, AFTER, FIRST, TEXT } Kind;

typedef struct {
  const char *name;
  Kind kind;
  const char *path;
  const char *what;
  const char *value;
  const char *label;
  const char *refusal; /* NULL: it is made */
} Case;

static const char scenario_text[] =
  "<toy xmlns='urn:turncoat:toy' format='1' src='designer'>\n"
  "  <about><p>One</p><p>Two</p></about>\n"
  "  <motto>No</motto>\n"
  "  <area id='sedan' name='Sedan' x='1'/>\n"
  "  <area id='dinant' name='Dinant'><outline><point x='0' y='0'/><point x='9' y='0'/>"
  "<point x='0' y='9'/></outline></area>\n"
  "  <link a='sedan' b='dinant'/>\n"
  "  <table id='combat'><column id='c1'/><row from='1' to='3'/><row from='4' to='6'/>"
  "<modifier add='1'/></table>\n"
  "  <table id='weather'><row from='1' to='6'/></table>\n"
  "  <win><holds area='sedan'/></win>\n"
  "</toy>\n";

static const Case cases[] = {
  /* Set */
  { "set", SET, "area[sedan]", "terrain", "forest", "Set terrain of Sedan to forest", NULL },
  { "set-same", SET, "area[sedan]", "x", "1", "Set x of Sedan to 1", NULL },
  { "set-without-a-name", SET, "table[combat]/row[1]", "to", "2", "Set to of row 1 to 2", NULL },
  { "set-of-the-root", SET, "", "start", "sedan", "Set start of toy to Sedan", NULL },
  { "set-of-a-link", SET, "link[dinant-sedan]", "note", "Bridge",
    "Set note of adjacency Sedan \342\200\223 Dinant to \"Bridge\"", NULL },
  { "set-source", SET, "area[sedan]", "src", "found", "Set source of Sedan to found", NULL },
  { "set-rule", SET, "area[sedan]", "ref", "4.5.5", "Set rule of Sedan to \"4.5.5\"", NULL },
  { "set-long", SET, "area[sedan]", "note", "The crossing at the Meuse below the heights of Marfee",
    "Set note of Sedan", NULL },
  { "clear", SET, "area[sedan]", "x", NULL, "Clear x of Sedan", NULL },
  { "clear-required", SET, "area[sedan]", "id", NULL, "Clear id of Sedan",
    "<area> needs the attribute \"id\"" },
  { "clear-required-of-a-row", SET, "table[combat]/row[1]", "to", NULL, "Clear to of row 1",
    "<row> needs the attribute \"to\"" },
  { "set-unknown", SET, "area[sedan]", "weather", "dry", "Set weather of Sedan",
    "<area> has no attribute \"weather\"" },
  { "set-foreign", SET, "area[sedan]", "o:x", "1", "Set o:x of Sedan",
    "<area> has no attribute \"o:x\"" },
  { "set-unwritable", SET, "area[sedan]", "name", "a\001b",
    "Set name of Sedan to \"a\357\277\275b\"",
    "The value has a character that XML does not allow" },
  { "set-not-utf-8", SET, "area[sedan]", "name", "a\xff", "Set name of Sedan",
    "The value has a character that XML does not allow" },
  { "set-gone", SET, "area[arras]", "x", "1", "Change area[arras]",
    "area[arras] no longer exists" },
  { "set-gone-inside", SET, "area[arras]/outline/point#1", "x", "1",
    "Change area[arras]/outline/point#1", "area[arras]/outline/point#1 no longer exists" },
  { "rename", SET, "area[sedan]", "id", "bouillon", "Set id of Sedan to bouillon", NULL },
  { "rename-to-another", SET, "area[sedan]", "id", "dinant", "Set id of Sedan to dinant",
    "There is already another area \"dinant\"; references could mean either of the two" },
  { "rename-what-nobody-names", SET, "table[combat]", "id", "weather",
    "Set id of combat to weather", NULL },
  { "rename-to-another-kind", SET, "table[combat]", "id", "sedan", "Set id of combat to sedan",
    NULL },
  { "row-that-nobody-names", SET, "table[combat]/row[1]", "from", "4", "Set from of row 1 to 4",
    NULL },
  /* Insert */
  { "insert", INSERT, "", "area", "id=arras", "Add area arras", NULL },
  { "insert-named", INSERT, "", "area", "id=arras name=Arras", "Add area Arras", NULL },
  { "insert-without-a-name", INSERT, "table[weather]", "modifier", "add=1", "Add modifier", NULL },
  { "insert-row", INSERT, "table[weather]", "row", "from=7 to=8", "Add row", NULL },
  { "insert-unknown", INSERT, "", "river", "id=meuse", "Add river meuse",
    "<river> is not allowed in <toy>" },
  { "insert-elsewhere", INSERT, "table[weather]", "area", "id=arras", "Add area arras",
    "<area> is not allowed in <table>" },
  { "insert-unknown-attribute", INSERT, "", "area", "id=arras weather=dry", "Add area arras",
    "<area> has no attribute \"weather\"" },
  { "insert-unwritable", INSERT, "", "area", "id=arras name=\002", "Add area \002",
    "The value has a character that XML does not allow" },
  { "insert-into-nothing", INSERT, "table[none]", "row", "from=1 to=2", "Change table[none]",
    "table[none] no longer exists" },
  /* A second one is a problem of the text, which says so; a group may take the first away. */
  { "insert-second-motto", INSERT, "", "motto", "", "Add motto", NULL },
  /* Remove */
  { "remove", REMOVE, "link[dinant-sedan]", NULL, NULL,
    "Remove adjacency Sedan \342\200\223 Dinant", NULL },
  { "remove-motto", REMOVE, "motto", NULL, NULL, "Remove motto", NULL },
  { "remove-paragraph", REMOVE, "about/p#2", NULL, NULL, "Remove paragraph", NULL },
  { "remove-root", REMOVE, "", NULL, NULL, "Remove toy", "The root element cannot be removed" },
  { "remove-too-many", REMOVE, "area[sedan]", NULL, NULL, "Remove Sedan",
    "<toy> needs at least 2 of <area>" },
  { "remove-last-row", REMOVE, "table[weather]/row[1]", NULL, NULL, "Remove row 1",
    "<table> needs at least 1 of <row>" },
  { "remove-corner", REMOVE, "area[dinant]/outline/point#1", NULL, NULL, "Remove point",
    "<outline> needs at least 3 of <point>" },
  { "remove-only-clause", REMOVE, "win/holds", NULL, NULL, "Remove holds",
    "<win> needs at least 1 of <all>, <any>, <holds>" },
  { "remove-gone", REMOVE, "area[arras]", NULL, NULL, "Change area[arras]",
    "area[arras] no longer exists" },
  /* Move */
  { "up", UP, "area[dinant]", NULL, NULL, "Move Dinant up", NULL },
  { "up-first", UP, "area[sedan]", NULL, NULL, "Move Sedan up",
    "This is already the first <area>" },
  { "down", DOWN, "table[combat]/row[1]", NULL, NULL, "Move row 1 down", NULL },
  { "down-last", DOWN, "table[weather]", NULL, NULL, "Move weather down",
    "This is already the last <table>" },
  { "down-only", DOWN, "motto", NULL, NULL, "Move motto down", "This is already the last <motto>" },
  { "up-root", UP, "", NULL, NULL, "Move toy up", "The root element cannot be moved" },
  { "up-gone", UP, "area[arras]", NULL, NULL, "Change area[arras]",
    "area[arras] no longer exists" },
  { "after", AFTER, "area[sedan]", "area[dinant]", NULL, "Move Sedan", NULL },
  { "after-another-kind", AFTER, "area[sedan]", "table[combat]", NULL, "Move Sedan",
    "This <area> can only be moved among elements of the same kind" },
  { "after-another-parent", AFTER, "table[combat]/row[1]", "table[weather]/row[1]", NULL,
    "Move row 1", "This <row> can only be moved among elements of the same kind" },
  { "after-gone", AFTER, "area[sedan]", "area[arras]", NULL, "Move Sedan",
    "area[arras] no longer exists" },
  { "first", FIRST, "table[weather]", NULL, NULL, "Move weather", NULL },
  { "first-root", FIRST, "", NULL, NULL, "Move toy", "The root element cannot be moved" },
  /* Text */
  { "text", TEXT, "motto", NULL, "Yes & no", "Write motto", NULL },
  { "text-of-a-paragraph", TEXT, "about/p#1", NULL, "Uno", "Write paragraph", NULL },
  { "text-where-none-is", TEXT, "area[sedan]", NULL, "Here", "Write Sedan",
    "<area> cannot contain text" },
  { "text-of-elements", TEXT, "about", NULL, "Here", "Write about", "<about> cannot contain text" },
  { "text-unwritable", TEXT, "motto", NULL, "a\x1b[0m", "Write motto",
    "The text has a character that XML does not allow" },
  { "text-gone", TEXT, "about/p#3", NULL, "Tres", "Change about/p#3",
    "about/p#3 no longer exists" },
};

static TcOperation *
new_insert (const Case *test)
{
  g_auto (GStrv) words = g_strsplit (test->value, " ", -1);
  const char *attributes[9] = { NULL };
  guint n = 0;

  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++) {
    char *value = strchr (words[i], '=');

    *value = '\0';
    attributes[n++] = words[i];
    attributes[n++] = value + 1;
  }

  return tc_operation_new_insert (test->path, test->what, attributes);
}

static TcOperation *
new_operation (const Case *test)
{
  switch (test->kind) {
  case SET:
    return tc_operation_new_set (test->path, test->what, test->value);
  case INSERT:
    return new_insert (test);
  case REMOVE:
    return tc_operation_new_remove (test->path);
  case UP:
    return tc_operation_new_move (test->path, FALSE);
  case DOWN:
    return tc_operation_new_move (test->path, TRUE);
  case AFTER:
    return tc_operation_new_move_after (test->path, test->what);
  case FIRST:
    return tc_operation_new_move_after (test->path, NULL);
  case TEXT:
    return tc_operation_new_set_text (test->path, test->value);
  }
  g_assert_not_reached ();
}

/* GONE is what a page meets when somebody else was faster; all else is a refusal. */
static void
check_code (const Case *test, const GError *error)
{
  gboolean is_gone = g_str_has_suffix (test->refusal, " no longer exists");

  g_assert_error (error, TC_OPERATION_ERROR,
                  is_gone ? TC_OPERATION_ERROR_GONE : TC_OPERATION_ERROR_REFUSED);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);
  g_autoptr (TcOperation) operation = new_operation (test);
  g_autofree char *label = tc_operation_dup_label (operation, scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, &error);

  g_assert_cmpstr (label, ==, test->label);
  if (test->refusal == NULL) {
    g_assert_no_error (error);
    g_assert_nonnull (edits);
  } else {
    g_assert_null (edits);
    g_assert_nonnull (error);
    g_assert_cmpstr (error->message, ==, test->refusal);
    check_code (test, error);
  }
}

/* A copy does and says the same, when the original is long gone. */
static void
test_copies (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TcOperation *operation = new_operation (&cases[i]);
    g_autoptr (TcEdits) edits = tc_operation_make_edits (operation, scenario, NULL);
    g_autoptr (TcOperation) copy = tc_operation_copy (operation);
    g_autoptr (TcEdits) again = NULL;
    g_autofree char *label = NULL;

    tc_operation_free (operation);
    label = tc_operation_dup_label (copy, scenario);
    again = tc_operation_make_edits (copy, scenario, NULL);
    g_assert_cmpstr (label, ==, cases[i].label);
    g_assert_cmpint (again != NULL, ==, edits != NULL);
    if (edits == NULL)
      continue;
    g_assert_cmpuint (tc_edits_get_n (again), ==, tc_edits_get_n (edits));
    for (guint k = 0; k < tc_edits_get_n (edits); k++)
      g_assert_cmpstr (tc_edits_get (again, k)->text, ==, tc_edits_get (edits, k)->text);
  }
}

/* One member that cannot be made refuses the group, in its own words. */
static void
test_group (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcOperation) group = tc_operation_new_group ("Change everything");
    g_autoptr (GError) error = NULL;
    g_autoptr (TcEdits) edits = NULL;
    g_autofree char *label = NULL;

    tc_operation_group_take (group, tc_operation_new_set ("", "note", "First"));
    tc_operation_group_take (group, new_operation (&cases[i]));
    g_assert_cmpuint (tc_operation_group_get_n (group), ==, 2);
    label = tc_operation_dup_label (group, scenario);
    g_assert_cmpstr (label, ==, "Change everything");
    edits = tc_operation_make_edits (group, scenario, &error);
    if (cases[i].refusal != NULL) {
      g_assert_null (edits);
      g_assert_cmpstr (error->message, ==, cases[i].refusal);
    } else {
      g_assert_no_error (error);
      g_assert_nonnull (edits);
    }
  }
}

static void
test_group_of_one_place (void)
{
  g_autoptr (TcScenario) scenario = scenario_parse_valid (scenario_text);
  g_autoptr (TcOperation) group = tc_operation_new_group ("Twice");
  g_autoptr (GError) error = NULL;

  tc_operation_group_take (group, tc_operation_new_set ("area[sedan]", "x", "2"));
  tc_operation_group_take (group, tc_operation_new_set ("area[sedan]", "x", "3"));
  g_assert_null (tc_operation_make_edits (group, scenario, &error));
  g_assert_error (error, TC_OPERATION_ERROR, TC_OPERATION_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Two changes affect the same place in the text");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/scenario/operation-words/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/operation-words/copies", test_copies);
  g_test_add_func ("/scenario/operation-words/group", test_group);
  g_test_add_func ("/scenario/operation-words/group-of-one-place", test_group_of_one_place);

  return g_test_run ();
}
