/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

/* Conflicts of a merge in which somebody decides for theirs: each kind by itself, and one of two.
 */

typedef struct {
  char *good;
  const TcSchema **schemas;
  TcThreeWay result;
  char *merged; /* of the last merge */
  GPtrArray *disputes;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &fixture->good, NULL, &error);
  g_assert_no_error (error);
  fixture->schemas = tc_systems_dup_schemas (tc_systems_list ());
}

static void
forget (Fixture *fixture)
{
  g_clear_pointer (&fixture->merged, g_free);
  g_clear_pointer (&fixture->disputes, g_ptr_array_unref);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->good);
  g_free (fixture->schemas);
  forget (fixture);
}

/* (transfer full): pairs of what is replaced, once, and what by; NULL-terminated. */
static char *
dup_edited (const char *text, const char *from, const char *to)
{
  GString *out = g_string_new (text);

  g_assert_cmpuint (g_string_replace (out, from, to, 1), ==, 1);

  return g_string_free (out, FALSE);
}

/* @taken: (nullable): NULL-terminated. */
static void
merge (Fixture *fixture, const char *ours, const char *theirs, const char *const *taken)
{
  g_autoptr (TcSource) base = tc_source_new_for_string ("base", fixture->good);
  g_autoptr (TcSource) ours_source = tc_source_new_for_string ("ours", ours);
  g_autoptr (TcSource) theirs_source = tc_source_new_for_string ("theirs", theirs);
  TcSource *const texts[] = { base, ours_source, theirs_source };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcSource) merged = NULL;

  forget (fixture);
  merged = tc_three_way_merge_choosing (texts, fixture->schemas, taken, report, &fixture->result,
                                        &fixture->disputes);
  g_assert_nonnull (merged);
  fixture->merged = g_strdup (tc_source_get_text (merged, NULL));
  g_assert_cmpuint (fixture->disputes->len, ==, fixture->result.n_conflicts);
  g_assert_cmpuint (tc_report_count (report, TC_SEVERITY_ERROR), ==,
                    fixture->result.n_conflicts + fixture->result.n_misfits);
}

static const TcThreeDispute *
get_dispute (Fixture *fixture, guint index)
{
  g_assert_cmpuint (index, <, fixture->disputes->len);

  return fixture->disputes->pdata[index];
}

/* Decides for theirs in the only conflict: none is left. */
static void
take_only (Fixture *fixture, const char *ours, const char *theirs)
{
  g_autofree char *name = NULL;
  const char *taken[] = { NULL, NULL };

  merge (fixture, ours, theirs, NULL);
  g_assert_cmpuint (fixture->disputes->len, ==, 1);
  g_assert_cmpstr (fixture->merged, ==, ours);
  name = g_strdup (get_dispute (fixture, 0)->name);
  taken[0] = name;
  merge (fixture, ours, theirs, taken);
  g_assert_cmpuint (fixture->disputes->len, ==, 0);
}

#define POINTS                                                                                     \
  "        <point x=\"300\" y=\"300\"/>\n        <point x=\"500\" y=\"300\"/>\n"                   \
  "        <point x=\"500\" y=\"500\"/>\n        <point x=\"300\" y=\"500\"/>\n"
#define LINK "    <link a=\"haven\" b=\"dyke\"/>\n"
#define EAST "    <link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>\n"

typedef struct {
  const char *name;
  const char *code;
  const char *from; /* what both sides replace */
  const char *ours;
  const char *theirs;
  const char *taken; /* (nullable): what becomes of it; theirs when NULL */
  const char *said[3];
} Kind;

