/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-sentence.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "scenario/tc-sentence-private.h"

static void append_clause (const TcScenario *scenario, TcNode node, GString *out);
static void append_text (const TcScenario *scenario,
                         TcNode node,
                         const char *at,
                         const char *end,
                         GString *out);
static void append_template (const TcScenario *scenario,
                             TcNode node,
                             const char *template,
                             GString *out);

static const char *
translate (const char *text)
{
  /* An empty string would give the header of the catalogue. */
  return text == NULL || *text == '\0' ? "" : g_dgettext (GETTEXT_PACKAGE, text);
}

/* What begins a clause that has a subject of its own; no text of a file can have it. */
#define OWN_SUBJECT '\001'

/* (nullable): without the brackets that hold it together among others. */
static char *
dup_bare (const char *clause)
{
  gsize length = strlen (clause);
  guint depth = 0;

  if (length < 2 || clause[0] != '(' || clause[length - 1] != ')')
    return NULL;
  for (gsize i = 0; i + 1 < length; i++) {
    depth += clause[i] == '(';
    depth -= clause[i] == ')';
    if (depth == 0)
      return NULL;
  }

  return g_strndup (clause + 1, length - 2);
}

/* "in the basement or the attic": the word that both have stands once. */
static const char *
skip_shared_word (const char *clause, const char *before)
{
  const char *blank = strchr (clause, ' ');
  gsize length = blank != NULL ? (gsize) (blank - clause) + 1 : 0;

  return length > 0 && strncmp (clause, before, length) == 0 ? clause + length : clause;
}

/* The children of @node named @name, or all of them, with what the schema puts between them. */
static void
append_children (const TcScenario *scenario, TcNode node, const char *name, GString *out)
{
  const TcSchemaElement *holder = tc_scenario_get_element (scenario, node);
  TcNode child = tc_scenario_get_first_child (scenario, node);
  g_autofree char *before = NULL;
  gsize start = out->len;
  guint n = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);
    const char *join = name == NULL ? holder->join : element->join;
    g_autoptr (GString) clause = g_string_new (NULL);

    if (element->sentence == NULL || (name != NULL && strcmp (element->name, name) != 0))
      continue;
    append_clause (scenario, child, clause);
    if (n++ > 0)
      g_string_append (out, join != NULL ? translate (join) : ", ");
    g_string_append (out, before != NULL && strchr (element->sentence, '@') != NULL
                            ? skip_shared_word (clause->str, before)
                            : clause->str);
    g_free (before);
    before = g_strdup (clause->str);
  }
  if (n == 1 && holder->sentence != NULL && g_str_has_suffix (holder->sentence, "{*}")) {
    g_autofree char *bare = dup_bare (out->str + start);

    if (bare != NULL)
      g_string_append (g_string_truncate (out, start), bare);
  }
}

/* -- Names ------------------------------------------------------------------------------------- */

/* The name that the pieces of one side have, or what they are called in general. */
static TcNode
find_noun (const TcScenario *scenario, TcNode kind, TcNode side)
{
  TcNode child = tc_scenario_get_first_child (scenario, kind);

  for (; child != TC_NODE_NONE && side != TC_NODE_NONE;
       child = tc_scenario_get_next_sibling (scenario, child)) {
    if (tc_sentence_find_value (scenario, child, "side") != NULL &&
        tc_scenario_get_ref (scenario, child, "side") == side)
      return child;
  }

  return kind;
}

/* (transfer full): "circle of salt", where the name is "Circle of salt" and the plural "circles of
 * salt". */
static char *
dup_singular (const char *name, const char *plural)
{
  gunichar first = g_utf8_get_char (name);
  char letter[6];
  int length;

  if (plural == NULL || g_unichar_isupper (g_utf8_get_char (plural)) ||
      !g_unichar_isupper (first) || g_unichar_isupper (g_utf8_get_char (g_utf8_next_char (name))))
    return g_strdup (name);
  length = g_unichar_to_utf8 (g_unichar_tolower (first), letter);

  return g_strdup_printf ("%.*s%s", length, letter, g_utf8_next_char (name));
}

