/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-report-private.h"
#include "text/tc-scan.h"

/* <!-- turncoat: ignore TAB003 BRD010: the reason --> before an element hides what these codes find
 * in it; before the root, in the whole file. */

#define FORM N_ ("Write <!-- turncoat: ignore CODE: the reason -->, with one code or several")

typedef struct {
  TcSource *source;
  TcSpan span;  /* of the comment */
  TcSpan scope; /* where it hides; empty when nothing follows it */
  GPtrArray *codes;
  char *reason; /* nullable: it ignores nothing */
  guint n_used; /* what it has hidden */
} Ignore;

typedef struct {
  TcReport *report;
  GPtrArray *ignores;
  GPtrArray *hiding; /* of these the one that hides each of what is ignored */
  GHashTable *known; /* nullable: why each is ignored, by tc_finding_dup_key () */
  GHashTable *open;  /* nullable: the codes of what may be meant, though it is not around; or all */
} Run;

static void
ignore_free (Ignore *ignore)
{
  g_ptr_array_unref (ignore->codes);
  g_free (ignore->reason);
  g_free (ignore);
}

/* The next element at the comment's own place in the tree; before the root, all there is. */
static TcSpan
find_scope (const TcScan *scan, const TcScanComment *comment, gsize length)
{
  guint n = tc_scan_get_n_elements (scan);
  guint at = comment->element != TC_SCAN_NONE ? comment->element + 1 : 0;

  for (; at < n; at++) {
    const TcScanElement *element = tc_scan_get_element (scan, at);

    if (element->tag.start < comment->span.end || element->parent != comment->element)
      continue;
    return element->parent != TC_SCAN_NONE ? tc_scan_get_extent (scan, at)
                                           : (TcSpan){ 0, (guint32) length };
  }

  return (TcSpan){ comment->span.end, comment->span.end };
}

static TcFinding *
add_fault (Run *run, const Ignore *ignore, const char *code, const char *message, const char *why)
{
  TcFinding *finding =
    tc_report_add (run->report, code, ignore->source, ignore->span, "%s", message);

  tc_finding_set_why (finding, "%s", why);

  return finding;
}

/* Past the line end that is at @place, or @place when there is none. */
static gsize
skip_line_end (const char *text, gsize length, gsize place)
{
  if (place + 1 < length && text[place] == '\r' && text[place + 1] == '\n')
    return place + 2;

  return place < length && (text[place] == '\r' || text[place] == '\n') ? place + 1 : place;
}

/* (transfer full): the line goes with it, if the comment is all that it has. */
static TcEdits *
remove_comment (const Ignore *ignore)
{
  TcEdits *edits = tc_edits_new (ignore->source);
  gsize length;
  const char *text = tc_source_get_text (ignore->source, &length);
  TcSpan span = ignore->span;
  gsize next = skip_line_end (text, length, span.end);

  while (span.start > 0 && (text[span.start - 1] == ' ' || text[span.start - 1] == '\t'))
    span.start--;
  if (next > span.end &&
      (span.start == 0 || text[span.start - 1] == '\n' || text[span.start - 1] == '\r'))
    span.end = next;
  else
    span = ignore->span;
  tc_edits_add (edits, span, "", 0);
  return edits;
}

/* (transfer full): with what stands between it and the next one, or before it when it is the last.
 */
static TcEdits *
remove_code (const Ignore *ignore, const char *code)
{
  static const char between[] = " ,\t\r\n";
  TcEdits *edits = tc_edits_new (ignore->source);
  const char *text = tc_source_get_text (ignore->source, NULL);
  const char *start = strstr (text + ignore->span.start, code);
  const char *end = start + strlen (code);

  if (end[strspn (end, between)] != ':')
    end += strspn (end, between);
  else
    while (strchr (between, start[-1]) != NULL)
      start--;
  tc_edits_add (edits, (TcSpan){ (guint32) (start - text), (guint32) (end - text) }, "", 0);
  return edits;
}

static void
add_removal (TcFinding *finding, const Ignore *ignore)
{
  g_autoptr (TcEdits) edits = remove_comment (ignore);

  tc_finding_add_fix (finding, edits, _ ("Remove the comment"));
}

