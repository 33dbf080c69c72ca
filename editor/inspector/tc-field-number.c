/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-group.h"
#include "inspector/tc-field-private.h"

/* A number in a spin button. One that can show no number, since the values of several nodes differ
 * or since what is written is none, rests: it shows another text and holds a number that stands for
 * nothing, and neither looking at it nor leaving it is an edit. */

#define FEW_CHARS  3
#define MANY_CHARS 6
#define MOST_CHARS 16 /* of a text that is no number */

/* (nullable): what a spin button that rests shows. */
static const char *
get_resting_text (TcField *self)
{
  return self->is_mixed ? "" : self->wrong;
}

static double
get_min (TcField *self)
{
  return MAX (self->attribute->type->min, G_MININT32 + 1);
}

static double
get_max (TcField *self)
{
  return MIN (self->attribute->type->max, G_MAXINT32);
}

static gboolean
is_resting_text (TcField *self, const char *text)
{
  const char *resting_text = get_resting_text (self);

  return resting_text != NULL && g_str_equal (text, resting_text);
}

/* (transfer full) (nullable): why what is typed is no value. */
static char *
dup_problem (TcField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->editor));
  g_autofree char *expected = NULL;

  if (is_resting_text (self, text) ||
      tc_schema_type_check (self->attribute->type, text, strlen (text), &expected))
    return NULL;
  return g_strdup_printf (_ ("%s must be %s"), self->label, expected);
}

static void
changed_cb (TcField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->editor));
  g_autofree char *shown =
    g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->editor)));
  g_autofree char *problem = NULL;

  if (self->is_updating)
    return;
  problem = dup_problem (self);
  tc_field_say_typed (self, problem == NULL && !is_resting_text (self, text) &&
                              !g_str_equal (text, shown));
  tc_field_show_problem (self, problem);
}

/* GTK would take for zero what is no number, and for the nearest one what is too high or too low;
 * here either changes nothing. */
static int
input_cb (GtkSpinButton *spin, double *out_value, TcField *self)
{
  g_free (self->refused);
  self->refused = dup_problem (self);
  self->is_typed = !is_resting_text (self, gtk_editable_get_text (GTK_EDITABLE (spin)));
  if (self->is_typed && self->refused == NULL)
    return FALSE;
  *out_value = gtk_spin_button_get_value (spin);
  return TRUE;
}

/* %TRUE: the text is as it shall be. What was refused is gone then, and the reason stays. */
static gboolean
output_cb (GtkSpinButton *spin, TcField *self)
{
  g_autofree char *refused = g_steal_pointer (&self->refused);
  int value = gtk_spin_button_get_value_as_int (spin);
  gboolean rests = get_resting_text (self) != NULL && value == self->base;
  g_autofree char *text =
    rests ? g_strdup (get_resting_text (self)) : g_strdup_printf ("%d", value);

  if (rests)
    self->is_typed = FALSE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), text))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  if (refused != NULL)
    tc_field_show_problem (self, refused);
  return TRUE;
}

/* The spin button shows no number again. */
static void
rest (TcField *self)
{
  gboolean was_updating = self->is_updating;

  self->is_updating = TRUE;
  self->is_typed = FALSE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->editor), self->base);
  gtk_editable_set_text (GTK_EDITABLE (self->editor), get_resting_text (self));
  self->is_updating = was_updating;
}

/* @by is added to each of several values that may take it, in one step. */
static void
step_values (TcField *self, int by)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const TcSchemaType *type = self->attribute->type;
  guint n = self->paths != NULL ? g_strv_length (self->paths) : 0;
  g_autoptr (TcOperation) group = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *merge_key = NULL;
  g_autofree char *label = NULL;

  if (self->is_updating || scenario == NULL || n == 0)
    return;
  label = g_strdup_printf (ngettext ("Set %s of %u", "Set %s of %u", n), self->label, n);
  group = tc_operation_new_group (label);
  for (guint i = 0; i < n; i++) {
    TcNode node = tc_scenario_find_by_path (scenario, self->paths[i]);
    gint64 now =
      node != TC_NODE_NONE ? tc_scenario_get_int (scenario, node, self->attribute->name) : 0;
    g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, now + by);

    if (node != TC_NODE_NONE && now + by >= type->min && now + by <= type->max)
      tc_group_set (group, self->paths[i], self->attribute->name, value);
  }
  merge_key = tc_field_dup_merge_key (self, n);
  if (!tc_document_apply_operation (self->document, group, merge_key, &error))
    gtk_widget_activate_action (self->row, "win.show-notice", "s", error->message);
}

