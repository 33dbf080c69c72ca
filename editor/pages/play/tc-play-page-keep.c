/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that are kept as tests of the scenario: in the folder beside it, where they are played
 * again whenever it is checked. */

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "pages/play/tc-play-page-private.h"
#include "widgets/tc-ask.h"

#define MAX_SHOWN 5

static void
show_notice (TcPlayPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

/* (transfer full): as a name in the folder of tests: what is no letter or digit is a hyphen. */
static char *
dup_file_name (const char *name)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at)) {
    gunichar letter = g_utf8_get_char (at);

    if (g_unichar_isalnum (letter) || letter == '_')
      g_string_append_unichar (out, g_unichar_tolower (letter));
    else if (out->len > 0 && out->str[out->len - 1] != '-')
      g_string_append_c (out, '-');
  }
  while (out->len > 0 && out->str[out->len - 1] == '-')
    g_string_truncate (out, out->len - 1);

  return out->len > 0 ? g_strconcat (out->str, TC_KEPT_GAME_SUFFIX, NULL) : NULL;
}

/* What is there already has a game that somebody else relies on. */
static gboolean
keep (TcPlayPage *self, const char *name, GError **error)
{
  g_autofree char *folder = tc_kept_games_dup_folder (tc_document_get_path (self->document));
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                 _ ("There is a test %s already. Choose another name."), name);
    return FALSE;
  }
  if (g_mkdir_with_parents (folder, 0777) != 0) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s: %s", folder, g_strerror (errno));
    return FALSE;
  }

  return tc_play_page_save_game (self, path, TC_SEAT_NONE, error);
}

static void
keep_cb (const char *typed, gpointer data)
{
  TcPlayPage *self = data;
  g_autofree char *name = dup_file_name (typed);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (tc_session_get_game (self->session) == NULL || tc_document_get_path (self->document) == NULL)
    return;
  if (name == NULL)
    text = g_strdup (_ ("A test needs a name with a letter or a digit."));
  else if (keep (self, name, &error))
    /* Translators: the name of a file */
    text =
      g_strdup_printf (_ ("Kept as %s. Run Tests and “turncoat validate” play it again."), name);
  show_notice (self, text != NULL ? text : error->message);
}

/* What is proposed says which game it is. */
static char *
dup_proposal (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  TcRuleset *ruleset = tc_game_get_ruleset (game);

  return g_strdup_printf ("%s-%u", tc_ruleset_get_setup (ruleset, tc_game_get_setup (game))->id,
                          tc_game_get_n_moves (game));
}

/* %FALSE: whoever asks is told why not. */
static gboolean
may_keep (TcPlayPage *self)
{
  g_autoptr (GFile) folder = tc_document_dup_folder (self->document);
  const char *why_not = NULL;

  /* What is shipped has no folder for what belongs to somebody's copy of it. */
  if (tc_document_get_path (self->document) == NULL || folder == NULL)
    why_not = _ ("Tests are kept in a folder beside the scenario. Save the scenario first.");
  else if (tc_session_get_viewer (self->session) != TC_SEAT_NONE)
    why_not = _ ("A test holds the secrets of all players. Choose to view as the umpire first.");
  if (why_not != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", why_not);
  return why_not == NULL;
}

static void
ask_for_name (TcPlayPage *self)
{
  g_autofree char *folder = tc_kept_games_dup_folder (tc_document_get_path (self->document));
  g_autofree char *shown = g_path_get_basename (folder);
  g_autofree char *proposal = dup_proposal (self);
  /* Translators: the name of a folder */
  g_autofree char *body = g_strdup_printf (
    _ ("The game so far is saved in the folder %s beside the scenario. Whenever the "
       "scenario is checked it is played again, and where it goes differently, that "
       "is a problem."),
    shown);

  tc_ask_text (GTK_WIDGET (self), _ ("Keep Game as a Test"), body, _ ("Name of the test"), proposal,
               _ ("_Keep"), keep_cb, g_object_ref (self), g_object_unref);
}

static void
keep_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (may_keep (TC_PLAY_PAGE (widget)))
    ask_for_name (TC_PLAY_PAGE (widget));
}

