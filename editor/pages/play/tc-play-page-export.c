/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The log and the board as files to read, to look at and to send to others. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"
#include "widgets/tc-ask.h"
#include "widgets/tc-save-picture.h"
#include "widgets/tc-save-text.h"

static void
chooser_hidden_cb (TcPlayPage *self, GParamSpec *pspec, GtkNativeDialog *chooser)
{
  if (gtk_native_dialog_get_visible (chooser))
    return;
  g_signal_handlers_disconnect_by_func (chooser, chooser_hidden_cb, self);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    tc_play_bots_go_on (self->bots);
}

void
tc_play_page_go_on_after_chooser (TcPlayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkNativeDialog *chooser = root != NULL ? tc_chooser_find_open (GTK_WINDOW (root)) : NULL;

  if (chooser != NULL)
    g_signal_connect_object (chooser, "notify::visible", G_CALLBACK (chooser_hidden_cb), self,
                             G_CONNECT_SWAPPED);
  else if (root != NULL)
    tc_play_bots_go_on (self->bots);
}

/* When a question has been answered, perhaps by another one. */
static void
let_go (gpointer page)
{
  tc_play_page_go_on_after_chooser (page);
  g_object_unref (page);
}

/* Meanwhile the game may have gone, or the screen to somebody else. */
static char *
dup_log (gpointer page)
{
  TcSession *session = TC_PLAY_PAGE (page)->session;
  const char *notes[TC_MAX_SEATS];

  if (tc_session_get_game (session) == NULL || tc_session_is_covered (session))
    return NULL;
  for (guint8 i = 0; i < TC_MAX_SEATS; i++)
    notes[i] = tc_session_get_note (session, i);

  /* Who may not see the notes on positions gets none to read. */
  return tc_log_text_dup (tc_session_get_game (session),
                          tc_session_can_branch (session) ? tc_session_get_tree (session) : NULL,
                          notes, tc_session_get_viewer (session));
}

/* For anybody: without what somebody wrote down. */
static char *
dup_public_log (gpointer page)
{
  TcGame *game = tc_session_get_game (TC_PLAY_PAGE (page)->session);

  return game != NULL ? tc_log_text_dup (game, NULL, NULL, TC_SEAT_PUBLIC) : NULL;
}

static char *
dup_words (const char *name)
{
  return g_strdup_printf (_ ("Saved the log as %s."), name);
}

static const TcSavedText own_log = { N_ ("Export the Log"), dup_log, dup_words };
static const TcSavedText public_log = { N_ ("Export the Log"), dup_public_log, dup_words };

/* (transfer full): where what belongs to games is saved. */
static GFile *
dup_folder (TcPlayPage *self)
{
  return self->games_folder != NULL ? g_object_ref (self->games_folder)
                                    : tc_document_dup_save_folder (self->document);
}

/* Whether what is seen at the screen is not for everybody who might get a file of it. */
static gboolean
is_for_few (TcPlayPage *self)
{
  return tc_session_hides (self->session) && !tc_session_is_public (self->session);
}

/* (transfer full): a file's name that says who may see what is in it. */
static char *
dup_stem (TcPlayPage *self, gboolean is_for_all)
{
  g_autofree char *stem = tc_play_page_dup_file_name (self);
  guint8 viewer = tc_session_get_viewer (self->session);

  if (!is_for_few (self))
    return g_steal_pointer (&stem);
  if (is_for_all)
    /* Translators: a file's name: what it is of; it should have no spaces */
    return g_strdup_printf (_ ("%s-for-all"), stem);
  if (viewer >= TC_MAX_SEATS)
    /* Translators: a file's name: what it is of; it should have no spaces */
    return g_strdup_printf (_ ("%s-with-secrets"), stem);
  /* Translators: a file's name: what it is of, and a player; it should have no spaces */
  return g_strdup_printf (
    _ ("%s-for-%s"), stem,
    tc_ruleset_get_seat (tc_game_get_ruleset (tc_session_get_game (self->session)), viewer)->id);
}

static void
save_log (TcPlayPage *self, const TcSavedText *which)
{
  g_autoptr (GFile) folder = dup_folder (self);
  g_autofree char *stem = dup_stem (self, which == &public_log);

  tc_save_text (GTK_WIDGET (self), which, folder, stem, g_object_ref (self), g_object_unref);
}

static void
export_log (gpointer page, gpointer unused)
{
  save_log (page, &own_log);
}

static void
export_public_log (gpointer page, gpointer unused)
{
  save_log (page, &public_log);
}

static void
export_and_let_go (TcPlayPage *self, GFunc export)
{
  export(self, NULL);
  tc_play_page_go_on_after_chooser (self);
}

/* What is exported is what is seen now: bots do not play on behind the questions. */
static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  tc_play_bots_wait (self->bots);
  if (is_for_few (self))
    tc_ask_either (
      widget, _ ("Export What You Know?"),
      _ ("The log is the one that is shown here, with what only you may know. Do not give it to "
         "the other players. They may have one of what all players know."),
      &(TcAskChoice){ _ ("_Export Log…"), export_log },
      &(TcAskChoice){ _ ("Export What _All Know…"), export_public_log }, g_object_ref (self),
      let_go);
  else
    export_and_let_go (self, export_log);
}

/* The board holds nothing that whoever is at the screen may not know. */
static void
save_picture (gpointer page, gpointer unused)
{
  TcPlayPage *self = page;
  g_autoptr (GFile) folder = dup_folder (self);
  g_autofree char *stem = dup_stem (self, FALSE);

  if (!tc_session_is_covered (self->session))
    tc_save_picture (GTK_WIDGET (self), self->board, folder, stem);
}

/* A picture for anybody. */
static void
save_public_picture (gpointer page, gpointer unused)
{
  TcPlayPage *self = page;
  g_autoptr (GFile) folder = dup_folder (self);
  g_autofree char *stem = dup_stem (self, TRUE);

  if (tc_session_get_game (self->session) != NULL)
    tc_save_picture_of (GTK_WIDGET (self), tc_session_dup_public_view (self->session), folder,
                        stem);
}

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  tc_play_bots_wait (self->bots);
  if (is_for_few (self))
    tc_ask_either (
      widget, _ ("Save What Is Seen Here?"),
      _ ("The picture shows the game as it is on the screen now, with what only you may know. Do "
         "not give it to the other players. They may have one of what all players know."),
      &(TcAskChoice){ _ ("_Save Picture…"), save_picture },
      &(TcAskChoice){ _ ("Save What _All Know…"), save_public_picture }, g_object_ref (self),
      let_go);
  else
    export_and_let_go (self, save_picture);
}

void
tc_play_page_install_export_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.export-log", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "play.save-picture", NULL, save_picture_action);
}
