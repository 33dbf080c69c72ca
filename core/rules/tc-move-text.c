/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/tc-rules-private.h"
#include "rules/tc-system.h"
#include "rules/tc-umpire.h"
#include "text/tc-letter-private.h"

/* Moves as text by ids: VERB [SUBJECT] [> TARGET] [= NUMBER], words apart by blanks. */

/* Verbs of core's own, from TC_VERB_FORCE_DIE. */
typedef struct {
  const char *id;
  const char *label;
} OwnVerb;

static const OwnVerb own_verbs[] = {
  { "force-die", N_ ("The next die will show {value}") },
  { "umpire-put", N_ ("{subject} is put in {target}") },
  { "umpire-turn", N_ ("{subject} is turned over") },
  { "umpire-give", N_ ("{subject} changes hands: {target}") },
  { "umpire-set", N_ ("{subject} is set to {value}") },
};

static const OwnVerb *
find_own_verb (guint8 verb)
{
  gint index = verb - TC_VERB_FORCE_DIE;

  return index >= 0 && index < (gint) G_N_ELEMENTS (own_verbs) ? &own_verbs[index] : NULL;
}

static const char *
verb_id (const TcSystem *system, guint8 verb)
{
  const OwnVerb *own = find_own_verb (verb);

  if (own != NULL)
    return own->id;

  g_return_val_if_fail (verb < system->n_verbs, "");

  return system->verbs[verb].id;
}

char *
tc_move_dup_text (const TcRuleset *ruleset, const TcMove *move)
{
  GString *out = g_string_new (verb_id (tc_ruleset_get_system (ruleset), move->verb));

  if (move->subject != TC_THING_NONE)
    g_string_append_printf (out, " %s", tc_ruleset_get_thing (ruleset, move->subject)->id);
  if (move->target != TC_THING_NONE)
    g_string_append_printf (out, " > %s", tc_ruleset_get_thing (ruleset, move->target)->id);
  if (move->value != 0 || move->verb == TC_VERB_SET)
    g_string_append_printf (out, " = %u", move->value);

  return g_string_free (out, FALSE);
}

/* "COUNTER|AREA", in brackets where it may be left out. */
static void
append_classes (GString *out, const TcSystem *system, const char *mark, guint32 classes)
{
  gboolean is_optional = (classes & TC_THINGS_OPTIONAL) != 0;
  gboolean is_first = TRUE;

  if (classes == 0)
    return;

  g_string_append_printf (out, is_optional ? " [%s" : " %s", mark);
  for (guint class = 0; class < system->n_classes; class ++) {
    g_autofree char *name = NULL;

    if ((classes >> class & 1) == 0)
      continue;
    name = g_utf8_strup (_ (system->classes[class].name), -1);
    g_string_append_printf (out, "%s%s", is_first ? "" : "|", name);
    is_first = FALSE;
  }
  g_string_append (out, is_optional ? "]" : "");
}

char *
tc_move_dup_form (const TcRuleset *ruleset, guint verb)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const TcVerb *of = &system->verbs[verb];
  GString *out = g_string_new (of->id);

  append_classes (out, system, "", of->subjects);
  append_classes (out, system, "> ", of->targets);
  if (of->max_value > 0)
    g_string_append_printf (out, " [= 1..%u]", of->max_value);

  return g_string_free (out, FALSE);
}

/* Phones begin a line with a capital. */
static gboolean
parse_verb (const TcRuleset *ruleset,
            const char *word,
            gboolean is_typed,
            guint8 *out_verb,
            char **out_error)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  TcSuggest suggest = tc_suggest_begin (word);

  for (guint i = 0; i < system->n_verbs; i++) {
    if (strcmp (word, system->verbs[i].id) == 0 ||
        (is_typed && g_ascii_strcasecmp (word, system->verbs[i].id) == 0)) {
      *out_verb = (guint8) i;
      return TRUE;
    }
    tc_suggest_offer (&suggest, system->verbs[i].id);
  }

  for (guint i = 0; i < G_N_ELEMENTS (own_verbs); i++) {
    if (strcmp (word, own_verbs[i].id) == 0) {
      *out_verb = (guint8) (TC_VERB_FORCE_DIE + i);
      return TRUE;
    }
    tc_suggest_offer (&suggest, own_verbs[i].id);
  }

  *out_error = tc_label_take_question (
    g_strdup_printf (_ ("\"%s\" is not a move of this game."), word), &suggest);

  return FALSE;
}

