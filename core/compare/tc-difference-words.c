/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "compare/tc-difference.h"
#include "scenario/tc-sentence.h"
#include "scenario/tc-title.h"

/* Sentences about differences, in the words of the schema. Each is one template with numbered
 * places, so that a translation may have them in another order. */

/* So much of a long text is quoted, in characters. */
#define MAX_QUOTE   60
#define MAX_SUMMARY 4

/* The scenario and the node that a difference is named by: a thing has the name that it had. */
static TcNode
get_named (const TcDifferences *self, const TcDifference *difference, TcScenario **out_scenario)
{
  gboolean is_old = difference->old_node != TC_NODE_NONE;

  *out_scenario = is_old ? tc_differences_get_old (self) : tc_differences_get_new (self);

  return is_old ? difference->old_node : difference->new_node;
}

/* -- Things ------------------------------------------------------------------------------------ */

static gboolean
has_name (const TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *name = tc_schema_content_find_attribute (content, "name");

  return name != NULL && tc_scenario_get_string_of (scenario, node, name) != NULL;
}

/* From 1: which of its like among its siblings. */
static guint
get_number (const TcScenario *scenario, TcNode node, guint *out_n)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  TcNode child = tc_scenario_get_first_child (scenario, tc_scenario_get_parent (scenario, node));
  guint number = 0;

  *out_n = 0;
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    *out_n += tc_scenario_get_element (scenario, child) == element;
    if (child == node)
      number = *out_n;
  }

  return number;
}

/* One thing without what is around it: "Sedan", "row 7", "about". @with_kind: of what has a name
 * also what it is: "area Sedan". */
static char *
dup_thing (const TcScenario *scenario, TcNode node, gboolean with_kind)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *kind = tc_title_dup_word (element->label);
  g_autofree char *title = node != 0 ? tc_title_dup (scenario, node) : NULL;
  guint number;
  guint n;

  if (title != NULL && !with_kind && has_name (scenario, node))
    return g_steal_pointer (&title);
  if (title != NULL)
    /* Translators: a kind of thing and its name or key: "area Sedan", "row 7". */
    return g_strdup_printf (C_ ("thing", "%1$s %2$s"), kind, title);
  if (node == 0 || element->key != NULL)
    return g_steal_pointer (&kind);
  number = get_number (scenario, node, &n);
  if (n < 2)
    return g_steal_pointer (&kind);

  /* Translators: one of several without a name: "point 3". */
  return g_strdup_printf (C_ ("thing", "%1$s %2$u"), kind, number);
}

/* Whether @node says nothing that what is in it, @inside, does not say better: "tables" around the
 * combat table. */
static gboolean
is_mere_part (const TcScenario *scenario, TcNode node, TcNode inside)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, inside);

  return tc_scenario_get_parent (scenario, node) == 0 &&
         tc_scenario_get_element (scenario, node)->key == NULL &&
         (element->key != NULL || element->role != NULL);
}

/* What is around @node, from the nearest that has a name on: "1st Panzer"; "" for nothing. */
static char *
dup_around (const TcScenario *scenario, TcNode node)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TcNode inside = node;
  gboolean is_named = node == 0 || has_name (scenario, node);

  for (node = node == 0 ? 0 : tc_scenario_get_parent (scenario, node); node != 0 && !is_named;
       node = tc_scenario_get_parent (scenario, node)) {
    g_autofree char *thing = NULL;

    if (!is_mere_part (scenario, node, inside)) {
      thing = dup_thing (scenario, node, FALSE);
      g_string_prepend (out, out->len > 0 ? ", " : "");
      g_string_prepend (out, thing);
    }
    is_named = has_name (scenario, node);
    inside = node;
  }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
dup_whole_title (const TcScenario *scenario, TcNode node, gboolean with_kind)
{
  g_autofree char *around = dup_around (scenario, node);
  g_autofree char *thing = dup_thing (scenario, node, with_kind);

  return *around != '\0' ? g_strdup_printf ("%s, %s", around, thing) : g_steal_pointer (&thing);
}

char *
tc_differences_dup_title (const TcDifferences *self, guint index)
{
  TcScenario *scenario = NULL;
  TcNode node = get_named (self, tc_differences_get (self, index), &scenario);

  return dup_whole_title (scenario, node, FALSE);
}

