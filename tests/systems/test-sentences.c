/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "tc-test-play.h"

/* Whatever scenarios say in sentences reads as a printed card would say it: nothing is held
 * together by brackets, no denial stands before a whole clause, no word stands twice. */

static void
check_words (const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", -1);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++) {
    g_assert_cmpstr (words[i], !=, "");
    if (strcmp (words[i], words[i - 1]) == 0)
      g_error ("a word stands twice: %s", sentence);
  }
}

static void
check_sentence (const char *sentence)
{
  const char *const unprinted[] = {
    "(",
    ")",
    "it is not true that",
    "the acting player",
    " ,",
    " .",
    "belongings is",
    "the lowest distance",
    "neighbour to the right",
    "strengthened by",
    "tart with the number",
    "evacuated in time is",
    "points of Defend is",
    "living heroes is 0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (unprinted); i++) {
    if (strstr (sentence, unprinted[i]) != NULL)
      g_error ("“%s” is no word of a card: %s", unprinted[i], sentence);
  }
  for (const char *at = sentence; *at != '\0'; at++)
    g_assert_false (g_ascii_iscntrl (*at));
  check_words (sentence);
}

/* Returns how many sentences were read. */
static guint
check_scenario (TcScenario *scenario)
{
  guint n = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    g_autofree char *says = tc_sentence_dup (scenario, node);
    g_autofree char *denies = element->negation != NULL
                                ? tc_sentence_dup_filled (scenario, node, element->negation)
                                : g_strdup ("");

    check_sentence (says);
    check_sentence (denies);
    n += *says != '\0';
  }

  return n;
}

static void
test_shipped (void)
{
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_cases = 0;
  const TcTestCase *cases = tc_test_cases (&n_cases);
  guint n = 0;

  for (guint i = 0; i < n_cases; i++) {
    g_autoptr (TcRuleset) ruleset = NULL;

    if (!g_hash_table_add (done, (gpointer) cases[i].file))
      continue;
    ruleset = tc_test_load (cases[i].file);
    n += check_scenario (tc_ruleset_get_scenario (ruleset));
  }
  g_assert_cmpuint (n, >, 1000);
}

typedef struct {
  const char *card;
  const char *part;
  const char *says;
} Alike;

static const Alike alike[] = {
  { "candle", "bonus", "Raises each trait by 2 while you also have the Bell and the Book." },
  { "amulet-of-the-ages", "bonus",
    "Raises each trait by 1 when you get the card, and takes 3 away when you lose it." },
  { "dog", "bonus", "Raises Might and Sanity by 1 while you have it." },
  { "madman", "bonus", "Raises Might by 2 while you have it." },
  { "book", "bonus", "Raises Knowledge by 2 while you have it." },
  { "ring", "weapon",
    "When you attack with it, both sides roll Sanity in place of Might, for mental damage." },
};

/* What a card changes says when, and of all traits it changes alike at once. */
static void
test_alike (void)
{
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/house/house.scenario.xml");
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);

  for (guint i = 0; i < G_N_ELEMENTS (alike); i++) {
    TcNode card = tc_scenario_find_by_key (scenario, "card", alike[i].card);
    TcNode node = tc_scenario_find_child (scenario, card, alike[i].part);
    TcNode next = 0;
    guint n = 0;

    while (node != TC_NODE_NONE &&
           g_str_equal (tc_scenario_get_name (scenario, node), alike[i].part)) {
      g_autofree char *says = tc_sentence_dup_alike (scenario, node, &next);

      if (n++ == 0)
        g_assert_cmpstr (says, ==, alike[i].says);
      node = next;
    }
    g_assert_cmpuint (n, ==, g_str_equal (alike[i].card, "madman") ? 2 : 1);
  }
}

/* Whatever a card of the house does says when: at a use, in an attack, while somebody has it. */
static void
test_occasions (void)
{
  const char *const parts[] = { "bonus", "weapon", "use", "aura", NULL };
  g_autoptr (TcRuleset) ruleset = tc_test_load ("scenarios/house/house.scenario.xml");
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  const char *const begins[] = {
    "Raises ", "Lowers ", "When ", "Once ", "In the haunt, ", "While "
  };
  guint n = 0;

  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    TcNode around = tc_scenario_get_parent (scenario, node);
    g_autofree char *says = tc_sentence_dup (scenario, node);
    gboolean has_occasion = FALSE;

    if (around == TC_NODE_NONE ||
        g_strcmp0 (tc_scenario_get_role (scenario, around), "card") != 0 ||
        !g_strv_contains (parts, tc_scenario_get_name (scenario, node)))
      continue;
    for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
      has_occasion |= g_str_has_prefix (says, begins[i]);
    if (!has_occasion)
      g_error ("nobody learns when: %s", says);
    n++;
  }
  g_assert_cmpuint (n, >, 40);
}

typedef struct {
  const char *name;
  const char *file;
  const char *says; /* what some element of the file says */
} Printed;

