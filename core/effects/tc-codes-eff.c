/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

/* Family EFF: effects and conditions that cannot be carried out, from 101 on that do not do what
 * they seem to. */

const TcCode tc_codes_eff[] = {
  {
    "EFF001",
    TC_SEVERITY_ERROR,
    N_ ("An effect does not say where"),
    N_ (
      "Each \"in\", \"not-in\", \"from\" or \"to\" has exactly one attribute: a space, a group, or "
      "the space that links lead to or from. Several elements together name more spaces."),
    "<in space=\"france\" group=\"public\"/>",
    "<in space=\"france\"/>\n<in group=\"public\"/>",
  },
  {
    "EFF002",
    TC_SEVERITY_ERROR,
    N_ ("An effect does not say whose pieces"),
    N_ ("When each side has its own pieces or its own standing on a track, say which side is "
        "meant: by its id, or as seen from the player who carries out the effect. Pieces and "
        "tracks that belong to nobody take neither."),
    "<place piece=\"cube\"/>",
    "<place piece=\"cube\" whose=\"own\"/>",
  },
  {
    "EFF003",
    TC_SEVERITY_ERROR,
    N_ ("There is no other side"),
    N_ ("\"Enemy\" and \"opposing\" mean the other of two sides. In games with more sides, name "
        "one."),
    "<place piece=\"cube\" whose=\"enemy\"/> <!-- in a game of three sides -->",
    "<place piece=\"cube\" whose=\"red\"/>",
  },
  {
    "EFF004",
    TC_SEVERITY_ERROR,
    N_ ("Effects are nested too deep"),
    N_ ("Effects that repeat, or that each player carries out, need room in every position, so "
        "they can be nested only to a certain depth."),
    "<repeat times=\"2\"><do><repeat times=\"2\"><do>... <!-- and ten more "
    "--></do></repeat></do></repeat>",
    "<repeat times=\"4\"><do>...</do></repeat>",
  },
  {
    "EFF005",
    TC_SEVERITY_ERROR,
    N_ ("An effect is too large"),
    N_ ("The number of effects of a scenario and of the choices of one effect is limited."),
    "<choose><option>...</option> <!-- and a thousand more --></choose>",
    "<choose><option>...</option><option>...</option></choose>",
  },
  {
    "EFF006",
    TC_SEVERITY_ERROR,
    N_ ("A bot table leads back to itself"),
    N_ ("What a row leaves goes on to the tables that follow it, so a circle of tables would never "
        "come to a decision."),
    "<first-possible id=\"start\"><row action=\"place\"><then "
    "table=\"start\"/></row></first-possible>",
    "<first-possible id=\"start\"><row action=\"place\"><then "
    "table=\"areas\"/></row></first-possible>",
  },
  {
    "EFF007",
    TC_SEVERITY_ERROR,
    N_ ("A game does not know an effect"),
    N_ ("The words for effects are the same in all games, but each game has only some of what they "
        "speak of: not every game has cards in hands, figures on the board, or tracks that players "
        "choose from."),
    "<draw count=\"2\" deck=\"items\" to=\"hand\"/> <!-- in a game without hands of cards -->",
    "<place piece=\"cube\" whose=\"own\"/>",
  },
  {
    "EFF008",
    TC_SEVERITY_ERROR,
    N_ ("An effect does not say how many, or says it twice"),
    N_ ("Where an effect can take its number in two ways, such as a number of points or dice, give "
        "exactly one of them."),
    "<repeat><do>...</do></repeat>",
    "<repeat times=\"2\"><do>...</do></repeat>",
  },
  {
    "EFF009",
    TC_SEVERITY_ERROR,
    N_ ("Nobody is chosen here"),
    N_ ("\"Chosen\" means the player whom a \"choose-player\" around the effect has chosen, and "
        "\"chosen-before\" the one of a \"choose-player\" around that. What a \"react\" waits for "
        "happens later, when nobody is chosen any more."),
    "<inspect deck=\"traits\" player=\"chosen\"/>",
    "<choose-player><do><inspect deck=\"traits\" player=\"chosen\"/></do></choose-player>",
  },
  {
    "EFF010",
    TC_SEVERITY_ERROR,
    N_ ("A status is not for this"),
    N_ ("A status is either of players or of cards, as its \"of\" says."),
    "<status id=\"shielded\" name=\"Shielded\"/>",
    "<status id=\"shielded\" name=\"Shielded\" of=\"card\"/>",
  },
  {
    "EFF101",
    TC_SEVERITY_WARNING,
    N_ ("A selection holds no space"),
    N_ ("The elements that say where leave no space: a group without members, a space without "
        "links, or a \"not-in\" that excludes everything that \"in\" names. The effect can never "
        "do anything."),
    "<in space=\"france\"/>\n<not-in space=\"france\"/>",
    "<in space=\"france\"/>",
  },
  {
    "EFF102",
    TC_SEVERITY_WARNING,
    N_ ("An effect asks for more pieces than there are"),
    N_ ("The game has fewer of these pieces, cards, points or spaces than the effect asks for, or "
        "its spaces hold fewer, so it can never be carried out in full."),
    "<place piece=\"disk\" count=\"4\"/>",
    "<place piece=\"disk\" count=\"3\"/>",
  },
  {
    "EFF103",
    TC_SEVERITY_WARNING,
    N_ ("A condition always holds, or never"),
    N_ (
      "The bounds take in all that the track or the number of pieces can be, or nothing of it; or "
      "conditions that are joined contradict one another. So the condition decides nothing."),
    "<track track=\"mobilization\" at-least=\"3\"/>",
    "<track track=\"mobilization\" at-least=\"2\"/>",
  },
  {
    "EFF104",
    TC_SEVERITY_WARNING,
    N_ ("No roll reaches a branch"),
    N_ ("The dice cannot show the results of the branch, or earlier branches have all of them; the "
        "first branch that has a result counts."),
    "<branch max=\"3\"><do>...</do></branch>\n<branch min=\"2\" max=\"3\"><do>...</do></branch>",
    "<branch max=\"1\"><do>...</do></branch>\n<branch min=\"2\" max=\"3\"><do>...</do></branch>",
  },
  {
    "EFF105",
    TC_SEVERITY_WARNING,
    N_ ("A choice has one option"),
    N_ ("Where there is only one option, nothing is chosen. Write its effects without a choice, or "
        "in "
        "\"may\" when they can be left out."),
    "<choose>\n  <option id=\"draw\" name=\"Draw\"><do>...</do></option>\n</choose>",
    "<may>...</may>",
  },
  {
    "EFF106",
    TC_SEVERITY_WARNING,
    N_ ("An effect changes nothing"),
    N_ ("A track that changes by 0, pieces replaced with the same pieces, a move within one space, "
        "a removal that keeps as many pieces as there are, pieces for spaces that never hold "
        "such, or an \"else\" that says the same as its \"then\"."),
    "<shift track=\"mobilization\" by=\"0\"/>",
    "<shift track=\"mobilization\" by=\"1\"/>",
  },
  {
    "EFF107",
    TC_SEVERITY_WARNING,
    N_ ("A row of a bot table never decides"),
    N_ ("A row before it says the same, or takes every move with its action, so nothing is left "
        "for this one."),
    "<row action=\"escalate\"/>\n<row action=\"escalate\"><when>...</when></row>",
    "<row action=\"escalate\"><when>...</when></row>\n<row action=\"escalate\"/>",
  },
  {
    "EFF108",
    TC_SEVERITY_WARNING,
    N_ ("A bot table has one row"),
    N_ ("Where there is only one row, no action is preferred to another."),
    "<first-true id=\"start\"><row action=\"place\"/></first-true>",
    "<first-true id=\"start\"><row action=\"place\"><when>...</when></row><row "
    "action=\"remove\"/></first-true>",
  },
  {
    "EFF109",
    TC_SEVERITY_WARNING,
    N_ ("Conditions exclude each other"),
    N_ ("All of these conditions would have to hold at the same time, and two of them never do. "
        "What depends on them never happens."),
    "<turn at-least=\"3\"/>\n<turn at-most=\"2\"/>",
    "<turn at-least=\"2\" at-most=\"3\"/>",
  },
  {
    "EFF110",
    TC_SEVERITY_WARNING,
    N_ ("A bot table is never used"),
    N_ ("Tables are used by decisions, and by rows of other tables. Nothing leads to this one."),
    "<decision question=\"start\" table=\"start\"/>\n<first-true id=\"start\">...</first-true> "
    "<first-true id=\"old-start\">...</first-true>",
    "<decision question=\"start\" table=\"start\"/>\n<first-true id=\"start\">...</first-true>",
  },
  {
    "EFF111",
    TC_SEVERITY_WARNING,
    N_ ("Nobody can ever play an event"),
    N_ (
      "What stands in \"must\" has to be possible in full, or the card cannot be played. This asks "
      "for more pieces, or for more different spaces, than the game has."),
    "<must><remove piece=\"disk\" count=\"4\"/></must>",
    "<must><remove piece=\"disk\" count=\"3\"/></must>",
  },
  {
    "EFF112",
    TC_SEVERITY_NOTE,
    N_ ("A result in two branches"),
    N_ (
      "The first branch that has a result counts. If that is meant, a reader still has to know it; "
      "usually a bound is one off."),
    "<branch max=\"3\"><do>...</do></branch>\n<branch min=\"3\"><do>...</do></branch>",
    "<branch max=\"3\"><do>...</do></branch>\n<branch min=\"4\"><do>...</do></branch>",
  },
  {
    "EFF113",
    TC_SEVERITY_NOTE,
    N_ ("A result between two branches"),
    N_ ("Lower and higher results do something, and this one does nothing. Usually a bound is one "
        "off."),
    "<branch max=\"2\"><do>...</do></branch>\n<branch min=\"4\"><do>...</do></branch>",
    "<branch max=\"3\"><do>...</do></branch>\n<branch min=\"4\"><do>...</do></branch>",
  },
};

const guint tc_codes_eff_n = G_N_ELEMENTS (tc_codes_eff);
