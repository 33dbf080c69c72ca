/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects-fixture.h"

/* Which moves bot tables leave, why, and what is said of tables that are amiss. Candidates are
 * written "place ash; remove birch; move cedar > dale"; "-" is no space. */

#define MAX_CANDIDATES  16u
#define ELIMINATE(rows) "<eliminate id='start' name='Start'>" rows "</eliminate>"
#define KEEP(tests)     ELIMINATE ("<keep>" tests "</keep>")
#define TRUE_TABLE(rows)                                                                           \
  "<first-true id='start' name='Start'>" rows "<row action='move'/></first-true>"
#define POSSIBLE_TABLE(rows)                                                                       \
  "<first-possible id='start' name='Start'>" rows "<row action='move'/></first-possible>"
#define IN(space) "<is-in><in space='" space "'/></is-in>"
#define GROVE     "<is-in><in group='grove'/></is-in>"
#define PLACES    "place ash; place birch; place cedar; place dale"
#define REMOVES   "remove ash; remove birch; remove cedar"

typedef struct {
  const char *name;
  const char *tables;
  const char *candidates;
  const char *left;
  guint player;
  const char *board; /* cubes as in "2/0 0/2 1/1 0/0", which is what NULL stands for */
} Case;

static const Case cases[] = {
  /* Where a move is. */
  { "in/space", KEEP (IN ("birch")), PLACES, "place birch" },
  { "in/group", KEEP (GROVE), PLACES, "place ash; place birch" },
  { "in/not-in", KEEP ("<is-in><in group='grove'/><not-in space='ash'/></is-in>"), PLACES,
    "place birch" },
  { "in/origin", KEEP ("<is-in end='origin'><in space='ash'/></is-in>"),
    "move ash > dale; move cedar > ash; place ash", "move ash > dale" },
  { "in/nowhere", KEEP ("<is-in><not-in space='ash'/></is-in>"), "place -; place dale",
    "place dale" },
  { "in/skipped", KEEP (IN ("dale")), "place ash; place birch", "place ash; place birch" },
  { "in/rows-in-turn",
    ELIMINATE ("<keep>" GROVE "</keep><keep>" IN ("dale") "</keep><keep>" IN ("ash") "</keep>"),
    PLACES, "place ash" },
  /* Who controls it. */
  { "controlled/own", KEEP ("<controlled by='own'/>"), PLACES, "place ash" },
  { "controlled/enemy", KEEP ("<controlled by='enemy'/>"), PLACES, "place birch" },
  { "controlled/nobody", KEEP ("<controlled by='nobody'/>"), PLACES, "place cedar; place dale" },
  { "controlled/own-of-blue", KEEP ("<controlled by='own'/>"), PLACES, "place birch", 1 },
  { "controlled/origin", KEEP ("<controlled by='nobody' end='origin'/>"),
    "place dale; move ash > dale; move cedar > dale", "move cedar > dale" },
  /* What a move changes. */
  { "gains/space", KEEP ("<gains extent='space'/>"), PLACES, "place cedar; place dale" },
  { "gains/three-steps", KEEP (IN ("birch") "<gains extent='space' steps='3'/>"),
    "place ash; place birch", "place birch" },
  { "gains/two-steps-of-three", KEEP (IN ("birch") "<gains extent='space' steps='2'/>"),
    "place ash; place birch", "place ash; place birch" },
  { "gains/group", KEEP ("<gains extent='group'/>"), PLACES, "place birch", 0, "2/0 1/1 0/0 0/0" },
  { "gains/group-is-held", KEEP ("<gains extent='group'/>"), "place ash; place dale",
    "place ash; place dale", 0, "1/0 1/0 0/0 0/0" },
  { "gains/group-in-steps", KEEP ("<gains extent='group' steps='3'/>"), "place birch; place dale",
    "place birch" },
  { "breaks/space", KEEP ("<breaks extent='space'/>"), REMOVES, "remove ash", 0,
    "0/1 0/2 1/1 0/0" },
  { "breaks/by-a-tie", KEEP ("<breaks extent='space'/>"), PLACES, "place ash; place cedar", 0,
    "1/2 0/2 0/1 0/0" },
  { "breaks/one-step", KEEP ("<breaks extent='space'/>"), "remove birch; remove cedar",
    "remove birch; remove cedar" },
  { "breaks/two-steps", KEEP ("<breaks extent='space' steps='2'/>"),
    "remove birch; move ash > dale", "remove birch" },
  { "breaks/two-steps-of-more", KEEP ("<breaks extent='space' steps='2'/>"),
    "remove birch; remove cedar", "remove birch" },
  { "breaks/group", KEEP ("<breaks extent='group'/>"), REMOVES, "remove ash", 0,
    "0/1 0/2 0/1 0/0" },
  { "loses/origin", KEEP ("<loses/>"), "move ash > dale; move birch > dale; move cedar > dale",
    "move ash > dale; move birch > dale", 0, "1/0 2/1 1/1 0/0" },
  { "loses/target", KEEP ("<loses end='target'/>"), "move ash > dale; move cedar > ash",
    "move ash > dale; move cedar > ash", 0, "1/0 0/0 1/0 0/0" },
  /* Goals: birch is Red's, cedar is Blue's. */
  { "goal/own", KEEP ("<goal whose='own'/>"), PLACES, "place birch" },
  { "goal/enemy", KEEP ("<goal whose='enemy'/>"), PLACES, "place cedar" },
  { "goal/own-of-blue", KEEP ("<goal whose='own'/>"), PLACES, "place cedar", 1 },
  { "goal/origin", KEEP ("<goal whose='enemy' end='origin'/>"),
    "move ash > cedar; move cedar > ash", "move cedar > ash" },
  /* Numbers. */
  { "compare/at-least", KEEP ("<compare piece='cube' at-least='1'/>"), PLACES, "place ash" },
  { "compare/at-most", KEEP ("<compare piece='cube' at-most='-1'/>"), PLACES, "place birch" },
  { "compare/both", KEEP ("<compare piece='cube' at-least='0' at-most='0'/>"), PLACES,
    "place cedar; place dale" },
  { "compare/own-in", KEEP ("<compare piece='cube' at-least='1'><own-in group='grove'/></compare>"),
    "place birch; place cedar; place dale", "place cedar; place dale" },
  { "compare/enemy-in",
    KEEP ("<compare piece='cube' at-least='0'><enemy-in space='birch'/></compare>"), PLACES,
    "place ash" },
  { "compare/as-blue", KEEP ("<compare piece='cube' at-least='1'/>"), PLACES, "place birch", 1 },
  { "turn/at-least",
    TRUE_TABLE ("<row action='place'><when><turn at-least='4'/></when></row><row action='remove'>"
                "<when><turn at-least='3'/></when></row>"),
    "place ash; remove birch; move ash > dale", "remove birch" },
  { "turn/at-most",
    TRUE_TABLE ("<row action='place'><when><turn at-most='2'/></when></row><row action='remove'>"
                "<when><turn at-most='3'/></when></row>"),
    "place ash; remove birch; move ash > dale", "remove birch" },
  { "track/everybody's", KEEP ("<track track='level' at-least='3' at-most='3'/>" IN ("ash")),
    PLACES, "place ash" },
  { "track/out-of-bounds", KEEP ("<track track='level' at-least='4'/>" IN ("ash")), PLACES,
    PLACES },
  { "track/opposing", KEEP ("<track track='points' player='opposing' at-least='2'/>" IN ("ash")),
    PLACES, "place ash" },
  { "track/acting", KEEP ("<track track='points' player='acting' at-least='2'/>" IN ("ash")),
    PLACES, PLACES },
  { "track/side", KEEP ("<track track='points' side='blue' at-least='2'/>" IN ("ash")), PLACES,
    "place ash", 1 },
  { "acting/is", KEEP ("<acting side='blue'/>" IN ("ash")), PLACES, "place ash", 1 },
  { "acting/is-not", KEEP ("<acting side='blue'/>" IN ("ash")), PLACES, PLACES },
  { "status/of-the-state", KEEP ("<status is='crowded'/>"), PLACES, "place dale", 0,
    "2/0 0/3 1/1 3/0" },
  { "status/of-the-question", KEEP ("<status is='asked'/>"), PLACES, "place dale" },
  /* Groups of conditions. */
  { "any", KEEP ("<any>" IN ("ash") IN ("dale") "</any>"), PLACES, "place ash; place dale" },
  { "none", KEEP ("<none>" IN ("ash") IN ("dale") "</none>"), PLACES, "place birch; place cedar" },
  { "all", KEEP ("<any><all>" GROVE "<controlled by='enemy'/></all>" IN ("dale") "</any>"), PLACES,
    "place birch; place dale" },
  { "after-a-group", KEEP ("<none><any>" IN ("ash") IN ("dale") "</any></none>" GROVE), PLACES,
    "place birch" },
  { "possible/action", KEEP ("<possible action='remove'/>" IN ("ash")), "place ash; place dale",
    "place ash; place dale" },
  { "possible/where",
    KEEP ("<possible action='remove'><when>" IN ("birch") "</when></possible>" IN ("ash")),
    "place ash; place dale; remove birch", "place ash" },
  { "possible/not-there",
    KEEP ("<possible action='remove'><when>" IN ("birch") "</when></possible>" IN ("ash")),
    "place ash; place birch; remove cedar", "place ash; place birch; remove cedar" },
  /* Rows that lead to an action. */
  { "first-true/all-with-the-action",
    TRUE_TABLE ("<row action='place'><when>" IN ("ash") "</when></row>"), "remove birch; " PLACES,
    PLACES },
  { "first-possible/those-alone",
    POSSIBLE_TABLE ("<row action='place'><when>" GROVE "</when></row>"), "remove birch; " PLACES,
    "place ash; place birch" },
  { "first-possible/next-row",
    POSSIBLE_TABLE ("<row action='place'><when>" IN ("dale") "</when></row><row action='remove'/>"),
    "place ash; remove birch; remove cedar; move ash > dale", "remove birch; remove cedar" },
  { "first-possible/no-row", POSSIBLE_TABLE ("<row action='remove'/>"), "place ash; place dale",
    "place ash; place dale" },
  { "then/in-order",
    POSSIBLE_TABLE (
      "<row action='place'><then table='a'/><then table='b'/></row>") "<eliminate "
                                                                      "id='a' name='A'><keep>" GROVE
                                                                      "</keep></"
                                                                      "eliminate><eliminate id='b' "
                                                                      "name='B'><keep><any>" IN (
                                                                        "cedar")
                                                                        IN (
                                                                          "birch") "</any></keep></"
                                                                                   "eliminate>",
    "move ash > dale; " PLACES, "place birch" },
  { "otherwise",
    "<first-true id='start' name='Start' otherwise='a'><row action='move'/></first-true>"
    "<eliminate id='a' name='A'><keep>" GROVE "</keep></eliminate>",
    PLACES, "place ash; place birch" },
  { "otherwise/not-needed",
    "<first-true id='start' name='Start' otherwise='a'><row action='place'/></first-true>"
    "<eliminate id='a' name='A'><keep>" GROVE "</keep></eliminate>",
    PLACES, PLACES },
  /* Rows that compare. */
  { "fewest/own", ELIMINATE ("<fewest piece='cube' whose='own'/>"), PLACES,
    "place birch; place dale" },
  { "most/enemy", ELIMINATE ("<most piece='cube' whose='enemy'/>"), PLACES, "place birch" },
  { "most/of-blue", ELIMINATE ("<most piece='cube' whose='enemy'/>"), PLACES, "place ash", 1 },
  { "most/when",
    ELIMINATE ("<most piece='cube' whose='own'><when><none>" IN ("ash") "</none></when></most>"),
    PLACES, "place cedar" },
  { "fewest/when-of-none",
    ELIMINATE ("<fewest piece='cube' whose='own'><when><status is='crowded'/></when></fewest>"),
    PLACES, PLACES },
  { "most/origin", ELIMINATE ("<most piece='cube' whose='own' end='origin'/>"),
    "move cedar > ash; move ash > cedar; place ash", "move ash > cedar" },
  { "fewest/nowhere", ELIMINATE ("<fewest piece='cube' whose='own'/>"), "place ash; place -",
    "place -" },
  { "first", ELIMINATE ("<fewest piece='cube' whose='own'/><first/>"), PLACES, "place birch" },
};

