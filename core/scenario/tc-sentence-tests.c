/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-sentence-private.h"

/* What the parts of a bracket in a template ask for: "[?acting you are|...]". */

static gboolean
is_value (const TcScenario *scenario, TcNode node, const char *name, const char *value)
{
  return value != NULL && g_strcmp0 (tc_sentence_find_value (scenario, node, name), value) == 0;
}

/* Whether @track has words of its own for what is asked of it: that it is 0, or not. */
static gboolean
has_words (const TcScenario *scenario, TcNode node, TcNode track, const char *test)
{
  gboolean is_zero = strcmp (test, "zero") == 0;
  const char *least = tc_sentence_find_value (scenario, node, "at-least");
  const char *most = tc_sentence_find_value (scenario, node, "at-most");

  return tc_sentence_find_value (scenario, track, "some") != NULL &&
         g_strcmp0 (is_zero ? most : least, is_zero ? "0" : "1") == 0 &&
         (is_zero ? least : most) == NULL;
}

static gboolean
holds_test_of_track (const TcScenario *scenario, TcNode node, const char *test)
{
  TcNode track = tc_sentence_find_value (scenario, node, "track") != NULL
                   ? tc_scenario_get_ref (scenario, node, "track")
                   : TC_NODE_NONE;

  if (track == TC_NODE_NONE)
    return FALSE;
  if (strcmp (test, "quality") == 0)
    return g_strcmp0 (tc_scenario_get_element (scenario, track)->number, "quality") == 0;
  if (strcmp (test, "start") == 0)
    return is_value (scenario, node, "to", tc_sentence_find_value (scenario, track, "start"));
  if (strcmp (test, "worded") == 0)
    return tc_sentence_find_value (scenario, track, "some") != NULL;

  return has_words (scenario, node, track, test);
}

/* Whether the status that @node asks for is a thing that one can have: "the Medallion", "an item".
 */
static gboolean
is_thing (const TcScenario *scenario, TcNode node)
{
  const char *const articles[] = { "the ", "a ", "an " };
  TcNode status = tc_sentence_find_value (scenario, node, "is") != NULL
                    ? tc_scenario_get_ref (scenario, node, "is")
                    : TC_NODE_NONE;
  const char *phrase =
    status != TC_NODE_NONE ? tc_sentence_find_value (scenario, status, "phrase") : NULL;
  gboolean is = FALSE;

  for (guint i = 0; phrase != NULL && i < G_N_ELEMENTS (articles); i++)
    is = is || g_str_has_prefix (phrase, articles[i]);

  return is;
}

/* Whether what @name refers to has a value @word. */
static gboolean
has_word (const TcScenario *scenario, TcNode node, const char *name, const char *word)
{
  TcNode target = tc_sentence_find_value (scenario, node, name) != NULL
                    ? tc_scenario_get_ref (scenario, node, name)
                    : TC_NODE_NONE;

  return target != TC_NODE_NONE && tc_sentence_find_value (scenario, target, word) != NULL;
}

guint
tc_sentence_count_around (const TcScenario *scenario, TcNode node, const char *name)
{
  guint n = 0;

  for (TcNode at = tc_scenario_get_parent (scenario, node); at != TC_NODE_NONE;
       at = tc_scenario_get_parent (scenario, at))
    n += strcmp (tc_scenario_get_element (scenario, at)->name, name) == 0;

  return n;
}

/* Whether @node stands inside as many elements as the number before @name says, all named so. */
static gboolean
is_inside (const TcScenario *scenario, TcNode node, const char *number, const char *name)
{
  return tc_sentence_count_around (scenario, node, name) >= g_ascii_strtoull (number, NULL, 10);
}

/* Whether the first element in the child @child of @node is named @name. */
static gboolean
begins_with (const TcScenario *scenario, TcNode node, const char *child, const char *name)
{
  TcNode found = tc_scenario_find_child (scenario, node, child);
  TcNode first =
    found != TC_NODE_NONE ? tc_scenario_get_first_child (scenario, found) : TC_NODE_NONE;

  return first != TC_NODE_NONE &&
         strcmp (tc_scenario_get_element (scenario, first)->name, name) == 0;
}

/* What a test of a bracket says of @node; any other name holds when there is such a thing. */
static gboolean
holds_test (const TcScenario *scenario, TcNode node, const char *test)
{
  const char *const of_track[] = { "quality", "start", "worded", "zero", "some", NULL };
  g_auto (GStrv) sides = g_strsplit (test, "=", 2);
  g_auto (GStrv) words = g_strsplit (test, ":", 2);
  g_auto (GStrv) around = g_strsplit (test, "^", 2);
  g_auto (GStrv) below = g_strsplit (test, "/", 2);

  if (*test == '!')
    return !holds_test (scenario, node, test + 1);
  if (sides[0] != NULL && sides[1] != NULL)
    return is_value (scenario, node, sides[0], sides[1]);
  if (words[0] != NULL && words[1] != NULL)
    return has_word (scenario, node, words[0], words[1]);
  if (around[0] != NULL && around[1] != NULL)
    return is_inside (scenario, node, around[0], around[1]);
  if (below[0] != NULL && below[1] != NULL)
    return begins_with (scenario, node, below[0], below[1]);
  if (strcmp (test, "thing") == 0)
    return is_thing (scenario, node);
  if (strcmp (test, "acting") == 0)
    return is_value (scenario, node, "player", "acting");
  if (g_strv_contains (of_track, test))
    return holds_test_of_track (scenario, node, test);

  return tc_scenario_find_child (scenario, node, test) != TC_NODE_NONE ||
         tc_sentence_find_value (scenario, node, test) != NULL;
}

gboolean
tc_sentence_hold_tests (const TcScenario *scenario, TcNode node, const char *tests, gsize length)
{
  g_autofree char *text = g_strndup (tests, length);
  g_auto (GStrv) names = g_strsplit (text, "+", -1);
  gboolean hold = TRUE;

  for (guint i = 0; names[i] != NULL; i++)
    hold = hold && holds_test (scenario, node, names[i]);

  return hold;
}
