/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "board/tc-node-picture.h"
#include "document/tc-findings.h"
#include "document/tc-node.h"
#include "pages/deck/tc-deck-page-private.h"
#include "widgets/tc-mark.h"

/* A row: the card or tile as it looks, its name, what it does or what kind it is, a mark where
 * something is wrong with it, and where it comes in copies its share and how many there are. */

#define PICTURE_SIZE 48 /* pixels */

/* Whether @node, of any kind, says how many there are of it. */
static gboolean
has_copies (TcScenario *scenario, TcNode node)
{
  return node != TC_NODE_NONE &&
         tc_schema_content_find_attribute (tc_scenario_get_element (scenario, node)->content,
                                           "copies") != NULL;
}

/* What a spin button changes, while it is bound. */
typedef struct {
  TcDeckPage *page;
  TcDeckRow *row;
  GtkSpinButton *spin;
  GtkWidget *mark;
  GtkWidget *share;
  gulong row_handler;
  gulong title_handler;
  TcNodePicture *picture;
  gulong picture_handler;
} Binding;

/* Anything of the datum may show in the picture. */
static void
update_look (Binding *binding)
{
  TcSeverity severity;
  const char *problem = tc_deck_row_get_problem (binding->row, &severity);
  TcScenario *scenario = tc_document_get_scenario (binding->page->document);
  TcNode node = scenario != NULL
                  ? tc_scenario_find_by_path (scenario, tc_deck_row_get_path (binding->row))
                  : TC_NODE_NONE;

  if (node != TC_NODE_NONE)
    tc_node_picture_set_node (binding->picture, scenario, node);
  tc_mark_show (binding->mark, severity, problem);
}

static void
spin_changed_cb (Binding *binding)
{
  TcDeckPage *self = binding->page;
  guint value = (guint) gtk_spin_button_get_value_as_int (binding->spin);
  g_autofree char *text = g_strdup_printf ("%u", value);
  g_autoptr (GError) error = NULL;

  if (self->is_updating || value == tc_deck_row_get_copies (binding->row))
    return;
  if (!tc_document_set_attribute (self->document, tc_deck_row_get_path (binding->row), "copies",
                                  text, &error))
    tc_deck_page_report (self, error->message);
}

static void
left_cb (Binding *binding)
{
  if (binding->page->document != NULL)
    tc_document_break_merge (binding->page->document);
}

static void
copies_changed_cb (Binding *binding)
{
  TcDeckPage *self = binding->page;
  gboolean was_updating = self->is_updating;

  self->is_updating = TRUE;
  gtk_spin_button_set_value (binding->spin, tc_deck_row_get_copies (binding->row));
  self->is_updating = was_updating;
}

