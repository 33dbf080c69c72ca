/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "variant/tc-variant-private.h"

/* Children. Those of the base stay in their order with the white space and comments before them;
 * what the variant adds comes after the last of its name, or where it says. */

#define MAX_ROUNDS 8u /* of placing what is placed beside something that is placed later */

/* A child of the merged element. What goes leaves its place behind, for the comments before it. */
typedef struct {
  guint32 base;                /* TC_SCAN_NONE: new */
  TcNode node;                 /* TC_NODE_NONE: not changed */
  const TcSchemaElement *type; /* nullable: unknown */
  gboolean is_gone;            /* removed, or moved elsewhere */
  gboolean is_moved;           /* its place is not that of the base */
  gpointer from;               /* nullable: of what moves: the Item at its old place */
  TcSpan because;              /* of what goes: what says so */
} Item;

typedef struct {
  TcMerge *merge;
  guint32 parent;
  TcNode node;
  const TcSchemaContent *content;
  GQueue items;       /* Item */
  GHashTable *by_key; /* "name key" -> GList of items */
  GList **last;       /* item of each slot, or NULL */
  GHashTable *names;  /* of children that the variant has something to say about */
  guint32 end;        /* up to here the base's content is written */
  char *lead;         /* line end and indentation of a new child */
} Children;

static void write_element (TcMerge *merge,
                           guint32 base,
                           TcNode node,
                           const TcSchemaElement *type,
                           const char *inherited);

const TcScanElement *
tc_merge_get_tag (const TcMerge *merge, TcNode node)
{
  return tc_scan_get_element (merge->scan, tc_scenario_get_scan_element (merge->variant, node));
}

const TcScanAttribute *
tc_merge_find_attribute (const TcMerge *merge, TcNode node, const char *name)
{
  const TcScanElement *place = tc_merge_get_tag (merge, node);
  gsize length = strlen (name);

  for (guint i = 0; i < place->n_attributes; i++) {
    const TcScanAttribute *attribute =
      tc_scan_get_attribute (merge->scan, place->first_attribute + i);

    if (attribute->name.end - attribute->name.start == length &&
        memcmp (merge->text + attribute->name.start, name, length) == 0)
      return attribute;
  }

  return NULL;
}

void
tc_merge_relate (const TcMerge *merge, TcFinding *finding, TcSpan base, const char *message)
{
  TcWholePlace place = tc_whole_locate (merge->base_whole, base);

  tc_finding_add_related (finding, place.source, place.span, "%s", message);
}

static char *
make_name (const char *name, const char *key)
{
  return g_strconcat (name, " ", key, NULL);
}

static void
file_item (Children *children, GList *link, const char *key)
{
  const Item *item = link->data;

  if (key != NULL)
    g_hash_table_replace (children->by_key, make_name (item->type->name, key), link);
}

static guint
get_slot (const Children *children, const TcSchemaElement *type)
{
  guint slot = 0;

  tc_schema_content_find_element (children->content, type->name, &slot);

  return slot;
}

/* What there is in the base. Only children of names that the variant speaks of need their keys. */
static void
read_base (Children *children)
{
  const TcKeyedText *base = &children->merge->base;

  for (guint32 i = base->first[children->parent]; i != TC_SCAN_NONE; i = base->next[i]) {
    Item *item = g_new0 (Item, 1);
    g_autofree char *key = NULL;

    *item = (Item){ .base = i,
                    .node = TC_NODE_NONE,
                    .type = tc_keyed_text_get_element (base, i, children->content) };
    g_queue_push_tail (&children->items, item);
    if (item->type != NULL)
      children->last[get_slot (children, item->type)] = children->items.tail;
    if (item->type == NULL || !g_hash_table_contains (children->names, item->type->name))
      continue;
    key =
      item->type->key != NULL ? tc_keyed_text_dup_key (base, i, item->type, "-") : g_strdup ("");
    file_item (children, g_queue_peek_tail_link (&children->items), key);
  }
}

static char *
dup_node_key (const TcMerge *merge, TcNode node, const TcSchemaElement *type)
{
  return type->key != NULL ? tc_scenario_dup_key (merge->variant, node, "-") : g_strdup ("");
}

