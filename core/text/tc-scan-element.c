/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "text/tc-scan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/tc-scan-private.h"

/* Names in messages are cut: a hostile one may be as long as the file. */
#define MAX_NAME_SHOWN 60u

/* What may be searched in all, in lengths of the text. */
#define MAX_SEARCHES 20u
#define MIN_SEARCH   4096u

static char *
dup_name (const TcScanner *scanner, TcSpan name)
{
  return g_strndup (scanner->text + name.start, MIN (name.end - name.start, MAX_NAME_SHOWN));
}

static TcScanElement *
get_open (const TcScanner *scanner, guint level)
{
  return &g_array_index (scanner->scan->elements, TcScanElement, scanner->open[level]);
}

static TcSpan
get_end_tag_name (const TcScanner *scanner, TcSpan end_tag)
{
  TcSpan name = { end_tag.start + 2, (guint32) tc_scanner_skip_name (scanner, end_tag.start + 2) };

  return name;
}

static gboolean
is_same_name (const TcScanner *scanner, TcSpan a, TcSpan b)
{
  return a.end - a.start == b.end - b.start &&
         memcmp (scanner->text + a.start, scanner->text + b.start, a.end - a.start) == 0;
}

/* How often the text begins an element so; the search is given up when it has cost too much. */
static guint
count_starts (TcScanner *scanner, TcSpan name)
{
  gsize length = name.end - name.start;
  gsize at = 0;
  guint n = 0;

  while (scanner->n_searched < MAX_SEARCHES * scanner->length + MIN_SEARCH) {
    const char *found = memchr (scanner->text + at, '<', scanner->length - at);
    gsize next = found != NULL ? (gsize) (found - scanner->text) + 1 : scanner->length;

    scanner->n_searched += next - at;
    if (found == NULL)
      break;
    at = next;
    n += scanner->length - at > length &&
         memcmp (scanner->text + at, scanner->text + name.start, length) == 0 &&
         !tc_is_name_byte (scanner->text[at + length]);
  }

  return n;
}

static gboolean
knows (const TcScanner *scanner, TcSpan name)
{
  g_autofree char *word = g_strndup (scanner->text + name.start, name.end - name.start);

  return scanner->knows != NULL && scanner->knows (word, scanner->knows_data);
}

/* Which of the two names is the slip, those who know the names say, and where both are known, it is
 * the end tag; else the other elements of the text: the name of the end tag is right when only that
 * occurs elsewhere. */
static gboolean
is_slip_at_start (TcScanner *scanner, TcSpan opened, TcSpan closed)
{
  if (knows (scanner, opened))
    return FALSE;
  if (knows (scanner, closed))
    return TRUE;

  return count_starts (scanner, opened) == 1 && count_starts (scanner, closed) > 0;
}

static void
offer_name (TcScanner *scanner, TcFinding *finding, TcSpan name, const char *right, const char *tag)
{
  g_autofree char *label = g_strdup_printf (_ ("Write %s"), tag);

  tc_scanner_add_replacement (scanner, finding, name.start, name.end, right, label);
}

/* At the one of the two that is the slip; the other one is related. */
static void
report_mismatched (TcScanner *scanner, guint level, TcSpan end_tag)
{
  const TcScanElement *element = get_open (scanner, level);
  TcSpan name = get_end_tag_name (scanner, end_tag);
  TcSpan opening = { element->tag.start, element->name.end };
  g_autofree char *opened = dup_name (scanner, element->name);
  g_autofree char *written = dup_name (scanner, name);
  gboolean is_start_wrong = is_slip_at_start (scanner, element->name, name);
  g_autofree char *right =
    is_start_wrong ? g_strdup_printf ("<%s>", written) : g_strdup_printf ("</%s>", opened);
  TcSpan wrong = is_start_wrong ? opening : (TcSpan){ end_tag.start, name.end };
  TcFinding *finding;

  get_open (scanner, level)->is_malformed = TRUE;
  finding = tc_scanner_fault (scanner, "XML013", wrong.start, wrong.end,
                              _ ("<%s> is closed by </%s>: expected %s"), opened, written, right);
  if (finding == NULL)
    return;
  if (strlen (right) < MAX_NAME_SHOWN)
    offer_name (scanner, finding, is_start_wrong ? element->name : name,
                is_start_wrong ? written : opened, right);
  if (is_start_wrong)
    tc_finding_add_related (finding, scanner->source, end_tag, _ ("Closed here"));
  else
    tc_finding_add_related (finding, scanner->source, opening, _ ("Opened here"));
}

