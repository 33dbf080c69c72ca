/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli-support.h"

/* What every command says about wrong usage (exit status 2), about data with problems (1) and when
 * its job cannot be done (3), and that it then writes nothing else. */

typedef struct {
  const char *command;
  int status;
  const char *message; /* begins a line */
} Usage;

static const Usage usages[] = {
  { "nonsense", 2, "turncoat: there is no command \"nonsense\". See \"turncoat --help\"." },
  { "help nonsense", 2, "turncoat: there is no command \"nonsense\". See \"turncoat --help\"." },
  { "validate", 2,
    "turncoat validate: no files given. Name files or folders, or \"-\" for standard input." },
  { "validate --nonsense", 2, "turncoat validate: there is no option \"--nonsense\"." },
  { "validate folder", 2, "turncoat: folder: there is no *.scenario.xml file in this folder." },
  { "validate bytes.scenario.xml", 1,
    "bytes.scenario.xml:1:1: error[XML005]: The file is in UTF-16 or UTF-32: save it as UTF-8" },
  { "validate other.scenario.xml", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "validate tiny.scenario.xml --format xm", 2,
    "turncoat validate: --format takes one of human, json, jsonl, sarif, github, gitlab, junit, "
    "not \"xm\"." },
  { "validate tiny.scenario.xml -fxm", 2,
    "turncoat validate: --format takes one of human, json, jsonl, sarif, github, gitlab, junit, "
    "not \"xm\"." },
  { "validate tiny.scenario.xml --jobs -1", 2, "turncoat validate: --jobs takes 0 or more." },
  { "validate --fail-on -j2 tiny.scenario.xml", 2,
    "turncoat validate: --fail-on takes one of note, warning, error, not \"-j2\"." },
  { "validate -- -j2", 3, "turncoat: -j2: there is no such file." },
  { "validate tiny.scenario.xml --fail-on high", 2,
    "turncoat validate: --fail-on takes one of note, warning, error, not \"high\"." },
  { "validate tiny.scenario.xml --color maybe", 2,
    "turncoat validate: --color takes one of auto, always, never, not \"maybe\"." },
  { "validate tiny.scenario.xml nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "validate nowhere", 3, "turncoat: nowhere: there is no such file." },
  { "fmt", 2, "turncoat fmt: no files given. Name files or folders, or \"-\" for standard input." },
  { "fmt --nonsense", 2, "turncoat fmt: there is no option \"--nonsense\"." },
  { "fmt folder", 2, "turncoat: folder: there is no *.scenario.xml file in this folder." },
  { "fmt bytes.scenario.xml", 1,
    "bytes.scenario.xml:1:1: error[XML005]: The file is in UTF-16 or UTF-32: save it as UTF-8" },
  { "fmt nowhere.scenario.xml", 3, "turncoat: nowhere.scenario.xml: there is no such file." },
  { "info", 2, "turncoat info: this command takes one scenario." },
  { "info --nonsense", 2, "turncoat info: there is no option \"--nonsense\"." },
  { "info tiny.scenario.xml other.scenario.xml", 2,
    "turncoat info: this command takes one scenario." },
  { "info folder", 3, "turncoat: folder: this is a folder, not a file." },
  { "info bytes.scenario.xml", 1,
    "bytes.scenario.xml:1:1: error[XML005]: The file is in UTF-16 or UTF-32: save it as UTF-8" },
  { "info other.scenario.xml", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "explain --nonsense", 2, "turncoat explain: there is no option \"--nonsense\"." },
  { "new", 2, "turncoat new: no scenario or system given. \"turncoat new --list\" lists them." },
  { "new --nonsense", 2, "turncoat new: there is no option \"--nonsense\"." },
  { "new nothing", 2, "turncoat new: there is no template \"nothing\"." },
  { "new badge betrayal-1940", 2, "turncoat new: name only one scenario or system." },
  { "new badge --output no/such/folder.xml", 3,
    "turncoat: no/such/folder.xml: not saved: creating a new file next to it: its folder does not "
    "exist." },
  { "new --extends nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "new --extends other.scenario.xml", 1,
    "turncoat: other.scenario.xml has errors: \"turncoat validate\" shows them. Fix them first." },
  { "new badge --extends tiny.scenario.xml", 2, "turncoat new: name only one scenario or system." },
  { "new betrayal --minimal --extends tiny.scenario.xml", 2,
    "turncoat new: name only one scenario or system." },
  { "extract", 2, "turncoat extract: two files are needed: the base and the full copy." },
  { "extract tiny.scenario.xml", 2,
    "turncoat extract: two files are needed: the base and the full copy." },
  { "extract tiny.scenario.xml nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "extract nowhere.scenario.xml tiny.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "extract tiny.scenario.xml other.scenario.xml", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "extract tiny.scenario.xml tiny.scenario.xml extra", 2,
    "turncoat extract: two files are needed: the base and the full copy." },
  { "flatten", 2, "turncoat flatten: one file is needed, or \"-\" for standard input." },
  { "flatten --nonsense", 2, "turncoat flatten: there is no option \"--nonsense\"." },
  { "flatten tiny.scenario.xml tiny.scenario.xml", 2,
    "turncoat flatten: one file is needed, or \"-\" for standard input." },
  { "flatten nowhere.scenario.xml", 3, "turncoat: nowhere.scenario.xml: there is no such file." },
  { "flatten other.scenario.xml", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "flatten folder", 3, "turncoat: folder: this is a folder, not a file." },
  { "rebase", 2, "turncoat rebase: two files are needed: the variant and its new base." },
  { "rebase v.scenario.xml", 2,
    "turncoat rebase: two files are needed: the variant and its new base." },
  { "rebase v.scenario.xml nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "rebase tiny.scenario.xml tiny.scenario.xml", 2,
    "turncoat rebase: tiny.scenario.xml is not a variant." },
  { "rebase nowhere.scenario.xml tiny.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "merge", 2, "turncoat merge: three files are needed: the common base, ours and theirs." },
  { "merge tiny.scenario.xml tiny.scenario.xml", 2,
    "turncoat merge: three files are needed: the common base, ours and theirs." },
  { "merge tiny.scenario.xml tiny.scenario.xml nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "rename", 2,
    "turncoat rename: four arguments are needed: the file, the kind, the old id and the new one." },
  { "rename tiny.scenario.xml", 2,
    "turncoat rename: four arguments are needed: the file, the kind, the old id and the new one." },
  { "rename tiny.scenario.xml area moor", 2,
    "turncoat rename: four arguments are needed: the file, the kind, the old id and the new one." },
  { "rename tiny.scenario.xml aria moor fen", 2,
    "turncoat rename: there is no kind \"aria\". Did you mean \"area\"? There are: side, seat, "
    "nation, terrain, area, zone, unit-class, unit, air-unit, marker, column, result, fixed-setup, "
    "free-setup, quota, level." },
  { "rename tiny.scenario.xml area mor fen", 2,
    "turncoat rename: tiny.scenario.xml has no area \"mor\". Did you mean \"moor\"?" },
  { "rename tiny.scenario.xml area moor dyke", 1,
    "turncoat: There is already another area \"dyke\"; references could mean either of the two." },
  { "rename nowhere.scenario.xml area moor fen", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "rename other.scenario.xml area moor fen", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "migrate", 2, "turncoat migrate: this command takes one file." },
  { "migrate nowhere.scenario.xml", 3, "turncoat: nowhere.scenario.xml: there is no such file." },
  { "migrate other.scenario.xml", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "migrate tiny.scenario.xml tiny.scenario.xml", 2,
    "turncoat migrate: this command takes one file." },
  { "git-setup --nonsense", 2, "turncoat git-setup: there is no option \"--nonsense\"." },
  { "git-setup", 3,
    "turncoat: this folder is not in a git repository. Change to one, or use --global." },
  { "play --nonsense", 2, "turncoat play: there is no option \"--nonsense\"." },
  { "play tiny.scenario.xml other.scenario.xml", 2,
    "turncoat play: this command takes one scenario." },
  { "play folder", 3, "turncoat: folder: this is a folder, not a file." },
  { "play other.scenario.xml --bots random", 1,
    "other.scenario.xml:1:2: error[SCH001]: The root element is in no namespace" },
  { "play tiny.scenario.xml --option nonsense", 2,
    "turncoat play: --option is written ID=VALUE; \"turncoat info tiny.scenario.xml\" lists "
    "them." },
  { "play tiny.scenario.xml --option nonsense=1", 2,
    "turncoat play: --option nonsense=1: this game has no option \"nonsense\". There are: "
    "germans." },
  { "play tiny.scenario.xml --option run-by=nobody", 2,
    "turncoat play: --option run-by=nobody: this game has no option \"run-by\". There are: "
    "germans." },
  { "play tiny.scenario.xml --seat nobody --bots random", 2,
    "turncoat play: there is no player \"nobody\". There are: french, british." },
  { "play tiny.scenario.xml --bots french=", 2,
    "turncoat play: there is no bot \"\". There are: human, random, heuristic, flee, freeze, "
    "token-attack, turtle, search." },
  { "play tiny.scenario.xml --bots =random", 2,
    "turncoat play: there is no player \"\". There are: french, british." },
  { "play tiny.scenario.xml --log no/such/folder.log --bots random --quiet", 3,
    "turncoat: no/such/folder.log: not saved: creating a new file next to it: its folder does not "
    "exist." },
  { "replay", 2, "turncoat replay: this command takes one replay." },
  { "replay --nonsense", 2, "turncoat replay: there is no option \"--nonsense\"." },
  { "replay nowhere.replay", 3, "turncoat: nowhere.replay: there is no such file." },
  { "replay folder", 3, "turncoat: folder: this is a folder, not a file." },
  { "replay empty.replay", 3,
    "turncoat: empty.replay does not name its scenario, or is not a replay. Name the scenario with "
    "--scenario FILE." },
  { "replay empty.replay --scenario nowhere.scenario.xml", 3,
    "turncoat: nowhere.scenario.xml: there is no such file." },
  { "simulate --nonsense", 2, "turncoat simulate: there is no option \"--nonsense\"." },
  { "simulate tiny.scenario.xml --games 0", 2, "turncoat simulate: --games takes 1 or more." },
  { "simulate tiny.scenario.xml --jobs -1", 2,
    "turncoat simulate: --first and --jobs take 0 or more." },
  { "simulate tiny.scenario.xml --first -1", 2,
    "turncoat simulate: --first and --jobs take 0 or more." },
  { "simulate tiny.scenario.xml --seed one", 2,
    "turncoat simulate: --seed takes a whole number, not \"one\"." },
  { "simulate tiny.scenario.xml --option nonsense=1", 2,
    "turncoat simulate: --option nonsense=1: this game has no option \"nonsense\". There are: "
    "germans." },
  { "simulate tiny.scenario.xml --setup nothing", 2,
    "turncoat simulate: there is no setup \"nothing\". There are: tiny, tiny-free." },
  { "simulate tiny.scenario.xml --bots human", 2,
    "turncoat simulate: there is no bot \"human\". There are: random, heuristic, flee, freeze, "
    "token-attack, turtle, search." },
  { "simulate folder", 3, "turncoat: folder: this is a folder, not a file." },
  { "edit --nonsense", 2, "turncoat edit: there is no option \"--nonsense\"." },
  { "edit tiny.scenario.xml other.scenario.xml", 2, "turncoat edit: this command takes one file." },
  { "edit folder", 3, "turncoat: folder: this is a folder, not a file." },
};

static void
assert_line (const char *text, const char *start)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], start))
      return;
  g_error ("no line begins with \"%s\":\n%s", start, text);
}

