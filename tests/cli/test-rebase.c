/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* A variant and a base that moves under it: one change stays, one is made by the base itself, one
 * is in conflict, and what it removes is gone. */

#define VARIANT(moor, link)                                                                        \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"%s\">\n"                   \
  "  <area-board>\n" link "    <!-- Wet -->\n" moor                                                \
  "    <area id=\"ford\" name=\"Deep ford\" was-name=\"Ford\"/>\n"                                 \
  "    <area id=\"ridge\" name=\"High ridge\" was-name=\"Ridge\"/> <!-- high -->\n"                \
  "  </area-board>\n"                                                                              \
  "</variant>\n"

#define MOOR "    <area id=\"moor\" name=\"Wet moor\" was-name=\"Moor\"/>\n"
#define LINK "    <remove>\n      <link a=\"dyke\" b=\"moor\"/>\n    </remove>\n"

static char *
dup_variant (const char *format, const char *base)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);

  return g_strjoin (base, parts[0], parts[1], NULL);
}

static void
replace (GString *text, const char *from, const char *to)
{
  g_assert_cmpuint (g_string_replace (text, from, to, 0), ==, 1);
}

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *variant = dup_variant (VARIANT (MOOR, LINK), "base.scenario.xml");
  g_autoptr (GString) moved = g_string_new (base);

  replace (moved, "name=\"Moor\"", "name=\"Wet moor\"");
  replace (moved, "name=\"Ridge\"", "name=\"Low ridge\"");
  replace (moved, "    <link a=\"dyke\" b=\"moor\"/>\n", "");
  shell_write (shell, "base.scenario.xml", base);
  shell_write (shell, "new.scenario.xml", moved->str);
  shell_write (shell, "v.scenario.xml", variant);
}

#define CHAIN(base, body)                                                                          \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"" base "\">\n"             \
  "  <area-board>" body "</area-board>\n</variant>\n"

/* A variant of a variant: a conflict is shown in the file that has the value. */
static void
test_chain (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write (shell, "one.scenario.xml",
               CHAIN ("base.scenario.xml", "<area id=\"moor\" name=\"Fen\"/>"));
  shell_write (shell, "two.scenario.xml",
               CHAIN ("one.scenario.xml", "<area id=\"moor\" name=\"Bog\" was-name=\"Marsh\"/>"
                                          "<area id=\"ford\" name=\"F\" was-name=\"Furt\"/>"));
  shell_run (shell, "rebase two.scenario.xml one.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "one.scenario.xml:2:37: note: The base is here");
  assert_has (shell->err, "base.scenario.xml:64:27: note: The base is here");
  assert_has (shell->err, "two.scenario.xml: 0 applied, 0 obsolete and left out, 2 in conflict");
  shell_run (shell, "info two.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Variant of              one.scenario.xml\n"
                          "                        base.scenario.xml\n");
  shell_run (shell, "info base.scenario.xml", NULL);
  g_assert_null (strstr (shell->out, "Variant of"));
  shell_run_any (shell, "rm base.scenario.xml", NULL);
  shell_run (shell, "rebase two.scenario.xml one.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "one.scenario.xml:1:65: error[VAR001]: The base cannot be read");
  assert_has (shell->err, "help: Write the path from the folder of this variant to its base");
  assert_has (shell->err, "nothing was written");
}

static void
test_same_base (Shell *shell, gconstpointer data)
{
  g_autofree char *before = NULL;

  write_files (shell);
  before = shell_read (shell, "v.scenario.xml");
  shell_run (shell, "rebase v.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, before);
  assert_has (shell->err, "4 applied, 0 obsolete and left out, 0 in conflict");
}

static void
test_moved_base (Shell *shell, gconstpointer data)
{
  g_autofree char *expected = dup_variant (VARIANT ("", ""), "new.scenario.xml");
  g_autofree char *after = NULL;

  write_files (shell);
  shell_run (shell, "rebase v.scenario.xml new.scenario.xml -o v.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "error[VAR005]: The base has changed: name was \"Ridge\" and is "
                          "\"Low ridge\" now");
  assert_has (shell->err, "1 applied, 2 obsolete and left out, 1 in conflict");
  after = shell_read (shell, "v.scenario.xml");
  g_assert_cmpstr (after, ==, expected);
  shell_run (shell, "validate v.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpuint (shell_count (shell->out, "error["), ==, 1);
}

/* The conflict about the ridge: the change stays and knows the base, or goes. */
static void
test_choice (Shell *shell, gconstpointer data)
{
  g_autofree char *theirs = NULL;
  g_autofree char *ours = NULL;

  write_files (shell);
  shell_run (shell, "rebase --ours v.scenario.xml new.scenario.xml -o ours.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "2 applied, 2 obsolete and left out, 0 in conflict");
  assert_has (shell->err, "conflicts settled: 1");
  ours = shell_read (shell, "ours.scenario.xml");
  assert_has (ours, "name=\"High ridge\" was-name=\"Low ridge\"/> <!-- high -->");
  shell_run (shell, "validate ours.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "rebase --theirs v.scenario.xml new.scenario.xml -o theirs.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "1 applied, 2 obsolete and left out, 0 in conflict");
  theirs = shell_read (shell, "theirs.scenario.xml");
  g_assert_null (strstr (theirs, "ridge"));
  assert_has (theirs, "name=\"Deep ford\"");
  assert_has (theirs, "<!-- Wet -->");
  shell_run (shell, "validate theirs.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "rebase --ours --theirs v.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 2);
}

/* What the new base does not have can only be dropped; whole elements and what is removed are told
 * by digests. */
static void
test_choice_of_gone (Shell *shell, gconstpointer data)
{
  static const char variant[] =
    "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\">\n"
    "  <about was=\"0123456789abcdef\">\n    <p>Ours.</p>\n  </about>\n"
    "  <area-board>\n"
    "    <area id=\"fort\" name=\"New\" was-name=\"Old\"/>\n"
    "  </area-board>\n</variant>\n";
  g_autofree char *theirs = NULL;

  write_files (shell);
  shell_write (shell, "v.scenario.xml", variant);
  shell_run (shell, "rebase --ours v.scenario.xml base.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->err, "error[VAR004]");
  g_assert_null (strstr (shell->err, "VAR005"));
  assert_has (shell->out, "<p>Ours.</p>");
  g_assert_null (strstr (shell->out, "0123456789abcdef"));
  shell_run (shell, "rebase --theirs v.scenario.xml base.scenario.xml -o t.scenario.xml", NULL);
  assert_status (shell, 0);
  theirs = shell_read (shell, "t.scenario.xml");
  g_assert_null (strstr (theirs, "Ours."));
  g_assert_null (strstr (theirs, "fort"));
}

static void
test_refused (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "rebase base.scenario.xml new.scenario.xml", NULL);
  assert_status (shell, 2);
  assert_has (shell->err, "is not a variant");
  shell_run (shell, "rebase v.scenario.xml badge", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "VAR003");
  shell_run (shell, "rebase v.scenario.xml none.scenario.xml", NULL);
  assert_status (shell, 3);
  shell_run (shell, "rebase v.scenario.xml", NULL);
  assert_status (shell, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/rebase/same-base", test_same_base);
  shell_add_test ("/cli/rebase/chain", test_chain);
  shell_add_test ("/cli/rebase/moved-base", test_moved_base);
  shell_add_test ("/cli/rebase/choice", test_choice);
  shell_add_test ("/cli/rebase/choice-of-gone", test_choice_of_gone);
  shell_add_test ("/cli/rebase/refuses", test_refused);

  return g_test_run ();
}
