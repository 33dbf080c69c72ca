/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

#include <string.h>

#include "scenario/tc-schema-private.h"

/* Complex types and element declarations. Types are read on first use from the root downwards, so
 * the tables hold only what a file can contain, in the order in which it stands there. */

#define ANY_ATTRIBUTES "namespace processContents minOccurs maxOccurs"

static TcSchemaContent *find_content (TcSchemaCompiler *compiler, xmlNode *node);
static TcSchemaContent *read_content (TcSchemaCompiler *compiler, xmlNode *node, const char *name);

static char **
split_words (TcSchemaCompiler *compiler, const char *words)
{
  g_auto (GStrv) parts = g_strsplit_set (words, " \t\r\n", -1);
  GPtrArray *kept = g_ptr_array_new ();
  guint i;

  for (i = 0; parts[i] != NULL; i++) {
    if (*parts[i] != '\0')
      g_ptr_array_add (kept, tc_schema_compiler_own (compiler, g_strdup (parts[i])));
  }
  g_ptr_array_add (kept, NULL);

  return tc_schema_compiler_own (compiler, g_ptr_array_free (kept, FALSE));
}

static const char *
get_word (TcSchemaCompiler *compiler,
          xmlNode *node,
          const char *name,
          const char *fallback,
          const char *other)
{
  const char *word = tc_schema_compiler_get_tc (compiler, node, name);

  if (word == NULL)
    return fallback;
  if (strcmp (word, fallback) != 0 && strcmp (word, other) != 0)
    tc_schema_compiler_error (compiler, node, "tc:%s must be %s or %s", name, fallback, other);

  return word;
}

/* What tc:mark says, TC_MARK_NONE without it. */
static TcMarkKind
read_mark (TcSchemaCompiler *compiler, xmlNode *node)
{
  const char *word = tc_schema_compiler_get_tc (compiler, node, "mark");
  TcMarkKind mark = TC_MARK_NONE;

  if (word != NULL && !tc_mark_kind_parse (word, &mark))
    tc_schema_compiler_error (compiler, node, "there is no mark %s", word);

  return mark;
}

/* A switch is worth a word wherever it is on; a number only where the schema says so. */
static void
read_attribute_mark (TcSchemaCompiler *compiler, xmlNode *node, TcSchemaAttribute *attribute)
{
  TcValueKind kind = attribute->type != NULL ? attribute->type->kind : TC_VALUE_BOOLEAN;

  attribute->mark = read_mark (compiler, node);
  if (attribute->mark == TC_MARK_NONE && kind == TC_VALUE_BOOLEAN)
    attribute->mark = TC_MARK_LABEL;
  if (attribute->mark != TC_MARK_NONE && kind != TC_VALUE_BOOLEAN && kind != TC_VALUE_INTEGER)
    tc_schema_compiler_error (compiler, node, "tc:mark of %s: only switches and numbers have one",
                              attribute->name);
  if (attribute->mark == TC_MARK_VALUE && kind != TC_VALUE_INTEGER)
    tc_schema_compiler_error (compiler, node, "tc:mark of %s: only a number is a value",
                              attribute->name);
}

static void
read_attribute_draws (TcSchemaCompiler *compiler, xmlNode *node, TcSchemaAttribute *attribute)
{
  const char *word = tc_schema_compiler_get_tc (compiler, node, "draws");

  if (word == NULL)
    return;
  attribute->draws = strcmp (word, "player") == 0 ? TC_DRAWS_PLAYER
                     : strcmp (word, "game") == 0 ? TC_DRAWS_GAME
                                                  : TC_DRAWS_NOTHING;
  if (attribute->draws == TC_DRAWS_NOTHING ||
      (attribute->type != NULL && attribute->type->kind != TC_VALUE_INTEGER))
    tc_schema_compiler_error (compiler, node,
                              "tc:draws of %s: \"game\" or \"player\", and only of numbers",
                              attribute->name);
}

