/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "build-support.h"
#include "build/tc-build-private.h"
#include "text/tc-report-private.h"

/* What is only there because of another finding is taken out, and only that: a finding at another
 * place with the same code is a fault of its own. The findings are made by hand, so that a row can
 * say each where it likes. */

typedef struct {
  const char *name;
  const char *found; /* "CODE path" or "CODE", between semicolons, in the order of the text */
  const char *left;
} Case;

static const Case cases[] = {
  { "nothing", "", "" },
  { "alone", "SCH006 area-board", "SCH006 area-board" },
  /* Anywhere in the file */
  { "root-lost-its-start", "XML013;SCH002", "XML013" },
  { "root-is-wrong", "SCH002", "SCH002" },
  { "too-many-after-a-lost-bracket", "XML012 area-board;SCH005 setups/fixed-setup",
    "XML012 area-board" },
  { "prefix-unknown", "SCH001;SCH018;SCH011 area", "SCH001" },
  { "another-game-as-base", "VAR003;SCH003 x;SCH004 y;SCH007 z/@a", "VAR003" },
  { "another-fault-beside-the-base", "VAR003;SCH009 z/@a", "VAR003;SCH009 z/@a" },
  { "example-of-a-wrong-cell", "TAB006 table[t]/row[1];TAB009 table[u]", "TAB006 table[t]/row[1]" },
  { "quota-beside-a-wrong-number", "FRE001 setups/s;NUM003 order-of-battle/unit[u]",
    "FRE001 setups/s;NUM003 order-of-battle/unit[u]" },
  { "bad-link-splits-the-board", "BRD001 link[a a];BRD003 area[c]", "BRD001 link[a a]" },
  { "bad-link-leaves-one-alone", "BRD001 link[a a];BRD002 area[c]", "BRD001 link[a a]" },
  { "unused-and-quota", "REF004 zone[z];FRE001 setups/s", "FRE001 setups/s" },
  /* The same element, or attributes of it */
  { "text-for-a-child", "SCH010 motto;SCH006 motto", "SCH010 motto" },
  { "text-for-an-attribute", "SCH006 zone[z];SCH010 zone[z]", "SCH010 zone[z]" },
  { "text-in-another-zone", "SCH006 zone[z];SCH010 zone[y]", "SCH006 zone[z];SCH010 zone[y]" },
  { "text-in-a-longer-name", "SCH006 zone[z];SCH010 zone[z2]", "SCH006 zone[z];SCH010 zone[z2]" },
  { "turn-beyond-a-wrong-reference", "SET005 setups/s/@last-turn;REF001 setups/s/@track",
    "REF001 setups/s/@track" },
  { "turn-beyond-elsewhere", "SET005 setups/s/@last-turn;REF001 setups/t/@track",
    "SET005 setups/s/@last-turn;REF001 setups/t/@track" },
  { "rows-that-are-one", "REF002 table[t]/row[2];TAB002 table[t]/row[2]/@from",
    "REF002 table[t]/row[2]" },
  { "turn-twice", "TRK001 track/turn[3]/@n;REF002 track/turn[3]", "REF002 track/turn[3]" },
  { "key-of-a-change", "SCH009 area[A]/@id;VAR004 area[A]", "SCH009 area[A]/@id" },
  { "change-of-what-stands-twice", "REF002 area[a]/@id;VAR004 area[a];VAR005 area[a]/@was",
    "REF002 area[a]/@id" },
  { "unlikely-for-a-reason", "NUM009 unit[u]/full/@attack;SRC001 unit[u]/full",
    "SRC001 unit[u]/full" },
  { "unlikely-without-a-reason", "NUM009 unit[u]/full/@attack;SRC001 unit[v]/full",
    "NUM009 unit[u]/full/@attack;SRC001 unit[v]/full" },
  /* Inside the element of the consequence */
  { "cell-twice-for-a-missing-one", "TAB005 table[t]/row[1];REF002 table[t]/row[1]/cell[a]",
    "REF002 table[t]/row[1]/cell[a]" },
  { "cell-twice-in-another-row", "TAB005 table[t]/row[1];REF002 table[t]/row[2]/cell[a]",
    "TAB005 table[t]/row[1];REF002 table[t]/row[2]/cell[a]" },
  { "row-itself-twice", "TAB005 table[t]/row[1];REF002 table[t]/row[1]",
    "TAB005 table[t]/row[1];REF002 table[t]/row[1]" },
  { "an-attribute-is-not-inside", "TAB005 table[t]/row[1];REF002 table[t]/row[1]/@from",
    "TAB005 table[t]/row[1];REF002 table[t]/row[1]/@from" },
  { "placed-twice-for-a-missing-one", "SET002 setups/s;REF002 setups/s/place[1c]",
    "REF002 setups/s/place[1c]" },
  { "missing-for-a-bad-quota", "SET002 setups/s;FRE003 setups/s/quota[q]",
    "FRE003 setups/s/quota[q]" },
  { "quota-of-another-setup", "SET002 setups/s;FRE003 setups/t/quota[q]",
    "SET002 setups/s;FRE003 setups/t/quota[q]" },
  { "impossible-for-a-bad-limit", "FRE001 setups/s;FRE003 setups/s", "FRE003 setups/s" },
  { "impossible-for-a-bad-quota", "FRE001 setups/s;FRE003 setups/s/quota[q]",
    "FRE003 setups/s/quota[q]" },
  /* In elements beside each other */
  { "row-twice-for-a-gap", "TAB001 table[t]/row[1]/@to;REF002 table[t]/row[4]",
    "REF002 table[t]/row[4]" },
  { "overlap-for-a-gap", "TAB001 table[t]/row[1]/@to;TAB002 table[t]/row[4]/@from",
    "TAB002 table[t]/row[4]/@from" },
  { "overlap-in-another-table", "TAB001 table[t]/row[1]/@to;TAB002 table[u]/row[4]/@from",
    "TAB001 table[t]/row[1]/@to;TAB002 table[u]/row[4]/@from" },
  { "row-of-another-namespace", "TAB001 table[t]/row[1];SCH011 table[t]/row[2]",
    "SCH011 table[t]/row[2]" },
  { "full-side-for-the-reduced", "NUM009 unit[u]/reduced/@attack;NUM003 unit[u]/full/@attack",
    "NUM003 unit[u]/full/@attack" },
  { "other-unit-for-the-reduced", "NUM009 unit[u]/reduced/@attack;NUM003 unit[v]/full/@attack",
    "NUM009 unit[u]/reduced/@attack;NUM003 unit[v]/full/@attack" },
  { "keys-with-slashes", "TAB001 t[x/y]/row[1];TAB002 t[x/y]/row[2]", "TAB002 t[x/y]/row[2]" },
  { "keys-with-other-slashes", "TAB001 t[x/y]/row[1];TAB002 t[x/z]/row[2]",
    "TAB001 t[x/y]/row[1];TAB002 t[x/z]/row[2]" },
  { "siblings-at-the-top", "TAB001 row[1];TAB002 row[2]", "TAB002 row[2]" },
  { "without-a-place", "TAB001;TAB002 row[2]", "TAB001;TAB002 row[2]" },
  { "cause-without-a-place", "TAB001 row[2];TAB002", "TAB001 row[2];TAB002" },
  /* Of what is ignored, nothing is known */
  { "content-of-what-is-ignored", "SCH018 notes;REF001 link[a b]/@a;BRD002 area[c]",
    "SCH018 notes" },
  { "form-beside-what-is-ignored", "SCH018 notes;SCH003 x;XML005;VAR001",
    "SCH018 notes;SCH003 x;XML005;VAR001" },
  /* Chains: a cause that goes itself explains nevertheless */
  { "chain", "TAB001 t/row[1];TAB002 t/row[2];REF002 t/row[2]", "REF002 t/row[2]" },
  { "many-of-one-cause", "TAB005 t/row[1];TAB005 t/row[1];REF002 t/row[1]/cell[a]",
    "REF002 t/row[1]/cell[a]" },
};

