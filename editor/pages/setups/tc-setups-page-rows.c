/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "pages/setups/tc-setups-page-private.h"
#include "sheet/tc-sheet-list.h"

/* The rows of a setup as sheets, and the live answer to "can this be completed?". */

#define QUICK_STEPS 200000u /* what is looked at after each edit */

static void
make_lists (TcSetupsPage *self, const TcSchemaElement *element)
{
  const TcSchemaContent *content = element->content;

  for (guint i = 0; i < self->lists->len; i++)
    gtk_box_remove (self->parts, self->lists->pdata[i]);
  g_ptr_array_set_size (self->lists, 0);
  self->element = element;
  /* What the map shows comes last: quotas and arrivals are what this view is for. */
  for (guint pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < content->n_elements; i++) {
      const TcSchemaElement *child = content->elements[i];
      gboolean is_on_map = g_strcmp0 (child->role, "placement") == 0;
      GtkWidget *list;

      if (is_on_map != (pass == 1))
        continue;
      list = tc_sheet_list_new (self->document, child);
      gtk_box_append (self->parts, list);
      g_ptr_array_add (self->lists, list);
    }
  }
}

void
tc_setups_page_update_rows (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, setup);

  if (element != self->element)
    make_lists (self, element);
  for (guint i = 0; i < self->lists->len; i++)
    tc_sheet_list_update (self->lists->pdata[i], scenario, setup);
}

/* Each rule of the conflict leads to the datum that states it. */
static void
add_reason (TcSetupsPage *self, TcScenario *scenario, const TcFreeReason *reason)
{
  GtkWidget *label = gtk_label_new (reason->text);
  GtkWidget *widget = label;

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (reason->node != TC_NODE_NONE) {
    g_autofree char *path = tc_scenario_dup_path (scenario, reason->node);

    widget = gtk_button_new ();
    gtk_button_set_child (GTK_BUTTON (widget), label);
    gtk_widget_add_css_class (widget, "flat");
    gtk_widget_add_css_class (widget, "reason");
    gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), "win.select");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (widget), "s", path);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    reason->text, -1);
  }
  gtk_box_append (self->reasons, widget);
}

void
tc_setups_page_update_answer (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);
  g_autoptr (TcFreeAnswer) answer = NULL;
  GtkWidget *child;
  static const char *const icons[] = { "object-select-symbolic", "dialog-error-symbolic",
                                       "dialog-question-symbolic" };

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->reasons))) != NULL)
    gtk_box_remove (self->reasons, child);
  gtk_widget_set_visible (self->answer_bar, tc_free_setup_get_n_quotas (free_setup) > 0);
  if (tc_free_setup_get_n_quotas (free_setup) == 0)
    return;
  answer = tc_free_setup_check (free_setup, QUICK_STEPS);
  gtk_image_set_from_icon_name (self->answer_icon, icons[answer->verdict]);
  gtk_label_set_label (self->answer,
                       answer->verdict == TC_SETUP_IMPOSSIBLE
                         ? _ ("This setup cannot be completed. These rules together prevent it:")
                         : answer->text);
  if (answer->verdict == TC_SETUP_IMPOSSIBLE)
    gtk_widget_add_css_class (self->answer_bar, "bad");
  else
    gtk_widget_remove_css_class (self->answer_bar, "bad");
  for (guint i = 0; i < answer->reasons->len; i++)
    add_reason (self, scenario, answer->reasons->pdata[i]);
}
