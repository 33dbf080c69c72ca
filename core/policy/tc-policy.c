/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "policy/tc-policy.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "scenario/tc-suggest.h"
#include "text/tc-report-private.h"

#define VALIDATE "validate"
#define SEVERITY "severity"

static const char *const groups[] = { VALIDATE, SEVERITY, NULL };
static const char *const keys[] = { "fail-on", "baseline", "exclude", NULL };
static const char *const severities[] = { "note", "warning", "error", NULL };
static const char *const weights[] = { "note", "warning", "error", "off", NULL };

struct _TcPolicy {
  char *path;
  gint threshold;      /* a TcSeverity, or -1 */
  char *baseline;      /* nullable */
  GPtrArray *excluded; /* of GPatternSpec */
  GHashTable *weights; /* code to a TcSeverity or TC_REPORT_DROP, as GINT_TO_POINTER () + 2 */
};

typedef struct {
  TcPolicy *policy;
  TcSource *source;
  GKeyFile *file;
  const TcCode *const *codes;
  guint n_codes;
  TcReport *report;
  GHashTable *places; /* of char *: number of a line */
} Reader;

char *
tc_policy_find (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *folder = g_path_get_dirname (whole);

  for (;;) {
    g_autofree char *found = g_build_filename (folder, TC_POLICY_FILE, NULL);
    char *above = NULL;

    if (g_file_test (found, G_FILE_TEST_IS_REGULAR))
      return g_steal_pointer (&found);
    above = g_path_get_dirname (folder);
    if (strcmp (above, folder) == 0) {
      g_free (above);
      return NULL;
    }
    g_free (folder);
    folder = above;
  }
}

char *
tc_policy_dup_relative (const char *from, const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (from, NULL);
  g_autofree char *folder = g_path_get_dirname (whole);
  g_autofree char *there = g_canonicalize_filename (path, NULL);
  gsize length = strcmp (folder, G_DIR_SEPARATOR_S) != 0 ? strlen (folder) : 0;

  if (strncmp (there, folder, length) == 0 && there[length] == '/')
    return g_strdup (there + length + 1);

  return g_strdup (path);
}

/* A byte order mark, which some editors write before the first group. */
static gsize
measure_mark (const char *text)
{
  return g_str_has_prefix (text, "\xef\xbb\xbf") ? 3 : 0;
}

/* (transfer full): line @index, from 1, without the blanks around it. */
static char *
dup_line (TcSource *source, guint index, TcSpan *out_span)
{
  const char *text = tc_source_get_text (source, NULL);
  gsize mark = index == 1 ? measure_mark (text) : 0;

  *out_span = tc_source_get_line_span (source, index);

  return g_strstrip (
    g_strndup (text + out_span->start + mark, out_span->end - out_span->start - mark));
}

/* A group of that name, or the last setting of it in the group @group. */
static char *
dup_place (const char *group, const char *key)
{
  return key != NULL ? g_strconcat (group, "\n", key, NULL) : g_strdup (group);
}

/* GKeyFile keeps no places. Of a setting that stands twice it takes the last. */
static GHashTable *
read_places (TcSource *source)
{
  GHashTable *places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = tc_source_get_n_lines (source);
  g_autofree char *group = NULL;

  for (guint i = 1; i <= n; i++) {
    TcSpan span;
    g_autofree char *line = dup_line (source, i, &span);
    gsize length = strlen (line);

    if (*line == '[' && line[length - 1] == ']') {
      g_free (group);
      group = g_strndup (line + 1, length - 2);
      if (!g_hash_table_contains (places, group))
        g_hash_table_insert (places, g_strdup (group), GUINT_TO_POINTER (i));
    } else if (group != NULL) {
      line[strcspn (line, "=")] = '\0';
      g_hash_table_replace (places, dup_place (group, g_strchomp (line)), GUINT_TO_POINTER (i));
    }
  }

  return places;
}

static TcSpan
find_line (Reader *reader, const char *group, const char *key)
{
  g_autofree char *place = dup_place (group, key);
  guint line = GPOINTER_TO_UINT (g_hash_table_lookup (reader->places, place));

  return line > 0 ? tc_source_get_line_span (reader->source, line) : (TcSpan){ 0, 0 };
}

static void G_GNUC_PRINTF (6, 7) add_fault (Reader *reader,
                                            const char *code,
                                            const char *group,
                                            const char *key,
                                            char *why,
                                            const char *format,
                                            ...)
{
  g_autofree char *message = NULL;
  TcFinding *finding;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  finding = tc_report_add (reader->report, code, reader->source,
                           group != NULL ? find_line (reader, group, key) : (TcSpan){ 0, 0 }, "%s",
                           message);
  if (why != NULL)
    tc_finding_set_why (finding, "%s", why);
  g_free (why);
}

