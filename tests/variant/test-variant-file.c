/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "variant-support.h"

/* Which files a variant may make us read. */

typedef struct {
  const char *name;
  const char *extends; /* in "inner/v.scenario.xml" */
  const char *mark;    /* nullable: what makes a folder a project */
  gboolean is_read;
  const char *says; /* nullable: of the problem */
} Case;

static const Case cases[] = {
  { "beside", "base.scenario.xml", NULL, TRUE },
  { "below", "deep/base.scenario.xml", NULL, TRUE },
  { "above", "../base.scenario.xml", NULL, FALSE },
  { "above-in-project", "../base.scenario.xml", ".turncoat.ini", TRUE },
  { "above-in-repository", "../base.scenario.xml", ".git", TRUE },
  { "project-of-its-own", "../base.scenario.xml", "inner/.turncoat.ini", FALSE },
  { "link-out", "link.scenario.xml", NULL, FALSE },
  { "link-in-project", "link.scenario.xml", ".git", TRUE },
  { "absolute", "/etc/passwd", ".git", FALSE },
  { "address", "file:///etc/passwd", ".git", FALSE },
  { "folder", "deep", NULL, FALSE, "inner/deep\" is a folder: expected the file of a scenario" },
  { "own-folder", ".", NULL, FALSE, "is a folder: expected the file of a scenario" },
  { "pipe", "pipe.scenario.xml", NULL, FALSE },
  { "missing", "none.scenario.xml", NULL, FALSE },
  { "blank", " ", NULL, FALSE },
};

static void
test_load (Folder *folder, gconstpointer data)
{
  const Case *one = data;
  g_autofree char *link = g_build_filename (folder->path, "inner", "link.scenario.xml", NULL);
  g_autofree char *pipe = g_build_filename (folder->path, "inner", "pipe.scenario.xml", NULL);
  g_autoptr (TcBuild) build = NULL;

  folder_write (folder, "inner/base.scenario.xml", folder->good);
  folder_write (folder, "inner/deep/base.scenario.xml", folder->good);
  g_assert_cmpint (symlink ("../base.scenario.xml", link), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  if (one->mark != NULL)
    folder_write (folder, one->mark, "");
  folder_write_variant (folder, "inner/v.scenario.xml", one->extends, "");
  build = folder_build (folder, "inner/v.scenario.xml");
  folder_show (build);
  g_assert_cmpint (tc_build_get_ruleset (build) != NULL, ==, one->is_read);
  if (!one->is_read) {
    const TcFinding *finding = folder_find (build, "VAR001", "v.scenario.xml", one->extends);

    g_assert_nonnull (finding);
    if (one->says != NULL)
      g_assert_nonnull (strstr (finding->message, one->says));
  }
}

typedef struct {
  const char *extends;
  const char *wanted; /* nullable: nothing comes near */
} Slip;

/* A base whose name is misspelt, or without what all names end in. */
static void
test_misspelt (Folder *folder, gconstpointer data)
{
  static const Slip slips[] = {
    { "bsae.scenario.xml", "base.scenario.xml" },
    { "base", "base.scenario.xml" },
    { "BASE.scenario.xml", "base.scenario.xml" },
    { "deep/vasa.scenario.xml", "deep/vase.scenario.xml" },
    { "v1.scenario.xml", NULL },
    { "../secret.scenario.xml", NULL },
    { "nothing-like-it.scenario.xml", NULL },
  };

  folder_write (folder, "secrets.scenario.xml", folder->good);
  folder_write (folder, "inner/base.scenario.xml", folder->good);
  folder_write (folder, "inner/deep/vase.scenario.xml", folder->good);
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++) {
    g_autofree char *question =
      slips[i].wanted != NULL ? g_strdup_printf ("Did you mean \"%s\"?", slips[i].wanted) : NULL;
    g_autoptr (TcBuild) build = NULL;
    const TcFinding *finding;

    folder_write_variant (folder, "inner/v.scenario.xml", slips[i].extends, "");
    build = folder_build (folder, "inner/v.scenario.xml");
    finding = folder_find (build, "VAR001", "v.scenario.xml", slips[i].extends);
    g_assert_nonnull (finding);
    g_test_message ("%s: %s", slips[i].extends, finding->why);
    if (question != NULL) {
      const TcEdits *edits = g_array_index (finding->fixes, TcFix, 0).edits;
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", slips[i].wanted);

      g_assert_cmpstr (finding->why, ==, question);
      g_assert_cmpstr (tc_edits_get (edits, 0)->text, ==, quoted);
    } else {
      g_assert_null (strstr (finding->why, "Did you mean"));
      g_assert_null (finding->fixes);
    }
  }
}

