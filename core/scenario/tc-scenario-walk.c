/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "text/tc-scan-private.h"

/* The walker: makes nodes of the raw elements and judges them by the schema's tables, all in one
 * pass in document order. A schema validator stops looking at a parent's children at the first that
 * does not fit; the walker resynchronises by name: since no name occurs twice in a type, a child's
 * name alone gives its slot, whatever went wrong before it. One fault gives one finding: what
 * is inside an unknown element is skipped, and a misspelt child stands for the one that it was
 * meant to be. Depth is limited by the scanner, so recursion is safe. */

typedef struct {
  TcScenarioCheck *check;
  TcSchemaMatcher *matcher;
  GArray *tallies;   /* Tally: a stack, one per slot of each open element */
  GArray *strangers; /* Stranger: a stack, those of each open element */
  const char
    *uri; /* the root's namespace as the raw elements have it: an unknown one is reported once */
} Walk;

typedef struct {
  guint32 n;         /* children in their slot */
  guint32 n_excused; /* misspelt children that were meant for it */
} Tally;

/* A child of another namespace whose name is one of ours: a note, or what was meant for a slot.
 * The other children show which. */
typedef struct {
  guint32 index;
  guint slot;
  gboolean is_early; /* children of our own come after it, where no note may stand */
} Stranger;

/* One open element. */
typedef struct {
  TcNode node;
  const TcSchemaContent *content;
  guint base; /* of its tallies */
  guint first_stranger;
  guint n_early;   /* strangers up to here, of all, are early or were reported */
  guint slot;      /* where the sequence has got to */
  guint misplaced; /* slot of the child before if that was out of order: reported once for a run of
                      its like, or of any after an element of another namespace */
} Frame;

#define NO_SLOT G_MAXUINT

/* Conditions hold conditions: what a missing element would have held is followed so deep only. */
#define MAX_SCHEMA_DEPTH 6u

static guint32 walk_element (Walk *walk,
                             guint32 index,
                             const TcSchemaElement *element,
                             TcNode parent);

static const TcScanElement *
get_place (const Walk *walk, guint32 index)
{
  return tc_scan_get_element (walk->check->scenario->scan, index);
}

static const TcRawElement *
get_raw (const Walk *walk, guint32 index)
{
  return tc_scenario_check_get_raw (walk->check, index);
}

static guint32
count_elements (const Walk *walk)
{
  return tc_scan_get_n_elements (walk->check->scenario->scan);
}

static Tally *
get_tally (const Walk *walk, const Frame *frame, guint slot)
{
  return &g_array_index (walk->tallies, Tally, frame->base + slot);
}

/* The element after @index and all that is in it. */
static guint32
skip_element (const Walk *walk, guint32 index)
{
  guint32 n = count_elements (walk);
  guint depth = get_place (walk, index)->depth;
  guint32 next;

  for (next = index + 1; next < n && get_place (walk, next)->depth > depth; next++)
    continue;

  return next;
}

char *
tc_scenario_dup_choice (const TcSchemaContent *content, const TcSchemaSlot *slot)
{
  GString *text = g_string_new (NULL);
  guint i;

  for (i = 0; i < slot->n; i++)
    g_string_append_printf (text, "%s<%s>", i > 0 ? ", " : "",
                            content->elements[slot->first + i]->name);

  return g_string_free (text, FALSE);
}

/* The key spaces that @element and all it may hold would have filled. */
static void
lose_spaces (Walk *walk, const TcSchemaElement *element, guint depth)
{
  guint i;

  if (element->key != NULL)
    g_hash_table_add (walk->check->lost, (gpointer) element->key_space);
  for (i = 0; i < element->content->n_elements && depth < MAX_SCHEMA_DEPTH; i++)
    lose_spaces (walk, element->content->elements[i], depth + 1);
}