static guint32
read_bound (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  const char *value = tc_schema_compiler_get (compiler, node, name);
  guint64 bound = 1;

  if (g_strcmp0 (value, "unbounded") == 0 && strcmp (name, "maxOccurs") == 0)
    return TC_SCHEMA_UNBOUNDED;
  if (value != NULL && !g_ascii_string_to_unsigned (value, 10, 0, G_MAXINT32, &bound, NULL))
    tc_schema_compiler_error (compiler, node, "%s must be a whole number", name);

  return (guint32) bound;
}

static void
check_value (TcSchemaCompiler *compiler,
             xmlNode *node,
             const TcSchemaAttribute *attribute,
             const char *what,
             const char *value)
{
  g_autofree char *expected = NULL;

  if (!tc_schema_type_check (attribute->type, value, strlen (value), &expected))
    tc_schema_compiler_error (compiler, node, "the %s of %s must be %s", what, attribute->name,
                              expected);
}

static void
check_values (TcSchemaCompiler *compiler, xmlNode *node, const TcSchemaAttribute *attribute)
{
  if (attribute->type == NULL)
    return;
  if (attribute->default_value != NULL) {
    if (attribute->required)
      tc_schema_compiler_error (compiler, node, "%s is required and has a default",
                                attribute->name);
    check_value (compiler, node, attribute, "default", attribute->default_value);
  }
  if (attribute->printed != NULL && *attribute->printed != '\0')
    check_value (compiler, node, attribute, "printed value", attribute->printed);
  if (attribute->start != NULL)
    check_value (compiler, node, attribute, "start", attribute->start);
}

static void
read_attribute (TcSchemaCompiler *compiler, xmlNode *node, GArray *attributes)
{
  TcSchemaAttribute attribute = { 0 };
  xmlNode *inner = tc_schema_node_next (node->children);
  const char *use = tc_schema_compiler_get (compiler, node, "use");
  const char *refs = tc_schema_compiler_get_tc (compiler, node, "ref");
  guint i;

  tc_schema_compiler_allow (compiler, node,
                            "name type use default tc:ref tc:label tc:printed tc:start tc:mark "
                            "tc:sentence tc:changed tc:draws",
                            "simpleType");
  attribute.name = tc_schema_compiler_get (compiler, node, "name");
  if (attribute.name == NULL ||
      (use != NULL && strcmp (use, "required") != 0 && strcmp (use, "optional") != 0)) {
    tc_schema_compiler_error (compiler, node,
                              "an attribute needs a name; use is required or "
                              "optional");
    return;
  }
  attribute.head = tc_schema_pack_head (attribute.name);
  if (xmlHasProp (node, BAD_CAST "type") != NULL)
    attribute.type = tc_schema_compiler_find_simple (compiler, node, "type");
  else if (inner != NULL)
    attribute.type = tc_schema_compiler_read_simple (compiler, inner);
  else
    tc_schema_compiler_error (compiler, node, "attribute %s has no type", attribute.name);

  attribute.required = g_strcmp0 (use, "required") == 0;
  attribute.default_value = tc_schema_compiler_get (compiler, node, "default");
  attribute.refs = refs != NULL ? (const char *const *) split_words (compiler, refs) : NULL;
  attribute.label = tc_schema_compiler_get_tc (compiler, node, "label");
  if (attribute.label == NULL)
    attribute.label = attribute.name;
  attribute.printed = tc_schema_compiler_get_tc (compiler, node, "printed");
  attribute.start = tc_schema_compiler_get_tc (compiler, node, "start");
  read_attribute_mark (compiler, node, &attribute);
  read_attribute_draws (compiler, node, &attribute);
  attribute.sentence = tc_schema_compiler_get_tc (compiler, node, "sentence");
  attribute.changed = tc_schema_compiler_get_tc (compiler, node, "changed");
  attribute.doc = tc_schema_compiler_get_doc (compiler, node);
  if (*attribute.doc == '\0' && attribute.type != NULL)
    attribute.doc = attribute.type->doc;
  if (*attribute.doc == '\0')
    tc_schema_compiler_error (compiler, node, "attribute %s has no documentation", attribute.name);
  check_values (compiler, node, &attribute);

  for (i = 0; i < attributes->len; i++) {
    if (strcmp (g_array_index (attributes, TcSchemaAttribute, i).name, attribute.name) == 0)
      tc_schema_compiler_error (compiler, node, "attribute %s is declared twice", attribute.name);
  }
  g_array_append_val (attributes, attribute);
}

