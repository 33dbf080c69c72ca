/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "house-prepare.h"
#include "position-support.h"

/* H-p, the hidden traitor: David, who is none, reads and may do the same whoever of the others it
 * is. The haunt is that of the file, with a monster and without attacks on the own side. */

#define HAUNT                                                                                      \
  "friendly-fire=\"true\" src=\"reconstructed\">\n      <text>One of you has carried a knife all " \
  "evening. Nobody else knows who.</text>\n      <begin>\n        <set track=\"knife\" "           \
  "to=\"1\"/>\n      </begin>"
#define WITH_A_HOUND                                                                               \
  "src=\"reconstructed\">\n      <text>One of you has carried a knife all evening. Nobody else "   \
  "knows who.</text>\n      <begin>\n        <set track=\"knife\" to=\"1\"/>\n      </begin>\n"    \
  "      <monster id=\"hound\" name=\"Hound\" count=\"1\" speed=\"4\" might=\"4\" "                \
  "place=\"start\"/>"

typedef struct {
  const char *name;
  const char *prepare; /* before the haunt */
  const char *play;    /* in it */
  const char *says;    /* what is reported at least */
} Case;

static const Case cases[] = {
  /* Effects on heroes mean everybody */
  { "call-heroes", "at anna ballroom; has anna bell; has anna angel-feather",
    "turn anna; play use bell; play use angel-feather; play choose result-6",
    "Ben goes to the Foyer\nClara goes to the Foyer" },
  { "dice-of-a-token", "token hope entrance-hall", "turn david; dice 0000000000; play attack > ben",
    "David attacks Ben" },
  { "dice-of-a-token-other", "token hope entrance-hall",
    "turn david; dice 0000000000; play attack > clara", "David attacks Clara" },
  { "dice-of-who-attacks", "token hope entrance-hall",
    "turn anna; dice 0000000000; play attack > david", "Anna attacks David" },
  /* Who may be attacked, and by what */
  { "attack", "", "turn david", "" },
  { "monster-attacks", "at ben foyer; at anna gallery; at clara gallery",
    "turn anna; dice 2222; play done; play send hound-1 > foyer", "goes to the Foyer" },
  { "monster-has-prey", "at anna gallery; at clara gallery; at david gallery",
    "turn anna; dice 0000; play done", "" },
  { "monster-comes-nearer", "at ben foyer; has david bell; has david angel-feather",
    "turn david; play use bell; play use angel-feather; play choose result-0",
    "goes to the Foyer" },
};

static char *
dup_seen (const Case *from, guint traitor)
{
  g_auto (Table) table = { 0 };
  g_autofree char *log = NULL;
  g_autofree char *moves = NULL;

  table_open (&table, table_build (HAUNT, WITH_A_HOUND), "built-4", 1);
  for (guint seat = 0; seat < table.state.n_players; seat++)
    table_stand (&table, seat, "entrance-hall");
  house_prepare (&table, from->prepare);
  house_prepare (&table, "haunt 34 david");
  memset (table.state.side, HOUSE_HEROES, sizeof table.state.side);
  table.state.side[traitor] = HOUSE_TRAITOR;
  house_prepare (&table, from->play);
  log = position_dup_log (table.ruleset, table.events, DAVID);
  moves = table_dup_moves (&table);

  return g_strdup_printf ("%s\n%s\n", log, moves);
}

static void
test_case (gconstpointer data)
{
  const Case *from = data;
  g_auto (GStrv) says = g_strsplit (from->says, "\n", -1);
  g_autofree char *anna = dup_seen (from, ANNA);
  g_autofree char *ben = dup_seen (from, BEN);
  g_autofree char *clara = dup_seen (from, CLARA);

  g_assert_cmpstr (anna, ==, ben);
  g_assert_cmpstr (ben, ==, clara);
  for (guint i = 0; says[i] != NULL; i++)
    g_assert_nonnull (strstr (ben, says[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/house/secrets/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }

  return g_test_run ();
}
