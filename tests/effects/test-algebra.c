/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "effects-fixture.h"

/* Laws of effects: two cards that must do the same, however they are written. */

#define DALE          "<place piece='cube' side='red'><in space='dale'/></place>"
#define BLUE          "<place piece='cube' side='blue'><in space='cedar'/></place>"
#define TAKE          "<remove piece='cube' side='blue' count='1'><in space='birch'/></remove>"
#define UP(n)         "<shift track='level' by='" #n "'/>"
#define IF(c, a)      "<if><when>" c "</when><then>" a "</then></if>"
#define ELSE(c, a, b) "<if><when>" c "</when><then>" a "</then><else>" b "</else></if>"
#define LEVEL(n)      "<track track='level' at-least='" #n "'/>"
#define NOBODY        "<controls side='red' space='dale'/>"
#define ASH           "<controls side='red' space='ash'/>"

typedef struct {
  const char *name;
  const char *one;
  const char *one_moves; /* after the card is played */
  const char *other;
  const char *other_moves;
} Law;

static const Law laws[] = {
  /* Conditions: the level stands at 3, Red controls Ash, nobody Dale */
  { "true", IF (LEVEL (3), DALE), "", DALE, "" },
  { "false", BLUE IF (LEVEL (4), DALE), "", BLUE, "" },
  { "else", ELSE (LEVEL (4), DALE, BLUE), "", BLUE, "" },
  { "then", ELSE (LEVEL (3), DALE, BLUE), "", DALE, "" },
  { "all-of-one", IF ("<all>" ASH "</all>", DALE), "", IF (ASH, DALE), "" },
  { "any-of-one", IF ("<any>" ASH "</any>", DALE), "", IF (ASH, DALE), "" },
  { "two-are-all", IF (ASH LEVEL (3), DALE), "", IF ("<all>" ASH LEVEL (3) "</all>", DALE), "" },
  { "all-with-a-false-one", BLUE IF ("<all>" ASH LEVEL (4) "</all>", DALE), "", BLUE, "" },
  { "any-with-a-true-one", IF ("<any>" LEVEL (4) ASH "</any>", DALE), "", DALE, "" },
  { "none-of-a-false-one", IF ("<none>" LEVEL (4) "</none>", DALE), "", DALE, "" },
  { "none-of-a-true-one", BLUE IF ("<none>" ASH "</none>", DALE), "", BLUE, "" },
  { "not-not", IF ("<none><none>" ASH "</none></none>", DALE), "", IF (ASH, DALE), "" },
  { "de-morgan", IF ("<none><any>" LEVEL (4) NOBODY "</any></none>", DALE), "",
    IF ("<all><none>" LEVEL (4) "</none><none>" NOBODY "</none></all>", DALE), "" },
  { "order-of-conditions", IF (ASH LEVEL (3), DALE), "", IF (LEVEL (3) ASH, DALE), "" },
  { "if-in-if", IF (ASH, IF (LEVEL (3), DALE)), "", IF (ASH LEVEL (3), DALE), "" },
  { "asked-when-it-comes", UP (1) IF (LEVEL (4), DALE), "", UP (1) DALE, "" },
  { "asked-once", IF (LEVEL (3), UP (-1) DALE), "", UP (-1) DALE, "" },
  /* One after the other */
  { "two-steps-up", UP (1) UP (1), "", UP (2), "" },
  { "up-and-down", DALE UP (2) UP (-2), "", DALE, "" },
  { "up-to-the-end", UP (9), "", UP (6), "" },
  { "down-to-the-end", UP (-9), "", UP (-3), "" },
  { "order-of-places", DALE BLUE, "", BLUE DALE, "" },
  { "two-are-two", DALE DALE, "",
    "<place piece='cube' side='red' count='2'><in space='dale'/></place>", "" },
  { "placed-and-removed",
    UP (1) "<place piece='disk'><in space='dale'/></place>"
           "<remove piece='disk'><in space='dale'/></remove>",
    "", UP (1), "" },
  { "replaced-and-back",
    UP (1) "<replace piece='cube' side='blue' new-piece='cube' new-side='red' count='1'>"
           "<in space='birch'/></replace>"
           "<replace piece='cube' side='red' new-piece='cube' new-side='blue' count='1'>"
           "<in space='birch'/></replace>",
    "", UP (1), "" },
  { "moved-and-back",
    UP (1) "<move piece='cube' side='red' count='1'><from space='ash'/><to space='dale'/></move>"
           "<move piece='cube' side='red' count='1'><from space='dale'/><to space='ash'/></move>",
    "shift ash > dale; shift dale > ash", UP (1), "" },
  { "moved-is-removed-and-placed",
    "<move piece='cube' side='red' count='1'><from space='ash'/><to space='dale'/></move>",
    "shift ash > dale", "<remove piece='cube' side='red' count='1'><in space='ash'/></remove>" DALE,
    "" },
  { "removed-all-is-each", "<remove piece='cube' side='blue'><in space='birch'/></remove>", "",
    TAKE TAKE, "" },
  { "removed-more-than-there-are", TAKE TAKE TAKE, "", TAKE TAKE, "" },
  /* Where */
  { "group-is-its-spaces", "<remove piece='cube' side='red'><in group='grove'/></remove>", "",
    "<remove piece='cube' side='red'><in space='ash'/><in space='birch'/></remove>", "" },
  { "all-but-those", "<remove piece='cube' side='red'><not-in space='cedar'/></remove>", "",
    "<remove piece='cube' side='red'><in space='ash'/><in space='birch'/><in "
    "space='dale'/></remove>",
    "" },
  { "own-is-red-for-red", "<place piece='cube' whose='own'><in space='dale'/></place>", "", DALE,
    "" },
  { "enemy-is-blue-for-red", "<place piece='cube' whose='enemy'><in space='cedar'/></place>", "",
    BLUE, "" },
  /* Choices */
  { "may-and-does", "<may>" DALE "</may>", "accept", DALE, "" },
  { "may-and-does-not", BLUE "<may>" DALE "</may>", "stop", BLUE, "" },
  { "must-of-the-possible", "<must>" DALE "</must>", "", DALE, "" },
  { "up-to-all", "<place piece='cube' side='red' count='2' up-to='true'><in space='dale'/></place>",
    "pick dale; pick dale", DALE DALE, "" },
  { "up-to-none",
    BLUE "<place piece='cube' side='red' count='2' up-to='true'><in space='dale'/></place>", "stop",
    BLUE, "" },
  { "order-of-picks",
    "<place piece='cube' side='red' count='2'><in space='birch'/><in space='dale'/>"
    "</place>",
    "pick birch; pick dale",
    "<place piece='cube' side='red' count='2'><in space='birch'/><in space='dale'/></place>",
    "pick dale; pick birch" },
  { "one-of-two",
    "<choose><option id='o-a' name='A'><do>" DALE
    "</do></option><option id='o-b' name='B'><do>" BLUE "</do></option></choose>",
    "choose o-b", BLUE, "" },
  { "choice-then-more",
    "<choose><option id='o-a' name='A'><do>" DALE
    "</do></option><option id='o-b' name='B'><do>" BLUE "</do></option></choose>" UP (1),
    "choose o-a", DALE UP (1), "" },
  { "repeated", "<repeat times='3'><do>" UP (1) "</do></repeat>", "", UP (3), "" },
  { "repeated-once", BLUE "<repeat times='1'><do>" DALE "</do></repeat>", "", BLUE DALE, "" },
};

