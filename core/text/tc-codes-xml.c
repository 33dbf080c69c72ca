/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-report.h"

#include <glib/gi18n-lib.h>

#include "text/tc-codes-private.h"

const TcCode tc_codes_xml[] = {
  {
    .code = "XML001",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("The file is empty"),
    .why = N_ (
      "An empty file is no scenario; a save that went wrong or a wrong path may be the reason."),
    .bad = NULL,
    .good = "<scenario/>",
  },
  {
    .code = "XML002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("No root element"),
    .why = N_ ("A file with comments only is no scenario."),
    .bad = "<!-- later -->",
    .good = "<scenario/>",
  },
  {
    .code = "XML003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("NUL byte in the file"),
    .why = N_ ("A NUL byte never occurs in XML text. Programs that stop at it would lose all that "
               "comes after."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Bytes that are not UTF-8"),
    .why = N_ ("Scenario files are UTF-8 only, so every tool sees the same letters. Save the file "
               "again in the encoding UTF-8."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Another encoding than UTF-8"),
    .why = N_ ("Scenario files are UTF-8 only, so that offsets, diffs and every tool agree. Save "
               "the file as UTF-8 and declare that, or nothing."),
    .bad = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    .good = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
  },
  {
    .code = "XML006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("DOCTYPE is refused"),
    .why = N_ ("A document type can make a small file enormous or read other files. Scenarios are "
               "checked by their schema and need none."),
    .bad = "<!DOCTYPE scenario>",
    .good = "<scenario/>",
  },
  {
    .code = "XML007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Tag too long"),
    .why = N_ ("A single tag of more than 64 KiB is a damaged or hostile file; a lost quote is the "
               "usual reason."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many attributes in one tag"),
    .why = N_ ("More than 256 attributes in one tag are a damaged or hostile file, and slow down "
               "every XML reader."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Elements nested too deep"),
    .why = N_ ("More than 64 levels are a damaged or hostile file: scenarios need about ten. A row "
               "of missing end tags has the same look."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text too long"),
    .why =
      N_ ("More than 1 MiB of text, comment or CDATA in one piece is a damaged or hostile file."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many elements"),
    .why = N_ ("A file with more than four million elements is refused, so that a hostile one "
               "cannot fill the memory."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element never closed"),
    .why = N_ ("Every <name> needs its </name>, or is written <name/>. Without it all that follows "
               "lands inside."),
    .bad = "<board><area id=\"sedan\"></board>",
    .good = "<board><area id=\"sedan\"/></board>",
  },
  {
    .code = "XML013",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("End tag does not match"),
    .why = N_ ("An end tag repeats the name of the start tag, in the same letter case. The finding "
               "is at the "
               "start tag; the note tells where it is closed."),
    .bad = "<area></Area>",
    .good = "<area></area>",
  },
  {
    .code = "XML014",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("End tag without an open element"),
    .why = N_ ("This end tag has no start tag: one of the two was removed or misspelt."),
    .bad = "<board></area></board>",
    .good = "<board></board>",
  },
  {
    .code = "XML015",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Attribute stands twice"),
    .why = N_ ("Which of the two values counts is not defined, so no XML reader takes it."),
    .bad = "<area id=\"sedan\" id=\"arlon\"/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "XML016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed attribute"),
    .why = N_ ("Attributes are written name=\"value\": a space before, an equals sign, and quotes "
               "around the value."),
    .bad = "<area id=sedan/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "XML017",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed tag"),
    .why = N_ ("\"<\" always begins a tag, and a tag ends with \">\". In text it is written &lt;."),
    .bad = "<note>odds < 2</note>",
    .good = "<note>odds &lt; 2</note>",
  },
  {
    .code = "XML018",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Comment, CDATA or instruction never ended"),
    .why = N_ ("Without its end the rest of the file belongs to it."),
    .bad = "<!-- ports -",
    .good = "<!-- ports -->",
  },
  {
    .code = "XML019",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text outside the root element"),
    .why =
      N_ ("Before and after the root element only comments and processing instructions may stand."),
    .bad = "<scenario/> the end",
    .good = "<scenario/> <!-- the end -->",
  },
  {
    .code = "XML020",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More than one root element"),
    .why = N_ ("One file is one tree. A root element that is closed too early has the same look."),
    .bad = "<scenario/><scenario/>",
    .good = "<scenario/>",
  },
  {
    .code = "XML021",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("\"<\" in an attribute value"),
    .why = N_ ("A \"<\" begins a tag everywhere, even between quotes. One that is meant is written "
               "&lt;."),
    .bad = "<table note=\"odds < 2\"/>",
    .good = "<table note=\"odds &lt; 2\"/>",
  },
  {
    .code = "XML022",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown reference"),
    .why = N_ ("\"&\" begins a reference; the names are amp, lt, gt, quot and apos, everything "
               "else is a number."),
    .bad = "<note>B & C</note>",
    .good = "<note>B &amp; C</note>",
  },
  {
    .code = "XML023",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Two hyphens inside a comment"),
    .why = N_ ("XML does not allow \"--\" inside a comment; use one hyphen or a dash."),
    .bad = "<!-- a -- b -->",
    .good = "<!-- a - b -->",
  },
  {
    .code = "XML024",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Namespace prefix not declared"),
    .why = N_ ("A prefix needs an xmlns:prefix=\"...\" on this element or around it."),
    .bad = "<scenario my:note=\"x\"/>",
    .good = "<scenario xmlns:my=\"urn:me\" my:note=\"x\"/>",
  },
  {
    .code = "XML025",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Not well-formed"),
    .why = N_ ("The XML reader refuses the text. The message is its own."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML026",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Character not allowed"),
    .why =
      N_ ("XML text has no control characters but tab and line ends, and no unpaired surrogates."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML027",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("XML declaration not at the start"),
    .why = N_ ("Nothing may come before the XML declaration, not even a blank line."),
    .bad = "\n<?xml version=\"1.0\"?>",
    .good = "<?xml version=\"1.0\"?>",
  },
  {
    .code = "XML028",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many faults"),
    .why = N_ ("After a thousand faults the rest of a file is not listed. Mend the first ones and "
               "look again."),
    .bad = NULL,
    .good = NULL,
  },
  {
    .code = "XML029",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("\"]]>\" in text"),
    .why = N_ ("\"]]>\" ends a CDATA section and may stand nowhere else; write ]]&gt;."),
    .bad = "<note>a[b[1]]>2</note>",
    .good = "<note>a[b[1]]&gt;2</note>",
  },
  {
    .code = "XML030",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Invisible character that turns text around"),
    .why = N_ ("Such a character makes a text look other than it is stored: two different names "
               "look the same, or a value hides in a remark."),
    .bad = "<area name=\"H\xe2\x80\xaeneva\"/>",
    .good = "<area name=\"Haven\"/>",
  },
  {
    .code = "XML031",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Another version of XML than 1.0"),
    .why = N_ ("XML 1.1 has other line ends and control characters, and few programs read it. "
               "Nothing in a scenario needs it."),
    .bad = "<?xml version=\"1.1\"?>",
    .good = "<?xml version=\"1.0\"?>",
  },
  {
    .code = "XML032",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Merge conflict left in the file"),
    .why = N_ ("A version control system has written both versions of these lines, for somebody to "
               "choose. Keep one of them, or what is right of both, and remove the three marker "
               "lines."),
    .bad = "<board>\n<<<<<<< mine\n<area id=\"sedan\"/>\n=======\n<area id=\"arlon\"/>\n>>>>>>> "
           "theirs\n</board>",
    .good = "<board>\n<area id=\"sedan\"/>\n<area id=\"arlon\"/>\n</board>",
  },
  {
    .code = "XML033",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Misplaced colon in a name"),
    .why = N_ ("A colon separates a namespace prefix from the name itself. A name has one at most, "
               "and neither begins nor ends with it."),
    .bad = "<scenario xmlns:=\"urn:me\"/>",
    .good = "<scenario xmlns:my=\"urn:me\"/>",
  },
  {
    .code = "XML034",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Namespace declaration not allowed"),
    .why = N_ ("The prefixes xml and xmlns mean the same in every file and cannot be declared to "
               "mean something else. Any other prefix needs a namespace that is not empty."),
    .bad = "<scenario xmlns:my=\"\"/>",
    .good = "<scenario xmlns:my=\"urn:me\"/>",
  },
  {
    .code = "XML035",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed processing instruction"),
    .why = N_ ("A processing instruction is written <?name text?>. Scenario files need none."),
    .bad = "<scenario><? note?></scenario>",
    .good = "<scenario><?note?></scenario>",
  },
  {
    .code = "XML036",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Character not allowed in a name"),
    .why = N_ ("Names of elements and attributes are made of letters, digits, \"-\", \"_\" and "
               "\".\", and begin with a letter or \"_\"."),
    .bad = "<scenario na;me=\"x\"/>",
    .good = "<scenario name=\"x\"/>",
  },
  {
    .code = "XML037",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed XML declaration"),
    .why = N_ ("The declaration has a version, then an encoding, then standalone, each at most "
               "once and in quotes. A file needs none."),
    .bad = "<?xml encoding=\"UTF-8\" version=\"1.0\"?>",
    .good = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
  },
};

const guint tc_codes_xml_n = G_N_ELEMENTS (tc_codes_xml);
