/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

#include <libxml/parser.h>
#include <string.h>

/* Reading the files: the document, its includes merged into it, and where each global is. */

static const char *const global_names[TC_N_GLOBALS] = { "simpleType", "complexType",
                                                        "attributeGroup" };

gboolean
tc_schema_node_is (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && node->ns != NULL &&
         strcmp ((const char *) node->ns->href, TC_XSD_NAMESPACE) == 0 &&
         strcmp ((const char *) node->name, name) == 0;
}

xmlNode *
tc_schema_node_next (xmlNode *node)
{
  while (node != NULL && (node->type != XML_ELEMENT_NODE || tc_schema_node_is (node, "annotation")))
    node = node->next;

  return node;
}

static const char *
take_xml_string (TcSchemaCompiler *compiler, xmlChar *string)
{
  char *copy = NULL;

  if (string != NULL) {
    copy = tc_schema_compiler_own (compiler, g_strdup ((const char *) string));
    xmlFree (string);
  }

  return copy;
}

const char *
tc_schema_compiler_get (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  return take_xml_string (compiler, xmlGetNoNsProp (node, BAD_CAST name));
}

const char *
tc_schema_compiler_get_tc (TcSchemaCompiler *compiler, xmlNode *node, const char *name)
{
  return take_xml_string (compiler, xmlGetNsProp (node, BAD_CAST name, BAD_CAST TC_XSD_TC));
}

static char *
dup_collapsed (const char *text)
{
  GString *collapsed = g_string_new (NULL);
  const char *p;

  for (p = text; *p != '\0'; p++) {
    if (!g_ascii_isspace (*p))
      g_string_append_c (collapsed, *p);
    else if (collapsed->len > 0 && collapsed->str[collapsed->len - 1] != ' ')
      g_string_append_c (collapsed, ' ');
  }
  if (collapsed->len > 0 && collapsed->str[collapsed->len - 1] == ' ')
    g_string_truncate (collapsed, collapsed->len - 1);

  return g_string_free (collapsed, FALSE);
}

const char *
tc_schema_compiler_get_doc (TcSchemaCompiler *compiler, xmlNode *node)
{
  xmlNode *annotation;
  xmlNode *part;

  for (annotation = node->children; annotation != NULL; annotation = annotation->next) {
    if (!tc_schema_node_is (annotation, "annotation"))
      continue;
    for (part = annotation->children; part != NULL; part = part->next) {
      if (tc_schema_node_is (part, "documentation")) {
        const char *text = take_xml_string (compiler, xmlNodeGetContent (part));

        return tc_schema_compiler_own (compiler, dup_collapsed (text));
      }
    }
  }

  return "";
}

static gboolean
is_listed (const char *list, const char *prefix, const xmlChar *name)
{
  g_autofree char *word = g_strconcat (prefix, (const char *) name, NULL);
  g_auto (GStrv) words = g_strsplit (list, " ", -1);

  return g_strv_contains ((const char *const *) words, word);
}

void
tc_schema_compiler_allow (TcSchemaCompiler *compiler,
                          xmlNode *node,
                          const char *attributes,
                          const char *children)
{
  xmlAttr *attribute;
  xmlNode *child;

  for (attribute = node->properties; attribute != NULL; attribute = attribute->next) {
    const char *prefix = "";

    if (attribute->ns != NULL) {
      if (strcmp ((const char *) attribute->ns->href, TC_XSD_TC) != 0)
        continue;
      prefix = "tc:";
    }
    if (!is_listed (attributes, prefix, attribute->name))
      tc_schema_compiler_error (
        compiler, node, "attribute %s%s of xs:%s is outside the house subset; allowed here: %s",
        prefix, attribute->name, node->name, *attributes != '\0' ? attributes : "none");
  }

  for (child = tc_schema_node_next (node->children); child != NULL;
       child = tc_schema_node_next (child->next)) {
    if (child->ns == NULL || strcmp ((const char *) child->ns->href, TC_XSD_NAMESPACE) != 0)
      tc_schema_compiler_error (compiler, child, "element %s is not of XML Schema", child->name);
    else if (!is_listed (children, "", child->name))
      tc_schema_compiler_error (compiler, child,
                                "xs:%s inside xs:%s is outside the house subset; allowed here: %s",
                                child->name, node->name, *children != '\0' ? children : "none");
  }
}

const char *
tc_schema_compiler_resolve (TcSchemaCompiler *compiler,
                            xmlNode *node,
                            const char *attribute,
                            gboolean *out_builtin)
{
  const char *name = tc_schema_compiler_get (compiler, node, attribute);
  const char *colon;
  const xmlNs *ns;

  *out_builtin = FALSE;
  if (name == NULL)
    return NULL;

  colon = strchr (name, ':');
  if (colon != NULL) {
    g_autofree char *prefix = g_strndup (name, (gsize) (colon - name));

    ns = xmlSearchNs (node->doc, node, BAD_CAST prefix);
    name = colon + 1;
    if (ns == NULL) {
      tc_schema_compiler_error (compiler, node, "prefix %s of %s is not declared", prefix, name);
      return NULL;
    }
  } else {
    ns = xmlSearchNs (node->doc, node, NULL);
  }
  if (ns != NULL && strcmp ((const char *) ns->href, TC_XSD_NAMESPACE) == 0) {
    *out_builtin = TRUE;
  } else if (ns != NULL && strcmp ((const char *) ns->href, compiler->target_namespace) != 0) {
    tc_schema_compiler_error (compiler, node, "%s is of another namespace, %s", name, ns->href);
    return NULL;
  }

  return name;
}

