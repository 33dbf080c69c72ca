/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sheet/tc-sheet-parts.h"

#include "sheet/tc-sheet-list.h"
#include "sheet/tc-sheet.h"

typedef struct {
  GtkWidget *box;
  GtkLabel *title;
  TcSheet *sheet;
  gboolean is_shown; /* since the last begin */
} Part;

struct _TcSheetParts {
  AdwBin parent_instance;

  TcDocument *document;
  const TcSchema *schema; /* that the lists are of */
  GPtrArray *parts;       /* Part */
  GPtrArray *lists;       /* of TcSheetList, in the box */
  GtkBox *box;
  GtkBox *list_box;
};

G_DEFINE_FINAL_TYPE (TcSheetParts, tc_sheet_parts, ADW_TYPE_BIN)

static void
add_label (GtkBox *box, const char *text, const char *const *css_classes)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 68);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_widget_set_css_classes (label, (const char **) css_classes);
  gtk_box_append (box, label);
}

static Part *
find_part (TcSheetParts *self, const char *title)
{
  for (guint i = 0; i < self->parts->len; i++) {
    Part *part = self->parts->pdata[i];

    if (g_str_equal (gtk_widget_get_name (part->box), title))
      return part;
  }
  return NULL;
}

static Part *
add_part (TcSheetParts *self, const char *title, const char *doc)
{
  static const char *const of_title[] = { "heading", NULL };
  static const char *const of_doc[] = { "caption", "dim-label", NULL };
  Part *part = g_new0 (Part, 1);

  part->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  part->sheet = g_object_new (TC_TYPE_SHEET, NULL);
  gtk_widget_set_name (part->box, title);
  add_label (GTK_BOX (part->box), title, of_title);
  if (doc != NULL && *doc != '\0')
    add_label (GTK_BOX (part->box), doc, of_doc);
  gtk_box_append (GTK_BOX (part->box), GTK_WIDGET (part->sheet));
  tc_sheet_set_document (part->sheet, self->document);
  gtk_box_append (self->box, part->box);
  g_ptr_array_add (self->parts, part);

  return part;
}

static void
remove_lists (TcSheetParts *self)
{
  for (guint i = 0; i < self->lists->len; i++)
    gtk_box_remove (self->list_box, self->lists->pdata[i]);
  g_ptr_array_set_size (self->lists, 0);
}

static TcSheetList *
find_list (TcSheetParts *self, const TcSchemaElement *element)
{
  for (guint i = 0; i < self->lists->len; i++) {
    if (tc_sheet_list_get_element (self->lists->pdata[i]) == element)
      return self->lists->pdata[i];
  }
  return NULL;
}

/* The first node that can hold @element, or TC_NODE_NONE. */
static TcNode
find_parent (TcScenario *scenario, const TcSchemaElement *element)
{
  for (TcNode node = 0; node < tc_scenario_get_n_nodes (scenario); node++) {
    if (tc_schema_content_find_element (tc_scenario_get_element (scenario, node)->content,
                                        element->name, NULL) == element)
      return node;
  }
  return TC_NODE_NONE;
}

static void
show_list (TcSheetParts *self, TcScenario *scenario, const TcSchemaElement *element)
{
  TcSheetList *list = find_list (self, element);
  TcNode parent = find_parent (scenario, element);

  if (list == NULL) {
    list = TC_SHEET_LIST (tc_sheet_list_new (self->document, element));
    g_ptr_array_add (self->lists, list);
    gtk_box_append (self->list_box, GTK_WIDGET (list));
  }
  gtk_widget_set_visible (GTK_WIDGET (list), parent != TC_NODE_NONE);
  if (parent != TC_NODE_NONE)
    tc_sheet_list_update (list, scenario, parent);
}

/* The first sheet that is on the screen. */
static gboolean
tc_sheet_parts_grab_focus (GtkWidget *widget)
{
  TcSheetParts *self = TC_SHEET_PARTS (widget);

  for (guint i = 0; i < self->parts->len; i++) {
    Part *part = self->parts->pdata[i];

    if (gtk_widget_get_visible (part->box) && gtk_widget_grab_focus (GTK_WIDGET (part->sheet)))
      return TRUE;
  }
  return gtk_widget_child_focus (GTK_WIDGET (self->list_box), GTK_DIR_TAB_FORWARD);
}

static void
tc_sheet_parts_dispose (GObject *object)
{
  TcSheetParts *self = TC_SHEET_PARTS (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (tc_sheet_parts_parent_class)->dispose (object);
}

static void
tc_sheet_parts_finalize (GObject *object)
{
  TcSheetParts *self = TC_SHEET_PARTS (object);

  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_pointer (&self->lists, g_ptr_array_unref);
  G_OBJECT_CLASS (tc_sheet_parts_parent_class)->finalize (object);
}

static void
tc_sheet_parts_class_init (TcSheetPartsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_sheet_parts_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_sheet_parts_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = tc_sheet_parts_grab_focus;
}

static void
tc_sheet_parts_init (TcSheetParts *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->parts = g_ptr_array_new_with_free_func (g_free);
  self->lists = g_ptr_array_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 24));
  self->list_box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 18));
  gtk_widget_set_margin_start (all, 18);
  gtk_widget_set_margin_end (all, 18);
  gtk_widget_set_margin_top (all, 12);
  gtk_widget_set_margin_bottom (all, 24);
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->box));
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (self->list_box));
  /* A bar that is always there: a table that ends at the edge looks as if that were all of it. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (window), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), all);
  adw_bin_set_child (ADW_BIN (self), window);
}

void
tc_sheet_parts_set_document (TcSheetParts *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_SHEET_PARTS (self) && self->document == NULL);

  self->document = g_object_ref (document);
}

void
tc_sheet_parts_begin (TcSheetParts *self)
{
  g_return_if_fail (TC_IS_SHEET_PARTS (self));

  for (guint i = 0; i < self->parts->len; i++)
    ((Part *) self->parts->pdata[i])->is_shown = FALSE;
}

void
tc_sheet_parts_end (TcSheetParts *self)
{
  g_return_if_fail (TC_IS_SHEET_PARTS (self));

  for (guint i = 0; i < self->parts->len; i++) {
    Part *part = self->parts->pdata[i];

    gtk_widget_set_visible (part->box, part->is_shown);
  }
}

void
tc_sheet_parts_show (TcSheetParts *self, const char *title, const char *doc, TcSheetData *data)
{
  Part *part = find_part (self, title);

  g_return_if_fail (TC_IS_SHEET_PARTS (self));

  if (part == NULL)
    part = add_part (self, title, doc);
  part->is_shown = data->cells->len > 0;
  tc_sheet_take_data (part->sheet, data);
}

void
tc_sheet_parts_show_lists (TcSheetParts *self, TcScenario *scenario, const char *const *roles)
{
  const TcSchema *schema = tc_scenario_get_schema (scenario);

  g_return_if_fail (TC_IS_SHEET_PARTS (self));

  if (schema != self->schema)
    remove_lists (self);
  self->schema = schema;
  for (guint i = 0; roles[i] != NULL; i++) {
    const TcSchemaElement *element = tc_schema_find_role (schema, roles[i]);

    if (element != NULL)
      show_list (self, scenario, element);
  }
}
