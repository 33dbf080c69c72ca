/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-diff.h"

#include <stdio.h>
#include <string.h>

#include "text-support.h"

typedef struct {
  const char *name;
  const char *old;
  const char *edited;
  guint n; /* edits */
  const char *unified;
} Case;

static const Case cases[] = {
  { "equal", "a\nb\n", "a\nb\n", 0, "" },
  { "both-empty", "", "", 0, "" },
  { "from-nothing", "", "a\n", 1, "--- x\n+++ x\n@@ -0,0 +1 @@\n+a\n" },
  { "to-nothing", "a\n", "", 1, "--- x\n+++ x\n@@ -1 +0,0 @@\n-a\n" },
  { "one-line", "a\nb\nc\n", "a\nB\nc\n", 1, "--- x\n+++ x\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n" },
  { "two-places", "a\nb\nc\nd\n", "A\nb\nc\nD\n", 2,
    "--- x\n+++ x\n@@ -1,4 +1,4 @@\n-a\n+A\n b\n c\n-d\n+D\n" },
  { "line-added", "a\nc\n", "a\nb\nc\n", 1, "--- x\n+++ x\n@@ -1,2 +1,3 @@\n a\n+b\n c\n" },
  { "line-removed", "a\nb\nc\n", "a\nc\n", 1, "--- x\n+++ x\n@@ -1,3 +1,2 @@\n a\n-b\n c\n" },
  { "no-last-line-end", "a\nb", "a\nb\n", 1,
    "--- x\n+++ x\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n" },
  { "empty-line-at-the-end", "a\n", "a\n\n", 1, "--- x\n+++ x\n@@ -1 +1,2 @@\n a\n+\n" },
  { "line-end-lost", "a\nb\n", "a\nb", 1,
    "--- x\n+++ x\n@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n" },
  { "neither-has-a-last-line-end", "a\nb", "A\nb", 1,
    "--- x\n+++ x\n@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n" },
  { "carriage-returns", "a\r\nb\r\n", "a\nb\r\n", 1,
    "--- x\n+++ x\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n" },
  { "three-lines-around", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n", 1,
    "--- x\n+++ x\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n" },
  { "six-lines-between", "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\ny\n", 2,
    "--- x\n+++ x\n@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n" },
  { "seven-lines-between", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n", 2,
    "--- x\n+++ x\n@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n"
    "@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n" },
  { "moved", "a\nb\nc\n", "b\nc\na\n", 2, "--- x\n+++ x\n@@ -1,3 +1,3 @@\n-a\n b\n c\n+a\n" },
};

static void
assert_leads_to (TcSource *old, TcEdits *edits, const TcSource *edited)
{
  g_autoptr (TcSource) result = tc_edits_apply (edits, old, NULL);

  text_assert_equal (result, tc_source_get_text (edited, NULL), tc_source_get_length (edited));
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (TcSource) old = tc_source_new_for_string ("x", test->old);
  g_autoptr (TcSource) edited = tc_source_new_for_string ("x", test->edited);
  g_autoptr (TcEdits) edits = tc_diff_make_edits (old, edited);
  g_autofree char *unified = tc_diff_dup_unified (old, edited, edits, NULL);

  g_assert_cmpuint (tc_edits_get_n (edits), ==, test->n);
  assert_leads_to (old, edits, edited);
  g_assert_cmpstr (unified, ==, test->unified);
}

/* Any two texts: the edits lead from one to the other, byte by byte. */
static void
test_random (void)
{
  TcRng rng;

  tc_rng_init (&rng, 1940);
  for (guint i = 0; i < 2000; i++) {
    GString *texts[2];
    g_autoptr (TcSource) old = NULL;
    g_autoptr (TcSource) edited = NULL;
    g_autoptr (TcEdits) edits = NULL;

    for (guint k = 0; k < 2; k++) {
      guint n = tc_rng_below (&rng, 40);

      texts[k] = g_string_new (NULL);
      for (guint line = 0; line < n; line++)
        g_string_append_printf (texts[k], "%u\n", tc_rng_below (&rng, 6));
      if (tc_rng_below (&rng, 3) == 0)
        g_string_append_c (texts[k], 'x');
    }
    old = text_new_source ("a", texts[0]->str, texts[0]->len);
    edited = text_new_source ("b", texts[1]->str, texts[1]->len);
    edits = tc_diff_make_edits (old, edited);
    assert_leads_to (old, edits, edited);
    g_string_free (texts[0], TRUE);
    g_string_free (texts[1], TRUE);
  }
}

/* -- patch(1) ---------------------------------------------------------------------------------- */

/* The line of a diff at @at, without its end; NULL at the end of the text. */
static char *
take_line (const char **at)
{
  const char *end = strchr (*at, '\n');
  char *line;

  if (**at == '\0')
    return NULL;
  g_assert_nonnull (end);
  line = g_strndup (*at, (gsize) (end - *at));
  *at = end + 1;

  return line;
}

