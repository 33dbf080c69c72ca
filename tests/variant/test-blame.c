/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "variant-support.h"

#define BASE    "base.scenario.xml"
#define VARIANT "v.scenario.xml"

/* What a variant does to its base is found in the bytes of the base; the finding is at the change
 * that does it. */

typedef struct {
  const char *name;
  const char *body;
  const char *code;
  const char *at;      /* what is underlined in the variant; NULL: the finding is in the base */
  const char *related; /* what it is about in the base: the start of that line, trimmed */
} Case;

static const Case cases[] = {
  /* The base places the counter, which has no base any more. */
  { "air-base",
    "<setups><fixed-setup id=\"tiny\"><place counter=\"2c\" area=\"paris\"/>"
    "</fixed-setup></setups>\n",
    "SET008", "place", "<place counter=\"aa\" area=\"ford\"/>" },
  /* Two changes, of which the second is to blame. */
  { "second-of-two",
    "<area-board><area id=\"moor\" name=\"Fen\"/><area id=\"ford\" name=\"Bridge\"/></area-board>\n"
    "<setups><fixed-setup id=\"tiny\"><place counter=\"2c\" area=\"paris\"/>"
    "<place counter=\"3-corps\" area=\"border-1\"/></fixed-setup></setups>\n",
    "SET008", "place", "<place counter=\"aa\" area=\"ford\"/>" },
  /* What the base needs is removed. */
  { "definition-removed",
    "<area-board><remove><link a=\"haven\" b=\"dyke\"/></remove></area-board>\n", "BRD004", "link",
    NULL },
};

static void
test_blame (Folder *folder, gconstpointer data)
{
  const Case *one = data;
  g_autoptr (TcBuild) build = NULL;
  const TcFinding *finding = NULL;
  TcReport *report;
  g_autofree char *word = NULL;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE, one->body);
  build = folder_build (folder, VARIANT);
  report = tc_build_get_report (build);
  folder_show (build);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (strcmp (tc_report_get (report, i)->code, one->code) == 0)
      finding = tc_report_get (report, i);
  g_assert_nonnull (finding);
  g_assert_true (finding->source == tc_build_get_source (build));
  word = tc_source_dup_span (finding->source, finding->span);
  g_assert_cmpstr (word, ==, one->at);
  g_assert_nonnull (finding->related);
  if (one->related != NULL) {
    const TcRelated *related =
      &g_array_index (finding->related, TcRelated, finding->related->len - 1);
    const char *text = tc_source_get_text (related->source, NULL);
    guint32 at = related->span.start;

    while (text[at] != '<')
      at--;
    g_assert_true (g_str_has_prefix (text + at, one->related));
  }
}

/* The base has the finding by itself: it stays there, and nothing of the variant is blamed. */
static void
test_base_is_to_blame (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  TcReport *report;

  folder_write_base (folder, "<place counter=\"2c\" area=\"ford\"/>",
                     "<place counter=\"2c\" area=\"paris\"/>");
  folder_write_variant (folder, VARIANT, BASE,
                        "<area-board><area id=\"moor\" name=\"Fen\"/></area-board>\n");
  build = folder_build (folder, VARIANT);
  report = tc_build_get_report (build);
  g_assert_cmpuint (tc_report_get_n (report), ==, 1);
  g_assert_cmpstr (tc_report_get (report, 0)->code, ==, "SET008");
  g_assert_true (tc_report_get (report, 0)->source == tc_build_get_base (build));
}

/* A misspelt key changes nothing, and what follows from that is not said. */
static void
test_consequences (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  TcReport *report;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE,
                        "<order-of-battle><remove><unit id=\"2c\"/></remove></order-of-battle>\n"
                        "<setups><fixed-setup id=\"tinny\"><remove><place counter=\"2c\"/></remove>"
                        "</fixed-setup></setups>\n");
  build = folder_build (folder, VARIANT);
  report = tc_build_get_report (build);
  folder_show (build);
  g_assert_cmpuint (tc_report_get_n (report), >=, 1);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_assert_true (tc_report_get (report, i)->source == tc_build_get_source (build));
}

/* -- Comments that ignore it -- */

#define WEAKER  "<full attack=\"1\" defence=\"4\" movement=\"1\"/>"
#define COMMENT "<!-- turncoat: ignore NUM003: a weak corps -->"
#define IGNORED                                                                                    \
  "<order-of-battle><unit id=\"2-corps\">" COMMENT WEAKER "</unit></order-of-battle>\n"
