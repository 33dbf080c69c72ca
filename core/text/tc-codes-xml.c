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
    .why =
      N_ ("A file that is empty, or holds only blanks, is not a scenario. A save may have failed, "
          "or the path may be wrong."),
    .bad = "(nothing)",
    .good = "<scenario/>",
  },
  {
    .code = "XML002",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("No root element"),
    .why = N_ ("A file that contains only comments is not a scenario."),
    .bad = "<!-- later -->",
    .good = "<scenario/>",
  },
  {
    .code = "XML003",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("NUL byte in the file"),
    .why = N_ ("XML text cannot contain a NUL byte. Some programs would lose everything after it."),
    .bad = "<area name=\"Sed␀an\"/> <!-- with a byte of value 0 for the sign -->",
    .good = "<area name=\"Sedan\"/>",
  },
  {
    .code = "XML004",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Bytes that are not UTF-8"),
    .why = N_ ("Scenario files are always UTF-8, so that every tool reads the same letters. Save "
               "the file again as UTF-8."),
    .bad = "<area name=\"Li�ge\"/> <!-- saved as Latin-1 -->",
    .good = "<area name=\"Liège\"/> <!-- saved as UTF-8 -->",
  },
  {
    .code = "XML005",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Another encoding than UTF-8"),
    .why = N_ ("Scenario files are always UTF-8, so that all tools agree on them. Save the file as "
               "UTF-8, and declare UTF-8 or nothing."),
    .bad = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
    .good = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
  },
  {
    .code = "XML006",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("DOCTYPE is refused"),
    .why = N_ ("A document type can make a small file expand enormously or read other files. "
               "Scenarios do not need one."),
    .bad = "<!DOCTYPE scenario>",
    .good = "<scenario/>",
  },
  {
    .code = "XML007",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Tag too long"),
    .why = N_ ("A tag of more than 64 KiB means that the file is damaged or malicious. Usually a "
               "closing quote or the \">\" is missing: add it. Split a value that really is this "
               "long into several elements."),
    .bad = "<area name=\"Sedan x=\"10\"/> <!-- and 64 KiB without a quote -->",
    .good = "<area name=\"Sedan\" x=\"10\"/>",
  },
  {
    .code = "XML008",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many attributes in one tag"),
    .why = N_ ("More than 256 attributes in one tag mean that the file is damaged or malicious."),
    .bad = "<area a1=\"\" a2=\"\" a3=\"\" ... a257=\"\"/>",
    .good = "<area id=\"sedan\" name=\"Sedan\"/>",
  },
  {
    .code = "XML009",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Elements nested too deep"),
    .why = N_ ("More than 64 levels mean that the file is damaged or malicious, or that end tags "
               "are missing: look for elements that were opened again and again and close them. "
               "Scenarios need about ten levels."),
    .bad = "<area><area><area>... <!-- opened 65 times and never closed -->",
    .good = "<area/><area/><area/>",
  },
  {
    .code = "XML010",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text too long"),
    .why = N_ ("More than 1 MiB of text, comment or CDATA in one piece means that the file is "
               "damaged or malicious."),
    .bad = "<!-- a million letters of notes -->",
    .good = "<!-- a page of notes -->\n<!-- another page -->",
  },
  {
    .code = "XML011",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many elements"),
    .why = N_ ("A file with more than four million elements is refused, so that a malicious file "
               "cannot fill the memory."),
    .bad = "<point x=\"1\" y=\"1\"/> <!-- four million times -->",
    .good = "<point x=\"1\" y=\"1\"/> <!-- as often as the outline needs -->",
  },
  {
    .code = "XML012",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Element never closed"),
    .why = N_ ("Every <name> needs its </name>, or is written as <name/>. Otherwise everything "
               "after it counts as its content."),
    .bad = "<board><area id=\"sedan\"></board>",
    .good = "<board><area id=\"sedan\"/></board>",
  },
  {
    .code = "XML013",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("End tag does not match"),
    .why = N_ ("An end tag repeats the name of its start tag, in the same case. The problem is "
               "shown at the start tag, and the note shows the end tag."),
    .bad = "<area></Area>",
    .good = "<area></area>",
  },
  {
    .code = "XML014",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("End tag without an open element"),
    .why = N_ ("This end tag has no start tag. The start tag was removed or misspelt."),
    .bad = "<board></area></board>",
    .good = "<board></board>",
  },
  {
    .code = "XML015",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Duplicate attribute"),
    .why =
      N_ ("XML does not define which of the two values counts, so every XML reader refuses it."),
    .bad = "<area id=\"sedan\" id=\"arlon\"/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "XML016",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed attribute"),
    .why = N_ ("Attributes have the form name=\"value\", with a space before them and quotes "
               "around the value."),
    .bad = "<area id=sedan/>",
    .good = "<area id=\"sedan\"/>",
  },
  {
    .code = "XML017",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Malformed tag"),
    .why =
      N_ ("\"<\" always starts a tag, and a tag ends with \">\". In text, write &lt; instead."),
    .bad = "<note>odds < 2</note>",
    .good = "<note>odds &lt; 2</note>",
  },
  {
    .code = "XML018",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unfinished comment, CDATA section or instruction"),
    .why = N_ ("Without its end it includes the rest of the file."),
    .bad = "<!-- ports -",
    .good = "<!-- ports -->",
  },
  {
    .code = "XML019",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Text outside the root element"),
    .why = N_ (
      "Only comments and processing instructions are allowed before and after the root element."),
    .bad = "<scenario/> the end",
    .good = "<scenario/> <!-- the end -->",
  },
  {
    .code = "XML020",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("More than one root element"),
    .why = N_ ("A file has exactly one root element. It may have been closed too early."),
    .bad = "<scenario/><scenario/>",
    .good = "<scenario/>",
  },
  {
    .code = "XML021",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("\"<\" in an attribute value"),
    .why = N_ ("A \"<\" starts a tag even between quotes. Write &lt; instead."),
    .bad = "<table note=\"odds < 2\"/>",
    .good = "<table note=\"odds &lt; 2\"/>",
  },
  {
    .code = "XML022",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Unknown reference"),
    .why =
      N_ ("\"&\" starts a reference. The names are amp, lt, gt, quot and apos; anything else "
          "must be a number. Write &amp; for the character itself. Characters below 32 other than "
          "tab and line ends are not allowed in XML, by number either: remove such a "
          "reference."),
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
    .why = N_ ("The XML reader rejects the text for the reason given."),
    .bad =
      "<area name=\"Sedan\"> <!-- anything that is not XML for a reason that no other code has -->",
    .good = "<area name=\"Sedan\"/>",
  },
  {
    .code = "XML026",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Character not allowed"),
    .why = N_ ("XML text cannot contain control characters other than tabs and line ends, or "
               "unpaired surrogates."),
    .bad = "<area name=\"Sed␁an\"/> <!-- with the control character U+0001 for the sign -->",
    .good = "<area name=\"Sedan\"/>",
  },
  {
    .code = "XML027",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("XML declaration not at the start"),
    .why = N_ ("Nothing is allowed before the XML declaration, not even a blank line."),
    .bad = "\n<?xml version=\"1.0\"?>",
    .good = "<?xml version=\"1.0\"?>",
  },
  {
    .code = "XML028",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Too many problems"),
    .why = N_ ("After a thousand problems the rest of a file is not listed. Fix the first ones and "
               "check again."),
    .bad = "<area name=\"A & B\"/> <!-- and a thousand like it -->",
    .good = "<area name=\"A &amp; B\"/>",
  },
  {
    .code = "XML029",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("\"]]>\" in text"),
    .why =
      N_ ("\"]]>\" ends a CDATA section and is not allowed anywhere else. Write ]]&gt; instead."),
    .bad = "<note>a[b[1]]>2</note>",
    .good = "<note>a[b[1]]&gt;2</note>",
  },
  {
    .code = "XML030",
    .severity = TC_SEVERITY_WARNING,
    .title = N_ ("Invisible character that changes the text direction"),
    .why = N_ ("Such a character makes text look different from what the file contains. Two "
               "different names can look the same, or a comment can hide a value."),
    .bad = "<area name=\"H\xe2\x80\xaeneva\"/>",
    .good = "<area name=\"Haven\"/>",
  },
  {
    .code = "XML031",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Another version of XML than 1.0"),
    .why = N_ ("XML 1.1 has other line ends and control characters, and few programs read it. No "
               "scenario needs it."),
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
  {
    .code = "XML038",
    .severity = TC_SEVERITY_ERROR,
    .title = N_ ("Character that cannot be seen"),
    .why = N_ ("Some editors write a byte order mark (U+FEFF) at the start of a file, and joining "
               "two such files leaves one inside. It takes no room on the screen, and is text all "
               "the same, where none may stand."),
    .bad = "\xef\xbb\xbf\xef\xbb\xbf<scenario/>",
    .good = "<scenario/>",
  },
};

const guint tc_codes_xml_n = G_N_ELEMENTS (tc_codes_xml);