static gboolean
is_other_lax (TcSchemaCompiler *compiler, xmlNode *node)
{
  return g_strcmp0 (tc_schema_compiler_get (compiler, node, "namespace"), "##other") == 0 &&
         g_strcmp0 (tc_schema_compiler_get (compiler, node, "processContents"), "lax") == 0;
}

static void
read_attribute_list (TcSchemaCompiler *compiler,
                     xmlNode *first,
                     GArray *attributes,
                     gboolean *foreign)
{
  xmlNode *node;

  for (node = tc_schema_node_next (first); node != NULL; node = tc_schema_node_next (node->next)) {
    if (tc_schema_node_is (node, "attribute")) {
      read_attribute (compiler, node, attributes);
    } else if (tc_schema_node_is (node, "anyAttribute")) {
      if (!is_other_lax (compiler, node))
        tc_schema_compiler_error (compiler, node, "xs:anyAttribute must be ##other and lax");
      *foreign = TRUE;
    } else if (tc_schema_node_is (node, "attributeGroup")) {
      gboolean builtin;
      const char *name = tc_schema_compiler_resolve (compiler, node, "ref", &builtin);
      xmlNode *group = NULL;

      tc_schema_compiler_allow (compiler, node, "ref", "");
      if (name != NULL)
        group = g_hash_table_lookup (compiler->globals[TC_GLOBAL_ATTRIBUTE_GROUP], name);
      if (group == NULL)
        tc_schema_compiler_error (compiler, node, "there is no attribute group %s", name);
      else if (!g_hash_table_add (compiler->open_groups, group))
        tc_schema_compiler_error (compiler, node, "attribute group %s holds itself", name);
      else {
        tc_schema_compiler_allow (compiler, group, "name", "attribute attributeGroup anyAttribute");
        read_attribute_list (compiler, group->children, attributes, foreign);
        g_hash_table_remove (compiler->open_groups, group);
      }
    }
  }
}

static void
read_attributes (TcSchemaCompiler *compiler, xmlNode *first, TcSchemaContent *content)
{
  GArray *attributes = g_array_new (FALSE, TRUE, sizeof (TcSchemaAttribute));

  read_attribute_list (compiler, first, attributes, &content->foreign_attributes);
  content->n_attributes = attributes->len;
  content->attributes = tc_schema_compiler_own (compiler, g_array_free (attributes, FALSE));
}

static void
read_key (TcSchemaCompiler *compiler, xmlNode *node, TcSchemaElement *element)
{
  const char *key = tc_schema_compiler_get_tc (compiler, node, "key");
  const char *space = tc_schema_compiler_get_tc (compiler, node, "space");
  const char *unordered = get_word (compiler, node, "unordered", "false", "true");
  const char *scope = get_word (compiler, node, "scope", "document", "parent");
  guint i;

  element->key_space = space != NULL ? space : element->name;
  element->key_unordered = strcmp (unordered, "true") == 0;
  element->scope = strcmp (scope, "parent") == 0 ? TC_KEY_SCOPE_PARENT : TC_KEY_SCOPE_DOCUMENT;
  if (key == NULL)
    return;
  element->key = (const char *const *) split_words (compiler, key);
  for (i = 0; element->content != NULL && element->key[i] != NULL; i++) {
    const TcSchemaAttribute *part =
      tc_schema_content_find_attribute (element->content, element->key[i]);

    if (part == NULL || (!part->required && part->default_value == NULL))
      tc_schema_compiler_error (compiler, node,
                                "key %s of %s must be an attribute that is required or has a "
                                "default",
                                element->key[i], element->name);
  }
  if (g_strv_length ((char **) element->key) > TC_SCHEMA_MAX_KEY_PARTS)
    tc_schema_compiler_error (compiler, node, "the key of %s has more than %d attributes",
                              element->name, TC_SCHEMA_MAX_KEY_PARTS);
}

