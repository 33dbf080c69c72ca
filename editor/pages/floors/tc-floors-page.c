/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/floors/tc-floors-page.h"

#include <glib/gi18n.h>

#include "board/tc-card-picture.h"
#include "document/tc-item.h"
#include "document/tc-node.h"
#include "pages/floors/tc-floors-page-private.h"

G_DEFINE_FINAL_TYPE (TcFloorsPage, tc_floors_page, TC_TYPE_PAGE)

/* -- What is in hand --------------------------------------------------------------------------- */

/* The aimed place, or with the keyboard the selected one. */
static const char *
get_aim (TcFloorsPage *self)
{
  return self->aim != NULL ? self->aim : tc_board_get_selected (self->board);
}

/* What would be at the empty place @key, turned so that it fits. */
static TcFloorFault
judge (const TcFloorPlan *plan,
       TcScenario *scenario,
       const char *tile,
       const char *key,
       TcFloorTile *out_proposed,
       const TcFloorTile **out_other)
{
  TcNode node = tc_node_find_key (scenario, "tile", tile);
  const TcFloorTile *now = tc_floor_plan_find_tile (plan, node);
  g_autofree char *floor = NULL;

  *out_proposed = now != NULL ? *now : (TcFloorTile){ .tile = node };
  *out_other = NULL;
  if (!tc_view_parse_place_key (key, &floor, &out_proposed->x, &out_proposed->y))
    return TC_FLOOR_TAKEN;
  out_proposed->floor = tc_node_find_key (scenario, "floor", floor);

  return tc_floors_find_fit (plan, out_proposed, now, out_other);
}

static void
mark_targets (TcFloorsPage *self, const TcFloorPlan *plan, TcScenario *scenario, const char *tile)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  guint n;
  const TcViewContainer *places = tc_view_get_containers (tc_board_get_view (self->board), &n);

  for (guint i = 0; i < n; i++) {
    TcFloorTile proposed;
    const TcFloorTile *other;

    if (places[i].face == TC_TILE_EMPTY && places[i].kind == TC_CONTAINER_TILE &&
        judge (plan, scenario, tile, places[i].key, &proposed, &other) == TC_FLOOR_FITS)
      g_ptr_array_add (keys, (gpointer) places[i].key);
  }
  g_ptr_array_add (keys, NULL);
  tc_board_set_targets (self->board, (const char *const *) keys->pdata);
}

/* As it would lie at the aimed place; (transfer full) (nullable): or why it may not. */
static char *
show_ghost (TcFloorsPage *self, const TcFloorPlan *plan, TcScenario *scenario, const char *tile)
{
  const char *aim = get_aim (self);
  const TcViewContainer *place =
    aim != NULL ? tc_view_find_container (tc_board_get_view (self->board), aim) : NULL;
  TcViewContainer ghost;
  TcFloorTile proposed;
  const TcFloorTile *other;
  g_autofree char *why = NULL;
  TcFloorFault fault;

  tc_board_show_ghost (self->board, NULL);
  if (place == NULL || place->kind != TC_CONTAINER_TILE || place->face != TC_TILE_EMPTY)
    return NULL;
  fault = judge (plan, scenario, tile, aim, &proposed, &other);
  if (fault != TC_FLOOR_FITS) {
    why = tc_floor_plan_dup_why (plan, fault, &proposed, other);
    return g_strdup_printf ("%s.", why);
  }
  ghost = *place;
  ghost.rotation = 90 * (gint32) proposed.turned;
  ghost.name = tc_scenario_get_string (scenario, proposed.tile, "name");
  tc_board_show_ghost_of (self->board, &ghost, scenario, proposed.tile);

  return NULL;
}

static char *
dup_hint (TcFloorsPage *self, const char *in_hand)
{
  const char *selected = tc_board_get_selected (self->board);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  if (in_hand != NULL) {
    g_autofree char *title =
      tc_node_dup_title (scenario, tc_node_find_key (scenario, "tile", in_hand));

    return g_strdup_printf (_ ("%s: click a marked place, or use the arrow keys and Enter. Press "
                               "Escape to stop."),
                            title);
  }
  if (selected != NULL)
    return tc_board_dup_description (self->board, selected);

  return g_strdup (_ ("Choose a tile in the list and click where it lies. Click a selected tile or "
                      "press R to turn it, drag it or press Enter to move it, press Delete to "
                      "remove it."));
}

void
tc_floors_page_update_hand (TcFloorsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = scenario != NULL ? tc_floors_page_find_setup (self, scenario) : TC_NODE_NONE;
  const char *in_hand = tc_floors_page_get_in_hand (self);
  g_autofree char *why_not = g_strdup (self->refusal);
  g_autofree char *text = NULL;

  if (setup == TC_NODE_NONE || tc_board_get_view (self->board) == NULL)
    return;
  /* Its tile may be gone, or called otherwise, before the page hears of it. */
  if (in_hand != NULL && tc_node_find_key (scenario, "tile", in_hand) == TC_NODE_NONE)
    in_hand = NULL;
  tc_board_set_targets (self->board, NULL);
  tc_board_show_ghost (self->board, NULL);
  if (in_hand != NULL) {
    g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
    g_autofree char *why = show_ghost (self, plan, scenario, in_hand);

    mark_targets (self, plan, scenario, in_hand);
    if (why_not == NULL)
      why_not = g_steal_pointer (&why);
  }
  text = why_not != NULL ? g_steal_pointer (&why_not) : dup_hint (self, in_hand);
  gtk_label_set_label (self->status, text);
  if (self->refusal != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->status), "error");
}