/* <area .../> ... </area>: the last element in what is open now that was closed in its start tag
 * and has the name of the end tag; TC_SCAN_NONE when there is none. */
static guint32
find_closed_early (const TcScanner *scanner, TcSpan name, TcSpan end_tag)
{
  guint32 parent = tc_scanner_get_parent (scanner);

  for (guint32 i = scanner->scan->elements->len; i-- > 0 && i != parent;) {
    const TcScanElement *element = &g_array_index (scanner->scan->elements, TcScanElement, i);

    if (element->parent == parent && element->is_empty && element->tag.start < end_tag.start &&
        is_same_name (scanner, element->name, name))
      return i;
  }

  return TC_SCAN_NONE;
}

/* The fix: that element stays open until its end tag. */
static void
add_opening (TcScanner *scanner, TcFinding *finding, guint32 index)
{
  const TcScanElement *element;

  if (index == TC_SCAN_NONE)
    return;
  element = &g_array_index (scanner->scan->elements, TcScanElement, index);
  tc_scanner_add_replacement (scanner, finding, element->tag.end - 2, element->tag.end - 1, "",
                              _ ("Remove the slash that closes it early"));
}

/* Whether something stands between the slash and the end tag. */
static gboolean
is_followed (const TcScanner *scanner, guint32 index, TcSpan end_tag)
{
  const TcScanElement *element = &g_array_index (scanner->scan->elements, TcScanElement, index);

  return index + 1 < scanner->scan->elements->len && element[1].tag.start < end_tag.start;
}

/* At the slash, when what should be inside stands behind it. */
static gboolean
report_closed_early (TcScanner *scanner, guint32 index, TcSpan end_tag)
{
  const TcScanElement *element = &g_array_index (scanner->scan->elements, TcScanElement, index);
  g_autofree char *name = dup_name (scanner, element->name);
  TcFinding *finding;

  if (!is_followed (scanner, index, end_tag))
    return FALSE;
  finding = tc_scanner_fault (scanner, "XML014", element->tag.end - 2, element->tag.end,
                              _ ("The slash closes <%s> here, but </%s> follows"), name, name);
  add_opening (scanner, finding, index);
  if (finding != NULL)
    tc_finding_add_related (finding, scanner->source, end_tag, _ ("This end tag closes nothing"));

  return TRUE;
}

/* Where a whole start tag was lost, its children stand where they may not: nothing is said of those
 * before the end tag, back to the last element of its name. */
static void
mark_orphans (TcScanner *scanner, TcSpan end_tag)
{
  GArray *elements = scanner->scan->elements;
  guint32 parent = tc_scanner_get_parent (scanner);
  TcSpan name = get_end_tag_name (scanner, end_tag);

  for (guint32 i = elements->len; i-- > 0 && i != parent;) {
    TcScanElement *element = &g_array_index (elements, TcScanElement, i);

    if (element->parent != parent || element->tag.start > end_tag.start)
      continue;
    if (is_same_name (scanner, element->name, name))
      return;
    element->is_malformed = TRUE;
  }
}

/* Where a tag that is alone on its line begins together with the blanks and the line end before it,
 * which go with it; else where it begins. */
static gsize
find_line_start (const TcScanner *scanner, TcSpan tag)
{
  gsize start = tag.start;

  while (start > 0 && (scanner->text[start - 1] == ' ' || scanner->text[start - 1] == '\t'))
    start--;
  if (start == 0 || scanner->text[start - 1] != '\n' ||
      (scanner->text[tag.end] != '\n' && scanner->text[tag.end] != '\r'))
    return tag.start;

  return start - (start > 1 && scanner->text[start - 2] == '\r' ? 2 : 1);
}

