/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-item.h"
#include "inspector/tc-field-private.h"
#include "widgets/tc-label.h"

/* The widgets of a field, by the type of its attribute, and what they report. */

static void
chosen_cb (TcField *self)
{
  g_autoptr (TcItem) item = NULL;
  guint position = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->editor));

  item = g_list_model_get_item (G_LIST_MODEL (self->choices), position);
  if (item != NULL && !g_str_equal (tc_item_get_key (item), TC_FIELD_MIXED))
    tc_field_set_value (self, *tc_item_get_key (item) != '\0' ? tc_item_get_key (item) : NULL);
}

static void
switched_cb (TcField *self)
{
  tc_field_set_value (self, gtk_switch_get_active (GTK_SWITCH (self->editor)) ? "true" : "false");
}

/* Whether the text in the row is a value of the attribute's type; else what was expected. */
static gboolean
check_text (TcField *self, char **out_expected)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));

  if (*text == '\0' && (!self->attribute->required || self->is_mixed))
    return TRUE;
  return tc_schema_type_check (self->attribute->type, text, strlen (text), out_expected);
}

static void
text_changed_cb (TcField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  g_autofree char *expected = NULL;
  g_autofree char *problem = NULL;

  if (!check_text (self, &expected))
    problem = g_strdup_printf (_ ("%s must be %s"), self->label, expected);
  tc_field_say_typed (self, problem == NULL && g_strcmp0 (text, self->shown) != 0);
  tc_field_show_problem (self, problem);
}

void
tc_field_apply_text (TcField *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  g_autofree char *expected = NULL;
  g_autofree char *before = NULL;

  if (!check_text (self, &expected))
    return;
  before = g_steal_pointer (&self->shown);
  self->shown = g_strdup (text);
  tc_field_hide_apply_button (self);
  if (*text == '\0' && self->is_mixed && self->attribute->required)
    return;
  if (!tc_field_set_value (self, *text != '\0' || self->attribute->required ? text : NULL)) {
    g_free (self->shown);
    self->shown = g_steal_pointer (&before);
    tc_field_say_typed (self, FALSE);
  }
}

static void
colour_set_cb (TcField *self)
{
  g_autofree char *text = NULL;
  GdkRGBA rgba;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (self->colour), &rgba);
  text = g_strdup_printf ("#%02x%02x%02x", (guint) (rgba.red * 255 + 0.5f),
                          (guint) (rgba.green * 255 + 0.5f), (guint) (rgba.blue * 255 + 0.5f));
  tc_field_set_value (self, text);
}

static void
day_selected_cb (TcField *self, GtkCalendar *calendar)
{
  g_autoptr (GDateTime) date = gtk_calendar_get_date (calendar);
  g_autofree char *text = g_date_time_format (date, "%Y-%m-%d");

  if (!self->is_updating)
    tc_field_set_value (self, text);
}

/* It opens on the date that is written, not on today. */
static void
calendar_shown_cb (TcField *self, GtkPopover *popover)
{
  GtkCalendar *calendar = GTK_CALENDAR (gtk_popover_get_child (popover));
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  g_autofree char *noon = g_strconcat (text, "T12:00:00Z", NULL);
  g_autoptr (GDateTime) date = g_date_time_new_from_iso8601 (noon, NULL);
  gboolean was_updating = self->is_updating;

  if (date == NULL)
    return;
  self->is_updating = TRUE;
  gtk_calendar_select_day (calendar, date);
  self->is_updating = was_updating;
}

static void
reset_cb (TcField *self)
{
  tc_field_set_value (self, NULL);
}

static void
revert_cb (TcField *self)
{
  g_autoptr (GError) error = NULL;

  if (self->paths != NULL &&
      !tc_document_revert_value (self->document, self->paths[0], self->attribute->name, &error))
    gtk_widget_activate_action (self->row, "win.show-notice", "s", error->message);
}

static void
focus_left_cb (TcField *self)
{
  tc_field_apply (self);
  tc_document_break_merge (self->document);
}