static const Kind kinds[] = {
  { "attribute",
    "MRG001",
    "name=\"Ford\"",
    "name=\"Furt\"",
    "name=\"Gue\"",
    NULL,
    { "\"Ford\"", "\"Furt\"", "\"Gue\"" } },
  { "attribute-and-source",
    "MRG001",
    "name=\"Ford\"",
    "name=\"Furt\" src-of=\"name:found\"",
    "name=\"Gue\" src-of=\"name:derived\"",
    NULL,
    { "\"Ford\"", "\"Furt\"", "\"Gue\"" } },
  { "attribute-removed-by-theirs",
    "MRG001",
    " edge=\"south\"",
    " edge=\"east\"",
    "",
    NULL,
    { "\"south\"", "\"east\"", "\"none\"" } },
  { "attribute-removed-by-ours",
    "MRG001",
    " edge=\"south\"",
    "",
    " edge=\"east\"",
    NULL,
    { "\"south\"", "\"none\"", "\"east\"" } },
  { "sources",
    "MRG001",
    "name=\"Ford\"",
    "name=\"Ford\" src-of=\"name:found\"",
    "name=\"Ford\" src-of=\"name:derived\"",
    NULL,
    { "no value", "\"name:found\"", "\"name:derived\"" } },
  { "text",
    "MRG002",
    "<p>A test fixture.</p>",
    "<p>Ours.</p>",
    "<p>Theirs.</p>",
    NULL,
    { "\"A test fixture.\"", "\"Ours.\"", "\"Theirs.\"" } },
  { "removed-by-theirs",
    "MRG003",
    LINK,
    EAST,
    "",
    NULL,
    { "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>",
      "not there" } },
  { "removed-by-ours",
    "MRG003",
    LINK,
    "",
    EAST,
    NULL,
    { "<link a=\"haven\" b=\"dyke\"/>", "not there",
      "<link a=\"haven\" b=\"dyke\" maginot-front=\"true\"/>" } },
  { "removed-comment-stays",
    "MRG003",
    LINK,
    "    <!-- Ours -->\n" EAST,
    "",
    "    <!-- Ours -->\n",
    { NULL, NULL, "not there" } },
  { "added",
    "MRG004",
    LINK,
    LINK "    <!-- Ours -->\n    <link a=\"haven\" b=\"ford\" maginot-front=\"true\"/>\n",
    LINK "    <link a=\"haven\" b=\"ford\"/>\n",
    LINK "    <!-- Ours -->\n    <link a=\"haven\" b=\"ford\"/>\n",
    { "not there", NULL, "<link a=\"haven\" b=\"ford\"/>" } },
  { "points",
    "MRG005",
    "        <point x=\"500\" y=\"500\"/>\n",
    "        <point x=\"500\" y=\"500\"/>\n        <point x=\"400\" y=\"510\"/>\n",
    "        <point x=\"500\" y=\"500\"/>\n        <point x=\"410\" y=\"520\"/>\n        <point "
    "x=\"420\" y=\"530\"/>\n",
    NULL,
    { "nothing", "<point x=\"400\" y=\"510\"/>",
      "<point x=\"410\" y=\"520\"/> <point x=\"420\" y=\"530\"/>" } },
  { "points-removed",
    "MRG005",
    POINTS,
    "        <point x=\"300\" y=\"300\"/>\n        <point x=\"500\" y=\"300\"/>\n"
    "        <!-- Ours -->\n        <point x=\"700\" y=\"700\"/>\n        <point x=\"710\" "
    "y=\"710\"/>\n"
    "        <point x=\"500\" y=\"500\"/>\n        <point x=\"300\" y=\"500\"/>\n",
    "        <point x=\"300\" y=\"300\"/>\n        <point x=\"300\" y=\"500\"/>\n",
    "        <point x=\"300\" y=\"300\"/>\n        <!-- Ours -->\n        <point x=\"300\" "
    "y=\"500\"/>\n",
    { "<point x=\"500\" y=\"300\"/> <point x=\"500\" y=\"500\"/>",
      "<point x=\"700\" y=\"700\"/> <point x=\"710\" y=\"710\"/>", "nothing" } },
};

static void
test_kind (Fixture *fixture, gconstpointer data)
{
  const Kind *kind = data;
  g_autofree char *ours = dup_edited (fixture->good, kind->from, kind->ours);
  g_autofree char *theirs = dup_edited (fixture->good, kind->from, kind->theirs);
  g_autofree char *wanted =
    dup_edited (fixture->good, kind->from, kind->taken != NULL ? kind->taken : kind->theirs);
  const TcThreeDispute *dispute;

  merge (fixture, ours, theirs, NULL);
  dispute = get_dispute (fixture, 0);
  g_assert_cmpstr (dispute->code, ==, kind->code);
  if (kind->said[0] != NULL)
    g_assert_cmpstr (dispute->base, ==, kind->said[0]);
  if (kind->said[1] != NULL)
    g_assert_cmpstr (dispute->ours, ==, kind->said[1]);
  g_assert_cmpstr (dispute->theirs, ==, kind->said[2]);
  take_only (fixture, ours, theirs);
  g_assert_cmpstr (fixture->merged, ==, wanted);
}

