/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "dune-fixture.h"

/* Effects that other games know and this one does not, written into an action card: the word is
 * found where it stands, and nothing that the game could not carry out is played. */

/* Mind Breaker's effect, in whose place they are written. */
#define PLACE "<inspect deck=\"traits\" player=\"chosen\" mark=\"shielded\"/>"

#define SHIFT "<shift track=\"score\" by=\"1\"/>"

typedef struct {
  const char *name;
  const char *effect; /* with "%" before the place of the finding; without: nothing is wrong */
} Word;

static const Word words[] = {
  { "remove", "%<remove piece=\"sigil-token\" whose=\"own\"/>" },
  { "replace", "%<replace piece=\"sigil-token\" whose=\"own\" count=\"1\" "
               "new-piece=\"assassin-token\" new-whose=\"own\"/>" },
  { "move", "%<move piece=\"sigil-token\" whose=\"own\" count=\"1\"/>" },
  { "operations", "%<operations points=\"1\"/>" },
  { "look", "%<look deck=\"discard\" count=\"1\" then=\"discard\"/>" },
  { "go", "%<go player=\"acting\"><to at=\"chosen\"/></go>" },
  { "shuffle", "%<shuffle deck=\"discard\"/>" },
  { "explore", "%<explore player=\"acting\"/>" },
  { "reattach", "%<reattach player=\"acting\"/>" },
  { "controls", "<if><when>%<controls player=\"acting\" space=\"before-ada\"/></when><then>" SHIFT
                "</then></if>" },
  { "controlled-by", "<place piece=\"sigil-token\" whose=\"own\"><in "
                     "controlled-by=\"%acting\"/></place>" },
  { "hurt", "<react on=\"%hurt\"><do>" SHIFT "</do></react>" },
  { "shift", SHIFT },
  { "place", "<place piece=\"sigil-token\" whose=\"own\"><in at=\"chosen\"/></place>" },
};

static void
test_word (gconstpointer data)
{
  const Word *word = data;
  g_auto (GStrv) parts = g_strsplit (word->effect, "%", 2);
  g_autofree char *effect = g_strjoinv ("", parts);
  g_autoptr (TcBuild) build = table_build (TABLE_FILE, PLACE, effect);
  TcReport *report = tc_build_get_report (build);
  const TcFinding *finding = tc_report_get_n (report) > 0 ? tc_report_get (report, 0) : NULL;
  const char *text = tc_source_get_text (tc_build_get_source (build), NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++)
    g_test_message ("%s %s", tc_report_get (report, i)->code, tc_report_get (report, i)->message);
  g_assert_cmpuint (tc_report_get_n (report), ==, parts[1] != NULL);
  if (parts[1] == NULL)
    return;
  g_assert_cmpstr (finding->code, ==, "EFF007");
  g_assert_cmpuint (finding->span.start, ==,
                    (gsize) (strstr (text, effect) - text) + strlen (parts[0]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *path = g_strdup_printf ("/dune/lint/word/%s", words[i].name);

    g_test_add_data_func (path, &words[i], test_word);
  }

  return g_test_run ();
}
