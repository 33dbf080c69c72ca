/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-window-private.h"
#include "board/tc-board.h"
#include "document/tc-node.h"
#include "pages/booklet/tc-booklet-page.h"
#include "pages/bots/tc-bots-page.h"
#include "pages/changes/tc-changes-page.h"
#include "pages/characters/tc-characters-page.h"
#include "pages/chart/tc-chart-page.h"
#include "pages/counters/tc-counters-page.h"
#include "pages/counts/tc-counts-page.h"
#include "pages/deck/tc-deck-page.h"
#include "pages/floors/tc-floors-page.h"
#include "pages/grid/tc-grid-page.h"
#include "pages/map/tc-map-page.h"
#include "pages/play/tc-play-page.h"
#include "pages/roles/tc-roles-page.h"
#include "pages/rules/tc-rules-page.h"
#include "pages/setups/tc-setups-page.h"
#include "pages/source/tc-source-page.h"
#include "pages/tables/tc-tables-page.h"
#include "pages/tracks/tc-tracks-page.h"

/* In the order of the sidebar. The first shows how to begin, so it is there without a scenario. */
static GType (*const page_types[]) (void) = {
  tc_map_page_get_type,        tc_grid_page_get_type,    tc_floors_page_get_type,
  tc_deck_page_get_type,       tc_roles_page_get_type,   tc_counts_page_get_type,
  tc_characters_page_get_type, tc_booklet_page_get_type, tc_chart_page_get_type,
  tc_tracks_page_get_type,     tc_bots_page_get_type,    tc_tables_page_get_type,
  tc_counters_page_get_type,   tc_setups_page_get_type,  tc_rules_page_get_type,
  tc_changes_page_get_type,    tc_source_page_get_type,  tc_play_page_get_type,
};

/* (nullable): of a list of GtkStackPage. */
static TcPage *
get_page_at (gpointer list, guint position)
{
  g_autoptr (GObject) stack_page = g_list_model_get_item (list, position);

  return stack_page != NULL ? TC_PAGE (gtk_stack_page_get_child (GTK_STACK_PAGE (stack_page)))
                            : NULL;
}

TcPage *
tc_window_get_page (TcWindow *self, const char *name)
{
  return TC_PAGE (gtk_stack_get_child_by_name (self->pages, name));
}

static gboolean
is_listed (gpointer object, gpointer user_data)
{
  return gtk_stack_page_get_visible (GTK_STACK_PAGE (object));
}

static void
section_selected_cb (TcWindow *self)
{
  GtkStackPage *stack_page = gtk_single_selection_get_selected_item (self->section_selection);

  if (stack_page != NULL)
    gtk_stack_set_visible_child (self->pages, gtk_stack_page_get_child (stack_page));
}

static void
select_section_of_page (TcWindow *self)
{
  GListModel *sections = G_LIST_MODEL (self->section_selection);
  GtkWidget *child = gtk_stack_get_visible_child (self->pages);

  for (guint i = 0; i < g_list_model_get_n_items (sections); i++) {
    if (GTK_WIDGET (get_page_at (sections, i)) == child)
      gtk_single_selection_set_selected (self->section_selection, i);
  }
}

/* What the sidebar lists follows the schema; a text that cannot be read keeps what it had. */
void
tc_window_update_pages (TcWindow *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->stack_pages));
  gboolean has_changed = FALSE;

  if (scenario != NULL)
    self->schema = tc_scenario_get_schema (scenario);
  for (guint i = 0; i < n; i++) {
    TcPage *page = get_page_at (self->stack_pages, i);
    GtkStackPage *stack_page = gtk_stack_get_page (self->pages, GTK_WIDGET (page));
    gboolean is_wanted =
      tc_page_has_content (page, self->schema) || (i == 0 && self->schema == NULL);

    has_changed |= gtk_stack_page_get_visible (stack_page) != is_wanted;
    gtk_stack_page_set_visible (stack_page, is_wanted);
  }
  if (!has_changed)
    return;
  /* The list would select another section while the filter runs. */
  g_signal_handlers_block_by_func (self->section_selection, section_selected_cb, self);
  gtk_filter_changed (self->section_filter, GTK_FILTER_CHANGE_DIFFERENT);
  g_signal_handlers_unblock_by_func (self->section_selection, section_selected_cb, self);
  if (is_listed (gtk_stack_get_page (self->pages, gtk_stack_get_visible_child (self->pages)), NULL))
    select_section_of_page (self);
  else
    tc_window_show_nth_page (self, 0);
}

