/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "hostile-support.h"

#include <string.h>

/* Where a good scenario is changed. */
#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define ROOT        "<scenario xmlns="
#define PARAGRAPH   "A test fixture."
#define NUMBER      " cost=\"1\""
#define AREA_ID     "id=\"haven\" name=\"Haven\""

char *
hostile_dup_good (void)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "fixtures", "tiny-1940.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
replace (GString *text, const char *from, const char *to)
{
  const char *found = strstr (text->str, from);
  gssize at = found - text->str;

  g_assert_nonnull (found);
  g_string_erase (text, at, (gssize) strlen (from));
  g_string_insert (text, at, to);
}

static void
append_times (GString *text, const char *what, guint n)
{
  for (guint i = 0; i < n; i++)
    g_string_append (text, what);
}

/* -- Makers ------------------------------------------------------------------------------------ */

/* The text is @what alone, @n times if that is not 0. */
static void
make_bare (GString *text, const char *good, const HostileCase *c)
{
  append_times (text, c->what, MAX (c->n, 1));
}

/* Bytes with NUL among them, @n of them. */
static void
make_bytes (GString *text, const char *good, const HostileCase *c)
{
  g_string_append_len (text, c->what, c->n);
}

static void
make_zeros (GString *text, const char *good, const HostileCase *c)
{
  g_string_set_size (text, c->n);
  memset (text->str, 0, c->n);
}

/* @what before the root element. */
static void
make_prolog (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  replace (text, DECLARATION, DECLARATION);
  g_string_insert (text, (gssize) strlen (DECLARATION), c->what);
}

/* @what in the place of the XML declaration. */
static void
make_declaration (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  replace (text, DECLARATION, c->what);
}

/* A DOCTYPE with @what, and the entity "e" in the text and in an attribute. */
static void
make_doctype (GString *text, const char *good, const HostileCase *c)
{
  g_autofree char *doctype = g_strdup_printf ("<!DOCTYPE scenario [%s]>\n", c->what);

  g_string_append (text, good);
  replace (text, PARAGRAPH, "&e;");
  replace (text, ROOT, "<scenario title=\"&e;\" xmlns=");
  g_string_insert (text, (gssize) strlen (DECLARATION), doctype);
}

static void
make_laughs (GString *text, const char *good, const HostileCase *c)
{
  g_autoptr (GString) entities = g_string_new ("<!ENTITY e0 \"lol\">");
  HostileCase laughs = *c;

  for (guint i = 1; i < 10; i++) {
    g_string_append_printf (entities, "<!ENTITY e%u \"", i);
    for (guint k = 0; k < 10; k++)
      g_string_append_printf (entities, "&e%u;", i - 1);
    g_string_append (entities, "\">");
  }
  g_string_append (entities, "<!ENTITY e \"&e9;\">");
  laughs.what = entities->str;
  make_doctype (text, good, &laughs);
}

/* 50,000 bytes, 40,000 times. */
static void
make_quadratic (GString *text, const char *good, const HostileCase *c)
{
  g_autofree char *large = g_strnfill (50000, 'a');
  g_autofree char *entity = g_strdup_printf ("<!ENTITY e \"%s\">", large);
  g_autoptr (GString) uses = g_string_new (NULL);
  HostileCase quadratic = *c;

  quadratic.what = entity;
  make_doctype (text, good, &quadratic);
  append_times (uses, "&e;", 40000);
  replace (text, "<p>", "<p>");
  replace (text, "&e;</p>", uses->str);
}

/* @what in the place of the first paragraph's text. */
static void
make_text (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  replace (text, PARAGRAPH, c->what);
}

/* The same with @n times @what. */
static void
make_long_text (GString *text, const char *good, const HostileCase *c)
{
  g_autoptr (GString) filling = g_string_new (NULL);

  append_times (filling, c->what, c->n);
  g_string_append (text, good);
  replace (text, PARAGRAPH, filling->str);
}

/* @n elements in each other. */
static void
make_deep (GString *text, const char *good, const HostileCase *c)
{
  append_times (text, "<a>", c->n);
  append_times (text, "</a>", c->n);
}