static void
report_stray (TcScanner *scanner, TcSpan end_tag)
{
  TcSpan name = get_end_tag_name (scanner, end_tag);
  guint32 early = find_closed_early (scanner, name, end_tag);
  g_autofree char *written = NULL;
  TcFinding *finding;

  /* The end tag of a root that was closed before. */
  if (scanner->has_second_root &&
      is_same_name (scanner, g_array_index (scanner->scan->elements, TcScanElement, 0).name, name))
    return;
  if (scanner->n_open > 0 && tc_scanner_report_lost_tag (scanner, scanner->n_open - 1, FALSE, name))
    return;
  if (early != TC_SCAN_NONE && report_closed_early (scanner, early, end_tag))
    return;
  mark_orphans (scanner, end_tag);
  written = dup_name (scanner, name);
  finding = tc_scanner_fault (scanner, "XML014", end_tag.start, end_tag.end,
                              _ ("</%s> closes nothing: no <%s> is open here"), written, written);
  add_opening (scanner, finding, early);
  tc_scanner_add_replacement (scanner, finding, find_line_start (scanner, end_tag), end_tag.end, "",
                              _ ("Remove this end tag"));
}

/* An element without an end tag, but with one in it that closes nothing, was closed by that. */
static void
report_unclosed (TcScanner *scanner, guint level, const TcSpan *end_tag)
{
  const TcScanElement *element = get_open (scanner, level);
  g_autofree char *name = NULL;
  TcFinding *finding;

  get_open (scanner, level)->is_malformed = TRUE;
  if (scanner->is_malformed[level])
    return;
  if (scanner->strays[level].end > 0) {
    report_mismatched (scanner, level, scanner->strays[level]);
    return;
  }

  if (tc_scanner_report_lost_tag (scanner, level, TRUE, element->name))
    return;
  name = dup_name (scanner, element->name);
  finding = tc_scanner_fault (scanner, "XML012", element->tag.start, element->name.end,
                              _ ("<%s> is not closed: expected </%s>"), name, name);
  if (finding != NULL && end_tag != NULL)
    tc_finding_add_related (finding, scanner->source, *end_tag,
                            _ ("It should be closed before this end tag"));
}

void
tc_scanner_read_element (TcScanner *scanner)
{
  TcScanElement element = { .parent = tc_scanner_get_parent (scanner),
                            .depth = (guint16) scanner->n_open };
  guint32 index = scanner->scan->elements->len;
  TcFinding *finding = NULL;
  gboolean is_good;

  if (index >= TC_SCAN_MAX_ELEMENTS) {
    tc_scanner_refuse (scanner, "XML011", scanner->at, scanner->at + 1, _ ("More than %u elements"),
                       TC_SCAN_MAX_ELEMENTS);
    scanner->is_stopped = TRUE;
    return;
  }
  if (scanner->n_open >= TC_SCAN_MAX_DEPTH) {
    finding = tc_scanner_refuse (scanner, "XML009", scanner->at, scanner->at + 1,
                                 _ ("Elements are nested more than %u deep"), TC_SCAN_MAX_DEPTH);
    if (finding != NULL)
      tc_finding_set_why (finding, _ ("Usually end tags are missing: close the elements before "
                                      "this one where they end"));
    scanner->is_stopped = TRUE;
    return;
  }

  is_good = tc_scanner_read_start_tag (scanner, &element);
  element.is_malformed |= !is_good;
  element.end_tag.start = element.tag.end;
  element.end_tag.end = element.tag.end;
  if (index > 0 && scanner->n_open == 0 && !scanner->has_second_root) {
    scanner->has_second_root = TRUE;
    tc_scanner_fault (scanner, "XML020", element.tag.start, element.name.end,
                      _ ("A second root element: a file has exactly one, and it may have been "
                         "closed too early"));
  }

  g_array_append_val (scanner->scan->elements, element);
  if (element.is_empty)
    return;

  scanner->open[scanner->n_open] = index;
  scanner->strays[scanner->n_open] = (TcSpan){ 0, 0 };
  scanner->lost[scanner->n_open] = (TcSpan){ 0, 0 };
  scanner->is_malformed[scanner->n_open] = !is_good;
  scanner->n_open++;
}

/* Same but for letter case or one typing slip: all of the longer name but two letters is a common
 * beginning and a common end. */
