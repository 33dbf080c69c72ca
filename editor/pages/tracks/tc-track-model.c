/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tracks/tc-track-model.h"

#include "document/tc-node.h"
#include "document/tc-value.h"

static void
free_content (gpointer data)
{
  TcTrackContent *content = data;

  g_free (content->path);
  g_free (content->label);
  g_free (content->colour);
  g_free (content);
}

static void
free_zone (gpointer data)
{
  TcTrackZone *zone = data;

  g_free (zone->path);
  g_free (zone->title);
  g_free (zone->note);
  g_ptr_array_unref (zone->contents);
  g_free (zone);
}

static void
free_track (gpointer data)
{
  TcTrack *track = data;

  g_free (track->path);
  g_free (track->title);
  g_free (track->note);
  g_ptr_array_unref (track->zones);
  g_free (track);
}

/* Whether @node names @target by some attribute. */
static gboolean
refers_to (TcScenario *scenario, TcNode node, TcNode target)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    if (content->attributes[i].refs != NULL &&
        tc_scenario_get_ref (scenario, node, content->attributes[i].name) == target)
      return TRUE;
  }

  return FALSE;
}

static const char *
read_colour (TcScenario *scenario, TcNode side)
{
  const TcSchemaContent *content =
    side != TC_NODE_NONE ? tc_scenario_get_element (scenario, side)->content : NULL;

  if (content == NULL || tc_schema_content_find_attribute (content, "colour") == NULL)
    return "";

  return tc_scenario_get_string (scenario, side, "colour");
}

static void
add_content (GPtrArray *contents, TcScenario *scenario, TcNode node)
{
  TcTrackContent *content = g_new0 (TcTrackContent, 1);
  TcNode side = tc_scenario_find_ref (scenario, node, "side", NULL);
  const TcSchemaAttribute *count =
    tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content, "count");
  g_autofree char *kind = tc_node_dup_kind (scenario, node);
  g_autofree char *owner = side != TC_NODE_NONE ? tc_node_dup_title (scenario, side) : NULL;

  content->path = tc_scenario_dup_path (scenario, node);
  content->label = owner != NULL ? g_strdup_printf ("%s: %s", owner, kind) : g_strdup (kind);
  content->colour = g_strdup (read_colour (scenario, side));
  content->n = 1;
  if (count != NULL) {
    content->n = (guint) CLAMP (tc_scenario_get_int (scenario, node, "count"), 0, 9999);
    content->max = (guint) CLAMP (count->type->max, 1, 9999);
  }
  g_ptr_array_add (contents, content);
}

static TcTrackZone *
read_zone (TcScenario *scenario, TcNode node, TcNode setup)
{
  TcTrackZone *zone = g_new0 (TcTrackZone, 1);
  TcNode child =
    setup != TC_NODE_NONE ? tc_scenario_get_first_child (scenario, setup) : TC_NODE_NONE;

  zone->path = tc_scenario_dup_path (scenario, node);
  zone->title = tc_node_dup_title (scenario, node);
  zone->note = tc_node_dup_summary (scenario, node);
  zone->contents = g_ptr_array_new_with_free_func (free_content);
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    if (refers_to (scenario, child, node))
      add_content (zone->contents, scenario, child);
  }

  return zone;
}

/* Longer ones are not drawn space by space. */
#define MOST_SPACES 200

static const TcSchemaAttribute *
find_attribute_of_type (const TcSchemaContent *content, const TcSchemaType *type)
{
  for (guint i = 0; i < content->n_attributes; i++)
    if (content->attributes[i].type == type)
      return &content->attributes[i];

  return NULL;
}

