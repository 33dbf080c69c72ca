/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that are kept as tests of the scenario: in the folder beside it, where they are played
 * again whenever it is checked. */

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "pages/play/tc-play-page-private.h"

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
response_cb (AdwMessageDialog *dialog, const char *response, gpointer user_data)
{
  TcPlayPage *self = user_data;
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  g_autofree char *name = dup_file_name (gtk_editable_get_text (GTK_EDITABLE (entry)));
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "keep") || tc_session_get_game (self->session) == NULL ||
      tc_document_get_path (self->document) == NULL)
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

static void
keep_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *folder = tc_kept_games_dup_folder (tc_document_get_path (self->document));
  g_autofree char *shown = g_path_get_basename (folder);
  g_autofree char *proposal = dup_proposal (self);
  /* Translators: the name of a folder */
  g_autofree char *body = g_strdup_printf (
    _ ("The game so far is saved in the folder %s beside the scenario. Whenever the "
       "scenario is checked it is played again, and where it goes differently, that "
       "is a problem."),
    shown);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (root), _ ("Keep Game as a Test"), body);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), proposal);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the test"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "keep",
                                    _ ("_Keep"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "keep",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
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
  guint n = tc_kept_games_run (tc_document_get_build (self->document), tc_systems_list (),
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

/* A whole game shows what is hidden: it is kept by those who may see that. */
void
tc_play_page_update_keep_actions (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);
  gboolean has_file = self->document != NULL && tc_document_get_path (self->document) != NULL;
  gboolean is_whole = game != NULL && !tc_session_is_covered (self->session) &&
                      tc_session_get_viewer (self->session) == TC_SEAT_NONE;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.keep-test", has_file && is_whole);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "play.run-tests",
                                 has_file && is_whole &&
                                   tc_play_options_get_playable (self->options) != NULL);
}

void
tc_play_page_install_keep_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.keep-test", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "play.run-tests", NULL, run_action);
}