/* -- As a setup -------------------------------------------------------------------------------- */

static void
save_setup_cb (const char *name, gpointer data)
{
  TcPlayPage *self = data;
  TcGame *game = tc_session_get_game (self->session);
  g_autoptr (TcOperation) setup = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;

  if (game == NULL || *name == '\0')
    return;
  setup =
    tc_position_make_setup (tc_game_get_ruleset (game), tc_game_get_state (game), name, NULL, &why);
  if (setup == NULL)
    text = g_steal_pointer (&why);
  else if (tc_document_apply_operation (self->document, setup, NULL, &error))
    /* Translators: the name of a setup */
    text = g_strdup_printf (_ ("Added the setup “%s”. A new game can begin with it."), name);
  show_notice (self, text != NULL ? text : error->message);
}

/* What no setup can say is said before a name is asked for. %FALSE: whoever asks is told why not.
 */
static gboolean
may_save_setup (TcPlayPage *self, const TcRuleset *ruleset)
{
  TcGame *game = tc_session_get_game (self->session);
  g_autoptr (TcOperation) setup = NULL;
  g_autofree char *why_not = NULL;

  if (tc_session_get_viewer (self->session) != TC_SEAT_NONE)
    why_not = g_strdup (
      _ ("A setup holds the secrets of all players. Choose to view as the umpire first."));
  else
    setup = tc_position_make_setup (ruleset, tc_game_get_state (game), "", NULL, &why_not);
  if (why_not != NULL)
    show_notice (self, why_not);
  return why_not == NULL;
}

static void
save_setup_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (self->session));

  if (!may_save_setup (self, ruleset))
    return;
  tc_ask_text (widget, _ ("Save Position as a Setup"), tc_position_get_note (ruleset),
               _ ("Name of the setup"), tc_view_get_status (self->view), _ ("_Save"), save_setup_cb,
               g_object_ref (self), g_object_unref);
}

/* -- Playing them again ------------------------------------------------------------------------ */

/* (transfer full): each with its file, the first few. */
static char *
dup_differences (TcReport *report)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = tc_report_get_n (report);

  for (guint i = 0; i < MIN (n, MAX_SHOWN); i++) {
    const TcFinding *finding = tc_report_get (report, i);
    g_autofree char *name = g_path_get_basename (tc_source_get_name (finding->source));

    g_string_append_printf (out, "%s%s: %s", i > 0 ? "\n" : "", name, finding->message);
  }
  if (n > MAX_SHOWN)
    g_string_append_printf (
      out, ngettext ("\n… and %u more test", "\n… and %u more tests", n - MAX_SHOWN),
      n - MAX_SHOWN);

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static void
run_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  g_autoptr (TcReport) report = tc_report_new ();
  g_autofree char *text = NULL;
  guint n;

  if (!may_keep (self))
    return;
  n = tc_kept_games_run (tc_document_get_build (self->document), tc_systems_list (),
                         tc_document_get_path (self->document), report);
  if (tc_report_get_n (report) > 0)
    text = dup_differences (report);
  else if (n == 0)
    text =
      g_strdup (_ ("No game is kept as a test of this scenario yet: Keep as Test in the menu of "
                   "the game keeps one."));
  else
    text = g_strdup_printf (ngettext ("%u test: the game goes as it was recorded.",
                                      "%u tests: all games go as they were recorded.", n),
                            n);
  tc_play_page_set_why_not (self, text);
}

/* A whole game shows what is hidden: it is kept by those who may see that, and others are told. */
void
tc_play_page_update_keep_actions (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  gboolean is_on = game != NULL && !tc_session_is_covered (self->session);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.keep-test", is_on);
  /* In some kinds of games setups cannot say where a game goes on. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.save-setup",
                                 is_on && tc_position_can_be_setup (tc_game_get_ruleset (game)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.run-tests",
                                 is_on && tc_play_options_get_playable (self->options) != NULL);
}

void
tc_play_page_install_keep_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.keep-test", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "play.run-tests", NULL, run_action);
  gtk_widget_class_install_action (widget_class, "play.save-setup", NULL, save_setup_action);
}
