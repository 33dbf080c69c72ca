/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages/play/tc-play-options.h"

#include <glib/gi18n.h>

#include "document/tc-item.h"
#include "document/tc-node.h"
#include "document/tc-value.h"

/* Of a game that hides nothing. */
#define FIRST_SEED "1940"

struct _TcPlayOptions {
  AdwBin parent_instance;

  TcDocument *document;
  GListStore *setups;   /* of TcItem, key = id, index = number in the ruleset */
  GHashTable *chosen;   /* id of an option to its value, where somebody chose */
  TcBuild *playable;    /* the build below with the options; NULL before it is asked for */
  TcBuild *playable_of; /* the document's */
  gboolean hides;       /* players of it have secrets */
  gboolean is_updating;
  gboolean is_stale; /* the options and house rules are of a build before */

  GtkDropDown *setup;
  GtkEditable *seed; /* "": it is drawn */
  GtkLabel *seed_error;
  GtkWidget *seed_warning;
  GtkWidget *undo_row;
  GtkSwitch *undo;
  GtkWidget *options;
  GtkLabel *house_rules;
};

G_DEFINE_FINAL_TYPE (TcPlayOptions, tc_play_options, ADW_TYPE_BIN)

static const TcSchemaAttribute *
find_attribute (TcRuleset *ruleset, const TcOption *option)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  TcNode section = tc_scenario_find_section (scenario, option->section);
  const TcSchemaElement *element;

  if (section == TC_NODE_NONE)
    return NULL;
  element = tc_schema_content_find_element (tc_scenario_get_element (scenario, section)->content,
                                            option->element, NULL);

  return element != NULL ? tc_schema_content_find_attribute (element->content, option->attribute)
                         : NULL;
}

static GHashTable *
new_choices (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
forget_playable (TcPlayOptions *self)
{
  g_clear_pointer (&self->playable, tc_build_unref);
  g_clear_pointer (&self->playable_of, tc_build_unref);
}

/* What the chosen value means. */
static void
describe (GtkDropDown *drop_down)
{
  TcItem *chosen = gtk_drop_down_get_selected_item (drop_down);
  GtkLabel *meaning = g_object_get_data (G_OBJECT (drop_down), "meaning");
  const char *text = chosen != NULL ? tc_item_get_detail (chosen) : "";

  gtk_label_set_label (meaning, text);
  gtk_widget_set_visible (GTK_WIDGET (meaning), *text != '\0');
}

static void
option_chosen_cb (TcPlayOptions *self, GParamSpec *pspec, GtkDropDown *drop_down)
{
  TcItem *chosen = gtk_drop_down_get_selected_item (drop_down);
  const char *id = g_object_get_data (G_OBJECT (drop_down), "option");

  if (chosen == NULL || self->is_updating)
    return;
  g_hash_table_replace (self->chosen, g_strdup (id), g_strdup (tc_item_get_key (chosen)));
  describe (drop_down);
  forget_playable (self);
}

static GtkWidget *
create_choices (TcPlayOptions *self, TcRuleset *ruleset, guint index)
{
  const TcOption *option = &tc_ruleset_get_system (ruleset)->options[index];
  const TcSchemaAttribute *attribute = find_attribute (ruleset, option);
  const char *value = g_hash_table_lookup (self->chosen, option->id);
  g_autoptr (GListStore) store = g_list_store_new (TC_TYPE_ITEM);
  GtkWidget *drop_down;
  guint at;

  if (attribute != NULL) {
    g_autoptr (GPtrArray) items =
      tc_value_list_choices (tc_ruleset_get_scenario (ruleset), TC_NODE_NONE, attribute);

    tc_item_update_store (store, items);
  }
  at = tc_item_find (G_LIST_MODEL (store),
                     value != NULL ? value : tc_ruleset_get_option (ruleset, index));
  drop_down = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (store)),
                                 gtk_property_expression_new (TC_TYPE_ITEM, NULL, "title"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              at != G_MAXUINT ? at : GTK_INVALID_LIST_POSITION);
  g_object_set_data (G_OBJECT (drop_down), "option", (gpointer) option->id);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (option_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  return drop_down;
}

static GtkWidget *
create_meaning (void)
{
  GtkWidget *meaning = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (meaning), 0);
  gtk_label_set_wrap (GTK_LABEL (meaning), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (meaning), 44);
  gtk_widget_add_css_class (meaning, "caption");
  gtk_widget_add_css_class (meaning, "dim-label");

  return meaning;
}