/* An element of simple type: a content of nothing but text. */
static TcSchemaContent *
make_text_content (TcSchemaCompiler *compiler, const TcSchemaType *type)
{
  TcSchemaContent *content = tc_schema_compiler_own (compiler, g_new0 (TcSchemaContent, 1));

  content->name = "";
  content->doc = type->doc;
  content->text = type;
  g_ptr_array_add (compiler->contents, content);

  return content;
}

static TcSchemaContent *
read_element_content (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  xmlNode *inner = tc_schema_node_next (node->children);
  const TcSchemaType *type = NULL;

  if (xmlHasProp (node, BAD_CAST "type") != NULL) {
    gboolean builtin;
    const char *type_name = tc_schema_compiler_resolve (compiler, node, "type", &builtin);

    if (type_name == NULL)
      return NULL;
    if (!builtin && !g_hash_table_contains (compiler->globals[TC_GLOBAL_SIMPLE_TYPE], type_name))
      return find_content (compiler, node);
    type = tc_schema_compiler_find_simple (compiler, node, "type");
  } else if (inner != NULL && tc_schema_node_is (inner, "complexType")) {
    return read_content (compiler, inner, "");
  } else if (inner != NULL && tc_schema_node_is (inner, "simpleType")) {
    type = tc_schema_compiler_read_simple (compiler, inner);
  } else {
    tc_schema_compiler_error (compiler, node, "element %s has no type", name);
  }

  return type != NULL ? make_text_content (compiler, type) : NULL;
}

static guint32
read_start (TcSchemaCompiler *compiler, xmlNode *node)
{
  const char *text = tc_schema_compiler_get_tc (compiler, node, "start");
  guint32 most = read_bound (compiler, node, "maxOccurs");
  guint64 start = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 0, most, &start, NULL))
    tc_schema_compiler_error (compiler, node, "tc:start must be a number up to maxOccurs");

  return (guint32) start;
}

static TcSchemaElement *
read_element (TcSchemaCompiler *compiler, xmlNode *node)
{
  TcSchemaElement *element = tc_schema_compiler_own (compiler, g_new0 (TcSchemaElement, 1));
  const char *merge = get_word (compiler, node, "merge", "key", "whole");

  g_ptr_array_add (compiler->elements, element);
  tc_schema_compiler_allow (compiler, node,
                            "name type minOccurs maxOccurs tc:role tc:key tc:unordered tc:space "
                            "tc:scope tc:merge tc:label tc:plural tc:start tc:glyph tc:mark "
                            "tc:sentence tc:negation tc:number tc:join tc:added tc:removed",
                            "simpleType complexType key unique keyref");
  element->name = tc_schema_compiler_get (compiler, node, "name");
  if (element->name == NULL) {
    tc_schema_compiler_error (compiler, node, "an element needs a name");
    element->name = "";
  }
  element->role = tc_schema_compiler_get_tc (compiler, node, "role");
  element->merge = strcmp (merge, "whole") == 0 ? TC_MERGE_WHOLE : TC_MERGE_BY_KEY;
  element->start = read_start (compiler, node);
  element->label = tc_schema_compiler_get_tc (compiler, node, "label");
  if (element->label == NULL)
    element->label = element->name;
  element->plural = tc_schema_compiler_get_tc (compiler, node, "plural");
  element->glyph = tc_schema_compiler_get_glyph (compiler, node);
  element->mark = read_mark (compiler, node);
  element->sentence = tc_schema_compiler_get_tc (compiler, node, "sentence");
  element->negation = tc_schema_compiler_get_tc (compiler, node, "negation");
  element->number = tc_schema_compiler_get_tc (compiler, node, "number");
  if (element->number != NULL)
    get_word (compiler, node, "number", "count", "quality");
  element->join = tc_schema_compiler_get_tc (compiler, node, "join");
  element->added = tc_schema_compiler_get_tc (compiler, node, "added");
  element->removed = tc_schema_compiler_get_tc (compiler, node, "removed");
  element->content = read_element_content (compiler, node, element->name);
  read_key (compiler, node, element);
  element->doc = tc_schema_compiler_get_doc (compiler, node);
  if (*element->doc == '\0' && element->content != NULL)
    element->doc = element->content->doc;
  if (*element->doc == '\0')
    tc_schema_compiler_error (compiler, node, "element %s has no documentation", element->name);

  return element;
}