/* The next line of @text from *@at, with its end. */
static char *
take_old (const char *text, gsize *at)
{
  const char *end = strchr (text + *at, '\n');
  gsize length = end != NULL ? (gsize) (end - (text + *at)) + 1 : strlen (text + *at);
  char *line = g_strndup (text + *at, length);

  *at += length;

  return line;
}

typedef struct {
  const char *old;
  gsize at;    /* in it */
  guint n_old; /* lines of it that are done */
  GString *out;
  guint n_out;   /* lines of it */
  guint n_equal; /* in a row in this hunk */
} Patch;

/* One line of a hunk, as it is written; @has_end: no "\\ No newline" follows. */
static void
patch_line (Patch *patch, const char *line, gboolean has_end)
{
  g_autofree char *whole = g_strconcat (line + 1, has_end ? "\n" : "", NULL);

  if (*line != '+') {
    g_autofree char *old = take_old (patch->old, &patch->at);

    g_assert_cmpstr (whole, ==, old);
    patch->n_old++;
  }
  if (*line != '-') {
    g_string_append (patch->out, whole);
    patch->n_out++;
  }
  patch->n_equal = *line == ' ' ? patch->n_equal + 1 : 0;
  g_assert_cmpuint (patch->n_equal, <=, 6);
}

/* "-1,3": the first line, from 0, and how many. */
static void
read_range (const char *text, guint *out_start, guint *out_n)
{
  guint start = 0;

  *out_n = 1;
  g_assert_cmpint (sscanf (text + 1, "%u,%u", &start, out_n), >=, 1);
  *out_start = *out_n > 0 ? start - 1 : start;
}

/* (transfer full): what @unified makes of @old, as patch(1) does it but with no line in doubt. */
static char *
dup_patched (const char *old, const char *unified)
{
  Patch patch = { .old = old, .out = g_string_new (NULL) };
  const char *at = unified;
  guint n_hunk = 0;
  guint n_added = 0;

  for (;;) {
    g_autofree char *line = take_line (&at);
    gboolean has_end = *at != '\\';
    g_auto (GStrv) words = g_strsplit (line != NULL ? line : "", " ", -1);

    if (line == NULL || (line[0] == '@' && n_hunk + n_added > 0))
      g_assert_cmpuint (n_hunk + n_added, ==, 0);
    if (line == NULL)
      break;
    if (g_str_has_prefix (line, "--- ") && at != unified && n_hunk + n_added == 0)
      continue;
    if (g_str_has_prefix (line, "+++ ") && n_hunk + n_added == 0)
      continue;
    if (line[0] == '@') {
      guint start = 0;
      guint start_added = 0;

      read_range (words[1], &start, &n_hunk);
      read_range (words[2], &start_added, &n_added);
      while (patch.n_old < start) {
        g_autofree char *same = take_old (old, &patch.at);

        g_string_append (patch.out, same);
        patch.n_old++;
        patch.n_out++;
      }
      g_assert_cmpuint (patch.n_old, ==, start);
      g_assert_cmpuint (patch.n_out, ==, start_added);
      patch.n_equal = 0;
      continue;
    }
    if (line[0] == '\\')
      continue;
    n_hunk -= line[0] != '+';
    n_added -= line[0] != '-';
    patch_line (&patch, line, has_end);
  }
  g_string_append (patch.out, old + patch.at);

  return g_string_free (patch.out, FALSE);
}

/* Any edits, of lines or within them: patch(1) makes of the old text what they do. */
static void
test_patch (void)
{
  TcRng rng;

  tc_rng_init (&rng, 1938);
  for (guint i = 0; i < 3000; i++) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autoptr (TcSource) old = NULL;
    g_autoptr (TcSource) edited = NULL;
    g_autoptr (TcEdits) edits = NULL;
    g_autofree char *unified = NULL;
    g_autofree char *patched = NULL;
    guint n = tc_rng_below (&rng, 120);

    for (guint k = 0; k < n; k++)
      g_string_append_c (text, "ab\n"[tc_rng_below (&rng, 3)]);
    old = text_new_source ("x", text->str, text->len);
    edits = tc_edits_new (old);
    n = tc_rng_below (&rng, 6);
    for (guint k = 0; k < n; k++) {
      guint start = tc_rng_below (&rng, (guint) text->len + 1);
      guint end = MIN (start + tc_rng_below (&rng, 5), (guint) text->len);
      static const char *const words[] = { "", "c", "\n", "a\n", "\nb", "b\n\n" };

      tc_edits_add (edits, (TcSpan){ start, end }, words[tc_rng_below (&rng, 6)], -1);
    }
    edited = tc_edits_apply (edits, old, NULL);
    unified = tc_diff_dup_unified (old, edited, edits, NULL);
    patched = dup_patched (text->str, unified);
    g_assert_cmpstr (patched, ==, tc_source_get_text (edited, NULL));
    /* Nothing is said of what stays as it is. */
    g_assert_cmpint (*unified == '\0', ==, strcmp (patched, text->str) == 0);
  }
}

