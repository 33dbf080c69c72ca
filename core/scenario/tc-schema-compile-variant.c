/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

#include <string.h>

/* The schema of variants, made of the merged document of a system's schema before it is compiled:
 * what a change may say. An element that merges gets a type of its own in which nothing is required
 * but its key; each attribute X has a was-X beside it, and <remove> and <unset> come first. An
 * element that is replaced whole keeps its type, for it has to be complete, and gets was="".
 * References are checked in the text that the variant makes of its base, not here.
 *
 * So that both kinds of types can have the same name in the schema, each is a copy with a name of
 * its own: "area-merged-id". */

#define WAS_DOC                                                                                    \
  "What the base had here when this change was made. If the base has something else now, the "     \
  "change is reported. Empty: the base had nothing."

/* What the schema of values says about sources, not about values: it has no was-. */
#define DATUM "datum"

static void derive_element (TcSchemaCompiler *compiler, xmlNode *element);

static xmlNode *
new_node (const xmlNode *like, const char *name)
{
  return xmlNewDocNode (like->doc, like->ns, BAD_CAST name, NULL);
}

static void
set (xmlNode *node, const char *name, const char *value)
{
  xmlNewProp (node, BAD_CAST name, BAD_CAST value);
}

static void
set_tc (xmlNode *node, const char *name, const char *value)
{
  xmlNs *ns = xmlSearchNsByHref (node->doc, xmlDocGetRootElement (node->doc), BAD_CAST TC_XSD_TC);

  xmlNewNsProp (node, ns, BAD_CAST name, BAD_CAST value);
}

static void
document (xmlNode *node, const char *text)
{
  xmlNode *annotation = new_node (node, "annotation");
  xmlNode *documentation = new_node (node, "documentation");

  xmlNodeAddContent (documentation, BAD_CAST text);
  xmlAddChild (annotation, documentation);
  xmlAddChild (node, annotation);
}

/* (nullable): the xs:complexType of the element; %NULL for a simple type. */
static xmlNode *
find_type (TcSchemaCompiler *compiler, xmlNode *element)
{
  xmlNode *inner = tc_schema_node_next (element->children);
  gboolean builtin = FALSE;
  const char *name = tc_schema_compiler_resolve (compiler, element, "type", &builtin);

  if (name != NULL && !builtin)
    return g_hash_table_lookup (compiler->globals[TC_GLOBAL_COMPLEX_TYPE], name);

  return inner != NULL && tc_schema_node_is (inner, "complexType") ? inner : NULL;
}

/* The first child named @name, or NULL. */
static xmlNode *
find_child (xmlNode *node, const char *name)
{
  xmlNode *child = tc_schema_node_next (node->children);

  while (child != NULL && !tc_schema_node_is (child, name))
    child = tc_schema_node_next (child->next);

  return child;
}

static gboolean
is_repeatable (TcSchemaCompiler *compiler, xmlNode *particle)
{
  const char *max = tc_schema_compiler_get (compiler, particle, "maxOccurs");

  return max != NULL && strcmp (max, "1") != 0;
}

/* Whether the choice or sequence holds a repeatable element without a key: what such an element
 * replaces, nothing could say. */
