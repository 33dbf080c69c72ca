/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A note on the position, about the place that is selected on the board, and the notes that the
 * board marks. */

#include <glib/gi18n.h>

#include "pages/play/tc-play-page-private.h"
#include "pages/play/tc-view-moves.h"
#include "widgets/tc-ask.h"

typedef struct {
  TcPlayPage *page;
  guint64 hash; /* of the position that it is about */
  char *place;
} Pinning;

static void
pinning_free (gpointer data)
{
  Pinning *pinning = data;

  g_object_unref (pinning->page);
  g_free (pinning->place);
  g_free (pinning);
}

/* Of what is at @key; "" for none. */
static const char *
get_place (TcPlayPage *self, const char *key)
{
  const TcViewContainer *container;

  if (*key != '\0' && tc_view_is_piece (self->view, key))
    key = tc_view_get_place_of (self->view, key);
  container = *key != '\0' ? tc_view_find_container (self->view, key) : NULL;

  return container != NULL ? container->name : "";
}

static void
answered_cb (const char *text, gpointer data)
{
  const Pinning *pinning = data;
  TcSession *session = pinning->page->session;

  if (*text != '\0' && tc_session_can_branch (session) &&
      tc_game_get_hash (tc_session_get_game (session)) == pinning->hash)
    tc_session_add_pin (session, pinning->place, text);
}

/* (nullable): the place of that name. */
static const char *
find_place (const TcView *view, const char *name)
{
  guint n;
  const TcViewContainer *containers = tc_view_get_containers (view, &n);

  for (guint i = 0; i < n; i++) {
    if (g_str_equal (containers[i].name, name))
      return containers[i].key;
  }
  return NULL;
}

/* What was written up to the position on the board; several notes on a place are lines of one. */
void
tc_play_page_show_pins (TcPlayPage *self)
{
  GHashTable *notes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n_moves = tc_game_get_n_moves (tc_session_get_game (self->session));

  for (guint i = 0; i < tc_session_get_n_pins (self->session); i++) {
    const TcPin *pin = tc_session_get_pin (self->session, i);
    const char *key = *pin->place != '\0' ? find_place (self->view, pin->place) : NULL;
    const char *before;

    if (key == NULL || pin->n_moves > n_moves)
      continue;
    before = g_hash_table_lookup (notes, key);
    g_hash_table_replace (notes, g_strdup (key),
                          before != NULL ? g_strdup_printf ("%s\n%s", before, pin->text)
                                         : g_strdup (pin->text));
  }
  tc_board_take_notes (self->board, notes);
}

static void
ask (TcPlayPage *self, const char *key)
{
  const char *place = get_place (self, key);
  /* TRANSLATORS: the place that a note is about */
  g_autofree char *about =
    *place != '\0' ? g_strdup_printf (_ ("About %s."), place)
                   : g_strdup (_ ("To write about a place, select it on the board first."));
  g_autofree char *body = g_strconcat (tc_view_get_status (self->view), "\n", about, NULL);
  Pinning *pinning = g_new0 (Pinning, 1);

  pinning->page = g_object_ref (self);
  pinning->hash = tc_game_get_hash (tc_session_get_game (self->session));
  pinning->place = g_strdup (place);
  tc_ask_text (GTK_WIDGET (self), _ ("Add a Note"), body, _ ("Text of the note"), "", _ ("_Add"),
               answered_cb, pinning, pinning_free);
}

/* About what is selected, or what the menu of the board says. */
static void
pin_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayPage *self = TC_PLAY_PAGE (widget);

  if (self->view != NULL && tc_play_page_may_branch (self))
    ask (self, parameter != NULL ? g_variant_get_string (parameter, NULL) : self->selected);
}

void
tc_play_page_install_pin_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "play.pin", NULL, pin_action);
  gtk_widget_class_install_action (widget_class, "play.pin-at", "s", pin_action);
}