/* Whether the attributes of an unknown element are those of the one that it seems to be. */
static gboolean
fits (const Walk *walk, const TcRawElement *raw, const TcSchemaElement *meant)
{
  guint n_known = 0;
  guint n_missing = 0;
  guint i, j;

  for (i = 0; i < raw->n_attributes; i++) {
    const TcRawAttribute *attribute =
      &g_array_index (walk->check->raw->attributes, TcRawAttribute, raw->first_attribute + i);

    if (attribute->uri == NULL &&
        tc_schema_content_find_attribute (meant->content, attribute->name) == NULL)
      return FALSE;
    n_known++;
  }
  for (i = 0; i < meant->content->n_attributes; i++) {
    gboolean is_written = !meant->content->attributes[i].required;

    for (j = 0; j < raw->n_attributes && !is_written; j++)
      is_written = strcmp (g_array_index (walk->check->raw->attributes, TcRawAttribute,
                                          raw->first_attribute + j)
                             .name,
                           meant->content->attributes[i].name) == 0;
    n_missing += !is_written;
  }

  return n_missing == 0 || (n_missing == 1 && n_known > 1);
}

/* Where the start tag between the two was lost: the element that would have held it here is
 * unknown, and as many as there may be of it. */
static void
lose_wrappers (Walk *walk, Frame *frame, const char *name)
{
  for (guint i = 0; i < frame->content->n_elements; i++) {
    const TcSchemaElement *wrapper = frame->content->elements[i];
    guint slot = 0;

    if (tc_schema_content_find_element (wrapper->content, name, NULL) == NULL)
      continue;
    tc_schema_content_find_element (frame->content, wrapper->name, &slot);
    get_tally (walk, frame, slot)->n_excused++;
    lose_spaces (walk, wrapper, 0);
  }
}

/* Reports an unknown element; returns the one that it was meant to be, when that is clear enough
 * to go on with. */
static const TcSchemaElement *
report_unknown (Walk *walk, Frame *frame, guint32 index)
{
  TcScenarioCheck *check = walk->check;
  const TcRawElement *raw = get_raw (walk, index);
  const TcScanElement *place = get_place (walk, index);
  TcSuggest suggest = tc_suggest_begin (raw->name);
  const TcSchemaElement *meant = NULL;
  TcFinding *finding;
  guint slot = 0;
  guint i;

  for (i = 0;
       i < frame->content->n_elements && tc_scenario_check_spend (check, TC_SCENARIO_LOOKS_OF_WORD);
       i++)
    tc_suggest_offer (&suggest, frame->content->elements[i]->name);
  if (tc_scenario_check_is_doubtful (check, index)) {
    finding = NULL;
    lose_wrappers (walk, frame, raw->name);
  } else {
    finding = tc_scenario_check_add (check, "SCH003", place->name, frame->node, NULL,
                                     _ ("<%s> is not allowed in <%s>"), raw->name,
                                     tc_scenario_get_name (check->scenario, frame->node));
  }
  if (suggest.n > 0) {
    meant = tc_schema_content_find_element (frame->content, suggest.names[0], &slot);
    tc_scenario_check_suggest_name (check, finding, &suggest, place);
  } else if (finding != NULL && frame->content->n_elements > 0) {
    TcSchemaSlot all = { 0, frame->content->n_elements, 0, 0 };
    g_autofree char *allowed = tc_scenario_dup_choice (frame->content, &all);

    tc_finding_set_why (finding, _ ("It may contain %s."), allowed);
  }
  if (meant == NULL || fits (walk, raw, meant))
    return meant;
  get_tally (walk, frame, slot)->n_excused++;
  lose_spaces (walk, meant, 0);

  return NULL;
}

/* What is reported where it stands is not reported as missing too, nor what refers to it. */
static void
excuse (Walk *walk, Frame *frame, const TcSchemaElement *namesake, guint slot)
{
  if (namesake == NULL)
    return;
  get_tally (walk, frame, slot)->n_excused++;
  lose_spaces (walk, namesake, 0);
}

