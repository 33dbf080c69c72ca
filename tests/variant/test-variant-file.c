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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant-file/", cases[i].name, NULL);

    g_test_add (path, Folder, &cases[i], folder_set_up, test_load, folder_tear_down);
  }

  return g_test_run ();
}
