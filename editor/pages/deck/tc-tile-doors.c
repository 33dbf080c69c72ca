/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/deck/tc-tile-doors.h"

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "document/tc-value.h"
#include "widgets/tc-notice.h"

#define EDGE  110 /* pixels: how long an edge is */
#define THICK 16

enum { N_EDGES = 4 };

static const struct {
  const char *attribute;
  int column;
  int row;
} edges[N_EDGES] = { { "north", 1, 0 }, { "east", 2, 1 }, { "south", 1, 2 }, { "west", 0, 1 } };

struct _TcTileDoors {
  AdwBin parent_instance;

  TcDocument *document;
  char *path; /* (nullable): of the tile that is shown */
  gboolean is_updating;
  GtkWidget *buttons[N_EDGES];
  GtkLabel *title;
  GtkLabel *summary;
  GtkLabel *events;
};

G_DEFINE_FINAL_TYPE (TcTileDoors, tc_tile_doors, ADW_TYPE_BIN)

static void
toggled_cb (TcTileDoors *self, GtkToggleButton *button)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; !self->is_updating && self->path != NULL && i < N_EDGES; i++) {
    if (GTK_WIDGET (button) != self->buttons[i])
      continue;
    tc_document_set_attribute (self->document, self->path, edges[i].attribute,
                               gtk_toggle_button_get_active (button) ? "true" : NULL, &error);
    tc_document_break_merge (self->document);
    tc_notice_show_error (GTK_WIDGET (self), error);
    return;
  }
}

static GtkWidget *
make_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
make_edge (TcTileDoors *self, GtkGrid *grid, guint i)
{
  GtkWidget *button = gtk_toggle_button_new ();
  gboolean is_upright = edges[i].row == 1;

  gtk_widget_set_size_request (button, is_upright ? THICK : EDGE, is_upright ? EDGE : THICK);
  gtk_widget_add_css_class (button, "door");
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (grid, button, edges[i].column, edges[i].row, 1, 1);
  self->buttons[i] = button;
}

static void
tc_tile_doors_dispose (GObject *object)
{
  g_clear_object (&TC_TILE_DOORS (object)->document);
  g_clear_pointer (&TC_TILE_DOORS (object)->path, g_free);
  G_OBJECT_CLASS (tc_tile_doors_parent_class)->dispose (object);
}

static void
tc_tile_doors_class_init (TcTileDoorsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_tile_doors_dispose;
}

static void
tc_tile_doors_init (TcTileDoors *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < N_EDGES; i++)
    make_edge (self, GTK_GRID (grid), i);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  self->title = GTK_LABEL (make_label (middle, "heading"));
  self->summary = GTK_LABEL (make_label (middle, "caption"));
  gtk_grid_attach (GTK_GRID (grid), middle, 1, 1, 1, 1);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (grid, "tile-doors");
  gtk_box_append (GTK_BOX (all), grid);
  self->events = GTK_LABEL (make_label (all, "caption"));
  gtk_label_set_max_width_chars (self->events, 40);
  gtk_widget_set_margin_top (all, 12);
  gtk_widget_set_margin_bottom (all, 8);
  gtk_widget_set_margin_start (all, 8);
  gtk_widget_set_margin_end (all, 8);
  adw_bin_set_child (ADW_BIN (self), all);
}

void
tc_tile_doors_set_document (TcTileDoors *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_TILE_DOORS (self) && self->document == NULL);

  self->document = g_object_ref (document);
}

/* Where the tile may lie, and what is drawn there: all that it names and all of its words. */
static char *
dup_summary (TcScenario *scenario, TcNode tile)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, tile)->content;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < content->n_attributes; i++) {
    const TcSchemaAttribute *attribute = &content->attributes[i];
    g_autofree char *words = NULL;

    if (!tc_scenario_has (scenario, tile, attribute->name) || tc_value_is_datum (attribute->name) ||
        (attribute->refs == NULL && attribute->type->kind != TC_VALUE_ENUM))
      continue;
    words = tc_value_dup_text (scenario, tile, attribute);
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What happens there, and when: "On enter: ...". */
static char *
dup_events (TcScenario *scenario, TcNode tile)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TcNode holder = TC_NODE_NONE;

  while ((holder = tc_scenario_find_child_by_role (scenario, tile, "effects", holder)) !=
         TC_NODE_NONE) {
    g_autofree char *kind = tc_node_dup_kind (scenario, holder);
    g_autofree char *sentence = tc_sentence_dup (scenario, holder);

    g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", kind, sentence);
  }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
show_edges (TcTileDoors *self, TcScenario *scenario, TcNode tile, const char *title)
{
  self->is_updating = TRUE;
  for (guint i = 0; i < N_EDGES; i++) {
    const TcSchemaAttribute *attribute = tc_schema_content_find_attribute (
      tc_scenario_get_element (scenario, tile)->content, edges[i].attribute);
    /* TRANSLATORS: a side of a tile, and the tile. */
    g_autofree char *name =
      g_strdup_printf (_ ("Door %s of %s"), tc_word_translate (attribute->label), title);

    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]),
                                  tc_scenario_get_bool (scenario, tile, edges[i].attribute));
    gtk_widget_set_tooltip_text (self->buttons[i], name);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    gtk_widget_set_sensitive (self->buttons[i], tc_document_is_readable (self->document));
  }
  self->is_updating = FALSE;
}

static gboolean
has_edges (TcScenario *scenario, TcNode tile)
{
  for (guint i = 0; i < N_EDGES; i++) {
    if (tc_schema_content_find_attribute (tc_scenario_get_element (scenario, tile)->content,
                                          edges[i].attribute) == NULL)
      return FALSE;
  }

  return TRUE;
}

void
tc_tile_doors_show (TcTileDoors *self, TcScenario *scenario, TcNode tile)
{
  gboolean is_shown = tile != TC_NODE_NONE && has_edges (scenario, tile);
  g_autofree char *title = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *events = NULL;

  g_return_if_fail (TC_IS_TILE_DOORS (self));

  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);
  g_clear_pointer (&self->path, g_free);
  if (!is_shown)
    return;
  self->path = tc_scenario_dup_path (scenario, tile);
  title = tc_node_dup_title (scenario, tile);
  summary = dup_summary (scenario, tile);
  events = dup_events (scenario, tile);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->events, events);
  gtk_widget_set_visible (GTK_WIDGET (self->events), *events != '\0');
  show_edges (self, scenario, tile, title);
}
