/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/tracks/tc-track-strip.h"

#include <glib/gi18n.h>

#define PIECE  14.0 /* pixels */
#define GAP    3.0
#define ACROSS 8 /* pieces in a line; more than two lines are a number */

struct _TcTrackStrip {
  GtkBox parent_instance;

  GPtrArray *buttons; /* of GtkToggleButton, not owned */
};

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcTrackStrip, tc_track_strip, GTK_TYPE_BOX)

static void
draw_piece (cairo_t *cr, const GdkRGBA *colour, double x, double y)
{
  cairo_rectangle (cr, x + 0.5, y + 0.5, PIECE - 1, PIECE - 1);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.65);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer user_data)
{
  guint n = GPOINTER_TO_UINT (user_data);
  GdkRGBA colour = { 0.6f, 0.6f, 0.6f, 1 };
  const char *text = g_object_get_data (G_OBJECT (area), "colour");

  if (*text != '\0')
    gdk_rgba_parse (&colour, text);
  for (guint i = 0; i < MIN (n, 2 * ACROSS); i++)
    draw_piece (cr, &colour, (i % ACROSS) * (PIECE + GAP), (i / ACROSS) * (PIECE + GAP));
}

static GtkWidget *
make_content (const TcTrackContent *content)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *area = gtk_drawing_area_new ();
  g_autofree char *number = g_strdup_printf ("%u", content->n);
  GtkWidget *label = gtk_label_new (number);
  guint across = CLAMP (content->n, 1, ACROSS);
  guint lines = content->n > ACROSS ? 2 : 1;

  g_object_set_data_full (G_OBJECT (area), "colour", g_strdup (content->colour), g_free);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), (int) (across * (PIECE + GAP)));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), (int) (lines * (PIECE + GAP)));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, GUINT_TO_POINTER (content->n),
                                  NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, content->label);

  return box;
}

static char *
dup_spoken (const TcTrackZone *zone)
{
  GString *text = g_string_new (zone->title);

  for (guint i = 0; i < zone->contents->len; i++) {
    const TcTrackContent *content = zone->contents->pdata[i];

    g_string_append_printf (text, ", %s %u", content->label, content->n);
  }

  return g_string_free (text, FALSE);
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);

  return label;
}

static void
clicked_cb (TcTrackStrip *self, GtkWidget *button)
{
  const char *path = g_object_get_data (G_OBJECT (button), "path");

  g_signal_emit (self, signals[CHOSEN], 0, path);
}

/* -- A track without zones --------------------------------------------------------------------- */

/* (transfer full): with a minus sign, not a hyphen. */
static char *
dup_number (int number)
{
  return number < 0 ? g_strdup_printf ("−%d", -number) : g_strdup_printf ("%d", number);
}

static GtkWidget *
make_space (const TcTrack *track, int number)
{
  g_autofree char *text = dup_number (number);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_add_css_class (label, "track-space");
  if (track->has_start && number == track->start) {
    gtk_widget_add_css_class (label, "track-marker");
    gtk_widget_set_tooltip_text (label, _ ("The marker begins here"));
  }

  return label;
}

/* A marker may begin past what is printed. */
static GtkWidget *
make_scale (const TcTrack *track)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  if (track->has_start && track->start < track->min)
    gtk_box_append (GTK_BOX (box), make_space (track, track->start));
  for (int i = track->min; i <= track->max; i++)
    gtk_box_append (GTK_BOX (box), make_space (track, i));
  if (track->has_start && track->start > track->max)
    gtk_box_append (GTK_BOX (box), make_space (track, track->start));

  return box;
}

static char *
dup_spoken_track (const TcTrack *track)
{
  g_autofree char *min = dup_number (track->min);
  g_autofree char *max = dup_number (track->max);
  g_autofree char *start = dup_number (track->start);

  if (!track->is_scale)
    return g_strdup_printf ("%s, %s", track->title, track->note);
  if (!track->has_start)
    return g_strdup_printf (_ ("%s, from %s to %s"), track->title, min, max);

  /* Translators: a track, the numbers at its ends, and where its marker begins */
  return g_strdup_printf (_ ("%s, from %s to %s, the marker begins on %s"), track->title, min, max,
                          start);
}

/* On one line: what the page has no room for is scrolled to. */
static GtkWidget *
make_words (const TcTrack *track)
{
  return gtk_label_new (*track->note != '\0' ? track->note : track->title);
}

static GtkWidget *
make_whole (TcTrackStrip *self, const TcTrack *track)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *spoken = dup_spoken_track (track);

  gtk_button_set_child (GTK_BUTTON (button),
                        track->is_scale ? make_scale (track) : make_words (track));
  gtk_widget_add_css_class (button, "track-zone");
  gtk_widget_set_tooltip_text (button, _ ("Edit this track in the inspector"));
  g_object_set_data_full (G_OBJECT (button), "path", g_strdup (track->path), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* -- Zones ------------------------------------------------------------------------------------- */

static GtkWidget *
make_zone (TcTrackStrip *self, const TcTrackZone *zone)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *spoken = dup_spoken (zone);

  gtk_box_append (GTK_BOX (box), make_caption (zone->title));
  if (*zone->note != '\0') {
    GtkWidget *note = make_caption (zone->note);

    gtk_widget_add_css_class (note, "caption");
    gtk_widget_add_css_class (note, "dim-label");
    gtk_box_append (GTK_BOX (box), note);
  }
  for (guint i = 0; i < zone->contents->len; i++)
    gtk_box_append (GTK_BOX (box), make_content (zone->contents->pdata[i]));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "track-zone");
  g_object_set_data_full (G_OBJECT (button), "path", g_strdup (zone->path), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->buttons, button);

  return button;
}

static void
tc_track_strip_finalize (GObject *object)
{
  g_ptr_array_unref (TC_TRACK_STRIP (object)->buttons);
  G_OBJECT_CLASS (tc_track_strip_parent_class)->finalize (object);
}

static void
tc_track_strip_class_init (TcTrackStripClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_track_strip_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_TRACK_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tc_track_strip_init (TcTrackStrip *self)
{
  self->buttons = g_ptr_array_new ();
}

GtkWidget *
tc_track_strip_new (const TcTrack *track)
{
  TcTrackStrip *self = g_object_new (TC_TYPE_TRACK_STRIP, "spacing", 8, NULL);

  for (guint i = 0; i < track->zones->len; i++)
    gtk_box_append (GTK_BOX (self), make_zone (self, track->zones->pdata[i]));
  if (track->zones->len == 0)
    gtk_box_append (GTK_BOX (self), make_whole (self, track));

  return GTK_WIDGET (self);
}

void
tc_track_strip_select (TcTrackStrip *self, const char *path)
{
  for (guint i = 0; i < self->buttons->len; i++) {
    GtkToggleButton *button = self->buttons->pdata[i];

    gtk_toggle_button_set_active (
      button, g_strcmp0 (g_object_get_data (G_OBJECT (button), "path"), path) == 0);
  }
}