typedef struct {
  const char *base; /* in the folder */
  const char *variant;
  const char *relative;
} Pair;

static const Pair pairs[] = {
  { "base.scenario.xml", "v.scenario.xml", "base.scenario.xml" },
  { "base.scenario.xml", "inner/v.scenario.xml", "../base.scenario.xml" },
  { "base.scenario.xml", "inner/deep/v.scenario.xml", "../../base.scenario.xml" },
  { "inner/base.scenario.xml", "v.scenario.xml", "inner/base.scenario.xml" },
  { "inner/deep/base.scenario.xml", "inner/v.scenario.xml", "deep/base.scenario.xml" },
  { "inner/deep/base.scenario.xml", "inner2/v.scenario.xml", "../inner/deep/base.scenario.xml" },
  { "inner2/base.scenario.xml", "inner/v.scenario.xml", "../inner2/base.scenario.xml" },
  { "inner2/b\303\244se & co.scenario.xml", "inner/v.scenario.xml",
    "../inner2/b\303\244se & co.scenario.xml" },
  { "inner/../base.scenario.xml", "inner/./v.scenario.xml", "../base.scenario.xml" },
  /* "link" leads to inner/deep. */
  { "base.scenario.xml", "link/v.scenario.xml", "../../base.scenario.xml" },
  { "link/base.scenario.xml", "link/v.scenario.xml", "base.scenario.xml" },
  { "link/base.scenario.xml", "inner/v.scenario.xml", "deep/base.scenario.xml" },
  { "link/../base.scenario.xml", "inner/v.scenario.xml", "base.scenario.xml" },
};

/* What is called so is found there. */
static void
test_relative (Folder *folder, gconstpointer data)
{
  const Pair *pair = data;
  g_autofree char *base = g_build_filename (folder->path, pair->base, NULL);
  g_autofree char *variant = g_build_filename (folder->path, pair->variant, NULL);
  g_autofree char *link = g_build_filename (folder->path, "link", NULL);
  g_autofree char *relative = NULL;
  g_autoptr (TcBuild) build = NULL;

  folder_write (folder, ".turncoat.ini", "");
  folder_write (folder, "inner/deep/x", "");
  folder_write (folder, "inner2/x", "");
  g_assert_cmpint (symlink ("inner/deep", link), ==, 0);
  folder_write (folder, pair->base, folder->good);
  relative = tc_variant_dup_relative (base, variant);
  g_assert_cmpstr (relative, ==, pair->relative);
  if (strchr (relative, '&') != NULL)
    return;
  folder_write_variant (folder, pair->variant, relative, "");
  build = folder_build (folder, pair->variant);
  folder_show (build);
  g_assert_nonnull (tc_build_get_ruleset (build));
}

/* Folders that are not there yet, and a variant that has no name yet. */
static void
test_relative_names (void)
{
  static const Pair names[] = {
    { "/none/a/base.xml", "/none/b/v.xml", "../a/base.xml" },
    { "/none/a/../base.xml", "/none/b/./v.xml", "../base.xml" },
    { "/none/base.xml", "/v.xml", "none/base.xml" },
    { "/base.xml", "/none/v.xml", "../base.xml" },
    { "/base.xml", "/v.xml", "base.xml" },
    { "none/base.xml", "none/v.xml", "base.xml" },
    { "base.xml", NULL, "base.xml" },
    { "none/base.xml", NULL, "none/base.xml" },
    { "./base.xml", "v.xml", "base.xml" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *relative = tc_variant_dup_relative (names[i].base, names[i].variant);

    g_assert_cmpstr (relative, ==, names[i].relative);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/variant-file/misspelt", Folder, NULL, folder_set_up, test_misspelt,
              folder_tear_down);
  g_test_add_func ("/variant-file/relative-names", test_relative_names);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *path = g_strdup_printf ("/variant-file/relative/%u", i);

    g_test_add (path, Folder, &pairs[i], folder_set_up, test_relative, folder_tear_down);
  }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant-file/", cases[i].name, NULL);

    g_test_add (path, Folder, &cases[i], folder_set_up, test_load, folder_tear_down);
  }

  return g_test_run ();
}