static gboolean
is_group (const char *line)
{
  gsize length = strlen (line);

  return length > 2 && line[0] == '[' && strcspn (line + 1, "[]") == length - 2 &&
         line[length - 1] == ']';
}

/* The first line that is neither group, setting nor comment, in our own words; in those of GKeyFile
 * what is wrong elsewhere. */
static void
report_unreadable (Reader *reader, const GError *error)
{
  guint n = tc_source_get_n_lines (reader->source);
  gboolean is_in = FALSE;

  for (guint i = 1; i <= n; i++) {
    TcSpan span;
    g_autofree char *line = dup_line (reader->source, i, &span);
    g_autofree char *shown = g_utf8_make_valid (line, -1);
    const char *equals = strchr (line, '=');

    if (is_group (line)) {
      is_in = TRUE;
    } else if (*line != '\0' && *line != '#' && (equals == NULL || equals == line)) {
      tc_report_add (reader->report, "CFG001", reader->source, span,
                     _ ("\"%s\" cannot be read: expected [GROUP], SETTING=VALUE or # COMMENT"),
                     shown);
      return;
    } else if (equals != NULL && *line != '#' && !is_in) {
      tc_report_add (reader->report, "CFG001", reader->source, span,
                     _ ("\"%s\" stands before the first group: expected [validate] or [severity]"),
                     shown);
      return;
    }
  }
  add_fault (reader, "CFG001", NULL, NULL, NULL, "%s", error->message);
}

static char *
dup_choices (const char *word, const char *const *known)
{
  g_autofree char *all = g_strjoinv (", ", (char **) known);
  char *near = tc_suggest_dup (word, known);

  return near != NULL ? near : g_strdup_printf (_ ("Possible are: %s"), all);
}

/* (transfer full) (nullable): blanks behind a value are no part of it. */
static char *
dup_value (Reader *reader, const char *group, const char *key)
{
  char *value = g_key_file_get_string (reader->file, group, key, NULL);

  return value != NULL ? g_strstrip (value) : NULL;
}

/* @words: what the value may be. -1 after saying that it is none of them. */
static gint
read_word (Reader *reader, const char *group, const char *key, const char *const *words)
{
  g_autofree char *value = dup_value (reader, group, key);

  for (gint i = 0; value != NULL && words[i] != NULL; i++)
    if (strcmp (words[i], value) == 0)
      return i;
  add_fault (reader, "CFG004", group, key, dup_choices (value != NULL ? value : "", words),
             _ ("%s cannot be \"%s\""), key, value != NULL ? value : "");

  return -1;
}

static void
read_excluded (Reader *reader)
{
  g_auto (GStrv) list = g_key_file_get_string_list (reader->file, VALIDATE, "exclude", NULL, NULL);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    g_ptr_array_add (reader->policy->excluded, g_pattern_spec_new (g_strstrip (list[i])));
}

/* The path behind all links; of what is not there, the path itself. */
static char *
dup_real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = real != NULL ? g_strdup (real) : g_canonicalize_filename (path, NULL);

  free (real);

  return copy;
}

static gboolean
is_inside (const char *path, const char *folder)
{
  g_autofree char *real = dup_real_path (path);
  g_autofree char *around = dup_real_path (folder);
  gsize length = strcmp (around, G_DIR_SEPARATOR_S) != 0 ? strlen (around) : 0;

  return strncmp (real, around, length) == 0 && real[length] == G_DIR_SEPARATOR &&
         real[length + 1] != '\0';
}

/* The settings of a stranger's project must not make us read, and quote in messages, whatever they
 * lead to. */
static void
read_baseline (Reader *reader)
{
  g_autofree char *value = dup_value (reader, VALIDATE, "baseline");
  g_autofree char *folder = g_path_get_dirname (reader->policy->path);
  g_autofree char *path = NULL;

  if (value == NULL || *value == '\0') {
    add_fault (reader, "CFG004", VALIDATE, "baseline", NULL, _ ("baseline names no file"));
    return;
  }
  path = g_build_filename (folder, value, NULL);
  if (!is_inside (path, folder))
    add_fault (reader, "CFG004", VALIDATE, "baseline",
               g_strdup (_ ("The file has to be in the folder of these settings, or below")),
               _ ("baseline names \"%s\", which is outside the project"), value);
  else
    reader->policy->baseline = g_steal_pointer (&path);
}

static void
read_validate_key (Reader *reader, const char *key)
{
  if (strcmp (key, "fail-on") == 0)
    reader->policy->threshold = read_word (reader, VALIDATE, key, severities);
  else if (strcmp (key, "exclude") == 0)
    read_excluded (reader);
  else if (strcmp (key, "baseline") == 0)
    read_baseline (reader);
  else
    add_fault (reader, "CFG003", VALIDATE, key, dup_choices (key, keys),
               _ ("There is no setting \"%s\""), key);
}