/* A new row gets its title after it is bound. */
static void
title_changed_cb (Binding *binding)
{
  g_autofree char *label =
    g_strdup_printf (_ ("Copies of %s"), tc_deck_row_get_title (binding->row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static GtkWidget *
add_label (GtkWidget *box, const char *property, GtkListItem *item, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkExpression *of_item = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");
  GtkExpression *words = gtk_property_expression_new (TC_TYPE_DECK_ROW, of_item, property);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL) {
    gtk_widget_add_css_class (label, css_class);
    gtk_widget_add_css_class (label, "caption");
  }
  gtk_expression_bind (words, label, "label", item);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
set_up_cb (TcDeckPage *self, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, 99, 1);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Binding *binding = g_new0 (Binding, 1);
  GtkWidget *title;
  GtkWidget *share;

  binding->page = self;
  binding->spin = GTK_SPIN_BUTTON (spin);
  binding->picture = TC_NODE_PICTURE (tc_node_picture_new (PICTURE_SIZE));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (binding->picture));
  gtk_box_append (GTK_BOX (row), words);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  title = add_label (words, "title", item, NULL);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE); /* cards of one kind differ in their last word */
  gtk_label_set_lines (GTK_LABEL (title), 2);
  add_label (words, "detail", item, "dim-label");
  binding->mark = tc_mark_new ();
  gtk_box_append (GTK_BOX (row), binding->mark);
  share = add_label (row, "share", item, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (share), 1);
  gtk_label_set_ellipsize (GTK_LABEL (share), PANGO_ELLIPSIZE_NONE); /* half a number is none */
  binding->share = share;
  gtk_widget_set_tooltip_text (share, _ ("Share of all"));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_spin_button_set_numeric (binding->spin, TRUE);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (spin_changed_cb), binding);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), binding);
  gtk_widget_add_controller (spin, focus);
  gtk_box_append (GTK_BOX (row), spin);
  g_object_set_data_full (G_OBJECT (item), "binding", binding, g_free);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (TcDeckPage *self, GtkListItem *item)
{
  Binding *binding = g_object_get_data (G_OBJECT (item), "binding");
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = TC_NODE_NONE;

  binding->row = gtk_list_item_get_item (item);
  if (scenario != NULL)
    node = tc_scenario_find_by_path (scenario, tc_deck_row_get_path (binding->row));
  update_look (binding);
  gtk_widget_set_visible (GTK_WIDGET (binding->spin), has_copies (scenario, node));
  gtk_widget_set_visible (binding->share, has_copies (scenario, node));
  title_changed_cb (binding);
  copies_changed_cb (binding);
  binding->title_handler = g_signal_connect_swapped (binding->row, "notify::title",
                                                     G_CALLBACK (title_changed_cb), binding);
  binding->row_handler = g_signal_connect_swapped (binding->row, "notify::copies",
                                                   G_CALLBACK (copies_changed_cb), binding);
  binding->picture_handler =
    g_signal_connect_swapped (binding->row, "updated", G_CALLBACK (update_look), binding);
}

static void
unbind_cb (TcDeckPage *self, GtkListItem *item)
{
  Binding *binding = g_object_get_data (G_OBJECT (item), "binding");

  g_clear_signal_handler (&binding->row_handler, binding->row);
  g_clear_signal_handler (&binding->title_handler, binding->row);
  g_clear_signal_handler (&binding->picture_handler, binding->row);
  binding->row = NULL;
}

/* All that is selected is edited together in the inspector. */
static void
selection_changed_cb (TcDeckPage *self, guint position, guint n_items, GtkMultiSelection *selection)
{
  g_autoptr (GtkBitset) selected = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (selection));

  if (self->is_updating || self->document == NULL)
    return;
  selected = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (selection));
  for (guint i = 0; i < n; i++) {
    g_autoptr (TcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (selection), i);

    if (gtk_bitset_contains (selected, i))
      g_strv_builder_add (builder, tc_deck_row_get_path (row));
  }
  paths = g_strv_builder_end (builder);
  if (paths[0] != NULL)
    tc_document_select_several (self->document, (const char *const *) paths);
}

/* A click on the one row that is selected changes no selection of the list, but the inspector may
 * be at something inside it. */
static void
pressed_cb (TcDeckPage *self, gint n_press, gdouble x, gdouble y, GtkGesture *gesture)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (view));
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (model);
  g_autoptr (TcDeckRow) row = NULL;

  if (self->document == NULL || gtk_bitset_get_size (selected) != 1)
    return;
  row = g_list_model_get_item (G_LIST_MODEL (model), gtk_bitset_get_minimum (selected));
  tc_document_select (self->document, tc_deck_row_get_path (row));
}

static void
watch_clicks (TcDeckPage *self, GtkWidget *view)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "same-row");
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (view, GTK_EVENT_CONTROLLER (click));
}