/* Findings are reported in the order of their places. */
static TcReport *
new_report (TcSource *source, const char *found)
{
  const TcSystem *const *systems = tc_test_get_systems ();
  TcReport *report = tc_report_new ();
  g_auto (GStrv) lines = g_strsplit (found, ";", -1);

  for (guint i = 0; systems[i] != NULL; i++)
    tc_report_add_catalogue (report, systems[i]->codes, systems[i]->n_codes);
  for (guint32 i = 0; lines[i] != NULL && lines[0][0] != '\0'; i++) {
    char *path = strchr (lines[i], ' ');
    TcFinding *finding;

    if (path != NULL)
      *path++ = '\0';
    finding = tc_report_add (report, lines[i], source, (TcSpan){ i, i + 1 }, "Fault %u", i);
    if (path != NULL)
      tc_finding_take_path (finding, g_strdup (path));
  }

  return report;
}

static char *
dup_left (TcReport *report)
{
  GString *left = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (left, "%s%s", i > 0 ? ";" : "", finding->code);
    if (finding->path != NULL)
      g_string_append_printf (left, " %s", finding->path);
  }

  return g_string_free (left, FALSE);
}

static TcSource *
new_source (void)
{
  return tc_source_new_for_string ("test.xml", "0123456789012345678901234567890123456789");
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcSource) source = new_source ();
  g_autoptr (TcReport) report = new_report (source, test->found);
  g_autofree char *left = NULL;

  tc_build_drop_consequences (report, NULL);
  left = dup_left (report);
  g_assert_cmpstr (left, ==, test->left);
}