static void
judge_foreign (Walk *walk, Frame *frame, guint32 index)
{
  const TcRawElement *raw = get_raw (walk, index);
  guint slot = 0;
  const TcSchemaElement *namesake =
    tc_schema_content_find_element (frame->content, raw->name, &slot);

  /* A prefix that is not declared has been reported, and what bears it is not missing. */
  if (walk->check->is_broken && raw->uri != NULL && *raw->uri == '\0') {
    excuse (walk, frame, namesake, slot);
    return;
  }
  if (raw->uri != NULL && frame->content->foreign_elements) {
    Stranger stranger = { index, slot, FALSE };

    if (namesake != NULL)
      g_array_append_val (walk->strangers, stranger);
    else
      frame->slot = frame->content->n_slots;
    return;
  }
  excuse (walk, frame, namesake, slot);
  if (raw->uri == NULL)
    tc_scenario_check_add (walk->check, "SCH011", get_place (walk, index)->name, frame->node, NULL,
                           _ ("<%s> is in no namespace: expected \"%s\""), raw->name,
                           walk->check->scenario->schema->target_namespace);
  else
    tc_scenario_check_add (walk->check, "SCH011", get_place (walk, index)->name, frame->node, NULL,
                           _ ("<%s> does not take elements of the namespace \"%s\""),
                           tc_scenario_get_name (walk->check->scenario, frame->node), raw->uri);
}

/* Notes come last: a stranger before one of our own is none. */
static void
mark_strangers (Walk *walk, Frame *frame)
{
  for (; frame->n_early < walk->strangers->len; frame->n_early++)
    g_array_index (walk->strangers, Stranger, frame->n_early).is_early = TRUE;
}

/* At the end of the element: one finding for each, instead of what is missing or out of order for
 * its sake. What is only ignored excuses nothing: who refers to it refers to nothing. */
static void
judge_strangers (Walk *walk, const Frame *frame)
{
  for (guint i = frame->first_stranger; i < walk->strangers->len; i++) {
    const Stranger *stranger = &g_array_index (walk->strangers, Stranger, i);
    const TcRawElement *raw = get_raw (walk, stranger->index);
    TcSpan place = get_place (walk, stranger->index)->name;
    Tally *tally = get_tally (walk, frame, stranger->slot);
    gboolean is_missed = tally->n + tally->n_excused < frame->content->slots[stranger->slot].min;

    if (is_missed)
      tally->n_excused++;
    if (is_missed || stranger->is_early) {
      lose_spaces (walk, tc_schema_content_find_element (frame->content, raw->name, NULL), 0);
      tc_scenario_check_add (walk->check, "SCH011", place, frame->node, NULL,
                             _ ("<%s> is in the namespace \"%s\": expected \"%s\""), raw->name,
                             raw->uri, walk->check->scenario->schema->target_namespace);
    } else {
      tc_report_add (walk->check->report, "SCH018", walk->check->scenario->source, place,
                     _ ("This <%s> is in the namespace \"%s\", so the game ignores it"), raw->name,
                     raw->uri);
    }
  }
  g_array_set_size (walk->strangers, frame->first_stranger);
}

static void
report_misplaced (Walk *walk, const Frame *frame, guint slot, const char *name, guint32 index)
{
  const TcSchemaContent *content = frame->content;
  TcSpan place = get_place (walk, index)->name;

  if (frame->misplaced != slot && frame->slot < content->n_slots)
    tc_scenario_check_add (walk->check, "SCH004", place, frame->node, NULL,
                           _ ("<%s> must come before <%s>"), name,
                           content->elements[content->slots[frame->slot].first]->name);
  else if (frame->misplaced == NO_SLOT)
    tc_scenario_check_add (walk->check, "SCH004", place, frame->node, NULL,
                           _ ("<%s> must come before elements of other namespaces"), name);
}

