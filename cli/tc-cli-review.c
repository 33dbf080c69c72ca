/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-review.h"

#include <glib/gi18n.h>

#include "tc-cli-findings.h"

TcCliReview *
tc_cli_review_new (TcBuild *base, TcBuild *head)
{
  TcCliReview *self = g_new0 (TcCliReview, 1);
  TcScenario *old = base != NULL ? tc_build_get_scenario (base) : NULL;
  TcScenario *new = head != NULL ? tc_build_get_scenario (head) : NULL;

  self->threshold = TC_SEVERITY_ERROR;
  self->base = base != NULL ? tc_build_ref (base) : NULL;
  self->head = head != NULL ? tc_build_ref (head) : NULL;
  if (old != NULL && new != NULL)
    self->differences = tc_differences_new (old, new);
  self->review = tc_review_new (base != NULL ? tc_build_get_source (base) : NULL,
                                base != NULL ? tc_build_get_report (base) : NULL,
                                head != NULL ? tc_build_get_source (head) : NULL,
                                head != NULL ? tc_build_get_report (head) : NULL);

  return self;
}

void
tc_cli_review_free (TcCliReview *self)
{
  tc_review_free (self->review);
  g_clear_pointer (&self->differences, tc_differences_unref);
  g_clear_pointer (&self->base, tc_build_unref);
  g_clear_pointer (&self->head, tc_build_unref);
  g_free (self);
}

gboolean
tc_cli_review_fails (const TcCliReview *self)
{
  return tc_review_count_new (self->review, self->threshold) > 0;
}

/* -- What both texts for people say ------------------------------------------------------------ */

typedef struct {
  GString *out;
  gboolean is_markdown;
  gboolean colour;
} Writer;

static void
write_text (const Writer *writer, const char *text)
{
  g_autofree char *shown = NULL;

  if (writer->is_markdown) {
    tc_markdown_append (writer->out, text);
    return;
  }
  shown = tc_letter_dup_printable (text, -1);
  g_string_append (writer->out, shown);
}

static void
write_heading (const Writer *writer, const char *text)
{
  g_string_append_printf (writer->out, "\n%s",
                          writer->is_markdown ? "#### "
                          : writer->colour    ? "\033[1m"
                                              : "");
  write_text (writer, text);
  g_string_append (writer->out, writer->is_markdown ? "\n\n" : writer->colour ? "\033[0m\n" : "\n");
}

static void
write_item (const Writer *writer, const char *text)
{
  g_string_append (writer->out, writer->is_markdown ? "- " : "  ");
  write_text (writer, text);
  g_string_append_c (writer->out, '\n');
}

static void
write_finding (const Writer *writer, const TcFinding *finding)
{
  g_autofree char *text = g_strdup_printf (
    "%s:%u:%u: %s[%s]: %s", tc_source_get_name (finding->source), finding->line, finding->column,
    tc_cli_get_severity_word (finding->severity), finding->code, finding->message);

  write_item (writer, text);
}

static void
write_problems (const Writer *writer, const TcReview *review)
{
  if (tc_review_get_n_new (review) > 0)
    write_heading (writer, _ ("New problems"));
  for (guint i = 0; i < tc_review_get_n_new (review); i++)
    write_finding (writer, tc_review_get_new (review, i));
  if (tc_review_get_n_fixed (review) > 0)
    write_heading (writer, _ ("Fixed problems"));
  for (guint i = 0; i < tc_review_get_n_fixed (review); i++)
    write_finding (writer, tc_review_get_fixed (review, i));
}

static void
count_sources (TcBuild *build, guint *out_counts)
{
  if (build != NULL && tc_build_get_scenario (build) != NULL)
    tc_scenario_count_provenance (tc_build_get_scenario (build), out_counts);
}

static void
write_sources (const Writer *writer, const TcCliReview *self)
{
  guint old[TC_N_PROVENANCES] = { 0 };
  guint new[TC_N_PROVENANCES] = { 0 };
  gboolean has_heading = FALSE;

  if (self->differences == NULL)
    return;
  count_sources (self->base, old);
  count_sources (self->head, new);
  for (guint i = 0; i < TC_N_PROVENANCES; i++) {
    const char *name = i > 0 ? _ (tc_provenance_get_name ((TcProvenance) i)) : _ ("unknown");
    g_autofree char *text = NULL;

    if (old[i] == new[i])
      continue;
    if (!has_heading)
      write_heading (writer, _ ("Sources of values"));
    has_heading = TRUE;
    /* Translators: a source and how many values come from it: "designer: 3 values, before 1". */
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u value, before %3$u",
                                         "%1$s: %2$u values, before %3$u", new[i]),
                            name, new[i], old[i]);
    write_item (writer, text);
  }
}

static void
write_ignores (const Writer *writer, const TcCliReview *self)
{
  guint n = tc_review_get_n_ignores (self->review);

  if (n > 0)
    write_heading (writer, _ ("New comments that hide problems"));
  for (guint i = 0; i < n; i++) {
    TcSource *source = tc_build_get_source (self->head);
    TcSpan span = tc_review_get_ignore (self->review, i);
    g_autofree char *comment = tc_source_dup_span (source, span);
    g_autofree char *text = NULL;
    guint line = 0;

    tc_source_locate (source, span.start, &line, NULL);
    text = g_strdup_printf ("%s:%u: %s", tc_source_get_name (source), line, comment);
    write_item (writer, text);
  }
}