static void
set_label (GtkWidget *widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* A choice with what it means under it. */
static void
set_up_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *doc = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (doc), 0);
  gtk_label_set_wrap (GTK_LABEL (doc), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (doc), 36);
  gtk_widget_add_css_class (doc, "caption");
  gtk_widget_add_css_class (doc, "dim-label");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), doc);
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  TcItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *doc = gtk_widget_get_next_sibling (title);

  gtk_label_set_label (GTK_LABEL (title), tc_item_get_title (item));
  gtk_label_set_label (GTK_LABEL (doc), tc_item_get_detail (item));
  gtk_widget_set_visible (doc, *tc_item_get_detail (item) != '\0');
}

static GtkListItemFactory *
new_choice_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_choice_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_choice_cb), NULL);
  return factory;
}

/* What is chosen, as far as the inspector has room. */
static void
set_up_chosen_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, title);
}

static void
bind_chosen_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  TcItem *item = gtk_list_item_get_item (list_item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (list_item)), tc_item_get_title (item));
}

static void
shorten_chosen (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_chosen_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen_cb), NULL);
  /* The list keeps the one that marks the choice. */
  if (gtk_drop_down_get_list_factory (drop_down) == NULL)
    gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
}

static GtkWidget *
find_search (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SEARCH_ENTRY (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child);

  return found;
}

/* What is typed while the list is open is looked for at once: GTK 4.8 wants a click first. */
static void
search_when_typed (GtkWidget *drop_down)
{
  GtkWidget *search = find_search (drop_down);

  if (search != NULL)
    gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (search),
                                             gtk_widget_get_ancestor (search, GTK_TYPE_POPOVER));
}

/* An existing datum, by name, where long lists can be searched; or a word, with what it means. The
 * row names the widget that it activates: with a label of its own it would be read twice. */
