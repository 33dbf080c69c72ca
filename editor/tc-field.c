/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-field.h"

#include <glib/gi18n.h>

#include "tc-item.h"
#include "tc-node.h"

typedef enum { FIELD_CHOICE, FIELD_SWITCH, FIELD_NUMBER, FIELD_TEXT } FieldKind;

struct _TcField {
  GObject parent_instance;

  TcDocument *document;
  const TcSchemaAttribute *attribute;
  FieldKind kind;
  char *label; /* "First turn" */
  char *path;  /* of the node that is shown */
  gboolean is_updating;

  GtkWidget *row;
  GtkWidget *badge;
  GtkWidget *reset;
  GtkWidget *editor;   /* the switch or the spin button */
  GtkWidget *colour;   /* nullable */
  GListStore *choices; /* of TcItem, key = value */
  char *shown;         /* what FIELD_TEXT showed last */
};

G_DEFINE_FINAL_TYPE (TcField, tc_field, G_TYPE_OBJECT)

static FieldKind
choose_kind (const TcSchemaAttribute *attribute)
{
  gboolean has_value = attribute->required || attribute->default_value != NULL;

  if (attribute->refs != NULL || attribute->type->kind == TC_VALUE_ENUM)
    return FIELD_CHOICE;
  if (attribute->type->kind == TC_VALUE_BOOLEAN)
    return FIELD_SWITCH;
  if (attribute->type->kind == TC_VALUE_INTEGER && has_value)
    return FIELD_NUMBER;
  return FIELD_TEXT;
}

static void
set_value (TcField *self, const char *value)
{
  g_autoptr (GError) error = NULL;

  if (self->is_updating || self->path == NULL)
    return;
  if (!tc_document_set_attribute (self->document, self->path, self->attribute->name, value, &error))
    gtk_widget_activate_action (self->row, "win.tell", "s", error->message);
}

static void
chosen_cb (TcField *self)
{
  g_autoptr (TcItem) item = NULL;
  guint position = adw_combo_row_get_selected (ADW_COMBO_ROW (self->row));

  item = g_list_model_get_item (G_LIST_MODEL (self->choices), position);
  if (item != NULL)
    set_value (self, *tc_item_get_key (item) != '\0' ? tc_item_get_key (item) : NULL);
}

static void
switched_cb (TcField *self)
{
  set_value (self, gtk_switch_get_active (GTK_SWITCH (self->editor)) ? "true" : "false");
}

static void
number_changed_cb (TcField *self)
{
  g_autofree char *text = NULL;

  text = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->editor)));
  set_value (self, text);
}

/* The button that applies shows itself for any change of the text, the document's own included. */
static void
hide_apply_button (TcField *self)
{
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->row), FALSE);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->row), TRUE);
}

/* Whether the text in the row is a value of the attribute's type; else what was expected. */
static gboolean
check_text (TcField *self, char **out_expected)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));

  if (*text == '\0' && !self->attribute->required)
    return TRUE;
  return tc_schema_type_check (self->attribute->type, text, strlen (text), out_expected);
}

/* There is something to save, though it is no edit of the document yet. */
static void
typed_cb (TcField *self)
{
  if (!self->is_updating)
    gtk_widget_activate_action (self->row, "win.typed", NULL);
}

static void
text_changed_cb (TcField *self)
{
  g_autofree char *expected = NULL;

  typed_cb (self);
  if (check_text (self, &expected)) {
    gtk_widget_remove_css_class (self->row, "error");
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_STATE_INVALID);
  } else {
    gtk_widget_add_css_class (self->row, "error");
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_STATE_INVALID,
                                 GTK_ACCESSIBLE_INVALID_TRUE, -1);
  }
}

static void
text_applied_cb (TcField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  g_autofree char *expected = NULL;
  g_autofree char *message = NULL;

  if (check_text (self, &expected)) {
    g_free (self->shown);
    self->shown = g_strdup (text);
    hide_apply_button (self);
    set_value (self, *text != '\0' || self->attribute->required ? text : NULL);
    return;
  }
  message = g_strdup_printf (_ ("%s must be %s"), self->label, expected);
  gtk_widget_activate_action (self->row, "win.tell", "s", message);
}

static void
colour_set_cb (TcField *self)
{
  g_autofree char *text = NULL;
  GdkRGBA rgba;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->colour), &rgba);
  text = g_strdup_printf ("#%02x%02x%02x", (guint) (rgba.red * 255 + 0.5f),
                          (guint) (rgba.green * 255 + 0.5f), (guint) (rgba.blue * 255 + 0.5f));
  set_value (self, text);
}

static void
reset_cb (TcField *self)
{
  set_value (self, NULL);
}

