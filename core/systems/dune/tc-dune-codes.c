/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "systems/dune/lint/tc-dune-lint-private.h"

/* ROL: roles and their cards. */
const TcCode dune_codes[DUNE_N_CODES] = {
  {
    .code = "ROL001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Place that is not a player's"),
    .why = N_ ("The places at the table are those of the players, one for each, in their order: "
               "the seats go round the table as the places do."),
    .bad = "<player id=\"ada\"/><player id=\"boris\"/> ... <place id=\"a\" "
           "player=\"boris\"/><place id=\"b\" player=\"ada\"/>",
    .good = "<place id=\"a\" player=\"ada\"/><place id=\"b\" player=\"boris\"/>",
  },
  {
    .code = "ROL002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Roles with different numbers of trait cards"),
    .why = N_ ("Everybody sees how many trait cards lie before a player. Roles that have more of "
               "them than others would give themselves away."),
    .bad = "<role id=\"noble\"><trait trait=\"red\"/><trait trait=\"blue\"/></role><role "
           "id=\"spy\"><trait trait=\"red\"/></role>",
    .good = "<role id=\"spy\"><trait trait=\"red\"/><trait trait=\"spy\"/></role>",
  },
  {
    .code = "ROL003",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Role without an identity card"),
    .why = N_ ("Nobody can ever have this role."),
    .bad = "<role id=\"mentat\" .../> <!-- and no identity with it -->",
    .good = "<identity id=\"thufir\" role=\"mentat\"/>",
  },
  {
    .code = "ROL004",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Identity card that is never dealt"),
    .why = N_ ("No number of players uses this card."),
    .bad = "<identity id=\"jessica\" .../> <!-- and no count deals it -->",
    .good = "<count players=\"7\">...<deal identity=\"jessica\"/></count>",
  },
  {
    .code = "ROL005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More or fewer identity cards than players"),
    .why = N_ ("Each player gets one identity card."),
    .bad = "<count players=\"4\"><deal identity=\"baron\"/><deal identity=\"duke\"/><deal "
           "identity=\"duncan\"/></count>",
    .good = "<count players=\"3\"><deal identity=\"baron\"/><deal identity=\"duke\"/><deal "
            "identity=\"duncan\"/></count>",
  },
  {
    .code = "ROL006",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Everybody is on one side"),
    .why =
      N_ ("With this number of players only one house takes part, so all win or lose together."),
    .bad = "<count players=\"3\"><!-- three cards of House Atreides --></count>",
    .good = "<count players=\"3\"><!-- and one of House Harkonnen --></count>",
  },
  {
    .code = "ROL007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Setup for a number of players that is not provided for"),
    .why = N_ ("A setup needs as many players in the file, and a count that says which cards so "
               "many players use."),
    .bad = "<setup id=\"nine\" players=\"8\"/> <!-- and no count for eight -->",
    .good = "<count players=\"8\">...</count>",
  },
  {
    .code = "ROL008",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Start beyond the score track"),
    .why = N_ ("The marker starts where the track has no place."),
    .bad = "<score-track min=\"-10\" max=\"10\"/> ... <setup start=\"12\"/>",
    .good = "<setup start=\"2\"/>",
  },
  {
    .code = "ROL009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Score track that ends before it begins"),
    .why = N_ ("The highest number of the track is greater than the lowest."),
    .bad = "<score-track min=\"10\" max=\"-10\"/>",
    .good = "<score-track min=\"-10\" max=\"10\"/>",
  },
  {
    .code = "ROL010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too few action cards"),
    .why = N_ ("In every action round each player selects a card, and a row of cards is shown all "
               "the time. The deck needs cards for all of that."),
    .bad = "<row size=\"3\"/> ... <count players=\"8\"/> <!-- with 26 action cards -->",
    .good = "<!-- 27 action cards or more -->",
  },
  {
    .code = "ROL011",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Row that cannot be filled"),
    .why = N_ ("Two cards of one kind are never shown together, so there must be as many kinds as "
               "cards in the row."),
    .bad = "<row size=\"4\"/> <!-- with three kinds of action cards -->",
    .good = "<row size=\"3\"/>",
  },
  {
    .code = "ROL012",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Sigil that scores nothing"),
    .why = N_ ("A sigil counts when a role scores it and action cards bear it."),
    .bad = "<sigil id=\"guild\"/> <!-- and no role has it -->",
    .good = "<role id=\"navigator\"><sigil-points sigil=\"guild\"/></role>",
  },
  {
    .code = "ROL013",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Token without a use"),
    .why =
      N_ ("The token on an action card is delivered by the card's event, and scores for somebody."),
    .bad = "<action id=\"bribe\" token=\"coin\"/> <!-- without an event -->",
    .good = "<action id=\"bribe\" token=\"coin\"><event><choose-player><do><place piece=\"coin\" "
            "whose=\"own\"><in at=\"chosen\"/></place></do></choose-player></event></action>",
  },
  {
    .code = "ROL014",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Action card that can never be used"),
    .why = N_ ("The card says that it is used at a time that never comes, or does nothing then. It "
               "still scores its sigil."),
    .bad = "<rounds targeting=\"2\"/> ... <action id=\"raid\" use=\"targeting\" round=\"3\"/>",
    .good = "<action id=\"raid\" use=\"targeting\" round=\"2\"/>",
  },
  {
    .code = "ROL015",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Target cards that are not enough, too many or worth nothing"),
    .why = N_ ("A player places one target card in each targeting round. Cards beyond that are "
               "never placed, and a card that no role scores changes nothing."),
    .bad = "<target id=\"attack\" copies=\"2\"/><target id=\"defend\"/> <!-- with two targeting "
           "rounds -->",
    .good = "<rounds targeting=\"3\"/>",
  },
  {
    .code = "ROL016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Shield of players"),
    .why = N_ ("Turning a card on its side is a status of cards."),
    .bad = "<status id=\"shielded\"/> ... <shield status=\"shielded\"/>",
    .good = "<status id=\"shielded\" of=\"card\"/>",
  },
  {
    .code = "ROL017",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Card that cannot be moved"),
    .why = N_ ("Only action cards change their place by effects. Trait cards and target cards stay "
               "where they are, and the row fills itself."),
    .bad = "<transfer deck=\"traits\" player=\"chosen\" to=\"discard\"/>",
    .good = "<transfer deck=\"taken\" player=\"chosen\" to=\"discard\"/>",
  },
};

/* A number that the schema refuses, or that stands twice, and what follows from it. */
const TcCause dune_causes[DUNE_N_CAUSES] = {
  { "ROL005", "REF002", TC_CAUSE_ELEMENT },  { "ROL007", "SCH009", TC_CAUSE_ELEMENT },
  { "ROL010", "SCH009", TC_CAUSE_ANYWHERE }, { "ROL011", "SCH009", TC_CAUSE_ANYWHERE },
  { "ROL015", "SCH009", TC_CAUSE_INSIDE },
};
