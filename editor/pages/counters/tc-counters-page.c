/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/counters/tc-counters-page.h"

#include <glib/gi18n.h>

#include "document/tc-element.h"
#include "document/tc-group.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-search.h"
#include "document/tc-value.h"
#include "pages/counters/tc-counters-page-private.h"
#include "widgets/tc-delete.h"
#include "widgets/tc-no-match.h"

G_DEFINE_FINAL_TYPE (TcCountersPage, tc_counters_page, TC_TYPE_PAGE)

/* "" when all are wanted. */
static const char *
get_wanted (GtkDropDown *drop_down)
{
  TcItem *item = gtk_drop_down_get_selected_item (drop_down);

  return item != NULL ? tc_item_get_key (item) : "";
}

static gboolean
is_wanted (gpointer object, gpointer user_data)
{
  TcPiece *piece = object;
  TcCountersPage *self = user_data;
  const char *owner = get_wanted (self->owner);
  const char *kind = get_wanted (self->kind);
  g_auto (GStrv) words = tc_search_split (gtk_editable_get_text (self->search));

  if (*owner != '\0' && !g_str_equal (owner, tc_piece_get_owner (piece)))
    return FALSE;
  if (*kind != '\0' && !g_str_equal (kind, tc_piece_get_kind (piece)))
    return FALSE;
  return tc_search_matches (
    (const char *const *) words,
    (const char *const[]){ tc_piece_get_title (piece), tc_piece_get_key (piece),
                           tc_piece_get_owner (piece), tc_piece_get_kind (piece),
                           tc_piece_get_size (piece), tc_piece_get_strength (piece), NULL });
}

static void
update_count (TcCountersPage *self)
{
  guint n = g_list_model_get_n_items (self->sorted);
  guint all = g_list_model_get_n_items (G_LIST_MODEL (self->pieces));
  g_autofree char *text = NULL;

  if (n == all)
    text = g_strdup_printf (ngettext ("%u counter", "%u counters", n), n);
  else
    text = g_strdup_printf (_ ("%u of %u counters"), n, all);
  gtk_label_set_label (self->count, text);
}

static void
filter_changed_cb (TcCountersPage *self)
{
  if (self->is_updating || self->document == NULL)
    return;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update_count (self);
}

/* A list of what the pieces have, with a first row for all of it. */
static void
update_choices (GListStore *store,
                GtkDropDown *drop_down,
                GPtrArray *pieces,
                const char *all,
                const char *(*get) (TcPiece *piece))
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *wanted = g_strdup (get_wanted (drop_down));
  guint position;

  g_ptr_array_add (items, tc_item_new ("", all, "", "", 0));
  for (guint i = 0; i < pieces->len; i++) {
    const char *word = get (pieces->pdata[i]);
    gboolean is_known = *word == '\0';

    for (guint j = 1; j < items->len && !is_known; j++)
      is_known = g_str_equal (tc_item_get_key (items->pdata[j]), word);
    if (!is_known)
      g_ptr_array_add (items, tc_item_new (word, word, "", "", 0));
  }
  tc_item_update_store (store, items);
  position = tc_item_find (G_LIST_MODEL (store), wanted);
  gtk_drop_down_set_selected (drop_down, position != G_MAXUINT ? position : 0);
}

static void
scroll_to (TcCountersPage *self, guint position)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_LIST_VIEW (child))
      gtk_widget_activate_action (child, "list.scroll-to-item", "u", position);
  }
}

/* The rows of what is selected in the document. */
static void
show_selection (TcCountersPage *self, gboolean scrolls)
{
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);
  guint n = g_list_model_get_n_items (self->sorted);
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) mask = gtk_bitset_new_range (0, n);

  for (guint i = 0; i < n; i++) {
    g_autoptr (TcPiece) piece = g_list_model_get_item (self->sorted, i);

    if (g_strv_contains ((const char *const *) paths, tc_piece_get_path (piece)))
      gtk_bitset_add (selected, i);
  }
  self->is_updating = TRUE;
  gtk_selection_model_set_selection (GTK_SELECTION_MODEL (self->selection), selected, mask);
  self->is_updating = FALSE;
  self->has_shown = !gtk_bitset_is_empty (selected);
  if (scrolls && self->has_shown)
    scroll_to (self, gtk_bitset_get_minimum (selected));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.remove",
                                 !gtk_bitset_is_empty (selected) &&
                                   tc_document_is_readable (self->document));
}

static void
update_add_menu (TcCountersPage *self, TcScenario *scenario)
{
  g_autoptr (GMenu) menu = tc_element_make_role_menu (scenario, "piece", "counters.add");

  gtk_menu_button_set_menu_model (self->add_button, G_MENU_MODEL (menu));
}