/* A long file with few changes has few edits; one that has nothing in common has one. */
static void
test_long (void)
{
  GString *text = g_string_new (NULL);
  GString *upper = g_string_new (NULL);
  g_autoptr (TcSource) old = NULL;
  g_autoptr (TcSource) edited = NULL;
  g_autoptr (TcSource) other = NULL;
  g_autoptr (TcEdits) few = NULL;
  g_autoptr (TcEdits) all = NULL;

  for (guint i = 0; i < 20000; i++) {
    g_string_append_printf (text, "<area id=\"a%u\"/>\n", i);
    g_string_append_printf (upper, "<AREA ID=\"A%u\"/>\n", i);
  }
  old = text_new_source ("a", text->str, text->len);
  other = text_new_source ("a", upper->str, upper->len);
  memcpy (strstr (text->str, "\"a17\""), "\"b17\"", 5);
  memcpy (strstr (text->str, "\"a19999\""), "\"b19999\"", 8);
  edited = text_new_source ("a", text->str, text->len);
  few = tc_diff_make_edits (old, edited);
  g_assert_cmpuint (tc_edits_get_n (few), ==, 2);
  assert_leads_to (old, few, edited);
  all = tc_diff_make_edits (old, other);
  g_assert_cmpuint (tc_edits_get_n (all), ==, 1);
  assert_leads_to (old, all, other);
  g_string_free (text, TRUE);
  g_string_free (upper, TRUE);
}

static char *
show_stars (const char *text, gssize length)
{
  return g_strnfill (length < 0 ? strlen (text) : (gsize) length, '*');
}

static void
test_shown (void)
{
  g_autoptr (TcSource) old = tc_source_new_for_string ("x", "a\n\033[2J\n");
  g_autoptr (TcSource) edited = tc_source_new_for_string ("x", "a\nb\n");
  g_autoptr (TcEdits) edits = tc_diff_make_edits (old, edited);
  g_autofree char *unified = tc_diff_dup_unified (old, edited, edits, show_stars);

  g_assert_cmpstr (unified, ==, "--- *\n+++ *\n@@ -1,2 +1,2 @@\n *\n-****\n+*\n");
}

/* As git writes names: what can be read as it is stays so. */
static void
test_names (void)
{
  static const struct {
    const char *name;
    const char *written;
  } names[] = {
    { "a b.xml", "a b.xml" },
    { "caf\303\251", "caf\303\251" },
    { "a\033[1m", "\"a\\033[1m\"" },
    { "a\nb", "\"a\\nb\"" },
    { "a\302\233b", "\"a\\302\\233b\"" },
    { "\377", "\"\\377\"" },
    { "\"a\"", "\"\\\"a\\\"\"" },
    { "", "" },
    { "a\\b", "a\\b" },
    { "a\tb", "\"a\\tb\"" },
    { "a\\\n", "\"a\\\\\\n\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *written = tc_diff_dup_name (names[i].name);

    g_assert_cmpstr (written, ==, names[i].written);
  }
}

/* patch(1) takes what follows a space for a date unless a tab ends the name. */
static void
test_name_with_space (void)
{
  static const struct {
    const char *name;
    const char *head;
  } cases_of_name[] = {
    { "a.xml", "--- a.xml\n+++ a.xml\n@@ " },
    { "my file.xml", "--- my file.xml\t\n+++ my file.xml\t\n@@ " },
    { "my\nfile b", "--- \"my\\nfile b\"\t\n+++ \"my\\nfile b\"\t\n@@ " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases_of_name); i++) {
    g_autoptr (TcSource) old = tc_source_new_for_string (cases_of_name[i].name, "a\n");
    g_autoptr (TcSource) edited = tc_source_new_for_string (cases_of_name[i].name, "b\n");
    g_autoptr (TcEdits) edits = tc_diff_make_edits (old, edited);
    g_autofree char *unified = tc_diff_dup_unified (old, edited, edits, NULL);

    g_assert_true (g_str_has_prefix (unified, cases_of_name[i].head));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/diff/case/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/text/diff/random", test_random);
  g_test_add_func ("/text/diff/patch", test_patch);
  g_test_add_func ("/text/diff/name-with-space", test_name_with_space);
  g_test_add_func ("/text/diff/long", test_long);
  g_test_add_func ("/text/diff/shown", test_shown);
  g_test_add_func ("/text/diff/names", test_names);

  return g_test_run ();
}
