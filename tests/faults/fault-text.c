/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "fault.h"

/* Faults of the XML itself: half-typed tags, lost quotes, letters of another encoding. */

static gboolean
is_any (Fault *fault, TcNode node)
{
  return node != 0;
}

static gboolean
has_end_tag (Fault *fault, TcNode node)
{
  const TcScanElement *place = fault_place (fault, node);

  return place->end_tag.end > place->end_tag.start;
}

static gboolean
has_children (Fault *fault, TcNode node)
{
  return tc_scenario_get_first_child (fault->scenario, node) != TC_NODE_NONE;
}

static gboolean
is_written_empty (Fault *fault, TcNode node)
{
  return fault_place (fault, node)->is_empty;
}

static gboolean
has_attributes (Fault *fault, TcNode node)
{
  return node != 0 && fault_place (fault, node)->n_attributes > 0;
}

/* A random written attribute, of any name. */
static TcScanAttribute
pick_attribute (Fault *fault, TcNode *out_node)
{
  const TcScanElement *place;

  *out_node = fault_pick (fault, has_attributes);
  place = fault_place (fault, *out_node);

  return *tc_scan_get_attribute (tc_scenario_get_scan (fault->scenario),
                                 place->first_attribute +
                                   fault_random (fault, place->n_attributes));
}

static void
expect_opening (Fault *fault, TcNode node)
{
  const TcScanElement *place = fault_place (fault, node);

  fault_expect (fault, (TcSpan){ place->tag.start, place->name.end });
}

static gboolean
plant_end_tag_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, has_end_tag);

  fault_replace (fault, fault_place (fault, node)->end_tag, g_strdup (""));
  expect_opening (fault, node);
  return TRUE;
}

static gboolean
plant_end_tag_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, has_end_tag);
  g_autofree char *name = fault_dup (fault, fault_name (fault, node));

  fault_replace (fault, fault_end_name (fault, node), fault_misspell (fault, name));
  fault_expect (fault, fault_place (fault, node)->end_tag);
  return TRUE;
}

static gboolean
plant_end_tag_other (Fault *fault)
{
  TcNode node = fault_pick (fault, has_end_tag);

  fault_replace (fault, fault_end_name (fault, node), g_strdup ("elsewhere"));
  fault_expect (fault, fault_place (fault, node)->end_tag);
  return TRUE;
}

static gboolean
plant_start_tag_misspelt (Fault *fault)
{
  TcNode node = fault_pick (fault, has_children);
  g_autofree char *name = fault_dup (fault, fault_name (fault, node));

  fault_replace (fault, fault_name (fault, node), fault_misspell (fault, name));
  fault->word = g_steal_pointer (&name);
  expect_opening (fault, node);
  return TRUE;
}

/* Whole lines around whole elements, as version control writes them. */
static gboolean
plant_conflict (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  TcSpan extent = tc_scenario_get_extent (fault->scenario, node);
  g_autofree char *own = fault_dup (fault, extent);
  char *text = g_strconcat ("\n<<<<<<< mine\n", own, "\n=======\n<!-- theirs -->\n", own,
                            "\n>>>>>>> theirs\n", NULL);

  fault_replace (fault, extent, text);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_slash_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, is_written_empty);
  TcSpan tag = fault_place (fault, node)->tag;

  fault_replace (fault, (TcSpan){ tag.end - 2, tag.end - 1 }, g_strdup (""));
  expect_opening (fault, node);
  return TRUE;
}

static gboolean
plant_slash_added (Fault *fault)
{
  TcNode node = fault_pick (fault, has_children);
  TcSpan tag = fault_place (fault, node)->tag;

  fault_replace (fault, (TcSpan){ tag.end - 1, tag.end - 1 }, g_strdup ("/"));
  fault_expect (fault, tag);
  return TRUE;
}

static gboolean
plant_start_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  TcSpan tag = fault_place (fault, node)->tag;

  fault_replace (fault, (TcSpan){ tag.start, tag.start + 1 }, g_strdup (""));
  fault_expect (fault, tag);
  return TRUE;
}

static gboolean
plant_start_of_end_tag_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, has_children);
  TcSpan tag = fault_place (fault, node)->end_tag;

  fault_replace (fault, (TcSpan){ tag.start, tag.start + 1 }, g_strdup (""));
  fault_expect (fault, tag);
  return TRUE;
}

/* Where it was nobody can know: its end tag is left. */
static gboolean
plant_start_tag_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, has_children);

  fault_replace (fault, fault_place (fault, node)->tag, g_strdup (""));
  fault_expect (fault, fault_place (fault, node)->end_tag);
  return TRUE;
}

static gboolean
plant_tag_end_lost (Fault *fault)
{
  TcNode node = fault_pick (fault, is_any);
  TcSpan tag = fault_place (fault, node)->tag;

  fault_replace (fault, (TcSpan){ tag.end - 1, tag.end }, g_strdup (""));
  fault_expect (fault, (TcSpan){ tag.start, tag.end + 1 });
  return TRUE;
}

static gboolean
plant_quote_lost (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);

  fault_replace (fault, (TcSpan){ attribute.value.end, attribute.value.end + 1 }, g_strdup (""));
  fault_expect (fault, (TcSpan){ attribute.name.start, attribute.value.end + 1 });
  return TRUE;
}

static gboolean
plant_first_quote_lost (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);

  fault_replace (fault, (TcSpan){ attribute.value.start - 1, attribute.value.start },
                 g_strdup (""));
  fault_expect (fault, (TcSpan){ attribute.name.start, attribute.value.end + 1 });
  return TRUE;
}

