/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>

#include "app/tc-application.h"
#include "app/tc-compare-choice.h"
#include "app/tc-compare-window.h"
#include "app/tc-window-private.h"
#include "fixture.h"
#include "widgets.h"

/* Several windows. Quit asks one question at a time, and closes nothing before the last answer; the
 * main menu leads from one to the others. */

#define N_WINDOWS 3

typedef struct {
  Fixture base[N_WINDOWS];
  TcWindow *windows[N_WINDOWS]; /* NULL when it is gone */
} WindowsFixture;

static TcApplication *application;

static void
set_up (WindowsFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < N_WINDOWS; i++) {
    fixture_set_up (&fixture->base[i], data);
    fixture->windows[i] = tc_window_new (GTK_APPLICATION (application));
    g_object_add_weak_pointer (G_OBJECT (fixture->windows[i]), (gpointer *) &fixture->windows[i]);
    gtk_window_present (GTK_WINDOW (fixture->windows[i]));
    tc_window_open (fixture->windows[i], fixture->base[i].path);
    wait_for_build (tc_window_get_document (fixture->windows[i]));
  }
  run_until_idle ();
}

static void
tear_down (WindowsFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < N_WINDOWS; i++) {
    if (fixture->windows[i] != NULL) {
      wait_for_build (tc_window_get_document (fixture->windows[i]));
      gtk_window_destroy (GTK_WINDOW (fixture->windows[i]));
    }
    run_until_idle ();
    fixture_tear_down (&fixture->base[i], data);
  }
}

static void
edit (WindowsFixture *fixture, guint i, const char *name)
{
  TcDocument *document = tc_window_get_document (fixture->windows[i]);
  g_autoptr (GError) error = NULL;

  tc_document_break_merge (document);
  g_assert_true (tc_document_set_attribute (document, ARDENNES, "name", name, &error));
  g_assert_no_error (error);
}

static void
quit (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
}

/* The shortcut of @window for Ctrl and @key. */
static void
press_control (GtkWindow *window, guint key)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (window));
  GtkShortcutTrigger *wanted = gtk_keyval_trigger_new (key, GDK_CONTROL_MASK);
  g_autoptr (GtkShortcutTrigger) owned = wanted;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkEventController) each = g_list_model_get_item (all, i);
    GListModel *shortcuts = GTK_IS_SHORTCUT_CONTROLLER (each) ? G_LIST_MODEL (each) : NULL;

    for (guint k = 0; shortcuts != NULL && k < g_list_model_get_n_items (shortcuts); k++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (window),
                                        NULL))
        return;
    }
  }
  g_assert_not_reached ();
}

/* (nullable): the question, of which there is never more than one. */
static GtkWindow *
find_only_question (void)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

    if (!ADW_IS_MESSAGE_DIALOG (each) || !gtk_widget_get_visible (GTK_WIDGET (each)))
      continue;
    g_assert_null (found);
    found = each;
  }
  return found;
}

/* The number of the window that asks. */
static guint
get_asking (WindowsFixture *fixture)
{
  GtkWindow *question;

  while ((question = find_only_question ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < N_WINDOWS; i++)
    if (gtk_window_get_transient_for (question) == GTK_WINDOW (fixture->windows[i]))
      return i;
  g_assert_not_reached ();
}

static void
answer (const char *response)
{
  GtkWindow *question = find_only_question ();

  /* As its button does. */
  g_object_ref (question);
  gtk_widget_set_visible (GTK_WIDGET (question), FALSE);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
  gtk_window_destroy (question);
  g_object_unref (question);
  run_until_idle ();
}

static void
assert_all_stay (WindowsFixture *fixture)
{
  for (guint i = 0; i < N_WINDOWS; i++) {
    g_assert_nonnull (fixture->windows[i]);
    g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->windows[i])));
  }
}

static void
wait_until_gone (WindowsFixture *fixture)
{
  for (guint i = 0; i < N_WINDOWS; i++)
    while (fixture->windows[i] != NULL)
      g_main_context_iteration (NULL, TRUE);
}

