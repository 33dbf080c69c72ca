/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-diff.h"

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
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *written = tc_diff_dup_name (names[i].name);

    g_assert_cmpstr (written, ==, names[i].written);
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
  g_test_add_func ("/text/diff/long", test_long);
  g_test_add_func ("/text/diff/shown", test_shown);
  g_test_add_func ("/text/diff/names", test_names);

  return g_test_run ();
}
