/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-schema-compile-private.h"

#include <libxml/parser.h>
#include <stdlib.h>

/* Reports at the place of @node. The merged document keeps the line numbers of the files; the
 * file is reported by the top-level node. */
void
tc_schema_compiler_error (TcSchemaCompiler *compiler, const xmlNode *node, const char *format, ...)
{
  g_autofree char *message = NULL;
  const char *file = NULL;
  const xmlNode *top;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  for (top = node; top != NULL && file == NULL; top = top->parent)
    file = g_hash_table_lookup (compiler->node_files, top);
  if (file == NULL)
    file = compiler->main_file;
  g_printerr ("%s:%ld: error: %s\n", file, node != NULL ? xmlGetLineNo (node) : 1L, message);
  compiler->n_errors++;
}

gpointer
tc_schema_compiler_own (TcSchemaCompiler *compiler, gpointer memory)
{
  g_ptr_array_add (compiler->owned, memory);
  return memory;
}

static void
compiler_init (TcSchemaCompiler *compiler, const char *path)
{
  guint i;

  *compiler = (TcSchemaCompiler){ .main_file = path, .prefix = "" };
  compiler->owned = g_ptr_array_new_with_free_func (g_free);
  compiler->paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  compiler->merged = g_ptr_array_new_with_free_func ((GDestroyNotify) xmlFreeDoc);
  compiler->node_files = g_hash_table_new (NULL, NULL);
  for (i = 0; i < TC_N_GLOBALS; i++)
    compiler->globals[i] = g_hash_table_new (g_str_hash, g_str_equal);
  compiler->simple_types = g_hash_table_new (g_str_hash, g_str_equal);
  compiler->complex_types = g_hash_table_new (g_str_hash, g_str_equal);
  compiler->open_types = g_hash_table_new (g_str_hash, g_str_equal);
  compiler->open_groups = g_hash_table_new (NULL, NULL);
  compiler->types = g_ptr_array_new ();
  compiler->contents = g_ptr_array_new ();
  compiler->elements = g_ptr_array_new ();
}

static void
compiler_clear (TcSchemaCompiler *compiler)
{
  guint i;

  g_ptr_array_unref (compiler->elements);
  g_ptr_array_unref (compiler->contents);
  g_ptr_array_unref (compiler->types);
  g_hash_table_unref (compiler->open_groups);
  g_hash_table_unref (compiler->open_types);
  g_hash_table_unref (compiler->complex_types);
  g_hash_table_unref (compiler->simple_types);
  for (i = 0; i < TC_N_GLOBALS; i++)
    g_hash_table_unref (compiler->globals[i]);
  g_hash_table_unref (compiler->node_files);
  g_clear_pointer (&compiler->document, xmlFreeDoc);
  g_ptr_array_unref (compiler->merged);
  g_hash_table_unref (compiler->paths);
  g_ptr_array_unref (compiler->owned);
}

/* The schema as one text, for other programs. */
static gboolean
write_xsd (TcSchemaCompiler *compiler, const char *output)
{
  xmlChar *text = NULL;
  int length = 0;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  xmlDocDumpMemory (compiler->document, &text, &length);
  ok = g_file_set_contents (output, (const char *) text, length, &error);
  xmlFree (text);
  if (!ok)
    g_printerr ("%s: error: %s\n", output, error->message);

  return ok;
}

/* (transfer full) (nullable): the tables of the system's variants; %NULL when there can be none, or
 * with @ok %FALSE after errors. @xsd: (nullable): gets their schema. */
static char *
dup_variant_tables (const char *input, const char *xsd, gboolean *ok)
{
  TcSchemaCompiler compiler;
  char *tables = NULL;

  compiler_init (&compiler, input);
  compiler.prefix = "variant_";
  tc_schema_compiler_load (&compiler, input);
  if (tc_schema_compiler_derive_variant (&compiler) && compiler.n_errors == 0) {
    tc_schema_compiler_read_schema (&compiler);
    if (compiler.n_errors == 0)
      tables = tc_schema_compiler_dup_tables (&compiler, FALSE);
  }
  *ok = compiler.n_errors == 0 && (xsd == NULL || write_xsd (&compiler, xsd));
  compiler_clear (&compiler);

  return tables;
}

static gboolean
write_tables (TcSchemaCompiler *compiler, const char *input, const char *output, const char *xsd)
{
  gboolean ok = FALSE;
  g_autofree char *head = tc_schema_compiler_dup_head (compiler);
  g_autofree char *variant = dup_variant_tables (input, xsd, &ok);
  g_autofree char *tables = NULL;
  g_autofree char *all = NULL;
  g_autoptr (GError) error = NULL;

  if (!ok)
    return FALSE;
  tables = tc_schema_compiler_dup_tables (compiler, variant != NULL);
  all = g_strconcat (head, variant != NULL ? variant : "", tables, NULL);
  if (!g_file_set_contents (output, all, -1, &error)) {
    g_printerr ("%s: error: %s\n", output, error->message);
    return FALSE;
  }

  return TRUE;
}

static gboolean
compile (const char *input, const char *output, const char *xsd)
{
  TcSchemaCompiler compiler;
  gboolean ok = FALSE;

  compiler_init (&compiler, input);
  tc_schema_compiler_load (&compiler, input);
  if (compiler.n_errors == 0)
    tc_schema_compiler_read_schema (&compiler);
  if (compiler.n_errors == 0)
    ok = write_tables (&compiler, input, output, xsd);
  else
    g_printerr ("%s: not compiled: %u error(s); docs/schema-subset.md says what a schema may use\n",
                input, compiler.n_errors);
  compiler_clear (&compiler);

  return ok;
}

int
main (int argc, char **argv)
{
  gboolean ok;

  if (argc != 3 && argc != 4) {
    g_printerr ("Usage: tc-schema-compile SCHEMA.xsd TABLES.c [VARIANT.xsd]\n");
    return 2;
  }

  ok = compile (argv[1], argv[2], argc == 4 ? argv[3] : NULL);
  xmlCleanupParser ();

  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