static xmlDoc *
read_document (TcSchemaCompiler *compiler, const char *path, const xmlNode *included_from)
{
  xmlDoc *document;
  xmlNode *root;

  document = xmlReadFile (path, NULL, XML_PARSE_NONET | XML_PARSE_BIG_LINES);
  if (document == NULL) {
    tc_schema_compiler_error (compiler, included_from, "%s cannot be read or is not well-formed",
                              path);
    return NULL;
  }

  root = xmlDocGetRootElement (document);
  if (!tc_schema_node_is (root, "schema"))
    tc_schema_compiler_error (compiler, root, "the root of %s is not xs:schema", path);

  return document;
}

/* Copies the globals of the included file before @place in the document, so that the merged text
 * stands alone. */
static void
merge_include (TcSchemaCompiler *compiler,
               xmlNode *include,
               xmlNode *place,
               const char *including_path)
{
  const char *location = tc_schema_compiler_get (compiler, include, "schemaLocation");
  g_autofree char *absolute = g_canonicalize_filename (including_path, NULL);
  g_autofree char *folder = g_path_get_dirname (absolute);
  char *path;
  xmlDoc *document;
  xmlNode *child;

  tc_schema_compiler_allow (compiler, include, "schemaLocation", "");
  if (location == NULL || strstr (location, "://") != NULL || g_path_is_absolute (location)) {
    tc_schema_compiler_error (compiler, include, "schemaLocation must be a relative path");
    return;
  }
  path = g_canonicalize_filename (location, folder);
  if (!g_hash_table_add (compiler->paths, path))
    return;
  document = read_document (compiler, path, include);
  if (document == NULL)
    return;
  g_ptr_array_add (compiler->merged, document);

  child = xmlDocGetRootElement (document);
  if (xmlHasProp (child, BAD_CAST "targetNamespace") != NULL)
    tc_schema_compiler_error (compiler, include, "%s has a target namespace of its own", location);
  g_hash_table_insert (compiler->node_files, child, path);
  for (child = child->children; child != NULL; child = child->next) {
    xmlNode *copy;

    if (child->type != XML_ELEMENT_NODE)
      continue;
    if (tc_schema_node_is (child, "include")) {
      merge_include (compiler, child, place, path);
      continue;
    }
    copy = xmlDocCopyNode (child, compiler->document, 1);
    xmlAddPrevSibling (place, copy);
    g_hash_table_insert (compiler->node_files, copy, path);
  }
}

static void
file_globals (TcSchemaCompiler *compiler, xmlNode *root)
{
  xmlNode *child;
  guint i;

  for (child = tc_schema_node_next (root->children); child != NULL;
       child = tc_schema_node_next (child->next)) {
    for (i = 0; i < TC_N_GLOBALS; i++) {
      const char *name = tc_schema_compiler_get (compiler, child, "name");

      if (!tc_schema_node_is (child, global_names[i]))
        continue;
      if (name == NULL)
        tc_schema_compiler_error (compiler, child, "a global %s needs a name", global_names[i]);
      else if (!g_hash_table_insert (compiler->globals[i], (char *) name, child))
        tc_schema_compiler_error (compiler, child, "%s %s is declared twice", global_names[i],
                                  name);
    }
  }
}

/* Unprefixed type names of included files mean the including schema's namespace; in the merged
 * text only a default namespace says so. */
static void
lend_namespace (TcSchemaCompiler *compiler, xmlNode *root)
{
  const xmlNs *ns = xmlSearchNs (compiler->document, root, NULL);

  if (ns == NULL)
    xmlNewNs (root, BAD_CAST compiler->target_namespace, NULL);
  else if (strcmp ((const char *) ns->href, compiler->target_namespace) != 0)
    tc_schema_compiler_error (compiler, root, "the default namespace must be the target namespace");
}

void
tc_schema_compiler_load (TcSchemaCompiler *compiler, const char *path)
{
  xmlNode *root;
  xmlNode *child;
  xmlNode *next;
  const char *form;

  compiler->document = read_document (compiler, path, NULL);
  if (compiler->document == NULL)
    return;

  root = xmlDocGetRootElement (compiler->document);
  compiler->target_namespace = tc_schema_compiler_get (compiler, root, "targetNamespace");
  compiler->system = tc_schema_compiler_get_tc (compiler, root, "system");
  form = tc_schema_compiler_get (compiler, root, "elementFormDefault");
  if (compiler->target_namespace == NULL || compiler->system == NULL ||
      g_strcmp0 (form, "qualified") != 0) {
    tc_schema_compiler_error (
      compiler, root, "needs targetNamespace, tc:system and elementFormDefault=\"qualified\"");
    return;
  }
  lend_namespace (compiler, root);

  for (child = root->children; child != NULL; child = next) {
    next = child->next;
    if (tc_schema_node_is (child, "include")) {
      merge_include (compiler, child, child, path);
      xmlUnlinkNode (child);
      xmlFreeNode (child);
    }
  }
  tc_schema_compiler_allow (compiler, root,
                            "targetNamespace elementFormDefault attributeFormDefault version "
                            "tc:system",
                            "simpleType complexType attributeGroup element");
  file_globals (compiler, root);
}