void
tc_deck_page_set_up_rows (TcDeckPage *self, TcDeckPart part)
{
  TcDeckList *list = &self->parts[part];
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  list->rows = g_list_store_new (TC_TYPE_DECK_ROW);
  list->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (list->rows)));
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (set_up_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  gtk_list_view_set_factory (list->list, factory);
  g_object_unref (factory);
  gtk_list_view_set_model (list->list, GTK_SELECTION_MODEL (list->selection));
  g_signal_connect_object (list->selection, "selection-changed", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  watch_clicks (self, GTK_WIDGET (list->list));
}

/* The cards or tiles of all decks, in the order of the file. */
static GArray *
list_kinds (TcScenario *scenario, TcDeckPart part)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (TcNode));
  const char *role = part == TC_DECK_CARDS ? "card" : "tile";
  TcNode container = TC_NODE_NONE;

  while ((container = tc_deck_page_find_container (scenario, part, container)) != TC_NODE_NONE) {
    TcNode node = tc_scenario_get_first_child (scenario, container);

    for (; node != TC_NODE_NONE; node = tc_scenario_get_next_sibling (scenario, node)) {
      if (has_copies (scenario, node) ||
          g_strcmp0 (tc_scenario_get_role (scenario, node), role) == 0)
        g_array_append_val (kinds, node);
    }
  }

  return kinds;
}

static guint
get_copies (TcScenario *scenario, TcNode node)
{
  TcNode copy = TC_NODE_NONE;
  guint n = 0;

  while ((copy = tc_scenario_find_child_by_role (scenario, node, "card-copy", copy)) !=
         TC_NODE_NONE)
    n++;
  if (!has_copies (scenario, node))
    return MAX (1, n);

  return (guint) CLAMP (tc_scenario_get_int (scenario, node, "copies"), 0, 9999);
}

/* What the card does, or else what kind it is. */
static char *
dup_detail (TcScenario *scenario, TcNode node)
{
  g_autofree char *text = tc_card_picture_dup_text (scenario, node);

  if (*text != '\0')
    return g_strdelimit (g_steal_pointer (&text), "\n", ' ');

  return tc_node_dup_kind (scenario, node);
}

/* Rows are kept where the kinds are the same as before. */
static void
fit_rows (GListStore *rows, TcScenario *scenario, const GArray *kinds)
{
  for (guint i = 0; i < kinds->len; i++) {
    g_autofree char *path = tc_scenario_dup_path (scenario, g_array_index (kinds, TcNode, i));
    g_autoptr (TcDeckRow) old = g_list_model_get_item (G_LIST_MODEL (rows), i);
    g_autoptr (TcDeckRow) row = NULL;

    if (old != NULL && g_str_equal (tc_deck_row_get_path (old), path))
      continue;
    row = tc_deck_row_new (path);
    g_list_store_splice (rows, i, old != NULL ? 1 : 0, (gpointer *) &row, 1);
  }
  g_list_store_splice (rows, kinds->len,
                       g_list_model_get_n_items (G_LIST_MODEL (rows)) - kinds->len, NULL, 0);
}

void
tc_deck_page_update_rows (TcDeckPage *self, TcScenario *scenario, TcDeckPart part)
{
  TcDeckList *list = &self->parts[part];
  g_autoptr (GArray) kinds = list_kinds (scenario, part);
  g_autoptr (GHashTable) findings = tc_findings_by_node (self->document);

  list->n_copies = 0;
  list->has_copies = FALSE;
  for (guint i = 0; i < kinds->len; i++) {
    TcNode node = g_array_index (kinds, TcNode, i);

    list->n_copies += get_copies (scenario, node);
    list->has_copies |= has_copies (scenario, node);
  }
  fit_rows (list->rows, scenario, kinds);
  for (guint i = 0; i < kinds->len; i++) {
    TcNode node = g_array_index (kinds, TcNode, i);
    g_autoptr (TcDeckRow) row = g_list_model_get_item (G_LIST_MODEL (list->rows), i);
    g_autofree char *title = tc_node_dup_title (scenario, node);
    g_autofree char *detail = dup_detail (scenario, node);
    guint copies = get_copies (scenario, node);
    guint tenths = list->n_copies > 0 ? (copies * 2000 + list->n_copies) / (2 * list->n_copies) : 0;
    g_autofree char *share = g_strdup_printf ("%u.%u %%", tenths / 10, tenths % 10);

    tc_deck_row_update (row, title, detail, copies, share, tc_findings_get (findings, node));
  }
}
