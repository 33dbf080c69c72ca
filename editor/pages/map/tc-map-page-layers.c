/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/map/tc-map-page-private.h"
#include "widgets/tc-save-picture.h"

/* What the map shows: switches in a popover, remembered in the settings. */

#define SETTING "map-layers"

static const struct {
  const char *name;
  const char *label;
} layers[] = {
  { "terrain", N_ ("Terrain and countries") },
  { "scenery", N_ ("Coasts, rivers and towns") },
  { "names", N_ ("Names") },
  { "links", N_ ("Adjacencies") },
  { "ports", N_ ("Ports") },
  { "forts", N_ ("Fortified fronts") },
  { "counters", N_ ("Counters of the setup") },
  { "disagreements", N_ ("Conflicts of borders and adjacencies") },
  { "changes", N_ ("Changes of the variant") },
  { "provenance", N_ ("Sources of the values") },
};

static const char *const usual[] = { "terrain",  "scenery",       "names",   "ports", "forts",
                                     "counters", "disagreements", "changes", NULL };

#define CHANGED_TINT "#e66100"

static const char *const tints[TC_N_PROVENANCES] = {
  [TC_PROVENANCE_NONE] = "#9a9996",          [TC_PROVENANCE_RULEBOOK] = "#2ec27e",
  [TC_PROVENANCE_DERIVED] = "#26a3b5",       [TC_PROVENANCE_FOUND] = "#9141ac",
  [TC_PROVENANCE_RECONSTRUCTED] = "#e5a50a", [TC_PROVENANCE_DESIGNER] = "#3584e4",
  [TC_PROVENANCE_PUBLISHED] = "#1b6e3a",
};

static void
save (TcMapPage *self)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->layers_box));

  for (guint i = 0; child != NULL; child = gtk_widget_get_next_sibling (child), i++) {
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      g_ptr_array_add (shown, (gpointer) layers[i].name);
  }
  g_ptr_array_add (shown, NULL);
  if (self->settings != NULL)
    g_settings_set_strv (self->settings, SETTING, (const char *const *) shown->pdata);
}

/* Whoever adds and removes adjacencies sees those that there are, without a switch. */
static gboolean
needs (TcMapPage *self, const char *layer)
{
  return g_str_equal (layer, "links") && tc_board_get_tool (self->board) == TC_BOARD_TOOL_JOIN;
}

void
tc_map_page_show_layers_of_tool (TcMapPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->layers_box));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    const char *name = g_object_get_data (G_OBJECT (child), "tc-layer");

    if (g_str_equal (name, "links"))
      tc_board_set_layer (self->board, name,
                          gtk_check_button_get_active (GTK_CHECK_BUTTON (child)) ||
                            needs (self, name));
  }
}

static void
toggled_cb (GtkCheckButton *button, gpointer data)
{
  TcMapPage *self = data;
  const char *name = g_object_get_data (G_OBJECT (button), "tc-layer");
  gboolean is_on = gtk_check_button_get_active (button);

  tc_board_set_layer (self->board, name, is_on || needs (self, name));
  if (g_str_equal (name, "provenance"))
    gtk_widget_set_visible (GTK_WIDGET (self->legend), is_on);
  else if (g_str_equal (name, "changes"))
    self->shows_changes = is_on;
  if (g_str_equal (name, "provenance") || g_str_equal (name, "changes"))
    tc_map_page_update_tints (self);
  if (!self->is_updating)
    save (self);
}

static void
write_legend (TcMapPage *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < TC_N_PROVENANCES; i++) {
    const char *name = i == TC_PROVENANCE_NONE ? _ ("Not stated") : tc_provenance_get_badge (i);

    g_string_append_printf (text, "%s<span foreground=\"%s\">■</span>\302\240%s",
                            text->len > 0 ? "   " : "", tints[i], name);
  }
  gtk_label_set_markup (self->legend, text->str);
}

void
tc_map_page_init_layers (TcMapPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++) {
    GtkWidget *button = gtk_check_button_new_with_label (_ (layers[i].label));

    g_object_set_data (G_OBJECT (button), "tc-layer", (gpointer) layers[i].name);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ (layers[i].label), -1);
    g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
    gtk_box_append (self->layers_box, button);
  }
  write_legend (self);
  tc_map_page_load_layers (self);
}

