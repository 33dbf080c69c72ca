/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-odds.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_TOTAL 512 /* what is computed; a table of more dice has no odds */

guint64
tc_odds_count_all (guint dice, guint faces)
{
  guint64 all = 1;

  for (guint i = 0; i < dice; i++)
    all *= faces;
  return all;
}

guint64
tc_odds_count (guint dice, guint faces, TcRange range)
{
  guint64 ways[MAX_TOTAL + 1] = { 1 };
  guint64 sum = 0;

  if (dice == 0 || faces == 0 || dice * faces > MAX_TOTAL)
    return 0;
  for (guint i = 0; i < dice; i++) {
    guint64 next[MAX_TOTAL + 1] = { 0 };

    for (guint total = 0; total <= i * faces; total++) {
      for (guint face = 1; face <= faces && ways[total] > 0; face++)
        next[total + face] += ways[total];
    }
    memcpy (ways, next, sizeof ways);
  }
  for (gint64 total = MAX (range.from, 0); total <= MIN (range.to, MAX_TOTAL); total++)
    sum += ways[total];
  return sum;
}

char *
tc_odds_dup_percent (guint64 ways, guint64 all)
{
  if (ways == 0 || all == 0)
    return g_strdup ("");
  return g_strdup_printf ("%.1f", 100.0 * (gdouble) ways / (gdouble) all);
}

char *
tc_odds_dup_text (guint64 ways, guint64 all)
{
  g_autofree char *percent = tc_odds_dup_percent (ways, all);

  if (all == 0)
    return g_strdup ("");
  if (ways == 0)
    return g_strdup ("–");
  return g_strdup_printf (_ ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT "  %s %%"), ways, all,
                          percent);
}

static gboolean
parse_number (const char **text, gint64 *out_number)
{
  char *end = NULL;

  while (g_ascii_isspace (**text))
    (*text)++;
  *out_number = g_ascii_strtoll (*text, &end, 10);
  if (end == *text)
    return FALSE;
  *text = end;
  while (g_ascii_isspace (**text))
    (*text)++;
  return TRUE;
}

gboolean
tc_range_parse (const char *text, TcRange *out_range)
{
  static const char *const signs[] = { "-", "–", "—", "..", "to" };

  if (!parse_number (&text, &out_range->from))
    return FALSE;
  out_range->to = out_range->from;
  if (*text == '\0')
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++) {
    if (g_str_has_prefix (text, signs[i])) {
      text += strlen (signs[i]);
      return parse_number (&text, &out_range->to) && *text == '\0';
    }
  }
  return FALSE;
}

char *
tc_range_dup_text (TcRange range)
{
  if (range.from == range.to)
    return g_strdup_printf ("%" G_GINT64_FORMAT, range.from);
  return g_strdup_printf ("%" G_GINT64_FORMAT "–%" G_GINT64_FORMAT, range.from, range.to);
}

static guint
count_rows (gint64 total, const TcRange *ranges, guint n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += ranges[i].from <= total && total <= ranges[i].to;
  return count;
}

/* "5, 7–9": the totals for which @wanted holds, runs joined. */
static char *
dup_totals (guint dice, guint faces, const TcRange *ranges, guint n, gboolean is_gap)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TcRange run = { 0, -1 };

  for (gint64 total = dice; total <= (gint64) dice * faces + 1; total++) {
    guint count = count_rows (total, ranges, n);
    gboolean is_it = total <= (gint64) dice * faces && (is_gap ? count == 0 : count > 1);

    if (is_it && run.from > run.to)
      run.from = total;
    if (is_it)
      run.to = total;
    if (!is_it && run.from <= run.to) {
      g_autofree char *words = tc_range_dup_text (run);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
      run = (TcRange){ 0, -1 };
    }
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tc_odds_dup_faults (guint dice, guint faces, const TcRange *ranges, guint n, gboolean *out_bad)
{
  g_autofree char *gaps = dup_totals (dice, faces, ranges, n, TRUE);
  g_autofree char *overlaps = dup_totals (dice, faces, ranges, n, FALSE);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++) {
    gboolean is_backwards = ranges[i].from > ranges[i].to;
    gboolean is_bad = is_backwards;

    for (guint j = 0; j < n && !is_bad; j++)
      is_bad = j != i && ranges[i].from <= ranges[j].to && ranges[j].from <= ranges[i].to;
    if (out_bad != NULL)
      out_bad[i] = is_bad;
    if (is_backwards)
      g_string_append_printf (
        text, _ ("A row runs backwards, from %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT ". "),
        ranges[i].from, ranges[i].to);
  }
  if (*gaps != '\0')
    g_string_append_printf (text, _ ("There is no row for %s. "), gaps);
  if (*overlaps != '\0')
    g_string_append_printf (text, _ ("More than one row covers %s. "), overlaps);
  return g_strchomp (g_string_free (g_steal_pointer (&text), FALSE));
}
