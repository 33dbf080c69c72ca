/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-consent.h"

#include <glib/gi18n.h>

#include "pages/play/tc-play-ask.h"

/* The others are asked one after the other. */
typedef struct {
  GtkWidget *around;
  TcSession *session;
  guint n_moves; /* to go back to */
  guint64 hash;  /* of the position that they are asked in */
  guint8 asker;
  guint8 seat; /* who is asked now, or next */
} Asking;

static void
asking_free (gpointer data)
{
  Asking *asking = data;

  g_object_unref (asking->around);
  g_object_unref (asking->session);
  g_free (asking);
}

static TcRuleset *
get_ruleset (const Asking *asking)
{
  return tc_game_get_ruleset (tc_session_get_game (asking->session));
}

/* The next person from @seat on; TC_SEAT_NONE when all have agreed. */
static guint8
find_other (const Asking *asking, guint8 seat)
{
  TcGame *game = tc_session_get_game (asking->session);
  guint8 n = tc_ruleset_get_setup (get_ruleset (asking), tc_game_get_setup (game))->n_seats;

  for (; seat < n; seat++)
    if (seat != asking->asker && tc_session_get_bot (asking->session, seat) == NULL)
      return seat;
  return TC_SEAT_NONE;
}

static void ask_next (Asking *asking);

static void
agreed_cb (gpointer data, gpointer unused)
{
  const Asking *asked = data;
  TcGame *game = tc_session_get_game (asked->session);
  Asking *asking;

  /* What they were asked about is not there any more. */
  if (game == NULL || tc_game_get_hash (game) != asked->hash)
    return;
  asking = g_memdup2 (asked, sizeof *asked);
  g_object_ref (asking->around);
  g_object_ref (asking->session);
  asking->seat++;
  ask_next (asking);
}

/* @asking: (transfer full) */
static void
ask_next (Asking *asking)
{
  const char *name;
  g_autofree char *body = NULL;
  g_autofree char *agree = NULL;

  asking->seat = find_other (asking, asking->seat);
  if (asking->seat == TC_SEAT_NONE) {
    tc_session_go_back (asking->session, asking->n_moves);
    asking_free (asking);
    return;
  }
  name = tc_ruleset_get_seat (get_ruleset (asking), asking->seat)->name;
  /* Translators: two players */
  body = g_strdup_printf (_ ("%s wants to undo decisions after which something was revealed, which "
                             "no player can forget again. It needs the consent of %s."),
                          tc_ruleset_get_seat (get_ruleset (asking), asking->asker)->name, name);
  agree = g_strdup_printf (_ ("I Am %s and _Agree"), name);
  tc_play_ask (asking->around, _ ("Allow Undo?"), body, agree, agreed_cb, asking, asking_free);
}

static void
begin_asking (GtkWidget *around, TcSession *session, guint n_moves)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->around = g_object_ref (around);
  asking->session = g_object_ref (session);
  asking->n_moves = n_moves;
  asking->hash = tc_game_get_hash (tc_session_get_game (session));
  asking->asker = tc_session_get_viewer (session);
  ask_next (asking);
}

void
tc_play_consent_go_back (GtkWidget *around, TcSession *session, guint n_moves)
{
  g_return_if_fail (GTK_IS_WIDGET (around) && TC_IS_SESSION (session));

  if (tc_session_get_game (session) == NULL)
    return;
  switch (tc_session_get_back (session, n_moves)) {
  case TC_BACK_FREE:
    tc_session_jump (session, n_moves);
    break;
  case TC_BACK_ASKS:
    begin_asking (around, session, n_moves);
    break;
  case TC_BACK_OFF:
    gtk_widget_activate_action (around, "win.tell", "s",
                                _ ("Something was revealed since. Against bots this can only be "
                                   "undone when it was allowed before the game began."));
    break;
  }
}
