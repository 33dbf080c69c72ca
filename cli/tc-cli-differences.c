/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-differences.h"

#include <string.h>

#include "tc-cli-data.h"
#include "tc-cli-findings.h"

/* -- Files ------------------------------------------------------------------------------------- */

static gboolean
is_of_revision (const char *arg)
{
  g_autofree char *path = tc_cli_dup_path (arg);

  return strcmp (path, TC_CLI_STDIN) != 0 && !g_file_test (path, G_FILE_TEST_EXISTS) &&
         tc_revision_is (path);
}

static TcBuild *
build_from (TcSource *source, const char *arg)
{
  return tc_build_new_from (source, tc_cli_get_systems (),
                            is_of_revision (arg) ? tc_revision_load_base : tc_variant_load_file,
                            NULL);
}

TcBuild *
tc_cli_load_version (const char *arg)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source = NULL;

  if (!is_of_revision (arg))
    return tc_cli_load_build (arg);
  source = tc_revision_load (NULL, arg, &error);
  if (source == NULL) {
    tc_cli_error ("%s.", error->message);
    return NULL;
  }

  return build_from (source, arg);
}

TcBuild *
tc_cli_load_base_of (TcBuild *build, const char *arg)
{
  TcSource *base = tc_build_get_base (build);

  return base != NULL ? build_from (base, arg) : NULL;
}

/* -- For people -------------------------------------------------------------------------------- */

static const char *
get_mark (TcDifferenceKind kind)
{
  switch (kind) {
  case TC_DIFFERENCE_ADDED:
    return "+";
  case TC_DIFFERENCE_REMOVED:
    return "-";
  case TC_DIFFERENCE_MOVED:
  case TC_DIFFERENCE_CHANGED:
  case TC_DIFFERENCE_TEXT:
  case TC_DIFFERENCE_SOURCE:
  case TC_DIFFERENCE_REDRAWN:
  case TC_N_DIFFERENCE_KINDS:
    break;
  }

  return "~";
}

static const char *
get_colour (TcDifferenceKind kind)
{
  const char *mark = get_mark (kind);

  return *mark == '+' ? "\033[32m" : *mark == '-' ? "\033[31m" : "";
}

/* (transfer full) (nullable): the part of the @index-th when it is not that of the one before. */
static char *
dup_new_heading (const TcDifferences *differences, guint index)
{
  g_autofree char *heading = tc_differences_dup_heading (differences, index);
  g_autofree char *before = index > 0 ? tc_differences_dup_heading (differences, index - 1) : NULL;

  return g_strcmp0 (heading, before) != 0 ? g_steal_pointer (&heading) : NULL;
}

void
tc_cli_append_differences (GString *out, const TcDifferences *differences, gboolean colour)
{
  for (guint i = 0; i < tc_differences_get_n (differences); i++) {
    TcDifferenceKind kind = tc_differences_get (differences, i)->kind;
    g_autofree char *heading = dup_new_heading (differences, i);
    g_autofree char *sentence = tc_differences_dup_sentence (differences, i);
    g_autofree char *shown = tc_letter_dup_printable (sentence, -1);

    if (heading != NULL)
      g_string_append_printf (out, "%s%s%s\n", colour ? "\033[1m" : "", heading,
                              colour ? "\033[0m" : "");
    g_string_append_printf (out, "  %s%s %s%s\n", colour ? get_colour (kind) : "", get_mark (kind),
                            shown, colour ? "\033[0m" : "");
  }
}

/* -- JSON -------------------------------------------------------------------------------------- */

static void
add_place (JsonBuilder *builder, const char *name, TcBuild *build, TcSpan span)
{
  TcWholePlace place = tc_build_locate (build, span);

  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  tc_cli_add_json_place (builder, place.source, place.span);
  json_builder_end_object (builder);
}

static const char *
get_source_name (TcProvenance source)
{
  return source != TC_PROVENANCE_NONE ? tc_provenance_get_name (source) : NULL;
}

static void
add_corners (JsonBuilder *builder, const TcDifference *difference)
{
  json_builder_set_member_name (builder, "corners");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "added");
  json_builder_add_int_value (builder, difference->n_added);
  json_builder_set_member_name (builder, "removed");
  json_builder_add_int_value (builder, difference->n_removed);
  json_builder_set_member_name (builder, "moved");
  json_builder_add_int_value (builder, difference->n_moved);
  json_builder_end_object (builder);
}

static void
add_difference (JsonBuilder *builder,
                const TcDifferences *differences,
                guint index,
                TcBuild *old,
                TcBuild *new)
{
  const TcDifference *difference = tc_differences_get (differences, index);
  g_autofree char *path = tc_differences_dup_path (differences, index);
  g_autofree char *section = tc_differences_dup_section (differences, index);
  g_autofree char *title = tc_differences_dup_title (differences, index);
  g_autofree char *sentence = tc_differences_dup_sentence (differences, index);

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "kind", tc_difference_kind_get_name (difference->kind));
  tc_cli_add_json_string (builder, "element", difference->element->name);
  tc_cli_add_json_string (builder, "role", difference->element->role);
  tc_cli_add_json_string (builder, "attribute",
                          difference->attribute != NULL ? difference->attribute->name : NULL);
  tc_cli_add_json_string (builder, "path", path);
  tc_cli_add_json_string (builder, "section", section);
  tc_cli_add_json_string (builder, "title", title);
  tc_cli_add_json_string (builder, "oldValue", difference->old_value);
  tc_cli_add_json_string (builder, "newValue", difference->new_value);
  tc_cli_add_json_string (builder, "oldSource", get_source_name (difference->old_source));
  tc_cli_add_json_string (builder, "newSource", get_source_name (difference->new_source));
  tc_cli_add_json_string (builder, "sentence", sentence);
  if (difference->kind == TC_DIFFERENCE_REDRAWN)
    add_corners (builder, difference);
  add_place (builder, "old", old, difference->old_span);
  add_place (builder, "new", new, difference->new_span);
  json_builder_end_object (builder);
}

void
tc_cli_add_json_differences (JsonBuilder *builder,
                             const TcDifferences *differences,
                             TcBuild *old,
                             TcBuild *new)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_differences_get_n (differences); i++)
    add_difference (builder, differences, i, old, new);
  json_builder_end_array (builder);
}