static const Printed printed[] = {
  { "has-not-card", "house/house",
    "If you do not have the Medallion, take 1 damage to Sanity or Knowledge." },
  { "has-card", "house/house",
    "The player on your right attacks you. If the attack did damage, each other player who is not "
    "dead does this in turn: if you have the Spear, gain 2 Might." },
  { "nearest", "house/house",
    "Once in your turn, if another explorer is in your room: choose the nearest other player who "
    "is "
    "not dead; move an item from the chosen player’s belongings to your belongings. Discard this "
    "card." },
  { "nearest-of-all", "house/house",
    "Once in your turn: choose the nearest player who is not dead, you included; set the chosen "
    "player’s physical wounds to 0. Discard this card." },
  { "done", "house/house", "If you have not prayed here yet, gain 1 Sanity." },
  { "amounts", "house/house",
    "Roll for Sanity: on 5 or more, gain 1 Sanity; on 2 to 4, lose 1 Might; on 1, lose 1 Might and "
    "1 Speed; on 0, lose 1 Might, 1 Speed, 1 Sanity and 1 Knowledge." },
  { "results", "house/house",
    "Once per turn, before you roll dice: choose one of these: in your next roll, the result is 0, "
    "1, 2, 3, 4, 5, 6, 7 or 8. Discard this card." },
  { "starts", "house/house",
    "The number of successes at the door starts at 0. The number of successes that the door needs "
    "starts at 0. Raise the number of successes that the door needs by 2 times the number of "
    "players." },
  { "places", "house/house",
    "Choose one of these: move your room to another place on the upper floor, on the ground floor "
    "or in the basement." },
  { "attack", "house/house",
    "When you attack with it, you roll 3 more dice, but first roll for Knowledge: on 3 to 5, "
    "choose "
    "one of these: lose 1 Sanity or 1 Knowledge; on 2 or less, roll 2 dice and take that much "
    "damage "
    "to Might or Speed; then you are unable to attack this turn." },
  { "sight", "house/house",
    "When you attack with it, both sides roll Speed in place of Might, and you roll 1 more die. It "
    "reaches other rooms, as far as you see in a straight line through doors, and you are not hurt "
    "if you lose from there." },
  { "in-place-of-attack", "house/house",
    "In the haunt, in place of an attack: place 1 blast in a room next to you. Each player who is "
    "not dead does this in turn: if there is at least 1 blast in your room, roll for Speed: on 4 "
    "or "
    "less, take 4 damage to Might or Speed. Stun the monsters that do not get out of the way. "
    "Remove "
    "all blasts. Discard this card." },
  { "drawn", "house/house", "When you draw it: the player on your right attacks you." },
  { "given", "house/house",
    "It cannot be given away or dropped; when it is stolen from you, you roll 2 dice and take that "
    "much physical damage." },
  { "armour", "house/house",
    "While you have it, you take 1 point less of any physical damage; it cannot be stolen." },
  { "twice", "house/house", "Do this twice: draw an item card." },
  { "words-for-none", "house/house", "If no hero is alive, the game ends, and your side wins." },
  { "words-for-some", "house/house",
    "You are in the dark. For the rest of the game, whenever your turn ends: if you are in the "
    "dark "
    "and either somebody else is in the room, you have the Candle or you are in the Furnace Room, "
    "you are no longer in the dark." },
  { "evacuated", "betrayal-1940/betrayal-1940",
    "The Germans control at least 6 of the areas in Ports of France and Belgium and 3 or fewer "
    "ground units of Britain are evacuated in time." },
  { "score", "bell-1938/bell-1938",
    "Place 1 German disk on the German Activity track, first space first. If the victory point "
    "score of Defend is 2 or more, roll for Hitler's Decision. Place up to 2 friendly cubes in "
    "International spaces." },
};

static void
test_printed (gconstpointer data)
{
  const Printed *each = data;
  g_autofree char *file = g_strdup_printf ("scenarios/%s.scenario.xml", each->file);
  g_autoptr (TcRuleset) ruleset = tc_test_load (file);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  gboolean is_said = FALSE;

  for (TcNode node = 0; !is_said && node < tc_scenario_get_n_nodes (scenario); node++) {
    g_autofree char *says = tc_sentence_dup (scenario, node);

    is_said = strcmp (says, each->says) == 0;
  }
  if (!is_said)
    g_error ("nothing in %s says: %s", file, each->says);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/systems/sentences/shipped", test_shipped);
  g_test_add_func ("/systems/sentences/alike", test_alike);
  g_test_add_func ("/systems/sentences/occasions", test_occasions);
  for (guint i = 0; i < G_N_ELEMENTS (printed); i++) {
    g_autofree char *path = g_strconcat ("/systems/sentences/printed/", printed[i].name, NULL);

    g_test_add_data_func (path, &printed[i], test_printed);
  }

  return g_test_run ();
}
