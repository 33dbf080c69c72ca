/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "document/tc-node.h"
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
  for (guint i = 0; i < self->inner->len; i++)
    gtk_box_remove (self->parts, self->inner->pdata[i]);
  g_ptr_array_set_size (self->lists, 0);
  g_ptr_array_set_size (self->inner, 0);
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

/* (transfer none): a heading and a sheet of what is inside @row. */
static GtkWidget *
add_inner (TcSetupsPage *self, TcScenario *scenario, TcNode row)
{
  const TcSchemaContent *content = tc_scenario_get_element (scenario, row)->content;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), tc_sheet_list_new (self->document, content->elements[0]));
  gtk_box_append (self->parts, box);
  g_ptr_array_add (self->inner, box);

  return box;
}

/* Where the pieces of each row may go that a player places: a sheet for each. */
static void
update_inner (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  TcNode row = TC_NODE_NONE;
  guint n = 0;

  while ((row = tc_scenario_find_child_by_role (scenario, setup, "free-stock", row)) !=
         TC_NODE_NONE) {
    GtkWidget *box = n < self->inner->len ? self->inner->pdata[n] : add_inner (self, scenario, row);
    GtkWidget *heading = gtk_widget_get_first_child (box);
    g_autofree char *kind = tc_node_dup_kind (scenario, row);
    g_autofree char *title = tc_node_dup_title (scenario, row);
    /* Translators: what a row is, and whose */
    g_autofree char *text = g_strdup_printf (_ ("%s: %s"), kind, title);

    gtk_label_set_label (GTK_LABEL (heading), text);
    tc_sheet_list_update (TC_SHEET_LIST (gtk_widget_get_next_sibling (heading)), scenario, row);
    n++;
  }
  for (; self->inner->len > n; g_ptr_array_remove_index (self->inner, self->inner->len - 1))
    gtk_box_remove (self->parts, self->inner->pdata[self->inner->len - 1]);
}

void
tc_setups_page_update_rows (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  const TcSchemaElement *element = tc_scenario_get_element (scenario, setup);

  if (element != self->element)
    make_lists (self, element);
  for (guint i = 0; i < self->lists->len; i++)
    tc_sheet_list_update (self->lists->pdata[i], scenario, setup);
  update_inner (self, scenario, setup);
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

static void
show_answer (TcSetupsPage *self, TcSetupVerdict verdict, const char *text)
{
  static const char *const icons[] = { "object-select-symbolic", "dialog-error-symbolic",
                                       "dialog-question-symbolic" };

  gtk_image_set_from_icon_name (self->answer_icon, icons[verdict]);
  gtk_label_set_label (self->answer, text);
  if (verdict == TC_SETUP_IMPOSSIBLE)
    gtk_widget_add_css_class (self->answer_bar, "bad");
  else
    gtk_widget_remove_css_class (self->answer_bar, "bad");
}

/* @path: of a datum or of an attribute of it */
static TcNode
find_datum (TcScenario *scenario, const char *path)
{
  const char *attribute = strstr (path, "/@");
  g_autofree char *datum =
    g_strndup (path, attribute != NULL ? (gsize) (attribute - path) : strlen (path));

  return tc_scenario_find_by_path (scenario, datum);
}

/* Where rows count pieces, what is wrong with them is in the problems of the setup. */
static void
update_problems (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcReport *report = build != NULL ? tc_build_get_report (build) : NULL;
  guint n = report != NULL ? tc_report_get_n (report) : 0;
  g_autofree char *path = tc_scenario_dup_path (scenario, setup);
  guint n_shown = 0;

  for (guint i = 0; i < n; i++) {
    const TcFinding *finding = tc_report_get (report, i);
    TcFreeReason reason = { .text = finding->message };

    if (finding->severity != TC_SEVERITY_ERROR || finding->path == NULL ||
        !g_str_has_prefix (finding->path, path))
      continue;
    reason.node = find_datum (scenario, finding->path);
    add_reason (self, scenario, &reason);
    n_shown++;
  }
  gtk_widget_set_visible (self->answer_bar, TRUE);
  show_answer (self, n_shown > 0 ? TC_SETUP_IMPOSSIBLE : TC_SETUP_POSSIBLE,
               n_shown > 0 ? _ ("This setup cannot be completed:")
                           : _ ("All pieces of this setup have a place."));
}

void
tc_setups_page_update_answer (TcSetupsPage *self, TcScenario *scenario, TcNode setup)
{
  g_autoptr (TcFreeSetup) free_setup = tc_free_setup_new (scenario, setup);
  g_autoptr (TcFreeAnswer) answer = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->reasons))) != NULL)
    gtk_box_remove (self->reasons, child);
  if (self->has_stock) {
    update_problems (self, scenario, setup);
    return;
  }
  gtk_widget_set_visible (self->answer_bar, tc_free_setup_get_n_quotas (free_setup) > 0);
  if (tc_free_setup_get_n_quotas (free_setup) == 0)
    return;
  answer = tc_free_setup_check (free_setup, QUICK_STEPS);
  show_answer (self, answer->verdict,
               answer->verdict == TC_SETUP_IMPOSSIBLE
                 ? _ ("This setup cannot be completed. These rules together prevent it:")
                 : answer->text);
  for (guint i = 0; i < answer->reasons->len; i++)
    add_reason (self, scenario, answer->reasons->pdata[i]);
}
