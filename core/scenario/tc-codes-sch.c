/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_sch[] = {
  {
    .code = "SCH001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown namespace"),
    .why = N_ ("The namespace of the root element says which game system the file is for. Without "
               "it the file cannot be checked."),
    .bad = "<scenario format=\"1\"/>",
    .good = "<scenario xmlns=\"urn:turncoat:my-system\" format=\"1\"/>",
  },
  {
    .code = "SCH002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Wrong root element"),
    .why =
      N_ ("A scenario file has one root element, with the name that its game system requires."),
    .bad = "<scenarios xmlns=\"urn:turncoat:my-system\"/>",
    .good = "<scenario xmlns=\"urn:turncoat:my-system\"/>",
  },
  {
    .code = "SCH003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown element"),
    .why = N_ ("The game ignores elements that it does not know. The content of this one is not "
               "checked until its name is correct."),
    .bad = "<aera id=\"sedan\"/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "SCH004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element out of order"),
    .why =
      N_ ("Sections and elements have a fixed order, so that files can be compared line by line."),
    .bad = "<link a=\"sedan\" b=\"namur\"/><area id=\"sedan\"/>",
    .good = "<area id=\"sedan\"/><link a=\"sedan\" b=\"namur\"/>",
  },
  {
    .code = "SCH005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many elements"),
    .why = N_ (
      "The element may only occur a limited number of times. Further ones would have no effect."),
    .bad = "<outline>...</outline><outline>...</outline>",
    .good = "<outline>...</outline>",
  },
  {
    .code = "SCH006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Missing element"),
    .why = N_ ("The game cannot be played without it."),
    .bad = "<unit id=\"1-panzer\"/>",
    .good = "<unit id=\"1-panzer\"><full attack=\"6\" defence=\"5\" movement=\"2\"/></unit>",
  },
  {
    .code = "SCH007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown attribute"),
    .why = N_ ("The game ignores attributes that it does not know, and would use the default of "
               "the one that you meant."),
    .bad = "<area id=\"sedan\" terain=\"forest\"/>",
    .good = "<area id=\"sedan\" terrain=\"forest\"/>",
  },
  {
    .code = "SCH008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Missing attribute"),
    .why = N_ ("This attribute has no default: the game cannot be played without its value."),
    .bad = "<link a=\"sedan\"/>",
    .good = "<link a=\"sedan\" b=\"namur\"/>",
  },
  {
    .code = "SCH009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Value not allowed"),
    .why = N_ ("The attribute does not accept this kind of value."),
    .bad = "<turn n=\"first\"/>",
    .good = "<turn n=\"1\"/>",
  },
  {
    .code = "SCH010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unexpected text"),
    .why = N_ ("Text outside the elements meant for it is never shown. Put remarks in a comment or "
               "in a note attribute."),
    .bad = "<area id=\"sedan\">the hinge</area>",
    .good = "<area id=\"sedan\" note=\"the hinge\"/>",
  },
  {
    .code = "SCH011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element of another namespace"),
    .why = N_ ("Notes in your own namespace may stand at the end of most elements, but not here, "
               "and elements of the scenario need its namespace."),
    .bad = "<row><my:remark/><cell column=\"a\"/></row>",
    .good = "<row><cell column=\"a\"/><my:remark/></row>",
  },
  {
    .code = "SCH012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Attribute of another namespace"),
    .why = N_ ("Attributes of the scenario are written without a prefix; those of your own "
               "namespace may stand on most elements, but not here."),
    .bad = "<area b:id=\"sedan\"/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "SCH013",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Instance attribute refused"),
    .why = N_ ("xsi:type and xsi:nil change how the schema treats an element. Scenario files use "
               "different element names instead."),
    .bad = "<area xsi:nil=\"true\"/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "SCH014",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Content in an empty element"),
    .why =
      N_ ("This element has attributes only. XML Schema does not even allow white space in it."),
    .bad = "<link a=\"sedan\" b=\"namur\"> </link>",
    .good = "<link a=\"sedan\" b=\"namur\"/>",
  },
  {
    .code = "SCH015",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text not allowed"),
    .why = N_ ("The element does not accept this kind of text."),
    .bad = "<p>(nine thousand characters)</p>",
    .good = "<p>A paragraph.</p><p>And another.</p>",
  },
  {
    .code = "SCH016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many problems"),
    .why =
      N_ ("A file with this many problems is usually not a scenario, or a single mistake caused "
          "most of them. Fix the first ones and check again."),
    .bad = "<area i=\"a\"/> <area i=\"b\"/> <!-- and so on for every area -->",
    .good = "<area id=\"a\"/> <area id=\"b\"/>",
  },
  {
    .code = "SCH017",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("The two validators disagree"),
    .why = N_ (
      "With --cross-check, libxml2 validates the file against the same schema. If only one of the "
      "two accepts the file, that is a bug in Turncoat. Please report it and attach the file."),
    .bad = "<area id=\"sedan\"/> <!-- accepted by only one of the two -->",
    .good = "<area id=\"sedan\"/> <!-- the same verdict from both -->",
  },
  {
    .code = "SCH018",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Element of another namespace that looks like ours"),
    .why = N_ ("Elements of your own namespace are notes, which the game ignores. This one has the "
               "name of an element of the game."),
    .bad = "<area-board><area xmlns=\"urn:example:mine\" id=\"sedan\"/></area-board>",
    .good = "<area-board><area id=\"sedan\"/></area-board>",
  },
};

const guint tc_codes_sch_n = G_N_ELEMENTS (tc_codes_sch);
