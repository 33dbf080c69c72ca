/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-draft.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "folder-support.h"
#include "text-support.h"

/* A folder for drafts that is not there yet, and a document. */
typedef struct {
  char *folder;
  char *drafts;
  char *document;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = folder_new ();
  fixture->drafts = g_build_filename (fixture->folder, "state", "turncoat", "drafts", NULL);
  fixture->document = g_build_filename (fixture->folder, "x.scenario.xml", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  folder_remove (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->drafts);
  g_free (fixture->document);
}

static void
write_draft (const char *file,
             const char *path,
             const TcFileIdentity *base,
             const char *text,
             gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_draft_write (file, path, base, bytes, &error));
  g_assert_no_error (error);
}

static void
assert_draft (const char *file, const char *path, const char *text, gsize length)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TcDraft) draft = tc_draft_load (file, &bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (draft->file, ==, file);
  g_assert_cmpstr (draft->path, ==, path);
  g_assert_cmpuint (draft->length, ==, length);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, length);
}

static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = text_load_corpus ();

  for (guint i = 0; i < files->len; i++) {
    const CorpusFile *text = g_ptr_array_index (files, i);
    g_autofree char *path = g_build_filename (fixture->folder, text->name, NULL);
    g_autofree char *file = tc_draft_dup_file (fixture->drafts, path);

    write_draft (file, path, NULL, text->text, text->length);
    assert_draft (file, path, text->text, text->length);
  }
  g_assert_cmpuint (folder_count (fixture->drafts), ==, files->len);
}

/* Text that looks like a head, or is none at all. */
static void
test_odd_texts (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *text;
    gsize length;
  } texts[] = {
    { "", 0 },
    { "turncoat-draft 1\ntext: 5 0\n\nabcde", 33 },
    { "\n\n\n", 3 },
    { "a\0b", 3 },
  };
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    write_draft (file, fixture->document, NULL, texts[i].text, texts[i].length);
    assert_draft (file, fixture->document, texts[i].text, texts[i].length);
  }
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 1);
}

static void
test_odd_paths (Fixture *fixture, gconstpointer data)
{
  static const char *const paths[] = { "/a b%20c.xml",     "/two\nlines\n\n.xml", "/latin\xe9.xml",
                                       "/caf\xc3\xa9.xml", "/a:b/../c",           "/ " };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    g_autofree char *file = tc_draft_dup_file (fixture->drafts, paths[i]);

    write_draft (file, paths[i], NULL, "<a/>", 4);
    assert_draft (file, paths[i], "<a/>", 4);
  }
  g_assert_cmpuint (folder_count (fixture->drafts), ==, G_N_ELEMENTS (paths));
}

/* What was never saved may be meant for a place, whatever it is called; it has no path all the
 * same.
 */
static void
test_place (Fixture *fixture, gconstpointer data)
{
  g_autofree char *place = g_build_filename (fixture->folder, "my\nm\xff%p.xml", NULL);
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("<a/>", 4);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (TcDraft) without = NULL;

  g_assert_true (tc_draft_write_new (file, place, bytes, &error));
  g_assert_no_error (error);
  assert_draft (file, NULL, "<a/>", 4);
  draft = tc_draft_load (file, NULL, &error);
  g_assert_cmpstr (draft->place, ==, place);
  g_assert_true (tc_draft_write_new (file, NULL, bytes, &error));
  without = tc_draft_load (file, NULL, &error);
  g_assert_null (without->place);
  g_assert_null (without->path);
}

static void
test_never_saved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = tc_draft_dup_file (fixture->drafts, NULL);
  g_autofree char *second = tc_draft_dup_file (fixture->drafts, NULL);

  g_assert_cmpstr (first, !=, second);
  write_draft (first, NULL, NULL, "<a/>", 4);
  write_draft (second, NULL, NULL, "<b/>", 4);
  assert_draft (first, NULL, "<a/>", 4);
  assert_draft (second, NULL, "<b/>", 4);
}

/* Two programs with one document, and documents of one name. */
static void
test_a_name_for_each_writer (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = tc_draft_dup_file (fixture->drafts, "/a/x.scenario.xml");
  g_autofree char *again = tc_draft_dup_file (fixture->drafts, "/a/x.scenario.xml");
  g_autofree char *other = tc_draft_dup_file (fixture->drafts, "/b/x.scenario.xml");

  g_assert_cmpstr (first, !=, again);
  g_assert_cmpstr (first, !=, other);
  g_assert_cmpstr (again, !=, other);
}

