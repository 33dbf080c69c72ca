/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-node-picture.h"

#include "board/paint/tc-board-paint.h"
#include "board/tc-card-picture.h"

#define SIDE   100  /* of the one place, in board units */
#define MARGIN 3.0f /* for a shadow */

struct _TcNodePicture {
  GtkWidget parent_instance;

  int size;
  TcView *view;          /* nullable: of one place or one token */
  TcBoardLayout *layout; /* of view */
};

G_DEFINE_FINAL_TYPE (TcNodePicture, tc_node_picture, GTK_TYPE_WIDGET)

static void
tc_node_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TcNodePicture *self = TC_NODE_PICTURE (widget);
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, (float) self->size + 2 * MARGIN, (float) self->size + 2 * MARGIN);
  const TcViewToken *tokens;
  cairo_t *cr;
  guint n;

  if (self->view == NULL)
    return;
  tokens = tc_view_get_tokens (self->view, &n);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, MARGIN, MARGIN);
  if (n > 0)
    tc_board_paint_counter (cr, self->layout, &tokens[0], self->size);
  else {
    double scale = self->size / (double) SIDE;

    cairo_scale (cr, scale, scale);
    tc_board_paint_map (cr, self->layout, scale, (TcBoardRect){ 0, 0, SIDE, SIDE },
                        TC_BOARD_LAYER_SCENERY);
  }
  tc_board_end_drawing (cr, "a picture in a row");
}

static void
tc_node_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = TC_NODE_PICTURE (widget)->size + (int) (2 * MARGIN);
}

static void
forget (TcNodePicture *self)
{
  g_clear_pointer (&self->layout, tc_board_layout_free);
  g_clear_pointer (&self->view, tc_view_free);
}

static void
tc_node_picture_finalize (GObject *object)
{
  forget (TC_NODE_PICTURE (object));
  G_OBJECT_CLASS (tc_node_picture_parent_class)->finalize (object);
}

static void
tc_node_picture_class_init (TcNodePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_node_picture_finalize;
  widget_class->snapshot = tc_node_picture_snapshot;
  widget_class->measure = tc_node_picture_measure;
  /* What it shows is said beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tc_node_picture_init (TcNodePicture *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
tc_node_picture_new (int size)
{
  TcNodePicture *self = g_object_new (TC_TYPE_NODE_PICTURE, NULL);

  self->size = size;

  return GTK_WIDGET (self);
}

static void
add_tile (TcView *view, TcScenario *scenario, TcNode node)
{
  const TcPoint outline[] = { { 0, 0 }, { SIDE, 0 }, { SIDE, SIDE }, { 0, SIDE } };
  TcViewContainer place = {
    .key = "place",
    .kind = TC_CONTAINER_TILE,
    .centre = { SIDE / 2, SIDE / 2 },
    .outline = outline,
    .n_outline = G_N_ELEMENTS (outline),
  };

  tc_view_set_size (view, SIDE, SIDE);
  tc_view_add_container (view, &place);
  tc_view_lay_tile (view, tc_view_get_container (view, place.key), scenario, node);
}

static void
take_view (TcNodePicture *self, TcView *view)
{
  forget (self);
  self->view = view;
  self->layout = tc_board_layout_new (view, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_node_picture_set_node (TcNodePicture *self, TcScenario *scenario, TcNode node)
{
  const char *role = node != TC_NODE_NONE ? tc_scenario_get_role (scenario, node) : "tile";
  TcView *view = NULL;

  if (g_strcmp0 (role, "card") == 0) {
    take_view (self, tc_card_picture_make_view (scenario, node));
    return;
  }
  view = tc_view_new ();
  tc_view_add_owners (view, scenario);
  if (g_strcmp0 (role, "tile") == 0)
    add_tile (view, scenario, node);
  else
    tc_view_add_piece (view, scenario, node, "", FALSE);
  take_view (self, view);
}