/* FALSE: it is one too many, and then it does not matter where it stands. */
static gboolean
judge_slot (Walk *walk, Frame *frame, guint slot, const char *name, guint32 index)
{
  const TcSchemaContent *content = frame->content;
  const TcSchemaSlot *bounds = &content->slots[slot];
  Tally *tally = get_tally (walk, frame, slot);
  gboolean is_extra;

  mark_strangers (walk, frame);
  tally->n++;
  is_extra = bounds->max != TC_SCHEMA_UNBOUNDED && tally->n > bounds->max;
  if (slot < frame->slot) {
    if (!is_extra)
      report_misplaced (walk, frame, slot, name, index);
    frame->misplaced = slot;
  } else {
    frame->slot = slot;
    frame->misplaced = NO_SLOT;
  }
  if (bounds->max != TC_SCHEMA_UNBOUNDED && tally->n == bounds->max + 1) {
    g_autofree char *choice = tc_scenario_dup_choice (content, bounds);

    tc_scenario_check_add (walk->check, "SCH005", get_place (walk, index)->name, frame->node, NULL,
                           bounds->n > 1 ? _ ("One of %s too many: <%s> may have at most %u")
                                         : _ ("One %s too many: <%s> may have at most %u"),
                           choice, tc_scenario_get_name (walk->check->scenario, frame->node),
                           bounds->max);
  }

  return tally->n <= bounds->max;
}

static void
report_too_few (Walk *walk, const Frame *frame)
{
  const TcScenario *scenario = walk->check->scenario;
  const char *name = tc_scenario_get_name (scenario, frame->node);
  TcSpan span = get_place (walk, tc_scenario_node (scenario, frame->node)->scan)->name;
  gboolean is_doubtful =
    tc_scenario_check_is_doubtful (walk->check, tc_scenario_node (scenario, frame->node)->scan);
  guint i;

  /* A root that was closed too early does not hold what comes after it. */
  if (frame->node == 0 && walk->check->is_broken)
    is_doubtful |= skip_element (walk, 0) < count_elements (walk);
  for (i = 0; i < frame->content->n_slots; i++) {
    const TcSchemaSlot *slot = &frame->content->slots[i];
    const Tally *tally = get_tally (walk, frame, i);
    g_autofree char *choice = NULL;

    if (tally->n + tally->n_excused >= slot->min)
      continue;
    for (guint j = 0; j < slot->n; j++)
      lose_spaces (walk, frame->content->elements[slot->first + j], 0);
    if (is_doubtful)
      continue;
    choice = tc_scenario_dup_choice (frame->content, slot);
    if (slot->n > 1)
      tc_scenario_check_add (walk->check, "SCH006", span, frame->node, NULL,
                             _ ("<%s> needs at least %u of %s"), name, slot->min, choice);
    else if (slot->min == 1)
      tc_scenario_check_fix (walk->check,
                             tc_scenario_check_add (walk->check, "SCH006", span, frame->node, NULL,
                                                    _ ("<%s> needs %s"), name, choice),
                             frame->node, NULL, frame->content->elements[slot->first]);
    else
      tc_scenario_check_add (walk->check, "SCH006", span, frame->node, NULL,
                             _ ("<%s> needs at least %u %s and has %u"), name, slot->min, choice,
                             tally->n);
  }
}

/* Where the first words stand directly in the element: after a tag, comments and instructions
 * passed over. */