void
tc_floors_page_refuse (TcFloorsPage *self, char *why_not)
{
  g_free (self->refusal);
  self->refusal = why_not;
  tc_floors_page_update_hand (self);
}

/* -- The page ---------------------------------------------------------------------------------- */

/* "17 of 47 tiles are laid". */
static void
update_count (TcFloorsPage *self, const TcFloorPlan *plan, TcScenario *scenario)
{
  TcNode node = TC_NODE_NONE;
  g_autofree char *text = NULL;
  guint n_laid;
  guint n_all = 0;

  tc_floor_plan_get_tiles (plan, &n_laid);
  while ((node = tc_scenario_find_by_role (scenario, "tile", node)) != TC_NODE_NONE)
    n_all++;
  text = g_strdup_printf (_ ("%u of %u tiles are laid"), n_laid, n_all);
  gtk_label_set_label (self->count, text);
}

void
tc_floors_page_update_board (TcFloorsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = scenario != NULL ? tc_floors_page_find_setup (self, scenario) : TC_NODE_NONE;
  g_autoptr (TcFloorPlan) plan = NULL;

  if (setup == TC_NODE_NONE)
    return;
  plan = tc_floor_plan_new (scenario, setup);
  tc_board_take_view (self->board, tc_view_new_for_floors (
                                     scenario, plan, tc_floors_page_find_floor (self, scenario)));
  update_count (self, plan, scenario);
  g_clear_pointer (&self->aim, g_free);
  tc_floors_page_update_hand (self);
}

/* The tile that the selected datum is about, and the setup that lays it. */
static void
show_selection (TcFloorsPage *self)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_document_get_selected_node (self->document);
  TcNode setup, laid, tile;

  if (scenario == NULL || node == TC_NODE_NONE)
    return;
  setup = tc_node_find_role_around (scenario, node, "setup");
  if (setup != TC_NODE_NONE)
    tc_floors_page_show_setup (self, scenario, setup);
  laid = tc_node_find_role_around (scenario, node, "tile-placement");
  tile = laid != TC_NODE_NONE ? tc_scenario_find_ref (scenario, laid, "tile", NULL) : TC_NODE_NONE;
  if (tile != TC_NODE_NONE && tc_board_get_view (self->board) != NULL)
    tc_board_select (self->board, tc_scenario_get_id (scenario, tile));
  tc_floors_page_update_hand (self);
}

static void
enable_actions (TcFloorsPage *self)
{
  static const char *const names[] = { "floors.turn", "floors.turn-back", "floors.move",
                                       "floors.remove" };
  TcScenario *scenario = tc_document_get_scenario (self->document);
  const char *key = tc_board_get_selected (self->board);
  gboolean is_on = tc_document_is_readable (self->document) && scenario != NULL && key != NULL &&
                   tc_node_find_key (scenario, "tile", key) != TC_NODE_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], is_on);
}

static void
tc_floors_page_update (TcPage *page)
{
  TcFloorsPage *self = TC_FLOORS_PAGE (page);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  gboolean has_floors =
    scenario != NULL &&
    tc_scenario_find_by_role (scenario, "floor", TC_NODE_NONE) != TC_NODE_NONE &&
    tc_scenario_find_by_role (scenario, "setup", TC_NODE_NONE) != TC_NODE_NONE;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), has_floors ? "floors" : "empty");
  if (!has_floors)
    return;
  self->is_updating = TRUE;
  tc_floors_page_update_lists (self, scenario);
  if (self->carried != NULL && tc_node_find_key (scenario, "tile", self->carried) == TC_NODE_NONE)
    g_clear_pointer (&self->carried, g_free);
  tc_floors_page_update_board (self);
  self->is_updating = FALSE;
  enable_actions (self);
}

static void
tc_floors_page_follow (TcPage *page)
{
  TcFloorsPage *self = TC_FLOORS_PAGE (page);

  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  show_selection (self);
  self->is_updating = FALSE;
  enable_actions (self);
}

static void
shown_chosen_cb (TcFloorsPage *self)
{
  TcScenario *scenario;

  if (self->is_updating || self->document == NULL)
    return;
  scenario = tc_document_get_scenario (self->document);
  if (scenario == NULL)
    return;
  self->is_updating = TRUE;
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->carried, g_free);
  tc_floors_page_update_palette (self, scenario);
  tc_floors_page_update_board (self);
  tc_board_zoom_fit (self->board);
  self->is_updating = FALSE;
  enable_actions (self);
}