/* Once more changes nothing: what stays is nobody's consequence. */
static void
test_once_is_enough (void)
{
  g_autoptr (TcSource) source = new_source ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TcReport) report = new_report (source, cases[i].found);
    g_autofree char *once = NULL;
    g_autofree char *twice = NULL;

    tc_build_drop_consequences (report, NULL);
    once = dup_left (report);
    tc_build_drop_consequences (report, NULL);
    twice = dup_left (report);
    g_assert_cmpstr (once, ==, twice);
  }
}

/* -- Causes of a system -- */

static const TcCause system_causes[] = {
  { "REF004", "REF005", TC_CAUSE_ANYWHERE },
  { "SET001", "SET001", TC_CAUSE_REPEATED },
};

static const TcSystem system_with_causes = {
  .id = "causes",
  .causes = system_causes,
  .n_causes = G_N_ELEMENTS (system_causes),
};

static void
test_system (void)
{
  g_autoptr (TcSource) source = new_source ();
  g_autoptr (TcReport) without = new_report (source, "REF004 a;REF005 b");
  g_autoptr (TcReport) with = new_report (source, "REF004 a;REF005 b");
  g_autoptr (TcReport) of_core = new_report (source, "TAB001 row[1];TAB002 row[2]");
  g_autofree char *left = NULL;
  g_autofree char *left_of_core = NULL;

  tc_build_drop_consequences (without, NULL);
  g_assert_cmpuint (tc_report_get_n (without), ==, 2);
  tc_build_drop_consequences (with, &system_with_causes);
  left = dup_left (with);
  g_assert_cmpstr (left, ==, "REF005 b");
  tc_build_drop_consequences (of_core, &system_with_causes);
  left_of_core = dup_left (of_core);
  g_assert_cmpstr (left_of_core, ==, "TAB002 row[2]");
}

