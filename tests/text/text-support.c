/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text-support.h"

#include <string.h>

static void
corpus_file_free (CorpusFile *file)
{
  g_free (file->name);
  g_free (file->text);
  g_free (file);
}

static gint
compare_files (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const CorpusFile *const *) a)->name, (*(const CorpusFile *const *) b)->name);
}

GPtrArray *
text_load_corpus (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) corpus_file_free);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", "roundtrip", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    CorpusFile *file = g_new0 (CorpusFile, 1);

    file->name = g_strdup (name);
    g_file_get_contents (path, &file->text, &file->length, &error);
    g_assert_no_error (error);
    g_ptr_array_add (files, file);
  }

  g_ptr_array_sort (files, compare_files);
  g_assert_cmpuint (files->len, >=, 20);

  return files;
}

TcSource *
text_new_source (const char *name, const char *bytes, gsize length)
{
  g_autoptr (GBytes) copy = g_bytes_new (bytes, length);

  return tc_source_new (name, copy);
}

char *
text_dup_faults (TcReport *report)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    g_string_append_printf (list, "%s%s@%u", i > 0 ? " " : "", finding->code, finding->span.start);
    g_assert_cmpuint (finding->span.start, <=, finding->span.end);
    g_assert_cmpuint (finding->span.end, <=, tc_source_get_length (finding->source));
  }

  return g_string_free (list, FALSE);
}

void
text_assert_equal (const TcSource *source, const char *bytes, gsize length)
{
  gsize got_length;
  const char *got = tc_source_get_text (source, &got_length);
  gsize at = 0;

  while (at < length && at < got_length && got[at] == bytes[at])
    at++;
  if (at < length || at < got_length)
    g_test_message ("%s: first difference at byte %" G_GSIZE_FORMAT, tc_source_get_name (source),
                    at);

  g_assert_cmpmem (got, got_length, bytes, length);
}

TcEdits *
text_make_random_edits (TcRng *rng, const TcSource *source)
{
  static const char *const scraps[] = { "",         "x",    "<",           "\n",
                                        "\r\n",     "\r",   "<!-- -->",    " id=\"7\"",
                                        "\xc3\xa9", "\xff", "</scenario>", "quite a long text" };
  TcEdits *edits = tc_edits_new (source);
  guint32 length = (guint32) tc_source_get_length (source);
  guint n = 1 + tc_rng_below (rng, 5);

  for (guint i = 0; i < n; i++) {
    guint32 start = tc_rng_below (rng, length + 1);
    guint32 most = start + tc_rng_below (rng, 12);
    guint32 end = MIN (length, most);
    const char *scrap = scraps[tc_rng_below (rng, G_N_ELEMENTS (scraps))];

    /* One that overlaps an earlier one is refused, which is fine. */
    tc_edits_add (edits, text_span (start, end), scrap, -1);
  }

  return edits;
}