static gboolean
is_similar (const TcScanner *scanner, TcSpan a, TcSpan b)
{
  const char *text = scanner->text;
  guint32 a_length = a.end - a.start;
  guint32 b_length = b.end - b.start;
  guint32 shorter = MIN (a_length, b_length);
  guint32 longer = MAX (a_length, b_length);
  guint32 head = 0;
  guint32 tail = 0;

  if (a_length == b_length && g_ascii_strncasecmp (text + a.start, text + b.start, a_length) == 0)
    return TRUE;
  if (longer < 3 || longer - shorter > 2)
    return FALSE;

  while (head < shorter && text[a.start + head] == text[b.start + head])
    head++;
  while (tail < shorter - head && text[a.end - 1 - tail] == text[b.end - 1 - tail])
    tail++;

  return head + tail >= 2 && head + tail + 2 >= longer;
}

/* Two names that are both known are two elements: </role> in <roles>. */
static gboolean
is_slip_of (const TcScanner *scanner, TcSpan opened, TcSpan closed)
{
  return is_similar (scanner, opened, closed) &&
         !(knows (scanner, opened) && knows (scanner, closed));
}

static void
close_innermost (TcScanner *scanner, TcSpan end_tag)
{
  guint level = scanner->n_open - 1;

  get_open (scanner, level)->end_tag = end_tag;
  if (scanner->strays[level].end > 0)
    report_stray (scanner, scanner->strays[level]);
  scanner->n_open = level;
}

/* Whether the end tag belongs to an element that the end tag right before it left unclosed, as in
 * <b><i></b></i>: the one fault has been reported. */
static gboolean
is_crossed (TcScanner *scanner, TcSpan name, TcSpan end_tag)
{
  guint32 crossed = scanner->crossed;
  TcSpan other;

  scanner->crossed = TC_SCAN_NONE;
  if (crossed == TC_SCAN_NONE ||
      tc_scanner_skip_space (scanner, scanner->crossed_until) != end_tag.start)
    return FALSE;

  other = g_array_index (scanner->scan->elements, TcScanElement, crossed).name;

  return is_same_name (scanner, other, name);
}

/* <tabledice="2"> and its </table>: a space was lost. */
static gboolean
is_torn_name (const TcScanner *scanner, TcSpan name)
{
  TcSpan open = get_open (scanner, scanner->n_open - 1)->name;
  guint32 length = name.end - name.start;

  return scanner->is_malformed[scanner->n_open - 1] && open.end - open.start > length &&
         memcmp (scanner->text + open.start, scanner->text + name.start, length) == 0;
}

/* Where an opening tag stands in the place of a closing one: <b> in <a><b>x<b></a>. It is @level,
 * and the one before it is what it should close. */
static gboolean
is_opened_twice (const TcScanner *scanner, guint level)
{
  const TcScanElement *inner = get_open (scanner, level);
  const TcScanElement *outer = level > 0 ? get_open (scanner, level - 1) : NULL;

  return outer != NULL && inner->n_attributes == 0 && !scanner->is_malformed[level] &&
         scanner->strays[level].end == 0 && scanner->strays[level - 1].end == 0 &&
         is_same_name (scanner, outer->name, inner->name);
}

/* One finding for both of them. */
static void
report_opened_twice (TcScanner *scanner, guint level)
{
  TcScanElement *inner = get_open (scanner, level);
  g_autofree char *name = dup_name (scanner, inner->name);
  g_autofree char *end_tag = g_strdup_printf ("</%s>", name);
  TcFinding *finding = tc_scanner_fault (
    scanner, "XML012", inner->tag.start, inner->name.end,
    _ ("<%s> opens here once more, and neither is closed: expected </%s>"), name, name);

  inner->is_malformed = TRUE;
  get_open (scanner, level - 1)->is_malformed = TRUE;
  tc_scanner_add_replacement (scanner, finding, inner->tag.start, inner->tag.end, end_tag,
                              _ ("Close it"));
}

/* Whether an end tag that has the name of an outer element, @level of those that are open, should
 * close the innermost one: the next end tag closes what is around that. */
