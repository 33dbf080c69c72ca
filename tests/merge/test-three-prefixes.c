/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "merge-support.h"

/* Sides that write the same names with different namespace prefixes. */

#define URI    "urn:turncoat:betrayal-1940"
#define NOTES  "urn:notes"
#define OTHERS "urn:others"

/* (transfer full): @text, whose names have no prefix, with "t:" before each. */
static char *
dup_prefixed (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++) {
    g_string_append_c (out, *at);
    if ((*at == '<' && g_ascii_isalpha (at[1])) || (*at == '/' && at > text && at[-1] == '<'))
      g_string_append (out, "t:");
  }
  g_assert_cmpuint (g_string_replace (out, "xmlns=\"" URI, "xmlns:t=\"" URI, 1), ==, 1);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

#define LINK "    <link a=\"haven\" b=\"dyke\"/>\n"

static void
test_prefixed (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base = dup_prefixed (fixture->good);
  g_autofree char *ours = merge_dup_edited (fixture->good, "name=\"Ford\"", "name=\"Furt\"", NULL);
  g_autofree char *edited =
    merge_dup_edited (fixture->good, LINK, LINK "    <link a=\"haven\" b=\"ford\"/>\n", NULL);
  g_autofree char *theirs = dup_prefixed (edited);
  g_autofree char *both = merge_dup_edited (edited, "name=\"Ford\"", "name=\"Furt\"", NULL);
  g_autofree char *both_prefixed = dup_prefixed (both);
  g_autofree char *ours_prefixed = dup_prefixed (ours);

  merge_three (fixture, base, ours, theirs);
  merge_assert_text (fixture, both);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  /* The other way round: the prefixes of ours stay. */
  merge_three (fixture, fixture->good, ours_prefixed, edited);
  merge_assert_text (fixture, both_prefixed);
  merge_three (fixture, "", ours, theirs);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 1);
  g_assert_nonnull (strstr (fixture->merged, "    <link a=\"haven\" b=\"ford\"/>\n"));
}

/* Findings stand in the files as they are. */
static void
test_places (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base = dup_prefixed (fixture->good);
  g_autofree char *edited = merge_dup_edited (fixture->good, "name=\"Ford\"", "name=\"Gue\"", NULL);
  g_autofree char *theirs = dup_prefixed (edited);
  g_autofree char *ours = merge_dup_edited (fixture->good, "name=\"Ford\"", "name=\"Furt\"", NULL);
  const TcFinding *finding;

  merge_three (fixture, base, ours, theirs);
  merge_assert_conflict (fixture, "MRG001", "name=\"Ford\"", "name=\"Furt\"", "Furt", "Gue");
  finding = tc_report_get (fixture->report, 0);
  for (guint i = 0; i < finding->related->len; i++) {
    const TcRelated *related = &g_array_index (finding->related, TcRelated, i);
    g_autofree char *there = tc_source_dup_span (related->source, related->span);

    g_assert_cmpstr (there, ==, i == 0 ? "Gue" : "Ford");
    g_assert_nonnull (strstr (tc_source_get_text (related->source, NULL), "<t:scenario"));
  }
}

/* A prefix that means two things gets another name; one that means the same is that of ours. */
static void
test_foreign (MergeFixture *fixture, gconstpointer data)
{
  const char *root = "xmlns=\"" URI "\"";
  g_autofree char *ours =
    merge_dup_edited (fixture->good, root, "xmlns=\"" URI "\" xmlns:n=\"" NOTES "\"",
                      "name=\"Ford\"", "name=\"Ford\" n:seen=\"ours\"", NULL);
  g_autofree char *other =
    merge_dup_edited (fixture->good, root, "xmlns=\"" URI "\" xmlns:n=\"" OTHERS "\"",
                      "name=\"Moor\"", "name=\"Moor\" n:seen=\"theirs\"", NULL);
  g_autofree char *renamed =
    merge_dup_edited (fixture->good, root, "xmlns=\"" URI "\" xmlns:x=\"" NOTES "\"",
                      "name=\"Moor\"", "name=\"Moor\" x:seen=\"theirs\"", NULL);

  merge_three (fixture, fixture->good, ours, other);
  g_assert_nonnull (fixture->merged);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "xmlns:n2=\"" OTHERS "\""));
  g_assert_nonnull (strstr (fixture->merged, "xmlns:n=\"" NOTES "\""));
  g_assert_nonnull (strstr (fixture->merged, "name=\"Moor\" n2:seen=\"theirs\""));
  g_assert_nonnull (strstr (fixture->merged, "name=\"Ford\" n:seen=\"ours\""));
  merge_three (fixture, fixture->good, ours, renamed);
  g_assert_cmpuint (tc_report_get_n (fixture->report), ==, 0);
  g_assert_nonnull (strstr (fixture->merged, "name=\"Moor\" n:seen=\"theirs\""));
  g_assert_null (strstr (fixture->merged, "xmlns:x"));
}

/* What renaming cannot say stays as it is: an attribute cannot do without its prefix. */
static void
test_kept (MergeFixture *fixture, gconstpointer data)
{
  g_autofree char *base = dup_prefixed (fixture->good);
  g_autofree char *theirs =
    merge_dup_edited (base, "<t:scenario ", "<t:scenario t:mine=\"1\" ", NULL);

  merge_three (fixture, base, fixture->good, theirs);
  g_assert_null (fixture->merged);
  g_assert_cmpstr (tc_report_get (fixture->report, 0)->code, ==, "MRG008");
}

#define add(name, test)                                                                            \
  g_test_add ("/merge/three-prefixes/" name, MergeFixture, NULL, merge_set_up, test,               \
              merge_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("prefixed", test_prefixed);
  add ("places", test_places);
  add ("foreign", test_foreign);
  add ("kept", test_kept);

  return g_test_run ();
}
