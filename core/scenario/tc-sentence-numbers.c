/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-sentence-private.h"

const char *
tc_sentence_find_value (const TcScenario *scenario, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_schema_content_find_attribute (content, name) == NULL)
    return NULL;

  return tc_scenario_get_string (scenario, node, name);
}

gint64
tc_sentence_get_number (const TcScenario *scenario, TcNode node, const char *name)
{
  const char *value = tc_sentence_find_value (scenario, node, name);

  return value != NULL ? g_ascii_strtoll (value, NULL, 10) : 0;
}

/* The two ends of a range, each NULL where it has none. */
typedef struct {
  const char *min;
  const char *max;
  gint64 low;
  gint64 high;
  gboolean is_only_max; /* nothing can be less than the highest number */
  const char *none;     /* nullable: the word for none of the things that are counted */
} Range;

/* Nothing is below what the type of the number has, or what the track goes down to. */
static gint64
get_lowest (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  TcNode track = tc_sentence_find_value (scenario, node, "track") != NULL
                   ? tc_scenario_get_ref (scenario, node, "track")
                   : TC_NODE_NONE;
  gboolean is_cards = tc_sentence_find_value (scenario, node, "deck") != NULL;

  if (is_cards ||
      (track != TC_NODE_NONE && tc_scenario_get_element (scenario, track)->number != NULL))
    return 0;
  if (track != TC_NODE_NONE && tc_sentence_find_value (scenario, track, "min") != NULL)
    return tc_sentence_get_number (scenario, track, "min");

  return attribute->type->min;
}

static void
append_things (const Range *range, GString *out)
{
  if (range->is_only_max && range->high == 0)
    g_string_append (out, range->none);
  else if (range->max == NULL && range->low == 1)
    g_string_append_printf (out, _ ("at least %s"), range->min);
  else if (range->max == NULL)
    g_string_append_printf (out, _ ("%s or more"), range->min);
  else
    g_string_append_printf (out, _ ("%s or fewer"), range->max);
}

/* "no" for not at least 1, "fewer than 3", "more than 2". */
static void
append_denied (const Range *range, GString *out)
{
  if (range->max == NULL && range->low == 1 && range->none != NULL)
    g_string_append (out, range->none);
  else if (range->max == NULL)
    g_string_append_printf (out, range->none != NULL ? _ ("fewer than %s") : _ ("less than %s"),
                            range->min);
  else if (range->min == NULL)
    g_string_append_printf (out, _ ("more than %s"), range->max);
  else
    g_string_append_printf (out, _ ("less than %s or more than %s"), range->min, range->max);
}

/* "4", "4 or 5", "4 to 6", "4 or more", "3 or less". */
static void
append_numbers (const Range *range, GString *out)
{
  if (range->max == NULL)
    g_string_append_printf (out, _ ("%s or more"), range->min);
  else if (range->is_only_max)
    g_string_append (out, range->max);
  else if (range->min == NULL)
    g_string_append_printf (out, _ ("%s or less"), range->max);
  else if (range->high == range->low + 1)
    g_string_append_printf (out, _ ("%s or %s"), range->min, range->max);
  else
    g_string_append_printf (out, _ ("%s to %s"), range->min, range->max);
}

void
tc_sentence_append_range (const TcScenario *scenario,
                          TcNode node,
                          const TcSentencePlace *place,
                          GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, place->name);
  gboolean is_denied = g_str_has_suffix (place->first, "!");
  g_autofree char *highest = g_strndup (place->first, strlen (place->first) - is_denied);
  g_auto (GStrv) words = g_strsplit (place->second, "|", 2);
  Range range = { .min = tc_sentence_find_value (scenario, node, place->name),
                  .max = tc_sentence_find_value (scenario, node, highest),
                  .low = tc_sentence_get_number (scenario, node, place->name),
                  .high = tc_sentence_get_number (scenario, node, highest) };

  range.none = words[0] != NULL ? words[1] : NULL;
  range.is_only_max =
    range.max != NULL && (range.min != NULL ? range.low == range.high
                                            : range.high == get_lowest (scenario, node, attribute));
  if (range.min == NULL && range.max == NULL)
    g_string_append (out, words[0] != NULL ? words[0] : "");
  else if (is_denied)
    append_denied (&range, out);
  else if (range.none != NULL &&
           (range.max == NULL || range.min == NULL || (range.is_only_max && range.high == 0)))
    append_things (&range, out);
  else
    append_numbers (&range, out);
}

/* What the rules of the game say of its dice, or @ordinary. */
static gint64
get_own_die (const TcScenario *scenario, const char *attribute, gint64 ordinary)
{
  TcNode rules = tc_scenario_find_section (scenario, "rules");
  TcNode dice = tc_scenario_find_section (scenario, "rules/dice");
  const TcSchemaElement *element =
    rules != TC_NODE_NONE ? tc_schema_content_find_element (
                              tc_scenario_get_element (scenario, rules)->content, "dice", NULL)
                          : NULL;
  const TcSchemaAttribute *found =
    element != NULL ? tc_schema_content_find_attribute (element->content, attribute) : NULL;

  if (found == NULL || (dice == TC_NODE_NONE && found->default_value == NULL))
    return ordinary;

  return dice != TC_NODE_NONE ? tc_sentence_get_number (scenario, dice, attribute)
                              : g_ascii_strtoll (found->default_value, NULL, 10);
}

void
tc_sentence_append_faces (const TcScenario *scenario,
                          TcNode node,
                          const TcSentencePlace *place,
                          GString *out)
{
  gint64 lowest = tc_sentence_get_number (scenario, node, place->name);
  gint64 highest = lowest + tc_sentence_get_number (scenario, node, place->first) - 1;
  gint64 own_lowest = get_own_die (scenario, "lowest", 1);
  gint64 own_highest = own_lowest + get_own_die (scenario, "faces", 6) - 1;

  if (lowest != own_lowest || highest != own_highest)
    g_string_append_printf (out, _ ("%d to %d"), (int) lowest, (int) highest);
}
