/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-group.h"
#include "document/tc-node.h"
#include "document/tc-value.h"
#include "inspector/tc-field-private.h"
#include "widgets/tc-tip.h"

/* Where a value comes from: shown as a badge, said by choosing from its menu. It is written into
 * src-of of the element, for this attribute alone. */

/* "terrain:found name:found" without name, and with @word for it unless that is NULL. */
static char *
dup_list (const char *list, const char *name, const char *word)
{
  g_auto (GStrv) items = g_strsplit (list != NULL ? list : "", " ", -1);
  g_autofree char *start = g_strconcat (name, ":", NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; items[i] != NULL; i++) {
    if (*items[i] == '\0' || g_str_has_prefix (items[i], start))
      continue;
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", items[i]);
  }
  if (word != NULL)
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "", start, word);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
set_source (TcField *self, const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  g_autofree char *label = g_strdup_printf (_ ("Set the source of %s"), self->label);
  g_autoptr (TcOperation) group = tc_operation_new_group (label);

  for (guint i = 0; scenario != NULL && self->paths != NULL && self->paths[i] != NULL; i++) {
    TcNode node = tc_scenario_find_by_path (scenario, self->paths[i]);
    g_autofree char *list = NULL;

    if (node == TC_NODE_NONE)
      continue;
    list =
      dup_list (tc_scenario_get_string (scenario, node, "src-of"), self->attribute->name, word);
    tc_group_set (group, self->paths[i], "src-of", list);
  }
  if (scenario == NULL || !tc_document_apply_operation (self->document, group, NULL, &error))
    gtk_widget_activate_action (self->row, "win.show-notice", "s", error->message);
}

static void
source_chosen_cb (TcField *self, GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->badge));
  set_source (self, index > 0 ? tc_provenance_get_name ((TcProvenance) index) : NULL);
}

/* The classes of marks, by where the value comes from. */
static const char *const classes[] = { "unknown",       "rulebook", "derived",  "found",
                                       "reconstructed", "designer", "published" };

static void
add_source (GtkListBox *list, TcProvenance provenance, const char *title, const char *doc)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), doc);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (provenance != TC_PROVENANCE_NONE) {
    GtkWidget *mark = gtk_label_new (tc_provenance_get_mark (provenance));

    gtk_widget_add_css_class (mark, "provenance");
    gtk_widget_add_css_class (mark, classes[provenance]);
    gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  }
  gtk_list_box_append (list, row);
}

/* What a source means, in the words of the schema; "" when that says nothing. */
static const char *
find_doc (TcScenario *scenario, const char *name)
{
  const TcSchemaAttribute *src =
    tc_schema_content_find_attribute (tc_scenario_get_element (scenario, 0)->content, "src");

  for (guint i = 0; src != NULL && i < src->type->n_values; i++)
    if (g_str_equal (src->type->values[i].name, name))
      return tc_word_translate (src->type->values[i].doc);

  return "";
}

/* (transfer full): what the badge is short for, and that it is one that can be pressed. */
static char *
dup_badge_tip (TcScenario *scenario, TcProvenance provenance, const char *rule)
{
  const char *name = tc_provenance_get_name (provenance);
  g_autofree char *source = NULL;

  if (provenance == TC_PROVENANCE_NONE)
    return g_strdup (_ ("Nothing says where this value comes from. Click to say it."));
  source = rule != NULL ? g_strdup_printf ("%s, %s", tc_word_translate (name), rule)
                        : g_strdup (tc_word_translate (name));

  /* TRANSLATORS: first a word for where a value comes from, then a sentence that explains it */
  return g_strdup_printf (_ ("Source of the value: %s\n%s"), source, find_doc (scenario, name));
}

static void
fill_menu (TcField *self, GtkListBox *list)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autofree char *same = NULL;
  g_autofree char *whole = NULL;

  /* TRANSLATORS: the source of a value is that of the thing that has it: "Same as the area" */
  same = g_strdup_printf (_ ("Same as the %s"), tc_word_translate (self->kind_label));
  /* TRANSLATORS: "Where the area as a whole comes from." */
  whole = g_strdup_printf (_ ("Where the %s as a whole comes from."),
                           tc_word_translate (self->kind_label));
  add_source (list, TC_PROVENANCE_NONE, same, whole);
  for (guint i = 1; i < TC_N_PROVENANCES; i++) {
    const char *name = tc_provenance_get_name ((TcProvenance) i);
    g_autofree char *title = tc_word_dup_capital (name);

    add_source (list, (TcProvenance) i, title, scenario != NULL ? find_doc (scenario, name) : "");
  }
}

static void
open_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  TcField *self = user_data;
  GtkWidget *popover;
  GtkWidget *list;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  popover = gtk_popover_new ();
  list = gtk_list_box_new ();
  gtk_widget_set_size_request (list, 300, -1);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Source of the value"), -1);
  fill_menu (self, GTK_LIST_BOX (list));
  g_signal_connect_object (list, "row-activated", G_CALLBACK (source_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), list);
  gtk_menu_button_set_popover (button, popover);
}

void
tc_field_make_badge (TcField *self)
{
  g_autofree char *name = g_strdup_printf (_ ("Source of %s"), self->label);

  /* A sign: the room is for the value. Where a translation has a word for it, that may be cut. */
  self->badge_label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->badge_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (self->badge_label), 1);
  gtk_widget_add_css_class (self->badge_label, "provenance");
  self->badge = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->badge), self->badge_label);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->badge), FALSE);
  gtk_widget_add_css_class (self->badge, "badge");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->badge), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->badge), open_menu_cb, self, NULL);
}

/* What only this file needs, the format and what a thing is called in it, nobody has printed. */
static gboolean
is_of_the_file (const TcSchemaAttribute *attribute, TcNode node)
{
  return (attribute->type->kind == TC_VALUE_ID && attribute->refs == NULL) ||
         (node == 0 && g_str_equal (attribute->name, "format"));
}

void
tc_field_update_badge (TcField *self, TcScenario *scenario, TcNode node, gboolean is_written)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, node);
  TcProvenance provenance = tc_scenario_get_provenance (scenario, node, self->attribute->name);
  gboolean is_shown = is_written && !tc_value_is_datum (self->attribute->name) &&
                      !is_of_the_file (self->attribute, node) &&
                      tc_schema_content_find_attribute (element->content, "src-of") != NULL;
  const char *rule = tc_scenario_get_rule_ref (scenario, node);
  g_autofree char *tooltip = dup_badge_tip (scenario, provenance, rule);

  G_STATIC_ASSERT (G_N_ELEMENTS (classes) == TC_N_PROVENANCES);
  self->kind_label = element->label;
  gtk_label_set_label (GTK_LABEL (self->badge_label), tc_provenance_get_mark (provenance));
  tc_tip_set (self->badge, tooltip);
  gtk_widget_set_visible (self->badge, is_shown);
  /* Classes set again are a frame more, even when they are the same. */
  if (!gtk_widget_has_css_class (self->badge_label, classes[provenance]))
    gtk_widget_set_css_classes (self->badge_label,
                                (const char *[]){ "provenance", classes[provenance], NULL });
}
