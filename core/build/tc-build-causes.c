/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "build/tc-build-private.h"
#include "text/tc-report-private.h"

/* One cause, one finding. Families know what they found themselves and draw no conclusions from it;
 * what one family makes of the fault of another is taken out here, when all have spoken. What is
 * taken out comes back by itself when it was not a consequence after all and the cause is gone. */

typedef enum {
  ANYWHERE,  /* in the file */
  ELEMENT,   /* the same element, or attributes of it */
  INSIDE,    /* the cause is inside the element of the consequence */
  SIBLING,   /* in elements beside each other */
  ANY_ERROR, /* whatever error it is */
  REPEATED,  /* the same words about an earlier place */
} Relation;

static const struct {
  const char *consequence;
  const char *cause;
  Relation relation;
} rules[] = {
  /* What a broken text seems to lack or to hold. */
  { "SCH002", "XML013", ANYWHERE },
  { "SCH006", "SCH010", ELEMENT },
  /* What stands twice stands in the place of what is missing. */
  { "TAB005", "REF002", INSIDE },
  { "TAB002", "REF002", ELEMENT },
  { "TAB001", "REF002", SIBLING },
  { "TAB001", "TAB002", SIBLING },
  { "SET002", "REF002", INSIDE },
  { "SET002", "FRE003", INSIDE },
  { "TRK001", "REF002", ELEMENT },
  { "CTY004", "CTY005", ANYWHERE },
  { "CTY005", "CTY007", ANYWHERE },
  /* A limit or a number that nothing can be held to. */
  { "FRE001", "FRE003", ELEMENT },
  { "FRE001", "FRE003", INSIDE },
  { "FRE001", "NUM007", ANYWHERE },
  { "SET005", "REF001", ELEMENT },
  { "BTR016", "BTR015", SIBLING },
  { "BTR045", "NUM006", INSIDE },
  { "INF003", "INF004", INSIDE },
  { "CTY008", "CTY003", ANYWHERE },
  /* A board that a bad link leaves in parts. */
  { "BRD003", "BRD001", ANYWHERE },
  /* A change whose key is wrong. */
  { "VAR004", "SCH009", ELEMENT },
  { "VAR004", "REF002", ELEMENT },
  { "VAR005", "REF002", ELEMENT },
  /* Who plays for whom. */
  { "BTR046", "REF004", ELEMENT },
  { "BTR005", "BTR051", ANYWHERE },
  { "BTR041", "BTR051", ANYWHERE },
  { "SET012", "SET001", ELEMENT },
  { "SET012", "SET010", ELEMENT },
  /* Setups begin as copies of one another. None of these has a fix that the others would keep from
   * helping. */
  { "SET007", "SET007", REPEATED },
  { "SET009", "SET009", REPEATED },
  { "SET010", "SET010", REPEATED },
  { "SET012", "SET012", REPEATED },
  { "BTR009", "SYS001", ANYWHERE },
  { "BTR009", "BTR009", REPEATED },
  /* What is not used may be what an error meant. */
  { "EFF110", "INF020", ANYWHERE },
  { "REF004", NULL, ANY_ERROR },
};

/* How much of a path names the element: "area[sedan]/@x" is an attribute of "area[sedan]". */
static gsize
get_element_length (const char *path)
{
  const char *attribute = strstr (path, "/@");

  return attribute != NULL ? (gsize) (attribute - path) : strlen (path);
}

/* How much of it names the parent. Keys may hold slashes. */
static gsize
get_parent_length (const char *path)
{
  gsize length = get_element_length (path);
  guint depth = 0;

  while (length > 0) {
    length--;
    if (path[length] == ']')
      depth++;
    else if (path[length] == '[' && depth > 0)
      depth--;
    else if (path[length] == '/' && depth == 0)
      break;
  }

  return length;
}

static gboolean
has_same_start (const char *a, gsize a_length, const char *b, gsize b_length)
{
  return a_length == b_length && memcmp (a, b, a_length) == 0;
}

static gboolean
is_related (const TcFinding *consequence, const TcFinding *cause, Relation relation)
{
  const char *path = consequence->path;
  const char *other = cause->path;
  gsize length;

  if (relation == ANYWHERE)
    return TRUE;
  if (relation == ANY_ERROR)
    return cause->severity == TC_SEVERITY_ERROR;
  if (relation == REPEATED)
    return cause->source == consequence->source && cause->span.start < consequence->span.start &&
           strcmp (cause->message, consequence->message) == 0;
  if (path == NULL || other == NULL)
    return FALSE;
  length = get_element_length (path);
  if (relation == INSIDE)
    return strncmp (path, other, length) == 0 && other[length] == '/' && other[length + 1] != '@';
  if (relation == SIBLING)
    return has_same_start (path, get_parent_length (path), other, get_parent_length (other));

  return has_same_start (path, length, other, get_element_length (other));
}

/* The one that stays says where the other is. */
static void
note_repeated (const TcFinding *finding, const TcFinding *first)
{
  tc_finding_add_related ((TcFinding *) first, finding->source, finding->span, "%s",
                          _ ("The same here"));
}

static gboolean
is_consequence (const TcFinding *finding, TcReport *report)
{
  for (guint rule = 0; rule < G_N_ELEMENTS (rules); rule++) {
    if (strcmp (rules[rule].consequence, finding->code) != 0)
      continue;
    for (guint i = 0; i < tc_report_get_n (report); i++) {
      const TcFinding *cause = tc_report_get (report, i);

      if (cause == finding ||
          (rules[rule].cause != NULL && strcmp (rules[rule].cause, cause->code) != 0) ||
          !is_related (finding, cause, rules[rule].relation))
        continue;
      if (rules[rule].relation == REPEATED)
        note_repeated (finding, cause);
      return TRUE;
    }
  }

  return FALSE;
}

static gint
weigh (const TcFinding *finding, gpointer data)
{
  GHashTable *consequences = data;

  return g_hash_table_contains (consequences, finding) ? TC_REPORT_DROP : (gint) finding->severity;
}

void
tc_build_drop_consequences (TcReport *report)
{
  g_autoptr (GHashTable) consequences = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);

    if (is_consequence (finding, report))
      g_hash_table_add (consequences, (gpointer) finding);
  }
  if (g_hash_table_size (consequences) > 0)
    tc_report_weigh (report, weigh, consequences);
}
