/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scenario/tc-sentence.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/tc-number-private.h"
#include "scenario/tc-sentence-private.h"

/* "in the basement or the attic": the word that both have stands once. */
static const char *
skip_shared_word (const char *clause, const char *before)
{
  const char *blank = strchr (clause, ' ');
  gsize length = blank != NULL ? (gsize) (blank - clause) + 1 : 0;

  return length > 0 && strncmp (clause, before, length) == 0 ? clause + length : clause;
}

/* Several words of a kind: the last has the word between them, the others commas. */
static const char *
get_join (const char *join, guint i, guint n)
{
  if (join == NULL || (i + 1 < n && (strcmp (join, " or ") == 0 || strcmp (join, " and ") == 0)))
    return ", ";

  return tc_sentence_translate (join);
}

static gboolean
begins_place (const char *words)
{
  return g_str_has_prefix (words, "in ") || g_str_has_prefix (words, "on ");
}

/* Where the amount or the place begins that stands behind what is done: "1 Might" in "lose 1
 * Might"; NULL for none, or where more follows than a reader could add another one to. */
static const char *
find_amount (const char *clause)
{
  const char *end = strchr (clause, TC_SENTENCE_SUBJECT_END);
  const char *amount = end != NULL ? end + 1 + strspn (end + 1, " ") : "";
  gboolean begins = g_ascii_isdigit (*amount) || begins_place (amount);

  return begins && strpbrk (amount, ",;:") == NULL ? amount : NULL;
}

/* Whether both do the same: "lose 1 Might and 1 Speed". */
static gboolean
share_verb (const char *clause, const char *before)
{
  const char *amount = find_amount (clause);

  return amount != NULL && find_amount (before) != NULL &&
         strncmp (clause, before, (gsize) (amount - clause)) == 0;
}

/* What stands between @clauses at @i - 1 and @i: amounts of which the same is said are a list. */
static const char *
get_join_of (const GPtrArray *clauses, guint i, const char *join)
{
  const char *clause = g_ptr_array_index (clauses, i);
  const char *next = i + 1 < clauses->len ? g_ptr_array_index (clauses, i + 1) : NULL;

  if (!share_verb (clause, g_ptr_array_index (clauses, i - 1)))
    return get_join (join, i, clauses->len);
  if (next != NULL && share_verb (next, clause))
    return ", ";

  return g_strcmp0 (join, "; or ") == 0 ? _ (" or ") : _ (" and ");
}

/* Of several, no more can be added to the last of them. */
static void
append_without_mark (GString *out, const char *clause)
{
  for (; *clause != '\0'; clause++) {
    if (*clause != TC_SENTENCE_SUBJECT_END)
      g_string_append_c (out, *clause);
  }
}

/* The clauses of the children of @node named @name, or of all of them; without those that only keep
 * count for others, if there are others. */
static GPtrArray *
read_clauses (const TcScenario *scenario, TcNode node, const char *name)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_free);
  TcNode child = tc_scenario_get_first_child (scenario, node);
  guint n_told = 0;

  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child)) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, child);
    g_autoptr (GString) clause = g_string_new (NULL);

    if (element->sentence == NULL || (name != NULL && strcmp (element->name, name) != 0))
      continue;
    tc_sentence_append_clause (scenario, child, clause);
    n_told += clause->str[0] != TC_SENTENCE_BOOKKEEPING;
    g_ptr_array_add (clauses, g_strdup (clause->str));
  }
  for (guint i = 0; n_told > 0 && i < clauses->len;) {
    if (*(const char *) g_ptr_array_index (clauses, i) == TC_SENTENCE_BOOKKEEPING)
      g_ptr_array_remove_index (clauses, i);
    else
      i++;
  }

  return clauses;
}

/* Whether @template says where: "{space@in |on }". */
static gboolean
names_places (const char *template)
{
  const char *at = template != NULL ? strchr (template, '@') : NULL;

  while (at != NULL && at > template && at[-1] == '{')
    at = strchr (at + 1, '@');

  return at != NULL;
}