static void
value_changed_cb (TcField *self)
{
  int value = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->editor));
  gboolean is_stepped = get_resting_text (self) != NULL && !self->is_typed;
  g_autofree char *text = NULL;

  if (self->is_updating || (get_resting_text (self) != NULL && value == self->base))
    return;
  if (self->is_mixed && is_stepped && ABS (value - self->base) == 1) {
    int by = value - self->base;

    rest (self);
    step_values (self, by);
    return;
  }
  /* A step from what is no number leads to the number nearest to none. */
  if (self->wrong != NULL && is_stepped)
    value = (int) CLAMP (0, get_min (self), get_max (self));
  text = g_strdup_printf ("%d", value);
  tc_field_set_value (self, text);
}

void
tc_field_make_number (TcField *self)
{
  self->row = adw_action_row_new ();
  self->editor = gtk_spin_button_new_with_range (get_min (self), get_max (self), 1);
  /* What is no number is answered, not kept from being typed without a word. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->editor), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->editor), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->editor), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->label, -1);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "input", G_CALLBACK (input_cb), self, 0);
  g_signal_connect_object (self->editor, "output", G_CALLBACK (output_cb), self, 0);
  g_signal_connect_object (self->editor, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
has_number (TcField *self, TcScenario *scenario, const TcNode *nodes, guint n, int number)
{
  for (guint i = 0; i < n; i++) {
    if (tc_scenario_get_int (scenario, nodes[i], self->attribute->name) == number)
      return TRUE;
  }
  return FALSE;
}

/* For several values it is a number that none of them is, nor its neighbours: any that is typed is
 * a change then, and the spin button's own buttons change each value by one. */
static int
choose_base (TcField *self, TcScenario *scenario, const TcNode *nodes, guint n)
{
  int base = (int) get_max (self) - 1;

  while (base > (int) get_min (self) + 1 && (has_number (self, scenario, nodes, n, base - 1) ||
                                             has_number (self, scenario, nodes, n, base) ||
                                             has_number (self, scenario, nodes, n, base + 1)))
    base--;
  return base;
}

/* (nullable): what is written, where the spin button cannot hold it; "" where it is missing. */
static const char *
find_wrong (TcField *self, TcScenario *scenario, TcNode node)
{
  const char *name = self->attribute->name;
  gint64 number = tc_scenario_get_int (scenario, node, name);

  if (!tc_scenario_is_bad (scenario, node, name) && number >= get_min (self) &&
      number <= get_max (self))
    return NULL;
  return tc_scenario_has (scenario, node, name) ? tc_scenario_get_string (scenario, node, name)
                                                : "";
}

/* There is one more number for what is none, below all that can be typed. */
static void
set_wrong (TcField *self, const char *value)
{
  int few = get_max (self) > 999 ? MANY_CHARS : FEW_CHARS;
  int n_chars = value != NULL ? (int) g_utf8_strlen (value, -1) : 0;

  g_free (self->wrong);
  self->wrong = g_strdup (value);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->editor), CLAMP (n_chars, few, MOST_CHARS));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->editor),
                             get_min (self) - (value != NULL ? 1 : 0), get_max (self));
}

void
tc_field_update_number (TcField *self, TcScenario *scenario, const TcNode *nodes, guint n)
{
  const char *name = self->attribute->name;
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->editor));

  set_wrong (self, self->is_mixed ? NULL : find_wrong (self, scenario, nodes[0]));
  if (get_resting_text (self) == NULL) {
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->editor),
                               tc_scenario_get_int (scenario, nodes[0], name));
    tc_field_show_problem (self, NULL);
    return;
  }
  if (self->is_mixed && gtk_widget_get_focus_child (self->row) != NULL && *text != '\0')
    return;
  self->base =
    self->wrong != NULL ? (int) get_min (self) - 1 : choose_base (self, scenario, nodes, n);
  rest (self);
  tc_field_show_problem (self, NULL);
}