/* The tile in hand is what the inspector shows, too. */
static void
tile_chosen_cb (TcFloorsPage *self)
{
  TcItem *item = gtk_single_selection_get_selected_item (self->palette_selection);
  TcScenario *scenario;
  TcNode node;

  if (self->is_updating || self->document == NULL || item == NULL)
    return;
  scenario = tc_document_get_scenario (self->document);
  node =
    scenario != NULL ? tc_node_find_key (scenario, "tile", tc_item_get_key (item)) : TC_NODE_NONE;
  self->is_updating = TRUE;
  if (node != TC_NODE_NONE) {
    g_clear_pointer (&self->carried, g_free);
    tc_document_select_node (self->document, node);
  }
  self->is_updating = FALSE;
  tc_floors_page_refuse (self, NULL);
}

/* Enter in the list goes on to the board. */
static void
tile_activated_cb (TcFloorsPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
board_selected_cb (TcFloorsPage *self, const char *key)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup, tile;

  if (self->is_updating || scenario == NULL)
    return;
  g_clear_pointer (&self->aim, g_free);
  tc_floors_page_refuse (self, NULL);
  setup = tc_floors_page_find_setup (self, scenario);
  tile = key != NULL ? tc_node_find_key (scenario, "tile", key) : TC_NODE_NONE;
  if (setup != TC_NODE_NONE && tile != TC_NODE_NONE) {
    g_autoptr (TcFloorPlan) plan = tc_floor_plan_new (scenario, setup);
    const TcFloorTile *laid = tc_floor_plan_find_tile (plan, tile);

    self->is_updating = TRUE;
    if (laid != NULL)
      tc_document_select_node (self->document, laid->node);
    self->is_updating = FALSE;
  }
  enable_actions (self);
}

/* What a laid tile does, as the page of play says it. */
static char *
dup_tile_words (const char *key, gpointer page)
{
  TcFloorsPage *self = page;
  TcScenario *scenario = self->document != NULL ? tc_document_get_scenario (self->document) : NULL;
  TcNode tile = scenario != NULL ? tc_node_find_key (scenario, "tile", key) : TC_NODE_NONE;

  return tile != TC_NODE_NONE ? tc_card_picture_dup_words (scenario, tile) : NULL;
}

static void
tile_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcFloorsPage *self = TC_FLOORS_PAGE (widget);

  if (g_str_equal (name, "floors.move"))
    tc_floors_page_carry (self);
  else if (g_str_equal (name, "floors.remove"))
    tc_floors_page_remove (self);
  else
    tc_floors_page_turn (self, g_str_equal (name, "floors.turn"));
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tc_board_zoom_by_action (TC_FLOORS_PAGE (widget)->board, name);
}

static void
tc_floors_page_attach (TcPage *page, TcDocument *document)
{
  TC_FLOORS_PAGE (page)->document = document;
}

static void
tc_floors_page_dispose (GObject *object)
{
  TcFloorsPage *self = TC_FLOORS_PAGE (object);

  self->is_updating = TRUE;
  self->document = NULL;
  g_clear_object (&self->setups);
  g_clear_object (&self->floors);
  g_clear_object (&self->palette);
  g_clear_pointer (&self->carried, g_free);
  g_clear_pointer (&self->pressed, g_free);
  g_clear_pointer (&self->aim, g_free);
  g_clear_pointer (&self->refusal, g_free);
  G_OBJECT_CLASS (tc_floors_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "floors.turn", NULL, tile_action);
  gtk_widget_class_install_action (widget_class, "floors.turn-back", NULL, tile_action);
  gtk_widget_class_install_action (widget_class, "floors.move", NULL, tile_action);
  gtk_widget_class_install_action (widget_class, "floors.remove", NULL, tile_action);
  gtk_widget_class_install_action (widget_class, "floors.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "floors.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "floors.zoom-fit", NULL, zoom_action);
}

static void
tc_floors_page_class_init (TcFloorsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const roles[] = { "tile-placement", "floor", "passage", NULL };
  static const char *const needs[] = { "floor", NULL };
  TcPageClass *page_class = TC_PAGE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_floors_page_dispose;

  page_class->name = "floors";
  page_class->title = N_ ("Floors");
  page_class->icon_name = "tc-floors-symbolic";
  page_class->roles = roles;
  page_class->needs = needs;
  page_class->attach = tc_floors_page_attach;
  page_class->update = tc_floors_page_update;
  page_class->follow = tc_floors_page_follow;

  g_type_ensure (TC_TYPE_BOARD);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/floors/tc-floors-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, setup);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, floor);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, palette_list);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, palette_selection);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, count);
  gtk_widget_class_bind_template_child (widget_class, TcFloorsPage, status);
  gtk_widget_class_bind_template_callback (widget_class, shown_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_selected_cb);
  install_actions (widget_class);
}

static void
tc_floors_page_init (TcFloorsPage *self)
{
  self->is_updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_floors_page_set_up_lists (self);
  tc_floors_page_set_up_hand (self);
  tc_board_set_explain (self->board, dup_tile_words, self);
  self->is_updating = FALSE;
}
