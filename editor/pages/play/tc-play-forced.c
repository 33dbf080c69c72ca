/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-forced.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-dice.h"

struct _TcPlayForced {
  TcPlayPart parent_instance;

  GtkWidget *dice;
};

G_DEFINE_FINAL_TYPE (TcPlayForced, tc_play_forced, TC_TYPE_PLAY_PART)

static void
tc_play_forced_update (TcPlayPart *part)
{
  TcPlayForced *self = TC_PLAY_FORCED (part);
  TcSession *session = tc_play_part_get_session (part);
  GtkWidget *die;

  while ((die = gtk_widget_get_first_child (self->dice)) != NULL)
    gtk_box_remove (GTK_BOX (self->dice), die);
  if (!tc_session_is_covered (session))
    tc_play_dice_append_forced (self->dice, session);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->dice) != NULL);
}

static void
tc_play_forced_class_init (TcPlayForcedClass *klass)
{
  TC_PLAY_PART_CLASS (klass)->update = tc_play_forced_update;
}

static GtkWidget *
create_take_back (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("tc-undo-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Take back the last forced die"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Take back the last forced die"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.unforce-die");
  return button;
}

static void
tc_play_forced_init (TcPlayForced *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->dice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_hexpand (self->dice, TRUE);
  /* Translators: what stands before dice that were forced and that nobody has thrown yet */
  gtk_box_append (GTK_BOX (row), gtk_label_new (_ ("Forced")));
  gtk_box_append (GTK_BOX (row), self->dice);
  gtk_box_append (GTK_BOX (row), create_take_back ());
  adw_bin_set_child (ADW_BIN (self), row);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