static char *
dup_text (const char *tables)
{
  g_autofree char *text = fixture_dup_text ("<shift track='level' by='1'/>");
  g_auto (GStrv) parts = g_strsplit (text, "</scenario>", 2);

  return g_strconcat (parts[0], "<bot-decision table='start'/>\n<bot-tables>", tables,
                      "</bot-tables></scenario>\n", NULL);
}

/* A question about the game of a fixture. */
typedef struct {
  Fixture fixture;
  TcBotQuestion question;
  TcBotCandidate candidates[MAX_CANDIDATES];
  TcMove moves[MAX_CANDIDATES];
  guint told;
} Asked;

static guint16
find_space (const Asked *asked, const char *id)
{
  if (g_str_equal (id, "-"))
    return TC_BOT_NOWHERE;

  return (guint16) tc_range_index (asked->fixture.rules->spaces,
                                   tc_ruleset_find_thing (asked->fixture.ruleset, id));
}

static void
add_candidate (Asked *asked, const char *text)
{
  static const char *const actions[] = { "place", "remove", "move", NULL };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = asked->question.n++;
  TcBotCandidate *candidate = &asked->candidates[n];
  g_autofree char *move = g_strdup_printf ("pick %s", words[1]);

  g_assert_cmpuint (n, <, MAX_CANDIDATES);
  while (!g_str_equal (actions[candidate->action], words[0]))
    candidate->action++;
  candidate->origin = words[2] != NULL ? find_space (asked, words[1]) : TC_BOT_NOWHERE;
  candidate->target = find_space (asked, words[words[2] != NULL ? 3 : 1]);
  candidate->move = (guint16) n;
  if (candidate->target != TC_BOT_NOWHERE && words[2] == NULL)
    g_assert_true (tc_move_parse (asked->fixture.ruleset, move, &asked->moves[n], NULL));
}

