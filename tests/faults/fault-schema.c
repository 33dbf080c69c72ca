/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults that a schema finds: names, values, order, what is missing or too much. */

static gboolean
is_any (Fault *fault, TcNode node)
{
  return node != 0;
}

static void
rename_element (Fault *fault, TcNode node, char *name)
{
  g_autofree char *right = fault_dup (fault, fault_name (fault, node));
  const TcScanElement *place = fault_place (fault, node);

  fault_replace (fault, place->name, g_strdup (name));
  fault_expect (fault, place->name);
  if (place->end_tag.end > place->end_tag.start)
    fault_replace (fault, fault_end_name (fault, node), g_strdup (name));
  fault->word = g_steal_pointer (&right);
  g_free (name);
}

static gboolean
is_sibling_name (Fault *fault, TcNode node, const char *name)
{
  const TcSchemaContent *content =
    tc_scenario_get_element (fault->scenario, tc_scenario_get_parent (fault->scenario, node))
      ->content;

  return tc_schema_content_find_element (content, name, NULL) != NULL;
}

static gboolean
plant_element_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  g_autofree char *name = NULL;

  do {
    g_free (name);
    name = fault_misspell (fault, tc_scenario_get_name (fault->scenario, node));
  } while (is_sibling_name (fault, node, name));
  rename_element (fault, node, g_steal_pointer (&name));
  return TRUE;
}

static gboolean
plant_element_capital (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  char *name = g_strdup (tc_scenario_get_name (fault->scenario, node));

  name[0] = g_ascii_toupper (name[0]);
  rename_element (fault, node, name);
  return TRUE;
}

static gboolean
plant_element_plural (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  const char *name = tc_scenario_get_name (fault->scenario, node);
  g_autofree char *plural = g_strconcat (name, "s", NULL);

  if (is_sibling_name (fault, node, plural))
    return FALSE;
  rename_element (fault, node, g_steal_pointer (&plural));
  return TRUE;
}

static gboolean
plant_unknown_element (Fault *fault)
{
  static const char *const texts[] = { "<bogus/>", "<weather turn=\"1\"/>",
                                       "<zzz a=\"b\">text<y/></zzz>" };
  TcNode node = fault_pick (fault, is_any);
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);

  fault_replace (fault, (TcSpan){ extent.start, extent.start },
                 g_strdup (texts[fault_random (fault, G_N_ELEMENTS (texts))]));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
has_attribute (Fault *fault, TcNode node)
{
  return fault_place (fault, node)->n_attributes > 0 &&
         fault_random_attribute (fault, node, NULL) >= 0;
}

static gboolean
plant_attribute_name (Fault *fault, gboolean is_capital)
{
  TcNode node = fault_pick (fault, has_attribute);
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  gint index = fault_random_attribute (fault, node, NULL);
  const char *name = element->content->attributes[index].name;
  g_autofree char *slip = NULL;
  TcSpan span;

  if (strlen (name) < 2 && !is_capital)
    return FALSE;
  fault_attribute (fault, node, name, &span);
  do {
    g_free (slip);
    slip = is_capital ? g_ascii_strup (name, -1) : fault_misspell (fault, name);
  } while (tc_schema_content_find_attribute (element->content, slip) != NULL);
  fault->word = g_strdup (name);
  fault_replace (fault, (TcSpan){ span.start, span.start + (guint32) strlen (name) },
                 g_steal_pointer (&slip));
  fault_expect (fault, (TcSpan){ span.start, span.end });
  return TRUE;
}

static gboolean
plant_attribute_misspelt (Fault *fault)
{
  return plant_attribute_name (fault, FALSE);
}

static gboolean
plant_attribute_capitals (Fault *fault)
{
  return plant_attribute_name (fault, TRUE);
}

