/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "inspector/tc-field.h"

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-group.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "inspector/tc-field-private.h"

#define LONG_LIST 12 /* choices; a longer list can be searched */

G_DEFINE_FINAL_TYPE (TcField, tc_field, G_TYPE_OBJECT)

static FieldKind
choose_kind (const TcSchemaAttribute *attribute)
{
  gboolean has_value = attribute->required || attribute->default_value != NULL;

  if (attribute->refs != NULL)
    return FIELD_PICK;
  switch (attribute->type->kind) {
  case TC_VALUE_ENUM:
    return FIELD_CHOICE;
  case TC_VALUE_BOOLEAN:
    return FIELD_SWITCH;
  case TC_VALUE_INTEGER:
    return has_value ? FIELD_NUMBER : FIELD_TEXT;
  case TC_VALUE_DATE:
    return FIELD_DATE;
  case TC_VALUE_TEXT:
  case TC_VALUE_ID:
    break;
  }
  return FIELD_TEXT;
}

gboolean
tc_field_is_text (TcField *self)
{
  return self->kind == FIELD_TEXT || self->kind == FIELD_DATE;
}

/* What is typed stays there with what is wrong with it; for a choice there is no such place. */
static void
report_refused (TcField *self, const GError *error)
{
  if (tc_field_is_text (self))
    tc_field_show_problem (self, error->message);
  else
    gtk_widget_activate_action (self->row, "win.show-notice", "s", error->message);
}

char *
tc_field_dup_merge_key (TcField *self, guint n)
{
  return g_strdup_printf ("%s+%u/@%s", self->paths[0], n, self->attribute->name);
}

gboolean
tc_field_set_value (TcField *self, const char *value)
{
  g_autoptr (TcOperation) group = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *label = NULL;
  g_autofree char *merge_key = NULL;
  guint n;

  if (self->is_updating || self->paths == NULL)
    return FALSE;
  n = g_strv_length (self->paths);
  if (self->parent_path != NULL) {
    if (!tc_element_set_new (self->document, self->parent_path, self->element,
                             self->attribute->name, value, &error))
      report_refused (self, error);
    return error == NULL;
  }
  if (n == 1) {
    if (!tc_document_set_attribute (self->document, self->paths[0], self->attribute->name, value,
                                    &error))
      report_refused (self, error);
    return error == NULL;
  }
  label = g_strdup_printf (ngettext ("Set %s of %u", "Set %s of %u", n), self->label, n);
  merge_key = tc_field_dup_merge_key (self, n);
  group = tc_operation_new_group (label);
  for (guint i = 0; i < n; i++)
    tc_group_set (group, self->paths[i], self->attribute->name, value);
  if (!tc_document_apply_operation (self->document, group, merge_key, &error))
    report_refused (self, error);

  return error == NULL;
}

void
tc_field_hide_apply_button (TcField *self)
{
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->row), FALSE);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self->row), TRUE);
}

void
tc_field_say_typed (TcField *self, gboolean is_typed)
{
  if (!self->is_updating)
    gtk_widget_activate_action (self->row, "win.typed", "b", is_typed);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is_on)
{
  if (gtk_widget_has_css_class (widget, name) == is_on)
    return;
  if (is_on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
tc_field_show_problem (TcField *self, const char *typed_problem)
{
  const char *text = typed_problem != NULL ? typed_problem : self->document_problem;
  gboolean is_error =
    text != NULL && (typed_problem != NULL || self->document_severity == TC_SEVERITY_ERROR);

  set_class (self->row, "error", is_error);
  set_class (self->row, "warning", text != NULL && !is_error);
  set_class (GTK_WIDGET (self->problem), "warning", text != NULL && !is_error);
  if (is_error) {
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_STATE_INVALID,
                                 GTK_ACCESSIBLE_INVALID_TRUE, -1);
  } else {
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_STATE_INVALID);
  }
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (self->problem_row, text != NULL);
}

static void
tc_field_finalize (GObject *object)
{
  TcField *self = TC_FIELD (object);

  g_clear_object (&self->reset);
  g_clear_object (&self->revert);
  g_clear_object (&self->row);
  g_clear_object (&self->problem_row);
  g_clear_object (&self->document);
  g_clear_object (&self->choices);
  g_free (self->label);
  g_strfreev (self->paths);
  g_free (self->parent_path);
  g_free (self->shown);
  g_free (self->wrong);
  g_free (self->refused);
  g_free (self->document_problem);
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
  tc_field_make (self);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), self->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  tc_word_translate (attribute->doc), -1);
  gtk_widget_set_tooltip_text (self->row, tc_word_translate (attribute->doc));
  tc_field_make_tip (self);
  gtk_widget_add_css_class (self->row, "field");
  return self;
}

