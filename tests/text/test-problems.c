/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-core.h>

/* What people read about a text that is no good XML: the first problem of each kind, in words,
 * where it is, and what the first fix makes of the text. */

typedef struct {
  const char *name;
  const char *text;
  gsize length;
  const char *code;
  guint line;
  guint column;
  const char *message;
  const char *fixed; /* NULL: there is no fix */
} Problem;

/* clang-format off */
static const Problem problems[] = {
  { "empty",
    "", 0,
    "XML001", 1, 1,
    "The file is empty",
    NULL },
  { "no-element",
    "<!-- nothing -->\n", 17,
    "XML002", 2, 1,
    "The file has no element at all: expected a root element",
    NULL },
  { "text-first",
    "words\n<a/>\n", 11,
    "XML019", 1, 1,
    "Text before the first tag: only comments are allowed there",
    NULL },
  { "text-last",
    "<a/>\nwords\n", 11,
    "XML019", 2, 1,
    "Text after the last tag: only comments are allowed there",
    NULL },
  { "second-root",
    "<a/>\n<b/>\n", 10,
    "XML020", 2, 1,
    "A second root element: a file has exactly one, and it may have been closed too early",
    NULL },
  { "lone-ampersand",
    "<a b=\"x & y\"/>\n", 15,
    "XML022", 1, 9,
    "A lone \"&\": write it as \"&amp;\"",
    "<a b=\"x &amp; y\"/>\n" },
  { "unknown-entity",
    "<a b=\"&auml;\"/>\n", 16,
    "XML022", 1, 7,
    "\"&auml;\" is not a character or entity of XML: expected &amp;, &lt;, &gt;, &quot;, &apos; or a number such as &#233;",
    "<a b=\"&amp;auml;\"/>\n" },
  { "open-value",
    "<a b=\"x/>\n", 10,
    "XML016", 1, 4,
    "The value of \"b\" has no closing quote",
    NULL },
  { "bare-value",
    "<a b=x/>\n", 9,
    "XML016", 1, 4,
    "The value of \"b\" must be in quotes",
    NULL },
  { "no-value",
    "<a b/>\n", 7,
    "XML016", 1, 4,
    "This attribute has no value: expected name=\"value\"",
    NULL },
  { "no-space",
    "<a b=\"1\"c=\"2\"/>\n", 16,
    "XML016", 1, 9,
    "A space is missing before this attribute",
    "<a b=\"1\" c=\"2\"/>\n" },
  { "blank-after-name",
    "<a\xc2\xa0" "b=\"1\"/>\n", 12,
    "XML016", 1, 3,
    "A space is expected after the name of the element; the blank in it is U+00A0 NO-BREAK SPACE, no space",
    "<a b=\"1\"/>\n" },
  { "twice",
    "<a b=\"1\" b=\"2\"/>\n", 17,
    "XML015", 1, 10,
    "The attribute \"b\" appears twice in this tag: remove one",
    NULL },
  { "angle-in-value",
    "<a b=\"<\"/>\n", 11,
    "XML021", 1, 7,
    "\"<\" is not allowed in a value: write \"&lt;\"",
    "<a b=\"&lt;\"/>\n" },
  { "end-tag",
    "<a>\n</a b>\n", 11,
    "XML017", 2, 1,
    "A malformed end tag: expected </a>",
    NULL },
  { "wrong-end",
    "<a>\n<b>\n</c>\n</a>\n", 18,
    "XML013", 3, 1,
    "<b> is closed by </c>: expected </b>",
    "<a>\n<b>\n</b>\n</a>\n" },
  { "stray-end",
    "<a/>\n</b>\n", 10,
    "XML014", 2, 1,
    "</b> closes nothing: no <b> is open here",
    "<a/>\n" },
  { "not-closed",
    "<a>\n<b>\n</a>\n", 13,
    "XML012", 2, 1,
    "<b> is not closed: expected </b>",
    NULL },
  { "open-tag",
    "<a\n<b/>\n", 8,
    "XML017", 1, 1,
    "The tag <a is not closed: expected \">\" or \"/>\"",
    NULL },
  { "no-tag",
    "<a>1 < 2</a>\n", 13,
    "XML017", 1, 6,
    "No tag starts at this \"<\": write \"&lt;\" if it is text",
    "<a>1 &lt; 2</a>\n" },
  { "doctype",
    "<!DOCTYPE a>\n<a/>\n", 18,
    "XML006", 1, 1,
    "DOCTYPE is not allowed, because it can make a small file expand enormously: remove it",
    NULL },
  { "cdata-outside",
    "<![CDATA[x]]>\n<a/>\n", 19,
    "XML019", 1, 1,
    "A CDATA section outside the root element",
    NULL },
  { "cdata-end",
    "<a>]]></a>\n", 11,
    "XML029", 1, 4,
    "\"]]>\" is not allowed in text: write \"]]&gt;\"",
    "<a>]]&gt;</a>\n" },
  { "comment-open",
    "<a>\n<!-- one\n</a>\n", 18,
    "XML018", 2, 1,
    "\"<!--\" is not closed: expected \"-->\" after it",
    NULL },
  { "comment-twice",
    "<a>\n<!-- one\n<!-- two -->\n</a>\n", 31,
    "XML018", 2, 1,
    "\"<!--\" is not closed before the next comment: expected \"-->\"",
    NULL },
  { "comment-dashes",
    "<!-- a -- b --><a/>\n", 20,
    "XML023", 1, 8,
    "\"--\" is not allowed inside a comment",
    NULL },
  { "late-declaration",
    "\n<?xml version=\"1.0\"?>\n<a/>\n", 28,
    "XML027", 2, 1,
    "The XML declaration must come first in the file",
    "<?xml version=\"1.0\"?>\n<a/>\n" },
  { "version",
    "<?xml version=\"1.1\"?>\n<a/>\n", 27,
    "XML031", 1, 16,
    "XML version \"1.1\" is declared, but only \"1.0\" is supported",
    "<?xml version=\"1.0\"?>\n<a/>\n" },
  { "encoding",
    "<?xml version=\"1.0\" encoding=\"latin1\"?>\n<a/>\n", 45,
    "XML005", 1, 31,
    "The encoding \"latin1\" is declared, but only \"UTF-8\" is supported",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>\n" },
  { "bad-declaration",
    "<?xml version=1?>\n<a/>\n", 23,
    "XML037", 1, 15,
    "Malformed XML declaration: expected <?xml version=\"1.0\" encoding=\"UTF-8\"?> or none",
    NULL },
  { "not-utf8",
    "<a b=\"\351\"/>\n", 11,
    "XML004", 1, 7,
    "Byte 0xE9 at offset 6 is not UTF-8: save the file as UTF-8",
    NULL },
  { "utf-16",
    "\377\376<\000a\000", 6,
    "XML005", 1, 1,
    "The file is in UTF-16 or UTF-32: save it as UTF-8",
    NULL },
  { "gzip",
    "\037\213\010x", 4,
    "XML005", 1, 1,
    "The file is compressed: unpack it first",
    NULL },
  { "nul",
    "<a>\000</a>\n", 9,
    "XML003", 1, 4,
    "A NUL byte at offset 3: this is not a text file, or it is damaged",
    NULL },
  { "second-mark",
    "\357\273\277\357\273\277<a/>\n", 11,
    "XML038", 1, 2,
    "A second byte order mark (U+FEFF), which cannot be seen: remove it",
    "\357\273\277<a/>\n" },
  { "invisible",
    "<a\342\200\213/>\n", 8,
    "XML036", 1, 3,
    "This character may not stand in a name; it holds an invisible character, U+200B ZERO WIDTH SPACE",
    NULL },
  { "direction",
    "<!-- \342\200\256 --><a/>\n", 17,
    "XML030", 1, 6,
    "An invisible character (U+202E) changes the direction of the text around it",
    "<!--  --><a/>\n" },
  { "conflict",
    "<a>\n<<<<<<< ours\n<b/>\n=======\n<c/>\n>>>>>>> theirs\n</a>\n", 55,
    "XML032", 2, 1,
    "A merge conflict is left here: keep one of the two versions and remove the markers",
    "<a>\n<b/>\n</a>\n" },
  { "control",
    "<a b=\"&#1;\"/>\n", 14,
    "XML022", 1, 7,
    "Character 1 is not allowed in XML: remove it",
    "<a b=\"\"/>\n" },
  { "control-in-hex",
    "<a>&#x1B;</a>\n", 14,
    "XML022", 1, 4,
    "Character x1B is not allowed in XML: remove it",
    "<a></a>\n" },
  { "only-blanks",
    " \n\t\n", 4,
    "XML001", 1, 1,
    "The file holds only blanks: expected a root element",
    NULL },
  { "prefix",
    "<x:a/>\n", 7,
    "XML024", 1, 2,
    "The namespace prefix \"x\" is not declared: expected xmlns:x=\"...\" here or on an element around it",
    NULL },
  { "colons",
    "<a:b:c/>\n", 9,
    "XML033", 1, 2,
    "The colon in \"a:b:c\" is misplaced: a name has at most one, between its prefix and the rest",
    NULL },
  { "no-namespace",
    "<a xmlns:b=\"\"/>\n", 16,
    "XML034", 1, 4,
    "xmlns:b=\"\" declares a prefix for no namespace: give it one",
    NULL },
  { "reserved",
    "<a xmlns:xml=\"urn:x\"/>\n", 23,
    "XML034", 1, 4,
    "xmlns:xml=\"...\" is not allowed: XML reserves the prefixes xml and xmlns and their namespaces",
    NULL },
  { "two-prefixes",
    "<a xmlns:p=\"urn:x\" xmlns:q=\"urn:x\" p:b=\"1\" q:b=\"2\"/>\n", 53,
    "XML015", 1, 44,
    "The attribute \"b\" stands twice in this tag, under two prefixes of one namespace: remove one",
    NULL },
};
/* clang-format on */

/* (nullable): the first of family XML; what a schema says of broken text is beside the point. */
static const TcFinding *
find_first (TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (g_str_has_prefix (finding->code, "XML"))
      return finding;
  }

  return NULL;
}