/* By id or by name, whatever the case: lists of moves show the names. TC_THING_NONE for none, and
 * for more than one. */
static TcThing
find_loosely (const TcRuleset *ruleset, const char *word)
{
  g_autofree char *wanted = g_utf8_casefold (word, -1);
  TcThing found = TC_THING_NONE;

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++) {
    const TcThingInfo *info = tc_ruleset_get_thing (ruleset, (TcThing) i);
    g_autofree char *id = g_utf8_casefold (info->id, -1);
    g_autofree char *name = g_utf8_casefold (info->name, -1);

    if (strcmp (id, wanted) != 0 && strcmp (name, wanted) != 0)
      continue;
    if (found != TC_THING_NONE)
      return TC_THING_NONE;
    found = (TcThing) i;
  }

  return found;
}

static gboolean
parse_thing (const TcRuleset *ruleset,
             const char *word,
             gboolean is_typed,
             TcThing *out_thing,
             char **out_error)
{
  TcSuggest suggest = tc_suggest_begin (word);

  *out_thing = tc_ruleset_find_thing (ruleset, word);
  if (*out_thing == TC_THING_NONE && is_typed)
    *out_thing = find_loosely (ruleset, word);
  if (*out_thing != TC_THING_NONE)
    return TRUE;

  for (guint i = 0; i < tc_ruleset_get_n_things (ruleset); i++)
    tc_suggest_offer (&suggest, tc_ruleset_get_thing (ruleset, (TcThing) i)->id);
  *out_error = tc_label_take_question (
    g_strdup_printf (_ ("Nothing in this scenario has the name \"%s\"."), word), &suggest);

  return FALSE;
}

static gboolean
parse_value (const char *word, guint16 *out_value, char **out_error)
{
  guint64 value = 0;

  if (!g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT16, &value, NULL)) {
    *out_error = g_strdup_printf (_ ("\"%s\" should be a whole number from 0 to 65535."), word);
    return FALSE;
  }
  *out_value = (guint16) value;

  return TRUE;
}

/* What a move says after its verb. */
static gboolean
parse_rest (const TcRuleset *ruleset,
            char **words,
            gboolean is_typed,
            TcMove *move,
            char **out_error)
{
  char **at = words;

  if (*at != NULL && strcmp (*at, ">") != 0 && strcmp (*at, "=") != 0) {
    if (!parse_thing (ruleset, *at++, is_typed, &move->subject, out_error))
      return FALSE;
  }
  if (*at != NULL && strcmp (*at, ">") == 0 && at[1] != NULL) {
    if (!parse_thing (ruleset, at[1], is_typed, &move->target, out_error))
      return FALSE;
    at += 2;
  }
  if (*at != NULL && strcmp (*at, "=") == 0 && at[1] != NULL) {
    if (!parse_value (at[1], &move->value, out_error))
      return FALSE;
    at += 2;
  }
  if (*at == NULL)
    return TRUE;

  *out_error =
    g_strdup_printf (_ ("\"%s\" is not expected here; write VERB SUBJECT > TARGET = NUMBER."), *at);

  return FALSE;
}

/* (transfer full): the words of @text; runs of blanks count as one. Words end up in
 * messages on a terminal, so control characters are escaped. */
static char **
split_words (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, " \t\r", -1);
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; pieces[i] != NULL; i++) {
    if (pieces[i][0] != '\0')
      g_ptr_array_add (words, tc_letter_dup_escaped (pieces[i]));
  }
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (words, FALSE);
}

static gboolean
parse_move (const TcRuleset *ruleset,
            const char *text,
            gboolean is_typed,
            TcMove *out_move,
            char **out_error)
{
  g_auto (GStrv) words = split_words (text);
  TcMove move = { 0, 0, TC_THING_NONE, TC_THING_NONE, 0 };
  g_autofree char *problem = NULL;

  if (words[0] == NULL)
    problem = g_strdup (_ ("The move is missing; write VERB SUBJECT > TARGET = NUMBER."));
  else if (parse_verb (ruleset, words[0], is_typed, &move.verb, &problem) &&
           parse_rest (ruleset, words + 1, is_typed, &move, &problem)) {
    *out_move = move;
    return TRUE;
  }

  if (out_error != NULL)
    *out_error = g_steal_pointer (&problem);

  return FALSE;
}

