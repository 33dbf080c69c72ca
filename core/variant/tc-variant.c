/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "variant/tc-variant.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-operation-private.h"
#include "variant/tc-variant-private.h"

/* A chain of variants, from the one that was asked for down to a scenario. */

typedef struct {
  const TcSchema *const *schemas;
  const TcSchema **of_variants; /* NULL-terminated: schemas[i]->variant */
  TcVariantLoad load;
  gpointer user_data;
  TcReport *report;
  GPtrArray *open; /* TcSource: the variants above the one being read */
} Chain;

static TcWhole *read_whole (Chain *chain, TcSource *source);

/* Behind the declaration, comments and processing instructions: the root's '<', or the end. */
static const char *
skip_prolog (const char *at, const char *end)
{
  if (end - at >= 3 && memcmp (at, "\xef\xbb\xbf", 3) == 0)
    at += 3;
  while (at < end) {
    const char *stop = NULL;
    gsize rest = (gsize) (end - at);

    if (g_ascii_isspace (*at)) {
      at++;
      continue;
    }
    if (rest > 4 && memcmp (at, "<!--", 4) == 0)
      stop = g_strstr_len (at + 4, (gssize) rest - 4, "-->");
    else if (rest > 2 && memcmp (at, "<?", 2) == 0)
      stop = g_strstr_len (at + 2, (gssize) rest - 2, "?>");
    else
      return at;
    if (stop == NULL)
      return end;
    at = strchr (stop, '>') + 1;
  }

  return end;
}

gboolean
tc_variant_is (TcSource *source)
{
  static const char name[] = TC_SCHEMA_VARIANT;
  gsize length = 0;
  const char *text = tc_source_get_text (source, &length);
  const char *at = skip_prolog (text, text + length);
  gsize n = 0;
  const char *colon;

  if (at == text + length || *at++ != '<')
    return FALSE;
  while (at[n] != '\0' && strchr (" \t\r\n/>", at[n]) == NULL)
    n++;
  colon = memchr (at, ':', n);
  if (colon != NULL) {
    n -= (gsize) (colon + 1 - at);
    at = colon + 1;
  }

  return n == strlen (name) && memcmp (at, name, n) == 0;
}

static const TcSchema *
find_system_schema (const Chain *chain, const TcSchema *of_variant)
{
  guint i = 0;

  while (chain->schemas[i] != NULL && chain->schemas[i]->variant != of_variant)
    i++;

  return chain->schemas[i];
}

static TcSpan
find_extends (TcScenario *variant)
{
  TcSpan span = tc_scenario_get_tag_span (variant, 0);

  tc_scenario_get_value_span (variant, 0, "extends", &span);

  return span;
}

static TcFinding *
report_base (Chain *chain, const char *code, TcScenario *variant, const char *message)
{
  TcFinding *finding = tc_report_add (chain->report, code, tc_scenario_get_source (variant),
                                      find_extends (variant), "%s", message);

  tc_finding_take_path (finding, g_strdup ("@extends"));

  return finding;
}

/* The place of @base among the open ones, or their number. */
static guint
find_open (const Chain *chain, TcSource *base)
{
  g_autofree char *path = g_canonicalize_filename (tc_source_get_name (base), NULL);
  guint i = 0;

  for (; i < chain->open->len; i++) {
    TcSource *open = g_ptr_array_index (chain->open, i);
    g_autofree char *other = g_canonicalize_filename (tc_source_get_name (open), NULL);

    if (strcmp (path, other) == 0)
      break;
  }

  return i;
}

/* (transfer full): "a.xml > b.xml > a.xml": the way from the open base @from round to itself. */
static char *
dup_loop (const Chain *chain, guint from, TcSource *base)
{
  g_autofree char *last = g_path_get_basename (tc_source_get_name (base));
  GString *names = g_string_new (NULL);

  for (guint i = from; i < chain->open->len; i++) {
    TcSource *open = g_ptr_array_index (chain->open, i);
    g_autofree char *name = g_path_get_basename (tc_source_get_name (open));

    g_string_append_printf (names, "%s > ", name);
  }
  g_string_append (names, last);

  return g_string_free (names, FALSE);
}

/* There is no such base: its name may be misspelt. */
static void
report_missing (Chain *chain, TcScenario *variant, const char *extends, const GError *error)
{
  TcSource *source = tc_scenario_get_source (variant);
  g_autofree char *best = NULL;
  g_autofree char *question = tc_variant_suggest_base (extends, source, &best);
  g_autofree char *message = g_strdup_printf (_ ("The base cannot be read: %s"), error->message);
  TcFinding *finding = report_base (chain, "VAR001", variant, message);
  TcSpan span = find_extends (variant);

  tc_finding_set_why (finding, "%s",
                      question != NULL ? question
                                       : _ ("Write the path from the folder of this variant to its "
                                            "base, which lies in the same project"));
  if (best != NULL && tc_scenario_get_value_span (variant, 0, "extends", &span)) {
    g_autoptr (TcEdits) edits = tc_edits_new (source);
    g_autoptr (GString) text = g_string_new (NULL);

    tc_operation_append_value (text, best, tc_source_get_text (source, NULL)[span.start - 1]);
    tc_edits_add (edits, (TcSpan){ span.start - 1, span.end + 1 }, text->str, -1);
    tc_finding_add_fix (finding, edits, _ ("Change it to \"%s\""), best);
  }
}

