/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-core.h>

/* What people read of one change, in three games: the part of the scenario and the thing, as a list
 * shows them, the sentence, and the sentence of the change back. */

#define TINY   "tests/fixtures/tiny-1940.scenario.xml"
#define CITY   "tests/fixtures/small-city.scenario.xml"
#define CRISIS "tests/fixtures/small-crisis.scenario.xml"
#define HOUSES "scenarios/dune/dune.scenario.xml"

typedef struct {
  const char *name;
  const char *file;
  const char *from;  /* its first occurrence ... */
  const char *to;    /* ... replaced */
  const char *words; /* a line "SECTION / TITLE / SENTENCE" of each, then "< SENTENCE" of each of
                        the change back */
} Case;

static const Case cases[] = {
  /* A campaign */
  { "title", TINY, "title=\"Tiny 1940\"", "title=\"Tiny 1941\"",
    "scenario / scenario / Scenario: title \"Tiny 1940\" becomes \"Tiny 1941\"\n"
    "< Scenario: title \"Tiny 1941\" becomes \"Tiny 1940\"\n" },
  { "side", TINY, "name=\"Allies\"", "name=\"The Allies\"",
    "side / Allies / Allies: name \"Allies\" becomes \"The Allies\"\n"
    "< The Allies: name \"The Allies\" becomes \"Allies\"\n" },
  { "colour", TINY, "colour=\"#4a7ebb\"", "colour=\"#4a7ebc\"",
    "nation / France / France: colour #4a7ebb becomes #4a7ebc\n"
    "< France: colour #4a7ebc becomes #4a7ebb\n" },
  { "switch-on", TINY, "y=\"200\" bracket=\"1\"", "y=\"200\" port=\"true\" bracket=\"1\"",
    "map / Moor / Moor: port switched on\n"
    "< Moor: port switched off\n" },
  { "switch-off", TINY, " maginot=\"true\"", "",
    "map / Ridge / Ridge: maginot switched off\n"
    "< Ridge: maginot switched on\n" },
  { "number-gone", TINY, " bracket=\"1\"", "",
    "map / Dyke / Dyke: defence forces 1 becomes 0\n"
    "< Dyke: defence forces 0 becomes 1\n" },
  { "no-number", TINY, "x=\"200\" y=\"200\"", "x=\"many\" y=\"200\"",
    "map / Haven / Haven: x 200 becomes \"many\"\n"
    "< Haven: x \"many\" becomes 200\n" },
  { "terrain-cost", TINY, "cost=\"1\" motorised-cost=\"2\" pattern=\"trees\"",
    "cost=\"1\" motorised-cost=\"3\" pattern=\"trees\"",
    "map / Forest / Forest: motorised cost 2 becomes 3\n"
    "< Forest: motorised cost 3 becomes 2\n" },
  { "centre", TINY, "x=\"200\" y=\"200\"", "x=\"210\" y=\"205\"",
    "map / Haven / Haven: x 200 becomes 210\n"
    "map / Haven / Haven: y 200 becomes 205\n"
    "< Haven: x 210 becomes 200\n"
    "< Haven: y 205 becomes 200\n" },
  { "border-moved", TINY, "<point x=\"100\" y=\"100\"/>", "<point x=\"90\" y=\"90\"/>",
    "map / Haven, outline / Haven, outline redrawn: 1 of 4 corners moved\n"
    "< Haven, outline redrawn: 1 of 4 corners moved\n" },
  { "link-turned-round", TINY, "<link a=\"haven\" b=\"dyke\"/>", "<link a=\"dyke\" b=\"haven\"/>",
    "map / adjacency Haven \342\200\223 Dyke / Adjacency Haven \342\200\223 Dyke: a Haven becomes "
    "Dyke\n"
    "map / adjacency Haven \342\200\223 Dyke / Adjacency Haven \342\200\223 Dyke: b Dyke becomes "
    "Haven\n"
    "< Adjacency Dyke \342\200\223 Haven: a Dyke becomes Haven\n"
    "< Adjacency Dyke \342\200\223 Haven: b Haven becomes Dyke\n" },
  { "links-exchanged", TINY, "<link a=\"haven\" b=\"dyke\"/>\n    <link a=\"dyke\" b=\"moor\"/>",
    "<link a=\"dyke\" b=\"moor\"/>\n    <link a=\"haven\" b=\"dyke\"/>",
    "map / adjacency Dyke \342\200\223 Moor / Adjacency Dyke \342\200\223 Moor moved to the front\n"
    "< Adjacency Dyke \342\200\223 Moor moved behind adjacency Haven \342\200\223 Dyke\n" },
  { "zone-member", TINY, "<in area=\"border-2\"/>", "<in area=\"border-2\"/><in area=\"moor\"/>",
    "map / Border Areas, member Moor / Border Areas: member Moor added\n"
    "< Border Areas: member Moor removed\n" },
  { "label-of-the-map", TINY, "<label text=\"Sea\"", "<label text=\"North Sea\"",
    "map / scenery, label / Scenery, label: text \"Sea\" becomes \"North Sea\"\n"
    "< Scenery, label: text \"North Sea\" becomes \"Sea\"\n" },
  { "class", TINY, "class=\"motorised\" size=\"division\"", "class=\"armour\" size=\"division\"",
    "order of battle / 1 Division / 1 Division: class Motorised infantry becomes Armour\n"
    "< 1 Division: class Armour becomes Motorised infantry\n" },
  { "air-range", TINY, "class=\"fighter\" range=\"3\"", "class=\"fighter\" range=\"4\"",
    "order of battle / Fighter 1 / Fighter 1: range 3 becomes 4\n"
    "< Fighter 1: range 4 becomes 3\n" },
  { "reduced-side-gone", TINY, "      <reduced attack=\"4\" defence=\"3\" movement=\"1\"/>\n", "",
    "order of battle / 2 Corps, reduced / 2 Corps: reduced removed (attack 4, defence 3, movement "
    "1)\n"
    "< 2 Corps: reduced added (attack 4, defence 3, movement 1)\n" },
  { "row-of-a-table", TINY, "<row from=\"9\" to=\"12\" tactics=\"3\" all=\"true\"/>",
    "<row from=\"9\" to=\"12\" tactics=\"4\" all=\"true\"/>",
    "tables / orders table 1, row 9 / Orders table 1, row 9: tactics 3 becomes 4\n"
    "< Orders table 1, row 9: tactics 4 becomes 3\n" },
  { "range-of-a-row", TINY, "<row from=\"5\" to=\"8\" tactics", "<row from=\"6\" to=\"8\" tactics",
    "tables / orders table 1, row 6 / Orders table 1: row 6 added (to 8, tactics 2, all yes)\n"
    "tables / orders table 1, row 5 / Orders table 1: row 5 removed (to 8, tactics 2, all yes)\n"
    "< Orders table 1: row 5 added (to 8, tactics 2, all yes)\n"
    "< Orders table 1: row 6 removed (to 8, tactics 2, all yes)\n" },
  { "order-opened", TINY, "<open nation=\"belgium\"/>",
    "<open nation=\"belgium\"/><open nation=\"france\"/>",
    "tables / orders table 1, row 2, open France / Orders table 1, row 2: open France added\n"
    "< Orders table 1, row 2: open France removed\n" },
  { "second-tactics-table", TINY, "<row from=\"2\" to=\"5\" tactic=\"exploit\"/>",
    "<row from=\"2\" to=\"5\" tactic=\"hold\"/>",
    "tables / tactics table 2, row 2 / Tactics table 2, row 2: tactic exploit becomes hold\n"
    "< Tactics table 2, row 2: tactic hold becomes exploit\n" },
  { "cell-emptied", TINY, " withdraw=\"true\" steps=\"1\"", " withdraw=\"true\"",
    "tables / bombardment table, row 4, cell value-4 / Bombardment table, row 4, cell value-4: "
    "steps 1 becomes 0\n"
    "< Bombardment table, row 4, cell value-4: steps 0 becomes 1\n" },
  { "result-renamed", TINY, "<result id=\"ca\" name=\"CA\"", "<result id=\"ca\" name=\"CR\"",
    "tables / CA / CA: name \"CA\" becomes \"CR\"\n"
    "< CR: name \"CR\" becomes \"CA\"\n" },
  { "shift", TINY, "<shift case=\"maginot\" columns=\"-2\"/>",
    "<shift case=\"maginot\" columns=\"-3\"/>",
    "tables / combat table, shift maginot / Combat table, shift maginot: columns −2 becomes −3\n"
    "< Combat table, shift maginot: columns −3 becomes −2\n" },
  { "modifier-gone", TINY, "      <modifier case=\"armour-defends\" add=\"-1\"/>\n", "",
    "tables / combat table, modifier armour-defends / Combat table: modifier armour-defends "
    "removed (add −1)\n"
    "< Combat table: modifier armour-defends added (add −1)\n" },
  { "rule", TINY, "<stacking limit=\"2\"/>", "<stacking limit=\"3\"/>",
    "rules / stacking / Stacking: limit 2 becomes 3\n"
    "< Stacking: limit 3 becomes 2\n" },
  { "rule-with-a-reference", TINY, "<air-drops turn=\"1\" zone=\"low-countries\"/>",
    "<air-drops turn=\"1\" zone=\"france\"/>",
    "rules / rules, air drops / Rules, air drops: zone Low Countries becomes France\n"
    "< Rules, air drops: zone France becomes Low Countries\n" },
  { "date", TINY, "date=\"1940-05-13\"", "date=\"1940-05-14\"",
    "turn record track / turn 2 / Turn 2: date 1940-05-13 becomes 1940-05-14\n"
    "< Turn 2: date 1940-05-14 becomes 1940-05-13\n" },
  { "turn-added", TINY, "<turn n=\"2\" date=\"1940-05-13\"/>",
    "<turn n=\"2\" date=\"1940-05-13\"/><turn n=\"3\" name=\"Later\"/>",
    "turn record track / Later / Turn Later added (number 3)\n"
    "< Turn Later removed (number 3)\n" },
  { "placed-elsewhere", TINY, "<place counter=\"2c\" area=\"ford\"/>",
    "<place counter=\"2c\" area=\"paris\"/>",
    "setups / Tiny setup, place 2C / Tiny setup: 2C in Paris instead of Ford\n"
    "< Tiny setup: 2C in Ford instead of Paris\n" },
  { "placed-no-more", TINY, "      <place counter=\"2c\" area=\"ford\"/>\n", "",
    "setups / Tiny setup, place 2C / Tiny setup: 2C no longer in Ford\n"
    "< Tiny setup: 2C placed in Ford\n" },
  { "arrives-no-more", TINY, "      <reinforcement counter=\"1a\" turn=\"2\"/>\n", "",
    "setups / Tiny setup, reinforcement 1A / Tiny setup: 1A no longer arrives on turn 2\n"
    "< Tiny setup: 1A arrives on turn 2\n" },
  { "arrives-earlier", TINY, "<reinforcement counter=\"1a\" turn=\"2\"/>",
    "<reinforcement counter=\"1a\" turn=\"1\"/>",
    "setups / Tiny setup, reinforcement 1A / Tiny setup: 1A arrives on turn 1 instead of 2\n"
    "< Tiny setup: 1A arrives on turn 2 instead of 1\n" },
  { "quota", TINY, "zone=\"france\" at-most=\"2\"/>\n", "zone=\"france\" at-most=\"3\"/>\n",
    "setups / Tiny free setup, quota french / Tiny free setup, quota french: at most 2 becomes 3\n"
    "< Tiny free setup, quota french: at most 3 becomes 2\n" },
  { "quota-without-a-limit", TINY, " zone=\"france\" at-most=\"2\"/>\n", " zone=\"france\"/>\n",
    "setups / Tiny free setup, quota french / Tiny free setup, quota french: at most 2 removed\n"
    "< Tiny free setup, quota french: at most set to 2\n" },
  { "condition", TINY, "<controls side=\"german\" area=\"ford\"/>",
    "<controls side=\"german\" area=\"ridge\"/>",
    "victory / German minor victory over France, any of, controls / German minor victory over "
    "France, any of, controls: area Ford becomes Ridge\n"
    "< German minor victory over France, any of, controls: area Ridge becomes Ford\n" },
  { "condition-added", TINY, "<spent side=\"allied\"/>",
    "<spent side=\"allied\"/><controls side=\"german\" area=\"ridge\"/>",
    "victory / German minor victory over France, any of, controls 2 / German minor victory over "
    "France, any of: controls 2 added (side Germans, area Ridge)\n"
    "< German minor victory over France, any of: controls 2 removed (side Germans, area Ridge)\n" },
  { "any-becomes-all", TINY,
    "<any>\n        <controls side=\"german\" area=\"ford\"/>\n"
    "        <spent side=\"allied\"/>\n      </any>",
    "<all>\n        <controls side=\"german\" area=\"ford\"/>\n"
    "        <spent side=\"allied\"/>\n      </all>",
    "victory / German minor victory over France, all of / German minor victory over France: all of "
    "added\n"
    "victory / German minor victory over France, any of / German minor victory over France: any of "
    "removed\n"
    "< German minor victory over France: any of added\n"
    "< German minor victory over France: all of removed\n" },
  { "only-the-source", TINY, "<area id=\"moor\" name=\"Moor\"",
    "<area id=\"moor\" src=\"found\" name=\"Moor\"",
    "map / Moor / Moor: source changed from \"designer\" to \"found\"\n"
    "< Moor: source changed from \"found\" to \"designer\"\n" },
  { "note", TINY, "<area id=\"moor\" name=\"Moor\"", "<area id=\"moor\" note=\"Wet\" name=\"Moor\"",
    "map / Moor / Moor: note set to \"Wet\"\n"
    "< Moor: note \"Wet\" removed\n" },
  { "rule-number", TINY, "<hold optional=\"false\"/>", "<hold optional=\"false\" ref=\"3.4.1\"/>",
    "rules / rules, hold / Rules, hold: rule set to \"3.4.1\"\n"
    "< Rules, hold: rule \"3.4.1\" removed\n" },
  /* A city */
  { "city-wider", CITY, "<city column=\"3\" row=\"3\" columns=\"4\"",
    "<city column=\"3\" row=\"3\" columns=\"5\"",
    "board / city / City: columns 4 becomes 5\n"
    "< City: columns 5 becomes 4\n" },
  { "exit-closed", CITY, "    <exit edge=\"west\"/>\n", "",
    "board / exit west / Exit west removed\n"
    "< Exit west added\n" },
  { "more-copies", CITY, "copies=\"7\"", "copies=\"8\"",
    "tileset / Empty tile / Empty tile: copies 7 becomes 8\n"
    "< Empty tile: copies 8 becomes 7\n" },
  { "copies-left-out", CITY, " name=\"Traffic\" copies=\"2\"", " name=\"Traffic\"",
    "tileset / Traffic / Traffic: copies 2 becomes 1\n"
    "< Traffic: copies 1 becomes 2\n" },
  { "player-renamed", CITY, "name=\"Fay\"", "name=\"Fern\"",
    "player / Fay / Fay: name \"Fay\" becomes \"Fern\"\n"
    "< Fern: name \"Fern\" becomes \"Fay\"\n" },
  { "player-gone", CITY, "  <player id=\"p6\" name=\"Fay\"/>\n", "",
    "player / Fay / Player Fay removed\n"
    "< Player Fay added\n" },
  { "hand", CITY, "<hand size=\"5\"", "<hand size=\"4\"",
    "rules / hand / Hand: size 5 becomes 4\n"
    "< Hand: size 4 becomes 5\n" },
  { "tile-laid-elsewhere", CITY, "<lay tile=\"traffic\" column=\"4\"",
    "<lay tile=\"traffic\" column=\"5\"",
    "setups / Six players, laid tile 5 \342\200\223 4 / Six players: laid tile 5 \342\200\223 4 "
    "added (tile Traffic, side up)\n"
    "setups / Six players, laid tile 4 \342\200\223 4 / Six players: laid tile 4 \342\200\223 4 "
    "removed (tile Traffic, side up)\n"
    "< Six players: laid tile 4 \342\200\223 4 added (tile Traffic, side up)\n"
    "< Six players: laid tile 5 \342\200\223 4 removed (tile Traffic, side up)\n" },
  { "tile-turned", CITY, "side=\"up\"", "side=\"down\"",
    "setups / Six players, laid tile 4 \342\200\223 4 / Six players, laid tile 4 \342\200\223 4: "
    "side up becomes down\n"
    "< Six players, laid tile 4 \342\200\223 4: side down becomes up\n" },
  { "patrol-elsewhere", CITY, "<stand pawn=\"red-patrol\" column=\"1\"",
    "<stand pawn=\"red-patrol\" column=\"2\"",
    "setups / Six players, patrol start Red patrol / Six players, patrol start Red patrol: column "
    "1 becomes 2\n"
    "< Six players, patrol start Red patrol: column 2 becomes 1\n" },
  { "milestone", CITY, "event=\"caught\"", "event=\"escaped\"",
    "milestones / A fugitive is caught / A fugitive is caught: event caught becomes escaped\n"
    "< A fugitive is caught: event escaped becomes caught\n" },
  /* A crisis */
  { "arrow-turned-round", CRISIS, "<arrow a=\"church\" b=\"square\"/>",
    "<arrow a=\"square\" b=\"church\"/>",
    "board / arrow Square \342\200\223 Church / Arrow Square \342\200\223 Church added\n"
    "board / arrow Church \342\200\223 Square / Arrow Church \342\200\223 Square removed\n"
    "< Arrow Church \342\200\223 Square added\n"
    "< Arrow Square \342\200\223 Church removed\n" },
  { "plural", CRISIS, "plural=\"votes\"", "plural=\"ballots\"",
    "pieces / vote / Vote: plural \"votes\" becomes \"ballots\"\n"
    "< Vote: plural \"ballots\" becomes \"votes\"\n" },
  { "pieces-of-a-side", CRISIS, "plural=\"blue votes\" count=\"8\"",
    "plural=\"blue votes\" count=\"9\"",
    "pieces / blue vote / Blue vote: count 8 becomes 9\n"
    "< Blue vote: count 9 becomes 8\n" },
  { "card-of-another-side", CRISIS, "<card id=\"march\" name=\"March\" points=\"1\" side=\"no\"",
    "<card id=\"march\" name=\"March\" points=\"1\" side=\"yes\"",
    "strategy deck / March / March: side No becomes Yes\n"
    "< March: side Yes becomes No\n" },
  { "card-of-nobody", CRISIS, "<card id=\"march\" name=\"March\" points=\"1\" side=\"no\"",
    "<card id=\"march\" name=\"March\" points=\"1\"",
    "strategy deck / March / March: side No removed\n"
    "< March: side set to No\n" },
  { "reference-that-names-nothing", CRISIS,
    "name=\"Sermon\" points=\"1\" side=\"yes\" tab=\"church\"",
    "name=\"Sermon\" points=\"1\" side=\"yes\" tab=\"chruch\"",
    "strategy deck / Sermon / Sermon: final round space Church becomes \"chruch\"\n"
    "< Sermon: final round space \"chruch\" becomes Church\n" },
  { "event-added", CRISIS, "tab=\"church\"/>\n  </strategy-deck>",
    "tab=\"church\"><event><place piece=\"vote\" whose=\"own\"/></event></card>\n  "
    "</strategy-deck>",
    "strategy deck / Vigil, event / Vigil: event added\n"
    "< Vigil: event removed\n" },
  { "put-more", CRISIS, "in=\"square\" count=\"2\"", "in=\"square\" count=\"3\"",
    "setups / Sunday, cubes Yes \342\200\223 Square / Sunday, cubes Yes \342\200\223 Square: count "
    "2 becomes 3\n"
    "< Sunday, cubes Yes \342\200\223 Square: count 3 becomes 2\n" },
  { "initiative", CRISIS, "initiative=\"no\"", "initiative=\"yes\"",
    "setups / Sunday / Sunday: initiative No becomes Yes\n"
    "< Sunday: initiative Yes becomes No\n" },
  /* Houses: what a rule says while it is left out, and what is left out itself */
  { "rule-beside-its-default", HOUSES, "    <shield", "    <rounds action=\"4\"/>\n    <shield",
    "rules / rules, rounds / Rules, rounds: action rounds 3 becomes 4\n"
    "< Rules, rounds: action rounds 4 becomes 3\n" },
  { "two-of-a-rule", HOUSES, "    <shield",
    "    <rounds action=\"4\" targeting=\"1\"/>\n    <shield",
    "rules / rules, rounds / Rules, rounds: action rounds 3 becomes 4, targeting rounds 2 becomes "
    "1\n"
    "< Rules, rounds: action rounds 4 becomes 3, targeting rounds 1 becomes 2\n" },
  { "switch-of-a-rule", HOUSES, "    <shield", "    <row different=\"false\"/>\n    <shield",
    "rules / row / Row: different switched off\n"
    "< Row: different switched on\n" },
  { "rule-as-its-default", HOUSES, "    <shield", "    <rounds/>\n    <shield",
    "rules / rules, rounds / Rules: rounds added\n"
    "< Rules: rounds removed\n" },
  { "left-out-no-more", HOUSES, "      <omit set=\"extended\"/>\n", "",
    "player counts / player count 4, left out set Extended action cards / Player count 4 no longer "
    "leaves out the set Extended action cards\n"
    "< Player count 4 leaves out the set Extended action cards\n" },
};

