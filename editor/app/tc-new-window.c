/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-new-window.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-core.h>

#include "app/tc-save-name.h"
#include "app/tc-starter.h"
#include "document/tc-item.h"
#include "widgets/tc-dialog-keys.h"

struct _TcNewWindow {
  AdwWindow parent_instance;

  GListStore *items; /* TcItem: key is the path; "" for an empty one, index is the system then */

  gboolean is_for_variant;

  AdwWindowTitle *heading;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (TcNewWindow, tc_new_window, ADW_TYPE_WINDOW)

enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

/* A scenario to begin from, and what game it is of. */
typedef struct {
  TcItem *item;
  const TcSchema *schema;
} Template;

static void
clear_template (gpointer data)
{
  g_clear_object (&((Template *) data)->item);
}

/* One that cannot be read is no template. */
static void
add_template (GArray *templates, const char *path)
{
  g_autoptr (TcSource) source = tc_file_load (path, NULL, NULL);
  g_autoptr (TcBuild) build = source != NULL ? tc_build_new (source, NULL) : NULL;
  TcScenario *scenario = build != NULL ? tc_build_get_scenario (build) : NULL;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;
  Template template;

  if (scenario == NULL)
    return;
  title = tc_starter_dup_title (scenario, source);
  about = tc_starter_dup_about (scenario);
  template.item = tc_item_new (path, title, about, "", 0);
  template.schema = tc_scenario_get_schema (scenario);
  g_array_append_val (templates, template);
}

/* (transfer full): those that are shipped, each read once. */
static GArray *
read_templates (void)
{
  GArray *templates = g_array_new (FALSE, FALSE, sizeof (Template));
  g_auto (GStrv) names = tc_shipped_list ();

  g_array_set_clear_func (templates, clear_template);
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *path = tc_shipped_find (names[i]);

    if (path != NULL)
      add_template (templates, path);
  }

  return templates;
}

/* Of each game its scenarios, and then an empty one, which is no base. */
static void
fill (TcNewWindow *self)
{
  const TcSystem *const *systems = tc_systems_list ();
  g_autoptr (GArray) templates = read_templates ();

  for (guint i = 0; systems[i] != NULL; i++) {
    /* TRANSLATORS: %s is the name of a game */
    g_autofree char *title = g_strdup_printf (_ ("Empty: %s"), _ (systems[i]->title));
    g_autoptr (TcItem) empty = tc_item_new (
      "", title, _ ("Only what the game requires. The problems list what to do next."), "", i);

    for (guint j = 0; j < templates->len; j++) {
      const Template *template = &g_array_index (templates, Template, j);

      if (template->schema == systems[i]->schema)
        g_list_store_append (self->items, template->item);
    }
    if (!self->is_for_variant)
      g_list_store_append (self->items, empty);
  }
}

/* (transfer full): @source, swallowed, with a title that says that it is a copy; where there is no
 * room for that it keeps its own. */
static TcSource *
take_as_copy (TcSource *source)
{
  g_autoptr (TcSource) taken = source;
  g_autoptr (TcBuild) build = tc_build_new (source, NULL);
  TcScenario *scenario = tc_build_get_scenario (build);
  g_autoptr (TcEdits) edits = tc_edits_new (source);
  const TcSchemaAttribute *attribute =
    scenario != NULL
      ? tc_schema_content_find_attribute (tc_scenario_get_element (scenario, 0)->content, "title")
      : NULL;
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  TcSpan span;

  if (attribute == NULL || !tc_build_find_span (build, 0, "title", &span))
    return g_steal_pointer (&taken);
  /* TRANSLATORS: %s is the title of a scenario */
  title = g_strdup_printf (_ ("Copy of %s"), tc_scenario_get_string (scenario, 0, "title"));
  escaped = g_markup_escape_text (title, -1);
  if (!tc_schema_type_check (attribute->type, title, strlen (title), NULL) ||
      !tc_edits_add (edits, span, escaped, -1))
    return g_steal_pointer (&taken);

  return tc_edits_apply (edits, source, NULL);
}

