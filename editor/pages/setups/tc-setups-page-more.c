/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "document/tc-node.h"
#include "pages/setups/tc-setups-page-private.h"
#include "widgets/tc-save-picture.h"

/* What can be made of a setup: one in which everything is placed, and a picture. */

static void
show_notice (TcSetupsPage *self, const char *text)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", "s", text);
}

/* -- Placing what players would place ---------------------------------------------------------- */

static TcRuleset *
get_ruleset (TcSetupsPage *self)
{
  TcBuild *build = tc_document_get_build (self->document);

  return build != NULL ? tc_build_get_ruleset (build) : NULL;
}

/* By the roles of what a setup leaves to its players. */
static gboolean
leaves_something (TcScenario *scenario, TcNode setup)
{
  static const char *const roles[] = { "quota", "deployment", "free-stock" };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (tc_scenario_find_child_by_role (scenario, setup, roles[i], TC_NODE_NONE) != TC_NODE_NONE)
      return TRUE;

  return FALSE;
}

/* The page now shows another setup than the one that was to be filled: this says so. */
static void
report_setup (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  g_autofree char *title = tc_node_dup_title (scenario, setup);
  /* TRANSLATORS: %s is the name of a setup */
  g_autofree char *text = g_strdup_printf (_ ("Added the setup “%s”"), title);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-edit", "s", text);
}

/* What was added is what the page shows next. */
static void
select_setup (TcSetupsPage *self, const char *id)
{
  g_autoptr (TcScenario) scenario = tc_document_ref_current (self->document, NULL);
  TcNode setup = scenario != NULL ? tc_scenario_find_by_key (scenario, "setup", id) : TC_NODE_NONE;
  g_autofree char *path = setup != TC_NODE_NONE ? tc_scenario_dup_path (scenario, setup) : NULL;

  if (path != NULL)
    tc_document_select (self->document, path);
  if (setup != TC_NODE_NONE)
    report_setup (self, scenario, setup);
}

/* @seed: nullable. */
static void
fill (TcSetupsPage *self, const guint64 *seed)
{
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode node = tc_setups_page_get_setup (self);
  TcRuleset *ruleset = get_ruleset (self);
  g_autoptr (TcFilling) filling = NULL;
  g_autoptr (TcOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  gint setup = -1;

  if (ruleset != NULL && node != TC_NODE_NONE)
    setup = tc_ruleset_find_setup (ruleset, tc_scenario_get_id (scenario, node));
  if (setup < 0) {
    show_notice (self, _ ("The scenario cannot be played yet. Fix its problems first."));
    return;
  }
  filling = tc_filling_new (ruleset, seed);
  operation = tc_filling_make_setup (filling, (guint) setup, NULL, &id);
  if (operation == NULL)
    show_notice (self, _ ("This setup leaves nothing to the players to place."));
  else if (tc_document_apply_operation (self->document, operation, NULL, &error))
    select_setup (self, id);
  else
    show_notice (self, error->message);
}

static void
fill_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fill (TC_SETUPS_PAGE (widget), NULL);
}

static void
seed_cb (AdwMessageDialog *dialog, const char *response, gpointer user_data)
{
  TcSetupsPage *self = user_data;
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  guint64 seed;

  if (self->document == NULL || !g_str_equal (response, "add"))
    return;
  if (g_ascii_string_to_unsigned (gtk_editable_get_text (entry), 10, 0, G_MAXUINT64, &seed, NULL))
    fill (self, &seed);
  else
    show_notice (self, _ ("The seed must be a whole number."));
}

/* One that is drawn is proposed. */
static GtkWidget *
create_seed_entry (void)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *seed = g_strdup_printf ("%d", g_random_int_range (1, 1000000));

  gtk_editable_set_text (GTK_EDITABLE (entry), seed);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Seed"),
                                  -1);

  return entry;
}

static void
fill_at_random_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
    adw_message_dialog_new (window, _ ("Add a Random Copy"),
                            _ ("Adds a copy of this setup in which everything that players would "
                               "place is placed at random, each piece "
                               "where it may go. The same seed gives the same setup again.")));
  GtkWidget *entry = create_seed_entry ();

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "add", _ ("_Add"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "add");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_extra_child (dialog, entry);
  g_signal_connect_object (dialog, "response", G_CALLBACK (seed_cb), widget, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}

/* -- A picture --------------------------------------------------------------------------------- */

static void
save_picture_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcSetupsPage *self = TC_SETUPS_PAGE (widget);
  TcScenario *scenario = tc_document_get_scenario (self->document);
  TcNode setup = tc_setups_page_get_setup (self);
  g_autoptr (GFile) folder = tc_document_dup_save_folder (self->document);

  g_autofree char *stem = tc_document_dup_stem (self->document);
  g_autofree char *proposal = NULL;

  if (scenario == NULL || setup == TC_NODE_NONE)
    return;
  proposal = g_strdup_printf ("%s-%s", stem, tc_scenario_get_id (scenario, setup));
  tc_save_picture (widget, self->board, folder, proposal);
}

/* -- When they can be used --------------------------------------------------------------------- */

void
tc_setups_page_update_more (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  TcRuleset *ruleset = get_ruleset (self);
  gboolean can_fill = ruleset != NULL && tc_document_is_readable (self->document) &&
                      tc_position_can_be_setup (ruleset) && leaves_something (scenario, setup);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setups.fill", can_fill);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setups.fill-at-random", can_fill);
}

void
tc_setups_page_install_more (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "setups.fill", NULL, fill_action);
  gtk_widget_class_install_action (widget_class, "setups.fill-at-random", NULL,
                                   fill_at_random_action);
  gtk_widget_class_install_action (widget_class, "setups.save-picture", NULL, save_picture_action);
}