static TcSource *
load (const char *file, const char *from, const char *to)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);

  return tc_source_new_for_string (file, changed->str);
}

static TcScenario *
parse (const char *file, const char *from, const char *to)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (NULL);
  g_autoptr (TcSource) source = load (file, from, to);
  g_autoptr (TcReport) report = tc_report_new ();
  TcScenario *scenario = tc_scenario_parse (source, schemas, report);

  g_assert_nonnull (scenario);

  return scenario;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcScenario) old = parse (test->file, NULL, NULL);
  g_autoptr (TcScenario) new = parse (test->file, test->from, test->to);
  g_autoptr (TcDifferences) forth = tc_differences_new (old, new);
  g_autoptr (TcDifferences) back = tc_differences_new (new, old);
  g_autoptr (GString) words = g_string_new (NULL);

  g_assert_cmpuint (tc_differences_get_n (back), ==, tc_differences_get_n (forth));
  for (guint i = 0; i < tc_differences_get_n (forth); i++) {
    g_autofree char *section = tc_differences_dup_section (forth, i);
    g_autofree char *title = tc_differences_dup_title (forth, i);
    g_autofree char *sentence = tc_differences_dup_sentence (forth, i);

    g_string_append_printf (words, "%s / %s / %s\n", section, title, sentence);
  }
  for (guint i = 0; i < tc_differences_get_n (back); i++) {
    g_autofree char *sentence = tc_differences_dup_sentence (back, i);

    g_string_append_printf (words, "< %s\n", sentence);
  }
  g_assert_cmpstr (words->str, ==, test->words);
}

