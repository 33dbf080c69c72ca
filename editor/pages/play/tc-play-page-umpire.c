/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The umpire changes the position: pieces are dragged anywhere, and beside the board stands what
 * else can be changed about what is selected. */

#include "pages/play/tc-play-page-private.h"

/* What lies or is at @key, or TC_THING_NONE. */
static TcThing
find_thing (TcPlayPage *self, const char *key)
{
  const TcViewToken *token = tc_view_find_token (self->view, key);
  const TcViewContainer *container = tc_view_find_container (self->view, key);

  if (token != NULL)
    return token->thing;

  return container != NULL ? container->thing : TC_THING_NONE;
}

/* A piece may be dropped on another one: where that lies is meant. */
static TcThing
find_place (TcPlayPage *self, const char *key)
{
  const TcViewToken *token = tc_view_find_token (self->view, key);

  return find_thing (self, token != NULL ? token->container : key);
}

/* What is only counted, as a cube is, changes with where it lies. */
static TcThing
find_subject (TcPlayPage *self, const char *key)
{
  TcThing thing = find_thing (self, key);

  return thing != TC_THING_NONE ? thing : find_place (self, key);
}

void
tc_play_page_put (TcPlayPage *self, const char *subject, const char *target)
{
  TcThing piece = find_thing (self, subject);
  TcThing place = find_place (self, target);

  if (*target != '\0' && piece != TC_THING_NONE)
    tc_play_umpire_put (self->umpire, piece, place);
}

gboolean
tc_play_page_may_umpire (TcPlayPage *self)
{
  TcGame *game = tc_session_get_game (self->session);

  return game != NULL && !tc_game_is_over (game) && !tc_session_is_covered (self->session) &&
         tc_session_may_arrange (self->session);
}

void
tc_play_page_set_umpiring (TcPlayPage *self, gboolean is_umpiring)
{
  is_umpiring = is_umpiring && self->view != NULL && tc_play_page_may_umpire (self);
  if (is_umpiring == self->is_umpiring)
    return;

  self->is_umpiring = is_umpiring;
  if (is_umpiring)
    tc_play_bots_set_auto (self->bots, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->moves), !is_umpiring);
  gtk_widget_set_visible (GTK_WIDGET (self->umpire), is_umpiring);
  tc_play_page_set_why_not (self, "");
  tc_play_page_show_selected (self);
  g_object_notify (G_OBJECT (self), "umpiring");
}

void
tc_play_page_update_umpire (TcPlayPage *self)
{
  if (!self->is_umpiring)
    return;
  if (tc_play_page_may_umpire (self))
    tc_play_umpire_show (self->umpire, *self->selected != '\0' ? find_subject (self, self->selected)
                                                               : TC_THING_NONE);
  else
    tc_play_page_set_umpiring (self, FALSE);
}