static void
make_choice (TcField *self)
{
  GtkExpression *title = gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title");

  self->choices = g_list_store_new (TC_TYPE_ITEM);
  self->row = adw_action_row_new ();
  self->editor = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (self->choices)), title);
  if (self->kind == FIELD_CHOICE) {
    g_autoptr (GtkListItemFactory) factory = new_choice_factory ();

    gtk_drop_down_set_list_factory (GTK_DROP_DOWN (self->editor), factory);
  }
  shorten_chosen (GTK_DROP_DOWN (self->editor));
  gtk_widget_set_hexpand (self->editor, FALSE);
  search_when_typed (self->editor);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->row), self->editor);
  g_signal_connect_object (self->editor, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_switch (TcField *self)
{
  self->row = adw_action_row_new ();
  self->editor = gtk_switch_new ();
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->row), self->editor);
  g_signal_connect_object (self->editor, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
make_calendar (TcField *self)
{
  g_autofree char *name = g_strdup_printf (_ ("Choose %s"), self->label);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *calendar = gtk_calendar_new ();

  self->calendar = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->calendar), "x-office-calendar-symbolic");
  gtk_widget_add_css_class (self->calendar, "flat");
  set_label (self->calendar, name);
  gtk_popover_set_child (GTK_POPOVER (popover), calendar);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->calendar), popover);
  g_signal_connect_object (popover, "show", G_CALLBACK (calendar_shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (calendar, "day-selected", G_CALLBACK (day_selected_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Escape gives up what has been typed and not been taken. */
static gboolean
key_pressed_cb (TcField *self, guint keyval)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->row));

  if (keyval != GDK_KEY_Escape || self->shown == NULL || g_str_equal (text, self->shown))
    return GDK_EVENT_PROPAGATE;
  gtk_editable_set_text (GTK_EDITABLE (self->row), self->shown);
  gtk_editable_set_position (GTK_EDITABLE (self->row), -1);
  tc_field_hide_apply_button (self);
  return GDK_EVENT_STOP;
}

static void
watch_escape (TcField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->row, keys);
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
  g_signal_connect_object (self->row, "apply", G_CALLBACK (tc_field_apply_text), self,
                           G_CONNECT_SWAPPED);
  watch_escape (self);
  if (self->kind == FIELD_DATE)
    make_calendar (self);
  if (g_str_equal (self->attribute->type->name, "colour")) {
    self->colour = gtk_color_button_new ();
    set_label (self->colour, self->label);
    g_signal_connect_object (self->colour, "color-set", G_CALLBACK (colour_set_cb), self,
                             G_CONNECT_SWAPPED);
  }
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

/* Whether the keyboard is in a popover of the row, and not in the row itself. */
static gboolean
has_popover_focus (TcField *self)
{
  GtkRoot *root = gtk_widget_get_root (self->row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || gtk_widget_get_native (focus) != gtk_widget_get_native (self->row);
}

/* Tab stops at the row and at its buttons before it comes to the text: what is typed there is meant
 * for the text. */
static gboolean
typed_cb (TcField *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *keys)
{
  GtkWidget *editor = self->editor != NULL ? self->editor : self->row;
  GdkModifierType commands = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  GtkEditable *text =
    GTK_IS_EDITABLE (editor) ? gtk_editable_get_delegate (GTK_EDITABLE (editor)) : NULL;

  if (text == NULL || has_popover_focus (self) || gtk_widget_has_focus (GTK_WIDGET (text)) ||
      (state & commands) != 0 || !g_unichar_isgraph (gdk_keyval_to_unicode (key)))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (GTK_WIDGET (text));

  return gtk_event_controller_key_forward (keys, GTK_WIDGET (text));
}

static void
watch_typing (TcField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->row, keys);
}

static void
make_suffixes (TcField *self)
{
  g_autofree char *revert_label = g_strdup_printf (_ ("Revert %s to the base"), self->label);
  g_autofree char *reset_label = g_strdup_printf (_ ("Reset %s to its default"), self->label);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->reset = g_object_ref_sink (gtk_button_new_from_icon_name ("edit-clear-symbolic"));
  gtk_widget_add_css_class (self->reset, "flat");
  gtk_widget_set_tooltip_text (self->reset, reset_label);
  set_label (self->reset, reset_label);
  g_signal_connect_object (self->reset, "clicked", G_CALLBACK (reset_cb), self, G_CONNECT_SWAPPED);
  self->revert = g_object_ref_sink (gtk_button_new_from_icon_name ("edit-undo-symbolic"));
  gtk_widget_add_css_class (self->revert, "flat");
  gtk_widget_set_visible (self->revert, FALSE);
  gtk_widget_set_tooltip_text (self->revert, revert_label);
  set_label (self->revert, revert_label);
  g_signal_connect_object (self->revert, "clicked", G_CALLBACK (revert_cb), self,
                           G_CONNECT_SWAPPED);
  tc_field_make_badge (self);
  add_suffix (self, self->revert);
  add_suffix (self, self->badge);
  if (self->colour != NULL)
    add_suffix (self, self->colour);
  if (self->calendar != NULL)
    add_suffix (self, self->calendar);
  if (self->editor != NULL)
    add_suffix (self, self->editor);
  if (!self->attribute->required)
    add_suffix (self, self->reset);
  g_signal_connect_object (focus, "leave", G_CALLBACK (focus_left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->row, focus);
  watch_typing (self);
}

static void
make_problem (TcField *self)
{
  self->problem_row = g_object_ref_sink (adw_preferences_row_new ());
  self->problem = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->problem, 0);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->problem), "field-problem");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->problem_row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->problem_row), GTK_WIDGET (self->problem));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self->problem_row), FALSE);
  gtk_widget_set_focusable (self->problem_row, FALSE);
  /* Tab would leave the list at a row that takes no focus; one that is not sensitive is skipped. */
  gtk_widget_set_sensitive (self->problem_row, FALSE);
  gtk_widget_set_visible (self->problem_row, FALSE);
}

void
tc_field_make (TcField *self)
{
  switch (self->kind) {
  case FIELD_CHOICE:
  case FIELD_PICK:
    make_choice (self);
    break;
  case FIELD_SWITCH:
    make_switch (self);
    break;
  case FIELD_NUMBER:
    tc_field_make_number (self);
    break;
  case FIELD_DATE:
  case FIELD_TEXT:
    make_text (self);
    break;
  }
  g_object_ref_sink (self->row);
  tc_label_keep_words (self->row);
  make_suffixes (self);
  make_problem (self);
}
