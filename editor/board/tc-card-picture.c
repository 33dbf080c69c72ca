/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-card-picture.h"

#include <glib/gi18n.h>

#include "board/paint/tc-board-paint.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

#define WIDTH  230 /* pixels, as it wants to be */
#define HEIGHT 310
#define MARGIN 4.0f /* for a shadow */

struct _TcCardPicture {
  GtkWidget parent_instance;

  TcView *view; /* nullable: of the one card */
  char *text;
  char *footer;
  char *corner;
};

G_DEFINE_FINAL_TYPE (TcCardPicture, tc_card_picture, GTK_TYPE_WIDGET)

static void
tc_card_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TcCardPicture *self = TC_CARD_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  double card_height = MIN (height - 2 * MARGIN, (width - 2 * MARGIN) * HEIGHT / WIDTH);
  const TcViewToken *tokens;
  TcBoardCardFace face;
  cairo_t *cr;
  guint n;

  if (self->view == NULL || card_height <= 0)
    return;
  tokens = tc_view_get_tokens (self->view, &n);
  face = (TcBoardCardFace){
    .token = &tokens[0],
    .owner = tc_view_find_owner (self->view, tokens[0].owner),
    .corner = self->corner,
    .text = self->text,
    .footer = self->footer,
  };
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, (width - card_height * WIDTH / HEIGHT) / 2, (double) MARGIN);
  tc_board_paint_card_face (cr, &face, card_height * WIDTH / HEIGHT, card_height);
  tc_board_end_drawing (cr, "a card");
}

static void
tc_card_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;

  *minimum = size / 2;
  *natural = size + (int) (2 * MARGIN);
}

static void
forget (TcCardPicture *self)
{
  g_clear_pointer (&self->view, tc_view_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->footer, g_free);
  g_clear_pointer (&self->corner, g_free);
}

static void
tc_card_picture_finalize (GObject *object)
{
  forget (TC_CARD_PICTURE (object));
  G_OBJECT_CLASS (tc_card_picture_parent_class)->finalize (object);
}

static void
tc_card_picture_class_init (TcCardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_card_picture_finalize;
  widget_class->snapshot = tc_card_picture_snapshot;
  widget_class->measure = tc_card_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_card_picture_init (TcCardPicture *self)
{
}

GtkWidget *
tc_card_picture_new (void)
{
  return g_object_new (TC_TYPE_CARD_PICTURE, NULL);
}

static void
append_line (GString *text, const char *line)
{
  g_string_append_printf (text, "%s%s", text->len > 0 && *line != '\0' ? "\n" : "", line);
}

/* A part that says when its effects happen is one sentence with them. */
static gboolean
has_own_sentence (TcScenario *scenario, TcNode node)
{
  const char *sentence = tc_scenario_get_element (scenario, node)->sentence;

  return sentence != NULL && !g_str_equal (sentence, "{*}");
}

static gboolean
is_list (TcScenario *scenario, TcNode node)
{
  return g_strcmp0 (tc_scenario_get_role (scenario, node), "effects") == 0 &&
         !has_own_sentence (scenario, node);
}

/* What lies in a part of the card, as what happens when it is used, is said by the card too; of
 * effects in a list each has a line where @by_line says so. */
static void
append_sayings (GString *text, TcScenario *scenario, TcNode node, gboolean by_line)
{
  TcNode child = tc_scenario_get_first_child (scenario, node);

  while (child != TC_NODE_NONE) {
    TcNode next = tc_scenario_get_next_sibling (scenario, child);
    g_autofree char *sayings = NULL;

    if (is_list (scenario, child) && !by_line)
      sayings = tc_sentence_dup_children (scenario, child);
    else if (has_own_sentence (scenario, child))
      sayings = tc_sentence_dup_alike (scenario, child, &next);
    else
      append_sayings (text, scenario, child, by_line);
    if (sayings != NULL)
      append_line (text, sayings);
    child = next;
  }
}

char *
tc_card_picture_dup_text (TcScenario *scenario, TcNode card)
{
  g_autofree char *whole = tc_sentence_dup (scenario, card);
  GString *text = g_string_new (NULL);

  append_line (text, whole);
  append_sayings (text, scenario, card, TRUE);

  return g_string_free (text, FALSE);
}

char *
tc_card_picture_dup_words (TcScenario *scenario, TcNode card)
{
  GString *text = g_string_new (NULL);
  TcNode own = tc_scenario_find_child (scenario, card, "text");
  g_autofree char *whole = tc_sentence_dup (scenario, card);

  if (own != TC_NODE_NONE)
    append_line (text, tc_scenario_get_text (scenario, own));
  append_line (text, whole);
  append_sayings (text, scenario, card, FALSE);

  return g_string_free (text, FALSE);
}

static gboolean
is_of_face (const char *attribute)
{
  return g_str_equal (attribute, "id") || g_str_equal (attribute, "name") ||
         tc_value_is_datum (attribute);
}

/* Whose it is is its colour, and its number stands in the corner. */
static gboolean
is_in_footer (TcScenario *scenario, TcNode card, const TcSchemaAttribute *attribute)
{
  TcNode target;

  if (is_of_face (attribute->name) || !tc_scenario_has (scenario, card, attribute->name))
    return FALSE;
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return tc_scenario_get_bool (scenario, card, attribute->name);
  if (attribute->refs == NULL)
    return FALSE;
  target = tc_scenario_get_ref (scenario, card, attribute->name);

  return target != TC_NODE_NONE && g_strcmp0 (tc_scenario_get_role (scenario, target), "side") != 0;
}

char *
tc_card_picture_dup_footer (TcScenario *scenario, TcNode card)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, card)->content;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *label = NULL;
    g_autofree char *value = NULL;

    if (!is_in_footer (scenario, card, attribute))
      continue;
    label = tc_word_dup_capital (attribute->label);
    value = tc_value_dup_text (scenario, card, attribute);
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", label);
    if (attribute->type->kind != TC_VALUE_BOOLEAN)
      g_string_append_printf (text, ": %s", value);
  }

  return g_string_free (text, FALSE);
}

