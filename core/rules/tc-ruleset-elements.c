/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/tc-ruleset.h"

/* What most systems' compile hooks do alike: elements with an id and a name become things. */

const char *
tc_ruleset_read_string (TcScenario *scenario,
                        const char *section,
                        const char *element,
                        const char *attribute)
{
  TcNode parent = tc_scenario_find_section (scenario, section);
  TcNode node = tc_scenario_find_child (scenario, parent, element);
  const TcSchemaElement *of = NULL;

  if (node != TC_NODE_NONE)
    return tc_scenario_get_string (scenario, node, attribute);

  of = tc_schema_content_find_element (tc_scenario_get_element (scenario, parent)->content, element,
                                       NULL);

  return tc_schema_content_find_attribute (of->content, attribute)->default_value;
}

static TcThing
add_node (TcRuleset *ruleset, guint class, TcNode node, TcReport *report)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);

  return tc_ruleset_add_thing (ruleset, class, tc_scenario_get_string (scenario, node, "id"),
                               tc_scenario_get_string (scenario, node, "name"), node, report);
}

TcThingRange
tc_ruleset_add_elements (TcRuleset *ruleset, guint class, const char *path, TcReport *report)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode node = tc_scenario_find_section (scenario, path);

  for (; node != TC_NODE_NONE; node = tc_scenario_find_next (scenario, node))
    add_node (ruleset, class, node, report);

  return tc_ruleset_get_range (ruleset, class);
}

TcThingRange
tc_ruleset_add_sides (TcRuleset *ruleset, guint class, const char *path, TcReport *report)
{
  TcThingRange sides = tc_ruleset_add_elements (ruleset, class, path, report);

  for (guint i = 0; i < sides.n; i++)
    tc_ruleset_add_side (ruleset, tc_range_get (sides, i));

  return sides;
}

/* The number of the side that @seat names. */
static guint8
find_side (const TcRuleset *ruleset, TcNode seat)
{
  TcNode node = tc_scenario_get_ref (tc_ruleset_get_scenario (ruleset), seat, "side");

  for (guint8 i = 0; i < tc_ruleset_get_n_sides (ruleset); i++)
    if (tc_ruleset_get_thing (ruleset, tc_ruleset_get_side (ruleset, i))->node == node)
      return i;

  return TC_SEAT_NONE;
}

TcThingRange
tc_ruleset_add_seats (TcRuleset *ruleset,
                      guint class,
                      const char *path,
                      TcSeatSide side,
                      TcReport *report)
{
  TcThingRange seats = tc_ruleset_add_elements (ruleset, class, path, report);

  for (guint i = 0; i < seats.n; i++) {
    const TcThingInfo *seat = tc_ruleset_get_thing (ruleset, tc_range_get (seats, i));

    tc_ruleset_add_seat (ruleset, seat->id, seat->name,
                         side == TC_SEAT_SIDE_OPEN ? find_side (ruleset, seat->node)
                                                   : TC_SEAT_NONE);
  }

  return seats;
}