/* (nullable): what the base has under the key of @node. */
static GList *
find_item (const Children *children, TcNode node, const TcSchemaElement *type)
{
  g_autofree char *key = dup_node_key (children->merge, node, type);
  g_autofree char *name = key != NULL ? make_name (type->name, key) : NULL;

  return name != NULL ? g_hash_table_lookup (children->by_key, name) : NULL;
}

static void
note_names (Children *children)
{
  const TcScenario *variant = children->merge->variant;

  for (TcNode node = tc_scenario_get_first_child (variant, children->node); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (variant, node)) {
    const char *name = tc_scenario_get_name (variant, node);

    g_hash_table_add (children->names, (char *) name);
    if (strcmp (name, "remove") != 0)
      continue;
    for (TcNode stub = tc_scenario_get_first_child (variant, node); stub != TC_NODE_NONE;
         stub = tc_scenario_get_next_sibling (variant, stub))
      g_hash_table_add (children->names, (char *) tc_scenario_get_name (variant, stub));
  }
}

static void
remove_stub (Children *children, TcNode stub)
{
  TcMerge *merge = children->merge;
  const TcSchemaElement *type = tc_schema_content_find_element (
    children->content, tc_scenario_get_name (merge->variant, stub), NULL);
  GList *link = find_item (children, stub, type);
  Item *item = link != NULL ? link->data : NULL;

  /* A second one with its key has been reported. */
  if (item != NULL && item->is_gone)
    return;
  if (item == NULL) {
    tc_merge_report_absent (merge, stub, type, children->parent, children->content);
    return;
  }
  tc_merge_check_element (merge, item->base, stub, type);
  item->is_gone = TRUE;
  item->because = tc_merge_get_tag (merge, stub)->tag;
  if (type->key != NULL && type->key[1] == NULL) {
    g_autofree char *key = tc_scenario_dup_key (merge->variant, stub, "-");

    tc_whole_writer_lose (&merge->out, key, item->because);
  }
}

static void
remove_stubs (Children *children)
{
  const TcScenario *variant = children->merge->variant;
  TcNode remove = tc_scenario_find_child (variant, children->node, "remove");

  if (remove == TC_NODE_NONE)
    return;
  for (TcNode stub = tc_scenario_get_first_child (variant, remove); stub != TC_NODE_NONE;
       stub = tc_scenario_get_next_sibling (variant, stub))
    remove_stub (children, stub);
}

/* (transfer none): the link of @item behind @place, or at the start. */
static GList *
insert_after (Children *children, GList *place, Item *item)
{
  guint slot = get_slot (children, item->type);
  GList *link;

  if (place == NULL) {
    g_queue_push_head (&children->items, item);
    link = children->items.head;
  } else {
    g_queue_insert_after (&children->items, place, item);
    link = place->next;
  }
  if (children->last[slot] == NULL || children->last[slot] == place)
    children->last[slot] = link;

  return link;
}

/* Behind the last of its slot, else behind what comes before it in the schema. */
static GList *
insert_in_order (Children *children, Item *item)
{
  guint slot = get_slot (children, item->type);

  while (slot > 0 && children->last[slot] == NULL)
    slot--;

  return insert_after (children, children->last[slot], item);
}

/* Of a choice that can be made once only, the new one takes the old one's place. */
static void
oust (Children *children, const Item *item)
{
  const TcSchemaSlot *slot = &children->content->slots[get_slot (children, item->type)];

  if (slot->n < 2 || slot->max != 1)
    return;
  for (GList *link = children->items.head; link != NULL; link = link->next) {
    Item *other = link->data;

    if (other->type != NULL && other->base != TC_SCAN_NONE && !other->is_gone &&
        get_slot (children, other->type) == get_slot (children, item->type)) {
      other->is_gone = TRUE;
      other->because = tc_merge_get_tag (children->merge, item->node)->name;
    }
  }
}

const char *
tc_merge_get_word (const TcScenario *variant, TcNode node, const char *name)
{
  const TcSchemaContent *content = tc_scenario_get_element (variant, node)->content;

  return tc_schema_content_find_attribute (content, name) != NULL
           ? tc_scenario_get_string (variant, node, name)
           : NULL;
}

static gboolean
has_anchor (const TcScenario *variant, TcNode node)
{
  return tc_merge_get_word (variant, node, "before") != NULL ||
         tc_merge_get_word (variant, node, "after") != NULL;
}

