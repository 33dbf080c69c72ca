/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "policy/tc-baseline.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <stdio.h>
#include <string.h>

#include "policy/tc-policy.h"
#include "text/tc-report-private.h"

#define SCHEMA "turncoat-baseline/1"

/* Brackets in brackets: a baseline needs three. json-glib reads them by calling itself, so that a
 * file of brackets would use up the stack. */
#define MAX_DEPTH 16

/* One line of the file: the same problem at the same place may be there several times. */
typedef struct {
  char *file;
  char *code;
  char *place;
  guint n;
  guint n_met;
} Known;

struct _TcBaseline {
  char *path;
  GHashTable *known; /* key of char * to Known */
  GHashTable *files; /* set of char *: those that were checked */
};

static void
known_free (Known *known)
{
  g_free (known->file);
  g_free (known->code);
  g_free (known->place);
  g_free (known);
}

TcBaseline *
tc_baseline_new (const char *path)
{
  TcBaseline *baseline = g_new0 (TcBaseline, 1);

  baseline->path = g_strdup (path);
  baseline->known =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) known_free);
  baseline->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return baseline;
}

void
tc_baseline_free (TcBaseline *baseline)
{
  g_hash_table_unref (baseline->known);
  g_hash_table_unref (baseline->files);
  g_free (baseline->path);
  g_free (baseline);
}

static char *
dup_key (const char *file, const char *code, const char *place)
{
  return g_strjoin ("\n", file, code, place, NULL);
}

static Known *
ensure_known (TcBaseline *baseline, const char *file, const char *code, const char *place)
{
  g_autofree char *key = dup_key (file, code, place);
  Known *known = g_hash_table_lookup (baseline->known, key);

  if (known == NULL) {
    known = g_new0 (Known, 1);
    known->file = g_strdup (file);
    known->code = g_strdup (code);
    known->place = g_strdup (place);
    g_hash_table_insert (baseline->known, g_steal_pointer (&key), known);
  }

  return known;
}

static const char *
read_string (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

/* A line without a count counts once; 0 when what it has is no count. */
static gint64
read_count (JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "count");

  if (node == NULL)
    return 1;

  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64
           ? json_node_get_int (node)
           : 0;
}

/* %FALSE when it is no line of a baseline. */
static gboolean
read_known (TcBaseline *baseline, JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *file = object != NULL ? read_string (object, "file") : NULL;
  const char *code = object != NULL ? read_string (object, "code") : NULL;
  const char *place = object != NULL ? read_string (object, "place") : NULL;
  gint64 n = object != NULL ? read_count (object) : 0;

  if (file == NULL || code == NULL || place == NULL || n < 1 || n > TC_REPORT_MAX_FINDINGS)
    return FALSE;
  ensure_known (baseline, file, code, place)->n += (guint) n;

  return TRUE;
}

static gboolean
read_root (TcBaseline *baseline, JsonNode *root)
{
  JsonObject *object =
    root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  JsonNode *list = object != NULL ? json_object_get_member (object, "problems") : NULL;
  JsonArray *problems;

  if (list == NULL || !JSON_NODE_HOLDS_ARRAY (list) ||
      g_strcmp0 (read_string (object, "schema"), SCHEMA) != 0)
    return FALSE;
  problems = json_node_get_array (list);
  for (guint i = 0; i < json_array_get_length (problems); i++)
    if (!read_known (baseline, json_array_get_element (problems, i)))
      return FALSE;

  return TRUE;
}

static gboolean
is_too_deep (const char *text, gsize length)
{
  gboolean is_in_string = FALSE;
  guint depth = 0;

  for (gsize i = 0; i < length && depth <= MAX_DEPTH; i++) {
    if (is_in_string && text[i] == '\\')
      i++;
    else if (text[i] == '"')
      is_in_string = !is_in_string;
    else if (!is_in_string && (text[i] == '[' || text[i] == '{'))
      depth++;
    else if (!is_in_string && depth > 0 && (text[i] == ']' || text[i] == '}'))
      depth--;
  }

  return depth > MAX_DEPTH;
}

/* json-glib puts the place before its words: "<data>:3:5: Parse error: ...". */
static void
report_no_json (TcSource *source, const char *message, TcReport *report)
{
  const char *words = strstr (message, ": ");
  TcSpan span = { 0, 0 };
  guint line = 0;

  if (words != NULL && sscanf (message, "<data>:%u:", &line) == 1 && line >= 1 &&
      line <= tc_source_get_n_lines (source)) {
    span = tc_source_get_line_span (source, line);
    message =
      g_str_has_prefix (words, ": Parse error: ") ? words + strlen (": Parse error: ") : words + 2;
  }
  tc_report_add (report, "CFG007", source, span, _ ("This is not JSON: %s"), message);
}