static void
test_usage (Shell *shell, gconstpointer data)
{
  const Usage *usage = data;
  g_autofree char *text = shell_dup_fixture ();
  g_autofree char *said = NULL;

  shell_write (shell, "tiny.scenario.xml", text);
  shell_write (shell, "other.scenario.xml", "<a/>\n");
  shell_write (shell, "bytes.scenario.xml", "\xff\xfe<x\n");
  shell_write (shell, "folder/notes.txt", "");
  shell_write (shell, "empty.replay", "");
  shell_write (shell, "v.scenario.xml",
               "<variant xmlns=\"urn:turncoat:betrayal-1940\" format=\"1\" "
               "extends=\"tiny.scenario.xml\"/>\n");
  shell_run (shell, usage->command, "");
  assert_status (shell, usage->status);
  said = g_strconcat (shell->out, shell->err, NULL);
  assert_line (said, usage->message);
  if (usage->status == 2) {
    g_assert_cmpstr (shell->out, ==, "");
    assert_has (shell->err,
                g_str_has_prefix (usage->message, "turncoat: ") ? ": " : "See \"turncoat help ");
  }
}

/* The path of a test takes no blanks. */
static char *
dup_path (const Usage *usage)
{
  g_autofree char *words = g_strdup (usage->command);

  return g_strconcat ("/cli/usage/", g_strdelimit (words, " /", '_'), NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (usages); i++) {
    g_autofree char *path = dup_path (&usages[i]);

    g_test_add (path, Shell, &usages[i], shell_set_up, test_usage, shell_tear_down);
  }

  return g_test_run ();
}
