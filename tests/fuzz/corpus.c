/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <string.h>

/* corpus NAME FOLDER...: gives a fuzz target every file of the folders of tests/corpus, so that
 * what the fuzzer has found is tried by every compiler and under every sanitizer. */

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
size_t LLVMFuzzerMutate (guint8 *data, gsize size, gsize max_size);

/* For the mutator of a target, which is not asked here. */
size_t
LLVMFuzzerMutate (guint8 *data, gsize size, gsize max_size)
{
  return size;
}

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = NULL;
  g_autofree guint8 *exact = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  /* Without the NUL that GLib adds, a sanitizer sees who reads beyond the end. */
  exact = g_malloc (MAX (length, 1));
  memcpy (exact, text, length);
  g_assert_cmpint (LLVMFuzzerTestOneInput (exact, length), ==, 0);
}

static void
add_folder (const char *target, const char *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "corpus", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *file;

  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *test = g_strdup_printf ("/corpus/%s/%s/%s", target, name, file);

    g_test_add_data_func_full (test, g_build_filename (folder, file, NULL), test_file, g_free);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, >, 2);
  for (int i = 2; i < argc; i++)
    add_folder (argv[1], argv[i]);

  return g_test_run ();
}