static const TcCode *
find_code (Reader *reader, const char *code)
{
  for (guint i = 0; i < reader->n_codes; i++)
    if (strcmp (reader->codes[i]->code, code) == 0)
      return reader->codes[i];

  return NULL;
}

/* (transfer full): a code is written in capitals, though it is found however it is typed. */
static char *
dup_code_hint (Reader *reader, const char *key)
{
  for (guint i = 0; i < reader->n_codes; i++)
    if (g_ascii_strcasecmp (reader->codes[i]->code, key) == 0)
      return g_strdup_printf (_ ("Did you mean \"%s\"?"), reader->codes[i]->code);

  return g_strdup (_ ("\"turncoat rules\" lists all codes"));
}

static void
read_severity_key (Reader *reader, const char *key)
{
  const TcCode *code = find_code (reader, key);
  gint weight;

  if (code == NULL) {
    add_fault (reader, "CFG005", SEVERITY, key, dup_code_hint (reader, key),
               _ ("There is no problem with the code %s"), key);
    return;
  }
  weight = read_word (reader, SEVERITY, key, weights);
  if (weight < 0)
    return;
  if (code->severity == TC_SEVERITY_ERROR && weight != TC_SEVERITY_ERROR) {
    add_fault (reader, "CFG006", SEVERITY, key,
               g_strdup (_ ("A scenario with an error cannot be played. A baseline can hold back "
                            "errors that are known until they are fixed")),
               _ ("%s is an error and stays one"), key);
    return;
  }
  if (weight > TC_SEVERITY_ERROR)
    weight = TC_REPORT_DROP;
  g_hash_table_insert (reader->policy->weights, (gpointer) code->code,
                       GINT_TO_POINTER (weight + 2));
}

static void
read_group (Reader *reader, const char *group)
{
  g_auto (GStrv) names = g_key_file_get_keys (reader->file, group, NULL, NULL);
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  if (!g_strv_contains (groups, group)) {
    add_fault (reader, "CFG002", group, NULL, dup_choices (group, groups),
               _ ("There is no group \"%s\""), group);
    return;
  }
  for (guint i = 0; names != NULL && names[i] != NULL; i++) {
    /* A key is listed as often as it is written. */
    if (!g_hash_table_add (done, names[i]))
      continue;
    if (strcmp (group, VALIDATE) == 0)
      read_validate_key (reader, names[i]);
    else
      read_severity_key (reader, names[i]);
  }
}

TcPolicy *
tc_policy_new (TcSource *source, const TcCode *const *codes, guint n_codes, TcReport *report)
{
  TcPolicy *policy = g_new0 (TcPolicy, 1);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) found = NULL;
  g_autoptr (GHashTable) places = read_places (source);
  Reader reader = { policy, source, file, codes, n_codes, report, places };
  gsize length;
  const char *text = tc_source_get_text (source, &length);

  policy->path = g_canonicalize_filename (tc_source_get_name (source), NULL);
  policy->threshold = -1;
  policy->excluded = g_ptr_array_new_with_free_func ((GDestroyNotify) g_pattern_spec_free);
  policy->weights = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_key_file_load_from_data (file, text + measure_mark (text), length - measure_mark (text),
                                  G_KEY_FILE_NONE, &error)) {
    report_unreadable (&reader, error);
    return policy;
  }
  found = g_key_file_get_groups (file, NULL);
  for (guint i = 0; found[i] != NULL; i++)
    read_group (&reader, found[i]);

  return policy;
}

void
tc_policy_free (TcPolicy *policy)
{
  g_ptr_array_unref (policy->excluded);
  g_hash_table_unref (policy->weights);
  g_free (policy->baseline);
  g_free (policy->path);
  g_free (policy);
}

TcSeverity
tc_policy_get_threshold (const TcPolicy *policy, TcSeverity otherwise)
{
  return policy->threshold >= 0 ? (TcSeverity) policy->threshold : otherwise;
}

const char *
tc_policy_get_baseline (const TcPolicy *policy)
{
  return policy->baseline;
}

gboolean
tc_policy_excludes (const TcPolicy *policy, const char *path)
{
  g_autofree char *relative = tc_policy_dup_relative (policy->path, path);

  for (guint i = 0; i < policy->excluded->len; i++)
    if (g_pattern_spec_match_string (g_ptr_array_index (policy->excluded, i), relative))
      return TRUE;

  return FALSE;
}

static gint
weigh (const TcFinding *finding, gpointer data)
{
  const TcPolicy *policy = data;
  gpointer weight = g_hash_table_lookup (policy->weights, finding->code);

  return weight != NULL && finding->severity != TC_SEVERITY_ERROR ? GPOINTER_TO_INT (weight) - 2
                                                                  : (gint) finding->severity;
}

void
tc_policy_apply (const TcPolicy *policy, TcReport *report)
{
  if (g_hash_table_size (policy->weights) > 0)
    tc_report_weigh (report, weigh, (gpointer) policy);
}
