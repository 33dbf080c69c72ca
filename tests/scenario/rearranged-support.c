/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rearranged-support.h"

#include <string.h>

#include "scenario/tc-scenario-private.h"
#include "text/tc-format.h"

/* Around an element. */
static const char *const wraps[][2] = {
  { "<!--", "-->" },
  { "<![CDATA[", "]]>" },
  { "<my:n xmlns:my=\"urn:my\">", "</my:n>" },
  { "<about>", "</about>" },
  { "<!-- turncoat: ignore BRD004: so it is -->\n", "<?tool said so?>" },
};

static const char *const everywhere[][2] = {
  { "\n", "\r\n" }, { "\r", "" },    { "  ", "\t" },
  { "\"", "'" },    { "/>", " />" }, { "<!--", "<?p " },
};

/* A text in the making; what is put there last comes first in it. */
typedef struct {
  const TcScan *scan;
  const TcScanElement *element; /* one that is not the root */
  TcSpan extent;
  GString *text;
} Draft;

static void
put (Draft *draft, guint32 at, guint32 n_old, const char *now)
{
  g_string_erase (draft->text, at, n_old);
  g_string_insert (draft->text, at, now);
}

static char *
dup_text (const Draft *draft, TcSpan span)
{
  return g_strndup (draft->text->str + span.start, span.end - span.start);
}

/* The element and @other change places, or the first of them goes before the second. */
static void
exchange (Draft *draft, TcSpan other, gboolean stays)
{
  gboolean is_first = draft->extent.start < other.start;
  TcSpan a = is_first ? draft->extent : other;
  TcSpan b = is_first ? other : draft->extent;
  g_autofree char *one = dup_text (draft, a);
  g_autofree char *two = dup_text (draft, b);

  if (a.end > b.start)
    return;
  put (draft, b.start, stays ? b.end - b.start : 0, one);
  put (draft, a.start, a.end - a.start, stays ? two : "");
}

/* For the namespace that it may be in already. */
static void
give_prefix (Draft *draft)
{
  if (!draft->element->is_empty)
    put (draft, draft->element->end_tag.start, 2, "</q:");
  put (draft, draft->element->name.end, 0, " xmlns:q=\"urn:turncoat:badge\"");
  put (draft, draft->element->name.start, 0, "q:");
}

/* Two of it, the second with what it held; or only that. */
static void
split (Draft *draft, gboolean unwraps)
{
  TcSpan tag = draft->element->tag;
  g_autofree char *start = dup_text (draft, tag);
  g_autofree char *end = dup_text (draft, draft->element->end_tag);
  g_autofree char *both = g_strconcat (end, start, NULL);

  if (unwraps) {
    put (draft, draft->element->end_tag.start, (guint32) strlen (end), "");
    put (draft, tag.start, tag.end - tag.start, "");
  } else {
    put (draft, tag.end, 0, both);
  }
}

/* In quotes, wherever it stands. */
static void
rename_value (Draft *draft, TcRng *rng)
{
  guint n = tc_scan_get_n_attributes (draft->scan);
  TcSpan span = tc_scan_get_attribute (draft->scan, tc_rng_below (rng, n))->value;
  g_autofree char *what = dup_text (draft, (TcSpan){ span.start - 1, span.end });
  g_autofree char *now = g_strconcat (what, "-2", NULL);

  g_string_replace (draft->text, what, now, 0);
}

static void
rearrange (Draft *draft, const TcScenario *donor, TcRng *rng)
{
  guint32 any = tc_rng_below (rng, tc_scan_get_n_elements (draft->scan));
  guint32 taken = tc_rng_below (rng, tc_scan_get_n_elements (donor->scan));
  g_autofree char *pasted =
    tc_source_dup_span (donor->source, tc_scan_get_extent (donor->scan, taken));
  guint i;

  switch (tc_rng_below (rng, 8)) {
  case 0:
    i = tc_rng_below (rng, G_N_ELEMENTS (wraps));
    put (draft, draft->extent.end, 0, wraps[i][1]);
    put (draft, draft->extent.start, 0, wraps[i][0]);
    break;
  case 1:
    i = tc_rng_below (rng, G_N_ELEMENTS (everywhere));
    g_string_replace (draft->text, everywhere[i][0], everywhere[i][1], 0);
    break;
  case 2:
    put (draft, draft->extent.end, 0, pasted);
    break;
  case 3:
    rename_value (draft, rng);
    break;
  case 4:
    give_prefix (draft);
    break;
  case 5:
    split (draft, any % 2 == 0);
    break;
  default:
    exchange (draft, tc_scan_get_extent (draft->scan, any), any % 2 == 0);
  }
}

TcSource *
rearranged_new (const TcScenario *scenario, const TcScenario *donor, TcRng *rng)
{
  guint32 index = 1 + tc_rng_below (rng, tc_scan_get_n_elements (scenario->scan) - 1);
  g_autoptr (GString) text = g_string_new (tc_source_get_text (scenario->source, NULL));
  Draft draft = { scenario->scan, tc_scan_get_element (scenario->scan, index),
                  tc_scan_get_extent (scenario->scan, index), text };
  g_autoptr (TcReport) report = tc_report_new ();
  g_autoptr (TcEdits) layout = NULL;

  if (tc_rng_below (rng, 12) > 0) {
    rearrange (&draft, donor, rng);
    return tc_source_new_for_string ("rearranged.xml", text->str);
  }
  layout = tc_format_make_edits (scenario->source, report);

  return tc_edits_apply (layout, scenario->source, NULL);
}