static void
test_problem (gconstpointer data)
{
  const Problem *of = data;
  g_autoptr (GBytes) bytes = g_bytes_new_static (of->text, of->length);
  g_autoptr (TcSource) source = tc_source_new ("problem.xml", bytes);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  const TcFinding *finding = find_first (tc_build_get_report (build));

  g_assert_nonnull (finding);
  g_assert_cmpstr (finding->code, ==, of->code);
  g_assert_cmpuint (finding->line, ==, of->line);
  g_assert_cmpuint (finding->column, ==, of->column);
  g_assert_cmpstr (finding->message, ==, of->message);
  g_assert_cmpint (finding->severity, >=, TC_SEVERITY_WARNING);
  g_assert_null (tc_build_get_ruleset (build));
  if (of->fixed == NULL) {
    g_assert_true (finding->fixes == NULL || finding->fixes->len == 0);
  } else {
    const TcFix *fix = &g_array_index (finding->fixes, TcFix, 0);
    g_autoptr (TcSource) fixed = tc_edits_apply (fix->edits, source, NULL);

    g_assert_cmpuint (strlen (fix->label), >, 0);
    g_assert_cmpstr (tc_source_get_text (fixed, NULL), ==, of->fixed);
  }
}

/* A fixed text has that problem no longer. */
static void
test_fix_serves (gconstpointer data)
{
  const Problem *of = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("fixed.xml", of->fixed);
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  const TcFinding *finding = find_first (tc_build_get_report (build));

  if (finding != NULL)
    g_assert_cmpstr (finding->message, !=, of->message);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (problems); i++) {
    g_autofree char *said = g_strdup_printf ("/text/problems/%s/said", problems[i].name);
    g_autofree char *fixed = g_strdup_printf ("/text/problems/%s/fix-serves", problems[i].name);

    g_test_add_data_func (said, &problems[i], test_problem);
    if (problems[i].fixed != NULL)
      g_test_add_data_func (fixed, &problems[i], test_fix_serves);
  }

  return g_test_run ();
}