static TcSpan
find_words (const Walk *walk, guint32 index)
{
  const TcScanElement *place = get_place (walk, index);
  const char *text = tc_source_get_text (walk->check->scenario->source, NULL);
  const char *end = text + place->end_tag.start;
  const char *at = text + place->tag.end;
  guint32 child = index + 1;
  TcSpan span = place->name;

  while (at < end) {
    const char *stop = NULL;

    at += strspn (at, " \t\r\n");
    if (g_str_has_prefix (at, "<!--")) {
      stop = strstr (at, "-->");
    } else if (g_str_has_prefix (at, "<?")) {
      stop = strstr (at, "?>");
    } else if (*at != '<' || g_str_has_prefix (at, "<![CDATA[")) {
      span.start = (guint32) (at - text);
      span.end = (guint32) (at + MAX (strcspn (at + 1, "<\r\n") + 1, 1) - text);
      return span;
    } else if (at < end) {
      at = text + tc_scan_get_extent (walk->check->scenario->scan, child).end;
      child = skip_element (walk, child);
      continue;
    }
    if (stop == NULL)
      break;
    at = strchr (stop, '>') + 1;
  }

  return span;
}

/* Of a merge conflict somebody has removed the first marker and not the others. */
static gboolean
is_conflict_marker (const Walk *walk, TcSpan span)
{
  const char *text = tc_source_get_text (walk->check->scenario->source, NULL) + span.start;

  return span.end - span.start >= 7 &&
         (strncmp (text, "=======", 7) == 0 || strncmp (text, ">>>>>>>", 7) == 0);
}

/* Text that is a tag of what may stand here but for its "<". */
static void
offer_tag (Walk *walk, TcNode node, TcSpan span, TcFinding *finding)
{
  TcSource *source = walk->check->scenario->source;
  const TcSchemaContent *content = tc_scenario_node (walk->check->scenario, node)->element->content;
  const char *text = tc_source_get_text (source, NULL) + span.start;
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  g_autofree char *name = NULL;
  gsize length = span.end - span.start;

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  name = g_strndup (text, tc_scan_measure_lost_tag (text, length));
  if (finding == NULL || tc_schema_content_find_element (content, name, NULL) == NULL)
    return;
  tc_finding_set_why (finding, _ ("A tag begins with \"<\", which is missing before \"%s\"."),
                      name);
  if (tc_edits_add (edits, (TcSpan){ span.start, span.start }, "<", 1))
    tc_finding_add_fix (finding, edits, "%s", _ ("Write \"<\""));
}

static void
report_words (Walk *walk, TcNode node, TcSpan span)
{
  TcScenarioCheck *check = walk->check;

  if (is_conflict_marker (walk, span))
    tc_scenario_check_add (check, "XML032", span, node, NULL,
                           _ ("A marker of a merge conflict is left here: remove the line"));
  else
    offer_tag (walk, node, span,
               tc_scenario_check_add (check, "SCH010", span, node, NULL,
                                      _ ("<%s> cannot contain text"),
                                      tc_scenario_get_name (check->scenario, node)));
}

static void
judge_text (Walk *walk, TcNode node, guint32 index)
{
  TcScenarioCheck *check = walk->check;
  TcScenarioNode *entry = tc_scenario_node (check->scenario, node);
  const TcSchemaContent *content = entry->element->content;
  TcRawElement *raw = tc_scenario_check_get_raw (check, index);
  const TcScanElement *place = get_place (walk, index);
  g_autofree char *expected = NULL;

  if (check->is_broken)
    return;
  if (content->text == NULL) {
    if (raw->has_words)
      report_words (walk, node, find_words (walk, index));
    else if (raw->has_text && content->n_slots == 0 && !content->foreign_elements)
      tc_scenario_check_add (check, "SCH014", (TcSpan){ place->tag.end, place->end_tag.start },
                             node, NULL, _ ("<%s> must be empty, without even white space"),
                             entry->element->name);
    return;
  }

  if (raw->text == NULL)
    raw->text = g_string_chunk_insert_len (check->raw->strings, "", 0);
  if (content->text->collapse)
    raw->text_length = (guint32) tc_schema_collapse (raw->text, raw->text_length);
  entry->text = raw->text;
  if (!tc_schema_matcher_check (walk->matcher, content->text, raw->text, raw->text_length)) {
    expected = tc_schema_type_dup_expected (content->text);
    tc_scenario_check_add (check, "SCH015", (TcSpan){ place->tag.end, place->end_tag.start }, node,
                           NULL, _ ("The text of <%s> must be %s"), entry->element->name, expected);
  }
}

