/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

#define VARIANT(id)                                                                                \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\">\n"    \
  "  <area-board><area id=\"" id "\" terrain=\"forest\"/></area-board>\n</variant>\n"

static void
write_base (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
}

/* The id goes, and every reference with it; the name and other words stay. */
static void
test_rename (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *written = NULL;
  guint n = shell_count (base, "\"ford\"");

  write_base (shell);
  shell_run (shell, "rename base.scenario.xml area ford deep-ford", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->err, ==, "");
  written = shell_read (shell, "base.scenario.xml");
  g_assert_cmpuint (n, >, 3);
  g_assert_cmpuint (shell_count (written, "\"ford\""), ==, 0);
  g_assert_cmpuint (shell_count (written, "\"deep-ford\""), ==, n);
  assert_has (written, "id=\"deep-ford\" name=\"Ford\"");
  shell_run (shell, "validate base.scenario.xml", NULL);
  assert_status (shell, 0);
}

static void
test_elsewhere (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *after = NULL;
  g_autofree char *other = NULL;

  write_base (shell);
  shell_run (shell, "rename base.scenario.xml area ford furt --diff", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "\n-    <link a=\"paris\" b=\"ford\"/>\n");
  assert_has (shell->out, "\n+    <link a=\"paris\" b=\"furt\"/>\n");
  shell_run (shell, "rename base.scenario.xml area ford furt -o other.scenario.xml", NULL);
  assert_status (shell, 0);
  after = shell_read (shell, "base.scenario.xml");
  g_assert_cmpstr (after, ==, base);
  other = shell_read (shell, "other.scenario.xml");
  assert_has (other, "id=\"furt\"");
}

/* A key that is one of its parent's: the table has to be named. */
static void
test_several (Shell *shell, gconstpointer data)
{
  g_autofree char *written = NULL;

  write_base (shell);
  shell_run (shell, "rename base.scenario.xml bombardment-table/column value-1 one-fighter", NULL);
  assert_status (shell, 0);
  shell_run (shell, "rename base.scenario.xml column one-fighter single", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "there are several column \"one-fighter\". Write one of: "
                          "tables/intercept-table/column, tables/bombardment-table/column.");
  shell_run (shell, "rename base.scenario.xml tables/intercept-table/column one-fighter single",
             NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate base.scenario.xml", NULL);
  assert_status (shell, 0);
  written = shell_read (shell, "base.scenario.xml");
  assert_has (written, "<column id=\"single\" fighters=\"1\"/>");
  assert_has (written, "<column id=\"one-fighter\" value=\"1\"/>");
}

static void
test_variants (Shell *shell, gconstpointer data)
{
  write_base (shell);
  shell_write (shell, "v.scenario.xml", VARIANT ("ford"));
  shell_write (shell, "w.scenario.xml", VARIANT ("moor"));
  shell_run (shell, "rename base.scenario.xml area ford furt", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "v.scenario.xml:2:25: error[VAR004]");
  assert_has (shell->err, "v.scenario.xml: this variant still uses \"ford\"");
  g_assert_null (strstr (shell->err, "w.scenario.xml"));
}

#define ADDS                                                                                       \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\">\n"    \
  "  <area-board>\n"                                                                               \
  "    <!-- Between the two. -->\n"                                                                \
  "    <area id=\"ford-2\" name=\"Second Ford\" terrain=\"clear\" nation=\"belgium\" x=\"900\" "   \
  "y=\"550\">\n"                                                                                   \
  "      <outline><point x=\"850\" y=\"500\"/><point x=\"990\" y=\"500\"/>"                        \
  "<point x=\"990\" y=\"590\"/></outline>\n"                                                       \
  "    </area>\n"                                                                                  \
  "    <link a=\"ford\" b=\"ford-2\"/>\n"                                                          \
  "  </area-board>\n</variant>\n"

/* What a variant adds is its own to rename: there, and in its references; nothing else moves. */
static void
test_in_variant (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *wanted = NULL;
  g_autofree char *written = NULL;
  g_autofree char *after = NULL;
  g_auto (GStrv) parts = g_strsplit (ADDS, "\"ford-2\"", -1);

  write_base (shell);
  shell_write (shell, "v.scenario.xml", ADDS);
  shell_run (shell, "rename v.scenario.xml area ford-2 ridge", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "already another area \"ridge\"");
  shell_run (shell, "rename v.scenario.xml area ford-2 shallows", NULL);
  g_assert_cmpstr (shell->err, ==, "");
  assert_status (shell, 0);
  written = shell_read (shell, "v.scenario.xml");
  wanted = g_strjoinv ("\"shallows\"", parts);
  g_assert_cmpstr (written, ==, wanted);
  after = shell_read (shell, "base.scenario.xml");
  g_assert_cmpstr (after, ==, base);

  shell_run (shell, "rename v.scenario.xml area ford furt", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "area \"ford\" comes from ");
  assert_has (shell->err, "base.scenario.xml: rename it there");
  shell_run (shell, "rename v.scenario.xml area fjord furt", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "v.scenario.xml has no area \"fjord\". Did you mean \"ford\"?");
}

static void
test_refused (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *after = NULL;

  write_base (shell);
  shell_run (shell, "rename base.scenario.xml are ford furt", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "there is no kind \"are\". Did you mean \"area\"?");
  shell_run (shell, "rename base.scenario.xml area riidge furt", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "has no area \"riidge\". Did you mean \"ridge\"?");
  shell_run (shell, "rename base.scenario.xml area ford Furt", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "\"Furt\" cannot be the new id: expected");
  shell_run (shell, "rename base.scenario.xml area ford moor", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "already another area \"moor\"");
  after = shell_read (shell, "base.scenario.xml");
  g_assert_cmpstr (after, ==, base);
  shell_write_edited (shell, "bad.scenario.xml", "name=\"Ford\"", "nmae=\"Ford\"");
  shell_run (shell, "rename bad.scenario.xml area ford furt", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "fix this first");
  shell_run (shell, "rename base.scenario.xml area ford", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/rename/rename", test_rename);
  shell_add_test ("/cli/rename/elsewhere", test_elsewhere);
  shell_add_test ("/cli/rename/several", test_several);
  shell_add_test ("/cli/rename/variants", test_variants);
  shell_add_test ("/cli/rename/in-variant", test_in_variant);
  shell_add_test ("/cli/rename/refuses", test_refused);

  return g_test_run ();
}