/* @n attributes in the root's tag: @what is a printf pattern with one number. */
static void
make_attributes (GString *text, const char *good, const HostileCase *c)
{
  g_autoptr (GString) tag = g_string_new ("<scenario");

  for (guint i = 0; i < c->n; i++)
    g_string_append_printf (tag, " a%u%s", i, c->what);
  g_string_append (tag, " xmlns=");
  g_string_append (text, good);
  replace (text, ROOT, tag->str);
}

/* @what among the attributes of the root. */
static void
make_attribute (GString *text, const char *good, const HostileCase *c)
{
  g_autofree char *tag = g_strdup_printf ("<scenario %s xmlns=", c->what);

  g_string_append (text, good);
  replace (text, ROOT, tag);
}

/* @n declarations of a namespace in as many elements. */
static void
make_namespaces (GString *text, const char *good, const HostileCase *c)
{
  g_autoptr (GString) elements = g_string_new ("</p>");

  for (guint i = 0; i < c->n; i++)
    g_string_append_printf (elements, "<n%u:a xmlns:n%u=\"urn:n%u\"/>", i, i, i);
  g_string_append (text, good);
  replace (text, PARAGRAPH "</p>", elements->str);
}

static void
make_long_name (GString *text, const char *good, const HostileCase *c)
{
  g_autofree char *name = g_strnfill (c->n, 'n');
  g_autofree char *element = g_strdup_printf ("</p><%s/>", name);

  g_string_append (text, good);
  replace (text, PARAGRAPH "</p>", element);
}

/* A good scenario with @what behind it, @n bytes. */
static void
make_behind (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  g_string_append_len (text, c->what, c->n);
}

static void
make_before (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, c->what);
  g_string_append (text, good);
}

static void
make_nul_inside (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  *strstr (text->str, PARAGRAPH) = '\0';
}

/* The whole in another encoding, which iconv calls @what, with the mark of @n bytes before it. */
static void
make_encoded (GString *text, const char *good, const HostileCase *c)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *encoded = g_convert (good, -1, c->what, "UTF-8", NULL, &length, &error);

  g_assert_no_error (error);
  if (c->n == 2)
    g_string_append (text, g_str_has_suffix (c->what, "LE") ? "\xff\xfe" : "\xfe\xff");
  g_string_append_len (text, encoded, (gssize) length);
}

static void
make_odd_utf16 (GString *text, const char *good, const HostileCase *c)
{
  make_encoded (text, good, c);
  g_string_truncate (text, text->len - 1);
}

/* Line ends as @what has them: "\r", or a mixture. */
static void
make_line_ends (GString *text, const char *good, const HostileCase *c)
{
  g_auto (GStrv) lines = g_strsplit (good, "\n", -1);
  static const char *const ends[] = { "\n", "\r", "\r\n" };

  for (guint i = 0; lines[i] != NULL; i++) {
    g_string_append (text, lines[i]);
    if (lines[i + 1] != NULL)
      g_string_append (text, c->what != NULL ? c->what : ends[i % G_N_ELEMENTS (ends)]);
  }
}

static void
make_without_last_line_end (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  g_string_truncate (text, text->len - 1);
}

/* @what in the place of a small number. */
static void
make_number (GString *text, const char *good, const HostileCase *c)
{
  g_autofree char *attribute = g_strdup_printf (" cost=\"%s\"", c->what);

  g_string_append (text, good);
  replace (text, NUMBER, attribute);
}

/* @what in the place of an area's id and name, which others refer to. */
static void
make_identity (GString *text, const char *good, const HostileCase *c)
{
  g_string_append (text, good);
  replace (text, AREA_ID, c->what);
}

/* -- The set ----------------------------------------------------------------------------------- */