static void
test_one_after_another (WindowsFixture *fixture, gconstpointer data)
{
  guint first, second;

  edit (fixture, 0, "Eifel");
  edit (fixture, 2, "Wald");
  quit ();
  first = get_asking (fixture);
  answer ("discard");
  second = get_asking (fixture);
  g_assert_cmpuint (first + second, ==, 2);
  g_assert_cmpuint (first, !=, second);
  assert_all_stay (fixture);
  answer ("discard");
  wait_until_gone (fixture);
}

/* Cancel keeps all the windows, and what was answered before it is asked again the next time. */
static void
test_cancelled (WindowsFixture *fixture, gconstpointer data)
{
  guint first;

  edit (fixture, 0, "Eifel");
  edit (fixture, 1, "Wald");
  quit ();
  first = get_asking (fixture);
  answer ("discard");
  get_asking (fixture);
  answer ("cancel");
  g_assert_null (find_only_question ());
  assert_all_stay (fixture);
  gtk_window_close (GTK_WINDOW (fixture->windows[first]));
  g_assert_cmpuint (get_asking (fixture), ==, first);
  answer ("cancel");
  assert_all_stay (fixture);
}

/* The window that asks comes to the front, with its question; it does not ask twice. */
static void
test_while_asking (WindowsFixture *fixture, gconstpointer data)
{
  edit (fixture, 0, "Eifel");
  edit (fixture, 1, "Wald");
  gtk_window_close (GTK_WINDOW (fixture->windows[1]));
  g_assert_cmpuint (get_asking (fixture), ==, 1);
  quit ();
  run_until_idle ();
  quit ();
  run_until_idle ();
  g_assert_cmpuint (get_asking (fixture), ==, 1);
  answer ("discard");
  g_assert_cmpuint (get_asking (fixture), ==, 0);
  assert_all_stay (fixture);
  answer ("cancel");
}

static void
test_saved (WindowsFixture *fixture, gconstpointer data)
{
  edit (fixture, 1, "Eifel");
  quit ();
  g_assert_cmpuint (get_asking (fixture), ==, 1);
  answer ("save");
  wait_until_gone (fixture);
  {
    g_autofree char *text = fixture_read (&fixture->base[1]);

    g_assert_nonnull (strstr (text, "name=\"Eifel\""));
  }
}

/* A save that fails keeps the program. */
static void
test_not_saved (WindowsFixture *fixture, gconstpointer data)
{
  edit (fixture, 1, "Eifel");
  fixture_rewrite (&fixture->base[1], "name=\"Sedan\"", "name=\"Sedan (theirs)\"");
  quit ();
  g_assert_cmpuint (get_asking (fixture), ==, 1);
  answer ("save");
  g_assert_cmpuint (get_asking (fixture), ==, 1); /* whose changes are to be kept */
  answer ("cancel");
  assert_all_stay (fixture);
  g_assert_null (find_only_question ());
}

/* What was changed after the answer is asked about again. */
static void
test_changed_after_the_answer (WindowsFixture *fixture, gconstpointer data)
{
  guint first, second;

  edit (fixture, 0, "Eifel");
  edit (fixture, 1, "Wald");
  quit ();
  first = get_asking (fixture);
  answer ("discard");
  second = get_asking (fixture);
  edit (fixture, first, "Forest");
  wait_for_build (tc_window_get_document (fixture->windows[first]));
  answer ("discard");
  g_assert_cmpuint (get_asking (fixture), ==, first);
  g_assert_cmpuint (first, !=, second);
  assert_all_stay (fixture);
  answer ("cancel");
}

/* (transfer full) (nullable): the other windows in the main menu of the window @i. */
static GMenuModel *
open_list (WindowsFixture *fixture, guint i)
{
  TcWindow *window = fixture->windows[i];
  GMenuModel *section = G_MENU_MODEL (window->window_section);

  gtk_menu_button_popup (window->menu_button);
  run_until_idle ();
  gtk_menu_button_popdown (window->menu_button);
  run_until_idle ();
  if (g_menu_model_get_n_items (section) == 0)
    return NULL;
  return g_menu_model_get_item_link (section, 0, G_MENU_LINK_SUBMENU);
}

/* @n windows, of whose labels one has @file. */
static void
assert_listed (GMenuModel *list, int n, const char *file)
{
  guint n_found = 0;

  g_assert_cmpint (g_menu_model_get_n_items (list), ==, n);
  for (int i = 0; i < n; i++) {
    g_autofree char *label = NULL;

    g_assert_true (g_menu_model_get_item_attribute (list, i, "label", "s", &label));
    g_assert_true (g_str_has_prefix (label, "Betrayal! France"));
    n_found += strstr (label, file) != NULL;
  }
  g_assert_cmpuint (n_found, ==, 1);
}