/* A condition that asks for one of them has no "count". */
static gboolean
is_one_thing (const TcScenario *scenario, TcNode node)
{
  const char *count = tc_sentence_find_value (scenario, node, "count");

  return g_strcmp0 (count != NULL ? count : tc_sentence_find_value (scenario, node, "at-least"),
                    "1") == 0;
}

/* A kind of piece: "white cube", "white cubes". @attribute is "piece" or ends with it; what stands
 * before it also stands before "side". */
static void
append_noun (const TcScenario *scenario,
             TcNode node,
             const char *attribute,
             TcNode kind,
             GString *out)
{
  g_autofree char *side =
    g_strdup_printf ("%.*sside", (int) (strlen (attribute) - strlen ("piece")), attribute);
  gboolean has_side = tc_sentence_find_value (scenario, node, side) != NULL;
  TcNode noun = find_noun (scenario, kind,
                           has_side ? tc_scenario_get_ref (scenario, node, side) : TC_NODE_NONE);
  gboolean is_one = is_one_thing (scenario, node);
  const char *name = tc_sentence_find_value (scenario, noun, "name");
  const char *plural = tc_sentence_find_value (scenario, noun, "plural");
  g_autofree char *singular = name != NULL ? dup_singular (name, plural) : NULL;

  name = is_one ? singular : plural;
  g_string_append (out, name != NULL ? name : tc_scenario_get_id (scenario, kind));
}

/* "stairs" and "skeletons": one of them is no number of things. */
static gboolean
is_uncounted (const TcScenario *scenario, TcNode node)
{
  TcNode kind = tc_sentence_find_value (scenario, node, "piece") != NULL
                  ? tc_scenario_get_ref (scenario, node, "piece")
                  : TC_NODE_NONE;
  const char *name = kind != TC_NODE_NONE ? tc_sentence_find_value (scenario, kind, "name") : NULL;
  const char *plural =
    kind != TC_NODE_NONE ? tc_sentence_find_value (scenario, kind, "plural") : NULL;
  g_autofree char *singular = name != NULL ? dup_singular (name, plural) : NULL;

  return g_strcmp0 (tc_sentence_find_value (scenario, node, "count"), "1") == 0 &&
         singular != NULL && g_strcmp0 (singular, plural) == 0;
}

static void
append_reference (const TcScenario *scenario, TcNode node, const char *attribute, GString *out)
{
  TcNode target = tc_scenario_get_ref (scenario, node, attribute);
  const char *name = NULL;

  if (target != TC_NODE_NONE && g_str_has_suffix (attribute, "piece") &&
      tc_sentence_find_value (scenario, target, "plural") != NULL) {
    append_noun (scenario, node, attribute, target, out);
    return;
  }
  if (target != TC_NODE_NONE)
    name = tc_sentence_find_value (scenario, target, "phrase");
  if (target != TC_NODE_NONE && name == NULL)
    name = tc_sentence_find_value (scenario, target, "name");
  g_string_append (out, name != NULL ? name : tc_scenario_get_string (scenario, node, attribute));
}

/* Whether the pieces that @node names can have a name for each side. Others are not friend or foe:
 * they are whoever's plays them. */
static gboolean
have_sides (const TcScenario *scenario, TcNode node)
{
  TcNode kind = tc_sentence_find_value (scenario, node, "piece") != NULL
                  ? tc_scenario_get_ref (scenario, node, "piece")
                  : TC_NODE_NONE;
  const TcSchemaContent *content =
    kind != TC_NODE_NONE ? tc_scenario_get_element (scenario, kind)->content : NULL;

  for (guint i = 0; content != NULL && i < content->n_elements; i++) {
    if (tc_schema_content_find_attribute (content->elements[i]->content, "side") != NULL)
      return TRUE;
  }

  return content == NULL;
}

