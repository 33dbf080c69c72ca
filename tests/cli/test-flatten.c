/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* Variants on the command line: every command takes them, and flatten shows what they come to. */

#define HEAD                                                                                       \
  "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" extends=\"base.scenario.xml\""

#define GOOD                                                                                       \
  HEAD " id=\"wet\" title=\"Wet\">\n  <area-board><area id=\"ford\" terrain=\"forest\" "           \
       "was-terrain=\"clear\"/></area-board>\n</variant>\n"

#define BAD HEAD "><area-board><area id=\"mor\" terrain=\"clear\"/></area-board></variant>\n"

static void
write_files (Shell *shell)
{
  g_autofree char *base = shell_dup_fixture ();

  shell_write (shell, "base.scenario.xml", base);
  shell_write (shell, "v.scenario.xml", GOOD);
  shell_write (shell, "bad.scenario.xml", BAD);
}

static void
test_flatten (Shell *shell, gconstpointer data)
{
  g_autofree char *base = shell_dup_fixture ();
  g_autofree char *whole = NULL;

  write_files (shell);
  shell_run (shell, "flatten v.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "<scenario xmlns");
  assert_has (shell->out, "title=\"Wet\"");
  assert_has (shell->out, "nation=\"france\" terrain=\"forest\" x=\"400\"");
  shell_run (shell, "flatten v.scenario.xml -o whole.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  whole = shell_read (shell, "whole.scenario.xml");
  shell_run (shell, "flatten whole.scenario.xml", NULL);
  g_assert_cmpstr (shell->out, ==, whole);
  shell_run (shell, "flatten base.scenario.xml", NULL);
  g_assert_cmpstr (shell->out, ==, base);
  shell_run (shell, "flatten -", GOOD);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, whole);
}

/* One file has one line end: that of its base. */
static void
test_line_ends (Shell *shell, gconstpointer data)
{
  static const char *const ends[] = { "\n", "\r\n", "\r" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    for (guint k = 0; k < G_N_ELEMENTS (ends); k++) {
      g_autoptr (GString) base = g_string_new (NULL);
      g_autoptr (GString) variant = g_string_new (
        HEAD ">\n  <about><p>Wet.\nVery.</p></about>\n  <order-of-battle>\n    <unit id=\"late\" "
             "was=\"\" name=\"Late\" nation=\"belgium\" class=\"infantry\" size=\"corps\">\n"
             "      <full attack=\"1\" defence=\"1\" movement=\"1\"/>\n    </unit>\n"
             "  </order-of-battle>\n</variant>\n");
      g_autoptr (GString) out = NULL;
      g_autofree char *fixture = shell_dup_fixture ();
      guint n;

      g_string_append (base, fixture);
      g_string_replace (base, "\n", ends[i], 0);
      g_string_replace (variant, "\n", ends[k], 0);
      shell_write (shell, "base.scenario.xml", base->str);
      shell_write (shell, "v.scenario.xml", variant->str);
      shell_run (shell, "flatten v.scenario.xml", NULL);
      assert_status (shell, 0);
      assert_has (shell->out, "id=\"late\"");
      out = g_string_new (shell->out);
      n = g_string_replace (out, ends[i], "", 0);
      g_assert_cmpuint (n, >, 10);
      g_assert_null (strpbrk (out->str, "\r\n"));
    }
}

static void
test_flatten_refused (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "flatten bad.scenario.xml -o whole.scenario.xml", NULL);
  assert_status (shell, 1);
  g_assert_cmpstr (shell->out, ==, "");
  assert_has (shell->err, "VAR004");
  assert_has (shell->err, "Did you mean \"moor\"?");
  shell_run (shell, "flatten whole.scenario.xml", NULL);
  assert_status (shell, 3);
  shell_run (shell, "flatten", NULL);
  assert_status (shell, 2);
  shell_run (shell, "flatten a b", NULL);
  assert_status (shell, 2);
}

static void
test_validate (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "validate --cross-check v.scenario.xml", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  shell_run (shell, "validate bad.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "bad.scenario.xml:1:");
  assert_has (shell->out, "base.scenario.xml:20:3: note: The base is here");
}

/* The same seed gives the same game with the variant and with the whole file, and a replay of the
 * one plays on the other. */
static void
test_play (Shell *shell, gconstpointer data)
{
  g_autofree char *log = NULL;
  g_autofree char *statistics = NULL;

  write_files (shell);
  shell_run (shell, "flatten v.scenario.xml -o whole.scenario.xml", NULL);
  shell_run (shell, "play v.scenario.xml --bots random --seed 7 --save game.replay", NULL);
  assert_status (shell, 0);
  log = g_strdup (shell->out);
  shell_run (shell, "play whole.scenario.xml --bots random --seed 7", NULL);
  g_assert_cmpstr (shell->out, ==, log);
  shell_run (shell, "replay game.replay --scenario whole.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "simulate v.scenario.xml --games 5 --seed 7 --format csv", NULL);
  assert_status (shell, 0);
  statistics = g_strdup (strstr (shell->out, "\nbot,"));
  shell_run (shell, "simulate whole.scenario.xml --games 5 --seed 7 --format csv", NULL);
  g_assert_cmpstr (strstr (shell->out, "\nbot,"), ==, statistics);
}

static void
test_info_and_fmt (Shell *shell, gconstpointer data)
{
  write_files (shell);
  shell_run (shell, "info v.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "Wet\n");
  assert_has (shell->out, "v.scenario.xml");
  shell_run (shell, "fmt v.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "fmt --check v.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate v.scenario.xml", NULL);
  assert_status (shell, 0);
}

/* The variants that come with Turncoat are in order, can be played, and are the designer's. */
static void
test_shipped (Shell *shell, gconstpointer data)
{
  static const char *const names[] = { "dyle-breda", "fifteen-turns", "weaker-luftwaffe",
                                       "redoubt",    "long-night",    "paris-stands-firm" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *validate = g_strdup_printf ("validate --cross-check %s", names[i]);
    g_autofree char *flatten = g_strdup_printf ("flatten %s", names[i]);
    g_autofree char *simulate =
      g_strdup_printf ("simulate %s --games 3 --seed 1 --format csv", names[i]);
    g_autofree char *id = g_strdup_printf (" id=\"%s\"", names[i]);

    shell_run (shell, validate, NULL);
    assert_status (shell, 0);
    g_assert_cmpstr (shell->out, ==, "");
    shell_run (shell, flatten, NULL);
    assert_has (shell->out, id);
    /* All of Tannenbaum is the designer's, and says so once. */
    if (strcmp (names[i], "redoubt") == 0) {
      assert_has (shell->out, "May 1940\" src=\"designer\">\n  <about>");
    } else {
      assert_has (shell->out, "title:designer");
      assert_has (shell->out, "<about src=\"designer\">");
    }
    shell_run (shell, simulate, NULL);
    assert_status (shell, 0);
    assert_has (shell->out, "\nbot,");
  }
}

/* The first example of the manual is a variant of what comes with Turncoat. */
static void
test_manual (Shell *shell, gconstpointer data)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("TURNCOAT_DATA_DIR"), "docs", "variants.md", NULL);
  g_autofree char *manual = NULL;
  g_autofree char *example = NULL;
  const char *start;
  const char *end;

  g_assert_true (g_file_get_contents (path, &manual, NULL, NULL));
  start = strstr (manual, "```xml\n");
  g_assert_nonnull (start);
  start += strlen ("```xml\n");
  end = strstr (start, "```");
  g_assert_nonnull (end);
  example = g_strndup (start, (gsize) (end - start));
  shell_write (shell, "example.scenario.xml", example);
  shell_run (shell, "new betrayal-1940", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate example.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_run (shell, "flatten example.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->out, "id=\"fen\" name=\"Fen\"");
  g_assert_null (strstr (shell->out, "<link a=\"sedan\" b=\"verdun\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shell_add_test ("/cli/flatten/writes", test_flatten);
  shell_add_test ("/cli/flatten/line-ends", test_line_ends);
  shell_add_test ("/cli/flatten/refuses", test_flatten_refused);
  shell_add_test ("/cli/flatten/manual", test_manual);
  shell_add_test ("/cli/variant/shipped", test_shipped);
  shell_add_test ("/cli/variant/validate", test_validate);
  shell_add_test ("/cli/variant/play", test_play);
  shell_add_test ("/cli/variant/info-and-fmt", test_info_and_fmt);

  return g_test_run ();
}