static gboolean
is_wrong_name (const TcScanner *scanner, guint level, TcSpan end_tag)
{
  gsize at = tc_scanner_skip_space (scanner, end_tag.end);
  TcSpan next = { (guint32) at + 2, 0 };

  if (level == scanner->n_open || strncmp (scanner->text + at, "</", 2) != 0)
    return FALSE;
  next.end = (guint32) tc_scanner_skip_name (scanner, next.start);

  return is_same_name (scanner, get_open (scanner, scanner->n_open - 2)->name, next) &&
         !(level > 1 && is_same_name (scanner, get_open (scanner, level - 2)->name, next));
}

/* An end tag closes the innermost element of its name, and those inside it are unclosed. Without
 * such an element it is a slip of the innermost one's end tag, or stray: which of the two, the end
 * of that element shows. */
static void
close_by_name (TcScanner *scanner, TcSpan name, TcSpan end_tag)
{
  guint level = scanner->n_open;

  if (level > 0 && is_torn_name (scanner, name)) {
    close_innermost (scanner, end_tag);
    return;
  }
  while (level > 0 && !is_same_name (scanner, get_open (scanner, level - 1)->name, name))
    level--;

  if (level > 0 && is_wrong_name (scanner, level, end_tag)) {
    report_mismatched (scanner, scanner->n_open - 1, end_tag);
    close_innermost (scanner, end_tag);
    return;
  }
  if (level > 0) {
    for (; scanner->n_open > level; scanner->n_open--) {
      if (scanner->n_open - level > 1 && is_opened_twice (scanner, scanner->n_open - 1)) {
        report_opened_twice (scanner, scanner->n_open - 1);
        scanner->n_open--;
      } else {
        report_unclosed (scanner, scanner->n_open - 1, &end_tag);
      }
      scanner->crossed = scanner->open[scanner->n_open - 1];
      scanner->crossed_until = end_tag.end;
    }
    close_innermost (scanner, end_tag);
    return;
  }

  if (is_crossed (scanner, name, end_tag))
    return;

  level = scanner->n_open;
  if (level > 0 && is_slip_of (scanner, get_open (scanner, level - 1)->name, name)) {
    report_mismatched (scanner, level - 1, end_tag);
    close_innermost (scanner, end_tag);
  } else if (level > 0 && scanner->strays[level - 1].end == 0) {
    scanner->strays[level - 1] = end_tag;
  } else {
    report_stray (scanner, end_tag);
  }
}

/* </zone id="a">: an end tag has no attributes, and nothing of that name is open. */
static gboolean
is_start_tag (const TcScanner *scanner, TcSpan name)
{
  gsize at = tc_scanner_skip_space (scanner, name.end);
  gsize end = tc_scanner_skip_name (scanner, at);

  if (at == name.end || end == at || !tc_starts_name (scanner->text[at]))
    return FALSE;
  end = tc_scanner_skip_space (scanner, end);
  if (end >= scanner->length || scanner->text[end] != '=')
    return FALSE;
  for (guint level = 0; level < scanner->n_open; level++) {
    if (is_same_name (scanner, get_open (scanner, level)->name, name))
      return FALSE;
  }

  return name.end > name.start;
}

/* One finding: its end tag is found, and what stands between. */
static void
read_slashed (TcScanner *scanner, TcSpan name)
{
  gsize start = scanner->at;
  guint32 index = scanner->scan->elements->len;
  guint n_open = scanner->n_open;
  g_autofree char *word = dup_name (scanner, name);
  TcFinding *finding =
    tc_scanner_fault (scanner, "XML017", start, name.end,
                      _ ("An end tag has no attributes: the start tag <%s> was meant"), word);

  tc_scanner_add_replacement (scanner, finding, start + 1, start + 2, "", _ ("Remove the slash"));
  scanner->at = start + 1; /* as if the slash were the bracket */
  tc_scanner_read_element (scanner);
  if (scanner->scan->elements->len > index)
    g_array_index (scanner->scan->elements, TcScanElement, index).tag.start = (guint32) start;
  if (scanner->n_open > n_open)
    scanner->is_malformed[n_open] = TRUE;
}