static void
file_new (Children *children, GList *link)
{
  const Item *item = link->data;
  g_autofree char *key = dup_node_key (children->merge, item->node, item->type);

  file_item (children, link, key);
}

/* %FALSE when what it stands beside is not there (yet). */
static gboolean
insert_beside (Children *children, Item *item)
{
  const TcScenario *variant = children->merge->variant;
  const char *before = tc_merge_get_word (variant, item->node, "before");
  const char *key = before != NULL ? before : tc_merge_get_word (variant, item->node, "after");
  g_autofree char *name = make_name (item->type->name, key);
  GList *place = g_hash_table_lookup (children->by_key, name);

  if (place == NULL || ((const Item *) place->data)->is_gone)
    return FALSE;
  if (before == NULL) {
    file_new (children, insert_after (children, place, item));
  } else {
    g_queue_insert_before (&children->items, place, item);
    file_new (children, place->prev);
  }

  return TRUE;
}

static void
report_no_anchor (Children *children, const Item *item)
{
  TcMerge *merge = children->merge;
  const char *before = tc_merge_get_word (merge->variant, item->node, "before");
  const char *key =
    before != NULL ? before : tc_merge_get_word (merge->variant, item->node, "after");
  const TcScanAttribute *place =
    tc_merge_find_attribute (merge, item->node, before != NULL ? "before" : "after");

  tc_merge_report_no_anchor (merge, item->node, item->type, key, place, children->parent,
                             children->content);
}

/* Whether one with the same key is waiting already. */
static gboolean
is_waiting (const Children *children, const GPtrArray *waiting, TcNode node)
{
  const TcSchemaElement *type = tc_scenario_get_element (children->merge->variant, node);
  g_autofree char *key = dup_node_key (children->merge, node, type);

  for (guint i = 0; i < waiting->len && key != NULL; i++) {
    TcNode other = ((const Item *) g_ptr_array_index (waiting, i))->node;
    g_autofree char *known = NULL;

    if (tc_scenario_get_element (children->merge->variant, other) != type)
      continue;
    known = dup_node_key (children->merge, other, type);
    if (g_strcmp0 (known, key) == 0)
      return TRUE;
  }

  return FALSE;
}

/* What stands beside others, in rounds, for those may be placed later themselves. */
static void
insert_waiting (Children *children, GPtrArray *waiting)
{
  for (guint round = 0; round < MAX_ROUNDS && waiting->len > 0; round++) {
    guint n = 0;

    for (guint i = 0; i < waiting->len; i++) {
      Item *item = g_ptr_array_index (waiting, i);

      if (!insert_beside (children, item))
        waiting->pdata[n++] = item;
    }
    g_ptr_array_set_size (waiting, (gint) n);
  }
  for (guint i = 0; i < waiting->len; i++) {
    Item *item = g_ptr_array_index (waiting, i);
    Item *from = item->from;

    /* It stays where it is, so that nothing else seems to be missing. */
    report_no_anchor (children, item);
    if (from != NULL) {
      from->is_gone = FALSE;
      g_free (item);
    } else {
      file_new (children, insert_in_order (children, item));
    }
  }
}

/* What the variant says about one child: it changes, moves or is new. */
static void
place_node (Children *children, TcNode node, GPtrArray *waiting)
{
  TcMerge *merge = children->merge;
  const TcSchemaElement *type = tc_schema_content_find_element (
    children->content, tc_scenario_get_name (merge->variant, node), NULL);
  GList *link = type != NULL ? find_item (children, node, type) : NULL;
  Item *old = link != NULL ? link->data : NULL;
  Item *item;

  if (type == NULL)
    return;
  /* Its key is used twice in the variant itself, which has been reported. */
  if ((old != NULL && old->base == TC_SCAN_NONE) || is_waiting (children, waiting, node))
    return;
  if (old != NULL && old->is_gone) {
    tc_merge_report_twice (merge, node, type, old->because);
    old->is_gone = FALSE;
    return;
  }
  if (old != NULL) {
    tc_merge_check_present (merge, old->base, node, type);
    old->node = node;
    if (!has_anchor (merge->variant, node))
      return;
    old->is_gone = TRUE;
    old->because = tc_merge_get_tag (merge, node)->tag;
  } else if (!tc_merge_check_new (merge, node, type, children->parent, children->content)) {
    return;
  }
  item = g_new0 (Item, 1);
  *item = (Item){ .base = old != NULL ? old->base : TC_SCAN_NONE,
                  .node = node,
                  .type = type,
                  .is_moved = TRUE,
                  .from = old };
  oust (children, item);
  if (has_anchor (merge->variant, node))
    g_ptr_array_add (waiting, item);
  else
    file_new (children, insert_in_order (children, item));
}