static void
append_enum (const TcScenario *scenario,
             TcNode node,
             const TcSchemaAttribute *attribute,
             const char *value,
             GString *out)
{
  gint index = tc_scenario_get_enum (scenario, node, attribute->name);
  const char *sentence = index >= 0 ? attribute->type->values[index].sentence : NULL;

  if (strcmp (attribute->name, "whose") == 0 && strcmp (value, "own") == 0 &&
      !have_sides (scenario, node))
    return;
  sentence = translate (sentence != NULL ? sentence : value);
  if (*sentence == '^')
    g_string_append_c (out, OWN_SUBJECT);
  sentence += *sentence == '^';
  append_text (scenario, node, sentence, sentence + strlen (sentence), out);
}

static void
append_attribute (const TcScenario *scenario,
                  TcNode node,
                  const TcSchemaAttribute *attribute,
                  GString *out)
{
  const char *value = tc_scenario_get_string (scenario, node, attribute->name);

  if (value == NULL || (strcmp (attribute->name, "count") == 0 && is_uncounted (scenario, node)))
    return;
  if (attribute->refs != NULL) {
    append_reference (scenario, node, attribute->name, out);
  } else if (attribute->type->kind == TC_VALUE_BOOLEAN) {
    if (tc_scenario_get_bool (scenario, node, attribute->name))
      g_string_append (out, translate (attribute->sentence));
  } else if (attribute->type->kind == TC_VALUE_ENUM) {
    append_enum (scenario, node, attribute, value, out);
  } else {
    g_string_append (out, value);
  }
}

/* -- Templates --------------------------------------------------------------------------------- */

static void
place_clear (TcSentencePlace *place)
{
  g_free (place->name);
  g_free (place->first);
  g_free (place->second);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcSentencePlace, place_clear)

static TcSentencePlace
read_place (const char *at, gsize length)
{
  g_autofree char *text = g_strndup (at, length);
  gsize n = strcspn (text, TC_SENTENCE_SIGNS);
  TcSentencePlace place = { .name = g_strndup (text, n), .has_no_sign = text[n] == '~' };
  const char *rest = text + n + place.has_no_sign;
  const char *bar;

  place.kind = *rest;
  if (*rest != '\0')
    rest += g_str_has_prefix (rest, "..") ? 2 : 1;
  bar = place.kind != '|' ? strchr (rest, '|') : NULL;
  place.first = bar != NULL ? g_strndup (rest, (gsize) (bar - rest)) : g_strdup (rest);
  place.second = g_strdup (bar != NULL ? bar + 1 : "");

  return place;
}

/* "the other player’s ", of a player named in a word. */
static void
append_owner (const TcScenario *scenario, TcNode node, const char *name, GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, name);
  gint index = attribute != NULL && attribute->type->kind == TC_VALUE_ENUM
                 ? tc_scenario_get_enum (scenario, node, name)
                 : -1;

  if (index >= 0)
    g_string_append (out, translate (attribute->type->values[index].owner));
}

/* "Might" becomes "the other player’s Might" or "Might of Red". */
static void
append_owned (const TcScenario *scenario,
              TcNode node,
              const TcSentencePlace *place,
              const char *words,
              GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  g_autofree char *player = g_strconcat (place->first, "player", NULL);
  g_autofree char *side = g_strconcat (place->first, "side", NULL);
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, side);
  gsize length = out->len;

  append_owner (scenario, node, player, out);
  if (out->len > length) {
    g_string_append (out, words + (g_str_has_prefix (words, "the ") ? strlen ("the ") : 0));
  } else if (attribute != NULL && tc_scenario_get_string (scenario, node, side) != NULL) {
    g_autoptr (GString) owner = g_string_new (NULL);

    append_attribute (scenario, node, attribute, owner);
    /* Translators: something, and the side that it belongs to: "Might of Red" */
    g_string_append_printf (out, _ ("%s of %s"), words, owner->str);
  } else {
    g_string_append (out, words);
  }
}

