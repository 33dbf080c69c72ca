/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-cards.h"

#include <glib/gi18n.h>

#include "board/tc-card-picture.h"

/* Whoever was away for long reads the last ones. */
#define MOST_CARDS 8

typedef struct {
  char *text; /* markup */
  gint move;  /* that showed it, or a later one of the same look */
} Seen;

typedef struct {
  GHashTable *seen; /* of things: how many copies with their faces up; NULL before the first look */
  GPtrArray *news;  /* of Seen, the last one first */
  guint n_moves;    /* when the viewer looked last */
} Known;

#define MOST_HEIGHT 116 /* pixels */
#define FEW_LINES   2

struct _TcPlayCards {
  GtkWidget parent_instance;

  gconstpointer game;            /* only compared */
  Known known[TC_MAX_SEATS + 2]; /* by viewer; then the public, and who sees everything */

  GtkWidget *around;
  GtkLabel *label;
  GtkAdjustment *adjustment;

  int least; /* pixels */
  int most;
};

G_DEFINE_FINAL_TYPE (TcPlayCards, tc_play_cards, GTK_TYPE_WIDGET)

static void
seen_free (gpointer data)
{
  g_free (((Seen *) data)->text);
  g_free (data);
}

static gboolean
is_face_up (const TcViewToken *token)
{
  return token->kind == TC_TOKEN_CARD && !token->is_hidden && token->thing != TC_THING_NONE;
}

/* (transfer full) (nullable): of a card whose copies are things of their own, what they all say. */
static char *
dup_words (TcGame *game, TcThing thing)
{
  TcRuleset *ruleset = tc_game_get_ruleset (game);
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode node = tc_ruleset_get_thing (ruleset, thing)->node;
  g_autofree char *words = node != TC_NODE_NONE ? tc_card_picture_dup_words (scenario, node) : NULL;
  TcNode around;

  if (words == NULL || *words != '\0')
    return g_steal_pointer (&words);
  around = tc_scenario_get_parent (scenario, node);
  if (g_strcmp0 (tc_scenario_get_role (scenario, around), "card") == 0)
    return tc_card_picture_dup_words (scenario, around);

  return g_steal_pointer (&words);
}

char *
tc_play_cards_dup_words (TcGame *game, const TcViewToken *token)
{
  return is_face_up (token) ? dup_words (game, token->thing) : NULL;
}

char *
tc_play_cards_dup_tile_words (TcGame *game, const TcViewContainer *tile)
{
  if (tile->kind != TC_CONTAINER_TILE || tile->face != TC_TILE_FACE_UP ||
      tile->thing == TC_THING_NONE)
    return NULL;

  return dup_words (game, tile->thing);
}

static void
forget (Known *known)
{
  g_clear_pointer (&known->seen, g_hash_table_unref);
  g_clear_pointer (&known->news, g_ptr_array_unref);
}

static void
follow_game (TcPlayCards *self, TcGame *game)
{
  if (self->game == game)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->known); i++)
    forget (&self->known[i]);
  self->game = game;
}

static GHashTable *
count_faces (const TcView *view)
{
  GHashTable *faces = g_hash_table_new (NULL, NULL);
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    gpointer thing = GUINT_TO_POINTER (tokens[i].thing);

    if (is_face_up (&tokens[i]))
      g_hash_table_insert (faces, thing,
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (faces, thing)) +
                                             MAX (tokens[i].count, 1)));
  }
  return faces;
}

static void
add_card (Known *known, TcGame *game, const TcViewToken *token)
{
  g_autofree char *words = tc_play_cards_dup_words (game, token);
  Seen *card;

  if (words == NULL || *words == '\0')
    return;
  card = g_new0 (Seen, 1);
  /* Translators: what a card is called, and what it says */
  card->text = g_markup_printf_escaped (_ ("<b>%s</b>: %s"), token->name, words);
  card->move = (gint) tc_game_get_n_moves (game) - 1;
  g_ptr_array_insert (known->news, 0, card);
  if (known->news->len > MOST_CARDS)
    g_ptr_array_set_size (known->news, MOST_CARDS);
}

static void
add_new (Known *known, TcGame *game, const TcView *view, GHashTable *faces)
{
  guint n;
  const TcViewToken *tokens = tc_view_get_tokens (view, &n);

  for (guint i = 0; i < n; i++) {
    gpointer thing = GUINT_TO_POINTER (tokens[i].thing);

    if (!is_face_up (&tokens[i]) ||
        g_hash_table_lookup (faces, thing) <= g_hash_table_lookup (known->seen, thing))
      continue;
    g_hash_table_insert (known->seen, thing, g_hash_table_lookup (faces, thing));
    add_card (known, game, &tokens[i]);
  }
}

/* A person who decided has read what lay there before. */
static gboolean
has_person_decided (TcSession *session, guint from_move)
{
  TcGame *game = tc_session_get_game (session);

  for (guint i = from_move; i < tc_game_get_n_moves (game); i++) {
    if (tc_session_get_bot (session, tc_game_get_move_seat (game, i)) == NULL)
      return TRUE;
  }
  return FALSE;
}

