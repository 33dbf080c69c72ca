/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>

#include "app/tc-application.h"
#include "app/tc-window-private.h"
#include "fixture.h"
#include "widgets.h"

/* Quit with several windows: one question at a time, and nothing is closed before the last answer.
 */

#define N_WINDOWS 3

typedef struct {
  Fixture base[N_WINDOWS];
  TcWindow *windows[N_WINDOWS]; /* NULL when it is gone */
} QuitFixture;

static TcApplication *application;

static void
set_up (QuitFixture *fixture, gconstpointer data)
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
tear_down (QuitFixture *fixture, gconstpointer data)
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
edit (QuitFixture *fixture, guint i, const char *name)
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

/* (nullable): the question, of which there is never more than one. */
static GtkWindow *
find_question (void)
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
get_asking (QuitFixture *fixture)
{
  GtkWindow *question;

  while ((question = find_question ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < N_WINDOWS; i++)
    if (gtk_window_get_transient_for (question) == GTK_WINDOW (fixture->windows[i]))
      return i;
  g_assert_not_reached ();
}

static void
answer (const char *response)
{
  GtkWindow *question = find_question ();

  /* As its button does. */
  g_object_ref (question);
  gtk_widget_set_visible (GTK_WIDGET (question), FALSE);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), response);
  gtk_window_destroy (question);
  g_object_unref (question);
  run_until_idle ();
}

static void
assert_all_stay (QuitFixture *fixture)
{
  for (guint i = 0; i < N_WINDOWS; i++) {
    g_assert_nonnull (fixture->windows[i]);
    g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->windows[i])));
  }
}

static void
wait_until_gone (QuitFixture *fixture)
{
  for (guint i = 0; i < N_WINDOWS; i++)
    while (fixture->windows[i] != NULL)
      g_main_context_iteration (NULL, TRUE);
}

static void
test_one_after_another (QuitFixture *fixture, gconstpointer data)
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
test_cancelled (QuitFixture *fixture, gconstpointer data)
{
  guint first;

  edit (fixture, 0, "Eifel");
  edit (fixture, 1, "Wald");
  quit ();
  first = get_asking (fixture);
  answer ("discard");
  get_asking (fixture);
  answer ("cancel");
  g_assert_null (find_question ());
  assert_all_stay (fixture);
  gtk_window_close (GTK_WINDOW (fixture->windows[first]));
  g_assert_cmpuint (get_asking (fixture), ==, first);
  answer ("cancel");
  assert_all_stay (fixture);
}

/* The window that asks comes to the front, with its question; it does not ask twice. */
static void
test_while_asking (QuitFixture *fixture, gconstpointer data)
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
test_saved (QuitFixture *fixture, gconstpointer data)
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
test_not_saved (QuitFixture *fixture, gconstpointer data)
{
  edit (fixture, 1, "Eifel");
  fixture_rewrite (&fixture->base[1], "name=\"Sedan\"", "name=\"Sedan (theirs)\"");
  quit ();
  g_assert_cmpuint (get_asking (fixture), ==, 1);
  answer ("save");
  g_assert_cmpuint (get_asking (fixture), ==, 1); /* whose changes are to be kept */
  answer ("cancel");
  assert_all_stay (fixture);
  g_assert_null (find_question ());
}

/* What was changed after the answer is asked about again. */
static void
test_changed_after_the_answer (QuitFixture *fixture, gconstpointer data)
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

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/quit/" name, QuitFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  int result;

  init_widgets (&argc, &argv);
  gtk_source_init ();
  application = tc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  ADD ("one-after-another", test_one_after_another);
  ADD ("cancelled", test_cancelled);
  ADD ("while-asking", test_while_asking);
  ADD ("saved", test_saved);
  ADD ("not-saved", test_not_saved);
  ADD ("changed-after-the-answer", test_changed_after_the_answer);
  result = g_test_run ();
  g_clear_object (&application);

  return result;
}