char *
tc_differences_dup_path (const TcDifferences *self, guint index)
{
  const TcDifference *difference = tc_differences_get (self, index);
  gboolean is_gone = difference->new_node == TC_NODE_NONE;
  g_autofree char *path =
    is_gone ? tc_scenario_dup_path (tc_differences_get_old (self), difference->old_node)
            : tc_scenario_dup_path (tc_differences_get_new (self), difference->new_node);

  if (difference->attribute == NULL)
    return g_steal_pointer (&path);

  return g_strdup_printf ("%s%s@%s", path, *path != '\0' ? "/" : "", difference->attribute->name);
}

char *
tc_differences_dup_section (const TcDifferences *self, guint index)
{
  TcScenario *scenario = NULL;
  TcNode node = get_named (self, tc_differences_get (self, index), &scenario);

  while (node != 0 && tc_scenario_get_parent (scenario, node) != 0)
    node = tc_scenario_get_parent (scenario, node);

  return tc_title_dup_word (tc_scenario_get_element (scenario, node)->label);
}

char *
tc_differences_dup_heading (const TcDifferences *self, guint index)
{
  g_autofree char *section = tc_differences_dup_section (self, index);
  const char *rest = *section != '\0' ? g_utf8_next_char (section) : section;
  g_autofree char *first = g_utf8_strup (section, rest - section);

  return g_strconcat (first, rest, NULL);
}

/* -- Values ------------------------------------------------------------------------------------ */

/* @at or the start of the word around it. */
static const char *
find_word_start (const char *text, const char *at)
{
  while (at > text && !g_ascii_isspace (at[-1]))
    at = g_utf8_find_prev_char (text, at);

  return at;
}

/* (transfer full): in quotes; of a long text the part from where it differs from @other. */
static char *
dup_quote (const char *text, const char *other)
{
  const char *start = text;
  g_autofree char *line = NULL;
  g_autofree char *cut = NULL;
  gboolean is_cut;

  if (text == NULL)
    return NULL;
  if (g_utf8_strlen (text, -1) > MAX_QUOTE && other != NULL) {
    for (gsize i = 0; text[i] != '\0' && text[i] == other[i]; i++)
      start = text + i + 1;
    start = find_word_start (text, start);
  }
  line = g_strstrip (g_strdup (start));
  g_strdelimit (line, "\n\t\r", ' ');
  is_cut = g_utf8_strlen (line, -1) > MAX_QUOTE;
  cut = is_cut ? g_utf8_substring (line, 0, MAX_QUOTE) : g_strdup (line);

  return g_strdup_printf ("\"%s%s%s\"", start > text ? "…" : "", cut, is_cut ? "…" : "");
}

/* A word for the source itself, where the difference is one of sources. */
static char *
dup_source (TcProvenance source)
{
  return source == TC_PROVENANCE_NONE ? g_strdup (_ ("unknown"))
                                      : tc_title_dup_word (tc_provenance_get_name (source));
}

/* The same in a sentence, where it would read as one of its words. */
static char *
dup_quoted_source (TcProvenance source)
{
  g_autofree char *word = dup_source (source);

  return source == TC_PROVENANCE_NONE ? g_steal_pointer (&word) : g_strdup_printf ("\"%s\"", word);
}

static char *
dup_side (const TcDifference *difference, const TcScenario *scenario, gboolean is_old)
{
  TcNode node = is_old ? difference->old_node : difference->new_node;
  const char *value = is_old ? difference->old_value : difference->new_value;
  const char *other = is_old ? difference->new_value : difference->old_value;

  switch (difference->kind) {
  case TC_DIFFERENCE_TEXT:
    return dup_quote (value, other);
  case TC_DIFFERENCE_SOURCE:
    return dup_source (is_old ? difference->old_source : difference->new_source);
  case TC_DIFFERENCE_CHANGED:
    if (value != NULL && g_utf8_strlen (value, -1) > MAX_QUOTE)
      return dup_quote (value, other);
    return tc_title_dup_value (scenario, node, difference->attribute);
  case TC_DIFFERENCE_ADDED:
  case TC_DIFFERENCE_REMOVED:
  case TC_DIFFERENCE_MOVED:
  case TC_DIFFERENCE_REDRAWN:
  case TC_N_DIFFERENCE_KINDS:
    break;
  }

  return NULL;
}

char *
tc_differences_dup_old (const TcDifferences *self, guint index)
{
  return dup_side (tc_differences_get (self, index), tc_differences_get_old (self), TRUE);
}

char *
tc_differences_dup_new (const TcDifferences *self, guint index)
{
  return dup_side (tc_differences_get (self, index), tc_differences_get_new (self), FALSE);
}

/* -- Sentences --------------------------------------------------------------------------------- */