/* Turn 3; goals are birch and cedar; the status "asked" is true of dale. */
static void
ask (Asked *asked, const char *tables, const char *candidates)
{
  g_autofree char *text = dup_text (tables);
  g_auto (GStrv) parts = g_strsplit (candidates, "; ", -1);

  memset (asked, 0, sizeof *asked);
  fixture_init_text (&asked->fixture, text);
  asked->fixture.state->base.turn = 3;
  asked->fixture.state->track[0][0] = 1;
  asked->fixture.state->track[0][1] = 2;
  asked->told = 3;
  asked->question.rules = asked->fixture.rules;
  asked->question.state = &asked->fixture.state->base;
  asked->question.candidates = asked->candidates;
  asked->question.die.seed = 1938;
  asked->question.context = &asked->told;
  for (guint i = 0; parts[i] != NULL; i++)
    add_candidate (asked, parts[i]);
}

static void
set_board (TrialState *state, const char *board)
{
  g_auto (GStrv) spaces = g_strsplit (board, " ", -1);

  for (guint space = 0; spaces[space] != NULL; space++) {
    for (guint player = 0; player < 2; player++) {
      guint8 n = (guint8) (spaces[space][2 * player] - '0');

      state->pool[0][player] =
        (guint8) (state->pool[0][player] + state->piece[0][player][space] - n);
      state->piece[0][player][space] = n;
    }
  }
}