/* What only one game's rules make of one another. */
static const struct {
  const char *system;
  const char *found;
  const char *left;
} games[] = {
  { "betrayal-1940", "FRE001 setups/s;NUM007 oob/unit[u]", "NUM007 oob/unit[u]" },
  { "betrayal-1940", "BTR016 t/a;BTR015 t/b", "BTR015 t/b" },
  { "betrayal-1940", "BTR016 t/a;BTR015 u/b", "BTR016 t/a;BTR015 u/b" },
  { "betrayal-1940", "BTR045 rules;NUM006 rules/x", "NUM006 rules/x" },
  { "betrayal-1940", "BTR045 rules/x;NUM006 rules", "BTR045 rules/x;NUM006 rules" },
  { "betrayal-1940", "BTR046 zone[z];REF004 zone[z]/@id", "REF004 zone[z]/@id" },
  { "betrayal-1940", "BTR050 area[a];BRD005 area[a]", "BRD005 area[a]" },
  { "betrayal-1940", "BTR050 area[a];BRD005 area[b]", "BTR050 area[a];BRD005 area[b]" },
  { "betrayal-1940", "BTR050 area[a];SET010 area[a]", "SET010 area[a]" },
  { "betrayal-1940", "REF004 zone[z];BTR053 rules/x", "BTR053 rules/x" },
  { "betrayal-1940", "FRE001 setups/s;SET007 setups/t", "SET007 setups/t" },
  { "betrayal-1940", "SET012 setups/s;SET001 setups/s", "SET001 setups/s" },
  { "betrayal-1940", "SET012 setups/s;SET001 setups/t", "SET012 setups/s;SET001 setups/t" },
  { "badge", "CTY004 a;CTY005 b", "CTY005 b" },
  { "badge", "CTY005 a;CTY007 b", "CTY007 b" },
  { "badge", "CTY008 a;CTY003 b", "CTY003 b" },
  { "badge", "CTY003 a;CTY008 b", "CTY003 a" },
  { "bell-1938", "INF003 setups/setup[s];INF004 setups/setup[s]/put[a]",
    "INF004 setups/setup[s]/put[a]" },
  { "bell-1938", "INF003 setups/setup[s];INF004 setups/setup[t]/put[a]",
    "INF003 setups/setup[s];INF004 setups/setup[t]/put[a]" },
  { "bell-1938", "INF023 a;REF005 b", "REF005 b" },
  { "bell-1938", "EFF110 a;INF020 b", "INF020 b" },
  { "dune", "ROL005 counts/count[4]/@players;REF002 counts/count[4]/@players",
    "REF002 counts/count[4]/@players" },
  { "dune", "ROL005 counts/count[4]/@players;REF002 counts/count[5]/@players",
    "ROL005 counts/count[4]/@players;REF002 counts/count[5]/@players" },
  { "dune", "ROL007 setups/s/@players;SCH009 setups/s/@players", "SCH009 setups/s/@players" },
  { "dune", "ROL007 setups/s/@players;SCH009 setups/t/@players",
    "ROL007 setups/s/@players;SCH009 setups/t/@players" },
  { "dune", "ROL010 counts/count[4]/@players;SCH009 rules/row/@size", "SCH009 rules/row/@size" },
  { "dune", "ROL011 counts/count[4]/@players;SCH009 rules/row/@size", "SCH009 rules/row/@size" },
  { "dune", "ROL015 target-cards;SCH009 target-cards/target[a]/@copies",
    "SCH009 target-cards/target[a]/@copies" },
  { "dune", "ROL015 target-cards/target[b];SCH009 target-cards/target[a]/@copies",
    "ROL015 target-cards/target[b];SCH009 target-cards/target[a]/@copies" },
  { "house", "HNT001 haunts/cell[a]/@number;REF002 haunts/number[4]/@n",
    "REF002 haunts/number[4]/@n" },
  { "house", "HNT001 haunts/cell[a]/@number;REF002 items/item[a]",
    "HNT001 haunts/cell[a]/@number;REF002 items/item[a]" },
  { "house", "HNT002 tileset/room[a];REF002 haunts/cell[a b]", "REF002 haunts/cell[a b]" },
  { "house", "HSE005 setups/s/@players;SCH009 setups/s/@players", "SCH009 setups/s/@players" },
  { "house", "HSE010 setups/s/lay[a]/@floor;HSE008 tileset/room[a]", "HSE008 tileset/room[a]" },
};

static const TcSystem *
find_system (const char *id)
{
  const TcSystem *const *systems = tc_test_get_systems ();

  while (*systems != NULL && strcmp ((*systems)->id, id) != 0)
    systems++;
  g_assert_nonnull (*systems);

  return *systems;
}

static void
test_games (void)
{
  g_autoptr (TcSource) source = new_source ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autoptr (TcReport) report = new_report (source, games[i].found);
    g_autoptr (TcReport) elsewhere = new_report (source, games[i].found);
    g_autofree char *left = NULL;
    g_autofree char *before = dup_left (report);
    g_autofree char *untouched = NULL;

    tc_build_drop_consequences (report, find_system (games[i].system));
    left = dup_left (report);
    g_assert_cmpstr (left, ==, games[i].left);
    tc_build_drop_consequences (elsewhere, NULL);
    untouched = dup_left (elsewhere);
    g_assert_cmpstr (untouched, ==, before);
  }
}

/* Core speaks of its own findings alone: what is one game's, its system brings along. */
static void
test_rules_of_core (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "core/build/tc-build-causes.c", NULL);
  g_autoptr (GRegex) codes = g_regex_new ("\"([A-Z]{3}[0-9]{3})\"", 0, 0, NULL);
  g_autoptr (TcReport) core = tc_report_new ();
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_regex_match (codes, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL), n++) {
    g_autofree char *code = g_match_info_fetch (match, 1);

    g_test_message ("%s", code);
    g_assert_nonnull (tc_report_find_code (core, code));
  }
  g_assert_cmpuint (n, >, 40);
}