/* The only child said the other way round, or all of them behind @words. */
static void
append_denied (const TcScenario *scenario, TcNode node, const char *words, GString *out)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);
  const char *negation =
    child != TC_NODE_NONE && tc_scenario_get_next_sibling (scenario, child) == TC_NODE_NONE
      ? tc_scenario_get_element (scenario, child)->negation
      : NULL;

  if (negation != NULL) {
    append_template (scenario, child, negation, out);
  } else {
    g_string_append (out, words);
    append_children (scenario, node, NULL, out);
  }
}

static gboolean
is_on (const TcScenario *scenario, TcNode node, const char *attribute)
{
  TcNode target = tc_scenario_get_ref (scenario, node, attribute);

  return target != TC_NODE_NONE && tc_sentence_find_value (scenario, target, "on") != NULL &&
         tc_scenario_get_bool (scenario, target, "on");
}

/* The plain words of a place, without what follows its name. */
static void
append_words (const TcScenario *scenario, TcNode node, const TcSentencePlace *place, GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, place->name);

  if (place->has_no_sign && tc_sentence_find_value (scenario, node, place->name) != NULL)
    g_string_append_printf (out, "%" G_GINT64_FORMAT,
                            ABS (tc_sentence_get_number (scenario, node, place->name)));
  else if (strcmp (place->name, "*") == 0)
    append_children (scenario, node, NULL, out);
  else if (attribute != NULL)
    append_attribute (scenario, node, attribute, out);
  else
    append_children (scenario, node, place->name, out);
}

/* What a place with an apostrophe says: an owner alone, or something with its owner. */
static void
append_place_of_owner (const TcScenario *scenario,
                       TcNode node,
                       const TcSentencePlace *place,
                       GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, place->name);
  g_autoptr (GString) words = g_string_new (NULL);

  if (attribute != NULL && attribute->type->kind == TC_VALUE_ENUM) {
    append_owner (scenario, node, place->name, words);
    g_string_append (out, words->len > 0 ? words->str : place->second);
  } else {
    append_words (scenario, node, place, words);
    if (words->len > 0)
      append_owned (scenario, node, place, words->str, out);
  }
}

static void
append_place_with (const TcScenario *scenario,
                   TcNode node,
                   const TcSentencePlace *place,
                   GString *out)
{
  gint64 number = tc_sentence_get_number (scenario, node, place->name);
  g_autoptr (GString) words = g_string_new (NULL);

  append_words (scenario, node, place, words);
  switch (place->kind) {
  case '|':
    if (words->len == 0)
      g_string_append (out, place->first);
    else if (strcmp (place->first, "0") != 0 || strcmp (words->str, "0") != 0)
      g_string_append (out, words->str);
    break;
  case '#':
    if (number != 0)
      g_string_append_printf (out, "%" G_GINT64_FORMAT " %s", ABS (number),
                              ABS (number) == 1 ? place->first : place->second);
    break;
  case '=':
    g_string_append (out, ABS (number) == 1 ? place->first : place->second);
    break;
  case '>':
    g_string_append (out, number > 0 ? place->first : place->second);
    break;
  case '!':
    g_string_append (
      out, g_strcmp0 (tc_sentence_find_value (scenario, node, place->name), place->first) != 0 &&
               strcmp (words->str, place->first) != 0
             ? words->str
             : "");
    break;
  case '@':
    if (words->len > 0)
      g_string_append (out, is_on (scenario, node, place->name) ? place->second : place->first);
    g_string_append (out, words->str);
    break;
  default: /* '^' */
    if (words->len > 0)
      g_string_append (out, words->str[0] == OWN_SUBJECT ? place->second : place->first);
    g_string_append (out, words->str);
  }
}

/* Appends what stands at @place. Returns whether it says something: a word that only agrees with
 * another one does not. */