static GtkWidget *
create_option (TcPlayOptions *self, TcRuleset *ruleset, guint index)
{
  const TcOption *option = &tc_ruleset_get_system (ruleset)->options[index];
  const TcSchemaAttribute *attribute = find_attribute (ruleset, option);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new (_ (option->title));
  GtkWidget *drop_down = create_choices (self, ruleset, index);
  GtkWidget *meaning = create_meaning ();

  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_tooltip_text (row, attribute != NULL ? tc_word_translate (attribute->doc) : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (option->title), -1);
  g_object_set_data (G_OBJECT (drop_down), "meaning", meaning);
  describe (GTK_DROP_DOWN (drop_down));
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), drop_down);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), meaning);

  return box;
}

static void
update_house_rules (TcPlayOptions *self, TcRuleset *ruleset)
{
  TcScenario *scenario = tc_ruleset_get_scenario (ruleset);
  g_autoptr (GArray) rules = tc_scenario_list_house_rules (scenario);
  g_autoptr (GString) text =
    g_string_new (rules->len > 0 ? _ ("House rules on:") : _ ("House rules on: none"));

  for (guint i = 0; i < rules->len; i++) {
    g_autofree char *line =
      tc_value_dup_house_rule (scenario, &g_array_index (rules, TcHouseRule, i));

    g_string_append_printf (text, "\n%s", line);
  }
  gtk_label_set_label (self->house_rules, text->str);
}

static void
update_setups (TcPlayOptions *self, TcRuleset *ruleset)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint position = gtk_drop_down_get_selected (self->setup);

  for (guint i = 0; i < tc_ruleset_get_n_setups (ruleset); i++) {
    const TcSetupInfo *setup = tc_ruleset_get_setup (ruleset, i);

    g_ptr_array_add (items, tc_item_new (setup->id, setup->name, "", "", i));
  }
  tc_item_update_store (self->setups, items);
  if (items->len > 0)
    gtk_drop_down_set_selected (self->setup, position < items->len ? position : 0);
}

static void
update_options (TcPlayOptions *self, TcRuleset *ruleset)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->options)) != NULL)
    gtk_box_remove (GTK_BOX (self->options), row);
  for (guint i = 0; i < tc_ruleset_get_system (ruleset)->n_options; i++)
    gtk_box_append (GTK_BOX (self->options), create_option (self, ruleset, i));
  gtk_widget_set_visible (self->options, gtk_widget_get_first_child (self->options) != NULL);
}

static TcRuleset *
get_ruleset (TcPlayOptions *self)
{
  TcBuild *build = self->document != NULL ? tc_document_get_build (self->document) : NULL;

  return build != NULL ? tc_build_get_ruleset (build) : NULL;
}

static void update_secrets (TcPlayOptions *self, TcRuleset *ruleset);

/* A row of widgets for each option is too much for every edit: they are made for whoever looks. */
static void
update_when_seen (TcPlayOptions *self)
{
  TcRuleset *ruleset = get_ruleset (self);

  if (ruleset == NULL || !self->is_stale || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_stale = FALSE;
  self->is_updating = TRUE;
  update_options (self, ruleset);
  update_house_rules (self, ruleset);
  self->is_updating = FALSE;
}

static void
build_changed_cb (TcPlayOptions *self)
{
  TcRuleset *ruleset = get_ruleset (self);

  if (ruleset == NULL)
    return;
  self->is_updating = TRUE;
  update_setups (self, ruleset);
  update_secrets (self, ruleset);
  self->is_updating = FALSE;
  self->is_stale = TRUE;
  update_when_seen (self);
}

static void
tc_play_options_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_play_options_parent_class)->map (widget);
  update_when_seen (TC_PLAY_OPTIONS (widget));
}

/* With each chosen option written into the text, where the system still has it; in one order, so
 * that the same choices are the same text. */
