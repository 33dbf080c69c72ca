/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-wrap-box.h"

struct _TcWrapBox {
  GtkWidget parent_instance;

  int spacing;
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TcWrapBox,
                               tc_wrap_box,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum { PROP_0, PROP_SPACING, N_PROPS };

static GParamSpec *props[N_PROPS];

/* Children from @first up to @end share a line. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end; /* nullable */
  int width;      /* that its children want */
  int height;
  int n_expanding;
} Line;

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_first (TcWrapBox *self)
{
  return skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

/* What expands is content with the least: it gets the rest of the line anyway. */
static int
get_wish (GtkWidget *child, int width)
{
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    return least;
  return MAX (least, MIN (natural, width));
}

static Line
find_line (TcWrapBox *self, GtkWidget *first, int width)
{
  Line line = { .first = first };

  for (GtkWidget *child = first; child != NULL; child = get_next (child)) {
    int wish = get_wish (child, width);
    int with = child == first ? wish : line.width + self->spacing + wish;
    int height;

    if (child != first && with > width) {
      line.end = child;
      break;
    }
    line.width = with;
    line.n_expanding += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? 1 : 0;
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
    line.height = MAX (line.height, height);
  }
  return line;
}

/* -- The widget -------------------------------------------------------------------------------- */

static GtkSizeRequestMode
tc_wrap_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TcWrapBox *self, int *minimum, int *natural)
{
  for (GtkWidget *child = get_first (self); child != NULL; child = get_next (child)) {
    int least, wanted;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural += wanted + (*natural > 0 ? self->spacing : 0);
  }
}

static int
measure_height (TcWrapBox *self, int width)
{
  int height = 0;

  for (GtkWidget *first = get_first (self); first != NULL;) {
    Line line = find_line (self, first, width);

    height += line.height + (height > 0 ? self->spacing : 0);
    first = line.end;
  }
  return height;
}

static void
tc_wrap_box_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  TcWrapBox *self = TC_WRAP_BOX (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = measure_height (self, for_size < 0 ? G_MAXINT / 2 : for_size);
}

static void
allocate_line (TcWrapBox *self, const Line *line, int y, int width)
{
  gboolean is_reversed = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int rest = MAX (width - line->width, 0);
  int n = line->n_expanding;
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child)) {
    GtkAllocation place = { x, y, get_wish (child, width), line->height };

    if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL)) {
      place.width += rest / n;
      rest -= rest / n;
      n--;
    }
    x += place.width + self->spacing;
    if (is_reversed)
      place.x = width - place.x - place.width;
    gtk_widget_size_allocate (child, &place, -1);
  }
}

static void
tc_wrap_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TcWrapBox *self = TC_WRAP_BOX (widget);
  int y = 0;

  for (GtkWidget *first = get_first (self); first != NULL;) {
    Line line = find_line (self, first, width);

    allocate_line (self, &line, y, width);
    y += line.height + self->spacing;
    first = line.end;
  }
}

static void
tc_wrap_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tc_wrap_box_parent_class)->dispose (object);
}

static void
tc_wrap_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, TC_WRAP_BOX (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_wrap_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING) {
    TC_WRAP_BOX (object)->spacing = g_value_get_int (value);
    gtk_widget_queue_resize (GTK_WIDGET (object));
  } else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_wrap_box_class_init (TcWrapBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_wrap_box_dispose;
  object_class->get_property = tc_wrap_box_get_property;
  object_class->set_property = tc_wrap_box_set_property;
  widget_class->get_request_mode = tc_wrap_box_get_request_mode;
  widget_class->measure = tc_wrap_box_measure;
  widget_class->size_allocate = tc_wrap_box_size_allocate;
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_wrap_box_init (TcWrapBox *self)
{
}

static GtkBuildableIface *parent_iface;

static void
buildable_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    parent_iface->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_iface = g_type_interface_peek_parent (iface);
  iface->add_child = buildable_add_child;
}