/* What theirs brings beside the conflict is there, whatever is decided. */
static void
test_one_of_two (Fixture *fixture, gconstpointer data)
{
  g_autofree char *named = dup_edited (fixture->good, "name=\"Ford\"", "name=\"Furt\"");
  g_autofree char *ours = dup_edited (named, "name=\"Moor\"", "name=\"Fen\"");
  g_autofree char *other = dup_edited (fixture->good, "name=\"Ford\"", "name=\"Gue\"");
  g_autofree char *both = dup_edited (other, "name=\"Moor\"", "name=\"Marais\"");
  g_autofree char *theirs = dup_edited (both, LINK, EAST);
  g_autofree char *half = dup_edited (ours, "name=\"Fen\"", "name=\"Marais\"");
  g_autofree char *wanted = dup_edited (half, LINK, EAST);
  g_autofree char *name = NULL;
  const char *taken[] = { "MRG001 no such conflict", NULL, NULL };

  merge (fixture, ours, theirs, taken);
  g_assert_cmpuint (fixture->disputes->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    if (strcmp (get_dispute (fixture, i)->theirs, "\"Marais\"") == 0)
      name = g_strdup (get_dispute (fixture, i)->name);
  taken[1] = name;
  merge (fixture, ours, theirs, taken);
  g_assert_cmpstr (fixture->merged, ==, wanted);
  g_assert_cmpuint (fixture->disputes->len, ==, 1);
  g_assert_cmpstr (get_dispute (fixture, 0)->theirs, ==, "\"Gue\"");
}

/* Ours has one stretch where theirs has two: one conflict, and one decision. */
static void
test_stretch (Fixture *fixture, gconstpointer data)
{
  static const char ours[] = "        <point x=\"300\" y=\"300\"/>\n"
                             "        <point x=\"700\" y=\"700\"/>\n"
                             "        <point x=\"710\" y=\"710\"/>\n"
                             "        <point x=\"720\" y=\"720\"/>\n"
                             "        <point x=\"300\" y=\"500\"/>\n";
  static const char theirs[] = "        <point x=\"300\" y=\"300\"/>\n"
                               "        <point x=\"800\" y=\"800\"/>\n"
                               "        <point x=\"801\" y=\"801\"/>\n"
                               "        <point x=\"500\" y=\"300\"/>\n"
                               "        <point x=\"500\" y=\"500\"/>\n"
                               "        <point x=\"810\" y=\"810\"/>\n"
                               "        <point x=\"811\" y=\"811\"/>\n"
                               "        <point x=\"300\" y=\"500\"/>\n";
  g_autofree char *left = dup_edited (fixture->good, POINTS, ours);
  g_autofree char *right = dup_edited (fixture->good, POINTS, theirs);

  take_only (fixture, left, right);
  g_assert_cmpstr (fixture->merged, ==, right);
}

/* Both sides put a zone elsewhere. */
static void
test_moved (Fixture *fixture, gconstpointer data)
{
  static const char in[] = "      <in area=\"dyke\"/>\n      <in area=\"moor\"/>\n";
  static const char three[] = "      <in area=\"dyke\"/>\n      <in area=\"moor\"/>\n"
                              "      <in area=\"ford\"/>\n";
  static const char first[] = "      <in area=\"ford\"/>\n      <in area=\"dyke\"/>\n"
                              "      <in area=\"moor\"/>\n";
  static const char middle[] = "      <in area=\"dyke\"/>\n      <in area=\"ford\"/>\n"
                               "      <in area=\"moor\"/>\n";
  g_autofree char *base = dup_edited (fixture->good, in, three);
  g_autofree char *ours = dup_edited (base, three, first);
  g_autofree char *theirs = dup_edited (base, three, middle);

  g_free (fixture->good);
  fixture->good = g_steal_pointer (&base);
  take_only (fixture, ours, theirs);
  g_assert_cmpstr (fixture->merged, ==, theirs);
}

/* (transfer full): @text with the id of the ford, and all that names it, replaced. */
static char *
dup_renamed (const char *text, const char *id)
{
  GString *out = g_string_new (text);
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", id);

  g_assert_cmpuint (g_string_replace (out, "\"ford\"", quoted, 0), >, 3);

  return g_string_free (out, FALSE);
}

/* What refers to it goes with the name that was decided for. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *renamed = dup_renamed (fixture->good, "furt");
  g_autofree char *ours = dup_edited (renamed, LINK, LINK "    <link a=\"haven\" b=\"furt\"/>\n");
  g_autofree char *theirs = dup_renamed (fixture->good, "gue");
  g_autofree char *wanted = dup_edited (theirs, LINK, LINK "    <link a=\"haven\" b=\"gue\"/>\n");

  take_only (fixture, ours, theirs);
  g_assert_cmpstr (fixture->merged, ==, wanted);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = g_strconcat ("/merge/three-choices/", kinds[i].name, NULL);

    g_test_add (path, Fixture, &kinds[i], set_up, test_kind, tear_down);
  }
  g_test_add ("/merge/three-choices/one-of-two", Fixture, NULL, set_up, test_one_of_two, tear_down);
  g_test_add ("/merge/three-choices/stretch", Fixture, NULL, set_up, test_stretch, tear_down);
  g_test_add ("/merge/three-choices/moved", Fixture, NULL, set_up, test_moved, tear_down);
  g_test_add ("/merge/three-choices/renamed", Fixture, NULL, set_up, test_renamed, tear_down);

  return g_test_run ();
}
