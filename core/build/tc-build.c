/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "build/tc-build.h"

#include <string.h>

#include "build/tc-build-private.h"
#include "lint/tc-lint.h"
#include "scenario/tc-oracle.h"
#include "text/tc-report-private.h"
#include "variant/tc-variant-private.h"

struct _TcBuild {
  gatomicrefcount ref_count;
  TcSource *source;
  TcWhole *whole;  /* nullable: what a variant makes of its base */
  TcScenario *own; /* nullable: the tree of a variant itself */
  gboolean is_variant;
  TcReport *report;
  TcScenario *scenario; /* nullable */
  TcRuleset *ruleset;   /* nullable */
};

static const TcSystem *
find_system (const TcSystem *const *list, const TcSchema *schema)
{
  guint i = 0;

  while (list[i] != NULL && list[i]->schema != schema)
    i++;

  return list[i];
}

static TcReport *
new_report (const TcSystem *const *list)
{
  TcReport *report = tc_report_new ();

  for (guint i = 0; list[i] != NULL; i++)
    tc_report_add_catalogue (report, list[i]->codes, list[i]->n_codes);

  return report;
}

/* What lint has refused is not compiled: compile would report the same faults in other words. */
static void
judge (TcBuild *build, const TcSystem *const *list, TcReport *report)
{
  const TcSystem *system = find_system (list, tc_scenario_get_schema (build->scenario));

  g_assert (system != NULL);
  tc_lint_run (build->scenario, report);
  if (system->lint != NULL)
    system->lint (build->scenario, report);
  if (tc_report_count (report, TC_SEVERITY_ERROR) > 0 ||
      tc_report_count (build->report, TC_SEVERITY_ERROR) > 0)
    return;
  build->ruleset = tc_ruleset_compile (system, build->scenario, report);
  if (tc_report_count (report, TC_SEVERITY_ERROR) > 0)
    g_clear_pointer (&build->ruleset, tc_ruleset_unref);
}

static void
build_text (TcBuild *build,
            TcSource *text,
            const TcBuildWay *way,
            const TcSchema *const *schemas,
            TcReport *report)
{
  build->scenario = tc_scenario_parse_after (
    text, way->before != NULL ? way->before->scenario : NULL, schemas, report);
  if (build->scenario == NULL)
    return;
  if (way->read != NULL)
    way->read (build->scenario, way->user_data);
  judge (build, way->systems, report);
}

/* The findings of the whole text are shown in the files that it is made of. */
static void
build_variant (TcBuild *build, const TcBuildWay *way, const TcSchema *const *schemas)
{
  g_autoptr (GPtrArray) of_variants = tc_variant_list_schemas (schemas);
  g_autoptr (TcReport) report = NULL;
  g_autoptr (TcReport) unused = tc_report_new ();

  build->whole = tc_variant_read (build->source, schemas, way->load, way->user_data, build->report);
  if (build->whole == NULL)
    return;
  build->own =
    tc_scenario_parse_after (build->source, way->before != NULL ? way->before->own : NULL,
                             (const TcSchema *const *) of_variants->pdata, unused);
  report = new_report (way->systems);
  build_text (build, tc_whole_get_source (build->whole), way, schemas, report);
  tc_whole_move_findings (build->whole, report, build->report);
}

TcBuild *
tc_build_new (TcSource *source, const TcSystem *const *list)
{
  return tc_build_new_from (source, list, tc_variant_load_file, NULL);
}

TcBuild *
tc_build_new_raw (TcSource *source, const TcBuildWay *way)
{
  TcBuild *build = g_new0 (TcBuild, 1);
  const TcSystem *const *list = way->systems;
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (list);

  g_atomic_ref_count_init (&build->ref_count);
  build->source = tc_source_ref (source);
  build->report = new_report (list);
  build->is_variant = tc_variant_is (source);
  if (build->is_variant)
    build_variant (build, way, schemas);
  else
    build_text (build, source, way, schemas, build->report);
  tc_build_drop_consequences (
    build->report,
    build->scenario != NULL ? find_system (list, tc_scenario_get_schema (build->scenario)) : NULL);

  return build;
}

