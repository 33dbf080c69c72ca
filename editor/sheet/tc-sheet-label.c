/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-label.h"

struct _TcSheetLabel {
  GtkWidget parent_instance;

  guint index;
  GtkWidget *label;
  char *name;
  char *classes; /* joined */
};

#define WRAPPED_CHARS 40 /* a longer text is prose: it takes several lines */

G_DEFINE_FINAL_TYPE (TcSheetLabel, tc_sheet_label, GTK_TYPE_WIDGET)

static void
tc_sheet_label_dispose (GObject *object)
{
  TcSheetLabel *self = TC_SHEET_LABEL (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (tc_sheet_label_parent_class)->dispose (object);
}

static void
tc_sheet_label_finalize (GObject *object)
{
  TcSheetLabel *self = TC_SHEET_LABEL (object);

  g_free (self->name);
  g_free (self->classes);
  G_OBJECT_CLASS (tc_sheet_label_parent_class)->finalize (object);
}

static void
tc_sheet_label_class_init (TcSheetLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_sheet_label_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_sheet_label_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
tc_sheet_label_init (TcSheetLabel *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
tc_sheet_label_new (guint index)
{
  TcSheetLabel *self = g_object_new (TC_TYPE_SHEET_LABEL, NULL);

  self->index = index;
  return GTK_WIDGET (self);
}

guint
tc_sheet_label_get_index (TcSheetLabel *self)
{
  return self->index;
}

void
tc_sheet_label_set_text (TcSheetLabel *self, const char *text, float xalign)
{
  gboolean is_prose = g_utf8_strlen (text, -1) > WRAPPED_CHARS;

  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_label_set_wrap (GTK_LABEL (self->label), is_prose);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), is_prose ? WRAPPED_CHARS : -1);
  gtk_label_set_xalign (GTK_LABEL (self->label), xalign);
}

void
tc_sheet_label_say (TcSheetLabel *self, const char *name, const char *tip)
{
  if (g_strcmp0 (tip, gtk_widget_get_tooltip_text (GTK_WIDGET (self))) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
  if (g_strcmp0 (name, self->name) == 0)
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
tc_sheet_label_set_classes (TcSheetLabel *self, const char *const *classes)
{
  g_autofree char *joined = g_strjoinv (" ", (char **) classes);

  if (g_strcmp0 (joined, self->classes) == 0)
    return;
  g_free (self->classes);
  self->classes = g_steal_pointer (&joined);
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char **) classes);
}
