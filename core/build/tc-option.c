/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "build/tc-build.h"
#include "rules/tc-replay.h"
#include "scenario/tc-operation.h"
#include "scenario/tc-suggest.h"

/* Options of play: edits of the text that nobody has to make by hand. */

G_DEFINE_QUARK (tc - option - error - quark, tc_option_error)

/* (transfer full): what there is, and what was probably meant by @word. */
static char *
dup_choice (const char *word, const char *const *known)
{
  g_autofree char *list = g_strjoinv (", ", (char **) known);
  g_autofree char *question = tc_suggest_dup (word, known);

  if (question == NULL)
    return g_strdup_printf (_ ("There are: %s."), list);

  return g_strdup_printf (_ ("There are: %s. %s"), list, question);
}

static const TcOption *
find_option (const TcSystem *system, const char *id, GError **error)
{
  g_autofree const char **known = g_new0 (const char *, system->n_options + 1);
  g_autofree char *choice = NULL;

  for (guint i = 0; i < system->n_options; i++) {
    if (strcmp (system->options[i].id, id) == 0)
      return &system->options[i];
    known[i] = system->options[i].id;
  }

  choice = dup_choice (id, known);
  if (system->n_options == 0)
    g_set_error (error, TC_OPTION_ERROR, TC_OPTION_ERROR_UNKNOWN,
                 _ ("this game has no option \"%s\", nor any other."), id);
  else
    g_set_error (error, TC_OPTION_ERROR, TC_OPTION_ERROR_UNKNOWN,
                 _ ("this game has no option \"%s\". %s"), id, choice);

  return NULL;
}

const TcSchemaAttribute *
tc_option_get_attribute (const TcScenario *scenario, const TcOption *option)
{
  TcNode section = tc_scenario_find_section (scenario, option->section);
  const TcSchemaElement *element = tc_schema_content_find_element (
    tc_scenario_get_element (scenario, section)->content, option->element, NULL);

  return tc_schema_content_find_attribute (element->content, option->attribute);
}

static gboolean
check_value (const TcSchemaType *type, const TcOption *option, const char *value, GError **error)
{
  g_autofree const char **known = g_new0 (const char *, type->n_values + 1);
  g_autofree char *choice = NULL;

  for (guint i = 0; i < type->n_values; i++) {
    if (strcmp (type->values[i].name, value) == 0)
      return TRUE;
    known[i] = type->values[i].name;
  }
  choice = dup_choice (value, known);
  g_set_error (error, TC_OPTION_ERROR, TC_OPTION_ERROR_VALUE,
               _ ("the option \"%s\" has no value \"%s\". %s"), option->id, value, choice);

  return FALSE;
}

static TcOperation *
create_operation (const TcScenario *scenario, const TcOption *option, const char *value)
{
  g_autofree char *path = g_strdup_printf ("%s/%s", option->section, option->element);
  const char *attributes[] = { option->attribute, value, NULL };

  if (tc_scenario_find_section (scenario, path) != TC_NODE_NONE)
    return tc_operation_new_set (path, option->attribute, value);

  return tc_operation_new_insert (option->section, option->element, attributes);
}

static guint
get_index (const TcSystem *system, const TcOption *option)
{
  return (guint) (option - system->options);
}

TcBuild *
tc_build_new_with_option (TcBuild *build,
                          const TcSystem *const *systems,
                          const char *id,
                          const char *value,
                          GError **error)
{
  TcRuleset *ruleset = tc_build_get_ruleset (build);
  TcScenario *scenario = tc_build_get_scenario (build);
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (TcEdits) edits = NULL;
  g_autoptr (TcSource) source = NULL;
  const TcSystem *system;
  const TcOption *option;

  g_return_val_if_fail (ruleset != NULL, NULL);

  system = tc_ruleset_get_system (ruleset);
  option = find_option (system, id, error);
  if (option == NULL ||
      !check_value (tc_option_get_attribute (scenario, option)->type, option, value, error))
    return NULL;
  if (g_strcmp0 (tc_ruleset_get_option (ruleset, get_index (system, option)), value) == 0)
    return tc_build_ref (build);

  operation = create_operation (scenario, option, value);
  edits = tc_operation_make_edits (operation, scenario, error);
  if (edits == NULL)
    return NULL;
  source = tc_edits_apply (edits, tc_build_get_text (build), NULL);
  if (source == NULL) {
    g_set_error_literal (error, TC_OPTION_ERROR, TC_OPTION_ERROR_VALUE,
                         _ ("the scenario is too long to be changed."));
    return NULL;
  }

  return tc_build_new (source, systems);
}

TcBuild *
tc_build_new_as_recorded (TcBuild *build, const TcSystem *const *systems, const char *replay)
{
  const TcSystem *system = tc_ruleset_get_system (tc_build_get_ruleset (build));
  g_autoptr (TcBuild) current = tc_build_ref (build);

  for (guint i = 0; i < system->n_options; i++) {
    g_autofree char *value = tc_replay_dup_option (replay, system->options[i].id);
    g_autoptr (TcBuild) changed = NULL;

    if (value != NULL)
      changed = tc_build_new_with_option (current, systems, system->options[i].id, value, NULL);
    if (changed == NULL || tc_build_get_ruleset (changed) == NULL)
      continue;
    tc_build_unref (current);
    current = g_steal_pointer (&changed);
  }

  return g_steal_pointer (&current);
}
