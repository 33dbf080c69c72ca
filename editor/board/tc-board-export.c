/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/tc-board-export.h"

#include <cairo-svg.h>

#include "board/paint/tc-board-paint.h"

#define MARGIN 20 /* pixels around everything */

TcBoardExport
tc_board_export_guess (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, ".svg") ? TC_BOARD_EXPORT_SVG : TC_BOARD_EXPORT_PNG;
}

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int n)
{
  g_byte_array_append (data, bytes, n);

  return CAIRO_STATUS_SUCCESS;
}

/* On white paper, which what lies beside the board would not have of its own. */
static void
paint (cairo_t *cr, const TcBoardLayout *layout, double width, double height)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, MARGIN, MARGIN);
  tc_board_paint_view (cr, layout, width - 2 * MARGIN, height - 2 * MARGIN, TC_BOARD_LAYERS_USUAL);
}

static cairo_surface_t *
create_surface (TcBoardExport format, GByteArray *out, double width, double height)
{
  switch (format) {
  case TC_BOARD_EXPORT_SVG:
    return cairo_svg_surface_create_for_stream (write_cb, out, width, height);
  case TC_BOARD_EXPORT_PNG:
    break;
  }

  /* Strokes, that a thread makes pixels of: these take half a second, in which nothing would move.
   */
  return cairo_recording_surface_create (CAIRO_CONTENT_COLOR,
                                         &(cairo_rectangle_t){ 0, 0, width, height });
}

/* A picture that is drawn and not yet a file. */
typedef struct {
  TcBoardExport format;
  GByteArray *out; /* what cairo has written of it */
  cairo_surface_t *surface;
  cairo_status_t status;
  char *path; /* (nullable) */
} Picture;

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  cairo_surface_destroy (picture->surface);
  g_byte_array_unref (picture->out);
  g_free (picture->path);
  g_free (picture);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picture, picture_free)

static Picture *
paint_picture (const TcView *view, TcBoardExport format)
{
  g_autoptr (TcBoardLayout) layout = tc_board_layout_new (view, FALSE);
  TcBoardRect extent = tc_board_layout_get_extent (layout);
  double scale = (TC_BOARD_EXPORT_SIDE - 2 * MARGIN) / MAX (extent.width, extent.height);
  double width = MAX (1, (int) (extent.width * scale)) + 2 * MARGIN;
  double height = MAX (1, (int) (extent.height * scale)) + 2 * MARGIN;
  Picture *picture = g_new0 (Picture, 1);
  cairo_t *cr;

  picture->format = format;
  picture->out = g_byte_array_new ();
  picture->surface = create_surface (format, picture->out, width, height);
  cr = cairo_create (picture->surface);
  paint (cr, layout, width, height);
  picture->status = cairo_status (cr);
  cairo_destroy (cr);

  return picture;
}

/* What has been recorded, as the file of pixels. */
static cairo_status_t
write_pixels (cairo_surface_t *recorded, GByteArray *out)
{
  cairo_rectangle_t extent = { 0 };
  cairo_surface_t *pixels;
  cairo_status_t status;
  cairo_t *cr;

  cairo_recording_surface_get_extents (recorded, &extent);
  pixels = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.width, (int) extent.height);
  cr = cairo_create (pixels);
  cairo_set_source_surface (cr, recorded, 0, 0);
  cairo_paint (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (pixels, write_cb, out);
  cairo_surface_destroy (pixels);

  return status;
}

/* (transfer full) (nullable): in any thread. */
static GBytes *
write_picture (Picture *picture, GError **error)
{
  cairo_status_t status = picture->status;

  if (status == CAIRO_STATUS_SUCCESS && picture->format == TC_BOARD_EXPORT_PNG)
    status = write_pixels (picture->surface, picture->out);
  cairo_surface_finish (picture->surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (picture->surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_bytes_new (picture->out->data, picture->out->len);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));

  return NULL;
}

GBytes *
tc_board_export (const TcView *view, TcBoardExport format, GError **error)
{
  g_autoptr (Picture) picture = paint_picture (view, format);

  return write_picture (picture, error);
}

static void
save_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Picture *picture = data;
  GError *error = NULL;
  g_autoptr (GBytes) bytes = write_picture (picture, &error);

  if (bytes != NULL && tc_file_save (picture->path, bytes, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tc_board_export_save_async (const TcView *view,
                            const char *path,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Picture *picture = paint_picture (view, tc_board_export_guess (path));

  picture->path = g_strdup (path);
  g_task_set_task_data (task, picture, picture_free);
  g_task_run_in_thread (task, save_in_thread);
}

gboolean
tc_board_export_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