static void
place_nodes (Children *children)
{
  const TcScenario *variant = children->merge->variant;
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();

  for (TcNode node = tc_scenario_get_first_child (variant, children->node); node != TC_NODE_NONE;
       node = tc_scenario_get_next_sibling (variant, node))
    place_node (children, node, waiting);
  insert_waiting (children, waiting);
}

/* Past a comment that follows on the same line: it speaks of what it follows. */
static guint32
skip_line_comment (const char *text, guint32 at, guint32 end)
{
  guint32 start = at;
  const char *stop;

  while (start < end && (text[start] == ' ' || text[start] == '\t'))
    start++;
  if (end - start < 7 || memcmp (text + start, "<!--", 4) != 0)
    return at;
  stop = g_strstr_len (text + start, (gssize) (end - start), "-->");

  return stop != NULL && memchr (text + start, '\n', (gsize) (stop - text) - start) == NULL
           ? (guint32) (stop - text) + 3
           : at;
}

static guint32
get_content_end (const Children *children)
{
  return tc_scan_get_element (children->merge->base.scan, children->parent)->end_tag.start;
}

/* The line end and indentation right before @offset, or NULL. */
static char *
dup_indent (const TcKeyedText *base, guint32 offset)
{
  guint32 start = offset;

  while (start > 0 && (base->text[start - 1] == ' ' || base->text[start - 1] == '\t'))
    start--;
  if (start == 0 || base->text[start - 1] != '\n')
    return NULL;
  start -= start > 1 && base->text[start - 2] == '\r' ? 2 : 1;

  return g_strndup (base->text + start, offset - start);
}

/* How a new child begins: like the first one that there is, or further in than its parent. */
static char *
dup_lead (const Children *children)
{
  const TcKeyedText *base = &children->merge->base;
  guint32 first = base->first[children->parent];
  guint32 root_child = base->first[0];
  g_autofree char *outer =
    dup_indent (base, tc_scan_get_element (base->scan, children->parent)->tag.start);
  g_autofree char *unit =
    root_child != TC_SCAN_NONE
      ? dup_indent (base, tc_scan_get_element (base->scan, root_child)->tag.start)
      : NULL;

  if (first != TC_SCAN_NONE) {
    char *lead = dup_indent (base, tc_scan_get_element (base->scan, first)->tag.start);

    return lead != NULL ? lead : g_strdup ("");
  }

  return g_strconcat (outer != NULL ? outer : "\n",
                      unit != NULL ? unit + strspn (unit, "\r\n") : "  ", NULL);
}

/* What stands before a child of the base; without the white space right before it if it goes. */
static void
write_before (Children *children, const Item *item)
{
  const TcKeyedText *base = &children->merge->base;
  TcSpan extent = tc_scan_get_extent (base->scan, item->base);
  guint32 stop = extent.start;

  if (item->is_gone)
    while (stop > children->end && g_ascii_isspace (base->text[stop - 1]))
      stop--;
  tc_whole_writer_copy_base (&children->merge->out, children->end, stop);
  children->end = extent.start;
}

static void
write_item (Children *children, const Item *item, const char *inherited)
{
  TcMerge *merge = children->merge;
  TcSpan extent = { 0, 0 };

  if (item->base != TC_SCAN_NONE)
    extent = tc_scan_get_extent (merge->base.scan, item->base);
  if (item->base != TC_SCAN_NONE && !item->is_moved)
    write_before (children, item);
  if (item->is_gone) {
    tc_whole_writer_make (&merge->out, "", item->because);
    children->end = skip_line_comment (merge->base.text, extent.end, get_content_end (children));
    return;
  }
  if (item->is_moved)
    tc_whole_writer_make (&merge->out, children->lead, tc_merge_get_tag (merge, item->node)->name);
  if (item->base == TC_SCAN_NONE)
    tc_merge_write_new (merge, item->node, item->type, children->parent, inherited);
  else
    write_element (merge, item->base, item->node, item->type, inherited);
  if (item->base != TC_SCAN_NONE) {
    guint32 end = skip_line_comment (merge->base.text, extent.end, get_content_end (children));

    tc_whole_writer_copy_base (&merge->out, extent.end, end);
    if (!item->is_moved)
      children->end = end;
  }
}