gboolean
tc_move_parse (const TcRuleset *ruleset, const char *text, TcMove *out_move, char **out_error)
{
  return parse_move (ruleset, text, FALSE, out_move, out_error);
}

gboolean
tc_move_parse_typed (const TcRuleset *ruleset, const char *text, TcMove *out_move, char **out_error)
{
  return parse_move (ruleset, text, TRUE, out_move, out_error);
}

static gboolean
is_seat (const TcRuleset *ruleset, TcThing thing)
{
  return thing < tc_ruleset_get_n_things (ruleset) &&
         tc_ruleset_get_thing (ruleset, thing)->kind == TC_THING_SEAT;
}

char *
tc_move_dup_label_in (const TcRuleset *ruleset, const TcMove *move, guint phase)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const OwnVerb *own = find_own_verb (move->verb);
  TcLabelArgs args = { move->subject, move->target, move->value, NULL, 0, NULL, NULL, NULL };
  gint number = 0;

  if (phase > 0 && phase < system->n_phases)
    args.phase = _ (system->phases[phase]);

  if (move->verb == TC_VERB_GIVE && move->target == TC_THING_NONE)
    return tc_label_fill (ruleset, N_ ("{subject} changes hands: nobody"), &args);
  if (move->verb == TC_VERB_PUT && is_seat (ruleset, move->target))
    return tc_label_fill (ruleset, N_ ("{target} gets {subject}"), &args);
  if (tc_umpire_read_step (ruleset, move, &number)) {
    const gint16 shown[] = { (gint16) number };

    args.values = shown;
    args.n_values = G_N_ELEMENTS (shown);
    return tc_label_fill (ruleset, N_ ("{subject}, {target}: set to {0} (step {value})"), &args);
  }
  if (move->verb == TC_VERB_SET && move->target != TC_THING_NONE)
    return tc_label_fill (ruleset, N_ ("{subject}, {target}: set to {value}"), &args);
  if (move->verb == TC_VERB_FORCE_DIE)
    args.value = tc_rules_read_face (ruleset, move->value);
  if (own != NULL)
    return tc_label_fill (ruleset, own->label, &args);

  g_return_val_if_fail (move->verb < system->n_verbs, NULL);

  return tc_label_fill (ruleset, system->verbs[move->verb].label, &args);
}

char *
tc_move_dup_label_at (const TcRuleset *ruleset, const TcMove *move, const TcState *state)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  TcLabelArgs args = { .subject = move->subject, .target = move->target, .value = move->value };
  const char *label = NULL;

  if (system->label != NULL && move->verb < system->n_verbs)
    label = system->label (ruleset, state, move);

  return label != NULL ? tc_label_fill (ruleset, label, &args)
                       : tc_move_dup_label_in (ruleset, move, state->phase);
}

static gboolean
names_nothing (const TcMove *move)
{
  return move->subject == TC_THING_NONE && move->target == TC_THING_NONE;
}

char *
tc_label_dup_among (const TcRuleset *ruleset,
                    const TcMove *moves,
                    guint n,
                    guint index,
                    const TcState *state)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const char *alone = system->verbs[moves[index].verb].alone;

  if (system->label != NULL && system->label (ruleset, state, &moves[index]) != NULL)
    alone = NULL;

  for (guint i = 0; i < n && alone != NULL; i++) {
    if (i != index && names_nothing (&moves[i]))
      alone = NULL;
  }

  return alone != NULL ? g_strdup (_ (alone))
                       : tc_move_dup_label_at (ruleset, &moves[index], state);
}

char *
tc_move_dup_told (const TcRuleset *ruleset, const TcMove *move, const char *actor)
{
  const TcSystem *system = tc_ruleset_get_system (ruleset);
  const char *told = move->verb < system->n_verbs ? system->verbs[move->verb].told : NULL;
  TcLabelArgs args = {
    .subject = move->subject, .target = move->target, .value = move->value, .actor = actor
  };

  return told != NULL ? tc_label_fill (ruleset, told, &args) : NULL;
}

char *
tc_move_dup_label (const TcRuleset *ruleset, const TcMove *move)
{
  return tc_move_dup_label_in (ruleset, move, 0);
}
