/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "base/tc-rng.h"
#include "scenario-support.h"
#include "scenario/tc-schema-private.h"

/* Plain patterns are judged without GRegex, and as GRegex would. */

static const char *const plain[] = {
  "a",
  "abc",
  "#[0-9a-f]{6}",
  "[a-z0-9][a-z0-9\\-]*",
  "[a-z]+",
  "[a-c-]*",
  "[-a]",
  "[\\-]+",
  "x[0-9]{2}y",
  "[A-Z]{3}",
  "",
  "[ab][bc]{2}[a\\]]*",
  "[a-z\\.]+",
  "a*",
  "a+",
  "a{3}",
};

static const char *const odd[] = {
  "a|b",    "(a)",   ".",       "\\d",     "[\\d]",    "[^a]",       "a?", "a*b", "[a-z]+[0-9]",
  "a{2,3}", "a{12}", "[a-\\]]", "[\\--a]", "\xc3\xa9", "[\xc3\xa9]", "a{", "[a",  "\\-",
};

static void
test_plain (void)
{
  static const char letters[] = "abcxyz019-#AZ]\\. \xc3";

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++) {
    g_autofree char *anchored = g_strdup_printf ("\\A(?:%s)\\z", plain[i]);
    g_autoptr (GRegex) regex = g_regex_new (anchored, G_REGEX_RAW, 0, NULL);
    guint n_matched = 0;
    TcRng rng;

    g_assert_nonnull (regex);
    g_assert_true (tc_schema_pattern_is_plain (plain[i]));
    tc_rng_init (&rng, i);
    for (guint k = 0; k < 20000; k++) {
      char value[9] = { 0 };
      guint length = tc_rng_below (&rng, 9);
      gboolean expected;

      /* Few letters at a time, or hardly any value would match. */
      for (guint at = 0; at < length; at++)
        value[at] = letters[(k * 7 + tc_rng_below (&rng, 4)) % (sizeof letters - 1)];
      expected = g_regex_match (regex, value, 0, NULL);
      g_assert_cmpint (tc_schema_pattern_check_plain (plain[i], value), ==, expected);
      n_matched += expected;
    }
    g_test_message ("%s: %u matched", plain[i], n_matched);
  }
}

static void
test_odd (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++) {
    g_test_message ("%s", odd[i]);
    g_assert_false (tc_schema_pattern_is_plain (odd[i]));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scenario/schema-pattern/plain", test_plain);
  g_test_add_func ("/scenario/schema-pattern/odd", test_odd);

  return g_test_run ();
}