static gboolean
is_summed_up (const TcScenario *scenario, TcNode node, const TcSchemaAttribute *attribute)
{
  static const char *const quiet[] = {
    "id", "name", "title", "src", "src-of", "ref", "note", NULL
  };
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);

  return tc_scenario_has (scenario, node, attribute->name) &&
         !g_strv_contains (quiet, attribute->name) &&
         (element->key == NULL || has_name (scenario, node) ||
          !g_strv_contains (element->key, attribute->name)) &&
         g_strcmp0 (tc_scenario_get_string_of (scenario, node, attribute),
                    attribute->default_value) != 0;
}

/* " (area Rotterdam)": the first values of a thing that is new or gone; "" for none. */
static char *
dup_summary (const TcScenario *scenario, TcNode node)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const char *text = tc_scenario_get_text (scenario, node);
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < content->n_attributes && n < MAX_SUMMARY; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *word = NULL;
    g_autofree char *value = NULL;

    if (!is_summed_up (scenario, node, attribute))
      continue;
    word = tc_title_dup_word (attribute->label);
    value = tc_title_dup_value (scenario, node, attribute);
    g_string_append_printf (list, "%s%s %s", n++ > 0 ? ", " : "", word, value);
  }
  if (n == 0 && text != NULL && *text != '\0') {
    g_autofree char *quote = dup_quote (text, NULL);

    g_string_append (list, quote);
  }

  return list->len > 0 ? g_strdup_printf (" (%s)", list->str) : g_strdup ("");
}

/* Whether an element says @attribute by a default when it is left out: the printed rules say what
 * holds then. */
static gboolean
has_value_without (const TcSchemaElement *element, const TcSchemaAttribute *attribute)
{
  return element->key == NULL && attribute->printed != NULL && attribute->default_value != NULL;
}

/* (transfer full): "action rounds 3 becomes 4": what it is without @node, and with it. */
static char *
dup_value_change (const TcScenario *scenario,
                  TcNode node,
                  const TcSchemaAttribute *attribute,
                  gboolean is_added)
{
  const char *written = tc_scenario_get_string_of (scenario, node, attribute);
  const char *old = is_added ? attribute->default_value : written;
  const char *new = is_added ? written : attribute->default_value;
  g_autofree char *label = tc_title_dup_word (attribute->label);
  g_autofree char *old_words = tc_title_dup_given (scenario, node, attribute, old);
  g_autofree char *new_words = tc_title_dup_given (scenario, node, attribute, new);

  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return tc_title_is_on (new) ? g_strdup_printf (_ ("%s switched on"), label)
                                : g_strdup_printf (_ ("%s switched off"), label);

  /* Translators: a value, what it was and what it is: "action rounds 3 becomes 4". */
  return g_strdup_printf (_ ("%1$s %2$s becomes %3$s"), label, old_words, new_words);
}

/* (transfer full) (nullable): "action rounds 3 becomes 4" of an element that only holds values
 * which the rules give while it is left out; %NULL of any other. */
static char *
dup_values (const TcScenario *scenario, TcNode node, gboolean is_added)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autoptr (GString) list = g_string_new (NULL);

  if (tc_scenario_get_first_child (scenario, node) != TC_NODE_NONE)
    return NULL;
  for (guint i = 0; i < element->content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &element->content->attributes[i];
    g_autofree char *change = NULL;

    if (!is_summed_up (scenario, node, attribute))
      continue;
    if (!has_value_without (element, attribute))
      return NULL;
    change = dup_value_change (scenario, node, attribute, is_added);
    g_string_append (list, list->len > 0 ? ", " : "");
    g_string_append (list, change);
  }

  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

/* (transfer full): what @template, of @node, says of what is around it: "player count 5 leaves out
 * the set Red cards"; one with a subject of its own: "Historical setup: 2nd Corps placed in Sens".
 */
static char *
dup_said (const TcScenario *scenario, TcNode node, const char *template)
{
  gboolean has_subject = *template == '^';
  g_autofree char *around = dup_around (scenario, node);
  g_autofree char *clause = tc_sentence_dup_filled (scenario, node, template);

  if (has_subject)
    return g_strdup_printf (_ ("%1$s: %2$s"), around, clause);

  /* Translators: a thing, and what is said of it: "player count 5" and "leaves out the set Red
   * cards". */
  return g_strdup_printf (C_ ("change", "%1$s %2$s"), around, clause);
}

/* (transfer full) (nullable): "Player count 5 no longer leaves out the set Red cards", where the
 * schema says what it means that there is, or no longer is, such a thing. */
