/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the last turn changed, by itself: in the log it stands among the lines of all decisions. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"

#define MOST_HEIGHT 420 /* pixels, in a window that is high enough */
#define ROUND_IT    220 /* what the question needs besides */
#define WIDTH       46  /* characters */

/* (nullable): of the last turn that is over, as whoever looks at the screen may read it. */
static char **
dup_lines (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);

  for (guint i = tc_game_get_n_moves (game); i > 0; i--)
    if (tc_turn_summary_ends_at (game, i - 1))
      return tc_turn_summary_dup (game, tc_session_get_viewer (self->session), i - 1);

  return NULL;
}

static GtkWidget *
create_text (const char *text, int most_height)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), most_height);
  /* A bar that is always there says that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  return scroller;
}

static void
show (TcPlayPage *self, char **lines)
{
  GtkWindow *root = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (root, lines[0], NULL));
  g_autofree char *text = g_strjoinv ("\n", lines + 1);
  int room = gtk_widget_get_height (GTK_WIDGET (root)) - ROUND_IT;

  adw_message_dialog_set_extra_child (dialog,
                                      create_text (text, CLAMP (room, ROUND_IT / 2, MOST_HEIGHT)));
  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
summary_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);
  g_auto (GStrv) lines = NULL;

  if (tc_session_get_game (self->session) == NULL || tc_session_is_covered (self->session))
    return;
  lines = dup_lines (self);
  if (lines != NULL && lines[0] != NULL)
    show (self, lines);
  else
    gtk_widget_activate_action (widget, "win.show-notice", "s", _ ("No turn is over yet."));
}

void
tc_play_page_install_summary_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.summary", NULL, summary_action);
}