void
tc_map_page_load_layers (TcMapPage *self)
{
  g_auto (GStrv) saved =
    self->settings != NULL ? g_settings_get_strv (self->settings, SETTING) : NULL;
  const char *const *shown = saved != NULL ? (const char *const *) saved : usual;
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->layers_box));

  self->is_updating = TRUE;
  for (guint i = 0; child != NULL; child = gtk_widget_get_next_sibling (child), i++) {
    gboolean is_on = g_strv_contains (shown, layers[i].name);

    gtk_check_button_set_active (GTK_CHECK_BUTTON (child), is_on);
    tc_board_set_layer (self->board, layers[i].name, is_on);
  }
  /* Tints are of one layer of the board, whatever they say. */
  tc_map_page_update_tints (self);
  self->is_updating = FALSE;
}

/* The designer's if anything of the area is, for that is what has been changed; else what most of
 * its values are. */
static TcProvenance
judge_area (TcScenario *scenario, TcNode area)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, area)->content;
  guint counts[TC_N_PROVENANCES] = { 0 };
  TcNode child = tc_scenario_get_first_child (scenario, area);
  TcProvenance best = TC_PROVENANCE_NONE;

  for (guint i = 0; i < content->n_attributes; i++) {
    static const char *const about[] = { "id", "src", "src-of", "ref", "note", NULL };

    if (!g_strv_contains (about, content->attributes[i].name) &&
        tc_scenario_has (scenario, area, content->attributes[i].name))
      counts[tc_scenario_get_provenance (scenario, area, content->attributes[i].name)]++;
  }
  for (; child != TC_NODE_NONE; child = tc_scenario_get_next_sibling (scenario, child))
    counts[tc_scenario_get_provenance (scenario, child, NULL)]++;
  if (counts[TC_PROVENANCE_DESIGNER] > 0)
    return TC_PROVENANCE_DESIGNER;
  for (guint i = 0; i < TC_N_PROVENANCES; i++) {
    if (counts[i] > counts[best])
      best = i;
  }

  return best;
}

/* The areas in which a variant differs from its base. */
static void
tint_changes (TcMapPage *self, GHashTable *colours)
{
  TcDifferences *changes = tc_document_get_changes (self->document);
  TcScenario *scenario = tc_document_get_scenario (self->document);

  for (guint i = 0; changes != NULL && i < tc_differences_get_n (changes); i++) {
    TcNode node = tc_differences_get (changes, i)->new_node;
    TcNode space = TC_NODE_NONE;

    if (node != TC_NODE_NONE && tc_differences_get_new (changes) == scenario)
      space = tc_node_find_role_around (scenario, node, "space");
    if (space != TC_NODE_NONE && tc_scenario_get_id (scenario, space) != NULL)
      g_hash_table_insert (colours, (gpointer) tc_scenario_get_id (scenario, space),
                           (gpointer) CHANGED_TINT);
  }
}

void
tc_map_page_update_tints (TcMapPage *self)
{
  TcScenario *scenario = self->document != NULL ? tc_document_get_scenario (self->document) : NULL;
  g_autoptr (GHashTable) colours = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean shows_sources = gtk_widget_get_visible (GTK_WIDGET (self->legend));
  gboolean shows_changes =
    self->shows_changes && self->document != NULL && tc_document_is_variant (self->document);
  TcNode space = TC_NODE_NONE;

  tc_board_set_layer (self->board, "provenance", shows_sources || shows_changes);
  if (scenario == NULL)
    return;
  if (!shows_sources && !shows_changes)
    return;
  if (shows_changes && !shows_sources)
    tint_changes (self, colours);
  while (shows_sources &&
         (space = tc_scenario_find_by_role (scenario, "space", space)) != TC_NODE_NONE) {
    const char *id = tc_scenario_get_id (scenario, space);

    if (id != NULL)
      g_hash_table_insert (colours, (gpointer) id, (gpointer) tints[judge_area (scenario, space)]);
  }
  tc_board_set_tints (self->board, colours);
}

void
tc_map_page_save_picture (TcMapPage *self)
{
  g_autoptr (GFile) folder = tc_document_dup_save_folder (self->document);
  g_autofree char *stem = tc_document_dup_stem (self->document);
  g_autofree char *proposal = g_strconcat (stem, "-map", NULL);

  tc_save_picture (GTK_WIDGET (self), self->board, folder, proposal);
}