static char *
dup_meaning (const TcScenario *scenario, TcNode node, gboolean is_added)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  const char *template = is_added ? element->added : element->removed;

  return template != NULL ? dup_said (scenario, node, template) : NULL;
}

/* "Area Fen added", "Border Areas: member Moor added". */
static char *
dup_presence (const TcScenario *scenario, TcNode node, gboolean is_added)
{
  g_autofree char *around =
    has_name (scenario, node) && tc_scenario_get_parent (scenario, node) == 0
      ? g_strdup ("")
      : dup_around (scenario, node);
  g_autofree char *thing = dup_thing (scenario, node, TRUE);
  g_autofree char *summary = dup_summary (scenario, node);
  g_autofree char *meaning = dup_meaning (scenario, node, is_added);
  g_autofree char *values = dup_values (scenario, node, is_added);

  if (meaning != NULL)
    return g_steal_pointer (&meaning);
  if (values != NULL) {
    g_autofree char *title = dup_whole_title (scenario, node, FALSE);

    return g_strdup_printf (_ ("%1$s: %2$s"), title, values);
  }
  if (*around == '\0')
    /* Translators: thing and, in parentheses, its values: "area Fen added (terrain forest)". */
    return is_added ? g_strdup_printf (_ ("%1$s added%2$s"), thing, summary)
                    : g_strdup_printf (_ ("%1$s removed%2$s"), thing, summary);

  /* Translators: where, thing, values: "Opening: place 1st Corps added (area Sedan)". */
  return is_added ? g_strdup_printf (_ ("%1$s: %2$s added%3$s"), around, thing, summary)
                  : g_strdup_printf (_ ("%1$s: %2$s removed%3$s"), around, thing, summary);
}

static char *
dup_move (const TcDifferences *self, const TcDifference *difference)
{
  TcScenario *new = tc_differences_get_new (self);
  g_autofree char *title =
    dup_whole_title (tc_differences_get_old (self), difference->old_node, TRUE);
  g_autofree char *after = NULL;
  guint n;

  if (difference->element->key == NULL)
    /* Translators: one of several without a name: "Meuse, point 9 moved to position 12". */
    return g_strdup_printf (_ ("%1$s moved to position %2$u"), title,
                            get_number (new, difference->new_node, &n));
  if (difference->new_after == TC_NODE_NONE)
    /* Translators: a thing now stands before all others of its kind: "area Sedan moved to the
     * front". */
    return g_strdup_printf (_ ("%1$s moved to the front"), title);
  after = dup_thing (new, difference->new_after, FALSE);

  /* Translators: "area Sedan moved behind Bouillon". */
  return g_strdup_printf (_ ("%1$s moved behind %2$s"), title, after);
}

/* (transfer full) (nullable): "Historical setup: 2nd Corps in Paris instead of Sedan", where the
 * schema says what is so with the new value. */
static char *
dup_instead (const TcDifferences *self, const TcDifference *difference, const char *old)
{
  const char *template = difference->attribute->changed;
  g_autofree char *said = NULL;

  if (template == NULL || old == NULL || difference->new_value == NULL)
    return NULL;
  said = dup_said (tc_differences_get_new (self), difference->new_node, template);

  /* Translators: what is so now, and the value that it had: "2nd Corps in Paris" and "Sedan". */
  return g_strdup_printf (_ ("%1$s instead of %2$s"), said, old);
}

static char *
dup_change (const TcDifference *difference, const char *title, const char *old, const char *new)
{
  g_autofree char *label = tc_title_dup_word (difference->attribute->label);
  gboolean is_switch = difference->attribute->type->kind == TC_VALUE_BOOLEAN;

  if (is_switch && difference->old_value != NULL && new != NULL)
    return strcmp (difference->new_value, "true") == 0 || strcmp (difference->new_value, "1") == 0
             /* Translators: "Antwerp: port switched on". */
             ? g_strdup_printf (_ ("%1$s: %2$s switched on"), title, label)
             : g_strdup_printf (_ ("%1$s: %2$s switched off"), title, label);
  if (old == NULL)
    /* Translators: something that was not said before: "Sedan: note "a ford"". */
    return g_strdup_printf (_ ("%1$s: %2$s set to %3$s"), title, label, new);
  if (new == NULL)
    /* Translators: something that is no longer said: "Sedan: note "a ford" removed". */
    return g_strdup_printf (_ ("%1$s: %2$s %3$s removed"), title, label, old);

  /* Translators: "Sedan: terrain clear becomes forest". */
  return g_strdup_printf (_ ("%1$s: %2$s %3$s becomes %4$s"), title, label, old, new);
}

