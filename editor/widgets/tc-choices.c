/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tc-choices.h"

struct _TcChoices {
  AdwBin parent_instance;

  TcItem *item; /* nullable */
};

G_DEFINE_FINAL_TYPE (TcChoices, tc_choices, ADW_TYPE_BIN)

enum { PROP_0, PROP_ITEM, N_PROPS };

static GParamSpec *props[N_PROPS];

static GtkWidget *
make_button (TcItem *item, guint number)
{
  const char *label = tc_item_get_choices (item)[number];
  g_autofree char *full = g_strdup_printf ("%s: %s", label, tc_item_get_title (item));
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "row.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", tc_item_get_index (item),
                                    number);
  /* Among many rows "Write “clear”" alone does not say of what. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, full, -1);
  return button;
}

static void
set_item (TcChoices *self, TcItem *item)
{
  GtkWidget *box = NULL;

  if (!g_set_object (&self->item, item))
    return;
  if (item != NULL && tc_item_get_choices (item) != NULL) {
    box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
    for (guint i = 0; tc_item_get_choices (item)[i] != NULL; i++)
      gtk_box_append (GTK_BOX (box), make_button (item, i));
  }
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), box != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ITEM]);
}

static void
tc_choices_dispose (GObject *object)
{
  TcChoices *self = TC_CHOICES (object);

  g_clear_object (&self->item);
  G_OBJECT_CLASS (tc_choices_parent_class)->dispose (object);
}

static void
tc_choices_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ITEM)
    g_value_set_object (value, TC_CHOICES (object)->item);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_choices_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ITEM)
    set_item (TC_CHOICES (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_choices_class_init (TcChoicesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tc_choices_dispose;
  object_class->get_property = tc_choices_get_property;
  object_class->set_property = tc_choices_set_property;
  props[PROP_ITEM] =
    g_param_spec_object ("item", NULL, NULL, TC_TYPE_ITEM,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tc_choices_init (TcChoices *self)
{
}