/* A part stands once, however often the differences return to it; nothing of a name is markup. */
static void
test_markdown (void)
{
  g_autoptr (TcScenario) old = parse (TINY, NULL, NULL);
  g_autoptr (TcScenario) new = parse (TINY, "name=\"Moor\"", "name=\"*Moor*\"");
  g_autoptr (TcDifferences) differences = tc_differences_new (old, new);
  g_autoptr (TcDifferences) none = tc_differences_new (old, old);
  g_autofree char *heading = tc_differences_dup_heading (differences, 0);
  g_autofree char *text = tc_differences_dup_markdown (differences, "a_b.xml", "b.xml");
  g_autofree char *same = tc_differences_dup_markdown (none, "a.xml", "b.xml");

  g_assert_cmpstr (heading, ==, "Map");
  g_assert_cmpstr (text, ==,
                   "### a&#95;b.xml → b.xml\n\n**Map**\n\n"
                   "- Moor: name \"Moor\" becomes \"&#42;Moor&#42;\"\n");
  g_assert_cmpstr (same, ==, "### a.xml → b.xml\n\nNo differences.\n");
}

static guint
count_of (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

/* All of one campaign against another one: each heading once, each sentence there. */
static void
test_markdown_parts (void)
{
  g_autoptr (TcScenario) old = parse (TINY, NULL, NULL);
  g_autoptr (TcScenario) new =
    parse ("scenarios/betrayal-1940/betrayal-1940.scenario.xml", NULL, NULL);
  g_autoptr (TcDifferences) differences = tc_differences_new (old, new);
  g_autofree char *text = tc_differences_dup_markdown (differences, "a", "b");
  guint n = tc_differences_get_n (differences);

  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (count_of (text, "\n- "), ==, n);
  for (guint i = 0; i < n; i++) {
    g_autofree char *heading = tc_differences_dup_heading (differences, i);
    g_autofree char *line = g_strdup_printf ("\n**%s**\n", heading);

    g_assert_cmpuint (count_of (text, line), ==, 1);
  }
}

/* Two scenarios of two games have nothing to compare. */
static void
test_two_games (void)
{
  g_autoptr (TcScenario) campaign = parse (TINY, NULL, NULL);
  g_autoptr (TcScenario) city = parse (CITY, NULL, NULL);

  g_assert_null (tc_differences_new (campaign, city));
  g_assert_null (tc_differences_new (city, campaign));
}

/* Another thread may read them longer than who made them. */
static void
test_ref (void)
{
  g_autoptr (TcScenario) old = parse (TINY, NULL, NULL);
  g_autoptr (TcScenario) new = parse (TINY, "name=\"Moor\"", "name=\"Fen\"");
  TcDifferences *differences = tc_differences_new (old, new);
  g_autoptr (TcDifferences) kept = tc_differences_ref (differences);

  tc_differences_unref (differences);
  g_assert_cmpuint (tc_differences_get_n (kept), ==, 1);
  g_assert_true (tc_differences_get_old (kept) == old);
  g_assert_true (tc_differences_get_new (kept) == new);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/compare/difference-words/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/compare/difference-words/markdown", test_markdown);
  g_test_add_func ("/compare/difference-words/markdown-parts", test_markdown_parts);
  g_test_add_func ("/compare/difference-words/two-games", test_two_games);
  g_test_add_func ("/compare/difference-words/ref", test_ref);

  return g_test_run ();
}