static TcBuild *
build_with_options (TcPlayOptions *self, TcBuild *build)
{
  const TcSystem *system = tc_ruleset_get_system (tc_build_get_ruleset (build));
  TcBuild *with = tc_build_ref (build);

  for (guint i = 0; i < system->n_options; i++) {
    const char *id = system->options[i].id;
    const char *value = g_hash_table_lookup (self->chosen, id);
    TcBuild *next = value != NULL ? tc_build_new_with_option (with, NULL, id, value, NULL) : NULL;

    if (next != NULL) {
      tc_build_unref (with);
      with = next;
    }
  }

  return with;
}

TcRuleset *
tc_play_options_get_playable (TcPlayOptions *self)
{
  TcBuild *build;

  g_return_val_if_fail (TC_IS_PLAY_OPTIONS (self), NULL);

  if (get_ruleset (self) == NULL)
    return NULL;
  build = tc_document_get_build (self->document);
  if (self->playable_of != build) {
    forget_playable (self);
    self->playable_of = tc_build_ref (build);
    self->playable = build_with_options (self, build);
  }
  return tc_build_get_ruleset (self->playable);
}

void
tc_play_options_choose (TcPlayOptions *self, GHashTable *chosen)
{
  g_return_if_fail (TC_IS_PLAY_OPTIONS (self) && chosen != NULL);

  g_hash_table_ref (chosen);
  g_hash_table_unref (self->chosen);
  self->chosen = chosen;
  forget_playable (self);
  self->is_stale = TRUE;
  update_when_seen (self);
}

/* What the scenario says itself is no choice: when that is edited, games begin with the new. */
GHashTable *
tc_play_options_choose_recorded (TcPlayOptions *self, const char *replay)
{
  g_autoptr (GHashTable) chosen = new_choices ();
  GHashTable *before;
  TcRuleset *ruleset;
  const TcSystem *system;

  g_return_val_if_fail (TC_IS_PLAY_OPTIONS (self) && replay != NULL, NULL);

  before = g_hash_table_ref (self->chosen);
  ruleset = get_ruleset (self);
  system = ruleset != NULL ? tc_ruleset_get_system (ruleset) : NULL;
  for (guint i = 0; system != NULL && i < system->n_options; i++) {
    g_autofree char *value = tc_replay_dup_option (replay, system->options[i].id);

    if (value != NULL && g_strcmp0 (value, tc_ruleset_get_option (ruleset, i)) != 0)
      g_hash_table_insert (chosen, g_strdup (system->options[i].id), g_steal_pointer (&value));
  }
  if (g_hash_table_size (chosen) > 0 || g_hash_table_size (before) > 0)
    tc_play_options_choose (self, chosen);
  return before;
}

guint
tc_play_options_get_setup (TcPlayOptions *self)
{
  guint setup = gtk_drop_down_get_selected (self->setup);
  TcRuleset *ruleset = tc_play_options_get_playable (self);

  return ruleset != NULL && setup < tc_ruleset_get_n_setups (ruleset) ? setup : 0;
}

gboolean
tc_play_options_set_setup (TcPlayOptions *self, const char *path)
{
  TcRuleset *ruleset = tc_play_options_get_playable (self);
  TcNode node = TC_NODE_NONE;

  if (ruleset != NULL)
    node = tc_scenario_find_by_path (tc_ruleset_get_scenario (ruleset), path);
  for (guint i = 0; node != TC_NODE_NONE && i < tc_ruleset_get_n_setups (ruleset); i++) {
    if (tc_ruleset_get_setup (ruleset, i)->node == node) {
      gtk_drop_down_set_selected (self->setup, i);
      return TRUE;
    }
  }
  return FALSE;
}

void
tc_play_options_follow (TcPlayOptions *self, TcGame *game)
{
  g_return_if_fail (TC_IS_PLAY_OPTIONS (self) && game != NULL);

  gtk_drop_down_set_selected (self->setup, tc_game_get_setup (game));
  gtk_switch_set_active (self->undo, tc_game_is_undo_allowed (game));
}

gboolean
tc_play_options_read_seed (TcPlayOptions *self, guint64 *out_seed, GError **error)
{
  const char *text = gtk_editable_get_text (self->seed);

  g_return_val_if_fail (TC_IS_PLAY_OPTIONS (self) && out_seed != NULL, FALSE);

  if (*text == '\0')
    return tc_seed_draw (out_seed, error);
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, out_seed, NULL))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _ ("“%s” is not a seed: enter a whole number, or nothing to draw one."), text);
  return FALSE;
}