/* What cannot be read as a scenario has problems that nobody has seen yet. */
static void
apply_ignores (TcBuild *build, TcReport *before, GHashTable *open)
{
  tc_report_keep_ignores (build->report, build->source, before,
                          build->scenario != NULL ? open : NULL);
}

/* Reading a report sorts it once; after this the build only reads, from any thread. */
static void
sort_report (TcBuild *build)
{
  if (tc_report_get_n (build->report) > 0)
    (void) tc_report_get (build->report, 0);
}

TcBuild *
tc_build_new_plain (TcSource *source, const TcBuildWay *way)
{
  TcBuild *build = tc_build_new_raw (source, way);
  g_autoptr (GHashTable) open = tc_build_collect_elsewhere (build);

  apply_ignores (build, way->before != NULL ? way->before->report : NULL, open);
  sort_report (build);

  return build;
}

TcBuild *
tc_build_new_measure (TcBuild *build, const TcBuildWay *way)
{
  TcBuildWay plain = *way;

  if (tc_build_get_base (build) == NULL)
    return tc_build_ref (build);
  plain.before = build;

  return tc_build_new_plain (build->source, &plain);
}

TcBuild *
tc_build_new_untried (TcSource *source,
                      const TcSystem *const *list,
                      TcVariantLoad load,
                      TcBuildRead read,
                      gpointer user_data)
{
  return tc_build_new_after (source, NULL, list, load, read, user_data);
}

TcBuild *
tc_build_new_after (TcSource *source,
                    TcBuild *before,
                    const TcSystem *const *list,
                    TcVariantLoad load,
                    TcBuildRead read,
                    gpointer user_data)
{
  TcBuildWay way = { list != NULL ? list : tc_systems_list (), load, user_data, read, before };
  TcBuild *build = tc_build_new_raw (source, &way);
  g_autoptr (GHashTable) open = NULL;

  /* Who blames builds other texts for a trial. */
  way.read = NULL;
  way.before = build;
  open = tc_build_blame (build, build->own, &way);
  apply_ignores (build, NULL, open);
  sort_report (build);

  return build;
}

TcBuild *
tc_build_new_from (TcSource *source,
                   const TcSystem *const *list,
                   TcVariantLoad load,
                   gpointer user_data)
{
  TcBuild *build = tc_build_new_untried (source, list, load, NULL, user_data);
  g_autoptr (GArray) trials = tc_build_try_fixes (build, list, load, user_data, NULL);

  tc_build_drop_tried (build, trials);

  return build;
}

/* What libxml2 says about @text alone, in the report; %NULL when the two agree. */
static const TcFinding *
ask_oracle (TcSource *text, const TcSchema *const *schemas, TcReport *report)
{
  TcScenario *tree = tc_scenario_parse (text, schemas, report);

  g_clear_pointer (&tree, tc_scenario_unref);
  tc_oracle_check (text, schemas, report);
  for (guint i = 0; i < tc_report_get_n (report); i++)
    if (strcmp (tc_report_get (report, i)->code, TC_ORACLE_CODE) == 0)
      return tc_report_get (report, i);

  return NULL;
}

static void
cross_check_text (TcBuild *build, TcSource *text, const TcSchema *const *schemas)
{
  g_autoptr (TcReport) report = tc_report_new ();
  const TcFinding *finding = ask_oracle (text, schemas, report);
  TcWholePlace place = { build->source, { 0, 0 }, NULL, { 0, 0 } };

  if (finding == NULL)
    return;
  place.span = finding->span;
  if (text != build->source)
    place = tc_whole_locate (build->whole, finding->span);
  tc_finding_set_why (
    tc_report_add (build->report, finding->code, place.source, place.span, "%s", finding->message),
    "%s", finding->why);
}

/* Of a variant both texts, each by its schema. */
static void
cross_check_variant (TcBuild *build, const TcSchema *const *schemas)
{
  g_autoptr (GPtrArray) of_variants = tc_variant_list_schemas (schemas);

  cross_check_text (build, build->source, (const TcSchema *const *) of_variants->pdata);
  if (build->whole != NULL)
    cross_check_text (build, tc_whole_get_source (build->whole), schemas);
}

