/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sizes-support.h"

#include <string.h>

#define N_COLUMNS 50
#define N_PLACES  2500 /* of a board of 50 by 50 */

static void
fill_in (GString *text, const char *name, guint number)
{
  g_autofree char *value = g_strdup_printf ("%u", number);

  g_string_replace (text, name, value, 0);
}

GString *
sizes_write (const char *text, const SizeLimit *limit, guint n, guint *out_line)
{
  static const char *const sides[] = { "east", "south", "west", "north" };
  const char *at = strstr (text, limit->anchor);
  GString *whole = NULL;

  g_assert_nonnull (at);
  whole = g_string_new_len (text, at - text);
  *out_line = n - limit->n_there;
  for (const char *c = text; c < at; c++)
    *out_line += *c == '\n';
  for (guint i = limit->n_there; i < n; i++) {
    g_autoptr (GString) element = g_string_new (limit->element);

    fill_in (element, "@i", i);
    fill_in (element, "@c", i % N_COLUMNS + 1);
    fill_in (element, "@r", i / N_COLUMNS % N_COLUMNS + 1);
    g_string_replace (element, "@s", sides[i / N_PLACES % G_N_ELEMENTS (sides)], 0);
    g_string_append (whole, element->str);
  }
  g_string_append (whole, at);

  return whole;
}

TcBuild *
sizes_build (const GString *text, const TcSystem *const *systems)
{
  g_autoptr (TcSource) source = tc_source_new_for_string ("sizes", text->str);

  return tc_build_new (source, systems);
}

/* How often it is said, and always there. */
static guint
count_findings (TcReport *report, const SizeLimit *limit, guint line)
{
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (strcmp (finding->message, limit->message) != 0)
      continue;
    g_assert_cmpuint (finding->line, ==, line);
    n++;
  }

  return n;
}

/* Errors of @report that are not in @before. Warnings name each element that nothing refers to. */
static guint
count_new (TcReport *before, TcReport *report)
{
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0;

  for (guint i = 0; i < tc_report_get_n (before); i++)
    g_hash_table_add (said, tc_report_get (before, i)->message);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (finding->severity != TC_SEVERITY_ERROR || g_hash_table_contains (said, finding->message))
      continue;
    g_test_message ("line %u: %s", finding->line, finding->message);
    n++;
  }

  return n;
}

void
sizes_check (const char *text,
             const TcSystem *const *systems,
             const SizeLimit *limit,
             guint n_besides)
{
  guint line = 0;
  g_autoptr (GString) fits = sizes_write (text, limit, limit->most, &line);
  g_autoptr (GString) passes = sizes_write (text, limit, limit->most + 1, &line);
  g_autoptr (TcBuild) at_limit = sizes_build (fits, systems);
  g_autoptr (TcBuild) beyond = sizes_build (passes, systems);

  g_assert_cmpuint (count_findings (tc_build_get_report (at_limit), limit, line), ==, 0);
  g_assert_cmpuint (count_findings (tc_build_get_report (beyond), limit, line), ==, 1);
  g_assert_cmpuint (count_new (tc_build_get_report (at_limit), tc_build_get_report (beyond)), ==,
                    1 + n_besides);
  g_assert_null (tc_build_get_ruleset (beyond));
}