/* What is left, in the words that it was asked in. */
static char *
dup_left (const Asked *asked, const char *candidates)
{
  g_auto (GStrv) parts = g_strsplit (candidates, "; ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < asked->question.n; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "; " : "", parts[asked->candidates[i].move]);

  return g_string_free (out, FALSE);
}

static guint
decide (Asked *asked)
{
  const TcBotTables *tables = asked->fixture.rules->tables;
  guint chosen = tc_bot_tables_decide (tables, 0, &asked->question);
  gboolean is_left = FALSE;

  for (guint i = 0; i < asked->question.n; i++)
    is_left |= asked->candidates[i].move == chosen;
  g_assert_true (is_left);

  return chosen;
}

/* What is left is what the table says, and no state has changed. */
static void
test_case (gconstpointer data)
{
  const Case *each = data;
  g_autofree TrialState *before = g_new0 (TrialState, 1);
  g_autofree char *left = NULL;
  Asked asked;

  ask (&asked, each->tables, each->candidates);
  asked.question.player = each->player;
  if (each->board != NULL)
    set_board (asked.fixture.state, each->board);
  memcpy (before, asked.fixture.state, sizeof *before);
  decide (&asked);
  left = dup_left (&asked, each->candidates);
  g_assert_cmpstr (left, ==, each->left);
  g_assert_cmpmem (before, sizeof *before, asked.fixture.state, sizeof *before);
  fixture_clear (&asked.fixture);
}

/* A goal that is not known is nowhere, which a move without a space does not meet either. */
static void
test_no_goal (void)
{
  static const char candidates[] = "place ash; place -";
  g_autofree char *left = NULL;
  Asked asked;

  ask (&asked, KEEP ("<goal whose='own'/>"), candidates);
  asked.fixture.state->track[0][0] = -1;
  decide (&asked);
  left = dup_left (&asked, candidates);
  g_assert_cmpstr (left, ==, candidates);
  fixture_clear (&asked.fixture);
}

/* -- Dice -------------------------------------------------------------------------------------- */

/* The die alone decides without a table: the same for the same key, and each move for some. */
static void
test_die (void)
{
  guint seen[4] = { 0 };

  for (guint seed = 0; seed < 64; seed++) {
    guint chosen[2];

    for (guint i = 0; i < 2; i++) {
      TcBotCandidate candidates[4] = { { .move = 0 }, { .move = 1 }, { .move = 2 }, { .move = 3 } };
      TcBotQuestion question = { .candidates = candidates, .n = 4, .die.seed = seed };

      chosen[i] = tc_bot_tables_decide (NULL, TC_BOT_NO_TABLE, &question);
      g_assert_cmpuint (question.n, ==, 4);
    }
    g_assert_cmpuint (chosen[0], ==, chosen[1]);
    seen[chosen[0]]++;
  }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_cmpuint (seen[i], >, 4);
}

/* -- Why --------------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *tables;
  const char *candidates;
  const char *steps; /* each row that was looked at */
  const char *text;  /* those that decided or dropped something */
} TraceCase;