/* The children of @node named @name, or all of them, with what the schema puts between them. */
static void
append_children (const TcScenario *scenario, TcNode node, const char *name, GString *out)
{
  const TcSchemaElement *holder = tc_scenario_get_element (scenario, node);
  TcNode first = name != NULL ? tc_scenario_find_child (scenario, node, name) : TC_NODE_NONE;
  const TcSchemaElement *element =
    first != TC_NODE_NONE ? tc_scenario_get_element (scenario, first) : NULL;
  const char *join = name == NULL ? holder->join : element != NULL ? element->join : NULL;
  gboolean has_places = element != NULL && names_places (element->sentence);
  g_autoptr (GPtrArray) clauses = read_clauses (scenario, node, name);

  for (guint i = 0; i < clauses->len; i++) {
    const char *clause = g_ptr_array_index (clauses, i);
    const char *before = i > 0 ? g_ptr_array_index (clauses, i - 1) : NULL;
    const char *between = before != NULL ? get_join_of (clauses, i, join) : "";

    g_string_append (out, between);
    if (g_str_has_prefix (between, "."))
      g_string_append_c (out, TC_SENTENCE_CAPITAL);
    if (before != NULL && has_places)
      g_string_append (out, skip_shared_word (clause, before));
    else if (before != NULL && share_verb (clause, before))
      g_string_append (out, find_amount (clause));
    else if (clauses->len > 1 && !has_places)
      append_without_mark (out, clause);
    else
      g_string_append (out, clause);
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

  const char *owner =
    index >= 0 ? tc_sentence_translate (attribute->type->values[index].owner) : "";

  tc_sentence_append_text (scenario, node, owner, owner + strlen (owner), out);
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

    tc_sentence_append_attribute (scenario, node, attribute, owner);
    /* Translators: something, and the side that it belongs to: "Might of Red" */
    g_string_append_printf (out, _ ("%s of %s"), words, owner->str);
  } else {
    g_string_append (out, words);
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
    tc_sentence_append_attribute (scenario, node, attribute, out);
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
      g_string_append (out,
                       words->str[0] == TC_SENTENCE_OWN_SUBJECT ? place->second : place->first);
    g_string_append (out, words->str);
  }
}

/* What the thing that is named has words of its own for, or a value said the other way round. */
static void
append_words_of (const TcScenario *scenario,
                 TcNode node,
                 const TcSentencePlace *place,
                 GString *out)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, node)->content;
  const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (content, place->name);
  gboolean is_enum = attribute->type->kind == TC_VALUE_ENUM;
  gint index = is_enum ? tc_scenario_get_enum (scenario, node, place->name) : -1;
  TcNode target = is_enum ? TC_NODE_NONE : tc_scenario_get_ref (scenario, node, place->name);
  const char *words =
    target != TC_NODE_NONE ? tc_sentence_find_value (scenario, target, place->first) : NULL;

  if (is_enum)
    words = index >= 0 ? tc_sentence_translate (attribute->type->values[index].negation) : NULL;
  g_string_append (out, words != NULL ? words : "");
}

/* What the game calls the elements of a key space: "room". */
static void
append_label (const TcScenario *scenario, const char *key_space, GString *out)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  for (guint i = 0; i < schema->n_elements; i++) {
    const TcSchemaElement *element = schema->elements[i];

    if (element->key != NULL && g_strcmp0 (element->key_space, key_space) == 0) {
      g_string_append (out, tc_sentence_translate (element->label));
      return;
    }
  }
  g_string_append (out, key_space);
}