const TcSchemaAttribute *
tc_field_get_attribute (TcField *self)
{
  return self->attribute;
}

GtkWidget *
tc_field_get_row (TcField *self)
{
  return self->row;
}

GtkWidget *
tc_field_get_problem_row (TcField *self)
{
  return self->problem_row;
}

gboolean
tc_field_grab_focus (TcField *self)
{
  g_return_val_if_fail (TC_IS_FIELD (self), FALSE);

  return gtk_widget_grab_focus (self->editor != NULL ? self->editor : self->row);
}

void
tc_field_apply (TcField *self)
{
  const char *text;

  g_return_if_fail (TC_IS_FIELD (self));

  if (self->kind == FIELD_NUMBER)
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->editor));
  if (!tc_field_is_text (self) || self->shown == NULL)
    return;
  text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  if (!g_str_equal (text, self->shown))
    tc_field_apply_text (self);
}

/* One that the file names and nobody knows stands last. %FALSE: all are known. */
static gboolean
add_unknown (GPtrArray *items, const char *value)
{
  g_autofree char *title = NULL;

  for (guint i = 0; i < items->len; i++) {
    if (g_str_equal (tc_item_get_key (items->pdata[i]), value))
      return FALSE;
  }
  title = g_strdup_printf (_ ("%s (unknown)"), value);
  g_ptr_array_add (items, tc_item_new (value, title, "", "", 0));
  return TRUE;
}

static void
list_choices (TcField *self, TcScenario *scenario, TcNode node, const char *value)
{
  const TcSchemaAttribute *attribute = self->attribute;
  g_autoptr (GPtrArray) items = NULL;
  guint sign = tc_value_sign_choices (scenario, node, attribute) + self->is_mixed;

  if (sign == self->choices_sign &&
      (value == NULL || tc_item_find (G_LIST_MODEL (self->choices), value) != G_MAXUINT))
    return;
  items = tc_value_list_choices_again (scenario, node, attribute, G_LIST_MODEL (self->choices));
  if (!attribute->required && attribute->default_value == NULL)
    g_ptr_array_insert (items, 0, tc_item_new ("", _ ("None"), "", "", 0));
  if (self->is_mixed)
    g_ptr_array_insert (items, 0, tc_item_new (TC_FIELD_MIXED, _ ("Several values"), "", "", 0));
  /* With that one the list is good for this value only. */
  self->choices_sign = value != NULL && add_unknown (items, value) ? 0 : sign;
  tc_item_update_store (self->choices, items);
  if (self->kind == FIELD_PICK)
    gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->editor), items->len > LONG_LIST);
}

static void
update_choice (TcField *self, TcScenario *scenario, TcNode node, const char *value)
{
  guint position;

  if (self->is_mixed)
    value = TC_FIELD_MIXED;
  list_choices (self, scenario, node, value);
  position = tc_item_find (G_LIST_MODEL (self->choices), value != NULL ? value : "");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->editor),
                              position != G_MAXUINT ? position : GTK_INVALID_LIST_POSITION);
}

static void
update_text (TcField *self, const char *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  GdkRGBA rgba;

  value = value != NULL && !self->is_mixed ? value : "";
  if (self->colour != NULL && gdk_rgba_parse (&rgba, value))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (self->colour), &rgba);
  if (self->shown != NULL && !g_str_equal (text, self->shown))
    return;
  g_free (self->shown);
  self->shown = g_strdup (value);
  if (!g_str_equal (text, value)) {
    gtk_editable_set_text (GTK_EDITABLE (self->row), value);
    tc_field_hide_apply_button (self);
  }
}

/* What differs says so, where a single value would stand; a drop-down does in its own list. */
static void
update_mixed (TcField *self)
{
  const char *note = self->is_mixed ? _ ("several values") : "";

  if (ADW_IS_ENTRY_ROW (self->row)) {
    g_autofree char *title =
      self->is_mixed ? g_strdup_printf ("%s – %s", self->label, note) : g_strdup (self->label);

    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
  } else if (self->choices == NULL) {
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->row), note);
  }
}

