/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-source.h"

#include <string.h>

#include "text-support.h"

typedef struct {
  const char *name;
  const char *text;
  guint n_lines;
  TcSpan lines[5];
} LineCase;

static const LineCase line_cases[] = {
  { "empty", "", 1, { { 0, 0 } } },
  { "no-end", "ab", 1, { { 0, 2 } } },
  { "lf", "ab\nc\n", 3, { { 0, 2 }, { 3, 4 }, { 5, 5 } } },
  { "crlf", "ab\r\nc\r\n", 3, { { 0, 2 }, { 4, 5 }, { 7, 7 } } },
  { "cr", "ab\rc\r", 3, { { 0, 2 }, { 3, 4 }, { 5, 5 } } },
  { "mixed", "a\nb\rc\r\nd", 4, { { 0, 1 }, { 2, 3 }, { 4, 5 }, { 7, 8 } } },
  { "blank-lines", "\n\r\n\r\n", 4, { { 0, 0 }, { 1, 1 }, { 3, 3 }, { 5, 5 } } },
  { "cr-cr-lf", "\r\r\n", 3, { { 0, 0 }, { 1, 1 }, { 3, 3 } } },
  { "lf-cr", "\n\r", 3, { { 0, 0 }, { 1, 1 }, { 2, 2 } } },
};

static void
test_lines (gconstpointer data)
{
  const LineCase *c = data;
  g_autoptr (TcSource) source = tc_source_new_for_string ("x", c->text);

  g_assert_cmpuint (tc_source_get_n_lines (source), ==, c->n_lines);
  for (guint i = 0; i < c->n_lines; i++) {
    guint line;
    guint column;

    assert_span (tc_source_get_line_span (source, i + 1), c->lines[i].start, c->lines[i].end);
    tc_source_locate (source, c->lines[i].start, &line, &column);
    g_assert_cmpuint (line, ==, i + 1);
    g_assert_cmpuint (column, ==, 1);
  }

  /* Out of range is clamped. */
  assert_span (tc_source_get_line_span (source, 0), c->lines[0].start, c->lines[0].end);
  assert_span (tc_source_get_line_span (source, 99), c->lines[c->n_lines - 1].start,
               c->lines[c->n_lines - 1].end);
}

/* Against a count that is too plain to be wrong, over the corpus. */
static void
test_lines_of_corpus (void)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();

  for (guint f = 0; f < files->len; f++) {
    const CorpusFile *file = g_ptr_array_index (files, f);
    g_autoptr (TcSource) source = text_new_source (file->name, file->text, file->length);
    guint line = 1;

    for (gsize i = 0; i < file->length; i++) {
      guint got;

      if (i > 0 &&
          (file->text[i - 1] == '\n' || (file->text[i - 1] == '\r' && file->text[i] != '\n')))
        line++;
      tc_source_locate (source, i, &got, NULL);
      g_assert_cmpuint (got, ==, line);
    }
  }
}

static void
test_columns (void)
{
  /* e acute, euro, a smiley of four bytes, an invalid byte, a cut-off character. */
  g_autoptr (TcSource) source =
    tc_source_new_for_string ("x", "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\xff\xc3\nz");
  static const gsize offsets[] = { 0, 1, 3, 6, 10, 11, 12 };
  guint line;
  guint column;

  for (guint i = 0; i < G_N_ELEMENTS (offsets); i++) {
    tc_source_locate (source, offsets[i], &line, &column);
    g_assert_cmpuint (line, ==, 1);
    g_assert_cmpuint (column, ==, i + 1);
    g_assert_cmpuint (tc_source_get_offset (source, 1, column), ==, offsets[i]);
  }

  /* In the middle of a character: that character's column. */
  tc_source_locate (source, 8, &line, &column);
  g_assert_cmpuint (column, ==, 4);

  tc_source_locate (source, 1000, &line, &column);
  g_assert_cmpuint (line, ==, 2);
  g_assert_cmpuint (column, ==, 2);
  g_assert_cmpuint (tc_source_get_offset (source, 1, 1000), ==, 12);
  g_assert_cmpuint (tc_source_get_offset (source, 2, 1000), ==, 14);
}

/* A line of 100 kB, whose columns are counted from marks: as counted one by one. */
static void
test_long_line (void)
{
  static const char *const letters[] = { "a",    "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80",
                                         "\xff", "\xc3" };
  g_autoptr (GString) text = g_string_new ("first\n");
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  g_autoptr (TcSource) source = NULL;
  TcRng rng;

  tc_rng_init (&rng, 7);
  while (text->len < 100000) {
    gsize start = text->len;

    g_array_append_val (starts, start);
    g_string_append (text, letters[tc_rng_below (&rng, G_N_ELEMENTS (letters))]);
  }
  g_string_append (text, "\nlast");
  source = text_new_source ("x", text->str, text->len);
  for (guint i = 0; i < starts->len; i++) {
    guint line;
    guint column;

    tc_source_locate (source, g_array_index (starts, gsize, i), &line, &column);
    g_assert_cmpuint (line, ==, 2);
    g_assert_cmpuint (column, ==, i + 1);
  }
}

static void
test_bytes (void)
{
  const char bytes[] = "a\0b";
  g_autoptr (TcSource) source = text_new_source ("name.xml", bytes, 3);
  g_autofree char *copy = tc_source_dup_span (source, text_span (0, 3));
  g_autofree char *clamped = tc_source_dup_span (source, text_span (2, 50));
  gsize length;

  g_assert_cmpstr (tc_source_get_name (source), ==, "name.xml");
  g_assert_cmpmem (tc_source_get_text (source, &length), 4, bytes, 4);
  g_assert_cmpuint (length, ==, 3);
  g_assert_cmpuint (tc_source_get_length (source), ==, 3);
  g_assert_cmpuint (g_bytes_get_size (tc_source_get_bytes (source)), ==, 3);
  g_assert_cmpmem (copy, 4, bytes, 4);
  g_assert_cmpstr (clamped, ==, "b");
}

static void
test_revision (void)
{
  g_autoptr (TcSource) a = tc_source_new_for_string ("x", "text");
  g_autoptr (TcSource) same = tc_source_new_for_string ("x", "text");
  g_autoptr (TcSource) other_text = tc_source_new_for_string ("x", "Text");
  g_autoptr (TcSource) other_name = tc_source_new_for_string ("y", "text");

  g_assert_cmphex (tc_source_get_revision (a), ==, tc_source_get_revision (same));
  g_assert_cmphex (tc_source_get_revision (a), !=, tc_source_get_revision (other_text));
  g_assert_cmphex (tc_source_get_revision (a), !=, tc_source_get_revision (other_name));
}

static void
test_references (void)
{
  TcSource *source = tc_source_new_for_string ("x", "text");

  g_assert_true (tc_source_ref (source) == source);
  tc_source_unref (source);
  g_assert_cmpstr (tc_source_get_text (source, NULL), ==, "text");
  tc_source_unref (source);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++) {
    g_autofree char *path = g_strdup_printf ("/text/source/lines/%s", line_cases[i].name);

    g_test_add_data_func (path, &line_cases[i], test_lines);
  }
  g_test_add_func ("/text/source/lines-of-corpus", test_lines_of_corpus);
  g_test_add_func ("/text/source/columns", test_columns);
  g_test_add_func ("/text/source/long-line", test_long_line);
  g_test_add_func ("/text/source/bytes", test_bytes);
  g_test_add_func ("/text/source/revision", test_revision);
  g_test_add_func ("/text/source/references", test_references);

  return g_test_run ();
}