/* @text: (nullable): what is wrong; %NULL when nothing is. */
static void
say_seed_error (TcPlayOptions *self, const char *text)
{
  GtkAccessible *entry = GTK_ACCESSIBLE (self->seed);

  gtk_label_set_label (self->seed_error, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->seed_error), text != NULL);
  if (text != NULL) {
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
    gtk_accessible_update_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE,
                                 -1);
  } else {
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
    gtk_accessible_reset_state (entry, GTK_ACCESSIBLE_STATE_INVALID);
  }
}

static gboolean
check_seed (TcPlayOptions *self)
{
  g_autoptr (GError) error = NULL;
  guint64 seed;
  gboolean is_right = tc_play_options_read_seed (self, &seed, &error);

  say_seed_error (self, is_right ? NULL : error->message);
  return is_right;
}

gboolean
tc_play_options_check (TcPlayOptions *self)
{
  g_return_val_if_fail (TC_IS_PLAY_OPTIONS (self), FALSE);

  if (check_seed (self))
    return TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self->seed));
  return FALSE;
}

gboolean
tc_play_options_allows_undo (TcPlayOptions *self)
{
  g_return_val_if_fail (TC_IS_PLAY_OPTIONS (self), FALSE);

  return gtk_switch_get_active (self->undo);
}

/* Drawn where it keeps secrets: then nobody sees it. What was refused is read again at each letter
 * until it is right, and not before: half a number is no mistake. */
static void
seed_changed_cb (TcPlayOptions *self)
{
  gboolean is_given = *gtk_editable_get_text (self->seed) != '\0';

  if (gtk_widget_get_visible (GTK_WIDGET (self->seed_error)))
    check_seed (self);
  gtk_widget_set_visible (self->seed_warning, self->hides && is_given);
}

static void
draw_seed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcPlayOptions *self = TC_PLAY_OPTIONS (widget);
  g_autofree char *text = NULL;
  guint64 seed;

  if (!self->hides && tc_seed_draw (&seed, NULL))
    text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  gtk_editable_set_text (self->seed, text != NULL ? text : "");
}

/* A game without secrets begins with the same seed every time, so that it can be talked about. */
static void
update_secrets (TcPlayOptions *self, TcRuleset *ruleset)
{
  gboolean hides = tc_rules_has_secrets (ruleset);

  if (hides != self->hides)
    gtk_editable_set_text (self->seed, hides ? "" : FIRST_SEED);
  self->hides = hides;
  seed_changed_cb (self);
  gtk_widget_set_visible (self->undo_row, hides);
}

void
tc_play_options_set_document (TcPlayOptions *self, TcDocument *document)
{
  g_return_if_fail (TC_IS_PLAY_OPTIONS (self) && self->document == NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "build-changed", G_CALLBACK (build_changed_cb), self,
                           G_CONNECT_SWAPPED);
  build_changed_cb (self);
}

static void
tc_play_options_dispose (GObject *object)
{
  TcPlayOptions *self = TC_PLAY_OPTIONS (object);

  forget_playable (self);
  g_clear_object (&self->document);
  g_clear_object (&self->setups);
  g_clear_pointer (&self->chosen, g_hash_table_unref);
  G_OBJECT_CLASS (tc_play_options_parent_class)->dispose (object);
}

static void
tc_play_options_class_init (TcPlayOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_play_options_dispose;
  widget_class->map = tc_play_options_map;
  g_type_ensure (TC_TYPE_ITEM);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/turncoat/Turncoat/pages/play/tc-play-options.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, setup);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, seed);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, seed_error);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, seed_warning);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, undo_row);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, undo);
  gtk_widget_class_bind_template_callback (widget_class, seed_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, options);
  gtk_widget_class_bind_template_child (widget_class, TcPlayOptions, house_rules);
  gtk_widget_class_install_action (widget_class, "options.draw-seed", NULL, draw_seed_action);
}

static void
tc_play_options_init (TcPlayOptions *self)
{
  self->chosen = new_choices ();
  self->setups = g_list_store_new (TC_TYPE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->setup, G_LIST_MODEL (self->setups));
}
