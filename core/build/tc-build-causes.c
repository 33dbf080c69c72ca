/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "build/tc-build-private.h"
#include "text/tc-report-private.h"

/* One cause, one finding. Families know what they found themselves and draw no conclusions from it;
 * what one family makes of the fault of another is taken out here, when all have spoken. What is
 * taken out comes back by itself when it was not a consequence after all and the cause is gone. */

static const TcCause core_causes[] = {
  /* What a broken text seems to lack or to hold. */
  { "SCH002", "XML013", TC_CAUSE_ANYWHERE },
  { "SCH005", "XML012", TC_CAUSE_ANYWHERE },
  { "SCH006", "SCH010", TC_CAUSE_ELEMENT },
  /* Of a variant whose namespace is misspelt, or whose base is of another game. */
  { "SCH011", "SCH001", TC_CAUSE_ANYWHERE },
  { "SCH018", "SCH001", TC_CAUSE_ANYWHERE },
  { "SCH003", "VAR003", TC_CAUSE_ANYWHERE },
  { "SCH004", "VAR003", TC_CAUSE_ANYWHERE },
  { "SCH007", "VAR003", TC_CAUSE_ANYWHERE },
  /* What stands twice stands in the place of what is missing. */
  { "TAB005", "REF002", TC_CAUSE_INSIDE },
  { "TAB002", "REF002", TC_CAUSE_ELEMENT },
  { "TAB001", "REF002", TC_CAUSE_SIBLING },
  { "TAB001", "TAB002", TC_CAUSE_SIBLING },
  { "TAB009", "TAB006", TC_CAUSE_ANYWHERE },
  { "SET002", "REF002", TC_CAUSE_INSIDE },
  { "SET002", "FRE003", TC_CAUSE_INSIDE },
  { "TRK001", "REF002", TC_CAUSE_ELEMENT },
  /* A limit or a number that nothing can be held to. */
  { "FRE001", "FRE003", TC_CAUSE_ELEMENT },
  { "FRE001", "FRE003", TC_CAUSE_INSIDE },
  { "SET005", "REF001", TC_CAUSE_ELEMENT },
  /* A board that a bad link leaves in parts. */
  { "BRD002", "BRD001", TC_CAUSE_ANYWHERE },
  { "BRD003", "BRD001", TC_CAUSE_ANYWHERE },
  /* A change whose key is wrong. */
  { "VAR004", "SCH009", TC_CAUSE_ELEMENT },
  { "VAR004", "REF002", TC_CAUSE_ELEMENT },
  { "VAR005", "REF002", TC_CAUSE_ELEMENT },
  /* A number that is wrong for a reason. */
  { "NUM009", NULL, TC_CAUSE_ELEMENT },
  { "NUM009", "NUM003", TC_CAUSE_SIBLING },
  /* What is not used may be what was meant there. */
  { "REF004", "FRE001", TC_CAUSE_ANYWHERE },
  { "REF004", "SCH011", TC_CAUSE_ANYWHERE },
  /* Of what is ignored, nothing is known. */
  { NULL, "SCH018", TC_CAUSE_ANYWHERE },
  { "TAB001", "SCH011", TC_CAUSE_SIBLING },
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
is_related (const TcFinding *consequence, const TcFinding *cause, TcCauseRelation relation)
{
  const char *path = consequence->path;
  const char *other = cause->path;
  gsize length;

  if (relation == TC_CAUSE_ANYWHERE)
    return TRUE;
  if (relation == TC_CAUSE_REPEATED)
    return cause->source == consequence->source && cause->span.start < consequence->span.start &&
           strcmp (cause->message, consequence->message) == 0;
  if (path == NULL || other == NULL)
    return FALSE;
  length = get_element_length (path);
  if (relation == TC_CAUSE_INSIDE)
    return strncmp (path, other, length) == 0 && other[length] == '/' && other[length + 1] != '@';
  if (relation == TC_CAUSE_SIBLING)
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
is_of_form (const TcFinding *finding)
{
  return g_str_has_prefix (finding->code, "XML") || g_str_has_prefix (finding->code, "SCH") ||
         g_str_has_prefix (finding->code, "VAR");
}

static gboolean
speaks_of (const TcCause *rule, const TcFinding *finding)
{
  return rule->consequence != NULL ? strcmp (rule->consequence, finding->code) == 0
                                   : !is_of_form (finding);
}

/* What was said, by its code: a report of a large scenario may name thousands of elements. */
typedef struct {
  GPtrArray *all;      /* TcFinding, as reported */
  GHashTable *by_code; /* code → GPtrArray of TcFinding */
} Said;

static void
said_init (Said *said, TcReport *report)
{
  said->all = g_ptr_array_new ();
  said->by_code =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    GPtrArray *alike = g_hash_table_lookup (said->by_code, finding->code);

    if (alike == NULL) {
      alike = g_ptr_array_new ();
      g_hash_table_insert (said->by_code, (gpointer) finding->code, alike);
    }
    g_ptr_array_add (alike, (gpointer) finding);
    g_ptr_array_add (said->all, (gpointer) finding);
  }
}

static void
said_clear (Said *said)
{
  g_hash_table_unref (said->by_code);
  g_ptr_array_unref (said->all);
}

/* (nullable): what @finding follows from by @rule. */
static const TcFinding *
find_by_rule (const TcFinding *finding, const Said *said, const TcCause *rule)
{
  const GPtrArray *causes =
    rule->cause == NULL ? said->all : g_hash_table_lookup (said->by_code, rule->cause);

  for (guint i = 0; causes != NULL && i < causes->len; i++) {
    const TcFinding *cause = causes->pdata[i];

    if (cause != finding && is_related (finding, cause, rule->relation))
      return cause;
  }

  return NULL;
}

/* (nullable): what @finding follows from. */
static const TcFinding *
find_cause (const TcFinding *finding, const Said *said, const TcCause *causes, guint n)
{
  for (guint rule = 0; rule < n; rule++) {
    const TcFinding *cause =
      speaks_of (&causes[rule], finding) ? find_by_rule (finding, said, &causes[rule]) : NULL;

    if (cause == NULL)
      continue;
    if (causes[rule].relation == TC_CAUSE_REPEATED)
      note_repeated (finding, cause);
    return cause;
  }

  return NULL;
}

typedef struct {
  GHashTable *consequences; /* TcFinding */
  GHashTable *grave;        /* TcFinding: causes of errors */
} Weights;

/* What makes an error of something else is one itself: nothing else says so any more. */
static gint
weigh (const TcFinding *finding, gpointer data)
{
  const Weights *weights = data;

  if (g_hash_table_contains (weights->consequences, finding))
    return TC_REPORT_DROP;

  return g_hash_table_contains (weights->grave, finding) ? TC_SEVERITY_ERROR
                                                         : (gint) finding->severity;
}

void
tc_build_drop_consequences (TcReport *report, const TcSystem *system)
{
  g_autoptr (GHashTable) consequences = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) grave = g_hash_table_new (NULL, NULL);
  Weights weights = { consequences, grave };
  Said said;

  said_init (&said, report);
  for (guint i = 0; i < tc_report_get_n (report); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    const TcFinding *cause = find_cause (finding, &said, core_causes, G_N_ELEMENTS (core_causes));

    if (cause == NULL && system != NULL)
      cause = find_cause (finding, &said, system->causes, system->n_causes);
    if (cause == NULL)
      continue;
    g_hash_table_add (consequences, (gpointer) finding);
    if (finding->severity == TC_SEVERITY_ERROR)
      g_hash_table_add (grave, (gpointer) cause);
  }
  said_clear (&said);
  if (g_hash_table_size (consequences) > 0)
    tc_report_weigh (report, weigh, &weights);
}
