/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bell-fixture.h"

#include <string.h>

/* Findings that only the rules of The Bell of Treason know: one fault each, where it stands and
 * what is said. */

typedef struct {
  const char *name;
  const char *from; /* in the scenario */
  const char *to;
  const char *code; /* NULL: nothing is wrong */
  const char *at;   /* of the changed text, with "%" before the place of the finding */
  const char *message;
} Fault;

static const Fault faults[] = {
  { "turn/never", "<turn at-least=\"4\"/>", "<turn at-least=\"5\"/>", "INF021", "at-least=\"%5\"",
    "This can never hold: the game has turns 1 to 4, the final round included" },
  { "turn/always", "<turn at-least=\"4\"/>", "<turn at-least=\"1\"/>", "INF021",
    "at-least=\"%1\"/>", "This always holds: the game has turns 1 to 4, the final round included" },
  { "board/on-top", "x=\"115\" y=\"350\"", "x=\"120\" y=\"135\"", "INF022", "x=\"%120\"",
    "France lies on top of United Kingdom" },
  { "board/second-pivotal", "dimension=\"public\" x=\"590\" y=\"150\"",
    "dimension=\"public\" pivotal=\"true\" x=\"590\" y=\"150\"", "INF023",
    "dimension=\"public\" pivotal=\"%true\" x",
    "Public has 2 pivotal spaces, and every other dimension has one" },
  { "board/no-pivotal", "x=\"480\" y=\"690\" pivotal=\"true\"", "x=\"480\" y=\"690\"", "INF023",
    "<dimension id=\"%public\"", "Public has no pivotal space, and every other dimension has one" },
  { "objective/second", "name=\"France objective\" space=\"france\"",
    "name=\"France objective\" space=\"press\"", "INF024", "Press objective\" space=\"%press\"",
    "This is a second objective for Press, and other spaces have none" },
  { "setup/needless-limit", "<in space=\"government\" most=\"2\"/>",
    "<in space=\"government\" most=\"5\"/>", "INF025", "space=\"government\" most=\"%5\"",
    "A space holds at most 4 cubes of a side anyway" },
  { "solo/useless-row", "<row action=\"operate\"/>",
    "<row action=\"mobilize\"><when><status is=\"acts\"/></when></row><row action=\"operate\"/>",
    "INF026", "<row action=\"%mobilize\"",
    "No decision that comes to Solo Sequence of Play can be answered with \"mobilize\"" },
  { "seat/two-of-a-side", "<seat id=\"green\" name=\"Green\" side=\"defend\"/>",
    "<seat id=\"green\" name=\"Green\" side=\"concede\"/>", "INF001",
    "name=\"Green\" side=\"%concede\"/>", "Concede belongs to both; expected one for each side" },
  { "board/space-without-dimension", "dimension=\"international\" x=\"115\" y=\"350\"",
    "dimension=\"german-activity\" x=\"115\" y=\"350\"", "INF002", "dimension=\"%german-activity\"",
    "german-activity is not a dimension" },
  { "round/restricts-no-dimension", "<restrict dimension=\"international\"/>",
    "<restrict dimension=\"german-activity\"/>", "INF002", "dimension=\"%german-activity\"",
    "german-activity is not a dimension" },
  { "setup/cubes-too-many", "<put side=\"concede\" in=\"united-kingdom\" count=\"1\"/>",
    "<put side=\"concede\" in=\"united-kingdom\" count=\"2\"/>", "INF003", "%setup id=\"crisis\"",
    "Concede has 27 cubes in this setup, but there are 26" },
  { "setup/space-too-full",
    "<put side=\"defend\" in=\"france\" count=\"1\"/>\n      <put side=\"defend\" "
    "in=\"soviet-union\" count=\"1\"/>\n      <put side=\"concede\" in=\"concede-pool\" "
    "count=\"6\"/>\n      <put side=\"concede\" in=\"concede-escalation\" count=\"4\"/>\n      "
    "<put side=\"defend\" in=\"concede-escalation\" count=\"5\"/>",
    "<put side=\"defend\" in=\"france\" count=\"5\"/>\n      <put side=\"defend\" "
    "in=\"soviet-union\" count=\"1\"/>\n      <put side=\"concede\" in=\"concede-pool\" "
    "count=\"6\"/>\n      <put side=\"concede\" in=\"concede-escalation\" count=\"4\"/>\n      "
    "<put side=\"defend\" in=\"concede-escalation\" count=\"1\"/>",
    "INF004", "in=\"france\" count=\"%5\"/>", "A space holds at most 4 cubes of a side, not 5" },
  { "setup/free-without-room",
    "<in space=\"france\" most=\"1\"/>\n        <in space=\"soviet-union\" most=\"1\"/>\n        "
    "<in space=\"general-staff\" most=\"1\"/>\n        <in space=\"moravian-hqs\" most=\"1\"/>\n   "
    "     <in space=\"czechoslovaks\" most=\"1\"/>",
    "<in space=\"france\" most=\"1\"/>", "INF004", "free-cubes side=\"defend\" count=\"%2\">",
    "2 cubes are to be placed where there is room for 1" },
  { "setup/free-beside-others",
    "<put side=\"concede\" in=\"concede-pool\" count=\"6\"/>\n      <put side=\"concede\" "
    "in=\"concede-escalation\" count=\"4\"/>\n      <put side=\"defend\" in=\"concede-escalation\" "
    "count=\"5\"/>\n      <put side=\"concede\" in=\"concede-tension\" count=\"2\"/>\n      <put "
    "side=\"defend\" in=\"concede-tension\" count=\"3\"/>\n      <put side=\"defend\" "
    "in=\"defend-pool\" count=\"6\"/>\n      <put side=\"defend\" in=\"defend-escalation\" "
    "count=\"4\"/>\n      <put side=\"concede\" in=\"defend-escalation\" count=\"5\"/>\n      <put "
    "side=\"defend\" in=\"defend-tension\" count=\"2\"/>\n      <put side=\"concede\" "
    "in=\"defend-tension\" count=\"3\"/>\n      <put side=\"concede\" in=\"german-1\" "
    "count=\"1\"/>\n      <put side=\"concede\" in=\"german-2\" count=\"1\"/>\n      <put "
    "side=\"concede\" in=\"german-3\" count=\"1\"/>\n      <put side=\"defend\" in=\"partial\" "
    "count=\"1\"/>\n      <put side=\"defend\" in=\"general\" count=\"3\"/>\n      <free-cubes "
    "side=\"concede\" count=\"3\">\n        <in space=\"united-kingdom\" most=\"2\"/>\n        <in "
    "space=\"france\" most=\"1\"/>\n        <in space=\"government\" most=\"2\"/>\n        <in "
    "space=\"csr-germans\" most=\"2\"/>",
    "<put side=\"concede\" in=\"united-kingdom\" count=\"4\"/>\n      <put side=\"concede\" "
    "in=\"concede-pool\" count=\"2\"/>\n      <put side=\"concede\" in=\"concede-escalation\" "
    "count=\"4\"/>\n      <put side=\"defend\" in=\"concede-escalation\" count=\"5\"/>\n      <put "
    "side=\"concede\" in=\"concede-tension\" count=\"2\"/>\n      <put side=\"defend\" "
    "in=\"concede-tension\" count=\"3\"/>\n      <put side=\"defend\" in=\"defend-pool\" "
    "count=\"6\"/>\n      <put side=\"defend\" in=\"defend-escalation\" count=\"4\"/>\n      <put "
    "side=\"concede\" in=\"defend-escalation\" count=\"5\"/>\n      <put side=\"defend\" "
    "in=\"defend-tension\" count=\"2\"/>\n      <put side=\"concede\" in=\"defend-tension\" "
    "count=\"3\"/>\n      <put side=\"concede\" in=\"german-1\" count=\"1\"/>\n      <put "
    "side=\"concede\" in=\"german-2\" count=\"1\"/>\n      <put side=\"concede\" in=\"german-3\" "
    "count=\"1\"/>\n      <put side=\"defend\" in=\"partial\" count=\"1\"/>\n      <put "
    "side=\"defend\" in=\"general\" count=\"3\"/>\n      <free-cubes side=\"concede\" "
    "count=\"3\">\n        <in space=\"united-kingdom\" most=\"3\"/>",
    "INF004", "count=\"%3\">", "3 cubes are to be placed where there is room for 0" },
  { "setup/disk-nowhere",
    "<put side=\"defend\" in=\"general\" count=\"3\"/>\n    </setup>\n    <setup id=\"free\"",
    "<put side=\"defend\" in=\"general\" count=\"3\"/>\n      <put-disk box=\"defend-pool\"/>\n    "
    "</setup>\n    <setup id=\"free\"",
    "INF005", "box=\"%defend-pool\"/>", "defend-pool is not a space of the German Activity track" },
  { "setup/disk",
    "<put side=\"defend\" in=\"general\" count=\"3\"/>\n    </setup>\n    <setup id=\"free\"",
    "<put side=\"defend\" in=\"general\" count=\"3\"/>\n      <put-disk box=\"german-2\"/>\n    "
    "</setup>\n    <setup id=\"free\"",
    NULL, NULL, NULL },
  { "round/disk-nowhere", "<german-disk box=\"german-2\"/>", "<german-disk box=\"defend-pool\"/>",
    "INF005", "box=\"%defend-pool\"/>", "defend-pool is not a space of the German Activity track" },
  { "stage/beyond-the-track", "disks=\"3\"", "disks=\"4\"", "INF006", "disks=\"%4\" src-of=\"",
    "The German Activity track has room for 3 disks" },
  { "stage/backwards", "disks=\"3\"", "disks=\"1\"", "INF007", "disks=\"%1\" src-of=\"",
    "The stage before it needs 2 disks" },
  { "arrow/both-ways-again", "<arrow a=\"france\" b=\"president\" src=\"found\"/>",
    "<arrow a=\"france\" b=\"president\" both=\"true\" src=\"found\"/><arrow a=\"president\" "
    "b=\"france\"/>",
    "INF008", "src=\"found\"/><%arrow a=\"president\"",
    "Another arrow joins President and France in both directions" },
  { "arrow/one-way-each", "<arrow a=\"france\" b=\"president\" src=\"found\"/>",
    "<arrow a=\"france\" b=\"president\" src=\"found\"/><arrow a=\"president\" b=\"france\"/>",
    NULL, NULL, NULL },
  { "event/more-than-the-space-holds",
    "<place piece=\"cube\" side=\"defend\" count=\"2\">\n          <in space=\"czechoslovaks\"/>",
    "<place piece=\"cube\" side=\"defend\" count=\"5\">\n          <in space=\"czechoslovaks\"/>",
    "EFF102", "side=\"defend\" count=\"%5\">",
    "The effect asks for 5 pieces, but these spaces hold at most 4." },
  { "event/cube-on-the-german-track",
    "<place piece=\"cube\" side=\"defend\" count=\"2\">\n          <in space=\"czechoslovaks\"/>",
    "<place piece=\"cube\" side=\"defend\" count=\"2\">\n          <in group=\"german-activity\"/>",
    "EFF106", "%<place piece=\"cube\" side=\"defend\" count=\"2\">\n          <in group=\"german",
    "This can do nothing: these spaces never hold such pieces." },
  { "event/operations-on-the-german-track",
    "<operations points=\"1\">\n          <in space=\"president\"/>",
    "<operations points=\"1\">\n          <in group=\"german-activity\"/>", "EFF106",
    "%<operations points=\"1\">\n          <in group=\"german",
    "This can do nothing: these spaces never hold such pieces." },
  { "event/after-the-last-round", "<track track=\"mobilization\" at-most=\"0\"/>",
    "<turn at-least=\"5\"/>", "EFF103", "%<turn at-least=\"5\"/>",
    "This can never hold: the number is from 1 to 4." },
  { "solo/row-again", "<row action=\"operate\"/>",
    "<row action=\"operate\"/><row action=\"operate\"/>", "EFF107",
    "<row action=\"operate\"/>%<row action=\"operate\"/>",
    "Row 5 can never decide: row 4 has done so already." },
  { "solo/elimination-again", "<status is=\"own-isolated\"/>\n        </keep>",
    "<status is=\"own-isolated\"/>\n        </keep><keep><status is=\"own-isolated\"/></keep>",
    "EFF107", "</keep>%<keep>", "Row 12 can never decide: row 11 has done so already." },
  { "solo/condition-first", "<row action=\"operate\"/>",
    "<row action=\"operate\"><when><turn at-least=\"2\"/></when></row><row action=\"operate\"/>",
    NULL, NULL, NULL },
  { "solo/one-row", "<row action=\"play-second\"/>\n        <row action=\"play-first\"/>",
    "<row action=\"play-second\"/>", "EFF108", "%<first-possible id=\"initiative\"",
    "The table has one row, so there is nothing to choose." },
  { "solo/excluding-conditions", "<turn at-least=\"4\"/>",
    "<turn at-least=\"4\"/><turn at-most=\"3\"/>", "EFF109", "%<turn at-most=\"3\"/>",
    "This can never hold together with a condition before it." },
  { "solo/condition-twice", "<turn at-least=\"4\"/>",
    "<turn at-least=\"4\"/><turn at-least=\"4\"/>", "REF006",
    "<turn at-least=\"4\"/><%turn at-least=\"4\"/>",
    "This stands here twice: the second changes nothing" },
  { "solo/table-unused", "question=\"moving\" table=\"moving\"",
    "question=\"moving\" table=\"placing\"", "EFF110", "%<first-possible id=\"moving\"",
    "No decision and no row leads to this table." },
  { "solo/circle", "<row action=\"stop\" src=\"designer\"/>",
    "<row action=\"stop\" src=\"designer\"><then table=\"place-or-remove\"/></row>", "EFF006",
    "%<first-true id=\"place-or-remove\"", "This table leads back to itself." },
  { "solo/no-space", "<is-in end=\"origin\">\n              <in mark=\"pivotal\"/>",
    "<is-in end=\"origin\"><in mark=\"pivotal\"/><not-in mark=\"pivotal\"/>", "EFF101",
    "%<is-in end=\"origin\">", "No space is left for this." },
  { "deck/final-of-one-side", "name=\"No Discussion\" points=\"4\" side=\"defend\"",
    "name=\"No Discussion\" points=\"4\" side=\"concede\"", "INF009",
    "points=\"4\" side=\"%concede\" tab=\"general-staff\"",
    "Concede belongs to both; expected one for each side" },
  { "hand/cards", "<rules/>", "<rules><hand cards=\"8\"/></rules>", "INF010", "<%strategy-deck ",
    "3 rounds deal 48 strategy cards, but there are 37" },
  { "hand/objectives", "<rules/>", "<rules><hand objectives=\"4\"/></rules>", "INF011",
    "<%objective-deck ", "3 rounds deal 24 objectives, but there are 12" },
  { "hand/plays", "<rules/>", "<rules><hand plays=\"6\"/></rules>", "INF012",
    "plays=\"%6\"/></rules>", "6 cards are played, but 5 are dealt" },
  { "event/look-too-far", "<look deck=\"strategy\" count=\"2\"",
    "<look deck=\"strategy\" count=\"12\"", "INF013", "count=\"%12\"",
    "At most 8 cards can be looked at" },
  { "points/victory", "<victory space=\"president\" points=\"1\"",
    "<victory space=\"president\" points=\"6\"", "INF015", "points=\"%6\"",
    "The victory point track ends at 5" },
  { "points/setup", "name=\"The crisis of 1938\" initiative=\"defend\"",
    "name=\"The crisis of 1938\" initiative=\"defend\" points=\"-6\"", "INF015", "points=\"%-6\"",
    "The victory point track ends at 5" },
  { "points/setup-at-the-end", "name=\"The crisis of 1938\" initiative=\"defend\"",
    "name=\"The crisis of 1938\" initiative=\"defend\" points=\"-5\"", NULL, NULL, NULL },
  { "points/decision", "<rules/>", "<rules><decision least=\"6\"/></rules>", "INF015",
    "least=\"%6\"", "The victory point track ends at 5" },
  { "card/event-without-tab", "name=\"London Editorial\" points=\"1\" side=\"concede\"",
    "name=\"London Editorial\" points=\"1\" side=\"concede\" tab-event=\"true\"", "INF016",
    "tab-event=\"%true\"", "London Editorial has no space on its tab" },
  { "stage/in-place", "<relocate a=\"general-staff\" b=\"moravian-hqs\"/>",
    "<relocate a=\"general-staff\" b=\"general-staff\"/>", "INF017", "b=\"%general-staff\"/>",
    "This leads from a space to the same space" },
  { "round/clears-nothing",
    "<clear space=\"soviet-union\" side=\"defend\" leave=\"1\"/>\n      <hitlers-decision/>\n      "
    "<restrict",
    "<clear space=\"soviet-union\" side=\"defend\" leave=\"4\"/>\n      <hitlers-decision/>\n      "
    "<restrict",
    "INF017", "leave=\"%4\"/>", "A space holds at most 4 cubes of a side, so none is taken" },
  { "round/disk-twice", "<german-disk box=\"german-2\"/>",
    "<german-disk box=\"german-2\"/><german-disk box=\"german-2\"/>", "INF018",
    "<german-disk box=\"german-2\"/><%german-disk", "The round card has this instruction already" },
  { "round/decision-twice", "<restrict dimension=\"international\"/>",
    "<restrict dimension=\"international\"/><hitlers-decision/>", NULL, NULL, NULL },
  { "rules/stages", "<rules/>", "<rules><decision stages=\"3\"/></rules>", "INF019",
    "stages=\"%3\"", "The mobilization has 2 stages" },
  { "solo/other-question", "question=\"operations\" table=\"place-or-remove\"",
    "question=\"operations\" table=\"initiative\"", "INF020", "table=\"%initiative\"/>",
    "No row of Initiative Phase has an action that is possible here" },
  { "pieces/number", "plural=\"white cubes\" count=\"26\"", "plural=\"white cubes\" count=\"27\"",
    "INF003", "count=\"%27\"", "Concede has 26 cubes in every setup, but there are 27" },
  { "milestone/mobilized-too-often", "event=\"mobilized\" count=\"2\"",
    "event=\"mobilized\" count=\"3\"", "INF014", "event=\"mobilized\" count=\"%3\"/>",
    "No more than 2 can happen" },
};