/* Appends what stands at @place. Returns whether it says something: a word that only agrees with
 * another one does not, nor does what the game calls something. */
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
  else if (g_str_has_prefix (place->name, "*") && place->name[1] != '\0')
    tc_sentence_append_conditions (scenario, node, place, out);
  else if (place->kind == '@' && *place->name == '\0')
    g_string_append_printf (out, "%c%c", TC_SENTENCE_ACTOR,
                            'A' + tc_sentence_count_around (scenario, node, "each-player"));
  else if (place->kind == ':' && *place->name == '\0')
    append_label (scenario, place->first, out);
  else if (place->kind == ':')
    append_words_of (scenario, node, place, out);
  else if (place->kind != '\0')
    append_place_with (scenario, node, place, out);
  else
    append_words (scenario, node, place, out);

  return out->len > length && place->kind != '=' && place->kind != '>' && *place->name != '\0';
}

/* Appends the template up to @end. Returns whether a place in it had anything to say. */
static gboolean
append_part (const TcScenario *scenario, TcNode node, const char *at, const char *end, GString *out)
{
  const char *voice = g_strstr_len (at, end - at, "//");
  gboolean says_something = FALSE;

  if (voice != NULL) {
    g_string_append_c (out, TC_SENTENCE_TO_PLAYER);
    append_part (scenario, node, at, voice, out);
    g_string_append_c (out, TC_SENTENCE_OF_PLAYER);
    append_part (scenario, node, voice + strlen ("//"), end, out);
    g_string_append_c (out, TC_SENTENCE_VOICE_END);
    return TRUE;
  }
  while (at < end) {
    const char *close = *at == '{' ? memchr (at, '}', (gsize) (end - at)) : NULL;

    if (close == NULL) {
      g_string_append_c (out, *at == '~' ? TC_SENTENCE_SUBJECT_END : *at);
      at++;
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

    if (tc_sentence_hold_tests (scenario, node, at + 1, length)) {
      at += length + 2;
      break;
    }
  }
  if (strchr ("^-", *at) != NULL && *at != '\0') {
    if (out->len == 0)
      g_string_append_c (out, *at == '^' ? TC_SENTENCE_OWN_SUBJECT : TC_SENTENCE_BOOKKEEPING);
    at++;
  }
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
void
tc_sentence_append_text (const TcScenario *scenario,
                         TcNode node,
                         const char *at,
                         const char *end,
                         GString *out)
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

#define MARKS_OF_BEGINNING ((const char[]){ TC_SENTENCE_OWN_SUBJECT, TC_SENTENCE_BOOKKEEPING, 0 })

/* Only what stands at the beginning is the subject of the whole. */
static void
drop_inner_marks (GString *clause)
{
  for (gsize i = 1; i < clause->len; i++) {
    if (strchr (MARKS_OF_BEGINNING, clause->str[i]) != NULL)
      g_string_erase (clause, (gssize) i--, 1);
  }
}

void
tc_sentence_append_template (const TcScenario *scenario,
                             TcNode node,
                             const char *template,
                             GString *out)
{
  const char *at = tc_sentence_translate (template);
  g_autoptr (GString) clause = g_string_new (NULL);

  if (*at == '^') {
    g_string_append_c (clause, TC_SENTENCE_OWN_SUBJECT);
    at++;
  }
  tc_sentence_append_text (scenario, node, at, at + strlen (at), clause);
  drop_inner_marks (clause);
  g_string_append_len (out, clause->str, (gssize) clause->len);
}

void
tc_sentence_append_clause (const TcScenario *scenario, TcNode node, GString *out)
{
  tc_sentence_append_template (scenario, node, tc_scenario_get_element (scenario, node)->sentence,
                               out);
}

/* In "-4 or less", not in "Ju-52". */
static gboolean
is_minus (const GString *in, gsize i)
{
  return in->str[i] == '-' && g_ascii_isdigit (in->str[i + 1]) && (i == 0 || in->str[i - 1] == ' ');
}

/* The rest of a text, with a capital. */
static void
raise_first (GString *text, gsize from)
{
  gunichar first = g_utf8_get_char (text->str + from);
  g_autofree char *rest = g_strdup (g_utf8_next_char (text->str + from));

  g_string_truncate (text, from);
  g_string_append_unichar (text, g_unichar_toupper (first));
  g_string_append (text, rest);
}

/* What people read has no marks, and one of the two voices: to the acting player, or of the one
 * named @actor. @n_around: of elements "each-player" around the whole. */
static char *
finish (GString *marked, const char *actor, guint n_around)
{
  g_autoptr (GString) in = marked;
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  GString *out = g_string_new (NULL);
  gboolean is_left_out = FALSE;

  for (gsize i = 0; i < in->len; i++) {
    char c = in->str[i];

    if (c == TC_SENTENCE_CAPITAL)
      g_array_append_val (starts, out->len);
    else if (c == TC_SENTENCE_TO_PLAYER || c == TC_SENTENCE_OF_PLAYER)
      is_left_out = (c == TC_SENTENCE_TO_PLAYER) != (actor == NULL);
    else if (c == TC_SENTENCE_VOICE_END)
      is_left_out = FALSE;
    else if (c == TC_SENTENCE_ACTOR && !is_left_out && actor != NULL)
      g_string_append (out, in->str[++i] > (char) ('A' + n_around) ? _ ("that player") : actor);
    else if (c == TC_SENTENCE_ACTOR)
      i++;
    else if (!is_left_out && is_minus (in, i))
      g_string_append (out, TC_MINUS);
    else if (!is_left_out && (c < TC_SENTENCE_OWN_SUBJECT || c > TC_SENTENCE_BOOKKEEPING))
      g_string_append_c (out, c);
  }
  for (guint i = starts->len; i > 0; i--)
    raise_first (out, g_array_index (starts, gsize, i - 1));

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_filled (const TcScenario *scenario, TcNode node, const char *template)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE && template != NULL,
                        g_string_free (out, FALSE));

  tc_sentence_append_template (scenario, node, template, out);

  return finish (out, NULL, 0);
}

char *
tc_sentence_dup_clause (const TcScenario *scenario, TcNode node)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE, g_string_free (out, FALSE));

  tc_sentence_append_clause (scenario, node, out);

  return finish (out, NULL, 0);
}