static gboolean
append_place (const TcScenario *scenario, TcNode node, const TcSentencePlace *place, GString *out)
{
  gsize length = out->len;

  if (place->kind == '.')
    tc_sentence_append_range (scenario, node, place, out);
  else if (place->kind == '+')
    tc_sentence_append_faces (scenario, node, place, out);
  else if (place->kind == '\'')
    append_place_of_owner (scenario, node, place, out);
  else if (place->kind == '?')
    append_denied (scenario, node, place->first, out);
  else if (place->kind != '\0')
    append_place_with (scenario, node, place, out);
  else
    append_words (scenario, node, place, out);

  return out->len > length && place->kind != '=' && place->kind != '>';
}

/* Appends the template up to @end. Returns whether a place in it had anything to say. */
static gboolean
append_part (const TcScenario *scenario, TcNode node, const char *at, const char *end, GString *out)
{
  gboolean says_something = FALSE;

  while (at < end) {
    const char *close = *at == '{' ? memchr (at, '}', (gsize) (end - at)) : NULL;

    if (close == NULL) {
      g_string_append_c (out, *at++);
    } else {
      g_auto (TcSentencePlace) place = read_place (at + 1, (gsize) (close - at) - 1);

      says_something |= append_place (scenario, node, &place, out);
      at = close + 1;
    }
  }

  return says_something;
}

/* The next bar that parts what is in brackets, or @end: one in braces is a place's own. */
static const char *
find_bar (const char *at, const char *end)
{
  gboolean in_place = FALSE;

  for (; at < end && (in_place || *at != '|'); at++)
    in_place = *at == '{' || (in_place && *at != '}');

  return at;
}

static gboolean
is_value (const TcScenario *scenario, TcNode node, const char *name, const char *value)
{
  return value != NULL && g_strcmp0 (tc_sentence_find_value (scenario, node, name), value) == 0;
}

/* What a test of a bracket says of @node; any other name holds when there is such a thing. */
static gboolean
holds_test (const TcScenario *scenario, TcNode node, const char *test)
{
  TcNode track = tc_sentence_find_value (scenario, node, "track") != NULL
                   ? tc_scenario_get_ref (scenario, node, "track")
                   : TC_NODE_NONE;

  if (strcmp (test, "acting") == 0)
    return is_value (scenario, node, "player", "acting");
  if (strcmp (test, "quality") == 0)
    return track != TC_NODE_NONE &&
           g_strcmp0 (tc_scenario_get_element (scenario, track)->number, "quality") == 0;
  if (strcmp (test, "start") == 0)
    return track != TC_NODE_NONE &&
           is_value (scenario, node, "to", tc_sentence_find_value (scenario, track, "start"));

  return tc_scenario_find_child (scenario, node, test) != TC_NODE_NONE;
}

/* Whether all tests before the first blank hold: they have plus signs between them. */
static gboolean
hold_tests (const TcScenario *scenario, TcNode node, const char *tests, gsize length)
{
  g_autofree char *text = g_strndup (tests, length);
  g_auto (GStrv) names = g_strsplit (text, "+", -1);
  gboolean hold = TRUE;

  for (guint i = 0; names[i] != NULL; i++)
    hold = hold && holds_test (scenario, node, names[i]);

  return hold;
}

/* The first of the parts whose tests hold, or the last, which has none. */
static void
append_alternative (const TcScenario *scenario,
                    TcNode node,
                    const char *at,
                    const char *end,
                    GString *out)
{
  const char *bar = find_bar (at, end);

  for (; *at == '?'; at = MIN (bar + 1, end), bar = find_bar (at, end)) {
    gsize length = strcspn (at + 1, " ]");

    if (hold_tests (scenario, node, at + 1, length)) {
      at += length + 2;
      break;
    }
  }
  if (*at == '^' && out->len == 0)
    g_string_append_c (out, OWN_SUBJECT);
  at += *at == '^';
  append_part (scenario, node, at, bar, out);
}