static const TraceCase traces[] = {
  { "kept", KEEP (GROVE), PLACES,
    "Start, row 1: Keep those where the space is in the Grove. Drops: Choose Cedar; Choose Dale.|"
    "A die chooses among 2 moves.",
    "Start, row 1: Keep those where the space is in the Grove. Drops: Choose Cedar; Choose Dale.\n"
    "A die chooses among 2 moves." },
  { "skipped", ELIMINATE ("<keep>" IN ("dale") "</keep><first/>"), "place ash; place birch",
    "Start, row 1: Keep those where the space is Dale. Skipped: no move would be left.|"
    "Start, row 2: Keep the first one listed. Drops: Choose the Birch.",
    "Start, row 2: Keep the first one listed. Drops: Choose the Birch." },
  { "nothing-to-drop", ELIMINATE ("<keep>" GROVE "</keep><first/>"), "place ash; place birch",
    "Start, row 1: Keep those where the space is in the Grove.|"
    "Start, row 2: Keep the first one listed. Drops: Choose the Birch.",
    "Start, row 2: Keep the first one listed. Drops: Choose the Birch." },
  { "one-is-enough", KEEP (GROVE), "place ash", "", "" },
  { "action",
    TRUE_TABLE ("<row action='place'><when>" IN ("dale") "</when></row>"
                                                         "<row action='remove'/>"),
    "place ash; remove birch",
    "Start, row 1: If the space is Dale: place a piece. This does not hold.|"
    "Start, row 2: Remove a piece. Drops: Choose Ash.",
    "Start, row 2: Remove a piece. Drops: Choose Ash." },
};