/* The first number that every card of its kind has and that is not how many copies there are; ""
 * for none. What is rarely there, or stands at its default, is not what a card is known by. */
static char *
dup_corner (TcScenario *scenario, TcNode card)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, card)->content;

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    gint64 value = 0;

    if (attribute->type->kind == TC_VALUE_INTEGER && !g_str_equal (attribute->name, "copies") &&
        (attribute->required || tc_scenario_has (scenario, card, attribute->name)) &&
        tc_scenario_read_int_of (scenario, card, attribute, &value))
      return g_strdup_printf ("%" G_GINT64_FORMAT, value);
  }

  return g_strdup ("");
}

/* The colour of a card is that of the side that it names, which need not be an owner of counters.
 */
static void
add_side (TcView *view, TcScenario *scenario, TcNode side)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, side)->content;
  TcViewOwner owner = { .id = tc_scenario_get_id (scenario, side) };

  if (owner.id == NULL || tc_schema_content_find_attribute (content, "colour") == NULL ||
      tc_view_find_owner (view, owner.id) != NULL)
    return;
  owner.name = tc_scenario_get_string (scenario, side, "name");
  owner.colour = tc_scenario_get_string (scenario, side, "colour");
  tc_view_add_owner (view, &owner);
}

TcView *
tc_card_picture_make_view (TcScenario *scenario, TcNode card)
{
  TcView *view = tc_view_new ();
  TcViewToken token = { .key = tc_scenario_get_id (scenario, card), .container = "", .count = 1 };
  TcNode side = tc_scenario_find_ref (scenario, card, "side", NULL);

  tc_view_add_owners (view, scenario);
  tc_view_read_token (scenario, card, &token);
  if (side != TC_NODE_NONE) {
    add_side (view, scenario, side);
    token.owner = tc_scenario_get_id (scenario, side);
  }
  tc_view_add_token (view, &token);

  return view;
}

void
tc_card_picture_set_card (TcCardPicture *self, TcScenario *scenario, TcNode card)
{
  g_return_if_fail (TC_IS_CARD_PICTURE (self));

  forget (self);
  if (card != TC_NODE_NONE) {
    g_autofree char *title = tc_node_dup_title (scenario, card);
    g_autofree char *spoken = NULL;

    self->view = tc_card_picture_make_view (scenario, card);
    self->text = tc_card_picture_dup_text (scenario, card);
    self->footer = tc_card_picture_dup_footer (scenario, card);
    self->corner = dup_corner (scenario, card);
    spoken = g_strdup_printf ("%s: %s", title, self->text);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                    -1);
  }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