/* A first part without a place stands before the others, if any of them has something to say. */
static void
append_brackets (const TcScenario *scenario,
                 TcNode node,
                 const char *at,
                 const char *end,
                 GString *out)
{
  const char *bar = find_bar (at, end);
  gsize lead = bar < end && memchr (at, '{', (gsize) (bar - at)) == NULL ? (gsize) (bar - at) : 0;
  const char *first = at;
  gboolean is_first = TRUE;

  for (at = lead > 0 ? bar + 1 : at; at < end; at = bar + 1) {
    g_autoptr (GString) part = g_string_new (NULL);

    bar = find_bar (at, end);
    if (append_part (scenario, node, at, bar, part)) {
      g_string_append_len (out, first, is_first ? (gssize) lead : 0);
      g_string_append (out, is_first ? "" : _ (" and "));
      g_string_append (out, part->str);
      is_first = FALSE;
    }
  }
}

/* Appends a template with its brackets. */
static void
append_text (const TcScenario *scenario, TcNode node, const char *at, const char *end, GString *out)
{
  while (at < end) {
    const char *open = memchr (at, '[', (gsize) (end - at));
    const char *close = open != NULL ? memchr (open, ']', (gsize) (end - open)) : NULL;

    append_part (scenario, node, at, close != NULL ? open : end, out);
    if (close != NULL && open[1] == '?')
      append_alternative (scenario, node, open + 1, close, out);
    else if (close != NULL)
      append_brackets (scenario, node, open + 1, close, out);
    at = close != NULL ? close + 1 : end;
  }
}

/* Only what stands at the beginning is the subject of the whole. */
static void
drop_inner_marks (GString *clause)
{
  for (gsize i = 1; i < clause->len; i++) {
    if (clause->str[i] == OWN_SUBJECT)
      g_string_erase (clause, (gssize) i--, 1);
  }
}

static void
append_template (const TcScenario *scenario, TcNode node, const char *template, GString *out)
{
  const char *at = translate (template);
  g_autoptr (GString) clause = g_string_new (NULL);

  if (*at == '^') {
    g_string_append_c (clause, OWN_SUBJECT);
    at++;
  }
  append_text (scenario, node, at, at + strlen (at), clause);
  drop_inner_marks (clause);
  g_string_append_len (out, clause->str, (gssize) clause->len);
}

static void
append_clause (const TcScenario *scenario, TcNode node, GString *out)
{
  append_template (scenario, node, tc_scenario_get_element (scenario, node)->sentence, out);
}

char *
tc_sentence_dup_filled (const TcScenario *scenario, TcNode node, const char *template)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE && template != NULL,
                        g_string_free (out, FALSE));

  append_template (scenario, node, template, out);

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_clause (const TcScenario *scenario, TcNode node)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, g_string_free (out, FALSE));

  append_clause (scenario, node, out);
  if (out->str[0] == OWN_SUBJECT)
    g_string_erase (out, 0, 1);

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup (const TcScenario *scenario, TcNode node)
{
  g_autofree char *among = tc_sentence_dup_clause (scenario, node);
  g_autofree char *bare = dup_bare (among);
  const char *clause = bare != NULL ? bare : among;
  gunichar first = g_utf8_get_char (clause);
  GString *out = g_string_new (NULL);

  if (*clause != '\0') {
    g_string_append_unichar (out, g_unichar_toupper (first));
    g_string_append (out, g_utf8_next_char (clause));
    g_string_append_c (out, '.');
  }

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_children (const TcScenario *scenario, TcNode node)
{
  GString *out = g_string_new (NULL);
  TcNode child = tc_scenario_get_first_child (scenario, node);

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    g_autofree char *sentence = tc_sentence_dup (scenario, child);

    if (*sentence != '\0' && out->len > 0)
      g_string_append_c (out, ' ');
    g_string_append (out, sentence);
  }

  return g_string_free (out, FALSE);
}