static void
test_trace (gconstpointer data)
{
  const TraceCase *each = data;
  g_autofree TcBotTrace *trace = g_new0 (TcBotTrace, 1);
  g_autoptr (GString) steps = g_string_new (NULL);
  g_autofree char *text = NULL;
  Asked asked;

  ask (&asked, each->tables, each->candidates);
  asked.question.moves = asked.moves;
  asked.question.trace = trace;
  decide (&asked);
  for (guint i = 0; i < trace->n_steps; i++) {
    g_autofree char *line = tc_bot_trace_dup_step (asked.fixture.ruleset, trace, i);

    g_string_append_printf (steps, "%s%s", i > 0 ? "|" : "", line);
  }
  text = tc_bot_trace_dup_text (asked.fixture.ruleset, trace);
  g_assert_cmpstr (steps->str, ==, each->steps);
  g_assert_cmpstr (text, ==, each->text);
  fixture_clear (&asked.fixture);
}

/* What no longer fits is counted and harms nothing that did. */
static void
test_trace_full (void)
{
  g_autofree TcBotTrace *trace = g_new0 (TcBotTrace, 1);
  TcBotStep step = { .kind = TC_BOT_STEP_KEPT };
  TcMove move = { .value = 7 };

  tc_bot_trace_add_step (NULL, &step);
  tc_bot_trace_add_dropped (NULL, &move);
  for (guint i = 0; i < TC_BOT_MAX_STEPS + 3; i++) {
    tc_bot_trace_add_step (trace, &step);
    tc_bot_trace_add_dropped (trace, &move);
  }
  g_assert_cmpuint (trace->n_steps, ==, TC_BOT_MAX_STEPS + 3);
  g_assert_cmpuint (trace->n_dropped, ==, TC_BOT_MAX_STEPS + 3);
  g_assert_cmpuint (trace->steps[TC_BOT_MAX_STEPS - 1].dropped, ==, TC_BOT_MAX_STEPS - 1);
  g_assert_cmpuint (trace->steps[TC_BOT_MAX_STEPS - 1].n_dropped, ==, 1);
  g_assert_cmpuint (trace->dropped[TC_BOT_MAX_STEPS].value, ==, 0);

  memset (trace, 0, sizeof *trace);
  tc_bot_trace_add_step (trace, &step);
  for (guint i = 0; i < TC_BOT_MAX_DROPPED + 3; i++)
    tc_bot_trace_add_dropped (trace, &move);
  tc_bot_trace_add_step (trace, &step);
  g_assert_cmpuint (trace->n_dropped, ==, TC_BOT_MAX_DROPPED + 3);
  g_assert_cmpuint (trace->steps[0].n_dropped, ==, TC_BOT_MAX_DROPPED);
  g_assert_cmpuint (trace->steps[1].dropped, ==, TC_BOT_MAX_DROPPED);
  g_assert_cmpuint (trace->steps[1].n_dropped, ==, 0);
}

/* -- Findings ---------------------------------------------------------------------------------- */

typedef struct {
  const char *name;
  const char *tables;
  const char *codes; /* those of effects; "" for none */
} FaultCase;

#define ROWS(rows) POSSIBLE_TABLE (rows)
#define SPREAD(id, next)                                                                           \
  "<first-true id='" id "' name='N'><row action='place'><then table='" next                        \
  "'/><then table='" next "'/><then table='" next "'/><then table='" next "'/><then table='" next  \
  "'/><then table='" next "'/><then table='" next "'/></row><row action='move'/></first-true>"

