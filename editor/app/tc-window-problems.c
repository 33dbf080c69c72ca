/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-window-private.h"

#include <glib/gi18n.h>

#include "app/tc-message.h"
#include "document/tc-node.h"
#include "pages/source/tc-source-page.h"
#include "sheet/tc-sheet.h"
#include "widgets/tc-severity.h"
#include "widgets/tc-tip.h"

#define MESSAGE_KIND "problem"

/* -- The list of them -------------------------------------------------------------------------- */

/* What nobody has changed is no choice of theirs: there may be more problems next time. */
void
tc_window_keep_problems_height (TcWindow *self)
{
  enum { EDGE = 8 }; /* the line between the page and the list, and more than it has */
  int height = gtk_widget_get_height (GTK_WIDGET (self->problems));

  if (!self->shows_problems || height == 0 || ABS (height - self->given_height) <= EDGE)
    return;
  self->problems_height = height;
  if (self->settings != NULL)
    g_settings_set_int (self->settings, "problems-height", height);
}

/* As high as it was made last, or else for the first few; what is above it keeps half of the room.
 */
static gboolean
restore_problems_height (TcWindow *self)
{
  int room = gtk_widget_get_height (self->problems_paned);
  int width = gtk_widget_get_width (self->problems_paned);
  int wanted;
  int least;

  g_object_get (self->problems, "height-request", &least, NULL);
  self->given_height = least;
  if (room == 0)
    return FALSE;
  wanted =
    self->problems_height > 0 ? self->problems_height : tc_problems_measure (self->problems, width);
  self->given_height = MAX (least, MIN (wanted, room / 2));
  gtk_paned_set_position (GTK_PANED (self->problems_paned), room - self->given_height);
  return TRUE;
}

static gboolean
restore_later_cb (GtkWidget *problems, GdkFrameClock *clock, gpointer user_data)
{
  TcWindow *self = user_data;
  gboolean is_set; /* by who was sooner */

  g_object_get (self->problems_paned, "position-set", &is_set, NULL);

  return self->shows_problems && !is_set && !restore_problems_height (self);
}

/* Of a text that cannot be read it is shown before there is any room. */
static void
give_problems_height (TcWindow *self)
{
  if (!restore_problems_height (self))
    gtk_widget_add_tick_callback (GTK_WIDGET (self->problems), restore_later_cb, self, NULL);
}

static gboolean
has_keys (TcWindow *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->problems));
}

/* Whose keys are in the list when it goes has them where they were before. */
static void
leave_problems (TcWindow *self)
{
  GtkWidget *before = self->before_problems;

  tc_window_keep_problems_height (self);
  if (!has_keys (self))
    return;
  if (before == NULL || !gtk_widget_get_mapped (before) || !gtk_widget_grab_focus (before))
    gtk_widget_grab_focus (self->problems_button);
}

void
tc_window_set_problems_shown (TcWindow *self, gboolean is_shown)
{
  if (self->shows_problems == is_shown)
    return;
  if (is_shown) {
    give_problems_height (self);
    tc_message_forget (self->messages, MESSAGE_KIND);
  } else {
    leave_problems (self);
  }
  self->shows_problems = is_shown;
  g_object_notify (G_OBJECT (self), "show-problems");
}