typedef struct {
  GArray *slots;
  GPtrArray *elements;
} SlotReader;

static void
add_to_slot (TcSchemaCompiler *compiler, xmlNode *node, SlotReader *reader)
{
  TcSchemaElement *element = read_element (compiler, node);
  guint i;

  for (i = 0; i < reader->elements->len; i++) {
    const TcSchemaElement *other = g_ptr_array_index (reader->elements, i);

    if (strcmp (other->name, element->name) == 0)
      tc_schema_compiler_error (compiler, node, "element %s occurs twice in one type",
                                element->name);
  }
  g_ptr_array_add (reader->elements, element);
}

static void
read_slot (TcSchemaCompiler *compiler, xmlNode *node, SlotReader *reader)
{
  TcSchemaSlot slot = { .first = reader->elements->len };
  gboolean is_choice = tc_schema_node_is (node, "choice");
  xmlNode *member;

  slot.min = read_bound (compiler, node, "minOccurs");
  slot.max = read_bound (compiler, node, "maxOccurs");
  if (slot.max == 0 || slot.min > slot.max)
    tc_schema_compiler_error (compiler, node, "minOccurs and maxOccurs do not fit");
  if (!is_choice) {
    add_to_slot (compiler, node, reader);
  } else {
    tc_schema_compiler_allow (compiler, node, "minOccurs maxOccurs", "element");
    for (member = tc_schema_node_next (node->children); member != NULL;
         member = tc_schema_node_next (member->next)) {
      if (read_bound (compiler, member, "minOccurs") != 1 ||
          read_bound (compiler, member, "maxOccurs") != 1)
        tc_schema_compiler_error (compiler, member,
                                  "a member of a choice occurs once; the choice has the bounds");
      add_to_slot (compiler, member, reader);
    }
  }
  slot.n = reader->elements->len - slot.first;
  g_array_append_val (reader->slots, slot);
}

static void
read_particles (TcSchemaCompiler *compiler, xmlNode *group, TcSchemaContent *content)
{
  SlotReader reader = { g_array_new (FALSE, TRUE, sizeof (TcSchemaSlot)), g_ptr_array_new () };
  xmlNode *node;

  if (tc_schema_node_is (group, "choice")) {
    read_slot (compiler, group, &reader);
  } else {
    tc_schema_compiler_allow (compiler, group, "", "element choice any");
    for (node = tc_schema_node_next (group->children); node != NULL;
         node = tc_schema_node_next (node->next)) {
      if (content->foreign_elements)
        tc_schema_compiler_error (compiler, node, "xs:any must be the last of its sequence");
      if (tc_schema_node_is (node, "any")) {
        tc_schema_compiler_allow (compiler, node, ANY_ATTRIBUTES, "");
        if (!is_other_lax (compiler, node) || read_bound (compiler, node, "minOccurs") != 0 ||
            read_bound (compiler, node, "maxOccurs") != TC_SCHEMA_UNBOUNDED)
          tc_schema_compiler_error (compiler, node,
                                    "xs:any must be ##other and lax, from 0 to unbounded");
        content->foreign_elements = TRUE;
      } else {
        read_slot (compiler, node, &reader);
      }
    }
  }
  content->n_slots = reader.slots->len;
  content->slots = tc_schema_compiler_own (compiler, g_array_free (reader.slots, FALSE));
  content->n_elements = reader.elements->len;
  g_ptr_array_add (reader.elements, NULL);
  content->elements = tc_schema_compiler_own (compiler, g_ptr_array_free (reader.elements, FALSE));
}

static void
read_simple_content (TcSchemaCompiler *compiler, xmlNode *node, TcSchemaContent *content)
{
  xmlNode *extension = tc_schema_node_next (node->children);

  tc_schema_compiler_allow (compiler, node, "", "extension");
  if (extension == NULL || xmlHasProp (extension, BAD_CAST "base") == NULL) {
    tc_schema_compiler_error (compiler, node, "xs:simpleContent needs xs:extension with base");
    return;
  }
  tc_schema_compiler_allow (compiler, extension, "base", "attribute attributeGroup anyAttribute");
  content->text = tc_schema_compiler_find_simple (compiler, extension, "base");
  read_attributes (compiler, extension->children, content);
}