static gboolean
plant_unknown_attribute (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  guint32 at = fault_name (fault, node).end;

  fault_replace (fault, (TcSpan){ at, at }, g_strdup (" weather=\"fine\""));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
is_required (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->required;
}

static gboolean
has_required (Fault *fault, TcNode node)
{
  return fault_random_attribute (fault, node, is_required) >= 0;
}

static gboolean
plant_attribute_missing (Fault *fault)
{
  TcNode node = fault_pick (fault, has_required);
  const TcSchemaElement *element = tc_scenario_get_element (fault->scenario, node);
  gint index = fault_random_attribute (fault, node, is_required);
  TcSpan span;

  fault_attribute (fault, node, element->content->attributes[index].name, &span);
  fault_replace (fault, (TcSpan){ span.start - 1, span.end }, g_strdup (""));
  fault_expect (fault,
                (TcSpan){ fault_name (fault, node).start - 1, fault_place (fault, node)->tag.end });
  return TRUE;
}

/* -- Values -- */

static gboolean
is_enum (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_ENUM;
}

static gboolean
is_integer (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_INTEGER;
}

static gboolean
is_boolean (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_BOOLEAN;
}

static gboolean
is_date (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return attribute->type->kind == TC_VALUE_DATE;
}

static gboolean
is_id (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return strcmp (attribute->type->name, "id") == 0;
}

static gboolean
is_colour (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return strcmp (attribute->type->name, "colour") == 0;
}

static gboolean
is_name (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return strcmp (attribute->type->name, "name") == 0;
}

#define HAS(kind)                                                                                  \
  static gboolean has_##kind (Fault *fault, TcNode node)                                           \
  {                                                                                                \
    return fault_random_attribute (fault, node, is_##kind) >= 0;                                   \
  }
HAS (enum)
HAS (integer)
HAS (boolean)
HAS (date)
HAS (id)
HAS (colour)
HAS (name)

/* Chooses a node and an attribute that pass; its value without quotes. */
static const TcSchemaAttribute *
pick_value (Fault *fault, FaultFilter filter, FaultAttributeFilter attributes, TcSpan *out_value)
{
  TcNode node = fault_pick (fault, filter);
  const TcSchemaAttribute *attribute;
  TcSpan whole;

  if (node == TC_NODE_NONE)
    return NULL;
  attribute = &tc_scenario_get_element (fault->scenario, node)
                 ->content->attributes[fault_random_attribute (fault, node, attributes)];
  fault_attribute (fault, node, attribute->name, &whole);
  tc_scenario_get_value_span (fault->scenario, node, attribute->name, out_value);
  fault_expect (fault, whole);

  return attribute;
}

static gboolean
plant_value (Fault *fault, FaultFilter filter, FaultAttributeFilter attributes, const char *value)
{
  TcSpan span;

  if (pick_value (fault, filter, attributes, &span) == NULL)
    return FALSE;
  fault_replace (fault, span, g_strdup (value));
  return TRUE;
}

static gboolean
plant_capital (Fault *fault, FaultFilter filter, FaultAttributeFilter attributes)
{
  TcSpan span;
  char *slip;

  if (pick_value (fault, filter, attributes, &span) == NULL)
    return FALSE;
  fault->word = fault_dup (fault, span);
  slip = g_strdup (fault->word);
  slip[0] = g_ascii_toupper (slip[0]);
  fault_replace (fault, span, slip);
  return TRUE;
}

static gboolean
is_value_of (const TcSchemaType *type, const char *word)
{
  for (guint i = 0; i < type->n_values; i++)
    if (strcmp (type->values[i].name, word) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
plant_enum_misspelt (Fault *fault)
{
  TcSpan span;
  const TcSchemaAttribute *attribute = pick_value (fault, has_enum, is_enum, &span);
  g_autofree char *slip = NULL;

  if (attribute == NULL)
    return FALSE;
  fault->word = fault_dup (fault, span);
  do {
    g_free (slip);
    slip = fault_misspell (fault, fault->word);
  } while (is_value_of (attribute->type, slip));
  fault_replace (fault, span, g_steal_pointer (&slip));
  return TRUE;
}

static gboolean
plant_enum_capital (Fault *fault)
{
  return plant_capital (fault, has_enum, is_enum);
}

static gboolean
plant_enum_other (Fault *fault)
{
  return plant_value (fault, has_enum, is_enum, "purple");
}

static gboolean
plant_number_too_large (Fault *fault)
{
  TcSpan span;
  const TcSchemaAttribute *attribute = pick_value (fault, has_integer, is_integer, &span);

  fault_replace (fault, span, g_strdup_printf ("%" G_GINT64_FORMAT, attribute->type->max + 1));
  return TRUE;
}

static gboolean
plant_number_too_small (Fault *fault)
{
  TcSpan span;
  const TcSchemaAttribute *attribute = pick_value (fault, has_integer, is_integer, &span);

  fault_replace (fault, span, g_strdup_printf ("%" G_GINT64_FORMAT, attribute->type->min - 1));
  return TRUE;
}

static gboolean
plant_number_word (Fault *fault)
{
  return plant_value (fault, has_integer, is_integer, "two");
}

static gboolean
plant_number_fraction (Fault *fault)
{
  return plant_value (fault, has_integer, is_integer, "1.5");
}

static gboolean
plant_letter_for_digit (Fault *fault)
{
  return plant_value (fault, has_integer, is_integer, "1O");
}

static gboolean
plant_number_empty (Fault *fault)
{
  return plant_value (fault, has_integer, is_integer, "");
}

static gboolean
plant_boolean_yes (Fault *fault)
{
  return plant_value (fault, has_boolean, is_boolean, "yes");
}

static gboolean
plant_boolean_capital (Fault *fault)
{
  return plant_capital (fault, has_boolean, is_boolean);
}

static gboolean
plant_date (Fault *fault)
{
  return plant_value (fault, has_date, is_date, "10 May 1940");
}

static gboolean
plant_date_impossible (Fault *fault)
{
  return plant_value (fault, has_date, is_date, "1940-06-31");
}

static gboolean
plant_id_with_space (Fault *fault)
{
  TcSpan span;
  g_autofree char *id = NULL;

  pick_value (fault, has_id, is_id, &span);
  id = fault_dup (fault, span);
  fault_replace (fault, span, g_strconcat (id, " 2", NULL));
  return TRUE;
}

static gboolean
plant_id_capital (Fault *fault)
{
  TcSpan span;
  g_autofree char *id = NULL;

  pick_value (fault, has_id, is_id, &span);
  id = fault_dup (fault, span);
  fault_replace (fault, span, g_ascii_strup (id, -1));
  return strpbrk (id, "abcdefghijklmnopqrstuvwxyz") != NULL;
}

static gboolean
plant_id_empty (Fault *fault)
{
  return plant_value (fault, has_id, is_id, "");
}

static gboolean
plant_colour (Fault *fault)
{
  return plant_value (fault, has_colour, is_colour, "blue");
}

static gboolean
plant_name_empty (Fault *fault)
{
  return plant_value (fault, has_name, is_name, " ");
}

/* -- Content -- */

static guint
find_slot (Fault *fault, TcNode node)
{
  const TcSchemaElement *parent =
    tc_scenario_get_element (fault->scenario, tc_scenario_get_parent (fault->scenario, node));
  guint slot = 0;

  tc_schema_content_find_element (parent->content, tc_scenario_get_name (fault->scenario, node),
                                  &slot);

  return slot;
}

static guint
count_slot (Fault *fault, TcNode node)
{
  TcNode at =
    tc_scenario_get_first_child (fault->scenario, tc_scenario_get_parent (fault->scenario, node));
  guint slot = find_slot (fault, node);
  guint n = 0;

  for (; at != TC_NODE_NONE; at = tc_scenario_get_next_sibling (fault->scenario, at))
    n += find_slot (fault, at) == slot;

  return n;
}

static const TcSchemaSlot *
get_slot (Fault *fault, TcNode node)
{
  return &tc_scenario_get_element (fault->scenario, tc_scenario_get_parent (fault->scenario, node))
            ->content->slots[find_slot (fault, node)];
}

static gboolean
is_needed (Fault *fault, TcNode node)
{
  return node != 0 && get_slot (fault, node)->min >= count_slot (fault, node);
}

static gboolean
plant_element_missing (Fault *fault)
{
  TcNode node = fault_pick (fault, is_needed);
  TcNode parent = tc_scenario_get_parent (fault->scenario, node);

  fault_remove (fault, node);
  fault_expect (fault, fault_place (fault, parent)->tag);
  return TRUE;
}

static gboolean
is_limited (Fault *fault, TcNode node)
{
  return node != 0 && get_slot (fault, node)->max == count_slot (fault, node) &&
         tc_scenario_get_element (fault->scenario, node)->key == NULL;
}

static gboolean
plant_element_too_many (Fault *fault)
{
  TcNode node = fault_pick (fault, is_limited);
  g_autofree char *text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));

  /* Only what holds no keys of its own: else each of them would stand twice. */
  if (strlen (text) > 2000)
    return FALSE;
  fault_insert_after (fault, node, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
has_later_sibling (Fault *fault, TcNode node)
{
  TcNode next = node != 0 ? tc_scenario_get_next_sibling (fault->scenario, node) : TC_NODE_NONE;

  return next != TC_NODE_NONE && find_slot (fault, next) > find_slot (fault, node);
}

/* An element changes places with the one after it, which belongs behind it. */
static gboolean
plant_wrong_order (Fault *fault)
{
  TcNode node = fault_pick (fault, has_later_sibling);
  TcNode next = tc_scenario_get_next_sibling (fault->scenario, node);
  TcSpan first = tc_scenario_get_extent (fault->scenario, node);
  TcSpan second = tc_scenario_get_extent (fault->scenario, next);

  fault_replace (fault, first, fault_dup (fault, second));
  fault_expect_edit (fault);
  fault_replace (fault, second, fault_dup (fault, first));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
is_not_last_slot (Fault *fault, TcNode node)
{
  TcNode parent = node != 0 ? tc_scenario_get_parent (fault->scenario, node) : TC_NODE_NONE;
  TcNode last = node;

  if (parent == TC_NODE_NONE)
    return FALSE;
  while (tc_scenario_get_next_sibling (fault->scenario, last) != TC_NODE_NONE)
    last = tc_scenario_get_next_sibling (fault->scenario, last);

  return find_slot (fault, last) > find_slot (fault, node);
}

static gboolean
plant_moved_to_end (Fault *fault)
{
  TcNode node = fault_pick (fault, is_not_last_slot);
  TcNode last = node;
  g_autofree char *text = fault_dup (fault, tc_scenario_get_extent (fault->scenario, node));

  while (tc_scenario_get_next_sibling (fault->scenario, last) != TC_NODE_NONE)
    last = tc_scenario_get_next_sibling (fault->scenario, last);
  fault_remove (fault, node);
  fault_insert_after (fault, last, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
takes_no_text (Fault *fault, TcNode node)
{
  return tc_scenario_get_element (fault->scenario, node)->content->text == NULL &&
         tc_scenario_get_first_child (fault->scenario, node) != TC_NODE_NONE;
}

static gboolean
plant_text (Fault *fault)
{
  TcNode node = fault_pick (fault, takes_no_text);
  guint32 at = fault_place (fault, node)->tag.end;

  fault_replace (fault, (TcSpan){ at, at }, g_strdup ("see rule 4.5"));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
is_leaf (Fault *fault, TcNode node)
{
  return fault_place (fault, node)->is_empty &&
         tc_scenario_get_element (fault->scenario, node)->content->text == NULL;
}

static gboolean
plant_text_in_empty (Fault *fault)
{
  TcNode node = fault_pick (fault, is_leaf);
  TcSpan tag = fault_place (fault, node)->tag;

  fault_replace (fault, (TcSpan){ tag.end - 2, tag.end },
                 g_strdup_printf (">remember</%s>", tc_scenario_get_name (fault->scenario, node)));
  fault_expect_edit (fault);
  fault_expect (fault, tag);
  return TRUE;
}

static gboolean
plant_root_misspelt (Fault *fault)
{
  g_autofree char *slip = NULL;

  fault->word = fault_dup (fault, fault_name (fault, 0));
  slip = fault_misspell (fault, fault->word);
  fault_replace (fault, fault_name (fault, 0), g_strdup (slip));
  fault_replace (fault, fault_end_name (fault, 0), g_strdup (slip));
  fault_expect (fault, fault_place (fault, 0)->tag);
  return TRUE;
}

static gboolean
plant_root_namespace (Fault *fault)
{
  TcSpan span;
  g_autofree char *value = NULL;

  if (!fault_attribute (fault, 0, "xmlns", &span))
    return FALSE;
  value = fault_dup (fault, span);
  fault->word = g_strndup (value + 7, strlen (value) - 8);
  fault_replace (fault, (TcSpan){ span.start + 7, span.end - 1 },
                 fault_misspell (fault, fault->word));
  fault_expect (fault, span);
  return TRUE;
}

static gboolean
plant_root_no_namespace (Fault *fault)
{
  TcSpan span;

  if (!fault_attribute (fault, 0, "xmlns", &span))
    return FALSE;
  fault_replace (fault, (TcSpan){ span.start - 1, span.end }, g_strdup (""));
  fault_expect (fault, fault_place (fault, 0)->tag);
  return TRUE;
}

static gboolean
plant_element_namespace (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  guint32 at = fault_name (fault, node).end;

  fault_replace (fault, (TcSpan){ at, at }, g_strdup (" xmlns=\"urn:example:other\""));
  fault_expect (fault, fault_place (fault, node)->tag);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_format (Fault *fault)
{
  TcSpan span;

  tc_scenario_get_value_span (fault->scenario, 0, "format", &span);
  fault_replace (fault, span, g_strdup ("7"));
  fault_expect (fault, span);
  return TRUE;
}

const FaultKind fault_kinds_schema[] = {
  { "element misspelt", plant_element_misspelt },
  { "element with a capital", plant_element_capital },
  { "element in the plural", plant_element_plural },
  { "unknown element", plant_unknown_element },
  { "element missing", plant_element_missing },
  { "element too many", plant_element_too_many },
  { "two elements swapped", plant_wrong_order },
  { "element moved to the end", plant_moved_to_end },
  { "element of another namespace", plant_element_namespace },
  { "attribute misspelt", plant_attribute_misspelt },
  { "attribute in capitals", plant_attribute_capitals },
  { "unknown attribute", plant_unknown_attribute },
  { "attribute missing", plant_attribute_missing },
  { "choice misspelt", plant_enum_misspelt },
  { "choice with a capital", plant_enum_capital },
  { "unknown choice", plant_enum_other },
  { "number too large", plant_number_too_large },
  { "number too small", plant_number_too_small },
  { "number in words", plant_number_word },
  { "number with a fraction", plant_number_fraction },
  { "letter O in a number", plant_letter_for_digit },
  { "number empty", plant_number_empty },
  { "yes for true", plant_boolean_yes },
  { "True for true", plant_boolean_capital },
  { "date in words", plant_date },
  { "impossible date", plant_date_impossible },
  { "space in an id", plant_id_with_space },
  { "capitals in an id", plant_id_capital },
  { "id empty", plant_id_empty },
  { "colour in words", plant_colour },
  { "name blank", plant_name_empty },
  { "text between elements", plant_text },
  { "text in an empty element", plant_text_in_empty },
  { "root misspelt", plant_root_misspelt },
  { "namespace misspelt", plant_root_namespace },
  { "namespace missing", plant_root_no_namespace },
  { "format of the future", plant_format },
  { NULL, NULL },
};
