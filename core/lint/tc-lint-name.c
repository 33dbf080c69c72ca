/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lint/tc-lint-private.h"
#include "text/tc-letter-private.h"

/* Names for people: two things of a kind that look the same on the screen, and characters that
 * nobody sees, and spaces at their ends; and modifiers that change nothing, whatever they are
 * called. */

/* (nullable): what is written. */
static const char *
get_written (TcScenario *scenario, TcNode node, const char *attribute)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;

  if (tc_schema_content_find_attribute (content, attribute) == NULL ||
      !tc_scenario_has (scenario, node, attribute) ||
      tc_scenario_is_bad (scenario, node, attribute))
    return NULL;

  return tc_scenario_get_string (scenario, node, attribute);
}

/* Those whose keys are told apart by where they stand never meet others: options of two choices. */
static char *
dup_met_by (TcScenario *scenario, TcNode node, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  TcNode scope = tc_scenario_get_element (scenario, node)->scope == TC_KEY_SCOPE_PARENT
                   ? tc_scenario_get_parent (scenario, node)
                   : TC_NODE_NONE;

  return g_strdup_printf ("%u %s", scope, folded);
}

/* Counters may be many of one name; these are chosen, and read, by their names and colours. */
static void
judge_twins (TcScenario *scenario, TcReport *report, const char *role, const char *attribute)
{
  gboolean is_name = strcmp (attribute, "name") == 0;

  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE) {
    const char *name = get_written (scenario, node, attribute);
    g_autofree char *folded = name != NULL ? dup_met_by (scenario, node, name) : NULL;
    gpointer first;
    TcFinding *finding;

    if (name == NULL || tc_lint_is_duplicate (scenario, node))
      continue;
    first = g_hash_table_lookup (known, folded);
    if (first == NULL) {
      g_hash_table_insert (known, g_steal_pointer (&folded), GUINT_TO_POINTER (node));
      continue;
    }
    finding = tc_lint_add (scenario, report, is_name ? "NAM001" : "NAM003", node, attribute,
                           is_name ? _ ("There is a second %s with the name \"%s\"")
                                   : _ ("There is a second %s with the colour %s"),
                           tc_scenario_get_element (scenario, node)->label, name);
    tc_finding_add_related (finding, tc_scenario_get_source (scenario),
                            tc_lint_get_place (scenario, (TcNode) GPOINTER_TO_UINT (first)),
                            _ ("The first one is here"));
  }
}

/* -- Spaces around a name -- */

/* The spaces of ASCII at the ends of a name are taken away when it is read; these stay, and what is
 * between them goes with them. */
static gboolean
is_around (gunichar letter)
{
  return letter == ' ' || tc_letter_is_blank (letter);
}

/* Whether @text begins or ends so. */
static gboolean
has_around (const char *text)
{
  return *text != '\0' && (is_around (g_utf8_get_char (text)) ||
                           is_around (g_utf8_get_char (g_utf8_prev_char (text + strlen (text)))));
}