/* Only for the eyes of its author. */
static void
test_folder_is_private (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  struct stat facts;

  write_draft (file, fixture->document, NULL, "<a/>", 4);
  g_assert_cmpint (stat (fixture->drafts, &facts), ==, 0);
  g_assert_cmpuint (facts.st_mode & 0077, ==, 0);
}

static void
test_base (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  TcFileIdentity base = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (TcSource) source = NULL;

  folder_put (fixture->document, "<a/>");
  source = tc_file_load (fixture->document, &base, &error);
  g_assert_no_error (error);
  write_draft (file, fixture->document, &base, "<b/>", 4);
  draft = tc_draft_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&draft->base, sizeof base, &base, sizeof base);
  g_assert_false (tc_draft_is_outdated (draft));

  folder_put (fixture->document, "<c/>");
  g_assert_true (tc_draft_is_outdated (draft));
  g_assert_cmpint (g_unlink (fixture->document), ==, 0);
  g_assert_true (tc_draft_is_outdated (draft));
}

/* The furthest numbers that a file system may give. */
static void
test_base_extremes (Fixture *fixture, gconstpointer data)
{
  const TcFileIdentity base = { G_MAXUINT64, 1, G_MAXUINT64, -1, G_MAXUINT64 };
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (GError) error = NULL;

  write_draft (file, fixture->document, &base, "<b/>", 4);
  draft = tc_draft_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&draft->base, sizeof base, &base, sizeof base);
}

static void
test_base_of_new_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autoptr (TcDraft) draft = NULL;
  g_autoptr (GError) error = NULL;

  write_draft (file, fixture->document, NULL, "<b/>", 4);
  draft = tc_draft_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (tc_draft_is_outdated (draft));
  folder_put (fixture->document, "<c/>");
  g_assert_true (tc_draft_is_outdated (draft));
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) none = tc_draft_list (fixture->drafts);
  g_autoptr (GPtrArray) drafts = NULL;
  gint64 before = g_get_real_time ();

  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < 3; i++) {
    g_autofree char *path = g_strdup_printf ("/doc-%u", i);
    g_autofree char *file = tc_draft_dup_file (fixture->drafts, path);

    write_draft (file, path, NULL, "<a/>", 4);
    while (g_get_real_time () < before + (gint64) i + 2) {
    }
  }

  drafts = tc_draft_list (fixture->drafts);
  g_assert_cmpuint (drafts->len, ==, 3);
  for (guint i = 0; i < 3; i++) {
    const TcDraft *draft = g_ptr_array_index (drafts, i);
    g_autofree char *path = g_strdup_printf ("/doc-%u", 2 - i);

    g_assert_cmpstr (draft->path, ==, path);
    g_assert_cmpint (draft->time_us, >=, before);
    g_assert_cmpint (draft->time_us, <=, g_get_real_time ());
  }
}

/* What is not ours, damaged or half of it is no draft, and stays where it is. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autofree char *whole = NULL;
  gsize length;

  write_draft (file, fixture->document, NULL, "<a>some text</a>", 16);
  g_assert_true (g_file_get_contents (file, &whole, &length, NULL));

  for (gsize cut = 0; cut <= length; cut++) {
    g_autofree char *bytes = g_memdup2 (whole, length + 1);
    g_autoptr (GError) error = NULL;
    g_autoptr (TcDraft) draft = NULL;
    g_autoptr (GPtrArray) drafts = NULL;

    if (cut == length)
      bytes[length - 1] ^= 1;
    bytes[cut] = '\0';
    folder_put (file, bytes);
    draft = tc_draft_load (file, NULL, &error);
    g_assert_null (draft);
    g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
    drafts = tc_draft_list (fixture->drafts);
    g_assert_cmpuint (drafts->len, ==, 0);
    g_assert_cmpuint (folder_count (fixture->drafts), ==, 1);
  }
}

/* A head with one line that cannot be read, though the text behind it is whole. */
static void
test_damaged_head (Fixture *fixture, gconstpointer data)
{
  static const char *const lines[][2] = {
    { "time: ", "time:" },
    { "time: ", "time: yesterday" },
    { "base: ", "base: x" },
    { "base: ", "base: -1 2 3 4 5" },
    { "base: ", "base: 1 2 3 4" },
    { "base: ", "base: 1 2 3 x 5" },
    { "base: ", "base: 1 2 3 4 5 6" },
    { "path: ", "path: %00" },
    { "path: ", "path: %zz" },
    { "text: ", "text: x" },
    { "text: ", "text: 4" },
    { "text: ", "text: -4 0" },
    { "text: ", "text: 16 0 0" },
    { "text: ", "text: 17 0" },
  };
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autofree char *whole = NULL;
  TcFileIdentity base = { .device = 1, .inode = 2, .size = 3, .mtime_ns = 4, .content_hash = 5 };

  write_draft (file, fixture->document, &base, "<a>some text</a>", 16);
  g_assert_true (g_file_get_contents (file, &whole, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    const char *at = strstr (whole, lines[i][0]);
    g_autofree char *damaged = NULL;
    g_autoptr (GError) error = NULL;

    g_assert_nonnull (at);
    damaged =
      g_strdup_printf ("%.*s%s%s", (int) (at - whole), whole, lines[i][1], strchr (at, '\n'));
    folder_put (file, damaged);
    g_test_message ("%s", lines[i][1]);
    g_assert_null (tc_draft_load (file, NULL, &error));
    g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_READ);
  }
  folder_put (file, whole);
  assert_draft (file, fixture->document, "<a>some text</a>", 16);
}

