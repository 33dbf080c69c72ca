/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtksourceview/gtksource.h>
#include <string.h>

#include "app/tc-window-private.h"
#include "fixture.h"
#include "widgets.h"

/* A window that is closed, saved and filled while a thread is still at work for it: nothing is
 * lost, and what happens is the same every time. */

typedef struct {
  Fixture base;
  TcWindow *window; /* NULL when it is gone */
  TcDocument *document;
} FilesFixture;

static void
set_up (FilesFixture *fixture, gconstpointer data)
{
  fixture_set_up (&fixture->base, data);
  fixture->window = tc_window_new (NULL);
  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  fixture->document = g_object_ref (tc_window_get_document (fixture->window));
  gtk_window_present (GTK_WINDOW (fixture->window));
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
  run_until_idle ();
}

static void
tear_down (FilesFixture *fixture, gconstpointer data)
{
  wait_for_build (fixture->document);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  run_until_idle ();
  g_clear_object (&fixture->document);
  fixture_tear_down (&fixture->base, data);
}

static void
edit (FilesFixture *fixture, const char *name)
{
  g_autoptr (GError) error = NULL;

  tc_document_break_merge (fixture->document);
  g_assert_true (tc_document_set_attribute (fixture->document, ARDENNES, "name", name, &error));
  g_assert_no_error (error);
}

static void
save (FilesFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.save", NULL);
}

static gboolean
is_saved_as (FilesFixture *fixture, const char *name)
{
  g_autofree char *text = fixture_read (&fixture->base);
  g_autofree char *said = g_strdup_printf ("id=\"ardennes\" name=\"%s\"", name);

  return strstr (text, said) != NULL;
}

static void
wait_until_gone (FilesFixture *fixture)
{
  while (fixture->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* (nullable) */
static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (each))
      return ADW_MESSAGE_DIALOG (each);
  }
  return NULL;
}

static AdwMessageDialog *
wait_for_dialog (void)
{
  AdwMessageDialog *dialog;

  while ((dialog = find_dialog ()) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return dialog;
}

static void
answer (const char *response)
{
  AdwMessageDialog *dialog = wait_for_dialog ();

  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_closed_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  g_assert_true (tc_document_is_saving (fixture->document));
  gtk_window_close (GTK_WINDOW (fixture->window));
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_nonnull (fixture->window);
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  g_assert_null (find_dialog ());
}

/* What came after the save began is not in it: the window asks. */
static void
test_changed_and_closed_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  edit (fixture, "Hunsrueck");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("save");
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Hunsrueck"));
}

/* The answer is about what was there when it was given. */
static void
test_changed_after_the_answer (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("save");
  g_assert_true (tc_document_is_saving (fixture->document));
  edit (fixture, "Hunsrueck");
  answer ("cancel");
  run_until_idle ();
  g_assert_nonnull (fixture->window);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  wait_for_build (fixture->document);
  g_assert_cmpstr (get_value (fixture->document, ARDENNES, "name"), ==, "Hunsrueck");
  tc_document_undo (fixture->document);
}

/* The second time it is for what was changed since the first. */
static void
test_saved_twice (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  edit (fixture, "Hunsrueck");
  save (fixture);
  wait_for_build (fixture->document);
  g_assert_false (tc_document_is_modified (fixture->document));
  g_assert_true (is_saved_as (fixture, "Hunsrueck"));
}

/* A save that fails keeps the window that was to be closed after it. */
static void
test_closed_while_a_save_fails (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  fixture_rewrite (&fixture->base, "name=\"Sedan\"", "name=\"Sedan (theirs)\"");
  save (fixture);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("cancel");
  for (guint i = 0; i < 20; i++)
    run_until_idle ();
  g_assert_nonnull (fixture->window);
  g_assert_null (find_dialog ());
  g_assert_true (tc_document_is_modified (fixture->document));
  g_assert_true (is_saved_as (fixture, "Ardennes"));
  tc_document_undo (fixture->document);
}

static void
test_opened_while_saving (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  save (fixture);
  tc_window_open (fixture->window, fixture->base.path);
  wait_for_build (fixture->document);
  g_assert_true (is_saved_as (fixture, "Eifel"));
  g_assert_cmpuint (tc_document_get_n_steps (fixture->document), ==, 1);
}

/* A window has a file from the moment that it begins to read it: no second one opens it. */
static void
test_closed_while_opening (FilesFixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->base.folder, "other.xml", NULL);

  g_assert_true (tc_window_is_at (fixture->window, fixture->base.path));
  g_assert_false (tc_window_is_at (fixture->window, other));
  tc_window_open (fixture->window, other);
  g_assert_true (tc_window_is_at (fixture->window, other));
  gtk_window_close (GTK_WINDOW (fixture->window));
  wait_until_gone (fixture);
}

static void
test_given_up (FilesFixture *fixture, gconstpointer data)
{
  edit (fixture, "Eifel");
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer ("discard");
  wait_until_gone (fixture);
  g_assert_true (is_saved_as (fixture, "Ardennes"));
}

#define ADD(name, test)                                                                            \
  g_test_add ("/editor/window/files/" name, FilesFixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  gtk_source_init ();
  ADD ("closed-while-saving", test_closed_while_saving);
  ADD ("changed-and-closed-while-saving", test_changed_and_closed_while_saving);
  ADD ("changed-after-the-answer", test_changed_after_the_answer);
  ADD ("saved-twice", test_saved_twice);
  ADD ("closed-while-a-save-fails", test_closed_while_a_save_fails);
  ADD ("opened-while-saving", test_opened_while_saving);
  ADD ("closed-while-opening", test_closed_while_opening);
  ADD ("given-up", test_given_up);

  return g_test_run ();
}