/* Each leads to the others, by what their titles say, with the folder where names are the same; the
 * last one has no list. */
static void
test_listed (WindowsFixture *fixture, gconstpointer data)
{
  g_autoptr (GMenuModel) list = open_list (fixture, 0);
  g_autoptr (GMenuModel) shorter = NULL;
  g_autofree char *folder = g_path_get_basename (fixture->base[2].folder);
  g_autoptr (GVariant) target = NULL;

  assert_listed (list, 2, folder);
  target = g_menu_model_get_item_attribute_value (list, 0, "target", G_VARIANT_TYPE_UINT32);
  g_assert_true (TC_IS_WINDOW (gtk_application_get_window_by_id (GTK_APPLICATION (application),
                                                                 g_variant_get_uint32 (target))));
  gtk_window_close (GTK_WINDOW (fixture->windows[2]));
  run_until_idle ();
  edit (fixture, 1, "Eifel");
  run_until_idle ();
  shorter = open_list (fixture, 0);
  assert_listed (shorter, 1, "• copy");
  tc_window_leave (fixture->windows[1]);
  run_until_idle ();
  g_assert_null (open_list (fixture, 0));
}

/* (transfer none): the one comparison that there is. */
static GtkWindow *
find_comparison (void)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

    if (TC_IS_COMPARE_WINDOW (each)) {
      g_assert_null (found);
      found = each;
    }
  }
  return found;
}

/* A comparison is listed as well, in its own window and in others, and comes to the front. */
static void
test_comparison_listed (WindowsFixture *fixture, gconstpointer data)
{
  GtkWidget *other = GTK_WIDGET (fixture->windows[2]);
  GtkWindow *comparison;
  GMenuModel *list;

  edit (fixture, 1, "Eifel");
  gtk_widget_activate_action (GTK_WIDGET (fixture->windows[1]), "win.show-difference", NULL);
  run_until_idle ();
  comparison = find_comparison ();
  for (guint i = 1; i < N_WINDOWS; i++) {
    g_autoptr (GVariant) target = NULL;
    g_autofree char *label = NULL;
    int n_found = -1;

    list = open_list (fixture, i);
    g_assert_cmpint (g_menu_model_get_n_items (list), ==, N_WINDOWS);
    for (int k = 0; k < N_WINDOWS && n_found < 0; k++) {
      g_clear_pointer (&label, g_free);
      g_assert_true (g_menu_model_get_item_attribute (list, k, "label", "s", &label));
      if (g_str_has_prefix (label, "Differences"))
        n_found = k;
    }
    g_assert_cmpstr (label, ==, "Differences — copy.scenario.xml");
    target = g_menu_model_get_item_attribute_value (list, n_found, "target", NULL);
    gtk_widget_set_visible (GTK_WIDGET (comparison), FALSE);
    gtk_widget_activate_action_variant (other, "win.present-comparison", target);
    g_assert_true (gtk_widget_get_visible (GTK_WIDGET (comparison)));
    g_object_unref (list);
  }
  gtk_window_destroy (comparison);
  list = open_list (fixture, 2);
  g_assert_cmpint (g_menu_model_get_n_items (list), ==, N_WINDOWS - 1);
  g_object_unref (list);
}

/* (nullable): what was opened from @parent. */
static GtkWindow *
find_opened (TcWindow *parent)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

    if (gtk_window_get_transient_for (each) == GTK_WINDOW (parent))
      return each;
  }
  return NULL;
}

/* The keys of the window are those of what is opened from it, too. */
static void
test_keys_close (WindowsFixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "win.show-difference", "win.choose-comparison", "win.new",
                                         "win.shortcuts", "app.about" };

  gtk_window_present (GTK_WINDOW (fixture->windows[0]));
  edit (fixture, 0, "Eifel");
  wait_for_build (tc_window_get_document (fixture->windows[0]));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    gtk_widget_activate_action (GTK_WIDGET (fixture->windows[0]), actions[i], NULL);
    run_until_idle ();
    g_assert_nonnull (find_opened (fixture->windows[0]));
    press_control (find_opened (fixture->windows[0]), GDK_KEY_w);
    run_until_idle ();
    g_assert_null (find_opened (fixture->windows[0]));
  }
  assert_all_stay (fixture);
}

