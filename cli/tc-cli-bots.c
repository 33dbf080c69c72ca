/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-cli-bots.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tc-cli-data.h"

#define HUMAN "human"

/* (transfer full) (nullable): @build with one option set; %NULL after saying why not. */
static TcBuild *
set_option (const TcCommand *command,
            TcBuild *build,
            const char *arg,
            const char *setting,
            TcExit *out_exit)
{
  const char *equals = strchr (setting, '=');
  g_autofree char *id = g_strndup (setting, strcspn (setting, "="));
  g_autoptr (TcBuild) changed = NULL;
  g_autoptr (GError) error = NULL;

  if (equals == NULL) {
    *out_exit = tc_cli_usage_error (
      command, _ ("--option is written ID=VALUE; \"turncoat info %s\" lists them."), arg);
    return NULL;
  }

  changed = tc_build_new_with_option (build, tc_cli_get_systems (), id, equals + 1, &error);
  if (changed == NULL) {
    *out_exit = tc_cli_usage_error (command, "--option %s: %s", setting, error->message);
    return NULL;
  }
  if (tc_build_get_ruleset (changed) != NULL)
    return g_steal_pointer (&changed);

  tc_cli_error (_ ("%s cannot be played with --option %s."), arg, setting);
  *out_exit = TC_EXIT_FINDINGS;

  return NULL;
}

/* (transfer full) (nullable): a build with all options set. */
static TcBuild *
load (const TcCommand *command, const TcGameOptions *options, const char *arg, TcExit *out_exit)
{
  TcBuild *build = tc_cli_load_playable (arg, out_exit);

  for (char **setting = options->settings; build != NULL && setting != NULL && *setting != NULL;
       setting++) {
    g_autoptr (TcBuild) before = build;

    build = set_option (command, before, arg, *setting, out_exit);
  }

  return build;
}

/* -1 after saying which setups there are. */
static gint
choose_setup (const TcCommand *command, TcRuleset *ruleset, const char *id)
{
  gint setup = id != NULL ? tc_ruleset_find_setup (ruleset, id) : 0;
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  if (setup >= 0)
    return setup;

  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++)
    g_ptr_array_add (known, (gpointer) tc_ruleset_get_setup (ruleset, i)->id);
  g_ptr_array_add (known, NULL);
  tc_cli_refuse_word (command, _ ("setup"), id, (const char *const *) known->pdata);

  return -1;
}

gboolean
tc_cli_read_seed (const TcCommand *command, const char *text, guint64 *out_seed)
{
  g_autoptr (GError) error = NULL;

  if (text == NULL) {
    if (tc_seed_draw (out_seed, &error))
      return TRUE;
    tc_cli_error ("%s", error->message);
    return FALSE;
  }
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, out_seed, NULL))
    return TRUE;

  tc_cli_usage_error (command, _ ("--seed takes a whole number, not \"%s\"."), text);

  return FALSE;
}

void
tc_game_options_clear (TcGameOptions *options)
{
  g_free (options->setup);
  g_free (options->seed);
  g_free (options->bots);
  g_strfreev (options->settings);
}

TcBuild *
tc_cli_open_game (const TcCommand *command,
                  const TcGameOptions *options,
                  const char *arg,
                  guint *out_setup,
                  guint64 *out_seed,
                  TcExit *out_exit)
{
  g_autoptr (TcBuild) build = NULL;
  gint setup;

  *out_exit = TC_EXIT_USAGE;
  if (!tc_cli_read_seed (command, options->seed, out_seed))
    return NULL;
  build = load (command, options, arg, out_exit);
  if (build == NULL)
    return NULL;

  setup = choose_setup (command, tc_build_get_ruleset (build), options->setup);
  if (setup < 0) {
    *out_exit = TC_EXIT_USAGE;
    return NULL;
  }
  *out_setup = (guint) setup;
  *out_exit = TC_EXIT_OK;

  return g_steal_pointer (&build);
}

/* "human" is found as %NULL, with @out_found set. */
static const TcBot *
find_bot (const TcCommand *command,
          TcRuleset *ruleset,
          const char *id,
          gboolean allow_human,
          gboolean *out_found)
{
  const TcBot *bot = tc_bot_find (ruleset, id);
  g_autofree const TcBot **list = NULL;
  g_autoptr (GPtrArray) known = NULL;

  *out_found = bot != NULL || (allow_human && strcmp (id, HUMAN) == 0);
  if (*out_found)
    return bot;

  list = tc_bot_list (ruleset);
  known = g_ptr_array_new ();
  if (allow_human)
    g_ptr_array_add (known, (gpointer) HUMAN);
  for (guint i = 0; list[i] != NULL; i++)
    g_ptr_array_add (known, (gpointer) list[i]->id);
  g_ptr_array_add (known, NULL);
  tc_cli_refuse_word (command, _ ("bot"), id, (const char *const *) known->pdata);

  return NULL;
}