/* Whoever asks for the list goes through it by keys; also when it is there already. */
void
tc_window_enter_problems (TcWindow *self)
{
  tc_window_set_problems_shown (self, TRUE);
  if (has_keys (self))
    return;
  g_set_weak_pointer (&self->before_problems, gtk_root_get_focus (GTK_ROOT (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->problems), TRUE); /* as is bound, which comes later */
  tc_problems_enter (self->problems);
}

/* -- The button -------------------------------------------------------------------------------- */

/* The word is that of the worst: notes keep nobody from playing. What is spoken begins as what is
 * shown, and says all weights. */
void
tc_window_update_problems_button (TcWindow *self, TcReport *report)
{
  guint n_errors = tc_report_count (report, TC_SEVERITY_ERROR);
  gboolean has_any = tc_report_get_n (report) > 0;
  g_autofree char *total = tc_severity_dup_total (report);
  guint n_shown = n_errors > 0 ? n_errors : tc_report_get_n (report);
  /* TRANSLATORS: short for "No Problems", where large text leaves no room for that */
  g_autofree char *count = has_any ? g_strdup_printf ("%u", n_shown) : g_strdup (_ ("OK"));
  g_autofree char *words = tc_severity_dup_counts (report);
  /* TRANSLATORS: "3 Problems", and then "2 errors, 1 warning" */
  g_autofree char *label =
    has_any ? g_strdup_printf (_ ("%s: %s"), total, words) : g_strdup (total);
  g_autofree char *tooltip = has_any ? g_strdup_printf (_ ("List all: %s (F8)"), words)
                                     : g_strdup (_ ("The scenario can be played (F8)"));
  const char *icon = "object-select-symbolic";

  if (n_errors > 0)
    icon = tc_severity_get_icon_name (TC_SEVERITY_ERROR);
  else if (tc_report_count (report, TC_SEVERITY_WARNING) > 0)
    icon = tc_severity_get_icon_name (TC_SEVERITY_WARNING);
  else if (has_any)
    icon = tc_severity_get_icon_name (TC_SEVERITY_NOTE);

  gtk_widget_set_visible (self->problems_button, TRUE);
  if (g_strcmp0 (gtk_image_get_icon_name (self->problems_icon), icon) != 0)
    gtk_image_set_from_icon_name (self->problems_icon, icon);
  gtk_label_set_label (self->problems_total, total);
  gtk_label_set_label (self->problems_count, count);
  tc_tip_set (self->problems_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->problems_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (n_errors > 0)
    gtk_widget_add_css_class (self->problems_button, "error");
  else
    gtk_widget_remove_css_class (self->problems_button, "error");
}

/* -- One of them ------------------------------------------------------------------------------- */

/* (transfer full) (nullable): the path of the setup around what is selected. */
static char *
dup_setup (TcWindow *self, TcScenario *scenario)
{
  TcNode node = scenario != NULL ? tc_document_get_selected_node (self->document) : TC_NODE_NONE;
  TcNode setup =
    node != TC_NODE_NONE ? tc_node_find_role_around (scenario, node, "setup") : TC_NODE_NONE;

  return setup != TC_NODE_NONE ? tc_scenario_dup_path (scenario, setup) : NULL;
}

/* (transfer full) (nullable): the name of the setup that what is selected is in, when that is not
 * the one at @before. */
static char *
dup_new_setup (TcWindow *self, TcScenario *scenario, const char *before)
{
  g_autofree char *path = dup_setup (self, scenario);

  return path != NULL && g_strcmp0 (path, before) != 0
           ? tc_node_dup_title (scenario, tc_scenario_find_by_path (scenario, path))
           : NULL;
}

/* Of all that are gone through only the latest is said. */
static void
say (TcWindow *self, const char *text)
{
  tc_message_replace (self->messages, MESSAGE_KIND, text);
}

/* The pages follow into the setup of the problem, which may not be the one that they showed. */
static void
say_setup (TcWindow *self, const char *setup)
{
  /* TRANSLATORS: %s is the name of a setup */
  g_autofree char *text = g_strdup_printf (_ ("This problem is in the setup “%s”"), setup);

  say (self, text);
}

/* @setup: (nullable): as in say_setup () */
static void
say_problem (TcWindow *self, guint index, const char *setup)
{
  TcBuild *build = tc_document_get_build (self->document);
  const TcFinding *finding = tc_problems_find (build, index);
  guint n = tc_report_get_n (tc_build_get_report (build));
  g_autofree char *message = finding != NULL ? tc_problems_dup_message (build, finding) : NULL;
  g_autofree char *text = NULL;

  if (finding == NULL)
    return;
  text = setup != NULL
           /* TRANSLATORS: the name of a setup, and what is wrong in it */
           ? g_strdup_printf (_ ("Problem %u of %u, in the setup “%s”: %s"), index + 1, n, setup,
                              message)
           /* TRANSLATORS: "Problem 2 of 7: terrain cannot be "marsh"" */
           : g_strdup_printf (_ ("Problem %u of %u: %s"), index + 1, n, message);
  say (self, text);
}

/* The datum at fault, on the page where it is shown best; the source stands at the fault either
 * way, and who reads it stays there.
 * Returns: (transfer full) (nullable): the name of the setup that the pages follow into. */
static char *
show_finding (TcWindow *self, guint index)
{
  TcBuild *build = tc_document_get_build (self->document);
  TcScenario *scenario = build != NULL ? tc_build_get_scenario (build) : NULL;
  const TcFinding *finding;
  TcNode node = TC_NODE_NONE;
  TcPage *source = tc_window_get_page (self, "source");
  TcPage *page = source;
  g_autofree char *setup = NULL;

  finding = build != NULL ? tc_problems_find (build, index) : NULL;
  if (finding == NULL)
    return NULL;
  tc_problems_visit (self->problems, index);
  node = tc_build_find_node (build, finding->source, finding->span.start);
  if (node != TC_NODE_NONE) {
    g_autofree char *before = dup_setup (self, scenario);

    tc_document_select_node (self->document, node);
    setup = dup_new_setup (self, scenario, before);
    if (gtk_stack_get_visible_child (self->pages) != GTK_WIDGET (source))
      page = tc_window_find_page_of (self, scenario, node);
  }
  if (finding->source == tc_build_get_source (build))
    tc_source_page_show (TC_SOURCE_PAGE (source), finding->span.start);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (page));
  if (node != TC_NODE_NONE && !tc_window_is_playing (self)) {
    self->shows_inspector = TRUE;
    g_object_notify (G_OBJECT (self), "show-inspector");
  }
  return g_steal_pointer (&setup);
}

void
tc_window_show_finding (TcWindow *self, guint index)
{
  g_autofree char *setup = show_finding (self, index);

  if (setup != NULL)
    say_setup (self, setup);
}

/* Where the list is shown, it says what is wrong. */
static void
show_step (TcWindow *self, guint index)
{
  g_autofree char *setup = NULL;

  if (self->shows_problems) {
    tc_window_show_finding (self, index);
    return;
  }
  setup = show_finding (self, index);
  say_problem (self, index, setup);
}

/* (nullable): the attribute of @node whose value is at fault. */
static const char *
find_attribute (TcBuild *build, TcNode node, const TcFinding *finding)
{
  const TcSchemaContent *content =
    tc_scenario_get_element (tc_build_get_scenario (build), node)->content;
  TcSpan span;

  for (guint i = 0; i < content->n_attributes; i++)
    if (tc_build_find_span (build, node, content->attributes[i].name, &span) &&
        finding->span.start >= span.start && finding->span.end <= span.end)
      return content->attributes[i].name;
  return NULL;
}

/* Whether a sheet in @root that can be seen has a cell for it, which has the keys then. */
static gboolean
enter_cell (GtkWidget *root, const char *path, const char *attribute)
{
  if (!gtk_widget_get_mapped (root))
    return FALSE;
  if (TC_IS_SHEET (root))
    return tc_sheet_enter (TC_SHEET (root), path, attribute);
  for (GtkWidget *each = gtk_widget_get_first_child (root); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    if (enter_cell (each, path, attribute))
      return TRUE;
  return FALSE;
}

/* To the cell or the field of the value at fault. */
static gboolean
enter_value (TcWindow *self, const TcFinding *finding)
{
  TcBuild *build = tc_document_get_build (self->document);
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  TcNode node = tc_build_find_node (build, finding->source, finding->span.start);
  const char *attribute = node != TC_NODE_NONE && finding->source == tc_build_get_source (build)
                            ? find_attribute (build, node, finding)
                            : NULL;

  return attribute != NULL &&
         (enter_cell (page, tc_document_get_selected (self->document), attribute) ||
          tc_inspector_enter (self->inspector, attribute));
}

/* Whoever goes to a problem types next: in the text, or in the value where it is shown. */
void
tc_window_enter_finding (TcWindow *self, guint index)
{
  const TcFinding *finding;
  GtkWidget *page;

  tc_window_show_finding (self, index);
  finding = tc_problems_find (tc_document_get_build (self->document), index);
  page = gtk_stack_get_visible_child (self->pages);
  if (page == GTK_WIDGET (tc_window_get_page (self, "source")) || finding == NULL ||
      !enter_value (self, finding))
    gtk_widget_grab_focus (page);
}

/* From the cursor where the text is read, elsewhere from the problem that was shown last. */
static void
step (TcWindow *self, int by)
{
  TcPage *source = tc_window_get_page (self, "source");
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  gssize caret =
    page == GTK_WIDGET (source) ? tc_source_page_get_place (TC_SOURCE_PAGE (source)) : -1;
  guint index;

  if (!tc_problems_find_next (self->problems, by, caret, &index)) {
    tc_window_show_notice (self, _ ("No problems: the scenario can be played."));
    return;
  }
  show_step (self, index);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}

/* What was typed last may fix one, and moves all behind it. */
static void
step_when_judged (TcWindow *self, int by)
{
  tc_inspector_apply (self->inspector);
  if (tc_document_get_build (self->document) != NULL && tc_document_is_building (self->document))
    self->awaited_step = by;
  else
    step (self, by);
}

void
tc_window_take_awaited_step (TcWindow *self)
{
  int by = self->awaited_step;

  if (by == 0 || tc_document_is_building (self->document))
    return;
  self->awaited_step = 0;
  step (self, by);
}

/* F8: closes the list only where the keys are. */
static void
go_to_list (TcWindow *self)
{
  if (self->shows_problems && has_keys (self))
    tc_window_set_problems_shown (self, FALSE);
  else
    tc_window_enter_problems (self);
}

/* What says that there are problems shows them, and never hides them as F8 does. */
void
tc_window_problems_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TcWindow *self = TC_WINDOW (widget);

  if (g_str_equal (name, "win.list-problems")) {
    tc_window_enter_problems (self);
  } else if (g_str_equal (name, "win.go-to-problems")) {
    go_to_list (self);
  } else if (g_str_equal (name, "win.show-first-problem")) {
    tc_window_set_problems_shown (self, TRUE);
    tc_window_show_finding (self, 0);
  } else {
    step_when_judged (self, g_str_equal (name, "win.next-problem") ? 1 : -1);
  }
}
