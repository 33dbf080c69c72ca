/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-picture.h"

struct _TcBoardPicture {
  cairo_surface_t *surface;
  GdkTexture *texture; /* nullable: made when it is needed, and so is the node */
  GskRenderNode *node; /* nullable: a pixel is a unit */
};

GdkTexture *
tc_board_picture_wrap_surface (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

TcBoardPicture *
tc_board_picture_new (cairo_surface_t *surface)
{
  TcBoardPicture *picture = g_new0 (TcBoardPicture, 1);

  picture->surface = surface;

  return picture;
}

void
tc_board_picture_free (TcBoardPicture *picture)
{
  g_clear_object (&picture->texture);
  g_clear_pointer (&picture->node, gsk_render_node_unref);
  cairo_surface_destroy (picture->surface);
  g_free (picture);
}

cairo_surface_t *
tc_board_picture_get_surface (const TcBoardPicture *picture)
{
  return picture->surface;
}

static void
get_size (const TcBoardPicture *picture, float *width, float *height)
{
  *width = (float) cairo_image_surface_get_width (picture->surface);
  *height = (float) cairo_image_surface_get_height (picture->surface);
}

static GskRenderNode *
make_node (const TcBoardPicture *picture)
{
  GskRenderNode *node;
  float width, height;
  cairo_t *cr;

  get_size (picture, &width, &height);
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, picture->surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_rectangle (cr, 0, 0, (double) width, (double) height);
  cairo_fill (cr);
  cairo_destroy (cr);

  return node;
}

static void
append_node (TcBoardPicture *picture, GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  float width, height;

  if (picture->node == NULL)
    picture->node = make_node (picture);
  get_size (picture, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &bounds->origin);
  gtk_snapshot_scale (snapshot, bounds->size.width / width, bounds->size.height / height);
  gtk_snapshot_append_node (snapshot, picture->node);
  gtk_snapshot_restore (snapshot);
}

void
tc_board_picture_append (TcBoardPicture *picture,
                         GtkSnapshot *snapshot,
                         const graphene_rect_t *bounds,
                         gboolean is_cairo)
{
  if (is_cairo) {
    append_node (picture, snapshot, bounds);
    return;
  }
  if (picture->texture == NULL)
    picture->texture = tc_board_picture_wrap_surface (cairo_surface_reference (picture->surface));
  gtk_snapshot_append_texture (snapshot, picture->texture, bounds);
}