static void
focus_left_cb (TcField *self)
{
  tc_field_apply (self);
  tc_document_break_merge (self->document);
}

static void
add_suffix (TcField *self, GtkWidget *widget)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  if (ADW_IS_ENTRY_ROW (self->row))
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->row), widget);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (self->row), widget);
}

static void
set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
make_choice (TcField *self)
{
  g_autoptr (GtkExpression) title = gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title");

  self->choices = g_list_store_new (TC_TYPE_ITEM);
  self->row = adw_combo_row_new ();
  adw_combo_row_set_expression (ADW_COMBO_ROW (self->row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (self->row), G_LIST_MODEL (self->choices));
  g_signal_connect_object (self->row, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_switch (TcField *self)
{
  self->row = adw_action_row_new ();
  self->editor = gtk_switch_new ();
  set_label (self->editor, self->label);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_number (TcField *self)
{
  const TcSchemaType *type = self->attribute->type;
  gdouble min = MAX (type->min, G_MININT32);
  gdouble max = MIN (type->max, G_MAXINT32);

  self->row = adw_action_row_new ();
  self->editor = gtk_spin_button_new_with_range (min, max, 1);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->editor), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->editor), max > 999 ? 6 : 3);
  set_label (self->editor, self->label);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "value-changed", G_CALLBACK (number_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_text (TcField *self)
{
  GtkEditable *delegate;

  self->row = adw_entry_row_new ();
  delegate = gtk_editable_get_delegate (GTK_EDITABLE (self->row));
  set_label (GTK_WIDGET (delegate), self->label);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->row), FALSE);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->row), TRUE);
  g_signal_connect_object (self->row, "changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->row, "apply", G_CALLBACK (text_applied_cb), self,
                           G_CONNECT_SWAPPED);
  if (g_str_equal (self->attribute->type->name, "colour")) {
    self->colour = gtk_color_button_new ();
    set_label (self->colour, self->label);
    g_signal_connect_object (self->colour, "color-set", G_CALLBACK (colour_set_cb), self,
                             G_CONNECT_SWAPPED);
  }
}

static void
make_suffixes (TcField *self)
{
  g_autofree char *reset_label = g_strdup_printf (_ ("Reset %s to its default"), self->label);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->reset = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_add_css_class (self->reset, "flat");
  gtk_widget_set_tooltip_text (self->reset, reset_label);
  set_label (self->reset, reset_label);
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  self->badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->badge, "provenance");

  add_suffix (self, self->badge);
  if (self->colour != NULL)
    add_suffix (self, self->colour);
  if (self->editor != NULL)
    add_suffix (self, self->editor);
  if (!self->attribute->required)
    add_suffix (self, self->reset);
  else
    g_object_ref_sink (self->reset);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->row, focus);
}

static void
tc_field_finalize (GObject *object)
{
  TcField *self = TC_FIELD (object);

  if (self->attribute->required)
    g_clear_object (&self->reset);
  g_clear_object (&self->row);
  g_clear_object (&self->document);
  g_clear_object (&self->choices);
  g_free (self->label);
  g_free (self->path);
  g_free (self->shown);
  G_OBJECT_CLASS (tc_field_parent_class)->finalize (object);
}

static void
tc_field_class_init (TcFieldClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_field_finalize;
}

static void
tc_field_init (TcField *self)
{
}

TcField *
tc_field_new (TcDocument *document, const TcSchemaAttribute *attribute)
{
  TcField *self = g_object_new (TC_TYPE_FIELD, NULL);

  self->document = g_object_ref (document);
  self->attribute = attribute;
  self->kind = choose_kind (attribute);
  self->label = tc_word_dup_capital (attribute->label);
  switch (self->kind) {
  case FIELD_CHOICE:
    make_choice (self);
    break;
  case FIELD_SWITCH:
    make_switch (self);
    break;
  case FIELD_NUMBER:
    make_number (self);
    break;
  case FIELD_TEXT:
    make_text (self);
    break;
  }
  g_object_ref_sink (self->row);
  make_suffixes (self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), self->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  attribute->doc, -1);
  gtk_widget_set_tooltip_text (self->row, attribute->doc);
  return self;
}

GtkWidget *
tc_field_get_row (TcField *self)
{
  return self->row;
}

void
tc_field_apply (TcField *self)
{
  const char *text;

  g_return_if_fail (TC_IS_FIELD (self));

  if (self->kind == FIELD_NUMBER)
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->editor));
  if (self->kind != FIELD_TEXT || self->shown == NULL)
    return;
  text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  if (!g_str_equal (text, self->shown))
    text_applied_cb (self);
}

static void
add_choice (GPtrArray *items, const char *value, const char *title)
{
  g_ptr_array_add (items, tc_item_new (value, title, "", "", 0));
}