void
tc_sentence_append_sentence (const char *clause, GString *out)
{
  gunichar first = g_utf8_get_char (clause);

  if (*clause == '\0')
    return;
  if (out->len > 0)
    g_string_append_c (out, ' ');
  g_string_append_unichar (out, g_unichar_toupper (first));
  g_string_append (out, g_utf8_next_char (clause));
  g_string_append_c (out, '.');
}

char *
tc_sentence_dup (const TcScenario *scenario, TcNode node)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  g_autofree char *clause = NULL;
  GString *out = NULL;

  if (g_strcmp0 (element->sentence, "{*}") == 0)
    return tc_sentence_dup_children (scenario, node);

  clause = tc_sentence_dup_clause (scenario, node);
  out = g_string_new (NULL);
  tc_sentence_append_sentence (clause, out);

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_told (const TcScenario *scenario, TcNode node, const char *actor)
{
  GString *clause = g_string_new (NULL);
  GString *out = g_string_new (NULL);
  g_autofree char *told = NULL;

  g_return_val_if_fail (scenario != NULL && node != TC_NODE_NONE && actor != NULL,
                        g_string_free (out, FALSE));

  tc_sentence_append_clause (scenario, node, clause);
  told = finish (clause, actor, tc_sentence_count_around (scenario, node, "each-player"));
  tc_sentence_append_sentence (told, out);

  return g_string_free (out, FALSE);
}

char *
tc_sentence_dup_children (const TcScenario *scenario, TcNode node)
{
  g_autoptr (GPtrArray) clauses = read_clauses (scenario, node, NULL);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < clauses->len; i++) {
    g_autofree char *clause = finish (g_string_new (g_ptr_array_index (clauses, i)), NULL, 0);

    tc_sentence_append_sentence (clause, out);
  }

  return g_string_free (out, FALSE);
}