#define MISSPELT "<area-board><area id=\"moor\" name=\"Fen\" terrain=\"clera\"/></area-board>\n"

/* Written where it is shown, it hides what shows in the base. */
static void
test_ignore (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) after = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) text = NULL;
  g_autofree char *path = g_build_filename (folder->path, VARIANT, NULL);
  const TcFinding *finding;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE,
                        "<order-of-battle><unit id=\"2-corps\">" WEAKER
                        "</unit></order-of-battle>\n");
  build = folder_build (folder, VARIANT);
  finding = folder_find (build, "NUM003", VARIANT, "full");
  g_assert_nonnull (finding);
  edits = tc_report_make_ignore (tc_build_get_report (build), finding, "a weak corps", NULL);
  text = tc_edits_apply (edits, tc_build_get_source (build), NULL);
  g_assert_true (g_file_set_contents (path, tc_source_get_text (text, NULL), -1, NULL));
  after = folder_build (folder, VARIANT);
  folder_show (after);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (after)), ==, 0);
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (after)), ==, 1);
}

/* What is ignored keeps no fix of something else from being offered, and is ignored after it. */
static void
test_fix_beside_ignored (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;
  g_autoptr (TcBuild) fixed = NULL;
  const TcFinding *finding;
  guint n_fixed;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE, MISSPELT IGNORED);
  build = folder_build (folder, VARIANT);
  folder_show (build);
  finding = folder_find (build, "REF001", VARIANT, "clera");
  g_assert_true (finding != NULL && finding->fixes != NULL);
  fixed = tc_build_fix (build, NULL, TC_FIX_ANY, &n_fixed);
  folder_show (fixed);
  g_assert_cmpuint (n_fixed, ==, 1);
  g_assert_null (folder_find (fixed, "REF001", VARIANT, "clera"));
  g_assert_null (folder_find (fixed, "IGN005", VARIANT, COMMENT));
  g_assert_cmpuint (tc_report_get_n_ignored (tc_build_get_report (fixed)), ==, 1);
}

/* As long as the variant cannot be judged, nobody says that the comment is needless. */
static void
test_ignore_beside_error (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE, IGNORED "<rules><stacking limt=\"3\"/></rules>\n");
  build = folder_build (folder, VARIANT);
  folder_show (build);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 1);
  g_assert_cmpstr (tc_report_get (tc_build_get_report (build), 0)->code, ==, "SCH007");
}

/* What the variant no longer does is not ignored. */
static void
test_needless_ignore (Folder *folder, gconstpointer data)
{
  g_autoptr (TcBuild) build = NULL;

  folder_write_base (folder, NULL, NULL);
  folder_write_variant (folder, VARIANT, BASE,
                        "<order-of-battle><unit id=\"2-corps\">" COMMENT
                        "<full attack=\"6\" defence=\"4\" movement=\"1\"/></unit>"
                        "</order-of-battle>\n");
  build = folder_build (folder, VARIANT);
  g_assert_cmpuint (tc_report_get_n (tc_build_get_report (build)), ==, 1);
  g_assert_cmpstr (tc_report_get (tc_build_get_report (build), 0)->code, ==, "IGN005");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/variant/blame/", cases[i].name, NULL);

    g_test_add (path, Folder, &cases[i], folder_set_up, test_blame, folder_tear_down);
  }
  g_test_add ("/variant/blame/base", Folder, NULL, folder_set_up, test_base_is_to_blame,
              folder_tear_down);
  g_test_add ("/variant/blame/consequences", Folder, NULL, folder_set_up, test_consequences,
              folder_tear_down);
  g_test_add ("/variant/blame/ignore", Folder, NULL, folder_set_up, test_ignore, folder_tear_down);
  g_test_add ("/variant/blame/fix-beside-ignored", Folder, NULL, folder_set_up,
              test_fix_beside_ignored, folder_tear_down);
  g_test_add ("/variant/blame/ignore-beside-error", Folder, NULL, folder_set_up,
              test_ignore_beside_error, folder_tear_down);
  g_test_add ("/variant/blame/needless-ignore", Folder, NULL, folder_set_up, test_needless_ignore,
              folder_tear_down);

  return g_test_run ();
}