void
tc_build_cross_check (TcBuild *build, const TcSystem *const *list)
{
  g_autofree const TcSchema **schemas = tc_systems_dup_schemas (list);

  if (build->is_variant)
    cross_check_variant (build, schemas);
  else
    tc_oracle_check (build->source, schemas, build->report);
  sort_report (build);
}

TcBuild *
tc_build_ref (TcBuild *build)
{
  g_atomic_ref_count_inc (&build->ref_count);

  return build;
}

void
tc_build_unref (TcBuild *build)
{
  if (!g_atomic_ref_count_dec (&build->ref_count))
    return;

  g_clear_pointer (&build->ruleset, tc_ruleset_unref);
  g_clear_pointer (&build->scenario, tc_scenario_unref);
  g_clear_pointer (&build->own, tc_scenario_unref);
  g_clear_pointer (&build->whole, tc_whole_unref);
  tc_report_unref (build->report);
  tc_source_unref (build->source);
  g_free (build);
}

TcSource *
tc_build_get_source (TcBuild *build)
{
  return build->source;
}

gboolean
tc_build_is_variant (TcBuild *build)
{
  return build->is_variant;
}

TcSource *
tc_build_get_text (TcBuild *build)
{
  return build->whole != NULL ? tc_whole_get_source (build->whole) : build->source;
}

TcWhole *
tc_build_get_whole (TcBuild *build)
{
  return build->whole;
}

TcSource *
tc_build_get_base (TcBuild *build)
{
  guint n = build->whole != NULL ? tc_whole_get_n_files (build->whole) : 0;

  return n > 1 ? tc_whole_get_file (build->whole, n - 2) : NULL;
}

TcWholePlace
tc_build_locate (TcBuild *build, TcSpan span)
{
  if (build->whole != NULL)
    return tc_whole_locate (build->whole, span);

  return (TcWholePlace){ .source = build->source, .span = span };
}

/* What a variant says stands in it where it stands in the whole; <remove> and <unset> are about
 * what is around them. */
static TcNode
find_node_of_own (TcBuild *build, gsize offset)
{
  TcNode node = build->own != NULL ? tc_scenario_node_at (build->own, offset) : TC_NODE_NONE;
  TcNode found = TC_NODE_NONE;

  for (; node != TC_NODE_NONE && found == TC_NODE_NONE;
       node = tc_scenario_get_parent (build->own, node)) {
    g_autofree char *path = tc_scenario_dup_path (build->own, node);

    found = tc_scenario_find_by_path (build->scenario, path);
  }

  return found;
}

TcNode
tc_build_find_node (TcBuild *build, const TcSource *file, gsize offset)
{
  gsize place;

  if (build->scenario == NULL)
    return TC_NODE_NONE;
  if (!build->is_variant)
    return file == build->source ? tc_scenario_node_at (build->scenario, offset) : TC_NODE_NONE;
  if (file == build->source)
    return find_node_of_own (build, offset);

  return tc_whole_find (build->whole, file, offset, &place)
           ? tc_scenario_node_at (build->scenario, place)
           : TC_NODE_NONE;
}

gboolean
tc_build_find_span (TcBuild *build, TcNode node, const char *attribute, TcSpan *out_span)
{
  TcScenario *tree = build->is_variant ? build->own : build->scenario;
  g_autofree char *path = NULL;

  if (tree == NULL || build->scenario == NULL || node == TC_NODE_NONE)
    return FALSE;
  if (tree != build->scenario) {
    path = tc_scenario_dup_path (build->scenario, node);
    node = tc_scenario_find_by_path (tree, path);
  }
  if (node == TC_NODE_NONE)
    return FALSE;
  if (attribute != NULL)
    return tc_scenario_get_value_span (tree, node, attribute, out_span);
  *out_span = tc_scenario_get_tag_span (tree, node);

  return TRUE;
}

TcReport *
tc_build_get_report (TcBuild *build)
{
  return build->report;
}

TcScenario *
tc_build_get_scenario (TcBuild *build)
{
  return build->scenario;
}

TcRuleset *
tc_build_get_ruleset (TcBuild *build)
{
  return build->ruleset;
}
