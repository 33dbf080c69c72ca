/* SPDX-FileCopyrightText: 2026 The Turncoat authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/tc-message.h"
#include "widgets.h"

#define SECTIONS_WIDTH 150 /* the least that they have in the window */

typedef struct {
  GtkWindow *window;
  GtkBox *box;
} BoxFixture;

static void
set_up (BoxFixture *fixture, gconstpointer data)
{
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_window_set_child (fixture->window, GTK_WIDGET (fixture->box));
  gtk_window_present (fixture->window);
  run_until_idle ();
}

static void
tear_down (BoxFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  run_until_idle ();
}

/* What the box says, from the top, with a bar after each. */
static void
assert_said (BoxFixture *fixture, const char *said)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (GtkWidget *each = gtk_widget_get_first_child (GTK_WIDGET (fixture->box)); each != NULL;
       each = gtk_widget_get_next_sibling (each))
    g_string_append_printf (all, "%s|",
                            gtk_label_get_label (GTK_LABEL (find_type (each, GTK_TYPE_LABEL))));
  g_assert_cmpstr (all->str, ==, said);
}

/* Beside Undo, below the text. */
static GtkWidget *
find_close (GtkWidget *message)
{
  GtkWidget *row = gtk_widget_get_last_child (gtk_widget_get_first_child (message));

  return gtk_widget_get_last_child (row);
}

static void
test_few (BoxFixture *fixture, gconstpointer data)
{
  tc_message_show (fixture->box, "a", FALSE);
  tc_message_show (fixture->box, "b", FALSE);
  tc_message_show (fixture->box, "c", FALSE);
  assert_said (fixture, "a|b|c|");
  tc_message_show (fixture->box, "d", FALSE);
  assert_said (fixture, "b|c|d|");
  tc_message_show (fixture->box, "c", FALSE);
  assert_said (fixture, "b|d|c|");
}

/* Where undoing and redoing have led to replaces where they had led before, and nothing else. */
static void
test_kind (BoxFixture *fixture, gconstpointer data)
{
  tc_message_show (fixture->box, "a", FALSE);
  tc_message_replace (fixture->box, "undo", "Undone: b");
  tc_message_replace (fixture->box, "other", "c");
  assert_said (fixture, "a|Undone: b|c|");
  tc_message_replace (fixture->box, "undo", "Undone: d");
  assert_said (fixture, "a|c|Undone: d|");
}

/* A name of a file is broken where a part of it ends, and is read as it is. */
static void
test_names (BoxFixture *fixture, gconstpointer data)
{
  GtkWidget *label;

  tc_message_show (fixture->box, "Saved ten-turns.scenario.xml. Done.", FALSE);
  label = find_type (gtk_widget_get_first_child (GTK_WIDGET (fixture->box)), GTK_TYPE_LABEL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==,
                   "Saved ten-\u200bturns.\u200bscenario.\u200bxml. Done.");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "Saved ten-turns.scenario.xml. Done.");
}

/* Names of files may hold line ends. */
static void
test_line_ends (BoxFixture *fixture, gconstpointer data)
{
  tc_message_show (fixture->box, "Saved a\nb. Done.", FALSE);
  tc_message_show (fixture->box, "Saved a\nb. Done.", FALSE);
  assert_said (fixture, "Saved a\ufffdb. Done.|");
}

/* However large the text, it needs no more than the sections have: it would cover the page. */
static void
test_width (BoxFixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  const double scales[] = { 1, 1.25, 1.5, 1.75, 2 };
  g_autoptr (TcDocument) document = tc_document_new ();

  use_style ();
  tc_message_show (fixture->box, "Placed 12 pieces. Undo takes them back.", TRUE);
  tc_message_show_edit (fixture->box, "“Summer” is deleted.", document);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++) {
    int width;

    g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * scales[i]), NULL);
    run_until_idle ();
    gtk_widget_measure (GTK_WIDGET (fixture->box), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                        NULL, NULL);
    g_assert_cmpint (width, <=, SECTIONS_WIDTH);
  }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* A warning gives way to nothing but other warnings. */
static void
test_warnings (BoxFixture *fixture, gconstpointer data)
{
  tc_message_show (fixture->box, "first", TRUE);
  for (guint i = 0; i < 5; i++) {
    g_autofree char *text = g_strdup_printf ("%u", i);

    tc_message_show (fixture->box, text, FALSE);
  }
  assert_said (fixture, "first|3|4|");
  for (guint i = 0; i < 3; i++) {
    g_autofree char *text = g_strdup_printf ("warning %u", i);

    tc_message_show (fixture->box, text, TRUE);
  }
  assert_said (fixture, "warning 0|warning 1|warning 2|");
}

static void
test_close (BoxFixture *fixture, gconstpointer data)
{
  GtkWidget *message;

  tc_message_show (fixture->box, "a < b & c", TRUE);
  tc_message_show (fixture->box, "other", FALSE);
  message = gtk_widget_get_first_child (GTK_WIDGET (fixture->box));
  run_until_idle ();
  g_signal_emit_by_name (find_close (message), "clicked");
  run_until_idle ();
  assert_said (fixture, "other|");
}

/* A message that is closed by its button gives the keys back to what had them, and a click on the
 * button never takes them. */
static void
test_focus (BoxFixture *fixture, gconstpointer data)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_button_new_with_label ("first");
  GtkWidget *second = gtk_button_new_with_label ("second");
  GtkWidget *close;

  g_object_ref (fixture->box);
  gtk_window_set_child (fixture->window, all);
  gtk_box_append (GTK_BOX (all), first);
  gtk_box_append (GTK_BOX (all), GTK_WIDGET (fixture->box));
  gtk_box_append (GTK_BOX (all), second);
  g_object_unref (fixture->box);
  run_until_idle ();
  gtk_widget_grab_focus (second);
  tc_message_show (fixture->box, "a", TRUE);
  run_until_idle ();
  close = find_close (gtk_widget_get_first_child (GTK_WIDGET (fixture->box)));
  g_assert_false (gtk_widget_get_focus_on_click (close));
  g_assert_true (gtk_widget_grab_focus (close));
  g_signal_emit_by_name (close, "clicked");
  run_until_idle ();
  g_assert_true (gtk_window_get_focus (fixture->window) == second);
}

/* Nothing is left of it that could be called later. */
static void
test_ends (BoxFixture *fixture, gconstpointer data)
{
  GtkWidget *message;

  tc_message_show (fixture->box, "a", FALSE);
  message = gtk_widget_get_first_child (GTK_WIDGET (fixture->box));
  g_object_add_weak_pointer (G_OBJECT (message), (gpointer *) &message);
  gtk_box_remove (fixture->box, message);
  run_until_idle ();
  g_assert_null (message);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/editor/message/" name, BoxFixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  init_widgets (&argc, &argv);
  ADD ("few", test_few);
  ADD ("kind", test_kind);
  ADD ("names", test_names);
  ADD ("line-ends", test_line_ends);
  ADD ("warnings", test_warnings);
  ADD ("close", test_close);
  ADD ("ends", test_ends);
  ADD ("focus", test_focus);
  ADD ("width", test_width);
  return g_test_run ();
}