/* There is such a player, but not in this setup: so say where it does take part. */
static void
refuse_absent (const TcCommand *command, TcRuleset *ruleset, guint setup, guint8 seat)
{
  g_autoptr (GString) others = g_string_new (NULL);
  const char *id = tc_ruleset_get_seat (ruleset, seat)->id;
  const TcSetupInfo *info = tc_ruleset_get_setup (ruleset, setup);

  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++) {
    if (seat < tc_ruleset_get_setup (ruleset, i)->n_seats)
      g_string_append_printf (others, "%s%s", others->len > 0 ? ", " : "",
                              tc_ruleset_get_setup (ruleset, i)->id);
  }
  if (others->len > 0)
    tc_cli_usage_error (command,
                        _ ("\"%s\" does not play in the setup \"%s\", which takes the first %u "
                           "players. Setups with \"%s\": %s."),
                        id, info->id, info->n_seats, id, others->str);
  else
    tc_cli_usage_error (command,
                        _ ("\"%s\" does not play in the setup \"%s\", which takes the first %u "
                           "players."),
                        id, info->id, info->n_seats);
}

gint
tc_cli_find_seat (const TcCommand *command, TcRuleset *ruleset, guint setup, const char *id)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  guint n_seats = tc_ruleset_get_setup (ruleset, setup)->n_seats;

  for (guint8 i = 0; i < tc_ruleset_get_n_seats (ruleset); i++) {
    const char *seat = tc_ruleset_get_seat (ruleset, i)->id;

    if (strcmp (seat, id) == 0 && i < n_seats)
      return i;
    if (strcmp (seat, id) == 0) {
      refuse_absent (command, ruleset, setup, i);
      return -1;
    }
    if (i < n_seats)
      g_ptr_array_add (known, (gpointer) seat);
  }
  g_ptr_array_add (known, NULL);
  tc_cli_refuse_word (command, _ ("player"), id, (const char *const *) known->pdata);

  return -1;
}

/* "BOT", for every player. */
static gboolean
read_all (const TcCommand *command,
          TcRuleset *ruleset,
          guint setup,
          const char *id,
          gboolean allow_human,
          const TcBot **bots)
{
  gboolean is_found = FALSE;
  const TcBot *bot = find_bot (command, ruleset, id, allow_human, &is_found);

  for (guint i = 0; is_found && i < tc_ruleset_get_setup (ruleset, setup)->n_seats; i++)
    bots[i] = bot;

  return is_found;
}

/* "PLAYER=BOT". @named: bits of the players that have had one. */
static gboolean
read_one (const TcCommand *command,
          TcRuleset *ruleset,
          guint setup,
          const char *part,
          gboolean allow_human,
          guint *named,
          const TcBot **bots)
{
  const char *equals = strchr (part, '=');
  g_autofree char *seat_id = g_strndup (part, (gsize) (equals - part));
  gboolean is_found = FALSE;
  const TcBot *bot = find_bot (command, ruleset, equals + 1, allow_human, &is_found);
  gint seat = is_found ? tc_cli_find_seat (command, ruleset, setup, seat_id) : -1;

  if (seat < 0)
    return FALSE;
  if ((*named >> seat & 1) != 0) {
    tc_cli_usage_error (command, _ ("--bots names \"%s\" twice. Give each player one bot."),
                        seat_id);
    return FALSE;
  }
  *named |= 1u << seat;
  bots[seat] = bot;

  return TRUE;
}

gboolean
tc_cli_read_bots (const TcCommand *command,
                  TcRuleset *ruleset,
                  guint setup,
                  const char *spec,
                  gboolean allow_human,
                  const TcBot **bots)
{
  g_auto (GStrv) parts = g_strsplit (spec != NULL ? spec : "", ",", -1);
  guint named = 0;

  for (guint8 i = 0; allow_human && i < tc_ruleset_get_n_seats (ruleset); i++)
    bots[i] = tc_bot_find_taker (ruleset, i);
  for (guint i = 0; parts[i] != NULL; i++) {
    if (strchr (parts[i], '=') != NULL) {
      if (!read_one (command, ruleset, setup, parts[i], allow_human, &named, bots))
        return FALSE;
    } else if (i > 0) {
      tc_cli_usage_error (
        command,
        _ ("\"%s\" in --bots applies to all players, so put it first, or write PLAYER=%s."),
        parts[i], parts[i]);
      return FALSE;
    } else if (!read_all (command, ruleset, setup, parts[i], allow_human, bots)) {
      return FALSE;
    }
  }

  return TRUE;
}
