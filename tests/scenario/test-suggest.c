/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-suggest-private.h"

#include <string.h>

typedef struct {
  const char *word;
  const char *candidates; /* with blanks */
  const char *question;   /* NULL: none */
} Case;

static const Case cases[] = {
  { "bouilon", "sedan bouillon", "Did you mean \"bouillon\"?" },
  { "sedna", "sedan senna", "Did you mean \"sedan\" or \"senna\"?" }, /* a swap is one step */
  { "Forest", "forest", "Did you mean \"forest\"?" },
  { "aera", "area are era arena", "Did you mean \"area\" or \"era\"?" },
  { "some", "note name size sum home", "Did you mean \"home\"?" }, /* two of four is another word */
  { "sorces", "source notes", "Did you mean \"source\"?" },
  { "l\321\226nk", "link", "Did you mean \"link\"?" }, /* a Cyrillic letter is one, not two bytes */
  { "x", "y", NULL },
  { "", "a", NULL },
  { "bridge", "area link table", NULL },
  { "1-panzr", "2-panzer 1-panzer 10-panzer",
    "Did you mean \"1-panzer\", \"2-panzer\" or \"10-panzer\"?" },
  { "terain", "terrain name", "Did you mean \"terrain\"?" }, /* the far one is left out */
};

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_auto (GStrv) candidates = g_strsplit (test->candidates, " ", -1);
  TcSuggest suggest = tc_suggest_begin (test->word);
  g_autofree char *question = NULL;
  guint i;

  for (i = 0; candidates[i] != NULL; i++)
    tc_suggest_offer (&suggest, candidates[i]);
  question = tc_suggest_dup_question (&suggest);
  g_assert_cmpstr (question, ==, test->question);
}

static void
test_long (void)
{
  g_autofree char *word = g_strnfill (100000, 'a');
  g_autofree char *candidate = g_strnfill (65, 'a');
  g_autofree char *longest = g_strnfill (64, 'a');
  TcSuggest suggest = tc_suggest_begin (word);

  tc_suggest_offer (&suggest, candidate);
  g_assert_cmpuint (suggest.n, ==, 0);
  suggest = tc_suggest_begin (longest);
  tc_suggest_offer (&suggest, candidate);
  g_assert_cmpuint (suggest.n, ==, 0);
  longest[10] = 'b';
  tc_suggest_offer (&suggest, longest);
  g_assert_cmpuint (suggest.n, ==, 1);
}

int
main (int argc, char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);

  for (i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/scenario/suggest/%u-%s", i, cases[i].word);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/scenario/suggest/long", test_long);

  return g_test_run ();
}
