/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/bell-1938/lint/tc-bell-1938-lint-private.h"

/* INF: influence, its board, tracks and cards. */
const TcCode bell_codes[BELL_N_CODES] = {
  {
    .code = "INF001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Side without a player, a crisis track or cubes"),
    .why = N_ ("Each of the two sides has one player, one crisis track and cubes of its own."),
    .bad = "<seat id=\"white\" side=\"concede\"/><seat id=\"green\" side=\"concede\"/>",
    .good = "<seat id=\"white\" side=\"concede\"/><seat id=\"green\" side=\"defend\"/>",
  },
  {
    .code = "INF002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Not a dimension"),
    .why = N_ ("Spaces belong to dimensions, and round cards close dimensions. The German Activity "
               "track is a group for effects only."),
    .bad = "<space id=\"press\" dimension=\"german-activity\"/>",
    .good = "<space id=\"press\" dimension=\"public\"/>",
  },
  {
    .code = "INF003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Cubes that are missing or too many"),
    .why = N_ ("Cubes never leave the game, so a setup says where each of them starts: on the map, "
               "in a pool, on a track or with the mobilization."),
    .bad = "<of side=\"concede\" count=\"26\"/> ... <put side=\"concede\" in=\"concede-pool\" "
           "count=\"25\"/>",
    .good = "<of side=\"concede\" count=\"26\"/> ... <put side=\"concede\" in=\"concede-pool\" "
            "count=\"26\"/>",
  },
  {
    .code = "INF004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More cubes than a space holds"),
    .why = N_ ("A space holds a limited number of cubes of each side, in the setup as in play."),
    .bad = "<put side=\"defend\" in=\"france\" count=\"5\"/>",
    .good = "<put side=\"defend\" in=\"france\" count=\"4\"/>",
  },
  {
    .code = "INF005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Disk off the German Activity track"),
    .why = N_ ("German disks lie on the spaces of the German Activity track and nowhere else."),
    .bad = "<german-disk box=\"concede-pool\"/>",
    .good = "<german-disk box=\"german-2\"/>",
  },
  {
    .code = "INF006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Mobilization that never comes"),
    .why = N_ ("A stage is carried out when enough disks are on the track. This one needs more "
               "than there can be; only an event could carry it out."),
    .bad = "<stage id=\"general\" disks=\"5\"/> <!-- with three spaces -->",
    .good = "<stage id=\"general\" disks=\"3\"/>",
  },
  {
    .code = "INF007",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Stage that needs fewer disks than the one before"),
    .why = N_ ("Stages are carried out in the order of the file, so this one comes together with "
               "the stage before it."),
    .bad = "<stage id=\"partial\" disks=\"3\"/><stage id=\"general\" disks=\"2\"/>",
    .good = "<stage id=\"partial\" disks=\"2\"/><stage id=\"general\" disks=\"3\"/>",
  },
  {
    .code = "INF008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Arrow that another one includes"),
    .why = N_ ("An arrow with two heads joins two spaces in both directions. A second arrow "
               "between them adds nothing."),
    .bad = "<arrow a=\"press\" b=\"czechoslovaks\" both=\"true\"/><arrow a=\"czechoslovaks\" "
           "b=\"press\"/>",
    .good = "<arrow a=\"press\" b=\"czechoslovaks\" both=\"true\"/>",
  },
  {
    .code = "INF009",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Second Final Decision card of a side"),
    .why = N_ ("Only the first card in front of a player is used; the other stays there."),
    .bad = "<final-card id=\"about-us\" side=\"concede\"/><final-card id=\"no-discussion\" "
           "side=\"concede\"/>",
    .good = "<final-card id=\"about-us\" side=\"concede\"/><final-card id=\"no-discussion\" "
            "side=\"defend\"/>",
  },
  {
    .code = "INF010",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Fewer strategy cards than are dealt"),
    .why = N_ ("When the deck runs out, the discard pile is shuffled into a new one, so cards come "
               "a second time."),
    .bad = "<hand cards=\"8\"/> <!-- 48 cards in three rounds, of a deck of 37 -->",
    .good = "<hand cards=\"5\"/>",
  },
  {
    .code = "INF011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Fewer objectives than are dealt"),
    .why = N_ ("Objectives leave the game. When there are none left, players have no objective."),
    .bad = "<hand objectives=\"4\"/> <!-- 24 objectives in three rounds, of 12 -->",
    .good = "<hand objectives=\"2\"/>",
  },
  {
    .code = "INF012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("More card plays than cards"),
    .why = N_ ("A player without cards passes, so the last plays of a round do not happen, and "
               "nothing is left for the final round."),
    .bad = "<hand cards=\"4\" plays=\"5\"/>",
    .good = "<hand cards=\"5\" plays=\"4\"/>",
  },
  {
    .code = "INF013",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Look at too many cards"),
    .why = N_ ("Only a limited number of cards can be looked at together."),
    .bad = "<look deck=\"strategy\" count=\"12\" then=\"discard\"/>",
    .good = "<look deck=\"strategy\" count=\"2\" then=\"discard\"/>",
  },
  {
    .code = "INF014",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Milestone that is never reached"),
    .why = N_ ("What the milestone counts cannot happen that often."),
    .bad = "<milestone event=\"mobilized\" count=\"3\"/> <!-- with two stages -->",
    .good = "<milestone event=\"mobilized\" count=\"2\"/>",
  },
  {
    .code = "INF015",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("More victory points than the track has"),
    .why = N_ ("The marker stops at the end of the victory point track, so what asks for more "
               "never happens."),
    .bad = "<victory space=\"president\" points=\"6\"/> <!-- the track ends at 5 -->",
    .good = "<victory space=\"president\" points=\"1\"/>",
  },
  {
    .code = "INF016",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Event that no tab allows"),
    .why =
      N_ ("In the final round a card is used in the space on its tab, or for its event where the "
          "tab says so. Without a space on the tab, or without an event, the mark has no effect."),
    .bad = "<card id=\"strike\" tab-event=\"true\"/>",
    .good = "<card id=\"strike\" tab=\"press\" tab-event=\"true\"/>",
  },
  {
    .code = "INF017",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Instruction that does nothing"),
    .why = N_ ("Cubes that move within one space stay there, and a space never has more cubes of a "
               "side than it holds."),
    .bad = "<relocate a=\"press\" b=\"press\"/>",
    .good = "<relocate a=\"press\" b=\"czechoslovaks\"/>",
  },
  {
    .code = "INF018",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Instruction that a round card has twice"),
    .why = N_ ("The second one finds nothing left to do: the space is cleared, the dimension "
               "closed, or the disk placed already."),
    .bad = "<german-disk box=\"german-2\"/><german-disk box=\"german-2\"/>",
    .good = "<german-disk box=\"german-2\"/>",
  },
  {
    .code = "INF019",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("More stages than the mobilization has"),
    .why = N_ ("The defending side wins by an invasion when enough stages have been carried out. "
               "There are fewer, so every invasion makes both sides lose."),
    .bad = "<decision stages=\"3\"/> <!-- with two stages -->",
    .good = "<decision stages=\"1\"/>",
  },
  {
    .code = "INF020",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Table that cannot make a decision"),
    .why = N_ ("The rows of the table are about other actions than those that are possible here, "
               "so a die decides."),
    .bad = "<decision question=\"initiative\" table=\"place-or-remove\"/>",
    .good = "<decision question=\"initiative\" table=\"initiative\"/>",
  },
  {
    .code = "INF021",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Condition on a turn that never comes"),
    .why = N_ ("A turn is a round, and the final round is one more. Outside these numbers the "
               "condition never holds, and with all of them it always does."),
    .bad = "<turn at-least=\"9\"/> <!-- three rounds -->",
    .good = "<turn at-least=\"3\"/>",
  },
  {
    .code = "INF022",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Space on top of another"),
    .why = N_ ("On the board the two look like one, and only one can be clicked. Usually one was "
               "copied and not moved."),
    .bad = "<space id=\"press\" x=\"590\" y=\"150\"/> <space id=\"radio\" x=\"590\" "
           "y=\"150\"/>",
    .good = "<space id=\"press\" x=\"590\" y=\"150\"/> <space id=\"radio\" x=\"720\" "
            "y=\"150\"/>",
  },
  {
    .code = "INF023",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Dimension with another number of pivotal spaces"),
    .why = N_ ("Every other dimension has one pivotal space, whose owner gets a bonus action."),
    .bad = "<space id=\"press\" dimension=\"public\" pivotal=\"true\"/> <space "
           "id=\"czechoslovaks\" dimension=\"public\" pivotal=\"true\"/>",
    .good = "<space id=\"press\" dimension=\"public\"/> <space id=\"czechoslovaks\" "
            "dimension=\"public\" pivotal=\"true\"/>",
  },
  {
    .code = "INF024",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Objective without a purpose"),
    .why = N_ ("It gives neither points nor an event; or its space has an objective already while "
               "others have none, so one was copied and its space not changed."),
    .bad = "<objective id=\"aim-press\" space=\"press\" points=\"0\"/>",
    .good = "<objective id=\"aim-press\" space=\"press\" points=\"1\"/>",
  },
  {
    .code = "INF025",
    .severity = TC_SEVERITY_NOTE,
    .title = N_ ("Limit above that of the space"),
    .why = N_ ("A space never holds more than the rules say, so this limit has no effect."),
    .bad = "<influence limit=\"4\"/> <in space=\"france\" most=\"6\"/>",
    .good = "<influence limit=\"4\"/> <in space=\"france\" most=\"2\"/>",
  },
  {
    .code = "INF026",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Row that no decision can use"),
    .why =
      N_ ("Each decision offers certain actions. None of the decisions that lead to this table "
          "offers the one of this row, so the row is passed over."),
    .bad = "<decision question=\"freed-cube\" table=\"freed\"/> <row action=\"operate\"/> <!-- in "
           "freed -->",
    .good = "<decision question=\"freed-cube\" table=\"freed\"/> <row action=\"free\"/>",
  },
};

const TcCause bell_causes[BELL_N_CAUSES] = {
  { "INF003", "INF004", TC_CAUSE_INSIDE },
  { "EFF110", "INF020", TC_CAUSE_ANYWHERE },
  { "INF003", "VAR006", TC_CAUSE_ANYWHERE },
  { "INF023", "REF005", TC_CAUSE_ANYWHERE },
};
