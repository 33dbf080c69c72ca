/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

#define HEAD                                                                                       \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\""

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write_edited (shell, "new.scenario.xml", "nation=\"belgium\" terrain=\"forest\"",
                      "nation=\"belgium\" terrain=\"clear\"");
  shell_write (shell, "v.scenario.xml",
               HEAD "><area-board><area id=\"ford\" terrain=\"forest\" "
                    "was-terrain=\"clear\"/></area-board></variant>\n");
}

static void
test_files (Shell *shell, gconstpointer data)
{
  g_autofree char *written = NULL;

  write_files (shell);
  shell_run (shell, "diff base.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Moor: terrain Forest becomes Clear\n");
  g_assert_cmpstr (shell->err, ==, "");
  shell_run (shell, "diff new.scenario.xml base.scenario.xml", NULL);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Moor: terrain Clear becomes Forest\n");
  shell_run (shell, "diff base.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  shell_run (shell, "diff base.scenario.xml new.scenario.xml -o d.txt", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  written = shell_read (shell, "d.txt");
  g_assert_cmpstr (written, ==, "Map\n  ~ Moor: terrain Forest becomes Clear\n");
}

/* Layout and comments are no differences, standard input is a file like any other. */
static void
test_stdin (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autoptr (GString) text = g_string_new (base);

  write_files (shell);
  g_string_replace (text, "<area ", "<!-- here -->\n<area\n   ", 0);
  shell_run (shell, "diff base.scenario.xml -", text->str);
  assert_status (shell, 0);
  shell_run (shell, "diff - new.scenario.xml", text->str);
  assert_status (shell, 1);
  assert_has (shell->out, "Moor: terrain Forest becomes Clear");
  shell_run (shell, "diff - -", text->str);
  assert_status (shell, 2);
}

static void
test_variant (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "diff v.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Ford: terrain Clear becomes Forest\n");
  shell_run (shell, "diff v.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Ford: terrain Forest becomes Clear\n");
  shell_run (shell, "diff --format json v.scenario.xml", NULL);
  assert_has (shell->out, "\"file\" : \"v.scenario.xml\"");
  assert_has (shell->out, "\"file\" : \"base.scenario.xml\"");
  shell_run (shell, "diff base.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "base.scenario.xml is not a variant, so two files are needed.");
  shell_write (shell, "lost.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"nowhere.scenario.xml\"/>\n");
  shell_run (shell, "diff lost.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "VAR001");
}

static void
run_git (Shell *shell, const char *arguments)
{
  g_autofree char *command =
    g_strdup_printf ("git -c user.name=Anna -c user.email=anna@example.org %s", arguments);

  shell_run_any (shell, command, NULL);
  assert_status (shell, 0);
}

/* A file of a revision, and a variant with its base of that revision, wherever one stands. */
static void
test_revision (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();

  write_files (shell);
  shell_write (shell, "maps/base.scenario.xml", base);
  shell_write (shell, "maps/more/v.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"../base.scenario.xml\"/>\n");
  run_git (shell, "init -q");
  run_git (shell, "add .");
  run_git (shell, "commit -q -m first");
  shell_write_edited (shell, "base.scenario.xml", "name=\"Moor\"", "name=\"Heath\"");
  shell_write_edited (shell, "maps/base.scenario.xml", "name=\"Moor\"", "name=\"Heath\"");
  shell_run (shell, "diff HEAD:base.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Moor: name \"Moor\" becomes \"Heath\"\n");
  shell_run (shell, "diff HEAD:./base.scenario.xml HEAD:base.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "diff HEAD:maps/more/v.scenario.xml maps/more/v.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Moor: name \"Moor\" becomes \"Heath\"\n");
  shell_run (shell, "diff HEAD:v.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "Map\n  ~ Ford: terrain Clear becomes Forest\n");
  shell_run (shell, "diff HEAD:nowhere.xml base.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "HEAD:nowhere.xml cannot be read from git: ");
  shell_run (shell, "diff -- --batch:x base.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "is not a file of a revision");
}

/* With textconv git shows values in place of the lines of the file, also of a variant. */
static void
test_textconv (Shell *shell, gconstpointer data)
{
  g_autofree char *textconv = g_strdup_printf (
    "config diff.scenario.textconv \"%s diff --textconv\"", g_getenv ("TURNCOAT_PROGRAM"));

  write_files (shell);
  shell_run (shell, "diff --textconv base.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\narea-board/area[moor]/@terrain = forest\n");
  run_git (shell, "init -q");
  run_git (shell, textconv);
  shell_write (shell, ".gitattributes", "*.scenario.xml diff=scenario\n");
  run_git (shell, "add .");
  run_git (shell, "commit -q -m first");
  shell_write_edited (shell, "base.scenario.xml", "name=\"Moor\"", "\n  name=\"Heath\"");
  shell_write (shell, "v.scenario.xml",
               HEAD "><area-board><area id=\"ford\" terrain=\"mountain\" "
                    "was-terrain=\"clear\"/></area-board></variant>\n");
  run_git (shell, "diff");
  assert_has (shell->out, "\n-area-board/area[moor]/@name = Moor\n+area-board/area[moor]/@name = "
                          "Heath\n");
  assert_has (shell->out, "\n-area-board/area[ford]/@terrain = forest\n"
                          "+area-board/area[ford]/@terrain = mountain\n");
  g_assert_cmpuint (shell_count (shell->out, "\n-a"), ==, 2);
  shell_write (shell, "broken.scenario.xml", "<scenario oh no\n");
  shell_run (shell, "diff --textconv broken.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "<scenario oh no\n");
}

static void
test_formats (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_write_edited (shell, "odd.scenario.xml", "name=\"Moor\"",
                      "name=\"&lt;b&gt; *Moor* @x #1\"");
  shell_run (shell, "diff --format markdown base.scenario.xml odd.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==,
                   "### base.scenario.xml → odd.scenario.xml\n\n**Map**\n\n- Moor: name \"Moor\" "
                   "becomes \"&#60;b&#62; &#42;Moor&#42; &#64;x &#35;1\"\n");
  shell_run (shell, "diff --format markdown base.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "No differences.");
  shell_run (shell, "diff --color always base.scenario.xml new.scenario.xml", NULL);
  assert_has (shell->out, "\033[1mMap\033[0m\n");
  shell_run (shell, "diff --format jason base.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "--format takes one of human, json, markdown");
}

/* Nothing that went wrong may look like "no differences". */
static void
test_trouble (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_write_edited (shell, "faulty.scenario.xml", "<area-board ", "<area-bord/><area-board ");
  shell_write (shell, "broken.scenario.xml", "<scenario oh no\n");
  shell_run (shell, "diff base.scenario.xml faulty.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "faulty.scenario.xml has 1 error, so that a difference may be missing.");
  shell_run (shell, "diff new.scenario.xml faulty.scenario.xml", NULL);
  assert_status (shell, 1);
  shell_run (shell, "diff base.scenario.xml broken.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "broken.scenario.xml cannot be compared until these problems are fixed.");
  shell_run (shell, "diff base.scenario.xml badge", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "are scenarios of different games");
  shell_run (shell, "diff base.scenario.xml nowhere.scenario.xml", NULL);
  assert_status (shell, 2);
  shell_run (shell, "diff base.scenario.xml new.scenario.xml -o no/such/folder/d.txt", NULL);
  assert_status (shell, 2);
  shell_run (shell, "diff", NULL);
  assert_status (shell, 2);
  shell_run (shell, "diff a b c", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/diff/files", test_files);
  shell_add_test ("/diff/stdin", test_stdin);
  shell_add_test ("/diff/variant", test_variant);
  shell_add_test ("/diff/revision", test_revision);
  shell_add_test ("/diff/textconv", test_textconv);
  shell_add_test ("/diff/formats", test_formats);
  shell_add_test ("/diff/trouble", test_trouble);

  return g_test_run ();
}