/* Whether the tree before has it as it is: all of it, or all but the piece that was read again. */
static gboolean
is_kept (const Walk *walk, guint32 index)
{
  return walk->check->before != NULL && !tc_rescan_is_new (walk->check->again, index);
}

static gboolean
holds_piece (const Walk *walk, guint32 index)
{
  const TcRescan *again = walk->check->again;

  return index < again->first &&
         tc_scan_get_extent (walk->check->scenario->scan, index).end > again->span.start;
}

/* Its place among its neighbours is judged as that of any other. One of another namespace was a
 * note, for nothing was said of it. */
static guint32
keep_child (Walk *walk, Frame *frame, guint32 index)
{
  TcNode old = tc_scenario_get_kept (walk->check, tc_rescan_get_old (walk->check->again, index));
  const TcSchemaElement *element;
  guint slot;

  if (old == TC_NODE_NONE) {
    frame->slot = frame->content->n_slots;
    return skip_element (walk, index);
  }
  element = tc_scenario_node (walk->check->before, old)->element;
  tc_schema_content_find_element (frame->content, element->name, &slot);
  if (!judge_slot (walk, frame, slot, element->name, index) &&
      frame->content->slots[slot].max == 1) {
    lose_spaces (walk, element, 0);
    return skip_element (walk, index);
  }
  if (holds_piece (walk, index))
    return walk_element (walk, index, element, frame->node);
  tc_scenario_keep_subtree (walk->check, old, index, frame->node);

  return skip_element (walk, index);
}

static guint32
walk_child (Walk *walk, Frame *frame, guint32 index)
{
  const TcRawElement *raw;
  const TcSchemaElement *element;
  guint slot;

  if (is_kept (walk, index))
    return keep_child (walk, frame, index);
  raw = get_raw (walk, index);
  if (raw->uri != walk->uri && g_strcmp0 (raw->uri, walk->uri) != 0) {
    judge_foreign (walk, frame, index);
    return skip_element (walk, index);
  }
  element = tc_schema_content_find_element (frame->content, raw->name, &slot);
  if (element == NULL)
    element = report_unknown (walk, frame, index);
  if (element == NULL)
    return skip_element (walk, index);
  tc_schema_content_find_element (frame->content, element->name, &slot);
  /* What is one too many of many is defined all the same. Of what there may be one of, the first
   * counts; what the other defines is not unknown for its sake. */
  if (!judge_slot (walk, frame, slot, element->name, index) &&
      frame->content->slots[slot].max == 1) {
    lose_spaces (walk, element, 0);
    return skip_element (walk, index);
  }

  return walk_element (walk, index, element, frame->node);
}

void
tc_scenario_add_node (TcScenario *scenario, const TcScenarioNode *entry, TcNode parent)
{
  TcNode node = scenario->nodes->len;
  TcScenarioNode *above;

  g_array_append_vals (scenario->nodes, entry, 1);
  tc_scenario_node (scenario, node)->parent = parent;
  if (parent == TC_NODE_NONE)
    return;
  above = tc_scenario_node (scenario, parent);
  if (above->last_child == TC_NODE_NONE)
    above->first_child = node;
  else
    tc_scenario_node (scenario, above->last_child)->next_sibling = node;
  above->last_child = node;
}