static void
assert_place (const TcFinding *finding, const char *at)
{
  gsize before = strcspn (at, "%");
  g_autofree char *plain = g_strdup_printf ("%.*s%s", (int) before, at, at + before + 1);
  const char *text = tc_source_get_text (finding->source, NULL);
  const char *found = strstr (text, plain);

  g_assert_nonnull (found);
  g_assert_cmpuint (finding->span.start, ==, (gsize) (found - text) + before);
}

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;
  g_autoptr (TcBuild) build = crisis_build (fault->from, fault->to);
  TcReport *report = tc_build_get_report (build);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%u @%u: %s %s", tc_report_get_n (report),
                    tc_report_get (report, i)->span.start, tc_report_get (report, i)->code,
                    tc_report_get (report, i)->message);
  g_assert_cmpuint (tc_report_get_n (report), ==, fault->code != NULL);
  if (fault->code == NULL)
    return;
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, fault->code);
  g_assert_cmpstr (tc_report_get (report, 0)->message, ==, fault->message);
  assert_place (tc_report_get (report, 0), fault->at);
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
    g_autofree char *path = g_strdup_printf ("/bell-1938/lint/%s", faults[i].name);

    g_test_add_data_func (path, &faults[i], test_fault);
  }
  g_test_add_func ("/bell-1938/lint/clean", test_clean);

  return g_test_run ();
}