static void
wait_for_row (GtkWindow *choice, const char *part, const char *path)
{
  GtkWidget *list;

  while (find_label (GTK_WIDGET (choice), path) == NULL)
    g_main_context_iteration (NULL, TRUE);
  list =
    GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (choice), TC_TYPE_COMPARE_CHOICE, part));
  g_assert_true (gtk_widget_get_mapped (list));
  g_assert_nonnull (find_label (list, path));
}

/* (nullable): the window that the test did not open. */
static TcWindow *
find_fourth (WindowsFixture *fixture)
{
  GList *all = gtk_application_get_windows (GTK_APPLICATION (application));

  for (; all != NULL; all = all->next)
    if (all->data != fixture->windows[0] && all->data != fixture->windows[1] &&
        all->data != fixture->windows[2])
      return all->data;

  return NULL;
}

/* What comes with the program is shown in a new window, which may lie exactly on the one before and
 * says so. */
static void
test_shipped_beside (WindowsFixture *fixture, gconstpointer data)
{
  GtkWidget *asked = GTK_WIDGET (fixture->windows[0]);
  TcWindow *beside;

  gtk_widget_activate_action (asked, "win.show-shipped", NULL);
  run_until_idle ();
  beside = find_fourth (fixture);
  g_assert_nonnull (beside);
  g_assert_null (tc_document_get_source (tc_window_get_document (beside)));
  while (find_label (GTK_WIDGET (beside), "Opened in a new window.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (tc_document_get_source (tc_window_get_document (fixture->windows[0])));
  gtk_window_destroy (GTK_WINDOW (beside));
  run_until_idle ();
}

/* What is open in other windows can be compared without looking for its file, and so can what was
 * open lately. */
static void
test_offered_for_comparison (WindowsFixture *fixture, gconstpointer data)
{
  GtkWindow *choice;
  GtkWidget *label;

  gtk_window_close (GTK_WINDOW (fixture->windows[2]));
  while (fixture->windows[2] != NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->windows[0]), "win.choose-comparison", NULL);
  choice = find_opened (fixture->windows[0]);
  wait_for_row (choice, "opened_list", fixture->base[1].path);
  if (fixture->windows[0]->settings != NULL)
    wait_for_row (choice, "recent_list", fixture->base[2].path);
  g_assert_null (find_label (GTK_WIDGET (choice), fixture->base[0].path));
  label = find_label (GTK_WIDGET (choice), fixture->base[1].path);
  gtk_widget_activate (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW));
  run_until_idle ();
  g_assert_true (TC_IS_COMPARE_WINDOW (find_opened (fixture->windows[0])));
  gtk_window_destroy (find_opened (fixture->windows[0]));
}

static void
test_keys_quit (WindowsFixture *fixture, gconstpointer data)
{
  edit (fixture, 0, "Eifel");
  gtk_widget_activate_action (GTK_WIDGET (fixture->windows[0]), "win.show-difference", NULL);
  run_until_idle ();
  press_control (find_opened (fixture->windows[0]), GDK_KEY_q);
  g_assert_cmpuint (get_asking (fixture), ==, 0);
  answer ("discard");
  wait_until_gone (fixture);
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/windows/" name, WindowsFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  int result;

  init_widgets (&argc, &argv);
  gtk_source_init ();
  application = tc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  ADD ("listed", test_listed);
  ADD ("comparison-listed", test_comparison_listed);
  ADD ("keys-close", test_keys_close);
  ADD ("offered-for-comparison", test_offered_for_comparison);
  ADD ("keys-quit", test_keys_quit);
  ADD ("shipped-beside", test_shipped_beside);
  ADD ("quit-one-after-another", test_one_after_another);
  ADD ("quit-cancelled", test_cancelled);
  ADD ("quit-while-asking", test_while_asking);
  ADD ("quit-saved", test_saved);
  ADD ("quit-not-saved", test_not_saved);
  ADD ("quit-changed-after-the-answer", test_changed_after_the_answer);
  result = g_test_run ();
  g_clear_object (&application);

  return result;
}