/* Filed under its name before its children are read, for these may be of the same type. The
 * attributes come first, for the keys of elements inside look them up. */
static TcSchemaContent *
read_content (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  TcSchemaContent *content = tc_schema_compiler_own (compiler, g_new0 (TcSchemaContent, 1));
  xmlNode *child = tc_schema_node_next (node->children);

  content->name = name;
  content->doc = tc_schema_compiler_get_doc (compiler, node);
  g_ptr_array_add (compiler->contents, content);
  if (*name != '\0')
    g_hash_table_insert (compiler->complex_types, (char *) name, content);
  tc_schema_compiler_allow (compiler, node, "name",
                            "sequence choice simpleContent attribute attributeGroup anyAttribute");

  if (child != NULL && tc_schema_node_is (child, "simpleContent")) {
    read_simple_content (compiler, child, content);
    return content;
  }
  read_attributes (compiler, child, content);
  if (child != NULL &&
      (tc_schema_node_is (child, "sequence") || tc_schema_node_is (child, "choice")))
    read_particles (compiler, child, content);

  return content;
}

static TcSchemaContent *
find_content (TcSchemaCompiler *compiler, xmlNode *node)
{
  gboolean builtin;
  const char *name = tc_schema_compiler_resolve (compiler, node, "type", &builtin);
  TcSchemaContent *content = g_hash_table_lookup (compiler->complex_types, name);
  xmlNode *declaration;

  if (content != NULL)
    return content;
  declaration = g_hash_table_lookup (compiler->globals[TC_GLOBAL_COMPLEX_TYPE], name);
  if (declaration == NULL) {
    tc_schema_compiler_error (compiler, node, "there is no type %s", name);
    return NULL;
  }

  return read_content (compiler, declaration, name);
}

static void
check_references (TcSchemaCompiler *compiler)
{
  g_autoptr (GHashTable) spaces = g_hash_table_new (g_str_hash, g_str_equal);
  guint i, j, k;

  for (i = 0; i < compiler->elements->len; i++) {
    const TcSchemaElement *element = g_ptr_array_index (compiler->elements, i);

    if (element->key != NULL)
      g_hash_table_add (spaces, (char *) element->key_space);
  }
  for (i = 0; i < compiler->contents->len; i++) {
    const TcSchemaContent *content = g_ptr_array_index (compiler->contents, i);

    for (j = 0; j < content->n_attributes; j++) {
      const char *const *refs = content->attributes[j].refs;

      for (k = 0; refs != NULL && refs[k] != NULL; k++) {
        if (!g_hash_table_contains (spaces, refs[k]))
          tc_schema_compiler_error (compiler, NULL,
                                    "attribute %s of type %s names key space %s, "
                                    "which no element with a key has",
                                    content->attributes[j].name, content->name, refs[k]);
      }
    }
  }
}

/* What of an element that holds repeatable ones without a key a variant would replace, nothing
 * could say; and text is one thing: both are replaced whole. */
static void
find_whole (TcSchemaCompiler *compiler)
{
  for (guint i = 0; i < compiler->elements->len; i++) {
    TcSchemaElement *element = g_ptr_array_index (compiler->elements, i);
    const TcSchemaContent *content = element->content;

    if (content->text != NULL)
      element->merge = TC_MERGE_WHOLE;
    for (guint k = 0; k < content->n_slots; k++) {
      const TcSchemaSlot *slot = &content->slots[k];

      for (guint m = slot->first; slot->max > 1 && m < slot->first + slot->n; m++)
        if (content->elements[m]->key == NULL)
          element->merge = TC_MERGE_WHOLE;
    }
  }
}

static gboolean
is_part (const TcSchemaContent *content, const char *name)
{
  return strcmp (name, "*") == 0 || strcmp (name, "*and") == 0 || strcmp (name, "*or") == 0 ||
         tc_schema_content_find_attribute (content, name) != NULL ||
         tc_schema_content_find_element (content, name, NULL) != NULL;
}