/* What it was meant to be, as far as it says so. */
static void
fault_end_tag (TcScanner *scanner, gsize start, TcSpan name)
{
  g_autofree char *word = name.end > name.start
                            ? g_strndup (scanner->text + name.start, name.end - name.start)
                            : g_strdup ("name");

  tc_scanner_fault (scanner, "XML017", start, MAX (name.end, start + 2),
                    _ ("A malformed end tag: expected </%s>"), word);
}

void
tc_scanner_read_end_tag (TcScanner *scanner)
{
  gsize start = scanner->at;
  TcSpan name = { (guint32) start + 2, (guint32) tc_scanner_skip_name (scanner, start + 2) };
  TcSpan end_tag = { (guint32) start, 0 };
  gsize at = tc_scanner_skip_space (scanner, name.end);

  if (is_start_tag (scanner, name)) {
    read_slashed (scanner, name);
    return;
  }
  if (at >= scanner->length || scanner->text[at] != '>' || name.end == name.start) {
    fault_end_tag (scanner, start, name);
    while (at < scanner->length && scanner->text[at] != '>' && scanner->text[at] != '<')
      at++;
  }

  if (at < scanner->length && scanner->text[at] == '>')
    at++;
  end_tag.end = (guint32) at;
  scanner->at = at;

  if (name.end > name.start)
    close_by_name (scanner, name, end_tag);
}

static void
mark_open (TcScanner *scanner)
{
  for (guint level = 0; level < scanner->n_open; level++)
    get_open (scanner, level)->is_malformed = TRUE;
}

#define MAX_NAMED 3u

/* Several that are open at the end have one cause: the text goes no further. */
static void
report_end (TcScanner *scanner)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) end_tags = g_string_new (NULL);
  gsize end = scanner->length;
  TcFinding *finding;

  for (guint level = scanner->n_open; level > 0; level--) {
    g_autofree char *name = dup_name (scanner, get_open (scanner, level - 1)->name);

    g_string_append_printf (end_tags, "</%s>", name);
    if (scanner->n_open - level < MAX_NAMED)
      g_string_append_printf (names, "%s<%s>", names->len > 0 ? ", " : "", name);
    else if (level == 1)
      g_string_append (names, ", ...");
  }
  mark_open (scanner);
  while (end > 1 && g_ascii_isspace (scanner->text[end - 1]))
    end--;
  finding = tc_scanner_fault (scanner, "XML012", end - 1, end,
                              _ ("The file ends here, but %u elements are not closed: %s"),
                              scanner->n_open, names->str);
  for (guint i = 0; finding != NULL && i < MIN (scanner->n_open, MAX_NAMED); i++)
    tc_finding_add_related (finding, scanner->source,
                            get_open (scanner, scanner->n_open - 1 - i)->tag,
                            _ ("This one is open"));
  tc_scanner_add_replacement (scanner, finding, end, end, end_tags->str, _ ("Close them here"));
}

static gboolean
is_cut_off (const TcScanner *scanner)
{
  if (scanner->is_stopped || scanner->n_open < 2)
    return FALSE;
  for (guint level = 0; level < scanner->n_open; level++)
    if (scanner->strays[level].end > 0 ||
        (scanner->is_malformed[level] && level + 1 < scanner->n_open))
      return FALSE;

  return TRUE;
}

/* In the middle of a tag, which has been reported. */
static gboolean
is_cut_off_in_tag (const TcScanner *scanner)
{
  guint level = scanner->n_open - 1;

  return scanner->is_malformed[level] &&
         tc_scanner_skip_space (scanner, get_open (scanner, level)->tag.end) >= scanner->length;
}

void
tc_scanner_close_rest (TcScanner *scanner)
{
  guint top = scanner->n_open;

  if (is_cut_off (scanner)) {
    if (is_cut_off_in_tag (scanner))
      mark_open (scanner);
    else if (top == 2 && is_opened_twice (scanner, 1))
      report_opened_twice (scanner, 1);
    else
      report_end (scanner);
    scanner->n_open = 0;
    return;
  }
  for (; scanner->n_open > 0; scanner->n_open--) {
    guint level = scanner->n_open - 1;

    if (!scanner->is_stopped)
      report_unclosed (scanner, level, NULL);
    else if (scanner->strays[level].end > 0)
      report_stray (scanner, scanner->strays[level]);
  }
}