/* What is hidden without being read would be a scenario that does not work. */
static gboolean
check_code (Run *run, const Ignore *ignore, const char *code)
{
  const TcCode *entry = tc_report_find_code (run->report, code);
  g_autofree char *message = NULL;

  if (entry == NULL) {
    message = g_strdup_printf (_ ("There is no problem with the code %s"), code);
    add_fault (run, ignore, "IGN003", message, _ ("\"turncoat rules\" lists all codes"));
    return FALSE;
  }
  if (entry->severity == TC_SEVERITY_ERROR) {
    message = g_strdup_printf (_ ("%s is an error and cannot be ignored"), code);
    add_fault (run, ignore, "IGN004", message,
               _ ("Fix it. A baseline can hold back errors that are known until they are fixed"));
    return FALSE;
  }
  g_ptr_array_add (ignore->codes, (gpointer) entry->code);

  return TRUE;
}

/* @words: what stands between "ignore" and the reason. */
static void
read_codes (Run *run, Ignore *ignore, const char *words)
{
  g_auto (GStrv) codes = g_strsplit_set (words, " ,\t\r\n", -1);
  guint n = 0;

  for (guint i = 0; codes[i] != NULL; i++) {
    if (*codes[i] == '\0')
      continue;
    n++;
    check_code (run, ignore, codes[i]);
  }
  if (n == 0)
    add_fault (run, ignore, "IGN001", _ ("The comment does not say which code to ignore"),
               _ (FORM));
}

/* @text: after "turncoat:", trimmed. */
static void
read_ignore (Run *run, Ignore *ignore, char *text)
{
  char *reason = strchr (text, ':');

  if (!g_str_has_prefix (text, "ignore") || (text[6] != '\0' && !g_ascii_isspace (text[6]))) {
    add_fault (run, ignore, "IGN001",
               _ ("The comment is addressed to Turncoat but is no instruction"), _ (FORM));
    return;
  }
  if (reason != NULL)
    *reason++ = '\0';
  if (reason == NULL || *g_strstrip (reason) == '\0') {
    add_fault (run, ignore, "IGN002", _ ("The comment gives no reason and ignores nothing"),
               _ (FORM));
    return;
  }
  ignore->reason = g_strdup (reason);
  read_codes (run, ignore, text + strlen ("ignore"));
}

static void
read_comment (Run *run, TcSource *source, const TcScan *scan, const TcScanComment *comment)
{
  gsize length;
  const char *text = tc_source_get_text (source, &length);
  gsize inside = comment->span.end - comment->span.start;
  g_autofree char *words =
    inside > 7 ? g_strndup (text + comment->span.start + 4, inside - 7) : g_strdup ("");
  Ignore *ignore;

  g_strstrip (words);
  if (!g_str_has_prefix (words, TC_IGNORE_PREFIX))
    return;
  ignore = g_new0 (Ignore, 1);
  ignore->source = source;
  ignore->span = comment->span;
  ignore->scope = find_scope (scan, comment, length);
  ignore->codes = g_ptr_array_new ();
  g_ptr_array_add (run->ignores, ignore);
  read_ignore (run, ignore, g_strchug (words + strlen (TC_IGNORE_PREFIX)));
}

/* Whether a comment may begin with the prefix: most files have none, and are not scanned for it. An
 * exclamation mark is rarer in them than any other letter of what is looked for. */
static gboolean
has_ignores (const char *text, gsize length)
{
  const char *end = text + length;

  for (const char *at = memchr (text, '!', length); at != NULL;
       at = memchr (at, '!', (gsize) (end - at))) {
    at++;
    if (at - text < 2 || at[-2] != '<' || !g_str_has_prefix (at, "--"))
      continue;
    at += strlen ("--");
    while (g_ascii_isspace (*at))
      at++;
    if (g_str_has_prefix (at, TC_IGNORE_PREFIX))
      return TRUE;
  }

  return FALSE;
}

static void
read_source (Run *run, TcSource *source)
{
  gsize length;
  const char *text = tc_source_get_text (source, &length);
  g_autoptr (TcReport) unheard = NULL;
  g_autoptr (TcScan) scan = NULL;

  if (!has_ignores (text, length))
    return;
  unheard = tc_report_new ();
  scan = tc_scan_new (source, unheard);
  for (guint i = 0; i < tc_scan_get_n_comments (scan); i++)
    read_comment (run, source, scan, tc_scan_get_comment (scan, i));
}