static char *
dup_text (const char *title, const char *old, const char *new)
{
  if (old == NULL)
    return g_strdup_printf (_ ("%1$s: now %2$s"), title, new);
  if (new == NULL)
    return g_strdup_printf (_ ("%1$s: %2$s removed"), title, old);

  /* Translators: the words in something: "about: "A wet day" becomes "A dry day"". */
  return g_strdup_printf (_ ("%1$s: %2$s becomes %3$s"), title, old, new);
}

static char *
dup_source_change (const TcDifference *difference, const char *title)
{
  g_autofree char *old = dup_quoted_source (difference->old_source);
  g_autofree char *new = dup_quoted_source (difference->new_source);
  g_autofree char *label = NULL;

  if (difference->attribute == NULL)
    /* Translators: where the values of a thing come from: "Sedan: source changed from "rulebook"
     * to "designer"". */
    return g_strdup_printf (_ ("%1$s: source changed from %2$s to %3$s"), title, old, new);
  label = tc_title_dup_word (difference->attribute->label);

  /* Translators: the same of one value: "Sedan: source of terrain changed from "rulebook" to
   * "designer"". */
  return g_strdup_printf (_ ("%1$s: source of %2$s changed from %3$s to %4$s"), title, label, old,
                          new);
}

static guint
count_points (const TcScenario *scenario, TcNode line)
{
  TcNode point = tc_scenario_get_first_child (scenario, line);
  guint n = 0;

  for (; point != TC_NODE_NONE; point = tc_scenario_get_next_sibling (scenario, point))
    n += g_strcmp0 (tc_scenario_get_element (scenario, point)->role, "point") == 0;

  return n;
}

/* "12 of 51 corners moved, 1 corner added". */
static char *
dup_points (const TcDifference *difference, guint n)
{
  g_autofree char *moved =
    /* Translators: %1$u of %2$u corners of an outline, or bends of a line. */
    g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u corner moved", "%1$u of %2$u corners moved", n),
      difference->n_moved, n);
  g_autofree char *added = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u corner added", "%u corners added", difference->n_added),
    difference->n_added);
  g_autofree char *removed = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u corner removed", "%u corners removed", difference->n_removed),
    difference->n_removed);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (difference->n_moved > 0)
    g_strv_builder_add (parts, moved);
  if (difference->n_added > 0)
    g_strv_builder_add (parts, added);
  if (difference->n_removed > 0)
    g_strv_builder_add (parts, removed);
  list = g_strv_builder_end (parts);

  return g_strjoinv (", ", list);
}

static char *
dup_redrawn (const TcDifferences *self, const TcDifference *difference, const char *title)
{
  guint n = count_points (tc_differences_get_old (self), difference->old_node);
  g_autofree char *points = dup_points (difference, n);

  /* Translators: a line of the map, and how many of its points: "Sedan, outline redrawn: 12 of 51
   * corners moved". */
  return g_strdup_printf (_ ("%1$s redrawn: %2$s"), title, points);
}

static char *
dup_clause (const TcDifferences *self, guint index)
{
  const TcDifference *difference = tc_differences_get (self, index);
  g_autofree char *title = tc_differences_dup_title (self, index);
  g_autofree char *old = tc_differences_dup_old (self, index);
  g_autofree char *new = tc_differences_dup_new (self, index);
  char *instead;

  switch (difference->kind) {
  case TC_DIFFERENCE_ADDED:
    return dup_presence (tc_differences_get_new (self), difference->new_node, TRUE);
  case TC_DIFFERENCE_REMOVED:
    return dup_presence (tc_differences_get_old (self), difference->old_node, FALSE);
  case TC_DIFFERENCE_MOVED:
    return dup_move (self, difference);
  case TC_DIFFERENCE_CHANGED:
    instead = dup_instead (self, difference, old);
    return instead != NULL ? instead : dup_change (difference, title, old, new);
  case TC_DIFFERENCE_TEXT:
    return dup_text (title, old, new);
  case TC_DIFFERENCE_SOURCE:
    return dup_source_change (difference, title);
  case TC_DIFFERENCE_REDRAWN:
    return dup_redrawn (self, difference, title);
  case TC_N_DIFFERENCE_KINDS:
    break;
  }

  g_return_val_if_reached (NULL);
}

char *
tc_differences_dup_sentence (const TcDifferences *self, guint index)
{
  g_autofree char *clause = dup_clause (self, index);
  g_autofree char *first = g_utf8_strup (clause, g_utf8_next_char (clause) - (const char *) clause);

  return g_strconcat (first, g_utf8_next_char (clause), NULL);
}