static void
tc_counters_page_update (TcPage *page)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  g_autoptr (TcPieceSet) set = NULL;
  g_autoptr (GPtrArray) pieces = NULL;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack),
                                    scenario != NULL ? "counters" : "empty");
  if (scenario == NULL)
    return;
  set = tc_piece_set_new (scenario);
  pieces = tc_piece_set_list (set);
  self->is_updating = TRUE;
  tc_piece_update_store (self->pieces, pieces);
  update_choices (self->owners, self->owner, pieces, _ ("All owners"), tc_piece_get_owner);
  update_choices (self->kinds, self->kind, pieces, _ ("All classes"), tc_piece_get_kind);
  update_add_menu (self, scenario);
  self->is_updating = FALSE;
  update_count (self);
  /* What has just been added is selected before it has a row. */
  show_selection (self, !self->has_shown);
}

static void
tc_counters_page_follow (TcPage *page)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (page);
  if (!self->is_updating && tc_document_get_scenario (self->document) != NULL)
    show_selection (self, TRUE);
}

static void
selection_changed_cb (TcCountersPage *self)
{
  g_autoptr (GtkBitset) selected = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;
  GtkBitsetIter iter;
  guint position;
  gboolean is_more;

  if (self->is_updating || self->document == NULL)
    return;
  selected = gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));
  for (is_more = gtk_bitset_iter_init_first (&iter, selected, &position); is_more;
       is_more = gtk_bitset_iter_next (&iter, &position)) {
    g_autoptr (TcPiece) piece = g_list_model_get_item (self->sorted, position);

    g_strv_builder_add (builder, tc_piece_get_path (piece));
  }
  paths = g_strv_builder_end (builder);
  self->is_updating = TRUE;
  if (paths[0] != NULL)
    tc_document_select_several (self->document, (const char *const *) paths);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "counters.remove", paths[0] != NULL);
}

/* A filter is for the counters that there were: what is added is to be seen. */
static void
show_all (TcCountersPage *self)
{
  gboolean is_filtered = *gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0' ||
                         *get_wanted (self->owner) != '\0' || *get_wanted (self->kind) != '\0';

  if (is_filtered)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s",
                                _ ("The search was cleared to show the new counter."));
  gtk_editable_set_text (self->search, "");
  gtk_drop_down_set_selected (self->owner, 0);
  gtk_drop_down_set_selected (self->kind, 0);
}

/* Beside the others of its kind; where there is none yet, where the first piece is. */
static void
add_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, &error);
  TcNode piece =
    scenario != NULL ? tc_scenario_find_by_role (scenario, "piece", TC_NODE_NONE) : TC_NODE_NONE;
  g_autofree char *parent = NULL;

  if (piece != TC_NODE_NONE) {
    parent = tc_scenario_dup_path (scenario, tc_scenario_get_parent (scenario, piece));
    if (tc_element_add (self->document, parent, g_variant_get_string (parameter, NULL), &error))
      show_all (self);
  }
  if (error != NULL)
    gtk_widget_activate_action (widget, "win.show-notice", "s", error->message);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (widget);
  g_auto (GStrv) paths = tc_document_dup_selection (self->document);

  tc_delete (widget, self->document, (const char *const *) paths);
}

static void
tc_counters_page_attach (TcPage *page, TcDocument *document)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (page);

  self->document = document;
}

static void
tc_counters_page_dispose (GObject *object)
{
  TcCountersPage *self = TC_COUNTERS_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->pieces);
  g_clear_object (&self->owners);
  g_clear_object (&self->kinds);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (tc_counters_page_parent_class)->dispose (object);
}

static void
tc_counters_page_class_init (TcCountersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "piece", NULL };
  static const char *const needs[] = { "face", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_counters_page_dispose;

  page_class->name = "counters";
  page_class->title = N_ ("Counters");
  page_class->icon_name = "tc-counters-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_counters_page_attach;
  page_class->update = tc_counters_page_update;
  page_class->follow = tc_counters_page_follow;

  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/counters/tc-counters-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, empty_page);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, list);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, search);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, no_match);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, owner);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, kind);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, count);
  gtk_widget_class_bind_template_child (widget_class, TcCountersPage, add_button);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_install_action (widget_class, "counters.add", "s", add_action);
  gtk_widget_class_install_action (widget_class, "counters.remove", NULL, remove_action);
}

static void
tc_counters_page_init (TcCountersPage *self)
{
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;

  self->pieces = g_list_store_new (TC_TYPE_PIECE);
  self->owners = g_list_store_new (TC_TYPE_ITEM);
  self->kinds = g_list_store_new (TC_TYPE_ITEM);
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->owner, G_LIST_MODEL (self->owners));
  gtk_drop_down_set_model (self->kind, G_LIST_MODEL (self->kinds));
  tc_counters_page_add_columns (self);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->pieces)),
                                        GTK_FILTER (self->filter));
  tc_no_match_watch (self->no_match, filtered);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered),
                                    g_object_ref (gtk_column_view_get_sorter (self->list)));
  self->sorted = G_LIST_MODEL (sorted);
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (sorted));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_column_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  self->is_updating = FALSE;
}
