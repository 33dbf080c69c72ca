/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#ifndef TC_CORE_COMPILATION
#error "tc-schema-compile-private.h is private to core/."
#endif

#include <glib.h>
#include <libxml/tree.h>

#include "scenario/tc-schema.h"

G_BEGIN_DECLS

/* The schema compiler: a program of the build. It reads an XSD of the house subset
 * (docs/schema-subset.md) and writes it as constant tables. Whatever is outside the subset is an
 * error with its place, and the build fails; after an error it goes on, so that one run shows them
 * all. */

#define TC_XSD_NAMESPACE "http://www.w3.org/2001/XMLSchema"
#define TC_XSD_TC        "urn:turncoat:schema"

/* What global declarations are filed under. */
typedef enum {
  TC_GLOBAL_SIMPLE_TYPE,
  TC_GLOBAL_COMPLEX_TYPE,
  TC_GLOBAL_ATTRIBUTE_GROUP,
  TC_N_GLOBALS
} TcGlobal;

typedef struct {
  GPtrArray *owned;                  /* everything that the model points to */
  GHashTable *paths;                 /* of files read; the key's twin is what messages call it */
  xmlDoc *document;                  /* the schema with its includes merged in */
  GPtrArray *merged;                 /* the included documents, kept for line numbers */
  GHashTable *node_files;            /* top-level xmlNode of the merged document -> file name */
  GHashTable *globals[TC_N_GLOBALS]; /* name -> xmlNode */
  GHashTable *simple_types;          /* name -> TcSchemaType, NULL with a fault */
  GHashTable *complex_types;         /* name -> TcSchemaContent */
  GHashTable *open_types;            /* simple types being read: to refuse a circle */
  GHashTable *open_groups;           /* attribute groups being read: likewise */
  GPtrArray *types;                  /* TcSchemaType, in the order of first use */
  GPtrArray *contents;               /* TcSchemaContent */
  GPtrArray *elements;               /* TcSchemaElement */
  TcSchemaElement *root;
  const char *system;
  const char *target_namespace;
  const char *main_file;
  const char *prefix; /* of the names of the tables: "", or "variant_" for those of variants */
  guint n_errors;
} TcSchemaCompiler;

/* tc-schema-compile.c */
void tc_schema_compiler_error (TcSchemaCompiler *compiler,
                               const xmlNode *node,
                               const char *format,
                               ...) G_GNUC_PRINTF (3, 4);
gpointer tc_schema_compiler_own (TcSchemaCompiler *compiler, gpointer memory);

/* tc-schema-compile-load.c */

/** tc_schema_compiler_load: reads @path and what it includes; fills document and globals. */
void tc_schema_compiler_load (TcSchemaCompiler *compiler, const char *path);

/** tc_schema_node_is: whether @node is the XSD element @name. */
gboolean tc_schema_node_is (const xmlNode *node, const char *name);

/** tc_schema_node_next: the first XSD element at or after @node among its siblings; annotations are
 * passed over. */
xmlNode *tc_schema_node_next (xmlNode *node);

/** tc_schema_compiler_get: (nullable): attribute @name without a namespace. */
const char *tc_schema_compiler_get (TcSchemaCompiler *compiler, xmlNode *node, const char *name);

/** tc_schema_compiler_get_tc: (nullable): attribute tc:@name. */
const char *tc_schema_compiler_get_tc (TcSchemaCompiler *compiler, xmlNode *node, const char *name);

/** tc_schema_compiler_get_glyph: (nullable): attribute tc:glyph; an unknown one is an error. */
const char *tc_schema_compiler_get_glyph (TcSchemaCompiler *compiler, xmlNode *node);

/** tc_schema_compiler_get_doc: the text of xs:documentation, white space collapsed, or "". */
const char *tc_schema_compiler_get_doc (TcSchemaCompiler *compiler, xmlNode *node);

/** tc_schema_compiler_allow: reports attributes and child elements outside the two lists of words;
 * a word "tc:x" is an attribute of the tc namespace; annotation is always allowed. */
void tc_schema_compiler_allow (TcSchemaCompiler *compiler,
                               xmlNode *node,
                               const char *attributes,
                               const char *children);

/** tc_schema_compiler_resolve: (nullable): the local part of the type name in attribute
 * @attribute; @out_builtin: whether it is one of XSD's own. */
const char *tc_schema_compiler_resolve (TcSchemaCompiler *compiler,
                                        xmlNode *node,
                                        const char *attribute,
                                        gboolean *out_builtin);

/* tc-schema-compile-simple.c. Both return (nullable), %NULL after an error. */
const TcSchemaType *tc_schema_compiler_read_simple (TcSchemaCompiler *compiler, xmlNode *node);
const TcSchemaType *tc_schema_compiler_find_simple (TcSchemaCompiler *compiler,
                                                    xmlNode *node,
                                                    const char *attribute);

/* tc-schema-compile-complex.c */
void tc_schema_compiler_read_schema (TcSchemaCompiler *compiler);

/* tc-schema-compile-variant.c */

/** tc_schema_compiler_derive_variant: makes the document, loaded and not read yet, the schema of
 * the system's variants; %FALSE when the root has no elements that a variant could change. */
gboolean tc_schema_compiler_derive_variant (TcSchemaCompiler *compiler);

/* tc-schema-compile-write.c */

/** tc_schema_compiler_dup_head: what comes before the tables of a file. */
char *tc_schema_compiler_dup_head (TcSchemaCompiler *compiler) G_GNUC_WARN_UNUSED_RESULT;

/** tc_schema_compiler_dup_tables: @has_variant: tables of the variants come before them. */
char *tc_schema_compiler_dup_tables (TcSchemaCompiler *compiler,
                                     gboolean has_variant) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
