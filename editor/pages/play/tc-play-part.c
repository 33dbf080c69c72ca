/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-part.h"

typedef struct {
  TcSession *session;
} TcPlayPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcPlayPart, tc_play_part, ADW_TYPE_BIN)

static void
session_changed_cb (TcPlayPart *self)
{
  const TcPlayPartClass *klass = TC_PLAY_PART_GET_CLASS (self);
  TcSession *session = tc_play_part_get_session (self);

  if (klass->update != NULL && session != NULL && tc_session_get_game (session) != NULL)
    klass->update (self);
}

static void
tc_play_part_dispose (GObject *object)
{
  TcPlayPartPrivate *priv = tc_play_part_get_instance_private (TC_PLAY_PART (object));

  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_data (priv->session, object);
  g_clear_object (&priv->session);
  G_OBJECT_CLASS (tc_play_part_parent_class)->dispose (object);
}

static void
tc_play_part_class_init (TcPlayPartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_play_part_dispose;
}

static void
tc_play_part_init (TcPlayPart *self)
{
}

void
tc_play_part_set_session (TcPlayPart *self, TcSession *session)
{
  TcPlayPartPrivate *priv = tc_play_part_get_instance_private (self);

  g_return_if_fail (TC_IS_PLAY_PART (self) && TC_IS_SESSION (session) && priv->session == NULL);

  priv->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  session_changed_cb (self);
}

TcSession *
tc_play_part_get_session (TcPlayPart *self)
{
  TcPlayPartPrivate *priv = tc_play_part_get_instance_private (self);

  return priv->session;
}