static char *
dup_end (const char *event, const char *moves)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *board = NULL;
  g_autofree char *choices = NULL;

  fixture_init (&fixture, event);
  fixture_choose (&fixture, "play test");
  if (*moves != '\0')
    fixture_choose (&fixture, moves);
  board = fixture_dup_board (&fixture);
  choices = fixture_dup_choices (&fixture, TC_MOVES_ALL);

  return g_strdup_printf ("%s level %d then %s", board, fixture.state->track[1][0], choices);
}

static void
test_law (gconstpointer data)
{
  const Law *law = data;
  g_autofree char *one = dup_end (law->one, law->one_moves);
  g_autofree char *other = dup_end (law->other, law->other_moves);

  g_assert_cmpstr (one, ==, other);
}

/* No law holds because nothing happens: each card changes something. */
static void
test_no_law_is_empty (void)
{
  g_auto (Fixture) fixture = { 0 };
  g_autofree char *start = NULL;

  fixture_init (&fixture, UP (1));
  start = fixture_dup_board (&fixture);
  for (guint i = 0; i < G_N_ELEMENTS (laws); i++) {
    g_autofree char *end = dup_end (laws[i].other, laws[i].other_moves);

    g_test_message ("%s: %s", laws[i].name, end);
    g_assert_true (!g_str_has_prefix (end, start) || strstr (end, "level 3") == NULL);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (laws); i++) {
    g_autofree char *path = g_strconcat ("/effects/algebra/", laws[i].name, NULL);

    g_test_add_data_func (path, &laws[i], test_law);
  }
  g_test_add_func ("/effects/algebra/no-law-is-empty", test_no_law_is_empty);

  return g_test_run ();
}