static void
add_at (TcReport *report, TcSource *source, guint32 at, const char *words)
{
  tc_report_add (report, "SET001", source, (TcSpan){ at, at + 1 }, "%s", words);
}

/* The first stays and says where the others are; other words, and the same words in another file,
 * are something else. */
static void
test_repeated (void)
{
  g_autoptr (TcSource) source = new_source ();
  g_autoptr (TcSource) other = tc_source_new_for_string ("zother.xml", "0123456789");
  g_autoptr (TcReport) report = tc_report_new ();
  const TcFinding *first;

  add_at (report, source, 20, "Placed twice");
  add_at (report, source, 3, "Placed twice");
  add_at (report, source, 10, "Placed twice");
  add_at (report, source, 12, "Placed thrice");
  add_at (report, other, 5, "Placed twice");
  tc_build_drop_consequences (report, &system_with_causes);
  g_assert_cmpuint (tc_report_get_n (report), ==, 3);
  first = tc_report_get (report, 0);
  g_assert_cmpuint (first->span.start, ==, 3);
  g_assert_nonnull (first->related);
  g_assert_cmpuint (first->related->len, ==, 2);
  g_assert_cmpuint (g_array_index (first->related, TcRelated, 0).span.start, ==, 10);
  g_assert_cmpstr (g_array_index (first->related, TcRelated, 0).message, ==, "The same here");
  g_assert_cmpuint (g_array_index (first->related, TcRelated, 1).span.start, ==, 20);
  g_assert_cmpstr (tc_report_get (report, 1)->message, ==, "Placed thrice");
  g_assert_true (tc_report_get (report, 2)->source == other);
  g_assert_null (tc_report_get (report, 2)->related);
}

/* Every rule of the shipped systems names codes that exist, and no rule makes a finding its own
 * cause, which would take out the last of them. */
static void
test_rules_of_systems (void)
{
  const TcSystem *const *systems = tc_test_get_systems ();
  guint n = 0;

  for (guint i = 0; systems[i] != NULL; i++)
    for (guint k = 0; k < systems[i]->n_causes; k++, n++) {
      const TcCause *cause = &systems[i]->causes[k];

      g_test_message ("%s: %s of %s", systems[i]->id, cause->consequence, cause->cause);
      g_assert_true (cause->consequence == NULL ||
                     tc_systems_find_code (cause->consequence) != NULL);
      g_assert_true (cause->cause == NULL || tc_systems_find_code (cause->cause) != NULL);
      if (g_strcmp0 (cause->consequence, cause->cause) == 0)
        g_assert_cmpint (cause->relation, ==, TC_CAUSE_REPEATED);
    }
  g_assert_cmpuint (n, >, 0);
}

/* What is ignored is no error; what needs it makes it one, for nothing else is said of that, and
 * nothing is compiled. */
static void
test_grave (void)
{
  static const struct {
    const char *attribute;
    guint n_errors;
  } tries[] = { { "", 0 }, { " xmlns=\"urn:other\"", 1 } };
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "scenarios/dune/salt-works.scenario.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_autofree char *token = g_strconcat ("<token", tries[i].attribute, " id=", NULL);
    g_autoptr (GString) changed = g_string_new (text);
    g_autoptr (TcSource) source = NULL;
    g_autoptr (TcBuild) build = NULL;

    g_assert_cmpuint (g_string_replace (changed, "<token id=", token, 0), ==, 1);
    source = tc_source_new_for_string ("salt", changed->str);
    build = tc_build_new (source, NULL);
    g_assert_cmpuint (tc_report_count (tc_build_get_report (build), TC_SEVERITY_ERROR), ==,
                      tries[i].n_errors);
    g_assert_cmpint (tc_build_get_ruleset (build) != NULL, ==, tries[i].n_errors == 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/build/causes/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/build/causes/once-is-enough", test_once_is_enough);
  g_test_add_func ("/build/causes/system", test_system);
  g_test_add_func ("/build/causes/games", test_games);
  g_test_add_func ("/build/causes/rules-of-core", test_rules_of_core);
  g_test_add_func ("/build/causes/repeated", test_repeated);
  g_test_add_func ("/build/causes/grave", test_grave);
  g_test_add_func ("/build/causes/rules-of-systems", test_rules_of_systems);

  return g_test_run ();
}