const HostileCase hostile_cases[] = {
  /* Document types. */
  { "dtd-any", make_prolog, "<!DOCTYPE scenario>\n", 0, "XML006", "DOCTYPE is not allowed" },
  { "laughs", make_laughs, NULL, 0, "XML006", "DOCTYPE is not allowed" },
  { "laughs-attr", make_laughs, NULL, 0, "XML006", NULL },
  { "quadratic", make_quadratic, NULL, 0, "XML006", NULL },
  { "entity-loop", make_doctype, "<!ENTITY e \"&f;\"><!ENTITY f \"&e;\">", 0, "XML006", NULL },
  { "param-entity", make_doctype, "<!ENTITY % p SYSTEM \"file:///etc/passwd\">%p;", 0, "XML006",
    NULL },
  { "xxe-file", make_doctype, "<!ENTITY e SYSTEM \"file:///etc/passwd\">", 0, "XML006", NULL },
  { "xxe-net", make_doctype, "<!ENTITY e SYSTEM \"http://192.0.2.1/x\">", 0, "XML006", NULL },
  { "xxe-device", make_doctype, "<!ENTITY e SYSTEM \"/dev/zero\">", 0, "XML006", NULL },
  { "xxe-dtd", make_prolog, "<!DOCTYPE scenario SYSTEM \"http://192.0.2.1/x.dtd\">\n", 0, "XML006",
    NULL },
  { "xinclude", make_text,
    "</p><i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\" "
    "parse=\"text\"/><p>",
    0, "SCH", NULL },

  /* Too much of something. */
  { "deep-65", make_deep, NULL, 65, "XML009", "more than 64 deep" },
  { "deep-1e6", make_deep, NULL, 1000000, "XML009", "more than 64 deep" },
  { "attrs-257", make_attributes, "=\"\"", 257, "XML008", "more than 256 attributes" },
  { "attrs-1e5", make_attributes, "=\"\"", 100000, "XML007", NULL },
  { "dup-attr", make_attribute, "a=\"\" a=\"\"", 0, "XML015", "appears twice" },
  { "value-1MiB+1", make_long_text, "x", 1024 * 1024 + 1, "XML010", "1048576 bytes" },
  { "attr-1MiB+1", make_long_name, NULL, 1024 * 1024 + 1, "XML007", "65536 bytes" },
  { "name-60k", make_long_name, NULL, 60000, "XML007", "This name is too long" },
  { "name-40k", make_long_name, NULL, 40000, "SCH", "not allowed" },
  { "ns-20k", make_attributes, ":a=\"\" xmlns:a=\"urn:a\"", 20000, "XML007", NULL },
  { "ns-20k-elements", make_namespaces, NULL, 20000, "", NULL },
  { "elements-1e6", make_long_text, "</p><p>", 1000000, "", NULL },
  { "faults-1e6", make_long_text, "&", 1000000, "XML022", "lone" },
  { "wrong-elements-1e5", make_long_text, "</p><q/><p>", 100000, "SCH", NULL },
  { "cdata-1e5", make_long_text, "<![CDATA[]]>", 100000, "", NULL },
  { "comments-1e5", make_long_text, "<!---->", 100000, "", NULL },
  { "brackets-1e6", make_long_text, "]]", 500000, "SCH", NULL },
  { "text-8001", make_long_text, "x", 8001, "SCH", "8000" },

  /* No scenario at all. */
  { "gzip", make_bytes, "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xb3\x49\xb4\x03\x00", 15,
    "XML005", "compressed" },
  { "zeros", make_zeros, NULL, 1000000, "XML003", "NUL byte at offset 0" },
  { "empty", make_bare, "", 0, "XML001", "empty" },
  { "bom-only", make_bare, "\xef\xbb\xbf", 0, "XML001", "empty" },
  { "ws-only", make_bare, " \t\r\n", 1000, "XML001", "only blanks" },
  { "two-roots", make_behind, "<scenario/>", 11, "XML020", "second root" },
  { "trailing-NUL", make_behind, "", 1, "XML003", "NUL byte" },
  { "NUL-mid", make_nul_inside, NULL, 0, "XML003", "NUL byte" },

  /* Characters and encodings. */
  { "ctrl", make_text, "a\x01z", 0, "XML026", NULL },
  { "charref-0", make_text, "&#0;", 0, "XML022", NULL },
  { "charref-surrogate", make_text, "&#xD800;", 0, "XML022", NULL },
  { "bad-utf8", make_text, "caf\xe9", 0, "XML004", "Byte 0xE9 at offset" },
  { "overlong", make_text, "\xc0\xaf", 0, "XML004", NULL },
  { "surrogate-bytes", make_text, "\xed\xa0\x80", 0, "XML004", NULL },
  { "utf16le-bom", make_encoded, "UTF-16LE", 2, "XML005", "UTF-16" },
  { "utf16be-bom", make_encoded, "UTF-16BE", 2, "XML005", "UTF-16" },
  { "utf16le", make_encoded, "UTF-16LE", 0, "XML005", "UTF-16" },
  { "utf16be", make_encoded, "UTF-16BE", 0, "XML005", "UTF-16" },
  { "utf16-odd", make_odd_utf16, "UTF-16LE", 2, "XML005", NULL },
  { "utf32le", make_encoded, "UTF-32LE", 0, "XML005", "UTF-32" },
  { "utf32be", make_encoded, "UTF-32BE", 0, "XML005", "UTF-32" },
  { "utf7", make_declaration, "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n", 0, "XML005",
    "\"UTF-7\" is declared" },
  { "ebcdic", make_encoded, "IBM037", 0, "XML004", NULL },
  { "encoding-lie-16", make_declaration, "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n", 0,
    "XML005", NULL },
  { "encoding-lie-latin", make_declaration, "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n", 0,
    "XML005", NULL },
  { "encoding-unknown", make_declaration, "<?xml version=\"1.0\" encoding=\"x-mine\"?>\n", 0,
    "XML005", NULL },
  { "xml-1.1", make_declaration, "<?xml version=\"1.1\" encoding=\"UTF-8\"?>\n", 0, "XML031",
    "1.1" },
  { "late-declaration", make_before, "\n", 0, "XML027", NULL },
  { "CR-only", make_line_ends, "\r", 0, "", NULL },
  { "mixed-EOL", make_line_ends, NULL, 0, "", NULL },
  { "no-final-newline", make_without_last_line_end, NULL, 0, "", NULL },
  { "byte-order-mark", make_before, "\xef\xbb\xbf", 0, "", NULL },

  /* Markup. */
  { "undeclared-prefix", make_attribute, "x:y=\"\"", 0, "XML024", "\"x\"" },
  { "triple-colon", make_attribute, "a:b:c=\"\"", 0, "XML033", "is misplaced" },
  { "comment-hyphens", make_text, "<!-- a -- b -->", 0, "XML023", NULL },
  { "cdata-open", make_text, "<![CDATA[", 0, "XML018", "is not closed" },
  { "instruction-open", make_text, "<?go", 0, "XML018", "is not closed" },
  { "comment-open", make_behind, "<!--", 4, "XML018", "is not closed" },
  { "tag-open", make_text, "<p", 0, "XML012", "not closed" },
  { "quote-open", make_attribute, "a=\"", 0, "XML016", NULL },

  /* Letters that are not what they look like. */
  { "rtl", make_identity,
    "id=\"haven\" name=\"H\xe2\x80\xae"
    "aven\"",
    0, "XML030", "U+202E" },
  { "rtl-isolate", make_identity,
    "id=\"haven\" name=\"H\xe2\x81\xa7"
    "aven\"",
    0, "XML030", "U+2067" },
  { "homoglyph", make_identity, "id=\"h\xd0\xb0ven\" name=\"Haven\"", 0, "SCH", NULL },
  { "nfc-twin", make_identity, "id=\"have\xcc\x81n\" name=\"Haven\"", 0, "SCH", NULL },

  /* Numbers. */
  { "huge-float", make_number, "1e400", 0, "SCH", "whole number" },
  { "huge-integer", make_number, "99999999999999999999", 0, "SCH", NULL },
  { "minus-zero", make_number, "-0", 0, "", NULL },
  { "spaces", make_number, " 1 ", 0, "", NULL },
  { "decimal-comma", make_number, "3,5", 0, "SCH", NULL },
  { "decimal-point", make_number, "3.5", 0, "SCH", NULL },
  { "other-digits", make_number, "\xd9\xa3", 0, "SCH", NULL },
  { "no-number", make_number, "", 0, "SCH", NULL },
  { "not-a-number", make_number, "NaN", 0, "SCH", NULL },
};

const guint hostile_n_cases = G_N_ELEMENTS (hostile_cases);

GString *
hostile_make (const HostileCase *c)
{
  g_autofree char *good = hostile_dup_good ();
  GString *text = g_string_new (NULL);

  c->make (text, good, c);

  return text;
}
