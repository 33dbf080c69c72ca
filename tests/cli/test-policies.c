/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* What validate makes of a project's settings and baseline. */

#define GOOD   "terrain=\"forest\" x=\"600\" y=\"200\""
#define WARNED "terrain=\"forest\" x=\"800\" y=\"200\"" /* a centre outside its outline: BRD006 */
#define WRONG  "terrain=\"frest\" x=\"600\" y=\"200\""

static void
test_severity (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "maps/a.scenario.xml", GOOD, WARNED);
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 0);
  shell_write (shell, ".turncoat.ini", "[validate]\nfail-on=warning\n");
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 1);
  shell_run (shell, "validate --fail-on error maps", NULL);
  assert_status (shell, 0);
  shell_run (shell, "validate --no-settings maps", NULL);
  assert_status (shell, 0);

  /* The nearest settings hold, and they alone. */
  shell_write (shell, "maps/.turncoat.ini", "[severity]\nBRD006=error\n");
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "error[BRD006]");
  shell_write (shell, "maps/.turncoat.ini", "[severity]\nBRD006=off\n");
  shell_run (shell, "validate --fail-on note maps", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
}

/* Files of many folders in one run: each has the settings of its own folder. */
static void
test_folders (Shell *shell, gconstpointer data)
{
  shell_write (shell, "a/.turncoat.ini", "[severity]\nBRD006=error\n");
  shell_write (shell, "b/c/.turncoat.ini", "[severity]\nBRD006=off\n");
  for (guint i = 0; i < 3; i++) {
    static const char *const names[] = { "a/1.scenario.xml", "b/2.scenario.xml",
                                         "b/c/3.scenario.xml" };

    shell_write_edited (shell, names[i], GOOD, WARNED);
  }
  shell_run (shell, "validate --jobs 3 b a", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "a/1.scenario.xml:40:70: error[BRD006]");
  assert_has (shell->out, "b/2.scenario.xml:40:70: warning[BRD006]");
  g_assert_null (strstr (shell->out, "3.scenario.xml"));
}

static void
test_wrong_settings (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "a.scenario.xml", GOOD, GOOD " ");
  shell_write_edited (shell, "b.scenario.xml", GOOD, GOOD " ");
  shell_write (shell, ".turncoat.ini", "[validate]\nfailon=warning\n");
  shell_run (shell, "validate a.scenario.xml b.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, ".turncoat.ini:2:1: error[CFG003]: There is no setting \"failon\"");
  assert_has (shell->out, "help: Did you mean \"fail-on\"?");
  g_assert_cmpuint (shell_count (shell->out, "CFG003"), ==, 1);
  g_assert_cmpstr (shell->err, ==, "2 files checked, 1 error.\n");
}

static void
test_exclude (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "maps/a.scenario.xml", GOOD, GOOD " ");
  shell_write_edited (shell, "maps/drafts/b.scenario.xml", GOOD, WRONG);
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 1);
  shell_run (shell, "validate --exclude */drafts/* maps", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "1 file checked");
  shell_write (shell, ".turncoat.ini", "[validate]\nexclude=maps/drafts/*\n");
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 0);

  /* What is named is checked. */
  shell_run (shell, "validate maps/drafts/b.scenario.xml", NULL);
  assert_status (shell, 1);
}

