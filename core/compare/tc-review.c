/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "compare/tc-review.h"

#include <string.h>

#include "text/tc-report-private.h"
#include "text/tc-scan.h"

struct _TcReview {
  GPtrArray *added; /* const TcFinding, borrowed from the reports */
  GPtrArray *fixed;
  guint n_kept;
  GArray *ignores; /* TcSpan */
};

/* "#12" of a path may become "#13" by something new before it. */
static void
append_uncounted (GString *out, const char *path)
{
  while (*path != '\0') {
    g_string_append_c (out, *path);
    if (*path++ == '#')
      path += strspn (path, "0123456789");
  }
}

/* (transfer full): where the finding is. @is_loose: counts do not matter, its words do. */
static char *
dup_place (const TcFinding *finding, gboolean is_loose)
{
  GString *out = g_string_new (finding->code);

  g_string_append_c (out, ' ');
  if (finding->path != NULL && is_loose)
    append_uncounted (out, finding->path);
  else if (finding->path != NULL)
    g_string_append (out, finding->path);
  if (finding->path == NULL || is_loose)
    g_string_append_printf (out, " %s", finding->message);

  return g_string_free (out, FALSE);
}

static GPtrArray *
list_findings (TcReport *report)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; report != NULL && i < tc_report_get_n (report); i++)
    g_ptr_array_add (list, (gpointer) tc_report_get (report, i));

  return list;
}

static void
queue_free (gpointer queue)
{
  g_queue_free (queue);
}

/* (transfer full): place -> GQueue of those of @list. */
static GHashTable *
file_findings (GPtrArray *list, gboolean is_loose)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, queue_free);

  for (guint i = 0; i < list->len; i++) {
    char *place = dup_place (list->pdata[i], is_loose);
    GQueue *queue = g_hash_table_lookup (table, place);

    if (queue == NULL) {
      queue = g_queue_new ();
      g_hash_table_insert (table, g_strdup (place), queue);
    }
    g_queue_push_tail (queue, list->pdata[i]);
    g_free (place);
  }

  return table;
}

static void
keep_rest (GPtrArray *list, GHashTable *taken)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    if (!g_hash_table_contains (taken, list->pdata[i]))
      list->pdata[n++] = list->pdata[i];
  g_ptr_array_set_size (list, (gint) n);
}

/* Takes what is in both out of both, and counts it. */
static void
match (TcReview *review, gboolean is_loose)
{
  g_autoptr (GHashTable) filed = file_findings (review->fixed, is_loose);
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < review->added->len; i++) {
    g_autofree char *place = dup_place (review->added->pdata[i], is_loose);
    GQueue *queue = g_hash_table_lookup (filed, place);

    if (queue == NULL || g_queue_is_empty (queue))
      continue;
    g_hash_table_add (taken, g_queue_pop_head (queue));
    g_hash_table_add (taken, review->added->pdata[i]);
    review->n_kept++;
  }
  keep_rest (review->added, taken);
  keep_rest (review->fixed, taken);
}

/* -- Comments that hide problems --------------------------------------------------------------- */

/* (transfer full): TcSpan of the comments that are addressed to the program. */
static GArray *
list_ignores (TcSource *source)
{
  g_autoptr (TcReport) unheard = tc_report_new ();
  g_autoptr (TcScan) scan = tc_scan_new (source, unheard);
  const char *text = tc_source_get_text (source, NULL);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (TcSpan));

  for (guint i = 0; i < tc_scan_get_n_comments (scan); i++) {
    TcSpan span = tc_scan_get_comment (scan, i)->span;
    const char *at = text + span.start + strlen ("<!--");

    while (g_ascii_isspace (*at))
      at++;
    if (g_str_has_prefix (at, TC_IGNORE_PREFIX))
      g_array_append_val (list, span);
  }

  return list;
}

static void
find_new_ignores (TcReview *review, TcSource *base, TcSource *head)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) before = base != NULL ? list_ignores (base) : NULL;
  g_autoptr (GArray) after = list_ignores (head);

  for (guint i = 0; before != NULL && i < before->len; i++) {
    char *words = tc_source_dup_span (base, g_array_index (before, TcSpan, i));
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (known, words));

    g_hash_table_replace (known, words, GUINT_TO_POINTER (n + 1));
  }
  for (guint i = 0; i < after->len; i++) {
    TcSpan span = g_array_index (after, TcSpan, i);
    char *words = tc_source_dup_span (head, span);
    guint n = GPOINTER_TO_UINT (g_hash_table_lookup (known, words));

    if (n == 0)
      g_array_append_val (review->ignores, span);
    g_hash_table_replace (known, words, GUINT_TO_POINTER (n > 0 ? n - 1 : 0));
  }
}

/* -- The review -------------------------------------------------------------------------------- */

TcReview *
tc_review_new (TcSource *base, TcReport *base_report, TcSource *head, TcReport *head_report)
{
  TcReview *review = g_new0 (TcReview, 1);

  review->added = list_findings (head_report);
  review->fixed = list_findings (base_report);
  review->ignores = g_array_new (FALSE, FALSE, sizeof (TcSpan));
  match (review, FALSE);
  match (review, TRUE);
  if (head != NULL)
    find_new_ignores (review, base, head);

  return review;
}

void
tc_review_free (TcReview *review)
{
  g_ptr_array_unref (review->added);
  g_ptr_array_unref (review->fixed);
  g_array_unref (review->ignores);
  g_free (review);
}

guint
tc_review_get_n_new (const TcReview *review)
{
  return review->added->len;
}

const TcFinding *
tc_review_get_new (const TcReview *review, guint index)
{
  g_return_val_if_fail (index < review->added->len, NULL);

  return review->added->pdata[index];
}

guint
tc_review_count_new (const TcReview *review, TcSeverity at_least)
{
  guint n = 0;

  for (guint i = 0; i < review->added->len; i++)
    n += ((const TcFinding *) review->added->pdata[i])->severity >= at_least;

  return n;
}

guint
tc_review_get_n_fixed (const TcReview *review)
{
  return review->fixed->len;
}

const TcFinding *
tc_review_get_fixed (const TcReview *review, guint index)
{
  g_return_val_if_fail (index < review->fixed->len, NULL);

  return review->fixed->pdata[index];
}

guint
tc_review_get_n_kept (const TcReview *review)
{
  return review->n_kept;
}

guint
tc_review_get_n_ignores (const TcReview *review)
{
  return review->ignores->len;
}

TcSpan
tc_review_get_ignore (const TcReview *review, guint index)
{
  g_return_val_if_fail (index < review->ignores->len, ((TcSpan){ 0, 0 }));

  return g_array_index (review->ignores, TcSpan, index);
}
