/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-press.h"

#include <math.h>

static gboolean
is_second (const TcPress *press, const TcPress *now, GtkWidget *widget)
{
  int most_ms, most_pixels;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most_ms,
                "gtk-double-click-distance", &most_pixels, NULL);
  return press->at != 0 && now->at - press->at <= (guint32) most_ms &&
         fabs (now->x - press->x) <= most_pixels && fabs (now->y - press->y) <= most_pixels;
}

gboolean
tc_press_again (TcPress *press, GtkWidget *widget, GdkEvent *event)
{
  TcPress now = { .at = gdk_event_get_time (event) };
  gboolean is_again;

  if (!gdk_event_get_position (event, &now.x, &now.y))
    return FALSE;
  is_again = is_second (press, &now, widget);
  *press = now;
  return is_again;
}