TcBaseline *
tc_baseline_read (TcSource *source, TcReport *report)
{
  TcBaseline *baseline = tc_baseline_new (tc_source_get_name (source));
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = tc_source_get_text (source, &length);

  if (is_too_deep (text, length)) {
    tc_report_add (report, "CFG007", source, (TcSpan){ 0, 0 }, _ ("This is not a baseline (%s)"),
                   SCHEMA);
  } else if (!json_parser_load_from_data (parser, text, (gssize) length, &error)) {
    report_no_json (source, error->message, report);
  } else if (!read_root (baseline, json_parser_get_root (parser))) {
    tc_report_add (report, "CFG007", source, (TcSpan){ 0, 0 }, _ ("This is not a baseline (%s)"),
                   SCHEMA);
    g_hash_table_remove_all (baseline->known);
  }

  return baseline;
}

static const char *
get_place (const TcFinding *finding)
{
  return finding->path != NULL ? finding->path : finding->message;
}

void
tc_baseline_add (TcBaseline *baseline, TcReport *report)
{
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *file =
      tc_policy_dup_relative (baseline->path, tc_source_get_name (finding->source));

    ensure_known (baseline, file, finding->code, get_place (finding))->n++;
  }
}

static gint
weigh (const TcFinding *finding, gpointer data)
{
  TcBaseline *baseline = data;
  g_autofree char *file =
    tc_policy_dup_relative (baseline->path, tc_source_get_name (finding->source));
  g_autofree char *key = dup_key (file, finding->code, get_place (finding));
  Known *known = g_hash_table_lookup (baseline->known, key);

  if (known == NULL || known->n_met >= known->n)
    return (gint) finding->severity;
  known->n_met++;

  return TC_REPORT_DROP;
}

guint
tc_baseline_apply (TcBaseline *baseline, const char *file, TcReport *report)
{
  g_hash_table_add (baseline->files, tc_policy_dup_relative (baseline->path, file));

  return tc_report_weigh (report, weigh, baseline);
}

/* How often the problem is no more. Of a file that was not checked nothing can be said, unless
 * there is no such file. */
static guint
count_gone (const TcBaseline *baseline, const Known *known)
{
  g_autofree char *whole = g_canonicalize_filename (baseline->path, NULL);
  g_autofree char *folder = g_path_get_dirname (whole);
  g_autofree char *path = g_canonicalize_filename (known->file, folder);

  if (!g_hash_table_contains (baseline->files, known->file) &&
      g_file_test (path, G_FILE_TEST_EXISTS))
    return 0;

  return known->n - known->n_met;
}

guint
tc_baseline_count_unmet (const TcBaseline *baseline)
{
  GHashTableIter iter;
  gpointer value;
  guint n = 0;

  g_hash_table_iter_init (&iter, baseline->known);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    n += count_gone (baseline, value);

  return n;
}

guint
tc_baseline_prune (TcBaseline *baseline)
{
  guint n = tc_baseline_count_unmet (baseline);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, baseline->known);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    Known *known = value;

    known->n -= count_gone (baseline, known);
    if (known->n == 0)
      g_hash_table_iter_remove (&iter);
  }

  return n;
}

static gint
compare_known (gconstpointer a, gconstpointer b)
{
  const Known *left = *(const Known *const *) a;
  const Known *right = *(const Known *const *) b;
  int order = strcmp (left->file, right->file);

  if (order == 0)
    order = strcmp (left->place, right->place);

  return order != 0 ? order : strcmp (left->code, right->code);
}

/* (transfer container): in the order of their places. */
static GPtrArray *
list_known (const TcBaseline *baseline)
{
  GPtrArray *list = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, baseline->known);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (list, value);
  g_ptr_array_sort (list, compare_known);

  return list;
}

static void
append_member (GString *out, const char *name, const char *value)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), value);
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append_printf (out, "\"%s\": %s, ", name, text);
}

char *
tc_baseline_dup_text (const TcBaseline *baseline)
{
  GString *out = g_string_new ("{\n  \"schema\": \"" SCHEMA "\",\n  \"problems\": [");
  g_autoptr (GPtrArray) list = list_known (baseline);

  for (guint i = 0; i < list->len; i++) {
    const Known *known = g_ptr_array_index (list, i);

    g_string_append (out, i > 0 ? ",\n    { " : "\n    { ");
    append_member (out, "file", known->file);
    append_member (out, "code", known->code);
    append_member (out, "place", known->place);
    g_string_append_printf (out, "\"count\": %u }", known->n);
  }
  g_string_append (out, list->len > 0 ? "\n  ]\n}\n" : "]\n}\n");

  return g_string_free (out, FALSE);
}