void
tc_window_show_nth_page (TcWindow *self, guint n)
{
  TcPage *page = get_page_at (self->section_selection, n);

  if (page != NULL)
    tc_window_show_page (self, page);
}

/* When the inspector goes, the keys are for the page, not for what GTK would find next. */
void
tc_window_show_page (TcWindow *self, TcPage *page)
{
  tc_inspector_apply (self->inspector);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (page));
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

TcPage *
tc_window_find_page_of (TcWindow *self, TcScenario *scenario, TcNode node)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->stack_pages));

  for (guint i = 0; i < n; i++) {
    TcPage *page = get_page_at (self->stack_pages, i);
    const char *const *roles = tc_page_get_roles (page);

    if (!tc_page_has_content (page, tc_scenario_get_schema (scenario)))
      continue;
    for (; roles != NULL && *roles != NULL; roles++) {
      if (tc_node_find_role_around (scenario, node, *roles) != TC_NODE_NONE)
        return page;
    }
  }
  return tc_window_get_page (self, "source");
}

/* (nullable): the game on the Play page, for the page of bots. */
static TcGame *
get_game (gpointer user_data, guint8 *out_viewer)
{
  TcSession *session = tc_play_page_get_session (user_data);

  *out_viewer = tc_session_get_viewer (session);
  if (tc_session_is_covered (session))
    return NULL;

  return tc_session_get_game (session);
}

/* -- Keys -- */

/* Nothing has the keys, or what stands above the pages: not a field in a popover of the header bar,
 * which is a child of its button. */
static gboolean
has_no_use_for_keys (TcWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus == NULL || (gtk_widget_get_native (focus) == GTK_NATIVE (self) &&
                           gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL);
}

/* A click on a button of the header bar takes the keys from the page, and one that is of no use any
 * more leaves them to nothing. What is a shortcut of the page or its board is meant for these then;
 * other pages would take a letter as the beginning of a text. */
static gboolean
key_pressed_cb (TcWindow *self,
                guint key,
                guint code,
                GdkModifierType state,
                GtkEventControllerKey *keys)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  g_autoptr (GtkWidget) target = NULL;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      !g_unichar_isgraph (gdk_keyval_to_unicode (key)) || page == NULL ||
      !gtk_widget_get_mapped (page) || !has_no_use_for_keys (self))
    return GDK_EVENT_PROPAGATE;
  if (gtk_event_controller_key_forward (keys, page))
    return GDK_EVENT_STOP;
  g_object_get (page, "focus-target", &target, NULL);

  return TC_IS_BOARD (target) && gtk_widget_get_mapped (target) &&
         gtk_event_controller_key_forward (keys, target);
}

static void
add_keys (TcWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
tc_window_add_pages (TcWindow *self)
{
  GtkFilterListModel *listed;

  for (guint i = 0; i < G_N_ELEMENTS (page_types); i++) {
    TcPage *page = g_object_new (page_types[i](), NULL);
    GtkStackPage *stack_page = gtk_stack_add_titled (
      self->pages, GTK_WIDGET (page), tc_page_get_name (page), tc_page_get_title (page));

    gtk_stack_page_set_icon_name (stack_page, tc_page_get_icon_name (page));
    tc_page_set_document (page, self->document);
  }
  tc_bots_page_set_game (TC_BOTS_PAGE (tc_window_get_page (self, "bots")), get_game,
                         tc_window_get_page (self, "play"));
  self->stack_pages = gtk_stack_get_pages (self->pages);
  self->section_filter = GTK_FILTER (gtk_custom_filter_new (is_listed, NULL, NULL));
  listed = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->stack_pages)),
                                      g_object_ref (self->section_filter));
  self->section_selection = gtk_single_selection_new (G_LIST_MODEL (listed));
  gtk_single_selection_set_autoselect (self->section_selection, FALSE);
  gtk_list_view_set_model (self->sections, GTK_SELECTION_MODEL (self->section_selection));
  g_signal_connect_object (self->section_selection, "notify::selected-item",
                           G_CALLBACK (section_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child",
                           G_CALLBACK (select_section_of_page), self, G_CONNECT_SWAPPED);
  add_keys (self);
  tc_window_update_pages (self);
}