static TcNode
add_node (Walk *walk, guint32 index, const TcSchemaElement *element, TcNode parent)
{
  TcScenario *scenario = walk->check->scenario;
  TcNode node = scenario->nodes->len;
  guint first_value = scenario->values->len;
  TcScenarioNode entry = { .element = element, .scan = index, .first_value = first_value };
  guint i;

  entry.first_child = entry.last_child = entry.next_sibling = TC_NODE_NONE;
  entry.next_in_role = TC_NODE_NONE;
  tc_scenario_add_node (scenario, &entry, parent);
  g_array_set_size (scenario->values, first_value + element->content->n_attributes);
  for (i = 0; i < element->content->n_attributes; i++)
    g_array_index (scenario->values, TcScenarioValue, first_value + i).target = TC_NODE_NONE;

  return node;
}

/* An element without an end tag seems to hold all that follows: what has no place in it is of the
 * element around it. */
static gboolean
is_left (const Walk *walk, const Frame *frame, guint32 index, guint32 child)
{
  const TcScanElement *place = get_place (walk, index);

  return walk->check->is_broken && !place->is_empty && place->end_tag.end == place->end_tag.start &&
         tc_schema_content_find_element (frame->content, get_raw (walk, child)->name, NULL) == NULL;
}

/* A slash too many ends an element in its start tag: what follows, and has a place in it and none
 * in the element around it, was meant to be inside. */
static gboolean
is_shut_out (const Walk *walk, const Frame *frame, guint32 index, guint32 child)
{
  TcNode parent = tc_scenario_node (walk->check->scenario, frame->node)->parent;
  const char *name;

  if (!walk->check->is_broken)
    return FALSE;
  name = get_raw (walk, child)->name;

  return get_place (walk, index)->is_empty && parent != TC_NODE_NONE &&
         get_place (walk, child)->depth == get_place (walk, index)->depth &&
         tc_schema_content_find_element (frame->content, name, NULL) != NULL &&
         tc_schema_content_find_element (
           tc_scenario_node (walk->check->scenario, parent)->element->content, name, NULL) == NULL;
}

/* Returns the index of the element after this one and all that is in it. */
static guint32
walk_element (Walk *walk, guint32 index, const TcSchemaElement *element, TcNode parent)
{
  Frame frame = { .content = element->content, .misplaced = NO_SLOT };
  guint32 n = count_elements (walk);
  guint32 child = index + 1;

  frame.base = walk->tallies->len;
  frame.first_stranger = frame.n_early = walk->strangers->len;
  frame.node = add_node (walk, index, element, parent);
  g_array_set_size (walk->tallies, frame.base + frame.content->n_slots);
  if (is_kept (walk, index))
    tc_scenario_keep_values (walk->check, tc_scenario_get_kept (walk->check, index), frame.node);
  else
    tc_scenario_walk_attributes (walk->check, walk->matcher, frame.node);
  if (!is_kept (walk, index) || index == walk->check->again->parent)
    judge_text (walk, frame.node, index);
  while (child < n && ((get_place (walk, child)->depth > get_place (walk, index)->depth &&
                        !is_left (walk, &frame, index, child)) ||
                       is_shut_out (walk, &frame, index, child)))
    child = walk_child (walk, &frame, child);
  judge_strangers (walk, &frame);
  report_too_few (walk, &frame);
  g_array_set_size (walk->tallies, frame.base);

  return child;
}

gboolean
tc_scenario_walk (TcScenarioCheck *check, const TcSchema *const *schemas)
{
  g_autoptr (TcSchemaMatcher) matcher = tc_schema_matcher_new ();
  g_autoptr (GArray) tallies = g_array_new (FALSE, TRUE, sizeof (Tally));
  g_autoptr (GArray) strangers = g_array_new (FALSE, FALSE, sizeof (Stranger));
  Walk walk = { check, matcher, tallies, strangers, NULL };

  if (check->before != NULL)
    check->scenario->schema = check->before->schema;
  else if (!tc_scenario_choose_schema (check, schemas))
    return FALSE;
  walk.uri = g_array_index (check->raw->elements, TcRawElement, 0).uri;
  walk_element (&walk, 0, check->scenario->schema->root, TC_NODE_NONE);

  return TRUE;
}