static void
test_baseline (Shell *shell, gconstpointer data)
{
  g_autofree char *known = NULL;
  g_autofree char *text = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *pruned = NULL;

  shell_write_edited (shell, "maps/a.scenario.xml", GOOD, WRONG);
  shell_run (shell, "validate --write-baseline known.json maps", NULL);
  assert_status (shell, 0);
  known = shell_read (shell, "known.json");
  assert_has (known, "\"file\": \"maps/a.scenario.xml\", \"code\": \"REF001\"");
  assert_has (known, "\"place\": \"area-board/area[moor]/@terrain\", \"count\": 1");
  shell_run (shell, "validate --baseline known.json maps", NULL);
  assert_status (shell, 0);
  g_assert_cmpstr (shell->out, ==, "");
  g_assert_cmpstr (shell->err, ==, "1 file checked, 1 known, no problems.\n");

  /* On another line it is the same problem; another one is new. */
  text = shell_read (shell, "maps/a.scenario.xml");
  moved = g_strconcat (strstr (text, "<scenario"), NULL);
  shell_write (shell, "maps/a.scenario.xml", moved);
  shell_write (shell, ".turncoat.ini", "[validate]\nbaseline=known.json\n");
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 0);
  shell_write_edited (shell, "maps/b.scenario.xml", GOOD, WRONG);
  shell_run (shell, "validate maps", NULL);
  assert_status (shell, 1);
  g_assert_cmpuint (shell_count (shell->out, "error["), ==, 1);
  assert_has (shell->out, "maps/b.scenario.xml:");

  /* What is no more is told, and forgotten on demand; not that of files that were not checked. */
  shell_run (shell, "validate maps/b.scenario.xml", NULL);
  g_assert_null (strstr (shell->err, "no more"));
  shell_run (shell, "validate --prune-baseline maps/b.scenario.xml", NULL);
  assert_has (shell->err, "forgot 0 known problems.");
  shell_run (shell, "validate maps/a.scenario.xml", NULL);
  assert_status (shell, 0);
  shell_write_edited (shell, "maps/a.scenario.xml", GOOD, GOOD " ");
  shell_run (shell, "validate maps/a.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "1 known problem no longer exists; --prune-baseline removes it.");
  shell_run (shell, "validate --prune-baseline maps/a.scenario.xml", NULL);
  assert_status (shell, 0);
  assert_has (shell->err, "forgot 1 known problem.");
  pruned = shell_read (shell, "known.json");
  assert_has (pruned, "\"problems\": []");
}

static void
test_wrong_baseline (Shell *shell, gconstpointer data)
{
  shell_write_edited (shell, "a.scenario.xml", GOOD, GOOD " ");
  shell_run (shell, "validate --prune-baseline a.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "there is no baseline to prune");
  shell_run (shell, "validate --baseline nowhere.json a.scenario.xml", NULL);
  assert_status (shell, 3);
  assert_has (shell->err, "nowhere.json: there is no such file.");
  shell_write (shell, "known.json", "{}");
  shell_run (shell, "validate --baseline known.json a.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "known.json:1:1: error[CFG007]");
}

/* The settings of a stranger's project show nothing of what lies around it. */
static void
test_baseline_outside (Shell *shell, gconstpointer data)
{
  shell_write (shell, "private.json", "what nobody is to read\n");
  shell_write_edited (shell, "theirs/a.scenario.xml", GOOD, GOOD);
  shell_write (shell, "theirs/.turncoat.ini", "[validate]\nbaseline=../private.json\n");
  shell_run (shell, "validate theirs/a.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "theirs/.turncoat.ini:2:1: error[CFG004]: baseline names "
                          "\"../private.json\", which is outside the project");
  g_assert_null (strstr (shell->out, "nobody"));
  g_assert_null (strstr (shell->err, "nobody"));

  /* Whoever names it on the command line may read it. */
  shell_run (shell, "validate --baseline private.json --no-settings theirs/a.scenario.xml", NULL);
  assert_has (shell->out, "private.json:1:1: error[CFG007]");
}

static void
test_baseline_of_brackets (Shell *shell, gconstpointer data)
{
  g_autofree char *brackets = g_strnfill (300000, '[');

  shell_write_edited (shell, "a.scenario.xml", GOOD, GOOD);
  shell_write (shell, "known.json", brackets);
  shell_run (shell, "validate --baseline known.json a.scenario.xml", NULL);
  assert_status (shell, 1);
  assert_has (shell->out, "error[CFG007]: This is not a baseline");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  shell_add_test ("/cli/policies/severity", test_severity);
  shell_add_test ("/cli/policies/folders", test_folders);
  shell_add_test ("/cli/policies/wrong-settings", test_wrong_settings);
  shell_add_test ("/cli/policies/exclude", test_exclude);
  shell_add_test ("/cli/policies/baseline", test_baseline);
  shell_add_test ("/cli/policies/wrong-baseline", test_wrong_baseline);
  shell_add_test ("/cli/policies/baseline-outside", test_baseline_outside);
  shell_add_test ("/cli/policies/baseline-of-brackets", test_baseline_of_brackets);

  return g_test_run ();
}
