/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-policies.h"

#include <glib/gi18n.h>

#include "tc-cli-data.h"

struct _TcCliPolicies {
  gboolean reads_files;
  char *baseline;        /* nullable */
  GHashTable *found;     /* folder to the path of its settings, which may be %NULL */
  GHashTable *policies;  /* path to TcPolicy, which may be %NULL */
  GHashTable *baselines; /* path to TcBaseline */
};

static void
free_policy (gpointer policy)
{
  if (policy != NULL)
    tc_policy_free (policy);
}

TcCliPolicies *
tc_cli_policies_new (gboolean reads_files, const char *baseline)
{
  TcCliPolicies *policies = g_new0 (TcCliPolicies, 1);

  policies->reads_files = reads_files;
  policies->baseline = g_strdup (baseline);
  policies->found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  policies->policies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_policy);
  policies->baselines =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) tc_baseline_free);

  return policies;
}

void
tc_cli_policies_free (TcCliPolicies *policies)
{
  g_hash_table_unref (policies->found);
  g_hash_table_unref (policies->policies);
  g_hash_table_unref (policies->baselines);
  g_free (policies->baseline);
  g_free (policies);
}

static TcPolicy *
read_policy (const char *path, TcCliPoliciesNotify notify, gpointer data)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (path, &message);
  g_autoptr (TcReport) report = tc_report_new ();
  guint n = 0;
  g_autofree const TcCode **codes = tc_systems_dup_codes (&n);
  TcPolicy *policy;

  if (source == NULL) {
    notify (path, NULL, message, data);
    return NULL;
  }
  policy = tc_policy_new (source, codes, n, report);
  if (tc_report_get_n (report) > 0)
    notify (path, report, NULL, data);

  return policy;
}

/* (nullable): the settings for @path, which are looked for once for each folder. */
static const char *
find_settings (TcCliPolicies *policies, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (!g_hash_table_contains (policies->found, folder))
    g_hash_table_insert (policies->found, g_strdup (folder), tc_policy_find (path));

  return g_hash_table_lookup (policies->found, folder);
}

const TcPolicy *
tc_cli_policies_find (TcCliPolicies *policies,
                      const char *path,
                      TcCliPoliciesNotify notify,
                      gpointer data)
{
  const char *found = policies->reads_files ? find_settings (policies, path) : NULL;

  if (found == NULL)
    return NULL;
  if (!g_hash_table_contains (policies->policies, found))
    g_hash_table_insert (policies->policies, g_strdup (found), read_policy (found, notify, data));

  return g_hash_table_lookup (policies->policies, found);
}

/* Whoever names one that is not there would check nothing against it. */
static TcBaseline *
read_baseline (const char *path, TcCliPoliciesNotify notify, gpointer data)
{
  g_autofree char *message = NULL;
  g_autoptr (TcSource) source = tc_cli_load (path, &message);
  g_autoptr (TcReport) report = tc_report_new ();
  TcBaseline *baseline;

  if (source == NULL) {
    notify (path, NULL, message, data);
    return tc_baseline_new (path);
  }
  baseline = tc_baseline_read (source, report);
  if (tc_report_get_n (report) > 0)
    notify (path, report, NULL, data);

  return baseline;
}

TcBaseline *
tc_cli_policies_find_baseline (TcCliPolicies *policies,
                               const TcPolicy *policy,
                               TcCliPoliciesNotify notify,
                               gpointer data)
{
  const char *path = policies->baseline;

  if (path == NULL && policy != NULL)
    path = tc_policy_get_baseline (policy);
  if (path == NULL)
    return NULL;
  if (!g_hash_table_contains (policies->baselines, path))
    g_hash_table_insert (policies->baselines, g_strdup (path), read_baseline (path, notify, data));

  return g_hash_table_lookup (policies->baselines, path);
}

guint
tc_cli_policies_count_unmet (TcCliPolicies *policies)
{
  GHashTableIter iter;
  gpointer baseline;
  guint n = 0;

  g_hash_table_iter_init (&iter, policies->baselines);
  while (g_hash_table_iter_next (&iter, NULL, &baseline))
    n += tc_baseline_count_unmet (baseline);

  return n;
}

gboolean
tc_cli_policies_prune (TcCliPolicies *policies)
{
  GHashTableIter iter;
  gpointer path;
  gpointer baseline;
  gboolean is_done = TRUE;
  guint n_pruned = 0;

  if (g_hash_table_size (policies->baselines) == 0) {
    tc_cli_error (_ ("there is no baseline to prune: neither --baseline nor a .turncoat.ini names "
                     "one."));
    return FALSE;
  }
  g_hash_table_iter_init (&iter, policies->baselines);
  while (g_hash_table_iter_next (&iter, &path, &baseline)) {
    g_autofree char *text = NULL;
    guint n = tc_baseline_prune (baseline);

    if (n == 0)
      continue;
    text = tc_baseline_dup_text (baseline);
    if (tc_cli_write_file (path, text))
      n_pruned += n;
    else
      is_done = FALSE;
  }
  tc_cli_error (g_dngettext (GETTEXT_PACKAGE, "forgot %u known problem.",
                             "forgot %u known problems.", n_pruned),
                n_pruned);

  return is_done;
}