static gboolean
plant_quotes_lost (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);

  fault_replace (fault, (TcSpan){ attribute.value.start - 1, attribute.value.end + 1 },
                 fault_dup (fault, attribute.value));
  fault_expect (fault, (TcSpan){ attribute.name.start, attribute.value.end + 1 });
  return TRUE;
}

static gboolean
plant_equals_lost (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);

  fault_replace (fault, (TcSpan){ attribute.name.end, attribute.value.start - 1 }, g_strdup (""));
  fault_expect (fault, (TcSpan){ attribute.name.start, attribute.value.end + 1 });
  return TRUE;
}

static gboolean
plant_space_lost (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);

  fault_replace (fault, (TcSpan){ attribute.name.start - 1, attribute.name.start }, g_strdup (""));
  fault_expect (fault, (TcSpan){ attribute.name.start - 1, attribute.value.end + 1 });
  if (fault_place (fault, node)->name.end == attribute.name.start - 1)
    fault_expect (fault, fault_name (fault, node));
  return TRUE;
}

static gboolean
plant_in_value (Fault *fault, const char *text)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);
  guint length = attribute.value.end - attribute.value.start;
  guint at = attribute.value.start + fault_random (fault, length + 1);

  while (((guchar) fault->text[at] & 0xc0) == 0x80)
    at++;
  fault_replace (fault, (TcSpan){ at, at }, g_strdup (text));
  fault_expect (fault, attribute.value);
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_ampersand_in_value (Fault *fault)
{
  return plant_in_value (fault, " & ");
}

static gboolean
plant_less_than_in_value (Fault *fault)
{
  return plant_in_value (fault, "<");
}

static gboolean
plant_entity (Fault *fault)
{
  return plant_in_value (fault, "&nbsp;");
}

static gboolean
plant_latin_1 (Fault *fault)
{
  return plant_in_value (fault, "\xe9");
}

static gboolean
plant_control_character (Fault *fault)
{
  return plant_in_value (fault, "\x07");
}

static gboolean
plant_before (Fault *fault, const char *text)
{
  TcNode node = fault_pick (fault, is_any);
  guint32 at = tc_scenario_get_extent (fault->scenario, node).start;

  fault_replace (fault, (TcSpan){ at, at }, g_strdup (text));
  fault_expect_edit (fault);
  return TRUE;
}

static gboolean
plant_mark (Fault *fault)
{
  return plant_before (fault, "\xef\xbb\xbf");
}

static gboolean
plant_less_than (Fault *fault)
{
  return plant_before (fault, "< ");
}

static gboolean
plant_ampersand (Fault *fault)
{
  return plant_before (fault, "& ");
}

static gboolean
plant_stray_end_tag (Fault *fault)
{
  return plant_before (fault, "</bogus>");
}

static gboolean
plant_comment_dashes (Fault *fault)
{
  return plant_before (fault, "<!-- to -- do -->");
}

static gboolean
plant_comment_open (Fault *fault)
{
  return plant_before (fault, "<!-- ");
}

static gboolean
plant_prefix (Fault *fault)
{
  return plant_before (fault, "<my:note/>");
}

static gboolean
plant_attribute_twice (Fault *fault)
{
  TcNode node;
  TcScanAttribute attribute = pick_attribute (fault, &node);
  TcSpan whole = { attribute.name.start, attribute.value.end + 1 };
  g_autofree char *text = fault_dup (fault, whole);

  fault_replace (fault, (TcSpan){ whole.end, whole.end }, g_strconcat (" ", text, NULL));
  fault_expect_edit (fault);
  fault_expect (fault, whole);
  return TRUE;
}

static gboolean
plant_after_root (Fault *fault)
{
  guint32 at = tc_scenario_get_extent (fault->scenario, 0).end;
  static const char *const texts[] = { "\n<scenario/>", "\nthe end", "\n</scenario>" };

  fault_replace (fault, (TcSpan){ at, at }, g_strdup (texts[fault_random (fault, 3)]));
  fault_expect_edit (fault);
  return TRUE;
}

const FaultKind fault_kinds_text[] = {
  { "end tag lost", plant_end_tag_lost },
  { "end tag misspelt", plant_end_tag_misspelt },
  { "end tag of another name", plant_end_tag_other },
  { "start tag misspelt", plant_start_tag_misspelt },
  { "merge conflict", plant_conflict },
  { "byte order mark between tags", plant_mark },
  { "slash of an empty tag lost", plant_slash_lost },
  { "slash too many", plant_slash_added },
  { "\"<\" lost", plant_start_lost },
  { "\"<\" of an end tag lost", plant_start_of_end_tag_lost },
  { "start tag lost", plant_start_tag_lost },
  { "\">\" lost", plant_tag_end_lost },
  { "closing quote lost", plant_quote_lost },
  { "opening quote lost", plant_first_quote_lost },
  { "both quotes lost", plant_quotes_lost },
  { "equals sign lost", plant_equals_lost },
  { "space lost", plant_space_lost },
  { "\"&\" in a value", plant_ampersand_in_value },
  { "\"<\" in a value", plant_less_than_in_value },
  { "unknown entity", plant_entity },
  { "byte that is not UTF-8", plant_latin_1 },
  { "control character", plant_control_character },
  { "\"<\" between tags", plant_less_than },
  { "\"&\" between tags", plant_ampersand },
  { "stray end tag", plant_stray_end_tag },
  { "\"--\" in a comment", plant_comment_dashes },
  { "comment never ended", plant_comment_open },
  { "prefix not declared", plant_prefix },
  { "attribute twice", plant_attribute_twice },
  { "something after the root", plant_after_root },
  { NULL, NULL },
};