static gboolean
holds_keyless (TcSchemaCompiler *compiler, xmlNode *group, gboolean repeats)
{
  xmlNode *node;

  for (node = tc_schema_node_next (group->children); node != NULL;
       node = tc_schema_node_next (node->next)) {
    gboolean again = repeats || is_repeatable (compiler, node);

    if (tc_schema_node_is (node, "choice") && holds_keyless (compiler, node, again))
      return TRUE;
    if (tc_schema_node_is (node, "element") && again &&
        tc_schema_compiler_get_tc (compiler, node, "key") == NULL)
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_whole (TcSchemaCompiler *compiler, xmlNode *element, xmlNode *type)
{
  xmlNode *group;

  if (g_strcmp0 (tc_schema_compiler_get_tc (compiler, element, "merge"), "whole") == 0 ||
      find_child (type, "simpleContent") != NULL)
    return TRUE;
  group = find_child (type, "choice");
  if (group != NULL)
    return holds_keyless (compiler, group, is_repeatable (compiler, group));
  group = find_child (type, "sequence");

  return group != NULL && holds_keyless (compiler, group, FALSE);
}

/* Where attributes of the type stand: in it, or in the extension of simple content. */
static xmlNode *
find_attribute_parent (xmlNode *type)
{
  xmlNode *simple = find_child (type, "simpleContent");

  return simple != NULL ? find_child (simple, "extension") : type;
}

/* Before the attributes that there are, for xs:anyAttribute has to be the last. */
static xmlNode *
add_attribute (xmlNode *type, const char *name, const char *kind, const char *doc)
{
  xmlNode *parent = find_attribute_parent (type);
  xmlNode *attribute = new_node (parent, "attribute");
  xmlNode *place = tc_schema_node_next (parent->children);

  set (attribute, "name", name);
  set (attribute, "type", kind);
  document (attribute, doc);
  while (place != NULL && !tc_schema_node_is (place, "attribute") &&
         !tc_schema_node_is (place, "attributeGroup") && !tc_schema_node_is (place, "anyAttribute"))
    place = tc_schema_node_next (place->next);
  if (place != NULL)
    xmlAddPrevSibling (place, attribute);
  else
    xmlAddChild (parent, attribute);

  return attribute;
}

/* The name that XML Schema's own types have in this document: "xs:string". */
static char *
dup_xsd_name (const xmlNode *node, const char *name)
{
  const char *prefix = (const char *) node->ns->prefix;

  return prefix != NULL ? g_strconcat (prefix, ":", name, NULL) : g_strdup (name);
}

static void
add_was (xmlNode *type)
{
  g_autofree char *string = dup_xsd_name (type, "string");

  add_attribute (type, "was", string, WAS_DOC);
}

static void
add_places (xmlNode *type)
{
  g_autofree char *string = dup_xsd_name (type, "string");

  add_attribute (type, "before", string,
                 "The key of an element of the same name: this one comes right before it.");
  add_attribute (type, "after", string,
                 "The key of an element of the same name: this one comes right after it.");
}

/* Groups are shared with types that stay as they are; but for the one of sources, which has nothing
 * to relax, their attributes are copied into the type. */
static void
expand_groups (TcSchemaCompiler *compiler, xmlNode *type)
{
  xmlNode *node = tc_schema_node_next (type->children);

  while (node != NULL) {
    const char *name = tc_schema_compiler_get (compiler, node, "ref");
    xmlNode *next = tc_schema_node_next (node->next);
    xmlNode *group;

    if (tc_schema_node_is (node, "attributeGroup") && g_strcmp0 (name, DATUM) != 0) {
      group = g_hash_table_lookup (compiler->globals[TC_GLOBAL_ATTRIBUTE_GROUP], name);
      for (xmlNode *child = tc_schema_node_next (group->children); child != NULL;
           child = tc_schema_node_next (child->next))
        xmlAddPrevSibling (node, xmlDocCopyNode (child, node->doc, 1));
      next = tc_schema_node_next (node->prev);
      xmlUnlinkNode (node);
      xmlFreeNode (node);
      if (next == NULL)
        break;
    }
    node = next;
  }
}

static void
relax_attribute (xmlNode *attribute, const char *name)
{
  xmlNode *was = new_node (attribute, "attribute");
  g_autofree char *was_name = g_strconcat ("was-", name, NULL);
  g_autofree char *string = dup_xsd_name (attribute, "string");

  xmlUnsetProp (attribute, BAD_CAST "use");
  xmlUnsetProp (attribute, BAD_CAST "default");
  set (was, "name", was_name);
  set (was, "type", string);
  document (was, WAS_DOC);
  xmlAddNextSibling (attribute, was);
}

/* One more word that <unset> may name. */
static void
add_unset_word (xmlNode *restriction, const char *name)
{
  xmlNode *enumeration = new_node (restriction, "enumeration");

  set (enumeration, "value", name);
  document (enumeration, "An attribute that the base has and this variant does not.");
  xmlAddChild (restriction, enumeration);
}

/* Makes all attributes but those of the key optional; gives @restriction a word for each that an
 * element can do without. */
static void
relax_attributes (TcSchemaCompiler *compiler,
                  xmlNode *type,
                  const char *const *key,
                  xmlNode *restriction)
{
  static const char *const of_datum[] = { "src", "src-of", "ref", "note" };
  xmlNode *next;

  for (xmlNode *node = tc_schema_node_next (type->children); node != NULL; node = next) {
    const char *name = tc_schema_compiler_get (compiler, node, "name");

    next = tc_schema_node_next (node->next);
    if (tc_schema_node_is (node, "attributeGroup"))
      for (guint i = 0; i < G_N_ELEMENTS (of_datum); i++)
        add_unset_word (restriction, of_datum[i]);
    if (!tc_schema_node_is (node, "attribute") || g_strv_contains (key, name))
      continue;
    if (g_strcmp0 (tc_schema_compiler_get (compiler, node, "use"), "required") != 0)
      add_unset_word (restriction, name);
    relax_attribute (node, name);
  }
}

/* The declaration of attribute @name in the type or in a group of it. */
static xmlNode *
find_attribute (TcSchemaCompiler *compiler, xmlNode *parent, const char *name)
{
  xmlNode *found = NULL;

  for (xmlNode *node = tc_schema_node_next (parent->children); node != NULL && found == NULL;
       node = tc_schema_node_next (node->next)) {
    if (tc_schema_node_is (node, "attributeGroup"))
      found = find_attribute (compiler,
                              g_hash_table_lookup (compiler->globals[TC_GLOBAL_ATTRIBUTE_GROUP],
                                                   tc_schema_compiler_get (compiler, node, "ref")),
                              name);
    else if (tc_schema_node_is (node, "attribute") &&
             g_strcmp0 (tc_schema_compiler_get (compiler, node, "name"), name) == 0)
      found = node;
  }

  return found;
}

/* What stands in <remove> for @element: its key and was="". */
static void
add_stub (TcSchemaCompiler *compiler, xmlNode *sequence, xmlNode *element, gboolean in_choice)
{
  static const char *const kept[] = { "key", "unordered", "label" };
  const char *min = tc_schema_compiler_get (compiler, element, "minOccurs");
  const char *key = tc_schema_compiler_get_tc (compiler, element, "key");
  xmlNode *type = find_type (compiler, element);
  g_auto (GStrv) parts = g_strsplit (key != NULL ? key : "", " ", -1);
  xmlNode *stub;
  xmlNode *inner;

  if (type == NULL || (key == NULL && !in_choice && g_strcmp0 (min, "0") != 0))
    return;
  stub = new_node (sequence, "element");
  inner = new_node (sequence, "complexType");
  set (stub, "name", tc_schema_compiler_get (compiler, element, "name"));
  set (stub, "minOccurs", "0");
  if (key != NULL)
    set (stub, "maxOccurs", "unbounded");
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (tc_schema_compiler_get_tc (compiler, element, kept[i]) != NULL)
      set_tc (stub, kept[i], tc_schema_compiler_get_tc (compiler, element, kept[i]));
  if (key != NULL)
    set_tc (stub, "scope", "parent");
  document (stub, "What the base has and this variant does not, by its key.");
  xmlAddChild (sequence, stub);
  xmlAddChild (stub, inner);
  for (guint i = 0; parts[i] != NULL; i++)
    xmlAddChild (inner,
                 xmlDocCopyNode (find_attribute (compiler, find_attribute_parent (type), parts[i]),
                                 sequence->doc, 1));
  add_was (inner);
}

/* (nullable): <remove> for what the particles of @group may be. */
static xmlNode *
make_remove (TcSchemaCompiler *compiler, xmlNode *group)
{
  xmlNode *element = new_node (group, "element");
  xmlNode *type = new_node (group, "complexType");
  xmlNode *sequence = new_node (group, "sequence");

  for (xmlNode *node = tc_schema_node_next (group->children); node != NULL;
       node = tc_schema_node_next (node->next)) {
    if (tc_schema_node_is (node, "element"))
      add_stub (compiler, sequence, node, FALSE);
    else if (tc_schema_node_is (node, "choice"))
      for (xmlNode *member = tc_schema_node_next (node->children); member != NULL;
           member = tc_schema_node_next (member->next))
        add_stub (compiler, sequence, member, TRUE);
  }
  if (sequence->children == NULL) {
    xmlFreeNode (element);
    xmlFreeNode (type);
    xmlFreeNode (sequence);
    return NULL;
  }
  set (element, "name", "remove");
  set (element, "minOccurs", "0");
  document (element, "What this variant removes from its base.");
  xmlAddChild (element, type);
  xmlAddChild (type, sequence);

  return element;
}

/* (nullable): <unset>; takes @simple, its type. */
static xmlNode *
make_unset (xmlNode *simple)
{
  xmlNode *element = new_node (simple, "element");
  xmlNode *type = new_node (simple, "complexType");
  xmlNode *attribute = new_node (simple, "attribute");

  set (element, "name", "unset");
  set (element, "minOccurs", "0");
  set (element, "maxOccurs", "unbounded");
  set_tc (element, "key", "attribute");
  set_tc (element, "scope", "parent");
  document (element, "An attribute that this variant removes from an element of its base.");
  set (attribute, "name", "attribute");
  set (attribute, "use", "required");
  document (attribute, "The name of the attribute.");
  xmlAddChild (attribute, simple);
  xmlAddChild (element, type);
  xmlAddChild (type, attribute);
  add_was (type);

  return element;
}

static void
put_first (xmlNode *group, xmlNode *element)
{
  xmlNode *first = tc_schema_node_next (group->children);

  if (first != NULL)
    xmlAddPrevSibling (first, element);
  else
    xmlAddChild (group, element);
}

/* (transfer none): the sequence of the type, made when there is none: around a choice, or empty. */
static xmlNode *
get_sequence (xmlNode *type)
{
  xmlNode *sequence = find_child (type, "sequence");
  xmlNode *choice = find_child (type, "choice");

  if (sequence != NULL)
    return sequence;
  sequence = new_node (type, "sequence");
  if (choice != NULL) {
    xmlAddPrevSibling (choice, sequence);
    xmlUnlinkNode (choice);
    xmlAddChild (sequence, choice);
  } else {
    put_first (type, sequence);
  }

  return sequence;
}

static void
derive_particles (TcSchemaCompiler *compiler, xmlNode *group)
{
  for (xmlNode *node = tc_schema_node_next (group->children); node != NULL;
       node = tc_schema_node_next (node->next)) {
    const char *name = tc_schema_compiler_get (compiler, node, "name");

    if (tc_schema_node_is (node, "any"))
      continue;
    if (!tc_schema_node_is (group, "choice")) {
      xmlUnsetProp (node, BAD_CAST "minOccurs");
      set (node, "minOccurs", "0");
    }
    if (g_strcmp0 (name, "remove") == 0 || g_strcmp0 (name, "unset") == 0)
      tc_schema_compiler_error (compiler, node, "variants need the name %s for themselves", name);
    if (tc_schema_node_is (node, "choice"))
      derive_particles (compiler, node);
    else
      derive_element (compiler, node);
  }
}

static void
relax_type (TcSchemaCompiler *compiler, xmlNode *type, const char *const *key)
{
  xmlNode *simple = new_node (type, "simpleType");
  xmlNode *restriction = new_node (type, "restriction");
  g_autofree char *token = dup_xsd_name (type, "token");
  xmlNode *remove = NULL;
  xmlNode *sequence;

  set (restriction, "base", token);
  xmlAddChild (simple, restriction);
  expand_groups (compiler, type);
  relax_attributes (compiler, type, key, restriction);
  if (restriction->children == NULL && find_child (type, "sequence") == NULL &&
      find_child (type, "choice") == NULL) {
    xmlFreeNode (simple);
    return;
  }
  sequence = get_sequence (type);
  remove = make_remove (compiler, sequence);
  derive_particles (compiler, sequence);
  if (restriction->children != NULL)
    put_first (sequence, make_unset (simple));
  else
    xmlFreeNode (simple);
  if (remove != NULL)
    put_first (sequence, remove);
}

/* (transfer none): a type of the element's own; @is_new: not derived before. */
static xmlNode *
take_type (TcSchemaCompiler *compiler,
           xmlNode *element,
           xmlNode *type,
           const char *kind,
           gboolean *is_new)
{
  const char *name = tc_schema_compiler_get (compiler, type, "name");
  const char *key = tc_schema_compiler_get_tc (compiler, element, "key");
  GHashTable *types = compiler->globals[TC_GLOBAL_COMPLEX_TYPE];
  char *own;
  xmlNode *copy;

  *is_new = TRUE;
  if (name == NULL)
    return type;
  own = g_strconcat (name, "-", kind, key != NULL ? "-" : "", key != NULL ? key : "", NULL);
  g_strdelimit (own, " ", '-');
  tc_schema_compiler_own (compiler, own);
  xmlUnsetProp (element, BAD_CAST "type");
  set (element, "type", own);
  copy = g_hash_table_lookup (types, own);
  if (copy != NULL) {
    *is_new = FALSE;
    return copy;
  }
  copy = xmlDocCopyNode (type, type->doc, 1);
  xmlUnsetProp (copy, BAD_CAST "name");
  set (copy, "name", own);
  xmlAddNextSibling (type, copy);
  g_hash_table_insert (types, own, copy);

  return copy;
}

static void
derive_element (TcSchemaCompiler *compiler, xmlNode *element)
{
  xmlNode *type = find_type (compiler, element);
  const char *key = tc_schema_compiler_get_tc (compiler, element, "key");
  g_auto (GStrv) parts = g_strsplit (key != NULL ? key : "", " ", -1);
  gboolean whole = type != NULL && is_whole (compiler, element, type);
  gboolean is_new = FALSE;

  if (type == NULL)
    return;
  type = take_type (compiler, element, type, whole ? "whole" : "merged", &is_new);
  if (!is_new)
    return;
  if (!whole)
    relax_type (compiler, type, (const char *const *) parts);
  add_was (type);
  if (key != NULL)
    add_places (type);
}

/* References and identities are judged in the whole text. */
static void
drop_references (xmlNode *node)
{
  xmlNode *next;

  for (; node != NULL; node = next) {
    next = node->next;
    if (node->type != XML_ELEMENT_NODE)
      continue;
    if (tc_schema_node_is (node, "key") || tc_schema_node_is (node, "unique") ||
        tc_schema_node_is (node, "keyref")) {
      xmlUnlinkNode (node);
      xmlFreeNode (node);
      continue;
    }
    if (tc_schema_node_is (node, "attribute"))
      xmlUnsetNsProp (node, xmlSearchNsByHref (node->doc, node, BAD_CAST TC_XSD_TC),
                      BAD_CAST "ref");
    drop_references (node->children);
  }
}

/* The root's own attributes: format stays as it is, and src speaks for what the variant itself
 * states. */
static void
derive_root (TcSchemaCompiler *compiler, xmlNode *root, xmlNode *type)
{
  static const char *const kept[] = { "format", NULL };
  g_autofree char *token = dup_xsd_name (type, "token");
  xmlNode *extends;

  relax_type (compiler, type, kept);
  extends = add_attribute (type, "extends", token,
                           "The file that this variant is a variant of: a relative path, such as "
                           "\"my-map.scenario.xml\".");
  set (extends, "use", "required");
  xmlUnsetProp (root, BAD_CAST "name");
  set (root, "name", TC_SCHEMA_VARIANT);
}

gboolean
tc_schema_compiler_derive_variant (TcSchemaCompiler *compiler)
{
  xmlNode *schema = xmlDocGetRootElement (compiler->document);
  xmlNode *root = find_child (schema, "element");
  xmlNode *type = find_type (compiler, root);

  if (type == NULL ||
      (find_child (type, "sequence") == NULL && find_child (type, "choice") == NULL))
    return FALSE;
  drop_references (schema->children);
  derive_root (compiler, root, type);

  return TRUE;
}