/* (transfer full) (nullable): the text that @item stands for, called by the name it begins with. */
static TcSource *
load (TcItem *item, GError **error)
{
  const char *path = tc_item_get_key (item);
  const TcSystem *system = tc_systems_list ()[tc_item_get_index (item)];
  g_autoptr (TcSource) model = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  if (*path == '\0') {
    g_autofree char *text = tc_template_dup_scenario (system->schema);

    base = g_strconcat (system->id, TC_SCENARIO_SUFFIX, NULL);
    /* TRANSLATORS: %s is the name of a file */
    name = g_strdup_printf (_ ("empty-%s"), base);
    return tc_source_new_for_string (name, text);
  }
  model = tc_file_load (path, NULL, error);
  if (model == NULL)
    return NULL;
  base = g_path_get_basename (path);
  /* TRANSLATORS: %s is the name of the file it is a copy of */
  name = g_strdup_printf (_ ("new-%s"), base);
  /* Until it is saved, its base is where that of the model is. */
  if (tc_variant_is (model)) {
    g_autofree char *folder = g_path_get_dirname (path);
    g_autofree char *place = g_build_filename (folder, name, NULL);

    return tc_source_new (place, tc_source_get_bytes (model));
  }
  return take_as_copy (tc_source_new (name, tc_source_get_bytes (model)));
}

/* (transfer full) (nullable): it has no file yet, but a place: beside its base. */
static TcSource *
load_variant (TcItem *item, GError **error)
{
  const char *path = tc_item_get_key (item);
  g_autoptr (TcSource) base = tc_file_load (path, NULL, error);
  g_autoptr (TcBuild) build = base != NULL ? tc_build_new (base, NULL) : NULL;
  g_autofree char *name = tc_save_name_dup_variant (path);
  g_autofree char *extends = g_path_get_basename (path);

  if (build == NULL)
    return NULL;

  return tc_variant_new (tc_build_get_scenario (build), extends, name);
}

static void
activated_cb (TcNewWindow *self, guint position)
{
  g_autoptr (TcItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcSource) source =
    self->is_for_variant ? load_variant (item, &error) : load (item, &error);

  if (source != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, source);
  else
    gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))),
                                "win.show-notice", "s", error->message);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tc_new_window_dispose (GObject *object)
{
  g_clear_object (&TC_NEW_WINDOW (object)->items);
  G_OBJECT_CLASS (tc_new_window_parent_class)->dispose (object);
}

static void
tc_new_window_class_init (TcNewWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_new_window_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_NEW_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/turncoat/Turncoat/app/tc-new-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcNewWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, TcNewWindow, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tc_new_window_init (TcNewWindow *self)
{
  g_autoptr (GtkSelectionModel) selection = NULL;

  self->items = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_dialog_keys_add (GTK_WINDOW (self));
  selection =
    GTK_SELECTION_MODEL (gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items))));
  gtk_list_view_set_model (self->list, selection);
}

GtkWindow *
tc_new_window_new (GtkWindow *parent)
{
  TcNewWindow *self = g_object_new (TC_TYPE_NEW_WINDOW, "transient-for", parent, NULL);

  fill (self);

  return GTK_WINDOW (self);
}

GtkWindow *
tc_new_window_new_for_variant (GtkWindow *parent)
{
  TcNewWindow *self =
    g_object_new (TC_TYPE_NEW_WINDOW, "transient-for", parent, "title", _ ("New Variant"), NULL);

  self->is_for_variant = TRUE;
  adw_window_title_set_title (self->heading, _ ("New Variant"));
  adw_window_title_set_subtitle (self->heading,
                                 _ ("Choose the scenario that it changes, which stays as it is"));
  fill (self);

  return GTK_WINDOW (self);
}