void
tc_field_update_several (TcField *self,
                         TcScenario *scenario,
                         const TcNode *nodes,
                         const char *const *paths,
                         guint n)
{
  const char *name = self->attribute->name;
  const char *value = tc_scenario_get_string (scenario, nodes[0], name);
  gboolean is_written = FALSE;

  g_return_if_fail (TC_IS_FIELD (self) && n > 0);

  g_clear_pointer (&self->parent_path, g_free);
  self->is_mixed = FALSE;
  for (guint i = 0; i < n; i++) {
    is_written |= tc_scenario_has (scenario, nodes[i], name);
    self->is_mixed |= g_strcmp0 (tc_scenario_get_string (scenario, nodes[i], name), value) != 0;
  }
  g_strfreev (self->paths);
  self->paths = g_strdupv ((char **) paths);
  self->is_updating = TRUE;
  switch (self->kind) {
  case FIELD_CHOICE:
  case FIELD_PICK:
    update_choice (self, scenario, nodes[0], value);
    break;
  case FIELD_SWITCH:
    gtk_switch_set_active (GTK_SWITCH (self->editor),
                           !self->is_mixed && tc_scenario_get_bool (scenario, nodes[0], name));
    break;
  case FIELD_NUMBER:
    tc_field_update_number (self, scenario, nodes, n);
    break;
  case FIELD_DATE:
  case FIELD_TEXT:
    update_text (self, value);
    break;
  }
  self->is_updating = FALSE;
  update_mixed (self);
  tc_field_update_badge (self, scenario, nodes[0], is_written);
  gtk_widget_set_visible (self->reset, is_written && !self->attribute->required);
}

void
tc_field_update (TcField *self, TcScenario *scenario, TcNode node)
{
  g_autofree char *path = tc_scenario_dup_path (scenario, node);

  tc_field_update_several (self, scenario, &node, (const char *const[]){ path, NULL }, 1);
}

void
tc_field_update_unwritten (TcField *self,
                           TcScenario *preview,
                           TcNode node,
                           const char *parent_path,
                           const TcSchemaElement *element)
{
  tc_field_update (self, preview, node);
  self->parent_path = g_strdup (parent_path);
  self->element = element;
  /* There is nothing yet whose source could be said, or that could be reset. */
  gtk_widget_set_visible (self->badge, FALSE);
  gtk_widget_set_visible (self->reset, FALSE);
}

void
tc_field_set_problem (TcField *self, const char *message, TcSeverity severity)
{
  g_return_if_fail (TC_IS_FIELD (self));

  if (g_strcmp0 (self->document_problem, message) == 0 && self->document_severity == severity)
    return;
  self->document_severity = severity;
  g_free (self->document_problem);
  self->document_problem = g_strdup (message);
  tc_field_show_problem (self, NULL);
}

/* The row of an entry has no second line. */
static void
show_base (TcField *self, const char *note)
{
  g_autofree char *title = NULL;

  if (self->is_mixed)
    return;
  if (!ADW_IS_ENTRY_ROW (self->row)) {
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->row), note);
    return;
  }
  title = *note != '\0' ? g_strdup_printf ("%s – %s", self->label, note) : g_strdup (self->label);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->row), title);
}

void
tc_field_set_inheritance (TcField *self, TcInheritance inheritance, const char *base)
{
  gboolean is_changed = inheritance == TC_INHERITANCE_CHANGED;
  g_autofree char *note = NULL;

  g_return_if_fail (TC_IS_FIELD (self));

  set_class (self->row, "inherited", inheritance == TC_INHERITANCE_INHERITED);
  set_class (self->row, "changed", is_changed);
  gtk_widget_set_visible (self->revert, is_changed);
  if (!is_changed) {
    note = g_strdup ("");
  } else if (base == NULL || *base == '\0') {
    note = g_strdup (_ ("not set in the base"));
  } else {
    /* TRANSLATORS: %s is the value that the base has */
    note = g_strdup_printf (_ ("base: %s"), base);
  }
  show_base (self, note);
}

void
tc_field_add_to (TcField *self, AdwPreferencesGroup *group)
{
  adw_preferences_group_add (group, self->row);
  adw_preferences_group_add (group, self->problem_row);
}