/* (transfer full) (nullable) */
static TcSource *
load_base (Chain *chain, TcScenario *variant)
{
  const char *extends = tc_scenario_get_string (variant, 0, "extends");
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) base = NULL;
  g_autofree char *message = NULL;
  guint at = 0;

  if (extends == NULL)
    return NULL;
  base = chain->load (extends, tc_scenario_get_source (variant), chain->user_data, &error);
  if (base == NULL) {
    report_missing (chain, variant, extends, error);
    return NULL;
  }
  at = find_open (chain, base);
  if (at < chain->open->len) {
    g_autofree char *loop = dup_loop (chain, at, base);

    message = g_strdup_printf (_ ("\"%s\" extends itself: %s"), tc_source_get_name (base), loop);
    report_base (chain, "VAR002", variant, message);
    return NULL;
  }
  if (chain->open->len > TC_VARIANT_MAX_BASES) {
    message = g_strdup_printf (_ ("More than %u bases extend one another"), TC_VARIANT_MAX_BASES);
    report_base (chain, "VAR002", variant, message);
    return NULL;
  }

  return g_steal_pointer (&base);
}

/* What is wrong with the base itself, and that nothing can be made of it. */
static void
report_broken (Chain *chain, TcScenario *variant, const TcWhole *base, gboolean has_faults)
{
  if (has_faults) {
    g_autoptr (TcReport) own = tc_report_new ();
    TcScenario *tree = tc_scenario_parse (base->source, chain->schemas, own);

    g_clear_pointer (&tree, tc_scenario_unref);
    tc_whole_move_findings (base, own, chain->report);
    report_base (chain, "VAR003", variant, _ ("The base is not well-formed: fix it first"));
  } else {
    g_autofree char *message =
      g_strdup_printf (_ ("The base is not a scenario of the same game, \"%s\""),
                       tc_scenario_get_schema (variant)->target_namespace);

    report_base (chain, "VAR003", variant, message);
  }
}

/* (nullable) */
static TcWhole *
merge (Chain *chain, TcScenario *variant, const TcWhole *base)
{
  g_autoptr (TcReport) unused = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (base->source, unused);
  TcMerge run = { .base_whole = base, .variant = variant, .report = chain->report };
  const char *src = tc_scenario_get_string (variant, 0, "src");
  TcWhole *whole;

  if (!tc_keyed_text_init (&run.base, base->source, scan,
                           find_system_schema (chain, tc_scenario_get_schema (variant)))) {
    report_broken (chain, variant, base, tc_scan_has_faults (scan));
    return NULL;
  }
  run.scan = tc_scenario_get_scan (variant);
  run.source = tc_scenario_get_source (variant);
  run.text = tc_source_get_text (run.source, NULL);
  run.stated = g_strdup (src != NULL ? src : tc_provenance_get_name (TC_PROVENANCE_DESIGNER));
  tc_whole_writer_init (&run.out, base, run.source, tc_scenario_get_string (variant, 0, "extends"));
  tc_merge_write (&run);
  whole = tc_whole_writer_end (&run.out);
  tc_keyed_text_clear (&run.base);
  g_free (run.stated);

  return whole;
}

static TcWhole *
read_variant (Chain *chain, TcSource *source)
{
  g_autoptr (TcScenario) variant = tc_scenario_parse (source, chain->of_variants, chain->report);
  g_autoptr (TcSource) base = NULL;
  g_autoptr (TcWhole) whole = NULL;

  if (variant == NULL)
    return NULL;
  g_ptr_array_add (chain->open, source);
  base = load_base (chain, variant);
  whole = base != NULL ? read_whole (chain, base) : NULL;
  g_ptr_array_set_size (chain->open, (gint) chain->open->len - 1);

  return whole != NULL ? merge (chain, variant, whole) : NULL;
}

static TcWhole *
read_whole (Chain *chain, TcSource *source)
{
  return tc_variant_is (source) ? read_variant (chain, source) : tc_whole_new_plain (source);
}

GPtrArray *
tc_variant_list_schemas (const TcSchema *const *schemas)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; schemas[i] != NULL; i++)
    if (schemas[i]->variant != NULL)
      g_ptr_array_add (list, (gpointer) schemas[i]->variant);
  g_ptr_array_add (list, NULL);

  return list;
}

TcWhole *
tc_variant_read (TcSource *source,
                 const TcSchema *const *schemas,
                 TcVariantLoad load,
                 gpointer user_data,
                 TcReport *report)
{
  g_autoptr (GPtrArray) of_variants = tc_variant_list_schemas (schemas);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  Chain chain = { schemas, NULL, load, user_data, report, open };

  g_return_val_if_fail (source != NULL && schemas != NULL && load != NULL && report != NULL, NULL);

  chain.of_variants = (const TcSchema **) of_variants->pdata;

  return read_variant (&chain, source);
}
