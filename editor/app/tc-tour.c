/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-tour.h"

#include <glib/gi18n.h>
#include <math.h>

/* The target may move when something else in the window changes, and nobody says so. */
#define FOLLOW_MS 100
#define DISTANCE  12 /* pixels from the ring to the card, and from the card to the edge */
#define RING      4  /* pixels from the target to its ring */

struct _TcTour {
  AdwBin parent_instance;

  GtkOverlay *overlay; /* (transfer none): the parent of this and of ring */
  GtkWidget *ring;
  GtkWidget *target; /* nullable, weak */
  GdkRectangle place;
  guint source; /* id: that follows the target */

  GtkLabel *number;
  GtkLabel *title;
  GtkLabel *text;
  GtkWidget *back_button;
  GtkButton *next_button;
};

G_DEFINE_FINAL_TYPE (TcTour, tc_tour, ADW_TYPE_BIN)

enum { STEPPED, LEFT, N_SIGNALS };

static guint signals[N_SIGNALS];

/* (0, 0, 0, 0) for what is not shown. */
static GdkRectangle
find_target (TcTour *self)
{
  graphene_rect_t bounds;

  if (self->target == NULL || !gtk_widget_get_mapped (self->target) ||
      !gtk_widget_compute_bounds (self->target, GTK_WIDGET (self->overlay), &bounds))
    return (GdkRectangle){ 0, 0, 0, 0 };

  return (GdkRectangle){ (int) floorf (bounds.origin.x) - RING,
                         (int) floorf (bounds.origin.y) - RING,
                         (int) ceilf (bounds.size.width) + 2 * RING,
                         (int) ceilf (bounds.size.height) + 2 * RING };
}

static gboolean
follow_cb (gpointer user_data)
{
  TcTour *self = user_data;
  GdkRectangle place = find_target (self);

  if (!gdk_rectangle_equal (&place, &self->place))
    gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));

  return G_SOURCE_CONTINUE;
}

static gboolean
fits (const GdkRectangle *room, const GdkRectangle *place, const GdkRectangle *target)
{
  return place->x >= room->x && place->y >= room->y &&
         place->x + place->width <= room->x + room->width &&
         place->y + place->height <= room->y + room->height &&
         !gdk_rectangle_intersect (place, target, NULL);
}

GdkRectangle
tc_tour_find_place (const GdkRectangle *room, const GdkRectangle *target, int width, int height)
{
  int right = room->x + room->width - width;
  int bottom = room->y + room->height - height;
  int x = CLAMP (target->x + (target->width - width) / 2, room->x, MAX (right, room->x));
  int y = CLAMP (target->y + (target->height - height) / 2, room->y, MAX (bottom, room->y));
  const GdkRectangle places[] = {
    { x, target->y + target->height + DISTANCE, width, height },
    { target->x + target->width + DISTANCE, y, width, height },
    { target->x - DISTANCE - width, y, width, height },
    { x, target->y - DISTANCE - height, width, height },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (fits (room, &places[i], target))
      return places[i];

  /* It is too large: over its lower part, where less is to be seen than above. */
  return (GdkRectangle){
    x, CLAMP (target->y + target->height - height - DISTANCE, room->y, MAX (bottom, room->y)),
    width, height
  };
}

static gboolean
position_cb (TcTour *self, GtkWidget *widget, GdkRectangle *out_place)
{
  GdkRectangle room = { DISTANCE, DISTANCE,
                        gtk_widget_get_width (GTK_WIDGET (self->overlay)) - 2 * DISTANCE,
                        gtk_widget_get_height (GTK_WIDGET (self->overlay)) - 2 * DISTANCE };
  GtkRequisition size;

  if (widget == self->ring) {
    self->place = *out_place = find_target (self);
    return TRUE;
  }
  if (widget != GTK_WIDGET (self))
    return FALSE;
  gtk_widget_get_preferred_size (widget, NULL, &size);
  *out_place = tc_tour_find_place (&room, &self->place, size.width, size.height);

  return TRUE;
}

static void
back_cb (TcTour *self)
{
  g_signal_emit (self, signals[STEPPED], 0, -1);
}

static void
next_cb (TcTour *self)
{
  g_signal_emit (self, signals[STEPPED], 0, 1);
}

static void
leave_cb (TcTour *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
set_target (TcTour *self, GtkWidget *target)
{
  g_set_weak_pointer (&self->target, target);
}

static void
tc_tour_dispose (GObject *object)
{
  TcTour *self = TC_TOUR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  set_target (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TC_TYPE_TOUR);
  G_OBJECT_CLASS (tc_tour_parent_class)->dispose (object);
}

static void
tc_tour_class_init (TcTourClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_tour_dispose;
  signals[STEPPED] = g_signal_new ("stepped", TC_TYPE_TOUR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LEFT] =
    g_signal_new ("left", TC_TYPE_TOUR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-tour.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTour, number);
  gtk_widget_class_bind_template_child (widget_class, TcTour, title);
  gtk_widget_class_bind_template_child (widget_class, TcTour, text);
  gtk_widget_class_bind_template_child (widget_class, TcTour, back_button);
  gtk_widget_class_bind_template_child (widget_class, TcTour, next_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
}

static void
tc_tour_init (TcTour *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_tour_set_overlay (TcTour *self, GtkOverlay *overlay, GtkWidget *ring)
{
  g_return_if_fail (TC_IS_TOUR (self) && self->overlay == NULL);

  self->overlay = overlay;
  self->ring = ring;
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (position_cb), self,
                           G_CONNECT_SWAPPED);
}

void
tc_tour_show (TcTour *self,
              guint number,
              guint n,
              const char *title,
              const char *text,
              GtkWidget *target)
{
  g_autofree char *place = g_strdup_printf (_ ("Step %u of %u"), number, n);
  g_autofree char *name = g_strdup_printf ("%s: %s", place, title);

  g_return_if_fail (TC_IS_TOUR (self) && self->overlay != NULL);

  gtk_label_set_label (self->number, place);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_sensitive (self->back_button, number > 1);
  gtk_button_set_label (self->next_button, number < n ? _ ("Next") : _ ("Done"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  set_target (self, target);
  gtk_widget_set_visible (self->ring, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));
  gtk_widget_grab_focus (GTK_WIDGET (self->next_button));
  if (self->source == 0)
    self->source = g_timeout_add (FOLLOW_MS, follow_cb, self);
}

void
tc_tour_hide (TcTour *self)
{
  g_return_if_fail (TC_IS_TOUR (self));

  g_clear_handle_id (&self->source, g_source_remove);
  set_target (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (self->ring != NULL)
    gtk_widget_set_visible (self->ring, FALSE);
}

gboolean
tc_tour_is_shown (TcTour *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self));
}