static void
read_scale (TcTrack *track, TcScenario *scenario, TcNode node, TcNode setup)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *min = tc_schema_content_find_attribute (content, "min");
  const TcSchemaAttribute *max = tc_schema_content_find_attribute (content, "max");
  const TcSchemaAttribute *start = NULL;

  if (track->zones->len > 0 || min == NULL || max == NULL)
    return;
  track->min = (int) tc_scenario_get_int (scenario, node, "min");
  track->max = (int) tc_scenario_get_int (scenario, node, "max");
  track->is_scale = track->min < track->max && track->max - track->min < MOST_SPACES;
  if (setup != TC_NODE_NONE)
    start = find_attribute_of_type (tc_scenario_get_element (scenario, setup)->content, min->type);
  track->has_start = start != NULL;
  if (start != NULL)
    track->start = (int) tc_scenario_get_int (scenario, setup, start->name);
}

GPtrArray *
tc_track_list (TcScenario *scenario, TcNode setup)
{
  GPtrArray *tracks = g_ptr_array_new_with_free_func (free_track);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, "track", node)) != TC_NODE_NONE) {
    TcTrack *track = g_new0 (TcTrack, 1);
    g_autofree char *kind = tc_node_dup_kind (scenario, node);
    g_autofree char *title = tc_node_dup_title (scenario, node);
    TcNode zone = TC_NODE_NONE;

    track->path = tc_scenario_dup_path (scenario, node);
    track->title =
      g_str_equal (kind, title) ? g_strdup (kind) : g_strdup_printf ("%s: %s", kind, title);
    track->note = tc_node_dup_summary (scenario, node);
    track->zones = g_ptr_array_new_with_free_func (free_zone);
    while ((zone = tc_scenario_find_child_by_role (scenario, node, "track-zone", zone)) !=
           TC_NODE_NONE)
      g_ptr_array_add (track->zones, read_zone (scenario, zone, setup));
    read_scale (track, scenario, node, setup);
    g_ptr_array_add (tracks, track);
  }

  return tracks;
}

const TcTrackZone *
tc_track_find_zone (const GPtrArray *tracks, const char *path)
{
  for (guint i = 0; i < tracks->len; i++) {
    const TcTrack *track = tracks->pdata[i];

    for (guint j = 0; j < track->zones->len; j++) {
      const TcTrackZone *zone = track->zones->pdata[j];

      if (g_str_equal (zone->path, path))
        return zone;
    }
  }

  return NULL;
}

/* The attribute of @element that may name @zone. */
static const TcSchemaAttribute *
find_reference (const TcSchemaElement *element, const TcSchemaElement *zone)
{
  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];

    if (attribute->refs != NULL && zone->key_space != NULL &&
        g_strv_contains (attribute->refs, zone->key_space))
      return attribute;
  }

  return NULL;
}

GPtrArray *
tc_track_list_puts (TcScenario *scenario, TcNode setup, TcNode zone)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, setup)->content;
  GPtrArray *elements = g_ptr_array_new ();

  for (guint i = 0; i < content->n_elements; i++) {
    if (find_reference (content->elements[i], tc_scenario_get_element (scenario, zone)) != NULL)
      g_ptr_array_add (elements, (gpointer) content->elements[i]);
  }

  return elements;
}

TcOperation *
tc_track_make_put (TcScenario *scenario, TcNode setup, TcNode zone, const char *name)
{
  const TcSchemaElement *element =
    tc_schema_content_find_element (tc_scenario_get_element (scenario, setup)->content, name, NULL);
  const TcSchemaAttribute *reference =
    element != NULL ? find_reference (element, tc_scenario_get_element (scenario, zone)) : NULL;
  g_autofree char *path = tc_scenario_dup_path (scenario, setup);
  g_auto (GStrv) attributes = NULL;

  if (reference == NULL)
    return NULL;
  attributes = tc_value_dup_new (scenario, setup, element);
  for (guint i = 0; attributes[i] != NULL; i += 2) {
    if (g_str_equal (attributes[i], reference->name)) {
      g_free (attributes[i + 1]);
      attributes[i + 1] = g_strdup (tc_scenario_get_id (scenario, zone));
    }
  }

  return tc_operation_new_insert (path, name, (const char *const *) attributes);
}