/* What comes behind the last child, and the end tag, which an empty element gets. */
static void
write_end (Children *children)
{
  TcMerge *merge = children->merge;
  const TcScanElement *place = tc_scan_get_element (merge->base.scan, children->parent);
  TcSpan extent = tc_scan_get_extent (merge->base.scan, children->parent);
  g_autofree char *outer = NULL;
  g_autofree char *text = NULL;

  if (!place->is_empty) {
    tc_whole_writer_copy_base (&merge->out, children->end, extent.end);
    return;
  }
  outer = dup_indent (&merge->base, place->tag.start);
  text = g_strdup_printf ("%s</%.*s>", outer != NULL ? outer : "\n",
                          (int) (place->name.end - place->name.start),
                          merge->base.text + place->name.start);
  tc_whole_writer_make (&merge->out, text, tc_merge_get_tag (merge, children->node)->name);
}

static void
children_clear (Children *children)
{
  g_queue_clear_full (&children->items, g_free);
  g_hash_table_unref (children->by_key);
  g_hash_table_unref (children->names);
  g_free (children->last);
  g_free (children->lead);
}

static gboolean
has_children (const TcScenario *variant, TcNode node)
{
  TcNode child = tc_scenario_get_first_child (variant, node);

  while (child != TC_NODE_NONE && strcmp (tc_scenario_get_name (variant, child), "unset") == 0)
    child = tc_scenario_get_next_sibling (variant, child);

  return child != TC_NODE_NONE;
}

static void
write_merged (TcMerge *merge,
              guint32 base,
              TcNode node,
              const TcSchemaElement *type,
              const char *inherited)
{
  gboolean opens = has_children (merge->variant, node);
  g_autofree char *own = tc_merge_write_tag (merge, base, node, type, inherited, opens);
  const TcScanElement *place = tc_scan_get_element (merge->base.scan, base);
  Children children = { merge, base, node, type->content };

  if (!opens) {
    tc_whole_writer_copy_base (&merge->out, place->tag.end,
                               tc_scan_get_extent (merge->base.scan, base).end);
    return;
  }
  g_queue_init (&children.items);
  children.by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  children.names = g_hash_table_new (g_str_hash, g_str_equal);
  children.last = g_new0 (GList *, type->content->n_slots + 1);
  children.end = place->tag.end;
  children.lead = dup_lead (&children);
  note_names (&children);
  read_base (&children);
  remove_stubs (&children);
  place_nodes (&children);
  for (GList *link = children.items.head; link != NULL; link = link->next)
    write_item (&children, link->data, own);
  write_end (&children);
  children_clear (&children);
}

static void
write_element (TcMerge *merge,
               guint32 base,
               TcNode node,
               const TcSchemaElement *type,
               const char *inherited)
{
  TcSpan extent = tc_scan_get_extent (merge->base.scan, base);

  if (node == TC_NODE_NONE) {
    tc_whole_writer_copy_base (&merge->out, extent.start, extent.end);
  } else if (type->merge == TC_MERGE_WHOLE) {
    tc_merge_check_element (merge, base, node, type);
    tc_merge_check_whole (merge, base, node, type);
    tc_merge_write_new (merge, node, type, tc_scan_get_element (merge->base.scan, base)->parent,
                        inherited);
  } else {
    write_merged (merge, base, node, type, inherited);
  }
}

void
tc_merge_write (TcMerge *merge)
{
  TcSpan extent = tc_scan_get_extent (merge->base.scan, 0);

  tc_whole_writer_copy_base (&merge->out, 0, extent.start);
  write_merged (merge, 0, 0, merge->base.schema->root, "");
  tc_whole_writer_copy_base (&merge->out, extent.end,
                             (guint32) tc_source_get_length (merge->base.source));
}