static void
add_references (GPtrArray *items, TcScenario *scenario, const char *space)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);
  guint n = tc_scenario_get_n_nodes (scenario);

  for (TcNode node = 0; node < n; node++) {
    const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
    const char *id;
    g_autofree char *title = NULL;

    if (element == schema->root || g_strcmp0 (element->key_space, space) != 0)
      continue;
    id = tc_scenario_get_id (scenario, node);
    if (id == NULL)
      continue;
    title = tc_node_dup_title (scenario, node);
    add_choice (items, id, title);
  }
}

static void
update_choice (TcField *self, TcScenario *scenario, const char *value)
{
  const TcSchemaAttribute *attribute = self->attribute;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint position;

  if (!attribute->required && attribute->default_value == NULL)
    add_choice (items, "", _ ("None"));
  for (guint i = 0; attribute->refs != NULL && attribute->refs[i] != NULL; i++)
    add_references (items, scenario, attribute->refs[i]);
  for (guint i = 0; attribute->refs == NULL && i < attribute->type->n_values; i++) {
    g_autofree char *title = tc_word_dup_capital (attribute->type->values[i].name);

    add_choice (items, attribute->type->values[i].name, title);
  }
  tc_item_update_store (self->choices, items);
  position = tc_item_find (G_LIST_MODEL (self->choices), value != NULL ? value : "");
  if (position == G_MAXUINT && value != NULL) {
    g_autofree char *title = g_strdup_printf (_ ("%s (unknown)"), value);
    g_autoptr (TcItem) unknown = tc_item_new (value, title, "", "", 0);

    g_list_store_append (self->choices, unknown);
    position = g_list_model_get_n_items (G_LIST_MODEL (self->choices)) - 1;
  }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->row),
                              position != G_MAXUINT ? position : GTK_INVALID_LIST_POSITION);
}

static void
update_text (TcField *self, const char *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  GdkRGBA rgba;

  value = value != NULL ? value : "";
  if (self->colour != NULL && gdk_rgba_parse (&rgba, value))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->colour), &rgba);
  if (self->shown != NULL && !g_str_equal (text, self->shown))
    return;
  g_free (self->shown);
  self->shown = g_strdup (value);
  if (!g_str_equal (text, value)) {
    gtk_editable_set_text (GTK_EDITABLE (self->row), value);
    hide_apply_button (self);
  }
}

static void
update_badge (TcField *self, TcScenario *scenario, TcNode node, gboolean is_written)
{
  static const char *const classes[] = { "",         "rulebook",      "derived",
                                         "found",    "reconstructed", "designer",
                                         "published" };
  TcProvenance provenance = tc_scenario_get_provenance (scenario, node, self->attribute->name);
  const char *text = is_written ? tc_provenance_get_badge (provenance) : "";
  const char *rule = tc_scenario_get_rule_ref (scenario, node);
  g_autofree char *tooltip = NULL;

  G_STATIC_ASSERT (G_N_ELEMENTS (classes) == TC_N_PROVENANCES);
  if (rule != NULL)
    tooltip = g_strdup_printf (_ ("Where the value comes from: %s, %s"),
                               tc_provenance_get_name (provenance), rule);
  else
    tooltip =
      g_strdup_printf (_ ("Where the value comes from: %s"), tc_provenance_get_name (provenance));
  gtk_label_set_label (GTK_LABEL (self->badge), text);
  gtk_widget_set_tooltip_text (self->badge, tooltip);
  gtk_widget_set_visible (self->badge, *text != '\0');
  gtk_widget_set_css_classes (
    self->badge, (const char *[]){ "provenance", classes[*text != '\0' ? provenance : 0], NULL });
}

void
tc_field_update (TcField *self, TcScenario *scenario, TcNode node)
{
  const char *name = self->attribute->name;
  const char *value = tc_scenario_get_string (scenario, node, name);
  gboolean is_written = tc_scenario_has (scenario, node, name);
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  g_free (self->path);
  self->path = g_steal_pointer (&path);
  self->is_updating = TRUE;
  switch (self->kind) {
  case FIELD_CHOICE:
    update_choice (self, scenario, value);
    break;
  case FIELD_SWITCH:
    gtk_switch_set_active (GTK_SWITCH (self->editor), tc_scenario_get_bool (scenario, node, name));
    break;
  case FIELD_NUMBER:
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->editor),
                               tc_scenario_get_int (scenario, node, name));
    break;
  case FIELD_TEXT:
    update_text (self, value);
    break;
  }
  self->is_updating = FALSE;
  update_badge (self, scenario, node, is_written);
  gtk_widget_set_visible (self->reset, is_written && !self->attribute->required);
}