static char *
dup_without_around (const char *text)
{
  const char *end;

  while (*text != '\0' && is_around (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  end = text + strlen (text);
  while (end > text && is_around (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);

  return g_strndup (text, (gsize) (end - text));
}

/* -- What cannot be seen -- */

/* Those that turn the text around are reported of the whole file (XML030). */
static gboolean
is_hidden (gunichar letter)
{
  return tc_letter_is_invisible (letter) && !(letter >= 0x202a && letter <= 0x202e) &&
         !(letter >= 0x2066 && letter <= 0x2069);
}

/* The first one, or 0. */
static gunichar
find_hidden (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (is_hidden (g_utf8_get_char (text)))
      return g_utf8_get_char (text);

  return 0;
}

/* Without the spaces at its ends too: where they are reported next, removing this one would seem to
 * help nobody. */
static char *
dup_visible (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!is_hidden (g_utf8_get_char (text)))
      g_string_append_unichar (out, g_utf8_get_char (text));

  return dup_without_around (out->str);
}

static void
add_hidden (TcScenario *scenario,
            TcReport *report,
            TcNode node,
            const char *attribute,
            gunichar letter)
{
  const char *text = tc_scenario_get_string (scenario, node, attribute);
  g_autofree char *path = NULL;
  g_autofree char *visible = NULL;
  TcFinding *finding;

  path = tc_scenario_dup_path (scenario, node);
  visible = dup_visible (text);
  finding = tc_lint_add (scenario, report, "NAM002", node, attribute,
                         _ ("%s has a character that cannot be seen, U+%04X %s"), attribute, letter,
                         tc_letter_get_name (letter));
  tc_lint_add_fix (scenario, finding, tc_operation_new_set (path, attribute, visible),
                   _ ("Remove it"));
}

/* A name of nothing else gets no fix: there is none to be had from it. */
static void
add_around (TcScenario *scenario, TcReport *report, TcNode node, const char *attribute)
{
  const char *text = tc_scenario_get_string (scenario, node, attribute);
  g_autofree char *without = dup_without_around (text);
  gunichar first = g_utf8_get_char (text);
  gunichar last = g_utf8_get_char (g_utf8_prev_char (text + strlen (text)));
  g_autofree char *path = NULL;
  TcFinding *finding;

  if (*without == '\0') {
    tc_lint_add (scenario, report, "NAM004", node, attribute,
                 _ ("%s has nothing but a space, U+%04X %s"), attribute, first,
                 tc_letter_get_name (first));
    return;
  }
  path = tc_scenario_dup_path (scenario, node);
  finding = is_around (first) ? tc_lint_add (scenario, report, "NAM004", node, attribute,
                                             _ ("%s begins with a space, U+%04X %s"), attribute,
                                             first, tc_letter_get_name (first))
                              : tc_lint_add (scenario, report, "NAM004", node, attribute,
                                             _ ("%s ends with a space, U+%04X %s"), attribute, last,
                                             tc_letter_get_name (last));
  tc_lint_add_fix (scenario, finding, tc_operation_new_set (path, attribute, without),
                   _ ("Remove the spaces around it"));
}

static void
judge_text (TcScenario *scenario, TcReport *report, TcNode node, const char *attribute)
{
  const char *text = tc_scenario_get_string (scenario, node, attribute);
  gunichar hidden = text != NULL ? find_hidden (text) : 0;

  if (hidden != 0)
    add_hidden (scenario, report, node, attribute, hidden);
  else if (text != NULL && has_around (text))
    add_around (scenario, report, node, attribute);
}

/* Most nodes are like the one before, and have no texts: those of outlines. */
static void
judge_texts (TcScenario *scenario, TcReport *report)
{
  static const char *const names[] = { "name", "title", "text" };
  const TcSchemaContent *without = NULL;
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
    gboolean has_text = FALSE;

    if (content == without)
      continue;
    for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
      if (tc_schema_content_find_attribute (content, names[i]) == NULL)
        continue;
      has_text = TRUE;
      if (tc_scenario_has (scenario, node, names[i]) &&
          !tc_scenario_is_bad (scenario, node, names[i]))
        judge_text (scenario, report, node, names[i]);
    }
    if (!has_text)
      without = content;
  }
}

/* -- Modifiers of zero -- */

static void
judge_zeros (TcScenario *scenario, TcReport *report, const char *role, const char *attribute)
{
  TcNode node = TC_NODE_NONE;

  while ((node = tc_scenario_find_by_role (scenario, role, node)) != TC_NODE_NONE) {
    gint64 value;
    TcFinding *finding;
    g_autofree char *path = NULL;

    if (!tc_lint_read_int (scenario, node, attribute, &value) || value != 0 ||
        tc_scenario_get_first_child (scenario, node) != TC_NODE_NONE)
      continue;
    path = tc_scenario_dup_path (scenario, node);
    finding = tc_lint_add (scenario, report, "NUM008", node, attribute,
                           _ ("%s is 0, so this changes nothing"), attribute);
    tc_lint_add_fix (scenario, finding, tc_operation_new_remove (path), _ ("Remove it"));
  }
}

void
tc_lint_names (TcScenario *scenario, TcReport *report)
{
  static const char *const roles[] = { "side",      "seat",      "owner",  "space",   "zone",
                                       "terrain",   "class",     "result", "victory", "setup",
                                       "card",      "tile",      "backer", "option",  "milestone",
                                       "bot-table", "track-zone" };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    judge_twins (scenario, report, roles[i], "name");
  judge_twins (scenario, report, "side", "colour");
  judge_twins (scenario, report, "owner", "colour");
  judge_texts (scenario, report);
  judge_zeros (scenario, report, "modifier", "add");
  judge_zeros (scenario, report, "shift", "columns");
  judge_zeros (scenario, report, "class-shift", "columns");
}