/* A head that a later version of the program has written. */
static void
test_unknown_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autofree char *whole = NULL;
  g_autofree char *longer = NULL;
  const char *second_line;

  write_draft (file, fixture->document, NULL, "<a/>", 4);
  g_assert_true (g_file_get_contents (file, &whole, NULL, NULL));
  second_line = strchr (whole, '\n') + 1;
  longer = g_strdup_printf ("%.*scursor: 17\n%s", (int) (second_line - whole), whole, second_line);
  folder_put (file, longer);
  assert_draft (file, fixture->document, "<a/>", 4);
}

static void
test_discard (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autoptr (GError) error = NULL;

  g_assert_true (tc_draft_discard (file, &error));
  write_draft (file, fixture->document, NULL, "<a/>", 4);
  g_assert_true (tc_draft_discard (file, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 0);
}

static void
test_sweep (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autofree char *left = g_build_filename (fixture->drafts, ".any.draft.turncoat-Ab3xYz", NULL);
  g_autoptr (GPtrArray) drafts = NULL;

  write_draft (file, fixture->document, NULL, "<a/>", 4);
  folder_put (left, "half");
  folder_make_old (left);
  drafts = tc_draft_list (fixture->drafts);
  g_assert_cmpuint (drafts->len, ==, 1);
  g_assert_cmpuint (folder_count (fixture->drafts), ==, 1);
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *in_the_way = g_build_filename (fixture->folder, "state", NULL);
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("<a/>", 4);
  g_autoptr (GError) error = NULL;

  folder_put (in_the_way, "no folder");
  g_assert_false (tc_draft_write (file, fixture->document, NULL, bytes, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "folder for drafts"));
}

static void
test_too_large (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = tc_draft_dup_file (fixture->drafts, fixture->document);
  g_autofree char *text = g_malloc0 (TC_DRAFT_MAX_BYTES + 1);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, TC_DRAFT_MAX_BYTES + 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (tc_draft_write (file, fixture->document, NULL, bytes, &error));
  g_assert_error (error, TC_FILE_ERROR, TC_FILE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "too large"));

  write_draft (file, fixture->document, NULL, text, TC_DRAFT_MAX_BYTES);
  assert_draft (file, fixture->document, text, TC_DRAFT_MAX_BYTES);
}

#define ADD(path, test) g_test_add ("/text/draft/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("round-trip", test_round_trip);
  ADD ("odd-texts", test_odd_texts);
  ADD ("odd-paths", test_odd_paths);
  ADD ("never-saved", test_never_saved);
  ADD ("place", test_place);
  ADD ("a-name-for-each-writer", test_a_name_for_each_writer);
  ADD ("folder-is-private", test_folder_is_private);
  ADD ("base", test_base);
  ADD ("base-extremes", test_base_extremes);
  ADD ("base-of-new-file", test_base_of_new_file);
  ADD ("list", test_list);
  ADD ("damaged", test_damaged);
  ADD ("damaged-head", test_damaged_head);
  ADD ("unknown-line", test_unknown_line);
  ADD ("discard", test_discard);
  ADD ("sweep", test_sweep);
  ADD ("no-folder", test_no_folder);
  ADD ("too-large", test_too_large);

  return g_test_run ();
}