/* (transfer full) */
static GHashTable *
collect_known (TcReport *before)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *ignored = tc_report_list_ignored (before);

  for (guint i = 0; i < ignored->len; i++) {
    const TcFinding *finding = g_ptr_array_index (ignored, i);

    g_hash_table_insert (known, tc_finding_dup_key (finding), finding->why);
  }

  return known;
}

/* Around the place, or for the @reason (nullable) for which it was hidden before. */
static gboolean
does_hide (const Ignore *ignore, const TcFinding *finding, const char *reason)
{
  gboolean is_around = finding->source == ignore->source &&
                       finding->span.start >= ignore->scope.start &&
                       finding->span.start < ignore->scope.end;

  return (is_around || (reason != NULL && g_strcmp0 (reason, ignore->reason) == 0)) &&
         g_ptr_array_find_with_equal_func (ignore->codes, finding->code, g_str_equal, NULL);
}

/* The first comment that names the code and hides it. */
static gint
weigh (const TcFinding *finding, gpointer data)
{
  Run *run = data;
  g_autofree char *key = run->known != NULL ? tc_finding_dup_key (finding) : NULL;
  const char *reason = key != NULL ? g_hash_table_lookup (run->known, key) : NULL;

  for (guint i = 0; i < run->ignores->len && finding->severity < TC_SEVERITY_ERROR; i++) {
    Ignore *ignore = g_ptr_array_index (run->ignores, i);

    if (!does_hide (ignore, finding, reason))
      continue;
    ignore->n_used++;
    g_ptr_array_add (run->hiding, ignore);
    return TC_REPORT_IGNORE;
  }

  return (gint) finding->severity;
}

static gboolean
is_open (const Run *run, const Ignore *ignore)
{
  if (run->open == NULL)
    return TRUE;
  for (guint i = 0; i < ignore->codes->len; i++)
    if (g_hash_table_contains (run->open, g_ptr_array_index (ignore->codes, i)))
      return TRUE;

  return FALSE;
}

static void
report_unused (Run *run, TcSource *source)
{
  for (guint i = 0; i < run->ignores->len; i++) {
    const Ignore *ignore = g_ptr_array_index (run->ignores, i);

    if (ignore->codes->len == 0 || ignore->n_used > 0 || ignore->source != source ||
        is_open (run, ignore))
      continue;
    add_removal (add_fault (run, ignore, "IGN005",
                            ignore->scope.start < ignore->scope.end
                              ? _ ("The comment ignores nothing")
                              : _ ("No element follows the comment"),
                            _ ("Remove it: what it was for has gone, or stands elsewhere")),
                 ignore);
  }
}

/* What could be done about it is beside the point now. */
static void
explain_ignored (Run *run)
{
  GPtrArray *ignored = tc_report_list_ignored (run->report);

  for (guint i = 0; i < run->hiding->len; i++) {
    const Ignore *ignore = g_ptr_array_index (run->hiding, i);
    TcFinding *finding = g_ptr_array_index (ignored, i);
    g_autoptr (TcEdits) edits =
      ignore->codes->len > 1 ? remove_code (ignore, finding->code) : remove_comment (ignore);

    tc_finding_set_why (finding, "%s", ignore->reason);
    g_clear_pointer (&finding->fixes, g_array_unref);
    tc_finding_add_fix (finding, edits, _ ("Stop ignoring"));
  }
}

guint
tc_report_keep_ignores (TcReport *report, TcSource *source, TcReport *before, GHashTable *open)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) known = before != NULL ? collect_known (before) : NULL;
  Run run = { report, g_ptr_array_new_with_free_func ((GDestroyNotify) ignore_free),
              g_ptr_array_new (), known, open };
  guint n = tc_report_get_n (report);
  guint n_ignored;

  g_hash_table_add (seen, source);
  read_source (&run, source);
  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (g_hash_table_add (seen, finding->source))
      read_source (&run, finding->source);
  }
  n_ignored = tc_report_weigh (report, weigh, &run);
  explain_ignored (&run);
  report_unused (&run, source);
  g_ptr_array_unref (run.hiding);
  g_ptr_array_unref (run.ignores);

  return n_ignored;
}

guint
tc_report_apply_ignores (TcReport *report, TcSource *source)
{
  g_autoptr (GHashTable) none = g_hash_table_new (NULL, NULL);

  return tc_report_keep_ignores (report, source, NULL, none);
}