static const FaultCase faults[] = {
  { "none", ROWS ("<row action='place'><when>" GROVE "</when></row><row action='place'/>"), "" },
  { "circle/otherwise",
    "<first-true id='start' name='N' otherwise='b'><row action='place'/></first-true>"
    "<first-true id='b' name='N' otherwise='start'><row action='place'/></first-true>",
    "EFF006" },
  { "circle/then", ROWS ("<row action='place'><then table='start'/></row>"), "EFF006" },
  { "too-many",
    SPREAD ("start", "b") SPREAD ("b", "c") SPREAD ("c", "d") SPREAD ("d", "e")
      SPREAD ("e", "f") "<eliminate id='f' name='N'><first/></eliminate>",
    "EFF005" },
  { "row/same-action", ROWS ("<row action='place'/><row action='place'/>"), "EFF107" },
  { "row/same-conditions",
    ROWS ("<row action='place'><when>" GROVE "</when></row><row action='place'><when>" GROVE
          "</when></row>"),
    "EFF107" },
  { "row/other-conditions",
    ROWS ("<row action='place'><when>" GROVE
          "</when></row><row action='place'><when>" IN ("cedar") "</when></row>"),
    "" },
  { "row/after-first", ELIMINATE ("<first/><keep>" GROVE "</keep>"), "EFF107" },
  { "row/same-comparison",
    ELIMINATE ("<most piece='cube' whose='own'/><most piece='cube' whose='own'/>"), "EFF107" },
  { "row/other-comparison",
    ELIMINATE ("<most piece='cube' whose='own'/><most piece='cube' whose='enemy'/>"
               "<most piece='disk' whose='own'/><fewest piece='cube' whose='own'/>"),
    "" },
  { "one-row", "<first-true id='start' name='N'><row action='place'/></first-true>", "EFF108" },
  { "exclude/spaces", KEEP (IN ("ash") IN ("dale")), "EFF109" },
  { "exclude/controllers", KEEP ("<controlled by='own'/><controlled by='nobody'/>"), "EFF109" },
  { "exclude/ends", KEEP ("<controlled by='own'/><controlled by='nobody' end='origin'/>"), "" },
  { "exclude/sides", KEEP ("<acting side='red'/><acting side='blue'/>"), "EFF109" },
  { "exclude/turns", KEEP ("<turn at-most='2'/><turn at-least='3'/>"), "EFF109" },
  { "exclude/turns-touch", KEEP ("<turn at-most='3'/><turn at-least='3'/>"), "" },
  { "exclude/tracks",
    KEEP ("<track track='level' at-least='5'/><track track='level' at-most='4'/>"), "EFF109" },
  { "exclude/other-tracks",
    KEEP ("<track track='points' side='red' at-least='3'/>"
          "<track track='points' side='blue' at-most='2'/>"),
    "" },
  { "exclude/any", KEEP ("<any>" IN ("ash") IN ("dale") "</any>"), "" },
  { "exclude/possible",
    KEEP ("<possible action='place'><when>" IN ("ash") IN ("dale") "</when></possible>"),
    "EFF109" },
  { "unused", KEEP (GROVE) "<eliminate id='b' name='N'><first/></eliminate>", "EFF110" },
};

static void
test_fault (gconstpointer data)
{
  const FaultCase *each = data;
  g_autofree char *text = dup_text (each->tables);
  g_autoptr (TcReport) report = trial_check (text);
  g_autoptr (GString) codes = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const char *code = tc_report_get (report, i)->code;

    if (g_str_has_prefix (code, "EFF"))
      g_string_append_printf (codes, "%s%s", codes->len > 0 ? " " : "", code);
  }
  g_assert_cmpstr (codes->str, ==, each->codes);
}

#define ADD(cases, function, prefix)                                                               \
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {                                               \
    g_autofree char *path = g_strconcat ("/tables/" prefix, cases[i].name, NULL);                  \
                                                                                                   \
    g_test_add_data_func (path, &cases[i], function);                                              \
  }

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (cases, test_case, "leaves/");
  ADD (traces, test_trace, "trace/");
  ADD (faults, test_fault, "fault/");
  g_test_add_func ("/tables/no-goal", test_no_goal);
  g_test_add_func ("/tables/die", test_die);
  g_test_add_func ("/tables/trace-full", test_trace_full);

  return g_test_run ();
}