/* Whether {@name} is something that @content has: an attribute, a child, or * for all children.
 * What the game calls something needs none, nor does the acting player. */
static gboolean
is_place (const TcSchemaContent *content, const char *name, gsize length)
{
  g_autofree char *place = g_strndup (name, length);
  gsize end = strcspn (place, TC_SENTENCE_SIGNS);
  char sign = place[end];
  g_autofree char *other = NULL;

  if (sign == '.' || sign == '+') {
    const char *rest = place + end + (g_str_has_prefix (place + end, "..") ? 2 : 1);

    other = g_strndup (rest, strcspn (rest, "|!"));
  }
  place[end] = '\0';
  if (end == 0 && (sign == ':' || sign == '@'))
    return TRUE;

  return is_part (content, place) && (other == NULL || is_part (content, other));
}

static void
check_sentence (TcSchemaCompiler *compiler, const TcSchemaElement *element, const char *sentence)
{
  const char *at = sentence != NULL ? strchr (sentence, '{') : NULL;

  for (; at != NULL; at = strchr (at + 1, '{')) {
    const char *end = strchr (at, '}');

    if (end == NULL || !is_place (element->content, at + 1, (gsize) (end - at) - 1)) {
      tc_schema_compiler_error (compiler, NULL,
                                "the sentence of %s has a place for something that it lacks: %s",
                                element->name, at);
      return;
    }
  }
}

/* When all types are complete, for elements may hold themselves. */
static void
check_sentences (TcSchemaCompiler *compiler)
{
  for (guint i = 0; i < compiler->elements->len; i++) {
    const TcSchemaElement *element = g_ptr_array_index (compiler->elements, i);

    if (element->content == NULL)
      continue;
    check_sentence (compiler, element, element->sentence);
    check_sentence (compiler, element, element->negation);
    check_sentence (compiler, element, element->added);
    check_sentence (compiler, element, element->removed);
    for (guint32 k = 0; k < element->content->n_attributes; k++)
      check_sentence (compiler, element, element->content->attributes[k].changed);
  }
}

/* Types that the root does not reach are read for their faults only. */
static void
read_unused (TcSchemaCompiler *compiler, xmlNode *schema)
{
  guint n_types = compiler->types->len;
  guint n_contents = compiler->contents->len;
  guint n_elements = compiler->elements->len;
  xmlNode *node;

  for (node = tc_schema_node_next (schema->children); node != NULL;
       node = tc_schema_node_next (node->next)) {
    const char *name = tc_schema_compiler_get (compiler, node, "name");

    if (tc_schema_node_is (node, "simpleType") &&
        !g_hash_table_contains (compiler->simple_types, name))
      tc_schema_compiler_read_simple (compiler, node);
    else if (tc_schema_node_is (node, "complexType") &&
             !g_hash_table_contains (compiler->complex_types, name))
      read_content (compiler, node, name);
  }
  g_ptr_array_set_size (compiler->types, (gint) n_types);
  g_ptr_array_set_size (compiler->contents, (gint) n_contents);
  g_ptr_array_set_size (compiler->elements, (gint) n_elements);
}

void
tc_schema_compiler_read_schema (TcSchemaCompiler *compiler)
{
  xmlNode *schema = xmlDocGetRootElement (compiler->document);
  xmlNode *node;

  for (node = tc_schema_node_next (schema->children); node != NULL;
       node = tc_schema_node_next (node->next)) {
    if (!tc_schema_node_is (node, "element"))
      continue;
    if (compiler->root != NULL)
      tc_schema_compiler_error (compiler, node, "only one global element, the root");
    else
      compiler->root = read_element (compiler, node);
  }
  if (compiler->root == NULL) {
    tc_schema_compiler_error (compiler, schema, "there is no global element to be the root");
    return;
  }
  if (compiler->n_errors == 0) {
    check_references (compiler);
    check_sentences (compiler);
    find_whole (compiler);
  }
  read_unused (compiler, schema);
}