/* Where no person decides, what one bot drew goes when another one acts; and where persons do, what
 * was drawn a whole round ago. */
static void
drop_old (Known *known, TcSession *session)
{
  TcRuleset *ruleset = tc_game_get_ruleset (tc_session_get_game (session));
  gint first = tc_session_find_fresh (session, tc_ruleset_get_n_seats (ruleset));

  for (guint i = known->news->len; i-- > 0;)
    if (((const Seen *) g_ptr_array_index (known->news, i))->move < first)
      g_ptr_array_remove_index (known->news, i);
}

/* What lay there when the viewer first looked, or lies there again after steps back, is no news. */
static void
look (Known *known, TcSession *session, const TcView *view)
{
  TcGame *game = tc_session_get_game (session);
  GHashTable *faces = count_faces (view);
  guint n_moves = tc_game_get_n_moves (game);

  if (known->seen == NULL || n_moves < known->n_moves) {
    forget (known);
    known->news = g_ptr_array_new_with_free_func (seen_free);
  } else {
    if (has_person_decided (session, known->n_moves))
      g_ptr_array_set_size (known->news, 0);
    add_new (known, game, view, faces);
    drop_old (known, session);
    g_hash_table_unref (known->seen);
  }
  known->seen = faces;
  known->n_moves = n_moves;
}

static char *
dup_text (const Known *known)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < known->news->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            ((const Seen *) g_ptr_array_index (known->news, i))->text);
  return g_string_free (text, FALSE);
}

/* How high @n_lines are, or as many as @height has room for: no line is cut in two at the end of
 * what can be seen. */
static int
measure_lines (TcPlayCards *self, int height, int n_lines)
{
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (self->label), 0);
  PangoRectangle extents;
  GtkBorder padding;

  pango_layout_line_get_pixel_extents (line, NULL, &extents);
  gtk_style_context_get_padding (gtk_widget_get_style_context (GTK_WIDGET (self->label)), &padding);
  n_lines = MIN (n_lines, (height - padding.top) / MAX (1, extents.height));

  return padding.top + MAX (1, n_lines) * extents.height;
}

/* As many lines as there are, without scrolling; more leave the moves in sight, and where there is
 * little room all but a few leave it to the log. */
static void
set_text (TcPlayCards *self, const char *text)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  int width = gtk_widget_get_width (parent != NULL ? parent : GTK_WIDGET (self));
  int height;

  gtk_label_set_label (self->label, text);
  gtk_adjustment_set_value (self->adjustment, 0);
  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1,
                      NULL, &height, NULL, NULL);
  self->most = MIN (height, measure_lines (self, MOST_HEIGHT, G_MAXINT));
  self->least = MIN (height, measure_lines (self, MOST_HEIGHT, FEW_LINES));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tc_play_cards_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  TcPlayCards *self = TC_PLAY_CARDS (widget);

  gtk_widget_measure (self->around, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = MAX (*minimum, self->least);
  *natural = MAX (*minimum, self->most);
}

static void
tc_play_cards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TcPlayCards *self = TC_PLAY_CARDS (widget);
  int whole = height < self->most ? measure_lines (self, height, G_MAXINT) : height;

  gtk_widget_allocate (self->around, width, MAX (whole, self->least), baseline, NULL);
}

void
tc_play_cards_show (TcPlayCards *self, TcSession *session, const TcView *view)
{
  guint8 viewer = tc_session_get_viewer (session);
  Known *known =
    &self->known[viewer == TC_SEAT_NONE ? TC_MAX_SEATS + 1 : MIN (viewer, TC_MAX_SEATS)];
  g_autofree char *text = NULL;

  g_return_if_fail (TC_IS_PLAY_CARDS (self) && view != NULL);

  follow_game (self, tc_session_get_game (session));
  if (!tc_session_is_covered (session)) {
    look (known, session, view);
    text = dup_text (known);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL && *text != '\0');
  if (g_strcmp0 (text, gtk_label_get_label (self->label)) != 0)
    set_text (self, text != NULL ? text : "");
}

static void
tc_play_cards_dispose (GObject *object)
{
  TcPlayCards *self = TC_PLAY_CARDS (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->known); i++)
    forget (&self->known[i]);
  g_clear_pointer (&self->around, gtk_widget_unparent);
  G_OBJECT_CLASS (tc_play_cards_parent_class)->dispose (object);
}

static void
tc_play_cards_class_init (TcPlayCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_cards_dispose;
  widget_class->measure = tc_play_cards_measure;
  widget_class->size_allocate = tc_play_cards_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayCards, around);
  gtk_widget_class_bind_template_child (widget_class, TcPlayCards, label);
  gtk_widget_class_bind_template_child (widget_class, TcPlayCards, adjustment);
}

static void
tc_play_cards_init (TcPlayCards *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
