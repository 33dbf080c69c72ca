/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-consent.h"

#include <glib/gi18n.h>

#include "widgets/tc-ask.h"
#include "widgets/tc-notice.h"

/* Whoever takes the screen over reads no more than is theirs: then the cover says enough. */
static gboolean
go_back (GtkWidget *around, TcSession *session, guint n_moves)
{
  g_autofree char *undone = tc_session_dup_undone (session, n_moves);
  g_autofree char *text = NULL;

  if (!tc_session_undo_agreed (session, n_moves, 0))
    return FALSE;
  if (undone == NULL || tc_session_is_covered (session))
    return TRUE;
  /* Translators: a decision, as a sentence without its full stop */
  text = g_strdup_printf (_ ("%s (undone)"), undone);
  tc_notice_replace (around, "undo", text);
  return TRUE;
}

/* The others are asked one after the other, and meanwhile the screen shows what all know: they read
 * it, too. Then the one who is to decide takes it over as after anybody. */
typedef struct {
  GtkWidget *around;
  TcSession *session;
  guint n_moves; /* to go back to */
  guint64 hash;  /* of the position that they are asked in */
  guint8 asker;
  guint16 agreed;        /* bits of those who said yes */
  guint8 seat;           /* who is asked now */
  gboolean is_public;    /* the screen showed no more before */
  gboolean is_handed_on; /* to the next question */
  gboolean is_undone;
} Asking;

/* Whoever asked, and everybody else, reads who said no. */
static void
say_refusal (const Asking *asking)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (asking->session));
  /* Translators: a player */
  g_autofree char *text = g_strdup_printf (_ ("%s has not agreed to the undo."),
                                           tc_ruleset_get_seat (ruleset, asking->seat)->name);

  tc_notice_replace (asking->around, "undo", text);
}

static void
asking_free (gpointer data)
{
  Asking *asking = data;
  gboolean is_refused = !asking->is_handed_on && !asking->is_undone;

  if (!asking->is_public && !asking->is_handed_on)
    tc_session_set_public (asking->session, FALSE);
  if (is_refused && tc_session_get_game (asking->session) != NULL)
    say_refusal (asking);
  /* When nothing was undone, bots that played before play again. */
  if (!asking->is_handed_on)
    gtk_widget_activate_action (asking->around, "play.go-on", NULL);
  g_object_unref (asking->around);
  g_object_unref (asking->session);
  g_free (asking);
}

static TcRuleset *
get_ruleset (const Asking *asking)
{
  return tc_game_get_ruleset (tc_session_get_game (asking->session));
}

/* (transfer full): who is asked after the one that is asked now, as a sentence with a blank before
 * it; "" for nobody. @consent: bits of all who have not agreed yet. */
static char *
dup_others (const Asking *asking, guint16 consent)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint8 seat = asking->seat + 1; seat < TC_MAX_SEATS; seat++)
    if ((consent >> seat & 1) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              tc_ruleset_get_seat (get_ruleset (asking), seat)->name);
  if (names->len == 0)
    return g_strdup ("");

  /* Translators: names of players; a sentence stands before it */
  return g_strdup_printf (_ (" Asked after that: %s."), names->str);
}

static void ask_next (Asking *asking);

static void
agreed_cb (gpointer data, gpointer unused)
{
  Asking *asked = data;
  TcGame *game = tc_session_get_game (asked->session);
  Asking *asking;

  /* What they were asked about is not there any more. */
  if (game == NULL || tc_game_get_hash (game) != asked->hash)
    return;
  asking = g_memdup2 (asked, sizeof *asked);
  asked->is_handed_on = TRUE;
  g_object_ref (asking->around);
  g_object_ref (asking->session);
  asking->agreed |= (guint16) (1u << asking->seat);
  ask_next (asking);
}

/* @asking: (transfer full) */
static void
ask_next (Asking *asking)
{
  guint16 consent = tc_session_get_consent (asking->session, asking->n_moves, asking->agreed);
  const char *name;
  g_autofree char *others = NULL;
  g_autofree char *body = NULL;
  g_autofree char *agree = NULL;

  if (consent == 0) {
    tc_session_undo_agreed (asking->session, asking->n_moves, asking->agreed);
    asking->is_undone = TRUE;
    asking_free (asking);
    return;
  }
  asking->seat = (guint8) g_bit_nth_lsf (consent, -1);
  name = tc_ruleset_get_seat (get_ruleset (asking), asking->seat)->name;
  others = dup_others (asking, consent);
  /* Translators: two players, and who else is asked, as a sentence with a blank before it */
  body = g_strdup_printf (
    _ ("%s wants to undo what others have decided, or what has revealed something, "
       "which no player can forget again. It needs the consent of %s.%s"),
    tc_ruleset_get_seat (get_ruleset (asking), asking->asker)->name, name, others);
  agree = g_strdup_printf (_ ("I Am %s and I _Agree"), name);
  tc_ask (asking->around, _ ("Allow Undo?"), body, agree, agreed_cb, asking, asking_free);
}

static void
begin_asking (GtkWidget *around, TcSession *session, guint n_moves)
{
  Asking *asking = g_new0 (Asking, 1);

  asking->around = g_object_ref (around);
  asking->session = g_object_ref (session);
  asking->n_moves = n_moves;
  asking->hash = tc_game_get_hash (tc_session_get_game (session));
  asking->asker = tc_session_get_asker (session);
  asking->is_public = tc_session_is_public (session);
  tc_session_set_public (session, TRUE);
  ask_next (asking);
}

/* (transfer full): where there is something to set that would allow it, the place as well. */
static char *
dup_refusal (TcSession *session, guint n_moves)
{
  const char *why = tc_session_get_undo_text (session, n_moves);

  if (tc_session_ask_undo (session, n_moves) != TC_LEAVE_BOTS)
    return g_strdup (why);
  /* TRANSLATORS: a sentence that says why; then the names of a button and of a switch in what it
   * opens */
  return g_strdup_printf (_ ("%s For the next game, switch on %s under %s."), why,
                          _ ("Undo in games with bots"), _ ("New Game"));
}

/* The sentence is made before, of what is still to come. */
void
tc_play_consent_go_forward (GtkWidget *around, TcSession *session)
{
  g_autofree char *redone = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_WIDGET (around) && TC_IS_SESSION (session));

  if (tc_session_get_game (session) == NULL)
    return;
  redone = tc_session_dup_redone (session);
  if (!tc_session_redo (session) || redone == NULL || tc_session_is_covered (session))
    return;
  /* Translators: a decision, as a sentence without its full stop */
  text = g_strdup_printf (_ ("%s (redone)"), redone);
  tc_notice_replace (around, "undo", text);
}

gboolean
tc_play_consent_go_back (GtkWidget *around, TcSession *session, guint n_moves, char **out_refusal)
{
  TcLeave leave;

  *out_refusal = NULL;
  g_return_val_if_fail (GTK_IS_WIDGET (around) && TC_IS_SESSION (session), FALSE);

  if (tc_session_get_game (session) == NULL)
    return FALSE;
  if (go_back (around, session, n_moves))
    return TRUE;
  leave = tc_session_ask_undo (session, n_moves);
  if (leave == TC_LEAVE_CONSENT)
    begin_asking (around, session, n_moves);
  if (leave == TC_LEAVE_CONSENT || leave == TC_LEAVE_NOTHING)
    return leave == TC_LEAVE_CONSENT;
  *out_refusal = dup_refusal (session, n_moves);

  return FALSE;
}