/* "main:a.scenario.xml → a.scenario.xml" */
static char *
dup_names (const TcCliReview *self)
{
  const char *base =
    self->base != NULL ? tc_source_get_name (tc_build_get_source (self->base)) : NULL;
  const char *head =
    self->head != NULL ? tc_source_get_name (tc_build_get_source (self->head)) : NULL;

  if (base == NULL)
    return g_strdup_printf (_ ("%s (new file)"), head);
  if (head == NULL)
    return g_strdup_printf (_ ("%s (file removed)"), base);

  return g_strdup_printf ("%s → %s", base, head);
}

static void
write_changes (const Writer *writer, const TcCliReview *self)
{
  if (self->differences == NULL) {
    if (self->base != NULL && self->head != NULL)
      write_item (writer, _ ("The two cannot be compared."));
    return;
  }
  if (tc_differences_get_n (self->differences) == 0)
    write_item (writer, _ ("No differences."));
  else if (writer->is_markdown)
    tc_differences_append_markdown (self->differences, writer->out);
  else
    tc_cli_append_differences (writer->out, self->differences, writer->colour);
}

static void
write_summary (const Writer *writer, const TcCliReview *self)
{
  guint n = self->differences != NULL ? tc_differences_get_n (self->differences) : 0;
  g_autofree char *text = g_strdup_printf (
    _ ("Differences: %u. New problems: %u, of which errors: %u. Fixed problems: %u. "
       "Problems as before: %u."),
    n, tc_review_get_n_new (self->review), tc_review_count_new (self->review, TC_SEVERITY_ERROR),
    tc_review_get_n_fixed (self->review), tc_review_get_n_kept (self->review));

  g_string_append_c (writer->out, '\n');
  write_text (writer, text);
  g_string_append_c (writer->out, '\n');
}

static char *
dup_review (GPtrArray *files, gboolean is_markdown, gboolean colour)
{
  Writer writer = { g_string_new (NULL), is_markdown, colour };

  if (files->len == 0)
    g_string_append_printf (writer.out, "%s\n", _ ("No scenario differs."));
  for (guint i = 0; i < files->len; i++) {
    const TcCliReview *self = files->pdata[i];
    g_autofree char *names = dup_names (self);

    if (i > 0)
      g_string_append_c (writer.out, '\n');
    g_string_append (writer.out, is_markdown ? "### " : "");
    write_text (&writer, names);
    g_string_append (writer.out, "\n\n");
    write_changes (&writer, self);
    write_problems (&writer, self->review);
    write_sources (&writer, self);
    write_ignores (&writer, self);
    write_summary (&writer, self);
  }

  return g_string_free (writer.out, FALSE);
}

char *
tc_cli_dup_review (GPtrArray *files, gboolean colour)
{
  return dup_review (files, FALSE, colour);
}

char *
tc_cli_dup_markdown_review (GPtrArray *files)
{
  return dup_review (files, TRUE, FALSE);
}

/* -- JSON -------------------------------------------------------------------------------------- */

static void
add_name (JsonBuilder *builder, const char *member, TcBuild *build)
{
  tc_cli_add_json_string (builder, member,
                          build != NULL ? tc_source_get_name (tc_build_get_source (build)) : NULL);
}

static void
add_problems (JsonBuilder *builder, const TcReview *review)
{
  json_builder_set_member_name (builder, "newProblems");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_review_get_n_new (review); i++)
    json_builder_add_value (builder, tc_cli_make_json_finding (tc_review_get_new (review, i)));
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "fixedProblems");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_review_get_n_fixed (review); i++)
    json_builder_add_value (builder, tc_cli_make_json_finding (tc_review_get_fixed (review, i)));
  json_builder_end_array (builder);
  tc_cli_add_json_int (builder, "keptProblems", tc_review_get_n_kept (review));
}

static void
add_sources (JsonBuilder *builder, const TcCliReview *self)
{
  guint old[TC_N_PROVENANCES] = { 0 };
  guint new[TC_N_PROVENANCES] = { 0 };

  count_sources (self->base, old);
  count_sources (self->head, new);
  json_builder_set_member_name (builder, "sources");
  json_builder_begin_array (builder);
  for (guint i = 0; i < TC_N_PROVENANCES; i++) {
    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "source",
                            i > 0 ? tc_provenance_get_name ((TcProvenance) i) : NULL);
    tc_cli_add_json_int (builder, "base", old[i]);
    tc_cli_add_json_int (builder, "head", new[i]);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_ignores (JsonBuilder *builder, const TcCliReview *self)
{
  json_builder_set_member_name (builder, "newIgnores");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_review_get_n_ignores (self->review); i++) {
    TcSource *source = tc_build_get_source (self->head);
    TcSpan span = tc_review_get_ignore (self->review, i);
    g_autofree char *comment = tc_source_dup_span (source, span);

    json_builder_begin_object (builder);
    tc_cli_add_json_string (builder, "comment", comment);
    tc_cli_add_json_place (builder, source, span);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
add_file (JsonBuilder *builder, const TcCliReview *self)
{
  json_builder_begin_object (builder);
  add_name (builder, "base", self->base);
  add_name (builder, "head", self->head);
  json_builder_set_member_name (builder, "differences");
  if (self->differences != NULL)
    tc_cli_add_json_differences (builder, self->differences, self->base, self->head);
  else
    json_builder_add_null_value (builder);
  add_problems (builder, self->review);
  add_sources (builder, self);
  add_ignores (builder, self);
  json_builder_end_object (builder);
}

char *
tc_cli_dup_json_review (GPtrArray *files)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_begin_object (builder);
  tc_cli_add_json_string (builder, "schema", "turncoat-review/1");
  tc_cli_add_json_string (builder, "version", TC_VERSION);
  json_builder_set_member_name (builder, "files");
  json_builder_begin_array (builder);
  for (guint i = 0; i < files->len; i++)
    add_file (builder, files->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = tc_cli_dup_json (root, 0);

  return g_strconcat (text, "\n", NULL);
}
